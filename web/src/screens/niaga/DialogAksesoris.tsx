// Counted accessories for the sale: which, out of which tray, how many, at what price each.
import { Group, Modal, NumberInput, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { pesanDari } from '@/api/tolak';
import { rupiah } from '@/kit/angka';
import { pindahFokus } from '@/kit/fokus';
import { IsianUang } from '@/kit/IsianUang';
import { KakiIsian } from '@/kit/transaksi/KakiIsian';
import { kueriAksesoris } from './api';
import { JUAL_KOSONG, type MintaJual } from './model';

export function DialogAksesoris({ onJadi, onTutup }: { onJadi: (m: MintaJual) => void; onTutup: () => void }) {
  const wadah = useRef<HTMLDivElement>(null);
  const { data = [], error, isPending } = useQuery(kueriAksesoris);
  const [kunci, setKunci] = useState<string | null>(null);
  const [qty, setQty] = useState(1);
  const [harga, setHarga] = useState<number | null>(null);
  const kode = (a: (typeof data)[number]) => `${a.kode_group} ${a.kode_dept} ${a.kode_toko}`;
  const pilihan = data.find((a) => kode(a) === kunci);
  const siap = pilihan !== undefined && qty > 0 && (harga ?? 0) > 0;
  const jadi = () => {
    if (!siap || !pilihan) return;
    onJadi({
      ...JUAL_KOSONG,
      kode_group: pilihan.kode_group,
      kode_dept: pilihan.kode_dept,
      kode_toko: pilihan.kode_toko,
      qty,
      harga_satuan: harga ?? 0,
    });
  };
  const tombol = (kejadian: KeyboardEvent) => {
    if (kejadian.key === 'F9' || (kejadian.key === 'Enter' && kejadian.ctrlKey)) {
      kejadian.preventDefault();
      kejadian.stopPropagation();
      jadi();
    } else if (
      kejadian.key === 'Enter' &&
      kejadian.target instanceof HTMLInputElement &&
      kejadian.target.getAttribute('role') !== 'combobox'
    ) {
      kejadian.preventDefault();
      if (wadah.current) pindahFokus(wadah.current, kejadian.target);
    }
  };
  return (
    <Modal opened onClose={onTutup} title="Aksesoris" size={460} closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <Stack gap="sm" ref={wadah} onKeyDown={tombol}>
        <Select
          label="Aksesoris"
          data-autofocus
          searchable
          data={data.map((a) => ({
            value: kode(a),
            label: `${a.nama_dept} · ${a.nama_baki} · sisa ${a.qty}`,
          }))}
          value={kunci}
          onChange={setKunci}
          error={error ? pesanDari(error) : undefined}
          nothingFoundMessage="Tidak Ada Data"
          placeholder={isPending ? 'Memuat…' : data.length === 0 ? 'Tidak ada stok aksesoris' : 'Pilih aksesoris'}
        />
        <Group grow align="flex-start">
          <NumberInput
            label="Qty"
            min={1}
            max={pilihan?.qty ?? 10_000}
            allowDecimal={false}
            value={qty}
            onChange={(n) => setQty(Number(n) || 0)}
          />
          <IsianUang label="Harga satuan" value={harga} onChange={setHarga} />
        </Group>
        <Text ta="right" fw={600}>
          {rupiah(qty * (harga ?? 0))}
        </Text>
        <KakiIsian siap={siap} onTutup={onTutup} onJadi={jadi} />
      </Stack>
    </Modal>
  );
}
