//! The proof of balance says what does not agree about orders, when somebody writes behind the program's back; and what the closing
//! is told.

use crate::alat::{KASIR, SPV, cincin, langkah_selesai, pesan, pesan_saja, teks};
use db::args;
use dunia::{TOKO, di_kedua, toko};
use pesanan::DOMAIN;
use platform::domain::Hari;
use serde_json::json;

fn peristiwa(no: &str, tahap: &str, rp: i64) -> String {
    format!(
        "INSERT INTO pesanan_peristiwa (toko, no_pesanan, urut, baris, tahap, tgl_system, waktu, oleh, user_id, disetujui, kode_tukang, \
         kode_barcode, rujukan, jumlah_rp, potong_rp, keterangan) VALUES ('JKT1', '{no}', 9, 0, '{tahap}', '2026-11-15', 'x', 'x', '', '', \
         '', '', 'x', {rp}, 0, '')"
    )
}

fn peristiwa_baru(no: &str, tahap: &str, baris: &str, mg: i64, pengenal: &str) -> String {
    format!(
        "INSERT INTO pesanan_peristiwa (toko, no_pesanan, urut, baris, tahap, tgl_system, waktu, oleh, user_id, disetujui, kode_tukang, \
         kode_barcode, rujukan, jumlah_rp, potong_rp, keterangan, berat, pengenal) VALUES ('JKT1', '{no}', 9, {baris}, '{tahap}', \
         '2026-11-15', 'x', 'x', '', '', '', '', 'x', 0, 0, '', {mg}, '{pengenal}')"
    )
}

/// What somebody might write, and the rules that find it.
fn rusakan(no: &str, dua: &str, tiga: &str, bc: &str) -> Vec<(String, &'static str)> {
    vec![
            (peristiwa(no, "KEMBALI", 5), "I8 uang muka pesanan;I5 uang muka kembali"),
            (peristiwa(no, "AMBIL", 0), "I20 tahap barang pesanan"),
            (peristiwa(no, "AMBIL", 7), "I5 uang muka dipakai = bayar DP"),
            (peristiwa(tiga, "VALID", 0), "I20 pesanan valid"),
            (
                format!("UPDATE pesanan_kini SET tahap = 'VALID' WHERE no_pesanan = '{no}'"),
                "I20 tahap pesanan",
            ),
            (
                format!("UPDATE pesanan_baris_kini SET tahap = 'AMBIL' WHERE no_pesanan = '{no}'"),
                "I8 pesanan diambil sekali",
            ),
            (
                format!(
                    "UPDATE pesanan_baris_kini SET tahap = 'SELESAI', kode_barcode = '00009999' WHERE no_pesanan = '{dua}'"
                ),
                "I1 barang pesanan",
            ),
            (
                format!("UPDATE pesanan_baris_kini SET tahap = 'PESAN' WHERE no_pesanan = '{no}'"),
                "I1 barang pesanan",
            ),
            ("UPDATE saldo_titipan SET saldo = saldo + 1".to_owned(), "I8 uang muka pesanan"),
            (peristiwa_baru(no, "SELESAI", "1", 9_000, ""), "I17 barang stok yang bukan pesanannya"),
            (peristiwa_baru(no, "ULANG", "1", 3_000, ""), "I17 barang yang dikerjakan ulang"),
            (peristiwa_baru(no, "AMBIL", "1", 0, "TANPA"), "I17 pengambil pesanan tanpa pengenal"),
            (
                "INSERT INTO pesanan_contoh SELECT toko, 'BCJKT1-261115-0099', no_pesanan, tgl_system, waktu, oleh, 'TOKO', '', kode_barcode, \
                 nama_barang, kode_group, kode_dept, kadar, berat, '', gudang_asal, baki_asal, '', '', 9, 8 FROM pesanan_contoh"
                    .to_owned(),
                "I17 barang contoh toko keluar",
            ),
            (
                format!(
                    "INSERT INTO pesanan_dp (toko, no_dok, no_pesanan, tgl_system, waktu, oleh, jumlah_rp, keterangan) \
                     VALUES ('JKT1', 'UMJKT1-261115-0099', '{no}', '2026-11-15', 'x', 'x', 5, '')"
                ),
                "I5 uang muka tambahan;I8 uang muka pesanan",
            ),
            (
                format!(
                    "INSERT INTO buku_pajak (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, no_faktur, jenis_pajak, tarif, dpp, pajak, \
                     oleh, balik) VALUES ('JKT1', 999, '2026-11-15', 'x', 'FP', '{no}', 9, 'FPJKT1-261115-0098', 'PPN KELUARAN', 165, 100, 2, 'x', NULL)"
                ),
                "I18 pajak uang muka",
            ),
            (
                format!(
                    "INSERT INTO pesanan_contoh_kembali (toko, no_contoh, no_dok, tgl_system, waktu, oleh, berat, keterangan, otorisasi) \
                     VALUES ('JKT1', 'x', 'x', 'x', 'x', 'x', 1, '', '{bc}')"
                ),
                "",
            ),
    ]
}

#[test]
fn periksa_menemukan_pesanan_yang_tidak_cocok() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_000]).await;
        let (no, _) = pesan(&d, &k, &[cincin(3.0, "LOCK")]).await;
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        let (dua, _) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        let asing = json!({ "no_pesanan": dua, "milik": "CUSTOMER", "nama_barang": "cincin", "kode_group": "750", "kode_dept": "CIN750", "berat": 2.0 });
        let bc = teks(&d.minta(&k, &asing, pesanan::contoh::keluar).await.unwrap()["no_contoh"]);
        let (tiga, _) = pesan_saja(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        d.bersih().await;
        for (sql, aturan) in rusakan(&no, &dua, &tiga, &bc) {
            let perintah = sql.clone();
            if aturan.is_empty() {
                // A return of what never went is refused by the table itself.
                assert!(d.kerja(&k, move |tx, _| Ok(tx.exec(&perintah, &[])?)).await.is_err());
                continue;
            }
            let temuan = d.bila(TOKO, move |tx| Ok(tx.exec(&perintah, &[]).map(|_| ())?)).await.join(";");
            assert!(aturan.split(';').all(|a| temuan.contains(a)), "{sql}: {temuan}");
        }
        // A sample of the shop that nobody tested when it came back.
        let temuan = d
            .bila(TOKO, |tx| {
                tx.exec(
                    "INSERT INTO pesanan_contoh SELECT toko, 'BCJKT1-261115-0099', no_pesanan, tgl_system, waktu, oleh, 'TOKO', '', kode_barcode, \
                     nama_barang, kode_group, kode_dept, kadar, berat, '', gudang_asal, baki_asal, '', '', 7, 8 FROM pesanan_contoh",
                    &[],
                )?;
                tx.exec(
                    "INSERT INTO pesanan_contoh_kembali (toko, no_contoh, no_dok, tgl_system, waktu, oleh, berat, keterangan, otorisasi) \
                     VALUES ('JKT1', 'BCJKT1-261115-0099', 'x', '2026-11-15', 'x', 'x', 1, '', '')",
                    &[],
                )?;
                Ok(())
            })
            .await
            .join(";");
        assert!(temuan.contains("I17 barang contoh yang kembali diuji"), "{temuan}");
        let temuan = d
            .bila(TOKO, |tx| {
                Ok(tx
                    .exec("UPDATE saldo_barang SET gudang = 'RUSAK' WHERE gudang = 'REPARASI'", &[])
                    .map(|_| ())?)
            })
            .await
            .join(";");
        assert!(temuan.contains("I1 barang contoh"), "{temuan}");
    });
}

#[test]
fn tutup_toko_menunggu_validasi_dan_mengingatkan_janji() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        d.setel(TOKO, "VALIDASI_PESANAN_MODULE", "off").await;
        let (no, _) = pesan_saja(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        let lihat = || {
            d.db().read(|c| {
                let kini = values::Waktu::parse("2026-11-15T12:00:00+07:00").unwrap();
                let h = Hari::baca(c, &toko(TOKO), kini)?;
                let kode =
                    |hal: Vec<platform::domain::Hal>| hal.into_iter().map(|h| h.kode).collect::<Vec<_>>();
                Ok::<_, platform::Tolak>((kode((DOMAIN.halangan)(c, &h)?), kode((DOMAIN.peringatan)(c, &h)?)))
            })
        };
        assert_eq!(lihat().await.unwrap(), (vec![], vec![]));
        d.setel(TOKO, "VALIDASI_PESANAN_MODULE", "on").await;
        assert_eq!(lihat().await.unwrap(), (vec!["TUTUP-51"], vec![]));
        d.setel(TOKO, "VALIDASI_PESANAN_MODULE", "off").await;
        d.hari("2026-11-22", &[TOKO]).await;
        assert_eq!(lihat().await.unwrap(), (vec![], vec!["TUTUP-52"]));
        assert_eq!(
            d.angka("SELECT COUNT(*) FROM pesanan WHERE no_pesanan = $1", args![no.as_str()]).await,
            1
        );
    });
}
