//! Weight losses that wait for a second person (validasi-susut). Any document that weighs a piece files what it found;
//! only an accepted loss changes the books, by a line of its own, so that no weight goes without a name. A rejected one
//! of a purchase stays open until the purchase is cancelled or the owner decides.

use crate::BarangTolak;
use crate::kartu::{self, Kartu};
use db::{Conn, Tx, Val, args};
use ledger::Dok;
use ledger::stok::{self, Gerak, Lokasi, Luar, Milik};
use platform::modul::Setelan;
use platform::{Hasil, Level, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::murni::berat_murni;
use values::susut::{AlasanSusut, HasilSusut, Toleransi, periksa};
use values::{AturanBerat, Berat, JenisDok, KodeBarcode, KodeToko, NoFaktur, Rupiah, Tanggal};

/// The document that pays for a weight: a rejection is not the end of it.
const PEMBELIAN: &str = "PEMBELIAN";
/// Nobody decided yet, or a rejection has no answer.
pub(crate) const TERBUKA: &str = "(status = 'PENDING' OR (status = 'DITOLAK' AND dijawab = ''))";

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
    BarangTolak::Meluap.tolak("Jumlahnya terlalu besar").sebab(e)
}

/// Files a weight; `None` when it is within the tolerance and nobody needs to look.
pub fn ajukan(tx: &mut Tx<'_>, p: &Pelaku, tgl: Tanggal, a: &Ajuan<'_>) -> Hasil<Option<String>> {
    let k = a.kartu;
    if a.berat_timbang <= Berat::NOL {
        return Err(BarangTolak::SusutBerat
            .tolak(format!("Berat timbang barang {} harus lebih dari nol", k.kode_barcode)));
    }
    let toleransi = match periksa(k.berat_asli, a.berat_timbang, &Toleransi::BELI).map_err(meluap)? {
        HasilSusut::Diterima { .. } => return Ok(None),
        HasilSusut::Pending(
            AlasanSusut::Susut { toleransi, .. } | AlasanSusut::LebihBerat { toleransi, .. },
        ) => toleransi,
    };
    if menunggu_barang(tx, &k.kode_barcode)? {
        return Err(BarangTolak::SusutMenunggu
            .tolak(format!("Susut barang {} masih menunggu validasi", k.kode_barcode)));
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

/// Whether a weight of this piece is still open: it stays where it is until that is settled.
pub fn menunggu_barang(c: &mut Conn, kode: &KodeBarcode) -> db::Result<bool> {
    let sql = format!("SELECT 1 FROM susut WHERE kode_barcode = $1 AND {TERBUKA} LIMIT 1");
    Ok(c.one(&sql, args![kode], |r| r.int(0))?.is_some())
}

/// The pieces of the store whose weight is open.
pub fn menunggu_semua(c: &mut Conn, toko: &KodeToko) -> db::Result<HashSet<KodeBarcode>> {
    let sql = format!("SELECT kode_barcode FROM susut WHERE toko = $1 AND {TERBUKA}");
    Ok(c.rows(&sql, args![toko], |r| r.get(0))?.into_iter().collect())
}

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = SusutBarang)]
    pub struct Susut {
        pub no_susut: String = "no_susut",
        pub tgl_system: String = "tgl_system",
        pub waktu: String = "waktu",
        pub oleh: String = "oleh",
        pub sumber: String = "sumber",
        pub no_dok: String = "no_dok",
        pub kode_barcode: String = "kode_barcode",
        pub nama_barang: String = "nama_barang",
        pub kode_group: String = "kode_group",
        pub kode_dept: String = "kode_dept",
        #[schema(value_type = f64)]
        pub berat_buku: Berat = "berat_buku",
        #[schema(value_type = f64)]
        pub berat_timbang: Berat = "berat_timbang",
        /// books minus scale; negative when it became heavier
        #[schema(value_type = f64)]
        pub selisih: Berat = "berat_buku - berat_timbang",
        #[schema(value_type = f64)]
        pub toleransi: Berat = "toleransi",
        /// PENDING, DITERIMA, DITOLAK
        pub status: String = "status",
        pub alasan: String = "alasan",
        pub diputus_oleh: String = "diputus_oleh",
        pub diputus: String = "diputus",
        /// who or what answered a rejection; empty while it has no answer
        pub dijawab: String = "dijawab",
    }
}

impl Susut {
    fn menunggu_jawaban(&self) -> bool {
        self.status == "DITOLAK" && self.dijawab.is_empty()
    }
}

const DARI: &str = "FROM susut";

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaSusut {
    /// what is open (undecided, or rejected without an answer) when left out; ALL for every one
    pub status: String,
}

/// Rows of one answer.
const PALING_BANYAK: i64 = 1_000;

pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &TanyaSusut) -> Hasil<Vec<Susut>> {
    let status = t.status.trim().to_uppercase();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    let syarat = match status.as_str() {
        "ALL" => String::new(),
        "" => format!(" AND {TERBUKA}"),
        _ => {
            nilai.push(status.into());
            " AND status = $2".to_owned()
        }
    };
    let sql = format!(
        "{DARI} WHERE toko = $1{syarat} ORDER BY tgl_system DESC, no_susut DESC LIMIT {PALING_BANYAK}"
    );
    Ok(c.baris::<Susut>(&sql, &nilai)?)
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

fn satu(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<(NoFaktur, Susut)> {
    let tidak_ada = || BarangTolak::SusutTidakAda.tolak(format!("Susut {} tidak ditemukan", no.trim()));
    let no = NoFaktur::parse(no.trim()).map_err(|_| tidak_ada())?;
    let s = c
        .baris_satu::<Susut>(&format!("{DARI} WHERE toko = $1 AND no_susut = $2"), args![toko, &no])?
        .ok_or_else(tidak_ada)?;
    Ok((no, s))
}

/// May this person decide it as it stands?
fn boleh(p: &Pelaku, s: &Susut) -> Hasil<()> {
    let no = &s.no_susut;
    if s.status != "PENDING" && !s.menunggu_jawaban() {
        return Err(
            BarangTolak::SusutDiputus.tolak(format!("Susut {no} sudah {} oleh {}", s.status, s.diputus_oleh))
        );
    }
    if s.oleh == p.user_id.as_str() {
        return Err(
            BarangTolak::SusutSendiri.tolak("Susut harus divalidasi orang lain, bukan yang menimbang")
        );
    }
    if s.menunggu_jawaban() && p.level != Level::Own {
        return Err(BarangTolak::SusutHanyaOwn.tolak(format!(
            "Susut {no} sudah ditolak: batalkan pembelian {}, atau minta OWN menerimanya",
            s.no_dok
        )));
    }
    Ok(())
}

/// A rejected purchase is answered by cancelling it or by the owner's yes; his no only counts when the piece is gone.
fn boleh_dibiarkan(tx: &mut Tx<'_>, p: &Pelaku, s: &Susut) -> Hasil<()> {
    let kode = KodeBarcode::parse(&s.kode_barcode).map_err(|e| db::Error::Lain(e.to_string()))?;
    if kartu::siap(tx, &p.toko, &kode).is_err() {
        return Ok(());
    }
    let pesan =
        format!("Susut {} sudah ditolak: batalkan pembelian {}, atau terima susutnya", s.no_susut, s.no_dok);
    Err(BarangTolak::SusutDitolak.tolak(pesan))
}

/// Accepts or rejects a weight. A second person does it: not the one who filed it.
pub fn putuskan(tx: &mut Tx<'_>, p: &Pelaku, m: &Putusan) -> Hasil<Susut> {
    let toko = tx.toko().clone();
    let (no, s) = satu(tx, &toko, &m.no_susut)?;
    boleh(p, &s)?;
    let alasan = m.alasan.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    if alasan.is_empty() || alasan.chars().count() > 200 {
        let pesan =
            if alasan.is_empty() { "Alasan Harus Diisi" } else { "Alasan paling banyak 200 karakter" };
        return Err(BarangTolak::SusutAlasan.pada("alasan", pesan));
    }
    if m.terima {
        bukukan(tx, p, &no, &s, &alasan)?;
    } else {
        if s.menunggu_jawaban() {
            boleh_dibiarkan(tx, p, &s)?;
        }
        let isi = serde_json::json!({ "barang": s.kode_barcode, "selisih": s.selisih, "alasan": alasan })
            .to_string();
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "TOLAK SUSUT", no.to_string().as_str(), &isi)?;
    }
    // The rejection of a purchase is a question; anything else is an answer.
    let bertanya = !m.terima && s.status == "PENDING" && s.sumber == PEMBELIAN;
    let dijawab = if bertanya { "" } else { p.user_id.as_str() };
    let tgl = platform::toko::cari(tx, &toko)?.tgl_system;
    let (status, waktu) = (if m.terima { "DITERIMA" } else { "DITOLAK" }, tx.sekarang());
    tx.exec(
        "UPDATE susut SET status = $3, alasan = $4, diputus_oleh = $5, diputus_tgl = $6, diputus = $7, dijawab = $8 \
         WHERE toko = $1 AND no_susut = $2",
        args![&toko, &no, status, alasan.as_str(), &p.user_id, tgl, waktu, dijawab],
    )?;
    Ok(satu(tx, &toko, &m.no_susut)?.1)
}

/// The accepted weights of a purchase: what goes back together with it.
pub fn diterima(c: &mut Conn, toko: &KodeToko, no_dok: &NoFaktur) -> Hasil<Vec<NoFaktur>> {
    let sql = "SELECT no_susut FROM susut WHERE toko = $1 AND no_dok = $2 AND status = 'DITERIMA' ORDER BY no_susut DESC";
    Ok(c.rows(sql, args![toko, no_dok], |r| r.get(0))?)
}

/// A purchase is cancelled: what of its weights was accepted goes back in the books and on the cards, the last first, and
/// none of them waits any more. Called before the purchase's own stock lines are reversed.
pub fn batalkan(dok: &mut Dok<'_, '_>, no_dok: &NoFaktur) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    for no in diterima(dok.tx(), &toko, no_dok)? {
        let (no, s) = satu(dok.tx(), &toko, &no.to_string())?;
        stok::balikkan(dok, &no)?;
        let jual = berat_jual(dok.tx(), &toko, s.berat_buku)?;
        let waktu = dok.waktu();
        dok.tx().exec(
            "UPDATE barang SET berat_asli = $2, berat = $3, diubah = $4, versi = versi + 1 WHERE kode_barcode = $1",
            args![s.kode_barcode.as_str(), s.berat_buku, jual, waktu],
        )?;
    }
    let (no, tgl, waktu, oleh) = (dok.no().clone(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    dok.tx().exec(
        "UPDATE susut SET status = 'DITOLAK', alasan = 'PEMBELIAN DIBATALKAN', diputus_oleh = $3, diputus_tgl = $4, \
         diputus = $5, dijawab = $6 WHERE toko = $1 AND no_dok = $2",
        args![&toko, no_dok, &oleh, tgl, waktu, &no],
    )?;
    Ok(())
}

/// The selling weight of what the scale says.
fn berat_jual(tx: &mut Tx<'_>, toko: &KodeToko, asli: Berat) -> Hasil<Berat> {
    let aturan: AturanBerat =
        Setelan::baca(tx, toko)?.nilai("PEMBULATAN_BERAT").parse().unwrap_or(AturanBerat::V2);
    let jual = aturan.bulatkan(asli).unwrap_or(asli);
    if jual == Berat::NOL {
        return Err(BarangTolak::SusutTerlaluKecil
            .tolak(format!("Berat ini menjadi nol setelah dibulatkan {aturan}")));
    }
    Ok(jual)
}

/// The line of the stock book and the weights on the card.
fn bukukan(tx: &mut Tx<'_>, p: &Pelaku, no: &NoFaktur, s: &Susut, alasan: &str) -> Hasil<()> {
    let kode = KodeBarcode::parse(&s.kode_barcode).map_err(|e| db::Error::Lain(e.to_string()))?;
    let k = kartu::siap(tx, &p.toko, &kode)?;
    if k.berat_asli != s.berat_buku {
        return Err(BarangTolak::SusutBerubah.tolak(format!(
            "Berat barang {kode} di buku kini {}, tolak susut ini lalu timbang lagi",
            k.berat_asli
        )));
    }
    if s.berat_timbang < k.berat_atribut {
        return Err(BarangTolak::SusutTerlaluKecil
            .tolak(format!("Berat timbang lebih kecil dari berat atribut {}", k.berat_atribut)));
    }
    let jual = berat_jual(tx, &p.toko, s.berat_timbang)?;
    let lama = k.murni().map_err(meluap)?;
    let baru = berat_murni(s.berat_timbang, k.berat_atribut, k.kadar_cetak).map_err(meluap)?;
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
