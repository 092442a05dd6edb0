//! Parameter Ongkos: the making charge by group, jenis and weight.

use crate::aturan::salah;
use crate::{BarisMaster, Master, Rentang, berat, pilihan, rujuk, rupiah};
use db::{Tx, args};
use platform::Hasil;

pub const MASTER: Master = Master {
    path: "parameter-ongkos",
    daftar: &["parameter-ongkos"],
    kunci: &["kode_group", "kode_dept", "berat_dari"],
    kolom: &[
        rujuk("kode_group", "Kode Group", "master-group").wajib("Kode Group Tidak Boleh Kosong").hanya_own(),
        rujuk("kode_dept", "Kode Jenis", "master-jenis")
            .bantuan("Kosong: semua jenis dari group ini")
            .hanya_own(),
        berat("berat_dari", "Berat Dari").hanya_own(),
        berat("berat_sampai", "Berat Sampai").positif("Berat Sampai Tidak Boleh Kosong").hanya_own(),
        pilihan("jenis_ongkos", "Jenis Ongkos", &["RP_GRAM", "RP_PCS"])
            .wajib("Jenis Ongkos Tidak Boleh Kosong")
            .hanya_own(),
        rupiah("ongkos", "Ongkos").hanya_own(),
    ],
    bersejarah: true,
    baris_own: true,
    rentang: Some(Rentang { dari: "berat_dari", sampai: "berat_sampai", per: &["kode_group", "kode_dept"] }),
    sebelum_simpan: Some(sebelum_simpan),
    ..Master::new("/parameter-ongkos", "Ongkos", "ongkos")
};

/// A jenis is charged under its own group only.
fn sebelum_simpan(tx: &mut Tx<'_>, b: &mut BarisMaster) -> Hasil<()> {
    let (group, dept) = (b.teks("kode_group"), b.teks("kode_dept"));
    if dept.is_empty() {
        return Ok(());
    }
    let toko = tx.toko().clone();
    let sql = "SELECT kode_group FROM jenis WHERE toko = $1 AND kode_dept = $2 AND dihapus = 0";
    let punya = tx.one(sql, args![&toko, dept], |r| r.get::<String>(0))?;
    if punya.is_some_and(|g| g != group) {
        return Err(salah("kode_dept", format!("Jenis {dept} bukan dari group {group}")));
    }
    Ok(())
}
