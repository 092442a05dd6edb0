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
        TampilanPenuh = "LAPORAN-10" Aturan "a person keeps as many views of a report as there may be",
        TampilanKembar = "LAPORAN-11" SudahTerjadi "a view of this report has the name already",
        TampilanIsi = "LAPORAN-12" Aturan "a view holds what its report does not know",
        TampilanTidakAda = "LAPORAN-13" TidakAda "the view is not there",
        TampilanNama = "LAPORAN-14" Aturan "the name of a view is missing or too long",
        TidakDikenal = "LAPORAN-15" TidakAda "there is no such report",
        DokumenTidakAda = "LAPORAN-16" TidakAda "the document is not there, or not this store's",
    }
}
