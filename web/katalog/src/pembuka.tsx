// The splash: three pages for who opens the app the first time, the member's own once a day.
import { useState } from 'react';
import { gambar, katalog, useAmbil, useMember } from './data';
import { EDISI } from './jalan';
import type { Splash } from './tipe';

const KUNCI = `karat.app.pembuka.${EDISI}`;
const hariIni = (): string => new Date().toISOString().slice(0, 10);

export function Pembuka() {
  const member = useMember();
  const [dilihat, setDilihat] = useState(() => localStorage.getItem(KUNCI) ?? '');
  const [ke, setKe] = useState(0);
  const perlu = member ? dilihat !== hariIni() : dilihat === '';
  const { data } = useAmbil<Splash[]>(perlu ? katalog('splash') : null);
  if (!perlu || !data) return null;
  const semua = data.filter((s) => (member ? s.screen_name === 'MEMBER' : s.screen_name.startsWith('GUEST')));
  const s = semua[ke];
  const selesai = (): void => {
    localStorage.setItem(KUNCI, hariIni());
    setDilihat(hariIni());
  };
  if (!s) return null;
  return (
    <section className="pembuka" aria-label="Pembuka">
      {s.type_splash === 'IMAGE' && s.image_path && <img src={`${gambar(s.image_path)}?v=${s.sidik}`} alt="" />}
      <div>
        <p className={`judul ${s.position}`}>{s.text}</p>
        <div style={{ display: 'flex', gap: '0.75rem', marginTop: s.position === 'BOTTOM' ? 0 : 'auto' }}>
          <button
            type="button"
            className="teks-tombol"
            style={{ color: 'inherit', padding: '0 1rem' }}
            onClick={selesai}
          >
            Lewati
          </button>
          <button type="button" className="utama" onClick={() => (ke + 1 < semua.length ? setKe(ke + 1) : selesai())}>
            {ke + 1 < semua.length ? 'Lanjut' : 'Masuk ke etalase'}
          </button>
        </div>
      </div>
    </section>
  );
}
