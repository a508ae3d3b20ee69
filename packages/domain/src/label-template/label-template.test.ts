import { expect, it } from 'vitest';
import { carriers } from '../carrier/carrier.ts';
import { labelTemplates, moduleWidthMm, trackingBars } from './label-template.ts';

it('has one label for each carrier, and one for goods from a warehouse', () => {
  expect(labelTemplates.map(({ carrierId }) => carrierId)).toEqual([...carriers.map(({ id }) => id), null]);
});

it.each([
  ['the SSCC example of GS1', 7, '106141411234567897', 'gs1-128', '(00)106141411234567897'],
  ['a wrong check digit', 7, '106141411234567898', 'code128', '106141411234567898'],
  ['letters', 7, '1Z999AA10123456784', 'code128', '1Z999AA10123456784'],
  ['a carrier of Code 128', 2, '106141411234567897', 'code128', '106141411234567897'],
  ['an unknown carrier', 99, '106141411234567897', 'code128', '106141411234567897'],
  ['a warehouse', null, 'DEPO12', 'code128', 'DEPO12'],
] as const)('encodes %s', (_case, carrierId, number, symbology, text) => {
  expect(trackingBars(carrierId, number)).toEqual({ symbology, text });
});

it('has bars as wide as a scanner needs and as fit on a label', () => {
  // An SSCC: start, FNC1, ten pairs and check character of 11 modules each, stop of 13, quiet zones of 10 on
  // both sides.
  const sscc = 13 * 11 + 13 + 20;
  expect(moduleWidthMm(sscc)).toBeGreaterThanOrEqual(0.495);
  expect(moduleWidthMm(99)).toBe(0.5);
  expect(moduleWidthMm(300) * 300).toBeLessThanOrEqual(92);
});
