//! Cancelling an order: what was paid down goes back less what the rules keep (a fixed price that fell, work that was begun); and
//! giving back what is left of it after a pick-up. Always by somebody's approval.

use crate::PesananTolak;
use crate::ambil::{per_baris, tidak_ditahan};
use crate::contoh::tanpa_contoh;
use crate::kunci;
use crate::stok::lepas;
use crate::tabel::{self, Kejadian, KiniBaris, Order, Saat};
use db::{Conn, Tx, args};
use konter::batal::{self, Disetujui, Izin, Permohonan};
use konter::{Bayar, Hari, bayar_tulis, meluap, rupiah, uang_muka};
use ledger::Dok;
use niaga::acuan::Acuan;
use platform::otorisasi::Rincian;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use tukang::kerja;
use values::{Berat, HargaGram, JenisDok, Rupiah};

pub(crate) const KATEGORI: &str = "BATAL PESANAN";
const TERBUKA: &[&str] = &["PESAN", "VALID", "PROSES", "SELESAI"];

/// A fixed price that fell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct PesananTurun {
    pub baris: i64,
    pub nama_barang: String,
    #[schema(value_type = f64)]
    pub gram: Berat,
    pub harga_kunci: i64,
    pub harga_kini: i64,
    #[schema(value_type = i64)]
    pub potong_rp: Rupiah,
}

/// Work that was begun.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct PesananKerja {
    pub baris: i64,
    pub nama_barang: String,
    #[schema(value_type = i64)]
    pub ongkos: Rupiah,
    #[schema(value_type = i64)]
    pub potong_rp: Rupiah,
}

/// What cancelling gives back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct PesananBatalHitungan {
    #[schema(value_type = i64)]
    pub sisa_dp: Rupiah,
    pub turun: Vec<PesananTurun>,
    pub kerja: Vec<PesananKerja>,
    /// kept by the shop, at most what is left
    #[schema(value_type = i64)]
    pub potong_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dibayar_rp: Rupiah,
    /// of what was paid down, what the bank has not shown yet
    #[schema(value_type = i64)]
    pub belum_masuk_rp: Rupiah,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PesananBatal {
    pub alasan: String,
    /// how the shop pays: CASH, or TRANSFER to the customer's account
    pub pembayaran: Vec<Bayar>,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct PesananDikembalikan {
    pub no_batal: String,
    pub no_pesanan: String,
    /// paid back
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// kept
    #[schema(value_type = i64)]
    pub potong_rp: Rupiah,
    pub tgl_system: String,
}

/// The weight of a piece of an order as its pick-up sold it.
fn diambil(c: &mut Conn, p: &Pelaku, o: &Order, kode: &str) -> Hasil<Berat> {
    Ok(c.nilai(
        "SELECT CAST(COALESCE(SUM(j.berat), 0) AS BIGINT) FROM faktur_sumber s JOIN jual j ON j.toko = s.toko \
         AND j.no_faktur_group = s.no_faktur_group WHERE s.toko = $1 AND s.no_sumber = $2 AND j.kode_barcode = $3 \
         AND NOT EXISTS (SELECT 1 FROM faktur_batal z WHERE z.toko = s.toko AND z.no_faktur_group = s.no_faktur_group)",
        args![&p.toko, &o.no, kode],
    )?)
}

/// What the fixed prices of an order are worth less today, or on the last day they held; of what was fetched nothing.
fn turun(c: &mut Conn, p: &Pelaku, o: &Order) -> Hasil<Vec<PesananTurun>> {
    let mut semua = Vec::new();
    let kunci = kunci::baca(c, p, o)?;
    if kunci.is_empty() {
        return Ok(semua);
    }
    // Only a fixed price asks what gold costs today.
    let mut a = Acuan::baca(c, p)?;
    let sampai = o.tgl_kunci()?.min(a.tgl_system);
    for (b, k) in &o.baris {
        let Some(q) = kunci.get(&b.baris) else { continue };
        let g = a.group(c, &b.kode_group)?.clone();
        let kini = a.gram_jual_pada(c, &g, b.kadar, sampai)?;
        let jatuh = HargaGram::new((q.harga - kini.nilai()).max(0));
        let gram = if k.tahap == "AMBIL" {
            q.gram.kurang(diambil(c, p, o, &k.kode_barcode)?).map_err(meluap)?.max(Berat::NOL)
        } else {
            q.gram
        };
        let potong_rp = jatuh.kali(gram).map_err(meluap)?;
        if potong_rp > Rupiah::NOL {
            semua.push(PesananTurun {
                baris: b.baris,
                nama_barang: b.nama_barang.clone(),
                gram,
                harga_kunci: q.harga,
                harga_kini: kini.nilai(),
                potong_rp,
            });
        }
    }
    Ok(semua)
}

/// The making charge of what somebody began to make; a line that was sent to work again was made all the same.
fn dikerjakan(c: &mut Conn, p: &Pelaku, o: &Order) -> Hasil<Vec<PesananKerja>> {
    let semua = kerja::dari_dok(c, &p.toko, &o.no)?;
    let dibuat = |baris: i64| semua.iter().any(|k| k.baris == baris && k.status == "SELESAI");
    let mulai = o.baris.iter().filter(|(b, k)| {
        b.ongkos > Rupiah::NOL && k.tahap != "AMBIL" && (k.tahap != "PESAN" || dibuat(b.baris))
    });
    Ok(mulai
        .map(|(b, _)| PesananKerja {
            baris: b.baris,
            nama_barang: b.nama_barang.clone(),
            ongkos: b.ongkos,
            potong_rp: b.ongkos,
        })
        .collect())
}

fn hitungan(c: &mut Conn, p: &Pelaku, o: &Order) -> Hasil<PesananBatalHitungan> {
    let sisa_dp = uang_muka::saldo(c, &p.toko, &o.no)?;
    let (turun, kerja) = (turun(c, p, o)?, dikerjakan(c, p, o)?);
    let potong = rupiah(turun.iter().map(|t| t.potong_rp).chain(kerja.iter().map(|k| k.potong_rp)))?;
    let potong_rp = potong.min(sisa_dp);
    Ok(PesananBatalHitungan {
        sisa_dp,
        turun,
        kerja,
        potong_rp,
        dibayar_rp: sisa_dp.kurang(potong_rp).map_err(meluap)?,
        belum_masuk_rp: kunci::belum_masuk(c, &p.toko, o)?,
    })
}

/// What is left after the pick-up: grams that were fixed and not fetched fell with the price, as when the order is cancelled.
fn hitungan_sisa(c: &mut Conn, p: &Pelaku, o: &Order) -> Hasil<PesananBatalHitungan> {
    let sisa_dp = uang_muka::saldo(c, &p.toko, &o.no)?;
    if sisa_dp <= Rupiah::NOL {
        return Err(PesananTolak::TanpaSisa.tolak(format!("Uang muka pesanan {} sudah habis", o.no)));
    }
    let turun = turun(c, p, o)?;
    let potong_rp = rupiah(turun.iter().map(|t| t.potong_rp))?.min(sisa_dp);
    Ok(PesananBatalHitungan {
        sisa_dp,
        turun,
        kerja: Vec::new(),
        potong_rp,
        dibayar_rp: sisa_dp.kurang(potong_rp).map_err(meluap)?,
        belum_masuk_rp: kunci::belum_masuk(c, &p.toko, o)?,
    })
}

/// What cancelling an order would give back, or of one that was fetched what is left; nothing is written.
pub fn hitung(c: &mut Conn, p: &Pelaku, teks: &str) -> Hasil<PesananBatalHitungan> {
    let o = tabel::baca(c, &p.toko, teks)?;
    if o.kini.tahap == "AMBIL" && uang_muka::saldo(c, &p.toko, &o.no)? > Rupiah::NOL {
        return hitungan_sisa(c, p, &o);
    }
    o.wajib(TERBUKA)?;
    hitungan(c, p, &o)
}

/// What the approver reads: whose money it is, what is kept of it and why, how it came and how it goes.
fn rincian(
    c: &mut Conn,
    p: &Pelaku,
    o: &Order,
    h: &PesananBatalHitungan,
    m: &PesananBatal,
) -> Hasil<Vec<Rincian>> {
    let i = &o.isi;
    let dicatat =
        format!("{}, dicatat {} {}, tahap {}", i.nama_customer, i.input_by, i.tgl_system, o.kini.tahap);
    let mut semua = vec![Rincian::jumlah(i.no_pesanan.clone(), dicatat, h.sisa_dp)];
    semua.extend(h.turun.iter().map(|t| {
        let (kunci, kini) = (HargaGram::new(t.harga_kunci), HargaGram::new(t.harga_kini));
        let uraian = format!("{} {} g dikunci {kunci}, sekarang {kini}", t.nama_barang, t.gram);
        Rincian::jumlah("Potongan turun harga", uraian, t.potong_rp)
    }));
    semua.extend(
        h.kerja
            .iter()
            .map(|k| Rincian::jumlah("Potongan sudah dikerjakan", k.nama_barang.clone(), k.potong_rp)),
    );
    if h.belum_masuk_rp > Rupiah::NOL {
        semua.push(Rincian::jumlah("Belum divalidasi bank", "uang muka non tunai", h.belum_masuk_rp));
    }
    let mut masuk = Vec::new();
    for no in kunci::dibayar(c, &p.toko, o)?.1 {
        masuk.extend(bayar_tulis::dari(c, &p.toko, &no)?);
    }
    semua.extend(masuk.iter().map(|b| Rincian::jumlah("Diterima", b.jenis.clone(), b.jumlah_rp)));
    semua.extend(uang_muka::rincian_kembali(&m.pembayaran));
    Ok(semua)
}

/// A supervisor or the owner, not the one who asks; the owner when the bank has not shown the money, or when it goes back another way
/// than it came: cash for a card is cash for a swipe.
fn setujui(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (o, h): (&Order, &PesananBatalHitungan),
    (m, alasan): (&PesananBatal, &str),
) -> Hasil<Disetujui> {
    let rincian = rincian(tx, p, o, h, m)?;
    let dari = kunci::dibayar(tx, &p.toko, o)?.1;
    let lain = h.dibayar_rp > Rupiah::NOL && uang_muka::lain_cara_dari(tx, &p.toko, &dari, &m.pembayaran)?;
    let izin = if lain { Izin::Owner } else { Izin::Penyetuju };
    let mohon = Permohonan {
        kategori: KATEGORI,
        dokumen: &o.isi.no_pesanan,
        nominal: h.dibayar_rp,
        hari_ini: batal::hari_ini(tx, &o.isi.tgl_system)?,
        penulis: vec![&o.isi.input_by],
        rincian,
        alasan,
        dari_laci_peminta: h.dibayar_rp > Rupiah::NOL,
        izin: (izin, izin),
    };
    batal::penyetuju(tx, p, &m.otorisasi, &mohon)
}

/// Cancels an order: money goes back by the rule, its pieces to the stock, its works end.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &PesananBatal) -> Hasil<PesananDikembalikan> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let o = tabel::baca(tx, &p.toko, teks)?;
    o.wajib(TERBUKA)?;
    tanpa_contoh(tx, p, &o)?;
    let h = hitungan(tx, p, &o)?;
    if h.dibayar_rp > Rupiah::NOL {
        tidak_ditahan(tx, &o)?;
    }
    let setuju = setujui(tx, p, (&o, &h), (m, &alasan))?;
    let hari = Hari::baca(tx, p)?;
    let rencana = uang_muka::rencana_kembali(tx, p, &hari, h.dibayar_rp, &m.pembayaran)?;
    let mut dok = Dok::buka(tx, JenisDok::BatalPesanan, &p.user_id)?;
    let (no_batal, saat) = (dok.no().to_string(), Saat::dari(&dok));
    crate::pajak::keluar(&mut dok, &o, (h.sisa_dp, h.sisa_dp))?;
    uang_muka::kembalikan(&mut dok, p, &hari, (&o.no, h.sisa_dp), &rencana, KATEGORI)?;
    let selesai: Vec<&KiniBaris> = o.baris.iter().map(|(_, k)| k).filter(|k| k.tahap == "SELESAI").collect();
    lepas(&mut dok, &o, &selesai, &alasan)?;
    let sisa: Vec<&KiniBaris> = o.baris.iter().map(|(_, k)| k).filter(|k| k.tahap != "AMBIL").collect();
    for k in &sisa {
        if k.tahap == "PROSES" && k.id_kerja > 0 {
            kerja::batal(&mut dok, k.id_kerja)?;
        }
        let kini = KiniBaris {
            tahap: "BATAL".to_owned(),
            kode_barcode: String::new(),
            gudang_asal: String::new(),
            baki_asal: String::new(),
            ..(*k).clone()
        };
        tabel::garis(dok.tx(), &o.no, &kini)?;
    }
    let e = Kejadian {
        tahap: "BATAL",
        disetujui: setuju.oleh(),
        rujukan: &no_batal,
        jumlah: h.sisa_dp,
        potong: h.potong_rp,
        keterangan: &alasan,
        ..Kejadian::default()
    };
    let baris: Vec<i64> = sisa.iter().map(|k| k.baris).collect();
    let semua = per_baris(e, &baris, baris.len() == o.baris.len());
    tabel::catat(dok.tx(), &o.no, &saat, &semua)?;
    tabel::proyeksi(dok.tx(), &o.no, saat.tgl)?;
    tutup(dok, &o, &h, &setuju, KATEGORI)
}

fn tutup(
    mut dok: Dok<'_, '_>,
    o: &Order,
    h: &PesananBatalHitungan,
    setuju: &Disetujui,
    aksi: &str,
) -> Hasil<PesananDikembalikan> {
    let no_batal = dok.no().to_string();
    setuju.tautkan(dok.tx(), &no_batal)?;
    let tgl_system = dok.tgl_system().to_string();
    let isi = serde_json::json!({
        "pesanan": o.no, "jumlah": h.dibayar_rp, "potong": h.potong_rp, "disetujui": setuju.oleh(),
    });
    dok.tutup(aksi, &isi)?;
    Ok(PesananDikembalikan {
        no_batal,
        no_pesanan: o.no.to_string(),
        jumlah_rp: h.dibayar_rp,
        potong_rp: h.potong_rp,
        tgl_system,
    })
}

/// Gives back what is left of the down payment of an order that was fetched for less.
pub fn kembali(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &PesananBatal) -> Hasil<PesananDikembalikan> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let o = tabel::baca(tx, &p.toko, teks)?;
    o.wajib(&["AMBIL"])?;
    let h = hitungan_sisa(tx, p, &o)?;
    tidak_ditahan(tx, &o)?;
    let setuju = setujui(tx, p, (&o, &h), (m, &alasan))?;
    let hari = Hari::baca(tx, p)?;
    let rencana = uang_muka::rencana_kembali(tx, p, &hari, h.dibayar_rp, &m.pembayaran)?;
    let mut dok = Dok::buka(tx, JenisDok::BatalPesanan, &p.user_id)?;
    let (no_batal, saat) = (dok.no().to_string(), Saat::dari(&dok));
    crate::pajak::keluar(&mut dok, &o, (h.sisa_dp, h.sisa_dp))?;
    uang_muka::kembalikan(&mut dok, p, &hari, (&o.no, h.sisa_dp), &rencana, KATEGORI)?;
    let e = Kejadian {
        tahap: "KEMBALI",
        disetujui: setuju.oleh(),
        rujukan: &no_batal,
        jumlah: h.sisa_dp,
        potong: h.potong_rp,
        keterangan: &alasan,
        ..Kejadian::default()
    };
    tabel::catat(dok.tx(), &o.no, &saat, &[e])?;
    tutup(dok, &o, &h, &setuju, "KEMBALI UANG MUKA PESANAN")
}
