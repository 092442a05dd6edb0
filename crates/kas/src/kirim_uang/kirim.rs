//! Sending money: out of one's own drawer, to head office (or from head office to a branch). The reference number is drawn
//! here; whoever receives the money types it.

use super::KATEGORI_KIRIM;
use crate::KasTolak;
use crate::aturan::{self, salah};
use db::{Tx, args};
use ledger::{Arah, Dok, kas, transit};
use platform::{Hasil, Pelaku, acak, toko};
use serde::{Deserialize, Serialize};
use values::{JenisDok, KodeToko, Rupiah};

#[derive(Debug, Clone, Deserialize, Serialize, utoipa::ToSchema)]
#[schema(as = KirimUangPusat)]
pub struct KirimUang {
    /// the store it goes to; head office when empty
    #[serde(default)]
    pub tujuan: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    #[serde(default)]
    pub keterangan: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = UangTerkirim)]
pub struct Terkirim {
    pub nota_kirim: String,
    pub no_reff: String,
    pub tujuan: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// what one's own drawer holds after it
    #[schema(value_type = i64, required = false)]
    pub saldo: Rupiah,
}

const GALAT: KasTolak = KasTolak::KirimUang;

fn tujuan_sah(tx: &mut Tx<'_>, p: &Pelaku, isi: &str) -> Hasil<KodeToko> {
    let sendiri = toko::cari(tx, &p.toko)?;
    let semua = toko::semua(tx)?;
    let isi = isi.trim();
    let calon = if isi.is_empty() {
        semua.into_iter().find(|t| t.pusat && t.kode_toko != p.toko)
    } else {
        semua.into_iter().find(|t| t.kode_toko.as_str().eq_ignore_ascii_case(isi))
    };
    let Some(t) = calon else {
        let pesan = if isi.is_empty() { "Toko tujuan harus dipilih" } else { "Toko tujuan tidak terdaftar" };
        return salah(GALAT, "tujuan", pesan);
    };
    if t.kode_toko == p.toko {
        return salah(GALAT, "tujuan", "Toko tujuan harus toko lain");
    }
    if !t.pusat && !sendiri.pusat {
        return salah(GALAT, "tujuan", "Uang cabang hanya bisa dikirim ke pusat");
    }
    Ok(t.kode_toko)
}

pub fn kirim(tx: &mut Tx<'_>, p: &Pelaku, m: &KirimUang) -> Hasil<Terkirim> {
    let tujuan = tujuan_sah(tx, p, &m.tujuan)?;
    aturan::jumlah(GALAT, "jumlah_rp", m.jumlah_rp)?;
    let keterangan = aturan::sebaris(GALAT, "keterangan", "Keterangan", &m.keterangan)?.to_uppercase();
    let mut dok = Dok::buka(tx, JenisDok::KirimUang, &p.user_id)?;
    let (no, tgl, waktu) = (dok.no().clone(), dok.tgl_system(), dok.waktu());
    // To be read from paper and typed: nobody receives money whose paper they have not seen.
    let no_reff = acak::sekali_pakai().to_uppercase();
    let baris = kas::BarisKas {
        kasir: p.user_id.clone(),
        kategori: KATEGORI_KIRIM.to_owned(),
        deskripsi: format!("KE {tujuan} {keterangan}").trim().to_owned(),
        arah: Arah::Keluar,
        jumlah: m.jumlah_rp,
    };
    kas::catat(&mut dok, &[baris])?;
    transit::catat(&mut dok, &no_reff, Arah::Masuk, m.jumlah_rp)?;
    dok.tx().exec(
        "INSERT INTO kirim_uang (toko, nota_kirim, no_reff, tujuan, tgl_system, waktu, oleh, jumlah, keterangan, status, \
         diubah) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'DIKIRIM', $6)",
        args![
            &p.toko,
            &no,
            no_reff.as_str(),
            &tujuan,
            tgl,
            waktu,
            &p.user_id,
            m.jumlah_rp,
            keterangan.as_str()
        ],
    )?;
    let saldo = kas::saldo(dok.tx(), &p.user_id)?;
    dok.tutup("KIRIM UANG", &serde_json::json!({ "tujuan": tujuan, "jumlah_rp": m.jumlah_rp }))?;
    Ok(Terkirim {
        nota_kirim: no.to_string(),
        no_reff,
        tujuan: tujuan.to_string(),
        tgl_system: tgl.to_string(),
        jumlah_rp: m.jumlah_rp,
        saldo,
    })
}
