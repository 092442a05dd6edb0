//! Is a line of a file somebody who is a member already? By the cards as they stand, and by the lines of files as they came in:
//! a card that was corrected since does not let its line bring opening points a second time.

use crate::daftar::Isian;
use db::{Conn, Tx, args};
use platform::Hasil;
use platform::identitas::Penyidik;
use values::NoFaktur;

/// What a person is known by, beside codes and an identity: name, phone, birth date, address.
pub(crate) fn dikenal(i: &Isian) -> [String; 4] {
    let d = &i.dasar;
    [&d.nama_customer, &d.no_hp, &i.tgl_lahir, &d.alamat_customer].map(Clone::clone)
}

/// A phone as it is written otherwise: 0812… and 62812… are one number.
fn nomor_lain(no_hp: &str) -> String {
    if let Some(sisa) = no_hp.strip_prefix("62") {
        format!("0{sisa}")
    } else if let Some(sisa) = no_hp.strip_prefix('0') {
        format!("62{sisa}")
    } else {
        no_hp.to_owned()
    }
}

db::tabel! {
    /// A line of a file that came in. Hashes of nothing are empty.
    struct BarisMasuk in "impor_member_baris" {
        toko: String,
        no_dok: String,
        urut: i64,
        kode_pelanggan: String,
        kode_member: String,
        sidik_nik: String,
        sidik_nama: String,
        sidik_hp: String,
        sidik_lahir: String,
        sidik_alamat: String,
    }
}

/// A line as it is found again.
pub(crate) struct Sidik {
    nik: String,
    nama: String,
    hp: String,
    lahir: String,
    alamat: String,
}

impl Sidik {
    pub(crate) fn baru(s: &Penyidik, nik: &str, [nama, hp, lahir, alamat]: &[String; 4]) -> Self {
        let hp = if hp.starts_with('0') { nomor_lain(hp) } else { hp.clone() };
        let dengan = |apa: &str, isi: &str| {
            if isi.is_empty() { String::new() } else { s.sidik(&format!("{apa}|{nama}|{isi}")) }
        };
        Self {
            nik: s.sidik(nik),
            nama: s.sidik(&format!("nama|{nama}")),
            hp: dengan("hp", &hp),
            lahir: dengan("lahir", lahir),
            alamat: dengan("alamat", alamat),
        }
    }
}

/// One name, nothing known of both that differs, and something that agrees; of who has neither identity nor code, having nothing on
/// both sides too. Who has another identity is another person, and two codes of the old program are two cards. `$1` is the name, `$2`
/// and `$3` phones, `$4` birth date, `$5` address, `$6` whether there is a NIK, `$7` whether there is a code.
fn sql(kolom: [&str; 4]) -> String {
    let [nama, hp, lahir, alamat] = kolom;
    format!(
        "{nama} = $1 AND ({hp} IN ('', $2, $3) OR $2 = '') AND ({lahir} IN ('', $4) OR $4 = '') AND ({alamat} IN ('', $5) OR $5 = '') \
         AND (({hp} <> '' AND {hp} IN ($2, $3)) OR ({lahir} <> '' AND {lahir} = $4) OR ({alamat} <> '' AND {alamat} = $5) \
         OR ($6 = 0 AND $7 = 0 AND {hp} = $2 AND {lahir} = $4 AND {alamat} = $5))"
    )
}

/// The member that is this person by their card.
pub(crate) fn kartu(
    c: &mut Conn,
    o: &[String; 4],
    (ber_nik, berkode): (bool, bool),
) -> Hasil<Option<String>> {
    let [nama, hp, lahir, alamat] = o.each_ref().map(String::as_str);
    let sama = sql(["p.nama_customer", "p.no_hp", "p.tgl_lahir", "p.alamat_customer"]);
    Ok(c.one(
        &format!(
            "SELECT p.kode_member FROM pelanggan p WHERE {sama} AND p.kode_member <> '' AND p.keluar = '' \
             AND ($6 = 0 OR p.sidik_nik = '') AND ($7 = 0 OR NOT EXISTS (SELECT 1 FROM member_kode k \
             WHERE k.kode_pelanggan = p.kode_pelanggan AND k.cara = 'IMPOR')) ORDER BY p.kode_pelanggan LIMIT 1"
        ),
        args![nama, hp, nomor_lain(hp), lahir, alamat, i64::from(ber_nik), i64::from(berkode)],
        |r| r.get(0),
    )?)
}

/// The document that brought this very person in before, whatever their card says now, or whether they left.
pub(crate) fn berkas(c: &mut Conn, s: &Sidik, berkode: bool) -> Hasil<Option<String>> {
    let sama = sql(["b.sidik_nama", "b.sidik_hp", "b.sidik_lahir", "b.sidik_alamat"]);
    let (hp, nik) = (s.hp.as_str(), s.nik.as_str());
    Ok(c.one(
        &format!(
            "SELECT b.no_dok FROM impor_member_baris b WHERE {sama} AND ($6 = 0 OR b.sidik_nik IN ('', $8)) \
             AND ($7 = 0 OR b.kode_member = '') ORDER BY b.no_dok LIMIT 1"
        ),
        args![
            s.nama.as_str(),
            hp,
            hp,
            s.lahir.as_str(),
            s.alamat.as_str(),
            i64::from(!nik.is_empty()),
            i64::from(berkode),
            nik
        ],
        |r| r.get(0),
    )?)
}

/// Keeps a line that came in.
pub(crate) fn catat(tx: &mut Tx<'_>, no: &NoFaktur, urut: i64, kode: [&str; 2], s: Sidik) -> Hasil<()> {
    let [kode_pelanggan, kode_member] = kode.map(str::to_owned);
    let baris = BarisMasuk {
        toko: tx.toko().to_string(),
        no_dok: no.to_string(),
        urut,
        kode_pelanggan,
        kode_member,
        sidik_nik: s.nik,
        sidik_nama: s.nama,
        sidik_hp: s.hp,
        sidik_lahir: s.lahir,
        sidik_alamat: s.alamat,
    };
    tx.sisip([baris])?;
    Ok(())
}
