//! Numbers whose owner said the code that was sent there: only to these go files. A code is six digits, holds for five minutes
//! and five tries, is kept as a hash and is sent past the outbox, so that no list and no log ever has it.

use crate::{PesanTolak, nomor};
use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku, acak, rahasia};
use std::time::Duration;
use values::Waktu;

const KUNCI: &str = "kode_wa";
const BERLAKU: Duration = Duration::from_secs(300);
/// Another code at the earliest after so long.
const JEDA_MILI: i64 = 60_000;
const COBA: i64 = 5;

/// May files go there?
pub fn sah(c: &mut Conn, no_hp: &str) -> Hasil<bool> {
    let Some(no) = nomor(no_hp) else { return Ok(false) };
    let ada = c.one("SELECT 1 FROM nomor_sah WHERE no_hp = $1", args![no], |_| Ok(()))?;
    Ok(ada.is_some())
}

fn wajib(no_hp: &str) -> Hasil<String> {
    nomor(no_hp).ok_or_else(|| PesanTolak::Nomor.tolak("Customer ini tidak punya nomor WhatsApp"))
}

/// Six digits.
fn kode_baru() -> String {
    let n = u32::from_le_bytes(acak::byte::<4>());
    format!("{:06}", n % 1_000_000)
}

/// A new code for a number, to be sent at once; the one before is good for nothing.
pub fn buat_kode(tx: &mut Tx<'_>, p: &Pelaku, no_hp: &str) -> Hasil<(String, String)> {
    let (no, toko, kini) = (wajib(no_hp)?, tx.toko().clone(), tx.sekarang());
    let lama: Option<Waktu> = tx.one(
        "SELECT dibuat FROM nomor_kode WHERE toko = $1 AND no_hp = $2",
        args![&toko, no.as_str()],
        |r| r.get(0),
    )?;
    if lama.is_some_and(|l| kini.selisih_milidetik(l) < JEDA_MILI) {
        return Err(PesanTolak::Sering.tolak("Kode baru saja dikirim, tunggu satu menit"));
    }
    let kode = kode_baru();
    let kunci = rahasia::kunci(tx, KUNCI)?;
    let sidik = rahasia::sidik(&kunci, &format!("{no}|{kode}"));
    let sampai = kini.tambah(BERLAKU).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.exec(
        "INSERT INTO nomor_kode (toko, no_hp, sidik, dibuat, berlaku_sampai, coba) VALUES ($1, $2, $3, $4, $5, 0) \
         ON CONFLICT (toko, no_hp) DO UPDATE SET sidik = excluded.sidik, dibuat = excluded.dibuat, \
         berlaku_sampai = excluded.berlaku_sampai, coba = 0",
        args![&toko, no.as_str(), sidik, kini, sampai],
    )?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "KODE NOMOR WHATSAPP", "WHATSAPP", "{}")?;
    Ok((no, kode))
}

/// Is this the code? A wrong one counts, so this is written either way: the answer tells, not the refusal.
pub fn periksa(tx: &mut Tx<'_>, p: &Pelaku, no_hp: &str, kode: &str) -> Hasil<bool> {
    let (no, toko, kini) = (wajib(no_hp)?, tx.toko().clone(), tx.sekarang());
    let ada = tx.one(
        "SELECT sidik, berlaku_sampai, coba FROM nomor_kode WHERE toko = $1 AND no_hp = $2",
        args![&toko, no.as_str()],
        |r| Ok((r.get::<String>(0)?, r.get::<Waktu>(1)?, r.get::<i64>(2)?)),
    )?;
    let Some((sidik, sampai, coba)) = ada else { return Ok(false) };
    let Some(kunci) = rahasia::baca(tx, &toko, KUNCI)? else { return Ok(false) };
    let cocok = acak::sidik(&sidik) == acak::sidik(&rahasia::sidik(&kunci, &format!("{no}|{}", kode.trim())));
    if !cocok || coba >= COBA || sampai <= kini {
        tx.exec(
            "UPDATE nomor_kode SET coba = coba + 1 WHERE toko = $1 AND no_hp = $2",
            args![&toko, no.as_str()],
        )?;
        return Ok(false);
    }
    tx.exec("DELETE FROM nomor_kode WHERE toko = $1 AND no_hp = $2", args![&toko, no.as_str()])?;
    tx.exec(
        "INSERT INTO nomor_sah (no_hp, toko, waktu, oleh) VALUES ($1, $2, $3, $4) ON CONFLICT (no_hp) DO NOTHING",
        args![no.as_str(), &toko, kini, &p.user_id],
    )?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "NOMOR WHATSAPP SAH", "WHATSAPP", "{}")?;
    Ok(true)
}
