//! What the books refuse. Each carries the figures that a screen needs to say what to do.

use values::{Berat, CaratBatu, KodeBarcode, NoFaktur, NoRekening, Rupiah, Tanggal, UserId};

#[derive(Debug, thiserror::Error)]
pub enum Galat {
    #[error(transparent)]
    Db(#[from] db::Error),
    #[error("Toko {0} tidak terdaftar")]
    TokoTidakAda(String),
    #[error("Tanggal {0} sudah ditutup")]
    SudahDitutup(Tanggal),
    #[error("Saldo kas {kasir} tidak cukup untuk {perlu}")]
    KasKurang { kasir: UserId, ada: Rupiah, perlu: Rupiah },
    #[error("Jumlah harus lebih dari nol")]
    JumlahNol,
    #[error("Barang {0} sudah ada di stok")]
    BarangSudahAda(KodeBarcode),
    #[error("Barang {barang} masih tercatat di toko {toko}")]
    BarangDiTokoLain { barang: KodeBarcode, toko: String },
    #[error("Berat barang {0} harus lebih dari nol, dan berat murninya tidak boleh kurang dari nol")]
    BeratSalah(KodeBarcode),
    #[error("Barang {barang} tidak ada di {tempat} dengan berat {berat}")]
    BarangTidakDiTempat { barang: KodeBarcode, tempat: String, berat: Berat },
    #[error("Barang {} {}, batalkan dokumen itu dulu", .0.barang, .0.sebutan())]
    BarangBerlanjut(Box<crate::stok::Berlanjut>),
    #[error("Stok dokumen {no} tidak seimbang: qty {qty}, berat {berat} mg, murni {murni} mg")]
    TidakSeimbang { no: NoFaktur, qty: i64, berat: i64, murni: i64 },
    #[error(
        "Stok {barang} di {tempat} tidak cukup: ada {} buah {} gram, diperlukan {} buah {} gram",
        ada.0, ada.1, perlu.0, perlu.1
    )]
    CurahKurang { barang: String, tempat: String, ada: (i64, Berat), perlu: (i64, Berat) },
    #[error("Stok {barang} di {tempat} habis tetapi beratnya tersisa {berat} gram")]
    CurahSisa { barang: String, tempat: String, berat: Berat },
    #[error("Titipan {no} tidak cukup: ada {ada}, diperlukan {perlu}")]
    TitipanKurang { no: NoFaktur, ada: Rupiah, perlu: Rupiah },
    #[error("Kupon {0} tidak ada atau sudah tidak berlaku")]
    KuponTidakBerlaku(String),
    #[error("Poin tidak cukup: bisa dipakai {ada}, diperlukan {perlu}")]
    PoinKurang { kode: String, ada: i64, perlu: i64 },
    #[error("Stock hadiah {kode} tidak cukup: ada {ada}, diperlukan {perlu}")]
    HadiahKurang { kode: String, ada: i64, perlu: i64 },
    #[error("Emas di tukang {kode} tidak cukup: ia memegang {ada} gram murni, diperlukan {perlu} gram")]
    TukangKurang { kode: String, ada: Berat, perlu: Berat },
    #[error("Piutang {no} tinggal {ada}, kurang dari {perlu}")]
    PiutangKurang { no: String, ada: Rupiah, perlu: Rupiah },
    #[error("Pinjaman {no} tidak cukup: tercatat {ada}, diperlukan {perlu}")]
    PinjamanKurang { no: String, ada: Rupiah, perlu: Rupiah },
    #[error(
        "Batu {kode} di {tempat} tidak cukup: ada {} butir {} ct, diperlukan {} butir {} ct",
        ada.0, ada.1, perlu.0, perlu.1
    )]
    BatuKurang { kode: String, tempat: String, ada: (i64, CaratBatu), perlu: (i64, CaratBatu) },
    #[error("Sertifikat batu {kode} sudah dipakai batu {lain}")]
    SertifikatGanda { kode: String, lain: String },
    #[error("Baris bank {id} tidak ada atau sudah divalidasi")]
    BankTidakMenunggu { id: i64 },
    #[error("Rekening {0} tidak dikenal")]
    RekeningTidakAda(NoRekening),
    #[error("Dokumen {0} tidak punya baris buku untuk dibalik, atau sudah dibalik")]
    TidakBisaDibalik(NoFaktur),
    #[error("Angka terlalu besar")]
    Meluap,
}

impl From<values::Meluap> for Galat {
    fn from(_: values::Meluap) -> Self {
        Galat::Meluap
    }
}

impl Galat {
    /// The public code of the refusal; `None` for a failure below.
    pub fn kode(&self) -> Option<&'static str> {
        Some(match self {
            Galat::Db(_) => return None,
            Galat::TokoTidakAda(_) => "BUKU-01",
            Galat::SudahDitutup(_) => "BUKU-02",
            Galat::JumlahNol => "BUKU-03",
            Galat::Meluap => "BUKU-04",
            Galat::TidakBisaDibalik(_) => "BUKU-05",
            Galat::KasKurang { .. } => "KAS-01",
            Galat::BarangSudahAda(_) => "STOK-01",
            Galat::BarangTidakDiTempat { .. } => "STOK-02",
            Galat::TidakSeimbang { .. } => "STOK-03",
            Galat::BeratSalah(_) => "STOK-04",
            Galat::BarangDiTokoLain { .. } => "STOK-05",
            Galat::BarangBerlanjut(_) => "STOK-06",
            Galat::CurahKurang { .. } => "CURAH-01",
            Galat::CurahSisa { .. } => "CURAH-02",
            Galat::TitipanKurang { .. } => "TITIP-01",
            Galat::KuponTidakBerlaku(_) => "KUPON-01",
            Galat::PoinKurang { .. } => "BUKU-06",
            Galat::HadiahKurang { .. } => "BUKU-07",
            Galat::TukangKurang { .. } => "BUKU-08",
            Galat::PinjamanKurang { .. } => "BUKU-09",
            Galat::PiutangKurang { .. } => "BUKU-10",
            Galat::BatuKurang { .. } => "BUKU-16",
            Galat::SertifikatGanda { .. } => "BUKU-17",
            Galat::BankTidakMenunggu { .. } => "BANK-01",
            Galat::RekeningTidakAda(_) => "BANK-02",
        })
    }
}
