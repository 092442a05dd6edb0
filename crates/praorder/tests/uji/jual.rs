//! Selling for a pre-order: out of its own money, no more pieces than were ordered, and back again.

use crate::alat::{
    bank_valid, batal_jual, batal_jual_timbang, bayar, closing, jual, kirim, kolom, lunas, orang, po, saldo,
    satu, terjual, validasi,
};
use db::args;
use dunia::{di_kedua, kode};
use niaga::batal::{self, BatalTransaksi, Dari};
use niaga::{Bayar, JenisBayar};
use values::{Persen, Rupiah};

#[test]
fn dijual_dari_uang_po_sampai_habis_sisanya_dibayar_dan_isi_po_terisi() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[2_500, 2_500]).await;
        let no = lunas(&d, &o, "INV/1", &[3_000_000, 3_000_000]).await;
        let tanya = jual(&no, &[&k[0]]);
        let h = d.kerja(&o.kasir, move |tx, p| praorder::jual::hitung(tx, p, &tanya)).await.unwrap();
        let harga = h.hitungan.neto.nilai();
        assert!(harga > 3_000_000 && harga < 6_000_000, "{harga}");
        assert_eq!((h.saldo_rp.nilai(), h.dp_rp.nilai(), h.sisa_rp.nilai()), (6_000_000, harga, 0));
        let laci = d.laci("kasir1-jkt1").await;
        terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap();
        assert_eq!((saldo(&d, &no).await, d.laci("kasir1-jkt1").await), (6_000_000 - harga, laci));
        let s = satu(&d, &no).await.kini;
        assert_eq!((s.qty_input, s.harga_penjualan.nilai(), s.tahap.as_str()), (1, harga, "VALID"));
        terjual(&d, &o.kasir, jual(&no, &[&k[1]])).await.unwrap();
        let s = satu(&d, &no).await.kini;
        assert_eq!(
            (s.qty_input, s.tahap.as_str(), s.refund.nilai(), saldo(&d, &no).await),
            (2, "FINISH", 0, 0)
        );
        assert_eq!(d.laci("kasir1-jkt1").await, laci + 2 * harga - 6_000_000);
        // The marketplace's report has it too.
        let sql = "SELECT COUNT(*) FROM faktur WHERE kode_marketplace = 'TOKOPEDIA' AND no_order = 'INV/1'";
        assert_eq!(d.angka(sql, args![]).await, 2);
    });
}

#[test]
fn tidak_lebih_dari_yang_dipesan_dan_tidak_untuk_yang_belum_dibayar() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[2_500, 2_500]).await;
        let buka = po(&d, &o, "INV/1", &[5_000_000]).await;
        assert_eq!(kode(terjual(&d, &o.kasir, jual(&buka, &[&k[0]])).await), "PRAORDER-08");
        validasi(&d, &o.lain, &[bayar(&buka, 5_000_000)]).await.unwrap();
        let t = terjual(&d, &o.kasir, jual(&buka, &[&k[0], &k[1]])).await.unwrap_err();
        assert!(t.kode == "PRAORDER-08" && kolom(&t, "detail_barang").contains("tinggal 1"), "{t:?}");
        // Two tills at once: one piece was ordered.
        let (a, b) = tokio::join!(
            terjual(&d, &o.kasir, jual(&buka, &[&k[0]])),
            terjual(&d, &o.lain, jual(&buka, &[&k[1]]))
        );
        assert_eq!([a.is_ok(), b.is_ok()].iter().filter(|x| **x).count(), 1);
        assert_eq!(satu(&d, &buka).await.kini.qty_input, 1);
    });
}

#[test]
fn uang_po_hanya_untuk_po_itu_dan_tidak_bisa_diketik() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[2_500]).await;
        let no = lunas(&d, &o, "INV/1", &[9_000_000]).await;
        let lain = lunas(&d, &o, "INV/2", &[1_000_000]).await;
        let dp = |no: &str| Bayar {
            jenis: JenisBayar::Dp,
            jumlah_rp: Rupiah::new(1_000_000),
            no_titip: no.to_owned(),
            ..Bayar::default()
        };
        let mut m = jual(&lain, &[&k[0]]);
        m.pembayaran.push(dp(&no));
        assert_eq!(kode(terjual(&d, &o.kasir, m).await), "BAYAR-01");
        // Nor does an ordinary sale take it, nor the number of a pre-order as a deposit.
        let mut m = niaga::TransaksiMinta {
            kode_sales: "S01".to_owned(),
            detail_barang: jual(&no, &[&k[0]]).detail_barang,
            pembayaran: vec![dp(&no)],
            ..niaga::TransaksiMinta::default()
        };
        let biasa = m.clone();
        assert_eq!(kode(d.kerja(&o.kasir, move |tx, p| niaga::simpan(tx, p, &biasa)).await), "BAYAR-01");
        m.pembayaran[0].jenis = JenisBayar::Titip;
        d.kerja(&o.kasir, move |tx, p| niaga::simpan(tx, p, &m)).await.unwrap_err();
        assert_eq!((saldo(&d, &no).await, saldo(&d, &lain).await), (9_000_000, 1_000_000));
    });
}

#[test]
fn barang_yang_dimasukkan_untuk_po_lain_tidak_dijual_untuk_po_ini() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[2_500]).await;
        let no = lunas(&d, &o, "INV/1", &[9_000_000]).await;
        let lain = lunas(&d, &o, "INV/2", &[9_000_000]).await;
        let (kode_barang, untuk) = (k[0].clone(), lain.clone());
        d.kerja(&o.kasir, move |tx, _| {
            tx.exec(
                "UPDATE barang SET no_po = $2 WHERE kode_barcode = $1",
                args![kode_barang.as_str(), untuk.as_str()],
            )?;
            Ok(())
        })
        .await
        .unwrap();
        let t = terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap_err();
        assert!(kolom(&t, "detail_barang[0].kode_barcode").contains(&lain), "{t:?}");
        terjual(&d, &o.kasir, jual(&lain, &[&k[0]])).await.unwrap();
        assert_eq!(satu(&d, &lain).await.kini.tahap, "FINISH");
        // What a piece says of one that has all its pieces, or of none at all, binds nobody.
        let dua = d.barang("A06", &[2_500]).await;
        let (kode_barang, untuk) = (dua[0].clone(), lain.clone());
        d.kerja(&o.kasir, move |tx, _| {
            tx.exec(
                "UPDATE barang SET no_po = $2 WHERE kode_barcode = $1",
                args![kode_barang.as_str(), untuk.as_str()],
            )?;
            Ok(())
        })
        .await
        .unwrap();
        terjual(&d, &o.kasir, jual(&no, &[&dua[0]])).await.unwrap();
    });
}

#[test]
fn penjualan_po_hanya_dibatalkan_di_sini_dan_tidak_sesudah_dikirim() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let spv = d.orang("spv-jkt1").await;
        let k = d.barang("A06", &[2_500]).await;
        let no = lunas(&d, &o, "INV/1", &[9_000_000]).await;
        let nota = terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap().no_faktur_group.clone();
        let m =
            BatalTransaksi { no_faktur: nota.clone(), alasan: "SALAH".to_owned(), otorisasi: String::new() };
        d.kerja(&spv, move |tx, p| batal::batal(tx, p, Dari::Penjualan, &m)).await.unwrap_err();
        // Only with the piece on the scale: the very one that went out.
        for berat in [-2_500, 21, -21] {
            assert_eq!(kode(batal_jual_timbang(&d, &spv, &nota, berat).await), "BATAL-10", "{berat}");
        }
        batal_jual_timbang(&d, &spv, &nota, -20).await.unwrap();
        let s = satu(&d, &no).await.kini;
        assert_eq!((saldo(&d, &no).await, s.qty_input, s.tahap.as_str()), (9_000_000, 0, "VALID"));
        assert_eq!(d.letak(&k[0]).await.as_deref(), Some("TOKO/A06"));
        // Sold again, and sent: now it stays sold.
        let nota = terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap().no_faktur_group.clone();
        bank_valid(&d).await;
        closing(&d, &o.kasir, &[kirim(&no, 1)], "").await.unwrap();
        assert_eq!(kode(batal_jual(&d, &spv, &nota).await), "PRAORDER-09");
        assert_eq!(kode(batal_jual(&d, &spv, "NGJKT1-261115-0999").await), "PRAORDER-09");
    });
}

#[test]
fn pajak_uang_po_masuk_bersama_uangnya_dan_habis_dengannya() {
    di_kedua(|d| async move {
        let o = orang(&d).await;
        let k = d.barang("A06", &[2_500, 2_500]).await;
        // Where the store does not book it, nothing stands.
        lunas(&d, &o, "INV/0", &[1_000_000]).await;
        let pajak = |no: &str| {
            let (d, no) = (d.clone(), format!("{no}/M"));
            async move {
                let sql = "SELECT CAST(COALESCE(SUM(dpp + pajak), 0) AS BIGINT), CAST(COALESCE(SUM(pajak), 0) AS BIGINT) FROM buku_pajak \
                           WHERE no_faktur = $1";
                d.baris(sql, args![no.as_str()]).await.remove(0)
            }
        };
        assert_eq!(d.angka("SELECT COUNT(*) FROM buku_pajak", args![]).await, 0);
        d.setel("JKT1", "PPN_UANG_MUKA", "on").await;
        let no = lunas(&d, &o, "INV/1", &[3_000_000, 3_000_000]).await;
        // All of the money, the tax in it; of gold that has no tax invoice.
        let awal = pajak(&no).await;
        let ppn = values::pajak::ppn(Rupiah::new(6_000_000), Persen::perseratus(165), true).unwrap().ppn;
        assert_eq!(awal, format!("6000000|{}", ppn.nilai()));
        let t = terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap();
        let tengah = pajak(&no).await;
        assert!(tengah != awal && !tengah.starts_with("0|"), "{tengah}");
        // Taken back it stands as before, used up none is left.
        let spv = d.orang("spv-jkt1").await;
        bank_valid(&d).await;
        batal_jual(&d, &spv, &t.no_faktur_group).await.unwrap();
        assert_eq!(pajak(&no).await, awal);
        terjual(&d, &o.kasir, jual(&no, &[&k[0]])).await.unwrap();
        terjual(&d, &o.kasir, jual(&no, &[&k[1]])).await.unwrap();
        assert_eq!((saldo(&d, &no).await, pajak(&no).await.as_str()), (0, "0|0"));
        d.bersih().await;
        // Given back whole.
        let lain = lunas(&d, &o, "INV/2", &[2_000_000]).await;
        assert!(!pajak(&lain).await.starts_with("0|"));
        let batal = |otorisasi: String| {
            let (d, o, n) = (d.clone(), o.kasir.clone(), lain.clone());
            let m = praorder::kembali::KembaliMinta {
                alasan: "TIDAK JADI".to_owned(),
                otorisasi,
                ..praorder::kembali::KembaliMinta::default()
            };
            async move { d.kerja(&o, move |tx, p| praorder::kembali::batal_po(tx, p, &n, &m)).await }
        };
        let t = batal(String::new()).await.unwrap_err();
        batal(d.izin(&o.kasir, "own-jkt1", &t).await.unwrap()).await.unwrap();
        assert_eq!(pajak(&lain).await, "0|0");
        d.bersih().await;
    });
}
