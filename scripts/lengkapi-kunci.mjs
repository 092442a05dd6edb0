#!/usr/bin/env node
// Adds to package-lock.json the optional packages of other platforms that it lacks:
// a registry that does not serve them makes npm leave them out, and then `npm ci` refuses.
//
//   node scripts/lengkapi-kunci.mjs FILE…     e.g. web/package-lock.json
//
// Run it after `npm install` has changed a lock file. What it adds has the exact version
// its parent asks for; os, cpu and libc are read from the package's name, and there is no
// integrity hash, as the package was not seen. Nothing that is there is changed.
import { readFileSync, writeFileSync } from 'node:fs';

const OS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const CPU = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const LIBC = { musl: 'musl', gnu: 'glibc' };

function entri(nama, versi, induk) {
  const kata = nama.split('/').at(-1).split('-');
  const cpu = CPU.filter((c) => kata.includes(c));
  const os = OS.filter((o) => kata.includes(o));
  const libc = os.includes('linux') ? kata.flatMap((k) => LIBC[k] ?? []) : [];
  return {
    version: versi,
    ...(cpu.length > 0 && { cpu }),
    ...(induk.dev && { dev: true }),
    ...(libc.length > 0 && { libc }),
    ...(induk.license && { license: induk.license }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

const berkas = process.argv.slice(2);
if (berkas.length === 0 || berkas.includes('--help') || berkas.includes('-h')) {
  const isi = readFileSync(new URL(import.meta.url), 'utf8').split('\n').filter((b) => b.startsWith('//'));
  console.log(isi.map((b) => b.replace(/^\/\/ ?/, '')).join('\n'));
  process.exit(berkas.length === 0 ? 2 : 0);
}
let gagal = false;
for (const nama of berkas) {
  const kunci = JSON.parse(readFileSync(nama, 'utf8'));
  const paket = kunci.packages;
  const baru = {};
  for (const [letak, induk] of Object.entries(paket)) {
    for (const [anak, versi] of Object.entries(induk.optionalDependencies ?? {})) {
      if (paket[`node_modules/${anak}`] || paket[`${letak}/node_modules/${anak}`]) continue;
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(versi)) {
        console.error(`${nama}: ${anak}@${versi} is missing and not an exact version; left out`);
        gagal = true;
        continue;
      }
      baru[`node_modules/${anak}`] = entri(anak, versi, induk);
    }
  }
  const jumlah = Object.keys(baru).length;
  if (jumlah > 0) {
    const urut = Object.entries({ ...paket, ...baru }).sort(([a], [b]) => a.localeCompare(b, 'en'));
    writeFileSync(nama, `${JSON.stringify({ ...kunci, packages: Object.fromEntries(urut) }, null, 2)}\n`);
  }
  console.log(`${nama}: ${jumlah} added`);
}
process.exit(gagal ? 1 : 0);
