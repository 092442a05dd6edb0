// The four tabs of rules beside the card's designer: codes, worth of a point, levels, greetings.
import { ActionIcon, Button, Group, NumberInput, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { rupiah } from '@/kit/angka';
import { IsianUang } from '@/kit/IsianUang';
import { PANJANG_KODE } from '../teks';
import type { IsiAturan } from './data';
import { type IsianAturanProps, TabAturan } from './TabAturan';
import { bacaPengali, contohKode, periksaTingkat, tulisPengali } from './tingkat';

interface TabProps {
  onBerubah: (berubah: boolean) => void;
}

const angka = (nilai: string | number) => (typeof nilai === 'number' ? nilai : Number(nilai) || 0);

export function TabKode(p: TabProps) {
  return (
    <TabAturan
      {...p}
      nama="kode"
      judul="Kode Member"
      keterangan="Kode baru: awalan rantai toko, nomor urut, dan satu angka periksa. Kartu yang sudah beredar tetap dikenal."
      tulis={(a) => `${a.awalan ? `awalan ${a.awalan}` : 'tanpa awalan'}, ${a.panjang} karakter`}
      tertahan={(a) => contohKode(a) === ''}
      isian={({ isi, onGanti, galat, mati }) => (
        <SimpleGrid cols={{ base: 1, xs: 2 }} maw={560}>
          <TextInput
            label="Awalan"
            description="Paling banyak 5 huruf atau angka"
            maxLength={5}
            autoComplete="off"
            autoCapitalize="characters"
            disabled={mati}
            value={isi.awalan}
            error={galat.awalan}
            onChange={(e) => onGanti({ ...isi, awalan: e.currentTarget.value.toUpperCase().replace(/[^A-Z0-9]/g, '') })}
          />
          <NumberInput
            label="Panjang kode"
            description={`${PANJANG_KODE.paling_sedikit} sampai ${PANJANG_KODE.paling_banyak}, dengan angka periksa`}
            min={PANJANG_KODE.paling_sedikit}
            max={PANJANG_KODE.paling_banyak}
            allowDecimal={false}
            disabled={mati}
            value={isi.panjang}
            error={galat.panjang}
            onChange={(v) => onGanti({ ...isi, panjang: angka(v) })}
          />
          <Text fz={14}>
            Contoh: <strong data-contoh>{contohKode(isi) || '-'}</strong>
          </Text>
        </SimpleGrid>
      )}
    />
  );
}

export function TabNilai(p: TabProps) {
  return (
    <TabAturan
      {...p}
      nama="nilai_poin"
      judul="Nilai Poin"
      keterangan="Harga satu poin bila dipakai membayar. Poin apa didapat dan kapan hangus diatur di Master Parameter Point dan Parameter Reset Poin Member."
      tulis={(a) => `1 poin ${rupiah(a.rupiah)}`}
      tertahan={(a) => a.rupiah <= 0}
      isian={({ isi, onGanti, galat, mati }) => (
        <IsianUang
          label="Nilai satu poin"
          maw={260}
          disabled={mati}
          value={isi.rupiah || null}
          error={galat.rupiah}
          galatLangsung
          onChange={(v) => onGanti({ rupiah: v ?? 0 })}
        />
      )}
    />
  );
}

export function TabTingkat(p: TabProps) {
  return (
    <TabAturan
      {...p}
      nama="tingkat"
      judul="Tingkat Member"
      keterangan="Menurut belanja dua belas bulan terakhir. Pengali 1.5 memberi satu setengah kali poin."
      tulis={(a) =>
        a.tingkat.length === 0
          ? 'tanpa tingkat'
          : a.tingkat.map((t) => `${t.nama} ${rupiah(t.dari_rp)} ×${tulisPengali(t.pengali)}`).join(', ')
      }
      tertahan={(a) => periksaTingkat(a.tingkat).size > 0}
      isian={(isian) => <DaftarTingkat {...isian} />}
    />
  );
}

function DaftarTingkat({ isi, onGanti, galat, mati }: IsianAturanProps<IsiAturan<'tingkat'>>) {
  const salah = periksaTingkat(isi.tingkat);
  const ubah = (ke: number, bagian: Partial<(typeof isi.tingkat)[number]>) =>
    onGanti({ tingkat: isi.tingkat.map((t, i) => (i === ke ? { ...t, ...bagian } : t)) });
  return (
    <Stack gap="sm">
      {isi.tingkat.map((t, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
        <Group key={i} gap="sm" align="flex-start" wrap="wrap" role="group" aria-label={`Tingkat ${i + 1}`}>
          <TextInput
            label="Nama"
            w={160}
            maxLength={20}
            autoComplete="off"
            disabled={mati}
            value={t.nama}
            error={salah.get(i) ?? galat[`tingkat[${i}].nama`]}
            onChange={(e) => ubah(i, { nama: e.currentTarget.value.toUpperCase() })}
          />
          <IsianUang
            label="Belanja mulai"
            w={190}
            disabled={mati || i === 0}
            value={t.dari_rp}
            error={galat[`tingkat[${i}].dari_rp`]}
            galatLangsung
            onChange={(v) => ubah(i, { dari_rp: v ?? 0 })}
          />
          <IsianPengali
            nilai={t.pengali}
            mati={mati}
            galat={galat[`tingkat[${i}].pengali`]}
            onGanti={(pengali) => ubah(i, { pengali })}
          />
          {!mati && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              mt={24}
              aria-label={`Hapus tingkat ${t.nama || i + 1}`}
              onClick={() => {
                const sisa = isi.tingkat.filter((_, j) => j !== i);
                // The first one always begins at nothing.
                onGanti({ tingkat: sisa.map((s, j) => (j === 0 ? { ...s, dari_rp: 0 } : s)) });
              }}
            >
              <IconX size={18} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {galat.tingkat && (
        <Text c="red" fz={13} role="alert">
          {galat.tingkat}
        </Text>
      )}
      {!mati && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() =>
              onGanti({
                tingkat: [
                  ...isi.tingkat,
                  {
                    nama: '',
                    dari_rp: isi.tingkat.length === 0 ? 0 : (isi.tingkat.at(-1)?.dari_rp ?? 0) + 10_000_000,
                    pengali: 100,
                  },
                ],
              })
            }
          >
            Tambah Tingkat
          </Button>
        </Group>
      )}
    </Stack>
  );
}

interface PengaliProps {
  nilai: number;
  mati: boolean;
  galat?: string;
  onGanti: (pengali: number) => void;
}

function IsianPengali({ nilai, mati, galat, onGanti }: PengaliProps) {
  return (
    <NumberInput
      label="Pengali"
      w={110}
      min={0.01}
      max={99.99}
      decimalScale={2}
      step={0.5}
      disabled={mati}
      value={tulisPengali(nilai)}
      error={galat}
      onChange={(v) => onGanti(bacaPengali(String(v)) ?? 0)}
    />
  );
}

export function TabUcapan(p: TabProps) {
  return (
    <TabAturan
      {...p}
      nama="ucapan"
      judul="Ucapan"
      keterangan="Pesan yang dikirim kepada member yang setuju dihubungi."
      tulis={(a) => `ulang tahun ${a.hari_sebelum} hari sebelum, hangus ${a.hangus_hari} hari sebelum`}
      isian={({ isi, onGanti, galat, mati }) => (
        <Stack gap="sm" maw={720}>
          <Textarea
            label="Ucapan ulang tahun"
            description="{nama} menjadi nama member, {toko} nama toko"
            autosize
            minRows={2}
            maxLength={500}
            disabled={mati}
            value={isi.ulang_tahun}
            error={galat.ulang_tahun}
            onChange={(e) => onGanti({ ...isi, ulang_tahun: e.currentTarget.value })}
          />
          <NumberInput
            label="Dikirim berapa hari sebelumnya"
            w={220}
            min={0}
            max={7}
            allowDecimal={false}
            disabled={mati}
            value={isi.hari_sebelum}
            error={galat.hari_sebelum}
            onChange={(v) => onGanti({ ...isi, hari_sebelum: angka(v) })}
          />
          <Textarea
            label="Pengingat poin hangus"
            description="{nama}, {poin} dan {tanggal} diisi sendiri"
            autosize
            minRows={2}
            maxLength={500}
            disabled={mati}
            value={isi.hangus}
            error={galat.hangus}
            onChange={(e) => onGanti({ ...isi, hangus: e.currentTarget.value })}
          />
          <NumberInput
            label="Diingatkan berapa hari sebelumnya"
            w={220}
            min={0}
            max={60}
            allowDecimal={false}
            disabled={mati}
            value={isi.hangus_hari}
            error={galat.hangus_hari}
            onChange={(v) => onGanti({ ...isi, hangus_hari: angka(v) })}
          />
          <Text fz={13} c="dimmed" data-contoh>
            Contoh: {contohUcapan(isi.ulang_tahun)}
          </Text>
        </Stack>
      )}
    />
  );
}

const contohUcapan = (teks: string) => teks.replaceAll('{nama}', 'IBU DEWI').replaceAll('{toko}', 'TOKO MAS') || '-';
