//! Approvals: asked by one person, given by a supervisor or owner, used once within five minutes, for exactly what the
//! server said was asked ([`Permohonan`]). One file a use case; whatever needs an approval calls [`pakai`] inside its own
//! transaction. docs/otorisasi.md lists every use.

mod fingerprint;
mod kotak;
mod langsung;
mod minta;
mod pakai;
mod permohonan;
mod sendiri;
mod setujui;
mod tarik;
mod tolak;

pub use fingerprint::fingerprint;
pub use kotak::{kategori_ada, kotak, lihat, menunggu};
pub(crate) use langsung::beri;
pub use langsung::langsung;
pub(crate) use minta::kategori;
pub use minta::{MintaOtorisasi, minta};
pub use pakai::{pakai, tautkan, wajib};
pub use permohonan::{Alasan, Keluar, Permohonan, Rincian, Sisi};
pub use sendiri::dicatat as sendiri;
pub use setujui::setujui;
pub use tarik::tarik;
pub use tolak::tolak;

use crate::modul::Setelan;
use crate::{Hasil, Level, OtorisasiTolak, Pelaku, Status, Tolak, pengguna, sesi};
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
    /// taken back by who asked, before anybody decided
    Ditarik,
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
    /// the owner, alone in the store, said yes to their own request
    pub sendiri: bool,
    /// what was asked for, in the server's words; none: the approval covers no document
    pub permohonan: Option<Keluar>,
    /// what of it would be sold below cost, for who decides and may see it
    pub di_bawah_modal: Vec<String>,
    #[serde(skip)]
    pub(crate) sidik: String,
}

db::bacaan! {
    /// A request as both tables have it.
    struct Isi {
        id: String = "id",
        toko: KodeToko = "toko",
        tgl_system: Tanggal = "tgl_system",
        kategori: String = "kategori",
        description: String = "description",
        keterangan: String = "keterangan",
        dokumen: Option<String> = "dokumen",
        nominal: Option<Rupiah> = "nominal",
        peminta: UserId = "peminta",
        cara: Option<String> = "cara",
        status: String = "status",
        dibuat: Waktu = "dibuat",
        berlaku_sampai: Waktu = "berlaku_sampai",
        dipakai: Option<Waktu> = "dipakai",
        dipakai_dok: Option<String> = "dipakai_dok",
        sidik: String = "sidik",
        permohonan: String = "permohonan",
    }
}

db::bacaan! {
    /// What only a request that somebody else decides has.
    struct Putusan {
        sebelum: Option<String> = "sebelum",
        sesudah: Option<String> = "sesudah",
        penyetuju: Option<UserId> = "penyetuju",
        alasan: Option<String> = "alasan",
        diputus: Option<Waktu> = "diputus",
        ditarik: Option<Waktu> = "ditarik",
    }
}

impl Isi {
    fn jadi(self, p: Putusan, kini: Waktu) -> Hasil<Otorisasi> {
        let status = match p.ditarik {
            Some(_) => Keadaan::Ditarik,
            None => Keadaan::dari(&self.status, self.berlaku_sampai, kini)?,
        };
        Ok(Otorisasi {
            sendiri: p.penyetuju.as_ref() == Some(&self.peminta),
            permohonan: Permohonan::dari_simpanan(&self.permohonan)?.map(|p| p.keluar()).transpose()?,
            di_bawah_modal: Vec::new(),
            status,
            cara: self.cara.as_deref().and_then(Cara::dari),
            id: self.id,
            toko: self.toko,
            tgl_system: self.tgl_system,
            kategori: self.kategori,
            description: self.description,
            keterangan: self.keterangan,
            dokumen: self.dokumen,
            nominal: self.nominal,
            sebelum: p.sebelum,
            sesudah: p.sesudah,
            peminta: self.peminta,
            penyetuju: p.penyetuju,
            alasan: p.alasan,
            dibuat: self.dibuat,
            diputus: p.diputus,
            berlaku_sampai: self.berlaku_sampai,
            dipakai: self.dipakai,
            dipakai_dok: self.dipakai_dok,
            sidik: self.sidik,
        })
    }

    /// An owner's own word: asked and given in one.
    fn sendiri(self, kini: Waktu) -> Hasil<Otorisasi> {
        let (penyetuju, diputus) = (Some(self.peminta.clone()), Some(self.dibuat));
        let p = Putusan { sebelum: None, sesudah: None, penyetuju, alasan: None, diputus, ditarik: None };
        self.jadi(p, kini)
    }
}

/// Text that cannot be an id never reaches the database.
pub(crate) fn berbentuk_id(id: &str) -> bool {
    id.len() == PANJANG_ID && id.bytes().all(|b| b.is_ascii_alphanumeric())
}

fn cari(c: &mut Conn, toko: &KodeToko, id: &str, kini: Waktu) -> Hasil<Option<Otorisasi>> {
    if !berbentuk_id(id) {
        return Ok(None);
    }
    let syarat = "WHERE toko = $1 AND id = $2";
    let ada = c.baris_satu::<(Isi, Putusan)>(&format!("FROM otorisasi {syarat}"), args![toko, id])?;
    if let Some((i, p)) = ada {
        return i.jadi(p, kini).map(Some);
    }
    let sendiri = c.baris_satu::<Isi>(&format!("FROM otorisasi_sendiri {syarat}"), args![toko, id])?;
    sendiri.map(|i| i.sendiri(kini)).transpose()
}

/// One answer for an id that does not exist and for one that belongs to somebody else.
fn tidak_dikenal() -> Tolak {
    OtorisasiTolak::TidakAda.tolak("Otorisasi tidak ditemukan")
}

fn lewat_waktu() -> Tolak {
    OtorisasiTolak::LewatWaktu.tolak("Otorisasi sudah lewat waktu, silahkan minta lagi")
}

/// Who asked took it back: nothing is left to decide or to use.
fn sudah_ditarik() -> Tolak {
    OtorisasiTolak::Ditarik.tolak("Permintaan ini sudah ditarik oleh yang meminta")
}

fn bukan_penyetuju() -> Tolak {
    OtorisasiTolak::BukanPenyetuju.tolak("Hanya SPV atau OWN toko ini yang boleh memberi otorisasi")
}

/// Nobody approves their own request, whatever their level.
fn bukan_sendiri(peminta: &UserId, penyetuju: &UserId) -> Hasil<()> {
    if peminta == penyetuju {
        return Err(OtorisasiTolak::DiriSendiri.tolak("Permintaan sendiri harus disetujui orang lain"));
    }
    Ok(())
}

/// May this person, as the database has them now, approve in this store? A supervisor or owner of the
/// store, or an owner of head office.
pub(crate) fn berhak(c: &mut Conn, user: &UserId, toko: &KodeToko) -> db::Result<bool> {
    let sql = format!(
        "SELECT level, CASE WHEN {} THEN 1 ELSE 0 END, pusat FROM pengguna WHERE user_id = $1 AND aktif = 1",
        pengguna::sql_di_toko("pengguna", 2)
    );
    Ok(c.one(&sql, args![user, toko], |r| {
        let (level, setempat) = (Level::parse(r.text(0)?), r.flag(1)?);
        Ok(level.penyetuju() && (setempat || (r.flag(2)? && level == Level::Own)))
    })?
    .unwrap_or(false))
}

/// How the store approves at the requester's screen: by fingerprint where AUTH_TYPE says so and its agents are on, else by
/// password. An approver's own inbox is open either way.
pub(crate) fn wajib_cara(c: &mut Conn, toko: &KodeToko, cara: Cara) -> Hasil<()> {
    let set = Setelan::baca(c, toko)?;
    let jari = set.nyala("FINGERPRINT_MODULE") && set.nilai("AUTH_TYPE") == "FINGERPRINT";
    match cara {
        Cara::Password if jari => {
            Err(OtorisasiTolak::CaraLain.tolak("Otorisasi di toko ini dengan fingerprint"))
        }
        Cara::Fingerprint if !jari => {
            Err(OtorisasiTolak::CaraLain.tolak("Otorisasi di toko ini dengan username dan password"))
        }
        _ => Ok(()),
    }
}

fn wajib_berhak(c: &mut Conn, user: &UserId, toko: &KodeToko) -> Hasil<()> {
    if berhak(c, user, toko)? { Ok(()) } else { Err(bukan_penyetuju()) }
}

/// Where only an owner will do, a supervisor is told before they have approved in vain. A document asks it of its approver where that
/// one is part of what is approved.
pub fn wajib_pemilik(c: &mut Conn, user: &UserId, harus: bool) -> Hasil<()> {
    if !harus {
        return Ok(());
    }
    let sql = "SELECT level FROM pengguna WHERE user_id = $1";
    match c.one(sql, args![user], |r| Ok(Level::parse(r.text(0)?)))? {
        Some(Level::Own) => Ok(()),
        _ => Err(OtorisasiTolak::HanyaOwn.tolak("Ini hanya bisa disetujui OWN, silahkan minta ke OWN")),
    }
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
