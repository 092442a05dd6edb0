// The checker finds histories that lie: a test of faults that finds nothing must be able to find something.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acak } from './acak.mjs';
import { kembar, periksaSejarah, terjualDuaKali } from './pemeriksa.mjs';

/** A database that has these rows: [table, mark, number]. */
const basis = (baris, kunci = []) => async (sql) =>
  sql.includes('FROM idempotensi') ? kunci : baris.filter(([t]) => sql.includes(`FROM ${t}`) && !sql.includes(`FROM ${t}_`)).map(([, ...b]) => b);

const isi = { data: { no_faktur_group: 'N-1' } };
const jadi = { jenis: 'jual', tanda: 'J1X1', kunci: 'k1', user: 'u', hasil: 'jadi', no: 'N-1', isi, barcode: ['B1'] };
const ada = [['faktur', 'J1X1', 'N-1']];
const simpan = [['k1', JSON.stringify(isi)]];

test('sejarah yang benar diterima', async () => {
  assert.deepEqual(await periksaSejarah([jadi], basis(ada, simpan)), []);
});

for (const [nama, sejarah, baris, kunci, kata] of [
  ['yang dijawab tetapi hilang', [jadi], [], simpan, /ada 0 kali/],
  ['yang ada dua kali', [jadi], [...ada, ['faktur', 'J1X1', 'N-2']], simpan, /ada 2 kali/],
  ['yang ditolak tetapi ada', [{ ...jadi, hasil: 'tolak', status: 422, no: undefined }], ada, [], /ditolak 422, tetapi ada/],
  ['yang jawabannya lain', [jadi], ada, [['k1', '{"data":{"no_faktur_group":"N-9"}}']], /lain dari yang tersimpan/],
  ['yang kuncinya hilang', [jadi], ada, [], /tidak tersimpan di bawah kuncinya/],
  ['yang nomornya lain', [jadi], [['faktur', 'J1X1', 'N-7']], simpan, /dijawab nomor N-1/],
  ['yang tidak pernah dikirim', [jadi], [...ada, ['faktur', 'J9X9', 'N-3']], simpan, /tidak pernah dikirim/],
  ['barang yang setengah jadi', [{ ...jadi, jenis: 'barang', tanda: 'G1X1', hasil: 'entah', banyak: 3 }], [['barang', 'G1X1', 'B1']], [], /tidak utuh/],
]) {
  test(`${nama} ditemukan`, async () => {
    const galat = await periksaSejarah(sejarah, basis(baris, kunci));
    assert.ok(galat.some((g) => kata.test(g)), galat.join('\n'));
  });
}

test('barang yang terjual dua kali dan nomor kembar ditemukan', () => {
  assert.deepEqual(kembar('barcode', ['a', 'b']), []);
  assert.equal(kembar('barcode', ['a', 'b', 'a']).length, 1);
  const kembali = { ...jadi, jenis: 'beli' };
  assert.deepEqual(terjualDuaKali([jadi, kembali, jadi]), []);
  assert.equal(terjualDuaKali([jadi, jadi]).length, 1);
  assert.equal(terjualDuaKali([kembali]).length, 1);
});

test('benih yang sama memberi undian yang sama', () => {
  const deret = (benih) => Array.from({ length: 5 }, (_, i) => acak(benih).cabang(i).bulat(1000));
  assert.deepEqual(deret(7), deret(7));
  assert.notDeepEqual(deret(7), deret(8));
});
