//! Codes of members: the chain's prefix, a sequence and a check digit; or what stands on a card that somebody else printed.
//! The check digit is looked at only under our own prefix.

use crate::MemberTolak;
use crate::aturan::{self, AturanKode};
use db::{Conn, Tx, args};
use konter::pelanggan::rapi;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::Tanggal;

/// Where a code comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cara {
    /// the next of the chain
    Urut,
    /// read from a printed card
    Kartu,
    /// brought in with a file
    Impor,
}

impl Cara {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::Urut => "URUT",
            Self::Kartu => "KARTU",
            Self::Impor => "IMPOR",
        }
    }
}

/// The check digit over letters and digits (ISO 7064, MOD 11,10; a letter counts as its two digits from 10 on): it finds every
/// wrong digit and nearly every pair that was swapped.
fn angka_periksa(badan: &str) -> char {
    let mut p = 10_u32;
    let mut angka = |d: u32| {
        let s = match (p + d) % 10 {
            0 => 10,
            n => n,
        };
        p = s * 2 % 11;
    };
    for h in badan.chars() {
        match h.to_digit(36).unwrap_or(0) {
            n if n < 10 => angka(n),
            n => {
                angka(n / 10);
                angka(n % 10);
            }
        }
    }
    char::from_digit((11 - p) % 10, 10).unwrap_or('0')
}

/// Is the last digit the one that the rest asks for?
pub fn sah(kode: &str) -> bool {
    kode.char_indices().next_back().is_some_and(|(n, akhir)| angka_periksa(&kode[..n]) == akhir)
}

pub fn milik_sendiri(a: &AturanKode, kode: &str) -> bool {
    !a.awalan.is_empty() && kode.starts_with(&a.awalan)
}

/// A code as it was typed or read; refused when no member can have it.
pub fn periksa(a: &AturanKode, teks: &str) -> Hasil<String> {
    let kode = rapi(teks);
    let salah = |pesan: String| Err(MemberTolak::Kode.pada("kode_member", pesan));
    if !(8..=13).contains(&kode.chars().count()) {
        return salah("Kode member 8 sampai 13 karakter".to_owned());
    }
    if !kode.bytes().all(|b| b.is_ascii_alphanumeric()) {
        return salah("Kode member hanya huruf dan angka".to_owned());
    }
    if milik_sendiri(a, &kode) && !sah(&kode) {
        return salah(format!("Angka terakhir kode {kode} tidak cocok, periksa kembali kodenya"));
    }
    Ok(kode)
}

fn banyak_angka(a: &AturanKode) -> usize {
    a.panjang.saturating_sub(a.awalan.len() + 1)
}

fn bentuk(a: &AturanKode, nomor: i64) -> Option<String> {
    let urut = format!("{nomor:0lebar$}", lebar = banyak_angka(a));
    (urut.len() == banyak_angka(a)).then(|| {
        let badan = format!("{}{urut}", a.awalan);
        format!("{badan}{}", angka_periksa(&badan))
    })
}

fn habis() -> platform::Tolak {
    MemberTolak::Kode
        .pada("cara_kode", "Nomor urut kode member habis, ubah panjang kodenya di Setting Member")
}

/// Whose code it is, or was.
pub fn pemilik(c: &mut Conn, kode: &str) -> Hasil<Option<String>> {
    Ok(c.one("SELECT kode_pelanggan FROM member_kode WHERE kode_member = $1", args![kode], |r| r.get(0))?)
}

fn terakhir(c: &mut Conn, awalan: &str) -> Hasil<i64> {
    let ada = c.one("SELECT terakhir FROM member_urut WHERE awalan = $1", args![awalan], |r| r.int(0))?;
    Ok(ada.unwrap_or(0))
}

/// The code that would be given next; writes nothing.
pub fn berikut(c: &mut Conn, a: &AturanKode) -> Hasil<String> {
    let mut n = terakhir(c, &a.awalan)?;
    loop {
        n += 1;
        let kode = bentuk(a, n).ok_or_else(habis)?;
        if pemilik(c, &kode)?.is_none() {
            return Ok(kode);
        }
    }
}

/// How many codes the sequence has left.
pub fn sisa(c: &mut Conn, a: &AturanKode) -> Hasil<i64> {
    let semua = u32::try_from(banyak_angka(a)).ok().and_then(|n| 10_i64.checked_pow(n)).unwrap_or(i64::MAX);
    Ok((semua - 1 - terakhir(c, &a.awalan)?).max(0))
}

/// Draws the next code. What a printed card took already is passed over.
fn ambil(tx: &mut Tx<'_>, a: &AturanKode) -> Hasil<String> {
    loop {
        let n: i64 = tx.nilai(
            "INSERT INTO member_urut (awalan, terakhir) VALUES ($1, 1) \
             ON CONFLICT (awalan) DO UPDATE SET terakhir = member_urut.terakhir + 1 RETURNING terakhir",
            args![a.awalan.as_str()],
        )?;
        let kode = bentuk(a, n).ok_or_else(habis)?;
        if pemilik(tx, &kode)?.is_none() {
            return Ok(kode);
        }
    }
}

/// Gives somebody a code: the chain's next, or the one that stands on their card. The old one still finds them.
pub(crate) fn beri(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    kode_pelanggan: &str,
    cara: Cara,
    teks: &str,
) -> Hasil<String> {
    let waktu = tx.sekarang();
    let a: AturanKode = aturan::pada(tx, waktu.tanggal())?;
    let kode = match cara {
        Cara::Urut => ambil(tx, &a)?,
        Cara::Kartu | Cara::Impor => periksa(&a, teks)?,
    };
    if let Some(siapa) = pemilik(tx, &kode)? {
        let pesan = if siapa == kode_pelanggan {
            format!("Kode {kode} sudah milik member ini")
        } else {
            format!("Kode {kode} sudah dipakai member lain")
        };
        return Err(MemberTolak::KodeDipakai.pada("kode_member", pesan));
    }
    let toko = tx.toko().clone();
    tx.exec(
        "INSERT INTO member_kode (kode_member, kode_pelanggan, cara, toko, waktu, oleh) VALUES ($1, $2, $3, $4, $5, $6)",
        args![kode.as_str(), kode_pelanggan, cara.kode(), &toko, waktu, &p.user_id],
    )?;
    Ok(kode)
}

/// What a card that is being read says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PeriksaKodeMember)]
pub struct Diperiksa {
    pub sah: bool,
    /// why it is not, or whose it is
    pub pesan: String,
    /// it has the chain's own prefix
    pub milik_sendiri: bool,
    pub dipakai: bool,
}

pub fn lihat(c: &mut Conn, teks: &str, hari_ini: Tanggal) -> Hasil<Diperiksa> {
    let a: AturanKode = aturan::pada(c, hari_ini)?;
    let milik_sendiri = milik_sendiri(&a, &rapi(teks));
    let kode = match periksa(&a, teks) {
        Ok(k) => k,
        Err(t) if t.adalah(MemberTolak::Kode) => {
            return Ok(Diperiksa { sah: false, pesan: t.pesan, milik_sendiri, dipakai: false });
        }
        Err(t) => return Err(t),
    };
    let dipakai = pemilik(c, &kode)?.is_some();
    let pesan = if dipakai { format!("Kode {kode} sudah dipakai") } else { String::new() };
    Ok(Diperiksa { sah: true, pesan, milik_sendiri, dipakai })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn aturan() -> AturanKode {
        AturanKode { awalan: "MB".to_owned(), panjang: 10 }
    }

    #[test]
    fn setiap_angka_keliru_ditemukan_dan_hampir_setiap_angka_tertukar() {
        let a = aturan();
        let (mut tukar, mut lolos) = (0, 0);
        for n in [1, 9, 10, 4_711, 99_999, 1_234_567] {
            let kode = bentuk(&a, n).unwrap();
            assert!(sah(&kode) && kode.len() == 10 && kode.starts_with("MB"), "{kode}");
            for ke in 2..10 {
                for d in b'0'..=b'9' {
                    let mut lain = kode.clone().into_bytes();
                    if lain[ke] == d {
                        continue;
                    }
                    lain[ke] = d;
                    assert!(!sah(std::str::from_utf8(&lain).unwrap()), "{kode}");
                }
                let mut lain = kode.clone().into_bytes();
                if ke + 1 < 10 && lain[ke] != lain[ke + 1] {
                    lain.swap(ke, ke + 1);
                    tukar += 1;
                    lolos += usize::from(sah(std::str::from_utf8(&lain).unwrap()));
                }
            }
        }
        assert!(lolos * 10 <= tukar, "{lolos} dari {tukar}");
    }

    #[test]
    fn hanya_awalan_sendiri_yang_diperiksa_angkanya() {
        let a = aturan();
        let kode = bentuk(&a, 17).unwrap();
        assert_eq!(periksa(&a, &kode.to_lowercase()).unwrap(), kode);
        let keliru = format!("{}{}", &kode[..9], if kode.ends_with('0') { '1' } else { '0' });
        for (teks, sah) in [
            (keliru.as_str(), false),
            ("KARTU001", true),
            ("12345678", true),
            ("1234567", false),
            ("12345678901234", false),
            ("KARTU-001", false),
            ("MB12345Ü8", false),
        ] {
            assert_eq!(periksa(&a, teks).is_ok(), sah, "{teks}");
        }
    }

    #[test]
    fn urutan_yang_tidak_muat_bukan_kode() {
        assert!(bentuk(&aturan(), 9_999_999).is_some());
        assert!(bentuk(&aturan(), 10_000_000).is_none());
    }
}
