// Going offline blocks the page with a message; coming back offers a reload.
// What was typed stays on the page behind it.
import { Button, Modal, Text } from '@mantine/core';
import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { TEKS_LURING } from './teks';

type Keadaan = 'daring' | 'putus' | 'kembali';

export function useSambunganJaringan(): [Keadaan, () => void] {
  const [keadaan, setKeadaan] = useState<Keadaan>(navigator.onLine ? 'daring' : 'putus');
  useEffect(() => {
    const putus = () => setKeadaan('putus');
    const kembali = () => setKeadaan('kembali');
    window.addEventListener('offline', putus);
    window.addEventListener('online', kembali);
    return () => {
      window.removeEventListener('offline', putus);
      window.removeEventListener('online', kembali);
    };
  }, []);
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
