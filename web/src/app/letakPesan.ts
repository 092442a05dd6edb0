// Where toasts stand: as near to the top right corner as they can without covering what somebody needs (buttons, fields,
// sums, titles). The search is plain arithmetic; the page is read only while a toast is there.
import { useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';

export interface Bidang {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Something on the page, and how much it matters that it stays in sight. */
export interface Penting extends Bidang {
  bobot: number;
}

export interface Letak {
  /** From the top, and from the right edge. */
  atas: number;
  kanan: number;
}

const TEPI = 8;
const LANGKAH_X = 16;
const LANGKAH_Y = 8;
const JARAK = 4;

function tindih(a: Bidang, b: Bidang): number {
  const lebar = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const tinggi = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return lebar > 0 && tinggi > 0 ? lebar * tinggi : 0;
}

/** What a place costs: all that would be covered, by its weight. */
export function tertutup(kotak: Bidang, penting: readonly Penting[]): number {
  const longgar = { x: kotak.x - JARAK, y: kotak.y - JARAK, w: kotak.w + 2 * JARAK, h: kotak.h + 2 * JARAK };
  return penting.reduce((jumlah, satu) => jumlah + tindih(longgar, satu) * satu.bobot, 0);
}

/** The free place nearest to the corner; where there is none, the one that covers least. */
export function tempatPesan(
  layar: { w: number; h: number },
  ukuran: { w: number; h: number },
  penting: readonly Penting[],
): Letak {
  let terbaik: Letak & { biaya: number; jauh: number } = { atas: TEPI, kanan: TEPI, biaya: Infinity, jauh: 0 };
  for (let atas = TEPI; atas + ukuran.h <= layar.h - TEPI; atas += LANGKAH_Y) {
    const sebaris = penting.filter((satu) => satu.y < atas + ukuran.h + JARAK && satu.y + satu.h > atas - JARAK);
    for (let kanan = TEPI; kanan + ukuran.w <= layar.w - TEPI; kanan += LANGKAH_X) {
      const biaya = tertutup({ x: layar.w - kanan - ukuran.w, y: atas, ...ukuran }, sebaris);
      // Down costs more than to the side: news is looked for at the top.
      const jauh = 2 * atas + kanan;
      if (biaya < terbaik.biaya || (biaya === terbaik.biaya && jauh < terbaik.jauh)) {
        terbaik = { atas, kanan, biaya, jauh };
      }
    }
  }
  return { atas: terbaik.atas, kanan: terbaik.kanan };
}

const WADAH = '.mantine-Notifications-root[data-position="top-right"]';
const DIPAKAI = 'button, a[href], input:not([type=hidden]), select, textarea, [role=button], [role=tab], [role=option]';
const DIBACA = 'h1, h2, dd, [data-neto], [data-lunas], [data-nomor], [data-kabar]';
/** What stands in the shell's own head matters less than the work under it. */
const BOBOT = { dipakai: 1, dibaca: 0.5, kepala: 0.1 };

function bacaPenting(): Penting[] {
  // Under an open dialog nothing can be used.
  const dialog = [...document.querySelectorAll('[role=dialog]')].filter((satu) => satu.checkVisibility());
  const asal = dialog.length > 0 ? dialog : [document.body];
  return asal.flatMap((wadah) =>
    [...wadah.querySelectorAll(`${DIPAKAI}, ${DIBACA}`)].flatMap((satu) => {
      if (satu.closest(WADAH) || !satu.checkVisibility()) return [];
      const { x, y, width: w, height: h } = satu.getBoundingClientRect();
      const utama = satu.closest('main, [role=dialog]') !== null;
      return [{ x, y, w, h, bobot: !utama ? BOBOT.kepala : satu.matches(DIPAKAI) ? BOBOT.dipakai : BOBOT.dibaca }];
    }),
  );
}

/** Tells whether there was something to place. */
function letakkan(): boolean {
  const wadah = document.querySelector<HTMLElement>(WADAH);
  const kotak = wadah?.getBoundingClientRect();
  if (!wadah || !kotak || kotak.height === 0) return false;
  const penting = bacaPenting();
  const diDalam = kotak.right <= innerWidth && kotak.bottom <= innerHeight;
  // What stands well stays: a toast that wanders is not read.
  if (wadah.dataset.letak && diDalam && tertutup(bidang(kotak), penting) === 0) return true;
  const { atas, kanan } = tempatPesan({ w: innerWidth, h: innerHeight }, { w: kotak.width, h: kotak.height }, penting);
  wadah.style.top = `${atas}px`;
  wadah.style.right = `${kanan}px`;
  wadah.dataset.letak = 'ya';
  return true;
}

const bidang = ({ x, y, width: w, height: h }: DOMRect): Bidang => ({ x, y, w, h });

const PERIKSA_MS = 250;

/** Places the toasts anew when one comes, and when the page under them has changed. */
export function useLetakPesan(): void {
  const banyak = useNotifications().notifications.length;
  useEffect(() => {
    if (banyak === 0) return;
    let bingkai = 0;
    const mulai = () => {
      if (!letakkan()) bingkai = requestAnimationFrame(mulai);
    };
    bingkai = requestAnimationFrame(mulai);
    const jam = setInterval(letakkan, PERIKSA_MS);
    addEventListener('resize', letakkan);
    return () => {
      cancelAnimationFrame(bingkai);
      clearInterval(jam);
      removeEventListener('resize', letakkan);
      document.querySelector<HTMLElement>(WADAH)?.removeAttribute('data-letak');
    };
  }, [banyak]);
}
