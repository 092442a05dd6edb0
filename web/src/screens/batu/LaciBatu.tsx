// One stone in a drawer: what it is, where it lies, its certificate as PDF or photo, and its story over all stores.
import { Alert, Badge, Button, Drawer, FileButton, Group, Stack, Table, Text } from '@mantine/core';
import { IconCertificate, IconUpload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { rupiah, tulisAngka } from '@/kit/angka';
import { bukaPdf } from '@/kit/cetak/DialogCetak';
import { Galat } from '@/kit/Galat';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { waktuLengkap } from '@/kit/waktu';
import { type BatuRinci, kirimSertifikat, kueriRinci, lihatSertifikat, segarkan } from './api';
import { sebut, sebutSertifikat, sebutTempat } from './model';

export function LaciBatu({ kode, onTutup }: { kode: string; onTutup: () => void }) {
  const { data, error, isPending, refetch } = useQuery(kueriRinci(kode));
  return (
    <Drawer
      opened
      onClose={onTutup}
      position="right"
      size={560}
      title={`Batu ${kode}`}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaTabel />}
      {data && <Isi r={data} />}
    </Drawer>
  );
}

function Isi({ r }: { r: BatuRinci }) {
  const b = r.batu[0];
  if (!b) return null;
  const sifat: [string, string][] = [
    ['Jenis', b.jenis === 'PAKET' ? 'Paket' : 'Satuan'],
    ['Cut, polish, symmetry', [b.cutgrade, b.polish, b.symmetry].filter(Boolean).join(', ')],
    ['Fluorescence', b.fluorescence],
    ['Sertifikat', sebutSertifikat(b)],
    ['Tempat sertifikat', b.tempat_sertifikat],
    ['Supplier', b.kode_supplier],
    ['Masuk', `${b.tgl_masuk} · ${b.no_masuk}`],
    ['Harga beli', b.usd_carat > 0 ? `USD ${tulisAngka(b.usd_carat, 'persen')} per carat` : ''],
    ['Keterangan', b.keterangan],
  ];
  return (
    <Stack gap="md">
      <Text fw={600} fz={16}>
        {sebut(b)}
      </Text>
      {r.batu.map((x) => (
        <Group key={x.tempat} justify="space-between" data-tempat={x.tempat}>
          <Badge variant="light" tt="none" size="lg">
            {sebutTempat(x.tempat)}
          </Badge>
          <Text style={{ fontVariantNumeric: 'tabular-nums' }}>
            {x.butir} butir · {tulisAngka(x.carat, 'berat')} ct{x.nilai ? ` · ${rupiah(x.nilai)}` : ''}
          </Text>
        </Group>
      ))}
      <Table fz={13} aria-label="Sifat batu">
        <Table.Tbody>
          {sifat
            .filter(([, isi]) => isi !== '')
            .map(([nama, isi]) => (
              <Table.Tr key={nama}>
                <Table.Td c="dimmed" w={160}>
                  {nama}
                </Table.Td>
                <Table.Td>{isi}</Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
      {b.no_sertifikat !== '' && <Sertifikat kode={b.kode_batu} ada={b.berkas} />}
      <Table.ScrollContainer minWidth={460}>
        <Table fz={13} aria-label="Mutasi batu">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Waktu</Table.Th>
              <Table.Th>Dokumen</Table.Th>
              <Table.Th>Tempat</Table.Th>
              <Table.Th ta="right">Butir</Table.Th>
              <Table.Th ta="right">Carat</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {r.mutasi.map((m, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a book have no other key here and never change their order
              <Table.Tr key={i}>
                <Table.Td>{waktuLengkap(m.waktu)}</Table.Td>
                <Table.Td>
                  {m.balik ? 'Batal ' : ''}
                  {m.no_dok}
                </Table.Td>
                <Table.Td>{sebutTempat(m.tempat)}</Table.Td>
                <Table.Td ta="right">{tulisAngka(m.butir, 'angka')}</Table.Td>
                <Table.Td ta="right">{tulisAngka(m.carat, 'berat')}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Stack>
  );
}

function Sertifikat({ kode, ada }: { kode: string; ada: boolean }) {
  const kueri = useQueryClient();
  const [galat, setGalat] = useState('');
  const [sibuk, setSibuk] = useState(false);
  const kerjakan = async (kerja: () => Promise<unknown>) => {
    setSibuk(true);
    setGalat('');
    try {
      await kerja();
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    } finally {
      setSibuk(false);
    }
  };
  const unggah = (berkas: File | null) => {
    if (!berkas) return;
    void kerjakan(async () => {
      const jawab = await kirimSertifikat(kode, berkas);
      pesan.sukses(jawab.message ?? 'Sertifikat Berhasil Disimpan');
      await segarkan(kueri);
    });
  };
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconCertificate size={16} />}
          disabled={!ada}
          title={ada ? undefined : 'Sertifikatnya belum diunggah'}
          loading={sibuk}
          onClick={() => void kerjakan(() => bukaPdf(() => lihatSertifikat(kode), kode))}
        >
          Lihat Sertifikat
        </Button>
        <FileButton accept="application/pdf,image/jpeg,image/png,image/webp" onChange={unggah}>
          {(p) => (
            <Button {...p} variant="subtle" leftSection={<IconUpload size={16} />} disabled={sibuk}>
              {ada ? 'Ganti Sertifikat' : 'Unggah Sertifikat'}
            </Button>
          )}
        </FileButton>
      </Group>
      {galat && (
        <Alert color="red" role="alert">
          {galat}
        </Alert>
      )}
    </Stack>
  );
}
