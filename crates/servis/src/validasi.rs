//! A second person looks at services: the validator is the person of the session, `user_id` the cashier who answers for them, and
//! both are kept.

use crate::minta::ServiceValid;
use crate::tahap::{self, Kejadian, buka};
use crate::tolak::ServisTolak;
use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{KodeToko, Rupiah};

/// Services of one validation.
const SEKALI: usize = 200;

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaValidasi {
    /// ALL or a sales person
    pub kode_sales: String,
}

db::bacaan! {
    /// A service that waits to be validated.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct ServiceValidasi {
        pub kode_sales: String = "s.kode_sales",
        pub no_faktur_service: String = "s.no_service",
        pub nama_customer: String = "s.nama_customer",
        pub no_hp: String = "s.no_hp",
        #[schema(value_type = i64)]
        pub dp_rp: Rupiah = "s.dp_rp",
        /// the estimate; what it came to once it is finished
        #[schema(value_type = i64)]
        pub total: Rupiah = "CASE WHEN k.total_rp > 0 THEN k.total_rp ELSE s.estimasi_rp END",
        pub no_faktur_group: String = "s.no_faktur_group",
        pub input_by: String = "s.oleh",
        pub tgl_system: String = "s.tgl_system",
    }
}

/// Services that nobody validated yet, the oldest first.
pub fn menunggu(c: &mut Conn, toko: &KodeToko, t: &TanyaValidasi) -> Hasil<Vec<ServiceValidasi>> {
    let sales = t.kode_sales.trim().to_uppercase();
    if sales.is_empty() {
        return Err(ServisTolak::Validasi.pada("kode_sales", "Kode Sales Tidak Boleh Kosong"));
    }
    Ok(c.baris(
        "FROM service s JOIN service_kini k ON k.toko = s.toko AND k.no_service = s.no_service WHERE s.toko = $1 \
         AND s.jenis = 'CUSTOMER' AND k.terbuka = 1 AND k.valid_by = '' AND ($2 = 'ALL' OR s.kode_sales = $2) \
         ORDER BY s.tgl_system, s.no_service LIMIT 1000",
        args![toko, sales],
    )?)
}

/// All that are named, or none; answers how many.
pub fn validasi(tx: &mut Tx<'_>, p: &Pelaku, m: &ServiceValid) -> Hasil<i64> {
    if m.no_services.is_empty() {
        return Err(ServisTolak::Validasi.pada("no_services", "Harap pilih salah satu transaksi"));
    }
    if m.no_services.len() > SEKALI {
        return Err(
            ServisTolak::Validasi.pada("no_services", format!("Paling banyak {SEKALI} service sekali"))
        );
    }
    let user = konter::penanggung::baca(tx, p, &m.user_id, ServisTolak::Validasi)?;
    let toko = tx.toko().clone();
    let tgl = platform::toko::cari(tx, &toko)?.tgl_system;
    for (ke, teks) in m.no_services.iter().enumerate() {
        let s = buka(tx, &toko, teks)?;
        let salah = |pesan: String| Err(ServisTolak::Validasi.pada(&format!("no_services[{ke}]"), pesan));
        if !s.kini.valid_by.is_empty() {
            return salah(format!("Service {} sudah divalidasi oleh {}", s.no, s.kini.valid_by));
        }
        if !s.kini.terbuka || s.milik_toko() {
            return salah(format!("Service {} sudah {}", s.no, s.kini.tahap));
        }
        if s.kepala.input_by == p.user_id.as_str() {
            return salah(format!("Service {} Anda catat sendiri; orang lain yang memvalidasi", s.no));
        }
        let no = s.no.to_string();
        let k = Kejadian { tahap: "VALID", user_id: &user, rujukan: &no, ..Kejadian::default() };
        tahap::catat_saja(tx, p.user_id.as_str(), tgl, &no, &k)?;
        tahap::isi(tx, &no, "valid_by", p.user_id.as_str().into())?;
        let isi = serde_json::json!({ "user_id": user }).to_string();
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "VALIDASI SERVICE", &no, &isi)?;
    }
    Ok(i64::try_from(m.no_services.len()).unwrap_or(i64::MAX))
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaDetail {
    /// the number of the service
    pub deskripsi: String,
}

db::bacaan! {
    /// A payment of a service.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = ServiceBayar)]
    pub struct BayarService {
        pub jenis: String = "y.jenis",
        #[schema(value_type = i64)]
        pub jumlah_in: Rupiah = "CASE WHEN y.arah = 'MASUK' THEN y.jumlah_rp ELSE 0 END",
        #[schema(value_type = i64)]
        pub jumlah_out: Rupiah = "CASE WHEN y.arah = 'MASUK' THEN 0 ELSE y.jumlah_rp END",
    }
}

/// How a service was paid, for 'Detail Pembayaran': what was paid down, and what later documents of it moved.
pub fn detail_bayar(c: &mut Conn, toko: &KodeToko, t: &TanyaDetail) -> Hasil<Vec<BayarService>> {
    let s = buka(c, toko, &t.deskripsi)?;
    Ok(c.baris(
        "FROM bayar y WHERE y.toko = $1 AND (y.no_faktur_group = $2 OR y.no_faktur_group IN \
         (SELECT e.rujukan FROM service_peristiwa e WHERE e.toko = $1 AND e.no_service = $2)) \
         ORDER BY y.tgl_system, y.no_faktur_group, y.baris",
        args![toko, &s.no],
    )?)
}
