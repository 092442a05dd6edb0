// Hancur Pembelian: bought pieces that are not worth selling again go to the melt, with the state they were bought in.
// They are scanned, or ticked in the list of what lies there.
import { Badge, Grid, Group, Select, Stack, Tabs } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { berat } from '@/kit/angka';
import { KUNCI_BARANG } from '@/kit/barang/api';
import type { Tercatat } from '@/kit/barang/apiDokumen';
import { DaftarDokumen } from '@/kit/barang/DaftarDokumen';
import { Selesai } from '@/kit/barang/Selesai';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { konfirmasi } from '@/kit/dialog';
import { IsianKeterangan, PilihKolom } from '@/kit/dokumen/IsianDokumen';
import { kueriGudang } from '@/kit/dokumen/PilihBaki';
import { type KabarPindai, rapikanBarcode } from '@/kit/dokumen/pindai';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { KabarScan } from '@/kit/dokumen/TabelPindai';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { IsianPindai } from '@/kit/IsianPindai';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { MASTER } from '../api';
import { type CalonHancur, kueriCalonHancur } from './api';

const KOLOM: readonly Kolom<CalonHancur>[] = [
  { kunci: 'kode_barcode', judul: 'Barcode', nilai: (b) => b.kode_barcode, lebar: 105 },
  { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 190 },
  { kunci: 'kondisi', judul: 'Kondisi', nilai: (b) => b.kondisi, lebar: 150 },
  { kunci: 'kode_gudang', judul: 'Gudang', nilai: (b) => b.kode_gudang, lebar: 85 },
  { kunci: 'kode_toko', judul: 'Baki', nilai: (b) => b.kode_toko, lebar: 75 },
  { kunci: 'berat_asli', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat_asli, lebar: 100, total: true },
  { kunci: 'harga', judul: 'Harga Beli (Rp)', jenis: 'rupiah', nilai: (b) => b.harga, lebar: 130, total: true },
  { kunci: 'tgl_beli', judul: 'Tgl Beli', nilai: (b) => b.tgl_beli, lebar: 115 },
  { kunci: 'no_faktur_beli', judul: 'No Faktur Beli', nilai: (b) => b.no_faktur_beli, lebar: 180 },
];

export default function HancurPembelian({ rute }: { rute: Rute }) {
  const { pengguna } = useSesiAda();
  const kueri = useQueryClient();
  const [tab, setTab] = useState<string | null>('baru');
  const [kondisi, setKondisi] = useState('ALL');
  const [gudang, setGudang] = useState('ALL');
  const [tujuan, setTujuan] = useState<string | null>('HANCUR');
  const [keterangan, setKeterangan] = useState('');
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const [kabar, setKabar] = useState<KabarPindai>();
  const [terkirim, setTerkirim] = useState<readonly string[]>([]);
  const [terakhir, setTerakhir] = useState<{ hasil: Tercatat; pesan: string }>();
  const kondisiAda = useQuery(MASTER.kondisi).data ?? [];
  const gudangAda = useQuery(kueriGudang);
  const { data = [], error, isPending, refetch } = useQuery(kueriCalonHancur(kondisi, gudang));
  const simpan = useSimpanDokumen('hancur-pembelian');
  const galat = new Map([...galatBaris(simpan.kolom)].map(([ke, teks]) => [terkirim[ke] ?? '', teks]));
  const dipilih = data.filter((b) => terpilih.has(b.kode_barcode));
  const gram = dipilih.reduce((mg, b) => mg + Math.round(b.berat_asli * 1000), 0) / 1000;

  const pindai = (mentah: string) => {
    const kode = rapikanBarcode(mentah);
    const ada = data.find((b) => b.kode_barcode === kode);
    if (!ada) setKabar({ kode, jenis: 'tolak', teks: 'Bukan barang pembelian yang bisa dihancurkan' });
    else if (ada.susut) setKabar({ kode, jenis: 'tolak', teks: 'Susutnya masih menunggu validasi' });
    else if (terpilih.has(kode)) setKabar({ kode, jenis: 'ganda', teks: 'Data Sudah Ada Di Tabel' });
    else {
      setTerpilih(new Set([...terpilih, kode]));
      setKabar({ kode, jenis: 'masuk', teks: ada.nama_barang });
    }
  };
  const kirim = async () => {
    if (dipilih.length === 0 || simpan.sibuk) return;
    const ya = await konfirmasi(`${dipilih.length} barang (${berat(gram)} gr) dihancurkan dan keluar dari stock.`, {
      judul: rute.judul,
      ya: 'Hancurkan',
      tidak: 'Batal',
      bahaya: true,
    });
    if (!ya) return;
    const detail_barang = dipilih.map(({ kode_barcode, kode_toko }) => ({ kode_barcode, kode_toko }));
    setTerkirim(detail_barang.map((b) => b.kode_barcode));
    const jawab = await simpan.kirim({ gudang_tujuan: tujuan ?? '', keterangan, detail_barang });
    if (!jawab) return;
    setTerakhir({ hasil: jawab.data, pesan: jawab.message ?? '' });
    pesan.sukses(jawab.message ?? '');
    setTerpilih(new Set());
    setKeterangan('');
    setKabar(undefined);
    await kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
  };
  const ket: Kolom<CalonHancur> = {
    kunci: 'galat',
    judul: 'Keterangan',
    nilai: (b) => galat.get(b.kode_barcode) ?? (b.susut ? 'Susut menunggu validasi' : ''),
    lebar: 200,
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
            label="Hancur Pembelian"
            mati={dipilih.length === 0 || !tujuan}
            berubah={dipilih.length > 0}
          />
        ) : undefined
      }
    >
      <Tabs value={tab} onChange={setTab}>
        <Tabs.List mb="md">
          <Tabs.Tab value="baru">Baru</Tabs.Tab>
          <Tabs.Tab value="dokumen">Dokumen</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="baru" keepMounted>
          <Stack gap="md">
            {terakhir && <Selesai {...terakhir} onTutup={() => setTerakhir(undefined)} />}
            <GalatDokumen simpan={simpan} />
            <Grid gap="md" maw={960}>
              <PilihKolom
                simpan={simpan}
                kolom="gudang_tujuan"
                span={{ base: 12, xs: 4 }}
                label="Tujuan Gudang"
                required
                sebut="gudang"
                gagal={gudangAda.isError}
                data={(gudangAda.data ?? [])
                  .filter((g) => g.boleh_tujuan_hancur && g.aktif !== false)
                  .map((g) => g.kode_gudang)}
                nilai={tujuan}
                onGanti={setTujuan}
              />
              <IsianKeterangan simpan={simpan} span={{ base: 12, xs: 8 }} nilai={keterangan} onGanti={setKeterangan} />
            </Grid>
            <Group align="flex-end" gap="sm">
              <IsianPindai onPindai={pindai} disabled={simpan.sibuk} style={{ flex: '1 1 260px' }} data-autofocus />
              <Badge size="xl" variant="light" radius="sm" data-total>
                {dipilih.length} barang · {berat(gram)} gr
              </Badge>
            </Group>
            <KabarScan kabar={kabar} />
            <DataTable
              label="Barang pembelian"
              kolom={galat.size > 0 || data.some((b) => b.susut) ? [...KOLOM, ket] : KOLOM}
              data={data}
              idBaris={(b) => b.kode_barcode}
              memuat={isPending}
              galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
              kosong="Tidak ada barang pembelian di gudang BELI dan RUSAK"
              pilih={{
                terpilih,
                ganti: (baru) => {
                  const tertahan = new Set(data.filter((b) => b.susut).map((b) => b.kode_barcode));
                  setTerpilih(new Set([...baru].filter((kode) => !tertahan.has(kode))));
                },
              }}
              ekspor={{ namaFile: 'barang-pembelian.csv' }}
              alat={
                <>
                  <Select
                    aria-label="Kondisi"
                    w={180}
                    data={[
                      { value: 'ALL', label: 'Semua kondisi' },
                      ...kondisiAda.map((k) => ({ value: k.kondisi, label: k.kondisi })),
                    ]}
                    value={kondisi}
                    allowDeselect={false}
                    onChange={(v) => {
                      setKondisi(v ?? 'ALL');
                      setTerpilih(new Set());
                    }}
                  />
                  <Select
                    aria-label="Gudang"
                    w={150}
                    data={[
                      { value: 'ALL', label: 'Semua gudang' },
                      { value: 'BELI', label: 'BELI' },
                      { value: 'RUSAK', label: 'RUSAK' },
                    ]}
                    value={gudang}
                    allowDeselect={false}
                    onChange={(v) => {
                      setGudang(v ?? 'ALL');
                      setTerpilih(new Set());
                    }}
                  />
                </>
              }
            />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="dokumen">
          {tab === 'dokumen' && (
            <DaftarDokumen level={pengguna.level} jenis="HANCUR" lawan="PEMBELIAN" label={`Dokumen ${rute.judul}`} />
          )}
        </Tabs.Panel>
      </Tabs>
    </Halaman>
  );
}
