// The third way to an approval: the request goes to the screens of supervisors and owners, and this part waits.
// What is sent and how the decision is awaited is handed in; leaving the dialog stops the waiting.
import { Anchor, Group, Loader, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

export interface MintaJauhProps {
  /** Resolves when somebody approved; throws when refused or too late. */
  minta: (tanda: AbortSignal) => Promise<void>;
}

export function MintaJauh({ minta }: MintaJauhProps) {
  const [menunggu, setMenunggu] = useState(false);
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
      await minta(milik.signal);
    } catch (sebab) {
      if (milik.signal.aborted) return;
      setMenunggu(false);
      setGalat(sebab instanceof Error ? sebab.message : String(sebab));
    }
  };
  return (
    <>
      {galat && (
        <Text c="red" fz={13} role="alert">
          {galat}
        </Text>
      )}
      {menunggu ? (
        <Group gap="xs" role="status">
          <Loader size="xs" />
          <Text fz={13}>Menunggu persetujuan di layar supervisor atau owner</Text>
        </Group>
      ) : (
        <Anchor component="button" type="button" fz={13} ta="left" onClick={() => void mulai()}>
          Minta dari layar supervisor atau owner
        </Anchor>
      )}
    </>
  );
}
