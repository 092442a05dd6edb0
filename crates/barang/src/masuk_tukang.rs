//! Pieces that a craftsman made: checked like any new piece, a card each. They come from his account, not from a supplier; what
//! they cost is what the gold cost.

use crate::acuan::Acuan;
use crate::kartu::{Kartu, satu};
use crate::sah::besar;
use crate::{BarangTolak, barcode};
use db::{Conn, Tx, args};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use values::batas::berat_barang;
use values::{AsalPerolehan, Berat, HargaGram, Kadar, KodeBaki, KodeGudang, Rupiah};

/// A finished piece as it was weighed and tested.
#[derive(Debug, Clone, Default)]
pub struct BarangTukang {
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    /// the tray
    pub kode_toko: String,
    pub berat: Berat,
    pub berat_atribut: Berat,
    pub kadar_uji: Option<Kadar>,
    /// as it was ordered; none: as the group says
    pub kadar_pesan: Option<Kadar>,
    pub size: String,
    pub no_pesanan: String,
    pub id_barang_pesanan: String,
}

/// The same, checked.
#[derive(Debug, Clone)]
pub struct BarangSah {
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    pub gudang: KodeGudang,
    pub baki: KodeBaki,
    pub berat: Berat,
    pub berat_atribut: Berat,
    pub kadar_pesan: Kadar,
    pub kadar_uji: Kadar,
    /// of the lower of the two purities
    pub murni: Berat,
    jual: Berat,
    kadar_jual: Kadar,
    bandrol: Berat,
    plastik: Berat,
    size: String,
    no_pesanan: String,
    id_barang_pesanan: String,
}

impl BarangSah {
    /// What it is sold as: never finer than it was tested.
    pub fn kadar_cetak(&self) -> Kadar {
        self.kadar_pesan.min(self.kadar_uji)
    }
}

/// Checks finished pieces; what is wrong is said on their rows. They may lie in these warehouses.
pub fn periksa(
    c: &mut Conn,
    p: &Pelaku,
    gudang: &[&str],
    baris: &[BarangTukang],
    s: &mut Salah,
) -> Hasil<Vec<BarangSah>> {
    let mut a = Acuan::baca(c, &p.toko)?;
    let mut semua = Vec::with_capacity(baris.len());
    for (ke, b) in baris.iter().enumerate() {
        let sebelum = s.banyak();
        let x = satu_baris(&mut a, gudang, (ke, b), s);
        if s.banyak() == sebelum {
            semua.extend(x);
        }
    }
    Ok(semua)
}

fn satu_baris(
    a: &mut Acuan,
    gudang: &[&str],
    (ke, b): (usize, &BarangTukang),
    s: &mut Salah,
) -> Option<BarangSah> {
    let (group, dept, nama) = (besar(&b.kode_group), besar(&b.kode_dept), besar(&b.nama_barang));
    let bawaan = match a.group.get(&group) {
        Some(g) if g.aktif && !g.acc => Some(g.kadar_cetak),
        Some(_) => {
            s.beri(ke, "kode_group", format!("Group {group} tidak aktif atau bukan emas"));
            None
        }
        None => {
            s.beri(ke, "kode_group", "Kategori Harus Dipilih");
            None
        }
    };
    let jenis = a.jenis.get(&dept).filter(|j| j.aktif && (j.kode_group.is_empty() || j.kode_group == group));
    let bungkus = jenis.map(|j| (j.nama.clone(), j.berat_bandrol, j.berat_plastik));
    if bungkus.is_none() {
        s.beri(ke, "kode_dept", "Kode Jenis Harus Dipilih");
    }
    if let Err(pesan) = berat_barang(b.berat) {
        s.beri(ke, "berat", pesan);
        return None;
    }
    if b.berat_atribut < Berat::NOL || b.berat_atribut >= b.berat {
        s.beri(ke, "berat_atribut", "Berat atribut harus kurang dari berat barang");
    }
    let kadar_uji = b.kadar_uji.unwrap_or(Kadar::NOL);
    if kadar_uji == Kadar::NOL {
        s.beri(ke, "kadar_uji", "Kadar Uji Harus Diisi");
    }
    let kadar_pesan = b.kadar_pesan.filter(|k| *k != Kadar::NOL).or(bawaan)?;
    let (gudang, baki) = tempat(a, gudang, (ke, b), s)?;
    let (jenis, bandrol, plastik) = bungkus?;
    let jual = a.aturan.bulatkan(b.berat).ok().filter(|j| *j > Berat::NOL).unwrap_or(b.berat);
    let kadar = kadar_pesan.min(kadar_uji);
    let murni = values::murni::berat_murni(b.berat, b.berat_atribut, kadar).ok()?;
    if murni <= Berat::NOL {
        s.beri(ke, "berat", "Berat murninya nol");
    }
    Some(BarangSah {
        nama_barang: if nama.is_empty() { jenis } else { nama },
        kode_group: group,
        kode_dept: dept,
        gudang,
        baki,
        berat: b.berat,
        berat_atribut: b.berat_atribut,
        kadar_pesan,
        kadar_uji,
        murni,
        jual,
        kadar_jual: if a.seratus { kadar } else { Kadar::PENUH },
        bandrol,
        plastik,
        size: besar(&b.size),
        no_pesanan: besar(&b.no_pesanan),
        id_barang_pesanan: besar(&b.id_barang_pesanan),
    })
}

fn tempat(
    a: &mut Acuan,
    boleh: &[&str],
    (ke, b): (usize, &BarangTukang),
    s: &mut Salah,
) -> Option<(KodeGudang, KodeBaki)> {
    let kode = besar(&b.kode_toko);
    let pesan = match a.baki.get_mut(&kode) {
        _ if kode.is_empty() => "Kode Baki Harus Dipilih".to_owned(),
        None => format!("Baki {kode} tidak ada atau tidak aktif"),
        Some(k) if !boleh.contains(&k.kode_gudang.as_str()) => {
            format!("Baki {kode} ada di gudang {}, bukan {}", k.kode_gudang, boleh.join(" atau "))
        }
        Some(k) if !k.gudang_aktif => format!("Gudang {} tidak aktif", k.kode_gudang),
        Some(k) if k.kapasitas > 0 && k.isi >= k.kapasitas => {
            format!("Baki {kode} sudah penuh ({} barang)", k.kapasitas)
        }
        Some(k) => {
            k.isi += 1;
            return Some((KodeGudang::parse(&k.kode_gudang).ok()?, KodeBaki::parse(&kode).ok()?));
        }
    };
    s.beri(ke, "kode_toko", pesan);
    None
}

/// Writes the card; it lies nowhere until its document moves it.
pub fn daftar(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    (no, tgl): (&str, &str),
    b: &BarangSah,
    nilai: Rupiah,
) -> Hasil<Kartu> {
    let kode =
        barcode::ambil(tx, 1)?.pop().ok_or_else(|| BarangTolak::BarcodeHabis.tolak("Nomor barcode habis"))?;
    let (toko, waktu) = (tx.toko().clone(), tx.sekarang());
    let cari = format!("{kode} {kode} {}", b.nama_barang).to_lowercase();
    let gram = HargaGram::rata(nilai, b.berat).ok().flatten().map_or(0, HargaGram::nilai);
    tx.exec(
        "INSERT INTO barang (kode_barcode, toko, status, kode_intern, nama_barang, kode_group, kode_dept, supplier_barang, \
         asal_perolehan, no_faktur_pajak, berat_asli, berat, berat_atribut, berat_bandrol, berat_plastik, kadar, kadar_cetak, \
         kadar_modal, nama_atribut, harga_atribut, harga_modal_gram, ongkos_modal, total_pokok, profit, harga_bandrol, total_usd, \
         ongkos_berlian, hpp_manual, buyback, trade_in, size, finishing, tag_id, no_seri, no_pesanan, id_barang_pesanan, no_po, \
         is_markis, is_from_sepuh, status_baru, keterangan, cari, tgl_masuk, no_masuk, input_by, diubah, versi) VALUES \
         ($1, $2, 'BARU', $3, $4, $5, $6, '', $7, '', $8, $9, $10, $11, $12, $13, $14, 10000, '', 0, $15, 0, $16, 0, 0, 0, 0, $16, \
         0, 0, $17, '', '', '', $18, $19, '', 0, 0, 1, '', $20, $21, $22, $23, $24, 1)",
        args![
            &kode,
            &toko,
            kode.as_str(),
            b.nama_barang.as_str(),
            b.kode_group.as_str(),
            b.kode_dept.as_str(),
            AsalPerolehan::Lebur.kode(),
            b.berat,
            b.jual,
            b.berat_atribut,
            b.bandrol,
            b.plastik,
            b.kadar_jual,
            b.kadar_cetak(),
            gram,
            nilai,
            b.size.as_str(),
            b.no_pesanan.as_str(),
            b.id_barang_pesanan.as_str(),
            cari,
            tgl,
            no,
            &p.user_id,
            waktu
        ],
    )?;
    satu(tx, &kode)
}
