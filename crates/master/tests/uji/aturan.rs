//! Rules of single masters, filtered lists, ranges, columns the program keeps, and the demo shop.

use crate::alat::{Toko, master};
use crate::contoh;
use master::{Master, SEMUA, TanyaMaster};
use platform::{Status, Tolak};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use values::{KodeBaki, KodeDept, KodeGroup, KodeGudang, KodeSales, NoRekening};

async fn kode(t: &Toko, m: &'static Master, path: &str, code: Option<&str>, t2: TanyaMaster) -> Vec<String> {
    let (isi, _) = t.di(m, path, code, t2).await.unwrap();
    isi.iter().map(|b| b[m.kunci[0]].as_str().unwrap().to_owned()).collect()
}

#[test]
fn group_hanya_satu_macam_dan_aksesoris_tanpa_kadar() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-group"));
        t.rujukan(m, 0).await;
        let mut b = contoh::baris(m, 0);
        b["is_acc"] = json!(true);
        let s = t.tambah(m, &b).await.unwrap();
        assert_eq!(["kadar", "kadar_cetak", "kadar_modal"].map(|k| s.baris.angka(k)), [0, 0, 0]);
        b["kode_group"] = json!("LAIN");
        b["is_berlian"] = json!(true);
        assert!(t.tambah(m, &b).await.unwrap_err().kolom.contains_key("is_acc"));
        b["jenis_group"] = json!("SEDANG");
        let tolak = t.tambah(m, &b).await.unwrap_err();
        assert_eq!(tolak.kolom["jenis_group"], "Jenis Group harus salah satu dari TUA, MUDA");
    });
}

#[test]
fn aturan_antar_kolom_ditolak_pada_kolomnya() {
    testkit::kedua_mesin(|u| async move {
        let t = Toko::baru(&u, "JKT1").await;
        for (slug, ubah, kolom) in [
            ("master-gudang", json!({ "boleh_jual": true, "milik_customer": true }), "boleh_jual"),
            ("master-parameter-harga-emas", json!({ "harga_jual": 1000, "harga_beli": 1001 }), "harga_beli"),
            (
                "master-parameter-harga-emas",
                json!({ "harga_jual": 1000, "harga_rosok": 1001 }),
                "harga_rosok",
            ),
            ("master-parameter-point", json!({ "jenis": "PER_RP", "kelipatan_rp": 0 }), "kelipatan_rp"),
            (
                "master-parameter-point",
                json!({ "jenis": "PER_GRAM", "kelipatan_gram": "0" }),
                "kelipatan_gram",
            ),
            (
                "master-potongan-pembelian",
                json!({ "tgl_dari": "2026-12-02", "tgl_sampai": "2026-12-01" }),
                "tgl_sampai",
            ),
            (
                "parameter-kupon",
                json!({ "tgl_dari": "2026-12-02", "tgl_sampai": "2026-12-01" }),
                "tgl_sampai",
            ),
            ("master-plafond-hutang", json!({ "maks_rp": 2000, "maks_total_rp": 1999 }), "maks_total_rp"),
            ("master-parameter-rugi-nota", json!({ "hari_dari": 10, "hari_sampai": 9 }), "hari_sampai"),
            ("parameter-ongkos", json!({ "berat_dari": "2.001", "berat_sampai": "2" }), "berat_sampai"),
            ("parameter-bunga-hutang", json!({ "min_rp": 2, "max_rp": 1 }), "max_rp"),
            ("master-batu-berlian", json!({ "carat_dari": "1", "carat_sampai": "0.999" }), "carat_sampai"),
            (
                "master-kondisi-pembelian",
                json!({ "jenis_potongan": "PERSEN", "potongan": "100.5" }),
                "potongan",
            ),
            (
                "master-kondisi-pembelian",
                json!({ "jenis_potongan": "RP_GRAM", "potongan": "100.5" }),
                "potongan",
            ),
        ] {
            let m = master(slug);
            t.rujukan(m, 0).await;
            let mut b = contoh::baris(m, 0);
            for (k, v) in ubah.as_object().unwrap() {
                b[k] = v.clone();
            }
            let tolak = t.tambah(m, &b).await.map(|s| s.json(m)).unwrap_err();
            assert_eq!(tolak.status, Status::Aturan, "{slug} {ubah}");
            assert!(tolak.kolom.contains_key(kolom), "{slug} {ubah}: {tolak:?}");
        }
    });
}

#[test]
fn rentang_dalam_satu_kelompok_tidak_bertabrakan() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("parameter-ongkos"));
        let jenis = master("master-jenis");
        t.contoh(jenis, 0).await.unwrap();
        let (group, dept) =
            (contoh::baris(jenis, 0)["kode_group"].clone(), contoh::baris(jenis, 0)["kode_dept"].clone());
        let baris = |dari: &str, sampai: &str, dept: &Value| {
            json!({ "kode_group": group, "kode_dept": dept, "berat_dari": dari, "berat_sampai": sampai,
                    "jenis_ongkos": "RP_GRAM", "ongkos": 1000 })
        };
        let semua = json!("");
        let s = t.tambah(m, &baris("1", "2", &semua)).await.unwrap();
        for (dari, sampai) in [("0", "1"), ("1.5", "1.6"), ("2", "3"), ("0.5", "2.5")] {
            let tolak = t.tambah(m, &baris(dari, sampai, &semua)).await.unwrap_err();
            assert_eq!(tolak.kode, "MASTER-11", "{dari} {sampai}");
            assert_eq!(
                tolak.kolom["berat_dari"],
                "Berat Dari sampai Berat Sampai bertabrakan dengan 1.000 sampai 2.000 yang sudah ada"
            );
        }
        t.tambah(m, &baris("0", "0.999", &semua)).await.unwrap();
        let atas = t.tambah(m, &baris("2.001", "3", &semua)).await.unwrap();
        t.tambah(m, &baris("1", "2", &dept)).await.unwrap();
        // Its own range is not another's.
        t.ubah(m, &s.id, &baris("1", "1.5", &semua)).await.unwrap();
        assert_eq!(t.ubah(m, &s.id, &baris("1", "2.001", &semua)).await.unwrap_err().kode, "MASTER-11");
        // A place taken while a row slept is not given back.
        t.hapus(m, &atas.id).await.unwrap();
        t.tambah(m, &baris("2.5", "4", &semua)).await.unwrap();
        let mut lagi = baris("2.001", "2.4", &semua);
        lagi["aktifkan"] = json!(true);
        assert_eq!(t.tambah(m, &lagi).await.unwrap_err().kode, "MASTER-11");
    });
}

#[test]
fn yang_diaktifkan_kembali_harus_masih_punya_rujukannya() {
    testkit::kedua_mesin(|u| async move {
        let t = Toko::baru(&u, "JKT1").await;
        let (bank, m) = (master("master-bank"), master("master-rekening"));
        let s = t.contoh(m, 0).await.unwrap();
        t.hapus(m, &s.id).await.unwrap();
        let id = t.semua(bank).await[0]["_id"].as_str().unwrap().to_owned();
        t.hapus(bank, &id).await.unwrap();
        t.contoh(bank, 1).await.unwrap();
        let mut lagi = contoh::baris(m, 0);
        lagi["aktifkan"] = json!(true);
        lagi["kode_bank"] = contoh::baris(bank, 1)["kode_bank"].clone();
        assert_eq!(t.tambah(m, &lagi).await.unwrap_err().kode, "MASTER-03");
    });
}

#[test]
fn ongkos_jenis_dan_potongan_group_harus_dari_induknya() {
    testkit::kedua_mesin(|u| async move {
        let t = Toko::baru(&u, "JKT1").await;
        for (slug, kolom, induk) in [
            ("parameter-ongkos", "kode_group", "master-group"),
            ("master-potongan-pembelian", "kode_kategori", "master-kategori"),
        ] {
            let (m, r) = (master(slug), master(induk));
            t.rujukan(m, 0).await;
            t.contoh(r, 3).await.unwrap();
            let mut b = contoh::baris(m, 0);
            b[kolom] = contoh::baris(r, 3)[r.kunci[0]].clone();
            let tolak = t.tambah(m, &b).await.unwrap_err();
            assert_eq!(tolak.kode, "MASTER-12", "{slug}: {tolak}");
        }
    });
}

#[test]
fn barang_yang_dibeli_tidak_masuk_gudang_customer() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-kondisi-pembelian"));
        t.tambah(
            master("master-gudang"),
            &json!({ "kode_gudang": "HUTANG", "nama_gudang": "x", "milik_customer": 1 }),
        )
        .await
        .unwrap();
        let mut b = contoh::baris(m, 0);
        b["gudang_tujuan"] = json!("hutang");
        assert!(t.tambah(m, &b).await.unwrap_err().kolom.contains_key("gudang_tujuan"));
    });
}

#[test]
fn karat_dihitung_dari_kadar_dan_tidak_bisa_diketik() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-kadar"));
        let s = t.tambah(m, &json!({ "kode_kadar": "750", "kadar": "75", "karat": "3" })).await.unwrap();
        assert_eq!(s.json(m)["karat"], json!(18.0));
        let s = t.ubah(m, &s.id, &json!({ "karat": "3", "kadar": 91.67 })).await.unwrap();
        assert_eq!(s.json(m)["karat"], json!(22.0));
        assert_eq!(t.impor(m, "kode_kadar,kadar,karat\n375,37.5,1\n").await.unwrap(), 1);
        assert_eq!(t.semua(m).await[0]["karat"], json!(9.0));
    });
}

#[test]
fn harga_emas_yang_berubah_menunggu_konfirmasi_lagi() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-parameter-harga-emas"));
        let isi = json!({ "tanggal": "2026-11-15", "harga_jual": 2_350_000, "harga_beli": 2_250_000, "konfirmasi": true });
        let s = t.tambah(m, &isi).await.unwrap();
        assert_eq!(
            (s.baris.teks("kode_group"), s.baris.tanda("konfirmasi")),
            ("", false),
            "tidak bisa dikirim"
        );
        let id = s.id.clone();
        let atur = |nama: &'static str| {
            let id = id.clone();
            t.tulis(move |tx, p| master::atur(tx, m, p, &id, &[(nama, 1.into())]))
        };
        let s = atur("konfirmasi").await.unwrap();
        assert_eq!((s.versi, s.baris.tanda("konfirmasi")), (2, true));
        assert_eq!(atur("harga_jual").await.unwrap_err().status, Status::Dalam, "hanya kolom sistem");
        let s = t.ubah(m, &id, &isi).await.unwrap();
        assert_eq!((s.versi, s.baris.tanda("konfirmasi")), (2, true), "harga yang sama tetap sah");
        let s = t.ubah(m, &id, &json!({ "harga_beli": 2_240_000 })).await.unwrap();
        assert_eq!((s.versi, s.baris.tanda("konfirmasi")), (3, false));
        atur("konfirmasi").await.unwrap();
        let s = t.ubah(m, &id, &json!({ "tanggal": "2026-11-16" })).await.unwrap();
        assert!(!s.baris.tanda("konfirmasi"), "hari lain adalah harga lain");
        let aksi: Vec<String> = t.aksi(m, &id).await.into_iter().map(|(_, a)| a).collect();
        assert_eq!(aksi, ["UBAH", "ATUR", "UBAH", "ATUR", "TAMBAH"]);
    });
}

#[test]
fn daftar_bisa_disaring_menurut_isi_kolom() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("master-gudang"));
        for (kode, sumber) in [("A", true), ("B", false)] {
            t.tambah(m, &json!({ "kode_gudang": kode, "nama_gudang": kode, "boleh_sumber_hancur": sumber }))
                .await
                .unwrap();
        }
        let saring = |s: &str| TanyaMaster { saring: Some(s.to_owned()), ..TanyaMaster::default() };
        for (s, ada) in [
            ("boleh_sumber_hancur:1", vec!["A"]),
            ("boleh_sumber_hancur:true", vec!["A"]),
            ("boleh_sumber_hancur:tidak", vec!["B"]),
            ("kode_gudang:b", vec!["B"]),
        ] {
            assert_eq!(kode(&t, m, m.daftar[0], None, saring(s)).await, ada, "{s}");
        }
        for s in ["kode_gudang", "asing:1", "boleh_jual:mungkin", "toko:JKT1"] {
            assert_eq!(t.di(m, m.daftar[0], None, saring(s)).await.unwrap_err().kode, "MASTER-06", "{s}");
        }
    });
}

#[test]
fn setiap_daftar_lain_bisa_dibaca() {
    testkit::kedua_mesin(|u| async move {
        let t = Toko::baru(&u, "JKT1").await;
        for m in SEMUA.iter().copied() {
            if let Err(e) = t.contoh(m, 0).await {
                assert_eq!(e.kode, "MASTER-04", "{}: {e}", m.slug());
            }
            for path in m.daftar {
                assert_eq!(t.di(m, path, None, TanyaMaster::default()).await.unwrap().0.len(), 1, "{path}");
            }
            for (path, _) in m.saringan {
                t.di(m, path, Some("TAK_ADA"), TanyaMaster::default())
                    .await
                    .unwrap_or_else(|e| panic!("{path}: {e:?}"));
            }
        }
    });
}

/// The demo shop in a store with every module on.
async fn demo(t: &Toko) -> usize {
    t.tulis(|tx, p| Ok(master::demo::rantai(tx, p)? + master::demo::toko(tx, p)?))
        .await
        .unwrap_or_else(|e: Tolak| panic!("{e} {:?}", e.sebab))
}

/// All rows of all masters without what is drawn by chance.
async fn isi_semua(t: &Toko) -> BTreeMap<&'static str, Vec<Value>> {
    let mut isi = BTreeMap::new();
    for m in SEMUA.iter().copied() {
        let mut b = t.semua(m).await;
        b.iter_mut().for_each(|b| drop(b.as_object_mut().unwrap().remove("_id")));
        isi.insert(m.slug(), b);
    }
    isi
}

#[test]
fn toko_contoh_lengkap_dan_sama_setiap_kali() {
    testkit::kedua_mesin(|u| async move {
        let (a, b) = (Toko::baru(&u, "JKT1").await, Toko::baru(&u, "BDG1").await);
        let n = demo(&a).await;
        assert_eq!(demo(&a).await, 0, "hanya sekali");
        assert!(demo(&b).await < n, "data rantai tidak ditulis dua kali");
        let isi = isi_semua(&a).await;
        assert_eq!(isi.values().map(Vec::len).sum::<usize>(), n);
        for (slug, banyak) in [
            ("master-group", 8),
            ("master-jenis", 25),
            ("master-gudang", 13),
            ("master-baki", 40),
            ("master-sales", 10),
            ("master-tukang", 5),
            ("master-pelebur", 2),
            ("provinsi", 38),
            ("master-rekening", 3),
            ("master-parameter-harga-emas", 8),
        ] {
            assert_eq!(isi[slug].len(), banyak, "{slug}");
        }
        for (slug, b) in &isi {
            assert!(!b.is_empty(), "{slug} kosong");
        }
        for k in &isi["provinsi"] {
            let kode = k["kode_provinsi"].as_str().unwrap();
            assert!(isi["kota"].iter().filter(|b| b["kode_provinsi"] == kode).count() >= 3, "{kode}");
        }
        let mut lain = isi_semua(&b).await;
        let mut isi = isi;
        for slug in ["master-rekening", "master-marketplace"] {
            assert_ne!(isi.remove(slug), lain.remove(slug), "nomor rekening milik tokonya");
        }
        assert_eq!(isi, lain);
    });
}

/// Does a text parse as the code it should be?
type Sah = fn(&str) -> bool;

#[test]
fn kode_toko_contoh_adalah_kode_yang_sah_dan_gudangnya_menurut_benderanya() {
    testkit::kedua_mesin(|u| async move {
        let t = Toko::baru(&u, "JKT1").await;
        demo(&t).await;
        let sah: [(&str, &str, Sah); 6] = [
            ("master-gudang", "kode_gudang", |k| KodeGudang::parse(k).is_ok()),
            ("master-baki", "kode_baki", |k| KodeBaki::parse(k).is_ok()),
            ("master-group", "kode_group", |k| KodeGroup::parse(k).is_ok()),
            ("master-jenis", "kode_dept", |k| KodeDept::parse(k).is_ok()),
            ("master-sales", "kode_sales", |k| KodeSales::parse(k).is_ok()),
            ("master-rekening", "no_rekening", |k| NoRekening::parse(k).is_ok()),
        ];
        for (slug, kolom, sah) in sah {
            for b in t.semua(master(slug)).await {
                assert!(sah(b[kolom].as_str().unwrap()), "{slug} {b}");
            }
        }
        let g = master("master-gudang");
        let bendera = |s: &str| TanyaMaster { saring: Some(format!("{s}:1")), ..TanyaMaster::default() };
        let polos = TanyaMaster::default;
        assert_eq!(
            kode(&t, g, "gudang/get/all/hancur-barang", None, polos()).await,
            ["DBM", "HANCUR", "RETUR"]
        );
        assert_eq!(kode(&t, g, "gudang/get/all", None, bendera("boleh_jual")).await, ["TOKO"]);
        let sumber = kode(&t, g, "gudang/get/all", None, bendera("boleh_sumber_hancur")).await;
        assert!(
            !sumber.iter().any(|k| ["DBM", "RETUR", "HUTANG"].contains(&k.as_str())) && sumber.len() == 10,
            "{sumber:?}"
        );
        let j = master("master-jenis");
        assert_eq!(kode(&t, j, "jenis/get/berlian", None, polos()).await, ["ANTBRL", "CINBRL", "LIOBRL"]);
        let b = master("master-baki");
        assert_eq!(
            kode(&t, b, "baki/get/by-kode-gudang/{code}", Some("stock"), polos()).await,
            ["S01", "S02", "S03", "S04"]
        );
        assert_eq!(kode(&t, b, "baki/ready", None, polos()).await.len(), 40);
        let id = t.id(b, [("kode_baki".to_owned(), "A01".to_owned())].into()).await.unwrap();
        t.ubah(b, &id, &json!({ "aktif": false })).await.unwrap();
        assert_eq!(kode(&t, b, "baki/ready", None, polos()).await.len(), 39);
        let kota = master("kota");
        assert!(kode(&t, kota, "kota/get/by-kode-provinsi/{code}", Some("31"), polos()).await.len() >= 5);
    });
}
