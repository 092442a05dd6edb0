// One run of a report: registers, asks, takes the rows as they come, acknowledges, ends once.
// Knows the protocol and the wire, nothing of the screen; docs/socket.md.
import { idAcak } from '@/api/acak';
import { pesanDari, TEKS_API, Tolak } from '@/api/tolak';
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
  return bahan.def.cara === 'SOCKET' ? lewatSoket(bahan) : langsung(bahan);
}

function gagalDari(sebab: unknown, def: DefLaporan): HasilJalan {
  if (sebab instanceof Tolak) {
    const tanpaKata = sebab.message === TEKS_API.gagal;
    return { tahap: 'gagal', pesan: tanpaKata ? def.teks.gagal : sebab.message, fields: sebab.fields };
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
      return henti.signal.aborted ? { tahap: 'batal' } : gagalDari(sebab, def);
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

function lewatSoket({ def, minta, soket: ambil, userId, wadah }: Bahan): Jalan {
  let soket: SoketLaporan | undefined;
  const uid = idAcak();
  const henti = new AbortController();
  const penerima = new PenerimaLaporan<BarisLaporan>(userId, uid);
  let tuntaskan: (hasil: HasilJalan) => void = () => undefined;
  const hasil = new Promise<HasilJalan>((jadi) => {
    tuntaskan = jadi;
  });
  let usai = false;
  const akhiri = (akhir: HasilJalan) => {
    if (usai) return;
    usai = true;
    soket?.off(def.peristiwa, dengar);
    soket?.off('disconnect', putus);
    if (soket?.connected) soket.emit('lepas', { uid });
    tuntaskan(akhir);
  };
  const putus = () => akhiri({ tahap: 'gagal', pesan: TEKS_SOKET.gagal });
  const dengar = (pesan: PesanLaporan<BarisLaporan>, ack?: (seq: number) => void) => {
    if (pesan.uid !== uid) return;
    const langkah = penerima.terima(pesan);
    if (penerima.seqAkhir === 1 && langkah.jenis === 'tambah') setelahTampil(() => ack?.(1));
    else ack?.(penerima.seqAkhir);
    if (langkah.jenis === 'tambah') {
      wadah.tambah(langkah.baris);
      wadah.maju(langkah.progress ?? wadah.baris.length, langkah.total);
    } else if (langkah.jenis === 'selesai') {
      wadah.tambah(langkah.baris);
      akhiri({ tahap: 'selesai', pesan: pesan.message ?? def.teks.tersedia });
    } else if (langkah.jenis === 'kosong') akhiri({ tahap: 'kosong', pesan: langkah.message ?? def.teks.kosong });
    else if (langkah.jenis === 'batal') akhiri({ tahap: 'gagal', pesan: langkah.message ?? def.teks.gagal });
  };
  const jalan = async () => {
    soket = await tersambung(ambil, henti.signal);
    if (usai) return;
    if (!soket) return putus();
    soket.on(def.peristiwa, dengar);
    soket.on('disconnect', putus);
    try {
      const jawab = (await soket.timeout(BATAS_SOKET).emitWithAck('daftar', { uid })) as { message?: string } | null;
      if (jawab?.message) return akhiri({ tahap: 'gagal', pesan: jawab.message });
      if (!usai) await mintaLaporan(def, minta, uid, henti.signal);
    } catch (sebab) {
      if (!henti.signal.aborted) akhiri(gagalDari(sebab, def));
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
