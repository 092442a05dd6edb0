// Sorting piece by piece: the list at the left, the piece with photo and nota at the right, a key for each decision; the piles on
// the scale below. Both screens of sorting are this one: what was bought, and what was decided before.
import { Alert, Badge, Button, Group, Kbd, SimpleGrid, Stack, Tabs, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { berat } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { rapikanBarcode } from '@/kit/dokumen/pindai';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { majukan } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import { IsianBerat } from '@/kit/IsianBerat';
import { Lencana } from '@/kit/Lencana';
import { usePemindai } from '@/kit/pemindai';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { AturanSortir } from './AturanSortir';
import { type Calon, segarkan } from './api';
import { BarangSortir } from './BarangSortir';
import { DokumenSortir } from './DokumenSortir';
import {
  berikut,
  geser,
  type Keputusan,
  LENCANA,
  PUTUSAN,
  type Putusan,
  selisihMg,
  type Tumpukan,
  tumpukan,
} from './putusan';
import kelas from './sepuhan.module.css';

export interface SortirProps {
  rute: Rute;
  jalur: 'sortir-pembelian' | 'pindah-sortir';
  jenis: 'SORTIR' | 'PINDAH';
  data: readonly Calon[];
  memuat: boolean;
  galat?: { pesan: string; cobaLagi?: () => void };
  kosong: string;
  alat: ReactNode;
}

export function Sortir({ rute, jalur, jenis, data, memuat, galat, kosong, alat }: SortirProps) {
  const kueri = useQueryClient();
  const [tab, setTab] = useState<string | null>('baru');
  const [putusan, setPutusan] = useState<Keputusan>({});
  const [dipilih, setDipilih] = useState('');
  const [timbang, setTimbang] = useState<Readonly<Record<string, string>>>({});
  const [terkirim, setTerkirim] = useState<readonly string[]>([]);
  const simpan = useSimpanDokumen(jalur);
  const kini = data.find((b) => b.kode_barcode === dipilih) ?? data[0];
  const salah = new Map([...galatBaris(simpan.kolom)].map(([ke, teks]) => [terkirim[ke] ?? '', teks]));
  const tumpuk = tumpukan(data, putusan);
  const banyak = tumpuk.reduce((n, t) => n + t.qty, 0);
  const belumTimbang = tumpuk.find((t) => !(Number(timbang[t.kode]) > 0));

  const putuskan = (ke: Putusan | undefined) => {
    if (!kini || kini.susut || (jenis === 'PINDAH' && ke === kini.kode_gudang)) return;
    simpan.lupakan();
    const { [kini.kode_barcode]: _lama, ...sisa } = putusan;
    const baru = ke ? { ...sisa, [kini.kode_barcode]: ke } : sisa;
    setPutusan(baru);
    if (ke) setDipilih(berikut(data, baru, kini.kode_barcode));
  };
  const kirim = async () => {
    const baris = data.filter((b) => putusan[b.kode_barcode]);
    setTerkirim(baris.map((b) => b.kode_barcode));
    const jawab = await simpan.kirim({
      detail_barang: baris.map((b) => ({
        kode_barcode: b.kode_barcode,
        kode_toko: b.kode_toko,
        putusan: putusan[b.kode_barcode] ?? '',
      })),
      timbang: tumpuk.map((t) => ({ putusan: t.kode, berat: Number(timbang[t.kode]) })),
    });
    if (!jawab) return;
    pesan.sukses(`${jawab.message ?? 'Data Berhasil Disimpan'} ${jawab.data.no_sortir}`);
    setPutusan({});
    setTimbang({});
    await segarkan(kueri);
  };
  usePemindai((kode) => setDipilih(rapikanBarcode(kode)));
  useTombol(
    [
      ...PUTUSAN.map((p) => ({ kunci: p.tombol, arti: p.kata, aksi: () => putuskan(p.kode), mati: !kini })),
      { kunci: 'Backspace', arti: 'Hapus putusan', aksi: () => putuskan(undefined), mati: !kini },
      {
        kunci: 'Ctrl+ArrowDown',
        arti: 'Barang berikut',
        aksi: () => setDipilih(geser(data, kini?.kode_barcode ?? '', 1)),
      },
      {
        kunci: 'Ctrl+ArrowUp',
        arti: 'Barang sebelum',
        aksi: () => setDipilih(geser(data, kini?.kode_barcode ?? '', -1)),
      },
    ],
    tab === 'baru',
  );
  const kolom: readonly Kolom<Calon>[] = [
    {
      kunci: 'kode_barcode',
      judul: 'Barcode',
      nilai: (b) => b.kode_barcode,
      lebar: 120,
      tampil: (b) => (
        <Text span fz={13} fw={b === kini ? 600 : 400} data-kini={b === kini || undefined}>
          {b === kini ? '▸ ' : ''}
          {b.kode_barcode}
        </Text>
      ),
    },
    {
      kunci: 'putusan',
      judul: 'Putusan',
      nilai: (b) => putusan[b.kode_barcode] ?? '',
      lebar: 110,
      tampil: (b) => {
        const ke = putusan[b.kode_barcode];
        return ke ? <Lencana status={ke} daftar={LENCANA} /> : b.susut ? <Badge color="gray">Susut</Badge> : null;
      },
    },
    { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 180 },
    // What is decided about anew has a decision already.
    jenis === 'PINDAH'
      ? {
          kunci: 'sekarang',
          judul: 'Sekarang',
          nilai: (b) => LENCANA[b.kode_gudang]?.kata ?? b.kode_gudang,
          lebar: 130,
        }
      : { kunci: 'kondisi', judul: 'Kondisi', nilai: (b) => b.kondisi, lebar: 130 },
    { kunci: 'berat_asli', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat_asli, lebar: 100, total: true },
    { kunci: 'kode_gudang', judul: 'Gudang', nilai: (b) => `${b.kode_gudang} ${b.kode_toko}`, lebar: 110 },
    { kunci: 'tgl_masuk', judul: 'Tanggal', nilai: (b) => b.tgl_masuk, lebar: 110 },
    {
      kunci: 'galat',
      judul: 'Keterangan',
      nilai: (b) => salah.get(b.kode_barcode) ?? (b.susut ? 'Susut menunggu validasi' : ''),
      lebar: 220,
    },
  ];
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        tab === 'baru' ? (
          <TombolSimpan
            simpan={simpan}
            onSimpan={() => void kirim()}
            mati={banyak === 0 || belumTimbang !== undefined}
            sebab={
              banyak === 0 ? 'Belum ada yang diputuskan' : `Timbang tumpukan ${LENCANA[belumTimbang?.kode ?? '']?.kata}`
            }
            berubah={banyak > 0}
          />
        ) : undefined
      }
    >
      <Tabs value={tab} onChange={setTab}>
        <Tabs.List mb="md">
          <Tabs.Tab value="baru">Baru</Tabs.Tab>
          <Tabs.Tab value="dokumen">Dokumen</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="baru" keepMounted>
          <Stack gap="md">
            <GalatDokumen simpan={simpan} />
            <div className={kelas.dua}>
              <Stack gap="md">
                <DataTable
                  label="Barang yang disortir"
                  kolom={kolom}
                  data={data}
                  idBaris={(b) => b.kode_barcode}
                  memuat={memuat}
                  galat={galat}
                  kosong={kosong}
                  onBaris={(b) => setDipilih(b.kode_barcode)}
                  sekaliKlik
                  alat={alat}
                  tinggi="max(260px, calc(100dvh - 560px))"
                />
                {kini && <Petunjuk />}
                {jenis === 'SORTIR' && <AturanSortir data={data} putusan={putusan} onGanti={setPutusan} />}
                {kini && (
                  <DiTimbang
                    tumpuk={tumpuk}
                    timbang={timbang}
                    kolom={simpan.kolom}
                    mati={simpan.sibuk}
                    onGanti={(kode, isi) => {
                      simpan.lupakan();
                      setTimbang({ ...timbang, [kode]: isi });
                    }}
                  />
                )}
              </Stack>
              {kini && <BarangSortir b={kini} putusan={putusan[kini.kode_barcode]} jenis={jenis} onPutus={putuskan} />}
            </div>
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="dokumen">{tab === 'dokumen' && <DokumenSortir jenis={jenis} />}</Tabs.Panel>
      </Tabs>
    </Halaman>
  );
}

/** The keys that stand on no button. */
function Petunjuk() {
  return (
    <Group gap="xs" c="dimmed" fz={12}>
      <Kbd size="xs">Ctrl</Kbd> + <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> pindah barang,{' '}
      <Kbd size="xs">Backspace</Kbd> hapus putusan, <Kbd size="xs">F9</Kbd> ke timbangan; barcode yang discan langsung
      terpilih.
    </Group>
  );
}

interface DiTimbangProps {
  tumpuk: readonly Tumpukan[];
  timbang: Readonly<Record<string, string>>;
  kolom: Readonly<Record<string, string>>;
  mati: boolean;
  onGanti: (kode: string, isi: string) => void;
}

/** Every pile by the cards, and on the scale. */
function DiTimbang({ tumpuk, timbang, kolom, mati, onGanti }: DiTimbangProps) {
  if (tumpuk.length === 0)
    return <Alert color="gray">Putuskan barang satu per satu, lalu timbang tiap tumpukan.</Alert>;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} component="section" aria-label="Tumpukan" onKeyDown={majukan}>
      {tumpuk.map((t) => (
        <Stack key={t.kode} gap={4} className={kelas.tumpuk} data-tumpukan={t.kode}>
          <Group justify="space-between">
            <Lencana status={t.kode} daftar={LENCANA} />
            <Text fz={13}>
              {t.qty} barang · {berat(t.berat)} gr
            </Text>
          </Group>
          <IsianBerat
            required
            withAsterisk={false}
            label={`Timbang ${LENCANA[t.kode]?.kata}`}
            value={timbang[t.kode] ?? ''}
            onChange={(isi) => onGanti(t.kode, isi)}
            error={kolom[`timbang.${t.kode}`]}
            galatLangsung
            disabled={mati}
          />
          <Selisih mg={selisihMg(t, timbang[t.kode])} />
          <Button
            size="compact-xs"
            variant="subtle"
            disabled={mati}
            onClick={() => onGanti(t.kode, t.berat.toFixed(3))}
          >
            Sama dengan kartu
          </Button>
        </Stack>
      ))}
    </SimpleGrid>
  );
}

/** How far the scale is from the cards, before another must say yes to it. */
function Selisih({ mg }: { mg: number }) {
  if (mg === 0) return null;
  return (
    <Text fz={12} c="orange" ta="right" role="status">
      Selisih {mg > 0 ? '+' : ''}
      {berat(mg / 1000)} gr dari kartu
    </Text>
  );
}
