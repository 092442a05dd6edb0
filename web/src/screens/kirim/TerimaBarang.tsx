// Receiving a shipment: choose it, scan what is in the parcel into a tray, weigh what looks wrong. What is missing, extra
// or of another weight is written down as it was found.
import { ActionIcon, Alert, Badge, Button, Grid, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { IconCheck, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { berat } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { konfirmasi } from '@/kit/dialog';
import { PilihBaki } from '@/kit/dokumen/PilihBaki';
import { type KabarPindai, rapikanBarcode } from '@/kit/dokumen/pindai';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { KabarScan } from '@/kit/dokumen/TabelPindai';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianPindai } from '@/kit/IsianPindai';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import type { Rute } from '@/routes';
import { type BarisKirim, type Diterima, KUNCI_KIRIM, kueriDatang, kueriSurat, STATUS_BARANG, type Surat } from './api';
import { Lencana } from './Lencana';
import { RincianKirim } from './RincianKirim';
import { AWAL, isiKirim, type Keadaan, keluarkan, kurang, pindai, selisih, timbang } from './terima';

export default function TerimaBarang({ rute }: { rute: Rute }) {
  const datang = useQuery(kueriDatang);
  const [no, setNo] = useState<string | null>(null);
  const [hasil, setHasil] = useState<Diterima>();
  const [rincian, setRincian] = useState<string>();
  const dipilih = datang.data?.find((k) => k.no_kirim === no);
  const surat = useQuery({ ...kueriSurat(no ?? ''), enabled: dipilih?.status === 'DIKIRIM' });
  const pilih = (
    <Select
      label="No Kirim"
      placeholder="Pilih kiriman yang datang"
      required
      searchable
      maw={640}
      data={(datang.data ?? []).map((k) => ({
        value: k.no_kirim,
        label: `${k.no_kirim} · dari ${k.asal} · ${k.sisa_qty} barang${k.status === 'KURANG' ? ' · kurang' : ''}`,
      }))}
      value={no}
      onChange={(nilai) => {
        setHasil(undefined);
        if (datang.data?.find((k) => k.no_kirim === nilai)?.status === 'KURANG') setRincian(nilai ?? undefined);
        else setNo(nilai);
      }}
      nothingFoundMessage="Tidak Ada Data"
    />
  );
  const selesai = (jawab: Diterima) => {
    setHasil(jawab);
    setNo(null);
  };
  if (no && surat.data && dipilih?.status === 'DIKIRIM') {
    return <Penerimaan key={no} rute={rute} surat={surat.data} pilih={pilih} onSelesai={selesai} />;
  }
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Stack gap="md">
        {hasil && <Ringkasan hasil={hasil} onRincian={() => setRincian(hasil.no_kirim)} />}
        {datang.error ? (
          <Galat pesan={pesanDari(datang.error)} cobaLagi={() => void datang.refetch()} />
        ) : surat.error ? (
          <Galat pesan={pesanDari(surat.error)} cobaLagi={() => void surat.refetch()} />
        ) : datang.isPending || surat.isLoading ? (
          <RangkaTabel />
        ) : datang.data.length === 0 ? (
          <Kosong teks="Tidak ada kiriman yang datang" />
        ) : (
          pilih
        )}
        {rincian && <RincianKirim no_kirim={rincian} onTutup={() => setRincian(undefined)} />}
      </Stack>
    </Halaman>
  );
}

function Ringkasan({ hasil, onRincian }: { hasil: Diterima; onRincian: () => void }) {
  const beda = [
    hasil.kurang > 0 && `${hasil.kurang} kurang`,
    hasil.lebih > 0 && `${hasil.lebih} lebih`,
    hasil.susut > 0 && `${hasil.susut} menunggu validasi susut`,
  ].filter(Boolean);
  return (
    <Alert color={beda.length > 0 ? 'orange' : 'green'} icon={<IconCheck size={18} />} data-diterima={hasil.no_terima}>
      <Group justify="space-between" gap="sm">
        <span>
          <strong>{hasil.no_terima}</strong>: {hasil.diterima} barang dari {hasil.no_kirim} diterima
          {beda.length > 0 && `, ${beda.join(', ')}`}.
        </span>
        <Button size="xs" variant="default" onClick={onRincian}>
          Lihat Kiriman
        </Button>
      </Group>
    </Alert>
  );
}

interface PropsPenerimaan {
  rute: Rute;
  surat: Surat;
  pilih: React.ReactNode;
  onSelesai: (hasil: Diterima) => void;
}

function Penerimaan({ rute, surat, pilih, onSelesai }: PropsPenerimaan) {
  const kueri = useQueryClient();
  const simpan = useSimpanDokumen<Diterima>('terima-barang');
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
    { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 200 },
    { kunci: 'kode_group', judul: 'Group', nilai: (b) => b.kode_group, lebar: 80 },
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
      judul: '',
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
          mati={ada === 0}
          berubah={ada > 0 || isi.lebih.length > 0}
        />
      }
    >
      <Stack gap="md">
        <GalatDokumen simpan={simpan} />
        {pilih}
        <Text fz={13} c="dimmed">
          Dari {surat.asal} {surat.nama_asal}, {surat.tgl_system}, kurir {surat.kurir}: {surat.qty} barang,{' '}
          {berat(surat.berat)} gr
        </Text>
        <Grid maw={960} gap="md">
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
        <Group align="flex-end" gap="sm">
          <IsianPindai onPindai={scan} disabled={simpan.sibuk} style={{ flex: '1 1 260px' }} />
          <Badge size="xl" variant="light" radius="sm" color={tidakAda.length === 0 ? 'green' : undefined} data-total>
            {ada} dari {surat.qty} barang · {berat(mg / 1000)} gr
          </Badge>
        </Group>
        <KabarScan kabar={kabar} />
        {isi.lebih.length > 0 && (
          <Alert color="red" title="Barang lebih (tidak ada di kiriman ini)">
            <Group gap="xs">
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
        {ada > 0 && tidakAda.length > 0 && (
          <Textarea
            label={`Alasan ${tidakAda.length} barang kurang`}
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
        <DataTable
          label={`Barang kiriman ${surat.no_kirim}`}
          cari={false}
          kolom={kolom}
          data={surat.detail_barang}
          idBaris={(b) => b.kode_barcode}
          tinggi="max(240px, calc(100dvh - 480px))"
        />
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
