// The side panel: search over labels and fields, the font of the layout, and the list with copy and delete. What the
// layout came with is hidden instead of deleted.
import { ActionIcon, Button, Group, Menu, Paper, Select, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import {
  IconBarcode,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconLetterT,
  IconMinus,
  IconPhoto,
  IconPlus,
  IconQrcode,
  IconSearch,
  IconTrash,
} from '@tabler/icons-react';
import clsx from 'clsx';
import { useMemo, useState } from 'react';
import { kataLabel } from './model';
import kelas from './Panel.module.css';
import { NAMA_FONT, NAMA_JENIS, TEKS_LETAK } from './teks';
import { type Bidang, type Definisi, JENIS, type Jenis, type Label, type TipeLetak } from './tipe';

const IKON: Record<Jenis, typeof IconCopy> = {
  text: IconLetterT,
  line: IconMinus,
  gambar: IconPhoto,
  barcode: IconBarcode,
  qrcode: IconQrcode,
};

interface Props {
  label: readonly Label[];
  tipe: TipeLetak;
  definisi: Definisi;
  font: string;
  terpilih?: string;
  galat: ReadonlyMap<string, unknown>;
  sibuk: boolean;
  onPilih: (name: string) => void;
  onFont: (font: string) => void;
  onTampil: (name: string, tampil: boolean) => void;
  onSalin: (label: Label) => void;
  onHapus: (label: Label) => void;
  onTambah: (jenis: Jenis, bidang?: Bidang) => void;
}

const cocok = (cari: string, ...teks: string[]) => teks.some((t) => t.toLowerCase().includes(cari));

export function PanelLabel(props: Props) {
  const { label, tipe, definisi, font, terpilih, galat, sibuk } = props;
  const [ketik, setKetik] = useState('');
  const cari = ketik.trim().toLowerCase();
  const tersaring = useMemo(
    () => (cari === '' ? label : label.filter((l) => cocok(cari, l.name, l.isi, kataLabel(l, tipe)))),
    [label, cari, tipe],
  );
  const bidang = useMemo(
    () => (cari === '' ? [] : tipe.bidang.filter((b) => cocok(cari, b.nama, b.arti)).slice(0, 6)),
    [tipe, cari],
  );
  return (
    <Paper withBorder p="sm" component="section" aria-label="Daftar label" className={kelas.panel}>
      <Stack gap="sm">
        <TextInput
          label={TEKS_LETAK.cariField}
          placeholder="Nama atau isi…"
          leftSection={<IconSearch size={16} />}
          value={ketik}
          onChange={(e) => setKetik(e.currentTarget.value)}
        />
        <Select
          label="Font Nota"
          description="Berlaku untuk semua label"
          data={definisi.font.map((value) => ({ value, label: NAMA_FONT[value] ?? value }))}
          value={font}
          allowDeselect={false}
          onChange={(baru) => baru && props.onFont(baru)}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <ul className={kelas.daftar} aria-label="Label" tabIndex={0}>
          {tersaring.map((l) => (
            <Baris
              key={l.name}
              label={l}
              kata={kataLabel(l, tipe)}
              terpilih={l.name === terpilih}
              salah={galat.has(l.name)}
              sibuk={sibuk}
              onPilih={() => props.onPilih(l.name)}
              onTampil={() => props.onTampil(l.name, !l.status)}
              onSalin={() => props.onSalin(l)}
              onHapus={() => props.onHapus(l)}
            />
          ))}
          {tersaring.length === 0 && (
            <li>
              <Text c="dimmed" p="xs">
                Tidak Ada Data
              </Text>
            </li>
          )}
        </ul>
        {bidang.length > 0 && (
          <div>
            <Text fz={12} c="dimmed" mb={4}>
              Tambahkan field
            </Text>
            <Group gap={6}>
              {bidang.map((b) => (
                <Button
                  key={b.nama}
                  size="compact-xs"
                  variant="default"
                  leftSection={<IconPlus size={12} />}
                  title={b.nama}
                  aria-label={b.nama}
                  onClick={() => props.onTambah('text', b)}
                >
                  <span className={kelas.kata} data-kata={b.arti} />
                </Button>
              ))}
            </Group>
          </div>
        )}
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="default" leftSection={<IconPlus size={16} />}>
              Tambah Label
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {JENIS.map((jenis) => (
              <Menu.Item key={jenis} onClick={() => props.onTambah(jenis)}>
                {NAMA_JENIS[jenis]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </Stack>
    </Paper>
  );
}

interface PropsBaris {
  label: Label;
  kata: string;
  terpilih: boolean;
  salah: boolean;
  sibuk: boolean;
  onPilih: () => void;
  onTampil: () => void;
  onSalin: () => void;
  onHapus: () => void;
}

function Baris({ label, kata, terpilih, salah, sibuk, onPilih, onTampil, onSalin, onHapus }: PropsBaris) {
  const Ikon = IKON[label.jenis];
  const { name, status, is_deletable } = label;
  return (
    <li className={clsx(kelas.baris, terpilih && kelas.terpilih, salah && kelas.salah)}>
      <UnstyledButton
        className={kelas.nama}
        aria-label={name}
        aria-current={terpilih || undefined}
        onClick={onPilih}
        title={`${name}: ${label.isi}`}
      >
        <Ikon size={14} aria-hidden="true" />
        <span className={clsx(kelas.kata, !status && kelas.redup)} data-kata={kata} />
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={`${status ? 'Sembunyikan' : 'Tampilkan'} ${name}`}
        onClick={onTampil}
      >
        {status ? <IconEye size={14} /> : <IconEyeOff size={14} />}
      </ActionIcon>
      <ActionIcon variant="subtle" size="sm" aria-label={`Copy ${name}`} disabled={sibuk} onClick={onSalin}>
        <IconCopy size={14} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        size="sm"
        aria-label={`Hapus ${name}`}
        title={is_deletable ? undefined : 'Label bawaan hanya bisa disembunyikan'}
        disabled={sibuk || !is_deletable}
        onClick={onHapus}
      >
        <IconTrash size={14} />
      </ActionIcon>
    </li>
  );
}
