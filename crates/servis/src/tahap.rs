//! Stages: events that are only added, and the present state that follows from them. Nothing else writes either.

use crate::tabel::{Kepala, Kini};
use crate::tolak::ServisTolak;
use db::{Conn, Tx, args};
use ledger::Dok;
use platform::{Hasil, Tolak};
use serde::Serialize;
use values::{KodeToko, NoFaktur, Rupiah, Tanggal};

db::tabel! {
    /// What happened to a service.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ServicePeristiwa)]
    pub struct Peristiwa in "service_peristiwa" {
        #[serde(skip)]
        pub toko: String,
        #[serde(skip)]
        pub no_service: String,
        pub urut: i64,
        /// MASUK, VALID, PROSES, SELESAI, AMBIL, BATAL, KABAR
        pub tahap: String,
        pub tgl_system: String,
        pub waktu: String,
        pub oleh: String,
        /// the cashier who answers for a validated one
        pub user_id: String,
        pub disetujui: String,
        pub kode_tukang: String,
        /// the document that did it
        pub rujukan: String,
        pub keterangan: String,
    }
}

/// A step that was taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceTahapTercatat)]
pub struct TahapTercatat {
    pub no_service: String,
    pub tahap: String,
    /// the document of the step; the service itself where it has none
    pub no_dok: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub total_rp: Rupiah,
}

/// An event as a use case tells it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Kejadian<'a> {
    pub(crate) tahap: &'a str,
    pub(crate) user_id: &'a str,
    pub(crate) disetujui: &'a str,
    pub(crate) kode_tukang: &'a str,
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
        "SELECT COALESCE(MAX(urut), 0) + 1 FROM service_peristiwa WHERE toko = $1 AND no_service = $2",
        args![&toko, no],
    )?;
    tx.sisip([Peristiwa {
        toko: toko.to_string(),
        no_service: no.to_owned(),
        urut,
        tahap: k.tahap.to_owned(),
        tgl_system: tgl.to_string(),
        waktu: waktu.to_owned(),
        oleh: oleh.to_owned(),
        user_id: k.user_id.to_owned(),
        disetujui: k.disetujui.to_owned(),
        kode_tukang: k.kode_tukang.to_owned(),
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

/// An event without a document of its own: validated, begun, told.
pub(crate) fn catat_saja(tx: &mut Tx<'_>, oleh: &str, tgl: Tanggal, no: &str, k: &Kejadian<'_>) -> Hasil<()> {
    let waktu = tx.sekarang().to_string();
    tulis(tx, no, (tgl, &waktu, oleh), k)
}

/// The first state of a service.
pub(crate) fn mulai(dok: &mut Dok<'_, '_>, no: &str) -> Hasil<()> {
    let tgl = dok.tgl_system().to_string();
    let tx = dok.tx();
    let toko = tx.toko().to_string();
    tx.sisip([Kini {
        toko,
        no_service: no.to_owned(),
        tahap: "MASUK".to_owned(),
        tgl_tahap: tgl,
        terbuka: true,
        valid_by: String::new(),
        kode_tukang: String::new(),
        total_rp: Rupiah::NOL,
    }])?;
    Ok(())
}

/// Moves the state on, from the one that was read: who comes second is told.
pub(crate) fn pindah(tx: &mut Tx<'_>, k: &Kini, ke: &str, tgl: Tanggal, terbuka: bool) -> Hasil<()> {
    let toko = tx.toko().clone();
    let n = tx.exec(
        "UPDATE service_kini SET tahap = $4, tgl_tahap = $5, terbuka = $6 WHERE toko = $1 AND no_service = $2 AND tahap = $3",
        args![&toko, k.no_service.as_str(), k.tahap.as_str(), ke, tgl, i64::from(terbuka)],
    )?;
    if n == 1 { Ok(()) } else { Err(sudah(k, ke)) }
}

/// Another column of the state.
pub(crate) fn isi(tx: &mut Tx<'_>, no: &str, kolom: &'static str, nilai: db::Val) -> Hasil<()> {
    let toko = tx.toko().clone();
    let sql = format!("UPDATE service_kini SET {kolom} = $3 WHERE toko = $1 AND no_service = $2");
    tx.exec(&sql, &[db::Val::from(&toko), no.into(), nilai])?;
    Ok(())
}

/// Why a step cannot be taken.
pub(crate) fn sudah(k: &Kini, ke: &str) -> Tolak {
    let kini = match k.tahap.as_str() {
        "MASUK" => "belum dikerjakan",
        "PROSES" => "sedang dikerjakan",
        "SELESAI" => "sudah selesai dikerjakan",
        "AMBIL" => "sudah diambil",
        _ => "sudah dibatalkan atau dikembalikan",
    };
    let apa = match ke {
        "PROSES" => "diproses",
        "SELESAI" => "diselesaikan",
        "AMBIL" => "diambil",
        "BATAL AMBIL" => "dibatalkan pengambilannya",
        _ => "dibatalkan",
    };
    ServisTolak::Tahap.tolak(format!("Service {} {kini}, tidak bisa {apa}", k.no_service))
}

/// A service with its state, for a step that is to be taken.
pub(crate) struct Dibuka {
    pub(crate) no: NoFaktur,
    pub(crate) kepala: Kepala,
    pub(crate) kini: Kini,
}

/// Finds a service of the store.
pub(crate) fn buka(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<Dibuka> {
    let tidak_ada = || ServisTolak::TidakAda.tolak(format!("Service {} tidak ada di toko ini", teks.trim()));
    let no = NoFaktur::parse(&teks.trim().to_uppercase()).map_err(|_| tidak_ada())?;
    let ada = c.baris_satu::<(Kepala, Kini)>(
        "FROM service JOIN service_kini ON service_kini.toko = service.toko AND service_kini.no_service = service.no_service \
         WHERE service.toko = $1 AND service.no_service = $2",
        args![toko, &no],
    )?;
    let (kepala, kini) = ada.ok_or_else(tidak_ada)?;
    Ok(Dibuka { no, kepala, kini })
}

impl Dibuka {
    /// Refused unless it is in one of these stages.
    pub(crate) fn harus(&self, boleh: &[&str], ke: &str) -> Hasil<()> {
        if boleh.contains(&self.kini.tahap.as_str()) { Ok(()) } else { Err(sudah(&self.kini, ke)) }
    }

    pub(crate) fn milik_toko(&self) -> bool {
        self.kepala.jenis == "TOKO"
    }
}
