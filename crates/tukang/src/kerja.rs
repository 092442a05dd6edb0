//! Works of craftsmen: begun for a line of an order or a service, finished, cancelled, opened again. What other domains call;
//! each step is written into the document that is open.

use crate::TukangTolak;
use crate::norma;
use db::{Conn, Tx, args};
use ledger::Dok;
use platform::Hasil;
use serde::Serialize;
use values::{Berat, JUMLAH_MAKS, KodeToko, NoFaktur, Persen, Rupiah, Tanggal};

/// Kinds of work; another word is one once the store has a norm for it.
pub const JENIS: [&str; 7] = ["BUAT BARU", "UBAH UKURAN", "PATRI", "POLES", "SEPUH", "PASANG BATU", "LAIN"];

const PALING_PANJANG: usize = 30;

db::bacaan! {
    /// A craftsman of the master.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = TukangRingkas)]
    pub struct Tukang {
        pub kode_tukang: String = "tukang.kode_tukang",
        pub nama_tukang: String = "tukang.nama_tukang",
        pub no_hp: String = "tukang.no_hp",
        #[schema(value_type = f64)]
        pub toleransi_susut: Persen = "tukang.toleransi_susut",
        /// fine weight he may hold before only the owner gives him more; 0: the store's
        #[schema(value_type = f64)]
        pub batas_murni: Berat = "tukang.batas_murni",
        pub aktif: bool = "tukang.aktif",
    }
}

/// A work that begins.
#[derive(Debug, Clone)]
pub struct KerjaBaru<'a> {
    pub kode_tukang: &'a str,
    /// the document it is for (FP, FS …) and its line, from 1; 0: the whole document
    pub no_dok: &'a NoFaktur,
    pub baris: i64,
    pub jenis_kerja: &'a str,
    pub janji: Option<Tanggal>,
    pub keterangan: &'a str,
}

db::tabel! {
    /// A work as it stands.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = KerjaTukang)]
    pub struct Kerja in "kerja_tukang" {
        pub id: i64,
        pub kode_tukang: String,
        pub no_dok: String,
        pub baris: i64,
        pub jenis_kerja: String,
        /// of the day it began
        #[schema(value_type = f64)]
        pub norma: Persen,
        /// empty: none
        pub janji: String,
        pub keterangan: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        /// JALAN, SELESAI or BATAL
        pub status: String,
        /// the wage that was agreed; 0: none
        #[schema(value_type = i64)]
        pub upah: Rupiah,
    }
}

/// The craftsman; refused when the master has no such one, or he is not active.
pub fn wajib_ada(c: &mut Conn, toko: &KodeToko, kode_tukang: &str) -> Hasil<Tukang> {
    let kode = kode_tukang.trim().to_uppercase();
    let pesan =
        if kode.is_empty() { "Tukang Harus Dipilih".to_owned() } else { format!("Tukang {kode} tidak ada") };
    match cari(c, toko, &kode)? {
        None => Err(TukangTolak::TidakAda.pada("kode_tukang", pesan)),
        Some(t) if !t.aktif => {
            Err(TukangTolak::TidakAda.pada("kode_tukang", format!("Tukang {kode} tidak aktif")))
        }
        Some(t) => Ok(t),
    }
}

/// The same, also when he is not active any more.
pub(crate) fn cari(c: &mut Conn, toko: &KodeToko, kode: &str) -> Hasil<Option<Tukang>> {
    Ok(c.baris_satu::<Tukang>(
        "FROM tukang WHERE tukang.toko = $1 AND tukang.kode_tukang = $2 AND tukang.dihapus = 0",
        args![toko, kode],
    )?)
}

/// A kind of work as it is kept.
pub(crate) fn jenis(teks: &str) -> Hasil<String> {
    let jenis = konter::pelanggan::rapi(teks).to_uppercase();
    if jenis.is_empty() || jenis.chars().count() > PALING_PANJANG {
        return Err(
            TukangTolak::Isian.pada("jenis_kerja", "Jenis Pekerjaan Harus Diisi, paling banyak 30 karakter")
        );
    }
    Ok(jenis)
}

/// The same, of a kind that the house or a norm of the store knows: an unknown word has no norm.
pub(crate) fn dikenal(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<String> {
    let jenis = jenis(teks)?;
    if !JENIS.contains(&jenis.as_str()) {
        let sql = "SELECT COUNT(*) FROM norma_tukang WHERE toko = $1 AND jenis_kerja = $2";
        if c.nilai::<i64>(sql, args![toko, jenis.as_str()])? == 0 {
            let pesan = format!(
                "Jenis pekerjaan {jenis} tidak dikenal: pilih {}, atau buat normanya dulu",
                JENIS.join(", ")
            );
            return Err(TukangTolak::Isian.pada("jenis_kerja", pesan));
        }
    }
    Ok(jenis)
}

/// Writes down the wage that was agreed when the work was given: who is paid more is asked for. Once a work, before it is finished.
pub fn sepakati(dok: &mut Dok<'_, '_>, id: i64, upah: Rupiah) -> Hasil<()> {
    if upah < Rupiah::NOL || upah > JUMLAH_MAKS {
        return Err(TukangTolak::Isian.pada("upah", "Upah yang disepakati nol atau lebih"));
    }
    let tx = dok.tx();
    let toko = tx.toko().clone();
    tx.exec(
        "UPDATE kerja_tukang SET upah = $3 WHERE toko = $1 AND id = $2 AND status = 'JALAN' AND upah = 0",
        args![&toko, id, upah],
    )?;
    Ok(())
}

/// Begins a work; answers its number. The norm is the one of today.
pub fn mulai(dok: &mut Dok<'_, '_>, m: &KerjaBaru<'_>) -> Hasil<i64> {
    let (tgl, waktu, oleh) = (dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let t = wajib_ada(tx, &toko, m.kode_tukang)?;
    let jenis = dikenal(tx, &toko, m.jenis_kerja)?;
    if m.janji.is_some_and(|j| j.sebelum(tgl)) {
        return Err(TukangTolak::Isian.pada("janji", "Tanggal Janji tidak boleh sebelum hari ini"));
    }
    let norma = norma::berlaku(tx, &toko, &t, &jenis, tgl)?;
    let id = db::urut_buku(tx, "kerja_tukang", 1)?;
    let k = Kerja {
        id,
        kode_tukang: t.kode_tukang,
        no_dok: m.no_dok.to_string(),
        baris: m.baris,
        jenis_kerja: jenis,
        norma,
        janji: m.janji.map(|j| j.to_string()).unwrap_or_default(),
        keterangan: m.keterangan.trim().to_owned(),
        tgl_system: tgl.to_string(),
        waktu: waktu.to_string(),
        oleh: oleh.to_string(),
        status: "JALAN".to_owned(),
        upah: Rupiah::NOL,
    };
    tx.sisip([(Toko { toko }, k)])?;
    peristiwa(dok, id, "MULAI")?;
    Ok(id)
}

db::tabel! {
    struct Toko in "kerja_tukang" {
        toko: KodeToko,
    }
}

/// One work of a store.
pub fn satu(c: &mut Conn, toko: &KodeToko, id: i64) -> Hasil<Kerja> {
    c.baris_satu::<Kerja>("FROM kerja_tukang WHERE toko = $1 AND id = $2", args![toko, id])?
        .ok_or_else(|| TukangTolak::KerjaTidakAda.pada("id_kerja", format!("Pekerjaan {id} tidak ada")))
}

/// Works of a document, the oldest first; cancelled ones too.
pub fn dari_dok(c: &mut Conn, toko: &KodeToko, no_dok: &NoFaktur) -> Hasil<Vec<Kerja>> {
    Ok(c.baris::<Kerja>(
        "FROM kerja_tukang WHERE toko = $1 AND no_dok = $2 ORDER BY baris, id",
        args![toko, no_dok],
    )?)
}

/// The work is done: its wage may be paid now.
pub fn selesai(dok: &mut Dok<'_, '_>, id: i64) -> Hasil<()> {
    ubah(dok, id, "JALAN", "SELESAI", "SELESAI")
}

/// Takes a finishing back; refused when its wage was paid.
pub fn buka_lagi(dok: &mut Dok<'_, '_>, id: i64) -> Hasil<()> {
    belum_dibayar(dok.tx(), id)?;
    ubah(dok, id, "SELESAI", "JALAN", "BUKA")
}

/// Ends a work undone; refused when it is finished. Gold that was given for it stays owed until it comes back.
pub fn batal(dok: &mut Dok<'_, '_>, id: i64) -> Hasil<()> {
    ubah(dok, id, "JALAN", "BATAL", "BATAL")
}

fn ubah(dok: &mut Dok<'_, '_>, id: i64, dari: &str, ke: &str, nama: &str) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    let k = satu(dok.tx(), &toko, id)?;
    let n = dok.tx().exec(
        "UPDATE kerja_tukang SET status = $3 WHERE toko = $1 AND id = $2 AND status = $4",
        args![&toko, id, ke, dari],
    )?;
    if n != 1 {
        let pesan = format!("Pekerjaan {id} {} sudah {}", k.jenis_kerja, k.status);
        return Err(TukangTolak::KerjaSelesai.pada("id_kerja", pesan));
    }
    peristiwa(dok, id, nama)
}

fn peristiwa(dok: &mut Dok<'_, '_>, id: i64, nama: &str) -> Hasil<()> {
    let (no, tgl, waktu, oleh) = (dok.no().clone(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let ke: i64 = tx.nilai(
        "SELECT COALESCE(MAX(ke), 0) + 1 FROM kerja_tukang_peristiwa WHERE toko = $1 AND id_kerja = $2",
        args![&toko, id],
    )?;
    tx.exec(
        "INSERT INTO kerja_tukang_peristiwa (toko, id_kerja, ke, peristiwa, no_dok, tgl_system, waktu, oleh) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        args![&toko, id, ke, nama, &no, tgl, waktu, &oleh],
    )?;
    Ok(())
}

/// Who finished a work last, and under which document; none while it is not finished.
pub(crate) fn penyelesai(c: &mut Conn, toko: &KodeToko, id: i64) -> Hasil<Option<(String, String)>> {
    Ok(c.one(
        "SELECT p.oleh, p.no_dok FROM kerja_tukang_peristiwa p JOIN kerja_tukang k ON k.toko = p.toko AND k.id = p.id_kerja \
         WHERE p.toko = $1 AND p.id_kerja = $2 AND k.status = 'SELESAI' AND p.peristiwa = 'SELESAI' ORDER BY p.ke DESC LIMIT 1",
        args![toko, id],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?)
}

/// The wage that stands for a work.
pub(crate) fn upah(c: &mut Conn, toko: &KodeToko, id: i64) -> Hasil<Option<String>> {
    Ok(c.one(
        "SELECT u.no_dok FROM upah_tukang_baris u WHERE u.toko = $1 AND u.id_kerja = $2 AND NOT EXISTS \
         (SELECT 1 FROM batal_tukang b WHERE b.toko = u.toko AND b.no_dok = u.no_dok)",
        args![toko, id],
        |r| r.get(0),
    )?)
}

fn belum_dibayar(tx: &mut Tx<'_>, id: i64) -> Hasil<()> {
    let toko = tx.toko().clone();
    match upah(tx, &toko, id)? {
        None => Ok(()),
        Some(no) => Err(TukangTolak::KerjaDibayar
            .pada("id_kerja", format!("Upah pekerjaan {id} sudah dibayar ({no}), batalkan upahnya dulu"))),
    }
}
