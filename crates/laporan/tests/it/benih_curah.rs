//! Counted stock for the reports about it: masters, manual goods added, moved and destroyed, accessories added and taken,
//! through the same functions the shop uses. The store's mark is a type and a tray.

use crate::bantu::pelaku;
use barang::curah::{aksesoris, manual};
use db::{Tx, args};
use platform::Hasil;
use values::{Berat, KodeToko, Rupiah};

const PUKUL: &str = "2026-11-15T08:39:00.000+07:00";

/// Planted once in a store, whichever of its reports comes first.
pub fn tanam(tx: &mut Tx<'_>, tanda: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    if tx.one("SELECT 1 FROM dok_curah WHERE toko = $1 LIMIT 1", args![&toko], |r| r.int(0))?.is_some() {
        return Ok(());
    }
    master(tx, &toko, tanda)?;
    let p = pelaku(toko.as_str(), false);
    let gelang = |baki: &str, qty, mg| manual::Minta {
        kode_group: "750".into(),
        kode_dept: tanda.into(),
        kode_toko: baki.into(),
        qty,
        berat: Berat::mg(mg),
        harga_modal: Rupiah::new(mg * 1_000),
        ..manual::Minta::default()
    };
    let isi = |tujuan: &str, baris| manual::Kirim {
        tujuan: tujuan.into(),
        keterangan: "uji".into(),
        detail_barang: baris,
        ..manual::Kirim::default()
    };
    hari(tx, &toko, "2026-11-10")?;
    manual::tambah(tx, &p, &isi("", vec![gelang(tanda, 10, 30_500)]))?;
    hari(tx, &toko, "2026-11-15")?;
    manual::tambah(tx, &p, &isi("", vec![gelang(tanda, 2, 6_000), gelang("A2", 1, 2_345)]))?;
    manual::pindah(tx, &p, &isi("A2", vec![gelang(tanda, 4, 12_000)]))?;
    manual::hancur(tx, &p, &isi("H1", vec![gelang(tanda, 1, 3_021)]))?;
    let mut acc = |jenis: &str, alasan: &str, qty| {
        let baris = aksesoris::Minta {
            kode_group: "ACC".into(),
            kode_dept: format!("{tanda}A"),
            qty,
            harga_modal: Rupiah::new(2_500),
        };
        let k = aksesoris::Kirim {
            jenis: jenis.into(),
            kode_toko: "A2".into(),
            alasan: alasan.into(),
            keterangan: String::new(),
            detail_barang: vec![baris],
        };
        aksesoris::catat(tx, &p, &k)
    };
    acc("TAMBAH", "PEMBELIAN", 20)?;
    acc("AMBIL", "DIPAKAI", 6)?;
    Ok(())
}

fn hari(tx: &mut Tx<'_>, toko: &KodeToko, tgl: &str) -> Hasil<()> {
    tx.exec("UPDATE toko SET tgl_system = $2 WHERE kode_toko = $1", args![toko, tgl])?;
    Ok(())
}

fn master(tx: &mut Tx<'_>, toko: &KodeToko, tanda: &str) -> Hasil<()> {
    for (kode, kadar, acc) in [("750", 7_500, 0), ("ACC", 0, 1)] {
        tx.exec(
            "INSERT INTO group_barang (toko, id, dihapus, versi, diubah, oleh, cari, kode_group, nama_group, kode_kategori, \
             jenis_group, kelompok_harga, harga, kadar, kadar_cetak, kadar_modal, is_berlian, is_acc, is_lm, aturan_harga, \
             harga_bandrol, jenis_ongkos, ongkos, potong_atribut, jenis_ppn) VALUES ($1, $2, 0, 1, $3, 'budi', '', $2, $2, \
             'EMAS', 'TUA', '', 0, $4, $4, $4, 0, $5, 0, 'PROFIT', 0, 'RP_GRAM', 0, 0, 'PERHIASAN_EMAS')",
            args![toko, kode, PUKUL, kadar, acc],
        )?;
    }
    for (kode, nama, group) in [(tanda.to_owned(), "GELANG", "750"), (format!("{tanda}A"), "DOMPET", "ACC")] {
        tx.exec(
            "INSERT INTO jenis (toko, id, dihapus, versi, diubah, oleh, cari, kode_dept, nama_dept, kode_group, \
             kode_bandrol, toleransi_gram, toleransi_susut, toleransi_cuci, toleransi_lebur, wajib_foto) \
             VALUES ($1, $2, 0, 1, $3, 'budi', '', $2, $4, $5, '', 20, 100, 100, 200, 0)",
            args![toko, kode, PUKUL, nama, group],
        )?;
    }
    for (kode, hancur) in [("TOKO", 0), ("HANCUR", 1)] {
        tx.exec(
            "INSERT INTO gudang (toko, id, dihapus, versi, diubah, oleh, cari, kode_gudang, nama_gudang, boleh_jual, \
             milik_customer, dihitung_opname, boleh_sumber_hancur, boleh_tujuan_hancur) \
             VALUES ($1, $2, 0, 1, $3, 'budi', '', $2, $2, 0, 0, 1, 1, $4)",
            args![toko, kode, PUKUL, hancur],
        )?;
    }
    for (kode, gudang) in [(tanda, "TOKO"), ("A2", "TOKO"), ("H1", "HANCUR")] {
        tx.exec(
            "INSERT INTO baki (toko, id, dihapus, versi, diubah, oleh, cari, kode_baki, nama_baki, kode_gudang, tara, \
             kapasitas, toleransi, aktif) VALUES ($1, $2, 0, 1, $3, 'budi', '', $2, $4, $5, 0, 0, 100, 1)",
            args![toko, kode, PUKUL, format!("BAKI {kode}"), gudang],
        )?;
    }
    Ok(())
}
