// The rules of membership: what a change does is seen before it is saved, and what is wrong stays on its field.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { pasangSumber } from '@/app/aksiSesi';
import SettingMember from '@/app/halaman/SettingMember';
import { hariIni } from '@/kit/waktu';
import { cariRute, type Rute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai, type Panggilan } from '../../../../test/bungkus';

const satu = (isi: object) => ({ berlaku: '2026-01-01', isi, nanti: null, riwayat: [] });
const ATURAN = {
  kode: satu({ awalan: 'KR', panjang: 10 }),
  nilai_poin: satu({ rupiah: 1000 }),
  tingkat: satu({ tingkat: [{ nama: 'SILVER', dari_rp: 0, pengali: 100 }] }),
  ucapan: satu({ ulang_tahun: 'Selamat {nama}', hari_sebelum: 0, hangus: 'Poin {poin}', hangus_hari: 7 }),
};

function server(): Panggilan[] {
  return jawabApi(({ metode, alamat }) => {
    if (alamat.endsWith('/pratinjau')) {
      const baris = [{ label: 'Nilai semua poin', sebelum: 'Rp. 1,000', sesudah: 'Rp. 2,000' }];
      return { isi: { data: { baris, peringatan: ['Naik dua kali'] } } };
    }
    if (alamat.endsWith('member/aturan/kode') && metode === 'POST')
      return {
        status: 422,
        isi: { code: 'MEMBER-02', message: 'Periksa', fields: { 'isi.awalan': 'Awalan dipakai' } },
      };
    if (alamat.includes('member/aturan')) return { isi: { data: ATURAN, message: 'Data Berhasil Disimpan' } };
    return { isi: { data: [] } };
  });
}

beforeEach(() => {
  pasangSumber(() => undefined);
  masukSebagai({ level: 'OWN' });
});

const buka = (tab: string) => {
  const { router } = gambarDiRute(<SettingMember rute={cariRute('/setting-member') as Rute} />, '/setting-member');
  void router.navigate({ to: '/setting-member', search: { tab } as never });
};

it('nilai poin: dampaknya tampil dulu, baru disimpan', async () => {
  const terkirim = server();
  buka('poin');
  const nilai = await screen.findByRole('textbox', { name: 'Nilai satu poin' });
  await userEvent.clear(nilai);
  await userEvent.type(nilai, '2000');
  await userEvent.click(screen.getByRole('button', { name: 'Lihat Dampak' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dampak: Nilai Poin' });
  expect(within(dialog).getByText('Naik dua kali')).toBeInTheDocument();
  expect(within(dialog).getByText('Rp. 2,000')).toBeInTheDocument();
  expect(terkirim.filter((p) => p.alamat.endsWith('/nilai-poin'))).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
  expect(terkirim.find((p) => p.alamat.endsWith('/nilai-poin'))?.badan).toEqual({
    berlaku: hariIni(),
    isi: { rupiah: 2000 },
  });
});

it('penolakan server berdiri di kolomnya; tab lain ditanyakan dulu', async () => {
  server();
  buka('kode');
  const awalan = await screen.findByRole('textbox', { name: 'Awalan' });
  expect(screen.getByText('KR0000001•')).toBeInTheDocument();
  await userEvent.clear(awalan);
  await userEvent.type(awalan, 'ab-1');
  expect(awalan).toHaveValue('AB1');
  await userEvent.click(screen.getByRole('button', { name: 'Lihat Dampak' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dampak: Kode Member' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  expect(await within(dialog).findByText('Periksa')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Kembali' }));
  expect(await screen.findByText('Awalan dipakai')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Tingkat' }));
  const tanya = await screen.findByRole('dialog', { name: 'Belum Disimpan' });
  await userEvent.click(within(tanya).getByRole('button', { name: 'Tetap Di Sini' }));
  expect(screen.getByRole('textbox', { name: 'Awalan' })).toHaveValue('AB1');
});

it('yang bernilai uang hanya diubah OWN, SPV melihat', async () => {
  masukSebagai({ level: 'SPV' });
  server();
  buka('tingkat');
  expect(await screen.findByText('Hanya OWN yang mengubah aturan ini.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nama' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Lihat Dampak' })).toBeNull();
});
