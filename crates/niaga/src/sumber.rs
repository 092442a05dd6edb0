//! A sale that is the pick-up of another domain's document (an order, a pre-order): that document brings its pieces and what was
//! paid down, and is told of the sale in the same transaction. Taking such a sale back goes through its domain too.

use crate::acuan::Acuan;
use crate::faktur::Terjual;
use crate::jual::{Disimpan, Titip};
use crate::tolak::NiagaTolak;
use db::{Conn, Tx, args};
use konter::{Alasan, CaraBayar, Pelanggan};
use ledger::Dok;
use platform::{Hasil, Pelaku};
use values::{Berat, HargaGram, JenisDok, KodeBarcode, KodeToko, NoFaktur, Rupiah, Tanggal};

/// A piece that is bound to a document.
#[derive(Debug, Clone)]
pub struct Terikat {
    pub kode_barcode: String,
    /// the price of a gram that was fixed, and for how many of them; the rest goes at the price of the day
    pub kunci: Option<(HargaGram, Berat)>,
    /// the making charge that was agreed, instead of the masters'
    pub ongkos: Option<Rupiah>,
    /// its price was agreed on another day, tax included, when this was the official price of a gram: nobody is asked again
    pub tetap: Option<HargaGram>,
}

/// A line as it was sold.
pub struct BarisSumber<'a> {
    pub no_faktur_jual: &'a NoFaktur,
    pub isi: &'a Terjual,
}

/// What another domain brings to a sale, and what it is told.
pub trait Sumber {
    /// The number of its document.
    fn no(&self) -> &NoFaktur;

    /// Kinds of payment that only its own sale takes.
    fn cara(&self) -> Vec<&dyn CaraBayar>;

    /// Its pieces: they may lie aside (TITIP) and have prices of their own.
    fn barang(&self, c: &mut Conn, p: &Pelaku) -> Hasil<Vec<Terikat>>;

    /// Why somebody must say yes to this sale, besides its own reasons.
    fn alasan(&self, _c: &mut Conn, _p: &Pelaku, _siapa: &Pelanggan) -> Hasil<Vec<Alasan>> {
        Ok(Vec::new())
    }

    /// The day whose prices it has, where it is another than the sale's: what its nota is worth goes by it.
    fn tgl_harga(&self) -> Option<Tanggal> {
        None
    }

    /// The sale is being written: `dok` is its document, these are its lines.
    fn tercatat(&self, dok: &mut Dok<'_, '_>, baris: &[BarisSumber<'_>]) -> Hasil<()>;
}

/// The bound pieces beside those of deposits, with the prices they have today.
pub(crate) fn ikat(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Acuan,
    s: &dyn Sumber,
    disimpan: &mut Disimpan,
) -> Hasil<()> {
    let pesanan = if s.no().jenis() == JenisDok::Pesanan { s.no().to_string() } else { String::new() };
    for t in s.barang(c, p)? {
        let harga_gram = match (t.kunci, KodeBarcode::parse(t.kode_barcode.trim())) {
            (Some((tetap, berat)), Ok(kode)) if berat > Berat::NOL => {
                let k = barang::satu(c, &kode)?;
                let g = a.group(c, &k.kode_group)?.clone();
                let hari = a.gram_jual(&g, k.kadar)?;
                Some(crate::titipan::campur(tetap, berat, hari, k.berat)?)
            }
            _ => None,
        };
        let titip = Titip {
            no_titip: String::new(),
            // Of an old paper the official price is not known: that of the day stands in.
            harga_gram: t.tetap.filter(|g| g.nilai() > 0).or(harga_gram),
            ongkos: t.ongkos,
            no_pesanan: pesanan.clone(),
            tetap: t.tetap.is_some(),
        };
        disimpan.insert(t.kode_barcode, titip);
    }
    Ok(())
}

/// Which document a sale was the pick-up of.
pub fn dari(c: &mut Conn, toko: &KodeToko, no_faktur_group: &str) -> Hasil<Option<NoFaktur>> {
    let sql = "SELECT no_sumber FROM faktur_sumber WHERE toko = $1 AND no_faktur_group = $2";
    Ok(c.one(sql, args![toko, no_faktur_group], |r| r.get(0))?)
}

/// The sale that picked a document up and was not taken back; none where there is none.
pub fn penjualannya(c: &mut Conn, toko: &KodeToko, no_sumber: &NoFaktur) -> Hasil<Vec<NoFaktur>> {
    Ok(c.rows(
        "SELECT s.no_faktur_group FROM faktur_sumber s WHERE s.toko = $1 AND s.no_sumber = $2 AND NOT EXISTS \
         (SELECT 1 FROM faktur_batal b WHERE b.toko = s.toko AND b.no_faktur_group = s.no_faktur_group) ORDER BY 1",
        args![toko, no_sumber],
        |r| r.get(0),
    )?)
}

/// Writes down whose pick-up the sale is, and tells it.
pub(crate) fn catat(dok: &mut Dok<'_, '_>, s: &dyn Sumber, baris: &[BarisSumber<'_>]) -> Hasil<()> {
    let (no, tgl) = (dok.no().clone(), dok.tgl_system());
    let tx: &mut Tx<'_> = dok.tx();
    let toko = tx.toko().clone();
    let tgl_harga = s.tgl_harga().map(|t| t.to_string()).unwrap_or_default();
    tx.exec(
        "INSERT INTO faktur_sumber (toko, no_faktur_group, no_sumber, tgl_system, tgl_harga) VALUES ($1, $2, $3, $4, $5)",
        args![&toko, &no, s.no(), tgl, tgl_harga],
    )?;
    s.tercatat(dok, baris)
}

/// A sale of another document is taken back where that document is.
pub(crate) fn jaga_batal(
    c: &mut Conn,
    toko: &KodeToko,
    no: &NoFaktur,
    milik: Option<&NoFaktur>,
) -> Hasil<()> {
    match (dari(c, toko, &no.to_string())?, milik) {
        (None, None) => Ok(()),
        (Some(s), Some(m)) if s == *m => Ok(()),
        (Some(s), _) => {
            let pesan = format!("Faktur {no} adalah pengambilan {s}; batalkan pengambilannya di sana");
            Err(NiagaTolak::BatalSumber.pada("no_faktur", pesan).rincian(serde_json::json!({ "dokumen": s })))
        }
        (None, Some(m)) => {
            let pesan = format!("Faktur {no} bukan pengambilan {m}");
            Err(NiagaTolak::BatalSumber.pada("no_faktur", pesan))
        }
    }
}
