//! Taking a transaction back: the exact reverse in every book, the pieces to the trays they came from, the cards as they
//! were. The same day a supervisor says yes, later the owner; refused when a piece has moved on.

use crate::timbang_lagi::{self, BarangTimbang};
use crate::tolak::NiagaTolak;
use crate::transaksi::barcode;
use barang::masuk_beli::{self, KartuLama};
use barang::{Kepala, Langkah, Status, balikkan, susut};
use db::{Conn, Tx, args};
use konter::batal::{Disetujui, Izin, Permohonan};
use ledger::stok::{Lokasi, Luar};
use ledger::{Dok, curah, kupon, pajak, titipan};
use platform::otorisasi::Rincian;
use platform::salah::Salah;
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeBaki, KodeGudang, KodeToko, NoFaktur, Rupiah};

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
pub struct BatalTransaksi {
    /// the whole transaction, by its own number or by the number of one of its lines
    pub no_faktur: String,
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = BatalTercatat)]
pub struct Tercatat {
    pub no_batal: String,
    pub no_faktur_group: String,
    pub jenis: String,
    pub tgl_system: String,
    /// cash that goes back to the customer; negative: that the customer gives back
    #[schema(value_type = i64)]
    pub tunai: Rupiah,
    /// the drawer it comes out of; empty without cash
    pub laci: String,
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PeriksaBatal {
    /// the whole transaction, by its own number or by the number of one of its lines
    pub no_faktur: String,
}

/// What taking a transaction back comes to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct RencanaBatal {
    pub no_faktur_group: String,
    /// cash that goes back to the customer; negative: that the customer gives back
    #[schema(value_type = i64)]
    pub tunai: Rupiah,
    /// the drawer it comes out of; empty without cash
    pub laci: String,
}

/// Which screen it is taken back from: what it may take back, and the category its approval has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dari {
    Penjualan,
    Pembelian,
}

impl Dari {
    const fn kategori(self) -> &'static str {
        match self {
            Self::Penjualan => "BATAL PENJUALAN",
            Self::Pembelian => "BATAL BELI",
        }
    }
}

struct Faktur {
    no: NoFaktur,
    jenis: String,
    tgl: String,
    oleh: String,
    neto: Rupiah,
}

/// The transaction of a number of it.
fn cari(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Faktur> {
    let tidak_ada = || {
        let pesan = "No Faktur tidak ditemukan";
        NiagaTolak::BatalTidakAda.pada("no_faktur", pesan)
    };
    let no = NoFaktur::parse(&teks.trim().to_uppercase()).map_err(|_| tidak_ada())?;
    let group: Option<String> = match no.jenis() {
        JenisDok::FakturGroup => Some(no.to_string()),
        JenisDok::Penjualan => c.one(
            "SELECT no_faktur_group FROM jual WHERE toko = $1 AND no_faktur_jual = $2",
            args![toko, &no],
            |r| r.get(0),
        )?,
        JenisDok::Pembelian => c.one(
            "SELECT no_faktur_group FROM beli WHERE toko = $1 AND no_faktur_beli = $2",
            args![toko, &no],
            |r| r.get(0),
        )?,
        _ => None,
    };
    let group = group.ok_or_else(tidak_ada)?;
    c.one(
        "SELECT no_faktur_group, jenis, tgl_system, oleh, neto FROM faktur \
         WHERE toko = $1 AND no_faktur_group = $2",
        args![toko, group],
        |r| Ok(Faktur { no: r.get(0)?, jenis: r.get(1)?, tgl: r.get(2)?, oleh: r.get(3)?, neto: r.get(4)? }),
    )?
    .ok_or_else(tidak_ada)
}

/// Who said yes: a supervisor on the day itself, the owner later; never the one who asks.
fn penyetuju(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (oto, alasan): (&str, &str),
    dari: Dari,
    (f, barang): (&Faktur, Vec<Rincian>),
) -> Hasil<Disetujui> {
    let no = f.no.to_string();
    let mut rincian =
        vec![Rincian::jumlah(no.clone(), format!("{} {} oleh {}", f.jenis, f.tgl, f.oleh), f.neto)];
    rincian.extend(barang);
    // Points that it gave and that are spent are owed by the member, or lost: two people know of it.
    let kurang = member::poin::kurang_bila_batal(tx, &f.no)?;
    if kurang > 0 {
        let hari = platform::toko::cari(tx, &p.toko)?.tgl_system;
        let nilai = member::aturan::nilai_poin(tx, hari)?.kali(kurang).map_err(konter::meluap)?;
        let uraian = format!("{kurang} poin dari penjualan ini, member menjadi minus");
        rincian.push(Rincian::jumlah("Poin sudah dipakai", uraian, nilai));
    }
    let mohon = Permohonan {
        kategori: dari.kategori(),
        dokumen: &no,
        nominal: f.neto.max(f.neto.negatif().map_err(konter::meluap)?),
        hari_ini: konter::batal::hari_ini(tx, &f.tgl)?,
        penulis: vec![&f.oleh],
        rincian,
        alasan,
        dari_laci_peminta: kurang > 0,
        izin: (Izin::Penyetuju, Izin::Owner),
    };
    konter::batal::penyetuju(tx, p, oto, &mohon)
}

/// The transaction of a number, with its pieces on their way back: refused when it cannot be taken back, whoever asks.
fn siap(
    c: &mut Conn,
    p: &Pelaku,
    dari: Dari,
    no: &str,
    milik: Option<&NoFaktur>,
) -> Hasil<(Faktur, Vec<Langkah>)> {
    let toko = &p.toko;
    let f = cari(c, toko, no)?;
    let (jual, beli) = (f.jenis != "BELI", f.jenis != "JUAL");
    if (dari == Dari::Penjualan && !jual) || (dari == Dari::Pembelian && !beli) {
        let pesan = format!("Faktur {} adalah {}", f.no, f.jenis);
        return Err(NiagaTolak::BukanJenisnya.pada("no_faktur", pesan));
    }
    if let Some((no, oleh)) = c.one(
        "SELECT no_batal, oleh FROM faktur_batal WHERE toko = $1 AND no_faktur_group = $2",
        args![toko, &f.no],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
    )? {
        return Err(
            NiagaTolak::SudahBatal.tolak(format!("Faktur {} sudah dibatalkan oleh {oleh} ({no})", f.no))
        );
    }
    crate::sumber::jaga_batal(c, toko, &f.no, milik)?;
    crate::kupon::jaga_batal(c, toko, &f.no)?;
    let langkah = kembali(c, p, &f.no)?;
    Ok((f, langkah))
}

/// Cash of a transaction, and the drawer it is in.
fn tunai(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<(Rupiah, String)> {
    let (jumlah, laci): (i64, Option<String>) = c
        .one(
            "SELECT CAST(COALESCE(SUM(jumlah_in - jumlah_out), 0) AS BIGINT), MIN(kasir) FROM buku_kas \
             WHERE toko = $1 AND no_dok = $2",
            args![toko, no],
            |r| Ok((r.int(0)?, r.get(1)?)),
        )?
        .unwrap_or_default();
    Ok((Rupiah::new(jumlah), laci.unwrap_or_default()))
}

/// What taking it back would come to, or why it cannot be: told before anybody gives a reason.
pub fn periksa(c: &mut Conn, p: &Pelaku, dari: Dari, m: &PeriksaBatal) -> Hasil<RencanaBatal> {
    let (f, _) = siap(c, p, dari, &m.no_faktur, None)?;
    let (tunai, laci) = tunai(c, &p.toko, &f.no)?;
    Ok(RencanaBatal { no_faktur_group: f.no.to_string(), tunai, laci })
}

/// Takes a whole transaction back.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, dari: Dari, m: &BatalTransaksi) -> Hasil<Tercatat> {
    balik(tx, p, dari, m, None)
}

/// What a domain writes in the document that takes its pick-up back.
pub type Kembalinya<'a> = &'a dyn Fn(&mut Dok<'_, '_>, &NoFaktur) -> Hasil<()>;

/// Another document whose pick-up is taken back.
#[derive(Clone, Copy)]
pub struct Asal<'a> {
    pub no: &'a NoFaktur,
    /// its pieces on the scale
    pub timbang: &'a [BarangTimbang],
    /// what is done with a piece that is not the one
    pub beda: &'a str,
    /// told in the same document, with the number of the sale
    pub kembali: Kembalinya<'a>,
}

/// Takes the pick-up of another document back: a piece that was not weighed, or is not what went out, stays with who has it.
pub fn batal_untuk(tx: &mut Tx<'_>, p: &Pelaku, m: &BatalTransaksi, asal: Asal<'_>) -> Hasil<Tercatat> {
    balik(tx, p, Dari::Penjualan, m, Some(asal))
}

fn balik(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    dari: Dari,
    m: &BatalTransaksi,
    sumber: Option<Asal<'_>>,
) -> Hasil<Tercatat> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    // Before anybody is asked to approve what cannot be done.
    let (f, mut langkah) = siap(tx, p, dari, &m.no_faktur, sumber.as_ref().map(|s| s.no))?;
    let beli = f.jenis != "JUAL";
    let toko = tx.toko().clone();
    let (tunai, laci) = tunai(tx, &toko, &f.no)?;
    let barang = match &sumber {
        Some(s) => timbang_lagi::periksa(tx, &toko, &f.no, (s.timbang, s.beda))?,
        None => Vec::new(),
    };
    let disetujui = penyetuju(tx, p, (&m.otorisasi, &alasan), dari, (&f, barang))?;
    let mut dok = Dok::buka(tx, JenisDok::BatalFaktur, &p.user_id)?;
    let no_batal = dok.no().clone();
    if beli {
        // Weights that were accepted since go back first; the cards are read again as they then stand.
        susut::batalkan(&mut dok, &f.no)?;
        langkah = kembali(dok.tx(), p, &f.no)?;
    }
    if !langkah.is_empty() {
        let rujukan = f.no.to_string();
        let kepala = Kepala { jenis: "BATAL", lawan: "", rujukan: &rujukan, keterangan: &alasan };
        balikkan(&mut dok, &kepala, &f.no, &langkah)?;
    }
    let ada_curah: i64 = dok.tx().nilai(
        "SELECT COUNT(*) FROM jual WHERE toko = $1 AND no_faktur_group = $2 AND jenis_barang = 'CURAH'",
        args![&toko, &f.no],
    )?;
    if ada_curah > 0 {
        curah::balikkan(&mut dok, &f.no)?;
    }
    let kategori = if f.jenis == "BELI" { "BATAL BELI" } else { "BATAL PENJUALAN" };
    konter::batal::uang(&mut dok, &f.no, kategori)?;
    titipan::balikkan(&mut dok, &f.no)?;
    kupon::balikkan(&mut dok, &f.no)?;
    pajak::balikkan(&mut dok, &f.no)?;
    member::poin::balikkan(&mut dok, &f.no)?;
    kartu_lama(&mut dok, &f.no)?;
    berat_lama(dok.tx(), &f.no)?;
    crate::titipan::catat_batal_pakai(&mut dok, &f.no)?;
    if let Some(s) = &sumber {
        (s.kembali)(&mut dok, &f.no)?;
    }
    let (tgl, waktu, oleh) = (dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    dok.tx().exec(
        "INSERT INTO faktur_batal (toko, no_faktur_group, no_batal, tgl_system, waktu, oleh, disetujui, alasan) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        args![&toko, &f.no, &no_batal, tgl, waktu, &oleh, disetujui.oleh(), alasan.as_str()],
    )?;
    disetujui.tautkan(dok.tx(), &no_batal.to_string())?;
    let mut isi = serde_json::json!({ "faktur": f.no, "alasan": alasan, "disetujui": disetujui.oleh() });
    if let Some(s) = &sumber {
        isi["timbang"] = serde_json::json!(s.timbang);
    }
    dok.tutup(dari.kategori(), &isi)?;
    Ok(Tercatat {
        no_batal: no_batal.to_string(),
        no_faktur_group: f.no.to_string(),
        jenis: f.jenis,
        tgl_system: tgl.to_string(),
        tunai,
        laci,
    })
}

fn baki(gudang: &str, baki: &str) -> Hasil<Lokasi> {
    let salah = |e: values::KodeSalah| Tolak::from(db::Error::Lain(e.to_string()));
    Ok(Lokasi::Baki {
        gudang: KodeGudang::parse(gudang).map_err(salah)?,
        baki: KodeBaki::parse(baki).map_err(salah)?,
    })
}

/// The pieces on their way back, or why one cannot go, with the document that took it further.
fn kembali(c: &mut Conn, p: &Pelaku, no: &NoFaktur) -> Hasil<Vec<Langkah>> {
    let toko = &p.toko;
    let susut = susut::diterima(c, toko, no)?;
    let milik: Vec<&NoFaktur> = std::iter::once(no).chain(&susut).collect();
    let sejak = ledger::stok::berlanjut(c, toko, &milik)?.into_iter().next();
    let baris = c.rows(
        "SELECT kode_barcode, gudang_dari, baki_dari, gudang_ke, baki_ke FROM dok_barang_baris WHERE toko = $1 AND no_dok = $2 \
         ORDER BY baris",
        args![toko, no],
        |r| {
            Ok((r.get::<String>(0)?, [r.get::<String>(1)?, r.get::<String>(2)?, r.get::<String>(3)?, r.get::<String>(4)?]))
        },
    )?;
    let mut s = Salah::default();
    let mut hasil = Vec::with_capacity(baris.len());
    for (ke, (kode, [gd, bd, gk, bk])) in baris.iter().enumerate() {
        let kartu = barang::satu(c, &barcode(kode)?)?;
        if let Some(sejak) = barang::berlanjut(c, toko, &milik, [&kartu])?.get(&kartu.kode_barcode) {
            s.beri(ke, "kode_barcode", format!("Barang {kode} {sejak}"));
            continue;
        }
        let dijual = gk == Luar::Pelanggan.kode();
        let masih = kartu.toko == p.toko
            && if dijual {
                kartu.status == Status::Terjual
            } else {
                kartu.kode_gudang == *gk && kartu.kode_toko == *bk
            };
        if !masih {
            let kini = if kartu.toko == p.toko && !kartu.kode_gudang.is_empty() {
                format!("sudah ada di {} {}", kartu.kode_gudang, kartu.kode_toko)
            } else if kartu.toko == p.toko {
                kartu.status.sebutan().to_owned()
            } else {
                format!("sudah di toko {}", kartu.toko)
            };
            s.beri(ke, "kode_barcode", format!("Barang {kode} {kini}"));
            continue;
        }
        let pelanggan = Lokasi::Luar(Luar::Pelanggan);
        let (dari, ke) = if dijual { (pelanggan, baki(gd, bd)?) } else { (baki(gk, bk)?, pelanggan) };
        hasil.push(Langkah { kartu, dari, ke, kondisi: String::new() });
    }
    s.tolak(NiagaTolak::BarangBerlanjut).map_err(|t| match &sejak {
        Some(b) => t.rincian(serde_json::json!({ "dokumen": b.no_dok })),
        None => t,
    })?;
    Ok(hasil)
}

/// Cards of pieces that were bought stand as they stood before.
fn kartu_lama(dok: &mut Dok<'_, '_>, no: &NoFaktur) -> Hasil<()> {
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let semua = tx.rows(
        "SELECT kode_barcode, kartu_lama FROM beli WHERE toko = $1 AND no_faktur_group = $2",
        args![&toko, no],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
    )?;
    crate::nota::lepaskan(tx, no)?;
    for (kode, lama) in semua {
        if lama.is_empty() {
            continue;
        }
        let lama: KartuLama = serde_json::from_str(&lama).map_err(|e| db::Error::Lain(e.to_string()))?;
        masuk_beli::kembalikan(tx, &barcode(&kode)?, &lama)?;
        tx.exec("UPDATE barang_batu SET lepas = '' WHERE kode_barcode = $1 AND lepas = $2", args![kode, no])?;
    }
    Ok(())
}

/// Pieces that were weighed when they were sold stand with the weight of their card again.
fn berat_lama(tx: &mut Tx<'_>, no: &NoFaktur) -> Hasil<()> {
    let toko = tx.toko().clone();
    let semua = tx.rows(
        "SELECT kode_barcode, berat_awal FROM jual WHERE toko = $1 AND no_faktur_group = $2 AND berat_timbang > 0",
        args![&toko, no],
        |r| Ok((r.get::<String>(0)?, r.get(1)?)),
    )?;
    for (kode, asli) in semua {
        barang::kembalikan_berat(tx, &barcode(&kode)?, asli)?;
    }
    Ok(())
}
