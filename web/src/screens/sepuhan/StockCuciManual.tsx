// Stock Cuci Manual: wash stock without barcodes by category, type, pieces and weight; from a named source that another approves. The
// list is kept here until Save Items. The document of the address is printed again or taken back.
import { ActionIcon, Button, Grid, Group, NumberInput, Select, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogCetak } from '@/kit/cetak/DialogCetak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { IsianTeks } from '@/kit/dokumen/IsianDokumen';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { majukan } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianUang } from '@/kit/IsianUang';
import { pesan } from '@/kit/pesan';
import { kueriGroup, kueriJenis } from '@/kit/transaksi/master';
import type { Rute } from '@/routes';
import { cetakStruk, kueriSumber, pdfStruk, segarkan } from './api';
import { BatalSepuhan } from './BatalSepuhan';

interface Baris {
  kode_group: string;
  kode_dept: string;
  qty: number;
  berat: number;
  harga_modal: number;
}

const KOSONG = { kode_group: '', kode_dept: '', qty: 0, berat: '', harga_modal: 0 };

export const TEKS = {
  kategori: 'Kategori Harus Dipilih',
  jenis: 'Kode Jenis Harus Dipilih',
  sama: 'Kode Jenis Tidak Boleh Sama',
} as const;

export default function StockCuciManual({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const group = (useQuery(kueriGroup).data ?? []).filter((g) => !g.is_acc && !g.is_berlian);
  const jenis = useQuery(kueriJenis).data ?? [];
  const sumberAda = useQuery(kueriSumber).data ?? [];
  const [isi, setIsi] = useState(KOSONG);
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [baris, setBaris] = useState<readonly Baris[]>([]);
  const [sumber, setSumber] = useState<string | null>(null);
  const [keterangan, setKeterangan] = useState('');
  const [cetak, setCetak] = useState('');
  const [batal, setBatal] = useState(false);
  const [{ dokumen = '' }, atur] = useAlamat();
  const simpan = useSimpanDokumen('stock-sepuh-manual');
  const salah = galatBaris(simpan.kolom);

  const tambah = () => {
    const baru: Record<string, string> = {};
    if (!isi.kode_group) baru.kode_group = TEKS.kategori;
    if (!isi.kode_dept) baru.kode_dept = TEKS.jenis;
    else if (baris.some((b) => b.kode_dept === isi.kode_dept)) baru.kode_dept = TEKS.sama;
    if (!(isi.qty > 0)) baru.qty = 'Jumlah harus lebih dari nol';
    if (!(Number(isi.berat) > 0)) baru.berat = 'Berat harus lebih dari nol';
    setGalat(baru);
    if (Object.keys(baru).length > 0) return;
    simpan.lupakan();
    setBaris([...baris, { ...isi, berat: Number(isi.berat) }]);
    setIsi({ ...KOSONG, kode_group: isi.kode_group });
  };
  const kirim = async () => {
    const jawab = await simpan.kirim({ sumber: sumber ?? '', keterangan, detail_barang: [...baris] });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Data Berhasil Disimpan');
    setBaris([]);
    setKeterangan('');
    setCetak(jawab.data.no_tambah_stock);
    atur({ dokumen: jawab.data.no_tambah_stock }, { ganti: true });
    await segarkan(kueri);
  };
  const kolom: readonly Kolom<Baris>[] = [
    { kunci: 'kode_group', judul: 'Kategori', nilai: (b) => b.kode_group, lebar: 120 },
    { kunci: 'kode_dept', judul: 'Jenis', nilai: (b) => b.kode_dept, lebar: 140 },
    { kunci: 'qty', judul: 'Jumlah', jenis: 'angka', nilai: (b) => b.qty, lebar: 100, total: true },
    { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat, lebar: 120, total: true },
    {
      kunci: 'harga_modal',
      judul: 'Modal (Rp)',
      jenis: 'rupiah',
      nilai: (b) => b.harga_modal,
      lebar: 140,
      total: true,
    },
    { kunci: 'galat', judul: 'Keterangan', nilai: (b) => salah.get(baris.indexOf(b)) ?? '', lebar: 220 },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: () => '',
      lebar: 60,
      urut: false,
      diKanan: true,
      tampil: (b) => (
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`Hapus ${b.kode_dept}`}
          disabled={simpan.sibuk}
          onClick={() => {
            simpan.lupakan();
            setBaris(baris.filter((x) => x !== b));
          }}
        >
          <IconTrash size={16} />
        </ActionIcon>
      ),
    },
  ];
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          label="Save Items"
          mati={baris.length === 0 || !sumber || keterangan.trim() === ''}
          sebab={baris.length === 0 ? 'Tambahkan barangnya' : sumber ? 'Isi keterangan sumbernya' : 'Pilih sumbernya'}
          berubah={baris.length > 0}
        />
      }
    >
      <Stack gap="md">
        <GalatDokumen simpan={simpan} />
        {dokumen && (
          <Group gap="xs" role="group" aria-label={`Dokumen ${dokumen}`}>
            <Text fz={13}>Dokumen {dokumen}</Text>
            <Button variant="default" size="compact-sm" onClick={() => setCetak(dokumen)}>
              Cetak
            </Button>
            <Button variant="default" size="compact-sm" c="red" onClick={() => setBatal(true)}>
              Batalkan
            </Button>
          </Group>
        )}
        <Grid gap="md" maw={960} onKeyDown={majukan}>
          <Grid.Col span={{ base: 12, xs: 4 }}>
            <Select
              label="Sumber"
              required
              data={sumberAda.map((s) => ({ value: s.kode, label: s.nama }))}
              value={sumber}
              onChange={(v) => {
                simpan.lupakan('sumber');
                setSumber(v);
              }}
              error={simpan.kolom.sumber}
              disabled={simpan.sibuk}
            />
          </Grid.Col>
          <IsianTeks
            simpan={simpan}
            kolom="keterangan"
            span={{ base: 12, xs: 8 }}
            label="Keterangan sumber"
            required
            nilai={keterangan}
            onGanti={setKeterangan}
          />
          <Grid.Col span={{ base: 12, xs: 6, md: 3 }}>
            <Select
              label="Kategori"
              searchable
              data={group.map((g) => ({ value: g.kode_group, label: `${g.kode_group} ${g.nama_group}` }))}
              value={isi.kode_group || null}
              onChange={(v) => setIsi({ ...isi, kode_group: v ?? '', kode_dept: '' })}
              error={galat.kode_group}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 6, md: 3 }}>
            <Select
              label="Jenis"
              searchable
              data={jenis
                .filter((j) => j.kode_group === isi.kode_group)
                .map((j) => ({ value: j.kode_dept, label: `${j.kode_dept} ${j.nama_dept}` }))}
              value={isi.kode_dept || null}
              onChange={(v) => setIsi({ ...isi, kode_dept: v ?? '' })}
              error={galat.kode_dept}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 4, md: 1 }}>
            <NumberInput
              label="Jumlah"
              min={0}
              allowDecimal={false}
              allowNegative={false}
              hideControls
              value={isi.qty || ''}
              onChange={(v) => setIsi({ ...isi, qty: Number(v) || 0 })}
              error={galat.qty}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 8, md: 2 }}>
            <IsianBerat
              label="Berat"
              value={isi.berat}
              onChange={(v) => setIsi({ ...isi, berat: v })}
              error={galat.berat}
              galatLangsung
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 8, md: 2 }}>
            <IsianUang
              label="Modal"
              value={isi.harga_modal}
              onChange={(v) => setIsi({ ...isi, harga_modal: v ?? 0 })}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, xs: 4, md: 1 }} style={{ alignSelf: 'end' }}>
            <Button data-simpan variant="default" onClick={tambah} fullWidth px={4}>
              Tambah
            </Button>
          </Grid.Col>
        </Grid>
        <DataTable
          label="Stock cuci manual"
          kolom={kolom}
          data={baris}
          idBaris={(b) => b.kode_dept}
          cari={false}
          kosong="Belum ada barang. Pilih kategori dan jenisnya, lalu Tambah."
        />
      </Stack>
      {batal && (
        <BatalSepuhan
          no={dokumen}
          akibat="Stock cucinya keluar lagi dengan berat dan modal yang sama."
          onTutup={() => setBatal(false)}
        />
      )}
      {cetak && (
        <DialogCetak
          judul={`Cetak ${cetak}`}
          macam="dokumen"
          bahasa={['ESCPOS', 'PDF']}
          cetak={async (printer) => {
            const { data, message } = await cetakStruk(cetak, printer);
            return { kerja: data, message };
          }}
          pdf={() => pdfStruk(cetak)}
          namaPdf={`${cetak}.pdf`}
          onTutup={() => setCetak('')}
        />
      )}
    </Halaman>
  );
}
