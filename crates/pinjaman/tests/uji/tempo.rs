//! The due list and notices.

use crate::bantu::{baris, impor, lewat, nomor, peringatkan, tempo};
use dunia::{di_kedua, kode};
use pinjaman::TanyaTempo;

#[test]
fn daftar_jatuh_tempo_memisah_sebelum_hari_ini_dan_lewat() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let isi = [
            baris("A1", ("2026-08-01", "2026-11-18"), ""),
            baris("A2", ("2026-08-01", "2026-11-15"), ""),
            baris("A3", ("2026-07-01", "2026-11-10"), ""),
            baris("A4", ("2026-05-01", "2026-08-29"), "2026-10-01"),
            baris("A5", ("2026-11-01", "2027-02-01"), ""),
        ];
        impor(&d, &isi).await.unwrap();
        let siapa = |v: Vec<pinjaman::Tempo>| v.iter().map(|t| t.hari_lewat).collect::<Vec<_>>();
        assert_eq!(siapa(tempo(&d, &kasir, "SEBELUM").await), [-3]);
        assert_eq!(siapa(tempo(&d, &kasir, "HARI_INI").await), [0]);
        assert_eq!(siapa(tempo(&d, &kasir, "LEWAT").await), [78, 5]);
        assert_eq!(siapa(tempo(&d, &kasir, "LELANG").await), [78]);
        let semua = tempo(&d, &kasir, "ALL").await;
        assert_eq!(semua.len(), 5);
        // 198 days at 2.5% of 2,000,000 by thirty days, and each says why it may not be auctioned.
        assert_eq!(semua[0].bunga_rp.nilai(), 330_000);
        assert_eq!(semua[0].halangan, "");
        assert!(semua[1].halangan.contains("tenggang"), "{}", semua[1].halangan);
        assert!(semua[4].halangan.contains("belum lewat jatuh tempo"), "{}", semua[4].halangan);
        // Page by page, nothing twice and nothing left out.
        let (mut sesudah, mut lihat) = (String::new(), Vec::new());
        loop {
            let t = TanyaTempo { limit: 2, sesudah: sesudah.clone(), ..TanyaTempo::default() };
            let (p, kini) = (kasir.clone(), d.db().jam().sekarang());
            let h = d.db().read(move |c| pinjaman::jatuh_tempo(c, &p, kini, &t)).await.unwrap();
            assert_eq!(h.count, 5);
            let Some(akhir) = h.data.last() else { break };
            sesudah.clone_from(&akhir.kunci);
            lihat.extend(h.data.into_iter().map(|t| t.no_faktur_hutang));
        }
        let harus: Vec<String> = semua.into_iter().map(|t| t.no_faktur_hutang).collect();
        assert_eq!(lihat, harus);
    });
}

#[test]
fn peringatan_tidak_terlalu_dini_dan_sekali_sehari_sekali_cara() {
    di_kedua(|d| async move {
        d.setel("JKT1", "WHATSAPP_MODULE", "off").await;
        let kasir = d.orang("kasir1-jkt1").await;
        impor(
            &d,
            &[baris("B1", ("2026-11-01", "2027-02-01"), ""), baris("B2", ("2026-08-01", "2026-11-20"), "")],
        )
        .await
        .unwrap();
        let (jauh, dekat) = (nomor(&d, "B1").await, nomor(&d, "B2").await);
        assert_eq!(kode(peringatkan(&d, &kasir, &jauh, "SURAT").await), "PINJAM-20");
        let p = peringatkan(&d, &kasir, &dekat, "SURAT").await.unwrap();
        assert_eq!((p.ke, p.berlaku, p.tujuan.as_str()), (1, true, "JL MELATI 1"));
        assert_eq!(kode(peringatkan(&d, &kasir, &dekat, "SURAT").await), "PINJAM-20");
        let p = peringatkan(&d, &kasir, &dekat, "TELEPON").await.unwrap();
        assert_eq!((p.ke, p.berlaku), (2, false));
        // The outbox is off: a message that cannot go is no notice.
        assert_eq!(kode(peringatkan(&d, &kasir, &dekat, "PESAN").await), "PINJAM-20");
        assert_eq!(kode(peringatkan(&d, &kasir, &dekat, "MERPATI").await), "PINJAM-20");
        let no = p.no_faktur_hutang.clone();
        let satu = d
            .db()
            .read(move |c| {
                pinjaman::peringatan(
                    c,
                    &dunia::toko("JKT1"),
                    &pinjaman::TanyaPeringatan {
                        no_faktur_hutang: no.clone(),
                        ..pinjaman::TanyaPeringatan::default()
                    },
                )
            })
            .await
            .unwrap();
        assert_eq!(satu.count, 2);
    });
}

#[test]
fn pesan_peringatan_baru_berlaku_bila_sampai() {
    di_kedua(|d| async move {
        d.setel("JKT1", "WHATSAPP_MODULE", "on").await;
        let kasir = d.orang("kasir1-jkt1").await;
        impor(&d, &[baris("C1", ("2026-05-01", "2026-08-29"), "")]).await.unwrap();
        let no = nomor(&d, "C1").await;
        let p = peringatkan(&d, &kasir, &no, "PESAN").await.unwrap();
        assert_eq!((p.berlaku, p.status_pesan.as_str()), (false, "MENUNGGU"));
        let t = tempo(&d, &kasir, "LEWAT").await;
        assert!(t[0].halangan.contains("belum ada surat"), "{}", t[0].halangan);
        d.kerja(&kasir, |tx, _| {
            let kini = tx.sekarang();
            tx.exec(
                "UPDATE pesan SET status = 'TERKIRIM', selesai = $1 WHERE peristiwa = 'PERINGATAN HUTANG'",
                db::args![kini],
            )?;
            Ok(())
        })
        .await
        .unwrap();
        let t = tempo(&d, &kasir, "LEWAT").await;
        assert!(t[0].halangan.contains("peringatan berlaku sejak 2026-11-15"), "{}", t[0].halangan);
    });
}

#[test]
fn customer_dikabari_sebelum_jatuh_tempo_sekali_saja() {
    di_kedua(|d| async move {
        d.setel("JKT1", "WHATSAPP_MODULE", "on").await;
        let kasir = d.orang("kasir1-jkt1").await;
        impor(
            &d,
            &[
                baris("E1", ("2026-08-01", "2026-11-17"), ""),
                baris("E2", ("2026-08-01", "2026-11-25"), ""),
                baris("E3", ("2026-08-01", "2026-11-10"), ""),
            ],
        )
        .await
        .unwrap();
        for _ in 0..2 {
            let akhir = d.kerja(&kasir, |tx, _| pinjaman::ingatkan(tx, "")).await.unwrap();
            assert_eq!(akhir, Some(nomor(&d, "E1").await));
        }
        let n =
            d.angka("SELECT COUNT(*) FROM pesan WHERE peristiwa = 'HUTANG JATUH TEMPO'", db::args![]).await;
        assert_eq!(n, 1);
    });
}

#[test]
fn surat_peringatan_menyebut_barang_dan_biaya_tebusnya() {
    di_kedua(|d| async move {
        let no = lewat(&d, "F1").await;
        let kasir = d.orang("kasir1-jkt1").await;
        let p = peringatkan(&d, &kasir, &no, "SURAT").await.unwrap();
        let s =
            d.db().read(move |c| pinjaman::surat(c, &dunia::toko("JKT1"), &p.no_peringatan)).await.unwrap();
        assert_eq!((s.ke, s.no_hutang.as_str(), s.barang.len()), (2, no.as_str(), 1));
        assert_eq!(s.lelang_mulai.map(|t| t.to_string()).as_deref(), Some("2026-09-14"));
        assert!(s.total.nilai() > 2_330_000, "{}", s.total);
    });
}
