//! Shipments as the screens list them, one in full for the paper, and what is on its way for the dashboards.

use super::nomor;
use db::{Conn, Val, args};
use platform::{Hasil, Tolak, toko};
use serde::{Deserialize, Serialize};
use values::{Berat, JenisDok, Kadar, KodeToko, NoFaktur};

/// What a list is asked for. Empty and ALL mean no filter.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Tanya {
    /// KELUAR (sent by the store, the default) or MASUK (coming to it)
    pub arah: String,
    pub status: String,
    pub tgl_from: String,
    pub tgl_to: String,
    /// part of the number, the courier or the waybill
    pub cari: String,
    pub skip: i64,
    pub limit: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KirimRingkas)]
pub struct Ringkas {
    pub no_kirim: String,
    pub jenis: String,
    pub asal: String,
    pub nama_asal: String,
    pub tujuan: String,
    pub nama_tujuan: String,
    pub tgl_system: String,
    pub waktu: String,
    pub oleh: String,
    pub kurir: String,
    pub no_resi: String,
    pub kode_marketplace: String,
    pub keterangan: String,
    /// DIKIRIM, KURANG (received, some missing), SELESAI, BATAL
    pub status: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// still on its way
    pub sisa_qty: i64,
    #[schema(value_type = f64)]
    pub sisa_berat: Berat,
}

const PILIH: &str = "SELECT k.no_kirim, k.jenis, k.toko, a.nama_toko, k.tujuan, t.nama_toko, k.tgl_system, k.waktu, k.oleh, \
     k.kurir, k.no_resi, k.kode_marketplace, k.keterangan, k.status, k.qty, k.berat, \
     (SELECT COUNT(*) FROM kirim_baris r WHERE r.toko = k.toko AND r.no_kirim = k.no_kirim \
      AND r.status IN ('JALAN', 'KURANG')), \
     (SELECT CAST(COALESCE(SUM(r.berat), 0) AS BIGINT) FROM kirim_baris r WHERE r.toko = k.toko \
      AND r.no_kirim = k.no_kirim AND r.status IN ('JALAN', 'KURANG')) \
     FROM kirim k JOIN toko a ON a.kode_toko = k.toko JOIN toko t ON t.kode_toko = k.tujuan";

fn baca(r: &db::Row<'_>) -> db::Result<Ringkas> {
    Ok(Ringkas {
        no_kirim: r.get(0)?,
        jenis: r.get(1)?,
        asal: r.get(2)?,
        nama_asal: r.get(3)?,
        tujuan: r.get(4)?,
        nama_tujuan: r.get(5)?,
        tgl_system: r.get(6)?,
        waktu: r.get(7)?,
        oleh: r.get(8)?,
        kurir: r.get(9)?,
        no_resi: r.get(10)?,
        kode_marketplace: r.get(11)?,
        keterangan: r.get(12)?,
        status: r.get(13)?,
        qty: r.int(14)?,
        berat: r.get(15)?,
        sisa_qty: r.int(16)?,
        sisa_berat: r.get(17)?,
    })
}

#[derive(Debug, Clone, Serialize)]
pub struct Halaman {
    pub data: Vec<Ringkas>,
    pub count: i64,
}

const LIMIT_BAWAAN: i64 = 50;
const LIMIT_MAKS: i64 = 500;

pub fn halaman(c: &mut Conn, toko: &KodeToko, t: &Tanya) -> Hasil<Halaman> {
    let milik = match t.arah.trim().to_uppercase().as_str() {
        "" | "KELUAR" => "k.toko",
        "MASUK" => "k.tujuan",
        _ => {
            let pesan = "Arah harus KELUAR atau MASUK";
            return Err(Tolak::aturan("KIRIM-13", pesan).kolom("arah", pesan));
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
                .map_err(|e| Tolak::aturan("KIRIM-13", e.to_string()).kolom(kolom, e.to_string()))?;
            tambah(sql, hari.into());
        }
    }
    let cari = t.cari.trim();
    if !cari.is_empty() {
        let sql = " AND (LOWER(k.no_kirim) LIKE ? ESCAPE '\\' OR LOWER(k.kurir) LIKE ? ESCAPE '\\' \
                   OR LOWER(k.no_resi) LIKE ? ESCAPE '\\')";
        tambah(sql, db::pola_cari(cari).into());
    }
    let count = c.nilai(&format!("SELECT COUNT(*) FROM kirim k WHERE {syarat}"), &nilai)?;
    let skip = t.skip.max(0);
    let limit = if t.limit <= 0 { LIMIT_BAWAAN } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!(
        "{PILIH} WHERE {syarat} ORDER BY k.tgl_system DESC, k.waktu DESC, k.no_kirim DESC LIMIT {limit} OFFSET {skip}"
    );
    Ok(Halaman { data: c.rows(&sql, &nilai, baca)?, count })
}

/// A piece of a shipment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KirimBaris)]
pub struct Baris {
    pub kode_barcode: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    #[schema(value_type = f64)]
    pub kadar_cetak: Kadar,
    /// what the books carry
    #[schema(value_type = f64)]
    pub berat_asli: Berat,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub baki_dari: String,
    /// JALAN, KURANG, DITERIMA, KEMBALI, HILANG, BATAL
    pub status: String,
    pub alasan: String,
    pub no_akhir: String,
}

/// What did not agree at a receipt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KirimSelisih)]
pub struct Selisih {
    pub no_terima: String,
    pub tgl_system: String,
    pub waktu: String,
    pub oleh: String,
    /// KURANG, LEBIH, BERAT
    pub jenis: String,
    pub kode_barcode: String,
    pub nama_barang: String,
    #[schema(value_type = f64)]
    pub berat_buku: Berat,
    #[schema(value_type = f64)]
    pub berat_timbang: Berat,
    pub keterangan: String,
}

/// A shipment in full.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SuratKirim)]
pub struct Surat {
    #[serde(flatten)]
    pub kepala: Ringkas,
    pub detail_barang: Vec<Baris>,
    pub selisih: Vec<Selisih>,
}

/// One shipment, for its sender and its receiver alone.
pub fn lihat(c: &mut Conn, toko: &KodeToko, no_kirim: &str) -> Hasil<Surat> {
    let no = nomor(no_kirim)?;
    let kepala = c
        .one(
            &format!("{PILIH} WHERE k.toko = $1 AND k.no_kirim = $2 AND (k.toko = $3 OR k.tujuan = $3)"),
            args![no.toko(), &no, toko],
            baca,
        )?
        .ok_or_else(|| Tolak::tidak_ada("KIRIM-03", format!("No Kirim {no} tidak ditemukan")))?;
    let detail_barang = c.rows(
        "SELECT r.kode_barcode, d.nama_barang, d.kode_group, d.kode_dept, d.kadar_cetak, r.berat, d.berat, d.baki_dari, \
         r.status, r.alasan, r.no_akhir FROM kirim_baris r JOIN dok_barang_baris d ON d.toko = r.toko \
         AND d.no_dok = r.no_kirim AND d.baris = r.baris WHERE r.toko = $1 AND r.no_kirim = $2 ORDER BY r.baris",
        args![no.toko(), &no],
        |r| {
            Ok(Baris {
                kode_barcode: r.get(0)?,
                nama_barang: r.get(1)?,
                kode_group: r.get(2)?,
                kode_dept: r.get(3)?,
                kadar_cetak: r.get(4)?,
                berat_asli: r.get(5)?,
                berat: r.get(6)?,
                baki_dari: r.get(7)?,
                status: r.get(8)?,
                alasan: r.get(9)?,
                no_akhir: r.get(10)?,
            })
        },
    )?;
    let selisih = c.rows(
        "SELECT no_terima, tgl_system, waktu, oleh, jenis, kode_barcode, nama_barang, berat_buku, berat_timbang, \
         keterangan FROM kirim_selisih WHERE no_kirim = $1 ORDER BY waktu, no_terima, baris",
        args![&no],
        |r| {
            Ok(Selisih {
                no_terima: r.get(0)?,
                tgl_system: r.get(1)?,
                waktu: r.get(2)?,
                oleh: r.get(3)?,
                jenis: r.get(4)?,
                kode_barcode: r.get(5)?,
                nama_barang: r.get(6)?,
                berat_buku: r.get(7)?,
                berat_timbang: r.get(8)?,
                keterangan: r.get(9)?,
            })
        },
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
        "{PILIH} WHERE k.tujuan = $1 AND k.status IN ('DIKIRIM', 'KURANG') ORDER BY k.tgl_system, k.waktu, k.no_kirim"
    );
    Ok(c.rows(&sql, args![toko], baca)?)
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
