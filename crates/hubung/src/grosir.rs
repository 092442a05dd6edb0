//! The hand-over to the wholesale app (/redirect-to-grosir): never a token that always holds, but a signed word for this person,
//! this store and one minute, which the wholesale server redeems with us, once. Where to stands in GROSIR_URL alone.

use crate::HubungTolak;
use db::{Conn, Tx, args};
use platform::modul::Setelan;
use platform::{Hasil, Pelaku, acak, rahasia, toko};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use values::{KodeToko, UserId, Waktu};

/// The setting with the wholesale app's address, and the one that shows it inside ours.
pub const ALAMAT: &str = "GROSIR_URL";
pub const MODUL: &str = "SEMI_GROSIR_MODULE";
const KUNCI: &str = "grosir";
const BERLAKU: Duration = Duration::from_secs(60);

/// Where to go, and how.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct SerahGrosir {
    /// a frame of ours; else the browser leaves
    pub bingkai: bool,
    /// with the hand-over behind it
    pub url: String,
    pub berlaku_sampai: String,
}

/// What the wholesale server brings.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MintaPeriksaGrosir {
    pub token: String,
}

/// Whom it stands for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct OrangGrosir {
    pub user_id: String,
    pub user_name: String,
    pub level: String,
    pub kode_toko: String,
    pub nama_toko: String,
}

/// `https://host[:port]` of an address; nothing when it is none.
pub fn asal(alamat: &str) -> Option<String> {
    let alamat = alamat.trim();
    let (skema, sisa) = alamat.split_once("://")?;
    let host = sisa.split(['/', '?', '#']).next()?;
    let sah = matches!(skema, "http" | "https")
        && !host.is_empty()
        && host.bytes().all(|b| b.is_ascii_alphanumeric() || b".:-[]".contains(&b));
    sah.then(|| format!("{skema}://{}", host.to_lowercase()))
}

/// The origins that pages of ours may show in a frame: of every store that does.
pub fn asal_bingkai(c: &mut Conn) -> Hasil<Vec<String>> {
    let mut semua = Vec::new();
    for t in toko::semua(c)? {
        let set = Setelan::baca(c, &t.kode_toko)?;
        semua.extend(asal(set.nilai(ALAMAT)).filter(|a| set.nyala(MODUL) && !semua.contains(a)));
    }
    Ok(semua)
}

fn dasar(toko: &KodeToko, id: &str, user: &str, sampai: Waktu) -> String {
    format!("grosir|{toko}|{id}|{user}|{sampai}")
}

/// A hand-over for this person, written down so that it is redeemed once.
pub fn serahkan(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<SerahGrosir> {
    let set = Setelan::baca(tx, &p.toko)?;
    let alamat = set.nilai(ALAMAT).trim().to_owned();
    if asal(&alamat).is_none() {
        return Err(HubungTolak::AlamatGrosir
            .tolak(format!("Alamat grosir belum diisi, isi {ALAMAT} di Setting System")));
    }
    let (kini, id) = (tx.sekarang(), acak::teks(24));
    let sampai = kini.tambah(BERLAKU).map_err(|e| db::Error::Lain(e.to_string()))?;
    // Those of the past are of no use to anybody.
    tx.exec("DELETE FROM serah_grosir WHERE toko = $1 AND berlaku_sampai < $2", args![&p.toko, kini])?;
    tx.exec(
        "INSERT INTO serah_grosir (toko, id, user_id, dibuat, berlaku_sampai, dipakai) VALUES ($1, $2, $3, $4, $5, '')",
        args![&p.toko, id.as_str(), &p.user_id, kini, sampai],
    )?;
    let kunci = rahasia::kunci(tx, KUNCI)?;
    let tanda = rahasia::sidik(&kunci, &dasar(&p.toko, &id, p.user_id.as_str(), sampai));
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "BUKA GROSIR", &id, "{}")?;
    let (tanpa_pagar, pagar) = alamat.split_once('#').map_or((alamat.as_str(), None), |(a, b)| (a, Some(b)));
    let sambung = if tanpa_pagar.contains('?') { '&' } else { '?' };
    let ekor = pagar.map(|p| format!("#{p}")).unwrap_or_default();
    let url = format!("{tanpa_pagar}{sambung}serah={}.{id}.{tanda}{ekor}", p.toko);
    Ok(SerahGrosir { bingkai: set.nyala(MODUL), url, berlaku_sampai: sampai.to_string() })
}

/// The store a token speaks of: whose lock its redeeming takes.
pub fn toko_token(token: &str) -> Option<KodeToko> {
    KodeToko::parse(token.trim().split('.').next()?).ok()
}

/// Redeems a hand-over. Whatever is wrong with it, one answer.
pub fn periksa(tx: &mut Tx<'_>, m: &MintaPeriksaGrosir) -> Hasil<OrangGrosir> {
    let salah = || HubungTolak::SerahGrosir.tolak("Serah terima grosir ini tidak berlaku");
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let bagian: Vec<&str> = m.token.trim().split('.').collect();
    let [kode, id, tanda] = bagian.as_slice() else { return Err(salah()) };
    if *kode != toko.as_str() {
        return Err(salah());
    }
    let ada = tx.one(
        "SELECT user_id, berlaku_sampai, dipakai FROM serah_grosir WHERE toko = $1 AND id = $2",
        args![&toko, *id],
        |r| Ok((r.get::<UserId>(0)?, r.get::<Waktu>(1)?, r.get::<String>(2)?)),
    )?;
    let (user, sampai, dipakai) = ada.ok_or_else(salah)?;
    let Some(kunci) = rahasia::baca(tx, &toko, KUNCI)? else { return Err(salah()) };
    let harap = rahasia::sidik(&kunci, &dasar(&toko, id, user.as_str(), sampai));
    // Hashes of both are compared: what differs where tells nothing.
    if acak::sidik(&harap) != acak::sidik(tanda) || !dipakai.is_empty() || sampai <= kini {
        return Err(salah());
    }
    tx.exec("UPDATE serah_grosir SET dipakai = $3 WHERE toko = $1 AND id = $2", args![&toko, *id, kini])?;
    let orang = tx.one(
        "SELECT user_name, level FROM pengguna WHERE user_id = $1 AND aktif = 1",
        args![&user],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
    )?;
    let (user_name, level) = orang.ok_or_else(salah)?;
    ledger::audit::catat_hari_ini(tx, user.as_str(), "MASUK GROSIR", id, "{}")?;
    let nama_toko = toko::cari(tx, &toko)?.nama_toko;
    Ok(OrangGrosir { user_id: user.to_string(), user_name, level, kode_toko: toko.to_string(), nama_toko })
}
