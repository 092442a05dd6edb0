//! Figures for `/metrics`, in the Prometheus text form.

use crate::App;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::sync::OnceLock;
use std::time::Duration;

/// One recorder a process, however many apps a test makes.
pub fn pasang() -> PrometheusHandle {
    static PEGANGAN: OnceLock<PrometheusHandle> = OnceLock::new();
    PEGANGAN
        .get_or_init(|| {
            let r = PrometheusBuilder::new().build_recorder();
            let h = r.handle();
            let _ = metrics::set_global_recorder(r);
            rawat(h.clone());
            h
        })
        .clone()
}

/// How long single measurements are kept before they are summed up.
const RAWAT: Duration = Duration::from_secs(5);

/// Without this every request's time would be kept until somebody asks for `/metrics`, and nobody may ever.
fn rawat(h: PrometheusHandle) {
    let kerja = move || {
        loop {
            std::thread::sleep(RAWAT);
            h.run_upkeep();
        }
    };
    if let Err(e) = std::thread::Builder::new().name("metrik".into()).spawn(kerja) {
        tracing::warn!(sebab = %e, "angka metrik tidak dirawat");
    }
}

pub fn teks(app: &App) -> String {
    let u = app.db.ukuran();
    let s = app.soket().map(|s| s.ukuran());
    let soket = |f: fn(&crate::socket::Ukuran) -> usize| {
        s.as_ref().map(f).and_then(|n| u64::try_from(n).ok()).unwrap_or(0)
    };
    let mut t = app.metrik.render();
    for (nama, arti, jenis, nilai) in [
        ("karat_tulis_menunggu", "Pekerjaan tulis yang menunggu", "gauge", u.menunggu),
        ("karat_tulis_pekerjaan_total", "Pekerjaan tulis yang selesai", "counter", u.pekerjaan),
        ("karat_tulis_commit_total", "COMMIT", "counter", u.commit),
        ("karat_tulis_gagal_total", "Pekerjaan tulis yang gagal", "counter", u.gagal),
        ("karat_tulis_panik_total", "Pekerjaan tulis yang panik", "counter", u.panik),
        ("karat_soket", "Socket yang tersambung", "gauge", soket(|u| u.soket)),
        ("karat_kerja", "Aliran laporan dan pekerjaan berkemajuan", "gauge", soket(|u| u.kerja)),
        ("karat_kueri_aliran", "Kueri aliran yang berjalan", "gauge", soket(|u| u.kueri)),
        ("karat_hidup_detik", "Lama proses berjalan", "gauge", app.mulai.elapsed().as_secs()),
    ] {
        t.push_str(&format!("# HELP {nama} {arti}\n# TYPE {nama} {jenis}\n{nama} {nilai}\n"));
    }
    t
}
