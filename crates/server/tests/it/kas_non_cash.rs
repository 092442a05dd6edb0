//! Validasi non cash and gesek tunai: payments found on the statement once, with what the bank kept; cards swiped for
//! cash only where the module is on, never with a number kept.

use crate::alat::{Alat, Klien, di_kedua_master, toko};
use crate::kas_uang::{kas, laci, rekening};
use ledger::{Arah, Dok, bank};
use serde_json::{Value, json};
use testkit::bangun::{self, baris_bank};
use values::{JenisDok, NoFaktur};

/// A payment by card or transfer that waits; answers its row and its document.
async fn bayar(a: &Alat, no: &str, jenis: &'static str, jumlah: i64) -> (i64, NoFaktur) {
    let no = no.to_owned();
    let faktur = a
        .db()
        .write(toko("JKT1"), move |tx| {
            bangun::dokumen(tx, JenisDok::Penjualan, |d: &mut Dok<'_, '_>| {
                let b = bank::Baris {
                    jenis: jenis.into(),
                    kategori: "PENJUALAN".into(),
                    deskripsi: format!("BAYAR {jenis}"),
                    ..baris_bank(&no, Arah::Masuk, jumlah, true)
                };
                bank::catat(d, std::slice::from_ref(&b))
            })
        })
        .await
        .unwrap();
    (a.angka("SELECT MAX(id) FROM buku_bank WHERE toko = 'JKT1'", &[]).await, faktur)
}

async fn nyalakan(a: &Alat, kunci: &'static str, nilai: &str) {
    let own = a.sesi("own-jkt1").await;
    own.put("para-system", &json!([{ "key": kunci, "value": nilai }])).await.ok();
}

#[test]
fn pembayaran_divalidasi_sekali_dengan_biaya_banknya() {
    di_kedua_master(|a| async move {
        let fin = a.sesi("fin-jkt1").await;
        let no = rekening(&a, "JKT1", "BCA").await;
        let (transfer, _) = bayar(&a, &no, "TRANSFER", 1_000_000).await;
        let (credit, faktur) = bayar(&a, &no, "CREDIT", 2_000_000).await;
        let (debet, _) = bayar(&a, &no, "DEBET", 333_333).await;
        let (batal, asal) = bayar(&a, &no, "CREDIT", 700_000).await;
        a.db()
            .write(toko("JKT1"), move |tx| bangun::lanjutan(tx, &asal, |d| bank::balikkan(d, &asal)))
            .await
            .unwrap();
        let daftar = fin.get(&format!("validasi/get/non-cash?no_rekening={no}")).await.data();
        let ringkas: Vec<_> = daftar
            .as_array()
            .unwrap()
            .iter()
            .map(|b| (b["_id"].as_i64().unwrap(), b["biaya"].as_i64().unwrap()))
            .collect();
        // A cancelled payment and its reverse are nothing to look for; fees are half up to the rupiah.
        assert_eq!(ringkas, [(transfer, 0), (credit, 36_000), (debet, 500)]);
        let j =
            fin.post("reportcash/detail/by-deskripsi", &json!({ "deskripsi": "BAYAR CREDIT" })).await.data();
        assert!(j.as_str().unwrap().starts_with("FJJKT1-"), "{j} {faktur}");
        fin.post("reportcash/detail/by-deskripsi", &json!({ "deskripsi": "x" }))
            .await
            .ditolak(404, "BANK-22");
        let j = fin
            .post_dok("validasi/simpan/non-cash", "kunci-v-0", &json!({ "id_cashes": [] }))
            .await
            .ditolak(422, "BANK-20");
        assert_eq!(j["message"], "Harap pilih salah satu transaksi");
        for (n, id) in [batal, 9_999].into_iter().enumerate() {
            let isi = json!({ "id_cashes": [credit, id] });
            fin.post_dok("validasi/simpan/non-cash", &format!("kunci-x-{n}"), &isi)
                .await
                .ditolak(409, "BANK-21");
        }
        let isi = json!({ "id_cashes": [credit, debet, credit] });
        let j = fin.post_dok("validasi/simpan/non-cash", "kunci-v-1", &isi).await.ok();
        assert_eq!(j["message"], "Data Berhasil Divalidasi");
        assert_eq!(fin.post_dok("validasi/simpan/non-cash", "kunci-v-1", &isi).await.ok(), j);
        assert_eq!((j["data"]["banyak"].as_i64(), j["data"]["biaya"].as_i64()), (Some(2), Some(36_500)));
        fin.post_dok("validasi/simpan/non-cash", "kunci-v-2", &json!({ "id_cashes": [debet] }))
            .await
            .ditolak(409, "BANK-21");
        let saldo = a.baris("SELECT saldo, belum_valid FROM saldo_bank WHERE toko = 'JKT1'", &[]).await;
        assert_eq!(saldo, [format!("{}|1000000", 3_333_333 - 36_500)]);
        let own = a.sesi("own-jkt1").await;
        let biaya = own.get("cash-pusat/daily-biaya").await.data();
        assert_eq!(
            (biaya["total"].as_i64(), biaya["rincian"][0]["nama"].as_str()),
            (Some(36_500), Some("BIAYA MDR"))
        );
        let sisa = own.get("cash-pusat/outstand-noncash").await.data();
        assert_eq!(sisa["total"], 1_000_000);
        a.sesi("kasir1-jkt1").await.get("validasi/get/non-cash").await.ditolak(403, "AKSES-01");
        assert_eq!(a.sesi("fin-bdg1").await.get("validasi/get/non-cash").await.data(), json!([]));
        a.sesi("fin-bdg1")
            .await
            .post_dok("validasi/simpan/non-cash", "kunci-v-3", &json!({ "id_cashes": [transfer] }))
            .await
            .ditolak(409, "BANK-21");
    });
}

#[test]
fn rekening_yang_disebut_setting_meminta_usernya() {
    di_kedua_master(|a| async move {
        let fin = a.sesi("fin-jkt1").await;
        let no = rekening(&a, "JKT1", "BCA").await;
        bayar(&a, &no, "TRANSFER", 1_000_000).await;
        nyalakan(&a, "VALIDASI_NON_CASH_INPUT_BY_MODULE", &format!("x, {no}")).await;
        let j = fin.get(&format!("validasi/get/non-cash?no_rekening={no}")).await.ditolak(422, "BANK-20");
        assert_eq!(j["fields"]["usere_name"], "Harap pilih user id");
        let satu = |u: &str| format!("validasi/get/non-cash?no_rekening={no}&usere_name={u}");
        assert_eq!(fin.get(&satu("budi")).await.data().as_array().unwrap().len(), 1);
        assert_eq!(fin.get(&satu("kasir1-jkt1")).await.data(), json!([]));
        nyalakan(&a, "VALIDASI_NON_CASH_MODULE", "off").await;
        fin.get("validasi/get/non-cash").await.ditolak(403, "MODUL-01");
    });
}

fn gesek(no: &str, jumlah: i64, cash: i64, kartu: &Value) -> Value {
    json!({ "kode_bank": "BCA", "no_rekening": no, "gesek": jumlah, "fee": 2.5, "cash": cash, "credit_card": [kartu] })
}

fn kartu() -> Value {
    json!({ "no_credit_card": "4111111111111111", "valid_until": "28/09", "nama_customer": "ibu ani",
        "no_ktp": "3171234567890001", "no_hp": "0812", "alamat_customer": "jl. melati" })
}

async fn siap(a: &Alat) -> (Klien, String) {
    nyalakan(a, "GESEK_TUNAI_MODULE", "on").await;
    let k = a.sesi("own-jkt1").await;
    kas(&k, "kunci-modal", "MASUK", "LAIN_MASUK", 5_000_000).await.ok();
    let no = rekening(a, "JKT1", "BCA").await;
    (k, no)
}

#[test]
fn gesek_tunai_mati_kecuali_dinyalakan() {
    di_kedua_master(|a| async move {
        let own = a.sesi("own-jkt1").await;
        own.post_dok("non-cash/gesek", "kunci-g-0", &gesek("1", 1, 1, &kartu()))
            .await
            .ditolak(403, "MODUL-01");
        own.get("credit-card-customer?no_credit_card=4111111111111111").await.ditolak(403, "MODUL-01");
        own.get("non-cash/gesek-histories?tgl_from=2026-11-15&tgl_to=2026-11-15")
            .await
            .ditolak(403, "MODUL-01");
    });
}

#[test]
fn gesek_dihitung_server_dan_nomor_kartu_tidak_disimpan() {
    di_kedua_master(|a| async move {
        let (k, no) = siap(&a).await;
        let lihat = "credit-card-customer?no_credit_card=4111111111111111";
        k.get(lihat).await.ditolak(404, "UANG-21");
        // A cash that the client made up.
        k.post_dok("non-cash/gesek", "kunci-g-1", &gesek(&no, 1_000_000, 980_000, &kartu()))
            .await
            .ditolak(422, "UANG-22");
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
            let r = gesek(&no, 1_000_000, 975_000, &x);
            let j = k
                .post_dok("non-cash/gesek", &format!("kunci-{kolom}-{}", isi.len()), &r)
                .await
                .ditolak(422, "UANG-20");
            assert!(j["fields"][kolom].is_string(), "{kolom}: {j}");
        }
        let isi = gesek(&no, 1_000_000, 975_000, &kartu());
        let j = k.post_dok("non-cash/gesek", "kunci-g-2", &isi).await.ok();
        assert_eq!(k.post_dok("non-cash/gesek", "kunci-g-2", &isi).await.ok(), j);
        assert_eq!((j["data"]["fee_rp"].as_i64(), j["data"]["cash"].as_i64()), (Some(25_000), Some(975_000)));
        assert_eq!(laci(&k).await, 4_025_000);
        // More cash than the drawer holds.
        let besar = gesek(&no, 9_000_000, 8_775_000, &kartu());
        k.post_dok("non-cash/gesek", "kunci-g-3", &besar).await.ditolak(422, "KAS-01");
        let pemilik = k.get(lihat).await.data();
        assert_eq!(
            (pemilik["no_ktp"].as_str(), pemilik["empat"].as_str()),
            (Some("************0001"), Some("1111"))
        );
        // The masked number goes back as it came.
        let mut lagi = kartu();
        lagi["no_ktp"] = pemilik["no_ktp"].clone();
        let j2 = k.post_dok("non-cash/gesek", "kunci-g-4", &gesek(&no, 200_000, 195_000, &lagi)).await.ok();
        let sejarah = k.get("non-cash/gesek-histories?tgl_from=2026-11-15&tgl_to=2026-11-15").await.data();
        assert_eq!(sejarah[0]["keterangan"], "KARTU 1111 IBU ANI");
        assert_eq!(sejarah[1]["jumlah_in"], 200_000);
        // Nowhere in the database does the number of the card or of the identity card stand.
        for tabel in ["kartu_kredit", "gesek", "buku_kas", "buku_bank", "audit", "idempotensi"] {
            let kolom: Vec<String> =
                a.db().read(move |c| c.kolom(&format!("SELECT * FROM {tabel}"))).await.unwrap();
            for kol in kolom {
                let sql = format!(
                    "SELECT COUNT(*) FROM {tabel} WHERE CAST({kol} AS TEXT) LIKE '%4111111111111111%' \
                     OR CAST({kol} AS TEXT) LIKE '%3171234567890001%'"
                );
                assert_eq!(a.angka(&sql, &[]).await, 0, "{tabel}.{kol}");
            }
        }
        let dilihat = a.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'LIHAT KARTU'", &[]).await;
        assert_eq!(dilihat, 1);
        // Taken back: cash into the drawer, the payment gone from the account.
        let isi = json!({ "no_dok": j2["data"]["no_gesek"], "alasan": "salah jumlah" });
        k.post_dok("uang/batal", "kunci-b-1", &isi).await.ok();
        assert_eq!(laci(&k).await, 4_025_000);
        let saldo = a.baris("SELECT saldo, belum_valid FROM saldo_bank WHERE toko = 'JKT1'", &[]).await;
        assert_eq!(saldo, ["1000000|1000000"]);
    });
}
