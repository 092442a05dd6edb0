//! The day that is still open: trade of every kind in one store, some of it validated and some waiting, so that no list of
//! the counter opens empty. What a step cannot tell (too little cash, a price that needs a yes) it leaves out.

use super::{Cerita, Ditulis, Pajang, bayar, rp};
use crate::lihat::Sisi;
use crate::{Bayar, JenisBayar, TransaksiMinta, curian, hancur, jual, manual, parkir, titipan, validasi};
use barang::hancur::Hancur;
use barang::pindai::Pindai;
use db::{Tx, args};
use platform::Hasil;
use platform::demo::{HariIniDemo, disetujui};
use std::collections::HashSet;
use std::time::Duration;
use values::{Berat, JamDiam, Rupiah};

/// Pieces that the open day sells or puts aside.
const PERLU: usize = 20;
/// How often a piece that cannot be sold without a yes is put back for another.
const COBA: usize = 6;

/// How a sale of the open day is paid.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cara {
    Tunai,
    Transfer,
    Debet,
    Kredit,
    /// half by card
    Campur,
    Kupon,
    /// some of it with the points of the member who has most
    Poin,
}

/// What is special about a sale.
#[derive(Default)]
struct Khusus {
    kode_potongan: &'static str,
    /// a pouch with the piece
    aksesoris: bool,
    marketplace: &'static str,
    /// nobody left a name
    tanpa_nama: bool,
}

/// The trade of a store that has traded before: what it does today follows from that.
pub(crate) fn hari_ini(tx: &mut Tx<'_>, h: &mut HariIniDemo<'_>) -> Hasil<()> {
    match h.ingatan.milik::<Cerita>() {
        Some(cerita) => cerita.hari_ini(tx, h.jam, h.jarak),
        None => Ok(()),
    }
}

impl Cerita {
    /// Everything that happened until now; `jarak` lies between two transactions.
    fn hari_ini(&mut self, tx: &mut Tx<'_>, jam: &JamDiam, jarak: Duration) -> Hasil<()> {
        self.baca_kupon(tx)?;
        self.masih_terpajang(tx)?;
        self.terima(tx, PERLU)?;
        let mut ditulis = self.penjualan(tx, jam, jarak)?;
        ditulis.extend(self.pembelian(tx, jam, jarak)?);
        jam.maju(jarak);
        ditulis.extend(self.tukar(tx, 0)?.map(|no| (no, None)));
        self.pakai_titip(tx, (jam, jarak), 0, &mut ditulis)?;
        self.titipan_dibelanjakan(tx, &mut ditulis)?;
        self.titipan_hari_ini(tx)?;
        jam.maju(jarak);
        self.manual(tx)?;
        jam.maju(jarak);
        self.pembatalan(tx, &mut ditulis)?;
        self.ke_lebur(tx)?;
        self.diparkir(tx)?;
        self.dicuri(tx)?;
        // The morning's were looked at; the rest waits for a second person.
        let separuh = ditulis.len() / 2;
        let m = validasi::ValidasiMinta {
            no_faktur_groups: ditulis.into_iter().take(separuh).map(|(no, _)| no).collect(),
        };
        if m.no_faktur_groups.is_empty() {
            return Ok(());
        }
        validasi::validasi(tx, &self.toko.spv, Sisi::Semua, &m).map(|_| ())
    }

    /// Somebody comes back for what they left money for; where nobody is left, it is somebody of this morning.
    fn titipan_dibelanjakan(&mut self, tx: &mut Tx<'_>, ditulis: &mut Vec<Ditulis>) -> Hasil<()> {
        for _ in 0..COBA {
            let lama = self.titip.iter().position(|t| t.hari >= 4);
            let t = match lama {
                Some(ke) => self.titip.remove(ke),
                None => self.terima_titip(tx, None, 0)?,
            };
            if self.belanjakan(tx, t, 0, ditulis)? {
                break;
            }
        }
        Ok(())
    }

    /// What others moved, sent or melted today is not for sale any more.
    fn masih_terpajang(&mut self, tx: &mut Tx<'_>) -> Hasil<()> {
        let ada: HashSet<String> = tx
            .rows(
                "SELECT kode_barcode FROM saldo_barang WHERE toko = $1 AND gudang = 'TOKO'",
                args![&self.toko.own.toko],
                |r| r.get(0),
            )?
            .into_iter()
            .collect();
        self.pajang.retain(|b| ada.contains(&b.kode));
        Ok(())
    }

    /// Sales, one for every way to pay.
    fn penjualan(&mut self, tx: &mut Tx<'_>, jam: &JamDiam, jarak: Duration) -> Hasil<Vec<Ditulis>> {
        let biasa = Khusus::default;
        let mut ditulis = Vec::new();
        for (cara, khusus) in [
            (Cara::Tunai, Khusus { tanpa_nama: true, ..biasa() }),
            (Cara::Debet, biasa()),
            (Cara::Tunai, Khusus { kode_potongan: "ULTAH", ..biasa() }),
            (Cara::Transfer, Khusus { marketplace: "TOKOPEDIA", ..biasa() }),
            (Cara::Kredit, biasa()),
            (Cara::Campur, Khusus { aksesoris: true, ..biasa() }),
            (Cara::Kupon, biasa()),
            (Cara::Poin, biasa()),
            (Cara::Tunai, Khusus { kode_potongan: "KHUSUS", ..biasa() }),
        ] {
            jam.maju(jarak);
            for _ in 0..COBA {
                if let Some(no) = self.jual_hari_ini(tx, cara, &khusus)? {
                    ditulis.push((no, Some(true)));
                    break;
                }
            }
        }
        Ok(ditulis)
    }

    /// One sale; a piece that it does not suit goes back.
    fn jual_hari_ini(&mut self, tx: &mut Tx<'_>, cara: Cara, k: &Khusus) -> Hasil<Option<String>> {
        let Some(barang) = self.ambil() else { return Ok(None) };
        let mut m = TransaksiMinta { kode_sales: self.sales(), ..TransaksiMinta::default() };
        let poin = if cara == Cara::Poin { self.pemilik_poin(tx)? } else { None };
        if let Some((kode, _)) = &poin {
            m.customer.kode_pelanggan.clone_from(kode);
        } else if !k.tanpa_nama {
            m.customer = self.pelanggan(tx)?;
        }
        if !k.marketplace.is_empty() {
            k.marketplace.clone_into(&mut m.kode_marketplace);
            m.no_order = format!("INV{}{:06}", self.toko.kode, self.urut * 7 + 3);
        }
        m.detail_barang = vec![jual::JualMinta {
            kode_barcode: barang.kode.clone(),
            kode_potongan: k.kode_potongan.to_owned(),
            status_premi: true,
            ..jual::JualMinta::default()
        }];
        if k.aksesoris {
            m.detail_barang.push(jual::JualMinta {
                kode_group: "ACC".to_owned(),
                kode_dept: "DOMPET".to_owned(),
                kode_toko: "Z01".to_owned(),
                qty: 1,
                harga_satuan: rp(15_000),
                ..jual::JualMinta::default()
            });
        }
        let kasir = self.toko.kasir[usize::from(self.toko.acak.di(0, 1) == 0)].clone();
        let h = crate::hitung(tx, &kasir, &m)?;
        // A discount that somebody must say yes to is given; anything else that needs a yes is not sold here.
        if h.neto <= Rupiah::NOL || (!h.alasan.is_empty() && k.kode_potongan != "KHUSUS") {
            self.pajang.insert(0, barang);
            return Ok(None);
        }
        let Some(pembayaran) = self.cara_hari_ini(cara, h.neto, poin.map_or(Rupiah::NOL, |(_, n)| n)) else {
            self.pajang.insert(0, barang);
            return Ok(None);
        };
        m.pembayaran = pembayaran;
        m.neto = Some(h.neto);
        let t = disetujui(tx, &kasir, &self.toko.own, |tx, izin| {
            crate::simpan(tx, &kasir, &TransaksiMinta { otorisasi: izin.to_owned(), ..m.clone() })
        })?;
        if let Some(no) = t.no_faktur_jual.first() {
            self.catat_terjual(no, barang);
        }
        Ok(Some(t.dokumen.no_faktur_group))
    }

    fn catat_terjual(&mut self, no: &str, b: Pajang) {
        self.terjual.push(super::Nota { no: no.to_owned(), kode: b.kode, berat: b.berat, hari: 0 });
    }

    /// Who of the store's members can pay with points, and how much they are worth.
    fn pemilik_poin(&self, tx: &mut Tx<'_>) -> Hasil<Option<(String, Rupiah)>> {
        let kode: Vec<String> = tx.rows(
            "SELECT s.kode_pelanggan FROM saldo_poin s JOIN pelanggan p ON p.kode_pelanggan = s.kode_pelanggan \
             WHERE p.toko = $1 AND p.kode_member <> '' AND s.saldo > 0 ORDER BY s.saldo DESC, s.kode_pelanggan",
            args![&self.toko.own.toko],
            |r| r.get(0),
        )?;
        let (tgl, kini) = (platform::toko::cari(tx, &self.toko.own.toko)?.tgl_system, tx.sekarang());
        for kode in kode {
            let s = member::poin::lihat(tx, &kode, tgl, kini)?;
            if s.bisa_dipakai > 0 {
                return Ok(Some((kode, rp(s.bisa_dipakai * s.nilai_poin.nilai()))));
            }
        }
        Ok(None)
    }

    fn cara_hari_ini(&mut self, cara: Cara, neto: Rupiah, poin: Rupiah) -> Option<Vec<Bayar>> {
        let n = neto.nilai();
        let tunai = |n: i64| bayar(JenisBayar::Cash, rp((n + 49_999) / 50_000 * 50_000));
        let no_rekening = self.rekening();
        let kartu_akhir = format!("{:04}", self.toko.acak.di(0, 9_999));
        let kartu = |jenis, n| Bayar {
            no_rekening: no_rekening.clone(),
            kartu_akhir: kartu_akhir.clone(),
            ..bayar(jenis, rp(n))
        };
        Some(match cara {
            Cara::Tunai => vec![tunai(n)],
            Cara::Transfer => vec![Bayar { no_rekening, ..bayar(JenisBayar::Transfer, neto) }],
            Cara::Debet => vec![kartu(JenisBayar::Debet, n)],
            Cara::Kredit => vec![kartu(JenisBayar::Credit, n)],
            Cara::Campur => vec![kartu(JenisBayar::Debet, n / 2), tunai(n - n / 2)],
            Cara::Kupon => {
                if n < 2_500_000 || self.kupon.is_empty() {
                    return None;
                }
                let no_kupon = self.kupon.remove(0);
                vec![Bayar { no_kupon, ..bayar(JenisBayar::Kupon, Rupiah::NOL) }, tunai(n)]
            }
            Cara::Poin if poin > Rupiah::NOL && poin < neto => {
                vec![bayar(JenisBayar::Poin, poin), tunai(n - poin.nilai())]
            }
            Cara::Poin => return None,
        })
    }

    /// Purchases: with the shop's nota, with the nota lost, of another shop or without any letter.
    fn pembelian(&mut self, tx: &mut Tx<'_>, jam: &JamDiam, jarak: Duration) -> Hasil<Vec<Ditulis>> {
        let mut ditulis = Vec::new();
        for ke in 0..5 {
            jam.maju(jarak);
            let baris = match ke {
                0 => self.nota_atau_hilang(tx, 0, "BAGUS", false)?,
                1 => self.nota_atau_hilang(tx, 0, "RUSAK RINGAN", true)?,
                2 => self.nota_atau_hilang(tx, 0, "RUSAK RINGAN", false)?,
                _ => Some(self.barang_luar()),
            };
            let Some(baris) = baris else { continue };
            ditulis.extend(self.bayar_beli(tx, baris, ke == 2)?.map(|no| (no, Some(false))));
        }
        Ok(ditulis)
    }

    /// One deposit that was validated, one that waits, with a piece put aside.
    fn titipan_hari_ini(&mut self, tx: &mut Tx<'_>) -> Hasil<()> {
        let t = self.terima_titip(tx, None, 0)?;
        titipan::validasi(tx, &self.toko.spv, &titipan::Valid { no_titip: vec![t.no] })?;
        let barang = self.ambil();
        self.terima_titip(tx, barang, 0).map(|_| ())
    }

    /// Gold without a barcode: sold and bought, and one of each taken back.
    fn manual(&mut self, tx: &mut Tx<'_>) -> Hasil<()> {
        let baris = |dept: &str, baki: &str, qty: i64, mg: i64| manual::ManualBaris {
            kode_group: "375".to_owned(),
            kode_dept: dept.to_owned(),
            kode_gudang: "TOKO".to_owned(),
            kode_toko: baki.to_owned(),
            qty,
            berat: Berat::mg(mg),
            ..manual::ManualBaris::default()
        };
        let (mut jual, mut beli) = (Vec::new(), Vec::new());
        for (dept, baki, qty, mg) in
            [("ANT375", "D01", 2, 2_600), ("CIN375", "A01", 1, 1_650), ("ANT375", "D01", 1, 1_300)]
        {
            let m = manual::ManualMinta {
                detail_barang: vec![baris(dept, baki, qty, mg)],
                ..self.kepala_manual(tx)?
            };
            let h = manual::hitung(tx, &self.toko.kasir[0], &m)?;
            let m = manual::ManualMinta {
                pembayaran: vec![bayar(JenisBayar::Cash, h.neto)],
                neto: Some(h.neto),
                ..m
            };
            jual.extend(self.simpan_manual(tx, &m)?.no_faktur_jual);
        }
        for (dept, qty, mg) in [("CIN375", 1, 2_100), ("CIN375", 1, 1_200)] {
            let m = manual::ManualMinta {
                detail_beli: vec![baris(dept, "A01", qty, mg)],
                ..self.kepala_manual(tx)?
            };
            let h = manual::hitung(tx, &self.toko.kasir[0], &m)?;
            if ledger::kas::saldo(tx, &self.toko.kasir[0].user_id)? < h.total_beli {
                continue;
            }
            let m = manual::ManualMinta {
                pembayaran: vec![bayar(JenisBayar::Cash, h.total_beli)],
                neto: Some(h.neto),
                ..m
            };
            beli.extend(self.simpan_manual(tx, &m)?.no_faktur_beli);
        }
        let alasan = "SALAH TIMBANG".to_owned();
        let m = manual::batal::MintaJual {
            no_faktur_juals: jual.split_off(jual.len().saturating_sub(1)),
            alasan: alasan.clone(),
            otorisasi: String::new(),
        };
        manual::batal::jual(tx, &self.toko.spv, &m)?;
        if beli.len() > 1 {
            let m = manual::batal::MintaBeli {
                no_faktur_belis: beli.split_off(1),
                alasan,
                otorisasi: String::new(),
            };
            manual::batal::beli(tx, &self.toko.spv, &m)?;
        }
        Ok(())
    }

    fn kepala_manual(&mut self, tx: &mut Tx<'_>) -> Hasil<manual::ManualMinta> {
        Ok(manual::ManualMinta {
            customer: self.pelanggan(tx)?,
            kode_sales: self.sales(),
            ..manual::ManualMinta::default()
        })
    }

    fn simpan_manual(
        &self,
        tx: &mut Tx<'_>,
        m: &manual::ManualMinta,
    ) -> Hasil<crate::dua_sisi::TercatatDuaSisi> {
        let kasir = &self.toko.kasir[0];
        disetujui(tx, kasir, &self.toko.own, |tx, izin| {
            manual::simpan(tx, kasir, &manual::ManualMinta { otorisasi: izin.to_owned(), ..m.clone() })
        })
    }

    /// One of today's sales, one of today's purchases, and a sale of an older day with the owner's yes.
    fn pembatalan(&mut self, tx: &mut Tx<'_>, ditulis: &mut Vec<Ditulis>) -> Hasil<()> {
        for (jual, alasan) in [(true, "SALAH SCAN BARANG"), (false, "PELANGGAN TIDAK JADI")] {
            let mut ke = None;
            for (i, (no, j)) in ditulis.iter().enumerate().rev() {
                if *j == Some(jual) && self.bisa_kembali(tx, no)? {
                    ke = Some(i);
                    break;
                }
            }
            if let Some(i) = ke {
                let (no, _) = ditulis.remove(i);
                self.batalkan_satu(tx, jual, &no, alasan)?;
            }
        }
        let toko = tx.toko().clone();
        let lama: Vec<String> = tx.rows(
            "SELECT f.no_faktur_group FROM faktur f JOIN toko t ON t.kode_toko = f.toko AND f.tgl_system < t.tgl_system \
             WHERE f.toko = $1 AND f.jenis = 'JUAL' \
             AND NOT EXISTS (SELECT 1 FROM faktur_batal x WHERE x.toko = f.toko AND x.no_faktur_group = f.no_faktur_group) \
             AND NOT EXISTS (SELECT 1 FROM bayar b WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group \
              AND b.jenis <> 'CASH') \
             AND NOT EXISTS (SELECT 1 FROM kupon_terbit k WHERE k.toko = f.toko AND k.no_faktur_group = f.no_faktur_group) \
             AND NOT EXISTS (SELECT 1 FROM jual j JOIN beli b ON b.kode_barcode = j.kode_barcode WHERE j.toko = f.toko \
              AND j.no_faktur_group = f.no_faktur_group) \
             ORDER BY f.tgl_system DESC, f.no_faktur_group DESC LIMIT 10",
            args![&toko],
            |r| r.get(0),
        )?;
        for no in lama {
            if self.bisa_kembali(tx, &no)? {
                return self.batalkan_satu(tx, true, &no, "BARANG CACAT, DIKEMBALIKAN PELANGGAN");
            }
        }
        Ok(())
    }

    /// The drawers hold what it brought in, and no coupon of it is gone.
    fn bisa_kembali(&self, tx: &mut Tx<'_>, no: &str) -> Hasil<bool> {
        let toko = tx.toko().clone();
        let kurang: i64 = tx.nilai(
            "SELECT COUNT(*) FROM buku_kas b JOIN saldo_kas s ON s.toko = b.toko AND s.kasir = b.kasir \
             WHERE b.toko = $1 AND b.no_dok = $2 AND b.jumlah_in - b.jumlah_out > s.saldo",
            args![&toko, no],
        )?;
        let bank: i64 = tx.nilai(
            "SELECT COUNT(*) FROM bayar WHERE toko = $1 AND no_faktur_group = $2 AND jenis <> 'CASH'",
            args![&toko, no],
        )?;
        Ok(kurang == 0 && bank == 0)
    }

    /// Two bought pieces go to the melt; the others wait in the list.
    fn ke_lebur(&self, tx: &mut Tx<'_>) -> Hasil<()> {
        let t = hancur::TanyaHancur { kode_gudang: "RUSAK".to_owned(), ..hancur::TanyaHancur::default() };
        let calon = hancur::calon(tx, &self.toko.own.toko, &t)?;
        let detail_barang: Vec<Pindai> = calon
            .into_iter()
            .filter(|c| !c.susut)
            .take(2)
            .map(|c| Pindai { kode_barcode: c.kode_barcode, ..Pindai::default() })
            .collect();
        if detail_barang.is_empty() {
            return Ok(());
        }
        let m = Hancur {
            gudang_tujuan: "HANCUR".to_owned(),
            keterangan: "DILEBUR".to_owned(),
            detail_barang,
            ..Hancur::default()
        };
        hancur::hancur(tx, &self.toko.spv, &m).map(|_| ())
    }

    /// A customer who has gone to fetch the money.
    fn diparkir(&mut self, tx: &mut Tx<'_>) -> Hasil<()> {
        let Some(barang) = self.ambil() else { return Ok(()) };
        let isi = TransaksiMinta {
            customer: self.pelanggan(tx)?,
            kode_sales: self.sales(),
            detail_barang: vec![jual::JualMinta {
                kode_barcode: barang.kode,
                status_premi: true,
                ..jual::JualMinta::default()
            }],
            ..TransaksiMinta::default()
        };
        let m = parkir::ParkirMinta { nama: "IBU KE ATM".to_owned(), isi };
        parkir::simpan(tx, &self.toko.kasir[0], &m).map(|_| ())
    }

    /// What the police told the shop to look out for.
    fn dicuri(&self, tx: &mut Tx<'_>) -> Hasil<()> {
        let m = curian::Lapor {
            nama_barang: "KALUNG ITALY".to_owned(),
            kode_dept: "KAL916".to_owned(),
            berat: Berat::mg(37_770),
            ciri: "LIONTIN HURUF R".to_owned(),
            sumber: "POLSEK".to_owned(),
            ..curian::Lapor::default()
        };
        curian::lapor(tx, &self.toko.spv, &m).map(|_| ())
    }
}
