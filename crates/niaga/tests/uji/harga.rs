//! Prices that somebody types: how far they go without a question, and that every line adds up.

use crate::alat::{barang, hitung, kode_alasan, penjualan, selesai, simpan, tunai};
use dunia::{TOKO, di_kedua, kode};
use konter::KodeAlasan;
use niaga::jual;
use values::{Berat, HargaGram, Rupiah};

#[test]
fn harga_yang_disepakati_kelipatan_pembulatan_dan_potongannya_tertulis() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[2_500]).await;
        let biasa = hitung(&d, &kasir, &penjualan(barang(&k[0]))).await;
        let biasa = biasa.detail_barang[0].harga_total.nilai();
        let ganjil = jual::JualMinta { harga_total: Some(Rupiah::new(biasa + 123)), ..barang(&k[0]) };
        let mut m = penjualan(ganjil);
        m.pembayaran = vec![tunai(biasa + 123)];
        let t = simpan(&d, &kasir, &m).await.unwrap_err();
        assert_eq!(t.kode, "JUAL-01");
        assert!(t.kolom.contains_key("detail_barang[0].harga_total"), "{:?}", t.kolom);
        for harga in [biasa - 200_000, biasa, biasa + 50_000] {
            let minta = jual::JualMinta { harga_total: Some(Rupiah::new(harga)), ..barang(&k[0]) };
            let h = hitung(&d, &kasir, &penjualan(minta)).await;
            let b = &h.detail_barang[0];
            assert_eq!(b.harga_jual.nilai() - b.diskon.nilai(), b.harga_total.nilai(), "harga {harga}");
            assert_eq!(b.harga_total.nilai(), harga);
        }
    });
}

#[test]
fn menaikkan_harga_lebih_dari_batas_perlu_otorisasi() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[2_500]).await;
        let h = hitung(&d, &kasir, &penjualan(barang(&k[0]))).await;
        let biasa = h.detail_barang[0].harga_total.nilai();
        let bulat = |n: i64| Rupiah::new(n / 500 * 500);
        let dengan = |harga| penjualan(jual::JualMinta { harga_total: Some(harga), ..barang(&k[0]) });
        assert!(kode_alasan(&hitung(&d, &kasir, &dengan(bulat(biasa * 119 / 100))).await).is_empty());
        let mahal = dengan(bulat(biasa * 122 / 100));
        assert_eq!(kode_alasan(&hitung(&d, &kasir, &mahal).await), [KodeAlasan::NaikHarga]);
        assert_eq!(kode(selesai(&d, &kasir, mahal.clone()).await), "NIAGA-08");
        d.setel(TOKO, "BATAS_NAIK_HARGA", "30").await;
        assert!(kode_alasan(&hitung(&d, &kasir, &mahal).await).is_empty());
    });
}

#[test]
fn harga_gram_dan_ongkos_yang_diketik_disebut_alasannya() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[2_500]).await;
        let h = hitung(&d, &kasir, &penjualan(barang(&k[0]))).await;
        let b = &h.detail_barang[0];
        let (gram, ongkos, harga) = (b.harga_gram, b.ongkos, b.harga_total);
        // Three times the gold, given back as making charge and price: the nota would be worth three times.
        let lebih = jual::JualMinta {
            harga_gram: Some(HargaGram::new(gram * 3)),
            harga_total: Some(harga),
            ..barang(&k[0])
        };
        let h = hitung(&d, &kasir, &penjualan(lebih)).await;
        assert!(kode_alasan(&h).contains(&KodeAlasan::HargaGram), "{:?}", h.alasan);
        let kurang = jual::JualMinta {
            harga_gram: Some(HargaGram::new(gram - 1)),
            ongkos: Some(ongkos),
            ..barang(&k[0])
        };
        assert!(kode_alasan(&hitung(&d, &kasir, &penjualan(kurang)).await).contains(&KodeAlasan::HargaGram));
        if ongkos > Rupiah::NOL {
            let murah =
                jual::JualMinta { ongkos: Some(Rupiah::NOL), harga_total: Some(harga), ..barang(&k[0]) };
            let h = hitung(&d, &kasir, &penjualan(murah)).await;
            assert!(kode_alasan(&h).contains(&KodeAlasan::Ongkos), "{:?}", h.alasan);
        }
    });
}

#[test]
fn berat_yang_berbeda_di_timbangan_menentukan_harga_dan_perlu_otorisasi() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[2_500]).await;
        let timbang = |mg| penjualan(jual::JualMinta { berat_timbang: Some(Berat::mg(mg)), ..barang(&k[0]) });
        let pas = hitung(&d, &kasir, &timbang(2_485)).await;
        assert!(pas.alasan.is_empty());
        let b = &pas.detail_barang[0];
        assert_eq!((b.berat, b.berat_timbang), (Berat::mg(2_500), Berat::mg(2_485)));
        let ringan = hitung(&d, &kasir, &timbang(2_300)).await;
        let b = &ringan.detail_barang[0];
        // So light that it also goes below its cost: not told of a weight that anybody can type.
        assert_eq!(kode_alasan(&ringan), [KodeAlasan::Berat]);
        assert_eq!(
            (b.berat_awal, b.berat, b.berat_timbang),
            (Berat::mg(2_500), Berat::mg(2_300), Berat::mg(2_300))
        );
        assert!(b.harga_total < pas.detail_barang[0].harga_total);
        assert_eq!(kode(selesai(&d, &kasir, timbang(2_300)).await), "NIAGA-08");
        // Weighed within the tolerance: sold, and the nota remembers what the scale said.
        let t = selesai(&d, &kasir, timbang(2_485)).await.unwrap();
        let sql = "SELECT berat_timbang FROM jual WHERE no_faktur_group = $1";
        assert_eq!(d.angka(sql, db::args![t.no_faktur_group.as_str()]).await, 2_485);
    });
}

#[test]
fn toko_yang_wajib_timbang_tidak_menjual_tanpa_timbangan() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[2_500]).await;
        d.setel(TOKO, "WAJIB_TIMBANG_JUAL", "on").await;
        assert_eq!(kode(selesai(&d, &kasir, penjualan(barang(&k[0]))).await), "JUAL-15");
        let m = penjualan(jual::JualMinta { berat_timbang: Some(Berat::mg(2_500)), ..barang(&k[0]) });
        selesai(&d, &kasir, m).await.unwrap();
    });
}

#[test]
fn harga_di_bawah_modal_perlu_orang_kedua() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[2_500]).await;
        let mut m = penjualan(jual::JualMinta { harga_total: Some(Rupiah::new(1_000)), ..barang(&k[0]) });
        let h = hitung(&d, &kasir, &m).await;
        // Which prices lie below the cost is not told to who tries them.
        assert_eq!(kode_alasan(&h), [KodeAlasan::Diskon]);
        m.pembayaran = vec![tunai(1_000)];
        let t = simpan(&d, &kasir, &m).await.unwrap_err();
        assert_eq!((t.kode, &t.rincian.as_ref().unwrap()["nominal"]), ("NIAGA-08", &1_000.into()));
        m.otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        simpan(&d, &kasir, &m).await.unwrap();
        assert_eq!(d.laci("kasir1-jkt1").await, 1_000);
    });
}
