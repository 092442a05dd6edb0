//! Bags that hold pledges, and where in the safe they lie: filled by a loan, handed over to its successor, moved, emptied. A number is
//! in use once.

use crate::kini::{self, Kejadian};
use crate::minta::KantongMinta;
use crate::tolak::PinjamTolak;
use db::{Conn, Tx, Val, args};
use ledger::Dok;
use platform::daftar::{self as halaman, Halaman};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{Berat, JenisDok, KodeToko, NoFaktur, Rupiah};

db::tabel! {
    /// What happened to a bag.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct KantongPeristiwa in "kantong_peristiwa" {
        #[serde(skip)]
        pub toko: String,
        #[serde(skip)]
        pub id: i64,
        pub no_dok: String,
        pub no_kantong: String,
        #[serde(rename = "no_faktur_hutang")]
        pub no_hutang: String,
        /// ISI, PINDAH, TERUS or KOSONG
        pub peristiwa: String,
        pub tempat: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        pub keterangan: String,
    }
}

/// A bag, its place and the loan it belongs to.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Isi<'a> {
    pub(crate) no_kantong: &'a str,
    pub(crate) no_hutang: &'a str,
    pub(crate) tempat: &'a str,
}

/// The number of a bag and its place as they are kept, or what is wrong with them.
pub(crate) fn periksa(no_kantong: &str, tempat: &str) -> Hasil<(String, String)> {
    let (no, tempat) = (konter::pelanggan::rapi(no_kantong), konter::pelanggan::rapi(tempat));
    if no.chars().count() > 30 || no.contains('/') {
        let pesan = "Nomor kantong paling banyak 30 karakter, tanpa garis miring";
        return Err(PinjamTolak::Kantong.pada("no_kantong", pesan));
    }
    if tempat.is_empty() || tempat.chars().count() > 40 {
        return Err(
            PinjamTolak::Kantong.pada("tempat", "Tempat di brankas harus diisi, paling banyak 40 karakter")
        );
    }
    Ok((no, tempat))
}

/// A bag is not named like a loan of the store that is not written yet: that one would find its own number taken.
pub(crate) fn bukan_nomor_nanti(c: &mut Conn, toko: &KodeToko, no_kantong: &str) -> Hasil<()> {
    let Ok(no) = NoFaktur::parse(no_kantong) else { return Ok(()) };
    if no.jenis() != JenisDok::Hutang || no.toko() != toko {
        return Ok(());
    }
    let ada =
        c.one("SELECT 1 FROM hutang WHERE toko = $1 AND no_hutang = $2", args![toko, &no], |r| r.int(0))?;
    if ada.is_some() {
        return Ok(());
    }
    let pesan =
        format!("{no_kantong} nomor pinjaman yang belum ada; pakai nomor kantongnya sendiri, atau kosongkan");
    Err(PinjamTolak::Kantong.pada("no_kantong", pesan))
}

/// Which loan has this bag.
pub(crate) fn pemilik(c: &mut Conn, toko: &KodeToko, no_kantong: &str) -> Hasil<Option<String>> {
    Ok(c.one(
        "SELECT no_hutang FROM kantong_hutang WHERE toko = $1 AND no_kantong = $2",
        args![toko, no_kantong],
        |r| r.get(0),
    )?)
}

fn dipakai(no_kantong: &str, no_hutang: &str) -> platform::Tolak {
    let pesan = format!("Kantong {no_kantong} sudah dipakai pinjaman {no_hutang}");
    PinjamTolak::Kantong.pada("no_kantong", pesan)
}

fn catat(dok: &mut Dok<'_, '_>, peristiwa: &str, k: Isi<'_>, keterangan: &str) -> Hasil<()> {
    let (no_dok, tgl, waktu, oleh) =
        (dok.no().to_string(), dok.tgl_system().to_string(), dok.waktu().to_string(), dok.oleh().to_string());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let id: i64 =
        tx.nilai("SELECT COALESCE(MAX(id), 0) + 1 FROM kantong_peristiwa WHERE toko = $1", args![&toko])?;
    tx.sisip([KantongPeristiwa {
        toko: toko.to_string(),
        id,
        no_dok,
        no_kantong: k.no_kantong.to_owned(),
        no_hutang: k.no_hutang.to_owned(),
        peristiwa: peristiwa.to_owned(),
        tempat: k.tempat.to_owned(),
        tgl_system: tgl,
        waktu,
        oleh,
        keterangan: keterangan.to_owned(),
    }])?;
    Ok(())
}

/// A loan fills a bag; refused when another has it, whoever was quicker.
pub(crate) fn isi(dok: &mut Dok<'_, '_>, k: Isi<'_>) -> Hasil<()> {
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let n = tx.exec(
        "INSERT INTO kantong_hutang (toko, no_kantong, no_hutang, tempat) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        args![&toko, k.no_kantong, k.no_hutang, k.tempat],
    )?;
    if n != 1 {
        let siapa = pemilik(tx, &toko, k.no_kantong)?.unwrap_or_default();
        return Err(dipakai(k.no_kantong, &siapa));
    }
    catat(dok, "ISI", k, "")
}

/// The bag goes over to the loan that follows, or back; it stays where it lies.
pub(crate) fn terus(dok: &mut Dok<'_, '_>, dari: &str, ke: &str) -> Hasil<()> {
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let ada = tx.one(
        "SELECT no_kantong, tempat FROM kantong_hutang WHERE toko = $1 AND no_hutang = $2",
        args![&toko, dari],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
    )?;
    let Some((no_kantong, tempat)) = ada else {
        return Err(PinjamTolak::Kantong.tolak(format!("Kantong pinjaman {dari} tidak ada")));
    };
    tx.exec(
        "UPDATE kantong_hutang SET no_hutang = $3 WHERE toko = $1 AND no_hutang = $2",
        args![&toko, dari, ke],
    )?;
    kini::isi(tx, ke, "no_kantong", no_kantong.as_str().into())?;
    catat(dok, "TERUS", Isi { no_kantong: &no_kantong, no_hutang: ke, tempat: &tempat }, "")
}

/// Pledges that are here again: into a bag that is named or the one they were in, which must be free; answers its number.
pub(crate) fn kembali(
    dok: &mut Dok<'_, '_>,
    (no_hutang, dulu): (&str, &str),
    (no_kantong, tempat): (&str, &str),
) -> Hasil<String> {
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let terakhir = tx.one(
        "SELECT tempat FROM kantong_peristiwa WHERE toko = $1 AND no_hutang = $2 ORDER BY id DESC LIMIT 1",
        args![&toko, no_hutang],
        |r| r.get::<String>(0),
    )?;
    let tempat = if tempat.trim().is_empty() { terakhir.unwrap_or_default() } else { tempat.to_owned() };
    let (baru, tempat) = periksa(no_kantong, &tempat)?;
    let baru = if baru.is_empty() { dulu.to_owned() } else { baru };
    kini::isi(tx, no_hutang, "no_kantong", baru.as_str().into())?;
    isi(dok, Isi { no_kantong: &baru, no_hutang, tempat: &tempat })?;
    Ok(baru)
}

/// The bag of a loan is empty: its number is free again.
pub(crate) fn kosongkan(dok: &mut Dok<'_, '_>, no_hutang: &str) -> Hasil<()> {
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let ada = tx.one(
        "SELECT no_kantong, tempat FROM kantong_hutang WHERE toko = $1 AND no_hutang = $2",
        args![&toko, no_hutang],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
    )?;
    let Some((no_kantong, tempat)) = ada else { return Ok(()) };
    tx.exec("DELETE FROM kantong_hutang WHERE toko = $1 AND no_hutang = $2", args![&toko, no_hutang])?;
    catat(dok, "KOSONG", Isi { no_kantong: &no_kantong, no_hutang, tempat: &tempat }, "")
}

db::bacaan! {
    /// A bag in the safe.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct Kantong {
        pub no_kantong: String = "k.no_kantong",
        pub tempat: String = "k.tempat",
        pub no_faktur_hutang: String = "k.no_hutang",
        pub nama_customer: String = "h.nama_customer",
        pub jatuh_tempo: String = "h.jatuh_tempo",
        #[schema(value_type = i64)]
        pub jumlah_hutang: Rupiah = "h.pokok_rp",
        pub qty: i64 = "(SELECT COUNT(*) FROM hutang_baris b WHERE b.toko = k.toko AND b.no_hutang = k.no_hutang)",
        #[schema(value_type = f64)]
        pub berat: Berat = BERAT,
    }
}

const BERAT: &str = "(SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM hutang_baris b WHERE b.toko = k.toko \
     AND b.no_hutang = k.no_hutang)";

db::bacaan! {
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = KantongTotal)]
    pub struct TotalKantong {
        pub kantong: i64 = "COUNT(*)",
        #[schema(value_type = f64)]
        pub berat: Berat = halaman::jumlah(&[BERAT]),
        #[schema(value_type = i64)]
        pub jumlah_hutang: Rupiah = "CAST(COALESCE(SUM(h.pokok_rp), 0) AS BIGINT)",
    }
}

const DARI: &str = "FROM kantong_hutang k JOIN hutang h ON h.toko = k.toko AND h.no_hutang = k.no_hutang";

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaKantong {
    /// bag, loan or customer
    pub cari: String,
    pub tempat: String,
    pub skip: i64,
    pub limit: i64,
}

/// Bags in use, by place and number.
pub fn daftar_kantong(
    c: &mut Conn,
    toko: &KodeToko,
    t: &TanyaKantong,
) -> Hasil<Halaman<Kantong, TotalKantong>> {
    let mut syarat = "k.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    let tempat = konter::pelanggan::rapi(&t.tempat);
    if !tempat.is_empty() && tempat != "ALL" {
        nilai.push(tempat.into());
        syarat.push_str(&format!(" AND k.tempat = ${}", nilai.len()));
    }
    if !t.cari.trim().is_empty() {
        nilai.push(db::pola_cari(&t.cari.to_lowercase()).into());
        let n = nilai.len();
        syarat.push_str(&format!(
            " AND (LOWER(k.no_kantong) LIKE ${n} ESCAPE '\\' OR LOWER(k.no_hutang) LIKE ${n} ESCAPE '\\' \
             OR LOWER(h.nama_customer) LIKE ${n} ESCAPE '\\')"
        ));
    }
    let total = c.baris_satu::<TotalKantong>(&format!("{DARI} WHERE {syarat}"), &nilai)?.unwrap_or_default();
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(200) };
    let sql = format!(
        "{DARI} WHERE {syarat} ORDER BY k.tempat, k.no_kantong LIMIT {limit} OFFSET {}",
        t.skip.max(0)
    );
    Ok(Halaman { data: c.baris(&sql, &nilai)?, count: total.kantong, total })
}

/// Places of the safe that hold something.
pub fn tempat_kantong(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<String>> {
    let sql = "SELECT DISTINCT tempat FROM kantong_hutang WHERE toko = $1 ORDER BY tempat";
    Ok(c.rows(sql, args![toko], |r| r.get(0))?)
}

/// What happened to a bag, the newest first.
pub fn riwayat_kantong(c: &mut Conn, toko: &KodeToko, no_kantong: &str) -> Hasil<Vec<KantongPeristiwa>> {
    Ok(c.baris(
        "FROM kantong_peristiwa WHERE kantong_peristiwa.toko = $1 AND kantong_peristiwa.no_kantong = $2 \
         ORDER BY kantong_peristiwa.id DESC LIMIT 200",
        args![toko, konter::pelanggan::rapi(no_kantong)],
    )?)
}

/// Moves a bag to another place, or its pledges into another bag.
pub fn pindah_kantong(tx: &mut Tx<'_>, p: &Pelaku, no_kantong: &str, m: &KantongMinta) -> Hasil<Kantong> {
    let lama = konter::pelanggan::rapi(no_kantong);
    let (baru, tempat) = periksa(&m.no_kantong, &m.tempat)?;
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let Some(no_hutang) = pemilik(tx, &p.toko, &lama)? else {
        return Err(PinjamTolak::Kantong.tolak(format!("Kantong {lama} tidak ada isinya")));
    };
    let baru = if baru.is_empty() { lama.clone() } else { baru };
    if baru != lama {
        bukan_nomor_nanti(tx, &p.toko, &baru)?;
    }
    if baru != lama
        && let Some(siapa) = pemilik(tx, &p.toko, &baru)?
    {
        return Err(dipakai(&baru, &siapa));
    }
    let mut dok = Dok::buka(tx, JenisDok::KantongHutang, &p.user_id)?;
    let no = dok.no().to_string();
    let toko = p.toko.clone();
    dok.tx().exec(
        "UPDATE kantong_hutang SET no_kantong = $3, tempat = $4 WHERE toko = $1 AND no_kantong = $2",
        args![&toko, lama.as_str(), baru.as_str(), tempat.as_str()],
    )?;
    kini::isi(dok.tx(), &no_hutang, "no_kantong", baru.as_str().into())?;
    if baru != lama {
        let dulu = Isi { no_kantong: &lama, no_hutang: &no_hutang, tempat: &tempat };
        catat(&mut dok, "KOSONG", dulu, &keterangan)?;
    }
    let kini = Isi { no_kantong: &baru, no_hutang: &no_hutang, tempat: &tempat };
    catat(&mut dok, "PINDAH", kini, &keterangan)?;
    let uraian = format!("kantong {lama} ke {baru}, {tempat}");
    let k = Kejadian { peristiwa: "KANTONG", rujukan: &no, keterangan: &uraian, ..Kejadian::default() };
    kini::catat(&mut dok, &no_hutang, &k)?;
    let isi = serde_json::json!({ "hutang": no_hutang, "dari": lama, "kantong": baru, "tempat": tempat });
    dok.tutup("KANTONG JAMINAN", &isi)?;
    let sql = format!("{DARI} WHERE k.toko = $1 AND k.no_kantong = $2");
    let ada = tx.baris_satu::<Kantong>(&sql, args![&toko, baru.as_str()])?;
    ada.ok_or_else(|| PinjamTolak::Kantong.tolak(format!("Kantong {baru} tidak ada isinya")))
}
