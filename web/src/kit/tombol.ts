// Keys of a screen: each action has one, and the help (`?`) lists those that are alive right now.
// A key acts wherever the focus is, but not underneath a dialog; single characters are left alone while somebody types.
import { useLayoutEffect, useRef } from 'react';
import { buatGudang } from './gudang';
import { tertutup, useLapis } from './lapis';

export interface Tombol {
  /** As people read it: 'F2', 'Ctrl+K', 'Esc', '?'. */
  kunci: string;
  arti: string;
  aksi: () => void;
  /** Listed, but it waits for something: pressed, it does nothing. */
  mati?: boolean;
}

export const tombolHidup = buatGudang<readonly Tombol[]>([]);

const NAMA: Record<string, string> = { Escape: 'Esc', ' ': 'Spasi' };

export function bacaTombol(kejadian: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): string {
  const nama = NAMA[kejadian.key] ?? (kejadian.key.length === 1 ? kejadian.key.toUpperCase() : kejadian.key);
  return `${kejadian.ctrlKey || kejadian.metaKey ? 'Ctrl+' : ''}${kejadian.altKey ? 'Alt+' : ''}${nama}`;
}

function sedangMengetik(): boolean {
  const el = document.activeElement;
  return (
    el instanceof HTMLInputElement ||
    el instanceof HTMLTextAreaElement ||
    el instanceof HTMLSelectElement ||
    (el instanceof HTMLElement && el.isContentEditable)
  );
}

export function useTombol(tombol: readonly Tombol[], aktif = true): void {
  const kini = useRef(tombol);
  const lapis = useLapis();
  useLayoutEffect(() => {
    kini.current = tombol;
  });
  const tanda = tombol.map((satu) => `${satu.kunci}\n${satu.arti}`).join('\n\n');

  useLayoutEffect(() => {
    if (!aktif) return;
    const milik = tanda
      .split('\n\n')
      .filter((satu) => satu !== '')
      .map((satu): Tombol => {
        const [kunci = '', arti = ''] = satu.split('\n');
        return { kunci, arti, aksi: () => kini.current.find((t) => t.kunci === kunci)?.aksi() };
      });
    tombolHidup.atur([...tombolHidup.ambil(), ...milik]);
    const dengar = (kejadian: KeyboardEvent) => {
      if (kejadian.defaultPrevented || kejadian.repeat) return;
      const nama = bacaTombol(kejadian);
      if (nama.length === 1 && sedangMengetik()) return;
      const cocok = milik.find((satu) => satu.kunci === nama);
      if (!cocok || tertutup(lapis) || kini.current.find((t) => t.kunci === nama)?.mati) return;
      kejadian.preventDefault();
      cocok.aksi();
    };
    document.addEventListener('keydown', dengar);
    return () => {
      document.removeEventListener('keydown', dengar);
      tombolHidup.atur(tombolHidup.ambil().filter((satu) => !milik.includes(satu)));
    };
  }, [tanda, aktif, lapis]);
}
