// The add and edit modal of an entry: its fields at the left, the phone at the right showing what the app will show. Saving
// closes it and the list is read again; a deleted code is offered back.
import { Alert, Box, Button, Grid, Group, Kbd, Modal, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { KatalogTolak } from '@/api/penolakan';
import { Tolak } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { dialogGagal, dialogSukses, konfirmasi, tawarkanAktifkan } from '@/kit/dialog';
import { Formulir } from '@/kit/Formulir';
import { IsianTanggal } from '@/kit/IsianTanggal';
import type { Edisi } from '@/kit/katalog/tipe';
import { lepasNanti } from '@/kit/unduh';
import { kirimSemuaGambar, kueriKandidat, kunciKatalog, simpanKatalog } from './api';
import type { Definisi } from './definisi';
import { IsianGambar } from './IsianGambar';
import { IsianKatalog, IsianKode } from './IsianKatalog';
import { type BarangKatalog, type BarisKatalog, type IsiForm, isiAwal, type NilaiIsian, periksaIsi } from './isi';
import kelas from './katalog.module.css';
import { Pratinjau } from './Pratinjau';
import { TEKS_KATALOG } from './teks';

export interface FormKatalogProps {
  def: Definisi;
  edisi: Edisi;
  /** The row to edit; without one a row is added. */
  baris?: BarisKatalog;
  onTutup: () => void;
}

/** The server's own words; the screen's where it gave none. */
const pesanAtau = (sebab: unknown, bawaan: string) =>
  sebab instanceof Tolak && !sebab.tanpaKata ? sebab.message : bawaan;

export function FormKatalog({ def, edisi, baris, onTutup }: FormKatalogProps) {
  const kueri = useQueryClient();
  const [awal] = useState(() => isiAwal(def, edisi, baris));
  const [isi, setIsi] = useState(awal);
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [sedang, setSedang] = useState(false);
  const mengirim = useRef(false);
  const berubah = isi !== awal;
  const dipakai = useRef(isi.gambar);
  dipakai.current = isi.gambar;
  // Addresses of pictures in memory go with the form.
  useEffect(
    () => () => {
      for (const satu of dipakai.current) if (satu.berkas) lepasNanti(satu.alamat, 60_000);
    },
    [],
  );
  const barang = useBarang(def, edisi, isi.kode, baris);
  const judul = `${baris ? 'Edit' : 'Tambah'} ${def.sebut}${edisi === 'berlian' ? ' Diamond' : ''}`;

  const ubah = (bagian: Partial<IsiForm>, ...nama: string[]) => {
    setIsi((lama) => ({ ...lama, ...bagian }));
    setGalat((lama) => Object.fromEntries(Object.entries(lama).filter(([satu]) => !nama.includes(satu))));
  };
  const ubahNilai = (nama: string, nilai: NilaiIsian) => {
    setIsi((lama) => ({ ...lama, nilai: { ...lama.nilai, [nama]: nilai } }));
    setGalat(({ [nama]: _, ...sisa }) => sisa);
  };
  const tutup = async () => {
    if (mengirim.current) return;
    const tanya = { ya: 'Buang isian', tidak: 'Batal', bahaya: true };
    if (!berubah || (await konfirmasi('Perubahan belum disimpan. Tutup formulir ini?', tanya))) onTutup();
  };
  const ditolak = async (sebab: unknown, siap: IsiForm) => {
    const bawaan = baris ? def.gagal.ubah : def.gagal.tambah;
    if (sebab instanceof Tolak && sebab.code === KatalogTolak.PernahDihapus) {
      if (await tawarkanAktifkan(sebab.message)) await kirim(siap, true);
      return;
    }
    const fields = sebab instanceof Tolak ? sebab.fields : {};
    const di = { ...fields, ...(fields.image_path && { gambar_name: fields.image_path }) };
    setGalat(di);
    if (Object.keys(di).length === 0) void dialogGagal(pesanAtau(sebab, bawaan));
  };
  const kirim = async (siap: IsiForm, aktifkan?: true): Promise<void> => {
    try {
      await simpanKatalog(def, edisi, siap, { baris, ...(aktifkan && { aktifkan }) });
    } catch (sebab) {
      return ditolak(sebab, siap);
    }
    await kueri.invalidateQueries({ queryKey: kunciKatalog(edisi, def.macam) });
    onTutup();
    void dialogSukses(baris ? TEKS_KATALOG.dirubah : TEKS_KATALOG.ditambahkan);
  };
  const simpan = async () => {
    if (mengirim.current) return;
    const salah = periksaIsi(def, isi);
    setGalat(salah);
    if (Object.keys(salah).length > 0) return;
    mengirim.current = true;
    setSedang(true);
    try {
      const siap = await kirimSemuaGambar(def, edisi, isi).catch((sebab: unknown) => {
        const bawaan = def.macam === 'item' ? TEKS_KATALOG.gagalKirimBarang : def.gagal.tambah;
        const salahGambar = sebab instanceof Tolak ? sebab.fields.image : undefined;
        if (salahGambar) setGalat({ gambar_name: salahGambar });
        else void dialogGagal(pesanAtau(sebab, bawaan));
        return undefined;
      });
      if (!siap) return;
      setIsi(siap);
      await kirim(siap);
    } finally {
      mengirim.current = false;
      setSedang(false);
    }
  };

  return (
    <Modal opened onClose={() => void tutup()} title={judul} size="60rem" closeOnClickOutside={false}>
      <Formulir label={judul} onSimpan={() => void simpan()} berubah={berubah && !sedang} aktif={!sedang}>
        <Grid.Col span={12}>
          <div className={kelas.berdua}>
            <div className={kelas.isian}>
              <IsianKode
                def={def}
                edisi={edisi}
                kode={isi.kode}
                tetap={baris !== undefined}
                onUbah={(kode) => ubah({ kode }, def.kunci)}
                error={galat[def.kunci]}
              />
              {def.macam === 'item' && (
                <TextInput
                  label="Harga Jual"
                  readOnly
                  description="Harga resmi hari ini, dari barangnya; tidak disimpan"
                  // What only the screen shows: it is not sent.
                  name="harga_jual_str"
                  value={hargaStr(barang)}
                />
              )}
              {def.isian.map((isian, ke) => (
                <IsianKatalog
                  key={isian.nama}
                  isian={isian}
                  edisi={edisi}
                  nilai={isi.nilai[isian.nama]}
                  onUbah={(nilai) => ubahNilai(isian.nama, nilai)}
                  error={galat[isian.nama]}
                  autoFocus={baris !== undefined && ke === 0}
                />
              ))}
              <IsianGambar
                def={def}
                nilai={isi.gambar}
                onUbah={(gambar) => ubah({ gambar }, 'gambar_name')}
                error={galat.gambar_name}
              />
              {def.terbit && (
                <Group grow align="start">
                  <IsianTanggal
                    label="Tayang dari"
                    value={isi.tgl_dari}
                    onChange={(tgl_dari) => ubah({ tgl_dari }, 'tgl_dari', 'tgl_sampai')}
                    error={galat.tgl_dari}
                    galatLangsung
                  />
                  <IsianTanggal
                    label="Tayang sampai"
                    value={isi.tgl_sampai}
                    onChange={(tgl_sampai) => ubah({ tgl_sampai }, 'tgl_sampai')}
                    error={galat.tgl_sampai}
                    galatLangsung
                  />
                </Group>
              )}
              {def.macam === 'item' && barang && <KeadaanBarang barang={barang} />}
            </div>
            <Box className={kelas.ponsel}>
              <Pratinjau def={def} edisi={edisi} isi={isi} barang={barang} />
            </Box>
          </div>
        </Grid.Col>
        <Grid.Col span={12}>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => void tutup()} disabled={sedang}>
              Batal
            </Button>
            <Button data-simpan onClick={() => void simpan()} loading={sedang} rightSection={<Kbd size="xs">F9</Kbd>}>
              Simpan
            </Button>
          </Group>
        </Grid.Col>
      </Formulir>
    </Modal>
  );
}

const hargaStr = (barang: BarangKatalog | undefined): string =>
  typeof barang?.harga_dari === 'number' ? rupiah(barang.harga_dari) : '-';

/** What the stock says of the item: of a row as the list told it, of a choice as the search did. */
function useBarang(def: Definisi, edisi: Edisi, kode: string, baris?: BarisKatalog): BarangKatalog | undefined {
  const baru = def.macam === 'item' && !baris && kode !== '';
  const { data = [] } = useQuery({ ...kueriKandidat(edisi, kode), enabled: baru });
  if (baris) return baris.barang as BarangKatalog | undefined;
  const punya = data.filter((satu) => satu.kode_barang === kode || satu.kode_intern === kode);
  const [pertama] = punya;
  if (!pertama) return undefined;
  const harga = punya.flatMap((satu) => (typeof satu.harga_jual === 'number' ? [satu.harga_jual] : []));
  const toko = [...new Set(punya.map((satu) => satu.kode_toko))];
  return {
    nama_barang: pertama.nama_barang,
    kode_group: pertama.kode_group,
    kadar: 0,
    berat_dari: Math.min(...punya.map((satu) => satu.berat)),
    berat_sampai: Math.max(...punya.map((satu) => satu.berat)),
    harga_dari: harga.length > 0 ? Math.min(...harga) : null,
    harga_sampai: harga.length > 0 ? Math.max(...harga) : null,
    toko: toko.map((satu) => ({
      kode_toko: satu,
      nama_toko: satu,
      banyak: punya.filter((p) => p.kode_toko === satu).length,
    })),
  };
}

/** The pieces of the stock behind an item. */
function KeadaanBarang({ barang }: { barang: BarangKatalog }) {
  return (
    <Alert variant="light" color={barang.toko.length > 0 ? 'green' : 'orange'} title="Stok barang ini">
      {barang.toko.length > 0
        ? barang.toko.map((satu) => `${satu.nama_toko}: ${satu.banyak} barang`).join(', ')
        : 'Tidak ada yang bisa dijual sekarang; di aplikasi tertulis sedang tidak tersedia.'}
    </Alert>
  );
}
