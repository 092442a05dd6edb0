//! Taking a deposit: who leaves how much, what it is for, and which price is promised. A piece that is put aside leaves
//! its tray in the same document.

use super::GUDANG;
use super::lihat::Diterima;
use crate::acuan::Acuan;
use crate::jual::{self, Disimpan};
use crate::tolak::NiagaTolak;
use barang::pindai::{self, Tujuan};
use barang::{Kartu, Langkah, gerakkan};
use db::{Conn, Tx, args};
use konter::bayar::{self, Jumlah, Rencana};
use konter::dokumen::{self, Isian, Ringkas};
use konter::pelanggan::{self, Pelanggan};
use konter::{Bayar, Dokumen, Kepala, meluap};
use ledger::{Arah, Dok, titipan};
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use values::{Berat, HargaGram, JenisDok, Kadar, Persen, Rupiah, Tanggal};

const GALAT: NiagaTolak = NiagaTolak::Titipan;
pub(super) const KATEGORI: &str = "TITIPAN";

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct TitipanMinta {
    pub customer: pelanggan::PelangganMinta,
    pub kode_sales: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    /// LOCK: the grams are fixed at today's price; FLOAT: the price of the day of the sale
    pub cara_harga: String,
    /// the piece that is put aside
    pub kode_barcode: String,
    /// without a piece: the group a fixed price is for
    pub kode_group: String,
    pub keterangan: String,
    pub pembayaran: Vec<Bayar>,
}

/// What a deposit would be, for the screen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TitipanHitungan)]
pub struct Hitungan {
    pub cara_harga: &'static str,
    pub kode_barcode: String,
    pub nama_barang: String,
    pub kode_group: String,
    /// of a gram; 0 when the price floats and no piece is put aside
    pub harga_gram: i64,
    /// that is fixed, or that the piece weighs
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// what the piece costs today
    #[schema(value_type = i64)]
    pub harga_barang: Rupiah,
    /// what would be left to pay for the piece
    #[schema(value_type = i64)]
    pub sisa: Rupiah,
    pub tgl_akhir: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TitipanTercatat)]
pub struct Tercatat {
    pub no_titip: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub jumlah_rp: Rupiah,
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
    pub tgl_akhir: String,
}

fn salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    NiagaTolak::Titipan.pada(kolom, pesan)
}

struct Siap {
    acuan: Acuan,
    h: Hitungan,
    akhir: Tanggal,
    kartu: Option<(Kartu, Tujuan)>,
}

fn siapkan(c: &mut Conn, p: &Pelaku, m: &TitipanMinta) -> Hasil<Siap> {
    let mut acuan = Acuan::baca(c, p)?;
    let cara_harga = match m.cara_harga.trim().to_uppercase().as_str() {
        "LOCK" => "LOCK",
        "FLOAT" => "FLOAT",
        _ => return Err(salah("cara_harga", "Pilih cara harga: LOCK atau FLOAT")),
    };
    let hari = acuan.set.nilai("MASA_TITIPAN_HARI").trim().parse().unwrap_or(90);
    let akhir = acuan.tgl_system.tambah_hari(hari).map_err(|e| salah("jumlah_rp", e.to_string()))?;
    let mut h = Hitungan {
        cara_harga,
        kode_barcode: String::new(),
        nama_barang: String::new(),
        kode_group: m.kode_group.trim().to_uppercase(),
        harga_gram: 0,
        berat: Berat::NOL,
        harga_barang: Rupiah::NOL,
        sisa: Rupiah::NOL,
        tgl_akhir: akhir.to_string(),
    };
    let mut kartu = None;
    if !m.kode_barcode.trim().is_empty() {
        let b = disimpan(c, p, &mut acuan, m.kode_barcode.trim())?;
        h.kode_barcode.clone_from(&b.kode_barcode);
        h.nama_barang.clone_from(&b.nama_barang);
        h.kode_group.clone_from(&b.kode_group);
        h.harga_gram = b.harga_gram;
        h.berat = b.berat;
        h.harga_barang = b.harga_total;
        h.sisa = b.harga_total.kurang(m.jumlah_rp.min(b.harga_total)).map_err(meluap)?;
        let tujuan = pindai::baki_pertama(c, &p.toko, GALAT, "kode_barcode", GUDANG, 1)?;
        kartu = b.kartu.map(|k| (k, tujuan));
    } else if cara_harga == "LOCK" {
        (h.harga_gram, h.berat) = gram(c, p, &mut acuan, &h.kode_group, m.jumlah_rp)?;
    } else {
        h.kode_group = String::new();
    }
    Ok(Siap { acuan, h, akhir, kartu })
}

/// A piece leaves the showcase for as long as a deposit holds it: not for a few coins.
fn cukup(s: &Siap, jumlah: Rupiah) -> Hasil<()> {
    let persen = s.acuan.hari.hari("TITIPAN_MIN_PERSEN", 10).clamp(0, 100);
    if s.kartu.is_none()
        || i128::from(jumlah.nilai()) * 100 >= i128::from(s.h.harga_barang.nilai()) * i128::from(persen)
    {
        return Ok(());
    }
    let paling = s.h.harga_barang.persen(Persen::perseratus(persen * 100)).map_err(meluap)?;
    let pesan = format!(
        "Barang seharga {} disimpan dengan titipan paling sedikit {paling} ({persen}%)",
        s.h.harga_barang
    );
    Err(salah("jumlah_rp", pesan))
}

/// The piece, priced as a sale would: what forbids its sale forbids to put it aside.
pub(crate) fn disimpan(c: &mut Conn, p: &Pelaku, a: &mut Acuan, kode: &str) -> Hasil<jual::JualBaris> {
    let minta = [jual::JualMinta { kode_barcode: kode.to_owned(), ..jual::JualMinta::default() }];
    let mut baris = jual::siapkan(c, p, a, &minta, &Disimpan::new()).map_err(|t| {
        let pesan = t.kolom.values().next().cloned().unwrap_or_else(|| t.pesan.clone());
        if t.adalah(NiagaTolak::BarisJual) { salah("kode_barcode", pesan) } else { t }
    })?;
    baris.pop().ok_or_else(|| salah("kode_barcode", "Barcode Tidak Ditemukan"))
}

/// The grams that so much money fixes at today's price of a group.
fn gram(c: &mut Conn, p: &Pelaku, a: &mut Acuan, group: &str, jumlah: Rupiah) -> Hasil<(i64, Berat)> {
    if group.is_empty() {
        return Err(salah("kode_group", "Kategori Harus Dipilih untuk harga LOCK"));
    }
    let g = match a.group(c, group) {
        Ok(g) => g.clone(),
        Err(t) if t.adalah(NiagaTolak::Group) => return Err(salah("kode_group", t.pesan)),
        Err(t) => return Err(t),
    };
    let kadar: Kadar = c
        .one(
            "SELECT kadar FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0",
            args![&p.toko, group],
            |r| r.get(0),
        )?
        .unwrap_or(Kadar::NOL);
    let harga: HargaGram = a.gram_jual(&g, kadar)?;
    if harga.nilai() <= 0 {
        return Err(salah("kode_group", format!("Harga emas group {group} hari ini belum ada")));
    }
    let mg = i128::from(jumlah.nilai()) * 1_000 / i128::from(harga.nilai());
    let mg = i64::try_from(mg).map_err(|_| meluap(values::Meluap))?;
    Ok((harga.nilai(), Berat::mg(mg.max(0))))
}

/// What a deposit would come to; nothing is written.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &TitipanMinta) -> Hasil<Hitungan> {
    Ok(siapkan(c, p, m)?.h)
}

/// A deposit on its way through the counter.
struct Titip<'a>(&'a TitipanMinta);

impl Dokumen for Titip<'_> {
    type Siap = Siap;

    const JENIS: JenisDok = JenisDok::Titipan;

    fn isian(&self) -> Isian<'_> {
        Isian {
            customer: &self.0.customer,
            kode_sales: &self.0.kode_sales,
            keterangan: &self.0.keterangan,
            tgl_dokumen: "",
            pembayaran: &self.0.pembayaran,
            neto: None,
            otorisasi: "",
        }
    }

    fn siapkan(&self, tx: &mut Tx<'_>, p: &Pelaku, _: &Pelanggan) -> Hasil<Siap> {
        let s = siapkan(tx, p, self.0)?;
        cukup(&s, self.0.jumlah_rp)?;
        Ok(s)
    }

    fn ringkas<'s>(&self, s: &'s Siap) -> Hasil<Ringkas<'s>> {
        Ok(Ringkas {
            hari: &s.acuan.hari,
            jumlah: Jumlah { masuk: self.0.jumlah_rp, keluar: Rupiah::NOL },
            alasan: &[],
            nominal: self.0.jumlah_rp,
            kategori: KATEGORI,
            baris: Vec::new(),
        })
    }

    fn kategori_uang(_: &bayar::BarisBayar) -> &'static str {
        KATEGORI
    }

    fn tulis(&self, dok: &mut Dok<'_, '_>, _: &Pelaku, s: &mut Siap, k: &Kepala, _: &Rencana) -> Hasil<()> {
        kepala(dok, self.0, s, k)?;
        if let Some((kartu, tujuan)) = s.kartu.take() {
            let l = Langkah::ke_baki(kartu, tujuan.gudang, tujuan.baki)?;
            let kepala = barang::Kepala {
                jenis: "TITIP",
                lawan: &k.siapa.nama_customer,
                rujukan: "",
                keterangan: &k.keterangan,
            };
            gerakkan(dok, &kepala, &[l])?;
        }
        let no_titip = dok.no().clone();
        let masuk = titipan::BarisTitipan { no_titip, arah: Arah::Masuk, jumlah: self.0.jumlah_rp };
        titipan::catat(dok, &[masuk])?;
        Ok(())
    }

    fn jejak(&self, s: &Siap, k: &Kepala) -> (&'static str, serde_json::Value) {
        let isi = serde_json::json!({
            "jumlah": self.0.jumlah_rp, "cara": s.h.cara_harga, "barang": s.h.kode_barcode,
            "pelanggan": k.siapa.kode_pelanggan,
        });
        (KATEGORI, isi)
    }
}

/// Takes a deposit.
pub fn terima(tx: &mut Tx<'_>, p: &Pelaku, m: &TitipanMinta) -> Hasil<Tercatat> {
    if m.customer.kode_pelanggan.trim().is_empty()
        && m.customer.kode_member.trim().is_empty()
        && m.customer.nama_customer.trim().chars().count() < 2
    {
        return Err(salah("customer.nama_customer", "Nama Customer Harus Diisi"));
    }
    if m.jumlah_rp <= Rupiah::NOL {
        return Err(salah("jumlah_rp", "Jumlah titipan harus lebih dari nol"));
    }
    bayar::uang_saja(&m.pembayaran, "Titipan")?;
    let d = dokumen::simpan(tx, p, &Titip(m))?;
    Ok(Tercatat {
        no_titip: d.no.to_string(),
        tgl_system: d.tgl_system.to_string(),
        jumlah_rp: m.jumlah_rp,
        kembali: d.kembali,
        tgl_akhir: d.siap.h.tgl_akhir,
    })
}

fn kepala(dok: &mut Dok<'_, '_>, m: &TitipanMinta, s: &Siap, k: &Kepala) -> Hasil<()> {
    let dari = |f: fn(&Kartu) -> &String| s.kartu.as_ref().map(|(k, _)| f(k).clone()).unwrap_or_default();
    let w = k.siapa.clone();
    let baris = Diterima {
        toko: dok.tx().toko().to_string(),
        no_titip: dok.no().to_string(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        input_by: dok.oleh().to_string(),
        kode_sales: k.kode_sales.clone(),
        kode_pelanggan: w.kode_pelanggan,
        kode_member: w.kode_member,
        nama_customer: w.nama_customer,
        alamat_customer: w.alamat_customer,
        no_hp: w.no_hp,
        jumlah_rp: m.jumlah_rp,
        cara_harga: s.h.cara_harga.to_owned(),
        harga_gram: if s.h.cara_harga == "LOCK" { s.h.harga_gram } else { 0 },
        berat: s.h.berat,
        kode_group: s.h.kode_group.clone(),
        kode_barcode: s.h.kode_barcode.clone(),
        harga_barang: s.h.harga_barang,
        gudang_asal: dari(|k| &k.kode_gudang),
        baki_asal: dari(|k| &k.kode_toko),
        tgl_akhir: s.akhir.to_string(),
        keterangan: k.keterangan.clone(),
        pembayaran_lama: db::Json(Vec::new()),
        no_awal: String::new(),
        no_lama: String::new(),
        tgl_lama: String::new(),
    };
    dok.tx().sisip([baris])?;
    Ok(())
}
