// Jatuh Tempo Hutang: loans that fall due, fell due today or are over, with what redeeming costs today; a row opens the log
// of its notices, where a letter, a message or a call is written down.
import { Alert, Badge, Button, Group, NumberInput, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { useSaringAlamat } from '@/kit/daftar/useDaftar';
import { Halaman } from '@/kit/Halaman';
import { usePemindai } from '@/kit/pemindai';
import type { Rute } from '@/routes';
import { ambilTempo, type HutangTempo, KUNCI_HUTANG, LEMBAR_TEMPO, SARING_TEMPO } from './apiLelang';
import { LaciPeringatan } from './LaciPeringatan';
import { LencanaTempo } from './LencanaTempo';
import { nomorDariPindaian } from './model';

const KAPAN = [
  { value: 'ALL', label: 'Semua' },
  { value: 'SEBELUM', label: 'Akan jatuh tempo' },
  { value: 'HARI_INI', label: 'Hari ini' },
  { value: 'LEWAT', label: 'Lewat' },
  { value: 'LELANG', label: 'Boleh dilelang' },
];

const KOLOM: readonly Kolom<HutangTempo>[] = [
  { kunci: 'no_faktur_hutang', judul: 'No Hutang', nilai: (h) => h.no_faktur_hutang, lebar: 185, urut: false },
  {
    kunci: 'jatuh_tempo',
    judul: 'Jatuh Tempo',
    nilai: (h) => h.jatuh_tempo,
    tampil: (h) => <LencanaTempo h={h} />,
    lebar: 225,
    urut: false,
  },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (h) => h.nama_customer, lebar: 170, urut: false },
  { kunci: 'no_hp', judul: 'No HP', nilai: (h) => h.no_hp, lebar: 130, urut: false },
  { kunci: 'uraian', judul: 'Jaminan', nilai: (h) => h.uraian, lebar: 220, urut: false },
  { kunci: 'no_kantong', judul: 'Kantong', nilai: (h) => h.no_kantong, lebar: 110, urut: false },
  {
    kunci: 'jumlah_hutang',
    judul: 'Pokok (Rp)',
    jenis: 'rupiah',
    nilai: (h) => h.jumlah_hutang,
    lebar: 120,
    urut: false,
  },
  { kunci: 'bunga_rp', judul: 'Bunga (Rp)', jenis: 'rupiah', nilai: (h) => h.bunga_rp, lebar: 110, urut: false },
  { kunci: 'denda_rp', judul: 'Denda (Rp)', jenis: 'rupiah', nilai: (h) => h.denda_rp, lebar: 105, urut: false },
  {
    kunci: 'total_bayar',
    judul: 'Tebus Hari Ini (Rp)',
    jenis: 'rupiah',
    nilai: (h) => h.total_bayar,
    lebar: 145,
    urut: false,
  },
  {
    kunci: 'peringatan',
    judul: 'Peringatan',
    nilai: (h) => (h.peringatan > 0 ? `${h.tgl_peringatan} (${h.peringatan}x)` : 'Belum'),
    lebar: 140,
    urut: false,
  },
  {
    kunci: 'halangan',
    judul: 'Lelang',
    nilai: (h) => h.halangan || 'Boleh dilelang',
    tampil: (h) =>
      h.halangan === '' ? (
        <Badge color="red" variant="light" tt="none">
          Boleh dilelang
        </Badge>
      ) : (
        <Text component="span" fz={12} c="dimmed" title={h.halangan}>
          {h.halangan}
        </Text>
      ),
    lebar: 230,
    urut: false,
  },
  {
    kunci: 'tgl_hutang',
    judul: 'Tanggal Hutang',
    nilai: (h) => h.tgl_hutang,
    lebar: 120,
    urut: false,
    tersembunyi: true,
  },
];

/** Rows for a file: all that match, sheet after sheet. */
async function semuaTempo(saring: typeof SARING_TEMPO): Promise<HutangTempo[]> {
  const baris: HutangTempo[] = [];
  for (;;) {
    const { data } = await ambilTempo(saring, baris.at(-1)?.kunci ?? '', undefined, 200);
    baris.push(...data);
    if (data.length < 200) return baris;
  }
}

export default function JatuhTempoHutang({ rute }: { rute: Rute }) {
  const { saring, ubah } = useSaringAlamat(SARING_TEMPO);
  const [{ no = '' }, alamat] = useAlamat();
  const buka = (baru: string) => alamat({ no: baru || undefined });
  const { data, error, isPending, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } =
    useInfiniteQuery({
      queryKey: [...KUNCI_HUTANG, 'tempo', saring],
      queryFn: ({ pageParam, signal }) => ambilTempo(saring, pageParam, signal),
      initialPageParam: '',
      getNextPageParam: (lembar) =>
        lembar.data.length < LEMBAR_TEMPO ? undefined : (lembar.data.at(-1)?.kunci ?? undefined),
      staleTime: 0,
    });
  usePemindai((kode) => {
    const nomor = nomorDariPindaian(kode);
    if (nomor) ubah({ cari: nomor });
  }, no === '');
  const baris = data?.pages.flatMap((lembar) => lembar.data) ?? [];
  const pertama = data?.pages[0];
  const total = pertama?.total as { lebih?: boolean; tenggang_hari?: number } | undefined;
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <DataTable
        label="Hutang jatuh tempo"
        kolom={KOLOM}
        data={baris}
        idBaris={(h) => h.no_faktur_hutang}
        cari={false}
        memuat={isPending || (isFetching && baris.length === 0)}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        kosong="Tidak ada hutang di sini"
        ekspor={{ namaFile: 'jatuh-tempo-hutang.csv' }}
        semua={() => semuaTempo(saring)}
        onBaris={(h) => buka(h.no_faktur_hutang)}
        alat={
          <>
            <CariTempo nilai={saring.cari} onGanti={(cari) => ubah({ cari: cari || undefined }, true)} />
            <SegmentedControl
              aria-label="Kapan jatuh tempo"
              data={KAPAN}
              value={saring.saat}
              onChange={(saat) => ubah({ saat })}
            />
            {saring.saat === 'SEBELUM' && (
              <NumberInput
                aria-label="Dalam berapa hari"
                w={110}
                min={1}
                max={365}
                allowDecimal={false}
                suffix=" hari"
                value={Number(saring.hari) || 7}
                onChange={(hari) => ubah({ hari: String(Number(hari) || 7) }, true)}
              />
            )}
          </>
        }
        bawah={
          <Group justify="space-between">
            <Text fz={13} role="status">
              {pertama && `${baris.length} dari ${total?.lebih ? 'lebih dari ' : ''}${pertama.count} hutang`}
              {total?.tenggang_hari !== undefined && ` · masa tenggang lelang ${total.tenggang_hari} hari`}
            </Text>
            {hasNextPage && (
              <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Muat berikutnya
              </Button>
            )}
          </Group>
        }
      />
      {baris.some((h) => h.hutang_rugi) && (
        <Alert color="orange" mt="sm" py={8}>
          Yang bertanda “hutang rugi” bunganya sudah melebihi pokoknya.
        </Alert>
      )}
      {no && <LaciPeringatan no={no} tempo={baris.find((h) => h.no_faktur_hutang === no)} onTutup={() => buka('')} />}
    </Halaman>
  );
}

function CariTempo({ nilai, onGanti }: { nilai: string; onGanti: (cari: string) => void }) {
  const [teks, setTeks] = useState(nilai);
  /** What was asked for last: an older search that comes back must not undo what is being typed. */
  const diminta = useRef(nilai);
  const nanti = useDebouncedCallback((cari: string) => {
    diminta.current = cari;
    onGanti(cari);
  }, 300);
  useEffect(() => {
    if (nilai === diminta.current) return;
    diminta.current = nilai;
    setTeks(nilai);
  }, [nilai]);
  return (
    <TextInput
      aria-label="Cari hutang"
      placeholder="Nomor, nama, HP, kantong"
      leftSection={<IconSearch size={16} />}
      w={230}
      autoFocus
      value={teks}
      onChange={(e) => {
        setTeks(e.currentTarget.value);
        nanti(e.currentTarget.value.trim());
      }}
    />
  );
}
