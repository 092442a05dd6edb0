// One count: scan, see at once what it was, see what is left. Others scan into the same count and move the same picture.
// Finished, it shows the result and takes the one correction.
import { Alert, Badge, Button, Group, Kbd, Select, Stack, Switch } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { idDokumen } from '@/api/acak';
import { panggil } from '@/api/panggil';
import { pesanDari } from '@/api/tolak';
import { mintaOtorisasi } from '@/app/otorisasi';
import { useKejadian, useTersambung } from '@/app/soket';
import { useAlamat } from '@/kit/daftar/alamat';
import { dialogGagal, dialogSukses, konfirmasi } from '@/kit/dialog';
import { kueriBaki } from '@/kit/dokumen/PilihBaki';
import { Galat } from '@/kit/Galat';
import { type AksiLain, Halaman } from '@/kit/Halaman';
import { IsianPindai } from '@/kit/IsianPindai';
import { denganIzin } from '@/kit/izin';
import { RangkaHalaman } from '@/kit/Rangka';
import { useTombol } from '@/kit/tombol';
import type { Rute } from '@/routes';
import { useAntrean } from './antrean';
import { KEJADIAN_OPNAME, kueriRingkas, LAPORAN_JENIS, OPNAME, type Opname, type Ringkas, tempatOpname } from './data';
import { FotoHitungan } from './FotoHitungan';
import { GambarHitungan } from './GambarHitungan';
import kelas from './hitung.module.css';
import { KabarPindaian, PindaianTerakhir } from './KabarPindaian';
import { aturSuara, suaraNyala } from './suara';
import { TabelBaris } from './TabelBaris';
import { UnggahTag } from './UnggahTag';

/** Refreshes what the screen shows, at most once a second however fast scans come. */
function useSegarkan(no: string): () => void {
  const klien = useQueryClient();
  const jam = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(jam.current), []);
  return useCallback(() => {
    if (jam.current !== undefined) return;
    jam.current = setTimeout(() => {
      jam.current = undefined;
      void klien.invalidateQueries({ queryKey: [OPNAME, no] });
    }, 400);
  }, [klien, no]);
}

/** The class that is looked at, in the address; another one starts at its first page. */
function useKelasAlamat(bawaan: string) {
  const [{ kelas: dipilih = bawaan }, atur] = useAlamat();
  return [dipilih, (baru: string) => atur({ kelas: baru, hal: undefined })] as const;
}

const BADGE: Readonly<Record<Opname['status'], { warna: string; teks: string }>> = {
  JALAN: { warna: 'blue', teks: 'Sedang dihitung' },
  SELESAI: { warna: 'green', teks: 'Selesai' },
  BATAL: { warna: 'gray', teks: 'Dibatalkan' },
};

export function Hitungan({ rute, no }: { rute: Rute; no: string }) {
  const { data, error, refetch } = useQuery(kueriRingkas(no));
  const segarkan = useSegarkan(no);
  useKejadian<{ no_opname?: string }>(KEJADIAN_OPNAME, (isi) => {
    if (isi.no_opname === no) segarkan();
  });
  useTersambung(segarkan);
  if (!data) {
    return (
      <Halaman judul={rute.judul} jejak={rute.menu}>
        {error ? <Galat pesan={pesanDari(error)} cobaLagi={() => void refetch()} /> : <RangkaHalaman />}
      </Halaman>
    );
  }
  return data.opname.status === 'JALAN' ? (
    <Jalan rute={rute} ringkas={data} segarkan={segarkan} />
  ) : (
    <Jadi rute={rute} ringkas={data} segarkan={segarkan} />
  );
}

interface Bagian {
  rute: Rute;
  ringkas: Ringkas;
  segarkan: () => void;
}

function Kepala({ o }: { o: Opname }) {
  const { warna, teks } = BADGE[o.status];
  return (
    <>
      <Badge variant="light" color={warna}>
        {teks}
      </Badge>
      <Badge variant="default">{tempatOpname(o)}</Badge>
    </>
  );
}

function useAksi(o: Opname, segarkan: () => void) {
  const [sibuk, setSibuk] = useState(false);
  const jalankan = async (kerja: () => Promise<void>) => {
    if (sibuk) return;
    setSibuk(true);
    try {
      await kerja();
    } catch (sebab) {
      void dialogGagal(pesanDari(sebab));
    } finally {
      setSibuk(false);
      segarkan();
    }
  };
  const jalur = { no_opname: o.no_opname };
  const akhiri = (apa: 'selesai' | 'batal') => panggil('POST', `stock-opname/{no_opname}/${apa}` as const, { jalur });
  const hapus = (kode: string) => panggil('POST', 'stock-opname/{no_opname}/scan/hapus', { jalur, body: { kode } });
  return { sibuk, jalankan, akhiri, hapus };
}

function Jalan({ rute, ringkas, segarkan }: Bagian) {
  const o = ringkas.opname;
  const pindah = useNavigate();
  const [pilihKelas, setPilihKelas] = useKelasAlamat('HILANG');
  const [baki, setBaki] = useState('');
  const [suara, setSuara] = useState(suaraNyala);
  const antrean = useAntrean(o.no_opname, segarkan);
  const aksi = useAksi(o, segarkan);
  const { sibuk, jalankan } = aksi;
  const belum = ringkas.harus - ringkas.ditemukan;

  const selesai = () =>
    jalankan(async () => {
      const tanya =
        belum > 0
          ? `${belum} barang belum dipindai dan akan tercatat HILANG. Selesaikan hitungan ${o.no_opname}?`
          : `Semua barang ditemukan. Selesaikan hitungan ${o.no_opname}?`;
      if (!(await konfirmasi(tanya, { judul: 'Selesai Hitung', ya: 'Selesai', bahaya: belum > 0 }))) return;
      await aksi.akhiri('selesai');
    });
  const batal = () =>
    jalankan(async () => {
      const tanya = `Batalkan hitungan ${o.no_opname}? Pindaian tidak dipakai lagi.`;
      if (!(await konfirmasi(tanya, { judul: 'Batalkan Hitungan', ya: 'Batalkan', tidak: 'Tidak', bahaya: true })))
        return;
      await aksi.akhiri('batal');
    });
  const hapus = (kode: string) => jalankan(async () => void (await aksi.hapus(kode)));
  const boleh = !sibuk && antrean.menunggu === 0;
  useTombol([{ kunci: 'F9', arti: 'Selesai Hitung', aksi: () => void selesai() }], boleh);
  const lain: AksiLain[] = [
    { label: 'Daftar hitungan', aksi: () => void pindah({ to: rute.path, search: {} }) },
    { label: 'Batalkan hitungan', aksi: () => void batal(), bahaya: true },
  ];
  return (
    <Halaman
      judul={`${rute.judul} ${o.no_opname}`}
      jejak={rute.menu}
      keadaan={<Kepala o={o} />}
      lain={lain}
      utama={
        <Button onClick={() => void selesai()} disabled={!boleh} loading={sibuk} rightSection={<Kbd size="xs">F9</Kbd>}>
          Selesai Hitung
        </Button>
      }
    >
      <Stack gap="md">
        <div className={kelas.papan}>
          <section className={kelas.bingkai} aria-label="Pindai">
            <Stack gap="sm">
              <KabarPindaian kabar={antrean.kabar} />
              <Group align="flex-end" gap="sm">
                <IsianPindai
                  style={{ flex: '1 1 200px' }}
                  label={o.jenis === 'RFID' ? 'Scan Tag atau Barcode' : 'Scan Barcode'}
                  onPindai={(kode) => antrean.pindai(kode, baki)}
                />
                {!o.kode_toko && o.jenis !== 'PENERIMAAN' && <PilihBakiHitung o={o} baki={baki} onBaki={setBaki} />}
                <Switch
                  label="Suara"
                  checked={suara}
                  mb={8}
                  onChange={(e) => {
                    aturSuara(e.currentTarget.checked);
                    setSuara(e.currentTarget.checked);
                  }}
                />
              </Group>
              {o.jenis === 'RFID' && <UnggahTag onKode={(kode) => antrean.pindaiBanyak(kode, baki)} />}
              <PindaianTerakhir terakhir={antrean.terakhir} />
              {antrean.terputus && (
                <Alert color="orange" icon={<IconPlugConnectedX size={18} />} role="alert" py={8}>
                  Koneksi Bermasalah. {antrean.menunggu} pindaian menunggu dan dikirim sendiri; teruskan memindai.
                </Alert>
              )}
            </Stack>
          </section>
          <GambarHitungan ringkas={ringkas} pilih={pilihKelas} onPilih={setPilihKelas} />
        </div>
        {(ringkas.wajib_foto || o.foto) && <FotoHitungan o={o} wajib={ringkas.wajib_foto} segarkan={segarkan} />}
        <TabelBaris no={o.no_opname} jalan kelas={pilihKelas} onHapus={(kode) => void hapus(kode)} />
      </Stack>
    </Halaman>
  );
}

function PilihBakiHitung({ o, baki, onBaki }: { o: Opname; baki: string; onBaki: (baki: string) => void }) {
  const { data } = useQuery(kueriBaki);
  // The next keys are a scan, not a search for another tray.
  const kotak = useRef<HTMLInputElement>(null);
  const pilihan = (data ?? []).filter((b) => !o.kode_gudang || b.kode_gudang === o.kode_gudang);
  return (
    <Select
      ref={kotak}
      label="Baki yang dihitung"
      placeholder="Semua baki"
      w={180}
      searchable
      clearable
      data={pilihan.map((b) => ({ value: b.kode_baki, label: `${b.kode_baki} ${b.nama_baki}` }))}
      value={baki || null}
      onChange={(nilai) => {
        onBaki(nilai ?? '');
        kotak.current?.blur();
      }}
      nothingFoundMessage="Tidak Ada Data"
    />
  );
}

function Jadi({ rute, ringkas, segarkan }: Bagian) {
  const o = ringkas.opname;
  const pindah = useNavigate();
  const [pilihKelas, setPilihKelas] = useKelasAlamat('ALL');
  const [terpilih, setTerpilih] = useState<ReadonlySet<string>>(new Set());
  const kunci = useRef(idDokumen());
  const { sibuk, jalankan } = useAksi(o, segarkan);
  const qty = (k: string) => ringkas.kelas.find((satu) => satu.kelas === k);
  const perlu = (qty('HILANG')?.qty ?? 0) + (qty('LEBIH')?.qty ?? 0) + (qty('SALAH BAKI')?.qty ?? 0);
  const bisa = o.status === 'SELESAI' && !o.koreksi && perlu > 0;

  const koreksi = () =>
    jalankan(async () => {
      const jawab = await denganIzin(mintaOtorisasi, (otorisasi) =>
        panggil('POST', 'stock-opname/{no_opname}/koreksi', {
          jalur: { no_opname: o.no_opname },
          body: { otorisasi, kode: [...terpilih] },
          idempotencyKey: kunci.current,
        }),
      );
      if (!jawab) return;
      const { data, message } = jawab;
      const bagian = [
        `${data.hilang} hilang`,
        `${data.pindah} pindah baki`,
        `${data.kembali} kembali`,
        data.dilewati.length > 0 && `${data.dilewati.length} dilewati`,
      ].filter(Boolean);
      void dialogSukses(`${message ?? ''} ${data.no_dok}: ${bagian.join(', ')}`);
      setTerpilih(new Set());
    });
  useTombol([{ kunci: 'F9', arti: 'Koreksi', aksi: () => void koreksi() }], bisa && !sibuk);
  const lain: AksiLain[] = [
    { label: 'Daftar hitungan', aksi: () => void pindah({ to: rute.path, search: {} }) },
    { label: 'Laporan', aksi: () => void pindah({ to: LAPORAN_JENIS[o.jenis] }) },
  ];
  return (
    <Halaman
      judul={`${rute.judul} ${o.no_opname}`}
      jejak={rute.menu}
      keadaan={<Kepala o={o} />}
      lain={lain}
      utama={
        bisa && (
          <Button onClick={() => void koreksi()} loading={sibuk} rightSection={<Kbd size="xs">F9</Kbd>}>
            {terpilih.size > 0 ? `Koreksi ${terpilih.size} Barang` : 'Koreksi Semua'}
          </Button>
        )
      }
    >
      <Stack gap="md">
        {o.koreksi && (
          <Alert color="green" variant="light">
            Sudah dikoreksi dengan {o.koreksi} oleh {o.koreksi_oleh}, disetujui {o.koreksi_setuju}.
          </Alert>
        )}
        {bisa && (
          <Alert color="orange" variant="light">
            {perlu} barang berbeda dari pembukuan. Koreksi hanya sekali, dengan otorisasi SPV atau OWN: yang hilang
            keluar dari stock, yang salah baki pindah ke baki tempat ditemukan. Pilih barangnya, atau koreksi semua.
          </Alert>
        )}
        {o.status === 'SELESAI' && perlu === 0 && (
          <Alert color="green" variant="light">
            Semua cocok dengan pembukuan.
          </Alert>
        )}
        <GambarHitungan ringkas={ringkas} pilih={pilihKelas} onPilih={setPilihKelas} />
        {o.foto && <FotoHitungan o={o} wajib={false} segarkan={segarkan} />}
        <TabelBaris
          no={o.no_opname}
          jalan={false}
          kelas={pilihKelas}
          pilih={bisa ? { terpilih, ganti: setTerpilih } : undefined}
        />
      </Stack>
    </Halaman>
  );
}
