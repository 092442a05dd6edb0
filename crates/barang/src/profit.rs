//! Update profit: pieces by a range of barcodes, a new profit for the chosen ones. The price of a piece sold by cost and
//! profit follows at once.

use crate::kartu::{Kartu, PILIH, baca};
use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use values::{KodeBarcode, KodeToko, Rupiah};

/// Pieces of one request.
const PALING_BANYAK: i64 = 1_000;
const PROFIT_MAKS: Rupiah = Rupiah::new(1_000_000_000_000);

#[derive(Debug, Clone, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Rentang {
    #[param(value_type = String)]
    pub kode_awal: KodeBarcode,
    #[param(value_type = String)]
    pub kode_akhir: KodeBarcode,
}

/// Pieces in the shop whose barcode lies in the range.
pub fn calon(c: &mut Conn, toko: &KodeToko, r: &Rentang) -> Hasil<Vec<Kartu>> {
    if r.kode_akhir < r.kode_awal {
        let pesan = "Kode akhir tidak boleh sebelum kode awal";
        return Err(Tolak::aturan("BARANG-09", pesan).kolom("kode_akhir", pesan));
    }
    let sql = format!(
        "{PILIH} WHERE b.toko = $1 AND b.kode_barcode BETWEEN $2 AND $3 AND b.status IN ('BARU', 'READY') \
         ORDER BY b.kode_barcode LIMIT {PALING_BANYAK}"
    );
    Ok(c.rows(&sql, args![toko, &r.kode_awal, &r.kode_akhir], baca)?)
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = ProfitBaru)]
pub struct Baru {
    #[schema(value_type = String, example = "00000001")]
    pub kode_barcode: KodeBarcode,
    #[schema(value_type = i64)]
    pub profit: Rupiah,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = UbahProfit)]
pub struct Ubah {
    pub data: Vec<Baru>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ProfitTersimpan)]
pub struct Tersimpan {
    pub jumlah: i64,
}

pub fn ubah(tx: &mut Tx<'_>, p: &Pelaku, u: &Ubah) -> Hasil<Tersimpan> {
    if u.data.is_empty() {
        return Err(Tolak::aturan("BARANG-10", "Harap pilih salah satu data "));
    }
    let waktu = tx.sekarang().to_string();
    let mut jumlah = 0;
    for (ke, b) in u.data.iter().enumerate() {
        let salah = |pesan: String| {
            Tolak::aturan("BARANG-10", pesan.clone()).kolom(&format!("data[{ke}].profit"), pesan)
        };
        if b.profit <= Rupiah::NOL || b.profit > PROFIT_MAKS {
            return Err(salah("Profit Harus Diisi".to_owned()));
        }
        let k = crate::kartu::siap(tx, &p.toko, &b.kode_barcode)?;
        if k.profit == b.profit {
            continue;
        }
        tx.exec(
            "UPDATE barang SET profit = $2, diubah = $3, versi = versi + 1 WHERE kode_barcode = $1",
            args![&b.kode_barcode, b.profit, waktu.as_str()],
        )?;
        let isi = serde_json::json!({ "lama": k.profit, "baru": b.profit }).to_string();
        ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "UBAH PROFIT", b.kode_barcode.as_str(), &isi)?;
        jumlah += 1;
    }
    Ok(Tersimpan { jumlah })
}
