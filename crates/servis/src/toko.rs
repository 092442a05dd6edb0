//! The shop's own damaged pieces: from RUSAK into REPARASI, and when they are whole again to LABEL. The same way as a customer's,
//! without a customer and without money.

use crate::barang_masuk;
use crate::masuk::{Tercatat, janji, salah};
use crate::minta::ServiceTokoMinta;
use crate::tabel::{BarisService, Kepala};
use crate::tahap::{self, Kejadian};
use crate::tolak::ServisTolak;
use crate::{GUDANG, stok};
use barang::pindai::{self, Pindai};
use barang::{Kartu, Langkah, gerakkan};
use db::{Json, Tx};
use konter::{Hari, henti, meluap, rupiah};
use ledger::Dok;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use values::{JenisDok, Rupiah};

/// Where damaged pieces lie.
const ASAL: &str = "RUSAK";
const PALING_BANYAK: usize = 50;

fn kartu(tx: &mut Tx<'_>, p: &Pelaku, m: &ServiceTokoMinta) -> Hasil<Vec<Kartu>> {
    let minta: Vec<Pindai> = m
        .detail_barang
        .iter()
        .map(|b| Pindai { kode_barcode: b.kode_barcode.clone(), kode_toko: String::new() })
        .collect();
    pindai::periksa(tx, &p.toko, ServisTolak::Baris, &minta, |k| {
        (k.kode_gudang != ASAL)
            .then(|| format!("Barang {} ada di {}, tidak di {ASAL}", k.kode_barcode, k.kode_gudang))
    })
}

fn baris(
    tx: &mut Tx<'_>,
    h: &Hari,
    m: &ServiceTokoMinta,
    kartu: &[Kartu],
    baki: &str,
) -> Hasil<Vec<BarisService>> {
    let mut s = Salah::default();
    let mut hasil = Vec::with_capacity(kartu.len());
    for (ke, (b, k)) in m.detail_barang.iter().zip(kartu).enumerate() {
        let kerja = henti::baris(barang_masuk::pekerjaan(tx, h, &b.pekerjaan), ke, &mut s)?;
        let Some((pekerjaan, estimasi_rp)) = kerja else { continue };
        if !(0..=10_000).contains(&b.jumlah_batu) {
            s.beri(ke, "jumlah_batu", "Jumlah batu 0 sampai 10000");
        }
        // Stones of the card came in with it: one that is missing is asked for when it is finished.
        let di_kartu = barang_masuk::batu_kartu(tx, &k.kode_barcode)?;
        hasil.push(BarisService {
            toko: h.toko.to_string(),
            no_service: String::new(),
            baris: i64::try_from(ke + 1).unwrap_or(i64::MAX),
            kode_barcode: k.kode_barcode.to_string(),
            milik_rantai: true,
            toko_nota: String::new(),
            no_faktur_jual: String::new(),
            nama_barang: k.nama_barang.clone(),
            kode_group: k.kode_group.clone(),
            kode_dept: k.kode_dept.clone(),
            kadar: k.kadar_cetak,
            berat: k.berat_asli,
            berat_atribut: k.berat_atribut,
            murni: k.murni().map_err(meluap)?,
            jumlah_batu: b.jumlah_batu.max(di_kartu),
            taksiran_rp: Rupiah::NOL,
            estimasi_rp,
            kondisi: konter::teks::keterangan(&b.kondisi)?.to_uppercase(),
            pekerjaan: Json(pekerjaan),
            gudang_asal: k.kode_gudang.clone(),
            baki_asal: k.kode_toko.clone(),
            gudang: GUDANG.to_owned(),
            kode_toko: baki.to_owned(),
        });
    }
    s.tolak(ServisTolak::Baris)?;
    Ok(hasil)
}

/// Sends damaged pieces of the shop to be repaired.
pub fn simpan_toko(tx: &mut Tx<'_>, p: &Pelaku, m: &ServiceTokoMinta) -> Hasil<Tercatat> {
    let hari = Hari::baca(tx, p)?;
    let janji = janji(&hari, &m.tgl_janji)?;
    if m.detail_barang.is_empty() || m.detail_barang.len() > PALING_BANYAK {
        return Err(salah("detail_barang", format!("Isi 1 sampai {PALING_BANYAK} barang")));
    }
    let kode_sales = if m.kode_sales.trim().is_empty() {
        String::new()
    } else {
        konter::sales::periksa(tx, p, &m.kode_sales)?
    };
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let kartu = kartu(tx, p, m)?;
    let tujuan = stok::baki(tx, &p.toko, kartu.len())?;
    let baris = baris(tx, &hari, m, &kartu, tujuan.baki.as_str())?;
    let estimasi_rp = rupiah(baris.iter().map(|b| b.estimasi_rp))?;
    let mut dok = Dok::buka(tx, JenisDok::Service, &p.user_id)?;
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system());
    let kepala = Kepala {
        toko: p.toko.to_string(),
        no_service: no.clone(),
        jenis: "TOKO".to_owned(),
        tgl_system: tgl.to_string(),
        waktu: dok.waktu().to_string(),
        input_by: p.user_id.to_string(),
        kode_sales,
        kode_pelanggan: String::new(),
        kode_member: String::new(),
        nama_customer: "TOKO".to_owned(),
        alamat_customer: String::new(),
        no_hp: String::new(),
        no_faktur_group: no.clone(),
        tgl_janji: janji.to_string(),
        estimasi_rp,
        dp_rp: Rupiah::NOL,
        keterangan: keterangan.clone(),
        otorisasi: String::new(),
    };
    dok.tx().sisip([kepala])?;
    dok.tx().sisip(baris.into_iter().map(|b| BarisService { no_service: no.clone(), ..b }))?;
    let langkah = kartu
        .into_iter()
        .map(|k| Langkah::ke_baki(k, tujuan.gudang.clone(), tujuan.baki.clone()))
        .collect::<Hasil<Vec<_>>>()?;
    let banyak = langkah.len();
    let kepala = barang::Kepala { jenis: "SERVICE", lawan: "TOKO", rujukan: &no, keterangan: &keterangan };
    gerakkan(&mut dok, &kepala, &langkah)?;
    tahap::catat(&mut dok, &no, &Kejadian { tahap: "MASUK", rujukan: &no, ..Kejadian::default() })?;
    tahap::mulai(&mut dok, &no)?;
    dok.tutup("SERVICE TOKO", &serde_json::json!({ "barang": banyak, "janji": janji }))?;
    Ok(Tercatat {
        no_service: no,
        tgl_system: tgl.to_string(),
        estimasi_rp,
        dp_rp: Rupiah::NOL,
        kembali: Rupiah::NOL,
        tgl_janji: janji.to_string(),
    })
}
