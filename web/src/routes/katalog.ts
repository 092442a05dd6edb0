// Administration of the members’ catalogue, in its gold and diamond editions.
// Rows share the menu place, domain, kind and gate that stand above them.
import { kelompok, type Rute } from './tipe';

export const KATALOG: readonly Rute[] = [
  ...kelompok({ menu: ['Katalog', 'Emas'], domain: 'catalogue', jenis: 'catalogue' }, [
    ['/banner-katalog', 'Banner Katalog'],
    ['/kategori-katalog', 'Kategori Katalog'],
    ['/item-katalog', 'Item Katalog'],
    ['/info-katalog', 'Info Katalog'],
    ['/group-description-katalog', 'Group Description Katalog'],
    ['/hadiah-katalog', 'Hadiah Katalog'],
    ['/harga-katalog', 'Harga Katalog'],
    ['/kontak-admin-katalog', 'Kontak Admin Katalog'],
    ['/splashscreen-katalog', 'Splashscreen Katalog'],
  ]),
  ...kelompok({ menu: ['Katalog', 'Diamond'], domain: 'catalogue', jenis: 'catalogue' }, [
    ['/banner-katalog-diamond', 'Banner Katalog Diamond'],
    ['/kategori-katalog-diamond', 'Kategori Katalog Diamond'],
    ['/item-katalog-diamond', 'Item Katalog Diamond'],
    ['/info-katalog-diamond', 'Info Katalog Diamond'],
    ['/group-description-katalog-diamond', 'Group Description Katalog Diamond'],
    ['/hadiah-katalog-diamond', 'Hadiah Katalog Diamond'],
    ['/harga-katalog-diamond', 'Harga Katalog Diamond'],
    ['/kontak-admin-katalog-diamond', 'Kontak Admin Katalog Diamond'],
    ['/splashscreen-katalog-diamond', 'Splashscreen Katalog Diamond'],
  ]),
];
