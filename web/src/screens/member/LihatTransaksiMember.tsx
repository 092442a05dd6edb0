// Lihat Transaksi Member: a person's whole story over all stores on one time line, with totals; the pieces they still own
// and what the shop would pay for them today; the book of their points. Each entry opens its document.

import { Badge, Button, Group, Loader, Select, Stack, Tabs, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { ruteTerlihat } from '@/app/menu';
import { useSesiAda } from '@/app/sesi';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { Galat } from '@/kit/Galat';
import { DeretAngka } from '@/kit/grafik/KartuAngka';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { type Pembuka, tujuan } from '@/kit/laporan/buka';
import { TautanSel } from '@/kit/laporan/konteksBuka';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { PanelPelanggan } from '@/kit/transaksi/PanelPelanggan';
import type { PelangganDipilih } from '@/kit/transaksi/pelanggan';
import { tulisPoin } from '@/kit/transaksi/poin';
import { jam, tanggalPanjang, waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import { kueriKartuPoin } from './apiPoin';
import kelas from './member.module.css';
import {
  type BarisRiwayat,
  jumlahUang,
  kueriMilik,
  kueriRingkas,
  kueriRiwayat,
  type Milik,
  perHari,
  type Ringkas,
  sebutJenis,
} from './riwayat';
import { TEKS_MEMBER } from './teks';

const WARNA: Readonly<Record<string, string>> = {
  PENJUALAN: 'green',
  PEMBELIAN: 'blue',
  TUKAR: 'blue',
  BATAL: 'red',
  POIN: 'orange',
  HADIAH: 'orange',
  PESAN: 'gray',
};

export default function LihatTransaksiMember({ rute }: { rute: Rute }) {
  const [{ kode = '' }, alamat] = useAlamat();
  const { data, error, isPending, refetch } = useQuery(kueriRingkas(kode));
  const dikabarkan = useRef('');
  useEffect(() => {
    if (!data || dikabarkan.current === kode) return;
    dikabarkan.current = kode;
    pesan.sukses(data.message ?? TEKS_MEMBER.riwayat);
  }, [data, kode]);
  const orang = data?.data.orang;
  const nilai: PelangganDipilih | undefined =
    kode !== '' && orang
      ? {
          kode_pelanggan: orang.kode_pelanggan,
          kode_member: orang.kode_member,
          nama_customer: orang.nama_customer,
          no_hp: orang.no_hp,
          jenis_pelanggan: '',
        }
      : undefined;
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <div style={{ maxWidth: 560 }}>
        <PanelPelanggan
          label="Member"
          hanyaMember
          fokusAwal
          nilai={nilai}
          onGanti={(baru) => alamat({ kode: baru ? baru.kode_member || baru.kode_pelanggan : undefined })}
        />
      </div>
      {kode === '' ? (
        <Kosong teks="Cari member atau scan kartunya untuk melihat riwayatnya." />
      ) : error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : (
        <Isi key={kode} kode={kode} ringkas={data.data} />
      )}
    </Halaman>
  );
}

function usePembuka(): Pembuka {
  const { pengguna, modul, toko } = useSesiAda();
  return useMemo(() => {
    const path = new Set<string>(ruteTerlihat(pengguna, modul).map((satu) => satu.path));
    return {
      slug: '',
      toko: toko?.kode_toko ?? pengguna.kode_toko,
      boleh: (satu: string) => path.has(satu),
      pusat: pengguna.pusat,
    };
  }, [pengguna, modul, toko]);
}

function Isi({ kode, ringkas }: { kode: string; ringkas: Ringkas }) {
  const { orang, total, toko } = ringkas;
  const [tab, setTab] = useState<string | null>('waktu');
  const pembuka = usePembuka();
  const { masuk, keluar } = jumlahUang(total);
  return (
    <Stack gap="md">
      <Text c="dimmed">
        {[
          orang.alamat_customer,
          orang.tgl_lahir && `lahir ${orang.tgl_lahir}`,
          orang.tgl_daftar && `member sejak ${orang.tgl_daftar}`,
          orang.kode_cabang_daftar,
          orang.keluar && `keluar ${orang.keluar}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <DeretAngka
        label="Ringkasan member"
        angka={[
          { judul: 'Dibayar member', nilai: rupiah(masuk) },
          { judul: 'Dibayar toko', nilai: rupiah(keluar) },
          { judul: 'Poin', nilai: tulisAngka(orang.point, 'angka'), keterangan: orang.level || undefined },
          ...total.map((t) => ({
            judul: sebutJenis(t.jenis),
            nilai: `${tulisAngka(t.banyak, 'angka')} kali`,
            keterangan: [
              t.rupiah !== 0 && rupiah(t.rupiah).replace(' ', '\u00a0'),
              t.berat !== 0 && `${berat(t.berat)}\u00a0gr`,
              t.poin !== 0 && tulisPoin(t.poin),
            ]
              .filter(Boolean)
              .join(' · '),
          })),
        ]}
      />
      <Tabs value={tab} onChange={setTab}>
        <Tabs.List mb="md">
          <Tabs.Tab value="waktu">Garis Waktu</Tabs.Tab>
          <Tabs.Tab value="milik">Barang Dimiliki</Tabs.Tab>
          <Tabs.Tab value="poin">Buku Poin</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="waktu">
          {tab === 'waktu' && <GarisWaktu kode={kode} total={total} toko={toko} pembuka={pembuka} />}
        </Tabs.Panel>
        <Tabs.Panel value="milik">{tab === 'milik' && <BarangMilik kode={kode} pembuka={pembuka} />}</Tabs.Panel>
        <Tabs.Panel value="poin">{tab === 'poin' && <BukuPoin kode={kode} pembuka={pembuka} />}</Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

/** The number of a document, as a way to it where this person has one. */
function NoDok({ no, pembuka }: { no: string; pembuka: Pembuka }) {
  const ke = tujuan('DOKUMEN', no, undefined, pembuka);
  return ke ? <TautanSel ke={ke}>{no}</TautanSel> : no;
}

interface GarisProps extends Pick<Ringkas, 'total' | 'toko'> {
  kode: string;
  pembuka: Pembuka;
}

function GarisWaktu({ kode, total, toko, pembuka }: GarisProps) {
  const [jenis, setJenis] = useState('ALL');
  const [di, setDi] = useState('ALL');
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    kueriRiwayat(kode, jenis, di),
  );
  const hari = useMemo(() => perHari(data?.pages.flatMap((h) => h.baris) ?? []), [data]);
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Select
          aria-label="Jenis"
          w={200}
          openOnFocus={false}
          allowDeselect={false}
          data={[
            { value: 'ALL', label: 'Semua jenis' },
            ...total.map((t) => ({ value: t.jenis, label: sebutJenis(t.jenis) })),
          ]}
          value={jenis}
          onChange={(v) => setJenis(v ?? 'ALL')}
        />
        <Select
          aria-label="Toko"
          w={220}
          openOnFocus={false}
          allowDeselect={false}
          data={[
            { value: 'ALL', label: 'Semua toko' },
            ...toko.map((t) => ({ value: t.kode_toko, label: `${t.kode_toko} · ${t.nama_toko} (${t.banyak})` })),
          ]}
          value={di}
          onChange={(v) => setDi(v ?? 'ALL')}
        />
      </Group>
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : isPending ? (
        <RangkaTabel />
      ) : hari.length === 0 ? (
        <Kosong teks="Belum ada transaksi" />
      ) : (
        <ol className={kelas.garis} aria-label="Garis waktu">
          {hari.map((h) => [
            <li key={h.tanggal}>
              <Text className={kelas.hari} fw={600} fz={13}>
                {tanggalPanjang(h.tanggal)}
              </Text>
            </li>,
            ...h.baris.map((b) => <Kejadian key={b.id} b={b} pembuka={pembuka} />),
          ])}
        </ol>
      )}
      {hasNextPage && (
        <Group>
          <Button
            variant="default"
            disabled={isFetchingNextPage}
            leftSection={isFetchingNextPage ? <Loader size={16} /> : undefined}
            onClick={() => void fetchNextPage()}
          >
            Lebih lama
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Kejadian({ b, pembuka }: { b: BarisRiwayat; pembuka: Pembuka }) {
  return (
    <li data-kejadian={b.jenis}>
      <div>
        <Badge variant="light" color={WARNA[b.jenis] ?? 'gray'} tt="none">
          {sebutJenis(b.jenis)}
        </Badge>
        <Text fz={12} c="dimmed">
          {jam(b.waktu)} · {b.kode_toko}
        </Text>
      </div>
      <div style={{ minWidth: 0 }}>
        <Text style={{ overflowWrap: 'anywhere' }}>{b.uraian}</Text>
        <Text fz={13} c="dimmed">
          {b.no_dok && <NoDok no={b.no_dok} pembuka={pembuka} />}
          {b.status && `${b.no_dok ? ' · ' : ''}${b.status}`}
        </Text>
      </div>
      <div className={kelas.angka}>
        {b.rupiah !== 0 && (
          <Text fw={600} c={b.rupiah < 0 ? 'red' : undefined}>
            {rupiah(b.rupiah)}
          </Text>
        )}
        {b.berat !== 0 && <Text fz={13}>{berat(b.berat)} gr</Text>}
        {b.poin !== 0 && (
          <Text fz={13} c={b.poin < 0 ? 'red' : 'green'}>
            {b.poin > 0 ? '+' : ''}
            {tulisPoin(b.poin)}
          </Text>
        )}
      </div>
    </li>
  );
}

function BarangMilik({ kode, pembuka }: { kode: string; pembuka: Pembuka }) {
  const { data, error, isPending, refetch } = useQuery(kueriMilik(kode));
  const kolom = useMemo<Kolom<Milik['baris'][number]>[]>(
    () => [
      { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 150 },
      { kunci: 'kode_barcode', judul: 'Barcode', nilai: (b) => b.kode_barcode, lebar: 95 },
      { kunci: 'tgl_system', judul: 'Dibeli', nilai: (b) => b.tgl_system, lebar: 110 },
      { kunci: 'kode_toko', judul: 'Toko', nilai: (b) => b.kode_toko, lebar: 64 },
      {
        kunci: 'no_faktur_group',
        judul: 'Nota',
        nilai: (b) => b.no_faktur_group,
        tampil: (b) => <NoDok no={b.no_faktur_group} pembuka={pembuka} />,
        lebar: 180,
      },
      { kunci: 'kode_group', judul: 'Group', nilai: (b) => b.kode_group, lebar: 65 },
      { kunci: 'kadar', judul: 'Kadar (%)', jenis: 'persen', nilai: (b) => b.kadar, lebar: 82 },
      { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (b) => b.berat, lebar: 90, total: true },
      {
        kunci: 'harga_total',
        judul: 'Harga Nota (Rp)',
        jenis: 'rupiah',
        nilai: (b) => b.harga_total,
        lebar: 125,
        total: true,
      },
      {
        kunci: 'harga_beli',
        judul: 'Nilai Beli Hari Ini (Rp)',
        jenis: 'rupiah',
        nilai: (b) => b.harga_beli,
        tampil: (b) =>
          b.harga_beli == null ? (
            <Text span fz={12} c="dimmed" title={b.sebab}>
              {b.sebab || '-'}
            </Text>
          ) : (
            tulisAngka(b.harga_beli, 'rupiah')
          ),
        lebar: 165,
        total: true,
      },
    ],
    [pembuka],
  );
  return (
    <DataTable
      label="Barang Dimiliki"
      kolom={kolom}
      data={data?.baris ?? []}
      idBaris={(b) => `${b.no_faktur_jual} ${b.kode_barcode}`}
      memuat={isPending}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      kosong="Tidak ada barang yang masih dimiliki"
      ekspor={{ namaFile: 'barang-member.csv' }}
    />
  );
}

type BarisPoin = Data<'get', 'poin/kartu/{kode}'>[number];

function BukuPoin({ kode, pembuka }: { kode: string; pembuka: Pembuka }) {
  const [halaman, setHalaman] = useState(1);
  const [ukuran, setUkuran] = useState(50);
  const { data, error, isPending, refetch } = useQuery(kueriKartuPoin(kode, (halaman - 1) * ukuran, ukuran));
  const kolom = useMemo<Kolom<BarisPoin>[]>(
    () => [
      { kunci: 'waktu', judul: 'Waktu', nilai: (b) => waktuLengkap(b.waktu), lebar: 145, urut: false },
      { kunci: 'jenis', judul: 'Jenis', nilai: (b) => b.jenis, lebar: 90, urut: false },
      {
        kunci: 'no_dok',
        judul: 'Dokumen',
        nilai: (b) => b.no_dok,
        tampil: (b) => <NoDok no={b.no_dok} pembuka={pembuka} />,
        lebar: 180,
        urut: false,
      },
      { kunci: 'keterangan', judul: 'Keterangan', nilai: (b) => b.keterangan, lebar: 200, urut: false },
      { kunci: 'masuk', judul: 'Masuk', jenis: 'angka', nilai: (b) => b.masuk || null, lebar: 90, urut: false },
      { kunci: 'keluar', judul: 'Keluar', jenis: 'angka', nilai: (b) => b.keluar || null, lebar: 90, urut: false },
      { kunci: 'saldo', judul: 'Saldo', jenis: 'angka', nilai: (b) => b.saldo, lebar: 90, urut: false },
      { kunci: 'oleh', judul: 'User', nilai: (b) => b.oleh, lebar: 110, urut: false },
    ],
    [pembuka],
  );
  return (
    <DataTable
      label="Buku Poin"
      kolom={kolom}
      data={data?.data ?? []}
      idBaris={(b) => `${b.waktu} ${b.no_dok} ${b.jenis} ${b.saldo} ${b.masuk} ${b.keluar}`}
      memuat={isPending}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      cari={false}
      kosong="Belum ada poin"
      jauh={{
        halaman,
        ukuran,
        jumlah: data?.count ?? data?.data.length ?? 0,
        ganti: (baru) => {
          setHalaman(baru.halaman);
          setUkuran(baru.ukuran);
        },
      }}
    />
  );
}
