// What failed and why, in a few lines after everything else: the end of a long log is what one reads first.
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const BARIS = 12;
const LEBAR = 400;

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with this very character
const polos = (teks: string) => teks.replace(/\u001b\[[0-9;]*m/g, '');

export default class Gagal implements Reporter {
  private gagal: string[] = [];

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(uji: TestCase, hasil: TestResult): void {
    if (hasil.status === 'passed' || hasil.status === 'skipped') return;
    const letak = `${uji.location.file.split('/').at(-1)}:${uji.location.line}`;
    const sebab = hasil.errors.flatMap((galat) =>
      polos(galat.message ?? '')
        .split('\n')
        .slice(0, BARIS),
    );
    const baris = sebab.filter((teks) => teks.trim()).map((teks) => `    ${teks.slice(0, LEBAR)}`);
    this.gagal.push([`  ${letak} › ${uji.title} (${hasil.status})`, ...baris].join('\n'));
  }

  async onExit(): Promise<void> {
    if (this.gagal.length > 0) console.log(['', 'Why they failed:', ...this.gagal].join('\n'));
  }
}
