//! What the members' register, points and gifts refuse. That no member has a code is the counter's to say (PELANGGAN-05).

platform::penolakan! {
    pub enum MemberTolak {
        Isian = "MEMBER-02" Aturan "something about the member is not right; the fields say which",
        Kode = "MEMBER-03" Aturan "the member code has the wrong length, letters or check digit",
        KodeDipakai = "MEMBER-04" SudahTerjadi "the member code is somebody's already",
        TidakAda = "MEMBER-05" TidakAda "no member or customer has this code",
        SudahKeluar = "MEMBER-06" SudahTerjadi "the member has left",
        Gabung = "MEMBER-07" Aturan "these cards cannot be merged",
        GabungTidakAda = "MEMBER-08" TidakAda "there is no such merge, or it was undone",
        PerluOtorisasi = "MEMBER-09" Aturan "somebody must approve it first",
        Impor = "MEMBER-10" Aturan "the file of members cannot be read, or a line of it is not right",
        ImporIzin = "MEMBER-11" Dilarang "members are brought in by OWN only",
        ImporSudah = "MEMBER-12" SudahTerjadi "the file was brought in before",
        Aturan = "MEMBER-13" Aturan "a rule of membership is not right; the fields say which",
        AturanIzin = "MEMBER-14" Dilarang "rules of membership are changed by SPV and OWN only, what money hangs on by OWN",
        Kartu = "MEMBER-15" Aturan "the cards that are to be printed are none, too many or nobody's",
        AturanTidakAda = "MEMBER-13" TidakAda "a rule of membership is not right; the fields say which",
        Ekspor = "MEMBER-16" TidakAda "no member is there to be exported",
        HpSama = "MEMBER-17" SudahTerjadi "the phone is somebody else's too; said once, then it is taken",
        VersiBeda = "MEMBER-18" SudahTerjadi "somebody else changed the card meanwhile",
        SudahMember = "MEMBER-19" SudahTerjadi "the customer is a member already",
        Keluar = "MEMBER-20" Aturan "the member cannot leave yet",
    }
}
