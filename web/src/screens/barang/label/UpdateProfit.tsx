// Update Profit Barang, as specified: a range of barcodes, a table to choose from, the new profit, and labels that print
// by themselves when asked for.
import { Alert, Button, Checkbox, Grid, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari, Tolak } from '@/api/tolak';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { unduhCetak } from '@/kit/cetak/api';
import { PDF, PRINTER_LABEL } from '@/kit/cetak/DialogCetak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { IsianUang } from '@/kit/IsianUang';
import { IsianAngka } from '@/kit/isian';
import { pesan } from '@/kit/pesan';
import { baca, tulis } from '@/kit/simpanan';
import type { Rute } from '@/routes';
import { cetakLabel, TIPE_LABEL } from './api';
import { CetakLabel } from './CetakLabel';

type Calon = Data<'get', 'barang/get/ready-edit-profit'>[number];

export const TEKS_PROFIT = {
  wajib: 'Profit Harus Diisi',
  pilih: 'Harap pilih salah satu data ',
  gagal: 'Data Gagal diupdate',
  berhasil: 'Data Berhasi diupdate',
  kosong: 'Data Tidak Ada',
  cariDulu: 'Isi Kode Awal (dan Kode Akhir), lalu tekan Cari',
  otomatis: 'Auto Print Barcode',
} as const;

const OTOMATIS = 'karat.pilihan.profit-cetak';
/** The list is read again after an update, as specified. */
const MUAT_ULANG = 1000;

const KOLOM: readonly Kolom<Calon>[] = [
  { kunci: 'kode_barcode', judul: 'Kode Barcode', nilai: (b) => b.kode_barcode, lebar: 120 },
  { kunci: 'kode_intern', judul: 'Kode Intern', nilai: (b) => b.kode_intern, lebar: 120 },
  { kunci: 'kode_group', judul: 'Kode Barang', nilai: (b) => b.kode_group, lebar: 100 },
  { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 230 },
  { kunci: 'kode_dept', judul: 'Kode Jenis', nilai: (b) => b.kode_dept, lebar: 110 },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat, lebar: 110 },
  { kunci: 'total_pokok', judul: 'Total Pokok', jenis: 'rupiah', nilai: (b) => b.total_pokok ?? 0, lebar: 130 },
  { kunci: 'profit', judul: 'Profit', jenis: 'rupiah', nilai: (b) => b.profit ?? 0, lebar: 120 },
];

const kataServer = (sebab: unknown, bawaan: string) =>
  sebab instanceof Tolak && sebab.message ? sebab.message : bawaan;

export default function UpdateProfit({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const [awal, setAwal] = useState('');
  const [akhir, setAkhir] = useState('');
  const [baris, setBaris] = useState<readonly Calon[]>([]);
  /** How many lie in the range; the table has the first of them. */
  const [semua, setSemua] = useState(0);
  const [dicari, setDicari] = useState(false);
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const [profit, setProfit] = useState<number | null>(null);
  const [disimpan, setDisimpan] = useState(false);
  const [otomatis, setOtomatis] = useState(() => baca(OTOMATIS) === 'ya');
  const [mencari, setMencari] = useState(false);
  const [sibuk, setSibuk] = useState(false);
  const [cetak, setCetak] = useState<readonly string[]>();
  const jadwal = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(jadwal.current), []);

  const cari = async (diam = false) => {
    setMencari(true);
    try {
      const query = { kode_awal: awal, kode_akhir: akhir || awal };
      const { data, count } = await panggil('GET', 'barang/get/ready-edit-profit', { query });
      setBaris(data);
      setSemua(count ?? data.length);
      setTerpilih(new Set());
      if (data.length === 0 && !diam) pesan.info(TEKS_PROFIT.kosong);
    } catch (sebab) {
      setBaris([]);
      pesan.info(kataServer(sebab, TEKS_PROFIT.kosong));
    } finally {
      setDicari(true);
      setMencari(false);
    }
  };
  /** On the printer labels went to last; where there is none, or it fails, somebody chooses. */
  const cetakSendiri = async (kode: readonly string[]) => {
    const printer = baca(PRINTER_LABEL);
    if (!printer || printer === PDF) return setCetak(kode);
    try {
      const { data, message } = await cetakLabel(kode, TIPE_LABEL[0].value, 1, printer);
      if (data.kerja?.cara === 'UNDUH') await unduhCetak(data.kerja);
      pesan.sukses(message ?? '');
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
      setCetak(kode);
    }
  };
  const update = async () => {
    setDisimpan(true);
    if (profit === null) return;
    if (terpilih.size === 0) return pesan.info(TEKS_PROFIT.pilih);
    setSibuk(true);
    try {
      const kode = baris.filter((b) => terpilih.has(b.kode_barcode)).map((b) => b.kode_barcode);
      const body = { data: kode.map((kode_barcode) => ({ kode_barcode, profit })) };
      const { message } = await panggil('POST', 'barang/update/edit-profit', { body });
      pesan.sukses(message ?? TEKS_PROFIT.berhasil);
      setProfit(null);
      setDisimpan(false);
      if (otomatis) await cetakSendiri(kode);
      void kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
      jadwal.current = setTimeout(() => void cari(true), MUAT_ULANG);
    } catch (sebab) {
      pesan.info(kataServer(sebab, TEKS_PROFIT.gagal));
    } finally {
      setSibuk(false);
    }
  };

  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <TombolSimpan
          simpan={{ sibuk }}
          onSimpan={() => void update()}
          label="Update"
          mati={baris.length === 0}
          tertutup={cetak !== undefined}
        />
      }
    >
      <Stack gap="md">
        <Grid gap="md" align="flex-end">
          <Grid.Col span={{ base: 6, sm: 3, md: 2 }}>
            <IsianAngka label="Kode Awal" maxLength={8} value={awal} onChange={setAwal} data-autofocus />
          </Grid.Col>
          <Grid.Col span={{ base: 6, sm: 3, md: 2 }}>
            <IsianAngka label="Kode Akhir" maxLength={8} value={akhir} onChange={setAkhir} />
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 2 }}>
            <Button variant="default" loading={mencari} disabled={awal === ''} onClick={() => void cari()}>
              Cari
            </Button>
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 4, md: 3 }}>
            <IsianUang
              label="Profit Baru"
              value={profit}
              onChange={setProfit}
              error={profit === null ? TEKS_PROFIT.wajib : undefined}
              galatLangsung={disimpan}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 3 }}>
            <Group h={36}>
              <Checkbox
                label={TEKS_PROFIT.otomatis}
                checked={otomatis}
                onChange={(e) => {
                  setOtomatis(e.currentTarget.checked);
                  tulis(OTOMATIS, e.currentTarget.checked ? 'ya' : 'tidak');
                }}
              />
            </Group>
          </Grid.Col>
        </Grid>
        {semua > baris.length && baris.length > 0 && (
          <Alert color="orange" role="status">
            Tampil {baris.length.toLocaleString('en-US')} dari {semua.toLocaleString('en-US')} barang. Persempit Kode
            Awal dan Kode Akhir untuk melihat sisanya.
          </Alert>
        )}
        <DataTable
          label="Barang"
          kolom={KOLOM}
          data={baris}
          idBaris={(b) => b.kode_barcode}
          pilih={{ terpilih, ganti: setTerpilih }}
          memuat={mencari}
          kosong={dicari ? TEKS_PROFIT.kosong : TEKS_PROFIT.cariDulu}
        />
      </Stack>
      {cetak && <CetakLabel kode={cetak} tipe={TIPE_LABEL[0].value} onTutup={() => setCetak(undefined)} />}
    </Halaman>
  );
}
