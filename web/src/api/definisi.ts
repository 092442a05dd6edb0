// Calls whose path comes from a definition at run time: masters, reports, imports. The OpenAPI document has them, but
// no screen knows them when it is compiled; the caller says what it expects. Everything else goes through ./panggil.
import { type Amplop, kirimBerkas, kirimJson, type OpsiKirim } from './klien';
import type { Metode } from './tipe';

export { kirimBerkas as mintaBerkasDefinisi };

export const panggilDefinisi = <T>(metode: Metode, jalur: string, opsi?: OpsiKirim) =>
  kirimJson<Amplop<T>>(metode, jalur, opsi);
