// Taking a transaction back on the screen: what cannot be is said before a reason is typed, with the document that took the
// piece; what was done says the cash; and the way here from an open nota, for who may.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { cariRute, type Rute } from '@/routes';
import { gambarDiRute, jawabApi, masukSebagai } from '../../../test/bungkus';
import { BatalFaktur, tunaiBatal } from './BatalFaktur';
import { LaciFaktur } from './LaciFaktur';

const NO = 'NGJKT1-261117-0015';
const FAKTUR = {
  no_faktur_group: NO,
  no_batal: '',
  jenis: 'JUAL',
  tgl_system: '2026-11-15',
  waktu: '2026-11-15T10:00:00+07:00',
  input_by: 'kasir1',
  kode_sales: 'S01',
  kembali: 0,
  cetakan: 1,
  detail_barang: [],
  detail_beli: [],
  pembayaran: [],
  kembali_barang: [],
};
const rute = cariRute('/batal-penjualan') as Rute;
const batal = () => screen.getByRole('button', { name: /^Batal Penjualan/ });

async function cari() {
  await userEvent.type(await screen.findByLabelText('No Faktur'), `${NO}{Enter}`);
}

it('yang tidak bisa dibatalkan dikatakan sebelum alasan diketik, dengan dokumennya', async () => {
  masukSebagai({ level: 'SPV', user_id: 'spv' });
  const pesan = 'Baris 1: Barang 00006547 sudah dibeli kembali (NGJKT1-261117-0016)';
  jawabApi(({ alamat }) =>
    alamat.endsWith('batal/periksa')
      ? { status: 422, isi: { code: 'BATAL-06', message: pesan, detail: { dokumen: 'NGJKT1-261117-0016' } } }
      : { isi: { data: FAKTUR } },
  );
  gambarDiRute(<BatalFaktur rute={rute} jalur="penjualan" />, '/batal-penjualan');
  await cari();
  expect(await screen.findByText(pesan)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lihat NGJKT1-261117-0016' })).toHaveAttribute(
    'href',
    '?dokumen=NGJKT1-261117-0016',
  );
  expect(screen.queryByLabelText(/^Alasan/)).toBeNull();
  expect(screen.queryByText('Yang akan dibalik')).toBeNull();
  expect(batal()).toBeDisabled();
});

it('pembatalan menyebut tunai yang harus dikembalikan', async () => {
  masukSebagai({ level: 'SPV', user_id: 'spv' });
  const jadi = {
    no_batal: 'BF-1',
    no_faktur_group: NO,
    jenis: 'JUAL',
    tgl_system: '',
    tunai: 7_496_000,
    laci: 'kasir1',
  };
  const terkirim = jawabApi(({ alamat }) => {
    if (alamat.endsWith('batal/periksa'))
      return { isi: { data: { no_faktur_group: NO, tunai: 7_496_000, laci: 'kasir1' } } };
    if (alamat.endsWith('/batal')) return { isi: { data: jadi, message: 'Penjualan Berhasil Di Batal' } };
    return { isi: { data: FAKTUR } };
  });
  gambarDiRute(<BatalFaktur rute={rute} jalur="penjualan" />, '/batal-penjualan');
  await cari();
  await userEvent.type(await screen.findByLabelText(/^Alasan/), 'salah input');
  await userEvent.click(batal());
  expect(await screen.findByText('Kembalikan tunai Rp. 7,496,000 ke customer, dari laci kasir1.')).toBeVisible();
  const dikirim = terkirim.filter((t) => t.alamat.endsWith('/batal')).map((t) => t.badan);
  expect(dikirim).toEqual([{ no_faktur: NO, alasan: 'salah input' }]);
  expect(tunaiBatal({ tunai: -5, laci: 'kasir1' })).toBe('Terima kembali tunai Rp. 5 dari customer, ke laci kasir1.');
  expect(tunaiBatal({ tunai: 0, laci: '' })).toBeUndefined();
});

it.each([
  ['OWN', true],
  ['KASIR', false],
])('nota yang terbuka menawarkan pembatalan kepada yang boleh: %s', async (level, boleh) => {
  masukSebagai({ level });
  jawabApi(() => ({ isi: { data: FAKTUR } }));
  const { router } = gambarDiRute(<LaciFaktur no={NO} onTutup={() => undefined} />, '/lihat-penjualan');
  await screen.findByRole('button', { name: 'Cetak Ulang Nota' });
  const tombol = screen.queryByRole('button', { name: 'Batalkan' });
  expect(tombol !== null).toBe(boleh);
  if (!tombol) return;
  await userEvent.click(tombol);
  await waitFor(() => expect(router.state.location.pathname).toBe('/batal-penjualan'));
  expect(router.state.location.search).toEqual({ no: NO });
});
