//! What happens to a loan: events that are only added, and the present state that follows from them. Nothing else writes either.

use crate::tabel::{BarisHutang, Kepala, Kini};
use crate::tolak::PinjamTolak;
use db::{Conn, Tx, args};
use ledger::Dok;
use platform::{Hasil, Tolak};
use serde::Serialize;
use values::{KodeToko, NoFaktur, Tanggal};

db::tabel! {
    /// What happened to a loan.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = HutangPeristiwa)]
    pub struct Peristiwa in "hutang_peristiwa" {
        #[serde(skip)]
        pub toko: String,
        #[serde(skip)]
        pub no_hutang: String,
        pub urut: i64,
        /// BUKA, VALID, CAIR, LUNAS, BATAL, BATAL LUNAS, LELANG, BATAL LELANG, HILANG, KANTONG, PERINGATAN, KELEBIHAN
        pub peristiwa: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        /// the cashier who answers for a validated one
        pub user_id: String,
        pub disetujui: String,
        /// the document that did it
        pub rujukan: String,
        pub keterangan: String,
    }
}

/// An event as a use case tells it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Kejadian<'a> {
    pub(crate) peristiwa: &'a str,
    pub(crate) user_id: &'a str,
    pub(crate) disetujui: &'a str,
    pub(crate) rujukan: &'a str,
    pub(crate) keterangan: &'a str,
}

fn tulis(
    tx: &mut Tx<'_>,
    no: &str,
    (tgl, waktu, oleh): (Tanggal, &str, &str),
    k: &Kejadian<'_>,
) -> Hasil<()> {
    let toko = tx.toko().clone();
    let urut: i64 = tx.nilai(
        "SELECT COALESCE(MAX(urut), 0) + 1 FROM hutang_peristiwa WHERE toko = $1 AND no_hutang = $2",
        args![&toko, no],
    )?;
    tx.sisip([Peristiwa {
        toko: toko.to_string(),
        no_hutang: no.to_owned(),
        urut,
        peristiwa: k.peristiwa.to_owned(),
        tgl_system: tgl.to_string(),
        waktu: waktu.to_owned(),
        oleh: oleh.to_owned(),
        user_id: k.user_id.to_owned(),
        disetujui: k.disetujui.to_owned(),
        rujukan: k.rujukan.to_owned(),
        keterangan: k.keterangan.to_owned(),
    }])?;
    Ok(())
}

/// An event of the document that is open.
pub(crate) fn catat(dok: &mut Dok<'_, '_>, no: &str, k: &Kejadian<'_>) -> Hasil<()> {
    let (tgl, waktu, oleh) = (dok.tgl_system(), dok.waktu().to_string(), dok.oleh().to_string());
    tulis(dok.tx(), no, (tgl, &waktu, &oleh), k)
}

/// An event without a document of its own: validated, a ticket lost.
pub(crate) fn catat_saja(tx: &mut Tx<'_>, oleh: &str, tgl: Tanggal, no: &str, k: &Kejadian<'_>) -> Hasil<()> {
    let waktu = tx.sekarang().to_string();
    tulis(tx, no, (tgl, &waktu, oleh), k)
}

/// A day as a number, so that differences are one subtraction in SQL.
pub(crate) fn nomor_hari(tgl: Tanggal) -> Hasil<i64> {
    let awal = Tanggal::new(1, 1, 1).map_err(|e| db::Error::Lain(e.to_string()))?;
    Ok(tgl.selisih_hari(awal))
}

/// A day that was written before.
pub(crate) fn hari(teks: &str) -> Hasil<Tanggal> {
    Ok(Tanggal::parse(teks).map_err(|e| db::Error::Lain(e.to_string()))?)
}

/// The first state of a loan.
pub(crate) fn mulai(dok: &mut Dok<'_, '_>, k: &Kepala) -> Hasil<()> {
    let tgl = dok.tgl_system().to_string();
    let baris = Kini {
        toko: k.toko.clone(),
        no_hutang: k.no_hutang.clone(),
        status: if k.tunggu { "TUNGGU" } else { "AKTIF" }.to_owned(),
        tgl_status: tgl,
        terbuka: true,
        valid_by: String::new(),
        tiket: 1,
        hari_mulai: nomor_hari(hari(&k.tgl_hutang)?)?,
        hari_tempo: nomor_hari(hari(&k.jatuh_tempo)?)?,
        jatuh_tempo: k.jatuh_tempo.clone(),
        no_penerus: String::new(),
        no_tutup: String::new(),
        no_kantong: k.no_kantong.clone(),
        peringatan: 0,
        tgl_peringatan: String::new(),
    };
    dok.tx().sisip([baris])?;
    Ok(())
}

/// Where a loan goes from the state that was read.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pindah<'a> {
    pub(crate) ke: &'a str,
    pub(crate) no_tutup: &'a str,
    pub(crate) no_penerus: &'a str,
}

/// Moves the state on: who comes second is told.
pub(crate) fn pindah(tx: &mut Tx<'_>, k: &Kini, p: Pindah<'_>, tgl: Tanggal) -> Hasil<()> {
    let toko = tx.toko().clone();
    let terbuka = i64::from(matches!(p.ke, "TUNGGU" | "AKTIF"));
    let n = tx.exec(
        "UPDATE hutang_kini SET status = $4, tgl_status = $5, terbuka = $6, no_tutup = $7, no_penerus = $8 \
         WHERE toko = $1 AND no_hutang = $2 AND status = $3",
        args![&toko, k.no_hutang.as_str(), k.status.as_str(), p.ke, tgl, terbuka, p.no_tutup, p.no_penerus],
    )?;
    if n == 1 { Ok(()) } else { Err(sudah(k, "diubah")) }
}

/// Another column of the state.
pub(crate) fn isi(tx: &mut Tx<'_>, no: &str, kolom: &'static str, nilai: db::Val) -> Hasil<()> {
    let toko = tx.toko().clone();
    let sql = format!("UPDATE hutang_kini SET {kolom} = $3 WHERE toko = $1 AND no_hutang = $2");
    tx.exec(&sql, &[db::Val::from(&toko), no.into(), nilai])?;
    Ok(())
}

/// The state in words.
pub(crate) fn sebutan(k: &Kini) -> String {
    match k.status.as_str() {
        "TUNGGU" => "menunggu validasi dan pencairan".to_owned(),
        "AKTIF" => "masih berjalan".to_owned(),
        "LUNAS" if k.no_penerus.is_empty() => format!("sudah lunas dengan {}", k.no_tutup),
        "LUNAS" => format!("sudah dilanjutkan dengan {}", k.no_penerus),
        "LELANG" => format!("sudah dilelang dengan {}", k.no_tutup),
        _ => "sudah dibatalkan".to_owned(),
    }
}

/// Why a step cannot be taken.
pub(crate) fn sudah(k: &Kini, apa: &str) -> Tolak {
    PinjamTolak::Status.tolak(format!("Pinjaman {} {}, tidak bisa {apa}", k.no_hutang, sebutan(k)))
}

/// A loan with its state, for a step that is to be taken.
#[derive(Debug, Clone)]
pub(crate) struct Dibuka {
    pub(crate) no: NoFaktur,
    pub(crate) kepala: Kepala,
    pub(crate) kini: Kini,
}

/// Finds a loan of the store.
pub(crate) fn buka(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Dibuka> {
    let tidak_ada = || PinjamTolak::TidakAda.tolak(format!("Pinjaman {} tidak ada di toko ini", teks.trim()));
    let no = NoFaktur::parse(&teks.trim().to_uppercase()).map_err(|_| tidak_ada())?;
    let ada = c.baris_satu::<(Kepala, Kini)>(
        "FROM hutang JOIN hutang_kini ON hutang_kini.toko = hutang.toko AND hutang_kini.no_hutang = hutang.no_hutang \
         WHERE hutang.toko = $1 AND hutang.no_hutang = $2",
        args![toko, &no],
    )?;
    let (kepala, kini) = ada.ok_or_else(tidak_ada)?;
    Ok(Dibuka { no, kepala, kini })
}

impl Dibuka {
    /// Refused unless it runs.
    pub(crate) fn aktif(&self, apa: &str) -> Hasil<()> {
        if self.kini.status == "AKTIF" { Ok(()) } else { Err(sudah(&self.kini, apa)) }
    }
}

/// The pledges of a loan.
pub(crate) fn baris(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Vec<BarisHutang>> {
    Ok(c.baris(
        "FROM hutang_baris WHERE hutang_baris.toko = $1 AND hutang_baris.no_hutang = $2 ORDER BY hutang_baris.baris",
        args![toko, no],
    )?)
}
