// The screen of a report, made from the server's definition: filters, live rows, sums, details, files.
// A new definition on the server is a new screen; nothing is added here. The session's things are handed in.
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { Galat } from '../Galat';
import { Halaman } from '../Halaman';
import { RangkaTabel } from '../Rangka';
import { kueriDefLaporan } from './data';
import { FormSaringan } from './FormSaringan';
import { HasilLaporan, type TampilHasil } from './HasilLaporan';
import type { AmbilSoket } from './jalan';
import { kirimanSaringan, nilaiAwal, periksaSaringan } from './saringan';
import type { DefLaporan, IsiSaringan, NilaiSaring, Permintaan } from './tipe';
import { type Laporan, useLaporan } from './useLaporan';

export interface ReportPageProps {
  rute: string;
  judul: string;
  jejak?: readonly string[];
  soket: AmbilSoket;
  userId: string;
  /** The store's business day. */
  tglSystem: string;
  /** Head office: stores can be chosen where the report allows it. */
  pusat: boolean;
  /** What stands here while the server has no such report. */
  belum: ReactNode;
  /** Drawn between the filters and the table, for reports that are rather looked at than read. */
  atas?: ComponentType<{ def: DefLaporan; laporan: Laporan; isi: IsiSaringan }>;
  /** In the place of the table, for reports that are several tables. */
  hasil?: TampilHasil;
  /** Runs by itself when it is opened; head office over every store. */
  sendiri?: boolean;
}

export function ReportPage(p: ReportPageProps) {
  const { data, error, isPending, refetch } = useQuery(kueriDefLaporan);
  const def = data?.find((satu) => satu.rute === p.rute);
  if (data && !def) return p.belum;
  return (
    <Halaman judul={p.judul} jejak={p.jejak}>
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending || !def ? (
        <RangkaTabel />
      ) : (
        <IsiLaporan key={def.slug} {...p} def={def} />
      )}
    </Halaman>
  );
}

export function IsiLaporan({
  def,
  soket,
  userId,
  tglSystem,
  pusat,
  atas: Atas,
  hasil,
  sendiri = false,
}: Pick<ReportPageProps, 'soket' | 'userId' | 'tglSystem' | 'pusat' | 'atas' | 'hasil' | 'sendiri'> & {
  def: DefLaporan;
}) {
  const [isi, setIsi] = useState(() => nilaiAwal(def.saringan, tglSystem));
  const [toko, setToko] = useState<string[]>(sendiri && pusat && def.pusat ? ['ALL'] : []);
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const laporan = useLaporan(def, { soket, userId, onFields: setGalat });
  const jalan = laporan.keadaan.tahap === 'jalan';
  const ganti = (kunci: string, nilai: NilaiSaring) => {
    setIsi((lama) => ({ ...lama, [kunci]: nilai }));
    setGalat(({ [kunci]: _, ...sisa }) => sisa);
  };
  const kirim = () => {
    if (jalan) return;
    const salah = periksaSaringan(def.saringan, isi);
    setGalat(salah);
    if (Object.keys(salah).length > 0) return;
    const minta: Permintaan = { saringan: kirimanSaringan(def.saringan, isi) };
    laporan.mulai(toko.length > 0 ? { ...minta, toko } : minta);
  };
  const pertama = useRef(kirim);
  useEffect(() => {
    if (sendiri) pertama.current();
  }, [sendiri]);
  return (
    <>
      <FormSaringan
        def={def}
        isi={isi}
        ganti={ganti}
        galat={galat}
        jalan={jalan}
        kirim={kirim}
        toko={pusat && def.pusat ? { nilai: toko, ganti: setToko } : undefined}
      />
      {Atas && <Atas def={def} laporan={laporan} isi={isi} />}
      <HasilLaporan def={def} laporan={laporan} ulang={kirim} tampil={hasil} />
    </>
  );
}
