//! Interest and penalty against a thousand cases that another program computed (`tabel/buat.py`, exact fractions).

use values::bunga::{AturanBunga, TarifDenda, denda};
use values::{Arah, Pembulatan, Persen, Rupiah, Tanggal};

const TABEL: &str = include_str!("tabel/bunga.csv");

#[test]
fn seribu_pinjaman_menurut_tabel_yang_dihitung_terpisah() {
    let mut banyak = 0;
    for (ke, baris) in TABEL.lines().skip(1).enumerate() {
        let n: Vec<i64> = baris.split(',').map(|x| x.parse().unwrap()).collect();
        let [pokok, bunga, persen, min_hari, blok_hari, grace_hari, bulat, hari, telat, lama, rp, rp_denda] =
            n[..]
        else {
            panic!("baris {ke}: {baris}");
        };
        let a = AturanBunga {
            min_hari,
            blok_hari,
            grace_hari,
            pembulatan: Pembulatan::new(bulat, Arah::Naik).unwrap(),
        };
        let (pokok, mulai) = (Rupiah::new(pokok), Tanggal::new(2026, 1, 31).unwrap());
        let d = denda(pokok, telat, TarifDenda::Persen(Persen::perseratus(persen))).unwrap();
        let h =
            a.hitung(pokok, Persen::perseratus(bunga), mulai, mulai.tambah_hari(hari).unwrap(), d).unwrap();
        assert_eq!(
            (h.lama, h.bunga_pinjam.nilai(), h.denda.nilai()),
            (lama, rp, rp_denda),
            "baris {ke}: {baris}"
        );
        assert_eq!(h.hutang_rugi, rp > pokok.nilai());
        banyak += 1;
    }
    assert_eq!(banyak, 1_000);
}
