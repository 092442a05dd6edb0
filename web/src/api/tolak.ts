// A refusal as the screens see it: the server's code and Indonesian message, the fields it names, the HTTP status.
// Status 0 means that no answer came at all.

export interface BadanTolak {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  detail?: unknown;
}

export class Tolak extends Error {
  readonly code: string;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly detail: unknown;
  /** The server gave no words; the message is the general one. */
  readonly tanpaKata: boolean;

  constructor(status: number, badan: BadanTolak) {
    super(badan.message || TEKS_API.gagal);
    this.name = 'Tolak';
    this.status = status;
    this.code = badan.code ?? '';
    this.fields = badan.fields ?? {};
    this.detail = badan.detail;
    this.tanpaKata = !badan.message;
  }

  /** The network failed: what was typed stays, and trying again is worth offering. */
  get tanpaJawaban(): boolean {
    return this.status === 0;
  }
}

export const TEKS_API = {
  koneksi: 'Koneksi Bermasalah',
  koneksiLambat: 'Koneksi bermasalah..',
  menyambung: 'Menyambung kembali ke server',
  dataGagal: 'Data Gagal Dimuat',
  gagal: 'Terjadi Kesalahan Saat Mengirim Data',
} as const;

/** The text of whatever was thrown, fit to be shown. */
export function pesanDari(sebab: unknown): string {
  if (sebab instanceof Error && sebab.message) return sebab.message;
  return TEKS_API.gagal;
}
