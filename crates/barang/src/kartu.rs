//! The card of a piece: what it is, for the whole chain and its whole life. Where it lies is asked of the stock book in
//! the same breath.

use crate::BarangTolak;
use crate::baru::Baru;
use crate::sah::Sah;
use db::{Conn, Val, args, daftar};
use platform::{Hasil, Pelaku};
use serde::Serialize;
use std::collections::HashSet;
use values::{Berat, Kadar, KodeBarcode, KodeToko, Rupiah};

/// Pieces that one statement is about.
pub(crate) const SEKALI: usize = 256;

/// What a piece is in the shop's day; follows from where it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = StatusBarang)]
pub enum Status {
    Baru,
    Ready,
    Titip,
    Pesan,
    Cicil,
    Terjual,
    Kirim,
    Reparasi,
    Cuci,
    Rusak,
    Hancur,
    Retur,
    Hilang,
    Beli,
    Lebur,
}

impl Status {
    pub const SEMUA: [(Self, &'static str, &'static str); 15] = [
        (Self::Baru, "BARU", "sedang dilabel"),
        (Self::Ready, "READY", "siap dijual"),
        (Self::Titip, "TITIP", "disimpan untuk customer"),
        (Self::Pesan, "PESAN", "dipesan customer"),
        (Self::Cicil, "CICIL", "sedang dicicil customer"),
        (Self::Terjual, "TERJUAL", "sudah terjual"),
        (Self::Kirim, "KIRIM", "sedang dikirim ke toko lain"),
        (Self::Reparasi, "REPARASI", "sedang direparasi"),
        (Self::Cuci, "CUCI", "sedang dicuci"),
        (Self::Rusak, "RUSAK", "rusak"),
        (Self::Hancur, "HANCUR", "sudah dihancurkan"),
        (Self::Retur, "RETUR", "diretur ke supplier"),
        (Self::Hilang, "HILANG", "tercatat hilang"),
        (Self::Beli, "BELI", "pembelian yang belum disortir"),
        (Self::Lebur, "LEBUR", "sudah dilebur"),
    ];

    pub fn kode(self) -> &'static str {
        Self::SEMUA.iter().find(|(s, ..)| *s == self).map_or("", |(_, k, _)| k)
    }

    /// In the words of a refusal: "Barang 00000001 sudah terjual".
    pub fn sebutan(self) -> &'static str {
        Self::SEMUA.iter().find(|(s, ..)| *s == self).map_or("", |(.., s)| s)
    }

    pub(crate) fn dari_kode(kode: &str) -> db::Result<Self> {
        Self::SEMUA
            .iter()
            .find(|(_, k, _)| *k == kode)
            .map(|(s, ..)| *s)
            .ok_or_else(|| db::Error::Lain(format!("status barang {kode}")))
    }

    /// What a warehouse makes of the pieces in it.
    pub fn di_gudang(gudang: &str) -> Self {
        match gudang {
            "LABEL" => Self::Baru,
            "TITIP" => Self::Titip,
            "REPARASI" => Self::Reparasi,
            "CUCI" => Self::Cuci,
            "RUSAK" => Self::Rusak,
            "HANCUR" => Self::Hancur,
            "RETUR" => Self::Retur,
            "BELI" => Self::Beli,
            _ => Self::Ready,
        }
    }
}

db::sel_kode!(Status);

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = Barang)]
    pub struct Kartu {
        #[schema(value_type = String)]
        pub kode_barcode: KodeBarcode = "b.kode_barcode",
        /// the store it is in, or was in last
        #[schema(value_type = String)]
        pub toko: KodeToko = "b.toko",
        pub status: Status = "b.status",
        /// empty when it is in no warehouse
        pub kode_gudang: String = "COALESCE(s.gudang, '')",
        /// the tray, as the goods calls name it
        pub kode_toko: String = "COALESCE(s.baki, '')",
        pub kode_intern: String = "b.kode_intern",
        pub nama_barang: String = "b.nama_barang",
        pub kode_group: String = "b.kode_group",
        pub kode_dept: String = "b.kode_dept",
        #[schema(required = false)]
        pub supplier_barang: String = "b.supplier_barang",
        #[schema(value_type = f64)]
        pub berat_asli: Berat = "b.berat_asli",
        #[schema(value_type = f64)]
        pub berat: Berat = "b.berat",
        #[schema(value_type = f64)]
        pub berat_atribut: Berat = "b.berat_atribut",
        #[schema(value_type = f64)]
        pub berat_bandrol: Berat = "b.berat_bandrol",
        #[schema(value_type = f64)]
        pub berat_plastik: Berat = "b.berat_plastik",
        #[schema(value_type = f64)]
        pub kadar: Kadar = "b.kadar",
        #[schema(value_type = f64)]
        pub kadar_cetak: Kadar = "b.kadar_cetak",
        #[schema(value_type = f64, required = false)]
        pub kadar_modal: Kadar = "b.kadar_modal",
        pub nama_atribut: String = "b.nama_atribut",
        #[schema(value_type = i64)]
        pub harga_atribut: Rupiah = "b.harga_atribut",
        #[schema(value_type = i64, required = false)]
        pub total_pokok: Rupiah = "b.total_pokok",
        #[schema(value_type = i64, required = false)]
        pub profit: Rupiah = "b.profit",
        pub size: String = "b.size",
        pub tag_id: String = "b.tag_id",
        pub tgl_masuk: String = "b.tgl_masuk",
        pub versi: i64 = "b.versi",
    }
}

impl Kartu {
    /// The gold in it, as every move of it carries it.
    pub fn murni(&self) -> Result<Berat, values::Meluap> {
        values::murni::berat_murni(self.berat_asli, self.berat_atribut, self.kadar_cetak)
    }
}

pub(crate) const DARI: &str = "FROM barang b \
     LEFT JOIN saldo_barang s ON s.toko = b.toko AND s.kode_barcode = b.kode_barcode";

/// The card of a piece, wherever in the chain it is.
pub fn satu(c: &mut Conn, kode: &KodeBarcode) -> Hasil<Kartu> {
    c.baris_satu::<Kartu>(&format!("{DARI} WHERE b.kode_barcode = $1"), args![kode])?
        .ok_or_else(|| BarangTolak::TidakAda.tolak(format!("Barang {kode} tidak ditemukan")))
}

/// The same for a piece that something is to be done with here and now: refused, with the reason, when it is in another
/// store or in no tray.
pub fn siap(c: &mut Conn, toko: &KodeToko, kode: &KodeBarcode) -> Hasil<Kartu> {
    let k = satu(c, kode)?;
    if k.toko != *toko {
        return Err(BarangTolak::DiTokoLain.tolak(format!("Barang {kode} ada di toko {}", k.toko)));
    }
    if k.kode_gudang.is_empty() {
        return Err(BarangTolak::TidakDiStok.tolak(format!("Barang {kode} {}", k.status.sebutan())));
    }
    Ok(k)
}

/// Those of these tags that a piece of the chain already has.
pub(crate) fn tag_terpakai(c: &mut Conn, tag: &[String]) -> db::Result<HashSet<String>> {
    let mut ada = HashSet::new();
    for bagian in tag.chunks(SEKALI) {
        let d = daftar(1, bagian);
        let sql = format!("SELECT tag_id FROM barang WHERE tag_id <> '' AND tag_id IN {}", d.sql);
        ada.extend(c.rows(&sql, &d.nilai, |r| r.get(0))?);
    }
    Ok(ada)
}

const KOLOM: [&str; 46] = [
    "kode_barcode",
    "toko",
    "status",
    "kode_intern",
    "nama_barang",
    "kode_group",
    "kode_dept",
    "supplier_barang",
    "asal_perolehan",
    "no_faktur_pajak",
    "berat_asli",
    "berat",
    "berat_atribut",
    "berat_bandrol",
    "berat_plastik",
    "kadar",
    "kadar_cetak",
    "kadar_modal",
    "nama_atribut",
    "harga_atribut",
    "harga_modal_gram",
    "ongkos_modal",
    "total_pokok",
    "profit",
    "harga_bandrol",
    "total_usd",
    "ongkos_berlian",
    "hpp_manual",
    "buyback",
    "trade_in",
    "size",
    "finishing",
    "tag_id",
    "no_seri",
    "no_pesanan",
    "id_barang_pesanan",
    "no_po",
    "is_markis",
    "is_from_sepuh",
    "status_baru",
    "keterangan",
    "cari",
    "tgl_masuk",
    "no_masuk",
    "input_by",
    "diubah",
];

/// The row of a new card, in the order of [`KOLOM`].
pub(crate) fn kolom_baru(s: &Sah, b: &Baru, (no, waktu, p): (&str, &str, &Pelaku)) -> Vec<Val> {
    let k = &s.kartu;
    let cari = format!("{} {} {}", k.kode_barcode, k.kode_intern, k.nama_barang).to_lowercase();
    let teks = |t: &str| Val::from(t.trim().to_uppercase());
    vec![
        Val::from(&k.kode_barcode),
        Val::from(&k.toko),
        Val::from(k.status.kode()),
        Val::from(&k.kode_intern),
        Val::from(&k.nama_barang),
        Val::from(&k.kode_group),
        Val::from(&k.kode_dept),
        Val::from(&k.supplier_barang),
        Val::from(s.asal.kode()),
        teks(&b.no_faktur_pajak),
        Val::from(k.berat_asli),
        Val::from(k.berat),
        Val::from(k.berat_atribut),
        Val::from(k.berat_bandrol),
        Val::from(k.berat_plastik),
        Val::from(k.kadar),
        Val::from(k.kadar_cetak),
        Val::from(k.kadar_modal),
        Val::from(&k.nama_atribut),
        Val::from(k.harga_atribut),
        Val::Int(s.harga_modal_gram.nilai()),
        Val::from(b.ongkos_modal),
        Val::from(k.total_pokok),
        Val::from(k.profit),
        Val::from(b.harga_bandrol),
        Val::Int(s.batu.usd.sebagai_sen()),
        Val::from(b.ongkos_berlian),
        Val::from(b.hpp_manual),
        Val::Int(b.buyback.sebagai_perseratus()),
        Val::Int(b.trade_in.sebagai_perseratus()),
        Val::from(&k.size),
        teks(&b.finishing),
        Val::from(&k.tag_id),
        teks(&b.no_seri),
        teks(&b.no_pesanan),
        teks(&b.id_barang_pesanan),
        teks(&b.no_po),
        Val::Int(i64::from(b.is_markis)),
        Val::Int(i64::from(b.is_from_sepuh)),
        Val::Int(i64::from(b.status_baru)),
        Val::from(b.keterangan.trim()),
        Val::from(cari),
        Val::from(&k.tgl_masuk),
        Val::from(no),
        Val::from(&p.user_id),
        Val::from(waktu),
    ]
}

/// All columns of a card.
pub(crate) fn kolom_kartu() -> Vec<&'static str> {
    KOLOM.iter().copied().chain(["versi"]).collect()
}

pub(crate) fn sisip(c: &mut Conn, baris: Vec<Vec<Val>>) -> db::Result<u64> {
    let kolom = kolom_kartu();
    let baris = baris.into_iter().map(|mut b| {
        b.push(Val::Int(1));
        Ok::<_, db::Error>(b)
    });
    c.sisip_banyak("barang", &kolom, baris)
}
