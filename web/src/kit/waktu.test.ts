// What is left of a time, as people say it.
import { expect, it } from 'vitest';
import { sisaWaktu } from './waktu';

it.each([
  [5, '0:05'],
  [245, '4:05'],
  [3600, '1 jam'],
  [42_456, '11 jam 47 menit'],
  [86_400, '1 hari'],
  [2 * 86_400 + 3 * 3600 + 59, '2 hari 3 jam'],
])('%i detik ditulis %s', (detik, teks) => expect(sisaWaktu(detik)).toBe(teks));
