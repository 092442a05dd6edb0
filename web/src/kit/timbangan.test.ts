// The lines of common scales, and a port that sends them in pieces.
import { describe, expect, it } from 'vitest';
import { type Bacaan, bacaBaris, dengarkan, type PortTimbangan, tulisMg } from './timbangan';

describe('bacaBaris', () => {
  it.each([
    ['ST,GS,+  12.345 g', '12.345', true],
    ['US,GS,+  12.345 g\r', '12.345', false],
    ['ST,NT,-00001.20g', '-1.200', true],
    ['S S     412.35 g', '412.350', true],
    ['S D     412.35 g', '412.350', false],
    ['+  0.48213 kg', '482.130', true],
    ['  518.4', '518.400', true],
    ['GS    1.2345 G', '1.234', true],
  ])('%s', (baris, berat, stabil) => {
    expect(bacaBaris(baris)).toMatchObject({ berat, stabil, mentah: baris.trim() });
  });

  it.each(['', 'OL', 'ST,OL', 'S +', 'ES', '12.345 LB', '1.2.3 g', 'ST,GS,', '999999999 g'])(
    'bukan berat: %s',
    (baris) => {
      expect(bacaBaris(baris)).toBeUndefined();
    },
  );

  it('menulis miligram tanpa pecahan biner', () => {
    expect([tulisMg(2345), tulisMg(-20), tulisMg(1000)]).toEqual(['2.345', '-0.020', '1.000']);
  });
});

/** A port that sends these pieces, then waits until it is closed. */
function portPalsu(potongan: string[]): PortTimbangan & { jejak: string[] } {
  const jejak: string[] = [];
  return {
    jejak,
    readable: new ReadableStream<Uint8Array>({
      start(kendali) {
        for (const satu of potongan) kendali.enqueue(new TextEncoder().encode(satu));
      },
    }),
    open: async ({ baudRate }) => void jejak.push(`buka ${baudRate}`),
    close: async () => void jejak.push('tutup'),
  };
}

describe('dengarkan', () => {
  it('menyatukan baris yang datang terpotong dan berhenti ketika diminta', async () => {
    const port = portPalsu(['ST,GS,+  41', '2.350 g\r\nUS,GS,+ 4', '13.0 g\r\nsampah\r\n', 'ST,GS,+ 414.000 g\r\n']);
    const kendali = new AbortController();
    const dapat: Bacaan[] = [];
    await dengarkan(port, 9600, kendali.signal, (satu) => {
      dapat.push(satu);
      if (dapat.length === 3) kendali.abort();
    });
    expect(dapat.map((satu) => `${satu.berat} ${satu.stabil}`)).toEqual([
      '412.350 true',
      '413.000 false',
      '414.000 true',
    ]);
    expect(port.jejak).toEqual(['buka 9600', 'tutup']);
  });

  it('kecepatan yang salah tidak menimbun sampah', async () => {
    const port = portPalsu([...Array.from({ length: 50 }, () => '\u0000x'.repeat(50)), '\r\nST,GS,+ 1.000 g\r\n']);
    const kendali = new AbortController();
    const dapat: string[] = [];
    await dengarkan(port, 1200, kendali.signal, (satu) => {
      dapat.push(satu.berat);
      kendali.abort();
    });
    expect(dapat).toEqual(['1.000']);
  });
});
