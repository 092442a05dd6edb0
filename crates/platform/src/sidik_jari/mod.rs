//! Fingerprints: what the agents of a store are asked to scan or enrol, what they answer, and the templates
//! themselves. Only this module reads or writes template bytes.

mod daftar;
mod lapor;
mod pindai;

use crate::{AksesTolak, SidikTolak};
pub use daftar::{Cetakan, Jari, Pembaca, cetakan, enrol, hapus};
pub use lapor::{Laporan, Tugas, lapor, tugas};
pub(crate) use pindai::pakai_scan;
pub use pindai::{lihat, pindai};

use crate::otorisasi::berbentuk_id;
use crate::{Hasil, Pelaku, Tolak, acak, modul};
use db::{Conn, Tx, args};
use serde::Serialize;
use std::time::Duration;
use values::{KodeToko, UserId, Waktu};

/// How long a finger is waited for, and how long a matched scan may be handed in.
pub const LAMA: Duration = Duration::from_secs(60);
const SIMPAN: Duration = Duration::from_secs(24 * 3600);
/// What `auth_for` says in the event of an enrolment.
pub const UNTUK_ENROL: &str = "ENROL";

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = JenisSidikJari)]
pub enum Jenis {
    Scan,
    Enrol,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = KeadaanSidikJari)]
pub enum Keadaan {
    Menunggu,
    Cocok,
    Gagal,
    Terpakai,
    /// the requester started another
    Batal,
    Kedaluwarsa,
}

/// One thing an agent is to do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KerjaSidikJari)]
pub struct Kerja {
    /// the id that `authorization/fingerprint` takes as `fp`
    pub id: String,
    pub jenis: Jenis,
    #[schema(value_type = String)]
    pub user_id: UserId,
    pub jari: Option<i64>,
    /// the category the scan is for
    pub auth_for: String,
    pub status: Keadaan,
    #[schema(value_type = String)]
    pub berlaku_sampai: Waktu,
    #[serde(skip)]
    pub peminta: UserId,
    #[serde(skip)]
    pub(crate) tantangan: String,
}

db::bacaan! {
    /// A job as its row has it.
    struct BarisKerja {
        id: String = "id",
        jenis: String = "jenis",
        user_id: UserId = "user_id",
        jari: Option<i64> = "jari",
        auth_for: String = "auth_for",
        peminta: UserId = "peminta",
        tantangan: String = "tantangan",
        status: String = "status",
        berlaku_sampai: Waktu = "berlaku_sampai",
    }
}

impl BarisKerja {
    /// As it stands now.
    fn kini(self, kini: Waktu) -> db::Result<Kerja> {
        Ok(Kerja {
            jenis: if self.jenis == "ENROL" { Jenis::Enrol } else { Jenis::Scan },
            status: match self.status.as_str() {
                "TERPAKAI" => Keadaan::Terpakai,
                "GAGAL" => Keadaan::Gagal,
                "BATAL" => Keadaan::Batal,
                "MENUNGGU" | "COCOK" if kini >= self.berlaku_sampai => Keadaan::Kedaluwarsa,
                "COCOK" => Keadaan::Cocok,
                "MENUNGGU" => Keadaan::Menunggu,
                lain => return Err(db::Error::Lain(format!("status scan {lain} tidak dikenal"))),
            },
            id: self.id,
            user_id: self.user_id,
            jari: self.jari,
            auth_for: self.auth_for,
            peminta: self.peminta,
            tantangan: self.tantangan,
            berlaku_sampai: self.berlaku_sampai,
        })
    }
}

fn cari(c: &mut Conn, toko: &KodeToko, id: &str, kini: Waktu) -> Hasil<Option<Kerja>> {
    if !berbentuk_id(id) {
        return Ok(None);
    }
    let dari = "FROM sidik_jari_kerja WHERE toko = $1 AND id = $2";
    Ok(c.baris_satu::<BarisKerja>(dari, args![toko, id])?.map(|b| b.kini(kini)).transpose()?)
}

/// The text of the specification, its doubled word kept.
fn tidak_terdaftar() -> Tolak {
    let pesan = "Username Tidak Tidak Terdaftar";
    SidikTolak::TidakTerdaftar.pada("user_id", pesan)
}

/// Where the module is off nothing of this opens.
pub(crate) fn wajib_nyala(c: &mut Conn, toko: &KodeToko) -> Hasil<()> {
    const MODUL: &str = "FINGERPRINT_MODULE";
    if modul::Setelan::baca(c, toko)?.nyala(MODUL) {
        return Ok(());
    }
    Err(AksesTolak::ModulMati.tolak(format!("Modul {MODUL} tidak aktif di toko ini")))
}

/// Opens a job for the store's agents. A requester has one at a time: the one before is called off.
fn buka(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    jenis: Jenis,
    user: &UserId,
    jari: Option<i64>,
    auth_for: &str,
) -> Hasil<Kerja> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let lama = kini.kurang(SIMPAN).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.exec("DELETE FROM sidik_jari_kerja WHERE toko = $1 AND dibuat < $2", args![&toko, lama])?;
    tx.exec(
        "UPDATE sidik_jari_kerja SET status = 'BATAL' WHERE toko = $1 AND status = 'MENUNGGU' AND peminta = $2",
        args![&toko, &p.user_id],
    )?;
    let k = Kerja {
        id: acak::teks(crate::otorisasi::PANJANG_ID),
        jenis,
        user_id: user.clone(),
        jari,
        auth_for: auth_for.to_owned(),
        status: Keadaan::Menunggu,
        berlaku_sampai: kini.tambah(LAMA).map_err(|e| db::Error::Lain(e.to_string()))?,
        peminta: p.user_id.clone(),
        tantangan: acak::teks(32),
    };
    let nama = match jenis {
        Jenis::Scan => "SCAN",
        Jenis::Enrol => "ENROL",
    };
    tx.exec(
        "INSERT INTO sidik_jari_kerja (toko, id, jenis, user_id, jari, auth_for, peminta, tantangan, status, dibuat, \
         berlaku_sampai) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'MENUNGGU', $9, $10)",
        args![
            &toko,
            k.id.as_str(),
            nama,
            user,
            jari,
            auth_for,
            &p.user_id,
            k.tantangan.as_str(),
            kini,
            k.berlaku_sampai
        ],
    )?;
    let isi = serde_json::json!({ "user_id": user, "jari": jari, "untuk": auth_for }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), &format!("MINTA {nama} SIDIK JARI"), &k.id, &isi)?;
    Ok(k)
}
