//! The demo's catalogue, in both editions: banners, categories, infos, items of pieces that lie in the showcases, price lists,
//! gifts, levels, contacts and splash screens. Written through the same functions the API uses, shown with the project's own
//! drawings.

use crate::definisi::Macam;
use crate::splash::Splash;
use crate::{Edisi, Mentah, defs, gambar, splash};
use ::gambar::Lemari;
use ::gambar::lukis::{self, Latar, MODEL, Rupa};
use db::{Conn, Db, Kunci, args};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

/// Items of the gold edition.
const ITEM: i64 = 48;
const ITEM_BERLIAN: i64 = 12;
const LEBAR: (i64, i64) = (720, 405);
const KOTAK: (i64, i64) = (360, 360);
const TEGAK: (i64, i64) = (620, 1174);

/// The kinds a piece's type begins with, and their category.
const JENIS: [(&str, &str, Rupa, &str); 6] = [
    ("CIN", "CINCIN", Rupa::Cincin, "#F3E3C3"),
    ("KAL", "KALUNG", Rupa::Kalung, "#E9D8D0"),
    ("GEL", "GELANG", Rupa::Gelang, "#DDE3DA"),
    ("ANT", "ANTING", Rupa::Anting, "#D9DEE8"),
    ("LIO", "LIONTIN", Rupa::Liontin, "#E6DDEB"),
    ("LMB", "LOGAM_MULIA", Rupa::Batangan, "#F0D9C8"),
];

struct Penulis<'a> {
    db: &'a Db,
    lemari: &'a Lemari,
    p: Pelaku,
    edisi: Edisi,
}

impl Penulis<'_> {
    async fn foto(&self, macam: Macam, jpeg: Vec<u8>) -> Hasil<String> {
        let g = gambar::terima(self.db, self.lemari, &self.p, (self.edisi, macam), jpeg).await?;
        Ok(if macam == Macam::Splash { g.gambar_path } else { g.gambar_name })
    }

    async fn tulis(&self, macam: Macam, isi: Value) -> Hasil<()> {
        let (Some(e), Value::Object(isi)) = (defs::cari(macam), isi) else { return Ok(()) };
        let (p, edisi, isi): (Pelaku, Edisi, Mentah) = (self.p.clone(), self.edisi, isi);
        let kunci = Kunci::toko(p.toko.clone()).dengan_rantai();
        self.db.write(kunci, move |tx| crate::tambah(tx, &p, (e, edisi), &isi)).await.map(|_| ())
    }

    async fn cerita(
        &self,
        macam: Macam,
        (judul, sub, isi): (&str, &str, &str),
        rupa: &[(Rupa, usize)],
        latar: Latar,
    ) -> Hasil<()> {
        let nama = self.foto(macam, lukis::susunan(rupa, latar, LEBAR)?).await?;
        self.tulis(macam, json!({ "title": judul, "sub_title": sub, "deskripsi": isi, "gambar_name": nama }))
            .await
    }

    async fn splash(&self, kode: &'static str, text: &str, position: &str, rupa: (Rupa, usize)) -> Hasil<()> {
        let image_path =
            self.foto(Macam::Splash, lukis::gambar(rupa.0, rupa.1, Latar::Malam, TEGAK)?).await?;
        let m = Splash {
            text: text.to_owned(),
            position: position.to_owned(),
            image_path,
            type_splash: "IMAGE".to_owned(),
        };
        let (p, edisi) = (self.p.clone(), self.edisi);
        let kunci = Kunci::toko(p.toko.clone()).dengan_rantai();
        self.db.write(kunci, move |tx| splash::simpan(tx, &p, edisi, kode, &m)).await.map(|_| ())
    }
}

/// A piece in a showcase: barcode, name, type, group.
type Potong = (String, String, String, String);

/// Pieces for sale, one of each name and purity, so that the catalogue is a choice and not a list of the same.
fn potong(c: &mut Conn, berlian: bool, banyak: i64) -> Hasil<Vec<Potong>> {
    let sql = "SELECT MIN(b.kode_barcode), b.nama_barang, b.kode_dept, b.kode_group FROM barang b \
               JOIN saldo_barang s ON s.toko = b.toko AND s.kode_barcode = b.kode_barcode AND s.gudang = 'TOKO' AND s.milik = 'TOKO' \
               JOIN group_barang g ON g.toko = b.toko AND g.kode_group = b.kode_group AND g.is_berlian = $1 AND g.is_acc = 0 \
               WHERE b.status = 'READY' GROUP BY b.nama_barang, b.kode_dept, b.kode_group \
               ORDER BY MIN(b.kode_barcode) LIMIT $2";
    Ok(c.rows(sql, args![berlian, banyak], |r| Ok((r.get(0)?, r.get(1)?, r.get(2)?, r.get(3)?)))?)
}

fn model(nama: &str) -> usize {
    MODEL.iter().position(|m| nama.ends_with(m)).unwrap_or(0)
}

async fn barang(t: &Penulis<'_>) -> Hasil<()> {
    let berlian = t.edisi == Edisi::Berlian;
    let banyak = if berlian { ITEM_BERLIAN } else { ITEM };
    let semua = t.db.read(move |c| potong(c, berlian, banyak)).await?;
    let mut group: Vec<String> = semua.iter().map(|(.., g)| g.clone()).collect();
    group.sort_unstable();
    group.dedup();
    if !group.is_empty() {
        t.tulis(Macam::Harga, json!({ "detail_group": group })).await?;
    }
    for (ke, (kode, nama, dept, group)) in semua.into_iter().enumerate() {
        let jenis = JENIS.iter().find(|(awal, ..)| dept.starts_with(awal));
        let (tag, rupa) = match jenis {
            _ if berlian => ("CINCIN", Rupa::Berlian),
            Some((_, tag, rupa, _)) => (*tag, *rupa),
            None => continue,
        };
        let model = if berlian { ke } else { model(&nama) };
        let mut gambar = Vec::new();
        for latar in [[Latar::Gading, Latar::Mawar, Latar::Lumut][ke % 3], Latar::Malam] {
            gambar.push(t.foto(Macam::Item, lukis::gambar(rupa, model, latar, lukis::PRODUK)?).await?);
        }
        let lm = if rupa == Rupa::Batangan { "ANTAM" } else { "" };
        let isi = json!({
            "kode_barang": kode, "gambar_name": gambar, "hashtag_jenis": tag, "hashtag_kadar": group,
            "hashtag_lm": lm, "kode_info": if ke.is_multiple_of(4) { vec!["INFO-001"] } else { vec![] },
            "kode_banner": if ke.is_multiple_of(5) { vec!["BANNER-001"] } else { vec![] },
        });
        t.tulis(Macam::Item, isi).await?;
    }
    Ok(())
}

async fn cerita(t: &Penulis<'_>) -> Hasil<()> {
    use Rupa::{Anting, Batangan, Berlian, Cincin, Gelang, Kalung, Liontin};
    if t.edisi == Edisi::Berlian {
        t.cerita(
            Macam::Banner,
            (
                "Cahaya Yang Tinggal",
                "Cincin berlian bersertifikat",
                "Setiap berlian datang dengan sertifikatnya.",
            ),
            &[(Berlian, 0), (Berlian, 1)],
            Latar::Malam,
        )
        .await?;
        return t
            .cerita(
                Macam::Info,
                (
                    "Mengenal 4C",
                    "Carat, color, clarity, cut",
                    "Empat hal menentukan harga berlian.\nTanyakan keempatnya.",
                ),
                &[(Berlian, 2)],
                Latar::Gading,
            )
            .await;
    }
    for (teks, rupa, latar) in [
        (
            ("Koleksi Kepang", "Anyaman emas, ringan dipakai", "Dikerjakan tukang kami, helai demi helai."),
            [(Cincin, 11), (Gelang, 11)],
            Latar::Malam,
        ),
        (
            ("Hadiah Untuk Ibu", "Liontin bunga dan antingnya", "Pilih sepasang, kami bungkuskan."),
            [(Liontin, 8), (Anting, 8)],
            Latar::Mawar,
        ),
        (
            ("Menabung Emas", "Logam mulia mulai 1 gram", "Harga mengikuti harga hari ini."),
            [(Batangan, 1), (Batangan, 2)],
            Latar::Lumut,
        ),
    ] {
        t.cerita(Macam::Banner, teks, &rupa, latar).await?;
    }
    for (teks, rupa) in [
        (
            (
                "Merawat Emas",
                "Agar tetap berkilau",
                "Cuci dengan air hangat dan sabun lembut.\nSimpan terpisah satu sama lain.",
            ),
            (Gelang, 0),
        ),
        (
            ("Membaca Kadar", "375 sampai 916", "Angka pada emas adalah bagian emas murni dari seribu."),
            (Cincin, 4),
        ),
        (
            (
                "Jual Kembali",
                "Bawa nota dan barangnya",
                "Harga akhir ditentukan setelah pemeriksaan di toko.",
            ),
            (Kalung, 6),
        ),
    ] {
        t.cerita(Macam::Info, teks, &[rupa], Latar::Gading).await?;
    }
    Ok(())
}

async fn satu_edisi(t: &Penulis<'_>) -> Hasil<()> {
    cerita(t).await?;
    let berlian = t.edisi == Edisi::Berlian;
    for (_, kode, rupa, warna) in JENIS.into_iter().take(if berlian { 1 } else { JENIS.len() }) {
        let rupa = if berlian { Rupa::Berlian } else { rupa };
        let nama = t.foto(Macam::Kategori, lukis::gambar(rupa, 0, Latar::Gading, KOTAK)?).await?;
        t.tulis(Macam::Kategori, json!({ "kode_kategori": kode, "warna": warna, "gambar_name": nama }))
            .await?;
    }
    barang(t).await?;
    for (kode, judul, isi) in [
        ("SILVER", "Awal Perjalanan", "Setiap belanja mengumpulkan poin."),
        ("GOLD", "Lebih Banyak Poin", "Poin satu setengah kali, undangan pameran."),
    ] {
        t.tulis(Macam::Group, json!({ "kode_group": kode, "title": judul, "deskripsi": isi })).await?;
    }
    let nama = t.foto(Macam::Hadiah, lukis::gambar(Rupa::Liontin, 10, Latar::Mawar, KOTAK)?).await?;
    let isi = json!({
        "kode_hadiah": "LIONTIN-HATI", "nama_hadiah": "Liontin Hati", "info": "Tukarkan di semua toko",
        "point": 2500, "deskripsi": "Selama persediaan ada.", "gambar_name": nama,
    });
    t.tulis(Macam::Hadiah, isi).await?;
    t.tulis(Macam::Kontak, json!({ "nama_admin": "Dewi, Toko Pusat", "no_hp": "081200000001" })).await?;
    let rupa = |emas: Rupa| if berlian { Rupa::Berlian } else { emas };
    for (kode, teks, letak, r) in [
        ("MEMBER", "Selamat datang kembali", "BOTTOM", (rupa(Rupa::Kalung), 8)),
        ("GUEST-1", "Emas yang dibuat dengan tangan", "TOP", (rupa(Rupa::Cincin), 11)),
        ("GUEST-2", "Harga hari ini, di genggaman", "BOTTOM", (rupa(Rupa::Gelang), 6)),
        ("GUEST-3", "Datang dan cobalah", "CENTER", (rupa(Rupa::Anting), 10)),
    ] {
        t.splash(kode, teks, letak, r).await?;
    }
    Ok(())
}

/// Writes both editions of the demo's catalogue.
pub async fn isi(db: &Db, lemari: &Lemari) -> Hasil<()> {
    for edisi in Edisi::SEMUA {
        let p = platform::demo::pelaku("PST")?;
        satu_edisi(&Penulis { db, lemari, p, edisi }).await?;
    }
    Ok(())
}
