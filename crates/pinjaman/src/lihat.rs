//! Loans as they stand: the list by pages with its totals, one found by its ticket, and one with its pledges, its story, its money and
//! what redeeming it costs.

use crate::batal_lelang;
use crate::biaya::{self, UraianBunga, uraikan};
use crate::kini::{self, Dibuka, Peristiwa, buka};
use crate::lihat_lunas::{self, HutangLunas};
use crate::tabel::{BarisHutang, Kepala, Kini};
use crate::tolak::PinjamTolak;
use db::{Conn, Val, args};
use konter::Hari;
use konter::bayar_tulis::{self, Dibayar};
use platform::daftar::{self as halaman, Halaman};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{Berat, KodeToko, NoFaktur, Rupiah, Tanggal, Waktu};

pub(crate) const URAIAN: &str = "COALESCE((SELECT b.nama_barang FROM hutang_baris b WHERE b.toko = hutang.toko \
     AND b.no_hutang = hutang.no_hutang ORDER BY b.baris LIMIT 1), '')";
pub(crate) const BANYAK: &str =
    "(SELECT COUNT(*) FROM hutang_baris b WHERE b.toko = hutang.toko AND b.no_hutang = hutang.no_hutang)";
pub(crate) const BERAT: &str = "(SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM hutang_baris b WHERE b.toko = hutang.toko \
     AND b.no_hutang = hutang.no_hutang)";

/// The first pledge, and how many more.
pub(crate) fn uraian(pertama: &str, banyak: i64) -> String {
    if banyak > 1 { format!("{pertama} +{}", banyak - 1) } else { pertama.to_owned() }
}

db::bacaan! {
    struct Nasib {
        status: String = "hutang_kini.status",
        tgl_status: String = "hutang_kini.tgl_status",
        terbuka: bool = "hutang_kini.terbuka",
        valid_by: String = "hutang_kini.valid_by",
        tiket: i64 = "hutang_kini.tiket",
        no_penerus: String = "hutang_kini.no_penerus",
        no_kantong: String = "hutang_kini.no_kantong",
        tempat: String = "COALESCE(kantong_hutang.tempat, '')",
        peringatan: i64 = "hutang_kini.peringatan",
        tgl_peringatan: String = "hutang_kini.tgl_peringatan",
        pertama: String = URAIAN,
        qty: i64 = BANYAK,
        berat: Berat = BERAT,
    }
}

/// A loan as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Hutang {
    #[serde(flatten)]
    pub isi: Kepala,
    /// TUNGGU, AKTIF, LUNAS, LELANG, BATAL
    pub status: String,
    pub tgl_status: String,
    pub terbuka: bool,
    pub valid_by: String,
    pub tiket: i64,
    pub no_penerus: String,
    pub no_kantong: String,
    pub tempat: String,
    pub peringatan: i64,
    pub tgl_peringatan: String,
    /// days past the due day
    pub hari_lewat: i64,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub uraian: String,
    /// what redeeming costs today; nothing once it is closed
    #[schema(value_type = i64)]
    pub bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub denda_rp: Rupiah,
    #[schema(value_type = i64)]
    pub total_bayar: Rupiah,
    pub hutang_rugi: bool,
}

impl std::ops::Deref for Hutang {
    type Target = Kepala;

    fn deref(&self) -> &Kepala {
        &self.isi
    }
}

const DARI: &str = "FROM hutang JOIN hutang_kini ON hutang_kini.toko = hutang.toko AND hutang_kini.no_hutang = hutang.no_hutang \
     LEFT JOIN kantong_hutang ON kantong_hutang.toko = hutang.toko AND kantong_hutang.no_hutang = hutang.no_hutang";

fn jadi((isi, n): (Kepala, Nasib), tgl: Tanggal) -> Hasil<Hutang> {
    let biaya = if n.status == "AKTIF" { Some(biaya::tebus(&isi, tgl)?) } else { None };
    let lewat = if n.terbuka { tgl.selisih_hari(kini::hari(&isi.jatuh_tempo)?).max(0) } else { 0 };
    Ok(Hutang {
        status: n.status,
        tgl_status: n.tgl_status,
        terbuka: n.terbuka,
        valid_by: n.valid_by,
        tiket: n.tiket,
        no_penerus: n.no_penerus,
        no_kantong: n.no_kantong,
        tempat: n.tempat,
        peringatan: n.peringatan,
        tgl_peringatan: n.tgl_peringatan,
        hari_lewat: lewat,
        uraian: uraian(&n.pertama, n.qty),
        qty: n.qty,
        berat: n.berat,
        bunga_rp: biaya.map_or(Rupiah::NOL, |b| b.bunga_pinjam),
        denda_rp: biaya.map_or(Rupiah::NOL, |b| b.denda),
        total_bayar: biaya.map_or(Rupiah::NOL, |b| b.total_bayar),
        hutang_rugi: biaya.is_some_and(|b| b.hutang_rugi),
        isi,
    })
}

/// Which loans. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaHutang {
    pub tgl_from: String,
    pub tgl_to: String,
    /// number, manual number, customer, phone, bag or barcode
    pub cari: String,
    /// ALL, TERBUKA, TELAT or a state
    pub status: String,
    pub kode_sales: String,
    pub skip: i64,
    pub limit: i64,
    /// tgl_hutang, jatuh_tempo, no_faktur_hutang, nama_customer, jumlah_hutang, status
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

const URUTAN: &[(&str, &str)] = &[
    ("no_faktur_hutang", "hutang.no_hutang"),
    ("tgl_hutang", "hutang.tgl_hutang"),
    ("tgl_system", "hutang.tgl_system"),
    ("jatuh_tempo", "hutang.jatuh_tempo"),
    ("nama_customer", "hutang.nama_customer"),
    ("jumlah_hutang", "hutang.pokok_rp"),
    ("status", "hutang_kini.status"),
];

db::bacaan! {
    /// Over every loan that fits; cancelled ones count for nothing.
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct HutangTotal {
        pub jumlah: i64 = "COUNT(*)",
        pub qty: i64 = halaman::jumlah(&[BANYAK]),
        #[schema(value_type = f64)]
        pub berat: Berat = halaman::jumlah(&[BERAT]),
        #[schema(value_type = i64)]
        pub jumlah_hutang: Rupiah = halaman::jumlah(&["hutang.pokok_rp"]),
        #[schema(value_type = i64)]
        pub taksiran_rp: Rupiah = halaman::jumlah(&["hutang.taksiran_rp"]),
    }
}

const LIMIT_MAKS: i64 = 200;

fn syarat(toko: &KodeToko, t: &TanyaHutang, tgl: Tanggal) -> (String, Vec<Val>) {
    let mut sql = "hutang.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    for (kolom, tanda, isi) in [
        ("hutang.tgl_hutang", ">=", t.tgl_from.trim()),
        ("hutang.tgl_hutang", "<=", t.tgl_to.trim()),
        ("hutang.kode_sales", "=", t.kode_sales.trim()),
    ] {
        if !isi.is_empty() && isi != "ALL" {
            nilai.push(isi.to_uppercase().into());
            sql.push_str(&format!(" AND {kolom} {tanda} ${}", nilai.len()));
        }
    }
    match t.status.trim().to_uppercase().as_str() {
        "" | "ALL" => {}
        "TERBUKA" => sql.push_str(" AND hutang_kini.terbuka = 1"),
        "TELAT" => {
            nilai.push(tgl.to_string().into());
            let n = nilai.len();
            sql.push_str(&format!(" AND hutang_kini.terbuka = 1 AND hutang_kini.jatuh_tempo < ${n}"));
        }
        status => {
            nilai.push(status.to_owned().into());
            sql.push_str(&format!(" AND hutang_kini.status = ${}", nilai.len()));
        }
    }
    cari(&t.cari, &mut sql, &mut nilai);
    (sql, nilai)
}

fn cari(teks: &str, sql: &mut String, nilai: &mut Vec<Val>) {
    let teks = teks.trim();
    if teks.is_empty() {
        return;
    }
    // A whole number is a key, whatever else it may stand in.
    if let Ok(no) = NoFaktur::parse(&teks.to_uppercase()) {
        nilai.push(no.to_string().into());
        let n = nilai.len();
        sql.push_str(&format!(" AND (hutang.no_hutang = ${n} OR hutang_kini.no_kantong = ${n})"));
        return;
    }
    nilai.push(db::pola_cari(&teks.to_lowercase()).into());
    let n = nilai.len();
    let kolom = [
        "hutang.no_hutang",
        "hutang.no_faktur_manual",
        "hutang.nama_customer",
        "hutang.no_hp",
        "hutang_kini.no_kantong",
    ];
    let mut semua: Vec<String> = kolom.iter().map(|k| format!("LOWER({k}) LIKE ${n} ESCAPE '\\'")).collect();
    semua.push(format!(
        "EXISTS (SELECT 1 FROM hutang_baris c WHERE c.toko = hutang.toko AND c.no_hutang = hutang.no_hutang \
         AND (LOWER(c.kode_barcode) LIKE ${n} ESCAPE '\\' OR LOWER(c.no_faktur_jual) LIKE ${n} ESCAPE '\\'))"
    ));
    sql.push_str(&format!(" AND ({})", semua.join(" OR ")));
}

/// The newest first unless asked otherwise, how many there are, and what they come to.
pub fn daftar(c: &mut Conn, p: &Pelaku, t: &TanyaHutang, kini: Waktu) -> Hasil<Halaman<Hutang, HutangTotal>> {
    let h = Hari::baca(c, p)?;
    let tgl = biaya::tgl_bunga(&h, kini);
    let urutan = halaman::urutan(URUTAN, &t.sort_by, &t.urut, "hutang.waktu DESC, hutang.no_hutang DESC")?;
    let (syarat, nilai) = syarat(&p.toko, t, tgl);
    let count = c.nilai(&format!("SELECT COUNT(*) {DARI} WHERE {syarat}"), &nilai)?;
    let sql = format!("{DARI} WHERE {syarat} AND hutang_kini.status <> 'BATAL'");
    let total = c.baris_satu::<HutangTotal>(&sql, &nilai)?.unwrap_or_default();
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!("{DARI} WHERE {syarat} ORDER BY {urutan} LIMIT {limit} OFFSET {}", t.skip.max(0));
    let data = c.baris::<(Kepala, Nasib)>(&sql, &nilai)?;
    let data = data.into_iter().map(|x| jadi(x, tgl)).collect::<Hasil<Vec<_>>>()?;
    Ok(Halaman { data, count, total })
}

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = HutangBarisFoto)]
    pub struct Fotonya {
        pub foto_masuk: bool = "(SELECT COUNT(*) FROM gambar g WHERE g.toko = hutang_baris.toko AND g.jenis = 'FOTO_HUTANG' \
             AND g.kunci = hutang_baris.no_hutang || '/' || hutang_baris.baris || '/MASUK')",
        pub foto_kembali: bool = "(SELECT COUNT(*) FROM gambar g WHERE g.toko = hutang_baris.toko AND g.jenis = 'FOTO_HUTANG' \
             AND g.kunci = hutang_baris.no_hutang || '/' || hutang_baris.baris || '/KEMBALI')",
    }
}

/// A pledge, and whether it was photographed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HutangBaris)]
pub struct BarisRinci {
    #[serde(flatten)]
    pub isi: BarisHutang,
    #[serde(flatten)]
    pub foto: Fotonya,
}

db::bacaan! {
    /// A loan of the same line.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = HutangRantai)]
    pub struct Rantai {
        pub no_faktur_hutang: String = "h.no_hutang",
        pub tgl_hutang: String = "h.tgl_hutang",
        #[schema(value_type = i64)]
        pub jumlah_hutang: Rupiah = "h.pokok_rp",
        pub status: String = "k.status",
        /// how it came about; empty for the first
        pub cara: String = "COALESCE((SELECT l.cara FROM hutang_lunas l WHERE l.toko = h.toko AND l.no_lunas = h.no_lunas), '')",
    }
}

/// What can be done with it; each is empty, or says why not.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HutangBoleh)]
pub struct Boleh {
    pub lunas: String,
    pub lanjut: String,
    pub cair: String,
    pub batal: String,
    pub hilang: String,
    pub batal_lelang: String,
}

/// One loan with all that is known of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangRinci {
    #[serde(flatten)]
    pub kepala: Hutang,
    pub detail_barang: Vec<BarisRinci>,
    pub peristiwa: Vec<Peristiwa>,
    /// of the money that was paid out
    pub pembayaran: Vec<Dibayar>,
    pub pelunasan: Vec<HutangLunas>,
    /// all loans of this line, the first one first
    pub rantai: Vec<Rantai>,
    /// what redeeming costs today, line by line
    pub rincian_bunga: Vec<UraianBunga>,
    pub boleh: Boleh,
    /// how often its ticket was handed out
    pub cetakan: i64,
}

fn boleh(c: &mut Conn, d: &Dibuka, tgl_system: Tanggal) -> Hasil<Boleh> {
    let (k, n) = (&d.kini, &d.kepala);
    let kata = format!("Pinjaman {}", kini::sebutan(k));
    let bila = |ya: bool, pesan: &str| if ya { String::new() } else { pesan.to_owned() };
    let (aktif, hari_ini) = (k.status == "AKTIF", n.tgl_system == tgl_system.to_string());
    let cair = match k.status.as_str() {
        "TUNGGU" if k.valid_by.is_empty() => "Belum divalidasi".to_owned(),
        "TUNGGU" => bila(hari_ini, "Ditulis di hari lain, batalkan lalu tulis lagi"),
        _ => kata.clone(),
    };
    let batal = if !k.terbuka {
        kata.clone()
    } else if n.asal == "LANJUT" {
        format!("Pinjaman lanjutan, batalkan lewat batal hutang lunas {}", n.no_lunas)
    } else if n.asal == "AWAL" {
        "Saldo awal, dibatalkan bersama berkasnya".to_owned()
    } else {
        bila(hari_ini, "Hanya bisa dibatalkan di hari pinjaman ditulis")
    };
    Ok(Boleh {
        lunas: bila(aktif, &kata),
        lanjut: bila(aktif, &kata),
        cair,
        batal,
        hilang: bila(k.terbuka, &kata),
        batal_lelang: batal_lelang::halangan(c, d, &tgl_system.to_string())?,
    })
}

/// One loan by its number.
pub fn rinci(c: &mut Conn, p: &Pelaku, teks: &str, kini: Waktu) -> Hasil<HutangRinci> {
    let toko = &p.toko;
    let h = Hari::baca(c, p)?;
    let tgl = biaya::tgl_bunga(&h, kini);
    let d = buka(c, toko, teks)?;
    let sql = format!("{DARI} WHERE hutang.toko = $1 AND hutang.no_hutang = $2");
    let ada = c.baris_satu::<(Kepala, Nasib)>(&sql, args![toko, &d.no])?;
    let kepala = ada.ok_or_else(|| db::Error::Lain(format!("pinjaman {} hilang", d.no)))?;
    let barang = c.baris::<(BarisHutang, Fotonya)>(
        "FROM hutang_baris WHERE hutang_baris.toko = $1 AND hutang_baris.no_hutang = $2 ORDER BY hutang_baris.baris",
        args![toko, &d.no],
    )?;
    let peristiwa = c.baris(
        "FROM hutang_peristiwa WHERE hutang_peristiwa.toko = $1 AND hutang_peristiwa.no_hutang = $2 ORDER BY hutang_peristiwa.urut",
        args![toko, &d.no],
    )?;
    let rantai = c.baris(
        "FROM hutang h JOIN hutang_kini k ON k.toko = h.toko AND k.no_hutang = h.no_hutang WHERE h.toko = $1 AND h.no_akar = $2 \
         ORDER BY h.waktu, h.no_hutang LIMIT 200",
        args![toko, d.kepala.no_akar.as_str()],
    )?;
    let no = d.no.to_string();
    let mut pembayaran = bayar_tulis::dari(c, toko, &no)?;
    let cair: Option<String> = c.one(
        "SELECT no_cair FROM hutang_cair WHERE toko = $1 AND no_hutang = $2",
        args![toko, no.as_str()],
        |r| r.get(0),
    )?;
    if let Some(cair) = cair {
        pembayaran.extend(bayar_tulis::dari(c, toko, &cair)?);
    }
    let rincian_bunga = if d.kini.status == "AKTIF" {
        let s = biaya::syarat(&d.kepala, true)?;
        uraikan(&s, tgl, &s.pada(tgl)?)
    } else {
        Vec::new()
    };
    Ok(HutangRinci {
        kepala: jadi(kepala, tgl)?,
        detail_barang: barang.into_iter().map(|(isi, foto)| BarisRinci { isi, foto }).collect(),
        peristiwa,
        pembayaran,
        pelunasan: lihat_lunas::dari(c, toko, &no)?,
        rantai,
        rincian_bunga,
        boleh: boleh(c, &d, h.tgl_system)?,
        cetakan: konter::cetakan::banyak(c, toko, &no)?,
    })
}

/// What redeeming costs today and on the days to come.
pub fn biaya_hari(c: &mut Conn, p: &Pelaku, teks: &str, hari: i64, kini: Waktu) -> Hasil<biaya::HutangBiaya> {
    let h = Hari::baca(c, p)?;
    let d = buka(c, &p.toko, teks)?;
    d.aktif("dihitung biaya tebusnya")?;
    biaya::hari_demi_hari(&d, biaya::tgl_bunga(&h, kini), hari)
}

/// A loan that a scanned or typed code means.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangKetemu {
    pub no_faktur_hutang: String,
    /// the number of the ticket the code names; 0 when it names none
    pub tiket: i64,
    pub status: String,
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaKode {
    /// of a ticket: its number, with or without the ticket's, or the address of its QR; a manual number; a bag
    pub kode: String,
}

db::bacaan! {
    struct Ketemu {
        no_hutang: String = "k.no_hutang",
        status: String = "k.status",
    }
}

/// Finds a loan by what is scanned or typed.
pub fn cari_kode(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<HutangKetemu> {
    let teks = teks.trim();
    let tidak_ada = || PinjamTolak::TidakAda.tolak("Pinjaman ini tidak ada di toko ini");
    let (kode, tiket) = match teks.rsplit_once('/') {
        Some((k, t)) if !teks.contains("://") => match t.trim().parse::<i64>() {
            Ok(n) if n > 0 => (k.trim().to_uppercase(), n),
            _ => (teks.to_uppercase(), 0),
        },
        _ => (teks.to_uppercase(), 0),
    };
    let kode = match teks.split_once("/lacak/") {
        Some((_, isi)) => match platform::lacak::buka(c, isi)? {
            Some(no) => no.to_string(),
            None => return Err(tidak_ada()),
        },
        None => kode,
    };
    if kode.is_empty() {
        return Err(tidak_ada());
    }
    let cari = |syarat: &str| {
        format!(
            "FROM hutang h JOIN hutang_kini k ON k.toko = h.toko AND k.no_hutang = h.no_hutang WHERE h.toko = $1 AND {syarat} \
             ORDER BY k.terbuka DESC, h.waktu DESC LIMIT 1"
        )
    };
    for syarat in ["h.no_hutang = $2", "k.no_kantong = $2 AND k.terbuka = 1", "h.no_faktur_manual = $2"] {
        if let Some(k) = c.baris_satu::<Ketemu>(&cari(syarat), args![toko, kode.as_str()])? {
            return Ok(HutangKetemu { no_faktur_hutang: k.no_hutang, tiket, status: k.status });
        }
    }
    Err(tidak_ada())
}

/// What a paper needs of a loan, whatever its state.
pub fn untuk_nota(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<(Kepala, Kini, Vec<BarisHutang>)> {
    let d = buka(c, toko, teks)?;
    let baris = kini::baris(c, toko, &d.kepala.no_hutang)?;
    Ok((d.kepala, d.kini, baris))
}
