// The open approval requests of this store, the two answers to one, and the requester's wait for a decision.
// The socket's 'authorization-request' and 'authorization-decided' events make the list fresh.
import { panggil } from '@/api/panggil';
import type { PermintaanOtorisasi } from '@/api/tipe';
import { rupiah } from '@/kit/angka';
import { buatGudang } from '@/kit/gudang';

export const KUNCI_PERMINTAAN = ['authorization', 'permintaan'] as const;

export const kueriPermintaan = {
  queryKey: KUNCI_PERMINTAAN,
  queryFn: async () => (await panggil('GET', 'authorization/permintaan')).data,
  refetchInterval: 60_000,
};

export async function setujui(id: string, password: string): Promise<string | undefined> {
  return (await panggil('POST', 'authorization/permintaan/{id}/setujui', { jalur: { id }, body: { password } }))
    .message;
}

export async function tolakPermintaan(id: string, alasan: string): Promise<string | undefined> {
  return (await panggil('POST', 'authorization/permintaan/{id}/tolak', { jalur: { id }, body: { alasan } })).message;
}

/** Takes one's own request back; answers it as it is then. */
export async function tarikPermintaan(id: string): Promise<PermintaanOtorisasi> {
  return (await panggil('POST', 'authorization/permintaan/{id}/tarik', { jalur: { id } })).data;
}

/** Is the inbox open? The closing screen opens it too. */
export const kotakTerbuka = buatGudang(false);

/** What a push says: what, for how much, what the shop loses, who and why. */
export function ringkasPermintaan(isi: PermintaanOtorisasi): string {
  const rinci = isi.permohonan?.rincian.find((b) => typeof b.rugi === 'number' || typeof b.diminta === 'number');
  const harga =
    typeof rinci?.normal === 'number' && typeof rinci.diminta === 'number'
      ? `normal ${rupiah(rinci.normal)}, diminta ${rupiah(rinci.diminta)}`
      : typeof isi.nominal === 'number'
        ? rupiah(isi.nominal)
        : '';
  const rugi =
    typeof rinci?.rugi === 'number'
      ? `rugi ${rupiah(rinci.rugi)}${rinci.rugi_persen ? ` (${rinci.rugi_persen}%)` : ''}`
      : '';
  const sebab = isi.keterangan && isi.keterangan !== '-' ? isi.keterangan : '';
  return [isi.description, rinci?.judul, harga, rugi, `diminta ${isi.peminta}`, sebab].filter(Boolean).join(' · ');
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
      panggil('GET', 'authorization/permintaan/{id}', { jalur: { id }, signal: tanda }).then(
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
