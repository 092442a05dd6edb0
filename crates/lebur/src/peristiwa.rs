//! Stages of a lot: events that only grow, and where it stands by the last of them.

use crate::LeburTolak;
use db::{Conn, Tx, args};
use ledger::Dok;
use platform::{Hasil, Pelaku, Tolak};
use serde::Serialize;
use values::{Berat, JenisDok, KodeToko, NoFaktur, Rupiah};

db::bacaan! {
    /// A lot as it stands.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = LotLebur)]
    pub struct Lot {
        pub no_lot: String = "l.no_lot",
        /// EMAS, DEBU or AIR
        pub jenis: String = "l.jenis",
        pub tgl_system: String = "l.tgl_system",
        pub waktu: String = "l.waktu",
        /// who gave it
        pub oleh: String = "l.oleh",
        /// who took it
        pub penerima: String = "l.penerima",
        pub qty: i64 = "l.qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "l.berat",
        #[schema(value_type = f64)]
        pub murni: Berat = "l.murni",
        #[schema(value_type = i64)]
        pub nilai: Rupiah = "l.nilai",
        /// what the scale said
        #[schema(value_type = f64)]
        pub timbang: Berat = "l.timbang",
        /// millilitres of plating water
        pub volume: i64 = "l.volume",
        /// fine weight that may be lost
        #[schema(value_type = f64)]
        pub norma: Berat = "l.norma",
        pub keterangan: String = "l.keterangan",
        /// BUKA, KIRIM, SELESAI or BATAL
        pub tahap: String = "k.tahap",
        pub tgl_tahap: String = "k.tgl_tahap",
        pub kode_pelebur: String = "k.kode_pelebur",
        pub nama_pelebur: String = "k.nama_pelebur",
        /// what came out of it; empty: nothing yet
        pub no_hasil: String = "k.no_hasil",
    }
}

pub(crate) const DARI: &str =
    "FROM lot_lebur l JOIN lot_lebur_kini k ON k.toko = l.toko AND k.no_lot = l.no_lot";

/// A lot by its number.
pub fn cari(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<(NoFaktur, Lot)> {
    let salah = |t: &str| LeburTolak::LotTidakAda.pada("no_lot", format!("Lot {t} tidak ada"));
    let teks = teks.trim().to_uppercase();
    let no = NoFaktur::parse(&teks).ok().filter(|n| n.jenis() == JenisDok::LotLebur);
    let Some(no) = no else { return Err(salah(&teks)) };
    let ada =
        c.baris_satu::<Lot>(&format!("{DARI} WHERE l.toko = $1 AND l.no_lot = $2"), args![toko, &no])?;
    ada.map(|l| (no, l)).ok_or_else(|| salah(&teks))
}

/// The same for a lot that is not closed.
pub fn terbuka(c: &mut Conn, p: &Pelaku, teks: &str) -> Hasil<(NoFaktur, Lot)> {
    let (no, lot) = cari(c, &p.toko, teks)?;
    if matches!(lot.tahap.as_str(), "BUKA" | "KIRIM") {
        return Ok((no, lot));
    }
    Err(sudah(&lot))
}

fn sudah(lot: &Lot) -> Tolak {
    let apa = if lot.tahap == "BATAL" {
        "sudah dibatalkan".to_owned()
    } else {
        format!("sudah selesai ({})", lot.no_hasil)
    };
    LeburTolak::LotSelesai.pada("no_lot", format!("Lot {} {apa}", lot.no_lot))
}

/// Who had it in hand: who gave and who took it, who took it to the refiner and who saw it off.
pub(crate) fn memegang(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<Memegang> {
    let semua: Vec<(String, String)> = c.rows(
        "SELECT oleh, disetujui FROM lot_lebur_peristiwa WHERE toko = $1 AND no_lot = $2 AND peristiwa IN ('BUKA', 'KIRIM') ORDER BY ke",
        args![toko, no],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?;
    let (membawa, menimbang) = semua.into_iter().unzip();
    Ok(Memegang { membawa, menimbang })
}

/// People of a lot, by what they did with it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Memegang {
    /// gave it, took it to the refiner
    pub(crate) membawa: Vec<String>,
    /// took it over, saw it off
    pub(crate) menimbang: Vec<String>,
}

impl Memegang {
    pub(crate) fn membawa(&self, siapa: &str) -> bool {
        self.membawa.iter().any(|x| x == siapa)
    }

    pub(crate) fn menimbang(&self, siapa: &str) -> bool {
        self.menimbang.iter().any(|x| x == siapa)
    }

    pub(crate) fn ada(&self, siapa: &str) -> bool {
        self.membawa(siapa) || self.menimbang(siapa)
    }
}

/// Something that happens to a lot.
#[derive(Debug, Default)]
pub(crate) struct Peristiwa<'a> {
    /// BUKA, KIRIM, HASIL, BATAL HASIL or BATAL
    pub(crate) peristiwa: &'a str,
    pub(crate) kode_pelebur: &'a str,
    pub(crate) nama_pelebur: &'a str,
    pub(crate) timbang: Berat,
    pub(crate) disetujui: &'a str,
    pub(crate) otorisasi: &'a str,
    pub(crate) keterangan: &'a str,
    pub(crate) no_hasil: &'a str,
}

impl Peristiwa<'_> {
    /// Where a lot stands after it. A result that was taken back leaves it with the refiner.
    fn tahap(&self) -> &'static str {
        match self.peristiwa {
            "BUKA" => "BUKA",
            "KIRIM" | "BATAL HASIL" => "KIRIM",
            "HASIL" => "SELESAI",
            _ => "BATAL",
        }
    }
}

/// Writes it into the open document.
pub(crate) fn catat(dok: &mut Dok<'_, '_>, no_lot: &NoFaktur, p: &Peristiwa<'_>) -> Hasil<()> {
    let (no, tgl, waktu, oleh) = (dok.no().to_string(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let ke: i64 = tx.nilai(
        "SELECT CAST(COALESCE(MAX(ke), 0) + 1 AS BIGINT) FROM lot_lebur_peristiwa WHERE toko = $1 AND no_lot = $2",
        args![&toko, no_lot],
    )?;
    tx.exec(
        "INSERT INTO lot_lebur_peristiwa (toko, no_lot, ke, peristiwa, no_dok, kode_pelebur, timbang, tgl_system, waktu, oleh, \
         disetujui, otorisasi, keterangan) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        args![
            &toko,
            no_lot,
            ke,
            p.peristiwa,
            no.as_str(),
            p.kode_pelebur,
            p.timbang,
            tgl,
            waktu,
            &oleh,
            p.disetujui,
            p.otorisasi,
            p.keterangan
        ],
    )?;
    kini(tx, no_lot, p, &tgl.to_string(), ke == 1)
}

fn kini(tx: &mut Tx<'_>, no_lot: &NoFaktur, p: &Peristiwa<'_>, tgl: &str, baru: bool) -> Hasil<()> {
    let toko = tx.toko().clone();
    let sql = if baru {
        "INSERT INTO lot_lebur_kini (toko, no_lot, tahap, tgl_tahap, kode_pelebur, nama_pelebur, no_hasil) \
         VALUES ($1, $2, $3, $4, $5, $6, $7)"
    } else {
        "UPDATE lot_lebur_kini SET tahap = $3, tgl_tahap = $4, kode_pelebur = $5, nama_pelebur = $6, no_hasil = $7 \
         WHERE toko = $1 AND no_lot = $2"
    };
    tx.exec(sql, args![&toko, no_lot, p.tahap(), tgl, p.kode_pelebur, p.nama_pelebur, p.no_hasil])?;
    Ok(())
}
