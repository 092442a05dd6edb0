//! Every call of the masters is mounted, and demands what its screen demands.

use server::tepi::Syarat;
use std::collections::BTreeSet;

/// Calls of the specification for masters, method and path.
const PANGGILAN: &[&str] = &[
    "GET para-cicilan",
    "GET para-deskripsi-service",
    "POST para-deskripsi-service",
    "DELETE para-deskripsi-service",
    "GET para-hutang-pokok",
    "POST para-hutang-pokok",
    "DELETE para-hutang-pokok",
    "GET kelompok-harga",
    "GET plafond-hutang-kadar",
    "GET para-bunga-hutang",
    "GET para-bonus-sales",
    "GET supplier-barang",
    "GET para-potongan-kategori",
    "GET para-jenis-group",
    "GET keterangan-nota",
    "GET plafond-hutang",
    "GET parameter-ongkos",
    "GET batu-polish",
    "GET batu-symmetry",
    "GET batu-cutgrade",
    "GET batu-fluorescence",
    "GET batu-clarity",
    "GET batu-color",
    "GET batu-shape",
    "GET parameter-berlian",
    "GET banks",
    "GET rekenings",
    "GET ruginota/get/all",
    "GET warna",
    "POST warna",
    "PUT warna/{id}",
    "DELETE warna/{id}",
    "GET group/get/all",
    "GET hadiah/get/all",
    "GET parapoin/get/all",
    "GET parabandrol/get/all",
    "GET kadar/get/all",
    "GET provinces",
    "GET jenis/get/berlian",
    "GET jenis/get/all",
    "GET paratransaksi/get/all",
    "GET gudang/get/all",
    "GET gudang/get/all/master",
    "GET gudang/get/all/hancur-barang",
    "GET baki/ready",
    "GET baki/get/by-kode-gudang/{code}",
    "GET sales/get/all",
    "GET supplier-berlian",
    "GET tukang/get/all",
    "GET parakondisi/get/all",
    "GET parabeli/get/all",
    "GET parapinjaman/get/all",
    "GET marketplace",
];

#[test]
fn semua_panggilan_master_dari_spesifikasi_terpasang() {
    let jalur = server::rute::jalur();
    let ada: BTreeSet<String> =
        jalur.tabel().iter().map(|(m, p, _)| format!("{m} {}", p.trim_start_matches("/api/v1/"))).collect();
    let hilang: Vec<_> = PANGGILAN.iter().filter(|p| !ada.contains(**p)).collect();
    assert!(hilang.is_empty(), "belum terpasang: {hilang:?}");
}

#[test]
fn menulis_master_menuntut_menu_layarnya_dan_membaca_tidak() {
    let jalur = server::rute::jalur();
    for m in ::master::SEMUA {
        let dasar = format!("/api/v1/{}", m.path);
        let syarat = |metode: &str, path: &str| {
            jalur.tabel().iter().find(|(x, p, _)| x == metode && p == path).map(|(_, _, s)| *s)
        };
        for (metode, path) in [
            ("POST", dasar.clone()),
            ("DELETE", dasar.clone()),
            ("PUT", format!("{dasar}/{{id}}")),
            ("DELETE", format!("{dasar}/{{id}}")),
            ("POST", format!("{dasar}/impor")),
            ("GET", format!("{dasar}/{{id}}/riwayat")),
        ] {
            let s = syarat(metode, &path);
            assert!(matches!(s, Some(Syarat::Menu([menu])) if *menu == m.rute), "{metode} {path}: {s:?}");
        }
        for path in m.daftar.iter().chain(m.saringan.iter().map(|(p, _)| p)) {
            let s = syarat("GET", &format!("/api/v1/{path}"));
            assert_eq!(s, Some(Syarat::Baca(m.rute)), "{path}");
        }
        // What may be read may be taken along as a file.
        let s = syarat("GET", &format!("{dasar}/ekspor/{{bentuk}}"));
        assert_eq!(s, Some(Syarat::Baca(m.rute)), "{dasar}/ekspor");
    }
}
