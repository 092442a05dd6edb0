// Points in the payment panel: they fill what is left once, in whole points, and only the nota's member pays.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { gambar, jawabApi } from '../../../test/bungkus';
import { BAYAR_KOSONG, type MintaBayar } from './bayar';
import { IsianPoin } from './IsianPoin';

const DEWI = { kode_pelanggan: 'P1', kode_member: 'KR00000017', jenis_pelanggan: '', nama_customer: 'DEWI', no_hp: '' };
const SALDO = {
  kode_pelanggan: 'P1',
  kode_member: 'KR00000017',
  nama_customer: 'DEWI',
  point: 120,
  tertahan: 5,
  bisa_dipakai: 115,
  tahan_sampai: '',
  minus: false,
  nilai_poin: 1000,
  nilai_rp: 115_000,
};

function Uji({ sisa, member = true }: { sisa: number; member?: boolean }) {
  const [minta, setMinta] = useState<MintaBayar>({ ...BAYAR_KOSONG, jenis: 'POIN' });
  return (
    <>
      <output>{minta.jumlah_rp}</output>
      <IsianPoin
        minta={minta}
        neto={sisa}
        sisa={sisa}
        galat={{}}
        terkunci={false}
        onUbah={(bagian) => setMinta((lama) => ({ ...lama, ...bagian }))}
        pelanggan={member ? DEWI : undefined}
      />
    </>
  );
}

beforeEach(() => {
  jawabApi(() => ({ isi: { data: SALDO } }));
});

it('mengisi sisa dengan poin utuh, lalu mengikuti yang diketik kasir', async () => {
  gambar(<Uji sisa={50_500} />);
  const poin = await screen.findByRole('textbox', { name: 'Poin dipakai' });
  await screen.findByText(/115 poin bisa dipakai, senilai Rp\. 115,000 · 1 poin Rp\. 1,000 · 5 poin belum/);
  expect(screen.getByRole('status')).toHaveTextContent('50000');
  expect(poin).toHaveValue('50');
  await userEvent.clear(poin);
  await userEvent.type(poin, '200');
  expect(screen.getByRole('status')).toHaveTextContent('200000');
  expect(screen.getByText('Paling banyak 115 poin')).toBeInTheDocument();
});

it('tanpa member tidak ada poin yang ditanyakan', () => {
  const terkirim = jawabApi(() => ({ isi: { data: SALDO } }));
  gambar(<Uji sisa={50_000} member={false} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Pilih member dulu');
  expect(terkirim).toEqual([]);
});
