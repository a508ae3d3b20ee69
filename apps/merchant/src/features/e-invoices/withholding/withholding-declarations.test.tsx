import { istanbulDayOf } from '@havan/domain/istanbul';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { infosOf } from '../../../testing/infos.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { EInvoicesScreen } from '../EInvoicesScreen.tsx';

// @spec §7 users-withholding

const { year } = istanbulDayOf(new Date());
const line = {
  invoiceId: 7,
  number: `HVN${year}000000007`,
  otherName: 'Liman Eczanesi',
  otherTaxNumber: '1234567890',
  code: '626',
  rate: 20,
  vat: 5832,
  withheld: 1166,
};
const declarations = [
  { month: `${year}-01`, side: 'issued', vat: 5832, withheld: 1166, lines: [line] },
  {
    month: `${year}-01`,
    side: 'received',
    vat: 9000,
    withheld: 1800,
    lines: [{ ...line, invoiceId: 8, vat: 9000, withheld: 1800 }],
  },
];
const counts = {
  waiting: 0,
  issued: 1,
  undelivered: 0,
  cancelled: 0,
  received: 1,
  batchId: null,
  series: 'HVN',
};

let remove = () => {};
afterEach(() => remove());

test('withheld VAT stands by side and month, opens to its invoices and is asked for by year', async () => {
  const shown = showScreen(
    <EInvoicesScreen />,
    { route: '/myprofile/einvoices/:subpage?', path: '/myprofile/einvoices/withholding' },
    ({ path, query }) => {
      if (path === 'Master/GetUserBasicInfos') return infosOf(['orders']);
      if (path === 'Invoices/GetCounts') return counts;
      if (path !== 'Users/GetWithholdingDeclarations') return undefined;
      const isThisYear = query.get('year') === String(year);
      const income = [{ month: `${year}-01`, orders: 2, base: 25_000, amount: 250 }];
      return { declarations: isThisYear ? declarations : [], income: isThisYear ? income : [] };
    },
  );
  remove = shown.remove;
  const tax = page.getByRole('region', { name: 'Havan’ın kestiği gelir vergisi stopajı' });
  await expect.element(tax.getByRole('cell', { name: '250,00' })).toBeVisible();
  await expect.element(tax.getByRole('cell', { name: /^2,50/ })).toBeVisible();
  const own = page.getByRole('region', { name: 'Sizin beyan edecekleriniz' });
  await expect.element(own.getByRole('cell', { name: /^18,00/ })).toBeVisible();
  const others = page.getByRole('region', { name: 'Alıcılarınızın beyan edeceği' });
  await expect.element(others.getByRole('cell', { name: /^11,66/ })).toBeVisible();
  await others.getByRole('button', { name: /01.* faturaları/ }).click();
  const invoice = others.getByRole('link', { name: line.number });
  await expect.element(invoice).toHaveAttribute('href', expect.stringContaining('/issued?fatura=7'));
  await expect.element(others.getByRole('cell', { name: '626 · %20' })).toBeVisible();
  await page.getByLabelText('Yıl').selectOptions(String(year - 1));
  await expect.element(page.getByText(`${year - 1} yılında tevkifatlı fatura yok`)).toBeVisible();
});
