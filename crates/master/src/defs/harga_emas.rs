//! Parameter Harga Emas: the price of a gram by date and group. The row without a group is pure gold (24K):
//! the base where the price system is harga_100%, and what melt prices follow. A changed price waits to be
//! confirmed again.

use crate::aturan::{salah, tersimpan};
use crate::{BarisMaster, Master, kurs, rujuk, rupiah, tanda, tanggal, teks_kecil};
use db::Tx;
use platform::Hasil;

pub const MASTER: Master = Master {
    path: "harga-emas",
    daftar: &["harga-emas"],
    kunci: &["tanggal", "kode_group"],
    kolom: &[
        tanggal("tanggal", "Tanggal").wajib("Tanggal Tidak Boleh Kosong").dicari(),
        rujuk("kode_group", "Kode Group", "master-group").bantuan("Kosong: harga dasar emas murni (24K)"),
        rupiah("harga_jual", "Harga Jual").positif("Harga Jual Tidak Boleh Kosong"),
        rupiah("harga_beli", "Harga Beli").positif("Harga Beli Tidak Boleh Kosong"),
        rupiah("harga_rosok", "Harga Rosok").bantuan("Harga beli rosok (lebur) per gram"),
        kurs("kurs_usd", "Kurs USD").bantuan("Rupiah untuk satu dolar, untuk berlian"),
        tanda("konfirmasi", "Sudah Dikonfirmasi").sistem(),
        teks_kecil("konfirmasi_oleh", "Dikonfirmasi Oleh").sistem().di_formulir(),
        teks_kecil("konfirmasi_pada", "Dikonfirmasi Pada").sistem().di_formulir(),
    ],
    bersejarah: true,
    sebelum_simpan: Some(sebelum_simpan),
    ..Master::new("/master-parameter-harga-emas", "Harga Emas", "harga_emas")
};

const HARGA: [&str; 4] = ["harga_jual", "harga_beli", "harga_rosok", "kurs_usd"];

fn sebelum_simpan(tx: &mut Tx<'_>, b: &mut BarisMaster) -> Hasil<()> {
    if b.angka("harga_beli") > b.angka("harga_jual") {
        return Err(salah("harga_beli", "Harga Beli tidak boleh melebihi Harga Jual"));
    }
    if b.angka("harga_rosok") > b.angka("harga_jual") {
        return Err(salah("harga_rosok", "Harga Rosok tidak boleh melebihi Harga Jual"));
    }
    let sama = tersimpan(tx, &MASTER, b)?.is_some_and(|l| HARGA.iter().all(|k| l.nilai(k) == b.nilai(k)));
    if !sama {
        b.isi("konfirmasi", 0);
        b.isi("konfirmasi_oleh", "");
        b.isi("konfirmasi_pada", "");
    }
    Ok(())
}
