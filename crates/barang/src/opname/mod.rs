//! Counting: one engine for every kind of stock opname. What had to be there is frozen when a count begins, the stock
//! book tells what moved since, scans tell what was found; the result is written once, and only an approved correction
//! moves pieces.

mod baca;
mod kelas;
mod koreksi;
mod mulai;
mod pindai;
mod selesai;

pub use baca::{
    Baris, Halaman, Penerimaan, Ringkas, TanyaBaris, TanyaOpname, baris, penerimaan, ringkas, semua,
};
pub use kelas::Kelas;
pub use koreksi::{Koreksi, Terkoreksi, koreksi};
pub use mulai::{Mulai, mulai};
pub use pindai::{Hapus, Pindai, PindaiBanyak, Terpindai, TerpindaiBanyak, hapus, pindai, pindai_banyak};
pub use selesai::{batal, selesai};

use db::{Conn, Row, Val, args};
use platform::{Hasil, Pelaku, Siaran, Tolak, Tujuan};
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

/// A count, as its head has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Opname {
    pub no_opname: String,
    pub jenis: Jenis,
    pub status: Status,
    /// empty: every warehouse that is counted
    pub kode_gudang: String,
    /// the tray; empty: every tray
    pub kode_toko: String,
    /// the receiving document
    pub rujukan: String,
    pub tgl_system: String,
    pub mulai: String,
    pub mulai_oleh: String,
    pub qty_awal: i64,
    #[schema(value_type = f64)]
    pub berat_awal: Berat,
    /// came during the count
    pub qty_masuk: i64,
    /// left during the count
    pub qty_keluar: i64,
    pub selesai: Option<String>,
    pub selesai_oleh: Option<String>,
    /// the document that corrected the books
    pub koreksi: Option<String>,
    pub koreksi_oleh: Option<String>,
    pub koreksi_setuju: Option<String>,
}

const KOLOM: &str = "no_opname, jenis, status, kode_gudang, kode_baki, rujukan, tgl_system, mulai, mulai_oleh, qty_awal, \
     berat_awal, qty_masuk, qty_keluar, selesai, selesai_oleh, koreksi, koreksi_oleh, koreksi_setuju";

fn kepala(r: &Row<'_>) -> db::Result<Opname> {
    let status = match r.text(2)? {
        "JALAN" => Status::Jalan,
        "SELESAI" => Status::Selesai,
        _ => Status::Batal,
    };
    Ok(Opname {
        no_opname: r.get(0)?,
        jenis: Jenis::dari_kode(r.text(1)?)?,
        status,
        kode_gudang: r.get(3)?,
        kode_toko: r.get(4)?,
        rujukan: r.get(5)?,
        tgl_system: r.get(6)?,
        mulai: r.get(7)?,
        mulai_oleh: r.get(8)?,
        qty_awal: r.int(9)?,
        berat_awal: r.get(10)?,
        qty_masuk: r.int(11)?,
        qty_keluar: r.int(12)?,
        selesai: r.get(13)?,
        selesai_oleh: r.get(14)?,
        koreksi: r.get(15)?,
        koreksi_oleh: r.get(16)?,
        koreksi_setuju: r.get(17)?,
    })
}

/// The count of this number, for somebody who may open its screen.
pub fn satu(c: &mut Conn, p: &Pelaku, no: &NoFaktur) -> Hasil<Opname> {
    let sql = format!("SELECT {KOLOM} FROM opname WHERE toko = $1 AND no_opname = $2");
    let o = c
        .one(&sql, args![&p.toko, no], kepala)?
        .ok_or_else(|| Tolak::tidak_ada("OPNAME-01", format!("Stock opname {no} tidak ditemukan")))?;
    if !p.boleh_menu(o.jenis.menu()) {
        return Err(Tolak::dilarang("AKSES-01", "Akses Di Menu Ini Tidak Di Izinkan"));
    }
    Ok(o)
}

/// The same, while it is still going on.
fn yang_jalan(c: &mut Conn, p: &Pelaku, no: &NoFaktur) -> Hasil<Opname> {
    let o = satu(c, p, no)?;
    match o.status {
        Status::Jalan => Ok(o),
        Status::Selesai => Err(Tolak::sudah("OPNAME-02", format!("Stock opname {no} sudah selesai"))),
        Status::Batal => Err(Tolak::sudah("OPNAME-02", format!("Stock opname {no} sudah dibatalkan"))),
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
        Tolak::aturan("OPNAME-03", pesan.clone()).kolom("kode_toko", pesan)
    })
}
