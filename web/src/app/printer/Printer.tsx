// The printers of the store and the print jobs of the last day. Any settings screen shows it with <TombolPrinter/>.
// A failed job can be sent again or called off; one's own can be downloaded.
import { Badge, Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { useKejadian } from '@/app/soket';
import {
  batalCetak,
  hapusPrinter,
  type KerjaCetak,
  KUNCI_PRINTER,
  kueriAntrean,
  kueriPrinter,
  type Printer,
  ujiPrinter,
  ulangCetak,
  unduhCetak,
  uraian,
} from '@/kit/cetak/api';
import { konfirmasi } from '@/kit/dialog';
import { Galat } from '@/kit/Galat';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { jam } from '@/kit/waktu';
import { FormPrinter } from './FormPrinter';
import kelas from './Printer.module.css';

const WARNA: Readonly<Record<KerjaCetak['status'], string>> = {
  MENUNGGU: 'blue',
  DIKIRIM: 'blue',
  SELESAI: 'green',
  GAGAL: 'red',
  BATAL: 'gray',
};

const KATA: Readonly<Record<KerjaCetak['status'], string>> = {
  MENUNGGU: 'Menunggu',
  DIKIRIM: 'Dikirim',
  SELESAI: 'Selesai',
  GAGAL: 'Gagal',
  BATAL: 'Dibatalkan',
};

interface TombolPrinterProps {
  /** Told when the dialog opens and closes: the screen behind it gives up its keys meanwhile. */
  onBuka?: (buka: boolean) => void;
}

/** Opens the printers in a dialog of their own. */
export function TombolPrinter({ onBuka }: TombolPrinterProps) {
  const [buka, setBuka] = useState(false);
  const atur = (nilai: boolean) => {
    setBuka(nilai);
    onBuka?.(nilai);
  };
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => atur(true)}>
        Printer
      </Button>
      <DialogPrinter terbuka={buka} onTutup={() => atur(false)} />
    </>
  );
}

interface DialogPrinterProps {
  terbuka: boolean;
  onTutup: () => void;
}

export function DialogPrinter({ terbuka, onTutup }: DialogPrinterProps) {
  return (
    <Modal
      opened={terbuka}
      onClose={onTutup}
      size={900}
      title="Printer Toko"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <DaftarPrinter />
    </Modal>
  );
}

/** Runs a call, says what came of it and freshens both lists. */
function useKerjakan() {
  const kueri = useQueryClient();
  const [sibuk, setSibuk] = useState<string>();
  const kerjakan = async (kunci: string, kerja: () => Promise<{ message?: string | null }>) => {
    if (sibuk) return;
    setSibuk(kunci);
    try {
      pesan.sukses((await kerja()).message ?? '');
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
    setSibuk(undefined);
    await kueri.invalidateQueries({ queryKey: KUNCI_PRINTER });
  };
  return { sibuk, kerjakan };
}

export function DaftarPrinter() {
  const kueri = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(kueriPrinter);
  const [form, setForm] = useState<{ printer?: Printer }>();
  const { sibuk, kerjakan } = useKerjakan();
  useKejadian('print-job', () => void kueri.invalidateQueries({ queryKey: kueriAntrean.queryKey }));

  const hapus = async ({ nama }: Printer) => {
    const tanya = `Printer ${nama} dihapus dan cetakan yang masih menunggu dibatalkan. Hapus?`;
    if (!(await konfirmasi(tanya, { judul: 'Hapus Printer', ya: 'Hapus', bahaya: true }))) return;
    await kerjakan(`hapus ${nama}`, () => hapusPrinter(nama));
  };
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text c="dimmed" fz={13}>
          Struk, label dan kartu dicetak di printer ini.
        </Text>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setForm({})}>
          Tambah Printer
        </Button>
      </Group>
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : data.length === 0 ? (
        <Kosong teks="Belum ada printer" />
      ) : (
        <div className={kelas.daftar}>
          {data.map((printer) => (
            <div key={printer.nama} className={kelas.baris} data-printer={printer.nama}>
              <div>
                <Group gap="xs">
                  <Text fw={500}>{printer.nama}</Text>
                  {!printer.aktif && (
                    <Badge variant="light" color="gray">
                      Tidak dipakai
                    </Badge>
                  )}
                </Group>
                <Text fz={12} c="dimmed" className={kelas.uraian}>
                  {uraian(printer)}
                </Text>
              </div>
              <Group gap="xs">
                <Button
                  size="xs"
                  variant="default"
                  disabled={!printer.aktif}
                  loading={sibuk === `uji ${printer.nama}`}
                  onClick={() => void kerjakan(`uji ${printer.nama}`, () => ujiPrinter(printer.nama))}
                >
                  Cetak Uji
                </Button>
                <Button size="xs" variant="default" onClick={() => setForm({ printer })}>
                  Ubah
                </Button>
                <Button size="xs" variant="light" color="red" onClick={() => void hapus(printer)}>
                  Hapus
                </Button>
              </Group>
            </div>
          ))}
        </div>
      )}
      <Antrean />
      {form && (
        <FormPrinter
          printer={form.printer}
          onTutup={() => setForm(undefined)}
          onTersimpan={(message) => {
            setForm(undefined);
            pesan.sukses(message);
            void kueri.invalidateQueries({ queryKey: KUNCI_PRINTER });
          }}
        />
      )}
    </Stack>
  );
}

function Antrean() {
  const { pengguna } = useSesiAda();
  const { data, error, refetch } = useQuery(kueriAntrean);
  const { sibuk, kerjakan } = useKerjakan();
  return (
    <section aria-label="Cetakan sehari terakhir">
      <Title order={3} fz={15} mb="xs">
        Cetakan sehari terakhir
      </Title>
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {data?.length === 0 && <Kosong teks="Belum ada yang dicetak" />}
      {data && data.length > 0 && (
        <div className={kelas.daftar}>
          {data.map((kerja) => (
            <div key={kerja.id} className={kelas.baris} data-cetakan={kerja.id}>
              <div>
                <Group gap="xs">
                  <Badge variant="light" color={WARNA[kerja.status]}>
                    {KATA[kerja.status]}
                  </Badge>
                  <Text>{kerja.judul}</Text>
                </Group>
                <Text fz={12} c="dimmed" className={kelas.uraian}>
                  {kerja.printer} · {kerja.user_id} · {jam(kerja.dibuat)}
                </Text>
                {kerja.pesan && (
                  <Text fz={13} c={kerja.status === 'GAGAL' ? 'red' : 'dimmed'}>
                    {kerja.pesan}
                  </Text>
                )}
              </div>
              <Group gap="xs">
                {kerja.status === 'GAGAL' && (
                  <Button
                    size="xs"
                    loading={sibuk === `ulang ${kerja.id}`}
                    onClick={() => void kerjakan(`ulang ${kerja.id}`, () => ulangCetak(kerja.id))}
                  >
                    Kirim Ulang
                  </Button>
                )}
                {(kerja.status === 'GAGAL' || kerja.status === 'MENUNGGU') && (
                  <Button
                    size="xs"
                    variant="default"
                    onClick={() => void kerjakan(`batal ${kerja.id}`, () => batalCetak(kerja.id))}
                  >
                    Batalkan
                  </Button>
                )}
                {kerja.user_id === pengguna.user_id && (
                  <Button
                    size="xs"
                    variant="default"
                    onClick={() => void unduhCetak(kerja).catch((sebab) => pesan.gagal(pesanDari(sebab)))}
                  >
                    Unduh
                  </Button>
                )}
              </Group>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
