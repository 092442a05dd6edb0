//! The file of payments as it is read: every line with what is wrong about it. Whether a payment fits a pre-order is told by
//! `cocok`; only lines with a nominal are asked for there.

use crate::tolak::PraOrderTolak;
use platform::Hasil;
use platform::impor::{self, BarisBerkas, Kolom};
use platform::salah::Salah;
use serde::Serialize;
use std::collections::BTreeMap;
use values::{Rupiah, Tanggal};

pub use platform::impor::Impor;

/// Lines of one file.
pub const PALING_BANYAK: usize = 10_000;

/// Letters of the account that paid.
pub(crate) const PANJANG_PENGIRIM: usize = 60;

const KOLOM: &[Kolom] = &[
    Kolom::new("tanggal", "Tanggal", false, "2026-01-31"),
    Kolom::new("kode_marketplace", "Marketplace", false, "TOKOPEDIA"),
    Kolom::new("no_order", "No Order", true, "INV/20260131/0001"),
    Kolom::new("no_rekening", "No Rekening", true, "5221234501"),
    Kolom::new("nominal", "Nominal", true, "1500000"),
    Kolom::new("no_pengirim", "Rekening Pengirim", false, ""),
];

/// What the file must look like.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PreOrderKolomBerkas)]
pub struct BentukBerkas {
    pub kolom: Vec<Kolom>,
    pub paling_banyak: usize,
}

pub fn bentuk() -> BentukBerkas {
    BentukBerkas { kolom: KOLOM.to_vec(), paling_banyak: PALING_BANYAK }
}

/// A line of the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct BarisBerkasPo {
    /// line of the file, the header being 1
    pub baris: usize,
    pub tanggal: String,
    pub kode_marketplace: String,
    pub no_order: String,
    pub no_rekening: String,
    /// nothing where the file has none
    #[schema(value_type = i64)]
    pub nominal: Rupiah,
    /// the account that paid, where the file tells; money goes back to it
    pub no_pengirim: String,
    pub salah: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PreOrderBerkas)]
pub struct BerkasPo {
    pub jumlah: usize,
    /// lines without a nominal: they are not asked for
    pub jumlah_kosong: usize,
    pub jumlah_salah: usize,
    pub baris: Vec<BarisBerkasPo>,
}

/// One line; what is wrong stands in `s`.
fn satu(ke: usize, b: &BarisBerkas, s: &mut Salah) -> BarisBerkasPo {
    let nominal = b.rupiah(ke, "nominal", s).unwrap_or(Rupiah::NOL);
    if nominal < Rupiah::NOL {
        s.beri(ke, "nominal", "Nominal tidak boleh di bawah nol");
    }
    let tanggal = b.baca::<Tanggal>(ke, "tanggal", s).map(|t| t.to_string()).unwrap_or_default();
    let ada = nominal > Rupiah::NOL;
    for (kolom, pesan) in [("no_order", "No Order Harus Disi"), ("no_rekening", "No Rekening Harus Dipilih")]
    {
        if ada && b.teks(kolom).is_empty() {
            s.beri(ke, kolom, pesan);
        }
    }
    BarisBerkasPo {
        baris: b.nomor,
        tanggal,
        kode_marketplace: b.besar("kode_marketplace"),
        no_order: b.besar("no_order"),
        no_rekening: b.teks("no_rekening").to_owned(),
        nominal,
        no_pengirim: b.teks("no_pengirim").chars().take(PANJANG_PENGIRIM).collect(),
        salah: Vec::new(),
    }
}

/// Reads a file; writes nothing.
pub fn baca(teks: &str) -> Hasil<BerkasPo> {
    let semua = impor::pisah(PraOrderTolak::Berkas, KOLOM, teks, PALING_BANYAK)?;
    let mut s = Salah::semua();
    let mut baris: Vec<BarisBerkasPo> = semua.iter().enumerate().map(|(ke, b)| satu(ke, b, &mut s)).collect();
    let mut pesan: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for (ke, nama, p) in s.pesan() {
        let label = KOLOM.iter().find(|k| k.nama == nama).map_or(nama.as_str(), |k| k.label);
        pesan.entry(ke.unwrap_or_default()).or_default().push(format!("{label}: {p}"));
    }
    let jumlah_salah = pesan.len();
    for (ke, p) in pesan {
        if let Some(b) = baris.get_mut(ke) {
            b.salah = p;
        }
    }
    let jumlah_kosong = baris.iter().filter(|b| b.nominal == Rupiah::NOL && b.salah.is_empty()).count();
    Ok(BerkasPo { jumlah: baris.len(), jumlah_kosong, jumlah_salah, baris })
}
