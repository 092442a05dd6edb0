// Sets the colour scheme before the first paint; a file of its own because the content policy refuses inline scripts.
// The keys are those src/app/tema.ts and src/app/sesi.ts write; the POS tablet starts light.
(() => {
  let pilihan = null;
  let pos = /karat[-_ ]?pos/i.test(navigator.userAgent);
  try {
    pilihan = localStorage.getItem('karat.pilihan.tema');
    pos ||= JSON.parse(localStorage.getItem('konfigurasi') ?? '{}').version === 'POS';
  } catch {
    pilihan = null;
  }
  const ikuti = pilihan !== 'light' && pilihan !== 'dark' && !pos;
  const gelap = pilihan === 'dark' || (ikuti && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', gelap ? 'dark' : 'light');
})();
