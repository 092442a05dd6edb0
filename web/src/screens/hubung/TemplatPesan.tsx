// The words of every event: what it says by itself, or the store's own words around it, with a preview as it is typed.

import { Alert, Badge, Button, Grid, Group, NavLink, Paper, Stack, Text, Textarea } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { kodeTokoAktif } from '@/app/sesi';
import { Galat } from '@/kit/Galat';
import { pesanAtau } from '@/kit/master/data';
import { pesan } from '@/kit/pesan';
import { RangkaHalaman } from '@/kit/Rangka';
import { TEKS_WA } from './teks';

type Aturan = Data<'get', 'pesan/templat'>;
type Templat = Aturan['templat'][number];

const JEDA = 300;

const kunciAturan = (kode: string) => ['pesan-templat', kode];

export function TemplatPesan() {
  const kode = kodeTokoAktif();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: kunciAturan(kode),
    queryFn: async () => (await panggil('GET', 'pesan/templat')).data,
  });
  const [pilih, setPilih] = useState<string>();
  if (error) return <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />;
  if (isPending) return <RangkaHalaman />;
  const kini = data.templat.find((t) => t.peristiwa === pilih) ?? data.templat[0];
  return (
    <Stack gap="sm">
      <Keadaan aturan={data} />
      <Grid gap="lg" maw={1200}>
        <Grid.Col span={{ base: 12, sm: 5, md: 4 }}>
          <Paper withBorder component="nav" aria-label="Peristiwa">
            {data.templat.map((t) => (
              <NavLink
                key={t.peristiwa}
                component="button"
                active={t.peristiwa === kini?.peristiwa}
                label={t.peristiwa}
                onClick={() => setPilih(t.peristiwa)}
                rightSection={
                  <Group gap={6} wrap="nowrap">
                    {t.isi !== '' && <Badge size="sm">Diubah</Badge>}
                    <Badge size="sm" variant="light" color={t.jenis === 'PROMO' ? 'orange' : 'gray'}>
                      {t.jenis}
                    </Badge>
                  </Group>
                }
              />
            ))}
          </Paper>
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 7, md: 8 }}>
          {kini && <Penyunting key={`${kini.peristiwa} ${kini.isi}`} templat={kini} isian={data.isian} kode={kode} />}
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

/** Whether messages go anywhere, and when PROMO waits. */
function Keadaan({ aturan }: { aturan: Aturan }) {
  const tanpaDiam = aturan.diam_mulai === aturan.diam_selesai;
  return (
    <>
      {!aturan.tersambung && (
        <Alert color="yellow">
          Alamat server WhatsApp belum diisi: pesan menunggu di antrean. Isi WHATSAPP_BACKEND_URL di Setting System.
        </Alert>
      )}
      <Text fz={13} c="dimmed">
        PROMO hanya ke customer yang setuju,{' '}
        {tanpaDiam ? 'pada jam berapa pun' : `tidak dikirim jam ${aturan.diam_mulai} sampai ${aturan.diam_selesai}`}.
        DINAS selalu dikirim. Jam diam diatur di Setting System.
      </Text>
    </>
  );
}

function Penyunting({ templat, isian, kode }: { templat: Templat; isian: readonly string[]; kode: string }) {
  const kueri = useQueryClient();
  const [isi, setIsi] = useState(templat.isi);
  const [tenang] = useDebouncedValue(isi, JEDA);
  const [sibuk, setSibuk] = useState(false);
  const { peristiwa } = templat;
  const { data, error } = useQuery({
    queryKey: ['pesan-pratinjau', kode, peristiwa, tenang],
    queryFn: async () => (await panggil('POST', 'pesan/templat/pratinjau', { body: { peristiwa, isi: tenang } })).data,
    placeholderData: (lalu) => lalu,
  });
  const simpan = async (baru: string) => {
    setSibuk(true);
    try {
      const j = await panggil('POST', 'pesan/templat', { body: { peristiwa, isi: baru } });
      kueri.setQueryData(kunciAturan(kode), j.data);
      pesan.sukses(j.message ?? '');
    } catch (sebab) {
      pesan.gagal(pesanAtau(sebab, TEKS_WA.gagalTemplat));
    } finally {
      setSibuk(false);
    }
  };
  return (
    <Stack gap="sm">
      <Textarea
        label={`Templat ${peristiwa}`}
        description="Kosong: memakai kata-kata bawaan. {isi} menjadi kata-kata bawaan itu."
        autosize
        minRows={4}
        maxRows={12}
        maxLength={1000}
        value={isi}
        error={error ? pesanDari(error) : undefined}
        onChange={(k) => setIsi(k.currentTarget.value)}
      />
      <Group gap={6}>
        {isian.map((kata) => (
          <Button key={kata} size="compact-sm" variant="default" onClick={() => setIsi(isi + kata)}>
            {kata}
          </Button>
        ))}
      </Group>
      <Paper withBorder p="md" component="section" aria-label="Pratinjau pesan" bg="var(--mantine-color-default-hover)">
        <Text fz={12} c="dimmed" mb={4}>
          Pratinjau
        </Text>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {(error ? undefined : data?.pratinjau) ?? templat.pratinjau}
        </Text>
      </Paper>
      <Group>
        <Button loading={sibuk} disabled={isi === templat.isi || error !== null} onClick={() => void simpan(isi)}>
          Simpan
        </Button>
        <Button variant="default" disabled={sibuk || templat.isi === ''} onClick={() => void simpan('')}>
          Pakai Bawaan
        </Button>
      </Group>
    </Stack>
  );
}
