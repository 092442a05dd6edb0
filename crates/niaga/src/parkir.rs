//! Unfinished sales, put aside to serve the next customer. Everybody at the store's counters sees them; who takes one up
//! takes it off the list, so that two cashiers do not go on with the same.

use crate::tolak::NiagaTolak;
use crate::transaksi::TransaksiMinta as Transaksi;
use db::{Conn, Tx, args};
use konter::pelanggan;
use platform::{Hasil, Pelaku, acak};
use serde::{Deserialize, Serialize};

/// Put aside at once in a store.
const PALING_BANYAK: i64 = 50;
/// Characters of what is kept of one.
const ISI_MAKS: usize = 100_000;

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ParkirMinta {
    /// what the cashier calls it; the customer's name when left out
    pub nama: String,
    pub isi: Transaksi,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Parkir {
    pub id: String,
    pub nama: String,
    /// who put it aside
    pub input_by: String,
    pub waktu: String,
    /// pieces and accessories in it
    pub baris: usize,
    pub isi: Transaksi,
}

type Mentah = (String, String, String, String, String);

fn susun((id, input_by, nama, isi, waktu): Mentah) -> Hasil<Parkir> {
    let mut isi: Transaksi = serde_json::from_str(&isi).map_err(|e| db::Error::Lain(e.to_string()))?;
    isi.customer.nik.clear();
    Ok(Parkir { id, nama, input_by, waktu, baris: isi.detail_barang.len() + isi.detail_beli.len(), isi })
}

const PILIH: &str = "SELECT id, oleh, nama, isi, diubah FROM parkir WHERE toko = $1";

fn baca(r: &db::Row<'_>) -> db::Result<Mentah> {
    Ok((r.get(0)?, r.get(1)?, r.get(2)?, r.get(3)?, r.get(4)?))
}

/// The oldest first: who waits longest is served next.
pub fn daftar(c: &mut Conn, p: &Pelaku) -> Hasil<Vec<Parkir>> {
    let semua = c.rows(&format!("{PILIH} ORDER BY diubah, id"), args![&p.toko], baca)?;
    semua.into_iter().map(susun).collect()
}

fn salah<T>(kolom: &str, pesan: impl Into<String>) -> Hasil<T> {
    let pesan = pesan.into();
    Err(NiagaTolak::Parkir.pada(kolom, pesan))
}

/// A list that everybody at the counter reads carries nobody's identity number: who gave one is in the register, and
/// the sale names them by their code.
fn tanpa_nik(tx: &mut Tx<'_>, p: &Pelaku, m: &pelanggan::PelangganMinta) -> Hasil<pelanggan::PelangganMinta> {
    if m.nik.is_empty() {
        return Ok(m.clone());
    }
    let ada = pelanggan::tetapkan(tx, p, m)?;
    let kode_pelanggan = ada.kode_pelanggan;
    Ok(pelanggan::PelangganMinta { kode_pelanggan, nik: String::new(), ..m.clone() })
}

/// Puts a sale aside.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &ParkirMinta) -> Hasil<Parkir> {
    if m.isi.detail_barang.is_empty() && m.isi.detail_beli.is_empty() {
        return salah("isi", "Belum ada barang yang discan");
    }
    // An approval is for the transaction it was asked for, not for one that is still being made.
    let customer = tanpa_nik(tx, p, &m.isi.customer)?;
    let isi = Transaksi { otorisasi: String::new(), neto: None, customer, ..m.isi.clone() };
    let teks = serde_json::to_string(&isi).map_err(|e| db::Error::Lain(e.to_string()))?;
    if teks.len() > ISI_MAKS {
        return salah("isi", "Transaksi ini terlalu panjang untuk diparkir");
    }
    let rapi = |t: &str| t.split_whitespace().collect::<Vec<_>>().join(" ");
    let nama = [rapi(&m.nama), rapi(&m.isi.customer.nama_customer).to_uppercase()]
        .into_iter()
        .find(|n| !n.is_empty())
        .unwrap_or_default();
    if nama.chars().count() > 60 {
        return salah("nama", "Nama paling banyak 60 karakter");
    }
    let toko = tx.toko().clone();
    let ada: i64 = tx.nilai("SELECT COUNT(*) FROM parkir WHERE toko = $1", args![&toko])?;
    if ada >= PALING_BANYAK {
        return salah("isi", format!("Sudah ada {ada} transaksi yang diparkir; lanjutkan atau hapus dulu"));
    }
    let (id, waktu) = (acak::teks(12), tx.sekarang().to_string());
    tx.exec(
        "INSERT INTO parkir (toko, id, oleh, nama, isi, diubah) VALUES ($1, $2, $3, $4, $5, $6)",
        args![&toko, id.as_str(), &p.user_id, nama.as_str(), teks.as_str(), waktu.as_str()],
    )?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "PARKIR PENJUALAN", &id, "{}")?;
    susun((id, p.user_id.to_string(), nama, teks, waktu))
}

/// Takes a sale up again: it is off the list, and nobody else gets it.
pub fn ambil(tx: &mut Tx<'_>, p: &Pelaku, id: &str) -> Hasil<Parkir> {
    let toko = tx.toko().clone();
    let ada = tx
        .one(&format!("{PILIH} AND id = $2"), args![&toko, id.trim()], baca)?
        .ok_or_else(|| NiagaTolak::ParkirTidakAda.tolak("Transaksi ini sudah dilanjutkan atau dihapus"))?;
    tx.exec("DELETE FROM parkir WHERE toko = $1 AND id = $2", args![&toko, id.trim()])?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "AMBIL PARKIR PENJUALAN", id.trim(), "{}")?;
    susun(ada)
}
