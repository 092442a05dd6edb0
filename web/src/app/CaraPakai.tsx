// 'Cara pakai' (F1): what the screen in front is for, step by step, and the keys that are alive on it.
import { Anchor, Drawer, Group, Image, Kbd, List, Text, Title } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useGudang } from '@/kit/gudang';
import { tombolHidup } from '@/kit/tombol';
import { cariRute } from '@/routes';
import { berkasGambar, dipotret } from './cara/gambar';
import { caraPakai } from './cara/tabel';

export default function CaraPakai({ onTutup }: { onTutup: () => void }) {
  const path = useRouterState({ select: (keadaan) => keadaan.location.pathname });
  const rute = cariRute(path);
  const langkah = rute && caraPakai(rute);
  const potret = langkah && dipotret(rute);
  const tombol = useGudang(tombolHidup);
  const unik = [...new Map(tombol.map((satu) => [satu.kunci, satu])).values()];
  return (
    <Drawer opened onClose={onTutup} position="right" size={420} title={`Cara pakai: ${rute?.judul ?? 'layar ini'}`}>
      {langkah ? (
        <List type="ordered" spacing="sm">
          {langkah.map((satu) => (
            <List.Item key={satu}>{satu}</List.Item>
          ))}
        </List>
      ) : (
        <Text c="dimmed">Layar ini belum siap. Tekan Ctrl+K untuk mencari layar lain.</Text>
      )}
      {potret && (
        <Anchor href={berkasGambar(potret)} target="_blank" display="block" mt="md">
          <Image
            src={berkasGambar(potret)}
            alt={`Gambar layar ${rute.judul}, dibuka besar`}
            radius="sm"
            bd="1px solid var(--mantine-color-default-border)"
          />
        </Anchor>
      )}
      <Title order={3} fz={14} mt="lg" mb={4}>
        Tombol di layar ini
      </Title>
      <List listStyleType="none" spacing={6} fz={13} aria-label="Tombol di layar ini" data-tombol>
        {unik.map((satu) => (
          <List.Item key={satu.kunci}>
            <Group component="span" gap="sm" wrap="nowrap">
              <span style={{ minWidth: 84 }}>
                <Kbd size="xs">{satu.kunci}</Kbd>
              </span>
              {satu.arti}
            </Group>
          </List.Item>
        ))}
      </List>
    </Drawer>
  );
}
