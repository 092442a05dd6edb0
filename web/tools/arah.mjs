// The directions of imports in src: api imports nothing of ours; kit imports api and itself; screens of one domain import
// kit, api and app's context, never another domain's screens; app may import everything.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const src = process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..', 'src');

function files(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.tsx?$/.test(name) && !name.endsWith('.d.ts') ? [path] : [];
  });
}

// Where an import leads, as a path below src; undefined for packages and for what lies outside.
function target(file, spec) {
  if (spec.startsWith('@/')) return normalize(spec.slice(2));
  if (!spec.startsWith('.')) return undefined;
  const path = relative(src, normalize(join(dirname(file), spec)));
  return path.startsWith('..') ? undefined : path;
}

function wrong(from, to) {
  const [area, domain] = from.split('/');
  const [goal, other] = to.split('/');
  if (area === 'api') return goal !== 'api' && 'api imports nothing of ours';
  if (area === 'kit') return goal !== 'kit' && goal !== 'api' && 'kit imports only kit and api';
  if (area === 'screens' && domain !== 'daftar.ts' && goal === 'screens')
    return other !== domain && `screens of ${domain} import screens of ${other}`;
  return false;
}

let count = 0;
for (const file of files(src)) {
  const from = relative(src, file);
  // Tests may look at whatever they test.
  if (/\.test\.tsx?$/.test(from)) continue;
  const text = readFileSync(file, 'utf8');
  for (const [, spec] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
    const to = target(file, spec);
    const why = to && wrong(from, to);
    if (why) {
      process.stderr.write(`src/${from}: '${spec}': ${why}\n`);
      count += 1;
    }
  }
}
if (count > 0) {
  process.stderr.write(`${count} imports against the directions (web/tools/arah.mjs)\n`);
  process.exit(1);
}
