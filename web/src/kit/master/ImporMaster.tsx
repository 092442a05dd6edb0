// Import from a CSV file: choose it, see every line with what is wrong with it, then all lines are written or none.
// The server checks the lines; this only shows what it said.
import { Alert, Button, FileButton, Group, Modal, Progress, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconDownload, IconUpload } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { tulisAngka } from '../angka';
import { DataTable, type Kolom } from '../DataTable';
import { Galat } from '../Galat';
import { pesan } from '../pesan';
import { unduhCsv } from '../unduh';
import { imporCsv, lihatImpor, pesanAtau, useSegarkan } from './data';
import { lebarKolom } from './kolom';
import { judulKolom, kolomIsian, templatCsv, tulisNilai } from './nilai';
import { TEKS_MASTER } from './teks';
import type { BarisImpor, Definisi, PratinjauImpor } from './tipe';

type Langkah =
  | { apa: 'pilih' }
  | { apa: 'periksa'; nama: string }
  | { apa: 'lihat'; nama: string; csv: string; hasil: PratinjauImpor }
  | { apa: 'tulis'; nama: string; jumlah: number };

const banyak = (n: number) => tulisAngka(n, 'angka');

export function ImporMaster({ def, onTutup }: { def: Definisi; onTutup: () => void }) {
  const [langkah, setLangkah] = useState<Langkah>({ apa: 'pilih' });
  const [galat, setGalat] = useState<string>();
  const segarkan = useSegarkan(def);
  const sedang = langkah.apa === 'periksa' || langkah.apa === 'tulis';

  const periksa = async (berkas: File | null) => {
    if (!berkas) return;
    setGalat(undefined);
    setLangkah({ apa: 'periksa', nama: berkas.name });
    try {
      const csv = await berkas.text();
      setLangkah({ apa: 'lihat', nama: berkas.name, csv, hasil: await lihatImpor(def, csv) });
    } catch (sebab) {
      setGalat(pesanAtau(sebab, TEKS_MASTER.gagalSimpan));
      setLangkah({ apa: 'pilih' });
    }
  };
  const tulis = async (siap: Extract<Langkah, { apa: 'lihat' }>) => {
    setGalat(undefined);
    setLangkah({ apa: 'tulis', nama: siap.nama, jumlah: siap.hasil.jumlah });
    try {
      const { message } = await imporCsv(def, siap.csv);
      pesan.sukses(message ?? TEKS_MASTER.tersimpan);
      await segarkan();
      onTutup();
    } catch (sebab) {
      setGalat(pesanAtau(sebab, TEKS_MASTER.gagalSimpan));
      setLangkah(siap);
    }
  };

  return (
    <Modal
      opened
      size={langkah.apa === 'lihat' ? '80rem' : 'lg'}
      title={`${TEKS_MASTER.impor} ${def.sebut}`}
      onClose={() => !sedang && onTutup()}
      closeOnClickOutside={false}
    >
      <Stack gap="md">
        {galat && <Galat pesan={galat} />}
        {langkah.apa === 'pilih' && <Petunjuk def={def} />}
        {langkah.apa === 'periksa' && <Berjalan teks={`Memeriksa ${langkah.nama} …`} />}
        {langkah.apa === 'tulis' && <Berjalan teks={`Menyimpan ${banyak(langkah.jumlah)} baris …`} />}
        {langkah.apa === 'lihat' && <Pratinjau def={def} nama={langkah.nama} hasil={langkah.hasil} />}
        <Group justify="space-between" gap="xs">
          <Button
            variant="subtle"
            leftSection={<IconDownload size={16} />}
            onClick={() => unduhCsv(templatCsv(def), `${def.slug}-templat.csv`)}
          >
            Unduh templat
          </Button>
          <Group gap="xs">
            <FileButton accept=".csv,text/csv" onChange={(berkas) => void periksa(berkas)} disabled={sedang}>
              {(p) => (
                <Button
                  {...p}
                  variant={langkah.apa === 'lihat' ? 'default' : 'filled'}
                  leftSection={<IconUpload size={16} />}
                  disabled={sedang}
                >
                  {langkah.apa === 'lihat' ? 'Pilih berkas lain' : 'Pilih berkas CSV'}
                </Button>
              )}
            </FileButton>
            {langkah.apa === 'lihat' && (
              <Button disabled={langkah.hasil.jumlah_salah > 0} onClick={() => void tulis(langkah)}>
                Impor {banyak(langkah.hasil.jumlah)} baris
              </Button>
            )}
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}

function Petunjuk({ def }: { def: Definisi }) {
  const wajib = kolomIsian(def)
    .filter((k) => k.wajib)
    .map((k) => k.nama);
  return (
    <Stack gap={6}>
      <Text>
        Baris pertama berkas memuat nama kolom, seperti di templat. Setiap baris diperiksa dulu; bila ada satu yang
        salah, tidak ada yang disimpan.
      </Text>
      {wajib.length > 0 && (
        <Text fz={13} c="dimmed">
          Wajib diisi: {wajib.join(', ')}
        </Text>
      )}
    </Stack>
  );
}

function Berjalan({ teks }: { teks: string }) {
  return (
    <Stack gap={6} role="status" py="lg">
      <Text>{teks}</Text>
      <Progress value={100} animated aria-label={teks} />
    </Stack>
  );
}

function Pratinjau({ def, nama, hasil }: { def: Definisi; nama: string; hasil: PratinjauImpor }) {
  const kolom = useMemo(() => kolomPratinjau(def), [def]);
  const salah = hasil.jumlah_salah > 0;
  const isi: ReactNode = salah
    ? `${banyak(hasil.jumlah_salah)} dari ${banyak(hasil.jumlah)} baris salah. Perbaiki berkasnya lalu pilih lagi; tidak ada yang disimpan.`
    : `${banyak(hasil.jumlah)} baris siap diimpor.`;
  const sisa = hasil.jumlah - hasil.contoh.length;
  return (
    <>
      <Alert
        color={salah ? 'red' : 'green'}
        variant="light"
        icon={salah ? <IconAlertTriangle size={18} /> : <IconCheck size={18} />}
        title={nama}
      >
        {isi}
      </Alert>
      <DataTable
        label="Isi berkas"
        kolom={kolom}
        data={hasil.contoh}
        idBaris={(baris) => String(baris.baris)}
        cari={false}
        tinggi="45dvh"
        bawah={
          sisa > 0 ? (
            <Text fz={13} c="dimmed">
              {banyak(sisa)} baris lain tidak ditampilkan.
            </Text>
          ) : undefined
        }
      />
    </>
  );
}

function kolomPratinjau(def: Definisi): Kolom<BarisImpor>[] {
  return [
    { kunci: 'baris', judul: 'Di berkas', nilai: (b) => `Baris ${b.baris}`, lebar: 100 },
    {
      kunci: 'salah',
      judul: 'Keterangan',
      nilai: (b) => b.salah.join('; '),
      lebar: 320,
      tampil: (b) => (
        <Text
          span
          fz={13}
          c={b.salah.length > 0 ? 'var(--karat-bahaya)' : 'var(--karat-sukses)'}
          title={b.salah.join('; ')}
        >
          {b.salah.length > 0 ? b.salah.join('; ') : 'Siap'}
        </Text>
      ),
    },
    ...kolomIsian(def).map((k) => ({
      kunci: k.nama,
      judul: judulKolom(k),
      nilai: (b: BarisImpor) => tulisNilai(k, b.isi),
      lebar: lebarKolom(k),
      tersembunyi: !k.di_tabel,
    })),
  ];
}
