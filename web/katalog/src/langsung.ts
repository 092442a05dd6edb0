// News while somebody looks: what was sold or came, prices that were published. The stream tells every phone the same difference,
// which is put into what this one shows; nothing is asked for but when the office wrote something, or the line was broken.
import { muatUlangKatalog, ubahIsi } from './data';
import { EDISI } from './jalan';
import type { Beranda, HalamanItem, Harga, Item, ItemRinci } from './tipe';

export type Saat = Pick<ItemRinci, 'kode' | 'ada' | 'harga_dari' | 'harga_sampai' | 'toko'>;
export type Kabar = { item: Saat[]; harga: { kode_toko: string; tanggal: string; harga: Harga[] }[]; muat: boolean };

const dengan = <T extends Item>(x: T, s: Saat): T => ({
  ...x,
  ada: s.ada,
  harga_dari: s.harga_dari,
  harga_sampai: s.harga_sampai,
});

// What was shown of a call, with the news in it; the same thing where it is not touched.
export function pakaiKabar(jalan: string, data: unknown, k: Kabar): unknown {
  const [, edisi, apa = ''] = jalan.split('/', 3);
  if (edisi !== EDISI || !data) return data;
  if (apa.startsWith('item?')) {
    const h = data as HalamanItem;
    if (!h.item.some((x) => k.item.some((s) => s.kode === x.kode))) return data;
    const item = h.item.map((x) => {
      const s = k.item.find((y) => y.kode === x.kode);
      return s ? dengan(x, s) : x;
    });
    return { ...h, item };
  }
  if (apa === 'item') {
    const x = data as ItemRinci;
    const s = k.item.find((y) => y.kode === x.kode);
    return s ? { ...dengan(x, s), toko: s.toko } : data;
  }
  if (apa.startsWith('beranda')) {
    const b = data as Beranda;
    const h = k.harga.find((y) => y.kode_toko === b.kode_toko);
    return h ? { ...b, tanggal: h.tanggal, harga: h.harga } : data;
  }
  return data;
}

// Not all phones of a chain at the same moment.
const NANTI_MAKS = 2000;
// A phone that was put away is not told.
const DIAM = 30_000;

export function dengarLangsung(): void {
  if (!('EventSource' in window)) return;
  let garis: EventSource | undefined;
  let pamit: ReturnType<typeof setTimeout> | undefined;
  let pernah = false;
  const buka = (): void => {
    clearTimeout(pamit);
    if (garis && garis.readyState !== EventSource.CLOSED) return;
    garis = new EventSource(`/katalog-langsung/${EDISI}`);
    garis.onopen = () => {
      // What happened before the line stood is asked for; again after it was broken.
      if (pernah) setTimeout(muatUlangKatalog, Math.random() * NANTI_MAKS);
      else muatUlangKatalog();
      pernah = true;
    };
    garis.onmessage = (e: MessageEvent<string>) => {
      try {
        const k = JSON.parse(e.data) as Kabar;
        ubahIsi((jalan, data) => pakaiKabar(jalan, data, k));
        if (k.muat) setTimeout(muatUlangKatalog, Math.random() * NANTI_MAKS);
      } catch {
        // Words of a server that is newer than this app.
      }
    };
  };
  const lihat = (): void => {
    if (document.visibilityState === 'visible') buka();
    else
      pamit = setTimeout(() => {
        garis?.close();
        garis = undefined;
      }, DIAM);
  };
  document.addEventListener('visibilitychange', lihat);
  addEventListener('online', lihat);
  lihat();
}
