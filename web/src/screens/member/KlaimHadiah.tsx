// Gifts that members claimed in the app and fetch here: each is handed over with the document of gifts that there is.

import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { useKunciIsi } from '@/kit/dokumen/simpan';
import { pesan } from '@/kit/pesan';
import { tulisPoin } from '@/kit/transaksi/poin';
import kotak from '@/kit/transaksi/transaksi.module.css';
import { waktuLengkap } from '@/kit/waktu';
import { segarkanMember } from './api';
import { kueriKlaim } from './apiPoin';
import { TEKS_MEMBER } from './teks';

export function KlaimHadiah() {
  const kueri = useQueryClient();
  const kunci = useKunciIsi();
  const { data } = useQuery(kueriKlaim);
  const serah = useMutation({
    mutationFn: (id: string) => {
      const body = { id };
      return panggil('POST', 'tukar-point/klaim', { body, idempotencyKey: kunci(body) });
    },
    onSuccess: (jawab) => {
      pesan.sukses(jawab.message ?? TEKS_MEMBER.tersimpan);
      void segarkanMember(kueri);
    },
    onError: (e) => {
      pesan.gagal(pesanDari(e));
      void segarkanMember(kueri);
    },
  });
  if (!data || data.length === 0) return null;
  return (
    <section className={kotak.kotak} aria-label="Klaim dari aplikasi">
      <Title order={2} fz={16}>
        Diklaim di aplikasi
      </Title>
      <Stack gap="xs" mt="xs">
        {data.map((k) => (
          <Group key={k.id} justify="space-between" wrap="nowrap">
            <div>
              <Text>
                {k.nama_hadiah} · {k.nama_customer}
              </Text>
              <Text fz={13} c="dimmed">
                {k.kode_member} · {tulisPoin(k.poin)} · sampai {waktuLengkap(k.berlaku_sampai)}
              </Text>
            </div>
            <Button size="xs" loading={serah.isPending && serah.variables === k.id} onClick={() => serah.mutate(k.id)}>
              Serahkan
            </Button>
          </Group>
        ))}
      </Stack>
    </section>
  );
}
