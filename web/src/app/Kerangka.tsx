// The shell around every page of a logged-in person: header, sidebar, content; on the POS tablet the content alone.
// It ends the session when the day changes, and opens palette, help and lock.
import { useMediaQuery } from '@mantine/hooks';
import { Navigate, Outlet, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useGudang } from '@/kit/gudang';
import { KonteksTempat } from '@/kit/konteks';
import { RangkaHalaman } from '@/kit/Rangka';
import { baca, tulis } from '@/kit/simpanan';
import { useTombol } from '@/kit/tombol';
import { muatSaya } from './aksiSesi';
import { Kepala } from './Kepala';
import kelas from './Kerangka.module.css';
import { ruteTerlihat, susunMenu } from './menu';
import { izinTerbuka } from './otorisasi';
import { Pendengar } from './Pendengar';
import { rumah, usePos } from './pos';
import { Sisi } from './Sisi';
import { akhiriSesi, type Sesi, sesiBerlaku, useSesi } from './sesi';

const Palet = lazy(() => import('./Palet'));
const Bantuan = lazy(() => import('./Bantuan'));
const GantiPassword = lazy(() => import('./GantiPassword'));
const LayarKunci = lazy(() => import('./LayarKunci'));
const DialogIzin = lazy(() => import('./DialogIzin'));
const SisiLaci = lazy(() => import('./SisiLaci'));
const PitaHarga = lazy(() => import('@/screens/harga/PitaHarga'));

const KUNCI_RINGKAS = 'karat.pilihan.sisi';
const PERIKSA_HARI = 30_000;

function usePergantianHari(): void {
  useEffect(() => {
    const periksa = () => {
      if (!sesiBerlaku()) akhiriSesi();
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
      ) : (
        <Isi sesi={kini} />
      )}
    </>
  );
}

function Isi({ sesi: { pengguna, modul } }: { sesi: Sesi }) {
  const pos = usePos();
  const pindah = useNavigate();
  const sempit = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const sedang = useMediaQuery('(max-width: 75em)', false, { getInitialValueInEffect: false });
  const [pilihanRingkas, setPilihanRingkas] = useState(baca(KUNCI_RINGKAS));
  const [palet, setPalet] = useState(false);
  const [bantuan, setBantuan] = useState(false);
  const [laci, setLaci] = useState(false);
  const izin = useGudang(izinTerbuka);
  const menu = useMemo(() => susunMenu(ruteTerlihat(pengguna, modul)), [pengguna, modul]);
  const tempat = useMemo(() => ({ pos, keRumah: () => void pindah({ to: rumah(pos) }) }), [pos, pindah]);
  useTombol([
    { kunci: 'Ctrl+K', arti: 'Cari menu', aksi: () => setPalet(true) },
    { kunci: '?', arti: 'Bantuan tombol', aksi: () => setBantuan(true) },
  ]);
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
            onPalet={() => setPalet(true)}
            onBantuan={() => setBantuan(true)}
          />
        )}
        <div className={kelas.tubuh}>
          {!pos && !sempit && (
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
        {palet && <Palet onTutup={() => setPalet(false)} />}
        {izin && <DialogIzin izin={izin} />}
        {bantuan && <Bantuan onTutup={() => setBantuan(false)} />}
        {laci && <SisiLaci menu={menu} terbuka={laci} onTutup={() => setLaci(false)} />}
      </Suspense>
    </KonteksTempat.Provider>
  );
}
