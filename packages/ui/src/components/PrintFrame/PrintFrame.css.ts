import { part, within } from '../../css/part.ts';

export const paper = part({
  display: 'none',
  '@media': { print: { display: 'block', color: 'black', background: 'white' } },
});
within(`body:has(> ${paper}) > :not(${paper})`, { '@media': { print: { display: 'none' } } });
