// All settings of the store, grouped and explained, each with the editor of its kind.
// Saving tells every screen of the store; this one asks to refresh like the others.
import { Button, Checkbox, Group, Kbd, Paper, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { KunciSetelan } from '@/api/setelan';
import { pesanDari, Tolak } from '@/api/tolak';
import { TombolPrinter } from '@/app/printer/Printer';
import { useSesiAda } from '@/app/sesi';
import { useAlamat } from '@/kit/daftar/alamat';
import { dialogGagal } from '@/kit/dialog';
import { TawaranDraf, useDraf } from '@/kit/draf';
import { PenjagaPerubahan } from '@/kit/Formulir';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { Kosong } from '@/kit/Kosong';
import { pesan } from '@/kit/pesan';
import { RangkaTabel } from '@/kit/Rangka';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { cocok, kueriSetting, perKelompok, type Setting, simpanSetting } from './apiSystem';
import { CONTOH } from './contoh';
import { IsianSetting } from './IsianSetting';
import kelas from './SettingSystem.module.css';
import { TombolTarif } from './TarifPpn';

const MENU_TAMPAK = 6;

export default function SettingSystem({ rute }: { rute: Rute }) {
  const { pengguna, toko } = useSesiAda();
  const kode = toko?.kode_toko ?? pengguna.kode_toko;
  const kueri = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(kueriSetting(kode));
  const cariRef = useRef<HTMLInputElement>(null);
  // The palette leads to one setting by the address; what is typed here stays here.
  const [{ cari: dicari = '' }] = useAlamat();
  const [cari, setCari] = useState(dicari);
  useEffect(() => setCari(dicari), [dicari]);
  const [hanyaBeda, setHanyaBeda] = useState(false);
  const [ubah, setUbah] = useState<Readonly<Record<string, string>>>({});
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [sibuk, setSibuk] = useState(false);
  const [printer, setPrinter] = useState(false);
  const [tarif, setTarif] = useState(false);
  const berubah = Object.entries(ubah).filter(([key, value]) => data?.find((s) => s.key === key)?.value !== value);
  const draf = useDraf(`setting.${kode}`, ubah, berubah.length > 0);
  const tampil = useMemo(
    () => (data ?? []).filter((s) => cocok(s, cari) && (!hanyaBeda || (ubah[s.key] ?? s.value) !== s.bawaan)),
    [data, cari, hanyaBeda, ubah],
  );
  const simpan = async () => {
    if (berubah.length === 0 || sibuk) return;
    setSibuk(true);
    setGalat({});
    try {
      const { message } = await simpanSetting(berubah.map(([key, value]) => ({ key, value })));
      setUbah({});
      pesan.sukses(message ?? '');
      await kueri.invalidateQueries({ queryKey: ['para-system'] });
    } catch (sebab) {
      const fields = sebab instanceof Tolak ? sebab.fields : {};
      if (Object.keys(fields).length > 0) setGalat(fields);
      else void dialogGagal(pesanDari(sebab));
    }
    setSibuk(false);
  };
  useTombol(
    [
      { kunci: 'F9', arti: 'Simpan setting', aksi: () => void simpan() },
      { kunci: 'F2', arti: 'Cari setting', aksi: () => cariRef.current?.focus() },
    ],
    !printer && !tarif,
  );
  return (
    <Halaman
      judul={rute.judul}
      jejak={rute.menu}
      alat={
        <>
          <TextInput
            ref={cariRef}
            aria-label="Cari setting"
            placeholder="Cari nama, arti, atau menu"
            leftSection={<IconSearch size={16} />}
            rightSection={<Kbd size="xs">F2</Kbd>}
            w={{ base: '100%', xs: 320 }}
            value={cari}
            onChange={(e) => setCari(e.currentTarget.value)}
          />
          <Checkbox
            label="Hanya yang berbeda dari bawaan"
            checked={hanyaBeda}
            onChange={(e) => setHanyaBeda(e.currentTarget.checked)}
          />
          <TombolTarif onBuka={setTarif} />
          <TombolPrinter onBuka={setPrinter} />
        </>
      }
    >
      {berubah.length > 0 && !sibuk && <PenjagaPerubahan />}
      {data && <TawaranDraf draf={draf} onLanjut={setUbah} />}
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaTabel />}
      {data && tampil.length === 0 && <Kosong teks="Tidak ada setting yang cocok" />}
      <Stack gap="md" maw={1100}>
        {perKelompok(tampil).map(([judul, isi]) => (
          <section key={judul} className={kelas.kelompok} aria-label={judul}>
            <h2 className={kelas.judul}>{judul}</h2>
            {isi.map((setting) => (
              <Baris
                key={setting.key}
                setting={setting}
                nilai={ubah[setting.key] ?? setting.value}
                galat={galat[setting.key]}
                ganti={(nilai) => setUbah((lama) => ({ ...lama, [setting.key]: nilai }))}
              />
            ))}
          </section>
        ))}
      </Stack>
      {berubah.length > 0 && (
        <Paper withBorder shadow="md" className={kelas.bilah}>
          <Text fw={600} role="status">
            {berubah.length} perubahan belum disimpan
          </Text>
          <Group gap="xs">
            <Button
              variant="default"
              onClick={() => {
                setUbah({});
                setGalat({});
              }}
            >
              Batalkan
            </Button>
            <Button loading={sibuk} rightSection={<Kbd size="xs">F9</Kbd>} onClick={() => void simpan()}>
              Simpan
            </Button>
          </Group>
        </Paper>
      )}
    </Halaman>
  );
}

interface BarisProps {
  setting: Setting;
  nilai: string;
  galat?: string;
  ganti: (nilai: string) => void;
}

function Baris({ setting, nilai, galat, ganti }: BarisProps) {
  const menu = setting.menu.slice(0, MENU_TAMPAK).join(', ');
  const sisa = setting.menu.length - MENU_TAMPAK;
  const contoh = CONTOH[setting.key as KunciSetelan];
  return (
    <div className={clsx(kelas.baris, nilai !== setting.value && kelas.diubah)} data-setting={setting.key}>
      <div>
        <Text>{setting.arti}</Text>
        {contoh && (
          <Text fz={12} c="dimmed">
            Contoh {contoh}
          </Text>
        )}
        <div className={kelas.kunci}>
          {setting.key}
          {nilai !== setting.bawaan && ` · bawaan: ${setting.bawaan || 'kosong'}`}
        </div>
        {menu && (
          <Text fz={12} c="dimmed">
            Menu: {menu}
            {sisa > 0 ? ` dan ${sisa} lagi` : ''}
          </Text>
        )}
      </div>
      <Group gap="xs" wrap="nowrap">
        <div style={{ flex: 1 }}>
          <IsianSetting setting={setting} nilai={nilai} galat={galat} ganti={ganti} />
        </div>
        {nilai !== setting.bawaan && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            aria-label={`Kembalikan ${setting.key} ke bawaan`}
            onClick={() => ganti(setting.bawaan)}
          >
            Bawaan
          </Button>
        )}
      </Group>
    </div>
  );
}
