// The few signs the app needs, drawn here: a set of icons would be larger than the rest.
import type { ReactNode } from 'react';

const Gambar = ({ children, isi }: { children: ReactNode; isi?: boolean }) => (
  <svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill={isi ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

export const Kiri = () => (
  <Gambar>
    <path d="M15 5l-7 7 7 7" />
  </Gambar>
);
export const Rumah = () => (
  <Gambar>
    <path d="M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z" />
  </Gambar>
);
export const Kaca = () => (
  <Gambar>
    <circle cx="11" cy="11" r="6.5" />
    <path d="M16 16l4 4" />
  </Gambar>
);
export const Grafik = () => (
  <Gambar>
    <path d="M4 17l5-6 4 4 7-9M15 6h5v5" />
  </Gambar>
);
export const Hati = ({ penuh }: { penuh?: boolean }) => (
  <Gambar isi={penuh}>
    <path d="M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.4 4.3 4.3 0 0 1 19.500 10c0 5.400-7.500 10-7.500 10z" />
  </Gambar>
);
export const Orang = () => (
  <Gambar>
    <circle cx="12" cy="8" r="3.600" />
    <path d="M5 20c.6-3.800 3.500-5.600 7-5.600s6.400 1.800 7 5.600" />
  </Gambar>
);
