//! What the model knows of a shop, and the comparison with the shop itself.

use super::KASIR;
use crate::alat::{Alat, Klien};
use db::args;
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
}

#[derive(Debug, Clone)]
pub(super) struct Titip {
    pub(super) no: String,
    pub(super) saldo: i64,
    pub(super) hari: usize,
}

#[derive(Debug, Default)]
pub(super) struct Model {
    pub(super) barang: BTreeMap<String, Letak>,
    pub(super) kas: [i64; 2],
    pub(super) bank: i64,
    /// coupons that may still be used
    pub(super) kupon: Vec<String>,
    pub(super) faktur: Vec<Faktur>,
    pub(super) titip: Vec<Titip>,
    /// how many days were closed
    pub(super) hari: usize,
    /// what the drawers and the account held at the last closing
    pub(super) akhir: Option<([i64; 2], i64)>,
}

impl Model {
    pub(super) fn di(&self, letak: impl Fn(&Letak) -> bool) -> Vec<String> {
        self.barang.iter().filter(|(_, l)| letak(l)).map(|(k, _)| k.clone()).collect()
    }

    pub(super) fn nota(&self, kode: &str) -> String {
        match &self.barang[kode] {
            Letak::Terjual(no) => no.clone(),
            lain => panic!("{kode} {lain:?}"),
        }
    }
}

pub(super) struct Dunia<'a> {
    pub(super) a: &'a Alat,
    pub(super) own: Klien,
    pub(super) spv: Klien,
    pub(super) kasir: [Klien; 2],
    pub(super) rekening: String,
    pub(super) urut: usize,
}

impl Dunia<'_> {
    pub(super) fn kunci(&mut self) -> String {
        self.urut += 1;
        format!("hari-{:06}", self.urut)
    }
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

pub(super) async fn banding(d: &Dunia<'_>, m: &Model, jejak: &str) {
    for (ke, kasir) in KASIR.into_iter().enumerate() {
        let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_kas WHERE kasir = $1";
        assert_eq!(d.a.angka(sql, args![kasir]).await, m.kas[ke], "kas {kasir}\n{jejak}");
    }
    let sql = "SELECT CAST(COALESCE(SUM(saldo), 0) AS BIGINT) FROM saldo_bank WHERE no_rekening = $1";
    assert_eq!(d.a.angka(sql, args![d.rekening.as_str()]).await, m.bank, "bank\n{jejak}");
    let mut kupon = d.a.baris("SELECT no_kupon FROM saldo_kupon WHERE qty = 1", &[]).await;
    kupon.sort();
    let mut mau = m.kupon.clone();
    mau.sort();
    assert_eq!(kupon, mau, "kupon\n{jejak}");
    let titip = d.a.baris("SELECT no_titip, saldo FROM saldo_titipan ORDER BY no_titip", &[]).await;
    let mut mau: Vec<String> = m.titip.iter().map(|t| format!("{}|{}", t.no, t.saldo)).collect();
    mau.sort();
    assert_eq!(titip, mau, "titipan\n{jejak}");
    let sql = "SELECT b.kode_barcode, b.status, COALESCE(s.gudang, '-') FROM barang b LEFT JOIN saldo_barang s \
               ON s.kode_barcode = b.kode_barcode AND s.toko = b.toko ORDER BY b.kode_barcode";
    let ada = d.a.baris(sql, &[]).await;
    let mau: Vec<String> = m
        .barang
        .iter()
        .map(|(k, l)| match l {
            Letak::Baki => format!("{k}|READY|TOKO"),
            Letak::Terjual(_) => format!("{k}|TERJUAL|-"),
            Letak::Dibeli => format!("{k}|BELI|BELI"),
        })
        .collect();
    assert_eq!(ada, mau, "barang\n{jejak}");
}
