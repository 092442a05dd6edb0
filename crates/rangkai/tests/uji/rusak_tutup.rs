//! The rules of closed days find a row posted too late, a gap, and a balance that was kept wrongly.

use dunia::kedua_mesin;
use ledger::periksa::{self, Bukti, Jendela, Sql, Temuan};
use rangkai::{BUKTI, DOMAIN};
use testkit::Uji;
use testkit::rusak::{bila_dirusak, bila_dirusak_menurut, harus_ditemukan, toko_contoh};
use values::{JenisDok, KodeToko};

/// The store as a closing leaves it.
const TUTUP: [&str; 5] = [
    "INSERT INTO tutup_toko (toko, tanggal, tgl_berikut, no_tutup, waktu, oleh, id_stok, id_curah, id_kas, id_bank, id_titipan, \
     id_kupon, id_pajak, peringatan) SELECT kode_toko, tgl_system, '2099-01-01', 'TT1', 'x', 'x', \
     (SELECT MAX(id) FROM buku_stok WHERE toko = 'JKT1'), 0, (SELECT MAX(id) FROM buku_kas WHERE toko = 'JKT1'), \
     (SELECT MAX(id) FROM buku_bank WHERE toko = 'JKT1'), 0, 0, 0, '[]' FROM toko WHERE kode_toko = 'JKT1'",
    "INSERT INTO potret_stok SELECT s.toko, t.tgl_system, s.gudang, s.baki, s.milik, '', s.qty, s.berat, s.murni, s.nilai \
     FROM saldo_lokasi s JOIN toko t ON t.kode_toko = s.toko WHERE s.toko = 'JKT1' AND substr(s.gudang, 1, 1) <> '@'",
    "INSERT INTO potret_kas SELECT s.toko, t.tgl_system, s.kasir, 0, s.saldo, 0, s.saldo, NULL, 0 FROM saldo_kas s \
     JOIN toko t ON t.kode_toko = s.toko WHERE s.toko = 'JKT1'",
    "INSERT INTO potret_bank SELECT s.toko, t.tgl_system, s.no_rekening, 0, s.saldo, 0, s.saldo, s.belum_valid FROM saldo_bank s \
     JOIN toko t ON t.kode_toko = s.toko WHERE s.toko = 'JKT1'",
    "UPDATE toko SET tgl_tutup = tgl_system, tgl_system = '2099-01-01' WHERE kode_toko = 'JKT1'",
];

fn lalu<'a>(rusak: &[&'a str]) -> Vec<&'a str> {
    TUTUP.iter().copied().chain(rusak.iter().copied()).collect()
}

#[test]
fn hari_yang_ditutup_dengan_benar_bersih() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        assert_eq!(bila_dirusak(&uji, &TUTUP).await, []);
    });
}

#[test]
fn potret_yang_bukan_jumlah_bukunya_ditemukan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        for (apa, isi, aturan, objek) in [
            (
                "kas",
                "INSERT INTO potret_kas SELECT toko, tanggal, 'hantu', 0, 1, 0, 1, NULL, 0 FROM tutup_toko",
                "I16 potret kas",
                "hantu",
            ),
            (
                "bank",
                "INSERT INTO potret_bank SELECT toko, tanggal, 'XYZ', 0, 1, 0, 1, 0 FROM tutup_toko",
                "I16 potret bank",
                "XYZ",
            ),
            (
                "stok",
                "INSERT INTO potret_stok SELECT toko, tanggal, 'TOKO', 'B9', 'TOKO', '', 1, 5, 4, 3 FROM tutup_toko",
                "I16 potret stok",
                "B9",
            ),
            (
                "curah",
                "INSERT INTO potret_curah SELECT toko, tanggal, 'ACC', 'TOKO', 'B9', 'G', 'D', 1, 5, 4, 3 FROM tutup_toko",
                "I16 potret curah",
                "B9",
            ),
            (
                "titipan",
                "INSERT INTO potret_titipan SELECT toko, tanggal, 'FT1', 5 FROM tutup_toko",
                "I16 potret titipan",
                "FT1",
            ),
        ] {
            harus_ditemukan(&uji, apa, &lalu(&[isi]), &[(aturan, "JKT1", objek, "potret - awal - buku")])
                .await;
        }
    });
}

#[test]
fn baris_yang_dibukukan_sesudah_tutup_dan_urutan_yang_putus_ditemukan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        // As if the closing had come before the last row of cash.
        let mut awal = lalu(&[]);
        let id = TUTUP[0].replace("(SELECT MAX(id) FROM buku_kas WHERE toko = 'JKT1')", "1");
        awal[0] = &id;
        harus_ditemukan(&uji, "terlambat", &awal, &[("I16 tidak ada baris di hari", "JKT1", "", "ditutup")])
            .await;
        harus_ditemukan(
            &uji,
            "tanggal toko",
            &lalu(&["UPDATE toko SET tgl_system = '2099-01-05' WHERE kode_toko = 'JKT1'"]),
            &[("I16 penutupan berurutan", "JKT1", "TT1", "tanggal toko 2099-01-05")],
        )
        .await;
        let kedua = "INSERT INTO tutup_toko SELECT toko, '2099-01-03', '2099-01-04', 'TT2', 'x', 'x', id_stok, id_curah, id_kas, \
             id_bank, id_titipan, id_kupon, id_pajak, '[]', id_poin, id_hadiah, id_tukang, id_pinjaman, id_piutang, id_batu FROM tutup_toko";
        let pindah =
            "UPDATE toko SET tgl_tutup = '2099-01-03', tgl_system = '2099-01-04' WHERE kode_toko = 'JKT1'";
        harus_ditemukan(
            &uji,
            "hari yang hilang",
            &lalu(&[pindah, kedua]),
            &[("I16 penutupan berurutan", "JKT1", "TT1", "mestinya 2099-01-01")],
        )
        .await;
        // The next day opens with something else than the last one closed with.
        let esok = kedua.replace("2099-01-03", "2099-01-01").replace("'2099-01-04'", "'2099-01-02'");
        let pindah =
            "UPDATE toko SET tgl_tutup = '2099-01-01', tgl_system = '2099-01-02' WHERE kode_toko = 'JKT1'";
        harus_ditemukan(
            &uji,
            "saldo awal",
            &lalu(&[pindah, &esok]),
            &[
                ("I16 saldo awal", "JKT1", "kas ani", "-1600000"),
                ("I16 saldo awal", "JKT1", "bank BCA", "-770000"),
            ],
        )
        .await;
    });
}

#[test]
fn satu_toko_diukur_dengan_aturan_yang_sama() {
    kedua_mesin(|uji| async move {
        let t = toko_contoh(&uji).await;
        let temuan = uji.db.snapshot(move |c| periksa::toko(c, &t, &BUKTI)).await.unwrap();
        assert_eq!(temuan, []);
        uji.jangan_periksa();
        uji.db
            .write(KodeToko::parse("SBY1").unwrap(), |tx| {
                tx.exec("UPDATE saldo_kas SET saldo = saldo + 1 WHERE toko = 'SBY1'", &[])
            })
            .await
            .unwrap();
        for (kode, banyak) in [("JKT1", 0), ("SBY1", 1)] {
            let k = KodeToko::parse(kode).unwrap();
            let temuan = uji.db.snapshot(move |c| periksa::toko(c, &k, &BUKTI)).await.unwrap();
            assert_eq!(temuan.len(), banyak, "{kode}: {temuan:#?}");
        }
    });
}

/// A rule that sees of every table what is new sees all rows of a table whose rows do not say their day, unless it comes to them
/// from a head that does: it would hold the goods of all days against the book of one, and no later day would close.
#[test]
fn baris_tanpa_tanggal_hanya_dibaca_dari_kepalanya() {
    let tanpa_tanggal = |t: &str| {
        BUKTI.iter().any(|b| b.tabel.contains(&t))
            && !BUKTI.iter().any(|b| b.bertanggal.contains(&t))
            && !tutup::BUKU.iter().any(|(nama, _)| *nama == t)
    };
    let mut dilihat = 0;
    for a in BUKTI.iter().flat_map(|b| b.aturan).filter(|a| matches!(a.jendela, Jendela::Baru)) {
        let sql = match a.sql {
            Sql::Tetap(s) => s.to_owned(),
            Sql::Buat(f) => f(),
            Sql::Kumpul(f) => f(&BUKTI),
        };
        let kata: Vec<&str> =
            sql.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).filter(|k| !k.is_empty()).collect();
        for k in kata.windows(2).filter(|k| k[0] == "FROM") {
            assert!(!tanpa_tanggal(k[1]), "{}: {}", a.nama, k[1]);
            dilihat += 1;
        }
    }
    assert!(dilihat > 30, "{dilihat}");
}

/// What the proof of the day alone finds.
async fn hari_ini(uji: &Uji, rusak: &[&str]) -> Vec<Temuan> {
    bila_dirusak_menurut(uji, &lalu(rusak), |tx, _| {
        tutup::sejak_tutup(tx, &KodeToko::parse("JKT1").unwrap(), DOMAIN)
    })
    .await
}

/// A row of today in the cash book.
fn kas(id: &str, no_dok: &str, balik: &str, masuk: i64, keluar: i64) -> String {
    format!(
        "INSERT INTO buku_kas (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, oleh, balik, kasir, kategori, deskripsi, \
         jumlah_in, jumlah_out) VALUES ('JKT1', (SELECT MAX(id) FROM buku_kas WHERE toko = 'JKT1') + {id}, '2099-01-01', 'x', \
         '{}', '{no_dok}', 1, 'x', {balik}, 'ani', 'x', 'x', {masuk}, {keluar})",
        &no_dok[..2]
    )
}

/// A row of today in the stock book, of a piece that is there.
fn stok(qty: i64, berat: i64) -> String {
    format!(
        "INSERT INTO buku_stok (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, oleh, balik, kode_barcode, gudang, baki, \
         milik, qty, berat, murni, nilai) SELECT toko, id + 100, '2099-01-01', waktu, jenis_dok, 'TBJKT1-990101-0001', baris, oleh, \
         NULL, kode_barcode, gudang, baki, milik, {qty}, {berat}, 0, 0 FROM buku_stok WHERE toko = 'JKT1' \
         AND id = (SELECT MIN(b.id) FROM buku_stok b JOIN saldo_barang s ON s.toko = b.toko AND s.kode_barcode = b.kode_barcode \
         AND s.gudang = b.gudang AND s.baki = b.baki WHERE b.toko = 'JKT1')"
    )
}

#[test]
fn bukti_hari_menemukan_yang_dibukukan_sejak_tutup() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        assert_eq!(hari_ini(&uji, &[]).await, []);
        for (apa, rusak, aturan) in [
            (
                "pindah saldo yang berat sebelah",
                vec![kas("1", "PSJKT1-990101-0001", "NULL", 0, 5)],
                "I12 pindah saldo",
            ),
            (
                "pembalikan dengan angka lain",
                vec![kas("1", "KMJKT1-990101-0001", "1", 0, 5)],
                "I20 pembalikan kas",
            ),
            (
                "uang faktur tanpa faktur",
                vec![kas("1", "NGJKT1-990101-0001", "NULL", 5, 0)],
                "I5 uang dokumen konter",
            ),
            ("dokumen stok berat sebelah", vec![stok(0, -5)], "I2 stok"),
            ("barang yang tersentuh", vec![stok(0, -5)], "I1 letak barang"),
        ] {
            let rusak: Vec<&str> = rusak.iter().map(String::as_str).collect();
            let ada = hari_ini(&uji, &rusak).await;
            assert!(ada.iter().any(|t| t.aturan.starts_with(aturan)), "{apa}: {ada:#?}");
        }
        // What lies before the closing is the whole proof's: the day says nothing of it.
        let lama = "UPDATE saldo_barang SET nilai = nilai + 1 WHERE toko = 'JKT1'";
        assert_eq!(hari_ini(&uji, &[lama]).await, []);
        assert!(!bila_dirusak(&uji, &lalu(&[lama])).await.is_empty());
        // A piece that moves today is proved with all it did before.
        let ada = hari_ini(&uji, &[lama, &stok(0, -5), &stok(0, 5).replace("id + 100", "id + 101")]).await;
        assert!(ada.iter().any(|t| t.aturan.starts_with("I1 letak")), "{ada:#?}");
        assert!(!ada.iter().any(|t| t.aturan.starts_with("I2")), "{ada:#?}");
    });
}

/// A domain that only says its documents are paid for: the counter's rule holds its money, and nothing else had to know.
#[test]
fn uang_tanpa_pembayaran_ditemukan_pada_jenis_yang_dibawa_domain_baru() {
    static SERVIS: Bukti = Bukti { berbayar: &[JenisDok::Service], ..Bukti::TANPA };
    static SATU: [&Bukti; 2] = [&konter::BUKTI, &SERVIS];
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        for (no, ada) in [("FSJKT1-990101-0001", true), ("KMJKT1-990101-0001", false)] {
            let rusak = kas("1", no, "NULL", 5, 0);
            let temuan =
                bila_dirusak_menurut(&uji, &[&rusak], |tx, _| Ok(periksa::semua(tx, &SATU)?.temuan)).await;
            let kena = |t: &Temuan| t.aturan.starts_with("I5 uang dokumen konter") && t.objek == no;
            assert_eq!(temuan.iter().any(kena), ada, "{no}: {temuan:#?}");
            // Without the kind nobody asks.
            let temuan = bila_dirusak_menurut(&uji, &[&rusak], |tx, _| {
                Ok(periksa::semua(tx, &[&konter::BUKTI])?.temuan)
            })
            .await;
            assert!(!temuan.iter().any(kena), "{no}: {temuan:#?}");
        }
    });
}
