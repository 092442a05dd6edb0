// What a report brought: progress with its cancel button, the toolbar with the files, the rows, or why there are none.
// Files are offered only when the report is complete.
import { Alert, Button, Progress, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf, IconInfoCircle } from '@tabler/icons-react';
import clsx from 'clsx';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { tulisAngka } from '../angka';
import { Galat } from '../Galat';
import { useGudang } from '../gudang';
import { Kosong } from '../Kosong';
import { RangkaTabel } from '../Rangka';
import { MenuTombol, PilihKepadatan, PilihKolom, TombolAlat } from '../tabel/AlatTabel';
import { KepalaTabel } from '../tabel/KepalaTabel';
import { KEPADATAN, kepadatan } from '../tabel/kepadatan';
import { useKolomTabel } from '../tabel/tabel';
import tabelKelas from '../tabel/tabel.module.css';
import type { UrutanTabel } from '../tabel/tipe';
import { TEKS } from '../teks';
import { useTombol } from '../tombol';
import { sasaranKolom, tujuan } from './buka';
import { eksporLaporan } from './ekspor';
import { KartuLaporan } from './KartuLaporan';
import { type KolomLaporan, kolomLaporan, kolomMuat } from './kolom';
import { KonteksBuka, useBukaTujuan } from './konteksBuka';
import kelas from './laporan.module.css';
import { TabelLaporan } from './TabelLaporan';
import { TEKS_LAPORAN } from './teks';
import { type BarisData, type BentukBerkas, barisData, type DefLaporan } from './tipe';
import type { Laporan } from './useLaporan';
import { useAdaBaris, useAdaDatar, useWadah, type Wadah } from './wadah';

const LEBAR_KARTU = 500;
const LEBAR_SEMPIT = 40;
/** The bar that scrolls, and the frame's borders. */
const LEBAR_GULIR = 18;
const LEBAR_TOMBOL = 720;
/** Rows that the columns are fitted to. */
const BARIS_CONTOH = 100;

/** Draws the rows in another way than as one table. */
export type TampilHasil = ComponentType<{ def: DefLaporan; laporan: Laporan }>;

/** Columns and order as the person chose them; none: those that have room, as the rows came. */
export interface PilihanTampil {
  kolom: readonly string[];
  urutan?: UrutanTabel;
  aturKolom: (kolom: readonly string[]) => void;
  aturUrutan: (urutan: UrutanTabel | undefined) => void;
}

interface Props {
  def: DefLaporan;
  laporan: Laporan;
  ulang: () => void;
  tampil?: TampilHasil;
  pilihan?: PilihanTampil;
}

/** A choice that no address keeps. */
function usePilihanSendiri(): PilihanTampil {
  const [kolom, aturKolom] = useState<readonly string[]>([]);
  const [urutan, aturUrutan] = useState<UrutanTabel>();
  return { kolom, aturKolom, urutan, aturUrutan };
}

function bandingkan(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'id', { numeric: true });
}

/** The rows in another order: groups dissolve, each row says its own. */
function useTerurut({ wadah, keadaan }: Laporan, def: DefLaporan, urutan: UrutanTabel | undefined) {
  const ke = urutan ? def.kolom.findIndex((k) => k.kunci === urutan.kunci) : -1;
  const turun = urutan?.turun ?? false;
  const lengkap = keadaan.tahap === 'selesai';
  return useMemo(() => {
    if (ke < 0 || !lengkap) return undefined;
    const arah = turun ? -1 : 1;
    return wadah.baris.filter(barisData).sort((a, b) => arah * bandingkan(a[ke], b[ke]));
  }, [wadah, ke, turun, lengkap]);
}

export function HasilLaporan({ def, laporan, ulang, tampil: Tampil, pilihan }: Props) {
  const { wadah, keadaan, batal } = laporan;
  const sendiri = usePilihanSendiri();
  const { kolom: dipilih, urutan, aturKolom, aturUrutan } = pilihan ?? sendiri;
  const { ref, width } = useElementSize();
  const [terbuka, setTerbuka] = useState<ReadonlySet<number>>(new Set());
  const [membuat, setMembuat] = useState<BentukBerkas>();
  const ada = useAdaBaris(wadah);
  const terurut = useTerurut(laporan, def, urutan);
  const adaDatar = useAdaDatar(wadah);
  const kolom = useMemo(() => {
    const contoh = ada ? wadah.baris.slice(0, BARIS_CONTOH).filter(barisData) : [];
    const datar = terurut ? () => true : adaDatar ? wadah.datar : undefined;
    return kolomLaporan(def, contoh, { datar, saringan: keadaan.dipakai?.saringan });
  }, [def, wadah, ada, terurut, adaDatar, keadaan.dipakai]);
  const kartu = width > 0 && width < LEBAR_KARTU;
  const tampak = useMemo(() => {
    const pilih = new Set(dipilih);
    const dikenal = kolom.filter((k) => pilih.has(k.kunci));
    if (dikenal.length > 0) return dikenal;
    const ruang = width - (def.rinci ? LEBAR_SEMPIT : 0) - LEBAR_GULIR;
    const muat = width > 0 ? kolomMuat(kolom, ruang, kartu) : new Set(kolom.map((k) => k.kunci));
    return kolom.filter((k) => muat.has(k.kunci));
  }, [kolom, dipilih, width, kartu, def.rinci]);
  const bisaUrut = keadaan.tahap === 'selesai';
  const kolomUrut = useMemo(() => tampak.map((k) => ({ ...k, urut: bisaUrut })), [tampak, bisaUrut]);
  const { tabel, kolomTerlihat } = useKolomTabel(kolomUrut);
  const bukaBaris = useBukaBaris(def);
  const tinggiBaris = KEPADATAN[useGudang(kepadatan)];
  const onBuka = useCallback((ke: number) => {
    setTerbuka((lama) => {
      const baru = new Set(lama);
      if (!baru.delete(ke)) baru.add(ke);
      return baru;
    });
  }, []);
  // Rows are known by their place: another report has others there.
  const { dipakai } = keadaan;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request begins closed
  useEffect(() => setTerbuka(new Set()), [dipakai]);
  const lengkap = keadaan.tahap === 'selesai';
  const ekspor = async (bentuk: BentukBerkas) => {
    if (!lengkap || !keadaan.dipakai || membuat) return;
    setMembuat(bentuk);
    await eksporLaporan(def, keadaan.dipakai, bentuk, keadaan.jumlah ?? wadah.banyakData);
    setMembuat(undefined);
  };
  useTombol([{ kunci: 'Ctrl+P', arti: TEKS_LAPORAN.eksporPdf, aksi: () => void ekspor('pdf') }], lengkap);
  useTombol([{ kunci: 'Esc', arti: TEKS_LAPORAN.batal, aksi: batal }], keadaan.tahap === 'jalan');
  const tombol = (
    [
      ['pdf', TEKS_LAPORAN.eksporPdf, <IconFileTypePdf key="pdf" size={16} />],
      ['xlsx', TEKS_LAPORAN.eksporExcel, <IconFileSpreadsheet key="xlsx" size={16} />],
      ['csv', TEKS.eksporCsv, <IconFileTypeCsv key="csv" size={16} />],
    ] as const
  ).map(([bentuk, label, ikon]) => ({
    label,
    ikon,
    aksi: () => void ekspor(bentuk),
    nonaktif: !lengkap || membuat !== undefined,
  }));
  const bersama = { label: def.judul, wadah, terbuka, onBuka, rinci: def.rinci?.kolom };
  return (
    <div ref={ref} className={tabelKelas.bingkai}>
      <div className={tabelKelas.alat}>
        <Ringkas laporan={laporan} />
        <span className={tabelKelas.pemisah} />
        {width > 0 && width < LEBAR_TOMBOL ? (
          <MenuTombol tombol={tombol} />
        ) : (
          tombol.map((satu) => <TombolAlat key={satu.label} {...satu} />)
        )}
        {!Tampil && tampak.length < kolom.length && (
          <Text fz={12} c="dimmed">{`${tampak.length} dari ${kolom.length} kolom`}</Text>
        )}
        {!Tampil && (
          <PilihKolom
            kolom={kolom.map((satu) => ({
              kunci: satu.kunci,
              judul: satu.judul,
              terlihat: tampak.includes(satu),
              ganti: (ya) => aturKolom(kolom.filter((k) => (k === satu ? ya : tampak.includes(k))).map((k) => k.kunci)),
            }))}
          />
        )}
        {!Tampil && <PilihKepadatan />}
      </div>
      {keadaan.tahap === 'jalan' && <Kemajuan wadah={wadah} batal={batal} />}
      {keadaan.jumlah !== undefined && keadaan.jumlah > wadah.banyakData && (
        <Alert variant="light" color="blue" icon={<IconInfoCircle size={18} />} radius={0}>
          {keadaan.pesan}
        </Alert>
      )}
      <Isi def={def} laporan={laporan} ulang={ulang}>
        {Tampil ? (
          <Tampil def={def} laporan={laporan} />
        ) : kartu ? (
          <KartuLaporan {...bersama} terurut={terurut} kolom={kolomTerlihat as KolomLaporan[]} />
        ) : (
          <TabelLaporan
            {...bersama}
            terurut={terurut}
            onBaris={bukaBaris}
            kolom={kolomTerlihat as KolomLaporan[]}
            lebar={new Map(tabel.getVisibleLeafColumns().map((satu) => [satu.id, satu.getSize()]))}
            tinggiBaris={tinggiBaris}
            kepala={
              <KepalaTabel
                kolom={kolomTerlihat}
                kepala={tabel.getHeaderGroups()[0]?.headers ?? []}
                urut={urutan}
                onUrut={(kunci) => aturUrutan(urutanBerikut(urutan, kunci))}
                denganBuka={def.rinci !== null}
              />
            }
          />
        )}
      </Isi>
    </div>
  );
}

/** Up, down, then as the rows came. */
function urutanBerikut(kini: UrutanTabel | undefined, kunci: string): UrutanTabel | undefined {
  if (kini?.kunci !== kunci) return { kunci, turun: false };
  return kini.turun ? undefined : { kunci, turun: true };
}

/** A row pressed twice opens the document it names first, shown or not; undefined where rows name none. */
function useBukaBaris(def: DefLaporan) {
  const sasaran = useMemo(() => def.kolom.map((k) => sasaranKolom(k.kunci)), [def]);
  const konteks = useContext(KonteksBuka);
  const buka = useBukaTujuan();
  const terkini = useRef({ konteks, sasaran, buka });
  useEffect(() => {
    terkini.current = { konteks, sasaran, buka };
  });
  const jalan = useCallback((baris: BarisData) => {
    const { konteks: dari, sasaran: semua, buka: keSana } = terkini.current;
    if (!dari) return;
    for (const apa of ['DOKUMEN', 'BARANG'] as const) {
      for (const [ke, satu] of semua.entries()) {
        const tempat = satu === apa ? tujuan(apa, baris[ke], baris, dari) : undefined;
        if (tempat) return keSana(tempat);
      }
    }
  }, []);
  return sasaran.some(Boolean) ? jalan : undefined;
}

/** How many rows stand in the table, or why there are none to count. */
function Ringkas({ laporan: { wadah, keadaan } }: { laporan: Laporan }) {
  useWadah(wadah);
  const { tahap, ditolak } = keadaan;
  if (tahap === 'awal' || tahap === 'batal' || ditolak) {
    return (
      <Text c="dimmed" className={kelas.ringkas}>
        {TEKS_LAPORAN.belum}
      </Text>
    );
  }
  const teks =
    tahap === 'jalan'
      ? TEKS_LAPORAN.memfilter
      : tahap === 'gagal'
        ? TEKS_LAPORAN.gagal
        : `${tulisAngka(wadah.banyakData, 'angka')} baris`;
  return (
    <div className={kelas.ringkas}>
      <Text role="status" component="span">
        {teks}
      </Text>
      {tahap === 'selesai' && keadaan.pesan && (
        <Text component="span" c="dimmed" fz={13} ml={8}>
          {keadaan.pesan}
        </Text>
      )}
    </div>
  );
}

const KEMAJUAN = 'Kemajuan laporan';

function Kemajuan({ wadah, batal }: { wadah: Wadah; batal: () => void }) {
  useWadah(wadah);
  const { sampai, dari } = wadah.kemajuan;
  return (
    <div className={kelas.kemajuan}>
      {dari ? (
        <Progress value={Math.min(100, (sampai / dari) * 100)} className={kelas.bilah} aria-label={KEMAJUAN} />
      ) : (
        <div role="progressbar" className={clsx(kelas.bilah, kelas.bilahBerjalan)} aria-label={KEMAJUAN} />
      )}
      <Text fz={13} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {tulisAngka(sampai, 'angka')}
        {dari ? ` dari ${tulisAngka(dari, 'angka')}` : ''} baris
      </Text>
      <Button size="xs" variant="default" onClick={batal}>
        {TEKS_LAPORAN.batal}
      </Button>
    </div>
  );
}

/** Nothing asked, waiting, empty and failed keep the table's place. */
function Isi({ def, laporan, ulang, children }: Omit<Props, 'tampil' | 'pilihan'> & { children: ReactNode }) {
  const { wadah, keadaan } = laporan;
  useWadah(wadah);
  if (wadah.baris.length > 0) return children;
  // The fields say what is wrong; asking the same again would be refused again.
  if (keadaan.ditolak) return <Kosong teks={`${TEKS_LAPORAN.periksa} ${def.tombol}`} />;
  if (keadaan.tahap === 'gagal') {
    return (
      <div style={{ padding: 12 }}>
        <Galat pesan={keadaan.pesan ?? def.teks.gagal} cobaLagi={ulang} />
      </div>
    );
  }
  if (keadaan.tahap === 'jalan') return <RangkaTabel />;
  if (keadaan.tahap === 'kosong') {
    return (
      <Kosong teks={keadaan.pesan ?? def.teks.kosong}>
        {def.saringan.length > 0 && (
          <Text c="dimmed" fz={13} ta="center">
            {TEKS_LAPORAN.saranKosong}
          </Text>
        )}
      </Kosong>
    );
  }
  if (keadaan.tahap === 'batal') return <Kosong teks={TEKS_LAPORAN.dibatalkan} />;
  return <Kosong teks={`Isi saringan, lalu tekan ${def.tombol}`} />;
}
