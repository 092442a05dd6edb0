//! What phones that look are told: the piece that was sold and nothing else, the price that was published, and that the office
//! wrote something.

use crate::alat::{OWN, Toko, item, tambah, ubah};
use crate::publik::jual;
use dunia::{Dunia, TOKO, di_kedua};
use katalog::publik::{self, Kabar, Potret};
use katalog::{Edisi, Macam};
use serde_json::json;

async fn lihat(d: &Dunia, edisi: Edisi) -> Potret {
    let tgl = d.db().jam().hari_ini();
    d.db().snapshot(move |c| publik::potret(c, edisi, tgl)).await.unwrap()
}

fn beda(a: &Potret, b: &Potret) -> Kabar {
    publik::beda(a, b).unwrap_or_default()
}

/// Pure gold becomes dearer in the store.
async fn naikkan(d: &Dunia) {
    let (own, siaran) = (d.pemilik(TOKO).await, d.siaran.clone());
    d.kerja(&own, move |tx, p| {
        let kini = harga::hari_ini(tx, p)?;
        let a = &kini.baris[0].lama.unwrap();
        let usul = harga::Usul {
            kode_group: String::new(),
            harga_jual: a.harga_jual + 10_000,
            harga_beli: a.harga_beli + 10_000,
            harga_rosok: a.harga_rosok,
            kurs_usd: a.kurs_usd,
        };
        let m = harga::Terbit { penanda: kini.penanda, baris: vec![usul], toko: Vec::new(), yakin: true };
        harga::terbitkan(tx, p, &m, &siaran).map(drop)
    })
    .await
    .unwrap();
}

#[test]
fn yang_terjual_dan_harga_yang_terbit_dikabarkan_dan_tidak_yang_lain() {
    di_kedua(|d| async move {
        let (t, own) = (Toko::baru(), d.orang(OWN).await);
        let kode = d.barang("A06", &[3_000, 4_000, 5_000]).await;
        tambah(&d, &own, (Macam::Harga, Edisi::Emas), &json!({ "detail_group": ["750"] })).await.unwrap();
        item(&d, &t, &own, &kode[0], json!({})).await.unwrap();
        item(&d, &t, &own, &kode[1], json!({})).await.unwrap();
        let awal = lihat(&d, Edisi::Emas).await;
        assert_eq!(publik::beda(&awal, &lihat(&d, Edisi::Emas).await), None);
        // A piece that is in no catalogue is nobody's news.
        jual(&d, &kode[2]).await;
        assert_eq!(publik::beda(&awal, &lihat(&d, Edisi::Emas).await), None);
        jual(&d, &kode[0]).await;
        let terjual = lihat(&d, Edisi::Emas).await;
        let k = beda(&awal, &terjual);
        let satu: Vec<_> = k.item.iter().map(|s| (s.kode.as_str(), s.ada, s.toko.len())).collect();
        assert_eq!((satu, k.harga.len(), k.muat), (vec![(kode[0].as_str(), false, 0)], 0, false));
        // Another price of the day is in the lists and in what the piece costs.
        naikkan(&d).await;
        let terbit = lihat(&d, Edisi::Emas).await;
        let k = beda(&terjual, &terbit);
        let toko: Vec<&str> = k.harga.iter().map(|h| h.kode_toko.as_str()).collect();
        let naik: Vec<_> = k.item.iter().map(|s| (s.kode.as_str(), s.ada)).collect();
        assert_eq!((toko, naik, k.muat), (vec![TOKO], vec![(kode[1].as_str(), true)], false));
        // Only the office's own writing makes everybody ask again, and only in its edition.
        let lain = lihat(&d, Edisi::Berlian).await;
        ubah(&d, &own, (Macam::Item, Edisi::Emas), &kode[1], &json!({ "hashtag_kadar": "750" }))
            .await
            .unwrap();
        let k = beda(&terbit, &lihat(&d, Edisi::Emas).await);
        assert_eq!((k.muat, k.item.len()), (true, 0));
        assert_eq!(publik::beda(&lain, &lihat(&d, Edisi::Berlian).await), None);
    });
}
