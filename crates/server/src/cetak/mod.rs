//! Printing: puts bytes in line for a printer of the store and, when the server itself reaches the printer over
//! the network, sends them. Routes that print (notas, slips, labels) call [`cetak`] and nothing else of this.

pub mod curah;
pub mod dokumen;
pub mod hadiah;
pub mod kawat;
pub mod nota;
pub mod nota_batu;
pub mod nota_cicilan;
pub mod nota_ciok;
pub mod nota_manual;
pub mod nota_niaga;
pub mod nota_pesanan;
pub mod nota_pinjaman;
pub mod nota_praorder;
pub mod nota_servis;
pub mod nota_titipan;
pub mod sepuhan;
pub mod surat_hutang;
pub mod uang;

use crate::App;
use kawat::Gagal;
use platform::PrinterTolak;
use platform::printer::{self, Cara, Jenis, Kerja, Printer};
use platform::{Hasil, Pelaku};
use print::mesin;
use print::slip::{BarisSlip, Slip};
use print::tata_letak::{Elemen, Isi, JenisElemen, TataLetak};
use values::KodeToko;

/// Prints on a printer of the person's store. `buat` makes the bytes in the printer's language; see [`Printer`] for
/// what it speaks and how wide it is. A network printer that cannot be reached is a refusal, and the job stays in
/// the list to be sent again; an agent's job waits for the agent; a download waits for the browser.
pub async fn cetak(
    app: &App,
    p: &Pelaku,
    nama: &str,
    judul: &str,
    buat: impl FnOnce(&Printer) -> Hasil<Vec<u8>> + Send + 'static,
) -> Hasil<Kerja> {
    let (toko, n) = (p.toko.clone(), nama.to_owned());
    let tujuan = app.db.read(move |c| printer::satu(c, &toko, &n)).await?;
    let (nama, isi) = di_utas(move || buat(&tujuan).map(|isi| (tujuan.nama, isi))).await?;
    let (q, judul) = (p.clone(), judul.to_owned());
    let k = app.db.write(p.toko.clone(), move |tx| printer::antre(tx, &q, &nama, &judul, &isi)).await?;
    antar(app, &p.toko, k).await
}

/// Draws on a thread of its own: a layout full of pictures may take its time.
pub async fn di_utas<T: Send + 'static>(f: impl FnOnce() -> Hasil<T> + Send + 'static) -> Hasil<T> {
    tokio::task::spawn_blocking(f).await.unwrap_or_else(|e| Err(db::Error::Lain(e.to_string()).into()))
}

/// Characters a line of a printer; as on 80 mm paper where it names none.
pub fn karakter(lebar: i64) -> usize {
    usize::try_from(lebar).ok().filter(|n| *n > 0).unwrap_or(48)
}

/// Sends a waiting job now when it is the server's to send.
pub async fn antar(app: &App, toko: &KodeToko, k: Kerja) -> Hasil<Kerja> {
    if k.cara != Cara::Jaringan {
        return Ok(k);
    }
    let (app, toko) = (app.clone(), toko.clone());
    // On its own: when the browser goes away meanwhile, what was sent is still written down.
    tokio::spawn(async move { kirim(&app, &toko, &k.id).await })
        .await
        .unwrap_or_else(|e| Err(db::Error::Lain(e.to_string()).into()))
}

async fn kirim(app: &App, toko: &KodeToko, id: &str) -> Hasil<Kerja> {
    let i = id.to_owned();
    let a = app.db.write(toko.clone(), move |tx| printer::ambil(tx, &i, None)).await?;
    let (alamat, isi, keluar) = (a.alamat.clone(), a.isi, app.keluar());
    let hasil = tokio::task::spawn_blocking(move || kawat::kirim(&alamat, &isi, kawat::BATAS, &keluar))
        .await
        .map_err(|e| db::Error::Lain(e.to_string()))?;
    let gagal = hasil.err().map(|g| {
        tracing::info!(printer = a.kerja.printer, alamat = a.alamat, sebab = ?g, "printer tidak menerima cetakan");
        Gagal::pesan(&a.kerja.printer, &a.alamat)
    });
    let (i, t, g, siaran) = (id.to_owned(), a.tantangan, gagal.clone(), app.siaran.clone());
    let k = app.db.write(toko.clone(), move |tx| printer::hasil(tx, &i, &t, g.as_deref(), &siaran)).await?;
    match gagal {
        None => Ok(k),
        Some(pesan) => Err(PrinterTolak::TidakMenjawab.tolak(pesan).rincian(serde_json::json!(k))),
    }
}

/// A page that shows that the printer works, in its own language.
pub fn halaman_uji(p: &Printer, toko: &str, waktu: &str) -> Hasil<Vec<u8>> {
    let salah = |e: print::Galat| PrinterTolak::CetakanBesar.tolak(e.to_string());
    let slip = Slip {
        baris: vec![
            BarisSlip::Judul("UJI PRINTER".into()),
            BarisSlip::Garis,
            BarisSlip::Kolom(vec!["Toko".into(), toko.into()]),
            BarisSlip::Kolom(vec!["Printer".into(), p.nama.clone()]),
            BarisSlip::Kolom(vec!["Waktu".into(), waktu.into()]),
            BarisSlip::Garis,
            BarisSlip::Barcode("00012345".into()),
        ],
        cetak_ulang: false,
    };
    let label = || {
        let mut isi = Isi::default();
        isi.teks.insert("nama".into(), p.nama.clone());
        let elemen = vec![
            Elemen::new("judul", JenisElemen::Text, "UJI PRINTER {nama}", (2.0, 1.0, 46.0, 4.0)),
            Elemen::new("barcode", JenisElemen::Barcode, "00012345", (2.0, 6.0, 40.0, 8.0)),
        ];
        (TataLetak { nama: "UJI".into(), lebar: 50.0, tinggi: 15.0, elemen }, isi)
    };
    Ok(match p.jenis {
        Jenis::Escpos => mesin::escpos(&slip, karakter(p.lebar)),
        Jenis::Pdf => slip.pdf("Uji Printer", 80.0).map_err(salah)?,
        Jenis::Zpl => {
            let (letak, isi) = label();
            mesin::zpl(&letak, &isi).into_bytes()
        }
        Jenis::Tspl => {
            let (letak, isi) = label();
            mesin::tspl(&letak, &isi).into_bytes()
        }
    })
}
