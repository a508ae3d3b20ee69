import type { ColourTokens } from './token-type.ts';

/** Palette of the light theme: warm paper, black text, one green, and a stamp blue for remarks. */
const paper = { page: '#F3F1EA', sheet: '#FCFBF7', tile: '#ECE9DF', wash: '#E9E6DB' };
const ink = { black: '#181B18', grey: '#474B45', pale: '#5F635B' };
const green = { deep: '#0F4D37', deeper: '#0A3B29', deepest: '#072B1E', text: '#0F5A3F', wash: '#E2ECE2' };
const amber = { text: '#7F4A00', mark: '#B56A00', wash: '#F8ECCF' };
const red = { text: '#A01D16', mark: '#B3261E', dark: '#8E1C15', darkest: '#6F130E', wash: '#F8E4DF' };
const stamp = { text: '#23486B', mark: '#3B6A96', wash: '#E4EAEF' };

export const light: ColourTokens = {
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
    inverse: ink.black,
    poster: green.deep,
    scrim: 'rgb(24 27 24 / 0.48)',
  },
  text: {
    main: ink.black,
    soft: ink.grey,
    faint: ink.pale,
    action: green.text,
    positive: green.text,
    attention: amber.text,
    critical: red.text,
    info: stamp.text,
    onAction: '#F7F6F0',
    onCritical: '#FFFFFF',
    onInverse: paper.sheet,
    onInverseSoft: '#C3C5BB',
    onPoster: '#F4F1E6',
  },
  line: { section: ink.black, row: '#DAD6C9', tick: '#B5B1A2', control: '#82827A', focus: green.text },
  fill: {
    action: green.deep,
    actionHover: green.deeper,
    actionPressed: green.deepest,
    critical: red.mark,
    criticalHover: red.dark,
    criticalPressed: red.darkest,
  },
  mark: {
    neutral: ink.grey,
    positive: green.text,
    attention: amber.mark,
    critical: red.mark,
    info: stamp.mark,
  },
  grade: {
    top: '#0E6B41',
    onTop: '#FFFFFF',
    good: '#BFE0B2',
    onGood: '#143C1B',
    fair: '#F2B35E',
    onFair: '#432600',
    poor: red.mark,
    onPoor: '#FFFFFF',
    none: paper.wash,
    onNone: ink.grey,
  },
};
