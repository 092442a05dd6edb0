// Parts that several pages share: heads, pictures, pieces, sheets, what is shown while waiting.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Ambilan, gambar, LURING, ubahSuka, useSuka } from './data';
import { persen, rentangBerat, rentangHarga, sebut } from './format';
import { Hati, Kiri } from './ikon';
import { ke, kembali, pulihkanLetak } from './jalan';
import type { Item } from './tipe';

export function Atas({ judul, kanan, akar }: { judul: string; kanan?: ReactNode; akar?: boolean }) {
  useEffect(() => {
    document.title = judul;
  }, [judul]);
  return (
    <header className="atas">
      {!akar && (
        <button type="button" className="bulat" aria-label="Kembali" onClick={kembali}>
          <Kiri />
        </button>
      )}
      <h1>{judul}</h1>
      {kanan}
    </header>
  );
}

// A picture that comes when it is near, and takes its room before.
export function Foto({ path, alt = '' }: { path: string | undefined; alt?: string }) {
  const [rusak, setRusak] = useState(false);
  if (!path || rusak) return null;
  return <img src={gambar(path)} alt={alt} loading="lazy" decoding="async" onError={() => setRusak(true)} />;
}

export function Barang({ item }: { item: Item }) {
  const suka = useSuka().includes(item.kode);
  const harga = rentangHarga(item.harga_dari, item.harga_sampai);
  return (
    <article className={item.ada ? 'barang' : 'barang pergi'}>
      <button type="button" onClick={() => ke(`/item/${encodeURIComponent(item.kode)}/${sebut(item.nama)}`)}>
        <div className="foto">
          <Foto path={item.gambar[0]} />
        </div>
        <h3>{item.nama}</h3>
        <p className="redup kecil">
          {[item.kadar > 0 ? persen(item.kadar) : '', rentangBerat(item.berat_dari, item.berat_sampai)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="kecil">{item.ada ? (harga ?? 'Tanya Admin') : 'Sedang tidak ada'}</p>
      </button>
      <button
        type="button"
        className="bulat"
        aria-pressed={suka}
        aria-label={suka ? `Hapus ${item.nama} dari keinginan` : `Simpan ${item.nama}`}
        onClick={() => ubahSuka(item.kode)}
      >
        <Hati penuh={suka} />
      </button>
    </article>
  );
}

// What an answer's three states look like: waiting, failed with nothing to show, shown (perhaps of before).
export function Isi<T>({
  ambilan,
  children,
  kosong,
}: {
  ambilan: Ambilan<T>;
  children: (data: T) => ReactNode;
  kosong?: (data: T) => string | false;
}) {
  const { data, galat, luring, muatLagi } = ambilan;
  const ada = data !== undefined;
  useEffect(() => {
    if (ada) pulihkanLetak();
  }, [ada]);
  if (data === undefined) {
    if (!galat) return <output className="sela" aria-label="Memuat" style={{ display: 'block' }} />;
    return (
      <div className="kosong-kata" role="alert">
        <p>{galat}</p>
        <button type="button" className="kedua" onClick={muatLagi}>
          Coba lagi
        </button>
      </div>
    );
  }
  const kata = kosong?.(data);
  return (
    <>
      {luring && <output className="pita">{LURING}</output>}
      {kata ? <p className="kosong-kata">{kata}</p> : children(data)}
    </>
  );
}

export function Lembar({ judul, tutup, children }: { judul: string; tutup: () => void; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const d = ref.current;
    d?.showModal();
    return () => d?.close();
  }, []);
  return (
    <dialog ref={ref} className="dialog" aria-label={judul} onCancel={tutup}>
      <div className="lembar">
        <h2>{judul}</h2>
        {children}
        <button type="button" className="kedua" onClick={tutup}>
          Tutup
        </button>
      </div>
    </dialog>
  );
}

export function Baris({
  kiri,
  bawah,
  kanan,
  jalan,
}: {
  kiri: ReactNode;
  bawah?: ReactNode;
  kanan?: ReactNode;
  jalan?: string;
}) {
  const isi = (
    <>
      <span>
        {kiri}
        {bawah && (
          <span className="redup kecil" style={{ display: 'block' }}>
            {bawah}
          </span>
        )}
      </span>
      {kanan !== undefined && <span>{kanan}</span>}
    </>
  );
  return jalan ? (
    <button type="button" className="baris" onClick={() => ke(jalan)}>
      {isi}
    </button>
  ) : (
    <div className="baris">{isi}</div>
  );
}
