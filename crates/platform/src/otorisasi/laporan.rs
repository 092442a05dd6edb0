//! The approvals of a period by business date, for laporan-otorisasi.

use super::{KOLOM, Otorisasi, baris};
use crate::{Hasil, Pelaku, Tolak};
use db::{Conn, args};
use values::{Tanggal, Waktu};

/// Both dates are required, in order.
pub fn laporan(
    c: &mut Conn,
    p: &Pelaku,
    dari: Option<&str>,
    sampai: Option<&str>,
    kini: Waktu,
) -> Hasil<Vec<Otorisasi>> {
    let dari = tanggal("tgl_from", "Tanggal Awal", dari)?;
    let sampai = tanggal("tgl_to", "Tanggal Akhir", sampai)?;
    if sampai < dari {
        let pesan = "Tanggal Awal Tidak Boleh Melebihi Tanggal Akhir";
        return Err(Tolak::aturan("LAPORAN-02", pesan).kolom("tgl_from", pesan));
    }
    let sql = format!(
        "SELECT {KOLOM} FROM otorisasi WHERE toko = $1 AND tgl_system BETWEEN $2 AND $3 \
         ORDER BY tgl_system, dibuat, id"
    );
    Ok(c.rows(&sql, args![&p.toko, dari, sampai], |r| baris(r, kini))?)
}

fn tanggal(kolom: &str, nama: &str, isi: Option<&str>) -> Hasil<Tanggal> {
    let salah = |pesan: String| Tolak::aturan("LAPORAN-01", pesan.clone()).kolom(kolom, pesan);
    match isi.map(str::trim).filter(|t| !t.is_empty()) {
        None => Err(salah(format!("{nama} Tidak Boleh Kosong"))),
        Some(t) => Tanggal::parse(t).map_err(|_| salah(format!("{nama} Tidak Sesuai"))),
    }
}
