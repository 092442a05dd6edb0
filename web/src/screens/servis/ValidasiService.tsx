// Validasi Service: a second person looks at services before they are worked on; how each was paid in a popup of its own.
import { ActionIcon, Modal, Table, Text } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { tulisAngka } from '@/kit/angka';
import type { Kolom } from '@/kit/DataTable';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { pesan } from '@/kit/pesan';
import { LayarValidasiKerja } from '@/kit/validasi/LayarValidasiKerja';
import type { Rute } from '@/routes';
import { ambilBelumValid, type BelumValid, KUNCI_SERVIS, rincianBayar } from './api';

type RincianBayar = Awaited<ReturnType<typeof rincianBayar>>;

const KOLOM: readonly Kolom<BelumValid>[] = [
  { kunci: 'kode_sales', judul: 'Kode Sales', nilai: (s) => s.kode_sales, lebar: 105 },
  { kunci: 'no_faktur_service', judul: 'No Faktur Service', nilai: (s) => s.no_faktur_service, lebar: 190 },
  { kunci: 'nama_customer', judul: 'Nama Customer', nilai: (s) => s.nama_customer, lebar: 190 },
  { kunci: 'no_hp', judul: 'No HP', nilai: (s) => s.no_hp, lebar: 135 },
  { kunci: 'dp_rp', judul: 'DP (Rp)', jenis: 'rupiah', nilai: (s) => s.dp_rp, lebar: 125, total: true },
  { kunci: 'total', judul: 'Total (Rp)', jenis: 'rupiah', nilai: (s) => s.total, lebar: 125, total: true },
  { kunci: 'no_faktur_group', judul: 'No Faktur Group', nilai: (s) => s.no_faktur_group, lebar: 190 },
];

export default function ValidasiService({ rute }: { rute: Rute }) {
  const simpan = useSimpanDokumen('validasi/service');
  const [bayar, setBayar] = useState<{ no: string; isi: RincianBayar }>();
  const lihat = async (no: string) => {
    try {
      setBayar({ no, isi: await rincianBayar(no) });
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
  };
  const aksi: Kolom<BelumValid> = {
    kunci: 'bayar',
    judul: 'Bayar',
    nilai: () => '',
    lebar: 64,
    urut: false,
    diKanan: true,
    tampil: (s) => (
      <ActionIcon
        variant="subtle"
        aria-label={`Detail Pembayaran ${s.no_faktur_service}`}
        onClick={() => void lihat(s.no_faktur_service)}
      >
        <IconCash size={18} />
      </ActionIcon>
    ),
  };
  return (
    <LayarValidasiKerja<BelumValid>
      rute={rute}
      nama="service"
      label="Service belum valid"
      kolom={[...KOLOM, aksi]}
      nomor={(s) => s.no_faktur_service}
      penulis={(s) => s.input_by}
      kunci={[...KUNCI_SERVIS, 'validasi']}
      ambil={ambilBelumValid}
      simpan={simpan}
      kirim={(no_services, user_id) => simpan.kirim({ no_services, user_id })}
      kosong="Semua service sudah divalidasi"
    >
      {bayar && (
        <Modal
          opened
          onClose={() => setBayar(undefined)}
          title="Detail Pembayaran"
          centered
          closeButtonProps={{ 'aria-label': 'Tutup' }}
        >
          <Text fz={13} c="dimmed" mb="xs">
            {bayar.no}
          </Text>
          <Table aria-label={`Pembayaran ${bayar.no}`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Jenis</Table.Th>
                <Table.Th ta="right">Jumlah (Rp)</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {bayar.isi.map((b, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: payments have no other name
                <Table.Tr key={i}>
                  <Table.Td>{b.jenis}</Table.Td>
                  <Table.Td ta="right">{tulisAngka(b.jumlah_in || -b.jumlah_out, 'rupiah')}</Table.Td>
                </Table.Tr>
              ))}
              {bayar.isi.length === 0 && (
                <Table.Tr>
                  <Table.Td colSpan={2}>Tanpa uang muka</Table.Td>
                </Table.Tr>
              )}
            </Table.Tbody>
          </Table>
        </Modal>
      )}
    </LayarValidasiKerja>
  );
}
