// Stops the servers that mulai.ts started, by their pids, and removes their folders.
// A server that does not end within ten seconds is a failure of the run.
import { rmSync } from 'node:fs';
import { type Server, semuaServer } from './server';

function masihAda(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function hentikan({ pid, folder }: Server): Promise<void> {
  if (pid > 0 && masihAda(pid)) {
    process.kill(pid, 'SIGTERM');
    const batas = Date.now() + 10_000;
    while (masihAda(pid) && Date.now() < batas) await new Promise((lanjut) => setTimeout(lanjut, 100));
    if (masihAda(pid)) {
      process.kill(pid, 'SIGKILL');
      throw new Error('karat tidak berhenti dalam 10 detik setelah SIGTERM');
    }
  }
  rmSync(folder, { recursive: true, force: true });
}

export default async function selesai(): Promise<void> {
  await Promise.all(semuaServer().map(hentikan));
}
