// The run's own clock: it begins on a Monday morning in Jakarta, whatever the machine's hour is, and goes on with it.
// Servers get it as an option, pages as an offset of their Date; so no run meets midnight, or an afternoon's session.
import type { BrowserContext } from '@playwright/test';

const KUNCI = 'KARAT_E2E_GESER';
const AWAL = Date.parse('2026-11-16T09:00:00+07:00');
const HARI = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Jakarta' });

/** Once a run; the environment carries it to the workers. */
export function mulaikanJam(): void {
  process.env[KUNCI] = String(AWAL - Date.now());
}

function geser(): number {
  const selisih = process.env[KUNCI];
  if (!selisih) throw new Error('alat/mulai.ts belum dijalankan');
  return Number(selisih);
}

export function sekarang(): Date {
  return new Date(Date.now() + geser());
}

/** The day in Jakarta. */
export function hariIni(): string {
  return HARI.format(sekarang());
}

/** Pages of this context read the same time; asked for twice, it counts once. */
export async function pasangJam(konteks: BrowserContext): Promise<void> {
  await konteks.addInitScript((selisih) => {
    if (Date.name === 'Geser') return;
    const Asli = Date;
    class Geser extends Asli {
      constructor(...isi: unknown[]) {
        if (isi.length === 0) super(Asli.now() + selisih);
        else super(...(isi as [number]));
      }
      static override now(): number {
        return Asli.now() + selisih;
      }
    }
    globalThis.Date = Geser as DateConstructor;
  }, geser());
}
