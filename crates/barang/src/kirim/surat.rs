//! Sending pieces to another store of the chain, and taking a shipment back while nothing of it was received.

use super::{disetujui, isi, kepala, ubah_status};
use crate::BarangTolak;
use crate::dokumen::Tercatat;
use crate::gerak::{self, Langkah, gerakkan};
use crate::kartu::{Kartu, Status};
use crate::pindai::{self, Pindai};
use db::{Tx, args};
use ledger::Dok;
use ledger::stok::Lokasi;
use platform::modul::Setelan;
use platform::otorisasi::{self, Alasan, Permohonan, Rincian};
use platform::salah::Salah;
use platform::{Hasil, Pelaku, Tolak, toko};
use serde::{Deserialize, Serialize};
use values::{Berat, JenisDok, KodeBarcode, KodeToko, NoFaktur, Rupiah};

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = KirimBarang)]
pub struct Kirim {
    /// the store it goes to
    pub tujuan: String,
    /// CABANG, or ONLINE with marketplace and waybill
    pub jenis: String,
    pub kurir: String,
    pub no_resi: String,
    pub kode_marketplace: String,
    pub keterangan: String,
    pub detail_barang: Vec<Pindai>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BarangTerkirim)]
pub struct Terkirim {
    pub no_kirim: String,
    pub tujuan: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
}

fn rapi(teks: &str) -> String {
    teks.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase()
}

/// What a branch may get: goods to sell. Head office also takes what is to be washed, melted or given back.
fn boleh_dikirim(s: Status, ke_pusat: bool) -> bool {
    match s {
        Status::Ready | Status::Baru => true,
        Status::Rusak | Status::Beli | Status::Cuci | Status::Hancur | Status::Retur => ke_pusat,
        _ => false,
    }
}

/// The head of a shipment that passed.
struct Sah {
    tujuan: toko::Toko,
    jenis: &'static str,
    kurir: String,
    no_resi: String,
    marketplace: String,
    keterangan: String,
    /// what the document of its pieces is called: KIRIM, or RETUR for what goes back to head office
    dokumen: &'static str,
}

fn kepala_sah(tx: &mut Tx<'_>, p: &Pelaku, m: &Kirim) -> Hasil<Sah> {
    let mut s = Salah::default();
    let tujuan = match KodeToko::parse(&m.tujuan) {
        Ok(t) if t == p.toko => {
            s.kepala("tujuan", "Toko tujuan harus toko lain");
            None
        }
        Ok(t) => toko::cari(tx, &t).ok(),
        Err(_) => None,
    };
    if tujuan.is_none() {
        let kosong = m.tujuan.trim().is_empty();
        s.kepala("tujuan", if kosong { "Toko Tujuan Harus Dipilih" } else { "Toko tujuan tidak terdaftar" });
    }
    let (kurir, no_resi, marketplace) = (rapi(&m.kurir), rapi(&m.no_resi), rapi(&m.kode_marketplace));
    let keterangan = rapi(&m.keterangan);
    if kurir.is_empty() {
        s.kepala("kurir", "Kurir Harus Diisi");
    }
    for (kolom, isi, maks) in
        [("kurir", &kurir, 60), ("no_resi", &no_resi, 60), ("keterangan", &keterangan, 200)]
    {
        if isi.chars().count() > maks {
            s.kepala(kolom, format!("Paling banyak {maks} karakter"));
        }
    }
    let jenis = match rapi(&m.jenis).as_str() {
        "" | "CABANG" => "CABANG",
        "ONLINE" => "ONLINE",
        _ => {
            s.kepala("jenis", "Jenis kirim tidak dikenal");
            "CABANG"
        }
    };
    if jenis == "ONLINE" {
        if !Setelan::baca(tx, &p.toko)?.nyala("KIRIM_BARANG_ONLINE_STORE_MODULE") {
            s.kepala("jenis", "Modul kirim barang ke toko online tidak aktif");
        }
        if no_resi.is_empty() {
            s.kepala("no_resi", "No Resi Harus Diisi");
        }
        let sql = "SELECT 1 FROM marketplace WHERE toko = $1 AND kode_marketplace = $2 AND dihapus = 0";
        if marketplace.is_empty() {
            s.kepala("kode_marketplace", "Marketplace Harus Dipilih");
        } else if tx.one(sql, args![&p.toko, marketplace.as_str()], |r| r.int(0))?.is_none() {
            s.kepala("kode_marketplace", format!("Marketplace {marketplace} tidak ada"));
        }
    } else if !marketplace.is_empty() {
        s.kepala("kode_marketplace", "Marketplace hanya untuk kiriman toko online");
    }
    s.tolak(BarangTolak::Kirim)?;
    let tujuan = tujuan.ok_or_else(|| BarangTolak::Kirim.tolak("Toko tujuan tidak terdaftar"))?;
    Ok(Sah { tujuan, jenis, kurir, no_resi, marketplace, keterangan, dokumen: "KIRIM" })
}

fn barang_sah(tx: &mut Tx<'_>, p: &Pelaku, ke_pusat: bool, baris: &[Pindai]) -> Hasil<Vec<Kartu>> {
    let tunda = crate::susut::menunggu_semua(tx, &p.toko)?;
    pindai::periksa(tx, &p.toko, BarangTolak::Kirim, baris, |k| {
        let kode = &k.kode_barcode;
        if !boleh_dikirim(k.status, ke_pusat) {
            return Some(format!("Barang {kode} {}, tidak bisa dikirim", k.status.sebutan()));
        }
        tunda.contains(kode).then(|| format!("Berat barang {kode} masih menunggu validasi susut"))
    })
}

/// Sends pieces: they leave their trays and are on their way under the number of the shipment.
pub fn kirim(tx: &mut Tx<'_>, p: &Pelaku, m: &Kirim) -> Hasil<Terkirim> {
    let sah = kepala_sah(tx, p, m)?;
    let kartu = barang_sah(tx, p, sah.tujuan.pusat, &m.detail_barang)?;
    tulis(tx, p, sah, kartu).map(|(t, _)| t)
}

/// Sends pieces back to head office, which receives them as any shipment; they were looked at by who sends them.
pub(crate) fn kirim_retur(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (tujuan, kurir, keterangan): (toko::Toko, &str, &str),
    kartu: Vec<Kartu>,
) -> Hasil<Tercatat> {
    let kurir = rapi(kurir);
    let sah = Sah {
        tujuan,
        jenis: "CABANG",
        kurir: if kurir.is_empty() { "RETUR".to_owned() } else { kurir },
        no_resi: String::new(),
        marketplace: String::new(),
        keterangan: rapi(keterangan),
        dokumen: "RETUR",
    };
    tulis(tx, p, sah, kartu).map(|(_, t)| t)
}

fn tulis(tx: &mut Tx<'_>, p: &Pelaku, sah: Sah, kartu: Vec<Kartu>) -> Hasil<(Terkirim, Tercatat)> {
    let mut dok = Dok::buka(tx, JenisDok::KirimBarang, &p.user_id)?;
    let no = dok.no().clone();
    let (tgl, waktu) = (dok.tgl_system(), dok.waktu());
    let (mut berat, mut nilai) = (Berat::NOL, Rupiah::NOL);
    let mut langkah = Vec::with_capacity(kartu.len());
    for k in kartu {
        berat = berat.tambah(k.berat_asli).map_err(meluap)?;
        nilai = nilai.tambah(k.total_pokok).map_err(meluap)?;
        langkah.push(Langkah::ke_perjalanan(k, no.clone())?);
    }
    let tujuan = sah.tujuan.kode_toko;
    let judul = gerak::Kepala {
        jenis: sah.dokumen,
        lawan: tujuan.as_str(),
        rujukan: &sah.no_resi,
        keterangan: &sah.keterangan,
    };
    gerakkan(&mut dok, &judul, &langkah)?;
    let qty = i64::try_from(langkah.len()).unwrap_or(i64::MAX);
    let t = dok.tx();
    t.exec(
        "INSERT INTO kirim (toko, no_kirim, jenis, tujuan, tgl_system, waktu, oleh, kurir, no_resi, kode_marketplace, \
         keterangan, qty, berat, nilai, status, diubah) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'DIKIRIM', $6)",
        args![
            &p.toko,
            &no,
            sah.jenis,
            &tujuan,
            tgl,
            waktu,
            &p.user_id,
            &sah.kurir,
            &sah.no_resi,
            &sah.marketplace,
            &sah.keterangan,
            qty,
            berat,
            nilai
        ],
    )?;
    let kolom =
        ["toko", "no_kirim", "baris", "kode_barcode", "berat", "status", "alasan", "no_akhir", "diubah"];
    let baris = langkah.iter().zip(1_i64..).map(|(l, n)| {
        let k = &l.kartu;
        Ok::<_, db::Error>(
            args![&p.toko, &no, n, &k.kode_barcode, k.berat_asli, "JALAN", "", "", waktu].to_vec(),
        )
    });
    t.sisip_banyak("kirim_baris", &kolom, baris)?;
    let tercatat = Tercatat::dari(&dok, &langkah);
    let aksi = if sah.dokumen == "RETUR" { "RETUR BARANG" } else { "KIRIM BARANG" };
    dok.tutup(aksi, &serde_json::json!({ "tujuan": tujuan, "barang": qty, "kurir": sah.kurir }))?;
    Ok((Terkirim { no_kirim: no.to_string(), tujuan: tujuan.to_string(), qty, berat }, tercatat))
}

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BatalKirim)]
pub struct Batal {
    pub no_kirim: String,
    pub alasan: String,
    /// the approval, where the sender is no supervisor
    pub otorisasi: String,
}

/// Takes a shipment back, exactly: every piece returns to the tray it left. Runs under the locks of both stores.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, m: &Batal) -> Hasil<Terkirim> {
    let no = super::nomor(&m.no_kirim)?;
    let k = kepala(tx, &no)?;
    if k.asal != p.toko {
        return Err(BarangTolak::KirimTokoLain.tolak(format!("Kiriman {no} milik toko {}", k.asal)));
    }
    match k.status.as_str() {
        "DIKIRIM" => {}
        "BATAL" => return Err(BarangTolak::KirimBatal.tolak(format!("Kiriman {no} sudah dibatalkan"))),
        _ => {
            return Err(BarangTolak::KirimBatal
                .tolak(format!("Kiriman {no} sudah diterima toko {}, tidak bisa dibatalkan", k.tujuan)));
        }
    }
    let alasan = super::alasan(&m.alasan, "alasan")?;
    let hari_ini = toko::cari(tx, &p.toko)?.tgl_system.to_string();
    let langkah = kembali(tx, &no)?;
    let berlanjut = crate::berlanjut(tx, &p.toko, &[&no], langkah.iter().map(|l| &l.kartu))?;
    if let Some((kode, sejak)) = berlanjut.into_iter().min() {
        return Err(BarangTolak::KirimBatal.tolak(format!("Barang {kode} {sejak}")));
    }
    let untuk = Permohonan::dokumen(
        super::KATEGORI,
        &no,
        Rupiah::NOL,
        Alasan::new("BATAL_KIRIM", "Batal kirim barang"),
    )
    .rincian([Rincian::teks(
        no.to_string(),
        format!("{} barang ke {}, tanggal {}, alasan {alasan}", langkah.len(), k.tujuan, k.tgl_system),
    )])
    .ikat(langkah.iter().map(|l| format!("{} {}", l.kartu.kode_barcode, l.kartu.berat_asli)))
    .pemilik(k.tgl_system != hari_ini);
    let izin = disetujui(tx, p, &m.otorisasi, &k.oleh, &untuk)?;
    let mut dok = Dok::buka(tx, JenisDok::KirimBarang, &p.user_id)?;
    let no_batal = dok.no().to_string();
    let rujukan = no.to_string();
    let judul = gerak::Kepala {
        jenis: "BATAL_KIRIM",
        lawan: k.tujuan.as_str(),
        rujukan: &rujukan,
        keterangan: &alasan,
    };
    gerak::balikkan(&mut dok, &judul, &no, &langkah)?;
    let t = dok.tx();
    for (kode, _) in isi(t, &no)? {
        super::akhiri(t, &no, &kode, ("BATAL", &alasan, &no_batal))?;
    }
    ubah_status(t, &no, "BATAL")?;
    if let Some(o) = &izin {
        otorisasi::tautkan(t, o, &no_batal)?;
    }
    dok.tutup("BATAL KIRIM BARANG", &serde_json::json!({ "no_kirim": rujukan, "alasan": alasan }))?;
    let berat = langkah.iter().try_fold(Berat::NOL, |b, l| b.tambah(l.kartu.berat_asli)).map_err(meluap)?;
    let qty = i64::try_from(langkah.len()).unwrap_or(i64::MAX);
    Ok(Terkirim { no_kirim: rujukan, tujuan: k.tujuan.to_string(), qty, berat })
}

/// The pieces of a shipment, each going back to the tray its line says it left.
fn kembali(tx: &mut Tx<'_>, no: &NoFaktur) -> Hasil<Vec<Langkah>> {
    let tempat = tx.rows(
        "SELECT kode_barcode, gudang_dari, baki_dari FROM dok_barang_baris WHERE toko = $1 AND no_dok = $2 ORDER BY baris",
        args![no.toko(), no],
        |r| Ok((r.get::<KodeBarcode>(0)?, r.get(1)?, r.get(2)?)),
    )?;
    let mut langkah = Vec::with_capacity(tempat.len());
    for (kode, gudang, baki) in tempat {
        let kartu = super::di_jalan(tx, &kode)?;
        langkah.push(Langkah {
            kartu,
            dari: Lokasi::Transit(no.clone()),
            ke: Lokasi::Baki { gudang, baki },
            kondisi: String::new(),
        });
    }
    Ok(langkah)
}

pub(super) fn meluap(e: values::Meluap) -> Tolak {
    BarangTolak::Meluap.tolak("Jumlahnya terlalu besar").sebab(e)
}
