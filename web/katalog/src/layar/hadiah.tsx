// Gifts for points: what there is in the store, what was claimed and waits.
import { useState } from 'react';
import { Atas, Baris, Isi, Lembar } from '../bagian';
import { panggil, pesan, useAmbil } from '../data';
import { hari, ribuan } from '../format';
import type { Hadiah, Klaim, Saya } from '../tipe';

const STATUS: Record<Klaim['status'], string> = {
  MENUNGGU: 'Menunggu diambil',
  DIAMBIL: 'Sudah diambil',
  BATAL: 'Dibatalkan',
  LEWAT: 'Lewat waktu',
};

export function LayarHadiah() {
  const saya = useAmbil<Saya>('app/saya');
  const hadiah = useAmbil<Hadiah[]>('app/saya/hadiah');
  const klaim = useAmbil<Klaim[]>('app/saya/klaim');
  const [pilih, setPilih] = useState<Hadiah | null>(null);
  const [kata, setKata] = useState('');
  const [sibuk, setSibuk] = useState(false);
  const muat = (): void => {
    saya.muatLagi();
    hadiah.muatLagi();
    klaim.muatLagi();
  };
  const kerja = async (jalan: string, isi?: unknown): Promise<void> => {
    setSibuk(true);
    setKata('');
    try {
      await panggil(jalan, 'POST', isi);
      setPilih(null);
      muat();
    } catch (e) {
      setKata(pesan(e));
    } finally {
      setSibuk(false);
    }
  };
  const bisa = saya.data?.bisa_dipakai ?? 0;
  return (
    <main className="layar">
      <Atas judul="Hadiah" />
      <p className="redup">Poin yang bisa dipakai: {ribuan(bisa)}</p>
      {(klaim.data ?? []).length > 0 && (
        <section className="bagian kartu">
          {(klaim.data ?? []).map((k) => (
            <Baris
              key={k.id}
              kiri={k.nama_hadiah}
              bawah={`${STATUS[k.status]} · ${k.nama_toko}${k.status === 'MENUNGGU' ? ` · sampai ${hari(k.berlaku_sampai)}` : ''}`}
              kanan={
                k.status === 'MENUNGGU' ? (
                  <button
                    type="button"
                    className="teks-tombol"
                    disabled={sibuk}
                    onClick={() => kerja(`app/saya/klaim/${k.id}/batal`)}
                  >
                    Batalkan
                  </button>
                ) : (
                  ribuan(k.poin)
                )
              }
            />
          ))}
        </section>
      )}
      <section className="bagian">
        <Isi ambilan={hadiah} kosong={(h) => h.length === 0 && 'Belum ada hadiah di toko Anda.'}>
          {(h) => (
            <div className="kartu">
              {h.map((x) => (
                <Baris
                  key={x.kode_hadiah}
                  kiri={x.nama_hadiah}
                  bawah={`${ribuan(x.point)} poin · ${x.sisa > 0 ? `tersedia ${x.sisa}` : 'habis'}`}
                  kanan={
                    <button
                      type="button"
                      className="teks-tombol"
                      disabled={x.sisa < 1 || bisa < x.point}
                      onClick={() => setPilih(x)}
                    >
                      Klaim
                    </button>
                  }
                />
              ))}
            </div>
          )}
        </Isi>
      </section>
      {kata && !pilih && <p className="salah">{kata}</p>}
      {pilih && (
        <Lembar judul={pilih.nama_hadiah} tutup={() => setPilih(null)}>
          <p>
            {ribuan(pilih.point)} poin dipesan untuk hadiah ini. Ambil di toko dalam 3 hari dengan menyebut kode member;
            sesudahnya poin kembali.
          </p>
          {kata && <p className="salah">{kata}</p>}
          <button
            type="button"
            className="utama"
            disabled={sibuk}
            onClick={() => kerja('app/saya/klaim', { kode_hadiah: pilih.kode_hadiah, kode_toko: '' })}
          >
            Klaim hadiah ini
          </button>
        </Lembar>
      )}
    </main>
  );
}
