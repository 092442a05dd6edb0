// Terima Uang Kas: money from another store by its reference number. What was counted goes into one's own drawer; a
// difference wants a reason and is never edited.
import { Alert, Button, Grid, Group, Paper, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { IsianKeterangan } from '@/kit/dokumen/IsianDokumen';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { Formulir } from '@/kit/Formulir';
import { Halaman } from '@/kit/Halaman';
import { IsianUang } from '@/kit/IsianUang';
import { pesan } from '@/kit/pesan';
import type { Rute } from '@/routes';
import { type Kiriman, lihatKiriman, type UangDiterima } from './api';
import { Tersimpan } from './bagian';
import { BarisIsi, DaftarKiriman, isiKiriman } from './DaftarKiriman';
import { useSimpanUang } from './useSimpanUang';

export default function TerimaUangKas({ rute }: { rute: Rute }) {
  const [no, setNo] = useState('');
  const [galat, setGalat] = useState('');
  const [sibuk, setSibuk] = useState(false);
  const [kiriman, setKiriman] = useState<Kiriman>();
  const [terakhir, setTerakhir] = useState<UangDiterima>();
  const ref = useRef<HTMLInputElement>(null);
  const cari = async (nomor: string) => {
    if (nomor.trim() === '') return setGalat('Mohon Masukkan Nomor Referensi');
    setSibuk(true);
    setGalat('');
    setKiriman(undefined);
    try {
      setKiriman(await lihatKiriman(nomor.trim()));
    } catch (sebab) {
      setGalat(sebab instanceof Tolak && sebab.status === 404 ? 'No Terima Tidak Ditemukan' : pesanDari(sebab));
    }
    setSibuk(false);
  };
  return (
    <Halaman judul={rute.judul} jejak={rute.menu}>
      <Stack gap="md">
        {terakhir && (
          <Tersimpan no={terakhir.no_terima} judul="Terima Uang Berhasil" onTutup={() => setTerakhir(undefined)}>
            {` · ${rupiah(terakhir.jumlah_terima)} dari ${terakhir.asal}`}
            {terakhir.selisih !== 0 && ` · selisih ${rupiah(terakhir.selisih)}`}
          </Tersimpan>
        )}
        <Group align="flex-start" gap="sm">
          <TextInput
            ref={ref}
            label="Nomor Referensi"
            required
            autoFocus
            w={300}
            autoComplete="off"
            placeholder="ABCD-EFGH-JKLM"
            value={no}
            onChange={(e) => {
              setNo(e.currentTarget.value.toUpperCase());
              setGalat('');
            }}
            onKeyDown={(e) => {
              if (e.key === 'Enter') void cari(no);
            }}
            error={galat || undefined}
          />
          <Button
            mt={{ base: 0, xs: 25 }}
            leftSection={<IconSearch size={16} />}
            loading={sibuk}
            onClick={() => void cari(no)}
          >
            Cari
          </Button>
        </Group>
        {kiriman && (
          <FormTerima
            key={kiriman.no_reff}
            k={kiriman}
            onDiterima={(t) => {
              setTerakhir(t);
              setKiriman(undefined);
              setNo('');
              ref.current?.focus();
            }}
          />
        )}
        <DaftarKiriman
          onTerima={(reff) => {
            setNo(reff);
            void cari(reff);
          }}
        />
      </Stack>
    </Halaman>
  );
}

function FormTerima({ k, onDiterima }: { k: Kiriman; onDiterima: (t: UangDiterima) => void }) {
  const [jumlah, setJumlah] = useState<number | null>(k.jumlah_rp);
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanUang('kirim-uang/{no_reff}/reception', { jalur: { no_reff: k.no_reff } });
  const beda = jumlah !== null && jumlah !== k.jumlah_rp;
  const siap = jumlah !== null && !(beda && keterangan.trim() === '');
  const terima = async () => {
    if (!siap) return;
    const jawab = await simpan.catat({ jumlah_rp: jumlah, keterangan });
    if (!jawab) return pesan.info('Terima Uang Pusat Gagal');
    pesan.sukses(jawab.message ?? 'Terima Uang Berhasil');
    onDiterima(jawab.data);
  };
  return (
    <Paper withBorder p="md" maw={960} component="section" aria-label="Uang yang diterima">
      <Stack gap="md">
        <BarisIsi isi={isiKiriman(k)} />
        {k.status === 'DIKIRIM' ? (
          <>
            <GalatDokumen simpan={simpan} />
            <Formulir label="Terima uang" onSimpan={() => void terima()} aktif={false}>
              <Grid.Col span={{ base: 12, xs: 6 }}>
                <IsianUang
                  label="Jumlah Dihitung"
                  required
                  value={jumlah}
                  onChange={(nilai) => {
                    setJumlah(nilai);
                    simpan.lupakan('jumlah_rp');
                  }}
                  error={simpan.kolom.jumlah_rp}
                  galatLangsung
                />
              </Grid.Col>
              <IsianKeterangan simpan={simpan} required={beda} nilai={keterangan} onGanti={setKeterangan} />
            </Formulir>
            {beda && jumlah !== null && (
              <Alert color="orange" role="status">
                Selisih {rupiah(jumlah - k.jumlah_rp)} tetap dalam perjalanan sampai diselesaikan dengan otorisasi.
              </Alert>
            )}
            <Group justify="flex-end">
              <TombolSimpan
                simpan={simpan}
                onSimpan={() => void terima()}
                mati={!siap}
                berubah={beda}
                label="Terima Uang"
              />
            </Group>
          </>
        ) : (
          <Alert color={k.status === 'DONE' ? 'green' : 'gray'}>
            {k.status === 'DONE' ? 'Uang ini sudah diterima.' : 'Kirim uang ini sudah dibatalkan.'}
          </Alert>
        )}
      </Stack>
    </Paper>
  );
}
