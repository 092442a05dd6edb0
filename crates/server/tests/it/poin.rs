//! Points and gifts at the edge: approvals over the calls, the paper of an exchange, the job that lets points lapse, who may ask.
//! Their rules are tested in `niaga` and `ledger`.

use crate::alat::{Alat, Klien, di_kedua_master};
use crate::niaga::{jual, setel, siap, simpan};
use db::args;
use serde_json::{Value, json};
use std::sync::Mutex;
use values::UserId;

async fn anggota(own: &Klien) -> Value {
    let isi = json!({ "nama_customer": "SITI", "no_hp": "", "cara_kode": "URUT" });
    own.post_dok("member/data", "poin-member", &isi).await.data()["member"].clone()
}

async fn beri(k: &Klien, kunci: &str, m: &Value, n: i64) -> Value {
    let isi = json!({ "kode": m["kode_member"], "jenis": "TAMBAH", "poin": n, "keterangan": "ULANG TAHUN" });
    k.post_izin("transaksi-poin", kunci, &isi, "spv-jkt1").await.data()
}

#[test]
fn poin_dari_nota_sampai_hadiah_dan_buktinya() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[8.0]).await;
        let (own, spv) = (a.masuk("own-jkt1").await, a.masuk("spv-jkt1").await);
        let m = anggota(&own).await;
        let kode_member = m["kode_member"].as_str().unwrap().to_owned();
        let mut isi = jual(&kode[..1]);
        isi["customer"] = json!({ "kode_member": kode_member });
        let t = simpan(&k, "poin-jual-1", isi).await.data();
        let dapat = t["poin"]["dapat"].as_i64().unwrap();
        assert!(dapat > 0, "{t}");
        let s = k.get(&format!("poin/saldo/{kode_member}")).await.data();
        assert_eq!(
            (&s["point"], &s["bisa_dipakai"], &s["minus"]),
            (&json!(dapat), &json!(dapat), &json!(false))
        );
        beri(&own, "poin-beri-1", &m, 500).await;
        let kartu = own.get(&format!("poin/kartu/{kode_member}?limit=1")).await.json();
        assert_eq!((&kartu["count"], &kartu["data"][0]["saldo"]), (&json!(2), &json!(dapat + 500)));
        // A gift: received, exchanged, its paper, given back.
        let masuk =
            json!({ "supplier": "CV", "detail": [{ "kode_hadiah": "MUG", "qty": 2, "harga": 10000 }] });
        spv.post_dok("terima-hadiah", "poin-masuk-1", &masuk).await.ok();
        let hadiah = own.get("hadiah/get/all").await.json();
        let mug =
            hadiah["data"].as_array().unwrap().iter().find(|h| h["kode_hadiah"] == "MUG").unwrap().clone();
        assert_eq!(mug["stock"], json!(2));
        let tukar = json!({ "kode": kode_member, "kode_hadiah": "MUG", "qty": 1 });
        let h = own.post_dok("tukar-point", "poin-tukar-1", &tukar).await.data();
        assert_eq!(own.post_dok("tukar-point", "poin-tukar-1", &tukar).await.data(), h);
        assert_eq!((&h["stock"], &h["saldo"]), (&json!(1), &json!(dapat + 500 - 75)));
        let no = h["no_dok"].as_str().unwrap();
        let pdf = own.get(&format!("tukar-point/nota/{no}")).await;
        assert!(pdf.status == 200 && pdf.badan.starts_with(b"%PDF"), "{}", pdf.teks());
        let cetak = own.post("tukar-point/cetak", &json!({ "no_dok": no, "printer": "" })).await.data();
        assert_eq!(cetak["urut"], json!(1));
        a.masuk("own-bdg1").await.get(&format!("tukar-point/nota/{no}")).await.ditolak(404, "POIN-06");
        let batal = json!({ "no_dok": no, "alasan": "CACAT" });
        assert_eq!(spv.post_dok("tukar-point/batal", "poin-batal-1", &batal).await.data()["stock"], json!(2));
        // The stock of the master is not typed.
        let id = mug["id"].as_str().unwrap_or_default().to_owned();
        if !id.is_empty() {
            let ubah = json!({ "kode_hadiah": "MUG", "nama_hadiah": "MUG KARAT", "point": 75, "stock": 99, "versi": mug["versi"] });
            own.put(&format!("hadiah/{id}"), &ubah).await;
            assert_eq!(
                a.angka("SELECT stock FROM hadiah WHERE toko = 'JKT1' AND kode_hadiah = 'MUG'", &[]).await,
                2
            );
        }
    });
}

/// A day on which points lapse, for the chain: yesterday's earnings are before it.
async fn jatuh_tempo(a: &Alat) {
    let besok = a.db().jam().hari_ini().tambah_hari(1).unwrap();
    a.tulis(crate::alat::toko("PST"), move |tx| {
        tx.exec(
            "INSERT INTO reset_poin (toko, id, dihapus, versi, diubah, oleh, cari, tgl_reset, siklus, keterangan, aktif) \
             VALUES ('PST', 'uji', 0, 1, 'x', 'x', '', $1, 'SEKALI', '', 1)",
            args![besok],
        )?;
        Ok(())
    })
    .await;
}

#[test]
fn reset_poin_berjalan_sampai_selesai_dan_hanya_sekali() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let m = anggota(&own).await;
        beri(&own, "poin-beri-1", &m, 40).await;
        own.post("poin/reset", &json!({})).await.ditolak(422, "POIN-08");
        setel_pusat(&a).await;
        jatuh_tempo(&a).await;
        a.uji.jam.maju(std::time::Duration::from_secs(86_400));
        let langkah = Mutex::new(Vec::new());
        let oleh = UserId::parse("sistem").unwrap();
        let k =
            server::reset_poin::sekali(a.db(), &oleh, &|n, total| langkah.lock().unwrap().push((n, total)))
                .await;
        let k = k.unwrap().unwrap();
        assert_eq!((k.member, k.poin, k.selesai), (1, 40, true));
        assert_eq!(*langkah.lock().unwrap(), [(1, 1)]);
        assert!(server::reset_poin::sekali(a.db(), &oleh, &|_, _| {}).await.unwrap().is_none());
        assert_eq!(a.angka("SELECT CAST(SUM(saldo) AS BIGINT) FROM saldo_poin", &[]).await, 0);
    });
}

/// The module of head office, as its owner turns it on.
async fn setel_pusat(a: &Alat) {
    let own = a.masuk("own").await;
    own.put("para-system", &json!([{ "key": "MEMBER_RESET_POIN_MODULE", "value": "on" }])).await.ok();
}

#[test]
fn modul_member_menutup_poin_dan_hadiah() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        setel(&a, "MEMBER_MODULE", "off").await;
        for jalur in ["transaksi-poin", "tukar-point", "terima-hadiah"] {
            own.get(jalur).await.ditolak(403, "MODUL-01");
        }
        a.tamu().get("transaksi-poin").await.ditolak(401, "SESI-01");
    });
}
