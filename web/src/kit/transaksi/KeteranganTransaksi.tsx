// A remark on a document at the counter.
import { TextInput } from '@mantine/core';

interface Beketerangan {
  keterangan: string;
}

/** What of a transaction this needs, whatever its kind. */
interface TransaksiBeketerangan<K extends Beketerangan> {
  keadaan: K;
  kolom: Readonly<Record<string, string>>;
  terkunci: boolean;
  ganti: (ubah: (lama: K) => K, bidang?: string) => void;
}

export function KeteranganTransaksi<K extends Beketerangan>({ t }: { t: TransaksiBeketerangan<K> }) {
  return (
    <TextInput
      label="Keterangan"
      maxLength={200}
      value={t.keadaan.keterangan}
      onChange={(e) => {
        const keterangan = e.currentTarget.value;
        t.ganti((k) => ({ ...k, keterangan }), 'keterangan');
      }}
      error={t.kolom.keterangan}
      disabled={t.terkunci}
    />
  );
}
