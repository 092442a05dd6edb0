//! Validasi non cash: payments found on the statement once, with what the bank kept.

use crate::alat::{MASUK, bank as uang_bank, biaya, kas, rekening, teks};
use db::args;
use dunia::{Dunia, di_kedua, ditolak, kode, toko};
use kas::non_cash::{self, Cari, TanyaNonCash};
use ledger::{Arah, Dok, bank};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use testkit::bangun::{self, baris_bank};
use values::{JenisDok, NoFaktur};

/// A payment by card or transfer that waits; answers its row and its document.
async fn bayar(d: &Dunia, no: &str, jenis: &'static str, jumlah: i64) -> (i64, NoFaktur) {
    let no = no.to_owned();
    let faktur = d.db().write(toko("JKT1"), move |tx| {
        bangun::dokumen(tx, JenisDok::Penjualan, |d: &mut Dok<'_, '_>| {
            let b = bank::BarisBank {
                jenis: jenis.into(),
                kategori: "PENJUALAN".into(),
                deskripsi: format!("BAYAR {jenis}"),
                ..baris_bank(&no, Arah::Masuk, jumlah, true)
            };
            bank::catat(d, std::slice::from_ref(&b))
        })
    });
    let faktur = faktur.await.unwrap();
    (d.angka("SELECT MAX(id) FROM buku_bank WHERE toko = 'JKT1'", &[]).await, faktur)
}

async fn menunggu(d: &Dunia, p: &Pelaku, saring: &Value) -> Hasil<Value> {
    let (t, q) = (p.toko.clone(), dunia::isi::<TanyaNonCash>(saring));
    d.lihat(move |c| non_cash::menunggu(c, &t, &q)).await
}

async fn simpan(d: &Dunia, p: &Pelaku, id: &[i64]) -> Hasil<Value> {
    d.minta(p, &json!({ "id_cashes": id }), non_cash::simpan).await
}

#[test]
fn pembayaran_divalidasi_sekali_dengan_biaya_banknya() {
    di_kedua(|d| async move {
        let (fin, bdg) = (d.orang("fin-jkt1").await, d.orang("fin-bdg1").await);
        let no = rekening(&d, "JKT1", "BCA").await;
        let (transfer, _) = bayar(&d, &no, "TRANSFER", 1_000_000).await;
        let (credit, faktur) = bayar(&d, &no, "CREDIT", 2_000_000).await;
        let (debet, _) = bayar(&d, &no, "DEBET", 333_333).await;
        let (batal, asal) = bayar(&d, &no, "CREDIT", 700_000).await;
        let balik =
            d.db().write(toko("JKT1"), move |tx| bangun::lanjutan(tx, &asal, |d| bank::balikkan(d, &asal)));
        balik.await.unwrap();
        let daftar = menunggu(&d, &fin, &json!({ "no_rekening": no })).await.unwrap();
        let ringkas: Vec<_> = daftar
            .as_array()
            .unwrap()
            .iter()
            .map(|b| (b["_id"].as_i64().unwrap(), b["biaya"].as_i64().unwrap()))
            .collect();
        // A cancelled payment and its reverse are nothing to look for; fees are half up to the rupiah.
        assert_eq!(ringkas, [(transfer, 0), (credit, 36_000), (debet, 500)]);
        let cari = async |deskripsi: &str| {
            let m = dunia::isi::<Cari>(&json!({ "deskripsi": deskripsi }));
            d.lihat(move |c| non_cash::faktur(c, &toko("JKT1"), &m)).await
        };
        let j = teks(&cari("BAYAR CREDIT").await.unwrap());
        assert!(j.starts_with("FJJKT1-"), "{j} {faktur}");
        ditolak(cari("x").await, "BANK-22");
        let t = ditolak(simpan(&d, &fin, &[]).await, "BANK-20");
        assert_eq!(t.pesan, "Harap pilih salah satu transaksi");
        for id in [batal, 9_999] {
            ditolak(simpan(&d, &fin, &[credit, id]).await, "BANK-21");
        }
        let j = simpan(&d, &fin, &[credit, debet, credit]).await.unwrap();
        assert_eq!((&j["banyak"], &j["biaya"]), (&json!(2), &json!(36_500)));
        ditolak(simpan(&d, &fin, &[debet]).await, "BANK-21");
        let saldo = d.baris("SELECT saldo, belum_valid FROM saldo_bank WHERE toko = 'JKT1'", &[]).await;
        assert_eq!(saldo, [format!("{}|1000000", 3_333_333 - 36_500)]);
        let own = d.pemilik("JKT1").await;
        let biaya = biaya(&d, &own).await;
        assert_eq!((&biaya["total"], &biaya["rincian"][0]["nama"]), (&json!(36_500), &json!("BIAYA MDR")));
        let sisa = d.lihat(|c| {
            let tgl = platform::toko::cari(c, &toko("JKT1"))?.tgl_system;
            kas::dasbor::menunggu(c, &toko("JKT1"), tgl)
        });
        assert_eq!(sisa.await.unwrap()["total"], 1_000_000);
        // Another store sees none of it.
        assert_eq!(menunggu(&d, &bdg, &json!({})).await.unwrap(), json!([]));
        ditolak(simpan(&d, &bdg, &[transfer]).await, "BANK-21");
    });
}

#[test]
fn yang_dicatat_sendiri_divalidasi_orang_lain() {
    di_kedua(|d| async move {
        let (fin, spv) = (d.orang("fin-jkt1").await, d.orang("spv-jkt1").await);
        let no = rekening(&d, "JKT1", "BCA").await;
        kas(&d, &fin, MASUK, 1_000_000).await.unwrap();
        uang_bank(&d, &fin, ("SETOR", &no, ""), 600_000).await.unwrap();
        let id = d.angka("SELECT MAX(id) FROM buku_bank WHERE toko = 'JKT1'", &[]).await;
        let t = ditolak(simpan(&d, &fin, &[id]).await, "BANK-20");
        assert!(t.pesan.contains("Anda catat sendiri"), "{t}");
        assert_eq!(d.angka("SELECT COUNT(*) FROM bank_menunggu WHERE toko = 'JKT1'", &[]).await, 1);
        simpan(&d, &spv, &[id]).await.unwrap();
    });
}

#[test]
fn rekening_yang_disebut_setting_meminta_usernya() {
    di_kedua(|d| async move {
        let fin = d.orang("fin-jkt1").await;
        let no = rekening(&d, "JKT1", "BCA").await;
        bayar(&d, &no, "TRANSFER", 1_000_000).await;
        d.setel("JKT1", "VALIDASI_NON_CASH_INPUT_BY_MODULE", &format!("x, {no}")).await;
        let t = ditolak(menunggu(&d, &fin, &json!({ "no_rekening": no })).await, "BANK-20");
        assert_eq!(t.kolom["usere_name"], "Harap pilih user id");
        for (user, banyak) in [("budi", 1), ("kasir1-jkt1", 0)] {
            let ada = menunggu(&d, &fin, &json!({ "no_rekening": no, "usere_name": user })).await.unwrap();
            assert_eq!(ada.as_array().unwrap().len(), banyak, "{user}");
        }
        assert_eq!(kode(simpan(&d, &fin, &[]).await), "BANK-20");
        let belum = "SELECT COUNT(*) FROM buku_bank WHERE no_rekening = $1";
        assert_eq!(d.angka(belum, args![&no]).await, 1);
    });
}
