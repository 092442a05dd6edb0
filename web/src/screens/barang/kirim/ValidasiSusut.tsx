// Weights that were not what the books say: a second person accepts the loss, and the books follow, or rejects it.
import { Alert, Badge, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { idDokumen } from '@/api/acak';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { berat } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import { jam } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { kueriSusut, type Susut } from './api';

const SUMBER: Readonly<Record<string, string>> = { TERIMA_KIRIM: 'Terima barang', PEMBELIAN: 'Pembelian' };
const WARNA: Readonly<Record<string, string>> = { PENDING: 'orange', DITERIMA: 'green', DITOLAK: 'red' };

// Rejected, and neither was the purchase cancelled nor did the owner decide.
const belumDijawab = (s: Susut) => s.status === 'DITOLAK' && s.dijawab === '';

/** Why this person may not decide it, in the server's sense; known before a reason is typed. */
export function takBolehPutus(
  s: Pick<Susut, 'oleh' | 'status' | 'dijawab' | 'no_dok'>,
  orang: { user_id: string; level: string },
): string | undefined {
  if (s.oleh === orang.user_id) return 'Anda yang menimbang: harus divalidasi orang lain';
  if (s.status === 'DITOLAK' && s.dijawab === '' && orang.level !== 'OWN')
    return `Sudah ditolak: batalkan pembelian ${s.no_dok}, atau minta OWN menerimanya`;
  return undefined;
}

const KOLOM: readonly Kolom<Susut>[] = [
  { kunci: 'no_susut', judul: 'No Susut', nilai: (s) => s.no_susut, lebar: 185 },
  { kunci: 'waktu', judul: 'Waktu', nilai: (s) => `${s.tgl_system} ${jam(s.waktu)}`, lebar: 150 },
  { kunci: 'sumber', judul: 'Sumber', nilai: (s) => SUMBER[s.sumber] ?? s.sumber, lebar: 120 },
  { kunci: 'kode_barcode', judul: 'Barcode', nilai: (s) => s.kode_barcode, lebar: 100 },
  { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (s) => s.nama_barang, lebar: 160 },
  { kunci: 'berat_buku', judul: 'Buku (gr)', jenis: 'berat', nilai: (s) => s.berat_buku, lebar: 95 },
  { kunci: 'berat_timbang', judul: 'Timbang (gr)', jenis: 'berat', nilai: (s) => s.berat_timbang, lebar: 110 },
  { kunci: 'selisih', judul: 'Susut (gr)', jenis: 'berat', nilai: (s) => s.selisih, lebar: 100, total: true },
  { kunci: 'toleransi', judul: 'Toleransi (gr)', jenis: 'berat', nilai: (s) => s.toleransi, lebar: 110 },
  { kunci: 'oleh', judul: 'Ditimbang Oleh', nilai: (s) => s.oleh, lebar: 120 },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: (s) => s.status,
    lebar: 130,
    tampil: (s) => (
      <Badge variant="light" color={WARNA[s.status] ?? 'gray'}>
        {belumDijawab(s) ? 'Perlu jawaban' : s.status}
      </Badge>
    ),
  },
];

const KOLOM_PUTUS: readonly Kolom<Susut>[] = [
  { kunci: 'diputus_oleh', judul: 'Divalidasi Oleh', nilai: (s) => s.diputus_oleh, lebar: 120 },
  { kunci: 'alasan', judul: 'Alasan', nilai: (s) => s.alasan, lebar: 200 },
];

export default function ValidasiSusut({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const { pengguna } = useSesiAda();
  const [status, setStatus] = useState('PENDING');
  const [putus, setPutus] = useState<{ susut: Susut; terima: boolean }>();
  const { data, error, isPending, refetch } = useQuery(kueriSusut(status));
  const kirim = async (alasan: string) => {
    if (!putus) return false;
    const body = { no_susut: putus.susut.no_susut, terima: putus.terima, alasan };
    const jawab = await panggil('POST', 'validasi/susut', { body, idempotencyKey: idDokumen() });
    pesan.sukses(jawab.message ?? '');
    setPutus(undefined);
    void kueri.invalidateQueries({ queryKey: ['susut'] });
    return true;
  };
  const aksi: Kolom<Susut> = {
    kunci: 'aksi',
    judul: 'Aksi',
    nilai: () => '',
    lebar: 140,
    diKanan: true,
    urut: false,
    tampil: (s) => {
      if (s.status !== 'PENDING' && !belumDijawab(s)) return null;
      const sebab = takBolehPutus(s, pengguna);
      return (
        <Group gap={6} wrap="nowrap" title={sebab}>
          <Button
            size="compact-xs"
            disabled={sebab !== undefined}
            aria-label={`Terima ${s.no_susut}`}
            onClick={() => setPutus({ susut: s, terima: true })}
          >
            Terima
          </Button>
          <Button
            size="compact-xs"
            variant="light"
            color="red"
            disabled={sebab !== undefined}
            aria-label={`Tolak ${s.no_susut}`}
            onClick={() => setPutus({ susut: s, terima: false })}
          >
            Tolak
          </Button>
        </Group>
      );
    },
  };
  /** Said in words too, for who has no pointer to rest on a button. */
  const sebabnya = [...new Set((data ?? []).flatMap((s) => takBolehPutus(s, pengguna) ?? []))];
  const diputus = status === 'PENDING' ? [] : KOLOM_PUTUS;
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      {status === 'PENDING' && sebabnya.length > 0 && (
        <Alert color="orange" py={8} mb="sm" role="status">
          {sebabnya.join('. ')}.
        </Alert>
      )}
      <DataTable
        label="Susut"
        kolom={[...KOLOM, ...diputus, ...(status === 'DITERIMA' ? [] : [aksi])]}
        data={data ?? []}
        idBaris={(s) => s.no_susut}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        kosong={status === 'PENDING' ? 'Tidak ada susut yang menunggu validasi' : undefined}
        ekspor={{ namaFile: 'validasi-susut.csv' }}
        alat={
          <SegmentedControl
            aria-label="Status susut"
            value={status}
            onChange={setStatus}
            data={[
              { value: 'PENDING', label: 'Menunggu' },
              { value: 'DITERIMA', label: 'Diterima' },
              { value: 'DITOLAK', label: 'Ditolak' },
            ]}
          />
        }
      />
      {putus && (
        <DialogAlasan
          judul={putus.terima ? 'Terima Susut' : 'Tolak Susut'}
          ya={putus.terima ? 'Terima' : 'Tolak'}
          bahaya={!putus.terima}
          onYa={kirim}
          onTutup={() => setPutus(undefined)}
        >
          <Text>
            {putus.susut.kode_barcode} {putus.susut.nama_barang}: buku {berat(putus.susut.berat_buku)} gr, timbang{' '}
            {berat(putus.susut.berat_timbang)} gr.
          </Text>
          <Text fz={13} c="dimmed">
            {putus.terima
              ? `Buku stok mencatat selisih ${berat(putus.susut.selisih)} gr dan berat barang menjadi ${berat(putus.susut.berat_timbang)} gr.`
              : 'Buku stok dan berat barang tidak berubah. Susut pembelian yang ditolak menahan tutup toko sampai pembeliannya dibatalkan atau OWN menerimanya.'}
          </Text>
        </DialogAlasan>
      )}
    </Halaman>
  );
}
