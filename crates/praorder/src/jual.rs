//! Pieces of a pre-order leave by a sale: by barcode, for a pre-order that was paid, out of its own money. What is missing the
//! customer pays then; such a sale is taken back here too, while its pieces were not sent.

use crate::lihat::{self, PreOrder};
use crate::siap::{dijanjikan, dimasukkan_untuk};
use crate::tolak::PraOrderTolak;
use db::{Conn, Tx, args};
use konter::pelanggan::{self, Pelanggan, PelangganMinta};
use konter::uang_muka::{self, CaraDp};
use konter::{Alasan, Bayar, CaraBayar, KodeAlasan, meluap};
use ledger::Dok;
use niaga::batal::{self, Asal, BatalTransaksi};
use niaga::jual::JualMinta;
use niaga::sumber::{self, BarisSumber, Sumber, Terikat};
use niaga::timbang_lagi::BarangTimbang;
use niaga::{Hitungan, Tercatat, TransaksiMinta};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{NoFaktur, Rupiah};

/// Pieces that are sold for a pre-order, and how what its money does not cover is paid.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = PreOrderJual)]
pub struct JualPo {
    pub no_po: String,
    /// empty: who took the pre-order
    pub kode_sales: String,
    pub keterangan: String,
    pub detail_barang: Vec<JualMinta>,
    /// besides the money of the pre-order, which the server uses first
    pub pembayaran: Vec<Bayar>,
    /// what the screen showed: refused when the server comes to another sum
    #[schema(value_type = Option<i64>)]
    pub neto: Option<Rupiah>,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PreOrderJualHitungan)]
pub struct HitunganPo {
    #[serde(flatten)]
    pub hitungan: Hitungan,
    /// the money of the pre-order
    #[schema(value_type = i64)]
    pub saldo_rp: Rupiah,
    /// of it, what pays for this sale
    #[schema(value_type = i64)]
    pub dp_rp: Rupiah,
    /// what the customer still pays
    #[schema(value_type = i64)]
    pub sisa_rp: Rupiah,
}

/// The pre-order as the sale sees it: it brings its money and nothing else.
struct SumberPo {
    no: NoFaktur,
    cara: CaraDp,
    /// of its money, what pays for this sale, and what there is
    uang: (Rupiah, Rupiah),
}

impl SumberPo {
    fn baru(no: NoFaktur) -> Self {
        Self { cara: CaraDp::new(no.clone()), no, uang: (Rupiah::NOL, Rupiah::NOL) }
    }
}

impl Sumber for SumberPo {
    fn no(&self) -> &NoFaktur {
        &self.no
    }

    fn cara(&self) -> Vec<&dyn CaraBayar> {
        vec![&self.cara]
    }

    fn barang(&self, _: &mut Conn, _: &Pelaku) -> Hasil<Vec<Terikat>> {
        // None lies aside for it, and its prices are those of the day: what was typed when it was taken fixes nothing.
        Ok(Vec::new())
    }

    fn alasan(&self, c: &mut Conn, p: &Pelaku, _: &Pelanggan) -> Hasil<Vec<Alasan>> {
        let no = self.no.to_string();
        let rp = lihat::belum_terlihat(c, &p.toko, &no)?;
        if rp == Rupiah::NOL {
            return Ok(Vec::new());
        }
        let pesan = format!("Uang {no} {rp} belum divalidasi bank");
        Ok(vec![Alasan::new(KodeAlasan::UangBelumMasuk, pesan)])
    }

    fn tercatat(&self, dok: &mut Dok<'_, '_>, _: &[BarisSumber<'_>]) -> Hasil<()> {
        crate::pajak::keluar(dok, &self.no, self.uang)
    }
}

/// Is this pre-order paid, and are these pieces that may be sold for it?
fn periksa(c: &mut Conn, p: &Pelaku, m: &JualPo) -> Hasil<PreOrder> {
    let po = lihat::satu(c, &p.toko, &m.no_po)?;
    let tolak = |pesan: String| Err(PraOrderTolak::Jual.pada("no_po", pesan));
    match po.kini.status.as_str() {
        "BATAL" => return tolak(format!("{} sudah dibatalkan", po.no_po)),
        "OPEN" => return tolak(format!("{} belum dibayar; impor pembayarannya dulu", po.no_po)),
        _ => {}
    }
    let sisa = po.qty_estimasi - po.kini.qty_input;
    if i64::try_from(m.detail_barang.len()).unwrap_or(i64::MAX) > sisa {
        let pesan = format!("{} tinggal {sisa} dari {} potong", po.no_po, po.qty_estimasi);
        return Err(PraOrderTolak::Jual.pada("detail_barang", pesan));
    }
    let mut s = Salah::default();
    for (ke, b) in m.detail_barang.iter().enumerate() {
        let kode = b.kode_barcode.trim();
        if kode.is_empty() {
            s.beri(ke, "kode_barcode", "Pre Order dijual dengan barcode");
            continue;
        }
        let lain = match dimasukkan_untuk(c, p, kode)? {
            Some(untuk) => Some(untuk),
            None => dijanjikan(c, p, kode)?,
        };
        if let Some(lain) = lain.filter(|l| *l != po.no_po) {
            s.beri(ke, "kode_barcode", format!("Barang {kode} untuk {lain}"));
        }
    }
    s.tolak(PraOrderTolak::Jual)?;
    Ok(po)
}

fn transaksi(c: &mut Conn, po: &PreOrder, m: &JualPo) -> Hasil<TransaksiMinta> {
    let sales = if m.kode_sales.trim().is_empty() { &po.kode_sales } else { &m.kode_sales };
    let kode_pelanggan = pelanggan::utama(c, &po.kode_pelanggan)?;
    Ok(TransaksiMinta {
        customer: PelangganMinta { kode_pelanggan, ..PelangganMinta::default() },
        kode_sales: sales.clone(),
        kode_marketplace: po.kode_marketplace.clone(),
        no_order: po.no_order.clone(),
        keterangan: m.keterangan.clone(),
        detail_barang: m.detail_barang.clone(),
        pembayaran: m.pembayaran.clone(),
        neto: m.neto,
        otorisasi: m.otorisasi.clone(),
        ..TransaksiMinta::default()
    })
}

/// The sale priced, and what of it the pre-order's money pays.
fn dihitung(c: &mut Conn, p: &Pelaku, m: &JualPo) -> Hasil<(HitunganPo, TransaksiMinta, SumberPo)> {
    let po = periksa(c, p, m)?;
    uang_muka::bukan_dp(&m.pembayaran)?;
    let mut sumber = SumberPo::baru(lihat::nomor(&po.no_po)?);
    let mut t = transaksi(c, &po, m)?;
    let hitungan = niaga::hitung_untuk(c, p, &t, &sumber)?;
    let saldo_rp = uang_muka::saldo(c, &p.toko, &sumber.no)?;
    let dp_rp = saldo_rp.min(hitungan.neto).max(Rupiah::NOL);
    let sisa_rp = hitungan.neto.kurang(dp_rp).map_err(meluap)?;
    sumber.uang = (dp_rp, saldo_rp);
    if dp_rp > Rupiah::NOL {
        t.pembayaran.insert(0, uang_muka::bayar(&sumber.no, dp_rp));
    }
    Ok((HitunganPo { hitungan, saldo_rp, dp_rp, sisa_rp }, t, sumber))
}

/// What it would come to; writes nothing.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &JualPo) -> Hasil<HitunganPo> {
    dihitung(c, p, m).map(|(h, ..)| h)
}

/// Sells pieces for a pre-order.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &JualPo) -> Hasil<Tercatat> {
    let (_, t, sumber) = dihitung(tx, p, m)?;
    niaga::simpan_untuk(tx, p, &t, &sumber)
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = PreOrderJualBatal)]
pub struct BatalJualPo {
    /// the sale, by the number of the whole transaction
    pub no_faktur: String,
    /// every piece of it on the scale once more
    pub detail_barang: Vec<BarangTimbang>,
    pub alasan: String,
    pub otorisasi: String,
}

/// Takes a sale of a pre-order back: its money stands in L5 again. What was sent stays sold.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, m: &BatalJualPo) -> Hasil<batal::Tercatat> {
    let no = m.no_faktur.trim().to_uppercase();
    let tolak = |pesan: String| PraOrderTolak::BatalJual.pada("no_faktur", pesan);
    let po = sumber::dari(tx, &p.toko, &no)?
        .filter(|n| n.jenis() == values::JenisDok::PreOrder)
        .ok_or_else(|| tolak(format!("Faktur {no} bukan penjualan Pre Order")))?;
    let dikirim: Option<String> = tx.one(
        "SELECT kode_barcode FROM praorder_kirim_barang WHERE toko = $1 AND no_faktur_group = $2 ORDER BY kode_barcode LIMIT 1",
        args![&p.toko, no.as_str()],
        |r| r.get(0),
    )?;
    if let Some(kode) = dikirim {
        return Err(tolak(format!("Barang {kode} sudah dikirim atau diambil; beli kembali barangnya")));
    }
    let qty: i64 = tx.nilai(
        "SELECT CAST(COALESCE(SUM(j.qty), 0) AS BIGINT) FROM jual j WHERE j.toko = $1 AND j.no_faktur_group = $2 AND NOT EXISTS \
         (SELECT 1 FROM faktur_batal z WHERE z.toko = j.toko AND z.no_faktur_group = j.no_faktur_group)",
        args![&p.toko, no.as_str()],
    )?;
    let kini = lihat::satu(tx, &p.toko, &po.to_string())?.kini;
    if qty > kini.qty_siap {
        let pesan =
            format!("{} dari {po} sudah dikirim atau diambil; beli kembali barangnya", kini.qty_kirim);
        return Err(tolak(pesan));
    }
    let minta = BatalTransaksi { no_faktur: no, alasan: m.alasan.clone(), otorisasi: m.otorisasi.clone() };
    let asal = Asal {
        no: &po,
        timbang: &m.detail_barang,
        beda: "beli kembali dengan notanya",
        kembali: &|_, _| Ok(()),
    };
    batal::batal_untuk(tx, p, &minta, asal)
}
