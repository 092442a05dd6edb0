// Sets the colour scheme before the first paint; a file of its own because the content policy refuses inline scripts.
// The key is the one src/app/tema.ts writes.
(() => {
  let pilihan = null;
  try {
    pilihan = localStorage.getItem('karat.pilihan.tema');
  } catch {
    pilihan = null;
  }
  const gelap = pilihan === 'dark' || (pilihan !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', gelap ? 'dark' : 'light');
})();
