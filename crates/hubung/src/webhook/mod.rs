//! Webhooks (/webhook): addresses of the chain's own programs that are told of documents. Here they are kept; what they are told
//! is `peristiwa`'s, the way there `kurir`'s, what became of it `kiriman`'s. The secret that signs is ours, shown once and kept
//! encrypted. Which addresses may be reached the edge decides, when one is saved and at every delivery.

pub mod kiriman;
pub mod kurir;
mod peristiwa;

pub use peristiwa::{PeristiwaWebhook, Warta};

use crate::HubungTolak;
use crate::kunci::{nama_rapi, pembuat};
use db::{Conn, Json, Tx, args};
use platform::brankas::WEBHOOK_RAHASIA;
use platform::{Hasil, Pelaku, acak, toko};
use reqwest::Url;
use serde::{Deserialize, Serialize};
use values::KodeToko;

const URL_MAKS: usize = 500;
/// Living webhooks of one store.
const BANYAK_MAKS: i64 = 10;

/// A fresh id and secret. Given into the transaction, which may run again.
#[derive(Debug, Clone)]
pub struct Baru {
    id: String,
    rahasia: String,
}

impl Baru {
    pub fn acak() -> Self {
        Self { id: acak::teks(16), rahasia: acak::teks(40) }
    }
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MintaWebhook {
    /// which program: "Pembukuan"
    pub nama: String,
    pub url: String,
    pub peristiwa: Vec<PeristiwaWebhook>,
    /// told of every store of the chain; only head office may
    #[serde(default)]
    pub rantai: bool,
    /// false: nothing is told; what happens meanwhile is not told later either
    #[serde(default = "ya")]
    pub aktif: bool,
}

const fn ya() -> bool {
    true
}

/// A webhook with its secret, told once.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
pub struct WebhookDibuat {
    pub id: String,
    pub nama: String,
    pub rahasia: String,
}

db::bacaan! {
    /// A webhook in the list; never its secret.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct WebhookTerdaftar {
        pub id: String = "webhook.id",
        pub nama: String = "webhook.nama",
        pub url: String = "webhook.url",
        #[schema(value_type = Vec<PeristiwaWebhook>)]
        pub peristiwa: Json<Vec<PeristiwaWebhook>> = "webhook.peristiwa",
        pub rantai: bool = "webhook.rantai",
        pub aktif: bool = "webhook.aktif",
        pub dibuat: String = "webhook.dibuat",
        pub diubah: String = "webhook.diubah",
        pub oleh: String = "webhook.oleh",
        /// deliveries that wait
        pub menunggu: i64 = "(SELECT COUNT(*) FROM webhook_kirim k WHERE k.webhook = webhook.id AND k.status IN ('MENUNGGU', 'DIKIRIM'))",
        /// and those that were given up
        pub mati: i64 = "(SELECT COUNT(*) FROM webhook_kirim k WHERE k.webhook = webhook.id AND k.status = 'MATI')",
    }
}

/// The webhooks of a store.
pub fn daftar(c: &mut Conn, p: &Pelaku) -> Hasil<Vec<WebhookTerdaftar>> {
    pembuat(p, false)?;
    Ok(c.baris(
        "FROM webhook WHERE webhook.toko = $1 AND webhook.dihapus = 0 ORDER BY webhook.dibuat, webhook.id",
        args![&p.toko],
    )?)
}

/// What is right about a webhook whatever its address resolves to.
fn periksa(p: &Pelaku, m: &MintaWebhook) -> Hasil<(String, String, String)> {
    pembuat(p, m.rantai)?;
    let nama = nama_rapi(&m.nama, HubungTolak::WebhookIsi)?;
    let salah = |pesan: &str| HubungTolak::WebhookIsi.pada("url", pesan);
    let url = m.url.trim();
    if url.chars().count() > URL_MAKS {
        return Err(salah("Alamat terlalu panjang"));
    }
    let u =
        Url::parse(url).map_err(|_| salah("Alamat harus lengkap, contoh https://pembukuan.example/karat"))?;
    if !matches!(u.scheme(), "http" | "https") || u.host_str().is_none_or(str::is_empty) {
        return Err(salah("Alamat harus http:// atau https://"));
    }
    // What names somebody in the address would stand in the list and in the logs of everybody between.
    if !u.username().is_empty() || u.password().is_some() {
        return Err(salah(
            "Alamat tidak boleh memuat nama dan password; kiriman ditandatangani dengan rahasia",
        ));
    }
    let mut peristiwa = m.peristiwa.clone();
    peristiwa.sort();
    peristiwa.dedup();
    if peristiwa.is_empty() {
        return Err(HubungTolak::WebhookIsi.pada("peristiwa", "Pilih paling sedikit satu peristiwa"));
    }
    let peristiwa = serde_json::to_string(&peristiwa).map_err(|e| db::Error::Lain(e.to_string()))?;
    Ok((nama, u.to_string(), peristiwa))
}

/// From now on: what a store's audit has already is not told.
fn dari_sekarang(tx: &mut Tx<'_>, id: &str, rantai: bool) -> Hasil<()> {
    let sini = tx.toko().clone();
    let semua = if rantai { toko::semua(tx)?.into_iter().map(|t| t.kode_toko).collect() } else { vec![sini] };
    for kode in semua {
        let seq: i64 = tx.nilai(
            "SELECT CAST(COALESCE(MAX(seq), 0) AS BIGINT) FROM audit_kepala WHERE toko = $1",
            args![&kode],
        )?;
        tx.exec(
            "INSERT INTO webhook_letak (toko, webhook, seq) VALUES ($1, $2, $3) \
             ON CONFLICT (toko, webhook) DO UPDATE SET seq = excluded.seq",
            args![&kode, id, seq],
        )?;
    }
    Ok(())
}

fn catat(tx: &mut Tx<'_>, p: &Pelaku, aksi: &str, id: &str, isi: &serde_json::Value) -> Hasil<()> {
    Ok(ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), aksi, id, &isi.to_string())?)
}

fn jejak(m: &MintaWebhook, nama: &str, url: &str) -> serde_json::Value {
    let peristiwa: Vec<&str> = m.peristiwa.iter().map(|j| j.kode()).collect();
    serde_json::json!({
        "nama": nama, "asal": crate::grosir::asal(url), "peristiwa": peristiwa, "rantai": m.rantai, "aktif": m.aktif,
    })
}

/// Makes a webhook of the transaction's store. The edge has looked where its address leads.
pub fn buat(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaWebhook, baru: &Baru) -> Hasil<WebhookDibuat> {
    let (nama, url, peristiwa) = periksa(p, m)?;
    let n: i64 = tx.nilai("SELECT COUNT(*) FROM webhook WHERE toko = $1 AND dihapus = 0", args![&p.toko])?;
    if n >= BANYAK_MAKS {
        let pesan = format!("Paling banyak {BANYAK_MAKS} webhook; hapus yang tidak dipakai");
        return Err(HubungTolak::WebhookIsi.pada("nama", pesan));
    }
    let kini = tx.sekarang();
    let rahasia = WEBHOOK_RAHASIA.tutup(tx, &baru.id, &baru.rahasia)?;
    tx.exec(
        "INSERT INTO webhook (toko, id, nama, rantai, url, rahasia, peristiwa, aktif, dihapus, dibuat, diubah, oleh) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 0, $9, $9, $10)",
        args![
            &p.toko,
            baru.id.as_str(),
            nama.as_str(),
            i64::from(m.rantai),
            url.as_str(),
            rahasia,
            peristiwa,
            i64::from(m.aktif),
            kini,
            &p.user_id
        ],
    )?;
    catat(tx, p, "BUAT WEBHOOK", &baru.id, &jejak(m, &nama, &url))?;
    dari_sekarang(tx, &baru.id, m.rantai)?;
    Ok(WebhookDibuat { id: baru.id.clone(), nama, rahasia: baru.rahasia.clone() })
}

fn tidak_ada() -> platform::Tolak {
    HubungTolak::WebhookTidakAda.tolak("Webhook ini tidak ada")
}

/// Changes a webhook; its secret stays. One that is switched on again is told of what comes from then on.
pub fn ubah(tx: &mut Tx<'_>, p: &Pelaku, id: &str, m: &MintaWebhook) -> Hasil<()> {
    let (nama, url, peristiwa) = periksa(p, m)?;
    let lama = tx.one(
        "SELECT aktif, rantai FROM webhook WHERE toko = $1 AND id = $2 AND dihapus = 0",
        args![&p.toko, id],
        |r| Ok((r.flag(0)?, r.flag(1)?)),
    )?;
    let (aktif, rantai) = lama.ok_or_else(tidak_ada)?;
    // A chain's webhook is head office's, also to be made smaller.
    pembuat(p, rantai)?;
    let kini = tx.sekarang();
    tx.exec(
        "UPDATE webhook SET nama = $3, url = $4, peristiwa = $5, rantai = $6, aktif = $7, diubah = $8, oleh = $9 \
         WHERE toko = $1 AND id = $2",
        args![
            &p.toko,
            id,
            nama.as_str(),
            url.as_str(),
            peristiwa,
            i64::from(m.rantai),
            i64::from(m.aktif),
            kini,
            &p.user_id
        ],
    )?;
    catat(tx, p, "UBAH WEBHOOK", id, &jejak(m, &nama, &url))?;
    if (m.aktif && !aktif) || m.rantai != rantai {
        dari_sekarang(tx, id, m.rantai)?;
    }
    if !m.aktif {
        kiriman::batalkan_semua(tx, id, "Webhook dimatikan")?;
    }
    Ok(())
}

/// A new secret, told once; the old one signs nothing any more.
pub fn ganti_rahasia(tx: &mut Tx<'_>, p: &Pelaku, id: &str, baru: &Baru) -> Hasil<WebhookDibuat> {
    let nama = milik(tx, p, id)?;
    let (kini, rahasia) = (tx.sekarang(), WEBHOOK_RAHASIA.tutup(tx, id, &baru.rahasia)?);
    tx.exec(
        "UPDATE webhook SET rahasia = $3, diubah = $4, oleh = $5 WHERE toko = $1 AND id = $2",
        args![&p.toko, id, rahasia, kini, &p.user_id],
    )?;
    catat(tx, p, "GANTI RAHASIA WEBHOOK", id, &serde_json::json!({}))?;
    Ok(WebhookDibuat { id: id.to_owned(), nama, rahasia: baru.rahasia.clone() })
}

/// Takes a webhook away. What was told stays on record; what waits is called off.
pub fn hapus(tx: &mut Tx<'_>, p: &Pelaku, id: &str) -> Hasil<()> {
    milik(tx, p, id)?;
    let kini = tx.sekarang();
    tx.exec(
        "UPDATE webhook SET dihapus = 1, aktif = 0, diubah = $3, oleh = $4 WHERE toko = $1 AND id = $2",
        args![&p.toko, id, kini, &p.user_id],
    )?;
    kiriman::batalkan_semua(tx, id, "Webhook dihapus")?;
    catat(tx, p, "HAPUS WEBHOOK", id, &serde_json::json!({}))
}

/// The name of a webhook of the person's store that they may change.
fn milik(c: &mut Conn, p: &Pelaku, id: &str) -> Hasil<String> {
    let ada = c.one(
        "SELECT nama, rantai FROM webhook WHERE toko = $1 AND id = $2 AND dihapus = 0",
        args![&p.toko, id],
        |r| Ok((r.get::<String>(0)?, r.flag(1)?)),
    )?;
    let (nama, rantai) = ada.ok_or_else(tidak_ada)?;
    pembuat(p, rantai)?;
    Ok(nama)
}

/// A webhook as the courier uses it.
#[derive(Clone)]
pub struct Penerima {
    pub toko: KodeToko,
    pub id: String,
    pub url: String,
    pub rantai: bool,
    pub peristiwa: Vec<PeristiwaWebhook>,
    rahasia: String,
}

/// Never the secret.
impl std::fmt::Debug for Penerima {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Penerima").field("id", &self.id).finish_non_exhaustive()
    }
}

/// All that are to be told of something.
pub fn penerima(c: &mut Conn) -> Hasil<Vec<Penerima>> {
    let semua = c.rows(
        "SELECT toko, id, url, rantai, peristiwa, rahasia FROM webhook WHERE aktif = 1 AND dihapus = 0 ORDER BY toko, id",
        args![],
        |r| {
            let p = Penerima {
                toko: r.get(0)?,
                id: r.get(1)?,
                url: r.get(2)?,
                rantai: r.flag(3)?,
                peristiwa: Vec::new(),
                rahasia: r.get(5)?,
            };
            Ok((p, r.get::<String>(4)?))
        },
    )?;
    let mut hasil = Vec::with_capacity(semua.len());
    for (p, peristiwa) in semua {
        let rahasia = WEBHOOK_RAHASIA.buka(c, &p.id, &p.rahasia)?;
        let peristiwa = serde_json::from_str(&peristiwa).map_err(|e| db::Error::Lain(e.to_string()))?;
        hasil.push(Penerima { peristiwa, rahasia, ..p });
    }
    Ok(hasil)
}
