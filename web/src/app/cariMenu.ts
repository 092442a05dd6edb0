// Finding a menu by what somebody types: every word must be found in its name, place or address.
// The best name stands first.
import type { Rute } from '@/routes';

/** How well an entry answers: its name, its name's start, within its name, its place; 0 is no answer. */
export function nilaiCocok(judul: string, tempat: string, cari: string): number {
  const kata = cari.trim().toLowerCase().split(/\s+/);
  const nama = judul.toLowerCase();
  const semua = `${nama} ${tempat.toLowerCase()}`;
  if (!kata.every((satu) => semua.includes(satu))) return 0;
  if (nama === kata.join(' ')) return 4;
  if (nama.startsWith(kata.join(' '))) return 3;
  return kata.every((satu) => nama.includes(satu)) ? 2 : 1;
}

/** The best name first; of equals, and while nothing is typed, what the person uses most. */
export function cariMenu(
  rute: readonly Rute[],
  cari: string,
  sering: Readonly<Record<string, number>> = {},
  batas = 10,
): Rute[] {
  const dipakai = (satu: Rute) => sering[satu.path] ?? 0;
  if (cari.trim() === '') return [...rute].sort((a, b) => dipakai(b) - dipakai(a)).slice(0, batas);
  return rute
    .map((satu) => ({ satu, nilai: nilaiCocok(satu.judul, `${satu.menu.join(' ')} ${satu.path}`, cari) }))
    .filter(({ nilai }) => nilai > 0)
    .sort((a, b) => b.nilai - a.nilai || dipakai(b.satu) - dipakai(a.satu) || a.satu.judul.length - b.satu.judul.length)
    .slice(0, batas)
    .map(({ satu }) => satu);
}
