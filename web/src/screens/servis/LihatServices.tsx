// Lihat Service: the board of works first, the table beside it, what nobody fetches, and one service in a drawer; every step
// is taken from here.
import { Button, Kbd, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { modulNyala } from '@/app/gerbang';
import { useSesiAda } from '@/app/sesi';
import { useImporAwal } from '@/kit/awal/useImporAwal';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useAlamat } from '@/kit/daftar/alamat';
import { SaringTanggal } from '@/kit/daftar/SaringTanggal';
import { useDaftar } from '@/kit/daftar/useDaftar';
import { Halaman } from '@/kit/Halaman';
import { type LangkahKerja, PapanKerja } from '@/kit/papan/PapanKerja';
import { PilihTampil, useTampilKerja } from '@/kit/papan/tampil';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { ambilServis, type KartuServis, KUNCI_SERVIS, kueriPapan, SARING_SERVIS, type Service } from './api';
import { FotoKecilServis } from './FotoServis';
import { useHakServis } from './hak';
import { LaciGanti } from './LaciGanti';
import { LaciHitung } from './LaciHitung';
import { LaciService } from './LaciService';
import { LaciTakDiambil } from './LaciTakDiambil';
import { LangkahService } from './LangkahService';
import { BAHAYA, type Langkah, langkahServis, SEBUT_LANGKAH } from './model';
import { KOLOM_PAPAN, keKartu, keKartuMenunggu, LencanaService, sebutTahap } from './tahap';

const KOLOM: readonly Kolom<Service>[] = [
  { kunci: 'no_service', judul: 'No Service', nilai: (s) => s.no_service, lebar: 190 },
  { kunci: 'tgl_system', judul: 'Tanggal', nilai: (s) => s.tgl_system, lebar: 115 },
  { kunci: 'nama_customer', judul: 'Customer', nilai: (s) => s.nama_customer || 'Barang toko', lebar: 180 },
  {
    kunci: 'tahap',
    judul: 'Tahap',
    nilai: (s) => sebutTahap(s.tahap, s.jenis),
    tampil: (s) => <LencanaService s={s} />,
    lebar: 190,
  },
  { kunci: 'tgl_janji', judul: 'Janji', nilai: (s) => s.tgl_janji, lebar: 115 },
  { kunci: 'uraian', judul: 'Barang dan Pekerjaan', nilai: (s) => s.uraian, lebar: 230, urut: false },
  { kunci: 'no_hp', judul: 'No HP', nilai: (s) => s.no_hp, lebar: 135, urut: false },
  { kunci: 'nama_tukang', judul: 'Tukang', nilai: (s) => s.nama_tukang, lebar: 120, urut: false },
  { kunci: 'qty', judul: 'Barang', jenis: 'angka', nilai: (s) => s.qty, lebar: 80, total: true, urut: false },
  { kunci: 'berat', judul: 'Berat (gr)', jenis: 'berat', nilai: (s) => s.berat, lebar: 105, urut: false },
  {
    kunci: 'estimasi_rp',
    judul: 'Estimasi (Rp)',
    jenis: 'rupiah',
    nilai: (s) => s.estimasi_rp,
    lebar: 125,
    total: true,
  },
  { kunci: 'dp_rp', judul: 'Uang Muka (Rp)', jenis: 'rupiah', nilai: (s) => s.dp_rp, lebar: 135, total: true },
  {
    kunci: 'total_rp',
    judul: 'Biaya (Rp)',
    jenis: 'rupiah',
    nilai: (s) => s.total_rp,
    lebar: 125,
    total: true,
  },
  {
    kunci: 'saldo_dp',
    judul: 'Sisa Uang Muka (Rp)',
    jenis: 'rupiah',
    nilai: (s) => s.saldo_dp,
    lebar: 160,
    total: true,
    urut: false,
    tersembunyi: true,
  },
  { kunci: 'sisa_rp', judul: 'Sisa Bayar (Rp)', jenis: 'rupiah', nilai: (s) => s.sisa_rp, lebar: 135, urut: false },
  { kunci: 'kode_sales', judul: 'Sales', nilai: (s) => s.kode_sales, lebar: 80, urut: false },
  { kunci: 'input_by', judul: 'User', nilai: (s) => s.input_by, lebar: 110, urut: false },
];

const TAHAP = [
  { value: 'TERBUKA', label: 'Belum selesai' },
  { value: 'TERLAMBAT', label: 'Telat' },
  { value: 'MASUK', label: 'Masuk' },
  { value: 'PROSES', label: 'Dikerjakan' },
  { value: 'SELESAI', label: 'Siap diambil' },
  { value: 'AMBIL', label: 'Sudah diambil' },
  { value: 'BATAL', label: 'Batal' },
  { value: 'ALL', label: 'Semua' },
];
const JENIS = [
  { value: 'ALL', label: 'Semua barang' },
  { value: 'CUSTOMER', label: 'Barang customer' },
  { value: 'TOKO', label: 'Barang toko' },
];

export default function LihatServices({ rute }: { rute: Rute }) {
  const { pengguna, modul } = useSesiAda();
  const wajibValid = modulNyala(modul, 'VALIDASI_SERVICE_MODULE');
  const boleh = useHakServis();
  const [{ no: buka = '', takdiambil, ganti: bukaGanti, hitung }, alamat] = useAlamat();
  const setBuka = (no: string) => alamat({ no: no || undefined });
  const [tampil, pilihTampil] = useTampilKerja();
  const [aksi, setAksi] = useState<{ no: string; langkah: Langkah }>();
  const keBaru = useNavigate();
  const baru = () => void keBaru({ to: '/transaksi-services' as never });
  const impor = useImporAwal('service', pengguna.level);
  const tanpaDialog = buka === '' && !aksi && !takdiambil && !bukaGanti && !hitung && !impor.terbuka;
  useTombol([{ kunci: 'F3', arti: 'Service Baru', aksi: baru }], tanpaDialog);
  const langkah = (k: KartuServis): LangkahKerja[] =>
    langkahServis({ tahap: k.tahap, jenis: k.jenis, valid: Boolean(k.valid) }, wajibValid)
      .filter((l) => boleh(l.langkah))
      .map((l) => ({
        label: SEBUT_LANGKAH[l.langkah],
        aksi: () => setAksi({ no: k.no, langkah: l.langkah }),
        bahaya: BAHAYA.includes(l.langkah),
        mati: l.mati,
      }));
  const ganti = <PilihTampil nilai={tampil} onGanti={pilihTampil} />;
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      lain={[
        { label: 'Lama tidak diambil', aksi: () => alamat({ takdiambil: '1' }) },
        { label: 'Hitung barang customer', aksi: () => alamat({ hitung: '1' }) },
        { label: 'Ganti barang service', aksi: () => alamat({ ganti: '1' }) },
        ...impor.aksi,
      ]}
      utama={
        <Button leftSection={<IconPlus size={18} />} rightSection={<Kbd size="xs">F3</Kbd>} onClick={baru}>
          Service Baru
        </Button>
      }
    >
      {tampil === 'papan' ? (
        <Papan hari={pengguna.tgl_system} wajibValid={wajibValid} langkah={langkah} onBuka={setBuka} alat={ganti} />
      ) : (
        <Tabel onBuka={setBuka} alat={ganti} />
      )}
      {takdiambil && <LaciTakDiambil onTutup={() => alamat({ takdiambil: undefined })} onBuka={setBuka} />}
      {bukaGanti && <LaciGanti onTutup={() => alamat({ ganti: undefined })} onBuka={setBuka} />}
      {hitung && <LaciHitung onTutup={() => alamat({ hitung: undefined })} />}
      {buka && (
        <LaciService
          no={buka}
          wajibValid={wajibValid}
          onLangkah={(l) => setAksi({ no: buka, langkah: l })}
          onTutup={() => setBuka('')}
        />
      )}
      {aksi && <LangkahService no={aksi.no} langkah={aksi.langkah} onTutup={() => setAksi(undefined)} />}
      {impor.dialog}
    </Halaman>
  );
}

const TANPA_KARTU: readonly KartuServis[] = [];

interface PapanProps {
  hari: string;
  wajibValid: boolean;
  langkah: (k: KartuServis) => LangkahKerja[];
  onBuka: (no: string) => void;
  alat: React.ReactNode;
}

function Papan({ hari, wajibValid, langkah, onBuka, alat }: PapanProps) {
  const { data, error, isPending, refetch } = useQuery(kueriPapan);
  return (
    <PapanKerja
      label="Service"
      tahap={KOLOM_PAPAN}
      data={data?.kartu ?? TANPA_KARTU}
      kartu={wajibValid ? keKartuMenunggu : keKartu}
      hari={data?.tgl || hari}
      langkah={langkah}
      onBuka={(k) => onBuka(k.no)}
      gambar={(k) => (k.foto > 0 ? <FotoKecilServis no={k.no} baris={k.foto} sisi="masuk" /> : null)}
      memuat={isPending}
      galat={error ? { pesan: pesanDari(error), cobaLagi: () => void refetch() } : undefined}
      kosong="Tidak ada service yang berjalan"
      alat={alat}
    />
  );
}

function Tabel({ onBuka, alat }: { onBuka: (no: string) => void; alat: React.ReactNode }) {
  const { saring, ubah, tabel } = useDaftar({
    kunci: [...KUNCI_SERVIS, 'daftar'],
    labelTotal: 'Total tanpa batal',
    bawaan: SARING_SERVIS,
    ambil: ambilServis,
  });
  return (
    <DataTable
      label="Service"
      kolom={KOLOM}
      idBaris={(s) => s.no_service}
      {...tabel}
      kosong="Tidak ada service"
      ekspor={{ namaFile: 'service.csv' }}
      onBaris={(s) => onBuka(s.no_service)}
      alat={
        <>
          <SaringTanggal nilai={saring} onGanti={ubah} />
          <Select
            aria-label="Tahap"
            w={160}
            data={TAHAP}
            value={saring.tahap}
            allowDeselect={false}
            onChange={(v) => ubah({ tahap: v ?? 'TERBUKA' })}
          />
          <Select
            aria-label="Barang siapa"
            w={170}
            data={JENIS}
            value={saring.jenis}
            allowDeselect={false}
            onChange={(v) => ubah({ jenis: v ?? 'ALL' })}
          />
          {alat}
        </>
      }
    />
  );
}
