import { part, within } from '../../css/part.ts';

export const paper = part({
  display: 'none',
  '@media': { print: { display: 'block', color: 'black', background: 'white' } },
});
within(`body:has(> ${paper}) > :not(${paper})`, { '@media': { print: { display: 'none' } } });
/** The page itself: paper is white where the screen is not. */
within(`body:has(> ${paper})`, { '@media': { print: { background: 'white' } } });
within(`html:has(> body > ${paper})`, { '@media': { print: { background: 'white' } } });
