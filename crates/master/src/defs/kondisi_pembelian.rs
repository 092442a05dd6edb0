//! Master Kondisi Pembelian: the state of a piece bought back decides what is taken off its price, where it
//! goes, and whether somebody must approve.

use crate::aturan::salah;
use crate::{BarisMaster, Master, nilai, pilihan, rujuk, tanda, teks};
use db::{Tx, args};
use platform::Hasil;

pub const MASTER: Master = Master {
    path: "parabeli",
    daftar: &["parabeli/get/all"],
    kunci: &["kondisi"],
    kolom: &[
        teks("kondisi", "Kondisi").wajib("Kondisi Tidak Boleh Kosong").maks(50),
        pilihan("tipe_kondisi", "Tipe Kondisi", &["BAGUS", "RUSAK", "LEBUR"])
            .wajib("Tipe Kondisi Tidak Boleh Kosong")
            .hanya_own(),
        pilihan("jenis_potongan", "Jenis Potongan", &["PERSEN", "RP_GRAM", "RP_PCS"])
            .bawaan("PERSEN")
            .hanya_own(),
        nilai("potongan", "Potongan", "jenis_potongan").hanya_own(),
        rujuk("gudang_tujuan", "Gudang Tujuan", "master-gudang").wajib("Gudang Tujuan Tidak Boleh Kosong"),
        tanda("butuh_otorisasi", "Butuh Otorisasi").hanya_own(),
    ],
    bersejarah: true,
    baris_own: true,
    sebelum_simpan: Some(sebelum_simpan),
    ..Master::new("/master-kondisi-pembelian", "Kondisi Pembelian", "kondisi_pembelian")
};

/// What the shop bought is the shop's: it does not go among the goods of customers.
fn sebelum_simpan(tx: &mut Tx<'_>, b: &mut BarisMaster) -> Hasil<()> {
    let toko = tx.toko().clone();
    let milik_customer = tx
        .one(
            "SELECT milik_customer FROM gudang WHERE toko = $1 AND kode_gudang = $2",
            args![&toko, b.teks("gudang_tujuan")],
            |r| r.flag(0),
        )?
        .unwrap_or(false);
    if milik_customer {
        return Err(salah("gudang_tujuan", "Barang yang dibeli tidak boleh masuk gudang milik customer"));
    }
    Ok(())
}
