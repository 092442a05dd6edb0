//! What a domain brings of its own to what belongs to all: rules of the proof of balance, what keeps a day from being
//! closed, what is kept of a closed day, lines of the digest, figures and announcements of the dashboard, days of the
//! demo. Each domain has one [`Domain`] value; crate `rangkai` has the one list of them.

pub mod dokumen;
mod izin;
pub mod jurnal;
mod lacak;
mod nota;
mod orang;

use crate::TokoTolak;
pub use izin::DOMAIN;
pub use lacak::{BarisLacak, KeadaanLacak, Pelacak, TahapLacak, Terlacak};
pub use nota::{BarangNota, NotaAsli, Pemeriksa};
pub use orang::{KOLOM_RIWAYAT, Milik};

use crate::demo::HariIniDemo;
use crate::modul::Setelan;
use crate::{Hasil, Pelaku, Siaran, penolakan};
use db::{Conn, Tx, args};
use dokumen::DokumenDomain;
use jurnal::JurnalDomain;
use ledger::Dok;
use ledger::periksa::Bukti;
use serde::{Deserialize, Serialize};
use values::{JamDiam, KodeToko, Rupiah, Tanggal, Waktu};

/// What ended with a day: a name for the audit log, and which.
pub type Berakhir = Hasil<Vec<(&'static str, String)>>;

/// What was traded in a store between two days, by step.
pub type Perdagangan = fn(&mut Conn, &KodeToko, (Tanggal, Tanggal), Langkah) -> Hasil<Vec<Dagang>>;

/// What follows on a closed day.
pub type Sesudah = fn(&mut Tx<'_>, &Pelaku, &Hari, &[&Domain]) -> Hasil<()>;

/// A domain as the closing, the proof, the dashboard and the demo see it. One that has nothing to say to something
/// leaves it as [`Domain::kosong`] has it.
#[derive(Clone, Copy)]
pub struct Domain {
    pub nama: &'static str,
    pub bukti: &'static Bukti,
    /// what keeps the day from being closed
    pub halangan: fn(&mut Conn, &Hari) -> Hasil<Vec<Hal>>,
    /// what is worth knowing at closing and does not block
    pub peringatan: fn(&mut Conn, &Hari) -> Hasil<Vec<Hal>>,
    /// what ends with the day, posted into the closing's own document: a name for the audit log, and which
    pub berakhir: fn(&mut Dok<'_, '_>) -> Berakhir,
    /// what follows once the day was kept, in the closing's transaction; gets all domains
    pub ditutup: Sesudah,
    /// its documents in the double-entry journal
    pub jurnal: &'static JurnalDomain,
    /// what is held at closing
    pub potret: &'static [Potret],
    /// parts of the digest
    pub ringkasan: fn(&mut Conn, &KodeToko, Tanggal) -> Hasil<Vec<BagianUrut>>,
    /// what the domain traded, for the dashboard's charts
    pub dagang: Perdagangan,
    /// what the people of a store should know today
    pub pengumuman: fn(&mut Conn, &Pelaku, &HariPengumuman) -> Hasil<Vec<Pengumuman>>,
    /// what it did with a person, for their story over all stores: each a SELECT of [`KOLOM_RIWAYAT`] whose people are `{orang}`
    pub riwayat: &'static [&'static str],
    /// what these people got from the chain and still have, with its worth today in the store of who asks
    pub milik: fn(&mut Conn, &Pelaku, &[String]) -> Hasil<Vec<Milik>>,
    /// what the holder of a document's paper may see of it, on its public page
    pub lacak: Pelacak,
    /// what the holder of a nota may know of it: that it is genuine, and which pieces it is about
    pub nota: Pemeriksa,
    /// one day of the demo in one store
    pub demo: fn(&mut Tx<'_>, &HariDemo<'_>) -> Hasil<()>,
    /// the demo's open day in all stores at once, before any of them trades; false when the demo is too small to have one
    pub demo_semua: fn(&mut Tx<'_>, &Siaran) -> Hasil<bool>,
    /// the demo's open day in one store
    pub demo_hari_ini: fn(&mut Tx<'_>, &mut HariIniDemo<'_>) -> Hasil<()>,
    /// what it refuses
    pub penolakan: &'static [penolakan::Domain],
    /// its documents, by their numbers
    pub dokumen: &'static DokumenDomain,
    /// its screens that serve a customer: they may search the register and add to it
    pub melayani: &'static [&'static str],
}

impl std::fmt::Debug for Domain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Domain").field("nama", &self.nama).finish_non_exhaustive()
    }
}

impl Domain {
    pub const fn kosong(nama: &'static str) -> Self {
        Self {
            nama,
            bukti: &Bukti::TANPA,
            halangan: |_, _| Ok(Vec::new()),
            peringatan: |_, _| Ok(Vec::new()),
            berakhir: |_| Ok(Vec::new()),
            ditutup: |_, _, _, _| Ok(()),
            jurnal: &JurnalDomain::TANPA,
            potret: &[],
            ringkasan: |_, _, _| Ok(Vec::new()),
            dagang: |_, _, _, _| Ok(Vec::new()),
            pengumuman: |_, _, _| Ok(Vec::new()),
            riwayat: &[],
            milik: |_, _, _| Ok(Vec::new()),
            lacak: |_, _| Ok(None),
            nota: |_, _| Ok(None),
            demo: |_, _| Ok(()),
            demo_semua: |_, _| Ok(true),
            demo_hari_ini: |_, _| Ok(()),
            penolakan: &[],
            dokumen: &DokumenDomain::TANPA,
            melayani: &[],
        }
    }
}

/// The store's day, as closing sees it.
#[derive(Debug, Clone)]
pub struct Hari {
    pub toko: KodeToko,
    pub tgl: Tanggal,
    pub hari_ini: Tanggal,
    pub kini: Waktu,
    pub set: Setelan,
    /// the last day that was closed
    pub tgl_tutup: Option<String>,
}

impl Hari {
    pub fn baca(c: &mut Conn, toko: &KodeToko, kini: Waktu) -> Hasil<Self> {
        let (tgl, tgl_tutup) = c
            .one(
                "SELECT tgl_system, tgl_tutup FROM toko WHERE kode_toko = $1 AND aktif = 1",
                args![toko],
                |r| Ok((r.get::<Tanggal>(0)?, r.get::<Option<String>>(1)?)),
            )?
            .ok_or_else(|| TokoTolak::TidakAda.tolak(format!("Toko {toko} tidak ditemukan")))?;
        let set = Setelan::baca(c, toko)?;
        Ok(Self { toko: toko.clone(), tgl, hari_ini: kini.tanggal(), kini, set, tgl_tutup })
    }

    pub fn berikut(&self) -> Hasil<Tanggal> {
        self.mundur(-1)
    }

    /// So many days before the day itself.
    pub fn mundur(&self, hari: i64) -> Hasil<Tanggal> {
        Ok(self.tgl.tambah_hari(-hari).map_err(|e| db::Error::Lain(e.to_string()))?)
    }
}

/// One thing in the way of closing, or worth knowing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HalTutup)]
pub struct Hal {
    pub kode: &'static str,
    pub pesan: String,
    /// the screen where it is put right; empty where there is none
    pub rute: &'static str,
    /// numbers, names: the first of them
    pub contoh: Vec<String>,
    /// the only people who can put it right; empty: whoever has the screen
    pub oleh: Vec<String>,
}

impl Hal {
    /// How many examples a line carries.
    pub const CONTOH: usize = 20;

    /// A line when the query finds something: each row one text.
    pub fn bila(
        c: &mut Conn,
        hal: &mut Vec<Self>,
        (kode, rute): (&'static str, &'static str),
        pesan: impl FnOnce(usize) -> String,
        sql: &str,
        isi: &[db::Val],
    ) -> db::Result<()> {
        let ada: Vec<String> = c.rows(sql, isi, |r| r.get(0))?;
        if !ada.is_empty() {
            let pesan = pesan(ada.len());
            let contoh = ada.into_iter().take(Self::CONTOH).collect();
            hal.push(Self { kode, pesan, rute, contoh, oleh: Vec::new() });
        }
        Ok(())
    }
}

/// A table of what is held at closing, how it is written, the book it follows from, and the columns both are grouped by.
#[derive(Clone, Copy)]
pub struct Potret {
    pub aturan: &'static str,
    pub tabel: &'static str,
    pub buku: &'static str,
    pub kunci: &'static [&'static str],
    /// of the table, and of the book
    pub nilai: &'static [(&'static str, &'static str)],
    /// rows of the book that are inside the shop
    pub dalam: &'static str,
    /// writes it for the day; the row of the closing stands already
    pub tulis: fn(&mut Tx<'_>, &Hari) -> Hasil<()>,
}

impl Potret {
    /// Of a book of places: only rows inside the shop.
    pub const DALAM: &'static str = " AND substr(b.gudang, 1, 1) <> '@'";

    /// The rule that what every closed day holds, less what the day before held, less what the book moved on that day, is
    /// nothing. A row of the book belongs to the first closing on or after its date.
    pub fn sql_semua(&self) -> String {
        self.sql(
            "",
            " WHERE EXISTS (SELECT 1 FROM tutup_toko x WHERE x.toko = t.toko AND x.tanggal = t.tgl_berikut)",
            "(SELECT MIN(t.tanggal) FROM tutup_toko t WHERE t.toko = b.toko AND t.tanggal >= b.tgl_system)",
            &format!(
                " WHERE b.tgl_system <= (SELECT MAX(t.tanggal) FROM tutup_toko t WHERE t.toko = b.toko){}",
                self.dalam
            ),
        )
    }

    /// The same of one day ($2) of one store ($1): costs what the day had, not all of history.
    pub fn sql_hari(&self) -> String {
        self.sql(
            " WHERE p.toko = $1 AND p.tanggal = $2",
            " WHERE t.toko = $1 AND t.tgl_berikut = $2",
            "$2",
            &format!(
                " WHERE b.toko = $1 AND b.tgl_system <= $2 AND b.tgl_system > COALESCE((SELECT MAX(t.tanggal) \
                 FROM tutup_toko t WHERE t.toko = $1 AND t.tanggal < $2), ''){}",
                self.dalam
            ),
        )
    }

    fn sql(&self, saring_p: &str, saring_n: &str, hari: &str, saring_b: &str) -> String {
        let n = self.nilai.len();
        let kolom = |awal: &str, tanda: &str, ambil: &dyn Fn(usize) -> &'static str| {
            (0..n).map(|i| format!("{tanda}({awal}.{}) AS n{i}", ambil(i))).collect::<Vec<_>>().join(", ")
        };
        let potret = |i: usize| self.nilai.get(i).map_or("", |v| v.0);
        let buku = |i: usize| self.nilai.get(i).map_or("", |v| v.1);
        let kunci =
            |awal: &str| self.kunci.iter().map(|k| format!("{awal}.{k}")).collect::<Vec<_>>().join(", ");
        let jumlah: Vec<String> = (0..n).map(|i| format!("SUM(n{i})")).collect();
        format!(
            "SELECT toko, hari || ' ' || {objek}, 'potret - awal - buku: ' || {pesan} FROM \
             (SELECT p.toko, p.tanggal AS hari, {kp}, {np} FROM {tabel} p{saring_p} \
              UNION ALL SELECT p.toko, t.tgl_berikut, {kp}, {nn} FROM {tabel} p JOIN tutup_toko t ON t.toko = p.toko \
              AND t.tanggal = p.tanggal{saring_n} \
              UNION ALL SELECT b.toko, {hari}, {kb}, {nb} FROM {buku} b{saring_b}) x \
             GROUP BY toko, hari, {k} HAVING {beda} ORDER BY 1, 2",
            objek = self.kunci.join(" || ' ' || "),
            pesan = jumlah.join(" || ' ' || "),
            kp = kunci("p"),
            np = kolom("p", "", &potret),
            nn = kolom("p", "-", &potret),
            kb = kunci("b"),
            nb = kolom("b", "-", &buku),
            tabel = self.tabel,
            buku = self.buku,
            k = self.kunci.join(", "),
            beda = jumlah.iter().map(|j| format!("{j} <> 0")).collect::<Vec<_>>().join(" OR "),
        )
    }
}

/// A line of the digest. Weight in milligrams.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = BarisRingkasan)]
pub struct BarisRingkas {
    pub uraian: String,
    pub banyak: Option<i64>,
    pub berat: Option<i64>,
    pub rupiah: Option<i64>,
    /// worth a second look
    pub perhatian: bool,
}

impl BarisRingkas {
    pub fn baru(
        uraian: impl Into<String>,
        banyak: Option<i64>,
        berat: Option<i64>,
        rupiah: Option<i64>,
    ) -> Self {
        Self { uraian: uraian.into(), banyak, berat, rupiah, perhatian: false }
    }

    /// Marked when it is worth a second look.
    pub fn perhatian(self, perhatian: bool) -> Self {
        Self { perhatian, ..self }
    }
}

/// A part of the digest with its place in it: lower ones first, parts of one title together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BagianUrut {
    pub urut: u8,
    pub judul: &'static str,
    pub baris: Vec<BarisRingkas>,
}

/// How figures are put together in time: the characters of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Langkah {
    Jam,
    Hari,
    Bulan,
}

impl Langkah {
    pub const fn sql(self) -> &'static str {
        match self {
            Self::Jam => "substr(waktu, 12, 2)",
            Self::Hari => "tgl_system",
            Self::Bulan => "substr(tgl_system, 1, 7)",
        }
    }
}

/// What was traded in one step of time, in a field of trade (`PENJUALAN`, `PEMBELIAN`, `SERVICE`, `HUTANG`, `PESANAN`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dagang {
    pub label: String,
    pub bidang: &'static str,
    pub jumlah: Rupiah,
}

/// The moment an announcement is made.
#[derive(Debug, Clone, Copy)]
pub struct HariPengumuman {
    pub tgl: Tanggal,
    pub kini: Waktu,
}

/// Something the people of a store should know today.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct Pengumuman {
    /// PENTING stops work, INFO does not
    pub jenis: &'static str,
    pub judul: String,
    pub isi: String,
    /// the screen where something can be done about it
    pub rute: Option<&'static str>,
}

/// A day of the demo in one store, so many days ago; the transaction's clock is `jam`, which may be moved on.
pub struct HariDemo<'a> {
    pub own: &'a Pelaku,
    pub spv: &'a Pelaku,
    pub kasir: &'a Pelaku,
    pub jam: &'a JamDiam,
    pub mundur: i64,
}
