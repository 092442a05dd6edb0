//! Points as a payment: whole points of the nota's own customer, at what a point is worth on that day.

use super::{PoinTolak, ambil, bebas};
use crate::aturan;
use db::Conn;
use konter::bayar::{self, BarisBayar, Senilai, Tempat};
use konter::{Bayar, CaraBayar, Hari, JenisBayar, meluap};
use ledger::{Dok, poin as buku};
use platform::Hasil;
use values::Rupiah;

pub struct CaraPoin;

/// So many points pay this; none when it is no whole number of them.
fn banyak(jumlah: Rupiah, nilai: Rupiah) -> Option<i64> {
    let (j, n) = (jumlah.nilai(), nilai.nilai());
    (n > 0 && j > 0 && j % n == 0).then(|| j / n)
}

impl CaraBayar for CaraPoin {
    fn jenis(&self) -> JenisBayar {
        JenisBayar::Poin
    }

    fn nilai(&self, c: &mut Conn, h: &Hari, b: &Bayar, t: Tempat<'_>) -> Hasil<Senilai> {
        let salah = |kolom: &str, pesan: String| Err(bayar::salah(t.ke, kolom, pesan));
        if !h.set.nyala("PENJUALAN_BAYAR_POIN_MODULE") || !h.set.nyala("MEMBER_MODULE") {
            return salah("jenis", "Pembayaran dengan poin tidak dipakai di toko ini".to_owned());
        }
        if t.siapa.kode_member.is_empty() {
            return salah("jenis", "Poin hanya untuk member: pilih membernya dulu".to_owned());
        }
        let nilai = aturan::nilai_poin(c, h.tgl_system)?;
        let Some(poin) = banyak(b.jumlah_rp, nilai) else {
            return salah("jumlah_rp", format!("Jumlah poin harus kelipatan {nilai}"));
        };
        // That the card itself waits is said when the points are taken, with the moment in hand.
        let bisa = bebas(c, &t.siapa.kode_pelanggan)?;
        if poin > bisa {
            let senilai = nilai.kali(bisa).map_err(meluap)?;
            return salah("jumlah_rp", format!("Poin yang bisa dipakai {bisa}, senilai {senilai}"));
        }
        Ok(Senilai { rujukan: t.siapa.kode_pelanggan.clone(), jumlah: b.jumlah_rp })
    }

    fn catat(&self, dok: &mut Dok<'_, '_>, baris: &[&BarisBayar]) -> Hasil<()> {
        let tgl = dok.tgl_system();
        let nilai = aturan::nilai_poin(dok.tx(), tgl)?;
        for b in baris {
            let poin = banyak(b.jumlah, nilai)
                .ok_or_else(|| PoinTolak::Isian.tolak(format!("Jumlah poin harus kelipatan {nilai}")))?;
            ambil(dok, &b.rujukan, buku::Jenis::Bayar, poin, nilai)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hanya_poin_utuh_yang_membayar() {
        let r = Rupiah::new;
        assert_eq!(banyak(r(5_000), r(1_000)), Some(5));
        for (jumlah, nilai) in [(5_001, 1_000), (0, 1_000), (-1_000, 1_000), (1_000, 0)] {
            assert_eq!(banyak(r(jumlah), r(nilai)), None, "{jumlah} {nilai}");
        }
    }
}
