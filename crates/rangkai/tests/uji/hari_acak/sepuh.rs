//! What was bought is sorted, washed and taken back, among the trade: pieces lie and weigh what the model says, what a lot has out is the
//! fine gold of the pieces that did not come back.

use super::model::{Letak, Lot, Model, Sortiran, Toko, pilih, teks};
use dunia::ditolak;
use sepuhan::{batal, kirim, sortir, terima};
use serde_json::{Value, json};
use testkit::Acak;

const PUTUSAN: [&str; 4] = ["CUCI", "RUSAK", "HANCUR", "LABEL"];

fn gram(mg: i64) -> Value {
    serde_json::from_str(&format!("{}.{:03}", mg / 1_000, mg % 1_000)).unwrap()
}

fn salah_satu(acak: &mut Acak, n: usize) -> usize {
    usize::try_from(acak.antara(0, i64::try_from(n).unwrap())).unwrap()
}

/// Fine milligrams of a ring of 75 %.
fn murni(mg: i64) -> i64 {
    mg * 7_500 / 10_000
}

fn minta(m: &Model, kode: &str, putusan: &str) -> Value {
    json!({ "detail_barang": [{ "kode_barcode": kode, "putusan": putusan }],
        "timbang": [{ "putusan": putusan, "berat": gram(m.berat(kode)) }] })
}

/// A bought piece is sorted, or a sorted one decided about anew; one whose weight nobody believes stays.
pub(super) async fn sortir(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let putusan = PUTUSAN[salah_satu(acak, 4)];
    let pindah = acak.persen(25);
    let semua = m.di(|l| if pindah { matches!(l, Letak::Sortir(_)) } else { *l == Letak::Dibeli });
    let Some(k) = pilih(acak, &semua) else { return false };
    let (isi, dari) = (minta(m, &k, putusan), m.barang[&k].clone());
    let j = if pindah {
        t.d.minta_izin((&t.own, "spv-jkt1"), &isi, sortir::pindah).await
    } else {
        t.d.minta(&t.spv, &isi, sortir::sortir).await
    };
    if m.susut.contains_key(&k) || dari == Letak::Sortir(putusan) {
        ditolak(j, "SEPUH-02");
        return false;
    }
    let no = teks(&j.unwrap()["no_sortir"]);
    m.barang.insert(k.clone(), Letak::Sortir(putusan));
    m.sortiran.push(Sortiran { no, barang: k, dari, ke: putusan, batal: false });
    true
}

/// A sorting is taken back while its piece lies where it put it; an older one never.
pub(super) async fn undur(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    if m.sortiran.is_empty() {
        return false;
    }
    let ke = salah_satu(acak, m.sortiran.len());
    let s = m.sortiran[ke].clone();
    let terakhir = m.sortiran.iter().rposition(|x| x.barang == s.barang && !x.batal) == Some(ke);
    let utuh = terakhir && m.barang[&s.barang] == Letak::Sortir(s.ke) && !m.berjalan(&s.barang, ke);
    let isi = json!({ "no_dok": s.no, "alasan": "uji" });
    let j = t.d.minta_izin((&t.spv, "own-jkt1"), &isi, batal::batal).await;
    if s.batal || !utuh {
        ditolak(j, if s.batal { "SEPUH-06" } else { "SEPUH-07" });
        return false;
    }
    j.unwrap();
    m.sortiran[ke].batal = true;
    m.barang.insert(s.barang, s.dari);
    true
}

/// What waits in CUCI goes to the washer; with it now and then what does not lie there.
pub(super) async fn kirim(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let mut kode = m.di(|l| *l == Letak::Sortir("CUCI"));
    kode.truncate(3);
    let salah = acak.persen(15);
    if salah {
        kode.extend(pilih(acak, &m.di(|l| *l == Letak::Baki)));
    }
    if kode.is_empty() {
        return false;
    }
    let detail: Vec<Value> = kode.iter().map(|k| json!({ "kode_barcode": k })).collect();
    let berat: i64 = kode.iter().map(|k| m.berat(k)).sum();
    let isi =
        json!({ "kode_tukang": "T01", "pekerjaan": "CUCI", "timbang": gram(berat), "detail_barang": detail });
    let j = t.d.minta_izin((&t.spv, "own-jkt1"), &isi, kirim::kirim).await;
    if salah && kode.iter().any(|k| m.barang[k] == Letak::Baki) {
        ditolak(j, "SEPUH-02");
        return false;
    }
    let no = teks(&j.unwrap()["no_lot"]);
    for k in &kode {
        m.barang.insert(k.clone(), Letak::Lot(no.clone()));
    }
    let kirim = kode.iter().map(|k| (k.clone(), m.berat(k))).collect();
    m.lot.push(Lot { no, kirim, terima: Vec::new() });
    true
}

/// A piece comes back lighter; twice never.
pub(super) async fn terima(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    if m.lot.is_empty() {
        return false;
    }
    let ke = salah_satu(acak, m.lot.len());
    let lot = m.lot[ke].clone();
    let (k, berat) = lot.kirim[salah_satu(acak, lot.kirim.len())].clone();
    let susut = acak.antara(0, 60);
    let isi = json!({ "no_lot": lot.no, "kode_toko": "A06",
        "detail_barang": [{ "kode_barcode": k, "berat": gram(berat - susut) }] });
    let j = t.d.minta_izin((&t.kasir[0], "own-jkt1"), &isi, terima::terima).await;
    if lot.terima.contains(&k) {
        let tutup = lot.terima.len() == lot.kirim.len();
        ditolak(j, if tutup { "SEPUH-08" } else { "SEPUH-02" });
        return false;
    }
    j.unwrap();
    m.lot[ke].terima.push(k.clone());
    m.berat.insert(k.clone(), berat - susut);
    m.barang.insert(k, Letak::Baki);
    true
}

/// What every lot has out is the fine gold of its pieces that are out.
pub(super) async fn banding(t: &Toko<'_>, m: &Model, jejak: &str) {
    let ada =
        t.d.baris("SELECT kode_tukang, saldo FROM saldo_tukang WHERE saldo > 0 ORDER BY kode_tukang", &[])
            .await;
    let mut mau = Vec::new();
    for l in &m.lot {
        let luar: i64 = l.kirim.iter().filter(|(k, _)| !l.terima.contains(k)).map(|(_, mg)| murni(*mg)).sum();
        if luar > 0 {
            mau.push(format!("{}|{luar}", l.no));
        }
    }
    mau.sort();
    assert_eq!(ada, mau, "lot cuci\n{jejak}");
}
