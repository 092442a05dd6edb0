//! Jual ciok (JC): refined gold sold to a refiner of the master, for cash or through an account, weighed and approved by another. Below
//! the least price (fine weight x price of pure gold x percent) it is the owner. A business pays PPh 22 on top.

use crate::LeburTolak;
use crate::hasil::nomor_ciok;
use crate::lot::melenceng;
use crate::pelebur::{self, Pelebur};
use db::{Conn, Tx, args};
use konter::bayar::{self, Jumlah, Rencana};
use konter::{Bayar, Hari, bayar_tulis, meluap, pelanggan, rupiah};
use ledger::curah::{self, Gerak, Isi, JenisStok, Macam};
use ledger::pajak::{self, BarisPajak};
use ledger::stok::{Lokasi, Luar};
use ledger::{Dok, Galat};
use platform::otorisasi::{self, Alasan, Otorisasi, Permohonan, Rincian, Sisi};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use values::{
    Berat, HargaGram, JUMLAH_MAKS, JenisDok, Kadar, KodeDept, KodeGroup, KodeToko, Persen, Rupiah, UserId,
};

/// The category of approvals and of the cash book.
pub const KATEGORI: &str = "JUAL CIOK";
pub const KATEGORI_BATAL: &str = "BATAL JUAL CIOK";

/// PPh 22 that the shop collects from a business.
pub const PPH_22: &str = "PPH22";

const PALING_BANYAK: usize = 100;
const PER: i128 = 10_000;

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaJualCiok)]
pub struct MintaJual {
    pub kode_pelebur: String,
    pub detail: Vec<CiokBaris>,
    /// what the scale says of all of it
    #[schema(value_type = f64)]
    pub timbang: Berat,
    /// CASH, or through an account of the shop
    pub pembayaran: Vec<Bayar>,
    pub keterangan: String,
    pub otorisasi: String,
}

/// Refined gold by the result it came from, and its price.
#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = JualCiokBaris)]
pub struct CiokBaris {
    pub no_hasil: String,
    pub baris: i64,
    #[schema(value_type = i64)]
    pub harga: Rupiah,
}

/// What a sale comes to, before it is saved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = HitungJualCiok)]
pub struct Hitungan {
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub murni: Berat,
    /// the price of a gram of pure gold today
    #[schema(value_type = i64)]
    pub harga_100: Rupiah,
    /// percent of it that is the least without the owner
    #[schema(value_type = f64)]
    pub batas: Persen,
    #[schema(value_type = i64)]
    pub lantai: Rupiah,
    #[schema(value_type = i64)]
    pub harga: Rupiah,
    #[schema(value_type = f64)]
    pub tarif_pph: Persen,
    #[schema(value_type = i64)]
    pub pph: Rupiah,
    /// what the buyer pays
    #[schema(value_type = i64)]
    pub total: Rupiah,
    /// what it cost
    #[schema(value_type = i64, required = false)]
    pub nilai: Rupiah,
    /// gain, or loss below zero
    #[schema(value_type = i64, required = false)]
    pub untung: Rupiah,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = JualCiokTercatat)]
pub struct JualTercatat {
    pub no_dok: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub harga: Rupiah,
    #[schema(value_type = i64)]
    pub pph: Rupiah,
    #[schema(value_type = i64)]
    pub total: Rupiah,
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
}

db::bacaan! {
    /// Refined gold that waits for its sale.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = CiokDaftar)]
    pub struct Ciok {
        pub no_hasil: String = "r.no_dok",
        pub baris: i64 = "r.baris",
        pub no_lot: String = "h.no_lot",
        pub tgl_system: String = "h.tgl_system",
        pub nama_pelebur: String = "h.nama_pelebur",
        pub kode_group: String = "r.kode_group",
        pub kode_dept: String = "r.kode_dept",
        #[schema(value_type = f64)]
        pub berat: Berat = "r.berat",
        #[schema(value_type = f64)]
        pub kadar_uji: Kadar = "r.kadar_uji",
        #[schema(value_type = f64)]
        pub murni: Berat = "r.murni",
        #[schema(value_type = i64)]
        pub nilai: Rupiah = "r.nilai",
    }
}

/// What was neither sold nor taken back.
pub(crate) const TERSEDIA: &str = "FROM hasil_lebur_baris r JOIN hasil_lebur h ON h.toko = r.toko AND h.no_dok = r.no_dok \
     WHERE r.toko = $1 AND r.bentuk = 'CIOK' \
     AND NOT EXISTS (SELECT 1 FROM batal_lebur b WHERE b.toko = h.toko AND b.no_dok = h.no_dok) \
     AND NOT EXISTS (SELECT 1 FROM jual_ciok_baris j WHERE j.toko = r.toko AND j.no_hasil = r.no_dok AND j.baris_hasil = r.baris \
      AND NOT EXISTS (SELECT 1 FROM batal_lebur b WHERE b.toko = j.toko AND b.no_dok = j.no_dok))";

/// Refined gold for sale, the oldest first.
pub fn tersedia(c: &mut Conn, toko: &KodeToko) -> Hasil<Vec<Ciok>> {
    Ok(c.baris::<Ciok>(&format!("{TERSEDIA} ORDER BY h.tgl_system, r.no_dok, r.baris"), args![toko])?)
}

struct Siap {
    pelebur: Pelebur,
    baris: Vec<(Ciok, Rupiah)>,
    hitung: Hitungan,
}

fn isian(kolom: &str, pesan: impl Into<String>) -> platform::Tolak {
    LeburTolak::Isian.pada(kolom, pesan.into())
}

/// The price of a gram of pure gold on a day: the row of that day, or the last before it. Rows of any day can be written into the
/// master; one that nobody confirmed sets no price.
pub fn harga_100(c: &mut Conn, toko: &KodeToko, tgl: &str) -> Hasil<Option<HargaGram>> {
    let ada: Option<i64> = c.one(
        "SELECT harga_jual FROM harga_emas WHERE toko = $1 AND dihapus = 0 AND kode_group = '' AND tanggal <= $2 AND harga_jual > 0 \
         AND konfirmasi = 1 ORDER BY tanggal DESC LIMIT 1",
        args![toko, tgl],
        |r| r.int(0),
    )?;
    if let Some(n) = ada {
        return Ok(Some(HargaGram::new(n)));
    }
    // A store that prices its groups: the finest one, brought up to pure.
    let halus = c.one(
        "SELECT h.harga_jual, g.kadar_cetak FROM harga_emas h JOIN group_barang g ON g.toko = h.toko AND g.kode_group = h.kode_group \
         WHERE h.toko = $1 AND h.dihapus = 0 AND h.tanggal <= $2 AND h.harga_jual > 0 AND h.konfirmasi = 1 AND g.dihapus = 0 AND g.kadar_cetak > 0 \
         ORDER BY h.tanggal DESC, g.kadar_cetak DESC LIMIT 1",
        args![toko, tgl],
        |r| Ok((r.int(0)?, r.int(1)?)),
    )?;
    halus
        .map(|(n, kadar)| {
            let murni = i128::from(n) * PER / i128::from(kadar.max(1));
            i64::try_from(murni).map(HargaGram::new).map_err(|_| meluap(values::Meluap))
        })
        .transpose()
}

fn baris_siap(c: &mut Conn, p: &Pelaku, m: &MintaJual) -> Hasil<Vec<(Ciok, Rupiah)>> {
    if m.detail.is_empty() || m.detail.len() > PALING_BANYAK {
        let pesan = if m.detail.is_empty() { "Pilih ciok yang dijual" } else { "Paling banyak 100 ciok" };
        return Err(isian("detail", pesan));
    }
    let ada = tersedia(c, &p.toko)?;
    let (mut s, mut pernah) = (Salah::di("detail"), BTreeSet::new());
    let mut semua = Vec::with_capacity(m.detail.len());
    for (ke, b) in m.detail.iter().enumerate() {
        let no = b.no_hasil.trim().to_uppercase();
        if b.harga <= Rupiah::NOL || b.harga > JUMLAH_MAKS {
            s.beri(ke, "harga", "Harga harus lebih dari nol");
        }
        if !pernah.insert((no.clone(), b.baris)) {
            s.beri(ke, "no_hasil", "Ciok ini dipilih dua kali");
            continue;
        }
        if let Some(x) = ada.iter().find(|x| x.no_hasil == no && x.baris == b.baris) {
            semua.push((x.clone(), b.harga));
            continue;
        }
        let terjual: Option<String> = c.one(
            "SELECT j.no_dok FROM jual_ciok_baris j WHERE j.toko = $1 AND j.no_hasil = $2 AND j.baris_hasil = $3 AND NOT EXISTS \
             (SELECT 1 FROM batal_lebur b WHERE b.toko = j.toko AND b.no_dok = j.no_dok)",
            args![&p.toko, no.as_str(), b.baris],
            |r| r.get(0),
        )?;
        let kolom = format!("detail[{ke}].no_hasil");
        return Err(match terjual {
            Some(jc) => LeburTolak::CiokTerjual.pada(&kolom, format!("Ciok {no} sudah dijual ({jc})")),
            None => LeburTolak::CiokTidakAda.pada(&kolom, format!("Ciok {no} baris {} tidak ada", b.baris)),
        });
    }
    s.tolak(LeburTolak::Isian)?;
    Ok(semua)
}

fn persen(n: i128, per: i64) -> Hasil<i64> {
    i64::try_from(n * i128::from(per) / PER).map_err(|_| meluap(values::Meluap))
}

fn siapkan(c: &mut Conn, p: &Pelaku, h: &Hari, m: &MintaJual) -> Hasil<Siap> {
    harga::wajib_terkonfirmasi(c, &p.toko, h.tgl_system)?;
    let pelebur = pelebur::wajib_ada(c, &p.toko, &m.kode_pelebur)?;
    let baris = baris_siap(c, p, m)?;
    let Some(harga_100) = harga_100(c, &p.toko, &h.tgl_system.to_string())? else {
        return Err(LeburTolak::HargaTidakAda.tolak("Harga emas murni hari ini belum ada"));
    };
    let berat = baris.iter().map(|(b, _)| b.berat).try_fold(Berat::NOL, Berat::tambah).map_err(meluap)?;
    let murni = baris.iter().map(|(b, _)| b.murni).try_fold(Berat::NOL, Berat::tambah).map_err(meluap)?;
    let nilai = rupiah(baris.iter().map(|(b, _)| b.nilai))?;
    let harga = rupiah(baris.iter().map(|(_, n)| *n))?;
    let batas = h.hari("BATAS_JUAL_CIOK", 98).clamp(0, 100) * 100;
    let penuh = harga_100.kali(murni).map_err(meluap)?;
    let lantai = Rupiah::new(persen(i128::from(penuh.nilai()), batas)?);
    let tarif = if pelebur.is_badan { h.hari("TARIF_PPH22", 25).clamp(0, 10_000) } else { 0 };
    let pph = Rupiah::new(persen(i128::from(harga.nilai()), tarif)?);
    let total = harga.tambah(pph).map_err(meluap)?;
    let hitung = Hitungan {
        berat,
        murni,
        harga_100: Rupiah::new(harga_100.nilai()),
        batas: Persen::perseratus(batas),
        lantai,
        harga,
        tarif_pph: Persen::perseratus(tarif),
        pph,
        total,
        nilai,
        untung: harga.kurang(nilai).map_err(meluap)?,
    };
    Ok(Siap { pelebur, baris, hitung })
}

/// What a sale comes to; refused as it would be when it is saved, but for its payment and its approval.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &MintaJual) -> Hasil<Hitungan> {
    let h = Hari::baca(c, p)?;
    siapkan(c, p, &h, m).map(|s| s.hitung)
}

/// Another weighs it with the buyer and says yes; below the least price, or where the scale is off, the owner.
fn izin(tx: &mut Tx<'_>, p: &Pelaku, h: &Hari, m: &MintaJual, s: &Siap) -> Hasil<(Otorisasi, bool)> {
    let x = &s.hitung;
    if m.timbang <= Berat::NOL {
        return Err(isian("timbang", "Ciok Harus Ditimbang"));
    }
    let mut alasan =
        vec![Alasan::new("JUAL_CIOK", format!("Ciok {} g murni ke {}", x.murni, s.pelebur.nama_pelebur))];
    let murah = x.harga < x.lantai;
    if murah {
        let pesan =
            format!("Harga {} di bawah {} ({} % dari {} per gram)", x.harga, x.lantai, x.batas, x.harga_100);
        alasan.push(Alasan::new("HARGA_CIOK", pesan));
    }
    let beda = melenceng(tx, &p.toko, m.timbang, x.berat)?;
    if beda {
        let pesan = format!("Timbangan {} g, menurut buku {} g", m.timbang, x.berat);
        alasan.push(Alasan::new("TIMBANG_LEBUR", pesan));
    }
    if h.set.nyala("VALIDASI_NON_CASH_MODULE") && m.pembayaran.iter().any(|b| b.jenis.bank()) {
        alasan.push(Alasan::new("UANG_BELUM_VALID", "Ciok diserahkan sebelum uangnya divalidasi"));
    }
    let pemilik = murah || beda;
    let isi = serde_json::to_string(&MintaJual { otorisasi: String::new(), ..m.clone() })
        .map_err(|e| db::Error::Lain(e.to_string()))?;
    let baris = s.baris.iter().map(|(b, harga)| {
        let ket = format!("{} g, kadar {} %, {} g murni", b.berat, b.kadar_uji, b.murni);
        Rincian::jumlah(format!("{} baris {}", b.no_hasil, b.baris), ket, *harga)
    });
    let bayar = m
        .pembayaran
        .iter()
        .map(|b| Rincian::jumlah("Dibayar", format!("{} {}", b.jenis.kode(), b.no_rekening), b.jumlah_rp));
    let untuk = Permohonan::isi(KATEGORI, x.total, alasan, vec![isi])
        .rincian([
            Rincian::teks("Pembeli", format!("{} {}", s.pelebur.kode_pelebur, s.pelebur.nama_pelebur)),
            Rincian::harga("Harga", format!("{} g murni", x.murni), Sisi::Jual, (x.lantai, x.harga)),
            Rincian::jumlah("PPh 22", format!("{} %", x.tarif_pph), x.pph),
        ])
        .rincian(baris)
        .rincian(bayar)
        .pemilik(pemilik);
    Ok((otorisasi::wajib(tx, &m.otorisasi, p, &untuk, LeburTolak::PerluIzin)?, pemilik))
}

/// Sells refined gold.
pub fn jual(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaJual) -> Hasil<JualTercatat> {
    let h = Hari::baca(tx, p)?;
    let ket = konter::teks::keterangan(&m.keterangan)?;
    let s = siapkan(tx, p, &h, m)?;
    bayar::uang_saja(&m.pembayaran, "Ciok")?;
    let siapa = pelanggan::dari_minta(tx, &pelanggan::PelangganMinta::default())?;
    let masuk = Jumlah { masuk: s.hitung.total, keluar: Rupiah::NOL };
    let rencana: Rencana = bayar::siapkan(tx, p, &h, &siapa, masuk, &m.pembayaran, &[])?;
    let (oto, pemilik) = izin(tx, p, &h, m, &s)?;
    let mut dok = Dok::buka(tx, JenisDok::JualCiok, &p.user_id)?;
    keluar(&mut dok, &s)?;
    if s.hitung.pph > Rupiah::NOL {
        let baris = BarisPajak {
            no_faktur: dok.no().to_string(),
            jenis: PPH_22.to_owned(),
            tarif: s.hitung.tarif_pph,
            dpp: s.hitung.harga,
            pajak: s.hitung.pph,
        };
        pajak::catat(&mut dok, &[baris])?;
    }
    bayar_tulis::baris(&mut dok, &rencana)?;
    bayar_tulis::uang(&mut dok, p, &h, &rencana, |_| KATEGORI)?;
    tulis(&mut dok, m, &s, (&ket, &oto, pemilik))?;
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    otorisasi::tautkan(dok.tx(), &oto, &no)?;
    let x = &s.hitung;
    let isi = serde_json::json!({
        "pelebur": s.pelebur.kode_pelebur, "murni": x.murni, "harga": x.harga, "pph": x.pph, "nilai": x.nilai, "lantai": x.lantai,
    });
    dok.tutup(KATEGORI, &isi)?;
    Ok(JualTercatat {
        no_dok: no,
        tgl_system: tgl,
        harga: x.harga,
        pph: x.pph,
        total: x.total,
        kembali: rencana.kembali,
    })
}

/// Each lump leaves its own place, all of it.
fn keluar(dok: &mut Dok<'_, '_>, s: &Siap) -> Hasil<()> {
    let salah = |e: values::KodeSalah| db::Error::Lain(e.to_string());
    let mut gerak = Vec::with_capacity(s.baris.len());
    for (b, _) in &s.baris {
        let macam = Macam {
            stok: JenisStok::Manual,
            group: KodeGroup::parse(&b.kode_group).map_err(salah)?,
            dept: KodeDept::parse(&b.kode_dept).map_err(salah)?,
        };
        let dari = Lokasi::Ciok(nomor_ciok(&b.no_hasil, b.baris));
        let isi = Isi { qty: 1, berat: b.berat, murni: b.murni, nilai: b.nilai };
        let toko = dok.tx().toko().clone();
        // The account is outside the trays, where the book itself lets anything go.
        if curah::saldo(dok.tx(), &toko, &macam, &dari)? != isi {
            return Err(Galat::CurahKurang {
                barang: format!("{} {}", b.kode_group, b.kode_dept),
                tempat: nomor_ciok(&b.no_hasil, b.baris),
                ada: (0, Berat::NOL),
                perlu: (1, b.berat),
            }
            .into());
        }
        gerak.push(Gerak { macam, dari, ke: Lokasi::Luar(Luar::Pelanggan), isi });
    }
    curah::catat(dok, &gerak)?;
    Ok(())
}

db::tabel! {
    struct Tertulis in "jual_ciok_baris" {
        toko: KodeToko,
        no_dok: String,
        baris: i64,
        no_hasil: String,
        baris_hasil: i64,
        berat: Berat,
        kadar_uji: Kadar,
        murni: Berat,
        nilai: Rupiah,
        harga: Rupiah,
    }
}

fn tulis(
    dok: &mut Dok<'_, '_>,
    m: &MintaJual,
    s: &Siap,
    (ket, oto, pemilik): (&str, &Otorisasi, bool),
) -> Hasil<()> {
    let (no, tgl, waktu, oleh) = (dok.no().to_string(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let tx = dok.tx();
    let (toko, x, b) = (tx.toko().clone(), &s.hitung, &s.pelebur);
    tx.exec(
        "INSERT INTO jual_ciok (toko, no_dok, tgl_system, waktu, oleh, kode_pelebur, nama_pelebur, npwp, is_badan, timbang, berat, \
         murni, nilai, harga_100, batas, lantai, harga, tarif_pph, pph, total, keterangan, disetujui, pemilik, otorisasi) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)",
        args![
            &toko,
            no.as_str(),
            tgl,
            waktu,
            &oleh,
            b.kode_pelebur.as_str(),
            b.nama_pelebur.as_str(),
            b.npwp.as_str(),
            i64::from(b.is_badan),
            m.timbang,
            x.berat,
            x.murni,
            x.nilai,
            x.harga_100,
            x.batas,
            x.lantai,
            x.harga,
            x.tarif_pph,
            x.pph,
            x.total,
            ket,
            oto.penyetuju.as_ref().map_or("", UserId::as_str),
            i64::from(pemilik),
            oto.id.as_str()
        ],
    )?;
    let baris = s.baris.iter().zip(1_i64..).map(|((b, harga), ke)| Tertulis {
        toko: toko.clone(),
        no_dok: no.clone(),
        baris: ke,
        no_hasil: b.no_hasil.clone(),
        baris_hasil: b.baris,
        berat: b.berat,
        kadar_uji: b.kadar_uji,
        murni: b.murni,
        nilai: b.nilai,
        harga: *harga,
    });
    tx.sisip(baris)?;
    Ok(())
}
