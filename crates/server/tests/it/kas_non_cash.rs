//! Validasi non cash and gesek tunai at the edge: keys, rights, modules, the history; a key of a swiped card keeps no number
//! either. What is validated and paid out is tested in `kas`.

use crate::alat::{Alat, di_kedua_master, toko};
use crate::kas_uang::{kas, laci, rekening};
use ledger::{Arah, Dok, bank};
use serde_json::{Value, json};
use testkit::bangun::{self, baris_bank};
use values::JenisDok;

/// A payment by card or transfer that waits; answers its row.
async fn bayar(a: &Alat, no: &str, jenis: &'static str, jumlah: i64) -> i64 {
    let no = no.to_owned();
    a.db()
        .write(toko("JKT1"), move |tx| {
            bangun::dokumen(tx, JenisDok::Penjualan, |d: &mut Dok<'_, '_>| {
                let b = bank::BarisBank {
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
    a.angka("SELECT MAX(id) FROM buku_bank WHERE toko = 'JKT1'", &[]).await
}

async fn nyalakan(a: &Alat, kunci: &'static str, nilai: &str) {
    let own = a.sesi("own-jkt1").await;
    own.put("para-system", &json!([{ "key": kunci, "value": nilai }])).await.ok();
}

#[test]
fn pembayaran_divalidasi_sekali() {
    di_kedua_master(|a| async move {
        let fin = a.sesi("fin-jkt1").await;
        let no = rekening(&a, "JKT1", "BCA").await;
        let credit = bayar(&a, &no, "CREDIT", 2_000_000).await;
        let daftar = fin.get(&format!("validasi/get/non-cash?no_rekening={no}")).await.data();
        assert_eq!((&daftar[0]["_id"], &daftar[0]["biaya"]), (&json!(credit), &json!(36_000)));
        let cari =
            async |apa: &str| fin.post("reportcash/detail/by-deskripsi", &json!({ "deskripsi": apa })).await;
        assert!(cari("BAYAR CREDIT").await.data().as_str().unwrap().starts_with("FJJKT1-"));
        cari("x").await.ditolak(404, "BANK-22");
        let simpan = async |kunci: &str, id: &[i64]| {
            fin.post_dok("validasi/simpan/non-cash", kunci, &json!({ "id_cashes": id })).await
        };
        let j = simpan("kunci-v-0", &[]).await.ditolak(422, "BANK-20");
        assert_eq!(j["message"], "Harap pilih salah satu transaksi");
        let j = simpan("kunci-v-1", &[credit]).await.ok();
        assert_eq!(j["message"], "Data Berhasil Divalidasi");
        assert_eq!(simpan("kunci-v-1", &[credit]).await.ok(), j);
        simpan("kunci-v-2", &[credit]).await.ditolak(409, "BANK-21");
        let own = a.sesi("own-jkt1").await;
        assert_eq!(own.get("cash-pusat/daily-biaya").await.data()["total"], 36_000);
        assert_eq!(own.get("cash-pusat/outstand-noncash").await.data()["total"], 0);
        a.sesi("kasir1-jkt1").await.get("validasi/get/non-cash").await.ditolak(403, "AKSES-01");
        nyalakan(&a, "VALIDASI_NON_CASH_INPUT_BY_MODULE", &no).await;
        let j = fin.get(&format!("validasi/get/non-cash?no_rekening={no}")).await.ditolak(422, "BANK-20");
        assert_eq!(j["fields"]["usere_name"], "Harap pilih user id");
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
fn gesek_disimpan_sekali_dan_kuncinya_tidak_menyimpan_nomor() {
    di_kedua_master(|a| async move {
        nyalakan(&a, "GESEK_TUNAI_MODULE", "on").await;
        let k = a.sesi("own-jkt1").await;
        kas(&k, "kunci-modal", "MASUK", "LAIN_MASUK", 5_000_000).await.ok();
        let no = rekening(&a, "JKT1", "BCA").await;
        let lihat = "credit-card-customer?no_credit_card=4111111111111111";
        k.get(lihat).await.ditolak(404, "UANG-21");
        let isi = gesek(&no, 1_000_000, 975_000, &kartu());
        let j = k.post_dok("non-cash/gesek", "kunci-g-2", &isi).await.ok();
        assert_eq!(k.post_dok("non-cash/gesek", "kunci-g-2", &isi).await.ok(), j);
        assert_eq!(laci(&a, &k).await, 4_025_000);
        let salah = gesek(&no, 1_000_000, 980_000, &kartu());
        k.post_dok("non-cash/gesek", "kunci-g-3", &salah).await.ditolak(422, "UANG-22");
        assert_eq!(k.get(lihat).await.data()["no_ktp"], "************0001");
        let sejarah = k.get("non-cash/gesek-histories?tgl_from=2026-11-15&tgl_to=2026-11-15").await.data();
        assert_eq!(
            (&sejarah[0]["keterangan"], &sejarah[0]["jumlah_in"]),
            (&json!("KARTU 1111 IBU ANI"), &json!(1_000_000))
        );
        // The answer that a key keeps has neither number.
        for kolom in a.db().read(|c| c.kolom("SELECT * FROM idempotensi")).await.unwrap() {
            let sql = format!(
                "SELECT COUNT(*) FROM idempotensi WHERE CAST({kolom} AS TEXT) LIKE '%4111111111111111%' \
                 OR CAST({kolom} AS TEXT) LIKE '%3171234567890001%'"
            );
            assert_eq!(a.angka(&sql, &[]).await, 0, "{kolom}");
        }
        assert!(a.angka("SELECT COUNT(*) FROM idempotensi", &[]).await > 0);
        let batal = json!({ "no_dok": j["data"]["no_gesek"], "alasan": "salah jumlah" });
        k.post_izin("uang/batal", "kunci-b-1", &batal, "spv-jkt1").await.ok();
        assert_eq!(laci(&a, &k).await, 5_000_000);
    });
}
