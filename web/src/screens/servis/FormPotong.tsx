// A piece that is taken in: of the chain by its tag or nota, else described; weighed, its stones counted, photographed, with
// what is to be done. The shop's own pieces need their tag alone. It writes nothing.
import { Alert, Modal, NumberInput, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { berat, tulisAngka } from '@/kit/angka';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { barangSiap, rapikanBarcode } from '@/kit/dokumen/pindai';
import { pindahFokus } from '@/kit/fokus';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianFoto } from '@/kit/IsianFoto';
import { IsianSaring } from '@/kit/IsianSaring';
import { IsianUang } from '@/kit/IsianUang';
import { persen } from '@/kit/saring';
import type { Timbangan } from '@/kit/timbangan';
import { AmbilTimbangan } from '@/kit/transaksi/BagianIsian';
import { KakiIsian } from '@/kit/transaksi/KakiIsian';
import { type BarangServis, cariBarang, MASTER } from './api';
import { IsianPekerjaan } from './IsianPekerjaan';
import { type KurangPotong, kurangPotong, type MintaPotong, nomorNota, POTONG_KOSONG } from './model';

export interface FormPotongProps {
  /** Whose it is. */
  milik: 'CUSTOMER' | 'TOKO';
  awal?: Partial<MintaPotong>;
  foto?: Blob;
  timbangan: Timbangan;
  onJadi: (minta: MintaPotong, foto: Blob | undefined) => void;
  onTutup: () => void;
}

/** What is known of a piece of the chain. */
type Dikenal = Pick<BarangServis, 'nama_barang' | 'kode_group' | 'kode_dept' | 'kadar'> & {
  berat: number;
  keterangan: string;
};

async function kenali(milik: FormPotongProps['milik'], kode: string): Promise<[Partial<MintaPotong>, Dikenal]> {
  if (milik === 'TOKO') {
    const b = await barangSiap(rapikanBarcode(kode));
    const { kode_barcode, nama_barang, kode_group, kode_dept } = b;
    const dikenal = { nama_barang, kode_group, kode_dept, kadar: b.kadar_cetak, berat: b.berat_asli };
    return [
      { kode_barcode, nama_barang, kode_group, kode_dept, berat: b.berat_asli },
      { ...dikenal, keterangan: `${b.kode_gudang} ${b.kode_toko}` },
    ];
  }
  const b = await cariBarang(nomorNota(kode) ? { no_faktur_jual: kode } : { kode_barcode: rapikanBarcode(kode) });
  const { kode_barcode, no_faktur_jual, nama_barang, kode_group, kode_dept, kadar, berat_atribut, taksiran_rp } = b;
  return [
    { kode_barcode, no_faktur_jual, nama_barang, kode_group, kode_dept, kadar, berat_atribut, taksiran_rp },
    {
      ...b,
      berat: b.berat_nota,
      keterangan: [b.no_faktur_jual, b.tgl_nota, b.toko_nota && `toko ${b.toko_nota}`, b.nama_customer]
        .filter(Boolean)
        .join(' · '),
    },
  ];
}

export function FormPotong({ milik, awal, foto: fotoAwal, timbangan, onJadi, onTutup }: FormPotongProps) {
  const [m, setM] = useState<MintaPotong>({ ...POTONG_KOSONG, pekerjaan: [KERJA_PERTAMA], ...awal });
  const [kode, setKode] = useState(awal?.kode_barcode || awal?.no_faktur_jual || '');
  const [timbang, setTimbang] = useState(m.berat > 0 ? m.berat.toFixed(3) : '');
  const [atribut, setAtribut] = useState(m.berat_atribut > 0 ? m.berat_atribut.toFixed(3) : '');
  const [kadar, setKadar] = useState(m.kadar === null ? '' : String(m.kadar));
  const [foto, setFoto] = useState(fotoAwal);
  const [dikenal, setDikenal] = useState<Dikenal>();
  const [galatKode, setGalatKode] = useState<string>();
  const [tekan, setTekan] = useState(false);
  const wadah = useRef<HTMLDivElement>(null);
  const pertama = useRef(kode);
  const group = useQuery(MASTER.group);
  const jenis = useQuery(MASTER.jenis);
  const toko = milik === 'TOKO';
  const ubah = (bagian: Partial<MintaPotong>) => setM((lama) => ({ ...lama, ...bagian }));
  const cari = async (teks: string) => {
    const rapi = teks.trim().toUpperCase();
    setGalatKode(undefined);
    if (rapi === '') {
      setDikenal(undefined);
      return ubah({ kode_barcode: '', no_faktur_jual: '' });
    }
    try {
      const [isi, apa] = await kenali(milik, rapi);
      setDikenal(apa);
      // A line that is changed keeps what somebody put its worth at.
      const taksiran_rp = rapi === pertama.current && awal?.taksiran_rp ? awal.taksiran_rp : isi.taksiran_rp;
      ubah({ ...isi, ...(taksiran_rp !== undefined && { taksiran_rp }) });
      if (isi.kadar !== undefined) setKadar(isi.kadar === null ? '' : String(isi.kadar));
      if (isi.berat_atribut) setAtribut(isi.berat_atribut.toFixed(3));
      if (toko) setTimbang((isi.berat ?? 0).toFixed(3));
    } catch (sebab) {
      setDikenal(undefined);
      ubah({ kode_barcode: '', no_faktur_jual: '' });
      const [kata] = sebab instanceof Tolak ? Object.values(sebab.fields) : [];
      setGalatKode(kata ?? pesanDari(sebab));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what it was opened with is looked up by itself
  useEffect(() => {
    if (pertama.current) void cari(pertama.current);
  }, []);
  const kurang = galatKode === undefined ? kurangPotong(m, milik) : ({ bidang: 'kode', kata: galatKode } as const);
  /** Said at the field that lacks it, once somebody wanted to put the line in. */
  const salah = (bidang: KurangPotong['bidang']) => (tekan && kurang?.bidang === bidang ? kurang.kata : undefined);
  const jadi = () => {
    setTekan(true);
    // A code that was typed is looked up before the line counts as one from outside.
    if (kode.trim() !== '' && !dikenal) return void cari(kode);
    if (!kurang) return onJadi(m, foto);
    // Once it is marked: there, so that it stands in sight.
    setTimeout(() => {
      const bidang = wadah.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-tambah-pekerjaan]');
      bidang?.focus();
      bidang?.scrollIntoView({ block: 'center' });
    });
  };
  const tombol = (kejadian: KeyboardEvent) => {
    const { key, target } = kejadian;
    if (key === 'F9' || (key === 'Enter' && kejadian.ctrlKey)) {
      kejadian.preventDefault();
      kejadian.stopPropagation();
      jadi();
    } else if (key === 'Enter' && target instanceof HTMLInputElement) {
      kejadian.preventDefault();
      if (wadah.current) pindahFokus(wadah.current, target);
    }
  };
  const grup = (group.data ?? [])
    .filter((g) => !g.is_acc)
    .map((g) => ({ value: g.kode_group, label: `${g.kode_group} · ${g.nama_group}` }));
  const dept = (jenis.data ?? [])
    .filter((j) => !m.kode_group || !j.kode_group || j.kode_group === m.kode_group)
    .map((j) => ({ value: j.kode_dept, label: `${j.kode_dept} · ${j.nama_dept}` }));
  return (
    <Modal
      opened
      onClose={onTutup}
      title={toko ? 'Barang toko yang diperbaiki' : 'Barang yang diservice'}
      size={820}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md" ref={wadah} onKeyDown={tombol}>
        <TextInput
          label={toko ? 'Barcode' : 'Barcode atau no nota'}
          placeholder={toko ? 'Barang di gudang RUSAK' : 'Kosongkan untuk barang dari luar'}
          required={toko}
          autoComplete="off"
          data-autofocus={pertama.current === '' ? true : undefined}
          value={kode}
          onChange={(e) => {
            setKode(e.currentTarget.value);
            setGalatKode(undefined);
          }}
          onBlur={() => {
            if (kode.trim() !== '' || dikenal) void cari(kode);
          }}
          error={galatKode ?? salah('kode')}
        />
        {dikenal && <Kenal d={dikenal} timbang={m.berat} />}
        {!toko && !dikenal && (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <TextInput
              label="Nama barang"
              required
              maxLength={100}
              autoComplete="off"
              value={m.nama_barang}
              onChange={(e) => ubah({ nama_barang: e.currentTarget.value })}
              error={salah('nama')}
            />
            <PilihDaftar
              label="Kategori"
              required
              sebut="kategori"
              gagal={group.isError}
              galat={salah('kategori')}
              clearable
              data={grup}
              value={m.kode_group || null}
              onChange={(v) => ubah({ kode_group: v ?? '', kode_dept: '' })}
            />
            <PilihDaftar
              label="Jenis"
              required
              sebut="jenis"
              gagal={jenis.isError}
              galat={salah('jenis')}
              clearable
              data={dept}
              value={m.kode_dept || null}
              onChange={(v) => ubah({ kode_dept: v ?? '' })}
            />
            <IsianSaring
              label="Kadar (%)"
              placeholder="Menurut kategorinya"
              inputMode="decimal"
              saring={persen}
              value={kadar}
              onChange={(v) => {
                setKadar(v);
                ubah({ kadar: v === '' ? null : Number(v) });
              }}
            />
          </SimpleGrid>
        )}
        {!toko && (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            <Stack gap={6}>
              <IsianBerat
                label="Berat timbang"
                required
                data-autofocus={pertama.current === '' ? undefined : true}
                value={timbang}
                onChange={(v) => {
                  setTimbang(v);
                  ubah({ berat: Math.max(Number(v) || 0, 0) });
                }}
                error={salah('berat')}
                galatLangsung
              />
              <AmbilTimbangan
                timbangan={timbangan}
                onAmbil={(v) => {
                  setTimbang(v);
                  ubah({ berat: Number(v) });
                }}
              />
            </Stack>
            <IsianBerat
              label="Berat bukan emas"
              placeholder="Batu, pegas, tali"
              value={atribut}
              onChange={(v) => {
                setAtribut(v);
                ubah({ berat_atribut: Math.max(Number(v) || 0, 0) });
              }}
            />
            <IsianUang
              label="Taksiran nilai"
              description="Nilai barangnya sekarang, tertulis di nota"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={m.taksiran_rp || null}
              onChange={(v) => ubah({ taksiran_rp: v ?? 0 })}
            />
            <JumlahBatu nilai={m.jumlah_batu} onGanti={(jumlah_batu) => ubah({ jumlah_batu })} />
          </SimpleGrid>
        )}
        {toko && <JumlahBatu nilai={m.jumlah_batu} onGanti={(jumlah_batu) => ubah({ jumlah_batu })} />}
        <Textarea
          label="Keadaan barang"
          placeholder="Goresan, batu yang hilang, bagian yang patah"
          rows={2}
          maxLength={200}
          value={m.kondisi}
          onChange={(e) => ubah({ kondisi: e.currentTarget.value })}
        />
        <IsianPekerjaan
          nilai={m.pekerjaan}
          onGanti={(pekerjaan) => ubah({ pekerjaan })}
          tanpaBiaya={toko}
          galat={salah('pekerjaan')}
        />
        <IsianFoto label="Foto masuk" nilai={foto} onUbah={setFoto} />
        <KakiIsian siap onTutup={onTutup} onJadi={jadi} />
      </Stack>
    </Modal>
  );
}

const KERJA_PERTAMA = { deskripsi: '', jenis_kerja: 'LAIN', biaya_rp: 0 };

function JumlahBatu({ nilai, onGanti }: { nilai: number; onGanti: (n: number) => void }) {
  return (
    <NumberInput
      label="Jumlah batu"
      description="Dihitung di depan customer; dihitung lagi saat selesai"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      min={0}
      max={9999}
      allowDecimal={false}
      allowNegative={false}
      value={nilai}
      onChange={(v) => onGanti(Number(v) || 0)}
    />
  );
}

function Kenal({ d, timbang }: { d: Dikenal; timbang: number }) {
  const beda = timbang > 0 ? timbang - d.berat : 0;
  return (
    <Alert color="blue" py={8} role="status" data-dikenal>
      <Text fw={600}>{d.nama_barang}</Text>
      <Text fz={13}>
        {[
          d.kode_group,
          d.kadar ? `${tulisAngka(d.kadar, 'persen')}%` : '',
          d.berat > 0 ? `${berat(d.berat)} gr tercatat` : '',
          Math.round(beda * 1000) !== 0 && `beda ${beda > 0 ? '+' : ''}${berat(beda)} gr`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {d.keterangan && <Text fz={12}>{d.keterangan}</Text>}
    </Alert>
  );
}
