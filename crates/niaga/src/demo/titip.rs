//! Deposits of the demo: somebody leaves money, for a piece or for any, and comes back for it later.

use super::{Cerita, Ditulis, Pajang, Titip, bayar, rp};
use crate::{Bayar, JenisBayar, TransaksiMinta, titipan};
use db::Tx;
use platform::Hasil;
use platform::demo::disetujui;
use std::time::Duration;
use values::{JamDiam, Rupiah};

impl Cerita {
    /// Deposits: taken, validated, used or given back later.
    pub(super) fn titipan(
        &mut self,
        tx: &mut Tx<'_>,
        jam: &JamDiam,
        mundur: i64,
        hari_ini: &mut Vec<Ditulis>,
    ) -> Hasil<()> {
        if mundur % 5 == 2 {
            let barang = if self.toko.acak.di(0, 1) == 0 { self.ambil() } else { None };
            let t = self.terima_titip(tx, barang, mundur)?;
            titipan::validasi(tx, &self.toko.spv, &titipan::Valid { no_titip: vec![t.no.clone()] })?;
            self.titip.push(t);
        }
        self.pakai_titip(tx, (jam, Duration::from_secs(600)), mundur, hari_ini)
    }

    /// Somebody leaves money, for a piece or for any.
    pub(super) fn terima_titip(
        &mut self,
        tx: &mut Tx<'_>,
        barang: Option<Pajang>,
        mundur: i64,
    ) -> Hasil<Titip> {
        let jumlah = rp(i64::try_from(self.toko.acak.di(2, 8)).unwrap_or(2) * 250_000);
        let siapa = self.pelanggan(tx)?;
        let m = titipan::TitipanMinta {
            customer: siapa.clone(),
            kode_sales: self.sales(),
            jumlah_rp: jumlah,
            cara_harga: if barang.is_some() { "LOCK" } else { "FLOAT" }.to_owned(),
            kode_barcode: barang.as_ref().map(|b| b.kode.clone()).unwrap_or_default(),
            pembayaran: vec![bayar(JenisBayar::Cash, jumlah)],
            ..titipan::TitipanMinta::default()
        };
        let (jumlah, m) = self.cukup(tx, m)?;
        let t = titipan::terima(tx, &self.toko.kasir[0], &m)?;
        Ok(Titip { no: t.no_titip, barang, jumlah, hari: mundur, siapa })
    }

    /// As much as the store asks for, to put a piece aside.
    fn cukup(&self, tx: &mut Tx<'_>, m: titipan::TitipanMinta) -> Hasil<(Rupiah, titipan::TitipanMinta)> {
        let h = titipan::hitung(tx, &self.toko.kasir[0], &m)?;
        let paling = rp((h.harga_barang.nilai() / 10 + 49_999) / 50_000 * 50_000);
        let jumlah_rp = m.jumlah_rp.max(paling);
        let pembayaran = vec![bayar(JenisBayar::Cash, jumlah_rp)];
        Ok((jumlah_rp, titipan::TitipanMinta { jumlah_rp, pembayaran, ..m }))
    }

    /// An older deposit is used or given back.
    pub(super) fn pakai_titip(
        &mut self,
        tx: &mut Tx<'_>,
        (jam, jarak): (&JamDiam, Duration),
        mundur: i64,
        hari_ini: &mut Vec<Ditulis>,
    ) -> Hasil<()> {
        let Some(ke) = self.titip.iter().position(|t| t.hari >= mundur + 4) else { return Ok(()) };
        jam.maju(jarak);
        let t = self.titip.remove(ke);
        if mundur % 3 == 0 && t.barang.is_none() && self.toko.berkas(tx, t.jumlah)?.is_some() {
            let kasir = self.toko.berkas(tx, t.jumlah)?.unwrap_or_else(|| self.toko.spv.clone());
            let m = titipan::Kembali {
                alasan: "TIDAK JADI BELI".to_owned(),
                pembayaran: vec![bayar(JenisBayar::Cash, t.jumlah)],
                ..titipan::Kembali::default()
            };
            // Out of the drawer of who gives it back: a supervisor, who is lent it.
            (self.pinjam)(tx, &self.toko, &kasir, t.jumlah)?;
            return disetujui(tx, &self.toko.spv, &self.toko.own, |tx, izin| {
                let m = titipan::Kembali { otorisasi: izin.to_owned(), ..m.clone() };
                titipan::kembali(tx, &self.toko.spv, &t.no, &m).map(|_| ())
            });
        }
        self.belanjakan(tx, t, mundur, hari_ini).map(|_| ())
    }

    /// The deposit pays for its piece, or for any; where it does not suit, it stays.
    pub(super) fn belanjakan(
        &mut self,
        tx: &mut Tx<'_>,
        t: Titip,
        mundur: i64,
        hari_ini: &mut Vec<Ditulis>,
    ) -> Hasil<bool> {
        let barang = match t.barang.clone() {
            Some(b) => vec![b],
            None => self.ambil().into_iter().collect(),
        };
        let pakai = Bayar { no_titip: t.no.clone(), ..bayar(JenisBayar::Titip, t.jumlah) };
        let m = TransaksiMinta {
            pembayaran: vec![pakai],
            customer: t.siapa.clone(),
            ..TransaksiMinta::default()
        };
        let umum = t.barang.is_none().then(|| barang.clone());
        match self.simpan(tx, m, barang, mundur)? {
            Some(no) => {
                hari_ini.push((no, None));
                Ok(true)
            }
            None => {
                self.pajang.extend(umum.into_iter().flatten());
                self.titip.push(t);
                Ok(false)
            }
        }
    }
}
