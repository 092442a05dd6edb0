//! Taking a payment back: the exact reverse in every book. Only the last one, and nothing that was built on it since; the same day a
//! supervisor says yes, later the owner.

use crate::CicilanTolak;
use crate::hutang;
use crate::minta::{CicilanBatalMinta, CicilanBayarBatal};
use crate::serah::notanya;
use crate::tabel::{self, IsiBayar, Kejadian, Kontrak, Saat};
use db::{Conn, Tx, args};
use konter::batal::{self, Izin, Permohonan};
use ledger::{Dok, piutang, titipan};
use niaga::tahan;
use platform::otorisasi::Rincian;
use platform::{Hasil, Pelaku};
use values::{JenisDok, NoFaktur, Rupiah};

pub(crate) const KATEGORI: &str = "BATAL CICILAN";

/// Payments of a contract that were not taken back, the newest first.
pub(crate) const BERDIRI: &str = "FROM cicilan_bayar WHERE cicilan_bayar.toko = $1 AND cicilan_bayar.no_cicilan = $2 AND NOT EXISTS \
     (SELECT 1 FROM cicilan_bayar_batal z WHERE z.toko = cicilan_bayar.toko AND z.no_bayar = cicilan_bayar.no_bayar) \
     ORDER BY cicilan_bayar.waktu DESC, cicilan_bayar.no_bayar DESC";

/// Why a payment cannot be taken back; none where it can.
pub(crate) fn sebab(c: &mut Conn, k: &Kontrak, b: &IsiBayar) -> Hasil<Option<String>> {
    if b.jenis == "AWAL" {
        return Ok(Some("dibayar sebelum program ini dipakai".to_owned()));
    }
    if !matches!(k.kini.tahap.as_str(), "AKTIF" | "LUNAS") {
        return Ok(Some(format!("cicilannya sudah {}", k.kini.tahap)));
    }
    let akhir = c.baris_satu::<IsiBayar>(&format!("{BERDIRI} LIMIT 1"), args![k.isi.toko.as_str(), &k.no])?;
    match akhir {
        Some(a) if a.no_bayar != b.no_bayar => Ok(Some(format!("sesudahnya ada pembayaran {}", a.no_bayar))),
        None => Ok(Some("sudah dibatalkan".to_owned())),
        _ if k.kini.diserahkan && !b.diserahkan => {
            Ok(Some("barangnya sudah diserahkan; batalkan dulu penyerahannya".to_owned()))
        }
        _ => Ok(None),
    }
}

fn cari(c: &mut Conn, k: &Kontrak, teks: &str) -> Hasil<(NoFaktur, IsiBayar)> {
    let tidak_ada = || CicilanTolak::BayarTidakAda.tolak("Pembayaran ini tidak ada di cicilan ini");
    let no = tabel::nomor(teks, JenisDok::BayarCicilan).ok_or_else(tidak_ada)?;
    let b = c
        .baris_satu::<IsiBayar>(
            "FROM cicilan_bayar WHERE cicilan_bayar.toko = $1 AND cicilan_bayar.no_bayar = $2 AND cicilan_bayar.no_cicilan = $3",
            args![k.isi.toko.as_str(), &no, &k.no],
        )?
        .ok_or_else(tidak_ada)?;
    Ok((no, b))
}

/// Its pieces are still out with the customer: their notas are held again.
fn tahan_lagi(tx: &mut Tx<'_>, p: &Pelaku, k: &Kontrak) -> Hasil<()> {
    let no = k.no.to_string();
    for nota in notanya(tx, p, k)? {
        let n = niaga::beli::cari_nota(tx, &p.toko, &nota, "", &[])?;
        let pulang = n.is_none_or(|n| !n.sudah_dibeli.is_empty());
        if pulang || !tahan::tahan_baris(tx, &nota, &no)? {
            let pesan = format!(
                "Barang nota {nota} sudah tidak di customer, pembayaran lunasnya tidak bisa dibatalkan"
            );
            return Err(CicilanTolak::BayarBerlanjut.tolak(pesan));
        }
    }
    Ok(())
}

/// Takes the last payment of a contract back.
pub fn batal(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (teks, no_bayar): (&str, &str),
    m: &CicilanBatalMinta,
) -> Hasil<CicilanBayarBatal> {
    let alasan = konter::teks::alasan_batal(&m.alasan)?;
    let k = tabel::baca(tx, &p.toko, teks)?;
    let (no, b) = cari(tx, &k, no_bayar)?;
    if let Some(sebab) = sebab(tx, &k, &b)? {
        return Err(
            CicilanTolak::BayarBerlanjut.tolak(format!("Pembayaran {no} tidak bisa dibatalkan: {sebab}"))
        );
    }
    let uraian = format!("{} {} oleh {}", k.isi.nama_customer, b.tgl_system, b.oleh);
    let mohon = Permohonan {
        kategori: KATEGORI,
        dokumen: &b.no_bayar,
        nominal: b.jumlah_rp,
        hari_ini: batal::hari_ini(tx, &b.tgl_system)?,
        penulis: vec![&b.oleh],
        rincian: vec![Rincian::jumlah(b.no_bayar.clone(), uraian, b.jumlah_rp)],
        alasan: &alasan,
        dari_laci_peminta: false,
        izin: (Izin::Penyetuju, Izin::Owner),
    };
    let setuju = batal::penyetuju(tx, p, &m.otorisasi, &mohon)?;
    let mut dok = Dok::buka(tx, JenisDok::BatalCicilan, &p.user_id)?;
    let (no_batal, saat) = (dok.no().to_string(), Saat::dari(&dok));
    batal::uang(&mut dok, &no, KATEGORI)?;
    titipan::balikkan(&mut dok, &no)?;
    ledger::pajak::balikkan(&mut dok, &no)?;
    piutang::balikkan(&mut dok, &no)?;
    let (toko, disetujui) = (dok.tx().toko().clone(), setuju.oleh().to_owned());
    dok.tx().exec(
        "INSERT INTO cicilan_bayar_batal (toko, no_bayar, no_batal, tgl_system, waktu, oleh, disetujui, alasan) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        args![&toko, &no, no_batal.as_str(), saat.tgl, saat.waktu, &saat.oleh, disetujui.as_str(), alasan.as_str()],
    )?;
    let e = Kejadian {
        tahap: "BATAL BAYAR",
        disetujui: &disetujui,
        jumlah: b.jumlah_rp,
        rujukan: &no_batal,
        keterangan: &alasan,
    };
    tabel::catat(dok.tx(), &k.no, &saat, &e)?;
    hutang::proyeksi(dok.tx(), &k.no, &k.isi, saat.tgl)?;
    if k.kini.tahap == "LUNAS" {
        tahan_lagi(dok.tx(), p, &k)?;
        tabel::pindah(dok.tx(), &k.no, saat.tgl, ("AKTIF", true))?;
    }
    setuju.tautkan(dok.tx(), &no_batal)?;
    let isi = serde_json::json!({ "bayar": no, "cicilan": k.no, "alasan": alasan, "disetujui": disetujui });
    dok.tutup("BATAL BAYAR CICILAN", &isi)?;
    Ok(CicilanBayarBatal {
        no_batal,
        no_bayar: b.no_bayar,
        no_cicilan: k.no.to_string(),
        tgl_system: saat.tgl.to_string(),
        jumlah_rp: b.jumlah_rp.max(Rupiah::NOL),
    })
}
