//! Buying back: never more than was paid for the gold, never more than the nota weighs, and tested when in doubt.

use crate::alat::{
    barang, bawa, hitung, isi_laci, kadar, kode_alasan, pembelian, penjualan, selesai, simpan, tunai,
};
use dunia::{TOKO, di_kedua, kode};
use konter::KodeAlasan;
use niaga::batal::{self, Dari};
use niaga::{beli, jual};

#[test]
fn potongan_waktu_dijual_mengurangi_harga_beli_kembali() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        isi_laci(&d, &kasir).await;
        d.setel(TOKO, "POTONGAN_PENJUALAN_MODULE", "on").await;
        let k = d.barang("A06", &[2_500, 2_500]).await;
        let penuh = selesai(&d, &kasir, penjualan(barang(&k[0]))).await.unwrap();
        let murah = jual::JualMinta { kode_potongan: "ULTAH".to_owned(), ..barang(&k[1]) };
        let murah = selesai(&d, &kasir, penjualan(murah)).await.unwrap();
        let harga = |h: &niaga::Hitungan| h.detail_beli[0].harga.nilai();
        let biasa = hitung(&d, &kasir, &pembelian(bawa(&penuh.no_faktur_jual[0], 2_500))).await;
        let kurang = hitung(&d, &kasir, &pembelian(bawa(&murah.no_faktur_jual[0], 2_500))).await;
        assert!(harga(&kurang) < murah.neto.nilai(), "dibeli {} dijual {}", harga(&kurang), murah.neto);
        assert!(harga(&kurang) < harga(&biasa), "{} dari {}", harga(&kurang), harga(&biasa));
        let nota = kurang.detail_beli[0].nota.clone().unwrap();
        assert!(nota.emas_dibayar < nota.nilai_emas);
    });
}

#[test]
fn lebih_berat_dari_nota_perlu_otorisasi_dan_tidak_dibayar() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        isi_laci(&d, &kasir).await;
        let k = d.barang("A06", &[4_110]).await;
        let t = selesai(&d, &kasir, penjualan(barang(&k[0]))).await.unwrap();
        let pas = hitung(&d, &kasir, &pembelian(bawa(&t.no_faktur_jual[0], 4_110))).await;
        let m = pembelian(bawa(&t.no_faktur_jual[0], 12_330));
        let h = hitung(&d, &kasir, &m).await;
        let b = &h.detail_beli[0];
        assert_eq!(kode_alasan(&h), [KodeAlasan::Berat]);
        assert!(b.berat <= b.berat_nota, "{} dari {}", b.berat, b.berat_nota);
        assert!(b.harga.nilai() <= pas.detail_beli[0].harga.nilai() * 102 / 100);
        let laci = d.laci("kasir1-jkt1").await;
        assert_eq!(kode(selesai(&d, &kasir, m).await), "NIAGA-08");
        assert_eq!(d.laci("kasir1-jkt1").await, laci);
    });
}

#[test]
fn kadar_uji_yang_rendah_menentukan_harga_dan_perlu_otorisasi() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        isi_laci(&d, &kasir).await;
        let k = d.barang("A06", &[2_500]).await;
        let t = selesai(&d, &kasir, penjualan(barang(&k[0]))).await.unwrap();
        let dengan =
            |uji| pembelian(beli::BeliMinta { kadar_uji: kadar(uji), ..bawa(&t.no_faktur_jual[0], 2_500) });
        let pas = hitung(&d, &kasir, &dengan(7_460)).await;
        assert!(pas.alasan.is_empty(), "{:?}", pas.alasan);
        let rendah = hitung(&d, &kasir, &dengan(1_000)).await;
        assert!(kode_alasan(&rendah).contains(&KodeAlasan::KadarUji), "{:?}", rendah.alasan);
        let (a, b) = (rendah.detail_beli[0].nilai.nilai(), pas.detail_beli[0].nilai.nilai());
        assert!(a * 7 < b, "{a} dari {b}");
        assert_eq!(kode(selesai(&d, &kasir, dengan(1_000)).await), "NIAGA-08");
    });
}

#[test]
fn nota_hilang_selalu_diuji() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[2_500]).await;
        selesai(&d, &kasir, penjualan(barang(&k[0]))).await.unwrap();
        let m = pembelian(beli::BeliMinta {
            surat: "NOTA HILANG".to_owned(),
            no_faktur_jual: String::new(),
            kode_barcode: k[0].clone(),
            ..bawa("", 2_500)
        });
        let m2 = m.clone();
        let t = d.kerja(&kasir, move |tx, p| niaga::hitung(tx, p, &m2)).await.unwrap_err();
        assert!(t.kolom.contains_key("detail_beli[0].kadar_uji"), "{:?}", t.kolom);
        let mut diuji = m;
        diuji.detail_beli[0].kadar_uji = kadar(7_500);
        assert_eq!(hitung(&d, &kasir, &diuji).await.detail_beli[0].cara_nilai, "IKUT_PASAR");
    });
}

#[test]
fn penjualan_pertama_tidak_bisa_dibatalkan_setelah_barangnya_dijual_lagi() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let own = d.pemilik(TOKO).await;
        isi_laci(&d, &kasir).await;
        let k = d.barang("A06", &[2_500]).await;
        let pertama = selesai(&d, &kasir, penjualan(barang(&k[0]))).await.unwrap();
        selesai(&d, &kasir, pembelian(bawa(&pertama.no_faktur_jual[0], 2_500))).await.unwrap();
        // Bought pieces are sold again from the showcase.
        let (kode_barang, p) = (k[0].clone(), own.clone());
        d.kerja(&own, move |tx, _| {
            let kode = values::KodeBarcode::parse(&kode_barang).unwrap();
            let kartu = ::barang::satu(tx, &kode)?;
            let mut dok = ledger::Dok::buka(tx, values::JenisDok::PindahBarang, &p.user_id)?;
            let ke = (values::KodeGudang::parse("TOKO").unwrap(), values::KodeBaki::parse("A06").unwrap());
            let l = ::barang::Langkah::ke_baki(kartu, ke.0, ke.1)?;
            let kepala = ::barang::Kepala { jenis: "PINDAH", lawan: "", rujukan: "", keterangan: "" };
            ::barang::gerakkan(&mut dok, &kepala, &[l])?;
            dok.tutup("PINDAH BARANG", &serde_json::json!({}))?;
            Ok(())
        })
        .await
        .unwrap();
        let kedua = selesai(&d, &kasir, penjualan(barang(&k[0]))).await.unwrap();
        let laci = d.laci("kasir1-jkt1").await;
        let batal = |no: &str| batal::BatalTransaksi {
            no_faktur: no.to_owned(),
            alasan: "SALAH".to_owned(),
            ..batal::BatalTransaksi::default()
        };
        let m = batal(&pertama.no_faktur_group);
        let h = d.kerja(&own, move |tx, p| batal::batal(tx, p, Dari::Penjualan, &m)).await;
        let t = h.unwrap_err();
        assert!(["BATAL-06", "STOK-06"].contains(&t.kode), "{t}");
        assert_eq!((d.laci("kasir1-jkt1").await, d.letak(&k[0]).await), (laci, None));
        let m = batal(&kedua.no_faktur_group);
        d.kerja(&own, move |tx, p| batal::batal(tx, p, Dari::Penjualan, &m)).await.unwrap();
        assert_eq!(d.letak(&k[0]).await, Some("TOKO/A06".to_owned()));
    });
}

#[test]
fn uang_kartu_yang_sudah_divalidasi_baru_kembali_setelah_bank_membayar() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let own = d.pemilik(TOKO).await;
        let k = d.barang("A06", &[2_500]).await;
        let mut m = penjualan(barang(&k[0]));
        let n = hitung(&d, &kasir, &m).await.neto;
        let rekening = d
            .db()
            .read(|c| {
                c.nilai::<String>(
                    "SELECT MIN(no_rekening) FROM rekening WHERE toko = 'JKT1' AND aktif = 1",
                    db::args![],
                )
            })
            .await
            .unwrap();
        m.pembayaran = vec![niaga::Bayar {
            jenis: niaga::JenisBayar::Debet,
            jumlah_rp: n,
            no_rekening: rekening,
            ..tunai(0)
        }];
        let t = simpan(&d, &kasir, &m).await.unwrap();
        d.kerja(&own, |tx, p| {
            let id: i64 =
                tx.nilai("SELECT MAX(id_bank) FROM bank_menunggu WHERE toko = 'JKT1'", db::args![])?;
            let mut dok = ledger::Dok::buka(tx, values::JenisDok::BankMasuk, &p.user_id)?;
            ledger::bank::validasi(&mut dok, &[id])?;
            dok.tutup("VALIDASI", &serde_json::json!({}))?;
            Ok(())
        })
        .await
        .unwrap();
        let menunggu = "SELECT COUNT(*) FROM bank_menunggu WHERE toko = 'JKT1'";
        assert_eq!(d.angka(menunggu, db::args![]).await, 0);
        let no = t.no_faktur_group.clone();
        let m = move || batal::BatalTransaksi {
            no_faktur: no.clone(),
            alasan: "SALAH".to_owned(),
            ..batal::BatalTransaksi::default()
        };
        d.kerja(&own, move |tx, p| batal::batal(tx, p, Dari::Penjualan, &m())).await.unwrap();
        assert_eq!(d.angka(menunggu, db::args![]).await, 1);
        let belum =
            "SELECT CAST(COALESCE(SUM(belum_valid), 0) AS BIGINT) FROM saldo_bank WHERE toko = 'JKT1'";
        assert_eq!(d.angka(belum, db::args![]).await, -n.nilai());
    });
}
