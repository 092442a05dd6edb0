//! Who may write: the menu right and the module are looked at inside the transaction.

use crate::alat::{Toko, master, setiap_master};
use crate::contoh;
use master::Master;
use platform::{Level, Status, menu};
use serde_json::json;
use std::collections::HashSet;
use std::sync::Arc;

/// Every way to write, refused with this code.
async fn semua_ditolak(t: &Toko, m: &'static Master, id: &str, kode: &str) {
    let csv = format!("{}\n", m.kunci.join(","));
    for tolak in [
        t.tambah(m, &contoh::baris(m, 1)).await.unwrap_err(),
        t.ubah(m, id, &contoh::ubahan(m, 0)).await.unwrap_err(),
        t.hapus(m, id).await.unwrap_err(),
        t.impor(m, &csv).await.unwrap_err(),
        t.pratinjau(m, &csv).await.unwrap_err(),
    ] {
        assert_eq!((tolak.status, tolak.kode), (Status::Dilarang, kode), "{}: {tolak}", m.slug());
    }
}

#[test]
fn tanpa_hak_menu_tidak_ada_yang_bisa_ditulis() {
    setiap_master(|mut t, m| async move {
        let s = t.contoh(m, 0).await.unwrap();
        t.p.level = Level::Kasir;
        semua_ditolak(&t, m, &s.id, "AKSES-01").await;
        assert_eq!(t.semua(m).await, [s.json(m)], "membaca tetap boleh");
        t.p.akses = Arc::new(HashSet::from([m.rute.to_owned()]));
        let hapus = t.hapus(m, &s.id).await;
        assert_eq!(
            hapus.map_err(|e| e.kode),
            if m.baris_own { Err("MASTER-15") } else { Ok(()) },
            "{}",
            m.slug()
        );
    });
}

#[test]
fn modul_yang_mati_menolak_semua_tulisan() {
    setiap_master(|t, m| async move {
        let kunci = match menu::cari(m.rute).unwrap().gerbang {
            menu::Gerbang::Modul(k) => k,
            menu::Gerbang::HutangPokok => "PARAMETER_JUMLAH_HUTANG_POKOK_MODULE",
            _ => return,
        };
        let s = t.contoh(m, 0).await.unwrap();
        t.modul(kunci, "off").await;
        semua_ditolak(&t, m, &s.id, "MODUL-01").await;
        t.modul(kunci, "on").await;
        t.hapus(m, &s.id).await.unwrap();
    });
}

#[test]
fn yang_menentukan_harga_dan_otorisasi_hanya_diubah_pemilik() {
    testkit::kedua_mesin(|u| async move {
        let mut t = Toko::baru(&u, "JKT1").await;
        let kasbon = json!({ "kode_transaksi": "PRIVE", "nama_transaksi": "PRIVE", "jenis": "KELUAR", "butuh_otorisasi": "1" });
        let s = t.tambah(master("master-kode-transaksi"), &kasbon).await.unwrap();
        let mut semua = vec![(master("master-kode-transaksi"), s.id, "butuh_otorisasi", json!("0"))];
        for (slug, kolom, isi) in [
            ("master-group", "kadar", json!("100")),
            ("master-group", "kadar_cetak", json!("100")),
            ("master-group", "potong_atribut", json!("1")),
            ("master-kondisi-pembelian", "potongan", json!("0")),
            ("master-kondisi-pembelian", "butuh_otorisasi", json!("1")),
            ("master-parameter-rugi-nota", "nilai", json!("0")),
            ("master-potongan-pembelian", "potongan", json!("9")),
            ("parameter-ongkos", "ongkos", json!("7")),
            // What a stone sells for, and what is paid for it when it comes back.
            ("master-batu-berlian", "harga_usd", json!("1")),
            ("master-batu-berlian", "buyback", json!("100")),
            // An account of a supervisor's own, and a warehouse that nobody counts.
            ("master-rekening", "atas_nama", json!("MALING")),
            ("master-gudang", "dihitung_opname", json!("0")),
            // Points pay like money, and gifts are bought with them.
            ("master-parameter-point", "poin", json!("1000000")),
            ("master-data-hadiah", "point", json!("1")),
            ("parameter-reset-poin-member", "aktif", json!("0")),
        ] {
            let m = master(slug);
            let id = match t.contoh(m, 0).await {
                Ok(s) => s.id,
                Err(_) => t.semua(m).await[0]["_id"].as_str().unwrap().to_owned(),
            };
            semua.push((m, id, kolom, isi));
        }
        t.p.level = Level::Spv;
        t.p.akses = Arc::new(semua.iter().map(|(m, ..)| m.rute.to_owned()).collect());
        for (m, id, kolom, isi) in &semua {
            let e = t.ubah(m, id, &json!({ (*kolom): isi })).await.unwrap_err();
            assert_eq!((e.status, e.kode), (Status::Dilarang, "MASTER-15"), "{} {kolom}: {e}", m.slug());
            assert!(e.kolom[*kolom].contains("hanya boleh diubah OWN"), "{e:?}");
        }
        // What no money hangs on is a supervisor's as before; a row more or less is not.
        let (group, id) = (master("master-group"), &semua[1].1);
        t.ubah(group, id, &json!({ "nama_group": "LAIN" })).await.unwrap();
        let jenis = t.semua(group).await[0]["jenis_group"].as_str().unwrap().to_owned();
        for e in [
            t.tambah(group, &contoh::baris(group, 7)).await.unwrap_err(),
            t.impor(group, &format!("kode_group,nama_group,jenis_group,kadar\nX9,X,{jenis},100\n"))
                .await
                .unwrap_err(),
            t.hapus(master("master-kondisi-pembelian"), &semua[4].1).await.unwrap_err(),
        ] {
            assert!(e.pesan.contains("hanya boleh"), "{e}");
        }
        t.p.level = Level::Own;
        for (m, id, kolom, isi) in &semua {
            t.ubah(m, id, &json!({ (*kolom): isi }))
                .await
                .unwrap_or_else(|e| panic!("{} {kolom}: {e}", m.slug()));
        }
    });
}

#[test]
fn kupon_tidak_melebihi_persen_yang_diizinkan() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("parameter-kupon"));
        t.modul("KUPON_MAKS_PERSEN", "10").await;
        let kupon = |kode: &str, jenis: &str, nilai: &str| {
            json!({ "kode_kupon": kode, "nama_kupon": "K", "min_belanja": "1000", "jenis_nilai": jenis, "nilai": nilai,
                "masa_hari": "30" })
        };
        let e = t.tambah(m, &kupon("K90", "PERSEN", "90")).await.unwrap_err();
        assert_eq!((e.kode, e.kolom["nilai"].contains("10%")), ("MASTER-12", true), "{e:?}");
        assert_eq!(t.tambah(m, &kupon("K10", "PERSEN", "10.01")).await.unwrap_err().kode, "MASTER-12");
        let s = t.tambah(m, &kupon("K10", "PERSEN", "10")).await.unwrap();
        assert_eq!(t.ubah(m, &s.id, &json!({ "nilai": "11" })).await.unwrap_err().kode, "MASTER-12");
        t.tambah(m, &kupon("K50", "RP", "50000")).await.unwrap();
        t.modul("KUPON_MAKS_PERSEN", "90").await;
        t.tambah(m, &kupon("K90", "PERSEN", "90")).await.unwrap();
    });
}

#[test]
fn hutang_pokok_tertutup_bila_mengikuti_harga_emas() {
    testkit::kedua_mesin(|u| async move {
        let (t, m) = (Toko::baru(&u, "JKT1").await, master("parameter-hutang-pokok"));
        let s = t.contoh(m, 0).await.unwrap();
        t.modul("PARAMETER_JUMLAH_HUTANG_POKOK_MODULE", "HARGA_EMAS").await;
        semua_ditolak(&t, m, &s.id, "MODUL-03").await;
    });
}

#[test]
fn toko_tidak_melihat_dan_tidak_menyentuh_master_toko_lain() {
    testkit::kedua_mesin(|u| async move {
        let (a, b) = (Toko::baru(&u, "JKT1").await, Toko::baru(&u, "BDG1").await);
        let m = master("master-warna");
        let s = a.contoh(m, 0).await.unwrap();
        assert!(b.semua(m).await.is_empty());
        assert_eq!(b.ubah(m, &s.id, &contoh::ubahan(m, 0)).await.unwrap_err().kode, "MASTER-02");
        assert_eq!(b.hapus(m, &s.id).await.unwrap_err().kode, "MASTER-02");
        b.contoh(m, 0).await.unwrap();
        assert_eq!(a.semua(m).await, [s.json(m)]);
        // A supplier is the chain's: both see the one row.
        let m = master("master-supplier");
        let s = a.contoh(m, 0).await.unwrap();
        assert_eq!(b.semua(m).await, [s.json(m)]);
        assert_eq!(b.contoh(m, 0).await.unwrap_err().kode, "MASTER-04");
    });
}

#[test]
fn rujukan_ke_toko_lain_tidak_ada() {
    testkit::kedua_mesin(|u| async move {
        let (a, b) = (Toko::baru(&u, "JKT1").await, Toko::baru(&u, "BDG1").await);
        a.contoh(master("master-bank"), 0).await.unwrap();
        let tolak = b
            .tambah(master("master-rekening"), &contoh::baris(master("master-rekening"), 0))
            .await
            .unwrap_err();
        assert_eq!(tolak.kode, "MASTER-03");
        let isi = json!({ "kode_bank": "bank00", "no_rekening": "1", "atas_nama": "x" });
        let r = a.tambah(master("master-rekening"), &isi).await.unwrap();
        assert_eq!(r.baris.teks("kode_bank"), "BANK00");
    });
}
