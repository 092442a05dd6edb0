// Tags of a reader that does not type: its file, or its list pasted.
import { Button, FileButton, Group, Text, Textarea } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { uraiTag } from './data';

const BESAR_MAKS = 5_000_000;

export function UnggahTag({ onKode }: { onKode: (kode: string[]) => void }) {
  const [teks, setTeks] = useState('');
  const [galat, setGalat] = useState('');
  const kirim = (isi: string) => {
    const kode = uraiTag(isi);
    setGalat(kode.length === 0 ? 'Tidak ada tag yang terbaca' : '');
    if (kode.length === 0) return;
    onKode(kode);
    setTeks('');
  };
  const berkas = async (file: File | null) => {
    if (!file) return;
    if (file.size > BESAR_MAKS) setGalat('Berkas paling besar 5 MB');
    else kirim(await file.text());
  };
  return (
    <div>
      <Textarea
        label="Daftar tag"
        placeholder="Tempel daftar tag dari pembaca RFID, satu per baris"
        rows={2}
        value={teks}
        error={galat || undefined}
        onChange={(e) => setTeks(e.currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        <Button variant="default" disabled={teks.trim() === ''} onClick={() => kirim(teks)}>
          Kirim Daftar
        </Button>
        <FileButton accept=".txt,.csv,text/plain,text/csv" onChange={(file) => void berkas(file)}>
          {(props) => (
            <Button variant="default" leftSection={<IconUpload size={16} />} {...props}>
              Unggah Berkas
            </Button>
          )}
        </FileButton>
        <Text fz={12} c="dimmed">
          Tag yang sama dihitung sekali.
        </Text>
      </Group>
    </div>
  );
}
