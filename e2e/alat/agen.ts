// The fingerprint agent of a shop, as the program itself runs it: registered at the running server's data, simulated
// reader, stopped by whoever started it.
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { program } from './program';
import { server } from './server';

/** Registers an agent of the store and answers its key. */
export function daftarkanAgen(toko: string, nama: string): string {
  const data = join(server().folder, 'data');
  const teks = execFileSync(
    program(),
    ['agent', 'add', '--data', data, '--toko', toko, '--nama', nama, '--jenis', 'fingerprint'],
    { encoding: 'utf8' },
  );
  const kunci = /^Kunci agen: (\S+)$/m.exec(teks)?.[1];
  if (!kunci) throw new Error(`tidak ada kunci di: ${teks}`);
  return kunci;
}

/** The agent answers one job: the finger of whoever is asked for, or with `--fail` nobody's. */
export async function jawabSekali(url: string, kunci: string, ...opsi: string[]): Promise<void> {
  const proses = spawn(program(), ['fingerprint-agent', '--simulate', '--url', url, '--once', ...opsi], {
    env: { ...process.env, KARAT_AGENT_KEY: kunci },
    stdio: 'ignore',
  });
  const kode = await new Promise((selesai) => proses.once('exit', selesai));
  if (kode !== 0) throw new Error(`agen berhenti dengan kode ${kode}`);
}
