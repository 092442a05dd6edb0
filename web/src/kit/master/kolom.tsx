// The columns of a master's table, made from its definition: numbers by their kind, references with their name,
// and at the end what can be done with a row.
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconCheck, IconHistory, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Kolom } from '../DataTable';
import { judulKolom, sebutBaris, tulisNilai } from './nilai';
import type { BarisMaster, Definisi, DefKolom } from './tipe';

export interface AksiBaris {
  edit?: (baris: BarisMaster) => void;
  hapus?: (baris: BarisMaster) => void;
  riwayat?: (baris: BarisMaster) => void;
}

const ANGKA: ReadonlySet<string> = new Set([
  'angka',
  'rupiah',
  'berat',
  'carat',
  'persen',
  'kadar',
  'usd',
  'kurs',
  'nilai',
]);

/** How the help of a reference begins that says what leaving it empty means. */
const ARTI_KOSONG = 'Kosong: ';

export function lebarKolom(k: DefKolom): number {
  if (k.jenis === 'rujuk') return 200;
  if (ANGKA.has(k.jenis)) return Math.max(110, judulKolom(k).length * 8 + 32);
  if (k.jenis === 'teks' || k.jenis === 'teks_kecil') return k.maks > 100 ? 280 : 200;
  return Math.max(110, k.label.length * 8 + 32);
}

function isiSel(k: DefKolom, baris: BarisMaster) {
  const teks = tulisNilai(k, baris);
  if (k.jenis === 'tanda') {
    return teks === 'Ya' ? (
      <IconCheck
        size={16}
        stroke={2.5}
        color="var(--karat-sukses)"
        role="img"
        aria-label="Ya"
        style={{ verticalAlign: 'middle' }}
      />
    ) : (
      <Text span c="dimmed" fz={13}>
        Tidak
      </Text>
    );
  }
  if (teks === '' && k.jenis === 'rujuk' && k.bantuan.startsWith(ARTI_KOSONG)) {
    return (
      <Text span c="dimmed" fz={13}>
        {k.bantuan.slice(ARTI_KOSONG.length)}
      </Text>
    );
  }
  const nama = k.jenis === 'rujuk' ? baris[`${k.nama}_nama`] : undefined;
  if (typeof nama !== 'string' || nama === '' || nama === teks) return teks;
  return (
    <>
      {teks}{' '}
      <Text span c="dimmed" fz={13}>
        {nama}
      </Text>
    </>
  );
}

export function kolomTabel(kolom: readonly DefKolom[]): Kolom<BarisMaster>[] {
  return kolom.map((k) => ({
    kunci: k.nama,
    judul: judulKolom(k),
    jenis: ANGKA.has(k.jenis) ? 'angka' : 'teks',
    nilai: (baris) => baris[k.nama],
    tampil: (baris) => isiSel(k, baris),
    lebar: lebarKolom(k),
    tersembunyi: !k.di_tabel,
  }));
}

const LEBAR_TOMBOL = 34;

export function kolomAksi(def: Definisi, aksi: AksiBaris): Kolom<BarisMaster>[] {
  const tombol = [
    { arti: 'Edit', ikon: IconPencil, aksi: aksi.edit },
    { arti: 'Riwayat', ikon: IconHistory, aksi: aksi.riwayat },
    { arti: 'Hapus', ikon: IconTrash, aksi: aksi.hapus, warna: 'red' },
  ].filter((satu) => satu.aksi !== undefined);
  if (tombol.length === 0) return [];
  return [
    {
      kunci: 'aksi',
      judul: 'Aksi',
      urut: false,
      diKanan: true,
      lebar: tombol.length * LEBAR_TOMBOL + 24,
      nilai: () => '',
      tampil: (baris) => (
        <Group gap={4} wrap="nowrap">
          {tombol.map((satu) => (
            <ActionIcon
              key={satu.arti}
              variant="subtle"
              color={satu.warna ?? 'gray'}
              size={30}
              aria-label={`${satu.arti} ${sebutBaris(def, baris)}`}
              title={satu.arti}
              onClick={() => satu.aksi?.(baris)}
            >
              <satu.ikon size={17} />
            </ActionIcon>
          ))}
        </Group>
      ),
    },
  ];
}
