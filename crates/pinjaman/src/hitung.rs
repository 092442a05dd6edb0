//! Pledges counted and weighed by bag (HJ). Who counts sends what they found and weighed, and learns only then what had to be there: the
//! engine of the trays counts pieces by their tags and shows them meanwhile, here a bag is opened by nobody and the count is blind. Nobody
//! counts a bag they put away themselves. A difference stays open until an approved document says what it was; a pledge that is gone is
//! for the owner.

use crate::tolak::PinjamTolak;
use db::{Conn, Tx, args};
use konter::KonterTolak;
use ledger::Dok;
use niaga::timbang_lagi::TIMBANGAN;
use platform::daftar::Halaman;
use platform::otorisasi::{self, Permohonan, Rincian};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use values::{Berat, JenisDok, KodeToko, Rupiah};

const KATEGORI: &str = "HITUNG JAMINAN";
const PALING_BANYAK: usize = 10_000;

/// A bag that was found.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct HitungBarisMinta {
    pub no_kantong: String,
    /// where it lay; empty: the place that is counted
    pub tempat: String,
    /// pieces in it; 0: not looked at
    pub qty: i64,
    /// what is in it weighs
    #[schema(value_type = f64)]
    pub berat: Berat,
}

/// One whole count.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct HitungMinta {
    /// a place of the safe; empty: all of it
    pub tempat: String,
    pub detail: Vec<HitungBarisMinta>,
    pub keterangan: String,
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct HitungIsi in "hitung_jaminan" {
        toko: String,
        no_hitung: String,
        tgl_system: String,
        waktu: String,
        oleh: String,
        tempat: String,
        kantong: i64,
        cocok: i64,
        beda: i64,
        keterangan: String,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct HitungBarisIsi in "hitung_jaminan_baris" {
        toko: String,
        no_hitung: String,
        baris: i64,
        no_kantong: String,
        no_hutang: String,
        tempat: String,
        qty_buku: i64,
        qty: i64,
        berat_buku: Berat,
        berat: Berat,
        hasil: String,
        keterangan: String,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct JawabIsi in "hitung_jaminan_jawab" {
        toko: String,
        no_jawab: String,
        no_hitung: String,
        baris: i64,
        no_kantong: String,
        tgl_system: String,
        waktu: String,
        oleh: String,
        putusan: String,
        berat: Berat,
        alasan: String,
        disetujui: String,
        otorisasi: String,
    }
}

db::bacaan! {
    /// A count.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct HitungJaminan {
        pub no_hitung: String = "j.no_hitung",
        pub tgl_system: String = "j.tgl_system",
        pub waktu: String = "j.waktu",
        pub oleh: String = "j.oleh",
        /// a place of the safe; empty: all of it
        pub tempat: String = "j.tempat",
        pub kantong: i64 = "j.kantong",
        pub cocok: i64 = "j.cocok",
        pub beda: i64 = "j.beda",
        /// differences that nobody answered yet
        pub belum: i64 = "j.beda - (SELECT COUNT(*) FROM hitung_jaminan_jawab w WHERE w.toko = j.toko AND w.no_hitung = j.no_hitung)",
        pub keterangan: String = "j.keterangan",
    }
}

db::bacaan! {
    /// A bag of a count, and what was said about it.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = HitungJaminanBaris)]
    pub struct HitungBaris {
        pub baris: i64 = "b.baris",
        pub no_kantong: String = "b.no_kantong",
        pub no_hutang: String = "b.no_hutang",
        pub tempat: String = "b.tempat",
        /// ADA, HILANG, LEBIH, BEDA or SALAH TEMPAT
        pub hasil: String = "b.hasil",
        pub qty_buku: i64 = "b.qty_buku",
        pub qty: i64 = "b.qty",
        #[schema(value_type = f64)]
        pub berat_buku: Berat = "b.berat_buku",
        #[schema(value_type = f64)]
        pub berat: Berat = "b.berat",
        pub keterangan: String = "b.keterangan",
        /// KETEMU, SALAH TIMBANG or HILANG; empty: not answered
        pub putusan: String = "COALESCE(w.putusan, '')",
        pub alasan: String = "COALESCE(w.alasan, '')",
        pub jawab_oleh: String = "COALESCE(w.oleh, '')",
        pub disetujui: String = "COALESCE(w.disetujui, '')",
    }
}

/// A count with its bags, differences first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HitungJaminanRinci {
    #[serde(flatten)]
    pub kepala: HitungJaminan,
    pub baris: Vec<HitungBaris>,
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaHitung {
    pub skip: i64,
    pub limit: i64,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HitungJaminanTotal)]
pub struct TotalHitung {
    /// differences that nobody answered yet
    pub belum: i64,
}

/// Counts, the newest first.
pub fn daftar_hitung(
    c: &mut Conn,
    toko: &KodeToko,
    t: &TanyaHitung,
) -> Hasil<Halaman<HitungJaminan, TotalHitung>> {
    let count = c.nilai("SELECT COUNT(*) FROM hitung_jaminan WHERE toko = $1", args![toko])?;
    let belum = c.nilai(
        "SELECT (SELECT CAST(COALESCE(SUM(beda), 0) AS BIGINT) FROM hitung_jaminan WHERE toko = $1) - \
         (SELECT COUNT(*) FROM hitung_jaminan_jawab WHERE toko = $1)",
        args![toko],
    )?;
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(200) };
    let sql = format!(
        "FROM hitung_jaminan j WHERE j.toko = $1 ORDER BY j.tgl_system DESC, j.no_hitung DESC LIMIT {limit} OFFSET {}",
        t.skip.max(0)
    );
    Ok(Halaman { data: c.baris(&sql, args![toko])?, count, total: TotalHitung { belum } })
}

/// One count by its number.
pub fn satu_hitung(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<HitungJaminanRinci> {
    let no = teks.trim().to_uppercase();
    let kepala = c
        .baris_satu::<HitungJaminan>(
            "FROM hitung_jaminan j WHERE j.toko = $1 AND j.no_hitung = $2",
            args![toko, no.as_str()],
        )?
        .ok_or_else(|| PinjamTolak::TidakAda.tolak(format!("Hitung jaminan {no} tidak ada di toko ini")))?;
    let baris = c.baris::<HitungBaris>(
        "FROM hitung_jaminan_baris b LEFT JOIN hitung_jaminan_jawab w ON w.toko = b.toko AND w.no_hitung = b.no_hitung \
         AND w.baris = b.baris WHERE b.toko = $1 AND b.no_hitung = $2 \
         ORDER BY CASE WHEN b.hasil = 'ADA' THEN 1 ELSE 0 END, b.baris",
        args![toko, no.as_str()],
    )?;
    Ok(HitungJaminanRinci { kepala, baris })
}

db::bacaan! {
    /// A bag as the books have it.
    struct Buku {
        no_kantong: String = "k.no_kantong",
        no_hutang: String = "k.no_hutang",
        tempat: String = "k.tempat",
        qty: i64 = "(SELECT COUNT(*) FROM hutang_baris b WHERE b.toko = k.toko AND b.no_hutang = k.no_hutang)",
        berat: Berat = "(SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM hutang_baris b WHERE b.toko = k.toko AND b.no_hutang = k.no_hutang)",
        penyimpan: String = "COALESCE((SELECT e.oleh FROM kantong_peristiwa e WHERE e.toko = k.toko AND e.no_kantong = k.no_kantong \
             AND e.id = (SELECT MAX(x.id) FROM kantong_peristiwa x WHERE x.toko = k.toko AND x.no_kantong = k.no_kantong \
             AND x.peristiwa IN ('ISI', 'PINDAH'))), '')",
    }
}

/// All bags of the store by number.
fn buku(c: &mut Conn, toko: &KodeToko) -> Hasil<BTreeMap<String, Buku>> {
    let semua =
        c.baris::<Buku>("FROM kantong_hutang k WHERE k.toko = $1 ORDER BY k.no_kantong", args![toko])?;
    Ok(semua.into_iter().map(|b| (b.no_kantong.clone(), b)).collect())
}

/// What was found, in order.
fn ditemukan(m: &HitungMinta) -> Hasil<Vec<(String, String, &HitungBarisMinta)>> {
    if m.detail.len() > PALING_BANYAK {
        let pesan = format!("Paling banyak {PALING_BANYAK} kantong sekali hitung");
        return Err(PinjamTolak::Hitung.pada("detail", pesan));
    }
    let mut salah = Salah::di("detail");
    let (mut pernah, mut hasil) = (BTreeSet::new(), Vec::with_capacity(m.detail.len()));
    for (ke, d) in m.detail.iter().enumerate() {
        let no = konter::pelanggan::rapi(&d.no_kantong);
        if no.is_empty() || no.chars().count() > 30 {
            salah.beri(ke, "no_kantong", "No kantong 1 sampai 30 karakter");
        } else if !pernah.insert(no.clone()) {
            salah.beri(ke, "no_kantong", format!("Kantong {no} sudah dihitung"));
        }
        if d.berat <= Berat::NOL || d.berat > Berat::mg(100_000_000) {
            salah.beri(ke, "berat", "Berat isi kantong harus diisi");
        }
        if !(0..=1_000).contains(&d.qty) {
            salah.beri(ke, "qty", "Jumlah barang 0 sampai 1000");
        }
        hasil.push((no, konter::pelanggan::rapi(&d.tempat), d));
    }
    salah.tolak(PinjamTolak::Hitung)?;
    Ok(hasil)
}

/// How far a bag may be from its pledges: each was weighed alone.
fn beda(b: &Buku, berat: Berat) -> bool {
    let batas = TIMBANGAN.sebagai_mg().saturating_mul(b.qty.max(1));
    (b.berat.sebagai_mg() - berat.sebagai_mg()).abs() > batas
}

/// One bag that was found, against the books; the keeper counts nothing of what they keep.
fn banding(
    (no, tempat, d): &(String, String, &HitungBarisMinta),
    lingkup: &str,
    b: Option<&Buku>,
) -> (String, HitungBarisIsi) {
    let di = if tempat.is_empty() { lingkup } else { tempat.as_str() };
    let (hasil, keterangan) = match b {
        None => ("LEBIH", "tidak ada di buku".to_owned()),
        Some(b) if beda(b, d.berat) || (d.qty > 0 && d.qty != b.qty) => ("BEDA", String::new()),
        Some(b) if !di.is_empty() && di != b.tempat => ("SALAH TEMPAT", format!("di buku {}", b.tempat)),
        Some(_) => ("ADA", String::new()),
    };
    let isi = HitungBarisIsi {
        toko: String::new(),
        no_hitung: String::new(),
        baris: 0,
        no_kantong: no.clone(),
        no_hutang: b.map(|b| b.no_hutang.clone()).unwrap_or_default(),
        tempat: if di.is_empty() { b.map(|b| b.tempat.clone()).unwrap_or_default() } else { di.to_owned() },
        qty_buku: b.map_or(0, |b| b.qty),
        qty: if d.qty == 0 { b.map_or(0, |b| b.qty) } else { d.qty },
        berat_buku: b.map_or(Berat::NOL, |b| b.berat),
        berat: d.berat,
        hasil: hasil.to_owned(),
        keterangan,
    };
    (no.clone(), isi)
}

fn hilang(b: &Buku) -> HitungBarisIsi {
    HitungBarisIsi {
        toko: String::new(),
        no_hitung: String::new(),
        baris: 0,
        no_kantong: b.no_kantong.clone(),
        no_hutang: b.no_hutang.clone(),
        tempat: b.tempat.clone(),
        qty_buku: b.qty,
        qty: 0,
        berat_buku: b.berat,
        berat: Berat::NOL,
        hasil: "HILANG".to_owned(),
        keterangan: String::new(),
    }
}

/// Writes a count down, with every difference it shows.
pub fn hitung_jaminan(tx: &mut Tx<'_>, p: &Pelaku, m: &HitungMinta) -> Hasil<HitungJaminanRinci> {
    let lingkup = konter::pelanggan::rapi(&m.tempat);
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let temu = ditemukan(m)?;
    let buku = buku(tx, &p.toko)?;
    let dalam = |b: &&Buku| lingkup.is_empty() || b.tempat == lingkup;
    let milik: Vec<&str> = buku
        .values()
        .filter(|b| dalam(b) || temu.iter().any(|t| t.0 == b.no_kantong))
        .filter(|b| b.penyimpan == p.user_id.as_str())
        .map(|b| b.no_kantong.as_str())
        .collect();
    if let Some(satu) = milik.first() {
        let pesan =
            format!("{} kantong disimpan Anda sendiri ({satu}); harus dihitung orang lain", milik.len());
        return Err(PinjamTolak::Hitung.tolak(pesan));
    }
    let mut semua: Vec<HitungBarisIsi> = Vec::new();
    let mut dilihat = BTreeSet::new();
    for t in &temu {
        let (no, isi) = banding(t, &lingkup, buku.get(&t.0));
        dilihat.insert(no);
        semua.push(isi);
    }
    semua.extend(buku.values().filter(dalam).filter(|b| !dilihat.contains(&b.no_kantong)).map(hilang));
    if semua.is_empty() {
        return Err(PinjamTolak::Hitung.tolak("Tidak ada kantong yang dihitung"));
    }
    let banyak = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let cocok = semua.iter().filter(|b| b.hasil == "ADA").count();
    let mut dok = Dok::buka(tx, JenisDok::HitungJaminan, &p.user_id)?;
    let no = dok.no().to_string();
    let kepala = HitungIsi {
        toko: p.toko.to_string(),
        no_hitung: no.clone(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        tempat: lingkup,
        kantong: banyak(semua.len()),
        cocok: banyak(cocok),
        beda: banyak(semua.len() - cocok),
        keterangan,
    };
    let isi = serde_json::json!({ "tempat": kepala.tempat, "kantong": kepala.kantong, "beda": kepala.beda });
    dok.tx().sisip([kepala])?;
    for (ke, b) in semua.iter_mut().enumerate() {
        b.toko = p.toko.to_string();
        b.no_hitung.clone_from(&no);
        b.baris = banyak(ke + 1);
    }
    dok.tx().sisip(semua)?;
    dok.tutup(KATEGORI, &isi)?;
    satu_hitung(tx, &p.toko, &no)
}

/// What a difference turned out to be.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct HitungJawabMinta {
    pub baris: i64,
    /// KETEMU, SALAH TIMBANG or HILANG
    pub putusan: String,
    /// weighed again; not asked for what is gone
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub alasan: String,
    pub otorisasi: String,
}

fn putusan(teks: &str) -> Hasil<&'static str> {
    let teks = konter::pelanggan::rapi(teks);
    ["KETEMU", "SALAH TIMBANG", "HILANG"]
        .into_iter()
        .find(|x| *x == teks)
        .ok_or_else(|| PinjamTolak::Hitung.pada("putusan", "Pilih KETEMU, SALAH TIMBANG atau HILANG"))
}

/// Is what is said of a difference so? What was found weighs what it should.
fn masuk_akal(b: &HitungBaris, m: &HitungJawabMinta, putusan: &str) -> Hasil<()> {
    if putusan == "HILANG" || b.hasil == "LEBIH" {
        return Ok(());
    }
    let batas = TIMBANGAN.sebagai_mg().saturating_mul(b.qty_buku.max(1));
    if (b.berat_buku.sebagai_mg() - m.berat.sebagai_mg()).abs() > batas {
        let pesan = "Beratnya masih berbeda dari buku; timbang ulang, atau putuskan HILANG";
        return Err(PinjamTolak::Hitung.pada("berat", pesan));
    }
    Ok(())
}

/// Answers a difference, by an approval; that something is gone is for the owner to say.
pub fn jawab_hitung(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    teks: &str,
    m: &HitungJawabMinta,
) -> Hasil<HitungJaminanRinci> {
    let putusan = putusan(&m.putusan)?;
    let alasan = konter::teks::keterangan(&m.alasan)?;
    if alasan.is_empty() {
        return Err(PinjamTolak::Hitung.pada("alasan", "Alasan harus diisi"));
    }
    let h = satu_hitung(tx, &p.toko, teks)?;
    let no = h.kepala.no_hitung.clone();
    let Some(b) = h.baris.iter().find(|b| b.baris == m.baris && b.hasil != "ADA") else {
        return Err(PinjamTolak::Hitung.pada("baris", format!("Selisih ini tidak ada di {no}")));
    };
    if !b.putusan.is_empty() {
        let pesan = format!("Kantong {} di {no} sudah dijawab {}", b.no_kantong, b.putusan);
        return Err(PinjamTolak::HitungDijawab.tolak(pesan));
    }
    masuk_akal(b, m, putusan)?;
    let dokumen = format!("{no}/{}", b.baris);
    let kata = format!("Kantong {} {}: {putusan}", b.no_kantong, b.hasil);
    let untuk = Permohonan::dokumen(KATEGORI, &dokumen, Rupiah::NOL, otorisasi::Alasan::new("SELISIH", kata))
        .rincian([
            Rincian::teks("Pinjaman", b.no_hutang.clone()),
            Rincian::teks(
                "Berat di buku",
                format!("{} g, dihitung {} g, sekarang {} g", b.berat_buku, b.berat, m.berat),
            ),
            Rincian::teks("Alasan", alasan.clone()),
        ])
        .pemilik(putusan == "HILANG");
    let o = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, KonterTolak::PerluOtorisasi)?;
    let mut dok = Dok::buka(tx, JenisDok::HitungJaminan, &p.user_id)?;
    let no_jawab = dok.no().to_string();
    let isi = JawabIsi {
        toko: p.toko.to_string(),
        no_jawab: no_jawab.clone(),
        no_hitung: no.clone(),
        baris: b.baris,
        no_kantong: b.no_kantong.clone(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        putusan: putusan.to_owned(),
        berat: if putusan == "HILANG" { Berat::NOL } else { m.berat },
        alasan,
        disetujui: o.penyetuju.as_ref().map(ToString::to_string).unwrap_or_default(),
        otorisasi: o.id.clone(),
    };
    let kata = serde_json::json!({ "hitung": no, "kantong": b.no_kantong, "putusan": putusan, "disetujui": isi.disetujui });
    dok.tx().sisip([isi])?;
    otorisasi::tautkan(dok.tx(), &o, &no_jawab)?;
    dok.tutup(KATEGORI, &kata)?;
    satu_hitung(tx, &p.toko, &no)
}
