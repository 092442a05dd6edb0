// Help (`?`): every key that is alive right now, those of the shell and those of the screen in front.
// The screens register their own, so this list cannot go stale.
import { Group, Kbd, Modal, Stack, Text } from '@mantine/core';
import { useGudang } from '@/kit/gudang';
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
        Barcode bisa discan di mana saja selama layar transaksi terbuka.
      </Text>
    </Modal>
  );
}
