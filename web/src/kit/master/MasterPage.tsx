// The screen of a master, made from the server's definition: list, search, add, edit, delete, history, import, export.
// A screen that needs more passes its own buttons and content; rights are told by whoever knows the session.

import { IconFileImport, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { DataTable } from '../DataTable';
import { useSaringAlamat } from '../daftar/useDaftar';
import { Galat } from '../Galat';
import { type AksiLain, Halaman } from '../Halaman';
import { RangkaTabel } from '../Rangka';
import type { TombolTabel } from '../tabel/tipe';
import { TEKS } from '../teks';
import { useTombol } from '../tombol';
import { DialogTolakHapus } from './DialogTolakHapus';
import { eksporMaster, kueriDefinisi, type TanyaDaftar, useDaftarMaster } from './data';
import { FormulirMaster } from './FormulirMaster';
import { ImporMaster } from './ImporMaster';
import { kolomAksi, kolomTabel } from './kolom';
import { kolomIsian, urutanAwal } from './nilai';
import { RiwayatMaster } from './RiwayatMaster';
import { TEKS_MASTER } from './teks';
import type { BarisMaster, Definisi, DefKolom } from './tipe';
import { useHapus } from './useHapus';

export interface MasterPageProps {
  /** How the definition is called: the route without its slash. */
  slug: string;
  judul: string;
  jejak?: readonly string[];
  /** May the person write here? The server asks again. */
  boleh: boolean;
  /** Is the master behind this route switched on? References to others are left out. */
  terbuka?: (rute: string) => boolean;
  /** One more button over the table. */
  tombol?: TombolTabel;
  utama?: ReactNode;
  lain?: readonly AksiLain[];
  keadaan?: ReactNode;
  /** Stands between the title and the table. */
  atas?: ReactNode;
}

export function MasterPage(p: MasterPageProps) {
  const { data, error, isPending, refetch } = useQuery(kueriDefinisi);
  const def = data?.find((satu) => satu.slug === p.slug);
  return (
    <Halaman judul={p.judul} jejak={p.jejak} utama={p.utama} lain={p.lain} keadaan={p.keadaan}>
      {p.atas}
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : def ? (
        <IsiMaster key={def.slug} {...p} def={def} semua={data} />
      ) : (
        <Galat pesan={`Master ${p.slug} tidak dikenal server`} />
      )}
    </Halaman>
  );
}

type Buka = { apa: 'form'; baris?: BarisMaster } | { apa: 'riwayat'; baris: BarisMaster } | { apa: 'impor' };

const SEMUA_TERBUKA = () => true;

function IsiMaster({
  def,
  semua,
  judul,
  boleh,
  terbuka = SEMUA_TERBUKA,
  tombol,
}: MasterPageProps & { def: Definisi; semua: readonly Definisi[] }) {
  const { saring, halaman, ukuran, urut, ubah, pindah } = useSaringAlamat({ cari: '' });
  const keHalaman = useEffectEvent((baru: number) => ubah({ hal: baru > 1 ? String(baru) : undefined }, true));
  const tanya: TanyaDaftar = { halaman, ukuran, cari: saring.cari, urut: urut ?? urutanAwal(def) };
  const [buka, setBuka] = useState<Buka>();
  const daftar = useDaftarMaster(def, tanya);
  const { hapus, tolakan, tutupTolakan } = useHapus(def);
  const cariDefinisi = useCallback((slug: string) => semua.find((satu) => satu.slug === slug), [semua]);
  const dipakai = useMemo(() => {
    const rute = (k: DefKolom) => (k.rujuk && cariDefinisi(k.rujuk)?.rute) || def.rute;
    return def.kolom.filter((k) => k.wajib || terbuka(rute(k)));
  }, [def, cariDefinisi, terbuka]);
  const kolom = useMemo(
    () => [
      ...kolomTabel(dipakai),
      ...kolomAksi(def, {
        edit: boleh ? (baris) => setBuka({ apa: 'form', baris }) : undefined,
        hapus: boleh ? (baris) => void hapus(baris) : undefined,
        riwayat: boleh ? (baris) => setBuka({ apa: 'riwayat', baris }) : undefined,
      }),
    ],
    [def, dipakai, boleh, hapus],
  );
  const tutup = () => setBuka(undefined);
  const tambah = () => setBuka({ apa: 'form' });
  useTombol([{ kunci: 'F2', arti: TEKS.tambahData, aksi: tambah }], boleh && !buka);
  // Only told: the key acts on the row that has the focus, below.
  useTombol([{ kunci: 'Del', arti: 'Hapus baris yang dipilih', aksi: () => undefined }], boleh && !buka);

  const baris = daftar.data?.baris ?? [];
  const jumlah = daftar.data?.jumlah ?? 0;
  const akhir = Math.max(1, Math.ceil(jumlah / tanya.ukuran));
  useEffect(() => {
    if (!daftar.isPlaceholderData && daftar.data && tanya.halaman > akhir) keHalaman(akhir);
  }, [daftar.isPlaceholderData, daftar.data, tanya.halaman, akhir]);

  const tekan = (kejadian: KeyboardEvent<HTMLElement>) => {
    if (buka || !(kejadian.target instanceof HTMLElement)) return;
    const elemen = kejadian.target.closest<HTMLElement>('[data-baris]');
    if (!elemen) return;
    const yang = baris.find((satu) => satu._id === elemen.dataset.baris);
    if (kejadian.key === 'Delete' && boleh && yang) {
      kejadian.preventDefault();
      void hapus(yang);
    }
    if (kejadian.key === 'ArrowDown' || kejadian.key === 'ArrowUp') {
      const tetangga = kejadian.key === 'ArrowDown' ? elemen.nextElementSibling : elemen.previousElementSibling;
      const tujuan = tetangga?.querySelector<HTMLElement>('button');
      if (!tujuan) return;
      kejadian.preventDefault();
      tujuan.focus();
    }
  };
  const impor = { label: TEKS_MASTER.impor, ikon: <IconFileImport size={16} />, aksi: () => setBuka({ apa: 'impor' }) };
  const ekspor = (label: string, bentuk: 'csv' | 'xlsx', ikon: ReactNode): TombolTabel => ({
    label,
    ikon,
    aksi: () => void eksporMaster(def, bentuk),
    nonaktif: jumlah === 0 && tanya.cari === '',
  });
  const berkas = [
    ekspor(TEKS.eksporCsv, 'csv', <IconFileTypeCsv key="csv" size={16} />),
    ekspor(TEKS_MASTER.eksporExcel, 'xlsx', <IconFileSpreadsheet key="xlsx" size={16} />),
  ] as const;
  const [csv, xlsx] = berkas;
  const deret = boleh
    ? tombol
      ? ([tombol, impor, csv, xlsx] as const)
      : ([impor, csv, xlsx] as const)
    : tombol
      ? ([tombol, csv, xlsx] as const)
      : berkas;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the rows inside, which are buttons themselves
    <div onKeyDown={tekan}>
      <DataTable
        label={judul}
        kolom={kolom}
        data={baris}
        idBaris={(satu) => satu._id}
        memuat={daftar.isPending}
        galat={
          daftar.error && !daftar.data
            ? { pesan: pesanDari(daftar.error), cobaLagi: () => void daftar.refetch() }
            : undefined
        }
        tambah={boleh ? { aksi: tambah } : undefined}
        tombol={deret}
        onBaris={boleh ? (satu) => setBuka({ apa: 'form', baris: satu }) : undefined}
        jauh={{
          halaman: Math.min(tanya.halaman, akhir),
          ukuran: tanya.ukuran,
          jumlah,
          cari: tanya.cari,
          urut: tanya.urut,
          lama: daftar.isPlaceholderData,
          ganti: pindah,
        }}
      />
      {buka?.apa === 'form' && (
        <FormulirMaster
          def={def}
          baris={buka.baris}
          kolom={kolomIsian(def).filter((k) => dipakai.includes(k))}
          cariDefinisi={cariDefinisi}
          onTutup={tutup}
        />
      )}
      {buka?.apa === 'riwayat' && <RiwayatMaster def={def} baris={buka.baris} onTutup={tutup} />}
      {buka?.apa === 'impor' && <ImporMaster def={def} onTutup={tutup} />}
      {tolakan && <DialogTolakHapus tolakan={tolakan} onTutup={tutupTolakan} />}
    </div>
  );
}
