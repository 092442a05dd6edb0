//! Finishing: every piece on the scale again. Gold put in leaves the counted stock by its own line, is charged and tested by another
//! person; gold taken out goes back to its owner; what is left to explain must lie within what its work allows, or be approved.

use crate::barang_masuk::kadar_group;
use crate::kerja::{self, Toleransi};
use crate::lihat;
use crate::minta::{EmasTambah, ServiceSelesaiBaris, ServiceSelesaiMinta};
use crate::proses::akhiri;
use crate::stok::{self, Isi, Perubahan};
use crate::tabel::{BarisService, Selesai, SelesaiBaris};
use crate::tahap::{self, Dibuka, Kejadian, TahapTercatat, buka, pindah};
use crate::tolak::ServisTolak;
use barang::pindai::{self, Tujuan};
use barang::{Langkah, gerakkan};
use db::{Conn, Tx, args};
use konter::pelanggan::PelangganMinta;
use konter::{Alasan, BarisIzin, Hari, KodeAlasan, Perlu, alasan, meluap, rupiah};
use ledger::curah::{self, JenisStok, Macam};
use ledger::stok::{Lokasi, Luar};
use ledger::{Dok, curah::Gerak};
use niaga::acuan::Acuan;
use platform::otorisasi::{self, Keluar, Rincian};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::batas::berat_barang;
use values::{Arah, AturanBerat, Berat, JenisDok, Kadar, KodeDept, KodeGroup, Pembulatan, Rupiah};

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

/// Gold that goes in, and where it comes from.
struct Emas {
    macam: Macam,
    di: Tujuan,
    isi: curah::Isi,
    rp: Rupiah,
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
    penguji: String,
    alasan: Vec<Alasan>,
}

impl Jadi {
    fn emas_rp(&self) -> Rupiah {
        self.emas.as_ref().map_or(Rupiah::NOL, |e| e.rp)
    }

    fn emas_berat(&self) -> Berat {
        self.emas.as_ref().map_or(Berat::NOL, |e| e.isi.berat)
    }

    fn jumlah(&self) -> Hasil<Rupiah> {
        self.biaya.tambah(self.emas_rp()).map_err(meluap)
    }
}

type Langkahnya<T> = Result<T, (&'static str, String)>;

/// A place among the counted stock with enough of it; the price is today's selling price.
fn emas(c: &mut Conn, p: &Pelaku, m: &EmasTambah) -> Hasil<Langkahnya<Emas>> {
    let (g, d) = (m.kode_group.trim().to_uppercase(), m.kode_dept.trim().to_uppercase());
    let (Ok(group), Ok(dept)) = (KodeGroup::parse(&g), KodeDept::parse(&d)) else {
        return Ok(Err(("emas_tambah", "Pilih kategori dan jenis emas yang ditambahkan".to_owned())));
    };
    if m.berat <= Berat::NOL || m.qty < 0 {
        return Ok(Err(("emas_tambah", "Berat emas tambahan harus lebih dari nol".to_owned())));
    }
    let di = pindai::baki(c, &p.toko, ServisTolak::Selesai, ("emas_tambah.kode_toko", &m.kode_toko), "", 0)?;
    let macam = Macam { stok: JenisStok::Manual, group, dept };
    let lokasi = Lokasi::Baki { gudang: di.gudang.clone(), baki: di.baki.clone() };
    let ada = curah::saldo(c, &p.toko, &macam, &lokasi)?;
    let Some(isi) = ada.bagian(m.qty, m.berat).map_err(meluap)? else {
        let pesan = format!("Stok {g} {d} di {} tinggal {} g", di.baki, ada.berat);
        return Ok(Err(("emas_tambah", pesan)));
    };
    let Some((kadar, _)) = kadar_group(c, p, &g)? else {
        return Ok(Err(("emas_tambah", format!("Kategori {g} tidak ada"))));
    };
    let mut a = Acuan::baca(c, p)?;
    let aturan = a.group(c, &g)?.clone();
    let harga = a.gram_jual(&aturan, kadar)?.kali(m.berat).map_err(meluap)?;
    let kelipatan = a.set.nilai("PEMBULATAN").parse().unwrap_or(500);
    let naik = Pembulatan::new(kelipatan, Arah::Naik).unwrap_or_default();
    let rp = naik.bulatkan(harga).map_err(meluap)?;
    if rp <= Rupiah::NOL {
        return Ok(Err(("emas_tambah", format!("Harga emas group {g} hari ini belum ada"))));
    }
    Ok(Ok(Emas { macam, di, isi, rp }))
}

/// Who tested a piece that gold was put in: a person of the store, and not the one who says so.
fn penguji(c: &mut Conn, p: &Pelaku, m: &ServiceSelesaiBaris) -> Hasil<Langkahnya<(Kadar, String)>> {
    let siapa = m.penguji.trim();
    let Some(kadar) = m.kadar_uji.filter(|k| *k > Kadar::NOL) else {
        return Ok(Err(("kadar_uji", "Emas ditambahkan: uji kadarnya, isi hasilnya".to_owned())));
    };
    if siapa.is_empty() || siapa.eq_ignore_ascii_case(p.user_id.as_str()) {
        return Ok(Err(("penguji", "Penguji kadar harus orang lain dari yang mencatat".to_owned())));
    }
    let sql =
        "SELECT user_id FROM pengguna WHERE LOWER(user_id) = LOWER($1) AND kode_toko = $2 AND aktif = 1";
    match c.one(sql, args![siapa, &p.toko], |r| r.get::<String>(0))? {
        Some(u) => Ok(Ok((kadar, u))),
        None => Ok(Err(("penguji", format!("{siapa} tidak bekerja di toko ini")))),
    }
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
    if j.batu != j.b.jumlah_batu {
        let pesan = format!("Batu masuk {}, keluar {}", j.b.jumlah_batu, j.batu);
        semua.push(Alasan::new(KodeAlasan::Kondisi, pesan));
    }
    if j.kembali > Berat::NOL {
        let pesan = format!("Emas {} g diambil dari barang dan dikembalikan ke pemiliknya", j.kembali);
        semua.push(Alasan::new(KodeAlasan::Berat, pesan));
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

fn satu(
    c: &mut Conn,
    p: &Pelaku,
    (h, toko): (&Hari, bool),
    b: &BarisService,
    m: &ServiceSelesaiBaris,
) -> Hasil<Langkahnya<Jadi>> {
    if let Err(pesan) = berat_barang(m.berat) {
        return Ok(Err(("berat", pesan.to_owned())));
    }
    if !(0..=10_000).contains(&m.jumlah_batu) {
        return Ok(Err(("jumlah_batu", "Jumlah batu 0 sampai 10000".to_owned())));
    }
    let biaya = m.biaya_rp.unwrap_or(b.estimasi_rp);
    if biaya < Rupiah::NOL {
        return Ok(Err(("biaya_rp", "Biaya tidak boleh kurang dari nol".to_owned())));
    }
    if m.emas_kembali < Berat::NOL || m.emas_kembali >= b.berat {
        return Ok(Err(("emas_kembali", "Emas yang dikembalikan harus kurang dari berat barang".to_owned())));
    }
    if toko && (m.emas_tambah.is_some() || m.emas_kembali > Berat::NOL) {
        let pesan = "Barang toko: tambah atau ambil emasnya lewat tukang".to_owned();
        return Ok(Err(("emas_tambah", pesan)));
    }
    let emas = match &m.emas_tambah {
        Some(e) => match emas(c, p, e)? {
            Ok(e) => Some(e),
            Err(salah) => return Ok(Err(salah)),
        },
        None => None,
    };
    let (kadar_uji, penguji) = if emas.is_some() {
        match penguji(c, p, m)? {
            Ok(ada) => ada,
            Err(salah) => return Ok(Err(salah)),
        }
    } else {
        (m.kadar_uji.unwrap_or(Kadar::NOL), String::new())
    };
    let dulu = stok::isi(c, &p.toko, b)?;
    let tambah = emas.as_ref().map_or(0, |e| e.isi.berat.sebagai_mg());
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
        penguji,
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
    let mut jadi = Vec::with_capacity(baris.len());
    for b in &baris {
        let Some((ke, d)) = m.detail_barang.iter().enumerate().find(|(_, d)| d.baris == b.baris) else {
            salah.kepala("detail_barang", format!("Baris {} ({}) belum ditimbang", b.baris, b.nama_barang));
            continue;
        };
        match satu(c, p, (&hari, s.milik_toko()), b, d)? {
            Ok(j) => jadi.push(j),
            Err((kolom, pesan)) => salah.beri(ke, kolom, pesan),
        }
    }
    if m.detail_barang.len() != baris.len() {
        salah.kepala("detail_barang", format!("Service {} punya {} barang", s.no, baris.len()));
    }
    salah.tolak(ServisTolak::Selesai)?;
    cukup(c, p, &jadi)?;
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

/// Gold of several lines may come from one place: together no more than lies there.
fn cukup(c: &mut Conn, p: &Pelaku, jadi: &[Jadi]) -> Hasil<()> {
    let semua: Vec<&Emas> = jadi.iter().filter_map(|j| j.emas.as_ref()).collect();
    for e in &semua {
        let sama = semua.iter().filter(|x| x.macam == e.macam && x.di.baki == e.di.baki);
        let (mut qty, mut berat) = (0_i64, 0_i64);
        for x in sama {
            qty += x.isi.qty;
            berat += x.isi.berat.sebagai_mg();
        }
        let lokasi = Lokasi::Baki { gudang: e.di.gudang.clone(), baki: e.di.baki.clone() };
        let ada = curah::saldo(c, &p.toko, &e.macam, &lokasi)?;
        if qty > ada.qty || berat > ada.berat.sebagai_mg() {
            let pesan = format!("Stok emas di {} tinggal {} g", e.di.baki, ada.berat);
            return Err(ServisTolak::Selesai.pada("detail_barang", pesan));
        }
    }
    Ok(())
}

/// A line as it is approved.
#[derive(Serialize)]
struct Terikat<'a> {
    no: &'a str,
    baris: i64,
    berat: Berat,
    batu: i64,
    emas: Berat,
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
            let dari = Lokasi::Baki { gudang: e.di.gudang.clone(), baki: e.di.baki.clone() };
            let ke = Lokasi::Luar(Luar::Pakai);
            curah::catat(dok, &[Gerak { macam: e.macam.clone(), dari, ke, isi: e.isi }])?;
            Isi { berat: e.isi.berat, murni: e.isi.murni }
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
    let aturan: AturanBerat =
        Hari::baca(dok.tx(), p)?.set.nilai("PEMBULATAN_BERAT").parse().unwrap_or(AturanBerat::V2);
    let mut langkah = Vec::with_capacity(s.jadi.len());
    for j in &s.jadi {
        let mut k = barang::siap(dok.tx(), &p.toko, &stok::kode(&j.b.kode_barcode)?)?;
        if k.berat_asli != j.berat {
            let jual = aturan.bulatkan(j.berat).map_err(meluap)?;
            k = barang::koreksi_berat(dok, &k, j.berat, if jual > Berat::NOL { jual } else { j.berat })?;
        }
        langkah.push(Langkah::ke_baki(k, tujuan.gudang.clone(), tujuan.baki.clone())?);
    }
    let no = s.s.no.to_string();
    let kepala = barang::Kepala { jenis: "SERVICE SELESAI", lawan: "TOKO", rujukan: &no, keterangan: "" };
    gerakkan(dok, &kepala, &langkah)
}

fn baris_selesai(dok: &mut Dok<'_, '_>, s: &Siap) -> Vec<SelesaiBaris> {
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
        murni_tambah: j.emas.as_ref().map_or(Berat::NOL, |e| e.isi.murni),
        emas_group: j.emas.as_ref().map(|e| e.macam.group.to_string()).unwrap_or_default(),
        emas_dept: j.emas.as_ref().map(|e| e.macam.dept.to_string()).unwrap_or_default(),
        emas_baki: j.emas.as_ref().map(|e| e.di.baki.to_string()).unwrap_or_default(),
        emas_rp: j.emas_rp(),
        emas_kembali: j.kembali,
        selisih: j.selisih,
        tol_tambah: j.tol.tambah,
        tol_kurang: j.tol.kurang,
        biaya_rp: j.biaya,
        kadar_uji: j.kadar_uji,
        penguji: j.penguji.clone(),
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
    let baris = baris_selesai(&mut dok, &s);
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
