// The screen of every entity of the catalogue, in both editions: the list in its order, add and edit in a modal, delete after a
// question, the order put right by dragging.
import { ActionIcon, Badge, Box, Button, Group, Image, Modal, Stack, Text } from '@mantine/core';
import { IconArrowsSort, IconPencil, IconPhoto, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { DaftarUrut } from '@/kit/DaftarUrut';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { dialogGagal, dialogSukses, konfirmasiHapus } from '@/kit/dialog';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import type { Edisi } from '@/kit/katalog/tipe';
import { TEKS } from '@/kit/teks';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { hapusKatalog, kueriKatalog, kunciKatalog, urutkanKatalog } from './api';
import { type Definisi, definisiRute } from './definisi';
import { type BarangKatalog, type BarisKatalog, butir, gambarBaris, kodeBaris, teks } from './isi';
import { TEKS_KATALOG } from './teks';

const FormKatalog = lazy(() => import('./FormKatalog').then((m) => ({ default: m.FormKatalog })));

export default function LayarKatalog({ rute }: { rute: Rute }) {
  const cocok = definisiRute(rute.path);
  if (!cocok) return <Galat pesan={`Layar ${rute.judul} tidak dikenal`} />;
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Isi key={rute.path} {...cocok} judul={rute.judul} />
    </Halaman>
  );
}

type Buka = { apa: 'form'; baris?: BarisKatalog } | { apa: 'urut' };

function Isi({ def, edisi, judul }: { def: Definisi; edisi: Edisi; judul: string }) {
  const kueri = useQueryClient();
  const daftar = useQuery(kueriKatalog(def, edisi));
  const [buka, setBuka] = useState<Buka>();
  const tetap = def.kode === 'tetap';
  const tambah = () => setBuka({ apa: 'form' });
  useTombol([{ kunci: 'F2', arti: TEKS.tambahData, aksi: tambah }], !tetap && !buka);
  const hapus = useCallback(
    async (baris: BarisKatalog) => {
      const kode = kodeBaris(def, baris);
      if (!(await konfirmasiHapus(kode))) return;
      try {
        await hapusKatalog(def, edisi, kode);
        void dialogSukses(TEKS_KATALOG.dihapus);
      } catch (sebab) {
        void dialogGagal(sebab instanceof Tolak && !sebab.tanpaKata ? sebab.message : def.gagal.hapus);
      }
      await kueri.invalidateQueries({ queryKey: kunciKatalog(edisi, def.macam) });
    },
    [def, edisi, kueri],
  );
  const kolom = useMemo(
    () => kolomDaftar(def, edisi, (baris) => setBuka({ apa: 'form', baris }), tetap ? undefined : hapus),
    [def, edisi, tetap, hapus],
  );
  const baris = daftar.data ?? [];
  return (
    <>
      <DataTable
        label={judul}
        kolom={kolom}
        data={baris}
        idBaris={(satu) => kodeBaris(def, satu)}
        memuat={daftar.isPending}
        galat={
          daftar.error && !daftar.data
            ? { pesan: pesanDari(daftar.error), cobaLagi: () => void daftar.refetch() }
            : undefined
        }
        tambah={tetap ? undefined : { aksi: tambah }}
        tombol={
          tetap
            ? []
            : [
                {
                  label: 'Atur Urutan',
                  ikon: <IconArrowsSort size={16} />,
                  aksi: () => setBuka({ apa: 'urut' }),
                  nonaktif: baris.length < 2,
                },
              ]
        }
        onBaris={(satu) => setBuka({ apa: 'form', baris: satu })}
      />
      {buka?.apa === 'form' && (
        <Suspense fallback={null}>
          <FormKatalog def={def} edisi={edisi} baris={buka.baris} onTutup={() => setBuka(undefined)} />
        </Suspense>
      )}
      {buka?.apa === 'urut' && <AturUrutan def={def} edisi={edisi} baris={baris} onTutup={() => setBuka(undefined)} />}
    </>
  );
}

const SISI = 40;

function Kecil({ edisi, baris }: { edisi: Edisi; baris: BarisKatalog }) {
  const [pertama] = gambarBaris(edisi, baris);
  return pertama ? (
    <Image src={pertama.alamat} alt="" w={SISI} h={SISI} fit="cover" radius="sm" loading="lazy" />
  ) : (
    <Box w={SISI} h={SISI} c="dimmed" style={{ display: 'grid', placeItems: 'center', opacity: 0.5 }} aria-hidden>
      <IconPhoto size={24} stroke={1.4} />
    </Box>
  );
}

/** Is it shown today, later, or no more? */
function Tayang({ baris }: { baris: BarisKatalog }) {
  const [kata, warna] =
    baris.tayang === true
      ? ['Tayang', 'green']
      : teks(baris.tgl_sampai) !== '' && teks(baris.tgl_dari) === ''
        ? ['Berakhir', 'gray']
        : ['Tidak tayang', 'orange'];
  return (
    <Badge variant="light" color={warna}>
      {kata}
    </Badge>
  );
}

const isiSel = (nilai: unknown): string =>
  Array.isArray(nilai) ? butir(nilai).join(', ') : typeof nilai === 'number' ? String(nilai) : teks(nilai).trim();

function kolomDaftar(
  def: Definisi,
  edisi: Edisi,
  edit: (baris: BarisKatalog) => void,
  hapus?: (baris: BarisKatalog) => Promise<void>,
): Kolom<BarisKatalog>[] {
  const barang = (baris: BarisKatalog) => baris.barang as BarangKatalog | undefined;
  const kolom: Kolom<BarisKatalog>[] = [];
  if (def.gambar)
    kolom.push({
      kunci: 'gambar',
      judul: 'Gambar',
      urut: false,
      lebar: 76,
      nilai: () => '',
      tampil: (baris) => <Kecil edisi={edisi} baris={baris} />,
    });
  kolom.push({
    kunci: def.kunci,
    judul: def.kode === 'tetap' ? 'Screen Name' : `Kode ${def.sebut}`,
    nilai: (baris) => kodeBaris(def, baris),
    lebar: 170,
  });
  if (def.macam === 'item')
    kolom.push(
      { kunci: 'nama', judul: 'Nama Barang', nilai: (b) => barang(b)?.nama_barang ?? '', lebar: 220 },
      {
        kunci: 'harga_jual_str',
        judul: 'Harga Jual',
        nilai: (b) => (typeof barang(b)?.harga_dari === 'number' ? rupiah(barang(b)?.harga_dari ?? 0) : '-'),
        lebar: 150,
      },
      {
        kunci: 'stok',
        judul: 'Stok',
        jenis: 'angka',
        nilai: (b) => (barang(b)?.toko ?? []).reduce((n, satu) => n + satu.banyak, 0),
        lebar: 80,
      },
    );
  for (const isian of def.isian.filter((satu) => !satu.diFormulir))
    kolom.push({
      kunci: isian.nama,
      judul: isian.label,
      jenis: isian.jenis === 'angka' ? 'angka' : 'teks',
      nilai: (baris) => (isian.jenis === 'angka' ? Number(baris[isian.nama] ?? 0) : isiSel(baris[isian.nama])),
      ...(isian.jenis === 'warna' && { tampil: (baris: BarisKatalog) => <Warna nilai={teks(baris[isian.nama])} /> }),
      lebar: isian.jenis === 'teks' || isian.jenis === 'panjang' ? 240 : 140,
    });
  if (def.terbit)
    kolom.push({
      kunci: 'tayang',
      judul: 'Tayang',
      nilai: (baris) => (baris.tayang === true ? 1 : 0),
      tampil: (baris) => <Tayang baris={baris} />,
      lebar: 120,
    });
  kolom.push({
    kunci: 'aksi',
    judul: 'Aksi',
    urut: false,
    diKanan: true,
    lebar: hapus ? 92 : 58,
    nilai: () => '',
    tampil: (baris) => (
      <Group gap={4} wrap="nowrap">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={30}
          title="Edit"
          aria-label={`Edit ${kodeBaris(def, baris)}`}
          onClick={() => edit(baris)}
        >
          <IconPencil size={17} />
        </ActionIcon>
        {hapus && (
          <ActionIcon
            variant="subtle"
            color="red"
            size={30}
            title="Hapus"
            aria-label={`Hapus ${kodeBaris(def, baris)}`}
            onClick={() => void hapus(baris)}
          >
            <IconTrash size={17} />
          </ActionIcon>
        )}
      </Group>
    ),
  });
  return kolom;
}

function Warna({ nilai }: { nilai: string }) {
  return (
    <Group gap={8} wrap="nowrap">
      <Box
        w={18}
        h={18}
        bd="1px solid var(--karat-garis-kuat)"
        style={{ borderRadius: 4, background: nilai }}
        aria-hidden
      />
      {nilai}
    </Group>
  );
}

interface PropsUrut {
  def: Definisi;
  edisi: Edisi;
  baris: readonly BarisKatalog[];
  onTutup: () => void;
}

/** The order the app shows them in. */
function AturUrutan({ def, edisi, baris, onTutup }: PropsUrut) {
  const kueri = useQueryClient();
  const [kode, setKode] = useState<readonly string[]>(() => baris.map((satu) => kodeBaris(def, satu)));
  const [sedang, setSedang] = useState(false);
  const simpan = async () => {
    setSedang(true);
    try {
      await urutkanKatalog(def, edisi, kode);
      onTutup();
      void dialogSukses(TEKS_KATALOG.dirubah);
    } catch (sebab) {
      void dialogGagal(sebab instanceof Tolak && !sebab.tanpaKata ? sebab.message : def.gagal.ubah);
    }
    setSedang(false);
    await kueri.invalidateQueries({ queryKey: kunciKatalog(edisi, def.macam) });
  };
  const butirUrut = kode.flatMap((satu) => {
    const punya = baris.find((b) => kodeBaris(def, b) === satu);
    if (!punya) return [];
    const nama = teks(punya.title) || teks(punya.nama_hadiah) || teks(punya.nama_admin);
    const isi = (
      <>
        {def.gambar && <Kecil edisi={edisi} baris={punya} />}
        <Text span truncate>
          {satu} {nama}
        </Text>
      </>
    );
    return [{ id: satu, sebut: satu, isi }];
  });
  return (
    <Modal opened onClose={onTutup} title={`Urutan ${def.sebut}`} closeOnClickOutside={false}>
      <Stack>
        <DaftarUrut label={`Urutan ${def.sebut}`} butir={butirUrut} onUrut={setKode} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onTutup} disabled={sedang}>
            Batal
          </Button>
          <Button onClick={() => void simpan()} loading={sedang}>
            Simpan
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
