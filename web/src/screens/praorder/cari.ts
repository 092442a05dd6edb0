// The lookups of the entry: a member's code once the typing has rested for two seconds, a barcode from eight characters.
// They say what was found as toasts, as the specification has them.
import { useEffect, useRef } from 'react';
import { pesanDari, Tolak } from '@/api/tolak';
import { barangSiap } from '@/kit/dokumen/pindai';
import { pesan } from '@/kit/pesan';
import { memberDari } from '@/kit/transaksi/pelanggan';
import { TEKS_PO } from './teks';

/** So long the typing of a member's code rests before it is looked up. */
export const TUNGGU_MEMBER = 2000;
/** Until a barcode that is typed, not scanned, stands whole. */
export const TUNGGU_BARCODE = 300;
export const BARCODE_DARI = 8;

export const panjangMember = (kode: string) => kode.trim().length >= 8 && kode.trim().length <= 13;
export const panjangBarcode = (kode: string) => kode.trim().length >= BARCODE_DARI;

/** The server answered that there is none: not that it could not be asked. */
export const tidakAda = (sebab: unknown) => sebab instanceof Tolak && !sebab.tanpaJawaban && sebab.status < 500;

export interface CustomerPo {
  /** The code it was found by. */
  kode_member: string;
  nama_customer: string;
  no_hp: string;
  alamat_customer: string;
}

/** Does `kerja` once `kunci` has rested for so long; what was begun for an older one is told to stop. */
function useSesudahDiam(kunci: string, jeda: number, boleh: boolean, kerja: (batal: AbortSignal) => Promise<void>) {
  const kini = useRef(kerja);
  useEffect(() => {
    kini.current = kerja;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key begins the wait anew
  useEffect(() => {
    if (!boleh) return;
    const kendali = new AbortController();
    const nanti = setTimeout(() => void kini.current(kendali.signal), jeda);
    return () => {
      clearTimeout(nanti);
      kendali.abort();
    };
  }, [kunci, jeda, boleh]);
}

export interface OpsiMember {
  kode: string;
  /** Who stands there; looked up only when it is not this code's. */
  customer?: CustomerPo;
  /** Whose code it is; nobody when it is none, or too short or long to be one. */
  onCustomer: (siapa: CustomerPo | undefined) => void;
  diam?: boolean;
}

export function useCariMember({ kode: mentah, customer, onCustomer, diam = false }: OpsiMember) {
  const kode = mentah.trim().toUpperCase();
  const utuh = panjangMember(kode);
  const dikenal = customer?.kode_member === kode;
  const hapus = useRef(onCustomer);
  useEffect(() => {
    hapus.current = onCustomer;
  });
  // Not a member's code any more: neither is the customer.
  const adaOrang = customer !== undefined;
  useEffect(() => {
    if (adaOrang && !dikenal && !diam) hapus.current(undefined);
  }, [adaOrang, dikenal, diam]);
  useSesudahDiam(kode, TUNGGU_MEMBER, utuh && !dikenal && !diam, async (batal) => {
    try {
      const { nama_customer, no_hp, alamat_customer } = await memberDari(kode);
      if (batal.aborted) return;
      onCustomer({ kode_member: kode, nama_customer, no_hp, alamat_customer });
      pesan.sukses(TEKS_PO.memberAda);
    } catch (sebab) {
      if (batal.aborted) return;
      onCustomer(undefined);
      pesan.info(tidakAda(sebab) ? TEKS_PO.memberTidakAda : pesanDari(sebab));
    }
  });
}

export interface OpsiBarcode {
  kode: string;
  onBarang: (barang: { nama_barang: string; berat: number }) => void;
}

export function useCariBarcode({ kode: mentah, onBarang }: OpsiBarcode) {
  const kode = mentah.trim().toUpperCase();
  useSesudahDiam(kode, TUNGGU_BARCODE, panjangBarcode(kode), async (batal) => {
    try {
      const barang = await barangSiap(kode);
      if (!batal.aborted) onBarang(barang);
    } catch (sebab) {
      if (!batal.aborted) pesan.info(tidakAda(sebab) ? TEKS_PO.barcodeTidakAda : pesanDari(sebab));
    }
  });
}
