// The servers under test, one for every worker, so that what a test does is not in another's way.
// The environment carries them from the start of the run to its workers and its end.

export interface Server {
  url: string;
  /** Holds `data`, the data folder, and the log. */
  folder: string;
  pid: number;
}

const KUNCI = 'KARAT_E2E_SERVER';

export function tulisServer(semua: readonly Server[]): void {
  process.env[KUNCI] = JSON.stringify(semua);
}

export const semuaServer = (): Server[] => JSON.parse(process.env[KUNCI] ?? '[]') as Server[];

/** The one of the worker that asks. */
export function server(): Server {
  const milik = semuaServer()[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (!milik) throw new Error('server belum dijalankan oleh alat/mulai.ts');
  return milik;
}
