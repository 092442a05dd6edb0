// The servers under test: every spec file begins with one of its own on a fresh copy of the demo's data, so that
// nothing a file does is in another's way, whatever ran before it and in whatever order.
// mulai.ts tells the demo's days once; the environment carries that folder to the workers and to the end of the run.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { sekarang as pukul } from './jam';
import { program } from './program';

export interface Server {
  url: string;
  /** Holds `data`, the data folder, the log, and the pid. */
  folder: string;
  pid: number;
}

const KUNCI = 'KARAT_E2E_FOLDER';
const CONTOH = 'contoh';
// Demo data of many days on a busy machine takes its time; a server that stops is noticed at once.
const BATAS_MULAI = 900_000;
const BATAS_BERHENTI = 60_000;

export function tulisFolder(folder: string): void {
  process.env[KUNCI] = folder;
}

export function bacaFolder(): string {
  const folder = process.env[KUNCI];
  if (!folder) throw new Error('alat/mulai.ts belum dijalankan');
  return folder;
}

/** The demo's data, with no server on it. */
export async function siapkanContoh(): Promise<void> {
  const folder = join(bacaFolder(), CONTOH);
  mkdirSync(folder);
  await hentikan(await mulaikan(folder, await portBebas()));
}

let sekarang: { server: Server; berkas: string } | undefined;
/** A worker's servers follow one another at one address, so that its browser keeps the app's files from one to the next. */
let port: number | undefined;

/** The one of the spec file that is running. */
export function server(): Server {
  if (!sekarang) throw new Error('server belum dijalankan: pakai `test` dari alat/uji.ts');
  return sekarang.server;
}

/** Called before every test; the first one of a file gets a new server. */
export async function serverUntuk(berkas: string): Promise<Server> {
  if (sekarang?.berkas !== berkas) {
    await hentikanMilikSaya();
    const folder = mkdtempSync(join(bacaFolder(), 'server-'));
    cpSync(join(bacaFolder(), CONTOH, 'data'), join(folder, 'data'), { recursive: true });
    sekarang = { server: await mulaikanLagi(folder), berkas };
  }
  return sekarang.server;
}

/** A worker's last server ends with it. */
export async function hentikanMilikSaya(): Promise<void> {
  if (sekarang) await hentikan(sekarang.server);
  sekarang = undefined;
}

/** What a worker that broke left behind. */
export async function hentikanSemua(): Promise<void> {
  const semua = readdirSync(bacaFolder()).map((nama) => join(bacaFolder(), nama));
  await Promise.all(semua.map((folder) => hentikan({ url: '', folder, pid: bacaPid(folder) })));
  rmSync(bacaFolder(), { recursive: true, force: true });
}

/** At the address of the last one; at a new one where somebody else has taken it meanwhile. */
async function mulaikanLagi(folder: string): Promise<Server> {
  if (!(port && (await bebas(port)))) port = await portBebas();
  return mulaikan(folder, port);
}

async function mulaikan(folder: string, port: number): Promise<Server> {
  const log = join(folder, 'karat.log');
  const keluaran = openSync(log, 'a');
  const alamat = `127.0.0.1:${port}`;
  const proses = spawn(
    program(),
    [
      ...['serve', '--demo', '--data', join(folder, 'data'), '--listen', alamat],
      ...['--allow-outbound', '127.0.0.0/8', '--jam-contoh', pukul().toISOString()],
    ],
    { stdio: ['ignore', keluaran, keluaran] },
  );
  writeFileSync(join(folder, 'pid'), String(proses.pid ?? 0));
  proses.unref();
  const url = `http://${alamat}`;
  await sampaiSehat(url, proses, log);
  return { url, folder, pid: proses.pid ?? 0 };
}

async function sampaiSehat(url: string, proses: ChildProcess, log: string): Promise<void> {
  const batas = Date.now() + BATAS_MULAI;
  while (Date.now() < batas) {
    if (proses.exitCode !== null) throw new Error(`karat berhenti dengan kode ${proses.exitCode}:\n${akhir(log)}`);
    const sehat = await fetch(`${url}/healthz`).then(
      (jawaban) => jawaban.ok,
      () => false,
    );
    if (sehat) return;
    await new Promise((lanjut) => setTimeout(lanjut, 50));
  }
  throw new Error(`karat tidak siap dalam ${BATAS_MULAI / 1000} detik:\n${akhir(log)}`);
}

/** What it said last: its folder goes with the run. */
const akhir = (log: string) => readFileSync(log, 'utf8').slice(-2000);

/** A server that does not end in time is a failure of the run. */
async function hentikan({ pid, folder }: Server): Promise<void> {
  if (pid > 0 && masihAda(pid)) {
    process.kill(pid, 'SIGTERM');
    const batas = Date.now() + BATAS_BERHENTI;
    while (masihAda(pid) && Date.now() < batas) await new Promise((lanjut) => setTimeout(lanjut, 50));
    if (masihAda(pid)) {
      process.kill(pid, 'SIGKILL');
      throw new Error(`karat tidak berhenti dalam ${BATAS_BERHENTI / 1000} detik setelah SIGTERM`);
    }
  }
  rmSync(join(folder, 'pid'), { force: true });
  if (!folder.endsWith(CONTOH)) rmSync(folder, { recursive: true, force: true });
}

function bacaPid(folder: string): number {
  try {
    return Number(readFileSync(join(folder, 'pid'), 'utf8'));
  } catch {
    return 0;
  }
}

function masihAda(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Any port that nobody has. */
const portBebas = () => dengar(0);

const bebas = (yang: number) =>
  dengar(yang).then(
    () => true,
    () => false,
  );

function dengar(di: number): Promise<number> {
  return new Promise((selesai, gagal) => {
    const server = createServer();
    server.once('error', gagal);
    server.listen(di, '127.0.0.1', () => {
      const alamat = server.address();
      server.close(() => (alamat && typeof alamat === 'object' ? selesai(alamat.port) : gagal(new Error('port'))));
    });
  });
}
