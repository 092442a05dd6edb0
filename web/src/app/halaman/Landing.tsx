// /landingpages: what the product is, and the way in.
// Shown inside the shell to people who are already logged in.
import { Button, Group, List, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { TombolHome } from '@/kit/TombolHome';
import { Lambang } from '../Lambang';
import { rumah, usePos } from '../pos';
import { TEKS_APP } from '../teks';

export default function Landing() {
  const pos = usePos();
  return (
    <div style={{ padding: 'clamp(24px, 6vw, 72px)', maxWidth: 720 }}>
      <TombolHome />
      <Group gap="sm" mb="lg">
        <Lambang ukuran={44} />
        <Title order={1} fz={28}>
          {TEKS_APP.nama}
        </Title>
      </Group>
      <Text fz={16} mb="lg">
        Satu tempat untuk barang, penjualan, pembelian, pesanan, pinjaman, member, dan uang toko emas, dari etalase
        sampai tutup buku.
      </Text>
      <List spacing="xs" mb="xl">
        <List.Item>Setiap gram dan setiap rupiah punya catatan yang tidak bisa diam-diam berubah.</List.Item>
        <List.Item>Kasir bekerja tanpa mouse: scan, bayar, simpan.</List.Item>
        <List.Item>Kantor pusat melihat semua toko dari satu layar.</List.Item>
      </List>
      <Button component={Link} to={rumah(pos)} size="md">
        Mulai
      </Button>
    </div>
  );
}
