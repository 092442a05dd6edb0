// Data Member: who has a card. Found while typing by name, phone, NIK or code, or by scanning the card; arrows and Enter
// choose, F3 writes down a new one. Birthdays and points about to lapse stand above.
import { Box, Button, Group, Kbd, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconPlus, IconPrinter, IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { kueriToko } from '@/app/halaman/PilihToko';
import { useSesiAda } from '@/app/sesi';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { Halaman } from '@/kit/Halaman';
import { usePemindai } from '@/kit/pemindai';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import { memberDari, mungkinKartu } from '@/kit/transaksi/pelanggan';
import type { Rute } from '@/routes';
import { ambilMember, KUNCI_MEMBER, type Member, SARING_MEMBER, segarkanMember } from './api';
import { CetakKartu } from './CetakKartu';
import { FormMember } from './FormMember';
import { HariPenting } from './HariPenting';
import { Keadaan } from './Keadaan';
import { LaciMember } from './LaciMember';

const ImporMember = lazy(() => import('./ImporMember'));

/** Who may bring members in from a file; the server knows the same. */
const PENGIMPOR: readonly string[] = ['SU', 'OWN'];
const JEDA_CARI = 150;
/** The most cards that are printed together. */
const KARTU_SEKALI = 100;

const STATUS = [
  { value: 'AKTIF', label: 'Member aktif' },
  { value: 'PELANGGAN', label: 'Semua pelanggan' },
  { value: 'GABUNG', label: 'Sudah digabung' },
  { value: 'KELUAR', label: 'Sudah keluar' },
  { value: 'SEMUA', label: 'Semua status' },
];

const KOLOM: readonly Kolom<Member>[] = [
  { kunci: 'nama_customer', judul: 'Nama Customer', nilai: (m) => m.nama_customer, lebar: 190, urut: false },
  { kunci: 'kode_member', judul: 'Kode Member', nilai: (m) => m.kode_member, lebar: 140, urut: false },
  { kunci: 'no_hp', judul: 'No HP', nilai: (m) => m.no_hp, lebar: 135, urut: false },
  {
    kunci: 'tingkat',
    judul: 'Tingkat',
    nilai: (m) => m.tingkat,
    tampil: (m) => <Keadaan m={m} />,
    lebar: 130,
    urut: false,
  },
  { kunci: 'point', judul: 'Point', jenis: 'angka', nilai: (m) => m.point, lebar: 100, urut: false },
  { kunci: 'alamat_customer', judul: 'Alamat', nilai: (m) => m.alamat_customer, lebar: 200, urut: false },
  { kunci: 'kota', judul: 'Kota', nilai: (m) => m.kota, lebar: 130, urut: false },
  { kunci: 'nik', judul: 'NIK', nilai: (m) => m.nik, lebar: 150, urut: false },
  { kunci: 'tgl_lahir', judul: 'Tanggal Lahir', nilai: (m) => m.tgl_lahir, lebar: 120, urut: false },
  { kunci: 'tgl_daftar', judul: 'Tanggal Daftar', nilai: (m) => m.tgl_daftar, lebar: 125, urut: false },
  { kunci: 'kode_cabang_daftar', judul: 'Toko Daftar', nilai: (m) => m.kode_cabang_daftar, lebar: 110, urut: false },
];

type Dialog = 'tambah' | 'impor' | 'cetak';

export default function DataMember({ rute }: { rute: Rute }) {
  const { pengguna } = useSesiAda();
  const kueri = useQueryClient();
  const [{ member: buka = '' }, alamat] = useAlamat();
  const setBuka = (kode: string) => alamat({ member: kode || undefined });
  const [dialog, setDialog] = useState<Dialog>();
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const wadah = useRef<HTMLDivElement>(null);
  const { data: semuaToko = [] } = useQuery(kueriToko);
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_MEMBER, 'daftar'],
    bawaan: SARING_MEMBER,
    ambil: ambilMember,
  });
  const diam = dialog !== undefined || buka !== '';
  useTombol([{ kunci: 'F3', arti: 'Tambah Member', aksi: () => setDialog('tambah') }], !diam);

  /** A card that was read, by whichever code it carries. */
  const dariKartu = async (kode: string): Promise<boolean> => {
    try {
      setBuka((await memberDari(kode.trim().toUpperCase())).kode_pelanggan);
      return true;
    } catch (sebab) {
      pesan.info(pesanDari(sebab));
      return false;
    }
  };
  usePemindai((kode) => void dariKartu(kode), !diam);
  const tombolBaris = () => [...(wadah.current?.querySelectorAll<HTMLElement>('[data-baris] button') ?? [])];
  const pindah = (kejadian: KeyboardEvent<HTMLDivElement>) => {
    const langkah = kejadian.key === 'ArrowDown' ? 1 : kejadian.key === 'ArrowUp' ? -1 : 0;
    const semua = tombolBaris();
    const kini = semua.indexOf(kejadian.target as HTMLElement);
    if (langkah === 0 || kini < 0) return;
    kejadian.preventDefault();
    const ke = semua[kini + langkah];
    if (ke) ke.focus();
    else if (langkah < 0) wadah.current?.querySelector<HTMLElement>('[data-cari-member]')?.focus();
  };
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      lain={[
        ...(terpilih.size > 0
          ? [{ label: `Cetak ${terpilih.size} kartu terpilih`, aksi: () => setDialog('cetak') }]
          : []),
        ...(PENGIMPOR.includes(pengguna.level)
          ? [{ label: 'Impor member dan poin awal', aksi: () => setDialog('impor') }]
          : []),
      ]}
      utama={
        <Button
          leftSection={<IconPlus size={18} />}
          rightSection={<Kbd size="xs">F3</Kbd>}
          onClick={() => setDialog('tambah')}
        >
          Tambah Member
        </Button>
      }
    >
      <Box ref={wadah} onKeyDown={pindah}>
        <HariPenting onBuka={setBuka} />
        <CariMember
          awal={saring.cari}
          onCari={(cari) => tabel.jauh?.ganti({ halaman: 1, ukuran: tabel.jauh.ukuran, cari, urut: tabel.jauh.urut })}
          onTurun={() => tombolBaris()[0]?.focus()}
          onEnter={async (teks) => {
            if (mungkinKartu(teks) && /\d/.test(teks) && (await dariKartu(teks))) return;
            const satu = tabel.data.length === 1 ? tabel.data[0] : undefined;
            if (satu && saring.cari === teks) setBuka(satu.kode_pelanggan);
            else tombolBaris()[0]?.focus();
          }}
        />
        <DataTable
          label="Member"
          kolom={KOLOM}
          // Cards are printed by their codes.
          idBaris={(m) => m.kode_member || m.kode_pelanggan}
          {...tabel}
          cari={false}
          kosong={saring.cari ? 'Tidak ada member yang cocok' : 'Belum ada member'}
          ekspor={{ namaFile: 'member.csv' }}
          onBaris={(m) => setBuka(m.kode_pelanggan)}
          pilih={{ terpilih, ganti: setTerpilih }}
          tombol={[
            {
              label: terpilih.size > 0 ? `Cetak Kartu (${terpilih.size})` : 'Cetak Kartu',
              ikon: <IconPrinter size={16} />,
              nonaktif: terpilih.size === 0 || terpilih.size > KARTU_SEKALI,
              aksi: () => setDialog('cetak'),
            },
          ]}
          alat={
            <>
              <Select
                aria-label="Status"
                w={165}
                data={STATUS}
                value={saring.status}
                allowDeselect={false}
                onChange={(v) => ubah({ status: v ?? 'AKTIF' })}
              />
              <Select
                aria-label="Toko daftar"
                w={180}
                searchable
                openOnFocus={false}
                data={[
                  { value: 'ALL', label: 'Semua toko' },
                  ...semuaToko.map((t) => ({ value: t.kode_toko, label: `${t.kode_toko} · ${t.nama_toko}` })),
                ]}
                value={saring.kode_cabang_daftar}
                allowDeselect={false}
                onChange={(v) => ubah({ kode_cabang_daftar: v ?? 'ALL' })}
                nothingFoundMessage="Tidak Ada Data"
              />
            </>
          }
        />
      </Box>
      {dialog === 'tambah' && (
        <FormMember
          onTutup={() => setDialog(undefined)}
          onJadi={(kode) => {
            setDialog(undefined);
            void segarkanMember(kueri);
            setBuka(kode);
          }}
        />
      )}
      {dialog === 'cetak' && <CetakKartu kode={[...terpilih]} onTutup={() => setDialog(undefined)} />}
      {dialog === 'impor' && (
        <Suspense>
          <ImporMember onTutup={() => setDialog(undefined)} />
        </Suspense>
      )}
      {buka && <LaciMember kode={buka} onTutup={() => setBuka('')} onPindah={setBuka} />}
    </Halaman>
  );
}

interface CariMemberProps {
  awal: string;
  onCari: (teks: string) => void;
  onTurun: () => void;
  onEnter: (teks: string) => Promise<void>;
}

function CariMember({ awal, onCari, onTurun, onEnter }: CariMemberProps) {
  const [teks, setTeks] = useState(awal);
  const dikirim = useRef(awal);
  const kirim = useDebouncedCallback((baru: string) => {
    dikirim.current = baru;
    onCari(baru);
  }, JEDA_CARI);
  // A step back in the address; what is being typed stays.
  useEffect(() => {
    if (awal === dikirim.current) return;
    dikirim.current = awal;
    setTeks(awal);
  }, [awal]);
  return (
    <Group mb="sm">
      <TextInput
        aria-label="Cari member"
        placeholder="Nama, HP, NIK, kode member, atau scan kartu"
        leftSection={<IconSearch size={18} />}
        size="md"
        maw={560}
        flex="1 1 260px"
        autoComplete="off"
        data-cari-member
        data-autofocus
        value={teks}
        onChange={(e) => {
          setTeks(e.currentTarget.value);
          kirim(e.currentTarget.value.trim());
        }}
        onKeyDown={(kejadian) => {
          if (kejadian.key === 'ArrowDown') {
            kejadian.preventDefault();
            onTurun();
          } else if (kejadian.key === 'Enter' && teks.trim() !== '') {
            kejadian.preventDefault();
            void onEnter(teks.trim());
          }
        }}
      />
    </Group>
  );
}
