//! What the masters refuse.

platform::penolakan! {
    pub enum MasterTolak {
        Isian = "MASTER-01" Aturan "a field of a row is not right",
        TidakAda = "MASTER-02" TidakAda "there is no such row, or no longer",
        RujukanTidakAda = "MASTER-03" Aturan "a row refers to one that is not there",
        Sudah = "MASTER-04" SudahTerjadi "the key of a row is taken",
        PernahDihapus = "MASTER-05" SudahTerjadi "the key was deleted and can be woken",
        Saringan = "MASTER-06" Aturan "a filter of a list is not right",
        SudahDiubah = "MASTER-07" SudahTerjadi "somebody else changed the row meanwhile",
        MasihDipakai = "MASTER-08" SudahTerjadi "the row is still in use",
        Ekspor = "MASTER-09" TidakAda "there is no export of this kind",
        UjungTerbalik = "MASTER-10" Aturan "a range ends before it begins",
        Bertabrakan = "MASTER-11" Aturan "the range meets another",
        Aturan = "MASTER-12" Aturan "a rule of this master says no",
        HanyaPusat = "MASTER-13" Dilarang "rows of the whole chain are changed by head office",
        NilaiDipegang = "MASTER-14" SudahTerjadi "another row has a value that only one may have",
        HanyaOwner = "MASTER-15" Dilarang "what prices or approvals hang on is changed by the owner",
        ImporRusak = "IMPOR-01" Aturan "the file cannot be read",
        ImporKepala = "IMPOR-02" Aturan "the first line of the file does not name the columns",
        ImporBanyak = "IMPOR-03" Aturan "too many lines at once",
        ImporKosong = "IMPOR-04" Aturan "the file has no data",
        ImporBaris = "IMPOR-05" Aturan "a line of the file is not right",
        PusatSendiri = "PUSAT-01" Aturan "head office pulls from nobody",
        Himpunan = "PUSAT-02" Aturan "there is no such set to pull",
        HimpunanKosong = "PUSAT-03" Aturan "no set was chosen",
    }
}
