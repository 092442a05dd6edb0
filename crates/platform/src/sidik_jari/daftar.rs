//! Enrolled fingers: who may have one enrolled or removed, and who may see what of them.

use super::{Jenis, Kerja, UNTUK_ENROL, buka, tidak_terdaftar, wajib_nyala};
use crate::agen::Agen;
use crate::{Hasil, Level, Pelaku, SidikTolak, brankas, pengguna, sesi};
use db::{Conn, Db, Kunci, args};
use serde::Serialize;
use values::{KodeToko, UserId, Waktu};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = JariTerdaftar)]
pub struct Jari {
    pub jari: i64,
    /// base64; only for the user's own session and for an agent of a store where they may approve
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bytes: Option<String>,
}

/// The fingerprint record of the specification.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = CetakanSidikJari)]
pub struct Cetakan {
    pub user_id: String,
    pub fingerprints: Vec<Jari>,
}

/// Who asks for a record.
#[derive(Debug, Clone)]
pub enum Pembaca {
    Sesi(Box<Pelaku>),
    Agen(Box<Agen>),
}

/// Is this finger asked for in the agent's store at this moment?
fn sedang_diminta(c: &mut Conn, toko: &KodeToko, user: &UserId, kini: Waktu) -> db::Result<bool> {
    let n: i64 = c.nilai(
        "SELECT COUNT(*) FROM sidik_jari_kerja WHERE toko = $1 AND user_id = $2 AND jenis = 'SCAN' \
         AND status = 'MENUNGGU' AND berlaku_sampai > $3",
        args![toko, user, kini],
    )?;
    Ok(n > 0)
}

/// A user who may come in: do they work in this store, and are they head office's?
fn bekerja(c: &mut Conn, user: &UserId, toko: &KodeToko) -> db::Result<Option<(bool, bool)>> {
    let sql = format!(
        "SELECT CASE WHEN {} THEN 1 ELSE 0 END, pusat FROM pengguna WHERE user_id = $1 AND aktif = 1",
        pengguna::sql_di_toko("pengguna", 2)
    );
    c.one(&sql, args![user, toko], |r| Ok((r.flag(0)?, r.flag(1)?)))
}

/// The enrolled fingers of a user. A user of another store is as unknown as one that does not exist; so is one of head
/// office to an agent, but for the minute in which its own store asks for that finger.
pub fn cetakan(c: &mut Conn, siapa: &Pembaca, user: &UserId, kini: Waktu) -> Hasil<Cetakan> {
    let sini = match siapa {
        Pembaca::Sesi(p) => &p.toko,
        Pembaca::Agen(a) => &a.toko,
    };
    let (setempat, pusat) = bekerja(c, user, sini)?.ok_or_else(tidak_terdaftar)?;
    let (tampak, bytes) = match siapa {
        Pembaca::Sesi(p) => (setempat || pusat || p.pusat, *user == p.user_id),
        Pembaca::Agen(a) => {
            let sendiri = setempat && !pusat;
            (sendiri || (pusat && sedang_diminta(c, &a.toko, user, kini)?), true)
        }
    };
    if !tampak {
        return Err(tidak_terdaftar());
    }
    let sql = "SELECT jari, bytes FROM sidik_jari WHERE user_id = $1 ORDER BY jari";
    let ada = c.rows(sql, args![user], |r| Ok((r.get::<i64>(0)?, r.get::<String>(1)?)))?;
    let fingerprints = ada
        .into_iter()
        .map(|(jari, isi)| {
            let isi = bytes.then(|| brankas::SIDIK_JARI.buka(c, &format!("{user}/{jari}"), &isi));
            Ok(Jari { jari, bytes: isi.transpose()? })
        })
        .collect::<Hasil<Vec<_>>>()?;
    Ok(Cetakan { user_id: user.to_string(), fingerprints })
}

/// One's own finger, or as owner that of somebody of the store; always with one's own password, because
/// an enrolled finger of a supervisor is worth their password.
async fn boleh(db: &Db, p: &Pelaku, user: &UserId, jari: i64, sandi: String, alamat: &str) -> Hasil<()> {
    if !(0..=9).contains(&jari) {
        let pesan = "Jari harus 0 sampai 9";
        return Err(SidikTolak::Isian.pada("jari", pesan));
    }
    let (q, u) = (p.clone(), user.clone());
    db.read(move |c| {
        let toko =
            bekerja(c, &u, &q.toko)?.filter(|(setempat, _)| *setempat || q.pusat).ok_or_else(tidak_terdaftar);
        if u != q.user_id && q.level != Level::Own {
            return Err(
                SidikTolak::BukanSendiri.tolak("Sidik jari orang lain hanya bisa diubah oleh level OWN")
            );
        }
        toko.map(|_| ())
    })
    .await?;
    sesi::periksa_penyetuju(db, &p.user_id, sandi, alamat).await?;
    Ok(())
}

/// Asks the store's agents to enrol a finger.
pub async fn enrol(
    db: &Db,
    p: &Pelaku,
    user: &UserId,
    jari: i64,
    sandi: String,
    alamat: &str,
) -> Hasil<Kerja> {
    boleh(db, p, user, jari, sandi, alamat).await?;
    let (p, user, alamat) = (p.clone(), user.clone(), alamat.to_owned());
    db.write(p.toko.clone(), move |tx| {
        let toko = tx.toko().clone();
        sesi::lupakan_gagal(tx, &p.user_id, &alamat)?;
        wajib_nyala(tx, &toko)?;
        buka(tx, &p, Jenis::Enrol, &user, Some(jari), UNTUK_ENROL)
    })
    .await
}

/// Removes an enrolled finger for good.
pub async fn hapus(db: &Db, p: &Pelaku, user: &UserId, jari: i64, sandi: String, alamat: &str) -> Hasil<()> {
    boleh(db, p, user, jari, sandi, alamat).await?;
    let (p, user, alamat) = (p.clone(), user.clone(), alamat.to_owned());
    db.write(Kunci::toko(p.toko.clone()).dengan_rantai(), move |tx| {
        sesi::lupakan_gagal(tx, &p.user_id, &alamat)?;
        let n = tx.exec("DELETE FROM sidik_jari WHERE user_id = $1 AND jari = $2", args![&user, jari])?;
        if n == 0 {
            return Err(SidikTolak::JariTidakAda.tolak("Jari ini belum terdaftar"));
        }
        let isi = serde_json::json!({ "jari": jari }).to_string();
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "HAPUS SIDIK JARI", user.as_str(), &isi)?;
        Ok(())
    })
    .await
}
