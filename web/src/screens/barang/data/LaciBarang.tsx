// One piece: its photo, all its data, its stones and its story, in a drawer beside the list.
import { Badge, Drawer, Group, SimpleGrid, Table, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pesanDari } from '@/api/tolak';
import { lihatSemua, punyaAkses } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { kueriRinci, type Rinci } from '@/kit/barang/api';
import { FotoBarang } from '@/kit/barang/FotoBarang';
import { Galat } from '@/kit/Galat';
import { RangkaTabel } from '@/kit/Rangka';
import { waktuLengkap } from '@/kit/waktu';
import { RiwayatBarang } from './RiwayatBarang';
import { STATUS } from './status';

/** The screens whose people put photos on pieces; the server holds to the same. */
const PEMASANG = ['/tambah-data-barang', '/tambah-barang-banyak', '/penerimaan-barang'];

const kode = (kode: string, nama: string) => [kode, nama].filter(Boolean).join(' · ');
const gram = (nilai: number) => (nilai > 0 ? `${berat(nilai)} gr` : '');
const uang = (nilai: number) => (nilai > 0 ? rupiah(nilai) : '');
/** What only some get to see: nothing where the server left it out. */
const ada = (nilai: number | undefined, tulis: (n: number) => string) => (nilai === undefined ? '' : tulis(nilai));
const persen = (nilai: number) => (nilai > 0 ? `${tulisAngka(nilai, 'persen')} %` : '');

function bagian(b: Rinci): [string, [string, string][]][] {
  return [
    [
      'Barang',
      [
        ['Kode Intern', b.kode_intern],
        ['Group', kode(b.kode_group, b.nama_group)],
        ['Jenis', kode(b.kode_dept, b.nama_dept)],
        ['Size', b.size],
        ['Finishing', b.finishing],
        ['Markis', b.is_markis ? 'YA' : ''],
        ['No Seri', b.no_seri],
        ['Tag RFID', b.tag_id],
        ['Keterangan', b.keterangan],
      ],
    ],
    [
      'Tempat',
      [
        ['Toko', b.toko],
        ['Gudang', kode(b.kode_gudang, b.nama_gudang)],
        ['Baki', kode(b.kode_toko, b.nama_baki)],
      ],
    ],
    [
      'Berat dan kadar',
      [
        ['Berat Asli', gram(b.berat_asli)],
        ['Berat Jual', gram(b.berat)],
        ['Kadar Cetak', persen(b.kadar_cetak)],
        ['Kadar Jual', persen(b.kadar)],
        ['Atribut', b.nama_atribut],
        ['Berat Atribut', gram(b.berat_atribut)],
        ['Berat Bandrol', gram(b.berat_bandrol)],
        ['Berat Plastik', gram(b.berat_plastik)],
      ],
    ],
    [
      'Harga',
      [
        ['Harga Bandrol', uang(b.harga_bandrol)],
        ['Harga Atribut', uang(b.harga_atribut)],
        ['Kadar Modal', ada(b.kadar_modal, persen)],
        ['Harga Modal / gr', ada(b.harga_modal_gram, uang)],
        ['Ongkos Modal', ada(b.ongkos_modal, uang)],
        ['Total Pokok', ada(b.total_pokok, uang)],
        ['Profit', ada(b.profit, uang)],
      ],
    ],
    [
      'Asal',
      [
        ['Supplier', kode(b.supplier_barang ?? '', b.nama_supplier ?? '')],
        ['Asal Perolehan', b.asal_perolehan.replaceAll('_', ' ')],
        ['No Faktur Pajak', b.no_faktur_pajak],
        ['No Pesanan', b.no_pesanan],
        ['No PO', b.no_po],
        ['Tanggal Masuk', b.tgl_masuk],
        ['Dokumen Masuk', b.no_masuk],
        ['Diinput Oleh', b.input_by],
        ['Label Dicetak', b.cetakan > 0 ? `${b.cetakan} kali` : 'belum pernah'],
        ['Terakhir Diubah', waktuLengkap(b.diubah)],
      ],
    ],
  ];
}

/** What is known of it; a part of which this person sees nothing has no heading either. */
function terisi(b: Rinci) {
  return bagian(b)
    .map(([judul, isi]) => [judul, isi.filter(([, nilai]) => nilai !== '')] as const)
    .filter(([, isi]) => isi.length > 0);
}

function Isi({ b }: { b: Rinci }) {
  return (
    <>
      {terisi(b).map(([judul, isi]) => (
        <section key={judul} aria-label={judul}>
          <Text fw={600} fz={14} mt="md" mb={4}>
            {judul}
          </Text>
          <SimpleGrid component="dl" cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing={4} m={0}>
            {isi.map(([label, nilai]) => (
              <div key={label}>
                <Text component="dt" fz={12} c="dimmed">
                  {label}
                </Text>
                <Text component="dd" m={0} fz={14}>
                  {nilai}
                </Text>
              </div>
            ))}
          </SimpleGrid>
        </section>
      ))}
      {b.batu.length > 0 && (
        <section aria-label="Batu">
          <Text fw={600} fz={14} mt="md" mb={4}>
            Batu
          </Text>
          <Table.ScrollContainer minWidth={420}>
            <Table fz={13} striped>
              <Table.Thead>
                <Table.Tr>
                  {['Jenis', 'Shape', 'Color', 'Clarity', 'Butir', 'Carat', 'Sertifikat'].map((judul) => (
                    <Table.Th key={judul}>{judul}</Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {b.batu.map((batu, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two stones may be alike to the letter
                  <Table.Tr key={i}>
                    <Table.Td>{batu.jenis_batu}</Table.Td>
                    <Table.Td>{batu.shape}</Table.Td>
                    <Table.Td>{batu.color}</Table.Td>
                    <Table.Td>{batu.clarity}</Table.Td>
                    <Table.Td>{batu.butir}</Table.Td>
                    <Table.Td>{berat(batu.carat / 1000)}</Table.Td>
                    <Table.Td>{batu.sertifikat}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        </section>
      )}
    </>
  );
}

export function LaciBarang({ kode, onTutup }: { kode: string; onTutup: () => void }) {
  const { pengguna } = useSesiAda();
  const { data, error, isPending, refetch } = useQuery(kueriRinci(kode));
  const boleh = lihatSemua(pengguna.level) || PEMASANG.some((path) => punyaAkses(pengguna.akses, path));
  return (
    <Drawer
      opened
      onClose={onTutup}
      position="right"
      size={560}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
      title={
        <Group gap="xs">
          <Text fw={600}>{data ? data.nama_barang : 'Barang'}</Text>
          <Badge variant="outline" color="gray">
            {kode}
          </Badge>
          {data && (
            <Badge variant="light" color={STATUS[data.status]?.warna ?? 'gray'}>
              {data.status}
            </Badge>
          )}
        </Group>
      }
    >
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : (
        <Tabs defaultValue="data" keepMounted={false}>
          <Tabs.List mb="md">
            <Tabs.Tab value="data">Data</Tabs.Tab>
            <Tabs.Tab value="riwayat">Riwayat</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="data">
            <FotoBarang kode={kode} sidik={data.foto} boleh={boleh && data.kode_gudang !== ''} />
            <Isi b={data} />
          </Tabs.Panel>
          <Tabs.Panel value="riwayat">
            <RiwayatBarang kode={kode} />
          </Tabs.Panel>
        </Tabs>
      )}
    </Drawer>
  );
}
