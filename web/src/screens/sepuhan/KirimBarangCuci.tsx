// Kirim Barang Cuci: pieces out of CUCI to a washer, as one lot that giver and approver weigh; or to head office, where washing is
// done there.
import { Badge, Button, Grid, Group, Select, Stack, Tabs, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { IsianKeterangan, IsianTeks } from '@/kit/dokumen/IsianDokumen';
import { type KabarPindai, rapikanBarcode } from '@/kit/dokumen/pindai';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { KabarScan } from '@/kit/dokumen/TabelPindai';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { majukan } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianPindai } from '@/kit/IsianPindai';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { type Calon, kueriSiapCuci, kueriTujuan, kueriTukangCuci, segarkan } from './api';
import { CetakSurat } from './CetakSurat';
import { DaftarLot } from './DaftarLot';

const KOLOM: readonly Kolom<Calon>[] = [
  { kunci: 'kode_barcode', judul: 'Barcode', nilai: (b) => b.kode_barcode, lebar: 110 },
  { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 200 },
  { kunci: 'kode_dept', judul: 'Jenis', nilai: (b) => b.kode_dept, lebar: 100 },
  { kunci: 'kadar_cetak', judul: 'Kadar (%)', jenis: 'persen', nilai: (b) => b.kadar_cetak, lebar: 90 },
  { kunci: 'berat_asli', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat_asli, lebar: 105, total: true },
  { kunci: 'murni', judul: 'Murni (gr)', jenis: 'berat', nilai: (b) => b.murni, lebar: 105, total: true },
  { kunci: 'tempat', judul: 'Tempat', nilai: (b) => `${b.kode_gudang} ${b.kode_toko}`, lebar: 110 },
];

const tertahan = (b: Calon) => (b.susut ? 'Susut menunggu validasi' : b.batu ? 'Berbatu, keluarkan batunya dulu' : '');

export default function KirimBarangCuci({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const [tab, setTab] = useState<string | null>('baru');
  const { data = [], error, isPending, refetch } = useQuery(kueriSiapCuci);
  const tujuan = useQuery(kueriTujuan).data;
  const tukang = useQuery(kueriTukangCuci).data ?? [];
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const [kabar, setKabar] = useState<KabarPindai>();
  const [kode, setKode] = useState<string | null>(null);
  const [pekerjaan, setPekerjaan] = useState('CUCI');
  const [timbang, setTimbang] = useState('');
  const [kurir, setKurir] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const [cetak, setCetak] = useState('');
  const [terkirim, setTerkirim] = useState<readonly string[]>([]);
  const kePusat = tujuan?.terpusat === true;
  const lot = useSimpanDokumen('kirim-barang-cuci');
  const pusat = useSimpanDokumen('kirim-barang-cuci/pusat');
  const simpan = kePusat ? pusat : lot;
  const galat = new Map([...galatBaris(simpan.kolom)].map(([ke, teks]) => [terkirim[ke] ?? '', teks]));
  const dipilih = data.filter((b) => terpilih.has(b.kode_barcode));
  const gram = dipilih.reduce((mg, b) => mg + Math.round(b.berat_asli * 1000), 0) / 1000;
  const kurang = kePusat
    ? kurir.trim() === '' && 'Isi kurirnya'
    : (!kode && 'Pilih tukangnya') || (!(Number(timbang) > 0) && 'Timbang semuanya');

  const pilih = (baru: Iterable<string>) => {
    simpan.lupakan();
    const boleh = new Set(data.filter((b) => !tertahan(b)).map((b) => b.kode_barcode));
    setTerpilih(new Set([...baru].filter((k) => boleh.has(k))));
  };
  const pindai = (mentah: string) => {
    const k = rapikanBarcode(mentah);
    const ada = data.find((b) => b.kode_barcode === k);
    if (!ada) setKabar({ kode: k, jenis: 'tolak', teks: 'Barang ini tidak menunggu dicuci' });
    else if (tertahan(ada)) setKabar({ kode: k, jenis: 'tolak', teks: tertahan(ada) });
    else if (terpilih.has(k)) setKabar({ kode: k, jenis: 'ganda', teks: 'Data Sudah Ada Di Tabel' });
    else {
      pilih([...terpilih, k]);
      setKabar({ kode: k, jenis: 'masuk', teks: ada.nama_barang });
    }
  };
  const selesai = async (teks: string, no?: string) => {
    pesan.sukses(teks);
    setTerpilih(new Set());
    setTimbang('');
    setKeterangan('');
    setKabar(undefined);
    if (no) setCetak(no);
    await segarkan(kueri);
  };
  const kirim = async () => {
    const detail_barang = dipilih.map(({ kode_barcode, kode_toko }) => ({ kode_barcode, kode_toko }));
    setTerkirim(detail_barang.map((b) => b.kode_barcode));
    if (kePusat) {
      const jawab = await pusat.kirim({ kurir, keterangan, detail_barang });
      if (jawab) await selesai(`${jawab.message ?? ''} ${jawab.data.no_kirim}`);
      return;
    }
    const isi = { kode_tukang: kode ?? '', pekerjaan, keterangan, timbang: Number(timbang), detail_barang };
    const jawab = await lot.kirim(isi);
    if (jawab) await selesai(`${jawab.message ?? ''} ${jawab.data.no_lot}`, jawab.data.no_lot);
  };
  const ket: Kolom<Calon> = {
    kunci: 'galat',
    judul: 'Keterangan',
    nilai: (b) => galat.get(b.kode_barcode) ?? tertahan(b),
    lebar: 220,
  };
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        tab === 'baru' ? (
          <TombolSimpan
            simpan={simpan}
            onSimpan={() => void kirim()}
            label={kePusat ? 'Kirim ke Pusat' : 'Kirim'}
            mati={dipilih.length === 0 || Boolean(kurang)}
            sebab={dipilih.length === 0 ? 'Pilih barangnya' : kurang || undefined}
            berubah={dipilih.length > 0}
          />
        ) : undefined
      }
    >
      <Tabs value={tab} onChange={setTab}>
        <Tabs.List mb="md">
          <Tabs.Tab value="baru">Baru</Tabs.Tab>
          {!kePusat && <Tabs.Tab value="lot">Lot</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="baru" keepMounted>
          <Stack gap="md">
            <GalatDokumen simpan={simpan} />
            <Grid gap="md" maw={960} onKeyDown={majukan}>
              {kePusat ? (
                <IsianTeks simpan={simpan} kolom="kurir" label="Kurir" required nilai={kurir} onGanti={setKurir} />
              ) : (
                <>
                  <Grid.Col span={{ base: 12, xs: 5 }}>
                    <Select
                      label="Tukang"
                      required
                      data={tukang.map((t) => ({
                        value: t.kode_tukang,
                        label: `${t.nama_tukang}${t.qty > 0 ? ` · ${t.qty} barang di luar` : ''}`,
                      }))}
                      value={kode}
                      onChange={(v) => {
                        simpan.lupakan('kode_tukang');
                        setKode(v);
                      }}
                      error={simpan.kolom.kode_tukang}
                      disabled={simpan.sibuk}
                      searchable
                    />
                  </Grid.Col>
                  <Grid.Col span={{ base: 6, xs: 3 }}>
                    <Select
                      label="Pekerjaan"
                      data={[
                        { value: 'CUCI', label: 'Cuci' },
                        { value: 'SEPUH', label: 'Sepuh' },
                      ]}
                      value={pekerjaan}
                      allowDeselect={false}
                      onChange={(v) => setPekerjaan(v ?? 'CUCI')}
                      disabled={simpan.sibuk}
                    />
                  </Grid.Col>
                  <Grid.Col span={{ base: 6, xs: 4 }}>
                    <IsianBerat
                      label="Berat timbang semuanya"
                      required
                      value={timbang}
                      onChange={(v) => {
                        simpan.lupakan('timbang');
                        setTimbang(v);
                      }}
                      error={simpan.kolom.timbang}
                      galatLangsung
                      disabled={simpan.sibuk}
                    />
                  </Grid.Col>
                </>
              )}
              <IsianKeterangan simpan={simpan} span={12} nilai={keterangan} onGanti={setKeterangan} />
            </Grid>
            <Text fz={13} c="dimmed">
              {kePusat
                ? `Sepuhan dikerjakan di ${tujuan?.nama_pusat ?? 'pusat'}; kantor pusat menerimanya sebagai kiriman.`
                : 'Orang lain menimbang ulang dan menyetujui setiap lot yang keluar.'}
            </Text>
            <Group align="flex-end" gap="sm">
              <IsianPindai onPindai={pindai} disabled={simpan.sibuk} style={{ flex: '1 1 260px' }} data-autofocus />
              <Button variant="default" disabled={simpan.sibuk} onClick={() => pilih(data.map((b) => b.kode_barcode))}>
                Pilih semua
              </Button>
              <Badge size="xl" variant="light" radius="sm" data-total>
                {dipilih.length} barang · {berat(gram)} gr
              </Badge>
            </Group>
            <KabarScan kabar={kabar} />
            <DataTable
              label="Barang yang menunggu dicuci"
              kolom={galat.size > 0 || data.some(tertahan) ? [...KOLOM, ket] : KOLOM}
              data={data}
              idBaris={(b) => b.kode_barcode}
              memuat={isPending}
              galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
              kosong="Tidak ada barang yang menunggu dicuci"
              pilih={{ terpilih, ganti: pilih }}
            />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="lot">{tab === 'lot' && <DaftarLot />}</Tabs.Panel>
      </Tabs>
      {cetak && <CetakSurat no={cetak} onTutup={() => setCetak('')} />}
    </Halaman>
  );
}
