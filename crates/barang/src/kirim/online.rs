//! What the online shop's own server is told of: shipments of the kind ONLINE, once each, after it said that it took them.

use super::{Surat, lihat, nomor};
use crate::BarangTolak;
use db::{Conn, Tx, args};
use platform::modul::Setelan;
use platform::{Hasil, Pelaku};

const MODUL: &str = "KIRIM_BARANG_ONLINE_STORE_MODULE";

/// The shipment as it would be told now, or why it is not.
pub fn untuk_online(c: &mut Conn, p: &Pelaku, no_kirim: &str) -> Hasil<Surat> {
    let surat = lihat(c, &p.toko, no_kirim)?;
    let k = &surat.kepala;
    if k.asal != p.toko.as_str() {
        return Err(BarangTolak::KirimTokoLain.tolak(format!("Kiriman {} milik toko {}", k.no_kirim, k.asal)));
    }
    if !Setelan::baca(c, &p.toko)?.nyala(MODUL) {
        return Err(BarangTolak::KirimOnline.tolak("Modul kirim barang ke toko online tidak aktif"));
    }
    if k.jenis != "ONLINE" {
        let pesan = format!("Kiriman {} bukan kiriman toko online", k.no_kirim);
        return Err(BarangTolak::KirimOnline.tolak(pesan));
    }
    if k.status == "BATAL" {
        return Err(BarangTolak::KirimBatal.tolak(format!("Kiriman {} sudah dibatalkan", k.no_kirim)));
    }
    if !k.online_pada.is_empty() {
        return Err(BarangTolak::KirimOnlineSudah
            .tolak(format!("Kiriman {} sudah diterima server toko online", k.no_kirim)));
    }
    Ok(surat)
}

/// Writes down that the shop's server took it. Two at once leave one row.
pub fn catat_online(tx: &mut Tx<'_>, p: &Pelaku, no_kirim: &str) -> Hasil<Surat> {
    let no = nomor(no_kirim)?;
    let waktu = tx.sekarang();
    let n = tx.exec(
        "INSERT INTO kirim_online (toko, no_kirim, waktu, oleh) VALUES ($1, $2, $3, $4) ON CONFLICT (toko, no_kirim) DO NOTHING",
        args![&p.toko, &no, waktu, &p.user_id],
    )?;
    if n == 1 {
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "KIRIM TOKO ONLINE", &no.to_string(), "{}")?;
    }
    lihat(tx, &p.toko, no_kirim)
}
