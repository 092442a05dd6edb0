//! Counted accessories as the counter sees them: what there is to sell, tray by tray, and a line of them in a sale. What
//! they cost stays with those who keep the stock.

use crate::acuan::Acuan;
use crate::faktur::Terjual;
use crate::jual::{JualBaris, JualMinta};
use crate::rumus::rumus;
use crate::tolak::NiagaTolak;
use barang::pindai;
use db::{Conn, args};
use konter::KonterTolak;
use konter::henti::{self, Langkah, isian};
use konter::{Alasan, KodeAlasan, meluap};
use ledger::curah::{self, JenisStok, Macam};
use ledger::stok::Lokasi;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{AsalPerolehan, Berat, Kadar, KodeBaki, KodeDept, KodeGroup, KodeGudang, Rupiah, UsdSen};

/// So many at once at most.
const QTY_MAKS: i64 = 10_000;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AksesorisJual)]
pub struct Aksesoris {
    pub kode_group: String,
    pub kode_dept: String,
    pub nama_dept: String,
    /// the tray
    pub kode_toko: String,
    pub nama_baki: String,
    pub qty: i64,
}

/// All that may be sold, by name.
pub fn daftar(c: &mut Conn, p: &Pelaku) -> Hasil<Vec<Aksesoris>> {
    Ok(c.rows(
        "SELECT s.kode_group, s.kode_dept, j.nama_dept, s.baki, b.nama_baki, s.qty FROM saldo_curah s \
         JOIN jenis j ON j.toko = s.toko AND j.kode_dept = s.kode_dept AND j.dihapus = 0 \
         JOIN baki b ON b.toko = s.toko AND b.kode_baki = s.baki AND b.dihapus = 0 \
         JOIN gudang g ON g.toko = s.toko AND g.kode_gudang = s.gudang AND g.dihapus = 0 AND g.boleh_jual = 1 \
         WHERE s.toko = $1 AND s.jenis_stok = $2 AND s.qty > 0 \
         ORDER BY j.nama_dept, s.kode_dept, s.baki",
        args![&p.toko, JenisStok::Acc.kode()],
        |r| {
            Ok(Aksesoris {
                kode_group: r.get(0)?,
                kode_dept: r.get(1)?,
                nama_dept: r.get(2)?,
                kode_toko: r.get(3)?,
                nama_baki: r.get(4)?,
                qty: r.int(5)?,
            })
        },
    )?)
}

/// So many of a counted accessory out of a tray.
pub(crate) fn jual(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Acuan,
    m: &JualMinta,
    ke: usize,
    s: &mut Salah,
) -> Hasil<Option<JualBaris>> {
    henti::baris(baris(c, p, a, m), ke, s)
}

/// Which accessory, in which tray.
struct Letak {
    group: String,
    dept: String,
    baki: String,
    gudang: String,
    nama_barang: String,
}

fn letak(c: &mut Conn, p: &Pelaku, (group, dept, baki): (String, String, String)) -> Langkah<Letak> {
    let nama = c.one(
        "SELECT nama_dept FROM jenis WHERE toko = $1 AND kode_dept = $2 AND dihapus = 0",
        args![&p.toko, dept.as_str()],
        |r| r.get::<String>(0),
    )?;
    let gudang = c.one(
        "SELECT kode_gudang FROM baki WHERE toko = $1 AND kode_baki = $2 AND dihapus = 0",
        args![&p.toko, baki.as_str()],
        |r| r.get::<String>(0),
    )?;
    let (Some(nama_barang), Some(gudang)) = (nama, gudang) else {
        return Err(isian("kode_toko", format!("Baki {baki} atau jenis {dept} tidak ada")));
    };
    if pindai::tanda_gudang(c, &p.toko, &gudang, "boleh_jual")? != Some(true) {
        let pesan = format!("Baki {baki} ada di gudang {gudang}, bukan untuk dijual");
        return Err(isian("kode_toko", pesan));
    }
    Ok(Letak { group, dept, baki, gudang, nama_barang })
}

impl Letak {
    fn di_buku(&self) -> Result<(Macam, Lokasi), values::KodeSalah> {
        let macam = Macam {
            stok: JenisStok::Acc,
            group: KodeGroup::parse(&self.group)?,
            dept: KodeDept::parse(&self.dept)?,
        };
        let lokasi =
            Lokasi::Baki { gudang: KodeGudang::parse(&self.gudang)?, baki: KodeBaki::parse(&self.baki)? };
        Ok((macam, lokasi))
    }
}

/// Looked up, taken from its tray, priced and taxed.
fn baris(c: &mut Conn, p: &Pelaku, a: &mut Acuan, m: &JualMinta) -> Langkah<JualBaris> {
    let besar = |t: &str| t.trim().to_uppercase();
    let (group, dept, baki) = (besar(&m.kode_group), besar(&m.kode_dept), besar(&m.kode_toko));
    if group.is_empty() || dept.is_empty() {
        return Err(isian("kode_barcode", "Barcode Tidak Ditemukan"));
    }
    if !(1..=QTY_MAKS).contains(&m.qty) {
        return Err(isian("qty", "Qty tidak boleh kosong"));
    }
    let g = match a.group(c, &group) {
        Ok(g) if g.is_acc => g.clone(),
        Ok(_) => return Err(isian("kode_group", format!("Group {group} bukan aksesoris"))),
        Err(t) if t.adalah(NiagaTolak::Group) => return Err(isian("kode_group", t.pesan)),
        Err(t) => return Err(t.into()),
    };
    let letak = letak(c, p, (group, dept, baki))?;
    let (macam, lokasi) = letak.di_buku().map_err(|e| NiagaTolak::BarisJual.tolak(e.to_string()))?;
    let ada = curah::saldo(c, &p.toko, &macam, &lokasi)?;
    let Ok(Some(isi)) = ada.bagian(m.qty, Berat::NOL) else {
        let pesan = format!("Stok {} di baki {} hanya {} buah", letak.dept, letak.baki, ada.qty);
        return Err(isian("qty", pesan));
    };
    let harga = m.harga_satuan.kali(m.qty).map_err(meluap)?;
    if harga <= Rupiah::NOL {
        return Err(isian("harga_satuan", "Harga harus lebih dari nol"));
    }
    let mut alasan = Vec::new();
    if harga < isi.nilai {
        alasan.push(Alasan::new(KodeAlasan::DiBawahModal, format!("Harga {harga} di bawah modal")));
    }
    let asal = AsalPerolehan::SupplierTanpaFaktur;
    let tarif_ppn = platform::pajak::tarif_ppn(c, &a.toko, a.tgl_system, &g.jenis_ppn, asal)?;
    let ppn = values::pajak::ppn(harga, tarif_ppn, a.set.nyala("PPN_TERMASUK"))
        .map_err(|e| KonterTolak::Meluap.tolak(e.to_string()))?;
    let mut baris = vec![(format!("{} x {}", m.qty, m.harga_satuan), harga)];
    if ppn.total != harga {
        baris.push((format!("PPN {tarif_ppn}%"), ppn.ppn));
    }
    baris.push(("Harga total".to_owned(), ppn.total));
    let isi_nota = Terjual {
        jenis_barang: "CURAH".to_owned(),
        kode_barcode: String::new(),
        kode_intern: String::new(),
        nama_barang: letak.nama_barang,
        kode_group: letak.group,
        jenis_group: g.jenis_group,
        kelompok_harga: g.kelompok_harga,
        kode_dept: letak.dept,
        is_berlian: false,
        is_lm: false,
        kode_gudang: letak.gudang,
        kode_baki: letak.baki,
        qty: m.qty,
        kadar: Kadar::NOL,
        kadar_cetak: Kadar::NOL,
        berat_awal: Berat::NOL,
        berat_timbang: Berat::NOL,
        berat: Berat::NOL,
        nama_atribut: String::new(),
        berat_atribut: Berat::NOL,
        harga_gram: 0,
        gram_resmi: 0,
        nilai_emas: Rupiah::NOL,
        ongkos: Rupiah::NOL,
        harga_atribut: Rupiah::NOL,
        total_berlian_rp: Rupiah::NOL,
        total_usd: UsdSen::sen(0),
        curr: UsdSen::sen(0),
        harga_jual: ppn.total,
        diskon: Rupiah::NOL,
        harga_hitung: harga,
        harga_total: ppn.total,
        asal_perolehan: AsalPerolehan::SupplierTanpaFaktur.kode().to_owned(),
        tarif_ppn,
        dpp: ppn.dpp,
        ppn: ppn.ppn,
        status_premi: m.status_premi,
        no_titip: String::new(),
        rumus: rumus(baris),
        total_pokok: isi.nilai,
    };
    Ok(JualBaris {
        isi: isi_nota,
        alasan,
        batu: Vec::new(),
        no_pesanan: String::new(),
        kartu: None,
        curah: Some((macam, lokasi, isi)),
    })
}
