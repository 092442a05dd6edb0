//! What messages bring to what belongs to all: their lines in a person's story, and a word to the store when some were given up.

use crate::PesanTolak;
use db::{Conn, args};
use platform::domain::{Domain, HariPengumuman, Pengumuman};
use platform::{Hasil, Pelaku};
use std::time::Duration;

pub const DOMAIN: Domain =
    Domain { pengumuman, riwayat: RIWAYAT, penolakan: &[PesanTolak::DAFTAR], ..Domain::kosong("pesan") };

const SEHARI: Duration = Duration::from_secs(24 * 3600);

/// Every message to a person, as it stands.
const RIWAYAT: &[&str] = &[
    "SELECT m.dibuat AS waktu, m.toko || '/PESAN/' || m.id AS id, SUBSTR(m.dibuat, 1, 10) AS tgl_system, \
     m.toko AS kode_toko, 'PESAN' AS jenis, m.no_dok AS no_dok, m.peristiwa AS uraian, CAST(0 AS BIGINT) AS rupiah, \
     CAST(0 AS BIGINT) AS berat, CAST(0 AS BIGINT) AS poin, m.status AS status \
     FROM pesan m WHERE m.kode_pelanggan IN {orang}",
];

/// Messages that were given up since yesterday.
fn pengumuman(c: &mut Conn, p: &Pelaku, h: &HariPengumuman) -> Hasil<Vec<Pengumuman>> {
    let sejak = h.kini.kurang(SEHARI).map_err(|e| db::Error::Lain(e.to_string()))?;
    let n: i64 = c.nilai(
        "SELECT COUNT(*) FROM pesan WHERE toko = $1 AND status IN ('RAGU', 'MATI') AND selesai > $2",
        args![&p.toko, sejak],
    )?;
    if n == 0 {
        return Ok(Vec::new());
    }
    Ok(vec![Pengumuman {
        jenis: "INFO",
        judul: "Pesan WhatsApp tidak terkirim".to_owned(),
        isi: format!("{n} pesan ke pelanggan tidak terkirim atau tidak pasti sampai sejak kemarin"),
        rute: Some("/whatsapp-setting"),
    }])
}
