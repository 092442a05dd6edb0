//! What redeeming a loan costs on a day: interest by the rate and the days of the loan itself, the penalty of a late one, and both
//! explained line by line. The one place where loans ask for interest.

use crate::kini::{Dibuka, hari};
use crate::tabel::Kepala;
use konter::{Hari, meluap};
use platform::{Hasil, Tolak};
use serde::Serialize;
use values::bunga::{self, AturanBunga, BungaSalah, RincianBunga, TarifDenda};
use values::{Arah, Pembulatan, Persen, Rupiah, Tanggal, Waktu};

/// How far a preview looks.
pub(crate) const SIMULASI: [i64; 4] = [15, 30, 60, 120];

fn salah(e: &BungaSalah) -> Tolak {
    match e {
        BungaSalah::Meluap(m) => meluap(*m),
        e => db::Error::Lain(e.to_string()).into(),
    }
}

/// Days run to the later of the business day and Jakarta's date, never to a typed one.
pub(crate) fn tgl_bunga(h: &Hari, kini: Waktu) -> Tanggal {
    h.tgl_system.max(kini.tanggal())
}

/// Terms of a loan, as interest is reckoned by.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Syarat {
    pub(crate) pokok: Rupiah,
    pub(crate) bunga: Persen,
    pub(crate) denda: Persen,
    pub(crate) aturan: AturanBunga,
    pub(crate) mulai: Tanggal,
    pub(crate) tempo: Tanggal,
}

pub(crate) fn pembulatan(kelipatan: i64) -> Hasil<Pembulatan> {
    Ok(Pembulatan::new(kelipatan, Arah::Naik).map_err(|e| db::Error::Lain(e.to_string()))?)
}

/// Of a loan that was written. Grace is for the full redemption of a loan without predecessor alone.
pub(crate) fn syarat(k: &Kepala, tebus: bool) -> Hasil<Syarat> {
    let grace_hari = if tebus && k.asal != "LANJUT" { k.grace_hari } else { 0 };
    Ok(Syarat {
        pokok: k.pokok_rp,
        bunga: k.bunga,
        denda: k.denda,
        aturan: AturanBunga {
            min_hari: k.min_hari,
            blok_hari: k.blok_hari,
            grace_hari,
            pembulatan: pembulatan(k.pembulatan)?,
        },
        mulai: hari(&k.tgl_hutang)?,
        tempo: hari(&k.jatuh_tempo)?,
    })
}

impl Syarat {
    /// What closing it costs on a day.
    pub(crate) fn pada(&self, tgl: Tanggal) -> Hasil<RincianBunga> {
        let telat = tgl.selisih_hari(self.tempo);
        let denda = bunga::denda(self.pokok, telat, TarifDenda::Persen(self.denda)).map_err(|e| salah(&e))?;
        self.aturan.hitung(self.pokok, self.bunga, self.mulai, tgl, denda).map_err(|e| salah(&e))
    }
}

/// What redeeming a loan costs on a day.
pub(crate) fn tebus(k: &Kepala, tgl: Tanggal) -> Hasil<RincianBunga> {
    syarat(k, true)?.pada(tgl)
}

/// One day of what redeeming will cost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HutangBiayaHari)]
pub struct BiayaHari {
    /// days from the first
    pub hari: i64,
    pub tgl: String,
    /// days charged
    pub lama: i64,
    #[schema(value_type = i64)]
    pub bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub denda_rp: Rupiah,
    #[schema(value_type = i64)]
    pub total_bayar: Rupiah,
    pub hutang_rugi: bool,
}

/// What redeeming costs so many days after a day.
pub(crate) fn setelah(s: &Syarat, dari: Tanggal, semua: &[i64]) -> Hasil<Vec<BiayaHari>> {
    semua
        .iter()
        .map(|n| {
            let tgl = dari.tambah_hari(*n).map_err(|e| db::Error::Lain(e.to_string()))?;
            let r = s.pada(tgl)?;
            Ok(BiayaHari {
                hari: *n,
                tgl: tgl.to_string(),
                lama: r.lama,
                bunga_rp: r.bunga_pinjam,
                denda_rp: r.denda,
                total_bayar: r.total_bayar,
                hutang_rugi: r.hutang_rugi,
            })
        })
        .collect()
}

/// A line of how interest comes about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HutangUraianBunga)]
pub struct UraianBunga {
    pub uraian: String,
    #[schema(value_type = i64)]
    pub jumlah: Rupiah,
}

/// Interest and penalty, line by line, as a customer may read them.
pub(crate) fn uraikan(s: &Syarat, tgl: Tanggal, r: &RincianBunga) -> Vec<UraianBunga> {
    let u = |uraian: String, jumlah| UraianBunga { uraian, jumlah };
    let a = &s.aturan;
    let hari = if r.lama == r.hari {
        format!("{} hari, {} sampai {tgl}", r.hari, s.mulai)
    } else if r.lama == 0 {
        format!("{} hari, bebas bunga sampai {} hari", r.hari, a.grace_hari)
    } else {
        format!(
            "{} hari, {} sampai {tgl}; dihitung {} hari (minimum {}, per {} hari)",
            r.hari, s.mulai, r.lama, a.min_hari, a.blok_hari
        )
    };
    let mut semua = vec![
        u("Pokok pinjaman".to_owned(), r.pokok),
        u(
            format!("Bunga {}% per 30 hari x {hari}, dibulatkan ke {}", s.bunga, a.pembulatan.kelipatan()),
            r.bunga_pinjam,
        ),
    ];
    if r.denda > Rupiah::NOL {
        let telat = tgl.selisih_hari(s.tempo);
        semua.push(u(format!("Denda {}% per 30 hari yang dimulai, telat {telat} hari", s.denda), r.denda));
    }
    semua
}

/// What redeeming a loan costs today and on each of the days to come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangBiaya {
    pub no_faktur_hutang: String,
    #[schema(value_type = i64)]
    pub jumlah_hutang: Rupiah,
    pub jatuh_tempo: String,
    pub hari: Vec<BiayaHari>,
}

/// The days of a loan that runs, from today on.
pub(crate) fn hari_demi_hari(d: &Dibuka, dari: Tanggal, banyak: i64) -> Hasil<HutangBiaya> {
    let semua: Vec<i64> = (0..=banyak.clamp(0, 120)).collect();
    Ok(HutangBiaya {
        no_faktur_hutang: d.no.to_string(),
        jumlah_hutang: d.kepala.pokok_rp,
        jatuh_tempo: d.kepala.jatuh_tempo.clone(),
        hari: setelah(&syarat(&d.kepala, true)?, dari, &semua)?,
    })
}
