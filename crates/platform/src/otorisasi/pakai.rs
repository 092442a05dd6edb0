//! Using an approval: inside the transaction of the document that needs it, so that both stand or neither. One function
//! compares everything an approval is bound to, and cannot be called without what the document is about.

use super::{
    Keadaan, Otorisasi, Permohonan, berhak, cari, lewat_waktu, sendiri, sudah_ditarik, wajib_pemilik,
};
use crate::penolakan::Penolakan;
use crate::{Hasil, OtorisasiTolak, Pelaku};
use db::{Conn, Tx, args};

/// Uses the approval with this id, or refuses with what is to be asked for when there is none.
pub fn wajib(
    tx: &mut Tx<'_>,
    id: &str,
    p: &Pelaku,
    untuk: &Permohonan,
    kode: impl Penolakan,
) -> Hasil<Otorisasi> {
    if id.trim().is_empty() {
        return Err(untuk.perlu(kode));
    }
    pakai(tx, id.trim(), p, untuk)
}

/// Consumes an approval of the transaction's store. It must be this requester's, for exactly what this document is about
/// (category, reasons, document, amount, and the hash of everything the server said), not older than five minutes, not
/// used before, and given by somebody who may still give it.
pub fn pakai(tx: &mut Tx<'_>, id: &str, p: &Pelaku, untuk: &Permohonan) -> Hasil<Otorisasi> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    // A guessed id and somebody else's are told apart by nothing.
    let o = cari(tx, &toko, id, kini)?.filter(|o| o.peminta == p.user_id).ok_or_else(|| {
        OtorisasiTolak::TidakDisebut.tolak("Otorisasi tidak ditemukan, silahkan minta otorisasi")
    })?;
    sama(&o, untuk)?;
    match o.status {
        Keadaan::Disetujui => {}
        Keadaan::Terpakai => return Err(OtorisasiTolak::Terpakai.tolak("Otorisasi ini sudah dipakai")),
        Keadaan::Kedaluwarsa => return Err(lewat_waktu()),
        Keadaan::Ditarik => return Err(sudah_ditarik()),
        Keadaan::Menunggu => {
            return Err(OtorisasiTolak::BelumDisetujui.tolak("Otorisasi ini belum disetujui"));
        }
        Keadaan::Ditolak => {
            let alasan = o.alasan.as_deref().unwrap_or("-");
            return Err(OtorisasiTolak::BelumDisetujui.tolak(format!("Otorisasi ini ditolak: {alasan}")));
        }
    }
    // What was asked for on a day that is closed was asked for at its prices.
    if crate::toko::cari(tx, &toko)?.tgl_system != o.tgl_system {
        let pesan =
            format!("Otorisasi ini dari hari {}, tokonya sudah ditutup; silahkan minta lagi", o.tgl_system);
        return Err(OtorisasiTolak::LewatWaktu.tolak(pesan));
    }
    masih_berhak(tx, &o, untuk)?;
    let tabel = if o.sendiri { "otorisasi_sendiri" } else { "otorisasi" };
    let n = tx.exec(
        &format!(
            "UPDATE {tabel} SET status = 'TERPAKAI', dipakai = $3, dipakai_dok = $4 \
             WHERE toko = $1 AND id = $2 AND status = 'DISETUJUI'"
        ),
        args![&toko, id, kini, untuk.no_dokumen()],
    )?;
    if n != 1 {
        return Err(OtorisasiTolak::Terpakai.tolak("Otorisasi ini sudah dipakai"));
    }
    let isi = serde_json::json!({
        "kategori": o.kategori, "dokumen": o.dokumen, "nominal": o.nominal, "penyetuju": o.penyetuju, "sidik": o.sidik,
    });
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "PAKAI OTORISASI", id, &isi.to_string())?;
    Ok(Otorisasi {
        status: Keadaan::Terpakai,
        dipakai: Some(kini),
        dipakai_dok: untuk.no_dokumen().map(str::to_owned),
        ..o
    })
}

/// Is it for this? Told in the order in which a cashier understands it; the hash is the last word and covers the rest.
fn sama(o: &Otorisasi, untuk: &Permohonan) -> Hasil<()> {
    // What is to be asked for instead comes along.
    let bukan = |pesan: String| Err(untuk.tolak(OtorisasiTolak::UntukLain, pesan));
    if o.kategori != untuk.kategori() {
        return bukan(format!("Otorisasi ini untuk {}, bukan untuk {}", o.kategori, untuk.kategori()));
    }
    let Some(diminta) = &o.permohonan else {
        return bukan("Otorisasi ini tidak menyebut untuk apa, silahkan minta lagi dari layarnya".to_owned());
    };
    if o.dokumen.as_deref() != untuk.no_dokumen() {
        return bukan("Otorisasi ini untuk dokumen lain, silahkan minta lagi".to_owned());
    }
    if o.nominal != Some(untuk.nominal()) {
        return bukan(format!(
            "Otorisasi ini untuk jumlah {}, sekarang {}; silahkan minta lagi",
            diminta.nominal,
            untuk.nominal()
        ));
    }
    if diminta.alasan != untuk.alasan() {
        return bukan("Otorisasi ini untuk alasan lain, silahkan minta lagi".to_owned());
    }
    if o.sidik != untuk.sidik()? {
        return bukan("Isi dokumen berubah sejak disetujui, silahkan minta lagi".to_owned());
    }
    Ok(())
}

/// Whoever gave it may still give it; where only an owner will do, it was one.
fn masih_berhak(c: &mut Conn, o: &Otorisasi, untuk: &Permohonan) -> Hasil<()> {
    let masih = match &o.penyetuju {
        Some(_) if o.sendiri => sendiri::masih(c, o)?,
        Some(u) => berhak(c, u, &o.toko)?,
        None => false,
    };
    if !masih {
        return Err(OtorisasiTolak::TidakLagiBerhak
            .tolak("Pemberi otorisasi ini tidak lagi berhak, silahkan minta lagi"));
    }
    match &o.penyetuju {
        Some(u) => wajib_pemilik(c, u, untuk.harus_pemilik()),
        None => Ok(()),
    }
}

/// Names the document that came out of it, once it has drawn its number.
pub fn tautkan(tx: &mut Tx<'_>, o: &Otorisasi, no_dok: &str) -> Hasil<()> {
    let tabel = if o.sendiri { "otorisasi_sendiri" } else { "otorisasi" };
    tx.exec(
        &format!("UPDATE {tabel} SET dipakai_dok = $3 WHERE toko = $1 AND id = $2 AND status = 'TERPAKAI'"),
        args![&o.toko, o.id.as_str(), no_dok],
    )?;
    Ok(())
}
