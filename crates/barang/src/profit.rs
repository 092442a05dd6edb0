//! Update profit: pieces by a range of barcodes, a new profit for the chosen ones. The price of a piece sold by cost and
//! profit follows at once.

use crate::BarangTolak;
use crate::kartu::{DARI, Kartu};
use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{KodeBarcode, KodeToko, Rupiah};

/// Pieces of one request.
const PALING_BANYAK: i64 = 1_000;
const PROFIT_MAKS: Rupiah = values::JUMLAH_MAKS;

#[derive(Debug, Clone, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Rentang {
    #[param(value_type = String)]
    pub kode_awal: KodeBarcode,
    #[param(value_type = String)]
    pub kode_akhir: KodeBarcode,
}

/// Pieces in the shop whose barcode lies in the range, and how many there are: a long list is cut and says so.
pub fn calon(c: &mut Conn, toko: &KodeToko, r: &Rentang) -> Hasil<(Vec<Kartu>, i64)> {
    if r.kode_akhir < r.kode_awal {
        let pesan = "Kode akhir tidak boleh sebelum kode awal";
        return Err(BarangTolak::RentangBarcode.pada("kode_akhir", pesan));
    }
    let nilai = args![toko, &r.kode_awal, &r.kode_akhir];
    let syarat = "WHERE b.toko = $1 AND b.kode_barcode BETWEEN $2 AND $3 AND b.status IN ('BARU', 'READY')";
    let semua = c.nilai(&format!("SELECT COUNT(*) FROM barang b {syarat}"), nilai)?;
    let sql = format!("{DARI} {syarat} ORDER BY b.kode_barcode LIMIT {PALING_BANYAK}");
    Ok((c.baris::<Kartu>(&sql, nilai)?, semua))
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
        return Err(BarangTolak::Profit.tolak("Harap pilih salah satu data "));
    }
    let waktu = tx.sekarang().to_string();
    let mut jumlah = 0;
    for (ke, b) in u.data.iter().enumerate() {
        let salah = |pesan: String| BarangTolak::Profit.pada(&format!("data[{ke}].profit"), pesan);
        if b.profit < Rupiah::NOL || b.profit > PROFIT_MAKS {
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
