// The frame of a document at the counter: what is scanned and its lines at the left; customer, sales person, payment,
// total and the save button at the right. F2 scan, F4 customer, Alt+S sales person, F6 to F8 payment, F9 save, Esc back to the
// scan field. What differs from one document to the next is handed in.
import { Alert, Badge, Box, Button, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { rupiah } from '../angka';
import { konfirmasi } from '../dialog';
import { TidakTerbaca } from '../dokumen/PilihDaftar';
import { GalatDokumen } from '../dokumen/TombolSimpan';
import { majukan } from '../Formulir';
import { Halaman } from '../Halaman';
import { useTetap } from '../tetap';
import { useTombol } from '../tombol';
import type { Baris } from './baris';
import type { MintaBayar } from './bayar';
import { JumlahTransaksi, KakiTransaksi } from './KakiTransaksi';
import { kueriSales } from './master';
import { BAYAR_SALAH, PanelBayar, type PanelBayarProps } from './PanelBayar';
import { PanelPelanggan } from './PanelPelanggan';
import { galatCustomer, type PelangganDipilih } from './pelanggan';
import { TanggalDokumen } from './TanggalDokumen';
import kelas from './transaksi.module.css';
import type { KeadaanTransaksi, Transaksi } from './useTransaksi';

/** What every document at the counter has. */
export interface KeadaanPapan extends KeadaanTransaksi {
  bayar: readonly Baris<MintaBayar>[];
  pelanggan?: PelangganDipilih;
  kode_sales: string;
  /** Empty: the business day. Left out by documents that have no other. */
  tgl_dokumen?: string;
}

/** What a save calls a customer that is missing. */
const NAMA_KOSONG = ['customer.nama_customer', 'nama_customer'];

export interface PapanTransaksiProps<K extends KeadaanPapan, H, J> {
  rute: { judul: string; menu: readonly string[] };
  t: Transaksi<K, H, J>;
  /** How much stands there, beside the title. */
  banyak: string;
  utama?: ReactNode;
  /** The scan field and its buttons. */
  pindai: ReactNode;
  /** Shown while nothing stands there. */
  petunjuk: string;
  /** Puts a sales person down; screens take badges by it too. */
  onSales: (kode: string) => void;
  /** What was just saved. */
  selesai?: ReactNode;
  /** Lines and whatever belongs to them. */
  children: ReactNode;
  /** Further fields beside the sales person. */
  keterangan?: ReactNode;
  /** What a change of the customer brings along. */
  gantiPelanggan?: (k: K, siapa: PelangganDipilih | undefined) => K;
  /** Both sides of an exchange, and what the second is called. */
  sisi?: { jual: number; beli: number; sebutan: string };
  peringatan?: readonly string[];
  /** Why somebody must approve it. */
  perluIzin?: string;
  jenisBayar: PanelBayarProps['jenis'];
  isianBayar?: PanelBayarProps['isian'];
  label: string;
  /** What is paid now, where it is not all of it: 'Uang muka'. */
  sebutTotal?: string;
  /** A dialog stands in front: its keys are its own. */
  dialog: boolean;
  wadah: RefObject<HTMLDivElement | null>;
}

const DI_SCAN = '[data-scan]';

/** Brings the focus back to the scan field. */
export function keScan(wadah: RefObject<HTMLDivElement | null>): void {
  wadah.current?.querySelector<HTMLInputElement>(DI_SCAN)?.focus();
}

export function PapanTransaksi<K extends KeadaanPapan, H, J>(p: PapanTransaksiProps<K, H, J>) {
  const { t, wadah, dialog } = p;
  const { keadaan, simpan, kolom } = t;
  const ada = !t.kosong;
  useEffect(() => keScan(wadah), [wadah]);
  const fokus = (pilih: string) => wadah.current?.querySelector<HTMLInputElement>(pilih)?.focus();
  const kirim = async () => {
    const hasil = await t.kirim();
    if (hasil === 'kurang') fokus('[data-jumlah-akhir]');
    // Once what is missing is marked: to the first of it.
    if (hasil === 'wajib') setTimeout(() => fokus('[aria-invalid="true"]'));
    // Once what is missing is marked.
    if (hasil === 'bayar') setTimeout(() => fokus(BAYAR_SALAH));
    // Refused while every field was locked: to the one that is meant, else back to the next piece.
    if (hasil === 'belum')
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        fokus('[aria-invalid="true"]');
        if (document.activeElement === document.body) keScan(wadah);
      });
    // After what was saved is drawn; the next customer's first piece may be scanned already.
    if (hasil === 'tersimpan') setTimeout(() => keScan(wadah));
  };
  const gantiPelanggan = useTetap((pelanggan: PelangganDipilih | undefined) => {
    t.ganti((k) => p.gantiPelanggan?.(k, pelanggan) ?? { ...k, pelanggan });
    // That nobody was named is answered by naming somebody.
    if (pelanggan) for (const nama of NAMA_KOSONG) if (nama in kolom) t.ganti((k) => k, nama);
    // The field is gone with the choice; the next thing is a piece.
    if (pelanggan) setTimeout(() => keScan(wadah));
  });
  const gantiSales = useTetap(p.onSales);
  const gantiTanggal = useTetap((tgl_dokumen: string) => t.ganti((k) => ({ ...k, tgl_dokumen }), 'tgl_dokumen'));
  const kosongkan = async () => {
    const ya = await konfirmasi(
      simpan.terputus
        ? 'Transaksi ini sudah dikirim dan mungkin sudah tersimpan. Lihat dulu di daftarnya. Kosongkan layar?'
        : 'Kosongkan semua baris transaksi ini?',
      { judul: 'Kosongkan Transaksi', ya: 'Kosongkan', tidak: 'Batal', bahaya: true },
    );
    if (ya) t.bersihkan();
    keScan(wadah);
  };
  useTombol([{ kunci: 'Esc', arti: 'Kembali ke scan', aksi: () => keScan(wadah) }], !dialog && !t.terkunci);
  // Refused by the server alone, such as one who left: the same place, the same focus.
  useEffect(() => {
    if (kolom.kode_sales) wadah.current?.querySelector<HTMLInputElement>('[data-sales]')?.focus();
  }, [kolom.kode_sales, wadah]);
  return (
    <Halaman
      judul={p.rute.judul}
      jejak={p.rute.menu}
      keadaan={
        <Badge size="lg" variant="light" radius="sm" tt="none" data-total>
          {p.banyak}
        </Badge>
      }
      utama={p.utama}
    >
      <div className={kelas.papan} ref={wadah}>
        <div className={kelas.kiri}>
          {p.pindai}
          {t.umum && (
            <Alert color="red" role="alert">
              {t.umum}
            </Alert>
          )}
          {!ada && p.selesai}
          {!ada && !p.selesai && (
            <Text c="dimmed" ta="center" py={48} className={kelas.kotak}>
              {p.petunjuk}
            </Text>
          )}
          {p.children}
        </div>
        <Box className={kelas.kanan} onKeyDown={majukan}>
          <PanelPelanggan
            nilai={keadaan.pelanggan}
            onGanti={gantiPelanggan}
            galat={galatCustomer(kolom, 'nama_customer') ?? galatCustomer(kolom, 'kode_pelanggan')}
            terkunci={t.terkunci}
            diam={dialog}
          />
          <section className={kelas.kotak} aria-label="Keterangan transaksi">
            <SimpleGrid cols={2} spacing={8}>
              <PilihSales
                nilai={keadaan.kode_sales}
                onGanti={gantiSales}
                galat={kolom.kode_sales}
                terkunci={t.terkunci}
              />
              {p.keterangan}
              {keadaan.tgl_dokumen !== undefined && (
                <TanggalDokumen
                  nilai={keadaan.tgl_dokumen}
                  onGanti={gantiTanggal}
                  galat={kolom.tgl_dokumen}
                  terkunci={t.terkunci}
                />
              )}
            </SimpleGrid>
          </section>
          <section className={kelas.kotak} aria-label="Pembayaran">
            <Stack gap="sm">
              <JumlahTransaksi neto={t.neto} basi={t.basi} sisi={p.sisi} sebut={p.sebutTotal} />
              {p.peringatan && p.peringatan.length > 0 && (
                <Alert color="orange" py={8} role="alert">
                  {p.peringatan.join('. ')}
                </Alert>
              )}
              {p.perluIzin && (
                <Alert color="orange" py={8}>
                  Perlu otorisasi: {p.perluIzin}
                </Alert>
              )}
              <PanelBayar
                neto={t.neto}
                bayar={keadaan.bayar}
                onGanti={(bayar) => t.ganti((k) => ({ ...k, bayar }))}
                jenis={p.jenisBayar}
                isian={p.isianBayar}
                lunas={t.lunas}
                galat={t.galat('pembayaran')}
                umum={kolom.pembayaran}
                terkunci={t.terkunci}
                diam={dialog}
                antre={t.antre}
              />
              {!kolom.pembayaran && !kolom.kode_sales && <GalatTransaksi t={t} />}
              <KakiTransaksi
                simpan={simpan}
                onSimpan={() => void kirim()}
                onKosongkan={() => void kosongkan()}
                label={p.label}
                mati={!ada && !t.menunggu}
                // A piece whose price is on its way: the key waits for it.
                bilaMati={() => t.menungguKini() && void kirim()}
                tertutup={dialog}
              />
            </Stack>
          </section>
        </Box>
      </div>
      {ada && (
        <div className={kelas.bilah}>
          <div>
            <Text fz={12} c="dimmed">
              {simpan.menyambung
                ? 'Menyambung kembali, jangan tutup layar'
                : simpan.terputus
                  ? 'Belum terjawab: tekan Simpan sekali lagi'
                  : t.lunas.kurang > 0
                    ? `Kurang ${rupiah(t.lunas.kurang)}`
                    : `Kembali ${rupiah(t.lunas.kembali)}`}
            </Text>
            <Text fw={600} fz={18}>
              {rupiah(Math.abs(t.neto))}
            </Text>
          </div>
          <Button size="md" loading={simpan.sibuk} onClick={() => void kirim()}>
            {t.lunas.kurang > 0 && !simpan.terputus ? 'Bayar' : 'Simpan'}
          </Button>
        </div>
      )}
    </Halaman>
  );
}

export interface PilihSalesProps {
  nilai: string;
  onGanti: (kode: string) => void;
  galat?: string;
  terkunci?: boolean;
}

export const PilihSales = memo(function PilihSales({ nilai, onGanti, galat, terkunci }: PilihSalesProps) {
  const sales = useQuery(kueriSales);
  const ref = useRef<HTMLInputElement>(null);
  useTombol([{ kunci: 'Alt+S', arti: 'Sales', aksi: () => ref.current?.focus() }], !terkunci);
  return (
    <Select
      ref={ref}
      label="Sales"
      placeholder="Pilih (Alt+S)"
      data-sales
      withAsterisk
      aria-required
      allowDeselect={false}
      searchable
      data={(sales.data ?? [])
        .filter((s) => s.aktif !== false)
        .map((s) => ({ value: s.kode_sales, label: `${s.kode_sales} · ${s.nama_sales}` }))}
      value={nilai || null}
      onChange={(v) => onGanti(v ?? '')}
      error={galat ?? (sales.isError ? <TidakTerbaca sebut="sales" /> : undefined)}
      disabled={terkunci}
      nothingFoundMessage="Tidak Ada Data"
    />
  );
});

/** What the server said of the whole; after a lost answer, the way out other than sending it again. */
export function GalatTransaksi<K extends KeadaanTransaksi, H, J>({ t }: { t: Transaksi<K, H, J> }) {
  const buka = async () => {
    const ya = await konfirmasi(
      'Transaksi yang dikirim mungkin sudah tersimpan. Lihat dulu di daftarnya: yang diubah sekarang menjadi transaksi baru.',
      { judul: 'Ubah Isian', ya: 'Ubah', tidak: 'Batal', bahaya: true },
    );
    if (ya) t.bukaLagi();
  };
  return (
    <GalatDokumen simpan={t.simpan}>
      {t.simpan.terputus && !t.simpan.sibuk && (
        <Button variant="subtle" color="red" size="compact-sm" mt={4} onClick={() => void buka()}>
          Ubah isian
        </Button>
      )}
    </GalatDokumen>
  );
}
