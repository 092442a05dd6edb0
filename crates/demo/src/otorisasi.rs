//! Approvals of the demo, asked and decided through the same functions the API uses, so that their reports have
//! something to show; and one that waits in the inbox of a store whose day is open.

use crate::dasar::SANDI;
use db::{Db, Kunci, Tx, args};
use platform::demo::{self, TOKO, TokoDemo, kode_toko, pelaku, user_id};
use platform::otorisasi::{self, MintaOtorisasi};
use platform::{Level, Pelaku, Siaran, Tolak};
use std::time::Duration;
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

/// How long the one that waits is left to be looked at: who opens a demo does not do it in five minutes.
const DITUNGGU: Duration = Duration::from_secs(12 * 3_600);

/// A cashier has asked, and nobody has answered yet.
pub fn menunggu(tx: &mut Tx<'_>, t: &TokoDemo) -> Result<(), Tolak> {
    let m = MintaOtorisasi {
        kategori: "PENJUALAN".to_owned(),
        description: "PENJUALAN DI BAWAH MODAL".to_owned(),
        keterangan: Some("pelanggan lama minta potongan".to_owned()),
        nominal: Some(Rupiah::new(5_150_000)),
        sebelum: Some("5,300,000".to_owned()),
        sesudah: Some("5,150,000".to_owned()),
        ..MintaOtorisasi::default()
    };
    let o = otorisasi::minta(tx, &t.kasir[0], &m, &t.siaran)?;
    let sampai = tx.sekarang().tambah(DITUNGGU).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.exec(
        "UPDATE otorisasi SET berlaku_sampai = $3 WHERE toko = $1 AND id = $2",
        args![&t.own.toko, o.id.as_str(), sampai],
    )?;
    Ok(())
}

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
