//! A pick-up taken back: the pieces are on the counter again and weigh what they did, the money goes the way it came, what was paid
//! down stands in its book again. On the day by a supervisor, later by the owner; never by who gave it out.

use crate::ambil::KATEGORI as AMBIL;
use crate::batal::{Kembali, ditimbang_lagi};
use crate::lihat;
use crate::minta::ServiceBatalAmbilMinta;
use crate::tabel::{self, BarisService};
use crate::tahap::{self, Dibuka, Kejadian, TahapTercatat, buka, pindah};
use crate::tolak::ServisTolak;
use barang::titip_customer;
use db::{Conn, Tx, args};
use konter::batal::{self, Izin, Permohonan};
use ledger::{Dok, pajak, titipan};
use niaga::beli::cari_nota;
use niaga::tahan;
use platform::otorisasi::Rincian;
use platform::{Hasil, Pelaku};
use values::{JenisDok, NoFaktur};

pub(crate) const KATEGORI: &str = "BATAL AMBIL SERVICE";

/// The pick-up that stands.
fn ambilan(c: &mut Conn, p: &Pelaku, s: &Dibuka) -> Hasil<tabel::Ambil> {
    let ada = lihat::ambilan(c, &p.toko, &s.no)?;
    ada.ok_or_else(|| tahap::sudah(&s.kini, "BATAL AMBIL"))
}

/// A piece of the chain is in nobody else's hands, and its nota is held again.
fn pegang(tx: &mut Tx<'_>, p: &Pelaku, no: &str, b: &BarisService) -> Hasil<()> {
    if !b.milik_rantai {
        return Ok(());
    }
    let tidak = |apa: &str| {
        let pesan = format!("Barang {} {apa}, pengambilannya tidak bisa dibatalkan", b.nama_barang);
        ServisTolak::Ditahan.tolak(pesan)
    };
    let toko_nota = values::KodeToko::parse(&b.toko_nota).map_err(|e| db::Error::Lain(e.to_string()))?;
    let Some(n) = cari_nota(tx, &toko_nota, &b.no_faktur_jual, "", &[])? else {
        return Err(tidak("notanya tidak ada lagi"));
    };
    if !n.sudah_dibeli.is_empty() {
        return Err(tidak(&format!("sudah dibeli kembali dengan {}", n.sudah_dibeli)));
    }
    if !tahan::tahan(tx, &n, no)? {
        return Err(tidak("ada di dokumen lain"));
    }
    let kode = crate::stok::kode(&b.kode_barcode)?;
    let sql = "SELECT 1 FROM barang WHERE kode_barcode = $1";
    if tx.one(sql, args![&kode], |r| r.int(0))?.is_none() {
        return Ok(());
    }
    let kartu = barang::satu(tx, &kode)?;
    if kartu.toko != p.toko {
        return Err(tidak(&format!("sudah di toko {}", kartu.toko)));
    }
    titip_customer::terima(tx, &kartu)
}

fn rincian(s: &Dibuka, a: &tabel::Ambil, barang: &[Kembali]) -> Vec<Rincian> {
    let diambil = format!("{}, diambil {} {}, oleh {}", a.no_service, a.pengambil, a.tgl_system, a.oleh);
    let mut semua = vec![Rincian::jumlah(a.no_ambil.clone(), diambil, a.total_rp)];
    semua.push(Rincian::jumlah("Dibayar customer", s.kepala.nama_customer.clone(), a.dibayar_rp));
    semua.extend(barang.iter().map(Kembali::rincian));
    semua
}

/// Takes the pick-up of a service back.
pub fn batal_ambil(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    teks: &str,
    m: &ServiceBatalAmbilMinta,
) -> Hasil<TahapTercatat> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let s = buka(tx, &p.toko, teks)?;
    s.harus(&["AMBIL"], "BATAL AMBIL")?;
    let a = ambilan(tx, p, &s)?;
    let asal = NoFaktur::parse(&a.no_ambil).map_err(|e| db::Error::Lain(e.to_string()))?;
    let baris = lihat::baris(tx, &p.toko, &s.no)?;
    let barang = ditimbang_lagi(tx, &s, &m.detail_barang, &baris)?;
    if let Some(x) = barang.iter().find(|x| x.beda()) {
        let pesan = format!(
            "{} diambil {} g {} batu, sekarang {} g {} batu: terima sebagai service baru",
            x.b.nama_barang, x.dulu.berat, x.b.jumlah_batu, x.berat, x.batu
        );
        return Err(ServisTolak::Batal.pada("detail_barang", pesan));
    }
    let mohon = Permohonan {
        kategori: KATEGORI,
        dokumen: &a.no_ambil,
        nominal: a.total_rp,
        hari_ini: batal::hari_ini(tx, &a.tgl_system)?,
        penulis: vec![&a.oleh],
        rincian: rincian(&s, &a, &barang),
        alasan: &alasan,
        dari_laci_peminta: false,
        izin: (Izin::Penyetuju, Izin::Owner),
    };
    let setuju = batal::penyetuju(tx, p, &m.otorisasi, &mohon)?;
    let mut dok = Dok::buka(tx, JenisDok::BatalAmbilService, &p.user_id)?;
    let (no, no_batal, tgl) = (s.no.to_string(), dok.no().to_string(), dok.tgl_system());
    ledger::stok::balikkan(&mut dok, &asal)?;
    titipan::balikkan(&mut dok, &asal)?;
    pajak::balikkan(&mut dok, &asal)?;
    batal::uang(&mut dok, &asal, crate::batal::KATEGORI)?;
    for b in &baris {
        pegang(dok.tx(), p, &no, b)?;
    }
    let batal = tabel::AmbilBatal {
        toko: p.toko.to_string(),
        no_batal: no_batal.clone(),
        no_ambil: a.no_ambil.clone(),
        no_service: no.clone(),
        tgl_system: tgl.to_string(),
        waktu: dok.waktu().to_string(),
        oleh: p.user_id.to_string(),
        disetujui: setuju.oleh().to_owned(),
        alasan: alasan.clone(),
    };
    dok.tx().sisip([batal])?;
    let ket = format!("{AMBIL} {} DIBATALKAN: {alasan}", a.no_ambil);
    let k = Kejadian {
        tahap: "SELESAI",
        disetujui: setuju.oleh(),
        rujukan: &no_batal,
        keterangan: &ket,
        ..Kejadian::default()
    };
    tahap::catat(&mut dok, &no, &k)?;
    pindah(dok.tx(), &s.kini, "SELESAI", tgl, true)?;
    setuju.tautkan(dok.tx(), &no_batal)?;
    let isi = serde_json::json!({
        "service": no, "ambil": a.no_ambil, "alasan": alasan, "disetujui": setuju.oleh(), "total": a.total_rp,
    });
    dok.tutup(KATEGORI, &isi)?;
    Ok(TahapTercatat {
        no_service: no,
        tahap: "SELESAI".to_owned(),
        no_dok: no_batal,
        tgl_system: tgl.to_string(),
        total_rp: s.kini.total_rp,
    })
}
