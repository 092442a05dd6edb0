//! Writing a customer's transaction: its head, its lines, and what each book gets. Nothing is decided here; what comes in
//! was checked and priced.

use super::{Minta, Siap};
use crate::bayar::{JenisBayar, Rencana};
use crate::{bayar_tulis, beli, jual};
use barang::masuk_beli;
use barang::susut::{self, Ajuan};
use barang::{Kepala, Langkah, gerakkan};
use db::Val;
use ledger::stok::{Lokasi, Luar};
use ledger::{Arah, Dok, curah, kupon, pajak, titipan};
use platform::{Hasil, Pelaku, Tolak};
use values::{Berat, NoFaktur, Rupiah, Tanggal};

/// What stands at the head, beside the customer.
pub(super) struct Kepalanya<'a> {
    pub(super) jenis: &'static str,
    pub(super) tgl_dokumen: Tanggal,
    pub(super) kode_sales: String,
    pub(super) kode_marketplace: String,
    pub(super) keterangan: String,
    pub(super) m: &'a Minta,
    pub(super) rencana: &'a Rencana,
}

fn berat(semua: impl Iterator<Item = Berat>) -> i64 {
    semua.map(Berat::sebagai_mg).sum()
}

pub(super) fn tulis_faktur(dok: &mut Dok<'_, '_>, s: &Siap, k: &Kepalanya<'_>) -> Hasil<()> {
    let tipe = match (k.jenis, s.jual.first()) {
        (_, Some(b)) if b.is_berlian => "PENJUALAN BERLIAN",
        (_, Some(b)) if b.jenis_group == "TUA" => "PENJUALAN TUA",
        (_, Some(_)) => "PENJUALAN",
        _ => "PEMBELIAN",
    };
    let (no, tgl, waktu, oleh) = (dok.no().clone(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let w = &s.siapa;
    let qty = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let nilai: Vec<Val> = vec![
        (&toko).into(),
        (&no).into(),
        k.jenis.into(),
        tipe.into(),
        tgl.into(),
        k.tgl_dokumen.into(),
        waktu.into(),
        (&oleh).into(),
        k.kode_sales.as_str().into(),
        w.kode_pelanggan.as_str().into(),
        w.kode_member.as_str().into(),
        w.jenis_pelanggan.as_str().into(),
        w.nama_customer.as_str().into(),
        w.alamat_customer.as_str().into(),
        w.no_hp.as_str().into(),
        w.nik.as_str().into(),
        k.kode_marketplace.as_str().into(),
        k.m.no_order.trim().into(),
        k.keterangan.as_str().into(),
        s.jual.iter().map(|b| b.qty).sum::<i64>().into(),
        berat(s.jual.iter().map(|b| b.berat)).into(),
        s.total_jual.into(),
        qty(s.beli.len()).into(),
        berat(s.beli.iter().map(|b| b.berat)).into(),
        s.total_beli.into(),
        s.neto.into(),
        k.rencana.kembali.into(),
        if s.total_jual > Rupiah::NOL { k.rencana.uang } else { Rupiah::NOL }.into(),
    ];
    const KOLOM: [&str; 28] = [
        "toko",
        "no_faktur_group",
        "jenis",
        "tipe_nota",
        "tgl_system",
        "tgl_dokumen",
        "waktu",
        "oleh",
        "kode_sales",
        "kode_pelanggan",
        "kode_member",
        "jenis_pelanggan",
        "nama_customer",
        "alamat_customer",
        "no_hp",
        "nik",
        "kode_marketplace",
        "no_order",
        "keterangan",
        "qty_jual",
        "berat_jual",
        "total_jual",
        "qty_beli",
        "berat_beli",
        "total_beli",
        "neto",
        "kembali",
        "dasar_poin",
    ];
    tx.sisip_banyak("faktur", &KOLOM, std::iter::once(Ok::<_, db::Error>(nilai)))?;
    Ok(())
}

const KOLOM_JUAL: [&str; 46] = [
    "toko",
    "no_faktur_group",
    "baris",
    "no_faktur_jual",
    "tgl_system",
    "kode_sales",
    "jenis_barang",
    "kode_barcode",
    "kode_intern",
    "nama_barang",
    "kode_group",
    "jenis_group",
    "kelompok_harga",
    "kode_dept",
    "is_berlian",
    "is_lm",
    "kode_gudang",
    "kode_baki",
    "qty",
    "kadar",
    "kadar_cetak",
    "berat_awal",
    "berat",
    "nama_atribut",
    "berat_atribut",
    "harga_gram",
    "nilai_emas",
    "ongkos",
    "harga_atribut",
    "total_berlian_rp",
    "total_usd",
    "curr",
    "harga_jual",
    "diskon",
    "harga_hitung",
    "harga_total",
    "total_pokok",
    "asal_perolehan",
    "tarif_ppn",
    "dpp",
    "ppn",
    "status_premi",
    "no_titip",
    "no_pesanan",
    "otorisasi",
    "rincian",
];

pub(super) fn tulis_jual(
    dok: &mut Dok<'_, '_>,
    jual: &[jual::Baris],
    no_jual: &[NoFaktur],
    sales: &str,
    oto: &str,
) -> Hasil<()> {
    if jual.is_empty() {
        return Ok(());
    }
    let (no, tgl) = (dok.no().clone(), dok.tgl_system());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let baris = jual.iter().zip(no_jual).zip(1_i64..).map(|((b, fj), n)| {
        let rincian = serde_json::to_string(&b.rumus).map_err(|e| db::Error::Lain(e.to_string()))?;
        let oto = if b.alasan.is_empty() { "" } else { oto };
        let v: Vec<Val> = vec![
            (&toko).into(),
            (&no).into(),
            n.into(),
            fj.into(),
            tgl.into(),
            sales.into(),
            b.jenis_barang.into(),
            b.kode_barcode.as_str().into(),
            b.kode_intern.as_str().into(),
            b.nama_barang.as_str().into(),
            b.kode_group.as_str().into(),
            b.jenis_group.as_str().into(),
            b.kelompok_harga.as_str().into(),
            b.kode_dept.as_str().into(),
            i64::from(b.is_berlian).into(),
            i64::from(b.is_lm).into(),
            b.kode_gudang.as_str().into(),
            b.kode_baki.as_str().into(),
            b.qty.into(),
            b.kadar.into(),
            b.kadar_cetak.into(),
            b.berat_awal.into(),
            b.berat.into(),
            b.nama_atribut.as_str().into(),
            b.berat_atribut.into(),
            b.harga_gram.into(),
            b.nilai_emas.into(),
            b.ongkos.into(),
            b.harga_atribut.into(),
            b.total_berlian_rp.into(),
            b.total_usd.sebagai_sen().into(),
            b.curr.sebagai_sen().into(),
            b.harga_jual.into(),
            b.diskon.into(),
            b.harga_hitung.into(),
            b.harga_total.into(),
            b.total_pokok.into(),
            b.asal_perolehan.as_str().into(),
            b.tarif_ppn.sebagai_perseratus().into(),
            b.dpp.into(),
            b.ppn.into(),
            i64::from(b.status_premi).into(),
            b.no_titip.as_str().into(),
            "".into(),
            oto.into(),
            rincian.into(),
        ];
        Ok::<_, db::Error>(v)
    });
    tx.sisip_banyak("jual", &KOLOM_JUAL, baris)?;
    let kena: Vec<pajak::Baris> = jual
        .iter()
        .zip(no_jual)
        .filter(|(b, _)| b.ppn > Rupiah::NOL)
        .map(|(b, fj)| pajak::Baris {
            no_faktur: fj.to_string(),
            jenis: pajak::PPN_KELUARAN.to_owned(),
            tarif: b.tarif_ppn,
            dpp: b.dpp,
            pajak: b.ppn,
        })
        .collect();
    pajak::catat(dok, &kena)?;
    Ok(())
}

const KOLOM_BELI: [&str; 40] = [
    "toko",
    "no_faktur_group",
    "baris",
    "no_faktur_beli",
    "tgl_system",
    "kode_sales",
    "surat",
    "toko_nota",
    "no_faktur_nota",
    "tgl_nota",
    "no_faktur_ext",
    "kode_barcode",
    "nama_barang",
    "kode_group",
    "jenis_group",
    "kelompok_harga",
    "kode_dept",
    "kode_gudang",
    "kode_baki",
    "kadar",
    "kadar_uji",
    "berat_nota",
    "berat_timbang",
    "berat",
    "harga_nota",
    "harga_emas",
    "kondisi",
    "tipe_kondisi",
    "cara_nilai",
    "nilai",
    "potongan",
    "rugi_nota",
    "harga_hitung",
    "harga",
    "harga_rata",
    "rata_asal",
    "no_susut",
    "otorisasi",
    "rincian",
    "kartu_lama",
];

/// Brings the cards in line, writes the lines, and answers the pieces on their way in.
pub(super) fn tulis_beli(
    dok: &mut Dok<'_, '_>,
    p: &Pelaku,
    beli: &mut [beli::Baris],
    no_beli: &[NoFaktur],
    sales: &str,
    oto: &str,
) -> Hasil<Vec<Langkah>> {
    let (no, tgl) = (dok.no().clone(), dok.tgl_system());
    let no_teks = no.to_string();
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let (mut langkah, mut baris) = (Vec::with_capacity(beli.len()), Vec::with_capacity(beli.len()));
    for ((b, fb), n) in beli.iter_mut().zip(no_beli).zip(1_i64..) {
        let mut no_susut = String::new();
        let (kartu, lama) = match b.kartu.take() {
            Some(k) => {
                if !b.susut.is_empty() {
                    let a = Ajuan {
                        sumber: "PEMBELIAN",
                        no_dok: &no_teks,
                        kartu: &k,
                        berat_timbang: b.berat_timbang,
                    };
                    no_susut = susut::ajukan(tx, p, tgl, &a)?.unwrap_or_default();
                }
                let berat = no_susut.is_empty().then_some(b.berat_timbang);
                let (kartu, lama) = masuk_beli::sesuaikan(tx, &k, berat, b.harga)?;
                let lama = serde_json::to_string(&lama).map_err(|e| db::Error::Lain(e.to_string()))?;
                (kartu, lama)
            }
            None => {
                let kartu =
                    masuk_beli::daftar(tx, p.user_id.as_str(), &tgl.to_string(), &b.kartu_baru(&no_teks))?;
                if !b.susut.is_empty() {
                    let a = Ajuan {
                        sumber: "PEMBELIAN",
                        no_dok: &no_teks,
                        kartu: &kartu,
                        berat_timbang: b.berat_timbang,
                    };
                    no_susut = susut::ajukan(tx, p, tgl, &a)?.unwrap_or_default();
                }
                (kartu, String::new())
            }
        };
        b.kode_barcode = kartu.kode_barcode.to_string();
        let tujuan = b.tujuan.clone().ok_or_else(|| Tolak::aturan("BELI-01", "Baki tujuan tidak ada"))?;
        let rincian = serde_json::to_string(&b.rumus).map_err(|e| db::Error::Lain(e.to_string()))?;
        let (toko_nota, no_nota, tgl_nota) = b
            .nota
            .as_ref()
            .map_or(("", "", ""), |n| (n.toko.as_str(), n.no_faktur_jual.as_str(), n.tgl_nota.as_str()));
        let v: Vec<Val> = vec![
            (&toko).into(),
            (&no).into(),
            n.into(),
            fb.into(),
            tgl.into(),
            sales.into(),
            b.surat.into(),
            toko_nota.into(),
            no_nota.into(),
            tgl_nota.into(),
            b.no_faktur_ext.as_str().into(),
            b.kode_barcode.as_str().into(),
            b.nama_barang.as_str().into(),
            b.kode_group.as_str().into(),
            b.jenis_group.as_str().into(),
            b.kelompok_harga.as_str().into(),
            b.kode_dept.as_str().into(),
            b.kode_gudang.as_str().into(),
            b.kode_baki.as_str().into(),
            b.kadar.into(),
            b.kadar_uji.into(),
            b.berat_nota.into(),
            b.berat_timbang.into(),
            b.berat.into(),
            b.harga_nota.into(),
            b.harga_emas.into(),
            b.kondisi.as_str().into(),
            b.tipe_kondisi.into(),
            b.cara_nilai.into(),
            b.nilai.into(),
            b.potongan.into(),
            b.rugi_nota.into(),
            b.harga_hitung.into(),
            b.harga.into(),
            b.harga_rata.into(),
            b.rata_asal.into(),
            no_susut.into(),
            if b.alasan.is_empty() { "" } else { oto }.into(),
            rincian.into(),
            lama.into(),
        ];
        if let Some(n) = b.nota.as_ref().filter(|n| n.lama) {
            crate::nota::tandai(tx, n, &fb.to_string())?;
        }
        baris.push(v);
        langkah.push(Langkah {
            kartu,
            dari: Lokasi::Luar(Luar::Pelanggan),
            ke: Lokasi::Baki { gudang: tujuan.gudang, baki: tujuan.baki },
            kondisi: b.kondisi.clone(),
        });
    }
    if !baris.is_empty() {
        tx.sisip_banyak("beli", &KOLOM_BELI, baris.into_iter().map(Ok::<_, db::Error>))?;
    }
    Ok(langkah)
}

/// The stock book: what leaves with the customer and what comes, counted accessories too.
pub(super) fn gerak(
    dok: &mut Dok<'_, '_>,
    jenis: &str,
    s: &Siap,
    masuk: Vec<Langkah>,
    k: &Kepalanya<'_>,
) -> Hasil<()> {
    let mut langkah = Vec::with_capacity(s.jual.len() + masuk.len());
    for b in &s.jual {
        if let Some(kartu) = &b.kartu {
            langkah.push(Langkah::ke_luar(kartu.clone(), Luar::Pelanggan)?);
        }
    }
    langkah.extend(masuk);
    if !langkah.is_empty() {
        let kepala = Kepala { jenis, lawan: &s.siapa.nama_customer, rujukan: "", keterangan: &k.keterangan };
        gerakkan(dok, &kepala, &langkah)?;
    }
    let keluar: Vec<curah::Gerak> = s
        .jual
        .iter()
        .filter_map(|b| b.curah.as_ref())
        .map(|(macam, dari, isi)| curah::Gerak {
            macam: macam.clone(),
            dari: dari.clone(),
            ke: Lokasi::Luar(Luar::Pelanggan),
            isi: *isi,
        })
        .collect();
    curah::catat(dok, &keluar)?;
    Ok(())
}

/// The books of money: drawer, accounts, deposits, coupons.
pub(super) fn uang(dok: &mut Dok<'_, '_>, p: &Pelaku, s: &Siap, r: &Rencana) -> Hasil<()> {
    bayar_tulis::uang(dok, p, &s.acuan, r, bayar_tulis::kategori_niaga)?;
    let (mut titip, mut pakai) = (Vec::new(), Vec::new());
    for b in &r.baris {
        match b.jenis {
            JenisBayar::Titip => {
                let no_titip = NoFaktur::parse(&b.rujukan).map_err(|e| {
                    Tolak::aturan("BAYAR-01", e.to_string()).kolom("pembayaran", e.to_string())
                })?;
                titip.push(titipan::Baris { no_titip, arah: Arah::Keluar, jumlah: b.jumlah });
            }
            JenisBayar::Kupon => {
                pakai.push(kupon::Baris { no_kupon: b.rujukan.clone(), terbit: false, nilai: b.jumlah });
            }
            _ => {}
        }
    }
    titipan::catat(dok, &titip)?;
    kupon::catat(dok, &pakai)?;
    for t in &titip {
        crate::catat_pakai_titip(dok, t)?;
    }
    Ok(())
}
