//! Taking a document back: who may say yes on which day, and what every cancellation reverses. Whether the goods can still
//! come back is for the document to know.

use crate::alasan::{Alasan, KodeAlasan};
use crate::tolak::KonterTolak;
use db::Tx;
use ledger::{Dok, bank, kas};
use platform::otorisasi::{self, Rincian};
use platform::{Hasil, Level, Pelaku};
use values::{NoFaktur, Rupiah, UserId};

/// Who is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Izin {
    /// nobody
    Bebas,
    /// a supervisor or the owner, not who wrote it
    Penyetuju,
    /// the owner, not who wrote it
    Owner,
}

impl Izin {
    fn cukup(self, l: &Level) -> bool {
        l.penyetuju() && (self != Self::Owner || *l == Level::Own)
    }

    const fn siapa(self) -> &'static str {
        if matches!(self, Self::Owner) { "OWN" } else { "SPV atau OWN" }
    }
}

/// What is taken back, as far as its approval is concerned.
pub struct Permohonan<'a> {
    pub kategori: &'static str,
    /// the document; the first of them when several are taken back at once
    pub dokumen: &'a str,
    /// what it comes to
    pub nominal: Rupiah,
    /// it was written on the business day of today
    pub hari_ini: bool,
    /// who wrote it: they cannot say yes alone
    pub penulis: Vec<&'a str>,
    /// what the approver reads of it: every document that is taken back, with its amount
    pub rincian: Vec<Rincian>,
    /// why, in the words of who asks
    pub alasan: &'a str,
    /// money leaves the drawer of who asks: their own yes is none, whoever wrote it
    pub dari_laci_peminta: bool,
    /// on the day itself, and later
    pub izin: (Izin, Izin),
}

/// Who said yes, and the approval where one was asked for.
pub struct Disetujui {
    /// none where nobody was asked
    pub oleh: Option<UserId>,
    pub oto: Option<otorisasi::Otorisasi>,
}

impl Disetujui {
    pub fn oleh(&self) -> &str {
        self.oleh.as_ref().map_or("", UserId::as_str)
    }

    /// The approval was for this document.
    pub fn tautkan(&self, tx: &mut Tx<'_>, no_batal: &str) -> Hasil<()> {
        match &self.oto {
            Some(o) => otorisasi::tautkan(tx, o, no_batal),
            None => Ok(()),
        }
    }
}

/// Who says yes to a cancellation: by the day, never the one who wrote it.
pub fn penyetuju(tx: &mut Tx<'_>, p: &Pelaku, id: &str, m: &Permohonan<'_>) -> Hasil<Disetujui> {
    let izin = if m.hari_ini { m.izin.0 } else { m.izin.1 };
    if izin == Izin::Bebas {
        return Ok(Disetujui { oleh: None, oto: None });
    }
    let id = id.trim();
    let alasan = otorisasi::Alasan::new("BATAL", m.kategori);
    let untuk = otorisasi::Permohonan::dokumen(m.kategori, m.dokumen, m.nominal, alasan)
        .rincian(m.rincian.iter().cloned())
        .rincian([Rincian::teks("Alasan", m.alasan)])
        .pemilik(izin == Izin::Owner);
    if id.is_empty() {
        let orang_lain = m.penulis.iter().all(|t| *t != p.user_id.as_str());
        if izin.cukup(&p.level) && orang_lain && !m.dari_laci_peminta {
            return Ok(Disetujui { oleh: Some(p.user_id.clone()), oto: None });
        }
        let pesan = format!("Pembatalan ini perlu otorisasi {}", izin.siapa());
        return Err(KonterTolak::BatalPerluIzin.tolak(pesan).rincian(serde_json::json!({
            "otorisasi": [Alasan::new(KodeAlasan::Batal, m.kategori)],
            "kategori": m.kategori, "dokumen": m.dokumen, "nominal": m.nominal, "permohonan": untuk.keluar()?,
        })));
    }
    let o = otorisasi::pakai(tx, id, p, &untuk)?;
    Ok(Disetujui { oleh: o.penyetuju.clone(), oto: Some(o) })
}

/// Was it written on the store's business day?
pub fn hari_ini(tx: &mut Tx<'_>, tgl: &str) -> Hasil<bool> {
    let toko = tx.toko().clone();
    Ok(platform::toko::cari(tx, &toko)?.tgl_system.to_string() == tgl)
}

/// The money of a document goes back the way it came.
pub fn uang(dok: &mut Dok<'_, '_>, asal: &NoFaktur, kategori: &str) -> Hasil<()> {
    kas::balikkan_sebagai(dok, asal, kategori)?;
    bank::balikkan_sebagai(dok, asal, kategori)?;
    Ok(())
}
