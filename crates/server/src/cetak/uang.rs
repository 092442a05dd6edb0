//! The slip of a document of money: where it came from and went, under which category, and who signs for it.

use kas::daftar::Bukti;
use print::slip::{BarisSlip, Slip};
use values::format::ribuan;
use values::{Rupiah, Waktu};

pub fn slip(b: &Bukti, nama_toko: &str) -> Slip {
    let dua = |a: &str, b: String| BarisSlip::Kolom(vec![a.to_owned(), b]);
    let waktu =
        Waktu::parse(&b.waktu).map_or_else(|_| b.waktu.clone(), |w| format!("{} {}", w.tanggal(), w.jam()));
    let mut baris = vec![
        BarisSlip::Judul(nama_toko.to_owned()),
        BarisSlip::Judul(b.judul.to_owned()),
        BarisSlip::Garis,
        dua("No", b.no_dok.clone()),
        dua("Tanggal", b.tgl_system.clone()),
        dua("Waktu", waktu),
        dua("User", b.oleh.clone()),
    ];
    if !b.batal.is_empty() {
        baris.push(BarisSlip::Judul("BATAL".to_owned()));
        baris.push(dua("Alasan", b.batal.clone()));
    }
    baris.extend(b.catatan.iter().map(|(a, isi)| dua(a, isi.clone())));
    baris.push(BarisSlip::Garis);
    for r in &b.baris {
        baris.push(BarisSlip::Teks(format!("{} {}", r.kategori, r.deskripsi)));
        let (arah, jumlah) = if r.keluar > Rupiah::NOL { ("keluar", r.keluar) } else { ("masuk", r.masuk) };
        baris.push(dua(&format!("{} {arah}", r.tempat), format!("Rp {}", ribuan(jumlah.nilai()))));
    }
    baris.push(BarisSlip::Garis);
    if !b.no_reff.is_empty() {
        baris.push(dua("No Referensi", b.no_reff.clone()));
        baris.push(BarisSlip::Barcode(b.no_reff.clone()));
    }
    baris.extend([
        dua("Menyerahkan", "Menerima".to_owned()),
        BarisSlip::Teks(String::new()),
        BarisSlip::Teks(String::new()),
        dua("(..............)", "(..............)".to_owned()),
    ]);
    Slip { baris, cetak_ulang: false }
}
