// Transaksi Hutang: who pledges what, what it is worth and how much may be lent on it, what redeeming will cost, and the money
// to the customer; saved once, the ticket printed. F2 scan, F3 a pledge from outside, F4 customer, F6 to F8 payment, F9 save.
import {
  Alert,
  Autocomplete,
  Badge,
  Button,
  Group,
  Kbd,
  NumberInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { BarisPelanggan } from '@/kit/BarisPelanggan';
import { IsianPindai } from '@/kit/IsianPindai';
import { IsianUang } from '@/kit/IsianUang';
import { baca } from '@/kit/simpanan';
import { useTimbangan } from '@/kit/timbangan';
import { useTombol } from '@/kit/tombol';
import { teksAlasan } from '@/kit/transaksi/alasan';
import { BarisKartu } from '@/kit/transaksi/BarisKartu';
import { baris, hapusBaris, ubahBaris } from '@/kit/transaksi/baris';
import { BAYAR_KELUAR, BAYAR_KOSONG } from '@/kit/transaksi/bayar';
import { Identitas } from '@/kit/transaksi/Identitas';
import { KeteranganTransaksi } from '@/kit/transaksi/KeteranganTransaksi';
import { keScan, PapanTransaksi } from '@/kit/transaksi/PapanTransaksi';
import { dariKartu, galatCustomer } from '@/kit/transaksi/pelanggan';
import { useSales } from '@/kit/transaksi/sales';
import { TombolTimbangan } from '@/kit/transaksi/TombolTimbangan';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { type HitunganHutang, kueriTempat } from './api';
import { BiayaTebus } from './BiayaTebus';
import { useCustomerHutang } from './customer';
import { FormJaminan } from './FormJaminan';
import { FotoDraf } from './FotoJaminan';
import { nomorNota, rumusJaminan, sebutPlafond } from './model';
import { SelesaiHutang } from './SelesaiHutang';
import { type KeadaanHutang, KOLOM_PELANGGAN, type MintaJaminan, useHutang } from './useHutang';

interface Dialog {
  id?: string;
  awal: Partial<MintaJaminan>;
}

export default function TransaksiHutang({ rute }: { rute: Rute }) {
  const t = useHutang();
  const { keadaan, harga, kolom, terkunci } = t;
  const sales = useSales(t);
  const [dialog, setDialog] = useState<Dialog>();
  const [foto, setFoto] = useState<ReadonlyMap<string, Blob>>(new Map());
  const wadah = useRef<HTMLDivElement>(null);
  const timbangan = useTimbangan(Number(baca('karat.pilihan.timbangan-baud') ?? '9600') || 9600);
  const h = t.hitungan?.hasil;
  useCustomerHutang(keadaan.pelanggan);
  useTanpaBayar(t, h?.tunggu ?? false);
  useKeYangKurang(kolom, wadah);

  const ubah = (bagian: Partial<KeadaanHutang>, bidang?: string) => t.ganti((k) => ({ ...k, ...bagian }), bidang);
  const tutup = () => {
    setDialog(undefined);
    setTimeout(() => keScan(wadah));
  };
  const buka = (awal: Partial<MintaJaminan>) => {
    t.tutupSelesai();
    setDialog({ awal });
  };
  useTombol([{ kunci: 'F3', arti: 'Jaminan dari luar', aksi: () => buka({}) }], dialog === undefined && !terkunci);
  const pindai = (teks: string) => {
    if (dialog !== undefined || sales.lencana(teks)) return;
    const rapi = teks.trim().toUpperCase();
    void t.antre(async () => {
      if (t.terkunciKini()) return;
      const siapa = nomorNota(rapi) ? undefined : await dariKartu(rapi);
      if (siapa) return ubah({ pelanggan: siapa }, KOLOM_PELANGGAN);
      buka(nomorNota(rapi) ? { no_faktur_jual: rapi } : { kode_barcode: rapi });
    });
  };
  const jadi = (minta: MintaJaminan, gambar: Blob | undefined) => {
    const b = dialog?.id ? { id: dialog.id, minta } : baris(minta);
    t.ganti((k) => ({ ...k, barang: dialog?.id ? ubahBaris(k.barang, b.id, minta) : [...k.barang, b] }));
    const lain = new Map(foto);
    if (gambar) lain.set(b.id, gambar);
    else lain.delete(b.id);
    setFoto(lain);
    tutup();
  };
  const hapus = (id: string) => {
    t.ganti((k) => ({ ...k, barang: hapusBaris(k.barang, id) }));
    setFoto(new Map([...foto].filter(([satu]) => satu !== id)));
  };
  const gram = keadaan.barang.reduce((mg, b) => mg + Math.round(b.minta.berat * 1000), 0) / 1000;
  return (
    <>
      <PapanTransaksi
        rute={rute}
        t={t}
        wadah={wadah}
        dialog={dialog !== undefined}
        label="Simpan Hutang"
        sebutTotal="Diterima customer"
        onSales={sales.pilih}
        banyak={`${keadaan.barang.length} jaminan · ${berat(gram)} gr`}
        petunjuk="Pilih pelanggan (F4), lalu scan nota atau label jaminannya. Jaminan dari luar: F3."
        gantiPelanggan={(k, pelanggan) => ({ ...k, pelanggan, nik: '', alamat: '' })}
        selesai={
          t.selesai && (
            <SelesaiHutang
              key={t.selesai.hasil.no_faktur_hutang}
              hasil={t.selesai.hasil}
              pesan={t.selesai.pesan}
              barang={t.selesai.keadaan.barang}
              foto={foto}
              onTutup={() => [t.tutupSelesai(), setFoto(new Map()), keScan(wadah)]}
            />
          )
        }
        pindai={
          <Group align="flex-end" gap="sm">
            <IsianPindai
              label="Scan nota, barcode atau kartu"
              onPindai={pindai}
              disabled={dialog !== undefined}
              style={{ flex: '1 1 220px' }}
              size="md"
              data-scan
            />
            <Button
              variant="default"
              size="md"
              leftSection={<IconPencilPlus size={18} />}
              rightSection={<Kbd size="xs">F3</Kbd>}
              disabled={terkunci}
              onClick={() => buka({})}
            >
              Jaminan dari luar
            </Button>
            <TombolTimbangan timbangan={timbangan} />
          </Group>
        }
        keterangan={<Keterangan t={t} ubah={ubah} />}
        perluIzin={t.basi ? undefined : teksAlasan(h?.otorisasi)}
        peringatan={
          h?.tunggu && !t.basi
            ? ['Di atas batas hutang: disimpan dulu, uangnya dicairkan di Lihat Hutang sesudah divalidasi orang kedua']
            : undefined
        }
        jenisBayar={BAYAR_KELUAR}
      >
        {keadaan.barang.length > 0 && (
          <ul className={kelas.daftar} aria-label="Barang jaminan">
            {keadaan.barang.map((b) => {
              const satu = harga.get(b.id);
              const nama = satu?.nama_barang || b.minta.nama_barang || b.minta.kode_barcode || b.minta.no_faktur_jual;
              return (
                <BarisKartu
                  key={b.id}
                  nama={nama}
                  kecil={sebutJaminan(b.minta)}
                  foto={<FotoDraf foto={foto.get(b.id)} nama={nama} />}
                  harga={satu && { harga: satu.taksiran_rp, rumus: rumusJaminan(satu) }}
                  lencana={
                    <>
                      {satu && (
                        <Badge variant="light" tt="none" data-plafond={satu.plafond_rp}>
                          Plafond {rupiah(satu.plafond_rp)}
                        </Badge>
                      )}
                      {satu && satu.pokok_rp > 0 && (
                        <Badge variant="light" color="gray" tt="none">
                          Pokok {rupiah(satu.pokok_rp)}
                        </Badge>
                      )}
                      {satu?.milik_rantai && (
                        <Badge variant="light" color="blue" tt="none">
                          Dari toko {satu.toko_nota || 'kami'}
                        </Badge>
                      )}
                    </>
                  }
                  salah={t.galat('detail_barang').get(b.id)}
                  terkunci={terkunci}
                  onUbah={() => setDialog({ id: b.id, awal: b.minta })}
                  onHapus={() => hapus(b.id)}
                />
              );
            })}
          </ul>
        )}
        {keadaan.barang.length > 0 && <Pinjaman t={t} h={h} ubah={ubah} />}
        {keadaan.pelanggan && (
          <Identitas
            label="Identitas customer"
            petunjuk="Hutang dibuat atas nama orang yang dikenal: alamat dan NIK wajib. Kosongkan yang sudah tercatat."
            alamat={keadaan.alamat}
            nik={keadaan.nik}
            onGanti={(bagian) => ubah(bagian, 'nik' in bagian ? 'customer.nik' : 'customer.alamat_customer')}
            kolom={kolom}
            terkunci={terkunci}
            kodePelanggan={keadaan.pelanggan.kode_pelanggan}
          />
        )}
        <BarisPelanggan nama={keadaan.pelanggan?.nama_customer} jenis={keadaan.pelanggan?.jenis_pelanggan} />
      </PapanTransaksi>
      {dialog && (
        <FormJaminan
          awal={dialog.awal}
          foto={dialog.id ? foto.get(dialog.id) : undefined}
          timbangan={timbangan}
          onJadi={jadi}
          onTutup={tutup}
        />
      )}
    </>
  );
}

const sebutJaminan = (m: MintaJaminan): string =>
  [
    [m.kode_group, m.kode_dept].filter(Boolean).join(' '),
    `${berat(m.berat)} gr`,
    m.berat_atribut > 0 && `bukan emas ${berat(m.berat_atribut)} gr`,
    m.kadar_uji > 0 && `uji ${tulisAngka(m.kadar_uji, 'persen')}%`,
    m.jumlah_batu > 0 && `${m.jumlah_batu} batu`,
    m.kondisi,
  ]
    .filter(Boolean)
    .join(' · ');

interface BagianProps {
  t: ReturnType<typeof useHutang>;
  ubah: (bagian: Partial<KeadaanHutang>, bidang?: string) => void;
}

/** How much for how long, what it costs, and what redeeming will cost. */
function Pinjaman({ t, h, ubah }: BagianProps & { h?: HitunganHutang }) {
  const { keadaan, kolom, terkunci, basi } = t;
  return (
    <Stack gap="sm">
      <section className={kelas.kotak} aria-label="Pinjaman">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <IsianUang
            label="Jumlah hutang"
            required
            size="md"
            data-jumlah-hutang
            value={keadaan.jumlah}
            onChange={(jumlah) => ubah({ jumlah }, 'jumlah_hutang')}
            description={h && !basi ? sebutPlafond(keadaan.jumlah ?? 0, h) : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={kolom.jumlah_hutang}
            galatLangsung
            disabled={terkunci}
          />
          <NumberInput
            label="Lama (hari)"
            size="md"
            min={1}
            max={3650}
            allowDecimal={false}
            allowNegative={false}
            placeholder={h ? String(h.tenor_hari) : 'Menurut toko'}
            value={keadaan.tenor ?? ''}
            onChange={(v) => ubah({ tenor: v === '' ? null : Number(v) }, 'tenor_hari')}
            error={kolom.tenor_hari}
            disabled={terkunci}
          />
        </SimpleGrid>
        {h && (
          <Group justify="space-between" mt="sm" gap="xs">
            <Text fz={13}>
              Taksiran {rupiah(h.taksiran_rp)} · nilai lebur {rupiah(h.lebur_rp)}
            </Text>
            <Button
              variant="light"
              size="compact-sm"
              disabled={terkunci || h.plafond_rp <= 0}
              onClick={() => ubah({ jumlah: h.plafond_rp }, 'jumlah_hutang')}
            >
              Pinjam sampai plafond {rupiah(h.plafond_rp)}
            </Button>
          </Group>
        )}
        {h && h.jumlah_hutang > 0 && <Syarat h={h} />}
      </section>
      {h?.plafond_pelanggan && <PlafondPelanggan p={h.plafond_pelanggan} jumlah={h.jumlah_hutang} />}
      {h && h.jumlah_hutang > 0 && <BiayaTebus simulasi={h.simulasi} basi={basi} />}
    </Stack>
  );
}

function Syarat({ h }: { h: HitunganHutang }) {
  return (
    <Text fz={13} mt={6} data-bunga={h.bunga} data-jatuh-tempo={h.jatuh_tempo}>
      Bunga {tulisAngka(h.bunga, 'persen')}% per 30 hari, sekitar {rupiah(h.bunga_per_hari)} sehari · jatuh tempo{' '}
      <b>{h.jatuh_tempo}</b>
      {h.denda > 0 && ` · denda ${tulisAngka(h.denda, 'persen')}% tiap 30 hari terlambat`}
      {h.blok_hari > 1 && ` · dihitung per ${h.blok_hari} hari`}
      {h.min_hari > 1 && ` · paling sedikit ${h.min_hari} hari`}
      {h.grace_hari > 0 && ` · bebas bunga sampai ${h.grace_hari} hari`}
      {h.dasar_bunga_rp > h.jumlah_hutang &&
        ` · golongan bunga menurut semua hutang hari ini, ${rupiah(h.dasar_bunga_rp)}`}
      {h.biaya_rp > 0 && ` · biaya ${rupiah(h.biaya_rp)} dipotong, diterima ${rupiah(h.diterima_rp)}`}
    </Text>
  );
}

function PlafondPelanggan({ p, jumlah }: { p: NonNullable<HitunganHutang['plafond_pelanggan']>; jumlah: number }) {
  const lewat =
    (p.maks_rp > 0 && jumlah > p.maks_rp) ||
    (p.maks_total_rp > 0 && p.berjalan_rp + jumlah > p.maks_total_rp) ||
    (p.maks_faktur > 0 && p.faktur + 1 > p.maks_faktur);
  return (
    <Alert color={lewat ? 'orange' : 'gray'} py={8}>
      Plafond pelanggan {p.jenis_pelanggan}
      {p.maks_rp > 0 && `: sehutang ${rupiah(p.maks_rp)}`}
      {p.maks_total_rp > 0 && `, seluruhnya ${rupiah(p.maks_total_rp)}`}
      {p.maks_faktur > 0 && `, ${p.maks_faktur} hutang`}. Sekarang berjalan {rupiah(p.berjalan_rp)} dalam {p.faktur}{' '}
      hutang.
    </Alert>
  );
}

/** Which bag where: beside the sales person. */
function Keterangan({ t, ubah }: BagianProps) {
  const { keadaan, kolom, terkunci } = t;
  const tempat = useQuery(kueriTempat).data ?? [];
  return (
    <>
      <TextInput
        label="No kantong"
        placeholder="Kosong: nomor hutangnya"
        maxLength={30}
        autoComplete="off"
        value={keadaan.no_kantong}
        onChange={(e) => ubah({ no_kantong: e.currentTarget.value.toUpperCase() }, 'no_kantong')}
        error={kolom.no_kantong}
        disabled={terkunci}
      />
      <Autocomplete
        label="Tempat"
        required
        data-tempat
        placeholder="Brankas, laci"
        maxLength={30}
        data-bebas
        data={[...new Set(tempat.filter(Boolean))]}
        value={keadaan.tempat}
        onChange={(v) => ubah({ tempat: v.toUpperCase() }, 'tempat')}
        error={kolom.tempat}
        disabled={terkunci}
      />
      <TextInput
        label="No faktur manual"
        maxLength={30}
        autoComplete="off"
        value={keadaan.no_faktur_manual}
        onChange={(e) => ubah({ no_faktur_manual: e.currentTarget.value.toUpperCase() }, 'no_faktur_manual')}
        error={kolom.no_faktur_manual}
        disabled={terkunci}
      />
      <KeteranganTransaksi t={t} />
    </>
  );
}

/** Money that waits for validation is not paid now: what was typed before is taken back. */
function useTanpaBayar({ ganti, keadaan }: Pick<ReturnType<typeof useHutang>, 'ganti' | 'keadaan'>, tunggu: boolean) {
  const ada = keadaan.bayar.some((b) => b.minta.jumlah_rp > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it must wait
  useEffect(() => {
    if (tunggu && ada) ganti((k) => ({ ...k, bayar: [baris(BAYAR_KOSONG)] }));
  }, [tunggu, ada]);
}

/** To the first field that a save found empty. */
function useKeYangKurang(kolom: Readonly<Record<string, string>>, wadah: React.RefObject<HTMLDivElement | null>) {
  const ke =
    kolom[KOLOM_PELANGGAN] !== undefined
      ? 'section[aria-label="Pelanggan"] input'
      : kolom.jumlah_hutang !== undefined
        ? '[data-jumlah-hutang]'
        : kolom.tempat !== undefined
          ? '[data-tempat]'
          : galatCustomer(kolom, 'alamat_customer') !== undefined
            ? '[data-alamat]'
            : galatCustomer(kolom, 'nik') !== undefined
              ? '[data-nik]'
              : '';
  useEffect(() => {
    if (ke) setTimeout(() => wadah.current?.querySelector<HTMLInputElement>(ke)?.focus());
  }, [ke, wadah]);
}
