//! Signing a contract: pieces of the trays priced as in a sale, a plan of the master, the schedule, what is paid down. The pieces go
//! aside (TITIP, status CICIL); the money stands in the book of deposits under the contract's number.

use crate::CicilanTolak;
use crate::hutang::{self, Angsuran};
use crate::minta::{CicilanHitungan, CicilanMinta, CicilanTercatat};
use crate::tabel::{self, Isi, IsiBaris, Jatuh, Kejadian, KunciBaris, Saat};
use barang::aturan::pembulatan_jual;
use barang::pindai::{self, Tujuan};
use barang::{Langkah, dicicil, gerakkan};
use db::{Conn, Tx, args};
use konter::bayar::{self, Jumlah, Rencana};
use konter::dokumen::{self, Isian, Ringkas};
use konter::{
    Alasan, BarisIzin, Dokumen, Hari, Kepala, KodeAlasan, Pelanggan, Perlu, meluap, rupiah, uang_muka,
};
use ledger::Dok;
use niaga::TransaksiMinta;
use niaga::jual::JualBaris;
use platform::otorisasi::{Rincian, Sisi};
use platform::{Hasil, Pelaku, Tolak};
use serde::Serialize;
use values::cicilan::{Jadwal, MintaCicilan, jadwal};
use values::{Arah, Berat, JenisDok, KodeToko, Pembulatan, Persen, Rupiah, Tanggal};

pub(crate) const KATEGORI: &str = "CICILAN";
pub(crate) const GUDANG: &str = "TITIP";
/// Pieces of one contract.
const PALING_BANYAK: usize = 20;

fn salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    CicilanTolak::Isian.pada(kolom, pesan.into())
}

db::bacaan! {
    struct Rancangan {
        tenor: i64 = "tenor",
        dp_persen: Persen = "dp_persen",
        bunga_persen: Persen = "bunga_persen",
        denda: Rupiah = "denda",
        biaya: Rupiah = "biaya",
    }
}

/// A plan of the master as a contract keeps it.
#[derive(Debug, Clone, Serialize)]
struct Plan {
    kode: String,
    tenor: i64,
    dp_persen: Persen,
    bunga_persen: Persen,
    denda_harian: Rupiah,
    denda_maks: Persen,
    macet_kali: i64,
    biaya: Rupiah,
}

fn plan(c: &mut Conn, h: &Hari, kode: &str) -> Hasil<Plan> {
    let kode = kode.trim().to_uppercase();
    if kode.is_empty() {
        return Err(CicilanTolak::Rencana.pada("kode_cicilan", "Cicilan Harus Dipilih"));
    }
    let ada = c.baris_satu::<Rancangan>(
        "FROM cicilan WHERE toko = $1 AND kode_cicilan = $2 AND dihapus = 0 AND aktif = 1",
        args![&h.toko, kode.as_str()],
    )?;
    let Some(r) = ada else {
        let pesan = format!("Cicilan {kode} tidak ada atau tidak aktif");
        return Err(CicilanTolak::Rencana.pada("kode_cicilan", pesan));
    };
    Ok(Plan {
        kode,
        tenor: r.tenor,
        dp_persen: r.dp_persen,
        bunga_persen: r.bunga_persen,
        denda_harian: r.denda,
        denda_maks: Persen::perseratus(h.hari("DENDA_CICILAN_MAKS", 5).clamp(0, 100) * 100),
        macet_kali: h.hari("CICILAN_MACET_KALI", 3).clamp(1, 120),
        biaya: r.biaya,
    })
}

/// A contract that is priced.
pub(crate) struct Siap {
    hari: Hari,
    plan: Plan,
    baris: Vec<JualBaris>,
    harga: Rupiah,
    dp_minimal: Rupiah,
    dp: Rupiah,
    jadwal: Jadwal,
    tempo: Vec<Tanggal>,
    alasan: Vec<Alasan>,
}

/// The same day of each month that follows, or its last one.
pub(crate) fn tempo(mulai: Tanggal, tenor: i64) -> Hasil<Vec<Tanggal>> {
    let satu = |ke| mulai.tambah_bulan(ke).map_err(|e| salah("kode_cicilan", e.to_string()));
    (1..=tenor).map(satu).collect()
}

/// The pieces as a sale would have them today.
fn barang(c: &mut Conn, p: &Pelaku, m: &CicilanMinta) -> Hasil<(Vec<JualBaris>, Vec<Alasan>)> {
    if m.detail_barang.is_empty() || m.detail_barang.len() > PALING_BANYAK {
        let pesan = if m.detail_barang.is_empty() {
            "Belum ada barang yang discan".to_owned()
        } else {
            format!("Paling banyak {PALING_BANYAK} barang satu cicilan")
        };
        return Err(salah("detail_barang", pesan));
    }
    if let Some(ke) = m.detail_barang.iter().position(|b| b.kode_barcode.trim().is_empty()) {
        let kolom = format!("detail_barang[{ke}].kode_barcode");
        return Err(salah(&kolom, "Yang dicicil barang berbarcode"));
    }
    let t = TransaksiMinta {
        customer: m.customer.clone(),
        kode_sales: m.kode_sales.clone(),
        detail_barang: m.detail_barang.clone(),
        ..TransaksiMinta::default()
    };
    let h = niaga::hitung(c, p, &t)?;
    if let Some(ke) =
        h.detail_barang.iter().position(|b| b.alasan.iter().any(|a| a.kode == KodeAlasan::Berat))
    {
        let kolom = format!("detail_barang[{ke}].berat_timbang");
        return Err(salah(&kolom, "Beratnya berbeda dari kartunya; betulkan dulu sebelum dicicil"));
    }
    let alasan = h.jumlah.alasan.clone();
    Ok((h.detail_barang, alasan))
}

fn siapkan(c: &mut Conn, p: &Pelaku, m: &CicilanMinta) -> Hasil<Siap> {
    let hari = Hari::baca(c, p)?;
    let plan = plan(c, &hari, &m.kode_cicilan)?;
    let (baris, mut alasan) = barang(c, p, m)?;
    let harga = rupiah(baris.iter().map(|b| b.harga_total))?;
    let dp_minimal = harga.persen(plan.dp_persen).map_err(meluap)?;
    let bulat =
        Pembulatan::new(MintaCicilan::KELIPATAN, Arah::Naik).map_err(|e| salah("dp_rp", e.to_string()))?;
    let dp = match m.dp_rp {
        Some(n) => n,
        None => bulat.bulatkan(dp_minimal).map_err(meluap)?,
    };
    if dp < dp_minimal {
        let pesan = format!("Uang muka {dp} kurang dari {dp_minimal} ({}%)", plan.dp_persen);
        alasan.push(Alasan::new(KodeAlasan::UangMukaKurang, pesan));
    }
    let tenor = u16::try_from(plan.tenor).map_err(|_| salah("kode_cicilan", "Tenor terlalu panjang"))?;
    let minta = MintaCicilan {
        harga,
        dp,
        bunga: plan.bunga_persen,
        tenor,
        kelipatan: MintaCicilan::KELIPATAN,
        pembulatan: pembulatan_jual(&hari.set).kelipatan(),
    };
    let jadwal = jadwal(&minta).map_err(|e| match e {
        values::cicilan::CicilanSalah::UangMuka => salah("dp_rp", e.to_string()),
        _ => CicilanTolak::Rencana.pada("kode_cicilan", e.to_string()),
    })?;
    let tempo = tempo(hari.tgl_system, plan.tenor)?;
    Ok(Siap { hari, plan, baris, harga, dp_minimal, dp, jadwal, tempo, alasan })
}

/// What an approver binds: every piece and price, and the whole plan.
#[derive(Serialize)]
struct Terikat<'a> {
    plan: &'a Plan,
    harga: Rupiah,
    dp: Rupiah,
}

impl Siap {
    fn izin(&self) -> Hasil<Vec<BarisIzin>> {
        let mut semua = Vec::with_capacity(self.baris.len() + 1);
        for b in &self.baris {
            let judul = format!("{} {}", b.kode_barcode, b.nama_barang);
            let keterangan = format!("Cicil {} g kadar {}%", b.berat, b.kadar_cetak);
            let harga = (b.harga_hitung, b.harga_total);
            semua.push(BarisIzin::new(Rincian::harga(judul, keterangan, Sisi::Jual, harga), &b.isi)?);
        }
        let isi = Terikat { plan: &self.plan, harga: self.harga, dp: self.dp };
        let p = &self.plan;
        let uraian =
            format!("{} {} bulan, bunga {}%, uang muka {}", p.kode, p.tenor, p.bunga_persen, self.dp);
        semua.push(BarisIzin::new(Rincian::jumlah("Cicilan", uraian, self.harga), &isi)?);
        Ok(semua)
    }

    /// The schedule as it will be signed.
    fn angsuran(&self) -> Hasil<Vec<Angsuran>> {
        let bagian = self.jadwal.bagian().map_err(meluap)?;
        (1..).zip(&self.tempo).zip(bagian).map(|((ke, t), b)| hutang::baru(ke, *t, b)).collect()
    }
}

/// What a contract would come to; nothing is written.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &CicilanMinta) -> Hasil<CicilanHitungan> {
    let s = siapkan(c, p, m)?;
    let perlu = Perlu {
        alasan: &s.alasan,
        nominal: s.harga,
        neto: None,
        kategori: KATEGORI,
        baris: s.izin()?,
        customer: &m.customer,
        pembayaran: &m.pembayaran,
    };
    let permohonan = perlu.permohonan().map(|h| h.keluar()).transpose()?;
    Ok(CicilanHitungan {
        kode_cicilan: s.plan.kode.clone(),
        tenor: s.plan.tenor,
        bunga_persen: s.plan.bunga_persen,
        dp_persen: s.plan.dp_persen,
        denda_harian: s.plan.denda_harian,
        denda_maks: s.plan.denda_maks,
        biaya_rp: s.plan.biaya,
        harga_rp: s.harga,
        dp_minimal: s.dp_minimal,
        dp_rp: s.dp,
        pokok_rp: s.jadwal.pokok,
        bunga_rp: s.jadwal.bunga,
        total_rp: s.jadwal.total,
        jadwal: s.angsuran()?,
        otorisasi: s.alasan,
        detail_barang: s.baris,
        permohonan,
    })
}

/// A contract on its way through the counter.
struct Akad<'a> {
    m: &'a CicilanMinta,
    /// where the pieces lie meanwhile
    tujuan: Tujuan,
}

impl Dokumen for Akad<'_> {
    type Siap = Siap;

    const JENIS: JenisDok = JenisDok::Cicilan;

    fn isian(&self) -> Isian<'_> {
        Isian {
            customer: &self.m.customer,
            kode_sales: &self.m.kode_sales,
            keterangan: &self.m.keterangan,
            tgl_dokumen: "",
            pembayaran: &self.m.pembayaran,
            neto: self.m.neto,
            otorisasi: &self.m.otorisasi,
        }
    }

    fn siapkan(&self, tx: &mut Tx<'_>, p: &Pelaku, siapa: &Pelanggan) -> Hasil<Siap> {
        beridentitas(siapa)?;
        siapkan(tx, p, self.m)
    }

    fn ringkas<'s>(&self, s: &'s Siap) -> Hasil<Ringkas<'s>> {
        Ok(Ringkas {
            hari: &s.hari,
            jumlah: Jumlah { masuk: s.dp, keluar: Rupiah::NOL },
            alasan: &s.alasan,
            nominal: s.harga,
            kategori: KATEGORI,
            baris: s.izin()?,
        })
    }

    fn kategori_uang(_: &bayar::BarisBayar) -> &'static str {
        KATEGORI
    }

    fn tulis(&self, dok: &mut Dok<'_, '_>, _: &Pelaku, s: &mut Siap, k: &Kepala, _: &Rencana) -> Hasil<()> {
        let isi = kepala(dok, s, k)?;
        let baris = garis(s, &self.tujuan);
        tulis(dok, isi, &baris, &s.angsuran()?)?;
        sisihkan(dok, s, k, &self.tujuan)?;
        uang_muka::terima(dok, s.dp)?;
        let no = dok.no().clone();
        crate::pajak::masuk(dok, &no, &baris, s.dp)
    }

    fn jejak(&self, s: &Siap, k: &Kepala) -> (&'static str, serde_json::Value) {
        let isi = serde_json::json!({
            "harga": s.harga, "uang_muka": s.dp, "plan": s.plan.kode, "tenor": s.plan.tenor, "bunga": s.jadwal.bunga,
            "pelanggan": k.siapa.kode_pelanggan, "otorisasi": k.otorisasi,
        });
        (KATEGORI, isi)
    }
}

/// A debt is a person's: name, address and identity are known.
fn beridentitas(siapa: &Pelanggan) -> Hasil<()> {
    for (kolom, isi, pesan) in [
        ("nama_customer", &siapa.nama_customer, "Nama Customer Harus Diisi"),
        ("alamat_customer", &siapa.alamat_customer, "Alamat Harus Diisi untuk cicilan"),
        ("nik", &siapa.sidik_nik, "NIK Harus Diisi untuk cicilan"),
    ] {
        if isi.is_empty() {
            return Err(salah(&format!("customer.{kolom}"), pesan));
        }
    }
    Ok(())
}

/// The first piece in words, and how many more.
fn uraian(baris: &[JualBaris]) -> String {
    let Some(b) = baris.first() else { return String::new() };
    let sisa = if baris.len() > 1 { format!(" +{}", baris.len() - 1) } else { String::new() };
    format!("{} {} g{sisa}", b.nama_barang, values::format::gram(b.berat))
}

fn kepala(dok: &mut Dok<'_, '_>, s: &Siap, k: &Kepala) -> Hasil<Isi> {
    let w = k.siapa.clone();
    Ok(Isi {
        toko: dok.tx().toko().to_string(),
        no_cicilan: dok.no().to_string(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        input_by: dok.oleh().to_string(),
        kode_sales: k.kode_sales.clone(),
        kode_pelanggan: w.kode_pelanggan,
        kode_member: w.kode_member,
        nama_customer: w.nama_customer,
        alamat_customer: w.alamat_customer,
        no_hp: w.no_hp,
        sidik_nik: w.sidik_nik,
        nik_samar: w.nik_samar,
        kode_cicilan: s.plan.kode.clone(),
        tenor: s.plan.tenor,
        bunga_persen: s.plan.bunga_persen,
        dp_persen: s.plan.dp_persen,
        denda_harian: s.plan.denda_harian,
        denda_maks: s.plan.denda_maks,
        macet_kali: s.plan.macet_kali,
        biaya_rp: s.plan.biaya,
        harga_rp: s.harga,
        dp_rp: s.dp,
        pokok_rp: s.jadwal.pokok,
        bunga_rp: s.jadwal.bunga,
        qty: i64::try_from(s.baris.len()).unwrap_or(i64::MAX),
        berat: Berat::jumlah(s.baris.iter().map(|b| b.berat)).map_err(meluap)?,
        uraian: uraian(&s.baris),
        keterangan: k.keterangan.clone(),
        otorisasi: k.otorisasi.clone(),
    })
}

fn garis(s: &Siap, t: &Tujuan) -> Vec<IsiBaris> {
    let satu = |(b, baris): (&JualBaris, i64)| IsiBaris {
        baris,
        kode_barcode: b.kode_barcode.clone(),
        nama_barang: b.nama_barang.clone(),
        kode_group: b.kode_group.clone(),
        kode_dept: b.kode_dept.clone(),
        kadar: b.kadar,
        kadar_cetak: b.kadar_cetak,
        berat: b.berat,
        harga_gram: b.harga_gram,
        gram_resmi: b.gram_resmi,
        nilai_emas: b.nilai_emas,
        ongkos: b.ongkos,
        harga_jual: b.harga_jual,
        diskon: b.diskon,
        harga_hitung: b.harga_hitung,
        harga_total: b.harga_total,
        status_premi: b.status_premi,
        gudang_asal: b.kode_gudang.clone(),
        baki_asal: b.kode_baki.clone(),
        gudang: t.gudang.to_string(),
        baki: t.baki.to_string(),
    };
    s.baris.iter().zip(1..).map(satu).collect()
}

/// The head, the pieces, the schedule, the first event and where it stands.
pub(crate) fn tulis(dok: &mut Dok<'_, '_>, isi: Isi, baris: &[IsiBaris], jadwal: &[Angsuran]) -> Hasil<()> {
    let (no, saat) = (dok.no().clone(), Saat::dari(dok));
    tulis_untuk(dok.tx(), (&no, &no.to_string()), &saat, isi, (baris, jadwal))
}

/// The same under another document's hand: a contract from before.
pub(crate) fn tulis_untuk(
    tx: &mut Tx<'_>,
    (no, rujukan): (&values::NoFaktur, &str),
    saat: &Saat,
    isi: Isi,
    (baris, jadwal): (&[IsiBaris], &[Angsuran]),
) -> Hasil<()> {
    let toko: KodeToko = tx.toko().clone();
    let (dp, pokok, bunga) = (isi.dp_rp, isi.pokok_rp, isi.bunga_rp);
    let salinan = isi.clone();
    tx.sisip([isi])?;
    let kunci = || KunciBaris { toko: toko.to_string(), no_cicilan: no.to_string() };
    tx.sisip(baris.iter().map(|b| (kunci(), b)))?;
    tx.sisip(jadwal.iter().map(|a| Jatuh {
        toko: toko.to_string(),
        no_cicilan: no.to_string(),
        ke: a.ke,
        jatuh_tempo: a.tempo,
        pokok_rp: a.pokok_rp,
        bunga_rp: a.bunga_rp,
    }))?;
    tx.exec(
        "INSERT INTO cicilan_kini (toko, no_cicilan, tahap, tgl_tahap, terbuka, diserahkan, sisa_pokok, sisa_bunga, jatuh_tempo, \
         macet_sejak) VALUES ($1, $2, 'AKTIF', $3, 1, 0, $4, $5, '', '')",
        args![&toko, no, saat.tgl, pokok, bunga],
    )?;
    let k = Kejadian { tahap: "AKAD", jumlah: dp, rujukan, ..Kejadian::default() };
    tabel::catat(tx, no, saat, &k)?;
    hutang::proyeksi(tx, no, &salinan, saat.tgl)?;
    Ok(())
}

/// The pieces leave their trays for as long as they are paid for.
fn sisihkan(dok: &mut Dok<'_, '_>, s: &Siap, k: &Kepala, t: &Tujuan) -> Hasil<()> {
    let mut langkah = Vec::with_capacity(s.baris.len());
    for b in &s.baris {
        let kartu = b.kartu.clone().ok_or_else(|| salah("detail_barang", "Barang tidak ditemukan"))?;
        langkah.push(Langkah::ke_baki(kartu, t.gudang.clone(), t.baki.clone())?);
    }
    let kepala = barang::Kepala {
        jenis: KATEGORI,
        lawan: &k.siapa.nama_customer,
        rujukan: "",
        keterangan: &k.keterangan,
    };
    gerakkan(dok, &kepala, &langkah)?;
    for l in &langkah {
        dicicil::tandai(dok.tx(), &l.kartu.kode_barcode)?;
    }
    Ok(())
}

/// Signs a contract.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &CicilanMinta) -> Hasil<CicilanTercatat> {
    bayar::uang_saja(&m.pembayaran, "Uang muka")?;
    let banyak = m.detail_barang.len().max(1);
    let tujuan = pindai::baki_pertama(tx, &p.toko, CicilanTolak::Isian, "detail_barang", GUDANG, banyak)?;
    let d = dokumen::simpan(tx, p, &Akad { m, tujuan })?;
    let s = &d.siap;
    Ok(CicilanTercatat {
        no_cicilan: d.no.to_string(),
        tgl_system: d.tgl_system.to_string(),
        harga_rp: s.harga,
        dp_rp: s.dp,
        pokok_rp: s.jadwal.pokok,
        bunga_rp: s.jadwal.bunga,
        kembali: d.kembali,
    })
}
