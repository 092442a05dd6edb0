//! What a craftsman brings back (TR): finished pieces and scrap, tested by another than who receives them, and the loss he is
//! allowed. Here: the request and what it comes to; [`tulis`] writes it.

mod siap;
mod tulis;

use siap::{Siap, siapkan};
pub use siap::{hitung, hitung_untuk_pesanan};

use crate::TukangTolak;
use db::Tx;
use platform::otorisasi::{self, Alasan, Otorisasi, Permohonan, Rincian};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{Berat, Kadar, NoFaktur, Persen, Rupiah};

/// The category under which deliveries are tested and losses approved.
pub const KATEGORI: &str = "UJI TUKANG";

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaTerimaTukang)]
pub struct MintaTerima {
    pub kode_tukang: String,
    /// the work it is of; 0: pieces made for stock, or scrap alone
    pub id_kerja: i64,
    /// of pieces made for stock
    pub jenis_kerja: String,
    /// the work is done with this
    pub selesai: bool,
    pub keterangan: String,
    pub detail_barang: Vec<HasilBaris>,
    pub rosok: Vec<RosokBaris>,
    /// fine weight that is let off as loss
    #[schema(value_type = f64)]
    pub susut: Berat,
    /// the wage agreed for pieces made for stock
    #[schema(value_type = i64)]
    pub upah: Rupiah,
    pub otorisasi: String,
}

/// A finished piece.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = TerimaTukangBarang)]
pub struct HasilBaris {
    /// the name of the type when left out
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    /// the tray; empty: the first that has room
    pub kode_toko: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// what of it is no gold
    #[schema(value_type = f64)]
    pub berat_atribut: Berat,
    /// as ordered; the group's when left out
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar_pesan: Option<Kadar>,
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar_uji: Option<Kadar>,
    pub size: String,
}

/// Scrap, by assay.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = TerimaTukangRosok)]
pub struct RosokBaris {
    pub kode_group: String,
    pub kode_dept: String,
    /// the tray, of a warehouse that waits for the melt
    pub kode_toko: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar_uji: Option<Kadar>,
}

/// What a delivery comes to, before it is saved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HitungTerimaTukang)]
pub struct Hitungan {
    #[schema(value_type = Vec<f64>)]
    pub murni_per_barang: Vec<Berat>,
    #[schema(value_type = Vec<f64>)]
    pub murni_per_rosok: Vec<Berat>,
    #[schema(value_type = f64)]
    pub murni_barang: Berat,
    #[schema(value_type = f64)]
    pub murni_rosok: Berat,
    #[schema(value_type = f64)]
    pub norma: Persen,
    /// loss that the norm allows now
    #[schema(value_type = f64)]
    pub susut_norma: Berat,
    /// loss that there can be at all
    #[schema(value_type = f64)]
    pub susut_nyata: Berat,
    #[schema(value_type = f64)]
    pub susut: Berat,
    /// what of it is over the norm
    #[schema(value_type = f64)]
    pub susut_lebih: Berat,
    /// what he owes before and after
    #[schema(value_type = f64)]
    pub saldo: Berat,
    #[schema(value_type = f64)]
    pub sisa: Berat,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TerimaTukangTercatat)]
pub struct TerimaTercatat {
    pub no_dok: String,
    pub tgl_system: String,
    /// of the finished pieces, in their order
    pub kode_barcode: Vec<String>,
    /// 0 where no work stands behind it
    pub id_kerja: i64,
    #[schema(value_type = f64)]
    pub murni: Berat,
    #[schema(value_type = f64)]
    pub susut: Berat,
    /// what he owes now
    #[schema(value_type = f64)]
    pub saldo: Berat,
}

/// The order a delivery is for: its pieces lie in TITIP, bound to it.
#[derive(Debug, Clone, Copy)]
pub struct UntukPesanan<'a> {
    pub no_pesanan: &'a NoFaktur,
    /// the line, as the card of the piece names it
    pub id_barang: &'a str,
}

/// Takes a delivery in: pieces for stock into LABEL, scrap to what waits for the melt.
pub fn terima(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaTerima) -> Hasil<TerimaTercatat> {
    jalankan(tx, p, m, None)
}

/// The same for the work of an order: its domain calls it.
pub fn untuk_pesanan(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    m: &MintaTerima,
    untuk: &UntukPesanan<'_>,
) -> Hasil<TerimaTercatat> {
    jalankan(tx, p, m, Some(untuk))
}

fn jalankan(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    m: &MintaTerima,
    untuk: Option<&UntukPesanan<'_>>,
) -> Hasil<TerimaTercatat> {
    let s = siapkan(tx, p, m, untuk)?;
    let oto = izin(tx, p, m, &s)?;
    let Some(penguji) = oto.penyetuju.clone() else {
        return Err(TukangTolak::PerluIzin.tolak("Hasil tukang diuji orang lain"));
    };
    if s.hitung.susut > Berat::NOL && !oto.sendiri {
        bukan_penyerah(tx, p, &s, penguji.as_str())?;
    }
    tulis::tulis(tx, p, m, &s, (&oto, penguji.as_str()))
}

/// Who lets a loss off is not who gave out the gold that he holds.
fn bukan_penyerah(tx: &mut Tx<'_>, p: &Pelaku, s: &Siap, penguji: &str) -> Hasil<()> {
    let kode = s.tukang.kode_tukang.as_str();
    // Of what he brings the oldest comes first: the newest issues are what he still holds.
    let semua: Vec<(String, Berat)> = tx.rows(
        "SELECT b.oleh, b.masuk FROM buku_tukang b WHERE b.toko = $1 AND b.kode_tukang = $2 AND b.jenis = 'EMAS' AND +b.balik IS NULL \
         AND NOT EXISTS (SELECT 1 FROM buku_tukang r WHERE r.toko = b.toko AND r.balik = b.id) ORDER BY b.id DESC",
        db::args![&p.toko, kode],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?;
    let mut sisa = s.hitung.saldo;
    for (oleh, murni) in semua {
        if sisa <= Berat::NOL {
            break;
        }
        if oleh == penguji {
            let pesan = format!("Emas tukang {kode} diserahkan {penguji}; susutnya disetujui orang lain");
            return Err(TukangTolak::Penyerah.tolak(pesan));
        }
        sisa = sisa.kurang(murni).map_err(konter::meluap)?;
    }
    Ok(())
}

/// Somebody else tests what came and says yes to it, and to a loss over the norm.
fn izin(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaTerima, s: &Siap) -> Hasil<Otorisasi> {
    let (t, h) = (&s.tukang, &s.hitung);
    let uji = format!(
        "Uji hasil tukang {}: barang {} g, rosok {} g murni",
        t.kode_tukang, h.murni_barang, h.murni_rosok
    );
    let mut alasan = vec![Alasan::new("UJI_TUKANG", uji)];
    if h.susut_lebih > Berat::NOL {
        let pesan = format!("Susut {} g melebihi norma {} g", h.susut, h.susut_norma);
        alasan.push(Alasan::new("SUSUT_LEBIH", pesan));
    }
    // A loss without pieces, or more than twice what the norm allows, is the owner's to let off.
    let pemilik = h.susut > Berat::NOL && (s.barang.is_empty() || h.susut_lebih > h.susut_norma);
    let isi = serde_json::to_string(&MintaTerima { otorisasi: String::new(), ..m.clone() })
        .map_err(|e| db::Error::Lain(e.to_string()))?;
    let barang = s.barang.iter().map(|b| {
        let ket =
            format!("{} g, kadar pesan {} uji {} = {} g murni", b.berat, b.kadar_pesan, b.kadar_uji, b.murni);
        Rincian::teks(b.nama_barang.clone(), ket)
    });
    let rosok = s.rosok.iter().map(|(d, kadar)| {
        Rincian::teks(
            format!("Rosok {}", d.nama_dept),
            format!("{} g, kadar uji {kadar} = {} g murni", d.isi.berat, d.isi.murni),
        )
    });
    let akun = format!("memegang {} g, susut {} g, sesudahnya {} g", h.saldo, h.susut, h.sisa);
    let untuk = Permohonan::isi(KATEGORI, Rupiah::NOL, alasan, vec![isi])
        .rincian(barang)
        .rincian(rosok)
        .rincian(
            (!s.jenis_kerja.is_empty())
                .then(|| Rincian::teks("Pekerjaan", format!("{}, norma susut {}%", s.jenis_kerja, h.norma))),
        )
        .rincian((m.upah > Rupiah::NOL).then(|| Rincian::jumlah("Upah disepakati", "", m.upah)))
        .rincian([Rincian::teks(format!("{} {}", t.kode_tukang, t.nama_tukang), akun)])
        .pemilik(pemilik);
    otorisasi::wajib(tx, &m.otorisasi, p, &untuk, TukangTolak::PerluIzin)
}
