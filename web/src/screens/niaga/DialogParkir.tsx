// Unfinished sales of the store: taken up again or thrown away. Who takes one up takes it off everybody's list.
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { konfirmasi } from '@/kit/dialog';
import { Galat } from '@/kit/Galat';
import { Kosong } from '@/kit/Kosong';
import { RangkaTabel } from '@/kit/Rangka';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { jam } from '@/kit/waktu';
import { ambilParkir, KUNCI_NIAGA, kueriParkir, type Parkir } from './api';

export function DialogParkir({ onLanjut, onTutup }: { onLanjut: (p: Parkir) => void; onTutup: () => void }) {
  const kueri = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(kueriParkir);
  const [galat, setGalat] = useState<string>();
  const [sibuk, setSibuk] = useState('');
  const ambil = async (p: Parkir, lanjut: boolean) => {
    if (
      !lanjut &&
      !(await konfirmasi(`Hapus transaksi ${p.nama || `pukul ${jam(p.waktu)}`}?`, { ya: 'Hapus', bahaya: true }))
    )
      return;
    setSibuk(p.id);
    setGalat(undefined);
    try {
      const isi = await ambilParkir(p.id);
      if (lanjut) onLanjut(isi);
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    } finally {
      setSibuk('');
      void kueri.invalidateQueries({ queryKey: [...KUNCI_NIAGA, 'parkir'] });
    }
  };
  return (
    <Modal opened onClose={onTutup} title="Transaksi diparkir" size={560} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="sm">
        {galat && <Galat pesan={galat} />}
        {error ? (
          <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
        ) : isPending ? (
          <RangkaTabel />
        ) : data.length === 0 ? (
          <Kosong teks="Tidak ada transaksi yang diparkir" />
        ) : (
          <ul className={kelas.daftar} aria-label="Transaksi diparkir">
            {data.map((p, i) => (
              <li key={p.id} className={kelas.kotak}>
                <Group justify="space-between" gap="xs">
                  <div>
                    <Text fw={600}>{p.nama || 'Tanpa nama'}</Text>
                    <Text fz={12} c="dimmed">
                      {p.baris} baris · {p.input_by} · {jam(p.waktu)}
                    </Text>
                  </div>
                  <Group gap={6}>
                    <Button variant="subtle" color="red" disabled={sibuk !== ''} onClick={() => void ambil(p, false)}>
                      Hapus
                    </Button>
                    <Button
                      data-autofocus={i === 0 || undefined}
                      loading={sibuk === p.id}
                      onClick={() => void ambil(p, true)}
                    >
                      Lanjutkan
                    </Button>
                  </Group>
                </Group>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Modal>
  );
}
