// A transaction as it was written: who, what with which formula, how it was paid, and what later happened to it.
import { Alert, Anchor, Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { kodeTokoAktif } from '@/app/sesi';
import { berat, rupiah, tulisAngka } from '@/kit/angka';
import { kueriFotoAda } from '@/kit/barang/api';
import { FotoKecil } from '@/kit/barang/FotoBarang';
import { type Rumus, TabelRumus } from '@/kit/transaksi/TabelRumus';
import kelas from '@/kit/transaksi/transaksi.module.css';
import { waktuLengkap } from '@/kit/waktu';
import type { Faktur, FakturRinci } from './api';

/** JUAL, BELI, TUKAR; cancelled, validated. */
export function LencanaFaktur({ f }: { f: Faktur }) {
  return (
    <Group gap={6}>
      <Badge variant="light" color={f.jenis === 'TUKAR' ? 'blue' : 'gray'}>
        {f.jenis}
      </Badge>
      {f.no_batal ? (
        <Badge variant="light" color="red">
          Batal
        </Badge>
      ) : f.valid_oleh ? (
        <Badge variant="light" color="green">
          Valid
        </Badge>
      ) : null}
    </Group>
  );
}

function BarisIsi({
  kode,
  sidik,
  nama,
  kecil,
  gram,
  harga,
  rumus,
  nasib,
}: {
  kode: string;
  sidik?: string;
  nama: string;
  kecil: string;
  gram?: number;
  harga: number;
  rumus: readonly Rumus[];
  /** What became of it, or where it came from. */
  nasib?: ReactNode;
}) {
  const [terbuka, setTerbuka] = useState(false);
  return (
    <li className={kelas.baris}>
      <button type="button" className={kelas.isi} aria-expanded={terbuka} onClick={() => setTerbuka((b) => !b)}>
        <FotoKecil kode={kode} sidik={sidik} sisi={44} />
        <span style={{ minWidth: 0 }}>
          <span className={kelas.nama}>{nama}</span>
          <span className={kelas.kecil}>{kecil}</span>
        </span>
        <span className={kelas.angka}>
          {gram !== undefined && <span className={kelas.kecil}>{berat(gram)} gr</span>}
          <b>{rupiah(harga)}</b>
        </span>
      </button>
      {nasib && <div style={{ padding: '0 12px 8px 68px' }}>{nasib}</div>}
      {terbuka && (
        <div style={{ padding: '4px 12px 10px' }}>
          <TabelRumus rumus={rumus} label={`Rumus ${nama}`} />
        </div>
      )}
    </li>
  );
}

/** A bought piece that this chain had sold: the sale opens from here, where it is of this store. */
function Asal({ no, toko, sini }: { no: string; toko: string; sini: string }) {
  if (no === '') return null;
  return (
    <Text fz={13} c="dimmed">
      Dijual dengan nota{' '}
      {toko === sini && /^FJ/.test(no) ? (
        <Anchor component={Link} to="/lihat-penjualan" search={{ faktur: no } as never} fz={13}>
          {no}
        </Anchor>
      ) : (
        `${no}${toko === sini ? '' : ` di ${toko}`}`
      )}
    </Text>
  );
}

/** A sold piece that came back: the purchase opens from here, where it is of this store. */
function Kembali({ kembali, sini }: { kembali?: FakturRinci['kembali_barang'][number]; sini: string }) {
  if (!kembali) return null;
  const { no_faktur_beli: no, toko, tgl_system } = kembali;
  return (
    <Text fz={13} c="dimmed">
      Barangnya kembali {tgl_system} dengan{' '}
      {toko === sini ? (
        <Anchor component={Link} to="/lihat-pembelian" search={{ faktur: no } as never} fz={13}>
          {no}
        </Anchor>
      ) : (
        `${no} di ${toko}`
      )}
    </Text>
  );
}

export function IsiFaktur({ f }: { f: FakturRinci }) {
  const kode = [...f.detail_barang, ...f.detail_beli].map((b) => b.kode_barcode).filter(Boolean);
  const foto = useQuery(kueriFotoAda(kode)).data ?? {};
  return (
    <Stack gap="md">
      {f.no_batal && (
        <Alert color="red">
          Dibatalkan oleh {f.batal_oleh} ({f.no_batal}): {f.batal_alasan}
        </Alert>
      )}
      <Text fz={13} c="dimmed">
        {waktuLengkap(f.waktu)} · {f.input_by} · sales {f.kode_sales}
        {f.tgl_dokumen !== f.tgl_system && ` · tanggal dokumen ${f.tgl_dokumen}`}
        {f.kode_marketplace && ` · ${f.kode_marketplace} ${f.no_order}`}
        {f.valid_oleh && ` · divalidasi ${f.valid_oleh}`}
        {f.cetakan > 0 && ` · nota dicetak ${f.cetakan} kali`}
        {f.keterangan && ` · ${f.keterangan}`}
      </Text>
      {f.nama_customer && (
        <div>
          <Text fw={600}>{f.nama_customer}</Text>
          <Text fz={13} c="dimmed">
            {[f.jenis_pelanggan, f.kode_member, f.no_hp, f.alamat_customer, f.nik_samar].filter(Boolean).join(' · ')}
          </Text>
        </div>
      )}
      {f.detail_barang.length > 0 && (
        <section aria-label="Barang yang dijual">
          <Text fw={600} mb={6}>
            Dijual
          </Text>
          <ul className={kelas.daftar}>
            {f.detail_barang.map((b) => (
              <BarisIsi
                key={b.no_faktur_jual}
                kode={b.kode_barcode}
                sidik={foto[b.kode_barcode]}
                nama={b.qty > 1 ? `${b.qty} × ${b.nama_barang}` : b.nama_barang}
                kecil={[b.no_faktur_jual, b.kode_barcode, `${b.kode_group} ${tulisAngka(b.kadar_cetak, 'persen')}%`]
                  .filter(Boolean)
                  .join(' · ')}
                gram={b.jenis_barang === 'BARANG' ? b.berat : undefined}
                harga={b.harga_total}
                rumus={b.rumus}
                nasib={
                  <Kembali
                    kembali={(f.kembali_barang ?? []).find((k) => k.no_faktur_jual === b.no_faktur_jual)}
                    sini={kodeTokoAktif()}
                  />
                }
              />
            ))}
          </ul>
        </section>
      )}
      {f.detail_beli.length > 0 && (
        <section aria-label="Barang yang dibeli">
          <Text fw={600} mb={6}>
            Dibeli
          </Text>
          <ul className={kelas.daftar}>
            {f.detail_beli.map((b) => (
              <BarisIsi
                key={b.no_faktur_beli}
                kode={b.kode_barcode}
                sidik={foto[b.kode_barcode]}
                nama={b.nama_barang}
                kecil={[b.no_faktur_beli, b.surat, b.kondisi].filter(Boolean).join(' · ')}
                gram={b.berat}
                harga={b.harga}
                rumus={b.rumus}
                nasib={<Asal no={b.no_faktur_nota} toko={b.toko_nota} sini={kodeTokoAktif()} />}
              />
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Pembayaran">
        <Text fw={600} mb={6}>
          Pembayaran
        </Text>
        <table className={kelas.rumus}>
          <tbody>
            {f.pembayaran
              .filter((b) => b.jenis !== 'TUKAR' || b.sisi === 'JUAL')
              .map((b, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: payments have no other name
                <tr key={i}>
                  <td>
                    {b.arah === 'KELUAR' ? `${b.jenis} ke customer` : b.jenis}{' '}
                    <Text span fz={12} c="dimmed">
                      {[
                        b.no_rekening,
                        b.kartu_akhir && `****${b.kartu_akhir}`,
                        b.no_rekening_tujuan,
                        b.atas_nama,
                        b.rujukan,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </Text>
                  </td>
                  <td>{tulisAngka(b.jumlah_rp, 'rupiah')}</td>
                </tr>
              ))}
            {f.kembali > 0 && (
              <tr>
                <td>Kembali</td>
                <td>{tulisAngka(f.kembali, 'rupiah')}</td>
              </tr>
            )}
            <tr>
              <td>{f.neto < 0 ? 'Dibayar toko' : 'Total'}</td>
              <td>{rupiah(Math.abs(f.neto))}</td>
            </tr>
          </tbody>
        </table>
      </section>
    </Stack>
  );
}
