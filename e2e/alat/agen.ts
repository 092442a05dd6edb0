// The agents of a shop, as the program itself runs them: registered at the running server's data, each run ends after
// its round of work. The fingerprint reader is simulated; the print agent prints on a printer of the till's own.
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { program } from './program';
import { server } from './server';

const data = () => join(server().folder, 'data');

/** Registers an agent of the store and answers its key. */
export function daftarkanAgen(toko: string, nama: string, jenis: 'fingerprint' | 'print' = 'fingerprint'): string {
  const teks = execFileSync(
    program(),
    ['agent', 'add', '--data', data(), '--toko', toko, '--nama', nama, '--jenis', jenis],
    { encoding: 'utf8' },
  );
  const kunci = /^Kunci agen: (\S+)$/m.exec(teks)?.[1];
  if (!kunci) throw new Error(`tidak ada kunci di: ${teks}`);
  return kunci;
}

/** Takes the agent's key away; it is refused from then on. */
export function cabutAgen(toko: string, nama: string): void {
  execFileSync(program(), ['agent', 'revoke', '--data', data(), '--toko', toko, '--nama', nama], { stdio: 'ignore' });
}

/** The agent answers one job: the finger of whoever is asked for, or with `--fail` nobody's. */
export function jawabSekali(url: string, kunci: string, ...opsi: string[]): Promise<void> {
  return sekali(kunci, ['fingerprint-agent', '--simulate', '--url', url, '--once', ...opsi]);
}

/** The print agent prints what waits for it on the printer at this address, once. */
export function cetakSekali(url: string, kunci: string, alamat: string): Promise<void> {
  return sekali(kunci, ['print-agent', '--url', url, '--tcp', alamat, '--once']);
}

async function sekali(kunci: string, argumen: string[]): Promise<void> {
  const proses = spawn(program(), argumen, {
    env: { ...process.env, KARAT_AGENT_KEY: kunci },
    stdio: 'ignore',
  });
  const kode = await new Promise((selesai) => proses.once('exit', selesai));
  if (kode !== 0) throw new Error(`agen berhenti dengan kode ${kode}`);
}
