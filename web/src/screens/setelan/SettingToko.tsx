// The store's own data: name, address, numbers and what is printed at the head of its notes.
// The header of every screen of the store follows a saved change.
import { Grid, Paper, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pesanDari } from '@/api/tolak';
import { muatSaya } from '@/app/aksiSesi';
import { useSesiAda } from '@/app/sesi';
import { Formulir } from '@/kit/Formulir';
import { BentrokForm, DrafForm, KakiForm, useFormVersi } from '@/kit/formVersi';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { pesan } from '@/kit/pesan';
import { RangkaHalaman } from '@/kit/Rangka';
import type { Rute } from '@/routes';
import { barisAlamat, type IsiToko, JUDUL_TOKO, kueriTokoSendiri, simpanToko, type TokoRinci } from './apiToko';
import { IsianToko } from './IsianToko';
import { LogoToko } from './LogoToko';

export default function SettingToko({ rute }: { rute: Rute }) {
  const { pengguna, toko } = useSesiAda();
  const kode = toko?.kode_toko ?? pengguna.kode_toko;
  const { data, error, isPending, refetch } = useQuery(kueriTokoSendiri(kode));
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      {error && <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} />}
      {isPending && <RangkaHalaman />}
      {data && <Penyunting key={`${data.kode_toko} ${data.versi}`} toko={data} />}
    </Halaman>
  );
}

const KUNCI = Object.keys(JUDUL_TOKO) as (keyof typeof JUDUL_TOKO)[];

function Penyunting({ toko }: { toko: TokoRinci }) {
  const kueri = useQueryClient();
  const form = useFormVersi<IsiToko>(
    toko,
    toko.versi,
    async (isi, versi) => {
      const kirim = Object.fromEntries(KUNCI.map((kunci) => [kunci, isi[kunci]]));
      const { data, message } = await simpanToko(toko.kode_toko, { ...kirim, versi });
      pesan.sukses(message ?? '');
      kueri.setQueryData(kueriTokoSendiri(toko.kode_toko).queryKey, data);
      await Promise.all([muatSaya(), kueri.invalidateQueries({ queryKey: ['tokos'] })]);
    },
    { nama: `settingtoko.${toko.kode_toko}` },
  );
  const { isi, atur, galat } = form;
  const berubah = KUNCI.some((kunci) => isi[kunci] !== toko[kunci]);
  const [baris1, baris2] = barisAlamat(isi.alamat_toko);
  return (
    <Grid gap="lg" maw={1200}>
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Formulir
          label="Setting toko"
          onSimpan={() => void form.simpan()}
          berubah={berubah && !form.sibuk}
          aktif={berubah && !form.bentrok}
        >
          <DrafForm form={form} />
          <IsianToko isi={isi} atur={atur} galat={galat} />
          <KakiForm
            form={form}
            mundur={{ label: 'Kembalikan', aksi: () => atur(toko), mati: !berubah }}
            simpanMati={!berubah}
          />
        </Formulir>
        <BentrokForm form={form} judul={JUDUL_TOKO} />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Paper withBorder p="lg" component="section" aria-label="Kepala nota" ta="center">
          <Text fz={12} c="dimmed" mb="sm">
            Kepala nota
          </Text>
          <Text fz={22} fw={600} lh={1.2}>
            {isi.teks_logo || isi.nama_toko}
          </Text>
          {isi.teks_logo && <Text fw={500}>{isi.nama_toko}</Text>}
          <AlamatNota baris={[baris1, baris2]} />
          <Text fz={13} c="dimmed">
            {[isi.no_telp && `Telp ${isi.no_telp}`, isi.no_whatsapp && `WA ${isi.no_whatsapp}`]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {isi.npwp && (
            <Text fz={13} c="dimmed">
              NPWP {isi.npwp}
            </Text>
          )}
        </Paper>
        <Paper withBorder p="lg" mt="lg" component="section" aria-label="Logo nota">
          <LogoToko kode={toko.kode_toko} />
        </Paper>
      </Grid.Col>
    </Grid>
  );
}

/** A letter is about half as wide as it is high: so many hundredths of the card's width, over a line's letters, fill it. */
const PENUH = 195;

/** A line of the nota is one line here too: the letters of both shrink with the card. */
function AlamatNota({ baris: [satu, dua] }: { baris: readonly [string, string] }) {
  const huruf = Math.max(satu.length, dua.length, 1);
  const fz = `clamp(9px, ${(PENUH / huruf).toFixed(1)}cqi, 13px)`;
  return (
    <div style={{ containerType: 'inline-size' }}>
      <Text fz={fz} lh="20px">
        {satu}
      </Text>
      <Text fz={fz} lh="20px">
        {dua}
      </Text>
    </div>
  );
}
