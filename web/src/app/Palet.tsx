// The command palette (Ctrl+K): every menu and report the person may see, found by name or place, those they use first; a
// piece by its barcode, transactions and documents by number, deposits, customers, settings. Without a mouse; loaded when
// it is first opened.
import { Modal, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { TEKS } from '@/kit/teks';
import { cariMenu } from './cariMenu';
import { ikonMenu } from './ikonMenu';
import type { KetikanAwal } from './ketikanAwal';
import { ruteTerlihat } from './menu';
import kelas from './Palet.module.css';
import { seringDipakai } from './seringDipakai';
import { useSesiAda } from './sesi';
import { MENYUSUL, siap } from './siap';
import {
  cariDokumen,
  type Temuan,
  useCariBarang,
  useCariDokumen,
  useCariNota,
  useCariPelanggan,
  useCariSetting,
  useCariTitipan,
} from './temuan';

export interface PaletProps {
  /** What was typed since it was called, given once. */
  ketikan?: () => KetikanAwal | undefined;
  onTutup: () => void;
}

export default function Palet({ ketikan, onTutup }: PaletProps) {
  const { pengguna, modul, toko } = useSesiAda();
  const pindah = useNavigate();
  const [cari, setCari] = useState('');
  const [pilihan, setPilihan] = useState(0);
  const terlihat = useMemo(() => ruteTerlihat(pengguna, modul), [pengguna, modul]);
  const menu = useMemo(
    () =>
      cariMenu(terlihat, cari, seringDipakai(pengguna.user_id)).map(
        (rute): Temuan => ({
          kunci: rute.path,
          judul: rute.judul,
          tempat: [...rute.menu, ...(siap(rute) ? [] : [MENYUSUL])].join(' / '),
          Ikon: ikonMenu(rute.menu[0] ?? ''),
          path: rute.path,
        }),
      ),
    [terlihat, cari, pengguna.user_id],
  );
  const path = useMemo(() => new Set<string>(terlihat.map((rute) => rute.path)), [terlihat]);
  const barang = useCariBarang(cari, path);
  const nota = useCariNota(cari, path);
  const dokumen = useCariDokumen(cari);
  const titipan = useCariTitipan(cari, path);
  const pelanggan = useCariPelanggan(cari, path);
  const setting = useCariSetting(cari, path, toko?.kode_toko ?? pengguna.kode_toko);
  const hasil: readonly Temuan[] = [
    ...barang.temuan,
    ...nota.temuan,
    ...dokumen.temuan,
    ...cariDokumen(cari, path),
    ...menu,
    ...titipan.temuan,
    ...pelanggan.temuan,
    ...setting,
  ];
  /** Enter came before the answer: the first match is opened once there is one. */
  const [tunggu, setTunggu] = useState(false);
  const diterima = useRef(false);
  /** The field stands: it has the focus at once, and everything that was typed before it did. */
  const pasang = (el: HTMLInputElement | null) => {
    if (!el || diterima.current) return;
    diterima.current = true;
    el.focus();
    const awal = ketikan?.();
    if (awal?.teks) setCari(awal.teks);
    if (awal?.enter) setTunggu(true);
  };
  const buka = (temuan: Temuan | undefined) => {
    if (!temuan) return;
    onTutup();
    const search = temuan.diSini
      ? (lama: Record<string, unknown>) => ({ ...lama, ...temuan.search })
      : (temuan.search ?? {});
    void pindah({ to: temuan.path, search: search as never });
  };
  const pertama = hasil[0];
  // What is found at once need not wait for what takes longer.
  const ditanya =
    barang.ditanya || nota.ditanya || dokumen.ditanya || (hasil.length === 0 && (titipan.ditanya || pelanggan.ditanya));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened is the first match as it stands then
  useEffect(() => {
    if (!tunggu || ditanya || cari === '') return;
    setTunggu(false);
    buka(pertama);
  }, [tunggu, ditanya, cari]);
  const jalan = (kejadian: KeyboardEvent) => {
    if (kejadian.key === 'ArrowDown') setPilihan((kini) => (hasil.length ? (kini + 1) % hasil.length : 0));
    else if (kejadian.key === 'ArrowUp')
      setPilihan((kini) => (hasil.length ? (kini + hasil.length - 1) % hasil.length : 0));
    else if (kejadian.key === 'Enter') ditanya ? setTunggu(true) : buka(hasil[pilihan]);
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
        ref={pasang}
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
        placeholder="Cari menu, barcode, nota, pelanggan, HP, setting …"
        value={cari}
        onChange={(kejadian) => {
          setCari(kejadian.currentTarget.value);
          setPilihan(0);
          setTunggu(false);
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
