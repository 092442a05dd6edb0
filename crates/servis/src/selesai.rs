//! Finishing: every piece on the scale again. Gold put in leaves its lot by its own line and is charged; gold taken out goes back to
//! its owner; what is left to explain must lie within what its work allows, over all services of that piece, or be approved. Who
//! approves has tested the purity where gold was put in or the piece is worth much.

use crate::barang_masuk::taksir;
use crate::emas::{self, Emas, Langkahnya, Terpakai};
use crate::kerja::{self, Toleransi};
use crate::lihat;
use crate::minta::{ServiceSelesaiBaris, ServiceSelesaiMinta};
use crate::proses::akhiri;
use crate::stok::{self, Isi, Perubahan};
use crate::tabel::{BarisService, Selesai, SelesaiBaris};
use crate::tahap::{self, Dibuka, Kejadian, TahapTercatat, buka, pindah};
use crate::tolak::ServisTolak;
use barang::pindai;
use barang::{Langkah, gerakkan};
use db::{Conn, Tx, args};
use konter::pelanggan::PelangganMinta;
use konter::{Alasan, BarisIzin, Hari, KodeAlasan, Perlu, alasan, meluap, rupiah};
use ledger::Dok;
use ledger::curah::{self, Gerak};
use ledger::stok::{Lokasi, Luar};
use niaga::acuan::Acuan;
use platform::otorisasi::{self, Keluar, Rincian};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::batas::berat_barang;
use values::{Berat, JenisDok, Kadar, Rupiah};

pub(crate) const KATEGORI: &str = "SERVICE SELESAI";
/// Where the shop's own pieces go when they are whole again.
const JADI: &str = "LABEL";

/// One piece as it would be finished.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceSelesaiHitungBaris)]
pub struct HitunganSelesaiBaris {
    pub baris: i64,
    pub nama_barang: String,
    #[schema(value_type = f64)]
    pub berat_masuk: Berat,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub emas_tambah: Berat,
    #[schema(value_type = f64)]
    pub emas_kembali: Berat,
    /// what is left to explain: above zero heavier, below lighter
    #[schema(value_type = f64)]
    pub selisih: Berat,
    #[schema(value_type = f64)]
    pub toleransi_tambah: Berat,
    #[schema(value_type = f64)]
    pub toleransi_kurang: Berat,
    #[schema(value_type = i64)]
    pub emas_rp: Rupiah,
    #[schema(value_type = i64)]
    pub biaya_rp: Rupiah,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceSelesaiHitungan)]
pub struct HitunganSelesai {
    pub detail_barang: Vec<HitunganSelesaiBaris>,
    #[schema(value_type = i64)]
    pub total_rp: Rupiah,
    pub otorisasi: Vec<Alasan>,
    pub permohonan: Option<Keluar>,
}

/// A line that is checked.
struct Jadi {
    b: BarisService,
    dulu: Isi,
    berat: Berat,
    batu: i64,
    emas: Option<Emas>,
    kembali: Berat,
    selisih: i64,
    tol: Toleransi,
    biaya: Rupiah,
    kadar_uji: Kadar,
    /// somebody else has to test it
    diuji: bool,
    /// what it is worth today, and from which worth on pieces are tested
    nilai: Rupiah,
    batas_uji: Rupiah,
    /// what earlier services of the same piece took off it
    susut_lalu: i64,
    alasan: Vec<Alasan>,
}

impl Jadi {
    fn emas_rp(&self) -> Rupiah {
        self.emas.as_ref().map_or(Rupiah::NOL, |e| e.rp)
    }

    fn emas_berat(&self) -> Berat {
        self.emas.as_ref().map_or(Berat::NOL, |e| e.dari.isi.berat)
    }

    fn jumlah(&self) -> Hasil<Rupiah> {
        self.biaya.tambah(self.emas_rp()).map_err(meluap)
    }
}

/// What earlier services of a piece of the chain took off it without anybody's yes: together they may take no more than one.
fn susut_lalu(c: &mut Conn, b: &BarisService) -> Hasil<i64> {
    if !b.milik_rantai {
        return Ok(0);
    }
    Ok(c.nilai(
        "SELECT CAST(COALESCE(SUM(-d.selisih), 0) AS BIGINT) FROM service_baris b JOIN service_selesai_baris d ON d.toko = b.toko \
         AND d.no_service = b.no_service AND d.baris = b.baris JOIN service_selesai s ON s.toko = d.toko AND s.no_selesai = d.no_selesai \
         WHERE b.kode_barcode = $1 AND d.selisih < 0 AND s.otorisasi = ''",
        args![b.kode_barcode.as_str()],
    )?)
}

/// What a piece is worth today, or was said to be where no prices stand.
fn nilai_kini(c: &mut Conn, p: &Pelaku, b: &BarisService, berat: Berat) -> Hasil<Rupiah> {
    let mut a = Acuan::baca(c, p).ok();
    Ok(taksir(c, a.as_mut(), (&b.kode_group, b.kadar, berat))?.max(b.taksiran_rp))
}

/// A purity that was tested counts as lower when it is below what is printed by more than this, in hundredths of a percent.
const TOLERANSI_KADAR: i64 = 50;

/// Why somebody must say yes: weight, stones, purity, a bill other than the estimate.
fn sebab(h: &Hari, j: &Jadi, kadar_asal: Kadar) -> Vec<Alasan> {
    let mut semua = Vec::new();
    let (naik, turun) = (j.selisih.max(0), (-j.selisih).max(0));
    if naik > j.tol.tambah.sebagai_mg() {
        let pesan = format!("Lebih berat {} g dari semestinya, batas {} g", Berat::mg(naik), j.tol.tambah);
        semua.push(Alasan::new(KodeAlasan::Berat, pesan));
    }
    if turun > j.tol.kurang.sebagai_mg() {
        let pesan = format!("Lebih ringan {} g dari semestinya, batas {} g", Berat::mg(turun), j.tol.kurang);
        semua.push(Alasan::new(KodeAlasan::Berat, pesan));
    }
    let bersama = j.susut_lalu.saturating_add(turun);
    if turun > 0 && turun <= j.tol.kurang.sebagai_mg() && bersama > j.tol.kurang.sebagai_mg() {
        let pesan = format!(
            "Bersama service sebelumnya lebih ringan {} g, batas {} g",
            Berat::mg(bersama),
            j.tol.kurang
        );
        semua.push(Alasan::new(KodeAlasan::Berat, pesan));
    }
    if j.batu != j.b.jumlah_batu {
        let pesan = format!("Batu masuk {}, keluar {}", j.b.jumlah_batu, j.batu);
        semua.push(Alasan::new(KodeAlasan::Kondisi, pesan));
    }
    if j.kembali > Berat::NOL {
        let pesan = format!("Emas {} g diambil dari barang dan dikembalikan ke pemiliknya", j.kembali);
        semua.push(Alasan::new(KodeAlasan::Berat, pesan));
    }
    if let Some(e) = &j.emas {
        let pesan = format!("Emas {} g kadar {} dari {}", e.dari.isi.berat, e.kadar, e.dari.kode_toko);
        semua.push(Alasan::new(KodeAlasan::Berat, pesan));
    }
    if j.diuji {
        let pesan = format!("Kadarnya diuji yang menyetujui: {}", j.kadar_uji);
        semua.push(Alasan::new(KodeAlasan::KadarUji, pesan));
    }
    let uji = j.kadar_uji.sebagai_perseratus();
    if uji > 0 && kadar_asal.sebagai_perseratus() - uji > TOLERANSI_KADAR {
        let pesan = format!("Kadar hasil uji {} di bawah {}", j.kadar_uji, kadar_asal);
        semua.push(Alasan::new(KodeAlasan::KadarUji, pesan));
    }
    let (estimasi, biaya) = (j.b.estimasi_rp, j.biaya);
    if biaya < estimasi {
        let pesan = format!("Biaya {biaya} di bawah estimasi {estimasi}");
        semua.push(Alasan::new(KodeAlasan::Diskon, pesan));
    }
    let persen = i128::from(100 + h.hari("BATAS_NAIK_HARGA", 20).clamp(0, 10_000));
    if i128::from(biaya.nilai()) * 100 > i128::from(estimasi.nilai()) * persen {
        let pesan = format!("Biaya {biaya} jauh di atas estimasi {estimasi}");
        semua.push(Alasan::new(KodeAlasan::NaikHarga, pesan));
    }
    semua
}

/// What is wrong with a line before anything is looked up.
fn isian(b: &BarisService, m: &ServiceSelesaiBaris, toko: bool) -> Langkahnya<Rupiah> {
    if let Err(pesan) = berat_barang(m.berat) {
        return Err(("berat", pesan.to_owned()));
    }
    if !(0..=10_000).contains(&m.jumlah_batu) {
        return Err(("jumlah_batu", "Jumlah batu 0 sampai 10000".to_owned()));
    }
    let biaya = m.biaya_rp.unwrap_or(b.estimasi_rp);
    if biaya < Rupiah::NOL {
        return Err(("biaya_rp", "Biaya tidak boleh kurang dari nol".to_owned()));
    }
    if m.emas_kembali < Berat::NOL || m.emas_kembali >= b.berat {
        return Err(("emas_kembali", "Emas yang dikembalikan harus kurang dari berat barang".to_owned()));
    }
    if toko && (m.emas_tambah.is_some() || m.emas_kembali > Berat::NOL) {
        return Err(("emas_tambah", "Barang toko: tambah atau ambil emasnya lewat tukang".to_owned()));
    }
    Ok(biaya)
}

fn satu(
    c: &mut Conn,
    p: &Pelaku,
    (h, toko): (&Hari, bool),
    (b, m): (&BarisService, &ServiceSelesaiBaris),
    terpakai: &mut Terpakai,
) -> Hasil<Langkahnya<Jadi>> {
    let biaya = match isian(b, m, toko) {
        Ok(rp) => rp,
        Err(salah) => return Ok(Err(salah)),
    };
    let emas = match &m.emas_tambah {
        Some(e) => match emas::siapkan(c, p, h, e, terpakai)? {
            Ok(e) => Some(e),
            Err(salah) => return Ok(Err(salah)),
        },
        None => None,
    };
    let (nilai, batas_uji) = (nilai_kini(c, p, b, m.berat)?, h.batas("SERVICE_BATAS_UJI"));
    let diuji = emas.is_some() || nilai >= batas_uji;
    let kadar_uji = m.kadar_uji.unwrap_or(Kadar::NOL);
    if diuji && kadar_uji <= Kadar::NOL {
        let pesan = if emas.is_some() {
            "Emas ditambahkan: uji kadarnya, isi hasilnya".to_owned()
        } else {
            format!("Barang senilai {nilai}: uji kadarnya, isi hasilnya")
        };
        return Ok(Err(("kadar_uji", pesan)));
    }
    let dulu = stok::isi(c, &p.toko, b)?;
    let tambah = emas.as_ref().map_or(0, |e| e.dari.isi.berat.sebagai_mg());
    let selisih = m.berat.sebagai_mg() - dulu.berat.sebagai_mg() - tambah + m.emas_kembali.sebagai_mg();
    let tol = kerja::toleransi(h, b.pekerjaan.iter().map(|k| k.jenis_kerja.as_str()));
    let mut j = Jadi {
        b: b.clone(),
        dulu,
        berat: m.berat,
        batu: m.jumlah_batu,
        emas,
        kembali: m.emas_kembali,
        selisih,
        tol,
        biaya,
        kadar_uji,
        diuji,
        nilai,
        batas_uji,
        susut_lalu: susut_lalu(c, b)?,
        alasan: Vec::new(),
    };
    j.alasan = sebab(h, &j, b.kadar);
    Ok(Ok(j))
}

/// All lines of a service as they come back.
struct Siap {
    s: Dibuka,
    jadi: Vec<Jadi>,
    total: Rupiah,
    alasan: Vec<Alasan>,
}

fn siapkan(c: &mut Conn, p: &Pelaku, teks: &str, m: &ServiceSelesaiMinta) -> Hasil<Siap> {
    let hari = Hari::baca(c, p)?;
    let s = buka(c, &p.toko, teks)?;
    s.harus(&["PROSES"], "SELESAI")?;
    let baris = lihat::baris(c, &p.toko, &s.no)?;
    let mut salah = Salah::default();
    let (mut jadi, mut terpakai) = (Vec::with_capacity(baris.len()), Terpakai::default());
    for b in &baris {
        let Some((ke, d)) = m.detail_barang.iter().enumerate().find(|(_, d)| d.baris == b.baris) else {
            salah.kepala("detail_barang", format!("Baris {} ({}) belum ditimbang", b.baris, b.nama_barang));
            continue;
        };
        match satu(c, p, (&hari, s.milik_toko()), (b, d), &mut terpakai)? {
            Ok(j) => jadi.push(j),
            Err((kolom, pesan)) => salah.beri(ke, kolom, pesan),
        }
    }
    if m.detail_barang.len() != baris.len() {
        salah.kepala("detail_barang", format!("Service {} punya {} barang", s.no, baris.len()));
    }
    salah.tolak(ServisTolak::Selesai)?;
    let total = if s.milik_toko() {
        Rupiah::NOL
    } else {
        rupiah(jadi.iter().map(Jadi::jumlah).collect::<Hasil<Vec<_>>>()?)?
    };
    let alasan = jadi
        .iter()
        .enumerate()
        .flat_map(|(ke, j)| j.alasan.iter().map(move |a| a.di(ke, &j.b.nama_barang)))
        .filter(|a| !s.milik_toko() || !matches!(a.kode, KodeAlasan::Diskon | KodeAlasan::NaikHarga))
        .collect();
    Ok(Siap { s, jadi, total, alasan })
}

/// A line as it is approved.
#[derive(Serialize)]
struct Terikat<'a> {
    no: &'a str,
    baris: i64,
    berat: Berat,
    batu: i64,
    emas: Berat,
    emas_dari: &'a str,
    emas_rp: Rupiah,
    kembali: Berat,
    biaya: Rupiah,
    uji: Kadar,
}

fn izin(s: &Siap) -> Hasil<Vec<BarisIzin>> {
    let no = s.s.no.to_string();
    s.jadi
        .iter()
        .map(|j| {
            let isi = Terikat {
                no: &no,
                baris: j.b.baris,
                berat: j.berat,
                batu: j.batu,
                emas: j.emas_berat(),
                emas_dari: j.emas.as_ref().map_or("", |e| &e.dari.kode_toko),
                emas_rp: j.emas_rp(),
                kembali: j.kembali,
                biaya: j.biaya,
                uji: j.kadar_uji,
            };
            let uraian = format!(
                "{no}: masuk {} g {} batu, keluar {} g {} batu, emas tambah {} g, kembali {} g",
                j.dulu.berat, j.b.jumlah_batu, j.berat, j.batu, isi.emas, j.kembali
            );
            BarisIzin::new(Rincian::jumlah(j.b.nama_barang.clone(), uraian, j.jumlah()?), &isi)
        })
        .collect()
}

fn perlu<'a>(s: &'a Siap, kosong: &'a PelangganMinta) -> Hasil<Perlu<'a>> {
    Ok(Perlu {
        alasan: &s.alasan,
        nominal: s.total,
        neto: None,
        kategori: KATEGORI,
        baris: izin(s)?,
        customer: kosong,
        pembayaran: &[],
    })
}

/// What finishing would come to; nothing is written.
pub fn hitung_selesai(
    c: &mut Conn,
    p: &Pelaku,
    teks: &str,
    m: &ServiceSelesaiMinta,
) -> Hasil<HitunganSelesai> {
    let s = siapkan(c, p, teks, m)?;
    let kosong = PelangganMinta::default();
    let permohonan = perlu(&s, &kosong)?.permohonan().map(|h| h.keluar()).transpose()?;
    let detail_barang = s
        .jadi
        .iter()
        .map(|j| {
            Ok(HitunganSelesaiBaris {
                baris: j.b.baris,
                nama_barang: j.b.nama_barang.clone(),
                berat_masuk: j.dulu.berat,
                berat: j.berat,
                emas_tambah: j.emas_berat(),
                emas_kembali: j.kembali,
                selisih: Berat::mg(j.selisih),
                toleransi_tambah: j.tol.tambah,
                toleransi_kurang: j.tol.kurang,
                emas_rp: j.emas_rp(),
                biaya_rp: j.biaya,
                jumlah_rp: j.jumlah()?,
            })
        })
        .collect::<Hasil<Vec<_>>>()?;
    Ok(HitunganSelesai { detail_barang, total_rp: s.total, otorisasi: s.alasan, permohonan })
}

/// The stock of a finished line: gold out of the counted stock, and what the piece weighs now.
fn stok_jadi(dok: &mut Dok<'_, '_>, j: &Jadi) -> Hasil<()> {
    let tambah = match &j.emas {
        Some(e) => {
            let (d, ke) = (&e.dari, Lokasi::Luar(Luar::Pakai));
            curah::catat(dok, &[Gerak { macam: d.macam.clone(), dari: d.tempat.clone(), ke, isi: d.isi }])?;
            Isi { berat: d.isi.berat, murni: d.isi.murni }
        }
        None => Isi { berat: Berat::NOL, murni: Berat::NOL },
    };
    let u = Perubahan { tambah, kembali: j.kembali, jadi: j.berat };
    stok::ubah(dok, &j.b, j.dulu, &u)?;
    Ok(())
}

/// The shop's own pieces: the card follows the scale, and they go to be tagged again.
fn stok_toko(dok: &mut Dok<'_, '_>, p: &Pelaku, s: &Siap) -> Hasil<()> {
    let tujuan =
        pindai::baki_pertama(dok.tx(), &p.toko, ServisTolak::Selesai, "detail_barang", JADI, s.jadi.len())?;
    let mut langkah = Vec::with_capacity(s.jadi.len());
    for j in &s.jadi {
        let k = stok::kartu_ditimbang(dok, p, &j.b, j.berat)?;
        langkah.push(Langkah::ke_baki(k, tujuan.gudang.clone(), tujuan.baki.clone())?);
    }
    let no = s.s.no.to_string();
    let kepala = barang::Kepala { jenis: "SERVICE SELESAI", lawan: "TOKO", rujukan: &no, keterangan: "" };
    gerakkan(dok, &kepala, &langkah)
}

fn baris_selesai(dok: &mut Dok<'_, '_>, s: &Siap, penguji: &str) -> Vec<SelesaiBaris> {
    let (no_selesai, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    let toko = dok.tx().toko().to_string();
    let satu = |j: &Jadi| SelesaiBaris {
        toko: toko.clone(),
        no_selesai: no_selesai.clone(),
        baris: j.b.baris,
        no_service: s.s.no.to_string(),
        tgl_system: tgl.clone(),
        berat: j.berat,
        jumlah_batu: j.batu,
        emas_tambah: j.emas_berat(),
        murni_tambah: j.emas.as_ref().map_or(Berat::NOL, |e| e.dari.isi.murni),
        emas_group: j.emas.as_ref().map(|e| e.dari.macam.group.to_string()).unwrap_or_default(),
        emas_dept: j.emas.as_ref().map(|e| e.dari.macam.dept.to_string()).unwrap_or_default(),
        emas_gudang: j.emas.as_ref().map(|e| e.dari.kode_gudang.clone()).unwrap_or_default(),
        emas_baki: j.emas.as_ref().map(|e| e.dari.kode_toko.clone()).unwrap_or_default(),
        emas_modal: j.emas.as_ref().map_or(Rupiah::NOL, Emas::modal),
        emas_rp: j.emas_rp(),
        emas_kembali: j.kembali,
        selisih: j.selisih,
        tol_tambah: j.tol.tambah,
        tol_kurang: j.tol.kurang,
        biaya_rp: j.biaya,
        kadar_uji: j.kadar_uji,
        penguji: if j.kadar_uji > Kadar::NOL { penguji.to_owned() } else { String::new() },
        susut_lalu: j.susut_lalu,
        nilai_rp: j.nilai,
        batas_uji: j.batas_uji,
    };
    s.jadi.iter().map(satu).collect()
}

/// Finishes a service.
pub fn selesai(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &ServiceSelesaiMinta) -> Hasil<TahapTercatat> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let s = siapkan(tx, p, teks, m)?;
    let kosong = PelangganMinta::default();
    let setuju = alasan::setuju(tx, p, &m.otorisasi, perlu(&s, &kosong)?)?;
    let otorisasi = setuju.as_ref().map(|o| o.id.clone()).unwrap_or_default();
    let disetujui =
        setuju.as_ref().and_then(|o| o.penyetuju.clone()).map(|u| u.to_string()).unwrap_or_default();
    let mut dok = Dok::buka(tx, JenisDok::SelesaiService, &p.user_id)?;
    let (no, no_selesai, tgl) = (s.s.no.to_string(), dok.no().to_string(), dok.tgl_system());
    let kepala = Selesai {
        toko: p.toko.to_string(),
        no_selesai: no_selesai.clone(),
        no_service: no.clone(),
        tgl_system: tgl.to_string(),
        waktu: dok.waktu().to_string(),
        oleh: p.user_id.to_string(),
        total_rp: s.total,
        keterangan: keterangan.clone(),
        otorisasi,
    };
    dok.tx().sisip([kepala])?;
    let baris = baris_selesai(&mut dok, &s, &disetujui);
    dok.tx().sisip(baris)?;
    if s.s.milik_toko() {
        stok_toko(&mut dok, p, &s)?;
    } else {
        for j in &s.jadi {
            stok_jadi(&mut dok, j)?;
        }
    }
    akhiri(&mut dok, p, &s.s.no, true)?;
    let k = Kejadian {
        tahap: "SELESAI",
        disetujui: &disetujui,
        kode_tukang: &s.s.kini.kode_tukang,
        rujukan: &no_selesai,
        keterangan: &keterangan,
        ..Kejadian::default()
    };
    tahap::catat(&mut dok, &no, &k)?;
    pindah(dok.tx(), &s.s.kini, "SELESAI", tgl, !s.s.milik_toko())?;
    tahap::isi(dok.tx(), &no, "total_rp", s.total.into())?;
    if let Some(o) = &setuju {
        otorisasi::tautkan(dok.tx(), o, &no_selesai)?;
    }
    crate::tak_diambil::kabar_selesai(dok.tx(), p, &s.s.kepala, s.total)?;
    let isi = serde_json::json!({ "service": no, "total": s.total, "disetujui": disetujui });
    dok.tutup(KATEGORI, &isi)?;
    Ok(TahapTercatat {
        no_service: no,
        tahap: "SELESAI".to_owned(),
        no_dok: no_selesai,
        tgl_system: tgl.to_string(),
        total_rp: s.total,
    })
}
