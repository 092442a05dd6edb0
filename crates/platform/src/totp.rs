//! The second factor: codes of an authenticator app (RFC 6238, SHA-1, six digits, thirty seconds) and recovery codes.
//! A person enrols on their own page; until the first right code nothing is asked of them.

use crate::brankas::TOTP;
use crate::{Hasil, Level, Pelaku, SesiTolak, Tolak, acak};
use db::{Conn, Tx, args};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::Serialize;
use sha1::Sha1;
use values::{UserId, Waktu};

const LANGKAH: i64 = 30;
/// Steps before and after now that are taken: clocks of telephones drift.
const LONGGAR: i64 = 1;
const CADANGAN: usize = 8;
const BASE32: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// What the app needs to be told, once.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = TotpBaru)]
pub struct Baru {
    /// for who cannot scan
    pub kunci: String,
    /// what the QR code says
    pub alamat: String,
}

/// Must people of this kind have a second factor where the store's setting says so?
pub fn diwajibkan(level: &Level, pusat: bool) -> bool {
    pusat || matches!(level, Level::Own | Level::Su)
}

fn base32(isi: &[u8]) -> String {
    let mut keluar = String::new();
    let (mut sisa, mut bit) = (0_u32, 0_u32);
    for b in isi {
        sisa = (sisa << 8) | u32::from(*b);
        bit += 8;
        while bit >= 5 {
            bit -= 5;
            let i = usize::try_from((sisa >> bit) & 31).unwrap_or_default();
            keluar.extend(BASE32.get(i).map(|h| char::from(*h)));
        }
    }
    if bit > 0 {
        let i = usize::try_from((sisa << (5 - bit)) & 31).unwrap_or_default();
        keluar.extend(BASE32.get(i).map(|h| char::from(*h)));
    }
    keluar
}

fn dari_base32(teks: &str) -> Option<Vec<u8>> {
    let mut keluar = Vec::new();
    let (mut sisa, mut bit) = (0_u32, 0_u32);
    for h in teks.bytes() {
        let n = BASE32.iter().position(|x| *x == h.to_ascii_uppercase())?;
        sisa = ((sisa << 5) | u32::try_from(n).ok()?) & 0xFFFF;
        bit += 5;
        if bit >= 8 {
            bit -= 8;
            keluar.push(u8::try_from((sisa >> bit) & 0xFF).ok()?);
        }
    }
    Some(keluar)
}

/// The code of a step (RFC 4226, six digits).
fn kode(kunci: &[u8], langkah: i64) -> Option<String> {
    let mut mac = Hmac::<Sha1>::new_from_slice(kunci).ok()?;
    mac.update(&langkah.to_be_bytes());
    let h = mac.finalize().into_bytes();
    let awal = usize::from(*h.last()? & 15);
    let empat: [u8; 4] = h.get(awal..awal + 4)?.try_into().ok()?;
    Some(format!("{:06}", (u32::from_be_bytes(empat) & 0x7FFF_FFFF) % 1_000_000))
}

fn langkah(kini: Waktu) -> i64 {
    kini.milidetik().div_euclid(1000 * LANGKAH)
}

/// What the app on the telephone shows at this moment.
pub fn kode_saat(kunci: &str, kini: Waktu) -> Option<String> {
    kode(&dari_base32(kunci)?, langkah(kini))
}

/// The step whose code this is, later than the last one used. Every candidate is compared, and each in full.
fn cocok(kunci: &str, dicoba: &str, terakhir: i64, kini: Waktu) -> Option<i64> {
    let kunci = dari_base32(kunci)?;
    let dicoba: String = dicoba.chars().filter(char::is_ascii_digit).collect();
    let kini = langkah(kini);
    let mut dapat = None;
    for l in kini - LONGGAR..=kini + LONGGAR {
        let beda = kode(&kunci, l)?.bytes().zip(dicoba.bytes()).fold(0_u8, |b, (x, y)| b | (x ^ y));
        if beda == 0 && dicoba.len() == 6 && l > terakhir {
            dapat = dapat.or(Some(l));
        }
    }
    dapat
}

/// Has this person a second factor that is asked for?
pub fn aktif(c: &mut Conn, user: &UserId) -> db::Result<bool> {
    let n: i64 = c.nilai("SELECT COUNT(*) FROM totp WHERE user_id = $1 AND aktif = 1", args![user])?;
    Ok(n > 0)
}

/// Recovery codes that are left.
pub fn sisa_cadangan(c: &mut Conn, user: &UserId) -> db::Result<i64> {
    c.nilai("SELECT COUNT(*) FROM totp_cadangan WHERE user_id = $1 AND dipakai IS NULL", args![user])
}

/// Begins the enrolment: a new key, good for nothing until a code made with it was given.
pub fn mulai(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<Baru> {
    if aktif(tx, &p.user_id)? {
        return Err(
            SesiTolak::TotpSudah.tolak("Verifikasi dua langkah sudah aktif; matikan dulu untuk mengganti HP")
        );
    }
    let kunci = base32(&acak::byte::<20>());
    let waktu = tx.sekarang();
    let terkunci = TOTP.tutup(tx, p.user_id.as_str(), &kunci)?;
    tx.exec(
        "INSERT INTO totp (user_id, kunci, aktif, langkah, dibuat) VALUES ($1, $2, 0, 0, $3) \
         ON CONFLICT (user_id) DO UPDATE SET kunci = $2, aktif = 0, langkah = 0, dibuat = $3",
        args![&p.user_id, terkunci, waktu],
    )?;
    let alamat = format!(
        "otpauth://totp/Karat:{}?secret={kunci}&issuer=Karat&algorithm=SHA1&digits=6&period={LANGKAH}",
        p.user_id
    );
    Ok(Baru { kunci, alamat })
}

fn salah() -> Tolak {
    let pesan = "Kode verifikasi salah atau sudah dipakai, tunggu kode berikutnya";
    SesiTolak::TotpSalah.pada("kode", pesan)
}

/// The first right code: from now on it is asked for. The recovery codes are told this once.
pub fn aktifkan(tx: &mut Tx<'_>, p: &Pelaku, dicoba: &str) -> Hasil<Vec<String>> {
    let kini = tx.sekarang();
    let kunci = tx
        .one("SELECT kunci FROM totp WHERE user_id = $1 AND aktif = 0", args![&p.user_id], |r| {
            r.get::<String>(0)
        })?
        .ok_or_else(|| SesiTolak::TotpBelumMulai.tolak("Mulai dulu dengan memindai kode QR"))?;
    let kunci = TOTP.buka(tx, p.user_id.as_str(), &kunci)?;
    let l = cocok(&kunci, dicoba, 0, kini).ok_or_else(salah)?;
    tx.exec("UPDATE totp SET aktif = 1, langkah = $2 WHERE user_id = $1", args![&p.user_id, l])?;
    tx.exec("DELETE FROM totp_cadangan WHERE user_id = $1", args![&p.user_id])?;
    let kode: Vec<String> = (0..CADANGAN).map(|_| acak::sekali_pakai()).collect();
    for k in &kode {
        tx.exec(
            "INSERT INTO totp_cadangan (user_id, sidik, dipakai) VALUES ($1, $2, NULL)",
            args![&p.user_id, acak::sidik(k)],
        )?;
    }
    // Live sessions of this person are looked at again.
    tx.exec("UPDATE pengguna SET versi = versi + 1 WHERE user_id = $1", args![&p.user_id])?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "AKTIFKAN TOTP", p.user_id.as_str(), "{}")?;
    Ok(kode)
}

/// Takes the second factor away; the password was checked before.
pub fn matikan(tx: &mut Tx<'_>, p: &Pelaku, user: &UserId) -> Hasil<()> {
    tx.exec("DELETE FROM totp_cadangan WHERE user_id = $1", args![user])?;
    tx.exec("DELETE FROM totp WHERE user_id = $1", args![user])?;
    tx.exec("UPDATE pengguna SET versi = versi + 1 WHERE user_id = $1", args![user])?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "MATIKAN TOTP", user.as_str(), "{}")?;
    Ok(())
}

/// A code at login: of the app, or one of the recovery codes. Either is spent by it.
pub(crate) fn pakai(tx: &mut Tx<'_>, user: &UserId, dicoba: &str) -> Hasil<()> {
    let kini = tx.sekarang();
    let (kunci, terakhir) = tx
        .one("SELECT kunci, langkah FROM totp WHERE user_id = $1 AND aktif = 1", args![user], |r| {
            Ok((r.get::<String>(0)?, r.int(1)?))
        })?
        .ok_or_else(salah)?;
    let kunci = TOTP.buka(tx, user.as_str(), &kunci)?;
    if let Some(l) = cocok(&kunci, dicoba, terakhir, kini) {
        tx.exec("UPDATE totp SET langkah = $2 WHERE user_id = $1", args![user, l])?;
        return Ok(());
    }
    let sidik = acak::sidik(&dicoba.trim().to_lowercase());
    let n = tx.exec(
        "UPDATE totp_cadangan SET dipakai = $3 WHERE user_id = $1 AND sidik = $2 AND dipakai IS NULL",
        args![user, sidik, kini],
    )?;
    if n == 0 {
        return Err(salah());
    }
    ledger::audit::catat_hari_ini(tx, user.as_str(), "KODE CADANGAN DIPAKAI", user.as_str(), "{}")?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kode_seperti_di_rfc_6238() {
        // Appendix B, SHA-1, the last six of eight digits.
        let kunci = b"12345678901234567890";
        for (detik, harap) in [
            (59_i64, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ] {
            assert_eq!(kode(kunci, detik / 30).as_deref(), Some(harap), "{detik}");
        }
    }

    #[test]
    fn base32_bolak_balik() {
        assert_eq!(base32(b"12345678901234567890"), "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        for isi in [&b""[..], b"f", b"fo", b"foob", b"\x00\xff\x80\x7f\x01"] {
            assert_eq!(dari_base32(&base32(isi)).as_deref(), Some(isi));
        }
        assert_eq!(dari_base32("1"), None);
    }
}
