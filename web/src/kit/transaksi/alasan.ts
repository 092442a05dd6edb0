// Why somebody must approve, as the server names it: by a code, with its own words, and the line it is about.
// The approver reads those words; nothing here looks for a meaning in a text.

export interface Alasan {
  kode: string;
  pesan: string;
  /** The line it is about; none when it is about the whole. */
  baris?: number | null;
}

/** What the approver is shown is kept to this length. */
const PANJANG_URAIAN = 100;
const TANPA_KODE = '';

function satu(isi: unknown): Alasan | undefined {
  if (typeof isi === 'string') return { kode: TANPA_KODE, pesan: isi };
  if (typeof isi !== 'object' || isi === null || !('pesan' in isi)) return undefined;
  const { kode, pesan, baris } = isi as Partial<Alasan>;
  return { kode: kode ?? TANPA_KODE, pesan: String(pesan), baris };
}

/** The reasons of a priced answer or of a refusal, whichever shape they came in. */
export function alasanDari(mentah: unknown): Alasan[] {
  return Array.isArray(mentah) ? mentah.flatMap((isi) => satu(isi) ?? []) : [];
}

export function teksAlasan(mentah: unknown): string {
  return alasanDari(mentah)
    .map((a) => a.pesan)
    .join('; ');
}

/**
 * What is asked of the approver. `resmi` has the specification's words for a code; a reason without such words speaks for
 * itself, so that a discount is never announced as something else.
 */
export function uraianIzin(alasan: readonly Alasan[], resmi: Readonly<Record<string, string>> = {}): string {
  const kata = alasan.map((a) => resmi[a.kode] ?? a.pesan);
  return [...new Set(kata)].join('; ').slice(0, PANJANG_URAIAN);
}
