//! A list of scanned pieces and the tray they go to: every row is checked, and what is wrong is said on its row, all at
//! once. Documents that move pieces begin here.

use crate::kartu::{DARI, Kartu, SEKALI};
use db::{Conn, Val, args, daftar};
use platform::penolakan::Penolakan;
use platform::salah::Salah;
use platform::{Hasil, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use values::{KodeBaki, KodeBarcode, KodeGudang, KodeToko};

/// Pieces of one document.
pub const PALING_BANYAK: usize = 1_000;
/// The field of a row that a scan is about.
pub(crate) const BARCODE: &str = "kode_barcode";

/// A scanned piece.
#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BarangDipindai)]
pub struct Pindai {
    pub kode_barcode: String,
    /// the tray it lay in when it was scanned: refused when somebody moved it since. Empty: wherever it lies
    pub kode_toko: String,
}

/// A tray that pieces go to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tujuan {
    pub gudang: KodeGudang,
    pub baki: KodeBaki,
}

pub(crate) fn besar(teks: &str) -> String {
    teks.trim().to_uppercase()
}

/// Cards of many pieces, by barcode.
pub fn kartu_banyak(c: &mut Conn, kode: &[KodeBarcode]) -> db::Result<HashMap<KodeBarcode, Kartu>> {
    let mut semua = HashMap::with_capacity(kode.len());
    for bagian in kode.chunks(SEKALI) {
        let d = daftar(1, bagian);
        let sql = format!("{DARI} WHERE b.kode_barcode IN {}", d.sql);
        for k in c.baris::<Kartu>(&sql, &d.nilai)? {
            semua.insert(k.kode_barcode.clone(), k);
        }
    }
    Ok(semua)
}

/// Who moved a piece last, in words.
fn terakhir(c: &mut Conn, toko: &KodeToko, kode: &KodeBarcode) -> db::Result<String> {
    let sql =
        "SELECT oleh, no_dok FROM buku_stok WHERE kode_barcode = $1 AND toko = $2 ORDER BY id DESC LIMIT 1";
    let siapa = c.one(sql, args![kode, toko], |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)))?;
    Ok(siapa.map_or_else(String::new, |(oleh, no)| format!(" oleh {oleh} ({no})")))
}

/// Why a piece in REPARASI stays there: its service, or the order it is a sample of, gives it back; nothing else moves it.
fn terikat(c: &mut Conn, toko: &KodeToko, k: &Kartu) -> db::Result<Option<String>> {
    if k.kode_gudang != "REPARASI" {
        return Ok(None);
    }
    let sql = "SELECT no_dok FROM buku_stok WHERE kode_barcode = $1 AND toko = $2 AND gudang = 'REPARASI' AND qty > 0 \
               ORDER BY id DESC LIMIT 1";
    let no: Option<String> = c.one(sql, args![&k.kode_barcode, toko], |r| r.get(0))?;
    Ok(no.filter(|no| ["FS", "BC"].iter().any(|j| no.starts_with(j))).map(|no| {
        format!("Barang {} ada di REPARASI untuk {no}, keluarnya lewat dokumen itu", k.kode_barcode)
    }))
}

/// The same of all that lies in a tray.
pub(crate) fn tidak_terikat(
    c: &mut Conn,
    toko: &KodeToko,
    galat: impl Penolakan,
    (kolom, kartu): (&str, &[Kartu]),
) -> Hasil<()> {
    for k in kartu {
        if let Some(pesan) = terikat(c, toko, k)? {
            return Err(galat.pada(kolom, pesan));
        }
    }
    Ok(())
}

/// The cards of scanned pieces, in their order. `aturan` says what else forbids a piece to go.
pub fn periksa(
    c: &mut Conn,
    toko: &KodeToko,
    galat: impl Penolakan,
    baris: &[Pindai],
    aturan: impl Fn(&Kartu) -> Option<String>,
) -> Hasil<Vec<Kartu>> {
    if baris.is_empty() {
        let pesan = "Belum ada barang yang discan";
        return Err(galat.pada("detail_barang", pesan));
    }
    if baris.len() > PALING_BANYAK {
        let pesan = format!("Paling banyak {PALING_BANYAK} barang sekali simpan");
        return Err(galat.pada("detail_barang", pesan));
    }
    let mut salah = Salah::default();
    let mut kode = Vec::with_capacity(baris.len());
    let mut sudah = HashSet::with_capacity(baris.len());
    for (ke, b) in baris.iter().enumerate() {
        match KodeBarcode::parse(&b.kode_barcode) {
            Ok(k) if !sudah.insert(k.clone()) => {
                salah.beri(ke, BARCODE, format!("Barang {k} discan dua kali"));
            }
            Ok(k) => kode.push((ke, k)),
            Err(e) => salah.beri(ke, BARCODE, e.to_string()),
        }
    }
    let semua: Vec<KodeBarcode> = kode.iter().map(|(_, k)| k.clone()).collect();
    let mut kartu = kartu_banyak(c, &semua)?;
    let mut hasil = Vec::with_capacity(kode.len());
    for (ke, k) in kode {
        let Some(satu) = kartu.remove(&k) else {
            salah.beri(ke, BARCODE, format!("Barang {k} tidak ditemukan"));
            continue;
        };
        let asal = baris.get(ke).map(|b| besar(&b.kode_toko)).unwrap_or_default();
        if satu.toko != *toko {
            salah.beri(ke, BARCODE, format!("Barang {k} ada di toko {}", satu.toko));
        } else if satu.kode_gudang.is_empty() {
            salah.beri(
                ke,
                BARCODE,
                format!("Barang {k} {}{}", satu.status.sebutan(), terakhir(c, toko, &k)?),
            );
        } else if !asal.is_empty() && satu.kode_toko != asal {
            let siapa = terakhir(c, toko, &k)?;
            let (gudang, baki) = (&satu.kode_gudang, &satu.kode_toko);
            salah.beri(
                ke,
                BARCODE,
                format!("Barang {k} sudah dipindah dari {asal} ke {gudang} {baki}{siapa}"),
            );
        } else if let Some(pesan) = aturan(&satu) {
            salah.beri(ke, BARCODE, pesan);
        } else if let Some(pesan) = terikat(c, toko, &satu)? {
            salah.beri(ke, BARCODE, pesan);
        } else {
            hasil.push(satu);
        }
    }
    salah.tolak(galat)?;
    Ok(hasil)
}

/// A tray of the store that is in use, with room for so many more; `kolom` is the field that names it.
pub fn baki(
    c: &mut Conn,
    toko: &KodeToko,
    galat: impl Penolakan,
    (kolom, kode): (&str, &str),
    gudang: &str,
    tambah: usize,
) -> Hasil<Tujuan> {
    let tolak = |pesan: String| galat.pada(kolom, pesan);
    let (kode, gudang) = (besar(kode), besar(gudang));
    if kode.is_empty() {
        return Err(tolak("Kode Baki Harus Dipilih".to_owned()));
    }
    let sql = "SELECT k.kode_gudang, k.aktif, k.kapasitas, COALESCE(g.aktif, 1) FROM baki k \
               LEFT JOIN gudang g ON g.toko = k.toko AND g.kode_gudang = k.kode_gudang \
               WHERE k.toko = $1 AND k.kode_baki = $2 AND k.dihapus = 0";
    let ada = c.one(sql, args![toko, kode.as_str()], |r| {
        Ok((r.get::<String>(0)?, r.flag(1)?, r.int(2)?, r.flag(3)?))
    })?;
    let Some((milik, aktif, kapasitas, gudang_aktif)) = ada else {
        return Err(tolak(format!("Baki {kode} tidak ada")));
    };
    if !aktif {
        return Err(tolak(format!("Baki {kode} tidak aktif")));
    }
    // What lies in a warehouse that is not used any more may leave it.
    if tambah > 0 && !gudang_aktif {
        return Err(tolak(format!("Gudang {milik} tidak aktif")));
    }
    if !gudang.is_empty() && milik != gudang {
        return Err(tolak(format!("Baki {kode} ada di gudang {milik}, tidak di {gudang}")));
    }
    let isi = isi(c, toko, &milik, &kode)?;
    let tambah = i64::try_from(tambah).unwrap_or(i64::MAX);
    // A tray that is too full already, by a count or by its master, may still be emptied.
    if kapasitas > 0 && tambah > 0 && isi.saturating_add(tambah) > kapasitas {
        let sisa = (kapasitas - isi).max(0);
        return Err(tolak(format!("Baki {kode} tinggal muat {sisa} barang dari {kapasitas}")));
    }
    let rusak = |e: values::KodeSalah| Tolak::from(db::Error::Lain(e.to_string()));
    Ok(Tujuan {
        gudang: KodeGudang::parse(&milik).map_err(rusak)?,
        baki: KodeBaki::parse(&kode).map_err(rusak)?,
    })
}

fn isi(c: &mut Conn, toko: &KodeToko, gudang: &str, baki: &str) -> db::Result<i64> {
    let sql = "SELECT CAST(COALESCE(SUM(qty), 0) AS BIGINT) FROM saldo_lokasi WHERE toko = $1 AND gudang = $2 AND baki = $3";
    c.nilai(sql, args![toko, gudang, baki])
}

/// The first tray of a warehouse, in use and with room for all of them.
pub fn baki_pertama(
    c: &mut Conn,
    toko: &KodeToko,
    galat: impl Penolakan,
    kolom: &str,
    gudang: &str,
    tambah: usize,
) -> Hasil<Tujuan> {
    let sql = "SELECT kode_baki FROM baki WHERE toko = $1 AND kode_gudang = $2 AND dihapus = 0 AND aktif = 1 ORDER BY kode_baki";
    let semua: Vec<String> = c.rows(sql, args![toko, gudang], |r| r.get(0))?;
    let mut sebab = None;
    for kode in &semua {
        match baki(c, toko, galat, (kolom, kode), gudang, tambah) {
            Ok(t) => return Ok(t),
            Err(t) if t.adalah(galat) => sebab = Some(t),
            Err(t) => return Err(t),
        }
    }
    Err(sebab.unwrap_or_else(|| {
        let pesan = format!("Gudang {gudang} belum punya baki yang aktif");
        galat.pada(kolom, pesan)
    }))
}

/// All that lies in a tray.
pub(crate) fn isi_baki(c: &mut Conn, toko: &KodeToko, t: &Tujuan) -> db::Result<Vec<Kartu>> {
    let sql = format!(
        "{DARI} WHERE b.toko = $1 AND s.toko = $1 AND s.gudang = $2 AND s.baki = $3 AND s.milik = 'TOKO' \
         ORDER BY b.kode_barcode"
    );
    let nilai: Vec<Val> = args![toko, &t.gudang, &t.baki].to_vec();
    c.baris::<Kartu>(&sql, &nilai)
}

/// A flag of a warehouse of the store; nothing when there is no such warehouse.
pub fn tanda_gudang(c: &mut Conn, toko: &KodeToko, gudang: &str, tanda: &str) -> db::Result<Option<bool>> {
    let sql = format!("SELECT {tanda} FROM gudang WHERE toko = $1 AND kode_gudang = $2 AND dihapus = 0");
    Ok(c.one(&sql, args![toko, gudang], |r| r.int(0))?.map(|n| n != 0))
}
