//! Names that a client gives its reports and jobs.

use server::socket::uid::Uid;
use values::UserId;

#[test]
fn uid_panjang_dan_hurufnya_dibatasi() {
    for baik in ["abcdefgh", "A1-b_2.c", &"x".repeat(64)] {
        assert!(Uid::parse(baik).is_ok(), "{baik}");
    }
    for buruk in ["", "abcdefg", &"x".repeat(65), "abcd efgh", "abcdefg:", "abcdefgé"] {
        assert_eq!(Uid::parse(buruk).unwrap_err().kode, "SOKET-02", "{buruk}");
    }
}

#[test]
fn uid_sama_milik_dua_user_adalah_dua_ruang() {
    let u = Uid::parse("abcdefgh").unwrap();
    let (a, b) = (UserId::parse("budi").unwrap(), UserId::parse("sari").unwrap());
    assert_ne!(u.ruang(&a), u.ruang(&b));
}
