// The board of works, for orders and services alike: columns by stage, what is late in front, every next step a button with a
// key. How a screen uses it:
//
//   const [tampil, pilihTampil] = useTampilKerja();              // 'papan' | 'tabel', kept in the address (?tampil=tabel)
//   <PapanKerja
//     label="Pesanan"                                            // accessible name
//     tahap={[{ kode: 'PESAN', judul: 'Baru' }, …]}              // the columns, in their order
//     data={kerja}                                               // ALL open works (one call; thousands are fine)
//     kartu={keKartu}                                            // work -> IsiKartu; declare it outside the component
//     hari={pengguna.tgl_system}                                 // the business day
//     langkah={(k) => [{ label: 'Selesai', aksi: () => … }]}     // next steps: first two on every card, all on the chosen one;
//                                                                // Alt+1 … Alt+9 do them; `mati` says why one waits
//     onBuka={(k) => setBuka(k.no)}                              // Enter or a press: the drawer with the whole story
//     gambar={(k) => <FotoKecil … />}                            // optional, only drawn for cards in sight
//     memuat={isPending} galat={…} kosong="Tidak ada pesanan"    // as DataTable has them
//     alat={<PilihTampil nilai={tampil} onGanti={pilihTampil} />}
//   />
//
// Search, sales, craftsman and day stand in the address (cari, sales, tukang, janji); `cari` is the table's as well.
// Arrows go from card to card, F2 to the search. Under 700 px there is one column at a time, by tabs.
// Nothing but the cards in sight is in the page. Types: tipe.ts; what is reckoned: susun.ts; the switch: tampil.tsx.
import { Select, Tabs, TextInput } from '@mantine/core';
import { useDebouncedCallback, useElementSize } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSaringAlamat } from '../daftar/useDaftar';
import { Galat } from '../Galat';
import { Kosong } from '../Kosong';
import { RangkaTabel } from '../Rangka';
import { useTetap } from '../tetap';
import { useTombol } from '../tombol';
import { kunciLangkah } from './KartuKerja';
import { KolomPapan } from './KolomPapan';
import kelas from './papan.module.css';
import { bacaKerja, GOLONGAN, letakKerja, orangKerja, SARING_PAPAN, saringKerja, susunPapan, tetangga } from './susun';
import type { PapanKerjaProps } from './tipe';

export type { IsiKartu, LangkahKerja, PapanKerjaProps, Tahap } from './tipe';

/** Under this there is room for one column. */
const LEBAR_TAB = 700;
const JEDA_CARI = 250;
/** So many steps have a key. */
const BERKUNCI = 9;

export function PapanKerja<R extends object>(p: PapanKerjaProps<R>) {
  const { ref, width } = useElementSize();
  const { saring, ubah } = useSaringAlamat(SARING_PAPAN);
  const cari = useCari(saring.cari, (teks) => ubah({ cari: teks || undefined, hal: undefined }, true));
  const cariTenang = useDeferredValue(cari.nilai);
  const semua = useMemo(() => bacaKerja(p.data, p.kartu, p.hari), [p.data, p.kartu, p.hari]);
  const { sales, tukang, janji } = saring;
  const papan = useMemo(
    () => susunPapan(saringKerja(semua, { cari: cariTenang, sales, tukang, janji }), p.tahap),
    [semua, cariTenang, sales, tukang, janji, p.tahap],
  );
  const [pilih, setPilih] = useState<string>();
  const [fokus, setFokus] = useState<{ no: string }>();
  const [tab, setTab] = useState<string>();
  const bidang = useRef<HTMLInputElement>(null);
  const buka = useTetap(p.onBuka);
  const onPilih = useTetap((no: string) => setPilih(no));
  const letak = letakKerja(papan, pilih);
  const terpilih = letak && papan[letak.kolom]?.kartu[letak.urut];
  useTombol([
    { kunci: 'F2', arti: 'Cari di papan', aksi: () => bidang.current?.focus() },
    ...(terpilih ? p.langkah(terpilih.asal).slice(0, BERKUNCI) : []).map((satu, urut) => ({
      kunci: kunciLangkah(urut),
      arti: `${satu.label} ${terpilih?.isi.no}`,
      aksi: satu.aksi,
      mati: satu.mati !== undefined,
    })),
  ]);
  const banyak = papan.reduce((n, k) => n + k.kartu.length, 0);
  const sempit = width > 0 && width < LEBAR_TAB;
  const dibuka = papan.find((k) => k.tahap.kode === tab) ?? papan.find((k) => k.kartu.length > 0) ?? papan[0];
  const pindah = (kejadian: KeyboardEvent) => {
    if (kejadian.altKey || kejadian.ctrlKey || kejadian.metaKey || !letak) return;
    if (!(kejadian.target instanceof HTMLElement) || !kejadian.target.closest('[data-kartu]')) return;
    const ke = tetangga(papan, letak, kejadian.key);
    const no = ke && papan[ke.kolom]?.kartu[ke.urut]?.isi.no;
    if (!ke || !no) return;
    kejadian.preventDefault();
    setTab(papan[ke.kolom]?.tahap.kode);
    setPilih(no);
    setFokus({ no });
  };
  /** Enter on what was searched: the one card that is left opens, else the first gets the focus. */
  const keKartu = () => {
    const sisa = saringKerja(semua, { cari: cari.nilai, sales, tukang, janji });
    const satu = susunPapan(sisa, p.tahap).find((k) => k.kartu.length > 0);
    const pertama = satu?.kartu[0];
    if (!satu || !pertama) return;
    setTab(satu.tahap.kode);
    setPilih(pertama.isi.no);
    if (sisa.length === 1) p.onBuka(pertama.asal);
    else setFokus({ no: pertama.isi.no });
  };
  const kolom = (k: (typeof papan)[number]) => (
    <KolomPapan
      key={k.tahap.kode}
      kolom={k}
      hari={p.hari}
      pilih={pilih}
      fokus={fokus}
      langkah={p.langkah}
      gambar={p.gambar}
      onPilih={onPilih}
      onBuka={buka}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows lead from card to card, each of which is a button
    <div ref={ref} className={kelas.papan} data-papan={p.label} aria-busy={p.memuat ?? false} onKeyDown={pindah}>
      <div className={kelas.alat}>
        <TextInput
          ref={bidang}
          className={kelas.cari}
          aria-label={`Cari ${p.label}`}
          placeholder="Cari nomor, nama, HP, barang"
          leftSection={<IconSearch size={16} />}
          autoComplete="off"
          value={cari.nilai}
          onChange={(e) => cari.atur(e.currentTarget.value)}
          onKeyDown={(e) => {
            if (e.key !== 'Enter' && e.key !== 'ArrowDown') return;
            e.preventDefault();
            keKartu();
          }}
        />
        <Select
          aria-label="Janji"
          w={140}
          clearable
          placeholder="Semua janji"
          data={GOLONGAN}
          value={janji || null}
          onChange={(v) => ubah({ janji: v ?? undefined })}
        />
        <PilihOrang
          sebut="sales"
          semua={orangKerja(semua, 'sales')}
          nilai={sales}
          onGanti={(v) => ubah({ sales: v })}
        />
        <PilihOrang
          sebut={p.sebutTukang ?? 'tukang'}
          semua={orangKerja(semua, 'tukang')}
          nilai={tukang}
          onGanti={(v) => ubah({ tukang: v })}
        />
        <div className={kelas.ujung}>{p.alat}</div>
      </div>
      {p.galat ? (
        <Galat pesan={p.galat.pesan} cobaLagi={p.galat.cobaLagi} />
      ) : p.memuat && p.data.length === 0 ? (
        <RangkaTabel />
      ) : banyak === 0 ? (
        <Kosong teks={p.data.length > 0 ? 'Tidak ada yang cocok dengan saringan ini' : p.kosong} />
      ) : sempit ? (
        <>
          <Tabs className={kelas.tab} value={dibuka?.tahap.kode} onChange={(v) => setTab(v ?? undefined)}>
            <Tabs.List aria-label={`Tahap ${p.label}`}>
              {papan.map((k) => (
                <Tabs.Tab key={k.tahap.kode} value={k.tahap.kode} c={k.telat > 0 ? 'red' : undefined}>
                  {k.tahap.judul} ({k.kartu.length})
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </Tabs>
          <div className={kelas.kolom2}>{dibuka && kolom(dibuka)}</div>
        </>
      ) : (
        <div className={kelas.kolom2}>{papan.map(kolom)}</div>
      )}
    </div>
  );
}

interface PilihOrangProps {
  sebut: string;
  semua: readonly string[];
  nilai: string;
  onGanti: (siapa: string | undefined) => void;
}

/** Only where there is somebody to choose. */
function PilihOrang({ sebut, semua, nilai, onGanti }: PilihOrangProps) {
  if (semua.length === 0 && nilai === '') return null;
  const data = nilai === '' || semua.includes(nilai) ? semua : [nilai, ...semua];
  return (
    <Select
      aria-label={sebut.charAt(0).toUpperCase() + sebut.slice(1)}
      w={160}
      searchable
      clearable
      placeholder={`Semua ${sebut}`}
      data={data}
      value={nilai || null}
      onChange={(v) => onGanti(v ?? undefined)}
      nothingFoundMessage="Tidak Ada Data"
    />
  );
}

/** What is typed shows at once and goes to the address when the typing pauses; a step back is followed. */
function useCari(diAlamat: string, tulis: (teks: string) => void) {
  const [nilai, setNilai] = useState(diAlamat);
  const ditulis = useRef(diAlamat);
  const kirim = useDebouncedCallback((teks: string) => {
    ditulis.current = teks;
    tulis(teks);
  }, JEDA_CARI);
  useEffect(() => {
    if (diAlamat === ditulis.current) return;
    ditulis.current = diAlamat;
    setNilai(diAlamat);
  }, [diAlamat]);
  return {
    nilai,
    atur: (teks: string) => {
      setNilai(teks);
      kirim(teks);
    },
  };
}
