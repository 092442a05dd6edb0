// What came out of a lot: refined gold, bars, gold for craftsmen, each weighed and tested; loss and gain against the norm while it is typed.
import { Alert, Button, Group, Modal, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { berat } from '@/kit/angka';
import { kueriBaki } from '@/kit/dokumen/PilihBaki';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { GalatDokumen, TombolSimpan } from '@/kit/dokumen/TombolSimpan';
import { useHitungDialog } from '@/kit/dokumen/useHitungDialog';
import { majukan } from '@/kit/Formulir';
import { type Baris, baris } from '@/kit/transaksi/baris';
import { DaftarEmas, PilihMacam, type SatuProps, SelBerat, SelKadar } from '@/kit/tukang/BarisEmas';
import { type HitungHasil, hitungHasil, KUNCI_LEBUR } from './api';
import { BENTUK, bisaDihitung, HASIL_KOSONG, type IsiHasil, keHasil } from './isi';
import type { DialogLotProps } from './RinciLot';

export function DialogHasil({ r, onTutup, onJadi }: DialogLotProps) {
  const [hasil, setHasil] = useState<readonly Baris<IsiHasil>[]>(() => [baris(HASIL_KOSONG)]);
  const [keterangan, setKeterangan] = useState('');
  const simpan = useSimpanDokumen('lot-lebur/hasil');
  const isi = keHasil(r.lot.no_lot, keterangan, hasil);
  const siap = bisaDihitung(isi, r.lot.jenis);
  const { h, galat } = useHitungDialog({ kunci: [...KUNCI_LEBUR, 'hitung'], isi, siap, hitung: hitungHasil });
  const kirim = async () => {
    const jawab = await simpan.kirimIsi(isi);
    if (jawab) onJadi(jawab.message);
  };
  return (
    <Modal
      opened
      onClose={() => !simpan.sibuk && onTutup()}
      title={`Hasil ${r.lot.no_lot}`}
      size={960}
      closeButtonProps={{ 'aria-label': 'Tutup' }}
    >
      <Stack gap="sm" onKeyDown={majukan}>
        <DaftarEmas
          isi={hasil}
          kolom={simpan.kolom}
          onGanti={(baru) => {
            simpan.lupakan();
            setHasil(baru);
          }}
          terkunci={simpan.sibuk}
          daftar="hasil"
          nama="Hasil"
          tambah="Hasil lain"
          kosong={HASIL_KOSONG}
          // Of dust and water nothing may come.
          anak={(satu) => <SatuHasil {...satu} wajib={r.lot.jenis === 'EMAS'} />}
        />
        <TextInput
          label="Keterangan"
          maxLength={200}
          value={keterangan}
          onChange={(e) => setKeterangan(e.currentTarget.value)}
          error={simpan.kolom.keterangan}
          disabled={simpan.sibuk}
        />
        {h && <Hitungan h={h} />}
        {galat && (
          <Alert color="orange" py={8} role="status">
            {galat}
          </Alert>
        )}
        <Text fz={13} c="dimmed">
          {r.boleh_uji
            ? 'Anda menguji lot ini. Susut di atas norma dan setiap kelebihan disetujui orang lain.'
            : 'Anda menyerahkan atau menerima lot ini: orang ketiga menguji dan menyetujuinya dengan password sendiri.'}
        </Text>
        <GalatDokumen simpan={simpan} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" disabled={simpan.sibuk} onClick={onTutup}>
            Tutup
          </Button>
          <TombolSimpan
            simpan={simpan}
            onSimpan={() => void kirim()}
            label="Simpan Hasil"
            mati={!siap}
            sebab="Setiap baris: pilih jenisnya, timbang, dan isi kadar ujinya"
          />
        </Group>
      </Stack>
    </Modal>
  );
}

function SatuHasil({ wajib, ...satu }: SatuProps<IsiHasil> & { wajib: boolean }) {
  const { m, ke, galat, ubah, terkunci } = satu;
  const baki = useQuery(kueriBaki);
  const leburan = (baki.data ?? []).filter((b) => b.kode_gudang === 'HANCUR').map((b) => b.kode_baki);
  return (
    <>
      <Select
        label="Bentuk"
        style={{ gridColumn: 'span 2' }}
        data={BENTUK}
        value={m.bentuk}
        allowDeselect={false}
        onChange={(v) => ubah({ bentuk: v ?? 'CIOK', kode_toko: v === 'EMAS' ? (leburan[0] ?? '') : '' })}
        error={galat('bentuk')}
        disabled={terkunci}
      />
      <SelBerat
        label="Berat"
        wajib={wajib}
        utama={ke === 0}
        nilai={m.berat}
        onUbah={(b) => ubah({ berat: b })}
        galat={galat('berat')}
        terkunci={terkunci}
      />
      <SelKadar
        label="Kadar uji (%)"
        wajib={wajib}
        nilai={m.uji}
        onUbah={(uji) => ubah({ uji })}
        galat={galat('kadar_uji')}
        terkunci={terkunci}
      />
      {m.bentuk !== 'CIOK' && <PilihMacam {...satu} />}
      {m.bentuk === 'EMAS' && (
        <Select
          label="Baki leburan"
          data={leburan}
          value={m.kode_toko || null}
          allowDeselect={false}
          onChange={(v) => ubah({ kode_toko: v ?? '' })}
          error={galat('kode_toko')}
          disabled={terkunci}
        />
      )}
    </>
  );
}

/** Fine gold: what went in, what came, what is missing or too much. */
function Hitungan({ h }: { h: HitungHasil }) {
  const isi: readonly [string, number][] = [
    ['Emas murni masuk', h.murni_masuk],
    ['Emas murni keluar', h.murni],
    ['Norma susut', h.norma],
    h.lebih > 0 ? ['Lebih', h.lebih] : ['Susut', h.susut],
  ];
  return (
    <>
      <Table fz={13} verticalSpacing={2} aria-label="Emas murni">
        <Table.Tbody>
          {isi.map(([kata, gram]) => (
            <Table.Tr key={kata}>
              <Table.Td>{kata}</Table.Td>
              <Table.Td ta="right">{berat(gram)} gr</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {(h.susut_lebih > 0 || h.lebih > 0 || h.lebih_berat > 0) && (
        <Alert color="orange" py={8} role="status">
          {h.susut_lebih > 0
            ? `Susut ${berat(h.susut_lebih)} gr di atas norma: penyetuju membacanya.`
            : `Lebih ${berat(h.lebih)} gr murni, ${berat(h.lebih_berat)} gr berat: dicatat sebagai LEBIH dan disetujui.`}
        </Alert>
      )}
    </>
  );
}
