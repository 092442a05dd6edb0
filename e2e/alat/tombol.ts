// Plays a flow with keys alone, 20 ms each, and counts them. What is scanned or typed into a field (a code with its Enter,
// an amount, a weight, a name, a password) is not a key of the flow; every other key is.
import type { Page } from '@playwright/test';

const CEPAT = { delay: 20 };

export class Tombol {
  private jejak: string[] = [];

  constructor(private readonly page: Page) {}

  /** As the scanner does: the code and an Enter of its own. */
  async pindai(kode: string): Promise<void> {
    await this.page.keyboard.type(kode, CEPAT);
    await this.page.keyboard.press('Enter', CEPAT);
  }

  async ketik(teks: string): Promise<void> {
    await this.page.keyboard.type(teks, CEPAT);
  }

  async tekan(...tombol: string[]): Promise<void> {
    for (const satu of tombol) {
      this.jejak.push(satu);
      await this.page.keyboard.press(satu, CEPAT);
    }
  }

  get banyak(): number {
    return this.jejak.length;
  }

  get urutan(): string {
    return this.jejak.map((t) => `\`${t}\``).join(' ');
  }
}
