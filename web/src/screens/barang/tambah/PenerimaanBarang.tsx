// Receipts: who sent the pieces and by which evidence on top, the pieces below with the supplier's weight beside one's own,
// and the paper that goes along. The second tab lists the last ones.
import {
  Badge,
  Button,
  Grid,
  Group,
  Input,
  Paper,
  SegmentedControl,
  Select,
  Stack,
  Tabs,
  TextInput,
} from '@mantine/core';
import { IconFileTypePdf, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { tulisAngka, berat as tulisBerat } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { konfirmasi } from '@/kit/dialog';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import { jam } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { sebut, useAcuan, useSistemHarga } from './acuan';
import {
  adalahSunting,
  bangkitkan,
  barisIsi,
  barisSunting,
  hapusBaris,
  jumlahMg,
  type KolomUbah,
  muatan,
  PEMBUAT_KOSONG,
  type Pembuat,
  selisihMg,
  ubahFoto,
  ubahSel,
} from './baris';
import { dariMg } from './berat';
import { bukaBerkas } from './bukaBerkas';
import { FormPembuat } from './FormPembuat';
import { DialogFoto } from './FotoBaris';
import { Kisi } from './Kisi';
import { galatPerBaris, kolomBanyak } from './kolomBanyak';
import { ambilFoto, hapusFoto, simpanFoto } from './laciFoto';
import { KUNCI_MASUK } from './MasukHariIni';
import { BarangJadi, FotoGagal, ProgresFoto } from './TambahBarangBanyak';
import { kueriBukti, sebutBukti } from './TambahDataBarang';
import { TEKS_TAMBAH } from './teks';
import { type FotoBarang, unggahFoto } from './unggah';
import { tempatBaris, useBaris } from './useBaris';

const CetakLabel = lazy(() => import('../label/CetakLabel').then((m) => ({ default: m.CetakLabel })));

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
  bukaBerkas(`penerimaan-barang/${encodeURIComponent(no)}/pdf`, `penerimaan-${no}.pdf`);

export default function PenerimaanBarang({ rute }: { rute: Rute }) {
  const { pengguna } = useSesiAda();
  const kunci = tempatBaris('penerimaan', pengguna.user_id);
  const kueri = useQueryClient();
  const acuan = useAcuan();
  const sistem = useSistemHarga();
  const { data: bukti = [] } = useQuery(kueriBukti);
  const { baris, kini, atur } = useBaris(kunci);
  const [tab, setTab] = useState<string | null>('baru');
  const [kepala, setKepala] = useState<Kepala>(KEPALA_KOSONG);
  const [pembuat, setPembuat] = useState<Pembuat>(PEMBUAT_KOSONG);
  const [foto, setFoto] = useState<string>();
  const [unggah, setUnggah] = useState<{ selesai: number; semua: number }>();
  const [gagalFoto, setGagalFoto] = useState<FotoBarang[]>([]);
  const [jadi, setJadi] = useState<Jadi>();
  const [label, setLabel] = useState<readonly string[]>();
  // What the server says of a row is about the rows as they were sent.
  const [dikirim, setDikirim] = useState<readonly { id: string }[]>([]);
  const simpan = useSimpanDokumen<Jadi>('penerimaan-barang');
  const terkunci = simpan.sibuk || simpan.terputus;
  const galat = simpan.kolom;
  const isi = useMemo(() => barisIsi(baris), [baris]);
  const salah = useMemo(() => galatPerBaris(simpan.kolom, dikirim), [simpan.kolom, dikirim]);
  const selisih = isi.reduce((mg, b) => mg + (selisihMg(b) ?? 0), 0);
  const terpilih = bukti.find((b) => b.kode === kepala.asal_perolehan);

  const pembuatKini = useRef(pembuat);
  pembuatKini.current = pembuat;
  const ubah = useCallback(
    (id: string, kolom: string, nilai: string) =>
      atur(ubahSel(kini.current, id, kolom as KolomUbah, nilai, sistem.aturan, pembuatKini.current)),
    [atur, kini, sistem.aturan],
  );
  const kolom = useMemo(
    () =>
      kolomBanyak({
        seratus: sistem.seratus,
        terkunci,
        penerimaan: true,
        onFoto: setFoto,
        onHapus: (id) => atur(hapusBaris(kini.current, id)),
      }),
    [sistem.seratus, terkunci, atur, kini],
  );
  const atas = (baru: Partial<Kepala>) => {
    setKepala((lama) => ({ ...lama, ...baru }));
    for (const nama of Object.keys(baru)) if (galat[nama]) simpan.lupakan(nama);
  };
  const kirimFoto = async (semua: readonly FotoBarang[]) => {
    if (semua.length === 0) return;
    setUnggah({ selesai: 0, semua: semua.length });
    setGagalFoto(await unggahFoto(semua, (selesai) => setUnggah({ selesai, semua: semua.length })));
    setUnggah(undefined);
  };
  const kirim = async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const semuanya = barisIsi(kini.current);
    if (semuanya.length === 0) return pesan.info('Belum ada barang untuk disimpan');
    setDikirim(semuanya);
    const detail_barang = semuanya.map((b) => ({
      ...muatan(b),
      berat_supplier: b.berat_supplier === '' ? undefined : Number(b.berat_supplier),
    }));
    const jawab = await simpan.kirim({ ...kepala, detail_barang });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? TEKS_TAMBAH.berhasil);
    setJadi(jawab.data);
    atur([barisSunting()]);
    setKepala(KEPALA_KOSONG);
    void kueri.invalidateQueries({ queryKey: KUNCI_MASUK });
    void kueri.invalidateQueries({ queryKey: KUNCI_TERIMA });
    const gambar = new Map(semuanya.map((b) => [b.id, b.images[0]]));
    await kirimFoto(
      jawab.data.barang.flatMap(({ id_foto, kode_barcode }) => {
        const nama = gambar.get(id_foto);
        return nama ? [{ kode_barcode, foto: () => ambilFoto(nama) }] : [];
      }),
    );
  };
  const bersihkan = async () => {
    if (!(await konfirmasi(TEKS_TAMBAH.yakinHapus, { judul: 'Clear Data', bahaya: true }))) return;
    void hapusFoto(kini.current.flatMap((b) => b.images));
    simpan.lupakan();
    atur([barisSunting()]);
  };
  const dipilih = foto === undefined ? undefined : baris.find((b) => b.id === foto);
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
            tertutup={foto !== undefined || label !== undefined}
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
              <BarangJadi barang={jadi.barang} onCetak={setLabel} onTutup={() => setJadi(undefined)}>
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
            <Paper withBorder p="md" component="section" aria-label="Generator">
              {acuan.galat ? (
                <Galat pesan={pesanDari(acuan.galat)} cobaLagi={acuan.cobaLagi} />
              ) : (
                <FormPembuat
                  nilai={pembuat}
                  onUbah={setPembuat}
                  onBuat={(p) => atur(bangkitkan(kini.current, p))}
                  acuan={acuan}
                  sistem={sistem}
                  gudang={GUDANG}
                  denganSupplier={false}
                  terkunci={terkunci}
                />
              )}
            </Paper>
            <GalatDokumen simpan={simpan} />
            <FotoGagal semua={gagalFoto} onUlang={() => void kirimFoto(gagalFoto)} onTutup={() => setGagalFoto([])} />
            <Group justify="space-between" gap="sm">
              <Group gap="sm">
                <Badge size="xl" variant="light" radius="sm" data-total>
                  {isi.length} barang · {tulisBerat(jumlahMg(isi) / 1000)} gr
                </Badge>
                <Badge size="xl" variant="light" radius="sm" color={selisih === 0 ? 'gray' : 'orange'} data-selisih>
                  Selisih {dariMg(selisih)} gr
                </Badge>
                {terpilih && (
                  <Badge size="xl" variant="light" radius="sm" color="blue" data-tarif>
                    PPN {tulisAngka(terpilih.tarif_ppn, 'persen')} %
                  </Badge>
                )}
              </Group>
              <Button
                variant="subtle"
                color="red"
                leftSection={<IconTrash size={16} />}
                disabled={isi.length === 0 || simpan.sibuk}
                onClick={() => void bersihkan()}
              >
                Clear Data
              </Button>
            </Group>
            <Kisi
              label="Barang yang diterima"
              baris={baris}
              kolom={kolom}
              onUbah={ubah}
              galat={salah}
              terkunci={terkunci}
              sunting={adalahSunting}
            />
          </Stack>
        </Tabs.Panel>
      </Tabs>
      {dipilih && (
        <DialogFoto
          judul={`Foto ${dipilih.nama_barang || 'barang'}`}
          id={dipilih.images[0]}
          onTutup={() => setFoto(undefined)}
          onSimpan={(baru) => {
            const { id, images } = dipilih;
            void hapusFoto(images);
            if (!baru) return atur(ubahFoto(kini.current, id, [], pembuat));
            const nama = `${id}.${Date.now().toString(36)}`;
            void simpanFoto(nama, baru).then(() => atur(ubahFoto(kini.current, id, [nama], pembuat)));
          }}
        />
      )}
      {label && (
        <Suspense>
          <CetakLabel kode={label} tipe="LABEL BARCODE" onTutup={() => setLabel(undefined)} />
        </Suspense>
      )}
      <ProgresFoto unggah={unggah} />
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
    queryFn: async () => (await panggil<Ringkas[]>('GET', 'penerimaan-barang')).data,
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
