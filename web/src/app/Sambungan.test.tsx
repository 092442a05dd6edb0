// What the header says of the connection, case by case.
import { expect, it } from 'vitest';
import { kabarSambungan } from './Sambungan';

const PUKUL = Date.UTC(2026, 10, 15, 3, 31);

it.each([
  ['ada', true, 'baik', 'Tersambung'],
  ['ada', false, 'waspada', 'Kabar langsung putus 10:31'],
  ['putus', false, 'buruk', 'Server putus 10:31'],
  ['putus', true, 'buruk', 'Server putus 10:31'],
  ['terganggu', true, 'buruk', 'Server terganggu 10:31'],
] as const)('server %s, soket %s: %s', (keadaan, ada, warna, ringkas) => {
  const kabar = kabarSambungan({ keadaan, sejak: PUKUL }, { ada, sejak: PUKUL });
  expect([kabar.warna, kabar.ringkas]).toEqual([warna, ringkas]);
  expect(kabar.server).toContain('sejak 10:31');
  expect(kabar.soket).toContain('sejak 10:31');
});
