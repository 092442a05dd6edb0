// A page that wants the whole width puts the sidebar away while it stands.
import { buatGudang } from '@/kit/gudang';

export const sisiSembunyi = buatGudang(false);
