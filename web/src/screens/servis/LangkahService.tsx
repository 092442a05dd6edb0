// A step of a service, whichever: its dialog opens once the service is known as it stands now.
import { Modal } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pesanDari } from '@/api/tolak';
import { KUNCI_BARANG } from '@/kit/barang/api';
import { KUNCI_CURAH } from '@/kit/curah/api';
import { Galat } from '@/kit/Galat';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { KUNCI_SERVIS, kueriServisRinci, type ServiceRinci } from './api';
import { DialogAmbil } from './DialogAmbil';
import { DialogBatal } from './DialogBatal';
import { DialogBatalAmbil, DialogHilang, DialogJadiToko } from './DialogGanti';
import { DialogProses } from './DialogProses';
import { DialogSelesai } from './DialogSelesai';
import { type Langkah, SEBUT_LANGKAH } from './model';

export interface DialogLangkahProps {
  s: ServiceRinci;
  onTutup: () => void;
  /** It is written: what the server said. */
  onJadi: (kata: string) => void;
}

export function LangkahService({ no, langkah, onTutup }: { no: string; langkah: Langkah; onTutup: () => void }) {
  const kueri = useQueryClient();
  const { data, error, refetch, isFetchedAfterMount } = useQuery(kueriServisRinci(no));
  const jadi = (kata: string) => {
    pesan.sukses(kata);
    onTutup();
    for (const queryKey of [KUNCI_SERVIS, KUNCI_BARANG, KUNCI_CURAH]) void kueri.invalidateQueries({ queryKey });
  };
  // A step is taken on what is, not on what was looked at before.
  if (!data || !isFetchedAfterMount) {
    return (
      <Modal
        opened
        onClose={onTutup}
        title={`${SEBUT_LANGKAH[langkah]} ${no}`}
        closeButtonProps={{ 'aria-label': 'Tutup' }}
      >
        {error ? <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} /> : <RangkaTabel />}
      </Modal>
    );
  }
  const p: DialogLangkahProps = { s: data, onTutup, onJadi: jadi };
  if (langkah === 'proses') return <DialogProses {...p} />;
  if (langkah === 'selesai') return <DialogSelesai {...p} />;
  if (langkah === 'ambil') return <DialogAmbil {...p} />;
  if (langkah === 'batalAmbil') return <DialogBatalAmbil {...p} />;
  if (langkah === 'hilang') return <DialogHilang {...p} />;
  if (langkah === 'jadiToko') return <DialogJadiToko {...p} />;
  return <DialogBatal {...p} />;
}
