//! What could be taken from the shop through its goods: a document taken back whose piece moved on, gold that is stone,
//! a card that says other than the book.

use barang::dokumen::{self, Batal};
use barang::hancur::{Hancur, PerBaki, hancur, per_baki};
use barang::pindah::{Pindah, pindah};
use barang::pindai::Pindai;
use barang::susut::{self, Ajuan, Putusan};
use barang::tambah::{self, Baru, harga_hari};
use db::args;
use dunia::{Dunia, di_kedua};
use platform::Hasil;
use values::{Berat, Kadar, KodeBarcode};

async fn ke(d: &Dunia, kode: &str, baki: &str) -> String {
    let m = Pindah {
        kode_gudang: "TOKO".to_owned(),
        kode_toko: baki.to_owned(),
        detail_barang: vec![Pindai { kode_barcode: kode.to_owned(), kode_toko: String::new() }],
        ..Pindah::default()
    };
    d.kerja(&d.pemilik("JKT1").await, move |tx, p| pindah(tx, p, &m)).await.unwrap().no_dok
}

async fn batal(d: &Dunia, no: &str) -> Hasil<dokumen::Tercatat> {
    let (no, m) = (no.to_owned(), Batal { keterangan: "salah baki".to_owned() });
    d.kerja(&d.pemilik("JKT1").await, move |tx, p| dokumen::batal(tx, p, &no, &m)).await
}

#[test]
fn pindah_yang_barangnya_sudah_pergi_dan_pulang_tidak_bisa_dibatalkan() {
    di_kedua(|d| async move {
        let kode = d.barang("A06", &[2_500]).await.remove(0);
        let p1 = ke(&d, &kode, "A04").await;
        let p2 = ke(&d, &kode, "A06").await;
        let p3 = ke(&d, &kode, "A04").await;
        // It lies where the first one put it, but the third one did.
        for no in [&p1, &p2] {
            let t = batal(&d, no).await.expect_err("mestinya ditolak");
            assert_eq!(t.kode, "PINDAH-07");
            let pesan = t.kolom.values().next().unwrap();
            assert_eq!(pesan, &format!("Barang {kode} sudah dipindah ke TOKO A04 ({p3})"));
        }
        // Backwards in order all of it goes.
        for no in [&p3, &p2, &p1] {
            batal(&d, no).await.unwrap();
        }
        assert_eq!(d.letak(&kode).await.as_deref(), Some("TOKO/A06"));
    });
}

#[test]
fn berat_murni_tidak_menghitung_yang_bukan_emas() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let baru = Baru {
            kode_group: "750".to_owned(),
            kode_dept: "CIN750".to_owned(),
            kode_gudang: "TOKO".to_owned(),
            kode_toko: "A06".to_owned(),
            nama_barang: "CINCIN BATU".to_owned(),
            berat_asli: Berat::mg(10_000),
            berat_atribut: Berat::mg(2_000),
            kadar: Kadar::perseratus(8_000).ok(),
            kadar_cetak: Kadar::perseratus(7_500).ok(),
            kadar_modal: Kadar::perseratus(7_700).ok(),
            ..Baru::default()
        };
        let jadi = d
            .kerja(&own, move |tx, p| {
                let harga = harga_hari(tx, p)?;
                tambah::banyak(tx, p, &harga.gram, std::slice::from_ref(&baru))
            })
            .await
            .unwrap();
        let kode = jadi[0].kode_barcode.clone();
        let murni = "SELECT murni FROM saldo_barang WHERE kode_barcode = $1";
        assert_eq!(d.angka(murni, args![kode.as_str()]).await, 6_000);
        ke(&d, &kode, "A04").await;
        assert_eq!(d.angka(murni, args![kode.as_str()]).await, 6_000);
    });
}

#[test]
fn kartu_yang_berbeda_dari_buku_ditemukan() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let kode = d.barang("A06", &[2_500]).await.remove(0);
        for kolom in ["berat_asli = berat_asli + 1", "total_pokok = total_pokok - 1", "kadar_cetak = 7000"] {
            let (sql, satu) = (format!("UPDATE barang SET {kolom} WHERE kode_barcode = $1"), kode.clone());
            d.kerja(&own, move |tx, _| Ok(tx.exec(&sql, args![satu.as_str()])?)).await.unwrap();
            let temuan = d.uji.temuan().await;
            let ada = temuan.iter().find(|t| t.aturan.starts_with("I21 kartu") && t.objek == kode);
            assert!(ada.is_some_and(|t| t.toko == "JKT1"), "{kolom}: {temuan:?}");
        }
        d.uji.jangan_periksa();
    });
}

#[test]
fn barang_yang_susutnya_belum_dipercaya_tidak_dihancurkan() {
    di_kedua(|d| async move {
        let (own, spv) = (d.pemilik("JKT1").await, d.orang("spv-jkt1").await);
        let kode = d.barang("A06", &[2_500, 3_000]).await;
        let satu = KodeBarcode::parse(&kode[0]).unwrap();
        let no = d
            .kerja(&own, move |tx, p| {
                let k = barang::siap(tx, &p.toko, &satu)?;
                let tgl = platform::toko::cari(tx, &p.toko)?.tgl_system;
                let berat_timbang = Berat::mg(2_100);
                susut::ajukan(
                    tx,
                    p,
                    tgl,
                    &Ajuan { sumber: "TIMBANG", no_dok: "UJI", kartu: &k, berat_timbang },
                )
            })
            .await
            .unwrap()
            .unwrap();
        let m = |kode: &[String]| Hancur {
            kondisi: "PUTUS".to_owned(),
            gudang_tujuan: "HANCUR".to_owned(),
            detail_barang: kode
                .iter()
                .map(|k| Pindai { kode_barcode: k.clone(), kode_toko: String::new() })
                .collect(),
            ..Hancur::default()
        };
        let baki = PerBaki {
            kode_toko: "A06".to_owned(),
            kondisi: "PUTUS".to_owned(),
            gudang_tujuan: "HANCUR".to_owned(),
            uid: None,
        };
        let pesan = format!("Susut barang {} masih menunggu validasi", kode[0]);
        let isi = m(&kode);
        let t = d.kerja(&own, move |tx, p| hancur(tx, p, &isi)).await.unwrap_err();
        assert!(t.kode == "HANCUR-01" && t.kolom.values().any(|k| *k == pesan), "{t:?}");
        let t = d.kerja(&own, move |tx, p| per_baki(tx, p, &baki, &|_, _| {})).await.unwrap_err();
        assert!(t.kode == "HANCUR-01" && t.kolom["kode_toko"] == pesan, "{t:?}");
        assert_eq!(d.letak(&kode[0]).await.as_deref(), Some("TOKO/A06"));
        // The other one goes, and this one once somebody has said what it weighs.
        let isi = m(&kode[1..]);
        d.kerja(&own, move |tx, p| hancur(tx, p, &isi)).await.unwrap();
        let putus = Putusan { no_susut: no, terima: true, alasan: "memang aus".to_owned() };
        d.kerja(&spv, move |tx, p| susut::putuskan(tx, p, &putus)).await.unwrap();
        let isi = m(&kode[..1]);
        d.kerja(&own, move |tx, p| hancur(tx, p, &isi)).await.unwrap();
    });
}
