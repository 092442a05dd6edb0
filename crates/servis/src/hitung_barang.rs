//! Customers' goods in REPARASI counted blind, at least once a month, by somebody who neither took them in nor finished them: the
//! one who counts reads and weighs, and is told only then what the book says.

use crate::kerja::TIMBANGAN;
use crate::minta::{ServiceHitungBaris, ServiceHitungMinta};
use crate::tolak::ServisTolak;
use db::{Conn, Tx, args};
use ledger::Dok;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use std::collections::BTreeMap;
use values::{Berat, JenisDok, KodeBarcode, KodeToko};

const PALING_BANYAK: usize = 5_000;

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ServiceHitungKepala)]
    pub struct HitungKepala in "service_hitung" {
        #[serde(skip)]
        pub toko: String,
        pub no_hitung: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        /// pieces of the book
        pub harus: i64,
        pub ada: i64,
        pub kurang: i64,
        pub lebih: i64,
        /// there, but of another weight
        pub beda: i64,
        pub keterangan: String,
    }
}

db::tabel! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ServiceHitungHasil)]
    pub struct HitungHasil in "service_hitung_baris" {
        #[serde(skip)]
        pub toko: String,
        #[serde(skip)]
        pub no_hitung: String,
        pub baris: i64,
        #[serde(skip)]
        pub tgl_system: String,
        pub kode_barcode: String,
        /// empty for one that no open service knows
        pub no_service: String,
        /// ADA, BEDA, KURANG, LEBIH
        pub hasil: String,
        #[schema(value_type = f64)]
        pub berat_buku: Berat,
        #[schema(value_type = f64)]
        pub berat: Berat,
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceHitungTercatat)]
pub struct HitungTercatat {
    #[serde(flatten)]
    pub kepala: HitungKepala,
    /// what is not as the book says
    pub selisih: Vec<HitungHasil>,
}

db::bacaan! {
    /// A piece that has to be there.
    struct Buku {
        kode_barcode: String = "g.kode_barcode",
        no_service: String = "b.no_service",
        berat: Berat = "g.berat",
    }
}

fn buku(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Buku>> {
    Ok(c.baris(
        "FROM service_kini k JOIN service s ON s.toko = k.toko AND s.no_service = k.no_service AND s.jenis = 'CUSTOMER' \
         JOIN service_baris b ON b.toko = k.toko AND b.no_service = k.no_service JOIN saldo_barang g ON g.toko = b.toko \
         AND g.kode_barcode = b.kode_barcode AND g.milik = 'CUSTOMER' WHERE k.toko = $1 AND k.terbuka = 1 \
         ORDER BY g.kode_barcode",
        args![toko],
    )?)
}

/// Who keeps the goods does not count them.
fn bukan_penjaga(c: &mut Conn, p: &Pelaku) -> Hasil<()> {
    let n: i64 = c.nilai(
        "SELECT COUNT(*) FROM service_kini k JOIN service s ON s.toko = k.toko AND s.no_service = k.no_service AND s.jenis = 'CUSTOMER' \
         LEFT JOIN service_selesai d ON d.toko = k.toko AND d.no_service = k.no_service \
         WHERE k.toko = $1 AND k.terbuka = 1 AND (s.oleh = $2 OR COALESCE(d.oleh, '') = $2)",
        args![&p.toko, &p.user_id],
    )?;
    if n == 0 {
        return Ok(());
    }
    let pesan = format!("Anda menerima atau menyelesaikan {n} service ini; orang lain yang menghitung");
    Err(ServisTolak::Hitung.tolak(pesan))
}

/// What was read, each once.
fn dibaca(m: &ServiceHitungMinta) -> Hasil<BTreeMap<String, Berat>> {
    if m.detail_barang.len() > PALING_BANYAK {
        return Err(
            ServisTolak::Hitung.pada("detail_barang", format!("Paling banyak {PALING_BANYAK} barang"))
        );
    }
    let (mut semua, mut salah) = (BTreeMap::new(), Salah::default());
    for (ke, ServiceHitungBaris { kode_barcode, berat }) in m.detail_barang.iter().enumerate() {
        match KodeBarcode::parse(kode_barcode.trim()) {
            Err(e) => salah.beri(ke, "kode_barcode", e.to_string()),
            Ok(_) if *berat <= Berat::NOL => salah.beri(ke, "berat", "Timbang barangnya"),
            Ok(k) => {
                if semua.insert(k.to_string(), *berat).is_some() {
                    salah.beri(ke, "kode_barcode", format!("Barang {k} dihitung dua kali"));
                }
            }
        }
    }
    salah.tolak(ServisTolak::Hitung)?;
    Ok(semua)
}

fn banding(buku: Vec<Buku>, mut dibaca: BTreeMap<String, Berat>) -> Vec<HitungHasil> {
    let garis = |kode_barcode: String, no_service: String, hasil: &str, berat_buku, berat| HitungHasil {
        toko: String::new(),
        no_hitung: String::new(),
        baris: 0,
        tgl_system: String::new(),
        kode_barcode,
        no_service,
        hasil: hasil.to_owned(),
        berat_buku,
        berat,
    };
    let mut semua = Vec::with_capacity(buku.len());
    for b in buku {
        let kini = dibaca.remove(&b.kode_barcode);
        let hasil = match kini {
            None => "KURANG",
            Some(k) if (k.sebagai_mg() - b.berat.sebagai_mg()).abs() > TIMBANGAN.sebagai_mg() => "BEDA",
            Some(_) => "ADA",
        };
        semua.push(garis(b.kode_barcode, b.no_service, hasil, b.berat, kini.unwrap_or(Berat::NOL)));
    }
    semua.extend(dibaca.into_iter().map(|(k, b)| garis(k, String::new(), "LEBIH", Berat::NOL, b)));
    semua
}

/// Counts them.
pub fn hitung_barang(tx: &mut Tx<'_>, p: &Pelaku, m: &ServiceHitungMinta) -> Hasil<HitungTercatat> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    bukan_penjaga(tx, p)?;
    let dibaca = dibaca(m)?;
    let buku = buku(tx, &p.toko)?;
    if buku.is_empty() && dibaca.is_empty() {
        return Err(ServisTolak::Hitung.tolak("Tidak ada barang customer yang dihitung"));
    }
    let mut dok = Dok::buka(tx, JenisDok::HitungService, &p.user_id)?;
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    let semua: Vec<HitungHasil> = banding(buku, dibaca)
        .into_iter()
        .zip(1_i64..)
        .map(|(h, baris)| HitungHasil {
            toko: p.toko.to_string(),
            no_hitung: no.clone(),
            baris,
            tgl_system: tgl.clone(),
            ..h
        })
        .collect();
    let banyak =
        |apa: &str| i64::try_from(semua.iter().filter(|h| h.hasil == apa).count()).unwrap_or(i64::MAX);
    let (ada, kurang, lebih, beda) = (banyak("ADA"), banyak("KURANG"), banyak("LEBIH"), banyak("BEDA"));
    let kepala = HitungKepala {
        toko: p.toko.to_string(),
        no_hitung: no.clone(),
        tgl_system: tgl,
        waktu: dok.waktu().to_string(),
        oleh: p.user_id.to_string(),
        harus: ada + kurang + beda,
        ada,
        kurang,
        lebih,
        beda,
        keterangan,
    };
    dok.tx().sisip([kepala.clone()])?;
    dok.tx().sisip(semua.iter().cloned())?;
    let isi = serde_json::json!({ "harus": kepala.harus, "kurang": kurang, "lebih": lebih, "beda": beda });
    dok.tutup("HITUNG BARANG SERVICE", &isi)?;
    Ok(HitungTercatat { kepala, selisih: semua.into_iter().filter(|h| h.hasil != "ADA").collect() })
}

/// The last counts, the newest first.
pub fn hitungan_barang(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<HitungKepala>> {
    Ok(c.baris(
        "FROM service_hitung WHERE service_hitung.toko = $1 ORDER BY service_hitung.waktu DESC, service_hitung.no_hitung DESC LIMIT 50",
        args![toko],
    )?)
}
