//! Keys of the chain's own programs (/kunci-api): made by an owner with a name, scopes, a store or the chain, and a last day;
//! shown once and kept as a hash. A key opens the calls of its scopes and nothing else, and every use of it is counted.

use crate::HubungTolak;
use db::{Conn, Json, Tx, args};
use platform::{Hasil, Pelaku, Tolak, acak, toko};
use serde::{Deserialize, Serialize};
use values::{KodeToko, Tanggal, Waktu};

/// How every key begins: nobody takes one for a session, and whoever finds one knows whose it is.
pub const AWALAN: &str = "karat_";
const PANJANG: usize = 40;
const NAMA_MAKS: usize = 40;
/// Living keys of one store.
const BANYAK_MAKS: i64 = 20;
/// The last day lies at most so far ahead.
const HARI_MAKS: i64 = 730;

/// Who makes keys and webhooks.
pub const PEMBUAT: [&str; 2] = ["OWN", "SU"];

/// What a key opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
pub enum Lingkup {
    /// sales by day
    Penjualan,
    /// purchases by day
    Pembelian,
    /// the prices in force
    Harga,
    /// pieces in trays
    Stok,
    /// closed days
    Tutup,
}

impl Lingkup {
    pub const SEMUA: [Self; 5] = [Self::Penjualan, Self::Pembelian, Self::Harga, Self::Stok, Self::Tutup];

    pub const fn kode(self) -> &'static str {
        match self {
            Self::Penjualan => "PENJUALAN",
            Self::Pembelian => "PEMBELIAN",
            Self::Harga => "HARGA",
            Self::Stok => "STOK",
            Self::Tutup => "TUTUP",
        }
    }
}

/// A fresh key and its id. Given into the transaction, which may run again.
#[derive(Debug, Clone)]
pub struct Baru {
    id: String,
    kunci: String,
}

impl Baru {
    pub fn acak() -> Self {
        Self { id: acak::teks(16), kunci: format!("{AWALAN}{}", acak::teks(PANJANG)) }
    }
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MintaKunci {
    /// which program: "Pembukuan"
    pub nama: String,
    pub lingkup: Vec<Lingkup>,
    /// opens every store of the chain; only head office may
    #[serde(default)]
    pub rantai: bool,
    /// the last day it opens anything
    pub berlaku_sampai: String,
}

/// A key with its text, told once.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
pub struct KunciDibuat {
    pub id: String,
    pub nama: String,
    pub kunci: String,
}

db::bacaan! {
    /// A key in the list; never its text.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct KunciTerdaftar {
        pub id: String = "kunci_api.id",
        pub nama: String = "kunci_api.nama",
        /// its last four characters
        pub ekor: String = "kunci_api.ekor",
        pub rantai: bool = "kunci_api.rantai",
        #[schema(value_type = Vec<Lingkup>)]
        pub lingkup: Json<Vec<Lingkup>> = "kunci_api.lingkup",
        pub berlaku_sampai: String = "kunci_api.berlaku_sampai",
        pub dibuat: String = "kunci_api.dibuat",
        pub oleh: String = "kunci_api.oleh",
        pub terakhir: Option<String> = "kunci_api.terakhir",
        pub dicabut: Option<String> = "kunci_api.dicabut",
        pub dicabut_oleh: Option<String> = "kunci_api.dicabut_oleh",
        /// calls of the last thirty days
        pub jumlah: i64 = "(SELECT CAST(COALESCE(SUM(p.jumlah), 0) AS BIGINT) FROM kunci_api_pakai p \
            WHERE p.toko = kunci_api.toko AND p.id = kunci_api.id AND p.tanggal >= $2)";
        /// AKTIF, BERAKHIR or DICABUT
        pub keadaan: String,
    }
}

db::bacaan! {
    /// What a key did on a day from an address.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct PakaiKunci {
        pub tanggal: String = "kunci_api_pakai.tanggal",
        pub lingkup: String = "kunci_api_pakai.lingkup",
        pub alamat: String = "kunci_api_pakai.alamat",
        pub jumlah: i64 = "kunci_api_pakai.jumlah",
        pub pertama: String = "kunci_api_pakai.pertama",
        pub terakhir: String = "kunci_api_pakai.terakhir",
    }
}

/// Refused to whoever is neither owner nor SU, and a chain's to all but head office.
pub(crate) fn pembuat(p: &Pelaku, rantai: bool) -> Hasil<()> {
    if !PEMBUAT.contains(&p.level.as_str()) {
        return Err(HubungTolak::BukanPembuat.tolak("Hanya OWN atau SU yang mengurus kunci API dan webhook"));
    }
    if rantai && !p.pusat {
        return Err(HubungTolak::BukanPembuat.tolak("Untuk semua toko hanya bisa dibuat kantor pusat"));
    }
    Ok(())
}

/// A name of one line.
pub(crate) fn nama_rapi(nama: &str, tolak: HubungTolak) -> Hasil<String> {
    let n = nama.trim();
    if n.is_empty() {
        return Err(tolak.pada("nama", "Nama Tidak Boleh Kosong"));
    }
    if n.chars().count() > NAMA_MAKS || n.chars().any(char::is_control) {
        return Err(tolak.pada("nama", format!("Nama paling banyak {NAMA_MAKS} karakter")));
    }
    Ok(n.to_owned())
}

fn sampai(m: &MintaKunci, hari_ini: Tanggal) -> Hasil<Tanggal> {
    let salah = |pesan: String| HubungTolak::KunciIsi.pada("berlaku_sampai", pesan);
    let t = Tanggal::parse(m.berlaku_sampai.trim())
        .map_err(|_| salah("Tanggal harus diisi, contoh 2027-12-31".to_owned()))?;
    let akhir = hari_ini.tambah_hari(HARI_MAKS).map_err(|e| db::Error::Lain(e.to_string()))?;
    if t.sebelum(hari_ini) || t.sesudah(akhir) {
        return Err(salah(format!("Tanggal antara {hari_ini} dan {akhir}")));
    }
    Ok(t)
}

fn teks_lingkup(semua: &[Lingkup]) -> String {
    semua.iter().map(|l| l.kode()).collect::<Vec<_>>().join(", ")
}

/// Makes a key of the transaction's store.
pub fn buat(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaKunci, baru: &Baru) -> Hasil<KunciDibuat> {
    pembuat(p, m.rantai)?;
    let nama = nama_rapi(&m.nama, HubungTolak::KunciIsi)?;
    let mut lingkup = m.lingkup.clone();
    lingkup.sort();
    lingkup.dedup();
    if lingkup.is_empty() {
        return Err(HubungTolak::KunciIsi.pada("lingkup", "Pilih paling sedikit satu lingkup"));
    }
    let kini = tx.sekarang();
    let sampai = sampai(m, kini.tanggal())?;
    let n: i64 =
        tx.nilai("SELECT COUNT(*) FROM kunci_api WHERE toko = $1 AND dicabut IS NULL", args![&p.toko])?;
    if n >= BANYAK_MAKS {
        let pesan = format!("Paling banyak {BANYAK_MAKS} kunci; cabut yang tidak dipakai");
        return Err(HubungTolak::KunciIsi.pada("nama", pesan));
    }
    let ekor = baru.kunci.get(AWALAN.len() + PANJANG - 4..).unwrap_or_default();
    tx.exec(
        "INSERT INTO kunci_api (toko, id, nama, rantai, lingkup, sidik, ekor, berlaku_sampai, dibuat, oleh, terakhir, \
         dicabut, dicabut_oleh) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, NULL, NULL, NULL)",
        args![
            &p.toko,
            baru.id.as_str(),
            nama.as_str(),
            i64::from(m.rantai),
            serde_json::to_string(&lingkup).map_err(|e| db::Error::Lain(e.to_string()))?,
            acak::sidik(&baru.kunci),
            ekor,
            sampai,
            kini,
            &p.user_id
        ],
    )?;
    let isi = serde_json::json!({
        "nama": nama, "lingkup": teks_lingkup(&lingkup), "rantai": m.rantai, "berlaku_sampai": sampai.to_string(),
    });
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "BUAT KUNCI API", &baru.id, &isi.to_string())?;
    Ok(KunciDibuat { id: baru.id.clone(), nama, kunci: baru.kunci.clone() })
}

/// Takes a key away, at once and for good.
pub fn cabut(tx: &mut Tx<'_>, p: &Pelaku, id: &str) -> Hasil<()> {
    pembuat(p, false)?;
    let kini = tx.sekarang();
    let n = tx.exec(
        "UPDATE kunci_api SET dicabut = $3, dicabut_oleh = $4 WHERE toko = $1 AND id = $2 AND dicabut IS NULL",
        args![&p.toko, id, kini, &p.user_id],
    )?;
    if n == 0 {
        return Err(HubungTolak::KunciTidakAda.tolak("Kunci ini tidak ada atau sudah dicabut"));
    }
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "CABUT KUNCI API", id, "{}")?;
    Ok(())
}

/// The keys of a store, living ones first.
pub fn daftar(c: &mut Conn, p: &Pelaku, hari_ini: Tanggal) -> Hasil<Vec<KunciTerdaftar>> {
    pembuat(p, false)?;
    let sejak = hari_ini.tambah_hari(-30).map_err(|e| db::Error::Lain(e.to_string()))?;
    let mut semua: Vec<KunciTerdaftar> = c.baris(
        "FROM kunci_api WHERE kunci_api.toko = $1 ORDER BY CASE WHEN kunci_api.dicabut IS NULL THEN 0 ELSE 1 END, \
         kunci_api.dibuat DESC, kunci_api.id LIMIT 200",
        args![&p.toko, sejak],
    )?;
    for k in &mut semua {
        let lewat = Tanggal::parse(&k.berlaku_sampai).is_ok_and(|t| t.sebelum(hari_ini));
        k.keadaan = match (&k.dicabut, lewat) {
            (Some(_), _) => "DICABUT",
            (None, true) => "BERAKHIR",
            (None, false) => "AKTIF",
        }
        .to_owned();
    }
    Ok(semua)
}

/// What a key was used for lately, the last first.
pub fn pakai(c: &mut Conn, p: &Pelaku, id: &str) -> Hasil<Vec<PakaiKunci>> {
    pembuat(p, false)?;
    Ok(c.baris(
        "FROM kunci_api_pakai WHERE kunci_api_pakai.toko = $1 AND kunci_api_pakai.id = $2 \
         ORDER BY kunci_api_pakai.terakhir DESC, kunci_api_pakai.lingkup LIMIT 200",
        args![&p.toko, id],
    )?)
}

/// A key that was shown and is good.
#[derive(Debug, Clone)]
pub struct Pemegang {
    pub toko: KodeToko,
    pub id: String,
    pub nama: String,
    pub rantai: bool,
    pub lingkup: Vec<Lingkup>,
    pub berlaku_sampai: Tanggal,
    /// the store it speaks of when it names none: the portal's, or its own
    pub bawaan: KodeToko,
}

/// What a key says of itself.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
pub struct KeteranganKunci {
    pub nama: String,
    pub kode_toko: String,
    pub rantai: bool,
    pub lingkup: Vec<Lingkup>,
    pub berlaku_sampai: String,
    /// the stores it opens
    pub toko: Vec<String>,
}

/// Is this the text of a key, good or not?
pub fn rupanya(token: &str) -> bool {
    token.starts_with(AWALAN)
}

fn asing() -> Tolak {
    HubungTolak::KunciAsing.tolak("Kunci API tidak dikenal atau sudah dicabut")
}

/// The key behind this text. One that was revoked is unknown; one whose day is over says so.
pub fn kenali(c: &mut Conn, kunci: &str, hari_ini: Tanggal) -> Hasil<Pemegang> {
    if !rupanya(kunci) || kunci.len() != AWALAN.len() + PANJANG {
        return Err(asing());
    }
    let ada = c.one(
        "SELECT toko, id, nama, rantai, lingkup, berlaku_sampai FROM kunci_api WHERE sidik = $1 AND dicabut IS NULL",
        args![acak::sidik(kunci)],
        |r| {
            let toko: KodeToko = r.get(0)?;
            Ok((
                Pemegang {
                    bawaan: toko.clone(),
                    toko,
                    id: r.get(1)?,
                    nama: r.get(2)?,
                    rantai: r.flag(3)?,
                    lingkup: Vec::new(),
                    berlaku_sampai: r.get(5)?,
                },
                r.get::<String>(4)?,
            ))
        },
    )?;
    let (p, lingkup) = ada.ok_or_else(asing)?;
    if p.berlaku_sampai.sebelum(hari_ini) {
        return Err(HubungTolak::KunciLewat.tolak(format!(
            "Kunci API {} berakhir {}; minta kunci baru kepada pemilik toko",
            p.nama, p.berlaku_sampai
        )));
    }
    let lingkup = serde_json::from_str(&lingkup).map_err(|e| db::Error::Lain(e.to_string()))?;
    Ok(Pemegang { lingkup, ..p })
}

impl Pemegang {
    /// Refused where the key has not this scope.
    pub fn boleh(&self, l: Lingkup) -> Hasil<()> {
        if self.lingkup.contains(&l) {
            return Ok(());
        }
        let pesan =
            format!("Kunci API ini tidak membuka {}; lingkupnya {}", l.kode(), teks_lingkup(&self.lingkup));
        Err(HubungTolak::KunciLingkup.tolak(pesan))
    }

    /// The store that is asked for: its own when none is named, another's only with a key of the chain.
    pub fn tujuan(&self, c: &mut Conn, minta: &str) -> Hasil<KodeToko> {
        let minta = minta.trim();
        if minta.is_empty() {
            return Ok(self.bawaan.clone());
        }
        let lain =
            || HubungTolak::KunciToko.pada("toko", format!("Kunci API ini hanya membuka toko {}", self.toko));
        let kode = KodeToko::parse(minta).map_err(|_| lain())?;
        if kode != self.toko && !self.rantai {
            return Err(lain());
        }
        Ok(toko::cari(c, &kode)?.kode_toko)
    }

    /// The same key at the portal of a store.
    pub fn di_portal(self, portal: &KodeToko) -> Hasil<Self> {
        if *portal != self.toko && !self.rantai {
            let pesan = format!("Kunci API ini hanya membuka toko {}", self.toko);
            return Err(HubungTolak::KunciToko.tolak(pesan));
        }
        Ok(Self { bawaan: portal.clone(), ..self })
    }

    pub fn keterangan(&self, c: &mut Conn) -> Hasil<KeteranganKunci> {
        let semua = if self.rantai {
            toko::semua(c)?.into_iter().map(|t| t.kode_toko.to_string()).collect()
        } else {
            vec![self.toko.to_string()]
        };
        Ok(KeteranganKunci {
            nama: self.nama.clone(),
            kode_toko: self.toko.to_string(),
            rantai: self.rantai,
            lingkup: self.lingkup.clone(),
            berlaku_sampai: self.berlaku_sampai.to_string(),
            toko: semua,
        })
    }
}

/// One use of a key, in a transaction of its store: counted by day, scope and address; the first of these is in the audit.
pub fn dipakai(tx: &mut Tx<'_>, k: &Pemegang, lingkup: &str, alamat: &str) -> Hasil<()> {
    let kini: Waktu = tx.sekarang();
    let hari = kini.tanggal();
    let n = tx.exec(
        "UPDATE kunci_api_pakai SET jumlah = jumlah + 1, terakhir = $6 WHERE toko = $1 AND id = $2 AND tanggal = $3 \
         AND lingkup = $4 AND alamat = $5",
        args![&k.toko, k.id.as_str(), hari, lingkup, alamat, kini],
    )?;
    if n == 0 {
        tx.exec(
            "INSERT INTO kunci_api_pakai (toko, id, tanggal, lingkup, alamat, jumlah, pertama, terakhir) \
             VALUES ($1, $2, $3, $4, $5, 1, $6, $6)",
            args![&k.toko, k.id.as_str(), hari, lingkup, alamat, kini],
        )?;
        let isi = serde_json::json!({ "nama": k.nama, "lingkup": lingkup, "alamat": alamat }).to_string();
        // No person's name: a key is no user, and none may look like one.
        ledger::audit::catat_hari_ini(tx, "api", "PAKAI KUNCI API", &k.id, &isi)?;
    }
    tx.exec(
        "UPDATE kunci_api SET terakhir = $3 WHERE toko = $1 AND id = $2",
        args![&k.toko, k.id.as_str(), kini],
    )?;
    Ok(())
}
