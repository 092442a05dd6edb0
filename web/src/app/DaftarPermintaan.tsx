// The inbox of approval requests: what is asked, by whom, for how much, and until when it lives.
// Approving needs one's own password; refusing needs a reason.
import { Badge, Button, Drawer, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { PermintaanOtorisasi } from '@/api/tipe';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { Galat } from '@/kit/Galat';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { RincianIzin } from '@/kit/RincianIzin';
import { jam, sisaWaktu } from '@/kit/waktu';
import { KUNCI_PERMINTAAN, kueriPermintaan, setujui, tolakPermintaan } from './permintaan';

export default function DaftarPermintaan({ onTutup }: { onTutup: () => void }) {
  const { data, error, isPending, refetch } = useQuery(kueriPermintaan);
  return (
    <Drawer opened onClose={onTutup} position="right" size={420} title="Permintaan Otorisasi">
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaTabel />}
      {data?.length === 0 && <Kosong teks="Tidak ada permintaan yang menunggu" />}
      <Stack gap="sm">
        {data?.map((satu) => (
          <Permintaan key={satu.id} isi={satu} />
        ))}
      </Stack>
    </Drawer>
  );
}

/** The reasons below say it already, each on its own line. */
export function terulang({
  description,
  permohonan,
}: Pick<PermintaanOtorisasi, 'description' | 'permohonan'>): boolean {
  if (!permohonan) return false;
  const alasan = new Set(permohonan.alasan.map((a) => a.pesan));
  return alasan.has(description) || description.split('; ').every((bagian) => alasan.has(bagian));
}

function useSisaDetik(sampai: string): number {
  const hitung = () => Math.max(0, Math.ceil((new Date(sampai).getTime() - Date.now()) / 1000));
  const [sisa, setSisa] = useState(hitung);
  useEffect(() => {
    const detak = setInterval(() => setSisa(hitung()), 1000);
    return () => clearInterval(detak);
  });
  return sisa;
}

function Permintaan({ isi }: { isi: PermintaanOtorisasi }) {
  const kueri = useQueryClient();
  const [langkah, setLangkah] = useState<'lihat' | 'setujui' | 'tolak'>('lihat');
  const [teks, setTeks] = useState('');
  const [galat, setGalat] = useState('');
  const [sibuk, setSibuk] = useState(false);
  const sisa = useSisaDetik(isi.berlaku_sampai);
  const ganti = (baru: typeof langkah) => {
    setLangkah(baru);
    setTeks('');
    setGalat('');
  };
  const kirim = async (kejadian: FormEvent) => {
    kejadian.preventDefault();
    if (teks.trim() === '') return setGalat(langkah === 'setujui' ? 'Password wajib diisi' : 'Alasan wajib diisi');
    setSibuk(true);
    try {
      const jawaban = langkah === 'setujui' ? await setujui(isi.id, teks) : await tolakPermintaan(isi.id, teks.trim());
      pesan.sukses(jawaban ?? (langkah === 'setujui' ? 'Permintaan disetujui' : 'Permintaan ditolak'));
      await kueri.invalidateQueries({ queryKey: KUNCI_PERMINTAAN });
    } catch (sebab) {
      setGalat(pesanDari(sebab));
      setSibuk(false);
    }
  };
  return (
    <Stack
      component="article"
      gap={6}
      p="md"
      style={{ border: '1px solid var(--karat-garis)', borderRadius: 6 }}
      aria-label={isi.description}
    >
      <Group justify="space-between" gap="xs">
        <Badge variant="light" color="gray">
          {isi.kategori}
        </Badge>
        <Text fz={12} c={sisa > 60 ? 'dimmed' : 'red'}>
          {sisa > 0 ? `Berlaku ${sisaWaktu(sisa)} lagi` : 'Sudah lewat waktu'}
        </Text>
      </Group>
      {!terulang(isi) && <Text fw={600}>{isi.description}</Text>}
      {isi.permohonan ? (
        <RincianIzin isi={isi.permohonan} />
      ) : (
        typeof isi.nominal === 'number' && <Text fz={16}>{rupiah(isi.nominal)}</Text>
      )}
      {(isi.di_bawah_modal ?? []).map((teks) => (
        <Text key={teks} fz={13} fw={600} c="red">
          {teks}
        </Text>
      ))}
      <Text fz={13} c="dimmed">
        Diminta {isi.peminta} pukul {jam(isi.dibuat)}
        {isi.keterangan && isi.keterangan !== '-' ? ` · ${isi.keterangan}` : ''}
      </Text>
      {langkah === 'lihat' ? (
        <Group gap="xs" mt={4}>
          <Button size="xs" disabled={sisa === 0} onClick={() => ganti('setujui')}>
            Setujui
          </Button>
          <Button size="xs" variant="default" onClick={() => ganti('tolak')}>
            Tolak
          </Button>
        </Group>
      ) : (
        <form onSubmit={kirim} noValidate>
          {langkah === 'setujui' ? (
            <PasswordInput
              label="Password Anda"
              autoFocus
              autoComplete="off"
              value={teks}
              error={galat || undefined}
              onChange={(e) => setTeks(e.currentTarget.value)}
              visibilityToggleButtonProps={{ 'aria-label': 'Tampilkan password' }}
            />
          ) : (
            <TextInput
              label="Alasan"
              autoFocus
              value={teks}
              error={galat || undefined}
              onChange={(e) => setTeks(e.currentTarget.value)}
            />
          )}
          <Group gap="xs" mt="xs">
            <Button size="xs" type="submit" color={langkah === 'tolak' ? 'red' : undefined} loading={sibuk}>
              {langkah === 'setujui' ? 'Setujui Sekarang' : 'Tolak Sekarang'}
            </Button>
            <Button size="xs" variant="default" onClick={() => ganti('lihat')}>
              Batal
            </Button>
          </Group>
        </form>
      )}
    </Stack>
  );
}
