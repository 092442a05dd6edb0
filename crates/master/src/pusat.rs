//! A branch pulls masters from head office: what is new, changed and gone, set by set. Rows go through the
//! engine's own add, edit and delete, so that every rule, version and audit line holds here too.

use crate::baca::nama_kolom;
use crate::tulis::{hapus_dengan, izin};
use crate::{
    BarisMaster, Hak, Jenis, Lingkup, Master, MasterTolak, Mentah, SEMUA, tambah_dengan, ubah_dengan,
};
use db::{Conn, Tx, args};
use platform::{DasarTolak, Hasil, Pelaku, TokoTolak, Tolak, menu, modul};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use values::KodeToko;

/// Published by head office in a way of its own.
const BUKAN_UNTUK_DITARIK: [&str; 1] = ["master-parameter-harga-emas"];

/// Lists that a store usually keeps for itself: offered, but not chosen beforehand.
const MILIK_TOKO: [&str; 6] = [
    "master-baki",
    "master-sales",
    "master-tukang",
    "master-pelebur",
    "master-rekening",
    "master-data-hadiah",
];

/// Rows shown of each kind.
const CONTOH: usize = 100;

/// How a set stands against head office.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SetPusat)]
pub struct Himpunan {
    pub slug: &'static str,
    pub sebut: &'static str,
    pub baru: usize,
    pub berubah: usize,
    pub hilang: usize,
    pub sama: usize,
    /// a list a store usually keeps for itself
    pub milik_toko: bool,
    /// why this person cannot pull it; empty when they can
    pub alasan: String,
}

/// A column that would change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BedaPusat)]
pub struct Beda {
    pub kolom: &'static str,
    pub label: &'static str,
    pub di_sini: String,
    pub di_pusat: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarisPusat)]
pub struct BarisBeda {
    /// BARU, BERUBAH, HILANG
    pub keadaan: &'static str,
    pub kunci: String,
    pub beda: Vec<Beda>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = RincianPusat)]
pub struct Rincian {
    pub set: Himpunan,
    /// the first rows of each kind
    pub baris: Vec<BarisBeda>,
}

/// A row that is gone at head office and could not go here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DipertahankanPusat)]
pub struct Dipertahankan {
    pub id: String,
    pub kunci: String,
    pub alasan: String,
}

/// What pulling a set did.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HasilTarik)]
pub struct Tarikan {
    pub slug: String,
    pub sebut: String,
    pub ditambah: usize,
    pub diubah: usize,
    pub dihapus: usize,
    pub dipertahankan: Vec<Dipertahankan>,
    /// why nothing of this set was written; empty when it was
    pub gagal: String,
}

/// The store all others pull from.
pub fn kode_pusat(c: &mut Conn) -> Hasil<KodeToko> {
    c.one("SELECT kode_toko FROM toko WHERE pusat = 1 AND aktif = 1 ORDER BY kode_toko", &[], |r| r.get(0))?
        .ok_or_else(|| TokoTolak::TidakAda.tolak("Kantor pusat belum dibuat"))
}

fn bisa_ditarik(m: &Master) -> bool {
    m.lingkup == Lingkup::Toko && !m.kunci.is_empty() && !BUKAN_UNTUK_DITARIK.contains(&m.slug())
}

/// The sets in an order in which a row's references come before it.
pub fn himpunan() -> Vec<&'static Master> {
    let mut sisa: Vec<&'static Master> = SEMUA.iter().copied().filter(|m| bisa_ditarik(m)).collect();
    let mut urut: Vec<&'static Master> = Vec::with_capacity(sisa.len());
    while !sisa.is_empty() {
        let menunggu: BTreeSet<&str> = sisa.iter().map(|m| m.slug()).collect();
        let merujuk = |m: &Master| {
            m.kolom
                .iter()
                .any(|k| matches!(k.jenis, Jenis::Rujuk(s) if s != m.slug() && menunggu.contains(s)))
        };
        let (siap, nanti): (Vec<_>, Vec<_>) = sisa.iter().copied().partition(|m| !merujuk(m));
        // A circle of references has no order; what is left then goes as it stands.
        if siap.is_empty() {
            urut.extend(nanti);
            break;
        }
        urut.extend(siap);
        sisa = nanti;
    }
    urut
}

pub fn cari_himpunan(slug: &str) -> Hasil<&'static Master> {
    himpunan().into_iter().find(|m| m.slug() == slug).ok_or_else(|| {
        let pesan = format!("{slug} tidak bisa ditarik dari pusat");
        MasterTolak::Himpunan.pada("set", pesan)
    })
}

/// Head office does not pull from itself.
pub fn bukan_pusat(pusat: &KodeToko, p: &Pelaku) -> Hasil<()> {
    if *pusat != p.toko {
        return Ok(());
    }
    Err(MasterTolak::PusatSendiri
        .tolak("Toko ini adalah kantor pusat: sumber data bagi cabang, tidak menarik dari mana pun"))
}

struct Tersimpan {
    id: String,
    tidur: bool,
    baris: BarisMaster,
}

fn semua_baris(c: &mut Conn, m: &'static Master, toko: &KodeToko) -> db::Result<BTreeMap<String, Tersimpan>> {
    let sql = format!("SELECT id, dihapus, {} FROM {} WHERE toko = $1", nama_kolom(m), m.tabel);
    let baris = c.rows(&sql, args![toko], |r| {
        Ok(Tersimpan { id: r.get(0)?, tidur: r.flag(1)?, baris: BarisMaster::dari_row(m, r, 2)? })
    })?;
    Ok(baris.into_iter().map(|t| (format!("{:?}", t.baris.kunci(m)), t)).collect())
}

/// Columns that people fill in; what the program keeps, and who works with an account, stays each store's own.
fn isian(m: &'static Master) -> impl Iterator<Item = &'static crate::Kolom> {
    m.kolom.iter().filter(|k| !k.sistem && k.jenis != Jenis::Pengguna)
}

fn sama(m: &'static Master, a: &BarisMaster, b: &BarisMaster) -> bool {
    isian(m).all(|k| a.nilai(k.nama) == b.nilai(k.nama))
}

struct Perbandingan {
    /// rows of head office that are not here, with the id of one that sleeps here
    baru: Vec<(Option<String>, BarisMaster)>,
    berubah: Vec<(String, BarisMaster, BarisMaster)>,
    hilang: Vec<(String, BarisMaster)>,
    sama: usize,
}

fn bandingkan(
    c: &mut Conn,
    m: &'static Master,
    pusat: &KodeToko,
    sini: &KodeToko,
) -> db::Result<Perbandingan> {
    let (sana, mut ada) = (semua_baris(c, m, pusat)?, semua_baris(c, m, sini)?);
    let mut p = Perbandingan { baru: Vec::new(), berubah: Vec::new(), hilang: Vec::new(), sama: 0 };
    for (kunci, t) in sana.into_iter().filter(|(_, t)| !t.tidur) {
        match ada.remove(&kunci) {
            None => p.baru.push((None, t.baris)),
            Some(s) if s.tidur => p.baru.push((Some(s.id), t.baris)),
            Some(s) if sama(m, &s.baris, &t.baris) => p.sama += 1,
            Some(s) => p.berubah.push((s.id, s.baris, t.baris)),
        }
    }
    p.hilang = ada.into_values().filter(|t| !t.tidur).map(|t| (t.id, t.baris)).collect();
    Ok(p)
}

fn ringkas(m: &'static Master, b: &Perbandingan, p: &Pelaku, set: &modul::Setelan) -> Himpunan {
    let gerbang = menu::cari(m.rute).map_or(Ok(()), |r| menu::buka(r.gerbang, p, set));
    let alasan = match gerbang {
        _ if !p.boleh_menu(m.rute) => format!("Tidak punya akses ke menu {}", m.sebut),
        Err(t) => t.pesan,
        Ok(()) => String::new(),
    };
    Himpunan {
        slug: m.slug(),
        sebut: m.sebut,
        baru: b.baru.len(),
        berubah: b.berubah.len(),
        hilang: b.hilang.len(),
        sama: b.sama,
        milik_toko: MILIK_TOKO.contains(&m.slug()),
        alasan,
    }
}

/// Every set against head office.
pub fn banding_semua(c: &mut Conn, p: &Pelaku, pusat: &KodeToko) -> Hasil<Vec<Himpunan>> {
    let set = modul::Setelan::baca(c, &p.toko)?;
    himpunan().into_iter().map(|m| Ok(ringkas(m, &bandingkan(c, m, pusat, &p.toko)?, p, &set))).collect()
}

/// One set row by row.
pub fn rincian(c: &mut Conn, m: &'static Master, p: &Pelaku, pusat: &KodeToko) -> Hasil<Rincian> {
    let set = modul::Setelan::baca(c, &p.toko)?;
    let b = bandingkan(c, m, pusat, &p.toko)?;
    let satu = |keadaan, baris: &BarisMaster, beda| BarisBeda { keadaan, kunci: baris.sebut(m), beda };
    let teks = |v: Option<&serde_json::Value>| match v {
        Some(serde_json::Value::String(s)) => s.clone(),
        None | Some(serde_json::Value::Null) => String::new(),
        Some(v) => v.to_string(),
    };
    let ubah = |lama: &BarisMaster, baru: &BarisMaster| {
        let (l, n) = (lama.json(m), baru.json(m));
        isian(m)
            .filter(|k| lama.nilai(k.nama) != baru.nilai(k.nama))
            .map(|k| Beda {
                kolom: k.nama,
                label: k.label,
                di_sini: teks(l.get(k.nama)),
                di_pusat: teks(n.get(k.nama)),
            })
            .collect()
    };
    let baris = (b.baru.iter().take(CONTOH).map(|(_, x)| satu("BARU", x, Vec::new())))
        .chain(b.berubah.iter().take(CONTOH).map(|(_, l, n)| satu("BERUBAH", n, ubah(l, n))))
        .chain(b.hilang.iter().take(CONTOH).map(|(_, x)| satu("HILANG", x, Vec::new())))
        .collect();
    Ok(Rincian { set: ringkas(m, &b, p, &set), baris })
}

fn mentah(m: &'static Master, b: &BarisMaster, aktifkan: bool) -> Hasil<Mentah> {
    let dalam = |e: serde_json::Error| {
        DasarTolak::Dalam.tolak("Terjadi kesalahan di server, silahkan coba lagi").sebab(e)
    };
    let json = b.json(m);
    let mut isi = Mentah::new();
    for k in isian(m) {
        if let Some(v) = json.get(k.nama) {
            isi.insert(k.nama.to_owned(), serde_json::value::to_raw_value(v).map_err(dalam)?);
        }
    }
    if aktifkan {
        isi.insert("aktifkan".to_owned(), serde_json::value::to_raw_value(&true).map_err(dalam)?);
    }
    Ok(isi)
}

/// Pulls one set: all of it, or an error and nothing. Rows that are gone and still in use stay and are told.
pub fn tarik(
    tx: &mut Tx<'_>,
    m: &'static Master,
    p: &Pelaku,
    pusat: &KodeToko,
    hapus_hilang: bool,
) -> Hasil<Tarikan> {
    izin(tx, m, p)?;
    bukan_pusat(pusat, p)?;
    let b = bandingkan(tx, m, pusat, &p.toko)?;
    let mut t = Tarikan { slug: m.slug().to_owned(), sebut: m.sebut.to_owned(), ..Tarikan::default() };
    // What goes leaves first, so that ranges are free for what comes.
    if hapus_hilang {
        for (id, baris) in &b.hilang {
            match hapus_dengan(tx, m, p, id, Hak::Pusat) {
                Ok(()) => t.dihapus += 1,
                Err(e) if e.adalah(MasterTolak::MasihDipakai) => t.dipertahankan.push(Dipertahankan {
                    id: id.clone(),
                    kunci: baris.sebut(m),
                    alasan: e.pesan,
                }),
                Err(e) => return Err(e),
            }
        }
    }
    for (id, _, baru) in &b.berubah {
        ubah_dengan(tx, m, p, id, &mentah(m, baru, false)?, Hak::Pusat).map_err(|e| sebut(m, baru, e))?;
        t.diubah += 1;
    }
    for (tidur, baru) in &b.baru {
        let s = tambah_dengan(tx, m, p, &mentah(m, baru, tidur.is_some())?, Hak::Pusat)
            .map_err(|e| sebut(m, baru, e))?;
        if tidur.is_some() {
            ubah_dengan(tx, m, p, &s.id, &mentah(m, baru, false)?, Hak::Pusat)
                .map_err(|e| sebut(m, baru, e))?;
        }
        t.ditambah += 1;
    }
    let isi = serde_json::json!({
        "pusat": pusat, "ditambah": t.ditambah, "diubah": t.diubah, "dihapus": t.dihapus,
        "dipertahankan": t.dipertahankan.iter().map(|d| d.kunci.as_str()).collect::<Vec<_>>(),
    });
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "TARIK DATA PUSAT", m.slug(), &isi.to_string())?;
    Ok(t)
}

/// A refusal that says which row of head office it is about.
fn sebut(m: &Master, b: &BarisMaster, mut t: Tolak) -> Tolak {
    t.pesan = format!("{} {}: {}", m.sebut, b.sebut(m), t.pesan);
    t
}

/// Tries again to delete rows that were in use: other sets may have let go of them since.
pub fn hapus_sisa(
    tx: &mut Tx<'_>,
    m: &'static Master,
    p: &Pelaku,
    sisa: &[Dipertahankan],
) -> Hasil<Vec<Dipertahankan>> {
    let mut tetap = Vec::new();
    for d in sisa {
        match hapus_dengan(tx, m, p, &d.id, Hak::Pusat) {
            Ok(()) => {}
            Err(e) if e.adalah(MasterTolak::MasihDipakai) => {
                tetap.push(Dipertahankan { alasan: e.pesan, ..d.clone() });
            }
            Err(e) => return Err(e),
        }
    }
    Ok(tetap)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rujukan_selalu_mendahului_yang_merujuknya() {
        let urut = himpunan();
        for (i, m) in urut.iter().enumerate() {
            for k in m.kolom {
                let Jenis::Rujuk(s) = k.jenis else { continue };
                let di = urut.iter().position(|x| x.slug() == s);
                assert!(di.is_none_or(|d| d <= i), "{} sebelum {s}", m.slug());
            }
        }
        assert!(urut.len() > 30);
    }

    #[test]
    fn daftar_milik_toko_menyebut_himpunan_yang_ada() {
        for s in MILIK_TOKO {
            assert!(cari_himpunan(s).is_ok(), "{s}");
        }
        assert!(cari_himpunan("master-parameter-harga-emas").is_err());
        assert!(cari_himpunan("master-supplier").is_err(), "milik rantai");
    }
}
