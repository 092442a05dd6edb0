//! A day is closed once, with what stands in its way told all at once, and opens the next with what it ended with.

use crate::alat::{halangan, hitung, jual, keadaan, kode_hal, tutup, uang};
use db::args;
use dunia::{TOKO, di_kedua, ditolak, toko};
use kas::hitung_kas;
use ledger::kupon::BarisKupon;
use platform::otorisasi::{self, MintaOtorisasi};
use serde_json::json;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use values::{JenisDok, Rupiah, Tanggal};

#[test]
fn kasir_yang_punya_menunya_menutup_toko_tanpa_hak_atas_master_harga() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        assert!(kasir.boleh_menu("/tutup-toko") && !kasir.boleh_menu("/master-parameter-harga-emas"));
        let t = tutup(&d, &kasir, None).await.unwrap();
        let sql = "SELECT COUNT(*) FROM harga_emas WHERE toko = 'JKT1' AND konfirmasi = 0 AND tanggal = $1";
        assert!(d.angka(sql, args![t.tgl_system]).await > 0, "harga dibawa ke {}", t.tgl_system);
    });
}

#[test]
fn hari_ditutup_sekali_dan_besok_dibuka_dengan_saldo_akhir() {
    di_kedua(|d| async move {
        let (k1, k2) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-jkt1").await);
        let (spv, own) = (d.orang("spv-jkt1").await, d.pemilik(TOKO).await);
        let barang = d.barang("A06", &[2_500, 3_000]).await;
        jual(&d, &k1, &barang[0]).await;
        uang(&d, &k2, 500_000).await;
        // Two drawers with money: both must be counted.
        assert_eq!(halangan(&d, &spv).await, ["TUTUP-16"]);
        let buku = d.laci("kasir1-jkt1").await;
        let j = hitung(&d, &k1, buku - 500).await.unwrap();
        assert_eq!(j["jumlah"], json!(buku - 500));
        assert!(j.get("saldo").is_none() && j.get("selisih").is_none(), "buta: {j}");
        let id = hitung(&d, &k2, 450_000).await.unwrap()["id"].take();
        assert_eq!(halangan(&d, &spv).await, ["TUTUP-18"], "selisih besar menunggu orang kedua");
        // The cashier sees how far it is, not what is expected.
        assert!(keadaan(&d, &k2).await.laci.iter().all(|l| l.saldo.is_none() && l.selisih.is_none()));
        let layar = keadaan(&d, &spv).await;
        let laci = layar.laci.iter().find(|l| l.kasir == "kasir2-jkt1").unwrap();
        assert_eq!((laci.selisih, laci.keadaan), (Some(-50_000), "PERLU SETUJU"));
        let setuju = json!({ "id": id, "alasan": "uang kembalian salah" });
        ditolak(d.minta(&k1, &setuju, hitung_kas::setujui).await, "HITUNG-02");
        d.minta(&spv, &setuju, hitung_kas::setujui).await.unwrap();
        ditolak(d.minta(&spv, &setuju, hitung_kas::setujui).await, "HITUNG-04");
        let layar = keadaan(&d, &spv).await;
        assert!(layar.halangan.is_empty(), "{layar:?}");
        let (hari, esok) = (layar.tgl_system, layar.tgl_berikut);
        let lain = Tanggal::parse("2020-01-01").unwrap();
        ditolak(tutup(&d, &spv, Some(lain)).await, "TUTUP-02");
        // How far it is, told on the way.
        let maju: Arc<Mutex<Vec<u8>>> = Arc::default();
        let lapor = Arc::clone(&maju);
        let t = d
            .kerja_rantai(&spv, move |tx, p| {
                tutup::tutup(tx, p, Some(hari), rangkai::DOMAIN, &|n, _| lapor.lock().unwrap().push(n))
            })
            .await
            .unwrap();
        assert_eq!((t.tanggal, t.tgl_system), (hari, esok));
        let maju = maju.lock().unwrap().clone();
        assert!(maju.is_sorted() && maju.len() > 5, "{maju:?}");
        let tanggal = "SELECT tgl_tutup, tgl_system FROM toko WHERE kode_toko = 'JKT1'";
        assert_eq!(d.baris(tanggal, &[]).await, [format!("{hari}|{esok}")]);
        let potret = "SELECT kasir, akhir, hitung, selisih FROM potret_kas ORDER BY kasir";
        assert_eq!(
            d.baris(potret, &[]).await,
            [format!("kasir1-jkt1|{0}|{0}|-500", buku - 500), "kasir2-jkt1|450000|450000|-50000".to_owned()]
        );
        assert_eq!(d.laci("kasir2-jkt1").await, 450_000);
        let selisih = "SELECT COUNT(*) FROM buku_kas WHERE jenis_dok = 'SK' AND kategori = 'SELISIH KAS'";
        assert_eq!(d.angka(selisih, &[]).await, 2);
        let stok = "SELECT CAST(SUM(qty) AS BIGINT) FROM potret_stok WHERE baki = 'A06'";
        assert_eq!(d.angka(stok, &[]).await, 1);
        // The morning after: prices wait to be confirmed, the day is tomorrow, and it cannot be closed today.
        let p = own.clone();
        let h = d.db().read(move |c| harga::hari_ini(c, &p)).await.unwrap();
        assert_eq!((h.tanggal, h.terkonfirmasi), (esok.to_string(), false));
        assert_eq!(halangan(&d, &own).await, ["TUTUP-23", "TUTUP-16"]);
        let ringkas = async |tgl: Tanggal| {
            d.db().snapshot(move |c| tutup::ringkasan(c, &toko(TOKO), tgl, rangkai::DOMAIN)).await
        };
        let teks = dunia::tampil(&ringkas(hari).await.unwrap()).to_string();
        assert!(teks.contains("kasir2-jkt1: selisih") && teks.contains("Penjualan (1 nota)"), "{teks}");
        ditolak(ringkas(Tanggal::parse("2030-01-01").unwrap()).await, "TUTUP-04");
        // The next day is closed too, with the drawers as they were.
        d.uji.jam.maju(Duration::from_secs(24 * 3600));
        hitung(&d, &k1, buku - 500).await.unwrap();
        hitung(&d, &k2, 450_000).await.unwrap();
        tutup(&d, &own, None).await.unwrap();
        let potret =
            "SELECT kasir, awal, masuk, keluar, akhir FROM potret_kas WHERE tanggal = $1 ORDER BY kasir";
        assert_eq!(d.baris(potret, args![esok]).await[1], "kasir2-jkt1|450000|0|0|450000");
        let kini = d.db().jam().sekarang();
        let b = d.db().lapor(move |c| tutup::bukti(c, &toko(TOKO), kini, true, rangkai::DOMAIN)).await;
        assert!(b.as_ref().unwrap().baik, "{b:?}");
    });
}

#[test]
fn yang_menghalangi_disebut_semua_dengan_layarnya() {
    di_kedua(|d| async move {
        let (k1, own) = (d.orang("kasir1-jkt1").await, d.pemilik(TOKO).await);
        let barang = d.barang("A06", &[2_500, 1_500]).await;
        for kunci in ["VALIDASI_PENJUALAN_MODULE", "TIMBANG_BAKI_WAJIB_MODULE", "OPNAME_WAJIB_MODULE"] {
            d.setel(TOKO, kunci, "on").await;
        }
        jual(&d, &k1, &barang[0]).await;
        d.ubah(
            "INSERT INTO parkir (toko, id, oleh, nama, isi, diubah) VALUES ('JKT1', 'p1', 'kasir1-jkt1', 'Bu Ani', '{}', 'x')",
            &[],
        )
        .await;
        let m = MintaOtorisasi {
            kategori: "PENJUALAN".to_owned(),
            description: "PENJUALAN DI BAWAH MODAL".to_owned(),
            keterangan: Some("-".to_owned()),
            nominal: Some(Rupiah::new(1)),
            ..MintaOtorisasi::default()
        };
        let siaran = d.siaran.clone();
        d.kerja(&k1, move |tx, p| otorisasi::minta(tx, p, &m, &siaran)).await.unwrap();
        let semua = halangan(&d, &own).await;
        assert_eq!(semua, ["TUTUP-13", "TUTUP-11", "TUTUP-15", "TUTUP-19", "TUTUP-20"]);
        let layar = keadaan(&d, &own).await;
        assert_eq!(kode_hal(&layar.halangan), semua);
        assert_eq!(layar.halangan[1].rute, "/validasi-penjualan");
        // One cashier alone: not counted is only worth knowing.
        assert_eq!(kode_hal(&layar.peringatan), ["TUTUP-33"]);
        assert_eq!(d.angka("SELECT COUNT(*) FROM tutup_toko", &[]).await, 0);
    });
}

#[test]
fn sesi_yang_berakhir_karena_tutup_menyebut_siapa_dan_tanggalnya() {
    di_kedua(|d| async move {
        let spv = d.orang("spv-jkt1").await;
        let sesi = |sidik: &'static str, user: &'static str| {
            let d = Arc::clone(&d);
            async move {
                let dibuat = d.db().jam().sekarang();
                d.ubah(
                    "INSERT INTO sesi (sidik_token, user_id, kode_toko, tanggal, dibuat, alamat, terkunci, berakhir, terakhir) \
                     VALUES ($1, $2, 'JKT1', $3, $4, '', 0, NULL, $4)",
                    args![sidik, user, dibuat.tanggal(), dibuat],
                )
                .await;
            }
        };
        let sebab = async |sidik: &'static str| {
            d.db().read(move |c| tutup::penutupan(c, sidik)).await.unwrap().map(|p| (p.oleh, p.tgl))
        };
        sesi("keluar", "kasir1-jkt1").await;
        let kini = d.db().jam().sekarang();
        d.ubah("UPDATE sesi SET berakhir = $1 WHERE sidik_token = 'keluar'", args![kini]).await;
        d.uji.jam.maju(Duration::from_secs(60));
        sesi("kasir", "kasir1-jkt1").await;
        assert_eq!(sebab("kasir").await, None, "masih hidup");
        d.uji.jam.maju(Duration::from_secs(60));
        let t = tutup(&d, &spv, None).await.unwrap();
        assert_eq!(sebab("kasir").await, Some((spv.user_name.clone(), t.tgl_system)));
        assert_eq!(sebab("keluar").await, None, "sudah keluar sendiri");
        d.uji.jam.maju(Duration::from_secs(60));
        sesi("besok", "kasir1-jkt1").await;
        assert_eq!(sebab("besok").await, None);
    });
}

#[test]
fn kupon_yang_habis_masa_diakhiri_saat_tutup() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        d.kerja(&kasir, |tx, p| {
            let mut dok = ledger::Dok::buka(tx, JenisDok::Kupon, &p.user_id)?;
            let mut baris = Vec::new();
            for (no, akhir) in [("LAMA", "2026-11-15"), ("BARU", "2099-01-01")] {
                dok.tx().exec(
                    "INSERT INTO kupon_terbit (toko, no_kupon, kode_kupon, nama_kupon, jenis_nilai, nilai, min_pakai, tgl_terbit, \
                     tgl_akhir, no_faktur_group, kode_pelanggan, nama_customer, oleh) VALUES ('JKT1', $1, 'K', 'K', 'RP', 1000, 0, \
                     '2026-11-15', $2, '', '', '', 'x')",
                    args![no, akhir],
                )?;
                baris.push(BarisKupon { no_kupon: no.to_owned(), terbit: true, nilai: Rupiah::NOL });
            }
            ledger::kupon::catat(&mut dok, &baris)?;
            dok.tutup("KUPON", &json!({}))?;
            Ok(())
        })
        .await
        .unwrap();
        assert_eq!(tutup(&d, &spv, None).await.unwrap().kupon, 1);
        let sisa = d.baris("SELECT no_kupon, qty FROM saldo_kupon ORDER BY no_kupon", &[]).await;
        assert_eq!(sisa, ["BARU|1", "LAMA|0"]);
    });
}

#[test]
fn kiriman_yang_bertepatan_dengan_tutup_ada_di_hari_lama_atau_baru() {
    di_kedua(|d| async move {
        // One drawer needs no count.
        let (kasir, spv) = (d.orang("kasir1-jkt1").await, d.orang("spv-jkt1").await);
        let lomba = (0..4).map(|_| {
            let (d, k) = (Arc::clone(&d), kasir.clone());
            tokio::spawn(async move {
                for _ in 0..25 {
                    uang(&d, &k, 1_000).await;
                }
            })
        });
        let lomba: Vec<_> = lomba.collect();
        while d.angka("SELECT COUNT(*) FROM buku_kas", &[]).await < 10 {
            assert!(lomba.iter().all(|l| !l.is_finished()), "kiriman berhenti sebelum tutup");
            tokio::task::yield_now().await;
        }
        tutup(&d, &spv, None).await.unwrap();
        for l in lomba {
            l.await.unwrap();
        }
        uang(&d, &kasir, 1_000).await;
        assert_eq!(d.angka("SELECT COUNT(*) FROM buku_kas", &[]).await, 101);
        // Every row up to the closing's last is of the old day, every row after it of the new one.
        let salah = "SELECT COUNT(*) FROM buku_kas b JOIN tutup_toko t ON t.toko = b.toko \
             WHERE (b.id <= t.id_kas AND b.tgl_system <> t.tanggal) OR (b.id > t.id_kas AND b.tgl_system <> t.tgl_berikut)";
        assert_eq!(d.angka(salah, &[]).await, 0);
        let lama = "SELECT COUNT(*) FROM buku_kas b JOIN tutup_toko t ON t.toko = b.toko AND t.tanggal = b.tgl_system";
        assert!((10..=100).contains(&d.angka(lama, &[]).await));
    });
}
