// The float submenu beside the sidebar: every entry of one menu, in columns by part.
// It keeps itself inside the window, and arrow keys walk through it.
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Menyusul } from './Menyusul';
import { labelDalamMenu, type MenuUtama } from './menu';
import kelas from './Sisi.module.css';
import { tandaSiap } from './siap';

interface Props {
  id: string;
  menu: MenuUtama;
  atas: number;
  kiri: number;
  /** Opened by keyboard: the first entry takes the focus. */
  fokus: boolean;
  aktif: string;
  onTutup: (kembaliFokus: boolean) => void;
  onPointerEnter: (kejadian: PointerEvent) => void;
  onPointerLeave: (kejadian: PointerEvent) => void;
}

const JARAK = 8;

export function MenuMelayang({ id, menu, atas, kiri, fokus, aktif, onTutup, onPointerEnter, onPointerLeave }: Props) {
  const ref = useRef<HTMLElement>(null);
  const [letak, setLetak] = useState(atas);
  useLayoutEffect(() => {
    const tinggi = ref.current?.offsetHeight ?? 0;
    setLetak(Math.max(JARAK, Math.min(atas, window.innerHeight - tinggi - JARAK)));
    if (fokus) ref.current?.querySelector('a')?.focus();
  }, [atas, fokus]);

  const jalan = (kejadian: KeyboardEvent) => {
    const tautan = [...(ref.current?.querySelectorAll('a') ?? [])];
    const kini = tautan.indexOf(document.activeElement as HTMLAnchorElement);
    if (kejadian.key === 'ArrowDown') tautan[Math.min(kini + 1, tautan.length - 1)]?.focus();
    else if (kejadian.key === 'ArrowUp') tautan[Math.max(kini - 1, 0)]?.focus();
    else if (kejadian.key === 'Escape' || kejadian.key === 'ArrowLeft') onTutup(true);
    else return;
    kejadian.preventDefault();
    kejadian.stopPropagation();
  };

  return (
    <nav
      ref={ref}
      id={id}
      aria-label={menu.judul}
      className={kelas.melayang}
      style={{ top: letak, left: kiri }}
      onKeyDown={jalan}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <p className={kelas.melayangJudul}>{menu.judul}</p>
      <div className={kelas.melayangIsi}>
        {menu.bagian.map((bagian) => (
          <section key={bagian.judul} className={kelas.melayangBagian} aria-label={bagian.judul || menu.judul}>
            {bagian.judul && <p className={kelas.melayangBagianJudul}>{bagian.judul}</p>}
            <ul>
              {bagian.rute.map((rute) => (
                <li key={rute.path}>
                  <Link
                    to={rute.path}
                    aria-label={rute.judul}
                    {...tandaSiap(rute)}
                    aria-current={rute.path === aktif ? 'page' : undefined}
                    onClick={() => onTutup(false)}
                  >
                    {labelDalamMenu(rute)}
                    <Menyusul rute={rute} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
