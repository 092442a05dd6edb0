//! What is finished and nobody fetched: told when it is ready, listed after the days of the setting, told again by hand.

use crate::lihat::{BANYAK, URAIAN, lewat, uraian};
use crate::tabel::Kepala;
use crate::tahap::{self, Kejadian, TahapTercatat, buka};
use crate::tolak::ServisTolak;
use db::{Conn, Tx, args};
use konter::Hari;
use pesan::{PesanBaru, antre};
use platform::daftar::Halaman;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::Rupiah;

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaTakDiambil {
    pub skip: i64,
    pub limit: i64,
}

/// A service that waits for its owner.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceTakDiambil)]
pub struct TakDiambil {
    pub no_service: String,
    pub tgl_selesai: String,
    /// days since
    pub hari: i64,
    pub nama_customer: String,
    pub no_hp: String,
    pub uraian: String,
    #[schema(value_type = i64)]
    pub sisa_rp: Rupiah,
    /// the day they were told last; empty: never
    pub dikabari: String,
    pub banyak_kabar: i64,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceTakDiambilTotal)]
pub struct TotalTakDiambil {
    #[schema(value_type = i64)]
    pub sisa_rp: Rupiah,
    /// the days of the setting
    pub batas_hari: i64,
}

db::bacaan! {
    struct Isi {
        no_service: String = "service.no_service",
        tgl_selesai: String = "k.tgl_tahap",
        nama_customer: String = "service.nama_customer",
        no_hp: String = "service.no_hp",
        pertama: String = URAIAN,
        banyak: i64 = BANYAK,
        sisa_rp: Rupiah = SISA,
        dikabari: String = "COALESCE((SELECT MAX(e.tgl_system) FROM service_peristiwa e WHERE e.toko = service.toko \
             AND e.no_service = service.no_service AND e.tahap = 'KABAR'), '')",
        banyak_kabar: i64 = "(SELECT COUNT(*) FROM service_peristiwa e WHERE e.toko = service.toko \
             AND e.no_service = service.no_service AND e.tahap = 'KABAR')",
    }
}

const SISA: &str = "CASE WHEN k.total_rp > service.dp_rp THEN k.total_rp - service.dp_rp ELSE 0 END";
const DARI: &str = "FROM service_kini k JOIN service ON service.toko = k.toko AND service.no_service = k.no_service \
     WHERE k.toko = $1 AND k.terbuka = 1 AND k.tahap = 'SELESAI' AND k.tgl_tahap <= $2";

/// Services finished for longer than the setting says, the oldest first.
pub fn tak_diambil(
    c: &mut Conn,
    p: &Pelaku,
    t: &TanyaTakDiambil,
) -> Hasil<Halaman<TakDiambil, TotalTakDiambil>> {
    let h = Hari::baca(c, p)?;
    let batas_hari = h.hari("SERVICE_TAK_DIAMBIL_HARI", 30).max(0);
    let sampai = h.tgl_system.tambah_hari(-batas_hari).map_err(|e| db::Error::Lain(e.to_string()))?;
    let count = c.nilai(&format!("SELECT COUNT(*) {DARI}"), args![&p.toko, sampai])?;
    let sisa_rp =
        c.nilai(&format!("SELECT CAST(COALESCE(SUM({SISA}), 0) AS BIGINT) {DARI}"), args![&p.toko, sampai])?;
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(200) };
    let sql =
        format!("{DARI} ORDER BY k.tgl_tahap, service.no_service LIMIT {limit} OFFSET {}", t.skip.max(0));
    let kini = h.tgl_system.to_string();
    let data = c
        .baris::<Isi>(&sql, args![&p.toko, sampai])?
        .into_iter()
        .map(|i| TakDiambil {
            hari: lewat(&kini, &i.tgl_selesai),
            uraian: uraian(&i.pertama, i.banyak),
            no_service: i.no_service,
            tgl_selesai: i.tgl_selesai,
            nama_customer: i.nama_customer,
            no_hp: i.no_hp,
            sisa_rp: i.sisa_rp,
            dikabari: i.dikabari,
            banyak_kabar: i.banyak_kabar,
        })
        .collect();
    Ok(Halaman { data, count, total: TotalTakDiambil { sisa_rp, batas_hari } })
}

fn sisa(k: &Kepala, total: Rupiah) -> Rupiah {
    Rupiah::new(total.nilai().saturating_sub(k.dp_rp.nilai()).max(0))
}

/// The owner is told that it is ready; nothing for the shop's own.
pub(crate) fn kabar_selesai(tx: &mut Tx<'_>, p: &Pelaku, k: &Kepala, total: Rupiah) -> Hasil<()> {
    if k.jenis == "TOKO" {
        return Ok(());
    }
    let kunci = format!("SERVICE SELESAI/{}", k.no_service);
    let isi = format!(
        "Yth. {}, service {} sudah selesai dan bisa diambil. Sisa yang dibayar {}.",
        k.nama_customer,
        k.no_service,
        sisa(k, total)
    );
    let m = PesanBaru {
        peristiwa: pesan::Peristiwa::ServiceSelesai,
        kunci: &kunci,
        kode_pelanggan: &k.kode_pelanggan,
        no_hp: &k.no_hp,
        isi: &isi,
        no_dok: &k.no_service,
        oleh: p.user_id.as_str(),
        sampai: None,
    };
    antre(tx, &m)?;
    Ok(())
}

/// Tells the owner of a finished service again; once a day.
pub fn kabari(tx: &mut Tx<'_>, p: &Pelaku, teks: &str) -> Hasil<TahapTercatat> {
    let s = buka(tx, &p.toko, teks)?;
    s.harus(&["SELESAI"], "AMBIL")?;
    if s.milik_toko() || pesan::nomor(&s.kepala.no_hp).is_none() {
        return Err(ServisTolak::Kabar.tolak(format!("Service {} tidak punya nomor HP customer", s.no)));
    }
    let (no, toko) = (s.no.to_string(), tx.toko().clone());
    let tgl = platform::toko::cari(tx, &toko)?.tgl_system;
    let sudah: i64 = tx.nilai(
        "SELECT COUNT(*) FROM service_peristiwa WHERE toko = $1 AND no_service = $2 AND tahap = 'KABAR' AND tgl_system = $3",
        args![&toko, &s.no, tgl],
    )?;
    if sudah > 0 {
        return Err(ServisTolak::Kabar.tolak(format!("Customer service {no} sudah dikabari hari ini")));
    }
    let k = &s.kepala;
    let kunci = format!("SERVICE TAK DIAMBIL/{no}/{tgl}");
    let isi = format!(
        "Yth. {}, service {no} selesai sejak {} dan belum diambil. Sisa yang dibayar {}.",
        k.nama_customer,
        s.kini.tgl_tahap,
        sisa(k, s.kini.total_rp)
    );
    let m = PesanBaru {
        peristiwa: pesan::Peristiwa::ServiceTakDiambil,
        kunci: &kunci,
        kode_pelanggan: &k.kode_pelanggan,
        no_hp: &k.no_hp,
        isi: &isi,
        no_dok: &no,
        oleh: p.user_id.as_str(),
        sampai: None,
    };
    let cara = if antre(tx, &m)?.is_some() { "WHATSAPP" } else { "DICATAT" };
    let e = Kejadian { tahap: "KABAR", rujukan: &no, keterangan: cara, ..Kejadian::default() };
    tahap::catat_saja(tx, p.user_id.as_str(), tgl, &no, &e)?;
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "KABARI SERVICE", &no, "{}")?;
    Ok(TahapTercatat {
        no_service: no.clone(),
        tahap: s.kini.tahap,
        no_dok: no,
        tgl_system: tgl.to_string(),
        total_rp: s.kini.total_rp,
    })
}
