//! What the app is told: content of its day, today's official price where a price list allows it, pieces that can be bought
//! now, and a version that moves with all of it.

use crate::alat::{OWN, Toko, banner, daftar, item, tambah, ubah};
use dunia::{Dunia, TOKO, di_kedua, ditolak};
use katalog::publik::{self, ItemRinci, TanyaItem};
use katalog::{Edisi, Macam};
use niaga::{Bayar, JenisBayar, TransaksiMinta, jual::JualMinta};
use serde_json::json;
use std::time::Duration;
use values::Rupiah;

async fn satu(d: &Dunia, kode: &str) -> ItemRinci {
    let (kode, tgl) = (kode.to_owned(), d.db().jam().hari_ini());
    d.db().snapshot(move |c| publik::satu(c, Edisi::Emas, &kode, tgl)).await.unwrap()
}

async fn versi(d: &Dunia) -> String {
    let tgl = d.db().jam().hari_ini();
    d.db().read(move |c| publik::versi(c, tgl)).await.unwrap()
}

fn penjualan(kode: &str) -> TransaksiMinta {
    TransaksiMinta {
        kode_sales: "S01".to_owned(),
        detail_barang: vec![JualMinta { kode_barcode: kode.to_owned(), ..JualMinta::default() }],
        ..TransaksiMinta::default()
    }
}

/// What the till asks for the piece.
async fn di_kasir(d: &Dunia, kode: &str) -> i64 {
    let (own, m) = (d.orang(OWN).await, penjualan(kode));
    d.kerja(&own, move |tx, p| niaga::hitung(tx, p, &m)).await.unwrap().neto.nilai()
}

pub(crate) async fn jual(d: &Dunia, kode: &str) {
    let (own, mut m) = (d.orang(OWN).await, penjualan(kode));
    let jumlah_rp = Rupiah::new(di_kasir(d, kode).await);
    m.pembayaran.push(Bayar { jenis: JenisBayar::Cash, jumlah_rp, ..Bayar::default() });
    d.kerja(&own, move |tx, p| niaga::simpan(tx, p, &m)).await.unwrap();
}

#[test]
fn harga_barang_sama_dengan_di_kasir_dan_hanya_untuk_group_yang_boleh() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        let kode = d.barang("A06", &[3_000]).await.remove(0);
        item(&d, &t, &own, &kode, json!({})).await.unwrap();
        let tanpa = satu(&d, &kode).await;
        assert_eq!(
            (tanpa.item.nama.as_str(), tanpa.item.ada, tanpa.item.harga_dari),
            ("CINCIN UJI", true, None)
        );
        // The administration sees the price whatever the app may tell.
        let baris = daftar(&d, (Macam::Item, Edisi::Emas)).await.remove(0);
        let rp = di_kasir(&d, &kode).await;
        assert_eq!(baris["barang"]["harga_dari"], json!(rp));
        tambah(&d, &own, (Macam::Harga, Edisi::Emas), &json!({ "detail_group": ["750"] })).await.unwrap();
        let i = satu(&d, &kode).await;
        assert_eq!((i.item.harga_dari, i.item.harga_sampai), (Some(Rupiah::new(rp)), Some(Rupiah::new(rp))));
        assert_eq!(i.toko.first().map(|t| (t.kode_toko.as_str(), t.banyak)), Some((TOKO, 1)));
        let b = d
            .db()
            .snapshot(|c| {
                publik::beranda(c, Edisi::Emas, TOKO, values::Tanggal::parse("2026-11-15").unwrap())
            })
            .await
            .unwrap();
        let g = &b.harga[0].group[0];
        assert_eq!((g.kode_group.as_str(), b.kode_toko.as_str()), ("750", TOKO));
        assert!(g.harga_jual.is_some_and(|n| n > 0), "{g:?}");
    });
}

#[test]
fn barang_yang_terjual_langsung_hilang_dan_versinya_berubah() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        let kode = d.barang("A06", &[3_000]).await.remove(0);
        item(&d, &t, &own, &kode, json!({})).await.unwrap();
        let (awal, lagi) = (versi(&d).await, versi(&d).await);
        assert_eq!(awal, lagi);
        jual(&d, &kode).await;
        let i = satu(&d, &kode).await;
        assert_eq!((i.item.ada, i.toko.len(), i.item.nama.as_str()), (false, 0, "CINCIN UJI"));
        let terjual = versi(&d).await;
        assert_ne!(awal, terjual);
        d.terbitkan_harga(TOKO).await;
        assert_ne!(terjual, versi(&d).await, "harga yang terbit mengubah versinya");
    });
}

#[test]
fn kode_intern_memuat_semua_barang_modelnya_dari_yang_termurah() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        let kode = d.barang("A06", &[5_000, 3_000]).await;
        let semua = kode.clone();
        d.kerja(&own, move |tx, _| {
            for k in &semua {
                tx.exec("UPDATE barang SET kode_intern = 'MODEL-1' WHERE kode_barcode = $1", db::args![k])?;
            }
            Ok(())
        })
        .await
        .unwrap();
        tambah(&d, &own, (Macam::Harga, Edisi::Emas), &json!({ "detail_group": ["750"] })).await.unwrap();
        item(&d, &t, &own, "MODEL-1", json!({})).await.unwrap();
        let i = satu(&d, "MODEL-1").await;
        assert_eq!(i.item.harga_dari.map(Rupiah::nilai), Some(di_kasir(&d, &kode[1]).await));
        assert_eq!(i.item.harga_sampai.map(Rupiah::nilai), Some(di_kasir(&d, &kode[0]).await));
        assert_eq!(i.toko[0].banyak, 2);
        assert!(i.item.berat_dari < i.item.berat_sampai);
        jual(&d, &kode[1]).await;
        let i = satu(&d, "MODEL-1").await;
        assert_eq!(i.item.harga_dari, i.item.harga_sampai);
    });
}

#[test]
fn yang_belum_atau_tidak_lagi_tayang_tidak_diceritakan() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        let kode = banner(&d, &t, &own, Edisi::Emas, "Promo").await;
        let mut b = daftar(&d, (Macam::Banner, Edisi::Emas)).await.remove(0);
        b["tgl_dari"] = json!("2026-11-16");
        b["tgl_sampai"] = json!("2026-11-17");
        ubah(&d, &own, (Macam::Banner, Edisi::Emas), &kode, &b).await.unwrap();
        for (tgl, tampak) in [("2026-11-15", 0), ("2026-11-16", 1), ("2026-11-17", 1), ("2026-11-18", 0)] {
            let tgl = values::Tanggal::parse(tgl).unwrap();
            let b = d.db().snapshot(move |c| publik::beranda(c, Edisi::Emas, "", tgl)).await.unwrap();
            assert_eq!(b.banner.len(), tampak, "{tgl}");
            let lain = d.db().snapshot(move |c| publik::beranda(c, Edisi::Berlian, "", tgl)).await.unwrap();
            assert!(lain.banner.is_empty());
        }
        let awal = versi(&d).await;
        d.uji.jam.maju(Duration::from_secs(24 * 3600));
        assert_ne!(awal, versi(&d).await, "hari yang baru adalah versi yang baru");
    });
}

#[test]
fn barang_ditemukan_menurut_kategori_hashtag_dan_kata() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        let kode = d.barang("A06", &[3_000, 4_000]).await;
        item(&d, &t, &own, &kode[0], json!({ "hashtag_kadar": "750" })).await.unwrap();
        item(&d, &t, &own, &kode[1], json!({ "hashtag_jenis": "GELANG" })).await.unwrap();
        let tanya = |t: TanyaItem| {
            let tgl = d.db().jam().hari_ini();
            d.db().snapshot(move |c| publik::daftar(c, Edisi::Emas, &t, tgl))
        };
        let isi = |s: &str| Some(s.to_owned());
        for (t, banyak) in [
            (TanyaItem::default(), 2),
            (TanyaItem { kategori: isi("cincin"), ..TanyaItem::default() }, 1),
            (TanyaItem { kadar: isi("750"), ..TanyaItem::default() }, 1),
            (TanyaItem { cari: isi("cincin uji"), ..TanyaItem::default() }, 2),
            (TanyaItem { cari: isi("gelang"), ..TanyaItem::default() }, 1),
            (TanyaItem { cari: isi("%' OR 1=1 --"), ..TanyaItem::default() }, 0),
            (TanyaItem { skip: Some(1), limit: Some(1), ..TanyaItem::default() }, 2),
        ] {
            let sebut = format!("{t:?}");
            let h = tanya(t).await.unwrap();
            assert_eq!(h.jumlah, banyak, "{sebut}");
            assert!(h.jenis.contains(&"GELANG".to_owned()), "{sebut}");
        }
        let tgl = d.db().jam().hari_ini();
        let t = d.db().snapshot(move |c| publik::satu(c, Edisi::Berlian, "TIDAKADA", tgl)).await;
        ditolak(t, "KATALOG-02");
    });
}
