// Writes the list of scripts/sbom: node scripts/sbom.mjs TREE METADATA CARGO_LOCK NPM_LOCK
import { readFileSync } from 'node:fs';

const [pohon, metadata, kunciRust, kunciNpm] = process.argv.slice(2).map((b) => readFileSync(b, 'utf8'));

const dipakai = new Set(pohon.split('\n').filter(Boolean));
const sidik = new Map();
for (const [, nama, versi, checksum] of kunciRust.matchAll(
  /name = "([^"]+)"\nversion = "([^"]+)"\nsource = "[^"]+"\nchecksum = "([0-9a-f]{64})"/g,
)) {
  sidik.set(`${nama} ${versi}`, checksum);
}
const rust = JSON.parse(metadata)
  .packages.filter((p) => p.source && dipakai.has(`${p.name} ${p.version}`))
  .map((p) => ({
    type: 'library',
    name: p.name,
    version: p.version,
    purl: `pkg:cargo/${p.name}@${p.version}`,
    ...(sidik.has(`${p.name} ${p.version}`) && {
      hashes: [{ alg: 'SHA-256', content: sidik.get(`${p.name} ${p.version}`) }],
    }),
    ...(p.license && { licenses: [{ expression: p.license.replaceAll('/', ' OR ') }] }),
  }));
const npm = Object.entries(JSON.parse(kunciNpm).packages)
  .filter(([jalan, p]) => jalan !== '' && !p.dev && !p.optional)
  .map(([jalan, p]) => {
    const nama = jalan.slice(jalan.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const [alg, isi] = (p.integrity ?? '').split('-');
    return {
      type: 'library',
      name: nama,
      version: p.version,
      purl: `pkg:npm/${nama.replace('@', '%40')}@${p.version}`,
      ...(alg === 'sha512' && { hashes: [{ alg: 'SHA-512', content: Buffer.from(isi, 'base64').toString('hex') }] }),
      ...(p.license && { licenses: [{ expression: p.license }] }),
    };
  });
const urut = (a, b) => (a.purl < b.purl ? -1 : a.purl > b.purl ? 1 : 0);
const versi = JSON.parse(metadata).packages.find((p) => p.name === 'server').version;
const daftar = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name: 'karat', version: versi } },
  components: [...rust, ...npm].sort(urut),
};
console.log(JSON.stringify(daftar, null, 1));
