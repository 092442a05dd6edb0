//! Setting stones of the safe, or of the craftsman who sets them, into a piece: they move in the book, the card gets their lines,
//! their weight (five carats a gram, no gold) and their cost. A piece that weighs something else afterwards is looked at by another.

use crate::BatuTolak;
use crate::ambil::{self, Ambil, AmbilMinta};
use crate::harga::{self, Mutu};
use crate::keluar::{bukan_yang_menyerahkan, izin};
use crate::tabel::{self, DokBatu, Kepala, Satu};
use crate::terima::besar;
use barang::berlian::{self, Ubah};
use barang::pindai::{self, Pindai};
use barang::{Kartu, koreksi_berat};
use db::{Tx, args};
use konter::meluap;
use ledger::Dok;
use ledger::batu::{self, Tempat};
use platform::modul::Setelan;
use platform::otorisasi::{Alasan, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::murni::berat_batu;
use values::{AturanBerat, Berat, CaratBatu, JenisDok, KodeBarcode, Kurs, Rupiah, UsdSen};

pub const KATEGORI: &str = "PASANG BATU";

/// Milligrams that a piece may weigh other than the sum of what it was and its stones.
const TOLERANSI_BERAT: i64 = 20;
/// The same where stones of a parcel are counted in or out: 20 mg are a tenth of a carat, and nobody sees which of them stays.
const TOLERANSI_PAKET: i64 = 10;
/// Where a piece lies that stones are set into.
const GUDANG: [&str; 4] = ["LABEL", "STOCK", "TOKO", "REPARASI"];

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = PasangBatuMinta)]
pub struct PasangMinta {
    pub kode_barcode: String,
    /// the craftsman they were given to; empty: they come from the safe
    pub kode_tukang: String,
    /// what the piece weighs with them
    #[schema(value_type = f64)]
    pub berat_timbang: Berat,
    pub keterangan: String,
    pub detail: Vec<AmbilMinta>,
    pub otorisasi: String,
}

/// The piece, where its stones may be changed.
pub(crate) fn kartu(tx: &mut Tx<'_>, p: &Pelaku, kode: &str, gudang: &[&str]) -> Hasil<Kartu> {
    let baris = [Pindai { kode_barcode: kode.trim().to_owned(), ..Pindai::default() }];
    let mut semua = pindai::periksa(tx, &p.toko, BatuTolak::Barang, &baris, |k| {
        (!gudang.contains(&k.kode_gudang.as_str()))
            .then(|| format!("Barang {} ada di gudang {}", k.kode_barcode, k.kode_gudang))
    })
    .map_err(|t| {
        let pesan = t.kolom.values().next().cloned().unwrap_or_else(|| t.pesan.clone());
        if t.adalah(BatuTolak::Barang) { BatuTolak::Barang.pada("kode_barcode", pesan) } else { t }
    })?;
    let k = semua.pop().ok_or_else(|| BatuTolak::Barang.pada("kode_barcode", "Barcode Tidak Ditemukan"))?;
    if barang::susut::menunggu_barang(tx, &k.kode_barcode)? {
        let pesan = format!("Susut barang {} masih menunggu validasi", k.kode_barcode);
        return Err(BatuTolak::Barang.pada("kode_barcode", pesan));
    }
    Ok(k)
}

/// What the scale says of a piece whose stones changed, against what it should weigh.
pub(crate) struct Timbang {
    pub(crate) seharusnya: Berat,
    pub(crate) kini: Berat,
    boleh: i64,
}

impl Timbang {
    pub(crate) fn baru(kini: Berat, seharusnya: Berat, semua: &[Ambil]) -> Hasil<Self> {
        let paket = semua.iter().any(|a| a.reg.jenis == "PAKET");
        let boleh = if paket { TOLERANSI_PAKET } else { TOLERANSI_BERAT };
        match values::batas::berat_barang(kini) {
            Ok(()) => Ok(Self { seharusnya, kini, boleh }),
            Err(pesan) => Err(BatuTolak::Isian.pada("berat_timbang", pesan)),
        }
    }

    pub(crate) fn beda(&self) -> bool {
        (self.kini.sebagai_mg() - self.seharusnya.sebagai_mg()).abs() > self.boleh
    }

    pub(crate) fn alasan(&self, kode: &KodeBarcode) -> Option<Alasan> {
        self.beda().then(|| {
            let pesan = format!("Barang {kode} ditimbang {} g, seharusnya {} g", self.kini, self.seharusnya);
            Alasan::new("BERAT_BARANG", pesan)
        })
    }

    /// Beyond the tolerance the card has what the scale says.
    pub(crate) fn bukukan(&self, dok: &mut Dok<'_, '_>, kode: &KodeBarcode) -> Hasil<()> {
        if !self.beda() {
            return Ok(());
        }
        let k = barang::satu(dok.tx(), kode)?;
        if self.kini <= k.berat_atribut {
            let pesan = format!("Lebih ringan dari batunya ({} g)", k.berat_atribut);
            return Err(BatuTolak::Isian.pada("berat_timbang", pesan));
        }
        let toko = dok.tx().toko().clone();
        let aturan: AturanBerat =
            Setelan::baca(dok.tx(), &toko)?.nilai("PEMBULATAN_BERAT").parse().unwrap_or(AturanBerat::V2);
        let jual = aturan.bulatkan(self.kini).map_err(meluap)?;
        koreksi_berat(dok, &k, self.kini, if jual > Berat::NOL { jual } else { self.kini })?;
        Ok(())
    }
}

/// A stone of a card as it sells: dollars a carat of the parameters, where they know it, otherwise what it cost.
fn usd_jual(tx: &mut Tx<'_>, p: &Pelaku, a: &Ambil) -> Hasil<UsdSen> {
    let r = &a.reg;
    let m = Mutu { jenis_batu: &r.jenis_batu, shape: &r.shape, color: &r.color, clarity: &r.clarity };
    let par = harga::parameter(tx, &p.toko, m, (a.isi.carat, a.isi.butir))?;
    Ok(par.map_or(UsdSen::sen(r.usd_carat), |x| x.usd))
}

pub(crate) fn usd_semua(carat: CaratBatu, usd: UsdSen) -> i64 {
    let n = (i128::from(carat.sebagai_perseribu()) * i128::from(usd.sebagai_sen()) + 500) / 1_000;
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// The first line of the card that no stone ever had.
fn baris_pertama(tx: &mut Tx<'_>, kode: &KodeBarcode) -> Hasil<i64> {
    let n: i64 = tx.nilai(
        "SELECT CAST(COALESCE(MAX(n), 0) AS BIGINT) FROM (SELECT baris AS n FROM barang_batu WHERE kode_barcode = $1 \
         UNION ALL SELECT r.baris_barang FROM dok_batu d JOIN dok_batu_baris r ON r.toko = d.toko AND r.no_dok = d.no_dok \
         WHERE d.kode_barcode = $1) x",
        args![kode],
    )?;
    Ok(n + 1)
}

fn ke_kartu(
    tx: &mut Tx<'_>,
    k: &KodeBarcode,
    (a, usd, baris): (&Ambil, UsdSen, i64),
    kurs: Kurs,
) -> Hasil<()> {
    let harga: Rupiah = a.isi.carat.harga(usd, kurs).map_err(meluap)?;
    let sertifikat = format!("{} {}", a.reg.laboratorium, a.reg.no_sertifikat);
    tx.exec(
        "INSERT INTO barang_batu (kode_barcode, baris, jenis_batu, shape, color, clarity, sertifikat, butir, carat, usd_carat, harga, \
         kode_batu) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        args![
            k,
            baris,
            a.reg.jenis_batu.as_str(),
            a.reg.shape.as_str(),
            a.reg.color.as_str(),
            a.reg.clarity.as_str(),
            sertifikat.trim(),
            a.isi.butir,
            a.isi.carat.sebagai_perseribu(),
            usd.sebagai_sen(),
            harga,
            a.kode_batu.as_str()
        ],
    )?;
    Ok(())
}

/// Sets stones into a piece.
pub fn pasang(tx: &mut Tx<'_>, p: &Pelaku, m: &PasangMinta) -> Hasil<DokBatu> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let k = kartu(tx, p, &m.kode_barcode, &GUDANG)?;
    let kurs = harga::wajib_kurs(tx, &p.toko)?;
    let kode_tukang = besar(&m.kode_tukang);
    let dari = if kode_tukang.is_empty() { Tempat::Brankas } else { Tempat::Tukang(kode_tukang.clone()) };
    let semua = ambil::siapkan(tx, &p.toko, &dari, &m.detail)?;
    let j = tabel::jumlah(semua.iter().map(|a| &a.isi))?;
    let berat = berat_batu(j.carat).map_err(meluap)?;
    let timbang = Timbang::baru(m.berat_timbang, k.berat_asli.tambah(berat).map_err(meluap)?, &semua)?;
    let alasan: Vec<Alasan> = timbang.alasan(&k.kode_barcode).into_iter().collect();
    let kepala = Rincian::teks("Dipasang ke", format!("{} {}", k.kode_barcode, k.nama_barang));
    let oto = izin(tx, p, (&m.otorisasi, KATEGORI), (&semua, alasan), kepala)?;
    bukan_yang_menyerahkan(tx, p, &dari, (&semua, oto.as_ref()))?;
    let mut dok = Dok::buka(tx, JenisDok::Batu, &p.user_id)?;
    let ke = Tempat::Barang(k.kode_barcode.clone());
    let gerak: Vec<_> = semua.iter().flat_map(|s| s.gerak(&dari, &ke)).collect();
    batu::catat(&mut dok, &gerak)?;
    let (mut baris, mut usd) = (Vec::with_capacity(semua.len()), 0_i64);
    let pertama = baris_pertama(dok.tx(), &k.kode_barcode)?;
    for (a, n) in semua.iter().zip(pertama..) {
        let jual = usd_jual(dok.tx(), p, a)?;
        ke_kartu(dok.tx(), &k.kode_barcode, (a, jual, n), kurs)?;
        usd = usd.saturating_add(usd_semua(a.isi.carat, jual));
        baris.push(Satu { baris_barang: n, ..Satu::dari(a) });
    }
    let lama = berlian::ubah(&mut dok, &k, Ubah { masuk: true, berat, nilai: j.nilai, usd })?;
    timbang.bukukan(&mut dok, &k.kode_barcode)?;
    let kepala = Kepala {
        jenis: "PASANG",
        kode_lawan: &kode_tukang,
        kode_barcode: k.kode_barcode.as_str(),
        kurs: kurs.sebagai_perseratus(),
        kartu_lama: serde_json::to_string(&lama).map_err(|e| db::Error::Lain(e.to_string()))?,
        keterangan: &keterangan,
        ..Kepala::default()
    };
    let dokumen = tabel::tulis(&mut dok, kepala, &baris, oto.as_ref())?;
    tabel::tautkan(dok.tx(), oto.as_ref(), &dokumen.no_dok)?;
    let isi = serde_json::json!({ "barang": k.kode_barcode, "batu": baris.len(), "carat": dokumen.carat });
    dok.tutup("PASANG BATU", &isi)?;
    Ok(dokumen)
}
