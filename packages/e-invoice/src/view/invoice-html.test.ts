import { expect, it } from 'vitest';
import { company, invoice, line } from '../testing/invoices.ts';
import { invoiceHtml } from './invoice-html.ts';
import { amountInWords } from './words.ts';

it('shows who, what and how much', () => {
  const html = invoiceHtml({
    ...invoice,
    notes: ['Teşekkürler'],
    lines: [
      { ...line, withholding: { code: '606', rate: 90 } },
      { ...line, isBonus: true },
    ],
  });
  for (const text of [
    '<h1>e-Fatura</h1>',
    'HVN2026000000001',
    '20.11.2026 14:05',
    'Deneme Ecza Deposu A.Ş.',
    'Ayşe Yılmaz',
    '34710 Kadıköy / İstanbul',
    'Mal fazlası (bedelsiz)',
    'KDV tevkifatı (606, %90)',
    '306,00 TL',
    'Yalnız üç yüz altı Türk lirası',
    'Teşekkürler',
  ]) {
    expect(html).toContain(text);
  }
});

it('names the archive, the reason of an exemption and the goods that came back', () => {
  const html = invoiceHtml({
    ...invoice,
    profile: 'EARSIVFATURA',
    returns: [{ number: 'HVN2026000000042', issuedOn: '2026-11-01' }],
    lines: [{ ...line, vatRate: 0, exemption: { code: '301', reason: 'Mal ihracatı' } }],
  });
  expect(html).toContain('<h1>e-Arşiv Fatura</h1>');
  expect(html).toContain('KDV istisnası 301: Mal ihracatı');
  expect(html).toContain('HVN2026000000042, 01.11.2026');
});

it('lets no text become markup', () => {
  const evil = '<script>alert("1")</script>';
  const seller = { ...company, identity: { vkn: '1234567890', name: evil }, taxOffice: evil };
  const html = invoiceHtml({
    ...invoice,
    seller,
    notes: [evil],
    lines: [{ ...line, name: evil, sellerCode: evil }],
  });
  expect(html).not.toContain('<script');
  expect(html.split('&lt;script&gt;')).toHaveLength(6);
});

it.each([
  [0, 'Yalnız sıfır Türk lirası'],
  [7, 'Yalnız yedi kuruş'],
  [100_000, 'Yalnız bin Türk lirası'],
  [12_304, 'Yalnız yüz yirmi üç Türk lirası dört kuruş'],
  [201_500_190_00, 'Yalnız iki yüz bir milyon beş yüz bin yüz doksan Türk lirası'],
  [1_001_001_11, 'Yalnız bir milyon bin bir Türk lirası on bir kuruş'],
])('writes %i kuruş in words', (kurus, words) => {
  expect(amountInWords(kurus)).toBe(words);
});
