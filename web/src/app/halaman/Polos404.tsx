// The second, bare 404 page, at /404 itself.
// Addresses that nobody knows get TidakDitemukan.
import { Stack, Text } from '@mantine/core';
import { TombolHome } from '@/kit/TombolHome';

export default function Polos404() {
  return (
    <Stack mih="60dvh" p="md" align="center" justify="center">
      <Text component="h1" fz={64} fw={600} c="dimmed" m={0}>
        404
      </Text>
      <TombolHome />
    </Stack>
  );
}
