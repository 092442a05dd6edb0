//! What every document of money asks: a category of the shop's own list, an account that lives, amounts that make sense,
//! approvals of a supervisor or owner.

use crate::KasTolak;
use db::{Conn, Tx, args};
use ledger::Dok;
use platform::modul::Setelan;
use platform::otorisasi::{Alasan, Permohonan, Rincian};
use platform::{Hasil, Pelaku, Tolak};
use serde::Serialize;
use values::{JUMLAH_MAKS, JenisDok, KodeToko, NoRekening, Rupiah};

/// The category under which approvals of money are asked.
pub const KATEGORI_OTORISASI: &str = "KEUANGAN";

pub(crate) const KATEGORI_MAKS: usize = 40;
pub(crate) const DESKRIPSI_MAKS: usize = 200;

pub(crate) fn salah<T>(kode: KasTolak, kolom: &str, pesan: impl Into<String>) -> Hasil<T> {
    Err(kode.pada(kolom, pesan))
}

/// One line of text in its place.
pub(crate) fn sebaris(kode: KasTolak, kolom: &str, nama: &str, isi: &str) -> Hasil<String> {
    let rapi = isi.split_whitespace().collect::<Vec<_>>().join(" ");
    if rapi.chars().count() > DESKRIPSI_MAKS {
        return salah(kode, kolom, format!("{nama} paling banyak {DESKRIPSI_MAKS} karakter"));
    }
    Ok(rapi)
}

pub(crate) fn jumlah(kode: KasTolak, kolom: &str, n: Rupiah) -> Hasil<()> {
    if n <= Rupiah::NOL {
        return salah(kode, kolom, "Jumlah harus lebih dari nol");
    }
    if n > JUMLAH_MAKS {
        return salah(kode, kolom, format!("Jumlah paling banyak {JUMLAH_MAKS}"));
    }
    Ok(())
}

/// Where a category may be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tempat {
    Kas,
    Bank,
}

impl Tempat {
    const fn nama(self) -> &'static str {
        match self {
            Tempat::Kas => "KAS",
            Tempat::Bank => "BANK",
        }
    }
}

/// A category that may be chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KategoriUang)]
pub struct Pilihan {
    pub kode_transaksi: String,
    pub nama_transaksi: String,
    /// MASUK or KELUAR
    pub jenis: String,
    /// KAS, BANK or KEDUANYA
    pub tempat: String,
    pub butuh_otorisasi: bool,
}

/// The shop's own categories, for the forms.
pub fn kategori_pilihan(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Pilihan>> {
    Ok(c.rows(
        "SELECT kode_transaksi, nama_transaksi, jenis, tempat, butuh_otorisasi FROM kode_transaksi \
         WHERE toko = $1 AND dihapus = 0 AND aktif = 1 ORDER BY jenis DESC, kode_transaksi",
        args![toko],
        |r| {
            Ok(Pilihan {
                kode_transaksi: r.get(0)?,
                nama_transaksi: r.get(1)?,
                jenis: r.get(2)?,
                tempat: r.get(3)?,
                butuh_otorisasi: r.flag(4)?,
            })
        },
    )?)
}

/// The specification's categories of cash transactions.
const KATEGORI_BUKU: [&str; 14] = [
    "PENJUALAN",
    "BATAL PENJUALAN",
    "SERVICE",
    "BATAL SERVICE",
    "SERVICE AMBIL",
    "PESANAN",
    "BATAL PESANAN",
    "PEMBELIAN",
    "BATAL BELI",
    "HUTANG",
    "HUTANG LUNAS",
    "HUTANG BATAL",
    "CICILAN",
    "BATAL CICILAN",
];
/// How far back the book is looked through for others.
const HARI_KATEGORI: i64 = 92;

/// The categories of the cash book to choose from in a filter: the specification's, the shop's own, and what else was
/// written lately.
pub fn kategori_buku(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<String>> {
    let tgl = platform::toko::cari(c, toko)?.tgl_system;
    let sejak = tgl.tambah_hari(-HARI_KATEGORI).map_err(|e| db::Error::Lain(e.to_string()))?;
    let mut semua: Vec<String> = KATEGORI_BUKU.iter().map(|k| (*k).to_owned()).collect();
    let lain = c.rows(
        "SELECT kategori FROM buku_kas WHERE toko = $1 AND tgl_system >= $2 UNION \
         SELECT kode_transaksi FROM kode_transaksi WHERE toko = $1 AND dihapus = 0 AND tempat <> 'BANK' ORDER BY 1",
        args![toko, sejak],
        |r| r.get::<String>(0),
    )?;
    semua.extend(lain.into_iter().filter(|k| !KATEGORI_BUKU.contains(&k.as_str())));
    Ok(semua)
}

/// Must this category be approved? Refused when the shop's list does not have it for this way and place. A shop that
/// has made no list yet names its categories freely.
pub(crate) fn kategori(
    tx: &mut Tx<'_>,
    kode: KasTolak,
    isi: &str,
    jenis: &str,
    tempat: Tempat,
) -> Hasil<bool> {
    let toko = tx.toko().clone();
    let ada = tx.one(
        "SELECT jenis, tempat, butuh_otorisasi FROM kode_transaksi WHERE toko = $1 AND kode_transaksi = $2 AND dihapus = 0 \
         AND aktif = 1",
        args![&toko, isi],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?, r.flag(2)?)),
    )?;
    match ada {
        Some((j, ..)) if j != jenis => {
            salah(kode, "kategori", format!("Kategori {isi} untuk uang {}", j.to_lowercase()))
        }
        Some((_, t, _)) if t != "KEDUANYA" && t != tempat.nama() => {
            salah(kode, "kategori", format!("Kategori {isi} hanya untuk {}", t.to_lowercase()))
        }
        Some((_, _, otorisasi)) => Ok(otorisasi),
        None => {
            let sql = "SELECT 1 FROM kode_transaksi WHERE toko = $1 AND dihapus = 0 LIMIT 1";
            if tx.one(sql, args![&toko], |r| r.int(0))?.is_some() {
                return salah(
                    kode,
                    "kategori",
                    format!("Kategori {isi} tidak ada atau tidak aktif di master kode transaksi"),
                );
            }
            Ok(false)
        }
    }
}

/// An account of the shop that may be used, with its bank.
pub(crate) fn rekening(c: &mut Conn, toko: &KodeToko, isi: &str) -> Hasil<(NoRekening, String)> {
    if isi.trim().is_empty() {
        return salah(KasTolak::Rekening, "no_rekening", "No Rekening Tidak Boleh Kosong");
    }
    let Ok(no) = NoRekening::parse(isi) else {
        return salah(KasTolak::Rekening, "no_rekening", "No Rekening tidak dikenal");
    };
    let ada = c.one(
        "SELECT kode_bank, aktif FROM rekening WHERE toko = $1 AND no_rekening = $2 AND dihapus = 0",
        args![toko, &no],
        |r| Ok((r.get::<String>(0)?, r.flag(1)?)),
    )?;
    match ada {
        Some((bank, true)) => Ok((no, bank)),
        Some((_, false)) => salah(KasTolak::Rekening, "no_rekening", format!("Rekening {no} tidak aktif")),
        None => {
            salah(KasTolak::Rekening, "no_rekening", format!("Rekening {no} tidak ada di master rekening"))
        }
    }
}

/// Why somebody else must say yes to money.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Sebab {
    /// its category says so
    Kategori,
    /// more than one person may take out in a day (BATAS_UANG_KELUAR)
    Batas(Rupiah),
    /// money that is said to go to the bank or come from it, and no account moves
    TanpaBank,
}

impl Sebab {
    fn alasan(self, apa: &str) -> Alasan {
        match self {
            Self::Kategori => Alasan::new("KATEGORI_BUTUH_OTORISASI", apa),
            Self::Batas(n) => {
                Alasan::new("BATAS_UANG_KELUAR", format!("{apa}, melewati batas {n} sehari tanpa otorisasi"))
            }
            Self::TanpaBank => Alasan::new(
                "TANPA_BANK",
                format!("{apa} tanpa rekening; catat Setor atau Tarik di Uang Bank"),
            ),
        }
    }
}

/// Categories whose other side is an account: without it the money is only said to be there.
pub(crate) fn tanpa_bank(kategori: &str) -> Option<Sebab> {
    let rapi = kategori.replace(['_', '-'], " ");
    [crate::uang_bank::SETOR, crate::uang_bank::TARIK].contains(&rapi.as_str()).then_some(Sebab::TanpaBank)
}

/// What one person may take out in a day on their own.
fn batas_keluar(tx: &mut Tx<'_>) -> Hasil<Rupiah> {
    let toko = tx.toko().clone();
    let n: i64 = Setelan::baca(tx, &toko)?.nilai("BATAS_UANG_KELUAR").trim().parse().unwrap_or(0);
    Ok(Rupiah::new(n.max(0)))
}

/// Writes down under which limit money went out: the books are held against it.
pub(crate) fn catat_keluar(dok: &mut Dok<'_, '_>) -> Hasil<()> {
    let (no, tgl, oleh) = (dok.no().to_string(), dok.tgl_system(), dok.oleh().clone());
    let tx = dok.tx();
    let (toko, batas) = (tx.toko().clone(), batas_keluar(tx)?);
    tx.exec(
        "INSERT INTO uang_keluar (toko, no_dok, tgl_system, oleh, batas) VALUES ($1, $2, $3, $4, $5)",
        args![&toko, no, tgl, &oleh, batas],
    )?;
    Ok(())
}

/// Money that a person takes out of drawers and accounts in a day, on their own: up to a sum. What somebody approved, and what
/// was taken back, does not count.
pub(crate) fn lewat_batas(tx: &mut Tx<'_>, p: &Pelaku, jumlah: Rupiah) -> Hasil<Option<Sebab>> {
    let (toko, batas) = (tx.toko().clone(), batas_keluar(tx)?);
    let tgl = platform::toko::cari(tx, &toko)?.tgl_system;
    // A wage is money out as well.
    let (kas, bank) = (JenisDok::KasKeluar.prefix(), JenisDok::BankKeluar.prefix());
    let upah = JenisDok::UpahTukang.prefix();
    let keluar: Rupiah = tx.nilai(
        "SELECT CAST(COALESCE(SUM(x.n), 0) AS BIGINT) FROM (SELECT b.no_dok, b.jumlah_out AS n FROM buku_kas b \
         WHERE b.toko = $1 AND b.tgl_system = $2 AND b.jenis_dok IN ($3, $6) AND b.oleh = $5 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_kas r WHERE r.toko = b.toko AND r.balik = b.id) \
         UNION ALL SELECT b.no_dok, b.jumlah_out FROM buku_bank b \
         WHERE b.toko = $1 AND b.tgl_system = $2 AND b.jenis_dok IN ($4, $6) AND b.oleh = $5 AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_bank r WHERE r.toko = b.toko AND r.balik = b.id)) x \
         WHERE NOT EXISTS (SELECT 1 FROM otorisasi o WHERE o.toko = $1 AND o.tgl_system = $2 AND o.dipakai_dok = x.no_dok) \
         AND NOT EXISTS (SELECT 1 FROM otorisasi_sendiri o WHERE o.toko = $1 AND o.tgl_system = $2 AND o.dipakai_dok = x.no_dok)",
        args![&toko, tgl, kas, bank, &p.user_id, upah],
    )?;
    Ok((keluar.tambah(jumlah).map_err(luap)? > batas).then_some(Sebab::Batas(batas)))
}

/// What an approval of money posted under a category is for: who takes or brings how much, for what.
pub(crate) fn permohonan_uang(
    p: &Pelaku,
    (nama, sebab): (&str, Sebab),
    (kategori, deskripsi): (&str, &str),
    (tempat, jumlah): (&str, Rupiah),
) -> Permohonan {
    let pesan = format!("{nama} {kategori}");
    let alasan = sebab.alasan(&pesan);
    let ikat = vec![nama.to_owned(), kategori.to_owned(), deskripsi.to_owned(), tempat.to_owned()];
    Permohonan::isi(KATEGORI_OTORISASI, jumlah, vec![alasan], ikat).rincian([
        Rincian::jumlah(pesan, deskripsi, jumlah),
        Rincian::teks(tempat, format!("oleh {}", p.user_id)),
    ])
}

/// Adds up; a sum beyond all bounds is a refusal.
pub(crate) fn luap(e: values::Meluap) -> Tolak {
    ledger::Galat::from(e).into()
}
