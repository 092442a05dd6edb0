//! What the model knows of a shop, and the comparison with the shop itself.

use super::KASIR;
use db::args;
use dunia::Dunia;
use platform::Pelaku;
use serde_json::Value;
use std::collections::BTreeMap;
use testkit::Acak;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Letak {
    /// for sale
    Baki,
    /// with a customer, by this line of a sale
    Terjual(String),
    /// bought back
    Dibeli,
    /// made or found for an order, waiting for its owner
    Titip,
    /// sold in instalments, not handed over
    Cicil,
    /// sorted, and lying in the warehouse of its decision
    Sortir(&'static str),
    /// with a washer, in this lot
    Lot(String),
}

/// A sorting of one piece.
#[derive(Debug, Clone)]
pub(super) struct Sortiran {
    pub(super) no: String,
    pub(super) barang: String,
    pub(super) dari: Letak,
    pub(super) ke: &'static str,
    pub(super) batal: bool,
}

/// A lot at a washer: what each piece weighed when it went, and which came back.
#[derive(Debug, Clone)]
pub(super) struct Lot {
    pub(super) no: String,
    pub(super) kirim: Vec<(String, i64)>,
    pub(super) terima: Vec<String>,
}

#[derive(Debug, Clone)]
pub(super) struct Faktur {
    pub(super) no: String,
    pub(super) batal: bool,
    pub(super) kasir: usize,
    pub(super) kas: i64,
    pub(super) bank: i64,
    pub(super) jual: Vec<(String, String)>,
    pub(super) beli: Vec<(String, String)>,
    pub(super) kupon_pakai: Option<String>,
    pub(super) kupon_terbit: Vec<String>,
    /// which deposit it used, and how much of it
    pub(super) titip: Option<(usize, i64)>,
    pub(super) hari: usize,
    /// what the pieces it bought weighed on their cards before
    pub(super) berat: BTreeMap<String, i64>,
}

#[derive(Debug, Clone)]
pub(super) struct Titip {
    pub(super) no: String,
    pub(super) saldo: i64,
    pub(super) hari: usize,
    /// it came in cash
    pub(super) tunai: bool,
}

/// An order or a service.
#[derive(Debug, Clone, Default)]
pub(super) struct Kerja {
    pub(super) no: String,
    pub(super) tahap: &'static str,
    /// what is left of the money paid down, and what it was
    pub(super) saldo: i64,
    pub(super) muka: i64,
    /// whose drawer it came into, unless it came by transfer
    pub(super) kasir: usize,
    pub(super) tunai: bool,
    /// what the work costs
    pub(super) biaya: i64,
    /// what a service's piece weighs when it is finished
    pub(super) berat: f64,
    /// the piece of an order, and its pick-up: money paid down that was used, cash, its drawer, coupons
    pub(super) barang: String,
    pub(super) dipakai: i64,
    pub(super) bayar: i64,
    pub(super) kasir_ambil: usize,
    pub(super) kupon: Vec<String>,
}

/// A pre-order: not paid yet, LUNAS, JUAL, KIRIM or BATAL.
#[derive(Debug, Clone, Default)]
pub(super) struct Po {
    pub(super) no: String,
    pub(super) no_order: String,
    pub(super) tahap: &'static str,
    pub(super) harga: i64,
    pub(super) saldo: i64,
    pub(super) kasir: usize,
    /// money of it came once
    pub(super) pernah: bool,
    /// its sale, and the piece
    pub(super) jual: (String, String),
}

/// A loan: what is owed, whose drawer paid it out, on which day; followed by another or closed.
#[derive(Debug, Clone, Default)]
pub(super) struct Pinjam {
    pub(super) no: String,
    pub(super) pokok: i64,
    pub(super) kasir: usize,
    pub(super) hari: usize,
    pub(super) lanjutan: bool,
    pub(super) tutup: bool,
}

/// A piece in instalments: what was paid for it, and the principal that is left.
#[derive(Debug, Clone, Default)]
pub(super) struct Cicil {
    pub(super) no: String,
    pub(super) barang: String,
    pub(super) kasir: usize,
    pub(super) hari: usize,
    pub(super) muka: i64,
    pub(super) saldo: i64,
    pub(super) sisa: i64,
    pub(super) dibayar: bool,
    pub(super) tutup: bool,
}

#[derive(Debug, Default)]
pub(super) struct Model {
    pub(super) barang: BTreeMap<String, Letak>,
    /// weights on cards, in milligrams, of those that lost some
    pub(super) berat: BTreeMap<String, i64>,
    /// weights of purchases that are not settled: undecided, or rejected without an answer
    pub(super) susut: BTreeMap<String, i64>,
    pub(super) kas: [i64; 2],
    pub(super) bank: i64,
    /// coupons that may still be used
    pub(super) kupon: Vec<String>,
    pub(super) faktur: Vec<Faktur>,
    pub(super) titip: Vec<Titip>,
    pub(super) kerja: Vec<Kerja>,
    pub(super) po: Vec<Po>,
    pub(super) pinjam: Vec<Pinjam>,
    pub(super) cicil: Vec<Cicil>,
    pub(super) sortiran: Vec<Sortiran>,
    pub(super) lot: Vec<Lot>,
    /// the account of the marketplace
    pub(super) bank_pasar: i64,
    /// fine milligrams that the craftsman owes, and gold that waits for the melt
    pub(super) tukang: i64,
    pub(super) leburan: i64,
    /// the last approval that was asked for
    pub(super) izin: Option<Value>,
    /// how many days were closed
    pub(super) hari: usize,
    /// what the drawers and the account held at the last closing
    pub(super) akhir: Option<([i64; 2], i64)>,
}

impl Model {
    /// What the book of deposits says of every document, as `number|rest`.
    pub(super) fn buku_titipan(&self) -> Vec<String> {
        let titip = self.titip.iter().map(|t| (&t.no, t.saldo));
        let kerja = self.kerja.iter().filter(|k| k.muka > 0).map(|k| (&k.no, k.saldo));
        let po = self.po.iter().filter(|p| p.pernah).map(|p| (&p.no, p.saldo));
        let cicil = self.cicil.iter().filter(|c| c.muka > 0).map(|c| (&c.no, c.saldo));
        let mut semua: Vec<String> =
            titip.chain(kerja).chain(po).chain(cicil).map(|(no, n)| format!("{no}|{n}")).collect();
        semua.sort();
        semua
    }

    pub(super) fn di(&self, letak: impl Fn(&Letak) -> bool) -> Vec<String> {
        self.barang.iter().filter(|(_, l)| letak(l)).map(|(k, _)| k.clone()).collect()
    }

    /// Did a piece come and go since this sorting?
    pub(super) fn berjalan(&self, kode: &str, sortiran: usize) -> bool {
        self.sortiran.iter().skip(sortiran + 1).any(|s| s.barang == kode && !s.batal)
    }

    pub(super) fn berat(&self, kode: &str) -> i64 {
        self.berat.get(kode).copied().unwrap_or(2_500)
    }

    pub(super) fn nota(&self, kode: &str) -> String {
        match &self.barang[kode] {
            Letak::Terjual(no) => no.clone(),
            lain => panic!("{kode} {lain:?}"),
        }
    }
}

/// The shop, and those who work in it.
pub(super) struct Toko<'a> {
    pub(super) d: &'a Dunia,
    pub(super) own: Pelaku,
    pub(super) spv: Pelaku,
    pub(super) kasir: [Pelaku; 2],
    pub(super) rekening: String,
    /// where the marketplace pays
    pub(super) pasar: String,
}

pub(super) fn pilih(acak: &mut Acak, isi: &[String]) -> Option<String> {
    if isi.is_empty() {
        return None;
    }
    let n = acak.antara(0, i64::try_from(isi.len()).unwrap());
    isi.get(usize::try_from(n).unwrap()).cloned()
}

pub(super) fn rp(v: &Value) -> i64 {
    v.as_i64().unwrap_or_else(|| panic!("{v}"))
}

pub(super) fn teks(v: &Value) -> String {
    v.as_str().unwrap_or_else(|| panic!("{v}")).to_owned()
}

pub(super) async fn banding(d: &Dunia, rekening: &str, m: &Model, jejak: &str) {
    for (ke, kasir) in KASIR.into_iter().enumerate() {
        let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_kas WHERE kasir = $1";
        assert_eq!(d.angka(sql, args![kasir]).await, m.kas[ke], "kas {kasir}\n{jejak}");
    }
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_bank WHERE no_rekening = $1";
    assert_eq!(d.angka(sql, args![rekening]).await, m.bank, "bank\n{jejak}");
    let mut kupon = d.baris("SELECT no_kupon FROM saldo_kupon WHERE qty = 1", &[]).await;
    kupon.sort();
    let mut mau = m.kupon.clone();
    mau.sort();
    assert_eq!(kupon, mau, "kupon\n{jejak}");
    let titip = d.baris("SELECT no_titip, saldo FROM saldo_titipan ORDER BY no_titip", &[]).await;
    assert_eq!(titip, m.buku_titipan(), "titipan\n{jejak}");
    let sql = "SELECT kode_barcode FROM susut WHERE status = 'PENDING' OR (status = 'DITOLAK' AND dijawab = '') \
               ORDER BY kode_barcode";
    let mau: Vec<String> = m.susut.keys().cloned().collect();
    assert_eq!(d.baris(sql, &[]).await, mau, "susut\n{jejak}");
    let sql = "SELECT b.kode_barcode, b.status, COALESCE(s.gudang, '-'), b.berat_asli FROM barang b LEFT JOIN saldo_barang s \
               ON s.kode_barcode = b.kode_barcode AND s.toko = b.toko ORDER BY b.kode_barcode";
    let ada = d.baris(sql, &[]).await;
    let mau: Vec<String> = m
        .barang
        .iter()
        .map(|(k, l)| match l {
            Letak::Baki => format!("{k}|READY|TOKO|{}", m.berat(k)),
            Letak::Terjual(_) => format!("{k}|TERJUAL|-|{}", m.berat(k)),
            Letak::Dibeli => format!("{k}|BELI|BELI|{}", m.berat(k)),
            Letak::Titip => format!("{k}|TITIP|TITIP|{}", m.berat(k)),
            Letak::Cicil => format!("{k}|CICIL|TITIP|{}", m.berat(k)),
            Letak::Sortir("LABEL") => format!("{k}|BARU|LABEL|{}", m.berat(k)),
            Letak::Sortir(g) => format!("{k}|{g}|{g}|{}", m.berat(k)),
            Letak::Lot(_) => format!("{k}|CUCI|-|{}", m.berat(k)),
        })
        .collect();
    assert_eq!(ada, mau, "barang\n{jejak}");
}
