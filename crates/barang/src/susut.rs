//! Weight losses that wait for a second person (validasi-susut). Any document that weighs a piece files what it found;
//! only an accepted loss changes the books, by a line of its own, so that no weight goes without a name.

use crate::kartu::{self, Kartu};
use db::{Conn, Tx, Val, args};
use ledger::Dok;
use ledger::stok::{self, Gerak, Lokasi, Luar, Milik};
use platform::modul::Setelan;
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::murni::berat_murni;
use values::susut::{AlasanSusut, HasilSusut, Toleransi, periksa};
use values::{AturanBerat, Berat, JenisDok, KodeBarcode, KodeToko, NoFaktur, Rupiah, Tanggal};

/// A weight that is not what the books say.
#[derive(Debug, Clone, Copy)]
pub struct Ajuan<'a> {
    /// the kind of document: TERIMA_KIRIM, PEMBELIAN …
    pub sumber: &'a str,
    pub no_dok: &'a str,
    pub kartu: &'a Kartu,
    pub berat_timbang: Berat,
}

fn meluap(e: values::Meluap) -> Tolak {
    Tolak::aturan("BARANG-05", "Jumlahnya terlalu besar").sebab(e)
}

/// Files a weight; `None` when it is within the tolerance and nobody needs to look.
pub fn ajukan(tx: &mut Tx<'_>, p: &Pelaku, tgl: Tanggal, a: &Ajuan<'_>) -> Hasil<Option<String>> {
    let k = a.kartu;
    if a.berat_timbang <= Berat::NOL {
        return Err(Tolak::aturan(
            "SUSUT-01",
            format!("Berat timbang barang {} harus lebih dari nol", k.kode_barcode),
        ));
    }
    let toleransi = match periksa(k.berat_asli, a.berat_timbang, &Toleransi::BELI).map_err(meluap)? {
        HasilSusut::Diterima { .. } => return Ok(None),
        HasilSusut::Pending(
            AlasanSusut::Susut { toleransi, .. } | AlasanSusut::LebihBerat { toleransi, .. },
        ) => toleransi,
    };
    if menunggu_barang(tx, &k.kode_barcode)? {
        return Err(Tolak::sudah(
            "SUSUT-02",
            format!("Susut barang {} masih menunggu validasi", k.kode_barcode),
        ));
    }
    let (toko, waktu) = (tx.toko().clone(), tx.sekarang());
    let no = db::nomor_berikut(tx, JenisDok::ValidasiSusut, tgl)?;
    tx.exec(
        "INSERT INTO susut (toko, no_susut, tgl_system, waktu, oleh, sumber, no_dok, kode_barcode, nama_barang, kode_group, \
         kode_dept, berat_buku, berat_timbang, toleransi, status, alasan, diputus_oleh, diputus_tgl, diputus) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'PENDING', '', '', '', '')",
        args![
            &toko,
            &no,
            tgl,
            waktu,
            &p.user_id,
            a.sumber,
            a.no_dok,
            &k.kode_barcode,
            &k.nama_barang,
            &k.kode_group,
            &k.kode_dept,
            k.berat_asli,
            a.berat_timbang,
            toleransi
        ],
    )?;
    Ok(Some(no.to_string()))
}

/// Whether a weight of this piece still waits.
pub fn menunggu_barang(c: &mut Conn, kode: &KodeBarcode) -> db::Result<bool> {
    let sql = "SELECT 1 FROM susut WHERE kode_barcode = $1 AND status = 'PENDING'";
    Ok(c.one(sql, args![kode], |r| r.int(0))?.is_some())
}

/// The pieces of the store whose weight waits.
pub(crate) fn menunggu_semua(c: &mut Conn, toko: &KodeToko) -> db::Result<HashSet<KodeBarcode>> {
    let sql = "SELECT kode_barcode FROM susut WHERE toko = $1 AND status = 'PENDING'";
    Ok(c.rows(sql, args![toko], |r| r.get(0))?.into_iter().collect())
}

/// How many of the store wait; closing the day asks.
pub fn menunggu(c: &mut Conn, toko: &KodeToko) -> db::Result<i64> {
    c.nilai("SELECT COUNT(*) FROM susut WHERE toko = $1 AND status = 'PENDING'", args![toko])
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SusutBarang)]
pub struct Susut {
    pub no_susut: String,
    pub tgl_system: String,
    pub waktu: String,
    pub oleh: String,
    pub sumber: String,
    pub no_dok: String,
    pub kode_barcode: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    #[schema(value_type = f64)]
    pub berat_buku: Berat,
    #[schema(value_type = f64)]
    pub berat_timbang: Berat,
    /// books minus scale; negative when it became heavier
    #[schema(value_type = f64)]
    pub selisih: Berat,
    #[schema(value_type = f64)]
    pub toleransi: Berat,
    /// PENDING, DITERIMA, DITOLAK
    pub status: String,
    pub alasan: String,
    pub diputus_oleh: String,
    pub diputus: String,
}

const PILIH: &str = "SELECT no_susut, tgl_system, waktu, oleh, sumber, no_dok, kode_barcode, nama_barang, kode_group, kode_dept, \
     berat_buku, berat_timbang, toleransi, status, alasan, diputus_oleh, diputus FROM susut";

fn baca(r: &db::Row<'_>) -> db::Result<Susut> {
    let (buku, timbang): (Berat, Berat) = (r.get(10)?, r.get(11)?);
    Ok(Susut {
        no_susut: r.get(0)?,
        tgl_system: r.get(1)?,
        waktu: r.get(2)?,
        oleh: r.get(3)?,
        sumber: r.get(4)?,
        no_dok: r.get(5)?,
        kode_barcode: r.get(6)?,
        nama_barang: r.get(7)?,
        kode_group: r.get(8)?,
        kode_dept: r.get(9)?,
        berat_buku: buku,
        berat_timbang: timbang,
        selisih: Berat::mg(buku.sebagai_mg().saturating_sub(timbang.sebagai_mg())),
        toleransi: r.get(12)?,
        status: r.get(13)?,
        alasan: r.get(14)?,
        diputus_oleh: r.get(15)?,
        diputus: r.get(16)?,
    })
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Tanya {
    /// PENDING when left out; ALL for every one
    pub status: String,
}

/// Rows of one answer.
const PALING_BANYAK: i64 = 1_000;

pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &Tanya) -> Hasil<Vec<Susut>> {
    let status = t.status.trim().to_uppercase();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    let syarat = match status.as_str() {
        "ALL" => "",
        "" => " AND status = 'PENDING'",
        _ => {
            nilai.push(status.into());
            " AND status = $2"
        }
    };
    let sql = format!(
        "{PILIH} WHERE toko = $1{syarat} ORDER BY tgl_system DESC, no_susut DESC LIMIT {PALING_BANYAK}"
    );
    Ok(c.rows(&sql, &nilai, baca)?)
}

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = PutusanSusut)]
pub struct Putusan {
    pub no_susut: String,
    /// true: the loss is accepted and the books follow
    pub terima: bool,
    pub alasan: String,
}

/// Accepts or rejects a weight. A second person does it: not the one who filed it.
pub fn putuskan(tx: &mut Tx<'_>, p: &Pelaku, m: &Putusan) -> Hasil<Susut> {
    let tidak_ada = || Tolak::tidak_ada("SUSUT-03", format!("Susut {} tidak ditemukan", m.no_susut.trim()));
    let no = NoFaktur::parse(m.no_susut.trim()).map_err(|_| tidak_ada())?;
    let toko = tx.toko().clone();
    let s = tx
        .one(&format!("{PILIH} WHERE toko = $1 AND no_susut = $2"), args![&toko, &no], baca)?
        .ok_or_else(tidak_ada)?;
    if s.status != "PENDING" {
        return Err(Tolak::sudah(
            "SUSUT-04",
            format!("Susut {no} sudah {} oleh {}", s.status, s.diputus_oleh),
        ));
    }
    if s.oleh == p.user_id.as_str() {
        return Err(Tolak::dilarang("SUSUT-05", "Susut harus divalidasi orang lain, bukan yang menimbang"));
    }
    let alasan = m.alasan.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    if alasan.is_empty() || alasan.chars().count() > 200 {
        let pesan =
            if alasan.is_empty() { "Alasan Harus Diisi" } else { "Alasan paling banyak 200 karakter" };
        return Err(Tolak::aturan("SUSUT-06", pesan).kolom("alasan", pesan));
    }
    if m.terima {
        bukukan(tx, p, &no, &s, &alasan)?;
    } else {
        let isi = serde_json::json!({ "barang": s.kode_barcode, "selisih": s.selisih, "alasan": alasan })
            .to_string();
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "TOLAK SUSUT", no.to_string().as_str(), &isi)?;
    }
    let tgl = platform::toko::cari(tx, &toko)?.tgl_system;
    let (status, waktu) = (if m.terima { "DITERIMA" } else { "DITOLAK" }, tx.sekarang());
    tx.exec(
        "UPDATE susut SET status = $3, alasan = $4, diputus_oleh = $5, diputus_tgl = $6, diputus = $7 \
         WHERE toko = $1 AND no_susut = $2 AND status = 'PENDING'",
        args![&toko, &no, status, alasan.as_str(), &p.user_id, tgl, waktu],
    )?;
    tx.one(&format!("{PILIH} WHERE toko = $1 AND no_susut = $2"), args![&toko, &no], baca)?
        .ok_or_else(tidak_ada)
}

/// The line of the stock book and the weights on the card.
fn bukukan(tx: &mut Tx<'_>, p: &Pelaku, no: &NoFaktur, s: &Susut, alasan: &str) -> Hasil<()> {
    let kode = KodeBarcode::parse(&s.kode_barcode).map_err(|e| db::Error::Lain(e.to_string()))?;
    let k = kartu::siap(tx, &p.toko, &kode)?;
    if k.berat_asli != s.berat_buku {
        return Err(Tolak::sudah(
            "SUSUT-07",
            format!("Berat barang {kode} di buku kini {}, tolak susut ini lalu timbang lagi", k.berat_asli),
        ));
    }
    if s.berat_timbang < k.berat_atribut {
        return Err(Tolak::aturan(
            "SUSUT-08",
            format!("Berat timbang lebih kecil dari berat atribut {}", k.berat_atribut),
        ));
    }
    let aturan: AturanBerat =
        Setelan::baca(tx, &p.toko)?.nilai("PEMBULATAN_BERAT").parse().unwrap_or(AturanBerat::V2);
    let jual = aturan.bulatkan(s.berat_timbang).unwrap_or(s.berat_timbang);
    if jual == Berat::NOL {
        return Err(Tolak::aturan("SUSUT-08", format!("Berat ini menjadi nol setelah dibulatkan {aturan}")));
    }
    let lama = berat_murni(k.berat_asli, k.kadar_cetak).map_err(meluap)?;
    let baru = berat_murni(s.berat_timbang, k.kadar_cetak).map_err(meluap)?;
    let (baki, luar) = (crate::gerak::tempat(&k)?, |l| Lokasi::Luar(l));
    let (dari, ke, berat, murni) = if s.selisih > Berat::NOL {
        (baki, luar(Luar::Susut), s.selisih, lama.kurang(baru).map_err(meluap)?)
    } else {
        let lebih = s.selisih.negatif().map_err(meluap)?;
        (luar(Luar::Lebih), baki, lebih, baru.kurang(lama).map_err(meluap)?)
    };
    let mut dok = Dok::lanjut(tx, no.clone(), &p.user_id)?;
    let gerak = Gerak {
        barang: kode.clone(),
        dari: (dari, Milik::Toko),
        ke: (ke, Milik::Toko),
        utuh: false,
        berat,
        murni,
        nilai: Rupiah::NOL,
    };
    stok::catat(&mut dok, &[gerak])?;
    let waktu = dok.waktu();
    dok.tx().exec(
        "UPDATE barang SET berat_asli = $2, berat = $3, diubah = $4, versi = versi + 1 WHERE kode_barcode = $1",
        args![&kode, s.berat_timbang, jual, waktu],
    )?;
    let isi = serde_json::json!({ "barang": kode, "lama": s.berat_buku, "baru": s.berat_timbang, "alasan": alasan });
    dok.tutup("VALIDASI SUSUT", &isi)?;
    Ok(())
}
