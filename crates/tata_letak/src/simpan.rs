//! Reading and changing layouts: the whole set of labels at once, a copy of one label, the removal of one. Every
//! version is kept in the book of masters, every change in the audit chain.

use crate::{Keluarga, Kepala, LEBAR_STRUK, Label, Letak, LetakTolak, Tipe, Ukur, awal, bidang, cetak};
use db::{Conn, Tx, Val, args};
use platform::modul::Setelan;
use platform::printer::Jenis;
use platform::{Hasil, Pelaku, Tolak, menu};
use print::huruf::NamaHuruf;
use serde::{Deserialize, Serialize};
use serde_json::json;
use values::KodeToko;

/// Their name in the book of versions.
const TABEL: &str = "tata_letak";

/// A save: the whole label set of one layout.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = LetakSimpan)]
pub struct Simpan {
    pub font: String,
    #[serde(rename = "type")]
    pub tipe: String,
    pub nota: Vec<Label>,
    #[serde(default)]
    pub is_mobile: bool,
    /// millimetres; the paper stays when left out
    #[schema(value_type = Option<f64>)]
    pub lebar: Option<Ukur>,
    #[schema(value_type = Option<f64>)]
    pub tinggi: Option<Ukur>,
    /// the version that was read; another one in the table is a stale edit
    pub versi: Option<i64>,
}

/// A copy of one label.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = LetakDuplikat)]
pub struct Duplikat {
    pub name: String,
    pub isi: String,
    pub jenis: String,
    pub is_mobile: bool,
    /// the family's first when left out
    #[serde(rename = "type")]
    pub tipe: Option<String>,
    pub versi: Option<i64>,
}

/// The removal of one label.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = LetakHapus)]
pub struct Hapus {
    pub name: String,
    #[serde(rename = "type")]
    pub tipe: String,
    #[serde(default)]
    pub is_mobile: bool,
    pub versi: Option<i64>,
}

/// What the designer of a family needs to know.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = LetakDefinisi)]
pub struct Definisi {
    pub font: Vec<String>,
    /// offered first
    pub ukuran: Vec<u8>,
    pub ukuran_min: u8,
    pub ukuran_maks: u8,
    /// millimetres of the widest paper a receipt printer carries
    pub lebar_struk: u8,
    pub tipe: Vec<TipeLetak>,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = LetakTipe)]
pub struct TipeLetak {
    #[serde(rename = "type")]
    pub tipe: String,
    pub judul: String,
    /// has a second layout for phones
    pub mobile: bool,
    pub dua_sisi: bool,
    /// the only rotation, where there is only one
    pub rotate: Option<u16>,
    /// can also leave as plain text in columns of twenty characters
    pub teks: bool,
    /// the languages of printers that carry it
    pub printer: Vec<Jenis>,
    pub bidang: Vec<BidangLetak>,
    pub gambar: Vec<BidangLetak>,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = LetakBidang)]
pub struct BidangLetak {
    pub nama: String,
    pub arti: String,
    pub contoh: String,
}

pub fn definisi(c: &mut Conn, p: &Pelaku, k: Keluarga) -> Hasil<Definisi> {
    let set = Setelan::baca(c, &p.toko)?;
    let mut tipe = Vec::new();
    for t in k.tipe_toko(&set) {
        let isi = cetak::contoh(c, &p.toko, t)?;
        let bidang = t.bidang().into_iter().map(|b| BidangLetak {
            nama: b.nama.to_owned(),
            arti: b.arti.to_owned(),
            contoh: isi.teks.get(b.nama).cloned().unwrap_or_default(),
        });
        let gambar = t.gambar().iter().map(|g| BidangLetak {
            nama: (*g).to_owned(),
            arti: bidang::arti_gambar(g).to_owned(),
            contoh: String::new(),
        });
        tipe.push(TipeLetak {
            tipe: t.nama.to_owned(),
            judul: t.judul.to_owned(),
            mobile: t.punya_mobile(),
            dua_sisi: t.dua_sisi(),
            rotate: t.putaran(),
            teks: t.bentuk == crate::Bentuk::Slip,
            printer: t.printer().to_vec(),
            bidang: bidang.collect(),
            gambar: gambar.collect(),
        });
    }
    Ok(Definisi {
        font: NamaHuruf::SEMUA.iter().map(|h| h.teks().to_owned()).collect(),
        ukuran: vec![6, 7, 8, 9, 10],
        ukuran_min: 6,
        ukuran_maks: 24,
        lebar_struk: LEBAR_STRUK,
        tipe,
    })
}

const KOLOM: [&str; 19] = [
    "toko",
    "keluarga",
    "tipe",
    "is_mobile",
    "name",
    "urutan",
    "isi",
    "jenis",
    "width",
    "height",
    "position_x",
    "position_y",
    "rotate",
    "font_family",
    "font_size",
    "status",
    "side",
    "rata",
    "is_deletable",
];

db::bacaan! {
    struct Elemen {
        name: String = "name",
        isi: String = "isi",
        jenis: String = "jenis",
        width: i64 = "width",
        height: i64 = "height",
        position_x: i64 = "position_x",
        position_y: i64 = "position_y",
        rotate: i64 = "rotate",
        font_family: String = "font_family",
        font_size: i64 = "font_size",
        status: bool = "status",
        side: String = "side",
        rata: String = "rata",
        is_deletable: bool = "is_deletable",
    }
}

impl Elemen {
    fn label(self, tipe: &str, is_mobile: bool) -> Label {
        Label {
            name: self.name,
            isi: self.isi,
            jenis: self.jenis,
            width: Ukur::dari(self.width),
            height: Ukur::dari(self.height),
            position_x: Ukur::dari(self.position_x),
            position_y: Ukur::dari(self.position_y),
            rotate: u16::try_from(self.rotate).unwrap_or_default(),
            font_family: self.font_family,
            font_size: Ukur::dari(self.font_size),
            status: self.status,
            side: self.side,
            rata: self.rata,
            is_deletable: self.is_deletable,
            tipe: tipe.to_owned(),
            is_mobile,
        }
    }
}

/// The layout of a store: its own, or the program's while it has none.
pub fn baca(c: &mut Conn, toko: &KodeToko, k: Keluarga, t: &Tipe, is_mobile: bool) -> db::Result<Letak> {
    let kunci = args![toko, k.nama(), t.nama, is_mobile];
    let kepala = c.one(
        "SELECT font, lebar, tinggi, versi FROM tata_letak \
         WHERE toko = $1 AND keluarga = $2 AND tipe = $3 AND is_mobile = $4",
        kunci,
        |r| {
            Ok(Kepala {
                tipe: t.nama.to_owned(),
                is_mobile,
                font: r.get(0)?,
                lebar: Ukur::dari(r.int(1)?),
                tinggi: Ukur::dari(r.int(2)?),
                versi: r.int(3)?,
            })
        },
    )?;
    let Some(letak) = kepala else { return Ok(awal::letak(t, is_mobile)) };
    let nota = c.baris::<Elemen>(
        "FROM tata_letak_elemen \
         WHERE toko = $1 AND keluarga = $2 AND tipe = $3 AND is_mobile = $4 ORDER BY urutan",
        kunci,
    )?;
    let nota = nota.into_iter().map(|e| e.label(t.nama, is_mobile)).collect();
    Ok(Letak { letak, nota })
}

/// The program's own layout, to start again from.
pub fn bawaan(t: &Tipe, is_mobile: bool) -> Letak {
    awal::letak(t, is_mobile)
}

/// The type a change names. One that does not exist is a wrong field here, not a missing page.
fn tipe_ubah(tx: &mut Tx<'_>, p: &Pelaku, k: Keluarga, nama: &str, is_mobile: bool) -> Hasil<&'static Tipe> {
    menu::izin(tx, p, k.rute())?;
    let set = Setelan::baca(tx, &p.toko)?;
    k.cari(nama, is_mobile, &set)
        .map_err(|e| if e.adalah(LetakTolak::Tipe) { e.sebagai(LetakTolak::TipeMobile) } else { e })
}

fn basi(versi: Option<i64>, lama: &Letak, baru: &Letak) -> Hasil<()> {
    if versi.is_none_or(|v| v == lama.letak.versi) {
        return Ok(());
    }
    Err(LetakTolak::SudahDiubah
        .tolak("Data ini sudah diubah orang lain; lihat kedua versi lalu simpan kembali")
        .rincian(json!({ "tersimpan": lama, "dikirim": baru, "versi": lama.letak.versi })))
}

/// What a save makes of the layout that stands.
pub(crate) fn gabung(lama: &Letak, s: &Simpan) -> Hasil<Letak> {
    let mut kepala = lama.letak.clone();
    kepala.font = s.font.trim().to_owned();
    kepala.lebar = s.lebar.unwrap_or(kepala.lebar);
    kepala.tinggi = s.tinggi.unwrap_or(kepala.tinggi);
    let mut nota = s.nota.clone();
    for l in &mut nota {
        l.rapikan(&kepala);
        // What the layout came with stays undeletable, whatever the screen says.
        l.is_deletable = lama.nota.iter().find(|n| n.name == l.name).is_none_or(|n| n.is_deletable);
    }
    let hilang = lama.nota.iter().find(|n| !n.is_deletable && nota.iter().all(|l| l.name != n.name));
    if let Some(n) = hilang {
        return Err(tetap(&n.name));
    }
    Ok(Letak { letak: kepala, nota })
}

fn tetap(name: &str) -> Tolak {
    let pesan = format!("Label '{name}' bawaan nota, tidak bisa dihapus; sembunyikan saja");
    LetakTolak::Tetap.pada("nota", pesan)
}

/// Saves the whole label set.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, k: Keluarga, s: &Simpan) -> Hasil<Letak> {
    let t = tipe_ubah(tx, p, k, &s.tipe, s.is_mobile)?;
    let lama = baca(tx, &p.toko, k, t, s.is_mobile)?;
    let baru = gabung(&lama, s)?;
    baru.untuk_cetak(t)?;
    basi(s.versi, &lama, &baru)?;
    tulis(tx, p, k, &lama, baru)
}

/// Copies a label beside itself; answers the layout and the name of the copy.
pub fn duplikat(tx: &mut Tx<'_>, p: &Pelaku, k: Keluarga, d: &Duplikat) -> Hasil<(Letak, String)> {
    let t = tipe_ubah(tx, p, k, d.tipe.as_deref().unwrap_or_default(), d.is_mobile)?;
    let lama = baca(tx, &p.toko, k, t, d.is_mobile)?;
    let Some(asal) = lama.nota.iter().find(|l| l.name == d.name.trim()) else {
        return Err(tidak_ada(&d.name));
    };
    let mut salinan = asal.clone();
    salinan.name = nama_baru(&lama, &asal.name);
    salinan.isi.clone_from(&d.isi);
    salinan.jenis.clone_from(&d.jenis);
    salinan.is_deletable = true;
    salinan.rapikan(&lama.letak);
    // Two millimetres beside the first, or on it where the paper ends.
    let geser = |di: Ukur, panjang: Ukur, kertas: Ukur| {
        let baru = di.tambah(Ukur::bulat(2));
        if baru.tambah(panjang) <= kertas { baru } else { di }
    };
    salinan.position_x = geser(salinan.position_x, salinan.width, lama.letak.lebar);
    salinan.position_y = geser(salinan.position_y, salinan.height, lama.letak.tinggi);
    let name = salinan.name.clone();
    let mut baru = lama.clone();
    baru.nota.push(salinan);
    baru.untuk_cetak(t)?;
    basi(d.versi, &lama, &baru)?;
    Ok((tulis(tx, p, k, &lama, baru)?, name))
}

/// Removes a label for good.
pub fn hapus(tx: &mut Tx<'_>, p: &Pelaku, k: Keluarga, h: &Hapus) -> Hasil<Letak> {
    let t = tipe_ubah(tx, p, k, &h.tipe, h.is_mobile)?;
    let lama = baca(tx, &p.toko, k, t, h.is_mobile)?;
    let Some(l) = lama.nota.iter().find(|l| l.name == h.name.trim()) else {
        return Err(tidak_ada(&h.name));
    };
    if !l.is_deletable {
        return Err(tetap(&l.name));
    }
    let mut baru = lama.clone();
    baru.nota.retain(|n| n.name != l.name);
    basi(h.versi, &lama, &baru)?;
    tulis(tx, p, k, &lama, baru)
}

fn tidak_ada(name: &str) -> Tolak {
    let sebut: String = name.chars().take(60).collect();
    let pesan = format!("Label '{sebut}' tidak ada di nota ini");
    LetakTolak::TidakAda.pada("name", pesan)
}

/// `no_faktur`, `no_faktur_2`, `no_faktur_3` …; the number of a copy is not copied.
fn nama_baru(l: &Letak, asal: &str) -> String {
    let dasar = match asal.rsplit_once('_') {
        Some((depan, n)) if n.parse::<u16>().is_ok_and(|n| n > 1) => depan,
        _ => asal,
    };
    let dasar: String = dasar.chars().take(50).collect();
    let mut n = 2_u32;
    loop {
        let nama = format!("{dasar}_{n}");
        if l.nota.iter().all(|x| x.name != nama) {
            return nama;
        }
        n += 1;
    }
}

/// Writes a version: tables, book of versions, audit. Saving what already stands is no new version.
fn tulis(tx: &mut Tx<'_>, p: &Pelaku, k: Keluarga, lama: &Letak, mut baru: Letak) -> Hasil<Letak> {
    if baru == *lama {
        return Ok(baru);
    }
    baru.letak.versi = lama.letak.versi + 1;
    let (kini, l) = (tx.sekarang(), &baru.letak);
    tx.exec(
        "INSERT INTO tata_letak (toko, keluarga, tipe, is_mobile, font, lebar, tinggi, versi, diubah, oleh) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (toko, keluarga, tipe, is_mobile) \
         DO UPDATE SET font = $5, lebar = $6, tinggi = $7, versi = $8, diubah = $9, oleh = $10",
        args![
            &p.toko,
            k.nama(),
            &l.tipe,
            l.is_mobile,
            &l.font,
            l.lebar.nilai(),
            l.tinggi.nilai(),
            l.versi,
            kini,
            &p.user_id
        ],
    )?;
    tx.exec(
        "DELETE FROM tata_letak_elemen WHERE toko = $1 AND keluarga = $2 AND tipe = $3 AND is_mobile = $4",
        args![&p.toko, k.nama(), &l.tipe, l.is_mobile],
    )?;
    let baris = (0_i64..).zip(&baru.nota).map(|(i, n)| Ok::<_, db::Error>(baris(p, k, i, n)));
    tx.sisip_banyak("tata_letak_elemen", &KOLOM, baris)?;
    let platform = if l.is_mobile { "MOBILE" } else { "DESKTOP" };
    let aksi = if l.versi == 1 { "TAMBAH" } else { "UBAH" };
    tx.exec(
        "INSERT INTO buku_master (toko, tabel, id, versi, aksi, isi, waktu, oleh) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        args![
            &p.toko,
            TABEL,
            format!("{}/{}/{platform}", k.nama(), l.tipe),
            l.versi,
            aksi,
            json!(baru).to_string(),
            kini,
            &p.user_id
        ],
    )?;
    let beda = |a: &Letak, b: &Letak| -> Vec<Label> {
        a.nota.iter().filter(|n| !b.nota.contains(n)).cloned().collect()
    };
    let isi = json!({
        "versi": l.versi,
        "kertas": { "lama": lama.letak, "baru": l },
        "lama": beda(lama, &baru),
        "baru": beda(&baru, lama),
    });
    let objek = format!("{} {} {platform}", k.nama(), l.tipe);
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), "UBAH TATA LETAK", &objek, &isi.to_string())?;
    Ok(baru)
}

fn baris(p: &Pelaku, k: Keluarga, urutan: i64, n: &Label) -> Vec<Val> {
    args![
        &p.toko,
        k.nama(),
        &n.tipe,
        n.is_mobile,
        &n.name,
        urutan,
        &n.isi,
        &n.jenis,
        n.width.nilai(),
        n.height.nilai(),
        n.position_x.nilai(),
        n.position_y.nilai(),
        i64::from(n.rotate),
        &n.font_family,
        n.font_size.nilai(),
        n.status,
        &n.side,
        &n.rata,
        n.is_deletable
    ]
    .to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn salinan_mendapat_nama_berikutnya() {
        let mut l = awal::letak(&Keluarga::Kartu.tipe()[0], false);
        assert_eq!(nama_baru(&l, "judul"), "judul_2");
        let mut salinan = l.nota[0].clone();
        salinan.name = "judul_2".into();
        l.nota.push(salinan);
        assert_eq!(nama_baru(&l, "judul"), "judul_3");
        assert_eq!(nama_baru(&l, "judul_2"), "judul_3");
        assert_eq!(nama_baru(&l, "kode_member"), "kode_member_2");
    }

    #[test]
    fn label_bawaan_tidak_bisa_hilang_dan_tidak_bisa_menjadi_bisa_dihapus() {
        let l = awal::letak(&Keluarga::Kartu.tipe()[0], false);
        let mut s = Simpan {
            font: "candara".into(),
            tipe: "MEMBER CARD".into(),
            nota: l.nota.clone(),
            is_mobile: false,
            lebar: None,
            tinggi: None,
            versi: None,
        };
        s.nota[0].is_deletable = true;
        assert!(!gabung(&l, &s).unwrap().nota[0].is_deletable);
        s.nota.remove(0);
        assert_eq!(gabung(&l, &s).unwrap_err().kode, "LETAK-04");
    }
}
