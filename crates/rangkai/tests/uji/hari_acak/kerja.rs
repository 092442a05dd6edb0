//! Orders and services: taken with money paid down, worked on, fetched, given back; now and then a step out of turn.

use super::model::{Kerja, Letak, Model, Toko, pilih, rp, teks};
use db::args;
use dunia::Dunia;
use pesanan::{ambil, batal, kerja, simpan};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use testkit::Acak;
use values::Berat;

/// What the card of who fetches a service says.
const NIK: &str = "3171014101800007";

/// Far enough for every run.
const JANJI: &str = "2027-06-01";

/// A step of a document, with the word of somebody where one is asked for.
pub(super) async fn langkah<M, T>(
    d: &Dunia,
    p: &Pelaku,
    no: &str,
    m: &Value,
    f: fn(&mut db::Tx<'_>, &Pelaku, &str, &M) -> Hasil<T>,
) -> Hasil<Value>
where
    M: serde::de::DeserializeOwned + Send + Sync + 'static,
    T: serde::Serialize + 'static,
{
    let no = no.to_owned();
    d.minta_izin((p, "spv-jkt1"), m, move |tx, p, m| f(tx, p, &no, m)).await
}

pub(super) fn tunai(jumlah: i64) -> Value {
    if jumlah > 0 { json!([{ "jenis": "CASH", "jumlah_rp": jumlah }]) } else { json!([]) }
}

fn salah_satu(acak: &mut Acak, n: usize) -> usize {
    usize::try_from(acak.antara(0, i64::try_from(n).unwrap())).unwrap()
}

/// Paid down in cash or by transfer: the payment, and which of both.
fn muka(acak: &mut Acak, t: &Toko<'_>, jumlah: i64) -> (Value, bool) {
    if jumlah > 0 && acak.persen(30) {
        return (json!([{ "jenis": "TRANSFER", "jumlah_rp": jumlah, "no_rekening": t.rekening }]), false);
    }
    (tunai(jumlah), true)
}

fn masuk(m: &mut Model, kasir: usize, tunai: bool, jumlah: i64) {
    if tunai {
        m.kas[kasir] += jumlah;
    } else {
        m.bank += jumlah;
    }
}

/// Somebody orders a ring; now and then pays too little for it and nobody says yes.
pub(super) async fn pesan(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let kasir = salah_satu(acak, 2);
    let p = &t.kasir[kasir];
    let (cara, berat) =
        (if acak.persen(40) { "LOCK" } else { "FLOAT" }, if acak.persen(30) { 3.5 } else { 2.5 });
    let mut isi = json!({ "customer": { "nama_customer": "ratna dewi", "no_hp": "081290001001" }, "kode_sales": "S01",
        "tgl_janji": JANJI, "detail": [{ "nama_barang": "cincin", "kode_group": "750", "kode_dept": "CIN750",
        "berat_estimasi": berat, "cara_harga": cara }] });
    let h = t.d.minta(p, &isi, |tx, p, m| simpan::hitung(tx, p, m)).await.unwrap();
    let total = rp(&h["total_harga"]);
    let kurang = acak.persen(20);
    let dp = if kurang { total / 10 } else { [total / 2, total][salah_satu(acak, 2)] };
    let (bayar, tunai) = muka(acak, t, dp);
    isi["jumlah_bayar"] = json!(dp);
    isi["pembayaran"] = bayar;
    let j = t.d.minta(p, &isi, simpan::simpan).await;
    if kurang {
        assert!(j.unwrap_err().kode.starts_with("NIAGA-08"), "uang muka kurang");
        return false;
    }
    masuk(m, kasir, tunai, dp);
    m.kerja.push(Kerja {
        no: teks(&j.unwrap()["no_pesanan"]),
        tahap: "PESAN",
        saldo: dp,
        muka: dp,
        kasir,
        tunai,
        ..Kerja::default()
    });
    true
}

/// The next step of an order, or one it is not ready for.
pub(super) async fn urus_pesanan(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let semua: Vec<usize> = (0..m.kerja.len()).filter(|k| m.kerja[*k].no.starts_with("FP")).collect();
    let Some(ke) = semua.get(salah_satu(acak, semua.len().max(1))).copied() else { return false };
    let kasir = salah_satu(acak, 2);
    match (m.kerja[ke].tahap, acak.antara(0, 10)) {
        ("PESAN", 0..6) => selesai(acak, t, m, (ke, kasir)).await,
        ("SELESAI", 0..6) => ambil_pesanan(t, m, (ke, kasir)).await,
        ("AMBIL", 0..3) => batal_ambil(t, m, ke).await,
        ("AMBIL", 3..6) => kembali(t, m, (ke, kasir)).await,
        ("PESAN" | "SELESAI", 6..9) => batal_pesanan(t, m, (ke, kasir)).await,
        (tahap, _) => {
            // Out of turn: refused, whoever says yes.
            let (p, no) = (&t.kasir[kasir], m.kerja[ke].no.clone());
            let j = match tahap {
                "PESAN" | "BATAL" => langkah(t.d, p, &no, &json!({}), ambil::ambil).await,
                "SELESAI" => {
                    let isi = json!({ "detail": [{ "baris": 1, "kode_barcode": m.kerja[ke].barang }] });
                    langkah(t.d, p, &no, &isi, kerja::selesai).await
                }
                _ => {
                    let isi = json!({ "alasan": "uji", "pembayaran": [] });
                    langkah(t.d, p, &no, &isi, batal::batal).await
                }
            };
            assert!(j.is_err(), "{no} {tahap}: {j:?}");
            false
        }
    }
}

/// A piece of the showcase is bound to it.
async fn selesai(acak: &mut Acak, t: &Toko<'_>, m: &mut Model, (ke, kasir): (usize, usize)) -> bool {
    let Some(barang) = pilih(acak, &m.di(|l| *l == Letak::Baki)) else { return false };
    let isi = json!({ "detail": [{ "baris": 1, "kode_barcode": barang }] });
    langkah(t.d, &t.kasir[kasir], &m.kerja[ke].no, &isi, kerja::selesai).await.unwrap();
    m.barang.insert(barang.clone(), Letak::Titip);
    m.kerja[ke].tahap = "SELESAI";
    m.kerja[ke].barang = barang;
    true
}

/// The pick-up is a sale that uses what was paid down; the rest is paid in cash.
async fn ambil_pesanan(t: &Toko<'_>, m: &mut Model, (ke, kasir): (usize, usize)) -> bool {
    let (p, no) = (&t.kasir[kasir], m.kerja[ke].no.clone());
    let tanya = no.clone();
    let h = t.d.minta(p, &json!({}), move |tx, p, m| ambil::hitung(tx, p, &tanya, m)).await.unwrap();
    let (bayar, dp) = (rp(&h["bayar_rp"]), rp(&h["dp_rp"]));
    assert!(dp <= m.kerja[ke].saldo, "{h}");
    // More than was paid down of this very order is never taken.
    let curang = json!({ "pembayaran": [{ "jenis": "DP", "jumlah_rp": dp.max(1), "no_titip": no }] });
    assert!(langkah(t.d, p, &no, &curang, ambil::ambil).await.is_err());
    let j = langkah(t.d, p, &no, &json!({ "pembayaran": tunai(bayar) }), ambil::ambil).await.unwrap();
    m.kas[kasir] += bayar;
    m.kupon.extend(j["kupon"].as_array().unwrap().iter().map(teks));
    let k = &mut m.kerja[ke];
    (k.tahap, k.saldo, k.dipakai, k.bayar, k.kasir_ambil) = ("AMBIL", k.saldo - dp, dp, bayar, kasir);
    k.kupon = j["kupon"].as_array().unwrap().iter().map(teks).collect();
    m.barang.insert(m.kerja[ke].barang.clone(), Letak::Terjual(teks(&j["no_faktur_jual"][0])));
    true
}

/// The pick-up is taken back: the piece waits again, the money stands as it stood. Not once the piece came back another way,
/// a coupon of it was used, or the drawer is short.
async fn batal_ambil(t: &Toko<'_>, m: &mut Model, ke: usize) -> bool {
    let k = m.kerja[ke].clone();
    let dipegang =
        matches!(m.barang[&k.barang], Letak::Terjual(_)) && k.kupon.iter().all(|n| m.kupon.contains(n));
    let cukup = m.kas[k.kasir_ambil] >= k.bayar;
    // What was given back since must come in again first.
    let utuh = k.saldo == k.muka - k.dipakai;
    // Without the piece on the scale it stays fetched, whoever says yes.
    let tanpa = langkah(t.d, &t.spv, &k.no, &json!({ "alasan": "uji" }), ambil::batal_ambil).await;
    assert!(tanpa.is_err(), "{k:?}");
    let sql = "SELECT CASE WHEN j.berat_timbang > 0 THEN j.berat_timbang ELSE j.berat_awal END FROM jual j \
               JOIN faktur_sumber s ON s.toko = j.toko AND s.no_faktur_group = j.no_faktur_group WHERE s.no_sumber = $1 AND NOT EXISTS \
               (SELECT 1 FROM faktur_batal b WHERE b.toko = j.toko AND b.no_faktur_group = j.no_faktur_group)";
    let berat = Berat::mg(t.d.angka(sql, args![k.no.as_str()]).await);
    let isi = json!({ "alasan": "uji", "detail_barang": [{ "kode_barcode": k.barang, "berat": berat }] });
    let j = langkah(t.d, &t.spv, &k.no, &isi, ambil::batal_ambil).await;
    if !(dipegang && cukup && utuh) {
        if j.is_err() {
            return false;
        }
        assert!(dipegang && cukup, "{j:?} {k:?}");
    }
    j.unwrap();
    m.kas[k.kasir_ambil] -= k.bayar;
    m.kupon.retain(|n| !k.kupon.contains(n));
    m.barang.insert(k.barang.clone(), Letak::Titip);
    let baru = &mut m.kerja[ke];
    (baru.tahap, baru.saldo, baru.dipakai, baru.bayar) = ("SELESAI", k.saldo + k.dipakai, 0, 0);
    baru.kupon.clear();
    true
}

/// What is left after a pick-up goes back in cash.
async fn kembali(t: &Toko<'_>, m: &mut Model, (ke, kasir): (usize, usize)) -> bool {
    let k = m.kerja[ke].clone();
    let isi = json!({ "alasan": "uji", "pembayaran": tunai(k.saldo) });
    let j = langkah(t.d, &t.kasir[kasir], &k.no, &isi, batal::kembali).await;
    if k.saldo == 0 || m.kas[kasir] < k.saldo {
        assert!(j.is_err(), "{k:?}");
        return false;
    }
    j.unwrap();
    m.kas[kasir] -= k.saldo;
    m.kerja[ke].saldo = 0;
    true
}

async fn batal_pesanan(t: &Toko<'_>, m: &mut Model, (ke, kasir): (usize, usize)) -> bool {
    let (k, p) = (m.kerja[ke].clone(), &t.kasir[kasir]);
    let tanya = k.no.clone();
    let h = t.d.minta(p, &json!({}), move |tx, p, _: &Value| batal::hitung(tx, p, &tanya)).await.unwrap();
    let dibayar = rp(&h["dibayar_rp"]);
    assert_eq!(rp(&h["sisa_dp"]), k.saldo);
    let isi = json!({ "alasan": "uji", "pembayaran": tunai(dibayar) });
    let j = langkah(t.d, p, &k.no, &isi, batal::batal).await;
    if m.kas[kasir] < dibayar {
        assert!(j.is_err(), "{k:?}");
        return false;
    }
    j.unwrap();
    m.kas[kasir] -= dibayar;
    if k.tahap == "SELESAI" {
        m.barang.insert(k.barang.clone(), Letak::Baki);
    }
    (m.kerja[ke].tahap, m.kerja[ke].saldo) = ("BATAL", 0);
    true
}

/// A piece of a customer's own is taken in; now and then more is paid down than the work will cost.
pub(super) async fn service(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let kasir = salah_satu(acak, 2);
    let biaya = acak.antara(1, 8) * 50_000;
    let lebih = acak.persen(20);
    let dp = if lebih { biaya + 50_000 } else { [0, 50_000, biaya][salah_satu(acak, 3)] };
    let (bayar, tunai) = muka(acak, t, dp);
    let isi = json!({ "customer": { "nama_customer": "bambang heru", "no_hp": "081290001002" }, "kode_sales": "S01",
        "tgl_janji": JANJI, "dp_rp": dp, "pembayaran": bayar, "detail_barang": [{ "nama_barang": "kalung", "kode_group": "750",
        "kode_dept": "CIN750", "berat": 5.25, "pekerjaan": [{ "deskripsi": "patri", "jenis_kerja": "PATRI", "biaya_rp": biaya }] }] });
    let j = t.d.minta(&t.kasir[kasir], &isi, servis::simpan).await;
    if lebih {
        assert!(j.is_err());
        return false;
    }
    masuk(m, kasir, tunai, dp);
    let no = teks(&j.unwrap()["no_service"]);
    m.kerja.push(Kerja { no, tahap: "MASUK", saldo: dp, muka: dp, biaya, kasir, tunai, ..Kerja::default() });
    true
}

/// The next step of a service, or one it is not ready for.
pub(super) async fn urus_service(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let semua: Vec<usize> = (0..m.kerja.len()).filter(|k| m.kerja[*k].no.starts_with("FS")).collect();
    let Some(ke) = semua.get(salah_satu(acak, semua.len().max(1))).copied() else { return false };
    let (k, kasir) = (m.kerja[ke].clone(), salah_satu(acak, 2));
    let p = &t.kasir[kasir];
    match (k.tahap, acak.antara(0, 10)) {
        ("MASUK", 0..6) => {
            langkah(t.d, p, &k.no, &json!({}), servis::proses).await.unwrap();
            m.kerja[ke].tahap = "PROSES";
            true
        }
        ("PROSES", 0..6) => {
            // A little heavier by the solder, at another price now and then.
            let (berat, biaya) =
                (5.25 + [0.0, 0.01][salah_satu(acak, 2)], k.biaya + [0, 50_000][salah_satu(acak, 2)]);
            let isi = json!({ "detail_barang": [{ "baris": 1, "berat": berat, "biaya_rp": biaya }] });
            langkah(t.d, p, &k.no, &isi, servis::selesai).await.unwrap();
            (m.kerja[ke].tahap, m.kerja[ke].biaya, m.kerja[ke].berat) = ("SELESAI", biaya, berat);
            true
        }
        ("SELESAI", 0..6) => {
            let isi = json!({ "nik": NIK, "pembayaran": tunai(k.biaya - k.saldo) });
            langkah(t.d, p, &k.no, &isi, servis::ambil).await.unwrap();
            m.kas[kasir] += k.biaya - k.saldo;
            (m.kerja[ke].tahap, m.kerja[ke].saldo) = ("AMBIL", 0);
            (m.kerja[ke].kasir_ambil, m.kerja[ke].dipakai) = (kasir, k.saldo);
            true
        }
        ("MASUK", 6..9) => batal_masuk(t, m, ke, kasir).await,
        ("AMBIL", 0..4) => batal_ambil_service(t, m, ke, kasir).await,
        ("PROSES", 6..9) => {
            let isi = json!({ "alasan": "uji", "nik": NIK, "detail_barang": [{ "baris": 1, "berat": 5.25 }], "pengembalian": tunai(k.saldo) });
            let j = langkah(t.d, p, &k.no, &isi, servis::batal).await;
            if m.kas[kasir] < k.saldo {
                assert!(j.is_err(), "{k:?}");
                return false;
            }
            j.unwrap();
            m.kas[kasir] -= k.saldo;
            (m.kerja[ke].tahap, m.kerja[ke].saldo) = ("BATAL", 0);
            true
        }
        (tahap, _) => {
            let j = match tahap {
                "SELESAI" => langkah(t.d, p, &k.no, &json!({}), servis::proses).await,
                _ => langkah(t.d, p, &k.no, &json!({}), servis::ambil).await,
            };
            assert!(j.is_err(), "{k:?} {j:?}");
            false
        }
    }
}

/// Before the work began everything goes back the way it came.
async fn batal_masuk(t: &Toko<'_>, m: &mut Model, ke: usize, kasir: usize) -> bool {
    let k = m.kerja[ke].clone();
    let isi = json!({ "alasan": "uji", "nik": NIK, "detail_barang": [{ "baris": 1, "berat": 5.25 }] });
    let j = langkah(t.d, &t.kasir[kasir], &k.no, &isi, servis::batal).await;
    if k.tunai && m.kas[k.kasir] < k.saldo {
        assert!(j.is_err(), "{k:?}");
        return false;
    }
    j.unwrap();
    masuk(m, k.kasir, k.tunai, -k.saldo);
    (m.kerja[ke].tahap, m.kerja[ke].saldo) = ("BATAL", 0);
    true
}

/// A pick-up is taken back: money and piece are where they were before it.
async fn batal_ambil_service(t: &Toko<'_>, m: &mut Model, ke: usize, kasir: usize) -> bool {
    let k = m.kerja[ke].clone();
    let bayar = k.biaya - k.dipakai;
    let isi = json!({ "alasan": "uji", "detail_barang": [{ "baris": 1, "berat": k.berat }] });
    // On another day only the owner says yes.
    let no = k.no.clone();
    let j = t
        .d
        .minta_izin((&t.kasir[kasir], "own-jkt1"), &isi, move |tx, p, m| servis::batal_ambil(tx, p, &no, m))
        .await;
    if m.kas[k.kasir_ambil] < bayar {
        assert!(j.is_err(), "{k:?}");
        return false;
    }
    j.unwrap();
    m.kas[k.kasir_ambil] -= bayar;
    (m.kerja[ke].tahap, m.kerja[ke].saldo) = ("SELESAI", k.dipakai);
    true
}

/// What customers' own pieces weigh in REPARASI is what the open services say.
pub(super) async fn banding(d: &Dunia, m: &Model, jejak: &str) {
    let terbuka =
        m.kerja.iter().filter(|k| k.no.starts_with("FS") && !["AMBIL", "BATAL"].contains(&k.tahap)).count();
    let ada = d
        .angka(
            "SELECT COUNT(*) FROM saldo_barang WHERE gudang = $1 AND milik = 'CUSTOMER'",
            args!["REPARASI"],
        )
        .await;
    assert_eq!(usize::try_from(ada).unwrap(), terbuka, "REPARASI\n{jejak}");
}
