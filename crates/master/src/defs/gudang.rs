//! Master Gudang: where goods can be. What a warehouse is for is said by its flags, not by its code. A new one stands in both
//! lists of destruction: the specification leaves out of them only warehouses that it names. The flags are the owner's: one that is
//! not counted hides pieces.

use crate::aturan::salah;
use crate::{BarisMaster, Master, Saring, dipakai, dipakai_curah, kode, tanda, teks};
use db::Tx;
use platform::Hasil;

pub const MASTER: Master = Master {
    daftar: &["gudang/get/all/master", "gudang/get/all"],
    kunci: &["kode_gudang"],
    kolom: &[
        kode("kode_gudang", "Kode Gudang", "Kode Gudang Tidak Boleh Kosong"),
        teks("nama_gudang", "Nama Gudang").wajib("Nama Gudang Tidak Boleh Kosong").maks(50),
        tanda("boleh_jual", "Boleh Jual").bantuan("Barang dijual dari gudang ini").hanya_own(),
        tanda("milik_customer", "Milik Customer")
            .bantuan("Boleh berisi barang customer: gadai, reparasi")
            .hanya_own(),
        tanda("dihitung_opname", "Dihitung Opname").bawaan("1").hanya_own(),
        tanda("boleh_sumber_hancur", "Sumber Hancur")
            .bawaan("1")
            .bantuan("Baki di gudang ini boleh dihancurkan")
            .hanya_own(),
        tanda("boleh_tujuan_hancur", "Tujuan Hancur")
            .bawaan("1")
            .bantuan("Barang yang dihancurkan boleh masuk ke sini")
            .hanya_own(),
        tanda("aktif", "Aktif")
            .bawaan("1")
            .bantuan("Yang tidak aktif tidak dipilih lagi; isinya tetap bisa dijual dan dipindahkan."),
    ],
    dipakai: &[
        dipakai("baki", "kode_gudang", "Baki"),
        dipakai("saldo_barang", "gudang", "Barang"),
        dipakai_curah("gudang"),
        dipakai("kondisi_pembelian", "gudang_tujuan", "Kondisi Pembelian"),
    ],
    baris_own: true,
    sebelum_simpan: Some(sebelum_simpan),
    saringan: &[("gudang/get/all/hancur-barang", Saring::Sql("boleh_tujuan_hancur = 1"))],
    ..Master::new("/master-gudang", "Gudang", "gudang")
};

/// What belongs to customers is never sold.
fn sebelum_simpan(_: &mut Tx<'_>, b: &mut BarisMaster) -> Hasil<()> {
    if b.tanda("boleh_jual") && b.tanda("milik_customer") {
        return Err(salah("boleh_jual", "Gudang milik customer tidak boleh untuk menjual"));
    }
    Ok(())
}
