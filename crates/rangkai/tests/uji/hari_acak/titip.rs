//! Deposits: taken, and what is left of them given back. Their use is a sale.

use super::model::{Model, Titip, Toko, teks};
use dunia::ditolak;
use niaga::titipan;
use serde_json::json;
use testkit::Acak;

/// A customer leaves money; now and then the payment does not add up.
pub(super) async fn titip(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    let kasir = usize::try_from(acak.antara(0, 2)).unwrap();
    let jumlah = acak.antara(2, 40) * 50_000;
    let (tunai, pas) = (acak.persen(70), !acak.persen(25));
    let dibayar = if pas { jumlah } else { jumlah - 50_000 };
    let cara = if tunai {
        json!({ "jenis": "CASH", "jumlah_rp": dibayar })
    } else {
        json!({ "jenis": "TRANSFER", "jumlah_rp": dibayar, "no_rekening": t.rekening })
    };
    let isi = json!({ "customer": { "nama_customer": "dewi lestari", "no_hp": "081200001111" }, "kode_sales": "S01",
        "jumlah_rp": jumlah, "cara_harga": "FLOAT", "pembayaran": [cara] });
    let j = t.d.minta(&t.kasir[kasir], &isi, titipan::terima).await;
    if !pas {
        ditolak(j, "BAYAR-02");
        return false;
    }
    m.titip.push(Titip { no: teks(&j.unwrap()["no_titip"]), saldo: jumlah, hari: m.hari, tunai });
    if tunai {
        m.kas[kasir] += jumlah;
    } else {
        m.bank += jumlah;
    }
    true
}

/// What is left goes back to the customer in cash; of an earlier day, or where it did not come in cash, with a supervisor's
/// word.
pub(super) async fn kembali(acak: &mut Acak, t: &Toko<'_>, m: &mut Model) -> bool {
    if m.titip.is_empty() {
        return false;
    }
    let ke = usize::try_from(acak.antara(0, i64::try_from(m.titip.len()).unwrap())).unwrap();
    let kasir = usize::try_from(acak.antara(0, 2)).unwrap();
    let ini = m.titip[ke].clone();
    let p = &t.kasir[kasir];
    let kirim = async |izin: &str| {
        let (no, m) = (
            ini.no.clone(),
            json!({ "alasan": "uji", "otorisasi": izin,
            "pembayaran": [{ "jenis": "CASH", "jumlah_rp": ini.saldo }] }),
        );
        t.d.minta(p, &m, move |tx, p, m| titipan::kembali(tx, p, &no, m)).await
    };
    let mut j = kirim("").await;
    if ini.saldo == 0 {
        ditolak(j, "TITIP-15");
        return false;
    }
    if ini.hari < m.hari || !ini.tunai {
        let perlu = ditolak(j, "BATAL-03");
        j = kirim(&t.d.izin(p, "spv-jkt1", &perlu).await.unwrap()).await;
    }
    if m.kas[kasir] < ini.saldo {
        ditolak(j, "KAS-01");
        return false;
    }
    j.unwrap();
    m.kas[kasir] -= ini.saldo;
    m.titip[ke].saldo = 0;
    true
}
