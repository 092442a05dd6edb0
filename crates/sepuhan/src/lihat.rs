//! What is read of sortings, lots and receipts: lists, one with its lines, and the losses of lots with their answers.

use crate::SepuhanTolak;
use crate::peristiwa;
use db::{Conn, Val, args};
use platform::Hasil;
use platform::daftar::{Halaman, jumlah};
use serde::{Deserialize, Serialize};
use values::{Berat, Kadar, KodeToko, Persen};

const LIMIT_MAKS: i64 = 200;

/// Which documents. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaLot {
    pub tgl_from: String,
    pub tgl_to: String,
    /// of sortings: SORTIR or PINDAH; of lots: CUCI or SEPUH; empty: all
    pub jenis: String,
    /// of lots: BUKA (out or partly out), KELUAR, SEBAGIAN, SELESAI, BATAL; empty: all
    pub status: String,
    /// of lots: a washer
    pub kode_tukang: String,
    pub skip: i64,
    pub limit: i64,
}

impl TanyaLot {
    fn halaman(&self) -> (i64, i64) {
        (if self.limit <= 0 { 50 } else { self.limit.min(LIMIT_MAKS) }, self.skip.max(0))
    }

    /// What it asks for, on top of the store: dates of `tabel`, and what is not empty of these columns.
    fn syarat(&self, toko: &KodeToko, tabel: &str, kolom: &[(&str, &str)]) -> (String, Vec<Val>) {
        let (mut syarat, mut nilai) = (format!("{tabel}.toko = $1"), args![toko].to_vec());
        for (tanda, isi) in [(">=", &self.tgl_from), ("<=", &self.tgl_to)] {
            if !isi.trim().is_empty() {
                nilai.push(isi.trim().into());
                syarat.push_str(&format!(" AND {tabel}.tgl_system {tanda} ${}", nilai.len()));
            }
        }
        for (nama, isi) in kolom {
            let isi = isi.trim().to_uppercase();
            if !isi.is_empty() && isi != "ALL" {
                nilai.push(isi.into());
                syarat.push_str(&format!(" AND {tabel}.{nama} = ${}", nilai.len()));
            }
        }
        (syarat, nilai)
    }
}

/// What documents that stand come to.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TotalSepuhan)]
pub struct Total {
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub murni: Berat,
}

db::bacaan! {
    /// A sorting.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = Sortiran)]
    pub struct Sortiran {
        pub no_sortir: String = "d.no_sortir",
        /// SORTIR or PINDAH
        pub jenis: String = "d.jenis",
        pub tgl_system: String = "d.tgl_system",
        pub waktu: String = "d.waktu",
        pub oleh: String = "d.oleh",
        pub disetujui: String = "d.disetujui",
        pub qty: i64 = "d.qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "d.berat",
        pub keterangan: String = "d.keterangan",
        /// the document that took it back; empty: it stands
        pub no_batal: String = "COALESCE(b.no_batal, '')",
    }
}

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = SortiranBaris)]
    pub struct SortiranBaris {
        pub kode_barcode: String = "r.kode_barcode",
        pub nama_barang: String = "r.nama_barang",
        pub kode_group: String = "r.kode_group",
        pub kode_dept: String = "r.kode_dept",
        #[schema(value_type = f64)]
        pub berat: Berat = "r.berat",
        #[schema(value_type = f64)]
        pub murni: Berat = "r.murni",
        pub putusan: String = "r.putusan",
        /// where it came from
        pub gudang_dari: String = "r.gudang_dari",
        pub baki_dari: String = "r.baki_dari",
        pub baki_ke: String = "r.baki_ke",
        /// the document that brought it there
        pub no_asal: String = "r.no_asal",
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SortiranRinci)]
pub struct SortiranRinci {
    #[serde(flatten)]
    pub kepala: Sortiran,
    pub detail_barang: Vec<SortiranBaris>,
}

const SORTIR: &str = "FROM sortir d LEFT JOIN batal_sepuhan b ON b.toko = d.toko AND b.no_dok = d.no_sortir";

/// Sortings, the newest first.
pub fn sortiran(c: &mut Conn, toko: &KodeToko, t: &TanyaLot) -> Hasil<Halaman<Sortiran, Total>> {
    let (syarat, nilai) = t.syarat(toko, "d", &[("jenis", &t.jenis)]);
    let count = c.nilai(&format!("SELECT COUNT(*) FROM sortir d WHERE {syarat}"), &nilai)?;
    let sql = format!(
        "SELECT {} {SORTIR} WHERE {syarat} AND b.no_batal IS NULL",
        jumlah(&["d.qty", "d.berat", "d.murni"])
    );
    let total = c.one(&sql, &nilai, |r| Ok(Total { qty: r.int(0)?, berat: r.get(1)?, murni: r.get(2)? }))?;
    let (limit, skip) = t.halaman();
    let sql = format!(
        "{SORTIR} WHERE {syarat} ORDER BY d.waktu DESC, d.no_sortir DESC LIMIT {limit} OFFSET {skip}"
    );
    Ok(Halaman { data: c.baris::<Sortiran>(&sql, &nilai)?, count, total: total.unwrap_or_default() })
}

/// One sorting with its pieces.
pub fn sortir_rinci(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<SortiranRinci> {
    let no = no.trim().to_uppercase();
    let kepala = c
        .baris_satu::<Sortiran>(
            &format!("{SORTIR} WHERE d.toko = $1 AND d.no_sortir = $2"),
            args![toko, no.as_str()],
        )?
        .ok_or_else(|| SepuhanTolak::TidakAda.tolak(format!("Dokumen {no} tidak ditemukan")))?;
    let detail_barang = c.baris::<SortiranBaris>(
        "FROM sortir_baris r WHERE r.toko = $1 AND r.no_sortir = $2 ORDER BY r.baris",
        args![toko, no.as_str()],
    )?;
    Ok(SortiranRinci { kepala, detail_barang })
}

db::bacaan! {
    /// A lot with what came back of it so far. Losses and gains are fine weight.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = LotCuci)]
    pub struct LotCuci {
        pub no_lot: String = "d.no_lot",
        /// CUCI or SEPUH
        pub pekerjaan: String = "d.pekerjaan",
        /// KELUAR, SEBAGIAN, SELESAI or BATAL
        pub status: String = "d.status",
        pub tgl_system: String = "d.tgl_system",
        pub waktu: String = "d.waktu",
        pub oleh: String = "d.oleh",
        pub disetujui: String = "d.disetujui",
        pub kode_tukang: String = "d.kode_tukang",
        pub nama_tukang: String = "d.nama_tukang",
        pub qty: i64 = "d.qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "d.berat",
        #[schema(value_type = f64)]
        pub murni: Berat = "d.murni",
        #[schema(value_type = f64)]
        pub timbang: Berat = "d.timbang",
        pub keterangan: String = "d.keterangan",
        pub qty_kembali: i64 = "COALESCE(k.qty, 0)",
        #[schema(value_type = f64)]
        pub murni_kembali: Berat = "COALESCE(k.murni, 0)",
        #[schema(value_type = f64)]
        pub susut: Berat = "COALESCE(k.susut, 0)",
        #[schema(value_type = f64)]
        pub susut_norma: Berat = "COALESCE(k.susut_norma, 0)",
        #[schema(value_type = f64)]
        pub lebih: Berat = "COALESCE(k.lebih, 0)",
        #[schema(value_type = f64)]
        pub hilang: Berat = "COALESCE(k.hilang, 0)",
        /// a type lost more than its norm
        pub di_atas: bool = "COALESCE(k.di_atas, 0)",
        /// the last answer to its loss; empty: none
        pub jawaban: String = "COALESCE((SELECT p.keterangan FROM lot_cuci_peristiwa p WHERE p.toko = d.toko \
             AND p.no_lot = d.no_lot AND p.peristiwa = 'JAWAB' ORDER BY p.ke DESC LIMIT 1), '')",
    }
}

const LOT: &str = "FROM lot_cuci d LEFT JOIN (SELECT t.toko, t.no_lot, CAST(SUM(t.qty) AS BIGINT) AS qty, \
     CAST(SUM(t.murni) AS BIGINT) AS murni, CAST(SUM(t.susut) AS BIGINT) AS susut, \
     CAST(SUM(t.susut_norma) AS BIGINT) AS susut_norma, CAST(SUM(t.lebih) AS BIGINT) AS lebih, \
     CAST(SUM(t.hilang) AS BIGINT) AS hilang, MAX(t.di_atas) AS di_atas FROM terima_cuci t \
     WHERE NOT EXISTS (SELECT 1 FROM batal_sepuhan b WHERE b.toko = t.toko AND b.no_dok = t.no_terima) \
     GROUP BY t.toko, t.no_lot) k ON k.toko = d.toko AND k.no_lot = d.no_lot";

/// Lots, the newest first.
pub fn lot(c: &mut Conn, toko: &KodeToko, t: &TanyaLot) -> Hasil<Halaman<LotCuci, Total>> {
    let buka = t.status.trim().eq_ignore_ascii_case("BUKA");
    let status = if buka { "" } else { t.status.as_str() };
    let kolom = [("pekerjaan", t.jenis.as_str()), ("kode_tukang", &t.kode_tukang), ("status", status)];
    let (mut syarat, nilai) = t.syarat(toko, "d", &kolom);
    if buka {
        syarat.push_str(" AND d.status IN ('KELUAR', 'SEBAGIAN')");
    }
    let count = c.nilai(&format!("SELECT COUNT(*) FROM lot_cuci d WHERE {syarat}"), &nilai)?;
    let sql = format!(
        "SELECT {} FROM lot_cuci d WHERE {syarat} AND d.status <> 'BATAL'",
        jumlah(&["d.qty", "d.berat", "d.murni"])
    );
    let total = c.one(&sql, &nilai, |r| Ok(Total { qty: r.int(0)?, berat: r.get(1)?, murni: r.get(2)? }))?;
    let (limit, skip) = t.halaman();
    let sql =
        format!("{LOT} WHERE {syarat} ORDER BY d.waktu DESC, d.no_lot DESC LIMIT {limit} OFFSET {skip}");
    Ok(Halaman { data: c.baris::<LotCuci>(&sql, &nilai)?, count, total: total.unwrap_or_default() })
}

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = LotCuciBaris)]
    pub struct LotBaris {
        pub kode_barcode: String = "r.kode_barcode",
        pub nama_barang: String = "r.nama_barang",
        pub kode_group: String = "r.kode_group",
        pub kode_dept: String = "r.kode_dept",
        #[schema(value_type = f64)]
        pub kadar_cetak: Kadar = "r.kadar_cetak",
        #[schema(value_type = f64)]
        pub berat: Berat = "r.berat",
        #[schema(value_type = f64)]
        pub murni: Berat = "r.murni",
        #[schema(value_type = f64)]
        pub norma: Persen = "r.norma",
        /// the receipt it came back with; empty: it is still out
        pub no_terima: String = "COALESCE(x.no_terima, '')",
        /// KEMBALI or HILANG
        pub keadaan: String = "COALESCE(x.keadaan, '')",
        #[schema(value_type = f64)]
        pub berat_kembali: Berat = "COALESCE(x.berat, 0)",
        #[schema(value_type = f64)]
        pub murni_kembali: Berat = "COALESCE(x.murni, 0)",
        /// the barcode it got; empty: it kept its own
        pub kode_baru: String = "COALESCE(x.kode_baru, '')",
    }
}

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = LotCuciPeristiwa)]
    pub struct Peristiwa {
        /// KIRIM, TERIMA, BATAL TERIMA, BATAL or JAWAB
        pub peristiwa: String = "p.peristiwa",
        pub no_dok: String = "p.no_dok",
        pub sisa: i64 = "p.sisa",
        pub keterangan: String = "p.keterangan",
        pub tgl_system: String = "p.tgl_system",
        pub waktu: String = "p.waktu",
        pub oleh: String = "p.oleh",
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = LotCuciRinci)]
pub struct LotRinci {
    #[serde(flatten)]
    pub kepala: LotCuci,
    pub detail_barang: Vec<LotBaris>,
    pub peristiwa: Vec<Peristiwa>,
}

/// One lot with its pieces and what happened to it.
pub fn lot_rinci(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<LotRinci> {
    let no = peristiwa::no_lot(no)?;
    let kepala = c
        .baris_satu::<LotCuci>(&format!("{LOT} WHERE d.toko = $1 AND d.no_lot = $2"), args![toko, &no])?
        .ok_or_else(|| SepuhanTolak::TidakAda.pada("no_lot", format!("Lot {no} tidak ditemukan")))?;
    let detail_barang = c.baris::<LotBaris>(
        "FROM lot_cuci_baris r LEFT JOIN terima_cuci_baris x ON x.toko = r.toko AND x.no_lot = r.no_lot \
         AND x.kode_barcode = r.kode_barcode AND NOT EXISTS (SELECT 1 FROM batal_sepuhan b WHERE b.toko = x.toko \
         AND b.no_dok = x.no_terima) WHERE r.toko = $1 AND r.no_lot = $2 ORDER BY r.baris",
        args![toko, &no],
    )?;
    let peristiwa = c.baris::<Peristiwa>(
        "FROM lot_cuci_peristiwa p WHERE p.toko = $1 AND p.no_lot = $2 ORDER BY p.ke",
        args![toko, &no],
    )?;
    Ok(LotRinci { kepala, detail_barang, peristiwa })
}

db::bacaan! {
    /// A washer with what he has and what was lost with him.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = TukangCuci)]
    pub struct TukangCuci {
        pub kode_tukang: String = "t.kode_tukang",
        pub nama_tukang: String = "t.nama_tukang",
        pub keahlian: String = "t.keahlian",
        /// pieces that are out
        pub qty: i64 = "(SELECT COUNT(*) FROM lot_cuci d JOIN lot_cuci_baris r ON r.toko = d.toko AND r.no_lot = d.no_lot \
             WHERE d.toko = t.toko AND d.kode_tukang = t.kode_tukang AND d.status IN ('KELUAR', 'SEBAGIAN') AND NOT EXISTS (SELECT 1 FROM terima_cuci_baris x \
             WHERE x.toko = r.toko AND x.no_lot = r.no_lot AND x.kode_barcode = r.kode_barcode AND NOT EXISTS (SELECT 1 \
             FROM batal_sepuhan b WHERE b.toko = x.toko AND b.no_dok = x.no_terima)))",
        #[schema(value_type = f64)]
        pub murni: Berat = "COALESCE((SELECT CAST(SUM(s.saldo) AS BIGINT) FROM lot_cuci d JOIN saldo_tukang s ON s.toko = d.toko \
             AND s.kode_tukang = d.no_lot WHERE d.toko = t.toko AND d.kode_tukang = t.kode_tukang), 0)",
    }
}

/// Washers of the master that are active.
pub fn tukang(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<TukangCuci>> {
    Ok(c.baris::<TukangCuci>(
        "FROM tukang t WHERE t.toko = $1 AND t.dihapus = 0 AND t.aktif = 1 ORDER BY t.nama_tukang, t.kode_tukang",
        args![toko],
    )?)
}
