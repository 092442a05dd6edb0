// The session's live socket: one connection while a session stands, to the chosen store.
// Components subscribe by event name; a change of store or user makes a new connection.
import { useEffect, useRef } from 'react';
import type { Socket } from 'socket.io-client';
import { serverDiam } from '@/api/sambungan';
import { buatGudang, useGudang } from '@/kit/gudang';
import { pesan } from '@/kit/pesan';
import { sambungSoket } from '@/kit/soket';
import { TEKS_SOKET } from '@/kit/teks';
import { useSesi } from './sesi';

export const soket = buatGudang<Socket | undefined>(undefined);

/** Does the socket stand, and since when? Undefined where none is wanted: a locked till, a one-time password. */
export interface KeadaanSoket {
  ada: boolean;
  sejak: number;
}

export const keadaanSoket = buatGudang<KeadaanSoket | undefined>(undefined);

function catatSoket(ada: boolean): void {
  if (keadaanSoket.ambil()?.ada !== ada) keadaanSoket.atur({ ada, sejak: Date.now() });
}

/** Root of the server that a portal stands on: the socket lives there, and the store code says which store is meant. */
export function akarServer(portal: string | undefined, asal: string = window.location.origin): string {
  return portal ? new URL(portal, asal).origin : '';
}

export function useSambungan(): void {
  const kini = useSesi();
  // A locked till and a one-time password get no socket.
  const token = kini && !kini.terkunci && !kini.pengguna.ganti_password ? kini.pengguna.token : undefined;
  const kode = kini?.toko?.kode_toko ?? kini?.pengguna.kode_toko;
  const alamat = akarServer(kini?.toko?.portal);
  useEffect(() => {
    if (!token || !kode) return;
    let berhenti = false;
    let milik: Socket | undefined;
    sambungSoket({ alamat, token, kode_toko: kode, onGagal: () => pesan.info(TEKS_SOKET.gagal) }).then(
      (baru) => {
        if (berhenti) return baru.disconnect();
        milik = baru;
        soket.atur(baru);
        if (baru.connected) catatSoket(true);
        baru.on('connect', () => catatSoket(true));
        baru.on('disconnect', () => {
          catatSoket(false);
          serverDiam();
        });
        baru.on('connect_error', () => catatSoket(false));
      },
      () => {
        catatSoket(false);
        pesan.info(TEKS_SOKET.gagal);
      },
    );
    return () => {
      berhenti = true;
      milik?.disconnect();
      soket.atur(undefined);
      keadaanSoket.atur(undefined);
    };
  }, [token, kode, alamat]);
}

/** After the server closed it: the client does not come back by itself then. */
export function sambungLagi(): void {
  const kini = soket.ambil();
  if (!kini) return;
  if (kini.connected) kini.once('disconnect', () => kini.connect());
  else kini.connect();
}

/** Always the handler of the last drawing, without listening anew for each. */
function useTerkini<T>(tangani: T) {
  const terkini = useRef(tangani);
  useEffect(() => {
    terkini.current = tangani;
  });
  return terkini;
}

export function useKejadian<T>(nama: string, tangani: (isi: T) => void): void {
  const kini = useGudang(soket);
  const terkini = useTerkini(tangani);
  useEffect(() => {
    if (!kini) return;
    const dengar = (isi: T) => terkini.current(isi);
    kini.on(nama, dengar as (isi: unknown) => void);
    return () => {
      kini.off(nama, dengar as (isi: unknown) => void);
    };
  }, [kini, nama, terkini]);
}

/** Every time a connection stands, the first included: what was said before was not heard. */
export function useTersambung(tangani: () => void): void {
  const kini = useGudang(soket);
  const terkini = useTerkini(tangani);
  useKejadian('connect', tangani);
  // It may have stood before anybody listened.
  useEffect(() => {
    if (kini?.connected) terkini.current();
  }, [kini, terkini]);
}
