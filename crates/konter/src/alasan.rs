//! Why a document needs an approval: a stable code that screens and the trail go by, words that the approver reads, and
//! the line it is about; and the approval that covers all of it.

use crate::bayar::Bayar;
use crate::pelanggan;
use crate::tolak::KonterTolak;
use db::Tx;
use platform::otorisasi::{self, Permohonan, Rincian};
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::Rupiah;

/// The codes stay: what was approved years ago is found by them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[schema(as = KodeAlasan)]
pub enum KodeAlasan {
    /// sold for less than it cost
    DiBawahModal,
    /// a discount of the master that asks for an approval, or a price below the computed one
    Diskon,
    /// the price of a gram typed by hand
    HargaGram,
    /// the making charge typed by hand
    Ongkos,
    /// the scale differs from the card or the nota
    Berat,
    /// the shop pays out much in an exchange
    TukarKeluar,
    /// sold for far more than computed
    NaikHarga,
    /// bought for more than computed
    DiAtasHitungan,
    /// tested purity below that of the nota
    KadarUji,
    NotaHilang,
    Kondisi,
    /// looks like a piece that was reported stolen
    MiripCurian,
    TitipanOrangLain,
    /// a fixed price fell, and its money pays for something that it was not fixed for
    TitipanTurun,
    /// what paid for it was not seen at the bank yet
    UangBelumMasuk,
    /// less is paid down than the store asks for
    UangMukaKurang,
    /// somebody else fetches it than the person on the document, or nobody looked who it is
    Kuasa,
    /// another kind or size of piece than was ordered
    BarangLain,
    /// a finished piece is sent back to work
    KerjaUlang,
    /// goods of the shop leave the house as a sample
    Contoh,
    /// more is lent than the ceiling allows
    Plafond,
    /// the customer is one of the staff
    Pegawai,
    /// the ticket of a loan was lost
    TiketHilang,
    /// pledges that nobody but who pays out has weighed and tested: who says yes does
    Uji,
    /// a loan runs for another number of days than the store's
    Tenor,
    /// money of the shop goes to an account under another name
    RekeningLain,
    /// much of a surplus leaves at once
    Kelebihan,
    /// a piece leaves before it is paid for
    SerahDulu,
    /// stones of a piece that comes back are paid for
    Batu,
    /// a document is taken back
    Batal,
}

impl KodeAlasan {
    /// As it is kept: the name screens and the trail go by.
    fn nama(self) -> String {
        serde_json::to_value(self).ok().and_then(|v| v.as_str().map(str::to_owned)).unwrap_or_default()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Alasan {
    pub kode: KodeAlasan,
    pub pesan: String,
    /// the line of its list, from 1; none for the whole document
    pub baris: Option<usize>,
}

impl Alasan {
    pub fn new(kode: KodeAlasan, pesan: impl Into<String>) -> Self {
        Self { kode, pesan: pesan.into(), baris: None }
    }

    /// About a line, told with the name of what it is.
    pub fn di(&self, ke: usize, nama: &str) -> Self {
        Self { kode: self.kode, pesan: format!("{nama}: {}", self.pesan), baris: Some(ke + 1) }
    }
}

/// A line as it is approved: the words, and a hash of all of its values.
pub struct BarisIzin {
    pub rincian: Rincian,
    pub ikat: String,
}

impl BarisIzin {
    /// `isi` is the whole line as it was priced: another piece, weight or price is another line.
    pub fn new(rincian: Rincian, isi: &impl Serialize) -> Hasil<Self> {
        let isi = serde_json::to_string(isi).map_err(|e| db::Error::Lain(e.to_string()))?;
        Ok(Self { rincian, ikat: platform::acak::sidik(&isi) })
    }
}

/// What an approval must be for.
pub struct Perlu<'a> {
    pub alasan: &'a [Alasan],
    pub nominal: Rupiah,
    /// of an exchange: what it comes to
    pub neto: Option<Rupiah>,
    pub kategori: &'static str,
    /// every line, on both sides
    pub baris: Vec<BarisIzin>,
    /// who pays or is paid
    pub customer: &'a pelanggan::PelangganMinta,
    /// how it is paid: an account that the shop pays to is part of who is paid
    pub pembayaran: &'a [Bayar],
}

/// The customer as the approver reads it. As it was typed, so that the pricing and the saving say the same; of an identity
/// number only what everybody may see. The register's own code is bound, and read only where nothing else names the person.
fn lawan(m: &pelanggan::PelangganMinta) -> Option<Rincian> {
    let (nama, no_hp) = (pelanggan::rapi(&m.nama_customer), pelanggan::angka(&m.no_hp));
    let nik = platform::identitas::samarkan(&pelanggan::angka(&m.nik));
    let member = m.kode_member.trim().to_uppercase();
    let isi = [("", &nama), ("", &member), ("HP ", &no_hp), ("NIK ", &nik)];
    let mut kata: Vec<String> =
        isi.iter().filter(|(_, t)| !t.is_empty()).map(|(nama, t)| format!("{nama}{t}")).collect();
    if kata.is_empty() {
        kata.extend(kode_buku(m));
    }
    (!kata.is_empty()).then(|| Rincian::teks("Customer", kata.join(", ")))
}

/// The person's code in the register: two people may have one name.
fn kode_buku(m: &pelanggan::PelangganMinta) -> Option<String> {
    let kode = m.kode_pelanggan.trim().to_uppercase();
    (!kode.is_empty()).then_some(kode)
}

/// The accounts that the shop pays to.
fn dibayar_ke(semua: &[Bayar]) -> impl Iterator<Item = Rincian> {
    let keluar = semua.iter().filter(|b| b.jenis.bank() && !b.no_rekening_tujuan.trim().is_empty());
    keluar.map(|b| {
        let ke = format!("{} {}", b.no_rekening_tujuan.trim(), b.atas_nama.trim().to_uppercase());
        Rincian::jumlah("Ditransfer ke", ke.trim(), b.jumlah_rp)
    })
}

impl Perlu<'_> {
    /// What is asked for, in the server's words; none when nothing needs an approval.
    pub fn permohonan(self) -> Option<Permohonan> {
        if self.alasan.is_empty() {
            return None;
        }
        let alasan = self.alasan.iter().map(|a| {
            let baris = a.baris.map(|n| n.to_string()).unwrap_or_default();
            otorisasi::Alasan::new(&a.kode.nama(), a.pesan.clone()).pada(baris)
        });
        let (rincian, ikat): (Vec<_>, Vec<_>) = self.baris.into_iter().map(|b| (b.rincian, b.ikat)).unzip();
        let h = Permohonan::isi(self.kategori, self.nominal, alasan.collect(), ikat)
            .neto(self.neto)
            .ikat(kode_buku(self.customer));
        Some(h.rincian(rincian).rincian(lawan(self.customer)).rincian(dibayar_ke(self.pembayaran)))
    }
}

/// The approval that covers a document: for exactly what it comes to. None when nothing needs one.
pub fn setuju(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    id: &str,
    perlu: Perlu<'_>,
) -> Hasil<Option<otorisasi::Otorisasi>> {
    setuju_oleh(tx, p, id, perlu, false)
}

/// The same, and where `pemilik` is so only the owner will do.
pub fn setuju_oleh(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    id: &str,
    perlu: Perlu<'_>,
    pemilik: bool,
) -> Hasil<Option<otorisasi::Otorisasi>> {
    let alasan = perlu.alasan;
    let Some(h) = perlu.permohonan().map(|h| h.pemilik(pemilik)) else { return Ok(None) };
    if id.trim().is_empty() {
        let semua: Vec<&str> = alasan.iter().map(|a| a.pesan.as_str()).collect();
        let siapa = if pemilik { "OWN" } else { "SPV atau OWN" };
        let pesan = format!("Perlu otorisasi {siapa}: {}", semua.join("; "));
        return Err(KonterTolak::PerluOtorisasi.tolak(pesan).rincian(serde_json::json!({
            "otorisasi": alasan, "nominal": h.nominal(), "kategori": h.kategori(), "permohonan": h.keluar()?,
        })));
    }
    otorisasi::pakai(tx, id.trim(), p, &h).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pelanggan::PelangganMinta;

    fn izin(m: &PelangganMinta) -> Permohonan {
        let alasan = [Alasan::new(KodeAlasan::Ongkos, "Ongkos di bawah master")];
        let perlu = Perlu {
            alasan: &alasan,
            nominal: Rupiah::new(1_000),
            neto: None,
            kategori: "PESANAN",
            baris: Vec::new(),
            customer: m,
            pembayaran: &[],
        };
        perlu.permohonan().unwrap()
    }

    fn dibaca(h: &Permohonan) -> String {
        h.keluar().unwrap().rincian.into_iter().map(|r| r.keterangan).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn penyetuju_tidak_membaca_kode_buku_pelanggan_tetapi_terikat_padanya() {
        let orang = |kode: &str| PelangganMinta {
            nama_customer: "SITI".to_owned(),
            no_hp: "0812".to_owned(),
            kode_pelanggan: kode.to_owned(),
            ..PelangganMinta::default()
        };
        let (satu, lain) = (izin(&orang("PLJKT1-000007")), izin(&orang("PLJKT1-000008")));
        assert_eq!(dibaca(&satu), "SITI, HP 0812");
        assert_eq!(dibaca(&satu), dibaca(&lain));
        assert_ne!(satu.sidik().unwrap(), lain.sidik().unwrap());
        // Nothing else says who it is.
        let kode_saja =
            PelangganMinta { kode_pelanggan: "pljkt1-000007".to_owned(), ..PelangganMinta::default() };
        assert_eq!(dibaca(&izin(&kode_saja)), "PLJKT1-000007");
    }
}
