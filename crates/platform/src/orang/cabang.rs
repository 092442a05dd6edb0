//! The stores a user may work in besides their own: given by head office, one of them at a time in a session.

use crate::{Hasil, OrangTolak, Pelaku, toko};
use db::{Conn, Tx, args};
use std::collections::{BTreeSet, HashMap};
use values::{KodeToko, UserId};

/// Of every user who has any.
pub(super) fn semua(c: &mut Conn) -> db::Result<HashMap<String, Vec<String>>> {
    let mut keluar: HashMap<String, Vec<String>> = HashMap::new();
    let sql = "SELECT user_id, kode_toko FROM pengguna_cabang ORDER BY user_id, kode_toko";
    for (user, kode) in c.rows(sql, &[], |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)))? {
        keluar.entry(user).or_default().push(kode);
    }
    Ok(keluar)
}

pub(super) fn milik(c: &mut Conn, user: &UserId) -> db::Result<Vec<String>> {
    let sql = "SELECT kode_toko FROM pengguna_cabang WHERE user_id = $1 ORDER BY kode_toko";
    c.rows(sql, args![user], |r| r.get(0))
}

/// Well formed, each once, without the user's own; head office has every store and needs none.
pub(super) fn rapikan(cabang: &[String], sendiri: &KodeToko, pusat: bool) -> Hasil<Vec<String>> {
    let mut keluar = BTreeSet::new();
    for c in cabang {
        let kode = KodeToko::parse(c).map_err(|e| OrangTolak::Toko.pada("cabang", e.to_string()))?;
        if kode != *sendiri && !pusat {
            keluar.insert(kode.to_string());
        }
    }
    Ok(keluar.into_iter().collect())
}

/// These and no others. What somebody has open in a store that is no longer theirs ends.
pub(super) fn simpan(tx: &mut Tx<'_>, p: &Pelaku, user: &UserId, cabang: &[String]) -> Hasil<()> {
    if !p.pusat {
        let pesan = "Hanya kantor pusat yang bisa memberi user toko lain";
        return Err(OrangTolak::TokoLain.pada("cabang", pesan));
    }
    let lama = milik(tx, user)?;
    tx.exec("DELETE FROM pengguna_cabang WHERE user_id = $1", args![user])?;
    for kode in cabang {
        let kode = KodeToko::parse(kode).map_err(|e| OrangTolak::Toko.pada("cabang", e.to_string()))?;
        // One that was closed meanwhile stays with who had it; nobody is given one anew.
        if !lama.iter().any(|l| l == kode.as_str()) {
            toko::cari(tx, &kode).map_err(|t| {
                let pesan = t.pesan.clone();
                t.kolom("cabang", pesan)
            })?;
        }
        tx.exec("INSERT INTO pengguna_cabang (user_id, kode_toko) VALUES ($1, $2)", args![user, &kode])?;
    }
    let kini = tx.sekarang();
    tx.exec(
        "UPDATE sesi SET berakhir = $2 WHERE user_id = $1 AND berakhir IS NULL AND NOT EXISTS (SELECT 1 FROM pengguna u \
         WHERE u.user_id = sesi.user_id AND (u.pusat = 1 OR u.kode_toko = sesi.kode_toko)) AND NOT EXISTS (SELECT 1 \
         FROM pengguna_cabang w WHERE w.user_id = sesi.user_id AND w.kode_toko = sesi.kode_toko)",
        args![user, kini],
    )?;
    Ok(())
}
