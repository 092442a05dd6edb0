// Cells that open something: links, which can be opened in another tab as well.
import { useNavigate } from '@tanstack/react-router';
import { createContext, type MouseEvent, type ReactNode } from 'react';
import type { Pembuka, Tujuan } from './buka';
import kelas from './laporan.module.css';

export const KonteksBuka = createContext<Pembuka | undefined>(undefined);

export function useBukaTujuan() {
  const pindah = useNavigate();
  return (ke: Tujuan) => void pindah({ to: ke.path, search: ke.search as never });
}

const alamat = (ke: Tujuan) => `${ke.path}?${new URLSearchParams(ke.search)}`;

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
