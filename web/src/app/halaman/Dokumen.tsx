// The frame of the public pages, which are read before anyone has logged in.
// A narrow column of text with a way back to the login.
import { Anchor, Container, Group, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Lambang } from '../Lambang';
import { TEKS_APP } from '../teks';

export interface Pasal {
  judul: string;
  isi: string;
}

export function Dokumen({ judul, pasal }: { judul: string; pasal: readonly Pasal[] }) {
  return (
    <Container size={680} py="xl" component="main">
      <Group justify="space-between" mb="xl">
        <Group gap="xs">
          <Lambang />
          <Text fw={600}>{TEKS_APP.nama}</Text>
        </Group>
        <Anchor component={Link} to="/">
          Masuk
        </Anchor>
      </Group>
      <Title order={1} fz={24} mb="lg">
        {judul}
      </Title>
      {pasal.map((satu) => (
        <section key={satu.judul}>
          <Title order={2} fz={16} mb={4}>
            {satu.judul}
          </Title>
          <Text mb="lg">{satu.isi}</Text>
        </section>
      ))}
    </Container>
  );
}
