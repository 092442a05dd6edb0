//! Uang bank: money in and out of an account of the shop under a category, and between a cashier's drawer and an account
//! (setor, tarik): one document in both books.

use crate::KasTolak;
use crate::aturan::{self, KATEGORI_MAKS, Sebab, Tempat, salah};
use db::{Tx, args};
use ledger::{Arah, Dok, bank, kas};
use platform::modul::Setelan;
use platform::{Hasil, Pelaku, otorisasi};
use serde::{Deserialize, Serialize};
use values::{JenisDok, NoRekening, Rupiah};

pub const SETOR: &str = "SETOR BANK";
pub const TARIK: &str = "TARIK BANK";

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
pub enum JenisBank {
    Masuk,
    Keluar,
    /// cash of one's own drawer brought to the bank
    Setor,
    /// money of the account brought into one's own drawer
    Tarik,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
pub struct UangBank {
    pub jenis: JenisBank,
    pub no_rekening: String,
    /// of the shop's list; SETOR and TARIK have their own
    #[serde(default)]
    pub kategori: String,
    #[serde(default)]
    pub deskripsi: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// the approval, where the category needs one
    #[serde(default)]
    pub otorisasi: String,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = BankTercatat)]
pub struct Tercatat {
    pub no_faktur: String,
    pub tgl_system: String,
    pub no_rekening: String,
    /// what the account holds after it
    #[schema(value_type = i64, required = false)]
    pub saldo: Rupiah,
    /// what one's own drawer holds after it
    #[schema(value_type = i64, required = false)]
    pub saldo_kas: Rupiah,
}

pub(crate) fn saldo(tx: &mut Tx<'_>, no: &NoRekening) -> db::Result<Rupiah> {
    let toko = tx.toko().clone();
    let sql = "SELECT saldo FROM saldo_bank WHERE toko = $1 AND no_rekening = $2";
    Ok(tx.one(sql, args![&toko, no], |r| r.get(0))?.unwrap_or(Rupiah::NOL))
}

pub fn catat(tx: &mut Tx<'_>, p: &Pelaku, m: &UangBank) -> Hasil<Tercatat> {
    const GALAT: KasTolak = KasTolak::UangBank;
    let (no, _) = aturan::rekening(tx, &p.toko, &m.no_rekening)?;
    let deskripsi = aturan::sebaris(GALAT, "deskripsi", "Deskripsi", &m.deskripsi)?;
    aturan::jumlah(GALAT, "jumlah_rp", m.jumlah_rp)?;
    // A deposit is a document of money into the bank, a withdrawal one of money into the drawer: neither is a cost.
    let (dokumen, arah, jenis) = match m.jenis {
        JenisBank::Masuk => (JenisDok::BankMasuk, Arah::Masuk, "TRANSFER"),
        JenisBank::Keluar => (JenisDok::BankKeluar, Arah::Keluar, "TRANSFER"),
        JenisBank::Setor => (JenisDok::BankMasuk, Arah::Masuk, "SETOR"),
        JenisBank::Tarik => (JenisDok::KasMasuk, Arah::Keluar, "TARIK"),
    };
    let dalam = match m.jenis {
        JenisBank::Setor => Some((SETOR, Arah::Keluar)),
        JenisBank::Tarik => Some((TARIK, Arah::Masuk)),
        _ => None,
    };
    let (kategori, perlu) = match dalam {
        Some((kategori, _)) => (kategori.to_owned(), false),
        None => {
            let k = m.kategori.trim().to_uppercase();
            if k.is_empty() {
                return salah(GALAT, "kategori", "Kategori Tidak Boleh Kosong");
            }
            if k.chars().count() > KATEGORI_MAKS {
                return salah(GALAT, "kategori", format!("Kategori paling banyak {KATEGORI_MAKS} karakter"));
            }
            let nama = if arah == Arah::Masuk { "MASUK" } else { "KELUAR" };
            let perlu = aturan::kategori(tx, GALAT, &k, nama, Tempat::Bank)?;
            (k, perlu)
        }
    };
    if arah == Arah::Keluar {
        let ada = saldo(tx, &no)?;
        if ada < m.jumlah_rp {
            let pesan = format!("Saldo rekening {no} tidak cukup: ada {ada}, diperlukan {}", m.jumlah_rp);
            return salah(KasTolak::BankKurang, "jumlah_rp", pesan);
        }
    }
    let sebab = match m.jenis {
        _ if perlu => Some(Sebab::Kategori),
        JenisBank::Keluar => aturan::lewat_batas(tx, p, m.jumlah_rp)?,
        _ => None,
    };
    let izin = match sebab {
        Some(sebab) => {
            let nama = if arah == Arah::Masuk { "BANK MASUK" } else { "BANK KELUAR" };
            let tempat = format!("Rekening {no}");
            let isi = (kategori.as_str(), deskripsi.as_str());
            let untuk = aturan::permohonan_uang(p, (nama, sebab), isi, (&tempat, m.jumlah_rp));
            Some(otorisasi::wajib(tx, &m.otorisasi, p, &untuk, KasTolak::PerluIzin)?)
        }
        None => None,
    };
    // Cash that was brought to the bank is looked for on its statement like every payment.
    let menunggu =
        m.jenis == JenisBank::Setor && Setelan::baca(tx, &p.toko)?.nyala("VALIDASI_NON_CASH_MODULE");
    let mut dok = Dok::buka(tx, dokumen, &p.user_id)?;
    if let Some((kategori, arah)) = dalam {
        let baris = kas::BarisKas {
            kasir: p.user_id.clone(),
            kategori: kategori.to_owned(),
            deskripsi: if deskripsi.is_empty() { no.to_string() } else { format!("{no} {deskripsi}") },
            arah,
            jumlah: m.jumlah_rp,
        };
        kas::catat(&mut dok, &[baris])?;
    }
    let baris = bank::BarisBank {
        no_rekening: no.clone(),
        jenis: jenis.to_owned(),
        kategori: kategori.clone(),
        deskripsi: if deskripsi.is_empty() { dok.no().to_string() } else { deskripsi.clone() },
        arah,
        jumlah: m.jumlah_rp,
        menunggu,
    };
    bank::catat(&mut dok, &[baris])?;
    if m.jenis == JenisBank::Keluar {
        aturan::catat_keluar(&mut dok)?;
    }
    let (ada, laci) = (saldo(dok.tx(), &no)?, kas::saldo(dok.tx(), &p.user_id)?);
    let (nomor, tgl_system) = (dok.no().to_string(), dok.tgl_system().to_string());
    if let Some(o) = izin {
        otorisasi::tautkan(dok.tx(), &o, &nomor)?;
    }
    let isi = serde_json::json!({ "jenis": m.jenis, "no_rekening": no, "kategori": kategori, "deskripsi": deskripsi,
        "jumlah_rp": m.jumlah_rp });
    dok.tutup("UANG BANK", &isi)?;
    Ok(Tercatat { no_faktur: nomor, tgl_system, no_rekening: no.to_string(), saldo: ada, saldo_kas: laci })
}
