//! Is a line of a file somebody who is a member already? By the cards as they stand, by the lines of files as they came in (a card
//! that was corrected since does not let its line bring opening points a second time), and by the lines before it.

use crate::daftar::Isian;
use db::{Conn, Tx, args};
use platform::Hasil;
use platform::identitas::Penyidik;
use std::collections::BTreeMap;
use values::NoFaktur;

/// What a person is known by, beside codes and an identity: name, phone, birth date, address.
fn dikenal(i: &Isian) -> [String; 4] {
    let d = &i.dasar;
    [&d.nama_customer, &d.no_hp, &i.tgl_lahir, &d.alamat_customer].map(Clone::clone)
}

/// A phone without what stands before its number: 0812…, 62812…, 0062812…, 620812… and 812… are one.
fn inti(no_hp: &str) -> &str {
    let sisa = no_hp.trim_start_matches('0');
    sisa.strip_prefix("62").unwrap_or(sisa).trim_start_matches('0')
}

/// As it is compared: letters and figures, whatever stands between them or is not seen at all.
fn huruf(teks: &str) -> String {
    teks.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_uppercase).collect()
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
        poin: i64,
    }
}

/// A line as it is found again.
#[derive(Clone)]
pub(crate) struct Sidik {
    nama: String,
    nik: String,
    /// phone, birth date, address
    tahu: [String; 3],
    berkode: bool,
    berpoin: bool,
}

impl Sidik {
    pub(crate) fn baru(s: &Penyidik, i: &Isian, kode_member: &str, poin: i64) -> Self {
        let [nama, hp, lahir, alamat] = dikenal(i);
        let nama = huruf(&nama);
        let dengan = |apa: &str, isi: &str| {
            if isi.is_empty() { String::new() } else { s.sidik(&format!("{apa}|{nama}|{isi}")) }
        };
        Self {
            nik: s.sidik(&i.dasar.nik),
            tahu: [dengan("hp", inti(&hp)), dengan("lahir", &lahir), dengan("alamat", &huruf(&alamat))],
            nama: s.sidik(&format!("nama|{nama}")),
            berkode: !kode_member.is_empty(),
            berpoin: poin > 0,
        }
    }

    /// Is it one person? One name, nothing known of both that differs, and something that agrees. Of whom nothing is known but the name
    /// nobody brings points twice. Who has another identity is another person, and two codes of the old program are two cards.
    fn sama(&self, lain: &Self) -> bool {
        let beda = |a: &str, b: &str| !a.is_empty() && !b.is_empty() && a != b;
        let pasang = || self.tahu.iter().zip(&lain.tahu);
        if self.nama != lain.nama
            || (self.berkode && lain.berkode)
            || beda(&self.nik, &lain.nik)
            || pasang().any(|(a, b)| beda(a, b))
        {
            return false;
        }
        let polos = |s: &Self| s.nik.is_empty() && s.tahu.iter().all(String::is_empty);
        (!self.nik.is_empty() && self.nik == lain.nik)
            || pasang().any(|(a, b)| !a.is_empty() && a == b)
            || (polos(self) && polos(lain))
            || ((polos(self) || polos(lain)) && self.berpoin && lain.berpoin)
    }
}

/// The lines before a line, by name.
#[derive(Default)]
pub(crate) struct Sebelum(BTreeMap<String, Vec<Sidik>>);

impl Sebelum {
    /// Was this person there already? They are from now on.
    pub(crate) fn ada(&mut self, s: &Sidik) -> bool {
        let semua = self.0.entry(s.nama.clone()).or_default();
        let ada = semua.iter().any(|l| l.sama(s));
        semua.push(s.clone());
        ada
    }
}

/// The member that is this person by their card: one name, nothing known of both that differs, and something that agrees; of who has
/// neither identity nor code, having nothing on both sides too.
pub(crate) fn kartu(c: &mut Conn, i: &Isian, berkode: bool) -> Hasil<Option<String>> {
    let [nama, hp, lahir, alamat] = dikenal(i);
    let inti = inti(&hp);
    let nomor = if inti.is_empty() {
        [const { String::new() }; 5]
    } else {
        ["0", "62", "", "0062", "620"].map(|d| format!("{d}{inti}"))
    };
    let ber_nik = !i.dasar.nik.is_empty();
    let [a, b, d, e, f] = nomor.each_ref().map(String::as_str);
    Ok(c.one(
        "SELECT p.kode_member FROM pelanggan p WHERE p.nama_customer = $1 AND (p.no_hp IN ('', $2, $8, $9, $10, $11) OR $2 = '') \
         AND (p.tgl_lahir IN ('', $3) OR $3 = '') AND (p.alamat_customer IN ('', $4) OR $4 = '') \
         AND ((p.no_hp <> '' AND p.no_hp IN ($2, $8, $9, $10, $11)) OR (p.tgl_lahir <> '' AND p.tgl_lahir = $3) \
         OR (p.alamat_customer <> '' AND p.alamat_customer = $4) \
         OR ($5 = 0 AND $6 = 0 AND p.no_hp = $2 AND p.tgl_lahir = $3 AND p.alamat_customer = $4)) \
         AND p.kode_member <> '' AND p.keluar = '' AND ($5 = 0 OR p.sidik_nik = '') AND ($6 = 0 OR NOT EXISTS \
         (SELECT 1 FROM member_kode k WHERE k.kode_pelanggan = p.kode_pelanggan AND k.cara = $7)) ORDER BY p.kode_pelanggan LIMIT 1",
        args![
            nama.as_str(),
            a,
            lahir.as_str(),
            alamat.as_str(),
            i64::from(ber_nik),
            i64::from(berkode),
            "IMPOR",
            b,
            d,
            e,
            f
        ],
        |r| r.get(0),
    )?)
}

/// The document that brought this very person in before, whatever their card says now, or whether they left.
pub(crate) fn berkas(c: &mut Conn, s: &Sidik) -> Hasil<Option<String>> {
    let semua = c.baris::<BarisMasuk>(
        "FROM impor_member_baris WHERE sidik_nama = $1 ORDER BY no_dok, urut",
        args![s.nama.as_str()],
    )?;
    Ok(semua.into_iter().find_map(|b| {
        let lama = Sidik {
            nama: b.sidik_nama,
            nik: b.sidik_nik,
            tahu: [b.sidik_hp, b.sidik_lahir, b.sidik_alamat],
            berkode: !b.kode_member.is_empty(),
            berpoin: b.poin > 0,
        };
        lama.sama(s).then_some(b.no_dok)
    }))
}

/// Keeps a line that came in.
pub(crate) fn catat(
    tx: &mut Tx<'_>,
    no: &NoFaktur,
    (urut, poin): (i64, i64),
    kode: [&str; 2],
    s: Sidik,
) -> Hasil<()> {
    let [kode_pelanggan, kode_member] = kode.map(str::to_owned);
    let [sidik_hp, sidik_lahir, sidik_alamat] = s.tahu;
    let baris = BarisMasuk {
        toko: tx.toko().to_string(),
        no_dok: no.to_string(),
        urut,
        kode_pelanggan,
        kode_member,
        sidik_nik: s.nik,
        sidik_nama: s.nama,
        sidik_hp,
        sidik_lahir,
        sidik_alamat,
        poin,
    };
    tx.sisip([baris])?;
    Ok(())
}
