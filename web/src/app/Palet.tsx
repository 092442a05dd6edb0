// The command palette (Ctrl+K): every menu the person may see, found by name or place, without a mouse.
// Loaded when it is first opened.
import { Modal, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { TEKS } from '@/kit/teks';
import type { Rute } from '@/routes';
import { cariMenu } from './cariMenu';
import { ikonMenu } from './ikonMenu';
import { ruteTerlihat } from './menu';
import kelas from './Palet.module.css';
import { useSesiAda } from './sesi';

export default function Palet({ onTutup }: { onTutup: () => void }) {
  const { pengguna, modul } = useSesiAda();
  const pindah = useNavigate();
  const [cari, setCari] = useState('');
  const [pilihan, setPilihan] = useState(0);
  const terlihat = useMemo(() => ruteTerlihat(pengguna, modul), [pengguna, modul]);
  const hasil = useMemo(() => cariMenu(terlihat, cari), [terlihat, cari]);
  const buka = (rute: Rute | undefined) => {
    if (!rute) return;
    onTutup();
    void pindah({ to: rute.path });
  };
  const jalan = (kejadian: KeyboardEvent) => {
    if (kejadian.key === 'ArrowDown') setPilihan((kini) => (hasil.length ? (kini + 1) % hasil.length : 0));
    else if (kejadian.key === 'ArrowUp')
      setPilihan((kini) => (hasil.length ? (kini + hasil.length - 1) % hasil.length : 0));
    else if (kejadian.key === 'Enter') buka(hasil[pilihan]);
    else return;
    kejadian.preventDefault();
  };
  return (
    <Modal
      opened
      onClose={onTutup}
      withCloseButton={false}
      padding={0}
      size={600}
      yOffset="10dvh"
      attributes={{ content: { 'aria-label': 'Cari menu' } }}
    >
      <TextInput
        data-autofocus
        role="combobox"
        aria-label="Nama menu"
        aria-expanded
        aria-controls="palet-hasil"
        aria-activedescendant={hasil[pilihan] ? `palet-${pilihan}` : undefined}
        autoComplete="off"
        size="lg"
        variant="unstyled"
        className={kelas.cari}
        leftSection={<IconSearch size={18} />}
        placeholder="Cari menu, misalnya laporan penjualan"
        value={cari}
        onChange={(kejadian) => {
          setCari(kejadian.currentTarget.value);
          setPilihan(0);
        }}
        onKeyDown={jalan}
      />
      {hasil.length === 0 && (
        <Text c="dimmed" ta="center" py="xl" role="status">
          {TEKS.tidakAdaData}
        </Text>
      )}
      <div id="palet-hasil" role="listbox" aria-label="Menu yang cocok" className={kelas.daftar}>
        {hasil.map((rute, i) => (
          <Hasil key={rute.path} rute={rute} nomor={i} terpilih={i === pilihan} onSorot={setPilihan} onBuka={buka} />
        ))}
      </div>
    </Modal>
  );
}

interface HasilProps {
  rute: Rute;
  nomor: number;
  terpilih: boolean;
  onSorot: (nomor: number) => void;
  onBuka: (rute: Rute) => void;
}

function Hasil({ rute, nomor, terpilih, onSorot, onBuka }: HasilProps) {
  const Ikon = ikonMenu(rute.menu[0] ?? '');
  return (
    <div
      id={`palet-${nomor}`}
      role="option"
      tabIndex={-1}
      aria-selected={terpilih}
      className={kelas.hasil}
      ref={(el) => {
        if (terpilih) el?.scrollIntoView({ block: 'nearest' });
      }}
      onPointerMove={() => onSorot(nomor)}
      onClick={() => onBuka(rute)}
      onKeyDown={(kejadian) => kejadian.key === 'Enter' && onBuka(rute)}
    >
      <Ikon size={20} stroke={1.5} aria-hidden />
      <span>
        <Text component="span" display="block" lh={1.35}>
          {rute.judul}
        </Text>
        <Text component="span" fz={12} c="dimmed" lh={1.3}>
          {rute.menu.join(' / ')}
        </Text>
      </span>
    </div>
  );
}
