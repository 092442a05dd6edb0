//! Ways a thief would try: the piece of an order over the ordinary counter, another order's money, the pick-up twice, its sale
//! cancelled elsewhere, two tills at once.

use crate::alat::{
    KASIR, OWN, SPV, ambil, ambil_tunai, batal_ambil, batalkan, cincin, hitung_ambil, hitung_batal,
    langkah_selesai, pesan, rp, saldo, tahap, teks, tunai,
};
use barang::pindah;
use db::args;
use dunia::{di_kedua, ditolak};
use konter::{Bayar, JenisBayar};
use niaga::batal::{self, BatalTransaksi, Dari};
use niaga::{TransaksiMinta, jual};
use serde_json::json;
use values::Rupiah;

fn sale(kode: &str, bayar: Vec<Bayar>) -> TransaksiMinta {
    let baris = jual::JualMinta { kode_barcode: kode.to_owned(), ..jual::JualMinta::default() };
    TransaksiMinta {
        kode_sales: "S01".to_owned(),
        detail_barang: vec![baris],
        pembayaran: bayar,
        ..TransaksiMinta::default()
    }
}

#[test]
fn barang_pesanan_tidak_keluar_lewat_kasir_biasa() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_000, 3_000]).await;
        let (no, dp) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        let (lain, _) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        let m = sale(&kode[0], Vec::new());
        assert!(d.kerja(&k, move |tx, p| niaga::hitung(tx, p, &m)).await.is_err());
        // Money of an order for another piece.
        let dp_lain = Bayar {
            jenis: JenisBayar::Dp,
            jumlah_rp: Rupiah::new(dp),
            no_titip: no.clone(),
            ..Bayar::default()
        };
        let m = sale(&kode[1], vec![dp_lain.clone()]);
        ditolak(d.kerja(&k, move |tx, p| niaga::simpan(tx, p, &m)).await, "BAYAR-01");
        // Or as a deposit.
        let titip = Bayar { jenis: JenisBayar::Titip, ..dp_lain };
        let m = sale(&kode[1], vec![titip]);
        assert!(d.kerja(&k, move |tx, p| niaga::simpan(tx, p, &m)).await.is_err());
        // Typed into the pick-up of another order.
        langkah_selesai(&d, &spv, &lain, &[(1, &kode[1])]).await.unwrap();
        let m = json!({ "pembayaran": [{ "jenis": "DP", "jumlah_rp": dp, "no_titip": no }] });
        ditolak(ambil(&d, &k, &lain, &m).await, "BAYAR-01");
        // Bound to two orders, moved by hand, of another group.
        let (tiga, _) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        ditolak(langkah_selesai(&d, &spv, &tiga, &[(1, &kode[0])]).await, "PESANAN-07");
        let m = json!({ "kode_gudang": "TOKO", "kode_toko": "A06", "detail_barang": [{ "kode_barcode": kode[0] }] });
        assert!(d.minta(&spv, &m, pindah::pindah).await.is_err());
        assert_eq!((saldo(&d, &no).await, tahap(&d, &no).await), (dp, "SELESAI".to_owned()));
        d.bersih().await;
    });
}

#[test]
fn pengambilan_dibatalkan_hanya_lewat_pesanannya() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_000]).await;
        let (no, _) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        ditolak(batal_ambil(&d, &k, SPV, &no).await, "PESANAN-03");
        let j = ambil_tunai(&d, &k, &no).await.unwrap();
        let m = BatalTransaksi {
            no_faktur: teks(&j["no_faktur_group"]),
            alasan: "iseng".to_owned(),
            otorisasi: String::new(),
        };
        ditolak(d.kerja(&spv, move |tx, p| batal::batal(tx, p, Dari::Penjualan, &m)).await, "BATAL-09");
        // Cancelled after the sale: not the order either.
        ditolak(hitung_batal(&d, &k, &no).await, "PESANAN-03");
        ditolak(batalkan(&d, &k, OWN, &no, 1_000).await, "PESANAN-03");
        // The customer sold the piece back: the pick-up stays.
        let nota = teks(&j["no_faktur_jual"][0]);
        let beli = niaga::beli::BeliMinta {
            surat: "NOTA".to_owned(),
            no_faktur_jual: nota,
            berat_timbang: values::Berat::mg(3_000),
            kondisi: "BAGUS".to_owned(),
            ..niaga::beli::BeliMinta::default()
        };
        let m = TransaksiMinta {
            kode_sales: "S01".to_owned(),
            detail_beli: vec![beli],
            ..TransaksiMinta::default()
        };
        d.kerja(&k, move |tx, p| {
            let n = niaga::hitung_beli(tx, p, &m)?.neto;
            let bayar = Bayar { jumlah_rp: Rupiah::new(n.nilai().abs()), ..Bayar::default() };
            niaga::simpan(tx, p, &TransaksiMinta { pembayaran: vec![bayar], ..m.clone() })
        })
        .await
        .unwrap();
        ditolak(batal_ambil(&d, &k, OWN, &no).await, "BATAL-06");
        d.bersih().await;
    });
}

#[test]
fn izin_pembatalan_bukan_untuk_pesanan_atau_rekening_lain() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let (satu, dp) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        let (dua, _) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        let m = json!({ "alasan": "tidak jadi", "pembayaran": tunai(dp) });
        let batal = |no: &str| {
            let no = no.to_owned();
            move |tx: &mut db::Tx<'_>, p: &platform::Pelaku, m: &pesanan::batal::PesananBatal| {
                pesanan::batal::batal(tx, p, &no, m)
            }
        };
        let t = ditolak(d.minta(&k, &m, batal(&satu)).await, "BATAL-03");
        let izin = d.izin(&k, SPV, &t).await.unwrap();
        let dengan = |bayar| json!({ "alasan": "tidak jadi", "pembayaran": bayar, "otorisasi": izin });
        assert!(d.minta(&k, &dengan(tunai(dp)), batal(&dua)).await.is_err());
        let rekening = d
            .baris("SELECT MIN(no_rekening) FROM rekening WHERE toko = 'JKT1' AND aktif = 1", args![])
            .await
            .remove(0);
        let lain = json!([{ "jenis": "TRANSFER", "jumlah_rp": dp, "no_rekening": rekening, "no_rekening_tujuan": "999", "atas_nama": "maling" }]);
        assert!(d.minta(&k, &dengan(lain), batal(&satu)).await.is_err());
        d.minta(&k, &dengan(tunai(dp)), batal(&satu)).await.unwrap();
        assert!(d.minta(&k, &dengan(tunai(dp)), batal(&dua)).await.is_err());
        d.bersih().await;
    });
}

#[test]
fn dua_kasir_sekaligus_mengambil_sekali() {
    di_kedua(|d| async move {
        let (k, lain, spv) = (d.orang(KASIR).await, d.orang("kasir2-jkt1").await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_000]).await;
        let (no, dp) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        let h = hitung_ambil(&d, &k, &no, &json!({})).await.unwrap();
        let m = json!({ "pembayaran": tunai(rp(&h["bayar_rp"])) });
        let (a, b) = tokio::join!(ambil(&d, &k, &no, &m), ambil(&d, &lain, &no, &m));
        assert_eq!(usize::from(a.is_ok()) + usize::from(b.is_ok()), 1, "{a:?} {b:?}");
        ditolak(if a.is_ok() { b } else { a }, "PESANAN-03");
        // Fetching and cancelling at once: one of them.
        let (no2, dp2) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        let kode2 = d.barang("A06", &[3_000]).await;
        langkah_selesai(&d, &spv, &no2, &[(1, &kode2[0])]).await.unwrap();
        let h = hitung_batal(&d, &k, &no2).await.unwrap();
        let (a, b) =
            tokio::join!(ambil(&d, &lain, &no2, &m), batalkan(&d, &k, SPV, &no2, rp(&h["dibayar_rp"])));
        assert_eq!(usize::from(a.is_ok()) + usize::from(b.is_ok()), 1, "{a:?} {b:?}");
        assert_eq!((saldo(&d, &no).await, saldo(&d, &no2).await), (0, 0));
        assert!(dp > 0 && dp2 > 0);
        d.bersih().await;
    });
}
