// One quiet icon a menu, so that the eye finds it without reading.
// Unknown menus get a plain dot.
import {
  IconAward,
  IconBook2,
  IconBuildingStore,
  IconChartBar,
  IconCircleCheck,
  IconCoins,
  IconDatabase,
  IconDiamond,
  IconLayoutDashboard,
  IconPackage,
  IconPoint,
  IconReceipt,
  IconSettings,
  IconShoppingBag,
  IconTool,
  IconWallet,
} from '@tabler/icons-react';

const IKON: Record<string, typeof IconPoint> = {
  Dashboard: IconLayoutDashboard,
  'Data Master': IconDatabase,
  'Data Barang': IconDiamond,
  Pembelian: IconShoppingBag,
  Penjualan: IconReceipt,
  Pesanan: IconPackage,
  Service: IconTool,
  Hutang: IconCoins,
  Member: IconAward,
  Keuangan: IconWallet,
  Validasi: IconCircleCheck,
  Katalog: IconBuildingStore,
  Laporan: IconChartBar,
  Akuntansi: IconBook2,
  Utility: IconSettings,
};

export function ikonMenu(judul: string): typeof IconPoint {
  return IKON[judul] ?? IconPoint;
}
