//! A count begins: its scope is checked, its number drawn, and what has to be there is frozen. Who begins what is already
//! being counted joins it.

use super::{Jenis, Opname, gudang_baki, satu};
use crate::BarangTolak;
use db::{Tx, args};
use ledger::Dok;
use platform::{Hasil, Pelaku};
use serde::Deserialize;
use values::{JenisDok, NoFaktur};

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = MulaiOpname)]
pub struct Mulai {
    pub jenis: Jenis,
    #[serde(default)]
    pub kode_gudang: String,
    /// the tray
    #[serde(default)]
    pub kode_toko: String,
    /// the receiving document
    #[serde(default)]
    pub rujukan: String,
}

/// Documents that bring pieces in.
pub(super) const PENERIMAAN: &str = "('TERIMA', 'TAMBAH', 'TERIMA_KIRIM')";

fn salah<T>(kolom: &str, pesan: impl Into<String>) -> Hasil<T> {
    let pesan = pesan.into();
    Err(BarangTolak::OpnameMulai.pada(kolom, pesan))
}

/// The scope as it is kept.
fn lingkup(tx: &mut Tx<'_>, p: &Pelaku, m: &Mulai) -> Hasil<(String, String, String)> {
    let rapi = |t: &str| t.trim().to_uppercase();
    let (gudang, baki, rujukan) = (rapi(&m.kode_gudang), rapi(&m.kode_toko), rapi(&m.rujukan));
    let gudang = if gudang == "ALL" { String::new() } else { gudang };
    let baki = if baki == "ALL" { String::new() } else { baki };
    let (gudang, baki, rujukan) = match m.jenis {
        Jenis::Global => return Ok((String::new(), String::new(), String::new())),
        Jenis::Penerimaan => {
            if rujukan.is_empty() {
                return salah("rujukan", "Mohon Untuk Pilih No Penerimaan");
            }
            let sql = format!(
                "SELECT qty FROM dok_barang WHERE toko = $1 AND no_dok = $2 AND jenis IN {PENERIMAAN}"
            );
            if tx.one(&sql, args![&p.toko, rujukan.as_str()], |r| r.int(0))?.is_none() {
                return salah("rujukan", format!("Penerimaan {rujukan} tidak ditemukan"));
            }
            return Ok((String::new(), String::new(), rujukan));
        }
        Jenis::Gudang => (gudang, String::new(), String::new()),
        Jenis::Baki | Jenis::Rfid => (gudang, baki, String::new()),
    };
    if gudang.is_empty() && m.jenis != Jenis::Rfid {
        return salah("kode_gudang", "Mohon Untuk Pilih Kode Gudang");
    }
    if baki.is_empty() && m.jenis == Jenis::Baki {
        return salah("kode_toko", "Mohon Untuk Pilih Kode Baki");
    }
    if !gudang.is_empty() {
        let dihitung = tx.one(
            "SELECT dihitung_opname FROM gudang WHERE toko = $1 AND kode_gudang = $2 AND dihapus = 0",
            args![&p.toko, gudang.as_str()],
            |r| r.flag(0),
        )?;
        match dihitung {
            None => return salah("kode_gudang", format!("Gudang {gudang} tidak ada")),
            Some(false) => return salah("kode_gudang", format!("Gudang {gudang} tidak dihitung opname")),
            Some(true) => {}
        }
    }
    if baki.is_empty() {
        return Ok((gudang, baki, rujukan));
    }
    let milik = gudang_baki(tx, &p.toko, &baki)?;
    if !gudang.is_empty() && milik != gudang {
        return salah("kode_toko", format!("Baki {baki} ada di gudang {milik}, tidak di {gudang}"));
    }
    Ok((milik, baki, rujukan))
}

/// The answer, and whether it was already going on.
pub fn mulai(tx: &mut Tx<'_>, p: &Pelaku, m: &Mulai) -> Hasil<(Opname, bool)> {
    let (gudang, baki, rujukan) = lingkup(tx, p, m)?;
    let dari = "FROM opname WHERE toko = $1 AND jenis = $2 AND kode_gudang = $3 AND kode_baki = $4 \
                AND rujukan = $5 AND status = 'JALAN'";
    let tempat = args![&p.toko, m.jenis.kode(), gudang.as_str(), baki.as_str(), rujukan.as_str()];
    if let Some(o) = tx.baris_satu::<Opname>(dari, tempat)? {
        return Ok((o, true));
    }
    let mut dok = Dok::buka(tx, JenisDok::Opname, &p.user_id)?;
    let (no, tgl, waktu) = (dok.no().clone(), dok.tgl_system().to_string(), dok.waktu().to_string());
    let tx = dok.tx();
    if m.jenis == Jenis::Global {
        let lalu = tx.one(
            "SELECT no_opname FROM opname WHERE toko = $1 AND tgl_system = $2 AND jenis = 'GLOBAL' \
             AND status = 'SELESAI'",
            args![&p.toko, tgl.as_str()],
            |r| r.get::<String>(0),
        )?;
        if let Some(lalu) = lalu {
            let pesan = format!("Stock opname global hari ini sudah selesai ({lalu})");
            return Err(BarangTolak::OpnameBertemu.tolak(pesan));
        }
    }
    tx.exec(
        "INSERT INTO opname (toko, no_opname, jenis, status, kode_gudang, kode_baki, rujukan, tgl_system, mulai, \
         mulai_oleh, qty_awal, berat_awal, qty_masuk, qty_keluar) \
         VALUES ($1, $2, $3, 'JALAN', $4, $5, $6, $7, $8, $9, 0, 0, 0, 0)",
        args![
            &p.toko,
            &no,
            m.jenis.kode(),
            gudang.as_str(),
            baki.as_str(),
            rujukan.as_str(),
            tgl.as_str(),
            waktu.as_str(),
            &p.user_id
        ],
    )?;
    let n = bekukan(tx, p, &no, m.jenis)?;
    if n == 0 && m.jenis == Jenis::Penerimaan {
        return salah("rujukan", format!("Penerimaan {rujukan} tidak memuat barang"));
    }
    tx.exec(
        "UPDATE opname SET qty_awal = (SELECT COUNT(*) FROM opname_harus h WHERE h.toko = $1 AND h.no_opname = $2), \
         berat_awal = (SELECT CAST(COALESCE(SUM(h.berat), 0) AS BIGINT) FROM opname_harus h \
         WHERE h.toko = $1 AND h.no_opname = $2) WHERE toko = $1 AND no_opname = $2",
        args![&p.toko, &no],
    )?;
    let o = satu(tx, p, &no)?;
    let isi = serde_json::json!({
        "jenis": m.jenis, "kode_gudang": gudang, "kode_baki": baki, "rujukan": rujukan, "qty": o.qty_awal,
    });
    dok.tutup("MULAI OPNAME", &isi)?;
    Ok((o, false))
}

/// Writes down what has to be there now, in one statement whatever its size.
fn bekukan(tx: &mut Tx<'_>, p: &Pelaku, no: &NoFaktur, jenis: Jenis) -> Hasil<u64> {
    if jenis == Jenis::Penerimaan {
        return Ok(tx.exec(
            "INSERT INTO opname_harus (toko, no_opname, kode_barcode, gudang, baki, berat) \
             SELECT o.toko, o.no_opname, d.kode_barcode, MIN(d.gudang_ke), MIN(d.baki_ke), MAX(d.berat_stock) \
             FROM opname o JOIN dok_barang_baris d ON d.toko = o.toko AND d.no_dok = o.rujukan \
             WHERE o.toko = $1 AND o.no_opname = $2 GROUP BY o.toko, o.no_opname, d.kode_barcode",
            args![&p.toko, no],
        )?);
    }
    let o = satu(tx, p, no)?;
    let (syarat, nilai) = o.lingkup(3);
    let mut isi = args![&p.toko, no].to_vec();
    isi.extend(nilai);
    let sql = format!(
        "INSERT INTO opname_harus (toko, no_opname, kode_barcode, gudang, baki, berat) \
         SELECT s.toko, CAST($2 AS TEXT), s.kode_barcode, s.gudang, s.baki, s.berat FROM saldo_barang s \
         WHERE s.toko = $1 AND {syarat}"
    );
    Ok(tx.exec(&sql, &isi)?)
}
