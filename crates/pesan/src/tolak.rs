//! What the outbox refuses.

platform::penolakan! {
    pub enum PesanTolak {
        Isi = "PESAN-01" Aturan "a message without text, or with too much of it",
        TidakAda = "PESAN-02" TidakAda "there is no such message in this store",
        Keadaan = "PESAN-03" SudahTerjadi "the message was sent, called off or is on its way",
        Gerbang = "PESAN-04" Aturan "the gateway's address or the store's number is not set",
        Saringan = "PESAN-05" Aturan "the list of messages is not asked for like this",
    }
}
