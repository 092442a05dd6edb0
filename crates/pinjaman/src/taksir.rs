//! A pledge on its way in: found by barcode or nota where it is of the chain, described where it is not; looked for among the stolen
//! ones; weighed and tested. And what it is worth: by the reference of the lower purity, less its condition, the part of it that is
//! lent and where that comes from, and what it would bring melted.

use crate::minta::HutangBarisMinta;
use crate::tolak::PinjamTolak;
use barang::{Kartu, Status};
use db::{Conn, args};
use konter::henti::{Henti, Langkah, isian};
use konter::{Alasan, KodeAlasan, meluap};
use niaga::acuan::Acuan;
use niaga::beli::{Nota, cari_nota};
use niaga::timbang_lagi::TIMBANGAN;
use niaga::{curian, tahan, uang};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::batas::berat_barang;
use values::murni::berat_murni;
use values::{Berat, HargaGram, Kadar, KodeBarcode, Persen, Rupiah};

/// What a pledge is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Nilai {
    pub(crate) harga_gram: HargaGram,
    pub(crate) nilai_emas: Rupiah,
    pub(crate) potongan: Rupiah,
    pub(crate) taksiran: Rupiah,
    pub(crate) sumber: &'static str,
    pub(crate) ltv: Persen,
    pub(crate) plafond: Rupiah,
    pub(crate) lebur: Rupiah,
}

/// A line that is checked, nothing written yet.
pub(crate) struct Jaminan {
    pub(crate) kartu: Option<Kartu>,
    pub(crate) nota: Option<Nota>,
    pub(crate) nama_barang: String,
    pub(crate) kode_group: String,
    pub(crate) kode_dept: String,
    pub(crate) kadar_sebut: Kadar,
    pub(crate) kadar_uji: Kadar,
    pub(crate) kadar: Kadar,
    pub(crate) berat: Berat,
    pub(crate) berat_atribut: Berat,
    pub(crate) murni: Berat,
    pub(crate) jumlah_batu: i64,
    pub(crate) kondisi: String,
    pub(crate) nilai: Nilai,
    pub(crate) alasan: Vec<Alasan>,
}

/// Which piece of the chain.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaBarangHutang {
    pub kode_barcode: String,
    pub no_faktur_jual: String,
}

/// A sold piece of the chain, as a line of a loan takes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangBarang {
    pub kode_barcode: String,
    pub no_faktur_jual: String,
    pub toko_nota: String,
    pub tgl_nota: String,
    pub nama_customer: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    #[schema(value_type = f64, maximum = 100)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub berat_nota: Berat,
    #[schema(value_type = f64)]
    pub berat_atribut: Berat,
}

fn rapi(teks: &str) -> String {
    konter::pelanggan::rapi(teks)
}

/// The sale of a piece of the chain, and its card: it must be out with a customer, paid for, bought back by nobody, in no document's
/// hands. What was never sold is the shop's own and no pledge.
fn dari_rantai(c: &mut Conn, p: &Pelaku, barcode: &str, no: &str) -> Langkah<Option<(Nota, Option<Kartu>)>> {
    let (barcode, no) = (barcode.trim(), no.trim());
    if barcode.is_empty() && no.is_empty() {
        return Ok(None);
    }
    let kolom = if no.is_empty() { "kode_barcode" } else { "no_faktur_jual" };
    let Some(n) = cari_nota(c, &p.toko, no, barcode, &[])? else {
        let kartu = match KodeBarcode::parse(barcode) {
            Ok(kode) => barang::satu(c, &kode).ok(),
            Err(_) => None,
        };
        let pesan = match kartu {
            Some(k) => {
                format!("Barang {barcode} milik toko, {}; tidak bisa dijaminkan", k.status.sebutan())
            }
            None => {
                "Tidak tercatat terjual di toko; kosongkan bila bukan barang toko, lalu sebutkan barangnya"
                    .to_owned()
            }
        };
        return Err(isian(kolom, pesan));
    };
    if !n.sudah_dibeli.is_empty() {
        let pesan = format!("Nota {} sudah dibeli kembali dengan {}", n.no_faktur_jual, n.sudah_dibeli);
        return Err(isian(kolom, pesan));
    }
    if let Some(no) = tahan::pemegang(c, &n.toko, &n.no_faktur_jual)? {
        return Err(isian(kolom, format!("Barang nota {} masih ada di {no}", n.no_faktur_jual)));
    }
    let belum = uang::belum_masuk(c, &n.toko, &n.no_faktur_group)?;
    if belum > Rupiah::NOL {
        let pesan = format!("Nota {} dibayar non tunai {belum} yang belum divalidasi bank", n.no_faktur_jual);
        return Err(isian(kolom, pesan));
    }
    if n.lama {
        return Ok(Some((n, None)));
    }
    let kode = KodeBarcode::parse(&n.kode_barcode).map_err(|e| isian(kolom, e.to_string()))?;
    let kartu = barang::satu(c, &kode)?;
    if kartu.status != Status::Terjual {
        return Err(isian(kolom, format!("Barang {kode} {}, tidak bisa dijaminkan", kartu.status.sebutan())));
    }
    Ok(Some((n, Some(kartu))))
}

/// Selling and printed purity of a group of the store; none when there is no such group.
fn kadar_group(c: &mut Conn, toko: &values::KodeToko, group: &str) -> Hasil<Option<Kadar>> {
    Ok(c.one(
        "SELECT kadar_cetak FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0",
        args![toko, group],
        |r| r.get(0),
    )?)
}

/// What a piece that is not of the chain is said to be.
fn disebut(c: &mut Conn, p: &Pelaku, m: &HutangBarisMinta) -> Langkah<(String, String, String, Kadar)> {
    let (nama, group, dept) = (rapi(&m.nama_barang), rapi(&m.kode_group), rapi(&m.kode_dept));
    if nama.is_empty() || nama.chars().count() > 100 {
        return Err(isian("nama_barang", "Nama barang harus diisi, paling banyak 100 karakter"));
    }
    let Some(cetak) = kadar_group(c, &p.toko, &group)? else {
        return Err(isian("kode_group", "Kategori Harus Dipilih"));
    };
    let sql = "SELECT 1 FROM jenis WHERE toko = $1 AND kode_dept = $2 AND dihapus = 0";
    if c.one(sql, args![&p.toko, dept.as_str()], |r| r.int(0))?.is_none() {
        return Err(isian("kode_dept", "Kode Jenis Harus Dipilih"));
    }
    Ok((nama, group, dept, m.kadar.unwrap_or(cetak)))
}

/// How far a piece may be from what its nota says before somebody asks whether it is that piece.
fn beda_nota(nota: Berat, kini: Berat) -> bool {
    let batas = TIMBANGAN.sebagai_mg().max(nota.sebagai_mg() / 100);
    (nota.sebagai_mg() - kini.sebagai_mg()).abs() > batas
}

fn alasan(
    c: &mut Conn,
    (p, a): (&Pelaku, &Acuan),
    m: &HutangBarisMinta,
    (nota, group, dept): (Option<&Nota>, &str, &str),
) -> Langkah<Vec<Alasan>> {
    let mut semua = Vec::new();
    let barcode = nota.map_or_else(|| m.kode_barcode.trim().to_owned(), |n| n.kode_barcode.clone());
    match curian::cocok(c, &barcode, dept, m.berat)? {
        Some((true, apa)) => {
            let pesan = format!("Barang ini dilaporkan hilang atau dicuri: {apa}; panggil SPV");
            return Err(PinjamTolak::Curian.tolak(pesan).into());
        }
        Some((false, apa)) => {
            let pesan = format!("Mirip barang yang dilaporkan dicuri: {apa}");
            semua.push(Alasan::new(KodeAlasan::MiripCurian, pesan));
        }
        None => {}
    }
    if let Some(n) = nota.filter(|n| beda_nota(n.berat_asli, m.berat)) {
        let pesan = format!("Berat {} g, di nota {} g: mungkin bukan barang itu", m.berat, n.berat_asli);
        semua.push(Alasan::new(KodeAlasan::Berat, pesan));
    }
    if nota.is_none() {
        semua.extend(uang::mungkin_kembali(c, p, a, group, (1, m.berat))?);
    }
    Ok(semua)
}

db::bacaan! {
    /// A condition of pledges.
    struct Kondisi {
        kondisi: String = "kondisi",
        jenis_potongan: String = "jenis_potongan",
        potongan: i64 = "potongan",
        butuh_otorisasi: bool = "butuh_otorisasi",
    }
}

fn kondisi(c: &mut Conn, toko: &values::KodeToko, teks: &str) -> Hasil<Option<Kondisi>> {
    Ok(c.baris_satu(
        "FROM kondisi_pinjaman WHERE toko = $1 AND UPPER(kondisi) = $2 AND dihapus = 0",
        args![toko, rapi(teks)],
    )?)
}

impl Kondisi {
    /// What it takes off a value, never more than all of it.
    fn potong(&self, nilai: Rupiah, berat: Berat) -> Hasil<Rupiah> {
        let p = match self.jenis_potongan.as_str() {
            "RP_GRAM" => HargaGram::new(self.potongan).kali(berat).map_err(meluap)?,
            "RP_PCS" => Rupiah::new(self.potongan),
            _ => nilai.persen(Persen::perseratus(self.potongan)).map_err(meluap)?,
        };
        Ok(p.min(nilai))
    }
}

/// The purity a price is reckoned by, against the one its group is printed with: never above it.
fn turunkan(n: Rupiah, kadar: Kadar, cetak: Kadar) -> Hasil<Rupiah> {
    let (k, p) = (kadar.sebagai_perseratus(), cetak.sebagai_perseratus());
    if p <= 0 || k >= p {
        return Ok(n);
    }
    let hasil = i128::from(n.nilai()) * i128::from(k) / i128::from(p);
    i64::try_from(hasil).map(Rupiah::new).map_err(|_| meluap(values::Meluap))
}

/// The share of a value that is lent on a purity: that of the next lower one the store has, else its default.
fn ltv(c: &mut Conn, a: &Acuan, kadar: Kadar) -> Hasil<(&'static str, Persen)> {
    if a.set.nyala("PLAFOND_HUTANG_MODULE") {
        let ada: Option<i64> = c.one(
            "SELECT p.ltv FROM plafond_hutang_kadar p JOIN kadar k ON k.toko = p.toko AND k.kode_kadar = p.kode_kadar \
             WHERE p.toko = $1 AND p.dihapus = 0 AND k.dihapus = 0 AND k.kadar <= $2 ORDER BY k.kadar DESC, k.kode_kadar LIMIT 1",
            args![&a.toko, kadar.sebagai_perseratus()],
            |r| r.int(0),
        )?;
        if let Some(n) = ada {
            return Ok(("KADAR", Persen::perseratus(n)));
        }
    }
    Ok(("BAWAAN", Persen::perseratus(a.hari("LTV_HUTANG_BAWAAN", 70).clamp(0, 100) * 100)))
}

/// What is priced: group, purity, weight and what of it is no gold.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fisik<'a> {
    pub(crate) group: &'a str,
    pub(crate) kadar: Kadar,
    pub(crate) berat: Berat,
    pub(crate) berat_atribut: Berat,
    pub(crate) kondisi: &'a str,
}

/// Value, ceiling and melt value of a piece at the prices of the day; and whether its condition asks for an approval.
pub(crate) fn nilai(c: &mut Conn, a: &mut Acuan, f: Fisik<'_>) -> Hasil<(Nilai, bool)> {
    let toko = a.toko.clone();
    let Some(k) = kondisi(c, &toko, f.kondisi)? else {
        return Err(PinjamTolak::Baris.pada("kondisi", "Kondisi Tidak Boleh Kosong"));
    };
    let cetak = kadar_group(c, &toko, f.group)?.unwrap_or(f.kadar);
    let g = a.group(c, f.group)?.clone();
    let emas = f.berat.kurang(f.berat_atribut).map_err(meluap)?;
    let seratus = a.set.nilai("kategori_harga") == "harga_100%";
    let harga_gram = if seratus {
        a.gram_jual(&g, f.kadar)?
    } else {
        let penuh = Rupiah::new(a.gram_jual(&g, Kadar::PENUH)?.nilai());
        HargaGram::new(turunkan(penuh, f.kadar, cetak)?.nilai())
    };
    let nilai_emas = harga_gram.kali(emas).map_err(meluap)?;
    let potongan = k.potong(nilai_emas, emas)?;
    let taksiran = nilai_emas.kurang(potongan).map_err(meluap)?;
    let lebur = a.rosok_murni(&g, cetak)?.kali_kadar(emas, f.kadar).map_err(meluap)?;
    let per_gram: Option<i64> = if a.set.nilai("PARAMETER_JUMLAH_HUTANG_POKOK_MODULE") == "on" {
        let sql = "SELECT jumlah_rp FROM hutang_pokok WHERE toko = $1 AND kode_group = $2 AND dihapus = 0";
        c.one(sql, args![&toko, f.group], |r| r.int(0))?
    } else {
        None
    };
    let (sumber, ltv, plafond) = match per_gram {
        Some(rp) => {
            let penuh = HargaGram::new(rp).kali(emas).map_err(meluap)?;
            ("POKOK", Persen::perseratus(0), turunkan(penuh, f.kadar, cetak)?)
        }
        None => {
            let (sumber, ltv) = ltv(c, a, f.kadar)?;
            (sumber, ltv, taksiran.persen(ltv).map_err(meluap)?)
        }
    };
    let plafond = plafond.min(lebur).min(taksiran);
    Ok((Nilai { harga_gram, nilai_emas, potongan, taksiran, sumber, ltv, plafond, lebur }, k.butuh_otorisasi))
}

/// Purities and weights of a line, as it was weighed and tested.
fn ditimbang(m: &HutangBarisMinta, kartu: Option<&Kartu>, sebut: Kadar) -> Langkah<(Kadar, Berat)> {
    let uji = m.kadar_uji.unwrap_or(Kadar::NOL);
    berat_barang(m.berat).map_err(|pesan| isian("berat", pesan))?;
    let kartu = kartu.map_or(Berat::NOL, |k| k.berat_atribut);
    let atribut = m.berat_atribut.max(kartu);
    if m.berat_atribut < Berat::NOL || atribut >= m.berat {
        return Err(isian("berat_atribut", "Berat atribut harus kurang dari berat barang"));
    }
    if !(0..=10_000).contains(&m.jumlah_batu) {
        return Err(isian("jumlah_batu", "Jumlah batu 0 sampai 10000"));
    }
    if uji <= Kadar::NOL {
        return Err(isian("kadar_uji", "Kadar hasil uji harus diisi"));
    }
    if sebut <= Kadar::NOL {
        return Err(isian("kadar", "Kadar harus lebih dari nol"));
    }
    Ok((uji, atribut))
}

/// One line, looked up, checked and valued.
pub(crate) fn baris(c: &mut Conn, p: &Pelaku, a: &mut Acuan, m: &HutangBarisMinta) -> Langkah<Jaminan> {
    let rantai = dari_rantai(c, p, &m.kode_barcode, &m.no_faktur_jual)?;
    let (nota, kartu) = rantai.map_or((None, None), |(n, k)| (Some(n), k));
    let (nama_barang, kode_group, kode_dept, kadar_sebut) = match &nota {
        Some(n) => (n.nama_barang.clone(), n.kode_group.clone(), n.kode_dept.clone(), n.kadar_cetak),
        None => disebut(c, p, m)?,
    };
    let (kadar_uji, berat_atribut) = ditimbang(m, kartu.as_ref(), kadar_sebut)?;
    let kadar = kadar_sebut.min(kadar_uji);
    let fisik = Fisik { group: &kode_group, kadar, berat: m.berat, berat_atribut, kondisi: &m.kondisi };
    let (nilai, butuh) = match nilai(c, a, fisik) {
        Ok(n) => n,
        Err(t) if t.adalah(PinjamTolak::Baris) => {
            return Err(isian("kondisi", "Kondisi Tidak Boleh Kosong"));
        }
        Err(t) => return Err(t.into()),
    };
    if nilai.taksiran <= Rupiah::NOL {
        return Err(isian("kode_group", "Harga emas group ini hari ini belum ada, barang tidak bernilai"));
    }
    if nilai.lebur <= Rupiah::NOL {
        return Err(isian("kode_group", "Harga rosok hari ini belum ada, nilai lebur tidak bisa dihitung"));
    }
    let mut alasan = alasan(c, (p, a), m, (nota.as_ref(), &kode_group, &kode_dept))?;
    if butuh {
        let pesan = format!("Kondisi {} perlu otorisasi", rapi(&m.kondisi));
        alasan.push(Alasan::new(KodeAlasan::Kondisi, pesan));
    }
    Ok(Jaminan {
        murni: berat_murni(m.berat, berat_atribut, kadar).map_err(|e| Henti::Tolak(meluap(e)))?,
        kartu,
        nota,
        nama_barang,
        kode_group,
        kode_dept,
        kadar_sebut,
        kadar_uji,
        kadar,
        berat: m.berat,
        berat_atribut,
        jumlah_batu: m.jumlah_batu,
        kondisi: rapi(&m.kondisi),
        nilai,
        alasan,
    })
}

/// A piece of the chain, for the screen.
pub fn cari_barang(c: &mut Conn, p: &Pelaku, t: &TanyaBarangHutang) -> Hasil<HutangBarang> {
    let hasil = dari_rantai(c, p, &t.kode_barcode, &t.no_faktur_jual);
    let (n, kartu) = match hasil {
        Ok(Some(x)) => x,
        Ok(None) => return Err(PinjamTolak::Baris.pada("kode_barcode", "Isi barcode atau nomor nota")),
        Err(Henti::Isian(kolom, pesan)) => return Err(PinjamTolak::Baris.pada(kolom, pesan)),
        Err(Henti::Tolak(t)) => return Err(t),
    };
    Ok(HutangBarang {
        kode_barcode: n.kode_barcode,
        no_faktur_jual: n.no_faktur_jual,
        toko_nota: n.toko,
        tgl_nota: n.tgl_nota,
        nama_customer: n.nama_customer,
        nama_barang: n.nama_barang,
        kode_group: n.kode_group,
        kode_dept: n.kode_dept,
        kadar: n.kadar_cetak,
        berat_nota: n.berat_asli,
        berat_atribut: kartu.map_or(Berat::NOL, |k| k.berat_atribut),
    })
}
