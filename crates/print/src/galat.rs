//! What can go wrong while drawing. The messages are Indonesian because some reach the user; causes inside a
//! library are carried as text for the log.

use crate::tata_letak::ElemenSalah;

pub type Hasil<T> = Result<T, Galat>;

#[derive(Debug, thiserror::Error)]
pub enum Galat {
    #[error("Laporan lebih dari {batas} baris; persempit filternya atau pilih Excel atau CSV.")]
    TerlaluPanjang { batas: usize },
    #[error("Kolom laporan {ada}, tetapi barisnya berisi {isi}.")]
    JumlahKolom { ada: usize, isi: usize },
    #[error("Laporan tidak mempunyai kolom.")]
    TanpaKolom,
    #[error("{}", gabung(.0))]
    TataLetak(Vec<ElemenSalah>),
    #[error("'{0}' tidak bisa dijadikan barcode; pakai huruf, angka dan tanda baca biasa.")]
    Barcode(String),
    #[error("Isi QR terlalu panjang.")]
    Qr,
    #[error("Huruf {0} tidak bisa dibaca.")]
    Huruf(&'static str),
    #[error("Ukuran kertas tidak sah.")]
    Kertas,
    #[error("PDF tidak bisa dibuat: {0}")]
    Pdf(String),
    #[error("Berkas Excel tidak bisa dibuat: {0}")]
    Excel(#[from] rust_xlsxwriter::XlsxError),
    #[error("Berkas tidak bisa ditulis: {0}")]
    Tulis(#[from] std::io::Error),
}

fn gabung(salah: &[ElemenSalah]) -> String {
    salah.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
