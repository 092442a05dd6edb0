// Help (`?`): every key that is alive right now, those of the shell and those of the screen in front.
// The screens register their own, so this list cannot go stale. What this till's scanner sends around a code is set here.
import { Group, Kbd, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useGudang } from '@/kit/gudang';
import { KUNCI_AKHIRAN, KUNCI_AWALAN, tandaPemindai } from '@/kit/pemindai';
import { hapus, tulis } from '@/kit/simpanan';
import { tombolHidup } from '@/kit/tombol';

const SELALU = [
  { kunci: 'Tab', arti: 'Pindah ke bagian berikutnya' },
  { kunci: '→', arti: 'Buka isi menu di samping' },
  { kunci: 'Esc', arti: 'Tutup atau kembali' },
];

export default function Bantuan({ onTutup }: { onTutup: () => void }) {
  const hidup = useGudang(tombolHidup);
  const unik = [...new Map([...hidup, ...SELALU].map((satu) => [`${satu.kunci}${satu.arti}`, satu])).values()];
  return (
    <Modal opened onClose={onTutup} title="Bantuan Tombol" size="md" centered>
      <Stack gap={0} component="dl" m={0}>
        {unik.map((satu) => (
          <Group
            key={`${satu.kunci}${satu.arti}`}
            justify="space-between"
            py={8}
            style={{ borderBottom: '1px solid var(--karat-garis-halus)' }}
          >
            <Text component="dt">{satu.arti}</Text>
            <dd style={{ margin: 0 }}>
              {satu.kunci.split('+').map((bagian) => (
                <Kbd key={bagian} ml={4}>
                  {bagian}
                </Kbd>
              ))}
            </dd>
          </Group>
        ))}
      </Stack>
      <Text fz={13} c="dimmed" mt="md">
        Barcode discan ke isian scan, atau di mana saja selama tidak ada isian yang sedang diketik.
      </Text>
      <TandaScanner />
    </Modal>
  );
}

const TANDA_MAKS = 3;

/** What the scanner of this device sends before and after every code: with a prefix it is known in any field. */
function TandaScanner() {
  const [tanda, setTanda] = useState(tandaPemindai);
  const ubah = (bagian: 'awalan' | 'akhiran', kunci: string, nilai: string) => {
    setTanda((lama) => ({ ...lama, [bagian]: nilai }));
    if (nilai === '') hapus(kunci);
    else tulis(kunci, nilai);
  };
  const isian = (bagian: 'awalan' | 'akhiran', label: string, kunci: string) => (
    <TextInput
      label={label}
      autoComplete="off"
      maxLength={TANDA_MAKS}
      value={tanda[bagian]}
      onChange={(e) => ubah(bagian, kunci, e.currentTarget.value)}
    />
  );
  return (
    <Group grow mt="md" align="flex-end">
      {isian('awalan', 'Awalan scanner perangkat ini', KUNCI_AWALAN)}
      {isian('akhiran', 'Akhiran scanner', KUNCI_AKHIRAN)}
    </Group>
  );
}
