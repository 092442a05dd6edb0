//! One-time codes: asked for by phone or member code, six digits, kept as a hash, five minutes and five tries. Known and unknown
//! people get the same answers; what was tried is counted by person, by number and by address.

use super::{AppTolak, sesi, toko};
use db::{Conn, Tx, args};
use konter::pelanggan;
use platform::identitas::KunciData;
use platform::modul::Setelan;
use platform::{Hasil, Tolak, acak, brankas, rahasia};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use values::{KodeToko, Waktu};

const KUNCI: &str = "kode_app";
const BERLAKU: Duration = Duration::from_secs(300);
const COBA: i64 = 5;
/// Another code at the earliest after so long.
const JEDA_MILI: i64 = 60_000;
const SEJAM: Duration = Duration::from_secs(3600);
/// Codes asked for in an hour: by one person or number, by one address (a shop's guests share one).
const MINTA_ORANG: i64 = 5;
const MINTA_ALAMAT: i64 = 30;
/// Codes typed in an hour.
const COBA_ORANG: i64 = 15;
const COBA_ALAMAT: i64 = 60;

/// Who somebody says they are.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = AppSiapa)]
pub struct Siapa {
    pub kode_member: String,
    /// in place of the code
    pub no_hp: String,
}

/// The same, with the code and what the phone is called.
#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = AppMasuk)]
pub struct MintaMasuk {
    pub kode_member: String,
    pub no_hp: String,
    /// six digits
    pub kode: String,
    /// as its owner finds it again in the list of devices
    pub perangkat: String,
    /// consent to messages, where it was asked
    pub setuju: Option<bool>,
}

impl MintaMasuk {
    pub fn siapa(&self) -> Siapa {
        Siapa { kode_member: self.kode_member.clone(), no_hp: self.no_hp.clone() }
    }
}

/// A code that must be sent.
#[derive(Debug, Clone)]
pub struct Kirim {
    pub toko: KodeToko,
    pub no_hp: String,
    pub isi: String,
}

/// What became of a try.
#[derive(Debug, Clone)]
pub enum Hasilnya {
    Masuk(Box<sesi::Masuk>),
    Salah,
    Sering,
}

/// What was typed, as it is looked up: by code or by number.
enum Dicari {
    Kode(String),
    Nomor(String),
}

impl Siapa {
    fn periksa(&self) -> Hasil<Dicari> {
        let kode = pelanggan::rapi(&self.kode_member);
        if !kode.is_empty() {
            if !(8..=13).contains(&kode.chars().count()) {
                return Err(AppTolak::Nomor.pada("kode_member", "Kode Member 8 sampai 13 karakter"));
            }
            return Ok(Dicari::Kode(kode));
        }
        let hp = self.no_hp.trim();
        if hp.is_empty() {
            return Err(AppTolak::Nomor.pada("no_hp", "Mohon Masukan Nomor Handphone"));
        }
        let angka = pelanggan::angka(hp);
        if angka.len() < 11 || hp.chars().any(|h| !h.is_ascii_digit() && !" +-().".contains(h)) {
            return Err(AppTolak::Nomor.pada("no_hp", "Mohn Masukan Nomor Handphone Yang Valid"));
        }
        match pesan::nomor(&angka) {
            Some(no) => Ok(Dicari::Nomor(no)),
            None => Err(AppTolak::Nomor.pada("no_hp", "Mohn Masukan Nomor Handphone Yang Valid")),
        }
    }
}

impl Dicari {
    /// A name of it that tells nothing.
    fn sidik(&self) -> String {
        match self {
            Self::Kode(k) => acak::sidik(&format!("kode|{k}")),
            Self::Nomor(n) => acak::sidik(&format!("nomor|{n}")),
        }
    }

    /// The member behind it. A number that several members share names nobody: they come with their code.
    fn orang(&self, c: &mut Conn) -> Hasil<Option<String>> {
        match self {
            Self::Kode(k) => {
                let sql = "SELECT kode_pelanggan FROM member_kode WHERE kode_member = $1";
                let Some(ada) = c.one(sql, args![k.as_str()], |r| r.get::<String>(0))? else {
                    return Ok(None);
                };
                let utama = pelanggan::utama(c, &ada)?;
                Ok(pelanggan::satu(c, &utama)?
                    .filter(|p| !p.kode_member.is_empty())
                    .map(|p| p.kode_pelanggan))
            }
            Self::Nomor(n) => {
                let lokal = format!("0{}", n.strip_prefix("62").unwrap_or(n));
                let semua = c.rows(
                    "SELECT kode_pelanggan FROM pelanggan WHERE no_hp IN ($1, $2) AND kode_member <> '' AND gabung_ke = '' \
                     AND keluar = '' LIMIT 2",
                    args![n.as_str(), lokal],
                    |r| r.get::<String>(0),
                )?;
                Ok(<[String; 1]>::try_from(semua).ok().map(|[satu]| satu))
            }
        }
    }
}

/// The store in which a try is written: that of the card, or one all the same.
pub fn tempat(c: &mut Conn, s: &Siapa) -> Hasil<KodeToko> {
    let dicari = s.periksa()?;
    let orang = dicari.orang(c)?.unwrap_or_default();
    toko(c, &orang)?.ok_or_else(|| db::Error::Lain("tidak ada toko yang aktif".into()).into())
}

/// Counts one more in the present hour; is it still few enough?
fn hitung(tx: &mut Tx<'_>, apa: &str, siapa: &str, batas: i64) -> Hasil<bool> {
    let kini = tx.sekarang();
    let lama = kini.kurang(SEJAM).map_err(|e| db::Error::Lain(e.to_string()))?;
    let n: i64 = tx.nilai(
        "INSERT INTO app_coba (kunci, mulai, banyak) VALUES ($1, $2, 1) ON CONFLICT (kunci) DO UPDATE SET \
         banyak = CASE WHEN app_coba.mulai <= $3 THEN 1 ELSE app_coba.banyak + 1 END, \
         mulai = CASE WHEN app_coba.mulai <= $3 THEN excluded.mulai ELSE app_coba.mulai END RETURNING banyak",
        args![acak::sidik(&format!("{apa}|{siapa}")), kini, lama],
    )?;
    Ok(n <= batas)
}

fn baca_kunci(c: &mut Conn) -> Hasil<Option<String>> {
    let ada = c.baris::<KunciData>("FROM kunci_data WHERE nama = $1", args![KUNCI])?;
    ada.first().map(|k| brankas::KUNCI_DATA.buka(c, KUNCI, &k.isi)).transpose()
}

fn kunci(tx: &mut Tx<'_>) -> Hasil<String> {
    if let Some(k) = baca_kunci(tx)? {
        return Ok(k);
    }
    let isi = brankas::KUNCI_DATA.tutup(tx, KUNCI, &acak::token())?;
    let kini = tx.sekarang();
    tx.exec(
        "INSERT INTO kunci_data (nama, isi, dibuat) VALUES ($1, $2, $3) ON CONFLICT (nama) DO NOTHING",
        args![KUNCI, isi, kini],
    )?;
    baca_kunci(tx)?.ok_or_else(|| Tolak::from(db::Error::Lain("kunci kode app tidak tersimpan".into())))
}

fn sidik(tx: &mut Tx<'_>, orang: &str, kode: &str) -> Hasil<String> {
    let kunci = kunci(tx)?;
    Ok(rahasia::sidik(&kunci, &format!("{orang}|{}", kode.trim())))
}

/// A new code of a card, in place of the one before; answers it and until when it is good.
pub(super) fn buat(tx: &mut Tx<'_>, orang: &str, cara: &str) -> Hasil<(String, Waktu)> {
    let kini = tx.sekarang();
    let kode = format!("{:06}", u32::from_le_bytes(acak::byte::<4>()) % 1_000_000);
    let sidik = sidik(tx, orang, &kode)?;
    let sampai = kini.tambah(BERLAKU).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.exec(
        "INSERT INTO app_kode (kode_pelanggan, sidik, cara, dibuat, berlaku_sampai, coba) VALUES ($1, $2, $3, $4, $5, 0) \
         ON CONFLICT (kode_pelanggan) DO UPDATE SET sidik = excluded.sidik, cara = excluded.cara, dibuat = excluded.dibuat, \
         berlaku_sampai = excluded.berlaku_sampai, coba = 0",
        args![orang, sidik, cara, kini, sampai],
    )?;
    Ok((kode, sampai))
}

/// Is a code on its way that may not be replaced yet? One that a cashier shows stands until it is over.
fn masih(tx: &mut Tx<'_>, orang: &str) -> Hasil<bool> {
    let kini = tx.sekarang();
    let ada = tx.one(
        "SELECT cara, dibuat, berlaku_sampai FROM app_kode WHERE kode_pelanggan = $1",
        args![orang],
        |r| Ok((r.get::<String>(0)?, r.get::<Waktu>(1)?, r.get::<Waktu>(2)?)),
    )?;
    Ok(ada.is_some_and(|(cara, dibuat, sampai)| {
        kini.selisih_milidetik(dibuat) < JEDA_MILI || (cara == "KASIR" && kini < sampai)
    }))
}

/// Somebody asks for a code. None: nothing is sent, and nobody is told why. An error only for what was typed, and for how often.
pub fn minta(tx: &mut Tx<'_>, s: &Siapa, alamat: &str) -> Hasil<Result<Option<Kirim>, ()>> {
    let dicari = s.periksa()?;
    let sehari =
        tx.sekarang().kurang(Duration::from_secs(86_400)).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.exec("DELETE FROM app_coba WHERE mulai < $1", args![sehari])?;
    let boleh = hitung(tx, "MINTA ALAMAT", alamat, MINTA_ALAMAT)?;
    let boleh = hitung(tx, "MINTA", &dicari.sidik(), MINTA_ORANG)? && boleh;
    if !boleh {
        return Ok(Err(()));
    }
    let Some(orang) = dicari.orang(tx)? else { return Ok(Ok(None)) };
    // The person may be asked for by code and by number: counted as one, and silently.
    if !hitung(tx, "MINTA ORANG", &orang, MINTA_ORANG)? || masih(tx, &orang)? {
        return Ok(Ok(None));
    }
    let toko = tx.toko().clone();
    let no_hp: String =
        tx.nilai("SELECT no_hp FROM pelanggan WHERE kode_pelanggan = $1", args![orang.as_str()])?;
    let Some(no_hp) = pesan::nomor(&no_hp) else { return Ok(Ok(None)) };
    if !Setelan::baca(tx, &toko)?.nyala(pesan::MODUL) {
        return Ok(Ok(None));
    }
    let (kode, _) = buat(tx, &orang, "PESAN")?;
    let nama = platform::toko::cari(tx, &toko)?.nama_toko;
    let isi = format!(
        "Kode masuk {nama}: {kode}. Berlaku 5 menit. Jangan berikan kepada siapa pun, juga kepada yang mengaku pegawai toko."
    );
    Ok(Ok(Some(Kirim { toko, no_hp, isi })))
}

/// Somebody types a code. A wrong one counts, so this is written either way.
pub fn masuk(tx: &mut Tx<'_>, m: &MintaMasuk, alamat: &str) -> Hasil<Hasilnya> {
    let dicari = m.siapa().periksa()?;
    let boleh = hitung(tx, "COBA ALAMAT", alamat, COBA_ALAMAT)?;
    let boleh = hitung(tx, "COBA", &dicari.sidik(), COBA_ORANG)? && boleh;
    if !boleh {
        return Ok(Hasilnya::Sering);
    }
    let Some(orang) = dicari.orang(tx)? else { return Ok(Hasilnya::Salah) };
    if !hitung(tx, "COBA ORANG", &orang, COBA_ORANG)? {
        return Ok(Hasilnya::Sering);
    }
    let kini = tx.sekarang();
    // Counted before it is looked at: two tries at once are two tries.
    let ada: Option<(String, String, Waktu, i64)> = tx.one(
        "UPDATE app_kode SET coba = coba + 1 WHERE kode_pelanggan = $1 RETURNING sidik, cara, berlaku_sampai, coba",
        args![orang.as_str()],
        |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?, r.get(3)?)),
    )?;
    let Some((benar, cara, sampai, coba)) = ada else { return Ok(Hasilnya::Salah) };
    let ini = sidik(tx, &orang, &m.kode)?;
    if acak::sidik(&benar) != acak::sidik(&ini) || coba > COBA || sampai <= kini {
        return Ok(Hasilnya::Salah);
    }
    tx.exec("DELETE FROM app_kode WHERE kode_pelanggan = $1", args![orang.as_str()])?;
    let masuk = sesi::buka(tx, &orang, &cara, &m.perangkat, m.setuju)?;
    Ok(Hasilnya::Masuk(Box::new(masuk)))
}
