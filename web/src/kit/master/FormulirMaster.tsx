// The add and edit modal of a master, built from its definition. Enter moves on, F9 saves, Esc closes.
// A deleted code is offered back, a row that somebody else changed shows both versions.
import { Alert, Button, Grid, Group, Kbd, Modal, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { MasterTolak } from '@/api/penolakan';
import { Tolak } from '@/api/tolak';
import { DialogBentrok } from '../DialogBentrok';
import { konfirmasi, tawarkanAktifkan } from '../dialog';
import { TawaranDraf, useDraf } from '../draf';
import { Formulir } from '../Formulir';
import { pesan } from '../pesan';
import { waktuLengkap } from '../waktu';
import { pesanAtau, simpanBaris, useSegarkan } from './data';
import { IsianKolom } from './IsianKolom';
import { formBaru, formDari, periksaWajib, tulisLengkap } from './nilai';
import { TEKS_MASTER } from './teks';
import type { BarisMaster, Bentrok, Definisi, DefKolom } from './tipe';

export interface FormulirMasterProps {
  def: Definisi;
  /** The row to edit; without one a row is added. */
  baris?: BarisMaster;
  /** Columns that stand in the form. */
  kolom: readonly DefKolom[];
  cariDefinisi: (slug: string) => Definisi | undefined;
  onTutup: () => void;
}

const BANYAK_SEDANG = 8;

export function FormulirMaster({ def, baris, kolom, cariDefinisi, onTutup }: FormulirMasterProps) {
  const [awal] = useState(() => (baris ? formDari(def, baris) : formBaru(def)));
  const [isi, setIsi] = useState(awal);
  const [galat, setGalat] = useState<Readonly<Record<string, string>>>({});
  const [umum, setUmum] = useState<string>();
  const [bentrok, setBentrok] = useState<Bentrok>();
  const [sedang, setSedang] = useState(false);
  const mengirim = useRef(false);
  const segarkan = useSegarkan(def);
  const judul = baris ? TEKS_MASTER.edit(def.sebut) : TEKS_MASTER.tambah(def.sebut);
  const berubah = kolom.some((k) => isi[k.nama] !== awal[k.nama]);
  const lebar = kolom.length > BANYAK_SEDANG;
  const [versi, setVersi] = useState(baris?.versi ?? 0);
  const draf = useDraf(lebar ? `${def.slug}.${baris?._id ?? ''}` : undefined, isi, berubah, versi);

  const ubah = (nama: string, nilai: string | boolean) => {
    setIsi((lama) => ({ ...lama, [nama]: nilai }));
    setGalat(({ [nama]: _, ...sisa }) => sisa);
  };
  const periksa = (k: DefKolom) => {
    const salah = periksaWajib([k], isi)[k.nama];
    if (salah) setGalat((lama) => ({ ...lama, [k.nama]: salah }));
  };
  const tutup = async () => {
    if (mengirim.current) return;
    const ya =
      !berubah || (await konfirmasi(TEKS_MASTER.belumDisimpan, { ya: 'Buang isian', tidak: 'Batal', bahaya: true }));
    if (!ya) return;
    draf.selesai();
    onTutup();
  };
  const selesai = async (kabar: string) => {
    pesan.sukses(kabar);
    draf.selesai();
    await segarkan();
    onTutup();
  };
  const ditolak = async (sebab: unknown) => {
    const gagal = pesanAtau(sebab, baris ? TEKS_MASTER.gagalEdit : TEKS_MASTER.gagalSimpan);
    if (!(sebab instanceof Tolak)) return setUmum(gagal);
    if (sebab.code === MasterTolak.SudahDiubah) return setBentrok(sebab.detail as Bentrok);
    if (!baris && sebab.code === MasterTolak.PernahDihapus) {
      if (await tawarkanAktifkan(gagal)) await kirim({ aktifkan: true });
      return;
    }
    const diFormulir = Object.keys(sebab.fields).filter((nama) => kolom.some((k) => k.nama === nama));
    setGalat(sebab.fields);
    if (diFormulir.length > 0) return;
    setUmum(gagal);
    pesan.info(gagal);
  };
  const kirim = async (tambahan: { aktifkan?: true; versi?: number } = {}): Promise<void> => {
    if (mengirim.current && !tambahan.aktifkan) return;
    mengirim.current = true;
    setSedang(true);
    setUmum(undefined);
    try {
      const { aktifkan } = tambahan;
      const lama = baris && { _id: baris._id, versi: tambahan.versi ?? versi };
      await simpanBaris(def, aktifkan ? { ...isi, aktifkan } : isi, lama);
      setBentrok(undefined);
      await selesai(baris ? TEKS_MASTER.teredit : TEKS_MASTER.tersimpan);
    } catch (sebab) {
      await ditolak(sebab);
    } finally {
      mengirim.current = false;
      setSedang(false);
    }
  };
  const simpan = () => {
    const kosong = periksaWajib(kolom, isi);
    setGalat(kosong);
    if (Object.keys(kosong).length === 0) void kirim();
  };

  const sistem = baris ? def.kolom.filter((k) => k.sistem) : [];
  return (
    <Modal opened onClose={() => void tutup()} title={judul} size={lebar ? 'xl' : 'lg'} closeOnClickOutside={false}>
      <Formulir label={judul} onSimpan={simpan} berubah={berubah && !sedang} aktif={!sedang && !bentrok}>
        {draf.lama && (
          <Grid.Col span={12}>
            <TawaranDraf
              draf={draf}
              onLanjut={(lalu, dasar) => {
                setIsi({ ...awal, ...lalu });
                setVersi(dasar);
              }}
            />
          </Grid.Col>
        )}
        {kolom.map((k, i) => (
          <Grid.Col key={k.nama} span={{ base: 12, xs: panjang(k) ? 12 : 6, md: panjang(k) ? 12 : lebar ? 4 : 6 }}>
            <IsianKolom
              kolom={k}
              isi={isi}
              ubah={(nilai) => ubah(k.nama, nilai)}
              onBlur={() => periksa(k)}
              galat={galat[k.nama]}
              rujuk={k.rujuk ? cariDefinisi(k.rujuk) : undefined}
              namaRujuk={namaRujuk(k, baris)}
              autoFocus={i === 0}
            />
          </Grid.Col>
        ))}
        {sistem.length > 0 && baris && (
          <Grid.Col span={12}>
            <Text fz={12} c="dimmed">
              Diisi program: {sistem.map((k) => `${k.label} ${tulisLengkap(k, baris)}`).join(' · ')}
            </Text>
          </Grid.Col>
        )}
        {umum && (
          <Grid.Col span={12}>
            <Alert color="red" variant="light" role="alert">
              {umum}
            </Alert>
          </Grid.Col>
        )}
        <Grid.Col span={12}>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => void tutup()} disabled={sedang}>
              Batal
            </Button>
            <Button data-simpan onClick={simpan} loading={sedang} rightSection={<Kbd size="xs">F9</Kbd>}>
              {TEKS_MASTER.simpan}
            </Button>
          </Group>
        </Grid.Col>
      </Formulir>
      {bentrok && (
        <DialogBentrok
          pengantar={
            <>
              Diubah oleh <b>{bentrok.oleh}</b> pada {waktuLengkap(bentrok.diubah)}. Pilih isian yang dipakai.
            </>
          }
          baris={def.kolom
            .filter((k) => !k.sistem)
            .map((k) => ({
              label: k.label,
              tersimpan: tulisLengkap(k, bentrok.tersimpan),
              isian: tulisLengkap(k, bentrok.dikirim),
            }))}
          sedang={sedang}
          onKembali={() => setBentrok(undefined)}
          onPakaiTersimpan={() => void segarkan().then(onTutup)}
          onTimpa={() => void kirim({ versi: bentrok.versi })}
        />
      )}
    </Modal>
  );
}

function panjang(k: DefKolom): boolean {
  return (k.jenis === 'teks' || k.jenis === 'teks_kecil') && k.maks > 100;
}

function namaRujuk(k: DefKolom, baris: BarisMaster | undefined): string | undefined {
  const nama = baris?.[`${k.nama}_nama`];
  return typeof nama === 'string' ? nama : undefined;
}
