//! What came out of a lot (LH): weight and assay by a third, neither who gave or took it nor who sent it off. The fine weight that is missing is a
//! loss, what is too much a named gain (LEBIH). It closes the lot. Here: the request and who says yes; [`tulis`] writes it.

mod siap;
mod tulis;

pub use siap::hitung;
use siap::{Siap, siapkan};
pub(crate) use tulis::nomor_ciok;

use crate::LeburTolak;
use db::Tx;
use platform::otorisasi::{self, Alasan, Otorisasi, Permohonan, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{Berat, Kadar, Rupiah, UserId};

/// The category under which an assay is confirmed, a loss over the norm and a gain approved.
pub const KATEGORI: &str = "HASIL LEBUR";

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaHasilLebur)]
pub struct MintaHasil {
    pub no_lot: String,
    pub hasil: Vec<HasilBaris>,
    pub keterangan: String,
    pub otorisasi: String,
}

/// A bar, gold for craftsmen, or refined gold for sale.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaHasilLeburBaris)]
pub struct HasilBaris {
    /// LM, EMAS or CIOK
    pub bentuk: String,
    /// of bars; the name of the type when left out
    pub nama_barang: String,
    /// not asked of CIOK
    pub kode_group: String,
    pub kode_dept: String,
    /// the tray: of bars the first of STOCK that has room when left out, of EMAS one that waits for the melt
    pub kode_toko: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar_uji: Option<Kadar>,
}

/// What a result comes to, before it is saved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HitungHasilLebur)]
pub struct Hitungan {
    #[schema(value_type = Vec<f64>)]
    pub murni_per_baris: Vec<Berat>,
    #[schema(value_type = f64)]
    pub berat_masuk: Berat,
    #[schema(value_type = f64)]
    pub murni_masuk: Berat,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub murni: Berat,
    /// fine weight that may be lost
    #[schema(value_type = f64)]
    pub norma: Berat,
    /// fine weight that is missing
    #[schema(value_type = f64)]
    pub susut: Berat,
    #[schema(value_type = f64)]
    pub susut_berat: Berat,
    /// what of it is over the norm
    #[schema(value_type = f64)]
    pub susut_lebih: Berat,
    /// fine weight that is more than went in
    #[schema(value_type = f64)]
    pub lebih: Berat,
    #[schema(value_type = f64)]
    pub lebih_berat: Berat,
    /// who asks neither gave nor took the lot: their own test counts
    pub penguji_ketiga: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HasilLeburTercatat)]
pub struct HasilTercatat {
    pub no_dok: String,
    pub no_lot: String,
    pub tgl_system: String,
    /// of the bars, in their order
    pub kode_barcode: Vec<String>,
    #[schema(value_type = f64)]
    pub murni: Berat,
    #[schema(value_type = f64)]
    pub susut: Berat,
    #[schema(value_type = f64)]
    pub lebih: Berat,
    pub penguji: String,
}

/// Why somebody must say yes; nothing when a third tested it and all of it is there.
fn alasan(s: &Siap) -> Vec<Alasan> {
    let (h, mut alasan) = (&s.hitung, Vec::new());
    if !h.penguji_ketiga {
        let pesan = format!("Hasil lot {} diuji orang ketiga", s.lot.no_lot);
        alasan.push(Alasan::new("UJI_LEBUR", pesan));
    }
    // Dust is in no book: nobody would miss what a single person says is not there.
    if s.keluaran.is_empty() {
        let pesan = format!("Lot {} {} ditutup tanpa hasil", s.lot.jenis, s.lot.no_lot);
        alasan.push(Alasan::new("NIHIL_LEBUR", pesan));
    }
    if h.susut_lebih > Berat::NOL {
        let pesan = format!("Susut {} g murni, norma {} g", h.susut, h.norma);
        alasan.push(Alasan::new("SUSUT_LEBUR", pesan));
    }
    if h.lebih > Berat::NOL || h.lebih_berat > Berat::NOL {
        let pesan = format!("Lebih {} g murni, {} g berat", h.lebih, h.lebih_berat);
        alasan.push(Alasan::new("LEBIH_LEBUR", pesan));
    }
    alasan
}

fn izin(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaHasil, s: &Siap) -> Hasil<Option<Otorisasi>> {
    let alasan = alasan(s);
    if alasan.is_empty() {
        return Ok(None);
    }
    let h = &s.hitung;
    let baris = s.keluaran.iter().map(|k| {
        let ket = format!("{} g, kadar {} %, {} g murni", k.berat, k.kadar_uji, k.murni);
        Rincian::teks(format!("{} {}", k.bentuk, k.nama_barang), ket)
    });
    let isi = serde_json::to_string(&MintaHasil { otorisasi: String::new(), ..m.clone() })
        .map_err(|e| db::Error::Lain(e.to_string()))?;
    let masuk = format!("{} {}, {} g, {} g murni", s.lot.no_lot, s.lot.jenis, h.berat_masuk, h.murni_masuk);
    let untuk = Permohonan::isi(KATEGORI, s.lot.nilai, alasan, vec![isi])
        .rincian([
            Rincian::teks("Lot", masuk),
            Rincian::teks("Pelebur", s.lot.nama_pelebur.clone()),
            Rincian::teks("Susut murni", format!("{} g, norma {} g", h.susut, h.norma)),
            Rincian::teks("Lebih murni", format!("{} g", h.lebih)),
        ])
        .rincian(baris);
    otorisasi::wajib(tx, &m.otorisasi, p, &untuk, LeburTolak::PerluIzin).map(Some)
}

/// Who tested it: who enters it, or who approves it where that one had the lot in hand. Who gave or sent a lot does not let its loss
/// off, and who took it over or saw it off only as the owner.
fn penguji(tx: &mut Tx<'_>, p: &Pelaku, s: &Siap, oto: Option<&Otorisasi>) -> Hasil<String> {
    let setuju = oto.and_then(|o| o.penyetuju.as_ref()).map(UserId::as_str);
    let sendirian = oto.is_some_and(|o| o.sendiri);
    if let (Some(siapa), false) = (setuju, sendirian) {
        if !s.hitung.penguji_ketiga && s.memegang.ada(siapa) {
            let pesan = format!(
                "Lot {} diserahkan, diterima atau dikirim {siapa}; ujinya orang ketiga",
                s.lot.no_lot
            );
            return Err(LeburTolak::BukanKetiga.tolak(pesan));
        }
        if s.memegang.membawa(siapa) {
            let pesan = format!(
                "Lot {} diserahkan atau dibawa {siapa}; susut dan lebihnya disetujui orang lain",
                s.lot.no_lot
            );
            return Err(LeburTolak::Penyerah.tolak(pesan));
        }
        if let Some(u) = oto.and_then(|o| o.penyetuju.as_ref()).filter(|u| s.memegang.menimbang(u.as_str())) {
            otorisasi::wajib_pemilik(tx, u, true)?;
        }
    }
    Ok(if s.hitung.penguji_ketiga { p.user_id.to_string() } else { setuju.unwrap_or_default().to_owned() })
}

/// Takes the result of a lot in and closes it.
pub fn catat(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaHasil) -> Hasil<HasilTercatat> {
    let s = siapkan(tx, p, m)?;
    let oto = izin(tx, p, m, &s)?;
    let penguji = penguji(tx, p, &s, oto.as_ref())?;
    tulis::tulis(tx, p, &s, (oto.as_ref(), &penguji))
}

/// The cost of each line: what the lot cost, shared by fine weight; the last takes what is left. What was lost is borne by what came.
fn bagi_nilai(nilai: Rupiah, murni: &[Berat]) -> Hasil<Vec<Rupiah>> {
    let jumlah: i128 = murni.iter().map(|b| i128::from(b.sebagai_mg())).sum();
    let (mut hasil, mut sisa) = (Vec::with_capacity(murni.len()), nilai.nilai());
    for (ke, b) in murni.iter().enumerate() {
        let n = if ke + 1 == murni.len() || jumlah <= 0 {
            sisa
        } else {
            let n = i128::from(nilai.nilai()) * i128::from(b.sebagai_mg()) / jumlah;
            i64::try_from(n).map_err(|_| konter::meluap(values::Meluap))?
        };
        sisa -= n;
        hasil.push(Rupiah::new(n));
    }
    Ok(hasil)
}
