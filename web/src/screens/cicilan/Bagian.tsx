// Parts that several screens of instalments show: the badge of a contract, its columns, who fetches the pieces.
import { Badge, Group, Table, Text } from '@mantine/core';
import { berat } from '@/kit/angka';
import type { Kolom } from '@/kit/DataTable';
import type { KeadaanSimpan } from '@/kit/dokumen/simpan';
import { IsianBerat } from '@/kit/IsianBerat';
import { Lencana } from '@/kit/Lencana';
import { IsianPengenal, PENGENAL_KOSONG, type Pengenal, rapikanPengenal } from '@/kit/transaksi/IsianPengenal';
import { PilihSales } from '@/kit/transaksi/PapanTransaksi';
import type { BarisCicilan, Cicilan } from './api';
import { sebutTempo, TAHAP, terbuka } from './model';

type Berlencana = Pick<Cicilan, 'tahap' | 'diserahkan' | 'tunggak'>;

export function LencanaCicilan({ c }: { c: Berlencana }) {
  return (
    <Group gap={6} wrap="nowrap">
      <Lencana status={c.tahap} daftar={TAHAP} />
      {terbuka(c.tahap) && c.tunggak > 0 && (
        <Badge variant="light" color="red">
          {c.tunggak} tertunggak
        </Badge>
      )}
      {terbuka(c.tahap) && c.diserahkan && (
        <Badge variant="light" color="orange">
          Dibawa
        </Badge>
      )}
    </Group>
  );
}

export const KOLOM_CICILAN: readonly Kolom<Cicilan>[] = [
  { kunci: 'no_cicilan', judul: 'No Cicilan', nilai: (c) => c.no_cicilan, lebar: 175 },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (c) => c.nama_customer, lebar: 160 },
  {
    kunci: 'tahap',
    judul: 'Tahap',
    nilai: (c) => TAHAP[c.tahap]?.kata ?? c.tahap,
    tampil: (c) => <LencanaCicilan c={c} />,
    lebar: 230,
    urut: false,
  },
  {
    kunci: 'jatuh_tempo',
    judul: 'Jatuh Tempo',
    nilai: (c) => sebutTempo(c),
    tampil: (c) => (
      <Text span inherit c={terbuka(c.tahap) && c.hari_lewat > 0 ? 'red' : undefined}>
        {sebutTempo(c)}
      </Text>
    ),
    lebar: 240,
  },
  {
    kunci: 'tunggak_rp',
    judul: 'Tunggakan (Rp)',
    jenis: 'rupiah',
    nilai: (c) => c.tunggak_rp,
    lebar: 135,
    total: true,
    urut: false,
  },
  { kunci: 'denda_rp', judul: 'Denda (Rp)', jenis: 'rupiah', nilai: (c) => c.denda_rp, lebar: 110, urut: false },
  {
    kunci: 'sisa_pokok',
    judul: 'Sisa Pokok (Rp)',
    jenis: 'rupiah',
    nilai: (c) => c.sisa_pokok,
    lebar: 140,
    total: true,
  },
  {
    kunci: 'sisa_bunga',
    judul: 'Sisa Bunga (Rp)',
    jenis: 'rupiah',
    nilai: (c) => c.sisa_bunga,
    lebar: 140,
    total: true,
    urut: false,
  },
  { kunci: 'uraian', judul: 'Barang', nilai: (c) => c.uraian, lebar: 210, urut: false },
  { kunci: 'no_hp', judul: 'No HP', nilai: (c) => c.no_hp, lebar: 135, urut: false },
  { kunci: 'harga_rp', judul: 'Harga (Rp)', jenis: 'rupiah', nilai: (c) => c.harga_rp, lebar: 130, total: true },
  {
    kunci: 'dp_rp',
    judul: 'Uang Muka (Rp)',
    jenis: 'rupiah',
    nilai: (c) => c.dp_rp,
    lebar: 135,
    total: true,
    urut: false,
  },
  { kunci: 'qty', judul: 'Qty', jenis: 'angka', nilai: (c) => c.qty, lebar: 70, total: true, urut: false },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (c) => c.berat, lebar: 105, urut: false },
  { kunci: 'tenor', judul: 'Bulan', jenis: 'angka', nilai: (c) => c.tenor, lebar: 80, urut: false },
  { kunci: 'tgl_system', judul: 'Tanggal', nilai: (c) => c.tgl_system, lebar: 115 },
  { kunci: 'kode_sales', judul: 'Sales', nilai: (c) => c.kode_sales, lebar: 80, urut: false },
  { kunci: 'input_by', judul: 'User', nilai: (c) => c.input_by, lebar: 110, urut: false },
];

/** Who stands at the counter, who serves them, and the pieces on the scale. */
export interface IsiSerah extends Pengenal {
  kode_sales: string;
  timbang: Readonly<Record<number, string>>;
}

/** The contract's sales person serves, unless another one is put down: one of the old program has none. */
export const mulaiSerah = (c: Pick<Cicilan, 'kode_sales'>): IsiSerah => ({
  ...PENGENAL_KOSONG,
  kode_sales: c.kode_sales,
  timbang: {},
});

export const keSerah = ({ timbang, kode_sales, ...siapa }: IsiSerah) => ({
  ...rapikanPengenal(siapa),
  kode_sales,
  detail: Object.entries(timbang)
    .map(([baris, gram]) => ({ baris: Number(baris), berat_timbang: Number(gram) || 0 }))
    .filter((b) => b.berat_timbang > 0),
});

interface IsianSerahProps {
  isi: IsiSerah;
  ubah: (bagian: Partial<IsiSerah>) => void;
  barang: readonly BarisCicilan[];
  nama: string;
  simpan: KeadaanSimpan;
}

export function IsianSerah({ isi, ubah, barang, nama, simpan }: IsianSerahProps) {
  const { kolom, sibuk } = simpan;
  return (
    <>
      <Table fz={13} verticalSpacing={4} aria-label="Barang yang diserahkan">
        <Table.Tbody>
          {barang.map((b, i) => (
            <Table.Tr key={b.baris}>
              <Table.Td>
                {b.kode_barcode} {b.nama_barang}
              </Table.Td>
              <Table.Td w={160}>
                <IsianBerat
                  aria-label={`Berat timbang ${b.kode_barcode}`}
                  placeholder={berat(b.berat)}
                  value={isi.timbang[b.baris] ?? ''}
                  onChange={(gram) => ubah({ timbang: { ...isi.timbang, [b.baris]: gram } })}
                  error={kolom[`detail[${i}].berat_timbang`]}
                  galatLangsung
                  disabled={sibuk}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <PilihSales
        nilai={isi.kode_sales}
        onGanti={(kode_sales) => ubah({ kode_sales })}
        galat={kolom.kode_sales}
        terkunci={sibuk}
      />
      <IsianPengenal m={isi} nama={nama} onGanti={ubah} kolom={kolom} terkunci={sibuk} />
    </>
  );
}
