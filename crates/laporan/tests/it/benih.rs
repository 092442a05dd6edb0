//! Rows for every report, planted in a store under a mark of its own: a report that shows the mark of another
//! store has forgotten to bind its own.

use crate::benih_barang;
use db::{Tx, args};
use ledger::audit;
use platform::Tolak;
use testkit::Uji;
use values::KodeToko;

type Isi = Result<(), Tolak>;

/// Reports of trade, which share one day of it.
const NIAGA: [&str; 31] = [
    "laporan-transaksi-penjualan",
    "laporan-penjualan-sales",
    "laporan-penjualan-bayar",
    "laporan-penjualan-kupon",
    "laporan-penjualan-marketplace",
    "laporan-penjualan-margin",
    "laporan-penjualan-rekap",
    "laporan-penjualan-global-jenis",
    "laporan-transaksi-penjuala-berlian",
    "laporan-batal-penjualan",
    "laporan-barang-tukar",
    "laporan-titip-uang",
    "laporan-rekap-sales",
    "laporan-global-penjualan",
    "laporan-transaksi-pembelian",
    "laporan-transaksi-pembelian-history",
    "laporan-pembelian-sales",
    "laporan-pembelian-per-kondisi",
    "laporan-pembelian-transfer",
    "laporan-rekap-transaksi-pembelian",
    "laporan-hancur-pembelian",
    "laporan-batal-pembelian",
    "laporan-pembelian-perfaktur",
    "laporan-global-pembelian",
    "laporan-global-sales",
    "laporan-global-transaksi",
    "laporan-global-stock-toko",
    "laporan-transaksi-harian",
    "laporan-eod",
    "laporan-akhir_hari",
    "laporan-harian-emas",
];

/// The stores a report's rows are planted in: goods have two of their own, so that other rows do not count there.
pub fn toko(slug: &str) -> (&'static str, &'static str) {
    match slug {
        "laporan-tambah-barang"
        | "laporan-pindah-barang"
        | "laporan-hancur-barang"
        | "laporan-barang-detail"
        | "laporan-barang-sumary"
        | "laporan-stock-jual"
        | "laporan-terima-barang-supplier"
        | "laporan-saldo-barang-aktif"
        | "laporan-managerial-analisys" => ("JKT2", "SBY2"),
        "laporan-tambah-barang-manual"
        | "laporan-pindah-barang-manual"
        | "laporan-hancur-barang-manual"
        | "laporan-summary-barang-manual"
        | "laporan-barang-acc" => ("JKT3", "SBY3"),
        "laporan-transaksi-keuangan-cash"
        | "laporan-keuangan-cash-global"
        | "laporan-keuangan-non-cash"
        | "laporan-kirim-uang-pusat"
        | "laporan-terima-uang-pusat"
        | "laporan-gesek-tunai"
        | "laporan-keuangan-akhir-hari"
        | "laporan-transaksi-cash"
        | "laporan-cash-back" => ("JKT4", "SBY4"),
        "laporan-penjualan-manual"
        | "laporan-pembelian-manual"
        | "laporan-batal-penjualan-manual"
        | "laporan-batal-pembelian-manual" => ("JKT6", "SBY6"),
        s if NIAGA.contains(&s) => ("JKT5", "SBY5"),
        _ => ("JKT1", "SBY1"),
    }
}

/// Plants what the report shows. A new report gets a line here.
pub async fn tanam(uji: &Uji, toko: &KodeToko, slug: &'static str, tanda: &'static str) {
    if self::toko(slug).0 == "JKT4" {
        let (pusat, untuk) = (KodeToko::parse("PST").unwrap(), toko.clone());
        let hasil: Isi = uji.db.write(&pusat, move |tx| crate::benih_kas::pusat(tx, &untuk)).await;
        hasil.unwrap();
    }
    let hasil: Isi = uji
        .db
        .write(toko, move |tx| match slug {
            "laporan-authorization" | "laporan-otorisasi" => otorisasi(tx, tanda),
            "laporan-perubahan-harga-emas" => harga(tx, tanda),
            "laporan-audit" => jejak(tx, tanda),
            "laporan-validasi-master" => master(tx, tanda),
            s if self::toko(s).0 == "JKT5" => crate::benih_niaga::tanam(tx, tanda),
            s if self::toko(s).0 == "JKT3" => crate::benih_curah::tanam(tx, tanda),
            s if self::toko(s).0 == "JKT2" => benih_barang::tanam(tx, tanda),
            "laporan-kirim-barang"
            | "laporan-kirim-barang-kepusat"
            | "laporan-kirim-barang-online"
            | "laporan-terima-barang"
            | "laporan-validasi-susut" => crate::benih_kirim::tanam(tx, slug, tanda),
            s if self::toko(s).0 == "JKT4" => crate::benih_kas::tanam(tx, tanda),
            s if self::toko(s).0 == "JKT6" => crate::benih_manual::tanam(tx, tanda),
            "laporan-timbang-baki" => timbang(tx, tanda),
            "laporan-aktivitas-timbang-baki" => aktivitas_timbang(tx, tanda),
            "laporan-stock-opname" => opname(tx, tanda, &["BAKI", "GUDANG"]),
            "laporan-stock-opname-rfid" => opname(tx, tanda, &["RFID"]),
            "laporan-stock-opname-global" => opname(tx, tanda, &["GLOBAL"]),
            lain => panic!("{lain}: laporan baru belum mempunyai benih di tests/it/benih.rs"),
        })
        .await;
    hasil.unwrap();
}

fn otorisasi(tx: &mut Tx<'_>, tanda: &str) -> Isi {
    let toko = tx.toko().clone();
    for (i, (kategori, nominal, status, penyetuju, dok)) in [
        ("PENJUALAN", Some(1_250_000), "TERPAKAI", Some("spv"), Some("FJ-261115-0001")),
        ("PENJUALAN", Some(300_000), "DITOLAK", Some("own"), None),
        ("LELANG HUTANG", None, "MENUNGGU", None, None),
        ("PENJUALAN", Some(2_000_000), "DISETUJUI", Some("spv"), None),
    ]
    .into_iter()
    .enumerate()
    {
        let (diputus, dipakai) = (penyetuju.map(|_| PUKUL), dok.map(|_| PUKUL));
        let alasan = (status == "DITOLAK").then_some("Terlalu murah");
        tx.exec(
            "INSERT INTO otorisasi (toko, id, tgl_system, kategori, description, keterangan, dokumen, nominal, \
             sebelum, sesudah, peminta, penyetuju, cara, status, alasan, dibuat, diputus, berlaku_sampai, dipakai, \
             dipakai_dok) VALUES ($1, $2, '2026-11-15', $3, 'PENJUALAN DI BAWAH MODAL', $4, NULL, $5, '10', '9', \
             'kasir1', $6, NULL, $7, $8, $9, $10, $11, $12, $13)",
            args![
                &toko,
                format!("OTORISASI000000{i}"),
                kategori,
                tanda,
                nominal,
                penyetuju,
                status,
                alasan,
                format!("2026-11-15T08:3{i}:00.000+07:00"),
                diputus,
                // The last one is still good at nine o'clock, when the tests run.
                if i == 3 { "2026-11-15T09:05:00.000+07:00" } else { "2026-11-15T08:40:00.000+07:00" },
                dipakai,
                dok
            ],
        )?;
    }
    Ok(())
}

const PUKUL: &str = "2026-11-15T08:39:00.000+07:00";

fn harga(tx: &mut Tx<'_>, tanda: &str) -> Isi {
    let toko = tx.toko().clone();
    for (id, (hari, kode, lama, baru)) in (1_i64..).zip([
        ("2026-11-15", "", None, 1_900_000),
        ("2026-11-15", "75", Some(1_400_000), 1_425_000),
        ("2026-11-15", "42", Some(800_000), 800_000),
        ("2026-11-16", "75", Some(1_425_000), 1_410_000),
    ]) {
        let turun = |n: i64| n - 100_000;
        tx.exec(
            "INSERT INTO buku_harga (toko, id, tgl_system, waktu, oleh, dari_toko, kode_group, jual_lama, jual_baru, \
             beli_lama, beli_baru, rosok_lama, rosok_baru, kurs_lama, kurs_baru) \
             VALUES ($1, $2, $3, $4, $5, 'PST', $6, $7, $8, $9, $10, $11, $12, NULL, 1650050)",
            args![
                &toko,
                id,
                hari,
                PUKUL,
                tanda,
                kode,
                lama,
                baru,
                lama.map(turun),
                turun(baru),
                lama.map(turun),
                turun(baru)
            ],
        )?;
    }
    Ok(())
}

fn jejak(tx: &mut Tx<'_>, tanda: &str) -> Isi {
    for i in 0..3 {
        let isi = format!("{{\"ke\":{i},\"teks\":\"\\\"kutip\\\" <b>\"}}");
        audit::catat_hari_ini(tx, "budi", "UJI", &format!("{tanda}-{i}"), &isi)?;
    }
    Ok(())
}

fn master(tx: &mut Tx<'_>, tanda: &str) -> Isi {
    let toko = tx.toko().clone();
    let bank = "INSERT INTO bank (toko, id, dihapus, versi, diubah, oleh, cari, kode_bank, nama_bank, mdr_debet, \
                mdr_credit) VALUES ($1, $2, $3, 1, $4, 'budi', '', $5, 'BANK', 0, 0)";
    tx.exec(bank, args![&toko, "1", 0, PUKUL, "BCA"])?;
    tx.exec(bank, args![&toko, "2", 1, PUKUL, "BNI"])?;
    let rekening = "INSERT INTO rekening (toko, id, dihapus, versi, diubah, oleh, cari, kode_bank, no_rekening, \
                    atas_nama, aktif) VALUES ($1, $2, 0, 1, $3, 'budi', '', $4, $5, 'KARAT', 1)";
    for (id, kode_bank) in [("1", "BCA"), ("2", "BNI"), ("3", "TIDAK_ADA")] {
        tx.exec(rekening, args![&toko, id, PUKUL, kode_bank, format!("{tanda}-{id}")])?;
    }
    Ok(())
}

fn timbang(tx: &mut Tx<'_>, tanda: &str) -> Isi {
    let toko = tx.toko().clone();
    for (i, (sesi, baki, berat, mentah)) in (1_i64..).zip([
        ("PAGI", "A01", 520_050, "ST,GS,+ 520.050 g"),
        ("PAGI", "A02", 514_500, ""),
        ("SORE", "A01", 520_000, ""),
    ]) {
        let selisih: i64 = berat - 520_000;
        let diketik = i64::from(mentah.is_empty());
        tx.exec(
            "INSERT INTO timbang (toko, no_timbang, tgl_system, sesi, waktu, oleh, kode_gudang, kode_baki, qty, tara, \
             berat_stock, berat_bandrol, berat_plastik, seharusnya, berat, selisih, toleransi, cocok, mentah, stabil, \
             diketik, diduga) VALUES ($1, $2, '2026-11-15', $3, $4, 'kasir1', 'TOKO', $5, 40, 412000, 100000, 3600, \
             4400, 520000, $6, $7, 100, $8, $9, 1, $10, $11)",
            args![
                &toko,
                format!("TM-261115-000{i}"),
                sesi,
                PUKUL,
                baki,
                berat,
                selisih,
                i64::from(selisih.abs() <= 100),
                mentah,
                diketik,
                tanda
            ],
        )?;
    }
    Ok(())
}

fn aktivitas_timbang(tx: &mut Tx<'_>, tanda: &str) -> Isi {
    let toko = tx.toko().clone();
    for (id, pesan) in (1_i64..).zip(["Reset daftar timbang", "Mulai timbang baki A01"]) {
        tx.exec(
            "INSERT INTO timbang_aktivitas (toko, id, tgl_system, waktu, oleh, pesan) \
             VALUES ($1, $2, '2026-11-15', $3, 'kasir1', $4)",
            args![&toko, id, PUKUL, format!("{pesan} {tanda}")],
        )?;
    }
    Ok(())
}

fn opname(tx: &mut Tx<'_>, tanda: &str, jenis: &[&str]) -> Isi {
    let toko = tx.toko().clone();
    for (n, jenis) in (1_i64..).zip(jenis) {
        let no = format!("SO{jenis}-261115-000{n}");
        tx.exec(
            "INSERT INTO opname (toko, no_opname, jenis, status, kode_gudang, kode_baki, rujukan, tgl_system, mulai, \
             mulai_oleh, qty_awal, berat_awal, qty_masuk, qty_keluar, selesai, selesai_oleh) VALUES ($1, $2, $3, \
             'SELESAI', 'TOKO', 'A01', '', '2026-11-15', $4, 'kasir1', 3, 9000, 0, 0, $4, 'kasir1')",
            args![&toko, no.as_str(), *jenis, PUKUL],
        )?;
        for (baris, (kode, kelas, berat, scan)) in (1_i64..).zip([
            ("00000001", "HILANG", 3_000, None),
            ("00000002", "SALAH BAKI", 2_500, Some(PUKUL)),
            ("E28011606000", "TIDAK DIKENAL", 0, Some(PUKUL)),
            ("00000003", "ADA", 3_500, Some(PUKUL)),
        ]) {
            tx.exec(
                "INSERT INTO opname_hasil (toko, no_opname, baris, kode, kode_barcode, kelas, nama_barang, kode_group, \
                 kode_dept, kadar_cetak, berat, nilai, gudang_buku, baki_buku, gudang_scan, baki_scan, waktu_scan, \
                 oleh_scan, keterangan) VALUES ($1, $2, $3, $4, $4, $5, $6, '750', 'CIN750', 7500, $7, $8, 'TOKO', \
                 'A01', 'TOKO', 'A02', $9, 'kasir1', '')",
                args![&toko, no.as_str(), baris, kode, kelas, tanda, berat, berat * 1_500, scan],
            )?;
        }
    }
    Ok(())
}
