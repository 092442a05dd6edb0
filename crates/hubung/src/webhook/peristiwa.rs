//! What webhooks are told of: documents as the audit of a store seals them, one after the other. The audit has a row for every
//! document, in the order they were committed and without a gap; reading on from the last one loses nothing and tells nothing
//! twice, and whoever saves a document does nothing for it.

use super::Penerima;
use crate::dokumen::{self, Sisi};
use db::{Conn, args};
use platform::Hasil;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use values::KodeToko;

/// Rows of the audit that are looked at in one go.
pub(super) const SEKALI: i64 = 50;

/// What a webhook may be told of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
pub enum PeristiwaWebhook {
    /// a sale, and that one was taken back
    Penjualan,
    /// a purchase, and that one was taken back
    Pembelian,
    /// prices that were published
    Harga,
    /// a closed day
    Tutup,
}

impl PeristiwaWebhook {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::Penjualan => "PENJUALAN",
            Self::Pembelian => "PEMBELIAN",
            Self::Harga => "HARGA",
            Self::Tutup => "TUTUP",
        }
    }
}

/// One thing to be told, as it is sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Warta {
    pub peristiwa: &'static str,
    /// the row of the audit
    pub seq: i64,
    pub no_dok: String,
    /// JSON
    pub isi: String,
}

/// A row of the audit.
struct Jejak {
    seq: i64,
    waktu: String,
    aksi: String,
    objek: String,
    isi: String,
}

/// What was found, and how far was looked.
#[derive(Debug, Clone)]
pub struct Bacaan {
    pub dari: i64,
    pub sampai: i64,
    pub warta: Vec<Warta>,
}

/// The body of a delivery; its id stands in the header, so that the same event reads the same for everybody.
#[derive(Serialize)]
pub(super) struct Badan<'a, T> {
    pub peristiwa: &'a str,
    pub keadaan: &'a str,
    pub kode_toko: &'a KodeToko,
    pub waktu: &'a str,
    pub data: &'a T,
}

impl<T: Serialize> Badan<'_, T> {
    /// Written straight away: a value in between would lose the digits of weights.
    pub(super) fn teks(&self) -> Hasil<String> {
        Ok(serde_json::to_string(self).map_err(|e| db::Error::Lain(e.to_string()))?)
    }
}

/// What happened in a store since a webhook was told last.
pub(super) fn baca(c: &mut Conn, toko: &KodeToko, p: &Penerima) -> Hasil<Option<Bacaan>> {
    let dari: i64 = c.nilai(
        "SELECT CAST(COALESCE(MAX(seq), 0) AS BIGINT) FROM webhook_letak WHERE toko = $1 AND webhook = $2",
        args![toko, p.id.as_str()],
    )?;
    let ujung: i64 = c.nilai(
        "SELECT CAST(COALESCE(MAX(seq), 0) AS BIGINT) FROM audit_kepala WHERE toko = $1",
        args![toko],
    )?;
    if ujung <= dari {
        return Ok(None);
    }
    let baris = c.rows(
        &format!(
            "SELECT seq, waktu, aksi, objek, isi FROM audit WHERE toko = $1 AND seq > $2 AND seq <= $3 AND aksi IN \
             ('PENJUALAN', 'PEMBELIAN', 'JUAL BELI MANUAL', 'BATAL PENJUALAN', 'BATAL BELI', 'BATAL JUAL BELI MANUAL', \
             'TERBIT HARGA EMAS', 'TUTUP TOKO') ORDER BY seq LIMIT {SEKALI}"
        ),
        args![toko, dari, ujung],
        |r| Ok(Jejak { seq: r.int(0)?, waktu: r.get(1)?, aksi: r.get(2)?, objek: r.get(3)?, isi: r.get(4)? }),
    )?;
    let penuh = i64::try_from(baris.len()).unwrap_or(SEKALI) >= SEKALI;
    let sampai = baris.last().filter(|_| penuh).map_or(ujung, |b| b.seq);
    let mut warta = Vec::new();
    for b in baris {
        susun(c, toko, p, &b, &mut warta)?;
    }
    Ok(Some(Bacaan { dari, sampai, warta }))
}

fn baru<T: Serialize>(
    toko: &KodeToko,
    b: &Jejak,
    (j, no, keadaan): (PeristiwaWebhook, &str, &str),
    data: &T,
) -> Hasil<Warta> {
    let badan = Badan { peristiwa: j.kode(), keadaan, kode_toko: toko, waktu: &b.waktu, data };
    Ok(Warta { peristiwa: j.kode(), seq: b.seq, no_dok: no.to_owned(), isi: badan.teks()? })
}

fn susun(c: &mut Conn, toko: &KodeToko, p: &Penerima, b: &Jejak, warta: &mut Vec<Warta>) -> Hasil<()> {
    let mau = |j: PeristiwaWebhook| p.peristiwa.contains(&j);
    let isi: Value = serde_json::from_str(&b.isi).unwrap_or(Value::Null);
    match b.aksi.as_str() {
        "TERBIT HARGA EMAS" => {
            let ubah = isi.get("perubahan").cloned().unwrap_or(Value::Null);
            if mau(PeristiwaWebhook::Harga) && ubah.as_array().is_some_and(|u| !u.is_empty()) {
                let data = json!({ "tgl_system": isi.get("tanggal"), "perubahan": ubah });
                warta.push(baru(toko, b, (PeristiwaWebhook::Harga, "", "BARU"), &data)?);
            }
        }
        "TUTUP TOKO" => {
            if mau(PeristiwaWebhook::Tutup)
                && let Some(t) = dokumen::satu_tutup(c, toko, &b.objek)?
            {
                warta.push(baru(toko, b, (PeristiwaWebhook::Tutup, &b.objek, "BARU"), &t)?);
            }
        }
        aksi => {
            // A cancellation has a number of its own and names the document in the words of its seal.
            let batal = aksi.starts_with("BATAL");
            let faktur = isi.pointer("/isi/faktur").and_then(Value::as_str).unwrap_or_default();
            let no = if batal { faktur } else { b.objek.as_str() };
            let keadaan = if batal { "BATAL" } else { "BARU" };
            for (j, sisi) in
                [(PeristiwaWebhook::Penjualan, Sisi::Jual), (PeristiwaWebhook::Pembelian, Sisi::Beli)]
            {
                if mau(j)
                    && let Some(mut d) = dokumen::baca(c, toko, no, sisi)?
                {
                    // Told as it was at that moment, however late.
                    if !batal {
                        d.batal = None;
                    }
                    warta.push(baru(toko, b, (j, no, keadaan), &d)?);
                }
            }
        }
    }
    Ok(())
}
