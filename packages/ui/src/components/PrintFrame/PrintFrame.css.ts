import { part, within } from '../../css/part.ts';

export const paper = part({
  display: 'none',
  '@media': { print: { display: 'block', color: 'black', background: 'white' } },
});
within(`body:has(> ${paper}) > :not(${paper})`, { '@media': { print: { display: 'none' } } });
/** The printed page is white in every theme. */
within(`body:has(> ${paper})`, { '@media': { print: { background: 'white' } } });
within(`html:has(> body > ${paper})`, { '@media': { print: { background: 'white' } } });
