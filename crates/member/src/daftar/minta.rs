//! What is typed about a member, and what is wrong with it.

use crate::MemberTolak;
use db::{Conn, args};
use konter::pelanggan::{self, PelangganMinta, rapi};
use platform::Hasil;
use platform::salah::Salah;
use serde::{Deserialize, Serialize};
use values::Tanggal;

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct MemberMinta {
    /// a customer of the register who becomes a member; empty for somebody new
    pub kode_pelanggan: String,
    pub nama_customer: String,
    pub alamat_customer: String,
    pub kelurahan: String,
    pub kecamatan: String,
    /// of the master of places
    pub kode_kota: String,
    pub no_hp: String,
    /// 16 digits; empty leaves the one that is known
    pub nik: String,
    /// not in the future
    pub tgl_lahir: String,
    /// agrees to messages
    pub setuju: bool,
    /// since when; today when it is empty
    pub tgl_setuju: String,
    /// the user whose own card it is; SPV and OWN say so
    pub pegawai: String,
    /// URUT: the chain's next code; KARTU: the one in `kode_member`; TANPA: none
    pub cara_kode: String,
    /// 8 to 13 characters
    pub kode_member: String,
    /// the phone is somebody else's too, and that is right
    pub yakin: bool,
    /// the approval, where something asks for one
    pub otorisasi: String,
    /// of the card that is corrected
    pub versi: i64,
}

/// The same, checked and tidy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Isian {
    pub dasar: PelangganMinta,
    pub kelurahan: String,
    pub kecamatan: String,
    pub kode_kota: String,
    pub kota: String,
    pub tgl_lahir: String,
    pub setuju: bool,
    pub tgl_setuju: Tanggal,
    pub pegawai: String,
}

/// Older than anybody.
const UMUR_MAKS: i64 = 120 * 366;

fn tanggal(s: &mut Salah, kolom: &str, teks: &str, hari_ini: Tanggal) -> Option<Tanggal> {
    let teks = teks.trim();
    if teks.is_empty() {
        return None;
    }
    match Tanggal::parse(teks) {
        Ok(t) if t.sesudah(hari_ini) => {
            let apa = if kolom == "tgl_lahir" { "Tanggal lahir" } else { "Tanggal persetujuan" };
            s.kepala(kolom, format!("{apa} tidak boleh di masa depan"));
            None
        }
        Ok(t) if hari_ini.selisih_hari(t) > UMUR_MAKS => {
            s.kepala(kolom, "Tanggal ini terlalu lama");
            None
        }
        Ok(t) => Some(t),
        Err(e) => {
            s.kepala(kolom, e.to_string());
            None
        }
    }
}

/// The name of a city of the master, by its code or its own name.
pub(crate) fn cari_kota(c: &mut Conn, teks: &str) -> Hasil<Option<(String, String)>> {
    Ok(c.one(
        "SELECT kode_kota, nama_kota FROM kota WHERE dihapus = 0 AND (kode_kota = $1 OR UPPER(nama_kota) = $1) \
         ORDER BY CASE WHEN kode_kota = $1 THEN 0 ELSE 1 END LIMIT 1",
        args![teks],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?)
}

impl MemberMinta {
    /// Everything that is wrong, each on its field.
    pub fn periksa(&self, c: &mut Conn, hari_ini: Tanggal) -> Hasil<Isian> {
        let mut s = Salah::di("member");
        let minta = PelangganMinta {
            nama_customer: self.nama_customer.clone(),
            alamat_customer: self.alamat_customer.clone(),
            no_hp: self.no_hp.clone(),
            nik: self.nik.clone(),
            ..PelangganMinta::default()
        };
        let dasar = match pelanggan::periksa(&minta) {
            Ok(d) => d,
            Err(t) => {
                for (kolom, pesan) in &t.kolom {
                    s.kepala(kolom, pesan.clone());
                }
                minta
            }
        };
        if self.no_hp.contains('*') {
            s.kepala("no_hp", "No HP harus lengkap");
        }
        if dasar.nama_customer.chars().count() < 2 {
            s.kepala("nama_customer", "Nama Customer Harus Diisi");
        }
        let (kelurahan, kecamatan) = (rapi(&self.kelurahan), rapi(&self.kecamatan));
        for (kolom, isi) in [("kelurahan", &kelurahan), ("kecamatan", &kecamatan)] {
            if isi.chars().count() > 60 {
                s.kepala(kolom, "Paling banyak 60 karakter");
            }
        }
        let (mut kode_kota, mut kota) = (rapi(&self.kode_kota), String::new());
        if !kode_kota.is_empty() {
            match cari_kota(c, &kode_kota)? {
                Some(ada) => (kode_kota, kota) = ada,
                None => s.kepala("kode_kota", "Kota ini tidak ada di master"),
            }
        }
        let lahir = tanggal(&mut s, "tgl_lahir", &self.tgl_lahir, hari_ini);
        let tgl_setuju = tanggal(&mut s, "tgl_setuju", &self.tgl_setuju, hari_ini).unwrap_or(hari_ini);
        let pegawai = self.pegawai.trim().to_lowercase();
        if !pegawai.is_empty()
            && c.one("SELECT 1 FROM pengguna WHERE user_id = $1", args![pegawai.as_str()], |r| r.int(0))?
                .is_none()
        {
            s.kepala("pegawai", "Pengguna ini tidak ada");
        }
        s.tolak_satu(MemberTolak::Isian)?;
        Ok(Isian {
            dasar,
            kelurahan,
            kecamatan,
            kode_kota,
            kota,
            tgl_lahir: lahir.map(|t| t.to_string()).unwrap_or_default(),
            setuju: self.setuju,
            tgl_setuju,
            pegawai,
        })
    }
}

impl Isian {
    /// The day of the year, which finds birthdays.
    pub(crate) fn ulang_tahun(&self) -> &str {
        self.tgl_lahir.get(5..).unwrap_or_default()
    }
}
