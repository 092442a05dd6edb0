//! The ZIP that is written from the front: what others read in it, and where it ends.

use hubung::ekspor::zip::Zip;
use std::io::Write as _;
use values::Tanggal;

fn u32_di(b: &[u8], di: usize) -> usize {
    u32::from_le_bytes(b[di..di + 4].try_into().unwrap()).try_into().unwrap()
}

fn u16_di(b: &[u8], di: usize) -> usize {
    usize::from(u16::from_le_bytes(b[di..di + 2].try_into().unwrap()))
}

/// What a reader finds that goes by the list at the end, as all do: name, check sum, content.
pub(crate) fn baca(z: &[u8]) -> Vec<(String, u32, Vec<u8>)> {
    let akhir = z.len() - 22;
    assert_eq!(u32_di(z, akhir), 0x0605_4b50);
    let (mut di, mut semua) = (u32_di(z, akhir + 16), Vec::new());
    assert_eq!(di + u32_di(z, akhir + 12), akhir);
    for _ in 0..u16_di(z, akhir + 10) {
        assert_eq!(u32_di(z, di), 0x0201_4b50);
        let (crc, panjang, nama) = (u32_di(z, di + 16), u32_di(z, di + 24), u16_di(z, di + 28));
        let lokal = u32_di(z, di + 42);
        assert_eq!(u32_di(z, lokal), 0x0403_4b50);
        let teks = String::from_utf8(z[di + 46..di + 46 + nama].to_vec()).unwrap();
        let isi = lokal + 30 + u16_di(z, lokal + 26) + u16_di(z, lokal + 28);
        assert_eq!(u32_di(z, isi + panjang), 0x0807_4b50, "penutup {teks}");
        semua.push((teks, u32::try_from(crc).unwrap(), z[isi..isi + panjang].to_vec()));
        di += 46 + nama;
    }
    semua
}

#[test]
fn berkas_di_dalam_zip_dibaca_kembali_sama_dan_bertanggal() {
    let mut z = Zip::baru(Vec::new(), Tanggal::parse("2026-11-15").unwrap());
    for (nama, isi) in [("satu.csv", "a,b\n1,2\n"), ("kosong.csv", ""), ("akhir.csv", "x\n")] {
        z.mulai(nama).unwrap();
        // In pieces, as rows come.
        for b in isi.as_bytes().chunks(3) {
            z.write_all(b).unwrap();
        }
    }
    let z = z.selesai().unwrap();
    let isi: Vec<_> = baca(&z).into_iter().map(|(n, _, b)| (n, String::from_utf8(b).unwrap())).collect();
    let harap = [("satu.csv", "a,b\n1,2\n"), ("kosong.csv", ""), ("akhir.csv", "x\n")];
    assert_eq!(isi, harap.map(|(n, b)| (n.to_owned(), b.to_owned())));
    // CRC-32 of "x\n"; the day as DOS wrote it: 46 years after 1980, November, the 15th.
    assert_eq!(baca(&z)[2].1, 0x46ea081f);
    assert_eq!(u16_di(&z, 12), (46 << 9) | (11 << 5) | 15);
}

#[test]
fn menulis_sebelum_ada_berkas_ditolak() {
    let mut z = Zip::baru(Vec::new(), Tanggal::parse("2026-11-15").unwrap());
    assert!(z.write_all(b"x").is_err());
}
