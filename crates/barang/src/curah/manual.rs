//! Manual goods: gold sold without a barcode, counted and weighed by group, type and tray. They are added at a cost,
//! moved between trays, and destroyed into a warehouse that waits for the melt.

use super::alasan;
use super::daftar::Dokumen;
use super::tulis::{Kepala, Langkah, besar, cek_banyak, cek_keterangan, macam, simpan, tempat};
use crate::acuan::Acuan;
use db::{Conn, Tx, args};
use ledger::curah::{self, Gerak, Isi, JenisStok, Macam};
use ledger::stok::Lokasi;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeSet, HashMap};
use values::murni::berat_murni;
use values::{Berat, JUMLAH_MAKS, JenisDok, Kadar, KodeToko, Rupiah};

const QTY_MAKS: i64 = 100_000;
const BERAT_MAKS: Berat = Berat::mg(100_000_000);

/// Some of a type in a tray (`kode_toko`). `harga_modal` is what all of it cost; only read when stock is added.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ManualBaris {
    pub kode_group: String,
    pub kode_dept: String,
    pub kode_gudang: String,
    pub kode_toko: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = i64)]
    pub harga_modal: Rupiah,
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = ManualDokumen)]
pub struct Kirim {
    /// why stock comes (adding); PEMBELIAN when left out
    pub alasan: String,
    pub keterangan: String,
    /// the tray it goes to (moving and destroying)
    pub tujuan: String,
    pub detail_barang: Vec<ManualBaris>,
}

/// What a warehouse is for, as far as manual goods are concerned.
struct Gudang {
    boleh_jual: bool,
    milik_customer: bool,
    sumber_hancur: bool,
    tujuan_hancur: bool,
    aktif: bool,
}

fn gudang(c: &mut Conn, toko: &KodeToko) -> db::Result<HashMap<String, Gudang>> {
    let sql = "SELECT kode_gudang, milik_customer, boleh_sumber_hancur, boleh_tujuan_hancur, boleh_jual, aktif FROM gudang \
               WHERE toko = $1 AND dihapus = 0";
    let semua = c.rows(sql, args![toko], |r| {
        let g = Gudang {
            boleh_jual: r.int(4)? != 0,
            milik_customer: r.int(1)? != 0,
            sumber_hancur: r.int(2)? != 0,
            tujuan_hancur: r.int(3)? != 0,
            aktif: r.flag(5)?,
        };
        Ok((r.get(0)?, g))
    })?;
    Ok(semua.into_iter().collect())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kerja {
    Tambah,
    Pindah,
    Hancur,
    Jual,
    Beli,
}

/// Whether goods may lie at this end for this work; what is wrong otherwise.
fn cocok(g: &HashMap<String, Gudang>, di: &Lokasi, kerja: Kerja, tujuan: bool) -> Result<(), String> {
    let Lokasi::Baki { gudang: kode, .. } = di else { return Ok(()) };
    let Some(g) = g.get(kode.as_str()) else { return Err(format!("Gudang {kode} tidak ada")) };
    if tujuan && !g.aktif {
        return Err(format!("Gudang {kode} tidak aktif"));
    }
    let boleh = match (kerja, tujuan) {
        _ if g.milik_customer => false,
        (Kerja::Hancur, true) => g.tujuan_hancur,
        (Kerja::Hancur, false) => g.sumber_hancur && !g.tujuan_hancur,
        (Kerja::Jual, _) => g.boleh_jual,
        (Kerja::Tambah | Kerja::Pindah | Kerja::Beli, _) => !g.tujuan_hancur,
    };
    if boleh {
        return Ok(());
    }
    Err(match (kerja, tujuan) {
        (Kerja::Hancur, true) => format!("Gudang {kode} bukan tujuan barang hancur"),
        (Kerja::Hancur, false) => format!("Barang di gudang {kode} tidak bisa dihancurkan"),
        (Kerja::Jual, _) => format!("Barang di gudang {kode} bukan untuk dijual"),
        _ => format!("Gudang {kode} tidak untuk barang manual"),
    })
}

/// Pieces and weight of a row within reason.
fn ukuran(ke: usize, b: &ManualBaris, s: &mut Salah) -> bool {
    let qty = (1..=QTY_MAKS).contains(&b.qty);
    if !qty {
        s.beri(ke, "qty", "Jumlah di antara 1 dan 100,000");
    }
    let berat = b.berat > Berat::NOL && b.berat <= BERAT_MAKS;
    if !berat {
        s.beri(ke, "berat", "Berat harus lebih dari nol dan paling banyak 100 kg");
    }
    qty && berat
}

fn masuk((ke, b): (usize, &ManualBaris), atribut: Berat, kadar: Kadar, s: &mut Salah) -> Option<Isi> {
    if b.harga_modal < Rupiah::NOL || b.harga_modal > JUMLAH_MAKS {
        s.beri(ke, "harga_modal", "Harga modal di antara 0 dan 1,000,000,000,000");
        return None;
    }
    let murni = berat_murni(b.berat, atribut, kadar).ok()?;
    Some(Isi { qty: b.qty, berat: b.berat, murni, nilai: b.harga_modal })
}

/// What leaves a tray: never more than there is, and whoever takes the last piece takes all of the weight.
fn keluar(
    c: &mut Conn,
    toko: &KodeToko,
    (ke, b): (usize, &ManualBaris),
    m: &Macam,
    di: &Lokasi,
    s: &mut Salah,
) -> Hasil<Option<Isi>> {
    let ada = curah::saldo(c, toko, m, di)?;
    if b.qty > ada.qty {
        s.beri(ke, "qty", format!("Stok {} hanya {} buah, diminta {}", m.dept, ada.qty, b.qty));
        return Ok(None);
    }
    if b.berat > ada.berat {
        s.beri(ke, "berat", format!("Stok {} hanya {} gram, diminta {}", m.dept, ada.berat, b.berat));
        return Ok(None);
    }
    if b.qty == ada.qty && b.berat != ada.berat {
        s.beri(ke, "berat", format!("Semua {} buah beratnya {} gram", ada.qty, ada.berat));
        return Ok(None);
    }
    if b.qty < ada.qty && b.berat == ada.berat {
        s.beri(ke, "berat", format!("Masih tersisa {} buah tanpa berat", ada.qty - b.qty));
        return Ok(None);
    }
    Ok(ada.bagian(b.qty, b.berat).ok().flatten())
}

fn catat(tx: &mut Tx<'_>, p: &Pelaku, k: &Kirim, kerja: Kerja) -> Hasil<Dokumen> {
    cek_banyak(k.detail_barang.len())?;
    let a = Acuan::baca(tx, &p.toko)?;
    let g = gudang(tx, &p.toko)?;
    let mut s = Salah::default();
    let kode_alasan = if k.alasan.trim().is_empty() { "PEMBELIAN" } else { k.alasan.as_str() };
    let sebab = alasan::cari(kode_alasan, true);
    let ujung = match kerja {
        Kerja::Tambah => {
            if sebab.is_none() {
                s.kepala("alasan", "Alasan Harus Dipilih");
            }
            cek_keterangan(&k.keterangan, sebab.is_some_and(|a| a.wajib_keterangan), &mut s);
            sebab.map(|a| Lokasi::Luar(a.akun))
        }
        Kerja::Jual | Kerja::Beli => None,
        Kerja::Pindah | Kerja::Hancur => {
            cek_keterangan(&k.keterangan, kerja == Kerja::Hancur, &mut s);
            tempat(&a, &k.tujuan, "")
                .and_then(|t| cocok(&g, &t, kerja, true).map(|()| t))
                .map_err(|e| s.kepala("tujuan", e))
                .ok()
        }
    };
    let (mut pernah, mut langkah) = (BTreeSet::new(), Vec::with_capacity(k.detail_barang.len()));
    for (ke, b) in k.detail_barang.iter().enumerate() {
        let kode = (b.kode_group.as_str(), b.kode_dept.as_str());
        let jenis = macam(&a, (JenisStok::Manual, kerja == Kerja::Tambah), kode, ke, &mut s);
        let tray = tempat(&a, &b.kode_toko, &b.kode_gudang)
            .and_then(|t| cocok(&g, &t, kerja, kerja == Kerja::Tambah).map(|()| t))
            .map_err(|e| s.beri(ke, "kode_toko", e))
            .ok();
        let (true, Some((m, nama_dept)), Some(tray)) = (ukuran(ke, b, &mut s), jenis, tray) else { continue };
        if !pernah.insert((m.clone(), tray.clone())) {
            s.beri(ke, "kode_dept", "Kode Jenis Tidak Boleh Sama");
            continue;
        }
        let Some(ujung) = &ujung else { continue };
        if *ujung == tray {
            s.beri(ke, "kode_toko", "Baki asal dan tujuan tidak boleh sama");
            continue;
        }
        let (dari, sampai, isi) = if kerja == Kerja::Tambah {
            let kadar = a.group.get(&besar(&b.kode_group)).map_or(Kadar::PENUH, |g| g.kadar_cetak);
            (ujung.clone(), tray, masuk((ke, b), Berat::NOL, kadar, &mut s))
        } else {
            let isi = keluar(tx, &p.toko, (ke, b), &m, &tray, &mut s)?;
            (tray, ujung.clone(), isi)
        };
        let Some(isi) = isi else { continue };
        langkah.push(Langkah { gerak: Gerak { macam: m, dari, ke: sampai, isi }, nama_dept });
    }
    s.tolak(super::SALAH)?;
    let (nomor, jenis, aksi, alasan) = match kerja {
        Kerja::Tambah => {
            (JenisDok::TerimaBarang, "TAMBAH", "TAMBAH BARANG MANUAL", sebab.map_or("", |a| a.kode))
        }
        Kerja::Pindah => (JenisDok::PindahBarang, "PINDAH", "PINDAH BARANG MANUAL", ""),
        // Trade has documents of its own; `ujung` left it no line.
        Kerja::Hancur | Kerja::Jual | Kerja::Beli => {
            (JenisDok::HancurBarang, "HANCUR", "HANCUR BARANG MANUAL", "")
        }
    };
    let kepala = Kepala { stok: JenisStok::Manual, nomor, jenis, alasan, keterangan: &k.keterangan, aksi };
    simpan(tx, p, &kepala, &langkah)
}

/// Brings goods into trays at their cost.
pub fn tambah(tx: &mut Tx<'_>, p: &Pelaku, k: &Kirim) -> Hasil<Dokumen> {
    catat(tx, p, k, Kerja::Tambah)
}

/// Moves goods from their trays to one tray.
pub fn pindah(tx: &mut Tx<'_>, p: &Pelaku, k: &Kirim) -> Hasil<Dokumen> {
    catat(tx, p, k, Kerja::Pindah)
}

/// Takes goods out of sale, into a tray that waits for the melt; the reason is said in words.
pub fn hancur(tx: &mut Tx<'_>, p: &Pelaku, k: &Kirim) -> Hasil<Dokumen> {
    catat(tx, p, k, Kerja::Hancur)
}

/// What trade in manual goods is checked against; read once a transaction.
pub struct Meja {
    a: Acuan,
    g: HashMap<String, Gudang>,
}

/// Goods that may change hands: of which kind, in which tray, how much of it at what cost.
pub struct Dagangan {
    pub macam: Macam,
    pub nama_dept: String,
    pub tempat: Lokasi,
    pub kode_gudang: String,
    pub kode_toko: String,
    /// what a gram is priced by: of pure gold times the purity, or as the group is
    pub kadar: Kadar,
    /// what the shop says it is
    pub kadar_cetak: Kadar,
    /// the cost of goods that are sold; nothing yet for goods that are bought
    pub isi: Isi,
}

impl Meja {
    pub fn baca(c: &mut Conn, toko: &KodeToko) -> Hasil<Self> {
        Ok(Self { a: Acuan::baca(c, toko)?, g: gudang(c, toko)? })
    }

    /// A line that is sold (out of its tray) or bought (into it, with so much that is no gold); what is wrong with it is
    /// said on its row.
    pub fn baris(
        &self,
        c: &mut Conn,
        toko: &KodeToko,
        (ke, b, atribut): (usize, &ManualBaris, Berat),
        dijual: bool,
        s: &mut Salah,
    ) -> Hasil<Option<Dagangan>> {
        let kerja = if dijual { Kerja::Jual } else { Kerja::Beli };
        let jenis = macam(&self.a, (JenisStok::Manual, !dijual), (&b.kode_group, &b.kode_dept), ke, s);
        let tray = tempat(&self.a, &b.kode_toko, &b.kode_gudang)
            .and_then(|t| cocok(&self.g, &t, kerja, !dijual).map(|()| t))
            .map_err(|e| s.beri(ke, "kode_toko", e))
            .ok();
        let (true, Some((macam, nama_dept)), Some(tempat)) = (ukuran(ke, b, s), jenis, tray) else {
            return Ok(None);
        };
        let kadar_cetak = self.a.group.get(macam.group.as_str()).map_or(Kadar::PENUH, |g| g.kadar_cetak);
        let kadar = if self.a.seratus { kadar_cetak } else { Kadar::PENUH };
        let isi = if dijual {
            keluar(c, toko, (ke, b), &macam, &tempat, s)?
        } else {
            masuk((ke, &ManualBaris { harga_modal: Rupiah::NOL, ..b.clone() }), atribut, kadar_cetak, s)
        };
        let (kode_gudang, kode_toko) = match &tempat {
            Lokasi::Baki { gudang, baki } => (gudang.to_string(), baki.to_string()),
            _ => (String::new(), String::new()),
        };
        Ok(isi.map(|isi| Dagangan {
            macam,
            nama_dept,
            tempat,
            kode_gudang,
            kode_toko,
            kadar,
            kadar_cetak,
            isi,
        }))
    }

    /// Gold for a craftsman, by weight: out of a tray that waits for the melt, or bullion out of a tray of the shop. Who takes all
    /// of the weight takes all pieces. What is wrong is said on its row.
    pub fn ke_tukang(
        &self,
        c: &mut Conn,
        toko: &KodeToko,
        (ke, b): (usize, &ManualBaris),
        s: &mut Salah,
    ) -> Hasil<Option<Dagangan>> {
        let Some(d) = self.emas((ke, b), false, s) else { return Ok(None) };
        let ada = curah::saldo(c, toko, &d.macam, &d.tempat)?;
        if b.berat > ada.berat {
            s.beri(
                ke,
                "berat",
                format!("Stok {} hanya {} gram, diminta {}", d.macam.dept, ada.berat, b.berat),
            );
            return Ok(None);
        }
        let qty = if b.berat == ada.berat { ada.qty } else { 0 };
        let isi = ada.bagian(qty, b.berat).ok().flatten();
        Ok(isi.map(|isi| Dagangan { isi, ..d }))
    }

    /// Scrap of a craftsman into a tray that waits for the melt, as fine as it was tested; its value is not known yet.
    pub fn dari_tukang(
        &self,
        (ke, b): (usize, &ManualBaris),
        kadar: Kadar,
        s: &mut Salah,
    ) -> Option<Dagangan> {
        let d = self.emas((ke, b), true, s)?;
        let murni = berat_murni(b.berat, Berat::NOL, kadar).ok()?;
        Some(Dagangan { isi: Isi { qty: 1, berat: b.berat, murni, nilai: Rupiah::NOL }, ..d })
    }

    fn emas(&self, (ke, b): (usize, &ManualBaris), masuk: bool, s: &mut Salah) -> Option<Dagangan> {
        let jenis = macam(&self.a, (JenisStok::Manual, masuk), (&b.kode_group, &b.kode_dept), ke, s);
        let lm = self.a.group.get(&besar(&b.kode_group)).is_some_and(|g| g.lm);
        let tempat = tempat(&self.a, &b.kode_toko, &b.kode_gudang)
            .and_then(|t| self.tempat_emas(&t, masuk, lm).map(|()| t))
            .map_err(|e| s.beri(ke, "kode_toko", e))
            .ok();
        let berat = ukuran(ke, &ManualBaris { qty: 1, ..b.clone() }, s);
        let (true, Some((macam, nama_dept)), Some(tempat)) = (berat, jenis, tempat) else { return None };
        let kadar_cetak = self.a.group.get(macam.group.as_str()).map_or(Kadar::PENUH, |g| g.kadar_cetak);
        let Lokasi::Baki { gudang, baki } = &tempat else { return None };
        let (kode_gudang, kode_toko) = (gudang.to_string(), baki.to_string());
        let kadar = if self.a.seratus { kadar_cetak } else { Kadar::PENUH };
        let isi = Isi::default();
        Some(Dagangan { macam, nama_dept, tempat, kode_gudang, kode_toko, kadar, kadar_cetak, isi })
    }

    fn tempat_emas(&self, di: &Lokasi, masuk: bool, lm: bool) -> Result<(), String> {
        let Lokasi::Baki { gudang: kode, .. } = di else { return Ok(()) };
        let Some(g) = self.g.get(kode.as_str()) else { return Err(format!("Gudang {kode} tidak ada")) };
        if masuk && !g.aktif {
            return Err(format!("Gudang {kode} tidak aktif"));
        }
        if !g.milik_customer && ((g.tujuan_hancur && g.sumber_hancur) || (lm && !masuk)) {
            return Ok(());
        }
        Err(if masuk {
            format!("Rosok tukang masuk ke gudang leburan, bukan {kode}")
        } else {
            format!("Emas untuk tukang diambil dari gudang leburan atau logam mulia, bukan dari {kode}")
        })
    }
}
