// Where a paper of pieces goes: a printer of the store that can carry it, or a PDF in a window. The last choice is kept
// for each kind of paper.
import { Button, Group, Kbd, Modal, NumberInput, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { pesan } from '../pesan';
import { baca, tulis } from '../simpanan';
import { lepasNanti, unduhBerkas } from '../unduh';
import { type KerjaCetak, kueriPrinter, type Printer, unduhCetak, uraian } from './api';

export interface DialogCetakProps {
  judul: string;
  /** The kind of paper, for remembering the printer. */
  macam: 'dokumen' | 'label' | 'nota' | 'kartu';
  /** The printer languages that carry it. */
  bahasa: readonly Printer['jenis'][];
  /** Prints, and answers the job with what the server said. */
  cetak: (printer: string, salinan: number) => Promise<{ kerja?: KerjaCetak | null; message?: string }>;
  pdf: (salinan: number) => Promise<Blob>;
  namaPdf: string;
  /** Copies of each label may be chosen. */
  denganSalinan?: boolean;
  onTutup: () => void;
  onTercetak?: () => void;
}

/** The choice of a file instead of a printer. */
export const PDF = 'pdf:';
const ingatan = (macam: DialogCetakProps['macam']) => `karat.pilihan.printer-${macam}`;
/** Where the printer is kept that labels went to last. */
export const PRINTER_LABEL = ingatan('label');

/** The window must open while the click is still being handled. */
export async function bukaPdf(buat: () => Promise<Blob>, nama: string): Promise<void> {
  const jendela = window.open('', '_blank');
  try {
    const berkas = await buat();
    if (!jendela) return unduhBerkas(berkas, nama);
    const alamat = URL.createObjectURL(berkas);
    jendela.location.replace(alamat);
    lepasNanti(alamat);
  } catch (sebab) {
    jendela?.close();
    throw sebab;
  }
}

export function DialogCetak(p: DialogCetakProps) {
  const ingat = ingatan(p.macam);
  const { data = [], error } = useQuery(kueriPrinter);
  const [dipilih, setDipilih] = useState(() => baca(ingat) ?? '');
  const [salinan, setSalinan] = useState(1);
  const [galat, setGalat] = useState<string>();
  const [sibuk, setSibuk] = useState(false);
  const printer = data.filter((satu) => satu.aktif && p.bahasa.includes(satu.jenis));
  const tujuan = [...printer.map((satu) => satu.nama), PDF];
  const ke = tujuan.find((satu) => satu === dipilih) ?? tujuan[0] ?? PDF;

  const jalan = async () => {
    if (sibuk) return;
    setSibuk(true);
    setGalat(undefined);
    tulis(ingat, ke);
    try {
      if (ke === PDF) {
        await bukaPdf(() => p.pdf(salinan), p.namaPdf);
      } else {
        const { kerja, message } = await p.cetak(ke, salinan);
        if (kerja?.cara === 'UNDUH') await unduhCetak(kerja);
        if (message) pesan.sukses(message);
      }
      p.onTercetak?.();
      p.onTutup();
    } catch (sebab) {
      setGalat(pesanDari(sebab));
      setSibuk(false);
    }
  };
  // The keys are the dialog's own: what stands behind it must not be saved by them.
  const tombol = (kejadian: KeyboardEvent) => {
    if (kejadian.key !== 'F9' && !(kejadian.key === 'Enter' && kejadian.ctrlKey)) return;
    kejadian.preventDefault();
    kejadian.stopPropagation();
    void jalan();
  };

  return (
    <Modal opened onClose={p.onTutup} title={p.judul} size={460} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="md" onKeyDown={tombol}>
        <Select
          label="Printer"
          data-autofocus
          openOnFocus={false}
          allowDeselect={false}
          data={tujuan.map((satu) => ({ value: satu, label: satu === PDF ? 'Buka sebagai PDF' : satu }))}
          renderOption={({ option }) => {
            const satu = printer.find((calon) => calon.nama === option.value);
            return (
              <div>
                <Text fz={14}>{option.label}</Text>
                {satu && (
                  <Text fz={12} c="dimmed">
                    {uraian(satu)}
                  </Text>
                )}
              </div>
            );
          }}
          value={ke}
          onChange={(nilai) => {
            setDipilih(nilai ?? '');
            setGalat(undefined);
          }}
          error={error ? pesanDari(error) : galat}
        />
        {p.denganSalinan && (
          <NumberInput
            label="Salinan setiap label"
            min={1}
            max={5}
            allowDecimal={false}
            value={salinan}
            onChange={(nilai) => setSalinan(Math.min(5, Math.max(1, Number(nilai) || 1)))}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={p.onTutup}>
            Batal
          </Button>
          <Button loading={sibuk} rightSection={<Kbd size="xs">F9</Kbd>} onClick={() => void jalan()}>
            {ke === PDF ? 'Buka PDF' : 'Cetak'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
