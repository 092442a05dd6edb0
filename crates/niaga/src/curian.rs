//! Pieces the chain was told are stolen: reported and withdrawn by a supervisor or the owner, held against everything that
//! is brought to a counter.

use crate::tolak::NiagaTolak;
use db::{Conn, Tx, Val, args};
use platform::{Hasil, Pelaku, Tolak, acak};
use serde::{Deserialize, Serialize};
use values::{Berat, KodeBarcode, Tanggal};

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = BarangCurian)]
    pub struct Curian {
        pub id: String = "id",
        /// the store that reported it
        pub toko: String = "toko",
        pub kode_barcode: String = "kode_barcode",
        pub nama_barang: String = "nama_barang",
        pub kode_dept: String = "kode_dept",
        #[schema(value_type = f64)]
        pub berat: Berat = "berat",
        pub ciri: String = "ciri",
        /// who told the shop: police, another branch, the customer
        pub sumber: String = "sumber",
        pub tgl_lapor: String = "tgl_lapor",
        /// when it was withdrawn; empty while it holds
        pub dicabut: String = "dicabut",
        pub dicabut_oleh: String = "dicabut_oleh",
        pub oleh: String = "oleh",
        pub dibuat: String = "dibuat",
    }
}

/// A report. A barcode, or a type and a weight, so that a piece can be recognised.
#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = LaporCurian)]
pub struct Lapor {
    pub kode_barcode: String,
    pub nama_barang: String,
    pub kode_dept: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub ciri: String,
    pub sumber: String,
    /// today when left out
    pub tgl_lapor: String,
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = CabutCurian)]
pub struct Cabut {
    pub alasan: String,
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaCurian {
    /// barcode, name or mark
    pub cari: String,
    /// also those that were withdrawn
    pub semua: bool,
}

const TERBANYAK: i64 = 500;
const DARI: &str = "FROM barang_curian";

/// The chain's list, the newest first.
pub fn daftar(c: &mut Conn, t: &TanyaCurian) -> Hasil<Vec<Curian>> {
    let mut syarat = if t.semua { "1 = 1" } else { "dicabut = ''" }.to_owned();
    let mut nilai: Vec<Val> = Vec::new();
    let cari = rapi(&t.cari);
    if !cari.is_empty() {
        nilai.push(format!("%{}%", cari.replace(['%', '_', '\\'], "")).into());
        syarat.push_str(" AND (kode_barcode LIKE $1 OR nama_barang LIKE $1 OR ciri LIKE $1)");
    }
    let sql = format!("{DARI} WHERE {syarat} ORDER BY dibuat DESC, id LIMIT {TERBANYAK}");
    Ok(c.baris::<Curian>(&sql, &nilai)?)
}

fn rapi(teks: &str) -> String {
    teks.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase()
}

fn penyetuju(p: &Pelaku) -> Hasil<()> {
    if p.level.penyetuju() {
        return Ok(());
    }
    Err(NiagaTolak::CurianDilarang.tolak("Daftar barang curian hanya diubah SPV atau OWN"))
}

fn salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    NiagaTolak::Curian.pada(kolom, pesan)
}

/// Writes a report down.
pub fn lapor(tx: &mut Tx<'_>, p: &Pelaku, m: &Lapor) -> Hasil<Curian> {
    penyetuju(p)?;
    let barcode = m.kode_barcode.trim();
    let kode_barcode = if barcode.is_empty() {
        String::new()
    } else {
        KodeBarcode::parse(barcode).map_err(|e| salah("kode_barcode", e.to_string()))?.to_string()
    };
    let (nama_barang, kode_dept, ciri, sumber) =
        (rapi(&m.nama_barang), rapi(&m.kode_dept), rapi(&m.ciri), rapi(&m.sumber));
    if nama_barang.is_empty() || nama_barang.chars().count() > 100 {
        return Err(salah("nama_barang", "Nama barang harus diisi, paling banyak 100 karakter"));
    }
    if sumber.is_empty() || sumber.chars().count() > 100 {
        return Err(salah("sumber", "Sumber laporan harus diisi, paling banyak 100 karakter"));
    }
    if ciri.chars().count() > 300 {
        return Err(salah("ciri", "Ciri paling banyak 300 karakter"));
    }
    if !(0..=10_000_000).contains(&m.berat.sebagai_mg()) {
        return Err(salah("berat", "Berat tidak masuk akal"));
    }
    if !kode_dept.is_empty() {
        let sql = "SELECT 1 FROM jenis WHERE kode_dept = $1 AND dihapus = 0 LIMIT 1";
        if tx.one(sql, args![kode_dept.as_str()], |r| r.int(0))?.is_none() {
            return Err(salah("kode_dept", format!("Jenis {kode_dept} tidak ada")));
        }
    }
    if kode_barcode.is_empty() && (kode_dept.is_empty() || m.berat <= Berat::NOL) {
        return Err(salah("kode_barcode", "Isi barcode, atau jenis dan berat barang yang hilang"));
    }
    let kini = tx.sekarang();
    let hari = kini.tanggal();
    let tgl_lapor = match m.tgl_lapor.trim() {
        "" => hari,
        t => Tanggal::parse(t).map_err(|e| salah("tgl_lapor", e.to_string()))?,
    };
    if tgl_lapor > hari {
        return Err(salah("tgl_lapor", "Tanggal lapor tidak boleh sesudah hari ini"));
    }
    if !kode_barcode.is_empty() {
        let sql = "SELECT 1 FROM barang_curian WHERE kode_barcode = $1 AND dicabut = ''";
        if tx.one(sql, args![kode_barcode.as_str()], |r| r.int(0))?.is_some() {
            let pesan = format!("Barang {kode_barcode} sudah ada di daftar");
            return Err(NiagaTolak::CurianSudah.pada("kode_barcode", pesan));
        }
    }
    let baru = Curian {
        id: acak::teks(16),
        toko: p.toko.to_string(),
        kode_barcode,
        nama_barang,
        kode_dept,
        berat: m.berat,
        ciri,
        sumber,
        tgl_lapor: tgl_lapor.to_string(),
        dicabut: String::new(),
        dicabut_oleh: String::new(),
        oleh: p.user_id.to_string(),
        dibuat: kini.to_string(),
    };
    tx.exec(
        "INSERT INTO barang_curian (id, toko, kode_barcode, nama_barang, kode_dept, berat, ciri, sumber, tgl_lapor, dicabut, \
         dicabut_oleh, oleh, dibuat) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '', '', $10, $11)",
        args![
            baru.id.as_str(),
            &p.toko,
            baru.kode_barcode.as_str(),
            baru.nama_barang.as_str(),
            baru.kode_dept.as_str(),
            baru.berat,
            baru.ciri.as_str(),
            baru.sumber.as_str(),
            tgl_lapor,
            &p.user_id,
            kini
        ],
    )?;
    let isi =
        serde_json::json!({ "barcode": baru.kode_barcode, "nama": baru.nama_barang, "sumber": baru.sumber });
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "LAPOR CURIAN", &baru.id, &isi.to_string())?;
    Ok(baru)
}

/// Withdraws a report: found again, or told by mistake.
pub fn cabut(tx: &mut Tx<'_>, p: &Pelaku, id: &str, m: &Cabut) -> Hasil<Curian> {
    penyetuju(p)?;
    let alasan = rapi(&m.alasan);
    if alasan.is_empty() || alasan.chars().count() > 200 {
        return Err(salah("alasan", "Alasan harus diisi, paling banyak 200 karakter"));
    }
    let ada = tx
        .baris_satu::<Curian>(&format!("{DARI} WHERE id = $1"), args![id])?
        .ok_or_else(|| NiagaTolak::CurianTidakAda.tolak("Laporan ini tidak ada"))?;
    if !ada.dicabut.is_empty() {
        return Err(
            NiagaTolak::CurianSudah.tolak(format!("Laporan ini sudah dicabut oleh {}", ada.dicabut_oleh))
        );
    }
    let kini = tx.sekarang();
    tx.exec(
        "UPDATE barang_curian SET dicabut = $2, dicabut_oleh = $3 WHERE id = $1 AND dicabut = ''",
        args![id, kini, &p.user_id],
    )?;
    let isi = serde_json::json!({ "barcode": ada.kode_barcode, "alasan": alasan });
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "CABUT CURIAN", id, &isi.to_string())?;
    Ok(Curian { dicabut: kini.to_string(), dicabut_oleh: p.user_id.to_string(), ..ada })
}

/// A report of a stolen piece that this one is, or looks like (same type, weight within 0.05 g).
pub fn cocok(c: &mut Conn, barcode: &str, dept: &str, berat: Berat) -> Hasil<Option<(bool, String)>> {
    let mg = berat.sebagai_mg();
    Ok(c.one(
        "SELECT CASE WHEN kode_barcode <> '' AND kode_barcode = $1 THEN 1 ELSE 0 END, nama_barang, sumber, tgl_lapor \
         FROM barang_curian WHERE dicabut = '' AND ((kode_barcode <> '' AND kode_barcode = $1) OR (kode_dept = $2 \
         AND berat BETWEEN $3 AND $4)) ORDER BY 1 DESC LIMIT 1",
        args![barcode, dept, mg.saturating_sub(50), mg.saturating_add(50)],
        |r| {
            let (nama, sumber, tgl): (String, String, String) = (r.get(1)?, r.get(2)?, r.get(3)?);
            Ok((r.flag(0)?, format!("{nama}, dilaporkan {sumber} {tgl}")))
        },
    )?)
}
