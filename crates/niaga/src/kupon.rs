//! Coupons: given by a sale that is large enough, looked up at the counter, used once.

use crate::acuan::Acuan;
use crate::jual::JualBaris;
use crate::tolak::NiagaTolak;
use crate::total::{self, TotalKupon};
use db::{Conn, Val, args};
use konter::bayar::{self, Senilai, Tempat};
use konter::{
    Alasan, Bayar, CaraBayar, Hari, JenisBayar, KodeAlasan, Pelanggan, meluap, rupiah, rupiah_master,
};
use ledger::{Dok, kupon as buku};
use platform::daftar::Halaman;
use platform::{BukuTolak, Hasil, Pelaku, acak};
use serde::{Deserialize, Serialize};
use values::{KodeToko, NoFaktur, Persen, Rupiah};

db::tabel! {
    /// A coupon as it was given.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = KuponIsi)]
    pub struct Terbit in "kupon_terbit" {
        #[serde(skip)]
        pub toko: String,
        pub no_kupon: String,
        pub kode_kupon: String,
        pub nama_kupon: String,
        /// RP or PERSEN
        pub jenis_nilai: String,
        /// rupiah, or hundredths of a percent
        pub nilai: i64,
        #[schema(value_type = i64)]
        pub min_pakai: Rupiah,
        pub tgl_terbit: String,
        pub tgl_akhir: String,
        /// the sale that gave it
        pub no_faktur_group: String,
        #[serde(skip)]
        pub kode_pelanggan: String,
        pub nama_customer: String,
        pub oleh: String,
    }
}

const STATUS: &str = "CASE WHEN buku_kupon.qty = 1 AND kupon_terbit.tgl_akhir >= $2 THEN 'AKTIF' WHEN buku_kupon.qty = 1 THEN 'HANGUS' \
     WHEN buku_kupon.jenis_dok = 'NG' THEN 'DIPAKAI' WHEN buku_kupon.jenis_dok = 'BF' THEN 'BATAL' ELSE 'HANGUS' END";

const TGL_PAKAI: &str = "CASE WHEN buku_kupon.qty = 1 THEN '' ELSE buku_kupon.tgl_system END";
const NILAI_PAKAI: &str = "CASE WHEN buku_kupon.qty = 1 THEN 0 ELSE buku_kupon.nilai END";

db::bacaan! {
    /// What became of a coupon.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = KuponNasib)]
    pub struct Nasib {
        /// AKTIF, DIPAKAI, HANGUS (its time is over) or BATAL (its sale was taken back)
        pub status: String = STATUS,
        /// the document that used or ended it; empty while it holds
        pub no_akhir: String = "CASE WHEN buku_kupon.qty = 1 THEN '' ELSE buku_kupon.no_dok END",
        pub tgl_pakai: String = TGL_PAKAI,
        /// what it paid
        #[schema(value_type = i64)]
        pub nilai_pakai: Rupiah = NILAI_PAKAI,
    }
}

/// A coupon that was given, and what became of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KuponTransaksi)]
pub struct Kupon {
    #[serde(flatten)]
    pub isi: Terbit,
    #[serde(flatten)]
    pub nasib: Nasib,
}

impl std::ops::Deref for Kupon {
    type Target = Terbit;

    fn deref(&self) -> &Terbit {
        &self.isi
    }
}

fn kupon((isi, nasib): (Terbit, Nasib)) -> Kupon {
    Kupon { isi, nasib }
}

/// Which coupons. Dates are those they were given on, inclusive; empty means no bound.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaKupon {
    pub tgl_from: String,
    pub tgl_to: String,
    /// number, name of the coupon, customer or sale
    pub cari: String,
    /// ALL, AKTIF, DIPAKAI, HANGUS or BATAL
    pub status: String,
    pub skip: i64,
    pub limit: i64,
    /// a column to sort by: no_kupon, status, nama_kupon, tgl_terbit, tgl_akhir, min_pakai, nama_customer,
    /// no_faktur_group, tgl_pakai, nilai_pakai
    pub sort_by: String,
    /// desc or asc
    pub urut: String,
}

/// A coupon that was looked up, and whether it can be used today.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KuponCek)]
pub struct Cek {
    #[serde(flatten)]
    pub kupon: Kupon,
    pub berlaku: bool,
    /// why not; empty when it holds
    pub alasan: String,
    /// what it pays of the sum that was asked about
    #[schema(value_type = i64)]
    pub nilai_rp: Rupiah,
}

const LIMIT_MAKS: i64 = 200;

/// What a list of coupons may be sorted by.
const URUTAN: &[(&str, &str)] = &[
    ("no_kupon", "kupon_terbit.no_kupon"),
    ("status", STATUS),
    ("nama_kupon", "kupon_terbit.nama_kupon"),
    ("tgl_terbit", "kupon_terbit.tgl_terbit"),
    ("tgl_akhir", "kupon_terbit.tgl_akhir"),
    ("min_pakai", "kupon_terbit.min_pakai"),
    ("nama_customer", "kupon_terbit.nama_customer"),
    ("no_faktur_group", "kupon_terbit.no_faktur_group"),
    ("tgl_pakai", TGL_PAKAI),
    ("nilai_pakai", NILAI_PAKAI),
];

// `$2` is the business day, by which its status is told; a mere count names it too, so that both bind alike.
// The last line of a coupon in its book says what became of it: given, used, ended, or given back by a cancellation.
const DARI: &str = "FROM kupon_terbit JOIN buku_kupon ON buku_kupon.toko = kupon_terbit.toko \
     AND buku_kupon.no_kupon = kupon_terbit.no_kupon AND buku_kupon.id = (SELECT MAX(x.id) FROM buku_kupon x \
     WHERE x.toko = kupon_terbit.toko AND x.no_kupon = kupon_terbit.no_kupon) WHERE kupon_terbit.toko = $1 AND $2 <> ''";

fn hari(c: &mut Conn, toko: &KodeToko) -> Hasil<String> {
    Ok(platform::toko::cari(c, toko)?.tgl_system.to_string())
}

/// The newest first unless asked otherwise, how many there are, and what all of them paid.
pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &TanyaKupon) -> Hasil<Halaman<Kupon, TotalKupon>> {
    let akhir = "kupon_terbit.tgl_terbit DESC, kupon_terbit.no_kupon DESC";
    let urutan = platform::daftar::urutan(URUTAN, &t.sort_by, &t.urut, akhir)?;
    let mut nilai: Vec<Val> = vec![toko.into(), hari(c, toko)?.into()];
    let mut dalam = String::new();
    for (tanda, isi) in [(">=", &t.tgl_from), ("<=", &t.tgl_to)] {
        if !isi.trim().is_empty() {
            nilai.push(isi.trim().into());
            dalam.push_str(&format!(" AND kupon_terbit.tgl_terbit {tanda} ${}", nilai.len()));
        }
    }
    let cari = t.cari.trim();
    if !cari.is_empty() {
        nilai.push(db::pola_cari(cari).into());
        let n = nilai.len();
        let kolom = ["no_kupon", "kode_kupon", "nama_kupon", "nama_customer", "no_faktur_group"];
        let cocok: Vec<String> =
            kolom.iter().map(|k| format!("LOWER(kupon_terbit.{k}) LIKE ${n} ESCAPE '\\'")).collect();
        dalam.push_str(&format!(" AND ({})", cocok.join(" OR ")));
    }
    let status = t.status.trim().to_uppercase();
    if !status.is_empty() && status != "ALL" {
        nilai.push(status.into());
        dalam.push_str(&format!(" AND {STATUS} = ${}", nilai.len()));
    }
    let dari = format!("{DARI}{dalam}");
    let count = c.nilai(&format!("SELECT COUNT(*) {dari}"), &nilai)?;
    let total = total::kupon(c, NILAI_PAKAI, &dari, &nilai)?;
    let limit = if t.limit <= 0 { LIMIT_MAKS } else { t.limit.min(LIMIT_MAKS) };
    nilai.push(limit.into());
    nilai.push(t.skip.max(0).into());
    let n = nilai.len();
    let sql = format!("{dari} ORDER BY {urutan} LIMIT ${} OFFSET ${n}", n - 1);
    Ok(Halaman { data: c.baris(&sql, &nilai)?.into_iter().map(kupon).collect(), count, total })
}

/// A coupon by its number: whether it holds today, and what it pays of a sum.
pub fn cek(c: &mut Conn, p: &Pelaku, no: &str, total: Option<Rupiah>) -> Hasil<Cek> {
    let no = no.trim().to_uppercase();
    if no.is_empty() {
        let pesan = "No Kupon Harus Diisi";
        return Err(BukuTolak::Kupon.pada("no_kupon", pesan));
    }
    let ada = satu(c, &p.toko, &no)?;
    let Some(k) = ada else {
        let pesan = format!("Kupon {no} tidak ada");
        return Err(NiagaTolak::KuponTidakAda.pada("no_kupon", pesan));
    };
    let untuk = total.unwrap_or(k.min_pakai);
    let (alasan, nilai_rp) = match bernilai(&k, untuk)? {
        Ok(n) => (String::new(), n.min(if total.is_some() { untuk } else { n })),
        Err(alasan) => (alasan, Rupiah::NOL),
    };
    Ok(Cek { berlaku: alasan.is_empty(), alasan, nilai_rp, kupon: k })
}

pub(crate) fn satu(c: &mut Conn, toko: &KodeToko, no: &str) -> Hasil<Option<Kupon>> {
    let hari = hari(c, toko)?;
    let sql = format!("{DARI} AND kupon_terbit.no_kupon = $3");
    Ok(c.baris_satu(&sql, args![toko, hari, no])?.map(kupon))
}

/// What a coupon takes off a sum, whatever it asks for.
fn memotong(k: &Kupon, total: Rupiah) -> Hasil<Rupiah> {
    if k.jenis_nilai == "PERSEN" {
        total.persen(Persen::perseratus(k.nilai)).map_err(meluap)
    } else {
        Ok(Rupiah::new(k.nilai))
    }
}

/// Did this person write the parameter that the coupon was given by?
fn ditulis_sendiri(c: &mut Conn, p: &Pelaku, kode: &str) -> Hasil<bool> {
    let n: i64 = c.nilai(
        "SELECT COUNT(*) FROM buku_master m JOIN kupon k ON k.toko = m.toko AND k.id = m.id \
         WHERE m.toko = $1 AND m.tabel = 'kupon' AND k.kode_kupon = $2 AND m.oleh = $3",
        args![&p.toko, kode, &p.user_id],
    )?;
    Ok(n > 0)
}

/// A coupon is a discount, whoever calls it a payment: more than the store allows, one that its own writer takes, and one that
/// leaves less than the pieces cost, is approved. As with every price, whether it covers the cost is told of what the counter
/// cannot choose: the computed prices of the pieces, and the coupon held against them.
pub(crate) fn jaga(
    c: &mut Conn,
    p: &Pelaku,
    a: &Acuan,
    bayar: &[Bayar],
    jual: &[JualBaris],
) -> Hasil<Vec<Alasan>> {
    let (mut alasan, mut semua) = (Vec::new(), Vec::new());
    for b in bayar.iter().filter(|b| b.jenis == JenisBayar::Kupon) {
        // One that is not there is refused with the payments.
        semua.extend(satu(c, &a.toko, &b.no_kupon.trim().to_uppercase())?);
    }
    if semua.is_empty() || jual.is_empty() {
        return Ok(alasan);
    }
    for k in &semua {
        if ditulis_sendiri(c, p, &k.kode_kupon)? {
            let pesan =
                format!("Kupon {} dari parameter {} yang Anda tulis sendiri", k.no_kupon, k.kode_kupon);
            alasan.push(Alasan::new(KodeAlasan::Diskon, pesan));
        }
    }
    let potong = |total: Rupiah| -> Hasil<Rupiah> {
        let nilai = semua.iter().map(|k| memotong(k, total)).collect::<Hasil<Vec<_>>>()?;
        Ok(rupiah(nilai)?.min(total))
    };
    let total = rupiah(jual.iter().map(|b| b.harga_total))?;
    let (n, maks) = (potong(total)?, a.hari.hari("KUPON_MAKS_PERSEN", 10).clamp(0, 100));
    if i128::from(n.nilai()) * 100 > i128::from(total.nilai()) * i128::from(maks) {
        let pesan = format!("Kupon memotong {n} dari {total}, lebih dari {maks}%");
        alasan.push(Alasan::new(KodeAlasan::Diskon, pesan));
    }
    // Who approved a lower price said yes to that price, not to a coupon on top of it: they read both.
    let diturunkan = rupiah(jual.iter().map(|b| b.harga_hitung.max(b.harga_total)))?;
    let diturunkan = diturunkan.kurang(total).map_err(meluap)?;
    if n > Rupiah::NOL && diturunkan > Rupiah::NOL {
        let pesan = format!("Kupon {n} di atas harga yang sudah diturunkan {diturunkan}");
        alasan.push(Alasan::new(KodeAlasan::Diskon, pesan));
    }
    // A weight that was typed moved the computed price, and is approved already.
    let ditimbang = jual.iter().flat_map(|b| &b.alasan).any(|x| x.kode == KodeAlasan::Berat);
    let barang: Vec<&JualBaris> = jual.iter().filter(|b| b.kartu.is_some()).collect();
    let hitungan = rupiah(barang.iter().map(|b| b.harga_hitung))?;
    let pokok = rupiah(barang.iter().map(|b| b.total_pokok))?;
    if !ditimbang && hitungan.kurang(potong(hitungan)?).map_err(meluap)? < pokok {
        let pesan = format!("Harga hitungan {hitungan} sesudah kupon di bawah modal");
        alasan.push(Alasan::new(KodeAlasan::DiBawahModal, pesan));
    }
    Ok(alasan)
}

/// What a coupon is worth on a sale of this sum, or why it is not.
pub(crate) fn bernilai(k: &Kupon, total: Rupiah) -> Hasil<Result<Rupiah, String>> {
    let no = &k.no_kupon;
    Ok(match k.nasib.status.as_str() {
        "DIPAKAI" => Err(format!("Kupon {no} sudah dipakai di {} ({})", k.nasib.no_akhir, k.nasib.tgl_pakai)),
        "BATAL" => Err(format!("Kupon {no} batal: penjualannya dibatalkan")),
        "HANGUS" => Err(format!("Kupon {no} hangus, berlaku sampai {}", k.tgl_akhir)),
        _ if total < k.min_pakai => Err(format!("Kupon {no} untuk belanja mulai {}", k.min_pakai)),
        _ => Ok(memotong(k, total)?),
    })
}

/// Gives the coupon that the money of a sale has earned: of all that hold today, the one that asks for the most.
pub(crate) fn terbitkan(
    dok: &mut Dok<'_, '_>,
    a: &Acuan,
    siapa: &Pelanggan,
    uang: Rupiah,
) -> Hasil<Vec<String>> {
    if uang <= Rupiah::NOL || !a.set.nyala("KUPON_PENJUALAN_MODULE") {
        return Ok(Vec::new());
    }
    let (no, tgl, oleh) = (dok.no().clone(), dok.tgl_system(), dok.oleh().clone());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let ada = tx.one(
        "SELECT kode_kupon, nama_kupon, jenis_nilai, nilai, min_pakai, masa_hari FROM kupon WHERE toko = $1 AND dihapus = 0 \
         AND min_belanja <= $2 AND (tgl_dari IS NULL OR tgl_dari <= $3) AND (tgl_sampai IS NULL OR tgl_sampai >= $3) \
         ORDER BY min_belanja DESC, kode_kupon LIMIT 1",
        args![&toko, uang, tgl],
        |r| {
            Ok((
                r.get::<String>(0)?,
                r.get::<String>(1)?,
                r.get::<String>(2)?,
                r.int(3)?,
                r.get::<Rupiah>(4)?,
                r.int(5)?,
            ))
        },
    )?;
    let Some((kode, nama, jenis, nilai, min_pakai, masa)) = ada else { return Ok(Vec::new()) };
    let nilai = if jenis == "RP" { rupiah_master(nilai) } else { nilai };
    let no_kupon = format!("{}{}", tgl.yymmdd(), acak::teks(8).to_uppercase());
    let akhir = tgl.tambah_hari(masa).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.sisip([Terbit {
        toko: toko.to_string(),
        no_kupon: no_kupon.clone(),
        kode_kupon: kode,
        nama_kupon: nama,
        jenis_nilai: jenis,
        nilai,
        min_pakai,
        tgl_terbit: tgl.to_string(),
        tgl_akhir: akhir.to_string(),
        no_faktur_group: no.to_string(),
        kode_pelanggan: siapa.kode_pelanggan.clone(),
        nama_customer: siapa.nama_customer.clone(),
        oleh: oleh.to_string(),
    }])?;
    buku::catat(dok, &[buku::BarisKupon { no_kupon: no_kupon.clone(), terbit: true, nilai: Rupiah::NOL }])?;
    Ok(vec![no_kupon])
}

/// A sale that is to be taken back: a coupon that it gave and that was used since paid for another sale. That one comes
/// first, or the pieces are bought back.
pub(crate) fn jaga_batal(c: &mut Conn, toko: &KodeToko, asal: &NoFaktur) -> Hasil<()> {
    let hari = hari(c, toko)?;
    let sql = format!("{DARI} AND kupon_terbit.no_faktur_group = $3 AND {STATUS} = 'DIPAKAI' LIMIT 1");
    let Some(k) = c.baris_satu::<(Terbit, Nasib)>(&sql, args![toko, hari, asal])?.map(kupon) else {
        return Ok(());
    };
    let (no, pakai) = (&k.no_kupon, &k.nasib.no_akhir);
    let pesan = format!(
        "Kupon {no} dari penjualan ini sudah dipakai di {pakai} ({}). Batalkan {pakai} dulu, lalu ulangi; bila {pakai} tetap jadi, \
         beli kembali barangnya di Transaksi Pembelian",
        k.nasib.tgl_pakai
    );
    Err(NiagaTolak::KuponTerpakai.pada("no_faktur", pesan).rincian(serde_json::json!({
        "batalkan_dulu": pakai, "no_kupon": no,
    })))
}

/// A coupon as a payment: worth what it says, used once.
pub(crate) struct CaraKupon;

impl CaraBayar for CaraKupon {
    fn jenis(&self) -> JenisBayar {
        JenisBayar::Kupon
    }

    fn nilai(&self, c: &mut Conn, h: &Hari, b: &Bayar, t: Tempat<'_>) -> Hasil<Senilai> {
        let no = b.no_kupon.trim().to_uppercase();
        let salah = |kolom: &str, pesan: String| Err(bayar::salah(t.ke, kolom, pesan));
        if !h.set.nyala("KUPON_PENJUALAN_MODULE") {
            return salah("no_kupon", "Kupon tidak dipakai di toko ini".to_owned());
        }
        let Some(k) = satu(c, &h.toko, &no)? else {
            return salah("no_kupon", format!("Kupon {no} tidak ada"));
        };
        let jumlah = match bernilai(&k, t.total)? {
            Ok(n) => n.min(t.sisa),
            Err(alasan) => return salah("no_kupon", alasan),
        };
        if b.jumlah_rp > Rupiah::NOL && b.jumlah_rp != jumlah {
            return salah("jumlah_rp", format!("Nilai kupon {no} {jumlah}"));
        }
        Ok(Senilai { rujukan: no, jumlah })
    }

    fn catat(&self, dok: &mut Dok<'_, '_>, baris: &[&bayar::BarisBayar]) -> Hasil<()> {
        let pakai: Vec<buku::BarisKupon> = baris
            .iter()
            .map(|b| buku::BarisKupon { no_kupon: b.rujukan.clone(), terbit: false, nilai: b.jumlah })
            .collect();
        buku::catat(dok, &pakai)?;
        Ok(())
    }
}
