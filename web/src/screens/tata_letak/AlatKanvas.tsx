// The toolbar over the paper: undo and redo, zoom, snapping, the size of the paper, the true preview and
// its print.
import {
  ActionIcon,
  Box,
  Button,
  Code,
  Group,
  Menu,
  Modal,
  NumberInput,
  ScrollArea,
  Text,
  Tooltip,
} from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsDiagonal,
  IconCheck,
  IconChevronDown,
  IconMagnet,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { dialogGagal } from '@/kit/dialog';
import { lepasNanti, unduhBerkas } from '@/kit/unduh';
import { type Keluarga, type OpsiCetak, type Pilihan, pratinjauPdf, pratinjauTeks } from './api';
import { CetakContoh, RANGKAP } from './CetakContoh';
import type { Keadaan } from './model';
import type { TipeLetak } from './tipe';
import type { Skala } from './useSkala';

interface Props {
  keluarga: Keluarga;
  pilihan: Pilihan;
  tipe: TipeLetak;
  keadaan: Keadaan;
  skala: Skala;
  /** Millimetres of the widest paper a receipt printer carries. */
  lebarStruk: number;
  menempel: boolean;
  bisaMundur: boolean;
  bisaMaju: boolean;
  onMenempel: (menempel: boolean) => void;
  onMundur: () => void;
  onMaju: () => void;
  onKertas: (lebar: number, tinggi: number) => void;
  /** A dialog of the toolbar opens or closes. */
  onDialog: (buka: boolean) => void;
}

/** A window of its own; where the browser forbids one, the file is saved. */
function bukaBerkas(berkas: Blob, nama: string) {
  const alamat = URL.createObjectURL(berkas);
  if (!window.open(alamat, '_blank')) unduhBerkas(berkas, nama);
  lepasNanti(alamat);
}

export function AlatKanvas(props: Props) {
  const { skala, keadaan, menempel } = props;
  return (
    <Group gap="xs" mb="xs" role="toolbar" aria-label="Alat kertas">
      <Ikon label="Urungkan (Ctrl+Z)" mati={!props.bisaMundur} aksi={props.onMundur} Gambar={IconArrowBackUp} />
      <Ikon label="Ulangi (Ctrl+Y)" mati={!props.bisaMaju} aksi={props.onMaju} Gambar={IconArrowForwardUp} />
      <Ikon label="Perkecil" aksi={skala.kecilkan} Gambar={IconZoomOut} />
      <Text fz={13} w={44} ta="center">
        {Math.round(skala.zoom * 100)}%
      </Text>
      <Ikon label="Perbesar" aksi={skala.besarkan} Gambar={IconZoomIn} />
      <Ikon label="Muat di layar" aksi={skala.muatkan} Gambar={IconArrowsDiagonal} />
      <Tooltip label="Menempel pada label lain">
        <ActionIcon
          variant={menempel ? 'light' : 'default'}
          size={32}
          aria-label="Menempel pada label lain"
          aria-pressed={menempel}
          onClick={() => props.onMenempel(!menempel)}
        >
          <IconMagnet size={17} />
        </ActionIcon>
      </Tooltip>
      <Kertas lebar={keadaan.lebar} tinggi={keadaan.tinggi} onKertas={props.onKertas} />
      <Group gap="xs" ml={{ base: 0, xs: 'auto' }}>
        <Pratinjau {...props} />
        <CetakContoh {...props} onBuka={props.onDialog} />
      </Group>
    </Group>
  );
}

interface PropsIkon {
  label: string;
  mati?: boolean;
  aksi: () => void;
  Gambar: typeof IconZoomIn;
}

function Ikon({ label, mati = false, aksi, Gambar }: PropsIkon) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size={32} aria-label={label} disabled={mati} onClick={aksi}>
        <Gambar size={17} />
      </ActionIcon>
    </Tooltip>
  );
}

const KERTAS_MIN = 10;
const KERTAS_MAKS = 1000;

function Kertas({ lebar, tinggi, onKertas }: { lebar: number; tinggi: number } & Pick<Props, 'onKertas'>) {
  const sah = (n: number | string): n is number => typeof n === 'number' && n >= KERTAS_MIN && n <= KERTAS_MAKS;
  const umum = {
    size: 'xs',
    w: 92,
    suffix: ' mm',
    min: KERTAS_MIN,
    max: KERTAS_MAKS,
    decimalScale: 1,
    hideControls: true,
  };
  return (
    <Group gap={4} wrap="nowrap">
      <NumberInput
        {...umum}
        aria-label="Lebar kertas"
        value={lebar}
        onChange={(n) => sah(n) && n !== lebar && onKertas(n, tinggi)}
      />
      <Text fz={13} c="dimmed">
        ×
      </Text>
      <NumberInput
        {...umum}
        aria-label="Tinggi kertas"
        value={tinggi}
        onChange={(n) => sah(n) && n !== tinggi && onKertas(lebar, n)}
      />
    </Group>
  );
}

function Pratinjau({ keluarga, pilihan, tipe, keadaan }: Props) {
  const [sibuk, setSibuk] = useState(false);
  const [ulang, setUlang] = useState(false);
  const [rangkap, setRangkap] = useState<number>();
  const [teks, setTeks] = useState<string[]>();
  const opsi: OpsiCetak = { cetak_ulang: ulang, rangkap };
  const jalankan = async (kerja: () => Promise<void>) => {
    setSibuk(true);
    try {
      await kerja();
    } catch (sebab) {
      void dialogGagal(pesanDari(sebab));
    } finally {
      setSibuk(false);
    }
  };
  const pdf = () =>
    jalankan(async () => bukaBerkas(await pratinjauPdf(keluarga, pilihan, keadaan, opsi), `${pilihan.type}.pdf`));
  return (
    <Group gap={0} wrap="nowrap">
      <Button
        variant="default"
        loading={sibuk}
        onClick={() => void pdf()}
        style={{ borderTopRightRadius: 0, borderBottomRightRadius: 0 }}
      >
        Pratinjau PDF
      </Button>
      <Menu position="bottom-end" closeOnItemClick={false}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={36}
            aria-label="Pilihan pratinjau"
            style={{ borderTopLeftRadius: 0, borderBottomLeftRadius: 0, borderLeftWidth: 0 }}
          >
            <IconChevronDown size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setUlang(!ulang)} leftSection={<Tanda nyala={ulang} />}>
            Sebagai cetak ulang (COPY)
          </Menu.Item>
          <Menu.Label>Rangkap</Menu.Label>
          {RANGKAP.map(({ value, label, banyak }) => (
            <Menu.Item
              key={value}
              onClick={() => setRangkap(banyak)}
              leftSection={<Tanda nyala={rangkap === banyak} />}
            >
              {label}
            </Menu.Item>
          ))}
          {tipe.teks && (
            <>
              <Menu.Divider />
              <Menu.Item
                closeMenuOnClick
                onClick={() => void jalankan(async () => setTeks(await pratinjauTeks(pilihan, keadaan, opsi)))}
              >
                Pratinjau teks 20 kolom
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={teks !== undefined} onClose={() => setTeks(undefined)} title="Pratinjau Teks" size="auto" centered>
        <ScrollArea.Autosize mah="70dvh">
          <Code block fz={13} lh={1.3} data-slip>
            {teks?.join('\n')}
          </Code>
        </ScrollArea.Autosize>
      </Modal>
    </Group>
  );
}

function Tanda({ nyala }: { nyala: boolean }) {
  return nyala ? <IconCheck size={14} aria-label="dipilih" /> : <Box w={14} />;
}
