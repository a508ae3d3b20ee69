import { normalizeIban, isIbanTr } from '../iban/iban.ts';
import { type Kurus, parseMoney } from '../money/money.ts';

/** An incoming transfer, as recorded in the bank's file. */
export interface IncomingTransfer {
  /** Line number in the file, starting at 1. */
  readonly line: number;
  /** `YYYY-MM-DD`. */
  readonly bookedOn: string;
  readonly amount: Kurus;
  readonly payerName: string;
  /** Empty when the file has none. */
  readonly payerIban: string;
  readonly description: string;
  /** The bank's number of the transaction; empty when the file has none. */
  readonly bankReference: string;
}

export interface BankStatement {
  readonly format: 'mt940' | 'csv';
  readonly transfers: readonly IncomingTransfer[];
  /** Number of outgoing transactions. */
  readonly outgoing: number;
  /** Lines that could not be parsed. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

/** Parses a bank's file of transactions, MT940 or CSV. */
export const readBankStatement = (text: string): BankStatement => {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  return /^:(?:20|60F|61):/m.test(plain) ? readMt940(plain) : readCsv(plain);
};

const ibanIn = (text: string): string => {
  const [found = ''] = text.toUpperCase().match(/TR\d{2}(?: ?\d){22}/) ?? [];
  const iban = normalizeIban(found);
  return isIbanTr(iban) ? iban : '';
};

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** `:61:` value date, entry date, mark, currency letter, amount, kind, reference of the owner, of the bank. */
const movement =
  /^(\d{2})(\d{2})(\d{2})(?:\d{4})?(R?[CD])([A-Z]?)(\d{1,12},\d{0,2})([NFS][A-Z\d]{3})([^/\n]*)(?:\/\/([^\n]*))?/;

function readMt940(text: string): BankStatement {
  const transfers: IncomingTransfer[] = [];
  const problems: { line: number; message: string }[] = [];
  let outgoing = 0;
  for (const { tag, line, content, next } of fieldsOf(text)) {
    if (tag !== '61') continue;
    const [, yy, mm, dd, mark, , amount = '', , own = '', bank = ''] = movement.exec(content) ?? [];
    const bookedOn = `20${yy}-${mm}-${dd}`;
    const kurus = amount === '' ? null : parseMoney(amount.endsWith(',') ? `${amount}00` : amount);
    if (mark === undefined || kurus === null || !isDay(bookedOn)) {
      problems.push({ line, message: 'Hareket satırı (:61:) okunamadı.' });
      continue;
    }
    if (mark !== 'C') {
      outgoing += 1;
      continue;
    }
    const details = next?.tag === '86' ? detailsOf(next.content) : { name: '', iban: '', description: '' };
    transfers.push({
      line,
      bookedOn,
      amount: kurus,
      payerName: details.name,
      payerIban: details.iban,
      description: details.description,
      bankReference: bank.trim() || (own.trim() === 'NONREF' ? '' : own.trim()),
    });
  }
  return { format: 'mt940', transfers: transfers.filter(({ amount }) => amount > 0), outgoing, problems };
}

interface Field {
  readonly tag: string;
  readonly line: number;
  readonly content: string;
  readonly next: Field | null;
}

/** Returns the fields of a message; a line without a tag continues the previous field. */
function fieldsOf(text: string): Field[] {
  const found: { tag: string; line: number; content: string; next: Field | null }[] = [];
  for (const [index, row] of text.split('\n').entries()) {
    const [, tag, content = ''] = /^:(\d{2}[A-Z]?):(.*)$/.exec(row) ?? [];
    const last = found.at(-1);
    if (tag === undefined) {
      if (last && row !== '-') last.content += `\n${row}`;
      continue;
    }
    const field = { tag, line: index + 1, content, next: null };
    if (last) last.next = field;
    found.push(field);
  }
  return found;
}

/** `:86:` in sub-fields (`?20` to `?29` purpose, `?31` account, `?32` `?33` name), or as free text. */
function detailsOf(content: string): { name: string; iban: string; description: string } {
  const flat = content.replaceAll('\n', '');
  const parts = [...flat.matchAll(/\?(\d{2})([^?]*)/g)].map(([, code = '', value = '']) => ({
    code: Number(code),
    value,
  }));
  if (parts.length === 0) {
    const free = content.replaceAll('\n', ' ').trim();
    return { name: '', iban: ibanIn(free), description: free };
  }
  const textOf = (from: number, to: number, between = '') =>
    parts
      .filter(({ code }) => code >= from && code <= to)
      .map(({ value }) => value)
      .join(between)
      .trim();
  return { name: textOf(32, 33), iban: ibanIn(textOf(31, 31)), description: textOf(20, 29) };
}

const columns = {
  bookedOn: ['tarih', 'islem tarihi', 'valor', 'date'],
  amount: ['tutar', 'islem tutari', 'alacak', 'amount'],
  description: ['aciklama', 'description'],
  payerName: ['gonderen', 'gonderen adi', 'karsi hesap adi', 'unvan', 'name'],
  payerIban: ['gonderen iban', 'karsi iban', 'karsi hesap iban', 'iban'],
  bankReference: ['dekont no', 'fis no', 'referans', 'islem no', 'reference'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type ColumnName = keyof typeof columns;

const plainTurkish = (text: string): string =>
  text.trim().toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD').replaceAll(/\p{M}/gu, '');

function readCsv(text: string): BankStatement {
  const [header, ...rows] = rowsOf(text);
  const problems: { line: number; message: string }[] = [];
  const places = new Map<ColumnName, number>();
  for (const [at, name] of (header?.cells ?? []).entries())
    for (const column of Object.keys(columns) as ColumnName[])
      if (!places.has(column) && columns[column].some((known) => known === plainTurkish(name)))
        places.set(column, at);
  if (!places.has('bookedOn') || !places.has('amount') || !places.has('description')) {
    const message = 'İlk satırda Tarih, Tutar ve Açıklama başlıkları olmalı.';
    return { format: 'csv', transfers: [], outgoing: 0, problems: [{ line: 1, message }] };
  }
  const transfers: IncomingTransfer[] = [];
  let outgoing = 0;
  for (const { line, cells } of rows) {
    const cell = (column: ColumnName): string => (cells[places.get(column) ?? -1] ?? '').trim();
    const bookedOn = dayOf(cell('bookedOn'));
    const typed = cell('amount').replace(/\s*(?:TL|TRY|₺)$/i, '');
    const isMinus = /^[-−(]/.test(typed);
    const amount = parseMoney(typed.replace(/^[+−-]\s*/, ''));
    if (isMinus && bookedOn !== null) {
      outgoing += 1;
      continue;
    }
    if (bookedOn === null) problems.push({ line, message: `Tarih okunamadı: ${cell('bookedOn')}` });
    else if (amount === null || amount <= 0) problems.push({ line, message: `Tutar okunamadı: ${typed}` });
    else
      transfers.push({
        line,
        bookedOn,
        amount,
        payerName: cell('payerName'),
        payerIban: ibanIn(cell('payerIban')) || ibanIn(cell('description')),
        description: cell('description'),
        bankReference: cell('bankReference'),
      });
  }
  return { format: 'csv', transfers, outgoing, problems };
}

/** Parses `23.11.2026`, `23/11/2026` or `2026-11-23`, with or without a time. */
function dayOf(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})(?:\s.*)?$/.exec(text) ?? [];
  const iso =
    year === undefined
      ? (/^(\d{4}-\d{2}-\d{2})(?:[T\s].*)?$/.exec(text)?.[1] ?? '')
      : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}

/**
 * Returns rows of cells. The delimiter is the more frequent one in the first line; quoted cells may contain
 * delimiters and line breaks.
 */
function rowsOf(text: string): { readonly line: number; readonly cells: readonly string[] }[] {
  const [first = ''] = text.split('\n', 1);
  const delimiter = [';', '\t', ','].reduce((best, each) =>
    first.split(each).length > first.split(best).length ? each : best,
  );
  const rows: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begun = 1;
  const endRow = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== '')) rows.push({ line: begun, cells });
    cells = [];
    cell = '';
    begun = line;
  };
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[i + 1] === '"') {
        cell += '"';
        i += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === delimiter) {
      cells.push(cell);
      cell = '';
    } else if (sign === '\n') endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}
