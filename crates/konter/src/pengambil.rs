//! Who fetches what lies here for a customer: the person on the document, by an identity that was looked at and is written down;
//! somebody else, or nobody's identity, by an approval.

use crate::alasan::{Alasan, KodeAlasan};
use crate::pelanggan;
use crate::tolak::KonterTolak;
use db::Conn;
use platform::Hasil;

/// What may be looked at.
const PENGENAL: [&str; 4] = ["HP", "KTP", "SIM", "PASPOR"];

/// The person on the document.
#[derive(Debug, Clone, Copy)]
pub struct Pemilik<'a> {
    /// how the document is called in the words of an approval
    pub dokumen: &'a str,
    pub kode_pelanggan: &'a str,
    pub nama: &'a str,
    pub no_hp: &'a str,
}

/// What the counter says of who stands there.
#[derive(Debug, Clone, Copy, Default)]
pub struct Datang<'a> {
    /// empty: the customer
    pub nama: &'a str,
    /// HP, KTP, SIM or PASPOR; empty: nothing was looked at
    pub pengenal: &'a str,
    /// its last four digits
    pub akhir: &'a str,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pengambil {
    pub nama: String,
    pub kuasa: bool,
    /// what was looked at, such as 'KTP 0001'; TANPA where nothing was
    pub pengenal: String,
    /// why somebody must say yes
    pub alasan: Option<Alasan>,
}

fn rapikan(d: Datang<'_>) -> Hasil<(String, String, String)> {
    let (nama, jenis) = (pelanggan::rapi(d.nama), pelanggan::rapi(d.pengenal));
    let akhir: String = d.akhir.chars().filter(|h| !h.is_whitespace()).collect::<String>().to_uppercase();
    if nama.chars().count() > 60 {
        return Err(KonterTolak::Pelanggan.pada("pengambil", "Paling banyak 60 karakter"));
    }
    if !jenis.is_empty() && !PENGENAL.contains(&jenis.as_str()) {
        return Err(KonterTolak::Pelanggan.pada("pengenal", format!("Pilih {}", PENGENAL.join(", "))));
    }
    let empat = akhir.len() == 4 && akhir.bytes().all(|b| b.is_ascii_alphanumeric());
    if !jenis.is_empty() && !empat {
        return Err(KonterTolak::Pelanggan.pada("pengenal_akhir", "Isi empat angka terakhirnya"));
    }
    Ok((nama, jenis, akhir))
}

/// Does what was looked at belong to somebody else?
fn beda(c: &mut Conn, m: Pemilik<'_>, jenis: &str, akhir: &str) -> Hasil<bool> {
    Ok(match jenis {
        "HP" => !pelanggan::angka(m.no_hp).ends_with(akhir),
        // Of a NIK the register shows the last two digits.
        "KTP" => pelanggan::satu(c, m.kode_pelanggan)?
            .map(|p| pelanggan::angka(&p.nik_samar))
            .filter(|n| n.len() >= 2)
            .is_some_and(|n| n.get(n.len() - 2..) != akhir.get(2..)),
        _ => false,
    })
}

/// Who fetches, with what was looked at; nothing is written.
pub fn periksa(c: &mut Conn, m: Pemilik<'_>, d: Datang<'_>) -> Hasil<Pengambil> {
    let (nama, jenis, akhir) = rapikan(d)?;
    let kuasa = !nama.is_empty() && nama != pelanggan::rapi(m.nama);
    let pengenal = if jenis.is_empty() { "TANPA".to_owned() } else { format!("{jenis} {akhir}") };
    let pesan = if kuasa {
        Some(format!("{} {} diambil {nama}, pengenal {pengenal}", m.dokumen, m.nama))
    } else if jenis.is_empty() {
        Some(format!("{} {}: pengenal pengambil tidak dilihat", m.dokumen, m.nama))
    } else if beda(c, m, &jenis, &akhir)? {
        Some(format!("{} {}: {pengenal} bukan yang tercatat", m.dokumen, m.nama))
    } else {
        None
    };
    Ok(Pengambil {
        nama: if kuasa { nama } else { m.nama.to_owned() },
        kuasa,
        pengenal,
        alasan: pesan.map(|p| Alasan::new(KodeAlasan::Kuasa, p)),
    })
}
