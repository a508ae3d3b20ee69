import { vatRates } from '@havan/domain/money';
import { isExemptionCode } from './exemption.ts';
import { goodsKinds, unitCodes, type InvoiceLine } from './invoice.ts';
import { asProblems, isText, type InvoiceProblem } from './problem.ts';
import { withholdingRates } from './withholding.ts';

/** Returns the problems of a line of an invoice; `which` begins each sentence. */
export function lineProblems(line: InvoiceLine, path: string, which: string): InvoiceProblem[] {
  const listPrice = line.quantity * line.unitPrice;
  const discounted = line.discounts.reduce((total, { amount }) => total + amount, 0);
  return asProblems([
    [isText(line.name), `${path}.name`, `${which}: ürün adı yazılmalı.`],
    [
      goodsKinds.includes(line.goods),
      `${path}.goods`,
      `${which}: ürün türü ilaç, tıbbi cihaz ya da diğer olmalı.`,
    ],
    [isText(line.goodsNumber), `${path}.goodsNumber`, `${which}: barkod ya da ürün numarası yazılmalı.`],
    [
      line.sellerCode === undefined || isText(line.sellerCode),
      `${path}.sellerCode`,
      `${which}: satıcı stok kodu boş olamaz.`,
    ],
    [
      isCount(line.quantity) && line.quantity > 0,
      `${path}.quantity`,
      `${which}: miktar 1 ya da daha çok olmalı.`,
    ],
    [unitCodes.includes(line.unit), `${path}.unit`, `${which}: birim bilinmiyor.`],
    [
      isCount(line.unitPrice),
      `${path}.unitPrice`,
      `${which}: birim fiyat kuruş olarak yazılmalı, eksi olamaz.`,
    ],
    [listPrice < 0 || isCount(listPrice), `${path}.unitPrice`, `${which}: tutar yazılamayacak kadar büyük.`],
    [
      line.discounts.every(({ amount }) => isCount(amount)),
      `${path}.discounts`,
      `${which}: indirim kuruş olarak yazılmalı, eksi olamaz.`,
    ],
    [
      line.discounts.every(({ reason }) => isText(reason)),
      `${path}.discounts`,
      `${which}: indirimin nedeni yazılmalı.`,
    ],
    [
      listPrice < 0 || discounted <= listPrice,
      `${path}.discounts`,
      `${which}: indirim tutardan büyük olamaz.`,
    ],
    [
      !line.isBonus || line.discounts.length === 0,
      `${path}.discounts`,
      `${which}: mal fazlası ayrıca indirim alamaz.`,
    ],
    ...taxRules(line, path, which),
  ]);
}

function taxRules(
  { vatRate, exemption, withholding }: InvoiceLine,
  path: string,
  which: string,
): (readonly [boolean, string, string])[] {
  const rates: readonly number[] = vatRates;
  return [
    [
      vatRate === 0 || rates.includes(vatRate),
      `${path}.vatRate`,
      `${which}: KDV oranı yüzde 1, 10 ya da 20 olmalı.`,
    ],
    [
      (vatRate === 0) === (exemption !== undefined),
      `${path}.exemption`,
      `${which}: KDV’siz satışın istisna nedeni yazılmalı, KDV’li satışın nedeni olmaz.`,
    ],
    [
      exemption === undefined || (isExemptionCode(exemption.code) && isText(exemption.reason)),
      `${path}.exemption`,
      `${which}: istisna kodu listede yok ya da nedeni boş.`,
    ],
    [
      withholding === undefined || withholdingRates(withholding.code).includes(withholding.rate),
      `${path}.withholding`,
      `${which}: tevkifat kodu ile oranı birbirine uymuyor.`,
    ],
    [
      withholding === undefined || vatRate !== 0,
      `${path}.withholding`,
      `${which}: KDV’siz satışta tevkifat olmaz.`,
    ],
  ];
}

function isCount(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0;
}
