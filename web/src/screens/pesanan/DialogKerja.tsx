// The steps of making: lines to a craftsman, lines that became pieces, and lines that must be made again.
import { Anchor, Button, Checkbox, Group, Modal, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { berat } from '@/kit/angka';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { rapikanBarcode } from '@/kit/dokumen/pindai';
import { galatBaris, type KeadaanSimpan, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { IsianUang } from '@/kit/IsianUang';
import { useTempat } from '@/kit/konteks';
import { type BarisPesanan, MASTER, type PesananRinci } from './api';
import { belumJadi, menungguTukang, sudahJadi } from './langkah';

export interface DialogPesananProps {
  p: PesananRinci;
  onTutup: () => void;
  onJadi: (pesan: string | undefined) => void;
}

interface RangkaProps {
  judul: string;
  simpan: KeadaanSimpan;
  label: string;
  mati: boolean;
  /** What is still missing. */
  sebab: string;
  onSimpan: () => void;
  onTutup: () => void;
  children: ReactNode;
}

/** The frame of these dialogs: fields, what the server said, and F9. */
function RangkaDialog({ judul, simpan, label, mati, sebab, onSimpan, onTutup, children }: RangkaProps) {
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && onTutup()}
      title={judul}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm">
        {children}
        <GalatDokumen simpan={simpan} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={simpan.sibuk} onClick={onTutup}>
            Tutup
          </Button>
          <TombolSimpan simpan={simpan} onSimpan={onSimpan} label={label} mati={mati} sebab={sebab} />
        </Group>
      </Stack>
    </Modal>
  );
}

interface PilihBarisProps {
  label: string;
  semua: readonly BarisPesanan[];
  terpilih: readonly number[];
  onGanti: (baris: readonly number[]) => void;
  galat?: string;
}

export function PilihBaris({ label, semua, terpilih, onGanti, galat }: PilihBarisProps) {
  return (
    <Checkbox.Group
      label={label}
      error={galat}
      value={terpilih.map(String)}
      onChange={(v) => onGanti(v.map(Number).sort((a, b) => a - b))}
    >
      <Stack gap={6} mt={4}>
        {semua.map((b) => (
          <Checkbox
            key={b.baris}
            value={String(b.baris)}
            label={`${b.nama_barang}${b.ukuran && `, ukuran ${b.ukuran}`}, ${berat(b.berat || b.berat_estimasi)} gr`}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

const nomorBaris = (semua: readonly BarisPesanan[]) => semua.map((b) => b.baris);

/** Another kind needs its norm first, at the craftsman's screen. */
const JENIS_KERJA = ['BUAT BARU', 'UBAH UKURAN', 'PATRI', 'POLES', 'SEPUH', 'PASANG BATU', 'LAIN'];

export function DialogProses({ p, onTutup, onJadi }: DialogPesananProps) {
  const { hari } = useTempat();
  const semua = menungguTukang(p.detail);
  const tukang = useQuery(MASTER.tukang);
  const [pilih, setPilih] = useState<readonly number[]>(nomorBaris(semua));
  const [kode_tukang, setTukang] = useState('');
  const [jenis_kerja, setJenis] = useState('BUAT BARU');
  const [upah, setUpah] = useState<number | null>(null);
  const [janji, setJanji] = useState(p.tgl_janji >= hari.system ? p.tgl_janji : '');
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('pesanan/{no}/proses', { jalur: { no: p.no_pesanan } });
  const kirim = async () => {
    const jawab = await simpan.kirim({
      baris: [...pilih],
      kode_tukang,
      jenis_kerja,
      janji,
      upah: upah ?? 0,
      keterangan,
    });
    if (jawab) onJadi(jawab.message);
  };
  return (
    <RangkaDialog
      judul="Serahkan ke Tukang"
      simpan={simpan}
      label="Serahkan"
      mati={pilih.length === 0 || kode_tukang === ''}
      sebab={pilih.length === 0 ? 'Pilih barangnya' : 'Pilih tukangnya'}
      onSimpan={() => void kirim()}
      onTutup={onTutup}
    >
      {semua.length === 0 ? (
        <Text>Semua barang pesanan ini sudah di tukang atau sudah jadi.</Text>
      ) : (
        <>
          <PilihBaris
            label="Barang"
            semua={semua}
            terpilih={pilih}
            onGanti={(v) => [setPilih(v), simpan.lupakan('baris')]}
            galat={simpan.kolom.baris}
          />
          <PilihDaftar
            label="Tukang"
            sebut="tukang"
            required
            data-autofocus
            gagal={tukang.isError}
            galat={simpan.kolom.kode_tukang}
            data={(tukang.data ?? []).map((t) => ({
              value: t.kode_tukang,
              label: [t.kode_tukang, t.nama_tukang, t.keahlian].filter(Boolean).join(' · '),
            }))}
            value={kode_tukang || null}
            onChange={(v) => [setTukang(v ?? ''), simpan.lupakan('kode_tukang')]}
          />
          <Group grow align="flex-start">
            <Select
              label="Jenis pekerjaan"
              data={JENIS_KERJA}
              allowDeselect={false}
              value={jenis_kerja}
              onChange={(v) => setJenis(v ?? 'BUAT BARU')}
              error={simpan.kolom.jenis_kerja}
            />
            <IsianTanggal
              label="Janji tukang"
              min={hari.system || undefined}
              value={janji || null}
              onChange={(v) => [setJanji(v ?? ''), simpan.lupakan('janji')]}
              error={simpan.kolom.janji}
              galatLangsung
            />
          </Group>
          <Group grow align="flex-start">
            <IsianUang
              label="Upah disepakati per barang"
              description="Dibayar lebih dari ini perlu otorisasi"
              value={upah}
              onChange={(n) => [setUpah(n), simpan.lupakan('upah')]}
              error={simpan.kolom.upah}
            />
            <TextInput
              label="Keterangan"
              maxLength={200}
              value={keterangan}
              onChange={(e) => setKeterangan(e.currentTarget.value)}
              error={simpan.kolom.keterangan}
            />
          </Group>
          <Text fz={13} c="dimmed">
            Emas untuk tukang diserahkan di{' '}
            <Anchor component={Link} to="/emas-tukang" fz="inherit">
              Emas Tukang
            </Anchor>
            .
          </Text>
        </>
      )}
    </RangkaDialog>
  );
}

export function DialogSelesai({ p, onTutup, onJadi }: DialogPesananProps) {
  const semua = belumJadi(p.detail);
  const [kode, setKode] = useState<Readonly<Record<number, string>>>({});
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('pesanan/{no}/selesai', { jalur: { no: p.no_pesanan } });
  const detail = barangStok(semua, kode);
  const salah = galatBaris(simpan.kolom, 'detail');
  const kirim = async () => {
    const jawab = await simpan.kirim({ detail, keterangan });
    if (jawab) onJadi(jawab.message);
  };
  return (
    <RangkaDialog
      judul="Pakai Barang Stok"
      simpan={simpan}
      label="Pakai Barang"
      mati={detail.length === 0}
      sebab="Scan barcode barangnya"
      onSimpan={() => void kirim()}
      onTutup={onTutup}
    >
      <Text fz={13} c="dimmed">
        Barang toko dari kategori yang sama disimpan di gudang TITIP untuk pesanan ini. Pekerjaan tukang untuk baris itu
        berakhir tanpa hasil; emas yang dibawanya tetap utangnya. Barang jenis lain, atau yang beratnya jauh dari
        taksiran, perlu otorisasi. Yang belum jadi dikosongkan.
      </Text>
      {semua.map((b, i) => {
        const ke = detail.findIndex((d) => d.baris === b.baris);
        return (
          <TextInput
            key={b.baris}
            label={`${b.nama_barang}, taksiran ${berat(b.berat_estimasi)} gr`}
            placeholder="Scan barcode"
            autoComplete="off"
            data-autofocus={i === 0 ? true : undefined}
            value={kode[b.baris] ?? ''}
            onChange={(e) => {
              simpan.lupakan();
              setKode({ ...kode, [b.baris]: e.currentTarget.value });
            }}
            error={ke >= 0 ? salah.get(ke) : undefined}
          />
        );
      })}
      <TextInput
        label="Keterangan"
        maxLength={200}
        value={keterangan}
        onChange={(e) => setKeterangan(e.currentTarget.value)}
        error={simpan.kolom.keterangan}
      />
    </RangkaDialog>
  );
}

/** The lines that got a piece, each barcode in its shape. */
export function barangStok(semua: readonly { baris: number }[], kode: Readonly<Record<number, string>>) {
  return semua
    .map(({ baris }) => ({ baris, teks: kode[baris]?.trim() ?? '' }))
    .filter(({ teks }) => teks !== '')
    .map(({ baris, teks }) => ({ baris, kode_barcode: rapikanBarcode(teks) }));
}

export function DialogUlang({ p, onTutup, onJadi }: DialogPesananProps) {
  const semua = sudahJadi(p.detail);
  const [pilih, setPilih] = useState<readonly number[]>(semua.length === 1 ? nomorBaris(semua) : []);
  const [alasan, setAlasan] = useState('');
  const simpan = useSimpanDokumen('pesanan/{no}/ulang', { jalur: { no: p.no_pesanan } });
  const kirim = async () => {
    const jawab = await simpan.kirim({ baris: [...pilih], alasan });
    if (jawab) onJadi(jawab.message);
  };
  return (
    <RangkaDialog
      judul="Kerjakan Ulang"
      simpan={simpan}
      label="Kerjakan Ulang"
      mati={pilih.length === 0 || alasan.trim() === ''}
      sebab={pilih.length === 0 ? 'Pilih barangnya' : 'Isi alasannya'}
      onSimpan={() => void kirim()}
      onTutup={onTutup}
    >
      <PilihBaris
        label="Barang yang dikerjakan ulang"
        semua={semua}
        terpilih={pilih}
        onGanti={(v) => [setPilih(v), simpan.lupakan('baris')]}
        galat={simpan.kolom.baris}
      />
      <Textarea
        label="Alasan"
        required
        rows={2}
        maxLength={200}
        data-autofocus
        value={alasan}
        onChange={(e) => [setAlasan(e.currentTarget.value), simpan.lupakan('alasan')]}
        error={simpan.kolom.alasan}
      />
    </RangkaDialog>
  );
}
