// The menu tree as sets: which leaves a node has, how much of it is ticked, what a search leaves of it.
// Pure; the tree itself comes from the server.
import type { SimpulAkses } from '@/api/tipe';

export type Centang = 'semua' | 'sebagian' | 'tidak';

export function daun(simpul: SimpulAkses): string[] {
  return simpul.children?.length ? simpul.children.flatMap(daun) : [simpul.key];
}

export function daunTampak(pohon: readonly SimpulAkses[]): Set<string> {
  return new Set(
    pohon.flatMap((satu) => (satu.children?.length ? [...daunTampak(satu.children)] : satu.is_show ? [satu.key] : [])),
  );
}

export function keadaan(simpul: SimpulAkses, terpilih: ReadonlySet<string>): Centang {
  const semua = daun(simpul);
  const ada = semua.filter((satu) => terpilih.has(satu)).length;
  return ada === 0 ? 'tidak' : ada === semua.length ? 'semua' : 'sebagian';
}

/** Ticks or clears all leaves of a node, leaving alone those that cannot be given. */
export function centang(
  simpul: SimpulAkses,
  terpilih: ReadonlySet<string>,
  ya: boolean,
  terkunci: ReadonlySet<string> = new Set(),
): Set<string> {
  const baru = new Set(terpilih);
  for (const satu of daun(simpul)) {
    if (!ya) baru.delete(satu);
    else if (!terkunci.has(satu)) baru.add(satu);
  }
  return baru;
}

/** Nodes whose name fits, with all below; and what leads to them. */
export function saringPohon(pohon: readonly SimpulAkses[], cari: string): SimpulAkses[] {
  const kata = cari.trim().toLowerCase();
  if (kata === '') return [...pohon];
  return pohon.flatMap((satu) => {
    if (satu.label.toLowerCase().includes(kata)) return [satu];
    const children = saringPohon(satu.children ?? [], cari);
    return children.length > 0 ? [{ ...satu, children }] : [];
  });
}

export function selisih(lama: ReadonlySet<string>, baru: ReadonlySet<string>): { tambah: string[]; cabut: string[] } {
  return {
    tambah: [...baru].filter((satu) => !lama.has(satu)),
    cabut: [...lama].filter((satu) => !baru.has(satu)),
  };
}

/** Names of menus by their key. */
export function namaMenu(pohon: readonly SimpulAkses[]): Map<string, string> {
  return new Map(
    pohon.flatMap((satu) =>
      satu.children?.length ? [...namaMenu(satu.children)] : [[satu.key, satu.label] as [string, string]],
    ),
  );
}
