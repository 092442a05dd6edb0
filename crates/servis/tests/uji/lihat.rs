//! The list, the board, what nobody fetches, and the proof when a row is spoiled.

use crate::alat::{kalung, proses, rp, service, siap_diambil, simpan};
use dunia::{di_kedua, kode, toko};
use servis::{TanyaPapan, TanyaService, TanyaTakDiambil};

#[test]
fn daftar_dan_papan_menunjukkan_tahap_dan_jumlah_semuanya() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let satu = simpan(&d, &kasir, &service(kalung(8_000), 40_000)).await.unwrap().no_service;
        let mut m = service(kalung(7_000), 0);
        m.tgl_janji = "2026-11-15".to_owned();
        m.detail_barang.push(kalung(5_000));
        let dua = simpan(&d, &kasir, &m).await.unwrap().no_service;
        proses(&d, &kasir, &dua, "T01").await.unwrap();
        siap_diambil(&d, &kasir, 10_000).await;
        let baca = |t: TanyaService| {
            let d = d.clone();
            async move { d.db().read(move |c| servis::daftar(c, &toko("JKT1"), &t)).await.unwrap() }
        };
        let semua = baca(TanyaService { limit: 2, ..TanyaService::default() }).await;
        assert_eq!((semua.count, semua.data.len()), (3, 2));
        assert_eq!(
            (semua.total.qty, semua.total.estimasi_rp, semua.total.dp_rp),
            (4, rp(400_000), rp(50_000))
        );
        let proses = baca(TanyaService { tahap: "PROSES".to_owned(), ..TanyaService::default() }).await;
        let p = &proses.data[0];
        assert_eq!(
            (p.no_service.as_str(), p.uraian.as_str(), p.nama_tukang.as_str()),
            (dua.as_str(), "KALUNG PUTUS +1", "PAK KARDI")
        );
        assert_eq!((p.sisa_rp, p.qty), (rp(200_000), 2));
        let cari = baca(TanyaService { cari: satu.clone(), ..TanyaService::default() }).await;
        assert_eq!((cari.count, cari.data[0].sisa_rp), (1, rp(60_000)));
        let papan = d.db().read(|c| servis::papan(c, &toko("JKT1"), &TanyaPapan::default())).await.unwrap();
        assert_eq!(papan.kartu.len(), 3);
        assert_eq!((papan.kartu[0].no.as_str(), papan.kartu[0].tahap.as_str()), (dua.as_str(), "PROSES"));
        assert_eq!(papan.kartu.iter().filter(|k| k.tahap == "SELESAI").count(), 1);
    });
}

#[test]
fn yang_tak_diambil_terdaftar_sesudah_harinya_dan_dikabari_sekali_sehari() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let no = siap_diambil(&d, &kasir, 40_000).await;
        let baca = || {
            let (d, p) = (d.clone(), kasir.clone());
            async move {
                d.db().read(move |c| servis::tak_diambil(c, &p, &TanyaTakDiambil::default())).await.unwrap()
            }
        };
        assert_eq!(baca().await.count, 0);
        d.setel("JKT1", "SERVICE_TAK_DIAMBIL_HARI", "0").await;
        let h = baca().await;
        assert_eq!((h.count, h.data[0].sisa_rp, h.data[0].dikabari.as_str()), (1, rp(60_000), ""));
        let kabari = |no: &str| {
            let (d, p, no) = (d.clone(), kasir.clone(), no.to_owned());
            async move { d.kerja(&p, move |tx, p| servis::kabari(tx, p, &no)).await }
        };
        kabari(&no).await.unwrap();
        assert_eq!(kode(kabari(&no).await), "SERVIS-14");
        assert_eq!(baca().await.data[0].banyak_kabar, 1);
    });
}

#[test]
fn baris_yang_dirusak_ditemukan_periksa() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        siap_diambil(&d, &kasir, 40_000).await;
        for (sql, aturan) in [
            (
                "UPDATE service_kini SET tahap = 'AMBIL', terbuka = 0",
                "I21 tahap service = peristiwa terakhir",
            ),
            ("UPDATE service_kini SET terbuka = 0", "I8 uang muka service = buku titipan"),
            (
                "DELETE FROM saldo_barang WHERE milik = 'CUSTOMER'",
                "I9 barang customer ada di REPARASI selama service terbuka",
            ),
            (
                "INSERT INTO nota_ditahan (toko, toko_nota, no_faktur_jual, no_dok) VALUES ('JKT1', 'JKT1', 'X', 'FSJKT1-000000-0001')",
                "I9 nota barang di service ditahan",
            ),
        ] {
            let temuan = d
                .bila("JKT1", move |tx| {
                    tx.exec(sql, &[])?;
                    Ok(())
                })
                .await;
            assert!(temuan.iter().any(|t| t == aturan), "{sql}: {temuan:?}");
        }
    });
}

#[test]
fn tutup_toko_menunggu_validasi_service_dan_mengingatkan_janjinya() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        d.setel("JKT1", "VALIDASI_SERVICE_MODULE", "off").await;
        let no = simpan(&d, &kasir, &service(kalung(8_000), 0)).await.unwrap().no_service;
        let lihat = || {
            d.db().read(|c| {
                let kini = values::Waktu::parse("2026-11-15T12:00:00+07:00").unwrap();
                let h = platform::domain::Hari::baca(c, &toko("JKT1"), kini)?;
                let pesan =
                    |hal: Vec<platform::domain::Hal>| hal.into_iter().map(|h| h.pesan).collect::<Vec<_>>();
                Ok::<_, platform::Tolak>((
                    pesan((servis::DOMAIN.halangan)(c, &h)?),
                    pesan((servis::DOMAIN.peringatan)(c, &h)?),
                ))
            })
        };
        assert_eq!(lihat().await.unwrap(), (vec![], vec![]));
        d.setel("JKT1", "VALIDASI_SERVICE_MODULE", "on").await;
        assert_eq!(lihat().await.unwrap().0, ["1 service belum divalidasi"]);
        d.setel("JKT1", "VALIDASI_SERVICE_MODULE", "off").await;
        // Promised and not ready: the closing says so, and goes on.
        d.hari("2026-11-25", &["JKT1"]).await;
        let (halangan, peringatan) = lihat().await.unwrap();
        assert_eq!(halangan, [""; 0]);
        assert_eq!(peringatan, ["1 service dijanjikan sampai hari ini dan belum selesai"]);
        assert!(no.starts_with("FSJKT1-"));
    });
}
