//! A document of trade has two sides: what the customer takes and what the customer brings. Their sums, what must be
//! approved of them, their numbers and how they are answered: the same for pieces and for manual goods.

use crate::acuan::Acuan;
use konter::bayar::{self, Jumlah};
use konter::dokumen::{Ditulis, Ringkas};
use konter::{Alasan, BarisIzin, Bayar, Kepala, KodeAlasan, Perlu, meluap, nomor_baris, pelanggan, rupiah};
use ledger::{Dok, pajak};
use platform::Hasil;
use platform::otorisasi::Keluar;
use serde::Serialize;
use values::{JenisDok, NoFaktur, Persen, Rupiah};

/// A priced line, whatever is traded.
pub(crate) trait BarisHarga {
    /// what it adds to its side
    fn harga(&self) -> Rupiah;
    /// what it is called at the counter
    fn sebutan(&self) -> &str;
    fn alasan(&self) -> &[Alasan];
    /// the line as it is approved
    fn izin(&self) -> Hasil<BarisIzin>;
    /// rate, base and tax, where the sale of it owes any
    fn pajak(&self) -> Option<(Persen, Rupiah, Rupiah)>;
}

/// Sums of a priced document, and what must be approved of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct JumlahDuaSisi {
    #[schema(value_type = i64)]
    pub total_jual: Rupiah,
    #[schema(value_type = i64)]
    pub total_beli: Rupiah,
    /// what the customer pays; negative: what the shop pays
    #[schema(value_type = i64)]
    pub neto: Rupiah,
    /// why SPV or OWN must approve it
    pub alasan: Vec<Alasan>,
    /// the sum the approval must be for
    #[schema(value_type = i64)]
    pub nominal: Rupiah,
    /// what is to be approved, in the server's words; none when nobody must
    pub permohonan: Option<Keluar>,
}

/// What the counter is told of a document that was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct TercatatDuaSisi {
    pub no_faktur_group: String,
    /// JUAL, BELI or TUKAR
    pub jenis: &'static str,
    pub tgl_system: String,
    pub no_faktur_jual: Vec<String>,
    pub no_faktur_beli: Vec<String>,
    #[schema(value_type = i64)]
    pub neto: Rupiah,
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
}

/// Everything about such a document that can be known before it is written, and the numbers that the writing gives it.
pub(crate) struct DuaSisi<J, B> {
    pub(crate) acuan: Acuan,
    pub(crate) jual: Vec<J>,
    pub(crate) beli: Vec<B>,
    pub(crate) total_jual: Rupiah,
    pub(crate) total_beli: Rupiah,
    pub(crate) neto: Rupiah,
    pub(crate) alasan: Vec<Alasan>,
    pub(crate) no_jual: Vec<NoFaktur>,
    pub(crate) no_beli: Vec<NoFaktur>,
}

fn alasan_baris<L: BarisHarga>(baris: &[L]) -> impl Iterator<Item = Alasan> + '_ {
    baris.iter().enumerate().flat_map(|(ke, b)| b.alasan().iter().map(move |a| a.di(ke, b.sebutan())))
}

impl<J: BarisHarga, B: BarisHarga> DuaSisi<J, B> {
    /// Adds both sides up; `alasan` are the reasons known before their lines'.
    pub(crate) fn new(acuan: Acuan, jual: Vec<J>, beli: Vec<B>, mut alasan: Vec<Alasan>) -> Hasil<Self> {
        let total_jual = rupiah(jual.iter().map(BarisHarga::harga))?;
        let total_beli = rupiah(beli.iter().map(BarisHarga::harga))?;
        let neto = total_jual.kurang(total_beli).map_err(meluap)?;
        alasan.extend(alasan_baris(&jual));
        alasan.extend(alasan_baris(&beli));
        let (no_jual, no_beli) = (Vec::new(), Vec::new());
        Ok(Self { acuan, jual, beli, total_jual, total_beli, neto, alasan, no_jual, no_beli })
    }

    /// The shop pays out much in an exchange: somebody approves it.
    pub(crate) fn jaga_tukar(&mut self) -> Hasil<()> {
        let (batas, keluar) = (self.acuan.batas("BATAS_TUKAR_KELUAR"), self.neto.negatif().map_err(meluap)?);
        if !self.jual.is_empty() && keluar > batas {
            let pesan = format!("Toko membayar {keluar} pada tukar tambah, di atas {batas}");
            self.alasan.push(Alasan::new(KodeAlasan::TukarKeluar, pesan));
        }
        Ok(())
    }

    /// What an approval must be for: what is sold, or bought when nothing is sold.
    fn nominal(&self) -> Rupiah {
        if self.jual.is_empty() { self.total_beli } else { self.total_jual }
    }

    /// What comes in and goes out.
    fn masuk_keluar(&self) -> Jumlah {
        Jumlah { masuk: self.total_jual, keluar: self.total_beli }
    }

    pub(crate) fn kategori(&self) -> &'static str {
        if self.jual.is_empty() { "PEMBELIAN" } else { "PENJUALAN" }
    }

    pub(crate) fn jenis(&self) -> &'static str {
        match (self.jual.is_empty(), self.beli.is_empty()) {
            (false, true) => "JUAL",
            (true, _) => "BELI",
            (false, false) => "TUKAR",
        }
    }

    /// Every line of both sides, as an approver reads it.
    fn baris_izin(&self) -> Hasil<Vec<BarisIzin>> {
        let jual = self.jual.iter().map(BarisHarga::izin);
        jual.chain(self.beli.iter().map(BarisHarga::izin)).collect()
    }

    /// The sums for the screen, with what must be approved, if anything.
    pub(crate) fn jumlah(
        &self,
        customer: &pelanggan::PelangganMinta,
        pembayaran: &[Bayar],
    ) -> Hasil<JumlahDuaSisi> {
        let perlu = Perlu {
            alasan: &self.alasan,
            nominal: self.nominal(),
            neto: self.masuk_keluar().neto_tukar()?,
            kategori: self.kategori(),
            baris: self.baris_izin()?,
            customer,
            pembayaran,
        };
        Ok(JumlahDuaSisi {
            total_jual: self.total_jual,
            total_beli: self.total_beli,
            neto: self.neto,
            alasan: self.alasan.clone(),
            nominal: self.nominal(),
            permohonan: perlu.permohonan().map(|h| h.keluar()).transpose()?,
        })
    }

    /// What the counter asks of it before it is written.
    pub(crate) fn ringkas(&self) -> Hasil<Ringkas<'_>> {
        Ok(Ringkas {
            hari: &self.acuan.hari,
            jumlah: self.masuk_keluar(),
            alasan: &self.alasan,
            nominal: self.nominal(),
            kategori: self.kategori(),
            baris: self.baris_izin()?,
        })
    }

    /// A number for every line of both sides.
    pub(crate) fn nomori(&mut self, dok: &mut Dok<'_, '_>) -> Hasil<()> {
        self.no_jual = nomor_baris(dok, JenisDok::Penjualan, self.jual.len())?;
        self.no_beli = nomor_baris(dok, JenisDok::Pembelian, self.beli.len())?;
        Ok(())
    }

    /// The tax book's rows of what was sold.
    pub(crate) fn catat_pajak(&self, dok: &mut Dok<'_, '_>) -> Hasil<()> {
        let kena = |b: &J, no: &NoFaktur| {
            b.pajak().map(|(tarif, dpp, pajak)| pajak::BarisPajak {
                no_faktur: no.to_string(),
                jenis: pajak::PPN_KELUARAN.to_owned(),
                tarif,
                dpp,
                pajak,
            })
        };
        let semua: Vec<pajak::BarisPajak> =
            self.jual.iter().zip(&self.no_jual).filter_map(|(b, no)| kena(b, no)).collect();
        pajak::catat(dok, &semua)?;
        Ok(())
    }

    /// What the audit says of it.
    pub(crate) fn jejak(&self, k: &Kepala) -> serde_json::Value {
        serde_json::json!({
            "jenis": self.jenis(), "jual": self.total_jual, "beli": self.total_beli, "sales": k.kode_sales,
            "pelanggan": k.siapa.kode_pelanggan, "otorisasi": k.otorisasi,
        })
    }
}

/// The category of the money of one payment.
pub(crate) fn kategori_uang(b: &bayar::BarisBayar) -> &'static str {
    if b.sisi == "JUAL" { "PENJUALAN" } else { "PEMBELIAN" }
}

/// A written document for the counter.
pub(crate) fn tercatat<S, J: BarisHarga, B: BarisHarga>(
    d: &Ditulis<S>,
    s: &DuaSisi<J, B>,
) -> TercatatDuaSisi {
    let teks = |n: &[NoFaktur]| n.iter().map(ToString::to_string).collect();
    TercatatDuaSisi {
        no_faktur_group: d.no.to_string(),
        jenis: s.jenis(),
        tgl_system: d.tgl_system.to_string(),
        no_faktur_jual: teks(&s.no_jual),
        no_faktur_beli: teks(&s.no_beli),
        neto: d.neto,
        kembali: d.kembali,
    }
}
