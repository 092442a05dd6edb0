// Export Csv: the twelve sets of one closed day, each saved as a file of its own, or all as one ZIP. Both come as one stream,
// which the browser cuts: the files are the server's to the byte, and the page holds none of them.

import { Alert, Button, Group, Progress, Stack, Table, Text } from '@mantine/core';
import { IconDownload, IconFileZip, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { alirkan } from '@/api/panggil';
import { useSesiAda } from '@/app/sesi';
import { tulisAngka } from '@/kit/angka';
import { Halaman } from '@/kit/Halaman';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { pesanAtau } from '@/kit/master/data';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import { unduhBanyak, unduhBerkas } from '@/kit/unduh';
import type { Rute } from '@/routes';
import { sebelum } from './hari';
import { TEKS_EKSPOR } from './teks';
import { type BerkasZip, keluarkan } from './zip';

/** What each set holds, in the order they are saved. */
export const SET: readonly (readonly [string, string])[] = [
  ['data_barang', 'Barang yang ada di toko pada akhir hari itu'],
  ['data_saldo', 'Saldo tiap baki dan group, awal dan akhir hari'],
  ['data_hancur', 'Barang yang dihancurkan hari itu'],
  ['data_cash', 'Uang masuk dan keluar, kas dan bank'],
  ['data_system', 'Data toko dan setting system'],
  ['data_group', 'Master group dengan harga hari itu'],
  ['data_hutang', 'Pinjaman yang berubah hari itu'],
  ['data_jual', 'Penjualan per barang'],
  ['data_member', 'Member yang terdaftar di toko ini'],
  ['data_pembelian', 'Pembelian per barang'],
  ['data_service', 'Service yang berubah hari itu'],
  ['data_tukar', 'Tukar tambah'],
];

/** A large store takes its time. */
const BATAS = 3_600_000;

/** The stream ended before its end. */
class Putus extends Error {}

interface Maju {
  baris: number;
  semua: number;
}

export default function ExportCsv({ rute }: { rute: Rute }) {
  const { pengguna, toko } = useSesiAda();
  const kode = toko?.kode_toko ?? pengguna.kode_toko;
  const akhir = sebelum(pengguna.tgl_system);
  const [tanggal, setTanggal] = useState<string | null>(akhir);
  const [maju, setMaju] = useState<Maju>();
  const [hasil, setHasil] = useState<{ tanggal: string; berkas: readonly BerkasZip[] }>();
  const [galat, setGalat] = useState<string>();
  const henti = useRef<AbortController>(undefined);
  const jalankan = async (simpan: (zip: Blob, berkas: readonly BerkasZip[], tgl: string) => void | Promise<void>) => {
    if (!tanggal) return;
    henti.current = new AbortController();
    setMaju({ baris: 0, semua: 0 });
    setHasil(undefined);
    setGalat(undefined);
    try {
      const opsi = {
        body: { tgl_system: tanggal },
        terima: 'application/zip',
        batas: BATAS,
        signal: henti.current.signal,
      };
      const zip = await alirkan('POST', 'csv-exports', opsi, (baris, semua) => setMaju({ baris, semua }));
      const berkas = await keluarkan(zip);
      if (!berkas) throw new Putus();
      await simpan(zip, berkas, tanggal);
      setHasil({ tanggal, berkas });
      pesan.sukses(TEKS_EKSPOR.tersimpan);
    } catch (sebab) {
      if (!henti.current.signal.aborted)
        setGalat(sebab instanceof Putus ? TEKS_EKSPOR.putus : pesanAtau(sebab, TEKS_EKSPOR.gagal));
    } finally {
      setMaju(undefined);
    }
  };
  const satuSatu = () => jalankan((_, berkas) => unduhBanyak(berkas));
  const satuZip = () => jalankan((zip, _, tgl) => unduhBerkas(zip, `export-${kode.toLowerCase()}-${tgl}.zip`));
  const sibuk = maju !== undefined;
  useTombol([{ kunci: 'F9', arti: TEKS_EKSPOR.ekspor, aksi: () => void satuSatu() }], !sibuk && tanggal !== null);
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Group align="flex-end" gap="sm">
        <IsianTanggal
          label={TEKS_EKSPOR.tanggal}
          w={190}
          max={akhir}
          value={tanggal}
          onChange={setTanggal}
          disabled={sibuk}
        />
        <Button
          leftSection={<IconDownload size={18} />}
          loading={sibuk}
          disabled={tanggal === null}
          onClick={() => void satuSatu()}
        >
          {TEKS_EKSPOR.ekspor}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileZip size={18} />}
          disabled={sibuk || tanggal === null}
          onClick={() => void satuZip()}
        >
          {TEKS_EKSPOR.zip}
        </Button>
        {sibuk && (
          <Button variant="subtle" color="red" leftSection={<IconX size={18} />} onClick={() => henti.current?.abort()}>
            Hentikan
          </Button>
        )}
      </Group>
      <Text fz={13} c="dimmed">
        Data diexport mulai sehari sesudah harinya: paling akhir {akhir}. Browser menyimpan dua belas berkas; izinkan
        bila ditanya.
      </Text>
      {maju && <Kemajuan maju={maju} />}
      {galat && (
        <Alert color="red" role="alert">
          {galat}
        </Alert>
      )}
      <Isi berkas={hasil?.berkas} tanggal={hasil?.tanggal} />
    </Halaman>
  );
}

function Kemajuan({ maju }: { maju: Maju }) {
  const persen = maju.semua > 0 ? Math.min(100, Math.floor((maju.baris * 100) / maju.semua)) : 100;
  return (
    <Stack gap={4} role="status" aria-label="Kemajuan export">
      <Progress value={persen} animated={maju.semua === 0} />
      <Text fz={13} c="dimmed">
        {tulisAngka(maju.baris, 'angka')} {maju.semua > 0 ? `dari ${tulisAngka(maju.semua, 'angka')} ` : ''}baris
      </Text>
    </Stack>
  );
}

/** The sets with what each holds; after an export also how large it was, to be saved again one by one. */
function Isi({ berkas, tanggal }: { berkas?: readonly BerkasZip[]; tanggal?: string }) {
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table aria-label="Isi export" verticalSpacing={6} highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Berkas</Table.Th>
            <Table.Th>Isi</Table.Th>
            {berkas && <Table.Th ta="right">{tanggal}</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {SET.map(([nama, isi]) => {
            const b = berkas?.find((x) => x.nama === `${nama}.csv`);
            return (
              <Table.Tr key={nama}>
                <Table.Td ff="monospace" fz={13}>
                  {nama}.csv
                </Table.Td>
                <Table.Td>{isi}</Table.Td>
                {berkas && (
                  <Table.Td ta="right">
                    {b && (
                      <Button
                        size="compact-sm"
                        variant="subtle"
                        aria-label={`Simpan ${tulisAngka(Math.ceil(b.isi.size / 1024), 'angka')} kB, ${b.nama}`}
                        onClick={() => unduhBerkas(b.isi, b.nama)}
                      >
                        Simpan {tulisAngka(Math.ceil(b.isi.size / 1024), 'angka')} kB
                      </Button>
                    )}
                  </Table.Td>
                )}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
