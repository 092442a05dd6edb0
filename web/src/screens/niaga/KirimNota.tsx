// The nota of a sale by WhatsApp to its customer. A number that was never proved gets a code first, which the customer says.

import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useState } from 'react';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { pesan } from '@/kit/pesan';

const JUDUL = 'Verifikasi nomor customer';
const TERKIRIM = 'Invoice Berhasil Dikirim';
const PANJANG_KODE = 6;

export function KirimNota({ no, onKirim }: { no: string; onKirim: () => void }) {
  const [sibuk, setSibuk] = useState(false);
  const [tanyaKode, setTanyaKode] = useState(false);
  const [kode, setKode] = useState('');
  const [galat, setGalat] = useState<string>();
  const body = { no_faktur_group: no };
  const jalankan = async (kerja: () => Promise<void>, salah: (teks: string) => void) => {
    setSibuk(true);
    setGalat(undefined);
    try {
      await kerja();
    } catch (sebab) {
      salah(pesanDari(sebab));
    } finally {
      setSibuk(false);
    }
  };
  const kirim = async () => {
    const { data, message } = await panggil('POST', 'chat/nota', { body });
    if (data.perlu_kode) {
      await mintaKode();
      setTanyaKode(true);
      return;
    }
    setTanyaKode(false);
    if (data.terkirim) pesan.sukses(TERKIRIM);
    else pesan.info(message ?? '');
    onKirim();
  };
  const mintaKode = async () => {
    pesan.info((await panggil('POST', 'chat/nota/kode', { body })).message ?? '');
  };
  const periksa = async () => {
    await panggil('POST', 'chat/nota/periksa', { body: { ...body, kode } });
    setKode('');
    await kirim();
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBrandWhatsapp size={18} />}
        loading={sibuk && !tanyaKode}
        onClick={() => void jalankan(kirim, pesan.gagal)}
      >
        Kirim Nota
      </Button>
      <Modal
        opened={tanyaKode}
        onClose={() => setTanyaKode(false)}
        title={JUDUL}
        closeButtonProps={{ 'aria-label': 'Tutup' }}
      >
        <Stack gap="sm">
          <Text fz={14}>Kode dikirim ke WhatsApp customer. Minta customer menyebutkannya.</Text>
          <TextInput
            label="Kode"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={PANJANG_KODE}
            data-autofocus
            value={kode}
            error={galat}
            onChange={(k) => setKode(k.currentTarget.value.replace(/\D/g, ''))}
          />
          <Group justify="space-between">
            <Button variant="subtle" disabled={sibuk} onClick={() => void jalankan(mintaKode, setGalat)}>
              Kirim Kode Lagi
            </Button>
            <Button
              loading={sibuk}
              disabled={kode.length !== PANJANG_KODE}
              onClick={() => void jalankan(periksa, setGalat)}
            >
              Periksa dan Kirim
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
