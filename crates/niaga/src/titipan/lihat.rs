//! Deposits as they stand: lists, one with its story, and what is left of each.

use db::{Conn, Row, Val, args};
use platform::{Hasil, Tolak};
use serde::{Deserialize, Serialize};
use values::{Berat, KodeToko, Rupiah};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = Titipan)]
pub struct Titipan {
    pub no_titip: String,
    pub tgl_system: String,
    pub waktu: String,
    pub input_by: String,
    pub kode_sales: String,
    pub kode_pelanggan: String,
    pub kode_member: String,
    pub nama_customer: String,
    pub alamat_customer: String,
    pub no_hp: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    #[schema(value_type = i64)]
    pub saldo: Rupiah,
    /// LOCK or FLOAT
    pub cara_harga: String,
    pub harga_gram: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub kode_group: String,
    pub kode_barcode: String,
    pub nama_barang: String,
    #[schema(value_type = i64)]
    pub harga_barang: Rupiah,
    pub tgl_akhir: String,
    pub keterangan: String,
    /// the number and the day on a paper from before this system; empty for others
    pub no_lama: String,
    pub tgl_lama: String,
    /// OPEN, VALID, TERPAKAI, KEMBALI, BATAL
    pub status: String,
    /// who validated it; empty while nobody did
    pub valid_by: String,
    /// money is left although its time is over
    pub lewat: bool,
}

const PILIH: &str = "SELECT t.no_titip, t.tgl_system, t.waktu, t.oleh, t.kode_sales, t.kode_pelanggan, t.kode_member, t.nama_customer, \
     t.alamat_customer, t.no_hp, t.jumlah_rp, COALESCE(s.saldo, 0), t.cara_harga, t.harga_gram, t.berat, t.kode_group, t.kode_barcode, \
     COALESCE(k.nama_barang, ''), t.harga_barang, t.tgl_akhir, t.keterangan, COALESCE((SELECT MAX(v.oleh) FROM titipan_peristiwa v \
     WHERE v.toko = t.toko AND v.no_titip = t.no_titip AND v.jenis = 'VALID'), ''), COALESCE((SELECT MAX(e.jenis) FROM titipan_peristiwa e \
     WHERE e.toko = t.toko AND e.no_titip = t.no_titip AND e.jenis IN ('BATAL', 'KEMBALI')), ''), \
     (SELECT o.tgl_system FROM toko o WHERE o.kode_toko = t.toko), t.no_lama, t.tgl_lama FROM titipan t \
     LEFT JOIN saldo_titipan s ON s.toko = t.toko AND s.no_titip = t.no_titip LEFT JOIN barang k ON k.kode_barcode = t.kode_barcode";

fn baca(r: &Row<'_>) -> db::Result<Titipan> {
    let (saldo, valid_by, akhir, kini): (Rupiah, String, String, String) =
        (r.get(11)?, r.get(21)?, r.get(22)?, r.get(23)?);
    let tgl_akhir: String = r.get(19)?;
    let status = match (akhir.as_str(), saldo > Rupiah::NOL, valid_by.is_empty()) {
        ("BATAL", ..) => "BATAL",
        ("KEMBALI", false, _) => "KEMBALI",
        (_, false, _) => "TERPAKAI",
        (_, true, false) => "VALID",
        (_, true, true) => "OPEN",
    };
    Ok(Titipan {
        no_titip: r.get(0)?,
        tgl_system: r.get(1)?,
        waktu: r.get(2)?,
        input_by: r.get(3)?,
        kode_sales: r.get(4)?,
        kode_pelanggan: r.get(5)?,
        kode_member: r.get(6)?,
        nama_customer: r.get(7)?,
        alamat_customer: r.get(8)?,
        no_hp: r.get(9)?,
        jumlah_rp: r.get(10)?,
        cara_harga: r.get(12)?,
        harga_gram: r.int(13)?,
        berat: r.get(14)?,
        kode_group: r.get(15)?,
        kode_barcode: r.get(16)?,
        nama_barang: r.get(17)?,
        harga_barang: r.get(18)?,
        keterangan: r.get(20)?,
        no_lama: r.get(24)?,
        tgl_lama: r.get(25)?,
        status: status.to_owned(),
        lewat: saldo > Rupiah::NOL && kini > tgl_akhir,
        saldo,
        valid_by,
        tgl_akhir,
    })
}

/// Which deposits. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Tanya {
    pub tgl_from: String,
    pub tgl_to: String,
    /// number, customer, phone or barcode
    pub cari: String,
    /// ALL, AKTIF (money is left), BELUM VALID, LEWAT (its time is over), HABIS
    pub status: String,
    pub skip: i64,
    pub limit: i64,
}

const LIMIT_MAKS: i64 = 200;

/// The newest first, how many there are, and what is left of them all.
pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &Tanya) -> Hasil<(Vec<Titipan>, i64)> {
    let mut syarat = "t.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    for (tanda, isi) in [(">=", &t.tgl_from), ("<=", &t.tgl_to)] {
        if !isi.trim().is_empty() {
            nilai.push(isi.trim().into());
            syarat.push_str(&format!(" AND t.tgl_system {tanda} ${}", nilai.len()));
        }
    }
    let ada = " AND COALESCE(s.saldo, 0) > 0";
    match t.status.trim().to_uppercase().as_str() {
        "AKTIF" => syarat.push_str(ada),
        "HABIS" => syarat.push_str(" AND COALESCE(s.saldo, 0) = 0"),
        "BELUM VALID" => {
            syarat.push_str(ada);
            syarat.push_str(
                " AND NOT EXISTS (SELECT 1 FROM titipan_peristiwa v WHERE v.toko = t.toko AND v.no_titip = t.no_titip \
                 AND v.jenis = 'VALID')",
            );
        }
        "LEWAT" => {
            syarat.push_str(ada);
            syarat
                .push_str(" AND t.tgl_akhir < (SELECT o.tgl_system FROM toko o WHERE o.kode_toko = t.toko)");
        }
        _ => {}
    }
    let cari = t.cari.trim().to_uppercase();
    if !cari.is_empty() {
        nilai.push(format!("%{}%", cari.replace(['%', '_', '\\'], "")).into());
        let n = nilai.len();
        syarat.push_str(&format!(
            " AND (t.no_titip LIKE ${n} OR t.nama_customer LIKE ${n} OR t.no_hp LIKE ${n} OR t.kode_barcode LIKE ${n} \
             OR t.no_lama LIKE ${n})"
        ));
    }
    let hitung = format!(
        "SELECT COUNT(*) FROM titipan t LEFT JOIN saldo_titipan s ON s.toko = t.toko AND s.no_titip = t.no_titip WHERE {syarat}"
    );
    let count = c.nilai(&hitung, &nilai)?;
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!(
        "{PILIH} WHERE {syarat} ORDER BY t.waktu DESC, t.no_titip DESC LIMIT {limit} OFFSET {}",
        t.skip.max(0)
    );
    Ok((c.rows(&sql, &nilai, baca)?, count))
}

/// What later happened to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TitipanPeristiwa)]
pub struct Peristiwa {
    /// VALID, PAKAI, BATAL PAKAI, KEMBALI, BATAL
    pub jenis: String,
    pub tgl_system: String,
    pub waktu: String,
    pub oleh: String,
    pub disetujui: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// the document that did it
    pub rujukan: String,
    pub alasan: String,
}

/// How it was paid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = TitipanDibayar)]
pub struct Dibayar {
    pub jenis: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    #[serde(default)]
    pub no_rekening: String,
    #[serde(default)]
    pub kartu_akhir: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TitipanRinci)]
pub struct Rinci {
    #[serde(flatten)]
    pub kepala: Titipan,
    pub pembayaran: Vec<Dibayar>,
    pub peristiwa: Vec<Peristiwa>,
    /// notas handed out so far
    pub cetakan: i64,
}

pub(super) fn tidak_ada() -> Tolak {
    Tolak::tidak_ada("TITIP-13", "Titipan ini tidak ada")
}

/// One deposit with its story.
pub fn rinci(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Rinci> {
    let no = super::nomor(c, toko, teks)?.ok_or_else(tidak_ada)?;
    let kunci = args![toko, &no].to_vec();
    let kepala = c
        .one(&format!("{PILIH} WHERE t.toko = $1 AND t.no_titip = $2"), &kunci, baca)?
        .ok_or_else(tidak_ada)?;
    let bayar: String =
        c.nilai("SELECT pembayaran FROM titipan WHERE toko = $1 AND no_titip = $2", &kunci)?;
    Ok(Rinci {
        kepala,
        pembayaran: serde_json::from_str(&bayar).map_err(|e| db::Error::Lain(e.to_string()))?,
        peristiwa: c.rows(
            "SELECT jenis, tgl_system, waktu, oleh, disetujui, jumlah_rp, rujukan, alasan FROM titipan_peristiwa \
             WHERE toko = $1 AND no_titip = $2 ORDER BY urut",
            &kunci,
            |r| {
                Ok(Peristiwa {
                    jenis: r.get(0)?,
                    tgl_system: r.get(1)?,
                    waktu: r.get(2)?,
                    oleh: r.get(3)?,
                    disetujui: r.get(4)?,
                    jumlah_rp: r.get(5)?,
                    rujukan: r.get(6)?,
                    alasan: r.get(7)?,
                })
            },
        )?,
        cetakan: c.nilai("SELECT COUNT(*) FROM faktur_cetak WHERE toko = $1 AND no_dok = $2", &kunci)?,
    })
}
