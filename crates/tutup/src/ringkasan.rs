//! The digest of a day for its owner, put together from what every domain has to tell of it. Kept after the closing;
//! before it, told as the day stands.

use crate::TutupTolak;
use db::{Conn, Tx, args};
use platform::domain::{BarisRingkas, Domain};
use platform::{DasarTolak, Hasil, toko::Toko};
use print::tabel::{BatasAlamat, Kertas, Pdf, Tabel};
use print::{BarisTabel, Jenis, Keluaran as _, Kolom, Sel};
use serde::{Deserialize, Serialize};
use values::format::desimal;
use values::{KodeToko, Tanggal};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = BagianRingkasan)]
pub struct Bagian {
    pub judul: String,
    pub baris: Vec<BarisRingkas>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = RingkasanHari)]
pub struct Ringkasan {
    pub kode_toko: String,
    pub tanggal: String,
    /// when and by whom the day was closed; empty while it is open
    pub ditutup: String,
    pub oleh: String,
    pub bagian: Vec<Bagian>,
}

/// The digest as it was kept, or as the books tell it now.
pub fn baca(c: &mut Conn, toko: &KodeToko, tanggal: Tanggal, domain: &[&Domain]) -> Hasil<Ringkasan> {
    let kini: Option<Tanggal> =
        c.one("SELECT tgl_system FROM toko WHERE kode_toko = $1", args![toko], |r| r.get(0))?;
    if kini.is_none_or(|k| tanggal > k) {
        let pesan = format!("Tanggal {tanggal} belum dibuka");
        return Err(TutupTolak::Ringkasan.pada("tanggal", pesan));
    }
    let ada: Option<String> = c.one(
        "SELECT isi FROM ringkasan_hari WHERE toko = $1 AND tanggal = $2",
        args![toko, tanggal],
        |r| r.get(0),
    )?;
    match ada.and_then(|isi| serde_json::from_str(&isi).ok()) {
        Some(r) => Ok(r),
        None => hitung(c, toko, tanggal, domain),
    }
}

/// Keeps the digest of a closed day; the first stays. `temuan`: how much the proof over all history found, where it ran.
pub fn simpan(
    tx: &mut Tx<'_>,
    tanggal: Tanggal,
    temuan: Option<usize>,
    domain: &[&Domain],
) -> Hasil<Ringkasan> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let mut r = hitung(tx, &toko, tanggal, domain)?;
    if let Some(n) = temuan {
        let (uraian, banyak) = match n {
            0 => ("Semua buku seimbang", None),
            n => ("Buku tidak seimbang, lihat Bukti Saldo", i64::try_from(n).ok()),
        };
        let baris = vec![BarisRingkas::baru(uraian, banyak, None, None).perhatian(n > 0)];
        r.bagian.push(Bagian { judul: "Bukti Saldo".to_owned(), baris });
    }
    let isi = serde_json::to_string(&r).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.exec(
        "INSERT INTO ringkasan_hari (toko, tanggal, dibuat, isi) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
        args![&toko, tanggal, kini, isi],
    )?;
    Ok(r)
}

/// Parts of all domains in their places; those of one title are one part.
fn hitung(c: &mut Conn, toko: &KodeToko, tgl: Tanggal, domain: &[&Domain]) -> Hasil<Ringkasan> {
    let (ditutup, oleh) = c
        .one("SELECT waktu, oleh FROM tutup_toko WHERE toko = $1 AND tanggal = $2", args![toko, tgl], |r| {
            Ok((r.get(0)?, r.get(1)?))
        })?
        .unwrap_or_default();
    let mut urut = Vec::new();
    for d in domain {
        urut.extend((d.ringkasan)(c, toko, tgl)?);
    }
    urut.sort_by_key(|b| b.urut);
    let mut bagian: Vec<Bagian> = Vec::new();
    for b in urut {
        match bagian.last_mut().filter(|ada| ada.judul == b.judul) {
            Some(ada) => ada.baris.extend(b.baris),
            None => bagian.push(Bagian { judul: b.judul.to_owned(), baris: b.baris }),
        }
    }
    Ok(Ringkasan { kode_toko: toko.to_string(), tanggal: tgl.to_string(), ditutup, oleh, bagian })
}

/// The digest as a message: a line a figure, what needs a look marked.
pub fn teks(r: &Ringkasan, nama_toko: &str) -> String {
    let mut t = format!("Ringkasan {nama_toko} {}", r.tanggal);
    if !r.oleh.is_empty() {
        t.push_str(&format!("\nDitutup oleh {}", r.oleh));
    }
    for b in &r.bagian {
        t.push_str(&format!("\n\n*{}*", b.judul));
        for l in &b.baris {
            let angka = [
                l.banyak.map(|n| n.to_string()),
                l.berat.map(|b| format!("{} g", desimal(b, 3, true))),
                l.rupiah.map(|r| format!("Rp. {}", desimal(r, 0, true))),
            ];
            let angka: Vec<String> = angka.into_iter().flatten().collect();
            let tanda = if l.perhatian { "! " } else { "" };
            t.push_str(&format!(
                "\n{tanda}{}{}{}",
                l.uraian,
                if angka.is_empty() { "" } else { ": " },
                angka.join(", ")
            ));
        }
    }
    t
}

/// The digest on paper.
pub fn pdf(r: &Ringkasan, toko: &Toko, user: &str, tgl_cetak: &str) -> Hasil<Vec<u8>> {
    let gagal = |e: print::Galat| DasarTolak::Dalam.tolak("Ringkasan tidak bisa dibuat").sebab(e);
    let kolom = [
        Kolom::new("Uraian", Jenis::Teks),
        Kolom::new("Banyak", Jenis::Bulat),
        Kolom::new("Berat", Jenis::Gram),
        Kolom::new("Rupiah", Jenis::Rupiah),
    ];
    let periode = if r.ditutup.is_empty() {
        format!("Tanggal {} (belum ditutup)", r.tanggal)
    } else {
        format!("Tanggal {}   Ditutup oleh {}", r.tanggal, r.oleh)
    };
    let mut pdf = Pdf::new(Tabel {
        judul: "RINGKASAN HARI",
        periode: &periode,
        nama_toko: &toko.nama_toko,
        alamat_toko: &toko.alamat_toko,
        batas_alamat: BatasAlamat::Panjang,
        kolom: &kolom,
        kertas: Kertas::default(),
        tanda_tangan: &[],
        user_id: user,
        tgl_cetak,
    })
    .map_err(gagal)?;
    let angka = |n: Option<i64>| n.map_or(Sel::Kosong, Sel::Angka);
    for b in &r.bagian {
        pdf.baris(BarisTabel::Grup(&b.judul)).map_err(gagal)?;
        for l in &b.baris {
            pdf.baris(BarisTabel::Isi(&[
                Sel::Teks(&l.uraian),
                angka(l.banyak),
                angka(l.berat),
                angka(l.rupiah),
            ]))
            .map_err(gagal)?;
        }
    }
    pdf.selesai().map_err(gagal)
}
