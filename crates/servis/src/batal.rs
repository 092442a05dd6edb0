//! Taken back before the work began: an exact reversal. Given back undone after it: what was begun charged, the rest of the down
//! payment back by an approval. Either way the pieces are on the scale and it is seen who takes them home; what differs, or who
//! nobody knows, is for somebody else to say yes to.

use crate::ambil::{Bon, emas_rp, keluarkan, lepas_kartu};
use crate::kerja::TIMBANGAN;
use crate::lihat;
use crate::minta::{ServiceBatalBaris, ServiceBatalMinta};
use crate::pajak::{self, Pajak};
use crate::pengambil::{self, Pengambil};
use crate::proses::akhiri;
use crate::stok::{self, Isi, Perubahan};
use crate::tabel::{self, BarisService};
use crate::tahap::{self, Dibuka, Kejadian, buka, pindah};
use crate::tolak::ServisTolak;
use barang::pindai::{self, Tujuan};
use barang::{Langkah, gerakkan};
use db::{Conn, Tx, args};
use konter::batal::{self, Disetujui, Izin, Permohonan};
use konter::bayar::{self, BarisBayar, Jumlah, Rencana};
use konter::pelanggan::{self, PelangganMinta};
use konter::uang_muka::{self, CaraDp};
use konter::{CaraBayar, Hari, bayar_tulis};
use ledger::{Dok, titipan};
use niaga::tahan;
use platform::otorisasi::{Rincian, Sisi};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::batas::berat_barang;
use values::{Berat, JenisDok, Rupiah};

pub(crate) const KATEGORI: &str = "BATAL SERVICE";

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceDibatalkan)]
pub struct Dibatalkan {
    pub no_service: String,
    pub no_batal: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub dp_rp: Rupiah,
    /// charged for work that was begun
    #[schema(value_type = i64)]
    pub biaya_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dikembalikan_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dibayar_rp: Rupiah,
}

/// A piece as it goes back undone.
pub(crate) struct Kembali {
    pub(crate) b: BarisService,
    pub(crate) dulu: Isi,
    pub(crate) berat: Berat,
    pub(crate) batu: i64,
}

impl Kembali {
    /// It does not weigh what it did, or has other stones.
    pub(crate) fn beda(&self) -> bool {
        (self.berat.sebagai_mg() - self.dulu.berat.sebagai_mg()).abs() > TIMBANGAN.sebagai_mg()
            || self.batu != self.b.jumlah_batu
    }

    /// As the approver reads it.
    pub(crate) fn rincian(&self) -> Rincian {
        let tanda = if self.beda() { " — BERBEDA" } else { "" };
        let uraian = format!(
            "masuk {} g {} batu, kini {} g {} batu{tanda}",
            self.dulu.berat, self.b.jumlah_batu, self.berat, self.batu
        );
        Rincian::teks(self.b.nama_barang.clone(), uraian)
    }
}

/// The pieces on the scale once more, by line.
pub(crate) fn ditimbang(
    c: &mut Conn,
    p: &Pelaku,
    timbang: &[ServiceBatalBaris],
    baris: &[BarisService],
) -> Hasil<Vec<Kembali>> {
    let mut semua = Vec::with_capacity(baris.len());
    for b in baris {
        semua.push((b.clone(), stok::isi(c, &p.toko, b)?));
    }
    dibandingkan(timbang, semua)
}

/// The same of pieces that were given out, against what they were finished with.
pub(crate) fn ditimbang_lagi(
    c: &mut Conn,
    s: &Dibuka,
    timbang: &[ServiceBatalBaris],
    baris: &[BarisService],
) -> Hasil<Vec<Kembali>> {
    let mut semua = Vec::with_capacity(baris.len());
    for b in baris {
        let jadi = c.one(
            "SELECT berat, jumlah_batu FROM service_selesai_baris WHERE toko = $1 AND no_service = $2 AND baris = $3",
            args![s.kepala.toko.as_str(), &s.no, b.baris],
            |r| Ok((r.get::<Berat>(0)?, r.int(1)?)),
        )?;
        let (berat, jumlah_batu) = jadi.unwrap_or((b.berat, b.jumlah_batu));
        semua.push((BarisService { jumlah_batu, ..b.clone() }, Isi { berat, murni: b.murni }));
    }
    dibandingkan(timbang, semua)
}

fn dibandingkan(timbang: &[ServiceBatalBaris], baris: Vec<(BarisService, Isi)>) -> Hasil<Vec<Kembali>> {
    let mut salah = Salah::default();
    let mut hasil = Vec::with_capacity(baris.len());
    for (b, dulu) in baris {
        let Some((ke, d)) = timbang.iter().enumerate().find(|(_, d)| d.baris == b.baris) else {
            salah.kepala("detail_barang", format!("Baris {} ({}) belum ditimbang", b.baris, b.nama_barang));
            continue;
        };
        if let Err(pesan) = berat_barang(d.berat) {
            salah.beri(ke, "berat", pesan);
            continue;
        }
        if !(0..=10_000).contains(&d.jumlah_batu) {
            salah.beri(ke, "jumlah_batu", "Jumlah batu 0 sampai 10000");
            continue;
        }
        hasil.push(Kembali { b, dulu, berat: d.berat, batu: d.jumlah_batu });
    }
    salah.tolak(ServisTolak::Batal)?;
    Ok(hasil)
}

/// The bill of a finished work, or what it was estimated at.
fn tagihan(s: &Dibuka) -> Rupiah {
    if s.kini.tahap == "SELESAI" { s.kini.total_rp } else { s.kepala.estimasi_rp }
}

/// What the work that was begun may cost: gold that was put in at the least, the bill or the estimate at the most.
fn biaya(c: &mut Conn, p: &Pelaku, s: &Dibuka, m: &ServiceBatalMinta) -> Hasil<Bon> {
    let emas = emas_rp(c, p, s)?;
    let paling = tagihan(s);
    if m.biaya_rp < emas || m.biaya_rp > paling.max(emas) {
        let pesan = format!("Biaya yang sudah dikerjakan {emas} sampai {paling}");
        return Err(ServisTolak::Batal.pada("biaya_rp", pesan));
    }
    Bon::baru(m.biaya_rp, emas, uang_muka::saldo(c, &p.toko, &s.no)?)
}

/// What goes back, and to whom.
#[derive(Clone, Copy)]
struct Pulang<'a> {
    barang: &'a [Kembali],
    siapa: Option<&'a Pengambil>,
}

impl Pulang<'_> {
    /// Somebody else must say yes: what goes home is not what came, or nobody knows who takes it.
    fn ditanya(&self) -> bool {
        self.barang.iter().any(Kembali::beda) || self.siapa.is_some_and(|s| s.alasan.is_some())
    }
}

/// What the approver reads.
fn rincian(s: &Dibuka, b: &Bon, pulang: Pulang<'_>, m: &ServiceBatalMinta) -> Vec<Rincian> {
    let Pulang { barang, siapa } = pulang;
    let k = &s.kepala;
    let dicatat =
        format!("{}, dicatat {} {}, tahap {}", k.nama_customer, k.input_by, k.tgl_system, s.kini.tahap);
    let mut semua = vec![Rincian::jumlah(s.no.to_string(), dicatat, b.dp)];
    // Work that is let go for less than its bill is read as what it costs the shop, a charge of nothing too.
    if s.kini.tahap != "MASUK" {
        let uraian = format!("dikembalikan {}, dibayar customer {}", b.kembali, b.bayar);
        let sisi = (tagihan(s), b.total);
        semua.push(Rincian::harga("Biaya yang sudah dikerjakan", uraian, Sisi::Jual, sisi));
    }
    semua.extend(barang.iter().map(Kembali::rincian));
    if let Some(p) = siapa {
        let uraian = p.alasan.as_ref().map_or_else(|| format!("NIK {}", p.nik_samar), |a| a.pesan.clone());
        semua.push(Rincian::teks(format!("Dibawa pulang {}", p.nama), uraian));
    }
    semua.extend(uang_muka::rincian_kembali(&m.pengembalian));
    semua
}

fn setujui(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (s, b, pulang): (&Dibuka, &Bon, Pulang<'_>),
    (m, alasan): (&ServiceBatalMinta, &str),
) -> Hasil<Disetujui> {
    let no = s.no.to_string();
    // Money that goes out another way than it came, or that nobody saw come, is the owner's to give.
    let lain = b.kembali > Rupiah::NOL
        && s.kini.tahap != "MASUK"
        && uang_muka::lain_cara(tx, &p.toko, &s.no, &m.pengembalian)?;
    let izin = if lain { Izin::Owner } else { Izin::Penyetuju };
    let mohon = Permohonan {
        kategori: KATEGORI,
        dokumen: &no,
        nominal: b.kembali,
        hari_ini: batal::hari_ini(tx, &s.kepala.tgl_system)?,
        penulis: vec![&s.kepala.input_by],
        rincian: rincian(s, b, pulang, m),
        alasan,
        dari_laci_peminta: s.kini.tahap != "MASUK" || pulang.ditanya(),
        izin: (izin, izin),
    };
    batal::penyetuju(tx, p, &m.otorisasi, &mohon)
}

/// Takes a service back, or gives it back undone.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &ServiceBatalMinta) -> Hasil<Dibatalkan> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let s = buka(tx, &p.toko, teks)?;
    s.harus(&["MASUK", "PROSES", "SELESAI"], "BATAL")?;
    if s.milik_toko() && !s.kini.terbuka {
        return Err(tahap::sudah(&s.kini, "BATAL"));
    }
    let h = Hari::baca(tx, p)?;
    let baris = lihat::baris(tx, &p.toko, &s.no)?;
    let mulai = s.kini.tahap != "MASUK";
    if s.milik_toko() {
        return batal_toko(tx, p, (&s, &baris), &alasan, m);
    }
    if !mulai && (m.biaya_rp > Rupiah::NOL || !m.pengembalian.is_empty() || !m.pembayaran.is_empty()) {
        let pesan = "Belum dikerjakan: uang muka kembali seperti diterimanya, tanpa biaya";
        return Err(ServisTolak::Batal.pada("biaya_rp", pesan));
    }
    let b = if mulai {
        biaya(tx, p, &s, m)?
    } else {
        Bon::baru(Rupiah::NOL, Rupiah::NOL, uang_muka::saldo(tx, &p.toko, &s.no)?)?
    };
    let barang = ditimbang(tx, p, &m.detail_barang, &baris)?;
    let siapa = pengambil::periksa(tx, p, &s.kepala, (&m.nik, m.kuasa.as_ref()))?;
    let pulang = Pulang { barang: &barang, siapa: Some(&siapa) };
    let bayar = if mulai { Some(rencana(tx, p, &h, (&s, &b), m)?) } else { None };
    let setuju = setujui(tx, p, (&s, &b, pulang), (m, &alasan))?;
    let pajak = pajak::hitung(tx, p, h.tgl_system, b.total, b.emas)?;
    let mut dok = Dok::buka(tx, JenisDok::BatalService, &p.user_id)?;
    match bayar {
        Some((r, cara)) => {
            undone(&mut dok, p, &s, &barang)?;
            bayar_tulis::baris(&mut dok, &r)?;
            bayar_tulis::uang(&mut dok, p, &h, &r, kategori)?;
            bayar_tulis::lain(&mut dok, &r, &[&cara])?;
            uang_muka::keluar(&mut dok, &s.no, b.kembali)?;
            pajak::muka_keluar(&mut dok, &s.no)?;
        }
        None => {
            ledger::stok::balikkan(&mut dok, &s.no)?;
            titipan::balikkan(&mut dok, &s.no)?;
            ledger::pajak::balikkan(&mut dok, &s.no)?;
            batal::uang(&mut dok, &s.no, KATEGORI)?;
            for x in &baris {
                lepas_kartu(dok.tx(), x)?;
            }
            tahan::lepas(dok.tx(), &s.no.to_string())?;
        }
    }
    pajak::tulis(&mut dok, &pajak)?;
    tutup(dok, (&s, &b, pulang), &pajak, &setuju, &alasan)
}

/// What the books say a piece weighs follows the scale.
pub(crate) fn ikut_timbangan(dok: &mut Dok<'_, '_>, barang: &[Kembali]) -> Hasil<()> {
    for x in barang {
        let tambah = Isi { berat: Berat::NOL, murni: Berat::NOL };
        stok::ubah(dok, &x.b, x.dulu, &Perubahan { tambah, kembali: Berat::NOL, jadi: x.berat })?;
    }
    Ok(())
}

/// The pieces go back as they are, with what they weigh now.
fn undone(dok: &mut Dok<'_, '_>, p: &Pelaku, s: &Dibuka, barang: &[Kembali]) -> Hasil<()> {
    akhiri(dok, p, &s.no, false)?;
    ikut_timbangan(dok, barang)?;
    let baris: Vec<BarisService> = barang.iter().map(|x| x.b.clone()).collect();
    keluarkan(dok, p, &s.no.to_string(), &baris)
}

fn kategori(b: &BarisBayar) -> &'static str {
    if b.masuk { crate::ambil::KATEGORI } else { KATEGORI }
}

fn rencana(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    h: &Hari,
    (s, b): (&Dibuka, &Bon),
    m: &ServiceBatalMinta,
) -> Hasil<(Rencana, CaraDp)> {
    bayar::uang_saja(&m.pembayaran, "Service")?;
    let cara = CaraDp::new(s.no.clone());
    let dp = (b.dipakai > Rupiah::NOL).then(|| uang_muka::bayar(&s.no, b.dipakai));
    let bayar: Vec<_> = dp.into_iter().chain(m.pembayaran.iter().cloned()).collect();
    let siapa = pelanggan::dari_minta(tx, &PelangganMinta::default())?;
    let semua: [&dyn CaraBayar; 1] = [&cara];
    let mut r =
        bayar::siapkan(tx, p, h, &siapa, Jumlah { masuk: b.total, keluar: Rupiah::NOL }, &bayar, &semua)?;
    r.baris.extend(uang_muka::rencana_kembali(tx, p, h, b.kembali, &m.pengembalian)?.baris);
    Ok((r, cara))
}

fn tutup(
    mut dok: Dok<'_, '_>,
    (s, b, pulang): (&Dibuka, &Bon, Pulang<'_>),
    pajak: &Pajak,
    setuju: &Disetujui,
    alasan: &str,
) -> Hasil<Dibatalkan> {
    let (no, no_batal, tgl) = (s.no.to_string(), dok.no().to_string(), dok.tgl_system());
    let baris = tabel::Batal {
        toko: s.kepala.toko.clone(),
        no_batal: no_batal.clone(),
        no_service: no.clone(),
        tgl_system: tgl.to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        disetujui: setuju.oleh().to_owned(),
        alasan: alasan.to_owned(),
        tahap: s.kini.tahap.clone(),
        dp_rp: b.dp,
        biaya_rp: b.total,
        dibayar_rp: b.bayar,
        dikembalikan_rp: b.kembali,
        dpp: pajak.dpp,
        ppn: pajak.ppn,
        penerima: pulang.siapa.map(|x| x.nama.clone()).unwrap_or_default(),
        sidik_nik: pulang.siapa.map(|x| x.sidik_nik.clone()).unwrap_or_default(),
        nik_samar: pulang.siapa.map(|x| x.nik_samar.clone()).unwrap_or_default(),
        identitas: pulang.siapa.map(|x| x.cara.to_owned()).unwrap_or_default(),
    };
    dok.tx().sisip([baris])?;
    dok.tx().sisip(pulang.barang.iter().map(|x| tabel::BatalBaris {
        toko: s.kepala.toko.clone(),
        no_batal: no_batal.clone(),
        baris: x.b.baris,
        no_service: no.clone(),
        tgl_system: tgl.to_string(),
        berat_buku: x.dulu.berat,
        berat: x.berat,
        batu_masuk: x.b.jumlah_batu,
        jumlah_batu: x.batu,
    }))?;
    let k = Kejadian {
        tahap: "BATAL",
        disetujui: setuju.oleh(),
        rujukan: &no_batal,
        keterangan: alasan,
        ..Kejadian::default()
    };
    tahap::catat(&mut dok, &no, &k)?;
    pindah(dok.tx(), &s.kini, "BATAL", tgl, false)?;
    setuju.tautkan(dok.tx(), &no_batal)?;
    let isi = serde_json::json!({
        "service": no, "alasan": alasan, "disetujui": setuju.oleh(), "biaya": b.total, "kembali": b.kembali,
    });
    dok.tutup(KATEGORI, &isi)?;
    Ok(Dibatalkan {
        no_service: no,
        no_batal,
        tgl_system: tgl.to_string(),
        dp_rp: b.dp,
        biaya_rp: b.total,
        dikembalikan_rp: b.kembali,
        dibayar_rp: b.bayar,
    })
}

/// The shop's own pieces go back to where damaged ones lie; one that went elsewhere since stays there.
fn batal_toko(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (s, baris): (&Dibuka, &[BarisService]),
    alasan: &str,
    m: &ServiceBatalMinta,
) -> Hasil<Dibatalkan> {
    let b = Bon::baru(Rupiah::NOL, Rupiah::NOL, Rupiah::NOL)?;
    let mut di_sini = Vec::with_capacity(baris.len());
    for x in baris {
        let k = barang::satu(tx, &stok::kode(&x.kode_barcode)?)?;
        if k.toko == p.toko && k.kode_gudang == x.gudang && k.kode_toko == x.kode_toko {
            di_sini.push(x.clone());
        }
    }
    let barang = ditimbang(tx, p, &m.detail_barang, &di_sini)?;
    let pulang = Pulang { barang: &barang, siapa: None };
    let setuju = setujui(tx, p, (s, &b, pulang), (m, alasan))?;
    let mut tujuan = Vec::with_capacity(barang.len());
    for x in &di_sini {
        let ke: Tujuan = match pindai::baki(
            tx,
            &p.toko,
            ServisTolak::Batal,
            ("detail_barang", &x.baki_asal),
            &x.gudang_asal,
            1,
        ) {
            Ok(t) => t,
            Err(e) if e.adalah(ServisTolak::Batal) => pindai::baki_pertama(
                tx,
                &p.toko,
                ServisTolak::Batal,
                "detail_barang",
                &x.gudang_asal,
                baris.len(),
            )?,
            Err(e) => return Err(e),
        };
        tujuan.push(ke);
    }
    let mut dok = Dok::buka(tx, JenisDok::BatalService, &p.user_id)?;
    akhiri(&mut dok, p, &s.no, false)?;
    let mut langkah = Vec::with_capacity(barang.len());
    for (x, ke) in barang.iter().zip(tujuan) {
        let k = stok::kartu_ditimbang(&mut dok, p, &x.b, x.berat)?;
        langkah.push(Langkah::ke_baki(k, ke.gudang, ke.baki)?);
    }
    if !langkah.is_empty() {
        let no = s.no.to_string();
        let kepala =
            barang::Kepala { jenis: "BATAL SERVICE", lawan: "TOKO", rujukan: &no, keterangan: alasan };
        gerakkan(&mut dok, &kepala, &langkah)?;
    }
    tutup(dok, (s, &b, pulang), &Pajak::default(), &setuju, alasan)
}
