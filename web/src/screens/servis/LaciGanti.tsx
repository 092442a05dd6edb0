// What the shop owes for service pieces that did not come back: the list, and paying one out to the person on the document.
import { Button, Drawer, Modal, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { semuaHalaman } from '@/kit/daftar/semua';
import { KakiDialog } from '@/kit/dokumen/KakiDialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { pesan } from '@/kit/pesan';
import { useBayarDialog } from '@/kit/transaksi/useBayarDialog';
import { ambilGanti, type GantiServis, KUNCI_SERVIS } from './api';
import { IsianPengambil, usePengambil } from './IsianPengambil';

const KOLOM: readonly Kolom<GantiServis>[] = [
  { kunci: 'no_ganti', judul: 'No Ganti', nilai: (g) => g.no_ganti, lebar: 190 },
  { kunci: 'tgl_system', judul: 'Tanggal', nilai: (g) => g.tgl_system, lebar: 110 },
  { kunci: 'jenis', judul: 'Sebab', nilai: (g) => (g.jenis === 'HILANG' ? 'Hilang' : 'Tak diambil'), lebar: 110 },
  { kunci: 'no_service', judul: 'No Service', nilai: (g) => g.no_service, lebar: 190 },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (g) => g.nama_customer, lebar: 170 },
  { kunci: 'no_hp', judul: 'No HP', nilai: (g) => g.no_hp, lebar: 130 },
  { kunci: 'alasan', judul: 'Alasan', nilai: (g) => g.alasan, lebar: 200 },
  { kunci: 'nilai_rp', judul: 'Nilai Barang (Rp)', jenis: 'rupiah', nilai: (g) => g.nilai_rp, lebar: 140 },
  { kunci: 'jumlah_rp', judul: 'Hutang (Rp)', jenis: 'rupiah', nilai: (g) => g.jumlah_rp, lebar: 130, total: true },
  { kunci: 'sisa_rp', judul: 'Belum Dibayar (Rp)', jenis: 'rupiah', nilai: (g) => g.sisa_rp, lebar: 150, total: true },
];

export function LaciGanti({ onTutup, onBuka }: { onTutup: () => void; onBuka: (no: string) => void }) {
  const [bayar, setBayar] = useState<GantiServis>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...KUNCI_SERVIS, 'ganti'],
    queryFn: ({ signal }) =>
      semuaHalaman(
        (halaman) => ambilGanti(halaman, signal),
        (g: GantiServis) => g.no_ganti,
      ),
    staleTime: 0,
  });
  const aksi: Kolom<GantiServis> = {
    kunci: 'aksi',
    judul: 'Aksi',
    nilai: () => '',
    lebar: 110,
    diKanan: true,
    urut: false,
    tampil: (g) =>
      g.sisa_rp > 0 && (
        <Button
          size="compact-sm"
          variant="light"
          aria-label={`Bayar ${g.no_ganti}`}
          onClick={(e) => {
            e.stopPropagation();
            setBayar(g);
          }}
        >
          Bayar
        </Button>
      ),
  };
  const baris = data ?? [];
  return (
    <Drawer
      opened
      onClose={onTutup}
      position="right"
      size={1100}
      title="Ganti Barang Service"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Text fz={13} c="dimmed" mb="sm">
        Barang customer yang hilang di toko, atau yang menjadi milik toko karena tidak diambil: selisihnya hutang toko.
      </Text>
      <DataTable
        label="Ganti barang service"
        kolom={[...KOLOM, aksi]}
        data={baris}
        idBaris={(g) => g.no_ganti}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        kosong="Tidak ada hutang barang service"
        ekspor={{ namaFile: 'ganti-service.csv' }}
        onBaris={(g) => onBuka(g.no_service)}
        tinggi="max(320px, calc(100dvh - 280px))"
        bawah={
          <Text fz={13} role="status">
            {baris.length} catatan · belum dibayar {rupiah(baris.reduce((n, g) => n + g.sisa_rp, 0))}
          </Text>
        }
      />
      {bayar && <DialogBayarGanti g={bayar} onTutup={() => setBayar(undefined)} />}
    </Drawer>
  );
}

function DialogBayarGanti({ g, onTutup }: { g: GantiServis; onTutup: () => void }) {
  const kueri = useQueryClient();
  const siapa = usePengambil();
  const simpan = useSimpanDokumen('service/ganti/{no}/bayar', { jalur: { no: g.no_ganti } });
  const bayar = useBayarDialog(-g.sisa_rp, simpan);
  const kirim = async () => {
    const pembayaran = bayar.ambil();
    if (!pembayaran) return;
    const jawab = await simpan.kirim({ ...siapa.minta, pembayaran });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Dibayar');
    void kueri.invalidateQueries({ queryKey: KUNCI_SERVIS });
    onTutup();
  };
  return (
    <Modal
      opened
      onClose={onTutup}
      title={`Bayar ${g.no_ganti}`}
      size={620}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        <Text fw={600}>Dibayar ke customer {rupiah(g.sisa_rp)}</Text>
        <IsianPengambil siapa={siapa} nama={g.nama_customer} simpan={simpan} />
        {bayar.panel}
        {!bayar.disebut && <GalatDokumen simpan={simpan} />}
        <KakiDialog
          simpan={simpan}
          onTutup={onTutup}
          onYa={() => void kirim()}
          ya="Bayar"
          mati={!bayar.pas || !siapa.lengkap}
        />
      </Stack>
    </Modal>
  );
}
