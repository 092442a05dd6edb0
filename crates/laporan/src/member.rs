//! What the reports of members share: a person behind whatever card a document names, and their filters.

use crate::{JenisSaring, Saring, saring};

pub const KODE_MEMBER: Saring = saring("kode_member", "Kode Member", JenisSaring::Teks);

/// The card `p` that stands for the person whose code is `$kode`, also when their cards were merged three times over.
macro_rules! orang {
    ($kode:expr) => {
        concat!(
            " JOIN pelanggan p0 ON p0.kode_pelanggan = ",
            $kode,
            " LEFT JOIN pelanggan p1 ON p1.kode_pelanggan = p0.gabung_ke AND p0.gabung_ke <> '' \
             LEFT JOIN pelanggan p2 ON p2.kode_pelanggan = p1.gabung_ke AND p1.gabung_ke <> '' \
             LEFT JOIN pelanggan p3 ON p3.kode_pelanggan = p2.gabung_ke AND p2.gabung_ke <> '' \
             JOIN pelanggan p ON p.kode_pelanggan = COALESCE(p3.kode_pelanggan, p2.kode_pelanggan, p1.kode_pelanggan, \
             p0.kode_pelanggan) "
        )
    };
}

/// Points that a person has.
macro_rules! point {
    () => {
        "COALESCE((SELECT s.saldo FROM saldo_poin s WHERE s.kode_pelanggan = p.kode_pelanggan), 0)"
    };
}

/// The customer's code of a counted transaction `g`, of whichever kind.
macro_rules! pembeli {
    () => {
        "COALESCE((SELECT f.kode_pelanggan FROM faktur f WHERE f.toko = g.toko AND f.no_faktur_group = g.no_faktur_group), \
         (SELECT m.kode_pelanggan FROM manual m WHERE m.toko = g.toko AND m.no_faktur_group = g.no_faktur_group), '')"
    };
}

/// Documents of points or gifts (`k`) on the day they count, as trade counts: taken back on a later day they come off then.
macro_rules! gerak_poin {
    ($tabel:literal) => {
        concat!(
            "(SELECT d.*, d.tgl_system AS tgl, d.waktu AS saat, CAST(1 AS BIGINT) AS tanda FROM ",
            $tabel,
            " d LEFT JOIN dok_poin_batal z ON z.toko = d.toko AND z.no_dok = d.no_dok WHERE d.toko = :toko \
             AND d.tgl_system >= :tgl_from[[tgl_to| AND d.tgl_system <= :tgl_to]] AND (z.tgl_system IS NULL OR z.tgl_system <> d.tgl_system) UNION ALL \
             SELECT d.*, z.tgl_system AS tgl, z.waktu AS saat, CAST(-1 AS BIGINT) AS tanda FROM dok_poin_batal z JOIN ",
            $tabel,
            " d ON d.toko = z.toko AND d.no_dok = z.no_dok WHERE z.toko = :toko AND z.tgl_system >= :tgl_from[[tgl_to| AND z.tgl_system <= :tgl_to]] \
             AND z.tgl_system <> d.tgl_system) k "
        )
    };
}

pub(crate) use {gerak_poin, orang, pembeli, point};
