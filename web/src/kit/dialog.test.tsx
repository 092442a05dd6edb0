// Dialogs, toasts and small parts with the specification's texts and times.
// Each dialog is driven as a person would.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gambar } from '../../test/bungkus';
import { BarisPelanggan } from './BarisPelanggan';
import { DialogOtorisasi } from './DialogOtorisasi';
import { DialogPlatform } from './DialogPlatform';
import { antreanDialog, dialogGagal, dialogSukses, konfirmasi, konfirmasiHapus, tawarkanAktifkan } from './dialog';
import { Kosong } from './Kosong';
import { KonteksTempat, TEMPAT_KOSONG } from './konteks';
import { pesan } from './pesan';
import { TombolHome } from './TombolHome';

beforeEach(() => antreanDialog.atur([]));

describe('konfirmasi', () => {
  it('menjawab ya dan tidak', async () => {
    gambar(null);
    let jawaban = konfirmasi('Simpan?');
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await jawaban).toBe(true);
    jawaban = konfirmasi('Simpan?');
    await userEvent.click(await screen.findByRole('button', { name: 'Tidak' }));
    expect(await jawaban).toBe(false);
  });
  it('sebelum menghapus memakai teks spesifikasi', async () => {
    gambar(null);
    void konfirmasiHapus('BRG1');
    expect(await screen.findByText('Apakah Anda Yakin InginMenghapus BRG1')).toBeInTheDocument();
  });
  it("kode yang sudah dihapus ditawarkan lewat 'Warning !!!' dengan Batal / Aktifkan", async () => {
    gambar(null);
    const jawaban = tawarkanAktifkan('KODE DELETED');
    expect(await screen.findByText('Warning !!!')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Batal' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Aktifkan' }));
    expect(await jawaban).toBe(true);
  });
});

describe('kabar', () => {
  it.each([
    ['sukses', () => dialogSukses('Data Berhasil Ditambahkan'), 2000],
    ['gagal', () => dialogGagal('Gagal Menambahkan'), 3000],
  ] as const)('%s menutup sendiri', async (jenis, buka, lama) => {
    vi.useFakeTimers();
    gambar(null);
    await act(async () => void buka());
    await act(async () => vi.advanceTimersByTime(lama - 50));
    expect(antreanDialog.ambil()).toHaveLength(1);
    if (jenis === 'gagal') expect(screen.getByText('Oopss!!')).toBeInTheDocument();
    await act(async () => vi.advanceTimersByTime(100));
    expect(antreanDialog.ambil()).toHaveLength(0);
  });
});

it('pesan yang sama tidak bertumpuk dan hilang setelah tiga detik', async () => {
  gambar(null);
  act(() => {
    pesan.info('Data Tidak Tersedia');
    pesan.info('Data Tidak Tersedia');
  });
  expect(await screen.findAllByText('Data Tidak Tersedia')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('Data Tidak Tersedia')).toBeNull(), { timeout: 4000 });
});

describe('otorisasi', () => {
  it('dengan password: keterangan kosong menjadi -, isi menjadi huruf besar, penolakan tampil', async () => {
    const kirim = vi.fn().mockRejectedValueOnce(new Error('Otorisasi Gagal..')).mockResolvedValue(undefined);
    gambar(<DialogOtorisasi terbuka onTutup={() => undefined} description="LELANG HUTANG" kirim={kirim} />);
    await userEvent.type(await screen.findByLabelText('Username'), 'spv');
    await userEvent.type(screen.getByLabelText('Password'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Setujui' }));
    expect(await screen.findByText('Otorisasi Gagal..')).toBeInTheDocument();
    expect(kirim).toHaveBeenLastCalledWith({ user_id: 'spv', password: 'x', keterangan: '-' });
    await userEvent.type(screen.getByLabelText('Password'), 'y');
    await userEvent.type(screen.getByLabelText('Keterangan (opsional)'), 'pelanggan lama');
    await userEvent.click(screen.getByRole('button', { name: 'Setujui' }));
    await waitFor(() =>
      expect(kirim).toHaveBeenLastCalledWith({ user_id: 'spv', password: 'y', keterangan: 'PELANGGAN LAMA' }),
    );
  });

  it('Enter di Username membawa ke password, yang tidak pernah terketik di sana', async () => {
    const kirim = vi.fn().mockResolvedValue(undefined);
    gambar(<DialogOtorisasi terbuka onTutup={() => undefined} description="LELANG HUTANG" kirim={kirim} />);
    await userEvent.type(await screen.findByLabelText('Username'), 'spv{Enter}');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await userEvent.keyboard('rahasia{Enter}');
    await waitFor(() => expect(kirim).toHaveBeenCalledWith({ user_id: 'spv', password: 'rahasia', keterangan: '-' }));
  });

  it('dengan fingerprint: menunggu scan, mengulang bila tidak cocok, mengirim bila cocok', async () => {
    const kirim = vi.fn().mockResolvedValue(undefined);
    let jawab: (cocok: boolean) => void = () => undefined;
    const pindai = vi.fn(() => new Promise<boolean>((selesai) => (jawab = selesai)));
    gambar(
      <DialogOtorisasi
        terbuka
        sidikJari
        onTutup={() => undefined}
        description="LELANG HUTANG"
        pengotorisasi={[{ user_id: 'spv', user_name: 'Supervisor', level: 'SPV' }]}
        kirim={kirim}
        pindai={pindai}
      />,
    );
    await userEvent.click(await screen.findByLabelText('Username', { selector: 'input' }));
    await userEvent.click(await screen.findByRole('option', { name: /spv/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Scan' }));
    expect(await screen.findByText('Silahkan Scan Fingerprint')).toBeInTheDocument();
    await act(async () => jawab(false));
    expect(screen.getByText('Silahkan Coba Lagi')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Scan' }));
    await act(async () => jawab(true));
    expect(screen.getByText('Fingerprint Berhasil Di Scan')).toBeInTheDocument();
    expect(kirim).toHaveBeenCalledExactlyOnceWith({ user_id: 'spv', password: '', keterangan: '-' });
  });
});

it("'Pilih Nota Platform' butuh pilihan", async () => {
  const pilih = vi.fn();
  gambar(<DialogPlatform terbuka pasangan="sisi" onTutup={() => undefined} onPilih={pilih} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Lanjut' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Pilih salah satu dulu');
  await userEvent.click(screen.getByRole('radio', { name: 'BACK (BELAKANG)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lanjut' }));
  expect(pilih).toHaveBeenCalledExactlyOnceWith('BACK');
});

it('baris pelanggan menulis nama dengan huruf besar', () => {
  gambar(<BarisPelanggan nama="Ibu Sari" jenis="MEMBER" />);
  expect(screen.getByText('IBU SARI')).toBeInTheDocument();
  expect(screen.getByText('MEMBER')).toBeInTheDocument();
});

it("keadaan kosong bergambar 'Empty'", () => {
  gambar(<Kosong />);
  expect(screen.getByRole('img', { name: 'Empty' })).toBeInTheDocument();
  expect(screen.getByText('Tidak Ada Data')).toBeInTheDocument();
});

it("tombol 'Home' hanya ada di POS", async () => {
  const keRumah = vi.fn();
  const { unmount } = gambar(<TombolHome />);
  expect(screen.queryByRole('button', { name: 'Home' })).toBeNull();
  unmount();
  gambar(
    <KonteksTempat.Provider value={{ ...TEMPAT_KOSONG, pos: true, keRumah }}>
      <TombolHome />
    </KonteksTempat.Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Home' }));
  expect(keRumah).toHaveBeenCalledOnce();
});
