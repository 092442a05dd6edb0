//! The work begins, in the shop or at a craftsman: one work of his a line, which is paid once it is finished.

use crate::kerja;
use crate::lihat;
use crate::minta::ProsesMinta;
use crate::tahap::{self, Kejadian, TahapTercatat, buka, pindah};
use crate::tolak::ServisTolak;
use db::Tx;
use konter::Hari;
use ledger::Dok;
use platform::{Hasil, Pelaku};
use tukang::kerja::KerjaBaru;
use values::{Rupiah, Tanggal};

/// Begins the work. Where the store validates services, only on one that was.
pub fn proses(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &ProsesMinta) -> Hasil<TahapTercatat> {
    let hari = Hari::baca(tx, p)?;
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let s = buka(tx, &p.toko, teks)?;
    s.harus(&["MASUK"], "PROSES")?;
    if !s.milik_toko() && hari.set.nyala("VALIDASI_SERVICE_MODULE") && s.kini.valid_by.is_empty() {
        return Err(ServisTolak::BelumValid.tolak(format!("Service {} belum divalidasi", s.no)));
    }
    let baris = lihat::baris(tx, &p.toko, &s.no)?;
    let mut dok = Dok::lanjut(tx, s.no.clone(), &p.user_id)?;
    let (no, tgl) = (s.no.to_string(), dok.tgl_system());
    let kode = m.kode_tukang.trim().to_uppercase();
    if !kode.is_empty() {
        tukang::kerja::wajib_ada(dok.tx(), &p.toko, &kode)?;
        let janji = Tanggal::parse(&s.kepala.tgl_janji).ok().filter(|t| *t >= tgl);
        for b in &baris {
            let jenis = b.pekerjaan.first().map_or("LAIN", |k| kerja::di_tukang(&k.jenis_kerja));
            let baru = KerjaBaru {
                kode_tukang: &kode,
                no_dok: &s.no,
                baris: b.baris,
                jenis_kerja: jenis,
                janji,
                keterangan: &b.nama_barang,
            };
            tukang::kerja::mulai(&mut dok, &baru)?;
        }
    }
    let k = Kejadian {
        tahap: "PROSES",
        kode_tukang: &kode,
        rujukan: &no,
        keterangan: &keterangan,
        ..Kejadian::default()
    };
    tahap::catat(&mut dok, &no, &k)?;
    pindah(dok.tx(), &s.kini, "PROSES", tgl, true)?;
    tahap::isi(dok.tx(), &no, "kode_tukang", kode.as_str().into())?;
    dok.tutup("PROSES SERVICE", &serde_json::json!({ "tukang": kode, "keterangan": keterangan }))?;
    Ok(TahapTercatat {
        no_service: no.clone(),
        tahap: "PROSES".to_owned(),
        no_dok: no,
        tgl_system: tgl.to_string(),
        total_rp: Rupiah::NOL,
    })
}

/// His works on a service end with it: finished, or called off.
pub(crate) fn akhiri(dok: &mut Dok<'_, '_>, p: &Pelaku, no: &values::NoFaktur, selesai: bool) -> Hasil<()> {
    let semua = tukang::kerja::dari_dok(dok.tx(), &p.toko, no)?;
    for k in semua.iter().filter(|k| k.status == "JALAN") {
        if selesai {
            tukang::kerja::selesai(dok, k.id)?;
        } else {
            tukang::kerja::batal(dok, k.id)?;
        }
    }
    Ok(())
}
