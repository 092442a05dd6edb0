//! Pieces of the stock for an order: one that fits is bound to a line and lies aside in TITIP, one that does not by approval; a piece that
//! is not wanted goes back to the stock and its line to work again.

use crate::PesananTolak;
use crate::kerja::{
    GUDANG, PesananLangkah, PesananSelesai, PesananUlang, TERBUKA, jadi, langkah, pilih, salah,
};
use crate::simpan::kadar_group;
use crate::tabel::{self, IsiBaris, Kejadian, KiniBaris, Order, Saat};
use crate::validasi::wajib_valid;
use barang::pindai::{self, Tujuan};
use barang::{Kartu, Langkah, gerakkan};
use db::{Conn, Tx, args};
use konter::pelanggan::PelangganMinta;
use konter::{Alasan, BarisIzin, KodeAlasan, Perlu};
use ledger::Dok;
use platform::otorisasi::{self, Otorisasi, Rincian};
use platform::{Hasil, Pelaku};
use tukang::kerja;
use values::{Berat, JenisDok, Kadar, KodeBarcode, KodeToko, Rupiah, UserId};

/// Back in the stock it sells as its group does, or as much less as it was tested below what the group prints: what one customer
/// ordered is nobody else's price.
fn kadar_stok(tx: &mut Tx<'_>, kode: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    if platform::modul::Setelan::baca(tx, &toko)?.nilai("kategori_harga") != "harga_100%" {
        return Ok(());
    }
    let sql = "SELECT b.kadar, b.kadar_cetak, g.kadar, g.kadar_cetak FROM barang b JOIN group_barang g ON g.toko = $2 \
               AND g.kode_group = b.kode_group AND g.dihapus = 0 WHERE b.kode_barcode = $1";
    let ada = tx.one(sql, args![kode, &toko], |r| Ok((r.int(0)?, r.int(1)?, r.int(2)?, r.int(3)?)))?;
    let Some((kadar, cetak, jual, cetak_group)) = ada else { return Ok(()) };
    let layak = if cetak_group > 0 { jual.min(jual * cetak / cetak_group) } else { jual };
    if kadar < layak {
        tx.exec("UPDATE barang SET kadar = $2 WHERE kode_barcode = $1", args![kode, layak])?;
    }
    Ok(())
}

/// A piece of the stock that may be bound to a line: of its group, free, not waiting for anybody.
fn stok(c: &mut Conn, p: &Pelaku, (ke, kode): (usize, &str), b: &IsiBaris) -> Hasil<Kartu> {
    let kolom = format!("detail[{ke}].kode_barcode");
    let tolak = |pesan: String| PesananTolak::Barang.pada(&kolom, pesan);
    let kode = KodeBarcode::parse(kode.trim()).map_err(|e| tolak(e.to_string()))?;
    let k =
        barang::siap(c, &p.toko, &kode).map_err(|t| if t.sebab.is_none() { tolak(t.pesan) } else { t })?;
    if !matches!(k.kode_gudang.as_str(), "TOKO" | "STOCK" | "LABEL") {
        return Err(tolak(format!("Barang {kode} ada di gudang {}, bukan stok yang bebas", k.kode_gudang)));
    }
    if k.kode_group != b.kode_group {
        return Err(tolak(format!("Barang {kode} group {}, yang dipesan {}", k.kode_group, b.kode_group)));
    }
    if barang::susut::menunggu_barang(c, &k.kode_barcode)? {
        return Err(tolak(format!("Susut barang {kode} masih menunggu validasi")));
    }
    Ok(k)
}

/// A piece of the stock is what was ordered when it is of its type, bears no lower purity than its group's pieces do, and
/// weighs about what was estimated: four fifths to six.
fn sepadan(b: &IsiBaris, k: &Kartu, cetak: Kadar) -> bool {
    let (kini, kira) = (i128::from(k.berat.sebagai_mg()), i128::from(b.berat_estimasi.sebagai_mg()));
    k.kode_dept == b.kode_dept && k.kadar_cetak >= cetak && kini * 5 >= kira * 4 && kini * 5 <= kira * 6
}

/// Another piece than was ordered lies aside for its money, at its charge: somebody says yes to that.
fn setuju_stok(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    o: &Order,
    m: &PesananSelesai,
    (baris, kartu): (&[(IsiBaris, KiniBaris)], &[Kartu]),
) -> Hasil<Option<Otorisasi>> {
    let mut alasan = Vec::new();
    let mut izin = Vec::with_capacity(kartu.len());
    for (ke, ((b, _), k)) in baris.iter().zip(kartu).enumerate() {
        let (_, cetak) = kadar_group(tx, p, &b.kode_group)?;
        let uraian = format!(
            "{} {}% {} g, dipesan {} {cetak}% {} g",
            k.kode_dept, k.kadar_cetak, k.berat, b.kode_dept, b.berat_estimasi
        );
        if !sepadan(b, k, cetak) {
            alasan.push(Alasan::new(KodeAlasan::BarangLain, uraian.clone()).di(ke, &b.nama_barang));
        }
        let judul = format!("{} {}", k.kode_barcode, k.nama_barang);
        let isi = (o.isi.no_pesanan.as_str(), b.baris, k.kode_barcode.as_str());
        izin.push(BarisIzin::new(Rincian::teks(judul, uraian), &isi)?);
    }
    minta_izin(tx, p, (&m.otorisasi, &o.isi.no_pesanan), (&alasan, izin))
}

/// The approval of a step of an order; none where nothing asks for it.
pub(crate) fn minta_izin(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (id, no): (&str, &str),
    (alasan, mut baris): (&[Alasan], Vec<BarisIzin>),
) -> Hasil<Option<Otorisasi>> {
    baris.insert(0, BarisIzin::new(Rincian::teks("Pesanan", no), &no)?);
    let perlu = Perlu {
        alasan,
        nominal: Rupiah::NOL,
        neto: None,
        kategori: crate::simpan::KATEGORI,
        baris,
        customer: &PelangganMinta::default(),
        pembayaran: &[],
    };
    konter::alasan::setuju(tx, p, id, perlu)
}

/// Binds pieces of the stock to lines: they go to TITIP.
pub fn selesai(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &PesananSelesai) -> Hasil<PesananLangkah> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let o = tabel::baca(tx, &p.toko, teks)?;
    o.wajib(TERBUKA)?;
    wajib_valid(tx, &p.toko, &o)?;
    if m.detail.is_empty() {
        return Err(salah("detail", "Belum ada barang yang dipilih"));
    }
    let nomor: Vec<i64> = m.detail.iter().map(|d| d.baris).collect();
    let baris: Vec<(IsiBaris, KiniBaris)> =
        pilih(&o, &nomor, &["PESAN", "PROSES"])?.into_iter().cloned().collect();
    let (mut kartu, mut pernah) = (Vec::new(), std::collections::HashSet::new());
    for (ke, (d, (b, _))) in m.detail.iter().zip(&baris).enumerate() {
        let k = stok(tx, p, (ke, &d.kode_barcode), b)?;
        if !pernah.insert(k.kode_barcode.clone()) {
            let pesan = format!("Barang {} disebut dua kali", k.kode_barcode);
            return Err(PesananTolak::Barang.pada(&format!("detail[{ke}].kode_barcode"), pesan));
        }
        kartu.push(k);
    }
    let oto = setuju_stok(tx, p, &o, m, (&baris, &kartu))?;
    let setuju = oto.as_ref().and_then(|o| o.penyetuju.as_ref()).map_or("", UserId::as_str);
    let tujuan = pindai::baki_pertama(tx, &p.toko, PesananTolak::Barang, "detail", GUDANG, kartu.len())?;
    let mut dok = Dok::buka(tx, JenisDok::LangkahPesanan, &p.user_id)?;
    let no_dok = dok.no().clone();
    let rujukan = no_dok.to_string();
    if let Some(o) = &oto {
        otorisasi::tautkan(dok.tx(), o, &rujukan)?;
    }
    simpan_aside(&mut dok, &o, &kartu, &tujuan, &keterangan)?;
    let mut semua = Vec::with_capacity(baris.len());
    let kode: Vec<String> = kartu.iter().map(|k| k.kode_barcode.to_string()).collect();
    for (((b, k), kartu), kode) in baris.iter().zip(&kartu).zip(&kode) {
        if k.id_kerja > 0 {
            // He does not finish it: what he still holds he owes.
            kerja::batal(&mut dok, k.id_kerja)?;
        }
        tandai(dok.tx(), kode, (&o.no.to_string(), &b.baris.to_string()))?;
        let kini = KiniBaris {
            tahap: "SELESAI".to_owned(),
            id_kerja: 0,
            kode_barcode: kode.clone(),
            gudang_asal: kartu.kode_gudang.clone(),
            baki_asal: kartu.kode_toko.clone(),
            ..k.clone()
        };
        let e = Kejadian {
            baris: b.baris,
            tahap: "SELESAI",
            disetujui: setuju,
            kode_barcode: kode,
            rujukan: &rujukan,
            keterangan: &keterangan,
            berat: kartu.berat,
            ..Kejadian::default()
        };
        semua.push((kini, e));
    }
    let (tahap, tgl) = jadi(&mut dok, &o, &semua)?;
    dok.tutup("PESANAN SELESAI", &serde_json::json!({ "pesanan": o.no, "barang": kode }))?;
    Ok(langkah(&o.no, &no_dok, tahap, tgl))
}

fn simpan_aside(
    dok: &mut Dok<'_, '_>,
    o: &Order,
    kartu: &[Kartu],
    t: &Tujuan,
    keterangan: &str,
) -> Hasil<()> {
    let langkah = kartu
        .iter()
        .map(|k| Langkah::ke_baki(k.clone(), t.gudang.clone(), t.baki.clone()))
        .collect::<Hasil<Vec<_>>>()?;
    let rujukan = o.no.to_string();
    let kepala =
        barang::Kepala { jenis: "PESANAN", lawan: &o.isi.nama_customer, rujukan: &rujukan, keterangan };
    gerakkan(dok, &kepala, &langkah)
}

/// The card says which line it was made for; nothing when it is free again.
pub(crate) fn tandai(tx: &mut Tx<'_>, kode: &str, (no, baris): (&str, &str)) -> Hasil<()> {
    let waktu = tx.sekarang();
    tx.exec(
        "UPDATE barang SET no_pesanan = $2, id_barang_pesanan = $3, diubah = $4, versi = versi + 1 WHERE kode_barcode = $1",
        args![kode, no, baris, waktu],
    )?;
    Ok(())
}

/// Pieces of lines go back where they came from, or to another tray of that warehouse.
pub(crate) fn lepas(dok: &mut Dok<'_, '_>, o: &Order, baris: &[&KiniBaris], alasan: &str) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    let mut langkah: Vec<Langkah> = Vec::new();
    for k in baris.iter().filter(|k| !k.kode_barcode.is_empty()) {
        let kode = KodeBarcode::parse(&k.kode_barcode).map_err(|e| db::Error::Lain(e.to_string()))?;
        let kartu = barang::satu(dok.tx(), &kode)?;
        if kartu.toko != toko || kartu.kode_gudang != GUDANG {
            let pesan = format!("Barang {kode} tidak ada lagi di {GUDANG}");
            return Err(PesananTolak::Barang.tolak(pesan));
        }
        let ke = tempat_asal(dok.tx(), &toko, k, &langkah)?;
        tandai(dok.tx(), kode.as_str(), ("", ""))?;
        kadar_stok(dok.tx(), kode.as_str())?;
        langkah.push(Langkah::ke_baki(kartu, ke.gudang, ke.baki)?);
    }
    if langkah.is_empty() {
        return Ok(());
    }
    let rujukan = o.no.to_string();
    let kepala = barang::Kepala {
        jenis: "LEPAS PESANAN",
        lawan: &o.isi.nama_customer,
        rujukan: &rujukan,
        keterangan: alasan,
    };
    gerakkan(dok, &kepala, &langkah)
}

fn tempat_asal(c: &mut Conn, toko: &KodeToko, k: &KiniBaris, sudah: &[Langkah]) -> Hasil<Tujuan> {
    const GALAT: PesananTolak = PesananTolak::Barang;
    let bersama = sudah.iter().filter(|l| l.menuju(&k.baki_asal)).count();
    if !k.baki_asal.is_empty() {
        match pindai::baki(c, toko, GALAT, ("baris", &k.baki_asal), &k.gudang_asal, 1 + bersama) {
            Ok(t) => return Ok(t),
            Err(t) if t.adalah(GALAT) => {}
            Err(t) => return Err(t),
        }
    }
    pindai::baki_pertama(c, toko, GALAT, "baris", &k.gudang_asal, 1 + sudah.len())
}

/// Somebody else looks at a piece that is said not to be wanted: its work is paid, and it goes to the stock.
fn setuju_ulang(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    o: &Order,
    m: &PesananUlang,
    baris: &[KiniBaris],
) -> Hasil<Option<Otorisasi>> {
    let alasan: Vec<Alasan> = baris
        .iter()
        .map(|k| {
            let pesan = format!("Barang {} {} dikerjakan ulang", k.baris, k.kode_barcode);
            Alasan::new(KodeAlasan::KerjaUlang, pesan)
        })
        .collect();
    let izin = baris
        .iter()
        .map(|k| {
            BarisIzin::new(
                Rincian::teks(k.kode_barcode.clone(), m.alasan.trim()),
                &(k.baris, &k.kode_barcode),
            )
        })
        .collect::<Hasil<Vec<_>>>()?;
    minta_izin(tx, p, (&m.otorisasi, &o.isi.no_pesanan), (&alasan, izin))
}

fn barang_berat(c: &mut Conn, kode: &str) -> Hasil<Berat> {
    let kode = KodeBarcode::parse(kode).map_err(|e| db::Error::Lain(e.to_string()))?;
    Ok(barang::satu(c, &kode)?.berat)
}

/// Finished pieces are not wanted: they go to the stock, their lines to work again.
pub fn ulang(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &PesananUlang) -> Hasil<PesananLangkah> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let o = tabel::baca(tx, &p.toko, teks)?;
    o.wajib(&["PROSES", "SELESAI"])?;
    if m.baris.is_empty() {
        return Err(salah("baris", "Barang Harus Dipilih"));
    }
    let baris: Vec<KiniBaris> =
        pilih(&o, &m.baris, &["SELESAI"])?.into_iter().map(|(_, k)| k.clone()).collect();
    let oto = setuju_ulang(tx, p, &o, m, &baris)?;
    let setuju = oto.as_ref().and_then(|o| o.penyetuju.as_ref()).map_or("", UserId::as_str);
    let mut dok = Dok::buka(tx, JenisDok::LangkahPesanan, &p.user_id)?;
    let (no_dok, saat) = (dok.no().clone(), Saat::dari(&dok));
    let rujukan = no_dok.to_string();
    if let Some(o) = &oto {
        otorisasi::tautkan(dok.tx(), o, &rujukan)?;
    }
    lepas(&mut dok, &o, &baris.iter().collect::<Vec<_>>(), &alasan)?;
    for k in &baris {
        // The work that made the piece is done and paid for; a new one begins with the next step.
        let kini = KiniBaris {
            tahap: "PESAN".to_owned(),
            kode_tukang: String::new(),
            id_kerja: 0,
            kode_barcode: String::new(),
            gudang_asal: String::new(),
            baki_asal: String::new(),
            baris: k.baris,
        };
        tabel::garis(dok.tx(), &o.no, &kini)?;
        let e = Kejadian {
            baris: k.baris,
            tahap: "ULANG",
            disetujui: setuju,
            berat: barang_berat(dok.tx(), &k.kode_barcode)?,
            kode_barcode: &k.kode_barcode,
            rujukan: &rujukan,
            keterangan: &alasan,
            ..Kejadian::default()
        };
        tabel::catat(dok.tx(), &o.no, &saat, &[e])?;
    }
    let tahap = tabel::proyeksi(dok.tx(), &o.no, saat.tgl)?;
    dok.tutup("ULANG PESANAN", &serde_json::json!({ "pesanan": o.no, "alasan": alasan }))?;
    Ok(langkah(&o.no, &no_dok, tahap, saat.tgl))
}
