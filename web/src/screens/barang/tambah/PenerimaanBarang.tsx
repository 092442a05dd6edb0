// Receipts: who sent the pieces and by which evidence on top, the pieces below with the supplier's weight beside one's own,
// and the paper that goes along. The second tab lists the last ones.
import { Badge, Button, Grid, Input, Paper, SegmentedControl, Select, Stack, Tabs, TextInput } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ambilBerkas, panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { tulisAngka } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import { bacaJson, hapus, tulisJson } from '@/kit/simpanan';
import { jam } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { sebut } from './acuan';
import { DaftarBanyak, Generator, LapisanBanyak } from './BagianBanyak';
import { muatan, selisihMg } from './baris';
import { dariMg } from './berat';
import { bukaBerkas } from './bukaBerkas';
import { BarangJadi } from './KabarSimpan';
import { KUNCI_MASUK } from './MasukHariIni';
import { kueriBukti, sebutBukti } from './TambahDataBarang';
import { TEKS_TAMBAH } from './teks';
import { useBanyak } from './useBanyak';
import { tempatBaris } from './useBaris';

type Jadi = Data<'post', 'penerimaan-barang'>;
type Ringkas = Data<'get', 'penerimaan-barang'>[number];

/** Where received pieces wait: to be tagged, or in the safe. */
const GUDANG = ['LABEL', 'STOCK'] as const;
const KUNCI_TERIMA = ['penerimaan-barang', 'terakhir'] as const;

interface Kepala {
  dari: 'SUPPLIER' | 'PUSAT';
  supplier_barang: string;
  no_surat_jalan: string;
  asal_perolehan: string;
  no_faktur_pajak: string;
  keterangan: string;
}

const KEPALA_KOSONG: Kepala = {
  dari: 'SUPPLIER',
  supplier_barang: '',
  no_surat_jalan: '',
  asal_perolehan: '',
  no_faktur_pajak: '',
  keterangan: '',
};

const bukaPdfTerima = (no: string): Promise<void> =>
  bukaBerkas(ambilBerkas('GET', 'penerimaan-barang/{no}/pdf', { jalur: { no } }), `penerimaan-${no}.pdf`);

export default function PenerimaanBarang({ rute }: { rute: Rute }) {
  const { pengguna } = useSesiAda();
  const kunci = tempatBaris('penerimaan', pengguna.user_id);
  const kueri = useQueryClient();
  const { data: bukti = [] } = useQuery(kueriBukti);
  const [tab, setTab] = useState<string | null>('baru');
  // Kept beside its rows, which outlive a reload too.
  const [kepala, setKepala] = useState<Kepala>(() => ({ ...KEPALA_KOSONG, ...bacaJson<Kepala>(`${kunci}.kepala`) }));
  const [jadi, setJadi] = useState<Jadi>();
  const simpan = useSimpanDokumen('penerimaan-barang');
  const banyak = useBanyak({ kunci, simpan, penerimaan: true });
  const { acuan, terkunci, isi } = banyak;
  const galat = simpan.kolom;
  const selisih = isi.reduce((mg, b) => mg + (selisihMg(b) ?? 0), 0);
  const terpilih = bukti.find((b) => b.kode === kepala.asal_perolehan);

  const atas = (baru: Partial<Kepala>) => {
    const jadinya = { ...kepala, ...baru };
    setKepala(jadinya);
    tulisJson(`${kunci}.kepala`, jadinya);
    for (const nama of Object.keys(baru)) if (galat[nama]) simpan.lupakan(nama);
  };
  const kirim = async () => {
    const semua = banyak.ambil();
    if (!semua) return;
    const detail_barang = semua.map((b) => ({
      ...muatan(b),
      berat_supplier: b.berat_supplier === '' ? undefined : Number(b.berat_supplier),
    }));
    const jawab = await simpan.kirim({ ...kepala, detail_barang });
    if (!jawab) return pesan.info(TEKS_TAMBAH.gagal);
    pesan.sukses(jawab.message ?? TEKS_TAMBAH.berhasil);
    setJadi(jawab.data);
    setKepala(KEPALA_KOSONG);
    hapus(`${kunci}.kepala`);
    void kueri.invalidateQueries({ queryKey: KUNCI_MASUK });
    void kueri.invalidateQueries({ queryKey: KUNCI_TERIMA });
    await banyak.lanjut(semua, jawab.data.barang);
  };
  const kol = { base: 12, xs: 6, md: 4, lg: 3 };

  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        tab === 'baru' && (
          <TombolSimpan
            simpan={simpan}
            onSimpan={() => void kirim()}
            mati={isi.length === 0}
            tertutup={banyak.tertutup}
          />
        )
      }
    >
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="baru">Penerimaan Baru</Tabs.Tab>
          <Tabs.Tab value="riwayat">Riwayat</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="riwayat">
          <Riwayat />
        </Tabs.Panel>
        <Tabs.Panel value="baru">
          <Stack gap="md">
            {jadi && (
              <BarangJadi barang={jadi.barang} onCetak={banyak.setLabel} onTutup={() => setJadi(undefined)}>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconFileTypePdf size={14} />}
                  onClick={() => void bukaPdfTerima(jadi.no_dok).catch((sebab) => pesan.gagal(pesanDari(sebab)))}
                >
                  Cetak penerimaan
                </Button>
              </BarangJadi>
            )}
            <Paper withBorder p="md" component="section" aria-label="Asal barang">
              <Grid gap="sm" align="flex-start">
                <Grid.Col span={kol}>
                  <Input.Wrapper label="Dari" labelElement="div">
                    <SegmentedControl
                      fullWidth
                      aria-label="Dari"
                      disabled={terkunci}
                      data={[
                        { value: 'SUPPLIER', label: 'Supplier' },
                        { value: 'PUSAT', label: 'Pusat' },
                      ]}
                      value={kepala.dari}
                      onChange={(dari) => atas({ dari: dari as Kepala['dari'], supplier_barang: '' })}
                    />
                  </Input.Wrapper>
                </Grid.Col>
                {kepala.dari === 'SUPPLIER' && (
                  <Grid.Col span={kol}>
                    <Select
                      label="Supplier"
                      required
                      searchable
                      disabled={terkunci}
                      data={acuan.supplier.map((s) => ({
                        value: s.kode_supplier,
                        label: sebut(s.kode_supplier, s.nama_supplier),
                      }))}
                      value={kepala.supplier_barang || null}
                      error={galat.supplier_barang}
                      nothingFoundMessage="Tidak Ada Data"
                      onChange={(kode) => {
                        const s = acuan.supplier.find((satu) => satu.kode_supplier === kode);
                        const asal = s?.is_faktur ? 'SUPPLIER_FAKTUR' : 'SUPPLIER_TANPA_FAKTUR';
                        atas({ supplier_barang: kode ?? '', asal_perolehan: asal, no_faktur_pajak: '' });
                      }}
                    />
                  </Grid.Col>
                )}
                <Grid.Col span={{ base: 12, xs: 6, md: 4 }}>
                  <Select
                    label="Asal Perolehan"
                    required
                    allowDeselect={false}
                    disabled={terkunci}
                    data={bukti.map((b) => ({ value: b.kode, label: sebutBukti(b) }))}
                    value={kepala.asal_perolehan || null}
                    error={galat.asal_perolehan}
                    onChange={(kode) => atas({ asal_perolehan: kode ?? '', no_faktur_pajak: '' })}
                  />
                </Grid.Col>
                {terpilih?.berfaktur && (
                  <Grid.Col span={kol}>
                    <TextInput
                      label="No Faktur Pajak"
                      required
                      maxLength={40}
                      disabled={terkunci}
                      value={kepala.no_faktur_pajak}
                      error={galat.no_faktur_pajak}
                      onChange={(e) => atas({ no_faktur_pajak: e.currentTarget.value })}
                    />
                  </Grid.Col>
                )}
                <Grid.Col span={kol}>
                  <TextInput
                    label="No Surat Jalan"
                    maxLength={40}
                    disabled={terkunci}
                    value={kepala.no_surat_jalan}
                    error={galat.no_surat_jalan}
                    onChange={(e) => atas({ no_surat_jalan: e.currentTarget.value.toUpperCase() })}
                  />
                </Grid.Col>
                <Grid.Col span={{ base: 12, md: 4 }}>
                  <TextInput
                    label="Keterangan"
                    maxLength={200}
                    disabled={terkunci}
                    value={kepala.keterangan}
                    error={galat.keterangan}
                    onChange={(e) => atas({ keterangan: e.currentTarget.value })}
                  />
                </Grid.Col>
              </Grid>
            </Paper>
            <Generator banyak={banyak} gudang={GUDANG} denganSupplier={false} />
            <DaftarBanyak banyak={banyak} label="Barang yang diterima">
              <Badge size="xl" variant="light" radius="sm" color={selisih === 0 ? 'gray' : 'orange'} data-selisih>
                Selisih {dariMg(selisih)} gr
              </Badge>
              {terpilih && (
                <Badge size="xl" variant="light" radius="sm" color="blue" data-tarif>
                  PPN {tulisAngka(terpilih.tarif_ppn, 'persen')} %
                </Badge>
              )}
            </DaftarBanyak>
          </Stack>
        </Tabs.Panel>
      </Tabs>
      <LapisanBanyak banyak={banyak} />
    </Halaman>
  );
}

function Riwayat() {
  const {
    data = [],
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: KUNCI_TERIMA,
    queryFn: async () => (await panggil('GET', 'penerimaan-barang')).data,
    staleTime: 0,
  });
  const kolom: Kolom<Ringkas>[] = [
    { kunci: 'no_dok', judul: 'No Dokumen', nilai: (b) => b.no_dok, lebar: 180 },
    { kunci: 'tgl_system', judul: 'Tanggal', jenis: 'tanggal', nilai: (b) => b.tgl_system, lebar: 110 },
    { kunci: 'waktu', judul: 'Jam', nilai: (b) => jam(b.waktu), lebar: 80 },
    { kunci: 'lawan', judul: 'Dari', nilai: (b) => sebut(b.lawan, b.nama_lawan), lebar: 220 },
    { kunci: 'no_surat_jalan', judul: 'Surat Jalan', nilai: (b) => b.no_surat_jalan, lebar: 140 },
    { kunci: 'no_faktur_pajak', judul: 'Faktur Pajak', nilai: (b) => b.no_faktur_pajak, lebar: 170 },
    { kunci: 'tarif_ppn', judul: 'PPN (%)', jenis: 'persen', nilai: (b) => b.tarif_ppn, lebar: 90 },
    { kunci: 'qty', judul: 'Qty', jenis: 'angka', nilai: (b) => b.qty, lebar: 70, total: true },
    {
      kunci: 'berat_supplier',
      judul: 'Berat Supplier (gr)',
      jenis: 'berat',
      nilai: (b) => b.berat_supplier,
      lebar: 150,
      total: true,
    },
    { kunci: 'berat', judul: 'Berat Toko (gr)', jenis: 'berat', nilai: (b) => b.berat, lebar: 130, total: true },
    {
      kunci: 'selisih',
      judul: 'Selisih (gr)',
      jenis: 'berat',
      nilai: (b) => Math.round((b.berat - b.berat_supplier) * 1000) / 1000,
      lebar: 110,
      total: true,
    },
    { kunci: 'oleh', judul: 'Input By', nilai: (b) => b.oleh, lebar: 110 },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: () => '',
      lebar: 80,
      diKanan: true,
      urut: false,
      tampil: (b) => (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={`PDF ${b.no_dok}`}
          onClick={() => void bukaPdfTerima(b.no_dok).catch((sebab) => pesan.gagal(pesanDari(sebab)))}
        >
          PDF
        </Button>
      ),
    },
  ];
  return (
    <DataTable
      label="Penerimaan terakhir"
      kolom={kolom}
      data={data}
      idBaris={(b) => b.no_dok}
      memuat={isPending}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      kosong="Belum ada penerimaan"
      ekspor={{ namaFile: 'penerimaan-barang.csv' }}
    />
  );
}
