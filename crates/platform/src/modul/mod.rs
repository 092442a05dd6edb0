//! Settings of a store (para-system): the defaults of the product, overlaid by what the store has set.
//! Reading one never fails for want of a row; writing one is typed, audited and told to every screen.

mod awal;
mod kunci;

use crate::TokoTolak;
pub use kunci::KUNCI;

use crate::{Hasil, Pelaku, Siaran, Tujuan};
use db::{Conn, Tx, args};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use values::{KodeToko, Persen};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jenis {
    Tanda,
    Teks,
    Angka,
    Json,
    Daftar,
    /// a page for each level
    Halaman,
}

impl Jenis {
    pub const fn nama(self) -> &'static str {
        match self {
            Jenis::Tanda => "TANDA",
            Jenis::Teks => "TEKS",
            Jenis::Angka => "ANGKA",
            Jenis::Json => "JSON",
            Jenis::Daftar => "DAFTAR",
            Jenis::Halaman => "HALAMAN",
        }
    }
}

/// Where a setting stands on the settings screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kelompok {
    Umum,
    Penjualan,
    Pembelian,
    Keuangan,
    Barang,
    Member,
    Pinjaman,
    PesananService,
    Sepuhan,
    Cetak,
    Keamanan,
    Integrasi,
}

impl Kelompok {
    pub const fn judul(self) -> &'static str {
        match self {
            Kelompok::Umum => "Umum",
            Kelompok::Penjualan => "Penjualan",
            Kelompok::Pembelian => "Pembelian",
            Kelompok::Keuangan => "Keuangan",
            Kelompok::Barang => "Barang",
            Kelompok::Member => "Member",
            Kelompok::Pinjaman => "Pinjaman",
            Kelompok::PesananService => "Pesanan & Service",
            Kelompok::Sepuhan => "Sepuhan",
            Kelompok::Cetak => "Cetak",
            Kelompok::Keamanan => "Keamanan",
            Kelompok::Integrasi => "Integrasi",
        }
    }
}

#[derive(Debug, Clone, Copy)]
pub struct Kunci {
    pub kunci: &'static str,
    pub jenis: Jenis,
    pub bawaan: &'static str,
    pub kelompok: Kelompok,
    /// one sentence for the person who sets it
    pub arti: &'static str,
}

impl Kunci {
    const fn new(
        kunci: &'static str,
        jenis: Jenis,
        bawaan: &'static str,
        kelompok: Kelompok,
        arti: &'static str,
    ) -> Self {
        Self { kunci, jenis, bawaan, kelompok, arti }
    }

    /// A limit that may also be nothing at all.
    pub fn boleh_nol(&self) -> bool {
        [
            "BATAS_HUTANG",
            "BATAS_KELEBIHAN_HUTANG",
            "BATAS_UANG_KELUAR",
            "BIAYA_HUTANG",
            "BIAYA_LELANG_PERSEN",
            "KUPON_MAKS_PERSEN",
            "NORMA_LEBUR",
            "SERVICE_ONGKOS_EMAS",
            "SERVICE_TAK_DIAMBIL_HARI",
            "SERVICE_TOLERANSI_KURANG",
            "SERVICE_TOLERANSI_TAMBAH",
            "TARIF_PPH22",
            "TITIPAN_MIN_PERSEN",
            "TOLERANSI_TIMBANG_LEBUR",
        ]
        .contains(&self.kunci)
    }

    /// The only values it may have; none listed means any text of its kind.
    pub fn pilihan(&self) -> &'static [&'static str] {
        match self.kunci {
            "APP_MODE" => &["NORMAL", "STOCK_JUAL_MANUAL"],
            "APP_TYPE" => &["PUSAT", "CABANG"],
            "APP_VERSION" => &["POS", "WEB"],
            "AUTH_TYPE" => &["PASSWORD", "FINGERPRINT"],
            "PARAMETER_JUMLAH_HUTANG_POKOK_MODULE" => &["on", "off", "HARGA_EMAS"],
            "PEMBULATAN_BERAT" => &["V0", "V1", "V2", "V3", "V4", "V5", "V6", "STEP_0_5"],
            _ => &[],
        }
    }
}

/// The keys as the web app reads them, a type of TypeScript. Written by `make api` into web/src/api/setelan.ts.
pub fn tabel_web() -> String {
    let kunci: String = KUNCI.iter().map(|k| format!("  | '{}'\n", k.kunci)).collect();
    format!(
        "// Generated from crates/platform/src/modul/kunci.rs by `make api`; not edited by hand.\n\n\
         /** Every setting of a store. */\nexport type KunciSetelan =\n{kunci}  ;\n"
    )
}

pub fn cari(kunci: &str) -> Option<&'static Kunci> {
    KUNCI.iter().find(|k| k.kunci == kunci)
}

/// One setting as the wire has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = SettingToko)]
pub struct Isi {
    pub key: String,
    pub value: String,
}

/// A setting with all the settings screen needs to explain and edit it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SettingKeterangan)]
pub struct Keterangan {
    pub key: String,
    pub value: String,
    pub bawaan: String,
    /// TANDA, TEKS, ANGKA, JSON, DAFTAR or HALAMAN
    pub jenis: String,
    pub kelompok: String,
    pub arti: String,
    /// the only values it may have, where they are listed
    pub pilihan: Vec<String>,
    /// menus that stand behind it
    pub menu: Vec<String>,
}

/// Titles of the menus a setting opens.
fn menu_di_belakang(kunci: &str) -> Vec<String> {
    use crate::menu::{Gerbang, RUTE};
    RUTE.iter()
        .filter(|r| match r.gerbang {
            Gerbang::Modul(m) => m == kunci,
            Gerbang::SepuhanCabang => ["SEPUHAN_MODULE", "SEPUHAN_TERPUSAT_MODULE"].contains(&kunci),
            Gerbang::ManualAtauMode => ["MANUAL_ITEMS_TRANSACTION_MODULE", "APP_MODE"].contains(&kunci),
            Gerbang::NotaPemilik => kunci == "SETTING_NOTA_OWNER_ONLY",
            Gerbang::HutangPokok => kunci == "PARAMETER_JUMLAH_HUTANG_POKOK_MODULE",
            Gerbang::Bebas | Gerbang::Level(_) | Gerbang::Pusat => false,
        })
        .map(|r| r.judul.to_owned())
        .collect()
}

/// All settings of one store.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Setelan(BTreeMap<String, String>);

impl Setelan {
    /// Settings given as pairs, where no store stands behind them.
    pub fn dari<'a>(isi: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        Self(isi.into_iter().map(|(k, n)| (k.to_owned(), n.to_owned())).collect())
    }

    pub fn baca(c: &mut Conn, toko: &KodeToko) -> db::Result<Self> {
        let isi = c.rows("SELECT kunci, nilai FROM para_system WHERE toko = $1", args![toko], |r| {
            Ok((r.get(0)?, r.get(1)?))
        })?;
        Ok(Self(isi.into_iter().collect()))
    }

    pub fn nilai(&self, kunci: &str) -> &str {
        self.0.get(kunci).map_or_else(|| cari(kunci).map_or("", |k| k.bawaan), String::as_str)
    }

    pub fn nyala(&self, kunci: &str) -> bool {
        nyala(self.nilai(kunci))
    }

    /// By group, in the order of the table.
    pub fn keterangan(&self) -> Vec<Keterangan> {
        let mut urut: Vec<&Kunci> = KUNCI.iter().collect();
        urut.sort_by_key(|k| k.kelompok);
        urut.into_iter()
            .map(|k| Keterangan {
                key: k.kunci.to_owned(),
                value: self.nilai(k.kunci).to_owned(),
                bawaan: k.bawaan.to_owned(),
                jenis: k.jenis.nama().to_owned(),
                kelompok: k.kelompok.judul().to_owned(),
                arti: k.arti.to_owned(),
                pilihan: k.pilihan().iter().map(|p| (*p).to_owned()).collect(),
                menu: menu_di_belakang(k.kunci),
            })
            .collect()
    }

    pub fn semua(&self) -> Vec<Isi> {
        KUNCI.iter().map(|k| Isi { key: k.kunci.to_owned(), value: self.nilai(k.kunci).to_owned() }).collect()
    }
}

/// Is a flag's text "on"?
pub fn nyala(nilai: &str) -> bool {
    ["on", "1", "true", "ya"].iter().any(|n| nilai.eq_ignore_ascii_case(n))
}

/// Brings a value to the form its kind is kept in, or says what is wrong with it.
fn rapikan(k: &Kunci, nilai: &str) -> Hasil<String> {
    let nilai = nilai.trim();
    let salah = |pesan: String| Err(TokoTolak::Setting.pada(k.kunci, pesan));
    match k.jenis {
        Jenis::Tanda if nyala(nilai) => Ok("on".to_owned()),
        Jenis::Tanda if ["off", "0", "false", "tidak", ""].iter().any(|n| nilai.eq_ignore_ascii_case(n)) => {
            Ok("off".to_owned())
        }
        Jenis::Tanda => salah(format!("{} hanya bisa on atau off", k.kunci)),
        Jenis::Angka if k.boleh_nol() => match nilai.parse::<i64>() {
            Ok(n) if n >= 0 => Ok(n.to_string()),
            _ => salah(format!("{} harus angka bulat, paling sedikit nol", k.kunci)),
        },
        Jenis::Angka => match nilai.parse::<i64>() {
            Ok(n) if n > 0 => Ok(n.to_string()),
            _ => salah(format!("{} harus angka bulat lebih dari nol", k.kunci)),
        },
        Jenis::Teks if !k.pilihan().is_empty() => {
            match k.pilihan().iter().find(|p| p.eq_ignore_ascii_case(nilai)) {
                Some(p) => Ok((*p).to_owned()),
                None => salah(format!("{} hanya bisa {}", k.kunci, k.pilihan().join(", "))),
            }
        }
        Jenis::Teks if crate::pajak::jenis_setelan(k.kunci).is_some() => match nilai.parse::<Persen>() {
            Ok(n) if !n.di_bawah_nol() && n.sebagai_perseratus() <= Persen::SERATUS_PERSEN => {
                Ok(n.to_string())
            }
            _ => salah(format!("{} harus persen dari 0 sampai 100, misalnya 1.65", k.kunci)),
        },
        // An address the screens go to: nothing but the web, so that no script hides in it.
        Jenis::Teks if k.kunci.ends_with("_URL") && !nilai.is_empty() && !alamat_web(nilai) => {
            salah(format!("{} harus alamat http:// atau https://", k.kunci))
        }
        Jenis::Halaman => awal::rapikan(nilai).or_else(|sebab| salah(format!("{}: {sebab}", k.kunci))),
        Jenis::Json if serde_json::from_str::<serde_json::Value>(nilai).is_err() => {
            salah(format!("{} harus JSON yang benar", k.kunci))
        }
        _ if nilai.len() > 4000 => salah(format!("{} terlalu panjang", k.kunci)),
        _ => Ok(nilai.to_owned()),
    }
}

pub(crate) fn alamat_web(nilai: &str) -> bool {
    let sisa = nilai.strip_prefix("https://").or_else(|| nilai.strip_prefix("http://"));
    sisa.is_some_and(|s| !s.is_empty() && s.chars().all(|c| c.is_ascii_graphic() && !"\"'<>\\`".contains(c)))
}

/// Is a rate still what its setting says? One that was scheduled may have begun since.
fn tetap(tx: &mut Tx<'_>, toko: &KodeToko, kunci: &str, nilai: &str) -> Hasil<bool> {
    let (Some(jenis), Ok(tarif)) = (crate::pajak::jenis_setelan(kunci), nilai.parse::<Persen>()) else {
        return Ok(true);
    };
    let hari_ini = crate::toko::cari(tx, toko)?.tgl_system;
    Ok(crate::pajak::tarif_jenis(tx, toko, hari_ini, jenis)? == tarif)
}

/// Changes settings of the transaction's store; the screens are told after the COMMIT.
pub fn ubah(tx: &mut Tx<'_>, p: &Pelaku, isi: &[Isi], siaran: &Siaran) -> Hasil<Vec<Isi>> {
    let toko = tx.toko().clone();
    let lama = Setelan::baca(tx, &toko)?;
    let mut berubah = Vec::new();
    for i in isi {
        let k = cari(&i.key)
            .ok_or_else(|| TokoTolak::SettingTidakAda.tolak(format!("Setting {} tidak dikenal", i.key)))?;
        if isi.iter().filter(|j| j.key == i.key).count() > 1 {
            let pesan = format!("{} disebut lebih dari sekali", k.kunci);
            return Err(TokoTolak::Setting.pada(k.kunci, pesan));
        }
        let nilai = rapikan(k, &i.value)?;
        if lama.nilai(k.kunci) == nilai && tetap(tx, &toko, k.kunci, &nilai)? {
            continue;
        }
        tx.exec(
            "INSERT INTO para_system (toko, kunci, nilai, versi) VALUES ($1, $2, $3, 1) \
             ON CONFLICT (toko, kunci) DO UPDATE SET nilai = $3, versi = para_system.versi + 1",
            args![&toko, k.kunci, nilai.as_str()],
        )?;
        if let (Some(jenis), Ok(tarif)) = (crate::pajak::jenis_setelan(k.kunci), nilai.parse()) {
            let hari_ini = crate::toko::cari(tx, &toko)?.tgl_system;
            crate::pajak::berlakukan(tx, jenis, hari_ini, tarif, p.user_id.as_str())?;
        }
        // With the address comes the key of what it opens: also a nota that is only looked at has its QR.
        if k.kunci == crate::lacak::ALAMAT_PUBLIK && !nilai.is_empty() {
            crate::lacak::pastikan_kunci(tx)?;
        }
        let isi = serde_json::json!({ "lama": lama.nilai(k.kunci), "baru": nilai }).to_string();
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "UBAH SETTING", k.kunci, &isi)?;
        berubah.push(Isi { key: i.key.clone(), value: nilai });
    }
    if !berubah.is_empty() {
        let (siaran, isi) = (siaran.clone(), serde_json::json!(berubah));
        tx.setelah_commit(move || siaran.kirim(Tujuan::Toko(toko), "settings-changed", isi));
    }
    Ok(berubah)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn setiap_gerbang_rute_punya_kunci_setting() {
        for r in crate::menu::RUTE {
            if let crate::menu::Gerbang::Modul(m) = r.gerbang {
                assert!(cari(m).is_some(), "{} memakai {m}", r.path);
            }
        }
    }

    #[test]
    fn nilai_dirapikan_menurut_jenisnya() {
        let tanda = cari("MEMBER_MODULE").unwrap();
        assert_eq!(rapikan(tanda, "YA").unwrap(), "on");
        assert_eq!(rapikan(tanda, "0").unwrap(), "off");
        assert!(rapikan(tanda, "mungkin").is_err());
        assert!(rapikan(cari("PEMBULATAN").unwrap(), "0").is_err());
        assert_eq!(rapikan(cari("PEMBULATAN").unwrap(), " 1000 ").unwrap(), "1000");
        assert!(rapikan(cari("MARKETPLACE_INTEGRATION_VALUE").unwrap(), "[").is_err());
        assert_eq!(rapikan(cari("PEMBULATAN_BERAT").unwrap(), "step_0_5").unwrap(), "STEP_0_5");
        assert!(rapikan(cari("PEMBULATAN_BERAT").unwrap(), "V7").is_err());
        let url = cari("GROSIR_URL").unwrap();
        for baik in ["", "http://10.0.0.2:8080", "https://grosir.contoh.id/a?b=1"] {
            assert_eq!(rapikan(url, baik).unwrap(), baik);
        }
        for buruk in ["javascript:alert(1)", "grosir.contoh.id", "https://", "https://a b", "http://a\"b"] {
            assert!(rapikan(url, buruk).is_err(), "{buruk}");
        }
    }

    #[test]
    fn setiap_kunci_diterangkan_dengan_satu_kalimat_pendek() {
        let mut ada = std::collections::HashSet::new();
        for k in KUNCI {
            assert!(ada.insert(k.kunci) && ada.insert(k.arti), "{} kembar", k.kunci);
            assert!(k.arti.ends_with('.') && (15..=90).contains(&k.arti.len()), "{}: {}", k.kunci, k.arti);
            assert!(!k.kelompok.judul().is_empty());
        }
    }

    #[test]
    fn bawaan_setiap_kunci_lolos_aturannya_sendiri() {
        for k in KUNCI {
            assert_eq!(rapikan(k, k.bawaan).unwrap(), k.bawaan, "{}", k.kunci);
        }
    }
}
