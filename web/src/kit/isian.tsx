// The text fields of the specification, each a filter with the keyboard a tablet should show.
// They differ in the filter alone; IsianSaring does the work.
import { IsianSaring, type IsianSaringProps } from './IsianSaring';
import * as saring from './saring';

type Isian = Omit<IsianSaringProps, 'saring'>;

/** Digits only. */
export const IsianAngka = (p: Isian) => <IsianSaring inputMode="numeric" {...p} saring={saring.angka} />;

/** How many: from 1 up; below 1 becomes empty. */
export const IsianMinimalSatu = (p: Isian) => <IsianSaring inputMode="numeric" {...p} saring={saring.minimalSatu} />;

/** At most two decimals. */
export const IsianDesimal = (p: Isian) => <IsianSaring inputMode="decimal" {...p} saring={saring.duaDesimal} />;

/** Percent: over 100 says so and clears. */
export const IsianPersen = (p: Isian) => (
  <IsianSaring inputMode="decimal" rightSection="%" {...p} saring={saring.persen} />
);

/** A code: spaces become underscores. */
export const IsianKode = (p: Isian) => <IsianSaring autoCapitalize="characters" {...p} saring={saring.kode} />;

/** A code as the masters keep it: upper case, spaces become underscores. */
export const IsianKodeBesar = (p: Isian) => (
  <IsianSaring autoCapitalize="characters" {...p} saring={(teks) => saring.kode(teks.toUpperCase())} />
);

/** A telephone number: digits, with a plus in front at most. */
export const IsianTelepon = (p: Isian) => <IsianSaring inputMode="tel" {...p} saring={saring.telepon} />;

/** Carats of a stone: three decimals. */
export const IsianCarat = (p: Isian) => (
  <IsianSaring inputMode="decimal" rightSection="ct" {...p} saring={saring.tigaDesimal} />
);
