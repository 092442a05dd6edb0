// One piece as it comes back from the work: weight, stones, cost, photo, and gold that was put in or taken out.
import { Badge, Group, NumberInput, Select, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { berat, rupiah } from '@/kit/angka';
import { kueriManual } from '@/kit/curah/api';
import { idStok } from '@/kit/curah/isi';
import { PilihDaftar } from '@/kit/dokumen/PilihDaftar';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianFoto } from '@/kit/IsianFoto';
import { IsianSaring } from '@/kit/IsianSaring';
import { IsianUang } from '@/kit/IsianUang';
import { persen } from '@/kit/saring';
import type { Timbangan } from '@/kit/timbangan';
import { AmbilTimbangan } from '@/kit/transaksi/BagianIsian';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { type BarisServis, type HitunganSelesai, MASTER } from './api';
import { sebutKerja, sebutSelisih } from './model';
import { EMAS_KOSONG, type EmasTambah, type IsianSelesai, selisihIsian } from './selesai';

type Galat = Readonly<Record<string, string>>;

export interface BarisSelesaiProps {
  asal: BarisServis;
  isi: IsianSelesai;
  hasil?: HitunganSelesai['detail_barang'][number];
  galat: Galat;
  foto?: Blob;
  /** A piece of the shop: it costs nobody anything. */
  toko: boolean;
  timbangan: Timbangan;
  onUbah: (bagian: Partial<IsianSelesai>) => void;
  onFoto: (foto: Blob | undefined) => void;
}

export function BarisSelesai({ asal, isi, hasil, galat, foto, toko, timbangan, onUbah, onFoto }: BarisSelesaiProps) {
  const nama = asal.nama_barang || asal.kode_barcode;
  const selisih = hasil?.selisih ?? selisihIsian(asal, isi);
  const lewat = hasil && (hasil.selisih > hasil.toleransi_tambah || -hasil.selisih > hasil.toleransi_kurang);
  return (
    <section className={kelas.kotak} aria-label={nama} data-baris={asal.baris}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <div>
            <Text fw={600}>{nama}</Text>
            <Text fz={12} c="dimmed">
              {sebutKerja(asal.pekerjaan)} · masuk {berat(asal.berat)} gr
              {asal.jumlah_batu > 0 && ` · ${asal.jumlah_batu} batu`}
            </Text>
          </div>
          {isi.berat !== '' && (
            <Badge
              size="lg"
              radius="sm"
              tt="none"
              variant="light"
              color={lewat ? 'red' : 'green'}
              data-selisih={selisih}
            >
              {sebutSelisih(selisih)}
            </Badge>
          )}
        </Group>
        <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
          <Stack gap={6}>
            <IsianBerat
              label="Berat keluar"
              data-autofocus
              required
              value={isi.berat}
              onChange={(v) => onUbah({ berat: v })}
              error={galat.berat}
              galatLangsung
            />
            <AmbilTimbangan timbangan={timbangan} onAmbil={(v) => onUbah({ berat: v })} />
          </Stack>
          <NumberInput
            label="Jumlah batu keluar"
            min={0}
            max={9999}
            allowDecimal={false}
            allowNegative={false}
            value={isi.jumlah_batu}
            onChange={(v) => onUbah({ jumlah_batu: Number(v) || 0 })}
            error={galat.jumlah_batu}
          />
          {!toko && (
            <IsianUang
              label="Biaya"
              value={isi.biaya}
              onChange={(biaya) => onUbah({ biaya })}
              error={galat.biaya_rp}
              galatLangsung
            />
          )}
        </SimpleGrid>
        {hasil && (
          <Text fz={12} c="dimmed">
            Boleh lebih {berat(hasil.toleransi_tambah)} gr, kurang {berat(hasil.toleransi_kurang)} gr
            {hasil.emas_rp > 0 && ` · emas ${rupiah(hasil.emas_rp)}`}
            {!toko && ` · jumlah ${rupiah(hasil.jumlah_rp)}`}
          </Text>
        )}
        {!toko && (
          <>
            <Switch
              label="Emas ditambah"
              checked={isi.emas !== undefined}
              onChange={(e) => onUbah({ emas: e.currentTarget.checked ? EMAS_KOSONG : undefined })}
            />
            {isi.emas && <IsianEmas emas={isi.emas} galat={galat} onUbah={onUbah} />}
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              <IsianBerat
                label="Emas sisa yang dikembalikan"
                value={isi.emas_kembali}
                onChange={(v) => onUbah({ emas_kembali: v })}
                error={galat.emas_kembali}
                galatLangsung
              />
            </SimpleGrid>
          </>
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <IsianSaring
            label="Kadar hasil uji (%)"
            description="Diuji yang menyetujui; perlu bila emas ditambah atau barangnya bernilai"
            required={isi.emas !== undefined}
            inputMode="decimal"
            saring={persen}
            value={isi.kadar_uji}
            onChange={(v) => onUbah({ kadar_uji: v })}
            error={galat.kadar_uji}
            galatLangsung
          />
        </SimpleGrid>
        <IsianFoto label={`Foto keluar ${nama}`} nilai={foto} onUbah={onFoto} />
        {galat.umum && (
          <Text c="red" fz={13} role="alert">
            {galat.umum}
          </Text>
        )}
      </Stack>
    </section>
  );
}

interface IsianEmasProps {
  emas: EmasTambah;
  galat: Galat;
  onUbah: (bagian: Partial<IsianSelesai>) => void;
}

/** Out of which lot the gold came: what waits for the melt, or bullion. */
function IsianEmas({ emas, galat, onUbah }: IsianEmasProps) {
  const stok = useQuery({ ...kueriManual, retry: false });
  const group = useQuery(MASTER.group);
  const jenis = useQuery(MASTER.jenis);
  const ubah = (bagian: Partial<EmasTambah>) => onUbah({ emas: { ...emas, ...bagian } });
  const logamMulia = new Set((group.data ?? []).filter((g) => g.is_lm).map((g) => g.kode_group));
  const ada = (stok.data ?? []).filter((s) => s.kode_gudang === 'HANCUR' || logamMulia.has(s.kode_group));
  const dipilih = ada.find(
    (s) => s.kode_group === emas.kode_group && s.kode_dept === emas.kode_dept && s.kode_toko === emas.kode_toko,
  );
  const salah = (nama: string) => galat[`emas_tambah.${nama}`];
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
      {ada.length > 0 ? (
        <Select
          label="Emas dari stok"
          required
          searchable
          data={ada.map((s) => ({
            value: idStok(s),
            label: `${s.kode_group} ${s.kode_dept} · ${s.kode_toko} · ${s.qty} pcs ${berat(s.berat)} gr`,
          }))}
          value={dipilih ? idStok(dipilih) : null}
          onChange={(v) => {
            const satu = ada.find((s) => idStok(s) === v);
            ubah({
              kode_group: satu?.kode_group ?? '',
              kode_dept: satu?.kode_dept ?? '',
              kode_toko: satu?.kode_toko ?? '',
            });
          }}
          error={salah('kode_toko') ?? salah('kode_group') ?? salah('kode_dept') ?? galat.emas_tambah}
          nothingFoundMessage="Tidak Ada Data"
        />
      ) : (
        <>
          <PilihDaftar
            label="Kategori emas"
            required
            sebut="kategori"
            gagal={group.isError}
            data={(group.data ?? []).map((g) => ({
              value: g.kode_group,
              label: `${g.kode_group} · ${g.nama_group}`,
            }))}
            value={emas.kode_group || null}
            onChange={(v) => ubah({ kode_group: v ?? '' })}
            galat={salah('kode_group') ?? galat.emas_tambah}
          />
          <PilihDaftar
            label="Jenis emas"
            sebut="jenis"
            gagal={jenis.isError}
            data={(jenis.data ?? [])
              .filter((j) => !j.kode_group || j.kode_group === emas.kode_group)
              .map((j) => ({ value: j.kode_dept, label: `${j.kode_dept} · ${j.nama_dept}` }))}
            value={emas.kode_dept || null}
            onChange={(v) => ubah({ kode_dept: v ?? '' })}
            galat={salah('kode_dept')}
          />
          <TextInput
            label="Baki"
            required
            autoComplete="off"
            value={emas.kode_toko}
            onChange={(e) => ubah({ kode_toko: e.currentTarget.value.toUpperCase() })}
            error={salah('kode_toko')}
          />
        </>
      )}
      <IsianBerat
        label="Berat emas ditambah"
        required
        value={emas.berat}
        onChange={(v) => ubah({ berat: v })}
        error={salah('berat')}
        galatLangsung
      />
    </SimpleGrid>
  );
}
