// The session: who is logged in, since which day, with which modules, at which store.
// It is valid only while the stored login date equals today in Jakarta; kept plainly in local storage.
import { DASAR_ASAL } from '@/api/klien';
import { dasarPortal } from '@/api/portal';
import type { Konfigurasi, Pengguna, Setelan, Toko } from '@/api/tipe';
import { buatGudang, useGudang } from '@/kit/gudang';
import { baca, bacaJson, hapus, kosongkan, tulis, tulisJson } from '@/kit/simpanan';
import { hariIni } from '@/kit/waktu';

const KUNCI = {
  pengguna: 'user',
  tanggal: 'tgl_login',
  masuk: 'isLogin',
  modul: 'modul',
  toko: 'toko',
  portal: 'portal1',
  semuaPortal: 'portal',
  terkunci: 'terkunci',
  konfigurasi: 'konfigurasi',
} as const;

export interface Sesi {
  pengguna: Pengguna;
  tglLogin: string;
  modul: readonly Setelan[];
  /** The store a head-office user works at; absent at the user's own store. */
  toko?: Toko;
  terkunci: boolean;
}

export const sesi = buatGudang<Sesi | undefined>(muat());
export const konfigurasi = buatGudang<Konfigurasi | undefined>(bacaJson<Konfigurasi>(KUNCI.konfigurasi));

function muat(): Sesi | undefined {
  const pengguna = bacaJson<Pengguna>(KUNCI.pengguna);
  const tglLogin = baca(KUNCI.tanggal);
  if (!pengguna || !tglLogin || baca(KUNCI.masuk) !== 'true') return undefined;
  return {
    pengguna,
    tglLogin,
    modul: bacaJson<Setelan[]>(KUNCI.modul) ?? [],
    toko: bacaJson<Toko>(KUNCI.toko),
    terkunci: baca(KUNCI.terkunci) === 'true',
  };
}

/** Another tab of this browser logged in, out, or chose a store: this one follows. */
export function ikutiTabLain(): void {
  window.addEventListener('storage', (kejadian) => {
    if (kejadian.key === null || Object.values<string>(KUNCI).includes(kejadian.key)) sesi.atur(muat());
  });
}

export function sesiBerlaku(saat: Date = new Date()): boolean {
  return sesi.ambil()?.tglLogin === hariIni(saat);
}

/** Fresh rights, names and system date for the running session. */
export function perbaruiPengguna(bagian: Partial<Pengguna>): void {
  const kini = sesi.ambil();
  if (!kini) return;
  const pengguna = { ...kini.pengguna, ...bagian };
  tulisJson(KUNCI.pengguna, pengguna);
  ubah({ pengguna });
}

let masa = 0;

/** Grows with every session that begins and every till that is opened: what was asked before is of another time. */
export function masaSesi(): number {
  return masa;
}

export function mulaiSesi(pengguna: Pengguna, modul: readonly Setelan[]): void {
  masa += 1;
  const tglLogin = hariIni();
  tulisJson(KUNCI.pengguna, pengguna);
  tulis(KUNCI.tanggal, tglLogin);
  tulis(KUNCI.masuk, 'true');
  tulisJson(KUNCI.modul, modul);
  hapus(KUNCI.toko);
  hapus(KUNCI.portal);
  hapus(KUNCI.terkunci);
  sesi.atur({ pengguna, tglLogin, modul, terkunci: false });
}

/** Clears the session's storage and sets the login flag false. */
export function akhiriSesi(): void {
  const sebelumnya = konfigurasi.ambil();
  kosongkan();
  tulis(KUNCI.masuk, 'false');
  if (sebelumnya) tulisJson(KUNCI.konfigurasi, sebelumnya);
  sesi.atur(undefined);
}

function ubah(bagian: Partial<Sesi>): void {
  const kini = sesi.ambil();
  if (kini) sesi.atur({ ...kini, ...bagian });
}

export function aturModul(modul: readonly Setelan[]): void {
  tulisJson(KUNCI.modul, modul);
  ubah({ modul });
}

/** Changed settings replace those of the same key; the rest stays. */
export function gabungModul(lama: readonly Setelan[], berubah: readonly Setelan[]): Setelan[] {
  const hasil = new Map(lama.map((satu) => [satu.key, satu]));
  for (const satu of berubah) hasil.set(satu.key, { key: satu.key, value: satu.value });
  return [...hasil.values()];
}

export function pilihToko(toko: Toko | undefined): void {
  if (toko) {
    tulisJson(KUNCI.toko, toko);
    tulis(KUNCI.portal, dasarPortal(toko.portal));
  } else {
    hapus(KUNCI.toko);
    hapus(KUNCI.portal);
  }
  ubah({ toko });
}

export function aturTerkunci(terkunci: boolean): void {
  if (terkunci) {
    tulis(KUNCI.terkunci, 'true');
  } else {
    masa += 1;
    hapus(KUNCI.terkunci);
  }
  ubah({ terkunci });
}

export function aturKonfigurasi(baru: Konfigurasi): void {
  tulisJson(KUNCI.konfigurasi, baru);
  konfigurasi.atur(baru);
}

/** API address of the chosen store, or of the user's own. */
export function dasarAktif(): string {
  return baca(KUNCI.portal) ?? DASAR_ASAL;
}

export function kodeTokoAktif(): string {
  const kini = sesi.ambil();
  return kini?.toko?.kode_toko ?? kini?.pengguna.kode_toko ?? '';
}

export function useSesi(): Sesi | undefined {
  return useGudang(sesi);
}

/** The session inside the shell, where one always stands. */
export function useSesiAda(): Sesi {
  const kini = useGudang(sesi);
  if (!kini) throw new Error('Sesi sudah berakhir');
  return kini;
}

/** Portals of the chain, comma-separated, as the multi-portal calls read them. */
export function simpanPortal(toko: readonly Toko[]): void {
  tulis(KUNCI.semuaPortal, toko.map((satu) => satu.portal).join(','));
}

export function semuaPortal(): string {
  return baca(KUNCI.semuaPortal) ?? '';
}
