// What an order is and what became of it: customer, money, lines, samples, payments, story.
import { Anchor, Badge, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { Lencana } from '@/kit/Lencana';
import { TabelBayar } from '@/kit/transaksi/TabelBayar';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { waktuLengkap } from '@/kit/waktu';
import type { BarisPesanan, PeristiwaPesanan, PesananRinci } from './api';
import { FotoBaris } from './FotoPesanan';
import { janjiHarga, KEJADIAN, TAHAP } from './langkah';

export function IsiPesanan({ p }: { p: PesananRinci }) {
  return (
    <Stack gap="md">
      <div>
        <Text fw={600}>{p.nama_customer}</Text>
        <Text fz={13} c="dimmed">
          {[p.kode_member, p.no_hp, p.alamat_customer].filter(Boolean).join(' · ')}
        </Text>
        <Text fz={13} c="dimmed">
          {waktuLengkap(p.waktu)} · {p.input_by}
          {p.kode_sales && ` · sales ${p.kode_sales}`}
          {p.valid_by && ` · divalidasi ${p.valid_by}, penanggung jawab ${p.user_id}`}
          {p.keterangan && ` · ${p.keterangan}`}
        </Text>
      </div>
      <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="sm">
        <Angka label="Janji">{p.tgl_janji}</Angka>
        <Angka label="Taksiran">{rupiah(p.total_harga)}</Angka>
        <Angka label="Uang muka">{rupiah(p.jumlah_bayar + p.dp.reduce((n, d) => n + d.jumlah_rp, 0))}</Angka>
        <Angka label="Sisa uang muka">
          <span data-sisa-dp={p.sisa_dp}>{rupiah(p.sisa_dp)}</span>
        </Angka>
      </SimpleGrid>
      {p.no_faktur_group && (
        <Text fz={13}>
          Diambil dengan{' '}
          <Anchor component={Link} to="/lihat-penjualan" search={{ faktur: p.no_faktur_group } as never}>
            {p.no_faktur_group}
          </Anchor>
          , {rupiah(p.total_jual)}
        </Text>
      )}
      <Stack gap={6} component="ul" p={0} m={0} style={{ listStyle: 'none' }} aria-label="Barang yang dipesan">
        {p.detail.map((b) => (
          <SatuBaris key={b.baris} b={b} p={p} />
        ))}
      </Stack>
      {p.contoh.length > 0 && (
        <Table fz={13} aria-label="Barang contoh">
          <Table.Tbody>
            {p.contoh.map((c) => (
              <Table.Tr key={c.no_contoh}>
                <Table.Td>
                  <Badge variant="light" color={c.status === 'KELUAR' ? 'orange' : 'gray'}>
                    {c.status}
                  </Badge>
                </Table.Td>
                <Table.Td>
                  {[c.kode_barcode, c.nama_barang].filter(Boolean).join(' ')} · {berat(c.berat)} gr · milik{' '}
                  {c.milik === 'TOKO' ? 'toko' : c.pemilik}
                  {c.nama_tukang && ` · dibawa ${c.nama_tukang}`}
                </Table.Td>
                <Table.Td>{c.tgl_kembali ? `kembali ${c.tgl_kembali}` : `keluar ${c.tgl_system}`}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      <TabelBayar label="Pembayaran" bayar={p.pembayaran} />
      <Table fz={13} aria-label="Riwayat pesanan">
        <Table.Tbody>
          {p.peristiwa.map((e) => (
            <Peristiwa key={e.urut} e={e} />
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}

function Angka({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text c="dimmed" fz={13}>
        {label}
      </Text>
      <Text fw={600}>{children}</Text>
    </div>
  );
}

function SatuBaris({ b, p }: { b: BarisPesanan; p: PesananRinci }) {
  const berjalan = p.tahap !== 'BATAL' && p.tahap !== 'AMBIL';
  return (
    <li className={kelas.baris} style={{ padding: 10 }} data-baris={b.baris}>
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <FotoBaris no={p.no_pesanan} baris={b.baris} ada={b.foto} nama={b.nama_barang} boleh={berjalan} />
        <div style={{ flex: 1, minWidth: 0 }}>
          <Group justify="space-between" align="flex-start" gap={6} wrap="nowrap">
            <Text fw={600}>{b.nama_barang}</Text>
            <Text fw={600} style={{ whiteSpace: 'nowrap' }}>
              {rupiah(b.harga_estimasi)}
            </Text>
          </Group>
          <Text fz={13} c="dimmed">
            {[
              `${b.kode_group} ${b.kode_dept}`,
              b.ukuran && `ukuran ${b.ukuran}`,
              `kadar ${tulisAngka(b.kadar_cetak, 'persen')}%`,
              `taksiran ${berat(b.berat_estimasi)} gr × ${rupiah(b.harga_gram)}`,
              `ongkos ${rupiah(b.ongkos)}`,
              b.keterangan,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text fz={13} c="dimmed">
            {janjiHarga(b, p.tgl_kunci)}
          </Text>
          <Group gap={6} mt={4}>
            <Lencana status={b.tahap} daftar={TAHAP} />
            {b.nama_tukang && <Text fz={13}>{b.nama_tukang}</Text>}
            {b.kode_barcode && (
              <Text fz={13} fw={600}>
                {b.kode_barcode} · {berat(b.berat)} gr
              </Text>
            )}
          </Group>
        </div>
      </Group>
    </li>
  );
}

function Peristiwa({ e }: { e: PeristiwaPesanan }) {
  const isi = [
    e.baris > 0 && `baris ${e.baris}`,
    e.kode_tukang && `tukang ${e.kode_tukang}`,
    e.kode_barcode,
    e.rujukan,
    e.keterangan,
    e.potong_rp > 0 && `dipotong ${rupiah(e.potong_rp)}`,
  ];
  return (
    <Table.Tr>
      <Table.Td w={120}>
        <Lencana status={e.tahap} daftar={KEJADIAN} />
      </Table.Td>
      <Table.Td>
        {waktuLengkap(e.waktu)} · {e.oleh}
        {e.disetujui && ` · disetujui ${e.disetujui}`}
        <br />
        {isi.filter(Boolean).join(' · ')}
      </Table.Td>
      <Table.Td ta="right">{e.jumlah_rp > 0 ? tulisAngka(e.jumlah_rp, 'rupiah') : ''}</Table.Td>
    </Table.Tr>
  );
}
