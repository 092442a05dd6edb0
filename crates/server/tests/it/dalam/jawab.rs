//! The statuses of refusals.

use platform::Status;
use server::tepi::jawab::{DITOLAK, kode_status};

#[test]
fn setiap_status_penolakan_tertulis_di_dokumen_kecuali_kesalahan_sendiri() {
    use Status as S;
    let semua = [
        S::Cacat,
        S::TanpaSesi,
        S::Dilarang,
        S::TidakAda,
        S::SudahTerjadi,
        S::TerlaluBesar,
        S::Aturan,
        S::Terkunci,
        S::TerlaluSering,
        S::Sibuk,
    ];
    assert_eq!(semua.map(|s| kode_status(s).as_str().to_owned()), DITOLAK);
}
