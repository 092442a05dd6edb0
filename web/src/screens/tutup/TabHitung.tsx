// The blind count of one's own drawer: what the book holds is not shown, only what was typed. The last count counts.
import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { idDokumen } from '@/api/acak';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { useSesiAda } from '@/app/sesi';
import { rupiah } from '@/kit/angka';
import { konfirmasi } from '@/kit/dialog';
import { pesan } from '@/kit/pesan';
import { jam } from '@/kit/waktu';
import { KUNCI_TUTUP, kueriKeadaan } from './api';
import { FormPecahan } from './FormPecahan';
import { isiPecahan, jumlah, type Lembar } from './pecahan';
import kelas from './tutup.module.css';

export function TabHitung() {
  const kueri = useQueryClient();
  const { pengguna } = useSesiAda();
  const [lembar, setLembar] = useState<Lembar>({});
  const [keterangan, setKeterangan] = useState('');
  const [sibuk, setSibuk] = useState(false);
  const [galat, setGalat] = useState('');
  const kunci = useRef(idDokumen());
  const [terhitung, setTerhitung] = useState<{ waktu: string; jumlah?: number }>();
  const laci = useQuery(kueriKeadaan()).data?.laci.find((l) => l.kasir === pengguna.user_id);
  const terakhir = terhitung ?? (laci?.waktu ? { waktu: laci.waktu, jumlah: laci.dihitung ?? undefined } : undefined);
  const simpan = async () => {
    const total = jumlah(lembar);
    if (total === 0 && !(await konfirmasi('Laci dihitung kosong. Simpan?', { judul: 'Hitung Kas', ya: 'Simpan' })))
      return;
    setSibuk(true);
    setGalat('');
    try {
      const body = { pecahan: isiPecahan(lembar), keterangan };
      const jawab = await panggil('POST', 'cash/count', { body, idempotencyKey: kunci.current });
      kunci.current = idDokumen();
      pesan.sukses(`${jawab.message ?? ''}: ${rupiah(jawab.data.jumlah)}`);
      setTerhitung(jawab.data);
      setLembar({});
      setKeterangan('');
      void kueri.invalidateQueries({ queryKey: KUNCI_TUTUP });
    } catch (sebab) {
      setGalat(pesanDari(sebab));
    } finally {
      setSibuk(false);
    }
  };
  const terkini = useRef(simpan);
  useEffect(() => {
    terkini.current = simpan;
  });
  useEffect(() => {
    const tekan = (e: KeyboardEvent) => {
      if (e.key !== 'F9') return;
      e.preventDefault();
      void terkini.current();
    };
    window.addEventListener('keydown', tekan);
    return () => window.removeEventListener('keydown', tekan);
  }, []);
  return (
    <section className={kelas.bingkai} aria-label="Hitung kas">
      <Stack gap="md">
        <div>
          <Title order={2} fz={16} fw={600}>
            Hitung kas {pengguna.user_name}
          </Title>
          <Text fz={13} c="dimmed">
            Ketik banyaknya lembar atau keping setiap pecahan. Saldo buku sengaja tidak ditampilkan; selisih diperiksa
            supervisor.
          </Text>
        </div>
        {terakhir && (
          <Alert color={laci?.keadaan === 'USANG' ? 'orange' : 'green'} role="status" maw={460} py={8}>
            Terhitung pukul {jam(terakhir.waktu)}
            {terakhir.jumlah === undefined ? '' : `: ${rupiah(terakhir.jumlah)}`}.{' '}
            {laci?.keadaan === 'USANG'
              ? 'Uangnya bergerak sesudah itu: hitung lagi.'
              : 'Hitungan baru menggantikannya.'}
          </Alert>
        )}
        <FormPecahan lembar={lembar} ganti={setLembar} />
        <TextInput
          label="Keterangan"
          maxLength={200}
          maw={460}
          value={keterangan}
          onChange={(e) => setKeterangan(e.currentTarget.value)}
        />
        {galat && (
          <Alert color="red" role="alert" maw={460}>
            {galat}
          </Alert>
        )}
        <Group>
          <Button loading={sibuk} onClick={() => void simpan()}>
            Simpan Hitungan (F9)
          </Button>
        </Group>
      </Stack>
    </section>
  );
}
