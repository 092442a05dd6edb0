// Transaksi Jual Beli Manual: goods without a barcode out of trays and into them, for one customer, paid at once. F2 what
// is sold, F3 what is bought, F4 customer, F6 to F8 payment, F9 save.
import { Alert, Badge, Button, Group, Kbd, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconArrowsExchange, IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, tulisAngka } from '@/kit/angka';
import { konfirmasi } from '@/kit/dialog';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import { baca } from '@/kit/simpanan';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { useTimbangan } from '@/screens/timbang/timbangan';
import { mg } from '../curah/isi';
import { MASTER } from '../niaga/api';
import { JumlahTransaksi, KakiTransaksi } from '../niaga/KakiTransaksi';
import { baris, dikirim, galatPerId, hapusBaris, type JenisBayar, ubahBaris } from '../niaga/model';
import kelas from '../niaga/niaga.module.css';
import { PanelBayar } from '../niaga/PanelBayar';
import { PanelPelanggan } from '../niaga/PanelPelanggan';
import { TanggalDokumen } from '../niaga/TanggalDokumen';
import { cariFaktur, kueriStokJual, type StokManual } from './api';
import { CariStok } from './CariStok';
import { DaftarManual } from './DaftarManual';
import { FormManual } from './FormManual';
import { dariFaktur, type KeadaanManual, kosong, type MintaManual, sama } from './model';
import { SelesaiManual } from './SelesaiManual';
import { useManual } from './useManual';

interface Dialog {
  sisi: 'jual' | 'beli';
  awal: Partial<MintaManual>;
  stok?: StokManual;
  id?: string;
}

/** Only money pays here: no deposit, no coupon. */
const BAYAR: readonly JenisBayar[] = ['CASH', 'TRANSFER', 'DEBET', 'CREDIT'];

export default function TransaksiManual({ rute }: { rute: Rute }) {
  const t = useManual();
  const { keadaan, harga, simpan } = t;
  const [dialog, setDialog] = useState<Dialog>();
  const wadah = useRef<HTMLDivElement>(null);
  const timbangan = useTimbangan(Number(baca('karat.pilihan.timbangan-baud') ?? '9600') || 9600);
  const sales = useQuery(MASTER.sales);
  const stok = useQuery(kueriStokJual).data ?? [];
  const sibuk = simpan.sibuk;
  const ada = !kosong(keadaan);
  const neto = harga.total?.neto ?? 0;
  const kolom = simpan.kolom;

  const keScan = () => wadah.current?.querySelector<HTMLInputElement>('[data-scan]')?.focus();
  const tutup = () => {
    setDialog(undefined);
    setTimeout(keScan);
  };
  useEffect(() => {
    wadah.current?.querySelector<HTMLInputElement>('[data-scan]')?.focus();
  }, []);
  const beli = (awal: Partial<MintaManual> = {}) => setDialog({ sisi: 'beli', awal });
  useTombol(
    [
      { kunci: 'F3', arti: 'Beli dari customer', aksi: () => beli() },
      {
        kunci: 'Alt+S',
        arti: 'Sales',
        aksi: () => wadah.current?.querySelector<HTMLInputElement>('[data-sales]')?.focus(),
      },
    ],
    dialog === undefined && !sibuk,
  );

  const ubah = (bagian: (lama: KeadaanManual) => KeadaanManual) => {
    simpan.lupakan();
    t.ganti(bagian);
  };
  /** A type that stands there already is changed rather than written twice. */
  const jualDari = (s: StokManual) => {
    t.tutupSelesai();
    const lama = keadaan.jual.find((b) => sama(b.minta, s));
    const { kode_group, kode_dept, kode_gudang, kode_toko } = s;
    setDialog({
      sisi: 'jual',
      stok: s,
      id: lama?.id,
      awal: lama?.minta ?? { kode_group, kode_dept, kode_gudang, kode_toko },
    });
  };
  const dariNota = async (no: string) => {
    t.tutupSelesai();
    try {
      beli(dariFaktur(await cariFaktur('penjualan', no), no) ?? {});
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
  };
  const jadi = (d: Dialog, minta: MintaManual) => {
    ubah((k) => ({ ...k, [d.sisi]: d.id ? ubahBaris(k[d.sisi], d.id, minta) : [...k[d.sisi], baris(minta)] }));
    tutup();
  };
  const kirim = async () => {
    if (sibuk) return;
    if (!simpan.terputus && harga.total && !harga.basi && (t.lunas.kurang > 0 || t.lunas.lebih > 0)) {
      wadah.current?.querySelector<HTMLInputElement>('[data-jumlah-akhir]')?.focus();
      return;
    }
    if (await t.kirim()) setTimeout(keScan);
  };
  const kosongkan = async () => {
    const ya = await konfirmasi('Semua baris transaksi ini dikosongkan.', {
      judul: 'Kosongkan Transaksi',
      ya: 'Kosongkan',
      tidak: 'Batal',
      bahaya: true,
    });
    if (ya) t.bersihkan();
    keScan();
  };
  const galatBayar = galatPerId(kolom, 'pembayaran', dikirim(keadaan.bayar));
  const galat = (sisi: 'jual' | 'beli') => {
    const hitung = sisi === 'jual' ? harga.galatJual : harga.galatBeli;
    return hitung.size > 0
      ? hitung
      : galatPerId(kolom, sisi === 'jual' ? 'detail_barang' : 'detail_beli', keadaan[sisi]);
  };
  const semua = [...keadaan.jual, ...keadaan.beli];
  const gram = semua.reduce((n, b) => n + mg(b.minta.berat), 0) / 1000;
  const qty = semua.reduce((n, b) => n + b.minta.qty, 0);
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      keadaan={
        <Badge size="lg" variant="light" radius="sm" tt="none" data-total>
          {tulisAngka(qty, 'angka')} pcs · {berat(gram)} gr
        </Badge>
      }
    >
      <div className={kelas.papan} ref={wadah}>
        <div className={kelas.kiri}>
          <Group align="flex-start" gap="sm">
            <CariStok
              terkunci={sibuk}
              diam={dialog !== undefined}
              onPilih={jualDari}
              onNota={(no) => void dariNota(no)}
            />
            <Group gap="sm" mt={25}>
              <Button
                variant="default"
                size="md"
                leftSection={<IconArrowsExchange size={18} />}
                rightSection={<Kbd size="xs">F3</Kbd>}
                disabled={sibuk}
                onClick={() => {
                  t.tutupSelesai();
                  beli();
                }}
              >
                Beli
              </Button>
              {timbangan.bisa && !timbangan.tersambung && (
                <Button variant="subtle" size="md" leftSection={<IconScale size={18} />} onClick={timbangan.sambung}>
                  Timbangan
                </Button>
              )}
              {timbangan.tersambung && (
                <Badge size="xl" radius="sm" variant="light" color={timbangan.bacaan?.stabil ? 'green' : 'orange'}>
                  {timbangan.bacaan ? `${timbangan.bacaan.berat} gr` : 'Menunggu timbangan'}
                </Badge>
              )}
            </Group>
          </Group>
          {harga.umum && (
            <Alert color="red" role="alert">
              {harga.umum}
            </Alert>
          )}
          {t.selesai && !ada && <SelesaiManual hasil={t.selesai} onTutup={() => [t.tutupSelesai(), keScan()]} />}
          {!ada && !t.selesai && (
            <Text c="dimmed" ta="center" py={48} className={kelas.kotak}>
              Cari barang yang dijual di atas (F2), atau catat yang dibeli dari customer (F3).
            </Text>
          )}
          {(['jual', 'beli'] as const).map((sisi) => (
            <DaftarManual
              key={sisi}
              sisi={sisi}
              baris={keadaan[sisi]}
              harga={harga[sisi]}
              galat={galat(sisi)}
              terkunci={sibuk}
              onUbah={(b) =>
                setDialog({
                  sisi,
                  awal: b.minta,
                  id: b.id,
                  stok: sisi === 'jual' ? stok.find((s) => sama(s, b.minta)) : undefined,
                })
              }
              onHapus={(id) => ubah((k) => ({ ...k, [sisi]: hapusBaris(k[sisi], id) }))}
            />
          ))}
          {keadaan.beli.length > 0 && (
            <section className={kelas.kotak} aria-label="Identitas penjual">
              <Text fz={13} c="dimmed" mb={8}>
                Pembelian dari customer: nama, alamat dan NIK wajib. Kosongkan yang sudah tercatat.
              </Text>
              <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={8}>
                <TextInput
                  label="Alamat"
                  maxLength={200}
                  value={keadaan.alamat}
                  onChange={(e) => {
                    const alamat = e.currentTarget.value;
                    ubah((k) => ({ ...k, alamat }));
                  }}
                  error={kolom['customer.alamat_customer'] ?? kolom.alamat_customer}
                  disabled={sibuk}
                />
                <TextInput
                  label="NIK"
                  inputMode="numeric"
                  maxLength={16}
                  value={keadaan.nik}
                  onChange={(e) => {
                    const nik = e.currentTarget.value.replace(/\D/g, '');
                    ubah((k) => ({ ...k, nik }));
                  }}
                  error={kolom['customer.nik'] ?? kolom.nik}
                  disabled={sibuk}
                />
              </SimpleGrid>
            </section>
          )}
        </div>
        <div className={kelas.kanan}>
          <PanelPelanggan
            nilai={keadaan.pelanggan}
            onGanti={(pelanggan) => ubah((k) => ({ ...k, pelanggan, alamat: '', nik: '' }))}
            galat={kolom['customer.nama_customer'] ?? kolom.nama_customer ?? kolom.kode_pelanggan}
            terkunci={sibuk}
            diam={dialog !== undefined}
          />
          <section className={kelas.kotak} aria-label="Keterangan transaksi">
            <SimpleGrid cols={2} spacing={8}>
              <Select
                label="Sales"
                placeholder="Pilih sales (Alt+S)"
                data-sales
                searchable
                data={(sales.data ?? [])
                  .filter((s) => s.aktif !== false)
                  .map((s) => ({ value: s.kode_sales, label: `${s.kode_sales} · ${s.nama_sales}` }))}
                value={keadaan.kode_sales || null}
                onChange={(v) => ubah((k) => ({ ...k, kode_sales: v ?? '' }))}
                error={kolom.kode_sales ?? (sales.isError ? pesanDari(sales.error) : undefined)}
                disabled={sibuk}
                nothingFoundMessage="Tidak Ada Data"
              />
              <TextInput
                label="Keterangan"
                maxLength={200}
                value={keadaan.keterangan}
                onChange={(e) => {
                  const keterangan = e.currentTarget.value;
                  ubah((k) => ({ ...k, keterangan }));
                }}
                error={kolom.keterangan}
                disabled={sibuk}
              />
              <TanggalDokumen
                nilai={keadaan.tgl_dokumen}
                onGanti={(tgl_dokumen) => ubah((k) => ({ ...k, tgl_dokumen }))}
                galat={kolom.tgl_dokumen}
                terkunci={sibuk}
              />
            </SimpleGrid>
          </section>
          <section className={kelas.kotak} aria-label="Pembayaran">
            <Stack gap="sm">
              <JumlahTransaksi
                neto={neto}
                basi={harga.basi}
                sisi={
                  keadaan.jual.length > 0 && keadaan.beli.length > 0 && harga.total
                    ? { jual: harga.total.total_jual, beli: harga.total.total_beli, sebutan: 'Pembelian' }
                    : undefined
                }
              />
              {harga.total && harga.total.alasan.length > 0 && (
                <Alert color="orange" py={8}>
                  Perlu otorisasi: {harga.total.alasan.join('; ')}
                </Alert>
              )}
              <PanelBayar
                neto={neto}
                bayar={keadaan.bayar}
                jenis={neto < 0 ? undefined : BAYAR}
                onGanti={(bayar) => ubah((k) => ({ ...k, bayar }))}
                lunas={t.lunas}
                galat={galatBayar}
                umum={kolom.pembayaran}
                terkunci={sibuk}
                diam={dialog !== undefined}
              />
              {!kolom.pembayaran && <GalatDokumen simpan={simpan} />}
              <KakiTransaksi
                simpan={simpan}
                onSimpan={() => void kirim()}
                onKosongkan={() => void kosongkan()}
                label="Simpan Transaksi"
                mati={!ada}
                berubah={ada}
                tertutup={dialog !== undefined}
              />
            </Stack>
          </section>
        </div>
      </div>
      {dialog && (
        <FormManual
          key={`${dialog.sisi}${dialog.id ?? ''}${dialog.awal.kode_toko ?? ''}${dialog.awal.kode_dept ?? ''}`}
          sisi={dialog.sisi}
          awal={dialog.awal}
          stok={dialog.stok}
          timbangan={timbangan}
          onJadi={(minta) => jadi(dialog, minta)}
          onTutup={tutup}
        />
      )}
    </Halaman>
  );
}
