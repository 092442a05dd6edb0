//! Fetching: the bill less what was paid down, to the person on the document or, by approval, an attorney. The pieces leave with
//! all they weigh; money that the bank has not shown yet releases nothing without an approval.

use crate::lihat;
use crate::minta::ServiceAmbilMinta;
use crate::pajak::{self, Pajak};
use crate::pengambil::{self, Pengambil};
use crate::stok;
use crate::tabel::{Ambil, BarisService};
use crate::tahap::{self, Dibuka, Kejadian, buka, pindah};
use crate::tolak::ServisTolak;
use barang::titip_customer;
use db::{Conn, Tx, args};
use konter::bayar::{self, BarisBayar, Jumlah, Rencana};
use konter::pelanggan::{self, PelangganMinta};
use konter::uang_muka::{self, CaraDp};
use konter::{
    Alasan, BarisIzin, Bayar, CaraBayar, Hari, JenisBayar, KodeAlasan, Perlu, alasan, bayar_tulis, meluap,
    rupiah,
};
use ledger::Dok;
use niaga::tahan;
use platform::otorisasi::{self, Rincian};
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{JenisDok, KodeToko, Rupiah};

pub(crate) const KATEGORI: &str = "SERVICE AMBIL";

/// What fetching costs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceTagihan)]
pub struct Tagihan {
    pub no_service: String,
    #[schema(value_type = i64)]
    pub total_rp: Rupiah,
    /// what is left of the down payment
    #[schema(value_type = i64)]
    pub dp_rp: Rupiah,
    /// still to pay
    #[schema(value_type = i64)]
    pub bayar_rp: Rupiah,
    /// of the down payment, what goes back
    #[schema(value_type = i64)]
    pub dikembalikan_rp: Rupiah,
    /// of the down payment, what the bank has not shown yet
    #[schema(value_type = i64)]
    pub belum_masuk_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dpp: Rupiah,
    #[schema(value_type = i64)]
    pub ppn: Rupiah,
    pub otorisasi: Vec<Alasan>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceDiambil)]
pub struct Diambil {
    pub no_service: String,
    pub no_ambil: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub total_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dp_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dibayar_rp: Rupiah,
    /// change
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
    #[schema(value_type = i64)]
    pub dikembalikan_rp: Rupiah,
}

/// The bill of a finished service.
pub(crate) struct Bon {
    pub(crate) total: Rupiah,
    /// of it, for gold that was put in
    pub(crate) emas: Rupiah,
    pub(crate) dp: Rupiah,
    /// of the down payment, what pays
    pub(crate) dipakai: Rupiah,
    pub(crate) bayar: Rupiah,
    pub(crate) kembali: Rupiah,
}

impl Bon {
    pub(crate) fn baru(total: Rupiah, emas: Rupiah, dp: Rupiah) -> Hasil<Self> {
        let dipakai = dp.min(total);
        Ok(Self {
            total,
            emas,
            dp,
            dipakai,
            bayar: total.kurang(dipakai).map_err(meluap)?,
            kembali: dp.kurang(dipakai).map_err(meluap)?,
        })
    }
}

/// What gold that was put in is charged for.
pub(crate) fn emas_rp(c: &mut Conn, p: &Pelaku, s: &Dibuka) -> Hasil<Rupiah> {
    Ok(c.nilai(
        "SELECT CAST(COALESCE(SUM(emas_rp), 0) AS BIGINT) FROM service_selesai_baris WHERE toko = $1 AND no_service = $2",
        args![&p.toko, &s.no],
    )?)
}

fn bon(c: &mut Conn, p: &Pelaku, s: &Dibuka) -> Hasil<Bon> {
    let emas = emas_rp(c, p, s)?;
    Bon::baru(s.kini.total_rp, emas, uang_muka::saldo(c, &p.toko, &s.no)?)
}

/// Of a document's transfers, what the bank has not shown yet.
pub(crate) fn transfer_belum(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Rupiah> {
    Ok(c.nilai(
        "SELECT CAST(COALESCE(SUM(b.jumlah_in), 0) AS BIGINT) FROM buku_bank b JOIN bank_menunggu m ON m.toko = b.toko \
         AND m.id_bank = b.id WHERE b.toko = $1 AND b.no_dok = $2 AND b.jumlah_in > 0 AND b.jenis = 'TRANSFER'",
        args![toko, no],
    )?)
}

/// Nobody here saw the money of an old paper come: who said that it did does not use it alone.
fn dari_kertas_lama(c: &mut Conn, p: &Pelaku, s: &Dibuka, dp: Rupiah) -> Hasil<Option<Alasan>> {
    let awal: i64 =
        c.nilai("SELECT COUNT(*) FROM kerja_awal WHERE toko = $1 AND no_dok = $2", args![&p.toko, &s.no])?;
    if awal == 0 || dp <= Rupiah::NOL || s.kepala.input_by != p.user_id.as_str() {
        return Ok(None);
    }
    let pesan = format!("Service {} dari kertas lama Anda impor sendiri, uang muka {dp}", s.no);
    Ok(Some(Alasan::new(KodeAlasan::UangBelumMasuk, pesan)))
}

fn alasan_uang(
    c: &mut Conn,
    p: &Pelaku,
    h: &Hari,
    (s, b): (&Dibuka, &Bon),
    bayar: &[Bayar],
) -> Hasil<(Rupiah, Vec<Alasan>)> {
    let dulu = transfer_belum(c, &h.toko, &s.kepala.no_service)?;
    let kini = if h.set.nyala("VALIDASI_NON_CASH_MODULE") {
        rupiah(bayar.iter().filter(|b| b.jenis == JenisBayar::Transfer).map(|b| b.jumlah_rp))?
    } else {
        Rupiah::NOL
    };
    let mut semua: Vec<Alasan> = dari_kertas_lama(c, p, s, b.dp)?.into_iter().collect();
    if dulu > Rupiah::NOL {
        let pesan = format!("Uang muka {} transfer {dulu} belum divalidasi bank", s.no);
        semua.push(Alasan::new(KodeAlasan::UangBelumMasuk, pesan));
    }
    if kini > Rupiah::NOL {
        let pesan = format!("Barang diserahkan atas transfer {kini} yang belum divalidasi bank");
        semua.push(Alasan::new(KodeAlasan::UangBelumMasuk, pesan));
    }
    Ok((dulu, semua))
}

/// What fetching costs now; nothing is written.
pub fn tagihan(c: &mut Conn, p: &Pelaku, teks: &str) -> Hasil<Tagihan> {
    let h = Hari::baca(c, p)?;
    let s = buka(c, &p.toko, teks)?;
    boleh(&s)?;
    let b = bon(c, p, &s)?;
    let pajak = pajak::hitung(c, p, h.tgl_system, b.total, b.emas)?;
    let (belum_masuk_rp, otorisasi) = alasan_uang(c, p, &h, (&s, &b), &[])?;
    Ok(Tagihan {
        no_service: s.no.to_string(),
        total_rp: b.total,
        dp_rp: b.dp,
        bayar_rp: b.bayar,
        dikembalikan_rp: b.kembali,
        belum_masuk_rp,
        dpp: pajak.dpp,
        ppn: pajak.ppn,
        otorisasi,
    })
}

fn boleh(s: &Dibuka) -> Hasil<()> {
    s.harus(&["SELESAI"], "AMBIL")?;
    if s.milik_toko() {
        return Err(ServisTolak::Ambil.tolak(format!("Service {} barang toko, tidak diambil customer", s.no)));
    }
    Ok(())
}

/// What is approved: this service, to this person, for this bill.
#[derive(Serialize)]
struct Terikat<'a> {
    no: &'a str,
    pengambil: &'a str,
    nik: &'a str,
    total: Rupiah,
    bayar: Rupiah,
    kembali: Rupiah,
}

/// Payments of the customer and what goes back to them, in one list.
fn rencana(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    h: &Hari,
    (s, b): (&Dibuka, &Bon),
    m: &ServiceAmbilMinta,
) -> Hasil<(Rencana, CaraDp)> {
    let cara = CaraDp::new(s.no.clone());
    let mut bayar = Vec::with_capacity(m.pembayaran.len() + 1);
    if b.dipakai > Rupiah::NOL {
        bayar.push(uang_muka::bayar(&s.no, b.dipakai));
    }
    bayar.extend(m.pembayaran.iter().cloned());
    let siapa = pelanggan::dari_minta(tx, &PelangganMinta::default())?;
    let semua: [&dyn CaraBayar; 1] = [&cara];
    let jumlah = Jumlah { masuk: b.total, keluar: Rupiah::NOL };
    let mut r = bayar::siapkan(tx, p, h, &siapa, jumlah, &bayar, &semua)?;
    let keluar = uang_muka::rencana_kembali(tx, p, h, b.kembali, &m.pengembalian)?;
    r.baris.extend(keluar.baris);
    Ok((r, cara))
}

fn kategori(b: &BarisBayar) -> &'static str {
    if b.masuk { KATEGORI } else { crate::batal::KATEGORI }
}

/// Gives the pieces of a finished service to their owner.
pub fn ambil(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &ServiceAmbilMinta) -> Hasil<Diambil> {
    let h = Hari::baca(tx, p)?;
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let s = buka(tx, &p.toko, teks)?;
    boleh(&s)?;
    bayar::uang_saja(&m.pembayaran, "Service")?;
    let b = bon(tx, p, &s)?;
    let siapa = pengambil::periksa(tx, p, &s.kepala, (&m.nik, m.kuasa.as_ref()))?;
    let mut alasan = alasan_uang(tx, p, &h, (&s, &b), &m.pembayaran)?.1;
    alasan.extend(siapa.alasan.clone());
    // Money that goes out another way than it came is the owner's to give.
    let lain = b.kembali > Rupiah::NOL && uang_muka::lain_cara(tx, &p.toko, &s.no, &m.pengembalian)?;
    if lain {
        let pesan =
            format!("Kelebihan uang muka {} dikembalikan dengan cara lain dari diterimanya", b.kembali);
        alasan.push(Alasan::new(KodeAlasan::UangBelumMasuk, pesan));
    }
    let (r, cara) = rencana(tx, p, &h, (&s, &b), m)?;
    let no = s.no.to_string();
    let setuju = setuju(tx, p, (&s, &b, &siapa), (&alasan, lain), m)?;
    let pajak = pajak::hitung(tx, p, h.tgl_system, b.total, b.emas)?;
    let baris = lihat::baris(tx, &p.toko, &s.no)?;
    let mut dok = Dok::buka(tx, JenisDok::AmbilService, &p.user_id)?;
    let (no_ambil, tgl) = (dok.no().to_string(), dok.tgl_system());
    let disetujui =
        setuju.as_ref().and_then(|o| o.penyetuju.clone()).map(|u| u.to_string()).unwrap_or_default();
    let otorisasi = setuju.as_ref().map(|o| o.id.clone()).unwrap_or_default();
    tulis(&mut dok, (&s, &b, &siapa), &pajak, (&keterangan, &otorisasi))?;
    keluarkan(&mut dok, p, &no, &baris)?;
    bayar_tulis::baris(&mut dok, &r)?;
    bayar_tulis::uang(&mut dok, p, &h, &r, kategori)?;
    bayar_tulis::lain(&mut dok, &r, &[&cara])?;
    uang_muka::keluar(&mut dok, &s.no, b.kembali)?;
    pajak::tulis(&mut dok, &pajak)?;
    pajak::muka_keluar(&mut dok, &s.no)?;
    let k = Kejadian {
        tahap: "AMBIL",
        disetujui: &disetujui,
        rujukan: &no_ambil,
        keterangan: &siapa.nama,
        ..Kejadian::default()
    };
    tahap::catat(&mut dok, &no, &k)?;
    pindah(dok.tx(), &s.kini, "AMBIL", tgl, false)?;
    if let Some(o) = &setuju {
        otorisasi::tautkan(dok.tx(), o, &no_ambil)?;
    }
    let isi = serde_json::json!({
        "service": no, "total": b.total, "dp": b.dp, "bayar": b.bayar, "kembali": b.kembali, "pengambil": siapa.nama,
        "disetujui": disetujui,
    });
    dok.tutup(KATEGORI, &isi)?;
    Ok(Diambil {
        no_service: no,
        no_ambil,
        tgl_system: tgl.to_string(),
        total_rp: b.total,
        dp_rp: b.dp,
        dibayar_rp: b.bayar,
        kembali: r.kembali,
        dikembalikan_rp: b.kembali,
    })
}

fn setuju(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (s, b, siapa): (&Dibuka, &Bon, &Pengambil),
    (semua, pemilik): (&[Alasan], bool),
    m: &ServiceAmbilMinta,
) -> Hasil<Option<otorisasi::Otorisasi>> {
    let no = s.no.to_string();
    let isi = Terikat {
        no: &no,
        pengambil: &siapa.nama,
        nik: &siapa.nik_samar,
        total: b.total,
        bayar: b.bayar,
        kembali: b.kembali,
    };
    let uraian = format!(
        "{}, diambil {}, uang muka {}, dibayar {}, dikembalikan {}",
        s.kepala.nama_customer, siapa.nama, b.dipakai, b.bayar, b.kembali
    );
    let kosong = PelangganMinta::default();
    let perlu = Perlu {
        alasan: semua,
        nominal: b.total,
        neto: None,
        kategori: KATEGORI,
        baris: vec![BarisIzin::new(Rincian::jumlah(no.clone(), uraian, b.total), &isi)?],
        customer: &kosong,
        pembayaran: &m.pengembalian,
    };
    alasan::setuju_oleh(tx, p, &m.otorisasi, perlu, pemilik)
}

fn tulis(
    dok: &mut Dok<'_, '_>,
    (s, b, siapa): (&Dibuka, &Bon, &Pengambil),
    pajak: &Pajak,
    (keterangan, otorisasi): (&str, &str),
) -> Hasil<()> {
    let baris = Ambil {
        toko: s.kepala.toko.clone(),
        no_ambil: dok.no().to_string(),
        no_service: s.no.to_string(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        pengambil: siapa.nama.clone(),
        kuasa: siapa.kuasa,
        sidik_nik: siapa.sidik_nik.clone(),
        nik_samar: siapa.nik_samar.clone(),
        identitas: siapa.cara.to_owned(),
        total_rp: b.total,
        emas_rp: b.emas,
        dp_rp: b.dp,
        dibayar_rp: b.bayar,
        dikembalikan_rp: b.kembali,
        dpp: pajak.dpp,
        ppn: pajak.ppn,
        keterangan: keterangan.to_owned(),
        otorisasi: otorisasi.to_owned(),
    };
    dok.tx().sisip([baris])?;
    Ok(())
}

/// The pieces leave with all they weigh, their cards say so, and their notas are free again.
pub(crate) fn keluarkan(dok: &mut Dok<'_, '_>, p: &Pelaku, no: &str, baris: &[BarisService]) -> Hasil<()> {
    for b in baris {
        let isi = stok::isi(dok.tx(), &p.toko, b)?;
        stok::keluar(dok, b, isi)?;
        lepas_kartu(dok.tx(), b)?;
    }
    tahan::lepas(dok.tx(), no)
}

/// The card of a piece of the chain that has one.
pub(crate) fn lepas_kartu(tx: &mut Tx<'_>, b: &BarisService) -> Hasil<()> {
    let kode = stok::kode(&b.kode_barcode)?;
    let ada = tx.one("SELECT 1 FROM barang WHERE kode_barcode = $1", args![&kode], |r| r.int(0))?;
    if b.milik_rantai && ada.is_some() { titip_customer::serahkan(tx, &kode) } else { Ok(()) }
}
