import { expect, test } from 'vitest';
import { criticalStyles } from './critical-styles.ts';

const html = '<main class="a b"><p class="c">x</p></main>';

// @spec §7 first-look-speed

test.each([
  ['a rule of a class that stands in the page', '.a{color:red}', '.a{color:red}'],
  ['no rule of a class that does not', '.z{color:red}', ''],
  ['of a list of selectors those that fit', '.a,.z .b{color:red}', '.a{color:red}'],
  ['what holds for every element', ':root{--x:1}body{margin:0}', ':root{--x:1}body{margin:0}'],
  ['the order of layers, and no layer that is empty', '@layer r,p;@layer p{.z{top:0}}', '@layer r,p;'],
  [
    'a rule with the query around it',
    '@layer p{@media (width<9px){.c{top:0}.z{top:0}}}',
    '@layer p{@media (width<9px){.c{top:0}}}',
  ],
  ['no layer whose last query is empty', '@layer p{@media (width<9px){.z{top:0}}}', ''],
  ['a face of letters', '@font-face{font-family:F}', '@font-face{font-family:F}'],
  [
    'movements that are used',
    '@keyframes m{0%{top:0}}@keyframes n{0%{top:0}}.a{animation:1s m}',
    '@keyframes m{0%{top:0}}.a{animation:1s m}',
  ],
])('keeps %s', (_, sheet, kept) => expect(criticalStyles(sheet, html)).toBe(kept));
