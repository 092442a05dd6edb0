//! Uang kas: money put into or taken out of a cashier's own drawer, under a category.

use crate::KasTolak;
use crate::aturan::{self, DESKRIPSI_MAKS, KATEGORI_MAKS, Sebab, Tempat};
use db::Tx;
use ledger::{Arah, Dok};
use platform::{Hasil, Pelaku, otorisasi};
use serde::{Deserialize, Serialize};
use values::{JenisDok, Rupiah};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
pub enum JenisKas {
    Masuk,
    Keluar,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
pub struct UangKas {
    pub jenis: JenisKas,
    pub kategori: String,
    pub deskripsi: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// the approval, where the category needs one
    #[serde(default)]
    pub otorisasi: String,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
pub struct Tercatat {
    pub no_faktur: String,
    pub tgl_system: String,
    /// what the drawer holds after it
    #[schema(value_type = i64, required = false)]
    pub saldo: Rupiah,
}

/// Rules of the request alone.
fn periksa(m: &UangKas) -> Hasil<(String, String)> {
    let kategori = m.kategori.trim().to_uppercase();
    let deskripsi = m.deskripsi.trim().to_owned();
    let salah = |kolom: &str, pesan: String| Err(KasTolak::UangKas.pada(kolom, pesan));
    if kategori.is_empty() {
        return salah("kategori", "Kategori Tidak Boleh Kosong".to_owned());
    }
    if kategori.chars().count() > KATEGORI_MAKS {
        return salah("kategori", format!("Kategori paling banyak {KATEGORI_MAKS} karakter"));
    }
    if kategori == "SALDO AWAL" {
        return salah("kategori", "SALDO AWAL hanya dibuat oleh tutup toko".to_owned());
    }
    if deskripsi.chars().count() > DESKRIPSI_MAKS {
        return salah("deskripsi", format!("Deskripsi paling banyak {DESKRIPSI_MAKS} karakter"));
    }
    aturan::jumlah(KasTolak::UangKas, "jumlah_rp", m.jumlah_rp)?;
    Ok((kategori, deskripsi))
}

/// Why somebody else must say yes; none when nobody must.
fn sebab(tx: &mut Tx<'_>, p: &Pelaku, m: &UangKas, kategori: &str) -> Hasil<Option<Sebab>> {
    let nama = if m.jenis == JenisKas::Masuk { "MASUK" } else { "KELUAR" };
    if aturan::kategori(tx, KasTolak::UangKas, kategori, nama, Tempat::Kas)? {
        return Ok(Some(Sebab::Kategori));
    }
    // Nobody is asked about money that is not there: the book refuses it.
    let keluar = m.jenis == JenisKas::Keluar;
    if keluar && ledger::kas::saldo(tx, &p.user_id)? < m.jumlah_rp {
        return Ok(None);
    }
    match aturan::tanpa_bank(kategori) {
        None if keluar => aturan::lewat_batas(tx, p, m.jumlah_rp),
        sebab => Ok(sebab),
    }
}

pub fn catat(tx: &mut Tx<'_>, p: &Pelaku, m: &UangKas) -> Hasil<Tercatat> {
    let (kategori, deskripsi) = periksa(m)?;
    let (jenis, arah) = match m.jenis {
        JenisKas::Masuk => (JenisDok::KasMasuk, Arah::Masuk),
        JenisKas::Keluar => (JenisDok::KasKeluar, Arah::Keluar),
    };
    let nama = match m.jenis {
        JenisKas::Masuk => "MASUK",
        JenisKas::Keluar => "KELUAR",
    };
    let izin = match sebab(tx, p, m, &kategori)? {
        Some(sebab) => {
            let (laci, nama) = (format!("Laci {}", p.user_id), format!("KAS {nama}"));
            let isi = (kategori.as_str(), deskripsi.as_str());
            let untuk = aturan::permohonan_uang(p, (&nama, sebab), isi, (&laci, m.jumlah_rp));
            Some(otorisasi::wajib(tx, &m.otorisasi, p, &untuk, KasTolak::PerluIzin)?)
        }
        None => None,
    };
    let mut dok = Dok::buka(tx, jenis, &p.user_id)?;
    let isi = serde_json::json!({ "kategori": kategori, "deskripsi": deskripsi, "jumlah_rp": m.jumlah_rp });
    ledger::kas::catat(
        &mut dok,
        &[ledger::kas::BarisKas { kasir: p.user_id.clone(), kategori, deskripsi, arah, jumlah: m.jumlah_rp }],
    )?;
    if m.jenis == JenisKas::Keluar {
        aturan::catat_keluar(&mut dok)?;
    }
    let saldo = ledger::kas::saldo(dok.tx(), &p.user_id)?;
    let tgl_system = dok.tgl_system().to_string();
    if let Some(o) = izin {
        let no = dok.no().to_string();
        otorisasi::tautkan(dok.tx(), &o, &no)?;
    }
    let no = dok.tutup("UANG KAS", &isi)?;
    Ok(Tercatat { no_faktur: no.to_string(), tgl_system, saldo })
}
