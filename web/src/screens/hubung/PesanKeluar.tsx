// The store's outbox: what was sent, what waits, what was not sent and why; sending again and calling off.

import { Button, Group, Select, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { kodeTokoAktif } from '@/app/sesi';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { konfirmasi } from '@/kit/dialog';
import { Lencana } from '@/kit/Lencana';
import { pesan } from '@/kit/pesan';
import { waktuLengkap } from '@/kit/waktu';

type Baris = Data<'get', 'pesan/keluar'>[number];

/** As the server pages it. */
const LEMBAR = 50;

export const STATUS: Readonly<Record<string, { kata: string; warna: string }>> = {
  MENUNGGU: { kata: 'Menunggu', warna: 'blue' },
  DIKIRIM: { kata: 'Sedang Dikirim', warna: 'blue' },
  TERKIRIM: { kata: 'Terkirim', warna: 'green' },
  RAGU: { kata: 'Tidak Pasti', warna: 'orange' },
  MATI: { kata: 'Tidak Terkirim', warna: 'red' },
  BATAL: { kata: 'Dibatalkan', warna: 'gray' },
};

const BISA_ULANG = ['RAGU', 'MATI'];
const BISA_BATAL = ['MENUNGGU', 'RAGU', 'MATI'];

export function PesanKeluar() {
  const kode = kodeTokoAktif();
  const kueri = useQueryClient();
  const [status, setStatus] = useState('ALL');
  const [cari, setCari] = useState('');
  const [halaman, setHalaman] = useState(1);
  const [sibuk, setSibuk] = useState('');
  const query = { status, cari, lewati: (halaman - 1) * LEMBAR };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['pesan-keluar', kode, query],
    queryFn: () => panggil('GET', 'pesan/keluar', { query }),
    placeholderData: (lalu) => lalu,
    refetchInterval: 15_000,
  });
  const urus = async (b: Baris, apa: 'ulang' | 'batal') => {
    // Who is not sure whether it came would otherwise send it twice without knowing.
    const tanya = b.status === 'RAGU' ? 'Pesan ini mungkin sudah sampai. Kirim lagi?' : undefined;
    if (apa === 'ulang' && tanya && !(await konfirmasi(tanya, { judul: 'Kirim Ulang' }))) return;
    setSibuk(b.id);
    try {
      const { message } = await panggil('POST', `pesan/keluar/{id}/${apa}`, { jalur: { id: b.id } });
      pesan.sukses(message ?? '');
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    } finally {
      setSibuk('');
      await kueri.invalidateQueries({ queryKey: ['pesan-keluar'] });
    }
  };
  const kolom: readonly Kolom<Baris>[] = [
    { kunci: 'dibuat', judul: 'Dibuat', nilai: (b) => waktuLengkap(b.dibuat), lebar: 160 },
    { kunci: 'peristiwa', judul: 'Peristiwa', nilai: (b) => b.peristiwa, lebar: 170 },
    { kunci: 'jenis', judul: 'Jenis', nilai: (b) => b.jenis, lebar: 90 },
    { kunci: 'no_hp', judul: 'Tujuan', nilai: (b) => b.no_hp, lebar: 140 },
    {
      kunci: 'status',
      judul: 'Status',
      nilai: (b) => STATUS[b.status]?.kata ?? b.status,
      tampil: (b) => <Lencana status={b.status} daftar={STATUS} />,
      lebar: 140,
    },
    { kunci: 'sebab', judul: 'Sebab', nilai: (b) => b.sebab, lebar: 260 },
    { kunci: 'percobaan', judul: 'Percobaan', jenis: 'angka', nilai: (b) => b.percobaan, lebar: 100 },
    { kunci: 'no_dok', judul: 'Dokumen', nilai: (b) => b.no_dok, lebar: 180 },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: () => '',
      urut: false,
      diKanan: true,
      lebar: 170,
      tampil: (b) => (
        <Group gap={4} wrap="nowrap" justify="flex-end">
          {BISA_ULANG.includes(b.status) && (
            <Button size="compact-sm" variant="light" loading={sibuk === b.id} onClick={() => void urus(b, 'ulang')}>
              Kirim Ulang
            </Button>
          )}
          {BISA_BATAL.includes(b.status) && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              disabled={sibuk === b.id}
              onClick={() => void urus(b, 'batal')}
            >
              Batal
            </Button>
          )}
        </Group>
      ),
    },
  ];
  return (
    <DataTable
      label="Pesan keluar"
      kolom={kolom}
      data={data?.data ?? []}
      idBaris={(b) => b.id}
      memuat={isPending}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      cari
      jauh={{
        halaman,
        ukuran: LEMBAR,
        jumlah: data?.count ?? 0,
        cari,
        lama: isPlaceholderData,
        ganti: (baru) => {
          setHalaman(baru.halaman);
          setCari(baru.cari);
        },
      }}
      rincian={(b) => (
        <Text fz={14} style={{ whiteSpace: 'pre-wrap' }}>
          {b.isi}
        </Text>
      )}
      alat={
        <Select
          aria-label="Status pesan"
          w={180}
          allowDeselect={false}
          openOnFocus={false}
          data={[
            { value: 'ALL', label: 'Semua Status' },
            ...Object.entries(STATUS).map(([value, { kata }]) => ({ value, label: kata })),
          ]}
          value={status}
          onChange={(v) => {
            setStatus(v ?? 'ALL');
            setHalaman(1);
          }}
        />
      }
      kosong="Belum ada pesan."
    />
  );
}
