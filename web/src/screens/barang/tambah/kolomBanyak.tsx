// The columns of the bulk grid, and what the server said of each row under the row's own id.
import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { duaDesimal, tigaDesimal } from '@/kit/saring';
import { adalahSunting, type BarisBanyak, selisihMg } from './baris';
import { dariMg } from './berat';
import { TombolFoto } from './FotoBaris';
import type { GalatBaris, KolomKisi } from './Kisi';

interface Opsi {
  seratus: boolean;
  terkunci: boolean;
  /** What the supplier wrote stands beside what was weighed; who sent it is said once, on top. */
  penerimaan?: boolean;
  onFoto: (id: string) => void;
  onHapus: (id: string) => void;
}

const berat = (teks: string) => tigaDesimal(teks).nilai;
const persen = (teks: string) => duaDesimal(teks).nilai;
const digit = (teks: string) => teks.replace(/\D/g, '');
const MARKIS = [
  { value: 'YA', label: 'YA' },
  { value: 'TIDAK', label: 'TIDAK' },
];

const SELISIH: KolomKisi<BarisBanyak> = {
  kunci: 'selisih',
  judul: 'Selisih (gr)',
  lebar: 110,
  angka: true,
  nilai: (b) => {
    const mg = selisihMg(b);
    return mg === undefined ? '' : dariMg(mg);
  },
  tampil: (b) => {
    const mg = selisihMg(b);
    return (
      <Text fz={13} ta="right" px={8} c={mg ? (mg < 0 ? 'var(--karat-bahaya)' : 'var(--karat-sukses)') : 'dimmed'}>
        {mg === undefined ? '' : dariMg(mg)}
      </Text>
    );
  },
};

export function kolomBanyak({ seratus, terkunci, penerimaan, onFoto, onHapus }: Opsi): KolomKisi<BarisBanyak>[] {
  const teks = (kunci: keyof BarisBanyak, judul: string, lebar: number): KolomKisi<BarisBanyak> => ({
    kunci,
    judul,
    lebar,
    ubah: true,
    nilai: (b) => String(b[kunci]),
  });
  const angka = (kunci: keyof BarisBanyak, judul: string, lebar: number, saring: (teks: string) => string) => ({
    ...teks(kunci, judul, lebar),
    angka: true,
    saring,
  });
  return [
    teks('kode_intern', 'Kode Intern', 160),
    teks('nama_barang', 'Nama Barang', 200),
    ...(penerimaan ? [angka('berat_supplier', 'Berat Supplier (gr)', 140, berat)] : []),
    angka('berat_asli', penerimaan ? 'Berat Toko (gr)' : 'Berat Asli (gr)', 120, berat),
    ...(penerimaan ? [SELISIH] : []),
    { kunci: 'berat', judul: 'Berat (gr)', lebar: 100, angka: true, nilai: (b) => b.berat },
    ...(seratus ? [angka('kadar', 'Kadar Jual', 100, persen)] : []),
    angka('kadar_cetak', 'Kadar Cetak', 105, persen),
    ...(seratus ? [angka('kadar_modal', 'Kadar Modal', 110, persen)] : []),
    teks('nama_atribut', 'Nama Atribut', 140),
    angka('berat_atribut', 'Berat Atribut (gr)', 130, berat),
    {
      ...angka('harga_atribut', 'Harga Atribut (Rp)', 140, digit),
      nilai: (b) => (b.harga_atribut === '' ? '' : Number(b.harga_atribut).toLocaleString('ko-KR')),
    },
    angka('berat_plastik', 'Berat Plastik (gr)', 130, berat),
    teks('size', 'Size', 80),
    { kunci: 'markis', judul: 'Markis', lebar: 95, ubah: MARKIS, nilai: (b) => b.markis },
    {
      kunci: 'images',
      judul: 'Foto',
      lebar: 60,
      nilai: (b) => String(b.images.length),
      tampil: (b, ke) => <TombolFoto id={b.images[0]} label={`Foto baris ${ke + 1}`} onBuka={() => onFoto(b.id)} />,
    },
    { kunci: 'kode_group', judul: 'Kategori', lebar: 90, nilai: (b) => b.kode_group },
    { kunci: 'kode_dept', judul: 'Jenis', lebar: 100, nilai: (b) => b.kode_dept },
    { kunci: 'kode_toko', judul: 'Baki', lebar: 110, nilai: (b) => b.kode_toko.replace('~', ' ') },
    ...(penerimaan
      ? []
      : [{ kunci: 'supplier_barang', judul: 'Supplier', lebar: 110, nilai: (b: BarisBanyak) => b.supplier_barang }]),
    {
      kunci: 'aksi',
      judul: '',
      lebar: 48,
      nilai: () => '',
      tampil: (b, ke) =>
        adalahSunting(b) ? null : (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={`Hapus baris ${ke + 1}`}
            disabled={terkunci}
            onClick={() => onHapus(b.id)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        ),
    },
  ];
}

/** `detail_barang[3].berat_asli` belongs to the fourth row that was sent. */
export function galatPerBaris(
  kolom: Readonly<Record<string, string>>,
  dikirim: readonly { id: string }[],
): ReadonlyMap<string, GalatBaris> {
  const hasil = new Map<string, Record<string, string>>();
  for (const [nama, teks] of Object.entries(kolom)) {
    const cocok = /^detail_barang\[(\d+)\]\.(.+)$/.exec(nama);
    const id = cocok ? dikirim[Number(cocok[1])]?.id : undefined;
    if (!cocok || id === undefined) continue;
    const lama = hasil.get(id) ?? {};
    lama[cocok[2] ?? ''] = teks;
    hasil.set(id, lama);
  }
  return hasil;
}
