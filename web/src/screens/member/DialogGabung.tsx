// Merging two cards, asked for: which stays, the identity that was shown, why; then an approval. And undoing it.

import { Radio, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import { Tolak } from '@/api/tolak';
import { DialogAlasan } from '@/kit/DialogAlasan';
import { useKunciIsi } from '@/kit/dokumen/simpan';
import { IsianAngka } from '@/kit/isian';
import { denganIzin } from '@/kit/izin';
import { useTempat } from '@/kit/konteks';
import { pesan } from '@/kit/pesan';
import { tulisPoin } from '@/kit/transaksi/poin';
import { type Gabung, segarkanMember } from './api';
import type { KartuGabung, Pasangan } from './GabungMember';
import { TEKS_MEMBER } from './teks';

export interface DialogGabungProps {
  pasangan: Pasangan;
  onTutup: () => void;
  onJadi: () => void;
}

const sebut = (k: KartuGabung) => `${k.nama_customer} · ${k.kode_member || 'belum member'}`;

export function DialogGabung({ pasangan: { a, b }, onTutup, onJadi }: DialogGabungProps) {
  const kueri = useQueryClient();
  const { mintaIzin } = useTempat();
  // Who has a card stays rather than who has none.
  const [tetap, setTetap] = useState(a.kode_member || !b.kode_member ? a.kode_pelanggan : b.kode_pelanggan);
  const [nik, setNik] = useState('');
  const [galat, setGalat] = useState<string>();
  const kunci = useKunciIsi();
  const lama = tetap === a.kode_pelanggan ? b : a;
  return (
    <DialogAlasan
      judul="Gabungkan Dua Kartu"
      ya="Gabungkan"
      bahaya
      onTutup={onTutup}
      onYa={async (alasan) => {
        setGalat(undefined);
        if (nik !== '' && nik.length !== 16) {
          setGalat('NIK harus 16 angka');
          return false;
        }
        const isi = { kode_lama: lama.kode_pelanggan, kode_tetap: tetap, alasan, ...(nik && { nik }) };
        try {
          const jawab = await denganIzin(mintaIzin, (otorisasi) => {
            const body = { ...isi, ...(otorisasi && { otorisasi }) };
            return panggil('POST', 'member/gabung', { body, idempotencyKey: kunci(body) });
          });
          if (!jawab) return false;
          pesan.sukses(jawab.message ?? TEKS_MEMBER.tersimpan);
          if (jawab.data.poin !== 0) pesan.info(`${tulisPoin(jawab.data.poin)} pindah ke kartu yang dipakai`);
        } catch (sebab) {
          const milik = sebab instanceof Tolak ? sebab.fields.nik : undefined;
          if (!milik) throw sebab;
          setGalat(milik);
          return false;
        }
        await segarkanMember(kueri);
        onJadi();
        return true;
      }}
    >
      <Stack gap="sm">
        <Radio.Group label="Kartu yang dipakai seterusnya" value={tetap} onChange={setTetap}>
          <Stack gap={6} mt={6}>
            {[a, b].map((k) => (
              <Radio key={k.kode_pelanggan} value={k.kode_pelanggan} label={sebut(k)} description={k.no_hp} />
            ))}
          </Stack>
        </Radio.Group>
        <Text fz={13} c="dimmed">
          Poin {lama.nama_customer} pindah ke kartu yang dipakai; kode {lama.kode_member || '-'} tetap menemukan orang
          ini. Poin dan titipan ditahan 72 jam, dan nomor lama diberi kabar.
        </Text>
        <IsianAngka
          label="NIK pada identitas yang ditunjukkan"
          description="Bila ada; penggabungan disetujui OWN"
          maxLength={16}
          autoComplete="off"
          value={nik}
          onChange={setNik}
          error={galat}
        />
      </Stack>
    </DialogAlasan>
  );
}

export function BatalGabung({ g, onTutup }: { g: Gabung; onTutup: () => void }) {
  const kueri = useQueryClient();
  const { mintaIzin } = useTempat();
  const kunci = useKunciIsi();
  return (
    <DialogAlasan
      judul={`Batalkan ${g.no_dok}`}
      ya="Ya, Batalkan"
      bahaya
      onTutup={onTutup}
      onYa={async (alasan) => {
        const jawab = await denganIzin(mintaIzin, (otorisasi) => {
          const body = { toko: g.toko, no_dok: g.no_dok, alasan, ...(otorisasi && { otorisasi }) };
          return panggil('POST', 'member/gabung/batal', { body, idempotencyKey: kunci(body) });
        });
        if (!jawab) return false;
        pesan.sukses(jawab.message ?? 'Dokumen Berhasil Dibatalkan');
        await segarkanMember(kueri);
        onTutup();
        return true;
      }}
    >
      <Text>
        {g.nama_lama} kembali menjadi kartu sendiri{g.poin > 0 && ` dengan ${tulisPoin(g.poin)}`}.
      </Text>
    </DialogAlasan>
  );
}
