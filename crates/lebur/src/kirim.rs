//! A lot leaves for a refiner: weighed again by two of the shop. Nothing moves in the books; from then on the refiner answers for it.

use crate::LeburTolak;
use crate::lot::melenceng;
use crate::pelebur;
use crate::peristiwa::{self, Peristiwa};
use db::Tx;
use ledger::Dok;
use platform::otorisasi::{self, Alasan, Permohonan, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{Berat, UserId};

/// The category under which a lot leaves the house.
pub const KATEGORI: &str = "KIRIM LEBUR";

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaKirimLebur)]
pub struct MintaKirim {
    pub no_lot: String,
    pub kode_pelebur: String,
    /// what the scale says now
    #[schema(value_type = f64)]
    pub timbang: Berat,
    pub keterangan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = LotLeburDikirim)]
pub struct Dikirim {
    pub no_lot: String,
    pub tgl_system: String,
    pub kode_pelebur: String,
}

/// Sends a lot.
pub fn kirim(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaKirim) -> Hasil<Dikirim> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let (no, lot) = peristiwa::terbuka(tx, p, &m.no_lot)?;
    if lot.tahap == "KIRIM" {
        let pesan = format!("Lot {} sudah dikirim ke {}", lot.no_lot, lot.nama_pelebur);
        return Err(LeburTolak::LotSelesai.pada("no_lot", pesan));
    }
    let pelebur = pelebur::wajib_ada(tx, &p.toko, &m.kode_pelebur)?;
    let dulu = lot.timbang;
    if m.timbang < Berat::NOL || (dulu > Berat::NOL && m.timbang == Berat::NOL) {
        return Err(LeburTolak::Isian.pada("timbang", "Lot Harus Ditimbang"));
    }
    let lewat = melenceng(tx, &p.toko, m.timbang, dulu)?;
    let mut alasan =
        vec![Alasan::new("KIRIM_LEBUR", format!("Lot {} ke pelebur {}", lot.no_lot, pelebur.nama_pelebur))];
    if lewat {
        let pesan = format!("Timbangan {} g, waktu lot dibuka {dulu} g", m.timbang);
        alasan.push(Alasan::new("TIMBANG_LEBUR", pesan));
    }
    let ikat = vec![lot.no_lot.clone(), pelebur.kode_pelebur.clone(), m.timbang.to_string()];
    let untuk = Permohonan::isi(KATEGORI, lot.nilai, alasan, ikat)
        .rincian([
            Rincian::teks("Lot", format!("{} {} g, {} g murni", lot.no_lot, lot.berat, lot.murni)),
            Rincian::teks("Pelebur", format!("{} {}", pelebur.kode_pelebur, pelebur.nama_pelebur)),
            Rincian::teks("Timbangan", format!("{} g", m.timbang)),
        ])
        .pemilik(lewat);
    let oto = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, LeburTolak::PerluIzin)?;
    let mut dok = Dok::lanjut(tx, no.clone(), &p.user_id)?;
    let baru = Peristiwa {
        peristiwa: "KIRIM",
        kode_pelebur: &pelebur.kode_pelebur,
        nama_pelebur: &pelebur.nama_pelebur,
        timbang: m.timbang,
        disetujui: oto.penyetuju.as_ref().map_or("", UserId::as_str),
        otorisasi: &oto.id,
        keterangan: &keterangan,
        ..Peristiwa::default()
    };
    peristiwa::catat(&mut dok, &no, &baru)?;
    let tgl = dok.tgl_system().to_string();
    otorisasi::tautkan(dok.tx(), &oto, &lot.no_lot)?;
    dok.tutup(KATEGORI, &serde_json::json!({ "pelebur": pelebur.kode_pelebur, "timbang": m.timbang }))?;
    Ok(Dikirim { no_lot: lot.no_lot, tgl_system: tgl, kode_pelebur: pelebur.kode_pelebur })
}
