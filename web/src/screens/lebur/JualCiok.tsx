// Jual Ciok: refined gold that waits, chosen and priced against today's price, sold to a refiner; the last sales below.
import { Alert, Badge, Button, Checkbox, Group, Select, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { DialogNota } from '@/kit/cetak/CetakNota';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { useHitungDialog } from '@/kit/dokumen/useHitungDialog';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianUang } from '@/kit/IsianUang';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { type Baris, baris, galatPerId } from '@/kit/transaksi/baris';
import { BAYAR_KOSONG, BAYAR_UANG, bayarTerisi, dikirim, type MintaBayar, pelunasan } from '@/kit/transaksi/bayar';
import { PanelBayar } from '@/kit/transaksi/PanelBayar';
import { angka } from '@/kit/tukang/isi';
import { waktuLengkap } from '@/kit/waktu';
import type { Rute } from '@/routes';
import {
  type HitungJual,
  hitungJual,
  type JualCiokBaris,
  KUNCI_LEBUR,
  kueriJual,
  type LayarJual,
  notaJual,
  segarkan,
} from './api';
import { BatalLebur } from './BatalLebur';
import { hargaAwal, kunciCiok } from './isi';

export default function JualCiok({ rute }: { rute: Rute }) {
  const { data, error, isPending, refetch } = useQuery(kueriJual);
  const [ke, setKe] = useState(0);
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaTabel />}
      {data && (
        <Stack gap="lg">
          {data.ciok.length === 0 ? (
            <Kosong teks="Tidak ada ciok yang belum dijual. Ciok datang dari hasil Lot Lebur." />
          ) : (
            <FormJual key={ke} d={data} onJadi={() => setKe(ke + 1)} />
          )}
          <Penjualan isi={data.penjualan} />
        </Stack>
      )}
    </Halaman>
  );
}

/** The choice, the buyer, the scale, the money. */
function FormJual({ d, onJadi }: { d: LayarJual; onJadi: () => void }) {
  const kueri = useQueryClient();
  const [harga, setHarga] = useState<Readonly<Record<string, number | null>>>({});
  const [siapa, setSiapa] = useState<string | null>(null);
  const [timbang, setTimbang] = useState('');
  const [keterangan, setKeterangan] = useState('');
  const [bayar, setBayar] = useState<readonly Baris<MintaBayar>[]>(() => [baris(BAYAR_KOSONG)]);
  const simpan = useSimpanDokumen('jual-ciok');
  const dipilih = d.ciok.filter((c) => kunciCiok(c) in harga);
  const detail = dipilih.map((c) => ({ no_hasil: c.no_hasil, baris: c.baris, harga: harga[kunciCiok(c)] ?? 0 }));
  const lengkap = siapa !== null && detail.length > 0 && detail.every((b) => b.harga > 0);
  const { h, galat, basi } = useHitungDialog({
    kunci: [...KUNCI_LEBUR, 'hitung-jual'],
    isi: { kode_pelebur: siapa ?? '', detail },
    siap: lengkap,
    hitung: hitungJual,
  });
  const total = h?.total ?? 0;
  // One way to pay follows the sum; several are the cashier's.
  const terbayar =
    bayar.length === 1 && bayar[0] && bayar[0].minta.jumlah_rp === 0
      ? bayar.map((b) => ({ ...b, minta: { ...b.minta, jumlah_rp: total } }))
      : bayar;
  const lunas = pelunasan(total, terbayar);
  const salah = galatBaris(simpan.kolom, 'detail');
  const kirim = async () => {
    const jawab = await simpan.kirim({
      kode_pelebur: siapa ?? '',
      detail,
      timbang: angka(timbang),
      keterangan: keterangan.trim(),
      pembayaran: bayarTerisi(terbayar),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Data Berhasil Disimpan');
    await segarkan(kueri);
    onJadi();
  };
  const kurang = !lengkap
    ? 'Pilih pembeli dan ciok, isi harganya'
    : angka(timbang) <= 0
      ? 'Timbang cioknya'
      : basi || !h
        ? 'Harga sedang dihitung'
        : lunas.kurang > 0 || lunas.lebih > 0
          ? 'Yang dibayar harus sama dengan totalnya'
          : undefined;
  return (
    <Stack gap="md" maw={960}>
      <Table fz={13} aria-label="Ciok belum dijual">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Ciok</Table.Th>
            <Table.Th ta="right">Berat (gr)</Table.Th>
            <Table.Th ta="right">Kadar (%)</Table.Th>
            <Table.Th ta="right">Murni (gr)</Table.Th>
            <Table.Th w={200}>Harga</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {d.ciok.map((c) => {
            const kunci = kunciCiok(c);
            const ada = kunci in harga;
            return (
              <Table.Tr key={kunci}>
                <Table.Td>
                  <Checkbox
                    label={kunci}
                    checked={ada}
                    disabled={simpan.sibuk}
                    onChange={(e) => {
                      simpan.lupakan();
                      const { [kunci]: _, ...lain } = harga;
                      setHarga(e.currentTarget.checked ? { ...harga, [kunci]: hargaAwal(c, d.harga_100) } : lain);
                    }}
                  />
                  <Text fz={12} c="dimmed" ml={32}>
                    {c.no_lot} · {c.nama_pelebur} · {c.tgl_system}
                  </Text>
                </Table.Td>
                <Table.Td ta="right">{berat(c.berat)}</Table.Td>
                <Table.Td ta="right">{tulisAngka(c.kadar_uji, 'persen')}</Table.Td>
                <Table.Td ta="right">{berat(c.murni)}</Table.Td>
                <Table.Td>
                  <IsianUang
                    aria-label={`Harga ${kunci}`}
                    value={harga[kunci] ?? null}
                    onChange={(n) => {
                      simpan.lupakan();
                      setHarga({ ...harga, [kunci]: n });
                    }}
                    error={ada ? salah.get(dipilih.indexOf(c)) : undefined}
                    disabled={!ada || simpan.sibuk}
                  />
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
      <Group grow align="flex-start">
        <Select
          label="Pembeli"
          data={d.pelebur.map((p) => ({
            value: p.kode_pelebur,
            label: `${p.kode_pelebur} ${p.nama_pelebur}${p.is_badan ? ' (badan usaha)' : ''}`,
          }))}
          value={siapa}
          nothingFoundMessage="Belum ada pelebur di Master Pelebur"
          onChange={(v) => {
            simpan.lupakan('kode_pelebur');
            setSiapa(v);
          }}
          error={simpan.kolom.kode_pelebur}
          disabled={simpan.sibuk}
        />
        <IsianBerat
          label="Timbangan"
          value={timbang}
          onChange={(v) => {
            simpan.lupakan('timbang');
            setTimbang(v);
          }}
          error={simpan.kolom.timbang}
          disabled={simpan.sibuk}
        />
        <TextInput
          label="Keterangan"
          maxLength={200}
          value={keterangan}
          onChange={(e) => setKeterangan(e.currentTarget.value)}
          error={simpan.kolom.keterangan}
          disabled={simpan.sibuk}
        />
      </Group>
      {h && <Hitungan h={h} />}
      {galat && (
        <Alert color="orange" py={8} role="status">
          {galat}
        </Alert>
      )}
      {total > 0 && (
        <PanelBayar
          neto={total}
          bayar={terbayar}
          onGanti={(baru) => {
            simpan.lupakan();
            setBayar(baru);
          }}
          lunas={lunas}
          galat={galatPerId(simpan.kolom, 'pembayaran', dikirim(terbayar))}
          umum={simpan.kolom.pembayaran}
          terkunci={simpan.sibuk}
          jenis={BAYAR_UANG}
        />
      )}
      {salah.size === 0 && <GalatDokumen simpan={simpan} />}
      <Group justify="flex-end" gap="xs">
        <TombolSimpan
          simpan={simpan}
          onSimpan={() => void kirim()}
          label="Jual"
          mati={kurang !== undefined}
          sebab={kurang}
          berubah={dipilih.length > 0}
        />
      </Group>
    </Stack>
  );
}

function Hitungan({ h }: { h: HitungJual }) {
  const isi: [string, string][] = [
    ['Harga murni hari ini per gram', rupiah(h.harga_100)],
    [`Paling murah (${tulisAngka(h.batas, 'persen')}%)`, rupiah(h.lantai)],
    ['Harga', rupiah(h.harga)],
  ];
  if (h.pph > 0) isi.push([`PPh 22 (${tulisAngka(h.tarif_pph, 'persen')}%)`, rupiah(h.pph)]);
  isi.push(['Dibayar pembeli', rupiah(h.total)]);
  if (h.nilai !== undefined)
    isi.push(['Modal', rupiah(h.nilai)], [(h.untung ?? 0) < 0 ? 'Rugi' : 'Untung', rupiah(h.untung ?? 0)]);
  return (
    <>
      <Table fz={13} verticalSpacing={2} aria-label="Hitungan jual ciok">
        <Table.Tbody>
          {isi.map(([kata, nilai]) => (
            <Table.Tr key={kata}>
              <Table.Td>{kata}</Table.Td>
              <Table.Td ta="right">{nilai}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {h.harga < h.lantai && (
        <Alert color="orange" py={8} role="status">
          Harga di bawah yang paling murah: hanya pemilik yang menyetujui.
        </Alert>
      )}
    </>
  );
}

function Penjualan({ isi }: { isi: readonly JualCiokBaris[] }) {
  const kueri = useQueryClient();
  const [batal, setBatal] = useState<JualCiokBaris>();
  const [nota, setNota] = useState<string>();
  const kolom: Kolom<JualCiokBaris>[] = [
    { kunci: 'no_dok', judul: 'No Dokumen', nilai: (j) => j.no_dok, lebar: 180 },
    { kunci: 'waktu', judul: 'Waktu', nilai: (j) => waktuLengkap(j.waktu), lebar: 145 },
    { kunci: 'nama_pelebur', judul: 'Pembeli', nilai: (j) => j.nama_pelebur, lebar: 190 },
    { kunci: 'murni', judul: 'Murni (gr)', jenis: 'berat', nilai: (j) => j.murni, lebar: 105 },
    { kunci: 'harga', judul: 'Harga', jenis: 'rupiah', nilai: (j) => j.harga, lebar: 130 },
    { kunci: 'pph', judul: 'PPh 22', jenis: 'rupiah', nilai: (j) => j.pph, lebar: 100 },
    { kunci: 'untung', judul: 'Untung', jenis: 'rupiah', nilai: (j) => j.untung ?? 0, lebar: 120 },
    { kunci: 'disetujui', judul: 'Disetujui', nilai: (j) => j.disetujui, lebar: 110 },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: (j) => (j.no_batal ? 'Dibatalkan' : ''),
      lebar: 165,
      urut: false,
      diKanan: true,
      tampil: (j) =>
        j.no_batal ? (
          <Badge variant="light" color="red" title={j.no_batal}>
            Dibatalkan
          </Badge>
        ) : (
          <Group gap={4} wrap="nowrap" justify="flex-end">
            <Button size="compact-xs" variant="subtle" onClick={() => setNota(j.no_dok)}>
              Nota
            </Button>
            <Button size="compact-xs" variant="subtle" color="red" onClick={() => setBatal(j)}>
              Batalkan
            </Button>
          </Group>
        ),
    },
  ];
  return (
    <Stack gap="xs">
      <Title order={2} fz={16} fw={600}>
        Penjualan terakhir
      </Title>
      <DataTable
        label="Penjualan Ciok"
        kolom={kolom}
        data={isi}
        idBaris={(j) => j.no_dok}
        cari={false}
        kosong="Belum ada penjualan ciok"
        ekspor={{ namaFile: 'jual-ciok.csv' }}
      />
      {nota && (
        <DialogNota
          kertas={notaJual(nota)}
          onTutup={() => setNota(undefined)}
          onTercetak={() => void segarkan(kueri)}
        />
      )}
      {batal && (
        <BatalLebur
          no={batal.no_dok}
          akibat={`${rupiah(batal.total)} kembali ke pembeli, ${berat(batal.murni)} gr murni kembali menjadi ciok.`}
          onTutup={() => setBatal(undefined)}
        />
      )}
    </Stack>
  );
}
