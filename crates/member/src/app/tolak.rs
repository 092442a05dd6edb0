//! What the app refuses a guest or a member. Nothing here says whether somebody is a member.

platform::penolakan! {
    pub enum AppTolak {
        Nomor = "APP-01" Aturan "the phone or the member code cannot be one",
        Kode = "APP-02" Aturan "the one-time code is wrong, over or was tried too often; nobody is told which",
        Sering = "APP-03" TerlaluSering "codes were asked for or tried too often by a number or an address",
        Sesi = "APP-04" TanpaSesi "no session of a member, or one that ended",
        TidakAda = "APP-05" TidakAda "the member has no such document, device or claim",
        Klaim = "APP-06" Aturan "the gift cannot be claimed: too few points, none left, or already claimed",
        KlaimLewat = "APP-07" SudahTerjadi "the claim was fetched, called off or is over",
        Tahan = "APP-08" Aturan "points wait after the card changed",
    }
}
