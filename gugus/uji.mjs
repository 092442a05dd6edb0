// Faults as a test, in the manner of Jepsen: cashiers sell, buy back, cancel, move cash and make pieces at several processes
// while a nemesis kills and stops parts of the cluster. Then the history is held against the books:
//   what was answered is there, once, with the answer that was given; what was refused is not; nothing else is;
//   numbers and barcodes are one of a kind, a piece is sold once at a time, and `karat periksa` finds the books right.
// Run by `scripts/gugus uji [--detik N] [--kasir N] [--benih N]`.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { acak } from './acak.mjs';
import { Sesi, tidur } from './api.mjs';
import { Nemesis } from './nemesis.mjs';
import { periksaSejarah } from './pemeriksa.mjs';

const jalan = promisify(execFile);
const opsi = Object.fromEntries(
  process.argv.slice(2).flatMap((kata, i, semua) => (kata.startsWith('--') ? [[kata.slice(2), semua[i + 1]]] : [])),
);
const DETIK = Number(opsi.detik ?? 75);
const KASIR = Number(opsi.kasir ?? 6);
const BENIH = Number(opsi.benih ?? Math.floor(Math.random() * 1e9));
/** So long what is still unanswered may take once everything is whole again. */
const SEMBUH = 180_000;
const WEB = process.env.GUGUS_WEB;
const FOLDER = process.env.GUGUS_FOLDER;
if (!WEB || !FOLDER) throw new Error('jalankan lewat scripts/gugus uji');

/** The last one closes its day in the middle. */
const TOKO = ['jkt1', 'bdg1', 'sby1'];
const awal = Date.now();
const detik = (ms) => (ms / 1000).toFixed(1);
const kata = (teks) => console.log(`[${detik(Date.now() - awal).padStart(6)}] ${teks}`);
const undian = acak(BENIH);
console.log(`benih ${BENIH}, ${KASIR} kasir, ${DETIK} detik`);

const sejarah = [];
const galat = [];
let henti = false;
let menyerah = false;

async function siapkan(toko) {
  const own = await new Sesi(WEB, `own-${toko}`).masuk();
  const hari = (await own.sampaiTerjawab('GET', 'harga-emas/hari-ini')).isi.data;
  if (!hari.terkonfirmasi) {
    const baris = hari.baris.filter((b) => b.usul).map((b) => ({ ...b.usul, kode_group: b.kode_group }));
    await own.sampaiTerjawab('POST', 'harga-emas/terbit', { baris, penanda: hari.penanda, yakin: true });
  }
  const baki = { kode_baki: 'GUG', nama_baki: 'UJI GUGUS', kode_gudang: 'TOKO', kapasitas: 0, aktif: true };
  await own.sampaiTerjawab('POST', 'baki', baki);
  return { toko, own, spv: await new Sesi(WEB, `spv-${toko}`).masuk(), barang: [], nota: [] };
}

/** New pieces; their barcodes come from the answer. */
async function tambahBarang(t, u, banyak) {
  const tanda = `G${sejarah.length}X${u.bulat(1e9)}`;
  const detail_barang = Array.from({ length: banyak }, () => ({
    kode_group: '750',
    kode_dept: 'CIN750',
    kode_gudang: 'TOKO',
    kode_toko: 'GUG',
    nama_barang: tanda,
    berat_asli: (2000 + u.bulat(4000)) / 1000,
    kadar: 80,
    kadar_cetak: 75,
    kadar_modal: 77,
  }));
  const c = await t.own.dokumen(sejarah, 'barang', 'barang/create/bulk', { detail_barang }, tanda, () => menyerah);
  c.banyak = banyak;
  if (c.hasil === 'jadi') {
    c.barcode = c.isi.data.map((b) => b.kode_barcode);
    for (const [i, kode] of c.barcode.entries()) t.barang.push({ kode, berat: detail_barang[i].berat_asli });
  }
}

async function jual(t, kasir, u) {
  if (t.barang.length === 0) return tambahBarang(t, u, 4);
  // Now and then one that somebody else may be selling at this moment: only one of them may get it.
  const bersama = u.satu() < 0.15;
  const i = u.bulat(t.barang.length);
  const barang = t.barang[i];
  if (!bersama) t.barang.splice(i, 1);
  const tanda = `J${sejarah.length}X${u.bulat(1e9)}`;
  const isi = { kode_sales: 'S01', detail_barang: [{ kode_barcode: barang.kode }] };
  const h = await kasir.sampaiTerjawab('POST', 'penjualan/hitung', isi, () => menyerah);
  if (h.status !== 200) return undefined;
  const neto = h.isi.data.neto;
  const badan = { ...isi, keterangan: tanda, neto, pembayaran: [{ jenis: 'CASH', jumlah_rp: neto }] };
  const c = await kasir.dokumen(sejarah, 'jual', 'penjualan', badan, tanda, () => menyerah);
  c.barcode = [barang.kode];
  if (c.hasil === 'jadi') {
    c.no = c.isi.data.no_faktur_group;
    const at = t.barang.indexOf(barang);
    if (at >= 0) t.barang.splice(at, 1);
    t.nota.push({ group: c.no, jual: c.isi.data.no_faktur_jual[0], barang });
  }
  return c;
}

const ambilNota = (t, u) => (t.nota.length > 0 ? t.nota.splice(u.bulat(t.nota.length), 1)[0] : undefined);

async function beli(t, kasir, u) {
  const nota = ambilNota(t, u);
  if (!nota) return jual(t, kasir, u);
  const tanda = `B${sejarah.length}X${u.bulat(1e9)}`;
  const isi = {
    kode_sales: 'S01',
    detail_beli: [{ surat: 'NOTA', no_faktur_jual: nota.jual, berat_timbang: nota.barang.berat, kondisi: 'BAGUS' }],
  };
  const h = await kasir.sampaiTerjawab('POST', 'pembelian/hitung', isi, () => menyerah);
  if (h.status !== 200) return undefined;
  const pembayaran = [{ jenis: 'CASH', jumlah_rp: h.isi.data.total_beli }];
  const c = await kasir.dokumen(sejarah, 'beli', 'pembelian', { ...isi, keterangan: tanda, pembayaran }, tanda, () => menyerah);
  c.barcode = [nota.barang.kode];
  if (c.hasil === 'jadi') c.no = c.isi.data.no_faktur_group;
  return c;
}

async function batal(t, kasir, u) {
  const nota = ambilNota(t, u);
  if (!nota) return jual(t, kasir, u);
  const tanda = `X${sejarah.length}X${u.bulat(1e9)}`;
  const badan = { no_faktur: nota.group, alasan: tanda };
  const c = await t.spv.dokumen(sejarah, 'batal', 'penjualan/batal', badan, tanda, () => menyerah);
  c.barcode = [nota.barang.kode];
  if (c.hasil === 'jadi') t.barang.push(nota.barang);
  return c;
}

async function kas(_, kasir, u) {
  const tanda = `K${sejarah.length}X${u.bulat(1e9)}`;
  const badan = { jenis: 'MASUK', kategori: 'LAIN_MASUK', deskripsi: tanda, jumlah_rp: 1000 + u.bulat(9000) };
  return kasir.dokumen(sejarah, 'kas', 'uang-kas', badan, tanda, () => menyerah);
}

async function satuKasir(t, n) {
  const u = undian.cabang(n + 1);
  const kasir = await new Sesi(WEB, `kasir${1 + (n % 2)}-${t.toko}`).masuk();
  while (!henti && !t.tutup) {
    const nasib = u.satu();
    if (nasib < 0.5) await jual(t, kasir, u);
    else if (nasib < 0.65) await beli(t, kasir, u);
    else if (nasib < 0.75) await batal(t, kasir, u);
    else if (nasib < 0.92) await kas(t, kasir, u);
    else await tambahBarang(t, u, 3);
    await tidur(20 + u.bulat(150));
  }
}

const PECAHAN = [100_000, 50_000, 20_000, 10_000, 5000, 2000, 1000, 500, 200, 100, 1];

/** A sum in notes and coins, small change by the rupiah. */
function pecahan(jumlah) {
  let sisa = jumlah;
  return PECAHAN.flatMap((nilai) => {
    const lembar = Math.floor(sisa / nilai);
    sisa -= lembar * nilai;
    return lembar > 0 ? [{ nilai, lembar }] : [];
  });
}

/** Somewhere in the middle one store counts its drawers and closes its day; whoever repeats a closing is told that it stands. */
async function penutup(t, tugas) {
  await tidur(DETIK * 300);
  t.tutup = true;
  await Promise.allSettled(tugas);
  const masuk = (user) => new Sesi(WEB, user).masuk();
  for (;;) {
    if (menyerah) return undefined;
    const spv = await masuk(`spv-${t.toko}`);
    const d = (await spv.sampaiTerjawab('GET', 'system/close', undefined, () => menyerah)).isi?.data;
    if (!d) continue;
    for (const laci of d.laci.filter((l) => l.saldo !== 0 || l.perlu_hitung)) {
      const kasir = await masuk(laci.kasir);
      await kasir.sampaiTerjawab('POST', 'cash/count', { pecahan: pecahan(laci.saldo) }, () => menyerah);
    }
    const catatan = { jenis: 'tutup', tanda: `${t.toko.toUpperCase()} ${d.tgl_system}`, user: spv.user, mulai: Date.now(), coba: 0, hasil: 'entah' };
    sejarah.push(catatan);
    while (!menyerah) {
      catatan.coba += 1;
      const j = await spv.sekali('POST', 'system/close', { PROSES: 'close', tanggal: d.tgl_system }, `tutup-${t.toko}`);
      const sudah = j?.status === 401 && j.isi?.detail?.ditutup !== undefined;
      if (j?.status === 200 || sudah) {
        Object.assign(catatan, { hasil: 'jadi', selesai: Date.now(), status: j.status });
        kata(`toko ${t.toko} ditutup (${catatan.coba} kali dikirim)`);
        return undefined;
      }
      if (j && j.status < 500) {
        Object.assign(catatan, { hasil: 'tolak', status: j.status, isi: j.isi });
        galat.push(`toko ${t.toko} tidak bisa ditutup: ${j.status} ${JSON.stringify(j.isi).slice(0, 600)}`);
        return undefined;
      }
      await tidur(500);
    }
  }
}

/** How long reading stood still at the longest. */
const bacaan = { baik: 0, gagal: 0, terakhir: Date.now(), jeda: 0 };
async function pembaca() {
  const s = await new Sesi(WEB, 'own-jkt1').masuk();
  bacaan.terakhir = Date.now();
  while (!henti) {
    const j = await s.sekali('GET', 'tokos');
    if (j?.status === 200) {
      bacaan.jeda = Math.max(bacaan.jeda, Date.now() - bacaan.terakhir);
      bacaan.terakhir = Date.now();
      bacaan.baik += 1;
    } else bacaan.gagal += 1;
    await tidur(200);
  }
}

/** From the harm until the first document that was sent after it stands. */
async function tungguJadi(mulai, batas) {
  const akhir = Date.now() + batas;
  while (Date.now() < akhir) {
    const baru = sejarah.find((c) => c.hasil === 'jadi' && c.mulai >= mulai);
    if (baru) return baru.selesai;
    await tidur(100);
  }
  return undefined;
}

async function bencana() {
  const n = new Nemesis(FOLDER, undian.cabang(0));
  const jatah = awal + DETIK * 1000;
  const nama = Object.keys(n.gangguan);
  let antre = [];
  const catatan = [];
  await tidur(4000);
  while (Date.now() < jatah) {
    if (antre.length === 0) antre = n.acak.kocok(nama);
    const apa = antre.pop();
    const mulai = Date.now();
    const kena = await n.gangguan[apa]();
    const selesai = Date.now();
    const pulih = await tungguJadi(selesai, SEMBUH);
    // The longest time in which nothing was answered, from the harm on.
    const jawab = sejarah.filter((c) => c.hasil === 'jadi' && c.selesai >= mulai).map((c) => c.selesai).sort((a, b) => a - b);
    let jeda = 0;
    let lalu = mulai;
    for (const s of jawab) {
      jeda = Math.max(jeda, s - lalu);
      lalu = s;
    }
    catatan.push({ apa, kena, lama: selesai - mulai, jeda });
    kata(`${apa} (${kena}), ${detik(selesai - mulai)} s; menulis berhenti paling lama ${detik(jeda)} s`);
    if (pulih === undefined) {
      galat.push(`setelah "${apa}" tidak ada dokumen yang jadi dalam ${SEMBUH / 1000} detik`);
      break;
    }
    await tidur(1500);
  }
  return catatan;
}

kata('menyiapkan');
const toko = [];
for (const t of TOKO) toko.push(await siapkan(t));
for (const t of toko) await tambahBarang(t, undian, 20);
kata('mulai');
const kerja = Array.from({ length: KASIR }, (_, n) => satuKasir(toko[n % toko.length], n));
const baca = pembaca();
const akhir_hari = penutup(toko[2], kerja.filter((_, n) => n % toko.length === 2));
for (const k of [...kerja, baca, akhir_hari]) k.catch((e) => galat.push(String(e?.stack ?? e)));
const catatan = await bencana();
henti = true;
kata('menunggu yang belum terjawab');
const batas = setTimeout(() => {
  menyerah = true;
}, SEMBUH);
await Promise.allSettled([...kerja, baca, akhir_hari]);
clearTimeout(batas);

kata('memeriksa');
const url = readFileSync(`${FOLDER}/pemilik`, 'utf8').trim();
const tanya = async (sql) => {
  const alamat = `${url}?target_session_attrs=read-write`;
  const { stdout } = await jalan('psql', ['-XAtq', '-F', '\t', '-d', alamat, '-c', sql], { maxBuffer: 1 << 28 });
  return stdout.split('\n').filter(Boolean).map((b) => b.split('\t'));
};
galat.push(...(await periksaSejarah(sejarah, tanya)));
mkdirSync(`${FOLDER}/periksa`, { recursive: true });
await jalan(
  process.env.GUGUS_KARAT,
  ['periksa', '--data', `${FOLDER}/periksa`, '--database-url', url, '--kunci-data', `${FOLDER}/kunci`],
  { maxBuffer: 1 << 26 },
).catch((e) => galat.push(`karat periksa: ${e.stdout}${e.stderr}`));

const hitung = (hasil) => sejarah.filter((c) => c.hasil === hasil).length;
const ulang = sejarah.filter((c) => c.coba > 1 && c.hasil === 'jadi').length;
const lima = sejarah.reduce((n, c) => n + (c.galat ?? 0), 0);
if (lima > 0) galat.push(`${lima} jawaban 500: gangguan harus menjadi 503`);
if (hitung('jadi') === 0) galat.push('tidak ada dokumen yang jadi: uji ini tidak menguji apa pun');
console.log(
  JSON.stringify({
    benih: BENIH,
    kasir: KASIR,
    detik: Math.round((Date.now() - awal) / 1000),
    jadi: hitung('jadi'),
    ditolak: hitung('tolak'),
    entah: hitung('entah'),
    jadi_setelah_dikirim_ulang: ulang,
    bacaan_baik: bacaan.baik,
    bacaan_jeda_terlama_ms: bacaan.jeda,
    gangguan: catatan,
  }),
);
writeFileSync(`${FOLDER}/sejarah.json`, JSON.stringify(sejarah));
for (const g of galat) console.error(`GAGAL: ${g}`);
console.log(galat.length === 0 ? 'sejarah dan buku cocok' : `benih ${BENIH}: ${galat.length} hal tidak cocok`);
process.exit(galat.length === 0 ? 0 : 1);
