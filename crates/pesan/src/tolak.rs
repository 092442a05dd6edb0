//! What the outbox refuses.

platform::penolakan! {
    pub enum PesanTolak {
        Isi = "PESAN-01" Aturan "a message without text, or with too much of it",
        TidakAda = "PESAN-02" TidakAda "there is no such message in this store",
        Keadaan = "PESAN-03" SudahTerjadi "the message was sent, called off or is on its way",
        Gerbang = "PESAN-04" Aturan "the gateway's address or the store's number is not set",
        Saringan = "PESAN-05" Aturan "the list of messages is not asked for like this",
        Templat = "PESAN-06" Aturan "the words of an event are not right; the fields say why",
        Nomor = "PESAN-08" Aturan "the customer has no number, or none that is one",
        BelumSah = "PESAN-09" Aturan "files go only to numbers proved by a code",
        Sering = "PESAN-10" TerlaluSering "a code was sent a moment ago",
        Kode = "PESAN-11" Aturan "the code is wrong, over, or was tried too often",
        Push = "PESAN-12" Aturan "a phone's address or keys for notices are not right, or of no push service",
        Uji = "PESAN-07" Aturan "a message that was tried was not taken, or nobody knows",
    }
}
