// Days as text.

/** The day before. */
export function sebelum(hari: string): string {
  const t = new Date(`${hari}T00:00:00Z`);
  t.setUTCDate(t.getUTCDate() - 1);
  return t.toISOString().slice(0, 10);
}
