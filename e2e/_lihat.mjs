import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:8181';
const want = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
const sizes = { 1440: [1440, 900], 1024: [1024, 768], 390: [390, 844] };
const steps = {
  login: { user: null, path: '/' },
  dashboard: { user: 'own', path: '/dashboard' },
  kasir: { user: 'kasir1', path: '/dashboard' },
  belum: { user: 'own', path: '/master-kategori' },
  ditolak: { user: 'kasir1', path: '/master-kategori' },
  modul: { user: 'own', path: '/gesek-tunai' },
  e404: { user: 'own', path: '/entah' },
  submenu: { user: 'own', path: '/SubMenuLaporan' },
  home: { user: 'own', path: '/home' },
  toko: { user: 'pusat', path: '/pilih-toko' },
  galeri: { user: 'own', path: '/galeri' },
  laporan: { user: 'own', path: '/dashboard', act: async (p) => { const m = p.getByRole('button', { name: 'Laporan', exact: true }); if (await m.count()) await m.hover(); await p.waitForTimeout(300); } },
  barang: { user: 'own', path: '/data-barang', act: async (p) => { const m = p.getByRole('button', { name: 'Data Barang', exact: true }); if (await m.count()) await m.hover(); await p.waitForTimeout(300); } },
  laci: { user: 'own', path: '/dashboard', act: async (p) => { const m = p.getByRole('button', { name: 'Buka menu' }); if (await m.isVisible()) await m.click(); await p.waitForTimeout(500); } },
  palet: { user: 'own', path: '/dashboard', act: async (p) => { await p.keyboard.press('Control+k'); await p.waitForTimeout(600); await p.keyboard.type('penjualan'); await p.waitForTimeout(300); } },
  bantuan: { user: 'own', path: '/galeri', act: async (p) => { await p.keyboard.press('?'); await p.waitForTimeout(500); } },
  inbox: { user: 'own', path: '/dashboard', act: async (p) => { await p.getByRole('button', { name: /Permintaan otorisasi/ }).click(); await p.waitForTimeout(700); } },
  tabel: { user: 'own', path: '/galeri', act: async (p) => { await p.getByRole('region', { name: 'DataTable' }).scrollIntoViewIfNeeded(); await p.waitForTimeout(400); } },
  tanggal: { user: 'own', path: '/galeri', act: async (p) => { await p.getByRole('button', { name: 'Pilih tanggal: Tanggal' }).click(); await p.waitForTimeout(500); } },
  oto: { user: 'own', path: '/galeri', act: async (p) => { await p.getByRole('button', { name: 'Otorisasi Password' }).click(); await p.waitForTimeout(500); } },
  platform: { user: 'own', path: '/galeri', act: async (p) => { await p.getByRole('button', { name: 'Platform' }).click(); await p.waitForTimeout(500); } },
  sukses: { user: 'own', path: '/galeri', act: async (p) => { await p.getByRole('button', { name: 'Pesan Info' }).click(); await p.getByRole('button', { name: 'Pesan Gagal' }).click(); await p.getByRole('button', { name: 'Sukses', exact: true }).click(); await p.waitForTimeout(500); } },
  kunci: { user: 'kasir1', path: '/dashboard', act: async (p) => { await p.getByRole('button', { name: /Menu pengguna/ }).click(); await p.getByRole('menuitem', { name: 'Kunci Layar' }).click(); await p.waitForTimeout(500); } },
  syarat: { user: null, path: '/terms-and-conditions' },
};
const sess = {};
async function login(u) {
  if (!sess[u]) {
    const r = await fetch(`${base}/api/v1/users/login`, { method: 'POST', body: JSON.stringify({ user_id: u, password: 'karat-demo' }) }).then((r) => r.json());
    const m = await fetch(`${base}/api/v1/para-system`, { headers: { authorization: `Bearer ${r.data.token}` } }).then((r) => r.json());
    sess[u] = { user: JSON.stringify(r.data), tgl_login: r.data.tgl_system, isLogin: 'true', modul: JSON.stringify(m.data) };
  }
  return sess[u];
}
for (const w of want) {
  const [name, size = '1440', scheme = 'light', full = ''] = w.split(':');
  const s = steps[name];
  const ctx = await b.newContext({ viewport: { width: sizes[size][0], height: sizes[size][1] }, locale: 'id-ID', timezoneId: 'Asia/Jakarta', colorScheme: scheme });
  if (s.user) { const d = await login(s.user); await ctx.addInitScript((d) => { for (const k in d) localStorage.setItem(k, d[k]); }, d); }
  const p = await ctx.newPage();
  p.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log(name, m.type(), m.text().slice(0, 300)); });
  p.on('pageerror', (e) => console.log(name, 'pageerror', String(e).slice(0, 400)));
  await p.goto(base + s.path);
  await p.waitForTimeout(900);
  try { await s.act?.(p); } catch (e) { console.log(name, 'act', String(e).slice(0, 300)); }
  await p.screenshot({ path: `/tmp/shots/${name}-${size}-${scheme}.png`, fullPage: full === 'full' });
  await ctx.close();
}
await b.close();
