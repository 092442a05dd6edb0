//! A loan taken back on its day: an exact reversal. The pledges go back, the money comes back.

use crate::kini::{self, Dibuka, Kejadian, Pindah, buka, pindah, sudah};
use crate::minta::HutangBatalMinta;
use crate::tabel;
use crate::tolak::PinjamTolak;
use crate::{kantong, stok};
use db::{Tx, args};
use konter::batal::{self, Disetujui, Izin, Permohonan};
use ledger::{Dok, bank, pinjaman};
use niaga::tahan;
use platform::otorisasi::Rincian;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{JenisDok, NoFaktur, Rupiah};

pub(crate) const KATEGORI: &str = "HUTANG BATAL";

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangDibatalkan {
    pub no_faktur_hutang: String,
    pub no_batal: String,
    pub tgl_system: String,
    /// what was owed on it; 0 while its money waited
    #[schema(value_type = i64)]
    pub jumlah_hutang: Rupiah,
}

fn boleh(tx: &mut Tx<'_>, d: &Dibuka) -> Hasil<()> {
    if !d.kini.terbuka {
        return Err(sudah(&d.kini, "dibatalkan"));
    }
    let tolak = |pesan: String| Err(PinjamTolak::Batal.tolak(pesan));
    match d.kepala.asal.as_str() {
        "LANJUT" => {
            return tolak(format!(
                "Pinjaman {} lanjutan; batalkan lewat batal hutang lunas {}",
                d.no, d.kepala.no_lunas
            ));
        }
        "AWAL" => return tolak(format!("Pinjaman {} saldo awal, dibatalkan bersama berkasnya", d.no)),
        _ => {}
    }
    if !batal::hari_ini(tx, &d.kepala.tgl_system)? {
        return tolak(format!(
            "Pinjaman {} ditulis {}, hanya bisa dibatalkan di hari itu",
            d.no, d.kepala.tgl_system
        ));
    }
    Ok(())
}

/// What of its money left through a bank: nobody at the counter sees it come back.
fn lewat_bank(tx: &mut Tx<'_>, d: &Dibuka) -> Hasil<Rupiah> {
    Ok(tx.nilai(
        "SELECT CAST(COALESCE(SUM(b.jumlah_out), 0) AS BIGINT) FROM buku_bank b WHERE b.toko = $1 AND (b.no_dok = $2 \
         OR b.no_dok IN (SELECT c.no_cair FROM hutang_cair c WHERE c.toko = $1 AND c.no_hutang = $2))",
        args![d.kepala.toko.as_str(), d.kepala.no_hutang.as_str()],
    )?)
}

/// A supervisor, or the owner where the pledges would go home for money that a bank has to bring back.
fn setujui(tx: &mut Tx<'_>, p: &Pelaku, d: &Dibuka, m: &HutangBatalMinta, alasan: &str) -> Hasil<Disetujui> {
    let k = &d.kepala;
    let no = d.no.to_string();
    let bank = lewat_bank(tx, d)?;
    let uraian = format!(
        "{}, dicatat {} {}, kantong {}",
        k.nama_customer, k.input_by, k.tgl_system, d.kini.no_kantong
    );
    let mut rincian = vec![Rincian::jumlah(no.clone(), uraian, k.pokok_rp)];
    if bank > Rupiah::NOL {
        let (judul, uraian) = if m.belum_dikirim {
            ("Transfer belum dikirim", "pastikan dibatalkan di bank; tidak ada yang menunggu bank lagi")
        } else {
            (
                "Sudah ditransfer",
                "pastikan kembali sebelum jaminan diserahkan; keluar dan kembalinya menunggu bank",
            )
        };
        rincian.push(Rincian::jumlah(judul, uraian, bank));
    }
    let izin = if bank > Rupiah::NOL { Izin::Owner } else { Izin::Penyetuju };
    let mohon = Permohonan {
        kategori: KATEGORI,
        dokumen: &no,
        nominal: k.pokok_rp,
        hari_ini: true,
        penulis: vec![&k.input_by],
        rincian,
        alasan,
        dari_laci_peminta: false,
        izin: (izin, Izin::Owner),
    };
    batal::penyetuju(tx, p, &m.otorisasi, &mohon)
}

/// Takes a loan of today back.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &HutangBatalMinta) -> Hasil<HutangDibatalkan> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let d = buka(tx, &p.toko, teks)?;
    boleh(tx, &d)?;
    let setuju = setujui(tx, p, &d, m, &alasan)?;
    let no = d.kepala.no_hutang.clone();
    let baris = kini::baris(tx, &p.toko, &no)?;
    let cair: Option<NoFaktur> = tx.one(
        "SELECT no_cair FROM hutang_cair WHERE toko = $1 AND no_hutang = $2",
        args![&p.toko, no.as_str()],
        |r| r.get(0),
    )?;
    let mut dok = Dok::buka(tx, JenisDok::BatalHutang, &p.user_id)?;
    let (no_batal, tgl) = (dok.no().to_string(), dok.tgl_system());
    ledger::stok::balikkan(&mut dok, &d.no)?;
    for asal in std::iter::once(&d.no).chain(&cair) {
        pinjaman::balikkan(&mut dok, asal)?;
        ledger::kas::balikkan_sebagai(&mut dok, asal, KATEGORI)?;
        if m.belum_dikirim {
            bank::balikkan_sebagai(&mut dok, asal, KATEGORI)?;
        } else {
            bank::kembalikan(&mut dok, asal, KATEGORI)?;
        }
    }
    for b in &baris {
        stok::lepas_kartu(dok.tx(), b)?;
    }
    tahan::lepas(dok.tx(), &no)?;
    kantong::kosongkan(&mut dok, &no)?;
    let pokok_rp = if d.kini.status == "TUNGGU" { Rupiah::NOL } else { d.kepala.pokok_rp };
    let isi = tabel::Batal {
        toko: d.kepala.toko.clone(),
        no_batal: no_batal.clone(),
        no_hutang: no.clone(),
        tgl_system: tgl.to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        disetujui: setuju.oleh().to_owned(),
        alasan: alasan.clone(),
        pokok_rp,
    };
    dok.tx().sisip([isi])?;
    let e = Kejadian {
        peristiwa: "BATAL",
        disetujui: setuju.oleh(),
        rujukan: &no_batal,
        keterangan: &alasan,
        ..Kejadian::default()
    };
    kini::catat(&mut dok, &no, &e)?;
    pindah(dok.tx(), &d.kini, Pindah { ke: "BATAL", no_tutup: &no_batal, no_penerus: "" }, tgl)?;
    setuju.tautkan(dok.tx(), &no_batal)?;
    let isi =
        serde_json::json!({ "hutang": no, "alasan": alasan, "disetujui": setuju.oleh(), "pokok": pokok_rp });
    dok.tutup(KATEGORI, &isi)?;
    Ok(HutangDibatalkan {
        no_faktur_hutang: no,
        no_batal,
        tgl_system: tgl.to_string(),
        jumlah_hutang: pokok_rp,
    })
}
