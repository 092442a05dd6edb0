//! Weighing trays, morning and evening: what a tray has to weigh by the books, what the scale says, and which pieces
//! explain a difference. Each weighing is kept as it was made, with what the scale sent.

mod catat;
mod duga;
mod mentah;
mod sesi;

use crate::BarangTolak;
pub use catat::{Tertimbang, Timbang, catat};
pub use duga::Diduga;
pub use sesi::{DataTimbang, Mulai, keadaan, lihat, mulai, reset};

use db::{Conn, Tx, args};
use platform::Hasil;
use serde::{Deserialize, Serialize};
use values::{Berat, KodeToko};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = SesiTimbang)]
pub enum Sesi {
    Pagi,
    Sore,
}

impl Sesi {
    fn kode(self) -> &'static str {
        match self {
            Self::Pagi => "PAGI",
            Self::Sore => "SORE",
        }
    }
}

db::bacaan! {
    /// The last weighing of a tray in a session of the day.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = HasilTimbang)]
    pub struct HasilTimbang {
        pub no_timbang: String = "no_timbang",
        pub waktu: String = "waktu",
        pub oleh: String = "oleh",
        #[schema(value_type = f64)]
        pub berat: Berat = "berat",
        #[schema(value_type = f64)]
        pub selisih: Berat = "selisih",
        pub cocok: bool = "cocok",
        /// typed, not read from a scale
        pub diketik: bool = "diketik",
    }
}

db::bacaan! {
    /// A tray and what it has to weigh now.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = BakiTimbang)]
    pub struct BakiTimbang {
        pub kode_gudang: String = "k.kode_gudang",
        /// the tray, as the goods calls name it
        pub kode_toko: String = "k.kode_baki",
        pub kode_baki: String = "k.kode_baki",
        pub nama_baki: String = "k.nama_baki",
        pub qty: i64 = "COUNT(s.kode_barcode)",
        #[schema(value_type = f64)]
        pub tara: Berat = "k.tara",
        #[schema(value_type = f64)]
        pub berat_stock: Berat = "CAST(COALESCE(SUM(s.berat), 0) AS BIGINT)",
        #[schema(value_type = f64)]
        pub berat_bandrol: Berat = "CAST(COALESCE(SUM(b.berat_bandrol), 0) AS BIGINT)",
        #[schema(value_type = f64)]
        pub berat_plastik: Berat = "CAST(COALESCE(SUM(b.berat_plastik), 0) AS BIGINT)",
        /// tray, pieces, tags and bags together
        #[schema(value_type = f64)]
        pub seharusnya: Berat =
            "CAST(k.tara + COALESCE(SUM(s.berat), 0) + COALESCE(SUM(b.berat_bandrol), 0) \
             + COALESCE(SUM(b.berat_plastik), 0) AS BIGINT)",
        #[schema(value_type = f64)]
        pub toleransi: Berat = "k.toleransi";
        pub pagi: Option<HasilTimbang>,
        pub sore: Option<HasilTimbang>,
    }
}

const BAKI: &str = "FROM baki k \
     LEFT JOIN saldo_barang s ON s.toko = k.toko AND s.gudang = k.kode_gudang AND s.baki = k.kode_baki \
     LEFT JOIN barang b ON b.kode_barcode = s.kode_barcode \
     WHERE k.toko = $1 AND k.dihapus = 0 AND k.aktif = 1";
const KELOMPOK: &str =
    " GROUP BY k.kode_gudang, k.kode_baki, k.nama_baki, k.tara, k.toleransi ORDER BY k.kode_baki";

/// A tray of the store, in the warehouse that was named with it.
fn satu_baki(c: &mut Conn, toko: &KodeToko, gudang: &str, kode: &str) -> Hasil<BakiTimbang> {
    let (gudang, kode) = (gudang.trim().to_uppercase(), kode.trim().to_uppercase());
    let salah = |kolom: &str, pesan: String| BarangTolak::TimbangBaki.pada(kolom, pesan);
    if gudang.is_empty() {
        return Err(salah("kode_gudang", "Mohon Untuk Pilih Kode Gudang".to_owned()));
    }
    if kode.is_empty() {
        return Err(salah("kode_toko", "Mohon Untuk Pilih Kode Baki".to_owned()));
    }
    let sql = format!("{BAKI} AND k.kode_baki = $2{KELOMPOK}");
    let b = c
        .baris_satu::<BakiTimbang>(&sql, args![toko, kode.as_str()])?
        .ok_or_else(|| salah("kode_toko", format!("Baki {kode} tidak ada atau tidak aktif")))?;
    if b.kode_gudang != gudang {
        let pesan = format!("Baki {kode} ada di gudang {}, tidak di {gudang}", b.kode_gudang);
        return Err(salah("kode_toko", pesan));
    }
    Ok(b)
}

db::bacaan! {
    /// Which tray was weighed, and when in the day.
    struct SesiBaki {
        kode_baki: String = "kode_baki",
        sesi: String = "sesi",
    }
}

/// Fills in what was weighed on a day.
fn isi_hasil(c: &mut Conn, toko: &KodeToko, tgl: &str, semua: &mut [BakiTimbang]) -> db::Result<()> {
    let hasil = c.baris::<(SesiBaki, HasilTimbang)>(
        "FROM timbang WHERE toko = $1 AND tgl_system = $2 ORDER BY waktu, no_timbang",
        args![toko, tgl],
    )?;
    for (s, h) in hasil {
        if let Some(b) = semua.iter_mut().find(|b| b.kode_baki == s.kode_baki) {
            // Later ones come later: the last holds.
            if s.sesi == "PAGI" { b.pagi = Some(h) } else { b.sore = Some(h) }
        }
    }
    Ok(())
}

fn hari(c: &mut Conn, toko: &KodeToko) -> db::Result<String> {
    c.nilai("SELECT tgl_system FROM toko WHERE kode_toko = $1", args![toko])
}

/// One line of the activity log.
fn aktivitas(tx: &mut Tx<'_>, oleh: &str, pesan: &str) -> db::Result<()> {
    let toko = tx.toko().clone();
    let (tgl, waktu) = (hari(tx, &toko)?, tx.sekarang().to_string());
    let id: i64 =
        tx.nilai("SELECT COALESCE(MAX(id), 0) + 1 FROM timbang_aktivitas WHERE toko = $1", args![&toko])?;
    tx.exec(
        "INSERT INTO timbang_aktivitas (toko, id, tgl_system, waktu, oleh, pesan) VALUES ($1, $2, $3, $4, $5, $6)",
        args![&toko, id, tgl, waktu, oleh, pesan],
    )?;
    Ok(())
}
