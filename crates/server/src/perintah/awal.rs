//! The first start: the head office, an owner with a one-time password, shown once, and the provinces.

use db::{Db, Kunci};
use platform::pengguna::{self, Baru};
use platform::toko::{self, Toko};
use platform::{Level, Pelaku, Tolak, acak, sandi};
use std::sync::Arc;
use values::{KodeToko, UserId};

/// The default head-office code of the specification.
pub const PUSAT: &str = "PST";

pub async fn kosong(db: &Db) -> anyhow::Result<bool> {
    let n: i64 = db.read(|c| c.nilai::<i64>("SELECT COUNT(*) FROM toko", &[])).await?;
    Ok(n == 0)
}

/// Makes head office and its owner; answers the user and the password, which is stored only as a hash.
pub async fn pertama(db: &Db) -> anyhow::Result<(UserId, String)> {
    let (pst, own) = (KodeToko::parse(PUSAT)?, UserId::parse("own")?);
    let rahasia = acak::teks(14);
    let hash = sandi::buat_nanti(rahasia.clone()).await?;
    let user = own.clone();
    db.write(Kunci::rantai().dan(pst.clone()), move |tx| {
        let t = Toko {
            kode_toko: pst.clone(),
            nama_toko: "Kantor Pusat".into(),
            alamat_toko: String::new(),
            no_telp: String::new(),
            no_whatsapp: String::new(),
            portal: String::new(),
            pusat: true,
            tgl_system: tx.jam().hari_ini(),
        };
        toko::buat(tx, &t, "karat")?;
        let b = Baru {
            user_id: user.clone(),
            user_name: "Pemilik".into(),
            level: Level::Own,
            kode_toko: pst.clone(),
            pusat: true,
            sandi: hash.clone(),
            ganti_sandi: true,
            akses: Vec::new(),
        };
        pengguna::buat(tx, &b, "karat")?;
        ::master::wilayah::isi(tx, &pemilik(&b))?;
        Ok::<_, Tolak>(())
    })
    .await?;
    Ok((own, rahasia))
}

/// The owner as one who acts, before any session.
fn pemilik(b: &Baru) -> Pelaku {
    Pelaku {
        user_id: b.user_id.clone(),
        user_name: b.user_name.clone(),
        level: b.level.clone(),
        toko: b.kode_toko.clone(),
        toko_asal: b.kode_toko.clone(),
        pusat: b.pusat,
        akses: Arc::default(),
        sesi: Arc::from("awal"),
        terkunci: false,
        ganti_sandi: false,
    }
}
