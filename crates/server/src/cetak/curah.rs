//! The slip of a document of counted stock: what came or went, what is left, and who signs for it.

use super::karakter;
use barang::BarangTolak;
use barang::curah::{ALASAN, Dokumen};
use platform::printer::{Jenis, Printer};
use platform::{Hasil, PrinterTolak};
use print::mesin;
use print::slip::{BarisSlip, Slip};
use values::format::{gram, ribuan};
use values::{Berat, Waktu};

fn banyak(qty: i64, berat: Berat) -> String {
    if berat == Berat::NOL {
        format!("{} pcs", ribuan(qty))
    } else {
        format!("{} pcs {} g", ribuan(qty), gram(berat))
    }
}

fn tempat(gudang: &str, baki: &str) -> String {
    if baki.is_empty() { "-".to_owned() } else { format!("{gudang} {baki}") }
}

/// The slip with its title.
pub fn slip(d: &Dokumen, judul: &str, nama_toko: &str) -> Slip {
    let dua = |a: &str, b: String| BarisSlip::Kolom(vec![a.to_owned(), b]);
    let waktu =
        Waktu::parse(&d.waktu).map_or_else(|_| d.waktu.clone(), |w| format!("{} {}", w.tanggal(), w.jam()));
    let mut baris = vec![
        BarisSlip::Judul(nama_toko.to_owned()),
        BarisSlip::Judul(judul.to_uppercase()),
        BarisSlip::Garis,
        dua("No", d.no_dok.clone()),
        dua("Tanggal", d.tgl_system.clone()),
        dua("Waktu", waktu),
        dua("User", d.oleh.clone()),
    ];
    if let Some(a) = ALASAN.iter().find(|a| a.kode == d.alasan) {
        baris.push(dua("Alasan", a.nama.to_owned()));
    }
    if !d.keterangan.is_empty() {
        baris.push(dua("Keterangan", d.keterangan.clone()));
    }
    baris.push(BarisSlip::Garis);
    for b in &d.baris {
        baris.push(BarisSlip::Teks(format!("{} {} {}", b.kode_group, b.kode_dept, b.nama_dept)));
        let dari = (!b.baki_dari.is_empty()).then(|| tempat(&b.gudang_dari, &b.baki_dari));
        let ke = (!b.baki_ke.is_empty()).then(|| tempat(&b.gudang_ke, &b.baki_ke));
        let jalan = match (dari, ke) {
            (Some(dari), Some(ke)) => format!("{dari} ke {ke}"),
            (dari, ke) => dari.or(ke).unwrap_or_default(),
        };
        baris.push(dua(&banyak(b.qty, b.berat), jalan));
        baris.push(dua("  Sisa stok", banyak(b.sisa_qty, b.sisa_berat)));
    }
    baris.extend([
        BarisSlip::Garis,
        dua("TOTAL", banyak(d.qty, d.berat)),
        BarisSlip::Garis,
        dua("Menyerahkan", "Menerima".to_owned()),
        BarisSlip::Teks(String::new()),
        BarisSlip::Teks(String::new()),
        dua("(..............)", "(..............)".to_owned()),
    ]);
    Slip { baris, cetak_ulang: false }
}

pub fn pdf(s: &Slip, judul: &str) -> Hasil<Vec<u8>> {
    s.pdf(judul, 80.0).map_err(|e| PrinterTolak::CetakanBesar.tolak(e.to_string()))
}

/// For a printer of the store; a label printer has no room for it.
pub fn untuk(s: &Slip, judul: &str, p: &Printer) -> Hasil<Vec<u8>> {
    match p.jenis {
        Jenis::Escpos => Ok(mesin::escpos(s, karakter(p.lebar))),
        Jenis::Pdf => pdf(s, judul),
        Jenis::Zpl | Jenis::Tspl => Err(BarangTolak::CurahPrinter
            .tolak(format!("Printer {} hanya untuk label, pilih printer struk", p.nama))
            .kolom("printer", "Pilih printer struk")),
    }
}
