// A pledge that is taken in: of the chain by its tag or nota, else described; weighed, tested, its stones counted, its condition
// named, photographed. What it is worth and how much may be lent on it is said while it is typed. It writes nothing.
import { Alert, Group, Modal, NumberInput, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { rapikanBarcode } from '@/kit/dokumen/pindai';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianFoto } from '@/kit/IsianFoto';
import { IsianSaring } from '@/kit/IsianSaring';
import { persen } from '@/kit/saring';
import type { Timbangan } from '@/kit/timbangan';
import { AmbilTimbangan } from '@/kit/transaksi/BagianIsian';
import { KakiIsian } from '@/kit/transaksi/KakiIsian';
import { kueriGroup, kueriJenis } from '@/kit/transaksi/master';
import { TabelRumus } from '@/kit/transaksi/TabelRumus';
import { useIsianBaris } from '@/kit/transaksi/useIsianBaris';
import { type BarangHutang, type BarisHitung, cariBarang, hitungHutang, kueriKondisi } from './api';
import { nomorNota, rumusJaminan, sebutKadar } from './model';
import { HUTANG, JAMINAN_KOSONG, keHutang, type MintaJaminan } from './useHutang';

export interface FormJaminanProps {
  awal?: Partial<MintaJaminan>;
  foto?: Blob;
  timbangan: Timbangan;
  onJadi: (minta: MintaJaminan, foto: Blob | undefined) => void;
  onTutup: () => void;
}

/** What one pledge is worth, before there is a loan. */
async function nilaiJaminan(minta: MintaJaminan, signal: AbortSignal): Promise<BarisHitung | undefined> {
  const isi = { ...keHutang(HUTANG.mulai()), detail_barang: [minta], pembayaran: [] };
  return (await hitungHutang(isi, signal)).detail_barang[0];
}

const desimal = (n: number | null | undefined, banyak: number) => (n ? n.toFixed(banyak) : '');

export function FormJaminan({ awal, foto: fotoAwal, timbangan, onJadi, onTutup }: FormJaminanProps) {
  const [m, setM] = useState<MintaJaminan>({ ...JAMINAN_KOSONG, ...awal });
  const [kode, setKode] = useState(awal?.kode_barcode || awal?.no_faktur_jual || '');
  const [teks, setTeks] = useState({
    berat: desimal(m.berat, 3),
    atribut: desimal(m.berat_atribut, 3),
    kadar: m.kadar === null ? '' : String(m.kadar),
    uji: m.kadar_uji > 0 ? String(m.kadar_uji) : '',
  });
  const [foto, setFoto] = useState(fotoAwal);
  const [dikenal, setDikenal] = useState<BarangHutang>();
  const [galatKode, setGalatKode] = useState<string>();
  const pertama = useRef(kode);
  const group = useQuery(kueriGroup);
  const jenis = useQuery(kueriJenis);
  const kondisi = useQuery(kueriKondisi);
  const ubah = (bagian: Partial<MintaJaminan>) => setM((lama) => ({ ...lama, ...bagian }));
  const rantai = m.kode_barcode !== '' || m.no_faktur_jual !== '';
  const cukup = (b: MintaJaminan) =>
    b.berat > 0 && (b.kode_barcode !== '' || b.no_faktur_jual !== '' || (b.kode_group !== '' && b.kode_dept !== ''));
  const lengkap =
    cukup(m) &&
    (rantai || m.nama_barang.trim() !== '') &&
    m.kondisi !== '' &&
    m.kadar_uji > 0 &&
    galatKode === undefined &&
    (kode.trim() === '' || dikenal !== undefined);
  const { wadah, onKeyDown, harga, galat, umum, siap, jadi } = useIsianBaris<MintaJaminan, BarisHitung>({
    minta: m,
    cukup,
    hitung: nilaiJaminan,
    lengkap,
    onJadi: (minta) => onJadi(minta, foto),
  });
  const cari = async (mentah: string) => {
    const rapi = mentah.trim().toUpperCase();
    setGalatKode(undefined);
    if (rapi === '') {
      setDikenal(undefined);
      return ubah({ kode_barcode: '', no_faktur_jual: '' });
    }
    try {
      const b = await cariBarang(nomorNota(rapi) ? { no_faktur_jual: rapi } : { kode_barcode: rapikanBarcode(rapi) });
      setDikenal(b);
      ubah({
        kode_barcode: b.kode_barcode,
        no_faktur_jual: b.no_faktur_jual,
        nama_barang: b.nama_barang,
        kode_group: b.kode_group,
        kode_dept: b.kode_dept,
        kadar: b.kadar,
        berat_atribut: b.berat_atribut,
      });
      setTeks((lama) => ({ ...lama, kadar: String(b.kadar ?? ''), atribut: desimal(b.berat_atribut, 3) }));
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
  const angka = (nama: keyof typeof teks, kolom: 'berat' | 'berat_atribut', label: string, wajib = false) => (
    <IsianBerat
      label={label}
      required={wajib}
      value={teks[nama]}
      onChange={(v) => {
        setTeks({ ...teks, [nama]: v });
        ubah({ [kolom]: Math.max(Number(v) || 0, 0) });
      }}
      error={galat[kolom]}
      galatLangsung
    />
  );
  const kadar = (nama: 'kadar' | 'uji', kolom: 'kadar' | 'kadar_uji', label: string, wajib: boolean) => (
    <IsianSaring
      label={label}
      required={wajib}
      inputMode="decimal"
      saring={persen}
      placeholder={wajib ? 'Hasil uji' : 'Menurut kategorinya'}
      value={teks[nama]}
      onChange={(v) => {
        setTeks({ ...teks, [nama]: v });
        ubah(kolom === 'kadar' ? { kadar: v === '' ? null : Number(v) } : { kadar_uji: Number(v) || 0 });
      }}
      error={galat[kolom]}
      galatLangsung
    />
  );
  return (
    <Modal opened onClose={onTutup} title="Barang jaminan" size={820} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="md" ref={wadah} onKeyDown={onKeyDown}>
        <TextInput
          label="Barcode atau no nota"
          placeholder="Kosongkan untuk barang dari luar"
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
          error={galatKode}
        />
        {dikenal && <Kenal b={dikenal} timbang={m.berat} />}
        {!rantai && (
          <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
            <TextInput
              label="Nama barang"
              required
              maxLength={60}
              autoComplete="off"
              value={m.nama_barang}
              onChange={(e) => ubah({ nama_barang: e.currentTarget.value.toUpperCase() })}
              error={galat.nama_barang}
            />
            <PilihDaftar
              label="Kategori"
              required
              sebut="kategori"
              gagal={group.isError}
              galat={galat.kode_group}
              openOnFocus={false}
              data={(group.data ?? [])
                .filter((g) => !g.is_acc)
                .map((g) => ({ value: g.kode_group, label: `${g.kode_group} · ${g.nama_group}` }))}
              value={m.kode_group || null}
              onChange={(v) => ubah({ kode_group: v ?? '', kode_dept: '' })}
            />
            <PilihDaftar
              label="Jenis"
              required
              sebut="jenis"
              gagal={jenis.isError}
              galat={galat.kode_dept}
              data={(jenis.data ?? [])
                .filter((j) => !m.kode_group || !j.kode_group || j.kode_group === m.kode_group)
                .map((j) => ({ value: j.kode_dept, label: `${j.kode_dept} · ${j.nama_dept}` }))}
              value={m.kode_dept || null}
              onChange={(v) => ubah({ kode_dept: v ?? '' })}
            />
          </SimpleGrid>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }} spacing="sm">
          <Stack gap={6}>
            {angka('berat', 'berat', 'Berat timbang', true)}
            <AmbilTimbangan
              timbangan={timbangan}
              onAmbil={(v) => {
                setTeks({ ...teks, berat: v });
                ubah({ berat: Number(v) });
              }}
            />
          </Stack>
          {angka('atribut', 'berat_atribut', 'Berat bukan emas')}
          {kadar('kadar', 'kadar', 'Kadar disebut (%)', false)}
          {kadar('uji', 'kadar_uji', 'Kadar uji (%)', true)}
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <PilihDaftar
            label="Keadaan"
            required
            sebut="kondisi pinjaman"
            gagal={kondisi.isError}
            galat={galat.kondisi}
            data={(kondisi.data ?? []).map((k) => ({ value: k.kondisi, label: sebutKondisi(k) }))}
            value={m.kondisi || null}
            onChange={(v) => ubah({ kondisi: v ?? '' })}
          />
          <NumberInput
            label="Jumlah batu"
            min={0}
            max={9999}
            allowDecimal={false}
            allowNegative={false}
            value={m.jumlah_batu}
            onChange={(v) => ubah({ jumlah_batu: Number(v) || 0 })}
            error={galat.jumlah_batu}
          />
        </SimpleGrid>
        <IsianFoto label="Foto jaminan" nilai={foto} onUbah={setFoto} />
        {umum && (
          <Alert color="red" role="alert">
            {umum}
          </Alert>
        )}
        {galat.kode_barcode || galat.no_faktur_jual || galat.umum ? (
          <Alert color="red" role="alert">
            {galat.kode_barcode ?? galat.no_faktur_jual ?? galat.umum}
          </Alert>
        ) : null}
        {harga && <Nilai b={harga} />}
        <KakiIsian siap={siap} kurang={kurangJaminan(m, rantai)} onTutup={onTutup} onJadi={jadi} />
      </Stack>
    </Modal>
  );
}

interface Kondisi {
  kondisi: string;
  potongan: number;
  jenis_potongan: string;
}

/** A condition with what it takes off. */
export function sebutKondisi(k: Kondisi): string {
  if (!(k.potongan > 0)) return k.kondisi;
  if (k.jenis_potongan === 'PERSEN') return `${k.kondisi} (potong ${tulisAngka(k.potongan, 'persen')}%)`;
  return `${k.kondisi} (potong ${rupiah(k.potongan)} per ${k.jenis_potongan === 'RP_GRAM' ? 'gram' : 'barang'})`;
}

function Nilai({ b }: { b: BarisHitung }) {
  return (
    <div role="status" data-taksiran={b.taksiran_rp} data-plafond={b.plafond_rp}>
      <Text fz={13} c="dimmed">
        {sebutKadar(b)}
      </Text>
      <TabelRumus rumus={rumusJaminan(b)} label="Taksiran dan plafond" />
      <Group justify="space-between" mt={4}>
        <Text fz={13} c="dimmed">
          Nilai lebur {rupiah(b.lebur_rp)}
        </Text>
        <Text fw={600} fz={18}>
          Plafond {rupiah(b.plafond_rp)}
        </Text>
      </Group>
    </div>
  );
}

function Kenal({ b, timbang }: { b: BarangHutang; timbang: number }) {
  const beda = timbang > 0 ? timbang - b.berat_nota : 0;
  return (
    <Alert color="blue" py={8} role="status" data-dikenal>
      <Text fw={600}>{b.nama_barang}</Text>
      <Text fz={13}>
        {[
          b.kode_group,
          b.kadar ? `${tulisAngka(b.kadar, 'persen')}%` : '',
          b.berat_nota > 0 ? `${berat(b.berat_nota)} gr di nota` : '',
          Math.round(beda * 1000) !== 0 && `beda ${beda > 0 ? '+' : ''}${berat(beda)} gr`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text fz={12}>
        {[b.no_faktur_jual, b.tgl_nota, b.toko_nota && `toko ${b.toko_nota}`, b.nama_customer]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Alert>
  );
}

/** What a pledge still lacks, in the order of the form. */
function kurangJaminan(m: MintaJaminan, rantai: boolean): string | undefined {
  if (!rantai && m.nama_barang.trim() === '') return 'Isi nama barangnya';
  if (!rantai && m.kode_group === '') return 'Pilih kategorinya';
  if (!rantai && m.kode_dept === '') return 'Pilih jenisnya';
  if (m.berat <= 0) return 'Timbang barangnya';
  if (m.kadar_uji <= 0) return 'Isi kadar ujinya';
  return m.kondisi === '' ? 'Pilih keadaannya' : undefined;
}
