// The documents that were saved: what went where, their papers, and taking one back while none of its pieces went on.
import { Alert, Badge, Button, Group, Modal, Stack, Table, Text, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { Galat } from '@/kit/Galat';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { waktuLengkap } from '@/kit/waktu';
import { KUNCI_BARANG } from './api';
import { ambilDokumen, batalDokumen, type Dokumen, kueriDokumenRinci } from './apiDokumen';
import { CetakDokumen } from './CetakDokumen';

const KOLOM: readonly Kolom<Dokumen>[] = [
  { kunci: 'no_dok', judul: 'No Dokumen', nilai: (d) => d.no_dok, lebar: 190 },
  { kunci: 'waktu', judul: 'Waktu', nilai: (d) => waktuLengkap(d.waktu), lebar: 150 },
  { kunci: 'oleh', judul: 'Oleh', nilai: (d) => d.oleh, lebar: 120 },
  { kunci: 'qty', judul: 'Barang', jenis: 'angka', nilai: (d) => d.qty, lebar: 90, total: true },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (d) => d.berat, lebar: 120, total: true },
  { kunci: 'lawan', judul: 'Kepada', nilai: (d) => d.lawan, lebar: 110 },
  { kunci: 'keterangan', judul: 'Keterangan', nilai: (d) => d.keterangan, lebar: 200 },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: (d) => (d.dibatalkan ? `Dibatalkan ${d.dibatalkan}` : d.jenis === 'BATAL' ? `Membatalkan ${d.rujukan}` : ''),
    tampil: (d) =>
      d.dibatalkan ? (
        <Badge variant="light" color="red">
          Dibatalkan
        </Badge>
      ) : d.jenis === 'BATAL' ? (
        <Badge variant="light" color="gray">
          Pembatalan
        </Badge>
      ) : null,
    lebar: 130,
    urut: false,
  },
];

interface DaftarDokumenProps {
  jenis: string;
  lawan?: string;
  label: string;
  /** Of the person who looks: some documents are taken back by supervisors and owners only. */
  level: string;
}

export function DaftarDokumen({ jenis, lawan = '', label, level }: DaftarDokumenProps) {
  const [buka, setBuka] = useState<Dokumen>();
  const { tabel } = useDaftar({
    kunci: [...KUNCI_BARANG, 'dokumen', jenis, lawan],
    bawaan: { cari: '' },
    labelTotal: 'Total tanpa batal',
    ambil: (tanya, signal) => ambilDokumen({ ...tanya, jenis, lawan }, signal),
    awalan: 'dok-',
  });
  return (
    <>
      <DataTable
        label={label}
        kolom={KOLOM}
        idBaris={(d) => d.no_dok}
        {...tabel}
        ekspor={{ namaFile: 'dokumen-barang.csv' }}
        onBaris={setBuka}
      />
      {buka && <RinciDokumen dok={buka} level={level} onTutup={() => setBuka(undefined)} />}
    </>
  );
}

const BISA_BATAL: Readonly<Record<string, boolean>> = { PINDAH: false, HANCUR: true, RETUR: true };

function RinciDokumen({ dok, level, onTutup }: { dok: Dokumen; level: string; onTutup: () => void }) {
  const kueri = useQueryClient();
  const { data, error, isPending } = useQuery(kueriDokumenRinci(dok.no_dok));
  const [mode, setMode] = useState<'lihat' | 'cetak' | 'batal'>('lihat');
  const [alasan, setAlasan] = useState('');
  const [galat, setGalat] = useState<string>();
  const [sibuk, setSibuk] = useState(false);
  const penyetuju = BISA_BATAL[dok.jenis];
  const boleh = penyetuju !== undefined && !dok.dibatalkan && (!penyetuju || level === 'SPV' || level === 'OWN');
  const batal = async () => {
    setSibuk(true);
    setGalat(undefined);
    try {
      const { message } = await batalDokumen(dok.no_dok, alasan);
      pesan.sukses(message ?? 'Dokumen Berhasil Dibatalkan');
      onTutup();
      await kueri.invalidateQueries({ queryKey: KUNCI_BARANG });
    } catch (sebab) {
      setGalat(pesanDari(sebab));
      setSibuk(false);
    }
  };
  if (mode === 'cetak') return <CetakDokumen no={dok.no_dok} onTutup={() => setMode('lihat')} />;
  return (
    <Modal opened onClose={onTutup} title={dok.no_dok} size={860} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="md">
        <Text fz={13} c="dimmed">
          {waktuLengkap(dok.waktu)} · {dok.oleh} · {dok.qty} barang · {berat(dok.berat)} gr
          {dok.lawan && ` · ${dok.jenis === 'HANCUR' ? 'asal' : 'kepada'} ${dok.lawan}`}
          {dok.rujukan && ` · membatalkan ${dok.rujukan}`}
          {dok.dibatalkan && ` · dibatalkan oleh ${dok.dibatalkan}`}
          {dok.keterangan && ` · ${dok.keterangan}`}
        </Text>
        {error ? (
          <Galat pesan={pesanDari(error)} />
        ) : isPending ? (
          <RangkaTabel />
        ) : (
          <Table.ScrollContainer minWidth={560} mah={380}>
            <Table fz={13} striped stickyHeader aria-label="Barang dokumen">
              <Table.Thead>
                <Table.Tr>
                  {['Barcode', 'Nama Barang', 'Berat (gr)', 'Dari', 'Ke', 'Kondisi'].map((judul) => (
                    <Table.Th key={judul}>{judul}</Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {data.detail_barang.map((b) => (
                  <Table.Tr key={b.kode_barcode}>
                    <Table.Td>{b.kode_barcode}</Table.Td>
                    <Table.Td>{b.nama_barang}</Table.Td>
                    <Table.Td ta="right">{berat(b.berat_stock)}</Table.Td>
                    <Table.Td>{tempat(b.gudang_dari, b.baki_dari)}</Table.Td>
                    <Table.Td>{tempat(b.gudang_ke, b.baki_ke)}</Table.Td>
                    <Table.Td>{b.kondisi}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        {mode === 'batal' && (
          <Textarea
            label="Alasan pembatalan"
            data-autofocus
            autoFocus
            maxLength={200}
            value={alasan}
            onChange={(e) => setAlasan(e.currentTarget.value)}
          />
        )}
        {galat && (
          <Alert color="red" role="alert">
            {galat}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          {boleh &&
            (mode === 'batal' ? (
              <Button color="red" loading={sibuk} disabled={alasan.trim() === ''} onClick={() => void batal()}>
                Ya, Batalkan
              </Button>
            ) : (
              <Button variant="default" c="red" onClick={() => setMode('batal')}>
                Batalkan Dokumen
              </Button>
            ))}
          <Button onClick={() => setMode('cetak')}>Cetak</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function tempat(gudang: string, baki: string): string {
  if (gudang === '@PEMASOK') return 'Supplier';
  return gudang.startsWith('@') ? gudang.slice(1) : `${gudang} ${baki}`;
}
