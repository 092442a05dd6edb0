// The grid of new pieces behind bulk entry and receipts: its rows and their errors, the generator, and the photos, which go
// after the pieces.
import { useCallback, useMemo, useRef, useState } from 'react';
import { konfirmasi } from '@/kit/dialog';
import type { KeadaanSimpan } from '@/kit/dokumen/simpan';
import { pesan } from '@/kit/pesan';
import { useAcuan, useSistemHarga } from './acuan';
import {
  type BarisBanyak,
  barisIsi,
  barisSunting,
  hapusBaris,
  type KolomUbah,
  PEMBUAT_KOSONG,
  type Pembuat,
  ubahFoto,
  ubahSel,
} from './baris';
import { galatPerBaris, kolomBanyak } from './kolomBanyak';
import { ambilFoto, hapusFoto, simpanFoto } from './laciFoto';
import { TEKS_TAMBAH } from './teks';
import { type FotoBarang, unggahFoto } from './unggah';
import { useBaris } from './useBaris';

interface Opsi {
  /** Where the rows stay until they are saved. */
  kunci: string;
  simpan: KeadaanSimpan;
  /** With the supplier's weight beside one's own. */
  penerimaan?: boolean;
}

export type Banyak = ReturnType<typeof useBanyak>;

export function useBanyak({ kunci, simpan, penerimaan }: Opsi) {
  const acuan = useAcuan();
  const sistem = useSistemHarga();
  const { baris, kini, atur } = useBaris(kunci);
  const [pembuat, setPembuat] = useState<Pembuat>(PEMBUAT_KOSONG);
  const [foto, setFoto] = useState<string>();
  const [label, setLabel] = useState<readonly string[]>();
  const [unggah, setUnggah] = useState<{ selesai: number; semua: number }>();
  const [gagalFoto, setGagalFoto] = useState<FotoBarang[]>([]);
  // What the server says of a row is about the rows as they were sent.
  const [dikirim, setDikirim] = useState<readonly { id: string }[]>([]);
  const terkunci = simpan.sibuk || simpan.terputus;
  const isi = useMemo(() => barisIsi(baris), [baris]);
  const galat = useMemo(() => galatPerBaris(simpan.kolom, dikirim), [simpan.kolom, dikirim]);

  const pembuatKini = useRef(pembuat);
  pembuatKini.current = pembuat;
  const ubah = useCallback(
    (id: string, kolom: string, nilai: string) =>
      atur(ubahSel(kini.current, id, kolom as KolomUbah, nilai, sistem.aturan, pembuatKini.current)),
    [atur, kini, sistem.aturan],
  );
  const kolom = useMemo(
    () =>
      kolomBanyak({
        seratus: sistem.seratus,
        terkunci,
        penerimaan,
        onFoto: setFoto,
        onHapus: (id) => {
          void hapusFoto(kini.current.find((b) => b.id === id)?.images ?? []);
          atur(hapusBaris(kini.current, id));
        },
      }),
    [sistem.seratus, terkunci, penerimaan, atur, kini],
  );

  const kirimFoto = async (semua: readonly FotoBarang[]) => {
    if (semua.length === 0) return;
    setUnggah({ selesai: 0, semua: semua.length });
    const gagal = await unggahFoto(semua, (selesai) => setUnggah({ selesai, semua: semua.length }));
    setUnggah(undefined);
    setGagalFoto(gagal);
  };
  /** The rows to send, with what is being typed; none when there are none. */
  const ambil = (): BarisBanyak[] | undefined => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const semua = barisIsi(kini.current);
    if (semua.length === 0) return void pesan.info('Belum ada barang untuk disimpan');
    setDikirim(semua);
    return semua;
  };
  /** They are saved: the grid is empty again, and their photos follow. */
  const lanjut = (semua: readonly BarisBanyak[], jadi: readonly { id_foto: string; kode_barcode: string }[]) => {
    atur([barisSunting()]);
    const gambar = new Map(semua.map((b) => [b.id, b.images[0]]));
    return kirimFoto(
      jadi.flatMap(({ id_foto, kode_barcode }) => {
        const nama = gambar.get(id_foto);
        return nama ? [{ kode_barcode, foto: () => ambilFoto(nama) }] : [];
      }),
    );
  };
  const bersihkan = async () => {
    if (!(await konfirmasi(TEKS_TAMBAH.yakinHapus, { judul: 'Clear Data', bahaya: true }))) return;
    void hapusFoto(kini.current.flatMap((b) => b.images));
    simpan.lupakan();
    atur([barisSunting()]);
  };
  const gantiFoto = ({ id, images }: BarisBanyak, baru: Blob | undefined) => {
    void hapusFoto(images);
    if (!baru) return atur(ubahFoto(kini.current, id, [], pembuat));
    const nama = `${id}.${Date.now().toString(36)}`;
    void simpanFoto(nama, baru).then(() => atur(ubahFoto(kini.current, id, [nama], pembuat)));
  };

  return {
    acuan,
    sistem,
    simpan,
    terkunci,
    baris,
    kini,
    atur,
    isi,
    galat,
    kolom,
    ubah,
    pembuat,
    setPembuat,
    foto: { dibuka: foto === undefined ? undefined : baris.find((b) => b.id === foto), setFoto, gantiFoto },
    unggah,
    gagalFoto: { semua: gagalFoto, onUlang: () => void kirimFoto(gagalFoto), onTutup: () => setGagalFoto([]) },
    label,
    setLabel,
    /** A dialog lies over the page: the keys are its. */
    tertutup: foto !== undefined || label !== undefined,
    ambil,
    lanjut,
    bersihkan,
  };
}
