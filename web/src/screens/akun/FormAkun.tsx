// Add or edit one account in a modal. Refusals land under the field they name.
// A deleted number asks whether to bring it back.
import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { panggilDefinisi } from '@/api/definisi';
import { MasterTolak } from '@/api/penolakan';
import { pesanDari, Tolak } from '@/api/tolak';
import { tawarkanAktifkan } from '@/kit/dialog';
import { Formulir } from '@/kit/Formulir';
import { Galat } from '@/kit/Galat';
import { IsianKode } from '@/kit/isian';
import { type Akun, GOLONGAN, type IsiAkun } from './data';

interface Props {
  akun?: Akun;
  onTutup: () => void;
  onTersimpan: (teks: string) => void;
}

export function FormAkun({ akun, onTutup, onTersimpan }: Props) {
  const [isi, setIsi] = useState<IsiAkun>({
    nomor_akun: akun?.nomor_akun ?? '',
    nama_akun: akun?.nama_akun ?? '',
    golongan: akun?.golongan ?? '',
  });
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [sibuk, setSibuk] = useState(false);

  const kirim = async (aktifkan = false): Promise<void> => {
    if (sibuk) return;
    setSibuk(true);
    setGalat({});
    try {
      const jawaban = akun
        ? await panggilDefinisi('PUT', `akuns/${akun._id}`, { body: { ...isi, versi: akun.versi } })
        : await panggilDefinisi('POST', 'akuns', { body: { ...isi, ...(aktifkan && { aktifkan }) } });
      onTersimpan(jawaban.message ?? 'Data Berhasil Disimpan');
    } catch (sebab) {
      setSibuk(false);
      if (!aktifkan && sebab instanceof Tolak && sebab.code === MasterTolak.PernahDihapus) {
        if (await tawarkanAktifkan(sebab.message)) await kirim(true);
        return;
      }
      const kolom = sebab instanceof Tolak ? sebab.fields : {};
      setGalat(Object.keys(kolom).length > 0 ? kolom : { umum: pesanDari(sebab) });
    }
  };
  const berubah = (Object.keys(isi) as (keyof IsiAkun)[]).some((k) => isi[k] !== (akun?.[k] ?? ''));
  const ganti = (bagian: Partial<IsiAkun>) => setIsi((lama) => ({ ...lama, ...bagian }));
  return (
    <Modal opened onClose={onTutup} title={akun ? 'Edit Data Akun' : 'Tambah Data Akun'} size="sm" centered>
      <Formulir label="Akun" onSimpan={() => void kirim()} berubah={berubah && !sibuk}>
        <Stack gap="sm" w="100%" p="xs">
          {galat.umum && <Galat pesan={galat.umum} />}
          <IsianKode
            label="Nomor Akun"
            data-autofocus
            value={isi.nomor_akun}
            error={galat.nomor_akun}
            onChange={(nomor_akun) => ganti({ nomor_akun })}
          />
          <TextInput
            label="Nama Akun"
            value={isi.nama_akun}
            error={galat.nama_akun}
            onChange={(kejadian) => ganti({ nama_akun: kejadian.currentTarget.value })}
          />
          <Select
            label="Golongan"
            data={[...GOLONGAN]}
            value={isi.golongan || null}
            error={galat.golongan}
            onChange={(golongan) => ganti({ golongan: golongan ?? '' })}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onTutup}>
              Batal
            </Button>
            <Button loading={sibuk} onClick={() => void kirim()}>
              Simpan
            </Button>
          </Group>
        </Stack>
      </Formulir>
    </Modal>
  );
}
