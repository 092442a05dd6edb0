//! A small random number generator (splitmix64): the same seed gives the same test on every machine.

/// A seed that nobody chose, printed so that a failure can be had again: `KARAT_BENIH=n` is that seed.
pub fn benih_acak() -> u64 {
    let benih = match std::env::var("KARAT_BENIH") {
        Ok(n) => n.parse().expect("KARAT_BENIH harus angka"),
        Err(_) => {
            let lewat = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
            u64::from(lewat.subsec_nanos()) ^ u64::from(std::process::id())
        }
    };
    eprintln!("benih {benih}: KARAT_BENIH={benih} mengulanginya");
    benih
}

/// How many points a test that draws them at random takes: so many, or `KARAT_TITIK`.
pub fn banyak_titik(biasa: usize) -> usize {
    match std::env::var("KARAT_TITIK") {
        Ok(n) => n.parse().expect("KARAT_TITIK harus angka"),
        Err(_) => biasa,
    }
}

#[derive(Debug, Clone)]
pub struct Acak(u64);

impl Acak {
    pub const fn new(benih: u64) -> Self {
        Self(benih)
    }

    fn angka(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// From `dari` up to, but not including, `sampai`.
    pub fn antara(&mut self, dari: i64, sampai: i64) -> i64 {
        let lebar = u64::try_from(sampai - dari).expect("sampai harus lebih dari dari");
        dari + i64::try_from(self.angka() % lebar).unwrap()
    }

    /// True `n` times in a hundred.
    pub fn persen(&mut self, n: i64) -> bool {
        self.antara(0, 100) < n
    }

    pub fn pilih<T: Copy>(&mut self, isi: &[T]) -> T {
        let i = self.antara(0, i64::try_from(isi.len()).unwrap());
        isi.get(usize::try_from(i).unwrap()).copied().unwrap()
    }
}
