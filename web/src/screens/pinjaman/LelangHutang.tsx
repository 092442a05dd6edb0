// Lelang Hutang: overdue loans by the filters of the checklist. A row opens its pledges with photos and their valuation by two
// persons; 'Lelang Hutang' asks for the authorization and makes the pledges the shop's.
import { Alert, Badge, Button, Group, SimpleGrid, Stack, Table, Text, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { enterPolos } from '@/kit/enter';
import { Halaman } from '@/kit/Halaman';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { pesan } from '@/kit/pesan';
import { kueriGroup } from '@/kit/transaksi/master';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { ambilLelang, type HutangLelang, KUNCI_HUTANG, LEMBAR_LELANG, SARING_LELANG } from './apiLelang';
import { DialogTaksir } from './DialogTaksir';
import { FotoJaminan } from './FotoJaminan';
import { TEKS_LELANG } from './teks';
import { useLelang } from './useLelang';

type Saring = typeof SARING_LELANG;

/** After an auction the list is read anew. */
const MUAT_ULANG = 300;

const SEBUT_TAKSIRAN: Readonly<Record<string, string>> = {
  BELUM: 'Belum ditaksir',
  SATU: 'Ditaksir satu orang',
  DUA: 'Ditaksir dua orang',
};

interface Aksi {
  /** The loan that is being auctioned. */
  jalan: string;
  onLelang: (h: HutangLelang) => void;
  onTaksir: (h: HutangLelang) => void;
}

const kolom = ({ jalan, onLelang, onTaksir }: Aksi): readonly Kolom<HutangLelang>[] => [
  { kunci: 'no_faktur_hutang', judul: 'No Faktur', nilai: (h) => h.no_faktur_hutang, lebar: 170, urut: false },
  { kunci: 'tgl_hutang', judul: 'Tanggal Hutang', nilai: (h) => h.tgl_hutang, lebar: 120, urut: false },
  { kunci: 'kode_sales', judul: 'Sales', nilai: (h) => h.kode_sales, lebar: 65, urut: false },
  { kunci: 'nama_customer', judul: 'Nama Customer', nilai: (h) => h.nama_customer, lebar: 155, urut: false },
  {
    kunci: 'jumlah_hutang',
    judul: 'Jumlah Hutang (Rp)',
    jenis: 'rupiah',
    nilai: (h) => h.jumlah_hutang,
    lebar: 150,
    total: true,
    urut: false,
  },
  {
    kunci: 'taksiran',
    judul: 'Taksiran',
    nilai: (h) => SEBUT_TAKSIRAN[h.taksiran] ?? h.taksiran,
    tampil: (h) => (
      <Button
        size="compact-sm"
        variant={h.taksiran === 'DUA' ? 'subtle' : 'default'}
        aria-label={`Taksir ${h.no_faktur_hutang}: ${SEBUT_TAKSIRAN[h.taksiran] ?? h.taksiran}`}
        onClick={(e) => {
          e.stopPropagation();
          onTaksir(h);
        }}
      >
        {SEBUT_TAKSIRAN[h.taksiran] ?? h.taksiran}
      </Button>
    ),
    lebar: 130,
    urut: false,
  },
  {
    kunci: 'halangan',
    judul: 'Keterangan',
    nilai: (h) => h.halangan,
    tampil: (h) => (
      <Text component="span" fz={12} c="dimmed" title={h.halangan || undefined} data-halangan>
        {h.halangan}
      </Text>
    ),
    lebar: 250,
    urut: false,
  },
  {
    kunci: 'aksi',
    judul: 'Aksi',
    nilai: () => '',
    tampil: (h) => (
      <Button
        size="compact-sm"
        color="red"
        disabled={h.halangan !== ''}
        loading={jalan === h.no_faktur_hutang}
        title={h.halangan || undefined}
        aria-label={`Lelang Hutang ${h.no_faktur_hutang}`}
        onClick={() => onLelang(h)}
      >
        Lelang Hutang
      </Button>
    ),
    lebar: 140,
    urut: false,
    diKanan: true,
  },
];

export default function LelangHutang({ rute }: { rute: Rute }) {
  const kueri = useQueryClient();
  const [taksir, setTaksir] = useState<HutangLelang>();
  /** A search was asked for by its button: what it found is said. */
  const dicari = useRef(false);
  const nanti = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(nanti.current), []);
  const { saring, ubah, tabel, refetch } = useDaftar({
    kunci: [...KUNCI_HUTANG, 'lelang'],
    labelTotal: 'Total',
    bawaan: SARING_LELANG,
    ambil: async (tanya, signal) => {
      const bicara = dicari.current;
      dicari.current = false;
      try {
        const jawab = await ambilLelang(tanya, signal);
        if (bicara && jawab.data.length > 0) pesan.sukses(jawab.message ?? TEKS_LELANG.tersedia);
        if (bicara && jawab.data.length === 0) pesan.info(TEKS_LELANG.tidakAda);
        return jawab;
      } catch (sebab) {
        if (bicara && !signal?.aborted) pesan.gagal(TEKS_LELANG.tidakAda);
        throw sebab;
      }
    },
  });
  const cari = (isi: Saring) => {
    dicari.current = true;
    const berubah = Object.entries(isi).some(([k, v]) => saring[k as keyof Saring] !== v);
    if (berubah) ubah(isi);
    else void refetch();
  };
  /** Every row that matches, by the server's own pages. */
  const semua = async () => {
    const baris: HutangLelang[] = [];
    for (;;) {
      const { data } = await ambilLelang({ ...saring, skip: baris.length, limit: LEMBAR_LELANG });
      baris.push(...data);
      if (data.length < LEMBAR_LELANG) return baris;
    }
  };
  const muatUlang = () => {
    clearTimeout(nanti.current);
    nanti.current = setTimeout(() => void kueri.invalidateQueries({ queryKey: KUNCI_HUTANG }), MUAT_ULANG);
  };
  const { lelang, jalan, ditolak, tutupDitolak } = useLelang(muatUlang);
  const { jauh } = tabel;
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Stack gap="sm">
        <FormCari awal={saring} onCari={cari} />
        {ditolak && (
          <Alert
            color="red"
            role="alert"
            title={`${ditolak.no} belum dilelang`}
            withCloseButton
            closeButtonLabel="Tutup"
            onClose={tutupDitolak}
          >
            {ditolak.sebab}
          </Alert>
        )}
        <DataTable
          label="Hutang yang lewat jatuh tempo"
          kolom={kolom({
            jalan,
            onTaksir: setTaksir,
            onLelang: ({ no_faktur_hutang }) => void lelang({ no_faktur_hutang, keterangan: '' }),
          })}
          idBaris={(h) => h.no_faktur_hutang}
          {...tabel}
          cari={false}
          semua={semua}
          // The server's pages are of fifty, whatever is chosen.
          jauh={jauh && { ...jauh, ganti: (baru) => jauh.ganti({ ...baru, ukuran: LEMBAR_LELANG }) }}
          kosong={TEKS_LELANG.tidakAda}
          ekspor={{ namaFile: 'lelang-hutang.csv' }}
          rincian={(h) => <Rincian h={h} />}
        />
      </Stack>
      {taksir && (
        <DialogTaksir
          no={taksir.no_faktur_hutang}
          halangan={taksir.taksiran === 'DUA' ? taksir.halangan : ''}
          onTutup={() => setTaksir(undefined)}
          onLelang={muatUlang}
        />
      )}
    </Halaman>
  );
}

const TEKS_SARING: readonly (readonly [keyof Saring, string])[] = [
  ['no_faktur_manual', 'No Faktur Manual'],
  ['no_faktur_hutang', 'No Faktur Hutang'],
];
const TEKS_SARING_2: readonly (readonly [keyof Saring, string])[] = [
  ['deskripsi', 'Deskripsi'],
  ['kode_member', 'Kode Member'],
  ['nama_customer', 'Nama Customer'],
  ['alamat_customer', 'Alamat Customer'],
];

/** On a phone two filters stand before the list, the others behind a button. */
const SEMPIT = '(max-width: 36em)';
const DI_SEMPIT: readonly (keyof Saring)[] = ['no_faktur_hutang', 'nama_customer'];

function FormCari({ awal, onCari }: { awal: Saring; onCari: (isi: Saring) => void }) {
  const [isi, setIsi] = useState(awal);
  const tulisan = JSON.stringify(awal);
  // A step back or a link: the fields say what the rows were asked with.
  useEffect(() => setIsi(JSON.parse(tulisan) as Saring), [tulisan]);
  const group = useQuery(kueriGroup);
  const ubah = (bagian: Partial<Saring>) => setIsi((lama) => ({ ...lama, ...bagian }));
  const sempit = useMediaQuery(SEMPIT, false, { getInitialValueInEffect: false });
  const [lengkap, setLengkap] = useState(false);
  const tampak = (nama: keyof Saring) => !sempit || lengkap || DI_SEMPIT.includes(nama) || awal[nama] !== '';
  const teks = ([nama, label]: readonly [keyof Saring, string]) => (
    <TextInput
      key={nama}
      label={label}
      autoComplete="off"
      value={isi[nama]}
      onChange={(e) => ubah({ [nama]: e.currentTarget.value.toUpperCase() })}
    />
  );
  const tombol = (kejadian: KeyboardEvent) => {
    if (!enterPolos(kejadian) || !(kejadian.target instanceof HTMLInputElement)) return;
    if (kejadian.target.getAttribute('aria-haspopup') === 'listbox') return;
    kejadian.preventDefault();
    onCari(isi);
  };
  return (
    <section className={kelas.kotak} aria-label="Cari hutang yang dilelang" onKeyDown={tombol}>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 5 }} spacing="sm">
        {tampak('tgl_awal') && (
          <IsianTanggal
            label="Tanggal Dari"
            autoFocus
            value={isi.tgl_awal || null}
            onChange={(tgl) => ubah({ tgl_awal: tgl ?? '' })}
          />
        )}
        {tampak('tgl_akhir') && (
          <IsianTanggal
            label="Tanggal Akhir"
            value={isi.tgl_akhir || null}
            onChange={(tgl) => ubah({ tgl_akhir: tgl ?? '' })}
          />
        )}
        {TEKS_SARING.filter(([nama]) => tampak(nama)).map(teks)}
        {tampak('kode_group') && (
          <PilihDaftar
            label="Kode Group"
            sebut="kategori"
            gagal={group.isError}
            clearable
            data={(group.data ?? []).map((g) => ({ value: g.kode_group, label: `${g.kode_group} · ${g.nama_group}` }))}
            value={isi.kode_group || null}
            onChange={(v) => ubah({ kode_group: v ?? '' })}
          />
        )}
        {TEKS_SARING_2.filter(([nama]) => tampak(nama)).map(teks)}
        {sempit && (
          <Button variant="subtle" aria-expanded={lengkap} onClick={() => setLengkap((v) => !v)}>
            {lengkap ? 'Saringan lebih sedikit' : 'Saringan lain'}
          </Button>
        )}
        <Button mt={sempit ? 0 : 24} leftSection={<IconSearch size={18} />} onClick={() => onCari(isi)}>
          Cari Hutang
        </Button>
      </SimpleGrid>
    </section>
  );
}

/** Whose it is and what was pledged, with photos. */
function Rincian({ h }: { h: HutangLelang }) {
  return (
    <Stack gap="xs" p="xs">
      <Group gap="lg" fz={13}>
        <span>Kode Member: {h.kode_member || '-'}</span>
        <span>Alamat: {h.alamat_customer || '-'}</span>
        <span>Jatuh tempo {h.jatuh_tempo}</span>
        <span>Kantong {h.no_kantong}</span>
        <span>
          Bunga {rupiah(h.bunga_rp)}
          {h.denda_rp > 0 && `, denda ${rupiah(h.denda_rp)}`}, tebus hari ini {rupiah(h.total_bayar)}
        </span>
        {h.hutang_rugi && (
          <Badge color="red" variant="light" tt="none">
            hutang rugi
          </Badge>
        )}
      </Group>
      <Table fz={13} aria-label={`Jaminan ${h.no_faktur_hutang}`}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Foto</Table.Th>
            <Table.Th>Kode Group</Table.Th>
            <Table.Th>Nama Barang</Table.Th>
            <Table.Th ta="right">Berat (gr)</Table.Th>
            <Table.Th ta="right">Jumlah</Table.Th>
            <Table.Th ta="right">Taksiran (Rp)</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {h.detail_barang.map((b) => (
            <Table.Tr key={b.baris}>
              <Table.Td>
                <FotoJaminan no={h.no_faktur_hutang} baris={b.baris} ada={b.foto} nama={b.nama_barang} />
              </Table.Td>
              <Table.Td>{b.kode_group}</Table.Td>
              <Table.Td>{b.nama_barang}</Table.Td>
              <Table.Td ta="right">{berat(b.berat)}</Table.Td>
              <Table.Td ta="right">{b.jumlah}</Table.Td>
              <Table.Td ta="right">{tulisAngka(b.taksiran_rp, 'rupiah')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}
