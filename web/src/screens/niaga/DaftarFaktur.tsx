// A list of transactions with its filters: day, state, sales person, and a search by number, customer or barcode.
// The drawer of one opens by its row, or by `faktur` in the address.
import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { waktuLengkap } from '@/kit/waktu';
import { type Faktur, kueriFaktur, MASTER, type SaringFaktur } from './api';
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
  const umum = { urut: false, total: true } as const;
  return [
    {
      kunci: `qty_${sisi}`,
      judul: `Qty ${nama}`,
      jenis: 'angka',
      nilai: (f) => bila(f, f[`qty_${sisi}`]),
      lebar: 85,
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
    { kunci: 'no_faktur_group', judul: 'No Faktur', nilai: (f) => f.no_faktur_group, lebar: 180, urut: false },
    { kunci: 'neto', judul: 'Neto (Rp)', jenis: 'rupiah', nilai: (f) => f.neto, lebar: 115, urut: false, total: true },
    {
      kunci: 'status',
      judul: 'Status',
      nilai: (f) => (f.no_batal ? 'BATAL' : f.valid_oleh ? `VALID ${f.valid_oleh}` : f.jenis),
      tampil: (f) => <LencanaFaktur f={f} />,
      lebar: 145,
      urut: false,
    },
    { kunci: 'waktu', judul: 'Waktu', nilai: (f) => waktuLengkap(f.waktu), lebar: 160, urut: false },
    { kunci: 'nama_customer', judul: 'Customer', nilai: (f) => f.nama_customer, lebar: 140, urut: false },
    { kunci: 'kode_sales', judul: 'Sales', nilai: (f) => f.kode_sales, lebar: 70, urut: false },
    ...SISI[sisi],
    { kunci: 'input_by', judul: 'User', nilai: (f) => f.input_by, lebar: 115, urut: false },
  ];
}

export function DaftarFaktur({ jalur, label }: { jalur: 'penjualan' | 'pembelian'; label: string }) {
  const hari = useSesiAda().pengguna.tgl_system;
  const dicari = (useSearch({ strict: false }) as { faktur?: string }).faktur ?? '';
  const [saring, setSaring] = useState<SaringFaktur>({
    tgl_from: hari,
    tgl_to: hari,
    cari: '',
    status: 'ALL',
    kode_sales: 'ALL',
  });
  const [halaman, setHalaman] = useState(1);
  const [ukuran, setUkuran] = useState(50);
  const [buka, setBuka] = useState(dicari);
  useEffect(() => {
    if (dicari) setBuka(dicari);
  }, [dicari]);
  const sales = useQuery(MASTER.sales).data ?? [];
  const { data, error, isPending, refetch } = useQuery(kueriFaktur(jalur, saring, halaman, ukuran));
  const ubah = (bagian: Partial<SaringFaktur>) => {
    setSaring((lama) => ({ ...lama, ...bagian }));
    setHalaman(1);
  };
  return (
    <>
      <DataTable
        label={label}
        kolom={kolomFaktur(jalur === 'penjualan' ? 'jual' : 'beli')}
        data={data?.baris ?? []}
        idBaris={(f) => f.no_faktur_group}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
        ekspor={{ namaFile: `${jalur}.csv` }}
        onBaris={(f) => setBuka(f.no_faktur_group)}
        alat={
          <>
            <IsianTanggal
              aria-label="Dari tanggal"
              w={140}
              value={saring.tgl_from || null}
              onChange={(tgl) => ubah({ tgl_from: tgl ?? '' })}
            />
            <IsianTanggal
              aria-label="Sampai tanggal"
              w={140}
              value={saring.tgl_to || null}
              onChange={(tgl) => ubah({ tgl_to: tgl ?? '' })}
            />
            <Select
              aria-label="Status"
              w={130}
              data={STATUS}
              value={saring.status}
              allowDeselect={false}
              onChange={(v) => ubah({ status: v ?? 'ALL' })}
            />
            <Select
              aria-label="Sales"
              w={150}
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
        jauh={{
          halaman,
          ukuran,
          cari: saring.cari,
          jumlah: data?.jumlah ?? 0,
          ganti: (baru) => {
            setHalaman(baru.halaman);
            setUkuran(baru.ukuran);
            if (baru.cari !== undefined) setSaring((lama) => ({ ...lama, cari: baru.cari ?? '' }));
          },
        }}
      />
      {buka && <LaciFaktur no={buka} jalur={jalur} onTutup={() => setBuka('')} />}
    </>
  );
}
