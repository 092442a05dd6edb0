// Penerimaan Hadiah: gifts that come in, several in one document, and the correction of their stock by a count. Both stand
// below with what they did, and can be taken back.

import {
  ActionIcon,
  Alert,
  Button,
  Group,
  Select,
  SimpleGrid,
  Stack,
  Table,
  Tabs,
  Text,
  TextInput,
} from '@mantine/core';
import { IconCircleCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Amplop } from '@/api/klien';
import type { Data, Isi } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { rupiah, tulisAngka } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { galatBaris, useSimpanDi } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { IsianUang } from '@/kit/IsianUang';
import { IsianAngka, IsianMinimalSatu } from '@/kit/isian';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { type Baris, baris as barisBaru } from '@/kit/transaksi/baris';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { KUNCI_MEMBER, segarkanMember } from './api';
import { ambilDokHadiah, type DokHadiah, kueriHadiahHitung, SARING_POIN } from './apiPoin';
import { BatalDok, kolomAksi } from './BatalDok';
import { TEKS_MEMBER } from './teks';
import { bedaHitung } from './tukar';

const JENIS = [
  { value: 'ALL', label: 'Semua' },
  { value: 'TERIMA', label: 'Penerimaan' },
  { value: 'KOREKSI', label: 'Koreksi' },
];

export default function TerimaHadiah({ rute }: { rute: Rute }) {
  const [tab, setTab] = useState<string | null>('terima');
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Tabs value={tab} onChange={setTab}>
        <Tabs.List mb="md">
          <Tabs.Tab value="terima">Terima</Tabs.Tab>
          <Tabs.Tab value="hitung">Koreksi Hitungan</Tabs.Tab>
          <Tabs.Tab value="dokumen">Dokumen</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="terima" keepMounted>
          <FormTerima aktif={tab === 'terima'} />
        </Tabs.Panel>
        <Tabs.Panel value="hitung" keepMounted>
          <FormHitung aktif={tab === 'hitung'} />
        </Tabs.Panel>
        <Tabs.Panel value="dokumen">{tab === 'dokumen' && <DaftarHadiah />}</Tabs.Panel>
      </Tabs>
    </Halaman>
  );
}

interface Masuk {
  kode_hadiah: string;
  qty: string;
  harga: number | null;
}
const KOSONG: Masuk = { kode_hadiah: '', qty: '1', harga: null };

function Jadi({ no }: { no?: string }) {
  if (!no) return null;
  return (
    <Alert color="green" icon={<IconCircleCheck size={18} />} role="status" title={TEKS_MEMBER.tersimpan}>
      {no}
    </Alert>
  );
}

function FormTerima({ aktif }: { aktif: boolean }) {
  const kueri = useQueryClient();
  const hadiah = useQuery(kueriHadiahHitung);
  const [kepala, setKepala] = useState({ supplier: '', no_bukti: '', keterangan: '' });
  const [detail, setDetail] = useState<readonly Baris<Masuk>[]>(() => [barisBaru(KOSONG)]);
  const [jadi, setJadi] = useState<string>();
  const simpan = useSimpanDi<Isi<'post', 'terima-hadiah'>, Amplop<Data<'post', 'terima-hadiah'>>>('terima-hadiah');
  const salah = galatBaris(simpan.kolom, 'detail');
  const terisi = detail.filter(({ minta: m }) => m.kode_hadiah !== '' && Number(m.qty) > 0);
  const ubah = (id: string, bagian: Partial<Masuk>) => {
    simpan.lupakan();
    setJadi(undefined);
    setDetail((lama) => lama.map((b) => (b.id === id ? { id, minta: { ...b.minta, ...bagian } } : b)));
  };
  const kirim = async () => {
    const jawab = await simpan.kirim({
      ...kepala,
      detail: terisi.map(({ minta: m }) => ({ kode_hadiah: m.kode_hadiah, qty: Number(m.qty), harga: m.harga ?? 0 })),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? TEKS_MEMBER.tersimpan);
    setJadi(jawab.data.no_dok);
    setKepala({ supplier: '', no_bukti: '', keterangan: '' });
    setDetail([barisBaru(KOSONG)]);
    await segarkanMember(kueri);
  };
  const teks = (nama: keyof typeof kepala, label: string, maks: number) => (
    <TextInput
      label={label}
      maxLength={maks}
      autoComplete="off"
      value={kepala[nama]}
      onChange={(e) => {
        simpan.lupakan(nama);
        setKepala({ ...kepala, [nama]: e.currentTarget.value });
      }}
      error={simpan.kolom[nama]}
      disabled={simpan.sibuk}
    />
  );
  return (
    <Stack gap="md" maw={960}>
      <Jadi no={jadi} />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {teks('supplier', 'Dari (supplier)', 60)}
        {teks('no_bukti', 'No Bukti', 40)}
        {teks('keterangan', 'Keterangan', 200)}
      </SimpleGrid>
      {detail.map(({ id, minta: m }) => {
        // What the server said is by the place among those that were sent.
        const galat = salah.get(terisi.findIndex((b) => b.id === id));
        return (
          <Group key={id} align="flex-start" gap="sm" role="group" aria-label="Hadiah masuk">
            <PilihDaftar
              sebut="hadiah"
              gagal={hadiah.isError}
              label="Nama Hadiah"
              required
              openOnFocus={false}
              flex="1 1 240px"
              data={(hadiah.data ?? []).map((h) => ({
                value: h.kode_hadiah,
                label: `${h.nama_hadiah} · stock ${tulisAngka(h.stock, 'angka')}`,
              }))}
              value={m.kode_hadiah || null}
              onChange={(v) => ubah(id, { kode_hadiah: v ?? '' })}
              galat={galat}
              disabled={simpan.sibuk}
            />
            <IsianMinimalSatu
              label="Qty"
              required
              w={100}
              maxLength={6}
              value={m.qty}
              onChange={(qty) => ubah(id, { qty })}
              disabled={simpan.sibuk}
            />
            <IsianUang
              label="Harga satuan"
              w={180}
              value={m.harga}
              onChange={(harga) => ubah(id, { harga })}
              disabled={simpan.sibuk}
            />
            {detail.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                mt={24}
                aria-label="Hapus baris hadiah"
                disabled={simpan.sibuk}
                onClick={() => setDetail(detail.filter((b) => b.id !== id))}
              >
                <IconX size={18} />
              </ActionIcon>
            )}
          </Group>
        );
      })}
      {salah.size === 0 && <GalatDokumen simpan={simpan} />}
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={simpan.sibuk}
          onClick={() => setDetail([...detail, barisBaru(KOSONG)])}
        >
          Hadiah lain
        </Button>
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          mati={terisi.length === 0}
          berubah={terisi.length > 0}
          tertutup={!aktif}
        />
      </Group>
    </Stack>
  );
}

function FormHitung({ aktif }: { aktif: boolean }) {
  const kueri = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(kueriHadiahHitung);
  const [isian, setIsian] = useState<Readonly<Record<string, string>>>({});
  const [alasan, setAlasan] = useState('');
  const [jadi, setJadi] = useState<string>();
  const simpan = useSimpanDi<Isi<'post', 'terima-hadiah/koreksi'>, Amplop<Data<'post', 'terima-hadiah/koreksi'>>>(
    'terima-hadiah/koreksi',
  );
  if (error) return <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />;
  if (isPending) return <RangkaTabel />;
  if (data.length === 0) return <Kosong teks="Belum ada hadiah di Master Data Hadiah" />;
  const beda = bedaHitung(data, isian);
  const kirim = async () => {
    const jawab = await simpan.kirim({
      alasan: alasan.trim(),
      detail: beda.map(({ kode_hadiah, hitung }) => ({ kode_hadiah, hitung })),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? TEKS_MEMBER.tersimpan);
    setJadi(jawab.data.no_dok);
    setIsian({});
    setAlasan('');
    await segarkanMember(kueri);
  };
  return (
    <Stack gap="md" maw={860}>
      <Jadi no={jadi} />
      <Text c="dimmed">
        Hitung hadiah yang ada di toko dan isi yang dihitung saja. Yang sama dengan buku tidak berubah.
      </Text>
      <Table.ScrollContainer minWidth={420}>
        <Table aria-label="Hitungan hadiah">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Hadiah</Table.Th>
              <Table.Th ta="right">Menurut buku</Table.Th>
              <Table.Th>Dihitung</Table.Th>
              <Table.Th ta="right">Selisih</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((h) => {
              const selisih = beda.find((b) => b.kode_hadiah === h.kode_hadiah)?.beda;
              return (
                <Table.Tr key={h.kode_hadiah} data-hadiah={h.kode_hadiah}>
                  <Table.Td>
                    {h.nama_hadiah}
                    {h.stock_lama > 0 && (
                      <Text fz={12} c="dimmed">
                        Angka lama di master: {tulisAngka(h.stock_lama, 'angka')}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td ta="right">{tulisAngka(h.stock, 'angka')}</Table.Td>
                  <Table.Td>
                    <IsianAngka
                      aria-label={`Dihitung ${h.nama_hadiah}`}
                      w={110}
                      maxLength={6}
                      value={isian[h.kode_hadiah] ?? ''}
                      onChange={(v) => {
                        simpan.lupakan();
                        setJadi(undefined);
                        setIsian({ ...isian, [h.kode_hadiah]: v });
                      }}
                      disabled={simpan.sibuk}
                    />
                  </Table.Td>
                  <Table.Td ta="right" c={selisih && selisih < 0 ? 'red' : undefined}>
                    {selisih === undefined ? '' : `${selisih > 0 ? '+' : ''}${tulisAngka(selisih, 'angka')}`}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <TextInput
        label="Alasan"
        required
        maxLength={200}
        value={alasan}
        onChange={(e) => {
          simpan.lupakan('alasan');
          setAlasan(e.currentTarget.value);
        }}
        error={simpan.kolom.alasan}
        description="Koreksi disimpan dengan otorisasi SPV atau OWN"
        disabled={simpan.sibuk}
      />
      {!simpan.kolom.alasan && <GalatDokumen simpan={simpan} />}
      <Group justify="flex-end">
        <TombolSimpan
          simpan={simpan}
          label={beda.length > 0 ? `Simpan Koreksi (${beda.length})` : 'Simpan Koreksi'}
          onSimpan={() => void kirim()}
          mati={beda.length === 0 || alasan.trim() === ''}
          berubah={beda.length > 0}
          tertutup={!aktif}
        />
      </Group>
    </Stack>
  );
}

function DaftarHadiah() {
  const [batal, setBatal] = useState<DokHadiah>();
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_MEMBER, 'terima-hadiah'],
    bawaan: SARING_POIN,
    ambil: ambilDokHadiah,
  });
  const kolom: Kolom<DokHadiah>[] = [
    { kunci: 'no_dok', judul: 'No Dokumen', nilai: (d) => d.no_dok, lebar: 180, urut: false },
    { kunci: 'jenis', judul: 'Jenis', nilai: (d) => d.jenis, lebar: 100, urut: false },
    { kunci: 'waktu', judul: 'Waktu', nilai: (d) => waktuLengkap(d.waktu), lebar: 145, urut: false },
    { kunci: 'isi', judul: 'Hadiah', nilai: (d) => isiDokumen(d), lebar: 260, urut: false },
    {
      kunci: 'supplier',
      judul: 'Dari',
      nilai: (d) => [d.supplier, d.no_bukti].filter(Boolean).join(' · '),
      lebar: 160,
      urut: false,
    },
    { kunci: 'keterangan', judul: 'Keterangan', nilai: (d) => d.keterangan, lebar: 180, urut: false },
    { kunci: 'input_by', judul: 'User', nilai: (d) => d.input_by, lebar: 110, urut: false },
    { kunci: 'disetujui', judul: 'Disetujui', nilai: (d) => d.disetujui, lebar: 110, urut: false },
    kolomAksi<DokHadiah>(setBatal),
  ];
  return (
    <>
      <DataTable
        label="Dokumen Hadiah"
        kolom={kolom}
        idBaris={(d) => d.no_dok}
        {...tabel}
        cari={false}
        ekspor={{ namaFile: 'dokumen-hadiah.csv' }}
        rincian={(d) => <RincianHadiah d={d} />}
        alat={
          <>
            <SaringTanggal nilai={saring} onGanti={ubah} />
            <Select
              aria-label="Jenis"
              w={150}
              data={JENIS}
              value={saring.jenis}
              allowDeselect={false}
              onChange={(v) => ubah({ jenis: v ?? 'ALL' })}
            />
          </>
        }
      />
      {batal && (
        <BatalDok
          jalur="terima-hadiah/batal"
          no={batal.no_dok}
          akibat={`Stock dikembalikan: ${isiDokumen(batal)}.`}
          onTutup={() => setBatal(undefined)}
        />
      )}
    </>
  );
}

const isiDokumen = (d: DokHadiah) =>
  d.detail.map((b) => `${b.qty > 0 ? '+' : ''}${tulisAngka(b.qty, 'angka')} ${b.nama_hadiah}`).join(', ');

function RincianHadiah({ d }: { d: DokHadiah }) {
  return (
    <Table fz={13} aria-label={`Hadiah ${d.no_dok}`}>
      <Table.Tbody>
        {d.detail.map((b) => (
          <Table.Tr key={b.kode_hadiah}>
            <Table.Td>{b.nama_hadiah}</Table.Td>
            <Table.Td ta="right">{tulisAngka(b.qty, 'angka')}</Table.Td>
            <Table.Td ta="right">{b.harga > 0 ? rupiah(b.harga) : ''}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
