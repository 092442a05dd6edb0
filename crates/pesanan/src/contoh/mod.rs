//! Samples of an order (BC): a piece of the shop leaves its tray, a piece of the customer is taken in; both lie in REPARASI or with
//! the craftsman until they come back to their owner, weighed both times.

mod lihat;
mod pulang;

pub(crate) use lihat::dari;
pub use lihat::{Contoh, ContohTotal, IsiContoh, NasibContoh, TanyaContoh, daftar};
pub use pulang::{hitung_kembali, kembali};

use crate::PesananTolak;
use crate::tabel;
use barang::pindai::{self, Tujuan};
use barang::{Kartu, Langkah, Status, gerakkan, titip_customer};
use db::{Conn, Tx, args};
use konter::pelanggan::{PelangganMinta, rapi};
use konter::{Alasan, BarisIzin, KodeAlasan, Perlu, meluap};
use ledger::Dok;
use ledger::stok::{self, Gerak, Lokasi, Luar, Milik};
use niaga::acuan::Acuan;
use niaga::beli::{Nota, cari_nota};
use niaga::{curian, tahan};
use platform::otorisasi::{self, Keluar, Otorisasi, Rincian};
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use tukang::kerja;
use values::murni::berat_murni;
use values::{Berat, JenisDok, Kadar, KodeBarcode, Rupiah};

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
    /// as a second person tests it: of the shop's pieces, and of those that were with a craftsman
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar_uji: Option<Kadar>,
    /// who takes the customer's home, when it is not the customer
    pub pengambil: String,
    /// what was looked at of them: HP, KTP, SIM or PASPOR; nothing: by approval
    pub pengenal: String,
    /// its last four digits
    pub pengenal_akhir: String,
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
    /// of the shop's: at the price of the day
    nilai: Rupiah,
    /// how much of the shop's may be out without an approval
    batas: Rupiah,
    alasan: Vec<Alasan>,
}

fn beda(dulu: Berat, kini: Berat) -> bool {
    (dulu.sebagai_mg() - kini.sebagai_mg()).abs() > TIMBANGAN
}

fn alasan_berat(dulu: Berat, kini: Berat, di: &str) -> Option<Alasan> {
    let pesan = || format!("Berat {kini} g, {di} {dulu} g");
    beda(dulu, kini).then(|| Alasan::new(KodeAlasan::Berat, pesan()))
}

/// Samples come back before the order that they went out for is fetched or gone.
pub(crate) fn tanpa_contoh(c: &mut Conn, p: &Pelaku, o: &tabel::Order) -> Hasil<()> {
    let semua = dari(c, &p.toko, &o.no)?;
    match semua.iter().find(|k| k.nasib.status == "KELUAR") {
        None => Ok(()),
        Some(k) => {
            let pesan = format!("Barang contoh {} ({}) belum kembali", k.isi.no_contoh, k.isi.nama_barang);
            Err(PesananTolak::Contoh.tolak(pesan))
        }
    }
}

/// What a piece of the shop is worth today, and why somebody must say yes before it leaves: together with all that is out it is
/// much, or it is no model of what was ordered.
fn jaga_toko(c: &mut Conn, p: &Pelaku, o: &tabel::Order, k: &Kartu) -> Hasil<(Rupiah, Rupiah, Vec<Alasan>)> {
    let mut a = Acuan::baca(c, p)?;
    let g = a.group(c, &k.kode_group)?.clone();
    let nilai = a.gram_jual(&g, k.kadar)?.kali(k.berat).map_err(meluap)?.max(Rupiah::new(1));
    let batas = a.hari.batas("BATAS_CONTOH_RP");
    let keluar: Rupiah = c.nilai(
        "SELECT CAST(COALESCE(SUM(c.nilai_rp), 0) AS BIGINT) FROM pesanan_contoh c WHERE c.toko = $1 AND c.milik = 'TOKO' AND NOT EXISTS \
         (SELECT 1 FROM pesanan_contoh_kembali k WHERE k.toko = c.toko AND k.no_contoh = c.no_contoh)",
        args![&p.toko],
    )?;
    let mut alasan = Vec::new();
    let semua = keluar.tambah(nilai).map_err(meluap)?;
    if semua > batas {
        let pesan = format!("Barang contoh toko di luar menjadi {semua}, batasnya {batas}");
        alasan.push(Alasan::new(KodeAlasan::Contoh, pesan));
    }
    let (mg, kode) = (i128::from(k.berat.sebagai_mg()), &k.kode_dept);
    let serupa = |b: &tabel::IsiBaris| {
        let kira = i128::from(b.berat_estimasi.sebagai_mg());
        b.kode_dept == *kode && mg * 2 >= kira && mg * 2 <= kira * 3
    };
    if !o.baris.iter().any(|(b, _)| serupa(b)) {
        let pesan = format!("Contoh {kode} {} g bukan jenis dan berat yang dipesan", k.berat);
        alasan.push(Alasan::new(KodeAlasan::Contoh, pesan));
    }
    Ok((nilai, batas, alasan))
}

/// A piece of the shop, from the showcase.
fn milik_toko(c: &mut Conn, p: &Pelaku, o: &tabel::Order, m: &ContohMinta) -> Hasil<Keluaran> {
    let kode = KodeBarcode::parse(m.kode_barcode.trim()).map_err(|e| salah("kode_barcode", e.to_string()))?;
    let k = barang::siap(c, &p.toko, &kode)
        .map_err(|t| if t.sebab.is_none() { salah("kode_barcode", t.pesan) } else { t })?;
    if k.status != Status::Ready {
        return Err(salah("kode_barcode", format!("Barang {kode} {}", k.status.sebutan())));
    }
    if barang::susut::menunggu_barang(c, &kode)? {
        return Err(salah("kode_barcode", format!("Susut barang {kode} masih menunggu validasi")));
    }
    let (nilai, batas, mut alasan) = jaga_toko(c, p, o, &k)?;
    alasan.extend(alasan_berat(k.berat_asli, m.berat, "di kartu"));
    let (nama, group, dept) = (k.nama_barang.clone(), k.kode_group.clone(), k.kode_dept.clone());
    Ok(Keluaran { nama, group, dept, kadar: k.kadar_cetak, kartu: Some(k), nota: None, nilai, batas, alasan })
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
    let (nilai, batas) = (Rupiah::NOL, Rupiah::NOL);
    Ok(Keluaran { nama, group, dept, kadar: n.kadar_cetak, kartu, nota: Some(n), nilai, batas, alasan })
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
    let (nilai, batas) = (Rupiah::NOL, Rupiah::NOL);
    Ok(Keluaran { kartu: None, nota: None, nama, group, dept, kadar, nilai, batas, alasan: Vec::new() })
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
        "TOKO" => milik_toko(tx, p, &o, m)?,
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
        Rincian::jumlah(k.nama.clone(), uraian, k.nilai),
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
        nilai_rp: k.nilai,
        batas_rp: k.batas,
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
