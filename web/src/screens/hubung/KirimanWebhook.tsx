// Deliveries of webhooks: what was told, what waits, what was not told and why; telling again.

import { Button, Code, Select } from '@mantine/core';
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
import { STATUS_KIRIMAN } from './kata';
import type { Webhook } from './Webhook';

type Baris = Data<'get', 'webhook-kiriman'>[number];

/** As the server pages it. */
const LEMBAR = 50;
const BISA_ULANG = ['TERKIRIM', 'MATI', 'BATAL'];

/** The body as it was sent, laid out for reading. */
export function rapikan(isi: string): string {
  try {
    return JSON.stringify(JSON.parse(isi), null, 2);
  } catch {
    return isi;
  }
}

export function KirimanWebhook({ webhook }: { webhook: readonly Webhook[] }) {
  const kueri = useQueryClient();
  const [siapa, setSiapa] = useState('');
  const [status, setStatus] = useState('ALL');
  const [halaman, setHalaman] = useState(1);
  const [sibuk, setSibuk] = useState('');
  const query = { webhook: siapa, status, lewati: (halaman - 1) * LEMBAR };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['webhook-kiriman', kodeTokoAktif(), query],
    queryFn: () => panggil('GET', 'webhook-kiriman', { query }),
    placeholderData: (lalu) => lalu,
    refetchInterval: 5_000,
  });
  const ulang = async (b: Baris) => {
    // Who had it would otherwise get it twice without a word.
    const tanya = 'Kiriman ini sudah sampai. Kirim lagi dengan id yang sama?';
    if (b.status === 'TERKIRIM' && !(await konfirmasi(tanya, { judul: 'Kirim Ulang' }))) return;
    setSibuk(b.id);
    try {
      const { message } = await panggil('POST', 'webhook-kiriman/{id}/ulang', { jalur: { id: b.id } });
      pesan.sukses(message ?? '');
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    } finally {
      setSibuk('');
      await kueri.invalidateQueries({ queryKey: ['webhook-kiriman'] });
    }
  };
  const kolom: readonly Kolom<Baris>[] = [
    { kunci: 'dibuat', judul: 'Dibuat', nilai: (b) => waktuLengkap(b.dibuat), lebar: 160 },
    { kunci: 'nama', judul: 'Webhook', nilai: (b) => b.nama, lebar: 150 },
    { kunci: 'kode_toko', judul: 'Toko', nilai: (b) => b.kode_toko, lebar: 80 },
    { kunci: 'peristiwa', judul: 'Peristiwa', nilai: (b) => b.peristiwa, lebar: 120 },
    { kunci: 'no_dok', judul: 'Dokumen', nilai: (b) => b.no_dok, lebar: 180 },
    {
      kunci: 'status',
      judul: 'Status',
      nilai: (b) => STATUS_KIRIMAN[b.status]?.kata ?? b.status,
      tampil: (b) => <Lencana status={b.status} daftar={STATUS_KIRIMAN} />,
      lebar: 140,
    },
    { kunci: 'sebab', judul: 'Sebab', nilai: (b) => b.sebab, lebar: 260 },
    { kunci: 'percobaan', judul: 'Percobaan', jenis: 'angka', nilai: (b) => b.percobaan, lebar: 100 },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: () => '',
      urut: false,
      diKanan: true,
      lebar: 130,
      tampil: (b) =>
        BISA_ULANG.includes(b.status) && (
          <Button size="compact-sm" variant="light" loading={sibuk === b.id} onClick={() => void ulang(b)}>
            Kirim Ulang
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      label="Kiriman webhook"
      kolom={kolom}
      data={data?.data ?? []}
      idBaris={(b) => b.id}
      memuat={isPending}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      jauh={{
        halaman,
        ukuran: LEMBAR,
        jumlah: data?.count ?? 0,
        cari: '',
        lama: isPlaceholderData,
        ganti: (baru) => setHalaman(baru.halaman),
      }}
      rincian={(b) => (
        <Code block fz={13}>
          {rapikan(b.isi)}
        </Code>
      )}
      alat={
        <>
          <Select
            aria-label="Webhook"
            w={180}
            allowDeselect={false}
            openOnFocus={false}
            data={[{ value: '', label: 'Semua Webhook' }, ...webhook.map((w) => ({ value: w.id, label: w.nama }))]}
            value={siapa}
            onChange={(v) => {
              setSiapa(v ?? '');
              setHalaman(1);
            }}
          />
          <Select
            aria-label="Status kiriman"
            w={180}
            allowDeselect={false}
            openOnFocus={false}
            data={[
              { value: 'ALL', label: 'Semua Status' },
              ...Object.entries(STATUS_KIRIMAN).map(([value, { kata }]) => ({ value, label: kata })),
            ]}
            value={status}
            onChange={(v) => {
              setStatus(v ?? 'ALL');
              setHalaman(1);
            }}
          />
        </>
      }
      kosong="Belum ada kiriman."
    />
  );
}
