// Starts one Karat for the whole run: demo data in a throw-away folder, on a free loopback port, until /healthz answers.
// The address goes to the tests as KARAT_URL; the pid and folder go to selesai.ts.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { program } from './program';

const BATAS_MULAI = 60_000;

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

export default async function mulai(): Promise<void> {
  const berkas = program();
  if (!existsSync(berkas)) throw new Error(`${berkas} tidak ada: bangun servernya dulu, atau isi KARAT_BIN`);
  const folder = mkdtempSync(join(tmpdir(), 'karat-e2e-'));
  const port = await portBebas();
  const log = join(folder, 'karat.log');
  const keluaran = openSync(log, 'a');
  const proses = spawn(berkas, ['serve', '--demo', '--data', join(folder, 'data'), '--listen', `127.0.0.1:${port}`], {
    stdio: ['ignore', keluaran, keluaran],
  });
  process.env.KARAT_URL = `http://127.0.0.1:${port}`;
  process.env.KARAT_PID = String(proses.pid);
  process.env.KARAT_FOLDER = folder;
  await sampaiSehat(process.env.KARAT_URL, proses, log);
}
