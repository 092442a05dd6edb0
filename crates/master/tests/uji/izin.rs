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
        t.hapus(m, &s.id).await.unwrap_or_else(|e| panic!("{}: {e}", m.slug()));
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
