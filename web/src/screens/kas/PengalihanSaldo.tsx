// Pengalihan Saldo Uang: rows of the cash book stream in over the socket; those that are chosen take their money to another
// cashier. Opening balances, rows that were moved and the movements themselves are left out.
import { Button, Group, Modal, Progress, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { panggilDefinisi } from '@/api/definisi';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { soket } from '@/app/soket';
import { useAliran } from '@/kit/aliran';
import { rupiah } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { type Jalan, mulaiAliran } from '@/kit/laporan/jalan';
import { pesan } from '@/kit/pesan';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { kueriKasir } from './api';
import { type BarisKas, bisaDipindah, jumlahPilihan, KATEGORI_KAS } from './pindah';

const KOLOM: readonly Kolom<BarisKas>[] = [
  { kunci: 'input_by', judul: 'Input By', nilai: (b) => b.input_by, lebar: 125 },
  { kunci: 'kategori', judul: 'Kategori', nilai: (b) => b.kategori, lebar: 160 },
  { kunci: 'deskripsi', judul: 'Deskripsi', nilai: (b) => b.deskripsi, lebar: 190 },
  { kunci: 'jumlah_in', judul: 'Masuk (Rp)', jenis: 'rupiah', nilai: (b) => b.jumlah_in, lebar: 125, total: true },
  { kunci: 'jumlah_out', judul: 'Keluar (Rp)', jenis: 'rupiah', nilai: (b) => b.jumlah_out, lebar: 125, total: true },
  { kunci: 'waktu', judul: 'Waktu', nilai: (b) => (b.waktu ? waktuLengkap(b.waktu) : ''), lebar: 160 },
  { kunci: 'no_dok', judul: 'No Dokumen', nilai: (b) => b.no_dok, lebar: 185 },
];

/** After the money has moved the page is read anew. */
const MUAT_ULANG = 3000;
const TEKS = { tersedia: 'Data Tersedia', kosong: 'Data Tidak Ada', gagal: 'Data Tidak Ada' };

export default function PengalihanSaldo({ rute }: { rute: Rute }) {
  const { user_id, tgl_system, level } = useSesiAda().pengguna;
  const kasir = useQuery(kueriKasir);
  const [saring, setSaring] = useState({ tgl_from: tgl_system, tgl_to: tgl_system, kategori: 'SEMUA', input_by: '' });
  const [tujuan, setTujuan] = useState<string | null>(null);
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const [jalan, setJalan] = useState<{
    tahap: 'jalan' | 'selesai' | 'gagal';
    teks?: string;
    progress: number;
    total?: number;
  }>({
    tahap: 'jalan',
    progress: 0,
  });
  const { baris, tambah, kosongkan } = useAliran<BarisKas>();
  const kini = useRef<Jalan>(undefined);
  const simpan = useSimpanDokumen('cash/transfer-balance');
  const [selesai, setSelesai] = useState(false);

  const muat = useCallback(
    (isi: { tgl_from: string; tgl_to: string; kategori: string; input_by: string }) => {
      kini.current?.batal();
      kosongkan();
      setTerpilih(new Set());
      setJalan({ tahap: 'jalan', progress: 0 });
      const { input_by, ...lain } = isi;
      const milik = mulaiAliran<BarisKas>({
        peristiwa: 'cash-report-detail',
        teks: TEKS,
        minta: (uid, signal) =>
          panggilDefinisi('POST', 'reportcash/detail', { body: { ...lain, user_id: input_by, uid }, signal }),
        soket: () => soket.ambil(),
        userId: user_id,
        tambah,
        maju: (progress, total) => setJalan((lama) => ({ ...lama, progress: progress ?? lama.progress, total })),
      });
      kini.current = milik;
      void milik.hasil.then((hasil) => {
        if (kini.current !== milik) return;
        kini.current = undefined;
        // FINISH is complete; nothing is no data; any other end is no data either, and says why.
        const gagal = hasil.tahap === 'gagal';
        setJalan((lama) => ({ ...lama, tahap: gagal ? 'gagal' : 'selesai', teks: gagal ? hasil.pesan : undefined }));
      });
    },
    [kosongkan, tambah, user_id],
  );
  useEffect(() => {
    muat(saring);
  }, [muat, saring]);
  useEffect(() => () => kini.current?.batal(), []);

  const tampak = baris.filter(bisaDipindah);
  const pilihan = tampak.filter((b) => terpilih.has(String(b._id)));
  const jumlah = jumlahPilihan(pilihan);
  const pindahkan = async () => {
    if (!tujuan) return pesan.info('Tujuan Belum Dipilih');
    if (pilihan.length === 0) return pesan.info('Pilih salah satu saldo yang akan di pindahkan');
    const transactions = pilihan.map((b) => ({ input_by: b.input_by, kategori: b.kategori, id_trx: b._id }));
    const jawab = await simpan.kirim({ user_tujuan: tujuan, transactions });
    if (!jawab) return pesan.info('Saldo Gagal Dipindahkan');
    pesan.sukses(jawab.message ?? 'Saldo Berhasil Dipindahkan');
    setSelesai(true);
  };
  useEffect(() => {
    if (!selesai) return;
    const nanti = setTimeout(() => window.location.reload(), MUAT_ULANG);
    return () => clearTimeout(nanti);
  }, [selesai]);

  const memuat = jalan.tahap === 'jalan';
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <Button disabled={selesai} loading={simpan.sibuk} onClick={() => void pindahkan()}>
          Pindah Saldo
        </Button>
      }
    >
      <Stack gap="md">
        <GalatDokumen simpan={simpan} />
        <Group gap="sm" align="flex-end">
          <IsianTanggal
            label="Tanggal Awal"
            w={150}
            value={saring.tgl_from}
            onChange={(nilai) => nilai && setSaring((lama) => ({ ...lama, tgl_from: nilai }))}
          />
          <IsianTanggal
            label="Tanggal Akhir"
            w={150}
            value={saring.tgl_to}
            onChange={(nilai) => nilai && setSaring((lama) => ({ ...lama, tgl_to: nilai }))}
          />
          <Select
            label="Kategori"
            w={200}
            searchable
            allowDeselect={false}
            data={[...KATEGORI_KAS]}
            value={saring.kategori}
            onChange={(nilai) => setSaring((lama) => ({ ...lama, kategori: nilai ?? 'SEMUA' }))}
          />
          <Select
            label="Input By"
            w={200}
            searchable
            clearable
            placeholder="SEMUA"
            data={[...new Set([...(kasir.data ?? []).map((k) => k.user_id), ...tampak.map((b) => b.input_by)])]}
            value={level === 'KASIR' ? user_id : saring.input_by || null}
            disabled={level === 'KASIR'}
            onChange={(nilai) => setSaring((lama) => ({ ...lama, input_by: nilai ?? '' }))}
          />
          <Select
            label="Tujuan"
            required
            w={240}
            searchable
            placeholder="Pilih kasir"
            data={(kasir.data ?? []).map((k) => ({
              value: k.user_id,
              label: `${k.user_id} – ${k.user_name}${k.saldo === undefined ? '' : ` (${rupiah(k.saldo)})`}`,
            }))}
            value={tujuan}
            onChange={setTujuan}
            error={simpan.kolom.user_tujuan ?? (kasir.isError ? pesanDari(kasir.error) : undefined)}
            nothingFoundMessage="Tidak Ada Data"
          />
        </Group>
        <DataTable
          label="Transaksi kas"
          kolom={KOLOM}
          data={level === 'KASIR' ? tampak.filter((b) => b.input_by === user_id) : tampak}
          idBaris={(b) => String(b._id)}
          memuat={memuat}
          galat={
            jalan.tahap === 'gagal' ? { pesan: jalan.teks ?? TEKS.gagal, cobaLagi: () => muat(saring) } : undefined
          }
          pilih={{ terpilih, ganti: setTerpilih }}
          kosong="Tidak ada saldo yang bisa dipindahkan"
          bawah={
            <Text fz={13} role="status">
              {pilihan.length} dipilih · {rupiah(jumlah)}
            </Text>
          }
        />
      </Stack>
      <Modal
        opened={memuat || simpan.sibuk || selesai}
        onClose={() => undefined}
        withCloseButton={false}
        title={memuat ? 'Mengambil transaksi kas' : 'Memindahkan saldo'}
        centered
        size="sm"
      >
        <Stack gap="xs" role="status">
          <Progress
            value={memuat && jalan.total ? (jalan.progress * 100) / jalan.total : 100}
            animated={!selesai}
            aria-label="Kemajuan"
          />
          <Text fz={13}>
            {selesai
              ? 'Saldo Berhasil Dipindahkan'
              : memuat
                ? `${jalan.progress} dari ${jalan.total ?? '…'} transaksi`
                : `${pilihan.length} transaksi`}
          </Text>
        </Stack>
      </Modal>
    </Halaman>
  );
}
