//! Master Potongan (para-potongan-kategori): discounts a sale may give, by category or group, in a period.

use crate::aturan::{salah, tanggal_urut};
use crate::{BarisMaster, Master, kode, nilai, pilihan, rujuk, tanda, tanggal, teks};
use db::{Tx, args};
use platform::Hasil;

pub const MASTER: Master = Master {
    path: "para-potongan-kategori",
    daftar: &["para-potongan-kategori"],
    kunci: &["kode_potongan"],
    kolom: &[
        kode("kode_potongan", "Kode Potongan", "Kode Potongan Tidak Boleh Kosong"),
        teks("nama_potongan", "Nama Potongan").wajib("Nama Potongan Tidak Boleh Kosong").maks(50),
        rujuk("kode_kategori", "Kategori", "master-kategori").bantuan("Kosong: semua kategori").hanya_own(),
        rujuk("kode_group", "Kode Group", "master-group")
            .bantuan("Kosong: semua group dari kategorinya")
            .hanya_own(),
        pilihan("jenis_potongan", "Jenis Potongan", &["PERSEN", "RP_GRAM", "RP_PCS"])
            .wajib("Jenis Potongan Tidak Boleh Kosong")
            .hanya_own(),
        nilai("potongan", "Potongan", "jenis_potongan").positif("Potongan Tidak Boleh Kosong").hanya_own(),
        tanggal("tgl_dari", "Tanggal Awal").hanya_own(),
        tanggal("tgl_sampai", "Tanggal Akhir").hanya_own(),
        tanda("butuh_otorisasi", "Butuh Otorisasi").di_formulir().hanya_own(),
    ],
    bersejarah: true,
    baris_own: true,
    sebelum_simpan: Some(sebelum_simpan),
    ..Master::new("/master-potongan-pembelian", "Potongan", "potongan")
};

fn sebelum_simpan(tx: &mut Tx<'_>, b: &mut BarisMaster) -> Hasil<()> {
    tanggal_urut(b, "tgl_dari", "tgl_sampai")?;
    let (kategori, group) = (b.teks("kode_kategori"), b.teks("kode_group"));
    if kategori.is_empty() || group.is_empty() {
        return Ok(());
    }
    let toko = tx.toko().clone();
    let sql = "SELECT kode_kategori FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0";
    let punya = tx.one(sql, args![&toko, group], |r| r.get::<String>(0))?;
    if punya.is_some_and(|k| k != kategori) {
        return Err(salah("kode_group", format!("Group {group} bukan dari kategori {kategori}")));
    }
    Ok(())
}
