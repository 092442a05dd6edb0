// Jual Batu: loose stones to a customer, priced by the parameters and the dollar of the day; weighed, paid with money, with its nota.
// F2 stone, F4 customer, Alt+S sales person, F6 to F8 payment, F9 save.
import { Alert, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { rupiah, tulisAngka } from '@/kit/angka';
import { IsianUang } from '@/kit/IsianUang';
import { teksAlasan } from '@/kit/transaksi/alasan';
import { baris, hapusBaris, ubahBaris } from '@/kit/transaksi/baris';
import { BAYAR_UANG } from '@/kit/transaksi/bayar';
import { keScan, PapanTransaksi } from '@/kit/transaksi/PapanTransaksi';
import { useSales } from '@/kit/transaksi/sales';
import { TransaksiTersimpan } from '@/kit/transaksi/TransaksiTersimpan';
import kelas from '@/kit/transaksi/transaksi.module.css';
import type { Rute } from '@/routes';
import { kertasJual } from './api';
import { BarisBatu } from './BarisBatu';
import { caratSemua, pilih } from './model';
import { PilihBatu } from './PilihBatu';
import { type JualBatu as Jual, useJualBatu } from './useJual';

export default function JualBatu({ rute }: { rute: Rute }) {
  const t = useJualBatu();
  const { keadaan, harga, terkunci, kolom } = t;
  const sales = useSales(t);
  const wadah = useRef<HTMLDivElement>(null);
  const ubah = (id: string, bagian: Partial<Jual>) => t.ganti((k) => ({ ...k, batu: ubahBaris(k.batu, id, bagian) }));
  const galat = t.galat('detail');
  const h = t.hitungan?.hasil;
  return (
    <PapanTransaksi
      rute={rute}
      t={t}
      wadah={wadah}
      dialog={false}
      label="Simpan Penjualan"
      onSales={sales.pilih}
      banyak={`${keadaan.batu.length} batu · ${tulisAngka(caratSemua(keadaan.batu.map((b) => b.minta)), 'berat')} ct`}
      petunjuk="Scan atau cari batu yang dijual."
      selesai={
        t.selesai && (
          <TransaksiTersimpan
            judul={t.selesai.pesan ?? 'Batu Berhasil Dijual'}
            no={t.selesai.hasil.no_jual}
            neto={t.selesai.hasil.total}
            kembali={t.selesai.hasil.kembali}
            nota={[kertasJual(t.selesai.hasil.no_jual)]}
            onTutup={() => [t.tutupSelesai(), keScan(wadah)]}
          />
        )
      }
      pindai={
        <PilihBatu
          tempat="BRANKAS"
          kecuali={keadaan.batu.map((b) => b.minta.batu.kode_batu)}
          terkunci={terkunci}
          onPilih={(batu) => {
            t.tutupSelesai();
            t.ganti((k) => ({ ...k, batu: [...k.batu, baris({ ...pilih(batu), harga: null })] }));
          }}
        />
      }
      keterangan={
        <TextInput
          label="Keterangan"
          maxLength={200}
          value={keadaan.keterangan}
          onChange={(e) => t.ganti((k) => ({ ...k, keterangan: e.currentTarget.value }), 'keterangan')}
          error={kolom.keterangan}
          disabled={terkunci}
        />
      }
      perluIzin={t.basi ? undefined : teksAlasan(h?.alasan)}
      jenisBayar={BAYAR_UANG}
    >
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 8 }} aria-label="Batu yang dijual">
        {keadaan.batu.map((b) => {
          const hargaBatu = harga.get(b.id);
          return (
            <BarisBatu
              key={b.id}
              p={b.minta}
              galat={Object.values(galat.get(b.id) ?? {}).join('. ') || undefined}
              terkunci={terkunci}
              harga={<span className={kelas.harga}>{hargaBatu ? rupiah(hargaBatu.harga) : '…'}</span>}
              onUbah={(bagian) => ubah(b.id, bagian)}
              onHapus={() => t.ganti((k) => ({ ...k, batu: hapusBaris(k.batu, b.id) }))}
            >
              <IsianUang
                label="Harga sepakat"
                value={b.minta.harga}
                placeholder={
                  hargaBatu && hargaBatu.harga_hitung > 0 ? tulisAngka(hargaBatu.harga_hitung, 'rupiah') : undefined
                }
                onChange={(nilai) => ubah(b.id, { harga: nilai })}
                disabled={terkunci}
              />
            </BarisBatu>
          );
        })}
      </ul>
      {h && !t.basi && (
        <Alert color="blue" py={8} role="status" data-hitungan>
          <Text fz={13}>
            Kurs {rupiah(h.kurs / 100)} · PPN {rupiah(h.ppn)}
          </Text>
        </Alert>
      )}
    </PapanTransaksi>
  );
}
