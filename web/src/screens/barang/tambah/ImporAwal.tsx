// Moving in: the file with the pieces a shop already has is checked line by line and shown, then all of it comes in by one
// opening document or nothing does. Photos follow by their file name, which is the barcode.
import { Alert, Button, FileButton, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDownload, IconPhoto, IconUpload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { rupiah, tulisAngka, berat as tulisBerat } from '@/kit/angka';
import { DataTable, type Kolom } from '@/kit/DataTable';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { perkecil } from '@/kit/foto';
import { Galat } from '@/kit/Galat';
import { pesan } from '@/kit/pesan';
import { unduhCsv } from '@/kit/unduh';
import { barcodeBerkas } from './berkasFoto';
import { KUNCI_MASUK } from './MasukHariIni';
import { type FotoBarang, unggahFoto } from './unggah';

type KolomBerkas = Data<'get', 'barang/impor-awal'>[number];
type Hasil = Data<'post', 'barang/impor-awal'>;
type Lihat = Extract<Hasil, { contoh: unknown }>;
type Jadi = Extract<Hasil, { no_dok: string }>;
type BarisLihat = Lihat['contoh'][number];

type Langkah =
  | { apa: 'pilih' }
  | { apa: 'periksa'; nama: string }
  | { apa: 'lihat'; nama: string; csv: string; hasil: Lihat }
  | { apa: 'jadi'; jadi: Jadi };

/** Fifty thousand lines take their time. */
const BATAS = 300_000;
const banyak = (n: number) => tulisAngka(n, 'angka');

export default function ImporAwal({ onTutup }: { onTutup: () => void }) {
  const kueri = useQueryClient();
  const kolom = useQuery({
    queryKey: ['barang', 'impor-awal'],
    queryFn: async () => (await panggil<KolomBerkas[]>('GET', 'barang/impor-awal')).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [langkah, setLangkah] = useState<Langkah>({ apa: 'pilih' });
  const [galat, setGalat] = useState<string>();
  const simpan = useSimpanDokumen<Jadi>('barang/impor-awal', { batas: BATAS });
  const sedang = langkah.apa === 'periksa' || simpan.sibuk;

  const periksa = async (berkas: File | null) => {
    if (!berkas) return;
    setGalat(undefined);
    simpan.lupakan();
    setLangkah({ apa: 'periksa', nama: berkas.name });
    try {
      const csv = await berkas.text();
      const body = { csv, pratinjau: true };
      const { data } = await panggil<Lihat>('POST', 'barang/impor-awal', { body, batas: BATAS });
      setLangkah({ apa: 'lihat', nama: berkas.name, csv, hasil: data });
    } catch (sebab) {
      setGalat(pesanDari(sebab));
      setLangkah({ apa: 'pilih' });
    }
  };
  const impor = async (csv: string) => {
    const jawab = await simpan.kirim({ csv, pratinjau: false });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Barang berhasil diimpor');
    void kueri.invalidateQueries({ queryKey: KUNCI_MASUK });
    setLangkah({ apa: 'jadi', jadi: jawab.data });
  };

  return (
    <Modal
      opened
      size={langkah.apa === 'lihat' ? '80rem' : 'lg'}
      title="Impor Barang Awal"
      closeOnClickOutside={false}
      onClose={() => !sedang && onTutup()}
    >
      <Stack gap="md">
        {galat && <Galat pesan={galat} />}
        <GalatDokumen simpan={simpan} />
        {langkah.apa === 'pilih' && <Petunjuk kolom={kolom.data ?? []} />}
        {langkah.apa === 'periksa' && <Berjalan teks={`Memeriksa ${langkah.nama} …`} />}
        {langkah.apa === 'lihat' && <Pratinjau nama={langkah.nama} hasil={langkah.hasil} kolom={kolom.data ?? []} />}
        {simpan.sibuk && <Berjalan teks="Menyimpan semua barang …" />}
        {langkah.apa === 'jadi' ? (
          <Selesai jadi={langkah.jadi} onTutup={onTutup} />
        ) : (
          <Group justify="space-between" gap="xs">
            <Group gap="xs">
              <Button
                variant="subtle"
                leftSection={<IconDownload size={16} />}
                disabled={!kolom.data}
                onClick={() => unduhCsv(templat(kolom.data ?? []), 'barang-awal-templat.csv')}
              >
                Unduh templat
              </Button>
              <UnggahFoto />
            </Group>
            <Group gap="xs">
              <FileButton accept=".csv,text/csv" onChange={(berkas) => void periksa(berkas)} disabled={sedang}>
                {(p) => (
                  <Button
                    {...p}
                    variant={langkah.apa === 'lihat' ? 'default' : 'filled'}
                    leftSection={<IconUpload size={16} />}
                    disabled={sedang}
                  >
                    {langkah.apa === 'lihat' ? 'Pilih berkas lain' : 'Pilih berkas CSV'}
                  </Button>
                )}
              </FileButton>
              {langkah.apa === 'lihat' && (
                <Button
                  disabled={langkah.hasil.jumlah_salah > 0}
                  loading={simpan.sibuk}
                  onClick={() => void impor(langkah.csv)}
                >
                  Impor {banyak(langkah.hasil.jumlah)} barang
                </Button>
              )}
            </Group>
          </Group>
        )}
      </Stack>
    </Modal>
  );
}

function templat(kolom: readonly KolomBerkas[]): string {
  return `${kolom.map((k) => k.nama).join(',')}\r\n${kolom.map((k) => k.contoh).join(',')}\r\n`;
}

function Petunjuk({ kolom }: { kolom: readonly KolomBerkas[] }) {
  const wajib = kolom.filter((k) => k.wajib).map((k) => k.nama);
  return (
    <Stack gap={6}>
      <Text>
        Untuk toko yang pindah ke sistem ini: barang yang sudah ada masuk dengan barcode yang tertera di bandrolnya,
        oleh satu dokumen saldo awal. Baris pertama berkas memuat nama kolom, seperti di templat. Setiap baris diperiksa
        dulu; bila ada satu yang salah, tidak ada yang disimpan.
      </Text>
      <Text fz={13} c="dimmed">
        Paling banyak 50,000 baris. Wajib diisi: {wajib.join(', ')}. Dari Excel: simpan sebagai CSV.
      </Text>
    </Stack>
  );
}

function Berjalan({ teks }: { teks: string }) {
  return (
    <Stack gap={6} role="status" py="lg">
      <Text>{teks}</Text>
      <Progress value={100} animated aria-label={teks} />
    </Stack>
  );
}

function Pratinjau({ nama, hasil, kolom }: { nama: string; hasil: Lihat; kolom: readonly KolomBerkas[] }) {
  const tabel = useMemo(() => kolomPratinjau(kolom, hasil), [kolom, hasil]);
  const salah = hasil.jumlah_salah > 0;
  const sisa = hasil.jumlah - hasil.contoh.length;
  return (
    <>
      <Alert
        color={salah ? 'red' : 'green'}
        variant="light"
        icon={salah ? <IconAlertTriangle size={18} /> : <IconCheck size={18} />}
        title={nama}
      >
        {salah
          ? `${banyak(hasil.jumlah_salah)} dari ${banyak(hasil.jumlah)} baris salah. Perbaiki berkasnya lalu pilih lagi; tidak ada yang disimpan.`
          : `${banyak(hasil.jumlah)} barang siap diimpor: ${tulisBerat(hasil.berat)} gr, harga pokok ${rupiah(hasil.nilai)}.`}
      </Alert>
      <DataTable
        label="Isi berkas"
        kolom={tabel}
        data={hasil.contoh}
        idBaris={(b) => String(b.baris)}
        cari={false}
        tinggi="45dvh"
        ekspor={salah ? { namaFile: 'barang-awal-salah.csv' } : undefined}
        bawah={
          sisa > 0 ? (
            <Text fz={13} c="dimmed">
              {banyak(sisa)} baris lain tidak ditampilkan.
            </Text>
          ) : undefined
        }
      />
    </>
  );
}

function kolomPratinjau(kolom: readonly KolomBerkas[], hasil: Lihat): Kolom<BarisLihat>[] {
  const ada = (nama: string) => hasil.contoh.some((b) => (b.isi[nama] ?? '') !== '');
  return [
    { kunci: 'baris', judul: 'Di berkas', nilai: (b) => `Baris ${b.baris}`, lebar: 100 },
    {
      kunci: 'salah',
      judul: 'Keterangan',
      nilai: (b) => b.salah.join('; '),
      lebar: 340,
      tampil: (b) => (
        <Text
          span
          fz={13}
          c={b.salah.length > 0 ? 'var(--karat-bahaya)' : 'var(--karat-sukses)'}
          title={b.salah.join('; ')}
        >
          {b.salah.length > 0 ? b.salah.join('; ') : 'Siap'}
        </Text>
      ),
    },
    ...kolom
      .filter((k) => ada(k.nama))
      .map((k) => ({ kunci: k.nama, judul: k.label, nilai: (b: BarisLihat) => b.isi[k.nama] ?? '', lebar: 120 })),
  ];
}

function Selesai({ jadi, onTutup }: { jadi: Jadi; onTutup: () => void }) {
  return (
    <>
      <Alert color="green" icon={<IconCheck size={18} />} title={`Dokumen ${jadi.no_dok}`}>
        {banyak(jadi.jumlah)} barang sudah masuk sebagai saldo awal. Foto bisa diunggah sekarang atau nanti: nama
        berkasnya adalah barcode, misalnya 00012345.jpg.
      </Alert>
      <Group justify="space-between" gap="xs">
        <UnggahFoto />
        <Button onClick={onTutup}>Selesai</Button>
      </Group>
    </>
  );
}

/** Photos by file name, also for pieces that came in earlier. */
function UnggahFoto() {
  const [maju, setMaju] = useState<{ selesai: number; semua: number }>();
  const [kabar, setKabar] = useState<{ baik: boolean; teks: string }>();
  const kirim = async (berkas: File[]) => {
    if (berkas.length === 0) return;
    const asing: string[] = [];
    const semua: FotoBarang[] = [];
    for (const satu of berkas) {
      const kode_barcode = barcodeBerkas(satu.name);
      if (kode_barcode) semua.push({ kode_barcode, foto: () => perkecil(satu) });
      else asing.push(satu.name);
    }
    setKabar(undefined);
    setMaju({ selesai: 0, semua: semua.length });
    const gagal = (await unggahFoto(semua, (selesai) => setMaju({ selesai, semua: semua.length }))).map(
      (satu) => satu.kode_barcode,
    );
    setMaju(undefined);
    const salah = [...gagal, ...asing];
    const sisa =
      salah.length === 0 ? '' : ` Tidak terkirim: ${salah.slice(0, 10).join(', ')}${salah.length > 10 ? ' …' : ''}`;
    setKabar({ baik: salah.length === 0, teks: `${banyak(semua.length - gagal.length)} foto terkirim.${sisa}` });
  };
  return (
    <Stack gap={4}>
      <FileButton multiple accept="image/jpeg,image/png,image/webp" onChange={(b) => void kirim(b)} disabled={!!maju}>
        {(p) => (
          <Button {...p} variant="subtle" leftSection={<IconPhoto size={16} />} loading={maju !== undefined}>
            Unggah foto (nama = barcode)
          </Button>
        )}
      </FileButton>
      {maju && (
        <Progress
          value={maju.semua === 0 ? 100 : (100 * maju.selesai) / maju.semua}
          aria-label={`${maju.selesai} dari ${maju.semua} foto`}
        />
      )}
      {kabar && (
        <Text fz={13} role="status" c={kabar.baik ? 'var(--karat-sukses)' : 'var(--karat-bahaya)'}>
          {kabar.teks}
        </Text>
      )}
    </Stack>
  );
}
