// The toolbar over a table: search, filters, up to four buttons, CSV, columns and density, and the add button.
// 40 px high; it wraps on narrow screens.
import { ActionIcon, Button, Menu, TextInput } from '@mantine/core';
import { IconColumns3, IconFileTypeCsv, IconPlus, IconRowInsertBottom, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { enterPolos } from '../enter';
import { useGudang } from '../gudang';
import { TEKS } from '../teks';
import { aturKepadatan, type Kepadatan, kepadatan } from './kepadatan';
import kelas from './tabel.module.css';
import type { TombolTabel } from './tipe';

interface Props {
  label: string;
  cari?: { nilai: string; atur: (teks: string) => void };
  alat?: ReactNode;
  tombol: readonly TombolTabel[];
  onEkspor?: () => void;
  tambah?: { aksi: () => void; label?: string };
  kolom: readonly { kunci: string; judul: string; terlihat: boolean; ganti: (ya: boolean) => void }[];
}

const NAMA_KEPADATAN: Record<Kepadatan, string> = { rapat: 'Rapat', normal: 'Normal', lega: 'Lega' };

export function AlatTabel({ label, cari, alat, tombol, onEkspor, tambah, kolom }: Props) {
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
      {tombol.map((satu) => (
        <Button key={satu.label} variant="default" leftSection={satu.ikon} disabled={satu.nonaktif} onClick={satu.aksi}>
          {satu.label}
        </Button>
      ))}
      {onEkspor && (
        <Button variant="default" leftSection={<IconFileTypeCsv size={16} />} onClick={onEkspor}>
          {TEKS.eksporCsv}
        </Button>
      )}
      <PilihKolom kolom={kolom} />
      <PilihKepadatan />
      {tambah && (
        <Button leftSection={<IconPlus size={16} />} onClick={tambah.aksi}>
          {tambah.label ?? TEKS.tambahData}
        </Button>
      )}
    </div>
  );
}

function PilihKolom({ kolom }: Pick<Props, 'kolom'>) {
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

function PilihKepadatan() {
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
