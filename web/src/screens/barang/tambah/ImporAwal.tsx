// Moving in: the file with the pieces a shop already has is checked line by line and shown, then all of it comes in by one
// opening document or nothing does. Photos follow by their file name, which is the barcode.
import { Alert, Button, FileButton, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { IconCheck, IconPhoto } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { panggil } from '@/api/klien';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { rupiah, berat as tulisBerat } from '@/kit/angka';
import type { Kolom } from '@/kit/DataTable';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { perkecil } from '@/kit/foto';
import { Galat } from '@/kit/Galat';
import { bacaBerkas, type IsiBerkas } from '@/kit/impor/berkas';
import { Berjalan, BilahBerkas, banyak, PratinjauBerkas } from '@/kit/impor/Impor';
import { pesan } from '@/kit/pesan';
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
  | { apa: 'lihat'; nama: string; isi: IsiBerkas; hasil: Lihat }
  | { apa: 'jadi'; jadi: Jadi };

/** Fifty thousand lines take their time. */
const BATAS = 300_000;

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

  const periksa = async (berkas: File) => {
    setGalat(undefined);
    simpan.lupakan();
    setLangkah({ apa: 'periksa', nama: berkas.name });
    try {
      const isi = await bacaBerkas(berkas);
      const body = { ...isi, pratinjau: true };
      const { data } = await panggil<Lihat>('POST', 'barang/impor-awal', { body, batas: BATAS });
      setLangkah({ apa: 'lihat', nama: berkas.name, isi, hasil: data });
    } catch (sebab) {
      setGalat(pesanDari(sebab));
      setLangkah({ apa: 'pilih' });
    }
  };
  const impor = async (isi: IsiBerkas) => {
    const jawab = await simpan.kirim({ ...isi, pratinjau: false });
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
          <BilahBerkas
            lagi={langkah.apa === 'lihat'}
            sedang={sedang}
            onPilih={(berkas) => void periksa(berkas)}
            templat={kolom.data && { isi: templat(kolom.data), nama: 'barang-awal-templat.csv' }}
            kiri={<UnggahFoto />}
          >
            {langkah.apa === 'lihat' && (
              <Button
                disabled={langkah.hasil.jumlah_salah > 0}
                loading={simpan.sibuk}
                onClick={() => void impor(langkah.isi)}
              >
                Impor {banyak(langkah.hasil.jumlah)} barang
              </Button>
            )}
          </BilahBerkas>
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
        Paling banyak 50,000 baris. Wajib diisi: {wajib.join(', ')}. Berkas CSV atau Excel (.xlsx, lembar pertama).
      </Text>
    </Stack>
  );
}

function Pratinjau({ nama, hasil, kolom }: { nama: string; hasil: Lihat; kolom: readonly KolomBerkas[] }) {
  const tabel = useMemo<Kolom<BarisLihat>[]>(() => {
    const ada = (nama: string) => hasil.contoh.some((b) => (b.isi[nama] ?? '') !== '');
    return kolom
      .filter((k) => ada(k.nama))
      .map((k) => ({ kunci: k.nama, judul: k.label, nilai: (b) => b.isi[k.nama] ?? '', lebar: 120 }));
  }, [kolom, hasil]);
  return (
    <PratinjauBerkas
      nama={nama}
      hasil={hasil}
      siap={`${banyak(hasil.jumlah)} barang siap diimpor: ${tulisBerat(hasil.berat)} gr, harga pokok ${rupiah(hasil.nilai)}.`}
      kolom={tabel}
      lebarKeterangan={hasil.jumlah_salah > 0 ? 460 : 120}
      ekspor="barang-awal-salah.csv"
    />
  );
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
