// What a help text is: three to six steps of a screen.
import type { PathRute } from '@/routes';

export type Langkah = readonly string[];
export type TabelCara = Readonly<Partial<Record<PathRute, Langkah>>>;
