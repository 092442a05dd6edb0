// Logging in: who one is, then the one-time code. What the phone is called is said for the list of devices.
import { type FormEvent, useState } from 'react';
import { Atas } from '../bagian';
import { panggil, simpanToken, Tolak } from '../data';
import { ke } from '../jalan';

type Sesi = { token: string; kode_member: string; nama_customer: string; pertama: boolean };

const perangkat = (): string => {
  const a = navigator.userAgent;
  const jenis = /iPhone|iPad/.test(a) ? 'iPhone' : /Android/.test(a) ? 'Android' : 'Peramban';
  const merek = /;\s*([^;)]+?)\s+Build\//.exec(a)?.[1];
  return merek ? `${jenis} ${merek}` : jenis;
};

export function LayarMasuk() {
  const [cara, setCara] = useState<'no_hp' | 'kode_member'>('no_hp');
  const [siapa, setSiapa] = useState('');
  const [kode, setKode] = useState('');
  const [setuju, setSetuju] = useState(false);
  const [langkah, setLangkah] = useState<1 | 2>(1);
  const [galat, setGalat] = useState('');
  const [sibuk, setSibuk] = useState(false);

  const minta = async (): Promise<void> => {
    await panggil<boolean>('app/masuk/kode', 'POST', { [cara]: siapa });
    setLangkah(2);
  };
  const masuk = async (): Promise<void> => {
    const s = await panggil<Sesi>('app/masuk', 'POST', {
      [cara]: siapa,
      kode,
      perangkat: perangkat(),
      // Not ticked is not said: consent given at the counter stays.
      ...(setuju ? { setuju: true } : {}),
    });
    simpanToken(s.token);
    ke('/saya', true);
  };
  const kirim = async (e: FormEvent, kerja: () => Promise<void>): Promise<void> => {
    e.preventDefault();
    setSibuk(true);
    setGalat('');
    try {
      await kerja();
    } catch (x) {
      setGalat(x instanceof Tolak ? x.message : 'Belum bisa, silakan coba lagi');
    } finally {
      setSibuk(false);
    }
  };

  if (langkah === 1)
    return (
      <main className="layar">
        <Atas judul="Masuk" />
        <h2 style={{ margin: '1rem 0' }}>Selamat datang</h2>
        <fieldset className="pilihan" style={{ border: 0 }} aria-label="Masuk dengan">
          <button type="button" aria-pressed={cara === 'no_hp'} onClick={() => setCara('no_hp')}>
            Nomor handphone
          </button>
          <button type="button" aria-pressed={cara === 'kode_member'} onClick={() => setCara('kode_member')}>
            Kode member
          </button>
        </fieldset>
        <form onSubmit={(e) => kirim(e, minta)} style={{ display: 'grid', gap: '1rem', marginTop: '1rem' }} noValidate>
          <label className="isian">
            <span>{cara === 'no_hp' ? 'Nomor handphone di kartu member' : 'Kode member'}</span>
            <input
              key={cara}
              type={cara === 'no_hp' ? 'tel' : 'text'}
              inputMode={cara === 'no_hp' ? 'tel' : 'text'}
              autoComplete={cara === 'no_hp' ? 'tel' : 'off'}
              autoCapitalize="characters"
              maxLength={20}
              aria-invalid={galat !== ''}
              value={siapa}
              onChange={(e) => setSiapa(e.target.value)}
            />
          </label>
          {galat && (
            <p className="salah" role="alert">
              {galat}
            </p>
          )}
          <button type="submit" className="utama" disabled={sibuk || siapa.trim() === ''}>
            Kirim kode
          </button>
          <button type="button" className="teks-tombol" onClick={() => setLangkah(2)} disabled={siapa.trim() === ''}>
            Saya sudah punya kode dari kasir
          </button>
        </form>
      </main>
    );
  return (
    <main className="layar">
      <Atas judul="Masuk" />
      <h2 style={{ margin: '1rem 0 0.5rem' }}>Masukkan kode</h2>
      <p className="redup">
        Bila terdaftar, kode dikirim lewat WhatsApp ke nomor di kartu member Anda. Berlaku 5 menit. Jangan berikan
        kepada siapa pun.
      </p>
      <form onSubmit={(e) => kirim(e, masuk)} style={{ display: 'grid', gap: '1rem', marginTop: '1.25rem' }}>
        <label className="isian">
          <span>Kode 6 angka</span>
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            style={{ letterSpacing: '0.5em', textAlign: 'center', fontSize: '1.5rem' }}
            aria-invalid={galat !== ''}
            value={kode}
            onChange={(e) => setKode(e.target.value.replace(/\D/g, ''))}
          />
        </label>
        <label className="baris">
          <span>Saya mau menerima kabar promo dan ucapan lewat WhatsApp</span>
          <input
            type="checkbox"
            style={{ width: '1.75rem', height: '1.75rem', accentColor: 'var(--logam)' }}
            checked={setuju}
            onChange={(e) => setSetuju(e.target.checked)}
          />
        </label>
        {galat && (
          <p className="salah" role="alert">
            {galat}
          </p>
        )}
        <button type="submit" className="utama" disabled={sibuk || kode.length !== 6}>
          Masuk
        </button>
        <button type="button" className="teks-tombol" onClick={() => setLangkah(1)}>
          Ganti nomor atau kirim ulang
        </button>
      </form>
    </main>
  );
}
