//! The letter to somebody whose loan is due, or whose pledge left a surplus: on A4, as it is handed over or sent.

use pinjaman::SuratPeringatan;
use platform::{DasarTolak, Hasil};
use print::surat::{BagianSurat as B, Surat};
use values::format::gram;

pub fn pdf(s: &SuratPeringatan) -> Hasil<Vec<u8>> {
    let judul = format!("SURAT PERINGATAN KE-{}", s.ke);
    let kepala =
        if s.lelang_mulai.is_some() { judul.clone() } else { "PEMBERITAHUAN UANG KELEBIHAN".to_owned() };
    let fakta = |nama: &str, isi: String| B::Fakta(nama.to_owned(), isi);
    let mut bagian = vec![
        B::Judul(kepala),
        fakta("Nomor", s.no_peringatan.clone()),
        fakta("Tanggal", s.tgl.clone()),
        fakta("Kepada", s.nama_customer.clone()),
        fakta("Alamat", s.alamat_customer.clone()),
        B::Jarak,
        fakta("No pinjaman", s.no_hutang.clone()),
        fakta("Tanggal pinjaman", s.tgl_hutang.clone()),
        fakta("Jatuh tempo", s.jatuh_tempo.clone()),
        fakta("Pokok", s.pokok.to_string()),
    ];
    for (nama, berat) in &s.barang {
        bagian.push(fakta("Barang jaminan", format!("{nama}, {} g", gram(*berat))));
    }
    bagian.push(B::Jarak);
    match s.lelang_mulai {
        Some(t) => {
            bagian.push(fakta("Biaya tebus hari ini", s.total.to_string()));
            bagian.push(B::Jarak);
            bagian.push(B::Paragraf(format!(
                "Pinjaman tersebut jatuh tempo pada {}. Kami minta Bapak/Ibu menebus, mencicil atau memperpanjangnya di toko dengan membawa \
                 surat bukti pinjaman dan identitas. Bunga dan denda bertambah sampai hari ditebus.",
                s.jatuh_tempo
            )));
            bagian.push(B::Paragraf(format!(
                "Bila tidak, sesuai kuasa jual di surat bukti pinjaman, barang jaminan dapat dilelang mulai {t}. Bila nilainya melebihi \
                 pokok, bunga, denda dan biaya, uang kelebihannya menjadi hak Bapak/Ibu dan disimpan selama satu tahun."
            )));
        }
        None => {
            bagian.push(fakta("Uang kelebihan", s.total.to_string()));
            bagian.push(B::Jarak);
            bagian.push(B::Paragraf(
                "Barang jaminan tersebut telah dilelang. Uang kelebihannya menjadi hak Bapak/Ibu dan dapat diambil di toko dengan membawa \
                 identitas, selama satu tahun sejak tanggal lelang."
                    .to_owned(),
            ));
        }
    }
    if !s.no_izin.is_empty() {
        bagian.push(B::Paragraf(format!("Izin usaha gadai {}. Telepon {}.", s.no_izin, s.no_telp)));
    }
    bagian.push(B::Jarak);
    bagian.push(B::TandaTangan(vec!["Hormat kami".to_owned(), "Diterima oleh".to_owned()]));
    let surat = Surat { nama_toko: s.nama_toko.clone(), alamat_toko: s.alamat_toko.clone(), bagian };
    surat
        .pdf(&judul)
        .map_err(|e| DasarTolak::Dalam.tolak("Terjadi kesalahan di server, silahkan coba lagi").sebab(e))
}
