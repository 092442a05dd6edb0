// The rates of PPN by day: what holds, what held, and what was decided for a day to come, which can still be taken back.
import { Button, Grid, Group, Modal, Select, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari, Tolak } from '@/api/tolak';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { pesan } from '@/kit/pesan';

type Tarif = Data<'get', 'para-system/tarif-ppn'>[number];

const JENIS = [
  { value: 'EMAS_FAKTUR', label: 'Emas dengan faktur pajak' },
  { value: 'EMAS_TANPA_FAKTUR', label: 'Emas tanpa faktur pajak' },
  { value: 'NON_EMAS', label: 'Bukan emas dan batu' },
  { value: 'LOGAM_MULIA', label: 'Emas batangan (LM)' },
];
const sebut = (jenis: string) => JENIS.find((satu) => satu.value === jenis)?.label ?? jenis;

const KUNCI = ['para-system', 'tarif-ppn'];
const kueriTarif = { queryKey: KUNCI, queryFn: async () => (await panggil('GET', 'para-system/tarif-ppn')).data };

export function TombolTarif({ onBuka }: { onBuka: (terbuka: boolean) => void }) {
  const [terbuka, setTerbuka] = useState(false);
  const atur = (ya: boolean) => {
    setTerbuka(ya);
    onBuka(ya);
  };
  return (
    <>
      <Button variant="default" onClick={() => atur(true)}>
        Tarif PPN
      </Button>
      {terbuka && <DialogTarif onTutup={() => atur(false)} />}
    </>
  );
}

function DialogTarif({ onTutup }: { onTutup: () => void }) {
  const kueri = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(kueriTarif);
  const [jenis, setJenis] = useState<string | null>('EMAS_TANPA_FAKTUR');
  const [berlaku, setBerlaku] = useState<string | null>(null);
  const [tarif, setTarif] = useState('');
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [sibuk, setSibuk] = useState(false);
  const jalankan = async (kerja: () => Promise<{ message?: string }>) => {
    setSibuk(true);
    setGalat({});
    try {
      pesan.sukses((await kerja()).message ?? '');
      await kueri.invalidateQueries({ queryKey: KUNCI });
    } catch (sebab) {
      const kolom = sebab instanceof Tolak ? sebab.fields : {};
      setGalat(kolom);
      if (Object.keys(kolom).length === 0) pesan.gagal(pesanDari(sebab));
    } finally {
      setSibuk(false);
    }
  };
  const jadwalkan = () =>
    jalankan(() =>
      panggil('POST', 'para-system/tarif-ppn', { body: { jenis: jenis ?? '', berlaku: berlaku ?? '', tarif } }),
    );
  const cabut = (t: Tarif) =>
    jalankan(() =>
      panggil('DELETE', 'para-system/tarif-ppn/{jenis}/{berlaku}', { jalur: { jenis: t.jenis, berlaku: t.berlaku } }),
    );
  const kolom: Kolom<Tarif>[] = [
    { kunci: 'jenis', judul: 'Jenis', nilai: (t) => sebut(t.jenis), lebar: 200 },
    { kunci: 'berlaku', judul: 'Berlaku Sejak', nilai: (t) => t.berlaku, lebar: 120 },
    { kunci: 'tarif', judul: 'Tarif (%)', nilai: (t) => t.tarif, lebar: 90 },
    { kunci: 'keadaan', judul: 'Keadaan', nilai: (t) => t.keadaan, lebar: 120 },
    { kunci: 'oleh', judul: 'Oleh', nilai: (t) => (t.pusat ? 'Bawaan' : t.oleh), lebar: 110 },
    {
      kunci: 'cabut',
      judul: 'Aksi',
      nilai: () => '',
      lebar: 100,
      urut: false,
      tampil: (t) =>
        t.keadaan === 'AKAN DATANG' && !t.pusat ? (
          <Button size="compact-xs" variant="subtle" color="red" disabled={sibuk} onClick={() => void cabut(t)}>
            Cabut
          </Button>
        ) : null,
    },
  ];
  return (
    <Modal opened size={820} title="Tarif PPN" onClose={onTutup} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Grid gap="md" align="flex-end" mb="md">
        <Grid.Col span={{ base: 12, sm: 4 }}>
          <Select
            label="Jenis"
            data-autofocus
            data={JENIS}
            value={jenis}
            allowDeselect={false}
            error={galat.jenis}
            onChange={setJenis}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 3 }}>
          <IsianTanggal
            label="Berlaku Sejak"
            value={berlaku}
            onChange={setBerlaku}
            error={galat.berlaku}
            galatLangsung
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 2 }}>
          <TextInput
            label="Tarif (%)"
            placeholder="1.65"
            autoComplete="off"
            inputMode="decimal"
            value={tarif}
            error={galat.tarif}
            onChange={(e) => setTarif(e.currentTarget.value)}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 3 }}>
          <Group>
            <Button loading={sibuk} disabled={!berlaku || tarif.trim() === ''} onClick={() => void jadwalkan()}>
              Jadwalkan
            </Button>
          </Group>
        </Grid.Col>
      </Grid>
      <DataTable
        label="Tarif PPN"
        kolom={kolom}
        data={data ?? []}
        idBaris={(t) => `${t.jenis} ${t.berlaku} ${t.pusat}`}
        memuat={isPending}
        galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      />
    </Modal>
  );
}
