//! What the holder of an order's paper may see of it: its stage, the promised day, what is left to pay.

use crate::PesananTolak;
use crate::tabel;
use db::{Conn, args};
use konter::uang_muka;
use platform::Hasil;
use platform::domain::{KeadaanLacak, TahapLacak, Terlacak};
use values::{JenisDok, NoFaktur, Rupiah, Tanggal};

/// The stages in the shop's words, as a customer reads them.
const TAHAP: [(&str, &str); 4] =
    [("PESAN", "Dipesan"), ("PROSES", "Dikerjakan"), ("SELESAI", "Siap diambil"), ("AMBIL", "Diambil")];

fn hari(teks: &str) -> Option<Tanggal> {
    Tanggal::parse(teks).ok()
}

pub(crate) fn lacak(c: &mut Conn, no: &NoFaktur) -> Hasil<Option<Terlacak>> {
    if no.jenis() != JenisDok::Pesanan {
        return Ok(None);
    }
    let o = match tabel::baca(c, no.toko(), &no.to_string()) {
        Ok(o) => o,
        Err(t) if t.adalah(PesananTolak::TidakAda) => return Ok(None),
        Err(t) => return Err(t),
    };
    let keadaan = match o.kini.tahap.as_str() {
        "SELESAI" => KeadaanLacak::Siap,
        "AMBIL" => KeadaanLacak::Diambil,
        "BATAL" => KeadaanLacak::Batal,
        _ => KeadaanLacak::Dikerjakan,
    };
    let batal = keadaan == KeadaanLacak::Batal;
    let sampai = match o.kini.tahap.as_str() {
        "PROSES" => 1,
        "SELESAI" => 2,
        "AMBIL" => 3,
        _ => 0,
    };
    let mut tahap = Vec::with_capacity(TAHAP.len());
    for (ke, (kode, nama)) in TAHAP.into_iter().enumerate() {
        // What was done over again, or fetched and brought back, was not reached; work begins with its first piece.
        let urut = if kode == "PROSES" { "MIN" } else { "MAX" };
        let sql = format!(
            "SELECT COALESCE({urut}(tgl_system), '') FROM pesanan_peristiwa WHERE toko = $1 AND no_pesanan = $2 AND tahap = $3"
        );
        let tgl: String = c.nilai(&sql, args![no.toko(), no, kode])?;
        let tgl = hari(&tgl).filter(|_| ke <= sampai || batal);
        if tgl.is_some() || !batal {
            tahap.push(TahapLacak { nama, tgl });
        }
    }
    let akhir = matches!(keadaan, KeadaanLacak::Diambil | KeadaanLacak::Batal);
    let dp = uang_muka::saldo(c, no.toko(), no)?;
    let sisa = if akhir { Rupiah::NOL } else { o.isi.total_harga.kurang(dp).unwrap_or(Rupiah::NOL) };
    Ok(Some(Terlacak {
        judul: "Pesanan",
        keadaan,
        tahap,
        rincian: Vec::new(),
        tgl_janji: hari(&o.isi.tgl_janji),
        sisa: sisa.max(Rupiah::NOL),
        // What it weighs and what gold costs then decide.
        perkiraan: true,
        tgl_akhir: hari(&o.kini.tgl_tahap).filter(|_| akhir),
    }))
}
