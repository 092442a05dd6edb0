//! The proof of balance names the document whose rows were changed, taken out or slipped in, even when the
//! thief kept the projections in step.

use crate::alat::{ISI, bila_dirusak, harus_ditemukan, toko_contoh};
use ledger::stok::Luar;
use testkit::bangun::{self, baki, barang, gerak, luar};
use testkit::kedua_mesin;

const BUKU: &str = "I17 baris buku sesuai audit";

#[test]
fn baris_kas_yang_diubah_bersama_saldonya_ditemukan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        harus_ditemukan(
            &uji,
            "jumlah",
            &[
                "UPDATE buku_kas SET jumlah_in = jumlah_in - 1000 WHERE toko = 'JKT1' AND id = 1",
                "UPDATE saldo_kas SET saldo = saldo - 1000 WHERE toko = 'JKT1' AND kasir = 'ani'",
            ],
            &[(BUKU, "JKT1", "KMJKT1-261115-0001", "buku_kas: baris 1 sampai 1 berubah")],
        )
        .await;
        for kolom in ["kategori", "deskripsi", "oleh", "waktu", "tgl_system", "jenis_dok"] {
            let sql = format!("UPDATE buku_kas SET {kolom} = '2026-11-01' WHERE toko = 'JKT1' AND id = 4");
            harus_ditemukan(
                &uji,
                kolom,
                &[&sql],
                &[(BUKU, "JKT1", "FJJKT1-261115-0001", "buku_kas: baris 4")],
            )
            .await;
        }
        harus_ditemukan(
            &uji,
            "tanpa saldo",
            &["UPDATE buku_kas SET jumlah_in = 1 WHERE toko = 'SBY1' AND id = 1"],
            &[
                ("I4", "SBY1", "sari", "buku 1, saldo 9000"),
                (BUKU, "SBY1", "KMSBY1-261115-0001", "buku_kas: baris 1"),
            ],
        )
        .await;
    });
}

#[test]
fn baris_stok_yang_diubah_disebut_dokumennya() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        harus_ditemukan(
            &uji,
            "satu ujung",
            &["UPDATE buku_stok SET berat = berat + 5 WHERE toko = 'JKT1' AND id = 4"],
            &[
                ("I2", "JKT1", "TBJKT1-261115-0002", "berat 5"),
                ("I1 letak", "JKT1", "00000002 di TOKO/A2", "berat 5005"),
                ("I3", "JKT1", "TOKO/A2", "berat 5005"),
                (BUKU, "JKT1", "TBJKT1-261115-0002", "buku_stok: baris 3 sampai 4 berubah"),
            ],
        )
        .await;
        // Both ends and both projections: only the fingerprint is left to tell.
        harus_ditemukan(
            &uji,
            "rapi",
            &[
                "UPDATE buku_stok SET nilai = nilai * 2 WHERE toko = 'JKT1' AND id IN (3, 4)",
                "UPDATE saldo_barang SET nilai = nilai + 2000000 WHERE kode_barcode = '00000002'",
                "UPDATE saldo_lokasi SET nilai = nilai + 2000000 WHERE toko = 'JKT1' AND baki = 'A2'",
                "UPDATE saldo_lokasi SET nilai = nilai - 2000000 WHERE toko = 'JKT1' AND gudang = '@PEMASOK'",
            ],
            &[(BUKU, "JKT1", "TBJKT1-261115-0002", "buku_stok")],
        )
        .await;
    });
}

#[test]
fn baris_yang_dihapus_ditemukan_di_awal_tengah_dan_akhir() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        harus_ditemukan(
            &uji,
            "awal",
            &["DELETE FROM buku_kas WHERE toko = 'JKT1' AND id = 1"],
            &[
                (BUKU, "JKT1", "KMJKT1-261115-0001", "buku_kas: baris 1"),
                ("I4", "JKT1", "ani", "buku 1500000"),
            ],
        )
        .await;
        harus_ditemukan(
            &uji,
            "tengah, dua ujung",
            &["DELETE FROM buku_stok WHERE toko = 'JKT1' AND id IN (3, 4)"],
            &[(BUKU, "JKT1", "TBJKT1-261115-0002", "buku_stok: baris 3 sampai 4")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "akhir",
            &["DELETE FROM buku_stok WHERE toko = 'JKT1' AND id IN (9, 10)"],
            &[
                (BUKU, "JKT1", "PBJKT1-261115-0001", "buku_stok: baris 9 sampai 10"),
                ("I17 rantai", "JKT1", "buku_stok", "sampai 8"),
            ],
        )
        .await;
        harus_ditemukan(
            &uji,
            "semua",
            &["DELETE FROM bank_menunggu", "DELETE FROM buku_bank_valid", "DELETE FROM buku_bank"],
            &[
                (BUKU, "JKT1", "BMJKT1-261115-0001", "buku_bank: baris 1 sampai 2"),
                (BUKU, "JKT1", "FJJKT1-261115-0001", "buku_bank: baris 3"),
                (BUKU, "JKT1", "BMJKT1-261115-0002", "buku_bank_valid: baris 1"),
            ],
        )
        .await;
    });
}

#[test]
fn baris_yang_disisipkan_tanpa_audit_ditemukan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        harus_ditemukan(
            &uji,
            "kas dengan saldonya",
            &[
                "INSERT INTO buku_kas (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, kasir, kategori, \
                 deskripsi, jumlah_in, jumlah_out, oleh) VALUES ('JKT1', 5, '2026-11-15', 'x', 'KM', \
                 'KMJKT1-261115-0009', 1, 'ani', 'x', 'x', 700, 0, 'x')",
                "UPDATE saldo_kas SET saldo = saldo + 700 WHERE toko = 'JKT1' AND kasir = 'ani'",
                "UPDATE urut SET n = 5 WHERE toko = 'JKT1' AND buku = 'kas'",
            ],
            &[("I17 rantai", "JKT1", "buku_kas", "baris sesudah 4 (sampai 5)")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "toko tanpa rantai",
            &[
                "INSERT INTO toko (kode_toko, nama_toko, alamat_toko, no_telp, no_whatsapp, portal, pusat, aktif, \
                 tgl_system, tgl_tutup, dibuat, versi) SELECT 'BDG1', nama_toko, alamat_toko, no_telp, no_whatsapp, \
                 portal, pusat, aktif, tgl_system, tgl_tutup, dibuat, versi FROM toko WHERE kode_toko = 'SBY1'",
                "INSERT INTO buku_kas (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, kasir, kategori, \
                 deskripsi, jumlah_in, jumlah_out, oleh) VALUES ('BDG1', 1, '2026-11-15', 'x', 'KM', 'x', 1, 'ani', \
                 'x', 'x', 700, 0, 'x')",
                "INSERT INTO saldo_kas (toko, kasir, saldo) VALUES ('BDG1', 'ani', 700)",
            ],
            &[(BUKU, "BDG1", "buku_kas", "toko tanpa rantai audit")],
        )
        .await;
    });
}

#[test]
fn pembalikan_dengan_angka_lain_ditemukan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        harus_ditemukan(
            &uji,
            "kas",
            &["UPDATE buku_kas SET jumlah_out = 49999 WHERE toko = 'JKT1' AND balik IS NOT NULL"],
            &[("I20 pembalikan kas", "JKT1", "KMJKT1-261115-0002 baris 3", "membalik baris 2")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "stok",
            &["UPDATE buku_stok SET baki = 'Z9' WHERE toko = 'JKT1' AND id = 10"],
            &[("I20 pembalikan stok", "JKT1", "PBJKT1-261115-0001 baris 10", "membalik baris 7")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "bank",
            &["UPDATE buku_bank SET balik = 2 WHERE toko = 'JKT1' AND id = 3"],
            &[("I20 pembalikan bank", "JKT1", "FJJKT1-261115-0001 baris 3", "membalik baris 2")],
        )
        .await;
    });
}

#[test]
fn status_bank_dan_validasi_yang_diubah_ditemukan() {
    kedua_mesin(|uji| async move {
        toko_contoh(&uji).await;
        harus_ditemukan(
            &uji,
            "status",
            &["UPDATE buku_bank SET status = 'VALID' WHERE toko = 'JKT1' AND id = 3"],
            &[("I7", "JKT1", "BCA", "menunggu 0"), (BUKU, "JKT1", "FJJKT1-261115-0001", "buku_bank")],
        )
        .await;
        harus_ditemukan(
            &uji,
            "validasi dihapus",
            &["DELETE FROM buku_bank_valid"],
            &[
                ("I7", "JKT1", "BCA", "menunggu 770000"),
                (BUKU, "JKT1", "BMJKT1-261115-0002", "buku_bank_valid"),
            ],
        )
        .await;
    });
}

/// The fault that was: the first sale of a piece that was bought back and sold again is reversed all the same.
#[test]
fn barang_di_baki_yang_sudah_dijual_lagi_ditemukan() {
    kedua_mesin(|uji| async move {
        let t = toko_contoh(&uji).await;
        let kembali = gerak(&barang(1), luar(Luar::Pelanggan), baki("A1"), ISI);
        bangun::stok(&uji.db, &t, vec![kembali]).await.unwrap();
        let s2 = bangun::jual(&uji.db, &t, 1, "A1", ISI).await.unwrap().to_string();
        let balik = "INSERT INTO buku_stok (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, gudang, baki, kode_barcode, \
             milik, qty, berat, murni, nilai, oleh, balik) SELECT toko, 1000 - id, tgl_system, waktu, jenis_dok, no_dok, \
             baris + 10, gudang, baki, kode_barcode, milik, -qty, -berat, -murni, -nilai, oleh, id FROM buku_stok \
             WHERE id IN (SELECT MIN(id) FROM buku_stok WHERE kode_barcode = '00000001' AND gudang = '@PELANGGAN' AND qty = 1 \
             UNION SELECT MIN(id) FROM buku_stok WHERE kode_barcode = '00000001' AND gudang = 'TOKO' AND qty = -1)";
        let letak = "INSERT INTO saldo_barang VALUES ('JKT1', '00000001', 'TOKO', 'A1', 'TOKO', 1, 5000, 3750, 2000000)";
        let ada = bila_dirusak(&uji, &[balik, letak]).await;
        let satu = |aturan: &str| ada.iter().find(|t| t.aturan.starts_with(aturan));
        assert!(satu("I1 letak").is_none(), "tempatnya sesuai jumlah bukunya: {ada:#?}");
        let t = satu("I21 letak").unwrap_or_else(|| panic!("I21 diam: {ada:#?}"));
        assert_eq!((t.objek.as_str(), t.toko.as_str()), ("00000001", "JKT1"));
        assert!(t.pesan.contains(&s2) && t.pesan.contains("@PELANGGAN"), "{}", t.pesan);
    });
}
