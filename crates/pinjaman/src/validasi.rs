//! A second person looks at loans: the validator is the person of the session, `user_id` the cashier who answers for them, and both are
//! kept. Only then the money of a large one may leave.

use crate::kini::{self, Kejadian, buka};
use crate::minta::HutangValid;
use crate::tolak::PinjamTolak;
use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{KodeToko, Rupiah};

/// Loans of one validation.
const SEKALI: usize = 200;

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaValidasi {
    /// ALL or a sales person
    pub kode_sales: String,
}

db::bacaan! {
    /// A loan that waits to be validated.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct HutangValidasi {
        pub kode_sales: String = "h.kode_sales",
        pub no_faktur_hutang: String = "h.no_hutang",
        pub nama_customer: String = "h.nama_customer",
        pub alamat_customer: String = "h.alamat_customer",
        pub no_hp: String = "h.no_hp",
        #[schema(value_type = i64)]
        pub jumlah_hutang: Rupiah = "h.pokok_rp",
        #[schema(value_type = i64)]
        pub taksiran_rp: Rupiah = "h.taksiran_rp",
        #[schema(value_type = i64)]
        pub plafond_rp: Rupiah = "h.plafond_rp",
        pub no_kantong: String = "k.no_kantong",
        pub penguji: String = "h.penguji",
        /// TUNGGU or AKTIF
        pub status: String = "k.status",
        pub input_by: String = "h.oleh",
        pub tgl_system: String = "h.tgl_system",
    }
}

/// Loans that nobody validated yet, the oldest first. Those from before this program were looked at then.
pub fn menunggu(c: &mut Conn, toko: &KodeToko, t: &TanyaValidasi) -> Hasil<Vec<HutangValidasi>> {
    let sales = t.kode_sales.trim().to_uppercase();
    if sales.is_empty() {
        return Err(PinjamTolak::Validasi.pada("kode_sales", "Kode Sales Tidak Boleh Kosong"));
    }
    Ok(c.baris(
        "FROM hutang_kini k JOIN hutang h ON h.toko = k.toko AND h.no_hutang = k.no_hutang WHERE k.toko = $1 \
         AND k.terbuka = 1 AND k.valid_by = '' AND h.asal <> 'AWAL' AND ($2 = 'ALL' OR h.kode_sales = $2) \
         ORDER BY h.tgl_system, h.no_hutang LIMIT 1000",
        args![toko, sales],
    )?)
}

/// All that are named, or none; answers how many.
pub fn validasi(tx: &mut Tx<'_>, p: &Pelaku, m: &HutangValid) -> Hasil<i64> {
    if m.no_hutangs.is_empty() {
        return Err(PinjamTolak::Validasi.pada("no_hutangs", "Harap pilih salah satu transaksi"));
    }
    if m.no_hutangs.len() > SEKALI {
        let pesan = format!("Paling banyak {SEKALI} pinjaman sekali");
        return Err(PinjamTolak::Validasi.pada("no_hutangs", pesan));
    }
    let user = konter::penanggung::baca(tx, p, &m.user_id, PinjamTolak::Validasi)?;
    let toko = tx.toko().clone();
    let tgl = platform::toko::cari(tx, &toko)?.tgl_system;
    for (ke, teks) in m.no_hutangs.iter().enumerate() {
        let d = buka(tx, &toko, teks)?;
        let salah = |pesan: String| Err(PinjamTolak::Validasi.pada(&format!("no_hutangs[{ke}]"), pesan));
        if !d.kini.valid_by.is_empty() {
            return salah(format!("Pinjaman {} sudah divalidasi oleh {}", d.no, d.kini.valid_by));
        }
        if !d.kini.terbuka {
            return salah(format!("Pinjaman {} {}", d.no, kini::sebutan(&d.kini)));
        }
        if d.kepala.input_by == p.user_id.as_str() {
            return salah(format!("Pinjaman {} Anda catat sendiri; orang lain yang memvalidasi", d.no));
        }
        let no = d.no.to_string();
        let k = Kejadian { peristiwa: "VALID", user_id: &user, rujukan: &no, ..Kejadian::default() };
        kini::catat_saja(tx, p.user_id.as_str(), tgl, &no, &k)?;
        kini::isi(tx, &no, "valid_by", p.user_id.as_str().into())?;
        let isi = serde_json::json!({ "user_id": user }).to_string();
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "VALIDASI HUTANG", &no, &isi)?;
    }
    Ok(i64::try_from(m.no_hutangs.len()).unwrap_or(i64::MAX))
}
