// KARAT_LAMBAT=10: React's own work and the answers of the server come up to so many milliseconds late, by chance, as on a
// starved machine. A test that looks before its wait is over fails with it. Loaded before anything of React.
import { vi } from 'vitest';

const paling = Number(process.env.KARAT_LAMBAT ?? 0);
const nanti = globalThis.setTimeout;
const telat = () => Math.random() * paling;

if (paling > 0) {
  const asli = vi.stubGlobal.bind(vi);
  vi.stubGlobal = (nama, isi) => {
    const telatDijawab = async (...kirim: unknown[]) => {
      const jawaban = await (isi as (...kirim: unknown[]) => unknown)(...kirim);
      // A test that holds the clock still says itself when an answer comes.
      if (!vi.isFakeTimers()) await new Promise((lanjut) => nanti(lanjut, telat()));
      return jawaban;
    };
    return asli(nama, nama === 'fetch' ? telatDijawab : isi);
  };
  // What React's scheduler takes its turns with.
  const segera = (kerja: (...isi: unknown[]) => void, ...isi: unknown[]) => nanti(kerja, telat(), ...isi);
  Object.assign(globalThis, { setImmediate: segera });
}
