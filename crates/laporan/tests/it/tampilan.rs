//! Views of reports: kept, changed, taken away, one of them the beginning; what a report does not know is refused.

use dunia::{Dunia, di_kedua, ditolak, isi, tampil};
use laporan::tampilan::{self, PALING_BANYAK_TAMPILAN, UbahTampilan};
use laporan::{Laporan, LaporanTolak, cari};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

const KASIR: &str = "kasir1-jkt1";

fn jual() -> &'static Laporan {
    cari("laporan-transaksi-penjualan").unwrap()
}

async fn simpan(d: &Dunia, p: &Pelaku, l: &'static Laporan, badan: Value) -> Hasil<Value> {
    d.kerja(p, move |tx, p| tampilan::simpan(tx, p, l, &isi(&badan))).await.map(|t| tampil(&t))
}

async fn ubah(d: &Dunia, p: &Pelaku, nomor: i64, badan: Value) -> Hasil<Value> {
    d.kerja(p, move |tx, p| tampilan::ubah(tx, p, jual(), nomor, &isi::<UbahTampilan>(&badan)))
        .await
        .map(|t| tampil(&t))
}

async fn semua(d: &Dunia, p: &Pelaku) -> Value {
    let p = p.clone();
    tampil(&d.db().read(move |c| tampilan::daftar(c, &p, jual())).await.unwrap())
}

#[test]
fn tampilan_disimpan_diubah_dihapus_satu_yang_bawaan() {
    di_kedua(|d| async move {
        let own = d.orang("own-jkt1").await;
        let minggu = json!({ "periode": "TUJUH_HARI", "urutan": "-harga_total", "kolom": "no_faktur_group,harga_total" });
        let t = simpan(&d, &own, jual(), json!({ "nama": "  Minggu  ini ", "isi": minggu })).await.unwrap();
        assert_eq!(t, json!([{ "nomor": 1, "nama": "Minggu ini", "isi": minggu, "bawaan": false }]));
        let hari = json!({ "tgl_awal": "HARI_INI", "tgl_akhir": "HARI_INI", "grafik": "1" });
        let t =
            simpan(&d, &own, jual(), json!({ "nama": "Hari", "isi": hari, "bawaan": true })).await.unwrap();
        assert_eq!(
            (&t[1]["nomor"], &t[1]["bawaan"], &t[0]["bawaan"]),
            (&json!(2), &json!(true), &json!(false))
        );
        // The beginning moves; it never is two.
        let t = ubah(&d, &own, 1, json!({ "bawaan": true })).await.unwrap();
        assert_eq!((&t[0]["bawaan"], &t[1]["bawaan"]), (&json!(true), &json!(false)));
        let t = ubah(&d, &own, 1, json!({ "nama": "Pekan", "isi": {}, "bawaan": false })).await.unwrap();
        assert_eq!(t[0], json!({ "nomor": 1, "nama": "Pekan", "isi": {}, "bawaan": false }));
        // A name may be kept, another's may not be taken.
        ubah(&d, &own, 1, json!({ "nama": "PEKAN" })).await.unwrap();
        let t = ubah(&d, &own, 1, json!({ "nama": "hari" })).await.unwrap_err();
        assert!(t.adalah(LaporanTolak::TampilanKembar), "{t}");
        let t = d.kerja(&own, |tx, p| tampilan::hapus(tx, p, jual(), 1)).await.unwrap();
        assert_eq!(tampil(&t)[0]["nama"], "Hari");
        let lagi = d.kerja(&own, |tx, p| tampilan::hapus(tx, p, jual(), 1)).await;
        assert!(lagi.unwrap_err().adalah(LaporanTolak::TampilanTidakAda));
        assert!(ubah(&d, &own, 1, json!({})).await.unwrap_err().adalah(LaporanTolak::TampilanTidakAda));
    });
}

#[test]
fn setiap_orang_hanya_punya_tampilannya_sendiri() {
    di_kedua(|d| async move {
        let (own, kasir) = (d.orang("own-jkt1").await, d.orang(KASIR).await);
        simpan(&d, &own, jual(), json!({ "nama": "Milik", "isi": {} })).await.unwrap();
        assert_eq!(semua(&d, &kasir).await, json!([]));
        let t = d.kerja(&kasir, |tx, p| tampilan::hapus(tx, p, jual(), 1)).await;
        assert!(t.unwrap_err().adalah(LaporanTolak::TampilanTidakAda));
        // The same name is free for somebody else, and for another report.
        simpan(&d, &kasir, jual(), json!({ "nama": "Milik", "isi": {} })).await.unwrap();
        let lain = cari("laporan-transaksi-pembelian").unwrap();
        simpan(&d, &own, lain, json!({ "nama": "Milik", "isi": {} })).await.unwrap();
        assert_eq!(semua(&d, &own).await.as_array().unwrap().len(), 1);
    });
}

#[test]
fn tampilan_paling_banyak_dua_puluh_dan_nomornya_tidak_kembali() {
    di_kedua(|d| async move {
        let own = d.orang("own-jkt1").await;
        for n in 0..PALING_BANYAK_TAMPILAN {
            simpan(&d, &own, jual(), json!({ "nama": format!("T{n}"), "isi": {} })).await.unwrap();
        }
        let t = simpan(&d, &own, jual(), json!({ "nama": "Lebih", "isi": {} })).await.unwrap_err();
        assert!(t.adalah(LaporanTolak::TampilanPenuh), "{t}");
        d.kerja(&own, |tx, p| tampilan::hapus(tx, p, jual(), 3)).await.unwrap();
        let t = simpan(&d, &own, jual(), json!({ "nama": "Lebih", "isi": {} })).await.unwrap();
        assert_eq!(t.as_array().unwrap().last().unwrap()["nomor"], 21);
    });
}

#[test]
fn yang_tidak_dikenal_laporan_ditolak_pada_tempatnya() {
    di_kedua(|d| async move {
        let own = d.orang("own-jkt1").await;
        for (isi, kode, kolom) in [
            (json!({ "kolom": "harga_total,bukan" }), "LAPORAN-12", "kolom"),
            (json!({ "kolom": "harga_total,harga_total" }), "LAPORAN-12", "kolom"),
            (json!({ "kolom": "" }), "LAPORAN-12", "kolom"),
            (json!({ "urutan": "-bukan" }), "LAPORAN-12", "urutan"),
            (json!({ "grafik": "ya" }), "LAPORAN-12", "grafik"),
            (json!({ "periode": "SELAMANYA" }), "LAPORAN-12", "periode"),
            (json!({ "bukan": "1" }), "LAPORAN-05", "bukan"),
            (json!({ "tgl_awal": "kemarin" }), "LAPORAN-02", "tgl_awal"),
            (json!({ "tgl_awal": "2026-11-15", "tgl_akhir": "2026-11-01" }), "LAPORAN-03", "tgl_akhir"),
            (json!({ "toko": "SBY1" }), "LAPORAN-06", "toko"),
        ] {
            let t = ditolak(simpan(&d, &own, jual(), json!({ "nama": "X", "isi": isi })).await, kode);
            assert!(t.kolom.contains_key(kolom), "{isi}: {t:?}");
        }
        for nama in ["  ", &"x".repeat(61)] {
            ditolak(simpan(&d, &own, jual(), json!({ "nama": nama, "isi": {} })).await, "LAPORAN-14");
        }
        // A report of one day has no period to move.
        let satu = cari("laporan-akhir_hari").unwrap();
        ditolak(
            simpan(&d, &own, satu, json!({ "nama": "X", "isi": { "periode": "BULAN_INI" } })).await,
            "LAPORAN-12",
        );
        // Where a store must be chosen, a view may leave the choice to the form.
        let kirim = cari("laporan-kirim-uang-pusat").unwrap();
        simpan(&d, &own, kirim, json!({ "nama": "X", "isi": { "periode": "BULAN_INI" } })).await.unwrap();
    });
}

#[test]
fn kolom_modal_tidak_dapat_disimpan_oleh_yang_tidak_melihatnya() {
    di_kedua(|d| async move {
        let l = laporan::SEMUA
            .iter()
            .copied()
            .find(|l| l.kolom.iter().any(|k| platform::lihat::MODAL.contains(&k.kunci)))
            .unwrap();
        let modal = l.kolom.iter().find(|k| platform::lihat::MODAL.contains(&k.kunci)).unwrap().kunci;
        let minta = json!({ "nama": "Modal", "isi": { "kolom": modal } });
        simpan(&d, &d.orang("own-jkt1").await, l, minta.clone()).await.unwrap();
        ditolak(simpan(&d, &d.orang(KASIR).await, l, minta).await, "LAPORAN-12");
    });
}

#[test]
fn kantor_pusat_menyimpan_toko_pilihannya() {
    di_kedua(|d| async move {
        let pusat = d.orang("pusat").await;
        let t = simpan(&d, &pusat, jual(), json!({ "nama": "Dua", "isi": { "toko": "JKT1,SBY1" } }))
            .await
            .unwrap();
        assert_eq!(t[0]["isi"]["toko"], "JKT1,SBY1");
        ditolak(
            simpan(&d, &pusat, jual(), json!({ "nama": "X", "isi": { "toko": "XX" } })).await,
            "LAPORAN-06",
        );
    });
}
