// Where a member is logged in, what they want to be told, and how to leave.
import { useState } from 'react';
import { Atas, Baris, Isi } from '../bagian';
import { panggil, pesan, simpanToken, Tolak, useAmbil } from '../data';
import { hari } from '../format';
import { ke } from '../jalan';
import { bisaPush, lupakanPush, matikanPush, nyalakanPush } from '../push';
import type { Perangkat, Saya } from '../tipe';

export function LayarPerangkat() {
  const saya = useAmbil<Saya>('app/saya');
  const semua = useAmbil<Perangkat[]>('app/saya/perangkat');
  const kabar = useAmbil<{ aktif: boolean }>(bisaPush() ? 'app/saya/push' : null);
  const [kata, setKata] = useState('');
  const beriTahu = async (ya: boolean): Promise<void> => {
    setKata('');
    try {
      await (ya ? nyalakanPush() : matikanPush());
    } catch (e) {
      setKata(pesan(e));
    }
    kabar.muatLagi();
  };
  const keluar = async (id: string): Promise<void> => {
    setKata('');
    try {
      await panggil('app/saya/keluar', 'POST', { id });
      if (id === '') {
        await lupakanPush().catch(() => undefined);
        simpanToken(null);
        ke('/saya', true);
      } else semua.muatLagi();
    } catch (e) {
      setKata(pesan(e));
      // A session that cannot be ended there still ends here.
      if (id === '' && !(e instanceof Tolak && e.kode === 'LURING')) simpanToken(null);
    }
  };
  const setuju = async (ya: boolean): Promise<void> => {
    setKata('');
    try {
      await panggil('app/saya/setuju', 'PUT', { setuju: ya });
      saya.muatLagi();
    } catch (e) {
      setKata(pesan(e));
    }
  };
  return (
    <main className="layar">
      <Atas judul="Perangkat dan persetujuan" />
      {saya.data && (
        <label className="kartu baris">
          <span>
            Terima kabar promo dan ucapan
            <span className="redup kecil" style={{ display: 'block' }}>
              Kabar pesanan dan pinjaman Anda tetap dikirim.
            </span>
          </span>
          <input
            type="checkbox"
            style={{ width: '1.75rem', height: '1.75rem', accentColor: 'var(--logam)' }}
            checked={saya.data.setuju}
            onChange={(e) => setuju(e.target.checked)}
          />
        </label>
      )}
      {kabar.data && (
        <label className="kartu baris">
          <span>
            Beri tahu di ponsel ini
            <span className="redup kecil" style={{ display: 'block' }}>
              Pesanan siap, pinjaman jatuh tempo, poin akan hangus.
            </span>
          </span>
          <input
            type="checkbox"
            style={{ width: '1.75rem', height: '1.75rem', accentColor: 'var(--logam)' }}
            checked={kabar.data.aktif}
            onChange={(e) => beriTahu(e.target.checked)}
          />
        </label>
      )}
      <section className="bagian">
        <header>
          <h2>Masuk di</h2>
          {(semua.data?.length ?? 0) > 1 && (
            <button type="button" className="teks-tombol" onClick={() => keluar('LAIN')}>
              Keluarkan yang lain
            </button>
          )}
        </header>
        <Isi ambilan={semua}>
          {(p) => (
            <div className="kartu">
              {p.map((x) => (
                <Baris
                  key={x.id}
                  kiri={x.perangkat || 'Ponsel'}
                  bawah={x.ini ? 'Ponsel ini' : `Terakhir ${hari(x.terakhir)}`}
                  kanan={
                    <button type="button" className="teks-tombol" onClick={() => keluar(x.ini ? '' : x.id)}>
                      Keluar
                    </button>
                  }
                />
              ))}
            </div>
          )}
        </Isi>
        {kata && <p className="salah">{kata}</p>}
        <p className="redup kecil" style={{ marginTop: '0.75rem' }}>
          Ponsel hilang? Keluarkan dari sini, atau minta toko mengeluarkan semua perangkat Anda.
        </p>
      </section>
    </main>
  );
}
