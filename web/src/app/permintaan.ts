// The open approval requests of this store, the two answers to one, and the requester's wait for a decision.
// The socket's 'authorization-request' and 'authorization-decided' events make the list fresh.
import { panggil } from '@/api/klien';
import type { PermintaanOtorisasi } from '@/api/tipe';

export const KUNCI_PERMINTAAN = ['authorization', 'permintaan'] as const;

export const kueriPermintaan = {
  queryKey: KUNCI_PERMINTAAN,
  queryFn: async () => (await panggil<PermintaanOtorisasi[]>('GET', 'authorization/permintaan')).data,
  refetchInterval: 60_000,
};

export async function setujui(id: string, password: string): Promise<string | undefined> {
  return (await panggil('POST', `authorization/permintaan/${encodeURIComponent(id)}/setujui`, { body: { password } }))
    .message;
}

export async function tolakPermintaan(id: string, alasan: string): Promise<string | undefined> {
  return (await panggil('POST', `authorization/permintaan/${encodeURIComponent(id)}/tolak`, { body: { alasan } }))
    .message;
}

const JEDA_TANYA = 5000;

/** Waits until the request leaves MENUNGGU. The socket's event is the fast way; asking now and then is the sure one. */
export function tungguPutusan(
  id: string,
  tanda: AbortSignal,
  dengar: (terima: (diputus: PermintaanOtorisasi) => void) => void,
): Promise<PermintaanOtorisasi> {
  return new Promise((selesai) => {
    const terima = (kini: PermintaanOtorisasi) => {
      if (kini.id !== id || kini.status === 'MENUNGGU') return;
      clearInterval(detak);
      selesai(kini);
    };
    const detak = setInterval(() => {
      if (tanda.aborted) return clearInterval(detak);
      panggil<PermintaanOtorisasi>('GET', `authorization/permintaan/${encodeURIComponent(id)}`, { signal: tanda }).then(
        ({ data }) => terima(data),
        () => undefined,
      );
    }, JEDA_TANYA);
    dengar(terima);
  });
}

export function pesanDitolak(diputus: PermintaanOtorisasi): string {
  if (diputus.status === 'DITOLAK') return `Ditolak ${diputus.penyetuju ?? ''}: ${diputus.alasan ?? '-'}`;
  return 'Permintaan lewat waktu, silahkan minta lagi';
}
