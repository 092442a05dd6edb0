//! Gesek tunai: cash for a swiped card, reckoned here and never with a number kept.

use crate::alat::{MASUK, batal_izin, kas, rekening, teks};
use dunia::{Dunia, di_kedua, ditolak};
use kas::gesek;
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

const NOMOR: &str = "4111111111111111";

fn kartu() -> Value {
    json!({ "no_credit_card": NOMOR, "valid_until": "28/09", "nama_customer": "ibu ani",
        "no_ktp": "3171234567890001", "no_hp": "0812", "alamat_customer": "jl. melati" })
}

/// So much swiped, so much cash.
async fn gesek(d: &Dunia, p: &Pelaku, no: &str, (jumlah, cash): (i64, i64), kartu: &Value) -> Hasil<Value> {
    let isi = json!({ "kode_bank": "BCA", "no_rekening": no, "gesek": jumlah, "fee": 2.5, "cash": cash,
        "credit_card": [kartu] });
    d.minta(p, &isi, gesek::simpan).await
}

async fn pemilik(d: &Dunia, p: &Pelaku) -> Hasil<Value> {
    d.minta(p, &json!(NOMOR), |tx, p, no: &String| gesek::pemilik(tx, p, no)).await
}

/// Nowhere in the database does the number of the card or of the identity card stand.
async fn tidak_disimpan(d: &Dunia) {
    for tabel in ["kartu_kredit", "gesek", "buku_kas", "buku_bank", "audit"] {
        let kolom: Vec<String> =
            d.db().read(move |c| c.kolom(&format!("SELECT * FROM {tabel}"))).await.unwrap();
        for kol in kolom {
            let sql = format!(
                "SELECT COUNT(*) FROM {tabel} WHERE CAST({kol} AS TEXT) LIKE '%{NOMOR}%' \
                 OR CAST({kol} AS TEXT) LIKE '%3171234567890001%'"
            );
            assert_eq!(d.angka(&sql, &[]).await, 0, "{tabel}.{kol}");
        }
    }
}

#[test]
fn gesek_dihitung_di_sini_dan_nomor_kartu_tidak_disimpan() {
    di_kedua(|d| async move {
        d.setel("JKT1", "GESEK_TUNAI_MODULE", "on").await;
        let own = d.pemilik("JKT1").await;
        kas(&d, &own, MASUK, 5_000_000).await.unwrap();
        let no = rekening(&d, "JKT1", "BCA").await;
        ditolak(pemilik(&d, &own).await, "UANG-21");
        // A cash that the client made up.
        ditolak(gesek(&d, &own, &no, (1_000_000, 980_000), &kartu()).await, "UANG-22");
        for (kolom, isi) in [
            ("no_credit_card", "41111"),
            ("valid_until", "2028-09"),
            ("valid_until", "20/01"),
            ("nama_customer", " "),
            ("no_ktp", "123"),
            ("no_ktp", "************0001"),
            ("no_hp", "08-12"),
        ] {
            let mut x = kartu();
            x[kolom] = json!(isi);
            let t = ditolak(gesek(&d, &own, &no, (1_000_000, 975_000), &x).await, "UANG-20");
            assert!(t.kolom.contains_key(kolom), "{kolom}: {t:?}");
        }
        let j = gesek(&d, &own, &no, (1_000_000, 975_000), &kartu()).await.unwrap();
        assert_eq!((&j["fee_rp"], &j["cash"]), (&json!(25_000), &json!(975_000)));
        assert_eq!(d.laci("own-jkt1").await, 4_025_000);
        // More cash than the drawer holds.
        ditolak(gesek(&d, &own, &no, (9_000_000, 8_775_000), &kartu()).await, "KAS-01");
        let siapa = pemilik(&d, &own).await.unwrap();
        assert_eq!((&siapa["no_ktp"], &siapa["empat"]), (&json!("************0001"), &json!("1111")));
        // The masked number goes back as it came.
        let mut lagi = kartu();
        lagi["no_ktp"] = siapa["no_ktp"].clone();
        let kedua = gesek(&d, &own, &no, (200_000, 195_000), &lagi).await.unwrap();
        tidak_disimpan(&d).await;
        assert_eq!(d.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'LIHAT KARTU'", &[]).await, 1);
        // Taken back: cash into the drawer, the payment gone from the account.
        batal_izin(&d, &own, "spv-jkt1", &teks(&kedua["no_gesek"])).await.unwrap();
        assert_eq!(d.laci("own-jkt1").await, 4_025_000);
        let saldo = d.baris("SELECT saldo, belum_valid FROM saldo_bank WHERE toko = 'JKT1'", &[]).await;
        assert_eq!(saldo, ["1000000|1000000"]);
    });
}
