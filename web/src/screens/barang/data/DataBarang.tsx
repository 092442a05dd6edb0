// Every piece of the store: search by anything, filters, pages of the server, and one piece with its whole story. Which
// piece is open stands in the address, so that it can be linked to.
import { Badge, Button, Group, Select } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { lihatSemua, punyaAkses } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import {
  ambilBarang,
  type Kartu,
  KUNCI_BARANG,
  kueriFotoAda,
  PILIHAN,
  type Saringan,
  TANPA_SARINGAN,
} from '@/kit/barang/api';
import { FotoKecil } from '@/kit/barang/FotoBarang';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { kueriBaki, kueriGudang } from '@/kit/dokumen/PilihBaki';
import { Halaman } from '@/kit/Halaman';
import { usePemindai } from '@/kit/pemindai';
import { TEKS } from '@/kit/teks';
import type { Rute } from '@/routes';
import { TIPE_LABEL } from '../label/api';
import { CetakLabel } from '../label/CetakLabel';
import { LaciBarang } from './LaciBarang';
import { PILIHAN_STATUS, STATUS } from './status';

const KOLOM: readonly Kolom<Kartu>[] = [
  { kunci: 'kode_barcode', judul: 'Barcode', nilai: (b) => b.kode_barcode, lebar: 110 },
  { kunci: 'kode_intern', judul: 'Kode Intern', nilai: (b) => b.kode_intern, lebar: 120 },
  { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 220 },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: (b) => b.status,
    lebar: 100,
    tampil: (b) => (
      <Badge variant="light" color={STATUS[b.status]?.warna ?? 'gray'}>
        {b.status}
      </Badge>
    ),
  },
  { kunci: 'kode_gudang', judul: 'Gudang', nilai: (b) => b.kode_gudang, lebar: 90 },
  { kunci: 'kode_toko', judul: 'Baki', nilai: (b) => b.kode_toko, lebar: 80 },
  { kunci: 'kode_group', judul: 'Group', nilai: (b) => b.kode_group, lebar: 80 },
  { kunci: 'kode_dept', judul: 'Jenis', nilai: (b) => b.kode_dept, lebar: 100 },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat, lebar: 110, total: true },
  { kunci: 'kadar_cetak', judul: 'Kadar (%)', jenis: 'persen', nilai: (b) => b.kadar_cetak, lebar: 90 },
  { kunci: 'supplier_barang', judul: 'Supplier', nilai: (b) => b.supplier_barang ?? '', lebar: 110, urut: false },
  { kunci: 'tgl_masuk', judul: 'Tanggal Masuk', jenis: 'tanggal', nilai: (b) => b.tgl_masuk, lebar: 120 },
  {
    kunci: 'berat_asli',
    judul: 'Berat Asli (gr)',
    jenis: 'berat',
    nilai: (b) => b.berat_asli,
    total: true,
    tersembunyi: true,
  },
  { kunci: 'size', judul: 'Size', nilai: (b) => b.size, lebar: 80, tersembunyi: true },
  { kunci: 'tag_id', judul: 'Tag RFID', nilai: (b) => b.tag_id, tersembunyi: true },
];

interface SaringProps {
  nilai: Saringan;
  ganti: (ubah: Partial<Saringan>) => void;
}

function Saring({ nilai, ganti }: SaringProps) {
  const gudang = useQuery(kueriGudang).data ?? [];
  const baki = useQuery(kueriBaki).data ?? [];
  const group = useQuery(PILIHAN.group).data ?? [];
  const jenis = useQuery(PILIHAN.jenis).data ?? [];
  const supplier = useQuery(PILIHAN.supplier).data ?? [];
  const pilih = (label: string, kunci: keyof Saringan, data: { value: string; label: string }[], w = 132) => (
    <Select
      aria-label={label}
      placeholder={label}
      data={data}
      value={nilai[kunci] || null}
      onChange={(kode) => ganti({ [kunci]: kode ?? '', ...(kunci === 'kode_gudang' ? { kode_toko: '' } : {}) })}
      clearable
      clearButtonProps={{ 'aria-label': `Hapus saringan ${label}` }}
      searchable
      comboboxProps={{ width: 240, position: 'bottom-start' }}
      nothingFoundMessage={TEKS.tidakAdaData}
      style={{ flex: `1 1 ${w}px`, maxWidth: 200 }}
    />
  );
  const dipakai = Object.entries(nilai).some(([kunci, isi]) => kunci !== 'cari' && isi !== '');
  return (
    <Group gap="xs" role="search" aria-label="Saringan barang">
      {pilih('Status', 'status', PILIHAN_STATUS)}
      {pilih(
        'Gudang',
        'kode_gudang',
        gudang.map((g) => ({ value: g.kode_gudang, label: `${g.kode_gudang} · ${g.nama_gudang}` })),
      )}
      {pilih(
        'Baki',
        'kode_toko',
        baki
          .filter((b) => nilai.kode_gudang === '' || b.kode_gudang === nilai.kode_gudang)
          .map((b) => ({ value: b.kode_baki, label: `${b.kode_baki} · ${b.nama_baki}` })),
      )}
      {pilih('Group', 'kode_group', group)}
      {pilih('Jenis', 'kode_dept', jenis)}
      {pilih('Supplier', 'supplier_barang', supplier, 150)}
      {dipakai && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconFilterOff size={16} />}
          onClick={() => ganti({ ...TANPA_SARINGAN, cari: nilai.cari })}
        >
          Hapus Saringan
        </Button>
      )}
    </Group>
  );
}

export default function DataBarang({ rute }: { rute: Rute }) {
  const [{ barang }, alamat] = useAlamat();
  const terbuka = barang === undefined ? undefined : barang.padStart(8, '0');
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_BARANG, 'daftar'],
    bawaan: TANPA_SARINGAN,
    ambil: ambilBarang,
    labelTotal: 'Total barang',
  });
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const [cetak, setCetak] = useState(false);
  const { pengguna } = useSesiAda();
  const bolehCetak = lihatSemua(pengguna.level) || punyaAkses(pengguna.akses, '/cetak-barcode');
  const baris = tabel.data;
  const { data: foto } = useQuery(kueriFotoAda(baris.map((b) => b.kode_barcode)));
  const buka = (kode?: string) => alamat({ barang: kode }, { ganti: kode === undefined });
  // A scan anywhere on the page opens the piece.
  usePemindai((kode) => buka(kode.trim().padStart(8, '0')), terbuka === undefined);

  // The barcode stays first: it opens the piece.
  const kolom = useMemo<readonly Kolom<Kartu>[]>(() => {
    const fotonya: Kolom<Kartu> = {
      kunci: 'foto',
      judul: 'Foto',
      nilai: (b) => (foto?.[b.kode_barcode] ? 'ada' : ''),
      tampil: (b) => <FotoKecil kode={b.kode_barcode} sidik={foto?.[b.kode_barcode]} />,
      lebar: 60,
      urut: false,
    };
    return [...KOLOM.slice(0, 1), fotonya, ...KOLOM.slice(1)];
  }, [foto]);
  const tombolCetak = {
    label: terpilih.size > 0 ? `Cetak Label (${terpilih.size})` : 'Cetak Label',
    aksi: () => setCetak(true),
    nonaktif: terpilih.size === 0,
  };
  return (
    <Halaman judul={rute.judul} jejak={rute.menu} alat={<Saring nilai={saring} ganti={ubah} />}>
      <DataTable
        label="Data barang"
        kolom={kolom}
        idBaris={(b) => b.kode_barcode}
        {...tabel}
        ekspor={{ namaFile: 'data-barang.csv' }}
        onBaris={(b) => buka(b.kode_barcode)}
        pilih={bolehCetak ? { terpilih, ganti: setTerpilih } : undefined}
        tombol={bolehCetak ? [tombolCetak] : []}
      />
      {cetak && (
        <CetakLabel
          kode={[...terpilih]}
          tipe={TIPE_LABEL[0].value}
          onTutup={() => setCetak(false)}
          onTercetak={() => setTerpilih(new Set())}
        />
      )}
      {terbuka && <LaciBarang key={terbuka} kode={terbuka} onTutup={() => buka()} />}
    </Halaman>
  );
}
