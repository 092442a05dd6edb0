//! The work on an order: its lines go to a craftsman and come back as pieces with a barcode in TITIP. Pieces of the stock are in
//! [`crate::stok`].

use crate::PesananTolak;
use crate::stok::minta_izin;
use crate::tabel::{self, IsiBaris, Kejadian, KiniBaris, Order, Saat};
use crate::validasi::wajib_valid;
use db::{Conn, Tx, args};
use konter::{Alasan, BarisIzin, KodeAlasan};
use ledger::Dok;
use pesan::{Peristiwa, PesanBaru};
use platform::otorisasi::{Otorisasi, Rincian};
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use tukang::kerja::{self, KerjaBaru};
use tukang::terima::{self, HasilBaris, MintaTerima, RosokBaris, UntukPesanan};
use values::{Berat, JenisDok, Kadar, NoFaktur, Rupiah, Tanggal};

pub use crate::stok::{selesai, ulang};

/// The warehouse of pieces that wait for their customer.
pub(crate) const GUDANG: &str = "TITIP";
pub(crate) const TERBUKA: &[&str] = &["PESAN", "VALID", "PROSES"];

/// Lines go to a craftsman.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PesananProses {
    /// empty: all that wait
    pub baris: Vec<i64>,
    pub kode_tukang: String,
    /// BUAT BARU when left out
    pub jenis_kerja: String,
    /// the day he promises, yyyy-MM-dd; may be empty
    pub janji: String,
    /// the wage that is agreed for each of them; 0: none
    #[schema(value_type = i64)]
    pub upah: Rupiah,
    pub keterangan: String,
    /// of a wage above the making charge
    pub otorisasi: String,
}

/// What a craftsman brings for one line.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PesananTerima {
    pub baris: i64,
    /// the line's when left out
    pub nama_barang: String,
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// what of it is no gold
    #[schema(value_type = f64)]
    pub berat_atribut: Berat,
    #[schema(value_type = Option<f64>, maximum = 100)]
    pub kadar_uji: Option<Kadar>,
    /// a tray of TITIP; empty: the first with room
    pub kode_toko: String,
    pub rosok: Vec<RosokBaris>,
    /// fine weight that is let off as loss
    #[schema(value_type = f64)]
    pub susut: Berat,
    pub keterangan: String,
    /// of who tested it
    pub otorisasi: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PesananSelesaiBaris {
    pub baris: i64,
    /// a piece of the stock
    pub kode_barcode: String,
}

/// Pieces of the stock are bound to lines.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PesananSelesai {
    pub detail: Vec<PesananSelesaiBaris>,
    pub keterangan: String,
    /// of a piece that is not what was ordered
    pub otorisasi: String,
}

/// Pieces that are not wanted: their lines go to work again.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PesananUlang {
    pub baris: Vec<i64>,
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct PesananLangkah {
    pub no_pesanan: String,
    /// the document of the step
    pub no_dok: String,
    /// the stage of the order now
    pub tahap: String,
    pub tgl_system: String,
}

pub(crate) fn salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    PesananTolak::Isian.pada(kolom, pesan.into())
}

/// The lines of a request, each once, at one of these stages; none named: all at the first of them.
pub(crate) fn pilih<'o>(
    o: &'o Order,
    diminta: &[i64],
    tahap: &[&str],
) -> Hasil<Vec<&'o (IsiBaris, KiniBaris)>> {
    let awal = tahap.first().copied().unwrap_or_default();
    let mut semua = Vec::new();
    if diminta.is_empty() {
        semua.extend(o.baris.iter().filter(|(_, k)| k.tahap == awal));
        if semua.is_empty() {
            let pesan = format!("Tidak ada barang pesanan {} yang bisa dikerjakan begitu", o.no);
            return Err(PesananTolak::Tahap.tolak(pesan));
        }
        return Ok(semua);
    }
    for (ke, n) in diminta.iter().enumerate() {
        let kolom = format!("baris[{ke}]");
        if diminta.iter().take(ke).any(|x| x == n) {
            return Err(salah(&kolom, format!("Barang {n} disebut dua kali")));
        }
        let b = o.cari(*n).ok_or_else(|| salah(&kolom, format!("Pesanan ini tidak punya barang {n}")))?;
        if !tahap.contains(&b.1.tahap.as_str()) {
            let pesan = format!("Barang {n} {} sudah {}", b.0.nama_barang, b.1.tahap);
            return Err(PesananTolak::Tahap.pada(&kolom, pesan));
        }
        semua.push(b);
    }
    Ok(semua)
}

pub(crate) fn langkah(no: &NoFaktur, no_dok: &NoFaktur, tahap: &str, tgl: Tanggal) -> PesananLangkah {
    PesananLangkah {
        no_pesanan: no.to_string(),
        no_dok: no_dok.to_string(),
        tahap: tahap.to_owned(),
        tgl_system: tgl.to_string(),
    }
}

/// A wage above what the customer pays for the making: somebody else agrees to it too.
fn setuju_upah(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    o: &Order,
    m: &PesananProses,
    baris: &[(IsiBaris, KiniBaris)],
) -> Hasil<Option<Otorisasi>> {
    let (mut alasan, mut izin) = (Vec::new(), Vec::with_capacity(baris.len()));
    for (ke, (b, _)) in baris.iter().enumerate() {
        let uraian = format!("Upah {} untuk ongkos {}", m.upah, b.ongkos);
        if m.upah > b.ongkos {
            alasan.push(Alasan::new(KodeAlasan::Ongkos, uraian.clone()).di(ke, &b.nama_barang));
        }
        let isi = (b.baris, m.kode_tukang.trim(), m.upah);
        izin.push(BarisIzin::new(Rincian::teks(b.nama_barang.clone(), uraian), &isi)?);
    }
    minta_izin(tx, p, (&m.otorisasi, &o.isi.no_pesanan), (&alasan, izin))
}

/// Gives lines to a craftsman. Gold for them goes out under the work's number at his own screen.
pub fn proses(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &PesananProses) -> Hasil<PesananLangkah> {
    let keterangan = konter::teks::keterangan(&m.keterangan)?;
    let o = tabel::baca(tx, &p.toko, teks)?;
    o.wajib(TERBUKA)?;
    wajib_valid(tx, &p.toko, &o)?;
    let janji = match m.janji.trim() {
        "" => None,
        t => Some(Tanggal::parse(t).map_err(|e| salah("janji", e.to_string()))?),
    };
    let jenis_kerja = if m.jenis_kerja.trim().is_empty() { "BUAT BARU" } else { m.jenis_kerja.trim() };
    let t = kerja::wajib_ada(tx, &p.toko, &m.kode_tukang)?;
    let pilih: Vec<(IsiBaris, KiniBaris)> = pilih(&o, &m.baris, &["PESAN"])?.into_iter().cloned().collect();
    let oto = setuju_upah(tx, p, &o, m, &pilih)?;
    let baris: Vec<KiniBaris> = pilih.into_iter().map(|(_, k)| k).collect();
    let mut dok = Dok::buka(tx, JenisDok::LangkahPesanan, &p.user_id)?;
    let (no_dok, saat) = (dok.no().clone(), Saat::dari(&dok));
    let rujukan = no_dok.to_string();
    if let Some(o) = &oto {
        platform::otorisasi::tautkan(dok.tx(), o, &rujukan)?;
    }
    for k in &baris {
        let baru = KerjaBaru {
            kode_tukang: &t.kode_tukang,
            no_dok: &o.no,
            baris: k.baris,
            jenis_kerja,
            janji,
            keterangan: &keterangan,
        };
        let id_kerja = kerja::mulai(&mut dok, &baru)?;
        kerja::sepakati(&mut dok, id_kerja, m.upah)?;
        let kini = KiniBaris {
            tahap: "PROSES".to_owned(),
            kode_tukang: t.kode_tukang.clone(),
            id_kerja,
            ..k.clone()
        };
        tabel::garis(dok.tx(), &o.no, &kini)?;
        let e = Kejadian {
            baris: k.baris,
            tahap: "PROSES",
            kode_tukang: &t.kode_tukang,
            rujukan: &rujukan,
            keterangan: &keterangan,
            ..Kejadian::default()
        };
        tabel::catat(dok.tx(), &o.no, &saat, &[e])?;
    }
    let tahap = tabel::proyeksi(dok.tx(), &o.no, saat.tgl)?;
    let isi = serde_json::json!({ "pesanan": o.no, "tukang": t.kode_tukang, "barang": baris.len() });
    dok.tutup("PROSES PESANAN", &isi)?;
    Ok(langkah(&o.no, &no_dok, tahap, saat.tgl))
}

/// The line a delivery is for, and the request that the craftsman's side takes.
fn kiriman(
    c: &mut Conn,
    p: &Pelaku,
    teks: &str,
    m: &PesananTerima,
) -> Hasil<(Order, IsiBaris, KiniBaris, MintaTerima)> {
    let o = tabel::baca(c, &p.toko, teks)?;
    o.wajib(TERBUKA)?;
    let (b, k) = pilih(&o, &[m.baris], &["PROSES"])?
        .into_iter()
        .next()
        .cloned()
        .ok_or_else(|| salah("baris", "Barang Harus Dipilih"))?;
    if k.id_kerja == 0 {
        return Err(salah(
            "baris",
            format!("Barang {} tidak ada di tukang; pilih barang stok", b.nama_barang),
        ));
    }
    let nama = m.nama_barang.trim();
    let hasil = HasilBaris {
        nama_barang: if nama.is_empty() { b.nama_barang.clone() } else { nama.to_owned() },
        kode_group: b.kode_group.clone(),
        kode_dept: b.kode_dept.clone(),
        kode_toko: m.kode_toko.clone(),
        berat: m.berat,
        berat_atribut: m.berat_atribut,
        kadar_pesan: None,
        kadar_uji: m.kadar_uji,
        size: b.ukuran.clone(),
    };
    let minta = MintaTerima {
        kode_tukang: k.kode_tukang.clone(),
        id_kerja: k.id_kerja,
        jenis_kerja: String::new(),
        selesai: true,
        keterangan: m.keterangan.clone(),
        detail_barang: vec![hasil],
        rosok: m.rosok.clone(),
        susut: m.susut,
        upah: Rupiah::NOL,
        otorisasi: m.otorisasi.clone(),
    };
    Ok((o, b, k, minta))
}

/// What it sells as: as ordered, or as much less as it was tested below what the group prints.
fn kadar_jual(tx: &mut Tx<'_>, b: &IsiBaris, kode: &str) -> Hasil<()> {
    let toko = tx.toko().clone();
    if platform::modul::Setelan::baca(tx, &toko)?.nilai("kategori_harga") != "harga_100%" {
        return Ok(());
    }
    let sql = "SELECT b.kadar_cetak, g.kadar_cetak FROM barang b JOIN group_barang g ON g.toko = $2 AND g.kode_group = b.kode_group \
               AND g.dihapus = 0 WHERE b.kode_barcode = $1";
    let Some((ada, cetak)) =
        tx.one(sql, args![kode, &toko], |r| Ok((r.get::<Kadar>(0)?, r.get::<Kadar>(1)?)))?
    else {
        return Ok(());
    };
    let (ada, cetak) = (i128::from(ada.sebagai_perseratus()), i128::from(cetak.sebagai_perseratus()));
    let dipesan = i128::from(b.kadar.sebagai_perseratus());
    let kadar = if cetak > 0 { dipesan.min(dipesan * ada / cetak) } else { dipesan };
    tx.exec(
        "UPDATE barang SET kadar = $2 WHERE kode_barcode = $1",
        args![kode, i64::try_from(kadar).unwrap_or(0)],
    )?;
    Ok(())
}

/// What a delivery comes to in fine gold; nothing is written.
pub fn hitung_terima(c: &mut Conn, p: &Pelaku, teks: &str, m: &PesananTerima) -> Hasil<terima::Hitungan> {
    let (o, b, _, minta) = kiriman(c, p, teks, m)?;
    let id_barang = b.baris.to_string();
    terima::hitung_untuk_pesanan(c, p, &minta, &UntukPesanan { no_pesanan: &o.no, id_barang: &id_barang })
}

/// Takes a craftsman's piece in: it has a barcode in TITIP and is bound to its line.
pub fn terima(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &PesananTerima) -> Hasil<PesananLangkah> {
    let (o, b, k, minta) = kiriman(tx, p, teks, m)?;
    let id_barang = b.baris.to_string();
    let untuk = UntukPesanan { no_pesanan: &o.no, id_barang: &id_barang };
    let t = terima::untuk_pesanan(tx, p, &minta, &untuk)?;
    let kode = t.kode_barcode.first().cloned().unwrap_or_default();
    kadar_jual(tx, &b, &kode)?;
    let mut dok = Dok::buka(tx, JenisDok::LangkahPesanan, &p.user_id)?;
    let no_dok = dok.no().clone();
    let kini = KiniBaris {
        tahap: "SELESAI".to_owned(),
        kode_barcode: kode.clone(),
        gudang_asal: "LABEL".to_owned(),
        baki_asal: String::new(),
        ..k
    };
    let e = Kejadian {
        baris: b.baris,
        tahap: "SELESAI",
        kode_tukang: &minta.kode_tukang,
        kode_barcode: &kode,
        rujukan: &t.no_dok,
        ..Kejadian::default()
    };
    let (tahap, tgl) = jadi(&mut dok, &o, &[(kini, e)])?;
    let isi = serde_json::json!({ "pesanan": o.no, "barang": kode, "terima": t.no_dok });
    dok.tutup("PESANAN SELESAI", &isi)?;
    Ok(langkah(&o.no, &no_dok, tahap, tgl))
}

/// Lines have their pieces; who ordered them is told when all have.
pub(crate) fn jadi(
    dok: &mut Dok<'_, '_>,
    o: &Order,
    semua: &[(KiniBaris, Kejadian<'_>)],
) -> Hasil<(&'static str, Tanggal)> {
    let (saat, no_dok) = (Saat::dari(dok), dok.no().to_string());
    let tx = dok.tx();
    for (k, e) in semua {
        tabel::garis(tx, &o.no, k)?;
        tabel::catat(tx, &o.no, &saat, &[*e])?;
    }
    let tahap = tabel::proyeksi(tx, &o.no, saat.tgl)?;
    if tahap == "SELESAI" {
        kabari(tx, o, (&no_dok, saat.oleh.as_str()))?;
    }
    Ok((tahap, saat.tgl))
}

/// The customer is told that it can be fetched.
fn kabari(tx: &mut Tx<'_>, o: &Order, (no_dok, oleh): (&str, &str)) -> Hasil<()> {
    let isi = format!(
        "Yth. {}, pesanan {} ({}) sudah selesai dan bisa diambil di toko kami. Terima kasih.",
        o.isi.nama_customer, o.no, o.isi.uraian
    );
    let m = PesanBaru {
        peristiwa: Peristiwa::PesananSiap,
        kunci: &format!("PESANAN SIAP/{}/{no_dok}", o.no),
        kode_pelanggan: &o.isi.kode_pelanggan,
        no_hp: &o.isi.no_hp,
        isi: &isi,
        no_dok: &o.isi.no_pesanan,
        oleh,
        sampai: None,
    };
    pesan::antre(tx, &m)?;
    Ok(())
}
