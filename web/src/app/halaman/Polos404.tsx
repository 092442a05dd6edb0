// The second, bare 404 page, at /404 itself.
// Addresses that nobody knows get TidakDitemukan.
import { Center, Text } from '@mantine/core';

export default function Polos404() {
  return (
    <Center mih="60dvh">
      <Text component="h1" fz={64} fw={600} c="dimmed" m={0}>
        404
      </Text>
    </Center>
  );
}
