//! What is told of a closing by its number.

use platform::domain::dokumen::{DokumenDomain, JenisDibuka, TabelDok, kepala};
use platform::kolom::tanggal;
use values::JenisDok as J;

pub(crate) const DOKUMEN: DokumenDomain =
    DokumenDomain { jenis: JENIS, tabel: TABEL, ..DokumenDomain::TANPA };

const JENIS: &[JenisDibuka] =
    &[JenisDibuka::baru(J::TutupToko, &[&["/tutup-toko", "/laporan-akhir_hari", "/laporan-eod"]])];

const TABEL: &[TabelDok] = &[kepala(
    &[tanggal("tanggal", "Hari yang Ditutup"), tanggal("tgl_berikut", "Hari Berikutnya")],
    "SELECT tanggal, tgl_berikut FROM tutup_toko WHERE toko = $1 AND no_tutup = $2",
)];
