// A one-time password, shown this once.
import { Text } from '@mantine/core';
import { SekaliTampil } from '@/kit/SekaliTampil';

export interface SandiSekaliProps {
  user_id: string;
  password: string;
  onTutup: () => void;
}

export function SandiSekali({ user_id, password, onTutup }: SandiSekaliProps) {
  return (
    <SekaliTampil judul="Password Sekali Pakai" isi={password} penanda="password-sekali-pakai" onTutup={onTutup}>
      <Text>
        Password untuk user <strong>{user_id}</strong>. Hanya ditampilkan sekali ini, dan harus diganti saat pertama
        masuk.
      </Text>
    </SekaliTampil>
  );
}
