//! Pieces that come back from a washer (TC): each on the scale, or all that are left of a lot together. What is lighter is a named
//! loss, what is heavier a named gain; over the norm of its type, heavier, lost, or taken in by who sent it: another says yes.

mod siap;
mod tulis;

pub use siap::{Hitungan, PerJenis};

use crate::SepuhanTolak;
use db::{Conn, Tx};
use ledger::Dok;
use platform::otorisasi::{self, Alasan, Otorisasi, Permohonan, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use siap::Siap;
use values::{Berat, JenisDok, UserId};

/// The category under which a receipt is approved.
pub const KATEGORI: &str = "TERIMA BARANG CUCI";

/// A piece of the lot. Of a receipt by lot only the barcodes count.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = TerimaCuciBaris)]
pub struct BarisTerima {
    pub kode_barcode: String,
    /// on the scale
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// it did not come back and will not
    pub hilang: bool,
    /// it gets a new barcode
    pub label_baru: bool,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaTerimaCuci)]
pub struct MintaTerima {
    pub no_lot: String,
    /// BARANG: piece by piece; LOT: all that are left by their weight together
    pub cara: String,
    /// of a receipt by lot: all of them on the scale
    #[schema(value_type = f64)]
    pub timbang: Berat,
    /// the tray they go to: of LABEL, TOKO or HANCUR; empty: the first of LABEL
    pub kode_toko: String,
    pub keterangan: String,
    pub detail_barang: Vec<BarisTerima>,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = CuciDiterima)]
pub struct Diterima {
    pub no_terima: String,
    pub no_lot: String,
    pub tgl_system: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub susut: Berat,
    #[schema(value_type = f64)]
    pub lebih: Berat,
    /// pieces that are still out
    pub sisa: i64,
    /// barcodes that pieces got, each with the one it had
    pub label_baru: Vec<LabelBaru>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = LabelCuciBaru)]
pub struct LabelBaru {
    pub lama: String,
    pub baru: String,
}

/// What a receipt comes to, before it is saved.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &MintaTerima) -> Hasil<Hitungan> {
    siap::siapkan(c, p, m).map(Siap::hitungan)
}

/// Takes pieces back.
pub fn terima(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaTerima) -> Hasil<Diterima> {
    let ket = konter::teks::keterangan(&m.keterangan)?;
    let s = siap::siapkan(tx, p, m)?;
    let oto = izin(tx, p, m, &s)?;
    let dok = Dok::buka(tx, JenisDok::TerimaCuci, &p.user_id)?;
    tulis::tulis(dok, &s, (&ket, oto.as_ref()))
}

/// Who lets a loss off did not send the lot.
fn izin(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaTerima, s: &Siap) -> Hasil<Option<Otorisasi>> {
    if s.alasan.is_empty() {
        return Ok(None);
    }
    let alasan: Vec<Alasan> = s.alasan.iter().map(|(kode, pesan)| Alasan::new(kode, pesan.clone())).collect();
    let mut ikat = vec![s.lot.no_lot.to_string(), s.cara.to_owned(), m.timbang.to_string()];
    ikat.extend(s.baris.iter().map(|b| format!("{} {} {}", b.kartu.kode_barcode, b.berat, b.hilang)));
    let jenis = s.per_jenis.iter().map(|j| {
        let isi = format!(
            "{} barang, kirim {} g, kembali {} g, susut {} g murni, norma {} g, lebih {} g",
            j.qty, j.berat_kirim, j.berat, j.susut, j.susut_norma, j.lebih
        );
        Rincian::teks(j.kode_dept.clone(), isi)
    });
    let hilang = s.baris.iter().filter(|b| b.hilang).map(|b| {
        let isi = format!("hilang, {} {} g", b.kartu.nama_barang, b.kartu.berat_asli);
        Rincian::jumlah(b.kartu.kode_barcode.to_string(), isi, b.kartu.total_pokok)
    });
    let untuk = Permohonan::isi(KATEGORI, s.nilai_hilang, alasan, ikat)
        .rincian([
            Rincian::teks("Lot", format!("{} {}", s.lot.no_lot, s.lot.pekerjaan)),
            Rincian::teks("Tukang", format!("{} {}", s.lot.kode_tukang, s.lot.nama_tukang)),
        ])
        .rincian(jenis)
        .rincian(hilang)
        .pemilik(s.ada_hilang());
    let o = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, SepuhanTolak::PerluIzin)?;
    let penyetuju = o.penyetuju.as_ref();
    if penyetuju == Some(&s.lot.oleh) && p.user_id != s.lot.oleh {
        let pesan = format!("{} yang mengirim lot ini; minta orang lain", s.lot.oleh);
        return Err(SepuhanTolak::PerluIzin.tolak(pesan));
    }
    // Who weighed it out answers for its weight too: a supervisor at both ends would be the only one who ever saw it.
    if let Some(siapa) = penyetuju.filter(|u| u.as_str() == s.lot.disetujui) {
        otorisasi::wajib_pemilik(tx, siapa, true)?;
    }
    Ok(Some(o))
}

/// Who said yes, as it is written.
pub(crate) fn disetujui(o: Option<&Otorisasi>) -> &str {
    o.and_then(|o| o.penyetuju.as_ref()).map_or("", UserId::as_str)
}
