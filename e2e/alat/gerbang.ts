// A stand-in for the WhatsApp gateway: takes what the server sends and keeps it, so that a test reads what a customer would.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';

export class Gerbang {
  private constructor(
    private readonly http: Server,
    readonly url: string,
    private readonly isi: { receiver: string; message: string }[],
  ) {}

  static async mulai(): Promise<Gerbang> {
    const isi: { receiver: string; message: string }[] = [];
    const http = createServer((minta, jawab) => {
      let badan = '';
      minta.on('data', (b: Buffer) => {
        badan += b.toString();
      });
      minta.on('end', () => {
        isi.push(JSON.parse(badan) as { receiver: string; message: string });
        jawab.setHeader('content-type', 'application/json');
        jawab.end('{"status":true}');
      });
    });
    await new Promise<void>((siap) => http.listen(0, '127.0.0.1', siap));
    return new Gerbang(http, `http://127.0.0.1:${(http.address() as AddressInfo).port}`, isi);
  }

  /** The newest one-time code for a number, once there are so many messages to it. */
  async kode(hp: string, ke: number): Promise<string> {
    const tujuan = `62${hp.slice(1)}`;
    const untuk = () => this.isi.filter((p) => p.receiver === tujuan);
    await expect.poll(() => untuk().length).toBeGreaterThanOrEqual(ke);
    return /: (\d{6})\./.exec(untuk().at(-1)?.message ?? '')?.[1] ?? '';
  }

  tutup(): void {
    this.http.close();
  }
}
