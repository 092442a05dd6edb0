//! What layouts of papers refuse.

platform::penolakan! {
    pub enum LetakTolak {
        Tipe = "LETAK-01" TidakAda "there is no such type of paper, or not for a mobile",
        TipeMobile = "LETAK-01" Aturan "there is no such type of paper, or not for a mobile",
        Isian = "LETAK-02" Aturan "something on the layout is not right",
        SudahDiubah = "LETAK-03" SudahTerjadi "somebody else changed the layout meanwhile",
        Tetap = "LETAK-04" Aturan "this element stays",
        TidakAda = "LETAK-05" TidakAda "there is no such element",
        Printer = "LETAK-06" Aturan "the printer cannot print this layout",
    }
}
