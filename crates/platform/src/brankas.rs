//! Secrets in their columns, encrypted with the process's key: each is bound to its row, which [`tempat`] names. The
//! columns that hold such are listed once, so that a change of the key forgets none.

use crate::Hasil;
use db::Conn;

/// A column of secrets, with the SQL that names its row.
#[derive(Debug, Clone, Copy)]
pub struct Kolom {
    pub tabel: &'static str,
    pub kolom: &'static str,
    pub baris: &'static str,
}

pub const RAHASIA: Kolom = Kolom { tabel: "rahasia", kolom: "isi", baris: "toko || '/' || nama" };
pub const TANDA_AGEN: Kolom = Kolom { tabel: "agen", kolom: "kunci_tanda", baris: "toko || '/' || nama" };
pub const SIDIK_JARI: Kolom =
    Kolom { tabel: "sidik_jari", kolom: "bytes", baris: "user_id || '/' || CAST(jari AS TEXT)" };
pub const TOTP: Kolom = Kolom { tabel: "totp", kolom: "kunci", baris: "user_id" };
pub const IDENTITAS: Kolom = Kolom { tabel: "identitas", kolom: "isi", baris: "sidik" };
pub const MARKETPLACE_SECRET: Kolom =
    Kolom { tabel: "marketplace_setting", kolom: "c_s", baris: "toko || '/' || k_m" };
pub const MARKETPLACE_TOKEN: Kolom =
    Kolom { tabel: "marketplace_setting", kolom: "b_t", baris: "toko || '/' || k_m" };
pub const WEBHOOK_RAHASIA: Kolom = Kolom { tabel: "webhook", kolom: "rahasia", baris: "id" };
pub const PUSH: Kolom = Kolom { tabel: "push_langganan", kolom: "rahasia", baris: "id" };
pub const KUNCI_DATA: Kolom = Kolom { tabel: "kunci_data", kolom: "isi", baris: "nama" };

/// All of them; what a key's own rows say comes last.
pub const SEMUA: [Kolom; 10] = [
    RAHASIA,
    TANDA_AGEN,
    SIDIK_JARI,
    TOTP,
    IDENTITAS,
    MARKETPLACE_SECRET,
    MARKETPLACE_TOKEN,
    WEBHOOK_RAHASIA,
    PUSH,
    KUNCI_DATA,
];

impl Kolom {
    /// What a secret of this row is bound to.
    pub fn tempat(self, baris: &str) -> String {
        format!("{}.{}/{baris}", self.tabel, self.kolom)
    }

    /// As it is kept.
    pub fn tutup(self, c: &Conn, baris: &str, isi: &str) -> Hasil<String> {
        Ok(c.brankas()?.tutup(&self.tempat(baris), isi)?)
    }

    /// As it was before it was kept.
    pub fn buka(self, c: &Conn, baris: &str, isi: &str) -> Hasil<String> {
        Ok(c.brankas()?.buka(&self.tempat(baris), isi)?)
    }
}
