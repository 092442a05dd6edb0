// Handing a till over: the giver counts and names the next cashier; the receiver counts the same money and accepts.
import { Alert, Badge, Button, Group, Modal, Select, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { idDokumen } from '@/api/acak';
import { panggil } from '@/api/panggil';
import type { Isi } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { Galat } from '@/kit/Galat';
import { pesan } from '@/kit/pesan';
import { jam } from '@/kit/waktu';
import { KUNCI_TUTUP, kueriSerah, type Serah } from './api';
import { FormPecahan } from './FormPecahan';
import { isiPecahan, jumlah, type Lembar } from './pecahan';
import kelas from './tutup.module.css';

const WARNA: Readonly<Record<string, string>> = {
  MENUNGGU: 'orange',
  DITERIMA: 'green',
  DITOLAK: 'red',
  DITARIK: 'gray',
};

export function TabSerah() {
  const kueri = useQueryClient();
  const { pengguna } = useSesiAda();
  const [lembar, setLembar] = useState<Lembar>({});
  const [ke, setKe] = useState<string | null>(null);
  const [galat, setGalat] = useState('');
  const [sibuk, setSibuk] = useState(false);
  const [terima, setTerima] = useState<Serah>();
  const [tolak, setTolak] = useState<Serah>();
  const { data, error, isPending, refetch } = useQuery(kueriSerah());
  const segarkan = () => void kueri.invalidateQueries({ queryKey: KUNCI_TUTUP });

  const putuskan = async (
    satu: Serah,
    putusan: Isi<'post', 'cash/handover/decide'>['putusan'],
    isi: { jumlah_rp?: number; alasan?: string } = {},
  ) => {
    const jawab = await panggil('POST', 'cash/handover/decide', {
      body: { id: satu.id, putusan, ...isi },
      idempotencyKey: idDokumen(),
    });
    pesan.sukses(jawab.message ?? '');
    segarkan();
  };
  const serahkan = async () => {
    if (!ke) return setGalat('Pilih kasir penerima');
    setSibuk(true);
    setGalat('');
    try {
      const body = { ke, pecahan: isiPecahan(lembar) };
      const jawab = await panggil('POST', 'cash/handover', { body, idempotencyKey: idDokumen() });
      pesan.sukses(jawab.message ?? '');
      setLembar({});
      segarkan();
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    } finally {
      setSibuk(false);
    }
  };
  const kolom: readonly Kolom<Serah>[] = [
    { kunci: 'waktu', judul: 'Jam', nilai: (s) => jam(s.waktu), lebar: 80 },
    { kunci: 'dari', judul: 'Dari', nilai: (s) => s.dari, lebar: 130 },
    { kunci: 'ke', judul: 'Kepada', nilai: (s) => s.ke, lebar: 130 },
    { kunci: 'jumlah', judul: 'Jumlah (Rp)', jenis: 'rupiah', nilai: (s) => s.jumlah ?? '', lebar: 130 },
    {
      kunci: 'status',
      judul: 'Status',
      nilai: (s) => s.status,
      lebar: 120,
      tampil: (s) => (
        <Badge variant="light" color={WARNA[s.status] ?? 'gray'}>
          {s.status}
        </Badge>
      ),
    },
    { kunci: 'no_dok', judul: 'No Dokumen', nilai: (s) => s.no_dok || s.alasan, lebar: 190 },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: () => '',
      lebar: 160,
      urut: false,
      tampil: (s) => {
        if (s.status !== 'MENUNGGU') return null;
        if (s.ke === pengguna.user_id) {
          return (
            <Group gap={6} wrap="nowrap">
              <Button size="compact-xs" onClick={() => setTerima(s)}>
                Terima
              </Button>
              <Button size="compact-xs" variant="light" color="red" onClick={() => setTolak(s)}>
                Tolak
              </Button>
            </Group>
          );
        }
        return s.dari === pengguna.user_id ? (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => void putuskan(s, 'TARIK').catch((sebab) => pesan.gagal(pesanDari(sebab)))}
          >
            Tarik Kembali
          </Button>
        ) : null;
      },
    },
  ];
  return (
    <Stack gap="md">
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : (
        <DataTable
          label="Serah terima kas"
          kolom={kolom}
          data={data?.serah ?? []}
          idBaris={(s) => String(s.id)}
          memuat={isPending}
          kosong="Belum ada serah terima hari ini"
        />
      )}
      <section className={kelas.bingkai} aria-label="Serahkan laci">
        <Stack gap="md">
          <div>
            <Title order={2} fz={16} fw={600}>
              Serahkan laci saya
            </Title>
            <Text fz={13} c="dimmed">
              Hitung seluruh isi laci. Saldo berpindah setelah penerima menghitung dan menerimanya.
            </Text>
          </div>
          <Select
            label="Kasir penerima"
            maw={460}
            data={(data?.tujuan ?? []).map((t) => ({ value: t.user_id, label: `${t.user_name} (${t.user_id})` }))}
            value={ke}
            onChange={setKe}
            searchable
          />
          <FormPecahan lembar={lembar} ganti={setLembar} />
          {galat && (
            <Alert color="red" role="alert" maw={460}>
              {galat}
            </Alert>
          )}
          <Group>
            <Button loading={sibuk} disabled={jumlah(lembar) === 0} onClick={() => void serahkan()}>
              Serahkan
            </Button>
          </Group>
        </Stack>
      </section>
      {terima && (
        <DialogTerima
          serah={terima}
          onTutup={() => setTerima(undefined)}
          onYa={async (jumlah_rp) => {
            await putuskan(terima, 'TERIMA', { jumlah_rp });
            setTerima(undefined);
          }}
        />
      )}
      {tolak && (
        <DialogAlasan
          judul={`Tolak Laci ${tolak.dari}`}
          ya="Tolak"
          bahaya
          onTutup={() => setTolak(undefined)}
          onYa={async (alasan) => {
            await putuskan(tolak, 'TOLAK', { alasan });
            setTolak(undefined);
            return true;
          }}
        />
      )}
    </Stack>
  );
}

function DialogTerima(props: { serah: Serah; onTutup: () => void; onYa: (jumlah: number) => Promise<void> }) {
  const [lembar, setLembar] = useState<Lembar>({});
  const [galat, setGalat] = useState('');
  const [sibuk, setSibuk] = useState(false);
  const kirim = async () => {
    setSibuk(true);
    setGalat('');
    try {
      await props.onYa(jumlah(lembar));
    } catch (sebab) {
      setGalat(pesanDari(sebab));
      setSibuk(false);
    }
  };
  return (
    <Modal
      opened
      onClose={props.onTutup}
      title={`Terima Laci ${props.serah.dari}`}
      centered
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        <Text fz={13} c="dimmed">
          Hitung uang yang Anda terima.
        </Text>
        <FormPecahan lembar={lembar} ganti={setLembar} />
        {galat && (
          <Alert color="red" role="alert">
            {galat}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onTutup}>
            Batal
          </Button>
          <Button loading={sibuk} disabled={jumlah(lembar) === 0} onClick={() => void kirim()}>
            Terima Laci
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
