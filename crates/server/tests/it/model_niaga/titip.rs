//! Deposits: taken, and what is left of them given back. Their use is a sale.

use super::model::{Dunia, Model, Titip, teks};
use crate::alat::SANDI;
use serde_json::{Value, json};
use testkit::Acak;

/// A customer leaves money; now and then the payment does not add up.
pub(super) async fn titip(acak: &mut Acak, d: &mut Dunia<'_>, m: &mut Model) -> bool {
    let kasir = usize::try_from(acak.antara(0, 2)).unwrap();
    let jumlah = acak.antara(2, 40) * 50_000;
    let (tunai, pas) = (acak.persen(70), !acak.persen(25));
    let dibayar = if pas { jumlah } else { jumlah - 50_000 };
    let cara = if tunai {
        json!({ "jenis": "CASH", "jumlah_rp": dibayar })
    } else {
        json!({ "jenis": "TRANSFER", "jumlah_rp": dibayar, "no_rekening": d.rekening })
    };
    let isi = json!({ "customer": { "nama_customer": "dewi lestari", "no_hp": "081200001111" }, "kode_sales": "S01",
        "jumlah_rp": jumlah, "cara_harga": "FLOAT", "pembayaran": [cara] });
    let kunci = d.kunci();
    let j = d.kasir[kasir].post_dok("titipan", &kunci, &isi).await;
    if !pas {
        j.ditolak(422, "BAYAR-02");
        return false;
    }
    let j = j.ok();
    if acak.persen(20) {
        assert_eq!(d.kasir[kasir].post_dok("titipan", &kunci, &isi).await.ok(), j, "kiriman kedua");
    }
    m.titip.push(Titip { no: teks(&j["data"]["no_titip"]), saldo: jumlah, hari: m.hari });
    if tunai {
        m.kas[kasir] += jumlah;
    } else {
        m.bank += jumlah;
    }
    true
}

/// What is left goes back to the customer; of an earlier day, with a supervisor's word.
pub(super) async fn kembali(acak: &mut Acak, d: &mut Dunia<'_>, m: &mut Model) -> bool {
    if m.titip.is_empty() {
        return false;
    }
    let ke = usize::try_from(acak.antara(0, i64::try_from(m.titip.len()).unwrap())).unwrap();
    let kasir = usize::try_from(acak.antara(0, 2)).unwrap();
    let t = m.titip[ke].clone();
    let rute = format!("titipan/{}/kembali", t.no);
    let mut isi = json!({ "alasan": "uji", "pembayaran": [{ "jenis": "CASH", "jumlah_rp": t.saldo }] });
    let kunci = d.kunci();
    let mut j = d.kasir[kasir].post_dok(&rute, &kunci, &isi).await;
    if t.saldo == 0 {
        j.ditolak(409, "TITIP-15");
        return false;
    }
    if t.hari < m.hari {
        j.ditolak(422, "TITIP-16");
        isi["otorisasi"] = izin(d, kasir, &t).await;
        let kunci = d.kunci();
        j = d.kasir[kasir].post_dok(&rute, &kunci, &isi).await;
    }
    if m.kas[kasir] < t.saldo {
        j.ditolak(422, "KAS-01");
        return false;
    }
    j.ok();
    m.kas[kasir] -= t.saldo;
    m.titip[ke].saldo = 0;
    true
}

async fn izin(d: &Dunia<'_>, kasir: usize, t: &Titip) -> Value {
    let m = json!({ "user_id": "spv-jkt1", "password": SANDI, "kategori": "BATAL TITIPAN", "description": "BATAL TITIPAN",
        "keterangan": "-", "nominal": t.saldo, "dokumen": t.no });
    d.kasir[kasir].post("authorization", &m).await.ok()["data"]["id"].clone()
}
