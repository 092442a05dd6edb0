// Cells that open something: links, which can be opened in another tab as well.
import { useNavigate } from '@tanstack/react-router';
import { createContext, type MouseEvent, type ReactNode } from 'react';
import { DI_SINI, type Pembuka, type Tujuan } from './buka';
import kelas from './laporan.module.css';

export const KonteksBuka = createContext<Pembuka | undefined>(undefined);

export function useBukaTujuan() {
  const pindah = useNavigate();
  return (ke: Tujuan) =>
    void pindah({
      to: ke.path,
      // What opens over a page leaves the page as it is.
      search: (ke.path === DI_SINI
        ? (lama: Record<string, unknown>) => ({ ...lama, ...ke.search })
        : ke.search) as never,
    });
}

function alamat(ke: Tujuan): string {
  const isi = new URLSearchParams(ke.search);
  if (ke.path !== DI_SINI) return `${ke.path}?${isi}`;
  const lama = globalThis.location.search.replace(/^\?/, '');
  return `?${lama ? `${lama}&` : ''}${isi}`;
}

export function TautanSel({ ke, children }: { ke: Tujuan; children: ReactNode }) {
  const buka = useBukaTujuan();
  const klik = (kejadian: MouseEvent) => {
    if (kejadian.ctrlKey || kejadian.metaKey || kejadian.shiftKey || kejadian.button !== 0) return;
    kejadian.preventDefault();
    buka(ke);
  };
  return (
    <a href={alamat(ke)} className={kelas.tautan} onClick={klik}>
      {children}
    </a>
  );
}
