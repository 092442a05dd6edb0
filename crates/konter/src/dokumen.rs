//! How every document of the counter is made: customer, sales person and remark; lines and their prices; approvals;
//! payments; the head, the lines and the books; the seal. A document says what is its own through [`Dokumen`].

use crate::alasan::{self, Alasan, BarisIzin, Perlu};
use crate::bayar::{self, BarisBayar, Bayar, CaraBayar, Jumlah, Rencana};
use crate::hari::Hari;
use crate::pelanggan::{self, Pelanggan};
use crate::tolak::KonterTolak;
use crate::{bayar_tulis, jumlah::meluap, sales, teks};
use db::Tx;
use ledger::Dok;
use platform::{Hasil, Pelaku, otorisasi};
use values::{JenisDok, NoFaktur, Rupiah, Tanggal};

/// What every counter sends.
pub struct Isian<'a> {
    pub customer: &'a pelanggan::PelangganMinta,
    pub kode_sales: &'a str,
    pub keterangan: &'a str,
    /// empty: the business day
    pub tgl_dokumen: &'a str,
    pub pembayaran: &'a [Bayar],
    /// what the screen showed: refused when the server comes to another sum
    pub neto: Option<Rupiah>,
    /// the approval, where one is needed
    pub otorisasi: &'a str,
}

/// The head, beside what is the document's own.
pub struct Kepala {
    pub siapa: Pelanggan,
    pub kode_sales: String,
    pub keterangan: String,
    pub tgl_dokumen: Tanggal,
    /// the id of the approval; empty where none was needed
    pub otorisasi: String,
    /// who gave it
    pub disetujui: String,
}

/// What a priced document comes to.
pub struct Ringkas<'a> {
    pub hari: &'a Hari,
    pub jumlah: Jumlah,
    pub alasan: &'a [Alasan],
    /// the sum the approval is for, and its category
    pub nominal: Rupiah,
    pub kategori: &'static str,
    /// its lines as they are approved
    pub baris: Vec<BarisIzin>,
}

/// A kind of document.
pub trait Dokumen {
    /// Lines that are looked up and priced, nothing written yet.
    type Siap;

    const JENIS: JenisDok;

    fn isian(&self) -> Isian<'_>;

    fn siapkan(&self, tx: &mut Tx<'_>, p: &Pelaku, siapa: &Pelanggan) -> Hasil<Self::Siap>;

    fn ringkas<'s>(&self, s: &'s Self::Siap) -> Hasil<Ringkas<'s>>;

    /// Only the owner may approve it.
    fn hanya_pemilik(&self, _: &Self::Siap) -> bool {
        false
    }

    /// Kinds of payment besides money.
    fn cara_bayar(&self) -> &[&dyn CaraBayar] {
        &[]
    }

    /// Under which category the drawer and the accounts move.
    fn kategori_uang(b: &BarisBayar) -> &'static str;

    /// The head, the lines and the books that are its own.
    fn tulis(
        &self,
        dok: &mut Dok<'_, '_>,
        p: &Pelaku,
        s: &mut Self::Siap,
        k: &Kepala,
        r: &Rencana,
    ) -> Hasil<()>;

    /// What the trail calls it, and what it says of it.
    fn jejak(&self, s: &Self::Siap, k: &Kepala) -> (&'static str, serde_json::Value);
}

/// A document that was written.
pub struct Ditulis<S> {
    pub no: NoFaktur,
    pub tgl_system: Tanggal,
    pub siap: S,
    pub kepala: Kepala,
    pub kembali: Rupiah,
    pub neto: Rupiah,
}

/// Checks, prices and writes a document.
pub fn simpan<D: Dokumen>(tx: &mut Tx<'_>, p: &Pelaku, d: &D) -> Hasil<Ditulis<D::Siap>> {
    let i = d.isian();
    let siapa = pelanggan::tetapkan(tx, p, i.customer)?;
    let kode_sales = sales::periksa(tx, p, i.kode_sales)?;
    let keterangan = teks::keterangan(i.keterangan)?;
    let mut siap = d.siapkan(tx, p, &siapa)?;
    let r = d.ringkas(&siap)?;
    let tgl_dokumen = r.hari.tgl_dokumen(p, i.tgl_dokumen)?;
    let neto = r.jumlah.masuk.kurang(r.jumlah.keluar).map_err(meluap)?;
    sama_dengan_layar(i.neto, neto)?;
    let rencana = bayar::siapkan(tx, p, r.hari, &siapa, r.jumlah, i.pembayaran, d.cara_bayar())?;
    let perlu = Perlu {
        alasan: r.alasan,
        nominal: r.nominal,
        neto: r.jumlah.neto_tukar()?,
        kategori: r.kategori,
        baris: r.baris,
        customer: i.customer,
        pembayaran: i.pembayaran,
    };
    let setuju = alasan::setuju_oleh(tx, p, i.otorisasi, perlu, d.hanya_pemilik(&siap))?;
    let otorisasi = setuju.as_ref().map(|o| o.id.clone()).unwrap_or_default();
    let oleh = setuju.as_ref().and_then(|o| o.penyetuju.as_ref());
    let disetujui = oleh.map(ToString::to_string).unwrap_or_default();
    let kepala = Kepala { siapa, kode_sales, keterangan, tgl_dokumen, otorisasi, disetujui };
    let mut dok = Dok::buka(tx, D::JENIS, &p.user_id)?;
    let (no, tgl_system) = (dok.no().clone(), dok.tgl_system());
    d.tulis(&mut dok, p, &mut siap, &kepala, &rencana)?;
    bayar_tulis::baris(&mut dok, &rencana)?;
    bayar_tulis::uang(&mut dok, p, d.ringkas(&siap)?.hari, &rencana, D::kategori_uang)?;
    bayar_tulis::lain(&mut dok, &rencana, d.cara_bayar())?;
    if let Some(o) = &setuju {
        otorisasi::tautkan(dok.tx(), o, &no.to_string())?;
    }
    let (aksi, isi) = d.jejak(&siap, &kepala);
    dok.tutup(aksi, &isi)?;
    Ok(Ditulis { no, tgl_system, siap, kepala, kembali: rencana.kembali, neto })
}

fn sama_dengan_layar(layar: Option<Rupiah>, neto: Rupiah) -> Hasil<()> {
    match layar.filter(|n| *n != neto) {
        None => Ok(()),
        Some(n) => {
            let pesan = format!("Jumlah di layar {n} tidak sama dengan hitungan server {neto}");
            Err(KonterTolak::NetoBeda.pada("neto", pesan))
        }
    }
}

/// The numbers of so many lines.
pub fn nomor_baris(dok: &mut Dok<'_, '_>, jenis: JenisDok, banyak: usize) -> Hasil<Vec<NoFaktur>> {
    let tgl = dok.tgl_system();
    (0..banyak).map(|_| Ok(db::nomor_berikut(dok.tx(), jenis, tgl)?)).collect()
}
