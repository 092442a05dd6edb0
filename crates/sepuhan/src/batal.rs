//! Taking a document of this domain back: the exact reverse in every book, as long as nothing of it moved on. A sorting goes back on
//! its own day by anybody who sorts; a lot, a receipt and wash stock want a supervisor on the day itself, the owner later.

use crate::SepuhanTolak;
use crate::peristiwa::{self, Kejadian, Lot};
use barang::pindai::kartu_banyak;
use barang::{Kepala, Langkah, akhiri_barcode, kembalikan_banyak};
use db::{Tx, args};
use konter::batal::{self, Izin, Permohonan};
use ledger::stok::{Lokasi, Luar};
use ledger::{Dok, curah, tukang as buku};
use platform::otorisasi::Rincian;
use platform::{BukuTolak, Hasil, Level, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use values::{Berat, JenisDok, KodeBaki, KodeBarcode, KodeGudang, NoFaktur, Rupiah};

/// The category under which it is approved.
pub const KATEGORI: &str = "BATAL SEPUHAN";

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BatalSepuhan)]
pub struct MintaBatal {
    pub no_dok: String,
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SepuhanDibatalkan)]
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
    nilai: Rupiah,
    uraian: String,
}

fn tidak_ada() -> Tolak {
    SepuhanTolak::TidakAda.pada("no_dok", "No Dokumen tidak ditemukan")
}

fn baca(tx: &mut Tx<'_>, p: &Pelaku, teks: &str) -> Hasil<Ada> {
    let no = NoFaktur::parse(&teks.trim().to_uppercase()).map_err(|_| tidak_ada())?;
    let (tabel, kunci, nilai, apa) = match no.jenis() {
        JenisDok::Sortir => ("sortir", "no_sortir", "nilai", "SORTIR"),
        JenisDok::LotCuci => ("lot_cuci", "no_lot", "nilai", "KIRIM CUCI"),
        JenisDok::TerimaCuci => ("terima_cuci", "no_terima", "CAST(0 AS BIGINT)", "TERIMA CUCI"),
        JenisDok::StockCuci => ("stock_cuci", "no_tambah_stock", "nilai", "STOCK CUCI"),
        _ => return Err(tidak_ada()),
    };
    let sql =
        format!("SELECT tgl_system, oleh, {nilai}, qty, berat FROM {tabel} WHERE toko = $1 AND {kunci} = $2");
    let ada = tx.one(&sql, args![&p.toko, &no], |r| {
        let (qty, berat): (i64, Berat) = (r.int(3)?, r.get(4)?);
        Ok((r.get(0)?, r.get(1)?, r.get(2)?, format!("{apa} {qty} BARANG {berat} G")))
    })?;
    let (tgl, oleh, nilai, uraian) = ada.ok_or_else(tidak_ada)?;
    Ok(Ada { no, tgl, oleh, nilai, uraian })
}

/// A piece of the document on its way back.
struct BarisBatal {
    kode: KodeBarcode,
    kode_baru: String,
    berat: Berat,
    hilang: bool,
    gudang: String,
    baki: String,
}

fn baris(tx: &mut Tx<'_>, a: &Ada) -> Hasil<Vec<BarisBatal>> {
    let toko = tx.toko().clone();
    let sql = match a.no.jenis() {
        JenisDok::Sortir => {
            "SELECT kode_barcode, '', berat, CAST(0 AS BIGINT), gudang_dari, baki_dari FROM sortir_baris \
             WHERE toko = $1 AND no_sortir = $2 ORDER BY baris"
        }
        JenisDok::LotCuci => {
            "SELECT kode_barcode, '', berat, CAST(0 AS BIGINT), gudang_dari, baki_dari FROM lot_cuci_baris \
             WHERE toko = $1 AND no_lot = $2 ORDER BY baris"
        }
        _ => {
            "SELECT kode_barcode, kode_baru, berat_kirim, CASE WHEN keadaan = 'HILANG' THEN 1 ELSE 0 END, gudang, baki \
             FROM terima_cuci_baris WHERE toko = $1 AND no_terima = $2 ORDER BY baris"
        }
    };
    Ok(tx.rows(sql, args![&toko, &a.no], |r| {
        Ok(BarisBatal {
            kode: r.get(0)?,
            kode_baru: r.get(1)?,
            berat: r.get(2)?,
            hilang: r.int(3)? == 1,
            gudang: r.get(4)?,
            baki: r.get(5)?,
        })
    })?)
}

/// The lot of a document of one.
fn lot(tx: &mut Tx<'_>, p: &Pelaku, a: &Ada) -> Hasil<Option<Lot>> {
    match a.no.jenis() {
        JenisDok::LotCuci => peristiwa::lot(tx, &p.toko, &a.no).map(Some),
        JenisDok::TerimaCuci => {
            let sql = "SELECT no_lot FROM terima_cuci WHERE toko = $1 AND no_terima = $2";
            let no: NoFaktur = tx.one(sql, args![&p.toko, &a.no], |r| r.get(0))?.ok_or_else(tidak_ada)?;
            peristiwa::lot(tx, &p.toko, &no).map(Some)
        }
        _ => Ok(None),
    }
}

/// Who does not say yes alone. Taking back a receipt, or wash stock, sends gold out of the shop's books that is still at hand: in
/// them it would be at the washer, and in the shop nobody's. Neither who sent the lot does that, nor any other supervisor alone.
fn penulis<'a>(p: &'a Pelaku, a: &'a Ada, lot: Option<&'a Lot>) -> Vec<&'a str> {
    let mut semua = vec![a.oleh.as_str()];
    semua.extend(lot.map(|l| l.oleh.as_str()));
    let keluar = matches!(a.no.jenis(), JenisDok::TerimaCuci | JenisDok::StockCuci);
    semua.extend((keluar && p.level != Level::Own).then(|| p.user_id.as_str()));
    semua
}

/// Takes a document back.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaBatal) -> Hasil<Dibatalkan> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let a = baca(tx, p, &m.no_dok)?;
    let sql = "SELECT no_batal FROM batal_sepuhan WHERE toko = $1 AND no_dok = $2";
    if let Some(no) = tx.one(sql, args![&p.toko, &a.no], |r| r.get::<String>(0))? {
        return Err(SepuhanTolak::SudahBatal.tolak(format!("Dokumen {} sudah dibatalkan ({no})", a.no)));
    }
    let lot = lot(tx, p, &a)?;
    if let Some(l) = lot.as_ref().filter(|l| l.no_lot == a.no && l.status != "KELUAR") {
        let pesan =
            format!("Lot {} sudah diterima sebagian atau seluruhnya, batalkan penerimaannya dulu", l.no_lot);
        return Err(SepuhanTolak::Lain.tolak(pesan));
    }
    let curah = a.no.jenis() == JenisDok::StockCuci;
    let baris = if curah { Vec::new() } else { baris(tx, &a)? };
    // Before anybody is asked to approve what cannot be done.
    utuh(tx, p, &a, &baris)?;
    let no = a.no.to_string();
    let sortir = a.no.jenis() == JenisDok::Sortir;
    let mohon = Permohonan {
        kategori: KATEGORI,
        dokumen: &no,
        nominal: a.nilai,
        hari_ini: batal::hari_ini(tx, &a.tgl)?,
        penulis: penulis(p, &a, lot.as_ref()),
        rincian: vec![Rincian::jumlah(
            no.clone(),
            format!("{} {} oleh {}", a.uraian, a.tgl, a.oleh),
            a.nilai,
        )],
        alasan: &alasan,
        dari_laci_peminta: false,
        izin: if sortir { (Izin::Bebas, Izin::Penyetuju) } else { (Izin::Penyetuju, Izin::Owner) },
    };
    let setuju = batal::penyetuju(tx, p, &m.otorisasi, &mohon)?;
    let mut dok = Dok::buka(tx, a.no.jenis(), &p.user_id)?;
    if curah {
        curah::balikkan(&mut dok, &a.no).map_err(|e| berlanjut(e.into(), &a))?;
    } else {
        barang_kembali(&mut dok, &a, &baris, lot.as_ref(), &alasan).map_err(|e| berlanjut(e, &a))?;
    }
    let (no_batal, tgl, waktu) =
        (dok.no().to_string(), dok.tgl_system().to_string(), dok.waktu().to_string());
    dok.tx().exec(
        "INSERT INTO batal_sepuhan (toko, no_dok, no_batal, tgl_system, waktu, oleh, disetujui, otorisasi, alasan) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        args![
            &p.toko,
            no.as_str(),
            no_batal.as_str(),
            tgl.as_str(),
            waktu.as_str(),
            &p.user_id,
            setuju.oleh(),
            setuju.oto.as_ref().map_or("", |o| o.id.as_str()),
            alasan.as_str()
        ],
    )?;
    if let Some(l) = &lot {
        let siapa = (tgl.as_str(), waktu.as_str(), &p.user_id);
        lot_kembali(dok.tx(), l, &a, (&no_batal, &alasan), siapa)?;
    }
    setuju.tautkan(dok.tx(), &no_batal)?;
    let isi = serde_json::json!({ "dokumen": no, "alasan": alasan, "disetujui": setuju.oleh() });
    dok.tutup(KATEGORI, &isi)?;
    Ok(Dibatalkan { no_dok: no, no_batal, tgl_system: tgl })
}

/// Goods that were used since: said in the words of this document.
fn berlanjut(e: Tolak, a: &Ada) -> Tolak {
    let kode =
        [BukuTolak::TukangKurang, BukuTolak::CurahKurang, BukuTolak::CurahSisa, BukuTolak::BarangBerlanjut];
    if !kode.iter().any(|k| e.adalah(*k)) {
        return e;
    }
    SepuhanTolak::Berlanjut.tolak(format!("Barang dari {} sudah berpindah: {}", a.no, e.pesan)).sebab(e.pesan)
}

fn utuh(tx: &mut Tx<'_>, p: &Pelaku, a: &Ada, baris: &[BarisBatal]) -> Hasil<()> {
    let kode: Vec<KodeBarcode> = baris.iter().map(|b| b.kode.clone()).collect();
    let kartu = kartu_banyak(tx, &kode)?;
    if let Some((kode, sejak)) = barang::berlanjut(tx, &p.toko, &[&a.no], kartu.values())?.into_iter().min() {
        return Err(SepuhanTolak::Berlanjut.tolak(format!("Barang {kode} {sejak}")));
    }
    Ok(())
}

fn tempat(gudang: &str, baki: &str) -> Hasil<Lokasi> {
    let salah = |e: values::KodeSalah| Tolak::from(db::Error::Lain(e.to_string()));
    Ok(Lokasi::Baki {
        gudang: KodeGudang::parse(gudang).map_err(salah)?,
        baki: KodeBaki::parse(baki).map_err(salah)?,
    })
}

fn barang_kembali(
    dok: &mut Dok<'_, '_>,
    a: &Ada,
    baris: &[BarisBatal],
    lot: Option<&Lot>,
    alasan: &str,
) -> Hasil<()> {
    let kode: Vec<KodeBarcode> = baris.iter().map(|b| b.kode.clone()).collect();
    let mut kartu = kartu_banyak(dok.tx(), &kode)?;
    let terima = a.no.jenis() == JenisDok::TerimaCuci;
    let mut langkah = Vec::with_capacity(baris.len());
    for b in baris {
        let Some(k) = kartu.remove(&b.kode) else { continue };
        let sini = match lot {
            Some(l) => Lokasi::Cuci(l.no_lot.clone()),
            None => tempat(&k.kode_gudang, &k.kode_toko)?,
        };
        let sana = if b.hilang { Lokasi::Luar(Luar::Hilang) } else { tempat(&b.gudang, &b.baki)? };
        // A receipt goes back out; what was sent or sorted comes back.
        let (dari, ke) = if terima { (sana, sini) } else { (sini, sana) };
        langkah.push(Langkah { kartu: k, dari, ke, kondisi: String::new() });
    }
    let rujukan = a.no.to_string();
    let lawan = lot.map_or("", |l| l.nama_tukang.as_str());
    let kepala = Kepala { jenis: KATEGORI, lawan, rujukan: &rujukan, keterangan: alasan };
    barang::balikkan(dok, &kepala, &a.no, &langkah)?;
    buku::balikkan(dok, &a.no)?;
    if terima {
        let berat: Vec<(KodeBarcode, Berat)> =
            baris.iter().filter(|b| !b.hilang).map(|b| (b.kode.clone(), b.berat)).collect();
        kembalikan_banyak(dok.tx(), &berat)?;
        let label: Vec<(KodeBarcode, KodeBarcode)> = baris
            .iter()
            .filter_map(|b| KodeBarcode::parse(&b.kode_baru).ok().map(|baru| (b.kode.clone(), baru)))
            .collect();
        akhiri_barcode(dok.tx(), &a.no, &label)?;
    }
    Ok(())
}

/// What became of the lot.
fn lot_kembali(
    tx: &mut Tx<'_>,
    l: &Lot,
    a: &Ada,
    (no_batal, alasan): (&str, &str),
    siapa: (&str, &str, &values::UserId),
) -> Hasil<()> {
    if l.no_lot == a.no {
        let k = Kejadian { peristiwa: "BATAL", no_dok: no_batal, keterangan: alasan, sisa: 0 };
        peristiwa::catat(tx, &l.no_lot, &k, siapa)?;
        return peristiwa::ubah(tx, &l.no_lot, "BATAL");
    }
    let toko = tx.toko().clone();
    let sisa = peristiwa::sisa(tx, &toko, &l.no_lot)?;
    let k = Kejadian { peristiwa: "BATAL TERIMA", no_dok: no_batal, keterangan: alasan, sisa };
    peristiwa::catat(tx, &l.no_lot, &k, siapa)?;
    peristiwa::status(tx, l, sisa)
}
