import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { layers } from '../css/layers.css.ts';
import { media } from './scales.ts';
import { dark } from './tokens.dark.ts';
import { comfortable, compact, touch } from './tokens.density.ts';
import { light } from './tokens.light.ts';

/** Contract of all colours and distances as custom properties: `--hv-text-soft`, `--hv-space-m`. */
export const vars = createGlobalThemeContract({ ...light, ...comfortable }, (_value, path) =>
  ['hv', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

const { space, control, row, ...colour } = vars;
const density = { space, control, row };

const lightVars = { ...assignVars(colour, light), colorScheme: 'light' };
const darkVars = { ...assignVars(colour, dark), colorScheme: 'dark' };

const { colorScheme: dayScheme, ...day } = lightVars;
globalStyle(':root, [data-theme="light"]', {
  '@layer': { [layers.base]: { vars: day, colorScheme: dayScheme } },
});

const { colorScheme: nightScheme, ...night } = darkVars;
/** Sets the dark theme for screens only; print is light. */
function darkOn(selector: string, query: string): void {
  globalStyle(selector, {
    '@layer': { [layers.base]: { '@media': { [query]: { vars: night, colorScheme: nightScheme } } } },
  });
}
darkOn('[data-theme="dark"]', 'screen');
darkOn(':root:not([data-theme])', media.night);

/** Returns every token of a group with the same system colour. */
const all = (group: Readonly<Record<string, string>>, value: string) =>
  Object.fromEntries(Object.values(group).map((name) => [name, value]));

function inForcedColours(selector: string, custom: Record<string, string>): void {
  globalStyle(selector, { '@layer': { [layers.base]: { '@media': { [media.forced]: { vars: custom } } } } });
}

/*
 * In forced colours the browser replaces the colours of text, borders and backgrounds, but shapes drawn as
 * backgrounds (ticks, bars, dots) would disappear. The tokens for drawing therefore become system colours.
 */
const { line, mark, text, surface } = colour;
inForcedColours(':root, [data-theme]', {
  ...all(mark, 'CanvasText'),
  ...all(line, 'CanvasText'),
  [line.row]: 'GrayText',
  [line.tick]: 'GrayText',
  [line.focus]: 'Highlight',
});
// In an SVG, text and backgrounds are drawn shapes too.
inForcedColours('svg', { ...all(text, 'CanvasText'), ...all(surface, 'Canvas') });

globalStyle(':root, [data-density="comfortable"]', {
  '@layer': { [layers.base]: { vars: assignVars(density, comfortable) } },
});
globalStyle('[data-density="compact"]', {
  '@layer': { [layers.base]: { vars: assignVars(density, compact) } },
});
globalStyle(':root, [data-density]', {
  '@layer': { [layers.base]: { '@media': { [media.coarse]: { vars: assignVars(control, touch) } } } },
});
