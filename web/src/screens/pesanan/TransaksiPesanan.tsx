// Transaksi Pesanan: who orders what, for which day, at which price, and what is paid down; saved once, printed. F3 adds a
// thing, F4 customer, Alt+S sales person, F6 to F8 payment, F9 save.
import { Alert, Badge, Button, Group, Kbd, Text, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { berat, rupiah } from '@/kit/angka';
import { IsianPindai } from '@/kit/IsianPindai';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { IsianUang } from '@/kit/IsianUang';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import { teksAlasan } from '@/kit/transaksi/alasan';
import { BarisKartu } from '@/kit/transaksi/BarisKartu';
import { baris, hapusBaris, ubahBaris } from '@/kit/transaksi/baris';
import { BAYAR_UANG } from '@/kit/transaksi/bayar';
import { keScan, PapanTransaksi } from '@/kit/transaksi/PapanTransaksi';
import { dariKartu } from '@/kit/transaksi/pelanggan';
import { useSales } from '@/kit/transaksi/sales';
import { TransaksiTersimpan } from '@/kit/transaksi/TransaksiTersimpan';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { kertasPesanan, type MintaBaris } from './api';
import { FormBaris } from './FormBaris';
import { FotoDraf } from './FotoPesanan';
import { kirimFoto, useFotoDraf } from './foto';
import { alasanTampak, janjiHarga, rumusBaris, sebutUangMuka } from './langkah';
import { type KeadaanPesanan, KOLOM_PELANGGAN, TEKS_PESANAN, usePesanan } from './usePesanan';

interface Dialog {
  id?: string;
  awal?: MintaBaris;
}

export default function TransaksiPesanan({ rute }: { rute: Rute }) {
  const t = usePesanan();
  const { keadaan, harga, kolom, terkunci } = t;
  const { hari } = useTempat();
  const sales = useSales(t);
  const foto = useFotoDraf(keadaan.detail);
  const [dialog, setDialog] = useState<Dialog>();
  const wadah = useRef<HTMLDivElement>(null);
  const h = t.hitungan?.hasil;
  const ubah = (bagian: Partial<KeadaanPesanan>, bidang?: string) => t.ganti((k) => ({ ...k, ...bagian }), bidang);
  useYangKurang(t, wadah);
  const gagalFoto = useKirimFoto(t.selesai, foto);

  const tutup = () => {
    setDialog(undefined);
    setTimeout(() => keScan(wadah));
  };
  const tambah = () => {
    t.tutupSelesai();
    setDialog({});
  };
  useTombol([{ kunci: 'F3', arti: 'Tambah barang', aksi: tambah }], dialog === undefined && !terkunci);
  const jadi = (minta: MintaBaris, gambar: Blob | undefined) => {
    const b = dialog?.id ? { id: dialog.id, minta } : baris(minta);
    t.ganti((k) => ({ ...k, detail: dialog?.id ? ubahBaris(k.detail, b.id, minta) : [...k.detail, b] }));
    foto.atur(b.id, gambar);
    tutup();
  };
  const hapus = (id: string) => {
    t.ganti((k) => ({ ...k, detail: hapusBaris(k.detail, id) }));
    foto.atur(id, undefined);
  };
  const pindai = (teks: string) => {
    if (dialog !== undefined || sales.lencana(teks)) return;
    void t.antre(async () => {
      const siapa = t.terkunciKini() ? undefined : await dariKartu(teks.trim().toUpperCase());
      if (siapa) ubah({ pelanggan: siapa }, KOLOM_PELANGGAN);
      else pesan.info('Yang discan bukan kartu member atau lencana sales');
    });
  };
  const gram = keadaan.detail.reduce((mg, b) => mg + Math.round((b.minta.berat_estimasi ?? 0) * 1000), 0) / 1000;
  return (
    <>
      <PapanTransaksi
        rute={rute}
        t={t}
        wadah={wadah}
        dialog={dialog !== undefined}
        label="Simpan Pesanan"
        sebutTotal="Uang muka"
        onSales={sales.pilih}
        banyak={`${keadaan.detail.length} barang · ${berat(gram)} gr`}
        petunjuk="Pilih pelanggan (F4), lalu tambahkan barang yang dipesan (F3)."
        selesai={
          t.selesai && (
            <Tersimpan selesai={t.selesai} gagalFoto={gagalFoto} onTutup={() => [t.tutupSelesai(), keScan(wadah)]} />
          )
        }
        pindai={
          <Group align="flex-end" gap="sm">
            <IsianPindai
              label="Scan kartu member atau lencana sales"
              onPindai={pindai}
              disabled={dialog !== undefined}
              style={{ flex: '1 1 220px' }}
              size="md"
              data-scan
            />
            <Button
              size="md"
              variant="default"
              leftSection={<IconPlus size={18} />}
              rightSection={<Kbd size="xs">F3</Kbd>}
              disabled={terkunci}
              onClick={tambah}
            >
              Tambah Barang
            </Button>
          </Group>
        }
        keterangan={
          <>
            <IsianTanggal
              label="Tanggal janji"
              required
              data-janji
              min={hari.system || undefined}
              value={keadaan.tgl_janji || null}
              onChange={(tgl) => ubah({ tgl_janji: tgl ?? '' }, 'tgl_janji')}
              error={kolom.tgl_janji}
              galatLangsung
              disabled={terkunci}
            />
            <IsianUang
              label="Uang muka"
              required
              data-uang-muka
              value={keadaan.uang_muka}
              onChange={(uang_muka) => ubah({ uang_muka }, 'jumlah_bayar')}
              description={h && !t.basi ? sebutUangMuka(keadaan.uang_muka ?? 0, h) : undefined}
              error={kolom.jumlah_bayar}
              galatLangsung
              disabled={terkunci}
            />
            <TextInput
              label="Keterangan"
              maxLength={200}
              value={keadaan.keterangan}
              onChange={(e) => ubah({ keterangan: e.currentTarget.value }, 'keterangan')}
              error={kolom.keterangan}
              disabled={terkunci}
            />
          </>
        }
        perluIzin={t.basi ? undefined : teksAlasan(alasanTampak(h?.alasan, keadaan.uang_muka))}
        jenisBayar={BAYAR_UANG}
      >
        {keadaan.detail.length > 0 && (
          <ul className={kelas.daftar} aria-label="Barang yang dipesan">
            {keadaan.detail.map((b) => {
              const satu = harga.get(b.id);
              return (
                <BarisKartu
                  key={b.id}
                  nama={b.minta.nama_barang ?? ''}
                  kecil={sebutBaris(b.minta)}
                  foto={<FotoDraf foto={foto.semua.get(b.id)} nama={b.minta.nama_barang ?? ''} />}
                  harga={satu && { harga: satu.harga_estimasi, rumus: rumusBaris(satu) }}
                  lencana={
                    <>
                      <Badge variant="light" color={b.minta.cara_harga === 'LOCK' ? 'blue' : 'gray'}>
                        {b.minta.cara_harga === 'LOCK' ? 'Harga dikunci' : 'Ikut hari ambil'}
                      </Badge>
                      {satu && h && (
                        <Text fz={12} c="dimmed">
                          {janjiHarga(satu, keadaan.tgl_janji && h.tgl_kunci)}
                        </Text>
                      )}
                    </>
                  }
                  salah={t.galat('detail').get(b.id)}
                  terkunci={terkunci}
                  onUbah={() => setDialog({ id: b.id, awal: b.minta })}
                  onHapus={() => hapus(b.id)}
                />
              );
            })}
          </ul>
        )}
        {h && keadaan.detail.length > 0 && (
          <Taksiran
            total={h.total_harga}
            minimal={h.dp_minimal}
            muka={keadaan.uang_muka ?? 0}
            terkunci={terkunci}
            onMinimal={() => {
              ubah({ uang_muka: h.dp_minimal }, 'jumlah_bayar');
              // The button goes; the money is next.
              setTimeout(() => wadah.current?.querySelector<HTMLInputElement>('[data-jumlah-akhir]')?.focus());
            }}
          />
        )}
      </PapanTransaksi>
      {dialog && (
        <FormBaris
          awal={dialog.awal}
          foto={dialog.id ? foto.semua.get(dialog.id) : undefined}
          tgl_janji={keadaan.tgl_janji || hari.system}
          onJadi={(minta, _, gambar) => jadi(minta, gambar)}
          onTutup={tutup}
        />
      )}
    </>
  );
}

const sebutBaris = (m: MintaBaris): string =>
  [
    `${m.kode_group} ${m.kode_dept}`,
    m.ukuran && `ukuran ${m.ukuran}`,
    `taksiran ${berat(m.berat_estimasi ?? 0)} gr`,
    m.keterangan,
  ]
    .filter(Boolean)
    .join(' · ');

interface TaksiranProps {
  total: number;
  minimal: number;
  muka: number;
  terkunci: boolean;
  onMinimal: () => void;
}

function Taksiran({ total, minimal, muka, terkunci, onMinimal }: TaksiranProps) {
  return (
    <section className={kelas.kotak} aria-label="Taksiran">
      <Group justify="space-between">
        <div>
          <Text fz={13} c="dimmed">
            Taksiran seluruhnya
          </Text>
          <Text fw={600} fz={18} data-taksiran-total={total}>
            {rupiah(total)}
          </Text>
        </div>
        <div>
          <Text fz={13} c="dimmed">
            Sisa waktu ambil
          </Text>
          <Text fw={600} fz={18} data-sisa={Math.max(total - muka, 0)}>
            {rupiah(Math.max(total - muka, 0))}
          </Text>
        </div>
        {muka < minimal && (
          <Button variant="light" disabled={terkunci} onClick={onMinimal}>
            Uang muka {rupiah(minimal)}
          </Button>
        )}
      </Group>
    </section>
  );
}

/** To the first field that a save found empty; the customer's complaint goes once there is one. */
function useYangKurang(
  { keadaan, kolom, ganti }: Pick<ReturnType<typeof usePesanan>, 'keadaan' | 'kolom' | 'ganti'>,
  wadah: RefObject<HTMLDivElement | null>,
) {
  const [tanpaOrang, tanpaJanji] = [kolom[KOLOM_PELANGGAN] !== undefined, kolom.tgl_janji === TEKS_PESANAN.janji];
  const orang = keadaan.pelanggan !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each complaint
  useEffect(() => {
    if (tanpaOrang && orang) ganti((k) => k, KOLOM_PELANGGAN);
  }, [tanpaOrang, orang]);
  useEffect(() => {
    const ke = tanpaOrang ? 'section[aria-label="Pelanggan"] input' : tanpaJanji ? '[data-janji]' : '';
    if (ke) setTimeout(() => wadah.current?.querySelector<HTMLInputElement>(ke)?.focus());
  }, [tanpaOrang, tanpaJanji, wadah]);
}

type Selesai = NonNullable<ReturnType<typeof usePesanan>['selesai']>;

/** Pictures follow an order that was saved; which of them did not arrive. */
function useKirimFoto(selesai: Selesai | undefined, foto: ReturnType<typeof useFotoDraf>): readonly number[] {
  const [gagal, setGagal] = useState<readonly number[]>([]);
  const no = selesai?.hasil.no_pesanan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each order once
  useEffect(() => {
    setGagal([]);
    if (!selesai || !no) return;
    if (foto.semua.size === 0) return;
    void kirimFoto(no, selesai.keadaan.detail, foto.semua).then((tertinggal) => {
      setGagal(tertinggal);
      foto.buang(selesai.keadaan.detail);
    });
  }, [no]);
  return gagal;
}

interface TersimpanProps {
  selesai: Selesai;
  gagalFoto: readonly number[];
  onTutup: () => void;
}

function Tersimpan({ selesai: { hasil, keadaan }, gagalFoto, onTutup }: TersimpanProps) {
  return (
    <TransaksiTersimpan
      judul="Pesanan Berhasil Disimpan"
      no={hasil.no_pesanan}
      neto={hasil.jumlah_bayar}
      kembali={hasil.kembali}
      keterangan={`${keadaan.pelanggan?.nama_customer ?? ''} · janji ${hasil.tgl_janji} · sisa ${rupiah(hasil.sisa)}`}
      tengah={
        gagalFoto.length > 0 && (
          <Alert color="orange" role="alert">
            Foto baris {gagalFoto.join(', ')} belum tersimpan. Pasang lagi dari Lihat Pesanan.
          </Alert>
        )
      }
      nota={[kertasPesanan(hasil.no_pesanan)]}
      onTutup={onTutup}
    />
  );
}
