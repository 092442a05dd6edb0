//! Money of a pre-order goes back: cancelled as a whole while nothing was sold, or what is left of it once something was. To where
//! it came from somebody says yes; any other way, to an account that somebody typed, or before the bank has shown it, the owner
//! does. What the marketplace kept of it is not given back: it leaves the money of the pre-order by a row of its own.

use crate::KATEGORI_BATAL;
use crate::lihat::{self, PreOrder};
use crate::tolak::PraOrderTolak;
use db::{Tx, args};
use konter::batal::{self, Disetujui, Izin, Permohonan};
use konter::bayar::Rencana;
use konter::{Bayar, Hari, meluap, uang_muka};
use ledger::{Arah, Dok, bank};
use platform::otorisasi::Rincian;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{JenisDok, NoFaktur, NoRekening, Rupiah};

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = PreOrderBatal)]
pub struct KembaliMinta {
    pub alasan: String,
    pub otorisasi: String,
    /// empty: back to the marketplace or the account it came from; otherwise how the shop pays, which the owner approves
    pub pembayaran: Vec<Bayar>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PreOrderDikembalikan)]
pub struct DikembalikanPo {
    /// empty where no money moved
    pub no_batal: String,
    pub no_po: String,
    /// what left the money of the pre-order
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// what the shop paid
    #[schema(value_type = i64)]
    pub dibayar_rp: Rupiah,
    /// what the marketplace keeps of it
    #[schema(value_type = i64)]
    pub biaya_rp: Rupiah,
    pub tgl_system: String,
}

/// How the money goes back.
enum Jalan {
    /// nothing was paid
    Tanpa,
    /// the payment as it came, reversed
    Balik,
    /// out of the account it came to
    Asal(NoRekening),
    Lain(Rencana),
}

struct Rancangan {
    no: NoFaktur,
    hari: Hari,
    jalan: Jalan,
    jumlah: Rupiah,
    dibayar: Rupiah,
    biaya: Rupiah,
    tujuan: Tujuan,
}

/// Where it goes, in words, and whether that is where the money came from: the marketplace, or the account that the file named.
/// What somebody typed when the pre-order was taken, before any money came, proves nothing.
#[derive(Default)]
struct Tujuan {
    ke: String,
    pasti: bool,
}

/// Where it came from; none where that is not known.
fn asal(tx: &mut Tx<'_>, p: &Pelaku, po: &PreOrder) -> Hasil<Option<Tujuan>> {
    if !po.kode_marketplace.is_empty() {
        return Ok(Some(Tujuan { ke: format!("{} {}", po.kode_marketplace, po.no_order), pasti: true }));
    }
    let pengirim: Vec<String> = tx.rows(
        "SELECT DISTINCT no_pengirim FROM praorder_bayar WHERE toko = $1 AND no_po = $2",
        args![&p.toko, po.no_po.as_str()],
        |r| r.get(0),
    )?;
    if let [satu] = pengirim.as_slice()
        && !satu.is_empty()
    {
        return Ok(Some(Tujuan { ke: satu.clone(), pasti: true }));
    }
    let diketik = &po.no_rekening_customer;
    Ok((!diketik.is_empty()).then(|| Tujuan { ke: diketik.clone(), pasti: false }))
}

fn rancang(tx: &mut Tx<'_>, p: &Pelaku, po: &PreOrder, m: &KembaliMinta) -> Hasil<Rancangan> {
    let (no, hari) = (lihat::nomor(&po.no_po)?, Hari::baca(tx, p)?);
    let jumlah = uang_muka::saldo(tx, &p.toko, &no)?;
    let biaya = po.kini.biaya_dari(jumlah)?;
    let dibayar = jumlah.kurang(biaya).map_err(meluap)?;
    let (jalan, tujuan) = if jumlah <= Rupiah::NOL {
        (Jalan::Tanpa, Tujuan::default())
    } else if !m.pembayaran.is_empty() {
        let r = uang_muka::rencana_kembali(tx, p, &hari, dibayar, &m.pembayaran)?;
        (Jalan::Lain(r), Tujuan { ke: "CARA LAIN".to_owned(), pasti: false })
    } else if let Some(tujuan) = asal(tx, p, po)? {
        // Nothing was used and nothing given back: as if it had not been paid.
        if jumlah == po.kini.dibayar_rp && dibayar == po.kini.nominal_bayar {
            (Jalan::Balik, tujuan)
        } else {
            let rekening = NoRekening::parse(&po.no_rekening).map_err(|e| db::Error::Lain(e.to_string()))?;
            (Jalan::Asal(rekening), tujuan)
        }
    } else {
        let pesan = "Rekening asal tidak tercatat; isi cara uangnya dikembalikan";
        return Err(PraOrderTolak::Kembali.pada("pembayaran", pesan));
    };
    Ok(Rancangan { no, hari, jalan, jumlah, dibayar, biaya, tujuan })
}

/// Who must say yes.
fn izinnya(r: &Rancangan, belum: Rupiah) -> Izin {
    match r.jalan {
        Jalan::Tanpa => Izin::Bebas,
        Jalan::Balik if r.tujuan.pasti => Izin::Penyetuju,
        Jalan::Asal(_) if r.tujuan.pasti && belum == Rupiah::NOL => Izin::Penyetuju,
        Jalan::Balik | Jalan::Asal(_) | Jalan::Lain(_) => Izin::Owner,
    }
}

/// As it is kept.
const fn nama_izin(izin: Izin) -> &'static str {
    match izin {
        Izin::Bebas => "",
        Izin::Penyetuju => "PENYETUJU",
        Izin::Owner => "OWNER",
    }
}

/// Who said yes: nobody is asked while no money moves.
fn setujui(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    po: &PreOrder,
    r: &Rancangan,
    m: &KembaliMinta,
    alasan: &str,
) -> Hasil<(Disetujui, &'static str)> {
    let belum = lihat::belum_masuk(tx, &p.toko, &po.no_po)?;
    let izin = izinnya(r, belum);
    let dicatat = format!("{}, dicatat {} {}", po.nama_customer, po.input_by, po.tgl_system);
    let mut rincian = vec![Rincian::jumlah(po.no_po.clone(), dicatat, r.jumlah)];
    if belum > Rupiah::NOL {
        rincian.push(Rincian::jumlah("Belum divalidasi bank", "uang yang belum terlihat", belum));
    }
    match r.jalan {
        Jalan::Balik | Jalan::Asal(_) => {
            rincian.push(Rincian::jumlah("Dikembalikan ke", r.tujuan.ke.clone(), r.dibayar));
            if !r.tujuan.pasti {
                rincian.push(Rincian::teks(
                    "Rekening",
                    "diketik saat Pre Order dicatat, bukan dari pembayarannya",
                ));
            }
        }
        Jalan::Lain(_) => rincian.extend(uang_muka::rincian_kembali(&m.pembayaran)),
        Jalan::Tanpa => {}
    }
    if r.biaya > Rupiah::NOL {
        rincian.push(Rincian::jumlah("Biaya marketplace", "tidak ikut dikembalikan", r.biaya));
    }
    let mohon = Permohonan {
        kategori: KATEGORI_BATAL,
        dokumen: &po.no_po,
        nominal: r.jumlah,
        hari_ini: batal::hari_ini(tx, &po.tgl_system)?,
        penulis: vec![&po.input_by],
        rincian,
        alasan,
        // Money leaves: the yes of who asks is none.
        dari_laci_peminta: true,
        izin: (izin, izin),
    };
    Ok((batal::penyetuju(tx, p, &m.otorisasi, &mohon)?, nama_izin(izin)))
}

/// The bank rows of its payments, reversed.
fn balik(dok: &mut Dok<'_, '_>, no: &NoFaktur) -> Hasil<()> {
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let asal: Vec<NoFaktur> = tx.rows(
        "SELECT DISTINCT no_dok FROM praorder_bayar WHERE toko = $1 AND no_po = $2 ORDER BY no_dok",
        args![&toko, no],
        |r| r.get(0),
    )?;
    for d in asal {
        bank::balikkan_sebagian(dok, &d, &no.to_string(), KATEGORI_BATAL)?;
    }
    Ok(())
}

fn bukukan(dok: &mut Dok<'_, '_>, p: &Pelaku, r: &Rancangan) -> Hasil<()> {
    crate::pajak::keluar(dok, &r.no, (r.jumlah, r.jumlah))?;
    match &r.jalan {
        Jalan::Tanpa => Ok(()),
        Jalan::Lain(rencana) => {
            uang_muka::kembalikan(dok, p, &r.hari, (&r.no, r.dibayar), rencana, KATEGORI_BATAL)?;
            uang_muka::keluar(dok, &r.no, r.biaya)
        }
        Jalan::Balik => {
            uang_muka::keluar(dok, &r.no, r.dibayar)?;
            uang_muka::keluar(dok, &r.no, r.biaya)?;
            balik(dok, &r.no)
        }
        Jalan::Asal(rekening) => {
            uang_muka::keluar(dok, &r.no, r.dibayar)?;
            uang_muka::keluar(dok, &r.no, r.biaya)?;
            if r.dibayar == Rupiah::NOL {
                return Ok(());
            }
            let baris = bank::BarisBank {
                no_rekening: rekening.clone(),
                jenis: "TRANSFER".to_owned(),
                kategori: KATEGORI_BATAL.to_owned(),
                deskripsi: r.no.to_string(),
                arah: Arah::Keluar,
                jumlah: r.dibayar,
                menunggu: r.hari.set.nyala("VALIDASI_NON_CASH_MODULE"),
            };
            Ok(bank::catat(dok, &[baris])?)
        }
    }
}

/// Why and by whom, as it is kept.
struct Sebab<'a> {
    jenis: &'a str,
    setuju: &'a str,
    izin: &'a str,
    alasan: &'a str,
}

fn catat(dok: &mut Dok<'_, '_>, r: &Rancangan, s: &Sebab<'_>) -> Hasil<()> {
    let (rujukan, tgl, waktu, oleh) =
        (dok.no().to_string(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    tx.exec(
        "INSERT INTO praorder_peristiwa (toko, no_po, urut, jenis, tgl_system, waktu, oleh, disetujui, jumlah_rp, dibayar_rp, tujuan, \
         rujukan, alasan, izin) SELECT $1, $2, COALESCE(MAX(urut), 0) + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 \
         FROM praorder_peristiwa WHERE toko = $1 AND no_po = $2",
        args![
            &toko,
            &r.no,
            s.jenis,
            tgl,
            waktu,
            &oleh,
            s.setuju,
            r.jumlah,
            r.dibayar,
            r.tujuan.ke.as_str(),
            rujukan,
            s.alasan,
            s.izin
        ],
    )?;
    Ok(())
}

fn jalankan(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (po, jenis): (&PreOrder, &str),
    m: &KembaliMinta,
    aksi: &str,
) -> Hasil<DikembalikanPo> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let r = rancang(tx, p, po, m)?;
    if jenis == "KEMBALI" && r.jumlah <= Rupiah::NOL {
        return Err(PraOrderTolak::Habis.tolak(format!("Uang {} sudah habis", po.no_po)));
    }
    if r.jumlah <= Rupiah::NOL && !m.pembayaran.is_empty() {
        let pesan = format!("{} tidak menyimpan uang: tidak ada yang dikembalikan", po.no_po);
        return Err(PraOrderTolak::Kembali.pada("pembayaran", pesan));
    }
    let (setuju, izin) = setujui(tx, p, po, &r, m, &alasan)?;
    let mut dok = Dok::buka(tx, JenisDok::BatalPreOrder, &p.user_id)?;
    let (no_batal, tgl_system) = (dok.no().to_string(), dok.tgl_system().to_string());
    bukukan(&mut dok, p, &r)?;
    let sebab = Sebab { jenis, setuju: setuju.oleh(), izin, alasan: &alasan };
    catat(&mut dok, &r, &sebab)?;
    setuju.tautkan(dok.tx(), &no_batal)?;
    let isi = serde_json::json!({
        "po": po.no_po, "jumlah": r.jumlah, "dibayar": r.dibayar, "biaya": r.biaya, "tujuan": r.tujuan.ke, "alasan": alasan,
        "disetujui": setuju.oleh(),
    });
    dok.tutup(aksi, &isi)?;
    Ok(DikembalikanPo {
        no_batal,
        no_po: po.no_po.clone(),
        jumlah_rp: r.jumlah,
        dibayar_rp: r.dibayar,
        biaya_rp: r.biaya,
        tgl_system,
    })
}

fn hidup(tx: &mut Tx<'_>, p: &Pelaku, teks: &str) -> Hasil<PreOrder> {
    let po = lihat::satu(tx, &p.toko, teks)?;
    if po.kini.status == "BATAL" {
        return Err(PraOrderTolak::SudahBatal.tolak(format!("{} sudah dibatalkan", po.no_po)));
    }
    Ok(po)
}

/// Cancels a pre-order of which nothing is sold; what was paid goes back.
pub fn batal_po(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &KembaliMinta) -> Hasil<DikembalikanPo> {
    let po = hidup(tx, p, teks)?;
    if po.kini.qty_input > 0 {
        let pesan = format!(
            "{} sudah dijual {} potong; batalkan penjualannya, atau kembalikan sisa uangnya",
            po.no_po, po.kini.qty_input
        );
        return Err(PraOrderTolak::Kembali.tolak(pesan));
    }
    jalankan(tx, p, (&po, "BATAL"), m, KATEGORI_BATAL)
}

/// Gives back what is left of the money once pieces were sold; no more of it are to come.
pub fn kembali(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &KembaliMinta) -> Hasil<DikembalikanPo> {
    let po = hidup(tx, p, teks)?;
    if po.kini.qty_input == 0 {
        let pesan = format!("{} belum dijual; batalkan saja", po.no_po);
        return Err(PraOrderTolak::Kembali.tolak(pesan));
    }
    jalankan(tx, p, (&po, "KEMBALI"), m, "KEMBALI PRE ORDER")
}
