// What a person opens, counted on this device: the palette shows first what they use. Old habits fade: when the counts grow
// large all of them are halved.
import { bacaJson, tulisJson } from '@/kit/simpanan';

const TERBESAR = 200;
const kunci = (user: string) => `karat.pilihan.sering.${user}`;

export type Sering = Readonly<Record<string, number>>;

export function seringDipakai(user: string): Sering {
  return bacaJson<Sering>(kunci(user)) ?? {};
}

export function catatDipakai(user: string, path: string): void {
  const lama = seringDipakai(user);
  const n = (lama[path] ?? 0) + 1;
  const baru = { ...lama, [path]: n };
  tulisJson(
    kunci(user),
    n < TERBESAR
      ? baru
      : Object.fromEntries(
          Object.entries(baru)
            .map(([p, banyak]) => [p, Math.floor(banyak / 2)] as const)
            .filter(([, banyak]) => banyak > 0),
        ),
  );
}
