//! Receiving a shipment: what was scanned goes into a tray, what was not stays on its way with a reason. Differences are
//! written down as they were found and never edited.

use super::{akhiri, isi, kepala, perbarui};
use crate::BarangTolak;
use crate::gerak::{self, Langkah, gerakkan};
use crate::kartu::{self, Kartu};
use crate::susut::{self, Ajuan};
use db::{Tx, Val, args};
use ledger::Dok;
use ledger::stok::Lokasi;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use values::batas::berat_barang;
use values::{Berat, JenisDok, KodeBarcode, NoFaktur};

/// A piece that arrived, and what the scale said when it was weighed.
#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BarangTerima)]
pub struct Satu {
    pub kode_barcode: String,
    #[schema(value_type = Option<f64>)]
    pub berat: Option<Berat>,
}

/// A piece in the parcel that the shipment does not name.
#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BarangLebih)]
pub struct Lebih {
    pub kode_barcode: String,
    pub keterangan: String,
}

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = TerimaBarang)]
pub struct Terima {
    pub no_kirim: String,
    /// the tray the pieces go into
    pub kode_toko: String,
    pub keterangan: String,
    /// why some are missing; wanted when some are
    pub alasan_kurang: String,
    pub detail_barang: Vec<Satu>,
    pub barang_lebih: Vec<Lebih>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarangDiterima)]
pub struct Diterima {
    pub no_terima: String,
    pub no_kirim: String,
    pub status: String,
    pub diterima: i64,
    pub kurang: i64,
    pub lebih: i64,
    /// pieces whose weight waits in validasi-susut
    pub susut: i64,
}

/// A difference to be written down.
struct Beda {
    jenis: &'static str,
    kode: String,
    nama: String,
    buku: Berat,
    timbang: Berat,
    keterangan: String,
}

/// The rows that arrived, with the weight of those that were weighed.
fn datang(
    tx: &mut Tx<'_>,
    no: &NoFaktur,
    status: &HashMap<KodeBarcode, String>,
    baris: &[Satu],
) -> Hasil<Vec<(Kartu, Option<Berat>)>> {
    let (mut s, mut sudah, mut hasil) = (Salah::default(), HashSet::new(), Vec::with_capacity(baris.len()));
    for (ke, b) in baris.iter().enumerate() {
        let kode = match KodeBarcode::parse(&b.kode_barcode) {
            Ok(k) => k,
            Err(e) => {
                s.beri(ke, "kode_barcode", e.to_string());
                continue;
            }
        };
        if let Some(Err(pesan)) = b.berat.map(berat_barang) {
            s.beri(ke, "berat", pesan);
        }
        let pesan = match status.get(&kode).map(String::as_str) {
            _ if !sudah.insert(kode.clone()) => "Data Sudah Ada Di Tabel".to_owned(),
            Some("JALAN") => {
                hasil.push((super::di_jalan(tx, &kode)?, b.berat));
                continue;
            }
            Some("KURANG") => {
                format!("Barang {kode} sudah dicatat kurang, selesaikan lewat Ditemukan dengan persetujuan")
            }
            Some("DITERIMA") => format!("Barang {kode} sudah diterima"),
            Some(_) => format!("Barang {kode} tidak lagi dalam perjalanan {no}"),
            None => format!("Barang {kode} tidak ada di kiriman {no}"),
        };
        s.beri(ke, "kode_barcode", pesan);
    }
    s.tolak(BarangTolak::KirimTerima)?;
    Ok(hasil)
}

/// Pieces nobody announced: written down with what the books say of them. They enter no tray; the document that moves
/// them is their own store's.
fn lebih(tx: &mut Tx<'_>, status: &HashMap<KodeBarcode, String>, baris: &[Lebih]) -> Hasil<Vec<Beda>> {
    let (mut sudah, mut hasil) = (HashSet::new(), Vec::with_capacity(baris.len()));
    for (ke, b) in baris.iter().enumerate() {
        let salah =
            |pesan: String| BarangTolak::KirimTerima.pada(&format!("barang_lebih[{ke}].kode_barcode"), pesan);
        let kode = KodeBarcode::parse(&b.kode_barcode).map_err(|e| salah(e.to_string()))?;
        if status.contains_key(&kode) {
            return Err(salah(format!("Barang {kode} ada di kiriman ini, bukan barang lebih")));
        }
        if !sudah.insert(kode.clone()) {
            return Err(salah("Data Sudah Ada Di Tabel".to_owned()));
        }
        if b.keterangan.chars().count() > 200 {
            return Err(salah("Keterangan paling banyak 200 karakter".to_owned()));
        }
        let (nama, buku, menurut) = match kartu::satu(tx, &kode) {
            Ok(k) if k.kode_gudang.is_empty() => {
                (k.nama_barang, k.berat_asli, format!("MENURUT BUKU {}", k.status.sebutan().to_uppercase()))
            }
            Ok(k) => {
                let menurut = format!("MENURUT BUKU ADA DI TOKO {} BAKI {}", k.toko, k.kode_toko);
                (k.nama_barang, k.berat_asli, menurut)
            }
            Err(t) if t.adalah(BarangTolak::TidakAda) => {
                ("-".to_owned(), Berat::NOL, "TIDAK TERDAFTAR".to_owned())
            }
            Err(t) => return Err(t),
        };
        let tulis = b.keterangan.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
        let keterangan = if tulis.is_empty() { menurut } else { format!("{tulis}; {menurut}") };
        hasil.push(Beda {
            jenis: "LEBIH",
            kode: kode.to_string(),
            nama,
            buku,
            timbang: Berat::NOL,
            keterangan,
        });
    }
    Ok(hasil)
}

/// Is it on its way to this store, and does the request say enough?
fn boleh_diterima(tx: &mut Tx<'_>, p: &Pelaku, m: &Terima) -> Hasil<(NoFaktur, super::Kepala)> {
    if m.no_kirim.trim().is_empty() {
        let pesan = "No Kirim Harus Dipilih";
        return Err(BarangTolak::KirimNomor.pada("no_kirim", pesan));
    }
    let no = super::nomor(&m.no_kirim)?;
    let k = kepala(tx, &no)?;
    if k.tujuan != p.toko {
        return Err(BarangTolak::KirimTokoLain.tolak(format!("Kiriman {no} untuk toko {}", k.tujuan)));
    }
    match k.status.as_str() {
        "BATAL" => {
            return Err(BarangTolak::KirimBatal.tolak(format!("Kiriman {no} sudah dibatalkan pengirim")));
        }
        "DIKIRIM" => {}
        _ => return Err(BarangTolak::KirimDiterima.tolak(format!("Kiriman {no} sudah diterima"))),
    }
    // An empty parcel is received too, when somebody says why.
    if m.detail_barang.is_empty() && m.alasan_kurang.trim().is_empty() {
        let pesan = "Scan barang yang diterima; bila tidak ada satu pun, isi alasan kurang";
        return Err(BarangTolak::KirimTerima.pada("alasan_kurang", pesan));
    }
    if m.keterangan.chars().count() > 200 {
        let pesan = "Keterangan paling banyak 200 karakter";
        return Err(BarangTolak::KirimTerima.pada("keterangan", pesan));
    }
    Ok((no, k))
}

/// Receives a shipment at the store it was sent to. Runs under the locks of both stores.
pub fn terima(tx: &mut Tx<'_>, p: &Pelaku, m: &Terima) -> Hasil<Diterima> {
    let (no, k) = boleh_diterima(tx, p, m)?;
    let semua = isi(tx, &no)?;
    let status: HashMap<KodeBarcode, String> = semua.iter().cloned().collect();
    let terima = datang(tx, &no, &status, &m.detail_barang)?;
    let ada: HashSet<&KodeBarcode> = terima.iter().map(|(k, _)| &k.kode_barcode).collect();
    let kurang: Vec<KodeBarcode> =
        semua.iter().filter(|(k, s)| s == "JALAN" && !ada.contains(k)).map(|(k, _)| k.clone()).collect();
    let alasan =
        if kurang.is_empty() { String::new() } else { super::alasan(&m.alasan_kurang, "alasan_kurang")? };
    let qty = i64::try_from(terima.len()).unwrap_or(i64::MAX);
    let ke =
        if terima.is_empty() { None } else { Some(super::baki(tx, &p.toko, &m.kode_toko, terima.len())?) };
    let mut beda = lebih(tx, &status, &m.barang_lebih)?;
    let banyak_lebih = beda.len();
    for kode in &kurang {
        let b = super::di_jalan(tx, kode)?;
        beda.push(Beda {
            jenis: "KURANG",
            kode: kode.to_string(),
            nama: b.nama_barang,
            buku: b.berat_asli,
            timbang: Berat::NOL,
            keterangan: alasan.clone(),
        });
    }
    let mut langkah = Vec::with_capacity(terima.len());
    let mut ditimbang = Vec::new();
    for (kartu, berat) in terima {
        if let Some(g) = berat.filter(|g| *g != kartu.berat_asli) {
            ditimbang.push((kartu.clone(), g));
        }
        let dari = Lokasi::Transit(no.clone());
        langkah.extend(ke.clone().map(|ke| Langkah { kartu, dari, ke, kondisi: String::new() }));
    }
    let mut dok = Dok::buka(tx, JenisDok::TerimaBarang, &p.user_id)?;
    let (no_terima, no_kirim) = (dok.no().to_string(), no.to_string());
    let keterangan = m.keterangan.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    let judul = gerak::Kepala {
        jenis: "TERIMA_KIRIM",
        lawan: k.asal.as_str(),
        rujukan: &no_kirim,
        keterangan: &keterangan,
    };
    gerakkan(&mut dok, &judul, &langkah)?;
    let tgl = dok.tgl_system();
    let t = dok.tx();
    for l in &langkah {
        akhiri(t, &no, &l.kartu.kode_barcode, ("DITERIMA", "", &no_terima))?;
    }
    for kode in &kurang {
        akhiri(t, &no, kode, ("KURANG", &alasan, ""))?;
    }
    let mut pending = 0;
    for (kartu, berat) in ditimbang {
        let a = Ajuan { sumber: "TERIMA_KIRIM", no_dok: &no_terima, kartu: &kartu, berat_timbang: berat };
        let no_susut = susut::ajukan(t, p, tgl, &a)?;
        pending += i64::from(no_susut.is_some());
        beda.push(Beda {
            jenis: "BERAT",
            kode: kartu.kode_barcode.to_string(),
            nama: kartu.nama_barang,
            buku: kartu.berat_asli,
            timbang: berat,
            keterangan: no_susut
                .map_or_else(|| "DALAM TOLERANSI".to_owned(), |n| format!("VALIDASI SUSUT {n}")),
        });
    }
    tulis_beda(t, p, &no, &no_terima, tgl, &beda)?;
    let status = perbarui(t, &no)?;
    let hitung = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let hasil = Diterima {
        no_terima: no_terima.clone(),
        no_kirim,
        status,
        diterima: qty,
        kurang: hitung(kurang.len()),
        lebih: hitung(banyak_lebih),
        susut: pending,
    };
    dok.tutup("TERIMA KIRIM BARANG", &serde_json::json!(hasil))?;
    Ok(hasil)
}

fn tulis_beda(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    no: &NoFaktur,
    no_terima: &str,
    tgl: values::Tanggal,
    beda: &[Beda],
) -> Hasil<()> {
    let waktu = tx.sekarang();
    let kolom = [
        "toko",
        "no_terima",
        "baris",
        "no_kirim",
        "asal",
        "tgl_system",
        "waktu",
        "oleh",
        "jenis",
        "kode_barcode",
        "nama_barang",
        "berat_buku",
        "berat_timbang",
        "keterangan",
    ];
    let baris = beda.iter().zip(1_i64..).map(|(b, n)| {
        let v: Vec<Val> = args![
            &p.toko,
            no_terima,
            n,
            no,
            no.toko(),
            tgl,
            waktu,
            &p.user_id,
            b.jenis,
            &b.kode,
            &b.nama,
            b.buku,
            b.timbang,
            &b.keterangan
        ]
        .to_vec();
        Ok::<_, db::Error>(v)
    });
    tx.sisip_banyak("kirim_selisih", &kolom, baris)?;
    Ok(())
}
