// The sidebar: one line a menu; its entries float beside it and hide 250 ms after the pointer has left.
// Narrow by choice or on small windows; phones get it as a drawer (SisiLaci).

import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import clsx from 'clsx';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { cariRute } from '@/routes';
import { ikonMenu } from './ikonMenu';
import { MenuMelayang } from './MenuMelayang';
import type { MenuUtama } from './menu';
import kelas from './Sisi.module.css';

const TUNDA_SEMBUNYI = 250;

interface Terbuka {
  judul: string;
  atas: number;
  kiri: number;
  fokus: boolean;
}

interface Props {
  menu: readonly MenuUtama[];
  ringkas: boolean;
  onRingkas: (ya: boolean) => void;
}

export function Sisi({ menu, ringkas, onRingkas }: Props) {
  const path = useRouterState({ select: (keadaan) => keadaan.location.pathname });
  const aktif = cariRute(path);
  const [terbuka, setTerbuka] = useState<Terbuka>();
  const jam = useRef<ReturnType<typeof setTimeout>>(undefined);
  const butir = useRef(new Map<string, HTMLButtonElement>());
  const sisi = useRef<HTMLElement>(null);
  const letak = useRef<{ x: number; y: number }>(undefined);
  useEffect(() => () => clearTimeout(jam.current), []);
  // Whatever led to another page, the menu of the last one is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins with it closed
  useEffect(() => setTerbuka(undefined), [path]);
  useEffect(() => {
    const catat = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      letak.current = { x, y };
    };
    document.addEventListener('pointermove', catat);
    return () => document.removeEventListener('pointermove', catat);
  }, []);
  /** The pointer did not come: something that lay over the menu went away, such as the palette. */
  const datangSendiri = ({ clientX: x, clientY: y }: PointerEvent) =>
    (x > 0 || y > 0) && letak.current?.x === x && letak.current.y === y;

  const buka = (judul: string, fokus: boolean) => {
    clearTimeout(jam.current);
    const kotak = butir.current.get(judul)?.getBoundingClientRect();
    const lebar = sisi.current?.getBoundingClientRect().right ?? 0;
    setTerbuka({ judul, atas: kotak?.top ?? 0, kiri: lebar, fokus });
  };
  const tutup = (kembaliFokus: boolean) => {
    clearTimeout(jam.current);
    if (kembaliFokus && terbuka) butir.current.get(terbuka.judul)?.focus();
    setTerbuka(undefined);
  };
  const sembunyikanNanti = () => {
    clearTimeout(jam.current);
    jam.current = setTimeout(() => setTerbuka(undefined), TUNDA_SEMBUNYI);
  };
  const pilihan = menu.find((satu) => satu.judul === terbuka?.judul);

  return (
    <aside
      ref={sisi}
      className={clsx(kelas.sisi, ringkas && kelas.ringkas)}
      onBlur={(kejadian) => {
        if (terbuka && kejadian.relatedTarget && !kejadian.currentTarget.contains(kejadian.relatedTarget)) tutup(false);
      }}
    >
      <nav aria-label="Menu utama" className={kelas.daftar}>
        <ul>
          {menu.map((satu) => {
            const Ikon = ikonMenu(satu.judul);
            const hidup = aktif?.menu[0] === satu.judul;
            return (
              <li key={satu.judul}>
                <button
                  type="button"
                  ref={(el) => {
                    if (el) butir.current.set(satu.judul, el);
                  }}
                  className={clsx(kelas.butir, hidup && kelas.hidup)}
                  aria-expanded={terbuka?.judul === satu.judul}
                  aria-controls={terbuka?.judul === satu.judul ? 'menu-melayang' : undefined}
                  aria-label={satu.judul}
                  title={ringkas ? satu.judul : undefined}
                  onPointerEnter={(kejadian) =>
                    kejadian.pointerType === 'mouse' && !datangSendiri(kejadian) && buka(satu.judul, false)
                  }
                  // It came by itself, and now the pointer moves on it: that is a person who wants it.
                  onPointerMove={(kejadian) =>
                    kejadian.pointerType === 'mouse' &&
                    terbuka?.judul !== satu.judul &&
                    !datangSendiri(kejadian) &&
                    buka(satu.judul, false)
                  }
                  onPointerLeave={(kejadian) => kejadian.pointerType === 'mouse' && sembunyikanNanti()}
                  onClick={(kejadian) => buka(satu.judul, kejadian.detail === 0)}
                  onKeyDown={(kejadian) => {
                    if (kejadian.key === 'ArrowRight') buka(satu.judul, true);
                    if (kejadian.key === 'Escape') tutup(false);
                  }}
                >
                  <Ikon size={20} stroke={1.6} aria-hidden />
                  <span className={kelas.butirTeks}>{satu.judul}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
      <button
        type="button"
        className={clsx(kelas.butir, kelas.pelipat)}
        aria-label={ringkas ? 'Lebarkan menu' : 'Ringkaskan menu'}
        onClick={() => onRingkas(!ringkas)}
      >
        {ringkas ? (
          <IconLayoutSidebarLeftExpand size={20} stroke={1.6} />
        ) : (
          <IconLayoutSidebarLeftCollapse size={20} stroke={1.6} />
        )}
        <span className={kelas.butirTeks}>Ringkaskan</span>
      </button>
      {pilihan && terbuka && (
        <MenuMelayang
          key={pilihan.judul}
          id="menu-melayang"
          menu={pilihan}
          atas={terbuka.atas}
          kiri={terbuka.kiri}
          fokus={terbuka.fokus}
          aktif={path}
          onTutup={tutup}
          onPointerEnter={() => clearTimeout(jam.current)}
          onPointerLeave={(kejadian) => kejadian.pointerType === 'mouse' && sembunyikanNanti()}
        />
      )}
    </aside>
  );
}
