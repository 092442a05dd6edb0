//! The rules of membership that the chain decides itself: codes, the worth of a point, levels, greetings. Each is dated; the
//! newest of the last day that has come counts, so that what was reckoned on a day keeps the rule of that day. What earns
//! points and when they lapse are masters.

mod isi;
mod pratinjau;
mod tingkat;

use crate::MemberTolak;
use db::{Conn, Tx, args};
pub use isi::{AturanKode, AturanTingkat, BarisTingkat, Isi, NilaiPoin, Ucapan};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
pub use pratinjau::{BarisPratinjau, Pratinjau, pratinjau};
use serde::{Deserialize, Serialize};
pub use tingkat::{Tingkat, belanja, pengali, tingkat, tingkat_banyak};
use values::{Rupiah, Tanggal, Waktu};

/// Past and future rules of a kind that are shown.
const RIWAYAT: i64 = 50;

db::tabel! {
    struct BarisAturan in "member_aturan" {
        nomor: i64,
        jenis: String,
        berlaku: Tanggal,
        isi: String,
        toko: String,
        waktu: Waktu,
        oleh: String,
    }
}

/// A rule as it was once decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct AturanLama<T> {
    pub nomor: i64,
    #[schema(value_type = String)]
    pub berlaku: Tanggal,
    pub isi: T,
    #[schema(value_type = String)]
    pub waktu: Waktu,
    pub oleh: String,
}

/// The rule of today, the one that comes next, and those before.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct AturanSatu<T> {
    /// since when; empty while nobody decided anything
    pub berlaku: String,
    pub isi: T,
    pub nanti: Option<AturanLama<T>>,
    pub riwayat: Vec<AturanLama<T>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AturanMember)]
pub struct Semua {
    pub kode: AturanSatu<AturanKode>,
    pub nilai_poin: AturanSatu<NilaiPoin>,
    pub tingkat: AturanSatu<AturanTingkat>,
    pub ucapan: AturanSatu<Ucapan>,
}

/// A rule that somebody wants.
#[derive(Debug, Clone, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = MintaAturanMember)]
pub struct MintaAturan {
    /// the day it begins; today when it is empty
    #[serde(default)]
    pub berlaku: String,
    #[schema(value_type = Object)]
    pub isi: serde_json::Map<String, serde_json::Value>,
}

/// The kinds by their word in the address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jenis {
    Kode,
    NilaiPoin,
    Tingkat,
    Ucapan,
}

impl Jenis {
    pub fn cari(teks: &str) -> Hasil<Self> {
        match teks {
            "kode" => Ok(Self::Kode),
            "nilai-poin" => Ok(Self::NilaiPoin),
            "tingkat" => Ok(Self::Tingkat),
            "ucapan" => Ok(Self::Ucapan),
            _ => Err(MemberTolak::AturanTidakAda.tolak("Aturan member ini tidak dikenal")),
        }
    }
}

fn urai<T: Isi>(b: BarisAturan) -> Hasil<AturanLama<T>> {
    let isi =
        serde_json::from_str(&b.isi).map_err(|e| db::Error::Lain(format!("aturan {}: {e}", b.nomor)))?;
    Ok(AturanLama { nomor: b.nomor, berlaku: b.berlaku, isi, waktu: b.waktu, oleh: b.oleh })
}

fn baris_pada<T: Isi>(c: &mut Conn, tgl: Tanggal) -> Hasil<Option<AturanLama<T>>> {
    let ada = c.baris_satu::<BarisAturan>(
        "FROM member_aturan WHERE jenis = $1 AND berlaku <= $2 ORDER BY berlaku DESC, nomor DESC LIMIT 1",
        args![T::JENIS, tgl],
    )?;
    ada.map(urai).transpose()
}

/// The rule of a day.
pub fn pada<T: Isi>(c: &mut Conn, tgl: Tanggal) -> Hasil<T> {
    Ok(baris_pada::<T>(c, tgl)?.map_or_else(T::default, |a| a.isi))
}

/// What a point is worth on a day.
pub fn nilai_poin(c: &mut Conn, tgl: Tanggal) -> Hasil<Rupiah> {
    Ok(pada::<NilaiPoin>(c, tgl)?.rupiah)
}

/// The greetings of a day.
pub fn ucapan(c: &mut Conn, tgl: Tanggal) -> Hasil<Ucapan> {
    pada(c, tgl)
}

fn satu<T: Isi>(c: &mut Conn, hari_ini: Tanggal) -> Hasil<AturanSatu<T>> {
    let kini = baris_pada::<T>(c, hari_ini)?;
    let nanti = c.baris_satu::<BarisAturan>(
        "FROM member_aturan WHERE jenis = $1 AND berlaku > $2 ORDER BY berlaku, nomor DESC LIMIT 1",
        args![T::JENIS, hari_ini],
    )?;
    let riwayat = c.baris::<BarisAturan>(
        &format!("FROM member_aturan WHERE jenis = $1 ORDER BY nomor DESC LIMIT {RIWAYAT}"),
        args![T::JENIS],
    )?;
    Ok(AturanSatu {
        berlaku: kini.as_ref().map(|k| k.berlaku.to_string()).unwrap_or_default(),
        isi: kini.map_or_else(T::default, |k| k.isi),
        nanti: nanti.map(urai).transpose()?,
        riwayat: riwayat.into_iter().map(urai).collect::<Hasil<_>>()?,
    })
}

/// All rules as they stand on a day.
pub fn semua(c: &mut Conn, hari_ini: Tanggal) -> Hasil<Semua> {
    Ok(Semua {
        kode: satu(c, hari_ini)?,
        nilai_poin: satu(c, hari_ini)?,
        tingkat: satu(c, hari_ini)?,
        ucapan: satu(c, hari_ini)?,
    })
}

/// The wanted rule with its day, checked.
fn baca<T: Isi>(m: &MintaAturan, hari_ini: Tanggal) -> Hasil<(Tanggal, T)> {
    let salah = |e: serde_json::Error| MemberTolak::Aturan.tolak("Aturan ini tidak lengkap").sebab(e);
    let isi: T = serde_json::from_value(m.isi.clone().into()).map_err(salah)?;
    let isi = isi.rapikan();
    let mut s = Salah::di("tingkat");
    isi.periksa(&mut s);
    let teks = m.berlaku.trim();
    let berlaku = if teks.is_empty() { Ok(hari_ini) } else { Tanggal::parse(teks) };
    match berlaku {
        Ok(t) if t.sebelum(hari_ini) => {
            s.kepala("berlaku", "Aturan tidak bisa berlaku sebelum hari ini: yang sudah dihitung tetap");
        }
        Ok(_) => {}
        Err(ref e) => s.kepala("berlaku", e.to_string()),
    }
    s.tolak(MemberTolak::Aturan)?;
    Ok((berlaku.unwrap_or(hari_ini), isi))
}

fn izin<T: Isi>(p: &Pelaku) -> Hasil<()> {
    let (boleh, siapa) = if T::HANYA_OWN {
        (p.level.memegang_aturan(), "OWN")
    } else {
        (p.level.penyetuju() || p.level.semua_menu(), "SPV atau OWN")
    };
    if boleh {
        return Ok(());
    }
    Err(MemberTolak::AturanIzin.tolak(format!("Aturan member ini hanya diubah oleh {siapa}")))
}

fn tulis<T: Isi>(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaAturan) -> Hasil<()> {
    izin::<T>(p)?;
    let waktu = tx.sekarang();
    let (berlaku, isi) = baca::<T>(m, waktu.tanggal())?;
    let lama = pada::<T>(tx, berlaku)?;
    let nomor: i64 = tx.nilai("SELECT COALESCE(MAX(nomor), 0) + 1 FROM member_aturan", args![])?;
    let teks = serde_json::to_string(&isi).map_err(|e| db::Error::Lain(e.to_string()))?;
    let toko = tx.toko().to_string();
    tx.sisip([BarisAturan {
        nomor,
        jenis: T::JENIS.to_owned(),
        berlaku,
        isi: teks,
        toko,
        waktu,
        oleh: p.user_id.to_string(),
    }])?;
    let catatan = serde_json::json!({ "berlaku": berlaku, "sebelum": lama, "sesudah": isi });
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "ATURAN MEMBER", T::JENIS, &catatan.to_string())?;
    Ok(())
}

/// Decides a rule from a day on. Runs under the chain's key: rules are the chain's.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, jenis: Jenis, m: &MintaAturan) -> Hasil<Semua> {
    match jenis {
        Jenis::Kode => tulis::<AturanKode>(tx, p, m)?,
        Jenis::NilaiPoin => tulis::<NilaiPoin>(tx, p, m)?,
        Jenis::Tingkat => tulis::<AturanTingkat>(tx, p, m)?,
        Jenis::Ucapan => tulis::<Ucapan>(tx, p, m)?,
    }
    let hari_ini = tx.sekarang().tanggal();
    semua(tx, hari_ini)
}
