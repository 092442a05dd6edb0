// The menu of reports and the screen of a report's route: what the server defines is ready, the rest says that it is not.
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { HalamanRute } from '@/app/HalamanRute';
import SubMenuLaporan from '@/app/halaman/SubMenuLaporan';
import { siapLaporan } from '@/app/halaman/siapLaporan';
import { cariRute, type Rute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai } from '../../../test/bungkus';
import { defLaporan } from '../../../test/contohLaporan';
import { pasangUkuran } from '../../../test/ukuran';
import { LAYAR } from '../daftar';

function rute(path: string): Rute {
  const satu = cariRute(path);
  if (!satu) throw new Error(path);
  return satu;
}

let gagal: boolean;
beforeEach(() => {
  pasangUkuran(() => 1200);
  masukSebagai({ level: 'OWN' });
  gagal = false;
  jawabApi((p) => {
    if (p.alamat.includes('laporan/tampilan/')) return { isi: { data: [] } };
    return gagal ? { status: 500, isi: { message: 'Server sibuk' } } : { isi: { data: [defLaporan()] } };
  });
});

describe('menu laporan', () => {
  it('yang siap di atas, yang lain menyusul', async () => {
    gambarDiRute(<SubMenuLaporan rute={rute('/SubMenuLaporan')} />);
    const menyusul = await screen.findByRole('region', { name: 'Menyusul' });
    expect(within(menyusul).getByRole('link', { name: 'Laporan Stock Jual' })).toBeInTheDocument();
    expect(within(menyusul).queryByRole('link', { name: 'Laporan Otorisasi' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Laporan Otorisasi' })).toHaveAttribute('href', '/laporan-otorisasi');
  });
  it('tanpa jawaban server menunya tetap ada', async () => {
    gagal = true;
    gambarDiRute(<SubMenuLaporan rute={rute('/SubMenuLaporan')} />);
    expect(await screen.findByText('Server sibuk')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Laporan Otorisasi' })).toBeInTheDocument();
  });
});

describe('rute laporan', () => {
  it('punya layar begitu server punya definisinya, tanpa kode baru', async () => {
    expect(siapLaporan(rute('/laporan-otorisasi'), LAYAR, [])).toBe(false);
    expect(siapLaporan(rute('/laporan-otorisasi'), LAYAR, [defLaporan()])).toBe(true);
    expect(siapLaporan(rute('/master-group'), LAYAR, [])).toBe(true);
    gambarDiRute(<HalamanRute rute={rute('/laporan-otorisasi')} />, '/laporan-otorisasi');
    expect(await screen.findByRole('form', { name: 'Saringan Laporan Otorisasi' })).toBeInTheDocument();
  });
  it('tanpa definisi berkata belum siap', async () => {
    gambarDiRute(<HalamanRute rute={rute('/laporan-stock-jual')} />, '/laporan-stock-jual');
    expect(await screen.findByText('Layar ini belum siap')).toBeInTheDocument();
  });
});
