// The shared table: search, add and extra buttons, CSV, columns, density, paging here or on the server,
// selection, expansion, cell editing, totals. Its parts live in tabel/; rows and columns come from the caller.
import { useDebouncedCallback, useElementSize } from '@mantine/hooks';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { Galat } from './Galat';
import { useGudang } from './gudang';
import { Kosong } from './Kosong';
import { pesan } from './pesan';
import { RangkaTabel } from './Rangka';
import { AlatTabel } from './tabel/AlatTabel';
import { IsiTabel } from './tabel/IsiTabel';
import { KakiHalaman } from './tabel/KakiHalaman';
import { KartuTabel } from './tabel/KartuTabel';
import { KepalaTabel } from './tabel/KepalaTabel';
import { KEPADATAN, kepadatan } from './tabel/kepadatan';
import { hitungTotal, keCsv, saringBaris, urutkanBaris } from './tabel/olah';
import { useKolomTabel } from './tabel/tabel';
import kelas from './tabel/tabel.module.css';
import type { DataTableProps, UrutanTabel } from './tabel/tipe';
import { TEKS } from './teks';
import { unduhCsv } from './unduh';

export type { DataTableProps, HalamanJauh, Kolom, UrutanTabel } from './tabel/tipe';

const LEBAR_KARTU = 500;
/** Under this the buttons over the table become a menu. */
const LEBAR_TOMBOL = 960;
/** The server is asked once the typing pauses. */
const JEDA_CARI = 250;

export function DataTable<R extends object>(p: DataTableProps<R>) {
  const { label, kolom, data, idBaris, jauh, pilih } = p;
  const { ref, width } = useElementSize();
  const [cari, setCari] = useState(jauh?.cari ?? '');
  const [urut, setUrut] = useState<UrutanTabel | undefined>(jauh?.urut);
  const [halaman, setHalaman] = useState(1);
  const [ukuran, setUkuran] = useState(p.perHalaman);
  const [terbuka, setTerbuka] = useState<ReadonlySet<string>>(new Set());
  const tinggiBaris = KEPADATAN[useGudang(kepadatan)];
  const { tabel, kolomTerlihat } = useKolomTabel(kolom);

  const dataTenang = useDeferredValue(data);
  const cariTenang = useDeferredValue(cari);
  const olahan = useMemo(
    () => (jauh ? dataTenang : urutkanBaris(saringBaris(dataTenang, kolom, cariTenang), kolom, urut)),
    [jauh, dataTenang, kolom, cariTenang, urut],
  );
  const banyak = ukuran ? Math.max(1, Math.ceil(olahan.length / ukuran)) : 1;
  const kini = Math.min(halaman, banyak);
  const tampak = useMemo(
    () => (ukuran && !jauh ? olahan.slice((kini - 1) * ukuran, kini * ukuran) : olahan),
    [olahan, ukuran, jauh, kini],
  );
  const total = useMemo(() => (jauh ? jauh.total : hitungTotal(olahan, kolom)), [jauh, olahan, kolom]);
  const lebar = new Map(tabel.getVisibleLeafColumns().map((satu) => [satu.id, satu.getSize()]));

  const minta = (ubah: Partial<{ halaman: number; ukuran: number; cari: string; urut?: UrutanTabel }>) =>
    jauh?.ganti({ halaman: 1, ukuran: jauh.ukuran, cari, urut, ...ubah });
  /** What was asked for last: an older search that comes back must not undo what is being typed. */
  const dicari = useRef(jauh?.cari ?? '');
  const mintaCari = useDebouncedCallback((teks: string) => {
    dicari.current = teks;
    minta({ cari: teks });
  }, JEDA_CARI);
  const [cariJauh, urutJauh] = [jauh?.cari ?? '', jauh?.urut && `${jauh.urut.turun} ${jauh.urut.kunci}`];
  // The address may change under the table: a step back, a link.
  useEffect(() => {
    if (cariJauh === dicari.current) return;
    dicari.current = cariJauh;
    setCari(cariJauh);
  }, [cariJauh]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is followed when it changes
  useEffect(() => {
    if (jauh) setUrut(jauh.urut);
  }, [urutJauh]);
  const aturCari = (teks: string) => {
    setCari(teks);
    setHalaman(1);
    mintaCari(teks);
  };
  const gantiUrut = (kunci: string) => {
    const baru = urut?.kunci !== kunci ? { kunci, turun: false } : urut.turun ? undefined : { kunci, turun: true };
    setUrut(baru);
    minta({ urut: baru });
  };
  const gantiPilih = pilih?.ganti;
  const terpilih = pilih?.terpilih;
  const onPilih = useCallback(
    (id: string, ya: boolean) => {
      const baru = new Set(terpilih);
      if (ya) baru.add(id);
      else baru.delete(id);
      gantiPilih?.(baru);
    },
    [terpilih, gantiPilih],
  );
  const onBuka = useCallback((id: string) => {
    setTerbuka((lama) => {
      const baru = new Set(lama);
      if (!baru.delete(id)) baru.add(id);
      return baru;
    });
  }, []);

  const ekspor = async () => {
    try {
      unduhCsv(keCsv(p.semua ? await p.semua() : olahan, kolomTerlihat), namaFile(p.ekspor));
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
  };
  const tercentang = terpilih && terpilih.size > 0 ? olahan.filter((baris) => terpilih.has(idBaris(baris))).length : 0;
  const isi = {
    label,
    data: tampak,
    kolom: kolomTerlihat,
    idBaris,
    tinggi: p.tinggi ?? 'max(320px, calc(100dvh - 300px))',
    total,
    labelTotal: jauh?.labelTotal,
    terpilih,
    onPilih: pilih && onPilih,
    terbuka,
    onBuka: p.rincian && onBuka,
    rincian: p.rincian,
    onBaris: p.onBaris,
    sekaliKlik: p.sekaliKlik,
  };
  const kartu = width > 0 && width < LEBAR_KARTU;
  // From the first letter of a search until its rows stand there.
  const sibuk =
    p.memuat || jauh?.lama || data !== dataTenang || (jauh ? cari.trim() !== cariJauh.trim() : cari !== cariTenang);
  // Rows that are here and not drawn yet: saying that there are none would be untrue.
  const menyusul = data !== dataTenang && data.length > 0;
  return (
    <div ref={ref} className={kelas.bingkai} data-tabel={label} aria-busy={sibuk ?? false}>
      <AlatTabel
        label={label}
        sempit={width > 0 && width < LEBAR_TOMBOL}
        cari={p.cari === false ? undefined : { nilai: cari, atur: aturCari }}
        alat={p.alat}
        tombol={p.tombol ?? []}
        tambah={p.tambah}
        onEkspor={p.ekspor ? () => void ekspor() : undefined}
        kolom={tabel.getAllLeafColumns().map((satu) => ({
          kunci: satu.id,
          judul: kolom.find((k) => k.kunci === satu.id)?.judul ?? satu.id,
          terlihat: satu.getIsVisible(),
          ganti: (ya) => satu.toggleVisibility(ya),
        }))}
      />
      {p.galat ? (
        <Galat pesan={p.galat.pesan} cobaLagi={p.galat.cobaLagi} />
      ) : (p.memuat || menyusul) && tampak.length === 0 ? (
        <RangkaTabel />
      ) : tampak.length === 0 ? (
        <Kosong teks={p.kosong ?? TEKS.tidakAdaData} />
      ) : kartu ? (
        <KartuTabel {...isi} />
      ) : (
        <IsiTabel
          {...isi}
          lebar={lebar}
          tinggiBaris={tinggiBaris}
          jumlahBaris={jauh?.jumlah ?? olahan.length}
          kepala={
            <KepalaTabel
              kolom={kolomTerlihat}
              kepala={tabel.getHeaderGroups()[0]?.headers ?? []}
              urut={urut}
              onUrut={gantiUrut}
              denganBuka={p.rincian !== undefined}
              pilihSemua={
                pilih && {
                  keadaan: tercentang === 0 ? 'tidak' : tercentang === olahan.length ? 'semua' : 'sebagian',
                  ganti: (ya) => pilih.ganti(new Set(ya ? olahan.map(idBaris) : [])),
                }
              }
            />
          }
        />
      )}
      {p.bawah && <div className={kelas.bawah}>{p.bawah}</div>}
      {/* What could not be read is not nought of nought. */}
      {(jauh || ukuran) && !p.galat && (
        <KakiHalaman
          halaman={jauh?.halaman ?? kini}
          ukuran={jauh?.ukuran ?? ukuran ?? 50}
          jumlah={jauh?.jumlah ?? olahan.length}
          ganti={(baru, banyaknya) => {
            setHalaman(baru);
            setUkuran(jauh ? undefined : banyaknya);
            minta({ halaman: baru, ukuran: banyaknya });
          }}
        />
      )}
    </div>
  );
}

function namaFile(ekspor: DataTableProps<object>['ekspor']): string {
  return typeof ekspor === 'object' ? ekspor.namaFile : TEKS.namaCsv;
}
