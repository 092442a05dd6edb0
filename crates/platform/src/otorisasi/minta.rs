//! A requester asks: the request waits five minutes, and those who may approve are told.

use super::{Cara, Keadaan, LAMA, Otorisasi, PANJANG_ID, Permohonan, sendiri};
use crate::{Hasil, OtorisasiTolak, Pelaku, Siaran, Tujuan, acak, toko};
use db::{Tx, args};
use serde::{Deserialize, Serialize};
use values::{Rupiah, UserId};

/// What is to be approved. With `permohonan` (the text a pricing or a refusal gave) category, words, document and amount
/// are the server's. Without it the request is kept and may be approved, as the specification's plain calls are, but
/// covers no document.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
pub struct MintaOtorisasi {
    #[serde(default)]
    pub kategori: String,
    #[serde(default)]
    pub description: String,
    /// `segel` of what the server said it needs
    #[serde(default)]
    pub permohonan: Option<String>,
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
    Err(OtorisasiTolak::Isian.pada(kolom, pesan))
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

/// A request brought in order: what is kept.
#[derive(Debug, Clone)]
pub(super) struct Rapi {
    pub kategori: String,
    pub description: String,
    pub keterangan: String,
    pub dokumen: Option<String>,
    pub nominal: Option<Rupiah>,
    pub sebelum: Option<String>,
    pub sesudah: Option<String>,
    pub permohonan: Option<Permohonan>,
}

impl MintaOtorisasi {
    /// The category of a request that is in order.
    pub(crate) fn untuk(&self) -> Hasil<String> {
        Ok(self.rapi()?.kategori)
    }

    /// The request as it is kept, or what is wrong with it.
    pub(super) fn rapi(&self) -> Hasil<Rapi> {
        let keterangan =
            boleh_kosong("keterangan", "Keterangan", self.keterangan.as_deref(), KETERANGAN_MAKS)?;
        let keterangan = keterangan.map_or_else(|| "-".to_owned(), |k| k.to_uppercase());
        let sebelum = boleh_kosong("sebelum", "Nilai sebelum", self.sebelum.as_deref(), NILAI_MAKS)?;
        let sesudah = boleh_kosong("sesudah", "Nilai sesudah", self.sesudah.as_deref(), NILAI_MAKS)?;
        if let Some(segel) = self.permohonan.as_deref().filter(|s| !s.trim().is_empty()) {
            let p = Permohonan::buka(segel)?;
            return Ok(Rapi {
                kategori: p.kategori().to_owned(),
                description: p.perihal().to_owned(),
                keterangan,
                dokumen: p.no_dokumen().map(str::to_owned),
                nominal: Some(p.nominal()),
                sebelum,
                sesudah,
                permohonan: Some(p),
            });
        }
        let description = teks("description", "Description", &self.description, DESCRIPTION_MAKS)?;
        if description.is_empty() {
            return salah("description", "Description Tidak Boleh Kosong");
        }
        if self.nominal.is_some_and(|n| n < Rupiah::NOL) {
            return salah("nominal", "Nominal tidak boleh kurang dari nol");
        }
        Ok(Rapi {
            kategori: kategori(&self.kategori)?,
            description: description.to_uppercase(),
            keterangan,
            dokumen: boleh_kosong("dokumen", "Dokumen", self.dokumen.as_deref(), DOKUMEN_MAKS)?,
            nominal: self.nominal,
            sebelum,
            sesudah,
            permohonan: None,
        })
    }
}

/// Asks for an approval in the transaction's store.
pub fn minta(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaOtorisasi, siaran: &Siaran) -> Hasil<Otorisasi> {
    let m = m.rapi()?;
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let terbuka: i64 = tx.nilai(
        "SELECT COUNT(*) FROM otorisasi WHERE toko = $1 AND status = 'MENUNGGU' AND berlaku_sampai > $2 \
         AND peminta = $3",
        args![&toko, kini, &p.user_id],
    )?;
    if terbuka >= MENUNGGU_MAKS {
        let pesan = format!("Masih ada {terbuka} permintaan Anda yang menunggu keputusan");
        return Err(OtorisasiTolak::TerlaluBanyak.tolak(pesan));
    }
    let o = simpan(tx, p, &m, None)?;
    let (siaran, isi) = (siaran.clone(), serde_json::json!(o));
    tx.setelah_commit(move || siaran.kirim(Tujuan::Penyetuju(toko), "authorization-request", isi));
    Ok(o)
}

/// Writes a request that was brought in order, waiting or already given. An owner who is alone gives it to themselves.
pub(super) fn simpan(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    m: &Rapi,
    beri: Option<(&UserId, Cara)>,
) -> Hasil<Otorisasi> {
    let (kode, kini) = (tx.toko().clone(), tx.sekarang());
    let toko = toko::cari(tx, &kode)?;
    let (sidik, isi) = match &m.permohonan {
        Some(h) => (h.sidik()?, h.simpanan()?),
        None => (String::new(), String::new()),
    };
    let o = Otorisasi {
        id: acak::teks(PANJANG_ID),
        toko: toko.kode_toko,
        tgl_system: toko.tgl_system,
        kategori: m.kategori.clone(),
        description: m.description.clone(),
        keterangan: m.keterangan.clone(),
        dokumen: m.dokumen.clone(),
        nominal: m.nominal,
        sebelum: m.sebelum.clone(),
        sesudah: m.sesudah.clone(),
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
        sendiri: beri.is_some_and(|(u, _)| *u == p.user_id),
        permohonan: m.permohonan.as_ref().map(Permohonan::keluar).transpose()?,
        di_bawah_modal: Vec::new(),
        sidik,
    };
    if o.sendiri {
        sendiri::tulis(tx, &o, &isi)?;
    } else {
        tulis(tx, &o, &isi)?;
    }
    let isi = serde_json::json!({
        "kategori": o.kategori, "description": o.description, "keterangan": o.keterangan, "dokumen": o.dokumen,
        "nominal": o.nominal, "sebelum": o.sebelum, "sesudah": o.sesudah, "penyetuju": o.penyetuju, "cara": o.cara,
        "sidik": o.sidik,
    });
    let aksi = match (beri, o.sendiri) {
        (_, true) => "OTORISASI SENDIRI",
        (Some(_), _) => "OTORISASI LANGSUNG",
        (None, _) => "MINTA OTORISASI",
    };
    ledger::audit::catat(tx, o.tgl_system, p.user_id.as_str(), aksi, &o.id, &isi.to_string())?;
    Ok(o)
}

fn tulis(tx: &mut Tx<'_>, o: &Otorisasi, isi: &str) -> Hasil<()> {
    tx.exec(
        "INSERT INTO otorisasi (toko, id, tgl_system, kategori, description, keterangan, dokumen, nominal, sebelum, \
         sesudah, peminta, penyetuju, cara, status, dibuat, diputus, berlaku_sampai, sidik, permohonan) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)",
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
            if o.penyetuju.is_some() { "DISETUJUI" } else { "MENUNGGU" },
            o.dibuat,
            o.diputus,
            o.berlaku_sampai,
            o.sidik.as_str(),
            isi
        ],
    )?;
    Ok(())
}
