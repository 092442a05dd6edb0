// The lines of a journal: side, code, what it is, and the account in an editable cell.
// Debit lines stand first, as in a journal; under 500 px each line becomes a card.
import { Badge, Select } from '@mantine/core';
import { useMemo } from 'react';
import type { Akun, DetailAkun } from './data';
import kelas from './TabelDetail.module.css';
import { TEKS_AKUN } from './teks';

interface Props {
  detail: readonly DetailAkun[];
  akun: readonly Akun[];
  nomor: ReadonlyMap<string, string>;
  galat: ReadonlyMap<string, string>;
  onGanti: (kode: string, nomor: string) => void;
}

export function TabelDetail({ detail, akun, nomor, galat, onGanti }: Props) {
  const pilihan = useMemo(
    () => akun.map((satu) => ({ value: satu.nomor_akun, label: `${satu.nomor_akun} ${satu.nama_akun}` })),
    [akun],
  );
  const urut = useMemo(
    () => [...detail].sort((a, b) => Number(a.jenis_akun === 'KREDIT') - Number(b.jenis_akun === 'KREDIT')),
    [detail],
  );
  return (
    <table className={kelas.tabel} aria-label="Detail Akun">
      <thead>
        <tr>
          <th scope="col">Jenis Akun</th>
          <th scope="col">Kode Akun</th>
          <th scope="col">Keterangan</th>
          <th scope="col">Nomor Akun</th>
        </tr>
      </thead>
      <tbody>
        {urut.map((satu, i) => (
          <tr key={satu._id}>
            <td>
              <Badge variant="light" color={satu.jenis_akun === 'DEBIT' ? 'blue' : 'grape'}>
                {satu.jenis_akun}
              </Badge>
            </td>
            <td>{satu.kode_akun}</td>
            <td>{satu.keterangan}</td>
            <td>
              <Select
                aria-label={`Nomor Akun ${satu.kode_akun} ${satu.jenis_akun}`}
                placeholder={TEKS_AKUN.belumDipilih}
                data={pilihan}
                value={nomor.get(satu.kode_akun) || null}
                onChange={(baru) => baru && onGanti(satu.kode_akun, baru)}
                error={galat.get(satu.kode_akun)}
                allowDeselect={false}
                searchable
                selectFirstOptionOnChange
                nothingFoundMessage="Akun tidak ada"
                maxDropdownHeight={280}
                data-autofocus={i === 0 || undefined}
                onKeyDown={(kejadian) => {
                  // Esc closes the open list first; only the next one leaves the journal.
                  const terbuka = kejadian.currentTarget.getAttribute('aria-expanded') === 'true';
                  if (kejadian.key === 'Escape' && terbuka) kejadian.preventDefault();
                }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
