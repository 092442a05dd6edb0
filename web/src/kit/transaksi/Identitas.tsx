// Who a document is with, where the shop must know: address and NIK, each empty when the register has it.
import { ActionIcon, SimpleGrid, Text, TextInput } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { pesanDari } from '@/api/tolak';
import { pesan } from '../pesan';
import { galatCustomer, lihatNik } from './pelanggan';
import kelas from './transaksi.module.css';

export interface IdentitasProps {
  label: string;
  petunjuk: string;
  alamat: string;
  nik: string;
  onGanti: (bagian: { alamat?: string; nik?: string }) => void;
  kolom: Readonly<Record<string, string>>;
  terkunci: boolean;
  /** Somebody of the register: what is on record can be shown, which is written down. */
  kodePelanggan?: string;
}

export function Identitas({ label, petunjuk, alamat, nik, onGanti, kolom, terkunci, kodePelanggan }: IdentitasProps) {
  const tampilNik = async (kode: string) => {
    try {
      onGanti({ nik: await lihatNik(kode) });
    } catch (sebab) {
      pesan.gagal(pesanDari(sebab));
    }
  };
  return (
    <section className={kelas.kotak} aria-label={label}>
      <Text fz={13} c="dimmed" mb={8}>
        {petunjuk}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={8}>
        <TextInput
          label="Alamat"
          maxLength={200}
          data-alamat
          value={alamat}
          onChange={(e) => onGanti({ alamat: e.currentTarget.value })}
          error={galatCustomer(kolom, 'alamat_customer')}
          disabled={terkunci}
        />
        <TextInput
          label="NIK"
          inputMode="numeric"
          maxLength={16}
          data-nik
          value={nik}
          onChange={(e) => onGanti({ nik: e.currentTarget.value.replace(/\D/g, '') })}
          error={galatCustomer(kolom, 'nik')}
          disabled={terkunci}
          rightSection={
            kodePelanggan ? (
              <ActionIcon
                variant="subtle"
                aria-label="Lihat NIK pelanggan"
                title="Lihat NIK (tercatat di audit)"
                disabled={terkunci}
                onClick={() => void tampilNik(kodePelanggan)}
              >
                <IconEye size={18} />
              </ActionIcon>
            ) : undefined
          }
        />
      </SimpleGrid>
    </section>
  );
}
