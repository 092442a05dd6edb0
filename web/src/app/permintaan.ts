// The open approval requests of this store, and the two answers to one.
// The socket's 'authorization-request' event makes the list fresh.
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
