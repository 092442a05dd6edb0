//! The refusals of the counter and of trade beside each other; the server's tests look at those of all domains.

use konter::KonterTolak;
use niaga::NiagaTolak;
use platform::penolakan::cela;

#[test]
fn tidak_ada_kode_niaga_yang_berarti_dua_hal() {
    let domain = [("KonterTolak", KonterTolak::SEMUA), ("NiagaTolak", NiagaTolak::SEMUA)];
    assert_eq!(cela(&domain, &["NIAGA", "BATAL"]), Vec::<String>::new());
}
