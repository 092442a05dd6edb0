//! Agents: programs beside a till (a fingerprint reader, a printer) that speak with a key of their own instead of a
//! session. The key has two halves: the first is sent and kept hashed, the second signs and never travels.

use crate::{AgenTolak, Hasil, Tolak, acak, brankas, toko};
use db::{Conn, Tx, args};
use hmac::{Hmac, KeyInit as _, Mac as _};
use serde::Serialize;
use sha2::Sha256;
use std::fmt::Write as _;
use values::KodeToko;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jenis {
    Fingerprint,
    Print,
}

impl Jenis {
    pub fn as_str(self) -> &'static str {
        match self {
            Jenis::Fingerprint => "fingerprint",
            Jenis::Print => "print",
        }
    }
}

/// A key as it is shown once: `first.second`.
#[derive(Debug, Clone)]
pub struct Kunci {
    pub kirim: String,
    pub tanda: String,
}

const PANJANG_BAGIAN: usize = 40;

impl Kunci {
    pub fn baru() -> Self {
        Self { kirim: acak::teks(PANJANG_BAGIAN), tanda: acak::teks(PANJANG_BAGIAN) }
    }

    pub fn parse(teks: &str) -> Option<Self> {
        let (kirim, tanda) = teks.trim().split_once('.')?;
        let sah = |b: &str| b.len() == PANJANG_BAGIAN && b.bytes().all(|b| b.is_ascii_alphanumeric());
        (sah(kirim) && sah(tanda)).then(|| Self { kirim: kirim.to_owned(), tanda: tanda.to_owned() })
    }

    pub fn teks(&self) -> String {
        format!("{}.{}", self.kirim, self.tanda)
    }
}

/// An agent that showed its key.
#[derive(Debug, Clone)]
pub struct Agen {
    pub toko: KodeToko,
    pub nama: String,
    tanda: String,
}

impl Agen {
    /// Is this the agent's signature under the message? Compared in constant time.
    pub fn cocok(&self, pesan: &str, tanda: &str) -> bool {
        let Some(mac) = mac(&self.tanda, pesan) else { return false };
        heksa(tanda).is_some_and(|t| mac.verify_slice(&t).is_ok())
    }
}

/// HMAC-SHA256 in hexadecimal: how an agent signs.
pub fn tanda(kunci: &Kunci, pesan: &str) -> String {
    hmac_heksa(&kunci.tanda, pesan)
}

pub(crate) fn hmac_heksa(kunci: &str, pesan: &str) -> String {
    let mut s = String::with_capacity(64);
    for b in mac(kunci, pesan).map(|m| m.finalize().into_bytes()).unwrap_or_default() {
        let _ = write!(s, "{b:02x}");
    }
    s
}

/// Are these the first characters of the HMAC in hexadecimal, so many of them? Compared in constant time.
pub(crate) fn cocok_awal(kunci: &str, pesan: &str, tanda: &str, panjang: usize) -> bool {
    let Some(mac) = mac(kunci, pesan) else { return false };
    // One text a signature: no capitals, no signs.
    let sah = tanda.len() == panjang && tanda.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
    let bytes = |i: usize| u8::from_str_radix(tanda.get(i * 2..i * 2 + 2)?, 16).ok();
    let awal: Option<Vec<u8>> = (0..panjang / 2).map(bytes).collect();
    sah && awal.is_some_and(|a| mac.verify_truncated_left(&a).is_ok())
}

fn mac(kunci: &str, pesan: &str) -> Option<Hmac<Sha256>> {
    let mut m = Hmac::<Sha256>::new_from_slice(kunci.as_bytes()).ok()?;
    m.update(pesan.as_bytes());
    Some(m)
}

fn heksa(teks: &str) -> Option<Vec<u8>> {
    if teks.len() != 64 || !teks.is_ascii() {
        return None;
    }
    (0..32).map(|i| u8::from_str_radix(teks.get(i * 2..i * 2 + 2)?, 16).ok()).collect()
}

/// The living agent behind the half of a key that was sent.
pub fn kenali(c: &mut Conn, kunci: &str, jenis: Jenis) -> Hasil<Agen> {
    let ada = c.one(
        "SELECT toko, nama, kunci_tanda FROM agen WHERE sidik_kunci = $1 AND jenis = $2 AND aktif = 1",
        args![acak::sidik(kunci), jenis.as_str()],
        |r| Ok(Agen { toko: r.get(0)?, nama: r.get(1)?, tanda: r.get(2)? }),
    )?;
    let a = ada.ok_or_else(tidak_dikenal)?;
    let tanda = brankas::TANDA_AGEN.buka(c, &baris_tanda(&a.toko, &a.nama), &a.tanda)?;
    Ok(Agen { tanda, ..a })
}

fn baris_tanda(toko: &KodeToko, nama: &str) -> String {
    format!("{toko}/{nama}")
}

/// One answer for a missing, a wrong and a revoked key.
pub fn tidak_dikenal() -> Tolak {
    AgenTolak::TidakDikenal.tolak("Kunci agen tidak dikenal atau sudah dicabut")
}

fn nama_rapi(nama: &str) -> Hasil<String> {
    let n = nama.trim().to_lowercase();
    let sah = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'-' | b'_' | b'.');
    if (1..=32).contains(&n.len()) && n.bytes().all(sah) {
        return Ok(n);
    }
    Err(AgenTolak::Nama.tolak("Nama agen berisi 1 sampai 32 karakter a-z, 0-9, . _ -"))
}

/// Registers an agent of the transaction's store. A revoked one of that name gets the new key.
pub fn tambah(tx: &mut Tx<'_>, nama: &str, jenis: Jenis, kunci: &Kunci, oleh: &str) -> Hasil<()> {
    let (toko, nama, kini) = (tx.toko().clone(), nama_rapi(nama)?, tx.sekarang());
    toko::cari(tx, &toko)?;
    let tanda = brankas::TANDA_AGEN.tutup(tx, &baris_tanda(&toko, &nama), &kunci.tanda)?;
    let n = tx.exec(
        "INSERT INTO agen (toko, nama, jenis, sidik_kunci, kunci_tanda, aktif, dibuat, dicabut) \
         VALUES ($1, $2, $3, $4, $5, 1, $6, NULL) ON CONFLICT (toko, nama) DO UPDATE SET jenis = $3, \
         sidik_kunci = $4, kunci_tanda = $5, aktif = 1, dibuat = $6, dicabut = NULL WHERE agen.aktif = 0",
        args![&toko, nama.as_str(), jenis.as_str(), acak::sidik(&kunci.kirim), tanda, kini],
    )?;
    if n == 0 {
        return Err(AgenTolak::Sudah.tolak(format!("Agen {nama} sudah terdaftar di toko {toko}")));
    }
    let isi = serde_json::json!({ "jenis": jenis.as_str() }).to_string();
    ledger::audit::catat_hari_ini(tx, oleh, "TAMBAH AGEN", &nama, &isi)?;
    Ok(())
}

/// Takes an agent's key away, at once and for good.
pub fn cabut(tx: &mut Tx<'_>, nama: &str, oleh: &str) -> Hasil<()> {
    let (toko, nama, kini) = (tx.toko().clone(), nama_rapi(nama)?, tx.sekarang());
    let n = tx.exec(
        "UPDATE agen SET aktif = 0, dicabut = $3 WHERE toko = $1 AND nama = $2 AND aktif = 1",
        args![&toko, nama.as_str(), kini],
    )?;
    if n == 0 {
        return Err(AgenTolak::TidakAda.tolak(format!("Tidak ada agen {nama} yang aktif di toko {toko}")));
    }
    ledger::audit::catat_hari_ini(tx, oleh, "CABUT AGEN", &nama, "{}")?;
    Ok(())
}

/// An agent in the list; never its key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Ringkas {
    pub toko: String,
    pub nama: String,
    pub jenis: String,
    pub aktif: bool,
    pub dibuat: String,
    pub dicabut: Option<String>,
}

pub fn daftar(c: &mut Conn, toko: Option<&KodeToko>) -> db::Result<Vec<Ringkas>> {
    c.rows(
        "SELECT toko, nama, jenis, aktif, dibuat, dicabut FROM agen WHERE $1 = '' OR toko = $1 ORDER BY toko, nama",
        args![toko.map_or("", KodeToko::as_str)],
        |r| {
            Ok(Ringkas {
                toko: r.get(0)?,
                nama: r.get(1)?,
                jenis: r.get(2)?,
                aktif: r.get(3)?,
                dibuat: r.get(4)?,
                dicabut: r.get(5)?,
            })
        },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tanda_agen_adalah_hmac_sha256_rfc_4231() {
        let k = Kunci { kirim: String::new(), tanda: "Jefe".to_owned() };
        assert_eq!(
            tanda(&k, "what do ya want for nothing?"),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        );
    }

    #[test]
    fn contoh_di_dokumen_protokol_benar() {
        let k = Kunci { kirim: String::new(), tanda: "b".repeat(40) };
        let dok = include_str!("../../../docs/fingerprint-agent.md");
        assert!(dok.contains(&tanda(&k, "tantanganContoh|spv-jkt1|true|")));
    }

    #[test]
    fn tanda_hanya_cocok_dengan_pesan_dan_kuncinya() {
        let k = Kunci::baru();
        let toko = KodeToko::parse("JKT1").unwrap();
        let a = Agen { toko: toko.clone(), nama: "kasir".into(), tanda: k.tanda.clone() };
        let t = tanda(&k, "abc|spv|true|");
        assert!(a.cocok("abc|spv|true|", &t));
        assert!(!a.cocok("abc|spv|false|", &t));
        let lain = Agen { toko, nama: "kasir".into(), tanda: k.kirim.clone() };
        assert!(!lain.cocok("abc|spv|true|", &t));
        for buruk in ["", "zz", &t[1..], &"é".repeat(32), &format!("{t}00")] {
            assert!(!a.cocok("abc|spv|true|", buruk), "{buruk}");
        }
    }

    #[test]
    fn awal_tanda_hanya_cocok_sepanjang_itu() {
        let penuh = hmac_heksa("kunci", "pesan");
        let awal = &penuh[..32];
        assert!(cocok_awal("kunci", "pesan", awal, 32));
        for (k, p, t) in [
            ("kunci", "pesan", &penuh[..30]),
            ("kunci", "pesan", penuh.as_str()),
            ("kunci", "pesan", &penuh[32..]),
            ("kunci", "pesan2", awal),
            ("kunci2", "pesan", awal),
            ("kunci", "pesan", ""),
        ] {
            assert!(!cocok_awal(k, p, t, 32), "{k} {p} {t}");
        }
        assert!(!cocok_awal("kunci", "pesan", &awal.to_uppercase(), 32));
        assert!(!cocok_awal("kunci", "pesan", &"é".repeat(16), 32));
    }

    #[test]
    fn kunci_pulang_pergi_sebagai_teks() {
        let k = Kunci::baru();
        let l = Kunci::parse(&k.teks()).unwrap();
        assert_eq!((l.kirim, l.tanda), (k.kirim.clone(), k.tanda));
        assert!(Kunci::parse(&k.kirim).is_none());
        assert!(Kunci::parse("a.b").is_none());
    }
}
