//! A result as it is written: cards of bars, both stock books, the named loss and gain, the document, the lot's end.

use super::siap::{Keluaran, Siap, Wujud};
use super::{HasilTercatat, KATEGORI, bagi_nilai};
use crate::peristiwa::{self, Peristiwa};
use barang::masuk_tukang;
use barang::{Kepala, Langkah, gerakkan};
use db::{Tx, args};
use ledger::Dok;
use ledger::curah::{self, Gerak, Isi, JenisStok, Macam};
use ledger::stok::{Lokasi, Luar};
use platform::otorisasi::{self, Otorisasi};
use platform::{Hasil, Pelaku};
use values::{Berat, JenisDok, Kadar, KodeDept, KodeGroup, KodeToko, Rupiah, UserId};

/// Refined gold by the result it came from and the line there: where the books have it.
pub(crate) fn nomor_ciok(no_hasil: &str, baris: i64) -> String {
    format!("{no_hasil}/{baris}")
}

/// A line with its cost and, of a bar, its card.
struct Jadi<'a> {
    k: &'a Keluaran,
    nilai: Rupiah,
    kode_barcode: String,
    gudang: String,
    baki: String,
}

pub(super) fn tulis(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    s: &Siap,
    (oto, penguji): (Option<&Otorisasi>, &str),
) -> Hasil<HasilTercatat> {
    let nilai = bagi_nilai(s.lot.nilai, &s.hitung.murni_per_baris)?;
    let mut dok = Dok::buka(tx, JenisDok::HasilLebur, &p.user_id)?;
    let jadi = keluar(&mut dok, p, s, &nilai)?;
    selisih(&mut dok, s)?;
    kepala(&mut dok, s, (oto, penguji))?;
    baris(&mut dok, &jadi)?;
    let no = dok.no().to_string();
    let baru = Peristiwa {
        peristiwa: "HASIL",
        kode_pelebur: &s.lot.kode_pelebur,
        nama_pelebur: &s.lot.nama_pelebur,
        timbang: s.hitung.berat,
        disetujui: penguji,
        otorisasi: oto.map_or("", |o| o.id.as_str()),
        keterangan: &s.keterangan,
        no_hasil: &no,
    };
    peristiwa::catat(&mut dok, &s.no, &baru)?;
    let tgl = dok.tgl_system().to_string();
    if let Some(o) = oto {
        otorisasi::tautkan(dok.tx(), o, &no)?;
    }
    let h = &s.hitung;
    let isi = serde_json::json!({
        "lot": s.lot.no_lot, "masuk": h.murni_masuk, "keluar": h.murni, "susut": h.susut, "lebih": h.lebih, "penguji": penguji,
    });
    dok.tutup(KATEGORI, &isi)?;
    Ok(HasilTercatat {
        no_dok: no,
        no_lot: s.lot.no_lot.clone(),
        tgl_system: tgl,
        kode_barcode: jadi.into_iter().map(|j| j.kode_barcode).filter(|k| !k.is_empty()).collect(),
        murni: h.murni,
        susut: h.susut,
        lebih: h.lebih,
        penguji: penguji.to_owned(),
    })
}

/// Every line out of the lot: a bar with its card, gold into its tray, refined gold under its own number.
fn keluar<'a>(dok: &mut Dok<'_, '_>, p: &Pelaku, s: &'a Siap, nilai: &[Rupiah]) -> Hasil<Vec<Jadi<'a>>> {
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    let lot = Lokasi::Lebur(s.no.clone());
    let (mut jadi, mut langkah, mut gerak) = (Vec::with_capacity(nilai.len()), Vec::new(), Vec::new());
    for ((k, n), ke) in s.keluaran.iter().zip(nilai).zip(1_i64..) {
        let mut satu =
            Jadi { k, nilai: *n, kode_barcode: String::new(), gudang: String::new(), baki: String::new() };
        let isi = Isi { qty: 1, berat: k.berat, murni: k.murni, nilai: *n };
        match &k.wujud {
            Wujud::Lm(b) => {
                let kartu = masuk_tukang::daftar(dok.tx(), p, (&no, &tgl), b, *n)?;
                satu.kode_barcode = kartu.kode_barcode.to_string();
                (satu.gudang, satu.baki) = (b.gudang.to_string(), b.baki.to_string());
                langkah.push(Langkah {
                    kartu,
                    dari: lot.clone(),
                    ke: Lokasi::Baki { gudang: b.gudang.clone(), baki: b.baki.clone() },
                    kondisi: String::new(),
                });
            }
            Wujud::Emas(d) => {
                (satu.gudang, satu.baki) = (d.kode_gudang.clone(), d.kode_toko.clone());
                gerak.push(Gerak { macam: d.macam.clone(), dari: lot.clone(), ke: d.tempat.clone(), isi });
            }
            Wujud::Ciok(macam) => {
                let nomor = nomor_ciok(&no, ke);
                (satu.gudang, satu.baki) = (ledger::stok::CIOK.to_owned(), nomor.clone());
                gerak.push(Gerak { macam: macam.clone(), dari: lot.clone(), ke: Lokasi::Ciok(nomor), isi });
            }
        }
        jadi.push(satu);
    }
    if !langkah.is_empty() {
        let kepala = Kepala {
            jenis: KATEGORI,
            lawan: &s.lot.nama_pelebur,
            rujukan: &s.lot.no_lot,
            keterangan: &s.keterangan,
        };
        gerakkan(dok, &kepala, &langkah)?;
    }
    curah::catat(dok, &gerak)?;
    Ok(jadi)
}

/// The loss leaves the lot, the gain comes into it; both by name.
fn selisih(dok: &mut Dok<'_, '_>, s: &Siap) -> Hasil<()> {
    let h = &s.hitung;
    if h.susut_berat == Berat::NOL && h.lebih_berat == Berat::NOL {
        return Ok(());
    }
    let lot = Lokasi::Lebur(s.no.clone());
    let macam = macam(dok.tx(), s)?;
    let isi = |berat, murni| Isi { qty: 0, berat, murni, nilai: Rupiah::NOL };
    let mut gerak = Vec::new();
    if h.susut_berat > Berat::NOL {
        gerak.push(Gerak {
            macam: macam.clone(),
            dari: lot.clone(),
            ke: Lokasi::Luar(Luar::Susut),
            isi: isi(h.susut_berat, h.susut),
        });
    }
    if h.lebih_berat > Berat::NOL {
        gerak.push(Gerak {
            macam,
            dari: Lokasi::Luar(Luar::Lebih),
            ke: lot,
            isi: isi(h.lebih_berat, h.lebih),
        });
    }
    curah::catat(dok, &gerak)?;
    Ok(())
}

/// The kind that loss and gain are counted with: of what came first.
fn macam(tx: &mut Tx<'_>, s: &Siap) -> Hasil<Macam> {
    let salah = |e: values::KodeSalah| db::Error::Lain(e.to_string());
    let (group, dept) = match s.keluaran.first() {
        Some(k) => (k.kode_group.clone(), k.kode_dept.clone()),
        None => {
            let toko = tx.toko().clone();
            tx.one(
                "SELECT kode_group, kode_dept FROM lot_lebur_baris WHERE toko = $1 AND no_lot = $2 ORDER BY baris LIMIT 1",
                args![&toko, &s.no],
                |r| Ok((r.get(0)?, r.get(1)?)),
            )?
            .ok_or_else(|| db::Error::Lain(format!("lot {} tanpa isi", s.no)))?
        }
    };
    Ok(Macam {
        stok: JenisStok::Manual,
        group: KodeGroup::parse(&group).map_err(salah)?,
        dept: KodeDept::parse(&dept).map_err(salah)?,
    })
}

fn kepala(dok: &mut Dok<'_, '_>, s: &Siap, (oto, penguji): (Option<&Otorisasi>, &str)) -> Hasil<()> {
    let (no, tgl, waktu, oleh) = (dok.no().to_string(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let tx = dok.tx();
    let (toko, h) = (tx.toko().clone(), &s.hitung);
    tx.exec(
        "INSERT INTO hasil_lebur (toko, no_dok, no_lot, tgl_system, waktu, oleh, penguji, jenis, kode_pelebur, nama_pelebur, \
         berat_masuk, murni_masuk, berat, murni, nilai, norma, susut_berat, susut, lebih_berat, lebih, keterangan, disetujui, \
         otorisasi) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)",
        args![
            &toko,
            no.as_str(),
            s.lot.no_lot.as_str(),
            tgl,
            waktu,
            &oleh,
            penguji,
            s.lot.jenis.as_str(),
            s.lot.kode_pelebur.as_str(),
            s.lot.nama_pelebur.as_str(),
            h.berat_masuk,
            h.murni_masuk,
            h.berat,
            h.murni,
            s.lot.nilai,
            h.norma,
            h.susut_berat,
            h.susut,
            h.lebih_berat,
            h.lebih,
            s.keterangan.as_str(),
            oto.and_then(|o| o.penyetuju.as_ref()).map_or("", UserId::as_str),
            oto.map_or("", |o| o.id.as_str())
        ],
    )?;
    Ok(())
}

db::tabel! {
    struct Tertulis in "hasil_lebur_baris" {
        toko: KodeToko,
        no_dok: String,
        baris: i64,
        bentuk: String,
        kode_barcode: String,
        nama_barang: String,
        kode_group: String,
        kode_dept: String,
        gudang: String,
        baki: String,
        berat: Berat,
        kadar_uji: Kadar,
        murni: Berat,
        nilai: Rupiah,
    }
}

fn baris(dok: &mut Dok<'_, '_>, jadi: &[Jadi<'_>]) -> Hasil<()> {
    let no = dok.no().to_string();
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let baris = jadi.iter().zip(1_i64..).map(|(j, ke)| Tertulis {
        toko: toko.clone(),
        no_dok: no.clone(),
        baris: ke,
        bentuk: j.k.bentuk.to_owned(),
        kode_barcode: j.kode_barcode.clone(),
        nama_barang: j.k.nama_barang.clone(),
        kode_group: j.k.kode_group.clone(),
        kode_dept: j.k.kode_dept.clone(),
        gudang: j.gudang.clone(),
        baki: j.baki.clone(),
        berat: j.k.berat,
        kadar_uji: j.k.kadar_uji,
        murni: j.k.murni,
        nilai: j.nilai,
    });
    tx.sisip(baris)?;
    Ok(())
}
