// The command palette (Ctrl+K): every menu the person may see, found by name or place, a piece by its barcode and a
// transaction by its number, without a mouse. Loaded when it is first opened.
import { Modal, Text, TextInput } from '@mantine/core';
import { IconBarcode, IconReceipt, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type KeyboardEvent, useMemo, useState } from 'react';
import { panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import { TEKS } from '@/kit/teks';
import { cariMenu } from './cariMenu';
import { ikonMenu } from './ikonMenu';
import { ruteTerlihat } from './menu';
import kelas from './Palet.module.css';
import { useSesiAda } from './sesi';

const DATA_BARANG = '/data-barang';

interface Temuan {
  kunci: string;
  judul: string;
  tempat: string;
  Ikon: ComponentType<{ size: number; stroke: number }>;
  path: string;
  search?: Record<string, string>;
}

/** The piece whose barcode was typed or scanned; nothing when there is none. */
function useBarang(cari: string, boleh: boolean): Temuan | undefined {
  const kode = /^\d{4,8}$/.test(cari.trim()) ? cari.trim().padStart(8, '0') : '';
  const { data } = useQuery({
    queryKey: ['barang', 'palet', kode],
    queryFn: async () => (await panggil<Data<'get', 'barang/kartu/{barcode}'>>('GET', `barang/kartu/${kode}`)).data,
    enabled: boleh && kode !== '',
    retry: false,
  });
  if (!data || kode === '') return undefined;
  return {
    kunci: kode,
    judul: `${data.kode_barcode} ${data.nama_barang}`,
    tempat: ['Barang', data.toko, data.status, data.kode_gudang, data.kode_toko].filter(Boolean).join(' / '),
    Ikon: IconBarcode,
    path: DATA_BARANG,
    search: { barang: data.kode_barcode },
  };
}

const LIHAT: readonly { path: string; jalur: 'penjualan' | 'pembelian'; awal: RegExp }[] = [
  { path: '/lihat-penjualan', jalur: 'penjualan', awal: /^(NG|FJ)/ },
  { path: '/lihat-pembelian', jalur: 'pembelian', awal: /^(NG|FB)/ },
];

/** The transaction of a nota's number; nothing when there is none. */
function useNota(cari: string, terlihat: ReadonlySet<string>): Temuan | undefined {
  const no = cari.trim().toUpperCase();
  const lihat = /^[A-Z0-9]+-\d{6}-\d+$/.test(no)
    ? LIHAT.find((l) => l.awal.test(no) && terlihat.has(l.path))
    : undefined;
  const { data } = useQuery({
    queryKey: ['niaga', 'palet', no],
    queryFn: async () =>
      (
        await panggil<Data<'post', 'penjualan/get/bynota'>>('POST', `${lihat?.jalur}/get/bynota`, {
          body: { no_faktur_group: no },
        })
      ).data,
    enabled: lihat !== undefined,
    retry: false,
  });
  if (!data || !lihat) return undefined;
  return {
    kunci: no,
    judul: `${data.no_faktur_group} ${data.nama_customer}`.trim(),
    tempat: ['Nota', data.jenis, data.tgl_system, data.no_batal && 'BATAL'].filter(Boolean).join(' / '),
    Ikon: IconReceipt,
    path: lihat.path,
    search: { faktur: data.no_faktur_group },
  };
}

export default function Palet({ onTutup }: { onTutup: () => void }) {
  const { pengguna, modul } = useSesiAda();
  const pindah = useNavigate();
  const [cari, setCari] = useState('');
  const [pilihan, setPilihan] = useState(0);
  const terlihat = useMemo(() => ruteTerlihat(pengguna, modul), [pengguna, modul]);
  const menu = useMemo(
    () =>
      cariMenu(terlihat, cari).map(
        (rute): Temuan => ({
          kunci: rute.path,
          judul: rute.judul,
          tempat: rute.menu.join(' / '),
          Ikon: ikonMenu(rute.menu[0] ?? ''),
          path: rute.path,
        }),
      ),
    [terlihat, cari],
  );
  const barang = useBarang(
    cari,
    terlihat.some((rute) => rute.path === DATA_BARANG),
  );
  const nota = useNota(
    cari,
    useMemo(() => new Set(terlihat.map((rute) => rute.path)), [terlihat]),
  );
  const hasil = [barang, nota].filter((satu) => satu !== undefined).concat(menu);
  const buka = (temuan: Temuan | undefined) => {
    if (!temuan) return;
    onTutup();
    void pindah({ to: temuan.path, search: (temuan.search ?? {}) as never });
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
        placeholder="Cari menu, barcode atau no nota, misalnya laporan penjualan"
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
        {hasil.map((temuan, i) => (
          <Hasil
            key={temuan.kunci}
            temuan={temuan}
            nomor={i}
            terpilih={i === pilihan}
            onSorot={setPilihan}
            onBuka={buka}
          />
        ))}
      </div>
    </Modal>
  );
}

interface HasilProps {
  temuan: Temuan;
  nomor: number;
  terpilih: boolean;
  onSorot: (nomor: number) => void;
  onBuka: (temuan: Temuan) => void;
}

function Hasil({ temuan, nomor, terpilih, onSorot, onBuka }: HasilProps) {
  const { Ikon } = temuan;
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
      onClick={() => onBuka(temuan)}
      onKeyDown={(kejadian) => kejadian.key === 'Enter' && onBuka(temuan)}
    >
      <Ikon size={20} stroke={1.5} />
      <span>
        <Text component="span" display="block" lh={1.35}>
          {temuan.judul}
        </Text>
        <Text component="span" fz={12} c="dimmed" lh={1.3}>
          {temuan.tempat}
        </Text>
      </span>
    </div>
  );
}
