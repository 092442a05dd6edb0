//! Numbers that are drawn by chance (coupons, references of money on its way, approvals) under names that stay, so that a
//! picture is the same every time. Everything else of the report is as it is: its query runs, its rows go the usual way.

use db::{Conn, Val, args};
use laporan::{Laporan, LaporanDiminta, Sumber, Terima};
use platform::toko::Toko;
use platform::{Hasil, Tolak};

/// The same report whose rows name chance by turns: the first coupon, the second.
pub fn bernama_tetap(l: &'static Laporan) -> &'static Laporan {
    match l.sumber {
        Sumber::Sql(_) => Box::leak(Box::new(Laporan { sumber: Sumber::Rust(baca), ..*l })),
        Sumber::Rust(_) => l,
    }
}

/// What was drawn, in the order it was; each new name is as long as the old one.
fn nama(c: &mut Conn) -> Hasil<Vec<(String, String)>> {
    let mut semua = Vec::new();
    for (sql, awal, lebar) in [
        ("SELECT no_kupon FROM kupon_terbit ORDER BY toko, no_faktur_group", "KUPON", 9),
        ("SELECT no_reff FROM kirim_uang ORDER BY toko, nota_kirim", "REFF", 10),
        ("SELECT id FROM otorisasi ORDER BY toko, dibuat", "OTORISASI", 7),
        ("SELECT id FROM otorisasi_sendiri ORDER BY toko, dibuat", "SENDIRI", 9),
    ] {
        let acak: Vec<String> = c.rows(sql, args![], |r| r.get(0))?;
        semua.extend(acak.into_iter().zip(1_usize..).map(|(a, n)| (a, format!("{awal}{n:0lebar$}"))));
    }
    Ok(semua)
}

fn baca(c: &mut Conn, m: &LaporanDiminta, t: &Toko, terima: &mut Terima<'_>) -> Hasil<()> {
    let Some(Sumber::Sql(sql)) = laporan::cari(m.laporan.slug()).map(|l| l.sumber) else {
        unreachable!("hanya laporan dengan kueri yang dinamai tetap")
    };
    let nama = nama(c)?;
    let (sql, nilai) = m.kueri(sql, &t.kode_toko)?;
    c.each(&sql, &nilai, |r| {
        let mut baris = Vec::with_capacity(r.len());
        for i in 0..r.len() {
            baris.push(match r.val(i)? {
                Val::Text(t) => Val::Text(nama.iter().fold(t, |t, (acak, tetap)| t.replace(acak, tetap))),
                lain => lain,
            });
        }
        terima(&baris)?;
        Ok::<_, Tolak>(())
    })
}
