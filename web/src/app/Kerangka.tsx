// The shell around every page of a logged-in person: header, sidebar, content; on the POS tablet the content alone.
// It ends the session when the day changes, and opens palette, help and lock.
import { useMediaQuery } from '@mantine/hooks';
import { Navigate, Outlet, useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { tempatDialog } from '@/kit/dialog';
import { useGudang } from '@/kit/gudang';
import { KonteksTempat } from '@/kit/konteks';
import { RangkaHalaman } from '@/kit/Rangka';
import { baca, tulis } from '@/kit/simpanan';
import { useTombol } from '@/kit/tombol';
import { cariRute } from '@/routes';
import { muatSaya } from './aksiSesi';
import { aktifTgl } from './gerbang';
import { Kepala } from './Kepala';
import kelas from './Kerangka.module.css';
import { KotakOtorisasi } from './KotakOtorisasi';
import { type KetikanAwal, tangkapKetikan } from './ketikanAwal';
import { useKunciDiam } from './kunciDiam';
import { induk, ruteTerlihat, susunMenu } from './menu';
import { izinTerbuka, mintaOtorisasi } from './otorisasi';
import { Pendengar } from './Pendengar';
import { rumah, usePos } from './pos';
import { Sambungan, useJagaSambungan } from './Sambungan';
import { Sisi } from './Sisi';
import { akhiriSesi, type Sesi, sesi, sesiBerlaku, useSesi } from './sesi';
import { sisiSembunyi } from './sisiSembunyi';
import { bertokoBanyak, tokoSayaTerbuka } from './TokoSaya';
import { TombolCara } from './TombolCara';

const Palet = lazy(() => import('./Palet'));
const CaraPakai = lazy(() => import('./CaraPakai'));
const Bantuan = lazy(() => import('./Bantuan'));
const GantiPassword = lazy(() => import('./GantiPassword'));
const DuaLangkah = lazy(() => import('./DuaLangkah'));
const LayarKunci = lazy(() => import('./LayarKunci'));
const DialogIzin = lazy(() => import('./DialogIzin'));
const DialogDokumen = lazy(() => import('./DialogDokumen'));
const SisiLaci = lazy(() => import('./SisiLaci'));
const PadAngka = lazy(async () => ({ default: (await import('@/kit/PadAngka')).PadAngka }));
const PitaHarga = lazy(() => import('@/screens/harga/PitaHarga'));

const KUNCI_RINGKAS = 'karat.pilihan.sisi';
const PERIKSA_HARI = 30_000;

function usePergantianHari(): void {
  useEffect(() => {
    const periksa = () => {
      // A session that is over already has left its reason behind.
      if (sesi.ambil() && !sesiBerlaku()) akhiriSesi();
    };
    const detak = setInterval(periksa, PERIKSA_HARI);
    document.addEventListener('visibilitychange', periksa);
    return () => {
      clearInterval(detak);
      document.removeEventListener('visibilitychange', periksa);
    };
  }, []);
}

export default function Kerangka() {
  const kini = useSesi();
  usePergantianHari();
  useJagaSambungan();
  useKunciDiam(kini && !kini.terkunci ? kini.pengguna.kunci_diam_menit : undefined);
  if (!kini) return <Navigate to="/" replace />;
  return (
    <>
      <Pendengar />
      {kini.terkunci ? (
        <Suspense fallback={null}>
          <LayarKunci />
        </Suspense>
      ) : kini.pengguna.ganti_password ? (
        <Suspense fallback={null}>
          <GantiPassword />
        </Suspense>
      ) : kini.pengguna.wajib_totp ? (
        <Suspense fallback={null}>
          <DuaLangkah />
        </Suspense>
      ) : (
        <Isi sesi={kini} />
      )}
    </>
  );
}

function Isi({ sesi: { pengguna, modul, toko } }: { sesi: Sesi }) {
  const pos = usePos();
  const pindah = useNavigate();
  const sempit = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const sedang = useMediaQuery('(max-width: 75em)', false, { getInitialValueInEffect: false });
  const [pilihanRingkas, setPilihanRingkas] = useState(baca(KUNCI_RINGKAS));
  const [palet, setPalet] = useState(false);
  const [bantuan, setBantuan] = useState(false);
  const [cara, setCara] = useState(false);
  const [laci, setLaci] = useState(false);
  const izin = useGudang(izinTerbuka);
  const tanpaSisi = useGudang(sisiSembunyi);
  const menu = useMemo(() => susunMenu(ruteTerlihat(pengguna, modul)), [pengguna, modul]);
  const pemilik = `${pengguna.user_id}@${toko?.kode_toko ?? pengguna.kode_toko}`;
  const bolehLain = !aktifTgl(pengguna.level, modul);
  const path = useRouterState({ select: (keadaan) => keadaan.location.pathname });
  const dokumen = useRouterState({ select: (keadaan) => (keadaan.location.search as { dokumen?: unknown }).dokumen });
  const atas = useMemo(() => induk(cariRute(path), rumah(pos)), [path, pos]);
  const tempat = useMemo(
    () => ({
      pos,
      kembali: atas && { ...atas, buka: () => void pindah({ href: atas.href }) },
      keRumah: () => void pindah({ to: rumah(pos) }),
      pemilik,
      orang: { user_id: pengguna.user_id, nama: pengguna.user_name },
      hari: { system: pengguna.tgl_system, bolehLain },
      mintaIzin: mintaOtorisasi,
    }),
    [pos, pindah, atas, pemilik, pengguna.user_id, pengguna.user_name, pengguna.tgl_system, bolehLain],
  );
  const ketikan = useRef<() => KetikanAwal>(undefined);
  const bukaPalet = () => {
    // The palette is loaded when it is first opened: what is typed until it stands is kept for it.
    ketikan.current ??= tangkapKetikan();
    setPalet(true);
  };
  const bukaTokoSaya = () => {
    // The tablet has no header: its list of stores stands on the tile menu.
    if (pos) void pindah({ to: '/home' });
    tokoSayaTerbuka.atur(true);
  };
  useTombol([
    { kunci: 'Ctrl+K', arti: 'Cari menu', aksi: bukaPalet },
    { kunci: '?', arti: 'Bantuan tombol', aksi: () => setBantuan(true) },
    { kunci: 'F1', arti: 'Cara pakai layar ini', aksi: () => setCara(true) },
    ...(pengguna.pusat ? [{ kunci: 'Alt+T', arti: 'Pilih toko', aksi: () => void pindah({ to: '/pilih-toko' }) }] : []),
    ...(bertokoBanyak(pengguna) ? [{ kunci: 'Alt+T', arti: 'Pindah toko', aksi: bukaTokoSaya }] : []),
  ]);
  // Who works in many stores: every question says in which one it is asked.
  const namaTempat =
    pengguna.pusat || bertokoBanyak(pengguna)
      ? `${toko?.kode_toko ?? pengguna.kode_toko} · ${toko?.nama_toko ?? pengguna.nama_toko}`
      : '';
  useEffect(() => {
    tempatDialog.atur(namaTempat);
    return () => tempatDialog.atur('');
  }, [namaTempat]);
  // Sizes for fingers, and no key hints (tema.css).
  useEffect(() => {
    document.documentElement.dataset.pos = pos ? 'ya' : 'tidak';
  }, [pos]);
  // Rights may have changed since the login; without an answer those of the login serve, and the server decides anyway.
  useEffect(() => void muatSaya().catch(() => undefined), []);
  const ringkas = pilihanRingkas === null ? sedang : pilihanRingkas === 'ya';

  return (
    <KonteksTempat.Provider value={tempat}>
      <div className={kelas.kerangka}>
        {!pos && (
          <a href="#isi" className={kelas.lompat}>
            Lompat ke isi
          </a>
        )}
        {!pos && (
          <Kepala
            menuTerbuka={laci}
            onMenu={() => setLaci(!laci)}
            onPalet={bukaPalet}
            onBantuan={() => setBantuan(true)}
            onCara={() => setCara(true)}
          />
        )}
        {pos && (
          <aside aria-label="Kabar dan bantuan">
            <Sambungan melayang />
            {(pengguna.level === 'SPV' || pengguna.level === 'OWN') && <KotakOtorisasi melayang />}
            <TombolCara onCara={() => setCara(true)} />
          </aside>
        )}
        <div className={kelas.tubuh}>
          {!pos && !sempit && !tanpaSisi && (
            <Sisi
              menu={menu}
              ringkas={ringkas}
              onRingkas={(ya) => {
                tulis(KUNCI_RINGKAS, ya ? 'ya' : 'tidak');
                setPilihanRingkas(ya ? 'ya' : 'tidak');
              }}
            />
          )}
          <main id="isi" className={kelas.isi} tabIndex={-1}>
            <Suspense fallback={null}>
              <PitaHarga />
            </Suspense>
            <Suspense fallback={<RangkaHalaman />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </div>
      <Suspense fallback={null}>
        {palet && (
          <Palet
            ketikan={() => {
              const awal = ketikan.current?.();
              ketikan.current = undefined;
              return awal;
            }}
            onTutup={() => setPalet(false)}
          />
        )}
        {pos && <PadAngka />}
        {typeof dokumen === 'string' && <DialogDokumen no={dokumen} />}
        {izin && <DialogIzin izin={izin} />}
        {cara && <CaraPakai onTutup={() => setCara(false)} />}
        {bantuan && <Bantuan onTutup={() => setBantuan(false)} />}
        {laci && <SisiLaci menu={menu} terbuka={laci} onTutup={() => setLaci(false)} />}
      </Suspense>
    </KonteksTempat.Provider>
  );
}
