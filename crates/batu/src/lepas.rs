//! Taking stones out of a piece: each line of the card as a whole, weighed against it. What comes out lies in the safe again; the
//! piece weighs and costs that much less. A stone other than the card says is not taken out without another's yes.

use crate::BatuTolak;
use crate::ambil::{Ambil, register, toleransi};
use crate::keluar::izin;
use crate::pasang::{Timbang, kartu, usd_semua};
use crate::tabel::{self, DokBatu, Kepala, Satu};
use barang::Kartu;
use barang::berlian::{self, KartuLama, Ubah};
use db::{Conn, Tx, args};
use konter::meluap;
use ledger::Dok;
use ledger::batu::{self, Gerak, Isi, Tempat};
use platform::otorisasi::{Alasan, Rincian};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use values::murni::berat_batu;
use values::{Berat, CaratBatu, JenisDok, KodeBarcode, Rupiah, UsdSen};

pub const KATEGORI: &str = "LEPAS BATU";

/// Where a piece lies that stones are taken out of.
const GUDANG: [&str; 8] = ["LABEL", "STOCK", "TOKO", "REPARASI", "BELI", "CUCI", "RUSAK", "HANCUR"];

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = LepasBatuMinta)]
pub struct LepasMinta {
    pub kode_barcode: String,
    /// what the piece weighs without them
    #[schema(value_type = f64)]
    pub berat_timbang: Berat,
    pub keterangan: String,
    pub detail: Vec<LepasBaris>,
    pub otorisasi: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = LepasBatuBaris)]
pub struct LepasBaris {
    /// the line of the card
    pub baris: i64,
    /// what came out, on the scale
    #[schema(value_type = f64)]
    pub carat: CaratBatu,
}

db::bacaan! {
    /// A line of a card, kept so that a cancellation gives it back word for word.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    pub(crate) struct BarisKartu {
        pub(crate) baris: i64 = "baris",
        pub(crate) jenis_batu: String = "jenis_batu",
        pub(crate) shape: String = "shape",
        pub(crate) color: String = "color",
        pub(crate) clarity: String = "clarity",
        pub(crate) sertifikat: String = "sertifikat",
        pub(crate) butir: i64 = "butir",
        pub(crate) carat: i64 = "carat",
        pub(crate) usd_carat: i64 = "usd_carat",
        pub(crate) harga: i64 = "harga",
        pub(crate) kode_batu: String = "kode_batu",
    }
}

/// What stood on the card before: the card, and the lines that went.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Lama {
    pub(crate) kartu: KartuLama,
    pub(crate) batu: Vec<BarisKartu>,
}

fn baris_kartu(c: &mut Conn, k: &KodeBarcode) -> Hasil<Vec<BarisKartu>> {
    Ok(c.baris::<BarisKartu>(
        "FROM barang_batu WHERE kode_barcode = $1 AND lepas = '' ORDER BY baris",
        args![k],
    )?)
}

/// A line that goes, as the book has it.
struct Keluar {
    kartu: BarisKartu,
    ambil: Ambil,
}

fn satu(c: &mut Conn, k: &Kartu, b: BarisKartu, carat: CaratBatu) -> Hasil<Result<Keluar, String>> {
    if b.kode_batu.is_empty() {
        return Ok(Err("Batu ini belum ada di buku; catat dulu saldo awal batu".to_owned()));
    }
    if carat.sebagai_perseribu() <= 0 {
        return Ok(Err("Timbang batu yang dilepas".to_owned()));
    }
    let ada = batu::saldo(c, &k.toko, &b.kode_batu, &Tempat::Barang(k.kode_barcode.clone()))?;
    let Some(reg) = register(c, &b.kode_batu)? else {
        return Ok(Err(format!("Batu {} tidak ada di register", b.kode_batu)));
    };
    let selisih = carat.sebagai_perseribu() - b.carat;
    let dibukukan = if selisih.abs() > toleransi(b.carat, b.butir) { selisih } else { 0 };
    if ada.butir < b.butir || ada.carat.sebagai_perseribu() < b.carat {
        return Ok(Err(format!("Batu {} tidak ada di barang ini", b.kode_batu)));
    }
    // A parcel may sit in a piece in several lines: each takes its share of the cost.
    let nilai = if ada.butir == b.butir {
        ada.nilai
    } else {
        let n = i128::from(ada.nilai.nilai()) * i128::from(b.carat)
            / i128::from(ada.carat.sebagai_perseribu().max(1));
        Rupiah::new(i64::try_from(n).map_err(|_| meluap(values::Meluap))?)
    };
    let isi = Isi { butir: b.butir, carat: CaratBatu::perseribu(b.carat + dibukukan), nilai };
    Ok(Ok(Keluar { ambil: Ambil::baru(reg, isi, (selisih, dibukukan)), kartu: b }))
}

fn siapkan(c: &mut Conn, k: &Kartu, m: &LepasMinta) -> Hasil<Vec<Keluar>> {
    if m.detail.is_empty() {
        return Err(BatuTolak::Isian.pada("detail", "Pilih batu yang dilepas"));
    }
    let ada = baris_kartu(c, &k.kode_barcode)?;
    let (mut s, mut pernah) = (Salah::di("detail"), BTreeSet::new());
    let mut semua = Vec::with_capacity(m.detail.len());
    for (ke, d) in m.detail.iter().enumerate() {
        let Some(b) = ada.iter().find(|b| b.baris == d.baris).filter(|_| pernah.insert(d.baris)) else {
            s.beri(ke, "baris", format!("Baris {} tidak ada di kartu, atau dipilih dua kali", d.baris));
            continue;
        };
        match satu(c, k, b.clone(), d.carat)? {
            Ok(x) => semua.push(x),
            Err(pesan) => s.beri(ke, "carat", pesan),
        }
    }
    s.tolak(BatuTolak::Isian)?;
    Ok(semua)
}

/// The lines of the book: a difference of the scale, the move, and what of the cost the piece does not carry any more.
fn gerak(k: &Kartu, semua: &[Keluar], turun: &[Rupiah]) -> Hasil<Vec<Gerak>> {
    let dari = Tempat::Barang(k.kode_barcode.clone());
    let mut jadi = Vec::new();
    for (x, nilai) in semua.iter().zip(turun) {
        jadi.extend(x.ambil.gerak(&dari, &Tempat::Brankas));
        let hilang = x.ambil.isi.nilai.kurang(*nilai).map_err(meluap)?;
        if hilang > Rupiah::NOL {
            let isi = Isi { nilai: hilang, ..Isi::default() };
            let kode_batu = x.ambil.kode_batu.clone();
            jadi.push(Gerak { kode_batu, dari: Tempat::Brankas, ke: Tempat::Nilai, isi });
        }
    }
    Ok(jadi)
}

/// What each stone costs from now on: what it did, as long as the piece cost that much. A piece that was bought back for less gives
/// its stones no more than was paid.
fn biaya(k: &Kartu, semua: &[Keluar]) -> Hasil<Vec<Rupiah>> {
    let mut sisa = k.total_pokok;
    semua
        .iter()
        .map(|x| {
            let n = x.ambil.isi.nilai.min(sisa);
            sisa = sisa.kurang(n).map_err(meluap)?;
            Ok(n)
        })
        .collect()
}

/// Takes stones out of a piece.
pub fn lepas(tx: &mut Tx<'_>, p: &Pelaku, m: &LepasMinta) -> Hasil<DokBatu> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let k = kartu(tx, p, &m.kode_barcode, &GUDANG)?;
    let semua = siapkan(tx, &k, m)?;
    let ambil: Vec<Ambil> = semua.iter().map(|x| x.ambil.clone()).collect();
    let carat: i64 = semua.iter().map(|x| x.kartu.carat).sum();
    let berat = berat_batu(CaratBatu::perseribu(carat)).map_err(meluap)?.min(k.berat_atribut);
    let timbang = Timbang::baru(m.berat_timbang, k.berat_asli.kurang(berat).map_err(meluap)?, &ambil)?;
    let alasan: Vec<Alasan> = timbang.alasan(&k.kode_barcode).into_iter().collect();
    let kepala = Rincian::teks("Dilepas dari", format!("{} {}", k.kode_barcode, k.nama_barang));
    let oto = izin(tx, p, (&m.otorisasi, KATEGORI), (&ambil, alasan), kepala)?;
    let turun = biaya(&k, &semua)?;
    let nilai = konter::rupiah(turun.iter().copied())?;
    let mut dok = Dok::buka(tx, JenisDok::Batu, &p.user_id)?;
    batu::catat(&mut dok, &gerak(&k, &semua, &turun)?)?;
    let mut usd = 0_i64;
    for x in &semua {
        usd = usd
            .saturating_add(usd_semua(CaratBatu::perseribu(x.kartu.carat), UsdSen::sen(x.kartu.usd_carat)));
        dok.tx().exec(
            "DELETE FROM barang_batu WHERE kode_barcode = $1 AND baris = $2",
            args![&k.kode_barcode, x.kartu.baris],
        )?;
    }
    let kartu = berlian::ubah(&mut dok, &k, Ubah { masuk: false, berat, nilai, usd })?;
    timbang.bukukan(&mut dok, &k.kode_barcode)?;
    let lama = Lama { kartu, batu: semua.iter().map(|x| x.kartu.clone()).collect() };
    let kepala = Kepala {
        jenis: "LEPAS",
        kode_barcode: k.kode_barcode.as_str(),
        kartu_lama: serde_json::to_string(&lama).map_err(|e| db::Error::Lain(e.to_string()))?,
        keterangan: &keterangan,
        ..Kepala::default()
    };
    let baris: Vec<Satu> = semua
        .iter()
        .zip(&turun)
        .map(|(x, n)| {
            let s = Satu::dari(&x.ambil);
            Satu { baris_barang: x.kartu.baris, isi: Isi { nilai: *n, ..s.isi }, ..s }
        })
        .collect();
    let dokumen = tabel::tulis(&mut dok, kepala, &baris, oto.as_ref())?;
    tabel::tautkan(dok.tx(), oto.as_ref(), &dokumen.no_dok)?;
    let isi = serde_json::json!({ "barang": k.kode_barcode, "batu": baris.len(), "carat": dokumen.carat });
    dok.tutup("LEPAS BATU", &isi)?;
    Ok(dokumen)
}
