// The theme: warm quiet surfaces, gold for what acts or is chosen, and the four colours of meaning.
// Shade 7 carries white text on light, shade 3 dark text on dark; tema.css turns the tokens into surfaces.
import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { TEKS } from '../kit/teks';

const emas: MantineColorsTuple = [
  '#FBF6E9',
  '#F5EACB',
  '#ECD79B',
  '#E3C36A',
  '#D4A937',
  '#BB8F22',
  '#A1771A',
  '#8A6412',
  '#6E4F0F',
  '#523B0C',
];
const red: MantineColorsTuple = [
  '#FEF3F2',
  '#FEE4E2',
  '#FECDCA',
  '#FDA29B',
  '#F97066',
  '#F04438',
  '#D92D20',
  '#B42318',
  '#912018',
  '#7A271A',
];
const green: MantineColorsTuple = [
  '#ECFDF3',
  '#D1FADF',
  '#A6F4C5',
  '#6CE9A6',
  '#32D583',
  '#12B76A',
  '#039855',
  '#067647',
  '#05603A',
  '#054F31',
];
const orange: MantineColorsTuple = [
  '#FFFAEB',
  '#FEF0C7',
  '#FEDF89',
  '#FEC84B',
  '#FDB022',
  '#F79009',
  '#DC6803',
  '#B54708',
  '#93370D',
  '#7A2E0E',
];
const blue: MantineColorsTuple = [
  '#EFF8FF',
  '#D1E9FF',
  '#B2DDFF',
  '#84CAFF',
  '#53B1FD',
  '#2E90FA',
  '#1570EF',
  '#175CD3',
  '#1849A9',
  '#194185',
];
const gray: MantineColorsTuple = [
  '#FAF8F5',
  '#F4F0EA',
  '#EAE4DB',
  '#DDD5C9',
  '#C6BCAE',
  '#A39B90',
  '#857C71',
  '#6B635A',
  '#453F38',
  '#1F1B16',
];
const dark: MantineColorsTuple = [
  '#EDE8E1',
  '#CFC8BE',
  '#A39B90',
  '#8A8176',
  '#4A433C',
  '#38322D',
  '#2A2521',
  '#211D1A',
  '#171412',
  '#0F0D0B',
];

/** What stands on a filled colour: white on light, dark on dark, where fills are bright. */
const DI_ATAS = 'var(--karat-di-atas)';

const warnaRagam: VariantColorsResolver = (masukan) => {
  const bawaan = defaultVariantColorsResolver(masukan);
  if (masukan.variant === 'filled') return { ...bawaan, color: DI_ATAS };
  if (masukan.variant === 'light') {
    if (masukan.color === 'gray')
      return { ...bawaan, background: 'var(--karat-kelabu)', color: 'var(--mantine-color-text)' };
    const nama = masukan.color ?? masukan.theme.primaryColor;
    return { ...bawaan, background: `color-mix(in srgb, var(--mantine-color-${nama}-filled) 14%, transparent)` };
  }
  return bawaan;
};

/** A dialog's head is no second banner of the page. */
const KEPALA_DIALOG = {
  closeButtonProps: { 'aria-label': 'Tutup' },
  attributes: { header: { role: 'presentation' } },
};

const PILIHAN = { selectFirstOptionOnChange: true, openOnFocus: false, nothingFoundMessage: TEKS.tidakCocok };

export const tema = createTheme({
  variantColorResolver: warnaRagam,
  colors: { emas, red, green, orange, blue, gray, dark },
  primaryColor: 'emas',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.4,
  white: '#FFFFFF',
  black: '#1F1B16',
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, monospace',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  headings: { fontWeight: '600' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '3px', sm: '6px', md: '6px', lg: '10px', xl: '32px' },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Text: { defaultProps: { size: 'md' } },
    Input: { classNames: { input: 'karat-isian' } },
    InputWrapper: { styles: { label: { marginBottom: 4, fontWeight: 500 } } },
    Modal: {
      defaultProps: { ...KEPALA_DIALOG, overlayProps: { backgroundOpacity: 0.45 } },
      styles: { title: { fontSize: 16, fontWeight: 600 } },
    },
    Drawer: {
      defaultProps: KEPALA_DIALOG,
      styles: { title: { fontSize: 16, fontWeight: 600 } },
    },
    Pagination: { vars: () => ({ root: { '--pagination-active-color': DI_ATAS } }) },
    Indicator: { vars: () => ({ root: { '--indicator-text-color': DI_ATAS } }) },
    Checkbox: { vars: () => ({ root: { '--checkbox-icon-color': DI_ATAS } }) },
    CheckboxIndicator: { vars: () => ({ indicator: { '--checkbox-icon-color': DI_ATAS } }) },
    Radio: { vars: () => ({ root: { '--radio-icon-color': DI_ATAS } }) },
    RadioIndicator: { vars: () => ({ indicator: { '--radio-icon-color': DI_ATAS } }) },
    // What is typed finds its match at once, so that Enter and Tab take it, and what fits nothing is told
    // (kit/pilihTab.ts); a field that only has the focus shows no list yet.
    Select: { defaultProps: PILIHAN },
    MultiSelect: { defaultProps: PILIHAN },
    // The first entry takes the focus when a menu opens: Mantine's own placeholder is no entry, and a menu may hold nothing else.
    Menu: { defaultProps: { shadow: 'md', withInitialFocusPlaceholder: false } },
    Notification: {
      defaultProps: { closeButtonProps: { 'aria-label': 'Tutup pesan' } },
      styles: { icon: { color: DI_ATAS } },
    },
    Tooltip: { defaultProps: { openDelay: 400 } },
    Badge: { defaultProps: { tt: 'none', fw: 500 } },
  },
});

export const peubahTema: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#FFFFFF',
    '--mantine-color-text': '#1F1B16',
    '--mantine-color-dimmed': '#6B635A',
    '--mantine-color-placeholder': '#7A7166',
    '--mantine-color-error': '#B42318',
    '--mantine-color-default-border': '#D5CCBF',
    '--mantine-color-default-hover': '#F4F0EA',
    '--mantine-color-anchor': '#7A570F',
    '--karat-di-atas': '#FFFFFF',
    '--karat-lambang': '#1F1B16',
    '--karat-kelabu': '#F0EBE4',
    '--karat-latar': '#FAF8F5',
    '--karat-sisi': '#F6F2EC',
    '--karat-garis': '#E6DFD5',
    '--karat-garis-halus': '#F0EBE3',
    '--karat-garis-kuat': '#C6BCAE',
    '--karat-kepala': '#FBF9F6',
    '--karat-redup': '#F7F4EF',
    '--karat-sorot': '#F8F5F0',
    '--karat-pilih': '#FBF4E1',
    '--karat-aksen': '#D4A937',
    '--karat-bahaya': '#B42318',
    '--karat-sukses': '#067647',
    '--karat-bayang': 'rgb(31 27 22 / 35%)',
  },
  dark: {
    '--mantine-color-body': '#211D1A',
    '--mantine-color-text': '#EDE8E1',
    '--mantine-color-dimmed': '#A39B90',
    '--mantine-color-placeholder': '#988F84',
    '--mantine-color-error': '#FDA29B',
    '--mantine-color-default': '#2A2521',
    '--mantine-color-default-border': '#4A433C',
    '--mantine-color-default-hover': '#332D28',
    '--mantine-color-anchor': '#E3C36A',
    '--karat-di-atas': '#1F1B16',
    '--karat-lambang': '#352E26',
    '--karat-kelabu': '#38322D',
    '--karat-latar': '#171412',
    '--karat-sisi': '#1B1815',
    '--karat-garis': '#352F2A',
    '--karat-garis-halus': '#2A2521',
    '--karat-garis-kuat': '#5A5149',
    '--karat-kepala': '#262220',
    '--karat-redup': '#1C1916',
    '--karat-sorot': '#2A2521',
    '--karat-pilih': '#352C18',
    '--karat-aksen': '#D4A937',
    '--karat-bahaya': '#FDA29B',
    '--karat-sukses': '#6CE9A6',
    '--karat-bayang': 'rgb(0 0 0 / 70%)',
  },
});

/** The same key that public/tema-awal.js reads before the first paint. */
export const penyimpanTema = localStorageColorSchemeManager({ key: 'karat.pilihan.tema' });
