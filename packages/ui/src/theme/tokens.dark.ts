import type { ColourTokens } from './token-type.ts';

/** Palette of the dark theme: greenish black backgrounds, warm white text. */
const paper = { page: '#111411', sheet: '#181C18', tile: '#242923', wash: '#20251F' };
const ink = { white: '#EEECE3', grey: '#BDBFB3', pale: '#9EA195' };
const green = { bright: '#8CCFAE', brighter: '#A5DCC1', brightest: '#BEE8D3', wash: '#1A2B22' };
const amber = { text: '#EDB762', mark: '#E0A03A', wash: '#2E2512' };
const red = { text: '#F28B80', mark: '#E5675C', light: '#EE8379', lightest: '#F4A29A', wash: '#331B18' };
const stamp = { text: '#A9C6E2', mark: '#7FA9D1', wash: '#18242F' };

export const dark: ColourTokens = {
  surface: {
    page: paper.page,
    sheet: paper.sheet,
    tile: paper.tile,
    hover: paper.wash,
    selected: green.wash,
    positive: green.wash,
    attention: amber.wash,
    critical: red.wash,
    info: stamp.wash,
    inverse: '#24392E',
    poster: '#123F2E',
    scrim: 'rgb(0 0 0 / 0.64)',
  },
  text: {
    main: ink.white,
    soft: ink.grey,
    faint: ink.pale,
    action: green.bright,
    positive: green.bright,
    attention: amber.text,
    critical: red.text,
    info: stamp.text,
    onAction: '#0A1C14',
    onCritical: '#1F0503',
    onInverse: ink.white,
    onInverseSoft: '#B9C6BD',
    onPoster: '#F0EEE4',
  },
  line: { section: '#646B61', row: '#2B302A', tick: '#4A5048', control: '#767D72', focus: green.bright },
  fill: {
    action: green.bright,
    actionHover: green.brighter,
    actionPressed: green.brightest,
    critical: red.mark,
    criticalHover: red.light,
    criticalPressed: red.lightest,
  },
  mark: {
    neutral: ink.grey,
    positive: green.bright,
    attention: amber.mark,
    critical: red.mark,
    info: stamp.mark,
  },
  grade: {
    top: '#2F9A68',
    onTop: '#04140C',
    good: '#A9D59B',
    onGood: '#12351A',
    fair: '#E8A64C',
    onFair: '#3A2000',
    poor: '#E0675C',
    onPoor: '#1F0503',
    none: paper.tile,
    onNone: ink.grey,
  },
};
