//! The one list of domains. What belongs to all (the proof, the closing, the dashboard, the demo) gets it from here; a new
//! domain is a line here.

use ledger::periksa::Bukti;
use platform::domain::Domain;
use std::sync::LazyLock;

/// In the order their lines are shown.
pub static DOMAIN: &[&Domain] = &[
    &tutup::DOMAIN,
    &niaga::DOMAIN,
    &pesanan::DOMAIN,
    &praorder::DOMAIN,
    &sepuhan::DOMAIN,
    &servis::DOMAIN,
    &pinjaman::DOMAIN,
    &cicilan::DOMAIN,
    &tukang::DOMAIN,
    &batu::DOMAIN,
    &lebur::DOMAIN,
    &member::DOMAIN,
    &member::DOMAIN_POIN,
    &pesan::DOMAIN,
    &hubung::DOMAIN,
    &jurnal::DOMAIN,
    &pajak::DOMAIN,
    &konter::DOMAIN,
    &platform::domain::DOMAIN,
    &kas::DOMAIN,
    &katalog::DOMAIN,
    &barang::DOMAIN,
    &harga::DOMAIN,
];

/// What they bring to the proof of balance.
pub static BUKTI: [&Bukti; DOMAIN.len()] = {
    let mut semua = [DOMAIN[0].bukti; DOMAIN.len()];
    let mut ke = 0;
    while ke < semua.len() {
        semua[ke] = DOMAIN[ke].bukti;
        ke += 1;
    }
    semua
};

/// The screens of all of them that serve a customer.
pub fn melayani() -> &'static [&'static str] {
    static SEMUA: LazyLock<Vec<&str>> =
        LazyLock::new(|| DOMAIN.iter().flat_map(|d| d.melayani).copied().collect());
    &SEMUA
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use ledger::periksa::{Batas, jendela_salah, nama_aturan, tabel_lupa};
    use values::Tanggal;

    #[test]
    fn setiap_aturan_satu_toko_memakai_bayangan_dan_tidak_ada_tabel_yang_lupa() {
        assert_eq!(tabel_lupa(&BUKTI), Vec::<String>::new());
        assert!(nama_aturan(&BUKTI).len() > 35);
    }

    #[test]
    fn setiap_jendela_punya_yang_baru_dan_setiap_tanda_dikenal_saat_tutup() {
        let buku = tutup::BUKU.iter().map(|(n, _)| (*n, 7)).collect();
        let batas = Batas { tanggal: Tanggal::parse("2026-11-15").unwrap(), buku };
        assert_eq!(jendela_salah(&batas, &BUKTI), Vec::<String>::new());
    }

    #[test]
    fn layar_yang_melayani_ada_di_tabel_rute_dan_hanya_sekali() {
        let semua = melayani();
        assert!(semua.contains(&"/transaksi-penjualan"));
        for (ke, layar) in semua.iter().enumerate() {
            assert!(platform::menu::cari(layar).is_some(), "{layar}");
            assert!(!semua[ke + 1..].contains(layar), "{layar}");
        }
    }

    #[test]
    fn layar_dan_daftar_dokumen_ada_di_tabel_rute_dan_satu_untuk_setiap_jenis() {
        let semua: Vec<_> = DOMAIN.iter().flat_map(|d| d.dokumen.jenis).collect();
        for (ke, j) in semua.iter().enumerate() {
            let rute = j.menu.iter().copied().flatten().copied().chain(j.layar.map(|(path, _)| path));
            for path in rute.chain((!j.daftar.is_empty()).then_some(j.daftar)) {
                assert!(platform::menu::cari(path).is_some(), "{}: {path}", j.jenis);
            }
            for lain in semua.iter().skip(ke + 1).filter(|l| l.jenis == j.jenis) {
                assert!(j.layar.is_none() || lain.layar.is_none(), "{} di dua layar", j.jenis);
                assert!(j.daftar.is_empty() || lain.daftar.is_empty(), "{} di dua daftar", j.jenis);
            }
        }
        let web = platform::domain::dokumen::tabel_web(DOMAIN);
        for baris in [
            "  NG: { path: '/lihat-penjualan', nama: 'faktur' },",
            "  SO: { path: '/stock-opname', nama: 'Stock Opname' },",
            "  'no_titip',",
            "  '/transaksi-penjualan',",
        ] {
            assert!(web.lines().any(|l| l == baris), "tanpa {baris}: {web}");
        }
    }

    #[test]
    fn nama_domain_hanya_sekali() {
        for (ke, d) in DOMAIN.iter().enumerate() {
            assert!(DOMAIN.iter().skip(ke + 1).all(|l| l.nama != d.nama), "{}", d.nama);
        }
    }
}
