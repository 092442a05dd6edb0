//! Approvals of the demo, asked and decided through the same functions the API uses, so that their reports have
//! something to show. None is left waiting.

use crate::dasar::SANDI;
use db::{Db, Kunci};
use platform::demo::{self, TOKO, kode_toko, pelaku, user_id};
use platform::otorisasi::{self, MintaOtorisasi};
use platform::{Level, Pelaku, Siaran, Tolak};
use values::Rupiah;

/// category, what for, why, amount, before, after, and the reason where it was refused
type Contoh =
    (&'static str, &'static str, &'static str, i64, &'static str, &'static str, Option<&'static str>);

const CONTOH: [Contoh; 4] = [
    ("PENJUALAN", "PENJUALAN DI BAWAH MODAL", "pelanggan lama", 4_850_000, "5,000,000", "4,850,000", None),
    ("LELANG HUTANG", "LELANG HUTANG", "lewat jatuh tempo 3 bulan", 7_200_000, "AKTIF", "LELANG", None),
    (
        "PENJUALAN",
        "PENJUALAN DI BAWAH MODAL",
        "permintaan pelanggan",
        3_100_000,
        "3,600,000",
        "3,100,000",
        Some("Selisih terlalu besar"),
    ),
    (
        "PEMBELIAN",
        "HARGA BELI DI ATAS ACUAN",
        "emas 24K",
        12_500_000,
        "12,250,000",
        "12,500,000",
        Some("Pakai harga acuan"),
    ),
];

/// A person of the demo at their store.
fn orang(user: &str, level: Level, kode: &str) -> Result<Pelaku, Tolak> {
    Ok(Pelaku { user_id: user_id(user)?, level, pusat: false, ..pelaku(kode)? })
}

pub async fn isi(db: &Db, siaran: &Siaran) -> Result<(), Tolak> {
    for kode in TOKO {
        let nama = |u: &str| demo::nama(u, kode);
        let (kasir, spv) =
            (orang(&nama("kasir1"), Level::Kasir, kode)?, orang(&nama("spv"), Level::Spv, kode)?);
        for (kategori, description, keterangan, nominal, sebelum, sesudah, ditolak) in CONTOH {
            let m = MintaOtorisasi {
                kategori: kategori.to_owned(),
                description: description.to_owned(),
                keterangan: Some(keterangan.to_owned()),
                nominal: Some(Rupiah::new(nominal)),
                sebelum: Some(sebelum.to_owned()),
                sesudah: Some(sesudah.to_owned()),
                ..MintaOtorisasi::default()
            };
            match ditolak {
                None => {
                    otorisasi::langsung(db, &kasir, &spv.user_id, SANDI.to_owned(), "demo", &m).await?;
                }
                Some(alasan) => {
                    let (kasir, spv, siaran) = (kasir.clone(), spv.clone(), siaran.clone());
                    db.write(Kunci::toko(kode_toko(kode)?), move |tx| {
                        let o = otorisasi::minta(tx, &kasir, &m, &siaran)?;
                        otorisasi::tolak(tx, &spv, &o.id, alasan, &siaran)
                    })
                    .await?;
                }
            }
        }
    }
    Ok(())
}
