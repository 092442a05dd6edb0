// Stops the Karat that mulai.ts started, by its pid, and removes its folder.
// A server that does not end within ten seconds is a failure of the run.
import { rmSync } from 'node:fs';

function masihAda(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export default async function selesai(): Promise<void> {
  const pid = Number(process.env.KARAT_PID);
  if (pid > 0 && masihAda(pid)) {
    process.kill(pid, 'SIGTERM');
    const batas = Date.now() + 10_000;
    while (masihAda(pid) && Date.now() < batas) await new Promise((lanjut) => setTimeout(lanjut, 100));
    if (masihAda(pid)) {
      process.kill(pid, 'SIGKILL');
      throw new Error('karat tidak berhenti dalam 10 detik setelah SIGTERM');
    }
  }
  if (process.env.KARAT_FOLDER) rmSync(process.env.KARAT_FOLDER, { recursive: true, force: true });
}
