// What is a member's own: the card with points, notas with today's estimate, deposits, works, loans, gifts, phones.
import { useEffect, useState } from 'react';
import { Atas, Baris, Isi, Lembar } from '../bagian';
import { panggil, pesan, token, useAmbil, useMember } from '../data';
import { gram, hari, nama, persen, ribuan, rp } from '../format';
import { ke } from '../jalan';
import { pakaiTema, tema } from '../tema';
import type { CeritaPoin, Milik, Nota, NotaRinci, Pekerjaan, Qr, Saya, Titipan } from '../tipe';
import { useBeranda } from './toko';

export function LayarSaya() {
  const member = useMember();
  return (
    <main className="layar">
      <Atas judul="Saya" akar />
      {member ? <Beranda /> : <Tamu />}
      <Tampilan />
    </main>
  );
}

function Tamu() {
  const { data } = useBeranda();
  return (
    <>
      <section className="kartu-member" style={{ marginTop: '0.5rem' }}>
        <h2>Milik Anda, di tangan Anda</h2>
        <p style={{ margin: '0.75rem 0 1.25rem' }}>
          Poin dan hadiah, nota dengan taksiran hari ini, pesanan, titipan dan pinjaman Anda.
        </p>
        <button type="button" className="utama" onClick={() => ke('/masuk')}>
          Masuk sebagai member
        </button>
      </section>
      {data && data.tingkat.length > 0 && (
        <section className="bagian">
          <header>
            <h2>Keuntungan member</h2>
          </header>
          {data.tingkat.map((t) => (
            <article key={t.kode} className="kartu">
              <h3>{t.title}</h3>
              <p className="redup" style={{ whiteSpace: 'pre-line' }}>
                {t.deskripsi}
              </p>
            </article>
          ))}
        </section>
      )}
    </>
  );
}

function Beranda() {
  const saya = useAmbil<Saya>('app/saya');
  return (
    <Isi ambilan={saya}>
      {(s) => (
        <>
          <section className="kartu-member" style={{ marginTop: '0.5rem' }}>
            <p className="kecil">{s.tingkat || 'Member'}</p>
            <h2 style={{ margin: '0.25rem 0 1.5rem' }}>{nama(s.nama_customer)}</h2>
            <p className="angka judul">{ribuan(s.point)}</p>
            <p className="kecil">
              poin{s.dipesan > 0 && `, ${ribuan(s.dipesan)} menunggu hadiah`}
              {s.bisa_dipakai !== s.point && ` · bisa dipakai ${ribuan(s.bisa_dipakai)}`}
            </p>
            <p className="kecil" style={{ marginTop: '1.25rem', letterSpacing: '0.12em' }}>
              {s.kode_member}
            </p>
          </section>
          {s.tahan_sampai && (
            <p className="kartu" style={{ marginTop: '0.75rem' }}>
              Kartu Anda baru berubah: poin dan titipan bisa dipakai lagi {hari(s.tahan_sampai)}.
            </p>
          )}
          <section className="bagian kartu">
            <Baris kiri="Cerita poin" jalan="/saya/poin" kanan="›" />
            <Baris kiri="Hadiah" jalan="/saya/hadiah" kanan="›" />
            <Baris kiri="Perhiasan saya" bawah="Dengan taksiran hari ini" jalan="/saya/milik" kanan="›" />
            <Baris kiri="Nota" jalan="/saya/nota" kanan="›" />
            <Baris kiri="Pesanan, service dan cicilan" jalan="/saya/pekerjaan" kanan="›" />
            <Baris kiri="Titipan" jalan="/saya/titipan" kanan={s.titipan > 0 ? rp(s.titipan) : '›'} />
            <Baris kiri="Pinjaman" jalan="/saya/pinjaman" kanan="›" />
            <Baris kiri="Perangkat dan persetujuan" jalan="/saya/perangkat" kanan="›" />
          </section>
        </>
      )}
    </Isi>
  );
}

function Tampilan() {
  const [kini, setKini] = useState(tema());
  return (
    <section className="bagian">
      <header>
        <h2>Tampilan</h2>
      </header>
      <fieldset className="pilihan" style={{ border: 0 }} aria-label="Tampilan">
        {(['', 'terang', 'gelap'] as const).map((t) => (
          <button
            key={t || 'ikut'}
            type="button"
            aria-pressed={kini === t}
            onClick={() => {
              pakaiTema(t);
              setKini(t);
            }}
          >
            {t === '' ? 'Ikut ponsel' : t === 'terang' ? 'Terang' : 'Gelap'}
          </button>
        ))}
      </fieldset>
    </section>
  );
}

export function LayarPoin() {
  const awal = useAmbil<CeritaPoin>('app/saya/poin');
  const [lagi, setLagi] = useState<CeritaPoin | null>(null);
  const lanjut = lagi ? lagi.lanjut : awal.data?.lanjut;
  return (
    <main className="layar">
      <Atas judul="Cerita poin" />
      <Isi ambilan={awal} kosong={(h) => h.baris.length === 0 && 'Belum ada poin. Poin datang dari belanja Anda.'}>
        {(h) => (
          <section className="kartu">
            {[...h.baris, ...(lagi?.baris ?? [])].map((b) => (
              <Baris
                key={b.id}
                kiri={b.uraian}
                bawah={hari(b.tgl_system)}
                kanan={
                  <strong style={{ color: b.poin > 0 ? 'var(--baik)' : 'var(--buruk)' }}>
                    {b.poin > 0 ? '+' : ''}
                    {ribuan(b.poin)}
                  </strong>
                }
              />
            ))}
          </section>
        )}
      </Isi>
      {lanjut && (
        <p style={{ textAlign: 'center', marginTop: '1rem' }}>
          <button
            type="button"
            className="kedua"
            onClick={() =>
              panggil<CeritaPoin>(`app/saya/poin?sebelum=${encodeURIComponent(lanjut)}`).then(
                (h) => setLagi({ baris: [...(lagi?.baris ?? []), ...h.baris], lanjut: h.lanjut }),
                () => undefined,
              )
            }
          >
            Tampilkan lagi
          </button>
        </p>
      )}
    </main>
  );
}

const taksiran = (m: Milik): string => {
  if (m.taksiran_sampai === null) return 'Tanyakan di toko';
  if (m.taksiran_dari === null || m.taksiran_dari === m.taksiran_sampai) return rp(m.taksiran_sampai);
  return `${rp(m.taksiran_dari)} – ${rp(m.taksiran_sampai)}`;
};

export function LayarMilik() {
  const semua = useAmbil<Milik[]>('app/saya/milik');
  return (
    <main className="layar">
      <Atas judul="Perhiasan saya" />
      <Isi ambilan={semua} kosong={(m) => m.length === 0 && 'Perhiasan yang Anda beli dari toko kami tampil di sini.'}>
        {(m) =>
          m.map((x) => (
            <button
              key={`${x.no_faktur}/${x.kode_barcode}`}
              type="button"
              className="kartu"
              style={{ display: 'block', width: '100%', textAlign: 'left' }}
              onClick={() => ke(`/saya/nota/${encodeURIComponent(x.no_faktur)}`)}
            >
              <h3>{x.nama_barang}</h3>
              <p className="redup kecil">
                {persen(x.kadar)} · {gram(x.berat)} · dibeli {hari(x.tgl)}
              </p>
              <p style={{ marginTop: '0.5rem' }}>
                Taksiran hari ini <strong>{taksiran(x)}</strong>
              </p>
              <p className="redup kecil">{x.syarat}</p>
            </button>
          ))
        }
      </Isi>
    </main>
  );
}

export function LayarNota() {
  const semua = useAmbil<Nota[]>('app/saya/nota');
  return (
    <main className="layar">
      <Atas judul="Nota" />
      <Isi ambilan={semua} kosong={(n) => n.length === 0 && 'Belum ada nota atas nama Anda.'}>
        {(n) => (
          <section className="kartu">
            {n.map((x) => (
              <Baris
                key={x.no_faktur}
                kiri={x.no_faktur}
                bawah={`${hari(x.tgl)} · ${x.nama_toko}`}
                kanan={x.batal ? <span className="tanda buruk">Batal</span> : rp(x.total)}
                jalan={`/saya/nota/${encodeURIComponent(x.no_faktur)}`}
              />
            ))}
          </section>
        )}
      </Isi>
    </main>
  );
}

// A photo that only its owner may see comes with the token, not by an address.
function FotoNota({ no, ke: urut }: { no: string; ke: number }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    let hidup = true;
    let alamat = '';
    const kepala = { Authorization: `Bearer ${token() ?? ''}` };
    fetch(`/api/v1/app/saya/nota/${encodeURIComponent(no)}/foto/${urut}`, { headers: kepala })
      .then((r) => (r.ok ? r.blob() : null))
      .then((b) => {
        if (!b || !hidup) return;
        alamat = URL.createObjectURL(b);
        setUrl(alamat);
      })
      .catch(() => undefined);
    return () => {
      hidup = false;
      if (alamat) URL.revokeObjectURL(alamat);
    };
  }, [no, urut]);
  return url ? (
    <div className="foto">
      <img src={url} alt="" />
    </div>
  ) : null;
}

export function LayarNotaSatu({ no }: { no: string }) {
  const nota = useAmbil<NotaRinci>(`app/saya/nota/${encodeURIComponent(no)}`);
  const milik = useAmbil<Milik[]>('app/saya/milik');
  const punya = (milik.data ?? []).filter((m) => m.no_faktur === no);
  return (
    <main className="layar">
      <Atas judul={no} />
      <Isi ambilan={nota}>
        {(n) => (
          <>
            <h2>{n.judul}</h2>
            <p className="redup">{hari(n.tgl)}</p>
            {n.batal && <p className="tanda buruk">Sudah dibatalkan</p>}
            <section style={{ marginTop: '1rem' }}>
              {n.barang.map((b, i) => (
                // The lines of a nota never change their places.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <article key={i} className="kartu">
                  <FotoNota no={no} ke={i} />
                  <h3>{b.nama}</h3>
                  <p className="redup kecil">
                    {b.kadar > 0 && `${persen(b.kadar)} · `}
                    {gram(b.berat)}
                  </p>
                </article>
              ))}
            </section>
            {punya.map((m) => (
              <section key={m.kode_barcode} className="kartu" style={{ marginTop: '0.75rem' }}>
                <p className="redup kecil">Taksiran hari ini, {m.nama_barang}</p>
                <p className="harga-besar">{taksiran(m)}</p>
                <p className="redup kecil">{m.syarat}</p>
              </section>
            ))}
            {n.alamat && (
              <p style={{ marginTop: '1rem' }}>
                <a className="teks-tombol" href={n.alamat}>
                  Halaman keaslian nota
                </a>
              </p>
            )}
          </>
        )}
      </Isi>
    </main>
  );
}

export function LayarTitipan() {
  const semua = useAmbil<Titipan[]>('app/saya/titipan');
  return (
    <main className="layar">
      <Atas judul="Titipan" />
      <Isi ambilan={semua} kosong={(t) => t.length === 0 && 'Tidak ada uang Anda yang sedang dititipkan.'}>
        {(t) => (
          <section className="kartu">
            {t.map((x) => (
              <Baris
                key={x.no_dok}
                kiri={x.no_dok}
                bawah={`${x.jenis} · ${hari(x.tgl)} · ${x.nama_toko}`}
                kanan={<strong>{rp(x.saldo)}</strong>}
              />
            ))}
          </section>
        )}
      </Isi>
    </main>
  );
}

const KEADAAN: Record<string, [string, string]> = {
  DIKERJAKAN: ['Dikerjakan', ''],
  SIAP: ['Siap diambil', 'baik'],
  DIAMBIL: ['Sudah diambil', ''],
  BATAL: ['Dibatalkan', 'buruk'],
  DICICIL: ['Berjalan', ''],
  DIJAMINKAN: ['Berjalan', ''],
  DILELANG: ['Sudah dilelang', 'buruk'],
};

function KartuKerja({ kerja, buka }: { kerja: Pekerjaan; buka?: () => void }) {
  const [kata, kelas] = KEADAAN[kerja.keadaan] ?? [kerja.keadaan, ''];
  const capai = kerja.tahap.findLastIndex((t) => t.tgl);
  const pinjaman = kerja.keadaan === 'DIJAMINKAN';
  return (
    <article className="kartu">
      <p style={{ display: 'flex', justifyContent: 'space-between', gap: '1rem' }}>
        <span className="redup kecil">
          {kerja.judul} {kerja.no_dok}
        </span>
        <span className={`tanda ${kelas}`}>{kata}</span>
      </p>
      <p className="redup kecil">{kerja.nama_toko}</p>
      {kerja.sisa > 0 && (
        <p className="harga-besar" style={{ marginTop: '0.5rem' }}>
          {rp(kerja.sisa)}{' '}
          <span className="redup kecil">
            {pinjaman ? 'biaya tebus hari ini' : kerja.perkiraan ? 'perkiraan sisa' : 'sisa bayar'}
          </span>
        </p>
      )}
      {kerja.tgl_janji && (
        <p className="kecil">
          {pinjaman ? 'Jatuh tempo' : 'Dijanjikan'} {hari(kerja.tgl_janji)}
        </p>
      )}
      <ol className="tahap">
        {kerja.tahap.map((t, i) => (
          <li key={t.nama} className={i <= capai ? 'sudah' : ''}>
            {t.nama}
          </li>
        ))}
      </ol>
      {kerja.rincian.length > 1 && (
        <details>
          <summary>{pinjaman ? 'Biaya tebus hari berikutnya' : 'Jadwal'}</summary>
          <table>
            <tbody>
              {kerja.rincian.map((r) => (
                <tr key={r.tgl + r.keterangan}>
                  <td>{hari(r.tgl)}</td>
                  <td>{rp(r.jumlah)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
      {buka && (
        <button type="button" className="utama" style={{ marginTop: '0.75rem' }} onClick={buka}>
          Tunjukkan ke kasir
        </button>
      )}
    </article>
  );
}

export function LayarPekerjaan() {
  const semua = useAmbil<Pekerjaan[]>('app/saya/pekerjaan');
  return (
    <main className="layar">
      <Atas judul="Pesanan dan service" />
      <Isi ambilan={semua} kosong={(k) => k.length === 0 && 'Belum ada pesanan, service atau cicilan.'}>
        {(k) => k.map((x) => <KartuKerja key={x.no_dok} kerja={x} />)}
      </Isi>
    </main>
  );
}

export function LayarPinjaman() {
  const semua = useAmbil<Pekerjaan[]>('app/saya/pinjaman');
  const [buka, setBuka] = useState('');
  return (
    <main className="layar">
      <Atas judul="Pinjaman" />
      <Isi ambilan={semua} kosong={(k) => k.length === 0 && 'Tidak ada pinjaman atas nama Anda.'}>
        {(k) =>
          k.map((x) => (
            <KartuKerja
              key={x.no_dok}
              kerja={x}
              buka={x.keadaan === 'DIJAMINKAN' ? () => setBuka(x.no_dok) : undefined}
            />
          ))
        }
      </Isi>
      {buka && <LembarQr no={buka} tutup={() => setBuka('')} />}
    </main>
  );
}

// Good for a minute, then drawn anew while it is looked at.
function LembarQr({ no, tutup }: { no: string; tutup: () => void }) {
  const [qr, setQr] = useState<Qr | null>(null);
  const [galat, setGalat] = useState('');
  useEffect(() => {
    const muat = (): void => {
      panggil<Qr>(`app/saya/pinjaman/${encodeURIComponent(no)}/qr`, 'POST').then(
        (q) => {
          setQr(q);
          setGalat('');
        },
        (e: unknown) => setGalat(pesan(e)),
      );
    };
    muat();
    const jam = setInterval(muat, 50_000);
    return () => clearInterval(jam);
  }, [no]);
  return (
    <Lembar judul={no} tutup={tutup}>
      {qr && (
        <img className="qr" src={`data:image/svg+xml,${encodeURIComponent(qr.svg)}`} alt="QR untuk dipindai kasir" />
      )}
      {galat && <p className="salah">{galat}</p>}
      <p className="redup kecil" style={{ textAlign: 'center' }}>
        Kasir memindai kode ini untuk menemukan pinjaman Anda. Barang hanya diserahkan kepada orangnya, dengan
        identitas.
      </p>
    </Lembar>
  );
}
