//! Samples of an order (BC): a piece of the shop leaves its tray, a piece of the customer is taken in; both lie in REPARASI or with
//! the craftsman until they come back to their owner, weighed both times.

mod lihat;

pub(crate) use lihat::dari;
pub use lihat::{Contoh, ContohTotal, IsiContoh, NasibContoh, TanyaContoh, daftar};
use lihat::{DARI, jadi};

use crate::PesananTolak;
use crate::tabel;
use barang::pindai::{self, Tujuan};
use barang::{Kartu, Langkah, Status, gerakkan, titip_customer};
use db::{Conn, Tx, args};
use konter::pelanggan::{PelangganMinta, rapi};
use konter::{Alasan, BarisIzin, KodeAlasan, Perlu, meluap};
use ledger::Dok;
use ledger::stok::{self, Gerak, Lokasi, Luar, Milik};
use niaga::beli::{Nota, cari_nota};
use niaga::{curian, tahan};
use platform::otorisasi::{self, Keluar, Otorisasi, Rincian};
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use tukang::kerja;
use values::murni::berat_murni;
use values::{Berat, JenisDok, Kadar, KodeBaki, KodeBarcode, KodeGudang, NoFaktur, Rupiah};

const GUDANG: &str = "REPARASI";
pub(crate) const KATEGORI: &str = "BARANG CONTOH";
/// How far two weighings of the same piece may be apart.
const TIMBANGAN: i64 = 20;

/// A sample goes out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ContohMinta {
    pub no_pesanan: String,
    /// TOKO or CUSTOMER
    pub milik: String,
    /// of the shop always; of a customer, where it is a piece of the chain
    pub kode_barcode: String,
    /// the line of a sale of the chain
    pub no_faktur_jual: String,
    /// of a piece that is not of the chain
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar: Option<Kadar>,
    /// on the scale now
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// empty: it stays in the shop
    pub kode_tukang: String,
    pub keterangan: String,
    pub otorisasi: String,
}

/// A sample comes back.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct ContohKembali {
    /// on the scale now
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub keterangan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct ContohKembaliHitungan {
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub berat_kembali: Berat,
    /// lighter: negative
    #[schema(value_type = f64)]
    pub selisih: Berat,
    pub alasan: Vec<Alasan>,
    #[schema(value_type = i64)]
    pub nominal: Rupiah,
    pub permohonan: Option<Keluar>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct ContohTercatat {
    pub no_dok: String,
    pub no_contoh: String,
    pub no_pesanan: String,
    pub tgl_system: String,
    #[schema(value_type = f64)]
    pub selisih: Berat,
}

fn salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    PesananTolak::Contoh.pada(kolom, pesan.into())
}

/// Which piece it is, looked up and nothing written yet.
struct Keluaran {
    kartu: Option<Kartu>,
    nota: Option<Nota>,
    nama: String,
    group: String,
    dept: String,
    kadar: Kadar,
    alasan: Vec<Alasan>,
}

fn beda(dulu: Berat, kini: Berat) -> bool {
    (dulu.sebagai_mg() - kini.sebagai_mg()).abs() > TIMBANGAN
}

fn alasan_berat(dulu: Berat, kini: Berat, di: &str) -> Option<Alasan> {
    let pesan = || format!("Berat {kini} g, {di} {dulu} g");
    beda(dulu, kini).then(|| Alasan::new(KodeAlasan::Berat, pesan()))
}

/// A piece of the shop, from the showcase.
fn milik_toko(c: &mut Conn, p: &Pelaku, m: &ContohMinta) -> Hasil<Keluaran> {
    let kode = KodeBarcode::parse(m.kode_barcode.trim()).map_err(|e| salah("kode_barcode", e.to_string()))?;
    let k = barang::siap(c, &p.toko, &kode)
        .map_err(|t| if t.sebab.is_none() { salah("kode_barcode", t.pesan) } else { t })?;
    if k.status != Status::Ready {
        return Err(salah("kode_barcode", format!("Barang {kode} {}", k.status.sebutan())));
    }
    if barang::susut::menunggu_barang(c, &kode)? {
        return Err(salah("kode_barcode", format!("Susut barang {kode} masih menunggu validasi")));
    }
    let alasan = alasan_berat(k.berat_asli, m.berat, "di kartu").into_iter().collect();
    let (nama, group, dept) = (k.nama_barang.clone(), k.kode_group.clone(), k.kode_dept.clone());
    Ok(Keluaran { nama, group, dept, kadar: k.kadar_cetak, kartu: Some(k), nota: None, alasan })
}

/// A piece of the customer: one of the chain by barcode or nota, in nobody else's hands; else described.
fn milik_customer(c: &mut Conn, p: &Pelaku, m: &ContohMinta) -> Hasil<Keluaran> {
    let (barcode, no) = (m.kode_barcode.trim(), m.no_faktur_jual.trim());
    if barcode.is_empty() && no.is_empty() {
        return disebut(c, p, m);
    }
    let kolom = if no.is_empty() { "kode_barcode" } else { "no_faktur_jual" };
    let n = cari_nota(c, &p.toko, no, barcode, &[])?
        .ok_or_else(|| salah(kolom, "Tidak tercatat terjual di toko; kosongkan bila bukan barang toko"))?;
    if !n.sudah_dibeli.is_empty() {
        return Err(salah(
            kolom,
            format!("Nota {} sudah dibeli kembali dengan {}", n.no_faktur_jual, n.sudah_dibeli),
        ));
    }
    if let Some(no) = tahan::pemegang(c, &n.toko, &n.no_faktur_jual)? {
        return Err(salah(kolom, format!("Barang nota {} masih ada di {no}", n.no_faktur_jual)));
    }
    let kartu = if n.lama {
        None
    } else {
        let kode = KodeBarcode::parse(&n.kode_barcode).map_err(|e| salah(kolom, e.to_string()))?;
        let k = barang::satu(c, &kode)?;
        if k.status != Status::Terjual {
            return Err(salah(kolom, format!("Barang {kode} {}", k.status.sebutan())));
        }
        Some(k)
    };
    let alasan = alasan_berat(n.berat_asli, m.berat, "di nota").into_iter().collect();
    let (nama, group, dept) = (n.nama_barang.clone(), n.kode_group.clone(), n.kode_dept.clone());
    Ok(Keluaran { nama, group, dept, kadar: n.kadar_cetak, kartu, nota: Some(n), alasan })
}

fn disebut(c: &mut Conn, p: &Pelaku, m: &ContohMinta) -> Hasil<Keluaran> {
    let (nama, group, dept) = (rapi(&m.nama_barang), rapi(&m.kode_group), rapi(&m.kode_dept));
    if nama.is_empty() || nama.chars().count() > 60 {
        return Err(salah("nama_barang", "Nama barang harus diisi, paling banyak 60 karakter"));
    }
    let kadar: Option<Kadar> = c.one(
        "SELECT kadar_cetak FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0",
        args![&p.toko, group.as_str()],
        |r| r.get(0),
    )?;
    let kadar = kadar.ok_or_else(|| salah("kode_group", "Kategori Harus Dipilih"))?;
    let sql = "SELECT 1 FROM jenis WHERE toko = $1 AND kode_dept = $2 AND dihapus = 0";
    if c.one(sql, args![&p.toko, dept.as_str()], |r| r.int(0))?.is_none() {
        return Err(salah("kode_dept", "Kode Jenis Harus Dipilih"));
    }
    let kadar = m.kadar.unwrap_or(kadar);
    Ok(Keluaran { kartu: None, nota: None, nama, group, dept, kadar, alasan: Vec::new() })
}

/// Every taking-in looks at the list of stolen pieces.
fn jaga_curian(c: &mut Conn, k: &mut Keluaran, m: &ContohMinta) -> Hasil<()> {
    let barcode =
        k.nota.as_ref().map_or_else(|| m.kode_barcode.trim().to_owned(), |n| n.kode_barcode.clone());
    match curian::cocok(c, &barcode, &k.dept, m.berat)? {
        Some((true, apa)) => Err(salah(
            "kode_barcode",
            format!("Barang ini dilaporkan hilang atau dicuri: {apa}; panggil SPV"),
        )),
        Some((false, apa)) => {
            let pesan = format!("Mirip barang yang dilaporkan dicuri: {apa}");
            k.alasan.push(Alasan::new(KodeAlasan::MiripCurian, pesan));
            Ok(())
        }
        None => Ok(()),
    }
}

/// The approval that a sample needs, if it does.
fn setuju(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    id: &str,
    (alasan, baris): (&[Alasan], BarisIzin),
) -> Hasil<Option<Otorisasi>> {
    konter::alasan::setuju(tx, p, id, perlu(alasan, baris, &PelangganMinta::default()))
}

fn perlu<'a>(alasan: &'a [Alasan], baris: BarisIzin, customer: &'a PelangganMinta) -> Perlu<'a> {
    Perlu {
        alasan,
        nominal: Rupiah::NOL,
        neto: None,
        kategori: KATEGORI,
        baris: vec![baris],
        customer,
        pembayaran: &[],
    }
}

fn tempat(t: &Tujuan) -> Lokasi {
    Lokasi::Baki { gudang: t.gudang.clone(), baki: t.baki.clone() }
}

fn gerak_customer(
    barang: &KodeBarcode,
    dari: Lokasi,
    ke: Lokasi,
    utuh: bool,
    (berat, murni): (Berat, Berat),
) -> Gerak {
    let (dari, ke) = ((dari, Milik::Customer), (ke, Milik::Customer));
    Gerak { barang: barang.clone(), dari, ke, utuh, berat, murni, nilai: Rupiah::NOL }
}

/// The piece leaves its tray, or its owner's hand.
fn pindahkan(
    dok: &mut Dok<'_, '_>,
    k: &Keluaran,
    m: &ContohMinta,
    o: &tabel::Order,
    t: &Tujuan,
) -> Hasil<String> {
    let (no, rujukan) = (dok.no().to_string(), o.no.to_string());
    if m.milik.trim().eq_ignore_ascii_case("TOKO") {
        let Some(kartu) = &k.kartu else { return Err(salah("kode_barcode", "Barcode Tidak Ditemukan")) };
        let l = Langkah::ke_baki(kartu.clone(), t.gudang.clone(), t.baki.clone())?;
        let kepala = barang::Kepala {
            jenis: "CONTOH",
            lawan: &o.isi.nama_customer,
            rujukan: &rujukan,
            keterangan: &m.keterangan,
        };
        gerakkan(dok, &kepala, &[l])?;
        return Ok(kartu.kode_barcode.to_string());
    }
    if let Some(n) = &k.nota
        && !tahan::tahan(dok.tx(), n, &no)?
    {
        return Err(salah(
            "no_faktur_jual",
            format!("Barang nota {} baru saja masuk ke dokumen lain", n.no_faktur_jual),
        ));
    }
    let kode = match &k.kartu {
        Some(kartu) => {
            titip_customer::terima(dok.tx(), kartu)?;
            kartu.kode_barcode.clone()
        }
        None => barang::ambil_barcode(dok.tx(), 1)?
            .pop()
            .ok_or_else(|| salah("kode_barcode", "Nomor barcode habis"))?,
    };
    let murni = berat_murni(m.berat, Berat::NOL, k.kadar).map_err(meluap)?;
    let g = gerak_customer(&kode, Lokasi::Luar(Luar::Pelanggan), tempat(t), true, (m.berat, murni));
    stok::catat(dok, &[g])?;
    Ok(kode.to_string())
}

/// Lets a sample out.
pub fn keluar(tx: &mut Tx<'_>, p: &Pelaku, m: &ContohMinta) -> Hasil<ContohTercatat> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let o = tabel::baca(tx, &p.toko, &m.no_pesanan)?;
    o.wajib(&["PESAN", "VALID", "PROSES", "SELESAI"])?;
    values::batas::berat_barang(m.berat).map_err(|e| salah("berat", e.to_string()))?;
    let milik = m.milik.trim().to_uppercase();
    let mut k = match milik.as_str() {
        "TOKO" => milik_toko(tx, p, m)?,
        "CUSTOMER" => milik_customer(tx, p, m)?,
        _ => return Err(salah("milik", "Pilih milik TOKO atau CUSTOMER")),
    };
    if milik == "CUSTOMER" {
        jaga_curian(tx, &mut k, m)?;
    }
    let kode_tukang = if m.kode_tukang.trim().is_empty() {
        String::new()
    } else {
        kerja::wajib_ada(tx, &p.toko, &m.kode_tukang)?.kode_tukang
    };
    let t = pindai::baki_pertama(tx, &p.toko, PesananTolak::Contoh, "kode_barcode", GUDANG, 1)?;
    let uraian = format!("{} {} g untuk pesanan {}", milik, m.berat, o.no);
    let baris = BarisIzin::new(
        Rincian::teks(k.nama.clone(), uraian),
        &ContohMinta { otorisasi: String::new(), ..m.clone() },
    )?;
    let oto = setuju(tx, p, &m.otorisasi, (&k.alasan, baris))?;
    let mut dok = Dok::buka(tx, JenisDok::BarangContoh, &p.user_id)?;
    let no = dok.no().to_string();
    let kode_barcode = pindahkan(&mut dok, &k, m, &o, &t)?;
    let asal = k.kartu.as_ref().filter(|_| milik == "TOKO");
    let isi = IsiContoh {
        toko: dok.tx().toko().to_string(),
        no_contoh: no.clone(),
        no_pesanan: o.no.to_string(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        oleh: dok.oleh().to_string(),
        pemilik: if milik == "TOKO" { String::new() } else { o.isi.nama_customer.clone() },
        milik,
        kode_barcode,
        nama_barang: k.nama.clone(),
        kode_group: k.group.clone(),
        kode_dept: k.dept.clone(),
        kadar: k.kadar,
        berat: asal.map_or(m.berat, |k| k.berat_asli),
        kode_tukang,
        gudang_asal: asal.map_or_else(|| t.gudang.to_string(), |k| k.kode_gudang.clone()),
        baki_asal: asal.map_or_else(|| t.baki.to_string(), |k| k.kode_toko.clone()),
        keterangan,
        otorisasi: oto.as_ref().map(|o| o.id.clone()).unwrap_or_default(),
    };
    let jejak =
        serde_json::json!({ "pesanan": isi.no_pesanan, "milik": isi.milik, "barang": isi.kode_barcode });
    dok.tx().sisip([isi])?;
    selesai(dok, oto.as_ref(), &jejak, (&no, &o.no.to_string(), Berat::NOL))
}

fn selesai(
    mut dok: Dok<'_, '_>,
    oto: Option<&Otorisasi>,
    jejak: &serde_json::Value,
    (no_contoh, no_pesanan, selisih): (&str, &str, Berat),
) -> Hasil<ContohTercatat> {
    let no_dok = dok.no().to_string();
    if let Some(o) = oto {
        otorisasi::tautkan(dok.tx(), o, &no_dok)?;
    }
    let tgl_system = dok.tgl_system().to_string();
    dok.tutup(KATEGORI, jejak)?;
    Ok(ContohTercatat {
        no_dok,
        no_contoh: no_contoh.to_owned(),
        no_pesanan: no_pesanan.to_owned(),
        tgl_system,
        selisih,
    })
}

/// A sample that is out, with what its return must have approved.
fn siap_kembali(
    c: &mut Conn,
    p: &Pelaku,
    teks: &str,
    m: &ContohKembali,
) -> Hasil<(Contoh, Vec<Alasan>, BarisIzin)> {
    let tidak_ada = || PesananTolak::ContohTidakAda.tolak("Barang contoh ini tidak ada");
    let no = NoFaktur::parse(&teks.trim().to_uppercase()).map_err(|_| tidak_ada())?;
    let sql = format!("{DARI} WHERE pesanan_contoh.toko = $1 AND pesanan_contoh.no_contoh = $2");
    let k = c.baris_satu(&sql, args![&p.toko, &no])?.map(jadi).ok_or_else(tidak_ada)?;
    if k.nasib.status == "KEMBALI" {
        let pesan = format!("Barang contoh {no} sudah kembali dengan {}", k.nasib.no_kembali);
        return Err(PesananTolak::ContohKembali.tolak(pesan));
    }
    values::batas::berat_barang(m.berat).map_err(|e| salah("berat", e.to_string()))?;
    let alasan: Vec<Alasan> = alasan_berat(k.isi.berat, m.berat, "waktu keluar").into_iter().collect();
    let uraian = format!("{} keluar {} g, kembali {} g", k.isi.milik, k.isi.berat, m.berat);
    let judul = format!("{} {}", k.isi.no_contoh, k.isi.nama_barang);
    let baris = BarisIzin::new(Rincian::teks(judul, uraian), &(&k.isi.no_contoh, m.berat))?;
    Ok((k, alasan, baris))
}

fn selisih(k: &Contoh, kini: Berat) -> Berat {
    Berat::mg(kini.sebagai_mg() - k.isi.berat.sebagai_mg())
}

/// What its return comes to; nothing is written.
pub fn hitung_kembali(
    c: &mut Conn,
    p: &Pelaku,
    teks: &str,
    m: &ContohKembali,
) -> Hasil<ContohKembaliHitungan> {
    let (k, alasan, baris) = siap_kembali(c, p, teks, m)?;
    let permohonan =
        perlu(&alasan, baris, &PelangganMinta::default()).permohonan().map(|h| h.keluar()).transpose()?;
    Ok(ContohKembaliHitungan {
        berat: k.isi.berat,
        berat_kembali: m.berat,
        selisih: selisih(&k, m.berat),
        alasan,
        nominal: Rupiah::NOL,
        permohonan,
    })
}

/// Takes a sample back: the shop's to its tray, the customer's to its owner.
pub fn kembali(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &ContohKembali) -> Hasil<ContohTercatat> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let (k, alasan, baris) = siap_kembali(tx, p, teks, m)?;
    let oto = setuju(tx, p, &m.otorisasi, (&alasan, baris))?;
    let mut dok = Dok::buka(tx, JenisDok::BarangContoh, &p.user_id)?;
    if k.isi.milik == "TOKO" {
        pulang_toko(&mut dok, &k, m, !alasan.is_empty())?;
    } else {
        pulang_customer(&mut dok, &k, m)?;
    }
    let (toko, no, tgl, waktu, oleh) =
        (dok.tx().toko().clone(), dok.no().to_string(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let id = oto.as_ref().map(|o| o.id.clone()).unwrap_or_default();
    dok.tx().exec(
        "INSERT INTO pesanan_contoh_kembali (toko, no_contoh, no_dok, tgl_system, waktu, oleh, berat, keterangan, otorisasi) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        args![&toko, k.isi.no_contoh.as_str(), no, tgl, waktu, &oleh, m.berat, keterangan, id],
    )?;
    let s = selisih(&k, m.berat);
    let jejak = serde_json::json!({ "contoh": k.isi.no_contoh, "barang": k.isi.kode_barcode, "selisih": s });
    selesai(dok, oto.as_ref(), &jejak, (&k.isi.no_contoh, &k.isi.no_pesanan, s))
}

fn kode(k: &Contoh) -> Hasil<KodeBarcode> {
    Ok(KodeBarcode::parse(&k.isi.kode_barcode).map_err(|e| db::Error::Lain(e.to_string()))?)
}

/// The shop's piece, with what it weighs now where that differs.
fn pulang_toko(dok: &mut Dok<'_, '_>, k: &Contoh, m: &ContohKembali, berubah: bool) -> Hasil<()> {
    let (toko, kode) = (dok.tx().toko().clone(), kode(k)?);
    let mut kartu = barang::siap(dok.tx(), &toko, &kode)?;
    if kartu.kode_gudang != GUDANG {
        let pesan = format!("Barang {kode} ada di {} {}, bukan {GUDANG}", kartu.kode_gudang, kartu.kode_toko);
        return Err(PesananTolak::Contoh.tolak(pesan));
    }
    if berubah {
        let aturan: values::AturanBerat = platform::modul::Setelan::baca(dok.tx(), &toko)?
            .nilai("PEMBULATAN_BERAT")
            .parse()
            .unwrap_or(values::AturanBerat::V2);
        let jual = aturan.bulatkan(m.berat).ok().filter(|b| *b > Berat::NOL).unwrap_or(m.berat);
        kartu = barang::koreksi_berat(dok, &kartu, m.berat, jual)?;
    }
    let galat = PesananTolak::Contoh;
    let asal = (k.isi.gudang_asal.as_str(), k.isi.baki_asal.as_str());
    let ke = match pindai::baki(dok.tx(), &toko, galat, ("kode_barcode", asal.1), asal.0, 1) {
        Ok(t) => t,
        Err(t) if t.adalah(galat) => pindai::baki_pertama(dok.tx(), &toko, galat, "kode_barcode", asal.0, 1)?,
        Err(t) => return Err(t),
    };
    let l = Langkah::ke_baki(kartu, ke.gudang, ke.baki)?;
    let kepala = barang::Kepala {
        jenis: "CONTOH KEMBALI",
        lawan: "",
        rujukan: &k.isi.no_contoh,
        keterangan: &m.keterangan,
    };
    gerakkan(dok, &kepala, &[l])
}

/// The customer's piece goes to its owner with what it weighs now; the difference is a line of its own.
fn pulang_customer(dok: &mut Dok<'_, '_>, k: &Contoh, m: &ContohKembali) -> Hasil<()> {
    let (toko, kode) = (dok.tx().toko().clone(), kode(k)?);
    let rusak = |e: values::KodeSalah| Tolak::from(db::Error::Lain(e.to_string()));
    let di = Lokasi::Baki {
        gudang: KodeGudang::parse(&k.isi.gudang_asal).map_err(rusak)?,
        baki: KodeBaki::parse(&k.isi.baki_asal).map_err(rusak)?,
    };
    let ada = dok.tx().one(
        "SELECT berat, murni FROM saldo_barang WHERE toko = $1 AND kode_barcode = $2",
        args![&toko, &kode],
        |r| Ok((r.get::<Berat>(0)?, r.get::<Berat>(1)?)),
    )?;
    let (berat, murni) =
        ada.ok_or_else(|| PesananTolak::Contoh.tolak(format!("Barang {kode} tidak ada lagi di {GUDANG}")))?;
    let (mut semua, mut kini) = (Vec::new(), (berat, murni));
    let mg = m.berat.sebagai_mg() - berat.sebagai_mg();
    let bagian = berat_murni(Berat::mg(mg.abs()), Berat::NOL, k.isi.kadar).map_err(meluap)?;
    if mg > 0 {
        let isi = (Berat::mg(mg), bagian);
        semua.push(gerak_customer(&kode, Lokasi::Luar(Luar::Lebih), di.clone(), false, isi));
        kini = (m.berat, murni.tambah(bagian).map_err(meluap)?);
    } else if mg < 0 {
        let isi = (Berat::mg(-mg), bagian.min(murni));
        semua.push(gerak_customer(&kode, di.clone(), Lokasi::Luar(Luar::Susut), false, isi));
        kini = (m.berat, murni.kurang(bagian.min(murni)).map_err(meluap)?);
    }
    semua.push(gerak_customer(&kode, di, Lokasi::Luar(Luar::Pelanggan), true, kini));
    stok::catat(dok, &semua)?;
    tahan::lepas(dok.tx(), &k.isi.no_contoh)?;
    let kartu: Option<i64> =
        dok.tx().one("SELECT 1 FROM barang WHERE kode_barcode = $1", args![&kode], |r| r.int(0))?;
    if kartu.is_some() {
        titip_customer::serahkan(dok.tx(), &kode)?;
    }
    Ok(())
}
