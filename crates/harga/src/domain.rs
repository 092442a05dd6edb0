//! What the price of the day brings to the dashboard.

use db::Conn;
use platform::domain::{Domain, HariPengumuman, Pengumuman};
use platform::{Hasil, Pelaku};

pub const DOMAIN: Domain =
    Domain { pengumuman, penolakan: &[crate::HargaTolak::DAFTAR], ..Domain::kosong("harga") };

/// That prices are not confirmed stands above every page already; here, that they were published.
fn pengumuman(c: &mut Conn, p: &Pelaku, h: &HariPengumuman) -> Hasil<Vec<Pengumuman>> {
    let Some(terakhir) = crate::perubahan(c, &p.toko, h.tgl, h.tgl)?.into_iter().next() else {
        return Ok(Vec::new());
    };
    let jam = terakhir.waktu.get(11..16).unwrap_or_default();
    Ok(vec![Pengumuman {
        jenis: "INFO",
        judul: "Harga emas hari ini sudah terbit".to_owned(),
        isi: format!("Terakhir diterbitkan jam {jam} oleh {}.", terakhir.oleh),
        rute: p.boleh_menu(crate::MENU).then_some(crate::MENU),
    }])
}
