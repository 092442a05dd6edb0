//! Picking an order up, whole or in parts: a sale of its pieces that uses what was paid down, at the prices that were promised, and tells
//! line by line why it is not what was estimated. Taking a pick-up back puts pieces and money where they were.

use crate::PesananTolak;
use crate::contoh::tanpa_contoh;
use crate::kunci::{self, Kunci};
use crate::tabel::{self, IsiBaris, Kejadian, KiniBaris, Order, Saat};
use crate::validasi::wajib_valid;
use db::{Conn, Tx};
use konter::pelanggan::{self, Pelanggan, PelangganMinta};
use konter::pengambil::{self, Datang, Pemilik, Pengambil};
use konter::uang_muka::{self, CaraDp};
use konter::{Alasan, Bayar, CaraBayar, KodeAlasan, meluap};
use ledger::Dok;
use niaga::acuan::Acuan;
use niaga::batal::{self, Asal, BatalTransaksi};
use niaga::jual::{JualBaris, JualMinta};
use niaga::sumber::{self, BarisSumber, Sumber, Terikat};
use niaga::timbang_lagi::BarangTimbang;
use niaga::{Hitungan, Tercatat, TransaksiMinta};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use values::{Berat, KodeBarcode, NoFaktur, Rupiah};

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PesananAmbilBaris {
    pub baris: i64,
    /// what the scale says now
    #[schema(value_type = Option<f64>)]
    pub berat_timbang: Option<Berat>,
    /// instead of the agreed making charge
    #[schema(value_type = Option<i64>)]
    pub ongkos: Option<Rupiah>,
    /// a row of the discount master
    pub kode_potongan: String,
    #[schema(value_type = i64)]
    pub potongan_rp: Rupiah,
    #[schema(value_type = Option<i64>)]
    pub harga_total: Option<Rupiah>,
}

/// An order is fetched, or some lines of it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PesananAmbil {
    /// the order's when left out
    pub kode_sales: String,
    pub keterangan: String,
    /// the lines that are fetched; empty: all that are left, which must be ready
    pub baris: Vec<i64>,
    /// what is special about lines; may be empty
    pub detail: Vec<PesananAmbilBaris>,
    /// besides what was paid down, which the server adds
    pub pembayaran: Vec<Bayar>,
    /// who fetches it, when it is not the customer
    pub pengambil: String,
    /// what was looked at of who stands there: HP, KTP, SIM or PASPOR; nothing: by approval
    pub pengenal: String,
    /// its last four digits
    pub pengenal_akhir: String,
    /// what the sale comes to on the screen, before the down payment
    #[schema(value_type = Option<i64>)]
    pub neto: Option<Rupiah>,
    pub otorisasi: String,
}

/// Why a line does not cost what was estimated; the four parts are the difference.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct PesananBeda {
    pub baris: i64,
    pub nama_barang: String,
    pub kode_barcode: String,
    #[schema(value_type = f64)]
    pub berat_estimasi: Berat,
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// the grams that keep their price today
    #[schema(value_type = f64)]
    pub gram_kunci: Berat,
    pub harga_gram_estimasi: i64,
    /// that it is sold by: fixed grams and the rest together
    pub harga_gram: i64,
    /// of the day
    pub harga_gram_kini: i64,
    #[schema(value_type = i64)]
    pub ongkos_estimasi: Rupiah,
    #[schema(value_type = i64)]
    pub ongkos: Rupiah,
    #[schema(value_type = i64)]
    pub harga_estimasi: Rupiah,
    #[schema(value_type = i64)]
    pub harga_total: Rupiah,
    #[schema(value_type = i64)]
    pub selisih: Rupiah,
    #[schema(value_type = i64)]
    pub karena_berat: Rupiah,
    #[schema(value_type = i64)]
    pub karena_harga: Rupiah,
    #[schema(value_type = i64)]
    pub karena_ongkos: Rupiah,
    /// rounding, reductions, stones
    #[schema(value_type = i64)]
    pub karena_lain: Rupiah,
    /// a fixed price whose time is over
    pub kunci_habis: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct PesananAmbilHitungan {
    pub transaksi: Hitungan,
    pub penjelasan: Vec<PesananBeda>,
    /// of what was paid down, what pays for it
    #[schema(value_type = i64)]
    pub dp_rp: Rupiah,
    /// what is left of it then, to be given back
    #[schema(value_type = i64)]
    pub sisa_dp: Rupiah,
    #[schema(value_type = i64)]
    pub bayar_rp: Rupiah,
    /// of what was paid down, what the bank has not shown yet
    #[schema(value_type = i64)]
    pub belum_masuk_rp: Rupiah,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct PesananBatalAmbil {
    pub alasan: String,
    /// every piece of the last pick-up on the scale once more
    pub detail_barang: Vec<BarangTimbang>,
    pub otorisasi: String,
}

/// An order as its sale asks of it.
struct Ambilan {
    o: Order,
    /// the lines that are fetched
    pilih: Vec<(IsiBaris, KiniBaris)>,
    /// the grams of each that have a price of their own, while that holds
    kunci: HashMap<i64, Kunci>,
    cara: CaraDp,
    dp: Rupiah,
    /// what there is of it
    saldo: Rupiah,
    pengambil: Pengambil,
}

impl Ambilan {
    /// Nothing of the order is left with this.
    fn seluruhnya(&self) -> bool {
        self.pilih.len() == self.o.baris.len()
    }

    /// What is left of the order is fetched.
    fn sisanya(&self) -> bool {
        let hidup = self.o.baris.iter().filter(|(_, k)| !matches!(k.tahap.as_str(), "AMBIL" | "BATAL"));
        hidup.count() == self.pilih.len()
    }
}

/// The making charge that was agreed: for a piece of about the weight that was estimated; of a much heavier one by its weight.
fn ongkos(b: &IsiBaris, berat: Berat) -> Hasil<Rupiah> {
    let (kini, kira) = (i128::from(berat.sebagai_mg()), i128::from(b.berat_estimasi.sebagai_mg()));
    if kira <= 0 || kini * 5 <= kira * 6 {
        return Ok(b.ongkos);
    }
    let rp = i128::from(b.ongkos.nilai()) * kini / kira;
    i64::try_from(rp).map(Rupiah::new).map_err(|_| meluap(values::Meluap))
}

fn barcode(k: &KiniBaris) -> Hasil<KodeBarcode> {
    Ok(KodeBarcode::parse(&k.kode_barcode).map_err(|e| db::Error::Lain(e.to_string()))?)
}

impl Sumber for Ambilan {
    fn no(&self) -> &NoFaktur {
        &self.o.no
    }

    fn cara(&self) -> Vec<&dyn CaraBayar> {
        vec![&self.cara]
    }

    fn barang(&self, c: &mut Conn, _: &Pelaku) -> Hasil<Vec<Terikat>> {
        let mut semua = Vec::with_capacity(self.pilih.len());
        for (b, k) in &self.pilih {
            let kartu = barang::satu(c, &barcode(k)?)?;
            let kunci = match self.kunci.get(&b.baris) {
                Some(q) => Some(q.untuk(kartu.kadar, b.kadar)?),
                None => None,
            };
            semua.push(Terikat {
                kode_barcode: k.kode_barcode.clone(),
                kunci,
                ongkos: Some(ongkos(b, kartu.berat)?),
                tetap: None,
            });
        }
        Ok(semua)
    }

    fn alasan(&self, c: &mut Conn, p: &Pelaku, _: &Pelanggan) -> Hasil<Vec<Alasan>> {
        let mut semua = Vec::new();
        let rp = kunci::belum_masuk(c, &p.toko, &self.o)?;
        if rp > Rupiah::NOL {
            let pesan = format!(
                "Uang muka {} dibayar non tunai {rp} yang belum divalidasi bank, dipakai {}",
                self.o.no, self.dp
            );
            semua.push(Alasan::new(KodeAlasan::UangBelumMasuk, pesan));
        }
        // Nobody here saw the money of an old paper come: who said that it did does not sell against it alone.
        let awal: i64 = c.nilai(
            "SELECT COUNT(*) FROM kerja_awal WHERE toko = $1 AND no_dok = $2",
            db::args![&p.toko, &self.o.no],
        )?;
        if awal > 0 && self.o.isi.input_by == p.user_id.as_str() {
            let pesan =
                format!("Pesanan {} dari kertas lama Anda impor sendiri, uang muka {}", self.o.no, self.dp);
            semua.push(Alasan::new(KodeAlasan::UangBelumMasuk, pesan));
        }
        semua.extend(self.pengambil.alasan.clone());
        Ok(semua)
    }

    fn tercatat(&self, dok: &mut Dok<'_, '_>, _: &[BarisSumber<'_>]) -> Hasil<()> {
        let (saat, rujukan) = (Saat::dari(dok), dok.no().to_string());
        crate::pajak::keluar(dok, &self.o, (self.dp, self.saldo))?;
        let tx = dok.tx();
        for (_, k) in &self.pilih {
            tabel::garis(tx, &self.o.no, &KiniBaris { tahap: "AMBIL".to_owned(), ..k.clone() })?;
        }
        let e = Kejadian {
            tahap: "AMBIL",
            rujukan: &rujukan,
            jumlah: self.dp,
            keterangan: &self.pengambil.nama,
            pengenal: &self.pengambil.pengenal,
            ..Kejadian::default()
        };
        let baris: Vec<i64> = self.pilih.iter().map(|(b, _)| b.baris).collect();
        tabel::catat(tx, &self.o.no, &saat, &per_baris(e, &baris, self.seluruhnya()))?;
        tabel::proyeksi(tx, &self.o.no, saat.tgl)?;
        Ok(())
    }
}

/// One event for the whole order, or one a line; the first carries the money.
pub(crate) fn per_baris<'a>(e: Kejadian<'a>, baris: &[i64], seluruhnya: bool) -> Vec<Kejadian<'a>> {
    if seluruhnya {
        return vec![e];
    }
    let satu = |(ke, baris): (usize, &i64)| Kejadian {
        baris: *baris,
        jumlah: if ke == 0 { e.jumlah } else { Rupiah::NOL },
        potong: if ke == 0 { e.potong } else { Rupiah::NOL },
        ..e
    };
    baris.iter().enumerate().map(satu).collect()
}

/// The lines that are fetched: named ones that are ready, or all that are left.
fn pilih(o: &Order, diminta: &[i64]) -> Hasil<Vec<(IsiBaris, KiniBaris)>> {
    if diminta.is_empty() {
        o.wajib(&["SELESAI"])?;
        return Ok(o.baris.iter().filter(|(_, k)| k.tahap == "SELESAI").cloned().collect());
    }
    o.wajib(&["PROSES", "SELESAI"])?;
    let semua = crate::kerja::pilih(o, diminta, &["SELESAI"])?;
    Ok(semua.into_iter().cloned().collect())
}

/// The order as it is fetched, and the sale without what was paid down.
fn siapkan(c: &mut Conn, p: &Pelaku, teks: &str, m: &PesananAmbil) -> Hasil<(Ambilan, TransaksiMinta)> {
    let o = tabel::baca(c, &p.toko, teks)?;
    let pilih = pilih(&o, &m.baris)?;
    wajib_valid(c, &p.toko, &o)?;
    tanpa_contoh(c, p, &o)?;
    uang_muka::bukan_dp(&m.pembayaran)?;
    for (ke, d) in m.detail.iter().enumerate() {
        if pilih.iter().all(|(b, _)| b.baris != d.baris)
            || m.detail.iter().take(ke).any(|x| x.baris == d.baris)
        {
            let pesan = format!("Barang {} tidak ada atau disebut dua kali", d.baris);
            return Err(PesananTolak::Ambil.pada(&format!("detail[{ke}].baris"), pesan));
        }
    }
    let kode_pelanggan = pelanggan::utama(c, &o.isi.kode_pelanggan)?;
    let pengambil = siapa(c, &o, &kode_pelanggan, m)?;
    let hari = platform::toko::cari(c, &p.toko)?.tgl_system;
    let kunci = if hari <= o.tgl_kunci()? { kunci::baca(c, p, &o)? } else { HashMap::new() };
    let baris = pilih.iter().map(|(b, k)| {
        let d = m.detail.iter().find(|d| d.baris == b.baris).cloned().unwrap_or_default();
        JualMinta {
            kode_barcode: k.kode_barcode.clone(),
            berat_timbang: d.berat_timbang,
            ongkos: d.ongkos,
            kode_potongan: d.kode_potongan,
            potongan_rp: d.potongan_rp,
            harga_total: d.harga_total,
            ..JualMinta::default()
        }
    });
    let t = TransaksiMinta {
        customer: PelangganMinta { kode_pelanggan, ..PelangganMinta::default() },
        kode_sales: if m.kode_sales.trim().is_empty() {
            o.isi.kode_sales.clone()
        } else {
            m.kode_sales.clone()
        },
        keterangan: m.keterangan.clone(),
        detail_barang: baris.collect(),
        pembayaran: m.pembayaran.clone(),
        neto: m.neto,
        otorisasi: m.otorisasi.clone(),
        ..TransaksiMinta::default()
    };
    let cara = CaraDp::new(o.no.clone());
    Ok((Ambilan { o, pilih, kunci, cara, dp: Rupiah::NOL, saldo: Rupiah::NOL, pengambil }, t))
}

/// The person on the order, by what was looked at; anybody else by approval.
fn siapa(c: &mut Conn, o: &Order, kode_pelanggan: &str, m: &PesananAmbil) -> Hasil<Pengambil> {
    let dokumen = format!("Pesanan {}", o.no);
    let pemilik =
        Pemilik { dokumen: &dokumen, kode_pelanggan, nama: &o.isi.nama_customer, no_hp: &o.isi.no_hp };
    let datang = Datang { nama: &m.pengambil, pengenal: &m.pengenal, akhir: &m.pengenal_akhir };
    pengambil::periksa(c, pemilik, datang)
}

/// Of what is there, the share of the lines that are fetched by their estimates; all of it with the last ones.
fn bagian(a: &Ambilan, saldo: Rupiah) -> Hasil<Rupiah> {
    if a.sisanya() {
        return Ok(saldo);
    }
    let hidup = a.o.baris.iter().filter(|(_, k)| !matches!(k.tahap.as_str(), "AMBIL" | "BATAL"));
    let semua: i128 = hidup.map(|(b, _)| i128::from(b.harga_estimasi.nilai())).sum();
    let ini: i128 = a.pilih.iter().map(|(b, _)| i128::from(b.harga_estimasi.nilai())).sum();
    let rp = i128::from(saldo.nilai()) * ini / semua.max(1);
    i64::try_from(rp).map(Rupiah::new).map_err(|_| meluap(values::Meluap))
}

/// The same, with as much of what was paid down as the sale costs.
fn dengan_dp(
    c: &mut Conn,
    p: &Pelaku,
    (mut a, mut t): (Ambilan, TransaksiMinta),
) -> Hasil<(Ambilan, TransaksiMinta, Rupiah)> {
    let tanpa = niaga::hitung_untuk(c, p, &t, &a)?;
    let saldo = uang_muka::saldo(c, &p.toko, &a.o.no)?;
    a.dp = bagian(&a, saldo)?.min(tanpa.neto);
    a.saldo = saldo;
    if a.dp > Rupiah::NOL {
        t.pembayaran.push(uang_muka::bayar(&a.o.no, a.dp));
    }
    let sisa = saldo.kurang(a.dp).map_err(meluap)?;
    Ok((a, t, sisa))
}

fn kali(gram: i64, mg: i64) -> Hasil<Rupiah> {
    let rp = i128::from(gram) * i128::from(mg) / 1_000;
    i64::try_from(rp).map(Rupiah::new).map_err(|_| meluap(values::Meluap))
}

fn beda(c: &mut Conn, acuan: &mut Acuan, a: &Ambilan, (b, j): (&IsiBaris, &JualBaris)) -> Hasil<PesananBeda> {
    let g = acuan.group(c, &j.kode_group)?.clone();
    let kini = acuan.gram_jual(&g, j.kadar)?;
    let kunci = match a.kunci.get(&b.baris) {
        Some(q) => q.untuk(j.kadar, b.kadar)?.1.min(j.berat),
        None => Berat::NOL,
    };
    let selisih = j.harga_total.kurang(b.harga_estimasi).map_err(meluap)?;
    let karena_berat = kali(b.harga_gram, j.berat.sebagai_mg() - b.berat_estimasi.sebagai_mg())?;
    let karena_harga = kali(j.harga_gram - b.harga_gram, j.berat.sebagai_mg())?;
    let karena_ongkos = j.ongkos.kurang(b.ongkos).map_err(meluap)?;
    let lain = [karena_berat, karena_harga, karena_ongkos];
    let karena_lain = lain.iter().try_fold(selisih, |s, r| s.kurang(*r)).map_err(meluap)?;
    Ok(PesananBeda {
        baris: b.baris,
        nama_barang: b.nama_barang.clone(),
        kode_barcode: j.kode_barcode.clone(),
        berat_estimasi: b.berat_estimasi,
        berat: j.berat,
        gram_kunci: kunci,
        harga_gram_estimasi: b.harga_gram,
        harga_gram: j.harga_gram,
        harga_gram_kini: kini.nilai(),
        ongkos_estimasi: b.ongkos,
        ongkos: j.ongkos,
        harga_estimasi: b.harga_estimasi,
        harga_total: j.harga_total,
        selisih,
        karena_berat,
        karena_harga,
        karena_ongkos,
        karena_lain,
        kunci_habis: b.cara_harga == "LOCK" && b.gram_kunci > Berat::NOL && a.kunci.is_empty(),
    })
}

/// What fetching it costs today, and why; nothing is written.
pub fn hitung(c: &mut Conn, p: &Pelaku, teks: &str, m: &PesananAmbil) -> Hasil<PesananAmbilHitungan> {
    let siap = siapkan(c, p, teks, m)?;
    let (a, t, sisa_dp) = dengan_dp(c, p, siap)?;
    let transaksi = niaga::hitung_untuk(c, p, &t, &a)?;
    let mut acuan = Acuan::baca(c, p)?;
    let penjelasan = a
        .pilih
        .iter()
        .zip(&transaksi.detail_barang)
        .map(|((b, _), j)| beda(c, &mut acuan, &a, (b, j)))
        .collect::<Hasil<Vec<_>>>()?;
    Ok(PesananAmbilHitungan {
        penjelasan,
        dp_rp: a.dp,
        sisa_dp,
        bayar_rp: transaksi.neto.kurang(a.dp).map_err(meluap)?,
        belum_masuk_rp: kunci::belum_masuk(c, &p.toko, &a.o)?,
        transaksi,
    })
}

/// Money paid down waits while the card of who paid it changed a little while ago.
pub(crate) fn tidak_ditahan(tx: &mut Tx<'_>, o: &Order) -> Hasil<()> {
    let (kode, kini) = (pelanggan::utama(tx, &o.isi.kode_pelanggan)?, tx.sekarang());
    match pelanggan::tertahan(tx, &kode, kini)? {
        None => Ok(()),
        Some(s) => {
            let pesan = format!(
                "Kartu pemilik pesanan {} baru diubah; uang mukanya bisa dipakai sesudah {} {}",
                o.no,
                s.tanggal(),
                s.jam()
            );
            Err(PesananTolak::Ditahan.tolak(pesan))
        }
    }
}

/// Fetches an order: its sale.
pub fn ambil(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &PesananAmbil) -> Hasil<Tercatat> {
    let siap = siapkan(tx, p, teks, m)?;
    tidak_ditahan(tx, &siap.0.o)?;
    let (a, t, _) = dengan_dp(tx, p, siap)?;
    niaga::simpan_untuk(tx, p, &t, &a)
}

/// Takes the last pick-up back: the pieces are on the scale and lie aside again, the down payment stands again.
pub fn batal_ambil(tx: &mut Tx<'_>, p: &Pelaku, teks: &str, m: &PesananBatalAmbil) -> Hasil<batal::Tercatat> {
    let o = tabel::baca(tx, &p.toko, teks)?;
    let Some(jual) = sumber::penjualannya(tx, &p.toko, &o.no)?.pop() else {
        return Err(PesananTolak::Tahap.tolak(format!("Pesanan {} belum diambil", o.no)));
    };
    let minta = BatalTransaksi {
        no_faktur: jual.to_string(),
        alasan: m.alasan.clone(),
        otorisasi: m.otorisasi.clone(),
    };
    let kembali = |dok: &mut Dok<'_, '_>, asal: &NoFaktur| -> Hasil<()> {
        let (saat, rujukan) = (Saat::dari(dok), dok.no().to_string());
        let tx = dok.tx();
        let toko = tx.toko().clone();
        let diambil: Vec<(i64, Rupiah)> = tx.rows(
            "SELECT baris, jumlah_rp FROM pesanan_peristiwa WHERE toko = $1 AND no_pesanan = $2 AND tahap = 'AMBIL' AND rujukan = $3 \
             ORDER BY urut",
            db::args![&toko, &o.no, asal],
            |r| Ok((r.int(0)?, r.get(1)?)),
        )?;
        for (baris, jumlah) in diambil {
            for (_, k) in o.baris.iter().filter(|(b, _)| baris == 0 || b.baris == baris) {
                tabel::garis(tx, &o.no, &KiniBaris { tahap: "SELESAI".to_owned(), ..k.clone() })?;
            }
            let e =
                Kejadian { baris, tahap: "BATAL AMBIL", rujukan: &rujukan, jumlah, ..Kejadian::default() };
            tabel::catat(tx, &o.no, &saat, &[e])?;
        }
        tabel::proyeksi(tx, &o.no, saat.tgl)?;
        Ok(())
    };
    let asal =
        Asal { no: &o.no, timbang: &m.detail_barang, beda: "beli kembali dengan notanya", kembali: &kembali };
    batal::batal_untuk(tx, p, &minta, asal)
}
