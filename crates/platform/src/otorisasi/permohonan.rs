//! What an approval is asked for, in the server's own words: category, reasons, document or lines, amount. Whoever needs
//! an approval builds it; the pricing and the refusal send it out; the approver reads it; [`super::pakai`] compares its
//! hash. It travels as one opaque text. Nothing in it has to be trusted on its way back: words that were changed have
//! another hash than those of the document, so that an approval of them covers nothing.

use crate::penolakan::Penolakan;
use crate::{Hasil, OtorisasiTolak, Tolak, acak};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde::{Deserialize, Serialize};
use values::Rupiah;

/// Longer than any transaction's; a body of many megabytes is not unpacked.
const SEGEL_MAKS: usize = 256 * 1024;

/// Why somebody must say yes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = AlasanOtorisasi)]
pub struct Alasan {
    /// stable, such as BAWAH_HARGA
    pub kode: String,
    pub pesan: String,
    /// the line it is about; empty: the whole
    pub baris: String,
}

impl Alasan {
    pub fn new(kode: &str, pesan: impl Into<String>) -> Self {
        Self { kode: kode.to_owned(), pesan: pesan.into(), baris: String::new() }
    }

    #[must_use]
    pub fn pada(mut self, baris: impl Into<String>) -> Self {
        self.baris = baris.into();
        self
    }
}

/// Which way money goes when a price differs from the normal one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sisi {
    /// the shop loses when less is asked
    Jual,
    /// the shop loses when more is paid
    Beli,
}

/// One line for the approver.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = RincianOtorisasi)]
pub struct Rincian {
    /// the piece, the payee, the document
    pub judul: String,
    pub keterangan: String,
    #[schema(value_type = Option<i64>)]
    pub normal: Option<Rupiah>,
    #[schema(value_type = Option<i64>)]
    pub diminta: Option<Rupiah>,
    /// what the shop loses against the normal price
    #[schema(value_type = Option<i64>)]
    pub rugi: Option<Rupiah>,
    /// the same in percent, such as '12.50'
    pub rugi_persen: Option<String>,
}

impl Rincian {
    pub fn teks(judul: impl Into<String>, keterangan: impl Into<String>) -> Self {
        let (judul, keterangan) = (judul.into(), keterangan.into());
        Self { judul, keterangan, normal: None, diminta: None, rugi: None, rugi_persen: None }
    }

    /// A line that says an amount.
    pub fn jumlah(judul: impl Into<String>, keterangan: impl Into<String>, n: Rupiah) -> Self {
        Self { diminta: Some(n), ..Self::teks(judul, keterangan) }
    }

    /// A line whose price differs from the normal one, or might.
    pub fn harga(
        judul: impl Into<String>,
        keterangan: impl Into<String>,
        sisi: Sisi,
        (normal, diminta): (Rupiah, Rupiah),
    ) -> Self {
        let rugi = match sisi {
            Sisi::Jual => normal.kurang(diminta),
            Sisi::Beli => diminta.kurang(normal),
        };
        let rugi = rugi.ok().filter(|r| *r > Rupiah::NOL);
        let rugi_persen = rugi.filter(|_| normal > Rupiah::NOL).map(|r| {
            let perseratus = i128::from(r.nilai()) * 10_000 / i128::from(normal.nilai());
            format!("{}.{:02}", perseratus / 100, perseratus % 100)
        });
        Self {
            normal: Some(normal),
            diminta: Some(diminta),
            rugi,
            rugi_persen,
            ..Self::teks(judul, keterangan)
        }
    }
}

/// What is asked for. There is none without a category, a reason, an amount, and a document or lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Permohonan {
    kategori: String,
    perihal: String,
    dokumen: Option<String>,
    nominal: Rupiah,
    /// what an exchange comes to, where the nominal is of one side
    #[serde(default, skip_serializing_if = "Option::is_none")]
    neto: Option<Rupiah>,
    alasan: Vec<Alasan>,
    rincian: Vec<Rincian>,
    /// what is bound besides the words: every value of every line, on both sides of an exchange
    ikat: Vec<String>,
    /// only an owner will do
    pemilik: bool,
}

/// A request as it goes out: to be read, and to be handed in with the approver's word.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PermohonanOtorisasi)]
pub struct Keluar {
    pub kategori: String,
    pub perihal: String,
    pub dokumen: Option<String>,
    #[schema(value_type = i64)]
    pub nominal: Rupiah,
    /// what an exchange comes to: the customer pays it, or the shop when negative; none where it is the nominal
    #[schema(value_type = Option<i64>)]
    pub neto: Option<Rupiah>,
    pub alasan: Vec<Alasan>,
    pub rincian: Vec<Rincian>,
    /// only an owner will do
    pub pemilik: bool,
    /// the same as one text: sent as `permohonan` when the approval is asked for
    pub segel: String,
}

impl Permohonan {
    /// About a document that exists: it is bound by its number.
    pub fn dokumen(kategori: &str, no: &(impl ToString + ?Sized), nominal: Rupiah, alasan: Alasan) -> Self {
        Self {
            kategori: kategori.to_owned(),
            perihal: alasan.pesan.clone(),
            dokumen: Some(no.to_string()),
            nominal,
            neto: None,
            alasan: vec![alasan],
            rincian: Vec::new(),
            ikat: Vec::new(),
            pemilik: false,
        }
    }

    /// About a document still to be written: it is bound by what will be in it.
    pub fn isi(kategori: &str, nominal: Rupiah, alasan: Vec<Alasan>, ikat: Vec<String>) -> Self {
        let mut perihal: Vec<&str> = Vec::new();
        for a in &alasan {
            if !perihal.contains(&a.pesan.as_str()) {
                perihal.push(&a.pesan);
            }
        }
        let perihal = perihal.join("; ");
        let (kategori, rincian) = (kategori.to_owned(), Vec::new());
        Self { kategori, perihal, dokumen: None, nominal, neto: None, alasan, rincian, ikat, pemilik: false }
    }

    /// What an exchange comes to; the approver reads it first.
    #[must_use]
    pub fn neto(mut self, n: Option<Rupiah>) -> Self {
        self.neto = n;
        self
    }

    /// The lines the approver reads.
    #[must_use]
    pub fn rincian(mut self, baris: impl IntoIterator<Item = Rincian>) -> Self {
        self.rincian.extend(baris);
        self
    }

    /// More that is bound.
    #[must_use]
    pub fn ikat(mut self, isi: impl IntoIterator<Item = String>) -> Self {
        self.ikat.extend(isi);
        self
    }

    /// Only an owner will do, when it is so.
    #[must_use]
    pub fn pemilik(mut self, harus: bool) -> Self {
        self.pemilik = harus;
        self
    }

    pub fn kategori(&self) -> &str {
        &self.kategori
    }

    pub fn nominal(&self) -> Rupiah {
        self.nominal
    }

    pub fn no_dokumen(&self) -> Option<&str> {
        self.dokumen.as_deref()
    }

    pub fn alasan(&self) -> &[Alasan] {
        &self.alasan
    }

    pub(super) fn perihal(&self) -> &str {
        &self.perihal
    }

    pub fn harus_pemilik(&self) -> bool {
        self.pemilik
    }

    /// Who may say yes, in the shop's words.
    pub fn siapa(&self) -> &'static str {
        if self.pemilik { "OWN" } else { "SPV atau OWN" }
    }

    /// Is there enough in it to bind an approval?
    fn lengkap(&self) -> bool {
        let alasan = self.alasan.iter().all(|a| !a.kode.is_empty() && !a.pesan.is_empty());
        !self.kategori.is_empty()
            && !self.alasan.is_empty()
            && alasan
            && self.nominal >= Rupiah::NOL
            && (self.dokumen.as_deref().is_some_and(|d| !d.is_empty()) || !self.ikat.is_empty())
    }

    fn teks(&self) -> db::Result<String> {
        serde_json::to_string(self).map_err(|e| db::Error::Lain(e.to_string()))
    }

    /// As it is kept with the approval.
    pub(super) fn simpanan(&self) -> db::Result<String> {
        self.teks()
    }

    pub(super) fn dari_simpanan(teks: &str) -> db::Result<Option<Self>> {
        if teks.is_empty() {
            return Ok(None);
        }
        serde_json::from_str(teks).map(Some).map_err(|e| db::Error::Lain(e.to_string()))
    }

    /// SHA-256 over all of it, in the order of the fields.
    pub fn sidik(&self) -> db::Result<String> {
        Ok(acak::sidik(&self.teks()?))
    }

    pub fn keluar(&self) -> Hasil<Keluar> {
        Ok(Keluar {
            kategori: self.kategori.clone(),
            perihal: self.perihal.clone(),
            dokumen: self.dokumen.clone(),
            nominal: self.nominal,
            neto: self.neto,
            alasan: self.alasan.clone(),
            rincian: self.rincian.clone(),
            pemilik: self.pemilik,
            segel: URL_SAFE_NO_PAD.encode(self.teks()?),
        })
    }

    /// The refusal of a document that needs this approval; the screen asks for it with what comes along.
    pub fn perlu(&self, kode: impl Penolakan) -> Tolak {
        self.tolak(kode, format!("Perlu otorisasi {}: {}", self.siapa(), self.perihal))
    }

    pub fn tolak(&self, kode: impl Penolakan, pesan: impl Into<String>) -> Tolak {
        let alasan: Vec<&str> = self.alasan.iter().map(|a| a.pesan.as_str()).collect();
        match self.keluar() {
            Ok(k) => kode.tolak(pesan).rincian(serde_json::json!({
                "otorisasi": alasan, "kategori": k.kategori, "dokumen": k.dokumen, "nominal": k.nominal,
                "permohonan": k,
            })),
            Err(t) => t,
        }
    }

    /// Unpacks what a screen handed in.
    pub fn buka(segel: &str) -> Hasil<Self> {
        let salah = || {
            let pesan = "Permohonan otorisasi tidak terbaca, hitung ulang lalu minta lagi";
            OtorisasiTolak::Isian.pada("permohonan", pesan)
        };
        if segel.len() > SEGEL_MAKS {
            return Err(salah());
        }
        let isi = URL_SAFE_NO_PAD.decode(segel.trim()).map_err(|_| salah())?;
        let p: Self = serde_json::from_slice(&isi).map_err(|_| salah())?;
        if p.lengkap() { Ok(p) } else { Err(salah()) }
    }
}
