// What the piece would weigh, cost and sell for today, line by line as the server reckons it. It follows the form as one
// types and keeps the last answer while the next is on its way.
import { Alert, Divider, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { rupiah, tulisAngka, berat as tulisBerat } from '@/kit/angka';
import { JEDA_KISI } from './teks';

export type Pratinjau = Data<'post', 'tambah-barang/pratinjau'>;

export function PratinjauHarga({ isi }: { isi: object & { berat_asli: number; kode_group: string } }) {
  const [tenang] = useDebouncedValue(JSON.stringify(isi), JEDA_KISI);
  const { data, error } = useQuery({
    queryKey: ['tambah-barang', 'pratinjau', tenang],
    queryFn: async ({ signal }) =>
      (await panggil('POST', 'tambah-barang/pratinjau', { body: JSON.parse(tenang), signal })).data,
    enabled: isi.kode_group !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return (
    <Paper withBorder p="md" component="aside" aria-label="Pratinjau harga">
      <Stack gap="sm">
        <Title order={2} fz={16}>
          Pratinjau
        </Title>
        {isi.kode_group === '' ? (
          <Text c="dimmed" fz={14}>
            Pilih kategori dan isi berat untuk melihat berat jual, harga pokok dan harga jual hari ini.
          </Text>
        ) : error ? (
          <Alert color="orange">{pesanDari(error)}</Alert>
        ) : (
          data && <Rincian p={data} asli={isi.berat_asli} />
        )}
      </Stack>
    </Paper>
  );
}

function Rincian({ p, asli }: { p: Pratinjau; asli: number }) {
  return (
    <>
      <Baris
        kiri={`Berat jual (pembulatan ${p.aturan_berat})`}
        kanan={`${tulisBerat(asli)} → ${tulisBerat(p.berat)} gr`}
        tebal
      />
      <Baris kiri="PPN saat dijual" kanan={`${tulisAngka(p.tarif_ppn, 'persen')} %`} />
      <Divider label="Harga pokok" labelPosition="left" />
      {p.pokok.map((b) => (
        <Baris key={b.keterangan} kiri={b.keterangan} kanan={rupiah(b.nilai)} />
      ))}
      <Baris kiri="Total pokok" kanan={rupiah(p.total_pokok)} tebal />
      <Divider label="Harga jual hari ini" labelPosition="left" />
      {p.alasan !== '' ? (
        <Text c="dimmed" fz={14}>
          {p.alasan}
        </Text>
      ) : (
        p.jual.map((b, i) => (
          // Two stones may read the same; the order is the server's.
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and are never reordered
          <Baris key={i} kiri={b.keterangan} kanan={rupiah(b.nilai)} tebal={i === p.jual.length - 1} />
        ))
      )}
      {p.alasan === '' && p.harga_jual < p.total_pokok && (
        <Alert color="orange" py={8}>
          Harga jual hari ini di bawah harga pokok.
        </Alert>
      )}
    </>
  );
}

function Baris({ kiri, kanan, tebal }: { kiri: string; kanan: string; tebal?: boolean }) {
  return (
    <Group justify="space-between" gap="sm" wrap="nowrap" align="baseline">
      <Text fz={13} fw={tebal ? 600 : 400} c={tebal ? undefined : 'dimmed'}>
        {kiri}
      </Text>
      <Text
        fz={13}
        fw={tebal ? 600 : 400}
        ta="right"
        style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
      >
        {kanan}
      </Text>
    </Group>
  );
}
