// The live socket: connects to a server root with the token and store code, and tells once when it cannot.
// The client library is loaded only when a connection is wanted.
import type { Socket } from 'socket.io-client';

export interface OpsiSoket {
  /** Server root; empty means the page's own origin. */
  alamat: string;
  token: string;
  kode_toko: string;
  /** Called on the first failure, and again only after a connection stood in between. */
  onGagal: () => void;
}

export async function sambungSoket({ alamat, token, kode_toko, onGagal }: OpsiSoket): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const soket = io(alamat || window.location.origin, {
    auth: { token, kode_toko },
    transports: ['websocket', 'polling'],
    reconnectionDelayMax: 15_000,
  });
  let sudahBilang = false;
  soket.on('connect', () => {
    sudahBilang = false;
  });
  soket.on('connect_error', () => {
    if (!sudahBilang) onGagal();
    sudahBilang = true;
  });
  return soket;
}
