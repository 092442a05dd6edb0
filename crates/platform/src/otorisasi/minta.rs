//! A requester asks: the request waits five minutes, and those who may approve are told.

use super::{Cara, Keadaan, LAMA, Otorisasi, PANJANG_ID};
use crate::{Hasil, Pelaku, Siaran, Status, Tolak, Tujuan, acak, toko};
use db::{Tx, args};
use serde::Deserialize;
use values::{Rupiah, UserId};

/// What is to be approved.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = MintaOtorisasi)]
pub struct Minta {
    pub kategori: String,
    pub description: String,
    /// '-' when empty, otherwise upper-cased
    #[serde(default)]
    pub keterangan: Option<String>,
    /// the one document the approval is for
    #[serde(default)]
    pub dokumen: Option<String>,
    #[serde(default)]
    #[schema(value_type = Option<i64>)]
    pub nominal: Option<Rupiah>,
    /// value before the change that is asked for
    #[serde(default)]
    pub sebelum: Option<String>,
    #[serde(default)]
    pub sesudah: Option<String>,
}

const KATEGORI_MAKS: usize = 40;
const DESCRIPTION_MAKS: usize = 100;
const KETERANGAN_MAKS: usize = 300;
const DOKUMEN_MAKS: usize = 64;
const NILAI_MAKS: usize = 2000;
/// Requests of one person that may wait at once: an inbox cannot be flooded.
const MENUNGGU_MAKS: i64 = 10;

/// One line without control characters, trimmed.
pub(super) fn sebaris(teks: &str) -> String {
    teks.split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|k| !k.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

fn salah<T>(kolom: &str, pesan: impl Into<String>) -> Hasil<T> {
    let pesan = pesan.into();
    Err(Tolak::aturan("OTO-02", pesan.clone()).kolom(kolom, pesan))
}

pub(super) fn teks(kolom: &str, nama: &str, isi: &str, maks: usize) -> Hasil<String> {
    let rapi = sebaris(isi);
    if rapi.chars().count() > maks {
        return salah(kolom, format!("{nama} paling banyak {maks} karakter"));
    }
    Ok(rapi)
}

fn boleh_kosong(kolom: &str, nama: &str, isi: Option<&str>, maks: usize) -> Hasil<Option<String>> {
    Ok(Some(teks(kolom, nama, isi.unwrap_or_default(), maks)?).filter(|t| !t.is_empty()))
}

/// A category as it is kept and compared.
pub(crate) fn kategori(isi: &str) -> Hasil<String> {
    let k = teks("kategori", "Kategori", isi, KATEGORI_MAKS)?.to_uppercase();
    if k.is_empty() { salah("kategori", "Kategori Tidak Boleh Kosong") } else { Ok(k) }
}

impl Minta {
    /// The request as it is kept, or what is wrong with it.
    pub(super) fn rapi(&self) -> Hasil<Self> {
        let description = teks("description", "Description", &self.description, DESCRIPTION_MAKS)?;
        if description.is_empty() {
            return salah("description", "Description Tidak Boleh Kosong");
        }
        let keterangan =
            boleh_kosong("keterangan", "Keterangan", self.keterangan.as_deref(), KETERANGAN_MAKS)?;
        if self.nominal.is_some_and(|n| n < Rupiah::NOL) {
            return salah("nominal", "Nominal tidak boleh kurang dari nol");
        }
        Ok(Self {
            kategori: kategori(&self.kategori)?,
            description: description.to_uppercase(),
            keterangan: Some(keterangan.map_or_else(|| "-".to_owned(), |k| k.to_uppercase())),
            dokumen: boleh_kosong("dokumen", "Dokumen", self.dokumen.as_deref(), DOKUMEN_MAKS)?,
            nominal: self.nominal,
            sebelum: boleh_kosong("sebelum", "Nilai sebelum", self.sebelum.as_deref(), NILAI_MAKS)?,
            sesudah: boleh_kosong("sesudah", "Nilai sesudah", self.sesudah.as_deref(), NILAI_MAKS)?,
        })
    }
}

/// Asks for an approval in the transaction's store.
pub fn minta(tx: &mut Tx<'_>, p: &Pelaku, m: &Minta, siaran: &Siaran) -> Hasil<Otorisasi> {
    let m = m.rapi()?;
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let terbuka: i64 = tx.nilai(
        "SELECT COUNT(*) FROM otorisasi WHERE toko = $1 AND status = 'MENUNGGU' AND berlaku_sampai > $2 \
         AND peminta = $3",
        args![&toko, kini, &p.user_id],
    )?;
    if terbuka >= MENUNGGU_MAKS {
        return Err(Tolak::new(
            Status::TerlaluSering,
            "OTO-11",
            format!("Masih ada {terbuka} permintaan Anda yang menunggu keputusan"),
        ));
    }
    let o = simpan(tx, p, m, None)?;
    let (siaran, isi) = (siaran.clone(), serde_json::json!(o));
    tx.setelah_commit(move || siaran.kirim(Tujuan::Penyetuju(toko), "authorization-request", isi));
    Ok(o)
}

/// Writes a request that was brought in order, waiting or already given.
pub(super) fn simpan(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    m: Minta,
    beri: Option<(&UserId, Cara)>,
) -> Hasil<Otorisasi> {
    let (kode, kini) = (tx.toko().clone(), tx.sekarang());
    let toko = toko::cari(tx, &kode)?;
    let o = Otorisasi {
        id: acak::teks(PANJANG_ID),
        toko: toko.kode_toko,
        tgl_system: toko.tgl_system,
        kategori: m.kategori,
        description: m.description,
        keterangan: m.keterangan.unwrap_or_else(|| "-".to_owned()),
        dokumen: m.dokumen,
        nominal: m.nominal,
        sebelum: m.sebelum,
        sesudah: m.sesudah,
        peminta: p.user_id.clone(),
        penyetuju: beri.map(|(u, _)| u.clone()),
        cara: beri.map(|(_, c)| c),
        status: if beri.is_some() { Keadaan::Disetujui } else { Keadaan::Menunggu },
        alasan: None,
        dibuat: kini,
        diputus: beri.map(|_| kini),
        berlaku_sampai: kini.tambah(LAMA).map_err(|e| db::Error::Lain(e.to_string()))?,
        dipakai: None,
        dipakai_dok: None,
    };
    tx.exec(
        "INSERT INTO otorisasi (toko, id, tgl_system, kategori, description, keterangan, dokumen, nominal, sebelum, \
         sesudah, peminta, penyetuju, cara, status, dibuat, diputus, berlaku_sampai) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)",
        args![
            &o.toko,
            o.id.as_str(),
            o.tgl_system,
            o.kategori.as_str(),
            o.description.as_str(),
            o.keterangan.as_str(),
            o.dokumen.as_deref(),
            o.nominal,
            o.sebelum.as_deref(),
            o.sesudah.as_deref(),
            &o.peminta,
            o.penyetuju.as_ref(),
            o.cara.map(Cara::as_str),
            if beri.is_some() { "DISETUJUI" } else { "MENUNGGU" },
            o.dibuat,
            o.diputus,
            o.berlaku_sampai
        ],
    )?;
    let isi = serde_json::json!({
        "kategori": o.kategori, "description": o.description, "keterangan": o.keterangan, "dokumen": o.dokumen,
        "nominal": o.nominal, "sebelum": o.sebelum, "sesudah": o.sesudah, "penyetuju": o.penyetuju, "cara": o.cara,
    });
    let aksi = if beri.is_some() { "OTORISASI LANGSUNG" } else { "MINTA OTORISASI" };
    ledger::audit::catat(tx, o.tgl_system, p.user_id.as_str(), aksi, &o.id, &isi.to_string())?;
    Ok(o)
}
