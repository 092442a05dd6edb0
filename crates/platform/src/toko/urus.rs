//! A store's own data as its screens change it, and new stores. Head office touches all of them, a branch its
//! own; every change is audited at that store and told to its screens.

use super::{Toko, buat, cari};
use crate::orang::kini;
use crate::{AksesTolak, Hasil, Pelaku, Siaran, TokoTolak, Tolak, Tujuan};
use db::{Conn, Tx, args};
use serde::{Deserialize, Serialize};
use serde_json::json;
use values::KodeToko;

pub const SETTING_TOKO: &str = "/settingtoko";
pub const WHATSAPP: &str = "/whatsapp-setting";
pub const MASTER_TOKO: &str = "/master-toko";

db::bacaan! {
    /// All of a store.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = TokoRinci)]
    pub struct Rinci {
        pub kode_toko: String = "t.kode_toko",
        pub nama_toko: String = "t.nama_toko",
        pub alamat_toko: String = "t.alamat_toko",
        pub no_telp: String = "t.no_telp",
        pub no_whatsapp: String = "t.no_whatsapp",
        /// printed in the place of a logo; the name when empty
        pub teks_logo: String = "t.teks_logo",
        pub npwp: String = "t.npwp",
        /// an address on another machine; empty for this one
        pub portal: String = "t.portal",
        pub pusat: bool = "t.pusat",
        pub aktif: bool = "t.aktif",
        pub tgl_system: String = "t.tgl_system",
        pub banyak_user: i64 =
            "(SELECT COUNT(*) FROM pengguna u WHERE u.kode_toko = t.kode_toko AND u.aktif = 1)",
        pub versi: i64 = "t.versi",
    }
}

const DARI: &str = "FROM toko t WHERE t.aktif = 1";

pub fn rinci(c: &mut Conn, kode: &KodeToko) -> Hasil<Rinci> {
    c.baris_satu::<Rinci>(&format!("{DARI} AND t.kode_toko = $1"), args![kode])?
        .ok_or_else(|| TokoTolak::TidakAda.tolak(format!("Toko {kode} tidak terdaftar")))
}

/// Head office sees every store, those that are no longer active last; a branch its own.
pub fn semua(c: &mut Conn, p: &Pelaku) -> db::Result<Vec<Rinci>> {
    c.baris(
        "FROM toko t WHERE t.kode_toko <> '-' AND ($2 = 1 OR (t.aktif = 1 AND t.kode_toko = $1)) \
         ORDER BY t.aktif DESC, t.pusat DESC, t.kode_toko",
        args![&p.toko, p.pusat],
    )
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = TokoTambah)]
pub struct Tambah {
    pub kode_toko: String,
    pub nama_toko: String,
    pub alamat_toko: String,
    pub no_telp: String,
    pub no_whatsapp: String,
    pub portal: Option<String>,
}

/// A change: what is left out stays.
#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[schema(as = TokoUbah)]
pub struct Ubah {
    pub nama_toko: Option<String>,
    pub alamat_toko: Option<String>,
    pub no_telp: Option<String>,
    pub no_whatsapp: Option<String>,
    pub teks_logo: Option<String>,
    pub npwp: Option<String>,
    /// head office only
    pub portal: Option<String>,
    /// of the data the change was made on; left out: whatever stands is changed
    pub versi: Option<i64>,
}

fn salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    TokoTolak::Isian.pada(kolom, pesan)
}

fn teks(kolom: &str, nama: &str, isi: &str, wajib: bool, maks: usize) -> Hasil<String> {
    let isi = isi.split_whitespace().collect::<Vec<_>>().join(" ");
    if wajib && isi.is_empty() {
        return Err(salah(kolom, format!("{nama} Tidak Boleh Kosong")));
    }
    if isi.chars().count() > maks {
        return Err(salah(kolom, format!("{nama} paling panjang {maks} karakter")));
    }
    Ok(isi)
}

/// The two printed lines of an address: 48 and 90 characters.
const ALAMAT_MAKS: usize = 138;

fn nama_toko(isi: &str) -> Hasil<String> {
    teks("nama_toko", "Nama Toko", isi, true, 60)
}

fn alamat(isi: &str) -> Hasil<String> {
    teks("alamat_toko", "Alamat Toko", isi, false, ALAMAT_MAKS)
}

fn telepon(isi: &str) -> Hasil<String> {
    let isi = teks("no_telp", "No Telepon", isi, false, 30)?;
    let angka = isi.bytes().filter(u8::is_ascii_digit).count();
    let bentuk = isi.chars().all(|c| c.is_ascii_digit() || " -+()/".contains(c));
    if !isi.is_empty() && (angka < 5 || !bentuk) {
        return Err(salah("no_telp", "No telepon hanya angka, spasi dan - + ( ) /, paling sedikit 5 angka"));
    }
    Ok(isi)
}

/// A WhatsApp number as digits alone; empty when there is none.
pub fn whatsapp(isi: &str) -> Hasil<String> {
    let rapi: String = isi.trim().chars().filter(|c| !" -.()".contains(*c)).collect();
    let angka = rapi.strip_prefix('+').unwrap_or(&rapi);
    if rapi.is_empty() {
        return Ok(String::new());
    }
    if !(8..=15).contains(&angka.len()) || !angka.bytes().all(|b| b.is_ascii_digit()) {
        return Err(salah("no_whatsapp", "No WhatsApp harus 8 sampai 15 angka"));
    }
    Ok(angka.to_owned())
}

fn npwp(isi: &str) -> Hasil<String> {
    let angka: String = isi.trim().chars().filter(|c| !" -.".contains(*c)).collect();
    if !angka.is_empty() && (![15, 16].contains(&angka.len()) || !angka.bytes().all(|b| b.is_ascii_digit())) {
        return Err(salah("npwp", "NPWP harus 15 atau 16 angka"));
    }
    Ok(angka)
}

fn portal(isi: &str) -> Hasil<String> {
    let isi = isi.trim().trim_end_matches('/');
    if !isi.is_empty() && (isi.len() > 200 || !crate::modul::alamat_web(isi)) {
        return Err(salah("portal", "Portal harus alamat http:// atau https://, atau dikosongkan"));
    }
    Ok(isi.to_owned())
}

/// The code of a new store stands in its portal's path and in every document number, so it is letters and
/// digits alone: `-` is the chain itself, `/` and dots would break the path.
fn kode_baru(isi: &str) -> Hasil<KodeToko> {
    let rapi = isi.trim().to_ascii_uppercase();
    if rapi.is_empty() {
        return Err(salah("kode_toko", "Kode Toko Tidak Boleh Kosong"));
    }
    if !(2..=8).contains(&rapi.len()) || !rapi.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit()) {
        return Err(salah(
            "kode_toko",
            "Kode toko hanya huruf A-Z dan angka, 2 sampai 8 karakter, tanpa spasi",
        ));
    }
    KodeToko::parse(&rapi).map_err(|e| salah("kode_toko", e.to_string()))
}

/// A new store as it may be written; also names the store that the transaction must own.
pub fn periksa(t: &Tambah) -> Hasil<KodeToko> {
    let kode = kode_baru(&t.kode_toko)?;
    nama_toko(&t.nama_toko)?;
    alamat(&t.alamat_toko)?;
    telepon(&t.no_telp)?;
    whatsapp(&t.no_whatsapp)?;
    portal(t.portal.as_deref().unwrap_or_default())?;
    Ok(kode)
}

/// Opens a store on today's date. Runs under the chain's key and the new store's own.
pub fn tambah(tx: &mut Tx<'_>, p: &Pelaku, t: &Tambah) -> Hasil<Rinci> {
    let kode_toko = periksa(t)?;
    let p = kini(tx, p, &[MASTER_TOKO])?;
    if !p.pusat {
        return Err(AksesTolak::Pusat.tolak("Hanya untuk kantor pusat"));
    }
    let baru = Toko {
        kode_toko: kode_toko.clone(),
        nama_toko: nama_toko(&t.nama_toko)?,
        alamat_toko: alamat(&t.alamat_toko)?,
        no_telp: telepon(&t.no_telp)?,
        no_whatsapp: whatsapp(&t.no_whatsapp)?,
        portal: portal(t.portal.as_deref().unwrap_or_default())?,
        pusat: false,
        tgl_system: tx.jam().hari_ini(),
    };
    buat(tx, &baru, p.user_id.as_str()).map_err(|t| {
        let pesan = t.pesan.clone();
        if t.adalah(TokoTolak::Sudah) { t.kolom("kode_toko", pesan) } else { t }
    })?;
    rinci(tx, &kode_toko)
}

/// May this person change these fields of that store?
fn boleh(p: &Pelaku, kode: &KodeToko, u: &Ubah) -> Hasil<()> {
    if !p.pusat && *kode != p.toko {
        return Err(
            TokoTolak::BukanTokonya.tolak(format!("Anda terdaftar di toko {}, tidak di toko {kode}", p.toko))
        );
    }
    if !p.pusat && u.portal.is_some() {
        let pesan = "Portal hanya bisa diubah kantor pusat";
        return Err(AksesTolak::Pusat.pada("portal", pesan));
    }
    let lain = [&u.nama_toko, &u.alamat_toko, &u.no_telp, &u.teks_logo, &u.npwp, &u.portal];
    if lain.iter().any(|i| i.is_some()) && ![SETTING_TOKO, MASTER_TOKO].iter().any(|m| p.boleh_menu(m)) {
        // The WhatsApp screen's right is the number alone.
        return Err(AksesTolak::Menu.tolak("Akses Di Menu Ini Tidak Di Izinkan"));
    }
    Ok(())
}

/// Changes a store; runs under its own key and the chain's.
pub fn ubah(tx: &mut Tx<'_>, p: &Pelaku, kode: &KodeToko, u: &Ubah, siaran: &Siaran) -> Hasil<Rinci> {
    let p = kini(tx, p, &[SETTING_TOKO, WHATSAPP, MASTER_TOKO])?;
    boleh(&p, kode, u)?;
    cari(tx, kode)?;
    let lama = rinci(tx, kode)?;
    if u.versi.is_some_and(|v| v != lama.versi) {
        return Err(TokoTolak::SudahDiubah
            .tolak("Data toko sudah diubah orang lain, muat ulang lalu ulangi")
            .rincian(json!(lama)));
    }
    type Rapikan = fn(&str) -> Hasil<String>;
    let logo: Rapikan = |isi| teks("teks_logo", "Teks Logo", isi, false, 30);
    let isian: [(&str, &Option<String>, &str, Rapikan); 7] = [
        ("nama_toko", &u.nama_toko, &lama.nama_toko, nama_toko),
        ("alamat_toko", &u.alamat_toko, &lama.alamat_toko, alamat),
        ("no_telp", &u.no_telp, &lama.no_telp, telepon),
        ("no_whatsapp", &u.no_whatsapp, &lama.no_whatsapp, whatsapp),
        ("teks_logo", &u.teks_logo, &lama.teks_logo, logo),
        ("npwp", &u.npwp, &lama.npwp, npwp),
        ("portal", &u.portal, &lama.portal, portal),
    ];
    let mut beda = serde_json::Map::new();
    for (kolom, isi, dulu, rapikan) in isian {
        let Some(isi) = isi else { continue };
        let baru = rapikan(isi)?;
        if baru == dulu {
            continue;
        }
        tx.exec(&format!("UPDATE toko SET {kolom} = $2 WHERE kode_toko = $1"), args![kode, baru.as_str()])?;
        beda.insert(kolom.to_owned(), json!({ "lama": dulu, "baru": baru }));
    }
    if beda.is_empty() {
        return Ok(lama);
    }
    tx.exec("UPDATE toko SET versi = versi + 1 WHERE kode_toko = $1", args![kode])?;
    let isi = serde_json::Value::Object(beda).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "UBAH TOKO", kode.as_str(), &isi)?;
    let (siaran, tujuan) = (siaran.clone(), kode.clone());
    let kabar = json!({ "kode_toko": kode });
    tx.setelah_commit(move || siaran.kirim(Tujuan::Toko(tujuan), "toko-berubah", kabar));
    rinci(tx, kode)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kode_toko_baru_hanya_huruf_dan_angka() {
        for (isi, jadi) in [("mdn1", "MDN1"), (" SBY2 ", "SBY2"), ("12345678", "12345678")] {
            assert_eq!(kode_baru(isi).unwrap().as_str(), jadi);
        }
        for buruk in
            ["", " ", "-", ".", "..", "A", "A/B", "A-B", "A.B", "A_B", "JKT 1", "ABCDEFGHI", "TOKO?", "é1"]
        {
            assert!(kode_baru(buruk).unwrap_err().kolom.contains_key("kode_toko"), "{buruk}");
        }
    }

    #[test]
    fn nomor_dirapikan_atau_ditolak() {
        assert_eq!(whatsapp(" +62 812-3456-7890 ").unwrap(), "6281234567890");
        assert_eq!(whatsapp("").unwrap(), "");
        for buruk in ["0812", "CONTOH", "08123456789a", "1234567890123456", "++62812345678"] {
            assert!(whatsapp(buruk).unwrap_err().kolom.contains_key("no_whatsapp"), "{buruk}");
        }
        assert_eq!(telepon("(021) 319 00071").unwrap(), "(021) 319 00071");
        assert!(telepon("CONTOH").is_err() && telepon("12").is_err());
        assert_eq!(npwp("01.234.567.8-901.000").unwrap(), "012345678901000");
        assert!(npwp("123").is_err());
        assert_eq!(portal("https://sby.contoh.id/toko/SBY1/").unwrap(), "https://sby.contoh.id/toko/SBY1");
        assert!(portal("javascript:alert(1)").is_err());
    }
}
