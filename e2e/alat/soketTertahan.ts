// The page's socket with a hand on it: messages of a report can be held back, so that it runs for as long as a test
// needs, and the line can be cut. Everything else passes as it is.
import type { Page, WebSocketRoute } from '@playwright/test';

export class SoketTertahan {
  private readonly keluar: string[] = [];
  private tertahan: (() => void)[] = [];
  private sisa = Number.POSITIVE_INFINITY;
  private jalur?: WebSocketRoute;

  private constructor(private readonly peristiwa: string) {}

  static async pasang(page: Page, peristiwa: string): Promise<SoketTertahan> {
    const diri = new SoketTertahan(peristiwa);
    await page.routeWebSocket(/\/socket\.io\//, (ws) => diri.sambung(ws));
    return diri;
  }

  /** So many messages of the report pass; the rest waits. */
  tahanSetelah(banyak: number): void {
    this.sisa = banyak;
  }

  lepaskan(): void {
    this.sisa = Number.POSITIVE_INFINITY;
    for (const kirim of this.tertahan.splice(0)) kirim();
  }

  /** What the page said under this name so far. */
  terkirim(nama: string): number {
    return this.keluar.filter((pesan) => pesan.includes(`["${nama}"`)).length;
  }

  async putuskan(): Promise<void> {
    this.tertahan = [];
    await this.jalur?.close();
  }

  private sambung(ws: WebSocketRoute): void {
    const server = ws.connectToServer();
    this.jalur = ws;
    ws.onMessage((pesan) => {
      this.keluar.push(String(pesan));
      server.send(pesan);
    });
    server.onMessage((pesan) => {
      if (!String(pesan).includes(`["${this.peristiwa}"`) || this.sisa-- > 0) ws.send(pesan);
      else this.tertahan.push(() => ws.send(pesan));
    });
  }
}
