//! Gifts claimed in the app: points and a piece wait in a store for three days; the counter confirms with the document of gifts
//! that there is, or the member calls it off.

use super::{Anggota, AppTolak};
use crate::hadiah::{self, MintaTukar, TukarTercatat};
use crate::poin;
use db::{Conn, Tx, args};
use ledger::hadiah as buku;
use platform::{Hasil, Pelaku, acak};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use values::{KodeToko, Waktu};

const LAMA: Duration = Duration::from_secs(3 * 86_400);
/// Claims of one member that may wait at once.
const PALING_BANYAK: usize = 5;

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = AppMintaKlaim)]
pub struct MintaKlaim {
    pub kode_hadiah: String,
    /// where it is fetched; left out, the store of the card
    pub kode_toko: String,
}

db::bacaan! {
    /// A claim as member and counter see it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = AppKlaim)]
    pub struct Klaim {
        pub id: String = "k.id",
        pub kode_member: String = "p.kode_member",
        pub nama_customer: String = "p.nama_customer",
        pub kode_toko: String = "k.toko",
        pub nama_toko: String = "t.nama_toko",
        pub kode_hadiah: String = "k.kode_hadiah",
        pub nama_hadiah: String = "k.nama_hadiah",
        pub poin: i64 = "k.poin",
        pub dibuat: String = "k.dibuat",
        pub berlaku_sampai: String = "k.berlaku_sampai",
        /// MENUNGGU, DIAMBIL, BATAL; one that waited too long is LEWAT
        pub status: String = "k.status",
        pub no_dok: String = "k.no_dok",
    }
}

const DARI: &str = "FROM app_klaim k JOIN pelanggan p ON p.kode_pelanggan = k.kode_pelanggan JOIN toko t ON t.kode_toko = k.toko";

fn kini_juga(k: Klaim, kini: Waktu) -> Klaim {
    let lewat = k.status == "MENUNGGU" && k.berlaku_sampai <= kini.to_string();
    Klaim { status: if lewat { "LEWAT".to_owned() } else { k.status }, ..k }
}

/// Points of a person that wait for gifts.
pub(crate) fn poin_dipesan(c: &mut Conn, orang: &str, kini: Waktu) -> Hasil<i64> {
    Ok(c.nilai(
        "SELECT CAST(COALESCE(SUM(poin), 0) AS BIGINT) FROM app_klaim WHERE kode_pelanggan = $1 AND status = 'MENUNGGU' \
         AND berlaku_sampai > $2",
        args![orang, kini],
    )?)
}

/// Pieces of a gift that wait in a store.
pub(crate) fn hadiah_dipesan(c: &mut Conn, toko: &KodeToko, kode: &str, kini: Waktu) -> Hasil<i64> {
    Ok(c.nilai(
        "SELECT COUNT(*) FROM app_klaim WHERE toko = $1 AND kode_hadiah = $2 AND status = 'MENUNGGU' AND berlaku_sampai > $3",
        args![toko, kode, kini],
    )?)
}

/// A gift to choose, with what is free of it in the store.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AppHadiah)]
pub struct HadiahBisa {
    pub kode_hadiah: String,
    pub nama_hadiah: String,
    pub point: i64,
    pub sisa: i64,
}

/// Gifts of a store that have a price in points.
pub fn hadiah(c: &mut Conn, toko: &KodeToko, kini: Waktu) -> Hasil<Vec<HadiahBisa>> {
    let semua = c.rows(
        "SELECT kode_hadiah, nama_hadiah, point, stock FROM hadiah WHERE toko = $1 AND dihapus = 0 AND aktif = 1 AND point > 0 \
         ORDER BY point, kode_hadiah",
        args![toko],
        |r| Ok(HadiahBisa { kode_hadiah: r.get(0)?, nama_hadiah: r.get(1)?, point: r.int(2)?, sisa: r.int(3)? }),
    )?;
    semua
        .into_iter()
        .map(|h| {
            let dipesan = hadiah_dipesan(c, toko, &h.kode_hadiah, kini)?;
            Ok(HadiahBisa { sisa: (h.sisa - dipesan).max(0), ..h })
        })
        .collect()
}

fn satu(c: &mut Conn, id: &str) -> Hasil<Option<Klaim>> {
    Ok(c.baris_satu(&format!("{DARI} WHERE k.id = $1"), args![id])?)
}

/// Claims a gift of the transaction's store.
pub fn minta(tx: &mut Tx<'_>, a: &Anggota, m: &MintaKlaim) -> Hasil<Klaim> {
    let (kini, toko) = (tx.sekarang(), tx.toko().clone());
    konter::pelanggan::pegang(tx, &[&a.kode_pelanggan])?;
    let h = hadiah::satu(tx, &toko, &m.kode_hadiah)?
        .filter(|h| h.aktif && h.point > 0)
        .ok_or_else(|| AppTolak::TidakAda.pada("kode_hadiah", "Hadiah ini tidak ada di toko ini"))?;
    let saldo = poin::lihat(tx, &a.kode_pelanggan, kini.tanggal(), kini)?;
    if !saldo.tahan_sampai.is_empty() {
        return Err(AppTolak::Tahan.tolak(format!("Poin baru bisa dipakai sesudah {}", saldo.tahan_sampai)));
    }
    let menunggu = milik(tx, a)?.into_iter().filter(|k| k.status == "MENUNGGU").count();
    if menunggu >= PALING_BANYAK {
        return Err(AppTolak::Klaim.tolak(format!("Paling banyak {PALING_BANYAK} hadiah menunggu diambil")));
    }
    if saldo.bisa_dipakai < h.point {
        let pesan = format!("Perlu {} poin, yang bisa dipakai {}", h.point, saldo.bisa_dipakai);
        return Err(AppTolak::Klaim.pada("kode_hadiah", pesan));
    }
    let sisa = buku::saldo(tx, &toko, &h.kode)? - hadiah_dipesan(tx, &toko, &h.kode, kini)?;
    if sisa < 1 {
        return Err(AppTolak::Klaim.pada("kode_hadiah", "Hadiah ini sedang habis di toko ini"));
    }
    let id = acak::teks(16);
    let sampai = kini.tambah(LAMA).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.exec(
        "INSERT INTO app_klaim (id, kode_pelanggan, toko, kode_hadiah, nama_hadiah, poin, dibuat, berlaku_sampai, status, no_dok) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'MENUNGGU', '')",
        args![id.as_str(), a.kode_pelanggan.as_str(), &toko, h.kode.as_str(), h.nama.as_str(), h.point, kini, sampai],
    )?;
    ledger::audit::catat_hari_ini(tx, "app", "KLAIM HADIAH", &id, &format!("{{\"poin\":{}}}", h.point))?;
    satu(tx, &id)?.ok_or_else(|| db::Error::Lain("klaim tidak tersimpan".into()).into())
}

/// Claims of the member, the newest first.
pub fn milik(tx: &mut Tx<'_>, a: &Anggota) -> Hasil<Vec<Klaim>> {
    let kini = tx.sekarang();
    lihat(tx, a, kini)
}

/// The same, at a moment.
pub fn lihat(c: &mut Conn, a: &Anggota, kini: Waktu) -> Hasil<Vec<Klaim>> {
    let semua = c.baris::<Klaim>(
        &format!("{DARI} WHERE k.kode_pelanggan = $1 ORDER BY k.dibuat DESC, k.id LIMIT 50"),
        args![a.kode_pelanggan.as_str()],
    )?;
    Ok(semua.into_iter().map(|k| kini_juga(k, kini)).collect())
}

/// The member does not want it any more.
pub fn batal(tx: &mut Tx<'_>, a: &Anggota, id: &str) -> Hasil<()> {
    let n = tx.exec(
        "UPDATE app_klaim SET status = 'BATAL' WHERE id = $1 AND kode_pelanggan = $2 AND status = 'MENUNGGU'",
        args![id, a.kode_pelanggan.as_str()],
    )?;
    if n == 0 {
        return Err(AppTolak::TidakAda.tolak("Klaim ini tidak ada atau sudah selesai"));
    }
    ledger::audit::catat_hari_ini(tx, "app", "BATAL KLAIM HADIAH", id, "{}")?;
    Ok(())
}

/// Claims that wait in a store, the oldest first.
pub fn menunggu(c: &mut Conn, toko: &KodeToko, kini: Waktu) -> Hasil<Vec<Klaim>> {
    Ok(c.baris::<Klaim>(
        &format!(
            "{DARI} WHERE k.toko = $1 AND k.status = 'MENUNGGU' AND k.berlaku_sampai > $2 ORDER BY k.dibuat, k.id LIMIT 200"
        ),
        args![toko, kini],
    )?)
}

/// The gift is handed over: the document of gifts is written, for the points the claim was made for.
pub fn serahkan(tx: &mut Tx<'_>, p: &Pelaku, id: &str) -> Hasil<TukarTercatat> {
    let kini = tx.sekarang();
    let k = satu(tx, id)?
        .filter(|k| k.kode_toko == p.toko.as_str())
        .ok_or_else(|| AppTolak::TidakAda.tolak("Klaim ini tidak ada di toko ini"))?;
    let k = kini_juga(k, kini);
    if k.status != "MENUNGGU" {
        return Err(AppTolak::KlaimLewat.tolak(format!("Klaim ini sudah {}", k.status.to_lowercase())));
    }
    // What it held is free for the document that takes it.
    tx.exec("UPDATE app_klaim SET status = 'BATAL' WHERE id = $1", args![id])?;
    let minta = MintaTukar {
        kode: k.kode_member.clone(),
        kode_hadiah: k.kode_hadiah.clone(),
        qty: 1,
        keterangan: "KLAIM APLIKASI".to_owned(),
    };
    let t = hadiah::tukar(tx, p, &minta)?;
    if t.poin != k.poin {
        let pesan = format!(
            "Hadiah ini sekarang {} poin, diklaim untuk {}; minta member mengklaim lagi",
            t.poin, k.poin
        );
        return Err(AppTolak::KlaimLewat.tolak(pesan));
    }
    tx.exec(
        "UPDATE app_klaim SET status = 'DIAMBIL', no_dok = $2 WHERE id = $1",
        args![id, t.no_dok.as_str()],
    )?;
    Ok(t)
}
