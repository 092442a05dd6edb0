// The loss a craftsman is allowed by kind of work. A new norm holds from today on, by the approval of another; works that began
// before keep theirs.
import { Autocomplete, Button, Group, Modal, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { tulisAngka } from '@/kit/angka';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { IsianPersen } from '@/kit/isian';
import type { DialogTukangProps } from './RinciTukang';

export function DialogNorma({ t, onTutup, onJadi }: DialogTukangProps) {
  const [jenis, setJenis] = useState('');
  const [norma, setNorma] = useState('');
  const simpan = useSimpanDokumen('emas-tukang/norma');
  const kirim = async () => {
    const jawab = await simpan.kirim({
      kode_tukang: t.tukang.kode_tukang,
      jenis_kerja: jenis.trim(),
      norma: Number(norma),
    });
    if (jawab) onJadi(jawab.message);
  };
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && onTutup()}
      title={`Norma Susut ${t.tukang.nama_tukang}`}
      size="md"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        <Table fz={13} aria-label="Norma susut">
          <Table.Tbody>
            <Table.Tr>
              <Table.Td>Pekerjaan lain (Master Tukang)</Table.Td>
              <Table.Td ta="right">{tulisAngka(t.tukang.toleransi_susut, 'persen')}%</Table.Td>
              <Table.Td />
            </Table.Tr>
            {t.norma.map((n) => (
              <Table.Tr key={n.jenis_kerja}>
                <Table.Td>{n.jenis_kerja}</Table.Td>
                <Table.Td ta="right">{tulisAngka(n.norma, 'persen')}%</Table.Td>
                <Table.Td c="dimmed">
                  sejak {n.mulai}, disetujui {n.disetujui}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Group grow align="flex-start">
          <Autocomplete
            label="Jenis pekerjaan"
            data-autofocus
            openOnFocus={false}
            data={[...t.jenis_kerja]}
            maxLength={30}
            value={jenis}
            onChange={(v) => {
              simpan.lupakan('jenis_kerja');
              setJenis(v);
            }}
            error={simpan.kolom.jenis_kerja}
            disabled={simpan.sibuk}
          />
          <IsianPersen
            label="Norma baru (%)"
            value={norma}
            onChange={(v) => {
              simpan.lupakan('norma');
              setNorma(v);
            }}
            error={simpan.kolom.norma}
            disabled={simpan.sibuk}
          />
        </Group>
        <Text fz={13} c="dimmed">
          Berlaku mulai hari ini untuk pekerjaan baru, dengan otorisasi SPV atau OWN.
        </Text>
        <GalatDokumen simpan={simpan} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={simpan.sibuk} onClick={onTutup}>
            Tutup
          </Button>
          <TombolSimpan
            simpan={simpan}
            onSimpan={() => void kirim()}
            label="Simpan Norma"
            mati={jenis.trim() === '' || norma === ''}
            sebab={jenis.trim() === '' ? 'Isi jenis pekerjaannya' : 'Isi normanya'}
          />
        </Group>
      </Stack>
    </Modal>
  );
}
