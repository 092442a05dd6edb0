// One line of manual trade: how much of a type goes out of its tray or comes into one, and what it costs by the day's price
// or as agreed. Enter goes on, F9 takes it over.
import { Alert, Button, Grid, Group, Modal, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { berat, tulisAngka } from '@/kit/angka';
import { PilihBaki } from '@/kit/dokumen/PilihBaki';
import { IsianBerat } from '@/kit/IsianBerat';
import { IsianUang } from '@/kit/IsianUang';
import { IsianMinimalSatu } from '@/kit/isian';
import { bacaJson, tulisJson } from '@/kit/simpanan';
import type { Timbangan } from '@/kit/timbangan';
import { AmbilTimbangan, PerluOtorisasi } from '@/kit/transaksi/BagianIsian';
import { KakiIsian } from '@/kit/transaksi/KakiIsian';
import { TabelRumus } from '@/kit/transaksi/TabelRumus';
import { useIsianBaris } from '@/kit/transaksi/useIsianBaris';
import { MASTER } from '../api';
import { hitungManual, type StokManual } from './api';
import { MANUAL_KOSONG, type MintaManual } from './model';

/** Where this counter last laid what it bought. */
const BAKI_BELI = 'karat.pilihan.baki-beli-manual';

/** Is there enough of the line to ask for its price? */
const terisi = (m: MintaManual) => m.kode_dept !== '' && m.kode_toko !== '' && m.qty > 0 && m.berat > 0;

export interface FormManualProps {
  sisi: 'jual' | 'beli';
  awal: Partial<MintaManual>;
  /** What the tray holds, when it is sold. */
  stok?: StokManual;
  timbangan: Timbangan;
  onJadi: (minta: MintaManual) => void;
  onTutup: () => void;
}

export function FormManual({ sisi, awal, stok, timbangan, onJadi, onTutup }: FormManualProps) {
  const dijual = sisi === 'jual';
  const daftar = dijual ? 'detail_barang' : 'detail_beli';
  const [m, setM] = useState<MintaManual>(() => ({
    ...MANUAL_KOSONG,
    ...(dijual ? {} : (bacaJson<Partial<MintaManual>>(BAKI_BELI) ?? {})),
    ...awal,
  }));
  const [qty, setQty] = useState(String(m.qty));
  const [gram, setGram] = useState(m.berat > 0 ? m.berat.toFixed(3) : '');
  const [atribut, setAtribut] = useState(m.berat_atribut > 0 ? m.berat_atribut.toFixed(3) : '');
  const group = useQuery({ ...MASTER.group, enabled: !dijual });
  const jenis = useQuery({ ...MASTER.jenis, enabled: !dijual });
  const ubah = (bagian: Partial<MintaManual>) => setM((lama) => ({ ...lama, ...bagian }));

  const { wadah, onKeyDown, harga, galat, umum, siap, jadi } = useIsianBaris({
    minta: m,
    cukup: terisi,
    hitung: async (minta, signal) => (await hitungManual({ [daftar]: [minta] }, signal))[daftar][0],
    lengkap: terisi(m),
    onJadi: () => {
      if (!dijual) tulisJson(BAKI_BELI, { kode_gudang: m.kode_gudang, kode_toko: m.kode_toko });
      onJadi(m);
    },
  });
  const aturQty = (teks: string) => {
    setQty(teks);
    ubah({ qty: Number(teks) || 0 });
  };
  const aturGram = (teks: string) => {
    setGram(teks);
    ubah({ berat: Math.max(Number(teks) || 0, 0) });
  };
  return (
    <Modal
      opened
      onClose={onTutup}
      title={dijual ? 'Jual barang manual' : 'Beli barang manual'}
      size={720}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md" ref={wadah} onKeyDown={onKeyDown}>
        {stok && (
          <Group justify="space-between" gap="xs">
            <div>
              <Text fw={600}>
                {stok.kode_dept} {stok.nama_dept}
              </Text>
              <Text fz={13} c="dimmed">
                Baki {stok.kode_toko} · {stok.nama_baki} · stok {tulisAngka(stok.qty, 'angka')} pcs, {berat(stok.berat)}{' '}
                gr
              </Text>
            </div>
            <Button
              variant="default"
              onClick={() => {
                aturQty(String(stok.qty));
                aturGram(stok.berat.toFixed(3));
              }}
            >
              Semua
            </Button>
          </Group>
        )}
        {!dijual && (
          <Grid gap="sm">
            <Grid.Col span={{ base: 12, xs: 6 }}>
              <Select
                label="Kategori"
                required
                data-autofocus={m.kode_dept === '' || undefined}
                searchable
                data={(group.data ?? [])
                  .filter((g) => !g.is_acc)
                  .map((g) => ({ value: g.kode_group, label: `${g.kode_group} · ${g.nama_group}` }))}
                value={m.kode_group || null}
                onChange={(v) => ubah({ kode_group: v ?? '', kode_dept: '' })}
                error={galat.kode_group ?? (group.isError ? 'Daftar kategori tidak dapat dibaca' : undefined)}
                nothingFoundMessage="Tidak Ada Data"
              />
            </Grid.Col>
            <Grid.Col span={{ base: 12, xs: 6 }}>
              <Select
                label="Kode Jenis"
                required
                searchable
                disabled={m.kode_group === ''}
                data={(jenis.data ?? [])
                  .filter((j) => !j.kode_group || j.kode_group === m.kode_group)
                  .map((j) => ({ value: j.kode_dept, label: `${j.kode_dept} · ${j.nama_dept}` }))}
                value={m.kode_dept || null}
                onChange={(v) => ubah({ kode_dept: v ?? '' })}
                error={galat.kode_dept ?? (jenis.isError ? 'Daftar jenis tidak dapat dibaca' : undefined)}
                nothingFoundMessage="Tidak Ada Data"
              />
            </Grid.Col>
            <PilihBaki
              nilai={m}
              onGanti={(tempat) => ubah(tempat)}
              boleh={(g) => !g.milik_customer && !g.boleh_tujuan_hancur}
              galat={galat}
            />
          </Grid>
        )}
        <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm">
          <IsianMinimalSatu
            label="Jumlah"
            required
            data-autofocus={m.kode_dept !== '' || undefined}
            value={qty}
            onChange={aturQty}
            maxLength={6}
            error={galat.qty}
            galatLangsung
          />
          <IsianBerat label="Berat" required value={gram} onChange={aturGram} error={galat.berat} galatLangsung />
          <IsianBerat
            label="Berat atribut"
            value={atribut}
            onChange={(teks) => {
              setAtribut(teks);
              ubah({ berat_atribut: Math.max(Number(teks) || 0, 0) });
            }}
            error={galat.berat_atribut}
            galatLangsung
          />
          <IsianUang
            label="Harga gram"
            value={m.harga_gram}
            placeholder={harga ? tulisAngka(harga.harga_gram, 'rupiah') : undefined}
            onChange={(harga_gram) => ubah({ harga_gram })}
            error={galat.harga_gram}
            galatLangsung
          />
          <IsianUang
            label="Harga sepakat"
            value={m.harga}
            placeholder={harga ? tulisAngka(harga.harga_hitung, 'rupiah') : undefined}
            onChange={(nilai) => ubah({ harga: nilai })}
            error={galat.harga}
            galatLangsung
          />
          <TextInput
            label="Deskripsi"
            maxLength={100}
            placeholder={harga?.nama_dept ?? stok?.nama_dept}
            value={m.deskripsi}
            onChange={(e) => ubah({ deskripsi: e.currentTarget.value })}
            error={galat.deskripsi}
          />
        </SimpleGrid>
        {dijual && galat.kode_toko && (
          <Alert color="red" role="alert">
            {galat.kode_toko}
          </Alert>
        )}
        <AmbilTimbangan timbangan={timbangan} onAmbil={aturGram} />
        {(umum ?? (dijual ? (galat.kode_group ?? galat.kode_dept) : undefined)) && (
          <Alert color="red" role="alert">
            {umum ?? galat.kode_group ?? galat.kode_dept}
          </Alert>
        )}
        {harga && (
          <Stack gap={6}>
            <TabelRumus rumus={harga.rumus} label="Rumus harga" />
            <PerluOtorisasi alasan={harga.alasan} />
          </Stack>
        )}
        <KakiIsian siap={siap} onTutup={onTutup} onJadi={jadi} />
      </Stack>
    </Modal>
  );
}
