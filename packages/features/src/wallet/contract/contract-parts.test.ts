import { expect, test } from 'vitest';
import { contractParts } from './contract-parts.ts';

test('reads headings and paragraphs, and nothing that could run', () => {
  expect(
    contractParts('<h3>1. Konu</h3>\n<p>Bu sözleşme.</p><script>alert(1)</script><p><b>x</b></p>'),
  ).toEqual([
    { kind: 'heading', text: '1. Konu' },
    { kind: 'paragraph', text: 'Bu sözleşme.' },
  ]);
});
