//! Users of the chain: making one, the list, one's own password. Managing other people is in `orang`.

use crate::{AksesTolak, Hasil, Level, OrangTolak, Pelaku, SesiTolak, menu};
use db::{Conn, Tx, Val, args};
use serde::Serialize;
use std::collections::HashSet;
use values::{KodeToko, UserId};

#[derive(Debug, Clone)]
pub struct Baru {
    pub user_id: UserId,
    pub user_name: String,
    pub level: Level,
    pub kode_toko: KodeToko,
    pub pusat: bool,
    /// already hashed
    pub sandi: String,
    /// must be changed at the first login
    pub ganti_sandi: bool,
    pub akses: Vec<String>,
}

/// A user in lists (pickers of approvers, cashiers, validators).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PenggunaRingkas)]
pub struct Ringkas {
    pub user_id: String,
    pub user_name: String,
    pub level: String,
    pub kode_toko: String,
    pub pusat: bool,
    pub aktif: bool,
}

/// Makes a user; runs under the chain's key.
pub fn buat(tx: &mut Tx<'_>, b: &Baru, oleh: &str) -> Hasil<()> {
    crate::toko::cari(tx, &b.kode_toko)?;
    let dibuat = tx.sekarang();
    let n = tx.exec(
        "INSERT INTO pengguna (user_id, user_name, level, kode_toko, pusat, sandi, ganti_sandi, aktif, no_whatsapp, dibuat, \
         versi) VALUES ($1, $2, $3, $4, $5, $6, $7, 1, '', $8, 1) ON CONFLICT DO NOTHING",
        args![
            &b.user_id,
            b.user_name.as_str(),
            b.level.as_str(),
            &b.kode_toko,
            b.pusat,
            b.sandi.as_str(),
            b.ganti_sandi,
            dibuat
        ],
    )?;
    if n == 0 {
        let pesan = format!("User {} sudah terdaftar", b.user_id);
        return Err(OrangTolak::Sudah.pada("user_id", pesan));
    }
    beri_akses(tx, &b.user_id, &b.akses)?;
    let isi =
        serde_json::json!({ "level": b.level.as_str(), "toko": b.kode_toko, "pusat": b.pusat }).to_string();
    ledger::audit::catat_hari_ini(tx, oleh, "BUAT USER", b.user_id.as_str(), &isi)?;
    Ok(())
}

/// Menus written by one statement.
const SEKALI_TULIS: usize = 64;

/// Shows these menus to a user and no others.
pub fn beri_akses(tx: &mut Tx<'_>, user: &UserId, akses: &[String]) -> Hasil<()> {
    if let Some(m) = akses.iter().find(|m| !menu::cari(m).is_some_and(menu::Rute::bermenu)) {
        return Err(AksesTolak::MenuAsing.tolak(format!("Menu {m} tidak dikenal")));
    }
    tx.exec("DELETE FROM akses WHERE user_id = $1", args![user])?;
    let baris: Vec<String> = (2..SEKALI_TULIS + 2).map(|n| format!("($1, ${n})")).collect();
    let sql = format!("INSERT INTO akses (user_id, menu) VALUES {} ON CONFLICT DO NOTHING", baris.join(", "));
    for bagian in akses.chunks(SEKALI_TULIS) {
        // The last one fills up what is missing, so that there is one statement for any number.
        let isi = bagian.iter().chain(bagian.last().into_iter().cycle());
        let nilai: Vec<Val> =
            std::iter::once(Val::from(user)).chain(isi.take(SEKALI_TULIS).map(Val::from)).collect();
        tx.exec(&sql, &nilai)?;
    }
    // Rights are part of the user: live sessions of that user are looked at again when this number moves.
    tx.exec("UPDATE pengguna SET versi = versi + 1 WHERE user_id = $1", args![user])?;
    Ok(())
}

pub fn akses(c: &mut Conn, user: &UserId) -> db::Result<HashSet<String>> {
    Ok(c.rows("SELECT menu FROM akses WHERE user_id = $1", args![user], |r| r.get(0))?.into_iter().collect())
}

/// That a row of `pengguna` works in the store of a placeholder: it is theirs, or one of those they have besides.
pub fn sql_di_toko(tabel: &str, toko: usize) -> String {
    format!(
        "({tabel}.kode_toko = ${toko} OR EXISTS (SELECT 1 FROM pengguna_cabang w WHERE w.user_id = {tabel}.user_id \
         AND w.kode_toko = ${toko}))"
    )
}

/// Does this person work in the store? Whether they still may come in is not asked.
pub fn di_toko(c: &mut Conn, user: &str, toko: &KodeToko) -> db::Result<bool> {
    let sql = format!("SELECT user_id FROM pengguna WHERE user_id = $1 AND {}", sql_di_toko("pengguna", 2));
    Ok(c.one(&sql, args![user, toko], |r| r.get::<String>(0))?.is_some())
}

/// A store somebody may work in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TokoSaya)]
pub struct TokoSaya {
    pub kode_toko: String,
    pub nama_toko: String,
}

/// The stores of a person who has more than one; nothing for the others, and for head office, which has all.
pub fn toko_saya(c: &mut Conn, p: &Pelaku) -> db::Result<Vec<TokoSaya>> {
    if p.pusat {
        return Ok(Vec::new());
    }
    let semua = c.rows(
        "SELECT t.kode_toko, t.nama_toko FROM toko t WHERE t.aktif = 1 AND (t.kode_toko IN (SELECT kode_toko FROM \
         pengguna_cabang WHERE user_id = $1) OR t.kode_toko IN (SELECT kode_toko FROM pengguna WHERE user_id = $1)) \
         ORDER BY t.kode_toko",
        args![&p.user_id],
        |r| Ok(TokoSaya { kode_toko: r.get(0)?, nama_toko: r.get(1)? }),
    )?;
    Ok(if semua.len() > 1 { semua } else { Vec::new() })
}

/// Users a person may pick from: those of the store, and head office's for head office.
pub fn daftar(c: &mut Conn, p: &Pelaku) -> db::Result<Vec<Ringkas>> {
    let sini = sql_di_toko("pengguna", 1);
    c.rows(
        &format!(
            "SELECT user_id, user_name, level, kode_toko, pusat, aktif FROM pengguna WHERE aktif = 1 \
             AND ({sini} OR (pusat = 1 AND $2 = 1)) ORDER BY user_id"
        ),
        args![&p.toko, p.pusat],
        |r| {
            Ok(Ringkas {
                user_id: r.get(0)?,
                user_name: r.get(1)?,
                level: r.get(2)?,
                kode_toko: r.get(3)?,
                pusat: r.get(4)?,
                aktif: r.get(5)?,
            })
        },
    )
}

/// Replaces one's own password (both already checked and hashed); other sessions of the user end.
pub fn ganti_sandi(tx: &mut Tx<'_>, p: &Pelaku, sandi_baru: &str) -> Hasil<()> {
    let waktu = tx.sekarang();
    tx.exec(
        "UPDATE pengguna SET sandi = $2, ganti_sandi = 0, versi = versi + 1 WHERE user_id = $1",
        args![&p.user_id, sandi_baru],
    )?;
    tx.exec(
        "UPDATE sesi SET berakhir = $3 WHERE user_id = $1 AND sidik_token <> $2 AND berakhir IS NULL",
        args![&p.user_id, p.sesi.as_ref(), waktu],
    )?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "GANTI PASSWORD", p.user_id.as_str(), "{}")?;
    Ok(())
}

/// Menus of a cashier's own part of the shop that are not a cashier's: what the card looks like, what is melted, who
/// all members are, and what the drawers hold before they were counted.
const BUKAN_KASIR: &[&str] = &[
    "/setting-member",
    "/export-data-member",
    "/hancur-pembelian",
    "/dashboardPusat",
    "/dashboard-kas-harian",
];

/// Menus a level starts with; a shop changes them per user.
pub fn akses_bawaan(level: &Level) -> Vec<String> {
    let ambil = |f: &dyn Fn(&menu::Rute) -> bool| {
        menu::RUTE.iter().filter(|r| r.bermenu() && f(r)).map(|r| r.path.to_owned()).collect()
    };
    let awal = |r: &menu::Rute| r.menu.split(" > ").next().unwrap_or_default();
    match level {
        Level::Su | Level::Own | Level::Mu => ambil(&|_| true),
        Level::Dev => ambil(&|r| ["Dashboard", "Utility"].contains(&awal(r))),
        Level::Spv => {
            ambil(&|r| !["Utility", "Akuntansi", "Katalog"].contains(&awal(r)) || r.path == "/tutup-toko")
        }
        Level::Fin => ambil(&|r| {
            ["Dashboard", "Keuangan", "Akuntansi"].contains(&awal(r))
                || r.menu.starts_with("Laporan")
                || r.path == "/validasi-non-cash"
        }),
        Level::Kasir => ambil(&|r| {
            ["Dashboard", "Penjualan", "Pembelian", "Pesanan", "Service", "Hutang", "Member"]
                .contains(&awal(r))
                && !r.path.contains("batal")
                && !r.path.contains("lelang")
                && !BUKAN_KASIR.contains(&r.path)
                && !matches!(r.jenis, menu::Jenis::Master)
                || [
                    "/data-barang",
                    "/timbang-baki",
                    "/uang-kas",
                    "/pengalihan-saldo-uang",
                    "/tutup-toko",
                    "/transaksi-jual-beli-manual",
                    "/lihat-penjualan-manual",
                    "/lihat-pembelian-manual",
                ]
                .contains(&r.path)
        }),
        Level::Lain(_) => ambil(&|r| awal(r) == "Dashboard"),
    }
}

/// Checks one's own old password, with the same lock as a login.
pub async fn sandi_sendiri(db: &db::Db, p: &Pelaku, sandi_lama: String, alamat: &str) -> Hasil<()> {
    match crate::sesi::periksa_sandi(db, &p.user_id, sandi_lama, alamat).await {
        Ok(_) => Ok(()),
        Err(t) if t.adalah(SesiTolak::SandiSalah) => {
            let pesan = "Password lama salah";
            Err(SesiTolak::SandiLama.pada("password_lama", pesan))
        }
        Err(t) => Err(t),
    }
}
