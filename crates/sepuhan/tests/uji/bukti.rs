//! What the proof of balance finds when rows were changed behind the program's back.

use crate::alat::{
    KASIR, OWN, SPV, batalkan, di_cuci, di_tukang, dibeli, kembali, minta, sortir, teks, terima,
};
use db::args;
use dunia::{TOKO, di_kedua, toko};
use ledger::periksa::{Batas, sejak, tidak_berangkat_dari_yang_baru};
use sepuhan::{stock_manual, terima as kerja};
use serde_json::json;
use std::sync::Arc;
use values::Tanggal;

/// What a closing says of how far it came.
const BUKU: [&str; 13] = [
    "buku_stok",
    "buku_curah",
    "buku_kas",
    "buku_bank",
    "buku_titipan",
    "buku_kupon",
    "buku_pajak",
    "buku_poin",
    "buku_hadiah",
    "buku_tukang",
    "buku_batu",
    "buku_pinjaman",
    "buku_piutang",
];

#[test]
fn setiap_aturan_menemukan_yang_dirusak() {
    di_kedua(|d| async move {
        let (kasir, own) = (d.orang(KASIR).await, d.orang(OWN).await);
        let (no, kode) = di_tukang(&d, &[10_000, 5_000, 4_000], "CUCI").await;
        d.minta_izin((&kasir, OWN), &kembali(&no, &[(&kode[0], 9_500)]), kerja::terima).await.unwrap();
        terima(&d, &kasir, &kembali(&no, &[(&kode[1], 4_990)])).await.unwrap();
        di_cuci(&d, &[2_000]).await;
        let m = json!({ "sumber": "LEBIH", "keterangan": "hitungan", "detail_barang": [
            { "kode_group": "750", "kode_dept": "CIN750", "qty": 1, "berat": 3.0 }] });
        d.minta_izin((&own, SPV), &m, stock_manual::tambah).await.unwrap();
        d.bersih().await;
        let d = Arc::clone(&d);
        for (aturan, sql) in [
            (
                "I2 baris sortir = buku stok",
                "INSERT INTO sortir_baris (toko, no_sortir, baris, kode_barcode, nama_barang, kode_group, kode_dept, berat, murni, nilai, \
                 putusan, no_asal, oleh_asal, gudang_dari, baki_dari, baki_ke) SELECT toko, no_sortir, baris + 90, kode_barcode, \
                 nama_barang, kode_group, kode_dept, berat, murni, nilai, putusan, no_asal, oleh_asal, gudang_dari, baki_dari, baki_ke \
                 FROM sortir_baris",
            ),
            (
                "I2 baris sortir dan tumpukannya = kepala",
                "INSERT INTO sortir_timbang (toko, no_sortir, putusan, qty, berat, timbang) SELECT toko, no_sortir, 'LABEL', 1, 1, 1 FROM sortir",
            ),
            (
                "I17 sortir barang sendiri disetujui orang lain",
                "INSERT INTO sortir_baris (toko, no_sortir, baris, kode_barcode, nama_barang, kode_group, kode_dept, berat, murni, nilai, \
                 putusan, no_asal, oleh_asal, gudang_dari, baki_dari, baki_ke) SELECT r.toko, r.no_sortir, 99, r.kode_barcode, r.nama_barang, \
                 r.kode_group, r.kode_dept, r.berat, r.murni, r.nilai, r.putusan, r.no_asal, d.oleh, r.gudang_dari, r.baki_dari, r.baki_ke \
                 FROM sortir_baris r JOIN sortir d ON d.toko = r.toko AND d.no_sortir = r.no_sortir WHERE r.baris = 1",
            ),
            (
                "I19 lot cuci: murni keluar = kembali + susut + hilang + di luar - lebih",
                "UPDATE lot_cuci SET murni = murni + 1",
            ),
            (
                "I19 lot cuci di luar = buku tukang",
                "INSERT INTO buku_tukang (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, kode_tukang, jenis, masuk, keluar, oleh, balik) \
                 SELECT toko, 999, tgl_system, waktu, jenis_dok, no_dok, 9, kode_tukang, jenis, masuk, 0, oleh, NULL FROM buku_tukang \
                 WHERE jenis = 'EMAS'",
            ),
            ("I2 baris lot dan penerimaan cuci = kepala", "UPDATE lot_cuci SET berat = berat + 1"),
            (
                "I1 barang di paling banyak satu lot cuci terbuka",
                "INSERT INTO lot_cuci SELECT toko, 'CUJKT1-261115-0099', pekerjaan, tgl_system, waktu, oleh, kode_tukang, nama_tukang, qty, \
                 berat, murni, nilai, timbang, keterangan, disetujui, otorisasi, status FROM lot_cuci; INSERT INTO lot_cuci_baris (toko, \
                 no_lot, baris, kode_barcode, nama_barang, kode_group, kode_dept, kadar_cetak, berat, murni, nilai, norma, gudang_dari, \
                 baki_dari) SELECT toko, 'CUJKT1-261115-0099', baris, kode_barcode, nama_barang, kode_group, kode_dept, kadar_cetak, berat, \
                 murni, nilai, norma, gudang_dari, baki_dari FROM lot_cuci_baris",
            ),
            (
                "I1 barang kembali dari lot cucinya sekali",
                "INSERT INTO terima_cuci_baris (toko, no_terima, baris, no_lot, kode_barcode, kode_baru, kode_dept, keadaan, berat_kirim, \
                 murni_kirim, berat, murni, norma, gudang, baki) SELECT toko, no_terima, 99, no_lot, kode_barcode, kode_baru, kode_dept, \
                 keadaan, berat_kirim, murni_kirim, berat, murni, norma, gudang, baki FROM terima_cuci_baris WHERE baris = 1",
            ),
            ("I19 keadaan lot cuci = peristiwa terakhir", "UPDATE lot_cuci SET status = 'SELESAI'"),
            (
                "I17 lot cuci ditimbang dan disetujui orang lain",
                "UPDATE otorisasi SET penyetuju = 'kasir2-jkt1'",
            ),
            (
                "I19 susut cuci di atas norma, lebih dan hilang disetujui",
                "UPDATE otorisasi SET penyetuju = 'kasir2-jkt1' WHERE kategori = 'TERIMA BARANG CUCI'",
            ),
            (
                "I17 stock cuci manual disetujui orang lain",
                "UPDATE otorisasi SET penyetuju = 'kasir2-jkt1' WHERE kategori = 'STOCK CUCI MANUAL'",
            ),
            (
                "I2 stock cuci manual = buku curah",
                "INSERT INTO stock_cuci_baris (toko, no_tambah_stock, baris, kode_group, kode_dept, nama_dept, qty, berat, murni, nilai) \
                 SELECT toko, no_tambah_stock, 9, kode_group, kode_dept, nama_dept, 1, 1, 1, 0 FROM stock_cuci_baris",
            ),
            (
                "I20 dokumen sepuhan batal: bukunya nol",
                "INSERT INTO batal_sepuhan (toko, no_dok, no_batal, tgl_system, waktu, oleh, disetujui, otorisasi, alasan) \
                 SELECT toko, no_terima, 'x', tgl_system, waktu, oleh, '', '', 'x' FROM terima_cuci",
            ),
        ] {
            let temuan = d
                .bila("JKT1", move |tx| {
                    for satu in sql.split("; ") {
                        tx.exec(satu, args![])?;
                    }
                    Ok(())
                })
                .await;
            assert!(temuan.iter().any(|t| t == aturan), "{aturan}: {temuan:?}");
        }
    });
}

#[test]
fn susut_dan_lebih_yang_dirusak_ditemukan() {
    di_kedua(|d| async move {
        let kasir = d.orang(KASIR).await;
        let (no, kode) = di_tukang(&d, &[10_000, 5_000, 4_000], "CUCI").await;
        d.minta_izin((&kasir, OWN), &kembali(&no, &[(&kode[0], 9_500)]), kerja::terima).await.unwrap();
        terima(&d, &kasir, &kembali(&no, &[(&kode[1], 4_990)])).await.unwrap();
        d.bersih().await;
        for (aturan, sql) in [
            (
                // A piece that came back within what its type may lose, but is not the one that went.
                "I19 susut cuci di atas norma, lebih dan hilang disetujui",
                "INSERT INTO terima_cuci_baris (toko, no_terima, baris, no_lot, kode_barcode, kode_baru, kode_dept, keadaan, berat_kirim, \
                 murni_kirim, berat, murni, norma, gudang, baki) SELECT x.toko, x.no_terima, 99, x.no_lot, x.kode_barcode, x.kode_baru, \
                 x.kode_dept, x.keadaan, x.berat_kirim, x.murni_kirim, x.berat - 2000, x.murni - 1500, 10000, x.gudang, x.baki \
                 FROM terima_cuci_baris x JOIN terima_cuci d ON d.toko = x.toko AND d.no_terima = x.no_terima WHERE d.otorisasi = ''",
            ),
            (
                "I19 barang lot cuci bersama tidak bertambah berat tanpa orang lain",
                "INSERT INTO terima_cuci_baris (toko, no_terima, baris, no_lot, kode_barcode, kode_baru, kode_dept, keadaan, berat_kirim, \
                 murni_kirim, berat, murni, norma, gudang, baki) SELECT x.toko, x.no_terima, 99, x.no_lot, x.kode_barcode, x.kode_baru, \
                 x.kode_dept, x.keadaan, x.berat_kirim, x.murni_kirim, x.berat_kirim + 27, x.murni_kirim + 20, x.norma, x.gudang, x.baki \
                 FROM terima_cuci_baris x JOIN terima_cuci d ON d.toko = x.toko AND d.no_terima = x.no_terima WHERE d.otorisasi = ''",
            ),
            (
                "I19 susut cuci tidak dilepas yang mengirim lotnya",
                "INSERT INTO terima_cuci SELECT toko, 'TCJKT1-261115-0099', no_lot, cara, tgl_system, waktu, oleh, qty, berat, murni, susut, \
                 susut_norma, lebih, hilang, di_atas, keterangan, 'spv-jkt1', otorisasi FROM terima_cuci WHERE otorisasi <> ''",
            ),
        ] {
            let temuan = d.bila("JKT1", move |tx| Ok(tx.exec(sql, args![]).map(|_| ())?)).await;
            assert!(temuan.iter().any(|t| t == aturan), "{aturan}: {temuan:?}");
        }
    });
}

#[test]
fn yang_disortir_kemarin_tidak_dituntut_dari_buku_hari_ini() {
    di_kedua(|d| async move {
        let (own, spv) = (d.orang(OWN).await, d.orang(SPV).await);
        let kode = dibeli(&d, &[2_000, 3_000]).await;
        sortir(&d, &spv, &minta(&[(&kode[0], "CUCI")], &[("CUCI", 2_000)])).await.unwrap();
        let m = json!({ "sumber": "LEBIH", "keterangan": "hitungan", "detail_barang": [
            { "kode_group": "750", "kode_dept": "CIN750", "qty": 1, "berat": 3.0 }] });
        d.minta_izin((&own, SPV), &m, stock_manual::tambah).await.unwrap();
        // Here the day is closed.
        let mut batas = Batas { tanggal: Tanggal::parse("2026-11-15").unwrap(), buku: [].into() };
        for nama in BUKU {
            let sql =
                format!("SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) FROM {nama} WHERE toko = '{TOKO}'");
            batas.buku.insert(nama, d.angka(&sql, args![]).await);
        }
        d.hari("2026-11-16", &[TOKO]).await;
        let (b, bukti) = (batas.clone(), d.uji.bukti());
        let sepi = d
            .db()
            .snapshot(move |c| tidak_berangkat_dari_yang_baru(c, &toko(TOKO), &b, &[sepuhan::DOMAIN.bukti]))
            .await;
        assert_eq!(sepi.unwrap(), Vec::<&str>::new());
        // On the next one a piece is sorted, and one that was sorted on the day before is decided about anew and back.
        let j = sortir(&d, &spv, &minta(&[(&kode[1], "HANCUR")], &[("HANCUR", 3_000)])).await.unwrap();
        let pindah = minta(&[(&kode[0], "LABEL")], &[("LABEL", 2_000)]);
        let lain = d.minta_izin((&own, SPV), &pindah, sepuhan::sortir::pindah).await.unwrap();
        batalkan(&d, &spv, &teks(&lain["no_sortir"])).await.unwrap();
        let b = batas.clone();
        let temuan = d.db().snapshot(move |c| sejak(c, &toko(TOKO), &b, bukti)).await.unwrap();
        assert_eq!(temuan, []);
        // What is spoiled of the day itself is found.
        let no = teks(&j["no_sortir"]);
        let t = d.db().write(toko(TOKO), move |tx| {
            let sql = "INSERT INTO sortir_baris (toko, no_sortir, baris, kode_barcode, nama_barang, kode_group, kode_dept, berat, murni, \
                 nilai, putusan, no_asal, oleh_asal, gudang_dari, baki_dari, baki_ke) SELECT toko, no_sortir, 9, kode_barcode, \
                 nama_barang, kode_group, kode_dept, berat, murni, nilai, putusan, no_asal, oleh_asal, gudang_dari, baki_dari, baki_ke \
                 FROM sortir_baris WHERE no_sortir = $1";
            tx.exec(sql, args![no.as_str()])?;
            let temuan = sejak(tx, &toko(TOKO), &batas, bukti)?;
            Err::<(), _>(db::Error::Lain(format!("{temuan:?}")))
        });
        let t = t.await.unwrap_err().to_string();
        assert!(t.contains("I2 baris sortir = buku stok"), "{t}");
    });
}
