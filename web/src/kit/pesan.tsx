// Toasts: three seconds with a progress bar, top right. A field's error is never a toast.
// The same text is not stacked twice.
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';

const LAMA_PESAN = 3000;

function tampilkan(teks: string, warna: string, ikon: React.ReactNode): void {
  notifications.show({
    id: `${warna}:${teks}`,
    message: teks,
    color: warna,
    icon: ikon,
    autoClose: LAMA_PESAN,
    withAutoCloseProgress: true,
    withBorder: true,
  });
}

export const pesan = {
  info: (teks: string) => tampilkan(teks, 'blue', <IconInfoCircle size={18} />),
  sukses: (teks: string) => tampilkan(teks, 'green', <IconCheck size={18} />),
  gagal: (teks: string) => tampilkan(teks, 'red', <IconAlertTriangle size={18} />),
};
