//! Pieces between stores at the edge: keys, rights, statuses, the waybill, both dashboards. What may be sent, received and
//! settled is tested in `barang`.

use crate::alat::{Klien, di_kedua_master};
use crate::gerak_barang::barang;
use serde_json::{Value, json};

fn detail(kode: &[String]) -> Value {
    kode.iter().map(|k| json!({ "kode_barcode": k })).collect()
}

/// The same submit twice: the same answer, nothing new.
async fn dua_kali(k: &Klien, jalur: &str, kunci: &str, isi: &Value) -> Value {
    let j = k.post_dok(jalur, kunci, isi).await.ok();
    assert_eq!(k.post_dok(jalur, kunci, isi).await.ok(), j, "{jalur}");
    j["data"].clone()
}

#[test]
fn kiriman_terlihat_di_kedua_toko_dan_setiap_langkah_sekali() {
    di_kedua_master(|a| async move {
        let (jkt, bdg) = (a.masuk("own-jkt1").await, a.masuk("own-bdg1").await);
        let kasir = a.masuk("kasir1-jkt1").await;
        let kode = barang(&jkt, "A04", "TOKO", &[2.345, 3.5, 4.5]).await;
        let isi = json!({ "tujuan": "BDG1", "kurir": "pak joko", "detail_barang": detail(&kode) });
        kasir.post_dok("kirim-barang", "kunci-k-0", &isi).await.ditolak(403, "AKSES-01");
        let nomor = jkt.get("kirimbarang/get/nokirim").await.data();
        assert_eq!(jkt.get("kirim-barang/tujuan").await.data().as_array().unwrap().len(), 3);
        let no = dua_kali(&jkt, "kirim-barang", "kunci-k-1", &isi).await["no_kirim"].clone();
        assert_eq!(no, nomor);
        let t = jkt.post_dok("kirim-barang", "kunci-k-2", &isi).await.ditolak(422, "KIRIM-01");
        assert!(t["fields"]["detail_barang[0].kode_barcode"].is_string(), "{t}");
        for (k, arah) in [(&jkt, "keluar"), (&bdg, "masuk")] {
            let t = k.get("dashboard/transit").await.data();
            assert_eq!((&t[arah]["qty"], &t[arah]["no_kirim_tertua"]), (&json!(3), &no), "{t}");
        }
        assert_eq!(bdg.get("kirim-barang/unreceive/list-no-kirim").await.data(), json!([no]));
        assert_eq!(jkt.get("kirim-barang/unreceive/list-no-kirim").await.data(), json!([]));
        assert_eq!(jkt.get("kirim-barang?arah=KELUAR").await.ok()["count"], 1);
        a.tulis(db::Kunci::rantai(), |tx| {
            tx.exec("UPDATE toko SET tgl_system = '2026-11-16' WHERE kode_toko IN ('JKT1', 'BDG1')", &[])
        })
        .await;
        for k in [&jkt, &bdg] {
            let kabar = k.get("dashboard/pengumuman").await.data().to_string();
            assert!(kabar.contains("belum diterima sejak 2026-11-15"), "{kabar}");
        }

        let satu = json!([{ "kode_barcode": kode[0] }, { "kode_barcode": kode[1], "berat": 3.3 }]);
        let mut isi = json!({ "no_kirim": no, "kode_toko": "A04", "detail_barang": satu });
        bdg.post_dok("terima-barang", "kunci-t-0", &isi).await.ditolak(422, "KIRIM-06");
        isi["alasan_kurang"] = json!("tertinggal");
        jkt.post_dok("terima-barang", "kunci-t-1", &isi).await.ditolak(422, "KIRIM-08");
        let t = dua_kali(&bdg, "terima-barang", "kunci-t-2", &isi).await;
        assert_eq!((&t["status"], &t["susut"]), (&json!("KURANG"), &json!(1)));
        bdg.post_dok("terima-barang", "kunci-t-3", &isi).await.ditolak(409, "KIRIM-10");
        let akhir = json!({ "no_kirim": no, "kode_barcode": kode[2], "tindakan": "DITEMUKAN", "kode_toko": "A04",
            "alasan": "ditemukan" });
        assert_eq!(
            dua_kali(&bdg, "kirim-barang/kurang", "kunci-s-1", &akhir).await["status"],
            json!("SELESAI")
        );
        let batal = json!({ "no_kirim": no, "alasan": "salah kirim" });
        jkt.post_dok("kirim-barang/batal", "kunci-x-1", &batal).await.ditolak(409, "KIRIM-09");

        let no = no.as_str().unwrap();
        let surat = jkt.get(&format!("kirim-barang/{no}")).await.data();
        assert_eq!(surat["detail_barang"].as_array().unwrap().len(), 3);
        let pdf = bdg.get(&format!("kirim-barang/{no}/surat-jalan")).await;
        assert!(pdf.status == 200 && pdf.badan.starts_with(b"%PDF"), "{}", pdf.status);
        a.masuk("own-sby1").await.get(&format!("kirim-barang/{no}")).await.ditolak(404, "KIRIM-03");

        // The weight that differs is decided by another person, once.
        let susut = bdg.get("validasi/susut").await.data();
        let putus =
            json!({ "no_susut": susut[0]["no_susut"], "terima": true, "alasan": "ditimbang dua kali" });
        a.masuk("kasir1-bdg1")
            .await
            .post_dok("validasi/susut", "kunci-v-0", &putus)
            .await
            .ditolak(403, "AKSES-01");
        bdg.post_dok("validasi/susut", "kunci-v-1", &putus).await.ditolak(403, "SUSUT-05");
        let spv = a.masuk("spv-bdg1").await;
        assert_eq!(dua_kali(&spv, "validasi/susut", "kunci-v-2", &putus).await["status"], "DITERIMA");
        spv.post_dok("validasi/susut", "kunci-v-3", &putus).await.ditolak(409, "SUSUT-04");
    });
}

#[test]
fn kiriman_dibatalkan_sekali_dengan_otorisasi() {
    di_kedua_master(|a| async move {
        let (jkt, su) = (a.masuk("own-jkt1").await, a.masuk("su").await.di("JKT1"));
        let kode = barang(&jkt, "A04", "TOKO", &[2.5]).await;
        let isi = json!({ "tujuan": "BDG1", "kurir": "pak joko", "detail_barang": detail(&kode) });
        let no = jkt.post_dok("kirim-barang", "kunci-k-1", &isi).await.data()["no_kirim"].clone();
        let mut batal = json!({ "no_kirim": no, "alasan": "salah tujuan" });
        let perlu = su.post_dok("kirim-barang/batal", "kunci-x-1", &batal).await.ditolak(422, "KIRIM-05");
        batal["otorisasi"] = su.izin("spv-jkt1", &perlu).await;
        dua_kali(&su, "kirim-barang/batal", "kunci-x-2", &batal).await;
    });
}

/// Two requests at once, each with the locks its handler takes: the sender cancels while the receiver receives.
#[test]
fn batal_dan_terima_bersamaan_hanya_satu_yang_jadi() {
    di_kedua_master(|a| async move {
        let (jkt, bdg) = (a.masuk("own-jkt1").await, a.masuk("own-bdg1").await);
        let spv = a.masuk("spv-jkt1").await;
        let kode = barang(&jkt, "A04", "TOKO", &[2.5]).await;
        let isi = json!({ "tujuan": "BDG1", "kurir": "pak joko", "detail_barang": detail(&kode) });
        let no = jkt.post_dok("kirim-barang", "kunci-k-1", &isi).await.data()["no_kirim"].clone();
        let batal = json!({ "no_kirim": no, "alasan": "batal" });
        let terima = json!({ "no_kirim": no, "kode_toko": "A04", "detail_barang": detail(&kode) });
        let (x, t) = tokio::join!(
            spv.post_dok("kirim-barang/batal", "kunci-x-1", &batal),
            bdg.post_dok("terima-barang", "kunci-t-1", &terima)
        );
        let mut status = [x.status, t.status];
        status.sort_unstable();
        assert_eq!(status, [200, 409], "{} {}", x.teks(), t.teks());
    });
}
