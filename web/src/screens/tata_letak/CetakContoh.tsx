// Prints the layout on the table, saved or not, with its sample data: on a printer of the store, or as a file in a
// printer's language. Printers that cannot carry the layout are shown but cannot be chosen.
import { Anchor, Button, Checkbox, Grid, Group, Kbd, Modal, Select, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { putuskan } from '@/app/gerbang';
import { DialogPrinter } from '@/app/printer/Printer';
import { useSesiAda } from '@/app/sesi';
import { useKejadian } from '@/app/soket';
import {
  EKOR,
  JENIS,
  type KerjaCetak,
  KUNCI_PRINTER,
  kueriPrinter,
  type Printer,
  unduhCetak,
  uraian,
} from '@/kit/cetak/api';
import { Formulir } from '@/kit/Formulir';
import { pesan } from '@/kit/pesan';
import { baca, tulis } from '@/kit/simpanan';
import { unduhBerkas } from '@/kit/unduh';
import { cariRute } from '@/routes';
import { berkasContoh, cetakContoh, type Keluarga, type Pilihan } from './api';
import type { Keadaan } from './model';
import type { TipeLetak } from './tipe';

type Jenis = Printer['jenis'];

interface Props {
  keluarga: Keluarga;
  pilihan: Pilihan;
  tipe: TipeLetak;
  keadaan: Keadaan;
  /** Millimetres of the widest paper a receipt printer carries. */
  lebarStruk: number;
  /** Told when the dialog opens and closes: the table gives up its keys meanwhile. */
  onBuka: (buka: boolean) => void;
}

/** The printer that was used last on this device. */
const TERAKHIR = 'karat.pilihan.printer-contoh';
/** The screens that may change printers. */
const PENGURUS = ['/settingsystem', '/setting-nota', '/setting-nota-slip'];

export const RANGKAP: readonly { value: string; label: string; banyak?: number }[] = [
  { value: '', label: 'Menurut setting toko' },
  ...[1, 2, 3].map((n) => ({ value: String(n), label: `${n} lembar`, banyak: n })),
];

export function CetakContoh(props: Props) {
  const [buka, setBuka] = useState(false);
  const pantau = usePantauCetak();
  const atur = (nilai: boolean) => {
    setBuka(nilai);
    props.onBuka(nilai);
  };
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => atur(true)}>
        Cetak Contoh
      </Button>
      {buka && <Dialog {...props} onTutup={() => atur(false)} pantau={pantau} />}
    </>
  );
}

type Kabar = Pick<KerjaCetak, 'id' | 'printer' | 'judul' | 'status' | 'pesan'>;

/** Says what an agent made of a job, which may be before the answer that names the job arrives. */
function usePantauCetak() {
  const menunggu = useRef(new Set<string>());
  const lebihDulu = useRef(new Map<string, Kabar>());
  const katakan = ({ judul, printer, status, pesan: sebab }: Kabar) =>
    status === 'SELESAI' ? pesan.sukses(`${judul} dicetak di ${printer}`) : pesan.gagal(`${judul}: ${sebab}`);
  useKejadian<Kabar>('print-job', (kabar) => {
    if (menunggu.current.delete(kabar.id)) katakan(kabar);
    else lebihDulu.current.set(kabar.id, kabar);
  });
  return (id: string) => {
    const kabar = lebihDulu.current.get(id);
    if (kabar) katakan(kabar);
    else menunggu.current.add(id);
  };
}

interface PropsDialog extends Props {
  onTutup: () => void;
  pantau: (id: string) => void;
}

function Dialog({ keluarga, pilihan, tipe, keadaan, lebarStruk, onTutup, pantau }: PropsDialog) {
  const kueri = useQueryClient();
  const { pengguna, modul } = useSesiAda();
  const { data = [], error } = useQuery(kueriPrinter);
  const [dipilih, setDipilih] = useState(() => baca(TERAKHIR) ?? '');
  const [rangkap, setRangkap] = useState('');
  const [cetak_ulang, setUlang] = useState(false);
  const [galat, setGalat] = useState<string>();
  const [sibuk, setSibuk] = useState(false);
  const [urus, setUrus] = useState(false);

  const terlaluLebar = keadaan.lebar > lebarStruk;
  const bisa = (jenis: Jenis) => tipe.printer.includes(jenis) && !(jenis === 'ESCPOS' && terlaluLebar);
  const printer = data.filter((p) => p.aktif).map((p) => ({ ...p, value: `p:${p.nama}`, bisa: bisa(p.jenis) }));
  const berkas = JENIS.filter((j) => bisa(j.value)).map(({ value: jenis, label }) => ({
    jenis,
    value: `f:${jenis}`,
    label: `Berkas ${label.split(' ')[0]} (.${EKOR[jenis]})`,
  }));
  const tujuan = [...printer.filter((p) => p.bisa), ...berkas];
  const ke = tujuan.find((t) => t.value === dipilih) ?? tujuan[0];
  const bolehUrus = PENGURUS.some((path) => {
    const rute = cariRute(path);
    return rute && putuskan(rute, pengguna, modul) === 'boleh';
  });
  const adaGambar = keadaan.label.some((l) => l.status && l.jenis === 'gambar');

  const cetak = async () => {
    if (!ke || sibuk) return;
    setSibuk(true);
    setGalat(undefined);
    tulis(TERAKHIR, ke.value);
    const opsi = { cetak_ulang, rangkap: RANGKAP.find((r) => r.value === rangkap)?.banyak };
    try {
      if ('nama' in ke) {
        const { data: kerja, message } = await cetakContoh(keluarga, pilihan, keadaan, ke.nama, opsi);
        if (kerja.cara === 'UNDUH') await unduhCetak(kerja);
        if (kerja.cara === 'AGEN') pantau(kerja.id);
        pesan.sukses(message ?? '');
      } else {
        const isi = await berkasContoh(keluarga, pilihan, keadaan, ke.jenis, opsi);
        unduhBerkas(isi, `contoh ${pilihan.type.toLowerCase()}.${EKOR[ke.jenis]}`);
      }
      onTutup();
    } catch (sebab) {
      setGalat(pesanDari(sebab));
      setSibuk(false);
    }
    await kueri.invalidateQueries({ queryKey: KUNCI_PRINTER });
  };

  return (
    <Modal
      opened
      size={520}
      title="Cetak Contoh"
      onClose={onTutup}
      closeOnEscape={!urus}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Formulir label="Cetak contoh" arti="Cetak" aktif={!urus} onSimpan={() => void cetak()}>
        <Grid.Col span={12}>
          <Text fz={13} c="dimmed">
            Yang dicetak adalah susunan {pilihan.type} di layar ini dengan data contoh, juga bila belum disimpan.
          </Text>
        </Grid.Col>
        <Grid.Col span={12}>
          <Select
            label="Printer"
            data-autofocus
            openOnFocus={false}
            allowDeselect={false}
            maxDropdownHeight={320}
            data={[
              {
                group: 'Printer toko',
                items: printer.map((p) => ({ value: p.value, label: p.nama, disabled: !p.bisa })),
              },
              { group: 'Simpan sebagai berkas', items: berkas.map(({ value, label }) => ({ value, label })) },
            ]}
            renderOption={({ option }) => (
              <Butir nama={option.label} printer={printer.find((p) => p.value === option.value)} />
            )}
            value={ke?.value ?? null}
            error={error ? pesanDari(error) : galat}
            onChange={(nilai) => {
              setDipilih(nilai ?? '');
              setGalat(undefined);
            }}
          />
          {!error && !printer.some((p) => p.bisa) && (
            <Text fz={13} c="dimmed" mt={6}>
              Belum ada printer toko yang bisa mencetak susunan ini
              {terlaluLebar && tipe.printer.includes('ESCPOS') && ` (printer struk paling lebar ${lebarStruk} mm)`}.
            </Text>
          )}
          {ke && ke.jenis !== 'PDF' && adaGambar && (
            <Text fz={13} c="dimmed" mt={6}>
              Gambar tidak ikut dicetak di printer struk dan label.
            </Text>
          )}
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 6 }}>
          <Select
            label="Rangkap"
            openOnFocus={false}
            allowDeselect={false}
            data={RANGKAP.map(({ value, label }) => ({ value, label }))}
            value={rangkap}
            onChange={(nilai) => setRangkap(nilai ?? '')}
          />
        </Grid.Col>
        {tipe.printer.includes('ESCPOS') && (
          <Grid.Col span={12}>
            <Checkbox
              label="Sebagai cetak ulang (COPY)"
              checked={cetak_ulang}
              onChange={(e) => setUlang(e.currentTarget.checked)}
            />
          </Grid.Col>
        )}
        <Grid.Col span={12}>
          <Group justify="space-between" gap="xs">
            {bolehUrus && (
              <Anchor component="button" type="button" fz={13} onClick={() => setUrus(true)}>
                Atur Printer
              </Anchor>
            )}
            <Group gap="xs" ml="auto">
              <Button variant="default" onClick={onTutup}>
                Batal
              </Button>
              <Button
                data-simpan
                loading={sibuk}
                disabled={!ke}
                rightSection={<Kbd size="xs">F9</Kbd>}
                onClick={() => void cetak()}
              >
                {ke && !('nama' in ke) ? 'Unduh' : 'Cetak'}
              </Button>
            </Group>
          </Group>
        </Grid.Col>
      </Formulir>
      <DialogPrinter terbuka={urus} onTutup={() => setUrus(false)} />
    </Modal>
  );
}

function Butir({ nama, printer }: { nama: string; printer?: Printer & { bisa: boolean } }) {
  return (
    <div>
      <Text fz={14}>{nama}</Text>
      {printer && (
        <Text fz={12} c="dimmed">
          {printer.bisa ? uraian(printer) : 'Tidak bisa mencetak susunan ini'}
        </Text>
      )}
    </div>
  );
}
