//! Ranges of tax invoice numbers as the tax office gives them: a range belongs to one store, ranges never overlap in the chain,
//! and their numbers are given out one after the other.

use crate::PajakTolak;
use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::KodeToko;

/// Digits of a number.
const DIGIT: usize = 13;

db::bacaan! {
    /// A range, and how far it is used.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = RentangEfaktur)]
    pub struct Rentang {
        pub urut: i64 = "r.urut",
        pub dari: i64 = "r.dari",
        pub sampai: i64 = "r.sampai",
        pub tahun: String = "r.tahun",
        pub oleh: String = "r.oleh",
        pub terpakai: i64 = "(SELECT COUNT(*) FROM efaktur e WHERE e.toko = r.toko AND e.nomor BETWEEN r.dari AND r.sampai)",
    }
}

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaRentangEfaktur)]
pub struct MintaRentang {
    /// first number, 13 digits, dots and dashes allowed
    pub dari: String,
    pub sampai: String,
    pub tahun: String,
}

/// A number as it is written: `000-26.00000001`.
pub fn tulis(nomor: i64) -> String {
    let t = format!("{nomor:013}");
    let (depan, sisa) = t.split_at(3.min(t.len()));
    let (tahun, urut) = sisa.split_at(2.min(sisa.len()));
    format!("{depan}-{tahun}.{urut}")
}

fn baca(teks: &str, kolom: &str) -> Hasil<i64> {
    let angka: String = teks.chars().filter(char::is_ascii_digit).collect();
    let lain = teks.chars().any(|c| !c.is_ascii_digit() && !['.', '-', ' '].contains(&c));
    match angka.parse::<i64>() {
        Ok(n) if angka.len() == DIGIT && !lain && n > 0 => Ok(n),
        _ => Err(PajakTolak::Isian.pada(kolom, format!("Nomor seri {DIGIT} angka"))),
    }
}

/// The ranges of a store, in the order they are used.
pub fn daftar(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Rentang>> {
    Ok(c.baris::<Rentang>("FROM efaktur_rentang r WHERE r.toko = $1 ORDER BY r.urut", args![toko])?)
}

/// Adds a range; the caller owns the chain, for no store may get what another has.
pub fn tambah(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaRentang) -> Hasil<Vec<Rentang>> {
    let kode = tx.toko().clone();
    let (dari, sampai) = (baca(&m.dari, "dari")?, baca(&m.sampai, "sampai")?);
    if sampai < dari {
        return Err(PajakTolak::Isian.pada("sampai", "Nomor akhir di bawah nomor awal"));
    }
    let tahun = m.tahun.trim();
    if tahun.len() != 4 || !tahun.bytes().all(|b| b.is_ascii_digit()) {
        return Err(PajakTolak::Isian.pada("tahun", "Tahun empat angka"));
    }
    let bentrok = tx.one(
        "SELECT toko, dari, sampai FROM efaktur_rentang WHERE dari <= $2 AND sampai >= $1 ORDER BY dari LIMIT 1",
        args![dari, sampai],
        |r| Ok((r.get::<String>(0)?, r.int(1)?, r.int(2)?)),
    )?;
    if let Some((toko, a, b)) = bentrok {
        let pesan = format!("Nomor itu sudah dipakai toko {toko}: {} sampai {}", tulis(a), tulis(b));
        return Err(PajakTolak::Rentang.pada("dari", pesan));
    }
    let kini = tx.sekarang();
    let urut: i64 =
        tx.nilai("SELECT COALESCE(MAX(urut), 0) + 1 FROM efaktur_rentang WHERE toko = $1", args![&kode])?;
    tx.exec(
        "INSERT INTO efaktur_rentang (toko, urut, dari, sampai, tahun, waktu, oleh) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        args![&kode, urut, dari, sampai, tahun, kini, &p.user_id],
    )?;
    let isi = serde_json::json!({ "dari": dari, "sampai": sampai, "tahun": tahun }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "RENTANG EFAKTUR", &tulis(dari), &isi)?;
    daftar(tx, &kode)
}

/// The next numbers, in order, for invoices of a year; refused when they do not reach.
pub(crate) fn ambil(c: &mut Conn, toko: &KodeToko, tahun: &str, banyak: usize) -> Hasil<Vec<i64>> {
    let mut nomor = Vec::with_capacity(banyak);
    for r in daftar(c, toko)?.iter().filter(|r| r.tahun == tahun) {
        let mut n = r.dari.saturating_add(r.terpakai);
        while n <= r.sampai && nomor.len() < banyak {
            nomor.push(n);
            n += 1;
        }
    }
    if nomor.len() < banyak {
        let pesan = format!("Perlu {banyak} nomor seri tahun {tahun}, tersisa {}", nomor.len());
        return Err(PajakTolak::NomorHabis.tolak(pesan));
    }
    Ok(nomor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nomor_seri_dibaca_dan_ditulis() {
        assert_eq!(tulis(2_600_000_001), "000-26.00000001");
        assert_eq!(baca("000-26.00000001", "dari").ok(), Some(2_600_000_001));
        for salah in ["", "0", "00026", "000-26.0000000A", "000-26.000000011"] {
            assert!(baca(salah, "dari").is_err(), "{salah}");
        }
    }
}
