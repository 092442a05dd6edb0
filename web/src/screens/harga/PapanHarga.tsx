// The price board for a TV: dark, large, without a login. It looks again every 30 seconds and keeps the last prices
// while the line is down. The key comes with the address and is sent in a header, so that no log of addresses has it.
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useState } from 'react';
import { DASAR_ASAL } from '@/api/klien';
import { TEKS_API, Tolak } from '@/api/tolak';
import { jam, tanggalPanjang } from '@/kit/waktu';
import kelas from './PapanHarga.module.css';
import type { Papan } from './tipe';

const JEDA = 30_000;
const ANGKA = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 });

async function ambil(kunci: string): Promise<Papan> {
  let jawaban: Response;
  try {
    jawaban = await fetch(`${DASAR_ASAL}harga-emas/papan`, { headers: { 'X-Papan-Key': kunci } });
  } catch {
    throw new Tolak(0, { code: 'KONEKSI', message: TEKS_API.koneksi });
  }
  const badan = await jawaban.json().catch(() => ({}));
  if (!jawaban.ok) throw new Tolak(jawaban.status, badan);
  return badan.data;
}

function useJam(): string {
  const [kini, setKini] = useState(() => jam(new Date()));
  useEffect(() => {
    const detak = setInterval(() => setKini(jam(new Date())), 5_000);
    return () => clearInterval(detak);
  }, []);
  return kini;
}

export default function PapanHarga() {
  const kunci = new URLSearchParams(window.location.search).get('kunci') ?? '';
  const { data, error } = useQuery({
    queryKey: ['papan-harga', kunci],
    queryFn: () => ambil(kunci),
    enabled: kunci !== '',
    retry: false,
    refetchInterval: JEDA,
    refetchIntervalInBackground: true,
    refetchOnReconnect: true,
  });
  const kini = useJam();
  useEffect(() => {
    document.title = data ? `Harga Emas · ${data.nama_toko}` : 'Papan Harga Emas';
  }, [data]);
  // A key that is refused is final; a lost line is not.
  const ditolak = kunci === '' || (error instanceof Tolak && (error.status === 400 || error.status === 401));
  if (ditolak) {
    return (
      <main className={kelas.papan}>
        <div className={kelas.tengah} role="alert">
          <h1>Papan Harga Emas</h1>
          <p>{error?.message ?? 'Tautan papan harga ini tidak lengkap: kuncinya tidak ada'}</p>
        </div>
      </main>
    );
  }
  if (!data) {
    return (
      <main className={kelas.papan}>
        <div className={kelas.tengah} role="status">
          <h1>Papan Harga Emas</h1>
          <p>{error ? 'Menyambung kembali…' : 'Memuat harga…'}</p>
        </div>
      </main>
    );
  }
  return (
    <main className={kelas.papan} style={{ '--baris': Math.max(4, data.baris.length) } as CSSProperties}>
      <header className={kelas.kepala}>
        <div>
          <h1>{data.nama_toko}</h1>
          <p>Harga emas per gram · {tanggalPanjang(data.tanggal)}</p>
        </div>
        <time className={kelas.jam}>{kini}</time>
      </header>
      <table className={kelas.tabel}>
        <thead>
          <tr>
            <th scope="col">Emas</th>
            <th scope="col">Jual</th>
            <th scope="col">Beli</th>
          </tr>
        </thead>
        <tbody>
          {data.baris.map((satu) => (
            <tr key={satu.kode_group}>
              <th scope="row">
                {satu.nama}
                <small>{satu.kadar / 100}%</small>
              </th>
              <td>
                <Harga nilai={satu.harga_jual} selisih={satu.selisih_jual} />
              </td>
              <td>
                <Harga nilai={satu.harga_beli} selisih={satu.selisih_beli} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={kelas.kaki}>
        <span>
          {data.diubah ? `Perubahan terakhir ${data.diubah.slice(0, 10)} ${jam(data.diubah)}` : 'Harga resmi toko'}
        </span>
        <span role="status">
          {error
            ? 'Sambungan terputus, menyambung kembali…'
            : data.terkonfirmasi
              ? ''
              : 'Harga hari ini belum dikonfirmasi'}
        </span>
      </footer>
    </main>
  );
}

function Harga({ nilai, selisih }: { nilai: number; selisih: number }) {
  if (nilai <= 0) return <span>–</span>;
  return (
    <span className={kelas.harga}>
      {ANGKA.format(nilai)}
      {selisih !== 0 && (
        <small className={selisih > 0 ? kelas.naik : kelas.turun}>
          {selisih > 0 ? '▲' : '▼'}
          <span className={kelas.sembunyi}>{selisih > 0 ? 'naik' : 'turun'}</span> {ANGKA.format(Math.abs(selisih))}
        </small>
      )}
    </span>
  );
}
