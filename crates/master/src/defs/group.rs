//! Master Group: goods by purity and kind. It carries what prices them: purity, the rule of the price, the
//! making charge where no parameter says otherwise, and the kind of tax.

use crate::aturan::salah;
use crate::{
    BarisMaster, Master, dipakai, dipakai_barang, dipakai_curah, kadar, kode, pilihan, rujuk, rupiah, tanda,
    teks,
};
use db::Tx;
use platform::Hasil;

pub const MASTER: Master = Master {
    path: "group",
    daftar: &["group/get/all"],
    kunci: &["kode_group"],
    kolom: &[
        kode("kode_group", "Kode Group", "Kode Group Tidak Boleh Kosong"),
        teks("nama_group", "Nama Group").wajib("Nama Group Tidak Boleh Kosong").maks(50),
        rujuk("kode_kategori", "Kategori", "master-kategori"),
        rujuk("jenis_group", "Jenis Group", "master-parameter-jenis-group")
            .wajib("Jenis Group Tidak Boleh Kosong"),
        rujuk("kelompok_harga", "Kelompok Harga", "master-kelompok-harga").di_formulir(),
        rupiah("harga", "Harga")
            .bantuan("Harga per gram bila harga emas hari itu tidak menyebut group ini")
            .hanya_own(),
        kadar("kadar", "Kadar Jual").bantuan("Dipakai bila sistem harga adalah harga_100%").hanya_own(),
        kadar("kadar_cetak", "Kadar Cetak").bantuan("Kadar fisik yang tertera pada barang").hanya_own(),
        kadar("kadar_modal", "Kadar Modal").di_formulir().hanya_own(),
        tanda("is_berlian", "Berlian").hanya_own(),
        tanda("is_acc", "Aksesoris (ACC)").bantuan("Bukan emas: kadar jual dan modal menjadi 0").hanya_own(),
        tanda("is_lm", "Logam Mulia (LM)").hanya_own(),
        pilihan("aturan_harga", "Aturan Harga", &["GRAM", "BANDROL", "PROFIT"])
            .bawaan("GRAM")
            .bantuan("GRAM menurut berat, BANDROL harga tetap, PROFIT pokok ditambah profit")
            .di_formulir()
            .hanya_own(),
        rupiah("harga_bandrol", "Harga Bandrol").di_formulir().hanya_own(),
        pilihan("jenis_ongkos", "Jenis Ongkos", &["RP_GRAM", "RP_PCS"])
            .bawaan("RP_GRAM")
            .di_formulir()
            .hanya_own(),
        rupiah("ongkos", "Ongkos")
            .bantuan("Dipakai bila parameter ongkos tidak memuat beratnya")
            .di_formulir()
            .hanya_own(),
        tanda("potong_atribut", "Potong Atribut")
            .bantuan("Berat atribut dikurangkan dari berat emas yang dihargai")
            .di_formulir()
            .hanya_own(),
        pilihan("jenis_ppn", "Jenis PPN", &["PERHIASAN_EMAS", "NON_EMAS", "LOGAM_MULIA", "TANPA_PPN"])
            .bawaan("PERHIASAN_EMAS")
            .di_formulir()
            .hanya_own(),
        tanda("aktif", "Aktif")
            .bawaan("1")
            .bantuan("Yang tidak aktif tidak dipilih lagi untuk barang baru; yang sudah ada tetap berharga."),
    ],
    dipakai: &[
        dipakai("jenis", "kode_group", "Jenis"),
        dipakai("harga_emas", "kode_group", "Harga Emas"),
        dipakai("rugi_nota", "kode_group", "Rugi Nota"),
        dipakai("ongkos", "kode_group", "Ongkos"),
        dipakai("hutang_pokok", "kode_group", "Hutang Pokok"),
        dipakai("poin", "kode_group", "Point"),
        dipakai("bonus_sales", "kode_group", "Bonus Sales"),
        dipakai("potongan", "kode_group", "Potongan"),
        dipakai_barang("kode_group"),
        dipakai_curah("kode_group"),
    ],
    bersejarah: true,
    baris_own: true,
    sebelum_simpan: Some(sebelum_simpan),
    ..Master::new("/master-group", "Group", "group_barang")
};

/// A group is of one kind; accessories have no purity.
fn sebelum_simpan(_: &mut Tx<'_>, b: &mut BarisMaster) -> Hasil<()> {
    if ["is_berlian", "is_acc", "is_lm"].iter().filter(|k| b.tanda(k)).count() > 1 {
        return Err(salah(
            "is_acc",
            "Group hanya boleh salah satu dari Berlian, Aksesoris, atau Logam Mulia",
        ));
    }
    if b.tanda("is_acc") {
        for k in ["kadar", "kadar_cetak", "kadar_modal"] {
            b.isi(k, 0);
        }
    }
    Ok(())
}
