//! Contracts as they stand: the list by pages with its totals, what falls due, and one with its pieces, its schedule, its payments
//! and its story.

use crate::batal_bayar;
use crate::bayar::belum_masuk;
use crate::hutang::{self, Angsuran, hari_hitung};
use crate::tabel::{self, Akhir, Alokasi, Isi, IsiBaris, IsiBayar, Kini, Kontrak, Peristiwa, macet};
use db::{Conn, Val, args, pola_cari};
use konter::bayar_tulis::{self, Dibayar};
use konter::{meluap, uang_muka};
use ledger::piutang;
use niaga::timbang_lagi::{self, BarangKeluar};
use platform::Hasil;
use platform::daftar::{self as halaman, Halaman};
use serde::{Deserialize, Serialize};
use values::{KodeToko, NoFaktur, Rupiah, Tanggal, Waktu};

/// A contract as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Cicilan {
    #[serde(flatten)]
    pub isi: Isi,
    /// AKTIF, MACET, LUNAS, LELANG, BATAL
    pub tahap: String,
    pub tgl_tahap: String,
    /// the pieces are with the customer
    pub diserahkan: bool,
    #[schema(value_type = i64)]
    pub sisa_pokok: Rupiah,
    #[schema(value_type = i64)]
    pub sisa_bunga: Rupiah,
    /// both together; nothing once it ended
    #[schema(value_type = i64)]
    pub sisa_rp: Rupiah,
    /// of the oldest that is not paid; empty where none is
    pub jatuh_tempo: String,
    pub hari_lewat: i64,
    /// instalments that are late, and what of them is left
    pub tunggak: i64,
    #[schema(value_type = i64)]
    pub tunggak_rp: Rupiah,
    #[schema(value_type = i64)]
    pub denda_rp: Rupiah,
}

/// Which contracts. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaCicilan {
    pub tgl_from: String,
    pub tgl_to: String,
    /// number, customer, phone or barcode
    pub cari: String,
    /// ALL, TERBUKA, AKTIF, MACET, TERLAMBAT, LUNAS, LELANG, BATAL
    pub tahap: String,
    pub kode_sales: String,
    pub skip: i64,
    pub limit: i64,
    /// a column to sort by: no_cicilan, tgl_system, nama_customer, harga_rp, sisa_pokok, jatuh_tempo
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

/// What falls due.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaTempo {
    /// how many days ahead; left out: 7
    pub hari: Option<i64>,
    pub cari: String,
    pub skip: i64,
    pub limit: i64,
}

const URUTAN: &[(&str, &str)] = &[
    ("no_cicilan", "kontrak_cicilan.no_cicilan"),
    ("tgl_system", "kontrak_cicilan.tgl_system"),
    ("nama_customer", "kontrak_cicilan.nama_customer"),
    ("harga_rp", "kontrak_cicilan.harga_rp"),
    ("sisa_pokok", "cicilan_kini.sisa_pokok"),
    ("jatuh_tempo", "cicilan_kini.jatuh_tempo"),
];

const DARI: &str = "FROM kontrak_cicilan JOIN cicilan_kini ON cicilan_kini.toko = kontrak_cicilan.toko \
     AND cicilan_kini.no_cicilan = kontrak_cicilan.no_cicilan JOIN toko ON toko.kode_toko = kontrak_cicilan.toko";

/// Still to pay of what is late on an open one.
const TUNGGAK: &str = "CASE WHEN cicilan_kini.terbuka = 1 AND cicilan_kini.jatuh_tempo <> '' AND cicilan_kini.jatuh_tempo < toko.tgl_system \
     THEN (SELECT COALESCE(SUM(j.pokok_rp + j.bunga_rp), 0) FROM cicilan_jadwal j WHERE j.toko = kontrak_cicilan.toko \
      AND j.no_cicilan = kontrak_cicilan.no_cicilan AND j.jatuh_tempo < toko.tgl_system) \
     - (SELECT COALESCE(SUM(a.pokok_rp + a.bunga_rp + a.bebas_rp), 0) FROM cicilan_alokasi a JOIN cicilan_jadwal j ON j.toko = a.toko \
      AND j.no_cicilan = a.no_cicilan AND j.ke = a.ke WHERE a.toko = kontrak_cicilan.toko AND a.no_cicilan = kontrak_cicilan.no_cicilan \
      AND j.jatuh_tempo < toko.tgl_system AND NOT EXISTS (SELECT 1 FROM cicilan_bayar_batal z WHERE z.toko = a.toko \
      AND z.no_bayar = a.no_bayar)) ELSE 0 END";

fn jumlah(apa: &str) -> String {
    halaman::jumlah(&[apa])
}

db::bacaan! {
    /// Over every contract that fits; cancelled ones count for nothing.
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = CicilanTotal)]
    pub struct TotalCicilan {
        pub qty: i64 = jumlah("kontrak_cicilan.qty"),
        #[schema(value_type = i64)]
        pub harga_rp: Rupiah = jumlah("kontrak_cicilan.harga_rp"),
        #[schema(value_type = i64)]
        pub dp_rp: Rupiah = jumlah("kontrak_cicilan.dp_rp"),
        #[schema(value_type = i64)]
        pub sisa_pokok: Rupiah = jumlah("CASE WHEN cicilan_kini.terbuka = 1 THEN cicilan_kini.sisa_pokok ELSE 0 END"),
        #[schema(value_type = i64)]
        pub sisa_bunga: Rupiah = jumlah("CASE WHEN cicilan_kini.terbuka = 1 THEN cicilan_kini.sisa_bunga ELSE 0 END"),
        #[schema(value_type = i64)]
        pub tunggak_rp: Rupiah = jumlah(TUNGGAK),
    }
}

const LIMIT_MAKS: i64 = 200;
const MACET: &str = "cicilan_kini.terbuka = 1 AND cicilan_kini.macet_sejak <> '' AND cicilan_kini.macet_sejak < toko.tgl_system";

fn cari(teks: &str, sql: &mut String, nilai: &mut Vec<Val>) {
    if teks.trim().is_empty() {
        return;
    }
    nilai.push(pola_cari(teks).into());
    let n = nilai.len();
    let kena = |k: &str| format!("LOWER({k}) LIKE ${n} ESCAPE '\\'");
    let kolom = ["no_cicilan", "nama_customer", "no_hp"].map(|k| kena(&format!("kontrak_cicilan.{k}")));
    let barang = ["c.kode_barcode", "c.nama_barang"].map(kena);
    sql.push_str(&format!(
        " AND ({} OR EXISTS (SELECT 1 FROM cicilan_baris c WHERE c.toko = kontrak_cicilan.toko \
         AND c.no_cicilan = kontrak_cicilan.no_cicilan AND ({})))",
        kolom.join(" OR "),
        barang.join(" OR ")
    ));
}

fn syarat(toko: &KodeToko, t: &TanyaCicilan) -> (String, Vec<Val>) {
    let mut sql = "kontrak_cicilan.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    for (kolom, tanda, isi) in [
        ("tgl_system", ">=", t.tgl_from.trim()),
        ("tgl_system", "<=", t.tgl_to.trim()),
        ("kode_sales", "=", t.kode_sales.trim()),
    ] {
        if !isi.is_empty() && isi != "ALL" {
            nilai.push(isi.to_uppercase().into());
            sql.push_str(&format!(" AND kontrak_cicilan.{kolom} {tanda} ${}", nilai.len()));
        }
    }
    match t.tahap.trim().to_uppercase().as_str() {
        "" | "ALL" => {}
        "TERBUKA" => sql.push_str(" AND cicilan_kini.terbuka = 1"),
        "MACET" => sql.push_str(&format!(" AND {MACET}")),
        "AKTIF" => sql.push_str(&format!(" AND cicilan_kini.terbuka = 1 AND NOT ({MACET})")),
        "TERLAMBAT" => sql.push_str(
            " AND cicilan_kini.terbuka = 1 AND cicilan_kini.jatuh_tempo <> '' AND cicilan_kini.jatuh_tempo < toko.tgl_system",
        ),
        tahap => {
            nilai.push(tahap.to_owned().into());
            sql.push_str(&format!(" AND cicilan_kini.tahap = ${}", nilai.len()));
        }
    }
    cari(&t.cari, &mut sql, &mut nilai);
    (sql, nilai)
}

fn jadi(c: &mut Conn, toko: &KodeToko, hari: Tanggal, (isi, kini): (Isi, Kini)) -> Hasil<Cicilan> {
    let buka = kini.terbuka;
    let u = hutang::pada(c, toko, &isi, hari)?;
    let nol = Rupiah::NOL;
    let sisa = kini.sisa_pokok.tambah(kini.sisa_bunga).map_err(meluap)?;
    let tahap = if buka && macet(&kini.macet_sejak, hari) { "MACET".to_owned() } else { kini.tahap };
    let lewat = u.angsuran.iter().map(|a| a.hari_lewat).max().unwrap_or(0);
    Ok(Cicilan {
        isi,
        tahap,
        tgl_tahap: kini.tgl_tahap,
        diserahkan: kini.diserahkan,
        sisa_pokok: kini.sisa_pokok,
        sisa_bunga: kini.sisa_bunga,
        sisa_rp: if buka { sisa } else { nol },
        jatuh_tempo: if buka { kini.jatuh_tempo } else { String::new() },
        hari_lewat: if buka { lewat } else { 0 },
        tunggak: if buka { u.tunggak } else { 0 },
        tunggak_rp: if buka { u.tunggak_rp } else { nol },
        denda_rp: if buka { u.denda } else { nol },
    })
}

fn halaman_dari(
    c: &mut Conn,
    toko: &KodeToko,
    (syarat, nilai): (&str, &[Val]),
    (urutan, skip, limit): (&str, i64, i64),
    kini: Waktu,
) -> Hasil<Halaman<Cicilan, TotalCicilan>> {
    let hari = hari_hitung(platform::toko::cari(c, toko)?.tgl_system, kini);
    let count = c.nilai(&format!("SELECT COUNT(*) {DARI} WHERE {syarat}"), nilai)?;
    let sql = format!("{DARI} WHERE {syarat} AND cicilan_kini.tahap <> 'BATAL'");
    let total = c.baris_satu::<TotalCicilan>(&sql, nilai)?.unwrap_or_default();
    let limit = if limit <= 0 { 50 } else { limit.min(LIMIT_MAKS) };
    let sql = format!("{DARI} WHERE {syarat} ORDER BY {urutan} LIMIT {limit} OFFSET {}", skip.max(0));
    let baris = c.baris::<(Isi, Kini)>(&sql, nilai)?;
    let data = baris.into_iter().map(|b| jadi(c, toko, hari, b)).collect::<Hasil<Vec<_>>>()?;
    Ok(Halaman { data, count, total })
}

/// The newest first unless asked otherwise, how many there are, and what they come to.
pub fn daftar(
    c: &mut Conn,
    toko: &KodeToko,
    t: &TanyaCicilan,
    kini: Waktu,
) -> Hasil<Halaman<Cicilan, TotalCicilan>> {
    let akhir = "kontrak_cicilan.waktu DESC, kontrak_cicilan.no_cicilan DESC";
    let urutan = halaman::urutan(URUTAN, &t.sort_by, &t.urut, akhir)?;
    let (syarat, nilai) = syarat(toko, t);
    halaman_dari(c, toko, (&syarat, &nilai), (&urutan, t.skip, t.limit), kini)
}

/// What is late, and what falls due within so many days; the oldest first.
pub fn jatuh_tempo(
    c: &mut Conn,
    toko: &KodeToko,
    t: &TanyaTempo,
    kini: Waktu,
) -> Hasil<Halaman<Cicilan, TotalCicilan>> {
    let hari = platform::toko::cari(c, toko)?.tgl_system;
    let sampai =
        hari.tambah_hari(t.hari.unwrap_or(7).clamp(0, 3_650)).map_err(|e| db::Error::Lain(e.to_string()))?;
    let mut nilai: Vec<Val> = args![toko, sampai].to_vec();
    let mut syarat = "kontrak_cicilan.toko = $1 AND cicilan_kini.toko = $1 AND cicilan_kini.terbuka = 1 \
         AND cicilan_kini.jatuh_tempo > '' AND cicilan_kini.jatuh_tempo <= $2"
        .to_owned();
    cari(&t.cari, &mut syarat, &mut nilai);
    let urutan = "cicilan_kini.jatuh_tempo, cicilan_kini.no_cicilan";
    halaman_dari(c, toko, (&syarat, &nilai), (urutan, t.skip, t.limit), kini)
}

/// A piece of a contract.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanBaris {
    #[serde(flatten)]
    pub isi: IsiBaris,
    /// its line of the sale; empty until it is sold
    pub no_faktur_jual: String,
}

/// A payment with what of it went where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanBayar {
    #[serde(flatten)]
    pub isi: IsiBayar,
    /// empty unless it was taken back
    pub no_batal: String,
    pub bisa_batal: bool,
    pub alokasi: Vec<Alokasi>,
    pub pembayaran: Vec<Dibayar>,
}

/// One contract with all that is known of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanRinci {
    #[serde(flatten)]
    pub kepala: Cicilan,
    /// what settling costs today, and the interest it saves
    #[schema(value_type = i64)]
    pub pelunasan_rp: Rupiah,
    #[schema(value_type = i64)]
    pub bebas_rp: Rupiah,
    /// transfers the bank has not shown yet
    #[schema(value_type = i64)]
    pub belum_masuk_rp: Rupiah,
    /// kept for the customer
    #[schema(value_type = i64)]
    pub saldo_rp: Rupiah,
    /// owed on pieces that are out
    #[schema(value_type = i64)]
    pub piutang_rp: Rupiah,
    /// its sale; empty until it is sold
    pub no_faktur_group: String,
    /// the pieces as they went out; empty while the shop has them
    pub diambil: Vec<BarangKeluar>,
    /// the number on the paper of the program before; empty otherwise
    pub no_lama: String,
    pub detail_barang: Vec<CicilanBaris>,
    pub jadwal: Vec<Angsuran>,
    pub pembayaran: Vec<CicilanBayar>,
    /// how it was paid down
    pub uang_muka: Vec<Dibayar>,
    pub peristiwa: Vec<Peristiwa>,
    pub akhir: Option<Akhir>,
    /// how often its paper was handed out
    pub cetakan: i64,
}

fn pembayaran(c: &mut Conn, toko: &KodeToko, k: &Kontrak) -> Hasil<Vec<CicilanBayar>> {
    let semua = c.baris::<IsiBayar>(
        "FROM cicilan_bayar WHERE cicilan_bayar.toko = $1 AND cicilan_bayar.no_cicilan = $2 \
         ORDER BY cicilan_bayar.waktu, cicilan_bayar.no_bayar",
        args![toko, &k.no],
    )?;
    let mut hasil = Vec::with_capacity(semua.len());
    for isi in semua {
        let no_batal: Option<String> = c.one(
            "SELECT no_batal FROM cicilan_bayar_batal WHERE toko = $1 AND no_bayar = $2",
            args![toko, isi.no_bayar.as_str()],
            |r| r.get(0),
        )?;
        let alokasi = c.baris::<Alokasi>(
            "FROM cicilan_alokasi WHERE cicilan_alokasi.toko = $1 AND cicilan_alokasi.no_bayar = $2 ORDER BY cicilan_alokasi.ke",
            args![toko, isi.no_bayar.as_str()],
        )?;
        let pembayaran = bayar_tulis::dari(c, toko, &isi.no_bayar)?;
        let bisa_batal = no_batal.is_none() && batal_bayar::sebab(c, k, &isi)?.is_none();
        hasil.push(CicilanBayar {
            isi,
            no_batal: no_batal.unwrap_or_default(),
            bisa_batal,
            alokasi,
            pembayaran,
        });
    }
    Ok(hasil)
}

/// The sale of a contract that stands, and its lines by barcode.
fn dijual(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Vec<(String, String, String)>> {
    Ok(c.rows(
        "SELECT j.no_faktur_group, j.kode_barcode, j.no_faktur_jual FROM faktur_sumber s JOIN jual j ON j.toko = s.toko \
         AND j.no_faktur_group = s.no_faktur_group WHERE s.toko = $1 AND s.no_sumber = $2 AND NOT EXISTS (SELECT 1 FROM faktur_batal z \
         WHERE z.toko = s.toko AND z.no_faktur_group = s.no_faktur_group) ORDER BY j.baris",
        args![toko, no],
        |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)),
    )?)
}

/// One contract by its number here or on the old paper, as it stands now.
pub fn rinci(c: &mut Conn, toko: &KodeToko, teks: &str, kini: Waktu) -> Hasil<CicilanRinci> {
    pada(c, toko, teks, Some(kini))
}

/// The same for its papers, which say nothing of what is owed today.
pub fn untuk_nota(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<CicilanRinci> {
    pada(c, toko, teks, None)
}

fn pada(c: &mut Conn, toko: &KodeToko, teks: &str, kini: Option<Waktu>) -> Hasil<CicilanRinci> {
    let nomor = niaga::awal::kerja::nomor(c, toko, values::JenisDok::Cicilan, teks)?;
    let teks = nomor.map_or_else(|| teks.to_owned(), |n| n.to_string());
    let k = tabel::baca(c, toko, &teks)?;
    let tgl = platform::toko::cari(c, toko)?.tgl_system;
    let hari = kini.map_or(tgl, |k| hari_hitung(tgl, k));
    let u = hutang::pada(c, toko, &k.isi, hari)?;
    let jual = dijual(c, toko, &k.no)?;
    let detail_barang = k
        .baris
        .iter()
        .map(|b| CicilanBaris {
            isi: b.clone(),
            no_faktur_jual: jual
                .iter()
                .find(|(_, kode, _)| *kode == b.kode_barcode)
                .map(|j| j.2.clone())
                .unwrap_or_default(),
        })
        .collect();
    let diambil = match jual.first().filter(|_| k.kini.diserahkan) {
        Some((nota, ..)) => {
            let nota = NoFaktur::parse(nota).map_err(|e| db::Error::Lain(e.to_string()))?;
            timbang_lagi::keluar(c, toko, &nota)?
        }
        None => Vec::new(),
    };
    let buka = k.kini.terbuka;
    let peristiwa = c.baris(
        "FROM cicilan_peristiwa WHERE cicilan_peristiwa.toko = $1 AND cicilan_peristiwa.no_cicilan = $2 ORDER BY cicilan_peristiwa.urut",
        args![toko, &k.no],
    )?;
    let no_lama: Option<String> =
        c.one("SELECT no_lama FROM kerja_awal WHERE toko = $1 AND no_dok = $2", args![toko, &k.no], |r| {
            r.get(0)
        })?;
    Ok(CicilanRinci {
        pelunasan_rp: if buka { u.pelunasan } else { Rupiah::NOL },
        bebas_rp: if buka { u.bebas } else { Rupiah::NOL },
        belum_masuk_rp: belum_masuk(c, toko, &k.no)?,
        saldo_rp: uang_muka::saldo(c, toko, &k.no)?,
        piutang_rp: piutang::saldo(c, toko, &k.no)?,
        no_faktur_group: jual.first().map(|j| j.0.clone()).unwrap_or_default(),
        diambil,
        no_lama: no_lama.unwrap_or_default(),
        detail_barang,
        jadwal: u.angsuran,
        pembayaran: pembayaran(c, toko, &k)?,
        uang_muka: bayar_tulis::dari(c, toko, &k.isi.no_cicilan)?,
        peristiwa,
        akhir: c.baris_satu(
            "FROM cicilan_akhir WHERE cicilan_akhir.toko = $1 AND cicilan_akhir.no_cicilan = $2",
            args![toko, &k.no],
        )?,
        cetakan: konter::cetakan::banyak(c, toko, &k.isi.no_cicilan)?,
        kepala: jadi(c, toko, hari, (k.isi, k.kini))?,
    })
}
