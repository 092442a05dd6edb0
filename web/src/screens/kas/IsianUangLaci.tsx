// What both screens of money ask for: under which category, in which words, how much.
import { Grid, TextInput } from '@mantine/core';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { IsianUang } from '@/kit/IsianUang';
import type { Kategori } from './api';

export interface IsiUang {
  kategori: string;
  deskripsi: string;
  jumlah: number | null;
}

export const UANG_KOSONG: IsiUang = { kategori: '', deskripsi: '', jumlah: null };

interface Bagian {
  isi: IsiUang;
  onUbah: (kolom: string, baru: Partial<IsiUang>) => void;
  simpan: { kolom: Readonly<Record<string, string>>; sibuk: boolean };
}

export function PilihKategori({
  pilihan,
  gagal,
  isi,
  onUbah,
  simpan,
}: Bagian & { pilihan: readonly Kategori[]; gagal: boolean }) {
  return (
    <PilihDaftar
      label="Kategori"
      required
      sebut="kategori"
      gagal={gagal}
      galat={simpan.kolom.kategori}
      data={pilihan.map((k) => ({
        value: k.kode_transaksi,
        label: `${k.nama_transaksi}${k.butuh_otorisasi ? ' (perlu SPV)' : ''}`,
      }))}
      value={isi.kategori || null}
      onChange={(nilai) => onUbah('kategori', { kategori: nilai ?? '' })}
      disabled={simpan.sibuk}
    />
  );
}

/** `galatJumlah`: what the screen already knows to be wrong with the amount. */
export function DeskripsiJumlah({ isi, onUbah, simpan, galatJumlah }: Bagian & { galatJumlah?: string }) {
  return (
    <>
      <Grid.Col span={{ base: 12, xs: 6 }}>
        <TextInput
          label="Deskripsi"
          maxLength={200}
          value={isi.deskripsi}
          onChange={(e) => onUbah('deskripsi', { deskripsi: e.currentTarget.value })}
          error={simpan.kolom.deskripsi}
          disabled={simpan.sibuk}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, xs: 6 }}>
        <IsianUang
          label="Jumlah"
          required
          value={isi.jumlah}
          onChange={(jumlah) => onUbah('jumlah_rp', { jumlah })}
          error={simpan.kolom.jumlah_rp ?? galatJumlah}
          galatLangsung
          disabled={simpan.sibuk}
        />
      </Grid.Col>
    </>
  );
}
