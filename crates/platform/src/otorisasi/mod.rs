//! Approvals: asked by one person, given by a supervisor or owner, used once within five minutes.
//! One file a use case; whatever needs an approval calls [`pakai`] inside its own transaction.

mod fingerprint;
mod kotak;
mod langsung;
mod minta;
mod pakai;
mod setujui;
mod tolak;

pub use fingerprint::fingerprint;
pub use kotak::{kotak, lihat, menunggu};
pub use langsung::langsung;
pub(crate) use minta::kategori;
pub use minta::{Minta, minta};
pub use pakai::{pakai, tautkan};
pub use setujui::setujui;
pub use tolak::tolak;

use crate::{Hasil, Level, Pelaku, Status, Tolak, sesi};
use db::{Conn, Db, args};
use serde::Serialize;
use std::time::Duration;
use values::{KodeToko, Rupiah, Tanggal, UserId, Waktu};

/// How long a request waits, and how long an approval may be used.
pub const LAMA: Duration = Duration::from_secs(300);
/// Length of the generated ids, as the specification has them.
pub(crate) const PANJANG_ID: usize = 16;

/// How the approver showed who they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = CaraOtorisasi)]
pub enum Cara {
    /// password typed at the requester's screen
    Password,
    Fingerprint,
    /// from the approver's own inbox
    Kotak,
}

impl Cara {
    fn as_str(self) -> &'static str {
        match self {
            Cara::Password => "PASSWORD",
            Cara::Fingerprint => "FINGERPRINT",
            Cara::Kotak => "KOTAK",
        }
    }

    fn dari(teks: &str) -> Option<Self> {
        [Cara::Password, Cara::Fingerprint, Cara::Kotak].into_iter().find(|c| c.as_str() == teks)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = KeadaanOtorisasi)]
pub enum Keadaan {
    Menunggu,
    Disetujui,
    Ditolak,
    Terpakai,
    /// waited or lay approved longer than [`LAMA`]
    Kedaluwarsa,
}

impl Keadaan {
    fn dari(teks: &str, berlaku_sampai: Waktu, kini: Waktu) -> db::Result<Self> {
        Ok(match teks {
            "DITOLAK" => Keadaan::Ditolak,
            "TERPAKAI" => Keadaan::Terpakai,
            "MENUNGGU" | "DISETUJUI" if kini >= berlaku_sampai => Keadaan::Kedaluwarsa,
            "MENUNGGU" => Keadaan::Menunggu,
            "DISETUJUI" => Keadaan::Disetujui,
            lain => return Err(db::Error::Lain(format!("status otorisasi {lain} tidak dikenal"))),
        })
    }
}

/// One approval, in whatever state it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Otorisasi {
    pub id: String,
    #[schema(value_type = String)]
    pub toko: KodeToko,
    #[schema(value_type = String)]
    pub tgl_system: Tanggal,
    pub kategori: String,
    pub description: String,
    pub keterangan: String,
    /// the one document it is for, when the request named one
    pub dokumen: Option<String>,
    #[schema(value_type = Option<i64>)]
    pub nominal: Option<Rupiah>,
    pub sebelum: Option<String>,
    pub sesudah: Option<String>,
    #[schema(value_type = String)]
    pub peminta: UserId,
    #[schema(value_type = Option<String>)]
    pub penyetuju: Option<UserId>,
    pub cara: Option<Cara>,
    pub status: Keadaan,
    pub alasan: Option<String>,
    #[schema(value_type = String)]
    pub dibuat: Waktu,
    #[schema(value_type = Option<String>)]
    pub diputus: Option<Waktu>,
    #[schema(value_type = String)]
    pub berlaku_sampai: Waktu,
    #[schema(value_type = Option<String>)]
    pub dipakai: Option<Waktu>,
    pub dipakai_dok: Option<String>,
}

const KOLOM: &str = "id, toko, tgl_system, kategori, description, keterangan, dokumen, nominal, sebelum, \
     sesudah, peminta, penyetuju, cara, status, alasan, dibuat, diputus, berlaku_sampai, dipakai, dipakai_dok";

fn baris(r: &db::Row<'_>, kini: Waktu) -> db::Result<Otorisasi> {
    let berlaku_sampai = r.get(17)?;
    Ok(Otorisasi {
        id: r.get(0)?,
        toko: r.get(1)?,
        tgl_system: r.get(2)?,
        kategori: r.get(3)?,
        description: r.get(4)?,
        keterangan: r.get(5)?,
        dokumen: r.get(6)?,
        nominal: r.get(7)?,
        sebelum: r.get(8)?,
        sesudah: r.get(9)?,
        peminta: r.get(10)?,
        penyetuju: r.get(11)?,
        cara: r.get::<Option<String>>(12)?.as_deref().and_then(Cara::dari),
        status: Keadaan::dari(r.text(13)?, berlaku_sampai, kini)?,
        alasan: r.get(14)?,
        dibuat: r.get(15)?,
        diputus: r.get(16)?,
        berlaku_sampai,
        dipakai: r.get(18)?,
        dipakai_dok: r.get(19)?,
    })
}

/// Text that cannot be an id never reaches the database.
pub(crate) fn berbentuk_id(id: &str) -> bool {
    id.len() == PANJANG_ID && id.bytes().all(|b| b.is_ascii_alphanumeric())
}

fn cari(c: &mut Conn, toko: &KodeToko, id: &str, kini: Waktu) -> Hasil<Option<Otorisasi>> {
    if !berbentuk_id(id) {
        return Ok(None);
    }
    let sql = format!("SELECT {KOLOM} FROM otorisasi WHERE toko = $1 AND id = $2");
    Ok(c.one(&sql, args![toko, id], |r| baris(r, kini))?)
}

/// One answer for an id that does not exist and for one that belongs to somebody else.
fn tidak_dikenal() -> Tolak {
    Tolak::tidak_ada("OTO-01", "Otorisasi tidak ditemukan")
}

fn lewat_waktu() -> Tolak {
    Tolak::aturan("OTO-05", "Otorisasi sudah lewat waktu, silahkan minta lagi")
}

fn bukan_penyetuju() -> Tolak {
    Tolak::dilarang("OTO-04", "Hanya SPV atau OWN toko ini yang boleh memberi otorisasi")
}

/// Nobody approves their own request, whatever their level.
fn bukan_sendiri(peminta: &UserId, penyetuju: &UserId) -> Hasil<()> {
    if peminta == penyetuju {
        return Err(Tolak::dilarang("OTO-03", "Permintaan sendiri harus disetujui orang lain"));
    }
    Ok(())
}

/// May this person, as the database has them now, approve in this store? A supervisor or owner of the
/// store, or an owner of head office.
pub(crate) fn berhak(c: &mut Conn, user: &UserId, toko: &KodeToko) -> db::Result<bool> {
    Ok(c.one(
        "SELECT level, kode_toko, pusat FROM pengguna WHERE user_id = $1 AND aktif = 1",
        args![user],
        |r| {
            let level = Level::parse(r.text(0)?);
            let setempat = r.get::<KodeToko>(1)? == *toko;
            Ok(level.penyetuju() && (setempat || (r.flag(2)? && level == Level::Own)))
        },
    )?
    .unwrap_or(false))
}

fn wajib_berhak(c: &mut Conn, user: &UserId, toko: &KodeToko) -> Hasil<()> {
    if berhak(c, user, toko)? { Ok(()) } else { Err(bukan_penyetuju()) }
}

/// Checks an approver's password with the lock of a login; a wrong one is written in the store's trail.
async fn periksa_sandi(db: &Db, p: &Pelaku, siapa: &UserId, sandi: String, alamat: &str) -> Hasil<()> {
    let Err(t) = sesi::periksa_penyetuju(db, siapa, sandi, alamat).await else { return Ok(()) };
    if t.status == Status::Aturan {
        let (peminta, siapa, alamat) = (p.user_id.clone(), siapa.clone(), alamat.to_owned());
        db.write(p.toko.clone(), move |tx| {
            let isi = serde_json::json!({ "alamat": alamat }).to_string();
            ledger::audit::catat_hari_ini(tx, peminta.as_str(), "OTORISASI GAGAL", siapa.as_str(), &isi)?;
            Ok::<_, Tolak>(())
        })
        .await?;
    }
    Err(t)
}
