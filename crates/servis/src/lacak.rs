//! What the holder of a service's paper may see of it: its stage, the promised day, what is left to pay.

use crate::tahap;
use crate::tolak::ServisTolak;
use db::{Conn, args};
use konter::uang_muka;
use platform::Hasil;
use platform::domain::{KeadaanLacak, TahapLacak, Terlacak};
use values::{JenisDok, NoFaktur, Rupiah, Tanggal};

/// The stages in the shop's words, as a customer reads them.
const TAHAP: [(&str, &str); 4] =
    [("MASUK", "Diterima"), ("PROSES", "Dikerjakan"), ("SELESAI", "Siap diambil"), ("AMBIL", "Diambil")];

fn hari(teks: &str) -> Option<Tanggal> {
    Tanggal::parse(teks).ok()
}

/// Nothing of the shop's own pieces: nobody has a paper of them.
pub(crate) fn lacak(c: &mut Conn, no: &NoFaktur) -> Hasil<Option<Terlacak>> {
    if no.jenis() != JenisDok::Service {
        return Ok(None);
    }
    let s = match tahap::buka(c, no.toko(), &no.to_string()) {
        Ok(s) if s.milik_toko() => return Ok(None),
        Ok(s) => s,
        Err(t) if t.adalah(ServisTolak::TidakAda) => return Ok(None),
        Err(t) => return Err(t),
    };
    let keadaan = match s.kini.tahap.as_str() {
        "SELESAI" => KeadaanLacak::Siap,
        "AMBIL" => KeadaanLacak::Diambil,
        "BATAL" => KeadaanLacak::Batal,
        _ => KeadaanLacak::Dikerjakan,
    };
    let batal = keadaan == KeadaanLacak::Batal;
    let mut tahap = Vec::with_capacity(TAHAP.len());
    for (kode, nama) in TAHAP {
        let sql = "SELECT COALESCE(MAX(tgl_system), '') FROM service_peristiwa WHERE toko = $1 AND no_service = $2 AND tahap = $3";
        let tgl: String = c.nilai(sql, args![no.toko(), no, kode])?;
        // A pick-up that was taken back is none.
        let tgl = hari(&tgl).filter(|_| kode != "AMBIL" || s.kini.tahap == "AMBIL");
        if tgl.is_some() || !batal {
            tahap.push(TahapLacak { nama, tgl });
        }
    }
    let akhir = matches!(keadaan, KeadaanLacak::Diambil | KeadaanLacak::Batal);
    let siap = keadaan == KeadaanLacak::Siap;
    let biaya = if siap { s.kini.total_rp } else { s.kepala.estimasi_rp };
    let dp = uang_muka::saldo(c, no.toko(), no)?;
    let sisa = if akhir { Rupiah::NOL } else { biaya.kurang(dp).unwrap_or(Rupiah::NOL) };
    Ok(Some(Terlacak {
        judul: "Service",
        keadaan,
        tahap,
        rincian: Vec::new(),
        tgl_janji: hari(&s.kepala.tgl_janji),
        sisa: sisa.max(Rupiah::NOL),
        perkiraan: !siap,
        tgl_akhir: hari(&s.kini.tgl_tahap).filter(|_| akhir),
    }))
}
