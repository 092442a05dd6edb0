// Wages: finished works that are not paid yet, each with its wage, out of the drawer or an account of the shop.
import { Button, Checkbox, Group, Modal, Stack, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { rupiah } from '@/kit/angka';
import { galatBaris, useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { IsianUang } from '@/kit/IsianUang';
import { type Baris, baris, galatPerId } from '@/kit/transaksi/baris';
import { BAYAR_KELUAR, BAYAR_KOSONG, bayarTerisi, dikirim, type MintaBayar, pelunasan } from '@/kit/transaksi/bayar';
import { PanelBayar } from '@/kit/transaksi/PanelBayar';
import { bisaDibayar, sebutKerja } from './isi';
import type { DialogTukangProps } from './RinciTukang';

export function DialogUpah({ t, onTutup, onJadi }: DialogTukangProps) {
  const kerja = bisaDibayar(t.kerja);
  const [upah, setUpah] = useState<Readonly<Record<number, number | null>>>({});
  const [bayar, setBayar] = useState<readonly Baris<MintaBayar>[]>(() => [baris(BAYAR_KOSONG)]);
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('emas-tukang/upah');
  const dipilih = kerja.filter((k) => k.id in upah);
  const total = dipilih.reduce((n, k) => n + (upah[k.id] ?? 0), 0);
  const lunas = pelunasan(-total, bayar);
  const salah = galatBaris(simpan.kolom, 'detail');
  const ubah = (baru: Readonly<Record<number, number | null>>) => {
    simpan.lupakan();
    setUpah(baru);
    // One way to pay follows the sum; several are the cashier's.
    const jumlah = kerja.reduce((n, k) => n + (baru[k.id] ?? 0), 0);
    setBayar((lama) =>
      lama.length === 1 ? lama.map((b) => ({ ...b, minta: { ...b.minta, jumlah_rp: jumlah } })) : lama,
    );
  };
  const kirim = async () => {
    const jawab = await simpan.kirim({
      kode_tukang: t.tukang.kode_tukang,
      keterangan: keterangan.trim(),
      detail: dipilih.map((k) => ({ id_kerja: k.id, upah: upah[k.id] ?? 0 })),
      pembayaran: bayarTerisi(bayar),
    });
    if (jawab) onJadi(jawab.message);
  };
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && onTutup()}
      title={`Bayar Upah ${t.tukang.nama_tukang}`}
      size={760}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="md">
        <Table.ScrollContainer minWidth={420}>
          <Table fz={13} aria-label="Pekerjaan yang dibayar">
            <Table.Tbody>
              {kerja.map((k, ke) => {
                const pilih = k.id in upah;
                return (
                  <Table.Tr key={k.id}>
                    <Table.Td>
                      <Checkbox
                        label={sebutKerja(k)}
                        data-autofocus={ke === 0 ? true : undefined}
                        checked={pilih}
                        disabled={simpan.sibuk}
                        onChange={(e) => {
                          const { [k.id]: _, ...lain } = upah;
                          ubah(e.currentTarget.checked ? { ...upah, [k.id]: k.upah > 0 ? k.upah : null } : lain);
                        }}
                      />
                      <Text fz={12} c="dimmed" ml={32}>
                        Selesai oleh {k.selesai_oleh},{' '}
                        {k.upah > 0 ? `disepakati ${rupiah(k.upah)}` : 'upah belum disepakati'}
                      </Text>
                    </Table.Td>
                    <Table.Td w={190}>
                      <IsianUang
                        aria-label={`Upah pekerjaan ${k.id}`}
                        value={upah[k.id] ?? null}
                        onChange={(n) => ubah({ ...upah, [k.id]: n })}
                        error={pilih ? salah.get(dipilih.indexOf(k)) : undefined}
                        disabled={!pilih || simpan.sibuk}
                      />
                    </Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Text fw={600} ta="right" data-total={total}>
          Total {rupiah(total)}
        </Text>
        {total > 0 && (
          <PanelBayar
            neto={-total}
            bayar={bayar}
            onGanti={(baru) => {
              simpan.lupakan();
              setBayar(baru);
            }}
            lunas={lunas}
            galat={galatPerId(simpan.kolom, 'pembayaran', dikirim(bayar))}
            umum={simpan.kolom.pembayaran}
            terkunci={simpan.sibuk}
            jenis={BAYAR_KELUAR}
          />
        )}
        <TextInput
          label="Keterangan"
          maxLength={200}
          value={keterangan}
          onChange={(e) => setKeterangan(e.currentTarget.value)}
          error={simpan.kolom.keterangan}
          disabled={simpan.sibuk}
        />
        {salah.size === 0 && <GalatDokumen simpan={simpan} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={simpan.sibuk} onClick={onTutup}>
            Tutup
          </Button>
          <TombolSimpan
            simpan={simpan}
            onSimpan={() => void kirim()}
            label="Bayar"
            mati={total <= 0 || lunas.kurang > 0 || lunas.lebih > 0 || dipilih.some((k) => !upah[k.id])}
            sebab={
              dipilih.length === 0
                ? 'Pilih pekerjaannya'
                : dipilih.some((k) => !upah[k.id])
                  ? 'Isi upah setiap pekerjaan'
                  : 'Yang dibayarkan harus sama dengan totalnya'
            }
          />
        </Group>
      </Stack>
    </Modal>
  );
}
