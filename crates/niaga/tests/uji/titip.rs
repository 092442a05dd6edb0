//! Deposits as payments: whose they are, and how many grams their money fixed.

use crate::alat::{barang, hitung, kode_alasan, penjualan, simpan, tunai};
use dunia::{Dunia, di_kedua, kode};
use konter::{KodeAlasan, pelanggan};
use niaga::{Bayar, JenisBayar, titipan};
use platform::Pelaku;
use values::Rupiah;

fn orang(nama: &str, no_hp: &str) -> pelanggan::PelangganMinta {
    pelanggan::PelangganMinta {
        nama_customer: nama.to_owned(),
        no_hp: no_hp.to_owned(),
        ..pelanggan::PelangganMinta::default()
    }
}

async fn titip(d: &Dunia, p: &Pelaku, m: titipan::TitipanMinta) -> String {
    d.kerja(p, move |tx, p| titipan::terima(tx, p, &m)).await.unwrap().no_titip
}

fn dengan(no: &str, n: i64) -> Bayar {
    Bayar { no_titip: no.to_owned(), jenis: JenisBayar::Titip, ..tunai(n) }
}

#[test]
fn titipan_orang_lain_hanya_membayar_dengan_otorisasi() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[2_500]).await;
        let m = titipan::TitipanMinta {
            customer: orang("SITI AMINAH", "081200000001"),
            kode_sales: "S01".to_owned(),
            jumlah_rp: Rupiah::new(500_000),
            cara_harga: "FLOAT".to_owned(),
            pembayaran: vec![tunai(500_000)],
            ..titipan::TitipanMinta::default()
        };
        let no = titip(&d, &kasir, m).await;
        let mut m = penjualan(barang(&k[0]));
        m.pembayaran = vec![dengan(&no, 500_000)];
        for lain in [pelanggan::PelangganMinta::default(), orang("BUDI SANTOSO", "081200000002")] {
            m.customer = lain;
            let h = hitung(&d, &kasir, &m).await;
            assert_eq!(kode_alasan(&h), [KodeAlasan::TitipanOrangLain]);
            let mut bayar = m.clone();
            bayar.pembayaran.push(tunai(h.neto.nilai() - 500_000));
            assert_eq!(kode(simpan(&d, &kasir, &bayar).await), "NIAGA-08");
        }
        m.customer = orang("SITI AMINAH", "081200000001");
        let h = hitung(&d, &kasir, &m).await;
        assert!(h.alasan.is_empty(), "{:?}", h.alasan);
        m.pembayaran.push(tunai(h.neto.nilai() - 500_000));
        simpan(&d, &kasir, &m).await.unwrap();
    });
}

#[test]
fn harga_terkunci_hanya_untuk_gram_yang_dibayar_titipannya() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[10_000]).await;
        let siapa = orang("SITI AMINAH", "081200000001");
        let m = titipan::TitipanMinta {
            customer: siapa.clone(),
            kode_sales: "S01".to_owned(),
            jumlah_rp: Rupiah::new(100_000),
            cara_harga: "LOCK".to_owned(),
            kode_barcode: k[0].clone(),
            pembayaran: vec![tunai(100_000)],
            ..titipan::TitipanMinta::default()
        };
        // So little puts a piece aside where the store lets it.
        let ditolak = m.clone();
        let t = d.kerja(&kasir, move |tx, p| titipan::terima(tx, p, &ditolak)).await.unwrap_err();
        assert!(t.kode == "TITIP-10" && t.kolom["jumlah_rp"].contains("(10%)"), "{t:?}");
        d.setel("JKT1", "TITIPAN_MIN_PERSEN", "0").await;
        let no = titip(&d, &kasir, m).await;
        // What screen and nota promise: the grams that the money pays for, not the ten that lie aside.
        let dijanji = no.clone();
        let t = d.kerja(&kasir, move |tx, p| titipan::rinci_kini(tx, p, &dijanji)).await.unwrap();
        let t = t.rinci.kepala;
        let mg = titipan::gram_terkunci(&t).unwrap().sebagai_mg();
        assert!(mg > 0 && mg < t.berat.sebagai_mg(), "{mg}");
        assert!(mg * t.harga_gram <= 100_000_000 && (mg + 1) * t.harga_gram > 100_000_000, "{mg}");
        // Gold becomes twice as dear: a deposit of Rp 100.000 must not hold ten grams at the old price.
        d.kerja(&kasir, |tx, _| {
            tx.exec("UPDATE harga_emas SET harga_jual = harga_jual * 2 WHERE toko = 'JKT1'", db::args![])?;
            Ok(())
        })
        .await
        .unwrap();
        let mut m = penjualan(barang(&k[0]));
        m.customer = siapa;
        m.pembayaran = vec![dengan(&no, 100_000)];
        let h = hitung(&d, &kasir, &m).await;
        let b = &h.detail_barang[0];
        let lama =
            d.angka("SELECT harga_gram FROM titipan WHERE no_titip = $1", db::args![no.as_str()]).await;
        assert!(b.harga_gram > lama * 195 / 100, "{} dari {lama}", b.harga_gram);
        assert!(b.harga_gram < lama * 2);
    });
}
