//! What reports refuse. Filters and periods have theirs in `platform::DasarTolak`: figures outside reports are asked for by them too.

platform::penolakan! {
    pub enum LaporanTolak {
        Wajib = "LAPORAN-01" Aturan "a filter that must be there is missing",
        RentangLama = "LAPORAN-04" Aturan "the period is too long",
        SaringanAsing = "LAPORAN-05" Aturan "the report does not know a filter",
        Toko = "LAPORAN-06" Aturan "a store that cannot be chosen for this report",
        TokoDilarang = "LAPORAN-06" Dilarang "a store that cannot be chosen for this report",
        Kosong = "LAPORAN-07" TidakAda "the report has no rows",
        Besar = "LAPORAN-08" Aturan "the report is too large for a file",
        Meluap = "LAPORAN-09" Aturan "a sum of the report is larger than can be kept",
    }
}
