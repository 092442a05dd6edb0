// Moving in: opening balances of drawers, accounts and deposits, and old notas, from a file. Below stand the files that
// came in; one that nobody used yet can be taken back.
import { Alert, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { idDokumen } from '@/api/acak';
import { panggil } from '@/api/panggil';
import type { Data } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { rupiah, berat as tulisBerat } from '@/kit/angka';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { DialogImpor } from '@/kit/impor/DialogImpor';
import { banyak } from '@/kit/impor/Impor';
import { pesan } from '@/kit/pesan';
import { waktuLengkap } from '@/kit/waktu';
import { AWAL, type JenisAwal } from './jenis';

type Keadaan = Data<'get', 'impor-awal/{jenis}'>;
type Dokumen = Keadaan['dokumen'][number];
type Hasil = Data<'post', 'impor-awal/{jenis}'>;
type Lihat = Extract<Hasil, { contoh: unknown }>;
type Jadi = Extract<Hasil, { no_dok: string }>;

const besar = (teks: string) => teks.replace(/(^|\s)[a-z]/g, (h) => h.toUpperCase());

export default function ImporSaldoAwal({ jenis, onTutup }: { jenis: JenisAwal; onTutup: () => void }) {
  const kata = AWAL[jenis];
  const jalur = `impor-awal/${jenis}`;
  const kueri = useQueryClient();
  const keadaan = useQuery({
    queryKey: ['impor-awal', jenis],
    queryFn: async () => (await panggil('GET', 'impor-awal/{jenis}', { jalur: { jenis } })).data,
  });
  const jumlah = (rp: number, gr: number) =>
    jenis === 'nota' ? `${tulisBerat(gr)} gr, harga ${rupiah(rp)}` : rupiah(rp);
  return (
    <DialogImpor<Lihat, Jadi>
      judul={`Impor ${besar(kata.nama)}`}
      jalur={jalur}
      kolom={keadaan.data?.kolom}
      berkas={kata.nama.replaceAll(' ', '-')}
      satuan={kata.satuan}
      galat={keadaan.error ? { pesan: pesanDari(keadaan.error), cobaLagi: () => void keadaan.refetch() } : undefined}
      petunjuk={<Petunjuk teks={kata.petunjuk} keadaan={keadaan.data} />}
      siap={(h) =>
        `${banyak(h.jumlah)} ${kata.satuan} siap diimpor: total ${jumlah(h.total, h.berat)}. Cocokkan dengan sistem lama.`
      }
      tertahan={(h) => (h.sudah ? `Berkas ini sudah diimpor dengan dokumen ${h.sudah}` : '')}
      selesai={(jadi) => (
        <>
          <Alert color="green" icon={<IconCheck size={18} />} title={`Dokumen ${jadi.no_dok}`}>
            {banyak(jadi.jumlah)} {kata.satuan} sudah masuk, total {rupiah(jadi.total)}. {kata.selesai}
          </Alert>
          <Group justify="flex-end">
            <Button onClick={onTutup}>Selesai</Button>
          </Group>
        </>
      )}
      bawah={<Riwayat jenis={jenis} dokumen={keadaan.data?.dokumen ?? []} jumlah={jumlah} />}
      // Every list and balance may have changed.
      onJadi={() => void kueri.invalidateQueries()}
      onTutup={onTutup}
    />
  );
}

function Petunjuk({ teks, keadaan }: { teks: string; keadaan?: Keadaan }) {
  const wajib = (keadaan?.kolom ?? []).filter((k) => k.wajib).map((k) => k.nama);
  return (
    <Stack gap={6}>
      <Text>{teks} Setiap baris diperiksa dulu; bila ada satu yang salah, tidak ada yang disimpan.</Text>
      {keadaan && (
        <Text fz={13} c="dimmed">
          Paling banyak {banyak(keadaan.paling_banyak)} baris. Wajib diisi: {wajib.join(', ')}. Berkas CSV atau Excel
          (.xlsx, lembar pertama).
        </Text>
      )}
    </Stack>
  );
}

interface PropsRiwayat {
  jenis: JenisAwal;
  dokumen: readonly Dokumen[];
  jumlah: (rp: number, gr: number) => string;
}

function Riwayat({ jenis, dokumen, jumlah }: PropsRiwayat) {
  const kueri = useQueryClient();
  const [batal, setBatal] = useState<{ no: string; kunci: string }>();
  if (dokumen.length === 0) return null;
  return (
    <Stack gap="xs" component="section" aria-label="Sudah diimpor">
      <Text fw={600}>Sudah diimpor</Text>
      {dokumen.map((d) => (
        <Group key={d.no_dok} justify="space-between" gap="xs" align="flex-start">
          <div style={{ minWidth: 0, flex: '1 1 220px' }}>
            <Group gap={6}>
              <Text fz={14} fw={600}>
                {d.no_dok}
              </Text>
              {d.no_batal && (
                <Badge color="red" variant="light">
                  Dibatalkan
                </Badge>
              )}
            </Group>
            <Text fz={13} c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {banyak(d.jumlah)} {AWAL[jenis].satuan}, {jumlah(d.total, d.berat)} · {waktuLengkap(d.waktu)} · {d.oleh}
              {d.nama_berkas && ` · ${d.nama_berkas}`}
            </Text>
            {d.no_batal && (
              <Text fz={13} c="dimmed">
                {d.no_batal} · {d.batal_oleh} · {d.alasan}
              </Text>
            )}
          </div>
          {!d.no_batal && (
            <Button
              variant="default"
              size="xs"
              c="red"
              aria-label={`Batalkan ${d.no_dok}`}
              onClick={() => setBatal({ no: d.no_dok, kunci: idDokumen() })}
            >
              Batalkan
            </Button>
          )}
        </Group>
      ))}
      {batal && (
        <DialogAlasan
          judul={`Batalkan ${batal.no}`}
          ya="Batalkan impor"
          bahaya
          onTutup={() => setBatal(undefined)}
          onYa={async (alasan) => {
            const jawab = await panggil('POST', 'impor-awal/{jenis}/batal', {
              jalur: { jenis },
              body: { no_dok: batal.no, alasan },
              idempotencyKey: batal.kunci,
            });
            pesan.sukses(jawab.message ?? 'Impor Berhasil Dibatalkan');
            void kueri.invalidateQueries();
            setBatal(undefined);
            return true;
          }}
        >
          <Text fz={14}>Semua barisnya ditarik kembali. Ditolak bila ada yang sudah dipakai.</Text>
        </DialogAlasan>
      )}
    </Stack>
  );
}
