//! What of the money has waited too long: payments that nobody found on the statement, money on its way. Reads only.

use crate::KasTolak;
use crate::{aturan, kirim_uang};
use db::{Conn, args};
use platform::Hasil;
use values::format::ribuan;
use values::{KodeToko, Rupiah, Tanggal};

/// Days a payment may wait.
const HARI_NON_CASH: i64 = 3;

/// A line for the announcements, with the menu where it is settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Peringatan {
    pub judul: String,
    pub isi: String,
    pub menu: &'static str,
}

fn mundur(tgl: Tanggal, hari: i64) -> Hasil<Tanggal> {
    tgl.tambah_hari(-hari).map_err(|e| KasTolak::Tanggal.tolak(e.to_string()))
}

pub fn semua(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> Hasil<Vec<Peringatan>> {
    let mut hasil = Vec::new();
    let (n, jumlah): (i64, Rupiah) = c
        .one(
            "SELECT COUNT(*), CAST(COALESCE(SUM(b.jumlah_in - b.jumlah_out), 0) AS BIGINT) FROM bank_menunggu m \
             JOIN buku_bank b ON b.toko = m.toko AND b.id = m.id_bank WHERE m.toko = $1 AND b.tgl_system <= $2",
            args![toko, mundur(tgl, HARI_NON_CASH + 1)?],
            |r| Ok((r.int(0)?, r.get(1)?)),
        )?
        .unwrap_or((0, Rupiah::NOL));
    if n > 0 {
        hasil.push(Peringatan {
            judul: format!("{n} transaksi non cash belum divalidasi lebih dari {HARI_NON_CASH} hari"),
            isi: format!("Rp {} menunggu ditemukan di rekening koran.", ribuan(jumlah.nilai())),
            menu: "/validasi-non-cash",
        });
    }
    for (kolom, judul, menu) in [
        ("tujuan", "Uang menuju toko ini", "/terima-uang-kas"),
        ("toko", "Uang yang dikirim", "/kirim-uang-pusat"),
    ] {
        let sql = format!(
            "SELECT COUNT(*), CAST(COALESCE(SUM(jumlah), 0) AS BIGINT), COALESCE(MIN(tgl_system), '') FROM kirim_uang \
             WHERE {kolom} = $1 AND status = 'DIKIRIM' AND tgl_system < $2"
        );
        let (n, jumlah, tertua): (i64, Rupiah, String) =
            c.one(&sql, args![toko, tgl], |r| Ok((r.int(0)?, r.get(1)?, r.get(2)?)))?.unwrap_or_default();
        if n > 0 {
            hasil.push(Peringatan {
                judul: format!("{judul} belum diterima sejak {tertua}"),
                isi: format!("{n} kiriman, Rp {} dalam perjalanan.", ribuan(jumlah.nilai())),
                menu,
            });
        }
    }
    for s in kirim_uang::terbuka(c, toko)? {
        let (kata, jumlah) = if s.sisa > Rupiah::NOL {
            ("kurang", s.sisa)
        } else {
            ("lebih", s.sisa.negatif().map_err(aturan::luap)?)
        };
        hasil.push(Peringatan {
            judul: format!(
                "Uang {} dari {} ke {} {kata} Rp {}",
                s.nota_kirim,
                s.asal,
                s.tujuan,
                ribuan(jumlah.nilai())
            ),
            isi: format!("Terbuka sejak {}; diselesaikan toko {}.", s.tgl_system, s.tujuan),
            menu: if s.tujuan == toko.as_str() { "/terima-uang-kas" } else { "/kirim-uang-pusat" },
        });
    }
    Ok(hasil)
}
