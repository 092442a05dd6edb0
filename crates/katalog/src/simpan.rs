//! Adding and changing an entry. A deleted code answers DELETED and is woken by the same request with `aktifkan`; a stale
//! change is refused with both versions.

use crate::definisi::{AsalKode, Entitas, Jenis};
use crate::isi::{Isian, Mentah, baca, pada};
use crate::tabel::{self, BarisKatalog};
use crate::{Edisi, Gambar, KatalogTolak, gambar, urutan};
use db::{Json, Tx, Val, args};
use platform::{Hasil, Pelaku, menu};
use serde_json::{Value, json};

/// Entries of one list; a window, not a warehouse.
const PALING_BANYAK: i64 = 5_000;

/// What a write answers, and the pictures nobody names any more.
#[derive(Debug)]
pub struct Tersimpan {
    pub baris: Value,
    pub lepas: Vec<Gambar>,
}

pub(crate) fn izin(tx: &mut Tx<'_>, e: &Entitas, edisi: Edisi, p: &Pelaku) -> Hasil<()> {
    menu::izin(tx, p, e.rute(edisi))
}

/// What it names is there: pieces of the stock, banners and infos of the same edition.
fn rujukan(tx: &mut Tx<'_>, e: &Entitas, edisi: Edisi, i: &Isian) -> Hasil<()> {
    if matches!(e.asal, AsalKode::Barang(_)) && !crate::stok::dikenal(tx, &i.kode)? {
        let pesan = format!("Barang {} tidak ada di data barang", i.kode);
        return Err(pada(e.kunci, pesan));
    }
    for k in e.kolom {
        let Jenis::Daftar(Some(macam)) = k.jenis else { continue };
        for kode in
            i.isi.get(k.nama).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
        {
            let ada = tabel::ambil(tx, edisi, macam, kode)?.is_some_and(|b| !b.dihapus);
            if !ada {
                return Err(pada(k.nama, format!("{} {kode} tidak ada", k.label)));
            }
        }
    }
    if e.kolom("detail_group").is_some() {
        for kode in i.isi.get("detail_group").and_then(Value::as_array).into_iter().flatten() {
            let kode = kode.as_str().unwrap_or_default();
            if !crate::stok::group_dikenal(tx, kode)? {
                return Err(pada("detail_group", format!("Group {kode} tidak ada")));
            }
        }
    }
    Ok(())
}

/// The next code of a list whose codes are drawn. Deleted ones are not given again.
fn kode_baru(tx: &mut Tx<'_>, e: &Entitas, edisi: Edisi, awalan: &str) -> Hasil<String> {
    let ada: Vec<String> = tx.rows(
        "SELECT kode FROM katalog_isi WHERE edisi = $1 AND jenis = $2",
        args![edisi.kode(), e.macam.kode()],
        |r| r.get(0),
    )?;
    let nomor = |k: &String| k.strip_prefix(awalan)?.strip_prefix('-')?.parse::<u32>().ok();
    let n = ada.iter().filter_map(nomor).max().unwrap_or(0) + 1;
    Ok(format!("{awalan}-{n:03}"))
}

pub fn tambah(tx: &mut Tx<'_>, p: &Pelaku, (e, edisi): (&Entitas, Edisi), m: &Mentah) -> Hasil<Tersimpan> {
    izin(tx, e, edisi, p)?;
    let mut i = baca(e, m)?;
    if let (AsalKode::Berurut(awalan), true) = (e.asal, i.kode.is_empty()) {
        i.kode = kode_baru(tx, e, edisi, awalan)?;
    }
    let lama = tabel::ambil(tx, edisi, e.macam, &i.kode)?;
    match &lama {
        Some(b) if !b.dihapus => {
            let pesan = format!("{} {} sudah ada", e.sebut, i.kode);
            return Err(KatalogTolak::Sudah.pada(e.kunci, pesan));
        }
        Some(_) if !i.aktifkan => {
            let pesan = format!("{} {} pernah dihapus (DELETED). Aktifkan kembali?", e.sebut, i.kode);
            return Err(KatalogTolak::PernahDihapus.tolak(pesan));
        }
        _ => {}
    }
    let n: i64 = tx.nilai(
        "SELECT COUNT(*) FROM katalog_isi WHERE edisi = $1 AND jenis = $2 AND dihapus = 0",
        args![edisi.kode(), e.macam.kode()],
    )?;
    if n >= PALING_BANYAK {
        return Err(KatalogTolak::Penuh.tolak(format!("Paling banyak {PALING_BANYAK} {}", e.sebut)));
    }
    rujukan(tx, e, edisi, &i)?;
    let (aksi, versi) = lama.as_ref().map_or(("TAMBAH", 1), |b| ("AKTIFKAN", b.versi + 1));
    let ke = urutan::berikut(tx, edisi, e.macam)?;
    let b = baris(tx, p, (e, edisi), &i, versi, ke);
    if lama.is_some() {
        perbarui(tx, &b)?;
    } else {
        tx.sisip([&b])?;
    }
    tutup(tx, p, (e, edisi), aksi, &b, &i.gambar)
}

pub fn ubah(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (e, edisi): (&Entitas, Edisi),
    kode: &str,
    m: &Mentah,
) -> Hasil<Tersimpan> {
    izin(tx, e, edisi, p)?;
    let lama = tabel::hidup(tx, edisi, e, kode)?;
    let mut m = m.clone();
    // The address names the entry; a form may repeat it.
    m.entry(e.kunci).or_insert_with(|| Value::from(kode));
    let i = baca(e, &m)?;
    if i.kode != lama.kode && !i.kode.is_empty() {
        return Err(pada(e.kunci, "Kode tidak bisa diganti; hapus lalu tambahkan dengan kode yang baru"));
    }
    if i.versi.is_some_and(|v| v != lama.versi) {
        let tgl = tx.sekarang().tanggal();
        let punya = gambar::milik(tx, edisi, e.macam, kode)?;
        return Err(KatalogTolak::SudahDiubah
            .tolak("Data ini sudah diubah orang lain; muat ulang lalu ulangi perubahannya")
            .rincian(
                json!({ "tersimpan": lama.json(e, &punya, tgl), "oleh": lama.oleh, "diubah": lama.diubah }),
            ));
    }
    rujukan(tx, e, edisi, &Isian { kode: lama.kode.clone(), ..i.clone() })?;
    let b = baris(
        tx,
        p,
        (e, edisi),
        &Isian { kode: lama.kode.clone(), ..i.clone() },
        lama.versi + 1,
        lama.urutan,
    );
    perbarui(tx, &b)?;
    tutup(tx, p, (e, edisi), "UBAH", &b, &i.gambar)
}

fn baris(
    tx: &Tx<'_>,
    p: &Pelaku,
    (e, edisi): (&Entitas, Edisi),
    i: &Isian,
    versi: i64,
    urutan: i64,
) -> BarisKatalog {
    BarisKatalog {
        edisi: edisi.kode().to_owned(),
        jenis: e.macam.kode().to_owned(),
        kode: i.kode.clone(),
        urutan,
        isi: Json(i.isi.clone()),
        tgl_dari: i.tgl_dari,
        tgl_sampai: i.tgl_sampai,
        versi,
        dihapus: false,
        diubah: tx.sekarang().to_string(),
        oleh: p.user_id.to_string(),
    }
}

/// The row in place of the one with its code.
pub(crate) fn perbarui(tx: &mut Tx<'_>, b: &BarisKatalog) -> Hasil<()> {
    let isi = db::Sel::ke_val(&b.isi)?;
    let tanggal = |t: Option<values::Tanggal>| t.map_or(Val::Null, Val::from);
    tx.exec(
        "UPDATE katalog_isi SET urutan = $4, isi = $5, tgl_dari = $6, tgl_sampai = $7, versi = $8, dihapus = $9, \
         diubah = $10, oleh = $11 WHERE edisi = $1 AND jenis = $2 AND kode = $3",
        &[
            b.edisi.as_str().into(),
            b.jenis.as_str().into(),
            b.kode.as_str().into(),
            b.urutan.into(),
            isi,
            tanggal(b.tgl_dari),
            tanggal(b.tgl_sampai),
            b.versi.into(),
            i64::from(b.dihapus).into(),
            b.diubah.as_str().into(),
            b.oleh.as_str().into(),
        ],
    )?;
    Ok(())
}

/// Its pictures become its own, and the act is told to the audit trail.
fn tutup(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (e, edisi): (&Entitas, Edisi),
    aksi: &str,
    b: &BarisKatalog,
    nama: &[String],
) -> Hasil<Tersimpan> {
    let lepas = gambar::pakai(tx, (edisi, e.macam), &b.kode, nama)?;
    let punya = gambar::milik(tx, edisi, e.macam, &b.kode)?;
    let tgl = tx.sekarang().tanggal();
    let baris = b.json(e, &punya, tgl);
    catat(tx, p, (edisi, &b.jenis), aksi, &b.kode, &baris)?;
    Ok(Tersimpan { baris, lepas })
}

/// Every act of the catalogue moves the audit chain, by which what was remembered of it is known to be old.
pub(crate) fn catat(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (edisi, jenis): (Edisi, &str),
    aksi: &str,
    kode: &str,
    isi: &Value,
) -> Hasil<()> {
    let objek = format!("{jenis} {} {kode}", edisi.kode());
    ledger::audit::catat_hari_ini(
        tx,
        p.user_id.as_str(),
        &format!("{aksi} KATALOG"),
        &objek,
        &isi.to_string(),
    )?;
    Ok(())
}
