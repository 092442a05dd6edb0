//! Deliveries as people see them: what was told, what waits, what was given up and why; telling again, and trying a webhook.

use super::kurir::{ANTREAN, BANGUN, antre};
use super::milik;
use super::peristiwa::Badan;
use crate::HubungTolak;
use crate::kunci::pembuat;
use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{KodeToko, Tanggal, Waktu};

const HALAMAN: i64 = 50;
const STATUS: [&str; 5] = ["MENUNGGU", "DIKIRIM", "TERKIRIM", "MATI", "BATAL"];
/// The event of a try by hand.
const UJI: &str = "UJI";

/// Which deliveries.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaKiriman {
    /// of this webhook; empty: of all of the store
    pub webhook: String,
    /// ALL, MENUNGGU, DIKIRIM, TERKIRIM, MATI, BATAL
    pub status: String,
    /// rows to pass over
    pub lewati: i64,
}

db::bacaan! {
    /// A delivery.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct KirimanWebhook {
        /// as the receiver gets it in X-Karat-Id
        pub id: String = "webhook_kirim.id",
        pub webhook: String = "webhook_kirim.webhook",
        pub nama: String = "webhook.nama",
        /// the store it tells of
        pub kode_toko: String = "webhook_kirim.toko",
        pub peristiwa: String = "webhook_kirim.peristiwa",
        pub no_dok: String = "webhook_kirim.no_dok",
        pub isi: String = "webhook_kirim.isi",
        pub status: String = "webhook_kirim.status",
        pub percobaan: i64 = "webhook_kirim.percobaan",
        pub dibuat: String = "webhook_kirim.dibuat",
        /// not before
        pub kirim_mulai: String = "webhook_kirim.kirim_mulai",
        pub selesai: Option<String> = "webhook_kirim.selesai",
        /// why it was given up, or what the last try met
        pub sebab: String = "webhook_kirim.sebab",
    }
}

const DARI: &str = "FROM webhook_kirim JOIN webhook ON webhook.id = webhook_kirim.webhook";

/// Deliveries of the store's webhooks, newest first, and how many there are in all.
pub fn daftar(c: &mut Conn, p: &Pelaku, t: &TanyaKiriman) -> Hasil<(Vec<KirimanWebhook>, i64)> {
    pembuat(p, false)?;
    let status = t.status.trim().to_uppercase();
    let semua = status.is_empty() || status == "ALL";
    if (!semua && !STATUS.contains(&status.as_str())) || t.lewati < 0 {
        return Err(HubungTolak::KirimanSaring.pada("status", "Status kiriman tidak dikenal"));
    }
    let status = if semua { "" } else { status.as_str() };
    let syarat = format!(
        "{DARI} WHERE webhook.toko = $1 AND ($2 = '' OR webhook_kirim.webhook = $2) AND ($3 = '' OR webhook_kirim.status = $3)"
    );
    let n: i64 = c.nilai(&format!("SELECT COUNT(*) {syarat}"), args![&p.toko, t.webhook.trim(), status])?;
    let baris = c.baris(
        &format!("{syarat} ORDER BY webhook_kirim.dibuat DESC, webhook_kirim.seq DESC, webhook_kirim.id LIMIT {HALAMAN} OFFSET $4"),
        args![&p.toko, t.webhook.trim(), status, t.lewati],
    )?;
    Ok((baris, n))
}

/// The store a delivery tells of: whose lock a change of it takes.
pub fn toko_kiriman(c: &mut Conn, p: &Pelaku, id: &str) -> Hasil<KodeToko> {
    pembuat(p, false)?;
    c.one(
        &format!("SELECT webhook_kirim.toko {DARI} WHERE webhook.toko = $1 AND webhook_kirim.id = $2"),
        args![&p.toko, id],
        |r| r.get(0),
    )?
    .ok_or_else(|| HubungTolak::WebhookTidakAda.tolak("Kiriman ini tidak ada"))
}

fn satu(c: &mut Conn, p: &Pelaku, id: &str) -> Hasil<KirimanWebhook> {
    c.baris_satu(&format!("{DARI} WHERE webhook.toko = $1 AND webhook_kirim.id = $2"), args![&p.toko, id])?
        .ok_or_else(|| HubungTolak::WebhookTidakAda.tolak("Kiriman ini tidak ada"))
}

/// Tells again, under the same id, what was told or given up; in a transaction of the delivery's store.
pub fn ulang(tx: &mut Tx<'_>, p: &Pelaku, id: &str) -> Hasil<KirimanWebhook> {
    let k = satu(tx, p, id)?;
    milik(tx, p, &k.webhook)?;
    if !["TERKIRIM", "MATI", "BATAL"].contains(&k.status.as_str()) {
        return Err(HubungTolak::KirimanKeadaan.tolak(format!("Kiriman ini {}", k.status.to_lowercase())));
    }
    let hidup: i64 = tx.nilai(
        "SELECT COUNT(*) FROM webhook WHERE id = $1 AND aktif = 1 AND dihapus = 0",
        args![k.webhook.as_str()],
    )?;
    if hidup == 0 {
        return Err(HubungTolak::KirimanKeadaan.tolak("Webhook ini tidak aktif"));
    }
    ANTREAN.ulang(tx, id)?;
    tx.setelah_commit(|| BANGUN.notify_one());
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "KIRIM ULANG WEBHOOK", id, "{}")?;
    satu(tx, p, id)
}

/// A delivery by hand, to try a webhook with.
pub fn uji(tx: &mut Tx<'_>, p: &Pelaku, webhook: &str) -> Hasil<()> {
    let nama = milik(tx, p, webhook)?;
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let aktif: i64 = tx.nilai("SELECT aktif FROM webhook WHERE id = $1", args![webhook])?;
    if aktif == 0 {
        return Err(HubungTolak::KirimanKeadaan.tolak("Webhook ini tidak aktif"));
    }
    let seq: i64 = tx.nilai(
        "SELECT CAST(COALESCE(MIN(seq), 0) - 1 AS BIGINT) FROM webhook_kirim WHERE toko = $1 AND webhook = $2 \
         AND peristiwa = $3 AND seq < 0",
        args![&toko, webhook, UJI],
    )?;
    let waktu = kini.to_string();
    let data = serde_json::json!({ "webhook": nama });
    let isi =
        Badan { peristiwa: UJI, keadaan: "BARU", kode_toko: &toko, waktu: &waktu, data: &data }.teks()?;
    antre(tx, webhook, (UJI, seq, ""), &isi, p.user_id.as_str())?;
    tx.setelah_commit(|| BANGUN.notify_one());
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "UJI WEBHOOK", webhook, "{}")?;
    Ok(())
}

/// Calls off what waits for a webhook, in every store.
pub(super) fn batalkan_semua(tx: &mut Tx<'_>, webhook: &str, sebab: &str) -> Hasil<()> {
    let kini = tx.sekarang();
    tx.exec(
        "UPDATE webhook_kirim SET status = 'BATAL', selesai = $2, sebab = $3, tantangan = '' \
         WHERE webhook = $1 AND status = 'MENUNGGU'",
        args![webhook, kini, sebab],
    )?;
    Ok(())
}

/// Is there anything to hand over for a webhook in a store?
pub(super) fn ada(c: &mut Conn, toko: &KodeToko, webhook: &str, kini: Waktu) -> Hasil<bool> {
    let satu = c.one(
        "SELECT 1 FROM webhook_kirim WHERE toko = $1 AND webhook = $2 AND ((status = 'MENUNGGU' AND kirim_mulai <= $3) \
         OR (status = 'DIKIRIM' AND diambil_sampai <= $3)) LIMIT 1",
        args![toko, webhook, kini],
        |_| Ok(()),
    )?;
    Ok(satu.is_some())
}

/// What was told long ago is forgotten, but for what was given up. Answers how many went.
pub fn bersihkan(tx: &mut Tx<'_>, sebelum: Tanggal) -> Hasil<u64> {
    let toko = tx.toko().clone();
    Ok(tx.exec(
        "DELETE FROM webhook_kirim WHERE toko = $1 AND status IN ('TERKIRIM', 'BATAL') AND SUBSTR(selesai, 1, 10) < $2",
        args![&toko, sebelum],
    )?)
}
