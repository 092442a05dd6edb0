//! What happens to a deposit besides being used: a second person validates it; its money is given back, wholly or what is
//! left of it; or it is cancelled as if it had never been. A piece that was put aside goes back to its tray.

use super::lihat::{Rinci, rinci, tidak_ada};
use super::{GUDANG, Kejadian, catat};
use crate::acuan::Acuan;
use crate::bayar::{self, Bayar};
use barang::pindai::{self, Tujuan};
use barang::{Kepala, Langkah, gerakkan};
use db::{Tx, args};
use ledger::{Arah, Dok, bank, kas, titipan};
use platform::{Hasil, Level, Pelaku, Tolak, otorisasi};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeBarcode, KodeToko, NoFaktur, Rupiah, UserId};

const GALAT: &str = "TITIP-14";
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
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    pub tgl_system: String,
}

/// Deposits of one validation.
const SEKALI: usize = 200;

/// A second person looked at them; all or none.
pub fn validasi(tx: &mut Tx<'_>, p: &Pelaku, m: &Valid) -> Hasil<i64> {
    if m.no_titip.is_empty() || m.no_titip.len() > SEKALI {
        let pesan = format!("Pilih 1 sampai {SEKALI} titipan");
        return Err(Tolak::aturan(GALAT, pesan.clone()).kolom("no_titip", pesan));
    }
    let (toko, waktu) = (tx.toko().clone(), tx.sekarang());
    let tgl = platform::toko::cari(tx, &toko)?.tgl_system;
    for (ke, teks) in m.no_titip.iter().enumerate() {
        let t = rinci(tx, &toko, teks)?.kepala;
        let salah =
            |pesan: String| Err(Tolak::aturan(GALAT, pesan.clone()).kolom(&format!("no_titip[{ke}]"), pesan));
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

fn alasan(teks: &str) -> Hasil<String> {
    let rapi = teks.split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase();
    if rapi.is_empty() || rapi.chars().count() > 200 {
        let pesan = if rapi.is_empty() { "Alasan Harus Diisi" } else { "Alasan paling banyak 200 karakter" };
        return Err(Tolak::aturan(GALAT, pesan).kolom("alasan", pesan));
    }
    Ok(rapi)
}

/// A deposit that still has money, and who said yes to giving it back.
struct Disetujui {
    t: Rinci,
    no: NoFaktur,
    oleh: String,
    oto: Option<otorisasi::Otorisasi>,
}

/// On the day itself nobody is asked; later a supervisor or the owner, not the one who asks.
fn setujui(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, oto: &str) -> Hasil<Disetujui> {
    let toko = tx.toko().clone();
    let t = rinci(tx, &toko, teks)?;
    let no = NoFaktur::parse(&t.kepala.no_titip).map_err(|_| tidak_ada())?;
    if t.kepala.saldo <= Rupiah::NOL {
        return Err(Tolak::sudah("TITIP-15", format!("Titipan {no} sudah {}", t.kepala.status)));
    }
    let hari_ini = platform::toko::cari(tx, &toko)?.tgl_system.to_string() == t.kepala.tgl_system;
    if hari_ini {
        return Ok(Disetujui { t, no, oleh: String::new(), oto: None });
    }
    let oto = oto.trim();
    if oto.is_empty() {
        if p.level.penyetuju() && t.kepala.input_by != p.user_id.as_str() {
            return Ok(Disetujui { t, no, oleh: p.user_id.to_string(), oto: None });
        }
        let pesan = "Titipan hari yang sudah lewat dikembalikan dengan otorisasi SPV atau OWN";
        return Err(Tolak::aturan("TITIP-16", pesan).rincian(
            serde_json::json!({ "otorisasi": [KATEGORI], "dokumen": no, "nominal": t.kepala.saldo }),
        ));
    }
    let o = otorisasi::pakai(tx, oto, KATEGORI, p, Some(&no.to_string()))?;
    let oleh: UserId =
        o.penyetuju.clone().ok_or_else(|| Tolak::aturan("TITIP-16", "Otorisasi ini belum disetujui"))?;
    let level: Option<String> =
        tx.one("SELECT level FROM pengguna WHERE user_id = $1", args![&oleh], |r| r.get(0))?;
    if !level.is_some_and(|l| Level::parse(&l).penyetuju()) {
        return Err(Tolak::aturan("TITIP-16", "Otorisasi ini bukan dari SPV atau OWN"));
    }
    Ok(Disetujui { t, no, oleh: oleh.to_string(), oto: Some(o) })
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
        Err(e) if e.kode == GALAT => {
            pindai::baki_pertama(tx, toko, GALAT, "kode_barcode", gudang, 1 + sudah.len())?
        }
        Err(e) => return Err(e),
    };
    Langkah::ke_baki(kartu, ke.gudang, ke.baki).map(Some)
}

/// The piece that was put aside goes back.
fn lepas(dok: &mut Dok<'_, '_>, p: &Pelaku, t: &Rinci, alasan: &str) -> Hasil<()> {
    let kode = t.kepala.kode_barcode.as_str();
    if kode.is_empty() {
        return Ok(());
    }
    let tx = dok.tx();
    let asal = tx.one(
        "SELECT gudang_asal, baki_asal FROM titipan WHERE toko = $1 AND no_titip = $2",
        args![&p.toko, t.kepala.no_titip.as_str()],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
    )?;
    let (gudang, baki) = asal.ok_or_else(tidak_ada)?;
    let Some(l) = langkah_lepas(tx, &p.toko, (kode, &gudang, &baki), &[])? else { return Ok(()) };
    let rujukan = &t.kepala.no_titip;
    let kepala = Kepala { jenis: "LEPAS TITIP", lawan: &t.kepala.nama_customer, rujukan, keterangan: alasan };
    gerakkan(dok, &kepala, &[l])
}

/// Gives back what is left, as the shop pays now.
pub fn kembali(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &Kembali) -> Hasil<Dikembalikan> {
    let alasan = alasan(&m.alasan)?;
    let s = setujui(tx, p, teks, &m.otorisasi)?;
    let jumlah = s.t.kepala.saldo;
    let acuan = Acuan::baca(tx, p)?;
    let rencana = bayar::siapkan(tx, p, &acuan, (Rupiah::NOL, jumlah), &m.pembayaran)?;
    let mut dok = Dok::buka(tx, JenisDok::BatalTitipan, &p.user_id)?;
    let no_batal = dok.no().to_string();
    titipan::catat(&mut dok, &[titipan::Baris { no_titip: s.no.clone(), arah: Arah::Keluar, jumlah }])?;
    super::terima::uang(&mut dok, p, &acuan, &rencana)?;
    lepas(&mut dok, p, &s.t, &alasan)?;
    let k = Kejadian { jenis: "KEMBALI", disetujui: &s.oleh, jumlah, rujukan: &no_batal, alasan: &alasan };
    selesai(dok, &s, &k, "KEMBALI TITIPAN")
}

/// Takes the deposit back as a whole: out of the drawer and the accounts it came into.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &Batal) -> Hasil<Dikembalikan> {
    let alasan = alasan(&m.alasan)?;
    let s = setujui(tx, p, teks, &m.otorisasi)?;
    let jumlah = s.t.kepala.saldo;
    // No money came into a drawer here that could be taken out of it again.
    if !s.t.kepala.no_lama.is_empty() {
        let pesan = format!("Titipan {} dari saldo awal; kembalikan uangnya", s.no);
        return Err(Tolak::aturan(GALAT, pesan));
    }
    if jumlah != s.t.kepala.jumlah_rp {
        let pesan = format!("Titipan {} sudah dipakai sebagian; kembalikan sisanya", s.no);
        return Err(Tolak::aturan(GALAT, pesan));
    }
    let mut dok = Dok::buka(tx, JenisDok::BatalTitipan, &p.user_id)?;
    let no_batal = dok.no().to_string();
    titipan::balikkan(&mut dok, &s.no)?;
    kas::balikkan_sebagai(&mut dok, &s.no, KATEGORI)?;
    bank::balikkan_sebagai(&mut dok, &s.no, KATEGORI)?;
    lepas(&mut dok, p, &s.t, &alasan)?;
    let k = Kejadian { jenis: "BATAL", disetujui: &s.oleh, jumlah, rujukan: &no_batal, alasan: &alasan };
    selesai(dok, &s, &k, KATEGORI)
}

fn selesai(mut dok: Dok<'_, '_>, s: &Disetujui, k: &Kejadian<'_>, aksi: &str) -> Hasil<Dikembalikan> {
    catat(&mut dok, &s.no, k)?;
    if let Some(o) = &s.oto {
        otorisasi::tautkan(dok.tx(), o, k.rujukan)?;
    }
    let tgl_system = dok.tgl_system().to_string();
    let isi = serde_json::json!({
        "titipan": s.no, "jumlah": k.jumlah, "alasan": k.alasan, "disetujui": k.disetujui,
    });
    dok.tutup(aksi, &isi)?;
    Ok(Dikembalikan {
        no_batal: k.rujukan.to_owned(),
        no_titip: s.no.to_string(),
        jumlah_rp: k.jumlah,
        tgl_system,
    })
}
