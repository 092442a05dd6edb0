//! Ways that the third robbery found: money that nobody saw come, a fixed price on a purer piece, a purity above the printed
//! one, and the guards of pieces that the manual screen lacked.

use crate::alat::{
    cincin_manual, hitung, hitung_manual, isi_baki_manual, isi_laci, kadar, kode_alasan, pembelian,
    penjualan, selesai, tunai,
};
use crate::rampok::{dengan, kembali, kunci, orang, siti, terima, titip, transfer};
use barang::tambah::{self, Baru, harga_hari};
use dunia::{Dunia, TOKO, di_kedua, kode};
use konter::KodeAlasan;
use niaga::{Bayar, awal, batal, beli, curian, manual};
use platform::Pelaku;
use values::{Berat, Kadar};

#[test]
fn titipan_transfer_yang_belum_masuk_tidak_dikembalikan_sendirian() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let lewat = transfer(&d, 2_000_000).await;
        let no = terima(&d, &kasir, titip(2_000_000, siti(), lewat.clone())).await;
        // The same way back, to somebody's account, while the bank has shown nothing.
        let ke =
            Bayar { no_rekening_tujuan: "999888777".to_owned(), atas_nama: "MALING".to_owned(), ..lewat };
        let t = kembali(&d, &kasir, &no, ke.clone(), "").await.unwrap_err();
        assert_eq!(t.kode, "BATAL-03", "{t}");
        let izin = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        kembali(&d, &kasir, &no, ke, &izin).await.unwrap();
    });
}

#[test]
fn titipan_dari_kertas_lama_tidak_dibayar_sendirian() {
    di_kedua(|d| async move {
        let (own, kasir) = (d.pemilik(TOKO).await, d.orang("kasir1-jkt1").await);
        isi_laci(&d, &kasir).await;
        let masuk = async |p: &Pelaku| {
            d.kerja(p, |tx, p| {
                let csv = "no_titip,nama_customer,sisa\nTP-9,TONO,5000000\n";
                awal::impor(tx, p, awal::Jenis::Titipan, csv, "lama.csv")
            })
            .await
        };
        // Who brings it in could sell against it: that is the owner's.
        assert_eq!(kode(masuk(&d.orang("spv-jkt1").await).await), "AWAL-01");
        masuk(&own).await.unwrap();
        let laci = d.laci("kasir1-jkt1").await;
        assert_eq!(kode(kembali(&d, &kasir, "TP-9", tunai(5_000_000), "").await), "BATAL-03");
        assert_eq!(d.laci("kasir1-jkt1").await, laci);
    });
}

/// A piece of the group with a purity of its own.
async fn lebih_murni(d: &Dunia, kadar: i64) -> String {
    let own = d.pemilik(TOKO).await;
    let satu = Baru {
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        kode_gudang: "TOKO".to_owned(),
        kode_toko: "A06".to_owned(),
        nama_barang: "CINCIN MURNI".to_owned(),
        berat_asli: Berat::mg(5_000),
        kadar: Kadar::perseratus(kadar).ok(),
        kadar_cetak: Kadar::perseratus(7_500).ok(),
        kadar_modal: Kadar::perseratus(7_700).ok(),
        ..Baru::default()
    };
    let jadi = d.kerja(&own, move |tx, p| {
        let harga = harga_hari(tx, p)?;
        tambah::banyak(tx, p, &harga.gram, std::slice::from_ref(&satu))
    });
    jadi.await.unwrap().remove(0).kode_barcode
}

#[test]
fn harga_terkunci_tidak_membeli_yang_lebih_murni() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let no = terima(&d, &kasir, kunci(20_000_000, tunai(20_000_000))).await;
        for kadar in [8_000, 9_200, 10_000] {
            let kode = lebih_murni(&d, kadar).await;
            let mut m = penjualan(crate::alat::barang(&kode));
            m.customer = siti();
            let biasa = hitung(&d, &kasir, &m).await.neto.nilai();
            m.pembayaran = vec![dengan(&no, 20_000_000)];
            // The price did not move since: whatever is fixed is worth what it costs.
            let terkunci = hitung(&d, &kasir, &m).await.neto.nilai();
            assert!((biasa - terkunci).abs() <= 500, "kadar {kadar}: {biasa}, terkunci {terkunci}");
        }
    });
}

#[test]
fn kadar_uji_di_atas_yang_tercetak_tidak_menaikkan_harga() {
    di_kedua(|d| async move {
        let (own, kasir) = (d.pemilik(TOKO).await, d.orang("kasir1-jkt1").await);
        // A nota of the chain, older than the time for which a buy-back follows it.
        d.kerja(&own, |tx, p| {
            let csv = "no_faktur,tgl_nota,kode_group,kode_dept,nama_barang,berat,harga_total,kadar_cetak\n\
                       N-1,2026-06-10,750,CIN750,CINCIN,10,12000000,75\n";
            awal::impor(tx, p, awal::Jenis::Nota, csv, "nota.csv")
        })
        .await
        .unwrap();
        let rusak = |uji: Option<Kadar>| {
            pembelian(beli::BeliMinta {
                kondisi: "RUSAK RINGAN".to_owned(),
                kadar_uji: uji,
                ..crate::alat::bawa("N-1", 10_000)
            })
        };
        let biasa = hitung(&d, &kasir, &rusak(None)).await.total_beli;
        let h = hitung(&d, &kasir, &rusak(kadar(8_800))).await;
        assert_eq!((h.total_beli, kode_alasan(&h)), (biasa, Vec::new()));
        // Without a letter its purity counts, and somebody else sees the test.
        let asing = beli::BeliMinta {
            surat: "TANPA SURAT".to_owned(),
            nama_barang: "CINCIN".to_owned(),
            kode_group: "750".to_owned(),
            kode_dept: "CIN750".to_owned(),
            berat_timbang: Berat::mg(10_000),
            kadar_uji: kadar(8_500),
            kondisi: "BAGUS".to_owned(),
            ..beli::BeliMinta::default()
        };
        let h = hitung(&d, &kasir, &pembelian(asing)).await;
        assert_eq!(kode_alasan(&h), [KodeAlasan::KadarUji]);
    });
}

/// Bought pieces are sold again from the showcase.
async fn ke_etalase(d: &Dunia, kode_barcode: &str) {
    let own = d.pemilik(TOKO).await;
    let m = barang::pindah::Pindah {
        detail_barang: vec![barang::pindai::Pindai {
            kode_barcode: kode_barcode.to_owned(),
            kode_toko: String::new(),
        }],
        kode_gudang: "TOKO".to_owned(),
        kode_toko: "A06".to_owned(),
        ..Default::default()
    };
    d.kerja(&own, move |tx, p| barang::pindah::pindah(tx, p, &m)).await.unwrap();
}

#[test]
fn pembelian_pertama_tidak_bisa_dibatalkan_setelah_barangnya_kembali_lagi() {
    di_kedua(|d| async move {
        let (own, kasir) = (d.pemilik(TOKO).await, d.orang("kasir1-jkt1").await);
        isi_laci(&d, &kasir).await;
        let mut m = pembelian(beli::BeliMinta {
            surat: "TANPA SURAT".to_owned(),
            nama_barang: "GELANG".to_owned(),
            kode_group: "750".to_owned(),
            kode_dept: "CIN750".to_owned(),
            berat_timbang: Berat::mg(2_500),
            kondisi: "BAGUS".to_owned(),
            ..beli::BeliMinta::default()
        });
        m.customer = orang("BUDI SANTOSO", "081200000002");
        m.customer.alamat_customer = "JL MELATI 1".to_owned();
        m.customer.nik = "3171010101800001".to_owned();
        let b1 = selesai(&d, &kasir, m).await.unwrap().no_faktur_group.clone();
        let kode_barang =
            d.baris("SELECT kode_barcode FROM beli WHERE no_faktur_group = $1", db::args![b1.as_str()]).await;
        let kode_barang = kode_barang[0].as_str();
        let asal = d.letak(kode_barang).await;
        ke_etalase(&d, kode_barang).await;
        let s = selesai(&d, &kasir, penjualan(crate::alat::barang(kode_barang))).await.unwrap();
        selesai(&d, &kasir, pembelian(crate::alat::bawa(&s.no_faktur_jual[0], 2_500))).await.unwrap();
        // The piece lies where the first purchase laid it, and is another's by now.
        assert_eq!(d.letak(kode_barang).await, asal);
        let laci = d.laci("kasir1-jkt1").await;
        let m = batal::BatalTransaksi {
            no_faktur: b1,
            alasan: "SALAH".to_owned(),
            ..batal::BatalTransaksi::default()
        };
        let h = d.kerja(&own, move |tx, p| batal::batal(tx, p, batal::Dari::Pembelian, &m)).await;
        assert_eq!(kode(h), "BATAL-06");
        assert_eq!(d.laci("kasir1-jkt1").await, laci);
    });
}

async fn alasan_manual(d: &Dunia, p: &Pelaku, m: manual::ManualMinta) -> Vec<KodeAlasan> {
    hitung_manual(d, p, &m).await.jumlah.alasan.iter().map(|a| a.kode).collect()
}

#[test]
fn barang_curian_tidak_dibeli_lewat_layar_manual() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let lapor = curian::Lapor {
            nama_barang: "CINCIN IBU".to_owned(),
            kode_dept: "CIN750".to_owned(),
            berat: Berat::mg(7_770),
            sumber: "POLSEK".to_owned(),
            ..curian::Lapor::default()
        };
        d.kerja(&spv, move |tx, p| curian::lapor(tx, p, &lapor)).await.unwrap();
        let beli = |qty: i64, mg: i64| manual::ManualMinta {
            customer: orang("BUDI SANTOSO", "081200000002"),
            detail_beli: vec![cincin_manual(qty, mg)],
            ..manual::ManualMinta::default()
        };
        assert_eq!(alasan_manual(&d, &kasir, beli(1, 7_770)).await, [KodeAlasan::MiripCurian]);
        assert_eq!(alasan_manual(&d, &kasir, beli(2, 15_540)).await, [KodeAlasan::MiripCurian]);
        assert!(alasan_manual(&d, &kasir, beli(1, 5_000)).await.is_empty());
    });
}

#[test]
fn tukar_tambah_manual_yang_membayar_banyak_disetujui() {
    di_kedua(|d| async move {
        let (kasir, own) = (d.orang("kasir1-jkt1").await, d.pemilik(TOKO).await);
        isi_baki_manual(&d, &own).await;
        let tukar = |mg: i64| manual::ManualMinta {
            detail_barang: vec![cincin_manual(1, 3_000)],
            detail_beli: vec![cincin_manual(1, mg)],
            ..manual::ManualMinta::default()
        };
        assert!(alasan_manual(&d, &kasir, tukar(3_000)).await.is_empty());
        assert_eq!(alasan_manual(&d, &kasir, tukar(30_000)).await, [KodeAlasan::TukarKeluar]);
    });
}
