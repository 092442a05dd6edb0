// A document over the page: what the server tells of it, links to others, its own screen, and a refusal in words.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { gambarDiRute, jawabApi } from '../../../test/bungkus';
import { KonteksBuka } from './konteksBuka';
import { LihatDokumen } from './LihatDokumen';
import type { IsiDokumen } from './tipe';

const NO = 'KKJKT1-261116-0002';
const DOK: IsiDokumen = {
  no_dok: NO,
  jenis: 'KK',
  nama: 'Kas Keluar',
  toko: 'JKT1',
  tgl_system: '2026-11-16',
  waktu: '2026-11-16T09:00:00.000+07:00',
  oleh: 'kasir1-jkt1',
  layar: null,
  kepala: [
    { label: 'Alasan Batal', jenis: 'teks', isi: 'salah' },
    { label: 'Jumlah', jenis: 'rupiah', isi: 501000 },
  ],
  bagian: [
    {
      judul: 'Buku kas',
      kolom: [
        { kunci: 'kasir', judul: 'Laci', jenis: 'kode', jumlah: false, lebar: 0 },
        { kunci: 'jumlah_out', judul: 'Keluar', jenis: 'rupiah', jumlah: false, lebar: 0 },
      ],
      baris: [['kasir1-jkt1', 501000]],
      lebih: false,
    },
  ],
  kait: [{ arti: 'Dibalik oleh', no_dok: 'KMJKT1-261116-0003' }],
};

function buka(jawab: Parameters<typeof jawabApi>[0], onTutup = vi.fn()) {
  jawabApi(jawab);
  const konteks = { slug: '', toko: 'JKT1', boleh: () => true };
  return gambarDiRute(
    <KonteksBuka.Provider value={konteks}>
      <LihatDokumen no={NO} onTutup={onTutup} />
    </KonteksBuka.Provider>,
  );
}

describe('dokumen', () => {
  it('kepala, baris buku dan dokumen yang berkait', async () => {
    const { router } = buka(() => ({ isi: { data: DOK } }));
    const dialog = await screen.findByRole('dialog', { name: `Kas Keluar ${NO}` });
    const buku = await within(dialog).findByRole('table', { name: 'Buku kas' });
    expect(within(buku).getByRole('cell', { name: '501,000' })).toBeInTheDocument();
    expect(within(dialog).getByText('Alasan Batal')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Buka di layarnya' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('link', { name: 'KMJKT1-261116-0003' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ dokumen: 'KMJKT1-261116-0003' }));
  });
  it('yang punya layar dibuka di layarnya', async () => {
    const { router } = buka(() => ({ isi: { data: { ...DOK, layar: { path: '/lain', kunci: 'faktur' } } } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Buka di layarnya' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ faktur: NO }));
  });
  it('penolakan dikatakan dengan kata server', async () => {
    buka(() => ({ status: 404, isi: { code: 'LAPORAN-16', message: `Dokumen ${NO} tidak ada` } }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`Dokumen ${NO} tidak ada`);
  });
});
