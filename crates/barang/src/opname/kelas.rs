//! What a count says about one piece. Pure: the book's word and the scan's, side by side.

use super::{Jenis, Opname};
use serde::Serialize;
use values::{Berat, Kadar, Rupiah};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, utoipa::ToSchema)]
#[schema(as = KelasOpname)]
pub enum Kelas {
    #[serde(rename = "ADA")]
    Ada,
    /// not found, though it has to be there; while a count goes on, not found yet
    #[serde(rename = "HILANG")]
    Hilang,
    /// found, though it belongs elsewhere
    #[serde(rename = "LEBIH")]
    Lebih,
    /// found in another tray than the books say
    #[serde(rename = "SALAH BAKI")]
    SalahBaki,
    /// sold, found or not
    #[serde(rename = "TERJUAL")]
    Terjual,
    /// no piece has this code
    #[serde(rename = "TIDAK DIKENAL")]
    TidakDikenal,
}

impl Kelas {
    pub const SEMUA: [(Self, &'static str); 6] = [
        (Self::Ada, "ADA"),
        (Self::Hilang, "HILANG"),
        (Self::Lebih, "LEBIH"),
        (Self::SalahBaki, "SALAH BAKI"),
        (Self::Terjual, "TERJUAL"),
        (Self::TidakDikenal, "TIDAK DIKENAL"),
    ];

    pub fn kode(self) -> &'static str {
        Self::SEMUA.iter().find(|(k, _)| *k == self).map_or("", |(_, n)| n)
    }

    pub(super) fn dari_kode(kode: &str) -> db::Result<Self> {
        Self::SEMUA
            .iter()
            .find(|(_, n)| *n == kode)
            .map(|(k, _)| *k)
            .ok_or_else(|| db::Error::Lain(format!("kelas opname {kode}")))
    }
}

db::sel_kode!(Kelas);

db::bacaan! {
    /// What the books say of a piece at this moment.
    #[derive(Debug, Clone, Default)]
    pub(super) struct Buku {
        /// empty when nobody knows the code
        pub(super) kode_barcode: String = "COALESCE(b.kode_barcode, '')",
        /// the store of its card
        pub(super) toko: String = "COALESCE(b.toko, '')",
        pub(super) status: String = "COALESCE(b.status, '')",
        /// empty when it is in no tray of this store
        pub(super) gudang: String = "COALESCE(s.gudang, '')",
        pub(super) baki: String = "COALESCE(s.baki, '')",
        /// its warehouse is one of those that are counted
        pub(super) dihitung: bool = "COALESCE(g.dihitung_opname, 0)",
        /// it was on the frozen list
        pub(super) di_daftar: bool = "CASE WHEN h.kode_barcode IS NULL THEN 0 ELSE 1 END",
    }
}

db::bacaan! {
    /// How a piece is named and what it weighs; empty where nobody knows the code.
    #[derive(Debug, Clone)]
    pub(super) struct Rupa {
        pub(super) nama_barang: String = "COALESCE(b.nama_barang, '')",
        pub(super) kode_group: String = "COALESCE(b.kode_group, '')",
        pub(super) kode_dept: String = "COALESCE(b.kode_dept, '')",
        pub(super) kadar_cetak: Kadar = "COALESCE(b.kadar_cetak, 0)",
        pub(super) berat: Berat = "COALESCE(b.berat_asli, 0)",
        pub(super) nilai: Rupiah = "COALESCE(b.total_pokok, 0)",
    }
}

impl Buku {
    /// Has it to be there?
    pub(super) fn dalam(&self, o: &Opname) -> bool {
        if self.gudang.is_empty() {
            return false;
        }
        match o.jenis {
            Jenis::Penerimaan => self.di_daftar,
            _ if o.kode_gudang.is_empty() => self.dihitung,
            _ if o.kode_toko.is_empty() => self.gudang == o.kode_gudang,
            _ => self.gudang == o.kode_gudang && self.baki == o.kode_toko,
        }
    }
}

/// The class of a piece that was found in `baki` of `gudang` (empty: nobody said where), and a word on why.
pub(super) fn ditemukan(o: &Opname, toko: &str, b: &Buku, gudang: &str, baki: &str) -> (Kelas, String) {
    if b.kode_barcode.is_empty() {
        return (Kelas::TidakDikenal, "Tidak ada barang dengan kode ini".to_owned());
    }
    if b.toko != toko {
        return (Kelas::Lebih, format!("Milik toko {}", b.toko));
    }
    if b.gudang.is_empty() {
        return match b.status.as_str() {
            "TERJUAL" => (Kelas::Terjual, "Di pembukuan sudah terjual".to_owned()),
            "HILANG" => (Kelas::Lebih, "Ditemukan kembali, sebelumnya tercatat hilang".to_owned()),
            s => (Kelas::Lebih, format!("Di pembukuan berstatus {s}")),
        };
    }
    let tempat = format!("{} {}", b.gudang, b.baki);
    if b.dalam(o) {
        if !baki.is_empty() && baki != b.baki {
            return (Kelas::SalahBaki, format!("Seharusnya di {tempat}"));
        }
        return (Kelas::Ada, String::new());
    }
    if o.jenis == Jenis::Penerimaan {
        return (Kelas::Lebih, format!("Tidak ada di {}, tercatat di {tempat}", o.rujukan));
    }
    if !baki.is_empty() && b.gudang == gudang {
        return (Kelas::SalahBaki, format!("Seharusnya di {tempat}"));
    }
    (Kelas::Lebih, format!("Seharusnya di {tempat}"))
}

#[cfg(test)]
mod tests {
    use super::super::Status;
    use super::*;

    fn opname(jenis: Jenis, gudang: &str, baki: &str) -> Opname {
        Opname {
            no_opname: "SOJKT1-261115-0001".into(),
            jenis,
            status: Status::Jalan,
            kode_gudang: gudang.into(),
            kode_toko: baki.into(),
            rujukan: String::new(),
            tgl_system: String::new(),
            mulai: String::new(),
            mulai_oleh: String::new(),
            qty_awal: 0,
            berat_awal: Berat::NOL,
            qty_masuk: 0,
            qty_keluar: 0,
            selesai: None,
            selesai_oleh: None,
            koreksi: None,
            koreksi_oleh: None,
            koreksi_setuju: None,
            foto: false,
        }
    }

    fn di(gudang: &str, baki: &str) -> Buku {
        Buku {
            kode_barcode: "00000001".into(),
            toko: "JKT1".into(),
            status: "READY".into(),
            gudang: gudang.into(),
            baki: baki.into(),
            dihitung: true,
            di_daftar: false,
        }
    }

    #[test]
    fn kelas_menurut_lingkup_dan_pembukuan() {
        use Kelas::{Ada, Lebih, SalahBaki, Terjual, TidakDikenal};
        let luar = |status: &str| Buku { status: status.into(), ..di("", "") };
        let (baki, gudang, global) = (
            opname(Jenis::Baki, "TOKO", "A01"),
            opname(Jenis::Gudang, "TOKO", ""),
            opname(Jenis::Global, "", ""),
        );
        let terima = opname(Jenis::Penerimaan, "", "");
        for (o, b, scan, harap) in [
            (&baki, di("TOKO", "A01"), ("TOKO", "A01"), Ada),
            (&baki, di("TOKO", "A02"), ("TOKO", "A01"), SalahBaki),
            (&baki, di("STOCK", "S01"), ("TOKO", "A01"), Lebih),
            (&baki, luar("TERJUAL"), ("TOKO", "A01"), Terjual),
            (&baki, luar("HILANG"), ("TOKO", "A01"), Lebih),
            (&baki, luar("KIRIM"), ("TOKO", "A01"), Lebih),
            (&baki, Buku::default(), ("TOKO", "A01"), TidakDikenal),
            (&baki, Buku { toko: "BDG1".into(), ..di("", "") }, ("TOKO", "A01"), Lebih),
            (&gudang, di("TOKO", "A02"), ("", ""), Ada),
            (&gudang, di("TOKO", "A02"), ("TOKO", "A01"), SalahBaki),
            (&gudang, di("STOCK", "S01"), ("", ""), Lebih),
            (&global, di("STOCK", "S01"), ("", ""), Ada),
            (&global, di("STOCK", "S01"), ("TOKO", "A01"), SalahBaki),
            (&global, Buku { dihitung: false, ..di("HUTANG", "HT1") }, ("", ""), Lebih),
            (&terima, di("TOKO", "A01"), ("", ""), Lebih),
            (&terima, Buku { di_daftar: true, ..di("TOKO", "A01") }, ("", ""), Ada),
        ] {
            let (kelas, _) = ditemukan(o, "JKT1", &b, scan.0, scan.1);
            assert_eq!(kelas, harap, "{:?} {b:?} {scan:?}", o.jenis);
        }
    }
}
