//! Services as they stand: the list by pages with its totals, and one with its pieces, its story and its money.

use crate::tabel::{self, BarisService, Kepala};
use crate::tahap::{Peristiwa, buka};
use db::{Conn, Val, args};
use konter::bayar_tulis::{self, Dibayar};
use platform::Hasil;
use platform::daftar::{self as halaman, Halaman};
use serde::{Deserialize, Serialize};
use values::{Berat, Kadar, KodeToko, NoFaktur, Rupiah};

/// The lines of a service.
pub(crate) fn baris(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Vec<BarisService>> {
    Ok(c.baris(
        "FROM service_baris WHERE service_baris.toko = $1 AND service_baris.no_service = $2 ORDER BY service_baris.baris",
        args![toko, no],
    )?)
}

/// What a service is about: its first piece and its work, and how many more.
pub(crate) const URAIAN: &str = "COALESCE((SELECT b.nama_barang FROM service_baris b WHERE b.toko = service.toko \
     AND b.no_service = service.no_service AND b.baris = 1), '')";
pub(crate) const BANYAK: &str = "(SELECT COUNT(*) FROM service_baris b WHERE b.toko = service.toko AND b.no_service = service.no_service)";

/// The first piece, and how many more.
pub(crate) fn uraian(pertama: &str, banyak: i64) -> String {
    if banyak > 1 { format!("{pertama} +{}", banyak - 1) } else { pertama.to_owned() }
}

db::bacaan! {
    struct Nasib {
        tahap: String = "service_kini.tahap",
        tgl_tahap: String = "service_kini.tgl_tahap",
        terbuka: bool = "service_kini.terbuka",
        kode_tukang: String = "service_kini.kode_tukang",
        nama_tukang: String = "COALESCE(tukang.nama_tukang, '')",
        total_rp: Rupiah = "service_kini.total_rp",
        valid_by: String = "service_kini.valid_by",
        saldo_dp: Rupiah = "COALESCE(saldo_titipan.saldo, 0)",
        pertama: String = URAIAN,
        qty: i64 = BANYAK,
        berat: Berat = "CAST((SELECT COALESCE(SUM(b.berat), 0) FROM service_baris b WHERE b.toko = service.toko \
             AND b.no_service = service.no_service) AS BIGINT)",
        kini: String = "toko.tgl_system",
    }
}

/// A service as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Service {
    #[serde(flatten)]
    pub isi: Kepala,
    /// MASUK, PROSES, SELESAI, AMBIL, BATAL
    pub tahap: String,
    pub tgl_tahap: String,
    pub terbuka: bool,
    pub kode_tukang: String,
    pub nama_tukang: String,
    /// 0 until it is finished
    #[schema(value_type = i64)]
    pub total_rp: Rupiah,
    /// what is left of the down payment
    #[schema(value_type = i64)]
    pub saldo_dp: Rupiah,
    /// still to pay, by the bill or the estimate; 0 once it is gone
    #[schema(value_type = i64)]
    pub sisa_rp: Rupiah,
    pub valid_by: String,
    pub terlambat: bool,
    pub hari_lewat: i64,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub uraian: String,
}

impl std::ops::Deref for Service {
    type Target = Kepala;

    fn deref(&self) -> &Kepala {
        &self.isi
    }
}

const DARI: &str = "FROM service JOIN service_kini ON service_kini.toko = service.toko \
     AND service_kini.no_service = service.no_service JOIN toko ON toko.kode_toko = service.toko \
     LEFT JOIN saldo_titipan ON saldo_titipan.toko = service.toko AND saldo_titipan.no_titip = service.no_service \
     LEFT JOIN tukang ON tukang.toko = service.toko AND tukang.kode_tukang = service_kini.kode_tukang";

/// Days a promise is over.
pub(crate) fn lewat(kini: &str, janji: &str) -> i64 {
    match (values::Tanggal::parse(kini), values::Tanggal::parse(janji)) {
        (Ok(k), Ok(j)) => k.selisih_hari(j).max(0),
        _ => 0,
    }
}

fn jadi((isi, n): (Kepala, Nasib)) -> Service {
    let tagihan = if n.total_rp > Rupiah::NOL || n.tahap == "SELESAI" { n.total_rp } else { isi.estimasi_rp };
    let sisa = tagihan.nilai().saturating_sub(n.saldo_dp.nilai()).max(0);
    let sisa_rp = if n.terbuka && isi.jenis == "CUSTOMER" { Rupiah::new(sisa) } else { Rupiah::NOL };
    let belum = matches!(n.tahap.as_str(), "MASUK" | "PROSES");
    let hari_lewat = if belum { lewat(&n.kini, &isi.tgl_janji) } else { 0 };
    Service {
        tahap: n.tahap,
        tgl_tahap: n.tgl_tahap,
        terbuka: n.terbuka,
        kode_tukang: n.kode_tukang,
        nama_tukang: n.nama_tukang,
        total_rp: n.total_rp,
        saldo_dp: n.saldo_dp,
        sisa_rp,
        valid_by: n.valid_by,
        terlambat: hari_lewat > 0,
        hari_lewat,
        qty: n.qty,
        berat: n.berat,
        uraian: uraian(&n.pertama, n.qty),
        isi,
    }
}

/// Which services. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaService {
    pub tgl_from: String,
    pub tgl_to: String,
    /// number, customer, phone or barcode
    pub cari: String,
    /// ALL, TERBUKA, TERLAMBAT or a stage
    pub tahap: String,
    /// ALL, CUSTOMER or TOKO
    pub jenis: String,
    pub kode_sales: String,
    pub skip: i64,
    pub limit: i64,
    /// a column to sort by: no_service, tgl_system, tgl_janji, nama_customer, estimasi_rp, dp_rp, total_rp, tahap
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

const URUTAN: &[(&str, &str)] = &[
    ("no_service", "service.no_service"),
    ("tgl_system", "service.tgl_system"),
    ("tgl_janji", "service.tgl_janji"),
    ("nama_customer", "service.nama_customer"),
    ("estimasi_rp", "service.estimasi_rp"),
    ("dp_rp", "service.dp_rp"),
    ("total_rp", "service_kini.total_rp"),
    ("tahap", "service_kini.tahap"),
];

db::bacaan! {
    /// Over every service that fits; cancelled ones count for nothing.
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ServiceTotal)]
    pub struct TotalService {
        pub qty: i64 = jumlah_sql(BANYAK),
        #[schema(value_type = f64)]
        pub berat: Berat = jumlah_sql(BERAT),
        #[schema(value_type = i64)]
        pub estimasi_rp: Rupiah = jumlah_sql("service.estimasi_rp"),
        #[schema(value_type = i64)]
        pub dp_rp: Rupiah = jumlah_sql("service.dp_rp"),
        #[schema(value_type = i64)]
        pub total_rp: Rupiah = jumlah_sql("service_kini.total_rp"),
        /// still in hand of what was paid down
        #[schema(value_type = i64)]
        pub saldo_dp: Rupiah = jumlah_sql("COALESCE(saldo_titipan.saldo, 0)"),
        /// still to pay of those that are open
        #[schema(value_type = i64)]
        pub sisa_rp: Rupiah = jumlah_sql(SISA),
    }
}

fn jumlah_sql(apa: &str) -> String {
    halaman::jumlah(&[apa])
}

const BERAT: &str = "(SELECT COALESCE(SUM(b.berat), 0) FROM service_baris b WHERE b.toko = service.toko \
     AND b.no_service = service.no_service)";
/// The bill where there is one, else the estimate, less what was paid down.
const SISA: &str = "CASE WHEN service_kini.terbuka = 1 AND service.jenis = 'CUSTOMER' \
     AND CASE WHEN service_kini.tahap = 'SELESAI' THEN service_kini.total_rp ELSE service.estimasi_rp END > COALESCE(saldo_titipan.saldo, 0) \
     THEN CASE WHEN service_kini.tahap = 'SELESAI' THEN service_kini.total_rp ELSE service.estimasi_rp END - COALESCE(saldo_titipan.saldo, 0) \
     ELSE 0 END";

const LIMIT_MAKS: i64 = 200;

fn syarat(toko: &KodeToko, t: &TanyaService) -> (String, Vec<Val>) {
    let mut sql = "service.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    for (kolom, tanda, isi) in [
        ("service.tgl_system", ">=", t.tgl_from.trim()),
        ("service.tgl_system", "<=", t.tgl_to.trim()),
        ("service.kode_sales", "=", t.kode_sales.trim()),
        ("service.jenis", "=", t.jenis.trim()),
    ] {
        if !isi.is_empty() && isi != "ALL" {
            nilai.push(isi.to_uppercase().into());
            sql.push_str(&format!(" AND {kolom} {tanda} ${}", nilai.len()));
        }
    }
    match t.tahap.trim().to_uppercase().as_str() {
        "" | "ALL" => {}
        "TERBUKA" => sql.push_str(" AND service_kini.terbuka = 1"),
        "TERLAMBAT" => sql.push_str(
            " AND service_kini.terbuka = 1 AND service_kini.tahap IN ('MASUK', 'PROSES') AND service.tgl_janji < toko.tgl_system",
        ),
        tahap => {
            nilai.push(tahap.to_owned().into());
            sql.push_str(&format!(" AND service_kini.tahap = ${}", nilai.len()));
        }
    }
    let cari = t.cari.trim().to_uppercase();
    if !cari.is_empty() {
        nilai.push(format!("%{}%", cari.replace(['%', '_', '\\'], "")).into());
        let n = nilai.len();
        sql.push_str(&format!(
            " AND (service.no_service LIKE ${n} OR service.nama_customer LIKE ${n} OR service.no_hp LIKE ${n} OR EXISTS \
             (SELECT 1 FROM service_baris c WHERE c.toko = service.toko AND c.no_service = service.no_service \
             AND (c.kode_barcode LIKE ${n} OR c.no_faktur_jual LIKE ${n} OR c.nama_barang LIKE ${n})))"
        ));
    }
    (sql, nilai)
}

/// The newest first unless asked otherwise, how many there are, and what they come to.
pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &TanyaService) -> Hasil<Halaman<Service, TotalService>> {
    let akhir = "service.waktu DESC, service.no_service DESC";
    let urutan = halaman::urutan(URUTAN, &t.sort_by, &t.urut, akhir)?;
    let (syarat, nilai) = syarat(toko, t);
    let count = c.nilai(&format!("SELECT COUNT(*) {DARI} WHERE {syarat}"), &nilai)?;
    let sql = format!("{DARI} WHERE {syarat} AND service_kini.tahap <> 'BATAL'");
    let total = c.baris_satu::<TotalService>(&sql, &nilai)?.unwrap_or_default();
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!("{DARI} WHERE {syarat} ORDER BY {urutan} LIMIT {limit} OFFSET {}", t.skip.max(0));
    let data = c.baris::<(Kepala, Nasib)>(&sql, &nilai)?.into_iter().map(jadi).collect();
    Ok(Halaman { data, count, total })
}

db::bacaan! {
    /// How a piece came back, and its photos.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ServiceBarisHasil)]
    pub struct Hasilnya {
        #[schema(value_type = f64)]
        pub berat_keluar: Berat = "COALESCE(service_selesai_baris.berat, 0)",
        pub batu_keluar: i64 = "COALESCE(service_selesai_baris.jumlah_batu, 0)",
        #[schema(value_type = f64)]
        pub emas_tambah: Berat = "COALESCE(service_selesai_baris.emas_tambah, 0)",
        #[schema(value_type = f64)]
        pub emas_kembali: Berat = "COALESCE(service_selesai_baris.emas_kembali, 0)",
        #[schema(value_type = i64)]
        pub emas_rp: Rupiah = "COALESCE(service_selesai_baris.emas_rp, 0)",
        #[schema(value_type = i64)]
        pub biaya_rp: Rupiah = "COALESCE(service_selesai_baris.biaya_rp, 0)",
        #[schema(value_type = f64)]
        pub kadar_uji: Kadar = "COALESCE(service_selesai_baris.kadar_uji, 0)",
        pub penguji: String = "COALESCE(service_selesai_baris.penguji, '')",
        pub foto_masuk: bool = "(SELECT COUNT(*) FROM gambar g WHERE g.toko = service_baris.toko AND g.jenis = 'FOTO_SERVICE' \
             AND g.kunci = service_baris.no_service || '/' || service_baris.baris || '/MASUK')",
        pub foto_keluar: bool = "(SELECT COUNT(*) FROM gambar g WHERE g.toko = service_baris.toko AND g.jenis = 'FOTO_SERVICE' \
             AND g.kunci = service_baris.no_service || '/' || service_baris.baris || '/KELUAR')",
    }
}

/// A piece of a service, as it came and as it came back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceBaris)]
pub struct BarisRinci {
    #[serde(flatten)]
    pub isi: BarisService,
    #[serde(flatten)]
    pub hasil: Hasilnya,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceSelesaiRinci)]
pub struct SelesaiRinci {
    pub no_selesai: String,
    pub tgl_system: String,
    pub oleh: String,
    #[schema(value_type = i64)]
    pub total_rp: Rupiah,
    pub keterangan: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceAmbilRinci)]
pub struct AmbilRinci {
    pub no_ambil: String,
    pub tgl_system: String,
    pub oleh: String,
    pub pengambil: String,
    pub kuasa: bool,
    pub nik_samar: String,
    /// how it was seen who fetched it: KARTU, DICATAT, KUASA
    pub identitas: String,
    #[schema(value_type = i64)]
    pub total_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dp_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dibayar_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dikembalikan_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dpp: Rupiah,
    #[schema(value_type = i64)]
    pub ppn: Rupiah,
    pub pembayaran: Vec<Dibayar>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceBatalRinci)]
pub struct BatalRinci {
    pub no_batal: String,
    pub tgl_system: String,
    pub oleh: String,
    pub disetujui: String,
    pub alasan: String,
    #[schema(value_type = i64)]
    pub biaya_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dibayar_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dikembalikan_rp: Rupiah,
    pub pembayaran: Vec<Dibayar>,
}

/// What the shop owes for pieces that did not come back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceGantiRinci)]
pub struct GantiRinci {
    pub no_ganti: String,
    /// HILANG or TAK DIAMBIL
    pub jenis: String,
    pub tgl_system: String,
    pub oleh: String,
    pub disetujui: String,
    pub alasan: String,
    #[schema(value_type = i64)]
    pub nilai_rp: Rupiah,
    #[schema(value_type = i64)]
    pub tagihan_rp: Rupiah,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// still to pay
    #[schema(value_type = i64)]
    pub sisa_rp: Rupiah,
}

/// One service with all that is known of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct ServiceRinci {
    #[serde(flatten)]
    pub kepala: Service,
    pub detail_barang: Vec<BarisRinci>,
    pub peristiwa: Vec<Peristiwa>,
    /// of the down payment
    pub pembayaran: Vec<Dibayar>,
    pub selesai: Option<SelesaiRinci>,
    pub ambil: Option<AmbilRinci>,
    pub batal: Option<BatalRinci>,
    /// what the shop owes for pieces that did not come back
    pub ganti: Option<GantiRinci>,
    /// how often its nota was handed out
    pub cetakan: i64,
}

/// The pick-up that stands; one that was taken back does not.
pub(crate) fn ambilan(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Option<tabel::Ambil>> {
    Ok(c.baris_satu(
        "FROM service_ambil WHERE service_ambil.toko = $1 AND service_ambil.no_service = $2 AND NOT EXISTS (SELECT 1 \
         FROM service_ambil_batal x WHERE x.toko = service_ambil.toko AND x.no_ambil = service_ambil.no_ambil)",
        args![toko, no],
    )?)
}

fn ambil_rinci(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Option<AmbilRinci>> {
    let Some(a) = ambilan(c, toko, no)? else { return Ok(None) };
    let pembayaran = bayar_tulis::dari(c, toko, &a.no_ambil)?;
    Ok(Some(AmbilRinci {
        no_ambil: a.no_ambil,
        tgl_system: a.tgl_system,
        oleh: a.oleh,
        pengambil: a.pengambil,
        kuasa: a.kuasa,
        nik_samar: a.nik_samar,
        identitas: a.identitas,
        total_rp: a.total_rp,
        dp_rp: a.dp_rp,
        dibayar_rp: a.dibayar_rp,
        dikembalikan_rp: a.dikembalikan_rp,
        dpp: a.dpp,
        ppn: a.ppn,
        pembayaran,
    }))
}

fn batal_rinci(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Option<BatalRinci>> {
    let sql = "FROM service_batal WHERE service_batal.toko = $1 AND service_batal.no_service = $2";
    let Some(b) = c.baris_satu::<tabel::Batal>(sql, args![toko, no])? else { return Ok(None) };
    let pembayaran = bayar_tulis::dari(c, toko, &b.no_batal)?;
    Ok(Some(BatalRinci {
        no_batal: b.no_batal,
        tgl_system: b.tgl_system,
        oleh: b.oleh,
        disetujui: b.disetujui,
        alasan: b.alasan,
        biaya_rp: b.biaya_rp,
        dibayar_rp: b.dibayar_rp,
        dikembalikan_rp: b.dikembalikan_rp,
        pembayaran,
    }))
}

fn ganti_rinci(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Option<GantiRinci>> {
    let sql = "FROM service_ganti WHERE service_ganti.toko = $1 AND service_ganti.no_service = $2";
    let Some(g) = c.baris_satu::<tabel::Ganti>(sql, args![toko, no])? else { return Ok(None) };
    let nomor = NoFaktur::parse(&g.no_ganti).map_err(|e| db::Error::Lain(e.to_string()))?;
    Ok(Some(GantiRinci {
        sisa_rp: konter::uang_muka::saldo(c, toko, &nomor)?,
        no_ganti: g.no_ganti,
        jenis: g.jenis,
        tgl_system: g.tgl_system,
        oleh: g.oleh,
        disetujui: g.disetujui,
        alasan: g.alasan,
        nilai_rp: g.nilai_rp,
        tagihan_rp: g.tagihan_rp,
        jumlah_rp: g.jumlah_rp,
    }))
}

/// One service by its number.
pub fn rinci(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<ServiceRinci> {
    let no = buka(c, toko, teks)?.no;
    let sql = format!("{DARI} WHERE service.toko = $1 AND service.no_service = $2");
    let ada = c.baris_satu::<(Kepala, Nasib)>(&sql, args![toko, &no])?;
    let kepala = ada.map(jadi).ok_or_else(|| db::Error::Lain(format!("service {no} hilang")))?;
    let barang = c.baris::<(BarisService, Hasilnya)>(
        "FROM service_baris LEFT JOIN service_selesai_baris ON service_selesai_baris.toko = service_baris.toko \
         AND service_selesai_baris.no_service = service_baris.no_service AND service_selesai_baris.baris = service_baris.baris \
         WHERE service_baris.toko = $1 AND service_baris.no_service = $2 ORDER BY service_baris.baris",
        args![toko, &no],
    )?;
    let peristiwa = c.baris(
        "FROM service_peristiwa WHERE service_peristiwa.toko = $1 AND service_peristiwa.no_service = $2 \
         ORDER BY service_peristiwa.urut",
        args![toko, &no],
    )?;
    let selesai = c.baris_satu::<tabel::Selesai>(
        "FROM service_selesai WHERE service_selesai.toko = $1 AND service_selesai.no_service = $2",
        args![toko, &no],
    )?;
    let teks = no.to_string();
    Ok(ServiceRinci {
        kepala,
        detail_barang: barang.into_iter().map(|(isi, hasil)| BarisRinci { isi, hasil }).collect(),
        peristiwa,
        pembayaran: bayar_tulis::dari(c, toko, &teks)?,
        selesai: selesai.map(|s| SelesaiRinci {
            no_selesai: s.no_selesai,
            tgl_system: s.tgl_system,
            oleh: s.oleh,
            total_rp: s.total_rp,
            keterangan: s.keterangan,
        }),
        ambil: ambil_rinci(c, toko, &no)?,
        batal: batal_rinci(c, toko, &no)?,
        ganti: ganti_rinci(c, toko, &no)?,
        cetakan: konter::cetakan::banyak(c, toko, &teks)?,
    })
}
