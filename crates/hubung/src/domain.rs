//! What connections bring to what belongs to all: their refusals, what proves deliveries, and a word to the owner when some were
//! given up.

use crate::HubungTolak;
use crate::bukti::BUKTI;
use db::{Conn, args};
use platform::domain::{Domain, HariPengumuman, Pengumuman};
use platform::{Hasil, Pelaku};
use std::time::Duration;

pub const DOMAIN: Domain =
    Domain { bukti: &BUKTI, pengumuman, penolakan: &[HubungTolak::DAFTAR], ..Domain::kosong("hubung") };

const SEHARI: Duration = Duration::from_secs(24 * 3600);

/// Deliveries that were given up since yesterday, and keys whose day comes within a week: for those who can mend it.
fn pengumuman(c: &mut Conn, p: &Pelaku, h: &HariPengumuman) -> Hasil<Vec<Pengumuman>> {
    if !crate::kunci::PEMBUAT.contains(&p.level.as_str()) {
        return Ok(Vec::new());
    }
    let salah = |e: values::TanggalSalah| db::Error::Lain(e.to_string());
    let mut semua = Vec::new();
    let n: i64 = c.nilai(
        "SELECT COUNT(*) FROM webhook_kirim k JOIN webhook w ON w.id = k.webhook WHERE w.toko = $1 AND k.status = 'MATI' \
         AND k.selesai > $2",
        args![&p.toko, h.kini.kurang(SEHARI).map_err(salah)?],
    )?;
    if n > 0 {
        semua.push(Pengumuman {
            jenis: "INFO",
            judul: "Webhook tidak terkirim".to_owned(),
            isi: format!("{n} kiriman webhook tidak sampai sejak kemarin"),
            rute: Some("/webhook"),
        });
    }
    let hari_ini = h.kini.tanggal();
    let n: i64 = c.nilai(
        "SELECT COUNT(*) FROM kunci_api WHERE toko = $1 AND dicabut IS NULL AND berlaku_sampai >= $2 AND berlaku_sampai <= $3",
        args![&p.toko, hari_ini, hari_ini.tambah_hari(7).map_err(salah)?],
    )?;
    if n > 0 {
        semua.push(Pengumuman {
            jenis: "INFO",
            judul: "Kunci API segera berakhir".to_owned(),
            isi: format!("{n} kunci API berakhir dalam tujuh hari"),
            rute: Some("/kunci-api"),
        });
    }
    Ok(semua)
}
