// The protocol of a live report: which messages belong to a request, and what each status does to the rows.
// Pure; the socket and the screen stand around it.

export interface PesanLaporan<R> {
  user?: string;
  uid?: string;
  status: string;
  data?: readonly R[] | null;
  progress?: number;
  total?: number;
  message?: string;
  seq?: number;
}

export type LangkahLaporan<R> =
  | { jenis: 'abaikan' }
  | { jenis: 'tambah'; baris: readonly R[]; progress?: number; total?: number }
  | { jenis: 'kosong'; message?: string }
  | { jenis: 'selesai'; baris: readonly R[] }
  | { jenis: 'batal'; message?: string };

export class PenerimaLaporan<R> {
  private seqTerakhir = 0;
  private tutup = false;

  constructor(
    private readonly user: string,
    private readonly uid: string,
  ) {}

  /** The last message that came in order: what an acknowledgement must say. */
  get seqAkhir(): number {
    return this.seqTerakhir;
  }

  /** Rows after a gap are left out: the acknowledgement tells the server, and the report ends as failed. */
  terima(pesan: PesanLaporan<R>): LangkahLaporan<R> {
    if (this.tutup || pesan.uid !== this.uid) return { jenis: 'abaikan' };
    if (pesan.user !== undefined && pesan.user !== this.user && pesan.user !== 'PUSAT') return { jenis: 'abaikan' };
    const membawaBaris = pesan.status === 'PROGRESS' || pesan.status === 'FINISH';
    if (pesan.seq !== undefined) {
      if (membawaBaris && pesan.seq !== this.seqTerakhir + 1) return { jenis: 'abaikan' };
      this.seqTerakhir = pesan.seq;
    }
    const baris = pesan.data ?? [];
    if (pesan.status === 'PROGRESS') return { jenis: 'tambah', baris, progress: pesan.progress, total: pesan.total };
    this.tutup = true;
    if (pesan.status === 'FINISH') return { jenis: 'selesai', baris };
    if (pesan.status === 'DATA_KOSONG' && baris.length === 0) return { jenis: 'kosong', message: pesan.message };
    return { jenis: 'batal', message: pesan.message };
  }
}
