// The gallery's dialogs and toasts, each behind a button.
// The authorization dialog here accepts the password 'setuju' and a scan after one second.
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogOtorisasi } from '../DialogOtorisasi';
import { DialogPlatform } from '../DialogPlatform';
import { dialogGagal, dialogSukses, konfirmasi, konfirmasiHapus, tawarkanAktifkan } from '../dialog';
import { pesan } from '../pesan';
import { TEKS_DIALOG, TEKS_OTORISASI } from '../teks';
import { Bagian } from './Bagian';

type Buka = 'sandi' | 'sidik' | 'platform' | 'sisi';

const tunggu = (ms: number) => new Promise((selesai) => setTimeout(selesai, ms));

export function GaleriDialog() {
  const [buka, setBuka] = useState<Buka>();
  const [hasil, setHasil] = useState('-');
  const tutup = () => setBuka(undefined);
  const jawab = (janji: Promise<boolean>) => void janji.then((ya) => setHasil(ya ? 'ya' : 'tidak'));
  return (
    <Bagian judul="Dialog dan pesan">
      <Group gap="xs">
        <Button variant="default" onClick={() => jawab(konfirmasi('Simpan transaksi ini?'))}>
          Konfirmasi
        </Button>
        <Button variant="default" onClick={() => jawab(konfirmasiHapus('BRG000001'))}>
          Konfirmasi Hapus
        </Button>
        <Button variant="default" onClick={() => jawab(tawarkanAktifkan('KODE SUDAH ADA DENGAN STATUS DELETED'))}>
          Aktifkan
        </Button>
        <Button variant="default" onClick={() => void dialogSukses(TEKS_DIALOG.ditambahkan)}>
          Sukses
        </Button>
        <Button variant="default" onClick={() => void dialogGagal('Gagal Menambahkan, Coba Beberapa Saat Lagi')}>
          Gagal
        </Button>
        <Button variant="default" onClick={() => setBuka('sandi')}>
          Otorisasi Password
        </Button>
        <Button variant="default" onClick={() => setBuka('sidik')}>
          Otorisasi Fingerprint
        </Button>
        <Button variant="default" onClick={() => setBuka('platform')}>
          Platform
        </Button>
        <Button variant="default" onClick={() => setBuka('sisi')}>
          Sisi Nota
        </Button>
        <Button variant="default" onClick={() => pesan.info('Contoh pesan info')}>
          Pesan Info
        </Button>
        <Button variant="default" onClick={() => pesan.sukses('Contoh pesan sukses')}>
          Pesan Sukses
        </Button>
        <Button variant="default" onClick={() => pesan.gagal('Contoh pesan gagal')}>
          Pesan Gagal
        </Button>
      </Group>
      <Text fz={13} c="dimmed" mt="sm">
        Jawaban terakhir: <span data-testid="jawaban">{hasil}</span>
      </Text>
      {(buka === 'sandi' || buka === 'sidik') && (
        <DialogOtorisasi
          terbuka
          onTutup={tutup}
          description="PENJUALAN DI BAWAH MODAL"
          sidikJari={buka === 'sidik'}
          pengotorisasi={[
            { user_id: 'spv', user_name: 'Supervisor', level: 'SPV' },
            { user_id: 'own', user_name: 'Owner', level: 'OWN' },
          ]}
          kirim={async ({ user_id, password, keterangan }) => {
            await tunggu(400);
            if (buka === 'sandi' && password !== 'setuju') throw new Error(TEKS_OTORISASI.gagal);
            setHasil(`${user_id} ${keterangan}`);
            tutup();
          }}
          pindai={async () => {
            await tunggu(1000);
            return true;
          }}
        />
      )}
      {(buka === 'platform' || buka === 'sisi') && (
        <DialogPlatform
          terbuka
          pasangan={buka}
          onTutup={tutup}
          onPilih={(pilihan) => {
            setHasil(pilihan);
            tutup();
          }}
        />
      )}
    </Bagian>
  );
}
