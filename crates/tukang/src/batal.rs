//! Taking a document of a craftsman back: the exact reverse in every book, as long as what it gave has not moved on. A supervisor on
//! the day itself, the owner later, never who wrote it.

use crate::TukangTolak;
use crate::{kerja, upah};
use barang::{Kepala, Langkah};
use db::{Tx, args};
use konter::batal::{self, Izin, Permohonan};
use ledger::stok::Lokasi;
use ledger::{Dok, Galat, curah, tukang as buku};
use platform::otorisasi::Rincian;
use platform::{BukuTolak, Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeBaki, KodeBarcode, KodeGudang, NoFaktur, Rupiah};

/// The category under which it is approved.
pub const KATEGORI: &str = "BATAL TUKANG";

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BatalDokTukang)]
pub struct MintaBatal {
    pub no_dok: String,
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DokTukangDibatalkan)]
pub struct Dibatalkan {
    pub no_dok: String,
    pub no_batal: String,
    pub tgl_system: String,
}

/// A document as its approver reads it.
struct Ada {
    no: NoFaktur,
    tgl: String,
    oleh: String,
    kode_tukang: String,
    nama_tukang: String,
    id_kerja: i64,
    nominal: Rupiah,
    uraian: String,
}

fn tidak_ada() -> Tolak {
    TukangTolak::DokTidakAda.pada("no_dok", "No Dokumen tidak ditemukan")
}

fn baca(tx: &mut Tx<'_>, p: &Pelaku, teks: &str) -> Hasil<Ada> {
    let no = NoFaktur::parse(&teks.trim().to_uppercase()).map_err(|_| tidak_ada())?;
    // What it is, in words with its figures.
    let (tabel, id, nominal, uraian) = match no.jenis() {
        JenisDok::EmasTukang => ("emas_tukang", "id_kerja", "nilai", "'EMAS ' || murni || ' MG MURNI'"),
        JenisDok::TerimaTukang => (
            "terima_tukang",
            "id_kerja",
            "CAST(0 AS BIGINT)",
            "'TERIMA ' || (murni_barang + murni_rosok) || ' MG MURNI, SUSUT ' || susut || ' MG'",
        ),
        JenisDok::UpahTukang => ("upah_tukang", "CAST(0 AS BIGINT)", "total", "'UPAH'"),
        _ => return Err(tidak_ada()),
    };
    let sql = format!(
        "SELECT tgl_system, oleh, kode_tukang, nama_tukang, {id}, {nominal} FROM {tabel} WHERE toko = $1 AND no_dok = $2"
    );
    let ada = tx.one(&sql, args![&p.toko, &no], |r| {
        Ok(((r.get(0)?, r.get(1)?), (r.get(2)?, r.get(3)?), (r.int(4)?, r.get(5)?)))
    })?;
    let Some(((tgl, oleh), (kode_tukang, nama_tukang), (id_kerja, nominal))) = ada else {
        return Err(tidak_ada());
    };
    let uraian = tx.nilai(
        &format!("SELECT {uraian} FROM {tabel} WHERE toko = $1 AND no_dok = $2"),
        args![&p.toko, &no],
    )?;
    Ok(Ada { no, tgl, oleh, kode_tukang, nama_tukang, id_kerja, nominal, uraian })
}

/// Takes a document back at the screen of craftsmen; what an order or a service received goes back from there.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaBatal) -> Hasil<Dibatalkan> {
    jalankan(tx, p, m, false)
}

/// The same for the domain whose document the delivery was for.
pub fn untuk_dokumen(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaBatal) -> Hasil<Dibatalkan> {
    jalankan(tx, p, m, true)
}

fn jalankan(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaBatal, dari_dokumen: bool) -> Hasil<Dibatalkan> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let a = baca(tx, p, &m.no_dok)?;
    let sudah: Option<String> = tx.one(
        "SELECT no_batal FROM batal_tukang WHERE toko = $1 AND no_dok = $2",
        args![&p.toko, &a.no],
        |r| r.get(0),
    )?;
    if let Some(no) = sudah {
        return Err(TukangTolak::SudahBatal.tolak(format!("Dokumen {} sudah dibatalkan ({no})", a.no)));
    }
    // Before anybody is asked to approve what cannot be done.
    masih_utuh(tx, p, &a, dari_dokumen)?;
    let no = a.no.to_string();
    let uraian = format!("{} {} {} oleh {}", a.uraian, a.nama_tukang, a.tgl, a.oleh);
    let mohon = Permohonan {
        kategori: KATEGORI,
        dokumen: &no,
        nominal: a.nominal,
        hari_ini: batal::hari_ini(tx, &a.tgl)?,
        penulis: vec![&a.oleh],
        rincian: vec![Rincian::jumlah(no.clone(), uraian, a.nominal)],
        alasan: &alasan,
        dari_laci_peminta: false,
        izin: (Izin::Penyetuju, Izin::Owner),
    };
    let setuju = batal::penyetuju(tx, p, &m.otorisasi, &mohon)?;
    let mut dok = Dok::buka(tx, a.no.jenis(), &p.user_id)?;
    match a.no.jenis() {
        JenisDok::EmasTukang => emas(&mut dok, &a, &alasan),
        JenisDok::TerimaTukang => terima(&mut dok, &a, &alasan),
        _ => batal::uang(&mut dok, &a.no, upah::KATEGORI_BATAL),
    }
    .map_err(|e| berlanjut(e, &a))?;
    let (no_batal, tgl, waktu) = (dok.no().to_string(), dok.tgl_system(), dok.waktu());
    dok.tx().exec(
        "INSERT INTO batal_tukang (toko, no_dok, no_batal, tgl_system, waktu, oleh, disetujui, alasan) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        args![
            &p.toko,
            no.as_str(),
            no_batal.as_str(),
            tgl,
            waktu,
            &p.user_id,
            setuju.oleh(),
            alasan.as_str()
        ],
    )?;
    setuju.tautkan(dok.tx(), &no_batal)?;
    let isi = serde_json::json!({ "dokumen": no, "alasan": alasan, "disetujui": setuju.oleh() });
    dok.tutup(KATEGORI, &isi)?;
    Ok(Dibatalkan { no_dok: no, no_batal, tgl_system: tgl.to_string() })
}

/// Gold that was used since, a piece that went on: said in the words of this document.
fn berlanjut(e: Tolak, a: &Ada) -> Tolak {
    let kode =
        [BukuTolak::TukangKurang, BukuTolak::CurahKurang, BukuTolak::CurahSisa, BukuTolak::BarangBerlanjut];
    if !kode.iter().any(|k| e.adalah(*k)) {
        return e;
    }
    let apa = match a.no.jenis() {
        JenisDok::EmasTukang => format!("Emas {} sudah dikembalikan tukang", a.no),
        _ => format!("Barang atau rosok dari {} sudah berpindah", a.no),
    };
    TukangTolak::Berlanjut.tolak(format!("{apa}: {}", e.pesan)).sebab(e.pesan)
}

fn masih_utuh(tx: &mut Tx<'_>, p: &Pelaku, a: &Ada, dari_dokumen: bool) -> Hasil<()> {
    if a.id_kerja == 0 {
        return Ok(());
    }
    let k = kerja::satu(tx, &p.toko, a.id_kerja)?;
    if a.no.jenis() == JenisDok::EmasTukang && k.status == "SELESAI" {
        let pesan = format!("Pekerjaan {} dari emas ini sudah selesai", k.id);
        return Err(TukangTolak::Berlanjut.tolak(pesan));
    }
    if a.no.jenis() == JenisDok::TerimaTukang {
        if k.status == "SELESAI" && !selesai_oleh(tx, p, a)? {
            let pesan = format!("Pekerjaan {} selesai sesudah {}, batalkan yang terakhir dulu", k.id, a.no);
            return Err(TukangTolak::Berlanjut.tolak(pesan));
        }
        if let Some(no) = kerja::upah(tx, &p.toko, k.id)? {
            let pesan = format!("Upah pekerjaan {} sudah dibayar ({no}), batalkan upahnya dulu", k.id);
            return Err(TukangTolak::KerjaDibayar.tolak(pesan));
        }
        let jenis = NoFaktur::parse(&k.no_dok).ok().map(|n| n.jenis());
        let lain = matches!(jenis, Some(JenisDok::Pesanan | JenisDok::Service));
        if lain && !dari_dokumen && ada_barang(tx, p, a)? {
            let pesan = format!("Hasil {} milik {}, batalkan dari dokumennya", a.no, k.no_dok);
            return Err(TukangTolak::Berlanjut.tolak(pesan));
        }
    }
    Ok(())
}

fn ada_barang(tx: &mut Tx<'_>, p: &Pelaku, a: &Ada) -> Hasil<bool> {
    let sql = "SELECT COUNT(*) FROM terima_tukang_baris WHERE toko = $1 AND no_dok = $2 AND jenis = 'BARANG'";
    Ok(tx.nilai::<i64>(sql, args![&p.toko, &a.no])? > 0)
}

/// Was the work finished by this very document?
fn selesai_oleh(tx: &mut Tx<'_>, p: &Pelaku, a: &Ada) -> Hasil<bool> {
    Ok(kerja::penyelesai(tx, &p.toko, a.id_kerja)?.is_some_and(|(_, no)| no == a.no.to_string()))
}

/// A piece of the document and where it lay.
type Letak = (KodeBarcode, KodeGudang, KodeBaki);

fn barang_dok(dok: &mut Dok<'_, '_>, tabel: &str, a: &Ada) -> Hasil<Vec<Letak>> {
    let toko = dok.tx().toko().clone();
    let sql = format!(
        "SELECT kode_barcode, gudang, baki FROM {tabel} WHERE toko = $1 AND no_dok = $2 AND kode_barcode <> '' ORDER BY baris"
    );
    Ok(dok.tx().rows(&sql, args![&toko, &a.no], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)))?)
}

/// Both stock books; a document may have stood in one of them alone.
fn stok(dok: &mut Dok<'_, '_>, a: &Ada, langkah: &[Langkah], alasan: &str) -> Hasil<()> {
    if !langkah.is_empty() {
        let rujukan = a.no.to_string();
        let kepala = Kepala { jenis: KATEGORI, lawan: &a.nama_tukang, rujukan: &rujukan, keterangan: alasan };
        barang::balikkan(dok, &kepala, &a.no, langkah)?;
    }
    match curah::balikkan(dok, &a.no) {
        Ok(()) | Err(Galat::TidakBisaDibalik(_)) => Ok(()),
        Err(e) => Err(e.into()),
    }
}

fn emas(dok: &mut Dok<'_, '_>, a: &Ada, alasan: &str) -> Hasil<()> {
    let mut langkah = Vec::new();
    for (kode, gudang, baki) in barang_dok(dok, "emas_tukang_baris", a)? {
        let kartu = barang::satu(dok.tx(), &kode)?;
        let dari = Lokasi::Tukang(a.kode_tukang.clone());
        langkah.push(Langkah { kartu, dari, ke: Lokasi::Baki { gudang, baki }, kondisi: String::new() });
    }
    stok(dok, a, &langkah, alasan)?;
    buku::balikkan(dok, &a.no)?;
    Ok(())
}

fn terima(dok: &mut Dok<'_, '_>, a: &Ada, alasan: &str) -> Hasil<()> {
    let mut langkah = Vec::new();
    for (kode, gudang, baki) in barang_dok(dok, "terima_tukang_baris", a)? {
        let kartu = barang::satu(dok.tx(), &kode)?;
        let ke = Lokasi::Tukang(a.kode_tukang.clone());
        langkah.push(Langkah { kartu, dari: Lokasi::Baki { gudang, baki }, ke, kondisi: String::new() });
    }
    stok(dok, a, &langkah, alasan)?;
    buku::balikkan(dok, &a.no)?;
    if a.id_kerja != 0 {
        let toko = dok.tx().toko().clone();
        let k = kerja::satu(dok.tx(), &toko, a.id_kerja)?;
        if k.status == "SELESAI" {
            kerja::buka_lagi(dok, k.id)?;
        }
        // A work that was made for this delivery alone is none without it.
        if k.no_dok == a.no.to_string() {
            kerja::batal(dok, k.id)?;
        }
    }
    Ok(())
}
