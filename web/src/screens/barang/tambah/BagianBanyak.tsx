// The parts bulk entry and receipts share: the generator's paper, the totals with Clear Data and the grid, and what opens over
// the page.
import { Badge, Button, Group, Paper } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat as tulisBerat } from '@/kit/angka';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { adalahSunting, bangkitkan, barisIsi, jumlahMg, type Pembuat } from './baris';
import { FormPembuat } from './FormPembuat';
import { DialogFoto } from './FotoBaris';
import { FotoGagal, ProgresFoto } from './KabarSimpan';
import { Kisi } from './Kisi';
import type { Banyak } from './useBanyak';

const CetakLabel = lazy(() => import('../label/CetakLabel').then((m) => ({ default: m.CetakLabel })));

interface GeneratorProps {
  banyak: Banyak;
  /** The only warehouses pieces may come into. */
  gudang?: readonly string[];
  denganSupplier?: boolean;
  /** Looks at what is to be made, before it is. */
  onBuat?: (p: Pembuat) => void;
}

export function Generator({ banyak: b, onBuat, ...lain }: GeneratorProps) {
  return (
    <Paper withBorder p="md" component="section" aria-label="Generator">
      {b.acuan.galat ? (
        <Galat pesan={pesanDari(b.acuan.galat)} cobaLagi={b.acuan.cobaLagi} />
      ) : (
        <FormPembuat
          nilai={b.pembuat}
          onUbah={b.setPembuat}
          onBuat={(p) => {
            onBuat?.(p);
            const pertama = barisIsi(b.kini.current).length + 1;
            b.atur(bangkitkan(b.kini.current, p));
            // What is left to do is to weigh them, one after another.
            const sel = `[aria-label="Berat Asli (gr) baris ${pertama}"]`;
            setTimeout(() => document.querySelector<HTMLElement>(sel)?.focus());
          }}
          acuan={b.acuan}
          sistem={b.sistem}
          terkunci={b.terkunci}
          {...lain}
        />
      )}
    </Paper>
  );
}

/** What was refused, the totals, and the rows; further totals stand beside the first. */
export function DaftarBanyak({ banyak: b, label, children }: { banyak: Banyak; label: string; children?: ReactNode }) {
  return (
    <>
      <GalatDokumen simpan={b.simpan} />
      <FotoGagal {...b.gagalFoto} />
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <Badge size="xl" variant="light" radius="sm" data-total>
            {b.isi.length} barang · {tulisBerat(jumlahMg(b.isi) / 1000)} gr
          </Badge>
          {children}
        </Group>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} />}
          disabled={b.isi.length === 0 || b.simpan.sibuk}
          onClick={() => void b.bersihkan()}
        >
          Clear Data
        </Button>
      </Group>
      <Kisi
        label={label}
        baris={b.baris}
        kolom={b.kolom}
        onUbah={b.ubah}
        galat={b.galat}
        terkunci={b.terkunci}
        sunting={adalahSunting}
      />
    </>
  );
}

/** The photo of a row, labels of what was saved, and photos on their way. */
export function LapisanBanyak({ banyak: { foto, label, setLabel, unggah } }: { banyak: Banyak }) {
  const { dibuka, setFoto, gantiFoto } = foto;
  return (
    <>
      {dibuka && (
        <DialogFoto
          judul={`Foto ${dibuka.nama_barang || 'barang'}`}
          id={dibuka.images[0]}
          onTutup={() => setFoto(undefined)}
          onSimpan={(baru) => gantiFoto(dibuka, baru)}
        />
      )}
      {label && (
        <Suspense>
          <CetakLabel kode={label} tipe="LABEL BARCODE" onTutup={() => setLabel(undefined)} />
        </Suspense>
      )}
      <ProgresFoto unggah={unggah} />
    </>
  );
}
