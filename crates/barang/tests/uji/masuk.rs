//! New pieces: all or none, in the tray they were brought into and in no other, found again and told from the books;
//! what is wrong is said on its row.

use crate::alat::{banyak, banyak_barang, cincin, isi_baki, riwayat, siap, teks};
use barang::tambah::{self, Baru, harga_hari};
use barang::{daftar, pratinjau, profit};
use db::args;
use dunia::{Dunia, di_kedua, ditolak};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

#[test]
fn barang_baru_terletak_di_bakinya_dan_tercatat_di_buku() {
    di_kedua(|d| async move {
        let barang = d.barang("A06", &[2_500, 3_250]).await;
        for k in &barang {
            assert_eq!(d.letak(k).await.as_deref(), Some("TOKO/A06"));
        }
        let sql = "SELECT CAST(COALESCE(SUM(berat), 0) AS BIGINT) FROM saldo_lokasi WHERE toko = 'JKT1' AND baki = 'A06'";
        assert!(d.angka(sql, args![]).await >= 5_750);
        let sql = "SELECT COUNT(*) FROM buku_stok WHERE toko = 'JKT1' AND kode_barcode = $1";
        assert_eq!(d.angka(sql, args![barang[0].as_str()]).await, 2);
    });
}

#[test]
fn barang_banyak_disimpan_dan_ditemukan() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let awal = isi_baki(&d, &own, "A04").await;
        let baris = [2.345, 3.5, 1.021].map(|gram| {
            let mut b = cincin("A04", gram);
            b["kode_gudang"] = json!("TOKO");
            b["id_foto"] = json!(gram.to_string());
            b
        });
        let j = banyak(&d, &own, &baris).await.unwrap();
        let kode: Vec<String> = j.as_array().unwrap().iter().map(|b| teks(&b["kode_barcode"])).collect();
        assert_eq!(kode.len(), 3);
        assert!(kode.iter().all(|c| c.len() == 8) && kode.windows(2).all(|w| w[0] < w[1]), "{kode:?}");
        assert_eq!(j[0]["id_foto"], "2.345");
        let kini = isi_baki(&d, &own, "A04").await;
        assert_eq!((kini.0 - awal.0, kini.1 - awal.1), (3, 6_866));
        let k = siap(&d, &own, &kode[0]).await.unwrap();
        assert_eq!(
            (&k["nama_barang"], &k["berat"], &k["status"]),
            (&json!("CINCIN POLOS"), &json!(2.35), &json!("READY"))
        );
        let cerita = riwayat(&d, &kode[0]).await;
        assert_eq!((&cerita[0]["dari"], &cerita[0]["ke"]), (&json!("Supplier"), &json!("TOKO A04")));
        // Another store sees that it is not its own.
        ditolak(siap(&d, &d.pemilik("BDG1").await, &kode[0]).await, "BARANG-03");
        ditolak(siap(&d, &own, "99999999").await, "BARANG-02");
    });
}

#[test]
fn satu_baris_yang_salah_menolak_semua_dan_disebut() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let awal = banyak_barang(&d).await;
        let mut salah = cincin("A04", 0.0);
        salah["kode_dept"] = json!("KAL916");
        let t = ditolak(banyak(&d, &own, &[cincin("A04", 2.5), salah]).await, "BARANG-06");
        for kolom in ["detail_barang[1].berat_asli", "detail_barang[1].kode_dept"] {
            assert!(t.kolom.contains_key(kolom), "{kolom}: {t:?}");
        }
        ditolak(banyak(&d, &own, &[]).await, "BARANG-07");
        // A tray of another warehouse than the one that is said.
        let mut lain = cincin("S01", 2.5);
        lain["kode_gudang"] = json!("TOKO");
        ditolak(banyak(&d, &own, &[lain]).await, "BARANG-06");
        assert_eq!(banyak_barang(&d).await, awal);
    });
}

async fn satu(d: &Dunia, p: &Pelaku, badan: &Value) -> Hasil<Value> {
    d.minta(p, badan, |tx, p, b: &Baru| {
        let harga = harga_hari(tx, p)?;
        tambah::satu(tx, p, &harga, b)
    })
    .await
}

/// The first code of a master of the store.
async fn pertama(d: &Dunia, sql: &str, isi: &[db::Val]) -> String {
    d.baris(sql, isi).await.remove(0)
}

#[test]
fn satu_barang_dengan_batu_dihitung_dan_disimpan() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let sql = "SELECT kode_group FROM group_barang WHERE toko = 'JKT1' AND is_berlian = 1 AND dihapus = 0 ORDER BY 1";
        let group = pertama(&d, sql, &[]).await;
        let sql =
            "SELECT kode_dept FROM jenis WHERE toko = 'JKT1' AND dihapus = 0 AND kode_group = $1 ORDER BY 1";
        let jenis = pertama(&d, sql, args![&group]).await;
        let sql = "SELECT kode_jenis_batu FROM jenis_batu WHERE toko = 'JKT1' AND dihapus = 0 ORDER BY 1";
        let batu = pertama(&d, sql, &[]).await;
        let mut isi = cincin("A05~TOKO", 4.321);
        for (kolom, nilai) in [
            ("kode_group", json!(group)),
            ("kode_dept", json!(jenis)),
            ("ongkos_berlian", json!(150_000)),
            ("buyback", json!(80)),
            ("trade_in", json!(90.5)),
            ("id_barang_pesanan", json!("abc")),
            ("is_from_sepuh", json!(true)),
            ("data_berlian", json!([{ "jenis_batu": batu, "butir": 3, "carat": 0.25, "usd_carat": 1000 }])),
        ] {
            isi[kolom] = nilai;
        }
        let l = d.minta(&own, &isi, |tx, p, b: &Baru| {
            let harga = harga_hari(tx, p)?;
            pratinjau::pratinjau(tx, p, &harga, b)
        });
        let l = l.await.unwrap();
        assert_eq!((&l["berat"], &l["aturan_berat"]), (&json!(4.35), &json!("V2")));
        let jumlah =
            |b: &Value| b.as_array().unwrap().iter().map(|x| x["nilai"].as_i64().unwrap()).sum::<i64>();
        let pokok = l["total_pokok"].as_i64().unwrap();
        assert_eq!(jumlah(&l["pokok"]), pokok);
        // All lines but the last add up to the last.
        assert_eq!(jumlah(&l["jual"]), 2 * l["harga_jual"].as_i64().unwrap());
        assert_eq!(l["tarif_ppn"], json!(1.65));
        isi["total_pokok"] = json!(pokok);
        isi["total_usd"] = json!(250);
        let kode = teks(&satu(&d, &own, &isi).await.unwrap()["kode_barcode"]);
        let sql = "SELECT total_usd, ongkos_berlian, buyback, trade_in, id_barang_pesanan, is_from_sepuh, total_pokok \
                   FROM barang WHERE kode_barcode = $1";
        assert_eq!(d.baris(sql, args![&kode]).await, [format!("25000|150000|8000|9050|ABC|1|{pokok}")]);
        let sql = "SELECT butir, carat, usd_carat FROM barang_batu WHERE kode_barcode = $1";
        assert_eq!(d.baris(sql, args![&kode]).await, ["3|250|100000"]);
        // A quarter of a carat is 50 mg of stone in it, which is no gold.
        let sql = "SELECT b.berat_atribut, (4321 - 50) * b.kadar_cetak / 10000 - s.murni FROM barang b \
                   JOIN saldo_barang s ON s.kode_barcode = b.kode_barcode WHERE b.kode_barcode = $1";
        assert_eq!(d.baris(sql, args![&kode]).await, ["50|0"]);
        // The list of the day begins with it; another tray does not have it.
        let hari = async |baki: &str| {
            let q = dunia::isi::<daftar::TanyaMasuk>(&json!({ "kode_toko": baki }));
            let toko = own.toko.clone();
            d.lihat(move |c| daftar::masuk(c, &toko, &q)).await.unwrap()
        };
        let a05 = hari("A05").await;
        assert_eq!((&a05[0]["kode_barcode"], &a05[0]["input_by"]), (&json!(kode), &json!("own-jkt1")));
        assert_eq!(hari("A06").await, json!([]));
        // Many at once take no diamonds.
        ditolak(banyak(&d, &own, &[isi]).await, "BARANG-06");
    });
}

#[test]
fn angka_yang_tidak_sama_dengan_hitungan_server_ditolak_di_kolomnya() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let awal = banyak_barang(&d).await;
        for (kolom, nilai) in [
            ("berat_asli", json!(-1)),
            ("berat_asli", json!(99_999)),
            ("berat", json!(9)),
            ("berat_stock", json!(9)),
            ("kadar", json!(0)),
            ("total_pokok", json!(1)),
            ("total_harga", json!(1)),
            ("total_usd", json!(5)),
            ("kode_toko", json!("TIDAKADA")),
            ("kode_toko", json!("A05~STOCK")),
            ("supplier_barang", json!("TIDAKADA")),
            ("asal_perolehan", json!("LAIN")),
            ("harga_modal_gram", json!(-5)),
            ("buyback", json!(101)),
            ("berat_plastik", json!(-1)),
            ("size", json!("X".repeat(21))),
        ] {
            let mut isi = cincin("A05~TOKO", 2.5);
            isi[kolom] = nilai.clone();
            let t = ditolak(satu(&d, &own, &isi).await, "BARANG-06");
            assert!(t.kolom.contains_key(kolom), "{kolom} {nilai}: {t:?}");
        }
        let mut isi = cincin("A05~TOKO", 0.5);
        isi["data_berlian"] = json!([{ "jenis_batu": "X", "butir": 0, "carat": 5 }]);
        let t = ditolak(satu(&d, &own, &isi).await, "BARANG-06");
        for kolom in ["data_berlian[0].jenis_batu", "data_berlian[0].butir", "data_berlian"] {
            assert!(t.kolom.contains_key(kolom), "{kolom}: {t:?}");
        }
        assert_eq!(banyak_barang(&d).await, awal);
    });
}

#[test]
fn profit_diubah_menurut_rentang_dan_tercatat() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kode = d.barang("A04", &[2_500, 3_500]).await;
        let calon = async || {
            let r = dunia::isi::<profit::Rentang>(&json!({ "kode_awal": kode[0], "kode_akhir": kode[1] }));
            let toko = own.toko.clone();
            d.lihat(move |c| profit::calon(c, &toko, &r).map(|(baris, _)| baris)).await.unwrap()
        };
        assert_eq!(calon().await.as_array().unwrap().len(), 2);
        let ubah = |profit: i64| json!({ "data": [{ "kode_barcode": kode[0], "profit": profit }] });
        d.minta(&own, &ubah(250_000), profit::ubah).await.unwrap();
        assert_eq!(calon().await[0]["profit"], 250_000);
        ditolak(d.minta(&own, &ubah(-1), profit::ubah).await, "BARANG-10");
        assert_eq!(d.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'UBAH PROFIT'", &[]).await, 1);
        // Nothing is a value too.
        d.minta(&own, &ubah(0), profit::ubah).await.unwrap();
        assert_eq!(calon().await[0]["profit"], 0);
    });
}

#[test]
fn jenis_group_dan_gudang_yang_tidak_aktif_tidak_menerima_barang_baru() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let lama = d.barang("A06", &[2_500]).await;
        for (ubah, kolom, pesan) in [
            ("jenis SET aktif = $1 WHERE kode_dept = 'CIN750'", "kode_dept", "Jenis CIN750 tidak aktif"),
            ("group_barang SET aktif = $1 WHERE kode_group = '750'", "kode_group", "Group 750 tidak aktif"),
            ("gudang SET aktif = $1 WHERE kode_gudang = 'TOKO'", "kode_toko", "Gudang TOKO tidak aktif"),
        ] {
            let sql = format!("UPDATE {ubah} AND toko = 'JKT1'");
            d.ubah(&sql, args![0]).await;
            let t = ditolak(banyak(&d, &own, &[cincin("A04", 2.5)]).await, "BARANG-06");
            let sebab = t.kolom.get(&format!("detail_barang[0].{kolom}")).map(String::as_str);
            assert_eq!(sebab, Some(pesan), "{t:?}");
            // What lies there already is what it was.
            assert_eq!(siap(&d, &own, &lama[0]).await.unwrap()["status"], "READY");
            d.ubah(&sql, args![1]).await;
        }
        banyak(&d, &own, &[cincin("A04", 2.5)]).await.unwrap();
    });
}
