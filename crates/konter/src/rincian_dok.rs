//! What is told of the payments of any document by its number.

use platform::domain::dokumen::{DokumenDomain, TabelDok, bayar};
use platform::kolom::{kode, rupiah, teks};

pub(crate) const DOKUMEN: DokumenDomain = DokumenDomain { tabel: TABEL, ..DokumenDomain::TANPA };

const TABEL: &[TabelDok] = &[bayar(
    "Pembayaran",
    &[
        kode("jenis", "Jenis"),
        kode("arah", "Arah"),
        rupiah("jumlah_rp", "Jumlah"),
        kode("no_rekening", "No Rekening"),
        teks("atas_nama", "Atas Nama"),
        kode("rujukan", "Rujukan"),
    ],
    "SELECT jenis, arah, jumlah_rp, no_rekening, atas_nama, rujukan FROM bayar \
         WHERE toko = $1 AND no_faktur_group = $2 ORDER BY baris",
)];
