//! The proof of balance says what does not agree about instalments, when somebody writes behind the program's back; and what the
//! closing is told.

use crate::alat::{KASIR, akad, akhiri, batal_bayar, hari, rp, serah, setor, teks};
use cicilan::{DOMAIN, JenisAkhir};
use dunia::{TOKO, di_kedua, toko};
use platform::domain::Hari;
use serde_json::json;

#[test]
fn periksa_menemukan_cicilan_yang_tidak_cocok() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000, 2_500, 2_000]).await;
        let (no, h) = akad(&d, &k, &kode[..1]).await;
        let cb = teks(&setor(&d, &k, &no, rp(&h["jadwal"][0]["jumlah_rp"])).await.unwrap()["no_bayar"]);
        let (luar, _) = akad(&d, &k, &kode[1..2]).await;
        let balik = teks(&setor(&d, &k, &luar, 100_000).await.unwrap()["no_bayar"]);
        batal_bayar(&d, &k, &luar, &balik).await.unwrap();
        serah(&d, &k, &luar).await.unwrap();
        let (habis, _) = akad(&d, &k, &kode[2..]).await;
        akhiri(&d, &k, &habis, JenisAkhir::Batal, &json!([])).await.unwrap();
        d.bersih().await;
        let kini = |no: &str, isi: &str| format!("UPDATE cicilan_kini SET {isi} WHERE no_cicilan = '{no}'");
        for (sql, aturan) in [
            ("UPDATE saldo_titipan SET saldo = saldo + 1".to_owned(), "I8 uang cicilan"),
            (
                "UPDATE saldo_piutang SET saldo = saldo + 1".to_owned(),
                "I24 piutang cicilan;I24 saldo piutang",
            ),
            (kini(&luar, "diserahkan = 0"), "I24 piutang cicilan;I22 barang cicilan;I9 barang cicilan"),
            (kini(&no, "sisa_pokok = sisa_pokok - 1"), "I21 sisa cicilan;I8 uang cicilan"),
            (kini(&no, "sisa_bunga = sisa_bunga + 1"), "I21 sisa cicilan"),
            (kini(&no, "jatuh_tempo = '2030-01-01'"), "I21 jatuh tempo cicilan"),
            (kini(&no, "tahap = 'LUNAS'"), "I21 tahap cicilan"),
            (kini(&habis, "tahap = 'LELANG'"), "I21 tahap cicilan"),
            (
                format!(
                    "INSERT INTO cicilan_jadwal (toko, no_cicilan, ke, jatuh_tempo, pokok_rp, bunga_rp) VALUES ('JKT1', '{no}', 7, \
                     '2030-01-01', 1, 0)"
                ),
                "I5 jadwal cicilan",
            ),
            (
                format!(
                    "INSERT INTO cicilan_alokasi (toko, no_bayar, ke, no_cicilan, denda_rp, bunga_rp, pokok_rp, bebas_rp) \
                     VALUES ('JKT1', '{cb}', 2, '{no}', 0, 0, 5, 0)"
                ),
                "I5 pembayaran cicilan = pembagiannya;I21 sisa cicilan",
            ),
            (
                format!(
                    "INSERT INTO cicilan_bayar (toko, no_bayar, no_cicilan, jenis, tgl_system, waktu, oleh, penyetor, jumlah_rp, denda_rp, \
                     bunga_rp, pokok_rp, bebas_rp, sisa_pokok, diserahkan, keterangan, otorisasi) VALUES ('JKT1', 'CBX', '{no}', \
                     'ANGSURAN', '2026-11-15', 'x', 'x', 'x', 7, 7, 0, 0, 0, 0, 0, '', 'TIDAKADA')"
                ),
                "I5 pembayaran cicilan dibayar;I17 cicilan berotorisasi;I5 pembayaran cicilan = pembagiannya",
            ),
            (
                format!(
                    "INSERT INTO cicilan_bayar_batal (toko, no_bayar, no_batal, tgl_system, waktu, oleh, disetujui, alasan) \
                     VALUES ('JKT1', '{cb}', 'BXX', '2026-11-15', 'x', 'x', 'x', 'x')"
                ),
                "I20 pembayaran cicilan batal;I21 sisa cicilan",
            ),
            (
                format!(
                    "INSERT INTO cicilan_akhir (toko, no_akhir, no_cicilan, jenis, tgl_system, waktu, oleh, disetujui, alasan, utuh, \
                     diserahkan, dp_rp, pokok_rp, denda_rp, biaya_rp, turun_rp, potong_rp, dibayar_rp, piutang_rp, nilai_barang, hapus_rp, \
                     no_beli) VALUES ('JKT1', 'BXX', '{no}', 'BATAL', '2026-11-15', 'x', 'x', 'x', 'x', 0, 0, 5, 5, 0, 0, 0, 5, 6, 0, 0, 0, '')"
                ),
                "I5 cicilan berakhir;I21 tahap cicilan",
            ),
            (
                format!(
                    "INSERT INTO cicilan_peristiwa (toko, no_cicilan, urut, tahap, tgl_system, waktu, oleh, disetujui, jumlah_rp, rujukan, \
                     keterangan) VALUES ('JKT1', '{no}', 99, 'LELANG', '2026-11-15', 'x', 'x', '', 0, 'x', '')"
                ),
                "I21 tahap cicilan",
            ),
            (
                format!(
                    "INSERT INTO buku_pajak (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, no_faktur, jenis_pajak, tarif, dpp, \
                     pajak, oleh) VALUES ('JKT1', 999999, '2026-11-15', 'x', 'FC', '{habis}', 1, '{habis}/M', 'PPN KELUARAN', 165, 10, 1, 'x')"
                ),
                "I18 pajak uang cicilan",
            ),
            ("DELETE FROM nota_ditahan".to_owned(), "I9 nota barang cicilan"),
            (format!("UPDATE nota_ditahan SET no_dok = '{no}'"), "I9 nota barang cicilan"),
            (
                format!("UPDATE barang SET status = 'TITIP' WHERE kode_barcode = '{}'", kode[0]),
                "I9 barang cicilan",
            ),
            (
                format!("UPDATE barang SET status = 'CICIL' WHERE kode_barcode = '{}'", kode[2]),
                "I9 barang cicilan",
            ),
        ] {
            let perintah = sql.clone();
            let temuan = d.bila(TOKO, move |tx| Ok(tx.exec(&perintah, &[]).map(|_| ())?)).await.join(";");
            assert!(aturan.split(';').all(|a| temuan.contains(a)), "{sql}: {temuan}");
        }
    });
}

#[test]
fn tutup_toko_mengingatkan_dan_memotret_piutang() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, _) = akad(&d, &k, &kode).await;
        serah(&d, &k, &no).await.unwrap();
        for (tgl, kata) in
            [("2026-12-14", ""), ("2026-12-15", "jatuh tempo hari ini"), ("2027-02-16", "macet")]
        {
            hari(&d, tgl).await;
            let pesan = d
                .db()
                .read(|c| {
                    let kini =
                        values::Waktu::di(values::Tanggal::parse("2027-02-16").unwrap(), 8, 0, 0).unwrap();
                    let hari = Hari::baca(c, &toko(TOKO), kini)?;
                    (DOMAIN.peringatan)(c, &hari)
                })
                .await
                .unwrap();
            let semua: Vec<String> = pesan.into_iter().map(|h| h.pesan).collect();
            assert_eq!(semua.is_empty(), kata.is_empty(), "{semua:?}");
            assert!(semua.join(";").contains(kata), "{tgl}: {semua:?}");
        }
    });
}
