//! Taking a document of melting back: the exact reverse in every book, as long as what it gave has not moved on. A supervisor on the
//! day itself, the owner later, never who wrote it.

use crate::LeburTolak;
use crate::jual::KATEGORI_BATAL;
use crate::peristiwa::{self, Peristiwa};
use barang::{Kepala, Langkah};
use db::{Tx, args};
use konter::batal::{self, Izin, Permohonan};
use ledger::stok::Lokasi;
use ledger::{Dok, Galat, curah, pajak};
use platform::otorisasi::Rincian;
use platform::{BukuTolak, Hasil, Level, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeBaki, KodeBarcode, KodeGudang, NoFaktur, Rupiah};

/// The category under which it is approved.
pub const KATEGORI: &str = "BATAL LEBUR";

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BatalDokLebur)]
pub struct MintaBatal {
    pub no_dok: String,
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DokLeburDibatalkan)]
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
    no_lot: String,
    nominal: Rupiah,
    uraian: String,
}

fn tidak_ada() -> Tolak {
    LeburTolak::DokTidakAda.pada("no_dok", "No Dokumen tidak ditemukan")
}

fn baca(tx: &mut Tx<'_>, p: &Pelaku, teks: &str) -> Hasil<Ada> {
    let no = NoFaktur::parse(&teks.trim().to_uppercase()).map_err(|_| tidak_ada())?;
    let sql = match no.jenis() {
        JenisDok::LotLebur => {
            "SELECT tgl_system, oleh, no_lot, nilai, 'LOT ' || jenis || ' ' || murni || ' MG MURNI' FROM lot_lebur \
             WHERE toko = $1 AND no_lot = $2"
        }
        JenisDok::HasilLebur => {
            "SELECT tgl_system, oleh, no_lot, nilai, 'HASIL LOT ' || no_lot || ' ' || murni || ' MG MURNI, SUSUT ' || susut || ' MG' \
             FROM hasil_lebur WHERE toko = $1 AND no_dok = $2"
        }
        JenisDok::JualCiok => {
            "SELECT tgl_system, oleh, '', total, 'JUAL CIOK ' || nama_pelebur || ' ' || murni || ' MG MURNI' FROM jual_ciok \
             WHERE toko = $1 AND no_dok = $2"
        }
        _ => return Err(tidak_ada()),
    };
    let ada =
        tx.one(sql, args![&p.toko, &no], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?, r.get(3)?, r.get(4)?)))?;
    let (tgl, oleh, no_lot, nominal, uraian) = ada.ok_or_else(tidak_ada)?;
    Ok(Ada { no, tgl, oleh, no_lot, nominal, uraian })
}

/// Takes a document back.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaBatal) -> Hasil<Dibatalkan> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let a = baca(tx, p, &m.no_dok)?;
    let sudah: Option<String> = tx.one(
        "SELECT no_batal FROM batal_lebur WHERE toko = $1 AND no_dok = $2",
        args![&p.toko, &a.no],
        |r| r.get(0),
    )?;
    if let Some(no) = sudah {
        return Err(LeburTolak::SudahBatal.tolak(format!("Dokumen {} sudah dibatalkan ({no})", a.no)));
    }
    // Before anybody is asked to approve what cannot be done.
    masih_utuh(tx, p, &a)?;
    let ikut = ikut(tx, p, &a)?;
    let no = a.no.to_string();
    let uraian = format!("{} {} oleh {}", a.uraian, a.tgl, a.oleh);
    let mohon = Permohonan {
        kategori: KATEGORI,
        dokumen: &no,
        nominal: a.nominal,
        hari_ini: batal::hari_ini(tx, &a.tgl)?,
        penulis: ikut.iter().map(String::as_str).chain([a.oleh.as_str()]).collect(),
        rincian: vec![Rincian::jumlah(no.clone(), uraian, a.nominal)],
        alasan: &alasan,
        dari_laci_peminta: a.no.jenis() == JenisDok::JualCiok,
        izin: (Izin::Penyetuju, Izin::Owner),
    };
    let setuju = batal::penyetuju(tx, p, &m.otorisasi, &mohon)?;
    let mut dok = Dok::buka(tx, a.no.jenis(), &p.user_id)?;
    match a.no.jenis() {
        JenisDok::LotLebur => lot(&mut dok, &a, &alasan, setuju.oleh()),
        JenisDok::HasilLebur => hasil(&mut dok, &a, &alasan, setuju.oleh()),
        _ => jual(&mut dok, &a),
    }
    .map_err(|e| berlanjut(e, &a))?;
    let (no_batal, tgl, waktu) = (dok.no().to_string(), dok.tgl_system(), dok.waktu());
    dok.tx().exec(
        "INSERT INTO batal_lebur (toko, no_dok, no_batal, tgl_system, waktu, oleh, disetujui, alasan) \
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

/// Who does not say yes alone. Who gave or carried a lot would have its result back with the refiner in the books, and at hand; so
/// would any other supervisor. Dust that was taken over is in no book at all once its lot is gone.
fn ikut(tx: &mut Tx<'_>, p: &Pelaku, a: &Ada) -> Hasil<Vec<String>> {
    if a.no.jenis() == JenisDok::JualCiok {
        return Ok(Vec::new());
    }
    let no = nomor_lot(a)?;
    let semua = peristiwa::memegang(tx, &p.toko, &no)?;
    let (_, lot) = peristiwa::cari(tx, &p.toko, &a.no_lot)?;
    let mut ikut = semua.membawa;
    let debu = lot.jenis != "EMAS" && a.no.jenis() == JenisDok::LotLebur;
    if debu {
        ikut.extend(semua.menimbang);
    }
    if (debu || a.no.jenis() == JenisDok::HasilLebur) && p.level != Level::Own {
        ikut.push(p.user_id.to_string());
    }
    Ok(ikut)
}

/// A piece that went on, gold that was used since: said in the words of this document.
fn berlanjut(e: Tolak, a: &Ada) -> Tolak {
    let kode = [BukuTolak::CurahKurang, BukuTolak::CurahSisa, BukuTolak::BarangBerlanjut];
    if !kode.iter().any(|k| e.adalah(*k)) {
        return e;
    }
    LeburTolak::Berlanjut.tolak(format!("Hasil {} sudah berpindah: {}", a.no, e.pesan)).sebab(e.pesan)
}

fn masih_utuh(tx: &mut Tx<'_>, p: &Pelaku, a: &Ada) -> Hasil<()> {
    match a.no.jenis() {
        JenisDok::LotLebur => peristiwa::terbuka(tx, p, &a.no_lot).map(|_| ()),
        JenisDok::HasilLebur => {
            let terjual: Option<String> = tx.one(
                "SELECT j.no_dok FROM jual_ciok_baris j WHERE j.toko = $1 AND j.no_hasil = $2 AND NOT EXISTS \
                 (SELECT 1 FROM batal_lebur b WHERE b.toko = j.toko AND b.no_dok = j.no_dok) ORDER BY j.no_dok LIMIT 1",
                args![&p.toko, &a.no],
                |r| r.get(0),
            )?;
            match terjual {
                None => Ok(()),
                Some(jc) => {
                    let pesan = format!("Ciok dari {} sudah dijual ({jc}), batalkan penjualannya dulu", a.no);
                    Err(LeburTolak::Berlanjut.tolak(pesan))
                }
            }
        }
        _ => Ok(()),
    }
}

/// A piece of the document and where it lay.
type Letak = (KodeBarcode, KodeGudang, KodeBaki);

fn barang_dok(dok: &mut Dok<'_, '_>, (tabel, kolom): (&str, &str), a: &Ada) -> Hasil<Vec<Letak>> {
    let toko = dok.tx().toko().clone();
    let sql = format!(
        "SELECT kode_barcode, gudang, baki FROM {tabel} WHERE toko = $1 AND {kolom} = $2 AND kode_barcode <> '' ORDER BY baris"
    );
    Ok(dok.tx().rows(&sql, args![&toko, &a.no], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?)))?)
}

/// Both stock books; a document may have stood in one of them alone, dust in none.
fn stok(dok: &mut Dok<'_, '_>, a: &Ada, langkah: &[Langkah], alasan: &str) -> Hasil<()> {
    if !langkah.is_empty() {
        let rujukan = a.no.to_string();
        let kepala = Kepala { jenis: KATEGORI, lawan: "", rujukan: &rujukan, keterangan: alasan };
        barang::balikkan(dok, &kepala, &a.no, langkah)?;
    }
    match curah::balikkan(dok, &a.no) {
        Ok(()) | Err(Galat::TidakBisaDibalik(_)) => Ok(()),
        Err(e) => Err(e.into()),
    }
}

fn nomor_lot(a: &Ada) -> Hasil<NoFaktur> {
    NoFaktur::parse(&a.no_lot).map_err(|e| db::Error::Lain(e.to_string()).into())
}

fn lot(dok: &mut Dok<'_, '_>, a: &Ada, alasan: &str, disetujui: &str) -> Hasil<()> {
    let no = nomor_lot(a)?;
    let mut langkah = Vec::new();
    for (kode, gudang, baki) in barang_dok(dok, ("lot_lebur_baris", "no_lot"), a)? {
        let kartu = barang::satu(dok.tx(), &kode)?;
        let ke = Lokasi::Baki { gudang, baki };
        langkah.push(Langkah { kartu, dari: Lokasi::Lebur(no.clone()), ke, kondisi: String::new() });
    }
    stok(dok, a, &langkah, alasan)?;
    let toko = dok.tx().toko().clone();
    let (_, lot) = peristiwa::cari(dok.tx(), &toko, &a.no_lot)?;
    let baru = Peristiwa {
        peristiwa: "BATAL",
        kode_pelebur: &lot.kode_pelebur,
        nama_pelebur: &lot.nama_pelebur,
        disetujui,
        keterangan: alasan,
        ..Peristiwa::default()
    };
    peristiwa::catat(dok, &no, &baru)
}

fn hasil(dok: &mut Dok<'_, '_>, a: &Ada, alasan: &str, disetujui: &str) -> Hasil<()> {
    let no = nomor_lot(a)?;
    let mut langkah = Vec::new();
    for (kode, gudang, baki) in barang_dok(dok, ("hasil_lebur_baris", "no_dok"), a)? {
        let kartu = barang::satu(dok.tx(), &kode)?;
        let dari = Lokasi::Baki { gudang, baki };
        langkah.push(Langkah { kartu, dari, ke: Lokasi::Lebur(no.clone()), kondisi: String::new() });
    }
    stok(dok, a, &langkah, alasan)?;
    let toko = dok.tx().toko().clone();
    let (_, lot) = peristiwa::cari(dok.tx(), &toko, &a.no_lot)?;
    let baru = Peristiwa {
        peristiwa: "BATAL HASIL",
        kode_pelebur: &lot.kode_pelebur,
        nama_pelebur: &lot.nama_pelebur,
        disetujui,
        keterangan: alasan,
        ..Peristiwa::default()
    };
    peristiwa::catat(dok, &no, &baru)
}

fn jual(dok: &mut Dok<'_, '_>, a: &Ada) -> Hasil<()> {
    curah::balikkan(dok, &a.no)?;
    pajak::balikkan(dok, &a.no)?;
    batal::uang(dok, &a.no, KATEGORI_BATAL)
}
