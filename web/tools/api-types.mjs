// Regenerates src/api/schema.d.ts from openapi.json (which `karat openapi` writes).
// With --check nothing is written: exit 1 says that the types are stale.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const source = new URL('../openapi.json', import.meta.url);
const target = new URL('../src/api/schema.d.ts', import.meta.url);

if (!existsSync(new URL('./node_modules/openapi-typescript', import.meta.url))) {
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' });
  if (install.status !== 0) process.exit(install.status ?? 1);
}
const { default: openapiTS, astToString } = await import('openapi-typescript');
const kepala = '// Generated from openapi.json by `npm run api-types`; not edited by hand.\n';
// Handlers of different paths may share a name; the types go by path, so the operation ids are left out.
const dokumen = JSON.parse(readFileSync(source, 'utf8'));
for (const jalur of Object.values(dokumen.paths))
  for (const operasi of Object.values(jalur)) delete operasi.operationId;
const hasil = kepala + astToString(await openapiTS(dokumen));
if (process.argv.includes('--check')) {
  const ada = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (ada !== hasil) {
    process.stderr.write('src/api/schema.d.ts is stale: run npm run api-types\n');
    process.exit(1);
  }
} else {
  writeFileSync(target, hasil);
}
