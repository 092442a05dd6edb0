//! A day's journal: every document that moved something of value as balanced lines, from the books and from what the domains
//! tell of their documents. Made at closing, and made anew as often as anybody likes while its period is open: the same
//! lines each time. What no account was named for stands in suspense and says why.

use crate::buku::{self, AWAL, Garis, Rentang};
use crate::{JurnalTolak, periode};
use akun::Peta;
use db::{Conn, Tx, Val, args};
use platform::domain::Domain;
use platform::domain::jurnal::JenisJurnal;
use platform::{Hasil, Pelaku, toko};
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use values::{KodeToko, Tanggal};

/// The account of what has none.
pub const SUSPENS: &str = "SUSPENS";

/// Where a line is looked for that its own journal does not have.
const UMUM: [(&str, (&str, &str, &str)); 20] = [
    ("KAS", ("KAS", "MASUK", "KAS")),
    ("KAS_TUJUAN", ("KAS", "PINDAH_SALDO", "KAS_TUJUAN")),
    ("KAS_ASAL", ("KAS", "PINDAH_SALDO", "KAS_ASAL")),
    ("BANK", ("BANK", "MASUK", "BANK")),
    ("NON_CASH", ("NON_CASH", "VALIDASI", "NON_CASH")),
    ("PPN", ("PENJUALAN", "EMAS", "PPN")),
    ("PENJUALAN", ("PENJUALAN", "EMAS", "PENJUALAN")),
    ("ONGKOS", ("PENJUALAN", "EMAS", "ONGKOS")),
    ("ATRIBUT", ("PENJUALAN", "EMAS", "ATRIBUT")),
    ("POTONGAN", ("PENJUALAN", "EMAS", "POTONGAN")),
    ("POIN", ("MEMBER", "POIN", "POIN")),
    ("BEBAN", ("MEMBER", "POIN", "BEBAN")),
    ("TUKAR", ("PENJUALAN", "EMAS", "TUKAR")),
    ("MODAL", ("KAS", "SALDO_AWAL", "MODAL")),
    ("HUTANG", ("PENERIMAAN", "SUPPLIER", "HUTANG")),
    ("BUNGA", ("HUTANG", "LUNAS", "BUNGA")),
    ("DENDA", ("HUTANG", "LUNAS", "DENDA")),
    ("DITAHAN", ("PESANAN", "BATAL", "DITAHAN")),
    ("SELISIH", ("KAS", "SELISIH_KURANG", "SELISIH")),
    ("LAWAN", ("KAS", "MASUK", "LAWAN")),
];

/// Later than any moment: the day goes on.
const BELUM_TUTUP: &str = "9999";

/// What a day's journal came to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HariJurnal)]
pub struct HariJadi {
    pub tanggal: String,
    pub dokumen: i64,
    pub baris: i64,
    pub debit: i64,
    pub kredit: i64,
    /// lines without an account
    pub suspens: i64,
    /// the day goes on: its closing makes the journal anew
    pub sementara: bool,
    pub sidik: String,
}

/// A line as it will stand.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Baris {
    jenis: String,
    no: String,
    trx: String,
    tipe: String,
    kode: String,
    kelas: &'static str,
    nomor: String,
    jumlah: i64,
    sebab: String,
    keterangan: String,
}

/// A document while it is put together.
#[derive(Debug, Default)]
struct Dokumen {
    jenis: String,
    /// the journal its books go through
    utama: Option<(String, String)>,
    isi: BTreeMap<(String, String, String, &'static str), i64>,
}

impl Dokumen {
    fn tambah(&mut self, (trx, tipe, kode): (&str, &str, &str), kelas: &'static str, n: i64) {
        let kunci = (trx.to_owned(), tipe.to_owned(), kode.to_owned(), kelas);
        let ada = self.isi.entry(kunci).or_default();
        *ada = ada.saturating_add(n);
    }
}

/// The first day of the books: what was before is one opening on it. Set when the first day is journaled.
pub fn mulai(c: &mut Conn, toko: &KodeToko) -> Hasil<Option<Tanggal>> {
    Ok(c.one("SELECT MIN(tanggal) FROM jurnal_hari WHERE toko = $1", args![toko], |r| {
        r.get::<Option<Tanggal>>(0)
    })?
    .flatten())
}

/// Makes the journal of a day of the transaction's store.
pub fn buat(tx: &mut Tx<'_>, p: &Pelaku, tgl: Tanggal, domain: &[&Domain]) -> Hasil<HariJadi> {
    let kode = tx.toko().clone();
    let hari_ini = toko::cari(tx, &kode)?;
    if hari_ini.tgl_system.sebelum(tgl) {
        return Err(JurnalTolak::Hari.tolak(format!("Tanggal {tgl} belum tiba di toko ini")));
    }
    periode::terbuka(tx, &kode, tgl)?;
    let awal = mulai(tx, &kode)?;
    if awal.is_some_and(|a| tgl.sebelum(a)) {
        let pesan = format!("Pembukuan toko ini dimulai {}; sebelumnya sudah di saldo awal", teks(awal));
        return Err(JurnalTolak::Hari.tolak(pesan));
    }
    let mut semua: BTreeMap<String, Dokumen> = BTreeMap::new();
    let jenis: BTreeMap<&str, &JenisJurnal> =
        domain.iter().flat_map(|d| d.jurnal.jenis).map(|j| (j.jenis.prefix(), j)).collect();
    let pertama = awal.is_none_or(|a| a == tgl);
    if pertama {
        pembukaan(tx, &kode, tgl, &mut semua)?;
    }
    rincian(tx, &kode, tgl, domain, &mut semua)?;
    for g in buku::baca(tx, &kode, &Rentang::Hari(tgl.to_string()))? {
        satu(&mut semua, &g, &jenis);
    }
    let (dari, sampai) = jendela(tx, &kode, tgl)?;
    for g in buku::sampai(tx, &kode, (&dari, &sampai), false)? {
        satu(&mut semua, &g, &jenis);
    }
    let peta = Peta::baca(tx, &kode, tgl)?;
    let akun = akun(tx, &kode)?;
    let mut baris: Vec<Baris> =
        semua.into_iter().flat_map(|(no, d)| jadikan(no, d, &jenis, &(&peta, &akun))).collect();
    // On the first day also entries from before it.
    let hari = tgl.to_string();
    let dari = if pertama { "" } else { hari.as_str() };
    crate::manual::baris(tx, &kode, (dari, tgl), |jenis, no, nomor, jumlah, keterangan| {
        let (nomor, sebab) = bernomor(nomor, &akun);
        let (trx, tipe) = ("JURNAL".to_owned(), "MANUAL".to_owned());
        let kode = "MANUAL".to_owned();
        baris.push(Baris { jenis, no, trx, tipe, kode, kelas: "MANUAL", nomor, jumlah, sebab, keterangan });
    })?;
    tulis(tx, p, (&kode, tgl), baris, sampai == BELUM_TUTUP)
}

fn teks(t: Option<Tanggal>) -> String {
    t.map_or_else(|| "-".to_owned(), |t| t.to_string())
}

/// What the books held before the first day, against the capital of the beginning.
fn pembukaan(
    c: &mut Conn,
    kode: &KodeToko,
    tgl: Tanggal,
    semua: &mut BTreeMap<String, Dokumen>,
) -> Hasil<()> {
    let (sampai, _) = jendela(c, kode, tgl)?;
    let mut isi = buku::baca(c, kode, &Rentang::Sebelum(tgl.to_string()))?;
    isi.extend(buku::sampai(c, kode, ("", &sampai), true)?);
    if isi.is_empty() {
        return Ok(());
    }
    let d = semua.entry(AWAL.to_owned()).or_default();
    "AW".clone_into(&mut d.jenis);
    d.utama = Some(("KAS".to_owned(), "SALDO_AWAL".to_owned()));
    let mut sisa = 0_i64;
    for g in isi {
        let (trx, tipe) = if g.trx.is_empty() { ("KAS", "SALDO_AWAL") } else { (g.trx, g.tipe) };
        d.tambah((trx, tipe, g.kode), g.kelas, g.jumlah);
        sisa = sisa.saturating_add(g.jumlah);
    }
    d.tambah(("KAS", "SALDO_AWAL", "MODAL"), "", sisa.saturating_neg());
    Ok(())
}

/// The parts that no book has.
fn rincian(
    c: &mut Conn,
    kode: &KodeToko,
    tgl: Tanggal,
    domain: &[&Domain],
    semua: &mut BTreeMap<String, Dokumen>,
) -> Hasil<()> {
    for sql in domain.iter().flat_map(|d| d.jurnal.rincian) {
        c.each(sql, args![kode, tgl], |r| {
            let (no, trx, tipe): (String, String, String) = (r.get(0)?, r.get(1)?, r.get(2)?);
            let (baris, jumlah): (String, i64) = (r.get(3)?, r.int(4)?);
            let d = semua.entry(no).or_default();
            if d.utama.is_none() {
                d.utama = Some((trx.clone(), tipe.clone()));
            }
            if jumlah != 0 {
                d.tambah((&trx, &tipe, &baris), "", jumlah);
            }
            Ok::<(), db::Error>(())
        })?;
    }
    Ok(())
}

/// A row of a book into its document.
fn satu(semua: &mut BTreeMap<String, Dokumen>, g: &Garis, jenis: &BTreeMap<&str, &JenisJurnal>) {
    let d = semua.entry(g.no.clone()).or_default();
    if d.jenis.is_empty() {
        d.jenis.clone_from(&g.jenis);
    }
    if d.utama.is_none() {
        d.utama = jenis.get(g.jenis.as_str()).map(|j| (j.trx.to_owned(), j.tipe.to_owned()));
    }
    let (trx, tipe) = d.utama.clone().unwrap_or_default();
    let (trx, tipe) = if g.trx.is_empty() { (trx.as_str(), tipe.as_str()) } else { (g.trx, g.tipe) };
    d.tambah((trx, tipe, g.kode), g.kelas, g.jumlah);
}

/// The moments between which a business day of the store was open: after the closing before it, up to its own.
fn jendela(c: &mut Conn, kode: &KodeToko, tgl: Tanggal) -> Hasil<(String, String)> {
    let dari: Option<String> = c
        .one("SELECT MAX(waktu) FROM tutup_toko WHERE toko = $1 AND tanggal < $2", args![kode, tgl], |r| {
            r.get(0)
        })?
        .flatten();
    let sampai: Option<String> =
        c.one("SELECT waktu FROM tutup_toko WHERE toko = $1 AND tanggal = $2", args![kode, tgl], |r| {
            r.get(0)
        })?;
    Ok((dari.unwrap_or_default(), sampai.unwrap_or_else(|| BELUM_TUTUP.to_owned())))
}

/// The chart: every number, and whether it is deleted.
fn akun(c: &mut Conn, kode: &KodeToko) -> Hasil<BTreeMap<String, bool>> {
    let baris = c.rows("SELECT nomor_akun, dihapus FROM akun WHERE toko = $1", args![kode], |r| {
        Ok((r.get::<String>(0)?, r.int(1)? == 1))
    })?;
    Ok(baris.into_iter().collect())
}

/// The number, or suspense and why.
fn bernomor(nomor: String, akun: &BTreeMap<String, bool>) -> (String, String) {
    match akun.get(&nomor) {
        // Nobody hides what has no account behind an account of that name.
        _ if nomor == SUSPENS => (SUSPENS.to_owned(), format!("{SUSPENS} bukan akun")),
        Some(false) => (nomor, String::new()),
        Some(true) => (SUSPENS.to_owned(), format!("Akun {nomor} sudah dihapus")),
        None => (SUSPENS.to_owned(), format!("Akun {nomor} tidak ada di daftar akun")),
    }
}

/// The account of a line on the day.
fn nomor(
    (trx, tipe, kode): (&str, &str, &str),
    (peta, akun): &(&Peta, &BTreeMap<String, bool>),
) -> (String, String) {
    let ada = akun::Jurnal::cari(trx, tipe).is_some_and(|j| j.baris.iter().any(|b| b.kode == kode));
    let cari =
        if ada { Some((trx, tipe, kode)) } else { UMUM.iter().find(|(k, _)| *k == kode).map(|(_, u)| *u) };
    let Some((trx, tipe, kode)) = cari else {
        let sebab = if trx.is_empty() {
            "Dokumen ini belum punya jurnal".to_owned()
        } else {
            format!("Jurnal {trx} {tipe} tidak punya baris {kode}")
        };
        return (SUSPENS.to_owned(), sebab);
    };
    match peta.akun(trx, tipe, kode) {
        Some(n) => bernomor(n.to_owned(), akun),
        None => (SUSPENS.to_owned(), format!("Akun {trx} {tipe} {kode} belum dipilih")),
    }
}

/// A document's lines in their order: what is left open goes where its kind says, or into suspense.
fn jadikan(
    no: String,
    mut d: Dokumen,
    jenis: &BTreeMap<&str, &JenisJurnal>,
    peta: &(&Peta, &BTreeMap<String, bool>),
) -> Vec<Baris> {
    if d.jenis.is_empty() {
        no.get(..2).unwrap_or_default().clone_into(&mut d.jenis);
    }
    let (trx, tipe) = d.utama.clone().unwrap_or_default();
    let sisa = d.isi.values().fold(0_i64, |a, n| a.saturating_add(*n));
    let milik = jenis.get(d.jenis.as_str()).filter(|j| !j.sisa.is_empty() && j.trx == trx && j.tipe == tipe);
    if let Some(j) = milik.filter(|_| sisa != 0) {
        d.tambah((&trx, &tipe, j.sisa), "", sisa.saturating_neg());
    }
    let selisih = if milik.is_some() { 0 } else { sisa.saturating_neg() };
    let mut baris: Vec<Baris> = Vec::with_capacity(d.isi.len());
    for ((trx, tipe, kode, kelas), jumlah) in d.isi.into_iter().filter(|(_, n)| *n != 0) {
        let (nomor, sebab) = nomor((&trx, &tipe, &kode), peta);
        let keterangan = akun::Jurnal::cari(&trx, &tipe)
            .and_then(|j| j.baris.iter().find(|b| b.kode == kode))
            .map_or_else(String::new, |b| b.keterangan.to_owned());
        let (jenis, no) = (d.jenis.clone(), no.clone());
        baris.push(Baris { jenis, no, trx, tipe, kode, kelas, nomor, jumlah, sebab, keterangan });
    }
    if selisih != 0 {
        baris.push(Baris {
            jenis: d.jenis,
            no,
            trx,
            tipe,
            kode: "SELISIH".to_owned(),
            kelas: "",
            nomor: SUSPENS.to_owned(),
            jumlah: selisih,
            sebab: "Bagian dokumen ini yang belum dikenal jurnal".to_owned(),
            keterangan: String::new(),
        });
    }
    baris.sort_by_key(|b| (b.jumlah < 0, b.nomor.clone(), b.kode.clone()));
    baris
}

const KOLOM: [&str; 14] = [
    "toko",
    "tanggal",
    "urut",
    "jenis_dok",
    "no_dok",
    "trx",
    "tipe",
    "kode",
    "kelas",
    "nomor_akun",
    "debit",
    "kredit",
    "sebab",
    "keterangan",
];

/// The day's lines in place of those it had.
fn tulis(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (kode, tgl): (&KodeToko, Tanggal),
    baris: Vec<Baris>,
    sementara: bool,
) -> Hasil<HariJadi> {
    let mut saldo: BTreeMap<(String, &str), (i64, i64)> = BTreeMap::new();
    let mut dokumen: BTreeSet<&str> = BTreeSet::new();
    let (mut debit, mut kredit, mut suspens) = (0_i64, 0_i64, 0_i64);
    let mut sidik = Sha256::new();
    for b in &baris {
        let (d, k) = (b.jumlah.max(0), b.jumlah.min(0).saturating_neg());
        (debit, kredit) = (debit.saturating_add(d), kredit.saturating_add(k));
        suspens += i64::from(b.nomor == SUSPENS);
        dokumen.insert(&b.no);
        let s = saldo.entry((b.nomor.clone(), b.kelas)).or_default();
        *s = (s.0.saturating_add(d), s.1.saturating_add(k));
        sidik.update(format!(
            "{}|{}|{}|{}|{}|{}|{}\n",
            b.no, b.trx, b.tipe, b.kode, b.kelas, b.nomor, b.jumlah
        ));
    }
    if debit != kredit {
        return Err(
            db::Error::Lain(format!("jurnal {kode} {tgl} tidak seimbang: {debit} dan {kredit}")).into()
        );
    }
    let (banyak, dok) = (panjang(baris.len()), panjang(dokumen.len()));
    let sidik = values::format::heksa(&sidik.finalize());
    for tabel in ["jurnal_baris", "jurnal_saldo"] {
        tx.exec(&format!("DELETE FROM {tabel} WHERE toko = $1 AND tanggal = $2"), args![kode, tgl])?;
    }
    let kini = tx.sekarang();
    tx.exec(
        "INSERT INTO jurnal_hari (toko, tanggal, kali, waktu, oleh, dokumen, baris, debit, kredit, suspens, sidik) \
         VALUES ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (toko, tanggal) DO UPDATE SET \
         kali = jurnal_hari.kali + 1, waktu = $3, oleh = $4, dokumen = $5, baris = $6, debit = $7, kredit = $8, suspens = $9, \
         sidik = $10",
        args![kode, tgl, kini, &p.user_id, dok, banyak, debit, kredit, suspens, sidik.as_str()],
    )?;
    let isi = baris.into_iter().zip(1_i64..).map(|(b, urut)| {
        let v: Vec<Val> = vec![
            kode.into(),
            tgl.into(),
            urut.into(),
            b.jenis.into(),
            b.no.into(),
            b.trx.into(),
            b.tipe.into(),
            b.kode.into(),
            b.kelas.into(),
            b.nomor.into(),
            b.jumlah.max(0).into(),
            b.jumlah.min(0).saturating_neg().into(),
            b.sebab.into(),
            b.keterangan.into(),
        ];
        Ok::<_, db::Error>(v)
    });
    tx.sisip_banyak("jurnal_baris", &KOLOM, isi)?;
    let isi = saldo.into_iter().map(|((nomor, kelas), (d, k))| {
        let v: Vec<Val> = vec![kode.into(), tgl.into(), nomor.into(), kelas.into(), d.into(), k.into()];
        Ok::<_, db::Error>(v)
    });
    tx.sisip_banyak("jurnal_saldo", &["toko", "tanggal", "nomor_akun", "kelas", "debit", "kredit"], isi)?;
    Ok(HariJadi {
        tanggal: tgl.to_string(),
        dokumen: dok,
        baris: banyak,
        debit,
        kredit,
        suspens,
        sementara,
        sidik,
    })
}

fn panjang(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
