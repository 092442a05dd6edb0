//! TLS to PostgreSQL: encrypted when asked for, and never to a server that cannot show who it is.

use db::{Db, Mesin, Setelan};
use std::sync::Arc;
use values::JamSistem;

#[test]
fn sambungan_postgresql_dienkripsi_dan_sertifikatnya_diperiksa() {
    // Without a server of the tests' own there is nothing to encrypt to; `make test` always has one.
    let Ok(url) = std::env::var("KARAT_UJI_PG") else { return };
    let Ok(ca) = std::env::var("KARAT_UJI_PG_CA") else {
        let wajib = std::env::var("KARAT_UJI_WAJIB").is_ok();
        assert!(!wajib, "KARAT_UJI_PG_CA kosong: openssl tidak terpasang");
        return;
    };
    let buka = |ekor: &str| {
        Db::buka_tanpa_migrasi(Setelan::new(Mesin::Pg(format!("{url}?{ekor}")), Arc::new(JamSistem)))
    };
    let rt = tokio::runtime::Runtime::new().unwrap();
    let sandi = |db: &Db| {
        let sql =
            "SELECT CASE WHEN ssl THEN 'ya' ELSE 'tidak' END FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
        rt.block_on(db.read(move |c| c.nilai::<String>(sql, &[])))
    };
    let aman = buka(&format!("sslmode=verify-full&sslrootcert={ca}")).unwrap();
    assert_eq!(sandi(&aman).unwrap(), "ya");
    let polos = buka("sslmode=disable").unwrap();
    assert_eq!(sandi(&polos).unwrap(), "tidak");
    // A server that the system's authorities do not know is a stranger.
    let asing = buka("sslmode=require").and_then(|db| sandi(&db));
    assert!(asing.is_err(), "{asing:?}");
    for db in [aman, polos] {
        db.tutup();
    }
}
