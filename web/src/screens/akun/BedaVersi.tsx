// Somebody else saved first: what stands now beside what was chosen here, and the choice between them.
// Only the lines that differ are shown.
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { DuaVersi } from './data';
import kelas from './TabelDetail.module.css';

interface Props {
  beda: DuaVersi;
  onTutup: () => void;
  onMuat: () => void;
  onTimpa: () => void;
}

export function BedaVersi({ beda, onTutup, onMuat, onTimpa }: Props) {
  const { tersimpan, dikirim } = beda;
  const punya = new Map(dikirim.detail_akun.map((satu) => [satu.kode_akun, satu.nomor_akun]));
  const berbeda = tersimpan.detail_akun.filter((satu) => punya.get(satu.kode_akun) !== satu.nomor_akun);
  return (
    <Modal opened onClose={onTutup} title="Sudah Diubah Orang Lain" size="lg" centered>
      <Stack gap="md">
        <Text>
          {berbeda.length > 0
            ? 'Jurnal ini sudah disimpan orang lain sejak Anda membukanya. Pilih yang dipakai.'
            : 'Orang lain sudah menyimpan akun yang sama dengan pilihan Anda.'}
        </Text>
        {berbeda.length > 0 && (
          <table className={kelas.tabel} aria-label="Kedua versi">
            <thead>
              <tr>
                <th scope="col">Kode Akun</th>
                <th scope="col">Tersimpan</th>
                <th scope="col">Pilihan Anda</th>
              </tr>
            </thead>
            <tbody>
              {berbeda.map((satu) => (
                <tr key={satu._id}>
                  <td>{satu.kode_akun}</td>
                  <td>{satu.nomor_akun || '-'}</td>
                  <td>{punya.get(satu.kode_akun) || '-'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onMuat}>
            Pakai Yang Tersimpan
          </Button>
          {berbeda.length > 0 && (
            <Button onClick={onTimpa} data-autofocus>
              Simpan Pilihan Saya
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
