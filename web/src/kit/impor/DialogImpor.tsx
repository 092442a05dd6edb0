// Importing a file as one document: chosen, checked by the server line by line and shown, then all of it or nothing.
// What the file is about is the caller's.
import { Button, Modal, Stack } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { panggilDefinisi } from '@/api/definisi';
import type { Amplop } from '@/api/klien';
import { pesanDari } from '@/api/tolak';
import type { Kolom } from '../DataTable';
import { useSimpanDi } from '../dokumen/simpan';
import { GalatDokumen } from '../dokumen/TombolSimpan';
import { Galat } from '../Galat';
import { pesan } from '../pesan';
import { bacaBerkas, type IsiBerkas } from './berkas';
import { type BarisBerkas, Berjalan, BilahBerkas, banyak, PratinjauBerkas } from './Impor';

/** A column of the file, as the server names it. */
export interface KolomBerkas {
  nama: string;
  label: string;
  wajib: boolean;
  contoh: string;
}

export interface BarisIsi extends BarisBerkas {
  isi: Readonly<Record<string, string>>;
}

export interface HasilLihat {
  jumlah: number;
  jumlah_salah: number;
  contoh: BarisIsi[];
}

type Langkah<L, J> =
  | { apa: 'pilih' }
  | { apa: 'periksa'; nama: string }
  | { apa: 'lihat'; nama: string; isi: IsiBerkas; hasil: L }
  | { apa: 'jadi'; jadi: J };

type IsiImpor = IsiBerkas & { nama_berkas: string; pratinjau: boolean };

/** Fifty thousand lines take their time. */
const BATAS = 300_000;

export interface DialogImporProps<L extends HasilLihat, J> {
  judul: string;
  jalur: string;
  kolom: readonly KolomBerkas[] | undefined;
  /** Name of the template and of the file with wrong lines. */
  berkas: string;
  /** What a line is: 'barang'. */
  satuan: string;
  petunjuk: ReactNode;
  /** Why the columns could not be read. */
  galat?: { pesan: string; cobaLagi: () => void };
  /** What comes when every line is good. */
  siap: (hasil: L) => string;
  /** Why a good file still cannot come in. */
  tertahan?: (hasil: L) => string;
  selesai: (jadi: J) => ReactNode;
  /** Beside the template. */
  kiri?: ReactNode;
  /** Below, while no file is looked at. */
  bawah?: ReactNode;
  onJadi: () => void;
  onTutup: () => void;
}

export function DialogImpor<L extends HasilLihat, J>(p: DialogImporProps<L, J>) {
  const [langkah, setLangkah] = useState<Langkah<L, J>>({ apa: 'pilih' });
  const [galat, setGalat] = useState<string>();
  const simpan = useSimpanDi<IsiImpor, Amplop<J>>(p.jalur, { batas: BATAS });
  const sedang = langkah.apa === 'periksa' || simpan.sibuk;

  const periksa = async (berkas: File) => {
    setGalat(undefined);
    simpan.lupakan();
    setLangkah({ apa: 'periksa', nama: berkas.name });
    try {
      const isi = await bacaBerkas(berkas);
      const { data } = await panggilDefinisi<L>('POST', p.jalur, { body: { ...isi, pratinjau: true }, batas: BATAS });
      setLangkah({ apa: 'lihat', nama: berkas.name, isi, hasil: data });
    } catch (sebab) {
      setGalat(pesanDari(sebab));
      setLangkah({ apa: 'pilih' });
    }
  };
  const impor = async (isi: IsiBerkas, nama: string) => {
    const jawab = await simpan.kirim({ ...isi, nama_berkas: nama, pratinjau: false });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Berkas berhasil diimpor');
    p.onJadi();
    setLangkah({ apa: 'jadi', jadi: jawab.data });
  };
  const tertahan = langkah.apa === 'lihat' ? (p.tertahan?.(langkah.hasil) ?? '') : '';

  return (
    <Modal
      opened
      size={langkah.apa === 'lihat' ? '80rem' : 'lg'}
      title={p.judul}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
      onClose={() => !sedang && p.onTutup()}
    >
      <Stack gap="md">
        {p.galat && <Galat pesan={p.galat.pesan} cobaLagi={p.galat.cobaLagi} />}
        {galat && <Galat pesan={galat} />}
        {tertahan && <Galat pesan={tertahan} />}
        <GalatDokumen simpan={simpan} />
        {langkah.apa === 'pilih' && p.petunjuk}
        {langkah.apa === 'periksa' && <Berjalan teks={`Memeriksa ${langkah.nama} …`} />}
        {langkah.apa === 'lihat' && (
          <Pratinjau
            nama={langkah.nama}
            hasil={langkah.hasil}
            kolom={p.kolom ?? []}
            siap={p.siap(langkah.hasil)}
            ekspor={`${p.berkas}-salah.csv`}
          />
        )}
        {simpan.sibuk && <Berjalan teks={`Menyimpan semua ${p.satuan} …`} />}
        {langkah.apa === 'jadi' ? (
          p.selesai(langkah.jadi)
        ) : (
          <BilahBerkas
            lagi={langkah.apa === 'lihat'}
            sedang={sedang}
            onPilih={(berkas) => void periksa(berkas)}
            templat={p.kolom && { isi: templat(p.kolom), nama: `${p.berkas}-templat.csv` }}
            kiri={p.kiri}
          >
            {langkah.apa === 'lihat' && (
              <Button
                disabled={langkah.hasil.jumlah_salah > 0 || tertahan !== ''}
                loading={simpan.sibuk}
                onClick={() => void impor(langkah.isi, langkah.nama)}
              >
                Impor {banyak(langkah.hasil.jumlah)} {p.satuan}
              </Button>
            )}
          </BilahBerkas>
        )}
        {langkah.apa === 'pilih' && p.bawah}
      </Stack>
    </Modal>
  );
}

function templat(kolom: readonly KolomBerkas[]): string {
  return `${kolom.map((k) => k.nama).join(',')}\r\n${kolom.map((k) => k.contoh).join(',')}\r\n`;
}

interface PropsIsi {
  nama: string;
  hasil: HasilLihat;
  kolom: readonly KolomBerkas[];
  siap: string;
  ekspor: string;
}

function Pratinjau({ nama, hasil, kolom, siap, ekspor }: PropsIsi) {
  const tabel = useMemo<Kolom<BarisIsi>[]>(() => {
    const ada = (nama: string) => hasil.contoh.some((b) => (b.isi[nama] ?? '') !== '');
    return kolom
      .filter((k) => ada(k.nama))
      .map((k) => ({ kunci: k.nama, judul: k.label, nilai: (b) => b.isi[k.nama] ?? '', lebar: 130 }));
  }, [kolom, hasil]);
  return (
    <PratinjauBerkas
      nama={nama}
      hasil={hasil}
      siap={siap}
      kolom={tabel}
      lebarKeterangan={hasil.jumlah_salah > 0 ? 460 : 120}
      ekspor={ekspor}
    />
  );
}
