// The stock with fields beside it: type how much of a row comes or goes. Enter goes to the next field; what the server
// refused stands under its field.
import { ActionIcon, Badge, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { IconSearch, IconTransferOut } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { berat, tulisAngka } from '@/kit/angka';
import {
  barisTerisi,
  type Isi,
  type IsiBaris,
  idStok,
  jumlahkan,
  KOSONG,
  kurang,
  mg,
  type Stok,
  terisi,
  ubahIsi,
} from '@/kit/curah/isi';
import { enterPolos } from '@/kit/enter';
import { pindahFokus } from '@/kit/fokus';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianUang } from '@/kit/IsianUang';
import { IsianAngka } from '@/kit/isian';
import { Kosong } from '@/kit/Kosong';
import { banyak } from './TersimpanCurah';

type BarisStok = Stok & { nama_dept: string };

interface Props<S extends BarisStok> {
  label: string;
  stok: readonly S[];
  isi: IsiBaris;
  onIsi: (isi: IsiBaris) => void;
  galat: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Stock comes in at a cost; otherwise it goes, and no more than there is. */
  masuk?: boolean;
  /** Rows have a tray and a weight. */
  berbaki?: boolean;
  terkunci?: boolean;
  kosong: string;
}

export function TabelIsi<S extends BarisStok>(p: Props<S>) {
  const { label, stok, isi, onIsi, galat, masuk = false, berbaki = false, terkunci } = p;
  const [cari, setCari] = useState('');
  const ref = useRef<HTMLTableSectionElement>(null);
  const kata = cari.trim().toLowerCase();
  const cocok = (s: S) =>
    [s.kode_group, s.kode_dept, s.nama_dept, s.kode_gudang, s.kode_toko].join(' ').toLowerCase().includes(kata);
  // A row with figures never hides behind a search.
  const tampak = stok.filter((s) => terisi(isi[idStok(s)]) || cocok(s));
  const jumlah = jumlahkan(barisTerisi(stok, isi).map((b) => b.isi));
  const majukan = (kejadian: KeyboardEvent) => {
    if (!enterPolos(kejadian) || !(kejadian.target instanceof HTMLInputElement) || !ref.current) return;
    kejadian.preventDefault();
    pindahFokus(ref.current, kejadian.target);
  };
  return (
    <Stack gap="sm">
      <Group gap="sm" justify="space-between">
        <TextInput
          aria-label={`Cari ${label}`}
          placeholder="Cari"
          leftSection={<IconSearch size={16} />}
          value={cari}
          onChange={(e) => setCari(e.currentTarget.value)}
          style={{ flex: '1 1 200px', maxWidth: 320 }}
        />
        <Badge size="xl" variant="light" radius="sm" data-total>
          {jumlah.baris} baris · {banyak(jumlah.qty, jumlah.berat)}
        </Badge>
      </Group>
      {tampak.length === 0 ? (
        <Kosong teks={stok.length === 0 ? p.kosong : 'Tidak ada yang cocok'} />
      ) : (
        <Table.ScrollContainer minWidth={berbaki ? 820 : 620} mah="max(260px, calc(100dvh - 400px))">
          <Table striped stickyHeader aria-label={label} verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                {berbaki && <Table.Th>Baki</Table.Th>}
                <Table.Th>Group</Table.Th>
                <Table.Th>Jenis</Table.Th>
                <Table.Th ta="right">Stok</Table.Th>
                <Table.Th ta="right">Jumlah (pcs)</Table.Th>
                {berbaki && <Table.Th ta="right">Berat (gr)</Table.Th>}
                {masuk && <Table.Th ta="right">Harga Modal / pcs</Table.Th>}
                <Table.Th ta="right">Menjadi</Table.Th>
                {berbaki && <Table.Th>Aksi</Table.Th>}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody ref={ref} onKeyDown={majukan}>
              {tampak.map((s) => (
                <SatuBaris
                  key={idStok(s)}
                  stok={s}
                  isi={isi[idStok(s)] ?? KOSONG}
                  galat={galat.get(idStok(s)) ?? {}}
                  masuk={masuk}
                  berbaki={berbaki}
                  terkunci={terkunci}
                  onUbah={(ubah) => onIsi(ubahIsi(isi, idStok(s), ubah))}
                />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Stack>
  );
}

interface PropsBaris {
  stok: BarisStok;
  isi: Isi;
  galat: Readonly<Record<string, string>>;
  masuk: boolean;
  berbaki: boolean;
  terkunci?: boolean;
  onUbah: (ubah: Partial<Isi>) => void;
}

function SatuBaris({ stok, isi, galat, masuk, berbaki, terkunci, onUbah }: PropsBaris) {
  const nama = [stok.kode_toko, stok.kode_dept].filter(Boolean).join(' ');
  const tanda = masuk ? 1 : -1;
  const ikut = terisi(isi);
  const sebab = ikut && !masuk ? kurang(stok, isi) : undefined;
  const qty = stok.qty + tanda * (Number(isi.qty) || 0);
  const gram = (mg(stok.berat ?? 0) + tanda * (mg(isi.berat) || 0)) / 1000;
  const lain = galat.kode_dept ?? galat.kode_group ?? galat.kode_toko;
  return (
    <Table.Tr>
      {berbaki && (
        <Table.Td>
          {stok.kode_gudang} {stok.kode_toko}
        </Table.Td>
      )}
      <Table.Td>{stok.kode_group}</Table.Td>
      <Table.Td>
        <Text fz={14}>{stok.kode_dept}</Text>
        <Text fz={12} c="dimmed">
          {stok.nama_dept}
        </Text>
        {lain && (
          <Text fz={12} c="red" role="alert">
            {lain}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">
        {tulisAngka(stok.qty, 'angka')}
        {berbaki && (
          <Text fz={12} c="dimmed">
            {berat(stok.berat ?? 0)} gr
          </Text>
        )}
      </Table.Td>
      <Table.Td w={140}>
        <IsianAngka
          aria-label={`Jumlah ${nama}`}
          value={isi.qty}
          onChange={(nilai) => onUbah({ qty: nilai })}
          error={galat.qty}
          galatLangsung
          disabled={terkunci}
          maxLength={7}
          styles={{ input: { textAlign: 'right' } }}
        />
      </Table.Td>
      {berbaki && (
        <Table.Td w={150}>
          <IsianBerat
            aria-label={`Berat ${nama}`}
            value={isi.berat}
            onChange={(nilai) => onUbah({ berat: nilai })}
            error={galat.berat}
            galatLangsung
            disabled={terkunci}
          />
        </Table.Td>
      )}
      {masuk && (
        <Table.Td w={180}>
          <IsianUang
            aria-label={`Harga modal ${nama}`}
            value={isi.modal}
            onChange={(nilai) => onUbah({ modal: nilai })}
            error={galat.harga_modal}
            galatLangsung
            disabled={terkunci}
          />
        </Table.Td>
      )}
      <Table.Td ta="right" miw={150}>
        {sebab ? (
          <Text fz={13} c="red" role="alert">
            {sebab}
          </Text>
        ) : (
          <Text fw={ikut ? 600 : undefined} c={ikut ? undefined : 'dimmed'}>
            {berbaki ? banyak(qty, gram) : tulisAngka(qty, 'angka')}
          </Text>
        )}
      </Table.Td>
      {berbaki && (
        <Table.Td w={48}>
          <ActionIcon
            variant="subtle"
            aria-label={`Semua ${nama}`}
            title="Semua"
            disabled={terkunci}
            onClick={() => onUbah({ qty: String(stok.qty), berat: (stok.berat ?? 0).toFixed(3) })}
          >
            <IconTransferOut size={16} />
          </ActionIcon>
        </Table.Td>
      )}
    </Table.Tr>
  );
}
