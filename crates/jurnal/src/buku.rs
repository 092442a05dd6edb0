//! What each book moved in a day, as lines of journals: the account a book's amount stands on is decided here, once, by the
//! book and the place, so that the trial balance agrees with the books by construction.

use db::{Conn, args};
use platform::Hasil;
use values::KodeToko;

/// A part of a document: debit above nothing. Without `trx` it posts through the journal of its document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Garis {
    pub(crate) jenis: String,
    pub(crate) no: String,
    pub(crate) trx: &'static str,
    pub(crate) tipe: &'static str,
    pub(crate) kode: &'static str,
    pub(crate) kelas: &'static str,
    pub(crate) jumlah: i64,
}

/// Which rows are read.
#[derive(Debug, Clone)]
pub(crate) enum Rentang {
    /// those of a day
    Hari(String),
    /// all before a day, as one opening
    Sebelum(String),
}

impl Rentang {
    fn tanggal(&self) -> &str {
        match self {
            Self::Hari(t) | Self::Sebelum(t) => t,
        }
    }

    fn isi(&self, sql: &str) -> String {
        match self {
            Self::Hari(_) => {
                sql.replace("{dok}", "b.jenis_dok, b.no_dok").replace("{hari}", "b.tgl_system = $2")
            }
            Self::Sebelum(_) => {
                sql.replace("{dok}", &format!("'AW', '{AWAL}'")).replace("{hari}", "b.tgl_system < $2")
            }
        }
    }
}

/// The document of an opening.
pub(crate) const AWAL: &str = "SALDO AWAL";

const KAS: &str = "SELECT {dok}, CASE WHEN b.jenis_dok NOT IN ('PS', 'ST') THEN 'KAS' WHEN b.jumlah_in > 0 THEN 'KAS_TUJUAN' \
     ELSE 'KAS_ASAL' END, '', CAST(SUM(b.jumlah_in - b.jumlah_out) AS BIGINT) FROM buku_kas b \
     WHERE b.toko = $1 AND {hari} GROUP BY 1, 2, 3";
const BANK: &str = "SELECT {dok}, CASE b.status WHEN 'VALID' THEN 'BANK' ELSE 'NON_CASH' END, '', \
     CAST(SUM(b.jumlah_in - b.jumlah_out) AS BIGINT) FROM buku_bank b WHERE b.toko = $1 AND {hari} GROUP BY 1, 2, 3";
const BANK_VALID: &str = "SELECT {dok}, 'VALID', '', CAST(SUM(r.jumlah_in - r.jumlah_out) AS BIGINT) FROM buku_bank_valid b \
     JOIN buku_bank r ON r.toko = b.toko AND r.id = b.id_bank WHERE b.toko = $1 AND {hari} GROUP BY 1, 2";
const STOK: &str = "SELECT {dok}, CASE WHEN b.gudang = '@TUKANG' AND substr(b.baki, 1, 2) = 'CU' AND length(b.baki) > 14 THEN '@CUCI' \
     WHEN b.gudang = '@TRANSIT' AND substr(b.baki, 3, length(b.toko) + 1) <> b.toko || '-' THEN '@DARI' \
     WHEN b.gudang = '@PELANGGAN' AND (b.nilai > 0) <> (b.balik IS NULL) THEN '@DIBELI' ELSE b.gudang END, \
     CASE WHEN g.is_lm = 1 THEN 'LM' WHEN g.is_berlian = 1 THEN 'BERLIAN' ELSE 'EMAS' END, \
     CAST(SUM(b.nilai) AS BIGINT) FROM buku_stok b LEFT JOIN barang p ON p.kode_barcode = b.kode_barcode \
     LEFT JOIN group_barang g ON g.toko = p.toko AND g.kode_group = p.kode_group \
     WHERE b.toko = $1 AND {hari} AND b.nilai <> 0 GROUP BY 1, 2, 3, 4";
const CURAH: &str = "SELECT {dok}, CASE WHEN b.gudang = '@TRANSIT' AND substr(b.baki, 3, length(b.toko) + 1) <> b.toko || '-' \
     THEN '@DARI' WHEN b.gudang = '@PELANGGAN' AND (b.nilai > 0) <> (b.balik IS NULL) THEN '@DIBELI' ELSE b.gudang END, \
     CASE b.jenis_stok WHEN 'ACC' THEN 'AKSESORIS' ELSE 'EMAS' END, CAST(SUM(b.nilai) AS BIGINT) FROM buku_curah b \
     WHERE b.toko = $1 AND {hari} AND b.nilai <> 0 GROUP BY 1, 2, 3, 4";
// Stones in a piece are in the cost of the piece: only loose ones and those of craftsmen count here.
const BATU: &str = "SELECT {dok}, CASE WHEN b.tempat = 'BRANKAS' OR substr(b.tempat, 1, 7) = 'TUKANG:' THEN 'BATU' \
     WHEN b.tempat = '@PELANGGAN' AND (b.nilai > 0) <> (b.balik IS NULL) THEN '@DIBELI' ELSE b.tempat END, 'BERLIAN', \
     CAST(SUM(b.nilai) AS BIGINT) FROM buku_batu b WHERE b.toko = $1 AND {hari} AND b.nilai <> 0 \
     AND b.tempat NOT LIKE 'BARANG:%' AND b.tempat NOT LIKE '@BARANG:%' AND EXISTS (SELECT 1 FROM buku_batu x WHERE x.toko = b.toko \
     AND x.no_dok = b.no_dok AND (x.tempat = 'BRANKAS' OR substr(x.tempat, 1, 7) = 'TUKANG:')) GROUP BY 1, 2, 3";
const TITIPAN: &str = "SELECT {dok}, substr(b.no_titip, 1, 2), '', CAST(SUM(b.jumlah_out - b.jumlah_in) AS BIGINT) \
     FROM buku_titipan b WHERE b.toko = $1 AND {hari} GROUP BY 1, 2, 3";
// That of an order stands under the order's own number, of the others under one that ends in /M.
const PAJAK: &str = "SELECT {dok}, b.jenis_pajak, CASE WHEN b.no_faktur LIKE '%/M' OR substr(b.no_faktur, 1, 2) = 'FP' \
     THEN substr(b.no_faktur, 1, 2) ELSE '' END, CAST(SUM(-b.pajak) AS BIGINT) FROM buku_pajak b \
     WHERE b.toko = $1 AND {hari} GROUP BY 1, 2, 3, 4";
const PINJAMAN: &str = "SELECT {dok}, b.akun, '', CAST(SUM(b.masuk - b.keluar) AS BIGINT) FROM buku_pinjaman b \
     WHERE b.toko = $1 AND {hari} GROUP BY 1, 2, 3";
const PIUTANG: &str = "SELECT {dok}, 'PIUTANG', '', CAST(SUM(b.masuk - b.keluar) AS BIGINT) FROM buku_piutang b \
     WHERE b.toko = $1 AND {hari} GROUP BY 1, 2";
// What a point was worth when it was given, and what it paid when it was spent; a lot is named after the document that gave it.
const POIN: &str = "SELECT {dok}, b.jenis, CASE WHEN substr(b.lot, 3, length(b.toko) + 1) = b.toko || '-' THEN '' ELSE 'LAIN' END, \
     b.nilai_poin, CAST(SUM(b.poin) AS BIGINT), CAST(SUM(b.nilai_rp) AS BIGINT) FROM buku_poin b WHERE b.toko = $1 AND {hari} \
     GROUP BY 1, 2, 3, 4, 5";
const TRANSIT: &str = "SELECT {dok}, CASE WHEN u.toko = b.toko THEN 'SENDIRI' ELSE 'LAIN' END, '', \
     CAST(SUM(b.jumlah_in - b.jumlah_out) AS BIGINT) FROM buku_transit b LEFT JOIN kirim_uang u ON u.no_reff = b.no_reff \
     WHERE b.toko = $1 AND {hari} GROUP BY 1, 2, 3";

/// What other stores received of this store's shipments between two closings of it: it is on its way no more.
const BARANG_SAMPAI: &str = "SELECT x.jenis_dok, x.no_dok, CAST(SUM(x.nilai) AS BIGINT) FROM kirim k JOIN kirim_baris r \
     ON r.toko = k.toko AND r.no_kirim = k.no_kirim JOIN buku_stok x ON x.toko = k.tujuan AND x.kode_barcode = r.kode_barcode \
     AND x.gudang = '@TRANSIT' AND x.baki = k.no_kirim WHERE k.toko = $1 AND k.diubah > $2 AND x.waktu > $2 AND x.waktu <= $3 \
     GROUP BY 1, 2";
const UANG_SAMPAI: &str = "SELECT x.jenis_dok, x.no_dok, CAST(SUM(x.jumlah_in - x.jumlah_out) AS BIGINT) FROM kirim_uang u \
     JOIN buku_transit x ON x.no_reff = u.no_reff AND x.toko <> u.toko WHERE u.toko = $1 AND x.waktu > $2 AND x.waktu <= $3 \
     GROUP BY 1, 2";

/// What other stores did with points that this store gave.
const POIN_DIPAKAI: &str = "SELECT x.jenis_dok, x.no_dok, x.nilai_poin, CAST(SUM(x.poin) AS BIGINT) FROM buku_poin x \
     WHERE x.waktu > $2 AND x.waktu <= $3 AND x.toko <> $1 AND substr(x.lot, 3, length(CAST($4 AS TEXT)) + 1) = $4 || '-' GROUP BY 1, 2, 3";

type Tiga = (&'static str, &'static str, &'static str);

/// The journal of a piece of stock by what it is.
fn macam(macam: &str) -> &'static str {
    match macam {
        "LM" => "LM",
        "BERLIAN" => "BERLIAN",
        "AKSESORIS" => "AKSESORIS",
        _ => "EMAS",
    }
}

/// The account of a place of goods, and whether the shop has them there; none where another line of the document says it.
fn tempat(gudang: &str, apa: &str, jenis: &str) -> Option<(Tiga, &'static str)> {
    Some(match gudang {
        "BATU" => (("PENJUALAN", "BERLIAN", "PERSEDIAAN"), "BATU"),
        "BELI" => (("PEMBELIAN", "NOTA", "PERSEDIAAN"), "STOK"),
        "CUCI" | "@CUCI" => (("BARANG", "CUCI_KIRIM", "CUCI"), "STOK"),
        "HANCUR" | "@LEBUR" => (("BARANG", "HANCUR", "ROSOK"), "STOK"),
        "@CIOK" => (("BARANG", "LEBUR", "LM"), "STOK"),
        "@TUKANG" => (("TUKANG", "KELUAR", "TUKANG"), "STOK"),
        "@TRANSIT" => (("KIRIM_BARANG", "KIRIM", "PERJALANAN"), "JALAN"),
        "@DARI" => (("KIRIM_BARANG", "TERIMA", "ANTAR_TOKO"), "ANTAR"),
        "@PEMASOK" => (("PENERIMAAN", "SUPPLIER", "HUTANG"), ""),
        "@PELANGGAN" if jenis == "JC" => (("BARANG", "JUAL_CIOK", "HPP"), ""),
        "@PELANGGAN" => (("PENJUALAN", macam(apa), "HPP"), ""),
        "@SUSUT" => (("BARANG", "SUSUT", "SUSUT"), ""),
        "@HILANG" => (("BARANG", "OPNAME_HILANG", "SELISIH"), ""),
        "@LEBIH" => (("BARANG", "OPNAME_LEBIH", "SELISIH"), ""),
        "@AWAL" => (("BARANG", "SALDO_AWAL", "MODAL"), ""),
        "@PAKAI" if jenis == "SS" => (("SERVICE", "AMBIL", "HPP"), ""),
        "@PAKAI" => (("BARANG", "PAKAI", "BEBAN"), ""),
        "@NILAI" if !SENDIRI_MENILAI.contains(&jenis) => (("BARANG", "NILAI", "SELISIH"), ""),
        lain if lain.starts_with('@') => return None,
        _ => (("PENJUALAN", macam(apa), "PERSEDIAAN"), "STOK"),
    })
}

/// Lines of journals whose accounts are those of a book. Tax is not among them: what is paid to the state has no book.
pub(crate) const BARIS_BUKU: [&str; 20] = [
    "KAS",
    "KAS_TUJUAN",
    "KAS_ASAL",
    "BANK",
    "NON_CASH",
    "PERSEDIAAN",
    "PEMBELIAN",
    "CUCI",
    "ROSOK",
    "LM",
    "TUKANG",
    "PERJALANAN",
    "ANTAR_TOKO",
    "TITIPAN",
    "UANG_MUKA",
    "GANTI",
    "POKOK",
    "KELEBIHAN",
    "PIUTANG",
    "POIN",
];

/// Kinds whose goods get their worth from what else the document books.
const SENDIRI_MENILAI: [&str; 3] = ["LL", "BE", "SV"];

/// The account of deposited money by the two letters of its number.
pub(crate) fn uang_muka(awalan: &str) -> Tiga {
    match awalan {
        "FP" => ("PESANAN", "UANG_MUKA", "UANG_MUKA"),
        "PO" => ("PRE_ORDER", "UANG_MUKA", "UANG_MUKA"),
        "FS" => ("SERVICE", "UANG_MUKA", "UANG_MUKA"),
        "FC" => ("CICILAN", "UANG_MUKA", "UANG_MUKA"),
        "SH" | "SV" => ("SERVICE", "GANTI", "GANTI"),
        _ => ("TITIPAN", "MASUK", "TITIPAN"),
    }
}

/// The lines of one row of a book: what the book has, and the other side where no other row has it.
fn garis(buku: &str, (jenis, a, b): (&str, &str, &str), n: i64) -> Vec<(Tiga, &'static str, i64)> {
    let satu = |kode: Tiga, kelas| vec![(kode, kelas, n)];
    let dok = |kode| ("", "", kode);
    match (buku, a) {
        ("KAS", "KAS_TUJUAN") => satu(dok("KAS_TUJUAN"), "KAS"),
        ("KAS", "KAS_ASAL") => satu(dok("KAS_ASAL"), "KAS"),
        ("KAS", _) => satu(dok("KAS"), "KAS"),
        ("BANK", "VALID") => {
            vec![(dok("BANK"), "BANK", n), (dok("NON_CASH"), "NON_CASH", n.saturating_neg())]
        }
        ("BANK", "BANK") => satu(dok("BANK"), "BANK"),
        ("BANK", _) => satu(dok("NON_CASH"), "NON_CASH"),
        ("STOK", _) => tempat(a, b, jenis).map_or_else(Vec::new, |(kode, kelas)| satu(kode, kelas)),
        ("TITIPAN", _) => satu(uang_muka(a), "TITIPAN"),
        ("PAJAK", "PPH22") => satu(("PAJAK", "PPH22", "PPH22"), "PPH22"),
        ("PAJAK", _) if b.is_empty() => satu(dok("PPN"), "PPN"),
        // Tax of money paid down was owed when it came: what is held of the money is less by it.
        ("PAJAK", _) => vec![(dok("PPN"), "PPN", n), (uang_muka(b), "MUKA", n.saturating_neg())],
        ("PINJAMAN", "POKOK") => satu(("HUTANG", "CAIR", "POKOK"), "POKOK"),
        ("PINJAMAN", "RUGI") => satu(("HUTANG", "LELANG", "RUGI"), "RUGI"),
        ("PINJAMAN", akun) => {
            let (kode, kelas) = match akun {
                "BUNGA" => (("HUTANG", "LUNAS", "BUNGA"), "BUNGA"),
                "DENDA" => (("HUTANG", "LUNAS", "DENDA"), "DENDA"),
                "BIAYA" => (("HUTANG", "LELANG", "BIAYA"), "BIAYA"),
                _ => (("HUTANG", "KELEBIHAN", "KELEBIHAN"), "KELEBIHAN"),
            };
            vec![(kode, kelas, n.saturating_neg())]
        }
        ("PIUTANG", _) => satu(("CICILAN", "SERAH", "PIUTANG"), "PIUTANG"),
        ("TRANSIT", "SENDIRI") => satu(("KIRIM_UANG", "KIRIM", "PERJALANAN"), "JALAN_UANG"),
        ("TRANSIT", _) => satu(("KIRIM_UANG", "TERIMA", "ANTAR_TOKO"), "ANTAR"),
        _ => Vec::new(),
    }
}

/// The lines of points: what the shop owes for them by what they were worth when given. Those another store gave are owed there.
fn poin((jenis, lain): (&str, bool), nilai: i64, dibayar: i64) -> Vec<(Tiga, &'static str, i64)> {
    const POIN: Tiga = ("MEMBER", "POIN", "POIN");
    let lepas = nilai.saturating_neg();
    let (lawan, n) = match jenis {
        // The nota has what they paid; what they were worth more or less is an expense.
        "BAYAR" => (("MEMBER", "POIN", "BEBAN"), dibayar.saturating_sub(lepas)),
        "TUKAR" => (("MEMBER", "HADIAH", "HADIAH"), nilai),
        "HANGUS" | "PULIH" | "KELUAR" => (("MEMBER", "RESET_POIN", "BEBAN"), nilai),
        "AWAL" => (("KAS", "SALDO_AWAL", "MODAL"), nilai),
        _ => (("MEMBER", "POIN", "BEBAN"), nilai),
    };
    let mut semua = vec![(POIN, "POIN", lepas), (lawan, "", n)];
    if lain {
        semua.push((("MEMBER", "POIN_LAIN", "POIN"), "POIN_LAIN", nilai));
        semua.push((("MEMBER", "POIN_LAIN", "ANTAR_TOKO"), "ANTAR_POIN", lepas));
    }
    semua
}

fn kali(poin: i64, nilai: i64) -> db::Result<i64> {
    poin.checked_mul(nilai).ok_or_else(|| db::Error::Lain("nilai poin terlalu besar".into()))
}

/// Which book each statement reads; points are read by [`baca_poin`].
const SEMUA: [(&str, &str); 11] = [
    ("KAS", KAS),
    ("BANK", BANK),
    ("BANK", BANK_VALID),
    ("STOK", STOK),
    ("STOK", CURAH),
    ("STOK", BATU),
    ("TITIPAN", TITIPAN),
    ("PAJAK", PAJAK),
    ("PINJAMAN", PINJAMAN),
    ("PIUTANG", PIUTANG),
    ("TRANSIT", TRANSIT),
];

/// All that the books of a store say of the rows. Of an opening only what stands on accounts of the shop.
pub(crate) fn baca(c: &mut Conn, toko: &KodeToko, r: &Rentang) -> Hasil<Vec<Garis>> {
    let mut semua = Vec::new();
    let awal = matches!(r, Rentang::Sebelum(_));
    for (buku, sql) in SEMUA {
        c.each(&r.isi(sql), args![toko, r.tanggal()], |b| {
            let (jenis, no): (String, String) = (b.get(0)?, b.get(1)?);
            let (satu, dua): (String, String) = (b.get(2)?, b.get(3)?);
            taruh(&mut semua, (&jenis, &no), awal, garis(buku, (&jenis, &satu, &dua), b.int(4)?));
            Ok::<(), db::Error>(())
        })?;
    }
    c.each(&r.isi(POIN), args![toko, r.tanggal()], |b| {
        let (jenis, no, apa, lain): (String, String, String, String) =
            (b.get(0)?, b.get(1)?, b.get(2)?, b.get(3)?);
        let nilai = kali(b.int(5)?, b.int(4)?)?;
        taruh(&mut semua, (&jenis, &no), awal, poin((&apa, !lain.is_empty()), nilai, b.int(6)?));
        Ok::<(), db::Error>(())
    })?;
    Ok(semua)
}

/// Lines of a document that are not nothing.
fn taruh(
    semua: &mut Vec<Garis>,
    (jenis, no): (&str, &str),
    awal: bool,
    baris: Vec<(Tiga, &'static str, i64)>,
) {
    for ((trx, tipe, kode), kelas, jumlah) in baris {
        let hasil = matches!(kelas, "" | "BUNGA" | "DENDA" | "BIAYA" | "RUGI");
        if jumlah != 0 && !(awal && hasil) {
            let (jenis, no) = (jenis.to_owned(), no.to_owned());
            semua.push(Garis { jenis, no, trx, tipe, kode, kelas, jumlah });
        }
    }
}

/// What arrived elsewhere of what this store sent, and what was done elsewhere with the points it gave, between two moments.
pub(crate) fn sampai(
    c: &mut Conn,
    toko: &KodeToko,
    (dari, ke): (&str, &str),
    awal: bool,
) -> Hasil<Vec<Garis>> {
    let mut semua = Vec::new();
    let dok = |b: &db::Row<'_>| -> db::Result<(String, String)> {
        Ok(if awal { ("AW".to_owned(), AWAL.to_owned()) } else { (b.get(0)?, b.get(1)?) })
    };
    for (sql, trx, kelas) in
        [(BARANG_SAMPAI, "KIRIM_BARANG", "JALAN"), (UANG_SAMPAI, "KIRIM_UANG", "JALAN_UANG")]
    {
        c.each(sql, args![toko, dari, ke], |b| {
            let ((jenis, no), n) = (dok(b)?, b.int(2)?);
            let baris = vec![
                ((trx, "SELESAI", "PERJALANAN"), kelas, n),
                ((trx, "SELESAI", "ANTAR_TOKO"), "ANTAR", n.saturating_neg()),
            ];
            taruh(&mut semua, (&jenis, &no), awal, baris);
            Ok::<(), db::Error>(())
        })?;
    }
    c.each(POIN_DIPAKAI, args![toko, dari, ke, toko], |b| {
        let ((jenis, no), n) = (dok(b)?, kali(b.int(3)?, b.int(2)?)?);
        let baris = vec![
            (("MEMBER", "POIN_DIPAKAI", "POIN"), "POIN_LAIN", n.saturating_neg()),
            (("MEMBER", "POIN_DIPAKAI", "ANTAR_TOKO"), "ANTAR_POIN", n),
        ];
        taruh(&mut semua, (&jenis, &no), awal, baris);
        Ok::<(), db::Error>(())
    })?;
    Ok(semua)
}
