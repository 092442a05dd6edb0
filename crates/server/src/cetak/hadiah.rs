//! The paper of a gift that was given for points: what, for how many, what is left, and who signs for it.

use member::hadiah::BarisTukar;
use print::slip::{BarisSlip, Slip};
use values::Waktu;
use values::format::ribuan;

pub const JUDUL: &str = "TUKAR POIN";

/// `saldo` is what the member has now; `ulang` marks a copy.
pub fn slip(b: &BarisTukar, saldo: i64, nama_toko: &str, ulang: bool) -> Slip {
    let dua = |a: &str, b: String| BarisSlip::Kolom(vec![a.to_owned(), b]);
    let waktu =
        Waktu::parse(&b.waktu).map_or_else(|_| b.waktu.clone(), |w| format!("{} {}", w.tanggal(), w.jam()));
    let mut baris = vec![
        BarisSlip::Judul(nama_toko.to_owned()),
        BarisSlip::Judul(JUDUL.to_owned()),
        BarisSlip::Garis,
        dua("No", b.no_dok.clone()),
        dua("Waktu", waktu),
        dua("User", b.input_by.clone()),
        dua("Member", b.kode_member.clone()),
        dua("Nama", b.nama_customer.clone()),
    ];
    if b.batal {
        baris.push(BarisSlip::Judul("BATAL".to_owned()));
        baris.push(dua("Alasan", b.batal_alasan.clone()));
    }
    baris.extend([
        BarisSlip::Garis,
        BarisSlip::Teks(b.nama_hadiah.clone()),
        dua(&format!("{} x {} poin", b.qty, ribuan(b.point)), format!("{} poin", ribuan(b.poin))),
        BarisSlip::Garis,
        dua("Sisa poin", ribuan(saldo)),
        BarisSlip::Teks(String::new()),
        dua("Menyerahkan", "Menerima".to_owned()),
        BarisSlip::Teks(String::new()),
        BarisSlip::Teks(String::new()),
        dua("(..............)", "(..............)".to_owned()),
    ]);
    Slip { baris, cetak_ulang: ulang }
}
