//! The answer to a loss over the norm: what the washer or the house says about it, kept as an event of the lot.

use crate::SepuhanTolak;
use crate::peristiwa::{self, Kejadian};
use db::{Tx, args};
use ledger::audit;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = MintaJawabCuci)]
pub struct MintaJawab {
    pub no_lot: String,
    pub jawaban: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = CuciDijawab)]
pub struct Dijawab {
    pub no_lot: String,
}

/// Writes the answer down.
pub fn jawab(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaJawab) -> Hasil<Dijawab> {
    let jawaban = konter::teks::keterangan(&m.jawaban)?;
    if jawaban.is_empty() {
        return Err(SepuhanTolak::Isian.pada("jawaban", "Jawaban Harus Diisi"));
    }
    let l = peristiwa::lot(tx, &p.toko, &peristiwa::no_lot(&m.no_lot)?)?;
    let rugi: i64 = tx.nilai(
        "SELECT COUNT(*) FROM terima_cuci t WHERE t.toko = $1 AND t.no_lot = $2 AND (t.di_atas = 1 OR t.hilang > 0) \
         AND NOT EXISTS (SELECT 1 FROM batal_sepuhan b WHERE b.toko = t.toko AND b.no_dok = t.no_terima)",
        args![&p.toko, &l.no_lot],
    )?;
    if rugi == 0 {
        let pesan = format!("Lot {} tidak susut di atas norma", l.no_lot);
        return Err(SepuhanTolak::Isian.pada("no_lot", pesan));
    }
    let tgl = platform::toko::cari(tx, &p.toko)?.tgl_system;
    let waktu = tx.sekarang().to_string();
    let sisa = peristiwa::sisa(tx, &p.toko, &l.no_lot)?;
    let no = l.no_lot.to_string();
    let k = Kejadian { peristiwa: "JAWAB", no_dok: "", keterangan: &jawaban, sisa };
    peristiwa::catat(tx, &l.no_lot, &k, (&tgl.to_string(), &waktu, &p.user_id))?;
    let isi = serde_json::json!({ "jawaban": jawaban }).to_string();
    audit::catat(tx, tgl, p.user_id.as_str(), "JAWAB SUSUT CUCI", &no, &isi)?;
    Ok(Dijawab { no_lot: no })
}
