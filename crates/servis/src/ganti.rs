//! Pieces of customers that do not come back, by the owner's document: lost in the shop's hands, owed at today's selling price; or
//! fetched by nobody for a year after a notice, the shop's at the worth of the day, the surplus over the bill owed. What is owed
//! stands in the book of deposits under the document's number, with what was paid down.

use crate::ambil::{Bon, lepas_kartu};
use crate::barang_masuk::{kadar_harga, taksir};
use crate::batal::{Kembali, ditimbang, ikut_timbangan};
use crate::lihat;
use crate::minta::{ServiceHilangMinta, ServiceJadiTokoMinta};
use crate::pajak::{self, Pajak};
use crate::pengambil::{self, Pengambil};
use crate::proses::akhiri;
use crate::stok;
use crate::tabel::{self, BarisService};
use crate::tahap::{self, Dibuka, Kejadian, buka, pindah};
use crate::tolak::ServisTolak;
use barang::masuk_beli::{self, BarangBeli};
use barang::pindai;
use barang::{Kartu, Langkah, gerakkan, titip_customer};
use db::{Conn, Tx, args};
use konter::batal::{self, Disetujui, Izin, Permohonan};
use konter::{Hari, meluap, rupiah, uang_muka};
use ledger::Dok;
use ledger::stok::{Lokasi, Luar};
use niaga::acuan::Acuan;
use niaga::beli::cari_nota;
use niaga::tahan;
use platform::otorisasi::Rincian;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use std::collections::BTreeSet;
use values::{Berat, JenisDok, KodeGudang, KodeToko, Rupiah, Tanggal};

const HILANG: &str = "SERVICE HILANG";
const JADI_TOKO: &str = "SERVICE JADI MILIK TOKO";
/// Where pieces of people lie before they are sorted.
const GUDANG_BELI: &str = "BELI";

/// What the shop owes now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceGantiTercatat)]
pub struct GantiTercatat {
    pub no_service: String,
    pub no_ganti: String,
    pub tgl_system: String,
    /// what the pieces are worth
    #[schema(value_type = i64)]
    pub nilai_rp: Rupiah,
    /// of the bill, what they paid
    #[schema(value_type = i64)]
    pub tagihan_rp: Rupiah,
    /// owed to the customer
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// the cards of pieces that are the shop's now
    pub kode_barcode: Vec<String>,
}

/// The sums of a document.
struct Uang {
    nilai: Rupiah,
    dp: Rupiah,
    tagihan: Rupiah,
    emas: Rupiah,
    jumlah: Rupiah,
    pajak: Pajak,
}

fn boleh(c: &mut Conn, p: &Pelaku, s: &Dibuka, tahap: &[&str]) -> Hasil<()> {
    s.harus(tahap, "BATAL")?;
    if s.milik_toko() {
        let pesan = format!("Service {} barang toko sendiri", s.no);
        return Err(ServisTolak::Ganti.tolak(pesan));
    }
    // Money that nobody saw come is owed to nobody.
    let belum = uang_muka::belum_masuk(c, &p.toko, &s.no.to_string())?;
    if belum > Rupiah::NOL {
        let pesan = format!("Uang muka {belum} belum divalidasi bank, tunggu validasinya dulu");
        return Err(ServisTolak::Ganti.tolak(pesan));
    }
    Ok(())
}

/// What the owner reads, and whether the one who asks may say it alone.
struct Mohon<'a> {
    kategori: &'static str,
    alasan: &'a str,
    penulis: Vec<&'a str>,
    rincian: Vec<Rincian>,
    ditanya: bool,
    otorisasi: &'a str,
}

fn setujui(tx: &mut Tx<'_>, p: &Pelaku, s: &Dibuka, u: &Uang, m: Mohon<'_>) -> Hasil<Disetujui> {
    let no = s.no.to_string();
    let k = &s.kepala;
    let dicatat =
        format!("{}, dicatat {} {}, tahap {}", k.nama_customer, k.input_by, k.tgl_system, s.kini.tahap);
    let uang = format!("nilai barang {}, uang muka {}, tagihan {}", u.nilai, u.dp, u.tagihan);
    let mut rincian = vec![Rincian::jumlah(no.clone(), dicatat, u.dp)];
    rincian.push(Rincian::jumlah("Menjadi hutang toko ke customer", uang, u.jumlah));
    rincian.extend(m.rincian);
    let mohon = Permohonan {
        kategori: m.kategori,
        dokumen: &no,
        nominal: u.jumlah,
        hari_ini: false,
        penulis: m.penulis,
        rincian,
        alasan: m.alasan,
        dari_laci_peminta: m.ditanya,
        izin: (Izin::Owner, Izin::Owner),
    };
    batal::penyetuju(tx, p, m.otorisasi, &mohon)
}

/// The nota of a piece that does not come back buys nothing back.
fn pegang_nota(tx: &mut Tx<'_>, b: &BarisService, no_ganti: &str) -> Hasil<()> {
    if !b.milik_rantai {
        return Ok(());
    }
    let toko = KodeToko::parse(&b.toko_nota).map_err(|e| db::Error::Lain(e.to_string()))?;
    if let Some(n) = cari_nota(tx, &toko, &b.no_faktur_jual, "", &[])? {
        tahan::tahan(tx, &n, no_ganti)?;
    }
    Ok(())
}

/// A lost piece at today's selling price.
fn harga_kini(c: &mut Conn, a: &mut Acuan, b: &BarisService, berat: Berat) -> Hasil<Rupiah> {
    let rp = taksir(c, Some(a), (&b.kode_group, b.kadar, berat))?;
    let rp = if rp > Rupiah::NOL { rp } else { b.taksiran_rp };
    if rp > Rupiah::NOL {
        return Ok(rp);
    }
    Err(ServisTolak::Ganti.tolak(format!("Harga {} hari ini belum ada", b.nama_barang)))
}

/// The lines that are lost and those that go home.
fn pisahkan(
    m: &ServiceHilangMinta,
    baris: Vec<BarisService>,
) -> Hasil<(Vec<BarisService>, Vec<BarisService>)> {
    let hilang: BTreeSet<i64> = m.hilang.iter().copied().collect();
    if let Some(n) = hilang.iter().find(|n| baris.iter().all(|b| b.baris != **n)) {
        return Err(ServisTolak::Ganti.pada("hilang", format!("Baris {n} tidak ada di service ini")));
    }
    if hilang.is_empty() {
        return Err(ServisTolak::Ganti.pada("hilang", "Pilih barang yang hilang"));
    }
    Ok(baris.into_iter().partition(|b| hilang.contains(&b.baris)))
}

/// Who takes the pieces home that are there; nobody where none is.
fn penerima(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    s: &Dibuka,
    (m, pulang): (&ServiceHilangMinta, &[Kembali]),
) -> Hasil<Option<Pengambil>> {
    if pulang.is_empty() {
        return Ok(None);
    }
    pengambil::periksa(tx, p, &s.kepala, (&m.nik, m.kuasa.as_ref())).map(Some)
}

/// Pieces were lost here: what they are worth is owed, the others go home, the service ends.
pub fn hilang(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &ServiceHilangMinta) -> Hasil<GantiTercatat> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let s = buka(tx, &p.toko, teks)?;
    boleh(tx, p, &s, &["MASUK", "PROSES", "SELESAI"])?;
    let (hilang, lain) = pisahkan(m, lihat::baris(tx, &p.toko, &s.no)?)?;
    let pulang = ditimbang(tx, p, &m.detail_barang, &lain)?;
    let siapa = penerima(tx, p, &s, (m, &pulang))?;
    let mut a = Acuan::baca(tx, p)?;
    let mut semua = Vec::with_capacity(hilang.len());
    for b in hilang {
        let isi = stok::isi(tx, &p.toko, &b)?;
        let rp = harga_kini(tx, &mut a, &b, isi.berat)?;
        semua.push((b, isi, rp));
    }
    let dp = uang_muka::saldo(tx, &p.toko, &s.no)?;
    let nilai = rupiah(semua.iter().map(|x| x.2))?;
    let jumlah = nilai.tambah(dp).map_err(meluap)?;
    let nol = Rupiah::NOL;
    let u = Uang { nilai, dp, tagihan: nol, emas: nol, jumlah, pajak: Pajak::default() };
    let mut rincian: Vec<Rincian> = semua
        .iter()
        .map(|(b, isi, rp)| {
            Rincian::jumlah(
                b.nama_barang.clone(),
                format!("HILANG, {} g {} batu", isi.berat, b.jumlah_batu),
                *rp,
            )
        })
        .collect();
    rincian.extend(pulang.iter().map(Kembali::rincian));
    rincian.extend(
        siapa.iter().filter_map(|x| x.alasan.as_ref()).map(|a| Rincian::teks("Identitas", a.pesan.clone())),
    );
    let ditanya = pulang.iter().any(Kembali::beda) || siapa.as_ref().is_some_and(|x| x.alasan.is_some());
    let mohon = Mohon {
        kategori: HILANG,
        alasan: &alasan,
        penulis: vec![&s.kepala.input_by],
        rincian,
        ditanya,
        otorisasi: &m.otorisasi,
    };
    let setuju = setujui(tx, p, &s, &u, mohon)?;
    let mut dok = Dok::buka(tx, JenisDok::HilangService, &p.user_id)?;
    let no_ganti = dok.no().to_string();
    akhiri(&mut dok, p, &s.no, false)?;
    tahan::lepas(dok.tx(), &s.no.to_string())?;
    let mut garis = Vec::with_capacity(semua.len() + pulang.len());
    for (b, isi, rp) in &semua {
        stok::hilang(&mut dok, b, *isi)?;
        pegang_nota(dok.tx(), b, &no_ganti)?;
        if b.milik_rantai && ada_kartu(dok.tx(), b)? {
            titip_customer::hilang(dok.tx(), &stok::kode(&b.kode_barcode)?)?;
        }
        garis.push((b.baris, "HILANG", b.kode_barcode.clone(), isi.berat, *rp));
    }
    ikut_timbangan(&mut dok, &pulang)?;
    for x in &pulang {
        let isi = stok::isi(dok.tx(), &p.toko, &x.b)?;
        stok::keluar(&mut dok, &x.b, isi)?;
        lepas_kartu(dok.tx(), &x.b)?;
        garis.push((x.b.baris, "KEMBALI", x.b.kode_barcode.clone(), x.berat, Rupiah::NOL));
    }
    tutup(dok, &s, ("HILANG", HILANG, &u), garis, (&setuju, &alasan))
}

fn ada_kartu(tx: &mut Tx<'_>, b: &BarisService) -> Hasil<bool> {
    let sql = "SELECT COUNT(*) FROM barang WHERE kode_barcode = $1";
    Ok(tx.nilai::<i64>(sql, args![b.kode_barcode.as_str()])? > 0)
}

/// When the owner was told first, and by whom: a year counts from then.
fn peringatan(c: &mut Conn, p: &Pelaku, s: &Dibuka) -> Hasil<String> {
    let h = Hari::baca(c, p)?;
    let batas = h.hari("SERVICE_JADI_TOKO_HARI", 365).max(1);
    let sejak: Option<(Tanggal, String)> = c.one(
        "SELECT tgl_system, oleh FROM service_peristiwa WHERE toko = $1 AND no_service = $2 AND tahap = 'KABAR' ORDER BY urut LIMIT 1",
        args![&p.toko, &s.no],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?;
    let Some((tgl, oleh)) = sejak else {
        let pesan = format!("Customer service {} belum pernah dikabari; kabari dulu", s.no);
        return Err(ServisTolak::Ganti.tolak(pesan));
    };
    let lama = h.tgl_system.selisih_hari(tgl);
    if lama < batas {
        let pesan =
            format!("Service {} baru {lama} hari sejak dikabari {tgl}, paling cepat {batas} hari", s.no);
        return Err(ServisTolak::Ganti.tolak(pesan));
    }
    Ok(oleh)
}

/// What the shop would pay for it today.
fn nilai_beli(c: &mut Conn, a: &mut Acuan, b: &BarisService, berat: Berat) -> Hasil<Rupiah> {
    let toko = a.toko.clone();
    let g = a.group(c, &b.kode_group)?.clone();
    let kadar = kadar_harga(c, &toko, &b.kode_group, b.kadar)?;
    let bersih = berat.kurang(b.berat_atribut).map_err(meluap)?;
    let rp = a.gram_beli(&g, kadar)?.kali(bersih).map_err(meluap)?;
    if rp > Rupiah::NOL {
        return Ok(rp);
    }
    harga_kini(c, a, b, bersih)
}

/// The card of a piece that becomes the shop's: its own where the chain sold it, else a new one.
fn kartu_toko(dok: &mut Dok<'_, '_>, x: &Kembali, harga: Rupiah) -> Hasil<Kartu> {
    let (no, tgl, oleh) = (dok.no().to_string(), dok.tgl_system().to_string(), dok.oleh().to_string());
    let tx = dok.tx();
    if x.b.milik_rantai && ada_kartu(tx, &x.b)? {
        let k = barang::satu(tx, &stok::kode(&x.b.kode_barcode)?)?;
        return Ok(masuk_beli::sesuaikan(tx, &k, Some(x.berat), harga)?.0);
    }
    let toko = tx.toko().clone();
    let baru = BarangBeli {
        nama_barang: x.b.nama_barang.clone(),
        kode_group: x.b.kode_group.clone(),
        kode_dept: x.b.kode_dept.clone(),
        kadar: kadar_harga(tx, &toko, &x.b.kode_group, x.b.kadar)?,
        kadar_cetak: x.b.kadar,
        berat: x.berat,
        harga,
        no_masuk: no,
    };
    masuk_beli::daftar(tx, &oleh, &tgl, &baru)
}

/// What nobody fetched for a year after a notice becomes the shop's.
pub fn jadi_toko(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &ServiceJadiTokoMinta) -> Hasil<GantiTercatat> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let s = buka(tx, &p.toko, teks)?;
    boleh(tx, p, &s, &["SELESAI"])?;
    let pengabar = peringatan(tx, p, &s)?;
    let baris = lihat::baris(tx, &p.toko, &s.no)?;
    let barang = ditimbang(tx, p, &m.detail_barang, &baris)?;
    let mut a = Acuan::baca(tx, p)?;
    let mut harga = Vec::with_capacity(barang.len());
    for x in &barang {
        harga.push(nilai_beli(tx, &mut a, &x.b, x.berat)?);
    }
    let u = uang(tx, p, &s, rupiah(harga.iter().copied())?)?;
    let mohon = Mohon {
        kategori: JADI_TOKO,
        alasan: &alasan,
        penulis: vec![&s.kepala.input_by, &pengabar],
        rincian: barang.iter().map(Kembali::rincian).collect(),
        ditanya: barang.iter().any(Kembali::beda),
        otorisasi: &m.otorisasi,
    };
    let setuju = setujui(tx, p, &s, &u, mohon)?;
    let di =
        pindai::baki_pertama(tx, &p.toko, ServisTolak::Ganti, "detail_barang", GUDANG_BELI, barang.len())?;
    let mut dok = Dok::buka(tx, JenisDok::TakDiambilService, &p.user_id)?;
    let (no, no_ganti) = (s.no.to_string(), dok.no().to_string());
    ikut_timbangan(&mut dok, &barang)?;
    tahan::lepas(dok.tx(), &no)?;
    let (mut langkah, mut garis) = (Vec::with_capacity(barang.len()), Vec::with_capacity(barang.len()));
    for (x, rp) in barang.iter().zip(harga) {
        let isi = stok::isi(dok.tx(), &p.toko, &x.b)?;
        stok::keluar(&mut dok, &x.b, isi)?;
        pegang_nota(dok.tx(), &x.b, &no_ganti)?;
        let kartu = kartu_toko(&mut dok, x, rp)?;
        garis.push((x.b.baris, "TOKO", kartu.kode_barcode.to_string(), x.berat, rp));
        let gudang: KodeGudang = di.gudang.clone();
        let ke = Lokasi::Baki { gudang, baki: di.baki.clone() };
        langkah.push(Langkah { kartu, dari: Lokasi::Luar(Luar::Pelanggan), ke, kondisi: String::new() });
    }
    let kepala = barang::Kepala {
        jenis: "SERVICE TAK DIAMBIL",
        lawan: &s.kepala.nama_customer,
        rujukan: &no,
        keterangan: &alasan,
    };
    gerakkan(&mut dok, &kepala, &langkah)?;
    pajak::tulis(&mut dok, &u.pajak)?;
    tutup(dok, &s, ("TAK DIAMBIL", JADI_TOKO, &u), garis, (&setuju, &alasan))
}

/// The bill is paid by what was paid down and by the pieces; what is left is owed.
fn uang(tx: &mut Tx<'_>, p: &Pelaku, s: &Dibuka, nilai: Rupiah) -> Hasil<Uang> {
    let h = Hari::baca(tx, p)?;
    let emas = crate::ambil::emas_rp(tx, p, s)?;
    let dp = uang_muka::saldo(tx, &p.toko, &s.no)?;
    let b = Bon::baru(s.kini.total_rp, emas, dp.tambah(nilai).map_err(meluap)?)?;
    let (tagihan, emas) = (b.dipakai, emas.min(b.dipakai));
    let pajak = pajak::hitung(tx, p, h.tgl_system, tagihan, emas)?;
    Ok(Uang { nilai, dp, tagihan, emas, jumlah: b.kembali, pajak })
}

type Garis = (i64, &'static str, String, Berat, Rupiah);

fn tutup(
    mut dok: Dok<'_, '_>,
    s: &Dibuka,
    (jenis, aksi, u): (&str, &'static str, &Uang),
    garis: Vec<Garis>,
    (setuju, alasan): (&Disetujui, &str),
) -> Hasil<GantiTercatat> {
    let (no, no_ganti, tgl) = (s.no.to_string(), dok.no().to_string(), dok.tgl_system());
    let toko = s.kepala.toko.clone();
    let otorisasi = setuju.oto.as_ref().map(|o| o.id.clone()).unwrap_or_default();
    let kepala = tabel::Ganti {
        toko: toko.clone(),
        no_ganti: no_ganti.clone(),
        no_service: no.clone(),
        jenis: jenis.to_owned(),
        tgl_system: tgl.to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        disetujui: setuju.oleh().to_owned(),
        alasan: alasan.to_owned(),
        nilai_rp: u.nilai,
        dp_rp: u.dp,
        tagihan_rp: u.tagihan,
        emas_rp: u.emas,
        jumlah_rp: u.jumlah,
        dpp: u.pajak.dpp,
        ppn: u.pajak.ppn,
        otorisasi,
    };
    dok.tx().sisip([kepala])?;
    let kode_barcode = garis.iter().filter(|g| g.1 == "TOKO").map(|g| g.2.clone()).collect();
    dok.tx().sisip(garis.into_iter().map(|(baris, nasib, kode_barcode, berat, nilai_rp)| {
        tabel::GantiBaris {
            toko: toko.clone(),
            no_ganti: no_ganti.clone(),
            baris,
            no_service: no.clone(),
            tgl_system: tgl.to_string(),
            nasib: nasib.to_owned(),
            kode_barcode,
            berat,
            nilai_rp,
        }
    }))?;
    uang_muka::keluar(&mut dok, &s.no, u.dp)?;
    uang_muka::terima(&mut dok, u.jumlah)?;
    pajak::muka_keluar(&mut dok, &s.no)?;
    let k = Kejadian {
        tahap: "BATAL",
        disetujui: setuju.oleh(),
        rujukan: &no_ganti,
        keterangan: alasan,
        ..Kejadian::default()
    };
    tahap::catat(&mut dok, &no, &k)?;
    pindah(dok.tx(), &s.kini, "BATAL", tgl, false)?;
    setuju.tautkan(dok.tx(), &no_ganti)?;
    let isi = serde_json::json!({
        "service": no, "alasan": alasan, "disetujui": setuju.oleh(), "nilai": u.nilai, "dp": u.dp, "hutang": u.jumlah,
    });
    dok.tutup(aksi, &isi)?;
    Ok(GantiTercatat {
        no_service: no,
        no_ganti,
        tgl_system: tgl.to_string(),
        nilai_rp: u.nilai,
        tagihan_rp: u.tagihan,
        jumlah_rp: u.jumlah,
        kode_barcode,
    })
}
