import { fileURLToPath } from 'node:url';
import { findOfficialRules, openOfficialRules } from '../node/official-rules.ts';
import { buildInvoice } from '../src/build/build-invoice.ts';
import { checkInvoice } from '../src/check/check-invoice.ts';
import type { Invoice, InvoiceLine } from '../src/model/invoice.ts';
import { company, invoice, line, pharmacist } from '../src/testing/invoices.ts';
import { today } from './today.ts';

/** `pnpm --filter @havan/e-invoice speed`: builds and checks 1,000 invoices of five lines and prints what it took. */
const count = 1000;
const root = fileURLToPath(new URL('../../..', import.meta.url));

function invoiceOf(serial: number): Invoice {
  const lines = Array.from(
    { length: 5 },
    (_, index): InvoiceLine => ({
      ...line,
      quantity: 1 + ((serial + index) % 40),
      unitPrice: 101 + serial * 7 + index,
      vatRate: index % 2 === 0 ? 20 : 10,
      isBonus: index === 4,
    }),
  );
  const number = `HVN2026${String(serial).padStart(9, '0')}`;
  return { ...invoice, number, seller: company, buyer: pharmacist, lines };
}

const folder = findOfficialRules(root, process.env['EINVOICE_RULES']);
const rules = folder === null ? null : await openOfficialRules(folder, `${root}/.data/e-invoice`);
if (!rules) throw new Error('The official rules are not here: see packages/e-invoice/README.md');
const options = { isArchive: false, today: today() };
const cpu = process.cpuUsage();
const start = performance.now();
let valid = 0;
for (let serial = 1; serial <= count; serial += 1) {
  const file = new TextEncoder().encode(buildInvoice(invoiceOf(serial)));
  if (checkInvoice(file, rules, options).valid) valid += 1;
}
const { user, system } = process.cpuUsage(cpu);
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
console.log(
  `${count} invoices built and checked, ${valid} valid: ${seconds(performance.now() - start)} on the clock, ${seconds((user + system) / 1000)} of processor time`,
);
if (valid !== count) process.exitCode = 1;
