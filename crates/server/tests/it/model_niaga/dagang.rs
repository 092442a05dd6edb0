//! Sales, purchases, exchanges, their cancellation, and money in and out of a drawer.

use super::model::{Dunia, Faktur, Letak, Model, pilih, rp, teks};
use db::args;
use serde_json::{Value, json};
use testkit::Acak;

/// How a sale is paid, and what of it stays in the drawer and on the account.
fn bayar(acak: &mut Acak, d: &Dunia<'_>, m: &Model, neto: i64) -> (Vec<Value>, i64, i64, Option<String>) {
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
            semua.push(json!({ "jenis": "TRANSFER", "jumlah_rp": sisa, "no_rekening": d.rekening }));
            (semua, 0, sisa, kupon)
        }
        _ => {
            let tunai = sisa / 2;
            semua.push(json!({ "jenis": "DEBET", "jumlah_rp": sisa - tunai, "no_rekening": d.rekening, "kartu_akhir": "1234" }));
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
async fn nilai_kupon(d: &Dunia<'_>, no: &str, total: i64, sisa: i64) -> Option<i64> {
    let sql = "SELECT jenis_nilai, nilai, min_pakai FROM kupon_terbit WHERE no_kupon = $1";
    let baris = d.a.baris(sql, args![no]).await.remove(0);
    let [jenis, nilai, min] = <[&str; 3]>::try_from(baris.split('|').collect::<Vec<_>>()).unwrap();
    let (nilai, min): (i64, i64) = (nilai.parse().unwrap(), min.parse().unwrap());
    if total < min {
        return None;
    }
    // Half up, as percents of money are everywhere.
    let rupiah = if jenis == "PERSEN" { (total * nilai + 5_000) / 10_000 } else { nilai };
    Some(rupiah.min(sisa))
}

/// A sale, with or without a piece in exchange, or a purchase alone.
pub(super) async fn dagang(acak: &mut Acak, d: &mut Dunia<'_>, m: &mut Model, apa: &str) -> bool {
    let siap = m.di(|l| *l == Letak::Baki);
    let luar = m.di(|l| matches!(l, Letak::Terjual(_)));
    let mut jual = Vec::new();
    if apa != "beli" {
        for _ in 0..acak.antara(1, 3) {
            if let Some(k) = pilih(acak, &siap).filter(|k| !jual.contains(k)) {
                jual.push(k);
            }
        }
        // Now and then a piece that is not there.
        if jual.is_empty() || acak.persen(8) {
            let salah = pilih(acak, &luar).unwrap_or_else(|| "99999999".to_owned());
            if !jual.contains(&salah) {
                jual.push(salah);
            }
        }
    }
    let beli = if ["jual", "pakai"].contains(&apa) { None } else { pilih(acak, &luar) };
    if apa == "pakai" && m.titip.is_empty() {
        return false;
    }
    if ["beli", "tukar"].contains(&apa) && beli.is_none() {
        return false;
    }
    let kasir = usize::try_from(acak.antara(0, 2)).unwrap();
    let mut isi = json!({ "kode_sales": "S01", "detail_barang":
        jual.iter().map(|k| json!({ "kode_barcode": k })).collect::<Vec<_>>() });
    if let Some(k) = &beli {
        isi["detail_beli"] = json!([{ "surat": "NOTA", "no_faktur_jual": m.nota(k), "berat_timbang": 2.5, "kondisi": "BAGUS" }]);
    }
    let rute = if apa == "beli" { "pembelian" } else { "penjualan" };
    let hitung = d.kasir[kasir].post(&format!("{rute}/hitung"), &isi).await;
    let boleh = jual.iter().all(|k| m.barang.get(k) == Some(&Letak::Baki))
        // A piece cannot be sold and bought in one go.
        && beli.as_ref().is_none_or(|k| !jual.contains(k));
    if hitung.status != 200 {
        assert!(!boleh, "{}", hitung.teks());
        return false;
    }
    assert!(boleh, "{jual:?} {beli:?}");
    let h = hitung.data();
    let (neto, total) = (rp(&h["neto"]), rp(&h["total_jual"]));
    isi["neto"] = json!(neto);
    let (mut kas, mut bank, mut kupon, mut titip) = (0, 0, None, None);
    if apa == "pakai" {
        let (cara, pakai, tunai) = dari_titipan(acak, m, neto);
        (titip, kas) = (Some(pakai), tunai);
        isi["pembayaran"] = json!(cara);
    } else if neto > 0 {
        let (mut cara, tunai, rekening, pakai) = bayar(acak, d, m, neto);
        (kas, bank, kupon) = (tunai, rekening, pakai);
        if let Some(no) = &kupon {
            let Some(nilai) = nilai_kupon(d, no, total, neto).await else { return false };
            (kas, bank) = (neto - nilai, 0);
            if kas > 0 {
                cara.push(json!({ "jenis": "CASH", "jumlah_rp": kas }));
            }
        }
        isi["pembayaran"] = json!(cara);
    } else if neto < 0 {
        if acak.persen(70) {
            kas = neto;
            isi["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": -neto }]);
        } else {
            bank = neto;
            isi["pembayaran"] = json!([{ "jenis": "TRANSFER", "jumlah_rp": -neto, "no_rekening": d.rekening,
                "no_rekening_tujuan": "8881234", "atas_nama": "siti" }]);
        }
    }
    let kunci = d.kunci();
    let j = d.kasir[kasir].post_dok(rute, &kunci, &isi).await;
    if titip.is_some_and(|(ke, n)| n > m.titip[ke].saldo) {
        j.ditolak(422, "TITIP-01");
        return false;
    }
    if m.kas[kasir] + kas < 0 {
        j.ditolak(422, "KAS-01");
        return false;
    }
    let j = j.ok();
    if acak.persen(20) {
        assert_eq!(d.kasir[kasir].post_dok(rute, &kunci, &isi).await.ok(), j, "kiriman kedua");
    }
    let data = &j["data"];
    let nomor: Vec<String> = data["no_faktur_jual"].as_array().unwrap().iter().map(teks).collect();
    let mut f = Faktur {
        no: teks(&data["no_faktur_group"]),
        batal: false,
        kasir,
        kas,
        bank,
        jual: jual.iter().cloned().zip(nomor).collect(),
        beli: Vec::new(),
        kupon_pakai: kupon.clone(),
        kupon_terbit: data["kupon"].as_array().unwrap().iter().map(teks).collect(),
        titip,
        hari: m.hari,
    };
    m.kas[kasir] += kas;
    m.bank += bank;
    if let Some((ke, n)) = titip {
        m.titip[ke].saldo -= n;
    }
    m.kupon.retain(|k| Some(k) != kupon.as_ref());
    m.kupon.extend(f.kupon_terbit.iter().cloned());
    for (k, no) in &f.jual {
        m.barang.insert(k.clone(), Letak::Terjual(no.clone()));
    }
    if let Some(k) = beli {
        f.beli.push((k.clone(), m.nota(&k)));
        m.barang.insert(k, Letak::Dibeli);
    }
    m.faktur.push(f);
    true
}

pub(super) async fn batal(acak: &mut Acak, d: &mut Dunia<'_>, m: &mut Model) -> bool {
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
    let kunci = d.kunci();
    let rute = if f.jual.is_empty() { "pembelian/batal" } else { "penjualan/batal" };
    let isi = json!({ "no_faktur": f.no, "alasan": "uji" });
    let mut j = d.spv.post_dok(rute, &kunci, &isi).await;
    // What was of an earlier day is the owner's to take back.
    if f.hari < m.hari && !f.batal {
        j.ditolak(422, "BATAL-03");
        let kunci = d.kunci();
        j = d.own.post_dok(rute, &kunci, &isi).await;
    }
    if f.batal {
        j.ditolak(409, "BATAL-05");
        return false;
    }
    if !utuh {
        j.ditolak(422, "BATAL-06");
        return false;
    }
    if !uang || !kupon {
        assert!(["KAS-01", "KUPON-01"].contains(&j.kode().as_str()), "{}", j.teks());
        return false;
    }
    j.ok();
    for (k, _) in &f.jual {
        m.barang.insert(k.clone(), Letak::Baki);
    }
    for (k, no) in &f.beli {
        m.barang.insert(k.clone(), Letak::Terjual(no.clone()));
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

/// The last purchase of a piece that stands.
fn terakhir(m: &Model, kode: &str) -> Option<usize> {
    m.faktur.iter().rposition(|f| !f.batal && f.beli.iter().any(|(k, _)| k == kode))
}

pub(super) async fn kas(acak: &mut Acak, d: &mut Dunia<'_>, m: &mut Model) -> bool {
    let ke = usize::try_from(acak.antara(0, 2)).unwrap();
    let (jenis, tanda) = if acak.persen(50) { ("MASUK", 1) } else { ("KELUAR", -1) };
    // Now and then more than the drawer has.
    let lebih = tanda < 0 && acak.persen(30);
    let jumlah = acak.antara(1, 60) * 50_000 + if lebih { m.kas[ke] } else { 0 };
    let isi = json!({ "jenis": jenis, "kategori": if tanda > 0 { "LAIN_MASUK" } else { "LAIN_KELUAR" }, "deskripsi": "uji", "jumlah_rp": jumlah });
    let kunci = d.kunci();
    let j = d.kasir[ke].post_dok("uang-kas", &kunci, &isi).await;
    if m.kas[ke] + tanda * jumlah < 0 {
        j.ditolak(422, "KAS-01");
        return false;
    }
    j.ok();
    m.kas[ke] += tanda * jumlah;
    true
}
