//! The shop's own damaged pieces: RUSAK, REPARASI, LABEL, without a customer and without money.

use crate::alat::{ambil, batal, bayar, jadi, kerja, proses, selesai};
use dunia::{Dunia, di_kedua, ditolak, kode};
use platform::Hasil;
use servis::{ServiceBatalBaris, ServiceBatalMinta, ServiceTokoBaris, ServiceTokoMinta, Tercatat};

async fn rusak(d: &Dunia, mg: i64) -> String {
    let own = d.pemilik("JKT1").await;
    let k = d.barang("A06", &[mg]).await.remove(0);
    let baki: String = d
        .db()
        .read(|c| {
            c.one("SELECT kode_baki FROM baki WHERE toko = 'JKT1' AND kode_gudang = 'RUSAK' AND dihapus = 0 LIMIT 1", &[], |r| {
                r.get(0)
            })
        })
        .await
        .unwrap()
        .unwrap();
    let m = barang::pindah::Pindah {
        kode_gudang: "RUSAK".to_owned(),
        kode_toko: baki,
        detail_barang: vec![barang::pindai::Pindai { kode_barcode: k.clone(), ..Default::default() }],
        ..Default::default()
    };
    d.kerja(&own, move |tx, p| barang::pindah::pindah(tx, p, &m)).await.unwrap();
    k
}

async fn kirim(d: &Dunia, kode: &str) -> Hasil<Tercatat> {
    let own = d.pemilik("JKT1").await;
    let m = ServiceTokoMinta {
        tgl_janji: "2026-11-20".to_owned(),
        detail_barang: vec![ServiceTokoBaris {
            kode_barcode: kode.to_owned(),
            pekerjaan: vec![kerja("CUCI", "POLES", 0)],
            ..ServiceTokoBaris::default()
        }],
        ..ServiceTokoMinta::default()
    };
    d.kerja(&own, move |tx, p| servis::simpan_toko(tx, p, &m)).await
}

#[test]
fn rusak_ke_reparasi_ke_label_dan_kartunya_ikut_timbangan() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let sehat = d.barang("A06", &[3_000]).await.remove(0);
        assert!(ditolak(kirim(&d, &sehat).await, "SERVIS-02").pesan.contains("tidak di RUSAK"));
        let k = rusak(&d, 5_000).await;
        let no = kirim(&d, &k).await.unwrap().no_service;
        assert!(d.letak(&k).await.unwrap().starts_with("REPARASI/"));
        proses(&d, &own, &no, "T02").await.unwrap();
        // Polishing took thirty milligrams; half a gram it does not take.
        assert_eq!(kode(selesai(&d, &own, &no, &jadi(4_500, 0)).await), "NIAGA-08");
        selesai(&d, &own, &no, &jadi(4_970, 0)).await.unwrap();
        assert!(d.letak(&k).await.unwrap().starts_with("LABEL/"));
        let sql = "SELECT berat_asli FROM barang WHERE kode_barcode = $1";
        assert_eq!(d.angka(sql, db::args![k.as_str()]).await, 4_970);
        assert_eq!(kode(ambil(&d, &own, &no, &bayar(0)).await), "SERVIS-11");
        assert_eq!(d.angka("SELECT COUNT(*) FROM service_kini WHERE terbuka = 1", &[]).await, 0);
    });
}

#[test]
fn dibatalkan_kembali_ke_rusak() {
    di_kedua(|d| async move {
        let spv = d.orang("spv-jkt1").await;
        let k = rusak(&d, 5_000).await;
        let no = kirim(&d, &k).await.unwrap().no_service;
        let mut m = ServiceBatalMinta { alasan: "tidak bisa".to_owned(), ..ServiceBatalMinta::default() };
        assert_eq!(kode(batal(&d, &spv, &no, &m).await), "SERVIS-12");
        m.detail_barang =
            vec![ServiceBatalBaris { baris: 1, berat: values::Berat::mg(5_000), jumlah_batu: 0 }];
        let t = ditolak(batal(&d, &d.orang("kasir1-jkt1").await, &no, &m).await, "BATAL-03");
        assert!(t.pesan.contains("SPV"), "{t}");
        batal(&d, &spv, &no, &m).await.unwrap();
        assert!(d.letak(&k).await.unwrap().starts_with("RUSAK/"));
    });
}
