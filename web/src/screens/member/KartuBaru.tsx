// Another card for the same person, for one that was lost: the old code still finds them.

import { Button, Group, Modal, SegmentedControl, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Amplop } from '@/api/klien';
import type { Data, Isi } from '@/api/tipe';
import { useSimpanDi } from '@/kit/dokumen/simpan';
import { GalatDokumen } from '@/kit/dokumen/TombolSimpan';
import { pesan } from '@/kit/pesan';
import type { Member } from './api';
import { IsianKartu } from './FormMember';
import { PANJANG_KODE, TEKS_MEMBER } from './teks';

type Panggil = 'member/data/{kode}/kode';

export interface KartuBaruProps {
  member: Member;
  onTutup: () => void;
  onJadi: () => void;
}

export function KartuBaru({ member, onTutup, onJadi }: KartuBaruProps) {
  const [cara, setCara] = useState('URUT');
  const [kode, setKode] = useState('');
  const simpan = useSimpanDi<Isi<'post', Panggil>, Amplop<Data<'post', Panggil>>>('member/data/{kode}/kode', {
    jalur: { kode: member.kode_pelanggan },
  });
  const kirim = async () => {
    const jawab = await simpan.kirim({ cara_kode: cara, kode_member: cara === 'KARTU' ? kode : '' });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? TEKS_MEMBER.tersimpan);
    onJadi();
  };
  return (
    <Modal opened onClose={onTutup} title="Kartu baru" size="md" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="sm">
        <Text>
          {member.nama_customer} mendapat kode baru. Kode lama {member.kode_member} tetap menemukan orang ini.
        </Text>
        <SegmentedControl
          aria-label="Cara kode member"
          data={[
            { value: 'URUT', label: 'Nomor berikutnya' },
            { value: 'KARTU', label: 'Baca dari kartu' },
          ]}
          value={cara}
          onChange={setCara}
        />
        {cara === 'KARTU' && (
          <IsianKartu
            nilai={kode}
            onGanti={(baru) => {
              simpan.lupakan();
              setKode(baru);
            }}
            galat={simpan.kolom.kode_member}
          />
        )}
        {!simpan.kolom.kode_member && <GalatDokumen simpan={simpan} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onTutup}>
            Tutup
          </Button>
          <Button
            loading={simpan.sibuk}
            disabled={cara === 'KARTU' && kode.length < PANJANG_KODE.paling_sedikit}
            onClick={() => void kirim()}
          >
            Beri Kartu Baru
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
