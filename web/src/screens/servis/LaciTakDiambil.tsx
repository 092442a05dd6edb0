// Services that were finished long ago and nobody fetched: how long, what is still to pay, and telling the customer again.
import { Button, Drawer, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { idDokumen } from '@/api/acak';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { semuaHalaman } from '@/kit/daftar/semua';
import { pesan } from '@/kit/pesan';
import { ambilTakDiambil, KUNCI_SERVIS, type TakDiambil } from './api';

const KOLOM: readonly Kolom<TakDiambil>[] = [
  { kunci: 'no_service', judul: 'No Service', nilai: (s) => s.no_service, lebar: 190 },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (s) => s.nama_customer, lebar: 170 },
  { kunci: 'no_hp', judul: 'No HP', nilai: (s) => s.no_hp, lebar: 130 },
  { kunci: 'hari', judul: 'Hari', jenis: 'angka', nilai: (s) => s.hari, lebar: 70 },
  { kunci: 'tgl_selesai', judul: 'Selesai', nilai: (s) => s.tgl_selesai, lebar: 110 },
  { kunci: 'uraian', judul: 'Barang dan Pekerjaan', nilai: (s) => s.uraian, lebar: 200 },
  { kunci: 'sisa_rp', judul: 'Sisa (Rp)', jenis: 'rupiah', nilai: (s) => s.sisa_rp, lebar: 115, total: true },
  {
    kunci: 'dikabari',
    judul: 'Dikabari',
    nilai: (s) => (s.dikabari ? `${s.dikabari} (${s.banyak_kabar}×)` : 'Belum'),
    lebar: 140,
  },
];

export function LaciTakDiambil({ onTutup, onBuka }: { onTutup: () => void; onBuka: (no: string) => void }) {
  const kueri = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...KUNCI_SERVIS, 'tak-diambil'],
    queryFn: ({ signal }) =>
      semuaHalaman(
        (halaman) => ambilTakDiambil(halaman, signal),
        (s: TakDiambil) => s.no_service,
      ),
    staleTime: 0,
  });
  const kabari = useMutation({
    mutationFn: (no: string) =>
      panggil('POST', 'service/{no}/kabari', { jalur: { no }, body: {}, idempotencyKey: idDokumen() }),
    onSuccess: ({ message }) => {
      pesan.sukses(message ?? 'Customer dikabari');
      void kueri.invalidateQueries({ queryKey: KUNCI_SERVIS });
    },
    onError: (sebab) => pesan.gagal(pesanDari(sebab)),
  });
  const aksi: Kolom<TakDiambil> = {
    kunci: 'aksi',
    judul: 'Aksi',
    nilai: () => '',
    lebar: 110,
    diKanan: true,
    urut: false,
    tampil: (s) => (
      <Button
        size="compact-sm"
        variant="light"
        aria-label={`Kabari ${s.no_service}`}
        loading={kabari.isPending && kabari.variables === s.no_service}
        onClick={(e) => {
          e.stopPropagation();
          kabari.mutate(s.no_service);
        }}
      >
        Kabari
      </Button>
    ),
  };
  const baris = data ?? [];
  return (
    <Drawer
      opened
      onClose={onTutup}
      position="right"
      size={1040}
      title="Lama Tidak Diambil"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Text fz={13} c="dimmed" mb="sm">
        Sudah selesai dan belum diambil lebih lama dari batas toko. Barangnya tetap milik customer.
      </Text>
      <DataTable
        label="Service lama tidak diambil"
        kolom={[...KOLOM, aksi]}
        data={baris}
        idBaris={(s) => s.no_service}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        kosong="Semua yang selesai diambil tepat waktu"
        ekspor={{ namaFile: 'service-tak-diambil.csv' }}
        onBaris={(s) => onBuka(s.no_service)}
        tinggi="max(320px, calc(100dvh - 280px))"
        bawah={
          <Text fz={13} role="status">
            {baris.length} service · sisa {rupiah(baris.reduce((n, s) => n + s.sisa_rp, 0))}
          </Text>
        }
      />
    </Drawer>
  );
}
