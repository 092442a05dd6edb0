//! The kinds of documents and the two letters that open their numbers. Numbering and every domain read
//! it; a new kind of document is one new row here.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::galat::{NoFakturSalah, cuplik};

macro_rules! jenis_dok {
    ($($varian:ident $prefix:literal $nama:literal,)+) => {
        /// A kind of document; on the wire its prefix.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum JenisDok {
            $($varian,)+
        }

        impl JenisDok {
            pub const ALL: &'static [Self] = &[$(Self::$varian,)+];

            /// The two letters that open the document number.
            pub const fn prefix(self) -> &'static str {
                match self {
                    $(Self::$varian => $prefix,)+
                }
            }

            pub const fn nama(self) -> &'static str {
                match self {
                    $(Self::$varian => $nama,)+
                }
            }
        }
    };
}

jenis_dok! {
    Penjualan "FJ" "Penjualan",
    Pembelian "FB" "Pembelian",
    Titipan "FT" "Titipan",
    Pesanan "FP" "Pesanan",
    PreOrder "PO" "Pre Order",
    Service "FS" "Service",
    Hutang "FH" "Hutang",
    Pelunasan "HL" "Pelunasan Hutang",
    Lelang "LL" "Lelang Hutang",
    Cicilan "FC" "Cicilan",
    KirimBarang "KB" "Kirim Barang",
    TerimaBarang "TB" "Terima Barang",
    KirimUang "KU" "Kirim Uang",
    PindahBarang "PB" "Pindah Barang",
    HancurBarang "HB" "Hancur Barang",
    Opname "SO" "Stock Opname",
    Timbang "TM" "Timbang Baki",
    FakturGroup "NG" "No Faktur Group",
    KasMasuk "KM" "Kas Masuk",
    KasKeluar "KK" "Kas Keluar",
    BankMasuk "BM" "Bank Masuk",
    BankKeluar "BK" "Bank Keluar",
    PindahSaldo "PS" "Pindah Saldo",
    SaldoAwal "AW" "Saldo Awal",
    SelisihKas "SK" "Selisih Kas",
    ValidasiSusut "VS" "Validasi Susut",
    TambahAksesoris "TA" "Tambah Aksesoris",
    AmbilAksesoris "AA" "Ambil Aksesoris",
    BatalFaktur "BF" "Batal Faktur",
    BatalTitipan "BT" "Batal Titipan",
    Kupon "KP" "Kupon",
    TutupToko "TT" "Tutup Toko",
    NotaLama "NL" "Nota Lama",
    TerimaUang "TU" "Terima Uang",
    ValidasiNonCash "VN" "Validasi Non Cash",
    GesekTunai "GT" "Gesek Tunai",
    JualBeliManual "JM" "Jual Beli Manual",
    SerahKas "ST" "Serah Terima Kas",
    GabungMember "GM" "Gabung Member",
    KeluarMember "MK" "Member Keluar",
    ImporMember "IM" "Impor Member",
    TransaksiPoin "TP" "Transaksi Poin",
    TukarPoin "TH" "Tukar Hadiah",
    TerimaHadiah "HM" "Terima Hadiah",
    KoreksiHadiah "KH" "Koreksi Hadiah",
    ResetPoin "RP" "Reset Poin",
    BarangContoh "BC" "Barang Contoh",
    BatalPesanan "BP" "Batal Pesanan",
    LangkahPesanan "LP" "Langkah Pesanan",
    UangMukaPesanan "UM" "Uang Muka Pesanan",
    EmasTukang "TK" "Emas ke Tukang",
    TerimaTukang "TR" "Terima dari Tukang",
    UpahTukang "UT" "Upah Tukang",
    Batu "BU" "Batu",
    JualBatu "JB" "Jual Batu",
    Sortir "SR" "Sortir Pembelian",
    LotCuci "CU" "Kirim Barang Cuci",
    TerimaCuci "TC" "Terima Barang Cuci",
    StockCuci "TS" "Stock Cuci Manual",
    SelesaiService "SS" "Selesai Service",
    AmbilService "AS" "Ambil Service",
    BatalService "BS" "Batal Service",
    BatalPreOrder "BO" "Batal Pre Order",
    BayarPreOrder "IP" "Pembayaran Pre Order",
    ClosingPo "CP" "Closing Barang PO",
    BatalHutang "BH" "Batal Hutang",
    CairHutang "CH" "Cair Hutang",
    BatalLunas "BL" "Batal Hutang Lunas",
    BatalLelang "BE" "Batal Lelang Hutang",
    PeringatanHutang "PH" "Peringatan Hutang",
    KantongHutang "KT" "Kantong Jaminan",
    HitungJaminan "HJ" "Hitung Jaminan",
    BayarKelebihan "UK" "Bayar Uang Kelebihan",
    BayarCicilan "CB" "Bayar Cicilan",
    SerahCicilan "SC" "Serah Barang Cicilan",
    LelangCicilan "LC" "Lelang Cicilan",
    BatalCicilan "BX" "Batal Cicilan",
    BatalAmbilService "AB" "Batal Ambil Service",
    HilangService "SH" "Service Hilang",
    TakDiambilService "SV" "Service Tak Diambil",
    BayarGantiService "SG" "Bayar Ganti Service",
    HitungService "HS" "Hitung Barang Service",
    LotLebur "LB" "Lot Lebur",
    HasilLebur "LH" "Hasil Lebur",
    JualCiok "JC" "Jual Ciok",
    Jurnal "JU" "Jurnal",
}

impl JenisDok {
    pub fn dari_prefix(prefix: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|jenis| jenis.prefix() == prefix)
    }
}

impl fmt::Display for JenisDok {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.prefix())
    }
}

impl std::str::FromStr for JenisDok {
    type Err = NoFakturSalah;

    fn from_str(teks: &str) -> Result<Self, Self::Err> {
        Self::dari_prefix(teks).ok_or_else(|| NoFakturSalah::Jenis(cuplik(teks)))
    }
}

impl Serialize for JenisDok {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.prefix())
    }
}

impl<'de> Deserialize<'de> for JenisDok {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn awalan_dua_huruf_dan_tidak_ada_yang_sama() {
        let awalan: BTreeSet<_> = JenisDok::ALL.iter().map(|j| j.prefix()).collect();
        assert_eq!(awalan.len(), JenisDok::ALL.len());
        assert_eq!(JenisDok::ALL.len(), 86);
        for jenis in JenisDok::ALL {
            assert!(jenis.prefix().len() == 2 && jenis.prefix().bytes().all(|b| b.is_ascii_uppercase()));
            assert_eq!(JenisDok::dari_prefix(jenis.prefix()), Some(*jenis));
            assert!(!jenis.nama().is_empty());
        }
        assert_eq!(JenisDok::dari_prefix("XX"), None);
    }
}
