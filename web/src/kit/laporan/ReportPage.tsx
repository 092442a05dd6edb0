// The screen of a report, made from the server's definition: filters, live rows, sums, details, files.
// A new definition on the server is a new screen; nothing is added here. The session's things are handed in.
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useAlamat } from '../daftar/alamat';
import { Galat } from '../Galat';
import { Halaman } from '../Halaman';
import { RangkaTabel } from '../Rangka';
import type { UrutanTabel } from '../tabel/tipe';
import { AlatLaporan } from './AlatLaporan';
import { AngkaLaporan } from './AngkaLaporan';
import { alamatSaringan, bacaDaftar, bacaUrutan, saringanAlamat, tulisUrutan } from './alamatLaporan';
import { kueriDefLaporan, kueriTampilan } from './data';
import { FormSaringan, type FormSaringanProps } from './FormSaringan';
import { GrafikLaporan, useGrafikLaporan } from './GrafikLaporan';
import { HasilLaporan, type TampilHasil } from './HasilLaporan';
import type { AmbilSoket } from './jalan';
import { KonteksBuka } from './konteksBuka';
import { saringPeriode } from './periode';
import { kirimanSaringan, nilaiAwal, periksaSaringan } from './saringan';
import { TampilanLaporan } from './TampilanLaporan';
import { alamatKosong, alamatTampilan, isiTampilan, type Tampilan } from './tampilanLaporan';
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
  /** The store one is in: its documents open on their own screens. */
  toko?: string;
  /** Which screens this person may open. */
  bolehLayar?: (path: string) => boolean;
  /** What stands here while the server has no such report. */
  belum: ReactNode;
  /** Drawn between the filters and the table, for reports that are rather looked at than read. */
  atas?: ComponentType<{ def: DefLaporan; laporan: Laporan; isi: IsiSaringan }>;
  /** In the place of the table, for reports that are several tables. */
  hasil?: TampilHasil;
  /** Runs by itself when it is opened; head office over every store. */
  sendiri?: boolean;
  /** In the place of the form, for reports whose fields depend on each other. */
  form?: ComponentType<FormSaringanProps>;
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

type PropsIsi = Pick<
  ReportPageProps,
  'soket' | 'userId' | 'tglSystem' | 'pusat' | 'atas' | 'hasil' | 'sendiri' | 'toko' | 'bolehLayar' | 'form'
> & { def: DefLaporan };

const bolehSemua = () => true;

export function IsiLaporan(p: PropsIsi) {
  const { def, soket, userId, tglSystem, pusat, atas: Atas, hasil, sendiri = false, toko: kodeToko = '' } = p;
  const { bolehLayar = bolehSemua, form: Form = FormSaringan } = p;
  const [alamat, atur] = useAlamat();
  const bawaan = useMemo(() => nilaiAwal(def.saringan, tglSystem), [def, tglSystem]);
  const dariAlamat = saringanAlamat(def.saringan, alamat, bawaan);
  const [isi, setIsi] = useState(dariAlamat ?? bawaan);
  const tokoAwal = bacaDaftar(alamat.toko);
  const [toko, setToko] = useState<string[]>(
    tokoAwal.length > 0 ? tokoAwal : sendiri && pusat && def.pusat ? ['ALL'] : [],
  );
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const laporan = useLaporan(def, { soket, userId, onFields: setGalat });
  const jalan = laporan.keadaan.tahap === 'jalan';
  const tanda = dariAlamat || tokoAwal.length > 0 ? JSON.stringify([dariAlamat ?? bawaan, tokoAwal]) : '';
  /** What the rows on the screen were asked with, as the address has it. */
  const dijalankan = useRef('');
  const ganti = (kunci: string, nilai: NilaiSaring) => {
    setIsi((lama) => ({ ...lama, [kunci]: nilai }));
    setGalat(({ [kunci]: _, ...sisa }) => sisa);
  };
  const jalankan = (saring: IsiSaringan, daftarToko: readonly string[]) => {
    const salah = periksaSaringan(def.saringan, saring);
    setGalat(salah);
    if (Object.keys(salah).length > 0) return false;
    const minta: Permintaan = { saringan: kirimanSaringan(def.saringan, saring) };
    laporan.mulai(daftarToko.length > 0 ? { ...minta, toko: daftarToko } : minta);
    return true;
  };
  const kirim = (saring: IsiSaringan = isi, daftarToko: readonly string[] = toko) => {
    if (jalan || !jalankan(saring, daftarToko)) return;
    const baru = { ...alamatSaringan(def.saringan, saring), toko: daftarToko.join(',') || undefined };
    const bersih = Object.fromEntries(
      Object.entries(baru).filter((satu): satu is [string, string] => satu[1] !== undefined),
    );
    dijalankan.current = JSON.stringify([saringanAlamat(def.saringan, bersih, bawaan) ?? bawaan, [...daftarToko]]);
    // The first run takes the place of the empty page: one step back leaves the report.
    if (dijalankan.current !== tanda) atur(baru, { ganti: tanda === '' });
  };
  const { data: tampilan, isPending: tampilanDitanya } = useQuery(kueriTampilan(def));
  /** Shows a kept view: what it says of filters and stores runs by the address, the rest is only shown. */
  const pakai = (t: Tampilan, ganti = false) => {
    const baru = alamatTampilan(def, t.isi, tglSystem);
    const ada = Object.fromEntries(Object.entries(baru).filter((satu): satu is [string, string] => !!satu[1]));
    const saring = saringanAlamat(def.saringan, ada, bawaan);
    setIsi(saring ?? bawaan);
    setToko(bacaDaftar(baru.toko));
    setGalat({});
    atur(baru, { ganti });
    if (!saring && !baru.toko) jalankan(bawaan, []);
  };
  const awali = useRef(true);
  const mulai = () => {
    const awal = awali.current && alamatKosong(def, alamat) && tampilan?.find((t) => t.bawaan);
    awali.current = false;
    if (awal) pakai(awal, true);
    else if (sendiri) kirim();
  };
  const terkini = useRef({ mulai, jalankan, dariAlamat, bawaan });
  useEffect(() => {
    terkini.current = { mulai, jalankan, dariAlamat, bawaan };
  });
  // A link, a reload and a step back show what they showed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address asks for counts
  useEffect(() => {
    if (tanda === '') {
      // Who has a view to begin with begins with it.
      if (!tampilanDitanya) terkini.current.mulai();
      return;
    }
    awali.current = false;
    if (tanda === dijalankan.current) return;
    dijalankan.current = tanda;
    const saring = terkini.current.dariAlamat ?? terkini.current.bawaan;
    setIsi(saring);
    if (tokoAwal.length > 0) setToko(tokoAwal);
    terkini.current.jalankan(saring, tokoAwal);
  }, [tanda, sendiri, tampilanDitanya]);
  const buka = useMemo(
    () => ({ slug: def.slug, toko: kodeToko, boleh: bolehLayar, pusat }),
    [def.slug, kodeToko, bolehLayar, pusat],
  );
  const pilihan = {
    kolom: useMemo(() => bacaDaftar(alamat.kolom), [alamat.kolom]),
    urutan: bacaUrutan(alamat.urutan),
    aturKolom: (kolom: readonly string[]) => atur({ kolom: kolom.join(',') || undefined }, { ganti: true }),
    aturUrutan: (urutan: UrutanTabel | undefined) => atur({ urutan: tulisUrutan(urutan) }),
  };
  const grafik = useGrafikLaporan(def, laporan);
  const berperiode = saringPeriode(def.saringan) !== undefined;
  return (
    <KonteksBuka.Provider value={buka}>
      <AlatLaporan
        def={def}
        isi={isi}
        tglSystem={tglSystem}
        alamat={alamat}
        grafik={grafik !== undefined}
        banding={berperiode && def.kolom.some((k) => k.jumlah)}
        atur={(bagian) => atur(bagian, { ganti: true })}
        periode={(rentang) => {
          const dua = saringPeriode(def.saringan);
          if (!dua) return;
          const baru = { ...isi, [dua[0].kunci]: rentang.dari, [dua[1].kunci]: rentang.sampai };
          setIsi(baru);
          kirim(baru);
        }}
      >
        <TampilanLaporan
          def={def}
          kini={() => isiTampilan(def, isi, toko, alamat, tglSystem)}
          pilih={(satu) => pakai(satu)}
        />
      </AlatLaporan>
      <Form
        def={def}
        isi={isi}
        ganti={ganti}
        galat={galat}
        jalan={jalan}
        selesai={laporan.keadaan.tahap === 'selesai'}
        kirim={() => kirim()}
        toko={pusat && def.pusat ? { nilai: toko, ganti: setToko } : undefined}
      />
      {Atas && <Atas def={def} laporan={laporan} isi={isi} />}
      {!hasil && <AngkaLaporan def={def} laporan={laporan} banding={alamat.banding === '1'} />}
      {grafik && alamat.grafik === '1' && (
        <div style={{ marginBottom: 12 }}>
          <GrafikLaporan isi={grafik} />
        </div>
      )}
      <HasilLaporan def={def} laporan={laporan} ulang={() => kirim()} tampil={hasil} pilihan={pilihan} />
    </KonteksBuka.Provider>
  );
}
