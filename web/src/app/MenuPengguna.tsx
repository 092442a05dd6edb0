// The person at the right of the header. The menu behind the button is loaded while the page is idle, and shown when the
// button is first pressed.
import { Avatar, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import kelas from './MenuPengguna.module.css';
import { senggang } from './senggang';
import { useSesiAda } from './sesi';

const muat = () => import('./MenuPenggunaIsi');
const Isi = lazy(muat);

export function MenuPengguna() {
  const { pengguna } = useSesiAda();
  const [dibuka, setDibuka] = useState(false);
  // Pressed before it is here, it is asked for again.
  useEffect(() => senggang(() => void muat().catch(() => undefined)), []);
  const tombol = (
    <UnstyledButton className={kelas.tombol} aria-haspopup="menu" onClick={dibuka ? undefined : () => setDibuka(true)}>
      <Avatar size={30} radius="xl" color="gray" aria-hidden>
        {pengguna.user_id.slice(0, 2).toUpperCase()}
      </Avatar>
      <VisuallyHidden>Menu pengguna</VisuallyHidden>
      <span className={kelas.nama}>
        <Text component="span" fz={13} fw={500} display="block" lh={1.25} truncate title={pengguna.user_name}>
          {pengguna.user_name}
        </Text>
        <Text component="span" fz={12} c="dimmed" display="block" lh={1.25}>
          {pengguna.level}
        </Text>
      </span>
    </UnstyledButton>
  );
  if (!dibuka) return tombol;
  return (
    <Suspense fallback={tombol}>
      <Isi tombol={tombol} />
    </Suspense>
  );
}
