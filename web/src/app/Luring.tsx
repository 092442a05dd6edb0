// The specification's notice for a browser that is offline: it blocks the page, says when the connection is back, offers a
// reload, and goes by itself. It is true: a browser that calls itself offline while the server answers (the shop's own
// network without internet) is let alone, and 'back' is said once the server has answered.
// What was typed stays on the page behind it.
import { Button, Modal, Text } from '@mantine/core';
import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { periksaServer } from '@/api/sambungan';
import { TEKS_LURING } from './teks';

type Keadaan = 'daring' | 'putus' | 'kembali';

const TANYA_LAGI = 1500;
/** So long the good news stands. */
export const LAMA_KEMBALI = 5000;

export function useSambunganJaringan(): [Keadaan, () => void] {
  const [keadaan, setKeadaan] = useState<Keadaan>('daring');
  useEffect(() => {
    let berhenti = false;
    let jam: ReturnType<typeof setTimeout> | undefined;
    const periksa = async () => {
      clearTimeout(jam);
      const ada = (await periksaServer()) !== 'putus';
      if (berhenti) return;
      if (ada) {
        setKeadaan((lama) => (lama === 'putus' ? 'kembali' : lama));
        return;
      }
      // A server that is away while the browser is online is the header's news, not this one's.
      if (!navigator.onLine) setKeadaan('putus');
      jam = setTimeout(() => void periksa(), TANYA_LAGI);
    };
    const berubah = () => void periksa();
    if (!navigator.onLine) berubah();
    window.addEventListener('offline', berubah);
    window.addEventListener('online', berubah);
    return () => {
      berhenti = true;
      clearTimeout(jam);
      window.removeEventListener('offline', berubah);
      window.removeEventListener('online', berubah);
    };
  }, []);
  useEffect(() => {
    if (keadaan !== 'kembali') return;
    const jam = setTimeout(() => setKeadaan('daring'), LAMA_KEMBALI);
    return () => clearTimeout(jam);
  }, [keadaan]);
  return [keadaan, () => setKeadaan('daring')];
}

export function Luring({ muatUlang = () => window.location.reload() }: { muatUlang?: () => void }) {
  const [keadaan, lanjutkan] = useSambunganJaringan();
  if (keadaan === 'daring') return null;
  const putus = keadaan === 'putus';
  return (
    <Modal
      opened
      centered
      size="sm"
      zIndex={1000}
      withCloseButton={false}
      closeOnEscape={!putus}
      closeOnClickOutside={false}
      onClose={putus ? () => undefined : lanjutkan}
      attributes={{ content: { 'aria-label': putus ? 'Koneksi terputus' : 'Koneksi kembali' } }}
    >
      <div role="alert" style={{ textAlign: 'center', padding: '16px 8px' }}>
        {putus ? <IconWifiOff size={44} stroke={1.3} aria-hidden /> : <IconWifi size={44} stroke={1.3} aria-hidden />}
        <Text fw={500} mt="md">
          {putus ? TEKS_LURING.putus : TEKS_LURING.kembali}
        </Text>
        {!putus && (
          <>
            <Button mt="lg" fullWidth onClick={muatUlang} data-autofocus>
              Muat Ulang
            </Button>
            <Button mt="xs" fullWidth variant="subtle" onClick={lanjutkan}>
              Lanjutkan
            </Button>
          </>
        )}
      </div>
    </Modal>
  );
}
