// The till of loans and one loan in its drawer, against a server that answers as its contract says.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { gambarDiRute, masukSebagai } from '../../../test/bungkus';
import { data, dikirim, NIK, NO, RINCI, rute, server } from '../../../test/contohHutang';
import { pasangUkuran } from '../../../test/ukuran';
import LihatHutang from './LihatHutang';
import TransaksiHutang from './TransaksiHutang';

let orang: UserEvent;
beforeEach(() => {
  localStorage.clear();
  pasangUkuran(() => 1400);
  masukSebagai();
  orang = userEvent.setup();
});

async function pilih(kotak: HTMLElement, butir: RegExp) {
  await orang.click(kotak);
  await orang.click(await screen.findByRole('option', { name: butir }));
}

describe('Transaksi Hutang', () => {
  it('taksiran, plafond dan biaya menebus tampak sambil diketik; uangnya keluar ke customer', async () => {
    const semua = server((p, jalur) =>
      p.metode === 'POST' && jalur === 'hutang'
        ? data(
            {
              no_faktur_hutang: NO,
              tgl_system: '2026-11-15',
              tgl_hutang: '2026-11-15',
              jatuh_tempo: '2027-03-15',
              jumlah_hutang: 5_000_000,
              biaya_rp: 10_000,
              diterima_rp: 4_990_000,
              bunga: 2.5,
              tunggu: false,
              no_kantong: 'K-77',
            },
            'Hutang Berhasil Disimpan',
          )
        : undefined,
    );
    gambarDiRute(<TransaksiHutang rute={rute('/transaksi-hutang')} />);
    await orang.click(await screen.findByRole('button', { name: /Jaminan dari luar/ }));
    const form = await screen.findByRole('dialog', { name: 'Barang jaminan' });
    await orang.type(within(form).getByLabelText(/Nama barang/), 'gelang');
    await pilih(within(form).getByRole('combobox', { name: /Kategori/ }), /^750/);
    await pilih(within(form).getByRole('combobox', { name: /^Jenis/ }), /^GEL750/);
    await orang.type(within(form).getByLabelText(/Berat timbang/), '10');
    await orang.type(within(form).getByLabelText(/Kadar uji/), '75');
    await pilih(within(form).getByRole('combobox', { name: /Keadaan/ }), /^BAIK/);
    expect(await within(form).findByText('Bawaan toko: 70% dari taksiran')).toBeInTheDocument();
    await waitFor(() => expect(within(form).getByRole('button', { name: /Tambahkan/ })).toBeEnabled());
    await orang.click(within(form).getByRole('button', { name: /Tambahkan/ }));
    const jumlah = await screen.findByLabelText(/Jumlah hutang/);
    await orang.type(jumlah, '5000000');
    const simulasi = await screen.findByRole('table', { name: 'Biaya menebus' });
    expect([...simulasi.querySelectorAll('[data-simulasi]')].map((b) => b.getAttribute('data-total'))).toEqual([
      '5062500',
      '5125000',
      '5250000',
      '5500000',
    ]);
    // Nothing is sent while it is not whole.
    await orang.keyboard('{F9}');
    expect(await screen.findByText('Pelanggan Harus Diisi')).toBeInTheDocument();
    await orang.type(screen.getByPlaceholderText('Kode member, nama, HP atau NIK'), 'siti');
    await orang.click(await screen.findByRole('option', { name: /SITI AMINAH/ }));
    await pilih(screen.getByRole('combobox', { name: /Sales/ }), /^S01/);
    await orang.type(screen.getByLabelText(/No kantong/), 'k-77');
    await orang.click(screen.getByRole('button', { name: /Uang pas/ }));
    await orang.click(screen.getByRole('button', { name: /Simpan Hutang/ }));
    expect(await screen.findByText('Hutang Berhasil Disimpan')).toBeInTheDocument();
    expect(dikirim(semua, '/hutang')).toMatchObject([
      {
        customer: { kode_pelanggan: 'P1' },
        kode_sales: 'S01',
        no_kantong: 'K-77',
        jumlah_hutang: 5_000_000,
        detail_barang: [{ nama_barang: 'GELANG', berat: 10, kadar_uji: 75, kondisi: 'BAIK' }],
        pembayaran: [{ jenis: 'CASH', jumlah_rp: 4_990_000 }],
      },
    ]);
  });
});

const buka = (search = '') => {
  const hasil = gambarDiRute(<LihatHutang rute={rute('/lihat-hutang')} />, '/lihat-hutang');
  if (search) void hasil.router.navigate({ to: '/lihat-hutang', search: { no: search } as never });
  return hasil;
};

describe('Lihat Hutang', () => {
  it('QR surat yang discan membuka penebusannya, dengan surat dan NIK-nya', async () => {
    const semua = server((_, jalur) => {
      if (jalur === 'hutang/cari') return data({ no_faktur_hutang: NO, tiket: 0, status: 'AKTIF' });
      if (jalur.endsWith('/lunas'))
        return data({
          no_lunas: 'HLJKT1-261115-0003',
          no_faktur_hutang: NO,
          cara: 'TEBUS',
          no_penerus: '',
          kembali: 0,
          total_bayar: 5_512_500,
          masuk_rp: 5_512_500,
          keluar_rp: 0,
          jatuh_tempo: '',
        });
      return undefined;
    });
    buka();
    const pindai = await screen.findByLabelText('Scan surat hutang');
    await orang.type(pindai, 'https://toko.example/lacak/abcDEF{Enter}');
    const dialog = await screen.findByRole('dialog', { name: `Tebus ${NO}` });
    expect(await within(dialog).findByText('Bunga 123 hari')).toBeInTheDocument();
    await orang.type(within(dialog).getByLabelText(/No surat/), '1');
    expect(dialog.querySelector('[data-bayar-rp]')).toHaveAttribute('data-bayar-rp', '5512500');
    const tebus = within(dialog).getByRole('button', { name: /^Tebus/ });
    await orang.click(within(dialog).getByRole('button', { name: /Uang pas/ }));
    expect(tebus).toBeDisabled();
    await orang.type(within(dialog).getByLabelText(/NIK pemilik/), NIK);
    await waitFor(() => expect(tebus).toBeEnabled());
    await orang.click(tebus);
    expect(await screen.findByText('Hutang Berhasil Ditebus')).toBeInTheDocument();
    expect(dikirim(semua, '/lunas')).toMatchObject([
      {
        tiket: 1,
        nik: NIK,
        kuasa: null,
        total_bayar: 5_512_500,
        pembayaran: [{ jenis: 'CASH', jumlah_rp: 5_512_500 }],
      },
    ]);
    expect(semua.some((p) => p.alamat.includes('hutang/cari?kode=https%3A%2F%2Ftoko.example%2Flacak%2FabcDEF'))).toBe(
      true,
    );
  });

  it('cicil pokok: pokok baru lebih kecil, yang dibayar bunga dan selisihnya', async () => {
    const semua = server((_, jalur) =>
      jalur.endsWith('/lanjut')
        ? data({
            no_lunas: 'HLJKT1-261115-0004',
            no_faktur_hutang: NO,
            cara: 'CICIL',
            no_penerus: 'FHJKT1-261115-0009',
            kembali: 0,
            total_bayar: 5_512_500,
            masuk_rp: 1_512_500,
            keluar_rp: 0,
            jatuh_tempo: '2027-03-15',
          })
        : undefined,
    );
    buka(NO);
    const laci = await screen.findByRole('dialog', { name: NO });
    await orang.click(await within(laci).findByRole('button', { name: /Cicil pokok/ }));
    const dialog = await screen.findByRole('dialog', { name: `Cicil pokok ${NO}` });
    expect(within(dialog).getByText('Isi pokok yang baru')).toBeInTheDocument();
    await orang.type(within(dialog).getByLabelText(/Pokok yang baru/), '4000000');
    await waitFor(() => expect(dialog.querySelector('[data-bayar-rp]')).toHaveAttribute('data-bayar-rp', '1512500'));
    await orang.type(within(dialog).getByLabelText(/No surat/), '1');
    await orang.type(within(dialog).getByLabelText(/NIK pemilik/), NIK);
    await orang.click(within(dialog).getByRole('button', { name: /Uang pas/ }));
    const simpan = within(dialog).getByRole('button', { name: /^Cicil pokok/ });
    await waitFor(() => expect(simpan).toBeEnabled());
    await orang.click(simpan);
    expect(await screen.findByText('Pokok Berhasil Dicicil')).toBeInTheDocument();
    expect(dikirim(semua, '/lanjut')).toMatchObject([
      {
        cara: 'CICIL',
        jumlah_hutang: 4_000_000,
        tiket: 1,
        nik: NIK,
        total_bayar: 1_512_500,
        pembayaran: [{ jumlah_rp: 1_512_500 }],
      },
    ]);
  });

  it('tebus sebagian: barang yang pergi menentukan pokok yang tinggal, satu paling sedikit tinggal', async () => {
    const semua = server();
    buka(NO);
    const laci = await screen.findByRole('dialog', { name: NO });
    await orang.click(await within(laci).findByRole('button', { name: /Tebus sebagian/ }));
    const dialog = await screen.findByRole('dialog', { name: `Tebus sebagian ${NO}` });
    await orang.click(within(dialog).getByRole('checkbox', { name: /^GELANG/ }));
    expect(within(dialog).getByRole('checkbox', { name: /^CINCIN/ })).toBeDisabled();
    expect(within(dialog).getByLabelText(/Pokok yang baru/)).toHaveValue('2,000,000');
    await waitFor(() =>
      expect(dikirim(semua, '/lanjut/hitung')).toContainEqual(
        expect.objectContaining({ cara: 'SEBAGIAN', lepas: [1], jumlah_hutang: 2_000_000 }),
      ),
    );
  });

  it('langkah yang tidak boleh mati dan menyebut sebabnya', async () => {
    server();
    buka(NO);
    const laci = await screen.findByRole('dialog', { name: NO });
    expect(await within(laci).findByRole('button', { name: /Batalkan/ })).toBeDisabled();
    expect(within(laci).getByText(/Hanya pada hari hutangnya/)).toBeInTheDocument();
    expect(within(laci).getByText('5,000,000 x 2.5% x 123/30')).toBeInTheDocument();
  });

  it('yang menunggu dicairkan sesudah divalidasi', async () => {
    const semua = server((_, jalur) => {
      if (jalur === `hutang/${NO}`) return data({ ...RINCI, status: 'TUNGGU', biaya_rp: 10_000 });
      if (jalur.endsWith('/cair')) return data({ diterima_rp: 4_990_000 }, 'Hutang Dicairkan');
      return undefined;
    });
    buka(NO);
    const laci = await screen.findByRole('dialog', { name: NO });
    await orang.click(await within(laci).findByRole('button', { name: /Cairkan/ }));
    const dialog = await screen.findByRole('dialog', { name: `Cairkan ${NO}` });
    await orang.click(within(dialog).getByRole('button', { name: /^Cairkan/ }));
    expect(await screen.findByText('Hutang Dicairkan')).toBeInTheDocument();
    expect(dikirim(semua, '/cair')).toMatchObject([{ pembayaran: [{ jenis: 'CASH', jumlah_rp: 4_990_000 }] }]);
  });

  it('lelang hari ini dibatalkan dengan jaminan di timbangan dan alasan, ke kantong yang lain', async () => {
    let lain = true;
    const semua = server((_, jalur) => {
      if (jalur === `hutang/${NO}`) return data({ ...RINCI, status: 'LELANG' });
      if (jalur.endsWith('/batal-lelang')) {
        if (!lain) return data({ no_kantong: 'K-9' }, 'Lelang Hutang Berhasil Dibatalkan');
        lain = false;
        const kata = 'Jaminan 2 (CINCIN) waktu dijaminkan 10.000 g, sekarang 9.500 g: bukan barang itu';
        const fields = { 'detail_barang[1].berat': kata };
        return { status: 422, isi: { code: 'PINJAM-27', message: `Baris 2: ${kata}`, fields } };
      }
      return undefined;
    });
    buka(NO);
    const laci = await screen.findByRole('dialog', { name: NO });
    await orang.click(await within(laci).findByRole('button', { name: /Batalkan lelang/ }));
    const dialog = await screen.findByRole('dialog', { name: `Batalkan lelang ${NO}` });
    const ya = within(dialog).getByRole('button', { name: /Ya, Batalkan/ });
    await orang.type(within(dialog).getByLabelText(/Alasan/), 'salah pinjaman');
    await orang.type(within(dialog).getByLabelText(/Berat sekarang 1/), '10');
    expect(ya).toBeDisabled();
    expect(within(dialog).getByText('Timbang lagi setiap jaminan')).toBeInTheDocument();
    expect(within(dialog).getByText('2. CINCIN · dijaminkan 10.000 gr')).toBeInTheDocument();
    await orang.type(within(dialog).getByLabelText(/Berat sekarang 2/), '9.5');
    await orang.type(within(dialog).getByLabelText('No kantong'), 'K-9');
    await orang.click(ya);
    expect(await within(dialog).findByText(/bukan barang itu/)).toBeInTheDocument();
    expect(within(dialog).getByLabelText(/Berat sekarang 2/)).toBeInvalid();
    await orang.clear(within(dialog).getByLabelText(/Berat sekarang 2/));
    await orang.type(within(dialog).getByLabelText(/Berat sekarang 2/), '9.99');
    await orang.click(ya);
    expect(await screen.findByText('Lelang Hutang Berhasil Dibatalkan')).toBeInTheDocument();
    expect(dikirim(semua, '/batal-lelang').at(-1)).toEqual({
      alasan: 'salah pinjaman',
      detail_barang: [
        { baris: 1, berat: 10 },
        { baris: 2, berat: 9.99 },
      ],
      no_kantong: 'K-9',
      tempat: '',
    });
  });

  it('kode yang tidak dikenal mengatakannya', async () => {
    server((_, jalur) =>
      jalur === 'hutang/cari'
        ? { status: 404, isi: { code: 'PINJAM-03', message: 'Hutang ini tidak ada' } }
        : undefined,
    );
    buka();
    await orang.type(await screen.findByLabelText('Scan surat hutang'), 'K-99{Enter}');
    expect(await screen.findByText('Hutang ini tidak ada')).toBeInTheDocument();
  });
});
