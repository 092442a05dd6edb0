// The history against what the database has. Pure but for the questions it asks, so that it can be tried on histories that lie.

/**
 * @param {ReadonlyArray<any>} sejarah what was sent, and what became of it
 * @param {(sql: string) => Promise<string[][]>} tanya
 * @returns {Promise<string[]>} what does not agree
 */
export async function periksaSejarah(sejarah, tanya) {
  const galat = [];
  const ada = new Map();
  const catat = (tanda, no) => ada.set(tanda, [...(ada.get(tanda) ?? []), no]);
  for (const [tanda, no] of await tanya("SELECT keterangan, no_faktur_group FROM faktur WHERE keterangan <> ''")) {
    catat(tanda, no);
  }
  for (const [tanda, no] of await tanya('SELECT alasan, no_batal FROM faktur_batal')) catat(tanda, no);
  for (const [tanda, no] of await tanya("SELECT deskripsi, no_dok FROM buku_kas WHERE deskripsi LIKE 'K%X%'")) catat(tanda, no);
  for (const [tanda, no] of await tanya("SELECT nama_barang, kode_barcode FROM barang WHERE nama_barang LIKE 'G%X%'")) {
    catat(tanda, no);
  }
  for (const [toko, tgl] of await tanya('SELECT toko, tanggal FROM tutup_toko')) catat(`${toko} ${tgl}`, tgl);
  const kunci = new Map((await tanya('SELECT kunci, jawaban FROM idempotensi')).map(([k, j]) => [k, j]));

  for (const c of sejarah) {
    const punya = ada.get(c.tanda) ?? [];
    const sebut = `${c.jenis} ${c.tanda} oleh ${c.user}`;
    const mau = c.jenis === 'barang' ? c.banyak : 1;
    if (c.hasil === 'jadi' && punya.length !== mau) {
      galat.push(`${sebut} dijawab jadi, tetapi ada ${punya.length} kali (${punya.join(', ')})`);
    }
    if (c.hasil === 'tolak' && punya.length > 0) galat.push(`${sebut} ditolak ${c.status}, tetapi ada: ${punya.join(', ')}`);
    if (c.hasil === 'entah' && ![0, mau].includes(punya.length)) galat.push(`${sebut} tidak utuh: ${punya.join(', ')}`);
    // A closing ends its own sessions: it is repeated by its date, not by a key.
    if (c.hasil === 'jadi' && c.jenis !== 'tutup') {
      const simpan = kunci.get(c.kunci);
      if (simpan === undefined) galat.push(`${sebut}: jawabannya tidak tersimpan di bawah kuncinya`);
      else if (JSON.stringify(JSON.parse(simpan)) !== JSON.stringify(c.isi)) galat.push(`${sebut}: jawabannya lain dari yang tersimpan`);
      if (c.no !== undefined && punya[0] !== c.no) galat.push(`${sebut} dijawab nomor ${c.no}, tersimpan ${punya[0]}`);
    }
    if (c.hasil === 'tolak' && kunci.has(c.kunci)) galat.push(`${sebut} ditolak, tetapi kuncinya tersimpan`);
  }
  const dikirim = new Set(sejarah.map((c) => c.tanda));
  for (const [tanda, nomor] of ada) {
    if (/^[JBXKG]\d+X\d+$/.test(tanda) && !dikirim.has(tanda)) galat.push(`tidak pernah dikirim, tetapi ada: ${tanda} ${nomor}`);
  }
  galat.push(...kembar('nomor dokumen', sejarah.filter((c) => c.hasil === 'jadi' && c.no).map((c) => c.no)));
  galat.push(...kembar('barcode', sejarah.filter((c) => c.hasil === 'jadi' && c.jenis === 'barang').flatMap((c) => c.barcode)));
  galat.push(...terjualDuaKali(sejarah));
  return galat;
}

/** @param {string} apa @param {readonly string[]} daftar */
export function kembar(apa, daftar) {
  const lihat = new Set();
  return daftar.filter((d) => lihat.has(d) || !lihat.add(d)).map((d) => `${apa} ${d} diberikan dua kali`);
}

/** A piece that was sold is sold again only after it was bought back or the sale was cancelled. */
export function terjualDuaKali(sejarah) {
  const saldo = new Map();
  for (const c of sejarah.filter((c) => c.hasil === 'jadi' && c.jenis !== 'barang' && c.barcode)) {
    const tambah = c.jenis === 'jual' ? 1 : -1;
    saldo.set(c.barcode[0], (saldo.get(c.barcode[0]) ?? 0) + tambah);
  }
  return [...saldo].filter(([, n]) => n < 0 || n > 1).map(([kode, n]) => `barang ${kode} terjual ${n} kali lebih sering dari kembalinya`);
}
