//! A document of manual goods that was taken back comes off the reports on the day it was: of its own day they say what
//! they said.

use crate::bantu::{baris, minta};
use crate::satu_angka::pada;
use barang::curah::batal::{Batal, batal};
use barang::curah::{Dokumen, manual};
use db::args;
use dunia::{Dunia, di_kedua};
use ledger::curah::JenisStok;
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

/// The sums of a column over the rows of a day.
async fn jumlah(d: &Dunia, p: &Pelaku, slug: &str, hari: &str, kolom: &str) -> (usize, i64) {
    let l = laporan::cari(slug).unwrap();
    let m = minta(&d.uji, p, l, pada(l, hari), &[]).await.unwrap();
    let semua = baris(&d.uji, &m, false).await.unwrap();
    let ke = l.kolom.iter().position(|k| k.kunci == kolom).unwrap();
    let isi: Vec<&Value> = semua.iter().filter(|b| b.is_array()).collect();
    (isi.len(), isi.iter().map(|b| b[ke].as_i64().unwrap()).sum())
}

async fn batalkan(d: &Dunia, p: &Pelaku, no: &str, izin: &str) -> Hasil<Dokumen> {
    let (no, m) = (no.to_owned(), Batal { alasan: "salah".to_owned(), otorisasi: izin.to_owned() });
    d.kerja(p, move |tx, p| batal(tx, p, JenisStok::Manual, &no, &m)).await
}

#[test]
fn dokumen_manual_yang_dibatalkan_keluar_dari_laporan_di_hari_batalnya() {
    di_kedua(|d| async move {
        let (own, spv) = (d.pemilik("JKT1").await, d.orang("spv-jkt1").await);
        let m: manual::Kirim = dunia::isi(
            &json!({ "keterangan": "uji", "detail_barang": [{ "kode_group": "375",
            "kode_dept": "ANT375", "kode_toko": "D01", "qty": 40, "berat": 52.0, "harga_modal": 24_000_000 }] }),
        );
        let dok = d.kerja(&own, move |tx, p| manual::tambah(tx, p, &m)).await.unwrap();
        d.kerja(&own, |tx, p| {
            Ok(tx.exec("UPDATE toko SET tgl_system = '2026-11-16' WHERE kode_toko = $1", args![&p.toko])?)
        })
        .await
        .unwrap();
        let t = batalkan(&d, &spv, &dok.no_dok, "").await.unwrap_err();
        let izin = d.izin(&spv, "own-jkt1", &t).await.unwrap();
        batalkan(&d, &spv, &dok.no_dok, &izin).await.unwrap();
        for (slug, kolom, lama, baru) in [
            ("laporan-tambah-barang-manual", "qty", (1, 40), (1, -40)),
            ("laporan-tambah-barang-manual", "harga_modal", (1, 24_000_000), (1, -24_000_000)),
            ("laporan-summary-barang-manual", "stock_tambah", (1, 40), (1, -40)),
            ("laporan-summary-barang-manual", "stock_akhir", (1, 40), (1, 0)),
        ] {
            assert_eq!(jumlah(&d, &own, slug, "2026-11-15", kolom).await, lama, "{slug} {kolom} hari itu");
            assert_eq!(jumlah(&d, &own, slug, "2026-11-16", kolom).await, baru, "{slug} {kolom} hari batal");
        }
    });
}
