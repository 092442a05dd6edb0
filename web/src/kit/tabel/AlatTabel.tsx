// The toolbar over a table: search, filters, up to four buttons, CSV, columns and density, and the add button.
// 40 px high; where the table is narrow the buttons become a menu.
import { ActionIcon, Button, Menu, TextInput } from '@mantine/core';
import {
  IconColumns3,
  IconDots,
  IconFileTypeCsv,
  IconPlus,
  IconRowInsertBottom,
  IconSearch,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { enterPolos } from '../enter';
import { useGudang } from '../gudang';
import { TEKS } from '../teks';
import { aturKepadatan, type Kepadatan, kepadatan } from './kepadatan';
import kelas from './tabel.module.css';
import type { TombolTabel } from './tipe';

interface Props {
  label: string;
  /** Too little room for the buttons in a row. */
  sempit: boolean;
  cari?: { nilai: string; atur: (teks: string) => void };
  alat?: ReactNode;
  tombol: readonly TombolTabel[];
  onEkspor?: () => void;
  tambah?: { aksi: () => void; label?: string };
  kolom: readonly { kunci: string; judul: string; terlihat: boolean; ganti: (ya: boolean) => void }[];
}

const NAMA_KEPADATAN: Record<Kepadatan, string> = { rapat: 'Rapat', normal: 'Normal', lega: 'Lega' };

export function AlatTabel({ label, sempit, cari, alat, tombol, onEkspor, tambah, kolom }: Props) {
  const csv = { label: TEKS.eksporCsv, ikon: <IconFileTypeCsv size={16} />, aksi: () => onEkspor?.() };
  const semua: readonly TombolTabel[] = onEkspor ? [...tombol, csv] : tombol;
  return (
    <div className={kelas.alat}>
      {cari && (
        <TextInput
          aria-label={`${TEKS.cari} di ${label}`}
          placeholder={TEKS.cari}
          leftSection={<IconSearch size={16} />}
          value={cari.nilai}
          onChange={(kejadian) => cari.atur(kejadian.currentTarget.value)}
          onKeyDown={(kejadian) => {
            if (enterPolos(kejadian)) kejadian.preventDefault();
          }}
          className={kelas.cari}
        />
      )}
      {alat}
      <span className={kelas.pemisah} />
      {!sempit && tombol.map((satu) => <TombolAlat key={satu.label} {...satu} />)}
      <div className={kelas.ujung}>
        {sempit ? <MenuTombol tombol={semua} /> : onEkspor && <TombolAlat {...csv} />}
        <PilihKolom kolom={kolom} />
        <PilihKepadatan />
        {tambah && (
          <Button leftSection={<IconPlus size={16} />} onClick={tambah.aksi}>
            {tambah.label ?? TEKS.tambahData}
          </Button>
        )}
      </div>
    </div>
  );
}

export function TombolAlat({ label, ikon, nonaktif, aksi }: TombolTabel) {
  return (
    <Button variant="default" leftSection={ikon} disabled={nonaktif} onClick={aksi}>
      {label}
    </Button>
  );
}

export function MenuTombol({ tombol }: { tombol: readonly TombolTabel[] }) {
  if (tombol.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="Aksi lain di tabel" title="Aksi lain">
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {tombol.map((satu) => (
          <Menu.Item key={satu.label} leftSection={satu.ikon} disabled={satu.nonaktif} onClick={satu.aksi}>
            {satu.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export function PilihKolom({ kolom }: Pick<Props, 'kolom'>) {
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="Kolom yang tampil" title="Kolom">
          <IconColumns3 size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {kolom.map((satu) => (
          <Menu.CheckboxItem key={satu.kunci} checked={satu.terlihat} onChange={satu.ganti}>
            {satu.judul}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

export function PilihKepadatan() {
  const kini = useGudang(kepadatan);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="Kepadatan baris" title="Kepadatan">
          <IconRowInsertBottom size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={kini} onChange={(nilai) => aturKepadatan(nilai as Kepadatan)}>
          {(Object.keys(NAMA_KEPADATAN) as Kepadatan[]).map((satu) => (
            <Menu.RadioItem key={satu} value={satu}>
              {NAMA_KEPADATAN[satu]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
