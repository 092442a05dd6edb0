// Before a count: what is to be counted, which counts are going on (to join), and the last ones.
import { Badge, Button, Card, Grid, Group, Kbd, Progress, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { berat } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { kueriGudang, PilihBaki } from '@/kit/dokumen/PilihBaki';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import {
  type JenisOpname,
  kueriOpname,
  kueriRingkas,
  OPNAME,
  type Opname,
  type Penerimaan,
  tempatOpname,
} from './data';
import kelas from './hitung.module.css';

const PETUNJUK: Readonly<Record<JenisOpname, string>> = {
  BAKI: 'Pilih baki, lalu pindai semua isinya.',
  GUDANG: 'Pilih gudang, lalu pindai baki demi baki. Beberapa orang bisa memindai bersama.',
  PENERIMAAN: 'Pilih dokumen penerimaan, lalu pindai barang yang benar-benar datang.',
  RFID: 'Pilih tempatnya (kosong: seluruh toko), lalu baca tag dengan pembaca RFID atau unggah berkasnya.',
  GLOBAL: 'Seluruh toko, sekali sehari. Beberapa orang bisa memindai bersama.',
};

export function MulaiOpname({ rute, jenis }: { rute: Rute; jenis: JenisOpname }) {
  const pindah = useNavigate();
  const [tempat, setTempat] = useState({ kode_gudang: '', kode_toko: '' });
  const [rujukan, setRujukan] = useState('');
  const simpan = useSimpanDokumen('stock-opname/start');
  const { data, error, refetch, isPending } = useQuery(kueriOpname(jenis));
  const buka = (no: string) => void pindah({ to: rute.path, search: { no } });
  const mulai = async () => {
    const jawab = await simpan.kirim({ jenis, ...tempat, rujukan });
    if (!jawab) return;
    pesan.info(jawab.message ?? '');
    buka(jawab.data.no_opname);
  };
  useTombol([{ kunci: 'F9', arti: 'Mulai Hitung', aksi: () => void mulai() }], !simpan.sibuk);
  const ganti = (baru: typeof tempat) => {
    simpan.lupakan();
    setTempat(baru);
  };
  const jalan = (data ?? []).filter((o) => o.status === 'JALAN');
  const lalu = (data ?? []).filter((o) => o.status !== 'JALAN');
  const koreksi = lalu.some((o) => o.koreksi);
  const kolom = useMemo(() => (koreksi ? [...KOLOM, KOLOM_KOREKSI] : KOLOM), [koreksi]);
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Stack gap="md">
        <section className={kelas.bingkai} aria-label="Mulai hitung">
          <Text c="dimmed" mb="sm">
            {PETUNJUK[jenis]}
          </Text>
          <Grid maw={760} align="flex-end">
            {(jenis === 'BAKI' || jenis === 'RFID') && (
              <PilihBaki
                asal
                nilai={tempat}
                onGanti={ganti}
                boleh={(g) => g.dihitung_opname}
                galat={simpan.kolom}
                wajib={jenis === 'BAKI'}
              />
            )}
            {jenis === 'GUDANG' && (
              <PilihGudang nilai={tempat.kode_gudang} galat={simpan.kolom.kode_gudang} onGanti={ganti} />
            )}
            {jenis === 'PENERIMAAN' && (
              <PilihPenerimaan
                nilai={rujukan}
                galat={simpan.kolom.rujukan}
                onGanti={(no) => {
                  simpan.lupakan();
                  setRujukan(no);
                }}
              />
            )}
            <Grid.Col span={12}>
              <Button loading={simpan.sibuk} rightSection={<Kbd size="xs">F9</Kbd>} onClick={() => void mulai()}>
                Mulai Hitung
              </Button>
            </Grid.Col>
          </Grid>
          {simpan.umum && Object.keys(simpan.kolom).length === 0 && <GalatDokumen simpan={simpan} />}
        </section>
        {jalan.length > 0 && (
          <section aria-label="Sedang dihitung">
            <Title order={2} fz={16} fw={600} mb="xs">
              Sedang dihitung
            </Title>
            <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="sm">
              {jalan.map((o) => (
                <KartuJalan key={o.no_opname} o={o} onBuka={() => buka(o.no_opname)} />
              ))}
            </SimpleGrid>
          </section>
        )}
        {error ? (
          <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
        ) : (
          <DataTable
            label="Hitungan terakhir"
            kolom={kolom}
            data={lalu}
            idBaris={(o) => o.no_opname}
            memuat={isPending}
            cari
            onBaris={(o) => buka(o.no_opname)}
            kosong="Belum ada hitungan"
            tinggi="max(240px, calc(100dvh - 480px))"
          />
        )}
      </Stack>
    </Halaman>
  );
}

const WARNA: Readonly<Record<string, string>> = { JALAN: 'blue', SELESAI: 'green', BATAL: 'gray' };

const KOLOM: readonly Kolom<Opname>[] = [
  { kunci: 'no_opname', judul: 'No Opname', nilai: (o) => o.no_opname, lebar: 190 },
  { kunci: 'tempat', judul: 'Tempat', nilai: tempatOpname, lebar: 255 },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: (o) => o.status,
    lebar: 100,
    tampil: (o) => (
      <Badge variant="light" color={WARNA[o.status]} radius="sm">
        {o.status}
      </Badge>
    ),
  },
  { kunci: 'qty_awal', judul: 'Qty Awal', jenis: 'angka', nilai: (o) => o.qty_awal, lebar: 90 },
  { kunci: 'berat_awal', judul: 'Berat Awal (gr)', jenis: 'berat', nilai: (o) => o.berat_awal, lebar: 120 },
  { kunci: 'mulai', judul: 'Mulai', nilai: (o) => waktuLengkap(o.mulai), lebar: 165 },
  { kunci: 'mulai_oleh', judul: 'Oleh', nilai: (o) => o.mulai_oleh, lebar: 110 },
  { kunci: 'selesai', judul: 'Selesai', nilai: (o) => (o.selesai ? waktuLengkap(o.selesai) : ''), lebar: 165 },
];

/** Most counts need none. */
const KOLOM_KOREKSI: Kolom<Opname> = {
  kunci: 'koreksi',
  judul: 'Koreksi',
  nilai: (o) => o.koreksi ?? '',
  lebar: 190,
};

function KartuJalan({ o, onBuka }: { o: Opname; onBuka: () => void }) {
  const { data } = useQuery(kueriRingkas(o.no_opname));
  const persen = data && data.harus > 0 ? (data.ditemukan / data.harus) * 100 : 0;
  return (
    <Card withBorder padding="sm" radius={6}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <div>
          <Text fw={600}>{tempatOpname(o)}</Text>
          <Text fz={12} c="dimmed">
            {o.no_opname} · {o.mulai_oleh} · {waktuLengkap(o.mulai).slice(11)}
          </Text>
        </div>
        <Button variant="default" style={{ flex: 'none' }} onClick={onBuka} aria-label={`Lanjutkan ${o.no_opname}`}>
          Lanjutkan
        </Button>
      </Group>
      <Progress value={persen} mt="sm" size={8} color="emas.6" aria-label={`Kemajuan ${o.no_opname}`} />
      <Text fz={12} c="dimmed" mt={4}>
        {data ? `${data.ditemukan} dari ${data.harus} barang` : `${o.qty_awal} barang`} · {berat(o.berat_awal)} gr
      </Text>
    </Card>
  );
}

interface PropsGudang {
  nilai: string;
  galat?: string;
  onGanti: (nilai: { kode_gudang: string; kode_toko: string }) => void;
}

function PilihGudang({ nilai, galat, onGanti }: PropsGudang) {
  const { data, isError } = useQuery(kueriGudang);
  const pilihan = (data ?? []).filter((g) => g.dihitung_opname);
  return (
    <Grid.Col span={{ base: 12, xs: 6 }}>
      <PilihDaftar
        label="Kode Gudang"
        required
        sebut="gudang"
        gagal={isError}
        galat={galat}
        data={pilihan.map((g) => ({ value: g.kode_gudang, label: `${g.kode_gudang} – ${g.nama_gudang}` }))}
        value={nilai || null}
        onChange={(kode) => onGanti({ kode_gudang: kode ?? '', kode_toko: '' })}
      />
    </Grid.Col>
  );
}

function PilihPenerimaan({ nilai, galat, onGanti }: { nilai: string; galat?: string; onGanti: (no: string) => void }) {
  const [cari, setCari] = useState('');
  const { data, isError } = useQuery({
    queryKey: [OPNAME, 'penerimaan', cari.length > 6 ? cari : ''],
    queryFn: async () =>
      (
        await panggil('GET', 'stock-opname/penerimaan', {
          query: { cari: cari.length > 6 ? cari : '' },
        })
      ).data,
    placeholderData: (lama) => lama,
  });
  const label = (d: Penerimaan) =>
    `${d.no_dok} · ${d.tgl_system} · ${d.qty} barang, ${berat(d.berat)} gr${d.lawan ? ` · ${d.lawan}` : ''}${d.no_opname ? ' · sudah dihitung' : ''}`;
  return (
    <Grid.Col span={12}>
      <PilihDaftar
        label="No Penerimaan"
        required
        sebut="penerimaan"
        gagal={isError}
        galat={galat}
        data={(data ?? []).map((d) => ({ value: d.no_dok, label: label(d) }))}
        value={nilai || null}
        onSearchChange={setCari}
        onChange={(no) => onGanti(no ?? '')}
      />
    </Grid.Col>
  );
}
