// Who may decide a loss of weight: not who weighed, and a rejected one only the owner. The server has the same rule.
import { expect, it } from 'vitest';
import { takBolehPutus } from './ValidasiSusut';

const SUSUT = { oleh: 'kasir1', status: 'PENDING', dijawab: '', no_dok: 'NG-1' };
const spv = { user_id: 'spv', level: 'SPV' };

it('yang menimbang tidak memutuskan, juga bila ia OWN', () => {
  expect(takBolehPutus(SUSUT, spv)).toBeUndefined();
  expect(takBolehPutus({ ...SUSUT, oleh: 'spv' }, spv)).toMatch(/orang lain/);
  expect(takBolehPutus({ ...SUSUT, oleh: 'own' }, { user_id: 'own', level: 'OWN' })).toMatch(/orang lain/);
});

it('yang sudah ditolak hanya dijawab OWN', () => {
  const ditolak = { ...SUSUT, status: 'DITOLAK' };
  expect(takBolehPutus(ditolak, spv)).toMatch(/NG-1.*OWN/);
  expect(takBolehPutus(ditolak, { user_id: 'own', level: 'OWN' })).toBeUndefined();
  expect(takBolehPutus({ ...ditolak, dijawab: 'own' }, spv)).toBeUndefined();
});
