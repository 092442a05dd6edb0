//! The price board of a shop window: keys that a store makes and revokes, and the prices in force as anybody
//! with a key sees them. Of a key only the hash is kept; it is shown once.

use crate::acuan::Keadaan;
use crate::{HargaTolak, buku, izin};
use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku, Tolak, acak};
use serde::{Deserialize, Serialize};
use values::KodeToko;

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PapanBaru)]
pub struct Baru {
    /// where it hangs: "TV depan"
    pub nama: String,
}

/// A board with its key, told once.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = PapanDibuat)]
pub struct Dibuat {
    pub id: String,
    pub nama: String,
    pub kunci: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PapanTerdaftar)]
pub struct Terdaftar {
    pub id: String,
    pub nama: String,
    pub oleh: String,
    pub dibuat: String,
    pub dicabut: Option<String>,
    pub dicabut_oleh: Option<String>,
}

const NAMA_MAKS: usize = 40;
/// Living boards of one store.
const PAPAN_MAKS: i64 = 20;
const PANJANG_KUNCI: usize = 40;

/// Makes a board of the transaction's store. The key is given in, since a transaction may run again.
pub fn buat(tx: &mut Tx<'_>, p: &Pelaku, b: &Baru, id: &str, kunci: &str) -> Hasil<Dibuat> {
    izin(p)?;
    let nama = b.nama.trim();
    let salah = |pesan: String| Err(HargaTolak::PapanNama.pada("nama", pesan));
    if nama.is_empty() {
        return salah("Nama Papan Tidak Boleh Kosong".to_owned());
    }
    if nama.chars().count() > NAMA_MAKS || nama.chars().any(char::is_control) {
        return salah(format!("Nama papan paling banyak {NAMA_MAKS} karakter"));
    }
    let n: i64 =
        tx.nilai("SELECT COUNT(*) FROM papan_harga WHERE toko = $1 AND dicabut IS NULL", args![&p.toko])?;
    if n >= PAPAN_MAKS {
        return salah(format!("Paling banyak {PAPAN_MAKS} papan; cabut yang tidak dipakai"));
    }
    let kini = tx.sekarang();
    tx.exec(
        "INSERT INTO papan_harga (toko, id, nama, sidik_kunci, oleh, dibuat, dicabut, dicabut_oleh) \
         VALUES ($1, $2, $3, $4, $5, $6, NULL, NULL)",
        args![&p.toko, id, nama, acak::sidik(kunci), p.user_id.as_str(), kini],
    )?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "BUAT PAPAN HARGA", nama, "{}")?;
    Ok(Dibuat { id: id.to_owned(), nama: nama.to_owned(), kunci: kunci.to_owned() })
}

/// A fresh id and key.
pub fn kunci_baru() -> (String, String) {
    (acak::teks(16), acak::teks(PANJANG_KUNCI))
}

pub fn cabut(tx: &mut Tx<'_>, p: &Pelaku, id: &str) -> Hasil<()> {
    izin(p)?;
    let nama: String = tx
        .one(
            "SELECT nama FROM papan_harga WHERE toko = $1 AND id = $2 AND dicabut IS NULL",
            args![&p.toko, id],
            |r| r.get(0),
        )?
        .ok_or_else(|| HargaTolak::PapanTidakAda.tolak("Papan ini tidak ada atau sudah dicabut"))?;
    let kini = tx.sekarang();
    tx.exec(
        "UPDATE papan_harga SET dicabut = $3, dicabut_oleh = $4 WHERE toko = $1 AND id = $2",
        args![&p.toko, id, kini, p.user_id.as_str()],
    )?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "CABUT PAPAN HARGA", &nama, "{}")?;
    Ok(())
}

/// The boards of a store, living ones first.
pub fn daftar(c: &mut Conn, toko: &KodeToko) -> db::Result<Vec<Terdaftar>> {
    c.rows(
        "SELECT id, nama, oleh, dibuat, dicabut, dicabut_oleh FROM papan_harga WHERE toko = $1 \
         ORDER BY CASE WHEN dicabut IS NULL THEN 0 ELSE 1 END, dibuat DESC LIMIT 100",
        args![toko],
        |r| {
            Ok(Terdaftar {
                id: r.get(0)?,
                nama: r.get(1)?,
                oleh: r.get(2)?,
                dibuat: r.get(3)?,
                dicabut: r.get(4)?,
                dicabut_oleh: r.get(5)?,
            })
        },
    )
}

/// A price on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct PapanBaris {
    pub kode_group: String,
    pub nama: String,
    /// hundredths of a percent; 10000 for pure gold
    pub kadar: i64,
    pub harga_jual: i64,
    pub harga_beli: i64,
    /// selling price now less what it was before the last change
    pub selisih_jual: i64,
    pub selisih_beli: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PapanHarga)]
pub struct Papan {
    pub nama_toko: String,
    pub tanggal: String,
    /// do the prices of the day stand? Otherwise these are the last ones
    pub terkonfirmasi: bool,
    /// when a price last changed; empty when none ever did
    pub diubah: String,
    pub baris: Vec<PapanBaris>,
}

/// One answer for a wrong and a revoked key.
fn tidak_dikenal() -> Tolak {
    HargaTolak::PapanKunci
        .tolak("Kunci papan harga ini salah atau sudah dicabut; minta tautan baru di layar Harga Emas")
}

/// What a board shows: the prices in force, never what is still being thought about.
pub fn lihat(c: &mut Conn, kunci: &str) -> Hasil<Papan> {
    if kunci.len() != PANJANG_KUNCI {
        return Err(tidak_dikenal());
    }
    let toko: KodeToko = c
        .one(
            "SELECT toko FROM papan_harga WHERE sidik_kunci = $1 AND dicabut IS NULL",
            args![acak::sidik(kunci)],
            |r| r.get(0),
        )?
        .ok_or_else(tidak_dikenal)?;
    isi(c, &toko)
}

/// The prices of a store as a board shows them, for whoever may know them in another way.
pub fn isi(c: &mut Conn, toko: &KodeToko) -> Hasil<Papan> {
    let k = Keadaan::baca(c, toko)?;
    let lalu = buku::perubahan_terakhir(c, toko)?;
    let sebelum = |kode: &str| lalu.get(kode).map(|(a, _)| *a).or_else(|| k.resmi.get(kode).copied());
    let mut baris = Vec::new();
    if let Some(a) = k.resmi.get("") {
        let s = sebelum("").unwrap_or(*a);
        baris.push(PapanBaris {
            kode_group: "24K".to_owned(),
            nama: "Emas murni".to_owned(),
            kadar: 10_000,
            harga_jual: a.harga_jual,
            harga_beli: a.harga_beli,
            selisih_jual: a.harga_jual - s.harga_jual,
            selisih_beli: a.harga_beli - s.harga_beli,
        });
    }
    for g in k.group.iter().rev().filter(|g| !g.berlian) {
        let Some(a) = k.efektif(g, |x| k.resmi.get(x).copied())?.filter(|a| a.harga_jual > 0) else {
            continue;
        };
        let s = k.efektif(g, sebelum)?.unwrap_or(a);
        baris.push(PapanBaris {
            kode_group: g.kode.clone(),
            nama: g.nama.clone(),
            kadar: g.kadar_cetak,
            harga_jual: a.harga_jual,
            harga_beli: a.harga_beli,
            selisih_jual: a.harga_jual - s.harga_jual,
            selisih_beli: a.harga_beli - s.harga_beli,
        });
    }
    Ok(Papan {
        nama_toko: k.toko.nama_toko.clone(),
        tanggal: k.tanggal().to_string(),
        terkonfirmasi: k.terkonfirmasi(),
        diubah: lalu.values().map(|(_, w)| w.clone()).max().unwrap_or_default(),
        baris,
    })
}
