import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { layers } from '../css/layers.css.ts';
import { media } from './scales.ts';
import { dark } from './tokens.dark.ts';
import { comfortable, compact, touch } from './tokens.density.ts';
import { light } from './tokens.light.ts';

/** The contract: every colour and distance as a custom property, `--hv-text-soft`, `--hv-space-m`. */
export const vars = createGlobalThemeContract({ ...light, ...comfortable }, (_value, path) =>
  ['hv', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
);

const { space, control, row, ...colour } = vars;
const density = { space, control, row };

const lightVars = { ...assignVars(colour, light), colorScheme: 'light' };
const darkVars = { ...assignVars(colour, dark), colorScheme: 'dark' };

function themed(selector: string, values: typeof lightVars): void {
  const { colorScheme, ...custom } = values;
  globalStyle(selector, { '@layer': { [layers.base]: { vars: custom, colorScheme } } });
}

themed(':root, [data-theme="light"]', lightVars);
themed('[data-theme="dark"]', darkVars);

const { colorScheme: nightScheme, ...night } = darkVars;
globalStyle(':root:not([data-theme])', {
  '@layer': {
    [layers.base]: {
      '@media': { '(prefers-color-scheme: dark)': { vars: night, colorScheme: nightScheme } },
    },
  },
});

/** Returns every token of a group in one colour of the system. */
const all = (group: Readonly<Record<string, string>>, value: string) =>
  Object.fromEntries(Object.values(group).map((name) => [name, value]));

function inForcedColours(selector: string, custom: Record<string, string>): void {
  globalStyle(selector, { '@layer': { [layers.base]: { '@media': { [media.forced]: { vars: custom } } } } });
}

/*
 * In forced colours the reader's palette rules. The browser paints letters, edges and grounds by itself, but what a part
 * draws (ticks, bars, dots) would go with its ground: the tokens for drawing become colours of the system, which stay.
 */
const { line, mark, text, surface } = colour;
inForcedColours(':root, [data-theme]', {
  ...all(mark, 'CanvasText'),
  ...all(line, 'CanvasText'),
  [line.row]: 'GrayText',
  [line.tick]: 'GrayText',
  [line.focus]: 'Highlight',
});
// Inside a picture, text and backgrounds are drawn as well.
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
