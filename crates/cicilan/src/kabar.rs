//! Telling a customer that an instalment falls due: before its day when the store closes, and again by hand, once a day.

use crate::CicilanTolak;
use crate::hutang;
use crate::tabel::{self, Isi, Kejadian, Saat};
use db::{Tx, args};
use ledger::Dok;
use pesan::{PesanBaru, antre};
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{NoFaktur, Rupiah, Tanggal};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct CicilanDikabari {
    pub no_cicilan: String,
    pub tgl_system: String,
}

fn isi_pesan(i: &Isi, tempo: &str, jumlah: Rupiah, lewat: bool) -> String {
    let kata = if lewat { "sudah jatuh tempo" } else { "jatuh tempo" };
    format!("Yth. {}, angsuran {} {kata} {tempo}, yang dibayar {jumlah}.", i.nama_customer, i.no_cicilan)
}

/// One message about the oldest that is not paid; false where there is no number to send it to.
fn kirim(tx: &mut Tx<'_>, i: &Isi, oleh: &str, hari: Tanggal, kunci: &str) -> Hasil<bool> {
    let toko = tx.toko().clone();
    let sampai = hutang::hari_hitung(hari, tx.sekarang());
    let u = hutang::pada(tx, &toko, i, sampai)?;
    let Some(a) = u.angsuran.iter().find(|a| a.sisa_rp > Rupiah::NOL) else { return Ok(false) };
    let jumlah = if u.tunggak > 0 { u.tunggak_rp.tambah(u.denda) } else { a.sisa_rp.tambah(a.denda_rp) };
    let isi = isi_pesan(i, &a.jatuh_tempo, jumlah.map_err(konter::meluap)?, u.tunggak > 0);
    let m = PesanBaru {
        peristiwa: pesan::Peristiwa::CicilanTempo,
        kunci,
        kode_pelanggan: &i.kode_pelanggan,
        no_hp: &i.no_hp,
        isi: &isi,
        no_dok: &i.no_cicilan,
        oleh,
        sampai: None,
    };
    Ok(antre(tx, &m)?.is_some())
}

/// Messages of a closing: what falls due within the days of the setting, once for each due day.
pub(crate) fn menjelang(dok: &mut Dok<'_, '_>) -> Hasil<Vec<(&'static str, String)>> {
    let (tgl, oleh) = (dok.tgl_system(), dok.oleh().to_string());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let set = platform::modul::Setelan::baca(tx, &toko)?;
    if !set.nyala("CICILAN_MODULE") {
        return Ok(Vec::new());
    }
    let hari: i64 = set.nilai("CICILAN_INGAT_HARI").trim().parse().unwrap_or(3_i64).clamp(0, 60);
    let besok = tgl.tambah_hari(1).map_err(|e| db::Error::Lain(e.to_string()))?;
    let sampai = tgl.tambah_hari(hari).map_err(|e| db::Error::Lain(e.to_string()))?;
    let sql = format!(
        "{} WHERE cicilan_kini.toko = $1 AND cicilan_kini.terbuka = 1 AND cicilan_kini.jatuh_tempo >= $2 \
         AND cicilan_kini.jatuh_tempo <= $3 ORDER BY cicilan_kini.no_cicilan",
        tabel::DARI
    );
    for (i, k) in tx.baris::<(Isi, tabel::Kini)>(&sql, args![&toko, besok, sampai])? {
        let kunci = format!("CICILAN TEMPO/{}/{}", i.no_cicilan, k.jatuh_tempo);
        kirim(tx, &i, &oleh, tgl, &kunci)?;
    }
    Ok(Vec::new())
}

/// Tells the customer of an open contract again; once a day.
pub fn kabari(tx: &mut Tx<'_>, p: &Pelaku, teks: &str) -> Hasil<CicilanDikabari> {
    let k = tabel::baca(tx, &p.toko, teks)?;
    k.wajib_aktif()?;
    let no = k.no.to_string();
    if pesan::nomor(&k.isi.no_hp).is_none() {
        return Err(CicilanTolak::Kabar.tolak(format!("Cicilan {no} tidak punya nomor HP customer")));
    }
    let (toko, tgl) = (p.toko.clone(), platform::toko::cari(tx, &p.toko)?.tgl_system);
    let sudah: i64 = tx.nilai(
        "SELECT COUNT(*) FROM cicilan_peristiwa WHERE toko = $1 AND no_cicilan = $2 AND tahap = 'KABAR' AND tgl_system = $3",
        args![&toko, &k.no, tgl],
    )?;
    if sudah > 0 {
        return Err(CicilanTolak::Kabar.tolak(format!("Customer cicilan {no} sudah dikabari hari ini")));
    }
    let kunci = format!("CICILAN KABAR/{no}/{tgl}");
    let cara = if kirim(tx, &k.isi, p.user_id.as_str(), tgl, &kunci)? { "WHATSAPP" } else { "DICATAT" };
    let saat = Saat { tgl, waktu: tx.sekarang(), oleh: p.user_id.clone() };
    catat(tx, &k.no, &saat, cara)?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "KABARI CICILAN", &no, "{}")?;
    Ok(CicilanDikabari { no_cicilan: no, tgl_system: tgl.to_string() })
}

fn catat(tx: &mut Tx<'_>, no: &NoFaktur, saat: &Saat, cara: &str) -> Hasil<()> {
    let rujukan = no.to_string();
    let e = Kejadian { tahap: "KABAR", rujukan: &rujukan, keterangan: cara, ..Kejadian::default() };
    tabel::catat(tx, no, saat, &e)
}
