// The catalogue's app: what anybody sees and what is a member's own. Starts here for both editions.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './gaya.css';
import './bagian.css';
import { tanamAwal, useMember } from './data';
import { Grafik, Hati, Kaca, Orang, Rumah } from './ikon';
import { DASAR, ke, useJalan } from './jalan';
import { dengarLangsung } from './langsung';
import { LayarHadiah } from './layar/hadiah';
import { LayarMasuk } from './layar/masuk';
import { LayarPerangkat } from './layar/perangkat';
import {
  LayarMilik,
  LayarNota,
  LayarNotaSatu,
  LayarPekerjaan,
  LayarPinjaman,
  LayarPoin,
  LayarSaya,
  LayarTitipan,
} from './layar/saya';
import { LayarBeranda, LayarCari, LayarHarga, LayarInfo, LayarItem, LayarSuka } from './layar/toko';
import { Pembuka } from './pembuka';
import { pakaiTema, tema } from './tema';

function Sendiri({ bagian }: { bagian: string[] }) {
  const member = useMember();
  const [apa, no] = bagian;
  if (!apa || !member) return <LayarSaya />;
  switch (apa) {
    case 'poin':
      return <LayarPoin />;
    case 'milik':
      return <LayarMilik />;
    case 'nota':
      return no ? <LayarNotaSatu key={no} no={no} /> : <LayarNota />;
    case 'titipan':
      return <LayarTitipan />;
    case 'pekerjaan':
      return <LayarPekerjaan />;
    case 'pinjaman':
      return <LayarPinjaman />;
    case 'hadiah':
      return <LayarHadiah />;
    case 'perangkat':
      return <LayarPerangkat />;
    default:
      return <LayarSaya />;
  }
}

function Halaman({ bagian }: { bagian: string[] }) {
  const [apa, kode, ...sisa] = bagian;
  switch (apa) {
    case 'cari':
      return <LayarCari />;
    case 'item':
      return kode ? <LayarItem key={kode} kode={kode} /> : <LayarCari />;
    case 'info':
      return kode ? <LayarInfo key={kode} kode={kode} /> : <LayarBeranda />;
    case 'harga':
      return <LayarHarga />;
    case 'suka':
      return <LayarSuka />;
    case 'masuk':
      return <LayarMasuk />;
    case 'saya':
      return <Sendiri bagian={kode ? [kode, ...sisa] : []} />;
    default:
      return <LayarBeranda />;
  }
}

const BAWAH = [
  ['', '/', 'Etalase', Rumah],
  ['cari', '/cari', 'Cari', Kaca],
  ['harga', '/harga', 'Harga', Grafik],
  ['suka', '/suka', 'Keinginan', Hati],
  ['saya', '/saya', 'Saya', Orang],
] as const;

function App() {
  const { bagian } = useJalan();
  const apa = bagian[0] === 'masuk' ? 'saya' : (bagian[0] ?? '');
  return (
    <>
      <Halaman bagian={bagian} />
      <nav className="bawah" aria-label="Utama">
        {BAWAH.map(([kunci, jalan, kata, Ikon]) => (
          <button key={jalan} type="button" aria-current={apa === kunci ? 'page' : undefined} onClick={() => ke(jalan)}>
            <Ikon />
            {kata}
          </button>
        ))}
      </nav>
      <Pembuka />
    </>
  );
}

pakaiTema(tema());
tanamAwal();
dengarLangsung();
const manifes = document.createElement('link');
manifes.rel = 'manifest';
manifes.href = `${DASAR === '/katalog' ? '/katalog/emas' : '/katalog/berlian'}.webmanifest`;
document.head.append(manifes);

const akar = document.getElementById('akar');
if (akar)
  createRoot(akar).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw-katalog.js', { scope: '/katalog' }).catch(() => undefined);
  });
}
