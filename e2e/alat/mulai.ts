// Starts a Karat for every worker: demo data in a throw-away folder, on a free loopback port, until /healthz answers.
// The demo's sixty days are told once; the other workers get a copy of them.
// Where they are goes to uji.ts and selesai.ts by way of the environment.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { program } from './program';
import { type Server, tulisServer } from './server';

// Demo data of many days on a busy machine takes its time; a server that stops is noticed at once.
const BATAS_MULAI = 300_000;

function portBebas(): Promise<number> {
  return new Promise((selesai, gagal) => {
    const server = createServer();
    server.once('error', gagal);
    server.listen(0, '127.0.0.1', () => {
      const alamat = server.address();
      server.close(() => (alamat && typeof alamat === 'object' ? selesai(alamat.port) : gagal(new Error('port'))));
    });
  });
}

async function sampaiSehat(url: string, proses: ChildProcess, log: string): Promise<void> {
  const batas = Date.now() + BATAS_MULAI;
  while (Date.now() < batas) {
    if (proses.exitCode !== null) throw new Error(`karat berhenti dengan kode ${proses.exitCode}; lihat ${log}`);
    const sehat = await fetch(`${url}/healthz`).then(
      (jawaban) => jawaban.ok,
      () => false,
    );
    if (sehat) return;
    await new Promise((lanjut) => setTimeout(lanjut, 100));
  }
  throw new Error(`karat tidak siap dalam ${BATAS_MULAI / 1000} detik; lihat ${log}`);
}

async function satu(berkas: string, contoh?: string): Promise<[Server, ChildProcess]> {
  const folder = mkdtempSync(join(tmpdir(), 'karat-e2e-'));
  if (contoh) cpSync(join(contoh, 'data'), join(folder, 'data'), { recursive: true });
  const port = await portBebas();
  const log = join(folder, 'karat.log');
  const keluaran = openSync(log, 'a');
  const proses = spawn(berkas, ['serve', '--demo', '--data', join(folder, 'data'), '--listen', `127.0.0.1:${port}`], {
    stdio: ['ignore', keluaran, keluaran],
  });
  const url = `http://127.0.0.1:${port}`;
  await sampaiSehat(url, proses, log);
  return [{ url, folder, pid: proses.pid ?? 0 }, proses];
}

/** A folder with the demo's data and no server on it. */
async function contohData(berkas: string): Promise<string> {
  const [server, proses] = await satu(berkas);
  const berhenti = new Promise<void>((lanjut) => proses.once('exit', () => lanjut()));
  proses.kill('SIGTERM');
  await berhenti;
  return server.folder;
}

export default async function mulai(setelan: FullConfig): Promise<void> {
  const berkas = program();
  if (!existsSync(berkas)) throw new Error(`${berkas} tidak ada: bangun servernya dulu, atau isi KARAT_BIN`);
  const semua: Server[] = [];
  const contoh = setelan.workers > 1 ? await contohData(berkas) : undefined;
  for (let ke = 0; ke < setelan.workers; ke += 1) semua.push((await satu(berkas, contoh))[0]);
  if (contoh) rmSync(contoh, { recursive: true, force: true });
  tulisServer(semua);
}
