//! What a count says, while it goes on and after: the figures of its picture, its lines, and the list of counts.

use super::kelas::{Buku, Kelas, Rupa, ditemukan};
use super::mulai::PENERIMAAN;
use super::{Jenis, Opname, Status, satu};
use db::{Conn, Val, args, pola_cari};
use platform::daftar::{self, Halaman};
use platform::modul::Setelan;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{Berat, Kadar, KodeToko, NoFaktur, Rupiah};

db::tabel! {
    /// One piece (or unknown code) of a count.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct BarisOpname in "opname_hasil" {
        /// the barcode, or the code as it was read where nobody knows it
        pub kode: String,
        pub kode_barcode: String,
        pub kelas: Kelas,
        pub nama_barang: String,
        pub kode_group: String,
        pub kode_dept: String,
        #[schema(value_type = f64)]
        pub kadar_cetak: Kadar,
        #[schema(value_type = f64)]
        pub berat: Berat,
        #[schema(value_type = i64)]
        pub nilai: Rupiah,
        pub gudang_buku: String,
        pub baki_buku: String,
        pub gudang_scan: String,
        pub baki_scan: String,
        pub waktu_scan: Option<String>,
        pub oleh_scan: Option<String>,
        pub keterangan: String,
    }
}

db::tabel! {
    /// Where a line stands among those of its count.
    pub(super) struct Letak in "opname_hasil" {
        pub(super) toko: KodeToko,
        pub(super) no_opname: NoFaktur,
        pub(super) baris: i64,
    }
}

impl BarisOpname {
    fn dari(kode: String, kelas: Kelas, r: Rupa) -> Self {
        Self {
            kode_barcode: kode.clone(),
            kode,
            kelas,
            nama_barang: r.nama_barang,
            kode_group: r.kode_group,
            kode_dept: r.kode_dept,
            kadar_cetak: r.kadar_cetak,
            berat: r.berat,
            nilai: r.nilai,
            gudang_buku: String::new(),
            baki_buku: String::new(),
            gudang_scan: String::new(),
            baki_scan: String::new(),
            waktu_scan: None,
            oleh_scan: None,
            keterangan: String::new(),
        }
    }

    /// Where the books have it.
    fn di(mut self, gudang: &str, baki: &str) -> Self {
        (self.gudang_buku, self.baki_buku) = (gudang.to_owned(), baki.to_owned());
        self
    }
}

db::bacaan! {
    struct Pindaian {
        kunci: String = "sc.kunci",
        kode_barcode: String = "sc.kode_barcode",
        gudang: String = "sc.gudang",
        baki: String = "sc.baki",
        kelas: Kelas = "sc.kelas",
        waktu: String = "sc.waktu",
        oleh: String = "sc.oleh",
    }
}

db::bacaan! {
    /// A piece of the frozen list.
    struct Harus {
        kode_barcode: String = "h.kode_barcode",
        gudang: String = "h.gudang",
        baki: String = "h.baki",
    }
}

/// Everything a running count says now: the frozen list with the book's moves since, against what was scanned. The book's
/// present is the frozen list plus every move after it, so no move needs to be replayed.
pub(super) fn hitung(c: &mut Conn, p: &Pelaku, o: &Opname) -> Hasil<Vec<BarisOpname>> {
    let (toko, no) = (p.toko.as_str(), o.no_opname.as_str());
    let mut semua = Vec::new();
    let dipindai = c.baris::<(Pindaian, Buku, Rupa)>(
        "FROM opname_scan sc LEFT JOIN barang b ON b.kode_barcode = sc.kode_barcode \
         LEFT JOIN saldo_barang s ON s.toko = sc.toko AND s.kode_barcode = sc.kode_barcode \
         LEFT JOIN gudang g ON g.toko = s.toko AND g.kode_gudang = s.gudang AND g.dihapus = 0 \
         LEFT JOIN opname_harus h ON h.toko = sc.toko AND h.no_opname = sc.no_opname \
         AND h.kode_barcode = sc.kode_barcode WHERE sc.toko = $1 AND sc.no_opname = $2 ORDER BY sc.kunci",
        args![toko, no],
    )?;
    for (s, buku, rupa) in dipindai {
        let buku = Buku { kode_barcode: s.kode_barcode.clone(), ..buku };
        let mut b = BarisOpname::dari(s.kode_barcode, s.kelas, rupa).di(&buku.gudang, &buku.baki);
        // Found where it belonged is found, wherever it went afterwards.
        if s.kelas != Kelas::Ada {
            (b.kelas, b.keterangan) = ditemukan(o, toko, &buku, &s.gudang, &s.baki);
        }
        b.kode = s.kunci;
        (b.gudang_scan, b.baki_scan) = (s.gudang, s.baki);
        (b.waktu_scan, b.oleh_scan) = (Some(s.waktu), Some(s.oleh));
        semua.push(b);
    }
    let (lingkup, nilai) = o.lingkup(3);
    let mut isi = args![toko, no].to_vec();
    isi.extend(nilai);
    let sql = format!(
        "FROM saldo_barang s JOIN barang b ON b.kode_barcode = s.kode_barcode \
         LEFT JOIN gudang g ON g.toko = s.toko AND g.kode_gudang = s.gudang AND g.dihapus = 0 \
         LEFT JOIN opname_harus h ON h.toko = s.toko AND h.no_opname = $2 AND h.kode_barcode = s.kode_barcode \
         WHERE s.toko = $1 AND {lingkup} AND NOT EXISTS (SELECT 1 FROM opname_scan sc WHERE sc.toko = s.toko \
         AND sc.no_opname = $2 AND sc.kunci = s.kode_barcode) ORDER BY s.gudang, s.baki, s.kode_barcode"
    );
    for (buku, rupa) in c.baris::<(Buku, Rupa)>(&sql, &isi)? {
        let mut b = BarisOpname::dari(buku.kode_barcode, Kelas::Hilang, rupa).di(&buku.gudang, &buku.baki);
        if !buku.di_daftar {
            b.keterangan = "Masuk setelah hitungan dimulai".to_owned();
        }
        semua.push(b);
    }
    let terjual = c.baris::<(Harus, Rupa)>(
        "FROM opname_harus h JOIN barang b ON b.kode_barcode = h.kode_barcode \
         WHERE h.toko = $1 AND h.no_opname = $2 AND b.toko = $1 AND b.status = 'TERJUAL' AND NOT EXISTS \
         (SELECT 1 FROM opname_scan sc WHERE sc.toko = h.toko AND sc.no_opname = h.no_opname \
         AND sc.kunci = h.kode_barcode) ORDER BY h.kode_barcode",
        args![toko, no],
    )?;
    for (h, rupa) in terjual {
        let mut b = BarisOpname::dari(h.kode_barcode, Kelas::Terjual, rupa).di(&h.gudang, &h.baki);
        b.keterangan = "Terjual, tidak perlu ada".to_owned();
        semua.push(b);
    }
    Ok(semua)
}

/// How many came into the scope and left it since the count began.
pub(super) fn mutasi(c: &mut Conn, p: &Pelaku, o: &Opname) -> Hasil<(i64, i64)> {
    let (lingkup, nilai) = o.lingkup(3);
    let mut isi = args![&p.toko, o.no_opname.as_str()].to_vec();
    isi.extend(nilai);
    let masuk = format!(
        "SELECT COUNT(*) FROM saldo_barang s WHERE s.toko = $1 AND {lingkup} AND NOT EXISTS (SELECT 1 FROM \
         opname_harus a WHERE a.toko = s.toko AND a.no_opname = $2 AND a.kode_barcode = s.kode_barcode)"
    );
    let keluar = format!(
        "SELECT COUNT(*) FROM opname_harus a WHERE a.toko = $1 AND a.no_opname = $2 AND NOT EXISTS (SELECT 1 FROM \
         saldo_barang s WHERE s.toko = a.toko AND s.kode_barcode = a.kode_barcode AND {lingkup})"
    );
    Ok((c.nilai(&masuk, &isi)?, c.nilai(&keluar, &isi)?))
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct JumlahKelas {
    pub kelas: Kelas,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = i64)]
    pub nilai: Rupiah,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct KemajuanBaki {
    pub kode_gudang: String,
    pub kode_toko: String,
    pub harus: i64,
    pub ditemukan: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PemindaiOpname)]
pub struct Pemindai {
    pub user_id: String,
    pub qty: i64,
}

/// The figures of a count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = RingkasOpname)]
pub struct Ringkas {
    pub opname: Opname,
    /// it cannot be finished without a photo
    pub wajib_foto: bool,
    /// what has to be there now, and how much of it was found
    pub harus: i64,
    pub ditemukan: i64,
    pub kelas: Vec<JumlahKelas>,
    pub baki: Vec<KemajuanBaki>,
    pub pemindai: Vec<Pemindai>,
}

fn jumlah(r: &db::Row<'_>) -> db::Result<JumlahKelas> {
    Ok(JumlahKelas {
        kelas: Kelas::dari_kode(r.text(0)?)?,
        qty: r.int(1)?,
        berat: r.get(2)?,
        nilai: r.get(3)?,
    })
}

pub fn ringkas(c: &mut Conn, p: &Pelaku, no: &NoFaktur) -> Hasil<Ringkas> {
    let mut o = satu(c, p, no)?;
    let isi = args![&p.toko, o.no_opname.as_str()].to_vec();
    let pemindai = c.rows(
        "SELECT oleh, COUNT(*) FROM opname_scan WHERE toko = $1 AND no_opname = $2 GROUP BY oleh ORDER BY oleh",
        &isi,
        |r| Ok(Pemindai { user_id: r.get(0)?, qty: r.int(1)? }),
    )?;
    let (kelas, baki) = if o.status == Status::Jalan { jalan(c, p, &mut o)? } else { jadi(c, &isi)? };
    let (harus, ditemukan) = baki.iter().fold((0, 0), |(h, d), b| (h + b.harus, d + b.ditemukan));
    let wajib_foto = Setelan::baca(c, &p.toko)?.nyala(super::WAJIB_FOTO);
    Ok(Ringkas { opname: o, wajib_foto, harus, ditemukan, kelas, baki, pemindai })
}

fn jalan(c: &mut Conn, p: &Pelaku, o: &mut Opname) -> Hasil<(Vec<JumlahKelas>, Vec<KemajuanBaki>)> {
    (o.qty_masuk, o.qty_keluar) = mutasi(c, p, o)?;
    let (lingkup, nilai) = o.lingkup(3);
    let mut isi = args![&p.toko, o.no_opname.as_str()].to_vec();
    let mut kelas = c.rows(
        "SELECT sc.kelas, COUNT(*), CAST(COALESCE(SUM(b.berat_asli), 0) AS BIGINT), \
         CAST(COALESCE(SUM(b.total_pokok), 0) AS BIGINT) FROM opname_scan sc \
         LEFT JOIN barang b ON b.kode_barcode = sc.kode_barcode \
         WHERE sc.toko = $1 AND sc.no_opname = $2 GROUP BY sc.kelas",
        &isi,
        jumlah,
    )?;
    isi.extend(nilai);
    let sql = format!(
        "SELECT s.gudang, s.baki, COUNT(*), COUNT(sc.kunci), \
         CAST(COALESCE(SUM(CASE WHEN sc.kunci IS NULL THEN s.berat ELSE 0 END), 0) AS BIGINT), \
         CAST(COALESCE(SUM(CASE WHEN sc.kunci IS NULL THEN s.nilai ELSE 0 END), 0) AS BIGINT) FROM saldo_barang s \
         LEFT JOIN opname_scan sc ON sc.toko = s.toko AND sc.no_opname = $2 AND sc.kunci = s.kode_barcode \
         WHERE s.toko = $1 AND {lingkup} GROUP BY s.gudang, s.baki ORDER BY s.gudang, s.baki"
    );
    let (mut berat, mut nilai) = (0, 0);
    let baki = c.rows(&sql, &isi, |r| {
        berat += r.int(4)?;
        nilai += r.int(5)?;
        Ok(KemajuanBaki {
            kode_gudang: r.get(0)?,
            kode_toko: r.get(1)?,
            harus: r.int(2)?,
            ditemukan: r.int(3)?,
        })
    })?;
    let qty = baki.iter().map(|b| b.harus - b.ditemukan).sum();
    kelas.push(JumlahKelas { kelas: Kelas::Hilang, qty, berat: Berat::mg(berat), nilai: Rupiah::new(nilai) });
    kelas.sort_by_key(|k| k.kelas);
    Ok((kelas, baki))
}

fn jadi(c: &mut Conn, isi: &[Val]) -> Hasil<(Vec<JumlahKelas>, Vec<KemajuanBaki>)> {
    let mut kelas = c.rows(
        "SELECT kelas, COUNT(*), CAST(COALESCE(SUM(berat), 0) AS BIGINT), CAST(COALESCE(SUM(nilai), 0) AS BIGINT) \
         FROM opname_hasil WHERE toko = $1 AND no_opname = $2 GROUP BY kelas",
        isi,
        jumlah,
    )?;
    kelas.sort_by_key(|k| k.kelas);
    let baki = c.rows(
        "SELECT gudang_buku, baki_buku, COUNT(*), CAST(SUM(CASE WHEN kelas = 'ADA' THEN 1 ELSE 0 END) AS BIGINT) \
         FROM opname_hasil WHERE toko = $1 AND no_opname = $2 AND kelas IN ('ADA', 'HILANG') \
         GROUP BY gudang_buku, baki_buku ORDER BY gudang_buku, baki_buku",
        isi,
        |r| Ok(KemajuanBaki { kode_gudang: r.get(0)?, kode_toko: r.get(1)?, harus: r.int(2)?, ditemukan: r.int(3)? }),
    )?;
    Ok((kelas, baki))
}

/// Which lines. Empty and ALL mean no filter.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaBaris {
    pub kelas: String,
    pub cari: String,
    pub skip: i64,
    pub limit: i64,
    /// a column to sort by: kelas, kode, nama_barang, berat, baki_scan, keterangan
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

/// What all lines that fit come to.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TotalBarisOpname)]
pub struct TotalBaris {
    #[schema(value_type = f64)]
    pub berat: Berat,
}

/// What the lines of a count may be sorted by.
const URUTAN: &[(&str, &str)] = &[
    ("kelas", "kelas"),
    ("kode", "kode"),
    ("nama_barang", "nama_barang"),
    ("berat", "berat"),
    ("baki_scan", "baki_scan"),
    ("keterangan", "keterangan"),
];

/// The same orders while a count goes on: its lines are in no table yet.
fn urutkan(semua: &mut [BarisOpname], t: &TanyaBaris) {
    let turun = t.urut.trim().eq_ignore_ascii_case("desc");
    semua.sort_by(|a, b| {
        let (a, b) = if turun { (b, a) } else { (a, b) };
        match t.sort_by.trim() {
            "kelas" => a.kelas.kode().cmp(b.kelas.kode()),
            "kode" => a.kode.cmp(&b.kode),
            "nama_barang" => a.nama_barang.cmp(&b.nama_barang),
            "berat" => a.berat.cmp(&b.berat),
            "baki_scan" => a.baki_scan.cmp(&b.baki_scan),
            "keterangan" => a.keterangan.cmp(&b.keterangan),
            _ => std::cmp::Ordering::Equal,
        }
    });
}

const LIMIT_BAWAAN: i64 = 100;
const LIMIT_MAKS: i64 = 1_000;

fn batas(skip: i64, limit: i64) -> (i64, i64) {
    (skip.max(0), if limit <= 0 { LIMIT_BAWAAN } else { limit.min(LIMIT_MAKS) })
}

fn semua_kah(teks: &str) -> bool {
    teks.trim().is_empty() || teks.trim().eq_ignore_ascii_case("ALL")
}

pub fn baris(
    c: &mut Conn,
    p: &Pelaku,
    no: &NoFaktur,
    t: &TanyaBaris,
) -> Hasil<Halaman<BarisOpname, TotalBaris>> {
    let o = satu(c, p, no)?;
    let (skip, limit) = batas(t.skip, t.limit);
    let urutan = daftar::urutan(URUTAN, &t.sort_by, &t.urut, "baris")?;
    if o.status != Status::Jalan {
        return baris_jadi(c, p, &o, t, (skip, limit, &urutan));
    }
    let (kelas, cari) = (t.kelas.trim().to_uppercase(), t.cari.trim().to_uppercase());
    let mut semua = hitung(c, p, &o)?;
    semua.retain(|b| {
        (semua_kah(&kelas) || b.kelas.kode() == kelas)
            && (cari.is_empty() || b.kode.contains(&cari) || b.nama_barang.contains(&cari))
    });
    urutkan(&mut semua, t);
    let count = i64::try_from(semua.len()).unwrap_or(i64::MAX);
    let berat = Berat::jumlah(semua.iter().map(|b| b.berat)).map_err(|e| db::Error::Lain(e.to_string()))?;
    let ambil = |n: i64| usize::try_from(n).unwrap_or(usize::MAX);
    let data = semua.into_iter().skip(ambil(skip)).take(ambil(limit)).collect();
    Ok(Halaman { data, count, total: TotalBaris { berat } })
}

fn baris_jadi(
    c: &mut Conn,
    p: &Pelaku,
    o: &Opname,
    t: &TanyaBaris,
    (skip, limit, urutan): (i64, i64, &str),
) -> Hasil<Halaman<BarisOpname, TotalBaris>> {
    let mut syarat = "toko = $1 AND no_opname = $2".to_owned();
    let mut isi = args![&p.toko, o.no_opname.as_str()].to_vec();
    if !semua_kah(&t.kelas) {
        isi.push(t.kelas.trim().to_uppercase().into());
        syarat.push_str(&format!(" AND kelas = ${}", isi.len()));
    }
    if !t.cari.trim().is_empty() {
        isi.push(pola_cari(t.cari.trim()).into());
        syarat.push_str(&format!(" AND LOWER(kode || ' ' || nama_barang) LIKE ${} ESCAPE '\\'", isi.len()));
    }
    let jumlah = format!("SELECT COUNT(*), {} FROM opname_hasil WHERE {syarat}", daftar::jumlah(&["berat"]));
    let (count, berat) = c.one(&jumlah, &isi, |r| Ok((r.int(0)?, r.get(1)?)))?.unwrap_or_default();
    let sql = format!("FROM opname_hasil WHERE {syarat} ORDER BY {urutan} LIMIT {limit} OFFSET {skip}");
    Ok(Halaman { data: c.baris::<BarisOpname>(&sql, &isi)?, count, total: TotalBaris { berat } })
}

/// Which counts. Empty and ALL mean no filter.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaOpname {
    /// BAKI, GUDANG, PENERIMAAN, RFID, GLOBAL
    pub jenis: String,
    /// JALAN, SELESAI, BATAL
    pub status: String,
    pub skip: i64,
    pub limit: i64,
}

/// Counts of the store that this person may open, running ones first, then the newest.
pub fn semua(c: &mut Conn, p: &Pelaku, t: &TanyaOpname) -> Hasil<Vec<Opname>> {
    let jenis = t.jenis.trim().to_uppercase();
    let boleh = Jenis::SEMUA
        .into_iter()
        .filter(|j| p.boleh_menu(j.menu()) && (semua_kah(&jenis) || j.kode() == jenis))
        .map(Jenis::kode);
    let d = db::daftar(2, boleh);
    let mut isi = args![&p.toko].to_vec();
    isi.extend(d.nilai);
    let mut syarat = format!("toko = $1 AND jenis IN {}", d.sql);
    if !semua_kah(&t.status) {
        isi.push(t.status.trim().to_uppercase().into());
        syarat.push_str(&format!(" AND status = ${}", isi.len()));
    }
    let (skip, limit) = batas(t.skip, t.limit);
    let sql = format!(
        "FROM opname WHERE {syarat} ORDER BY CASE WHEN status = 'JALAN' THEN 0 ELSE 1 END, \
         mulai DESC, no_opname DESC LIMIT {limit} OFFSET {skip}"
    );
    Ok(c.baris::<Opname>(&sql, &isi)?)
}

db::bacaan! {
    /// A document that brought pieces in, to be counted against.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PenerimaanOpname)]
    pub struct Penerimaan {
        pub no_dok: String = "d.no_dok",
        pub jenis: String = "d.jenis",
        pub tgl_system: String = "d.tgl_system",
        pub oleh: String = "d.oleh",
        pub lawan: String = "d.lawan",
        pub qty: i64 = "d.qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "d.berat",
        /// the last finished count of it
        pub no_opname: Option<String> =
            "(SELECT MAX(o.no_opname) FROM opname o WHERE o.toko = d.toko AND o.rujukan = d.no_dok AND \
             o.status = 'SELESAI')",
    }
}

/// The newest receiving documents, those whose number holds `cari`.
pub fn penerimaan(c: &mut Conn, p: &Pelaku, cari: &str) -> Hasil<Vec<Penerimaan>> {
    let sql = format!(
        "FROM dok_barang d WHERE d.toko = $1 AND d.jenis IN {PENERIMAAN} AND LOWER(d.no_dok) LIKE $2 ESCAPE '\\' \
         ORDER BY d.waktu DESC, d.no_dok DESC LIMIT 100"
    );
    Ok(c.baris::<Penerimaan>(&sql, args![&p.toko, pola_cari(cari.trim())])?)
}
