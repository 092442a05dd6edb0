// The menu tree with ticks: whole menus, their parts, or single entries. What differs from the start is marked.
// Entries that the person cannot give are shown, but not to be ticked.
import clsx from 'clsx';
import { useEffect, useId, useRef } from 'react';
import type { SimpulAkses } from '@/api/tipe';
import { Kosong } from '@/kit/Kosong';
import { URUTAN_MENU } from '@/routes';
import kelas from './PohonAkses.module.css';
import { type Centang, centang, daun, keadaan } from './pohon';

export interface PohonAksesProps {
  pohon: readonly SimpulAkses[];
  terpilih: ReadonlySet<string>;
  ganti: (baru: Set<string>) => void;
  /** What was ticked when the editing began. */
  semula?: ReadonlySet<string>;
  terkunci?: ReadonlySet<string>;
  bacaSaja?: boolean;
}

const PANJANG = 24;

/** Menus in the order of the sidebar. */
function urutMenu(pohon: readonly SimpulAkses[]): SimpulAkses[] {
  const tempat = (key: string) => (URUTAN_MENU as readonly string[]).indexOf(key);
  return [...pohon].sort((a, b) => tempat(a.key) - tempat(b.key));
}

export function PohonAkses(p: PohonAksesProps) {
  if (p.pohon.length === 0) return <Kosong teks="Tidak ada menu dengan nama itu" />;
  return (
    <div className={kelas.kolom}>
      {urutMenu(p.pohon).map((menu) => (
        <Menu key={menu.key} menu={menu} p={p} />
      ))}
    </div>
  );
}

function Menu({ menu, p }: { menu: SimpulAkses; p: PohonAksesProps }) {
  const id = useId();
  const semua = daun(menu);
  const ada = semua.filter((satu) => p.terpilih.has(satu)).length;
  return (
    <section aria-label={menu.label} className={clsx(kelas.menu, semua.length > PANJANG && kelas.panjang)}>
      <label className={kelas.kepala} htmlFor={id}>
        <Kotak id={id} simpul={menu} p={p} />
        {menu.label}
        <span className={kelas.hitung}>
          {ada} dari {semua.length}
        </span>
      </label>
      <div className={kelas.isi}>
        {menu.children?.map((anak) => (
          <Simpul key={anak.key} simpul={anak} p={p} />
        ))}
      </div>
    </section>
  );
}

function Simpul({ simpul, p }: { simpul: SimpulAkses; p: PohonAksesProps }) {
  const id = useId();
  if (simpul.children?.length) {
    return (
      <div className={kelas.bagian}>
        <label className={kelas.baris} htmlFor={id}>
          <Kotak id={id} simpul={simpul} p={p} />
          <strong>{simpul.label}</strong>
        </label>
        <div className={kelas.anak}>
          {simpul.children.map((anak) => (
            <Simpul key={anak.key} simpul={anak} p={p} />
          ))}
        </div>
      </div>
    );
  }
  const terkunci = p.terkunci?.has(simpul.key) ?? false;
  const kini = p.terpilih.has(simpul.key);
  const berubah = p.semula !== undefined && p.semula.has(simpul.key) !== kini;
  return (
    <label className={clsx(kelas.baris, terkunci && kelas.terkunci, berubah && kelas.berubah)} htmlFor={id}>
      <Kotak id={id} simpul={simpul} p={p} />
      {simpul.label}
      {berubah && (
        <span className={clsx(kelas.tanda, kini ? kelas.ditambah : kelas.dicabut)}>
          {kini ? 'ditambah' : 'dicabut'}
        </span>
      )}
      {terkunci && !berubah && <span className={kelas.tanda}>bukan menu Anda</span>}
    </label>
  );
}

function Kotak({ id, simpul, p }: { id: string; simpul: SimpulAkses; p: PohonAksesProps }) {
  const ref = useRef<HTMLInputElement>(null);
  const kini: Centang = keadaan(simpul, p.terpilih);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = kini === 'sebagian';
  }, [kini]);
  // What is ticked may always be taken away; only giving needs the right.
  const tetap = kini === 'tidak' && daun(simpul).every((satu) => p.terkunci?.has(satu) ?? false);
  return (
    <input
      ref={ref}
      id={id}
      type="checkbox"
      aria-label={simpul.label}
      checked={kini === 'semua'}
      disabled={p.bacaSaja || tetap}
      onChange={() => p.ganti(centang(simpul, p.terpilih, kini !== 'semua', p.terkunci))}
    />
  );
}
