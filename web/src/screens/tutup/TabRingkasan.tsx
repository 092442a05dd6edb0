// The digest of a day for the owner: as it was kept at closing, or as the open day stands; on paper too.
import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mintaBerkas } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { berat, tulisAngka } from '@/kit/angka';
import { Galat } from '@/kit/Galat';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { unduhBerkas } from '@/kit/unduh';
import { waktuLengkap } from '@/kit/waktu';
import { kueriRingkasan } from './api';
import kelas from './tutup.module.css';

export function TabRingkasan({ awal }: { awal: string }) {
  const [tanggal, setTanggal] = useState(awal);
  const { data, error, refetch } = useQuery({ ...kueriRingkasan(tanggal), enabled: tanggal !== '' });
  const unduh = async () => {
    try {
      const berkas = await mintaBerkas('GET', 'system/digest/pdf', { query: { tanggal } });
      unduhBerkas(berkas.isi, berkas.nama || `ringkasan-${tanggal}.pdf`);
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
  };
  return (
    <Stack gap="md">
      <Group align="flex-end">
        <IsianTanggal label="Tanggal" value={tanggal} onChange={(baru) => setTanggal(baru ?? '')} />
        <Button variant="default" leftSection={<IconFileTypePdf size={16} />} onClick={() => void unduh()}>
          PDF
        </Button>
      </Group>
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : !data ? (
        <RangkaTabel />
      ) : (
        <>
          <Text c="dimmed">
            {data.ditutup ? `Ditutup ${waktuLengkap(data.ditutup)} oleh ${data.oleh}` : 'Hari ini belum ditutup'}
          </Text>
          <div className={kelas.dua}>
            {data.bagian.map((bagian) => (
              <section key={bagian.judul} className={kelas.bingkai} aria-label={bagian.judul}>
                <Title order={2} fz={16} fw={600} mb="xs">
                  {bagian.judul}
                </Title>
                {bagian.baris.length === 0 ? (
                  <Text c="dimmed">Tidak Ada Data</Text>
                ) : (
                  <Table fz={13} style={{ fontVariantNumeric: 'tabular-nums' }}>
                    <Table.Thead>
                      <Table.Tr>
                        <Table.Th>Uraian</Table.Th>
                        <Table.Th ta="right">Banyak</Table.Th>
                        <Table.Th ta="right">Berat (gr)</Table.Th>
                        <Table.Th ta="right">Rupiah</Table.Th>
                      </Table.Tr>
                    </Table.Thead>
                    <Table.Tbody>
                      {bagian.baris.map((satu) => (
                        <Table.Tr key={satu.uraian} c={satu.perhatian ? 'orange' : undefined}>
                          <Table.Td>{satu.uraian}</Table.Td>
                          <Table.Td ta="right">{satu.banyak == null ? '' : tulisAngka(satu.banyak, 'angka')}</Table.Td>
                          <Table.Td ta="right">{satu.berat == null ? '' : berat(satu.berat / 1000)}</Table.Td>
                          <Table.Td ta="right">{satu.rupiah == null ? '' : tulisAngka(satu.rupiah, 'rupiah')}</Table.Td>
                        </Table.Tr>
                      ))}
                    </Table.Tbody>
                  </Table>
                )}
              </section>
            ))}
          </div>
        </>
      )}
    </Stack>
  );
}
