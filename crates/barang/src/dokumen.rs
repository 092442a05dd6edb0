//! Documents of pieces as they were written: lists, one with its lines, and taking one back by a document that reverses
//! it to the letter, as long as no piece went on.

use crate::gerak::{Kepala, Langkah, balikkan};
use crate::pindai;
use db::{Conn, Row, Tx, Val, args};
use ledger::Dok;
use ledger::stok::{Lokasi, Luar};
use platform::salah::Salah;
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use values::{Berat, JenisDok, Kadar, KodeBaki, KodeBarcode, KodeGudang, KodeToko, NoFaktur};

/// What a document that moved pieces answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DokBarangTercatat)]
pub struct Tercatat {
    pub no_dok: String,
    pub tgl_system: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
}

impl Tercatat {
    pub(crate) fn dari(dok: &Dok<'_, '_>, langkah: &[Langkah]) -> Self {
        Self {
            no_dok: dok.no().to_string(),
            tgl_system: dok.tgl_system().to_string(),
            qty: i64::try_from(langkah.len()).unwrap_or(i64::MAX),
            berat: Berat::mg(langkah.iter().map(|l| l.kartu.berat_asli.sebagai_mg()).sum()),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DokBarang)]
pub struct Dokumen {
    pub no_dok: String,
    /// TAMBAH, PINDAH, HANCUR, RETUR …; BATAL reverses the document in `rujukan`
    pub jenis: String,
    pub tgl_system: String,
    pub waktu: String,
    pub oleh: String,
    pub lawan: String,
    pub rujukan: String,
    pub keterangan: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// the document that took it back; empty when none did
    pub dibatalkan: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DokBarangBaris)]
pub struct Baris {
    #[schema(value_type = String)]
    pub kode_barcode: KodeBarcode,
    pub kode_intern: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    #[schema(value_type = f64)]
    pub kadar_cetak: Kadar,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub berat_stock: Berat,
    pub gudang_dari: String,
    pub baki_dari: String,
    pub gudang_ke: String,
    pub baki_ke: String,
    pub kondisi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DokBarangRinci)]
pub struct Rinci {
    #[serde(flatten)]
    pub kepala: Dokumen,
    pub detail_barang: Vec<Baris>,
}

/// Which documents. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct Tanya {
    /// PINDAH, HANCUR, RETUR …, several by commas
    pub jenis: String,
    /// the other side: a supplier, a store; PEMBELIAN for what was bought and then destroyed
    pub lawan: String,
    pub tgl_from: String,
    pub tgl_to: String,
    pub skip: i64,
    pub limit: i64,
}

const LIMIT_MAKS: i64 = 200;

const PILIH: &str = "SELECT d.no_dok, d.jenis, d.tgl_system, d.waktu, d.oleh, d.lawan, d.rujukan, d.keterangan, d.qty, d.berat, \
     COALESCE((SELECT MIN(x.no_dok) FROM dok_barang x WHERE x.toko = d.toko AND x.rujukan = d.no_dok AND x.jenis = 'BATAL'), '') \
     FROM dok_barang d";

fn baca(r: &Row<'_>) -> db::Result<Dokumen> {
    Ok(Dokumen {
        no_dok: r.get(0)?,
        jenis: r.get(1)?,
        tgl_system: r.get(2)?,
        waktu: r.get(3)?,
        oleh: r.get(4)?,
        lawan: r.get(5)?,
        rujukan: r.get(6)?,
        keterangan: r.get(7)?,
        qty: r.int(8)?,
        berat: r.get(9)?,
        dibatalkan: r.get(10)?,
    })
}

/// The newest first.
pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &Tanya) -> Hasil<(Vec<Dokumen>, i64)> {
    let mut syarat = "d.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    let jenis: Vec<String> =
        t.jenis.split(',').map(|j| j.trim().to_uppercase()).filter(|j| !j.is_empty()).take(16).collect();
    if !jenis.is_empty() {
        // What took one of them back belongs to them.
        let d = db::daftar(nilai.len() + 1, jenis);
        syarat.push_str(&format!(
            " AND (d.jenis IN {0} OR (d.jenis = 'BATAL' AND EXISTS (SELECT 1 FROM dok_barang o WHERE o.toko = d.toko \
             AND o.no_dok = d.rujukan AND o.jenis IN {0})))",
            d.sql
        ));
        nilai.extend(d.nilai);
    }
    let lawan = t.lawan.trim().to_uppercase();
    if !lawan.is_empty() {
        nilai.push(lawan.into());
        let n = nilai.len();
        syarat.push_str(&format!(
            " AND (d.lawan = ${n} OR EXISTS (SELECT 1 FROM dok_barang o WHERE o.toko = d.toko AND o.no_dok = d.rujukan \
             AND o.lawan = ${n}))"
        ));
    }
    for (tanda, isi) in [(">=", &t.tgl_from), ("<=", &t.tgl_to)] {
        if !isi.trim().is_empty() {
            nilai.push(isi.trim().into());
            syarat.push_str(&format!(" AND d.tgl_system {tanda} ${}", nilai.len()));
        }
    }
    let count = c.nilai(&format!("SELECT COUNT(*) FROM dok_barang d WHERE {syarat}"), &nilai)?;
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!(
        "{PILIH} WHERE {syarat} ORDER BY d.waktu DESC, d.no_dok DESC LIMIT {limit} OFFSET {}",
        t.skip.max(0)
    );
    Ok((c.rows(&sql, &nilai, baca)?, count))
}

/// One document with its lines.
pub fn rinci(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Rinci> {
    let tidak_ada = || Tolak::tidak_ada("PINDAH-03", "Dokumen ini tidak ada");
    let no = NoFaktur::parse(no).map_err(|_| tidak_ada())?.to_string();
    let kepala = c
        .one(&format!("{PILIH} WHERE d.toko = $1 AND d.no_dok = $2"), args![toko, no.as_str()], baca)?
        .ok_or_else(tidak_ada)?;
    let detail_barang = c.rows(
        "SELECT kode_barcode, kode_intern, nama_barang, kode_group, kode_dept, kadar_cetak, berat, berat_stock, gudang_dari, \
         baki_dari, gudang_ke, baki_ke, kondisi FROM dok_barang_baris WHERE toko = $1 AND no_dok = $2 ORDER BY baris",
        args![toko, no.as_str()],
        |r| {
            Ok(Baris {
                kode_barcode: r.get(0)?,
                kode_intern: r.get(1)?,
                nama_barang: r.get(2)?,
                kode_group: r.get(3)?,
                kode_dept: r.get(4)?,
                kadar_cetak: r.get(5)?,
                berat: r.get(6)?,
                berat_stock: r.get(7)?,
                gudang_dari: r.get(8)?,
                baki_dari: r.get(9)?,
                gudang_ke: r.get(10)?,
                baki_ke: r.get(11)?,
                kondisi: r.get(12)?,
            })
        },
    )?;
    Ok(Rinci { kepala, detail_barang })
}

/// Why a document is taken back.
#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BatalDokBarang)]
pub struct Batal {
    pub keterangan: String,
}

/// The kind of document, its screens, and whether it takes somebody who may approve.
const BISA_BATAL: [(&str, JenisDok, &[&str], bool); 3] = [
    ("PINDAH", JenisDok::PindahBarang, &["/pindah-barang", "/pindah-barang-satu-baki"], false),
    (
        "HANCUR",
        JenisDok::HancurBarang,
        &["/hancur-data-barang", "/hancur-barang-perbaki", "/hancur-pembelian"],
        true,
    ),
    ("RETUR", JenisDok::KirimBarang, &["/kirim-barang-retur"], true),
];

fn lokasi(gudang: &str, baki: &str) -> Hasil<Lokasi> {
    if gudang == Luar::Pemasok.kode() {
        return Ok(Lokasi::Luar(Luar::Pemasok));
    }
    let salah = |e: values::KodeSalah| Tolak::from(db::Error::Lain(e.to_string()));
    Ok(Lokasi::Baki {
        gudang: KodeGudang::parse(gudang).map_err(salah)?,
        baki: KodeBaki::parse(baki).map_err(salah)?,
    })
}

/// Takes a document back.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, no: &str, m: &Batal) -> Hasil<Tercatat> {
    let d = rinci(tx, &p.toko, no)?;
    let k = &d.kepala;
    let Some((_, jenis, menu, penyetuju)) = BISA_BATAL.iter().find(|(j, ..)| *j == k.jenis) else {
        return Err(Tolak::aturan("PINDAH-04", format!("Dokumen {} tidak bisa dibatalkan di sini", k.jenis)));
    };
    if !menu.iter().any(|m| p.boleh_menu(m)) {
        return Err(Tolak::dilarang("AKSES-01", "Akses Di Menu Ini Tidak Di Izinkan"));
    }
    if *penyetuju && !p.level.penyetuju() {
        return Err(Tolak::dilarang(
            "PINDAH-05",
            format!("Dokumen {} hanya dibatalkan oleh SPV atau OWN", k.jenis),
        ));
    }
    if !k.dibatalkan.is_empty() {
        return Err(Tolak::sudah(
            "PINDAH-06",
            format!("Dokumen {} sudah dibatalkan oleh {}", k.no_dok, k.dibatalkan),
        ));
    }
    let alasan = crate::pindah::keterangan(&m.keterangan, "PINDAH-04")?;
    let kode: Vec<KodeBarcode> = d.detail_barang.iter().map(|b| b.kode_barcode.clone()).collect();
    let mut kartu = pindai::kartu_banyak(tx, &kode)?;
    let mut salah = Salah::default();
    let mut langkah = Vec::with_capacity(kode.len());
    let mut kembali: HashMap<(&str, &str), usize> = HashMap::new();
    for (ke, b) in d.detail_barang.iter().enumerate() {
        let Some(satu) = kartu.remove(&b.kode_barcode) else {
            salah.beri(ke, pindai::BARCODE, format!("Barang {} tidak ditemukan", b.kode_barcode));
            continue;
        };
        let di_luar = b.gudang_ke.starts_with('@');
        let tetap = satu.toko == p.toko
            && if di_luar {
                satu.kode_gudang.is_empty() && satu.status == crate::Status::Retur
            } else {
                satu.kode_gudang == b.gudang_ke && satu.kode_toko == b.baki_ke
            };
        if !tetap {
            let kini = match satu.kode_gudang.as_str() {
                "" => satu.status.sebutan().to_owned(),
                g => format!("sudah ada di {g} {}", satu.kode_toko),
            };
            salah.beri(ke, pindai::BARCODE, format!("Barang {} {kini}", b.kode_barcode));
            continue;
        }
        if satu.berat_asli != b.berat_stock {
            let (kode, dulu, kini) = (&b.kode_barcode, b.berat_stock, satu.berat_asli);
            let pesan = format!(
                "Berat barang {kode} {dulu} gr waktu itu, kini {kini} gr: pindahkan dengan dokumen baru"
            );
            salah.beri(ke, pindai::BARCODE, pesan);
            continue;
        }
        *kembali.entry((&b.gudang_dari, &b.baki_dari)).or_default() += 1;
        langkah.push(Langkah {
            dari: lokasi(&b.gudang_ke, &b.baki_ke)?,
            ke: lokasi(&b.gudang_dari, &b.baki_dari)?,
            kondisi: b.kondisi.clone(),
            kartu: satu,
        });
    }
    salah.tolak("PINDAH-07")?;
    for ((gudang, baki), banyak) in kembali {
        pindai::baki(tx, &p.toko, "PINDAH-08", ("no_dok", baki), gudang, banyak)?;
    }
    let asal = NoFaktur::parse(&k.no_dok).map_err(|e| db::Error::Lain(e.to_string()))?;
    let mut dok = Dok::buka(tx, *jenis, &p.user_id)?;
    let kepala = Kepala { jenis: "BATAL", lawan: &k.lawan, rujukan: &k.no_dok, keterangan: &alasan };
    balikkan(&mut dok, &kepala, &asal, &langkah)?;
    let hasil = Tercatat::dari(&dok, &langkah);
    let isi = serde_json::json!({ "barang": hasil.qty, "rujukan": k.no_dok, "keterangan": alasan });
    dok.tutup("BATAL DOKUMEN BARANG", &isi)?;
    Ok(hasil)
}
