import { globalStyle } from '@vanilla-extract/css';
import { font, media, text, weight } from '../theme/scales.ts';
import { vars } from '../theme/theme.css.ts';
import './fonts.css.ts';
import { layers } from './layers.css.ts';

type Rule = Parameters<typeof globalStyle>[1];

const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.base]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
reset('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });
reset('ul, ol', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  fontVariantNumeric: 'inherit',
});
reset('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('fieldset, iframe', { border: 0, minWidth: 0 });
reset('img, svg', { display: 'block', maxWidth: '100%' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('th', { fontWeight: 'inherit', textAlign: 'inherit' });
reset('h1, h2, h3, h4, small', { font: 'inherit' });
reset('dialog', { border: 0, background: 'none', color: 'inherit' });

base('html', {
  scrollbarGutter: 'stable',
  scrollPaddingTop: '128px',
  // A focused element on a phone scrolls to a position above the bar at the bottom.
  '@media': { [media.phone]: { scrollPaddingBottom: '80px' } },
});
base('body', {
  ...text.standard,
  minHeight: '100dvh',
  fontFamily: font.sans,
  fontWeight: weight.regular,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.text.main,
  background: vars.surface.page,
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});
/** Keeps the footer at the bottom of the window on a short page (Footer.css.ts). */
base('#root', { minHeight: '100dvh' });
/** A part of the page with a theme of its own (a preview, a poster) has its own text colour. */
base('[data-theme]', { color: vars.text.main });
base(':focus-visible', { outline: `2px solid ${vars.line.focus}`, outlineOffset: '2px' });
base('::selection', { background: vars.fill.action, color: vars.text.onAction });
base('[hidden]', { display: 'none' });
base('*', {
  '@media': {
    [media.still]: { animationDuration: '0.01ms', animationIterationCount: 1, transitionDuration: '0.01ms' },
  },
});
