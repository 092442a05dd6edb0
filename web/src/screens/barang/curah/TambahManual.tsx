// New stock of manual goods: one line after another goes to the list, and all of it is saved as one document.
import { ActionIcon, Button, Grid, Group, Select, Stack, Table, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import type { Alasan } from '@/kit/curah/api';
import { mg } from '@/kit/curah/isi';
import { IsianKeterangan } from '@/kit/dokumen/IsianDokumen';
import { PilihBaki, type TempatBaki } from '@/kit/dokumen/PilihBaki';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { Formulir } from '@/kit/Formulir';
import { Galat } from '@/kit/Galat';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianUang } from '@/kit/IsianUang';
import { IsianMinimalSatu } from '@/kit/isian';
import { Kosong } from '@/kit/Kosong';
import { sebut, useAcuan } from '../tambah/acuan';
import { banyak } from './TersimpanCurah';
import type { TambahManual as Keadaan } from './useTambahManual';

interface Props {
  keadaan: Keadaan;
  alasan: readonly Alasan[];
}

export function TambahManual({ keadaan: k, alasan }: Props) {
  const acuan = useAcuan();
  const [group, setGroup] = useState<string | null>(null);
  const [dept, setDept] = useState<string | null>(null);
  const [tempat, setTempat] = useState<TempatBaki>({ kode_gudang: 'TOKO', kode_toko: '' });
  const [qty, setQty] = useState('');
  const [gram, setGram] = useState('');
  const [modal, setModal] = useState<number | null>(null);
  const [galat, setGalat] = useState<string>();
  const mulai = useRef<HTMLInputElement>(null);
  const { simpan } = k;

  if (acuan.galat) return <Galat pesan={pesanDari(acuan.galat)} cobaLagi={acuan.cobaLagi} />;
  const jenis = acuan.jenis.filter((j) => j.kode_group === '' || j.kode_group === group);
  const masukkan = () => {
    const salah =
      (!group && 'Kategori Harus Dipilih') ||
      (!dept && 'Kode Jenis Harus Dipilih') ||
      (tempat.kode_toko === '' && 'Kode Toko Harus Dipilih') ||
      (!(Number(qty) > 0) && 'Jumlah harus lebih dari nol') ||
      (!(mg(gram) > 0) && 'Berat harus lebih dari nol') ||
      undefined;
    if (salah || !group || !dept) return setGalat(salah);
    const nama = jenis.find((j) => j.kode_dept === dept)?.nama_dept ?? '';
    if (!k.masukkan({ kode_group: group, kode_dept: dept, nama_dept: nama, ...tempat, qty, berat: gram, modal }))
      return setGalat('Kode Jenis Tidak Boleh Sama');
    setGalat(undefined);
    setDept(null);
    setQty('');
    setGram('');
    setModal(null);
    mulai.current?.focus();
  };
  return (
    <Stack gap="md">
      <GalatDokumen simpan={simpan} />
      <Formulir label="Tambah stok manual" onSimpan={() => undefined} aktif={false}>
        <Grid.Col span={{ base: 12, xs: 6 }}>
          <Select
            label="Kategori"
            required
            searchable
            data={acuan.group
              .filter((g) => !g.is_acc && !g.is_berlian)
              .map((g) => ({ value: g.kode_group, label: sebut(g.kode_group, g.nama_group) }))}
            value={group}
            onChange={(nilai) => {
              setGroup(nilai);
              setDept(null);
            }}
            disabled={simpan.sibuk}
            nothingFoundMessage="Tidak Ada Data"
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6 }}>
          <Select
            ref={mulai}
            label="Kode Jenis"
            required
            searchable
            data={jenis.map((j) => ({ value: j.kode_dept, label: sebut(j.kode_dept, j.nama_dept) }))}
            value={dept}
            onChange={setDept}
            disabled={simpan.sibuk || !group}
            nothingFoundMessage="Tidak Ada Data"
          />
        </Grid.Col>
        <PilihBaki
          nilai={tempat}
          onGanti={setTempat}
          boleh={(g) => !g.milik_customer && !g.boleh_tujuan_hancur}
          mati={simpan.sibuk}
        />
        <Grid.Col span={{ base: 12, xs: 4 }}>
          <IsianMinimalSatu
            label="Jumlah"
            required
            value={qty}
            onChange={setQty}
            maxLength={6}
            disabled={simpan.sibuk}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 4 }}>
          <IsianBerat label="Berat" required value={gram} onChange={setGram} disabled={simpan.sibuk} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 4 }}>
          <IsianUang
            label="Harga Modal"
            description={
              modal && mg(gram) > 0
                ? `${rupiah(Math.round((modal * 1000) / mg(gram)))} per gram`
                : 'Untuk seluruh baris ini'
            }
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={modal}
            onChange={setModal}
            disabled={simpan.sibuk}
          />
        </Grid.Col>
        <Grid.Col span={12}>
          <Group justify="space-between">
            <Text c="red" fz={13} role="alert">
              {galat}
            </Text>
            <Button
              data-simpan
              variant="default"
              leftSection={<IconPlus size={16} />}
              onClick={masukkan}
              disabled={simpan.sibuk}
            >
              Tambah Ke Daftar
            </Button>
          </Group>
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6 }}>
          <Select
            label="Alasan"
            required
            allowDeselect={false}
            data={alasan.filter((a) => a.masuk).map((a) => ({ value: a.kode, label: a.nama }))}
            value={k.alasan}
            onChange={(nilai) => k.setAlasan(nilai ?? 'PEMBELIAN')}
            error={simpan.kolom.alasan}
            disabled={simpan.sibuk}
          />
        </Grid.Col>
        <IsianKeterangan simpan={simpan} nilai={k.keterangan} onGanti={k.setKeterangan} />
      </Formulir>
      <DaftarTambah keadaan={k} />
    </Stack>
  );
}

function DaftarTambah({ keadaan: k }: { keadaan: Keadaan }) {
  if (k.baris.length === 0) return <Kosong teks="Belum ada baris. Isi form di atas, lalu Tambah Ke Daftar." />;
  return (
    <Table.ScrollContainer minWidth={700}>
      <Table striped fz={14} aria-label="Stok yang ditambah">
        <Table.Thead>
          <Table.Tr>
            {['Group', 'Jenis', 'Baki'].map((judul) => (
              <Table.Th key={judul}>{judul}</Table.Th>
            ))}
            {['Jumlah', 'Berat (gr)', 'Harga Modal'].map((judul) => (
              <Table.Th key={judul} ta="right">
                {judul}
              </Table.Th>
            ))}
            <Table.Th>Aksi</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {k.baris.map((b) => {
            const salah = Object.values(k.galat.get(b.id) ?? {}).join('. ');
            return (
              <Table.Tr key={b.id}>
                <Table.Td>{b.kode_group}</Table.Td>
                <Table.Td>
                  {b.kode_dept} {b.nama_dept}
                  {salah && (
                    <Text fz={12} c="red" role="alert">
                      {salah}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>
                  {b.kode_gudang} {b.kode_toko}
                </Table.Td>
                <Table.Td ta="right">{tulisAngka(Number(b.qty), 'angka')}</Table.Td>
                <Table.Td ta="right">{berat(Number(b.berat))}</Table.Td>
                <Table.Td ta="right">{rupiah(b.modal ?? 0)}</Table.Td>
                <Table.Td w={48}>
                  <ActionIcon
                    variant="subtle"
                    color="red"
                    aria-label={`Hapus ${b.kode_dept} ${b.kode_toko}`}
                    disabled={k.simpan.sibuk}
                    onClick={() => k.buang(b.id)}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th colSpan={3}>{k.jumlah.baris} baris</Table.Th>
            <Table.Th ta="right" colSpan={2}>
              {banyak(k.jumlah.qty, k.jumlah.berat)}
            </Table.Th>
            <Table.Th ta="right">{rupiah(k.baris.reduce((n, b) => n + (b.modal ?? 0), 0))}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  );
}
