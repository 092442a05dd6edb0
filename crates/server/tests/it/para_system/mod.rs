//! `para-system`: every setting with its default, typed changes, the event they raise, and modules that open
//! and close routes.

use crate::alat::{Alat, Atur, Klien, di_kedua, toko};
use axum::Router;
use axum::routing::get;
use db::Kunci;
use platform::Tujuan;
use platform::modul::{self, KUNCI};
use serde_json::{Value, json};
use server::tepi::jalur::lindungi;
use server::tepi::{Jawab, Syarat};

/// key, kind and default of every setting the product knows.
const BAWAAN: &str = include_str!("bawaan.txt");

fn isi(pasangan: &[(&str, &str)]) -> Value {
    pasangan.iter().map(|(k, v)| json!({ "key": k, "value": v })).collect()
}

async fn nilai(k: &Klien, kunci: &str) -> String {
    let r = k.get(&format!("para-system/key/{kunci}")).await.data();
    assert_eq!(r["key"], kunci);
    r["value"].as_str().unwrap().to_owned()
}

#[test]
fn kunci_jenis_dan_bawaan_setiap_setting_tetap() {
    let kini: String = KUNCI.iter().map(|k| format!("{} {:?} {}\n", k.kunci, k.jenis, k.bawaan)).collect();
    assert_eq!(kini, BAWAAN);
}

#[test]
fn semua_kunci_disajikan_dengan_bawaannya() {
    di_kedua(|a| async move {
        a.tulis(Kunci::rantai(), |tx| tx.exec("DELETE FROM para_system", &[])).await;
        let k = a.masuk("kasir1-jkt1").await;
        let semua = k.get("para-system").await.data();
        let harapan: Value = KUNCI.iter().map(|k| json!({ "key": k.kunci, "value": k.bawaan })).collect();
        assert_eq!(semua, harapan);
        for s in KUNCI {
            assert_eq!(nilai(&k, s.kunci).await, s.bawaan);
        }
        assert_eq!(nilai(&k, "kategori_harga").await, "harga_100%");
        for asing in ["TIDAK_ADA", "pembulatan", "PEMBULATAN%20", "%27%20OR%201=1", "%2e%2e%2ftokos"] {
            k.get(&format!("para-system/key/{asing}")).await.ditolak(404, "SETTING-01");
        }
    });
}

#[test]
fn demo_menyalakan_setiap_modul_yang_menjaga_rute_kecuali_tiga() {
    di_kedua(|a| async move {
        for user in ["kasir1", "kasir1-jkt1", "kasir1-bdg1", "kasir1-sby1"] {
            let k = a.sesi(user).await;
            for r in platform::menu::RUTE {
                let platform::menu::Gerbang::Modul(m) = r.gerbang else { continue };
                let harapan = if m == "GESEK_TUNAI_MODULE" { "off" } else { "on" };
                assert_eq!(nilai(&k, m).await, harapan, "{user} {m}");
            }
            for mati in ["SEPUHAN_TERPUSAT_MODULE", "SETTING_NOTA_OWNER_ONLY"] {
                assert_eq!(nilai(&k, mati).await, "off", "{user}");
            }
        }
    });
}

#[test]
fn perubahan_diperiksa_jenisnya_dan_ditolak_pada_isiannya() {
    di_kedua(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let semula = k.get("para-system").await.data();
        let panjang = "x".repeat(4001);
        for (kunci, buruk) in [
            ("MEMBER_MODULE", "mungkin"),
            ("MEMBER_MODULE", "2"),
            ("PEMBULATAN", "0"),
            ("PEMBULATAN", "-500"),
            ("PEMBULATAN", "1.5"),
            ("PEMBULATAN", "lima ratus"),
            ("PEMBULATAN", "99999999999999999999"),
            ("PEMBULATAN", ""),
            ("MARKETPLACE_INTEGRATION_VALUE", "[{"),
            ("MARKETPLACE_INTEGRATION_VALUE", ""),
            ("PEMBULATAN_BERAT", "V9"),
            ("APP_MODE", "LAIN"),
            ("APP_TYPE", ""),
            ("APP_VERSION", "<script>"),
            ("AUTH_TYPE", "SEMUA"),
            ("PARAMETER_JUMLAH_HUTANG_POKOK_MODULE", "barangkali"),
            ("GROSIR_URL", "javascript:alert(1)"),
            ("WHATSAPP_BACKEND_URL", "//penipu.contoh"),
            ("kategori_harga", panjang.as_str()),
            ("HALAMAN_AWAL", "KASIR=/tidak-ada"),
            ("HALAMAN_AWAL", "KASIR=/settingsystem"),
            ("HALAMAN_AWAL", "KASIR=/home,KASIR=/dashboard"),
        ] {
            let j = k.put("para-system", &isi(&[("TIMBANG_BAKI_WAJIB_MODULE", "on"), (kunci, buruk)])).await;
            let j = j.ditolak(422, "SETTING-02");
            assert!(
                j["fields"][kunci].as_str().is_some_and(|p| p.starts_with(kunci)),
                "{kunci} {buruk}: {j}"
            );
        }
        k.put("para-system", &isi(&[("PEMBULATAN", "1000"), ("TIDAK_ADA", "on")]))
            .await
            .ditolak(404, "SETTING-01");
        k.put("para-system", &isi(&[("PEMBULATAN", "1000"), ("PEMBULATAN", "500")]))
            .await
            .ditolak(422, "SETTING-02");
        // One wrong value among right ones changes nothing, tells nobody and leaves no trace.
        assert_eq!(k.get("para-system").await.data(), semula);
        assert!(a.peristiwa().is_empty());
        let jejak = a.angka("SELECT COUNT(*) FROM audit WHERE toko = 'JKT1' AND oleh = 'own-jkt1' AND aksi = 'UBAH SETTING'", &[]).await;
        assert_eq!(jejak, 0);
    });
}

#[test]
fn perubahan_berlaku_seketika_tercatat_dan_disiarkan_sekali_ke_toko_itu() {
    di_kedua(|a| async move {
        let (own, kasir, bdg) =
            (a.masuk("own-jkt1").await, a.masuk("kasir1-jkt1").await, a.masuk("kasir1-bdg1").await);
        assert_eq!(nilai(&kasir, "PEMBULATAN").await, "500");
        let r = own
            .put(
                "para-system",
                &isi(&[
                    ("PEMBULATAN", " 1000 "),
                    ("MEMBER_MODULE", "TRUE"),
                    ("CICILAN_MODULE", "0"),
                    ("PEMBULATAN_BERAT", "v4"),
                    ("HALAMAN_AWAL", "kasir=/Home"),
                ]),
            )
            .await
            .ok();
        // MEMBER_MODULE was on already: not a change.
        let berubah = isi(&[
            ("PEMBULATAN", "1000"),
            ("CICILAN_MODULE", "off"),
            ("PEMBULATAN_BERAT", "V4"),
            ("HALAMAN_AWAL", "KASIR=/home"),
        ]);
        assert_eq!(r, json!({ "data": berubah, "message": "Data Berhasil Di Update" }));
        assert_eq!(nilai(&kasir, "PEMBULATAN").await, "1000");
        assert_eq!(nilai(&kasir, "CICILAN_MODULE").await, "off");
        assert_eq!(nilai(&bdg, "PEMBULATAN").await, "500");
        let p = a.peristiwa();
        assert_eq!(p.len(), 1, "{p:?}");
        assert_eq!(
            (p[0].nama, &p[0].tujuan, &p[0].isi),
            ("settings-changed", &Tujuan::Toko(toko("JKT1")), &berubah)
        );
        let jejak = a
            .baris("SELECT objek, isi FROM audit WHERE toko = 'JKT1' AND oleh = 'own-jkt1' AND aksi = 'UBAH SETTING' ORDER BY seq", &[])
            .await;
        assert_eq!(
            jejak,
            [
                r#"PEMBULATAN|{"baru":"1000","lama":"500"}"#,
                r#"CICILAN_MODULE|{"baru":"off","lama":"on"}"#,
                r#"PEMBULATAN_BERAT|{"baru":"V4","lama":"V2"}"#,
                r#"HALAMAN_AWAL|{"baru":"KASIR=/home","lama":"KASIR=/transaksi-penjualan"}"#
            ]
        );
        // The same again, or nothing at all, is no change and no event.
        assert_eq!(own.put("para-system", &berubah).await.data(), json!([]));
        assert_eq!(own.put("para-system", &json!([])).await.data(), json!([]));
        assert!(a.peristiwa().is_empty());
    });
}

#[test]
fn pusat_mengubah_setting_toko_di_portalnya() {
    di_kedua(|a| async move {
        let su = a.masuk("su").await;
        su.di("SBY1").put("para-system", &isi(&[("PEMBULATAN", "100")])).await.ok();
        assert_eq!(nilai(&su.di("SBY1"), "PEMBULATAN").await, "100");
        assert_eq!(nilai(&su, "PEMBULATAN").await, "500");
        let p = a.peristiwa();
        assert_eq!(p[0].tujuan, Tujuan::Toko(toko("SBY1")));
        let jejak = a
            .baris("SELECT toko, oleh FROM audit WHERE aksi = 'UBAH SETTING' AND objek = 'PEMBULATAN'", &[])
            .await;
        assert_eq!(jejak, ["SBY1|su"]);
        // Written by those who may, for their own store only.
        for (user, kode) in [("kasir1-jkt1", "AKSES-01"), ("spv-jkt1", "AKSES-01"), ("fin-jkt1", "AKSES-01")]
        {
            a.sesi(user).await.put("para-system", &isi(&[("PEMBULATAN", "1")])).await.ditolak(403, kode);
        }
        a.sesi("own-jkt1")
            .await
            .di("SBY1")
            .put("para-system", &isi(&[("PEMBULATAN", "1")]))
            .await
            .ditolak(403, "TOKO-02");
        assert_eq!(nilai(&su.di("SBY1"), "PEMBULATAN").await, "100");
    });
}

#[test]
fn modul_yang_dimatikan_menutup_rutenya_seketika_dengan_pesan() {
    crate::alat::kedua_mesin(|uji| async move {
        let rute = Router::new().route(
            "/api/v1/uji/member",
            lindungi(Syarat::Menu(&["/data-member"]), get(|| async { Jawab::data(true) })),
        );
        let a = Alat::dengan(uji, Atur { rute, ..Atur::default() }).await;
        let (own, kasir, pusat) =
            (a.masuk("own-jkt1").await, a.masuk("kasir1-jkt1").await, a.masuk("pusat").await);
        for k in [&own, &kasir, &pusat.di("JKT1")] {
            k.get("uji/member").await.ok();
        }
        own.put("para-system", &isi(&[("MEMBER_MODULE", "off")])).await.ok();
        for k in [&own, &kasir, &pusat.di("JKT1")] {
            let j = k.get("uji/member").await.ditolak(403, "MODUL-01");
            assert_eq!(j["message"], "Modul MEMBER_MODULE tidak aktif di toko ini");
        }
        // Other stores are not touched.
        pusat.get("uji/member").await.ok();
        pusat.di("BDG1").get("uji/member").await.ok();
        own.put("para-system", &isi(&[("MEMBER_MODULE", "on")])).await.ok();
        kasir.get("uji/member").await.ok();
    });
}

#[test]
fn perubahan_serentak_tidak_saling_menimpa() {
    di_kedua(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let tanda: Vec<&str> = KUNCI
            .iter()
            .filter(|k| k.jenis == modul::Jenis::Tanda && k.kunci.starts_with("DUPLIKAT_"))
            .map(|k| k.kunci)
            .collect();
        let semua = tanda.iter().map(|k| {
            let (own, b) = (own.clone(), isi(&[(k, "on")]));
            tokio::spawn(async move { own.put("para-system", &b).await.status })
        });
        for s in semua.collect::<Vec<_>>() {
            assert_eq!(s.await.unwrap(), 200);
        }
        for k in &tanda {
            assert_eq!(nilai(&own, k).await, "on");
        }
        assert_eq!(a.peristiwa().len(), tanda.len());
    });
}

#[test]
fn keterangan_menyebut_semua_kunci_berkelompok_dan_berjenis() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let semua = own.get("para-system/keterangan").await.data();
        let semua = semua.as_array().unwrap();
        assert_eq!(semua.len(), KUNCI.len());
        // Each group stands together, so that the screen can draw it as it comes.
        let mut kelompok: Vec<&str> = semua.iter().map(|k| k["kelompok"].as_str().unwrap()).collect();
        kelompok.dedup();
        let unik: std::collections::HashSet<&str> = kelompok.iter().copied().collect();
        assert_eq!(unik.len(), kelompok.len());
        let cari = |key: &str| semua.iter().find(|k| k["key"] == key).unwrap();
        assert_eq!(cari("KUPON_PENJUALAN_MODULE")["menu"], json!(["Parameter Kupon", "Cek Kupon"]));
        assert_eq!(cari("PEMBULATAN")["jenis"], "ANGKA");
        assert_eq!(cari("APP_MODE")["pilihan"], json!(["NORMAL", "STOCK_JUAL_MANUAL"]));
        own.put("para-system", &json!([{ "key": "PEMBULATAN", "value": "1000" }])).await.ok();
        let kini = own.get("para-system/keterangan").await.data();
        let p = kini.as_array().unwrap().iter().find(|k| k["key"] == "PEMBULATAN").unwrap();
        assert_eq!((&p["value"], &p["bawaan"]), (&json!("1000"), &json!("500")));
        for user in ["kasir1-jkt1", "spv-jkt1", "fin-jkt1"] {
            a.sesi(user).await.get("para-system/keterangan").await.ditolak(403, "AKSES-01");
        }
        a.sesi("dev").await.get("para-system/keterangan").await.ok();
    });
}

#[test]
fn tarif_ppn_dijadwalkan_untuk_hari_yang_akan_datang_dan_dicabut() {
    di_kedua(|a| async move {
        let own = a.sesi("own-jkt1").await;
        let minta =
            |berlaku: &str, tarif: &str| json!({ "jenis": "NON_EMAS", "berlaku": berlaku, "tarif": tarif });
        let jalur = "para-system/tarif-ppn";
        // Today and before are the past; a rate is a percentage of a kind that exists.
        let hapus = |satu: &str| own.kirim(own.minta("DELETE", &format!("{jalur}/{satu}")));
        own.post(jalur, &minta("2026-11-15", "1.20")).await.ditolak(422, "SETTING-02");
        own.post(jalur, &minta("besok", "1.20")).await.ditolak(422, "SETTING-02");
        own.post(jalur, &minta("2027-01-01", "120")).await.ditolak(422, "SETTING-02");
        let asing = json!({ "jenis": "PERAK", "berlaku": "2027-01-01", "tarif": "1" });
        own.post(jalur, &asing).await.ditolak(422, "SETTING-02");
        own.post(jalur, &minta("2027-01-01", "1.20")).await.ok();
        let d = own.post(jalur, &minta("2027-01-01", "1.30")).await.data();
        let milik = |d: &Value| -> Vec<(String, String, String)> {
            let teks = |t: &Value, k: &str| t[k].as_str().unwrap().to_owned();
            let semua = d.as_array().unwrap().iter().filter(|t| t["jenis"] == "NON_EMAS");
            semua.map(|t| (teks(t, "berlaku"), teks(t, "tarif"), teks(t, "keadaan"))).collect()
        };
        let sekarang = milik(&own.get(jalur).await.data());
        assert_eq!(milik(&d), sekarang);
        assert_eq!(sekarang[0], ("2027-01-01".into(), "1.30".into(), "AKAN DATANG".into()));
        assert_eq!(sekarang[1].2, "SEKARANG");
        // It holds from its day on, and no longer can be taken back then.
        let tarif = |tgl: &'static str| {
            let (db, toko) = (a.db().clone(), values::KodeToko::parse("JKT1").unwrap());
            async move {
                let tgl = values::Tanggal::parse(tgl).unwrap();
                db.read(move |c| platform::pajak::tarif_hari(c, &toko, tgl))
                    .await
                    .unwrap()
                    .non_emas
                    .to_string()
            }
        };
        assert_eq!((tarif("2026-12-31").await, tarif("2027-01-01").await), ("1.10".into(), "1.30".into()));
        hapus("NON_EMAS/2027-01-01").await.ok();
        hapus("NON_EMAS/2027-01-01").await.ditolak(404, "SETTING-01");
        hapus("NON_EMAS/2023-05-01").await.ditolak(422, "SETTING-02");
        assert_eq!(milik(&own.get(jalur).await.data()), sekarang[1..].to_vec());
    });
}
