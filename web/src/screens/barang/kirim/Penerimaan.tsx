// The receipt of one shipment: pieces scanned against its list, weighed where they look wrong, and saved once.
import { ActionIcon, Alert, Badge, Button, Grid, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconCheck, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { berat } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { konfirmasi } from '@/kit/dialog';
import { PilihBaki } from '@/kit/dokumen/PilihBaki';
import { type KabarPindai, rapikanBarcode } from '@/kit/dokumen/pindai';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { KabarScan } from '@/kit/dokumen/TabelPindai';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Halaman } from '@/kit/Halaman';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianPindai } from '@/kit/IsianPindai';
import { Lencana } from '@/kit/Lencana';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { type BarisKirim, type Diterima, KUNCI_KIRIM, STATUS_BARANG, type Surat } from './api';
import { AWAL, isiKirim, type Keadaan, keluarkan, kurang, pindai, selisih, timbang } from './terima';

interface Props {
  rute: Rute;
  surat: Surat;
  /** The field that chooses another shipment. */
  pilih: ReactNode;
  onSelesai: (hasil: Diterima) => void;
}

export function Penerimaan({ rute, surat, pilih, onSelesai }: Props) {
  const kueri = useQueryClient();
  const simpan = useSimpanDokumen('terima-barang');
  const [isi, setIsi] = useState<Keadaan>(AWAL);
  const [kabar, setKabar] = useState<KabarPindai>();
  const [tempat, setTempat] = useState({ kode_gudang: '', kode_toko: '' });
  const [alasan, setAlasan] = useState('');
  const tidakAda = kurang(isi, surat.detail_barang);
  const ada = isi.datang.size;
  const mg = surat.detail_barang
    .filter((b) => isi.datang.has(b.kode_barcode))
    .reduce((jumlah, b) => jumlah + Math.round(b.berat * 1000), 0);
  const galat = useMemo(() => {
    const urut = [...isi.datang.keys()];
    return new Map([...galatBaris(simpan.kolom)].map(([ke, teks]) => [urut[ke] ?? '', teks]));
  }, [simpan.kolom, isi.datang]);

  const scan = (mentah: string) => {
    const kode = rapikanBarcode(mentah);
    const { keadaan, hasil, teks } = pindai(isi, kode, surat.detail_barang);
    setIsi(keadaan);
    setKabar({ kode, jenis: hasil === 'lebih' ? 'tolak' : hasil, teks });
  };
  const terima = async () => {
    if (tidakAda.length > 0 && alasan.trim() !== '') {
      const tanya = `${tidakAda.length} barang tidak di-scan dan akan dicatat kurang. Lanjutkan?`;
      if (!(await konfirmasi(tanya, { judul: 'Barang Kurang', ya: 'Terima', tidak: 'Batal' }))) return;
    }
    const jawab = await simpan.kirim({
      no_kirim: surat.no_kirim,
      kode_toko: tempat.kode_toko,
      alasan_kurang: alasan,
      ...isiKirim(isi),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? '');
    onSelesai(jawab.data);
    void kueri.invalidateQueries({ queryKey: KUNCI_KIRIM });
  };
  const kolom: readonly Kolom<BarisKirim>[] = [
    {
      kunci: 'scan',
      judul: 'Scan',
      nilai: (b) => (isi.datang.has(b.kode_barcode) ? 1 : 0),
      lebar: 110,
      tampil: (b) =>
        isi.datang.has(b.kode_barcode) ? (
          <Badge color="green" leftSection={<IconCheck size={12} />} data-datang={b.kode_barcode}>
            Ada
          </Badge>
        ) : b.status === 'JALAN' ? (
          <Badge variant="outline" color="gray">
            Belum
          </Badge>
        ) : (
          <Lencana status={b.status} daftar={STATUS_BARANG} />
        ),
    },
    { kunci: 'kode_barcode', judul: 'Barcode', nilai: (b) => b.kode_barcode, lebar: 110 },
    { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 170 },
    { kunci: 'kode_group', judul: 'Group', nilai: (b) => b.kode_group, lebar: 80, tersembunyi: true },
    {
      kunci: 'berat_asli',
      judul: 'Berat Asli (gr)',
      jenis: 'berat',
      nilai: (b) => b.berat_asli,
      lebar: 120,
      total: true,
    },
    {
      kunci: 'timbang',
      judul: 'Berat Timbang (gr)',
      nilai: (b) => isi.datang.get(b.kode_barcode) ?? '',
      lebar: 150,
      tampil: (b) =>
        isi.datang.has(b.kode_barcode) ? (
          <IsianBerat
            size="xs"
            aria-label={`Berat timbang ${b.kode_barcode}`}
            value={isi.datang.get(b.kode_barcode) ?? ''}
            onChange={(nilai) => setIsi((lama) => timbang(lama, b.kode_barcode, nilai))}
          />
        ) : null,
    },
    {
      kunci: 'keterangan',
      judul: 'Keterangan',
      nilai: (b) => galat.get(b.kode_barcode) ?? selisih(isi, b) ?? '',
      lebar: 200,
      tampil: (b) => <KeteranganBaris galat={galat.get(b.kode_barcode)} selisih={selisih(isi, b)} />,
    },
    {
      kunci: 'aksi',
      judul: 'Aksi',
      nilai: () => '',
      lebar: 56,
      diKanan: true,
      urut: false,
      tampil: (b) =>
        isi.datang.has(b.kode_barcode) ? (
          <ActionIcon
            variant="subtle"
            color="red"
            aria-label={`Batal scan ${b.kode_barcode}`}
            onClick={() => setIsi((lama) => keluarkan(lama, b.kode_barcode))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        ) : null,
    },
  ];
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      utama={
        <TombolSimpan
          label="Terima"
          simpan={simpan}
          onSimpan={() => void terima()}
          mati={ada === 0 && alasan.trim() === ''}
          berubah={ada > 0 || isi.lebih.length > 0 || alasan !== ''}
        />
      }
    >
      <Stack gap="md">
        <GalatDokumen simpan={simpan} />
        <Grid maw={1200} gap="md">
          <Grid.Col span={{ base: 12, md: 6 }}>{pilih}</Grid.Col>
          <Grid.Col span={{ base: 12, md: 6 }}>
            <Grid gap="md">
              <PilihBaki
                nilai={tempat}
                onGanti={(nilai) => {
                  setTempat(nilai);
                  simpan.lupakan('kode_toko');
                }}
                boleh={(g) => !g.milik_customer}
                galat={simpan.kolom}
                labelGudang="Gudang"
                labelBaki="Baki"
              />
            </Grid>
          </Grid.Col>
        </Grid>
        <Text fz={13} c="dimmed">
          Dari {surat.asal} {surat.nama_asal}, {surat.tgl_system}, kurir {surat.kurir}: {surat.qty} barang,{' '}
          {berat(surat.berat)} gr
        </Text>
        <Group align="flex-end" gap="sm">
          <IsianPindai onPindai={scan} disabled={simpan.sibuk} style={{ flex: '1 1 260px' }} />
          <Badge size="xl" variant="light" radius="sm" color={tidakAda.length === 0 ? 'green' : undefined} data-total>
            {ada} dari {surat.qty} barang · {berat(mg / 1000)} gr
          </Badge>
        </Group>
        <KabarScan kabar={kabar} />
        {isi.lebih.length > 0 && (
          <Alert color="red" py={8}>
            <Group gap="xs">
              <Text span fw={600} fz={13}>
                Barang lebih (tidak ada di kiriman ini)
              </Text>
              {isi.lebih.map((kode) => (
                <Button
                  key={kode}
                  size="compact-sm"
                  variant="light"
                  color="red"
                  rightSection={<IconTrash size={14} />}
                  aria-label={`Hapus barang lebih ${kode}`}
                  onClick={() => setIsi((lama) => keluarkan(lama, kode))}
                >
                  {kode}
                </Button>
              ))}
            </Group>
          </Alert>
        )}
        <DataTable
          label={`Barang kiriman ${surat.no_kirim}`}
          cari={false}
          kolom={kolom}
          data={surat.detail_barang}
          idBaris={(b) => b.kode_barcode}
          tinggi="max(240px, calc(100dvh - 520px))"
        />
        {tidakAda.length > 0 && (
          <Textarea
            label={ada === 0 ? 'Alasan bila tidak ada satu pun barang' : `Alasan ${tidakAda.length} barang kurang`}
            description="Barang yang tidak di-scan tetap tercatat dalam perjalanan sampai ditemukan atau kembali."
            maw={960}
            rows={2}
            maxLength={200}
            value={alasan}
            onChange={(e) => {
              setAlasan(e.currentTarget.value);
              simpan.lupakan('alasan_kurang');
            }}
            error={simpan.kolom.alasan_kurang}
          />
        )}
      </Stack>
    </Halaman>
  );
}

function KeteranganBaris({ galat, selisih: beda }: { galat?: string; selisih?: number }) {
  if (galat) {
    return (
      <Text c="red" fz={13} role="alert">
        {galat}
      </Text>
    );
  }
  if (beda === undefined) return null;
  return (
    <Text c="orange" fz={13}>
      {beda < 0 ? 'Lebih ringan' : 'Lebih berat'} {berat(Math.abs(beda))} gr
    </Text>
  );
}
