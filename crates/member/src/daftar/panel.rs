//! What a till sees of who stands at the counter: found by the card, with level, points and birthday.

use super::lihat::{Member, satu};
use crate::MemberTolak;
use crate::aturan;
use db::Conn;
use konter::pelanggan::{self, Pelanggan, rapi};
use platform::Hasil;
use serde::Serialize;
use values::Tanggal;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PanelMember)]
pub struct Panel {
    #[serde(flatten)]
    pub pelanggan: Pelanggan,
    /// in part
    pub nik: String,
    pub kelurahan: String,
    pub kecamatan: String,
    pub kota: String,
    pub tgl_lahir: String,
    pub tgl_daftar: String,
    pub kode_cabang_daftar: String,
    pub point: i64,
    /// empty where the chain has no levels
    pub tingkat: String,
    /// what points are multiplied by, in hundredths
    pub pengali: i64,
    /// it is today
    pub ulang_tahun: bool,
    /// days until it is; none when the birth date is not known
    pub hari_ulang_tahun: Option<i64>,
    pub foto: bool,
    pub setuju: bool,
    /// points and deposits wait until then
    pub tahan_sampai: String,
    /// what was scanned: another than `kode_member` when it was an old card
    pub kode_dicari: String,
}

/// Days until somebody's next birthday. Who was born on 29 February has it on the 28th in other years.
pub fn hari_lagi(lahir: Tanggal, hari_ini: Tanggal) -> Option<i64> {
    let teks = lahir.to_string();
    let di = |tahun: i16| {
        let hari = format!("{tahun:04}-{}", teks.get(5..)?);
        Tanggal::parse(&hari).ok().or_else(|| Tanggal::parse(&format!("{tahun:04}-02-28")).ok())
    };
    let tahun = hari_ini.tahun();
    let jarak = |t: Option<Tanggal>| t.map(|t| t.selisih_hari(hari_ini)).filter(|n| *n >= 0);
    jarak(di(tahun)).or_else(|| jarak(di(tahun.checked_add(1)?)))
}

fn susun(c: &mut Conn, p: Pelanggan, dicari: &str, hari_ini: Tanggal) -> Hasil<Panel> {
    let m: Member = satu(c, &p.kode_pelanggan, hari_ini)?;
    let t = aturan::tingkat(c, &p.kode_pelanggan, hari_ini)?;
    let lagi = Tanggal::parse(&m.tgl_lahir).ok().and_then(|l| hari_lagi(l, hari_ini));
    let member = !m.kode_member.is_empty();
    Ok(Panel {
        pelanggan: p,
        nik: m.nik,
        kelurahan: m.kelurahan,
        kecamatan: m.kecamatan,
        kota: m.kota,
        tgl_lahir: m.tgl_lahir,
        tgl_daftar: m.tgl_daftar,
        kode_cabang_daftar: m.kode_cabang_daftar,
        point: m.point,
        tingkat: if member { t.nama } else { String::new() },
        pengali: t.pengali,
        ulang_tahun: lagi == Some(0),
        hari_ulang_tahun: lagi,
        foto: m.foto,
        setuju: m.setuju,
        tahan_sampai: m.tahan_sampai,
        kode_dicari: dicari.to_owned(),
    })
}

/// A member by the code of their card, also of an old one.
pub fn panel_kode(c: &mut Conn, kode: &str, hari_ini: Tanggal) -> Hasil<Panel> {
    let p = pelanggan::member(c, kode)?;
    susun(c, p, &rapi(kode), hari_ini)
}

/// Somebody of the register, member or not, by either code.
pub fn panel(c: &mut Conn, kode: &str, hari_ini: Tanggal) -> Hasil<Panel> {
    let kode = rapi(kode);
    let p = match pelanggan::satu(c, &kode)? {
        Some(p) => p,
        None => pelanggan::member(c, &kode).map_err(|t| {
            if t.adalah(konter::KonterTolak::MemberTidakAda) {
                MemberTolak::TidakAda.tolak("Pelanggan ini tidak terdaftar")
            } else {
                t
            }
        })?,
    };
    susun(c, p, &kode, hari_ini)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ulang_tahun_berikut_juga_yang_lahir_di_hari_kabisat() {
        let t = |s: &str| Tanggal::parse(s).unwrap();
        for (lahir, kini, harap) in [
            ("1990-11-17", "2026-11-17", 0),
            ("1990-11-18", "2026-11-17", 1),
            ("1990-11-16", "2026-11-17", 364),
            ("1992-02-29", "2026-02-28", 0),
            ("1992-02-29", "2027-03-01", 365),
            ("1992-02-29", "2028-02-28", 1),
        ] {
            assert_eq!(hari_lagi(t(lahir), t(kini)), Some(harap), "{lahir} {kini}");
        }
    }
}
