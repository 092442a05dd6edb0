// What anybody sees: home, search, an item, an info page, today's gold, what was kept.
import { useEffect, useRef, useState } from 'react';
import { Atas, Barang, Baris, Foto, Isi } from '../bagian';
import { gambar, katalog, panggil, ubahSuka, useAmbil, useSuka } from '../data';
import { hari, hariPendek, nomorWa, persen, rentangBerat, rentangHarga, ribuan, rp, sebut } from '../format';
import { Hati } from '../ikon';
import { EDISI, ke, useJalan } from '../jalan';
import type { Beranda, Cerita, HalamanItem, HargaHari, ItemRinci } from '../tipe';

const NAMA = EDISI === 'emas' ? 'Perhiasan Emas' : 'Perhiasan Berlian';
export const useBeranda = () => useAmbil<Beranda>(katalog('beranda'));

function Spanduk({ cerita, jalan }: { cerita: Cerita; jalan: string }) {
  return (
    <button type="button" className="spanduk" onClick={() => ke(jalan)}>
      <Foto path={cerita.gambar} />
      {(cerita.title.trim() || cerita.sub_title.trim()) && (
        <div>
          <h2>{cerita.title}</h2>
          <p className="kecil">{cerita.sub_title}</p>
        </div>
      )}
    </button>
  );
}

export function LayarBeranda() {
  const beranda = useBeranda();
  const item = useAmbil<HalamanItem>(katalog('item?limit=12'));
  return (
    <main className="layar">
      <Atas judul={NAMA} akar />
      <Isi ambilan={beranda}>
        {(b) => (
          <>
            {b.banner.length > 0 && (
              <section className="geser" aria-label="Pilihan">
                {b.banner.map((x) => (
                  <Spanduk key={x.kode} cerita={x} jalan={`/cari?banner=${encodeURIComponent(x.kode)}`} />
                ))}
              </section>
            )}
            <HargaSingkat beranda={b} />
            {b.kategori.length > 0 && (
              <section className="bagian">
                <header>
                  <h2>Koleksi</h2>
                </header>
                <div className="geser">
                  {b.kategori.map((k) => (
                    <button
                      key={k.kode}
                      type="button"
                      className="kategori"
                      onClick={() => ke(`/cari?kategori=${encodeURIComponent(k.kode)}`)}
                    >
                      <span style={k.warna ? { background: k.warna } : undefined}>
                        <Foto path={k.gambar} />
                      </span>
                      {k.kode}
                    </button>
                  ))}
                </div>
              </section>
            )}
            <section className="bagian">
              <header>
                <h2>Di etalase</h2>
                <button type="button" className="teks-tombol" onClick={() => ke('/cari')}>
                  Semua
                </button>
              </header>
              <Isi
                ambilan={item}
                kosong={(h) => h.item.length === 0 && 'Etalase sedang ditata. Silakan kembali nanti.'}
              >
                {(h) => (
                  <div className="kisi">
                    {h.item.map((x) => (
                      <Barang key={x.kode} item={x} />
                    ))}
                  </div>
                )}
              </Isi>
            </section>
            {b.info.length > 0 && (
              <section className="bagian">
                <header>
                  <h2>Cerita</h2>
                </header>
                <div className="geser">
                  {b.info.map((x) => (
                    <Spanduk key={x.kode} cerita={x} jalan={`/info/${encodeURIComponent(x.kode)}/${sebut(x.title)}`} />
                  ))}
                </div>
              </section>
            )}
            {b.toko.length > 0 && (
              <section className="bagian">
                <header>
                  <h2>Toko kami</h2>
                </header>
                <div className="kartu">
                  {b.toko.map((t) => (
                    <Baris
                      key={t.kode}
                      kiri={t.nama}
                      bawah={t.alamat}
                      kanan={
                        t.no_telp ? (
                          <a className="teks-tombol" href={`tel:${t.no_telp.replace(/[^\d+]/g, '')}`}>
                            Telepon
                          </a>
                        ) : undefined
                      }
                    />
                  ))}
                </div>
              </section>
            )}
          </>
        )}
      </Isi>
    </main>
  );
}

function HargaSingkat({ beranda }: { beranda: Beranda }) {
  // The purest tells most of the day.
  const [utama] = beranda.harga
    .flatMap((h) => h.group)
    .filter((g) => g.harga_jual !== null)
    .sort((a, b) => b.kadar - a.kadar);
  if (!utama) return null;
  return (
    <section className="bagian">
      <div className="kartu">
        <Baris
          kiri="Harga emas hari ini"
          bawah={`${utama.nama} · ${hari(beranda.tanggal)}`}
          kanan={<strong>{rp(utama.harga_jual ?? 0)}/gr</strong>}
          jalan="/harga"
        />
      </div>
    </section>
  );
}

const SEHALAMAN = 24;

export function LayarCari() {
  const { tanya } = useJalan();
  const beranda = useBeranda();
  const [ketik, setKetik] = useState(tanya.get('cari') ?? '');
  const teks = tanya.toString();
  const ubah = (nama: string, isi: string): void => {
    const baru = new URLSearchParams(teks);
    if (isi && baru.get(nama) !== isi) baru.set(nama, isi);
    else baru.delete(nama);
    ke(`/cari${baru.size > 0 ? `?${baru}` : ''}`, true);
  };
  // Asked for when the fingers rest.
  useEffect(() => {
    const t = setTimeout(() => {
      const baru = new URLSearchParams(teks);
      const isi = ketik.trim();
      if ((baru.get('cari') ?? '') === isi) return;
      if (isi) baru.set('cari', isi);
      else baru.delete('cari');
      ke(`/cari${baru.size > 0 ? `?${baru}` : ''}`, true);
    }, 350);
    return () => clearTimeout(t);
  }, [ketik, teks]);
  const pertama = useAmbil<HalamanItem>(katalog(`item?limit=${SEHALAMAN}${teks ? `&${teks}` : ''}`));
  const [lagi, setLagi] = useState<{ teks: string; item: HalamanItem['item'] }>({ teks, item: [] });
  const lanjut = lagi.teks === teks ? lagi.item : [];
  const [sibuk, setSibuk] = useState(false);
  const muat = async (dari: number): Promise<void> => {
    setSibuk(true);
    try {
      const h = await panggil<HalamanItem>(katalog(`item?limit=${SEHALAMAN}&skip=${dari}${teks ? `&${teks}` : ''}`));
      setLagi({ teks, item: [...lanjut, ...h.item] });
    } catch {
      // The button stays: it is asked for again by touching it.
    } finally {
      setSibuk(false);
    }
  };
  const baris = (nama: string, isi: string[]) =>
    isi.length > 0 && (
      <fieldset className="pilihan" style={{ border: 0 }} aria-label={nama}>
        {isi.map((x) => (
          <button key={x} type="button" aria-pressed={tanya.get(nama) === x} onClick={() => ubah(nama, x)}>
            {x}
          </button>
        ))}
      </fieldset>
    );
  return (
    <main className="layar" style={{ paddingBottom: '10rem' }}>
      <Atas judul={tanya.get('kategori') ?? 'Cari'} akar />
      {beranda.data &&
        baris(
          'kategori',
          beranda.data.kategori.map((k) => k.kode),
        )}
      {pertama.data && baris('kadar', pertama.data.kadar)}
      {pertama.data && baris('lm', pertama.data.lm)}
      <section style={{ marginTop: '1rem' }}>
        <Isi
          ambilan={pertama}
          kosong={(h) => h.item.length === 0 && 'Belum ada yang cocok. Coba kata atau pilihan lain.'}
        >
          {(h) => (
            <>
              <div className="kisi">
                {[...h.item, ...lanjut].map((x) => (
                  <Barang key={x.kode} item={x} />
                ))}
              </div>
              {h.item.length + lanjut.length < h.jumlah && (
                <p style={{ textAlign: 'center', marginTop: '1.5rem' }}>
                  <button
                    type="button"
                    className="kedua"
                    disabled={sibuk}
                    onClick={() => muat(h.item.length + lanjut.length)}
                  >
                    Tampilkan lagi
                  </button>
                </p>
              )}
            </>
          )}
        </Isi>
      </section>
      <search className="cari">
        <input
          type="search"
          inputMode="search"
          enterKeyHint="search"
          placeholder="Cari cincin, gelang, 750…"
          aria-label="Cari"
          maxLength={60}
          value={ketik}
          onChange={(e) => setKetik(e.target.value)}
        />
      </search>
    </main>
  );
}

export function Galeri({ semua, nama }: { semua: string[]; nama: string }) {
  const [ke_, setKe] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  return (
    <>
      <div
        ref={ref}
        className="geser galeri"
        onScroll={() => {
          const d = ref.current;
          if (d) setKe(Math.round(d.scrollLeft / Math.max(1, d.clientWidth)));
        }}
      >
        {semua.length === 0 && <div className="kosong" />}
        {semua.map((g, i) => (
          <img
            key={g}
            src={gambar(g)}
            alt={`${nama}, foto ${i + 1}`}
            loading={i === 0 ? 'eager' : 'lazy'}
            decoding="async"
          />
        ))}
      </div>
      {semua.length > 1 && (
        <div className="titik" aria-hidden="true">
          {semua.map((g, i) => (
            <i key={g} className={i === ke_ ? 'ini' : ''} />
          ))}
        </div>
      )}
    </>
  );
}

function TanyaAdmin({ tentang }: { tentang: string }) {
  const { data } = useBeranda();
  const [kontak] = data?.kontak ?? [];
  if (!kontak) return null;
  const teks = encodeURIComponent(`Halo ${kontak.nama}, saya ingin bertanya tentang ${tentang}\n${location.href}`);
  return (
    <div className="lekat">
      <a
        className="utama"
        href={`https://wa.me/${nomorWa(kontak.no_hp)}?text=${teks}`}
        rel="noreferrer"
        target="_blank"
      >
        Tanya Admin
      </a>
    </div>
  );
}

export function LayarItem({ kode }: { kode: string }) {
  const ambilan = useAmbil<ItemRinci>(katalog(`item/${encodeURIComponent(kode)}`));
  const suka = useSuka().includes(kode);
  return (
    <main className="layar">
      <Atas
        judul={ambilan.data?.nama ?? 'Barang'}
        kanan={
          <button
            type="button"
            className="bulat"
            aria-pressed={suka}
            aria-label={suka ? 'Hapus dari keinginan' : 'Simpan ke keinginan'}
            onClick={() => ubahSuka(kode)}
          >
            <Hati penuh={suka} />
          </button>
        }
      />
      <Isi ambilan={ambilan}>
        {(x) => (
          <>
            <Galeri semua={x.gambar} nama={x.nama} />
            <h2>{x.nama}</h2>
            <p className="harga-besar" style={{ margin: '0.5rem 0 1rem' }}>
              {x.ada ? (rentangHarga(x.harga_dari, x.harga_sampai) ?? 'Tanya Admin') : 'Sedang tidak ada'}
            </p>
            <div className="kartu">
              {x.kadar > 0 && <Baris kiri="Kadar" kanan={persen(x.kadar)} />}
              {x.berat_sampai > 0 && <Baris kiri="Berat" kanan={rentangBerat(x.berat_dari, x.berat_sampai)} />}
              {x.toko.map((t) => (
                <Baris
                  key={t.kode_toko}
                  kiri={t.nama_toko}
                  kanan={<span className="tanda baik">Ada {t.banyak}</span>}
                />
              ))}
            </div>
            {x.harga_dari !== null && (
              <p className="redup kecil" style={{ marginTop: '0.75rem' }}>
                Harga hari ini, sudah termasuk pajak. Pastikan di toko sebelum membeli.
              </p>
            )}
            <TanyaAdmin tentang={`${x.nama} (${x.kode})`} />
          </>
        )}
      </Isi>
    </main>
  );
}

export function LayarInfo({ kode }: { kode: string }) {
  const beranda = useBeranda();
  const item = useAmbil<HalamanItem>(katalog(`item?limit=12&info=${encodeURIComponent(kode)}`));
  const info = beranda.data?.info.find((x) => x.kode === kode);
  return (
    <main className="layar">
      <Atas judul={info?.title.trim() || 'Cerita'} />
      <Isi ambilan={beranda} kosong={() => !info && 'Halaman ini tidak ada lagi.'}>
        {() =>
          info && (
            <>
              {info.gambar && (
                <div className="foto lebar">
                  <Foto path={info.gambar} alt={info.title} />
                </div>
              )}
              <h2>{info.title}</h2>
              <p className="redup">{info.sub_title}</p>
              <p style={{ whiteSpace: 'pre-line', marginTop: '1rem' }}>{info.deskripsi}</p>
            </>
          )
        }
      </Isi>
      {item.data && item.data.item.length > 0 && (
        <section className="bagian kisi">
          {item.data.item.map((x) => (
            <Barang key={x.kode} item={x} />
          ))}
        </section>
      )}
    </main>
  );
}

const L = 340;
const T = 150;

function Garis({ data }: { data: HargaHari[] }) {
  const nilai = data.map((d) => d.harga_jual);
  const [min, maks] = [Math.min(...nilai), Math.max(...nilai)];
  const x = (i: number): number => (data.length < 2 ? L / 2 : (i / (data.length - 1)) * L);
  const y = (n: number): number => T - 12 - ((n - min) / Math.max(1, maks - min)) * (T - 30);
  const titik = data.map((d, i) => `${x(i).toFixed(1)} ${y(d.harga_jual).toFixed(1)}`).join('L');
  const [awal, akhir] = [data[0], data[data.length - 1]];
  if (!awal || !akhir) return null;
  return (
    <>
      <svg
        viewBox={`0 0 ${L} ${T}`}
        width="100%"
        role="img"
        aria-label={`Harga emas murni dari ${hari(awal.tanggal)} sampai ${hari(akhir.tanggal)}, terendah ${rp(min)}, tertinggi ${rp(maks)}`}
      >
        <path d={`M0 ${T}L${titik}L${L} ${T}z`} fill="var(--kilau)" opacity="0.18" />
        <path d={`M${titik}`} fill="none" stroke="var(--logam)" strokeWidth="2" strokeLinejoin="round" />
      </svg>
      <p className="redup kecil" style={{ display: 'flex', justifyContent: 'space-between' }}>
        <span>{hariPendek(awal.tanggal)}</span>
        <span>{hariPendek(akhir.tanggal)}</span>
      </p>
    </>
  );
}

export function LayarHarga() {
  const [toko, setToko] = useState('');
  const tanya = toko ? `?toko=${encodeURIComponent(toko)}` : '';
  const beranda = useAmbil<Beranda>(katalog(`beranda${tanya}`));
  const riwayat = useAmbil<HargaHari[]>(katalog(`riwayat-harga${tanya}`));
  const hari_ = riwayat.data ?? [];
  return (
    <main className="layar">
      <Atas judul="Harga emas" akar />
      <Isi ambilan={beranda}>
        {(b) => (
          <>
            {b.toko.length > 1 && (
              <label className="isian" style={{ marginBottom: '1rem' }}>
                <span className="redup kecil">Toko</span>
                <select value={b.kode_toko} onChange={(e) => setToko(e.target.value)}>
                  {b.toko.map((t) => (
                    <option key={t.kode} value={t.kode}>
                      {t.nama}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {hari_.length > 1 && (
              <section className="kartu">
                <Garis data={hari_} />
                <details>
                  <summary>Lihat angkanya</summary>
                  <table>
                    <thead>
                      <tr>
                        <th scope="col">Tanggal</th>
                        <th scope="col">Jual Rp</th>
                        <th scope="col">Beli Rp</th>
                      </tr>
                    </thead>
                    <tbody>
                      {[...hari_].reverse().map((h) => (
                        <tr key={h.tanggal}>
                          <td>{hariPendek(h.tanggal)}</td>
                          <td>{ribuan(h.harga_jual)}</td>
                          <td>{ribuan(h.harga_beli)}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </details>
              </section>
            )}
            {b.harga.map((h, i) => (
              <section key={h.kode} className="bagian">
                <header>
                  <h2>{b.harga.length > 1 ? `Daftar ${i + 1}` : 'Harga tiap gram'}</h2>
                  <span className="redup kecil">{hari(b.tanggal)}</span>
                </header>
                <div className="kartu">
                  {h.group.map((g) => (
                    <Baris
                      key={g.kode_group}
                      kiri={g.nama}
                      bawah={persen(g.kadar)}
                      kanan={g.harga_jual === null ? 'Belum diumumkan' : <strong>{rp(g.harga_jual)}</strong>}
                    />
                  ))}
                </div>
              </section>
            ))}
            <p className="redup kecil" style={{ marginTop: '1rem' }}>
              Harga tiap gram, sebelum ongkos.
            </p>
          </>
        )}
      </Isi>
    </main>
  );
}

function Disimpan({ kode }: { kode: string }) {
  const { data, galat } = useAmbil<ItemRinci>(katalog(`item/${encodeURIComponent(kode)}`));
  if (data) return <Barang item={data} />;
  if (!galat) return <div className="sela" />;
  return (
    <article className="barang">
      <button type="button" onClick={() => ubahSuka(kode)}>
        <div className="foto" />
        <h3>Tidak ada lagi</h3>
        <p className="redup kecil">Sentuh untuk menghapus</p>
      </button>
    </article>
  );
}

export function LayarSuka() {
  const suka = useSuka();
  return (
    <main className="layar">
      <Atas judul="Keinginan" akar />
      {suka.length === 0 ? (
        <div className="kosong-kata">
          <p>Sentuh hati pada barang yang Anda suka, dan ia menunggu di sini.</p>
          <button type="button" className="kedua" onClick={() => ke('/cari')}>
            Lihat koleksi
          </button>
        </div>
      ) : (
        <div className="kisi">
          {suka.map((k) => (
            <Disimpan key={k} kode={k} />
          ))}
        </div>
      )}
    </main>
  );
}
