// The third way to an approval: the request goes to the screens of supervisors and owners, and this part waits.
// What is sent, how the decision is awaited and how it is taken back is handed in; leaving the dialog stops the waiting.
import { Anchor, Button, Group, Loader, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

/** Takes the request back; throws when somebody decided it first. */
export type Tarik = () => Promise<void>;

export interface MintaJauhProps {
  /** Resolves when somebody approved or it was taken back; throws when refused or too late. */
  minta: (tanda: AbortSignal, siap: (tarik: Tarik) => void) => Promise<void>;
}

export function MintaJauh({ minta }: MintaJauhProps) {
  const [menunggu, setMenunggu] = useState(false);
  const [tarik, setTarik] = useState<{ jalan: Tarik }>();
  const [menarik, setMenarik] = useState(false);
  const [galat, setGalat] = useState('');
  const kendali = useRef<AbortController>(undefined);
  useEffect(() => () => kendali.current?.abort(), []);

  const mulai = async () => {
    kendali.current?.abort();
    const milik = new AbortController();
    kendali.current = milik;
    setMenunggu(true);
    setGalat('');
    try {
      await minta(milik.signal, (jalan) => setTarik({ jalan }));
    } catch (sebab) {
      if (!milik.signal.aborted) setGalat(sebab instanceof Error ? sebab.message : String(sebab));
    }
    if (milik.signal.aborted) return;
    setMenunggu(false);
    setTarik(undefined);
  };
  const ambilKembali = async () => {
    setMenarik(true);
    setGalat('');
    try {
      await tarik?.jalan();
    } catch (sebab) {
      setGalat(sebab instanceof Error ? sebab.message : String(sebab));
    }
    setMenarik(false);
  };
  return (
    <>
      {galat && (
        <Text c="red" fz={13} role="alert">
          {galat}
        </Text>
      )}
      {menunggu ? (
        <Group gap="xs" justify="space-between">
          <Group gap="xs" role="status">
            <Loader size="xs" />
            <Text fz={13}>Menunggu persetujuan di layar supervisor atau owner</Text>
          </Group>
          <Button
            size="compact-sm"
            variant="default"
            disabled={!tarik}
            loading={menarik}
            onClick={() => void ambilKembali()}
          >
            Tarik permintaan
          </Button>
        </Group>
      ) : (
        <Anchor component="button" type="button" fz={13} ta="left" onClick={() => void mulai()}>
          Minta dari layar supervisor atau owner
        </Anchor>
      )}
    </>
  );
}
