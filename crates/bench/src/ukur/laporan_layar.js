// Notes, from the click on, what a person would feel: the first rows, the last, the longest time without a frame.
// `selesai` is answered one second after the report was complete, so that what follows its end counts too.
(() => {
  const catat = { klik: 0, pertama: 0, semua: 0, celah: 0, celah_pada: 0, tugas: 0, tugas_pada: 0, banyak: 0, sibuk: 0, baris: '' };
  const SESUDAH = 1000;
  const lama = (awal, akhir, nama) => {
    if (akhir - awal <= catat[nama]) return;
    catat[nama] = akhir - awal;
    catat[`${nama}_pada`] = awal - catat.klik;
  };
  new PerformanceObserver((daftar) => {
    for (const satu of daftar.getEntries()) {
      if (catat.klik === 0 || satu.startTime + satu.duration < catat.klik) continue;
      catat.banyak++;
      catat.sibuk += satu.duration;
      lama(satu.startTime, satu.startTime + satu.duration, 'tugas');
    }
  }).observe({ type: 'longtask' });
  addEventListener(
    'click',
    (kejadian) => {
      catat.klik = kejadian.timeStamp;
    },
    { capture: true, once: true },
  );
  globalThis.__laporan = new Promise((jadi) => {
    let lalu = performance.now();
    // What a frame finds was drawn by the one before it.
    const bingkai = () => {
      const kini = performance.now();
      if (catat.klik > 0) {
        lama(Math.max(lalu, catat.klik), kini, 'celah');
        if (catat.pertama === 0 && document.querySelector('main tr[data-baris]')) catat.pertama = kini - catat.klik;
        if (catat.semua === 0 && catat.pertama > 0) {
          const keadaan = document.querySelector('main [role=status]')?.textContent ?? '';
          if (/^[\d.,]+ baris$/.test(keadaan)) {
            catat.semua = kini - catat.klik;
            catat.baris = keadaan.replace(/\D/g, '');
          }
        }
        if (catat.semua > 0 && kini - catat.klik > catat.semua + SESUDAH) return jadi(catat);
      }
      lalu = kini;
      requestAnimationFrame(bingkai);
    };
    requestAnimationFrame(bingkai);
  });
  return true;
})();
