//! What the proof of balance finds when rows were changed behind the program's back.

use crate::alat::{SPV, ciok, di_pelebur, harga_100, jual, keluar, lantakan, penjualan, terima};
use db::args;
use dunia::di_kedua;
use std::sync::Arc;

const HASIL: &str = "toko, no_lot, tgl_system, waktu, oleh, penguji, jenis, kode_pelebur, nama_pelebur, berat_masuk, murni_masuk, berat, \
     murni, nilai, norma, susut_berat, susut, lebih_berat, lebih, keterangan, disetujui, otorisasi";

#[test]
fn setiap_aturan_menemukan_yang_dirusak() {
    di_kedua(|d| async move {
        let no = lantakan(&d).await;
        let harga = harga_100(&d).await * 15;
        jual(&d, SPV, &penjualan("L01", &no, 15_000, harga, harga + harga * 25 / 10_000)).await.unwrap();
        let lot = di_pelebur(&d, &[10_000]).await;
        terima(&d, &keluar(&lot, &[ciok(7_495, 100.0)])).await.unwrap();
        di_pelebur(&d, &[6_000]).await;
        d.bersih().await;
        let d = Arc::clone(&d);
        let salin = |nomor: &str, ubah: &str| {
            format!(
                "INSERT INTO hasil_lebur (no_dok, {HASIL}) SELECT '{nomor}', {} FROM hasil_lebur WHERE susut > 0",
                if ubah.is_empty() {
                    HASIL.to_owned()
                } else {
                    HASIL.replace(
                        ubah.split('=').next().unwrap_or_default(),
                        ubah.split('=').nth(1).unwrap_or_default(),
                    )
                }
            )
        };
        for (aturan, sql) in [
            ("I2 lot lebur = baris = buku stok", "INSERT INTO lot_lebur_baris SELECT toko, no_lot, 9, sumber, kode_barcode, nama_barang, \
              kode_group, kode_dept, gudang, baki, qty, berat, murni, nilai, norma FROM lot_lebur_baris WHERE baris = 1".to_owned()),
            ("I19 emas di lot lebur = lot yang terbuka", "UPDATE lot_lebur_kini SET tahap = 'BATAL' WHERE tahap = 'KIRIM'".to_owned()),
            ("I19 ciok di buku = hasil yang belum dijual", "UPDATE saldo_curah SET murni = murni + 1 WHERE gudang = '@CIOK' AND murni > 0".to_owned()),
            ("I19 hasil lebur = lotnya dan barisnya", salin("LHJKT1-261115-0099", "")),
            ("I2 susut dan lebih lebur = buku curah", salin("LHJKT1-261115-0099", "")),
            ("I19 lot lebur ditutup sekali", salin("LHJKT1-261115-0099", "")),
            ("I19 keadaan lot lebur = peristiwa terakhir", "UPDATE lot_lebur_kini SET tahap = 'BUKA' WHERE tahap = 'KIRIM'".to_owned()),
            ("I17 lot lebur diterima orang lain", "UPDATE otorisasi SET status = 'DISETUJUI', dipakai = NULL WHERE kategori = 'LOT LEBUR'".to_owned()),
            ("I17 lot lebur ke pelebur disetujui orang lain", "UPDATE otorisasi SET status = 'DISETUJUI', dipakai = NULL WHERE kategori = 'KIRIM LEBUR'".to_owned()),
            ("I17 hasil lebur diuji orang ketiga", salin("LHJKT1-261115-0099", "penguji=oleh || 'x'")),
            ("I19 susut lebur di atas norma dan lebih disetujui", salin("LHJKT1-261115-0099", "norma=norma - norma")),
            ("I5 jual ciok = baris, uang dan buku pajak", "INSERT INTO jual_ciok_baris SELECT toko, no_dok, 9, no_hasil, baris_hasil, berat, \
              kadar_uji, murni, nilai, harga FROM jual_ciok_baris".to_owned()),
            ("I17 jual ciok disetujui orang lain", "UPDATE otorisasi SET status = 'DISETUJUI', dipakai = NULL WHERE kategori = 'JUAL CIOK'".to_owned()),
            ("L12 PPh 22 jual ciok dan batas harganya", "INSERT INTO jual_ciok SELECT toko, 'JCJKT1-261115-0099', tgl_system, waktu, oleh, kode_pelebur, \
              nama_pelebur, npwp, is_badan, timbang, berat, murni, nilai, harga_100, batas, lantai, harga, tarif_pph, pph - 1, total - 1, \
              keterangan, disetujui, pemilik, otorisasi FROM jual_ciok".to_owned()),
            ("I20 dokumen lebur batal: bukunya nol", "INSERT INTO batal_lebur (toko, no_dok, no_batal, tgl_system, waktu, oleh, disetujui, alasan) \
              SELECT toko, no_dok, 'x', tgl_system, waktu, oleh, '', 'x' FROM jual_ciok".to_owned()),
        ] {
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
