// Jurnal Manual: an entry by hand with its lines, both sides adding up while they are typed; the entries below, taken back there.
import { ActionIcon, Badge, Button, Group, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { IsianUang } from '@/kit/IsianUang';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import type { Rute } from '@/routes';
import { type Akun, type JurnalManual as Entri, kueriBagan, kueriManual, segarkan } from './api';
import { BatalJurnal } from './BatalJurnal';
import { type BarisIsi, barisKosong, dikirim, jumlah, kurang, terisi } from './isi';
import { LaciJurnal } from './LaciJurnal';

export default function JurnalManual({ rute }: { rute: Rute }) {
  const { data, error, isPending, refetch } = useQuery(kueriManual);
  const bagan = useQuery(kueriBagan);
  const [ke, setKe] = useState(0);
  const galat = error ?? bagan.error;
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      {galat && <Galat pesan={pesanDari(galat)} cobaLagi={() => void refetch()} />}
      {(isPending || bagan.isPending) && <RangkaTabel />}
      {data && bagan.data && (
        <Stack gap="lg">
          <FormJurnal key={ke} bagan={bagan.data} onJadi={() => setKe(ke + 1)} />
          <Daftar isi={data} />
        </Stack>
      )}
    </Halaman>
  );
}

const JENIS = [
  { value: 'UMUM', label: 'Umum' },
  { value: 'PENYESUAIAN', label: 'Penyesuaian' },
  { value: 'SALDO AWAL', label: 'Saldo Awal' },
];

function FormJurnal({ bagan, onJadi }: { bagan: readonly Akun[]; onJadi: () => void }) {
  const kueri = useQueryClient();
  const [jenis, setJenis] = useState('UMUM');
  const [tanggal, setTanggal] = useState<string | null>(null);
  const [keterangan, setKeterangan] = useState('');
  const [baris, setBaris] = useState<readonly BarisIsi[]>(() => [barisKosong(1), barisKosong(2)]);
  const simpan = useSimpanDokumen('jurnal-manual');
  const salah = galatBaris(simpan.kolom, 'baris');
  const isi = terisi(baris);
  const j = jumlah(isi);
  const sebab = kurang(keterangan, baris);
  const pilihan = bagan.map((a) => ({ value: a.nomor_akun, label: `${a.nomor_akun} ${a.nama_akun}` }));
  const ubah = (id: number, bagian: Partial<BarisIsi>) => {
    simpan.lupakan();
    const baru = baris.map((b) => (b.id === id ? { ...b, ...bagian } : b));
    const akhir = baru.at(-1);
    const penuh = akhir && (akhir.nomor_akun !== '' || (akhir.debit ?? 0) > 0 || (akhir.kredit ?? 0) > 0);
    setBaris(penuh ? [...baru, barisKosong(akhir.id + 1)] : baru);
  };
  const kirim = async () => {
    const jawab = await simpan.kirim({
      jenis,
      tanggal: tanggal ?? '',
      keterangan: keterangan.trim(),
      baris: dikirim(baris),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Data Berhasil Disimpan');
    await segarkan(kueri);
    onJadi();
  };
  return (
    <Stack gap="sm" maw={1100}>
      <Group grow align="flex-start">
        <Select
          label="Jenis"
          data={JENIS}
          value={jenis}
          allowDeselect={false}
          disabled={simpan.sibuk}
          error={simpan.kolom.jenis}
          onChange={(v) => setJenis(v ?? 'UMUM')}
        />
        <IsianTanggal
          label="Tanggal (kosong: hari ini)"
          value={tanggal}
          disabled={simpan.sibuk}
          error={simpan.kolom.tanggal}
          galatLangsung
          onChange={(v) => {
            simpan.lupakan('tanggal');
            setTanggal(v);
          }}
        />
        <TextInput
          label="Keterangan"
          maxLength={120}
          value={keterangan}
          disabled={simpan.sibuk}
          error={simpan.kolom.keterangan}
          onChange={(e) => {
            simpan.lupakan('keterangan');
            setKeterangan(e.currentTarget.value);
          }}
        />
      </Group>
      <Table.ScrollContainer minWidth={860}>
        <Table fz={13} aria-label="Baris Jurnal">
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={320}>Akun</Table.Th>
              <Table.Th w={170}>Debit</Table.Th>
              <Table.Th w={170}>Kredit</Table.Th>
              <Table.Th>Keterangan</Table.Th>
              <Table.Th w={40} />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {baris.map((b, ke) => (
              <Table.Tr key={b.id}>
                <Table.Td>
                  <Select
                    aria-label={`Akun baris ${ke + 1}`}
                    data={pilihan}
                    value={b.nomor_akun || null}
                    searchable
                    nothingFoundMessage="Akun tidak ada"
                    disabled={simpan.sibuk}
                    error={salah.get(isi.indexOf(b))}
                    onChange={(v) => ubah(b.id, { nomor_akun: v ?? '' })}
                  />
                </Table.Td>
                <Table.Td>
                  <IsianUang
                    aria-label={`Debit baris ${ke + 1}`}
                    value={b.debit}
                    disabled={simpan.sibuk || (b.kredit ?? 0) > 0}
                    onChange={(n) => ubah(b.id, { debit: n })}
                  />
                </Table.Td>
                <Table.Td>
                  <IsianUang
                    aria-label={`Kredit baris ${ke + 1}`}
                    value={b.kredit}
                    disabled={simpan.sibuk || (b.debit ?? 0) > 0}
                    onChange={(n) => ubah(b.id, { kredit: n })}
                  />
                </Table.Td>
                <Table.Td>
                  <TextInput
                    aria-label={`Keterangan baris ${ke + 1}`}
                    maxLength={120}
                    value={b.keterangan}
                    disabled={simpan.sibuk}
                    onChange={(e) => ubah(b.id, { keterangan: e.currentTarget.value })}
                  />
                </Table.Td>
                <Table.Td>
                  {baris.length > 2 && (
                    <ActionIcon
                      variant="subtle"
                      color="red"
                      aria-label={`Hapus baris ${ke + 1}`}
                      disabled={simpan.sibuk}
                      onClick={() => setBaris(baris.filter((x) => x.id !== b.id))}
                    >
                      <IconTrash size={16} />
                    </ActionIcon>
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
          <Table.Tfoot>
            <Table.Tr>
              <Table.Th>Jumlah</Table.Th>
              <Table.Th ta="right">{rupiah(j.debit)}</Table.Th>
              <Table.Th ta="right">{rupiah(j.kredit)}</Table.Th>
              <Table.Th colSpan={2}>
                {j.debit !== j.kredit && <Text fz={13}>Selisih {rupiah(Math.abs(j.debit - j.kredit))}</Text>}
              </Table.Th>
            </Table.Tr>
          </Table.Tfoot>
        </Table>
      </Table.ScrollContainer>
      {salah.size === 0 && <GalatDokumen simpan={simpan} />}
      <Group justify="flex-end" gap="xs">
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          mati={sebab !== undefined}
          sebab={sebab}
          berubah={isi.length > 0}
        />
      </Group>
    </Stack>
  );
}

function Daftar({ isi }: { isi: readonly Entri[] }) {
  const [lihat, setLihat] = useState('');
  const [batal, setBatal] = useState<Entri>();
  const kolom: Kolom<Entri>[] = [
    {
      kunci: 'no_jurnal',
      judul: 'No Jurnal',
      nilai: (j) => j.no_jurnal,
      lebar: 190,
      tampil: (j) => (
        <Button size="compact-xs" variant="subtle" onClick={() => setLihat(j.no_jurnal)}>
          {j.no_jurnal}
        </Button>
      ),
    },
    { kunci: 'tanggal', judul: 'Tanggal', nilai: (j) => j.tanggal, lebar: 110 },
    { kunci: 'jenis', judul: 'Jenis', nilai: (j) => j.jenis, lebar: 120 },
    { kunci: 'keterangan', judul: 'Keterangan', nilai: (j) => j.keterangan, lebar: 280 },
    { kunci: 'jumlah_rp', judul: 'Jumlah', jenis: 'rupiah', nilai: (j) => j.jumlah_rp, lebar: 140 },
    { kunci: 'oleh', judul: 'Oleh', nilai: (j) => j.oleh, lebar: 110 },
    { kunci: 'disetujui', judul: 'Disetujui', nilai: (j) => j.disetujui, lebar: 110 },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      urut: false,
      lebar: 130,
      nilai: (j) => (j.batal ? 'Dibatalkan' : ''),
      tampil: (j) =>
        j.batal ? (
          <Badge variant="light" color="red" title={j.batal}>
            Dibatalkan
          </Badge>
        ) : (
          <Button size="compact-xs" variant="subtle" color="red" onClick={() => setBatal(j)}>
            Batalkan
          </Button>
        ),
    },
  ];
  return (
    <>
      <DataTable
        label="Jurnal Manual"
        kolom={kolom}
        data={isi}
        idBaris={(j) => j.no_jurnal}
        kosong="Belum ada jurnal manual"
        ekspor={{ namaFile: 'jurnal-manual.csv' }}
      />
      {lihat !== '' && <LaciJurnal no={lihat} onTutup={() => setLihat('')} />}
      {batal && <BatalJurnal no={batal.no_jurnal} jumlah={batal.jumlah_rp} onTutup={() => setBatal(undefined)} />}
    </>
  );
}
