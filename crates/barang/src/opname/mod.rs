//! Counting: one engine for every kind of stock opname. What had to be there is frozen when a count begins, the stock
//! book tells what moved since, scans tell what was found; the result is written once, and only an approved correction
//! moves pieces.

mod baca;
mod kelas;
mod koreksi;
mod mulai;
mod pindai;
mod selesai;

use crate::BarangTolak;
pub use baca::{
    BarisOpname, Penerimaan, Ringkas, TanyaBaris, TanyaOpname, TotalBaris, baris, penerimaan, ringkas, semua,
};
pub use kelas::Kelas;
pub use koreksi::{Koreksi, Terkoreksi, koreksi};
pub use mulai::{Mulai, mulai};
pub use pindai::{Hapus, Pindai, PindaiBanyak, Terpindai, TerpindaiBanyak, hapus, pindai, pindai_banyak};
use platform::AksesTolak;
pub use selesai::{batal, selesai};

use db::{Conn, Val, args};
use platform::{Hasil, Pelaku, Siaran, Tujuan};
use serde::{Deserialize, Serialize};
use values::{Berat, KodeToko, NoFaktur};

/// The message to every screen of the store that a count went on.
pub const PERISTIWA: &str = "stock-opname";
/// What an approval of a correction is asked for.
pub const KATEGORI: &str = "KOREKSI OPNAME";

/// What is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = JenisOpname)]
pub enum Jenis {
    /// one tray
    Baki,
    /// one warehouse
    Gudang,
    /// what one receiving document brought
    Penerimaan,
    /// by tags; a tray, a warehouse or all
    Rfid,
    /// the whole store, once a day
    Global,
}

impl Jenis {
    pub const SEMUA: [Self; 5] = [Self::Baki, Self::Gudang, Self::Penerimaan, Self::Rfid, Self::Global];

    pub fn kode(self) -> &'static str {
        match self {
            Self::Baki => "BAKI",
            Self::Gudang => "GUDANG",
            Self::Penerimaan => "PENERIMAAN",
            Self::Rfid => "RFID",
            Self::Global => "GLOBAL",
        }
    }

    /// The screen whose right it needs.
    pub fn menu(self) -> &'static str {
        match self {
            Self::Baki => "/stock-opname",
            Self::Gudang => "/stock-opname-gudang",
            Self::Penerimaan => "/stock-opname-penerimaan",
            Self::Rfid => "/stock-opname-rfid",
            Self::Global => "/stock-opname-global",
        }
    }

    fn dari_kode(kode: &str) -> db::Result<Self> {
        Self::SEMUA
            .into_iter()
            .find(|j| j.kode() == kode)
            .ok_or_else(|| db::Error::Lain(format!("jenis opname {kode}")))
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = StatusOpname)]
pub enum Status {
    Jalan,
    Selesai,
    Batal,
}

impl Status {
    fn kode(self) -> &'static str {
        match self {
            Self::Jalan => "JALAN",
            Self::Selesai => "SELESAI",
            Self::Batal => "BATAL",
        }
    }

    fn dari_kode(kode: &str) -> db::Result<Self> {
        [Self::Jalan, Self::Selesai, Self::Batal]
            .into_iter()
            .find(|s| s.kode() == kode)
            .ok_or_else(|| db::Error::Lain(format!("status opname {kode}")))
    }
}

db::sel_kode!(Jenis, Status);

/// Whether a photo of the count was kept; pictures are the crate `gambar`'s, which keeps them only while it runs.
const FOTO: &str = "(SELECT COUNT(*) FROM gambar g WHERE g.toko = opname.toko AND g.jenis = 'FOTO_OPNAME' \
                    AND g.kunci = opname.no_opname)";
/// The setting that wants one.
const WAJIB_FOTO: &str = "OPNAME_WAJIB_FOTO_MODULE";

db::bacaan! {
    /// A count, as its head has it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct Opname {
        pub no_opname: String = "no_opname",
        pub jenis: Jenis = "jenis",
        pub status: Status = "status",
        /// empty: every warehouse that is counted
        pub kode_gudang: String = "kode_gudang",
        /// the tray; empty: every tray
        pub kode_toko: String = "kode_baki",
        /// the receiving document
        pub rujukan: String = "rujukan",
        pub tgl_system: String = "tgl_system",
        pub mulai: String = "mulai",
        pub mulai_oleh: String = "mulai_oleh",
        pub qty_awal: i64 = "qty_awal",
        #[schema(value_type = f64)]
        pub berat_awal: Berat = "berat_awal",
        /// came during the count
        pub qty_masuk: i64 = "qty_masuk",
        /// left during the count
        pub qty_keluar: i64 = "qty_keluar",
        pub selesai: Option<String> = "selesai",
        pub selesai_oleh: Option<String> = "selesai_oleh",
        /// the document that corrected the books
        pub koreksi: Option<String> = "koreksi",
        pub koreksi_oleh: Option<String> = "koreksi_oleh",
        pub koreksi_setuju: Option<String> = "koreksi_setuju",
        /// it has a photo
        pub foto: bool = FOTO,
    }
}

/// The count of this number, for somebody who may open its screen.
pub fn satu(c: &mut Conn, p: &Pelaku, no: &NoFaktur) -> Hasil<Opname> {
    let sql = "FROM opname WHERE toko = $1 AND no_opname = $2";
    let o = c
        .baris_satu::<Opname>(sql, args![&p.toko, no])?
        .ok_or_else(|| BarangTolak::OpnameTidakAda.tolak(format!("Stock opname {no} tidak ditemukan")))?;
    if !p.boleh_menu(o.jenis.menu()) {
        return Err(AksesTolak::Menu.tolak("Akses Di Menu Ini Tidak Di Izinkan"));
    }
    Ok(o)
}

/// The same, while it is still going on.
fn yang_jalan(c: &mut Conn, p: &Pelaku, no: &NoFaktur) -> Hasil<Opname> {
    let o = satu(c, p, no)?;
    match o.status {
        Status::Jalan => Ok(o),
        Status::Selesai => Err(BarangTolak::OpnameSelesai.tolak(format!("Stock opname {no} sudah selesai"))),
        Status::Batal => Err(BarangTolak::OpnameSelesai.tolak(format!("Stock opname {no} sudah dibatalkan"))),
    }
}

impl Opname {
    /// The pieces that have to be there as a condition on `s` (saldo_barang), with `$1` the store and further values
    /// from `$mulai` on.
    fn lingkup(&self, mulai: usize) -> (String, Vec<Val>) {
        let satu = mulai;
        let dua = mulai + 1;
        let (sql, nilai): (String, Vec<Val>) = if self.jenis == Jenis::Penerimaan {
            (
                format!(
                    "EXISTS (SELECT 1 FROM opname_harus h WHERE h.toko = s.toko AND h.no_opname = ${satu} \
                     AND h.kode_barcode = s.kode_barcode)"
                ),
                vec![self.no_opname.as_str().into()],
            )
        } else if self.kode_gudang.is_empty() {
            let dihitung = "EXISTS (SELECT 1 FROM gudang g WHERE g.toko = s.toko AND g.kode_gudang = s.gudang \
                            AND g.dihapus = 0 AND g.dihitung_opname = 1)";
            (dihitung.to_owned(), Vec::new())
        } else if self.kode_toko.is_empty() {
            (format!("s.gudang = ${satu}"), vec![self.kode_gudang.as_str().into()])
        } else {
            (
                format!("s.gudang = ${satu} AND s.baki = ${dua}"),
                vec![self.kode_gudang.as_str().into(), self.kode_toko.as_str().into()],
            )
        };
        (format!("s.milik = 'TOKO' AND {sql}"), nilai)
    }
}

/// Tells the store's screens, once the scan stands.
fn kabarkan(tx: &mut db::Tx<'_>, siaran: &Siaran, no: &str, apa: &str) {
    let (siaran, toko) = (siaran.clone(), tx.toko().clone());
    let isi = serde_json::json!({ "no_opname": no, "apa": apa });
    tx.setelah_commit(move || siaran.kirim(Tujuan::Toko(toko), PERISTIWA, isi));
}

/// The warehouse of a tray that exists.
fn gudang_baki(c: &mut Conn, toko: &KodeToko, baki: &str) -> Hasil<String> {
    c.one(
        "SELECT kode_gudang FROM baki WHERE toko = $1 AND kode_baki = $2 AND dihapus = 0",
        args![toko, baki],
        |r| r.get(0),
    )?
    .ok_or_else(|| {
        let pesan = format!("Baki {baki} tidak ada");
        BarangTolak::OpnameBaki.pada("kode_toko", pesan)
    })
}
