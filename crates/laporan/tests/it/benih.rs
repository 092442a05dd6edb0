//! Rows for every report, planted in a store under a mark of its own: a report that shows the mark of another
//! store has forgotten to bind its own.

use crate::benih_barang;
use db::{Tx, args};
use ledger::audit;
use platform::Tolak;
use testkit::Uji;
use values::KodeToko;

type Isi = Result<(), Tolak>;

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
        _ => ("JKT1", "SBY1"),
    }
}

/// Plants what the report shows. A new report gets a line here.
pub async fn tanam(uji: &Uji, toko: &KodeToko, slug: &'static str, tanda: &'static str) {
    let hasil: Isi = uji
        .db
        .write(toko, move |tx| match slug {
            "laporan-authorization" | "laporan-otorisasi" => otorisasi(tx, tanda),
            "laporan-perubahan-harga-emas" => harga(tx, tanda),
            "laporan-audit" => jejak(tx, tanda),
            "laporan-validasi-master" => master(tx, tanda),
            s if self::toko(s).0 == "JKT2" => benih_barang::tanam(tx, tanda),
            "laporan-kirim-barang"
            | "laporan-kirim-barang-kepusat"
            | "laporan-kirim-barang-online"
            | "laporan-terima-barang"
            | "laporan-validasi-susut" => crate::benih_kirim::tanam(tx, slug, tanda),
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
