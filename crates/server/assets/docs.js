// Shows the OpenAPI document: one block a call, grouped by tag, with its fields spelled out.
const isi = document.getElementById('isi');
const cari = document.getElementById('cari');
const buat = (nama, teks, kelas) => { const e = document.createElement(nama); if (teks) e.textContent = teks; if (kelas) e.className = kelas; return e; };
const nama = (ref) => ref.split('/').pop();

function jenis(dok, s, dalam = 0) {
  if (!s) return '';
  if (s.$ref) return dalam > 3 ? nama(s.$ref) : jenis(dok, dok.components.schemas[nama(s.$ref)], dalam + 1);
  if (s.oneOf || s.anyOf) return (s.oneOf || s.anyOf).map((x) => jenis(dok, x, dalam)).join(' | ');
  if (s.type === 'array') return `[${jenis(dok, s.items, dalam)}]`;
  if (s.properties) {
    const masuk = '  '.repeat(dalam + 1);
    const wajib = new Set(s.required || []);
    return `{\n${Object.entries(s.properties).map(([k, v]) => `${masuk}${k}${wajib.has(k) ? '' : '?'}: ${jenis(dok, v, dalam + 1)}`).join('\n')}\n${'  '.repeat(dalam)}}`;
  }
  return [].concat(s.type || 'apa saja').join(' | ');
}

function panggilan(dok, metode, jalur, op) {
  const d = buat('details');
  const s = buat('summary');
  s.append(buat('b', metode.toUpperCase()), buat('code', jalur), buat('span', op['x-syarat'] || ''));
  const dalam = buat('div', '', 'dalam');
  if (op.summary) dalam.append(buat('p', op.summary));
  if (op.parameters?.length) dalam.append(buat('h3', 'Parameter'), buat('pre', op.parameters.map((p) => `${p.name} (${p.in})${p.required ? '' : ', boleh kosong'}: ${jenis(dok, p.schema)}`).join('\n')));
  const badan = op.requestBody?.content?.['application/json']?.schema;
  if (badan) dalam.append(buat('h3', 'Dikirim'), buat('pre', jenis(dok, badan)));
  for (const [kode, r] of Object.entries(op.responses || {})) {
    const sk = Object.values(r.content || {})[0]?.schema;
    dalam.append(buat('h3', `Jawaban ${kode}`), buat('pre', sk ? jenis(dok, sk) : r.description || '-'));
  }
  d.append(s, dalam);
  d.dataset.teks = `${metode} ${jalur} ${op['x-syarat'] || ''} ${(op.tags || []).join(' ')} ${op.summary || ''}`.toLowerCase();
  return d;
}

fetch('/api/docs/openapi.json').then((r) => r.json()).then((dok) => {
  const kelompok = new Map();
  for (const [jalur, m] of Object.entries(dok.paths)) {
    for (const [metode, op] of Object.entries(m)) {
      const tag = op.tags?.[0] || 'lain';
      if (!kelompok.has(tag)) kelompok.set(tag, []);
      kelompok.get(tag).push(panggilan(dok, metode, jalur, op));
    }
  }
  isi.textContent = '';
  for (const [tag, daftar] of kelompok) isi.append(buat('h2', tag), ...daftar);
  cari.addEventListener('input', () => {
    const q = cari.value.trim().toLowerCase();
    for (const d of isi.querySelectorAll('details')) d.hidden = !d.dataset.teks.includes(q);
  });
}).catch(() => { isi.textContent = 'Dokumen API tidak bisa dimuat.'; });
