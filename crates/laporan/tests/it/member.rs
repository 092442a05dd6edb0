//! The reports of members against what really happened: points add up to the balance, gifts to their stock, and the calls of the
//! gift report answer each with its own columns.

use crate::bantu::{baris, isian, minta};
use crate::hari_dagang::{KEMARIN, Meja, TOKO};
use crate::kerja_member;
use db::args;
use dunia::{Dunia, di_kedua};
use platform::Hasil;
use serde_json::{Value, json};

async fn lapor(d: &Dunia, slug: &str, saring: Value) -> Hasil<Vec<Value>> {
    let (l, p) = (laporan::cari(slug).unwrap(), d.pemilik(TOKO).await);
    let m = minta(&d.uji, &p, l, isian(saring), &[]).await?;
    baris(&d.uji, &m, true).await
}

async fn hari(d: &Dunia, slug: &str, lain: Value) -> Vec<Value> {
    let mut s = json!({ "tgl_from": KEMARIN, "tgl_to": KEMARIN });
    s.as_object_mut().unwrap().extend(lain.as_object().unwrap().clone());
    lapor(d, slug, s).await.unwrap()
}

fn jumlah(baris: &[Value], kunci: &str) -> i64 {
    baris.iter().map(|b| b[kunci].as_i64().unwrap_or_else(|| panic!("{kunci}: {b}"))).sum()
}

fn teks<'a>(baris: &'a [Value], kunci: &str) -> Vec<&'a str> {
    baris.iter().map(|b| b[kunci].as_str().unwrap_or_default()).collect()
}

#[test]
fn laporan_member_sesuai_yang_dikerjakan() {
    di_kedua(|d| async move {
        let m = Meja::di(&d, TOKO).await;
        kerja_member::urus(&m).await;
        let saldo = d.angka("SELECT CAST(SUM(saldo) AS BIGINT) FROM saldo_poin", args![]).await;
        let dapat =
            d.angka("SELECT CAST(SUM(poin) AS BIGINT) FROM buku_poin WHERE jenis = 'DAPAT'", args![]).await;
        assert!(dapat > 0 && saldo == 431 - 17 - 7 - 100 + dapat, "{saldo} {dapat}");

        let harian = hari(&d, "laporan-harian-member", json!({})).await;
        assert_eq!(teks(&harian, "jenis"), ["POIN TAMBAH", "POIN KURANG", "JUAL", "TUKAR HADIAH"]);
        assert_eq!(jumlah(&harian, "poin_dapat") - jumlah(&harian, "poin_pakai"), saldo);

        let bayar = hari(&d, "laporan-bayar-point", json!({})).await;
        assert_eq!((bayar.len(), jumlah(&bayar, "poin"), jumlah(&bayar, "jumlah_rp")), (1, 7, 7_000));
        let belanja = jumlah(&bayar, "harga_total");

        for menurut in ["RUPIAH", "GRAM", "POINT", "KUNJUNGAN"] {
            let top = hari(&d, "laporan-top-member", json!({ "menurut": menurut })).await;
            assert_eq!(top.len(), 1, "{menurut}");
            let b = &top[0];
            assert_eq!((b["peringkat"].as_i64(), b["kunjungan"].as_i64()), (Some(1), Some(1)));
            assert_eq!((b["rupiah"].as_i64(), b["poin"].as_i64()), (Some(belanja), Some(dapat)));
            // 3.77 g, as the nota has it.
            assert_eq!((b["point"].as_i64(), b["berat"].as_f64()), (Some(saldo), Some(3.8)));
        }
        assert!(hari(&d, "laporan-top-member", json!({ "banyak": 0 })).await.is_empty());

        let daftar = lapor(&d, "laporan-daftar-member", json!({ "urut": "point" })).await.unwrap();
        assert_eq!(teks(&daftar, "nama_customer"), ["RATNA DEWI JKT1", "SUTRISNO JKT1"]);
        assert_eq!(jumlah(&daftar, "point"), saldo);
        assert!(teks(&daftar, "nik").iter().all(|n| n.contains('*')), "NIK utuh di laporan");
        assert!(lapor(&d, "laporan-daftar-member", json!({ "status": "KELUAR" })).await.unwrap().is_empty());

        let aktif = json!({ "start_date": KEMARIN, "end_date": KEMARIN });
        assert!(lapor(&d, "laporan-aktivasi-member", aktif.clone()).await.unwrap().is_empty());
        // Each logs in to the app, one of them twice.
        let p = d.pemilik(TOKO).await;
        d.kerja(&p, |tx, _| {
            for nomor in [1, 2] {
                tx.exec(
                    "INSERT INTO app_aktivasi (kode_pelanggan, nomor, waktu, toko, cara) SELECT kode_pelanggan, CAST($1 AS BIGINT), $2, 'JKT1', \
                     'PESAN' FROM pelanggan WHERE kode_member <> '' AND (CAST($1 AS BIGINT) = 1 OR nama_customer LIKE 'RATNA%')",
                    args![nomor, format!("{KEMARIN}T09:0{nomor}:00.000+07:00")],
                )?;
            }
            Ok(())
        })
        .await
        .unwrap();
        let aktif = lapor(&d, "laporan-aktivasi-member", aktif).await.unwrap();
        assert_eq!(jumlah(&aktif, "daftar"), 2);
        assert!(teks(&aktif, "input_date").iter().all(|w| w.starts_with(KEMARIN)));
        let dulu = json!({ "start_date": "2026-11-01", "end_date": "2026-11-14" });
        assert!(lapor(&d, "laporan-aktivasi-member", dulu).await.unwrap().is_empty());
    });
}

#[test]
fn kartu_stock_hadiah_berjalan_dari_awal_ke_akhir_dan_tukar_hadiah_tanpa_yang_batal() {
    di_kedua(|d| async move {
        const HADIAH: &str = "laporan-kartu-stock-hadiah";
        let m = Meja::di(&d, TOKO).await;
        kerja_member::urus(&m).await;
        let tukar = hari(&d, HADIAH, json!({ "jenis": "PELANGGAN" })).await;
        assert_eq!(teks(&tukar, "deskripsi"), ["PAYUNG LIPAT"]);
        assert_eq!((jumlah(&tukar, "qty"), jumlah(&tukar, "poin")), (2, 100));

        let rekap = lapor(&d, HADIAH, json!({ "jenis": "REKAP", "tgl_from": KEMARIN })).await.unwrap();
        let angka = |b: &Value| ["stock_in", "stock_out", "stock_akhir"].map(|k| b[k].as_i64().unwrap());
        assert_eq!(teks(&rekap, "nama_hadiah"), ["MUG KARAT", "PAYUNG LIPAT"]);
        assert_eq!((angka(&rekap[0]), angka(&rekap[1])), ([26, 2, 24], [40, 2, 38]));
        // Nothing moved since: what lies there is told all the same.
        let besok = lapor(&d, HADIAH, json!({ "jenis": "REKAP", "tgl_from": "2026-11-16" })).await.unwrap();
        assert_eq!((angka(&besok[0]), angka(&besok[1])), ([0, 0, 24], [0, 0, 38]));

        let kartu = json!({ "jenis": "DETAIL", "tgl_from": KEMARIN, "kode_hadiah": "MUG" });
        let kartu = lapor(&d, HADIAH, kartu).await.unwrap();
        let gerak = |b: &Value| {
            ["stock_awal", "stock_in", "stock_out", "stock_akhir"].map(|k| b[k].as_i64().unwrap())
        };
        let gerak: Vec<[i64; 4]> = kartu.iter().map(gerak).collect();
        assert_eq!(gerak, [[0, 25, 0, 25], [25, 0, 1, 24], [24, 1, 0, 25], [25, 0, 1, 24]]);
        assert!(teks(&kartu, "keterangan")[2].starts_with("Batal Tukar "));

        let t = lapor(&d, HADIAH, json!({ "jenis": "DETAIL", "tgl_from": KEMARIN })).await.unwrap_err();
        assert_eq!(t.kolom.get("kode_hadiah").map(String::as_str), Some("Nama Hadiah Belum Dipilih"));
        let t = lapor(&d, HADIAH, json!({ "jenis": "PELANGGAN", "tgl_from": KEMARIN })).await.unwrap_err();
        assert_eq!(t.kolom.keys().collect::<Vec<_>>(), ["tgl_to"]);

        // As the calls answer them: the columns of their table and no others.
        let rakit = laporan::cari(HADIAH).unwrap().rakit.unwrap();
        let kunci = |b: &[Value]| {
            let satu = rakit(b)[0].clone();
            satu.as_object().unwrap().keys().cloned().collect::<Vec<_>>()
        };
        assert_eq!(kunci(&rekap), ["nama_hadiah", "stock_akhir", "stock_in", "stock_out", "tanggal"]);
        assert_eq!(
            kunci(&tukar),
            ["alamat_customer", "deskripsi", "nama_customer", "poin", "qty", "tanggal"]
        );
    });
}
