//! Accessories: boxes, purses and the like, counted by type. They are added and taken with a reason; what is not there
//! cannot be taken.

use super::alasan;
use super::daftar::Dokumen;
use super::tulis::{Kepala, Langkah, besar, cek_banyak, cek_keterangan, macam, simpan, tempat};
use crate::acuan::Acuan;
use db::{Conn, Tx, args};
use ledger::curah::{self, Gerak, Isi, JenisStok, Macam};
use ledger::stok::Lokasi;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::{Berat, JenisDok, KodeToko, Rupiah};

const QTY_MAKS: i64 = 1_000_000;
const HARGA_MAKS: Rupiah = Rupiah::new(1_000_000_000);

/// A type of accessory. `harga_modal` is what one piece cost; only read when stock is added.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct AksesorisBaris {
    pub kode_group: String,
    pub kode_dept: String,
    pub qty: i64,
    #[schema(value_type = i64)]
    pub harga_modal: Rupiah,
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = AksesorisDokumen)]
pub struct Kirim {
    /// TAMBAH or AMBIL
    pub jenis: String,
    /// the tray
    pub kode_toko: String,
    pub alasan: String,
    pub keterangan: String,
    pub detail_barang: Vec<AksesorisBaris>,
}

/// A type of accessory with what a tray holds of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AksesorisStok)]
pub struct Stok {
    pub kode_group: String,
    pub kode_dept: String,
    pub nama_dept: String,
    pub qty: i64,
    /// what it cost altogether
    #[schema(value_type = i64)]
    pub harga_modal: Rupiah,
}

/// Every type of the store's accessories, also those the tray has none of.
pub fn stok(c: &mut Conn, toko: &KodeToko, baki: &str) -> Hasil<Vec<Stok>> {
    Ok(c.rows(
        "SELECT g.kode_group, j.kode_dept, j.nama_dept, CAST(COALESCE(SUM(s.qty), 0) AS BIGINT), \
         CAST(COALESCE(SUM(s.nilai), 0) AS BIGINT) FROM group_barang g \
         JOIN jenis j ON j.toko = g.toko AND j.kode_group = g.kode_group AND j.dihapus = 0 \
         LEFT JOIN saldo_curah s ON s.toko = g.toko AND s.jenis_stok = 'ACC' AND s.kode_group = g.kode_group \
         AND s.kode_dept = j.kode_dept AND s.baki = $2 AND substr(s.gudang, 1, 1) <> '@' \
         WHERE g.toko = $1 AND g.dihapus = 0 AND g.is_acc = 1 \
         GROUP BY g.kode_group, j.kode_dept, j.nama_dept ORDER BY g.kode_group, j.kode_dept",
        args![toko, besar(baki)],
        |r| {
            Ok(Stok {
                kode_group: r.get(0)?,
                kode_dept: r.get(1)?,
                nama_dept: r.get(2)?,
                qty: r.int(3)?,
                harga_modal: r.get(4)?,
            })
        },
    )?)
}

/// What a row of this document carries: its cost when it comes, its share of the cost when it goes.
fn isi(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (ke, b): (usize, &AksesorisBaris),
    (m, tray, masuk): (&Macam, &Lokasi, bool),
    s: &mut Salah,
) -> Hasil<Option<Isi>> {
    if !(1..=QTY_MAKS).contains(&b.qty) {
        s.beri(ke, "qty", "Jumlah di antara 1 dan 1,000,000");
        return Ok(None);
    }
    if masuk {
        if b.harga_modal < Rupiah::NOL || b.harga_modal > HARGA_MAKS {
            s.beri(ke, "harga_modal", "Harga modal di antara 0 dan 1,000,000,000");
            return Ok(None);
        }
        let Ok(nilai) = b.harga_modal.kali(b.qty) else {
            s.beri(ke, "harga_modal", "Angka terlalu besar");
            return Ok(None);
        };
        return Ok(Some(Isi { qty: b.qty, nilai, ..Isi::default() }));
    }
    let ada = curah::saldo(tx, &p.toko, m, tray)?;
    match ada.bagian(b.qty, Berat::NOL) {
        Ok(Some(isi)) => Ok(Some(isi)),
        _ => {
            s.beri(ke, "qty", format!("Stok {} hanya {} buah, diambil {}", m.dept, ada.qty, b.qty));
            Ok(None)
        }
    }
}

/// Adds or takes accessories: checks every row, then writes one document.
pub fn catat(tx: &mut Tx<'_>, p: &Pelaku, k: &Kirim) -> Hasil<Dokumen> {
    cek_banyak(k.detail_barang.len())?;
    let a = Acuan::baca(tx, &p.toko)?;
    let mut s = Salah::default();
    let jenis = besar(&k.jenis);
    let masuk = jenis == "TAMBAH";
    if !masuk && jenis != "AMBIL" {
        s.kepala("jenis", "Pilih TAMBAH atau AMBIL");
    }
    let sebab = alasan::cari(&k.alasan, masuk);
    if sebab.is_none() {
        s.kepala("alasan", "Alasan Harus Dipilih");
    }
    cek_keterangan(&k.keterangan, sebab.is_some_and(|a| a.wajib_keterangan), &mut s);
    let tray = tempat(&a, &k.kode_toko, "").map_err(|e| s.kepala("kode_toko", e)).ok();
    let (mut pernah, mut langkah) = (HashSet::new(), Vec::with_capacity(k.detail_barang.len()));
    for (ke, b) in k.detail_barang.iter().enumerate() {
        let Some((m, nama_dept)) =
            macam(&a, (JenisStok::Acc, masuk), (b.kode_group.as_str(), b.kode_dept.as_str()), ke, &mut s)
        else {
            continue;
        };
        if !pernah.insert((m.group.clone(), m.dept.clone())) {
            s.beri(ke, "kode_dept", "Kode Jenis Tidak Boleh Sama");
            continue;
        }
        let (Some(tray), Some(sebab)) = (&tray, sebab) else { continue };
        let Some(isi) = isi(tx, p, (ke, b), (&m, tray, masuk), &mut s)? else { continue };
        let luar = Lokasi::Luar(sebab.akun);
        let (dari, ke) = if masuk { (luar, tray.clone()) } else { (tray.clone(), luar) };
        langkah.push(Langkah { gerak: Gerak { macam: m, dari, ke, isi }, nama_dept });
    }
    s.tolak(super::SALAH)?;
    let kepala = Kepala {
        stok: JenisStok::Acc,
        nomor: if masuk { JenisDok::TambahAksesoris } else { JenisDok::AmbilAksesoris },
        jenis: if masuk { "TAMBAH" } else { "AMBIL" },
        alasan: sebab.map_or("", |a| a.kode),
        keterangan: &k.keterangan,
        aksi: if masuk { "TAMBAH AKSESORIS" } else { "AMBIL AKSESORIS" },
    };
    simpan(tx, p, &kepala, &langkah)
}
