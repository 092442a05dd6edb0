// The detail of one journal: an account for every line, chosen in its cell, all saved together with F9.
// A refused cell shows why under itself; a stale save shows both versions.
import { Button, Grid, Group, Kbd } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { type BarisVersi, DialogBentrok } from '@/kit/DialogBentrok';
import { konfirmasi } from '@/kit/dialog';
import { Formulir } from '@/kit/Formulir';
import { Galat } from '@/kit/Galat';
import { Halaman } from '@/kit/Halaman';
import { IsianTanggal } from '@/kit/IsianTanggal';
import { pesan } from '@/kit/pesan';
import { useTombol } from '@/kit/tombol';
import { type Akun, type DuaVersi, type Jurnal, kueriJurnal, nomorAwal, simpanJurnal } from './data';
import { TabelDetail } from './TabelDetail';
import { TEKS_AKUN } from './teks';

interface Props {
  jurnal: Jurnal;
  akun: readonly Akun[];
  jejak: readonly string[];
  onTutup: () => void;
  /** Another version of this journal takes its place. */
  onMuat: (jurnal: Jurnal) => void;
}

export function EditorJurnal({ jurnal, akun, jejak, onTutup, onMuat }: Props) {
  const gudang = useQueryClient();
  const [nomor, setNomor] = useState(() => nomorAwal(jurnal));
  const [galatSel, setGalatSel] = useState<ReadonlyMap<string, string>>(new Map());
  const [mulai, setMulai] = useState<string | null>(null);
  const [galatMulai, setGalatMulai] = useState<string>();
  const [galat, setGalat] = useState<string>();
  const [beda, setBeda] = useState<DuaVersi>();
  const berubah = jurnal.detail_akun.some((satu) => nomor.get(satu.kode_akun) !== satu.nomor_akun);

  const simpan = useMutation({
    mutationFn: (versi: number) => simpanJurnal(jurnal, nomor, { versi, mulai }),
    onSuccess: async (jawaban) => {
      pesan.sukses(jawaban.message ?? TEKS_AKUN.berhasilEdit);
      gudang.setQueryData(kueriJurnal.queryKey, (lama) =>
        lama?.map((satu) => (sama(satu, jurnal) ? jawaban.data : satu)),
      );
      onTutup();
    },
    onError: (sebab) => {
      // A failure is never green; why it failed stands where it failed.
      pesan.gagal(TEKS_AKUN.gagalEdit);
      if (sebab instanceof Tolak && sebab.status === 409 && sebab.detail) return setBeda(sebab.detail as DuaVersi);
      const perSel = selYangSalah(jurnal, sebab);
      const diMulai = sebab instanceof Tolak ? sebab.fields.mulai : undefined;
      setGalatSel(perSel);
      setGalatMulai(diMulai);
      setGalat(perSel.size > 0 || diMulai ? undefined : pesanDari(sebab));
    },
  });
  const kirim = (versi = jurnal.versi) => {
    if (simpan.isPending) return;
    const kosong = jurnal.detail_akun.filter((satu) => !nomor.get(satu.kode_akun));
    setGalat(undefined);
    setBeda(undefined);
    setGalatSel(new Map(kosong.map((satu) => [satu.kode_akun, 'Nomor Akun Tidak Boleh Kosong'])));
    if (kosong.length === 0) simpan.mutate(versi);
  };
  const tutup = async () => {
    const tanya = 'Perubahan belum disimpan. Kembali ke daftar jurnal?';
    if (!berubah || (await konfirmasi(tanya, { judul: 'Belum Disimpan', ya: 'Kembali', tidak: 'Tetap Di Sini' })))
      onTutup();
  };
  useTombol([{ kunci: 'Esc', arti: 'Kembali ke daftar jurnal', aksi: () => void tutup() }], !beda);

  return (
    <Halaman
      judul={jurnal.nama}
      jejak={jejak}
      utama={
        <Group gap="xs" wrap="nowrap">
          <Button variant="default" rightSection={<Kbd size="xs">Esc</Kbd>} onClick={() => void tutup()}>
            Kembali
          </Button>
          <Button
            loading={simpan.isPending}
            disabled={!berubah}
            rightSection={<Kbd size="xs">F9</Kbd>}
            onClick={() => kirim()}
          >
            Simpan
          </Button>
        </Group>
      }
    >
      {galat && <Galat pesan={galat} cobaLagi={() => kirim()} />}
      <Formulir label={`Akun ${jurnal.nama}`} onSimpan={() => kirim()} berubah={berubah} aktif={berubah && !beda}>
        <Grid.Col span={12}>
          <TabelDetail
            detail={jurnal.detail_akun}
            akun={akun}
            nomor={nomor}
            galat={galatSel}
            onGanti={(kode, baru) => {
              setNomor((lama) => new Map(lama).set(kode, baru));
              setGalatSel((lama) => new Map([...lama].filter(([kunci]) => kunci !== kode)));
            }}
          />
        </Grid.Col>
        {jurnal.versi > 0 && (
          <Grid.Col span={{ base: 12, sm: 4 }}>
            <IsianTanggal
              label="Berlaku Sejak"
              description={TEKS_AKUN.mulai}
              value={mulai}
              error={galatMulai}
              galatLangsung
              onChange={(baru) => {
                setGalatMulai(undefined);
                setMulai(baru);
              }}
            />
          </Grid.Col>
        )}
      </Formulir>
      {beda && (
        <DialogBentrok
          pengantar="Jurnal ini sudah disimpan orang lain sejak Anda membukanya. Pilih yang dipakai."
          baris={keduaVersi(beda)}
          sedang={simpan.isPending}
          onKembali={() => setBeda(undefined)}
          onTimpa={() => kirim(beda.versi)}
          onPakaiTersimpan={() => onMuat(beda.tersimpan)}
        />
      )}
    </Halaman>
  );
}

function sama(a: Jurnal, b: Jurnal): boolean {
  return a.trx === b.trx && a.type === b.type;
}

/** Only the lines that differ: a journal has up to a dozen. */
function keduaVersi({ tersimpan, dikirim }: DuaVersi): BarisVersi[] {
  const punya = new Map(dikirim.detail_akun.map((satu) => [satu.kode_akun, satu.nomor_akun]));
  return tersimpan.detail_akun
    .map((satu) => ({
      label: satu.kode_akun,
      tersimpan: satu.nomor_akun || '-',
      isian: punya.get(satu.kode_akun) || '-',
    }))
    .filter((satu) => satu.tersimpan !== satu.isian);
}

/** The server names cells by their place in what was sent. */
function selYangSalah(jurnal: Jurnal, sebab: unknown): ReadonlyMap<string, string> {
  const salah = new Map<string, string>();
  if (!(sebab instanceof Tolak)) return salah;
  for (const [kolom, teks] of Object.entries(sebab.fields)) {
    const ke = /^detail_akun\[(\d+)\]/.exec(kolom)?.[1];
    const baris = ke === undefined ? undefined : jurnal.detail_akun[Number(ke)];
    if (baris) salah.set(baris.kode_akun, teks);
  }
  return salah;
}
