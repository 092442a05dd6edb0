//! Every call of the reports demands the report's menu or level.

use ::laporan::Buka;
use server::tepi::Syarat;

#[test]
fn setiap_laporan_menuntut_menu_atau_levelnya() {
    let jalur = server::rute::jalur();
    let syarat = |metode: &str, path: &str| {
        let path = format!("/api/v1/{path}");
        jalur.tabel().iter().find(|(m, p, _)| m == metode && *p == path).map(|(_, _, s)| *s)
    };
    for l in ::laporan::SEMUA {
        let cocok = |s: Option<Syarat>| match (l.buka, s) {
            (Buka::Menu, Some(Syarat::Menu(m))) => m.contains(&l.rute),
            (Buka::Level(a), Some(Syarat::Level(b))) => a == b,
            _ => false,
        };
        for path in [format!("laporan/{}", l.slug()), format!("laporan/{}/berkas", l.slug())] {
            assert!(cocok(syarat("POST", &path)), "{path}");
        }
        for p in l.panggilan {
            let (metode, path) = p.split_once(' ').unwrap_or_default();
            let path = path.split_once('?').map_or(path, |(path, _)| path);
            assert!(cocok(syarat(metode, path)), "{p}");
        }
    }
}
