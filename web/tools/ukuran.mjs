// Prints and checks the gzip size of the JavaScript that login and shell load: the entry and what those two pull in at once; and of
// all that the catalogue's app has.
// Reads the build's manifest, so run `npm run build` first. Over the limit it exits 1.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BATAS_KB = 250;
const AWAL = [
  'index.html',
  'src/app/Masuk.tsx',
  'src/app/Kerangka.tsx',
  'src/app/halaman/Dashboard.tsx',
  'node_modules/socket.io-client/build/esm/index.js',
];

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
const berkas = new Map([['tema-awal.js', 'tema-awal.js']]);
const kunjungi = (kunci) => {
  const bagian = manifest[kunci];
  if (!bagian) throw new Error(`${kunci} is not in the manifest; AWAL in tools/ukuran.mjs is out of date`);
  if (berkas.has(bagian.file)) return;
  berkas.set(bagian.file, bagian.name ?? kunci);
  for (const berikut of bagian.imports ?? []) kunjungi(berikut);
};
for (const kunci of AWAL) kunjungi(kunci);

let jumlah = 0;
for (const [nama, sebutan] of berkas) {
  const besar = gzipSync(readFileSync(new URL(nama, dist)), { level: 9 }).length;
  jumlah += besar;
  process.stdout.write(`${(besar / 1000).toFixed(1).padStart(8)} kB  ${sebutan}\n`);
}
process.stdout.write(`${(jumlah / 1000).toFixed(1).padStart(8)} kB  login and shell, limit ${BATAS_KB} kB\n`);
if (jumlah > BATAS_KB * 1000) {
  process.stderr.write('The first load is too large: let something load lazily.\n');
  process.exit(1);
}

const BATAS_KATALOG_KB = 130;
const katalog = new URL('katalog/assets/', dist);
const semua = readdirSync(katalog).filter((nama) => nama.endsWith('.js'));
const besarKatalog = semua.reduce(
  (n, nama) => n + gzipSync(readFileSync(new URL(nama, katalog)), { level: 9 }).length,
  0,
);
process.stdout.write(
  `${(besarKatalog / 1000).toFixed(1).padStart(8)} kB  the catalogue's app, limit ${BATAS_KATALOG_KB} kB\n`,
);
if (besarKatalog > BATAS_KATALOG_KB * 1000) {
  process.stderr.write("The catalogue's app is too large.\n");
  process.exit(1);
}
