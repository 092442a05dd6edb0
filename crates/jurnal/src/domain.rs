//! What the journal brings to the closing and the proof.

use crate::{JurnalTolak, MODUL, kejar};
use db::{Conn, args};
use platform::Hasil;
use platform::domain::dokumen::{DokumenDomain, JenisDibuka, baris, kepala};
use platform::domain::{Domain, Hal, Hari};
use platform::kolom::{kode, rupiah, tanggal, teks};
use values::JenisDok;

pub const DOMAIN: Domain = Domain {
    bukti: &crate::bukti::BUKTI,
    peringatan,
    ditutup: kejar::ditutup,
    penolakan: &[JurnalTolak::DAFTAR],
    dokumen: &DOKUMEN,
    ..Domain::kosong("jurnal")
};

const MENU: &[&str] = &["/jurnal-manual"];

const DOKUMEN: DokumenDomain = DokumenDomain {
    jenis: &[JenisDibuka::baru(JenisDok::Jurnal, &[MENU])],
    tabel: &[
        kepala(
            &[
                kode("jenis", "Jenis"),
                tanggal("tanggal", "Tanggal Jurnal"),
                teks("keterangan", "Keterangan"),
                rupiah("jumlah_rp", "Jumlah"),
                kode("disetujui", "Disetujui"),
            ],
            "SELECT jenis, tanggal, keterangan, jumlah_rp, disetujui FROM jurnal_manual WHERE toko = $1 AND no_jurnal = $2",
        ),
        baris(
            "Baris Jurnal",
            &[
                kode("nomor_akun", "Nomor Akun"),
                teks("nama_akun", "Nama Akun"),
                rupiah("debit", "Debit"),
                rupiah("kredit", "Kredit"),
                teks("keterangan", "Keterangan"),
            ],
            "SELECT b.nomor_akun, a.nama_akun, b.debit, b.kredit, b.keterangan FROM jurnal_manual_baris b JOIN akun a ON a.toko = b.toko \
             AND a.nomor_akun = b.nomor_akun WHERE b.toko = $1 AND b.no_jurnal = $2 ORDER BY b.baris",
        ),
    ],
    kolom: &["no_jurnal"],
    ..DokumenDomain::TANPA
};

/// Days without a journal, and lines without an account.
fn peringatan(c: &mut Conn, h: &Hari) -> Hasil<Vec<Hal>> {
    let mut hal = Vec::new();
    if !h.set.nyala(MODUL) {
        return Ok(hal);
    }
    let belum = kejar::belum(c, &h.toko, h.tgl)?;
    if !belum.is_empty() {
        hal.push(Hal {
            kode: JurnalTolak::Belum.kode(),
            pesan: format!("{} hari belum dijurnal", belum.len()),
            rute: "/jurnal",
            contoh: belum.iter().take(20).map(ToString::to_string).collect(),
            oleh: Vec::new(),
        });
    }
    Hal::bila(
        c,
        &mut hal,
        (JurnalTolak::Belum.kode(), "/jurnal"),
        |n| format!("{n} hari punya baris jurnal tanpa akun"),
        "SELECT tanggal || ' ' || suspens || ' baris' FROM jurnal_hari WHERE toko = $1 AND suspens > 0 ORDER BY tanggal",
        args![&h.toko],
    )?;
    Ok(hal)
}
