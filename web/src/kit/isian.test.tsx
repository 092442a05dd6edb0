// Fields as people fill them: typing, pasting, leaving, Enter.
// The filters themselves are tested in saring.test.ts.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { gambar, gambarDiRute } from '../../test/bungkus';
import { Formulir } from './Formulir';
import { IsianBerat } from './IsianBerat';
import { IsianTanggal } from './IsianTanggal';
import { IsianUang } from './IsianUang';
import { IsianAngka, IsianKode, IsianPersen } from './isian';
import { KonteksTempat, TEMPAT_KOSONG } from './konteks';
import { hariIni } from './waktu';

function Uang({ lapor }: { lapor: (n: number | null) => void }) {
  const [nilai, setNilai] = useState<number | null>(null);
  return (
    <IsianUang
      label="Harga"
      value={nilai}
      onChange={(n) => {
        setNilai(n);
        lapor(n);
      }}
    />
  );
}

function Teks({ Isian, error }: { Isian: typeof IsianKode; error?: string }) {
  const [nilai, setNilai] = useState('');
  return <Isian label="Isian" value={nilai} onChange={setNilai} error={error} />;
}

describe('isian teks', () => {
  it('spasi pada kode menjadi garis bawah', async () => {
    gambar(<Teks Isian={IsianKode} />);
    await userEvent.type(screen.getByLabelText('Isian'), 'A B C');
    expect(screen.getByLabelText('Isian')).toHaveValue('A_B_C');
  });
  it('persen di atas 100 menampilkan teks dan kosong', async () => {
    gambar(<Teks Isian={IsianPersen} />);
    await userEvent.type(screen.getByLabelText('Isian'), '101');
    expect(screen.getByText('Tidak Boleh Melebihi 100 !')).toBeVisible();
    expect(screen.getByLabelText('Isian')).toHaveValue('');
  });
  it('galat baru tampil setelah isian disentuh', async () => {
    gambar(<Teks Isian={IsianAngka} error="Wajib diisi" />);
    expect(screen.queryByText('Wajib diisi')).toBeNull();
    await userEvent.click(screen.getByLabelText('Isian'));
    await userEvent.tab();
    expect(screen.getByText('Wajib diisi')).toBeVisible();
  });
});

it('uang membaca ketikan dan tempelan dengan tanda ribuan apa pun', async () => {
  const lapor = vi.fn();
  gambar(<Uang lapor={lapor} />);
  const isian = screen.getByLabelText('Harga');
  await userEvent.type(isian, '1.250.000');
  expect(isian).toHaveValue('1,250,000');
  expect(lapor).toHaveBeenLastCalledWith(1_250_000);
  await userEvent.clear(isian);
  await userEvent.click(isian);
  await userEvent.paste('Rp. 2.500.000,00');
  expect(lapor).toHaveBeenLastCalledWith(2_500_000);
});

it('berat melengkapi tiga desimal saat ditinggalkan', async () => {
  function Berat() {
    const [nilai, setNilai] = useState('');
    return <IsianBerat label="Berat" value={nilai} onChange={setNilai} />;
  }
  gambar(<Berat />);
  await userEvent.type(screen.getByLabelText('Berat'), '3,5');
  await userEvent.tab();
  expect(screen.getByLabelText('Berat')).toHaveValue('3.500');
});

describe('tanggal', () => {
  function Tanggal({ lapor, max }: { lapor: (t: string | null) => void; max?: string }) {
    const [nilai, setNilai] = useState<string | null>(null);
    return (
      <IsianTanggal
        label="Tanggal"
        value={nilai}
        max={max}
        onChange={(t) => {
          setNilai(t);
          lapor(t);
        }}
      />
    );
  }
  it("tombol 'Hari Ini' mengisi hari ini", async () => {
    const lapor = vi.fn();
    gambar(<Tanggal lapor={lapor} />);
    await userEvent.click(screen.getByRole('button', { name: 'Pilih tanggal: Tanggal' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hari Ini' }));
    expect(lapor).toHaveBeenLastCalledWith(hariIni());
  });
  it("'Hari Ini' di sebuah toko adalah tgl_system toko itu", async () => {
    const lapor = vi.fn();
    const tempat = { ...TEMPAT_KOSONG, hari: { system: '2026-03-04', bolehLain: false } };
    gambar(
      <KonteksTempat.Provider value={tempat}>
        <Tanggal lapor={lapor} />
      </KonteksTempat.Provider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pilih tanggal: Tanggal' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hari Ini' }));
    expect(lapor).toHaveBeenLastCalledWith('2026-03-04');
  });
  it('menerima ketikan yang sah dan menolak yang tidak', async () => {
    const lapor = vi.fn();
    gambar(<Tanggal lapor={lapor} max="2026-12-31" />);
    const isian = screen.getByLabelText('Tanggal');
    await userEvent.type(isian, '20261115');
    // Saved by F9 from here it would be this date: no need to leave the field.
    expect(lapor).toHaveBeenLastCalledWith('2026-11-15');
    await userEvent.tab();
    expect(isian).toHaveValue('2026-11-15');
    await userEvent.clear(isian);
    await userEvent.type(isian, '2027-01-01');
    await userEvent.tab();
    expect(isian).toHaveValue('2026-11-15');
    expect(lapor).toHaveBeenCalledTimes(1);
  });
  it.each(['31/12/1990', '31-12-1990', '31.12.1990', '31 12 1990', '31121990'])(
    'menerima hari di depan: %s',
    async (ketikan) => {
      const lapor = vi.fn();
      gambar(<Tanggal lapor={lapor} />);
      await userEvent.type(screen.getByLabelText('Tanggal'), ketikan);
      expect(lapor).toHaveBeenLastCalledWith('1990-12-31');
    },
  );
  it('yang tidak dimengerti tidak hilang, dan dikatakan', async () => {
    const lapor = vi.fn();
    gambar(<Tanggal lapor={lapor} max="2026-12-31" />);
    const isian = screen.getByLabelText('Tanggal');
    await userEvent.type(isian, '31 des 90{Enter}');
    expect(isian).toHaveValue('31 des 90');
    expect(screen.getByText('Tulis tanggal seperti 1990-12-31 atau 31/12/1990')).toBeInTheDocument();
    await userEvent.clear(isian);
    await userEvent.type(isian, '2027-01-01{Enter}');
    expect(screen.getByText('Paling akhir 2026-12-31')).toBeInTheDocument();
    expect(lapor).not.toHaveBeenCalled();
    await userEvent.clear(isian);
    await userEvent.tab();
    expect(screen.queryByText('Paling akhir 2026-12-31')).toBeNull();
  });
  it('punya pilihan bulan dan tahun', async () => {
    gambar(<Tanggal lapor={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Pilih tanggal: Tanggal' }));
    expect(await screen.findAllByRole('combobox')).toHaveLength(2);
  });
});

describe('formulir', () => {
  function Contoh({ simpan }: { simpan: () => void }) {
    return (
      <Formulir label="Contoh" onSimpan={simpan}>
        <input aria-label="satu" />
        <IsianKode label="dua" value="" onChange={() => undefined} />
        <button type="submit">Kirim</button>
      </Formulir>
    );
  }
  it('Enter pindah ke isian berikutnya dan tidak menyimpan; F9 dan Ctrl+Enter menyimpan', async () => {
    const simpan = vi.fn();
    gambarDiRute(<Contoh simpan={simpan} />);
    await userEvent.type(await screen.findByLabelText('satu'), 'BRG1{Enter}');
    expect(screen.getByLabelText('dua')).toHaveFocus();
    expect(simpan).not.toHaveBeenCalled();
    await userEvent.keyboard('{F9}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(simpan).toHaveBeenCalledTimes(2);
  });
});
