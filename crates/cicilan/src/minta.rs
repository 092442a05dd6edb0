//! What the counter sends and gets of instalments.

use crate::hutang::Angsuran;
use crate::tabel::Alokasi;
use konter::pelanggan::PelangganMinta;
use konter::{Alasan, Bayar};
use niaga::beli::BeliMinta;
use niaga::jual::{JualBaris, JualMinta};
use niaga::timbang_lagi::BarangTimbang;
use platform::otorisasi::Keluar;
use serde::{Deserialize, Serialize};
use values::{Berat, Persen, Rupiah};

/// A contract that is to be signed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct CicilanMinta {
    pub customer: PelangganMinta,
    pub kode_sales: String,
    pub keterangan: String,
    /// a plan of the master
    pub kode_cicilan: String,
    /// left out: the plan's share
    #[schema(value_type = Option<i64>)]
    pub dp_rp: Option<Rupiah>,
    /// pieces, as in a sale
    pub detail_barang: Vec<JualMinta>,
    pub pembayaran: Vec<Bayar>,
    /// what the screen showed as paid down
    #[schema(value_type = Option<i64>)]
    pub neto: Option<Rupiah>,
    pub otorisasi: String,
}

/// What a contract would come to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanHitungan {
    pub kode_cicilan: String,
    pub tenor: i64,
    #[schema(value_type = f64)]
    pub bunga_persen: Persen,
    #[schema(value_type = f64)]
    pub dp_persen: Persen,
    #[schema(value_type = i64)]
    pub denda_harian: Rupiah,
    #[schema(value_type = f64)]
    pub denda_maks: Persen,
    #[schema(value_type = i64)]
    pub biaya_rp: Rupiah,
    #[schema(value_type = i64)]
    pub harga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dp_minimal: Rupiah,
    #[schema(value_type = i64)]
    pub dp_rp: Rupiah,
    #[schema(value_type = i64)]
    pub pokok_rp: Rupiah,
    #[schema(value_type = i64)]
    pub bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub total_rp: Rupiah,
    pub jadwal: Vec<Angsuran>,
    pub detail_barang: Vec<JualBaris>,
    pub otorisasi: Vec<Alasan>,
    pub permohonan: Option<Keluar>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanTercatat {
    pub no_cicilan: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub harga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dp_rp: Rupiah,
    #[schema(value_type = i64)]
    pub pokok_rp: Rupiah,
    #[schema(value_type = i64)]
    pub bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
}

/// A piece on the scale as it is handed over.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct CicilanTimbang {
    pub baris: i64,
    #[schema(value_type = Option<f64>)]
    pub berat_timbang: Option<Berat>,
}

/// A payment.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct CicilanBayarMinta {
    /// any amount up to what is owed
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// settle it: what is owed today
    pub lunas: bool,
    pub pembayaran: Vec<Bayar>,
    /// who pays, where it is not the customer
    pub penyetor: String,
    /// the last one: take the money, the piece is fetched later
    pub tunda_serah: bool,
    /// who fetches the piece; empty: the customer
    pub pengambil: String,
    /// HP, KTP, SIM or PASPOR that was looked at
    pub pengenal: String,
    /// its last four digits
    pub pengenal_akhir: String,
    pub detail: Vec<CicilanTimbang>,
    /// of the sale that the last one brings; the contract's when left out
    pub kode_sales: String,
    pub keterangan: String,
    /// what the screen showed
    #[schema(value_type = Option<i64>)]
    pub neto: Option<Rupiah>,
    pub otorisasi: String,
}

/// What paying so many instalments comes to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanSekian {
    pub banyak: i64,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
}

/// How a payment would be spread.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanBayarHitungan {
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    #[schema(value_type = i64)]
    pub denda_rp: Rupiah,
    #[schema(value_type = i64)]
    pub bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub pokok_rp: Rupiah,
    #[schema(value_type = i64)]
    pub bebas_rp: Rupiah,
    pub alokasi: Vec<Alokasi>,
    /// after it
    #[schema(value_type = i64)]
    pub sisa_pokok: Rupiah,
    /// principal and interest that are left after it
    #[schema(value_type = i64)]
    pub sisa_rp: Rupiah,
    pub lunas: bool,
    /// the most that may be paid today
    #[schema(value_type = i64)]
    pub hutang_rp: Rupiah,
    pub angsuran: Vec<CicilanSekian>,
    pub otorisasi: Vec<Alasan>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanDibayar {
    pub no_bayar: String,
    pub no_cicilan: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    #[schema(value_type = i64)]
    pub denda_rp: Rupiah,
    #[schema(value_type = i64)]
    pub bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub pokok_rp: Rupiah,
    #[schema(value_type = i64)]
    pub bebas_rp: Rupiah,
    #[schema(value_type = i64)]
    pub sisa_rp: Rupiah,
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
    /// AKTIF or LUNAS
    pub tahap: String,
    /// its sale, where this payment brought it; empty otherwise
    pub no_faktur_group: String,
}

/// Something is taken back.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct CicilanBatalMinta {
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanBayarBatal {
    pub no_batal: String,
    pub no_bayar: String,
    pub no_cicilan: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
}

/// Handing over.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct CicilanSerahMinta {
    /// who fetches the piece; empty: the customer
    pub pengambil: String,
    /// HP, KTP, SIM or PASPOR that was looked at
    pub pengenal: String,
    /// its last four digits
    pub pengenal_akhir: String,
    pub detail: Vec<CicilanTimbang>,
    /// the contract's when left out
    pub kode_sales: String,
    pub keterangan: String,
    /// before it is paid: the owner's; of one that is paid: where somebody must approve
    pub otorisasi: String,
    /// before it is paid: of the sale itself, where a weight differs
    pub otorisasi_jual: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanSerahHitungan {
    #[schema(value_type = i64)]
    pub sisa_pokok: Rupiah,
    /// paid so far, which pays for it
    #[schema(value_type = i64)]
    pub saldo_rp: Rupiah,
    /// that the customer owes from then on
    #[schema(value_type = i64)]
    pub piutang_rp: Rupiah,
    /// money the bank has not shown yet
    #[schema(value_type = i64)]
    pub belum_masuk_rp: Rupiah,
    /// the owner approves it
    pub owner: bool,
    pub otorisasi: Vec<Alasan>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanDiserahkan {
    pub no_cicilan: String,
    pub no_faktur_group: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub piutang_rp: Rupiah,
    pub tahap: String,
}

/// A handing over is taken back: its pieces are on the scale.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct CicilanSerahBatalMinta {
    pub alasan: String,
    /// every piece of it on the scale once more
    pub detail_barang: Vec<BarangTimbang>,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanSerahBatal {
    pub no_batal: String,
    pub no_cicilan: String,
    pub tgl_system: String,
}

/// A contract ends before it is paid.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct CicilanAkhirMinta {
    pub alasan: String,
    /// how the shop pays what goes back
    pub pembayaran: Vec<Bayar>,
    /// pieces that are out: each on the scale, as in a purchase
    pub detail_beli: Vec<BeliMinta>,
    /// of that purchase; the contract's when left out
    pub kode_sales: String,
    pub otorisasi: String,
    /// pieces that are out: of the purchase itself, where somebody must approve
    pub otorisasi_beli: String,
}

/// A piece whose gold is worth less than when it was signed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanTurun {
    pub baris: i64,
    pub nama_barang: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub harga_akad: i64,
    pub harga_kini: i64,
    #[schema(value_type = i64)]
    pub turun_rp: Rupiah,
}

/// A line of the explanation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanPenjelasan {
    pub keterangan: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
}

/// What ending a contract gives back, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanAkhirHitungan {
    /// LELANG or BATAL
    pub jenis: &'static str,
    /// on the day it was signed, before anything else happened: all goes back
    pub utuh: bool,
    pub diserahkan: bool,
    #[schema(value_type = i64)]
    pub dp_rp: Rupiah,
    /// principal paid beyond it
    #[schema(value_type = i64)]
    pub pokok_rp: Rupiah,
    #[schema(value_type = i64)]
    pub denda_rp: Rupiah,
    #[schema(value_type = i64)]
    pub biaya_rp: Rupiah,
    pub turun: Vec<CicilanTurun>,
    #[schema(value_type = i64)]
    pub turun_rp: Rupiah,
    /// kept by the shop
    #[schema(value_type = i64)]
    pub potong_rp: Rupiah,
    /// to the customer
    #[schema(value_type = i64)]
    pub dibayar_rp: Rupiah,
    /// owed on pieces that are out
    #[schema(value_type = i64)]
    pub piutang_rp: Rupiah,
    /// what they are bought back for
    #[schema(value_type = i64)]
    pub nilai_barang: Rupiah,
    /// of what is owed, what they do not cover
    #[schema(value_type = i64)]
    pub hapus_rp: Rupiah,
    /// adds up to what is paid back
    pub rincian: Vec<CicilanPenjelasan>,
    /// may it be ended so today, and why not
    pub boleh: bool,
    pub sebab: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanBerakhir {
    pub no_akhir: String,
    pub no_cicilan: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub dibayar_rp: Rupiah,
    #[schema(value_type = i64)]
    pub potong_rp: Rupiah,
    /// the purchase of pieces that were out; empty otherwise
    pub no_beli: String,
}
