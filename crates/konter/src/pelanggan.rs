//! The register of customers, one for the chain: found by name, phone, NIK or member code, and written down while they
//! are served. A number of identity is shown in part; the whole of it only to who needs it, and the look is on record.

use crate::KonterTolak;
use db::{Conn, Tx, args};
use platform::identitas::{self, samarkan};
use platform::{Hasil, Pelaku, acak};
use serde::{Deserialize, Serialize};

/// Who buys or sells. Empty fields are taken from the register when `kode_pelanggan` or `kode_member` names somebody.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PelangganMinta {
    pub kode_pelanggan: String,
    /// 8 to 13 characters
    pub kode_member: String,
    /// UMUM, MEMBER, BADAN USAHA
    pub jenis_pelanggan: String,
    pub nama_customer: String,
    pub alamat_customer: String,
    pub no_hp: String,
    /// 16 digits
    pub nik: String,
}

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct Pelanggan {
        pub kode_pelanggan: String = "kode_pelanggan",
        pub kode_member: String = "kode_member",
        pub jenis_pelanggan: String = "jenis_pelanggan",
        pub nama_customer: String = "nama_customer",
        pub alamat_customer: String = "alamat_customer",
        pub no_hp: String = "no_hp",
        /// the first four and the last two digits
        pub nik_samar: String = "nik_samar",
        /// what finds the number again; empty when none was given
        #[serde(skip)]
        pub sidik_nik: String = "sidik_nik",
    }
}

pub(crate) fn rapi(teks: &str) -> String {
    teks.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase()
}

pub(crate) fn angka(teks: &str) -> String {
    teks.chars().filter(char::is_ascii_digit).collect()
}

const TERBANYAK: i64 = 20;

/// The sixteen digits of an identity number, if that is what was typed.
pub fn sebagai_nik(teks: &str) -> Option<String> {
    let t: String = teks.chars().filter(|h| !h.is_whitespace() && !matches!(h, '.' | '-')).collect();
    (t.len() == 16 && t.bytes().all(|b| b.is_ascii_digit())).then_some(t)
}

/// Looks at identity numbers by one person in a day: a counter with a queue needs far fewer.
const LIHAT_NIK_SEHARI: i64 = 200;

/// Counts a look at an identity number and writes it in the trail; refused beyond the day's number.
fn catat_lihat(tx: &mut Tx<'_>, p: &Pelaku, aksi: &str, objek: &str) -> Hasil<()> {
    let hari = tx.sekarang().tanggal();
    let banyak: i64 = tx.nilai(
        "INSERT INTO lihat_nik (user_id, tanggal, banyak) VALUES ($1, $2, 1) \
         ON CONFLICT (user_id, tanggal) DO UPDATE SET banyak = lihat_nik.banyak + 1 RETURNING banyak",
        args![&p.user_id, hari],
    )?;
    if banyak > LIHAT_NIK_SEHARI {
        let pesan = "Terlalu banyak NIK dilihat atau dicari hari ini, minta SPV mencarikannya";
        return Err(KonterTolak::NikTerlaluSering.tolak(pesan));
    }
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), aksi, objek, "{}")?;
    Ok(())
}

/// Whoever of the register has this identity number.
fn bernik(c: &mut Conn, nik: &str) -> Hasil<Option<Pelanggan>> {
    let sidik = identitas::sidik(c, nik)?;
    Ok(c.baris_satu("FROM pelanggan WHERE sidik_nik = $1 AND sidik_nik <> ''", args![sidik])?)
}

/// The customer with exactly this identity number; the look is counted and written in the trail, found or not.
pub fn cari_nik(tx: &mut Tx<'_>, p: &Pelaku, nik: &str) -> Hasil<Vec<Pelanggan>> {
    let ada = bernik(tx, nik)?;
    let objek = ada.as_ref().map_or("-", |a| a.kode_pelanggan.as_str());
    catat_lihat(tx, p, "CARI NIK", objek)?;
    Ok(ada.into_iter().collect())
}

/// Customers whose name, phone or member code contains it. An identity number is found by [`cari_nik`] alone.
pub fn cari(c: &mut Conn, teks: &str) -> Hasil<Vec<Pelanggan>> {
    let t = rapi(teks).to_lowercase();
    if t.chars().count() < 3 {
        return Ok(Vec::new());
    }
    let pola = format!("%{}%", t.replace(['%', '_', '\\'], ""));
    Ok(c.baris(
        &format!(
            "FROM pelanggan WHERE cari LIKE $1 ORDER BY nama_customer, kode_pelanggan LIMIT {TERBANYAK}"
        ),
        args![pola],
    )?)
}

/// A member by code; the code has 8 to 13 characters.
pub fn member(c: &mut Conn, kode: &str) -> Hasil<Pelanggan> {
    let kode = rapi(kode);
    let tidak_ada = || KonterTolak::MemberTidakAda.tolak("Kode Member Tidak Tersedia");
    if !(8..=13).contains(&kode.chars().count()) {
        return Err(tidak_ada());
    }
    c.baris_satu("FROM pelanggan WHERE kode_member = $1", args![kode])?.ok_or_else(tidak_ada)
}

pub fn satu(c: &mut Conn, kode: &str) -> Hasil<Option<Pelanggan>> {
    Ok(c.baris_satu("FROM pelanggan WHERE kode_pelanggan = $1", args![kode])?)
}

/// Somebody as they were typed, not yet in the register.
pub fn dari_minta(c: &mut Conn, m: &PelangganMinta) -> Hasil<Pelanggan> {
    let nik = angka(&m.nik);
    Ok(Pelanggan {
        kode_pelanggan: String::new(),
        kode_member: String::new(),
        jenis_pelanggan: "UMUM".to_owned(),
        nama_customer: rapi(&m.nama_customer),
        alamat_customer: rapi(&m.alamat_customer),
        no_hp: angka(&m.no_hp),
        nik_samar: samarkan(&nik),
        sidik_nik: identitas::sidik(c, &nik)?,
    })
}

fn periksa(m: &PelangganMinta) -> Hasil<PelangganMinta> {
    let m = PelangganMinta {
        kode_pelanggan: rapi(&m.kode_pelanggan),
        kode_member: rapi(&m.kode_member),
        jenis_pelanggan: rapi(&m.jenis_pelanggan),
        nama_customer: rapi(&m.nama_customer),
        alamat_customer: rapi(&m.alamat_customer),
        no_hp: angka(&m.no_hp),
        nik: angka(&m.nik),
    };
    let salah = |kolom: &str, pesan: &str| Err(KonterTolak::Pelanggan.pada(kolom, pesan));
    if m.nama_customer.chars().count() > 60 {
        return salah("nama_customer", "Nama paling banyak 60 karakter");
    }
    if m.alamat_customer.chars().count() > 200 {
        return salah("alamat_customer", "Alamat paling banyak 200 karakter");
    }
    if !m.no_hp.is_empty() && !(8..=15).contains(&m.no_hp.len()) {
        return salah("no_hp", "No HP 8 sampai 15 angka");
    }
    if !m.nik.is_empty() && m.nik.len() != 16 {
        return salah("nik", "NIK harus 16 angka");
    }
    if !["", "UMUM", "MEMBER", "BADAN USAHA"].contains(&m.jenis_pelanggan.as_str()) {
        return salah("jenis_pelanggan", "Jenis pelanggan tidak dikenal");
    }
    Ok(m)
}

/// Somebody of the register that a written name means: a member, an identity, or the same name and phone. Also says what
/// could not be written down.
pub fn dikenal(c: &mut Conn, m: &PelangganMinta) -> Hasil<Option<String>> {
    let m = periksa(m)?;
    let ada = if !m.kode_member.is_empty() {
        Some(member(c, &m.kode_member)?)
    } else if !m.nik.is_empty() {
        bernik(c, &m.nik)?
    } else if m.no_hp.is_empty() {
        None
    } else {
        c.baris_satu::<Pelanggan>(
            "FROM pelanggan WHERE no_hp = $1 AND nama_customer = $2 ORDER BY kode_pelanggan LIMIT 1",
            args![m.no_hp.as_str(), m.nama_customer.as_str()],
        )?
    };
    Ok(ada.map(|p| p.kode_pelanggan))
}

/// Who the transaction is with: somebody of the register, or written down now. Nobody at all is an empty row.
pub fn tetapkan(tx: &mut Tx<'_>, p: &Pelaku, m: &PelangganMinta) -> Hasil<Pelanggan> {
    let m = periksa(m)?;
    let lama = if !m.kode_pelanggan.is_empty() {
        let ada = satu(tx, &m.kode_pelanggan)?;
        Some(ada.ok_or_else(|| {
            let pesan = "Pelanggan ini tidak terdaftar";
            KonterTolak::Pelanggan.pada("kode_pelanggan", pesan)
        })?)
    } else if !m.kode_member.is_empty() {
        Some(member(tx, &m.kode_member)?)
    } else if !m.nik.is_empty() {
        bernik(tx, &m.nik)?
    } else {
        None
    };
    match lama {
        Some(l) => lengkapi(tx, p, &l, &m),
        None if m.nama_customer.is_empty() => {
            identitas::simpan(tx, &m.nik)?;
            dari_minta(tx, &m)
        }
        None => daftar(tx, p, &m),
    }
}

fn kunci_cari(p: &Pelanggan) -> String {
    // Not the identity number: whoever may search would find it digit by digit.
    format!("{} {} {} {}", p.nama_customer, p.no_hp, p.kode_member, p.kode_pelanggan).to_lowercase()
}

/// What the register did not know yet is added to it; what it knew stays.
fn lengkapi(tx: &mut Tx<'_>, p: &Pelaku, lama: &Pelanggan, m: &PelangganMinta) -> Hasil<Pelanggan> {
    let isi = |lama: &str, baru: &str| if lama.is_empty() { baru.to_owned() } else { lama.to_owned() };
    let sidik = identitas::simpan(tx, &m.nik)?;
    let sidik_nik = isi(&lama.sidik_nik, &sidik);
    if !sidik.is_empty() && sidik != sidik_nik {
        let pesan = format!("NIK pelanggan ini tercatat {}", lama.nik_samar);
        return Err(KonterTolak::Pelanggan.pada("nik", pesan));
    }
    let baru = Pelanggan {
        alamat_customer: isi(&lama.alamat_customer, &m.alamat_customer),
        no_hp: isi(&lama.no_hp, &m.no_hp),
        nik_samar: if sidik.is_empty() { lama.nik_samar.clone() } else { samarkan(&m.nik) },
        sidik_nik,
        ..lama.clone()
    };
    if baru != *lama {
        let waktu = tx.sekarang();
        tx.exec(
            "UPDATE pelanggan SET alamat_customer = $2, no_hp = $3, sidik_nik = $4, nik_samar = $5, cari = $6, \
             diubah = $7, oleh = $8, versi = versi + 1 WHERE kode_pelanggan = $1",
            args![
                baru.kode_pelanggan.as_str(),
                baru.alamat_customer.as_str(),
                baru.no_hp.as_str(),
                baru.sidik_nik.as_str(),
                baru.nik_samar.as_str(),
                kunci_cari(&baru),
                waktu,
                &p.user_id
            ],
        )?;
    }
    Ok(baru)
}

/// Writes a new customer down.
pub fn daftar(tx: &mut Tx<'_>, p: &Pelaku, m: &PelangganMinta) -> Hasil<Pelanggan> {
    let m = periksa(m)?;
    if m.nama_customer.chars().count() < 2 {
        let pesan = "Nama Customer Harus Diisi";
        return Err(KonterTolak::Pelanggan.pada("nama_customer", pesan));
    }
    if !m.nik.is_empty()
        && let Some(ada) = bernik(tx, &m.nik)?
    {
        let pesan = format!("NIK ini sudah terdaftar atas nama {}", ada.nama_customer);
        return Err(KonterTolak::NikTerdaftar.pada("nik", pesan));
    }
    let baru = Pelanggan {
        kode_pelanggan: format!("P{}", acak::teks(11).to_uppercase()),
        kode_member: String::new(),
        jenis_pelanggan: if m.jenis_pelanggan == "BADAN USAHA" {
            m.jenis_pelanggan
        } else {
            "UMUM".to_owned()
        },
        nama_customer: m.nama_customer,
        alamat_customer: m.alamat_customer,
        no_hp: m.no_hp,
        nik_samar: samarkan(&m.nik),
        sidik_nik: identitas::simpan(tx, &m.nik)?,
    };
    let waktu = tx.sekarang();
    tx.exec(
        "INSERT INTO pelanggan (kode_pelanggan, toko, kode_member, jenis_pelanggan, nama_customer, alamat_customer, no_hp, \
         sidik_nik, nik_samar, cari, dibuat, oleh, diubah, versi) \
         VALUES ($1, $2, '', $3, $4, $5, $6, $7, $8, $9, $10, $11, $10, 1)",
        args![
            baru.kode_pelanggan.as_str(),
            &p.toko,
            baru.jenis_pelanggan.as_str(),
            baru.nama_customer.as_str(),
            baru.alamat_customer.as_str(),
            baru.no_hp.as_str(),
            baru.sidik_nik.as_str(),
            baru.nik_samar.as_str(),
            kunci_cari(&baru),
            waktu,
            &p.user_id
        ],
    )?;
    Ok(baru)
}

/// The whole number of identity, for who must copy it; the look is written in the trail.
pub fn lihat_nik(tx: &mut Tx<'_>, p: &Pelaku, kode: &str) -> Hasil<String> {
    let ada = satu(tx, &rapi(kode))?
        .ok_or_else(|| KonterTolak::PelangganTidakAda.tolak("Pelanggan ini tidak terdaftar"))?;
    let objek = ada.kode_pelanggan.as_str();
    catat_lihat(tx, p, "LIHAT NIK", objek)?;
    identitas::buka(tx, &ada.sidik_nik)
}
