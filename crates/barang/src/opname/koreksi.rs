//! The correction of the books after a count: one document, approved by somebody else, once. What is lost leaves, what
//! lies in another tray goes there, what was lost before comes back.

use super::baca::BarisOpname;
use super::{KATEGORI, Kelas, Status, satu};
use crate::BarangTolak;
use crate::gerak::{Kepala, Langkah, gerakkan};
use crate::kartu::{self, Kartu, Status as StatusBarang};
use db::{Tx, args};
use ledger::Dok;
use ledger::stok::{Lokasi, Luar};
use platform::otorisasi::{self, Alasan, Permohonan, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::{JenisDok, KodeBaki, KodeBarcode, KodeGudang, NoFaktur, Rupiah};

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = KoreksiOpname)]
pub struct Koreksi {
    /// the approval of SPV or OWN for exactly these pieces
    #[serde(default)]
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

fn baki_scan(b: &BarisOpname) -> Result<Lokasi, String> {
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
fn arah(p: &Pelaku, b: &BarisOpname, k: &Kartu) -> Result<(Lokasi, Lokasi), String> {
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

/// What is asked for: the count, every piece that moves, and the value of what is lost.
fn permohonan(no: &str, nilai_hilang: Rupiah, langkah: &[Langkah]) -> Permohonan {
    let alasan = Alasan::new("KOREKSI_OPNAME", format!("Koreksi stock opname {no}"));
    let baris = |l: &Langkah| {
        let judul = format!("{} {}", l.kartu.kode_barcode, l.kartu.nama_barang);
        Rincian::teks(judul, format!("{}, {} g", l.kondisi, l.kartu.berat_asli))
    };
    Permohonan::dokumen(KATEGORI, no, nilai_hilang, alasan)
        .rincian(langkah.iter().map(baris))
        .ikat(langkah.iter().map(|l| format!("{:?} {:?}", l.dari, l.ke)))
}

pub fn koreksi(tx: &mut Tx<'_>, p: &Pelaku, no: &NoFaktur, m: &Koreksi) -> Hasil<Terkoreksi> {
    let o = satu(tx, p, no)?;
    match o.status {
        Status::Selesai => {}
        Status::Jalan => return Err(BarangTolak::OpnameBelumSelesai.tolak("Selesaikan hitungan ini dulu")),
        Status::Batal => {
            return Err(BarangTolak::OpnameSelesai.tolak(format!("Stock opname {no} sudah dibatalkan")));
        }
    }
    if let Some(k) = &o.koreksi {
        return Err(
            BarangTolak::OpnameDikoreksi.tolak(format!("Stock opname {no} sudah dikoreksi dengan {k}"))
        );
    }
    let keterangan = m.keterangan.trim();
    if keterangan.chars().count() > KETERANGAN_MAKS {
        let pesan = format!("Keterangan paling banyak {KETERANGAN_MAKS} karakter");
        return Err(BarangTolak::OpnameKoreksi.pada("keterangan", pesan));
    }
    let mut baris = tx.baris::<BarisOpname>(
        "FROM opname_hasil WHERE toko = $1 AND no_opname = $2 AND kelas IN ('HILANG', 'LEBIH', 'SALAH BAKI') \
         ORDER BY baris",
        args![&p.toko, no],
    )?;
    if !m.kode.is_empty() {
        let pilih: HashSet<String> = m.kode.iter().map(|k| k.trim().to_uppercase()).collect();
        let ada: HashSet<&str> = baris.iter().map(|b| b.kode.as_str()).collect();
        if let Some((ke, k)) =
            m.kode.iter().enumerate().find(|(_, k)| !ada.contains(k.trim().to_uppercase().as_str()))
        {
            let pesan = format!("Barang {k} tidak perlu dikoreksi");
            return Err(BarangTolak::OpnameKoreksi.pada(&format!("kode[{ke}]"), pesan));
        }
        baris.retain(|b| pilih.contains(&b.kode));
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
                            .map_err(|e| BarangTolak::Meluap.tolak("Jumlahnya terlalu besar").sebab(e))?;
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
        return Err(BarangTolak::OpnameKoreksi.tolak("Tidak ada barang yang bisa dikoreksi"));
    }
    let untuk = permohonan(&o.no_opname, nilai_hilang, &langkah);
    let oto = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, BarangTolak::OpnameIzin)?;
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
