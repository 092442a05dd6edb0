//! Cancelling a document of money: the exact reverse of its rows in every book, out of the same drawers. The same day a
//! supervisor, later the owner. Money that was received elsewhere is no longer the sender's to take back.

use crate::KasTolak;
use crate::aturan::{self, KATEGORI_OTORISASI, salah};
use crate::kirim_uang;
use db::{Tx, args};
use ledger::{Dok, bank, kas, transit};
use platform::otorisasi::{self, Alasan, Permohonan, Rincian};
use platform::{Hasil, Pelaku, toko};
use serde::{Deserialize, Serialize};
use values::{JenisDok, NoFaktur, Rupiah};

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = BatalUang)]
pub struct Batal {
    pub no_dok: String,
    pub alasan: String,
    /// the approval of somebody else: a supervisor, on a later day the owner
    pub otorisasi: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = UangDibatalkan)]
pub struct Dibatalkan {
    pub no_dok: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
}

/// The documents that may be cancelled here; what trade posted is cancelled by trade.
pub fn bisa(jenis: JenisDok) -> bool {
    use JenisDok as J;
    matches!(jenis, J::KasMasuk | J::KasKeluar | J::BankMasuk | J::BankKeluar | J::GesekTunai | J::KirimUang)
}

/// The number of a document of money as typed.
pub fn nomor(teks: &str) -> Hasil<NoFaktur> {
    match NoFaktur::parse(teks.trim()).ok().filter(|n| bisa(n.jenis())) {
        Some(n) => Ok(n),
        None => salah(KasTolak::NomorDokumen, "no_dok", "Nomor dokumen uang tidak dikenal"),
    }
}

/// What a document posted: its day, its amount, in which books, and whether it was reversed.
struct Jejak {
    tgl: String,
    jumlah: Rupiah,
    kas: bool,
    bank: bool,
    dibalik: bool,
}

fn jejak(tx: &mut Tx<'_>, no: &NoFaktur) -> Hasil<Jejak> {
    let toko = tx.toko().clone();
    let mut hasil: Option<Jejak> = None;
    for buku in ["buku_kas", "buku_bank"] {
        let sql = format!(
            "SELECT MIN(tgl_system), CAST(COALESCE(SUM(CASE WHEN balik IS NULL THEN jumlah_in + jumlah_out ELSE 0 END), 0) \
             AS BIGINT), CAST(COALESCE(SUM(CASE WHEN balik IS NULL THEN 0 ELSE 1 END), 0) AS BIGINT) \
             FROM {buku} WHERE toko = $1 AND no_dok = $2 HAVING COUNT(*) > 0"
        );
        let satu = tx
            .one(&sql, args![&toko, no], |r| Ok((r.get::<String>(0)?, r.get::<Rupiah>(1)?, r.int(2)? > 0)))?;
        if let Some((tgl, jumlah, dibalik)) = satu {
            let ada = hasil.get_or_insert(Jejak {
                tgl,
                jumlah: Rupiah::NOL,
                kas: false,
                bank: false,
                dibalik: false,
            });
            ada.jumlah = ada.jumlah.max(jumlah);
            ada.dibalik |= dibalik;
            if buku == "buku_kas" { ada.kas = true } else { ada.bank = true }
        }
    }
    hasil.ok_or_else(|| KasTolak::TidakAda.tolak(format!("Dokumen {no} tidak ditemukan")))
}

/// Runs under the lock of the store, and of the other one for money that is on its way.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, m: &Batal) -> Hasil<Dibatalkan> {
    let no = nomor(&m.no_dok)?;
    if *no.toko() != p.toko {
        return salah(KasTolak::TokoLain, "no_dok", format!("Dokumen {no} milik toko {}", no.toko()));
    }
    let alasan = aturan::sebaris(KasTolak::AlasanBatal, "alasan", "Alasan", &m.alasan)?.to_uppercase();
    if alasan.is_empty() {
        return salah(KasTolak::AlasanBatal, "alasan", "Alasan Harus Diisi");
    }
    let j = jejak(tx, &no)?;
    if j.dibalik {
        return Err(KasTolak::SudahBatal.tolak(format!("Dokumen {no} sudah dibatalkan")));
    }
    let kiriman = no.jenis() == JenisDok::KirimUang;
    if kiriman {
        kirim_uang::masih_di_jalan(tx, &no)?;
    }
    let hari_ini = toko::cari(tx, &p.toko)?.tgl_system.to_string();
    let teks = no.to_string();
    let pesan = format!("Batal {}", no.jenis().nama());
    let untuk = Permohonan::dokumen(KATEGORI_OTORISASI, &teks, j.jumlah, Alasan::new("BATAL_UANG", pesan))
        .rincian([Rincian::jumlah(teks.clone(), format!("tanggal {}, alasan {alasan}", j.tgl), j.jumlah)])
        .pemilik(j.tgl != hari_ini);
    let izin = otorisasi::wajib(tx, &m.otorisasi, p, &untuk, KasTolak::PerluIzin)?;
    let mut dok = Dok::lanjut(tx, no.clone(), &p.user_id)?;
    if j.kas {
        kas::balikkan(&mut dok, &no)?;
    }
    if j.bank {
        bank::balikkan(&mut dok, &no)?;
    }
    if kiriman {
        transit::balikkan(&mut dok, &no)?;
        kirim_uang::tandai(dok.tx(), &no, "BATAL")?;
    }
    let (tgl, waktu) = (dok.tgl_system(), dok.waktu());
    dok.tx().exec(
        "INSERT INTO uang_batal (toko, no_dok, tgl_system, waktu, oleh, alasan, otorisasi) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        args![&p.toko, &no, tgl, waktu, &p.user_id, alasan.as_str(), izin.id.as_str()],
    )?;
    otorisasi::tautkan(dok.tx(), &izin, &teks)?;
    dok.tutup("BATAL UANG", &serde_json::json!({ "alasan": alasan, "jumlah_rp": j.jumlah }))?;
    Ok(Dibatalkan { no_dok: teks, tgl_system: tgl.to_string(), jumlah_rp: j.jumlah })
}
