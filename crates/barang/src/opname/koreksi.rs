//! The correction of the books after a count: one document, approved by somebody else, once. What is lost leaves, what
//! lies in another tray goes there, what was lost before comes back.

use super::baca::{Baris, HASIL, hasil};
use super::{KATEGORI, Kelas, Status, satu};
use crate::gerak::{Kepala, Langkah, gerakkan};
use crate::kartu::{self, Kartu, Status as StatusBarang};
use db::{Tx, args};
use ledger::Dok;
use ledger::stok::{Lokasi, Luar};
use platform::{Hasil, Pelaku, Tolak, otorisasi};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::{JenisDok, KodeBaki, KodeBarcode, KodeGudang, NoFaktur, Rupiah};

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = KoreksiOpname)]
pub struct Koreksi {
    /// the approval of SPV or OWN for this count
    pub otorisasi: String,
    /// only these pieces; empty: all that can be corrected
    #[serde(default)]
    pub kode: Vec<String>,
    #[serde(default)]
    pub keterangan: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DilewatiOpname)]
pub struct Dilewati {
    pub kode: String,
    pub alasan: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KoreksiTersimpan)]
pub struct Terkoreksi {
    pub no_dok: String,
    pub hilang: usize,
    pub pindah: usize,
    pub kembali: usize,
    /// went on since the count, or needs a document of another kind
    pub dilewati: Vec<Dilewati>,
}

const KETERANGAN_MAKS: usize = 200;

fn baki_scan(b: &Baris) -> Result<Lokasi, String> {
    if b.baki_scan.is_empty() {
        return Err("Baki tempat ditemukan tidak dicatat, pindahkan dengan Pindah Barang".to_owned());
    }
    let salah = |e: values::KodeSalah| e.to_string();
    Ok(Lokasi::Baki {
        gudang: KodeGudang::parse(&b.gudang_scan).map_err(salah)?,
        baki: KodeBaki::parse(&b.baki_scan).map_err(salah)?,
    })
}

/// From where to where a line of the result takes a piece, or why it cannot.
fn arah(p: &Pelaku, b: &Baris, k: &Kartu) -> Result<(Lokasi, Lokasi), String> {
    if k.toko != p.toko {
        return Err(format!("Ada di toko {}, selesaikan dengan pengiriman", k.toko));
    }
    if b.kelas == Kelas::Lebih && k.status == StatusBarang::Hilang {
        return Ok((Lokasi::Luar(Luar::Hilang), baki_scan(b)?));
    }
    if k.kode_gudang.is_empty() {
        return Err(format!("Barang {}", k.status.sebutan()));
    }
    if k.kode_gudang != b.gudang_buku || k.kode_toko != b.baki_buku {
        return Err(format!("Sudah pindah ke {} {} setelah dihitung", k.kode_gudang, k.kode_toko));
    }
    let salah = |e: values::KodeSalah| e.to_string();
    let dari = Lokasi::Baki {
        gudang: KodeGudang::parse(&k.kode_gudang).map_err(salah)?,
        baki: KodeBaki::parse(&k.kode_toko).map_err(salah)?,
    };
    match b.kelas {
        Kelas::Hilang => Ok((dari, Lokasi::Luar(Luar::Hilang))),
        Kelas::SalahBaki if k.kode_gudang == b.gudang_scan => Ok((dari, baki_scan(b)?)),
        // A piece kept for a customer, in repair or waiting to be melted leaves its warehouse by its own document.
        Kelas::SalahBaki | Kelas::Lebih if matches!(k.status, StatusBarang::Ready | StatusBarang::Baru) => {
            Ok((dari, baki_scan(b)?))
        }
        Kelas::SalahBaki | Kelas::Lebih => {
            Err(format!("Barang {}, pindahkan dengan dokumennya", k.status.sebutan()))
        }
        _ => Err("Tidak perlu dikoreksi".to_owned()),
    }
}

pub fn koreksi(tx: &mut Tx<'_>, p: &Pelaku, no: &NoFaktur, m: &Koreksi) -> Hasil<Terkoreksi> {
    let o = satu(tx, p, no)?;
    match o.status {
        Status::Selesai => {}
        Status::Jalan => return Err(Tolak::aturan("OPNAME-09", "Selesaikan hitungan ini dulu")),
        Status::Batal => {
            return Err(Tolak::sudah("OPNAME-02", format!("Stock opname {no} sudah dibatalkan")));
        }
    }
    if let Some(k) = &o.koreksi {
        return Err(Tolak::sudah("OPNAME-10", format!("Stock opname {no} sudah dikoreksi dengan {k}")));
    }
    let keterangan = m.keterangan.trim();
    if keterangan.chars().count() > KETERANGAN_MAKS {
        let pesan = format!("Keterangan paling banyak {KETERANGAN_MAKS} karakter");
        return Err(Tolak::aturan("OPNAME-11", pesan.clone()).kolom("keterangan", pesan));
    }
    let sql = format!(
        "SELECT {HASIL} FROM opname_hasil WHERE toko = $1 AND no_opname = $2 \
         AND kelas IN ('HILANG', 'LEBIH', 'SALAH BAKI') ORDER BY baris"
    );
    let mut baris = tx.rows(&sql, args![&p.toko, no], hasil)?;
    if !m.kode.is_empty() {
        let pilih: HashSet<String> = m.kode.iter().map(|k| k.trim().to_uppercase()).collect();
        let ada: HashSet<&str> = baris.iter().map(|b| b.kode.as_str()).collect();
        if let Some((ke, k)) =
            m.kode.iter().enumerate().find(|(_, k)| !ada.contains(k.trim().to_uppercase().as_str()))
        {
            let pesan = format!("Barang {k} tidak perlu dikoreksi");
            return Err(Tolak::aturan("OPNAME-11", pesan.clone()).kolom(&format!("kode[{ke}]"), pesan));
        }
        baris.retain(|b| pilih.contains(&b.kode));
    }
    let oto = otorisasi::pakai(tx, &m.otorisasi, KATEGORI, p, Some(&o.no_opname))?;
    if oto.dokumen.as_deref() != Some(o.no_opname.as_str()) {
        return Err(Tolak::aturan("OPNAME-12", format!("Otorisasi ini bukan untuk {no}")));
    }
    let (mut langkah, mut dilewati) = (Vec::new(), Vec::new());
    let mut t = Terkoreksi { no_dok: String::new(), hilang: 0, pindah: 0, kembali: 0, dilewati: Vec::new() };
    let mut nilai_hilang = Rupiah::NOL;
    for b in &baris {
        let kode = KodeBarcode::parse(&b.kode_barcode).map_err(|e| db::Error::Lain(e.to_string()))?;
        let kartu = kartu::satu(tx, &kode)?;
        match arah(p, b, &kartu) {
            Ok((dari, ke)) => {
                match (&dari, &ke) {
                    (_, Lokasi::Luar(_)) => {
                        t.hilang += 1;
                        nilai_hilang = nilai_hilang
                            .tambah(kartu.total_pokok)
                            .map_err(|e| Tolak::aturan("BARANG-05", "Jumlahnya terlalu besar").sebab(e))?;
                    }
                    (Lokasi::Luar(_), _) => t.kembali += 1,
                    _ => t.pindah += 1,
                }
                langkah.push(Langkah { kartu, dari, ke, kondisi: b.kelas.kode().to_owned() });
            }
            Err(alasan) => dilewati.push(Dilewati { kode: b.kode.clone(), alasan }),
        }
    }
    if langkah.is_empty() {
        return Err(Tolak::aturan("OPNAME-11", "Tidak ada barang yang bisa dikoreksi"));
    }
    if oto.nominal.is_some_and(|n| n < nilai_hilang) {
        let pesan = format!("Nilai barang hilang {nilai_hilang} lebih besar dari yang disetujui");
        return Err(Tolak::aturan("OPNAME-12", pesan));
    }
    let mut dok = Dok::buka(tx, JenisDok::Opname, &p.user_id)?;
    let kepala = Kepala { jenis: "KOREKSI", lawan: "", rujukan: &o.no_opname, keterangan };
    gerakkan(&mut dok, &kepala, &langkah)?;
    let no_dok = dok.no().to_string();
    let tx = dok.tx();
    let setuju = oto.penyetuju.as_ref().map(ToString::to_string);
    tx.exec(
        "UPDATE opname SET koreksi = $3, koreksi_oleh = $4, koreksi_setuju = $5 \
         WHERE toko = $1 AND no_opname = $2 AND koreksi IS NULL",
        args![&p.toko, no, no_dok.as_str(), &p.user_id, setuju],
    )?;
    otorisasi::tautkan(tx, &oto, &no_dok)?;
    let isi = serde_json::json!({
        "opname": o.no_opname, "hilang": t.hilang, "pindah": t.pindah, "kembali": t.kembali,
        "dilewati": dilewati.len(), "otorisasi": oto.id,
    });
    dok.tutup("KOREKSI OPNAME", &isi)?;
    (t.no_dok, t.dilewati) = (no_dok, dilewati);
    Ok(t)
}
