//! A lost ticket: the person on the loan states it by identity, somebody approves, and the old ticket holds no more.

use crate::kini::{self, Kejadian, buka, sudah};
use crate::lunas::sebut;
use crate::minta::HutangHilangMinta;
use crate::simpan::KATEGORI;
use crate::tabel::Hilang;
use crate::tolak::PinjamTolak;
use db::Tx;
use konter::pelanggan::{self, PelangganMinta};
use konter::{Alasan, BarisIzin, Hari, KodeAlasan, Perlu, alasan};
use platform::otorisasi::{self, Rincian};
use platform::{Hasil, Pelaku, identitas};
use serde::Serialize;

/// The ticket that holds now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangTiket {
    pub no_faktur_hutang: String,
    pub tiket: i64,
}

/// Voids the ticket of a loan; the next one is to be printed.
pub fn hilang(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &HutangHilangMinta) -> Hasil<HutangTiket> {
    let h = Hari::baca(tx, p)?;
    let d = buka(tx, &p.toko, teks)?;
    if !d.kini.terbuka {
        return Err(sudah(&d.kini, "dicatat hilang tiketnya"));
    }
    let pernyataan = konter::teks::rapi(&m.pernyataan);
    if pernyataan.chars().count() < 5 || pernyataan.chars().count() > 200 {
        let pesan = "Pernyataan kehilangan harus diisi, paling banyak 200 karakter";
        return Err(PinjamTolak::Tiket.pada("pernyataan", pesan));
    }
    let nik = pelanggan::angka(&m.nik);
    if nik.len() != 16 {
        return Err(PinjamTolak::Identitas.pada("nik", "NIK harus 16 angka"));
    }
    let k = &d.kepala;
    if !pelanggan::cocok(tx, p, &nik, &[&k.sidik_nik])? {
        let pesan = format!("NIK bukan milik {}, tercatat {}", k.nama_customer, k.nik_samar);
        return Err(PinjamTolak::Identitas.pada("nik", pesan));
    }
    let tiket = d.kini.tiket + 1;
    let pesan = format!("Surat bukti pinjaman {} hilang, diganti tiket ke-{tiket}: {pernyataan}", d.no);
    let semua = [Alasan::new(KodeAlasan::TiketHilang, pesan)];
    let uraian = format!("{}, jatuh tempo {}", k.nama_customer, k.jatuh_tempo);
    let rincian = Rincian::jumlah(d.no.to_string(), uraian, k.pokok_rp);
    let kosong = PelangganMinta::default();
    let perlu = Perlu {
        alasan: &semua,
        nominal: k.pokok_rp,
        neto: None,
        kategori: KATEGORI,
        baris: vec![BarisIzin::new(rincian, &(d.no.to_string(), tiket))?],
        customer: &kosong,
        pembayaran: &[],
    };
    let setuju = alasan::setuju(tx, p, &m.otorisasi, perlu)?;
    let (otorisasi, disetujui) = sebut(setuju.as_ref());
    let baris = Hilang {
        toko: k.toko.clone(),
        no_hutang: k.no_hutang.clone(),
        tiket,
        tgl_system: h.tgl_system.to_string(),
        waktu: tx.sekarang().to_string(),
        oleh: p.user_id.to_string(),
        disetujui: disetujui.clone(),
        otorisasi,
        pernyataan: pernyataan.clone(),
        sidik_nik: k.sidik_nik.clone(),
        nik_samar: identitas::samarkan(&nik),
    };
    tx.sisip([baris])?;
    kini::isi(tx, &k.no_hutang, "tiket", tiket.into())?;
    let e = Kejadian {
        peristiwa: "HILANG",
        disetujui: &disetujui,
        rujukan: &k.no_hutang,
        keterangan: &pernyataan,
        ..Kejadian::default()
    };
    kini::catat_saja(tx, p.user_id.as_str(), h.tgl_system, &k.no_hutang, &e)?;
    if let Some(o) = &setuju {
        otorisasi::tautkan(tx, o, &k.no_hutang)?;
    }
    let isi =
        serde_json::json!({ "tiket": tiket, "pernyataan": pernyataan, "disetujui": disetujui }).to_string();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "TIKET HUTANG HILANG", &k.no_hutang, &isi)?;
    Ok(HutangTiket { no_faktur_hutang: k.no_hutang.clone(), tiket })
}
