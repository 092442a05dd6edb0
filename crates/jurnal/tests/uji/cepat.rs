//! A day of many documents and a year of many lines: nothing that grows with what went before. `KARAT_UKUR=1` says the figures
//! in the output and asks for them: a day of 2,000 documents in 1 s, the trial balance of 500,000 lines in 300 ms.

use crate::alat::{HARI, berakun, buat, kas};
use db::args;
use dunia::di_kedua;
use std::time::Instant;

#[test]
fn hari_besar_dan_neraca_saldo_setahun() {
    let ukur = std::env::var("KARAT_UKUR").is_ok();
    di_kedua(move |d| async move {
        let own = berakun(&d).await;
        let (dokumen, hari) = if ukur { (2_000_i64, 250_i64) } else { (50, 3) };
        let kasir = d.orang("kasir1-jkt1").await;
        for _ in 0..dokumen {
            kas(&d, &kasir, "MASUK", 1_000).await;
        }
        let mulai = Instant::now();
        let jadi = buat(&d, &own, HARI).await.unwrap();
        let lama = mulai.elapsed();
        assert!(jadi.dokumen >= dokumen && jadi.debit == jadi.kredit, "{jadi:?}");
        // A year whose sums stand by account and day.
        d.kerja(&own, move |tx, _| {
            for h in 1..=hari {
                let tgl = crate::alat::tgl("2025-01-01").tambah_hari(h).unwrap();
                tx.exec(
                    "INSERT INTO jurnal_hari SELECT toko, $1, 1, waktu, oleh, dokumen, baris, debit, kredit, suspens, sidik FROM jurnal_hari \
                     WHERE tanggal = $2",
                    args![tgl, HARI],
                )?;
                tx.exec("INSERT INTO jurnal_saldo SELECT toko, $1, nomor_akun, kelas, debit, kredit FROM jurnal_saldo WHERE tanggal = $2",
                    args![tgl, HARI])?;
                for n in 0..60 {
                    tx.exec(
                        "INSERT INTO jurnal_saldo (toko, tanggal, nomor_akun, kelas, debit, kredit) VALUES ('JKT1', $1, $2, '', 1000, 1000)",
                        args![tgl, format!("9-{n:04}")],
                    )?;
                }
            }
            Ok(())
        })
        .await
        .unwrap();
        let mulai = Instant::now();
        let akun = d
            .baris(
                "SELECT nomor_akun, CAST(SUM(debit) AS BIGINT), CAST(SUM(kredit) AS BIGINT) FROM jurnal_saldo WHERE toko = 'JKT1' AND tanggal <= $1 GROUP BY nomor_akun",
                args!["2026-12-31"],
            )
            .await;
        let neraca = mulai.elapsed();
        assert!(akun.len() > 60);
        if ukur {
            println!("{dokumen} dokumen {lama:?}, neraca saldo {neraca:?}");
            assert!(lama.as_millis() < 1_000 && neraca.as_millis() < 300, "{lama:?} {neraca:?}");
        }
        // What was put in by hand goes again, before the books are proved.
        d.kerja(&own, |tx, _| {
            for t in ["jurnal_baris", "jurnal_saldo", "jurnal_hari"] {
                tx.exec(&format!("DELETE FROM {t}"), &[])?;
            }
            Ok(())
        })
        .await
        .unwrap();
    });
}
