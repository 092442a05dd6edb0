// Notices on this phone: asked for by its owner, with the browser's own question; the server learns where its push service is.
import { panggil, Tolak } from './data';
import { EDISI } from './jalan';

type Keadaan = { kunci: string; aktif: boolean };

export const bisaPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function nyalakanPush(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new Tolak(0, 'IZIN', 'Izinkan pemberitahuan di pengaturan peramban, lalu coba lagi');
  const { kunci } = await panggil<Keadaan>('app/saya/push');
  const daftar = await navigator.serviceWorker.ready;
  let langganan: PushSubscription;
  try {
    langganan = await daftar.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: kunci });
  } catch {
    throw new Tolak(0, 'PUSH', 'Ponsel ini belum bisa menerima pemberitahuan');
  }
  const { endpoint, keys } = langganan.toJSON();
  await panggil('app/saya/push', 'PUT', {
    alamat: endpoint,
    p256dh: keys?.p256dh ?? '',
    auth: keys?.auth ?? '',
    edisi: EDISI,
  });
}

// What the browser keeps goes too: after a logout nobody else on this phone is told.
export async function lupakanPush(): Promise<void> {
  if (!bisaPush()) return;
  const daftar = await navigator.serviceWorker.getRegistration('/katalog');
  await (await daftar?.pushManager.getSubscription())?.unsubscribe();
}

export async function matikanPush(): Promise<void> {
  await panggil('app/saya/push/lepas', 'POST', {});
  await lupakanPush();
}
