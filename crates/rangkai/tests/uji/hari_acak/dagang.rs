//! Sales, purchases, exchanges, their cancellation, and money in and out of a drawer.

use super::model::{Faktur, Letak, Model, Toko, pilih, rp, teks};
use barang::pindah;
use barang::susut;
use db::{Tx, args};
use dunia::ditolak;
use kas::uang_kas;
use niaga::TransaksiMinta;
use niaga::batal::{self as pembatalan, Dari};
use platform::{Hasil, Pelaku, Tolak};
use serde_json::{Value, json};
use testkit::Acak;

/// How a sale is paid, and what of it stays in the drawer and on the account.
fn bayar(acak: &mut Acak, t: &Toko<'_>, m: &Model, neto: i64) -> (Vec<Value>, i64, i64, Option<String>) {
    let kupon = if acak.persen(25) { pilih(acak, &m.kupon) } else { None };
    let mut semua = Vec::new();
    let mut sisa = neto;
    if let Some(no) = &kupon {
        semua.push(json!({ "jenis": "KUPON", "no_kupon": no }));
        // What it is worth is asked of the shop below.
        sisa = -1;
    }
    if sisa < 0 {
        return (semua, -1, -1, kupon);
    }
    match acak.antara(0, 3) {
        0 => {
            semua.push(json!({ "jenis": "CASH", "jumlah_rp": sisa + acak.antara(0, 3) * 50_000 }));
            (semua, sisa, 0, kupon)
        }
        1 => {
            semua.push(json!({ "jenis": "TRANSFER", "jumlah_rp": sisa, "no_rekening": t.rekening }));
            (semua, 0, sisa, kupon)
        }
        _ => {
            let tunai = sisa / 2;
            semua.push(json!({ "jenis": "DEBET", "jumlah_rp": sisa - tunai, "no_rekening": t.rekening, "kartu_akhir": "1234" }));
            if tunai > 0 {
                semua.push(json!({ "jenis": "CASH", "jumlah_rp": tunai }));
            }
            (semua, tunai, sisa - tunai, kupon)
        }
    }
}

/// A deposit, all of it or a part, or more than is left; the rest in cash.
fn dari_titipan(acak: &mut Acak, m: &Model, neto: i64) -> (Vec<Value>, (usize, i64), i64) {
    // Mostly one that has something left.
    let isi: Vec<usize> = (0..m.titip.len()).filter(|ke| m.titip[*ke].saldo > 0 || acak.persen(15)).collect();
    let ke = match isi.len() {
        0 => 0,
        n => isi[usize::try_from(acak.antara(0, i64::try_from(n).unwrap())).unwrap()],
    };
    let t = &m.titip[ke];
    let jumlah =
        if acak.persen(30) { t.saldo + 50_000 } else { (t.saldo / acak.antara(1, 3)).max(1) }.min(neto);
    let mut cara = vec![json!({ "jenis": "TITIP", "jumlah_rp": jumlah, "no_titip": t.no })];
    if neto > jumlah {
        cara.push(json!({ "jenis": "CASH", "jumlah_rp": neto - jumlah }));
    }
    (cara, (ke, jumlah), neto - jumlah)
}

/// What a coupon is worth on a sale of so much, at most all of it.
async fn nilai_kupon(t: &Toko<'_>, no: &str, total: i64, sisa: i64) -> Option<i64> {
    let sql = "SELECT jenis_nilai, nilai, min_pakai FROM kupon_terbit WHERE no_kupon = $1";
    let baris = t.d.baris(sql, args![no]).await.remove(0);
    let [jenis, nilai, min] = <[&str; 3]>::try_from(baris.split('|').collect::<Vec<_>>()).unwrap();
    let (nilai, min): (i64, i64) = (nilai.parse().unwrap(), min.parse().unwrap());
    if total < min {
        return None;
    }
    // Half up, as percents of money are everywhere.
    let rupiah = if jenis == "PERSEN" { (total * nilai + 5_000) / 10_000 } else { nilai };
    Some(rupiah.min(sisa))
}

/// Which of the two screens a transaction is written on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layar {
    Jual,
    Beli,
}

async fn hitung(t: &Toko<'_>, p: &Pelaku, layar: Layar, isi: &Value) -> Hasil<Value> {
    let f = move |tx: &mut Tx<'_>, p: &Pelaku, m: &TransaksiMinta| match layar {
        Layar::Jual => niaga::hitung(tx, p, m),
        Layar::Beli => niaga::hitung_beli(tx, p, m),
    };
    t.d.minta(p, isi, f).await
}

async fn simpan(t: &Toko<'_>, p: &Pelaku, layar: Layar, isi: &Value) -> Hasil<Value> {
    t.d.minta(p, isi, if layar == Layar::Jual { niaga::simpan } else { niaga::beli_saja }).await
}

/// What somebody comes with: pieces to sell, one to buy and what it weighs now, and the request.
struct Rancangan {
    jual: Vec<String>,
    beli: Option<String>,
    timbang: i64,
    isi: Value,
}

/// Pieces that are sold; now and then one that is not there.
fn pilihan(acak: &mut Acak, m: &Model, luar: &[String]) -> Vec<String> {
    let siap = m.di(|l| *l == Letak::Baki);
    let mut jual = Vec::new();
    for _ in 0..acak.antara(1, 3) {
        if let Some(k) = pilih(acak, &siap).filter(|k| !jual.contains(k)) {
            jual.push(k);
        }
    }
    if jual.is_empty() || acak.persen(8) {
        let salah = pilih(acak, luar).unwrap_or_else(|| "99999999".to_owned());
        if !jual.contains(&salah) {
            jual.push(salah);
        }
    }
    jual
}

fn rancang(acak: &mut Acak, m: &Model, apa: &str) -> Option<Rancangan> {
    let luar = m.di(|l| matches!(l, Letak::Terjual(_)));
    let jual = if apa == "beli" { Vec::new() } else { pilihan(acak, m, &luar) };
    let beli = if ["jual", "pakai"].contains(&apa) { None } else { pilih(acak, &luar) };
    if (apa == "pakai" && m.titip.is_empty()) || (["beli", "tukar"].contains(&apa) && beli.is_none()) {
        return None;
    }
    let mut isi = json!({ "kode_sales": "S01", "detail_barang":
        jual.iter().map(|k| json!({ "kode_barcode": k })).collect::<Vec<_>>() });
    // Now and then far below its price: somebody must say yes.
    if !jual.is_empty() && acak.persen(20) {
        isi["detail_barang"][0]["harga_total"] = json!(acak.antara(10, 20) * 50_000);
    }
    if apa == "pakai" {
        isi["customer"] = json!({ "nama_customer": "dewi lestari", "no_hp": "081200001111" });
    } else if !jual.is_empty() {
        // Points come and go with every sale, cancellation and buy-back; the proof looks at them.
        isi["customer"] = json!({ "kode_member": super::MEMBER });
    }
    let mut timbang = 0;
    if let Some(k) = &beli {
        // Now and then it comes back much lighter, or much heavier than anybody believes.
        timbang = m.berat(k)
            + match acak.antara(0, 10) {
                0..3 if m.berat(k) > 1_500 => -300,
                3..5 if m.berat(k) < 6_000 => 1_500,
                _ => 0,
            };
        isi["detail_beli"] = json!([{ "surat": "NOTA", "no_faktur_jual": m.nota(k), "berat_timbang": gram(timbang), "kondisi": "BAGUS" }]);
    }
    Some(Rancangan { jual, beli, timbang, isi })
}

/// How it is paid, and what that does to the drawer, the account, a coupon and a deposit.
#[derive(Default)]
struct Uang {
    cara: Vec<Value>,
    kas: i64,
    bank: i64,
    kupon: Option<String>,
    titip: Option<(usize, i64)>,
}

/// Nothing when the coupon that was drawn does not hold for so small a sale.
async fn pembayaran(acak: &mut Acak, t: &Toko<'_>, m: &Model, apa: &str, h: &Value) -> Option<Uang> {
    let (neto, total) = (rp(&h["neto"]), rp(&h["total_jual"]));
    if apa == "pakai" {
        let (cara, pakai, kas) = dari_titipan(acak, m, neto);
        return Some(Uang { cara, kas, titip: Some(pakai), ..Uang::default() });
    }
    if neto > 0 {
        let (mut cara, mut kas, mut bank, kupon) = bayar(acak, t, m, neto);
        if let Some(no) = &kupon {
            (kas, bank) = (neto - nilai_kupon(t, no, total, neto).await?, 0);
            if kas > 0 {
                cara.push(json!({ "jenis": "CASH", "jumlah_rp": kas }));
            }
        }
        return Some(Uang { cara, kas, bank, kupon, titip: None });
    }
    if neto == 0 {
        return Some(Uang::default());
    }
    if acak.persen(70) {
        let cara = vec![json!({ "jenis": "CASH", "jumlah_rp": -neto })];
        return Some(Uang { cara, kas: neto, ..Uang::default() });
    }
    let cara = vec![json!({ "jenis": "TRANSFER", "jumlah_rp": -neto, "no_rekening": t.rekening,
        "no_rekening_tujuan": "8881234", "atas_nama": "siti" })];
    Some(Uang { cara, bank: neto, ..Uang::default() })
}

/// A sale, with or without a piece in exchange, or a purchase alone.
pub(super) async fn dagang(acak: &mut Acak, t: &Toko<'_>, m: &mut Model, apa: &str) -> bool {
    let Some(mut r) = rancang(acak, m, apa) else { return false };
    let kasir = usize::try_from(acak.antara(0, 2)).unwrap();
    let (p, layar) = (&t.kasir[kasir], if apa == "beli" { Layar::Beli } else { Layar::Jual });
    let dihitung = hitung(t, p, layar, &r.isi).await;
    let boleh = r.jual.iter().all(|k| m.barang.get(k) == Some(&Letak::Baki))
        // A piece cannot be sold and bought in one go.
        && r.beli.as_ref().is_none_or(|k| !r.jual.contains(k));
    let h = match dihitung {
        Ok(h) => h,
        Err(tolak) => {
            assert!(!boleh, "{tolak:?}");
            return false;
        }
    };
    assert!(boleh, "{:?} {:?}", r.jual, r.beli);
    let Some(u) = pembayaran(acak, t, m, apa, &h).await else { return false };
    r.isi["neto"] = h["neto"].clone();
    r.isi["pembayaran"] = json!(u.cara);
    let mut j = simpan(t, p, layar, &r.isi).await;
    if u.titip.is_some_and(|(ke, n)| n > m.titip[ke].saldo) {
        ditolak(j, "TITIP-01");
        return false;
    }
    // What a coupon leaves may be below cost, which the price alone did not say.
    let kupon = u.kupon.is_some() && j.as_ref().is_err_and(|t| t.kode == "NIAGA-08");
    if kupon || h["permohonan"].is_object() {
        let perlu = ditolak(j, "NIAGA-08");
        disetujui(t, m, (p, layar), &mut r.isi, &perlu).await;
        j = simpan(t, p, layar, &r.isi).await;
    }
    if m.kas[kasir] + u.kas < 0 {
        ditolak(j, "KAS-01");
        // Its approval was not used: it still covers this very document, should it be asked for once more.
        m.izin = None;
        return false;
    }
    terjadi(m, kasir, r, &u, &j.unwrap());
    true
}

/// The model after a transaction that was written.
fn terjadi(m: &mut Model, kasir: usize, r: Rancangan, u: &Uang, data: &Value) {
    let nomor: Vec<String> = data["no_faktur_jual"].as_array().unwrap().iter().map(teks).collect();
    let mut f = Faktur {
        no: teks(&data["no_faktur_group"]),
        batal: false,
        kasir,
        kas: u.kas,
        bank: u.bank,
        jual: r.jual.into_iter().zip(nomor).collect(),
        beli: Vec::new(),
        kupon_pakai: u.kupon.clone(),
        kupon_terbit: data["kupon"].as_array().unwrap().iter().map(teks).collect(),
        titip: u.titip,
        hari: m.hari,
        berat: r.beli.iter().map(|k| (k.clone(), m.berat(k))).collect(),
    };
    m.kas[kasir] += u.kas;
    m.bank += u.bank;
    if let Some((ke, n)) = u.titip {
        m.titip[ke].saldo -= n;
    }
    m.kupon.retain(|k| Some(k) != u.kupon.as_ref());
    m.kupon.extend(f.kupon_terbit.iter().cloned());
    for (k, no) in &f.jual {
        m.barang.insert(k.clone(), Letak::Terjual(no.clone()));
    }
    if let Some(k) = r.beli {
        f.beli.push((k.clone(), m.nota(&k)));
        // Lighter waits for a second person; heavier was approved before it was paid, and is what the card says now.
        match r.timbang.cmp(&m.berat(&k)) {
            std::cmp::Ordering::Less => drop(m.susut.insert(k.clone(), r.timbang)),
            std::cmp::Ordering::Greater => drop(m.berat.insert(k.clone(), r.timbang)),
            std::cmp::Ordering::Equal => {}
        }
        m.barang.insert(k, Letak::Dibeli);
    }
    m.faktur.push(f);
}

/// The approval that a refusal asks for goes into the document; one of an earlier document covers nothing.
async fn disetujui(
    t: &Toko<'_>,
    m: &mut Model,
    (p, layar): (&Pelaku, Layar),
    isi: &mut Value,
    perlu: &Tolak,
) {
    if let Some(lama) = &m.izin {
        isi["otorisasi"] = lama.clone();
        let lain = simpan(t, p, layar, isi).await.unwrap_err();
        assert!(lain.kode.starts_with("OTO-"), "{lain:?}");
    }
    let pemilik = perlu.rincian.as_ref().is_some_and(|r| r["permohonan"]["pemilik"] == true);
    let siapa = if pemilik { "pusat" } else { "spv-jkt1" };
    isi["otorisasi"] = json!(t.d.izin(p, siapa, perlu).await.unwrap());
    m.izin = Some(isi["otorisasi"].clone());
}

/// An exchange whose payment is one rupiah short, of the first pieces there are; drawn from nothing, so that it comes in
/// every run. False when there is none to try.
pub(super) async fn tukar_kurang(t: &Toko<'_>, m: &Model) -> bool {
    let (siap, luar) = (m.di(|l| *l == Letak::Baki), m.di(|l| matches!(l, Letak::Terjual(_))));
    let (Some(jual), Some(beli)) = (siap.first(), luar.first()) else { return false };
    let mut isi = json!({ "kode_sales": "S01", "detail_barang": [{ "kode_barcode": jual }], "detail_beli": [
        { "surat": "NOTA", "no_faktur_jual": m.nota(beli), "berat_timbang": gram(m.berat(beli)), "kondisi": "BAGUS" }
    ] });
    let p = &t.kasir[0];
    let neto = rp(&hitung(t, p, Layar::Jual, &isi).await.unwrap()["neto"]);
    if neto.abs() < 2 {
        return false;
    }
    isi["neto"] = json!(neto);
    isi["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": neto.abs() - 1 }]);
    ditolak(simpan(t, p, Layar::Jual, &isi).await, "BAYAR-02");
    true
}

pub(super) async fn batal(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let n = m.faktur.len();
    if n == 0 {
        return false;
    }
    let ke = usize::try_from(acak.antara(0, i64::try_from(n).unwrap())).unwrap();
    let f = m.faktur[ke].clone();
    let utuh = f.jual.iter().all(|(k, no)| m.barang[k] == Letak::Terjual(no.clone()))
        && f.beli.iter().all(|(k, _)| m.barang[k] == Letak::Dibeli && terakhir(m, k) == Some(ke));
    let uang = m.kas[f.kasir] - f.kas >= 0;
    let kupon = f.kupon_terbit.iter().all(|k| m.kupon.contains(k));
    let dari = if f.jual.is_empty() { Dari::Pembelian } else { Dari::Penjualan };
    let isi = json!({ "no_faktur": f.no, "alasan": "uji" });
    let coba = async |p: &Pelaku| t.d.minta(p, &isi, move |tx, p, m| pembatalan::batal(tx, p, dari, m)).await;
    let mut j = coba(&t.spv).await;
    // A coupon that it gave paid for something since: said before anybody is asked to approve.
    if !f.batal && !kupon {
        ditolak(j, "BATAL-08");
        return false;
    }
    // So is a piece that moved on.
    if !f.batal && !utuh {
        ditolak(j, "BATAL-06");
        return false;
    }
    // What was of an earlier day is the owner's to take back.
    if f.hari < m.hari && !f.batal {
        ditolak(j, "BATAL-03");
        j = coba(&t.own).await;
    }
    if f.batal {
        ditolak(j, "BATAL-05");
        return false;
    }
    if !uang {
        ditolak(j, "KAS-01");
        return false;
    }
    j.unwrap();
    for (k, _) in &f.jual {
        m.barang.insert(k.clone(), Letak::Baki);
    }
    for (k, no) in &f.beli {
        m.barang.insert(k.clone(), Letak::Terjual(no.clone()));
        m.berat.insert(k.clone(), f.berat[k]);
        m.susut.remove(k);
    }
    m.kas[f.kasir] -= f.kas;
    m.bank -= f.bank;
    if let Some((ke, n)) = f.titip {
        m.titip[ke].saldo += n;
    }
    m.kupon.retain(|k| !f.kupon_terbit.contains(k));
    m.kupon.extend(f.kupon_pakai);
    m.faktur[ke].batal = true;
    true
}

fn gram(mg: i64) -> Value {
    serde_json::from_str(&format!("{}.{:03}", mg / 1_000, mg % 1_000)).unwrap()
}

/// A bought piece goes on: its weight is decided, or it goes back to the showcase to be sold again.
pub(super) async fn olah(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let Some(k) = pilih(acak, &m.di(|l| *l == Letak::Dibeli)) else { return false };
    if m.susut.contains_key(&k) {
        return putuskan(acak, t, m, &k).await;
    }
    let isi = json!({ "kode_gudang": "TOKO", "kode_toko": "A06", "detail_barang": [{ "kode_barcode": k }] });
    t.d.minta(&t.own, &isi, pindah::pindah).await.unwrap();
    m.barang.insert(k, Letak::Baki);
    true
}

/// A supervisor accepts or rejects; what he rejected is the owner's.
async fn putuskan(acak: &mut Acak, t: &Toko<'_>, m: &mut Model, k: &str) -> bool {
    let sql = "SELECT no_susut, status FROM susut WHERE kode_barcode = $1 AND (status = 'PENDING' OR (status = 'DITOLAK' \
               AND dijawab = ''))";
    let baris = t.d.baris(sql, args![k]).await.remove(0);
    let (no, status) = baris.split_once('|').unwrap();
    let terima = status == "DITOLAK" || acak.persen(60);
    let isi = json!({ "no_susut": no, "terima": terima, "alasan": "uji" });
    if status == "DITOLAK" && acak.persen(50) {
        ditolak(t.d.minta(&t.spv, &isi, susut::putuskan).await, "SUSUT-10");
        return false;
    }
    let siapa = if status == "DITOLAK" { &t.own } else { &t.spv };
    t.d.minta(siapa, &isi, susut::putuskan).await.unwrap();
    if terima {
        let timbang = m.susut.remove(k).unwrap();
        m.berat.insert(k.to_owned(), timbang);
    }
    true
}

/// Everything that is open is settled, as before a closing.
pub(super) async fn tuntaskan(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) {
    while let Some(k) = m.susut.keys().next().cloned() {
        putuskan(acak, t, m, &k).await;
    }
}

/// The last purchase of a piece that stands.
fn terakhir(m: &Model, kode: &str) -> Option<usize> {
    m.faktur.iter().rposition(|f| !f.batal && f.beli.iter().any(|(k, _)| k == kode))
}

pub(super) async fn kas(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let ke = usize::try_from(acak.antara(0, 2)).unwrap();
    let (jenis, tanda) = if acak.persen(50) { ("MASUK", 1) } else { ("KELUAR", -1) };
    // Now and then more than the drawer has.
    let lebih = tanda < 0 && acak.persen(30);
    let jumlah = acak.antara(1, 60) * 50_000 + if lebih { m.kas[ke] } else { 0 };
    let isi = json!({ "jenis": jenis, "kategori": if tanda > 0 { "LAIN_MASUK" } else { "LAIN_KELUAR" }, "deskripsi": "uji", "jumlah_rp": jumlah });
    // Much of it somebody else approves.
    let j = t.d.minta_izin((&t.kasir[ke], "spv-jkt1"), &isi, uang_kas::catat).await;
    if m.kas[ke] + tanda * jumlah < 0 {
        ditolak(j, "KAS-01");
        return false;
    }
    j.unwrap();
    m.kas[ke] += tanda * jumlah;
    true
}
