//! The settings of a store's marketplaces (/marketplace-setting): which there are says MARKETPLACE_INTEGRATION_VALUE, what each
//! needs is kept here. The client's secret and the bearer token are encrypted; who may save them may also read them, and every
//! such look is on record.

use crate::HubungTolak;
use db::{Conn, Tx, args};
use platform::brankas::{MARKETPLACE_SECRET, MARKETPLACE_TOKEN};
use platform::modul::Setelan;
use platform::{Hasil, Pelaku, acak};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use values::KodeToko;

/// The setting that lists them.
pub const DAFTAR: &str = "MARKETPLACE_INTEGRATION_VALUE";
/// Who may save, and so may read what is secret.
pub const PENYIMPAN: [&str; 4] = ["OWN", "SU", "DEV", "MU"];
const SAMAR: &str = "********";
const PENDEK: usize = 200;
const PANJANG: usize = 4000;

/// A marketplace the store may connect to; the address is where 'Uji Koneksi' asks.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Marketplace {
    pub value: String,
    /// has a form; the others are not ready
    pub siap: bool,
    #[serde(skip)]
    pub url: String,
}

/// One marketplace's settings, by the specification's short names: marketplace, app id, client id, client secret, bearer token,
/// shop id.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MintaMarketplace {
    pub k_m: String,
    #[serde(default)]
    pub a_i: String,
    #[serde(default)]
    pub c_i: String,
    #[serde(default)]
    pub c_s: String,
    #[serde(default)]
    pub b_t: String,
    #[serde(default)]
    pub s_i: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct IsiMarketplace {
    pub _id: String,
    pub k_m: String,
    pub a_i: String,
    pub c_i: String,
    pub c_s: String,
    pub b_t: String,
    pub s_i: String,
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaMarketplace {
    /// empty: all
    pub k_m: String,
}

db::tabel! {
    struct BarisSetting in "marketplace_setting" {
        toko: KodeToko,
        k_m: String,
        id: String,
        a_i: String,
        c_i: String,
        c_s: String,
        b_t: String,
        s_i: String,
        diubah: String,
        oleh: String,
    }
}

/// What the setting lists: `[{"value": "TOKOPEDIA", "url": "https://…"}, …]`. Only the first has a form.
pub fn daftar(set: &Setelan) -> Vec<Marketplace> {
    let isi: Value = serde_json::from_str(set.nilai(DAFTAR)).unwrap_or(Value::Null);
    let teks = |v: &Value, k: &str| v.get(k).and_then(Value::as_str).unwrap_or_default().trim().to_owned();
    let semua = isi.as_array().map(Vec::as_slice).unwrap_or_default();
    let ada = semua
        .iter()
        .map(|v| (teks(v, "value").to_uppercase(), teks(v, "url")))
        .filter(|(v, _)| !v.is_empty());
    ada.enumerate().map(|(ke, (value, url))| Marketplace { value, siap: ke == 0, url }).collect()
}

pub fn boleh_simpan(p: &Pelaku) -> bool {
    PENYIMPAN.contains(&p.level.as_str())
}

fn tempat(toko: &KodeToko, k_m: &str) -> String {
    format!("{toko}/{k_m}")
}

fn buka(c: &Conn, b: BarisSetting) -> Hasil<IsiMarketplace> {
    let di = tempat(&b.toko, &b.k_m);
    Ok(IsiMarketplace {
        c_s: MARKETPLACE_SECRET.buka(c, &di, &b.c_s)?,
        b_t: MARKETPLACE_TOKEN.buka(c, &di, &b.b_t)?,
        _id: b.id,
        k_m: b.k_m,
        a_i: b.a_i,
        c_i: b.c_i,
        s_i: b.s_i,
    })
}

fn samarkan(teks: &str) -> String {
    if teks.is_empty() { String::new() } else { SAMAR.to_owned() }
}

/// The store's settings of one marketplace or of all. In clear only for who may save, and then on record.
pub fn lihat(tx: &mut Tx<'_>, p: &Pelaku, t: &TanyaMarketplace) -> Hasil<Vec<IsiMarketplace>> {
    let k_m = t.k_m.trim().to_uppercase();
    let semua: Vec<BarisSetting> = tx.baris(
        "FROM marketplace_setting WHERE toko = $1 AND ($2 = '' OR k_m = $2) ORDER BY k_m",
        args![&p.toko, k_m],
    )?;
    let mut hasil = Vec::with_capacity(semua.len());
    for b in semua {
        let isi = buka(tx, b)?;
        if boleh_simpan(p) {
            if !isi.c_s.is_empty() || !isi.b_t.is_empty() {
                ledger::audit::catat_hari_ini(
                    tx,
                    p.user_id.as_str(),
                    "LIHAT RAHASIA MARKETPLACE",
                    &isi.k_m,
                    "{}",
                )?;
            }
            hasil.push(isi);
        } else {
            hasil.push(IsiMarketplace { c_s: samarkan(&isi.c_s), b_t: samarkan(&isi.b_t), ..isi });
        }
    }
    Ok(hasil)
}

fn periksa(set: &Setelan, m: &MintaMarketplace) -> Hasil<String> {
    let k_m = m.k_m.trim().to_uppercase();
    match daftar(set).into_iter().find(|d| d.value == k_m) {
        None => return Err(HubungTolak::Marketplace.pada("k_m", "Marketplace ini tidak dipakai toko")),
        Some(d) if !d.siap => {
            return Err(HubungTolak::Marketplace.pada("k_m", "Marketplace ini belum bisa dikoneksikan"));
        }
        Some(_) => {}
    }
    for (kolom, isi, maks) in [
        ("a_i", &m.a_i, PENDEK),
        ("c_i", &m.c_i, PENDEK),
        ("c_s", &m.c_s, PENDEK),
        ("b_t", &m.b_t, PANJANG),
        ("s_i", &m.s_i, PENDEK),
    ] {
        // What goes into a header of a request may hold nothing that ends one.
        if isi.chars().count() > maks || isi.chars().any(char::is_control) {
            return Err(HubungTolak::Marketplace
                .pada(kolom, format!("Paling panjang {maks} karakter dalam satu baris")));
        }
    }
    Ok(k_m)
}

/// Saves one marketplace's settings.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaMarketplace) -> Hasil<IsiMarketplace> {
    if !boleh_simpan(p) {
        return Err(HubungTolak::BukanPenyimpan.tolak("Hanya OWN yang boleh menyimpan setting marketplace"));
    }
    let set = Setelan::baca(tx, &p.toko)?;
    let k_m = periksa(&set, m)?;
    let di = tempat(&p.toko, &k_m);
    let rahasia =
        (MARKETPLACE_SECRET.tutup(tx, &di, m.c_s.trim())?, MARKETPLACE_TOKEN.tutup(tx, &di, m.b_t.trim())?);
    let kini = tx.sekarang();
    tx.exec(
        "INSERT INTO marketplace_setting (toko, k_m, id, a_i, c_i, c_s, b_t, s_i, diubah, oleh) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (toko, k_m) DO UPDATE SET a_i = excluded.a_i, \
         c_i = excluded.c_i, c_s = excluded.c_s, b_t = excluded.b_t, s_i = excluded.s_i, diubah = excluded.diubah, \
         oleh = excluded.oleh",
        args![
            &p.toko,
            k_m.as_str(),
            acak::teks(24),
            m.a_i.trim(),
            m.c_i.trim(),
            rahasia.0,
            rahasia.1,
            m.s_i.trim(),
            kini,
            &p.user_id
        ],
    )?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "SETTING MARKETPLACE", &k_m, "{}")?;
    satu(tx, &p.toko, &k_m)?
        .ok_or_else(|| db::Error::Lain("setting marketplace tidak tersimpan".into()).into())
}

/// One marketplace's settings as the server itself uses them.
fn satu(c: &mut Conn, toko: &KodeToko, k_m: &str) -> Hasil<Option<IsiMarketplace>> {
    let ada: Option<BarisSetting> =
        c.baris_satu("FROM marketplace_setting WHERE toko = $1 AND k_m = $2", args![toko, k_m])?;
    ada.map(|b| buka(c, b)).transpose()
}

/// Where a connection is tried, and with what; the try itself is the edge's.
#[derive(Debug, Clone)]
pub struct Percobaan {
    pub alamat: String,
    pub token: String,
    pub toko: String,
}

pub fn percobaan(c: &mut Conn, p: &Pelaku, k_m: &str) -> Hasil<Percobaan> {
    if !boleh_simpan(p) {
        return Err(HubungTolak::BukanPenyimpan.tolak("Hanya OWN yang boleh menguji koneksi marketplace"));
    }
    let (set, k_m) = (Setelan::baca(c, &p.toko)?, k_m.trim().to_uppercase());
    let ada = daftar(&set).into_iter().find(|d| d.value == k_m && d.siap);
    let d = ada.ok_or_else(|| HubungTolak::Marketplace.pada("k_m", "Marketplace ini tidak dipakai toko"))?;
    if !(d.url.starts_with("http://") || d.url.starts_with("https://")) {
        return Err(HubungTolak::AlamatMarketplace
            .tolak(format!("Alamat {k_m} belum diisi, tambahkan \"url\" di {DAFTAR} pada Setting System")));
    }
    let isi = satu(c, &p.toko, &k_m)?.filter(|i| !i.b_t.is_empty());
    let isi = isi.ok_or_else(|| HubungTolak::Marketplace.pada("b_t", "Simpan bearer token dulu"))?;
    Ok(Percobaan { alamat: d.url, token: isi.b_t, toko: isi.s_i })
}
