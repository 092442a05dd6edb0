// Regenerates src/api/schema.d.ts from openapi.json (which `karat openapi` writes).
// With --check nothing is written: exit 1 says that the types are stale.
//
// One line a call under its method, `'barang/{kode}': { jalur; query; body; jawab }`, and the schemas twice where they differ: as a
// request may be sent (what has a default may be left out) and as an answer comes (it is always there). Calls that
// screens draw from definitions at run time are left out, and so are the refusals, which look the same everywhere.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const source = new URL('../openapi.json', import.meta.url);
const target = new URL('../src/api/schema.d.ts', import.meta.url);
const AWALAN = '/api/v1/';

const dokumen = JSON.parse(readFileSync(source, 'utf8'));

/** Made from a definition: what a screen sends and gets is known only when it reads that definition. */
const dariDefinisi = (operasi) => operasi['x-definisi'] && !operasi.responses['200'].content;

const kunci = (nama) => (/^[A-Za-z_]\w*$/.test(nama) ? nama : `'${nama}'`);
const uraian = (s) => (s.description ? `/** ${s.description.replace(/\s+/g, ' ').replaceAll('*/', '* /')} */ ` : '');
const kurung = (t) => (/ [|&] /.test(t) ? `(${t})` : t);

/** May it be null, and so be left out of an answer? Nothing else is. */
const bolehNol = (s) => (Array.isArray(s.type) ? s.type : (s.oneOf ?? []).map((satu) => satu.type)).includes('null');

/** What the schemas of one direction refer to, gathered while the calls are written. */
class Arah {
  constructor(nama, bolehTiada) {
    this.nama = nama;
    this.bolehTiada = bolehTiada;
    this.terpakai = new Map();
  }

  acuan(ref) {
    const nama = ref.split('/').pop();
    if (!this.terpakai.has(nama)) {
      this.terpakai.set(nama, '');
      const skema = dokumen.components.schemas[nama];
      if (!skema) throw new Error(`${ref} is not in openapi.json`);
      this.terpakai.set(nama, this.tipe(skema));
    }
    return `${this.nama}['${nama}']`;
  }

  tipe(s) {
    if (s === undefined || s === true) return 'unknown';
    if (s.$ref) return this.acuan(s.$ref);
    if (s.enum) return s.enum.map((n) => JSON.stringify(n)).join(' | ');
    if (s.const !== undefined) return JSON.stringify(s.const);
    for (const [gabung, tanda] of [
      ['oneOf', ' | '],
      ['anyOf', ' | '],
      ['allOf', ' & '],
    ]) {
      if (s[gabung]) return [...new Set(s[gabung].map((satu) => kurung(this.tipe(satu))))].join(tanda);
    }
    if (Array.isArray(s.type)) return s.type.map((t) => kurung(this.tipe({ ...s, type: t }))).join(' | ');
    return this.menurutJenis(s);
  }

  menurutJenis(s) {
    if (s.type === 'null') return 'null';
    if (s.type === 'string') return 'string';
    if (s.type === 'integer' || s.type === 'number') return 'number';
    if (s.type === 'boolean') return 'boolean';
    if (s.prefixItems) return `[${s.prefixItems.map((satu) => this.tipe(satu)).join(', ')}]`;
    if (s.type === 'array') return `${this.bolehTiada ? 'readonly ' : ''}${kurung(this.tipe(s.items))}[]`;
    if (s.properties) return this.objek(s);
    if (s.additionalProperties) return `{ [kunci: string]: ${this.tipe(s.additionalProperties)} }`;
    return s.type === 'object' ? '{ [kunci: string]: unknown }' : 'unknown';
  }

  objek(s) {
    const wajib = new Set(s.required ?? []);
    const isi = Object.entries(s.properties).map(([nama, satu]) => {
      const ada = wajib.has(nama) || (!this.bolehTiada && !bolehNol(satu));
      return `${uraian(satu)}${kunci(nama)}${ada ? '' : '?'}: ${this.tipe(satu)}`;
    });
    return isi.length === 0 ? '{ [kunci: string]: never }' : `{ ${isi.join('; ')} }`;
  }

  teks() {
    const urut = [...this.terpakai].sort(([a], [b]) => (a < b ? -1 : 1));
    return `export interface ${this.nama} {\n${urut.map(([nama, tipe]) => `  ${kunci(nama)}: ${tipe};\n`).join('')}}\n`;
  }
}

const minta = new Arah('Minta', true);
const jawaban = new Arah('Jawaban', false);

function parameter(operasi, letak) {
  const ada = (operasi.parameters ?? []).filter((p) => p.in === letak);
  if (ada.length === 0) return undefined;
  const properties = Object.fromEntries(
    ada.map((p) => [p.name, { ...tanpaNol(p.schema), description: p.description ?? p.schema.description }]),
  );
  return minta.objek({ properties, required: ada.filter((p) => p.required).map((p) => p.name) });
}

/** A parameter that may be null is one that may be left out. */
function tanpaNol(skema) {
  if (Array.isArray(skema.type)) return { ...skema, type: skema.type.find((t) => t !== 'null') };
  const nyata = skema.oneOf?.filter((satu) => satu.type !== 'null');
  return nyata?.length === 1 ? nyata[0] : skema;
}

function badan(operasi) {
  const isi = operasi.requestBody?.content;
  if (!isi) return undefined;
  return isi['application/json'] ? minta.tipe(isi['application/json'].schema) : 'FormData';
}

function jawab(operasi) {
  const isi = operasi.responses['200']?.content;
  if (!isi) return 'unknown';
  return isi['application/json'] ? jawaban.tipe(isi['application/json'].schema) : 'Blob';
}

function panggilan(jalur, operasi) {
  const bagian = [
    ['jalur', parameter(operasi, 'path')],
    ['query', parameter(operasi, 'query')],
    ['body', badan(operasi)],
    ['jawab', jawab(operasi)],
  ].filter(([, tipe]) => tipe !== undefined);
  const isi = bagian.map(([nama, tipe]) => `${nama}: ${tipe}`).join('; ');
  const kata = operasi.summary ? `    ${uraian({ description: operasi.summary }).trimEnd()}\n` : '';
  return `${kata}    '${jalur.slice(AWALAN.length)}': { ${isi} };\n`;
}

const METODE = ['get', 'post', 'put', 'delete'];

function menurutMetode(metode) {
  const isi = Object.entries(dokumen.paths)
    .filter(([jalur, ops]) => jalur.startsWith(AWALAN) && ops[metode] && !dariDefinisi(ops[metode]))
    .map(([jalur, ops]) => panggilan(jalur, ops[metode]));
  return `  ${metode.toUpperCase()}: {\n${isi.join('')}  };\n`;
}

const hasil = [
  '// Generated from openapi.json by `npm run api-types`; not edited by hand.\n',
  `export interface Panggilan {\n${METODE.map(menurutMetode).join('')}}\n`,
  minta.teks(),
  jawaban.teks(),
].join('\n');

if (process.argv.includes('--check')) {
  const ada = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (ada !== hasil) {
    process.stderr.write('src/api/schema.d.ts is stale: run npm run api-types\n');
    process.exit(1);
  }
} else {
  writeFileSync(target, hasil);
}
