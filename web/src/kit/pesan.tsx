// Toasts: three seconds with a progress bar, top right. A field's error is never a toast.
// The same text is not stacked twice.
import { Button, Group } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { pesanDari } from '@/api/tolak';

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

/** So long something can be undone. */
const LAMA_URUNG = 10_000;

/** What was done, and for ten seconds the way back from it. */
function urungkan(teks: string, kembali: () => Promise<void>): void {
  const id = `urung:${teks}`;
  const batal = async () => {
    notifications.hide(id);
    try {
      await kembali();
      tampilkan('Dikembalikan', 'green', <IconCheck size={18} />);
    } catch (sebab) {
      tampilkan(pesanDari(sebab), 'red', <IconAlertTriangle size={18} />);
    }
  };
  notifications.show({
    id,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <span>{teks}</span>
        <Button size="compact-sm" variant="light" onClick={() => void batal()}>
          Batalkan
        </Button>
      </Group>
    ),
    color: 'green',
    icon: <IconCheck size={18} />,
    autoClose: LAMA_URUNG,
    withAutoCloseProgress: true,
    withBorder: true,
  });
}

/** News that may be acted on: stands longer, and a press leads there. By its key it is taken away when it is none any more. */
function lama(teks: string, buka: () => void, kunci = teks): void {
  notifications.show({
    id: `lama:${kunci}`,
    message: teks,
    color: 'blue',
    icon: <IconInfoCircle size={18} />,
    autoClose: LAMA_URUNG,
    withAutoCloseProgress: true,
    withBorder: true,
    style: { cursor: 'pointer' },
    onClick: () => {
      notifications.hide(`lama:${kunci}`);
      buka();
    },
  });
}

export const pesan = {
  lama,
  tutup: (kunci: string) => void notifications.hide(`lama:${kunci}`),
  urungkan,
  info: (teks: string) => tampilkan(teks, 'blue', <IconInfoCircle size={18} />),
  sukses: (teks: string) => tampilkan(teks, 'green', <IconCheck size={18} />),
  gagal: (teks: string) => tampilkan(teks, 'red', <IconAlertTriangle size={18} />),
};
