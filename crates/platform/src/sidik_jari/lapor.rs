//! The agent's side: what it is asked to do, and its signed verdict.

use super::{BarisKerja, Jenis, Keadaan, Kerja, LAMA, cari};
use crate::agen::{self, Agen};
use crate::{AgenTolak, Hasil, Siaran, SidikTolak, Tolak, Tujuan, brankas};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use db::{Conn, Db, Kunci, Tx, args};
use serde::{Deserialize, Serialize};
use values::{KodeToko, UserId, Waktu};

/// Templates of the readers in use have 0.5 to 2 kB.
const BYTES_MAKS: usize = 8 * 1024;

/// A job as the agent gets it.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = TugasAgen)]
pub struct Tugas {
    pub pekerjaan: String,
    pub jenis: Jenis,
    #[schema(value_type = String)]
    pub user_id: UserId,
    /// which finger to enrol: 0 to 9 from the left little finger
    pub jari: Option<i64>,
    /// random, to be signed with the verdict
    pub tantangan: String,
    #[schema(value_type = String)]
    pub berlaku_sampai: Waktu,
}

/// The agent's verdict.
#[derive(Debug, Clone, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = LaporanAgen)]
pub struct Laporan {
    pub pekerjaan: String,
    pub user_id: String,
    /// base64: the template of an enrolment; of a scan it is signed but not kept
    #[serde(default)]
    pub fp: String,
    /// did the finger match (or was it enrolled)?
    pub status: bool,
    /// HMAC-SHA256 in hex with the key's second half over `tantangan|user_id|status|fp`
    pub tanda: String,
}

impl Laporan {
    /// What is signed.
    pub fn pesan(&self, tantangan: &str) -> String {
        format!("{tantangan}|{}|{}|{}", self.user_id, self.status, self.fp)
    }
}

/// Open jobs of the agent's store, oldest first.
pub fn tugas(c: &mut Conn, toko: &KodeToko, kini: Waktu) -> db::Result<Vec<Tugas>> {
    let semua = c.baris::<BarisKerja>(
        "FROM sidik_jari_kerja WHERE toko = $1 AND status = 'MENUNGGU' AND berlaku_sampai > $2 ORDER BY dibuat, id",
        args![toko, kini],
    )?;
    semua
        .into_iter()
        .map(|b| {
            let k = b.kini(kini)?;
            Ok(Tugas {
                pekerjaan: k.id,
                jenis: k.jenis,
                user_id: k.user_id,
                jari: k.jari,
                tantangan: k.tantangan,
                berlaku_sampai: k.berlaku_sampai,
            })
        })
        .collect()
}

/// Takes an agent's verdict. A post whose signature is wrong changes nothing but the trail.
pub async fn lapor(db: &Db, a: &Agen, kunci: &str, l: &Laporan, siaran: &Siaran) -> Hasil<()> {
    let (kunci, isi, siaran) = (kunci.to_owned(), l.clone(), siaran.clone());
    // Templates belong to users, which are rows of the chain.
    let hasil = db
        .write(Kunci::toko(a.toko.clone()).dengan_rantai(), move |tx| {
            // Again, inside the lock: the key may have been revoked a moment ago.
            let a = agen::kenali(tx, &kunci, agen::Jenis::Fingerprint)?;
            catat(tx, &a, &isi, &siaran)
        })
        .await;
    if let Err(t) = &hasil
        && t.adalah(AgenTolak::TandaTangan)
    {
        let (nama, objek) = (a.nama.clone(), l.pekerjaan.chars().take(32).collect::<String>());
        tracing::warn!(toko = %a.toko, agen = nama, "laporan scan dengan tanda tangan palsu");
        db.write(a.toko.clone(), move |tx| {
            ledger::audit::catat_hari_ini(tx, &format!("agen:{nama}"), "SCAN PALSU", &objek, "{}")?;
            Ok::<_, Tolak>(())
        })
        .await?;
    }
    hasil
}

fn catat(tx: &mut Tx<'_>, a: &Agen, l: &Laporan, siaran: &Siaran) -> Hasil<()> {
    let kini = tx.sekarang();
    let palsu = || AgenTolak::TandaTangan.tolak("Tanda tangan agen salah");
    let k = cari(tx, &a.toko, &l.pekerjaan, kini)?
        .ok_or_else(|| SidikTolak::TidakAda.tolak("Pekerjaan tidak ditemukan"))?;
    if l.user_id != k.user_id.as_str() || !a.cocok(&l.pesan(&k.tantangan), &l.tanda) {
        return Err(palsu());
    }
    match k.status {
        Keadaan::Menunggu => {}
        Keadaan::Kedaluwarsa | Keadaan::Batal => {
            return Err(SidikTolak::LewatWaktu.tolak("Pekerjaan ini sudah lewat waktu atau dibatalkan"));
        }
        Keadaan::Cocok | Keadaan::Gagal | Keadaan::Terpakai => {
            return Err(SidikTolak::Sudah.tolak("Pekerjaan ini sudah dilaporkan"));
        }
    }
    if k.jenis == Jenis::Enrol && l.status {
        simpan_cetakan(tx, &k, &l.fp)?;
    }
    let sampai = kini.tambah(LAMA).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.exec(
        "UPDATE sidik_jari_kerja SET status = $3, agen = $4, berlaku_sampai = $5 WHERE toko = $1 AND id = $2",
        args![&a.toko, k.id.as_str(), if l.status { "COCOK" } else { "GAGAL" }, a.nama.as_str(), sampai],
    )?;
    let isi = serde_json::json!({
        "user_id": k.user_id, "untuk": k.auth_for, "peminta": k.peminta, "status": l.status,
    });
    ledger::audit::catat_hari_ini(
        tx,
        &format!("agen:{}", a.nama),
        "LAPOR SIDIK JARI",
        &k.id,
        &isi.to_string(),
    )?;
    let isi = serde_json::json!({
        "status": l.status, "auth_for": k.auth_for, "user_id": k.user_id, "fp": k.id,
    });
    let siaran = siaran.clone();
    tx.setelah_commit(move || siaran.kirim(Tujuan::User(k.peminta), "fingerprint-auth", isi));
    Ok(())
}

/// Keeps the template of an enrolment; the same finger enrolled again replaces the old one.
fn simpan_cetakan(tx: &mut Tx<'_>, k: &Kerja, fp: &str) -> Hasil<()> {
    let bytes = BASE64_STANDARD.decode(fp).unwrap_or_default();
    if bytes.is_empty() || bytes.len() > BYTES_MAKS {
        let pesan = format!("Sidik jari harus base64 dari 1 sampai {BYTES_MAKS} byte");
        return Err(SidikTolak::Isian.pada("fp", pesan));
    }
    let jari = k.jari.unwrap_or_default();
    let isi =
        brankas::SIDIK_JARI.tutup(tx, &format!("{}/{jari}", k.user_id), &BASE64_STANDARD.encode(&bytes))?;
    let kini = tx.sekarang();
    tx.exec(
        "INSERT INTO sidik_jari (user_id, jari, bytes, dibuat) VALUES ($1, $2, $3, $4) \
         ON CONFLICT (user_id, jari) DO UPDATE SET bytes = $3, dibuat = $4",
        args![&k.user_id, k.jari, isi, kini],
    )?;
    Ok(())
}
