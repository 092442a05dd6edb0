//! Members from a file of the old program, with their codes and opening points. Checked line by line and shown, then all of it
//! comes in by one document, or nothing.

use crate::MemberTolak;
use crate::aturan::{self, AturanKode};
use crate::daftar::{Isian, MemberMinta, cari_kota, catat_setuju, indeks, jadi_member, tulis};
use crate::kembar::{self, Sebelum, Sidik};
use crate::kode::{self, Cara};
use db::{Conn, Tx, args};
use konter::pelanggan;
use ledger::{Dok, poin};
use platform::identitas::{self, Penyidik};
use platform::impor::{self, BarisBerkas, BarisImpor, Kolom};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use std::collections::BTreeSet;
use values::{JenisDok, KodeToko, Tanggal};

pub use platform::impor::Impor;

/// Lines of one file.
const PALING_BANYAK: usize = 10_000;
/// Points that somebody may bring along.
const POIN_MAKS: i64 = 100_000_000;

const KOLOM: &[Kolom] = &[
    Kolom::new("nama_customer", "Nama", true, "SITI RAHMAWATI"),
    Kolom::new("kode_member", "Kode Member", false, "KARTU00012"),
    Kolom::new("alamat_customer", "Alamat", false, "JL. KENANGA NO. 8"),
    Kolom::new("kelurahan", "Kelurahan", false, "CILANDAK BARAT"),
    Kolom::new("kecamatan", "Kecamatan", false, "CILANDAK"),
    Kolom::new("kota", "Kota", false, "JAKARTA SELATAN"),
    Kolom::new("no_hp", "No HP", false, "081234567890"),
    Kolom::new("nik", "NIK", false, "3171010101900001"),
    Kolom::new("tgl_lahir", "Tanggal Lahir", false, "1988-04-21"),
    Kolom::new("tgl_daftar", "Tanggal Daftar", false, "2020-01-31"),
    Kolom::new("kode_cabang_daftar", "Toko Daftar", false, "JKT1"),
    Kolom::new("setuju", "Setuju Pesan", false, "YA"),
    Kolom::new("point", "Poin", false, "120"),
];

/// A line that may come in.
struct Satu {
    isi: Isian,
    sidik: Sidik,
    kode_member: String,
    tgl_daftar: Option<Tanggal>,
    toko: Option<KodeToko>,
    poin: i64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PratinjauMember)]
pub struct Lihat {
    pub jumlah: usize,
    pub jumlah_salah: usize,
    /// of the good lines
    pub poin: i64,
    /// the document that brought this very file before; empty when none did
    pub sudah: String,
    /// the wrong lines, and the first good ones
    pub contoh: Vec<BarisImpor>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = MemberMasuk)]
pub struct Jadi {
    pub no_dok: String,
    pub jumlah: usize,
    pub poin: i64,
}

db::bacaan! {
    /// A file that came in.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = BerkasMember)]
    pub struct Dokumen {
        pub no_dok: String = "i.no_dok",
        pub tgl_system: String = "i.tgl_system",
        pub waktu: String = "i.waktu",
        pub oleh: String = "i.oleh",
        pub nama_berkas: String = "i.nama_berkas",
        pub jumlah: i64 = "i.jumlah",
        pub poin: i64 = "i.poin",
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ImporMemberKeadaan)]
pub struct Keadaan {
    pub kolom: Vec<Kolom>,
    pub paling_banyak: usize,
    pub dokumen: Vec<Dokumen>,
}

/// Points are owed to people who never stood at this counter: the owner's work.
fn izin(p: &Pelaku) -> Hasil<()> {
    if p.level.semua_menu() {
        return Ok(());
    }
    Err(MemberTolak::ImporIzin.tolak("Data member hanya diimpor oleh OWN"))
}

/// What the file must look like, and what came in already.
pub fn keadaan(c: &mut Conn, p: &Pelaku) -> Hasil<Keadaan> {
    izin(p)?;
    let dokumen = c.baris("FROM impor_member i ORDER BY i.waktu DESC, i.no_dok DESC LIMIT 200", args![])?;
    Ok(Keadaan { kolom: KOLOM.to_vec(), paling_banyak: PALING_BANYAK, dokumen })
}

struct Terperiksa {
    baris: Vec<BarisBerkas>,
    isi: Vec<Satu>,
    salah: Salah,
    sidik: String,
    sudah: String,
}

/// What the lines before a line hold already, and what makes the hashes of all.
struct Terpakai {
    penyidik: Penyidik,
    kode: BTreeSet<String>,
    nik: BTreeSet<String>,
    orang: Sebelum,
}

fn baris(
    c: &mut Conn,
    (ke, b): (usize, &BarisBerkas),
    (a, hari_ini): (&AturanKode, Tanggal),
    pakai: &mut Terpakai,
    s: &mut Salah,
) -> Hasil<Option<Satu>> {
    let awal = s.banyak();
    let m = MemberMinta {
        nama_customer: b.besar("nama_customer"),
        alamat_customer: b.besar("alamat_customer"),
        kelurahan: b.besar("kelurahan"),
        kecamatan: b.besar("kecamatan"),
        no_hp: b.teks("no_hp").to_owned(),
        nik: b.teks("nik").to_owned(),
        tgl_lahir: b.teks("tgl_lahir").to_owned(),
        setuju: matches!(b.besar("setuju").as_str(), "YA" | "Y" | "1"),
        ..MemberMinta::default()
    };
    let mut isi = match m.periksa(c, hari_ini) {
        Ok(i) => Some(i),
        Err(t) if t.adalah(MemberTolak::Isian) => {
            for (kolom, pesan) in &t.kolom {
                s.beri(ke, kolom, pesan.clone());
            }
            None
        }
        Err(t) => return Err(t),
    };
    let kota = b.besar("kota");
    if !kota.is_empty() {
        match (cari_kota(c, &kota)?, &mut isi) {
            (Some((kode, nama)), Some(i)) => (i.kode_kota, i.kota) = (kode, nama),
            (Some(_), None) => {}
            (None, _) => s.beri(ke, "kota", "Kota ini tidak ada di master"),
        }
    }
    let mut kode_member = b.besar("kode_member");
    if !kode_member.is_empty() {
        match kode::periksa(a, &kode_member) {
            Ok(k) if kode::pemilik(c, &k)?.is_some() => s.beri(ke, "kode_member", "Kode ini sudah dipakai"),
            Ok(k) if !pakai.kode.insert(k.clone()) => {
                s.beri(ke, "kode_member", "Kode ini dua kali di berkas");
            }
            Ok(k) => kode_member = k,
            Err(t) => s.beri(ke, "kode_member", t.pesan),
        }
    }
    if let Some(i) = isi.as_ref().filter(|i| !i.dasar.nik.is_empty()) {
        if pelanggan::bernik(c, &i.dasar.nik)?.is_some() {
            s.beri(ke, "nik", "NIK ini sudah terdaftar");
        } else if !pakai.nik.insert(i.dasar.nik.clone()) {
            s.beri(ke, "nik", "NIK ini dua kali di berkas");
        }
    }
    let tgl_daftar = b.baca::<Tanggal>(ke, "tgl_daftar", s);
    if tgl_daftar.is_some_and(|t| t.sesudah(hari_ini)) {
        s.beri(ke, "tgl_daftar", "Tanggal daftar tidak boleh di masa depan");
    }
    let toko = b.besar("kode_cabang_daftar");
    let toko = if toko.is_empty() { None } else { Some(toko) };
    let toko = match toko.map(|t| KodeToko::parse(&t)) {
        None => None,
        Some(Ok(t)) if platform::toko::cari(c, &t).is_ok() => Some(t),
        Some(_) => {
            s.beri(ke, "kode_cabang_daftar", "Toko ini tidak ada");
            None
        }
    };
    let poin = b.baca::<i64>(ke, "point", s).unwrap_or(0);
    if !(0..=POIN_MAKS).contains(&poin) {
        s.beri(ke, "point", format!("Poin 0 sampai {POIN_MAKS}"));
    }
    let sidik = isi.as_ref().map(|i| Sidik::baru(&pakai.penyidik, i, &kode_member, poin));
    if let (Some(i), Some(sidik)) = (&isi, &sidik) {
        if let Some(k) = kembar::kartu(c, i, !kode_member.is_empty())? {
            s.beri(ke, "nama_customer", format!("Orang ini sudah member dengan kode {k}"));
        } else if let Some(no) = kembar::berkas(c, sidik)? {
            s.beri(ke, "nama_customer", format!("Orang ini sudah masuk dengan {no}"));
        } else if pakai.orang.ada(sidik) {
            s.beri(ke, "nama_customer", "Orang ini dua kali di berkas");
        }
    }
    let satu = isi.zip(sidik).filter(|_| s.banyak() == awal);
    Ok(satu.map(|(isi, sidik)| Satu { isi, sidik, kode_member, tgl_daftar, toko, poin }))
}

fn periksa(c: &mut Conn, p: &Pelaku, teks: &str, hari_ini: Tanggal) -> Hasil<Terperiksa> {
    izin(p)?;
    let semua = impor::pisah(MemberTolak::Impor, KOLOM, teks, PALING_BANYAK)?;
    let sidik = impor::sidik(&semua);
    let sudah: Option<String> =
        c.one("SELECT no_dok FROM impor_member WHERE sidik = $1", args![sidik.as_str()], |r| r.get(0))?;
    let a: AturanKode = aturan::pada(c, hari_ini)?;
    let mut pakai = Terpakai {
        penyidik: Penyidik::baru(c)?,
        kode: BTreeSet::new(),
        nik: BTreeSet::new(),
        orang: Sebelum::default(),
    };
    let (mut salah, mut isi) = (Salah::semua(), Vec::new());
    for satu in semua.iter().enumerate() {
        isi.extend(baris(c, satu, (&a, hari_ini), &mut pakai, &mut salah)?);
    }
    Ok(Terperiksa { baris: semua, isi, salah, sidik, sudah: sudah.unwrap_or_default() })
}

/// What would come in; writes nothing.
pub fn lihat(c: &mut Conn, p: &Pelaku, teks: &str, hari_ini: Tanggal) -> Hasil<Lihat> {
    let t = periksa(c, p, teks, hari_ini)?;
    let (jumlah, poin) = (t.baris.len(), t.isi.iter().map(|s| s.poin).sum());
    let (jumlah_salah, contoh) = impor::contoh(KOLOM, t.baris, &t.salah);
    Ok(Lihat { jumlah, jumlah_salah, poin, sudah: t.sudah, contoh })
}

/// Brings the whole file in, or nothing. Runs under the chain's key: codes and identity numbers are the chain's.
pub fn impor(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, nama: &str) -> Hasil<Jadi> {
    let hari_ini = tx.sekarang().tanggal();
    identitas::pastikan_kunci(tx)?;
    let t = periksa(tx, p, teks, hari_ini)?;
    if !t.sudah.is_empty() {
        return Err(MemberTolak::ImporSudah.tolak(format!("Berkas ini sudah diimpor dengan {}", t.sudah)));
    }
    impor::tolak(MemberTolak::Impor, &t.baris, &t.salah)?;
    let nama: String = nama.trim().chars().take(100).collect();
    let (jumlah, poin) = (t.isi.len(), t.isi.iter().map(|s| s.poin).sum::<i64>());
    let nilai = aturan::nilai_poin(tx, hari_ini)?;
    let mut dok = Dok::buka(tx, JenisDok::ImporMember, &p.user_id)?;
    let mut masuk = Vec::with_capacity(jumlah);
    for s in t.isi {
        let kode = satu(dok.tx(), p, &s)?;
        if s.poin > 0 {
            poin::awal(&mut dok, &kode, s.poin, nilai)?;
        }
        masuk.push((kode, s.kode_member, s.sidik, s.poin));
    }
    let (no, tgl, waktu) = (dok.no().clone(), dok.tgl_system(), dok.waktu());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    tx.exec(
        "INSERT INTO impor_member (toko, no_dok, nama_berkas, sidik, jumlah, poin, tgl_system, waktu, oleh) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        args![
            &toko,
            &no,
            nama.as_str(),
            t.sidik.as_str(),
            i64::try_from(jumlah).unwrap_or(i64::MAX),
            poin,
            tgl,
            waktu,
            &p.user_id
        ],
    )?;
    for (urut, (kode, kode_member, sidik, poin)) in (1..).zip(masuk) {
        kembar::catat(tx, &no, (urut, poin), [&kode, &kode_member], sidik)?;
    }
    dok.tutup("IMPOR MEMBER", &serde_json::json!({ "berkas": nama, "jumlah": jumlah, "poin": poin }))?;
    Ok(Jadi { no_dok: no.to_string(), jumlah, poin })
}

fn satu(tx: &mut Tx<'_>, p: &Pelaku, s: &Satu) -> Hasil<String> {
    let kode = pelanggan::daftar(tx, p, &s.isi.dasar)?.kode_pelanggan;
    tulis(tx, p, &kode, &s.isi)?;
    if s.isi.setuju {
        catat_setuju(tx, p, &kode, true, s.isi.tgl_setuju)?;
    }
    let cara = if s.kode_member.is_empty() { Cara::Urut } else { Cara::Impor };
    jadi_member(tx, p, &kode, cara, &s.kode_member)?;
    let (tgl, toko) = (s.tgl_daftar.map(|t| t.to_string()), s.toko.as_ref().map(ToString::to_string));
    tx.exec(
        "UPDATE pelanggan SET tgl_daftar = COALESCE($2, tgl_daftar), kode_cabang_daftar = COALESCE($3, kode_cabang_daftar) \
         WHERE kode_pelanggan = $1",
        args![kode.as_str(), tgl, toko],
    )?;
    indeks(tx, &kode)?;
    Ok(kode)
}
