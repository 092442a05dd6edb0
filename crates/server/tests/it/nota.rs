//! `nota`, `nota-slip` and `member-card`: the layouts a store edits, what a save refuses, and their previews.

use crate::alat::{Alat, Balasan, Klien, di_kedua};
use db::Kunci;
use platform::pengguna;
use serde_json::{Value, json};
use std::sync::Arc;
use values::UserId;

const KELUARGA: [&str; 3] = ["nota", "nota-slip", "member-card"];

async fn hapus(k: &Klien, path: &str, isi: &Value) -> Balasan {
    k.kirim(k.minta("DELETE", path).json(isi)).await
}

/// The answer of a read: labels in `data`, paper and version in `letak`.
pub async fn baca(k: &Klien, keluarga: &str, tipe: &str) -> Value {
    k.get(&format!("{keluarga}/get/letak?type={}", tipe.replace(' ', "%20"))).await.ok()
}

/// A save of what was read, changed by `ubah`.
pub fn isi(b: &Value, ubah: impl FnOnce(&mut Value)) -> Value {
    let mut s = json!({
        "font": b["letak"]["font"], "type": b["letak"]["type"], "nota": b["data"],
        "is_mobile": b["letak"]["is_mobile"], "versi": b["letak"]["versi"],
    });
    ubah(&mut s);
    s
}

fn label<'a>(b: &'a mut Value, name: &str) -> &'a mut Value {
    b["nota"].as_array_mut().unwrap().iter_mut().find(|l| l["name"] == name).unwrap()
}

fn nama(b: &Value) -> Vec<&str> {
    b["data"].as_array().unwrap().iter().map(|l| l["name"].as_str().unwrap()).collect()
}

async fn setelan(k: &Klien, kunci: &str, nilai: &str) {
    k.put("para-system", &json!([{ "key": kunci, "value": nilai }])).await.ok();
}

#[test]
fn setiap_tipe_punya_susunan_awal_yang_bisa_dicetak() {
    di_kedua(|a| async move {
        let k = a.sesi("own-jkt1").await;
        let mut banyak = 0;
        for keluarga in KELUARGA {
            let def = k.get(&format!("{keluarga}/definisi")).await.data();
            assert_eq!(def["font"], json!(["tahoma_bold", "tahoma_reguler", "times_new_roman", "candara"]));
            assert_eq!(def["ukuran"], json!([6, 7, 8, 9, 10]));
            for t in def["tipe"].as_array().unwrap() {
                let tipe = t["type"].as_str().unwrap();
                for mobile in [false, true].into_iter().filter(|m| !m || t["mobile"] == true) {
                    let path =
                        format!("{keluarga}/get/letak?type={}&is_mobile={mobile}", tipe.replace(' ', "%20"));
                    let b = k.get(&path).await.ok();
                    assert_eq!((&b["letak"]["versi"], &b["letak"]["type"]), (&json!(0), &json!(tipe)));
                    let pertama = &b["data"][0];
                    for kolom in [
                        "name",
                        "isi",
                        "jenis",
                        "width",
                        "height",
                        "position_x",
                        "position_y",
                        "rotate",
                        "font_family",
                        "font_size",
                        "status",
                        "type",
                        "is_mobile",
                        "side",
                        "is_deletable",
                    ] {
                        assert!(!pertama[kolom].is_null(), "{tipe} tanpa {kolom}: {pertama}");
                    }
                    let r =
                        k.post(&format!("{keluarga}/pratinjau"), &json!({ "letak": isi(&b, |_| ()) })).await;
                    assert_eq!(
                        (r.status, r.kepala("content-type")),
                        (200, "application/pdf"),
                        "{}",
                        r.teks()
                    );
                    assert!(r.badan.starts_with(b"%PDF-"), "{tipe}");
                    banyak += 1;
                }
            }
        }
        assert_eq!(banyak, 11 * 2 + 9 + 1);
        let kartu = baca(&k, "member-card", "MEMBER CARD").await;
        assert!(kartu["data"].as_array().unwrap().iter().all(|l| l["rotate"] == 90));
        let sisi = |s: &str| kartu["data"].as_array().unwrap().iter().any(|l| l["side"] == s);
        assert!(sisi("DEPAN") && sisi("BELAKANG"));
        assert_eq!(a.angka("SELECT COUNT(*) FROM tata_letak", &[]).await, 0, "membaca tidak menulis");
    });
}

#[test]
fn susunan_disimpan_utuh_per_toko_dan_tipe_dan_setiap_versinya_tercatat() {
    di_kedua(|a| async move {
        let k = a.sesi("own-jkt1").await;
        let awal = baca(&k, "nota", "PENJUALAN").await;
        let s = isi(&awal, |s| {
            s["font"] = json!("candara");
            s["lebar"] = json!(215);
            let l = label(s, "no_faktur");
            l["isi"] = json!("No. {no_faktur}");
            l["position_x"] = json!(120.126);
            l["status"] = json!(false);
        });
        let r = k.post("nota/add", &s).await.ok();
        assert_eq!(r["message"], "Nota Berhasil Disimpan");
        let kini = baca(&k, "nota", "PENJUALAN").await;
        assert_eq!((&kini["data"], &kini["letak"]), (&r["data"], &r["letak"]));
        assert_eq!(nama(&kini), nama(&awal), "urutan tetap");
        assert_eq!(kini["letak"]["versi"], 1);
        assert_eq!((&kini["letak"]["font"], &kini["letak"]["lebar"]), (&json!("candara"), &json!(215)));
        let l = kini["data"].as_array().unwrap().iter().find(|l| l["name"] == "no_faktur").unwrap();
        assert_eq!(
            (&l["isi"], &l["position_x"], &l["status"]),
            (&json!("No. {no_faktur}"), &json!(120.13), &json!(false))
        );
        // The same again is no new version; other types, platforms and stores keep theirs.
        k.post("nota/add", &isi(&kini, |_| ())).await.ok();
        assert_eq!(baca(&k, "nota", "PENJUALAN").await["letak"]["versi"], 1);
        assert_eq!(baca(&k, "nota", "PENJUALAN TUA").await["letak"]["versi"], 0);
        assert_eq!(k.get("nota/get/letak?type=PENJUALAN&is_mobile=true").await.ok()["letak"]["versi"], 0);
        let lain = a.sesi("own-bdg1").await;
        assert_eq!(baca(&lain, "nota", "PENJUALAN").await["letak"]["versi"], 0);
        // The program's own stays within reach.
        let bawaan = k.get("nota/get/letak?type=PENJUALAN&awal=true").await.ok();
        assert_eq!(bawaan["data"], awal["data"]);
        let buku = a
            .baris(
                "SELECT toko, id, versi, aksi, oleh FROM buku_master WHERE tabel = 'tata_letak' ORDER BY versi",
                &[],
            )
            .await;
        assert_eq!(buku, ["JKT1|nota/PENJUALAN/DESKTOP|1|TAMBAH|own-jkt1"]);
        let audit = a
            .baris(
                "SELECT isi FROM audit WHERE toko = 'JKT1' AND aksi = 'UBAH TATA LETAK' \
                 AND objek = 'nota PENJUALAN DESKTOP'",
                &[],
            )
            .await;
        assert_eq!(audit.len(), 1);
        let tercatat: Value = serde_json::from_str(&audit[0]).unwrap();
        assert_eq!(tercatat["baru"][0]["name"], "no_faktur");
        assert_eq!(tercatat["lama"].as_array().unwrap().len(), 1, "hanya yang berubah");
    });
}

#[test]
fn yang_tidak_bisa_dicetak_ditolak_saat_disimpan_pada_isiannya() {
    di_kedua(|a| async move {
        let k = a.sesi("own-jkt1").await;
        let nota = baca(&k, "nota", "PENJUALAN").await;
        let di = nota["data"].as_array().unwrap().iter().position(|l| l["name"] == "no_faktur").unwrap();
        let kolom = |n: &str| format!("nota[{di}].{n}");
        type Ubah = fn(&mut Value);
        let salah: [(Ubah, String, &str); 13] = [
            (|s| label(s, "no_faktur")["position_x"] = json!(195), kolom("position_x"), "LETAK-02"),
            (|s| label(s, "no_faktur")["position_y"] = json!(-1), kolom("position_x"), "LETAK-02"),
            (|s| label(s, "no_faktur")["width"] = json!(0), kolom("width"), "LETAK-02"),
            (
                |s| label(s, "no_faktur")["font_family"] = json!("comic_sans"),
                kolom("font_family"),
                "LETAK-02",
            ),
            (|s| label(s, "no_faktur")["font_size"] = json!(5.5), kolom("font_size"), "LETAK-02"),
            (|s| label(s, "no_faktur")["isi"] = json!("{harga_modal}"), kolom("isi"), "LETAK-02"),
            (|s| label(s, "no_faktur")["isi"] = json!("{no_faktur"), kolom("isi"), "LETAK-02"),
            (|s| label(s, "no_faktur")["jenis"] = json!("video"), kolom("jenis"), "LETAK-02"),
            (|s| label(s, "no_faktur")["rotate"] = json!(45), kolom("rotate"), "LETAK-02"),
            (|s| label(s, "no_faktur")["side"] = json!("BELAKANG"), kolom("side"), "LETAK-02"),
            (|s| s["font"] = json!("arial"), "font".into(), "LETAK-02"),
            (|s| s["type"] = json!("GADAI"), "type".into(), "LETAK-01"),
            (|s| s["lebar"] = json!(5), "lebar".into(), "LETAK-02"),
        ];
        for (ubah, kolom, kode) in salah {
            let s = isi(&nota, ubah);
            let t = k.post("nota/add", &s).await.ditolak(422, kode);
            assert!(t["fields"].get(&kolom).is_some(), "{kolom}: {t}");
            if kode == "LETAK-02" {
                k.post("nota/pratinjau", &json!({ "letak": s })).await.ditolak(422, kode);
            }
        }
        let kembar = isi(&nota, |s| {
            let satu = label(s, "no_faktur").clone();
            s["nota"].as_array_mut().unwrap().push(satu);
        });
        k.post("nota/add", &kembar).await.ditolak(422, "LETAK-02");
        let tanpa = isi(&nota, |s| s["nota"].as_array_mut().unwrap().retain(|l| l["name"] != "no_faktur"));
        k.post("nota/add", &tanpa).await.ditolak(422, "LETAK-04");
        let kartu = baca(&k, "member-card", "MEMBER CARD").await;
        let tegak = isi(&kartu, |s| label(s, "kode_member")["rotate"] = json!(0));
        k.post("member-card/add", &tegak).await.ditolak(422, "LETAK-02");
        k.get("nota/get/letak?type=GADAI").await.ditolak(404, "LETAK-01");
        k.get("nota-slip/get/letak?type=PENJUALAN").await.ditolak(404, "LETAK-01");
        k.get("member-card/get/letak?is_mobile=true").await.ditolak(422, "LETAK-01");
        assert_eq!(a.angka("SELECT COUNT(*) FROM tata_letak", &[]).await, 0, "yang ditolak tidak tersimpan");
    });
}

#[test]
fn ubahan_basi_ditolak_dan_melihat_kedua_versi() {
    di_kedua(|a| async move {
        let k = a.sesi("own-jkt1").await;
        let awal = baca(&k, "nota-slip", "SLIP PENJUALAN").await;
        k.post("nota-slip/add", &isi(&awal, |s| label(s, "judul")["isi"] = json!("SATU"))).await.ok();
        let dua = isi(&awal, |s| label(s, "judul")["isi"] = json!("DUA"));
        let t = k.post("nota-slip/add", &dua).await.ditolak(409, "LETAK-03");
        assert_eq!(t["detail"]["versi"], 1);
        let judul = |v: &Value| {
            let l = v["nota"].as_array().unwrap().iter().find(|l| l["name"] == "judul").unwrap();
            l["isi"].as_str().unwrap().to_owned()
        };
        assert_eq!(judul(&t["detail"]["tersimpan"]), "SATU");
        assert_eq!(judul(&t["detail"]["dikirim"]), "DUA");
        let mut timpa = dua;
        timpa["versi"] = t["detail"]["versi"].clone();
        assert_eq!(k.post("nota-slip/add", &timpa).await.ok()["letak"]["versi"], 2);
    });
}

#[test]
fn label_disalin_dan_hanya_salinannya_bisa_dihapus() {
    di_kedua(|a| async move {
        let k = a.sesi("own-jkt1").await;
        // As the specification sends it: no type, because a member card has one.
        let d = json!({ "name": "judul", "isi": "KARTU EMAS", "jenis": "text", "is_mobile": false });
        let r = k.post("member-card/duplicate", &d).await.ok();
        assert_eq!((&r["message"], &r["name"]), (&json!("Data Berhasil Di Copy"), &json!("judul_2")));
        assert_eq!(k.post("member-card/duplicate", &d).await.ok()["name"], "judul_3");
        let b = baca(&k, "member-card", "MEMBER CARD").await;
        assert_eq!(b["letak"]["versi"], 2);
        let salinan = b["data"].as_array().unwrap().iter().find(|l| l["name"] == "judul_2").unwrap();
        assert_eq!(
            (&salinan["isi"], &salinan["is_deletable"], &salinan["rotate"]),
            (&json!("KARTU EMAS"), &json!(true), &json!(90))
        );
        let h = |n: &str| json!({ "name": n, "type": "MEMBER CARD" });
        let r = hapus(&k, "member-card/deletion", &h("judul_2")).await.ok();
        assert_eq!(r["message"], "Label berhasil di hapus");
        let b = baca(&k, "member-card", "MEMBER CARD").await;
        assert!(!nama(&b).contains(&"judul_2") && nama(&b).contains(&"judul_3"));
        hapus(&k, "member-card/deletion", &h("judul_2")).await.ditolak(404, "LETAK-05");
        hapus(&k, "member-card/deletion", &h("judul")).await.ditolak(422, "LETAK-04");
        let mut basi = h("judul_3");
        basi["versi"] = json!(1);
        hapus(&k, "member-card/deletion", &basi).await.ditolak(409, "LETAK-03");
        let salah = json!({ "name": "judul", "isi": "{x}", "jenis": "text", "is_mobile": false });
        k.post("member-card/duplicate", &salah).await.ditolak(422, "LETAK-02");
        let tidak = json!({ "name": "bukan", "isi": "", "jenis": "text", "is_mobile": false });
        k.post("member-card/duplicate", &tidak).await.ditolak(404, "LETAK-05");
        // A save may leave a copy out: that removes it as well.
        let s = isi(&b, |s| s["nota"].as_array_mut().unwrap().retain(|l| l["name"] != "judul_3"));
        k.post("member-card/add", &s).await.ok();
        assert!(!nama(&baca(&k, "member-card", "MEMBER CARD").await).contains(&"judul_3"));
    });
}

#[test]
fn modul_mematikan_tipe_dan_menutup_layar() {
    di_kedua(|a| async move {
        let k = a.sesi("own-jkt1").await;
        let tipe = async |k: &Klien| -> Vec<String> {
            let def = k.get("nota/definisi").await.data();
            def["tipe"].as_array().unwrap().iter().map(|t| t["type"].as_str().unwrap().to_owned()).collect()
        };
        assert!(tipe(&k).await.contains(&"PENJUALAN BERLIAN".to_owned()));
        setelan(&k, "BERLIAN_MODULE", "off").await;
        assert!(!tipe(&k).await.contains(&"PENJUALAN BERLIAN".to_owned()));
        k.get("nota/get/letak?type=PENJUALAN%20BERLIAN").await.ditolak(403, "MODUL-01");
        setelan(&k, "MEMBER_MODULE", "off").await;
        k.get("member-card/get/letak").await.ditolak(403, "MODUL-01");
        setelan(&k, "SETTING_NOTA_OWNER_ONLY", "on").await;
        k.get("nota/get/letak").await.ok();
        a.kerja(Kunci::rantai(), |tx| {
            let menu = ["/setting-nota", "/setting-nota-slip"].map(str::to_owned);
            pengguna::beri_akses(tx, &UserId::parse("spv-jkt1").unwrap(), &menu)
        })
        .await
        .unwrap();
        let spv = a.sesi("spv-jkt1").await;
        for path in ["nota/get/letak", "nota-slip/get/letak", "nota/definisi"] {
            spv.get(path).await.ditolak(403, "AKSES-02");
        }
        setelan(&k, "SETTING_NOTA_OWNER_ONLY", "off").await;
        spv.get("nota/get/letak").await.ok();
    });
}

async fn teks_slip(k: &Klien, tambah: Value) -> Vec<String> {
    let b = baca(k, "nota-slip", "SLIP PENJUALAN").await;
    let mut p = json!({ "letak": isi(&b, |_| ()) });
    p.as_object_mut().unwrap().extend(tambah.as_object().unwrap().clone());
    let j = k.post("nota-slip/pratinjau/teks", &p).await.data();
    j.as_array().unwrap().iter().map(|b| b.as_str().unwrap().to_owned()).collect()
}

#[test]
fn slip_menjadi_teks_dua_puluh_kolom_dengan_tanda_copy() {
    di_kedua(|a: Arc<Alat>| async move {
        let k = a.sesi("own-jkt1").await;
        let biasa = teks_slip(&k, json!({})).await;
        assert!(biasa.iter().all(|b| b.chars().count() <= 40), "{biasa:#?}");
        assert!(biasa.iter().any(|b| b.contains("Karat Blok M")), "nama toko sendiri: {biasa:#?}");
        assert!(biasa.contains(&"3.250               3,351,500".to_owned()), "{biasa:#?}");
        assert!(biasa.iter().all(|b| b.trim() != "COPY"));
        assert_eq!(teks_slip(&k, json!({ "cetak_ulang": true })).await[0].trim(), "COPY");
        setelan(&k, "COPY_LABEL_REPRINT_MODULE", "off").await;
        assert!(teks_slip(&k, json!({ "cetak_ulang": true })).await.iter().all(|b| b.trim() != "COPY"));
    });
}
