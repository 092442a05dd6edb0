// Moving in: the file with the pieces a shop already has is checked line by line and shown, then all of it comes in by one
// opening document or nothing does. Photos follow by their file name, which is the barcode.
import { Alert, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { IconCheck, IconPhoto } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { rupiah, berat as tulisBerat } from '@/kit/angka';
import { perkecil } from '@/kit/foto';
import { DialogImpor } from '@/kit/impor/DialogImpor';
import { banyak } from '@/kit/impor/Impor';
import { barcodeBerkas } from './berkasFoto';
import { KUNCI_MASUK } from './MasukHariIni';
import { type FotoBarang, unggahFoto } from './unggah';

type KolomBerkas = Data<'get', 'barang/impor-awal'>[number];
type Hasil = Data<'post', 'barang/impor-awal'>;
type Lihat = Extract<Hasil, { contoh: unknown }>;
type Jadi = Extract<Hasil, { no_dok: string }>;

export default function ImporAwal({ onTutup }: { onTutup: () => void }) {
  const kueri = useQueryClient();
  const kolom = useQuery({
    queryKey: ['barang', 'impor-awal'],
    queryFn: async () => (await panggil('GET', 'barang/impor-awal')).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <DialogImpor<Lihat, Jadi>
      judul="Impor Barang Awal"
      jalur="barang/impor-awal"
      kolom={kolom.data}
      berkas="barang-awal"
      satuan="barang"
      petunjuk={<Petunjuk kolom={kolom.data ?? []} />}
      siap={(h) =>
        `${banyak(h.jumlah)} barang siap diimpor: ${tulisBerat(h.berat)} gr, harga pokok ${rupiah(h.nilai)}.`
      }
      selesai={(jadi) => <Selesai jadi={jadi} onTutup={onTutup} />}
      kiri={<UnggahFoto />}
      onJadi={() => void kueri.invalidateQueries({ queryKey: KUNCI_MASUK })}
      onTutup={onTutup}
    />
  );
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
