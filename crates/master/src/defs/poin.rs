//! Parameter Point: what a member earns, by money paid or by weight, in each group. Points pay like money: the owner's.

use crate::aturan::salah;
use crate::{BarisMaster, Master, angka, berat, pilihan, rujuk, rupiah};
use db::Tx;
use platform::Hasil;

pub const MASTER: Master = Master {
    path: "parapoin",
    daftar: &["parapoin/get/all"],
    kunci: &["kode_group"],
    kolom: &[
        rujuk("kode_group", "Kode Group", "master-group").wajib("Kode Group Tidak Boleh Kosong"),
        pilihan("jenis", "Jenis", &["PER_RP", "PER_GRAM"]).wajib("Jenis Tidak Boleh Kosong").hanya_own(),
        rupiah("kelipatan_rp", "Kelipatan Rp")
            .bantuan("Untuk PER_RP: setiap kelipatan penuh memberi poin")
            .hanya_own(),
        berat("kelipatan_gram", "Kelipatan Gram").bantuan("Untuk PER_GRAM").hanya_own(),
        angka("poin", "Poin").positif("Poin Tidak Boleh Kosong").hanya_own(),
    ],
    bersejarah: true,
    baris_own: true,
    sebelum_simpan: Some(sebelum_simpan),
    ..Master::new("/master-parameter-point", "Parameter Point", "poin")
};

/// The multiple that counts is given, the other is nil.
fn sebelum_simpan(_: &mut Tx<'_>, b: &mut BarisMaster) -> Hasil<()> {
    let (pakai, lain, pesan) = if b.teks("jenis") == "PER_RP" {
        ("kelipatan_rp", "kelipatan_gram", "Kelipatan Rp Tidak Boleh Kosong")
    } else {
        ("kelipatan_gram", "kelipatan_rp", "Kelipatan Gram Tidak Boleh Kosong")
    };
    if b.angka(pakai) == 0 {
        return Err(salah(pakai, pesan));
    }
    b.isi(lain, 0);
    Ok(())
}
