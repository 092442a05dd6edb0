// The documents of counted stock, those of today first: what came and went, with the slip of each; one that was wrong is
// taken back here.
import { Button, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { mintaOtorisasi } from '@/app/otorisasi';
import { useSesiAda } from '@/app/sesi';
import { berat, tulisAngka } from '@/kit/angka';
import { batalDokumen, type Dokumen, type JalurStok, KUNCI_CURAH, kueriDokumen } from '@/kit/curah/api';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { denganIzin } from '@/kit/izin';
import { pesan } from '@/kit/pesan';
import { waktuLengkap } from '@/kit/waktu';
import { banyak, CetakSlip } from './TersimpanCurah';

const KOLOM: readonly Kolom<Dokumen>[] = [
  { kunci: 'no_dok', judul: 'No Dokumen', nilai: (d) => d.no_dok, lebar: 190 },
  { kunci: 'waktu', judul: 'Waktu', nilai: (d) => waktuLengkap(d.waktu), lebar: 150 },
  { kunci: 'jenis', judul: 'Jenis', nilai: (d) => d.jenis, lebar: 90 },
  { kunci: 'alasan', judul: 'Alasan', nilai: (d) => d.alasan, lebar: 130 },
  { kunci: 'oleh', judul: 'Oleh', nilai: (d) => d.oleh, lebar: 120 },
  { kunci: 'qty', judul: 'Jumlah', jenis: 'angka', nilai: (d) => d.qty, lebar: 90, total: true },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (d) => d.berat, lebar: 110, total: true },
  { kunci: 'nilai', judul: 'Harga Modal', jenis: 'rupiah', nilai: (d) => d.nilai, lebar: 140, total: true },
  { kunci: 'keterangan', judul: 'Keterangan', nilai: (d) => d.keterangan, lebar: 200 },
  { kunci: 'no_batal', judul: 'Dibatalkan', nilai: (d) => d.no_batal, lebar: 190 },
];

interface Props {
  jalur: JalurStok;
  /** Only documents of this kind; all when left out. */
  jenis?: string;
  label: string;
}

export function DaftarDokumenCurah({ jalur, jenis = '', label }: Props) {
  const hari = useSesiAda().pengguna.tgl_system;
  const [tgl, setTgl] = useState({ tgl_from: hari, tgl_to: hari });
  const [buka, setBuka] = useState<Dokumen>();
  const { data, error, isPending, refetch } = useQuery(kueriDokumen(jalur, { jenis, ...tgl }));
  return (
    <>
      <DataTable
        label={label}
        kolom={jalur === 'stock-aksesoris' ? KOLOM.filter((k) => k.kunci !== 'berat') : KOLOM}
        data={data ?? []}
        idBaris={(d) => d.no_dok}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        kosong="Belum ada dokumen di tanggal ini"
        ekspor={{ namaFile: 'dokumen-stok.csv' }}
        onBaris={setBuka}
        alat={
          <Group gap="xs" wrap="nowrap">
            <IsianTanggal
              aria-label="Tanggal Awal"
              w={140}
              value={tgl.tgl_from}
              onChange={(nilai) => nilai && setTgl((lama) => ({ ...lama, tgl_from: nilai }))}
            />
            <IsianTanggal
              aria-label="Tanggal Akhir"
              w={140}
              value={tgl.tgl_to}
              onChange={(nilai) => nilai && setTgl((lama) => ({ ...lama, tgl_to: nilai }))}
            />
          </Group>
        }
      />
      {buka && <RinciDokumen jalur={jalur} dok={buka} onTutup={() => setBuka(undefined)} />}
    </>
  );
}

/** A tray, or in words where it came from or went to outside the store. */
export function sebutTempat(gudang: string, baki: string): string {
  const luar: Readonly<Record<string, string>> = {
    '@PEMASOK': 'Supplier',
    '@AWAL': 'Stok awal',
    '@PAKAI': 'Pemakaian',
    '@SUSUT': 'Rusak',
    '@HILANG': 'Hilang',
    '@LEBIH': 'Lebih hitung',
  };
  return luar[gudang] ?? `${gudang} ${baki}`.trim();
}

function RinciDokumen({ jalur, dok, onTutup }: { jalur: JalurStok; dok: Dokumen; onTutup: () => void }) {
  const [cetak, setCetak] = useState(false);
  const [batal, setBatal] = useState(false);
  if (batal) return <BatalkanDokumen jalur={jalur} dok={dok} onTutup={() => setBatal(false)} onSelesai={onTutup} />;
  if (cetak) return <CetakSlip jalur={jalur} no={dok.no_dok} onTutup={() => setCetak(false)} />;
  return (
    <Modal opened onClose={onTutup} title={dok.no_dok} size={820} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="md">
        <Text fz={13} c="dimmed">
          {waktuLengkap(dok.waktu)} · {dok.oleh} · {banyak(dok.qty, dok.berat)}
          {dok.alasan && ` · ${dok.alasan}`}
          {dok.keterangan && ` · ${dok.keterangan}`}
          {dok.no_batal && ` · Dibatalkan ${dok.batal_oleh} (${dok.no_batal})`}
        </Text>
        <Table.ScrollContainer minWidth={560} mah={380}>
          <Table fz={13} striped stickyHeader aria-label="Baris dokumen">
            <Table.Thead>
              <Table.Tr>
                {['Group', 'Jenis', 'Nama', 'Dari', 'Ke', 'Jumlah', 'Berat (gr)', 'Sisa'].map((judul) => (
                  <Table.Th key={judul}>{judul}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {dok.baris.map((b) => (
                <Table.Tr key={`${b.gudang_dari}|${b.baki_dari}|${b.baki_ke}|${b.kode_group}|${b.kode_dept}`}>
                  <Table.Td>{b.kode_group}</Table.Td>
                  <Table.Td>{b.kode_dept}</Table.Td>
                  <Table.Td>{b.nama_dept}</Table.Td>
                  <Table.Td>{sebutTempat(b.gudang_dari, b.baki_dari)}</Table.Td>
                  <Table.Td>{sebutTempat(b.gudang_ke, b.baki_ke)}</Table.Td>
                  <Table.Td ta="right">{tulisAngka(b.qty, 'angka')}</Table.Td>
                  <Table.Td ta="right">{b.berat > 0 ? berat(b.berat) : ''}</Table.Td>
                  <Table.Td ta="right">{banyak(b.sisa_qty, b.sisa_berat)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Group justify="flex-end">
          {dok.no_batal === '' && (
            <Button variant="light" color="red" onClick={() => setBatal(true)}>
              Batalkan
            </Button>
          )}
          <Button onClick={() => setCetak(true)}>Cetak Slip</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface BatalkanProps {
  jalur: JalurStok;
  dok: Dokumen;
  onTutup: () => void;
  onSelesai: () => void;
}

function BatalkanDokumen({ jalur, dok, onTutup, onSelesai }: BatalkanProps) {
  const kueri = useQueryClient();
  return (
    <DialogAlasan
      judul={`Batalkan ${dok.no_dok}`}
      ya="Batalkan Dokumen"
      bahaya
      onTutup={onTutup}
      onYa={async (alasan) => {
        const jawab = await denganIzin(mintaOtorisasi, (izin) => batalDokumen(jalur, dok.no_dok, alasan, izin));
        if (!jawab) return false;
        pesan.sukses(jawab.message ?? '');
        void kueri.invalidateQueries({ queryKey: KUNCI_CURAH });
        onSelesai();
        return true;
      }}
    >
      <Text>Stok kembali seperti sebelum dokumen ini.</Text>
    </DialogAlasan>
  );
}
