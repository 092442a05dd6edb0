//! What the accounts of journals refuse.

platform::penolakan! {
    pub enum AkunTolak {
        JurnalTidakAda = "AKUN-01" TidakAda "there is no such journal",
        Baris = "AKUN-02" Aturan "a line does not belong to its journal",
        Nomor = "AKUN-03" Aturan "the number of an account is missing or unknown",
        SudahDiubah = "AKUN-04" SudahTerjadi "somebody else changed the accounts meanwhile",
        Mulai = "AKUN-05" Aturan "a change cannot hold from this day: it is in the future or its period is closed",
    }
}
