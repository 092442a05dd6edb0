// Differences of money between stores that nobody has settled yet: told to both sides, settled where it was received, with
// an approval. Missing money is found, paid by somebody, or a loss; money too much is given back, or a gain.
import { Alert, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { rupiah } from '@/kit/angka';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { IsianUang } from '@/kit/IsianUang';
import { pesan } from '@/kit/pesan';
import { type IsiSelisih, kueriSelisih, type SelisihTerbuka } from './api';
import { useSimpanUang } from './useSimpanUang';

type Tindakan = NonNullable<IsiSelisih['tindakan']>;
type Pilihan = { value: Tindakan; label: string };

const KURANG: Pilihan[] = [
  { value: 'DITEMUKAN', label: 'Ditemukan, masuk laci saya' },
  { value: 'DIGANTI', label: 'Diganti seseorang, masuk laci saya' },
  { value: 'RUGI', label: 'Rugi, disetujui OWN' },
];
const LEBIH: Pilihan[] = [
  { value: 'DIKEMBALIKAN', label: 'Dikembalikan dari laci saya' },
  { value: 'LABA', label: 'Laba, disetujui OWN' },
];

const uraian = (s: SelisihTerbuka) =>
  `${s.nota_kirim} dari ${s.asal} ke ${s.tujuan}: ${s.sisa > 0 ? 'kurang' : 'lebih'} ${rupiah(Math.abs(s.sisa))}`;

export function SelisihUang({ sini }: { sini: string }) {
  const { data } = useQuery(kueriSelisih);
  const [buka, setBuka] = useState<SelisihTerbuka>();
  if (!data?.length) return null;
  return (
    <Alert color="red" title="Selisih kirim uang belum diselesaikan">
      <Stack gap={4}>
        {data.map((s) => (
          <Group key={s.no_reff} justify="space-between" gap="xs">
            <Text fz={13}>
              {uraian(s)} · sejak {s.tgl_system}
            </Text>
            {s.tujuan === sini && (
              <Button size="xs" variant="default" onClick={() => setBuka(s)}>
                Selesaikan
              </Button>
            )}
          </Group>
        ))}
      </Stack>
      {buka && <DialogSelisih s={buka} onTutup={() => setBuka(undefined)} />}
    </Alert>
  );
}

function DialogSelisih({ s, onTutup }: { s: SelisihTerbuka; onTutup: () => void }) {
  const pilihan = s.sisa > 0 ? KURANG : LEBIH;
  const [tindakan, setTindakan] = useState<Tindakan>(s.sisa > 0 ? 'DITEMUKAN' : 'DIKEMBALIKAN');
  const [jumlah, setJumlah] = useState<number | null>(Math.abs(s.sisa));
  const [pembayar, setPembayar] = useState('');
  const [alasan, setAlasan] = useState('');
  const simpan = useSimpanUang('kirim-uang/{no_reff}/selisih', { jalur: { no_reff: s.no_reff } });
  const bernama = tindakan === 'DIGANTI' || tindakan === 'DIKEMBALIKAN';
  const siap = alasan.trim() !== '' && (jumlah ?? 0) > 0 && (!bernama || pembayar.trim() !== '');
  const kirim = async () => {
    const jawab = await simpan.catat({ tindakan, jumlah_rp: jumlah, pembayar, alasan });
    if (!jawab) return;
    pesan.sukses(`${jawab.message ?? 'Berhasil'} (${jawab.data.no_dok})`);
    onTutup();
  };
  return (
    <Modal opened onClose={onTutup} title="Selesaikan Selisih" size="md" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="sm">
        <Text fz={13}>{uraian(s)}</Text>
        <Select
          label="Tindakan"
          allowDeselect={false}
          data={pilihan}
          value={tindakan}
          onChange={(nilai) => setTindakan(pilihan.find((satu) => satu.value === nilai)?.value ?? tindakan)}
          error={simpan.kolom.tindakan}
        />
        <IsianUang label="Jumlah (Rp)" value={jumlah} onChange={setJumlah} error={simpan.kolom.jumlah_rp} />
        {bernama && (
          <TextInput
            label={tindakan === 'DIGANTI' ? 'Dibayar oleh' : 'Dikembalikan kepada'}
            value={pembayar}
            onChange={(e) => setPembayar(e.currentTarget.value)}
            error={simpan.kolom.pembayar}
          />
        )}
        <TextInput
          label="Alasan"
          value={alasan}
          onChange={(e) => setAlasan(e.currentTarget.value)}
          error={simpan.kolom.alasan}
        />
        <GalatDokumen simpan={simpan} />
        <Group justify="flex-end">
          <TombolSimpan simpan={simpan} onSimpan={() => void kirim()} mati={!siap} berubah={siap} />
        </Group>
      </Stack>
    </Modal>
  );
}
