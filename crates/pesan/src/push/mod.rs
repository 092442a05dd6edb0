//! Notices to phones that asked for them: a word of what somebody waits for, raised with the same events as messages. A phone's
//! address and keys go with its session; what was sent for an event is never sent again. Nothing on a locked screen names a person.

pub mod sandi;

use crate::{Jenis, Peristiwa, PesanBaru, PesanTolak};
use db::{Conn, Tx, args};
use platform::identitas::KunciData;
use platform::modul::Setelan;
use platform::{Hasil, acak, brankas, lacak};
use sandi::{Penerima, Pengirim};
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::time::Duration;
use values::{KodeToko, Waktu};

const KUNCI: &str = "vapid";
/// Letters of an address.
const ALAMAT_MAKS: usize = 1000;
/// How long a notice is worth sending, and how often it is tried.
const MASA: Duration = Duration::from_secs(24 * 3600);
const COBA: i64 = 6;
/// A sender that took one has so long; then it is anybody's again.
const LAMA: Duration = Duration::from_secs(120);
const SEKALI: i64 = 20;

/// What a browser tells when its owner said yes.
#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = AppPush)]
pub struct MintaPush {
    pub alamat: String,
    pub p256dh: String,
    pub auth: String,
    /// which app shows it: `emas` or `berlian`
    pub edisi: String,
}

/// What is sent at once.
#[derive(Clone)]
pub struct Kiriman {
    pub id: String,
    pub langganan: String,
    pub alamat: String,
    pub penerima: Option<Penerima>,
    pub isi: String,
    pub sampai: Waktu,
}

/// What a push service said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Jawab {
    Diterima,
    /// the phone is not there any more
    Hilang,
    /// this message is not taken
    Ditolak,
    Nanti,
}

fn baca_kunci(c: &mut Conn) -> Hasil<Option<String>> {
    let ada = c.baris::<KunciData>("FROM kunci_data WHERE nama = $1", args![KUNCI])?;
    ada.first().map(|k| brankas::KUNCI_DATA.buka(c, KUNCI, &k.isi)).transpose()
}

fn rusak() -> platform::Tolak {
    db::Error::Lain("kunci push tidak bisa dipakai".into()).into()
}

/// The installation's key; none before the first phone asked.
pub fn pengirim(c: &mut Conn) -> Hasil<Option<Pengirim>> {
    baca_kunci(c)?.map(|k| Pengirim::baca(&k).ok_or_else(rusak)).transpose()
}

/// The same, made when there is none.
pub fn pastikan_kunci(tx: &mut Tx<'_>) -> Hasil<Pengirim> {
    if let Some(p) = pengirim(tx)? {
        return Ok(p);
    }
    let isi = brankas::KUNCI_DATA.tutup(tx, KUNCI, &sandi::kunci_baru().ok_or_else(rusak)?)?;
    let kini = tx.sekarang();
    tx.exec(
        "INSERT INTO kunci_data (nama, isi, dibuat) VALUES ($1, $2, $3) ON CONFLICT (nama) DO NOTHING",
        args![KUNCI, isi, kini],
    )?;
    pengirim(tx)?.ok_or_else(rusak)
}

/// Does this phone hear of what its owner waits for?
pub fn aktif(c: &mut Conn, sesi: &str) -> Hasil<bool> {
    Ok(c.one("SELECT 1 FROM push_langganan WHERE sesi = $1", args![sesi], |_| Ok(()))?.is_some())
}

/// A phone of a person asks to be told. The address was looked at by the edge: only push services are called.
pub fn pasang(tx: &mut Tx<'_>, kode_pelanggan: &str, sesi: &str, m: &MintaPush) -> Hasil<()> {
    let salah = |kolom: &str| PesanTolak::Push.pada(kolom, "Ponsel ini belum bisa menerima pemberitahuan");
    if m.alamat.len() > ALAMAT_MAKS || m.alamat.is_empty() {
        return Err(salah("alamat"));
    }
    Penerima::baca(&m.p256dh, &m.auth).ok_or_else(|| salah("p256dh"))?;
    let edisi = match m.edisi.as_str() {
        "emas" => "EMAS",
        "berlian" => "BERLIAN",
        _ => return Err(salah("edisi")),
    };
    lepas(tx, sesi)?;
    let (id, kini) = (acak::teks(16), tx.sekarang());
    let rahasia = brankas::PUSH.tutup(tx, &id, m.auth.trim())?;
    tx.exec(
        "INSERT INTO push_langganan (id, sesi, kode_pelanggan, edisi, alamat, kunci, rahasia, dibuat) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        args![id.as_str(), sesi, kode_pelanggan, edisi, m.alamat.as_str(), m.p256dh.trim(), rahasia, kini],
    )?;
    Ok(())
}

/// The phone hears no more: it said so, or its session ended.
pub fn lepas(tx: &mut Tx<'_>, sesi: &str) -> Hasil<()> {
    tx.exec(
        "DELETE FROM push_antre WHERE langganan IN (SELECT id FROM push_langganan WHERE sesi = $1)",
        args![sesi],
    )?;
    tx.exec("DELETE FROM push_langganan WHERE sesi = $1", args![sesi])?;
    Ok(())
}

/// All phones of a person hear no more.
pub fn lepas_semua(tx: &mut Tx<'_>, kode_pelanggan: &str) -> Hasil<()> {
    tx.exec(
        "DELETE FROM push_antre WHERE langganan IN (SELECT id FROM push_langganan WHERE kode_pelanggan = $1)",
        args![kode_pelanggan],
    )?;
    tx.exec("DELETE FROM push_langganan WHERE kode_pelanggan = $1", args![kode_pelanggan])?;
    Ok(())
}

/// What a locked screen may say of an event, and where a touch leads; none for what is only a message.
const fn kata(p: Peristiwa) -> Option<(&'static str, &'static str, &'static str)> {
    match p {
        Peristiwa::PesananSiap => {
            Some(("Pesanan siap", "Pesanan Anda bisa diambil di toko.", "/saya/pekerjaan"))
        }
        Peristiwa::ServiceSelesai => {
            Some(("Service selesai", "Perhiasan Anda bisa diambil di toko.", "/saya/pekerjaan"))
        }
        Peristiwa::CicilanTempo => {
            Some(("Angsuran jatuh tempo", "Ada angsuran yang segera jatuh tempo.", "/saya/pekerjaan"))
        }
        Peristiwa::HutangTempo => {
            Some(("Pinjaman jatuh tempo", "Ada pinjaman yang segera jatuh tempo.", "/saya/pinjaman"))
        }
        Peristiwa::PoinHangus => {
            Some(("Poin akan hangus", "Tukarkan poin Anda sebelum hangus.", "/saya/hadiah"))
        }
        Peristiwa::UlangTahun
        | Peristiwa::GantiNomor
        | Peristiwa::GabungMember
        | Peristiwa::PreOrderDikirim
        | Peristiwa::ServiceTakDiambil
        | Peristiwa::PeringatanHutang
        | Peristiwa::UangKelebihan
        | Peristiwa::RingkasanHari
        | Peristiwa::Nota => None,
    }
}

/// Puts a notice in line for every phone of the person that asked, once for an event.
pub(crate) fn antre(tx: &mut Tx<'_>, m: &PesanBaru<'_>) -> Hasil<()> {
    let Some((judul, isi, jalan)) = kata(m.peristiwa).filter(|_| !m.kode_pelanggan.is_empty()) else {
        return Ok(());
    };
    let setuju = if m.peristiwa.jenis() == Jenis::Promo { " AND p.setuju = 1" } else { "" };
    let semua = tx.rows(
        &format!(
            "SELECT l.id, l.edisi FROM push_langganan l JOIN pelanggan p ON p.kode_pelanggan = l.kode_pelanggan \
             WHERE l.kode_pelanggan = $1{setuju}"
        ),
        args![m.kode_pelanggan],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
    )?;
    if semua.is_empty() {
        return Ok(());
    }
    let (kini, toko) = (tx.sekarang(), tx.toko().clone());
    let akhir = kini.tambah(MASA).map_err(|e| db::Error::Lain(e.to_string()))?;
    let sampai = m.sampai.map_or(akhir, |s| s.min(akhir));
    for (langganan, edisi) in semua {
        let dasar = if edisi == "EMAS" { "/katalog" } else { "/katalog-berlian" };
        let teks = json!({ "judul": judul, "isi": isi, "jalan": format!("{dasar}{jalan}") }).to_string();
        tx.exec(
            "INSERT INTO push_antre (id, langganan, toko, kunci, isi, dibuat, kirim_mulai, berlaku_sampai, percobaan, selesai) \
             VALUES ($1, $2, $3, $4, $5, $6, $6, $7, 0, NULL) ON CONFLICT (kunci, langganan) DO NOTHING",
            args![acak::teks(16), langganan, &toko, m.kunci.trim(), teks, kini, sampai],
        )?;
    }
    tx.setelah_commit(|| crate::kirim::BANGUN_PUSH.notify_one());
    Ok(())
}

/// Stores with something to send now.
pub fn toko_menunggu(c: &mut Conn, kini: Waktu) -> Hasil<Vec<KodeToko>> {
    Ok(c.rows(
        "SELECT DISTINCT toko FROM push_antre WHERE selesai IS NULL AND kirim_mulai <= $1 ORDER BY toko",
        args![kini],
        |r| r.get(0),
    )?)
}

/// Takes what is to be sent now from the transaction's store: nobody else takes it meanwhile.
pub fn ambil(tx: &mut Tx<'_>) -> Hasil<Vec<Kiriman>> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    tx.exec(
        "UPDATE push_antre SET selesai = $2 WHERE toko = $1 AND selesai IS NULL AND (berlaku_sampai <= $2 OR percobaan >= $3)",
        args![&toko, kini, COBA],
    )?;
    let semua = tx.rows(
        &format!(
            "SELECT a.id, l.id, l.alamat, l.kunci, l.rahasia, a.isi, a.berlaku_sampai FROM push_antre a \
             JOIN push_langganan l ON l.id = a.langganan WHERE a.toko = $1 AND a.selesai IS NULL AND a.kirim_mulai <= $2 \
             ORDER BY a.dibuat, a.id LIMIT {SEKALI}"
        ),
        args![&toko, kini],
        |r| {
            Ok((
                [r.get::<String>(0)?, r.get(1)?, r.get(2)?, r.get(3)?, r.get(4)?, r.get(5)?],
                r.get::<Waktu>(6)?,
            ))
        },
    )?;
    let lama = kini.tambah(LAMA).map_err(|e| db::Error::Lain(e.to_string()))?;
    let mut jadi = Vec::with_capacity(semua.len());
    for ([id, langganan, alamat, kunci, rahasia, isi], sampai) in semua {
        tx.exec(
            "UPDATE push_antre SET percobaan = percobaan + 1, kirim_mulai = $2 WHERE id = $1",
            args![id.as_str(), lama],
        )?;
        let auth = brankas::PUSH.buka(tx, &langganan, &rahasia)?;
        jadi.push(Kiriman { penerima: Penerima::baca(&kunci, &auth), id, langganan, alamat, isi, sampai });
    }
    Ok(jadi)
}

/// What became of it. A phone that is gone is forgotten with all that waits for it.
pub fn hasil(tx: &mut Tx<'_>, k: &Kiriman, j: Jawab) -> Hasil<()> {
    let kini = tx.sekarang();
    match j {
        Jawab::Diterima | Jawab::Ditolak => {
            tx.exec("UPDATE push_antre SET selesai = $2 WHERE id = $1", args![k.id.as_str(), kini])?;
        }
        Jawab::Hilang => {
            tx.exec("DELETE FROM push_antre WHERE langganan = $1", args![k.langganan.as_str()])?;
            tx.exec("DELETE FROM push_langganan WHERE id = $1", args![k.langganan.as_str()])?;
        }
        Jawab::Nanti => {
            let n: i64 = tx.nilai("SELECT percobaan FROM push_antre WHERE id = $1", args![k.id.as_str()])?;
            let nanti = kini.tambah(crate::jeda(n)).map_err(|e| db::Error::Lain(e.to_string()))?;
            tx.exec(
                "UPDATE push_antre SET kirim_mulai = $2 WHERE id = $1 AND selesai IS NULL",
                args![k.id.as_str(), nanti],
            )?;
        }
    }
    Ok(())
}

/// Who answers for what is sent, as push services ask: the public address, where there is one.
pub fn siapa(c: &mut Conn, toko: &KodeToko) -> Hasil<String> {
    let a = Setelan::baca(c, toko)?.nilai(lacak::ALAMAT_PUBLIK).trim().to_owned();
    Ok(if a.starts_with("https://") { a } else { String::new() })
}

/// The key as browsers want it, and whether this phone hears already.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = AppPushKeadaan)]
pub struct Keadaan {
    pub kunci: String,
    pub aktif: bool,
}
