//! Requests a second over 64 kept connections, client and server on the same cores.

use super::{Konteks, Kumpul, TANPA_PG};
use crate::hasil::Angka;
use crate::karat::{Karat, siapkan_demo};
use crate::muat::{self, Beban};
use crate::tempat::Pg;
use anyhow::Result;

const SAMBUNGAN: usize = 64;
const SETTING: &str = "/api/v1/para-system/key/PEMBULATAN";

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let beban = Beban::new(SAMBUNGAN, k.detik(10));
    let folder = k.folder()?;
    siapkan_demo(&k.karat, folder.path(), None)?;
    let s = Karat::mulai(&k.karat, folder.path(), None, false)?;
    let polos = muat::muat(s.alamat, s.siapa(), &beban, muat::tetap(muat::get("/hidup", None)))?;
    h.angka(
        Angka::new("GET polos (/hidup), 64 sambungan", polos.per_detik(), "req/s")
            .paling_sedikit(10_000.0)
            .cpu(polos.cpu_server)
            .ket(polos.ket()),
    );
    let sesi = dengan_sesi(&s, &beban)?;
    let banding = (sesi.cpu_server / sesi.per_detik()) / (polos.cpu_server / polos.per_detik());
    h.angka(
        Angka::new("GET dengan sesi dan hak, 64 sambungan, SQLite", sesi.per_detik(), "req/s")
            .paling_sedikit(8_000.0)
            .cpu(sesi.cpu_server)
            .ket(format!("{}; CPU {banding:.2} kali GET polos", sesi.ket())),
    );
    s.henti()?;

    let Some(pg) = Pg::baru("http")? else {
        h.lewati(TANPA_PG);
        return Ok(());
    };
    let folder = k.folder()?;
    siapkan_demo(&k.karat, folder.path(), Some(&pg.url))?;
    let s = Karat::mulai(&k.karat, folder.path(), Some(&pg.url), false)?;
    let sesi = dengan_sesi(&s, &beban)?;
    h.angka(
        Angka::new("GET dengan sesi dan hak, 64 sambungan, PostgreSQL", sesi.per_detik(), "req/s")
            .cpu(sesi.cpu_server)
            .ket(format!("{}; generasi rantai ditanyakan setiap kali", sesi.ket())),
    );
    s.henti()
}

fn dengan_sesi(s: &Karat, beban: &Beban) -> Result<muat::Hasil> {
    let token = s.masuk("kasir1")?;
    muat::muat(s.alamat, s.siapa(), beban, muat::tetap(muat::get(SETTING, Some(&token))))
}
