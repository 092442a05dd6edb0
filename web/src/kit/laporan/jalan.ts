// One run of a report: registers, asks, takes the rows as they come, acknowledges, ends once.
// Knows the protocol and the wire, nothing of the screen; docs/socket.md.
import { idAcak } from '@/api/acak';
import { pesanDari, Tolak } from '@/api/tolak';
import { PenerimaLaporan, type PesanLaporan } from '../laporanHidup';
import { TEKS_SOKET } from '../teks';
import { mintaLaporan } from './data';
import type { BarisLaporan, DefLaporan, Permintaan } from './tipe';
import type { Wadah } from './wadah';

// biome-ignore lint/suspicious/noExplicitAny: the socket's own listeners are typed so
type Dengar = (...isi: any[]) => void;

/** As much of a socket as a report needs. */
export interface SoketLaporan {
  readonly connected: boolean;
  on(nama: string, dengar: Dengar): unknown;
  off(nama: string, dengar: Dengar): unknown;
  emit(nama: string, isi: unknown): unknown;
  timeout(milidetik: number): { emitWithAck(nama: string, isi: unknown): Promise<unknown> };
}

/** The session's socket as it is now: a screen just opened has none yet, a lost one comes back as another. */
export type AmbilSoket = () => SoketLaporan | undefined;

export interface HasilJalan {
  tahap: 'selesai' | 'kosong' | 'gagal' | 'batal';
  pesan?: string;
  /** A refusal that names fields of the form. */
  fields?: Readonly<Record<string, string>>;
  /** Rows of the whole report, where the answer shows only the first of them. */
  jumlah?: number;
}

export interface Jalan {
  hasil: Promise<HasilJalan>;
  batal(): void;
}

interface Bahan {
  def: DefLaporan;
  minta: Permintaan;
  soket: AmbilSoket;
  userId: string;
  wadah: Wadah;
}

/** Live rows of any call: where they come from, and where they go. */
export interface BahanAliran<R> {
  /** The name of the socket's messages. */
  peristiwa: string;
  teks: { tersedia: string; kosong: string; gagal: string };
  /** Asks the server to begin; the rows come over the socket under `uid`. */
  minta: (uid: string, tanda: AbortSignal) => Promise<unknown>;
  soket: AmbilSoket;
  userId: string;
  tambah: (baris: readonly R[]) => void;
  maju?: (progress: number | undefined, total: number | undefined) => void;
}

/** How long the socket may take for an answer, and a screen just opened for its socket. */
const BATAS_SOKET = 10_000;
const JEDA_SOKET = 50;

/** A page that is not shown draws no frames. */
const BATAS_TAMPIL = 150;

/** Once what was just handed over stands on the screen: the server's query rests until then. */
function setelahTampil(kerja: () => void): void {
  let sudah = false;
  const sekali = () => {
    if (!sudah) kerja();
    sudah = true;
  };
  requestAnimationFrame(() => requestAnimationFrame(sekali));
  setTimeout(sekali, BATAS_TAMPIL);
}

export function mulaiLaporan(bahan: Bahan): Jalan {
  const { def, minta, soket, userId, wadah } = bahan;
  if (def.cara !== 'SOCKET') return langsung(bahan);
  return mulaiAliran<BarisLaporan>({
    peristiwa: def.peristiwa,
    teks: def.teks,
    minta: (uid, tanda) => mintaLaporan(def, minta, uid, tanda),
    soket,
    userId,
    tambah: (baris) => wadah.tambah(baris),
    maju: (progress, total) => wadah.maju(progress ?? wadah.baris.length, total),
  });
}

function gagalDari(sebab: unknown, teks: BahanAliran<unknown>['teks']): HasilJalan {
  if (sebab instanceof Tolak) {
    return { tahap: 'gagal', pesan: sebab.tanpaKata ? teks.gagal : sebab.message, fields: sebab.fields };
  }
  return { tahap: 'gagal', pesan: sebab instanceof Error ? TEKS_SOKET.gagal : pesanDari(sebab) };
}

function langsung({ def, minta, wadah }: Bahan): Jalan {
  const henti = new AbortController();
  const jalan = async (): Promise<HasilJalan> => {
    try {
      const { data, count, message } = await mintaLaporan(def, minta, undefined, henti.signal);
      if (henti.signal.aborted) return { tahap: 'batal' };
      if (data.length === 0) return { tahap: 'kosong', pesan: message ?? def.teks.kosong };
      wadah.tambah(data);
      return { tahap: 'selesai', pesan: message ?? def.teks.tersedia, jumlah: count };
    } catch (sebab) {
      return henti.signal.aborted ? { tahap: 'batal' } : gagalDari(sebab, def.teks);
    }
  };
  return { hasil: jalan(), batal: () => henti.abort() };
}

async function tersambung(ambil: AmbilSoket, henti: AbortSignal): Promise<SoketLaporan | undefined> {
  const batas = Date.now() + BATAS_SOKET;
  for (;;) {
    const soket = ambil();
    if (soket?.connected) return soket;
    if (henti.aborted || Date.now() > batas) return undefined;
    await new Promise((lanjut) => setTimeout(lanjut, JEDA_SOKET));
  }
}

export function mulaiAliran<R>({ peristiwa, teks, minta, soket: ambil, userId, tambah, maju }: BahanAliran<R>): Jalan {
  let soket: SoketLaporan | undefined;
  const uid = idAcak();
  const henti = new AbortController();
  const penerima = new PenerimaLaporan<R>(userId, uid);
  let tuntaskan: (hasil: HasilJalan) => void = () => undefined;
  const hasil = new Promise<HasilJalan>((jadi) => {
    tuntaskan = jadi;
  });
  let usai = false;
  const akhiri = (akhir: HasilJalan) => {
    if (usai) return;
    usai = true;
    soket?.off(peristiwa, dengar);
    soket?.off('disconnect', putus);
    if (soket?.connected) soket.emit('lepas', { uid });
    tuntaskan(akhir);
  };
  const putus = () => akhiri({ tahap: 'gagal', pesan: TEKS_SOKET.gagal });
  const dengar = (pesan: PesanLaporan<R>, ack?: (seq: number) => void) => {
    if (pesan.uid !== uid) return;
    const langkah = penerima.terima(pesan);
    if (penerima.seqAkhir === 1 && langkah.jenis === 'tambah') setelahTampil(() => ack?.(1));
    else ack?.(penerima.seqAkhir);
    if (langkah.jenis === 'tambah') {
      tambah(langkah.baris);
      maju?.(langkah.progress, langkah.total);
    } else if (langkah.jenis === 'selesai') {
      tambah(langkah.baris);
      akhiri({ tahap: 'selesai', pesan: pesan.message ?? teks.tersedia });
    } else if (langkah.jenis === 'kosong') akhiri({ tahap: 'kosong', pesan: langkah.message ?? teks.kosong });
    else if (langkah.jenis === 'batal') akhiri({ tahap: 'gagal', pesan: langkah.message ?? teks.gagal });
  };
  const jalan = async () => {
    soket = await tersambung(ambil, henti.signal);
    if (usai) return;
    if (!soket) return putus();
    soket.on(peristiwa, dengar);
    soket.on('disconnect', putus);
    try {
      const jawab = (await soket.timeout(BATAS_SOKET).emitWithAck('daftar', { uid })) as { message?: string } | null;
      if (jawab?.message) return akhiri({ tahap: 'gagal', pesan: jawab.message });
      if (!usai) await minta(uid, henti.signal);
    } catch (sebab) {
      if (!henti.signal.aborted) akhiri(gagalDari(sebab, teks));
    }
  };
  void jalan();
  return {
    hasil,
    batal: () => {
      henti.abort();
      if (soket?.connected && !usai) soket.emit('batal', { uid });
      akhiri({ tahap: 'batal' });
    },
  };
}
