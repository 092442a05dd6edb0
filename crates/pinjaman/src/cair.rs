//! Money of a loan above BATAS_HUTANG, paid out on its day after a second person has looked at it.

use crate::kini::{self, Dibuka, Kejadian, Pindah, buka, pindah, sudah};
use crate::minta::HutangCairMinta;
use crate::simpan::{KATEGORI, bukukan};
use crate::syarat;
use crate::tabel::Cair;
use crate::tolak::PinjamTolak;
use db::Tx;
use konter::bayar::{self, Jumlah};
use konter::pelanggan::{self, PelangganMinta};
use konter::{Alasan, BarisIzin, Hari, Perlu, alasan, bayar_tulis, meluap};
use ledger::Dok;
use platform::otorisasi::{self, Otorisasi, Rincian};
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{JenisDok, Rupiah};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangDicairkan {
    pub no_faktur_hutang: String,
    pub no_cair: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub diterima_rp: Rupiah,
}

/// What is approved: the money of this loan, to this account.
#[derive(Serialize)]
struct Terikat<'a> {
    no: &'a str,
    jumlah: Rupiah,
}

/// An approval where the money goes to an account under another name.
fn setuju(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    d: &Dibuka,
    m: &HutangCairMinta,
    jumlah: Rupiah,
) -> Hasil<Option<Otorisasi>> {
    let nama = &d.kepala.nama_customer;
    let alasan: Vec<Alasan> = syarat::rekening_lain(&m.pembayaran, nama).collect();
    let no = d.no.to_string();
    let isi = Terikat { no: &no, jumlah };
    let kosong = PelangganMinta::default();
    let perlu = Perlu {
        alasan: &alasan,
        nominal: jumlah,
        neto: None,
        kategori: KATEGORI,
        baris: vec![BarisIzin::new(
            Rincian::jumlah(no.clone(), format!("Dicairkan kepada {nama}"), jumlah),
            &isi,
        )?],
        customer: &kosong,
        pembayaran: &m.pembayaran,
    };
    alasan::setuju(tx, p, &m.otorisasi, perlu)
}

/// Pays a validated loan out.
pub fn cair(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &HutangCairMinta) -> Hasil<HutangDicairkan> {
    let h = Hari::baca(tx, p)?;
    let d = buka(tx, &p.toko, teks)?;
    let k = &d.kepala;
    if d.kini.status != "TUNGGU" {
        return Err(sudah(&d.kini, "dicairkan"));
    }
    if d.kini.valid_by.is_empty() {
        let pesan = format!("Pinjaman {} belum divalidasi, uangnya belum boleh keluar", d.no);
        return Err(PinjamTolak::BelumValid.tolak(pesan));
    }
    if k.tgl_system != h.tgl_system.to_string() {
        let pesan = format!("Pinjaman {} ditulis {}; batalkan lalu tulis lagi", d.no, k.tgl_system);
        return Err(PinjamTolak::BelumValid.tolak(pesan));
    }
    if k.penguji.eq_ignore_ascii_case(p.user_id.as_str()) {
        let pesan = "Yang menimbang dan menguji barang tidak membayarkan uangnya";
        return Err(PinjamTolak::Penguji.tolak(pesan));
    }
    bayar::uang_saja(&m.pembayaran, "Pinjaman")?;
    let diterima = k.pokok_rp.kurang(k.biaya_rp).map_err(meluap)?;
    let siapa = pelanggan::dari_minta(tx, &PelangganMinta::default())?;
    let jumlah = Jumlah { masuk: Rupiah::NOL, keluar: diterima };
    let r = bayar::siapkan(tx, p, &h, &siapa, jumlah, &m.pembayaran, &[])?;
    let setuju = setuju(tx, p, &d, m, diterima)?;
    let mut dok = Dok::buka(tx, JenisDok::CairHutang, &p.user_id)?;
    let (no_cair, tgl) = (dok.no().to_string(), dok.tgl_system());
    let baris = Cair {
        toko: k.toko.clone(),
        no_cair: no_cair.clone(),
        no_hutang: k.no_hutang.clone(),
        tgl_system: tgl.to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        jumlah_rp: diterima,
    };
    dok.tx().sisip([baris])?;
    bukukan(&mut dok, k)?;
    bayar_tulis::baris(&mut dok, &r)?;
    bayar_tulis::uang(&mut dok, p, &h, &r, |_| KATEGORI)?;
    let e = Kejadian { peristiwa: "CAIR", rujukan: &no_cair, ..Kejadian::default() };
    kini::catat(&mut dok, &k.no_hutang, &e)?;
    pindah(dok.tx(), &d.kini, Pindah { ke: "AKTIF", no_tutup: "", no_penerus: "" }, tgl)?;
    if let Some(o) = &setuju {
        otorisasi::tautkan(dok.tx(), o, &no_cair)?;
    }
    let isi = serde_json::json!({ "hutang": k.no_hutang, "jumlah": diterima, "pokok": k.pokok_rp });
    dok.tutup("CAIR HUTANG", &isi)?;
    Ok(HutangDicairkan {
        no_faktur_hutang: d.no.to_string(),
        no_cair,
        tgl_system: tgl.to_string(),
        diterima_rp: diterima,
    })
}
