import { create } from 'storybook/theming';

const paper = '#F3F1EA';
const sheet = '#FCFBF7';
const ink = '#181B18';
const green = '#0F4D37';

/** Theme of the Storybook manager in the kit's colours. */
export const tezgah = create({
  base: 'light',
  // Without `brandImage` the title is used as HTML: logo and name as in the kit's Logo.
  brandTitle: '<span class="book-brand"><img src="./logo.svg" alt="" width="32" height="32" />havan</span>',
  brandUrl: './',
  colorPrimary: green,
  colorSecondary: green,
  appBg: paper,
  appContentBg: sheet,
  appPreviewBg: sheet,
  appBorderColor: '#DAD6C9',
  appBorderRadius: 3,
  inputBorderRadius: 3,
  fontBase: "'Instrument Sans', system-ui, sans-serif",
  textColor: ink,
  textInverseColor: sheet,
  barBg: sheet,
  barTextColor: '#474B45',
  barSelectedColor: green,
  barHoverColor: green,
});

/** The dark variant, by the toolbar's choice. */
export const tezgahDark = create({
  base: 'dark',
  brandTitle: 'Havan · Tezgâh',
  colorPrimary: '#8CCFAE',
  colorSecondary: '#8CCFAE',
  appBg: '#111411',
  appContentBg: '#181C18',
  appPreviewBg: '#181C18',
  appBorderColor: '#4A5048',
  appBorderRadius: 3,
  inputBorderRadius: 3,
  fontBase: "'Instrument Sans', system-ui, sans-serif",
  textColor: '#EEECE3',
  textInverseColor: '#181C18',
  textMutedColor: '#BDBFB3',
  barBg: '#181C18',
  barTextColor: '#BDBFB3',
  barSelectedColor: '#8CCFAE',
  barHoverColor: '#8CCFAE',
});
