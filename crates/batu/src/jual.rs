//! Loose stones sold to a customer through the counter: priced by the parameters and the dollar of the day, with their certificate,
//! taxed as stones are, paid with money.

use crate::BatuTolak;
use crate::ambil::{self, Ambil, AmbilMinta};
use crate::harga::{self, Mutu};
use crate::tabel;
use barang::aturan::pembulatan_jual;
use db::{Conn, Tx};
use konter::bayar::{self, Jumlah, Rencana};
use konter::dokumen::{self, Isian, Ringkas};
use konter::pelanggan::{Pelanggan, PelangganMinta};
use konter::{Alasan, BarisIzin, Bayar, Dokumen, Hari, Kepala, KodeAlasan, meluap};
use ledger::Dok;
use ledger::batu::{self, Tempat};
use ledger::pajak::{self, BarisPajak, PPN_KELUARAN};
use platform::otorisasi::{Rincian, Sisi};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{CaratBatu, JUMLAH_MAKS, JenisDok, Kurs, Persen, Rupiah, UsdSen};

pub const KATEGORI: &str = "PENJUALAN BATU";
pub const KATEGORI_BATAL: &str = "BATAL PENJUALAN BATU";

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = JualBatuMinta)]
pub struct JualMinta {
    pub customer: PelangganMinta,
    pub kode_sales: String,
    pub keterangan: String,
    pub detail: Vec<JualBarisMinta>,
    pub pembayaran: Vec<Bayar>,
    #[schema(value_type = Option<i64>)]
    pub neto: Option<Rupiah>,
    pub otorisasi: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = JualBatuBarisMinta)]
pub struct JualBarisMinta {
    pub kode_batu: String,
    /// 0: all that is there
    pub butir: i64,
    #[schema(value_type = Option<f64>)]
    pub carat: Option<CaratBatu>,
    #[schema(value_type = Option<f64>)]
    pub carat_sisa: Option<CaratBatu>,
    /// the price that was agreed; left out, the computed one
    #[schema(value_type = Option<i64>)]
    pub harga: Option<Rupiah>,
}

db::tabel! {
    /// A stone as it is sold.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = JualBatuBaris)]
    pub struct JualBaris in "jual_batu_baris" {
        pub kode_batu: String,
        pub uraian: String,
        pub laboratorium: String,
        pub no_sertifikat: String,
        pub butir: i64,
        #[schema(value_type = f64)]
        pub carat: CaratBatu,
        pub selisih: i64,
        #[serde(skip)]
        pub nilai: Rupiah,
        /// dollars a carat of the parameters; 0: they do not know it
        #[schema(value_type = f64)]
        pub usd_carat: UsdSen,
        #[schema(value_type = i64)]
        pub harga_hitung: Rupiah,
        #[schema(value_type = i64)]
        pub harga: Rupiah,
        #[schema(value_type = f64)]
        pub tarif_ppn: Persen,
        #[schema(value_type = i64)]
        pub dpp: Rupiah,
        #[schema(value_type = i64)]
        pub ppn: Rupiah,
    }
}

db::tabel! {
    struct Kunci in "jual_batu_baris" {
        toko: String,
        no_jual: String,
        baris: i64,
    }
}

db::tabel! {
    /// A sale of loose stones.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = JualBatu)]
    pub struct Faktur in "jual_batu" {
        pub toko: String,
        pub no_jual: String,
        pub tgl_system: String,
        pub tgl_dokumen: String,
        pub waktu: String,
        pub oleh: String,
        pub kode_sales: String,
        pub kode_pelanggan: String,
        pub kode_member: String,
        pub nama_customer: String,
        pub alamat_customer: String,
        pub no_hp: String,
        pub kurs: i64,
        pub butir: i64,
        #[schema(value_type = f64)]
        pub carat: CaratBatu,
        #[serde(skip)]
        pub nilai: Rupiah,
        #[schema(value_type = i64)]
        pub total: Rupiah,
        #[schema(value_type = i64)]
        pub dpp: Rupiah,
        #[schema(value_type = i64)]
        pub ppn: Rupiah,
        #[schema(value_type = i64)]
        pub kembali: Rupiah,
        pub keterangan: String,
        #[serde(skip)]
        pub otorisasi: String,
    }
}

/// A sale priced and not written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = JualBatuHitungan)]
pub struct Hitungan {
    pub detail: Vec<JualBaris>,
    pub kurs: i64,
    #[schema(value_type = i64)]
    pub total: Rupiah,
    #[schema(value_type = i64)]
    pub ppn: Rupiah,
    pub alasan: Vec<Alasan>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = JualBatuTercatat)]
pub struct Tercatat {
    pub no_jual: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub total: Rupiah,
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
}

struct Siap {
    hari: Hari,
    kurs: Kurs,
    ambil: Vec<Ambil>,
    baris: Vec<JualBaris>,
    total: Rupiah,
    alasan: Vec<Alasan>,
}

/// Why somebody must say yes to a price.
fn alasan(b: &JualBaris, a: &Ambil) -> Vec<Alasan> {
    let mut semua = Vec::new();
    if b.harga < b.nilai {
        semua.push(Alasan::new(
            KodeAlasan::DiBawahModal,
            format!("{} dijual {} di bawah modal", b.kode_batu, b.harga),
        ));
    }
    if b.usd_carat == UsdSen::sen(0) {
        let pesan = format!("{} tidak ada di Parameter Berlian, harga diketik {}", b.kode_batu, b.harga);
        semua.push(Alasan::new(KodeAlasan::Diskon, pesan));
    } else if b.harga < b.harga_hitung {
        let pesan = format!("{} dijual {} di bawah hitungan {}", b.kode_batu, b.harga, b.harga_hitung);
        semua.push(Alasan::new(KodeAlasan::Diskon, pesan));
    }
    semua.extend(a.beda().map(|pesan| Alasan::new(KodeAlasan::Berat, pesan)));
    semua
}

fn satu(
    c: &mut Conn,
    p: &Pelaku,
    h: &Hari,
    (kurs, tarif): (Kurs, Persen),
    (a, harga): (&Ambil, Option<Rupiah>),
) -> Hasil<Result<JualBaris, String>> {
    let r = &a.reg;
    let m = Mutu { jenis_batu: &r.jenis_batu, shape: &r.shape, color: &r.color, clarity: &r.clarity };
    let par = harga::parameter(c, &p.toko, m, (a.isi.carat, a.isi.butir))?;
    let bulat = pembulatan_jual(&h.set);
    let (usd, hitung) = match par {
        Some(x) => {
            let n = a.isi.carat.harga(x.usd, kurs).map_err(meluap)?;
            (x.usd, bulat.bulatkan(n).map_err(meluap)?)
        }
        None => (UsdSen::sen(0), Rupiah::NOL),
    };
    let dasar = harga.unwrap_or(hitung);
    if dasar <= Rupiah::NOL {
        return Ok(Err("Harga batu ini belum ada di Parameter Berlian, isi harganya".to_owned()));
    }
    if dasar > JUMLAH_MAKS {
        return Ok(Err("Harganya terlalu besar".to_owned()));
    }
    if harga.is_some() && bulat.bulatkan(dasar).map_err(meluap)? != dasar {
        return Ok(Err(format!("Harga harus kelipatan {}", bulat.kelipatan())));
    }
    let ppn = values::pajak::ppn(dasar, tarif, h.set.nyala("PPN_TERMASUK"))
        .map_err(|e| BatuTolak::Harga.tolak(e.to_string()))?;
    Ok(Ok(JualBaris {
        kode_batu: a.kode_batu.clone(),
        uraian: r.uraian(),
        laboratorium: r.laboratorium.clone(),
        no_sertifikat: r.no_sertifikat.clone(),
        butir: a.isi.butir,
        carat: a.isi.carat,
        selisih: a.selisih,
        nilai: a.isi.nilai,
        usd_carat: usd,
        harga_hitung: hitung,
        harga: ppn.total,
        tarif_ppn: tarif,
        dpp: ppn.dpp,
        ppn: ppn.ppn,
    }))
}

fn siapkan(c: &mut Conn, p: &Pelaku, m: &JualMinta) -> Hasil<Siap> {
    let hari = Hari::baca(c, p)?;
    let kurs = harga::wajib_kurs(c, &p.toko)?;
    let minta: Vec<AmbilMinta> = m
        .detail
        .iter()
        .map(|d| AmbilMinta {
            kode_batu: d.kode_batu.clone(),
            butir: d.butir,
            carat: d.carat,
            carat_sisa: d.carat_sisa,
        })
        .collect();
    let ambil = ambil::siapkan(c, &p.toko, &Tempat::Brankas, &minta)?;
    let tarif = platform::pajak::tarif_hari(c, &p.toko, hari.tgl_system)?.non_emas;
    let mut s = Salah::di("detail");
    let (mut baris, mut semua) = (Vec::with_capacity(ambil.len()), Vec::new());
    for (ke, (a, d)) in ambil.iter().zip(&m.detail).enumerate() {
        match satu(c, p, &hari, (kurs, tarif), (a, d.harga))? {
            Ok(b) => {
                semua.extend(alasan(&b, a).into_iter().map(|x| x.di(ke, &b.uraian)));
                baris.push(b);
            }
            Err(pesan) => s.beri(ke, "harga", pesan),
        }
    }
    s.tolak(BatuTolak::Harga)?;
    semua.extend(ambil::bersama(&ambil).map(|pesan| Alasan::new(KodeAlasan::Berat, pesan)));
    let total = konter::rupiah(baris.iter().map(|b| b.harga))?;
    Ok(Siap { hari, kurs, ambil, baris, total, alasan: semua })
}

/// What a sale would come to.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &JualMinta) -> Hasil<Hitungan> {
    let s = siapkan(c, p, m)?;
    Ok(Hitungan {
        kurs: s.kurs.sebagai_perseratus(),
        total: s.total,
        ppn: konter::rupiah(s.baris.iter().map(|b| b.ppn))?,
        alasan: s.alasan,
        detail: s.baris,
    })
}

/// A sale on its way through the counter.
struct Jual<'a>(&'a JualMinta);

impl Dokumen for Jual<'_> {
    type Siap = Siap;

    const JENIS: JenisDok = JenisDok::JualBatu;

    fn isian(&self) -> Isian<'_> {
        Isian {
            customer: &self.0.customer,
            kode_sales: &self.0.kode_sales,
            keterangan: &self.0.keterangan,
            tgl_dokumen: "",
            pembayaran: &self.0.pembayaran,
            neto: self.0.neto,
            otorisasi: &self.0.otorisasi,
        }
    }

    fn siapkan(&self, tx: &mut Tx<'_>, p: &Pelaku, _: &Pelanggan) -> Hasil<Siap> {
        siapkan(tx, p, self.0)
    }

    fn ringkas<'s>(&self, s: &'s Siap) -> Hasil<Ringkas<'s>> {
        let baris = s.baris.iter().map(|b| {
            let isi = format!("Jual {} butir {} ct", b.butir, b.carat);
            let judul = format!("{} {}", b.kode_batu, b.uraian);
            BarisIzin::new(Rincian::harga(judul, isi, Sisi::Jual, (b.harga_hitung, b.harga)), b)
        });
        Ok(Ringkas {
            hari: &s.hari,
            jumlah: Jumlah { masuk: s.total, keluar: Rupiah::NOL },
            alasan: &s.alasan,
            nominal: s.total,
            kategori: KATEGORI,
            baris: baris.collect::<Hasil<_>>()?,
        })
    }

    fn kategori_uang(_: &bayar::BarisBayar) -> &'static str {
        KATEGORI
    }

    fn tulis(&self, dok: &mut Dok<'_, '_>, _: &Pelaku, s: &mut Siap, k: &Kepala, r: &Rencana) -> Hasil<()> {
        kepala(dok, s, k, r)?;
        let no = dok.no().to_string();
        let toko = dok.tx().toko().to_string();
        let baris = s
            .baris
            .iter()
            .zip(1_i64..)
            .map(|(b, n)| (Kunci { toko: toko.clone(), no_jual: no.clone(), baris: n }, b.clone()));
        let baris: Vec<_> = baris.collect();
        let ppn: Vec<BarisPajak> = baris
            .iter()
            .filter(|(_, b)| b.ppn > Rupiah::NOL)
            .map(|(k, b)| BarisPajak {
                no_faktur: format!("{no}/{}", k.baris),
                jenis: PPN_KELUARAN.to_owned(),
                tarif: b.tarif_ppn,
                dpp: b.dpp,
                pajak: b.ppn,
            })
            .collect();
        dok.tx().sisip(baris)?;
        let gerak: Vec<_> =
            s.ambil.iter().flat_map(|a| a.gerak(&Tempat::Brankas, &Tempat::Pelanggan)).collect();
        batu::catat(dok, &gerak)?;
        pajak::catat(dok, &ppn)?;
        Ok(())
    }

    fn jejak(&self, s: &Siap, k: &Kepala) -> (&'static str, serde_json::Value) {
        let isi = serde_json::json!({
            "total": s.total, "batu": s.baris.len(), "pelanggan": k.siapa.kode_pelanggan,
        });
        ("JUAL BATU", isi)
    }
}

fn kepala(dok: &mut Dok<'_, '_>, s: &Siap, k: &Kepala, r: &Rencana) -> Hasil<()> {
    let j = tabel::jumlah(s.ambil.iter().map(|a| &a.isi))?;
    let w = k.siapa.clone();
    let baris = Faktur {
        toko: dok.tx().toko().to_string(),
        no_jual: dok.no().to_string(),
        tgl_system: dok.tgl_system().to_string(),
        tgl_dokumen: k.tgl_dokumen.to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        kode_sales: k.kode_sales.clone(),
        kode_pelanggan: w.kode_pelanggan,
        kode_member: w.kode_member,
        nama_customer: w.nama_customer,
        alamat_customer: w.alamat_customer,
        no_hp: w.no_hp,
        kurs: s.kurs.sebagai_perseratus(),
        butir: j.butir,
        carat: j.carat,
        nilai: j.nilai,
        total: s.total,
        dpp: konter::rupiah(s.baris.iter().map(|b| b.dpp))?,
        ppn: konter::rupiah(s.baris.iter().map(|b| b.ppn))?,
        kembali: r.kembali,
        keterangan: k.keterangan.clone(),
        otorisasi: k.otorisasi.clone(),
    };
    dok.tx().sisip([baris])?;
    Ok(())
}

/// Sells loose stones.
pub fn jual(tx: &mut Tx<'_>, p: &Pelaku, m: &JualMinta) -> Hasil<Tercatat> {
    bayar::uang_saja(&m.pembayaran, "Batu")?;
    let d = dokumen::simpan(tx, p, &Jual(m))?;
    Ok(Tercatat {
        no_jual: d.no.to_string(),
        tgl_system: d.tgl_system.to_string(),
        total: d.siap.total,
        kembali: d.kembali,
    })
}
