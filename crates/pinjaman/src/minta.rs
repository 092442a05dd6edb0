//! What the screens send. Values, ceilings, rates and interest are the server's to say; a sum that comes along is compared, not trusted.

use konter::Bayar;
use konter::pelanggan::PelangganMinta;
use serde::{Deserialize, Serialize};
use values::{Berat, Kadar, Rupiah};

/// A pledge: a piece of the chain by barcode or nota, else described.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct HutangBarisMinta {
    pub kode_barcode: String,
    /// the line of a sale of the chain
    pub no_faktur_jual: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    /// printed or stated; the group's when left out
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar: Option<Kadar>,
    /// by the test
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar_uji: Option<Kadar>,
    /// on the scale now
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// of it, what is not gold
    #[schema(value_type = f64)]
    pub berat_atribut: Berat,
    pub jumlah_batu: i64,
    /// of the master Kondisi Pinjaman
    pub kondisi: String,
}

/// A new loan.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct HutangMinta {
    /// with the identity, unless the register knows it
    pub customer: PelangganMinta,
    pub kode_sales: String,
    pub no_faktur_manual: String,
    /// days until it is due; the store's when left out
    pub tenor_hari: Option<i64>,
    /// the bag; empty: one with the number of the loan
    pub no_kantong: String,
    /// where in the safe
    pub tempat: String,
    pub detail_barang: Vec<HutangBarisMinta>,
    #[schema(value_type = i64)]
    pub jumlah_hutang: Rupiah,
    /// how it is paid out; empty where the money waits for the validation
    pub pembayaran: Vec<Bayar>,
    pub keterangan: String,
    pub otorisasi: String,
}

/// Who comes for the pledges when it is not the person on the loan: by approval.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = HutangKuasa)]
pub struct Kuasa {
    pub nama: String,
    pub no_hp: String,
    /// 16 digits
    pub nik: String,
    pub alamat: String,
}

/// Redeeming.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct HutangLunasMinta {
    /// the number on the ticket that is shown
    pub tiket: i64,
    /// identity of the person on the loan
    pub nik: String,
    pub kuasa: Option<Kuasa>,
    #[schema(value_type = i64)]
    pub potongan_bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub potongan_denda_rp: Rupiah,
    pub alasan_potongan: String,
    pub pembayaran: Vec<Bayar>,
    /// what the screen showed: refused when the server comes to another
    #[schema(value_type = Option<i64>)]
    pub total_bayar: Option<Rupiah>,
    pub keterangan: String,
    pub otorisasi: String,
}

/// Another loan takes the place of this one: longer, smaller, larger, or on fewer pledges.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct HutangLanjutMinta {
    /// PERPANJANG, CICIL, TAMBAH or SEBAGIAN
    pub cara: String,
    /// principal of the new loan; as it was when left out
    #[schema(value_type = Option<i64>)]
    pub jumlah_hutang: Option<Rupiah>,
    /// lines that go back to the customer
    pub lepas: Vec<i64>,
    pub tenor_hari: Option<i64>,
    pub tiket: i64,
    pub nik: String,
    pub kuasa: Option<Kuasa>,
    #[schema(value_type = i64)]
    pub potongan_bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub potongan_denda_rp: Rupiah,
    pub alasan_potongan: String,
    /// in, or out where the shop pays
    pub pembayaran: Vec<Bayar>,
    /// `bayar_rp` as the screen showed it
    #[schema(value_type = Option<i64>)]
    pub total_bayar: Option<Rupiah>,
    pub keterangan: String,
    pub otorisasi: String,
}

/// The money of a validated loan is paid out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct HutangCairMinta {
    pub pembayaran: Vec<Bayar>,
    /// where it goes to an account under another name
    pub otorisasi: String,
}

/// A loan is taken back on its day.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct HutangBatalMinta {
    pub alasan: String,
    /// its transfer never left the bank: neither row waits for it. Otherwise finance looks for both, the money out and the money back
    pub belum_dikirim: bool,
    pub otorisasi: String,
}

/// A pledge on the scale once more.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct HutangTimbang {
    /// its line of the loan, from 1
    pub baris: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
}

/// A closing is taken back: the pledges that went out are on the scale.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct HutangBatalLunasMinta {
    pub alasan: String,
    pub detail_barang: Vec<HutangTimbang>,
    /// the bag and place they go into; empty: as before
    pub no_kantong: String,
    pub tempat: String,
    pub otorisasi: String,
}

/// An auction of today is taken back: the pledges are on the scale and go into a bag again.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct HutangBatalLelangMinta {
    pub alasan: String,
    pub detail_barang: Vec<HutangTimbang>,
    /// the bag and place they go into; empty: as before
    pub no_kantong: String,
    pub tempat: String,
    pub otorisasi: String,
}

/// A lost ticket.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct HutangHilangMinta {
    /// what the customer states and signs
    pub pernyataan: String,
    /// identity of the person on the loan
    pub nik: String,
    pub otorisasi: String,
}

/// A bag goes to another place, or its pledges into another bag.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct KantongMinta {
    pub tempat: String,
    /// empty: the same bag
    pub no_kantong: String,
    pub keterangan: String,
}

/// Loans that a second person looked at.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct HutangValid {
    pub no_hutangs: Vec<String>,
    /// the cashier who answers for them
    pub user_id: String,
}
