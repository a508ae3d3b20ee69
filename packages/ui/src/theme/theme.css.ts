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

globalStyle(':root, [data-density="comfortable"]', {
  '@layer': { [layers.base]: { vars: assignVars(density, comfortable) } },
});
globalStyle('[data-density="compact"]', {
  '@layer': { [layers.base]: { vars: assignVars(density, compact) } },
});
globalStyle(':root, [data-density]', {
  '@layer': { [layers.base]: { '@media': { [media.coarse]: { vars: assignVars(control, touch) } } } },
});
