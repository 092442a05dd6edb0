//! A second person looks at orders: what nobody looked at yet, and the mark on those that are right. The validator is the person
//! of the session; `user_id` is the cashier who answers for them.

use crate::PesananTolak;
use crate::tabel::{self, Kejadian, Saat};
use db::{Conn, Tx, args};
use platform::modul::Setelan;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use values::{KodeToko, Rupiah};

const MODUL: &str = "VALIDASI_PESANAN_MODULE";
/// Orders of one validation.
const SEKALI: usize = 200;

db::bacaan! {
    /// An order that waits for its second person.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct PesananValidasi {
        pub kode_sales: String = "pesanan.kode_sales",
        pub no_pesanan: String = "pesanan.no_pesanan",
        pub nama_customer: String = "pesanan.nama_customer",
        pub alamat: String = "pesanan.alamat_customer",
        pub no_hp: String = "pesanan.no_hp",
        #[schema(value_type = i64)]
        pub total_harga: Rupiah = "pesanan.total_harga",
        #[schema(value_type = i64)]
        pub jumlah_bayar: Rupiah = "pesanan.jumlah_bayar",
        pub input_by: String = "pesanan.oleh",
        pub tgl_system: String = "pesanan.tgl_system",
        pub tgl_janji: String = "pesanan.tgl_janji",
    }
}

#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaValidasiPesanan {
    /// ALL or a sales person
    pub kode_sales: String,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PesananValid {
    pub no_pesanans: Vec<String>,
    /// the cashier who answers for them
    pub user_id: String,
}

fn nyala(c: &mut Conn, toko: &KodeToko) -> Hasil<()> {
    if Setelan::baca(c, toko)?.nyala(MODUL) {
        return Ok(());
    }
    Err(PesananTolak::ValidasiMati.tolak("Validasi pesanan tidak dipakai di toko ini"))
}

/// Open orders that nobody looked at yet, the oldest first.
pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &TanyaValidasiPesanan) -> Hasil<Vec<PesananValidasi>> {
    nyala(c, toko)?;
    let sales = t.kode_sales.trim().to_uppercase();
    if sales.is_empty() {
        return Err(PesananTolak::Validasi.pada("kode_sales", "Kode Sales Tidak Boleh Kosong"));
    }
    let semua = i64::from(sales == "ALL");
    Ok(c.baris(
        "FROM pesanan_kini JOIN pesanan ON pesanan.toko = pesanan_kini.toko AND pesanan.no_pesanan = pesanan_kini.no_pesanan \
         WHERE pesanan_kini.toko = $1 AND pesanan_kini.terbuka = 1 AND pesanan_kini.valid_oleh = '' \
         AND ($3 = 1 OR pesanan.kode_sales = $2) ORDER BY pesanan.waktu, pesanan.no_pesanan",
        args![toko, sales, semua],
    )?)
}

/// Marks orders as looked at: all of them or none. Answers how many.
pub fn validasi(tx: &mut Tx<'_>, p: &Pelaku, m: &PesananValid) -> Hasil<i64> {
    let toko = tx.toko().clone();
    nyala(tx, &toko)?;
    if m.no_pesanans.is_empty() || m.no_pesanans.len() > SEKALI {
        let pesan = if m.no_pesanans.is_empty() {
            "Harap pilih salah satu transaksi".to_owned()
        } else {
            format!("Paling banyak {SEKALI} pesanan sekali validasi")
        };
        return Err(PesananTolak::Validasi.pada("no_pesanans", pesan));
    }
    let user_id = konter::penanggung::baca(tx, p, &m.user_id, PesananTolak::Validasi)?;
    let tgl = platform::toko::cari(tx, &toko)?.tgl_system;
    let saat = Saat { tgl, waktu: tx.sekarang(), oleh: p.user_id.clone() };
    let mut pernah = HashSet::new();
    for (ke, teks) in m.no_pesanans.iter().enumerate() {
        let o = tabel::baca(tx, &toko, teks)?;
        if !pernah.insert(o.no.to_string()) {
            continue;
        }
        let salah = |pesan: String| Err(PesananTolak::Validasi.pada(&format!("no_pesanans[{ke}]"), pesan));
        if !o.kini.valid_oleh.is_empty() {
            return salah(format!("Pesanan {} sudah divalidasi oleh {}", o.no, o.kini.valid_oleh));
        }
        if !o.kini.terbuka {
            return salah(format!("Pesanan {} sudah {}", o.no, o.kini.tahap));
        }
        if o.isi.input_by == p.user_id.as_str() {
            return salah(format!("Pesanan {} Anda catat sendiri; orang lain yang memvalidasi", o.no));
        }
        let k = Kejadian { tahap: "VALID", user_id: &user_id, ..Kejadian::default() };
        tabel::catat(tx, &o.no, &saat, &[k])?;
        tabel::proyeksi(tx, &o.no, tgl)?;
        let isi = serde_json::json!({ "user_id": user_id }).to_string();
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "VALIDASI PESANAN", &o.no.to_string(), &isi)?;
    }
    Ok(i64::try_from(pernah.len()).unwrap_or(i64::MAX))
}

/// Work begins, and gold goes out, only after the second person, where the store has one.
pub(crate) fn wajib_valid(c: &mut Conn, toko: &KodeToko, o: &tabel::Order) -> Hasil<()> {
    if o.kini.valid_oleh.is_empty() && Setelan::baca(c, toko)?.nyala(MODUL) {
        return Err(PesananTolak::BelumValid.tolak(format!("Pesanan {} belum divalidasi", o.no)));
    }
    Ok(())
}
