import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, rem } from '@mantine/core';

/* The shades of tokens.css that Mantine computes with; everything else points at the tokens themselves. */
const dunav: MantineColorsTuple = [
  '#f0fafa',
  '#def3f4',
  '#bae5e7',
  '#8ccfd3',
  '#56b3b8',
  '#28959a',
  '#097a7f',
  '#006267',
  '#004c50',
  '#003538',
];
const papir: MantineColorsTuple = [
  '#fcf9f4',
  '#f7f3ec',
  '#efeae2',
  '#e2ddd4',
  '#cfc9c0',
  '#a9a49c',
  '#828078',
  '#5e625b',
  '#3b433f',
  '#1d2523',
];
const mastilo: MantineColorsTuple = [
  '#eceae5',
  '#d5d4ce',
  '#afb2ac',
  '#828a85',
  '#404a48',
  '#2e3938',
  '#1d2927',
  '#121e1c',
  '#0b1615',
  '#060e0d',
];

/** Mantine's theme in the values of tokens.css; the looks of single widgets are in rich.css. */
export const theme = createTheme({
  primaryColor: 'dunav',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  white: '#ffffff',
  black: '#1d2523',
  colors: { dunav, gray: papir, dark: mastilo },
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'var(--font-head)', fontWeight: '600' },
  fontSizes: { xs: rem(13), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(20) },
  lineHeights: { xs: '1.4', sm: '1.4', md: '1.55', lg: '1.5', xl: '1.45' },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: 'var(--sp-xl)' },
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(20) },
  defaultRadius: 'md',
  shadows: {
    xs: 'var(--sh-xs)',
    sm: 'var(--sh-sm)',
    md: 'var(--sh-md)',
    lg: 'var(--sh-lg)',
    xl: 'var(--sh-xl)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
});

const tokens = {
  '--mantine-color-body': 'var(--body)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-2)',
  '--mantine-color-placeholder': 'var(--text-3)',
  '--mantine-color-anchor': 'var(--primary-text)',
  '--mantine-color-error': 'var(--danger-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-2)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--disabled-bg)',
  '--mantine-color-disabled-color': 'var(--disabled-text)',
};

/** Points Mantine's semantic variables at the tokens, so that both schemes follow tokens.css. */
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens });
