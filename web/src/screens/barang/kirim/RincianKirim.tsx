// A shipment in full: its pieces with their state, what did not agree at the receipt, and what can still be done.
import { Alert, Button, Drawer, Group, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { kodeTokoAktif } from '@/app/sesi';
import { berat } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { Galat } from '@/kit/Galat';
import { Lencana } from '@/kit/Lencana';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { jam } from '@/kit/waktu';
import {
  type BarisKirim,
  batalKirim,
  cetakSurat,
  KUNCI_KIRIM,
  kirimOnline,
  kueriSurat,
  type SelisihKirim,
  STATUS_BARANG,
  STATUS_KIRIM,
  type Surat,
} from './api';
import { DialogKurang } from './DialogKurang';

const KOLOM: readonly Kolom<BarisKirim>[] = [
  { kunci: 'kode_barcode', judul: 'Barcode', nilai: (b) => b.kode_barcode, lebar: 110 },
  { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (b) => b.nama_barang, lebar: 190 },
  {
    kunci: 'berat_asli',
    judul: 'Berat Asli (gr)',
    jenis: 'berat',
    nilai: (b) => b.berat_asli,
    lebar: 120,
    total: true,
  },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: (b) => b.status,
    lebar: 150,
    tampil: (b) => <Lencana status={b.status} daftar={STATUS_BARANG} />,
  },
  { kunci: 'alasan', judul: 'Alasan', nilai: (b) => b.alasan, lebar: 180 },
];

const JENIS: Readonly<Record<string, string>> = { KURANG: 'Kurang', LEBIH: 'Lebih', BERAT: 'Beda berat' };

const KOLOM_SELISIH: readonly Kolom<SelisihKirim>[] = [
  { kunci: 'jenis', judul: 'Selisih', nilai: (s) => JENIS[s.jenis] ?? s.jenis, lebar: 100 },
  { kunci: 'kode_barcode', judul: 'Barcode', nilai: (s) => s.kode_barcode, lebar: 110 },
  { kunci: 'nama_barang', judul: 'Nama Barang', nilai: (s) => s.nama_barang, lebar: 150 },
  { kunci: 'berat_buku', judul: 'Buku (gr)', jenis: 'berat', nilai: (s) => s.berat_buku, lebar: 90 },
  {
    kunci: 'berat_timbang',
    judul: 'Timbang (gr)',
    jenis: 'berat',
    nilai: (s) => (s.jenis === 'BERAT' ? s.berat_timbang : undefined),
    lebar: 100,
  },
  { kunci: 'keterangan', judul: 'Keterangan', nilai: (s) => s.keterangan, lebar: 320 },
  { kunci: 'no_terima', judul: 'No Terima', nilai: (s) => s.no_terima, lebar: 180 },
];

interface Props {
  no_kirim: string;
  onTutup: () => void;
}

export function RincianKirim({ no_kirim, onTutup }: Props) {
  const { data, error, refetch } = useQuery(kueriSurat(no_kirim));
  return (
    <Drawer
      opened
      onClose={onTutup}
      position="right"
      size={900}
      title={`Kiriman ${no_kirim}`}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      {error ? (
        <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />
      ) : data ? (
        <Isi surat={data} />
      ) : (
        <RangkaTabel />
      )}
    </Drawer>
  );
}

function Isi({ surat }: { surat: Surat }) {
  const kueri = useQueryClient();
  const [batal, setBatal] = useState(false);
  const [kurang, setKurang] = useState<BarisKirim>();
  const [memberi, setMemberi] = useState(false);
  const pengirim = surat.asal === kodeTokoAktif();
  const segarkan = () => {
    setBatal(false);
    setKurang(undefined);
    void kueri.invalidateQueries({ queryKey: KUNCI_KIRIM });
  };
  const aksi: Kolom<BarisKirim> = {
    kunci: 'aksi',
    judul: 'Aksi',
    nilai: () => '',
    lebar: 120,
    diKanan: true,
    urut: false,
    tampil: (b) =>
      b.status === 'KURANG' ? (
        <Button size="compact-xs" variant="light" onClick={() => setKurang(b)}>
          Selesaikan
        </Button>
      ) : null,
  };
  const adaKurang = surat.detail_barang.some((b) => b.status === 'KURANG');
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start">
        <div>
          <Group gap="xs">
            <Lencana status={surat.status} daftar={STATUS_KIRIM} />
            <Text fw={600}>
              {surat.asal} {surat.nama_asal} → {surat.tujuan} {surat.nama_tujuan}
            </Text>
          </Group>
          <Text fz={13} c="dimmed">
            {surat.tgl_system} {jam(surat.waktu)} oleh {surat.oleh} · Kurir {surat.kurir}
            {surat.kode_marketplace && ` · ${surat.kode_marketplace}`}
            {surat.no_resi && ` · Resi ${surat.no_resi}`}
            {surat.online_pada && ` · Diterima server toko online ${jam(surat.online_pada)}`}
          </Text>
          {surat.keterangan && <Text fz={13}>{surat.keterangan}</Text>}
        </div>
        <Group gap="xs">
          {pengirim && surat.jenis === 'ONLINE' && surat.status !== 'BATAL' && surat.online_pada === '' && (
            <Button
              variant="light"
              loading={memberi}
              onClick={() => {
                setMemberi(true);
                void kirimOnline(surat.no_kirim)
                  .then(({ message }) => pesan.sukses(message ?? ''))
                  .catch((sebab) => pesan.gagal(pesanDari(sebab)))
                  .finally(() => {
                    setMemberi(false);
                    segarkan();
                  });
              }}
            >
              Beri Tahu Toko Online
            </Button>
          )}
          {pengirim && surat.status === 'DIKIRIM' && (
            <Button variant="light" color="red" onClick={() => setBatal(true)}>
              Batalkan
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPrinter size={16} />}
            onClick={() => void cetakSurat(surat.no_kirim).catch((sebab) => pesan.gagal(pesanDari(sebab)))}
          >
            Cetak Surat Jalan
          </Button>
        </Group>
      </Group>
      {surat.sisa_qty > 0 && surat.status === 'KURANG' && (
        <Alert color="orange">
          {surat.sisa_qty} barang ({berat(surat.sisa_berat)} gr) belum ditemukan dan masih tercatat dalam perjalanan.
        </Alert>
      )}
      <DataTable
        label={`Barang kiriman ${surat.no_kirim}`}
        kolom={adaKurang ? [...KOLOM, aksi] : KOLOM}
        data={surat.detail_barang}
        idBaris={(b) => b.kode_barcode}
        tinggi={Math.min(420, 120 + surat.detail_barang.length * 44)}
      />
      {surat.selisih.length > 0 && (
        <section>
          <Title order={3} fz={15} mb="xs">
            Selisih saat diterima
          </Title>
          <DataTable
            label="Selisih saat diterima"
            cari={false}
            kolom={KOLOM_SELISIH}
            data={surat.selisih}
            idBaris={(s) => `${s.no_terima} ${s.jenis} ${s.kode_barcode}`}
            tinggi={Math.min(320, 120 + surat.selisih.length * 44)}
          />
        </section>
      )}
      {batal && (
        <DialogAlasan
          judul={`Batalkan ${surat.no_kirim}`}
          ya="Batalkan Kiriman"
          bahaya
          onTutup={() => setBatal(false)}
          onYa={async (alasan) => {
            const jawab = await batalKirim(surat.no_kirim, alasan);
            if (!jawab) return false;
            pesan.sukses(jawab.message ?? '');
            segarkan();
            return true;
          }}
        >
          <Text>Semua barang kembali ke baki asalnya.</Text>
        </DialogAlasan>
      )}
      {kurang && (
        <DialogKurang
          no_kirim={surat.no_kirim}
          barang={kurang}
          pengirim={pengirim}
          onTutup={() => setKurang(undefined)}
          onSelesai={segarkan}
        />
      )}
    </Stack>
  );
}
