//! Closings of loans as they stand: the list of /batal-hutang-lunas, and those of one loan.

use db::{Conn, Val, args};
use platform::Hasil;
use platform::daftar::{self as halaman, Halaman};
use serde::{Deserialize, Serialize};
use values::{Berat, KodeToko, Rupiah};

db::bacaan! {
    /// A closing with the loan it closed.
    struct Isi {
        toko: String = "l.toko",
        no_lunas: String = "l.no_lunas",
        no_hutang: String = "l.no_hutang",
        cara: String = "l.cara",
        tgl_system: String = "l.tgl_system",
        waktu: String = "l.waktu",
        oleh: String = "l.oleh",
        kode_sales: String = "l.kode_sales",
        nama_customer: String = "h.nama_customer",
        alamat_customer: String = "h.alamat_customer",
        no_hp: String = "h.no_hp",
        tgl_hutang: String = "h.tgl_hutang",
        tgl_bunga: String = "l.tgl_bunga",
        lama_pinjam: i64 = "l.lama",
        jumlah_hutang: Rupiah = "l.pokok_rp",
        bunga_rp: Rupiah = "l.bunga_rp",
        denda_rp: Rupiah = "l.denda_rp",
        potongan_bunga_rp: Rupiah = "l.potongan_bunga_rp",
        potongan_denda_rp: Rupiah = "l.potongan_denda_rp",
        no_penerus: String = "l.no_penerus",
        jumlah_hutang_baru: Rupiah = "l.pokok_baru_rp",
        masuk_rp: Rupiah = "l.masuk_rp",
        keluar_rp: Rupiah = "l.keluar_rp",
        pengambil: String = "l.pengambil",
        kuasa: bool = "l.kuasa",
        nik_samar: String = "l.nik_samar",
        keterangan: String = "l.keterangan",
        no_batal: String = "COALESCE(x.no_batal, '')",
        status: String = "k.status",
        no_tutup: String = "k.no_tutup",
        penerus: String = "COALESCE(s.status, '')",
    }
}

db::bacaan! {
    /// A pledge of a closed loan.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = HutangLunasBaris)]
    pub struct BarisLunas {
        pub baris: i64 = "b.baris",
        pub nama_barang: String = "b.nama_barang",
        #[schema(value_type = f64)]
        pub berat: Berat = "b.berat",
        /// it went back to the customer with this closing
        pub keluar: bool = "CASE WHEN EXISTS (SELECT 1 FROM hutang_baris n WHERE n.toko = b.toko AND n.no_hutang = $3 \
             AND n.baris = b.baris) THEN 0 ELSE 1 END",
        pub foto_kembali: bool = "(SELECT COUNT(*) FROM gambar g WHERE g.toko = b.toko AND g.jenis = 'FOTO_HUTANG' \
             AND g.kunci = b.no_hutang || '/' || b.baris || '/KEMBALI')",
    }
}

/// A loan that was closed by its customer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangLunas {
    pub no_lunas: String,
    pub no_faktur_hutang: String,
    /// TEBUS, PERPANJANG, CICIL, TAMBAH or SEBAGIAN
    pub cara: String,
    pub tgl_system: String,
    pub waktu: String,
    pub oleh: String,
    pub kode_sales: String,
    pub nama_customer: String,
    pub alamat_customer: String,
    pub no_hp: String,
    pub tgl_hutang: String,
    pub tgl_bunga: String,
    pub lama_pinjam: i64,
    #[schema(value_type = i64)]
    pub jumlah_hutang: Rupiah,
    #[schema(value_type = i64)]
    pub bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub denda_rp: Rupiah,
    #[schema(value_type = i64)]
    pub potongan_bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub potongan_denda_rp: Rupiah,
    pub no_penerus: String,
    #[schema(value_type = i64)]
    pub jumlah_hutang_baru: Rupiah,
    #[schema(value_type = i64)]
    pub masuk_rp: Rupiah,
    #[schema(value_type = i64)]
    pub keluar_rp: Rupiah,
    pub pengambil: String,
    pub kuasa: bool,
    pub nik_samar: String,
    pub keterangan: String,
    /// the document that took it back; empty while it holds
    pub no_batal: String,
    /// the last link of its line: it can be taken back
    pub terakhir: bool,
    pub detail_barang: Vec<BarisLunas>,
}

const DARI: &str = "FROM hutang_lunas l JOIN hutang h ON h.toko = l.toko AND h.no_hutang = l.no_hutang \
     JOIN hutang_kini k ON k.toko = l.toko AND k.no_hutang = l.no_hutang \
     LEFT JOIN hutang_kini s ON s.toko = l.toko AND s.no_hutang = l.no_penerus \
     LEFT JOIN hutang_batal_lunas x ON x.toko = l.toko AND x.no_lunas = l.no_lunas";

fn jadi(c: &mut Conn, i: Isi) -> Hasil<HutangLunas> {
    let detail_barang = c.baris(
        "FROM hutang_baris b WHERE b.toko = $1 AND b.no_hutang = $2 ORDER BY b.baris",
        args![i.toko.as_str(), i.no_hutang.as_str(), i.no_penerus.as_str()],
    )?;
    let penerus = i.no_penerus.is_empty() || i.penerus == "AKTIF";
    let terakhir = i.no_batal.is_empty() && i.status == "LUNAS" && i.no_tutup == i.no_lunas && penerus;
    Ok(HutangLunas {
        no_lunas: i.no_lunas,
        no_faktur_hutang: i.no_hutang,
        cara: i.cara,
        tgl_system: i.tgl_system,
        waktu: i.waktu,
        oleh: i.oleh,
        kode_sales: i.kode_sales,
        nama_customer: i.nama_customer,
        alamat_customer: i.alamat_customer,
        no_hp: i.no_hp,
        tgl_hutang: i.tgl_hutang,
        tgl_bunga: i.tgl_bunga,
        lama_pinjam: i.lama_pinjam,
        jumlah_hutang: i.jumlah_hutang,
        bunga_rp: i.bunga_rp,
        denda_rp: i.denda_rp,
        potongan_bunga_rp: i.potongan_bunga_rp,
        potongan_denda_rp: i.potongan_denda_rp,
        no_penerus: i.no_penerus,
        jumlah_hutang_baru: i.jumlah_hutang_baru,
        masuk_rp: i.masuk_rp,
        keluar_rp: i.keluar_rp,
        pengambil: i.pengambil,
        kuasa: i.kuasa,
        nik_samar: i.nik_samar,
        keterangan: i.keterangan,
        no_batal: i.no_batal,
        terakhir,
        detail_barang,
    })
}

/// Which closings. Dates are inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaLunas {
    pub tgl_from: String,
    pub tgl_to: String,
    /// number of the closing or the loan, customer or phone
    pub cari: String,
    /// ALL or one of TEBUS, PERPANJANG, CICIL, TAMBAH, SEBAGIAN
    pub cara: String,
    /// ALL, YA (taken back) or TIDAK
    pub batal: String,
    pub skip: i64,
    pub limit: i64,
}

db::bacaan! {
    /// Over every closing that fits and holds.
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    pub struct HutangLunasTotal {
        pub jumlah: i64 = "COUNT(*)",
        #[schema(value_type = i64)]
        pub jumlah_hutang: Rupiah = halaman::jumlah(&["l.pokok_rp"]),
        #[schema(value_type = i64)]
        pub bunga_rp: Rupiah = halaman::jumlah(&["l.bunga_rp"]),
        #[schema(value_type = i64)]
        pub denda_rp: Rupiah = halaman::jumlah(&["l.denda_rp"]),
        #[schema(value_type = i64)]
        pub potongan_rp: Rupiah = halaman::jumlah(&["(l.potongan_bunga_rp + l.potongan_denda_rp)"]),
        #[schema(value_type = i64)]
        pub masuk_rp: Rupiah = halaman::jumlah(&["l.masuk_rp"]),
        #[schema(value_type = i64)]
        pub keluar_rp: Rupiah = halaman::jumlah(&["l.keluar_rp"]),
    }
}

fn syarat(toko: &KodeToko, t: &TanyaLunas) -> (String, Vec<Val>) {
    let mut sql = "l.toko = $1".to_owned();
    let mut nilai: Vec<Val> = args![toko].to_vec();
    for (kolom, tanda, isi) in [
        ("l.tgl_system", ">=", t.tgl_from.trim()),
        ("l.tgl_system", "<=", t.tgl_to.trim()),
        ("l.cara", "=", t.cara.trim()),
    ] {
        if !isi.is_empty() && isi != "ALL" {
            nilai.push(isi.to_uppercase().into());
            sql.push_str(&format!(" AND {kolom} {tanda} ${}", nilai.len()));
        }
    }
    match t.batal.trim().to_uppercase().as_str() {
        "YA" => sql.push_str(" AND x.no_batal IS NOT NULL"),
        "TIDAK" => sql.push_str(" AND x.no_batal IS NULL"),
        _ => {}
    }
    if !t.cari.trim().is_empty() {
        nilai.push(db::pola_cari(&t.cari.trim().to_lowercase()).into());
        let n = nilai.len();
        let kolom = ["l.no_lunas", "l.no_hutang", "l.no_penerus", "h.nama_customer", "h.no_hp"];
        let semua: Vec<String> = kolom.iter().map(|k| format!("LOWER({k}) LIKE ${n} ESCAPE '\\'")).collect();
        sql.push_str(&format!(" AND ({})", semua.join(" OR ")));
    }
    (sql, nilai)
}

/// The newest first, how many there are, and what they come to.
pub fn daftar_lunas(
    c: &mut Conn,
    toko: &KodeToko,
    t: &TanyaLunas,
) -> Hasil<Halaman<HutangLunas, HutangLunasTotal>> {
    let (syarat, nilai) = syarat(toko, t);
    let count = c.nilai(&format!("SELECT COUNT(*) {DARI} WHERE {syarat}"), &nilai)?;
    let sql = format!("{DARI} WHERE {syarat} AND x.no_batal IS NULL");
    let total = c.baris_satu::<HutangLunasTotal>(&sql, &nilai)?.unwrap_or_default();
    let limit = if t.limit <= 0 { 50 } else { t.limit.min(200) };
    let sql = format!(
        "{DARI} WHERE {syarat} ORDER BY l.waktu DESC, l.no_lunas DESC LIMIT {limit} OFFSET {}",
        t.skip.max(0)
    );
    let isi = c.baris::<Isi>(&sql, &nilai)?;
    let data = isi.into_iter().map(|i| jadi(c, i)).collect::<Hasil<Vec<_>>>()?;
    Ok(Halaman { data, count, total })
}

/// The closings of one loan, the oldest first.
pub(crate) fn dari(c: &mut Conn, toko: &KodeToko, no_hutang: &str) -> Hasil<Vec<HutangLunas>> {
    let sql = format!("{DARI} WHERE l.toko = $1 AND l.no_hutang = $2 ORDER BY l.waktu, l.no_lunas");
    let isi = c.baris::<Isi>(&sql, args![toko, no_hutang])?;
    isi.into_iter().map(|i| jadi(c, i)).collect()
}

/// One closing by its number, for its paper.
pub fn satu_lunas(c: &mut Conn, toko: &KodeToko, teks: &str) -> Hasil<HutangLunas> {
    let no = crate::batal_lunas::cari_lunas(c, toko, teks)?.no_lunas;
    let sql = format!("{DARI} WHERE l.toko = $1 AND l.no_lunas = $2");
    let ada = c.baris_satu::<Isi>(&sql, args![toko, no.as_str()])?;
    let isi = ada.ok_or_else(|| db::Error::Lain(format!("pelunasan {no} hilang")))?;
    jadi(c, isi)
}
