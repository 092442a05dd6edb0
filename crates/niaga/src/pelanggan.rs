//! The register of customers, one for the chain: found by name, phone, NIK or member code, and written down while they
//! are served. A number of identity is shown in part; the whole of it only to who needs it, and the look is on record.

use db::{Conn, Row, Tx, args};
use platform::{Hasil, Pelaku, Tolak, acak};
use serde::{Deserialize, Serialize};

/// Who buys or sells. Empty fields are taken from the register when `kode_pelanggan` or `kode_member` names somebody.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = PelangganMinta)]
pub struct Minta {
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

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = Pelanggan)]
pub struct Pelanggan {
    pub kode_pelanggan: String,
    pub kode_member: String,
    pub jenis_pelanggan: String,
    pub nama_customer: String,
    pub alamat_customer: String,
    pub no_hp: String,
    /// the first four and the last two digits
    pub nik_samar: String,
    #[serde(skip)]
    pub nik: String,
}

const PILIH: &str = "SELECT kode_pelanggan, kode_member, jenis_pelanggan, nama_customer, alamat_customer, no_hp, nik FROM pelanggan";

/// A number of identity as a screen may show it to everybody.
pub fn samarkan(nik: &str) -> String {
    match (nik.get(..4), nik.get(14..)) {
        (Some(a), Some(b)) => format!("{a}**********{b}"),
        _ => String::new(),
    }
}

fn baca(r: &Row<'_>) -> db::Result<Pelanggan> {
    let nik: String = r.get(6)?;
    Ok(Pelanggan {
        kode_pelanggan: r.get(0)?,
        kode_member: r.get(1)?,
        jenis_pelanggan: r.get(2)?,
        nama_customer: r.get(3)?,
        alamat_customer: r.get(4)?,
        no_hp: r.get(5)?,
        nik_samar: samarkan(&nik),
        nik,
    })
}

fn rapi(teks: &str) -> String {
    teks.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase()
}

fn angka(teks: &str) -> String {
    teks.chars().filter(char::is_ascii_digit).collect()
}

const TERBANYAK: i64 = 20;

/// Customers whose name, phone, NIK or member code begins or contains it.
pub fn cari(c: &mut Conn, teks: &str) -> Hasil<Vec<Pelanggan>> {
    let t = rapi(teks).to_lowercase();
    if t.chars().count() < 3 {
        return Ok(Vec::new());
    }
    let pola = format!("%{}%", t.replace(['%', '_', '\\'], ""));
    Ok(c.rows(
        &format!("{PILIH} WHERE cari LIKE $1 ORDER BY nama_customer, kode_pelanggan LIMIT {TERBANYAK}"),
        args![pola],
        baca,
    )?)
}

/// A member by code; the code has 8 to 13 characters.
pub fn member(c: &mut Conn, kode: &str) -> Hasil<Pelanggan> {
    let kode = rapi(kode);
    let tidak_ada = || Tolak::tidak_ada("MEMBER-01", "Kode Member Tidak Tersedia");
    if !(8..=13).contains(&kode.chars().count()) {
        return Err(tidak_ada());
    }
    c.one(&format!("{PILIH} WHERE kode_member = $1"), args![kode], baca)?.ok_or_else(tidak_ada)
}

pub(crate) fn satu(c: &mut Conn, kode: &str) -> Hasil<Option<Pelanggan>> {
    Ok(c.one(&format!("{PILIH} WHERE kode_pelanggan = $1"), args![kode], baca)?)
}

/// Somebody as they were typed, not yet in the register.
pub(crate) fn dari_minta(m: &Minta) -> Pelanggan {
    let nik = angka(&m.nik);
    Pelanggan {
        kode_pelanggan: String::new(),
        kode_member: String::new(),
        jenis_pelanggan: "UMUM".to_owned(),
        nama_customer: rapi(&m.nama_customer),
        alamat_customer: rapi(&m.alamat_customer),
        no_hp: angka(&m.no_hp),
        nik_samar: samarkan(&nik),
        nik,
    }
}

const GALAT: &str = "PELANGGAN-01";

fn periksa(m: &Minta) -> Hasil<Minta> {
    let m = Minta {
        kode_pelanggan: rapi(&m.kode_pelanggan),
        kode_member: rapi(&m.kode_member),
        jenis_pelanggan: rapi(&m.jenis_pelanggan),
        nama_customer: rapi(&m.nama_customer),
        alamat_customer: rapi(&m.alamat_customer),
        no_hp: angka(&m.no_hp),
        nik: angka(&m.nik),
    };
    let salah = |kolom: &str, pesan: &str| Err(Tolak::aturan(GALAT, pesan).kolom(kolom, pesan));
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
pub(crate) fn dikenal(c: &mut Conn, m: &Minta) -> Hasil<Option<String>> {
    let m = periksa(m)?;
    let ada = if !m.kode_member.is_empty() {
        Some(member(c, &m.kode_member)?)
    } else if !m.nik.is_empty() {
        c.one(&format!("{PILIH} WHERE nik = $1"), args![m.nik.as_str()], baca)?
    } else if m.no_hp.is_empty() {
        None
    } else {
        c.one(
            &format!("{PILIH} WHERE no_hp = $1 AND nama_customer = $2 ORDER BY kode_pelanggan LIMIT 1"),
            args![m.no_hp.as_str(), m.nama_customer.as_str()],
            baca,
        )?
    };
    Ok(ada.map(|p| p.kode_pelanggan))
}

/// Who the transaction is with: somebody of the register, or written down now. Nobody at all is an empty row.
pub(crate) fn tetapkan(tx: &mut Tx<'_>, p: &Pelaku, m: &Minta) -> Hasil<Pelanggan> {
    let m = periksa(m)?;
    let lama = if !m.kode_pelanggan.is_empty() {
        let ada = satu(tx, &m.kode_pelanggan)?;
        Some(ada.ok_or_else(|| {
            let pesan = "Pelanggan ini tidak terdaftar";
            Tolak::aturan(GALAT, pesan).kolom("kode_pelanggan", pesan)
        })?)
    } else if !m.kode_member.is_empty() {
        Some(member(tx, &m.kode_member)?)
    } else if !m.nik.is_empty() {
        tx.one(&format!("{PILIH} WHERE nik = $1"), args![m.nik.as_str()], baca)?
    } else {
        None
    };
    match lama {
        Some(l) => lengkapi(tx, p, &l, &m),
        None if m.nama_customer.is_empty() => Ok(dari_minta(&m)),
        None => daftar(tx, p, &m),
    }
}

fn kunci_cari(p: &Pelanggan) -> String {
    format!("{} {} {} {} {}", p.nama_customer, p.no_hp, p.nik, p.kode_member, p.kode_pelanggan).to_lowercase()
}

/// What the register did not know yet is added to it; what it knew stays.
fn lengkapi(tx: &mut Tx<'_>, p: &Pelaku, lama: &Pelanggan, m: &Minta) -> Hasil<Pelanggan> {
    let isi = |lama: &str, baru: &str| if lama.is_empty() { baru.to_owned() } else { lama.to_owned() };
    let nik = isi(&lama.nik, &m.nik);
    if !m.nik.is_empty() && m.nik != nik {
        let pesan = format!("NIK pelanggan ini tercatat {}", lama.nik_samar);
        return Err(Tolak::aturan(GALAT, pesan.clone()).kolom("nik", pesan));
    }
    let baru = Pelanggan {
        alamat_customer: isi(&lama.alamat_customer, &m.alamat_customer),
        no_hp: isi(&lama.no_hp, &m.no_hp),
        nik_samar: samarkan(&nik),
        nik,
        ..lama.clone()
    };
    if baru != *lama {
        let waktu = tx.sekarang();
        tx.exec(
            "UPDATE pelanggan SET alamat_customer = $2, no_hp = $3, nik = $4, cari = $5, diubah = $6, oleh = $7, \
             versi = versi + 1 WHERE kode_pelanggan = $1",
            args![
                baru.kode_pelanggan.as_str(),
                baru.alamat_customer.as_str(),
                baru.no_hp.as_str(),
                baru.nik.as_str(),
                kunci_cari(&baru),
                waktu,
                &p.user_id
            ],
        )?;
    }
    Ok(baru)
}

/// Writes a new customer down.
pub fn daftar(tx: &mut Tx<'_>, p: &Pelaku, m: &Minta) -> Hasil<Pelanggan> {
    let m = periksa(m)?;
    if m.nama_customer.chars().count() < 2 {
        let pesan = "Nama Customer Harus Diisi";
        return Err(Tolak::aturan(GALAT, pesan).kolom("nama_customer", pesan));
    }
    if !m.nik.is_empty()
        && let Some(ada) = tx.one(&format!("{PILIH} WHERE nik = $1"), args![m.nik.as_str()], baca)?
    {
        let pesan = format!("NIK ini sudah terdaftar atas nama {}", ada.nama_customer);
        return Err(Tolak::sudah("PELANGGAN-02", pesan.clone()).kolom("nik", pesan));
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
        nik: m.nik,
    };
    let waktu = tx.sekarang();
    tx.exec(
        "INSERT INTO pelanggan (kode_pelanggan, toko, kode_member, jenis_pelanggan, nama_customer, alamat_customer, no_hp, \
         nik, cari, dibuat, oleh, diubah, versi) VALUES ($1, $2, '', $3, $4, $5, $6, $7, $8, $9, $10, $9, 1)",
        args![
            baru.kode_pelanggan.as_str(),
            &p.toko,
            baru.jenis_pelanggan.as_str(),
            baru.nama_customer.as_str(),
            baru.alamat_customer.as_str(),
            baru.no_hp.as_str(),
            baru.nik.as_str(),
            kunci_cari(&baru),
            waktu,
            &p.user_id
        ],
    )?;
    Ok(baru)
}

/// What was paid in cash to a NIK on a day and in its month, over the chain.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PelangganTunai)]
pub struct Tunai {
    #[schema(value_type = i64)]
    pub hari: values::Rupiah,
    #[schema(value_type = i64)]
    pub bulan: values::Rupiah,
}

/// Cash the shops paid to this person for what they brought; cancelled purchases do not count.
pub fn tunai(c: &mut Conn, nik: &str, tgl: values::Tanggal) -> Hasil<Tunai> {
    let sql = "SELECT CAST(COALESCE(SUM(CASE WHEN b.arah = 'KELUAR' THEN b.jumlah_rp ELSE -b.jumlah_rp END), 0) AS BIGINT) \
         FROM faktur f JOIN bayar b ON b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group AND b.sisi = 'BELI' \
         AND b.jenis = 'CASH' WHERE f.nik = $1 AND f.nik <> '' AND f.tgl_system BETWEEN $2 AND $3 \
         AND NOT EXISTS (SELECT 1 FROM faktur_batal x WHERE x.toko = f.toko AND x.no_faktur_group = f.no_faktur_group)";
    Ok(Tunai {
        hari: c.nilai(sql, args![nik, tgl, tgl])?,
        bulan: c.nilai(sql, args![nik, tgl.awal_bulan(), tgl.akhir_bulan()])?,
    })
}

/// The whole number of identity, for who must copy it; the look is written in the trail.
pub fn lihat_nik(tx: &mut Tx<'_>, p: &Pelaku, kode: &str) -> Hasil<String> {
    let ada = satu(tx, &rapi(kode))?
        .ok_or_else(|| Tolak::tidak_ada("PELANGGAN-03", "Pelanggan ini tidak terdaftar"))?;
    let objek = ada.kode_pelanggan.as_str();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "LIHAT NIK", objek, "{}")?;
    Ok(ada.nik)
}
