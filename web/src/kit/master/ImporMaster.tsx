// Import from a CSV or Excel file: choose it, see every line with what is wrong with it, then all lines are written or none.
// The server checks the lines; this only shows what it said.
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Kolom } from '../DataTable';
import { Galat } from '../Galat';
import { AktifkanKembali } from '../impor/AktifkanKembali';
import { bacaBerkas, type IsiBerkas } from '../impor/berkas';
import { Berjalan, BilahBerkas, banyak, PratinjauBerkas } from '../impor/Impor';
import { pesan } from '../pesan';
import { imporBerkas, lihatImpor, pesanAtau, useSegarkan } from './data';
import { lebarKolom } from './kolom';
import { judulKolom, kolomIsian, templatCsv, tulisNilai } from './nilai';
import { TEKS_MASTER } from './teks';
import type { BarisImpor, Definisi, PratinjauImpor } from './tipe';

type Langkah =
  | { apa: 'pilih' }
  | { apa: 'periksa'; nama: string }
  | { apa: 'lihat'; nama: string; isi: IsiBerkas; hasil: PratinjauImpor; bangun: ReadonlySet<number> }
  | { apa: 'tulis'; nama: string; jumlah: number };

/** Lines that are only asked about are not wrong. */
function pisahTidur(hasil: PratinjauImpor): PratinjauImpor {
  return {
    ...hasil,
    jumlah_salah: hasil.jumlah_salah - (hasil.tidur?.length ?? 0),
  };
}

/** So many lines are written with the answers as they stand. */
const disimpan = ({ hasil, bangun }: Extract<Langkah, { apa: 'lihat' }>) =>
  hasil.jumlah - (hasil.tidur?.length ?? 0) + bangun.size;

export function ImporMaster({ def, onTutup }: { def: Definisi; onTutup: () => void }) {
  const [langkah, setLangkah] = useState<Langkah>({ apa: 'pilih' });
  const [galat, setGalat] = useState<string>();
  const segarkan = useSegarkan(def);
  const sedang = langkah.apa === 'periksa' || langkah.apa === 'tulis';

  const periksa = async (berkas: File) => {
    setGalat(undefined);
    setLangkah({ apa: 'periksa', nama: berkas.name });
    try {
      const isi = await bacaBerkas(berkas);
      const hasil = pisahTidur(await lihatImpor(def, isi));
      setLangkah({ apa: 'lihat', nama: berkas.name, isi, hasil, bangun: new Set() });
    } catch (sebab) {
      setGalat(pesanAtau(sebab, TEKS_MASTER.gagalSimpan));
      setLangkah({ apa: 'pilih' });
    }
  };
  const tulis = async (siap: Extract<Langkah, { apa: 'lihat' }>) => {
    setGalat(undefined);
    const tidur = siap.hasil.tidur ?? [];
    setLangkah({ apa: 'tulis', nama: siap.nama, jumlah: disimpan(siap) });
    try {
      const semua = tidur.length === siap.bangun.size;
      const aktifkan = tidur.length === 0 ? undefined : semua || [...siap.bangun];
      const { message } = await imporBerkas(def, siap.isi, aktifkan);
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
        {langkah.apa === 'lihat' && (
          <>
            <Pratinjau def={def} nama={langkah.nama} hasil={langkah.hasil} />
            <AktifkanKembali
              tidur={langkah.hasil.tidur ?? []}
              contoh={langkah.hasil.contoh.filter((b) => b.tidur)}
              sebut={(b) => `Baris ${b.baris}: ${b.kunci}`}
              bangun={langkah.bangun}
              ganti={(bangun) => setLangkah({ ...langkah, bangun })}
            />
          </>
        )}
        <BilahBerkas
          lagi={langkah.apa === 'lihat'}
          sedang={sedang}
          onPilih={(berkas) => void periksa(berkas)}
          templat={{ isi: templatCsv(def), nama: `${def.slug}-templat.csv` }}
        >
          {langkah.apa === 'lihat' && (
            <Button
              disabled={langkah.hasil.jumlah_salah > 0 || disimpan(langkah) === 0}
              onClick={() => void tulis(langkah)}
            >
              Impor {banyak(disimpan(langkah))} baris
            </Button>
          )}
        </BilahBerkas>
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

function Pratinjau({ def, nama, hasil }: { def: Definisi; nama: string; hasil: PratinjauImpor }) {
  const kolom = useMemo<Kolom<BarisImpor>[]>(
    () =>
      kolomIsian(def).map((k) => ({
        kunci: k.nama,
        judul: judulKolom(k),
        nilai: (b) => tulisNilai(k, b.isi),
        lebar: lebarKolom(k),
        tersembunyi: !k.di_tabel,
      })),
    [def],
  );
  const tidur = hasil.tidur?.length ?? 0;
  const siap = `${banyak(hasil.jumlah - tidur)} baris siap diimpor${tidur > 0 ? `, ${banyak(tidur)} perlu dijawab` : ''}.`;
  return <PratinjauBerkas nama={nama} hasil={hasil} siap={siap} kolom={kolom} />;
}
