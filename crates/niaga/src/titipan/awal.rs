//! Deposits from before this program: opened as they stood there, valid from the start, found by their old number too.

use super::{Kejadian, catat};
use crate::pelanggan::Pelanggan;
use db::{Conn, args};
use ledger::Dok;
use platform::Hasil;
use values::{Berat, KodeToko, NoFaktur, Rupiah, Tanggal};

/// What the old program knew of a deposit.
pub(crate) struct Lama {
    pub(crate) no_lama: String,
    pub(crate) tgl_lama: String,
    pub(crate) tgl_akhir: Tanggal,
    pub(crate) jumlah: Rupiah,
    /// the group a price was promised for; empty when the price floats
    pub(crate) kode_group: String,
    pub(crate) harga_gram: i64,
    pub(crate) berat: Berat,
    pub(crate) keterangan: String,
}

/// Writes the deposit down; its money stands in the book of the opening document.
pub(crate) fn catat_awal(dok: &mut Dok<'_, '_>, no: &NoFaktur, siapa: &Pelanggan, l: &Lama) -> Hasil<()> {
    let (no_awal, tgl, waktu, oleh) = (dok.no().clone(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let keterangan = format!("SALDO AWAL {} {}", l.no_lama, l.keterangan);
    let tx = dok.tx();
    let toko = tx.toko().clone();
    tx.exec(
        "INSERT INTO titipan (toko, no_titip, tgl_system, waktu, oleh, kode_sales, kode_pelanggan, kode_member, nama_customer, \
         alamat_customer, no_hp, jumlah_rp, cara_harga, harga_gram, berat, kode_group, kode_barcode, harga_barang, gudang_asal, \
         baki_asal, tgl_akhir, keterangan, pembayaran, no_awal, no_lama, tgl_lama) VALUES ($1, $2, $3, $4, $5, '', $6, $7, $8, $9, \
         $10, $11, $12, $13, $14, $15, '', 0, '', '', $16, $17, '[]', $18, $19, $20)",
        args![
            &toko,
            no,
            tgl,
            waktu,
            &oleh,
            siapa.kode_pelanggan.as_str(),
            siapa.kode_member.as_str(),
            siapa.nama_customer.as_str(),
            siapa.alamat_customer.as_str(),
            siapa.no_hp.as_str(),
            l.jumlah,
            if l.kode_group.is_empty() { "FLOAT" } else { "LOCK" },
            l.harga_gram,
            l.berat,
            l.kode_group.as_str(),
            l.tgl_akhir,
            keterangan.trim(),
            &no_awal,
            l.no_lama.as_str(),
            l.tgl_lama.as_str()
        ],
    )?;
    let rujukan = no_awal.to_string();
    let k = Kejadian { jenis: "VALID", disetujui: "", jumlah: Rupiah::NOL, rujukan: &rujukan, alasan: "" };
    catat(dok, no, &k)
}

/// The file it came with was taken back.
pub(crate) fn batal_awal(dok: &mut Dok<'_, '_>, no: &NoFaktur, jumlah: Rupiah, alasan: &str) -> Hasil<()> {
    let rujukan = dok.no().to_string();
    catat(dok, no, &Kejadian { jenis: "BATAL", disetujui: "", jumlah, rujukan: &rujukan, alasan })
}

/// The number of a deposit as this program or the old one wrote it.
pub(crate) fn nomor(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Option<NoFaktur>> {
    let teks = teks.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    if let Ok(no) = NoFaktur::parse(&teks) {
        return Ok(Some(no));
    }
    if teks.is_empty() {
        return Ok(None);
    }
    Ok(c.one(
        "SELECT t.no_titip FROM titipan t WHERE t.toko = $1 AND t.no_lama = $2 AND NOT EXISTS (SELECT 1 FROM impor_awal_batal b \
         WHERE b.toko = t.toko AND b.no_dok = t.no_awal)",
        args![toko, teks],
        |r| r.get(0),
    )?)
}
