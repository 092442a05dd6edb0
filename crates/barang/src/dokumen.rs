//! Documents of pieces as they were written: lists, one with its lines, and taking one back by a document that reverses
//! it to the letter, as long as no piece went on.

use crate::gerak::{Kepala, Langkah, balikkan};
use crate::{BarangTolak, pindai};
use db::{Conn, Tx, Val, args};
use ledger::Dok;
use ledger::stok::{Lokasi, Luar};
use platform::daftar::{Halaman, jumlah};
use platform::salah::Salah;
use platform::{AksesTolak, Hasil, Pelaku, Tolak};
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

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = DokBarang)]
    pub struct Dokumen {
        pub no_dok: String = "d.no_dok",
        /// TAMBAH, PINDAH, HANCUR, RETUR …; BATAL reverses the document in `rujukan`
        pub jenis: String = "d.jenis",
        pub tgl_system: String = "d.tgl_system",
        pub waktu: String = "d.waktu",
        pub oleh: String = "d.oleh",
        pub lawan: String = "d.lawan",
        pub rujukan: String = "d.rujukan",
        pub keterangan: String = "d.keterangan",
        pub qty: i64 = "d.qty",
        #[schema(value_type = f64)]
        pub berat: Berat = "d.berat",
        /// the document that took it back; empty when none did
        pub dibatalkan: String =
            "COALESCE((SELECT MIN(x.no_dok) FROM dok_barang x WHERE x.toko = d.toko AND x.rujukan = d.no_dok \
             AND x.jenis = 'BATAL'), '')",
    }
}

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct DokBarangBaris {
        #[schema(value_type = String)]
        pub kode_barcode: KodeBarcode = "kode_barcode",
        pub kode_intern: String = "kode_intern",
        pub nama_barang: String = "nama_barang",
        pub kode_group: String = "kode_group",
        pub kode_dept: String = "kode_dept",
        #[schema(value_type = f64)]
        pub kadar_cetak: Kadar = "kadar_cetak",
        #[schema(value_type = f64)]
        pub berat: Berat = "berat",
        #[schema(value_type = f64)]
        pub berat_stock: Berat = "berat_stock",
        pub gudang_dari: String = "gudang_dari",
        pub baki_dari: String = "baki_dari",
        pub gudang_ke: String = "gudang_ke",
        pub baki_ke: String = "baki_ke",
        pub kondisi: String = "kondisi",
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = DokBarangRinci)]
pub struct Rinci {
    #[serde(flatten)]
    pub kepala: Dokumen,
    pub detail_barang: Vec<DokBarangBaris>,
}

/// Which documents. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaDokumen {
    /// PINDAH, HANCUR, RETUR …, several by commas
    pub jenis: String,
    /// the other side: a supplier, a store; PEMBELIAN for what was bought and then destroyed
    pub lawan: String,
    pub tgl_from: String,
    pub tgl_to: String,
    /// part of the number, the remark or who made it
    pub cari: String,
    pub skip: i64,
    pub limit: i64,
    /// a column to sort by: no_dok, waktu, oleh, qty, berat, lawan, keterangan
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

/// What all documents that fit come to. What was taken back counts for nothing, nor does what took it back.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TotalDokumenBarang)]
pub struct TotalDokumen {
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
}

/// What a list of documents may be sorted by.
const URUTAN: &[(&str, &str)] = &[
    ("no_dok", "d.no_dok"),
    ("waktu", "d.waktu"),
    ("oleh", "d.oleh"),
    ("qty", "d.qty"),
    ("berat", "d.berat"),
    ("lawan", "d.lawan"),
    ("keterangan", "d.keterangan"),
];

const LIMIT_MAKS: i64 = 200;

const DARI: &str = "FROM dok_barang d";

/// Which documents are asked for, as SQL and its values.
fn syarat(toko: &KodeToko, t: &TanyaDokumen) -> (String, Vec<Val>) {
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
    if !t.cari.trim().is_empty() {
        nilai.push(db::pola_cari(t.cari.trim()).into());
        let n = nilai.len();
        syarat.push_str(&format!(
            " AND (LOWER(d.no_dok) LIKE ${n} ESCAPE '\\' OR LOWER(d.keterangan) LIKE ${n} ESCAPE '\\' \
             OR LOWER(d.oleh) LIKE ${n} ESCAPE '\\')"
        ));
    }
    (syarat, nilai)
}

/// The newest first unless asked otherwise, how many there are, and what they come to.
pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &TanyaDokumen) -> Hasil<Halaman<Dokumen, TotalDokumen>> {
    let urutan = platform::daftar::urutan(URUTAN, &t.sort_by, &t.urut, "d.waktu DESC, d.no_dok DESC")?;
    let (syarat, nilai) = syarat(toko, t);
    let count = c.nilai(&format!("SELECT COUNT(*) FROM dok_barang d WHERE {syarat}"), &nilai)?;
    let sql = format!(
        "SELECT {} FROM dok_barang d WHERE {syarat} AND d.jenis <> 'BATAL' AND NOT EXISTS (SELECT 1 FROM dok_barang x \
         WHERE x.toko = d.toko AND x.rujukan = d.no_dok AND x.jenis = 'BATAL')",
        jumlah(&["d.qty", "d.berat"])
    );
    let total =
        c.one(&sql, &nilai, |r| Ok(TotalDokumen { qty: r.int(0)?, berat: r.get(1)? }))?.unwrap_or_default();
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(LIMIT_MAKS) };
    let sql = format!("{DARI} WHERE {syarat} ORDER BY {urutan} LIMIT {limit} OFFSET {}", t.skip.max(0));
    Ok(Halaman { data: c.baris::<Dokumen>(&sql, &nilai)?, count, total })
}

/// One document with its lines.
pub fn rinci(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Rinci> {
    let tidak_ada = || BarangTolak::DokumenTidakAda.tolak("Dokumen ini tidak ada");
    let no = NoFaktur::parse(no).map_err(|_| tidak_ada())?.to_string();
    let kepala = c
        .baris_satu::<Dokumen>(
            &format!("{DARI} WHERE d.toko = $1 AND d.no_dok = $2"),
            args![toko, no.as_str()],
        )?
        .ok_or_else(tidak_ada)?;
    let detail_barang = c.baris::<DokBarangBaris>(
        "FROM dok_barang_baris \
         WHERE toko = $1 AND no_dok = $2 ORDER BY baris",
        args![toko, no.as_str()],
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
        return Err(
            BarangTolak::DokumenBatal.tolak(format!("Dokumen {} tidak bisa dibatalkan di sini", k.jenis))
        );
    };
    if d.detail_barang.iter().any(|b| b.gudang_ke == "@TRANSIT") {
        let pesan = format!("Retur {} ke pusat adalah kiriman; batalkan di Kirim Barang", k.no_dok);
        return Err(BarangTolak::DokumenBatal.tolak(pesan));
    }
    if !menu.iter().any(|m| p.boleh_menu(m)) {
        return Err(AksesTolak::Menu.tolak("Akses Di Menu Ini Tidak Di Izinkan"));
    }
    if *penyetuju && !p.level.penyetuju() {
        return Err(BarangTolak::DokumenPenyetuju
            .tolak(format!("Dokumen {} hanya dibatalkan oleh SPV atau OWN", k.jenis)));
    }
    if !k.dibatalkan.is_empty() {
        return Err(BarangTolak::DokumenSudahBatal
            .tolak(format!("Dokumen {} sudah dibatalkan oleh {}", k.no_dok, k.dibatalkan)));
    }
    let alasan = crate::pindah::keterangan(&m.keterangan, BarangTolak::DokumenBatal)?;
    let kode: Vec<KodeBarcode> = d.detail_barang.iter().map(|b| b.kode_barcode.clone()).collect();
    let mut kartu = pindai::kartu_banyak(tx, &kode)?;
    let asal = NoFaktur::parse(&k.no_dok).map_err(|e| db::Error::Lain(e.to_string()))?;
    let berlanjut = crate::berlanjut(tx, &p.toko, &[&asal], kartu.values())?;
    let mut salah = Salah::default();
    let mut langkah = Vec::with_capacity(kode.len());
    let mut kembali: HashMap<(&str, &str), usize> = HashMap::new();
    for (ke, b) in d.detail_barang.iter().enumerate() {
        let Some(satu) = kartu.remove(&b.kode_barcode) else {
            salah.beri(ke, pindai::BARCODE, format!("Barang {} tidak ditemukan", b.kode_barcode));
            continue;
        };
        if let Some(sejak) = berlanjut.get(&b.kode_barcode) {
            salah.beri(ke, pindai::BARCODE, format!("Barang {} {sejak}", b.kode_barcode));
            continue;
        }
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
        *kembali.entry((&b.gudang_dari, &b.baki_dari)).or_default() += 1;
        langkah.push(Langkah {
            dari: lokasi(&b.gudang_ke, &b.baki_ke)?,
            ke: lokasi(&b.gudang_dari, &b.baki_dari)?,
            kondisi: b.kondisi.clone(),
            kartu: satu,
        });
    }
    salah.tolak(BarangTolak::DokumenBerlanjut)?;
    for ((gudang, baki), banyak) in kembali {
        pindai::baki(tx, &p.toko, BarangTolak::DokumenBaki, ("no_dok", baki), gudang, banyak)?;
    }
    let mut dok = Dok::buka(tx, *jenis, &p.user_id)?;
    let kepala = Kepala { jenis: "BATAL", lawan: &k.lawan, rujukan: &k.no_dok, keterangan: &alasan };
    balikkan(&mut dok, &kepala, &asal, &langkah)?;
    let hasil = Tercatat::dari(&dok, &langkah);
    let isi = serde_json::json!({ "barang": hasil.qty, "rujukan": k.no_dok, "keterangan": alasan });
    dok.tutup("BATAL DOKUMEN BARANG", &isi)?;
    Ok(hasil)
}
