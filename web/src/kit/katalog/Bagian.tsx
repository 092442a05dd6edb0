// The parts of the app's screens, drawn by themselves: no component library, so that the app's own bundle can have them. Texts
// are text: whatever somebody typed into a title is shown and never run.

import kelas from './bagian.module.css';
import { bacaKode, beratItem, hargaItem, isi, TEKS_APP } from './kata';
import type { IsiCerita, IsiHadiah, IsiHarga, IsiItem, IsiKategori, IsiKontak, IsiSplash, IsiTingkat } from './tipe';

function Foto({ alamat, nama, kelas: punya }: { alamat?: string; nama: string; kelas?: string }) {
  return alamat ? (
    <img className={punya} src={alamat} alt={nama} loading="lazy" decoding="async" draggable={false} />
  ) : (
    <span className={`${kelas.kosong} ${punya ?? ''}`} aria-hidden />
  );
}

/** The wide picture at the top of the home. */
export function Banner({ cerita }: { cerita: IsiCerita }) {
  return (
    <figure className={kelas.banner}>
      <Foto alamat={cerita.gambar} nama={cerita.title} kelas={kelas.bannerFoto} />
      <figcaption>
        <strong>{isi(cerita.title)}</strong>
        {isi(cerita.sub_title) !== '' && <span>{isi(cerita.sub_title)}</span>}
      </figcaption>
    </figure>
  );
}

export function Kategori({ kategori }: { kategori: IsiKategori }) {
  return (
    <div className={kelas.kategori} style={{ backgroundColor: kategori.warna }}>
      <Foto alamat={kategori.gambar} nama="" kelas={kelas.kategoriFoto} />
      <span className={kelas.kategoriNama}>{bacaKode(kategori.kode)}</span>
    </div>
  );
}

/** A banner's or an info's own page. */
export function HalamanCerita({ cerita }: { cerita: IsiCerita }) {
  return (
    <article className={kelas.cerita}>
      <Foto alamat={cerita.gambar} nama={cerita.title} kelas={kelas.ceritaFoto} />
      <div className={kelas.ceritaIsi}>
        <h2>{isi(cerita.title)}</h2>
        {isi(cerita.sub_title) !== '' && <p className={kelas.sub}>{isi(cerita.sub_title)}</p>}
        {isi(cerita.deskripsi) !== '' && <p className={kelas.alinea}>{isi(cerita.deskripsi)}</p>}
      </div>
    </article>
  );
}

export function KartuInfo({ cerita }: { cerita: IsiCerita }) {
  return (
    <div className={kelas.info}>
      <Foto alamat={cerita.gambar} nama="" kelas={kelas.infoFoto} />
      <div>
        <strong>{isi(cerita.title)}</strong>
        {isi(cerita.sub_title) !== '' && <span>{isi(cerita.sub_title)}</span>}
      </div>
    </div>
  );
}

function Hashtag({ item }: { item: IsiItem }) {
  const semua = [...item.hashtag_kadar, ...item.hashtag_jenis, ...item.hashtag_lm];
  if (semua.length === 0) return null;
  return (
    <p className={kelas.tag}>
      {semua.map((tag) => (
        <span key={tag}>#{tag}</span>
      ))}
    </p>
  );
}

/** As it stands among others. */
export function KartuItem({ item }: { item: IsiItem }) {
  return (
    <div className={kelas.kartu}>
      <Foto alamat={item.gambar[0]} nama={item.nama} kelas={kelas.kartuFoto} />
      <strong>{item.nama}</strong>
      <span className={kelas.harga}>{hargaItem(item) ?? TEKS_APP.tanyaAdmin}</span>
    </div>
  );
}

/** An item's own page: pictures to swipe, price of today, who has it. */
export function HalamanItem({ item }: { item: IsiItem }) {
  const harga = hargaItem(item);
  const toko = item.toko ?? [];
  return (
    <article className={kelas.item}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className={kelas.geser} tabIndex={0} aria-label={`Gambar ${item.nama}`}>
        {item.gambar.length === 0 ? (
          <Foto nama="" />
        ) : (
          item.gambar.map((alamat, ke) => <Foto key={alamat} alamat={alamat} nama={`${item.nama}, gambar ${ke + 1}`} />)
        )}
      </section>
      {item.gambar.length > 1 && (
        <p className={kelas.titik} aria-hidden>
          {item.gambar.map((alamat) => (
            <i key={alamat} />
          ))}
        </p>
      )}
      <div className={kelas.ceritaIsi}>
        <h2>{item.nama}</h2>
        <p className={kelas.hargaBesar}>{harga ?? TEKS_APP.hargaDitanya}</p>
        {beratItem(item) !== '' && <p className={kelas.sub}>{beratItem(item)}</p>}
        <Hashtag item={item} />
        <p className={kelas.sub}>
          {toko.length > 0
            ? `${TEKS_APP.tersedia} ${toko.map((t) => t.nama_toko).join(', ')}`
            : item.ada === false
              ? TEKS_APP.habis
              : ''}
        </p>
        <span className={kelas.tombol}>{TEKS_APP.tanyaAdmin}</span>
      </div>
    </article>
  );
}

export function DaftarHarga({ harga, rupiah }: { harga: IsiHarga; rupiah: (nilai: number) => string }) {
  return (
    <section className={kelas.daftarHarga}>
      <h2>{TEKS_APP.hargaHari}</h2>
      <dl>
        {harga.group.map((satu) => (
          <div key={satu.kode_group}>
            <dt>
              {satu.nama}
              <small>{satu.kadar.toFixed(1)}%</small>
            </dt>
            <dd>
              {satu.harga_jual ? (
                <>
                  {rupiah(satu.harga_jual)}
                  <small>/gr</small>
                </>
              ) : (
                TEKS_APP.belumAda
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Tingkat({ tingkat }: { tingkat: IsiTingkat }) {
  return (
    <article className={kelas.tingkat}>
      <Foto alamat={tingkat.gambar} nama="" kelas={kelas.bannerFoto} />
      <div className={kelas.ceritaIsi}>
        <p className={kelas.lencana}>{bacaKode(tingkat.kode)}</p>
        <h2>{isi(tingkat.title)}</h2>
        {isi(tingkat.deskripsi) !== '' && <p className={kelas.alinea}>{isi(tingkat.deskripsi)}</p>}
      </div>
    </article>
  );
}

export function Hadiah({ hadiah }: { hadiah: IsiHadiah }) {
  return (
    <article className={kelas.cerita}>
      <Foto alamat={hadiah.gambar} nama={hadiah.nama} kelas={kelas.hadiahFoto} />
      <div className={kelas.ceritaIsi}>
        <p className={kelas.lencana}>{hadiah.point.toLocaleString('en-US')} poin</p>
        <h2>{isi(hadiah.nama)}</h2>
        {isi(hadiah.info) !== '' && <p className={kelas.sub}>{isi(hadiah.info)}</p>}
        {isi(hadiah.sub_info) !== '' && <p className={kelas.sub}>{isi(hadiah.sub_info)}</p>}
        {isi(hadiah.deskripsi) !== '' && <p className={kelas.alinea}>{isi(hadiah.deskripsi)}</p>}
      </div>
    </article>
  );
}

export function Kontak({ kontak }: { kontak: IsiKontak }) {
  return (
    <div className={kelas.kontak}>
      <span className={kelas.huruf} aria-hidden>
        {isi(kontak.nama).charAt(0).toUpperCase()}
      </span>
      <div>
        <strong>{isi(kontak.nama)}</strong>
        <span>{isi(kontak.no_hp)}</span>
      </div>
      <span className={kelas.tombol}>{TEKS_APP.tanyaAdmin}</span>
    </div>
  );
}

/** The whole first screen, with its text where somebody put it. */
export function Splash({ splash }: { splash: IsiSplash }) {
  const bergambar = splash.type_splash === 'IMAGE' && splash.gambar;
  return (
    <div className={kelas.splash} data-letak={splash.position} data-bergambar={bergambar ? 'ya' : undefined}>
      {bergambar && <Foto alamat={splash.gambar} nama="" kelas={kelas.splashFoto} />}
      <p>{isi(splash.text)}</p>
    </div>
  );
}
