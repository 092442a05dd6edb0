//! What payments leave behind, whatever document they pay: their rows, the books of the drawer and the accounts, and those
//! of the domains that brought a kind of payment.

use crate::bayar::{BarisBayar, CaraBayar, JenisBayar, Rencana};
use crate::hari::Hari;
use db::Conn;
use ledger::{Arah, Dok, bank, kas};
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{KodeToko, Rupiah};

db::tabel! {
    /// Which document a payment is of.
    struct Kunci in "bayar" {
        toko: KodeToko,
        /// the number of the document, of whatever kind
        no_dok: String = "no_faktur_group",
        baris: i64,
        tgl_system: String,
    }
}

db::tabel! {
    /// A payment as it was written.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = FakturBayar)]
    pub struct Dibayar in "bayar" {
        /// JUAL or BELI
        pub sisi: String,
        /// MASUK or KELUAR
        pub arah: String,
        pub jenis: String,
        #[schema(value_type = i64)]
        pub jumlah_rp: Rupiah,
        #[schema(value_type = i64)]
        pub diterima: Rupiah,
        pub no_rekening: String,
        pub no_rekening_tujuan: String,
        pub atas_nama: String,
        pub kartu_akhir: String,
        /// the deposit or the coupon
        pub rujukan: String,
    }
}

impl From<&BarisBayar> for Dibayar {
    fn from(b: &BarisBayar) -> Self {
        Self {
            sisi: b.sisi.to_owned(),
            arah: if b.masuk { "MASUK" } else { "KELUAR" }.to_owned(),
            jenis: b.jenis.kode().to_owned(),
            jumlah_rp: b.jumlah,
            diterima: b.diterima,
            no_rekening: b.no_rekening.as_ref().map_or_else(String::new, ToString::to_string),
            no_rekening_tujuan: b.tujuan.clone(),
            atas_nama: b.atas_nama.clone(),
            kartu_akhir: b.kartu_akhir.clone(),
            rujukan: b.rujukan.clone(),
        }
    }
}

/// The payments of a document as they were written.
pub fn dari(c: &mut Conn, toko: &KodeToko, no_dok: &str) -> Hasil<Vec<Dibayar>> {
    Ok(c.baris(
        "FROM bayar WHERE bayar.toko = $1 AND bayar.no_faktur_group = $2 ORDER BY bayar.baris",
        db::args![toko, no_dok],
    )?)
}

/// The payments of a document, row by row.
pub fn baris(dok: &mut Dok<'_, '_>, r: &Rencana) -> Hasil<()> {
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let baris = r.baris.iter().zip(1_i64..).map(|(b, n)| {
        let kunci = Kunci { toko: toko.clone(), no_dok: no.clone(), baris: n, tgl_system: tgl.clone() };
        (kunci, Dibayar::from(b))
    });
    tx.sisip(baris)?;
    Ok(())
}

/// The drawer and the accounts; what is no money (exchange, deposit, coupon, points) is not theirs.
pub fn uang(
    dok: &mut Dok<'_, '_>,
    p: &Pelaku,
    h: &Hari,
    r: &Rencana,
    kategori: impl Fn(&BarisBayar) -> &'static str,
) -> Hasil<()> {
    let deskripsi = dok.no().to_string();
    uang_untuk(dok, (p, h), r, kategori, &deskripsi)
}

/// The same for a payment on another document, which the rows name in their description.
pub fn uang_untuk(
    dok: &mut Dok<'_, '_>,
    (p, h): (&Pelaku, &Hari),
    r: &Rencana,
    kategori: impl Fn(&BarisBayar) -> &'static str,
    deskripsi: &str,
) -> Hasil<()> {
    let menunggu = h.set.nyala("VALIDASI_NON_CASH_MODULE");
    let (mut tunai, mut rekening) = (Vec::new(), Vec::new());
    for b in &r.baris {
        let kategori = kategori(b).to_owned();
        let arah = if b.masuk { Arah::Masuk } else { Arah::Keluar };
        match (b.jenis, &b.no_rekening) {
            (JenisBayar::Cash, _) => tunai.push(kas::BarisKas {
                kasir: p.user_id.clone(),
                kategori,
                deskripsi: deskripsi.to_owned(),
                arah,
                jumlah: b.jumlah,
            }),
            (JenisBayar::Transfer | JenisBayar::Debet | JenisBayar::Credit, Some(no)) => {
                rekening.push(bank::BarisBank {
                    no_rekening: no.clone(),
                    jenis: b.jenis.kode().to_owned(),
                    kategori,
                    deskripsi: deskripsi.to_owned(),
                    arah,
                    jumlah: b.jumlah,
                    menunggu,
                });
            }
            _ => {}
        }
    }
    kas::catat(dok, &tunai)?;
    bank::catat(dok, &rekening)?;
    Ok(())
}

/// The books of what domains took as payment.
pub fn lain(dok: &mut Dok<'_, '_>, r: &Rencana, cara: &[&dyn CaraBayar]) -> Hasil<()> {
    for x in cara {
        let miliknya: Vec<&BarisBayar> = r.baris.iter().filter(|b| b.jenis == x.jenis()).collect();
        if !miliknya.is_empty() {
            x.catat(dok, &miliknya)?;
        }
    }
    Ok(())
}
