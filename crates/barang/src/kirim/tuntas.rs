//! The end of a piece that was missing at a receipt: found at the destination, back at the sender, or lost for good. A
//! supervisor or owner takes the step or allows it; each is a document of its own.

use super::{KATEGORI, akhiri, disetujui, kepala, perbarui};
use crate::BarangTolak;
use crate::gerak::{self, Langkah, gerakkan};
use db::{Tx, args};
use ledger::Dok;
use ledger::stok::{Lokasi, Luar};
use platform::otorisasi::{self, Alasan, Permohonan, Rincian};
use platform::{Hasil, Level, Pelaku};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeBarcode, Rupiah};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = TindakanKurang)]
pub enum Tindakan {
    /// found at the destination after all
    #[default]
    Ditemukan,
    /// came back to the sender
    Kembali,
    /// lost on the way
    Hilang,
}

impl Tindakan {
    const fn nama(self) -> &'static str {
        match self {
            Self::Ditemukan => "DITEMUKAN",
            Self::Kembali => "KEMBALI",
            Self::Hilang => "HILANG",
        }
    }
}

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = TuntaskanKurang)]
pub struct Tuntaskan {
    pub no_kirim: String,
    pub kode_barcode: String,
    pub tindakan: Tindakan,
    /// the tray it goes into; none for a lost piece
    pub kode_toko: String,
    pub alasan: String,
    /// the approval, where the person is no supervisor
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KurangTuntas)]
pub struct Tuntas {
    pub no_dok: String,
    pub no_kirim: String,
    pub status: String,
}

/// Runs under the locks of both stores.
pub fn tuntaskan(tx: &mut Tx<'_>, p: &Pelaku, m: &Tuntaskan) -> Hasil<Tuntas> {
    let no = super::nomor(&m.no_kirim)?;
    let kode = KodeBarcode::parse(&m.kode_barcode)
        .map_err(|e| BarangTolak::KirimTuntas.pada("kode_barcode", e.to_string()))?;
    let k = kepala(tx, &no)?;
    let (di, jenis, dok_jenis, akhir) = match m.tindakan {
        Tindakan::Ditemukan => (&k.tujuan, "TERIMA_KIRIM", JenisDok::TerimaBarang, "DITERIMA"),
        Tindakan::Kembali => (&k.asal, "KEMBALI_KIRIM", JenisDok::TerimaBarang, "KEMBALI"),
        Tindakan::Hilang => (&k.asal, "HILANG_KIRIM", JenisDok::KirimBarang, "HILANG"),
    };
    if *di != p.toko {
        return Err(BarangTolak::KirimTokoLain.tolak(format!("Tindakan ini dilakukan toko {di}")));
    }
    let status = tx.one(
        "SELECT status FROM kirim_baris WHERE toko = $1 AND no_kirim = $2 AND kode_barcode = $3",
        args![no.toko(), &no, &kode],
        |r| r.get::<String>(0),
    )?;
    match status.as_deref() {
        Some("KURANG") => {}
        Some("JALAN") => {
            return Err(BarangTolak::KirimTuntas.tolak(format!("Barang {kode} belum dicatat kurang")));
        }
        Some(_) => {
            return Err(BarangTolak::KirimBukanDiJalan.tolak(format!("Barang {kode} sudah diselesaikan")));
        }
        None => {
            return Err(
                BarangTolak::KirimTuntasTidakAda.tolak(format!("Barang {kode} tidak ada di kiriman {no}"))
            );
        }
    }
    let alasan = super::alasan(&m.alasan, "alasan")?;
    let ke = match m.tindakan {
        Tindakan::Hilang => Lokasi::Luar(Luar::Hilang),
        _ => super::baki(tx, &p.toko, &m.kode_toko, 1)?,
    };
    let kartu = super::di_jalan(tx, &kode)?;
    let pesan = format!("Barang kurang {}", m.tindakan.nama());
    // A piece written off is a loss like any other: who says yes reads what it cost, and a supervisor is not alone with it.
    let hilang = m.tindakan == Tindakan::Hilang;
    let untuk = Permohonan::dokumen(
        KATEGORI,
        &no,
        if hilang { kartu.total_pokok } else { Rupiah::NOL },
        Alasan::new(m.tindakan.nama(), pesan).pada(&m.kode_barcode),
    )
    .rincian([Rincian::teks(
        format!("{} {}", kartu.kode_barcode, kartu.nama_barang),
        format!("{} g, dari {} ke {}, alasan {alasan}", kartu.berat_asli, k.asal, k.tujuan),
    )])
    .ikat([m.kode_toko.trim().to_uppercase()]);
    let izin = if hilang && p.level != Level::Own {
        Some(otorisasi::wajib(tx, &m.otorisasi, p, &untuk, BarangTolak::KirimPerluIzin)?)
    } else {
        disetujui(tx, p, &m.otorisasi, &k.oleh, &untuk)?
    };
    let lawan = if *di == k.asal { &k.tujuan } else { &k.asal };
    let rujukan = no.to_string();
    let mut dok = Dok::buka(tx, dok_jenis, &p.user_id)?;
    let no_dok = dok.no().to_string();
    let judul = gerak::Kepala { jenis, lawan: lawan.as_str(), rujukan: &rujukan, keterangan: &alasan };
    let langkah = [Langkah { kartu, dari: Lokasi::Transit(no.clone()), ke, kondisi: akhir.to_owned() }];
    gerakkan(&mut dok, &judul, &langkah)?;
    let t = dok.tx();
    akhiri(t, &no, &kode, (akhir, &alasan, &no_dok))?;
    let status = perbarui(t, &no)?;
    if let Some(o) = &izin {
        otorisasi::tautkan(t, o, &no_dok)?;
    }
    let isi =
        serde_json::json!({ "no_kirim": rujukan, "barang": kode, "tindakan": m.tindakan, "alasan": alasan });
    dok.tutup("SELESAIKAN BARANG KURANG", &isi)?;
    Ok(Tuntas { no_dok, no_kirim: rujukan, status })
}
