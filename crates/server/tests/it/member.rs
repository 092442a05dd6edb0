//! Members at the edge: the register through its calls, the panel of the till, photo, card, files, merging and leaving, and who
//! may do what.

use crate::alat::{Klien, di_kedua_master};
use crate::foto_produk::{png, unggah};
use serde_json::{Value, json};

fn isian(nama: &str, no_hp: &str) -> Value {
    json!({ "nama_customer": nama, "no_hp": no_hp, "tgl_lahir": "1990-11-15", "setuju": true, "cara_kode": "URUT" })
}

async fn daftar(k: &Klien, kunci: &str, nama: &str, no_hp: &str) -> Value {
    k.post_dok("member/data", kunci, &isian(nama, no_hp)).await.data()["member"].clone()
}

fn teks(v: &Value) -> &str {
    v.as_str().unwrap()
}

#[test]
fn didaftar_sekali_ditemukan_di_kasir_dan_identitasnya_samar() {
    di_kedua_master(|a| async move {
        let (own, kasir) = (a.masuk("own-jkt1").await, a.masuk("kasir1-jkt1").await);
        let mut isi = isian("Siti Rahmawati", "081234567890");
        isi["nik"] = json!("3171010101900001");
        let pertama = own.post_dok("member/data", "daftar-0001", &isi).await.data();
        // Sent again it answers as the first time and writes nothing.
        assert_eq!(own.post_dok("member/data", "daftar-0001", &isi).await.data(), pertama);
        let m = &pertama["member"];
        assert_eq!((&m["nik"], &m["nama_customer"]), (&json!("3171**********01"), &json!("SITI RAHMAWATI")));
        let kode = teks(&m["kode_member"]);
        let panel = kasir.get(&format!("member/get/by-kode-member/{kode}")).await.data();
        assert_eq!((&panel["kode_pelanggan"], &panel["ulang_tahun"]), (&m["kode_pelanggan"], &json!(true)));
        assert_eq!((&panel["point"], &panel["nik_samar"]), (&json!(0), &json!("3171**********01")));
        assert!(panel["sidik_nik"].is_null(), "{panel}");
        kasir.get("member/get/by-kode-member/XXXXXXXX").await.ditolak(404, "PELANGGAN-05");
        let d = own.get("member/get/all?cari=rahma%20sit").await.json();
        assert_eq!((&d["count"], &d["data"][0]["kode_member"]), (&json!(1), &m["kode_member"]));
        let d = own.get("member/get/all?cari=3171010101900001").await.json();
        assert_eq!(d["data"][0]["kode_pelanggan"], m["kode_pelanggan"]);
        let rinci = own.get(&format!("member/data/{}", teks(&m["kode_pelanggan"]))).await.data();
        assert_eq!(
            (&rinci["kode_lain"][0]["cara"], &rinci["persetujuan"][0]["setuju"]),
            (&json!("URUT"), &json!(true))
        );
        let nik =
            own.post(&format!("member/data/{}/nik", teks(&m["kode_pelanggan"])), &json!({})).await.data();
        assert_eq!(nik["nik"], "3171010101900001");
        assert_eq!(
            a.angka("SELECT COUNT(*) FROM audit WHERE aksi IN ('LIHAT NIK', 'CARI NIK')", &[]).await,
            2
        );
        // A birth date to come, a phone that is somebody's.
        let mut salah = isian("Budi", "");
        salah["tgl_lahir"] = json!("2999-01-01");
        let t = own.post_dok("member/data", "daftar-0002", &salah).await.ditolak(422, "MEMBER-02");
        assert!(t.to_string().contains("masa depan"), "{t}");
        let t = own.post_dok("member/data", "daftar-0003", &isian("Budi", "081234567890")).await;
        t.ditolak(409, "MEMBER-17");
        assert_eq!(own.get(&format!("member/kode/periksa/{kode}")).await.data()["dipakai"], json!(true));
    });
}

#[test]
fn foto_kartu_dan_ekspor() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        own.get("member/get/export-data").await.ditolak(404, "MEMBER-16");
        let m = daftar(&own, "daftar-0001", "SITI", "").await;
        let jalur = format!("member/data/{}/foto", teks(&m["kode_pelanggan"]));
        assert_eq!(own.get(&jalur).await.status, 404);
        unggah(&own, &jalur, None, png(200)).await.ok();
        assert_eq!(own.get(&jalur).await.kepala("content-type"), "image/jpeg");
        // Another store sees the same photo, where the card was written.
        assert_eq!(a.masuk("own-bdg1").await.get(&jalur).await.status, 200);
        let kartu = own.post("member/kartu/pdf", &json!({ "kode": [m["kode_member"]] })).await;
        assert!(kartu.badan.starts_with(b"%PDF"), "{}", kartu.teks());
        own.post("member/kartu/pdf", &json!({ "kode": [] })).await.ditolak(422, "MEMBER-15");
        own.post("member/kartu/pdf", &json!({ "kode": ["TIDAKADA"] })).await.ditolak(422, "MEMBER-15");
        let d = own.get("member/get/export-data?sort_by=point&kode_cabang_daftar=JKT1").await.data();
        assert_eq!(d[0]["kode_member"], m["kode_member"]);
        let x = own.get("member/get/export-data/excel").await;
        assert!(x.badan.starts_with(b"PK"), "{}", x.teks());
        assert_eq!(own.get("member/get/all").await.data()[0]["foto"], json!(true));
        own.kirim(own.minta("DELETE", &jalur)).await.ok();
        assert_eq!(own.get("member/get/all").await.data()[0]["foto"], json!(false));
    });
}

#[test]
fn impor_gabung_keluar_dan_aturan_lewat_layarnya() {
    di_kedua_master(|a| async move {
        let (own, spv) = (a.masuk("own-jkt1").await, a.masuk("spv-jkt1").await);
        let csv = "nama_customer,point\nSITI LAMA,120\nSITI BARU,5\n";
        let l = own.post("member/impor", &json!({ "csv": csv, "pratinjau": true })).await.data();
        assert_eq!((&l["jumlah"], &l["poin"]), (&json!(2), &json!(125)));
        let j =
            own.post_dok("member/impor", "impor-0001", &json!({ "csv": csv, "nama_berkas": "m.csv" })).await;
        assert_eq!(j.data()["jumlah"], json!(2));
        let kode = async |cari: &str| {
            let d = own.get(&format!("member/get/all?cari={cari}")).await.data();
            d[0]["kode_pelanggan"].clone()
        };
        let (lama, baru) = (kode("siti%20lama").await, kode("siti%20baru").await);
        let minta = json!({ "kode_lama": lama, "kode_tetap": baru, "alasan": "satu orang" });
        let g = spv.post_izin("member/gabung", "gabung-001", &minta, "own-jkt1").await.data();
        assert_eq!(g["poin"], json!(120));
        let d = own.get("member/gabung").await.data();
        assert_eq!((&d[0]["kode_lama"], &d[0]["poin"]), (&lama, &json!(120)));
        assert_eq!(own.get("member/kembar").await.json()["count"], json!(0));
        let akan = own.get(&format!("member/keluar/{}", teks(&baru))).await.data();
        assert_eq!((&akan["point"], &akan["tersisa"]), (&json!(125), &json!([])));
        let minta = json!({ "kode_pelanggan": baru, "alasan": "pindah kota" });
        let k = own.post_izin("member/keluar", "keluar-001", &minta, "spv-jkt1").await.data();
        assert_eq!(k["poin"], json!(125));
        own.get("member/get/export-data").await.ditolak(404, "MEMBER-16");

        let isi = json!({ "berlaku": "", "isi": { "rupiah": 2500 } });
        let p = spv.post("member/aturan/nilai-poin/pratinjau", &isi).await.data();
        assert_eq!(p["baris"][0]["sesudah"], json!("Rp 2,500"));
        // What a point pays is the owner's to say.
        spv.post_dok("member/aturan/nilai-poin", "aturan-000", &isi).await.ditolak(403, "MEMBER-14");
        own.post_dok("member/aturan/nilai-poin", "aturan-001", &isi).await.ok();
        assert_eq!(own.get("member/aturan").await.data()["nilai_poin"]["isi"]["rupiah"], json!(2500));
        own.post("member/aturan/lain/pratinjau", &isi).await.ditolak(404, "MEMBER-13");
    });
}
