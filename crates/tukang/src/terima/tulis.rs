//! A delivery as it is written: cards, both stock books, the craftsman's account, the document, the work.

use super::siap::Siap;
use super::{MintaTerima, TerimaTercatat};
use crate::kerja::{self, KerjaBaru};
use barang::masuk_tukang;
use barang::{Kepala, Langkah, gerakkan};
use db::{Conn, Tx, args};
use konter::meluap;
use ledger::Dok;
use ledger::curah::{self, Gerak, Isi, JenisStok, Macam};
use ledger::stok::{Lokasi, Luar};
use ledger::tukang::{self as buku, BarisTukang, Jenis};
use platform::otorisasi::{self, Otorisasi};
use platform::{Hasil, Pelaku};
use values::{Berat, JenisDok, Kadar, KodeDept, KodeGroup, KodeToko, Rupiah};

pub(super) fn tulis(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    m: &MintaTerima,
    s: &Siap,
    (oto, penguji): (&Otorisasi, &str),
) -> Hasil<TerimaTercatat> {
    let kode = s.tukang.kode_tukang.as_str();
    let (nilai, nilai_susut) = bagi_nilai(tx, &p.toko, s)?;
    let mut dok = Dok::buka(tx, JenisDok::TerimaTukang, &p.user_id)?;
    let id_kerja = kerja_mulai(&mut dok, s, m.upah)?;
    let kartu = barang_masuk(&mut dok, p, s, &nilai)?;
    curah_masuk(&mut dok, s, nilai.get(s.barang.len()..).unwrap_or_default(), nilai_susut)?;
    let h = &s.hitung;
    let baris = [(Jenis::Barang, h.murni_barang), (Jenis::Rosok, h.murni_rosok), (Jenis::Susut, h.susut)];
    let baris: Vec<BarisTukang> = baris
        .into_iter()
        .filter(|(_, murni)| *murni > Berat::NOL)
        .map(|(jenis, murni)| BarisTukang { kode_tukang: kode.to_owned(), jenis, murni })
        .collect();
    buku::catat(&mut dok, &baris)?;
    kepala(&mut dok, s, id_kerja, (penguji, oto.id.as_str()))?;
    baris_tulis(&mut dok, s, &kartu, &nilai)?;
    let baru = s.kerja.is_none() && id_kerja != 0;
    if id_kerja != 0 && (m.selesai || baru) {
        kerja::selesai(&mut dok, id_kerja)?;
    }
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    otorisasi::tautkan(dok.tx(), oto, &no)?;
    let saldo = buku::saldo(dok.tx(), &p.toko, kode)?;
    let isi = serde_json::json!({
        "tukang": kode, "kerja": id_kerja, "barang": h.murni_barang, "rosok": h.murni_rosok, "susut": h.susut, "penguji": penguji,
    });
    dok.tutup("TERIMA TUKANG", &isi)?;
    let murni = h.murni_barang.tambah(h.murni_rosok).map_err(meluap)?;
    Ok(TerimaTercatat {
        no_dok: no,
        tgl_system: tgl,
        kode_barcode: kartu,
        id_kerja,
        murni,
        susut: h.susut,
        saldo,
    })
}

/// What all his gold cost.
fn nilai_di_tukang(c: &mut Conn, toko: &KodeToko, kode: &str) -> Hasil<i64> {
    let mut nilai = 0_i64;
    for tabel in ["saldo_lokasi", "saldo_curah"] {
        let sql = format!(
            "SELECT CAST(COALESCE(SUM(nilai), 0) AS BIGINT) FROM {tabel} WHERE toko = $1 AND gudang = '@TUKANG' AND baki = $2"
        );
        nilai = nilai.saturating_add(c.nilai::<i64>(&sql, args![toko, kode])?);
    }
    Ok(nilai.max(0))
}

/// The cost of each piece and lot of scrap: what the gold cost on average, loss included. Of a loss alone it is the loss's.
fn bagi_nilai(c: &mut Conn, toko: &KodeToko, s: &Siap) -> Hasil<(Vec<Rupiah>, Rupiah)> {
    let h = &s.hitung;
    let semua = nilai_di_tukang(c, toko, &s.tukang.kode_tukang)?;
    let mg = |b: Berat| i128::from(b.sebagai_mg());
    let bagian = |jumlah: i64, atas: i128, bawah: i128| -> Hasil<i64> {
        if bawah <= 0 {
            return Ok(0);
        }
        i64::try_from(i128::from(jumlah) * atas / bawah).map_err(|_| meluap(values::Meluap))
    };
    let keluar = mg(h.saldo) - mg(h.sisa);
    let dibagi = if h.sisa == Berat::NOL { semua } else { bagian(semua, keluar, mg(h.saldo))? };
    let berat: Vec<i128> = h.murni_per_barang.iter().chain(&h.murni_per_rosok).map(|b| mg(*b)).collect();
    if berat.is_empty() {
        return Ok((Vec::new(), Rupiah::new(dibagi)));
    }
    let jumlah: i128 = berat.iter().sum();
    let (mut hasil, mut sisa) = (Vec::with_capacity(berat.len()), dibagi);
    for (ke, b) in berat.iter().enumerate() {
        let n = if ke + 1 == berat.len() { sisa } else { bagian(dibagi, *b, jumlah)? };
        sisa -= n;
        hasil.push(Rupiah::new(n));
    }
    Ok((hasil, Rupiah::NOL))
}

/// The work; one of its own where pieces were made for stock.
fn kerja_mulai(dok: &mut Dok<'_, '_>, s: &Siap, upah: Rupiah) -> Hasil<i64> {
    match &s.kerja {
        Some(k) => Ok(k.id),
        None if s.barang.is_empty() => Ok(0),
        None => {
            let no = dok.no().clone();
            let baru = KerjaBaru {
                kode_tukang: &s.tukang.kode_tukang,
                no_dok: &no,
                baris: 0,
                jenis_kerja: &s.jenis_kerja,
                janji: None,
                keterangan: &s.keterangan,
            };
            let id = kerja::mulai(dok, &baru)?;
            kerja::sepakati(dok, id, upah)?;
            Ok(id)
        }
    }
}

fn barang_masuk(dok: &mut Dok<'_, '_>, p: &Pelaku, s: &Siap, nilai: &[Rupiah]) -> Hasil<Vec<String>> {
    if s.barang.is_empty() {
        return Ok(Vec::new());
    }
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    let mut langkah = Vec::with_capacity(s.barang.len());
    for (b, n) in s.barang.iter().zip(nilai) {
        let kartu = masuk_tukang::daftar(dok.tx(), p, (&no, &tgl), b, *n)?;
        langkah.push(Langkah {
            kartu,
            dari: Lokasi::Tukang(s.tukang.kode_tukang.clone()),
            ke: Lokasi::Baki { gudang: b.gudang.clone(), baki: b.baki.clone() },
            kondisi: String::new(),
        });
    }
    let rujukan = s.kerja.as_ref().map_or("", |k| k.no_dok.as_str());
    let kepala =
        Kepala { jenis: "TERIMA TUKANG", lawan: &s.tukang.nama_tukang, rujukan, keterangan: &s.keterangan };
    gerakkan(dok, &kepala, &langkah)?;
    Ok(langkah.iter().map(|l| l.kartu.kode_barcode.to_string()).collect())
}

fn curah_masuk(dok: &mut Dok<'_, '_>, s: &Siap, nilai: &[Rupiah], nilai_susut: Rupiah) -> Hasil<()> {
    let dari = Lokasi::Tukang(s.tukang.kode_tukang.clone());
    let mut gerak: Vec<Gerak> = s
        .rosok
        .iter()
        .zip(nilai)
        .map(|((d, _), n)| Gerak {
            macam: d.macam.clone(),
            dari: dari.clone(),
            ke: d.tempat.clone(),
            isi: Isi { nilai: *n, ..d.isi },
        })
        .collect();
    if s.hitung.susut > Berat::NOL {
        let macam = macam_susut(dok.tx(), s)?;
        let (berat, murni) = (s.hitung.susut, s.hitung.susut);
        let isi = Isi { qty: 0, berat, murni, nilai: nilai_susut };
        gerak.push(Gerak { macam, dari, ke: Lokasi::Luar(Luar::Susut), isi });
    }
    curah::catat(dok, &gerak)?;
    Ok(())
}

/// The kind that a loss is counted with: of what came, or of what came or went last.
fn macam_susut(tx: &mut Tx<'_>, s: &Siap) -> Hasil<Macam> {
    if let Some((d, _)) = s.rosok.first() {
        return Ok(d.macam.clone());
    }
    let (group, dept) = match s.barang.first() {
        Some(b) => (b.kode_group.clone(), b.kode_dept.clone()),
        None => macam_terakhir(tx, &s.tukang.kode_tukang)?,
    };
    let salah = |e: values::KodeSalah| db::Error::Lain(e.to_string());
    Ok(Macam {
        stok: JenisStok::Manual,
        group: KodeGroup::parse(&group).map_err(salah)?,
        dept: KodeDept::parse(&dept).map_err(salah)?,
    })
}

fn macam_terakhir(tx: &mut Tx<'_>, kode: &str) -> Hasil<(String, String)> {
    let toko = tx.toko().clone();
    for (kepala, baris) in [("terima_tukang", "terima_tukang_baris"), ("emas_tukang", "emas_tukang_baris")] {
        let sql = format!(
            "SELECT r.kode_group, r.kode_dept FROM {kepala} k JOIN {baris} r ON r.toko = k.toko AND r.no_dok = k.no_dok \
             WHERE k.toko = $1 AND k.kode_tukang = $2 ORDER BY k.waktu DESC, k.no_dok DESC, r.baris LIMIT 1"
        );
        if let Some(x) = tx.one(&sql, args![&toko, kode], |r| Ok((r.get(0)?, r.get(1)?)))? {
            return Ok(x);
        }
    }
    Err(db::Error::Lain(format!("tukang {kode} tidak pernah mendapat emas")).into())
}

fn kepala(dok: &mut Dok<'_, '_>, s: &Siap, id_kerja: i64, (penguji, oto): (&str, &str)) -> Hasil<()> {
    let (no, tgl, waktu, oleh) = (dok.no().to_string(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let tx = dok.tx();
    let (toko, h) = (tx.toko().clone(), &s.hitung);
    tx.exec(
        "INSERT INTO terima_tukang (toko, no_dok, tgl_system, waktu, oleh, kode_tukang, nama_tukang, id_kerja, jenis_kerja, norma, \
         murni_barang, murni_rosok, susut_norma, susut, saldo, keterangan, penguji, otorisasi) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)",
        args![
            &toko,
            no.as_str(),
            tgl,
            waktu,
            &oleh,
            s.tukang.kode_tukang.as_str(),
            s.tukang.nama_tukang.as_str(),
            id_kerja,
            s.jenis_kerja.as_str(),
            h.norma,
            h.murni_barang,
            h.murni_rosok,
            h.susut_norma,
            h.susut,
            h.sisa,
            s.keterangan.as_str(),
            penguji,
            oto
        ],
    )?;
    Ok(())
}

db::tabel! {
    struct Kunci in "terima_tukang_baris" {
        toko: KodeToko,
        no_dok: String,
        baris: i64,
    }
}

db::tabel! {
    struct Tertulis in "terima_tukang_baris" {
        jenis: String,
        kode_barcode: String,
        nama_barang: String,
        kode_group: String,
        kode_dept: String,
        gudang: String,
        baki: String,
        berat: Berat,
        berat_atribut: Berat,
        kadar_pesan: Kadar,
        kadar_uji: Kadar,
        murni: Berat,
        nilai: Rupiah,
    }
}

fn baris_tulis(dok: &mut Dok<'_, '_>, s: &Siap, kartu: &[String], nilai: &[Rupiah]) -> Hasil<()> {
    let no = dok.no().to_string();
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let barang = s.barang.iter().zip(kartu).map(|(b, kode)| Tertulis {
        jenis: "BARANG".to_owned(),
        kode_barcode: kode.clone(),
        nama_barang: b.nama_barang.clone(),
        kode_group: b.kode_group.clone(),
        kode_dept: b.kode_dept.clone(),
        gudang: b.gudang.to_string(),
        baki: b.baki.to_string(),
        berat: b.berat,
        berat_atribut: b.berat_atribut,
        kadar_pesan: b.kadar_pesan,
        kadar_uji: b.kadar_uji,
        murni: b.murni,
        nilai: Rupiah::NOL,
    });
    let rosok = s.rosok.iter().map(|(d, kadar)| Tertulis {
        jenis: "ROSOK".to_owned(),
        kode_barcode: String::new(),
        nama_barang: d.nama_dept.clone(),
        kode_group: d.macam.group.to_string(),
        kode_dept: d.macam.dept.to_string(),
        gudang: d.kode_gudang.clone(),
        baki: d.kode_toko.clone(),
        berat: d.isi.berat,
        berat_atribut: Berat::NOL,
        kadar_pesan: *kadar,
        kadar_uji: *kadar,
        murni: d.isi.murni,
        nilai: Rupiah::NOL,
    });
    let baris = barang.chain(rosok).zip(nilai).zip(1_i64..).map(|((b, n), ke)| {
        (Kunci { toko: toko.clone(), no_dok: no.clone(), baris: ke }, Tertulis { nilai: *n, ..b })
    });
    tx.sisip(baris)?;
    Ok(())
}
