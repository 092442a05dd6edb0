//! Shipments as the screens list them, one in full for the paper, and what is on its way for the dashboards.

use super::nomor;
use crate::BarangTolak;
use db::{Conn, Val, args};
use platform::daftar::{Halaman, jumlah};
use platform::{Hasil, toko};
use serde::{Deserialize, Serialize};
use values::{Berat, JenisDok, Kadar, KodeToko, NoFaktur};

/// What a list is asked for. Empty and ALL mean no filter.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaKirim {
    /// KELUAR (sent by the store, the default) or MASUK (coming to it)
    pub arah: String,
    pub status: String,
    pub tgl_from: String,
    pub tgl_to: String,
    /// part of the number, the courier or the waybill
    pub cari: String,
    pub skip: i64,
    pub limit: i64,
    /// a column to sort by: no_kirim, tgl_system, asal, tujuan, status, qty, berat, sisa_qty, kurir, no_resi, oleh
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = KirimRingkas)]
    pub struct Ringkas {
        pub no_kirim: String = "k.no_kirim",
        pub jenis: String = "k.jenis",
        pub asal: String = "k.toko",
        pub nama_asal: String = "a.nama_toko",
        pub tujuan: String = "k.tujuan",
        pub nama_tujuan: String = "t.nama_toko",
        pub tgl_system: String = "k.tgl_system",
        pub waktu: String = "k.waktu",
        pub oleh: String = "k.oleh",
        pub kurir: String = "k.kurir",
        pub no_resi: String = "k.no_resi",
        pub kode_marketplace: String = "k.kode_marketplace",
        pub keterangan: String = "k.keterangan",
        /// DIKIRIM, KURANG (received, some missing), SELESAI, BATAL
        pub status: String = "k.status",
        pub qty: i64 = "k.qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "k.berat",
        /// still on its way
        pub sisa_qty: i64 =
            "(SELECT COUNT(*) FROM kirim_baris r WHERE r.toko = k.toko AND r.no_kirim = k.no_kirim AND \
             r.status IN ('JALAN', 'KURANG')) AS sisa_qty",
        #[schema(value_type = f64)]
        pub sisa_berat: Berat =
            "(SELECT CAST(COALESCE(SUM(r.berat), 0) AS BIGINT) FROM kirim_baris r WHERE r.toko = k.toko AND \
             r.no_kirim = k.no_kirim AND r.status IN ('JALAN', 'KURANG'))",
        /// when the online shop's server took it; empty until it did
        pub online_pada: String = "COALESCE((SELECT o.waktu FROM kirim_online o WHERE o.toko = k.toko AND \
             o.no_kirim = k.no_kirim), '')",
    }
}

const DARI: &str = "FROM kirim k JOIN toko a ON a.kode_toko = k.toko JOIN toko t ON t.kode_toko = k.tujuan";

/// What all shipments that fit come to; cancelled ones count for nothing, unless only they were asked for.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct TotalKirim {
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub sisa_qty: i64,
}

/// What a list of shipments may be sorted by.
const URUTAN: &[(&str, &str)] = &[
    ("no_kirim", "k.no_kirim"),
    ("tgl_system", "k.tgl_system"),
    ("asal", "k.toko"),
    ("tujuan", "k.tujuan"),
    ("status", "k.status"),
    ("qty", "k.qty"),
    ("berat", "k.berat"),
    ("sisa_qty", "sisa_qty"),
    ("kurir", "k.kurir"),
    ("no_resi", "k.no_resi"),
    ("oleh", "k.oleh"),
];

const LIMIT_BAWAAN: i64 = 50;
const LIMIT_MAKS: i64 = 500;

/// Which shipments are asked for, as SQL and its values.
fn syarat(toko: &KodeToko, t: &TanyaKirim) -> Hasil<(String, Vec<Val>)> {
    let milik = match t.arah.trim().to_uppercase().as_str() {
        "" | "KELUAR" => "k.toko",
        "MASUK" => "k.tujuan",
        _ => {
            let pesan = "Arah harus KELUAR atau MASUK";
            return Err(BarangTolak::KirimSaringan.pada("arah", pesan));
        }
    };
    let mut syarat = format!("{milik} = $1");
    let mut nilai: Vec<Val> = args![toko].to_vec();
    let mut tambah = |sql: &str, v: Val| {
        nilai.push(v);
        syarat.push_str(&sql.replace('?', &format!("${}", nilai.len())));
    };
    let status = t.status.trim().to_uppercase();
    if !status.is_empty() && status != "ALL" {
        tambah(" AND k.status = ?", status.into());
    }
    for (kolom, sql, isi) in [
        ("tgl_from", " AND k.tgl_system >= ?", t.tgl_from.trim()),
        ("tgl_to", " AND k.tgl_system <= ?", t.tgl_to.trim()),
    ] {
        if !isi.is_empty() {
            let hari = values::Tanggal::parse(isi)
                .map_err(|e| BarangTolak::KirimSaringan.pada(kolom, e.to_string()))?;
            tambah(sql, hari.into());
        }
    }
    let cari = t.cari.trim();
    if !cari.is_empty() {
        let sql = " AND (LOWER(k.no_kirim) LIKE ? ESCAPE '\\' OR LOWER(k.kurir) LIKE ? ESCAPE '\\' \
                   OR LOWER(k.no_resi) LIKE ? ESCAPE '\\')";
        tambah(sql, db::pola_cari(cari).into());
    }
    Ok((syarat, nilai))
}

fn total(c: &mut Conn, syarat: &str, nilai: &[Val]) -> Hasil<TotalKirim> {
    let sql = format!("SELECT {} FROM kirim k WHERE {syarat}", jumlah(&["k.qty", "k.berat"]));
    let (qty, berat) = c.one(&sql, nilai, |r| Ok((r.int(0)?, r.get(1)?)))?.unwrap_or_default();
    let sisa_qty = c.nilai(
        &format!(
            "SELECT COUNT(*) FROM kirim k JOIN kirim_baris r ON r.toko = k.toko AND r.no_kirim = k.no_kirim \
             AND r.status IN ('JALAN', 'KURANG') WHERE {syarat}"
        ),
        nilai,
    )?;
    Ok(TotalKirim { qty, berat, sisa_qty })
}

/// The newest first unless asked otherwise, how many there are, and what they come to.
pub fn halaman(c: &mut Conn, toko: &KodeToko, t: &TanyaKirim) -> Hasil<Halaman<Ringkas, TotalKirim>> {
    let akhir = "k.tgl_system DESC, k.waktu DESC, k.no_kirim DESC";
    let urutan = platform::daftar::urutan(URUTAN, &t.sort_by, &t.urut, akhir)?;
    let (syarat, nilai) = syarat(toko, t)?;
    let count = c.nilai(&format!("SELECT COUNT(*) FROM kirim k WHERE {syarat}"), &nilai)?;
    let berlaku = if t.status.trim().eq_ignore_ascii_case("BATAL") { "" } else { " AND k.status <> 'BATAL'" };
    let total = total(c, &format!("{syarat}{berlaku}"), &nilai)?;
    let skip = t.skip.max(0);
    let limit = if t.limit <= 0 { LIMIT_BAWAAN } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!("{DARI} WHERE {syarat} ORDER BY {urutan} LIMIT {limit} OFFSET {skip}");
    Ok(Halaman { data: c.baris::<Ringkas>(&sql, &nilai)?, count, total })
}

db::bacaan! {
    /// A piece of a shipment.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct KirimBaris {
        pub kode_barcode: String = "r.kode_barcode",
        pub nama_barang: String = "d.nama_barang",
        pub kode_group: String = "d.kode_group",
        pub kode_dept: String = "d.kode_dept",
        #[schema(value_type = f64)]
        pub kadar_cetak: Kadar = "d.kadar_cetak",
        /// what the books carry
        #[schema(value_type = f64)]
        pub berat_asli: Berat = "r.berat",
        #[schema(value_type = f64)]
        pub berat: Berat = "d.berat",
        pub baki_dari: String = "d.baki_dari",
        /// JALAN, KURANG, DITERIMA, KEMBALI, HILANG, BATAL
        pub status: String = "r.status",
        pub alasan: String = "r.alasan",
        pub no_akhir: String = "r.no_akhir",
    }
}

db::bacaan! {
    /// What did not agree at a receipt.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = KirimSelisih)]
    pub struct Selisih {
        pub no_terima: String = "no_terima",
        pub tgl_system: String = "tgl_system",
        pub waktu: String = "waktu",
        pub oleh: String = "oleh",
        /// KURANG, LEBIH, BERAT
        pub jenis: String = "jenis",
        pub kode_barcode: String = "kode_barcode",
        pub nama_barang: String = "nama_barang",
        #[schema(value_type = f64)]
        pub berat_buku: Berat = "berat_buku",
        #[schema(value_type = f64)]
        pub berat_timbang: Berat = "berat_timbang",
        pub keterangan: String = "keterangan",
    }
}

/// A shipment in full.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SuratKirim)]
pub struct Surat {
    #[serde(flatten)]
    pub kepala: Ringkas,
    pub detail_barang: Vec<KirimBaris>,
    pub selisih: Vec<Selisih>,
}

/// One shipment, for its sender and its receiver alone.
pub fn lihat(c: &mut Conn, toko: &KodeToko, no_kirim: &str) -> Hasil<Surat> {
    let no = nomor(no_kirim)?;
    let kepala = c
        .baris_satu::<Ringkas>(
            &format!("{DARI} WHERE k.toko = $1 AND k.no_kirim = $2 AND (k.toko = $3 OR k.tujuan = $3)"),
            args![no.toko(), &no, toko],
        )?
        .ok_or_else(|| BarangTolak::KirimTidakAda.tolak(format!("No Kirim {no} tidak ditemukan")))?;
    let detail_barang = c.baris::<KirimBaris>(
        "FROM kirim_baris r JOIN dok_barang_baris d ON d.toko = r.toko AND d.no_dok = r.no_kirim AND d.baris = r.baris \
         WHERE r.toko = $1 AND r.no_kirim = $2 ORDER BY r.baris",
        args![no.toko(), &no],
    )?;
    let selisih = c.baris::<Selisih>(
        "FROM kirim_selisih \
         WHERE no_kirim = $1 ORDER BY waktu, no_terima, baris",
        args![&no],
    )?;
    Ok(Surat { kepala, detail_barang, selisih })
}

/// A store that pieces may be sent to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TujuanKirim)]
pub struct Tujuan {
    pub kode_toko: String,
    pub nama_toko: String,
    pub pusat: bool,
}

/// The other stores of the chain, head office first.
pub fn tujuan_semua(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Tujuan>> {
    let semua = toko::semua(c)?.into_iter().filter(|t| t.kode_toko != *toko);
    let ringkas =
        semua.map(|t| Tujuan { kode_toko: t.kode_toko.to_string(), nama_toko: t.nama_toko, pusat: t.pusat });
    Ok(ringkas.collect())
}

/// The number the next shipment will most likely get; it is drawn when the shipment is saved.
pub fn berikut(c: &mut Conn, toko: &KodeToko) -> Hasil<String> {
    let tgl = toko::cari(c, toko)?.tgl_system;
    let n = c
        .one(
            "SELECT n FROM nomor WHERE toko = $1 AND jenis = $2 AND tanggal = $3",
            args![toko, JenisDok::KirimBarang.prefix(), tgl],
            |r| r.int(0),
        )?
        .unwrap_or(0);
    let urut = u32::try_from(n + 1).map_err(|e| db::Error::Lain(e.to_string()))?;
    let no = NoFaktur::new(JenisDok::KirimBarang, toko, tgl, urut);
    Ok(no.map_err(|e| db::Error::Lain(e.to_string()))?.to_string())
}

/// The shipments that come to the store and hold pieces that did not arrive yet.
pub fn masuk(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Ringkas>> {
    let sql = format!(
        "{DARI} WHERE k.tujuan = $1 AND k.status IN ('DIKIRIM', 'KURANG') ORDER BY k.tgl_system, k.waktu, k.no_kirim"
    );
    Ok(c.baris::<Ringkas>(&sql, args![toko])?)
}

/// What is on its way, one way.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PerjalananBarang)]
pub struct Perjalanan {
    pub kiriman: i64,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// pieces that a receipt found missing
    pub kurang: i64,
    /// the day of the oldest; empty when there is none
    pub tertua: String,
    pub no_kirim_tertua: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TransitBarang)]
pub struct Transit {
    pub keluar: Perjalanan,
    pub masuk: Perjalanan,
}

fn perjalanan(c: &mut Conn, toko: &KodeToko, milik: &str) -> db::Result<Perjalanan> {
    let sql = format!(
        "SELECT COUNT(DISTINCT k.no_kirim), COUNT(r.baris), CAST(COALESCE(SUM(r.berat), 0) AS BIGINT), \
         CAST(COALESCE(SUM(CASE WHEN r.status = 'KURANG' THEN 1 ELSE 0 END), 0) AS BIGINT) FROM kirim k \
         JOIN kirim_baris r ON r.toko = k.toko AND r.no_kirim = k.no_kirim AND r.status IN ('JALAN', 'KURANG') \
         WHERE {milik} = $1 AND k.status IN ('DIKIRIM', 'KURANG')"
    );
    let jumlah = c.one(&sql, args![toko], |r| Ok((r.int(0)?, r.int(1)?, r.get::<Berat>(2)?, r.int(3)?)))?;
    let (kiriman, qty, berat, kurang) = jumlah.unwrap_or((0, 0, Berat::NOL, 0));
    let tua = format!(
        "SELECT k.tgl_system, k.no_kirim FROM kirim k WHERE {milik} = $1 AND k.status IN ('DIKIRIM', 'KURANG') \
         ORDER BY k.tgl_system, k.waktu, k.no_kirim LIMIT 1"
    );
    let (tertua, no_kirim_tertua) =
        c.one(&tua, args![toko], |r| Ok((r.get(0)?, r.get(1)?)))?.unwrap_or_default();
    Ok(Perjalanan { kiriman, qty, berat, kurang, tertua, no_kirim_tertua })
}

pub fn transit(c: &mut Conn, toko: &KodeToko) -> Hasil<Transit> {
    Ok(Transit { keluar: perjalanan(c, toko, "k.toko")?, masuk: perjalanan(c, toko, "k.tujuan")? })
}
