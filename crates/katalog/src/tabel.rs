//! The rows of the catalogue, and how an entry is told on the wire.

use crate::definisi::{Entitas, Macam};
use crate::{Edisi, KatalogTolak, gambar};
use db::{Conn, Json, args};
use platform::{Hasil, Tolak};
use serde_json::{Map, Value, json};
use values::Tanggal;

db::tabel! {
    #[derive(Debug, Clone)]
    pub(crate) struct BarisKatalog in "katalog_isi" {
        pub edisi: String,
        pub jenis: String,
        pub kode: String,
        pub urutan: i64,
        pub isi: Json<Map<String, Value>>,
        pub tgl_dari: Option<Tanggal>,
        pub tgl_sampai: Option<Tanggal>,
        pub versi: i64,
        pub dihapus: bool,
        pub diubah: String,
        pub oleh: String,
    }
}

impl BarisKatalog {
    /// Is it shown on this day?
    pub(crate) fn tayang(&self, tgl: Tanggal) -> bool {
        self.tgl_dari.is_none_or(|d| d <= tgl) && self.tgl_sampai.is_none_or(|s| tgl <= s)
    }

    pub(crate) fn teks(&self, nama: &str) -> &str {
        self.isi.get(nama).and_then(Value::as_str).unwrap_or_default()
    }

    /// The codes or words of a list.
    pub(crate) fn butir(&self, nama: &str) -> impl Iterator<Item = &str> {
        self.isi.get(nama).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str)
    }

    /// The row as screens read it.
    pub(crate) fn json(&self, e: &Entitas, gambar: &[gambar::Gambar], tgl: Tanggal) -> Value {
        let mut o = self.isi.0.clone();
        o.insert(e.kunci.to_owned(), json!(self.kode));
        if e.gambar.is_some() {
            let (path, nama): (Vec<String>, Vec<&str>) =
                gambar.iter().map(|g| (g.path(), g.id.as_str())).unzip();
            // Items have several; the others one, told as it is.
            if e.macam == Macam::Item {
                o.insert("gambar_path".to_owned(), json!(path));
                o.insert("gambar_name".to_owned(), json!(nama));
            } else {
                o.insert("gambar_path".to_owned(), json!(path.first().map_or("", String::as_str)));
                o.insert("gambar_name".to_owned(), json!(nama.first().copied().unwrap_or_default()));
            }
        }
        if e.terbit {
            o.insert("tgl_dari".to_owned(), json!(self.tgl_dari.map(|t| t.to_string())));
            o.insert("tgl_sampai".to_owned(), json!(self.tgl_sampai.map(|t| t.to_string())));
        }
        for (nama, isi) in [
            ("urutan", json!(self.urutan)),
            ("tayang", json!(self.tayang(tgl))),
            ("versi", json!(self.versi)),
            ("diubah", json!(self.diubah)),
            ("oleh", json!(self.oleh)),
        ] {
            o.insert(nama.to_owned(), isi);
        }
        Value::Object(o)
    }
}

/// A row, deleted or not.
pub(crate) fn ambil(
    c: &mut Conn,
    edisi: Edisi,
    macam: Macam,
    kode: &str,
) -> db::Result<Option<BarisKatalog>> {
    c.baris_satu::<BarisKatalog>(
        "FROM katalog_isi WHERE edisi = $1 AND jenis = $2 AND kode = $3",
        args![edisi.kode(), macam.kode(), kode],
    )
}

/// A living row; unknown and deleted ones are refused alike.
pub(crate) fn hidup(c: &mut Conn, edisi: Edisi, e: &Entitas, kode: &str) -> Hasil<BarisKatalog> {
    ambil(c, edisi, e.macam, kode)?.filter(|b| !b.dihapus).ok_or_else(|| tidak_ada(e, kode))
}

pub(crate) fn tidak_ada(e: &Entitas, kode: &str) -> Tolak {
    KatalogTolak::TidakAda.tolak(format!("{} {kode} tidak ada atau sudah dihapus", e.sebut))
}

/// All living rows of a list in their order.
pub(crate) fn semua(c: &mut Conn, edisi: Edisi, macam: Macam) -> db::Result<Vec<BarisKatalog>> {
    c.baris::<BarisKatalog>(
        "FROM katalog_isi WHERE edisi = $1 AND jenis = $2 AND dihapus = 0 ORDER BY urutan, kode",
        args![edisi.kode(), macam.kode()],
    )
}
