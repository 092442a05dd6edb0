//! The opening: stones of pieces from before the register enter it as their cards have them. Money and weight do not move; somebody
//! else says yes.

use crate::BatuTolak;
use crate::tabel::{self, DokBatu, Kepala, Satu};
use barang::berlian;
use db::{Tx, args};
use ledger::Dok;
use ledger::batu::{self, Gerak, Isi, Tempat};
use platform::otorisasi::{self, Alasan, Permohonan, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{CaratBatu, JenisDok, KodeBarcode, Rupiah, UsdSen};

pub const KATEGORI: &str = "SALDO AWAL BATU";

/// Lines of one document; called again it takes the next.
const SEKALI: i64 = 500;

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = AwalBatuMinta)]
pub struct AwalMinta {
    pub keterangan: String,
    pub otorisasi: String,
}

db::bacaan! {
    struct Lama {
        kode_barcode: KodeBarcode = "b.kode_barcode",
        baris: i64 = "b.baris",
        jenis_batu: String = "b.jenis_batu",
        shape: String = "b.shape",
        color: String = "b.color",
        clarity: String = "b.clarity",
        sertifikat: String = "b.sertifikat",
        butir: i64 = "b.butir",
        carat: CaratBatu = "b.carat",
        usd_carat: UsdSen = "b.usd_carat",
        harga: Rupiah = "b.harga",
    }
}

/// Lines of cards in the store that the register does not know.
pub(crate) const BELUM: &str = "FROM barang_batu b JOIN saldo_barang s ON s.kode_barcode = b.kode_barcode AND s.toko = $1 \
     AND s.milik = 'TOKO' WHERE b.kode_batu = '' AND b.lepas = ''";

/// Writes what is not in the register yet.
pub fn awal(tx: &mut Tx<'_>, p: &Pelaku, m: &AwalMinta) -> Hasil<DokBatu> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let semua = tx
        .baris::<Lama>(&format!("{BELUM} ORDER BY b.kode_barcode, b.baris LIMIT {SEKALI}"), args![&p.toko])?;
    if semua.is_empty() {
        return Err(BatuTolak::AwalKosong.tolak("Semua batu barang di toko ini sudah ada di buku"));
    }
    let isi = |b: &Lama| Isi { butir: b.butir, carat: b.carat, nilai: b.harga };
    let isi_semua: Vec<Isi> = semua.iter().map(isi).collect();
    let j = tabel::jumlah(isi_semua.iter())?;
    let pesan = format!("{} batu di barang lama, {} ct, masuk register", semua.len(), j.carat);
    let ikat = semua.iter().map(|b| format!("{} {} {}", b.kode_barcode, b.baris, b.carat)).collect();
    let untuk = Permohonan::isi(KATEGORI, j.nilai, vec![Alasan::new("SALDO_AWAL_BATU", pesan)], ikat)
        .rincian([Rincian::jumlah("Batu barang lama", format!("{} butir {} ct", j.butir, j.carat), j.nilai)]);
    let oto = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, BatuTolak::PerluIzin)?;
    let mut dok = Dok::buka(tx, JenisDok::Batu, &p.user_id)?;
    let (mut baris, mut gerak) = (Vec::with_capacity(semua.len()), Vec::with_capacity(semua.len()));
    for b in &semua {
        let d = barang::tambah::Batu {
            jenis_batu: b.jenis_batu.clone(),
            shape: b.shape.clone(),
            color: b.color.clone(),
            clarity: b.clarity.clone(),
            sertifikat: b.sertifikat.clone(),
            butir: b.butir,
            carat: b.carat,
            usd_carat: b.usd_carat,
            harga: b.harga,
        };
        let kode_batu = batu::daftar_baru(&mut dok, &berlian::dari_kartu(&d, b.harga))?;
        dok.tx().exec(
            "UPDATE barang_batu SET kode_batu = $3 WHERE kode_barcode = $1 AND baris = $2",
            args![&b.kode_barcode, b.baris, kode_batu.as_str()],
        )?;
        let ke = Tempat::Barang(b.kode_barcode.clone());
        gerak.push(Gerak { kode_batu: kode_batu.clone(), dari: Tempat::Awal, ke, isi: isi(b) });
        let usd_carat = b.usd_carat.sebagai_sen();
        baris.push(Satu { kode_batu, isi: isi(b), usd_carat, selisih: 0, baris_barang: b.baris });
    }
    batu::catat(&mut dok, &gerak)?;
    let kepala = Kepala { jenis: "AWAL", keterangan: &keterangan, ..Kepala::default() };
    let dokumen = tabel::tulis(&mut dok, kepala, &baris, Some(&oto))?;
    tabel::tautkan(dok.tx(), Some(&oto), &dokumen.no_dok)?;
    dok.tutup("SALDO AWAL BATU", &serde_json::json!({ "batu": baris.len(), "carat": dokumen.carat }))?;
    Ok(dokumen)
}
