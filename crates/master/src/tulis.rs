//! Add, edit, delete. A deleted row sleeps and can be woken; a stale edit is refused with both versions; what
//! is in use is not deleted. Every version is kept, and every act is in the audit chain.

use crate::baca::{Tersimpan, ambil, lingkup, nama_kolom};
use crate::{BarisMaster, Jenis, Lingkup, Master, MasterTolak, Mentah, rentang, unik};
use db::{Tx, Val, args};
use platform::{DasarTolak, Hasil, Pelaku, Tolak, acak, menu, pengguna};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use values::Waktu;
use values::format::ribuan;

/// What a write answers: the row as it stands now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Simpan {
    pub id: String,
    pub versi: i64,
    pub baris: BarisMaster,
}

impl Simpan {
    pub fn json(&self, m: &Master) -> Value {
        let mut v = self.baris.json(m);
        if let Value::Object(o) = &mut v {
            o.insert("_id".into(), json!(self.id));
            o.insert("versi".into(), json!(self.versi));
        }
        v
    }
}

const AKTIFKAN: &str = "aktifkan";
const VERSI: &str = "versi";

/// Fields of a request that are not columns, and whether they are flags.
pub const BUKAN_KOLOM: &[(&str, bool)] = &[(AKTIFKAN, true), (VERSI, false)];

/// What is no column has a kind too: a version that cannot be read would let a late save through.
fn periksa_bukan_kolom(mentah: &Mentah) -> Hasil<()> {
    for (nama, tanda) in BUKAN_KOLOM {
        let Some(isi) = mentah.get(*nama).map(|v| v.get().trim()) else { continue };
        let benar = match isi {
            "null" => true,
            "true" | "false" | "1" | "0" if *tanda => true,
            angka => !*tanda && angka.parse::<i64>().is_ok(),
        };
        if !benar {
            let pesan = format!("{nama} salah jenisnya");
            return Err(MasterTolak::Isian.pada(nama, pesan));
        }
    }
    Ok(())
}

fn bendera(mentah: &Mentah, nama: &str) -> bool {
    mentah.get(nama).is_some_and(|v| matches!(v.get().trim(), "true" | "1"))
}

/// The menu right and the module, looked at again inside the lock.
pub(crate) fn izin(tx: &mut Tx<'_>, m: &Master, p: &Pelaku) -> Hasil<()> {
    menu::izin(tx, p, m.rute)?;
    if m.lingkup == Lingkup::Rantai && !p.pusat {
        let pesan = format!("{} berlaku di semua toko dan hanya diubah oleh kantor pusat", m.sebut);
        return Err(MasterTolak::HanyaPusat.tolak(pesan));
    }
    Ok(())
}

/// May a row name one that is not active any more?
#[derive(Clone, Copy)]
pub(crate) enum Nonaktif<'a> {
    /// what is chosen now is active
    Ditolak,
    /// what it named before stays
    Tetap(&'a BarisMaster),
    /// head office's rows come as they are there
    Boleh,
}

/// By what right a row is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hak {
    /// a person's: the menu, and the owner's for what money hangs on
    Orang,
    /// a person with the menu brings what head office decided
    Pusat,
    /// the program's own work, whose use case looked at its own right
    Program,
}

impl Hak {
    fn izin(self, tx: &mut Tx<'_>, m: &Master, p: &Pelaku) -> Hasil<()> {
        if self == Self::Program { Ok(()) } else { izin(tx, m, p) }
    }

    fn jaga(
        self,
        m: &Master,
        p: &Pelaku,
        lama: Option<&BarisMaster>,
        baru: Option<&BarisMaster>,
    ) -> Hasil<()> {
        if self == Self::Orang { jaga_own(m, p, lama, baru) } else { Ok(()) }
    }
}

/// What prices and approvals hang on is the owner's: a supervisor who could change it alone would sell to the shop at twice its
/// worth and put it back afterwards.
pub(crate) fn jaga_own(
    m: &Master,
    p: &Pelaku,
    lama: Option<&BarisMaster>,
    baru: Option<&BarisMaster>,
) -> Hasil<()> {
    if p.level.memegang_aturan() {
        return Ok(());
    }
    match (lama, baru) {
        (Some(l), Some(b)) => {
            let beda = m.kolom.iter().find(|k| k.hanya_own && l.nilai(k.nama) != b.nilai(k.nama));
            let Some(k) = beda else { return Ok(()) };
            let pesan = format!("{} {} {} hanya boleh diubah OWN", k.label, m.sebut, l.sebut(m));
            Err(MasterTolak::HanyaOwner.pada(k.nama, pesan))
        }
        _ if m.baris_own => {
            let kerja = if baru.is_some() { "ditambah" } else { "dihapus" };
            Err(MasterTolak::HanyaOwner.tolak(format!("{} hanya boleh {kerja} OWN", m.sebut)))
        }
        _ => Ok(()),
    }
}

/// Adds a row. A key that was deleted answers DELETED; the same request with `aktifkan: true` wakes it.
pub fn tambah(tx: &mut Tx<'_>, m: &'static Master, p: &Pelaku, mentah: &Mentah) -> Hasil<Simpan> {
    tambah_dengan(tx, m, p, mentah, Hak::Orang)
}

/// The same by another right.
pub fn tambah_dengan(
    tx: &mut Tx<'_>,
    m: &'static Master,
    p: &Pelaku,
    mentah: &Mentah,
    hak: Hak,
) -> Hasil<Simpan> {
    hak.izin(tx, m, p)?;
    periksa_bukan_kolom(mentah)?;
    let mut b = BarisMaster::urai(m, mentah, None)?;
    hak.jaga(m, p, None, Some(&b))?;
    let milik = lingkup(m, p);
    // What is woken comes as it was, whatever was made inactive since.
    let bangun = bendera(mentah, AKTIFKAN) && matches!(kembar(tx, m, &milik, &b, "")?, Some((_, true)));
    let nonaktif = if bangun || hak != Hak::Orang { Nonaktif::Boleh } else { Nonaktif::Ditolak };
    siapkan(tx, m, p, &mut b, &mut BTreeSet::new(), nonaktif)?;
    match kembar(tx, m, &milik, &b, "")? {
        Some((_, false)) => Err(sudah_ada(m, &b)),
        Some((id, true)) if bendera(mentah, AKTIFKAN) => hidupkan(tx, m, p, &id),
        Some((_, true)) => Err(MasterTolak::PernahDihapus.tolak(pernah_dihapus(m, &b))),
        None => {
            bebas(tx, m, &milik, "", &b)?;
            sisip(tx, m, p, b)
        }
    }
}

pub(crate) fn pernah_dihapus(m: &Master, b: &BarisMaster) -> String {
    format!("{} {} pernah dihapus (DELETED). Aktifkan kembali?", m.sebut, b.sebut(m))
}

fn sudah_ada(m: &Master, b: &BarisMaster) -> Tolak {
    let pesan = format!("{} {} sudah ada", m.sebut, b.sebut(m));
    let t = MasterTolak::Sudah.tolak(pesan.clone());
    m.kunci.iter().fold(t, |t, k| t.kolom(k, pesan.clone()))
}

/// Another row with the same key, and whether it sleeps.
fn kembar(
    tx: &mut Tx<'_>,
    m: &Master,
    milik: &str,
    b: &BarisMaster,
    id: &str,
) -> db::Result<Option<(String, bool)>> {
    let mut nilai: Vec<Val> = vec![milik.into(), id.into()];
    nilai.extend(b.kunci(m));
    let sql =
        format!("SELECT id, dihapus FROM {} WHERE toko = $1 AND id <> $2 AND {}", m.tabel, m.syarat_kunci(3));
    tx.one(&sql, &nilai, |r| Ok((r.get(0)?, r.flag(1)?)))
}

/// Nothing of it collides with another live row: no range, no value that only one may have.
fn bebas(tx: &mut Tx<'_>, m: &'static Master, milik: &str, id: &str, b: &BarisMaster) -> Hasil<()> {
    rentang::bebas(tx, m, milik, id, b)?;
    unik::bebas(tx, m, milik, id, b)
}

/// Users work in the store, references exist, ranges stand in order, and the master's own last look. `ada` remembers the references
/// that were found, for the lines of a file.
pub(crate) fn siapkan(
    tx: &mut Tx<'_>,
    m: &'static Master,
    p: &Pelaku,
    b: &mut BarisMaster,
    ada: &mut BTreeSet<(&'static str, String)>,
    nonaktif: Nonaktif<'_>,
) -> Hasil<()> {
    for k in m.kolom {
        let isi = b.teks(k.nama).to_owned();
        if k.jenis == Jenis::Pengguna && !isi.is_empty() && !pengguna::di_toko(tx, &isi, &p.toko)? {
            let pesan = format!("{} {isi} bukan user toko ini", k.label);
            return Err(MasterTolak::RujukanTidakAda.pada(k.nama, pesan));
        }
        let Jenis::Rujuk(slug) = k.jenis else { continue };
        let Some(r) = crate::cari(slug) else { continue };
        if isi.is_empty() || ada.contains(&(slug, isi.clone())) {
            continue;
        }
        let sql = format!(
            "SELECT {} FROM {} WHERE toko = $1 AND {} AND dihapus = 0",
            r.sql_aktif(),
            r.tabel,
            r.syarat_kunci(2)
        );
        let boleh = match nonaktif {
            Nonaktif::Ditolak => false,
            Nonaktif::Tetap(lama) => lama.teks(k.nama) == isi,
            Nonaktif::Boleh => true,
        };
        match tx.one(&sql, args![lingkup(r, p), isi.as_str()], |r| r.flag(0))? {
            None => {
                let pesan = format!("{} {isi} tidak ada di {}", k.label, r.sebut);
                return Err(MasterTolak::RujukanTidakAda.pada(k.nama, pesan));
            }
            Some(false) if !boleh => {
                let pesan = format!("{} {isi} tidak aktif di {}", k.label, r.sebut);
                return Err(MasterTolak::RujukanTidakAda.pada(k.nama, pesan));
            }
            Some(false) => {}
            Some(true) => {
                ada.insert((slug, isi));
            }
        }
    }
    rentang::urut(m, b)?;
    match m.sebelum_simpan {
        Some(f) => f(tx, b),
        None => Ok(()),
    }
}

/// The columns before a master's own.
const UMUM: [&str; 7] = ["toko", "id", "dihapus", "versi", "diubah", "oleh", "cari"];

/// A new row as the table has it, in the order of [`UMUM`] and the definition.
fn baris_baru(m: &Master, p: &Pelaku, id: &str, kini: Waktu, b: &BarisMaster) -> Vec<Val> {
    let mut nilai: Vec<Val> = vec![
        lingkup(m, p).into(),
        id.into(),
        0_i64.into(),
        1_i64.into(),
        kini.into(),
        p.user_id.as_str().into(),
        b.untuk_dicari(m).into(),
    ];
    nilai.extend(b.berurut(m));
    nilai
}

/// Writes a row that was looked at from all sides.
fn sisip(tx: &mut Tx<'_>, m: &'static Master, p: &Pelaku, b: BarisMaster) -> Hasil<Simpan> {
    let id = acak::teks(16);
    let nilai = baris_baru(m, p, &id, tx.sekarang(), &b);
    let tempat: Vec<String> = (1..=nilai.len()).map(|i| format!("${i}")).collect();
    tx.exec(
        &format!(
            "INSERT INTO {} ({}, {}) VALUES ({})",
            m.tabel,
            UMUM.join(", "),
            nama_kolom(m),
            tempat.join(", ")
        ),
        &nilai,
    )?;
    catat(tx, m, p, "TAMBAH", &id, 1, &b, None)?;
    Ok(Simpan { id, versi: 1, baris: b })
}

/// The same for the lines of a file: the same rows, versions and audit as one by one, each table in one go.
pub(crate) fn sisip_banyak(
    tx: &mut Tx<'_>,
    m: &'static Master,
    p: &Pelaku,
    isi: &[BarisMaster],
) -> Hasil<()> {
    let kini = tx.sekarang();
    let id: Vec<String> = isi.iter().map(|_| acak::teks(16)).collect();
    let ok = Ok::<Vec<Val>, db::Error>;
    let kolom: Vec<&str> = UMUM.into_iter().chain(m.kolom.iter().map(|k| k.nama)).collect();
    tx.sisip_banyak(m.tabel, &kolom, id.iter().zip(isi).map(|(id, b)| ok(baris_baru(m, p, id, kini, b))))?;
    let versi = id.iter().zip(isi).map(|(id, b)| ok(baris_versi(m, p, "TAMBAH", id, 1, kini, &b.json(m))));
    tx.sisip_banyak("buku_master", &VERSI_KOLOM, versi)?;
    let audit = isi.iter().map(|b| (objek(m, b), isi_audit(m, 1, &b.json(m), None)));
    ledger::audit::catat_banyak(tx, p.user_id.as_str(), &aksi_audit("TAMBAH"), audit)?;
    Ok(())
}

/// A row that slept is live again, as it was; what it names must still be there.
fn hidupkan(tx: &mut Tx<'_>, m: &'static Master, p: &Pelaku, id: &str) -> Hasil<Simpan> {
    let milik = lingkup(m, p);
    let mut t = ambil(tx, m, &milik, id)?.ok_or_else(|| tidak_ada(m))?;
    siapkan(tx, m, p, &mut t.baris, &mut BTreeSet::new(), Nonaktif::Boleh)?;
    bebas(tx, m, &milik, id, &t.baris)?;
    perbarui(tx, m, p, "AKTIFKAN", id, t.versi + 1, t.baris, None)
}

fn tidak_ada(m: &Master) -> Tolak {
    MasterTolak::TidakAda.tolak(format!("{} ini tidak ada lagi", m.sebut))
}

/// Changes a row. The request carries the version it was read at.
pub fn ubah(tx: &mut Tx<'_>, m: &'static Master, p: &Pelaku, id: &str, mentah: &Mentah) -> Hasil<Simpan> {
    ubah_dengan(tx, m, p, id, mentah, Hak::Orang)
}

/// The same by another right.
pub fn ubah_dengan(
    tx: &mut Tx<'_>,
    m: &'static Master,
    p: &Pelaku,
    id: &str,
    mentah: &Mentah,
    hak: Hak,
) -> Hasil<Simpan> {
    hak.izin(tx, m, p)?;
    periksa_bukan_kolom(mentah)?;
    let milik = lingkup(m, p);
    let lama: Tersimpan = ambil(tx, m, &milik, id)?.filter(|t| !t.dihapus).ok_or_else(|| tidak_ada(m))?;
    let mut b = BarisMaster::urai(m, mentah, Some(&lama.baris))?;
    let dibaca = mentah.get(VERSI).and_then(|v| v.get().trim().parse::<i64>().ok());
    if dibaca.is_some_and(|v| v != lama.versi) {
        return Err(MasterTolak::SudahDiubah
            .tolak("Data ini sudah diubah orang lain; lihat kedua versi lalu simpan kembali")
            .rincian(json!({
                "tersimpan": lama.baris.json(m), "dikirim": b.json(m), "versi": lama.versi,
                "diubah": lama.diubah, "oleh": lama.oleh,
            })));
    }
    let nonaktif = if hak == Hak::Orang { Nonaktif::Tetap(&lama.baris) } else { Nonaktif::Boleh };
    siapkan(tx, m, p, &mut b, &mut BTreeSet::new(), nonaktif)?;
    if b == lama.baris {
        return Ok(Simpan { id: id.to_owned(), versi: lama.versi, baris: b });
    }
    hak.jaga(m, p, Some(&lama.baris), Some(&b))?;
    if b.kunci(m) != lama.baris.kunci(m) {
        // A new key is a new name for everything that points at the row: refused while anything does.
        dipakai(tx, m, p, &lama.baris, "diganti kodenya")?;
        if kembar(tx, m, &milik, &b, id)?.is_some() {
            return Err(sudah_ada(m, &b));
        }
    }
    bebas(tx, m, &milik, id, &b)?;
    perbarui(tx, m, p, "UBAH", id, lama.versi + 1, b, Some(&lama.baris))
}

/// Sets columns the program keeps, as a new version. For use cases, whose own rights were checked.
pub fn atur(
    tx: &mut Tx<'_>,
    m: &'static Master,
    p: &Pelaku,
    id: &str,
    isi: &[(&'static str, Val)],
) -> Hasil<Simpan> {
    let lama = ambil(tx, m, &lingkup(m, p), id)?.filter(|t| !t.dihapus).ok_or_else(|| tidak_ada(m))?;
    let mut b = lama.baris.clone();
    for (kolom, nilai) in isi {
        if !m.kolom(kolom).is_some_and(|k| k.sistem) {
            return Err(DasarTolak::Dalam
                .tolak("Terjadi kesalahan di server, silahkan coba lagi")
                .sebab(format!("{kolom} bukan kolom sistem dari {}", m.slug())));
        }
        b.isi(kolom, nilai.clone());
    }
    perbarui(tx, m, p, "ATUR", id, lama.versi + 1, b, Some(&lama.baris))
}

/// The row lives with this content and version.
#[allow(clippy::too_many_arguments)]
pub(crate) fn perbarui(
    tx: &mut Tx<'_>,
    m: &'static Master,
    p: &Pelaku,
    aksi: &str,
    id: &str,
    versi: i64,
    b: BarisMaster,
    lama: Option<&BarisMaster>,
) -> Hasil<Simpan> {
    let kini = tx.sekarang();
    let mut nilai: Vec<Val> = vec![
        lingkup(m, p).into(),
        id.into(),
        versi.into(),
        kini.into(),
        p.user_id.as_str().into(),
        b.untuk_dicari(m).into(),
    ];
    nilai.extend(b.berurut(m));
    let set: Vec<String> = m.kolom.iter().zip(7..).map(|(k, i)| format!("{} = ${i}", k.nama)).collect();
    tx.exec(
        &format!(
            "UPDATE {} SET dihapus = 0, versi = $3, diubah = $4, oleh = $5, cari = $6, {} WHERE toko = $1 AND id = $2",
            m.tabel,
            set.join(", ")
        ),
        &nilai,
    )?;
    catat(tx, m, p, aksi, id, versi, &b, lama)?;
    Ok(Simpan { id: id.to_owned(), versi, baris: b })
}

/// Puts a row to sleep; refused while it is in use, saying where.
pub fn hapus(tx: &mut Tx<'_>, m: &'static Master, p: &Pelaku, id: &str) -> Hasil<()> {
    hapus_dengan(tx, m, p, id, Hak::Orang)
}

pub(crate) fn hapus_dengan(tx: &mut Tx<'_>, m: &'static Master, p: &Pelaku, id: &str, hak: Hak) -> Hasil<()> {
    hak.izin(tx, m, p)?;
    let milik = lingkup(m, p);
    let t = ambil(tx, m, &milik, id)?.filter(|t| !t.dihapus).ok_or_else(|| tidak_ada(m))?;
    hak.jaga(m, p, Some(&t.baris), None)?;
    dipakai(tx, m, p, &t.baris, "dihapus")?;
    let versi = t.versi + 1;
    let kini = tx.sekarang();
    tx.exec(
        &format!(
            "UPDATE {} SET dihapus = 1, versi = $3, diubah = $4, oleh = $5 WHERE toko = $1 AND id = $2",
            m.tabel
        ),
        args![milik.as_str(), id, versi, kini, p.user_id.as_str()],
    )?;
    catat(tx, m, p, "HAPUS", id, versi, &t.baris, None)
}

/// Counts what names the row, in every place its definition lists; refused with the counts when anything does.
fn dipakai(tx: &mut Tx<'_>, m: &Master, p: &Pelaku, b: &BarisMaster, kerja: &str) -> Hasil<()> {
    let Some(kunci) = m.kunci.first().map(|k| b.nilai(k)) else { return Ok(()) };
    let mut di = Vec::new();
    for d in m.dipakai {
        // Rows that sleep do not hold their references.
        let bangun = if crate::SEMUA.iter().any(|x| x.tabel == d.tabel) { " AND dihapus = 0" } else { "" };
        let bila = if d.bila.is_empty() { String::new() } else { format!(" AND {}", d.bila) };
        let n: i64 = match m.lingkup {
            Lingkup::Toko => tx.nilai(
                &format!(
                    "SELECT COUNT(*) FROM {} WHERE toko = $1 AND {} = $2{bangun}{bila}",
                    d.tabel, d.kolom
                ),
                args![&p.toko, kunci.clone()],
            )?,
            Lingkup::Rantai => tx.nilai(
                &format!("SELECT COUNT(*) FROM {} WHERE {} = $1{bangun}{bila}", d.tabel, d.kolom),
                args![kunci.clone()],
            )?,
        };
        if n > 0 {
            di.push(format!("{} {}", ribuan(n), d.sebut.to_lowercase()));
        }
    }
    if di.is_empty() {
        return Ok(());
    }
    let kode = b.sebut(m);
    Err(MasterTolak::MasihDipakai.tolak(format!(
        "{} {kode} tidak bisa {kerja}, masih dipakai: {}",
        m.sebut,
        di.join(", ")
    )))
}

/// The version is kept and the act audited.
#[allow(clippy::too_many_arguments)]
fn catat(
    tx: &mut Tx<'_>,
    m: &Master,
    p: &Pelaku,
    aksi: &str,
    id: &str,
    versi: i64,
    b: &BarisMaster,
    lama: Option<&BarisMaster>,
) -> Hasil<()> {
    let isi = b.json(m);
    let kini = tx.sekarang();
    tx.exec(
        "INSERT INTO buku_master (toko, tabel, id, versi, aksi, isi, waktu, oleh) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        &baris_versi(m, p, aksi, id, versi, kini, &isi),
    )?;
    let audit = isi_audit(m, versi, &isi, lama);
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), &aksi_audit(aksi), &objek(m, b), &audit)?;
    Ok(())
}

const VERSI_KOLOM: [&str; 8] = ["toko", "tabel", "id", "versi", "aksi", "isi", "waktu", "oleh"];

/// A row of the book of versions, in the order of [`VERSI_KOLOM`].
fn baris_versi(
    m: &Master,
    p: &Pelaku,
    aksi: &str,
    id: &str,
    versi: i64,
    kini: Waktu,
    isi: &Value,
) -> Vec<Val> {
    args![lingkup(m, p), m.tabel, id, versi, aksi, isi.to_string(), kini, &p.user_id].to_vec()
}

fn aksi_audit(aksi: &str) -> String {
    format!("{aksi} MASTER")
}

fn objek(m: &Master, b: &BarisMaster) -> String {
    format!("{} {}", m.tabel, b.sebut(m))
}

fn isi_audit(m: &Master, versi: i64, isi: &Value, lama: Option<&BarisMaster>) -> String {
    json!({ "master": m.slug(), "versi": versi, "baru": isi, "lama": lama.map(|l| l.json(m)) }).to_string()
}
