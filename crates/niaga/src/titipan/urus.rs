//! What happens to a deposit besides being used: a second person validates it; its money is given back, wholly or what is
//! left of it; or it is cancelled as if it had never been. A piece that was put aside goes back to its tray.

use super::lihat::{Rinci, rinci, tidak_ada};
use super::turun::{Turun, turun};
use super::{GUDANG, Kejadian, catat, ditahan, masih_menyimpan};
use crate::acuan::Acuan;
use crate::tolak::NiagaTolak;
use barang::pindai::{self, Tujuan};
use barang::{Kepala, Langkah, gerakkan};
use db::{Tx, args};
use konter::batal::{self, Izin, Permohonan};
use konter::bayar::{self, Jumlah};
use konter::{Bayar, JenisBayar, bayar_tulis, pelanggan, rupiah};
use ledger::{Arah, Dok, titipan};
use platform::otorisasi::Rincian;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{HargaGram, JenisDok, KodeBarcode, KodeToko, NoFaktur, Rupiah};

const GALAT: NiagaTolak = NiagaTolak::TitipUrus;
pub(super) const KATEGORI: &str = "BATAL TITIPAN";

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = TitipanValid)]
pub struct Valid {
    pub no_titip: Vec<String>,
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = TitipanKembali)]
pub struct Kembali {
    pub alasan: String,
    /// how the shop pays: CASH, or TRANSFER to the customer's account
    pub pembayaran: Vec<Bayar>,
    /// the approval, from the day after on
    pub otorisasi: String,
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = TitipanBatal)]
pub struct Batal {
    pub alasan: String,
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TitipanDikembalikan)]
pub struct Dikembalikan {
    pub no_batal: String,
    pub no_titip: String,
    /// paid back
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// kept, because the fixed price fell
    #[schema(value_type = i64)]
    pub potong_rp: Rupiah,
    pub tgl_system: String,
}

/// Deposits of one validation.
const SEKALI: usize = 200;

/// A second person looked at them; all or none.
pub fn validasi(tx: &mut Tx<'_>, p: &Pelaku, m: &Valid) -> Hasil<i64> {
    if m.no_titip.is_empty() || m.no_titip.len() > SEKALI {
        let pesan = format!("Pilih 1 sampai {SEKALI} titipan");
        return Err(NiagaTolak::TitipUrus.pada("no_titip", pesan));
    }
    let (toko, waktu) = (tx.toko().clone(), tx.sekarang());
    let tgl = platform::toko::cari(tx, &toko)?.tgl_system;
    for (ke, teks) in m.no_titip.iter().enumerate() {
        let t = rinci(tx, &toko, teks)?.kepala;
        let salah = |pesan: String| Err(NiagaTolak::TitipUrus.pada(&format!("no_titip[{ke}]"), pesan));
        if !t.valid_by.is_empty() {
            return salah(format!("Titipan {} sudah divalidasi oleh {}", t.no_titip, t.valid_by));
        }
        if t.status != "OPEN" {
            return salah(format!("Titipan {} sudah {}", t.no_titip, t.status));
        }
        if t.input_by == p.user_id.as_str() {
            return salah(format!("Titipan {} Anda catat sendiri; orang lain yang memvalidasi", t.no_titip));
        }
        tx.exec(
            "INSERT INTO titipan_peristiwa (toko, no_titip, urut, jenis, tgl_system, waktu, oleh, disetujui, jumlah_rp, rujukan, \
             alasan) SELECT $1, $2, COALESCE(MAX(urut), 0) + 1, 'VALID', $3, $4, $5, '', 0, '', '' FROM titipan_peristiwa \
             WHERE toko = $1 AND no_titip = $2",
            args![&toko, t.no_titip.as_str(), tgl, waktu, &p.user_id],
        )?;
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "VALIDASI TITIPAN", &t.no_titip, "{}")?;
    }
    Ok(i64::try_from(m.no_titip.len()).unwrap_or(i64::MAX))
}

/// A deposit that still has money, and who said yes to giving it back.
struct Disetujui {
    t: Rinci,
    no: NoFaktur,
    turun: Turun,
    oleh: batal::Disetujui,
}

/// Why less is given back than was left.
fn uraian_turun(t: &Rinci, turun: &Turun) -> String {
    let (tetap, kini) = (HargaGram::new(t.kepala.harga_gram), HargaGram::new(turun.harga_kini));
    format!("{} g dikunci {tetap}, sekarang {kini}", turun.berat)
}

/// What the approver reads: whose money it is, and the way it goes back when it is paid out now.
fn rincian(t: &Rinci, turun: &Turun, bayar: Option<&[Bayar]>) -> Vec<Rincian> {
    let k = &t.kepala;
    let dicatat = format!("{}, dicatat {} {}", k.nama_customer, k.input_by, k.tgl_system);
    let mut semua = vec![Rincian::jumlah(k.no_titip.clone(), dicatat, k.saldo)];
    if turun.potong_rp > Rupiah::NOL {
        semua.push(Rincian::jumlah("Potongan turun harga", uraian_turun(t, turun), turun.potong_rp));
    }
    if bayar.is_some() {
        semua.extend(t.pembayaran.iter().map(|b| Rincian::jumlah("Diterima", b.jenis.clone(), b.jumlah_rp)));
    }
    semua.extend(bayar.unwrap_or_default().iter().map(|b| {
        // Where it goes is the payee: another account is another refund.
        let kata = [b.jenis.kode(), &b.no_rekening, &b.no_rekening_tujuan, &b.atas_nama];
        let kata: Vec<&str> = kata.iter().map(|k| k.trim()).filter(|k| !k.is_empty()).collect();
        Rincian::jumlah("Dibayar", kata.join(" "), b.jumlah_rp)
    }));
    semua
}

/// Is money paid out that may never have come? More cash than came in; what the bank has not shown yet; what an old paper
/// says. That is not given out by one person.
fn lain_cara(tx: &mut Tx<'_>, t: &Rinci, bayar: Option<&[Bayar]>) -> Hasil<bool> {
    let Some(bayar) = bayar else { return Ok(false) };
    // How the money of an old paper came is not known here, nor whether it did.
    if !t.kepala.no_lama.is_empty() {
        return Ok(true);
    }
    let toko = tx.toko().clone();
    if crate::uang::belum_masuk(tx, toko.as_str(), &t.kepala.no_titip)? > Rupiah::NOL {
        return Ok(true);
    }
    let keluar = bayar.iter().filter(|b| b.jenis == JenisBayar::Cash);
    let keluar = rupiah(keluar.map(|b| b.jumlah_rp))?;
    let masuk = t.pembayaran.iter().filter(|b| b.jenis == JenisBayar::Cash.kode());
    Ok(keluar > rupiah(masuk.map(|b| b.jumlah_rp))?)
}

/// On the day itself nobody is asked while the money goes back the way it came; later, or another way, a supervisor or the
/// owner, not the one who asks.
fn setujui(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    teks: &str,
    (oto, alasan): (&str, &str),
    bayar: Option<&[Bayar]>,
) -> Hasil<Disetujui> {
    let toko = tx.toko().clone();
    let t = rinci(tx, &toko, teks)?;
    let no = NoFaktur::parse(&t.kepala.no_titip).map_err(|_| tidak_ada())?;
    if t.kepala.saldo <= Rupiah::NOL {
        return Err(NiagaTolak::TitipHabis.tolak(format!("Titipan {no} sudah {}", t.kepala.status)));
    }
    // What goes back the way it came asks nobody whose card it is.
    if bayar.is_some()
        && let Some(pesan) = ditahan(tx, &t.kepala.kode_pelanggan, &no)?
    {
        return Err(NiagaTolak::TitipDitahan.tolak(pesan));
    }
    // Only a fixed price asks what gold costs today.
    let turun = if t.kepala.cara_harga == "LOCK" {
        let mut acuan = Acuan::baca(tx, p)?;
        turun(tx, &mut acuan, &t.kepala)?
    } else {
        Turun { dibayar_rp: t.kepala.saldo, ..Turun::default() }
    };
    let hari_itu = if lain_cara(tx, &t, bayar)? { Izin::Penyetuju } else { Izin::Bebas };
    let mohon = Permohonan {
        kategori: KATEGORI,
        dokumen: &t.kepala.no_titip,
        nominal: turun.dibayar_rp,
        hari_ini: batal::hari_ini(tx, &t.kepala.tgl_system)?,
        penulis: vec![&t.kepala.input_by],
        rincian: rincian(&t, &turun, bayar),
        alasan,
        dari_laci_peminta: bayar.is_some(),
        izin: (hari_itu, Izin::Penyetuju),
    };
    let oleh = batal::penyetuju(tx, p, oto, &mohon)?;
    Ok(Disetujui { t, no, turun, oleh })
}

/// The way of a piece that was put aside back to the tray it came from, or another one of that warehouse; none for a piece
/// that does not lie aside any more. `sudah` are pieces that go back with it and need room too.
pub(super) fn langkah_lepas(
    tx: &mut Tx<'_>,
    toko: &KodeToko,
    (kode, gudang, baki): (&str, &str, &str),
    sudah: &[Langkah],
) -> Hasil<Option<Langkah>> {
    let kode = KodeBarcode::parse(kode).map_err(|e| db::Error::Lain(e.to_string()))?;
    let kartu = barang::satu(tx, &kode)?;
    if kartu.toko != *toko || kartu.kode_gudang != GUDANG {
        return Ok(None);
    }
    let bersama = sudah.iter().filter(|l| l.menuju(baki)).count();
    let ke: Tujuan = match pindai::baki(tx, toko, GALAT, ("kode_barcode", baki), gudang, 1 + bersama) {
        Ok(t) => t,
        // Which of them goes to that other tray is not known yet: room for all.
        Err(e) if e.adalah(NiagaTolak::TitipUrus) => {
            pindai::baki_pertama(tx, toko, GALAT, "kode_barcode", gudang, 1 + sudah.len())?
        }
        Err(e) => return Err(e),
    };
    Langkah::ke_baki(kartu, ke.gudang, ke.baki).map(Some)
}

/// The piece that was put aside goes back.
fn lepas(dok: &mut Dok<'_, '_>, p: &Pelaku, t: &Rinci, alasan: &str) -> Hasil<()> {
    let kode = t.kepala.kode_barcode.as_str();
    let no = NoFaktur::parse(&t.kepala.no_titip).map_err(|_| tidak_ada())?;
    if kode.is_empty() || !masih_menyimpan(dok.tx(), &p.toko, &no, kode)? {
        return Ok(());
    }
    let asal = (kode, t.kepala.gudang_asal.as_str(), t.kepala.baki_asal.as_str());
    let Some(l) = langkah_lepas(dok.tx(), &p.toko, asal, &[])? else { return Ok(()) };
    let rujukan = &t.kepala.no_titip;
    let kepala = Kepala { jenis: "LEPAS TITIP", lawan: &t.kepala.nama_customer, rujukan, keterangan: alasan };
    gerakkan(dok, &kepala, &[l])
}

/// Gives back what is left, as the shop pays now.
pub fn kembali(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &Kembali) -> Hasil<Dikembalikan> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let s = setujui(tx, p, teks, (&m.otorisasi, &alasan), Some(&m.pembayaran))?;
    let jumlah = s.t.kepala.saldo;
    let acuan = Acuan::baca(tx, p)?;
    let keluar = Jumlah { masuk: Rupiah::NOL, keluar: s.turun.dibayar_rp };
    // Paid with money alone, so that it is nothing to anybody's points.
    let siapa = pelanggan::dari_minta(tx, &pelanggan::PelangganMinta::default())?;
    let rencana = bayar::siapkan(tx, p, &acuan, &siapa, keluar, &m.pembayaran, &[])?;
    let mut dok = Dok::buka(tx, JenisDok::BatalTitipan, &p.user_id)?;
    let no_batal = dok.no().to_string();
    titipan::catat(
        &mut dok,
        &[titipan::BarisTitipan { no_titip: s.no.clone(), arah: Arah::Keluar, jumlah }],
    )?;
    bayar_tulis::baris(&mut dok, &rencana)?;
    bayar_tulis::uang(&mut dok, p, &acuan, &rencana, |_| KATEGORI)?;
    lepas(&mut dok, p, &s.t, &alasan)?;
    let k = Kejadian {
        jenis: "KEMBALI",
        disetujui: s.oleh.oleh(),
        jumlah,
        potong: s.turun.potong_rp,
        gram_kini: s.turun.harga_kini,
        rujukan: &no_batal,
        alasan: &alasan,
    };
    selesai(dok, &s, &k, "KEMBALI TITIPAN")
}

/// Takes the deposit back as a whole: out of the drawer and the accounts it came into.
pub fn batal_titipan(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &Batal) -> Hasil<Dikembalikan> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let s = setujui(tx, p, teks, (&m.otorisasi, &alasan), None)?;
    let jumlah = s.t.kepala.saldo;
    // No money came into a drawer here that could be taken out of it again.
    if !s.t.kepala.no_lama.is_empty() {
        let pesan = format!("Titipan {} dari saldo awal; kembalikan uangnya", s.no);
        return Err(NiagaTolak::TitipUrus.tolak(pesan));
    }
    if jumlah != s.t.kepala.jumlah_rp {
        let pesan = format!("Titipan {} sudah dipakai sebagian; kembalikan sisanya", s.no);
        return Err(NiagaTolak::TitipUrus.tolak(pesan));
    }
    if s.turun.potong_rp > Rupiah::NOL {
        let pesan = format!(
            "Harga titipan {} turun ({}); pakai Kembalikan, yang dibayar {}",
            s.no,
            uraian_turun(&s.t, &s.turun),
            s.turun.dibayar_rp
        );
        return Err(NiagaTolak::TitipUrus.tolak(pesan));
    }
    let mut dok = Dok::buka(tx, JenisDok::BatalTitipan, &p.user_id)?;
    let no_batal = dok.no().to_string();
    titipan::balikkan(&mut dok, &s.no)?;
    batal::uang(&mut dok, &s.no, KATEGORI)?;
    lepas(&mut dok, p, &s.t, &alasan)?;
    let k = Kejadian {
        jenis: "BATAL",
        disetujui: s.oleh.oleh(),
        jumlah,
        gram_kini: s.turun.harga_kini,
        rujukan: &no_batal,
        alasan: &alasan,
        ..Kejadian::default()
    };
    selesai(dok, &s, &k, KATEGORI)
}

fn selesai(mut dok: Dok<'_, '_>, s: &Disetujui, k: &Kejadian<'_>, aksi: &str) -> Hasil<Dikembalikan> {
    catat(&mut dok, &s.no, k)?;
    s.oleh.tautkan(dok.tx(), k.rujukan)?;
    let tgl_system = dok.tgl_system().to_string();
    let isi = serde_json::json!({
        "titipan": s.no, "jumlah": k.jumlah, "potong": k.potong, "alasan": k.alasan, "disetujui": k.disetujui,
    });
    dok.tutup(aksi, &isi)?;
    Ok(Dikembalikan {
        no_batal: k.rujukan.to_owned(),
        no_titip: s.no.to_string(),
        jumlah_rp: k.jumlah.kurang(k.potong).map_err(konter::meluap)?,
        potong_rp: k.potong,
        tgl_system,
    })
}
