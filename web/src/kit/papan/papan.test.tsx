// The board of works: what stands where, what is late in front, steps by press and by key, filters in the address, one
// column at a time on a phone, and thousands of works with few of them in the page.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gambarDiRute } from '../../../test/bungkus';
import { pasangUkuran } from '../../../test/ukuran';
import { type IsiKartu, PapanKerja, type PapanKerjaProps } from './PapanKerja';
import {
  bacaKerja,
  golonganJanji,
  namaPendek,
  saringKerja,
  sebutJanji,
  selisihHari,
  susunPapan,
  tetangga,
} from './susun';

const HARI = '2026-11-18';
const TAHAP = [
  { kode: 'PESAN', judul: 'Baru' },
  { kode: 'PROSES', judul: 'Dikerjakan' },
  { kode: 'SELESAI', judul: 'Siap diambil' },
];
const kerja = (no: string, sisa: Partial<IsiKartu> = {}): IsiKartu => ({
  no,
  tahap: 'PESAN',
  nama: 'Siti',
  apa: 'Cincin',
  janji: '2026-11-25',
  sisa: 0,
  ...sisa,
});
const sama = (k: IsiKartu) => k;
const DATA = [
  kerja('FP-1', { janji: '2026-11-25', sisa: 1_000_000 }),
  kerja('FP-2', { janji: '2026-11-15', nama: 'Budi Santoso', sales: 'S1', cari: '0812' }),
  kerja('FP-3', { tahap: 'PROSES', janji: HARI, tukang: 'TK1', apa: 'Gelang' }),
  kerja('FP-4', { janji: '' }),
  kerja('FP-5', { tahap: 'AMBIL' }),
];

describe('susunan', () => {
  it('menyebut hari janji dari hari toko', () => {
    expect(selisihHari('2026-12-31', '2027-01-01')).toBe(1);
    expect(sebutJanji('2026-11-15', HARI)).toBe('Telat 3 hari');
    expect(sebutJanji(HARI, HARI)).toBe('Hari ini');
    expect(sebutJanji('2026-11-19', HARI)).toBe('Besok');
    expect(sebutJanji('2026-11-24', HARI)).toBe('24 Nov');
    expect(sebutJanji('', HARI)).toBe('Tanpa janji');
    expect(golonganJanji('', HARI)).toBe('NANTI');
  });
  it('yang telat di depan, yang tanpa janji di belakang, tahap asing tidak tampil', () => {
    const [baru, proses, selesai] = susunPapan(bacaKerja(DATA, sama, HARI), TAHAP);
    expect(baru?.kartu.map((k) => k.isi.no)).toEqual(['FP-2', 'FP-1', 'FP-4']);
    expect(baru?.butir.map((b) => ('judul' in b ? `${b.judul} ${b.banyak}` : b.isi.no))).toEqual([
      'TELAT 1',
      'FP-2',
      'NANTI 2',
      'FP-1',
      'FP-4',
    ]);
    expect([baru?.telat, baru?.sisa, proses?.kartu.length, selesai?.kartu.length]).toEqual([1, 1_000_000, 1, 0]);
  });
  it('menyaring menurut kata, orang dan hari', () => {
    const semua = bacaKerja(DATA, sama, HARI);
    const nomor = (s: object) =>
      saringKerja(semua, { cari: '', sales: '', tukang: '', janji: '', ...s }).map((k) => k.isi.no);
    expect(nomor({ cari: 'budi 0812' })).toEqual(['FP-2']);
    expect(nomor({ cari: 'gelang' })).toEqual(['FP-3']);
    expect(nomor({ tukang: 'TK1' })).toEqual(['FP-3']);
    expect(nomor({ sales: 'S1', janji: 'TELAT' })).toEqual(['FP-2']);
    expect(nomor({ sales: 'S1', janji: 'BESOK' })).toEqual([]);
  });
  it('panah berjalan di kolom dan melompati kolom kosong', () => {
    const papan = susunPapan(bacaKerja([kerja('A'), kerja('B'), kerja('C', { tahap: 'SELESAI' })], sama, HARI), TAHAP);
    expect(tetangga(papan, { kolom: 0, urut: 0 }, 'ArrowDown')).toEqual({ kolom: 0, urut: 1 });
    expect(tetangga(papan, { kolom: 0, urut: 1 }, 'ArrowDown')).toEqual({ kolom: 0, urut: 1 });
    expect(tetangga(papan, { kolom: 0, urut: 1 }, 'ArrowRight')).toEqual({ kolom: 2, urut: 0 });
    expect(tetangga(papan, { kolom: 0, urut: 1 }, 'ArrowLeft')).toBeUndefined();
    expect(tetangga(papan, { kolom: 0, urut: 0 }, 'x')).toBeUndefined();
  });
  it('nama yang panjang dipendekkan per kata', () => {
    expect(namaPendek('Bu Siti Aminah')).toBe('Bu Siti Aminah');
    expect(namaPendek('Siti Aminah Wijayakusuma Putri')).toBe('Siti Aminah W. P.');
  });
});

let lebar = 1200;
beforeEach(() => {
  lebar = 1200;
  pasangUkuran(() => lebar);
});

const LANGKAH = vi.fn();
function papan(sisa: Partial<PapanKerjaProps<IsiKartu>> = {}) {
  const buka = vi.fn();
  const hasil = gambarDiRute(
    <PapanKerja
      label="Pesanan"
      tahap={TAHAP}
      data={DATA}
      kartu={sama}
      hari={HARI}
      langkah={(k) => [
        { label: 'Serahkan', aksi: () => LANGKAH('serah', k.no) },
        { label: 'Batal', aksi: () => LANGKAH('batal', k.no), bahaya: true, mati: k.sisa > 0 ? 'Ada sisa' : undefined },
      ]}
      onBuka={buka}
      {...sisa}
    />,
  );
  return { ...hasil, buka };
}
const kolom = (nama: string) => screen.findByRole('region', { name: nama });

describe('papan', () => {
  it('kolom menurut tahap dengan jumlahnya, kartu dengan janji dan sisanya', async () => {
    papan();
    const baru = await kolom('Baru');
    expect(within(baru).getByText('1 telat')).toBeInTheDocument();
    const kartu = within(baru)
      .getAllByRole('article')
      .map((k) => k.dataset.kartu);
    expect(kartu).toEqual(['FP-2', 'FP-1', 'FP-4']);
    expect(within(baru).getByText('Telat 3 hari')).toHaveAttribute('data-golongan', 'TELAT');
    expect(within(await kolom('Siap diambil')).getByText('Tidak ada')).toBeInTheDocument();
  });
  it('kartu menyebut apa yang ditunggunya; kartu pertama adalah tempat fokus berawal', async () => {
    papan({ data: [kerja('FP-1', { tunggu: 'Menunggu validasi' }), kerja('FP-2', { tahap: 'PROSES' })] });
    const baru = await kolom('Baru');
    expect(within(baru).getByText('Menunggu validasi')).toBeInTheDocument();
    expect(within(await kolom('Dikerjakan')).queryByText('Menunggu validasi')).toBeNull();
    expect(document.querySelector('[data-awal]')?.closest('[data-kartu]')).toHaveAttribute('data-kartu', 'FP-1');
  });
  it('langkah dengan tekan dan dengan tombol; yang menunggu tidak jalan', async () => {
    LANGKAH.mockClear();
    const { buka } = papan();
    const orang = userEvent.setup();
    await orang.click(within(await kolom('Baru')).getByRole('button', { name: 'Serahkan FP-4' }));
    expect(LANGKAH).toHaveBeenLastCalledWith('serah', 'FP-4');
    await orang.keyboard('{Alt>}2{/Alt}');
    expect(LANGKAH).toHaveBeenLastCalledWith('batal', 'FP-4');
    const satu = within(await kolom('Baru')).getByRole('article', { name: /FP-1/ });
    await orang.click(within(satu).getByText('Cincin'));
    expect(buka).toHaveBeenCalledWith(DATA[0]);
    await orang.keyboard('{Alt>}2{/Alt}');
    expect(LANGKAH).toHaveBeenCalledTimes(2);
    expect(within(satu).getByRole('button', { name: /^Batal FP-1/ })).toBeDisabled();
  });
  it('panah memindahkan kartu yang dipilih, Enter membukanya', async () => {
    const { buka } = papan();
    const orang = userEvent.setup();
    const baru = await kolom('Baru');
    act(() => baru.querySelector<HTMLElement>('[data-kartu="FP-2"] [data-buka]')?.focus());
    await orang.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.closest('[data-kartu]')).toHaveAttribute('data-kartu', 'FP-1'));
    await orang.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.closest('[data-kartu]')).toHaveAttribute('data-kartu', 'FP-3'));
    await orang.keyboard('{Enter}');
    expect(buka).toHaveBeenCalledWith(DATA[2]);
  });
  it('cari tersimpan di alamat; satu yang tersisa dibuka dengan Enter', async () => {
    const { router, buka } = papan();
    const orang = userEvent.setup();
    await orang.type(await screen.findByRole('textbox', { name: 'Cari Pesanan' }), 'gelang');
    await waitFor(() => expect(router.state.location.search).toMatchObject({ cari: 'gelang' }));
    expect(screen.queryByText('Telat 3 hari')).not.toBeInTheDocument();
    await orang.keyboard('{Enter}');
    expect(buka).toHaveBeenCalledWith(DATA[2]);
  });
  it('di ponsel satu kolom, dipilih dengan tab', async () => {
    lebar = 380;
    papan();
    const orang = userEvent.setup();
    await kolom('Baru');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Dikerjakan' })).not.toBeInTheDocument());
    await orang.click(screen.getByRole('tab', { name: 'Dikerjakan (1)' }));
    expect(within(await kolom('Dikerjakan')).getByText('Gelang')).toBeInTheDocument();
  });
  it('kosong, gagal, dan saringan yang tidak kena apa-apa dibedakan', async () => {
    const cobaLagi = vi.fn();
    const { unmount } = papan({ data: [], kosong: 'Tidak ada pesanan' });
    expect(await screen.findByText('Tidak ada pesanan')).toBeInTheDocument();
    unmount();
    papan({ galat: { pesan: 'Koneksi Bermasalah', cobaLagi } });
    expect(await screen.findByText('Koneksi Bermasalah')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /coba lagi/i }));
    expect(cobaLagi).toHaveBeenCalledTimes(1);
  });
  it('5.000 pekerjaan: semua disusun, hanya yang tampak ada di halaman', async () => {
    const banyak = Array.from({ length: 5000 }, (_, i) =>
      kerja(`FP-${String(i).padStart(5, '0')}`, {
        tahap: TAHAP[i % 3]?.kode,
        janji: `2026-1${(i % 2) + 1}-${String((i % 28) + 1).padStart(2, '0')}`,
        sisa: i * 1000,
      }),
    );
    const susun = susunPapan(bacaKerja(banyak, sama, HARI), TAHAP);
    expect(susun.reduce((n, k) => n + k.kartu.length, 0)).toBe(5000);
    papan({ data: banyak });
    await kolom('Baru');
    expect(screen.getAllByRole('article').length).toBeLessThan(60);
    expect(within(await kolom('Baru')).getByText('1667')).toBeInTheDocument();
  });
});
