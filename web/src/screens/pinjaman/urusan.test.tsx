// What becomes of loans: auction, notices, closings, bags, surpluses, counts, validation; against a server as its contract says.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KonteksTempat, TEMPAT_KOSONG } from '@/kit/konteks';
import { gambarDiRute, masukSebagai } from '../../../test/bungkus';
import {
  data,
  dikirim,
  KEPALA,
  LELANG,
  LUNAS,
  NIK,
  NO,
  PERMOHONAN,
  rute,
  server,
  TAKSIRAN,
  TEMPO,
} from '../../../test/contohHutang';
import { pasangUkuran } from '../../../test/ukuran';
import BatalHutangLunas from './BatalHutangLunas';
import HitungJaminan from './HitungJaminan';
import JatuhTempoHutang from './JatuhTempoHutang';
import KantongHutang from './KantongHutang';
import KelebihanHutang from './KelebihanHutang';
import LelangHutang from './LelangHutang';
import ValidasiHutang from './ValidasiHutang';

// No canvas here: a picture is taken as it is.
vi.mock('@/kit/foto', async (asli) => ({ ...(await asli<object>()), perkecil: async (b: Blob) => b }));

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

async function potret(isian: HTMLElement) {
  const berkas = new File(['x'], 'foto.png', { type: 'image/png' });
  await orang.upload(isian.querySelector('input[type=file]') as HTMLInputElement, berkas);
}
describe('Lelang Hutang', () => {
  const gambar = (mintaIzin = async (): Promise<string | undefined> => 'IZIN-1') =>
    gambarDiRute(
      <KonteksTempat.Provider value={{ ...TEMPAT_KOSONG, mintaIzin }}>
        <LelangHutang rute={rute('/lelang-hutang')} />
      </KonteksTempat.Provider>,
      '/lelang-hutang',
    );
  const baris = async () => screen.findByRole('row', { name: new RegExp(NO) });

  it('mencari dengan huruf besar, lalu melelang dengan otorisasi dan membaca lagi', async () => {
    const semua = server((p, jalur) => {
      if (jalur !== 'hutang/simpan/lelang-hutang') return undefined;
      const { otorisasi } = p.badan as { otorisasi?: string };
      if (!otorisasi)
        return {
          status: 422,
          isi: { code: 'NIAGA-08', message: 'Perlu otorisasi', detail: { permohonan: PERMOHONAN } },
        };
      return data({ no_lelang: 'LLJKT1-261115-0001' }, 'Lelang Hutang Berhasil Disimpan');
    });
    gambar();
    await orang.type(await screen.findByLabelText('Nama Customer'), 'siti');
    await orang.click(screen.getByRole('button', { name: 'Cari Hutang' }));
    expect(await screen.findByText('Data Hutang Tersedia')).toBeInTheDocument();
    expect(semua.some((p) => p.alamat.includes('nama_customer=SITI') && p.alamat.includes('type_tgl=tgl_hutang'))).toBe(
      true,
    );
    await orang.click(within(await baris()).getByRole('button', { name: `Lelang Hutang ${NO}` }));
    expect(await screen.findByText('Lelang Hutang Berhasil Disimpan')).toBeInTheDocument();
    expect(dikirim(semua, '/simpan/lelang-hutang')).toMatchObject([
      { no_faktur_hutang: NO },
      { no_faktur_hutang: NO, otorisasi: 'IZIN-1' },
    ]);
    const dulu = semua.filter((p) => p.alamat.includes('get/lelang-hutang')).length;
    await waitFor(() =>
      expect(semua.filter((p) => p.alamat.includes('get/lelang-hutang')).length).toBeGreaterThan(dulu),
    );
  });

  it('tanpa otorisasi tidak dilelang; tombol yang mati menyebut sebabnya', async () => {
    server((_, jalur) => {
      if (jalur === 'hutang/simpan/lelang-hutang')
        return {
          status: 422,
          isi: { code: 'NIAGA-08', message: 'Perlu otorisasi', detail: { permohonan: PERMOHONAN } },
        };
      return undefined;
    });
    gambar(async () => undefined);
    await orang.click(within(await baris()).getByRole('button', { name: `Lelang Hutang ${NO}` }));
    expect(await screen.findByText('Otorisasi Gagal')).toBeInTheDocument();
  });

  it('yang ditolak sesudah disetujui tetap terbaca, sampai ditutup', async () => {
    const sebab = 'Peringatan pinjaman dicatat own sendiri; minta otorisasi orang lain';
    server((p, jalur) => {
      if (jalur !== 'hutang/simpan/lelang-hutang') return undefined;
      const { otorisasi } = p.badan as { otorisasi?: string };
      return otorisasi
        ? { status: 422, isi: { code: 'PINJAM-21', message: sebab } }
        : {
            status: 422,
            isi: { code: 'NIAGA-08', message: 'Perlu otorisasi', detail: { permohonan: PERMOHONAN } },
          };
    });
    gambar();
    await orang.click(within(await baris()).getByRole('button', { name: `Lelang Hutang ${NO}` }));
    // First what goes by itself.
    expect(await screen.findByText('Lelang Hutang Gagal Disimpan')).toBeInTheDocument();
    const tanda = await screen.findByRole('alert', { name: `${NO} belum dilelang` });
    expect(tanda).toHaveTextContent(sebab);
    await orang.click(within(tanda).getByRole('button', { name: 'Tutup' }));
    expect(tanda).not.toBeInTheDocument();
  });

  it('yang belum boleh menyebut sebabnya, yang kosong mengatakannya', async () => {
    let kosong = false;
    server((_, jalur) => {
      if (jalur !== 'hutang/get/lelang-hutang') return undefined;
      return kosong
        ? { isi: { data: [], count: 0, total: { jumlah_hutang: 0 } } }
        : data([{ ...LELANG, halangan: 'Belum ada peringatan' }]);
    });
    gambar();
    const tombol = within(await baris()).getByRole('button', { name: `Lelang Hutang ${NO}` });
    expect(tombol).toBeDisabled();
    expect(within(await baris()).getByText('Belum ada peringatan')).toBeInTheDocument();
    kosong = true;
    await orang.click(screen.getByRole('button', { name: 'Cari Hutang' }));
    expect((await screen.findAllByText('Data Yang Anda Cari Tidak Ada')).length).toBeGreaterThan(0);
  });

  it('di layar telepon saringan lain ada di balik tombolnya', async () => {
    server();
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('max-width'),
          media: query,
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    gambar();
    expect(await screen.findByLabelText('Nama Customer')).toBeInTheDocument();
    expect(screen.queryByLabelText('Tanggal Dari')).not.toBeInTheDocument();
    await orang.click(screen.getByRole('button', { name: 'Saringan lain' }));
    expect(screen.getByLabelText('Tanggal Dari')).toBeInTheDocument();
    expect(screen.getByLabelText('Alamat Customer')).toBeInTheDocument();
  });

  it('taksiran sendiri, tanpa angka orang lain', async () => {
    const semua = server((_, jalur) =>
      jalur === 'hutang/get/lelang-hutang' ? data([{ ...LELANG, taksiran: 'BELUM' }]) : undefined,
    );
    gambar();
    await orang.click(within(await baris()).getByRole('button', { name: new RegExp(`^Taksir ${NO}`) }));
    const dialog = await screen.findByRole('dialog', { name: `Taksiran lelang ${NO}` });
    expect(await within(dialog).findByText('7,500,000')).toBeInTheDocument();
    await orang.type(within(dialog).getByLabelText('Nilai GELANG'), '8000000');
    await orang.click(within(dialog).getByRole('button', { name: /Simpan Taksiran/ }));
    await waitFor(() =>
      expect(dikirim(semua, '/taksiran-lelang')).toEqual([{ detail_barang: [{ baris: 1, nilai_rp: 8_000_000 }] }]),
    );
  });
});

it('jatuh tempo: baris membuka peringatannya, yang baru dicatat', async () => {
  const semua = server((p, jalur) =>
    p.metode === 'POST' && jalur === `hutang/${NO}/peringatan`
      ? data({ no_peringatan: 'PHJKT1-261115-0001', cara: 'TELEPON' }, 'Peringatan Berhasil Disimpan')
      : undefined,
  );
  gambarDiRute(<JatuhTempoHutang rute={rute('/jatuh-tempo-hutang')} />, '/jatuh-tempo-hutang');
  await orang.click(await screen.findByRole('button', { name: NO }));
  const laci = await screen.findByRole('dialog', { name: `Peringatan ${NO}` });
  expect(laci.querySelector('[data-total-bayar]')).toHaveAttribute('data-total-bayar', '5512500');
  expect(within(laci).queryByRole('button', { name: /Taksir/ })).not.toBeInTheDocument();
  await orang.click(within(laci).getByText('Telepon'));
  await orang.type(within(laci).getByLabelText('Keterangan'), 'janji lusa');
  await orang.click(within(laci).getByRole('button', { name: /Catat Peringatan/ }));
  expect(await screen.findByText('Peringatan Berhasil Disimpan')).toBeInTheDocument();
  expect(dikirim(semua, '/peringatan')).toEqual([{ cara: 'TELEPON', keterangan: 'janji lusa' }]);
});

it.each(['BELUM', 'DUA'])(
  'jatuh tempo: yang boleh dilelang ditaksir dari sini, tanpa melelang (%s)',
  async (status) => {
    const semua = server((p, jalur) => {
      if (jalur === 'hutang/jatuh-tempo') {
        const boleh = { ...TEMPO, halangan: '' };
        return { isi: { data: [boleh], count: 1, total: { lebih: false, tenggang_hari: 15 } } };
      }
      if (p.metode === 'GET' && jalur.endsWith('/taksiran-lelang')) return data({ ...TAKSIRAN, status });
      return undefined;
    });
    gambarDiRute(<JatuhTempoHutang rute={rute('/jatuh-tempo-hutang')} />, '/jatuh-tempo-hutang');
    await orang.click(await screen.findByRole('button', { name: NO }));
    const laci = await screen.findByRole('dialog', { name: `Peringatan ${NO}` });
    await orang.click(within(laci).getByRole('button', { name: /Taksir untuk lelang/ }));
    const dialog = await screen.findByRole('dialog', { name: `Taksiran lelang ${NO}` });
    expect(await within(dialog).findByText('7,500,000')).toBeInTheDocument();
    if (status === 'DUA') {
      expect(within(dialog).getByText(/yang lebih rendah yang dipakai/)).toBeInTheDocument();
      expect(within(dialog).queryByRole('button', { name: /Lelang/ })).not.toBeInTheDocument();
      return;
    }
    await orang.type(within(dialog).getByLabelText('Nilai GELANG'), '8000000');
    await orang.click(within(dialog).getByRole('button', { name: /Simpan Taksiran/ }));
    await waitFor(() =>
      expect(dikirim(semua, '/taksiran-lelang')).toEqual([{ detail_barang: [{ baris: 1, nilai_rp: 8_000_000 }] }]),
    );
  },
);

it('batal hutang lunas: hanya yang terakhir, jaminannya ditimbang dan dipotret lagi', async () => {
  const lunas = {
    ...LUNAS,
    no_lunas: 'HLJKT1-261115-0003',
    cara: 'TEBUS',
    tgl_system: '2026-11-15',
    waktu: '2026-11-15T03:00:00Z',
    oleh: 'kasir1',
    kode_sales: 'S01',
    nama_customer: 'SITI AMINAH',
    masuk_rp: 5_512_500,
    keluar_rp: 0,
    no_penerus: '',
    pengambil: 'SITI AMINAH',
    kuasa: false,
    no_batal: '',
    terakhir: true,
    detail_barang: [
      { baris: 1, nama_barang: 'GELANG', berat: 10, keluar: true, foto_kembali: false },
      { baris: 2, nama_barang: 'CINCIN', berat: 5, keluar: false, foto_kembali: false },
    ],
  };
  const semua = server((p, jalur) => {
    if (jalur === 'hutang-lunas') return data([lunas, { ...lunas, no_lunas: 'HLJKT1-261115-0002', terakhir: false }]);
    return p.metode === 'POST' && jalur.endsWith('/batal') ? data({}, 'Pelunasan Berhasil Dibatalkan') : undefined;
  });
  gambarDiRute(<BatalHutangLunas rute={rute('/batal-hutang-lunas')} />, '/batal-hutang-lunas');
  expect(await screen.findByRole('button', { name: 'Batal HLJKT1-261115-0002' })).toBeDisabled();
  await orang.click(screen.getByRole('button', { name: 'Batal HLJKT1-261115-0003' }));
  const dialog = await screen.findByRole('dialog', { name: 'Batal tebus HLJKT1-261115-0003' });
  const ya = within(dialog).getByRole('button', { name: /Ya, Batalkan/ });
  await orang.type(within(dialog).getByLabelText(/Alasan/), 'salah orang');
  expect(ya).toBeDisabled();
  await orang.type(within(dialog).getByLabelText(/Berat sekarang 1/), '10');
  expect(within(dialog).queryByLabelText(/Berat sekarang 2/)).not.toBeInTheDocument();
  expect(within(dialog).getByText('Potret setiap jaminan yang kembali')).toBeInTheDocument();
  await potret(within(dialog).getByRole('group', { name: 'Foto kembali GELANG' }));
  await waitFor(() => expect(ya).toBeEnabled());
  await orang.click(ya);
  expect(await screen.findByText('Pelunasan Berhasil Dibatalkan')).toBeInTheDocument();
  expect(dikirim(semua, '/batal')).toMatchObject([
    { alasan: 'salah orang', detail_barang: [{ baris: 1, berat: 10 }], no_kantong: '', tempat: '' },
  ]);
});

it('validasi: yang dicentang dan user yang bertanggung jawab', async () => {
  const semua = server((p, jalur) => {
    if (jalur === 'validasi/hutang/get') return data([{ ...KEPALA, penguji: 'kasir2', status: 'TUNGGU' }]);
    return p.metode === 'POST' && jalur === 'validasi/hutang' ? data(1, 'Data Berhasil Divalidasi') : undefined;
  });
  gambarDiRute(<ValidasiHutang rute={rute('/validasi-hutang')} />);
  const baris = await screen.findByRole('row', { name: new RegExp(NO) });
  expect(within(baris).getByText('Menunggu cair')).toBeInTheDocument();
  await orang.click(within(baris).getByRole('checkbox'));
  await pilih(screen.getByRole('combobox', { name: /User ID/ }), /kasir2/);
  await orang.click(screen.getByRole('button', { name: 'Validasi' }));
  expect(await screen.findByText('Data Berhasil Divalidasi')).toBeInTheDocument();
  expect(dikirim(semua, '/validasi/hutang')).toEqual([{ no_hutangs: [NO], user_id: 'kasir2' }]);
});

it('kantong dipindahkan ke tempat lain', async () => {
  const semua = server((p, jalur) => {
    if (p.metode === 'POST' && jalur.endsWith('/pindah')) return data({}, 'Kantong Berhasil Dipindahkan');
    return jalur === 'kantong-hutang' ? data([KEPALA]) : undefined;
  });
  gambarDiRute(<KantongHutang rute={rute('/kantong-hutang')} />, '/kantong-hutang');
  await orang.click(await screen.findByRole('button', { name: 'Pindahkan K-77' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pindahkan kantong K-77' });
  const ya = within(dialog).getByRole('button', { name: /^Pindahkan/ });
  expect(ya).toBeDisabled();
  const tempat = within(dialog).getByRole('combobox', { name: 'Tempat' });
  await orang.clear(tempat);
  await orang.type(tempat, 'laci 3');
  await orang.click(ya);
  expect(await screen.findByText('Kantong Berhasil Dipindahkan')).toBeInTheDocument();
  expect(dikirim(semua, '/kantong-hutang/K-77/pindah')).toEqual([{ tempat: 'LACI 3', no_kantong: '', keterangan: '' }]);
});

it('hitung jaminan: buta, tidak disimpan sebelum semua ditimbang', async () => {
  const semua = server((p, jalur) => {
    if (p.metode === 'POST' && jalur === 'hitung-jaminan')
      return data({ no_hitung: 'HJJKT1-261115-0001' }, 'Hitung Jaminan Berhasil Disimpan');
    if (jalur === 'hitung-jaminan/HJJKT1-261115-0001')
      return data({
        no_hitung: 'HJJKT1-261115-0001',
        waktu: '2026-11-15T03:00:00Z',
        oleh: 'kasir1',
        tempat: '',
        kantong: 2,
        cocok: 1,
        beda: 1,
        belum: 1,
        keterangan: '',
        baris: [
          {
            baris: 1,
            no_kantong: 'K-77',
            no_hutang: NO,
            tempat: 'BRANKAS A',
            hasil: 'ADA',
            qty_buku: 2,
            qty: 2,
            berat_buku: 15,
            berat: 15,
            keterangan: '',
            putusan: '',
            alasan: '',
            jawab_oleh: '',
            disetujui: '',
          },
          {
            baris: 2,
            no_kantong: 'K-78',
            no_hutang: '',
            tempat: 'BRANKAS A',
            hasil: 'HILANG',
            qty_buku: 1,
            qty: 0,
            berat_buku: 5,
            berat: 0,
            keterangan: '',
            putusan: '',
            alasan: '',
            jawab_oleh: '',
            disetujui: '',
          },
        ],
      });
    return undefined;
  });
  gambarDiRute(<HitungJaminan rute={rute('/hitung-jaminan')} />, '/hitung-jaminan');
  const mulai = await screen.findByRole('button', { name: /Mulai Hitung/ });
  // The page begins on it, not on the size of its list.
  expect(mulai).toHaveAttribute('data-autofocus');
  await orang.click(mulai);
  await orang.type(await screen.findByLabelText('Scan kantong'), 'K-77{Enter}');
  const simpan = screen.getByRole('button', { name: /Simpan Hitungan/ });
  expect(await screen.findByText('1 kantong belum ditimbang')).toBeInTheDocument();
  expect(simpan).toBeDisabled();
  await orang.type(screen.getByLabelText('Berat K-77'), '15');
  await orang.click(simpan);
  expect(await screen.findByText('Hitung Jaminan Berhasil Disimpan')).toBeInTheDocument();
  expect(dikirim(semua, '/hitung-jaminan')).toEqual([
    { tempat: '', detail: [{ no_kantong: 'K-77', tempat: '', qty: 0, berat: 15 }], keterangan: '' },
  ]);
  const laci = await screen.findByRole('dialog', { name: 'HJJKT1-261115-0001' });
  await orang.click(await within(laci).findByRole('button', { name: 'Jawab K-78' }));
  const jawab = await screen.findByRole('dialog', { name: 'Jawab kantong K-78' });
  await orang.click(within(jawab).getByText('Hilang'));
  expect(within(jawab).getByText(/tanggungan toko/)).toBeInTheDocument();
});

it('kelebihan dibayar kepada pemilik dengan NIK-nya', async () => {
  const satu = {
    no_lelang: 'LLJKT1-261115-0001',
    no_faktur_hutang: NO,
    tgl_lelang: '2026-11-15',
    sampai: '2027-11-15',
    lewat: false,
    nama_customer: 'SITI AMINAH',
    alamat_customer: '',
    no_hp: '0812',
    nik_samar: '3171**********01',
    kelebihan_rp: 2_487_500,
    sisa_rp: 2_487_500,
    status: 'TERBUKA',
    no_bayar: '',
    tgl_bayar: '',
    penerima: '',
  };
  const semua = server((p, jalur) => {
    if (p.metode === 'POST' && jalur.endsWith('/bayar')) return data({}, 'Uang Kelebihan Berhasil Dibayar');
    return jalur === 'kelebihan-hutang' ? data([satu]) : undefined;
  });
  gambarDiRute(<KelebihanHutang rute={rute('/kelebihan-hutang')} />, '/kelebihan-hutang');
  await orang.click(await screen.findByRole('button', { name: 'Bayar LLJKT1-261115-0001' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bayar kelebihan LLJKT1-261115-0001' });
  const bayar = within(dialog).getByRole('button', { name: /^Bayar/ });
  expect(bayar).toBeDisabled();
  await orang.type(within(dialog).getByLabelText(/NIK pemilik/), NIK);
  await orang.click(bayar);
  expect(await screen.findByText('Uang Kelebihan Berhasil Dibayar')).toBeInTheDocument();
  expect(dikirim(semua, '/bayar')).toMatchObject([
    { nik: NIK, kuasa: null, pembayaran: [{ jenis: 'CASH', jumlah_rp: 2_487_500 }] },
  ]);
});
