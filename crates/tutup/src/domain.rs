//! What the closing itself brings: rules of closed days, and the day that is still open.

use db::Conn;
use ledger::periksa::{Aturan, Bukti};
use platform::domain::{Domain, HariPengumuman, Pengumuman};
use platform::{Hasil, Pelaku};

pub const DOMAIN: Domain = Domain {
    bukti: &BUKTI,
    pengumuman,
    penolakan: &[crate::TutupTolak::DAFTAR],
    dokumen: &crate::rincian_dok::DOKUMEN,
    ..Domain::kosong("tutup")
};

/// Books, and the column of `tutup_toko` with their last row.
pub const BUKU: [(&str, &str); 13] = [
    ("buku_stok", "id_stok"),
    ("buku_curah", "id_curah"),
    ("buku_kas", "id_kas"),
    ("buku_bank", "id_bank"),
    ("buku_titipan", "id_titipan"),
    ("buku_kupon", "id_kupon"),
    ("buku_pajak", "id_pajak"),
    ("buku_poin", "id_poin"),
    ("buku_hadiah", "id_hadiah"),
    ("buku_tukang", "id_tukang"),
    ("buku_batu", "id_batu"),
    ("buku_pinjaman", "id_pinjaman"),
    ("buku_piutang", "id_piutang"),
];

/// Nothing is posted on a closed day, and closings follow each other without a gap. That what was kept of a day is what
/// the books add up to is proved by who keeps it.
static BUKTI: Bukti = Bukti {
    aturan: &[
        Aturan::dari("I16 tidak ada baris di hari yang sudah ditutup", terlambat),
        Aturan::baru(
            "I16 penutupan berurutan",
            "SELECT t.toko, t.no_tutup, 'sesudah ' || t.tanggal || ' mestinya ' || t.tgl_berikut FROM tutup_toko t \
             WHERE EXISTS (SELECT 1 FROM tutup_toko x WHERE x.toko = t.toko AND x.tanggal > t.tanggal) \
             AND NOT EXISTS (SELECT 1 FROM tutup_toko x WHERE x.toko = t.toko AND x.tanggal = t.tgl_berikut) \
             UNION ALL SELECT t.toko, t.no_tutup, 'tanggal toko ' || k.tgl_system || ' sesudah ' || \
             COALESCE(k.tgl_tutup, '-') || ', penutupan terakhir ' || t.tanggal FROM tutup_toko t JOIN toko k \
             ON k.kode_toko = t.toko WHERE t.tanggal = (SELECT MAX(y.tanggal) FROM tutup_toko y WHERE y.toko = t.toko) \
             AND (k.tgl_tutup IS NULL OR k.tgl_tutup <> t.tanggal OR k.tgl_system <> t.tgl_berikut) ORDER BY 1, 2",
        ),
    ],
    tabel: &["tutup_toko"],
    ..Bukti::TANPA
};

fn terlambat() -> String {
    let satu = |(buku, id): &(&str, &str)| {
        format!(
            "SELECT b.toko, b.no_dok, 'tanggal ' || b.tgl_system || ' dibukukan sesudah ' || t.tanggal || ' ditutup' \
             FROM tutup_toko t JOIN {buku} b ON b.toko = t.toko AND b.id > t.{id} AND b.tgl_system <= t.tanggal \
             WHERE t.tanggal = (SELECT MAX(y.tanggal) FROM tutup_toko y WHERE y.toko = t.toko)"
        )
    };
    format!("{} ORDER BY 1, 2", BUKU.iter().map(satu).collect::<Vec<_>>().join(" UNION ALL "))
}

fn pengumuman(_: &mut Conn, p: &Pelaku, h: &HariPengumuman) -> Hasil<Vec<Pengumuman>> {
    if !h.tgl.sebelum(h.kini.tanggal()) {
        return Ok(Vec::new());
    }
    Ok(vec![Pengumuman {
        jenis: "PENTING",
        judul: format!("Tanggal sistem masih {}", h.tgl),
        isi: "Hari sebelumnya belum ditutup; transaksi tercatat pada tanggal itu.".to_owned(),
        rute: p.boleh_menu("/tutup-toko").then_some("/tutup-toko"),
    }])
}
