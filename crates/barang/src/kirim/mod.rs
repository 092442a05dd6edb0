//! Pieces on their way between stores: sent by one (`surat`), received by the other (`terima`), and what is missing
//! brought to an end (`tuntas`). Each document posts in one store; the account of the shipment joins the two books.

mod daftar;
mod online;
mod surat;
mod terima;
mod tuntas;

use crate::BarangTolak;
pub use daftar::{
    KirimBaris, Perjalanan, Ringkas, Selisih, Surat, TanyaKirim, TotalKirim, Transit, Tujuan, berikut,
    halaman, lihat, masuk, transit, tujuan_semua,
};
pub use online::{catat_online, untuk_online};
pub(crate) use surat::kirim_retur;
pub use surat::{Batal, Kirim, Terkirim, batal, kirim};
pub use terima::{Diterima, Lebih, Satu as BarangTerima, Terima, terima};
pub use tuntas::{Tindakan, Tuntas, Tuntaskan, tuntaskan};

use crate::kartu::Kartu;
use crate::pindai;
use db::{Conn, Tx, args};
use ledger::stok::Lokasi;
use platform::otorisasi::{self, Otorisasi, Permohonan};
use platform::{Hasil, Pelaku};
use values::{KodeBarcode, KodeToko, NoFaktur, UserId};

/// The category under which approvals of this domain are asked.
pub const KATEGORI: &str = "KIRIM BARANG";
/// A shipment's number as typed or scanned.
pub fn nomor(teks: &str) -> Hasil<NoFaktur> {
    NoFaktur::parse(teks.trim()).ok().filter(|n| n.jenis() == values::JenisDok::KirimBarang).ok_or_else(
        || {
            let pesan = "No Kirim tidak dikenal";
            BarangTolak::KirimNomor.pada("no_kirim", pesan)
        },
    )
}

/// What a shipment is now, read under the lock.
struct Kepala {
    asal: KodeToko,
    tujuan: KodeToko,
    status: String,
    tgl_system: String,
    oleh: UserId,
}

fn kepala(c: &mut Conn, no: &NoFaktur) -> Hasil<Kepala> {
    c.one(
        "SELECT toko, tujuan, status, tgl_system, oleh FROM kirim WHERE toko = $1 AND no_kirim = $2",
        args![no.toko(), no],
        |r| {
            Ok(Kepala {
                asal: r.get(0)?,
                tujuan: r.get(1)?,
                status: r.get(2)?,
                tgl_system: r.get(3)?,
                oleh: r.get(4)?,
            })
        },
    )?
    .ok_or_else(|| BarangTolak::KirimTidakAda.tolak(format!("No Kirim {no} tidak ditemukan")))
}

/// The store a shipment goes to: with its sender's it is what a receipt or a cancellation must lock.
pub fn tujuan(c: &mut Conn, no: &NoFaktur) -> Hasil<KodeToko> {
    Ok(kepala(c, no)?.tujuan)
}

/// The pieces of a shipment with their state.
fn isi(c: &mut Conn, no: &NoFaktur) -> db::Result<Vec<(KodeBarcode, String)>> {
    c.rows(
        "SELECT kode_barcode, status FROM kirim_baris WHERE toko = $1 AND no_kirim = $2 ORDER BY baris",
        args![no.toko(), no],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )
}

fn akhiri(
    tx: &mut Tx<'_>,
    no: &NoFaktur,
    kode: &KodeBarcode,
    (status, alasan, no_akhir): (&str, &str, &str),
) -> Hasil<()> {
    let waktu = tx.sekarang();
    let n = tx.exec(
        "UPDATE kirim_baris SET status = $4, alasan = $5, no_akhir = $6, diubah = $7 WHERE toko = $1 AND no_kirim = $2 \
         AND kode_barcode = $3 AND status IN ('JALAN', 'KURANG')",
        args![no.toko(), no, kode, status, alasan, no_akhir, waktu],
    )?;
    if n == 1 {
        return Ok(());
    }
    Err(BarangTolak::KirimBukanDiJalan.tolak(format!("Barang {kode} tidak lagi dalam perjalanan {no}")))
}

/// The state of the whole shipment, after its pieces changed.
fn perbarui(tx: &mut Tx<'_>, no: &NoFaktur) -> Hasil<String> {
    let sisa: i64 = tx.nilai(
        "SELECT COUNT(*) FROM kirim_baris WHERE toko = $1 AND no_kirim = $2 AND status IN ('JALAN', 'KURANG')",
        args![no.toko(), no],
    )?;
    let status = if sisa == 0 { "SELESAI" } else { "KURANG" };
    ubah_status(tx, no, status)?;
    Ok(status.to_owned())
}

fn ubah_status(tx: &mut Tx<'_>, no: &NoFaktur, status: &str) -> db::Result<()> {
    let waktu = tx.sekarang();
    tx.exec(
        "UPDATE kirim SET status = $3, diubah = $4 WHERE toko = $1 AND no_kirim = $2",
        args![no.toko(), no, status, waktu],
    )?;
    Ok(())
}

/// A tray of the store that pieces may be put in.
fn baki(c: &mut Conn, toko: &KodeToko, kode: &str, tambah: usize) -> Hasil<Lokasi> {
    let t = pindai::baki(c, toko, BarangTolak::KirimBaki, ("kode_toko", kode), "", tambah)?;
    if pindai::tanda_gudang(c, toko, t.gudang.as_str(), "milik_customer")? == Some(true) {
        let pesan = format!("Baki {} untuk barang milik customer", t.baki);
        return Err(BarangTolak::KirimBaki.pada("kode_toko", pesan));
    }
    Ok(Lokasi::Baki { gudang: t.gudang, baki: t.baki })
}

/// A step that a supervisor or owner takes on what another has sent, or allows somebody else to take. Nobody says yes to
/// their own shipment.
fn disetujui(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    id: &str,
    pengirim: &UserId,
    untuk: &Permohonan,
) -> Hasil<Option<Otorisasi>> {
    let cukup = if untuk.harus_pemilik() { p.level == platform::Level::Own } else { p.level.penyetuju() };
    if cukup && id.trim().is_empty() && p.user_id != *pengirim {
        return Ok(None);
    }
    otorisasi::wajib(tx, id, p, untuk, BarangTolak::KirimPerluIzin).map(Some)
}

fn alasan(teks: &str, kolom: &str) -> Hasil<String> {
    let rapi = teks.split_whitespace().collect::<Vec<_>>().join(" ");
    let salah = |pesan: &str| BarangTolak::KirimAlasan.pada(kolom, pesan);
    if rapi.is_empty() {
        return Err(salah("Alasan Harus Diisi"));
    }
    if rapi.chars().count() > 200 {
        return Err(salah("Alasan paling banyak 200 karakter"));
    }
    Ok(rapi.to_uppercase())
}

/// The card of a piece that is on its way; the stock book alone knows its weight, and it is the card's.
fn di_jalan(c: &mut Conn, kode: &KodeBarcode) -> Hasil<Kartu> {
    crate::kartu::satu(c, kode)
}
