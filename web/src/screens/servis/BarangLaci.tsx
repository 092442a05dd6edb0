// A piece of a service in the drawer: photos in and out beside each other, weights, stones, works and what they cost.
import { Button, Collapse, Group, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { BarisServis } from './api';
import { FotoServis, IsianFotoServis } from './FotoServis';
import { sebutSelisih, selisihBersih } from './model';

export function BarangLaci({ no, b, terbuka }: { no: string; b: BarisServis; terbuka: boolean }) {
  const nama = b.nama_barang || b.kode_barcode;
  const selesai = b.berat_keluar > 0;
  const [foto, setFoto] = useState(false);
  const sisi = selesai ? 'keluar' : 'masuk';
  const selisih = selisihBersih({
    masuk: b.berat,
    keluar: b.berat_keluar,
    tambah: b.emas_tambah,
    kembali: b.emas_kembali,
  });
  return (
    <section className={kelas.kotak} aria-label={nama}>
      <Group align="flex-start" gap="md">
        <Group gap="xs" wrap="nowrap">
          <FotoServis no={no} baris={b.baris} sisi="masuk" ada={b.foto_masuk} nama={nama} />
          <FotoServis no={no} baris={b.baris} sisi="keluar" ada={b.foto_keluar} nama={nama} />
        </Group>
        <Stack gap={4} style={{ flex: '1 1 240px', minWidth: 0 }}>
          <Text fw={600}>{nama}</Text>
          <Text fz={12} c="dimmed">
            {[b.kode_barcode, b.no_faktur_jual, b.kode_group, b.kadar > 0 && `${tulisAngka(b.kadar, 'persen')}%`]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Table fz={13} verticalSpacing={2} aria-label={`Masuk dan keluar ${nama}`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Uraian</Table.Th>
                <Table.Th ta="right">Masuk</Table.Th>
                <Table.Th ta="right">Keluar</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              <Table.Tr>
                <Table.Td>Berat (gr)</Table.Td>
                <Table.Td ta="right">{berat(b.berat)}</Table.Td>
                <Table.Td ta="right">{selesai ? berat(b.berat_keluar) : '-'}</Table.Td>
              </Table.Tr>
              <Table.Tr>
                <Table.Td>Batu</Table.Td>
                <Table.Td ta="right">{b.jumlah_batu}</Table.Td>
                <Table.Td ta="right">{selesai ? b.batu_keluar : '-'}</Table.Td>
              </Table.Tr>
            </Table.Tbody>
          </Table>
          {selesai && (
            <Text fz={13}>
              {[
                sebutSelisih(selisih),
                b.emas_tambah > 0 && `emas ditambah ${berat(b.emas_tambah)} gr (${rupiah(b.emas_rp)})`,
                b.emas_kembali > 0 && `emas dikembalikan ${berat(b.emas_kembali)} gr`,
                b.kadar_uji > 0 && `kadar uji ${tulisAngka(b.kadar_uji, 'persen')}% oleh ${b.penguji}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          )}
          {b.kondisi && <Text fz={13}>Keadaan: {b.kondisi}</Text>}
          <Text fz={13}>
            {b.pekerjaan
              .map((k) => [k.deskripsi, k.biaya_rp > 0 && rupiah(k.biaya_rp)].filter(Boolean).join(' '))
              .join(', ')}
            {selesai && b.biaya_rp > 0 && ` · biaya akhir ${rupiah(b.biaya_rp)}`}
          </Text>
        </Stack>
      </Group>
      {terbuka && (
        <>
          <Button variant="subtle" size="compact-sm" mt={6} onClick={() => setFoto(!foto)}>
            {foto ? 'Tutup foto' : selesai ? 'Pasang foto keluar' : 'Pasang foto masuk'}
          </Button>
          <Collapse expanded={foto}>
            {foto && (
              <IsianFotoServis
                no={no}
                baris={b.baris}
                sisi={sisi}
                ada={selesai ? b.foto_keluar : b.foto_masuk}
                label={`Foto ${sisi} ${nama}`}
              />
            )}
          </Collapse>
        </>
      )}
    </section>
  );
}
