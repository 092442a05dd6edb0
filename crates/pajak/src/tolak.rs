//! What tax invoices refuse.

platform::penolakan! {
    pub enum PajakTolak {
        Isian = "PAJAK-01" Aturan "something about the request is not right; the fields say which",
        Rentang = "PAJAK-02" SudahTerjadi "the range of numbers overlaps one that stands, or was begun",
        NomorHabis = "PAJAK-03" Aturan "the ranges of numbers do not reach for all invoices",
        Kosong = "PAJAK-04" TidakAda "nothing of these days waits for a tax invoice",
        BelumTutup = "PAJAK-05" Aturan "only closed days are reported",
        TidakAda = "PAJAK-06" TidakAda "there is no such export",
        SudahDilaporkan = "PAJAK-07" SudahTerjadi "days from there on were reported already in another way",
    }
}
