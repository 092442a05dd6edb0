//! What the proof of balance finds when rows of the journal were changed behind the program's back.

use crate::alat::{HARI, berakun, kas, tutup};
use db::args;
use dunia::di_kedua;
use jurnal::manual::{self, MintaJurnal};
use serde_json::json;

#[test]
fn setiap_aturan_menemukan_yang_dirusak() {
    di_kedua(|d| async move {
        berakun(&d).await;
        let kasir = d.orang("kasir1-jkt1").await;
        let fin = d.orang("fin-jkt1").await;
        kas(&d, &kasir, "MASUK", 100_000).await;
        let m = json!({ "jenis": "UMUM", "keterangan": "uji", "baris": [
            { "nomor_akun": "6-1110", "debit": 5_000, "kredit": 0 }, { "nomor_akun": "3-1100", "debit": 0, "kredit": 5_000 }] });
        d.minta_izin((&fin, "spv-jkt1"), &m, |tx, p, m: &MintaJurnal| {
            manual::simpan(tx, p, m, rangkai::DOMAIN)
        })
        .await
        .unwrap();
        tutup(&d).await;
        d.bersih().await;
        let periode = format!(
            "INSERT INTO periode_akun (toko, periode, sampai, waktu, oleh, disetujui, hari, baris, debit, laba, sidik) \
             SELECT toko, '2026-11', '2026-11-30', waktu, 'x', 'x', 1, baris + 1, debit, 0, '' FROM jurnal_hari WHERE tanggal = '{HARI}'"
        );
        for (aturan, sql) in [
            (
                "L14 setiap dokumen di jurnal seimbang",
                "UPDATE jurnal_baris SET debit = debit + 1 WHERE debit > 0 AND kelas = 'KAS'",
            ),
            ("L14 saldo jurnal = barisnya", "UPDATE jurnal_saldo SET debit = debit + 1 WHERE kelas = 'KAS'"),
            ("L14 hari jurnal = barisnya", "UPDATE jurnal_hari SET baris = baris + 1"),
            ("L14 neraca saldo = buku", "UPDATE jurnal_saldo SET debit = debit + 1 WHERE kelas = 'KAS'"),
            (
                "L14 jurnal manual seimbang dan dibukukan",
                "INSERT INTO jurnal_manual_baris SELECT toko, no_jurnal, 9, nomor_akun, debit, kredit, keterangan FROM jurnal_manual_baris \
                 WHERE debit > 0",
            ),
            ("L14 periode yang ditutup tidak berubah", periode.as_str()),
            (
                "I17 jurnal manual punya otorisasi terpakai",
                "UPDATE otorisasi SET status = 'DISETUJUI', dipakai = NULL WHERE kategori = 'JURNAL MANUAL'",
            ),
        ] {
            let sql = sql.to_owned();
            let temuan = d
                .bila("JKT1", move |tx| {
                    tx.exec(&sql, args![])?;
                    Ok(())
                })
                .await;
            assert!(temuan.iter().any(|t| t == aturan), "{aturan}: {temuan:?}");
        }
    });
}
