// Kelebihan Hutang: what auctions left to customers, each for a year; paid out by identity, or decided by the owner afterwards.
import {
  Alert,
  Badge,
  Button,
  Group,
  Modal,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rupiah } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import { useBayarDialog } from '@/kit/transaksi/useBayarDialog';
import type { Rute } from '@/routes';
import { ambilKelebihan, type Kelebihan, KUNCI_HUTANG, SARING_KELEBIHAN } from './apiLelang';
import { JumlahLangkah, KakiHutang } from './BagianLangkah';
import { nikUtuh, rapikanNik } from './model';

const STATUS = [
  { value: 'TERBUKA', label: 'Belum dibayar' },
  { value: 'LEWAT', label: 'Lewat setahun' },
  { value: 'SELESAI', label: 'Selesai' },
  { value: 'ALL', label: 'Semua' },
];

const RUPA: Readonly<Record<string, { kata: string; warna: string }>> = {
  TERBUKA: { kata: 'Belum dibayar', warna: 'orange' },
  DIBAYAR: { kata: 'Dibayar', warna: 'green' },
  DIPUTUS: { kata: 'Diputus OWN', warna: 'gray' },
};

type Mode = { k: Kelebihan; cara: 'bayar' | 'putus' };

const kolom = (onBuka: (m: Mode) => void): readonly Kolom<Kelebihan>[] => [
  { kunci: 'no_lelang', judul: 'No Lelang', nilai: (k) => k.no_lelang, lebar: 170, urut: false },
  { kunci: 'no_faktur_hutang', judul: 'No Hutang', nilai: (k) => k.no_faktur_hutang, lebar: 170, urut: false },
  { kunci: 'tgl_lelang', judul: 'Tanggal Lelang', nilai: (k) => k.tgl_lelang, lebar: 120, urut: false },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (k) => k.nama_customer, lebar: 155, urut: false },
  {
    kunci: 'kelebihan_rp',
    judul: 'Kelebihan (Rp)',
    jenis: 'rupiah',
    nilai: (k) => k.kelebihan_rp,
    lebar: 130,
    total: true,
    urut: false,
  },
  {
    kunci: 'sisa_rp',
    judul: 'Sisa (Rp)',
    jenis: 'rupiah',
    nilai: (k) => k.sisa_rp,
    lebar: 120,
    total: true,
    urut: false,
  },
  { kunci: 'no_hp', judul: 'No HP', nilai: (k) => k.no_hp, lebar: 130, urut: false },
  {
    kunci: 'status',
    judul: 'Status',
    nilai: (k) => k.status,
    tampil: (k) => (
      <Group gap={6} wrap="nowrap">
        <Badge variant="light" tt="none" color={RUPA[k.status]?.warna ?? 'gray'}>
          {RUPA[k.status]?.kata ?? k.status}
        </Badge>
        {k.lewat && k.status === 'TERBUKA' && (
          <Badge variant="light" tt="none" color="red">
            lewat setahun
          </Badge>
        )}
      </Group>
    ),
    lebar: 200,
    urut: false,
  },
  { kunci: 'sampai', judul: 'Sampai', nilai: (k) => k.sampai, lebar: 110, urut: false },
  {
    kunci: 'no_bayar',
    judul: 'Dibayar',
    nilai: (k) => [k.no_bayar, k.tgl_bayar, k.penerima].filter(Boolean).join(' · '),
    lebar: 230,
    urut: false,
  },
  {
    kunci: 'aksi',
    judul: 'Aksi',
    nilai: () => '',
    tampil: (k) =>
      k.status === 'TERBUKA' && (
        <Group gap={4} wrap="nowrap">
          <Button size="compact-sm" aria-label={`Bayar ${k.no_lelang}`} onClick={() => onBuka({ k, cara: 'bayar' })}>
            Bayar
          </Button>
          {k.lewat && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Putuskan ${k.no_lelang}`}
              onClick={() => onBuka({ k, cara: 'putus' })}
            >
              Putuskan
            </Button>
          )}
        </Group>
      ),
    lebar: 175,
    urut: false,
    diKanan: true,
  },
];

export default function KelebihanHutang({ rute }: { rute: Rute }) {
  const [mode, setMode] = useState<Mode>();
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_HUTANG, 'kelebihan'],
    labelTotal: 'Total',
    bawaan: SARING_KELEBIHAN,
    ambil: ambilKelebihan,
  });
  const tutup = () => setMode(undefined);
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <DataTable
        label="Kelebihan hutang"
        kolom={kolom(setMode)}
        idBaris={(k) => k.no_lelang}
        {...tabel}
        kosong="Tidak ada uang kelebihan"
        ekspor={{ namaFile: 'kelebihan-hutang.csv' }}
        alat={
          <Select
            aria-label="Status"
            w={160}
            data={STATUS}
            value={saring.status}
            allowDeselect={false}
            onChange={(v) => ubah({ status: v ?? 'ALL' })}
          />
        }
      />
      {mode?.cara === 'bayar' && <DialogBayar k={mode.k} onTutup={tutup} />}
      {mode?.cara === 'putus' && <DialogPutus k={mode.k} onTutup={tutup} />}
    </Halaman>
  );
}

interface DialogProps {
  k: Kelebihan;
  onTutup: () => void;
}

const TUTUP = { 'aria-label': 'Tutup' } as const;

function DialogBayar({ k, onTutup }: DialogProps) {
  const kueri = useQueryClient();
  const [nik, setNik] = useState('');
  const [kuasa, setKuasa] = useState<{ nama: string; nik: string }>();
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('kelebihan-hutang/{no}/bayar', { jalur: { no: k.no_lelang } });
  const bayar = useBayarDialog(-k.sisa_rp, simpan);
  const kurang = !nikUtuh(nik)
    ? 'NIK pemilik harus 16 angka'
    : kuasa && (kuasa.nama.trim() === '' || !nikUtuh(kuasa.nik))
      ? 'Nama dan NIK penerima kuasa harus diisi'
      : undefined;
  const kirim = async () => {
    const pembayaran = bayar.ambil();
    if (!pembayaran) return;
    const jawab = await simpan.kirim({
      nik,
      kuasa: kuasa ?? null,
      pembayaran,
      keterangan: keterangan.trim(),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Uang Kelebihan Berhasil Dibayar');
    void kueri.invalidateQueries({ queryKey: KUNCI_HUTANG });
    onTutup();
  };
  return (
    <Modal opened onClose={onTutup} title={`Bayar kelebihan ${k.no_lelang}`} size={580} closeButtonProps={TUTUP}>
      <Stack gap="md">
        <Text fz={13}>
          Lelang {k.tgl_lelang} atas {k.no_faktur_hutang}. Milik <b>{k.nama_customer.toUpperCase()}</b>
          {k.nik_samar && `, NIK ${k.nik_samar}`}; cocokkan KTP-nya.
        </Text>
        <JumlahLangkah neto={-k.sisa_rp} basi={false} />
        <TextInput
          label="NIK pemilik"
          required
          data-autofocus
          inputMode="numeric"
          maxLength={16}
          autoComplete="off"
          value={nik}
          onChange={(e) => [setNik(rapikanNik(e.currentTarget.value)), simpan.lupakan('nik')]}
          error={simpan.kolom.nik}
        />
        <Switch
          label="Diwakilkan (kuasa, perlu otorisasi)"
          checked={kuasa !== undefined}
          onChange={(e) => setKuasa(e.currentTarget.checked ? { nama: '', nik: '' } : undefined)}
        />
        {kuasa && (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput
              label="Nama penerima kuasa"
              required
              maxLength={60}
              autoComplete="off"
              value={kuasa.nama}
              onChange={(e) => setKuasa({ ...kuasa, nama: e.currentTarget.value })}
              error={simpan.kolom['kuasa.nama']}
            />
            <TextInput
              label="NIK penerima kuasa"
              required
              inputMode="numeric"
              maxLength={16}
              autoComplete="off"
              value={kuasa.nik}
              onChange={(e) => setKuasa({ ...kuasa, nik: rapikanNik(e.currentTarget.value) })}
              error={simpan.kolom['kuasa.nik']}
            />
          </SimpleGrid>
        )}
        {bayar.panel}
        <TextInput
          label="Keterangan"
          maxLength={200}
          value={keterangan}
          onChange={(e) => setKeterangan(e.currentTarget.value)}
          error={simpan.kolom.keterangan}
        />
        <KakiHutang
          simpan={simpan}
          label="Bayar"
          mati={!bayar.pas}
          disebut={bayar.disebut}
          kurang={kurang}
          onTutup={onTutup}
          onSimpan={() => void kirim()}
        />
      </Stack>
    </Modal>
  );
}

function DialogPutus({ k, onTutup }: DialogProps) {
  const kueri = useQueryClient();
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('kelebihan-hutang/{no}/putus', { jalur: { no: k.no_lelang } });
  const kirim = async () => {
    const jawab = await simpan.kirim({ keterangan: keterangan.trim() });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Keputusan Berhasil Disimpan');
    void kueri.invalidateQueries({ queryKey: KUNCI_HUTANG });
    onTutup();
  };
  return (
    <Modal opened onClose={onTutup} title={`Putuskan kelebihan ${k.no_lelang}`} size={520} closeButtonProps={TUTUP}>
      <Stack gap="md">
        <Alert color="orange">
          {rupiah(k.sisa_rp)} milik {k.nama_customer.toUpperCase()} tidak diambil selama setahun. Sesudah ini menjadi
          milik toko; OWN yang menyetujui.
        </Alert>
        <Textarea
          label="Keterangan"
          required
          rows={2}
          maxLength={200}
          data-autofocus
          value={keterangan}
          onChange={(e) => [setKeterangan(e.currentTarget.value), simpan.lupakan('keterangan')]}
          error={simpan.kolom.keterangan}
        />
        <KakiHutang
          simpan={simpan}
          label="Putuskan"
          mati={keterangan.trim() === ''}
          onTutup={onTutup}
          onSimpan={() => void kirim()}
        />
      </Stack>
    </Modal>
  );
}
