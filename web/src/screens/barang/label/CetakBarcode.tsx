// Cetak Barcode: pieces by scanning, by a range of barcodes or of the last entry; chosen, looked at, printed. What was
// printed before is said beside each piece.
import { Badge, Button, Grid, Group, Kbd, SegmentedControl, Stack, Tabs, Text } from '@mantine/core';
import { IconClock, IconEye, IconPrinter } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { bukaPdf } from '@/kit/cetak/DialogCetak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { rapikanBarcode } from '@/kit/dokumen/pindai';
import { Halaman } from '@/kit/Halaman';
import { IsianPindai } from '@/kit/IsianPindai';
import { IsianAngka } from '@/kit/isian';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { ambilCalon, type Calon, type MintaCalon, pratinjauLabel, TIPE_LABEL } from './api';
import { CetakLabel } from './CetakLabel';
import { RiwayatCetak } from './RiwayatCetak';

const KOLOM: readonly Kolom<Calon>[] = [
  { kunci: 'kode_barcode', judul: 'Barcode', nilai: (b) => b.kode_barcode, lebar: 110 },
  { kunci: 'kode_intern', judul: 'Kode Intern', nilai: (b) => b.kode_intern, lebar: 120 },
  { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 190 },
  {
    kunci: 'cetakan',
    judul: 'Sudah Dicetak',
    jenis: 'angka',
    nilai: (b) => b.cetakan,
    lebar: 120,
    tampil: (b) =>
      b.cetakan > 0 ? (
        <Badge variant="light" color="orange">
          {b.cetakan} kali
        </Badge>
      ) : (
        <Text fz={13} c="dimmed" span>
          belum
        </Text>
      ),
  },
  { kunci: 'nama_dept', judul: 'Jenis', nilai: (b) => b.nama_dept || b.kode_dept, lebar: 120 },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat, lebar: 110 },
  { kunci: 'kadar_cetak', judul: 'Kadar (%)', jenis: 'persen', nilai: (b) => b.kadar_cetak, lebar: 90 },
  { kunci: 'harga', judul: 'Harga', jenis: 'rupiah', nilai: (b) => b.harga ?? null, lebar: 120 },
  { kunci: 'tempat', judul: 'Tempat', nilai: (b) => `${b.kode_gudang} ${b.kode_toko}`, lebar: 110 },
];

export default function CetakBarcode({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const [tab, setTab] = useState<string | null>('cetak');
  const [baris, setBaris] = useState<readonly Calon[]>([]);
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const [awal, setAwal] = useState('');
  const [akhir, setAkhir] = useState('');
  const [tipe, setTipe] = useState<string>(TIPE_LABEL[0].value);
  const [mencari, setMencari] = useState(false);
  const [mencetak, setMencetak] = useState(false);
  const kode = baris.filter((b) => terpilih.has(b.kode_barcode)).map((b) => b.kode_barcode);

  const cari = async (minta: MintaCalon, tambah = false) => {
    setMencari(true);
    try {
      const data = await ambilCalon(minta);
      if (data.length === 0) pesan.info('Data Tidak Ada');
      const baru = new Set(data.map((b) => b.kode_barcode));
      setBaris((lama) => (tambah ? [...data, ...lama.filter((b) => !baru.has(b.kode_barcode))] : data));
      setTerpilih((lama) => new Set([...(tambah ? lama : []), ...baru]));
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    } finally {
      setMencari(false);
    }
  };
  const pratinjau = async () => {
    try {
      await bukaPdf(() => pratinjauLabel(kode, tipe, 1), 'label.pdf');
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
  };
  const cetak = () => kode.length > 0 && setMencetak(true);
  useTombol([{ kunci: 'F9', arti: 'Cetak', aksi: cetak }], !mencetak && tab === 'cetak');

  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        tab === 'cetak' ? (
          <Group gap="xs" wrap="nowrap">
            <Button
              variant="default"
              leftSection={<IconEye size={16} />}
              disabled={kode.length === 0}
              onClick={() => void pratinjau()}
            >
              Pratinjau
            </Button>
            <Button
              leftSection={<IconPrinter size={16} />}
              rightSection={<Kbd size="xs">F9</Kbd>}
              disabled={kode.length === 0}
              onClick={cetak}
            >
              Cetak ({kode.length})
            </Button>
          </Group>
        ) : undefined
      }
    >
      <Tabs value={tab} onChange={setTab}>
        <Tabs.List mb="md">
          <Tabs.Tab value="cetak">Cetak</Tabs.Tab>
          <Tabs.Tab value="riwayat">Riwayat Cetak</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="cetak" keepMounted>
          <Stack gap="md">
            <Grid gap="md" align="flex-end">
              <Grid.Col span={{ base: 12, md: 4 }}>
                <IsianPindai
                  onPindai={(mentah) => {
                    const satu = rapikanBarcode(mentah);
                    void cari({ kode_awal: satu, kode_akhir: satu }, true);
                  }}
                />
              </Grid.Col>
              <Grid.Col span={{ base: 6, md: 2 }}>
                <IsianAngka label="Kode Awal" maxLength={8} value={awal} onChange={setAwal} />
              </Grid.Col>
              <Grid.Col span={{ base: 6, md: 2 }}>
                <IsianAngka label="Kode Akhir" maxLength={8} value={akhir} onChange={setAkhir} />
              </Grid.Col>
              <Grid.Col span={{ base: 12, md: 4 }}>
                <Group gap="xs">
                  <Button
                    variant="default"
                    loading={mencari}
                    disabled={awal === ''}
                    onClick={() => void cari({ kode_awal: awal, kode_akhir: akhir || awal })}
                  >
                    Cari
                  </Button>
                  <Button
                    variant="default"
                    leftSection={<IconClock size={16} />}
                    loading={mencari}
                    onClick={() => void cari({ terakhir: true })}
                  >
                    Barang Masuk Terakhir
                  </Button>
                </Group>
              </Grid.Col>
            </Grid>
            <DataTable
              label="Barang yang dicetak"
              kolom={KOLOM}
              data={baris}
              idBaris={(b) => b.kode_barcode}
              kosong="Scan barang, isi rentang barcode, atau ambil barang masuk terakhir"
              pilih={{ terpilih, ganti: setTerpilih }}
              alat={
                <SegmentedControl
                  aria-label="Bentuk label"
                  value={tipe}
                  onChange={setTipe}
                  data={TIPE_LABEL.map(({ value, label }) => ({ value, label }))}
                />
              }
            />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="riwayat">{tab === 'riwayat' && <RiwayatCetak />}</Tabs.Panel>
      </Tabs>
      {mencetak && (
        <CetakLabel
          kode={kode}
          tipe={tipe}
          onTutup={() => setMencetak(false)}
          onTercetak={() => {
            const sudah = new Set(kode);
            setBaris((lama) => lama.map((b) => (sudah.has(b.kode_barcode) ? { ...b, cetakan: b.cetakan + 1 } : b)));
            void kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
          }}
        />
      )}
    </Halaman>
  );
}
