// Before the run: a folder for its servers, with the demo's sixty days told once in it.
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mulaikanJam } from './jam';
import { program } from './program';
import { siapkanContoh, tulisFolder } from './server';

export default async function mulai(): Promise<void> {
  const berkas = program();
  if (!existsSync(berkas)) throw new Error(`${berkas} tidak ada: bangun servernya dulu, atau isi KARAT_BIN`);
  mulaikanJam();
  tulisFolder(mkdtempSync(join(tmpdir(), 'karat-e2e-')));
  await siapkanContoh();
}
