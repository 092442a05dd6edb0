//! Receiving money by its reference number: what was counted goes into one's own drawer, by another person than who sent
//! it. A difference is written down with its reason and stays in transit until it is settled (`selisih`).

use super::{KATEGORI_TERIMA, reff, tandai, tidak_ada};
use crate::KasTolak;
use crate::aturan::{self, salah};
use db::{Tx, args};
use ledger::{Arah, Dok, kas, transit};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{JUMLAH_MAKS, JenisDok, KodeToko, NoFaktur, Rupiah, UserId};

#[derive(Debug, Clone, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = TerimaUang)]
pub struct Terima {
    /// what was counted; what was sent when left out
    #[schema(value_type = Option<i64>)]
    pub jumlah_rp: Option<Rupiah>,
    /// why it differs; wanted when it does
    pub keterangan: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = UangDiterima)]
pub struct Diterima {
    pub no_terima: String,
    pub no_reff: String,
    pub nota_kirim: String,
    pub asal: String,
    #[schema(value_type = i64)]
    pub jumlah_kirim: Rupiah,
    #[schema(value_type = i64)]
    pub jumlah_terima: Rupiah,
    /// received minus sent; stays open until it is settled
    #[schema(value_type = i64)]
    pub selisih: Rupiah,
    /// what one's own drawer holds after it
    #[schema(value_type = i64, required = false)]
    pub saldo: Rupiah,
}

db::bacaan! {
    /// What was sent under a reference number.
    struct Dikirim {
        asal: KodeToko = "toko",
        nota: NoFaktur = "nota_kirim",
        tujuan: KodeToko = "tujuan",
        kirim: Rupiah = "jumlah",
        status: String = "status",
        pengirim: UserId = "oleh",
    }
}

/// Runs under the locks of both stores.
pub fn terima(tx: &mut Tx<'_>, p: &Pelaku, no_reff: &str, m: &Terima) -> Hasil<Diterima> {
    const GALAT: KasTolak = KasTolak::TerimaUang;
    let no_reff = reff(no_reff)?;
    let Dikirim { asal, nota, tujuan, kirim, status, pengirim } = tx
        .baris_satu::<Dikirim>("FROM kirim_uang WHERE no_reff = $1", args![no_reff.as_str()])?
        .ok_or_else(tidak_ada)?;
    // Somebody else's money is told apart from none by nothing.
    if tujuan != p.toko {
        return Err(tidak_ada());
    }
    match status.as_str() {
        "DIKIRIM" => {}
        "DONE" => return Err(KasTolak::BukanDiJalan.tolak(format!("Uang {no_reff} sudah diterima"))),
        _ => return Err(KasTolak::BukanDiJalan.tolak(format!("Kirim uang {no_reff} sudah dibatalkan"))),
    }
    if pengirim == p.user_id {
        return Err(
            KasTolak::DikirimSendiri.tolak("Uang ini Anda kirim sendiri; orang lain yang menerimanya")
        );
    }
    let terima = m.jumlah_rp.unwrap_or(kirim);
    if terima < Rupiah::NOL {
        return salah(GALAT, "jumlah_rp", "Jumlah diterima tidak boleh kurang dari nol");
    }
    if terima > JUMLAH_MAKS {
        return salah(GALAT, "jumlah_rp", format!("Jumlah paling banyak {JUMLAH_MAKS}"));
    }
    let keterangan = aturan::sebaris(GALAT, "keterangan", "Keterangan", &m.keterangan)?.to_uppercase();
    if terima != kirim && keterangan.is_empty() {
        return salah(GALAT, "keterangan", "Jumlah berbeda dari yang dikirim, keterangan harus diisi");
    }
    let mut dok = Dok::buka(tx, JenisDok::TerimaUang, &p.user_id)?;
    let (no, tgl, waktu) = (dok.no().clone(), dok.tgl_system(), dok.waktu());
    if terima > Rupiah::NOL {
        let baris = kas::BarisKas {
            kasir: p.user_id.clone(),
            kategori: KATEGORI_TERIMA.to_owned(),
            deskripsi: format!("DARI {asal} {nota}"),
            arah: Arah::Masuk,
            jumlah: terima,
        };
        kas::catat(&mut dok, &[baris])?;
        transit::catat(&mut dok, &no_reff, Arah::Keluar, terima)?;
    }
    dok.tx().exec(
        "INSERT INTO kirim_uang_terima (toko, no_terima, no_reff, asal, nota_kirim, tgl_system, waktu, oleh, jumlah_kirim, \
         jumlah_terima, keterangan) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        args![
            &p.toko,
            &no,
            no_reff.as_str(),
            &asal,
            &nota,
            tgl,
            waktu,
            &p.user_id,
            kirim,
            terima,
            keterangan.as_str()
        ],
    )?;
    tandai(dok.tx(), &nota, "DONE")?;
    let saldo = kas::saldo(dok.tx(), &p.user_id)?;
    let selisih = terima.kurang(kirim).map_err(aturan::luap)?;
    let isi = serde_json::json!({ "no_reff": no_reff, "dikirim": kirim, "diterima": terima, "keterangan": keterangan });
    dok.tutup("TERIMA UANG", &isi)?;
    Ok(Diterima {
        no_terima: no.to_string(),
        no_reff,
        nota_kirim: nota.to_string(),
        asal: asal.to_string(),
        jumlah_kirim: kirim,
        jumlah_terima: terima,
        selisih,
        saldo,
    })
}
