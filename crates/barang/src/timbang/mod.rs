//! Weighing trays, morning and evening: what a tray has to weigh by the books, what the scale says, and which pieces
//! explain a difference. Each weighing is kept as it was made, with what the scale sent.

mod catat;
mod duga;
mod mentah;
mod sesi;

pub use catat::{Tertimbang, Timbang, catat};
pub use duga::Diduga;
pub use sesi::{DataTimbang, Mulai, keadaan, lihat, mulai, reset};

use db::{Conn, Tx, args};
use platform::{Hasil, Tolak};
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

/// The last weighing of a tray in a session of the day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HasilTimbang)]
pub struct HasilTimbang {
    pub no_timbang: String,
    pub waktu: String,
    pub oleh: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub selisih: Berat,
    pub cocok: bool,
    /// typed, not read from a scale
    pub diketik: bool,
}

/// A tray and what it has to weigh now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BakiTimbang)]
pub struct BakiTimbang {
    pub kode_gudang: String,
    /// the tray, as the goods calls name it
    pub kode_toko: String,
    pub kode_baki: String,
    pub nama_baki: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub tara: Berat,
    #[schema(value_type = f64)]
    pub berat_stock: Berat,
    #[schema(value_type = f64)]
    pub berat_bandrol: Berat,
    #[schema(value_type = f64)]
    pub berat_plastik: Berat,
    /// tray, pieces, tags and bags together
    #[schema(value_type = f64)]
    pub seharusnya: Berat,
    #[schema(value_type = f64)]
    pub toleransi: Berat,
    pub pagi: Option<HasilTimbang>,
    pub sore: Option<HasilTimbang>,
}

const BAKI: &str = "SELECT k.kode_gudang, k.kode_baki, k.nama_baki, k.tara, k.toleransi, COUNT(s.kode_barcode), \
     CAST(COALESCE(SUM(s.berat), 0) AS BIGINT), CAST(COALESCE(SUM(b.berat_bandrol), 0) AS BIGINT), \
     CAST(COALESCE(SUM(b.berat_plastik), 0) AS BIGINT) FROM baki k \
     LEFT JOIN saldo_barang s ON s.toko = k.toko AND s.gudang = k.kode_gudang AND s.baki = k.kode_baki \
     LEFT JOIN barang b ON b.kode_barcode = s.kode_barcode WHERE k.toko = $1 AND k.dihapus = 0 AND k.aktif = 1";
const KELOMPOK: &str =
    " GROUP BY k.kode_gudang, k.kode_baki, k.nama_baki, k.tara, k.toleransi ORDER BY k.kode_baki";

fn baki(r: &db::Row<'_>) -> db::Result<BakiTimbang> {
    let (tara, stock, bandrol, plastik) = (r.int(3)?, r.int(6)?, r.int(7)?, r.int(8)?);
    let kode: String = r.get(1)?;
    Ok(BakiTimbang {
        kode_gudang: r.get(0)?,
        kode_toko: kode.clone(),
        kode_baki: kode,
        nama_baki: r.get(2)?,
        qty: r.int(5)?,
        tara: Berat::mg(tara),
        berat_stock: Berat::mg(stock),
        berat_bandrol: Berat::mg(bandrol),
        berat_plastik: Berat::mg(plastik),
        seharusnya: Berat::mg(tara + stock + bandrol + plastik),
        toleransi: r.get(4)?,
        pagi: None,
        sore: None,
    })
}

/// A tray of the store, in the warehouse that was named with it.
fn satu_baki(c: &mut Conn, toko: &KodeToko, gudang: &str, kode: &str) -> Hasil<BakiTimbang> {
    let (gudang, kode) = (gudang.trim().to_uppercase(), kode.trim().to_uppercase());
    let salah = |kolom: &str, pesan: String| Tolak::aturan("TIMBANG-01", pesan.clone()).kolom(kolom, pesan);
    if gudang.is_empty() {
        return Err(salah("kode_gudang", "Mohon Untuk Pilih Kode Gudang".to_owned()));
    }
    if kode.is_empty() {
        return Err(salah("kode_toko", "Mohon Untuk Pilih Kode Baki".to_owned()));
    }
    let sql = format!("{BAKI} AND k.kode_baki = $2{KELOMPOK}");
    let b = c
        .one(&sql, args![toko, kode.as_str()], baki)?
        .ok_or_else(|| salah("kode_toko", format!("Baki {kode} tidak ada atau tidak aktif")))?;
    if b.kode_gudang != gudang {
        let pesan = format!("Baki {kode} ada di gudang {}, tidak di {gudang}", b.kode_gudang);
        return Err(salah("kode_toko", pesan));
    }
    Ok(b)
}

/// Fills in what was weighed on a day.
fn isi_hasil(c: &mut Conn, toko: &KodeToko, tgl: &str, semua: &mut [BakiTimbang]) -> db::Result<()> {
    c.each(
        "SELECT kode_baki, sesi, no_timbang, waktu, oleh, berat, selisih, cocok, diketik FROM timbang \
         WHERE toko = $1 AND tgl_system = $2 ORDER BY waktu, no_timbang",
        args![toko, tgl],
        |r| {
            let kode = r.text(0)?;
            if let Some(b) = semua.iter_mut().find(|b| b.kode_baki == kode) {
                let h = HasilTimbang {
                    no_timbang: r.get(2)?,
                    waktu: r.get(3)?,
                    oleh: r.get(4)?,
                    berat: r.get(5)?,
                    selisih: r.get(6)?,
                    cocok: r.flag(7)?,
                    diketik: r.flag(8)?,
                };
                // Later ones come later: the last holds.
                if r.text(1)? == "PAGI" { b.pagi = Some(h) } else { b.sore = Some(h) }
            }
            Ok(())
        },
    )
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
