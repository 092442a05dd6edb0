// A list of transactions with its filters: day, state, sales person, and a search by number, customer or barcode.
// The drawer of one opens by its row, or by `faktur` in the address; the notas of chosen ones are printed at once.
import { Button, Select, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { bukaPdf } from '@/kit/cetak/DialogCetak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { pesan } from '@/kit/pesan';
import { kueriSales } from '@/kit/transaksi/master';
import { unduhBerkas } from '@/kit/unduh';
import { waktuLengkap } from '@/kit/waktu';
import { ambilFaktur, type Faktur, type JalurFaktur, KUNCI_NIAGA, notaBanyak, SARING_FAKTUR } from './api';
import { LencanaFaktur } from './IsiFaktur';
import { LaciFaktur } from './LaciFaktur';

const STATUS = [
  { value: 'ALL', label: 'Semua' },
  { value: 'AKTIF', label: 'Aktif' },
  { value: 'BELUM VALID', label: 'Belum valid' },
  { value: 'BATAL', label: 'Batal' },
];

/** Pieces, weight and rupiah of what was sold or bought; a transaction without that side leaves them empty. */
function kolomSisi(sisi: 'jual' | 'beli'): readonly Kolom<Faktur>[] {
  const nama = sisi === 'jual' ? 'Jual' : 'Beli';
  const bila = (f: Faktur, nilai: number) => (f[`qty_${sisi}`] > 0 || f[`total_${sisi}`] !== 0 ? nilai : null);
  const umum = { total: true } as const;
  return [
    {
      kunci: `qty_${sisi}`,
      judul: `Qty ${nama}`,
      jenis: 'angka',
      nilai: (f) => bila(f, f[`qty_${sisi}`]),
      lebar: 85,
      urut: false,
      ...umum,
    },
    {
      kunci: `berat_${sisi}`,
      judul: `Berat ${nama} (gr)`,
      jenis: 'berat',
      nilai: (f) => bila(f, f[`berat_${sisi}`]),
      lebar: 125,
      ...umum,
    },
    {
      kunci: `total_${sisi}`,
      judul: `${nama} (Rp)`,
      jenis: 'rupiah',
      nilai: (f) => bila(f, f[`total_${sisi}`]),
      lebar: 115,
      ...umum,
    },
  ];
}

const uang = (k: Kolom<Faktur>) => k.jenis === 'rupiah';
const [JUAL, BELI] = [kolomSisi('jual'), kolomSisi('beli')];
/** Where both sides matter alike the money stands before the pieces, so that it is seen without scrolling. */
const SISI: Readonly<Record<'jual' | 'beli' | 'semua', readonly Kolom<Faktur>[]>> = {
  jual: [...JUAL, ...BELI.filter(uang)],
  beli: BELI,
  semua: [...[...JUAL, ...BELI].filter(uang), ...[...JUAL, ...BELI].filter((k) => !uang(k))],
};

export function kolomFaktur(sisi: 'jual' | 'beli' | 'semua'): readonly Kolom<Faktur>[] {
  return [
    { kunci: 'no_faktur_group', judul: 'No Faktur', nilai: (f) => f.no_faktur_group, lebar: 180 },
    { kunci: 'neto', judul: 'Neto (Rp)', jenis: 'rupiah', nilai: (f) => f.neto, lebar: 115, total: true },
    {
      kunci: 'status',
      judul: 'Status',
      nilai: (f) => (f.no_batal ? 'BATAL' : f.valid_oleh ? `VALID ${f.valid_oleh}` : f.jenis),
      tampil: (f) => <LencanaFaktur f={f} />,
      lebar: 145,
      urut: false,
    },
    { kunci: 'waktu', judul: 'Waktu', nilai: (f) => waktuLengkap(f.waktu), lebar: 160 },
    { kunci: 'nama_customer', judul: 'Customer', nilai: (f) => f.nama_customer, lebar: 190 },
    { kunci: 'kode_sales', judul: 'Sales', nilai: (f) => f.kode_sales, lebar: 70 },
    ...SISI[sisi],
    { kunci: 'input_by', judul: 'User', nilai: (f) => f.input_by, lebar: 115 },
  ];
}

const KOLOM_JUAL = kolomFaktur('jual');
const KOLOM_BELI = kolomFaktur('beli');

export function DaftarFaktur({ jalur, label }: { jalur: JalurFaktur; label: string }) {
  const hari = useSesiAda().pengguna.tgl_system;
  const [{ faktur }, alamat] = useAlamat();
  const sales = useQuery(kueriSales).data ?? [];
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_NIAGA, jalur],
    labelTotal: 'Total tanpa batal',
    bawaan: { ...SARING_FAKTUR, tgl_from: hari, tgl_to: hari },
    ambil: (tanya, signal) => ambilFaktur(jalur, tanya, signal),
  });
  return (
    <>
      <DataTable
        label={label}
        kolom={jalur === 'penjualan' ? KOLOM_JUAL : KOLOM_BELI}
        idBaris={(f) => f.no_faktur_group}
        {...tabel}
        ekspor={{ namaFile: `${jalur}.csv` }}
        pilih={{ terpilih, ganti: setTerpilih }}
        onBaris={(f) => alamat({ faktur: f.no_faktur_group })}
        alat={
          <>
            <CetakNotaBanyak jalur={jalur} no={[...terpilih]} onSelesai={() => setTerpilih(new Set())} />
            <SaringTanggal nilai={saring} onGanti={ubah} />
            <Select
              aria-label="Status"
              w={120}
              data={STATUS}
              value={saring.status}
              allowDeselect={false}
              onChange={(v) => ubah({ status: v ?? 'ALL' })}
            />
            <Select
              aria-label="Sales"
              w={140}
              searchable
              data={[
                { value: 'ALL', label: 'Semua sales' },
                ...sales.map((s) => ({ value: s.kode_sales, label: `${s.kode_sales} · ${s.nama_sales}` })),
              ]}
              value={saring.kode_sales}
              allowDeselect={false}
              onChange={(v) => ubah({ kode_sales: v ?? 'ALL' })}
            />
          </>
        }
      />
      <Text fz={12} c="dimmed">
        Total ini tanpa {label.toLowerCase()} manual dan tanpa nota batal. Angka dashboard memuat yang manual juga, dan
        dikurangi pembatalan nota dari hari lain.
      </Text>
      {faktur && <LaciFaktur no={faktur} jalur={jalur} onTutup={() => alamat({ faktur: undefined })} />}
    </>
  );
}

interface PropsBanyak {
  jalur: JalurFaktur;
  no: readonly string[];
  onSelesai: () => void;
}

/** More notas than these are saved as a file instead of opened to print, as specified. */
const NOTA_DIBUKA = 10;

/** The notas of all that are chosen in one paper. */
function CetakNotaBanyak({ jalur, no, onSelesai }: PropsBanyak) {
  const [sibuk, setSibuk] = useState(false);
  const cetak = async () => {
    setSibuk(true);
    try {
      // A window has to be opened while the click is still being handled; a file does not.
      if (no.length > NOTA_DIBUKA) unduhBerkas(await notaBanyak(jalur, no), 'nota.pdf');
      else await bukaPdf(() => notaBanyak(jalur, no), 'nota.pdf');
      onSelesai();
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    } finally {
      setSibuk(false);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} />}
      disabled={no.length === 0}
      loading={sibuk}
      onClick={() => void cetak()}
    >
      {no.length === 0 ? 'Cetak Nota' : `Cetak ${no.length} Nota`}
    </Button>
  );
}
