//! A person's weighing round: an empty list, trays put on it one after another, and what they are by now.

use super::{BAKI, BakiTimbang, KELOMPOK, aktivitas, hari, isi_hasil, satu_baki};
use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = MulaiTimbang)]
pub struct Mulai {
    #[serde(default)]
    pub kode_gudang: String,
    /// the tray
    #[serde(default)]
    pub kode_toko: String,
}

/// The round: the tray it is at, and all trays on its list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct DataTimbang {
    pub kode_gudang: String,
    pub kode_toko: String,
    pub kode_baki: String,
    pub data_timbang: Vec<BakiTimbang>,
}

pub fn reset(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<DataTimbang> {
    let n =
        tx.exec("DELETE FROM timbang_sesi WHERE toko = $1 AND user_id = $2", args![&p.toko, &p.user_id])?;
    aktivitas(tx, p.user_id.as_str(), &format!("Reset daftar timbang ({n} baki)"))?;
    lihat(tx, p)
}

pub fn mulai(tx: &mut Tx<'_>, p: &Pelaku, m: &Mulai) -> Hasil<DataTimbang> {
    let b = satu_baki(tx, &p.toko, &m.kode_gudang, &m.kode_toko)?;
    let waktu = tx.sekarang().to_string();
    let urut: i64 = tx.nilai(
        "SELECT COALESCE(MAX(urut), 0) + 1 FROM timbang_sesi WHERE toko = $1 AND user_id = $2",
        args![&p.toko, &p.user_id],
    )?;
    let n = tx.exec(
        "INSERT INTO timbang_sesi (toko, user_id, urut, kode_gudang, kode_baki, waktu) VALUES ($1, $2, $3, $4, $5, $6) \
         ON CONFLICT (toko, user_id, kode_baki) DO NOTHING",
        args![&p.toko, &p.user_id, urut, b.kode_gudang.as_str(), b.kode_baki.as_str(), waktu],
    )?;
    if n == 1 {
        aktivitas(
            tx,
            p.user_id.as_str(),
            &format!("Mulai timbang baki {} gudang {}", b.kode_baki, b.kode_gudang),
        )?;
    }
    lihat(tx, p)
}

pub fn lihat(c: &mut Conn, p: &Pelaku) -> Hasil<DataTimbang> {
    let urut: Vec<String> = c.rows(
        "SELECT kode_baki FROM timbang_sesi WHERE toko = $1 AND user_id = $2 ORDER BY urut",
        args![&p.toko, &p.user_id],
        |r| r.get(0),
    )?;
    let mut data = Vec::new();
    if !urut.is_empty() {
        let d = db::daftar(2, urut.iter().map(String::as_str));
        let mut isi = args![&p.toko].to_vec();
        isi.extend(d.nilai);
        data = c.baris::<BakiTimbang>(&format!("{BAKI} AND k.kode_baki IN {}{KELOMPOK}", d.sql), &isi)?;
        data.sort_by_key(|b: &BakiTimbang| urut.iter().position(|u| *u == b.kode_baki));
        let tgl = hari(c, &p.toko)?;
        isi_hasil(c, &p.toko, &tgl, &mut data)?;
    }
    let akhir = data.last();
    let kode = akhir.map(|b| b.kode_baki.clone()).unwrap_or_default();
    Ok(DataTimbang {
        kode_gudang: akhir.map(|b| b.kode_gudang.clone()).unwrap_or_default(),
        kode_toko: kode.clone(),
        kode_baki: kode,
        data_timbang: data,
    })
}

/// Every tray of a warehouse (ALL or empty: of the store) with what was weighed today.
pub fn keadaan(c: &mut Conn, p: &Pelaku, gudang: &str) -> Hasil<Vec<BakiTimbang>> {
    let gudang = gudang.trim().to_uppercase();
    let mut data = if gudang.is_empty() || gudang == "ALL" {
        c.baris::<BakiTimbang>(&format!("{BAKI}{KELOMPOK}"), args![&p.toko])?
    } else {
        c.baris::<BakiTimbang>(&format!("{BAKI} AND k.kode_gudang = $2{KELOMPOK}"), args![&p.toko, gudang])?
    };
    let tgl = hari(c, &p.toko)?;
    isi_hasil(c, &p.toko, &tgl, &mut data)?;
    Ok(data)
}
