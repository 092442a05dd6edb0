// Logging in and out, and what the shell fetches once a session stands. Each step is one call.
// Login, logout and configuration go to the page's own origin, whatever store was chosen.
import { aturSumber, type Catatan, DASAR_ASAL } from '@/api/klien';
import { kueri } from '@/api/kueri';
import { panggil } from '@/api/panggil';
import { SesiTolak } from '@/api/penolakan';
import type { Pengguna, PenggunaJawaban, Setelan, Toko } from '@/api/tipe';
import type { Tolak } from '@/api/tolak';
import { catatDitutup, type Ditutup, ditutupDari, lupakanDitutup } from './ditutup';
import {
  akhiriSesi,
  aturKonfigurasi,
  aturModul,
  aturTerkunci,
  dasarAktif,
  masaSesi,
  mulaiSesi,
  perbaruiPengguna,
  pilihToko,
  sesi,
  simpanPortal,
} from './sesi';

export interface IsiMasuk {
  user_id: string;
  password: string;
  kode?: string;
  kode_toko?: string;
}

/** The socket's last word. */
export interface SebabBerakhir {
  code: string;
  detail?: unknown;
}

/** While a screen closes the store it decides itself when the session's end is acted on. */
let ditahan = false;

export function tahanSesi(tahan: boolean): void {
  ditahan = tahan;
}

/** The session is over, and the server knows it already. */
export function sesiSelesai(ditutup?: Ditutup): void {
  ditahan = false;
  kueri.clear();
  akhiriSesi();
  catatDitutup(ditutup);
}

/** Connects the API client with the session. A dead token ends the session and reloads the page. */
export function pasangSumber(muatUlang: () => void): void {
  aturSumber({
    token: () => sesi.ambil()?.pengguna.token,
    masa: masaSesi,
    dasar: dasarAktif,
    tokenMati: (sebab) => {
      if (!sesi.ambil() || ditahan) return;
      akhiriSesi();
      catatDitutup(ditutupDari(sebab));
      muatUlang();
    },
    ditolak: patuhi,
    catat: catatUntukSu,
  });
}

/** The super user sees every call in the browser's console, nobody else does. Bodies and answers stay out of it. */
function catatUntukSu({ metode, jalur, status, milidetik }: Catatan): void {
  if (sesi.ambil()?.pengguna.level !== 'SU') return;
  // biome-ignore lint/suspicious/noConsole: the debug log is what it is for
  console.debug(`[karat] ${metode} ${jalur} ${status || 'tanpa jawaban'} ${milidetik} ms`);
}

/** Refusals that are about the session as a whole: the till was locked, or a one-time password must go first. */
function patuhi(tolak: Tolak): void {
  if (tolak.code === SesiTolak.Terkunci) aturTerkunci(true);
  if (tolak.code === SesiTolak.HarusGanti) perbaruiPengguna({ ganti_password: true });
  if (tolak.code === SesiTolak.TotpWajib) perbaruiPengguna({ wajib_totp: true });
}

function lengkap(data: PenggunaJawaban, token = ''): Pengguna {
  return { ...data, token: data.token ?? token };
}

/** The session stands when all it needs is here: a page left in between finds the one before, or none. */
async function mulai(pengguna: Pengguna): Promise<void> {
  kueri.clear();
  lupakanDitutup();
  // With a one-time password nothing opens but the change of it.
  if (pengguna.ganti_password || pengguna.wajib_totp) return mulaiSesi(pengguna, []);
  const milik = { token: pengguna.token, dasar: DASAR_ASAL };
  const [modul, toko] = await Promise.all([
    panggil('GET', 'para-system', milik),
    pengguna.pusat ? panggil('GET', 'tokos', milik) : undefined,
  ]);
  mulaiSesi(pengguna, modul.data);
  if (toko) simpanPortal(toko.data);
}

export async function masuk(isi: IsiMasuk): Promise<void> {
  const { data } = await panggil('POST', 'users/login', { body: isi, dasar: DASAR_ASAL });
  await mulai(lengkap(data));
}

/** Logging out always succeeds on this side; the server is told if it can be reached. */
export async function keluar(): Promise<void> {
  const kini = sesi.ambil();
  try {
    if (kini) {
      await panggil('POST', 'users/logout', {
        body: { user_id: kini.pengguna.user_id },
        dasar: DASAR_ASAL,
        batas: 5000,
      });
    }
  } catch {
    // The token ends with the day in any case.
  } finally {
    kueri.clear();
    akhiriSesi();
  }
}

let memuatModul: Promise<void> = Promise.resolve();

export function muatModul(): Promise<void> {
  memuatModul = panggil('GET', 'para-system').then(({ data }) => aturModul(data));
  return memuatModul;
}

/** What the server's settings have become while nobody told us: before the socket stood, or while it was away. */
export async function setelanTerlewat(): Promise<Setelan[]> {
  // A store or a cashier just chosen brings its own list.
  await memuatModul.catch(() => undefined);
  const { data } = await panggil('GET', 'para-system');
  const lama = new Map(sesi.ambil()?.modul.map(({ key, value }) => [key, value]));
  return lama.size > 0 ? data.filter(({ key, value }) => lama.get(key) !== value) : [];
}

/** Rights, system date and lock as the server has them now. */
export async function muatSaya(): Promise<void> {
  const { data } = await panggil('GET', 'users/saya');
  const kini = sesi.ambil();
  if (!kini) return;
  const { kode_toko, nama_toko, alamat_toko, no_telp, ...umum } = lengkap(data, kini.pengguna.token);
  // At another store's portal the answer names that store; the user's own stays in the session.
  perbaruiPengguna(kini.toko ? umum : { ...umum, kode_toko, nama_toko, alamat_toko, no_telp });
  if (kini.toko && kini.toko.kode_toko === kode_toko && kini.toko.nama_toko !== nama_toko) {
    pilihToko({ ...kini.toko, nama_toko });
  }
  if (data.terkunci !== kini.terkunci) aturTerkunci(data.terkunci);
}

/**
 * The server closed the session's socket because the session no longer stands as it did. Rights that moved are
 * fetched and shown; a session that ended is over here too.
 */
export async function sesiBerubah(sebab: SebabBerakhir, sambungLagi: () => void): Promise<void> {
  const { code } = sebab;
  if (code === SesiTolak.Terkunci) return aturTerkunci(true);
  if (code === SesiTolak.HarusGanti) return perbaruiPengguna({ ganti_password: true });
  if (code === SesiTolak.Mati) {
    // Ended here already, perhaps with its reason: nothing more to say.
    if (ditahan || !sesi.ambil()) return;
    return sesiSelesai(ditutupDari(sebab));
  }
  await muatSaya();
  sambungLagi();
}

export async function muatToko(): Promise<Toko[]> {
  return (await panggil('GET', 'tokos', { dasar: DASAR_ASAL })).data;
}

export async function muatKonfigurasi(): Promise<void> {
  const { data } = await panggil('GET', 'config', { dasar: DASAR_ASAL });
  aturKonfigurasi(data);
}

/** A head-office user goes to work at a store, or back to head office. */
export async function pindahToko(toko: Toko | undefined): Promise<void> {
  const sebelumnya = sesi.ambil()?.toko;
  pilihToko(toko);
  try {
    await muatModul();
    kueri.clear();
  } catch (sebab) {
    pilihToko(sebelumnya);
    throw sebab;
  }
}

/** One who works in several stores goes to another of them: the session works there from now on, and nowhere else. */
export async function gantiToko(kode_toko: string): Promise<string> {
  const { data, message } = await panggil('POST', 'users/toko', { body: { kode_toko }, dasar: DASAR_ASAL });
  const kini = sesi.ambil();
  if (kini) perbaruiPengguna(lengkap(data, kini.pengguna.token));
  await muatModul();
  // What stands on the screen was the other store's.
  void kueri.resetQueries();
  return message ?? '';
}

let mengunci: Promise<unknown> = Promise.resolve();

export async function kunciLayar(): Promise<void> {
  aturTerkunci(true);
  mengunci = panggil('POST', 'users/kunci', { dasar: DASAR_ASAL });
  await mengunci;
}

/** Opens a locked till, for the same cashier or for another one. */
export async function bukaLayar(isi: { user_id: string; password: string; kode?: string }): Promise<void> {
  // Two calls may overtake each other: a lock that comes after the opening would close the till again.
  await mengunci.catch(() => undefined);
  const { data } = await panggil('POST', 'users/buka', { body: isi, dasar: DASAR_ASAL });
  const kini = sesi.ambil();
  if (!kini || data.user_id !== kini.pengguna.user_id) return mulai(lengkap(data));
  perbaruiPengguna({ ...data, token: data.token ?? kini.pengguna.token });
  aturTerkunci(false);
}

export async function gantiPassword(isi: { password_lama: string; password_baru: string }): Promise<string> {
  const jawaban = await panggil('POST', 'users/ganti-password', { body: isi, dasar: DASAR_ASAL });
  if (sesi.ambil()?.pengguna.ganti_password) {
    perbaruiPengguna({ ganti_password: false });
    await muatModul();
  }
  return jawaban.message ?? 'Password berhasil diganti';
}

/** The second factor was enrolled: what the session waited for is fetched now. */
export async function totpAktif(): Promise<void> {
  const menunggu = sesi.ambil()?.pengguna.wajib_totp;
  perbaruiPengguna({ totp: true, wajib_totp: false });
  if (menunggu) await muatModul();
}
