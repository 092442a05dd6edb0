// The catalogue's app without a network: its page and files, pictures that were seen, and what the server said last to anybody.
// Calls of a member (`/api/v1/app/`) are never kept here: the app keeps its own and forgets them at logout.
const KULIT = 'katalog-kulit-1';
const ISI = 'katalog-isi-1';
const GAMBAR = 'katalog-gambar-1';
const GAMBAR_MAKS = 200;
const ISI_MAKS = 120;

self.addEventListener('install', (e) => {
  e.waitUntil(
    (async () => {
      const c = await caches.open(KULIT);
      const r = await fetch('/katalog', { cache: 'no-cache' });
      const teks = await r.clone().text();
      await c.put('/katalog', r);
      const berkas = [...teks.matchAll(/(?:src|href)="(\/katalog\/assets\/[^"]+)"/g)].map((m) => m[1]);
      await c.addAll([...berkas, '/karat.svg']);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener('activate', (e) => {
  e.waitUntil(
    (async () => {
      const hidup = [KULIT, ISI, GAMBAR];
      for (const n of await caches.keys()) if (n.startsWith('katalog-') && !hidup.includes(n)) await caches.delete(n);
      await self.clients.claim();
    })(),
  );
});

async function pangkas(nama, maks) {
  const c = await caches.open(nama);
  const semua = await c.keys();
  for (const k of semua.slice(0, Math.max(0, semua.length - maks))) await c.delete(k);
}

async function simpan(nama, kunci, r, maks) {
  if (!r.ok) return;
  const c = await caches.open(nama);
  await c.put(kunci, r);
  if (maks) await pangkas(nama, maks);
}

// The server first; what it said last when it is not there.
async function jaringan(e, nama, kunci, maks) {
  try {
    const r = await fetch(e.request);
    e.waitUntil(simpan(nama, kunci, r.clone(), maks));
    return r;
  } catch (galat) {
    const ada = await caches.match(kunci);
    if (ada) return ada;
    throw galat;
  }
}

// What never changes under its name.
async function tetap(e, nama, maks) {
  const ada = await caches.match(e.request);
  if (ada) return ada;
  const r = await fetch(e.request);
  e.waitUntil(simpan(nama, e.request, r.clone(), maks));
  return r;
}

self.addEventListener('fetch', (e) => {
  const u = new URL(e.request.url);
  if (e.request.method !== 'GET' || u.origin !== location.origin) return;
  if (e.request.mode === 'navigate') e.respondWith(jaringan(e, KULIT, '/katalog'));
  else if (u.pathname.startsWith('/katalog/assets/')) e.respondWith(tetap(e, KULIT));
  else if (/^\/api\/v1\/katalog\/[^/]+\/gambar\/(?!SPLASHSCREEN)/.test(u.pathname))
    e.respondWith(tetap(e, GAMBAR, GAMBAR_MAKS));
  else if (u.pathname.startsWith('/api/v1/katalog/')) e.respondWith(jaringan(e, ISI, e.request, ISI_MAKS));
});
