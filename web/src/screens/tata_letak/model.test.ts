import { describe, expect, it } from 'vitest';
import * as m from './model';
import type { Label } from './tipe';

function label(name: string, kotak: [number, number, number, number], lain: Partial<Label> = {}): Label {
  const [position_x, position_y, width, height] = kotak;
  return {
    name,
    isi: `{${name}}`,
    jenis: 'text',
    width,
    height,
    position_x,
    position_y,
    rotate: 0,
    font_family: 'times_new_roman',
    font_size: 8,
    status: true,
    type: 'PENJUALAN',
    is_mobile: false,
    side: 'DEPAN',
    rata: 'kiri',
    is_deletable: false,
    ...lain,
  };
}

const awal: m.Keadaan = {
  label: [label('a', [10, 10, 40, 5]), label('b', [60, 30, 20, 5])],
  lebar: 100,
  tinggi: 60,
  font: 'times_new_roman',
};
const a = (k: m.Keadaan) => k.label[0] as Label;

describe('riwayat', () => {
  it('mundur dan maju mengembalikan keadaan yang sama', () => {
    let r = m.mulai(awal);
    r = m.ubah(r, m.geser(r.kini, 'a', 'kanan', 1));
    r = m.ubah(r, m.geser(r.kini, 'a', 'bawah', 2));
    expect([a(r.kini).position_x, a(r.kini).position_y]).toEqual([11, 12]);
    r = m.mundur(m.mundur(r));
    expect(r.kini).toBe(awal);
    expect(m.mundur(r)).toBe(r);
    r = m.maju(m.maju(r));
    expect([a(r.kini).position_x, a(r.kini).position_y]).toEqual([11, 12]);
    expect(m.maju(r)).toBe(r);
  });

  it('perubahan baru menghapus yang di depan', () => {
    let r = m.ubah(m.mulai(awal), m.geser(awal, 'a', 'kanan', 1));
    r = m.ubah(m.mundur(r), m.geser(awal, 'a', 'kiri', 1));
    expect(r.depan).toEqual([]);
    expect(a(r.kini).position_x).toBe(9);
  });

  it('ketikan berurutan pada isian yang sama menjadi satu langkah', () => {
    let r = m.mulai(awal);
    for (const isi of ['N', 'No', 'No.']) r = m.ubah(r, m.ganti(r.kini, 'a', { isi }), 'isi:a');
    r = m.ubah(r, m.ganti(r.kini, 'b', { isi: 'x' }), 'isi:b');
    expect(r.lalu).toHaveLength(2);
    r = m.mundur(r);
    expect(a(r.kini).isi).toBe('No.');
    // After going back, the same mark is a step of its own.
    r = m.ubah(r, m.ganti(r.kini, 'a', { isi: 'Nomor' }), 'isi:a');
    expect(m.mundur(r).kini.label[0]?.isi).toBe('No.');
  });

  it('yang tidak mengubah apa pun bukan langkah', () => {
    const r = m.mulai(awal);
    expect(m.ubah(r, m.tempatkan(awal, 'a', m.kotakDari(a(awal))))).toBe(r);
    expect(m.ubah(r, m.geser(awal, 'tidak ada', 'kiri', 1))).toBe(r);
  });
});

describe('di dalam kertas', () => {
  it('geser berhenti di tepi', () => {
    expect(a(m.geser(awal, 'a', 'kiri', 50)).position_x).toBe(0);
    expect(a(m.geser(awal, 'a', 'kanan', 500)).position_x).toBe(60);
    expect(a(m.geser(awal, 'a', 'bawah', 500)).position_y).toBe(55);
    expect(a(m.geser(awal, 'a', 'atas', 0.1)).position_y).toBe(9.9);
  });

  it('ukuran berhenti di tepi dan tidak hilang', () => {
    expect(a(m.besarkan(awal, 'a', 'kanan', 500)).width).toBe(90);
    const kecil = a(m.besarkan(awal, 'a', 'kiri', 500));
    expect([kecil.width, kecil.position_x]).toEqual([1, 10]);
    expect(a(m.besarkan(awal, 'a', 'atas', 500)).height).toBe(1);
  });

  it('kertas yang lebih kecil membawa masuk semua label', () => {
    const k = m.gantiKertas(awal, 30, 20);
    for (const l of k.label) {
      expect(l.position_x + l.width).toBeLessThanOrEqual(30);
      expect(l.position_y + l.height).toBeLessThanOrEqual(20);
    }
    expect(k.label[0]?.width).toBe(30);
  });

  it('label baru di tengah, tegak bila diputar, dengan nama yang bebas', () => {
    const baru = { nama: 'a', isi: '{a}', jenis: 'text', type: 'X', is_mobile: false, side: 'DEPAN' } as const;
    const satu = m.tambah(awal, { ...baru, rotate: 0 });
    expect(satu.name).toBe('a_2');
    expect(m.tambah(satu.keadaan, { ...baru, nama: 'a_2', rotate: 0 }).name).toBe('a_3');
    const tegak = m.tambah(awal, { ...baru, rotate: 90 }).keadaan.label.at(-1) as Label;
    expect([tegak.width, tegak.height, tegak.position_x]).toEqual([5, 40, 47.5]);
    expect(tegak.is_deletable).toBe(true);
  });
});

describe('menempel', () => {
  const garis = m.garisPandu([m.kotakDari(awal.label[1] as Label)], 100, 60);

  it('kotak yang digeser menempel pada tepi, tengah dan kertas', () => {
    // Left edge to the neighbour's left edge.
    const t = m.tempelGeser({ x: 60.8, y: 11.3, w: 10, h: 5 }, garis, 1);
    expect(t.kotak.x).toBe(60);
    expect(t.pandu).toEqual([{ arah: 'x', di: 60 }]);
    expect(t.kotak.y).toBe(11.5);
    // Middle to the middle of the paper.
    expect(m.tempelGeser({ x: 44.4, y: 20, w: 10, h: 4 }, garis, 1).kotak.x).toBe(45);
    // Right edge to the edge of the paper.
    expect(m.tempelGeser({ x: 89.5, y: 20, w: 10, h: 4 }, garis, 1).kotak.x).toBe(90);
  });

  it('yang terdekat menang', () => {
    expect(m.tempelGeser({ x: 59.6, y: 0, w: 21, h: 5 }, garis, 2).kotak.x).toBe(59.5);
    expect(m.tempelGeser({ x: 59.9, y: 0, w: 21, h: 5 }, garis, 2).kotak.x).toBe(60);
  });

  it('menarik satu pegangan membiarkan tepi seberangnya', () => {
    const k = { x: 10, y: 10, w: 40, h: 5 };
    const kanan = m.tempelUbah(k, 'e', 9.4, 99, garis, 1, 1);
    expect(kanan.kotak).toEqual({ x: 10, y: 10, w: 50, h: 5 });
    expect(kanan.pandu).toEqual([{ arah: 'x', di: 60 }]);
    const kiriAtas = m.tempelUbah(k, 'nw', 3.2, -4.2, garis, 0.1, 1).kotak;
    expect([kiriAtas.x + kiriAtas.w, kiriAtas.y + kiriAtas.h]).toEqual([50, 15]);
    expect([kiriAtas.x, kiriAtas.y]).toEqual([13, 6]);
    expect(m.tempelUbah(k, 'w', 500, 0, garis, 1, 1).kotak.w).toBe(1);
  });
});

describe('isi', () => {
  it('field diisi contoh dan kurung ganda menjadi kurung', () => {
    const contoh = m.petaContoh([{ nama: 'nama', arti: '', contoh: 'Siti' }]);
    expect(m.isiContoh('Yth. { nama }, {{tetap}} {lain}.', contoh)).toBe('Yth. Siti, {tetap} .');
  });

  it('kolom tabel dikenali', () => {
    expect([m.berbaris('{detail_berat}'), m.berbaris('Berat {detail_berat}'), m.berbaris('{berat}')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('setiap label disebut dengan kata, tidak dengan kodenya', () => {
  const tipe = {
    bidang: [{ nama: 'no_hp', arti: 'No HP customer' }],
    gambar: [{ nama: 'logo', arti: 'Logo toko' }],
  };
  const kata = (name: string, isi: string, jenis: Label['jenis'] = 'text') => m.kataLabel({ name, isi, jenis }, tipe);
  expect(kata('no_hp', 'HP {no_hp}')).toBe('No HP customer');
  expect(kata('telepon', 'HP {no_hp}')).toBe('No HP customer');
  expect(kata('logo', 'logo', 'gambar')).toBe('Logo toko');
  expect(kata('judul_total_berat', 'Total Berat')).toBe('“Total Berat”');
  expect(kata('garis_kepala_bawah', '', 'line')).toBe('Garis kepala bawah');
});
