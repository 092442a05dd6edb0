// The catalogue's app without a network: its page and files, pictures that were seen, and what the server said last to anybody.
// Calls of a member (`/api/v1/app/`) are never kept here: the app keeps its own and forgets them at logout.
const KULIT = 'katalog-kulit-2';
const ISI = 'katalog-isi-1';
const GAMBAR = 'katalog-gambar-1';
const GAMBAR_MAKS = 200;
const ISI_MAKS = 120;

// The app's page without anybody's content: what every address opens with when there is no network.
const HALAMAN = '/katalog/luring';

// Taken anew when the app was: its page names its files.
async function segarkan() {
  const c = await caches.open(KULIT);
  const r = await fetch(HALAMAN, { cache: 'no-cache' });
  if (!r.ok) return;
  const teks = await r.clone().text();
  const lama = await c.match(HALAMAN);
  if (lama && (await lama.text()) === teks) return;
  const berkas = [...teks.matchAll(/(?:src|href)="(\/katalog\/assets\/[^"]+)"/g)].map((m) => m[1]);
  await c.addAll([...berkas, '/karat.svg']);
  await c.put(HALAMAN, r);
}

self.addEventListener('install', (e) => {
  e.waitUntil(segarkan().then(() => self.skipWaiting()));
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

// A page comes from the server; without one the app opens with what this phone keeps.
async function halaman(e) {
  try {
    const r = await fetch(e.request);
    e.waitUntil(segarkan().catch(() => undefined));
    return r;
  } catch (galat) {
    const ada = await caches.match(HALAMAN);
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
  if (e.request.mode === 'navigate') e.respondWith(halaman(e));
  else if (u.pathname.startsWith('/katalog/assets/')) e.respondWith(tetap(e, KULIT));
  else if (/^\/api\/v1\/katalog\/[^/]+\/gambar\/(?!SPLASHSCREEN)/.test(u.pathname))
    e.respondWith(tetap(e, GAMBAR, GAMBAR_MAKS));
  else if (u.pathname.startsWith('/api/v1/katalog/')) e.respondWith(jaringan(e, ISI, e.request, ISI_MAKS));
});

// A notice: what the server sealed for this phone. A touch opens the app where it leads, and nothing but the app.
self.addEventListener('push', (e) => {
  let isi = {};
  try {
    isi = e.data?.json() ?? {};
  } catch {
    // Not ours.
  }
  const jalan = typeof isi.jalan === 'string' && /^\/katalog(-berlian)?(\/|$)/.test(isi.jalan) ? isi.jalan : '/katalog';
  e.waitUntil(
    self.registration.showNotification(String(isi.judul ?? 'Kabar dari toko'), {
      body: String(isi.isi ?? ''),
      icon: '/karat.svg',
      tag: jalan,
      data: { jalan },
    }),
  );
});

self.addEventListener('notificationclick', (e) => {
  e.notification.close();
  const { jalan } = e.notification.data ?? { jalan: '/katalog' };
  e.waitUntil(
    (async () => {
      const semua = await self.clients.matchAll({ type: 'window' });
      const ada = semua.find((c) => new URL(c.url).pathname.startsWith('/katalog'));
      if (!ada) return self.clients.openWindow(jalan);
      await ada.focus();
      return ada.navigate(jalan);
    })(),
  );
});
