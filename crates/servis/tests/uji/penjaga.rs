//! Every way to rob a service that docs/uji-rampok.md lists, tried once more: gold, stones, identities, money, weights, places.

use crate::alat::{
    NIK, ambil, batal, bayar, bernota, emas, isi_curah, jadi, jual, kalung, kembalikan, kerja, proses, rinci,
    rp, selesai, selesai_diuji, service, siap_diambil, simpan, transfer, tunai,
};
use db::args;
use dunia::{Dunia, di_kedua, ditolak, kode};
use konter::{Bayar, JenisBayar};
use servis::{
    Kuasa, ServiceAmbilMinta, ServiceBatalBaris, ServiceBatalMinta, ServiceSelesaiMinta, ServiceTokoBaris,
    ServiceTokoMinta,
};
use values::{Berat, Kadar, Rupiah};

const LAIN: &str = "3171014101800002";

/// So many stones on the card of a piece.
async fn berbatu(d: &Dunia, barcode: &str, butir: i64) {
    let sql = "INSERT INTO barang_batu (kode_barcode, baris, jenis_batu, shape, color, clarity, sertifikat, butir, carat, usd_carat, harga) \
               VALUES ($1, 1, 'DIAMOND', '', '', '', '', $2, 100, 0, 0)";
    d.ubah(sql, args![barcode, butir]).await;
}

pub(crate) async fn rusak(d: &Dunia, kode: &str) {
    let own = d.pemilik("JKT1").await;
    let m = barang::pindah::Pindah {
        kode_gudang: "RUSAK".to_owned(),
        kode_toko: "RS1".to_owned(),
        detail_barang: vec![barang::pindai::Pindai { kode_barcode: kode.to_owned(), ..Default::default() }],
        ..Default::default()
    };
    d.kerja(&own, move |tx, p| barang::pindah::pindah(tx, p, &m)).await.unwrap();
}

pub(crate) async fn kirim_toko(d: &Dunia, kode: &str, kerja: servis::Pekerjaan) -> String {
    let own = d.pemilik("JKT1").await;
    let m = ServiceTokoMinta {
        tgl_janji: "2026-11-20".to_owned(),
        detail_barang: vec![ServiceTokoBaris {
            kode_barcode: kode.to_owned(),
            pekerjaan: vec![kerja],
            ..ServiceTokoBaris::default()
        }],
        ..ServiceTokoMinta::default()
    };
    d.kerja(&own, move |tx, p| servis::simpan_toko(tx, p, &m)).await.unwrap().no_service
}

#[test]
fn emas_tambahan_dari_yang_menunggu_lebur_dengan_kadarnya_paling_murah_modalnya_dan_berongkos() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        isi_curah(&d).await;
        let no = simpan(&d, &kasir, &service(kalung(8_000), 0)).await.unwrap().no_service;
        proses(&d, &kasir, &no, "").await.unwrap();
        let mut m = jadi(9_000, 3);
        m.detail_barang[0].kadar_uji = Kadar::perseratus(7_500).ok();
        // A tray of the showcase gives no gold.
        let mut etalase = m.clone();
        etalase.detail_barang[0].emas_tambah =
            Some(servis::EmasTambah { kode_toko: "A06".to_owned(), ..emas(1_000) });
        assert!(
            ditolak(selesai(&d, &kasir, &no, &etalase).await, "SERVIS-10")
                .kolom
                .contains_key("detail_barang[0].emas_tambah")
        );
        m.detail_barang[0].emas_tambah = Some(emas(1_000));
        let hitung = |m: &ServiceSelesaiMinta| {
            let (d, p, no, m) = (d.clone(), kasir.clone(), no.clone(), m.clone());
            async move { d.db().read(move |c| servis::hitung_selesai(c, &p, &no, &m)).await.unwrap() }
        };
        let dulu = hitung(&m).await.detail_barang[0].emas_rp;
        d.setel("JKT1", "SERVICE_ONGKOS_EMAS", "100000").await;
        assert_eq!(hitung(&m).await.detail_barang[0].emas_rp, Rupiah::new(dulu.nilai() + 50_000));
        // What cost much is not given away at the price of the day.
        d.ubah("UPDATE saldo_curah SET nilai = 90000000 WHERE gudang = 'HANCUR'", args![]).await;
        assert!(hitung(&m).await.detail_barang[0].emas_rp >= rp(3_000_000));
        d.ubah("UPDATE saldo_curah SET nilai = 15000000 WHERE gudang = 'HANCUR'", args![]).await;
        // Who approves has tested it; a cashier's word is none.
        assert_eq!(kode(selesai(&d, &kasir, &no, &m).await), "NIAGA-08");
        selesai_diuji(&d, &kasir, &no, &m).await.unwrap();
        let b = rinci(&d, &no).await.detail_barang.remove(0).hasil;
        assert_eq!(b.penguji, "spv-jkt1");
        // All of the lot takes its pieces along: no count without weight stays.
        let dua = simpan(&d, &kasir, &service(kalung(8_000), 0)).await.unwrap().no_service;
        proses(&d, &kasir, &dua, "").await.unwrap();
        let mut m = jadi(37_000, 3);
        m.detail_barang[0].emas_tambah = Some(emas(29_000));
        m.detail_barang[0].kadar_uji = Kadar::perseratus(7_500).ok();
        selesai_diuji(&d, &kasir, &dua, &m).await.unwrap();
        let sql = "SELECT CAST(COALESCE(SUM(qty + berat + nilai), 0) AS BIGINT) FROM saldo_curah WHERE gudang = 'HANCUR'";
        assert_eq!(d.angka(sql, &[]).await, 0);
        d.bersih().await;
    });
}

#[test]
fn batu_barang_rantai_menurut_kartunya_milik_customer_dan_milik_toko() {
    di_kedua(|d| async move {
        let (kasir, own) = (d.orang("kasir1-jkt1").await, d.pemilik("JKT1").await);
        let k = d.barang("A06", &[5_000, 4_000]).await;
        berbatu(&d, &k[0], 5).await;
        berbatu(&d, &k[1], 5).await;
        let nota = jual(&d, &kasir, &k[0]).await.no_faktur_jual[0].clone();
        // Sent as one without stones.
        let no = simpan(&d, &kasir, &service(bernota(&nota, 5_000), 0)).await.unwrap().no_service;
        assert_eq!(rinci(&d, &no).await.detail_barang[0].isi.jumlah_batu, 5);
        proses(&d, &kasir, &no, "").await.unwrap();
        assert!(ditolak(selesai(&d, &kasir, &no, &jadi(5_000, 0)).await, "NIAGA-08").pesan.contains("Batu"));
        rusak(&d, &k[1]).await;
        let no = kirim_toko(&d, &k[1], kerja("CUCI", "POLES", 0)).await;
        proses(&d, &own, &no, "").await.unwrap();
        assert!(ditolak(selesai(&d, &own, &no, &jadi(4_000, 0)).await, "NIAGA-08").pesan.contains("Batu"));
        selesai(&d, &own, &no, &jadi(4_000, 5)).await.unwrap();
    });
}

#[test]
fn kelebihan_uang_muka_dengan_cara_lain_hanya_oleh_pemilik() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        // By transfer, seen by the bank; a bill that came to less.
        let mut m = service(kalung(8_000), 90_000);
        m.pembayaran = transfer(&d, 90_000).await;
        let no = simpan(&d, &kasir, &m).await.unwrap().no_service;
        simpan(&d, &kasir, &service(kalung(7_000), 100_000)).await.unwrap();
        proses(&d, &kasir, &no, "").await.unwrap();
        let mut s = jadi(8_000, 3);
        s.detail_barang[0].biaya_rp = Some(rp(60_000));
        selesai_diuji(&d, &kasir, &no, &s).await.unwrap();
        let mut m = ServiceAmbilMinta { pengembalian: tunai(30_000), ..bayar(0) };
        let t = ditolak(ambil(&d, &kasir, &no, &m).await, "NIAGA-08");
        assert!(t.pesan.contains("OWN:") && t.pesan.contains("cara lain"), "{t}");
        assert!(d.izin(&kasir, "spv-jkt1", &t).await.is_err());
        m.otorisasi = d.izin(&kasir, "own-jkt1", &t).await.unwrap();
        ambil(&d, &kasir, &no, &m).await.unwrap();
        // Cash down, back to an account that somebody typed.
        let no = simpan(&d, &kasir, &service(kalung(8_000), 100_000)).await.unwrap().no_service;
        proses(&d, &kasir, &no, "").await.unwrap();
        selesai_diuji(&d, &kasir, &no, &s).await.unwrap();
        let mut ke = transfer(&d, 40_000).await;
        ke[0].no_rekening_tujuan = "1234567890".to_owned();
        ke[0].atas_nama = "BUDI".to_owned();
        let m = ServiceAmbilMinta { pengembalian: ke, ..bayar(0) };
        let t = ditolak(ambil(&d, &kasir, &no, &m).await, "NIAGA-08");
        assert!(d.izin(&kasir, "spv-jkt1", &t).await.is_err(), "{t}");
        // The bill is what was paid down: a sum that is typed to go back is refused, not left out.
        let no = simpan(&d, &kasir, &service(kalung(8_000), 60_000)).await.unwrap().no_service;
        proses(&d, &kasir, &no, "").await.unwrap();
        selesai_diuji(&d, &kasir, &no, &s).await.unwrap();
        let m = ServiceAmbilMinta { pengembalian: tunai(5_000), ..bayar(0) };
        ditolak(ambil(&d, &kasir, &no, &m).await, "BAYAR-02");
        ambil(&d, &kasir, &no, &bayar(0)).await.unwrap();
    });
}

#[test]
fn pengambil_dikenal_dari_niknya_dan_yang_belum_tercatat_perlu_otorisasi() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let no = siap_diambil(&d, &kasir, 0).await;
        let tanpa = ServiceAmbilMinta { nik: String::new(), ..bayar(100_000) };
        assert!(ditolak(ambil(&d, &kasir, &no, &tanpa).await, "SERVIS-11").kolom.contains_key("nik"));
        let orang_lain = ServiceAmbilMinta { nik: LAIN.to_owned(), ..bayar(100_000) };
        assert!(ditolak(ambil(&d, &kasir, &no, &orang_lain).await, "SERVIS-11").pesan.contains("kuasa"));
        ambil(&d, &kasir, &no, &bayar(100_000)).await.unwrap();
        let r = rinci(&d, &no).await.ambil.unwrap();
        assert_eq!((r.identitas.as_str(), r.nik_samar.as_str()), ("KARTU", "3171**********01"));
        // Somebody whose card nobody ever wrote down: who approves looks at it.
        let mut m = service(kalung(8_000), 0);
        m.customer = konter::pelanggan::PelangganMinta {
            nama_customer: "DEWI".to_owned(),
            no_hp: "081200000009".to_owned(),
            ..Default::default()
        };
        let no = simpan(&d, &kasir, &m).await.unwrap().no_service;
        proses(&d, &kasir, &no, "").await.unwrap();
        selesai(&d, &kasir, &no, &jadi(8_000, 3)).await.unwrap();
        // Not with the card of somebody else of the register.
        assert!(
            ditolak(ambil(&d, &kasir, &no, &bayar(100_000)).await, "SERVIS-11").kolom.contains_key("nik")
        );
        let mut m = orang_lain.clone();
        let t = ditolak(ambil(&d, &kasir, &no, &m).await, "NIAGA-08");
        m.otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        let kedua = ServiceAmbilMinta { nik: "3171014101800003".to_owned(), ..m.clone() };
        assert_eq!(kode(ambil(&d, &kasir, &no, &kedua).await), "OTO-09");
        ambil(&d, &kasir, &no, &m).await.unwrap();
        assert_eq!(rinci(&d, &no).await.ambil.unwrap().identitas, "DICATAT");
        d.bersih().await;
    });
}

#[test]
fn susut_barang_yang_sama_dijumlah_dari_service_ke_service() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let k = d.barang("A06", &[5_000]).await.remove(0);
        rusak(&d, &k).await;
        let no = kirim_toko(&d, &k, kerja("CUCI", "UKURAN", 0)).await;
        proses(&d, &own, &no, "").await.unwrap();
        selesai(&d, &own, &no, &jadi(4_960, 0)).await.unwrap();
        // Fifty milligrams are what one service may take; the second has ten left.
        rusak(&d, &k).await;
        let no = kirim_toko(&d, &k, kerja("CUCI", "UKURAN", 0)).await;
        proses(&d, &own, &no, "").await.unwrap();
        let t = ditolak(selesai(&d, &own, &no, &jadi(4_920, 0)).await, "NIAGA-08");
        assert!(t.pesan.contains("Bersama service sebelumnya"), "{t}");
        selesai(&d, &own, &no, &jadi(4_950, 0)).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn sebelum_dikerjakan_pun_ditimbang_dan_yang_berbeda_disetujui_orang_lain() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let no = simpan(&d, &kasir, &service(kalung(8_000), 50_000)).await.unwrap().no_service;
        let tanpa = ServiceBatalMinta { detail_barang: Vec::new(), ..kembalikan(8_000, 0, 0) };
        assert_eq!(kode(batal(&d, &spv, &no, &tanpa).await), "SERVIS-12");
        // A supervisor may say yes to what is as it came, not to what was filed off.
        let mut m = kembalikan(7_900, 0, 0);
        let t = ditolak(batal(&d, &spv, &no, &m).await, "BATAL-03");
        m.otorisasi = d.izin(&spv, "own-jkt1", &t).await.unwrap();
        batal(&d, &spv, &no, &m).await.unwrap();
        let sql = "SELECT berat_buku - berat FROM service_batal_baris";
        assert_eq!(d.angka(sql, &[]).await, 100);
        // The same of who takes it: another card is another's word, and a stranger nobody's alone.
        let no = simpan(&d, &kasir, &service(kalung(8_000), 0)).await.unwrap().no_service;
        let asing = ServiceBatalMinta { nik: LAIN.to_owned(), ..kembalikan(8_000, 0, 0) };
        assert_eq!(kode(batal(&d, &spv, &no, &asing).await), "SERVIS-11");
        let wakil = Kuasa { nama: "BUDI".to_owned(), nik: LAIN.to_owned(), ..Kuasa::default() };
        let kuasa = ServiceBatalMinta { kuasa: Some(wakil), ..kembalikan(8_000, 0, 0) };
        assert_eq!(kode(batal(&d, &spv, &no, &kuasa).await), "BATAL-03");
        batal(&d, &spv, &no, &kembalikan(8_000, 0, 0)).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn barang_toko_yang_dibatalkan_ditimbang_dan_kartunya_ikut() {
    di_kedua(|d| async move {
        let spv = d.orang("spv-jkt1").await;
        let k = d.barang("A06", &[5_000]).await.remove(0);
        rusak(&d, &k).await;
        let no = kirim_toko(&d, &k, kerja("CUCI", "POLES", 0)).await;
        let mut m = ServiceBatalMinta {
            alasan: "tidak bisa".to_owned(),
            detail_barang: vec![ServiceBatalBaris { baris: 1, berat: Berat::mg(4_700), jumlah_batu: 0 }],
            ..ServiceBatalMinta::default()
        };
        let t = ditolak(batal(&d, &spv, &no, &m).await, "BATAL-03");
        m.otorisasi = d.izin(&spv, "own-jkt1", &t).await.unwrap();
        batal(&d, &spv, &no, &m).await.unwrap();
        let sql = "SELECT berat_asli FROM barang WHERE kode_barcode = $1";
        assert_eq!(d.angka(sql, args![k.as_str()]).await, 4_700);
        d.bersih().await;
    });
}

#[test]
fn barang_yang_bernilai_diuji_kadarnya_oleh_yang_menyetujui() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        d.setel("JKT1", "SERVICE_BATAS_UJI", "1000000").await;
        let no = simpan(&d, &kasir, &service(kalung(8_000), 0)).await.unwrap().no_service;
        proses(&d, &kasir, &no, "").await.unwrap();
        // The same weight says nothing of what it is made of.
        let mut m = jadi(8_000, 3);
        assert!(
            ditolak(selesai(&d, &kasir, &no, &m).await, "SERVIS-10")
                .kolom
                .contains_key("detail_barang[0].kadar_uji")
        );
        m.detail_barang[0].kadar_uji = Kadar::perseratus(4_000).ok();
        let t = ditolak(selesai(&d, &kasir, &no, &m).await, "NIAGA-08");
        assert!(t.pesan.contains("di bawah"), "{t}");
        m.detail_barang[0].kadar_uji = Kadar::perseratus(7_500).ok();
        m.otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        // A yes to one purity is none to another.
        assert_eq!(kode(selesai(&d, &kasir, &no, &m).await), "OTO-09");
        m.otorisasi = String::new();
        selesai_diuji(&d, &kasir, &no, &m).await.unwrap();
        assert_eq!(rinci(&d, &no).await.detail_barang[0].hasil.penguji, "spv-jkt1");
        d.bersih().await;
    });
}

#[test]
fn barang_rantai_yang_disebut_tanpa_nota_perlu_otorisasi() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let k = d.barang("A06", &[5_000]).await;
        // Sold to her before, and not bought back.
        let mut m = niaga::TransaksiMinta {
            kode_sales: "S01".to_owned(),
            customer: crate::alat::siti(),
            detail_barang: vec![niaga::jual::JualMinta { kode_barcode: k[0].clone(), ..Default::default() }],
            ..Default::default()
        };
        let coba = m.clone();
        let h = d.kerja(&kasir, move |tx, p| niaga::hitung(tx, p, &coba)).await.unwrap();
        m.pembayaran = tunai(h.neto.nilai());
        let nota = d.kerja(&kasir, move |tx, p| niaga::simpan(tx, p, &m)).await.unwrap();
        let mut m = service(servis::ServiceBarisMinta { jumlah_batu: 0, ..kalung(5_010) }, 0);
        let t = ditolak(simpan(&d, &kasir, &m).await, "NIAGA-08");
        assert!(t.pesan.contains(&nota.no_faktur_jual[0]), "{t}");
        // Somebody else's piece, or one of another weight, is not asked about.
        simpan(&d, &kasir, &service(kalung(7_000), 0)).await.unwrap();
        m.otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        simpan(&d, &kasir, &m).await.unwrap();
        // Told by its nota it is that piece, and held.
        let no = simpan(&d, &kasir, &service(bernota(&nota.no_faktur_jual[0], 5_000), 0))
            .await
            .unwrap()
            .no_service;
        assert_eq!(
            d.angka("SELECT COUNT(*) FROM nota_ditahan WHERE no_dok = $1", args![no.as_str()]).await,
            1
        );
        simpan(&d, &kasir, &service(kalung(5_010), 0)).await.unwrap();
    });
}

#[test]
fn barang_toko_di_service_tidak_dipindah_dihancurkan_atau_dikirim_sebelum_selesai() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let k = d.barang("A06", &[5_000]).await.remove(0);
        rusak(&d, &k).await;
        let no = kirim_toko(&d, &k, kerja("CUCI", "POLES", 0)).await;
        let satu = || vec![barang::pindai::Pindai { kode_barcode: k.clone(), ..Default::default() }];
        let m = barang::pindah::Pindah {
            kode_gudang: "TOKO".to_owned(),
            kode_toko: "A06".to_owned(),
            detail_barang: satu(),
            ..Default::default()
        };
        let t = ditolak(d.kerja(&own, move |tx, p| barang::pindah::pindah(tx, p, &m)).await, "PINDAH-01");
        assert!(t.pesan.contains(&no), "{t}");
        let m = serde_json::json!({ "kode_toko": "RP1", "gudang_tujuan": "TOKO", "baki_tujuan": "A06" });
        assert!(d.minta(&own, &m, barang::pindah::satu_baki).await.unwrap_err().pesan.contains(&no));
        let m = serde_json::json!({ "kondisi": "PUTUS", "gudang_tujuan": "HANCUR", "keterangan": "uji",
            "detail_barang": [{ "kode_barcode": k }] });
        assert!(d.minta(&own, &m, barang::hancur::hancur).await.unwrap_err().pesan.contains(&no));
        proses(&d, &own, &no, "").await.unwrap();
        selesai(&d, &own, &no, &jadi(5_000, 0)).await.unwrap();
        rusak(&d, &k).await;
    });
}

#[test]
fn kuasa_dan_cara_bayar_lain_tetap_diikat_pada_izinnya() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let no = siap_diambil(&d, &kasir, 0).await;
        // A typed down payment is none.
        let dp =
            Bayar { jenis: JenisBayar::Dp, no_titip: no.clone(), jumlah_rp: rp(100_000), ..Bayar::default() };
        let m =
            ServiceAmbilMinta { nik: NIK.to_owned(), pembayaran: vec![dp], ..ServiceAmbilMinta::default() };
        assert_eq!(kode(ambil(&d, &kasir, &no, &m).await), "BAYAR-01");
    });
}

#[test]
fn pajak_uang_muka_masuk_bersama_uangnya_dan_habis_dengannya() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        d.setel("JKT1", "PPN_UANG_MUKA", "on").await;
        let pajak = || {
            let d = d.clone();
            async move { d.angka("SELECT CAST(COALESCE(SUM(pajak), 0) AS BIGINT) FROM buku_pajak", &[]).await }
        };
        let no = simpan(&d, &kasir, &service(kalung(8_000), 50_000)).await.unwrap().no_service;
        let muka = pajak().await;
        assert!(muka > 0);
        proses(&d, &kasir, &no, "").await.unwrap();
        selesai(&d, &kasir, &no, &jadi(8_000, 3)).await.unwrap();
        ambil(&d, &kasir, &no, &bayar(50_000)).await.unwrap();
        // The bill's own tax is of the whole; what came with the down payment is off again.
        assert_eq!(pajak().await, 1_088);
        d.bersih().await;
        let no = simpan(&d, &kasir, &service(kalung(8_000), 50_000)).await.unwrap().no_service;
        assert_eq!(pajak().await, 1_088 + muka);
        batal(&d, &spv, &no, &kembalikan(8_000, 0, 0)).await.unwrap();
        assert_eq!(pajak().await, 1_088);
        let no = simpan(&d, &kasir, &service(kalung(8_000), 50_000)).await.unwrap().no_service;
        proses(&d, &kasir, &no, "").await.unwrap();
        let mut m = kembalikan(8_000, 0, 50_000);
        let t = ditolak(batal(&d, &kasir, &no, &m).await, "BATAL-03");
        m.otorisasi = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        batal(&d, &kasir, &no, &m).await.unwrap();
        assert_eq!(pajak().await, 1_088);
        d.bersih().await;
    });
}
