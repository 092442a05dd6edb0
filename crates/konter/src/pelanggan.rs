//! The register of customers, one for the chain: found by name, phone, NIK or member code, and written down while they
//! are served. A number of identity is shown in part; the whole of it only to who needs it, and the look is on record.

use crate::tebak::{self, Tebakan};
use crate::{KonterTolak, kata};
use db::{Conn, Tx, Val, args};
use platform::identitas::{self, samarkan};
use platform::{Hasil, Pelaku, acak};
use serde::{Deserialize, Serialize};
use values::Waktu;

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

/// A text in capitals, its blanks made single.
pub fn rapi(teks: &str) -> String {
    teks.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase()
}

pub fn angka(teks: &str) -> String {
    teks.chars().filter(char::is_ascii_digit).collect()
}

const TERBANYAK: usize = 20;

/// The sixteen digits of an identity number, if that is what was typed.
pub fn sebagai_nik(teks: &str) -> Option<String> {
    let t: String = teks.chars().filter(|h| !h.is_whitespace() && !matches!(h, '.' | '-')).collect();
    (t.len() == 16 && t.bytes().all(|b| b.is_ascii_digit())).then_some(t)
}

/// Looks at identity numbers by one person in a day: a counter with a queue needs far fewer.
const LIHAT_NIK_SEHARI: i64 = 200;

/// Counts a look at an identity number and writes it in the trail; refused beyond the day's number.
pub fn catat_lihat(tx: &mut Tx<'_>, p: &Pelaku, aksi: &str, objek: &str) -> Hasil<()> {
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
pub fn bernik(c: &mut Conn, nik: &str) -> Hasil<Option<Pelanggan>> {
    let sidik = identitas::sidik(c, nik)?;
    ambil(c, "sidik_nik = $1 AND sidik_nik <> ''", args![sidik])
}

/// The customer with exactly this identity number; the look is counted and written in the trail, found or not.
pub fn cari_nik(tx: &mut Tx<'_>, p: &Pelaku, nik: &str) -> Hasil<Vec<Pelanggan>> {
    let ada = bernik(tx, nik)?;
    let objek = ada.as_ref().map_or("-", |a| a.kode_pelanggan.as_str());
    catat_lihat(tx, p, "CARI NIK", objek)?;
    Ok(ada.into_iter().collect())
}

/// Customers of whom every word typed begins a word of the name, the phone or a code. An identity number is found by
/// [`cari_nik`] alone. A card that was merged is found as the one that took its place; who left is not found.
pub fn cari(c: &mut Conn, teks: &str) -> Hasil<Vec<Pelanggan>> {
    let dicari = kata::dicari(teks);
    if dicari.iter().map(String::len).sum::<usize>() < 3 {
        return Ok(Vec::new());
    }
    let mut hasil: Vec<Pelanggan> = Vec::new();
    for kode in kata::cari(c, &dicari, TERBANYAK * 2)? {
        let Some(p) = satu(c, &kode)? else { continue };
        if hasil.iter().all(|h| h.kode_pelanggan != p.kode_pelanggan) {
            hasil.push(p);
        }
        if hasil.len() >= TERBANYAK {
            break;
        }
    }
    hasil.sort_by(|a, b| (&a.nama_customer, &a.kode_pelanggan).cmp(&(&b.nama_customer, &b.kode_pelanggan)));
    Ok(hasil)
}

/// Cards merged into each other one after the other; more of them are an error of the register.
const RANTAI_MAKS: usize = 20;

/// The card that stands for this one: itself, or the one it was merged into.
pub fn utama(c: &mut Conn, kode: &str) -> Hasil<String> {
    let mut kode = kode.to_owned();
    for _ in 0..RANTAI_MAKS {
        let ke: Option<String> =
            c.one("SELECT gabung_ke FROM pelanggan WHERE kode_pelanggan = $1", args![kode.as_str()], |r| {
                r.get(0)
            })?;
        match ke.filter(|k| !k.is_empty()) {
            Some(k) => kode = k,
            None => return Ok(kode),
        }
    }
    Err(db::Error::Lain(format!("kartu {kode} menunjuk berputar")).into())
}

/// Nobody merges these cards, lets them go or does business on them until the COMMIT; in the order of their codes, so that two
/// who want the same ones do not wait for each other. One writer at a time is what SQLite has anyway.
pub fn pegang(tx: &mut Tx<'_>, kode: &[&str]) -> Hasil<()> {
    if tx.adalah_pg() {
        let d = db::daftar(1, kode.iter().copied());
        let sql = format!(
            "SELECT kode_pelanggan FROM pelanggan WHERE kode_pelanggan IN {} ORDER BY kode_pelanggan FOR NO KEY UPDATE",
            d.sql
        );
        tx.rows(&sql, &d.nilai, |r| r.text(0).map(drop))?;
    }
    Ok(())
}

/// The card that stands for this one, held until the COMMIT: merging and leaving, which other stores may do at this moment, come
/// before it or after it.
pub fn pegang_utama(tx: &mut Tx<'_>, kode: &str) -> Hasil<String> {
    let mut kode = utama(tx, kode)?;
    loop {
        pegang(tx, &[&kode])?;
        let kini = utama(tx, &kode)?;
        if kini == kode {
            return Ok(kode);
        }
        kode = kini;
    }
}

/// A member as the card stands now that it is held; none when they left a moment ago.
pub fn pegang_member(tx: &mut Tx<'_>, p: Pelanggan) -> Hasil<Option<Pelanggan>> {
    if p.kode_member.is_empty() || !tx.adalah_pg() {
        return Ok(Some(p));
    }
    let kode = pegang_utama(tx, &p.kode_pelanggan)?;
    satu(tx, &kode)
}

/// All cards of a person, from the one that stands for them on.
pub fn kartu(c: &mut Conn, utama: &str) -> Hasil<Vec<String>> {
    let mut semua = vec![utama.to_owned()];
    let mut ke = 0;
    while let Some(kode) = semua.get(ke).cloned() {
        let lama: Vec<String> = c.rows(
            "SELECT kode_pelanggan FROM pelanggan WHERE gabung_ke = $1 AND gabung_ke <> '' ORDER BY kode_pelanggan",
            args![kode],
            |r| r.get(0),
        )?;
        semua.extend(lama.into_iter().filter(|k| k != utama));
        ke += 1;
    }
    Ok(semua)
}

db::bacaan! {
    struct Tunjuk {
        gabung_ke: String = "gabung_ke",
    }
}

/// The customer that a condition finds, or the card that took its place.
fn ambil(c: &mut Conn, syarat: &str, isi: &[Val]) -> Hasil<Option<Pelanggan>> {
    let ada = c.baris_satu::<(Pelanggan, Tunjuk)>(&format!("FROM pelanggan WHERE {syarat}"), isi)?;
    let Some((p, ke)) = ada else { return Ok(None) };
    if ke.gabung_ke.is_empty() {
        return Ok(Some(p));
    }
    let kode = utama(c, &ke.gabung_ke)?;
    Ok(c.baris_satu("FROM pelanggan WHERE kode_pelanggan = $1", args![kode])?)
}

/// A member by code; the code has 8 to 13 characters. An old code still finds its person.
pub fn member(c: &mut Conn, kode: &str) -> Hasil<Pelanggan> {
    let kode = rapi(kode);
    let tidak_ada = || KonterTolak::MemberTidakAda.tolak("Kode Member Tidak Tersedia");
    if !(8..=13).contains(&kode.chars().count()) {
        return Err(tidak_ada());
    }
    let kini = "kode_member = $1 AND kode_member <> '' AND keluar = ''";
    let lama = "keluar = '' AND kode_pelanggan = (SELECT k.kode_pelanggan FROM member_kode k WHERE k.kode_member = $1)";
    let ada = match ambil(c, kini, args![kode.as_str()])? {
        Some(p) => Some(p),
        None => ambil(c, lama, args![kode])?,
    };
    ada.filter(|p| !p.kode_member.is_empty()).ok_or_else(tidak_ada)
}

/// Somebody of the register by code; who left is not there any more.
pub fn satu(c: &mut Conn, kode: &str) -> Hasil<Option<Pelanggan>> {
    ambil(c, "kode_pelanggan = $1 AND keluar = ''", args![kode])
}

/// Until when points and deposits of this card wait, because it changed a little while ago; none when they do not.
pub fn tertahan(c: &mut Conn, kode: &str, kini: Waktu) -> Hasil<Option<Waktu>> {
    let sampai: Option<String> =
        c.one("SELECT tahan_sampai FROM pelanggan WHERE kode_pelanggan = $1", args![kode], |r| r.get(0))?;
    let sampai = sampai.filter(|t| !t.is_empty()).map(|t| Waktu::parse(&t)).transpose();
    Ok(sampai.map_err(|e| db::Error::Lain(e.to_string()))?.filter(|t| kini < *t))
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

/// What is typed about somebody, made tidy, or why it cannot be.
pub fn periksa(m: &PelangganMinta) -> Hasil<PelangganMinta> {
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
        let syarat = "no_hp = $1 AND nama_customer = $2 AND keluar = '' ORDER BY kode_pelanggan LIMIT 1";
        ambil(c, syarat, args![m.no_hp.as_str(), m.nama_customer.as_str()])?
    };
    Ok(ada.map(|p| p.kode_pelanggan))
}

/// Who the transaction is with: somebody of the register, or written down now. Nobody at all is an empty row.
pub fn tetapkan(tx: &mut Tx<'_>, p: &Pelaku, m: &PelangganMinta) -> Hasil<Pelanggan> {
    let m = periksa(m)?;
    let tidak_ada = || KonterTolak::Pelanggan.pada("kode_pelanggan", "Pelanggan ini tidak terdaftar");
    let lama = if !m.kode_pelanggan.is_empty() {
        Some(satu(tx, &m.kode_pelanggan)?.ok_or_else(tidak_ada)?)
    } else if !m.kode_member.is_empty() {
        Some(member(tx, &m.kode_member)?)
    } else if !m.nik.is_empty() {
        dicari(tx, p, &m.nik)?
    } else {
        None
    };
    let lama = match lama {
        Some(l) => Some(pegang_member(tx, l)?.ok_or_else(tidak_ada)?),
        None => None,
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

/// The same for a document, which may still be refused: a number that is nobody's is counted.
pub fn dicari(tx: &mut Tx<'_>, p: &Pelaku, nik: &str) -> Hasil<Option<Pelanggan>> {
    let hari = tx.sekarang().tanggal();
    tebak::boleh(p, hari, Tebakan::Daftar)?;
    let ada = bernik(tx, nik)?;
    if ada.is_none() {
        tebak::salah(p, hari, Tebakan::Daftar);
    }
    Ok(ada)
}

/// Is this number of identity that of a known card? One that is not is counted.
pub fn cocok(tx: &mut Tx<'_>, p: &Pelaku, nik: &str, kartu: &[&str]) -> Hasil<bool> {
    let hari = tx.sekarang().tanggal();
    tebak::boleh(p, hari, Tebakan::Kartu)?;
    let sidik = identitas::sidik(tx, nik)?;
    let sama = kartu.contains(&sidik.as_str());
    if !sama {
        tebak::salah(p, hari, Tebakan::Kartu);
    }
    Ok(sama)
}

/// What the register did not know yet is added to it; what it knew stays. What a member's card does not know stands on the document
/// alone: phone and identity say whose the points are, and are put on the card by its own form.
fn lengkapi(tx: &mut Tx<'_>, p: &Pelaku, lama: &Pelanggan, m: &PelangganMinta) -> Hasil<Pelanggan> {
    let isi = |lama: &str, baru: &str| if lama.is_empty() { baru.to_owned() } else { lama.to_owned() };
    let sidik = identitas::simpan(tx, &m.nik)?;
    let sidik_nik = isi(&lama.sidik_nik, &sidik);
    if !sidik.is_empty() && !lama.sidik_nik.is_empty() && !cocok(tx, p, &m.nik, &[&lama.sidik_nik])? {
        let pesan = format!("NIK pelanggan ini tercatat {}", lama.nik_samar);
        return Err(KonterTolak::Pelanggan.pada("nik", pesan));
    }
    // Somebody else's is not taken, and one that is nobody's is counted.
    if lama.sidik_nik.is_empty()
        && !m.nik.is_empty()
        && let Some(ada) = dicari(tx, p, &m.nik)?.filter(|a| a.kode_pelanggan != lama.kode_pelanggan)
    {
        let pesan = format!("NIK ini sudah terdaftar atas nama {}", ada.nama_customer);
        return Err(KonterTolak::NikTerdaftar.pada("nik", pesan));
    }
    let baru = Pelanggan {
        alamat_customer: isi(&lama.alamat_customer, &m.alamat_customer),
        no_hp: isi(&lama.no_hp, &m.no_hp),
        nik_samar: if sidik.is_empty() { lama.nik_samar.clone() } else { samarkan(&m.nik) },
        sidik_nik,
        ..lama.clone()
    };
    let ke_kartu = if lama.kode_member.is_empty() {
        baru.clone()
    } else {
        Pelanggan { alamat_customer: baru.alamat_customer.clone(), ..lama.clone() }
    };
    if ke_kartu != *lama {
        let waktu = tx.sekarang();
        tx.exec(
            "UPDATE pelanggan SET alamat_customer = $2, no_hp = $3, sidik_nik = $4, nik_samar = $5, \
             diubah = $6, oleh = $7, versi = versi + 1 WHERE kode_pelanggan = $1",
            args![
                ke_kartu.kode_pelanggan.as_str(),
                ke_kartu.alamat_customer.as_str(),
                ke_kartu.no_hp.as_str(),
                ke_kartu.sidik_nik.as_str(),
                ke_kartu.nik_samar.as_str(),
                waktu,
                &p.user_id
            ],
        )?;
        if ke_kartu.no_hp != lama.no_hp {
            kata::tulis(tx, &ke_kartu)?;
        }
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
         VALUES ($1, $2, '', $3, $4, $5, $6, $7, $8, '', $9, $10, $9, 1)",
        args![
            baru.kode_pelanggan.as_str(),
            &p.toko,
            baru.jenis_pelanggan.as_str(),
            baru.nama_customer.as_str(),
            baru.alamat_customer.as_str(),
            baru.no_hp.as_str(),
            baru.sidik_nik.as_str(),
            baru.nik_samar.as_str(),
            waktu,
            &p.user_id
        ],
    )?;
    kata::tambah(tx, &baru, &[])?;
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
