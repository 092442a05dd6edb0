// Refusals and stale saves, told by label: the server names cells by their place in what was sent.
import { Tolak } from '@/api/tolak';
import type { BarisVersi } from '@/kit/DialogBentrok';
import type { DuaVersi } from './api';
import { NAMA_FONT } from './teks';
import type { Label } from './tipe';

export function salahPerLabel(label: readonly Label[], sebab: unknown) {
  const hasil = new Map<string, Record<string, string>>();
  if (!(sebab instanceof Tolak)) return hasil;
  for (const [kunci, teks] of Object.entries(sebab.fields)) {
    const cocok = /^nota\[(\d+)\]\.(.+)$/.exec(kunci);
    const name = cocok && label[Number(cocok[1])]?.name;
    if (!name || !cocok?.[2]) continue;
    hasil.set(name, { ...hasil.get(name), [cocok[2]]: teks });
  }
  return hasil;
}

function ringkas(l: Label | undefined): string {
  if (!l) return '-';
  const tempat = `x ${l.position_x} y ${l.position_y}, ${l.width} × ${l.height} mm`;
  const huruf = l.jenis === 'text' ? `, ${NAMA_FONT[l.font_family] ?? l.font_family} ${l.font_size}` : '';
  return `${l.isi || l.jenis} · ${tempat}${huruf}${l.status ? '' : ' · tersembunyi'}`;
}

/** Only the labels that differ. */
export function keduaVersi({ tersimpan, dikirim }: DuaVersi): BarisVersi[] {
  const nama = new Set([...tersimpan.nota, ...dikirim.nota].map((l) => l.name));
  const kertas = ({ letak }: DuaVersi['tersimpan']) => `${letak.lebar} × ${letak.tinggi} mm`;
  const baris = [...nama].map((name) => ({
    label: name,
    tersimpan: ringkas(tersimpan.nota.find((l) => l.name === name)),
    isian: ringkas(dikirim.nota.find((l) => l.name === name)),
  }));
  return [{ label: 'Kertas', tersimpan: kertas(tersimpan), isian: kertas(dikirim) }, ...baris].filter(
    (satu) => satu.tersimpan !== satu.isian,
  );
}
