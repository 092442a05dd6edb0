// The short steps of a loan: paying out what was validated, a lost ticket, taking the whole loan or its auction back on its day.
import { Alert, Checkbox, Modal, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { berat, rupiah } from '@/kit/angka';
import { IsianAlasan } from '@/kit/dokumen/IsianAlasan';
import { useSimpanDokumen } from '@/kit/dokumen/simpan';
import { pesan } from '@/kit/pesan';
import { disebutDiIsian, IsianTimbangLagi, useTimbang } from '@/kit/transaksi/TimbangLagi';
import { useBayarDialog } from '@/kit/transaksi/useBayarDialog';
import { type DialogHutangProps, JumlahLangkah, KakiHutang } from './BagianLangkah';
import { nikUtuh, rapikanNik } from './model';

const TUTUP = { 'aria-label': 'Tutup' } as const;

export function DialogCair({ h, onTutup, onSegarkan }: DialogHutangProps) {
  const no = h.no_faktur_hutang;
  const simpan = useSimpanDokumen('hutang/{no}/cair', { jalur: { no } });
  const neto = -(h.jumlah_hutang - h.biaya_rp);
  const bayar = useBayarDialog(neto, simpan);
  const kirim = async () => {
    const pembayaran = bayar.ambil();
    if (!pembayaran) return;
    const jawab = await simpan.kirim({ pembayaran });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? `${rupiah(jawab.data.diterima_rp)} dicairkan`);
    onSegarkan();
    onTutup();
  };
  return (
    <Modal opened onClose={onTutup} title={`Cairkan ${no}`} size={560} closeButtonProps={TUTUP}>
      <Stack gap="md">
        <Text fz={13}>
          Pokok {rupiah(h.jumlah_hutang)}
          {h.biaya_rp > 0 && `, biaya ${rupiah(h.biaya_rp)} dipotong`}. Dibayarkan kepada{' '}
          <b>{h.nama_customer.toUpperCase()}</b>; cocokkan KTP-nya.
        </Text>
        <JumlahLangkah neto={neto} basi={false} />
        {bayar.panel}
        <KakiHutang
          simpan={simpan}
          label="Cairkan"
          mati={!bayar.pas}
          disebut={bayar.disebut}
          onTutup={onTutup}
          onSimpan={() => void kirim()}
        />
      </Stack>
    </Modal>
  );
}

export function DialogHilang({ h, onTutup, onSegarkan, onCetak }: DialogHutangProps & { onCetak: () => void }) {
  const no = h.no_faktur_hutang;
  const [pernyataan, setPernyataan] = useState('');
  const [nik, setNik] = useState('');
  const simpan = useSimpanDokumen('hutang/{no}/hilang', { jalur: { no } });
  const kurang = !nikUtuh(nik)
    ? 'NIK pemilik hutang harus 16 angka'
    : pernyataan.trim() === ''
      ? 'Isi pernyataan customer'
      : undefined;
  const kirim = async () => {
    const jawab = await simpan.kirim({ pernyataan: pernyataan.trim(), nik });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? `Surat ke-${jawab.data.tiket} berlaku`);
    onSegarkan();
    onCetak();
  };
  return (
    <Modal opened onClose={onTutup} title={`Surat hilang ${no}`} size={560} closeButtonProps={TUTUP}>
      <Stack gap="md">
        <Alert color="orange" py={8}>
          Surat yang lama tidak berlaku lagi sesudah ini; surat baru dicetak untuk {h.nama_customer.toUpperCase()}
          {h.nik_samar && ` (NIK ${h.nik_samar})`}. Perlu otorisasi.
        </Alert>
        <TextInput
          label="NIK pemilik"
          description="16 angka pada KTP"
          required
          data-autofocus
          inputMode="numeric"
          maxLength={16}
          autoComplete="off"
          value={nik}
          onChange={(e) => [setNik(rapikanNik(e.currentTarget.value)), simpan.lupakan('nik')]}
          error={simpan.kolom.nik}
        />
        <Textarea
          label="Pernyataan customer"
          placeholder="Kapan dan di mana hilangnya; surat pernyataan ditandatangani"
          required
          rows={2}
          maxLength={200}
          value={pernyataan}
          onChange={(e) => [setPernyataan(e.currentTarget.value), simpan.lupakan('pernyataan')]}
          error={simpan.kolom.pernyataan}
        />
        <KakiHutang
          simpan={simpan}
          label="Buat Surat Baru"
          kurang={kurang}
          onTutup={onTutup}
          onSimpan={() => void kirim()}
        />
      </Stack>
    </Modal>
  );
}

export function DialogBatalHutang({ h, onTutup, onSegarkan }: DialogHutangProps) {
  const no = h.no_faktur_hutang;
  const [alasan, setAlasan] = useState('');
  const [belum_dikirim, setBelumDikirim] = useState(false);
  const lewatBank = h.pembayaran.some((b) => b.jenis !== 'CASH');
  const simpan = useSimpanDokumen('hutang/{no}/batal', { jalur: { no } });
  const kirim = async () => {
    const jawab = await simpan.kirim({ alasan: alasan.trim(), belum_dikirim });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Hutang Berhasil Dibatalkan');
    onSegarkan();
    onTutup();
  };
  return (
    <Modal opened onClose={onTutup} title={`Batalkan ${no}`} size={520} closeButtonProps={TUTUP}>
      <Stack gap="md">
        <Text>
          Jaminan di kantong {h.no_kantong} kembali ke {h.nama_customer.toUpperCase()}
          {h.status === 'AKTIF' &&
            `, dan ${rupiah(h.jumlah_hutang - h.biaya_rp)} yang sudah dibayarkan kembali ke toko`}
          . Hanya pada hari hutangnya.
        </Text>
        {lewatBank && (
          <Checkbox
            label="Transfernya belum dikirim bank"
            description="Dicentang: dibatalkan di bank, keuangan tidak menunggu apa pun. Tidak dicentang: uang keluar dan kembalinya menunggu dicocokkan."
            checked={belum_dikirim}
            onChange={(e) => setBelumDikirim(e.currentTarget.checked)}
            disabled={simpan.sibuk}
          />
        )}
        <IsianAlasan
          nilai={alasan}
          onGanti={setAlasan}
          simpan={simpan}
          keterangan={lewatBank ? 'Lewat bank: perlu otorisasi OWN' : 'Perlu otorisasi SPV atau OWN'}
        />
        <KakiHutang
          simpan={simpan}
          label="Ya, Batalkan"
          bahaya
          mati={alasan.trim() === ''}
          onTutup={onTutup}
          onSimpan={() => void kirim()}
        />
      </Stack>
    </Modal>
  );
}

/** The auction of today taken back: the pledges are weighed and go into a bag again, the loan runs on. */
export function DialogBatalLelang({ h, onTutup, onSegarkan }: DialogHutangProps) {
  const no = h.no_faktur_hutang;
  const [alasan, setAlasan] = useState('');
  const [no_kantong, setKantong] = useState('');
  const [tempat, setTempat] = useState('');
  const lagi = useTimbang(
    h.detail_barang.map((b) => ({
      id: `${b.baris}`,
      sebut: `${b.baris}. ${b.nama_barang} · dijaminkan ${berat(b.berat)} gr`,
    })),
  );
  const simpan = useSimpanDokumen('hutang/{no}/batal-lelang', { jalur: { no } });
  const kurang = lagi.belum ? 'Timbang lagi setiap jaminan' : alasan.trim() === '' ? 'Isi alasannya' : undefined;
  const kirim = async () => {
    const jawab = await simpan.kirim({
      alasan: alasan.trim(),
      detail_barang: h.detail_barang.map(({ baris }) => ({ baris, berat: lagi.berat(`${baris}`) })),
      no_kantong: no_kantong.trim(),
      tempat: tempat.trim(),
    });
    if (!jawab) return;
    pesan.sukses(jawab.message ?? 'Lelang Hutang Berhasil Dibatalkan');
    onSegarkan();
    onTutup();
  };
  return (
    <Modal opened onClose={onTutup} title={`Batalkan lelang ${no}`} size={620} closeButtonProps={TUTUP}>
      <Stack gap="md">
        <Text>
          Jaminan {h.nama_customer.toUpperCase()} kembali ke kantongnya, pinjaman {rupiah(h.jumlah_hutang)} berjalan
          lagi, uang kelebihannya dihapus. Hanya pada hari lelangnya, sebelum kelebihan dibayar atau barangnya dipindah.
        </Text>
        <IsianTimbangLagi lagi={lagi} simpan={simpan} />
        <IsianAlasan
          nilai={alasan}
          onGanti={setAlasan}
          simpan={simpan}
          belakangan
          keterangan="Perlu otorisasi SPV atau OWN"
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <TextInput
            label="No kantong"
            description="Kosong: kantong yang dulu"
            placeholder={h.no_kantong}
            maxLength={30}
            autoComplete="off"
            value={no_kantong}
            onChange={(e) => [setKantong(e.currentTarget.value), simpan.lupakan('no_kantong')]}
            error={simpan.kolom.no_kantong}
          />
          <TextInput
            label="Tempat"
            description="Kosong: tempat yang dulu"
            maxLength={40}
            autoComplete="off"
            value={tempat}
            onChange={(e) => [setTempat(e.currentTarget.value), simpan.lupakan('tempat')]}
            error={simpan.kolom.tempat}
          />
        </SimpleGrid>
        <KakiHutang
          simpan={simpan}
          label="Ya, Batalkan"
          bahaya
          kurang={kurang}
          disebut={disebutDiIsian(simpan)}
          onTutup={onTutup}
          onSimpan={() => void kirim()}
        />
      </Stack>
    </Modal>
  );
}
