// Who sells to the shop, where the shop must know: address and NIK, each empty when the register has it.
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { galatCustomer } from '@/kit/transaksi/pelanggan';
import kelas from '@/kit/transaksi/transaksi.module.css';

export interface IdentitasPenjualProps {
  petunjuk: string;
  alamat: string;
  nik: string;
  onGanti: (bagian: { alamat?: string; nik?: string }) => void;
  kolom: Readonly<Record<string, string>>;
  terkunci: boolean;
  /** Beside the NIK, such as showing the one on record. */
  tombolNik?: ReactNode;
}

export function IdentitasPenjual({
  petunjuk,
  alamat,
  nik,
  onGanti,
  kolom,
  terkunci,
  tombolNik,
}: IdentitasPenjualProps) {
  return (
    <section className={kelas.kotak} aria-label="Identitas penjual">
      <Text fz={13} c="dimmed" mb={8}>
        {petunjuk}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={8}>
        <TextInput
          label="Alamat"
          maxLength={200}
          value={alamat}
          onChange={(e) => onGanti({ alamat: e.currentTarget.value })}
          error={galatCustomer(kolom, 'alamat_customer')}
          disabled={terkunci}
        />
        <TextInput
          label="NIK"
          inputMode="numeric"
          maxLength={16}
          value={nik}
          onChange={(e) => onGanti({ nik: e.currentTarget.value.replace(/\D/g, '') })}
          error={galatCustomer(kolom, 'nik')}
          disabled={terkunci}
          rightSection={tombolNik}
        />
      </SimpleGrid>
    </section>
  );
}
