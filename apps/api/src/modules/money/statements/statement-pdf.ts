import type { PayoutStatement, PayoutStatementLine } from '@havan/contract/money/payout-statements';
import { formatDate, formatDay, parseIsoDay } from '@havan/domain/istanbul';
import { formatAmount, formatMoney } from '@havan/domain/money';
import {
  statementFigureLabels,
  statementFigures,
  statementLineLabels,
  sumOfFigures,
} from '@havan/domain/payout-statement';
import type { Content, CustomTableLayout, TableCell } from 'pdfmake';
import { pdfOf } from '../../../core/documents/pdf.ts';

const shownDay = (iso: string): string => {
  const day = parseIsoDay(iso);
  return day ? formatDay(day) : iso;
};

const right = (text: string, bold = false): TableCell => ({ text, alignment: 'right', bold, noWrap: true });
/** An amount of zero is a dash. */
const amount = (kurus: number): TableCell => right(kurus === 0 ? '–' : formatAmount(kurus));

const rules: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 1 || line >= table.body.length - 1 ? 0.8 : 0.25),
  vLineWidth: () => 0,
  hLineColor: () => '#3a3a3a',
  paddingTop: () => 3,
  paddingBottom: () => 3,
};

const lineRow = (line: PayoutStatementLine): TableCell[] => [
  right(String(line.entryId)),
  formatDate(new Date(line.at)),
  [
    statementLineLabels[line.kind],
    ...(line.orderId === null ? [] : [{ text: `Sipariş ${line.orderId}`, color: '#5a5a5a' }]),
  ],
  line.otherName ?? '–',
  ...statementFigures.map((figure) => amount(line[figure])),
  right(formatAmount(line.net), true),
];

function linesTable({ lines: { items } }: PayoutStatement): Content {
  if (items.length === 0) return { text: 'Bu haftada hareket yok.', margin: [0, 12] };
  const sums = sumOfFigures(items);
  const net = statementFigures.reduce((sum, figure) => sum + sums[figure], 0);
  return {
    layout: rules,
    fontSize: 7,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['auto', 'auto', '*', '*', ...statementFigures.map(() => 'auto'), 'auto'],
      body: [
        [
          right('Kayıt', true),
          { text: 'Tarih', bold: true },
          { text: 'İşlem', bold: true },
          { text: 'Karşı taraf', bold: true },
          ...statementFigures.map((figure) => right(statementFigureLabels[figure], true)),
          right('Net', true),
        ],
        ...items.map(lineRow),
        [
          { text: `Toplam, ${items.length} satır`, colSpan: 4, bold: true },
          '',
          '',
          '',
          ...statementFigures.map((figure) => right(formatAmount(sums[figure]), true)),
          right(formatAmount(net), true),
        ],
      ],
    },
  };
}

const balances = (statement: PayoutStatement): Content => ({
  layout: 'noBorders',
  margin: [0, 10, 0, 10],
  table: {
    widths: ['auto', 'auto'],
    body: [
      ['Açılış bakiyesi', right(formatMoney(statement.openingBalance))],
      ['Hafta içindeki hareket', right(formatMoney(statement.closingBalance - statement.openingBalance))],
      [{ text: 'Kapanış bakiyesi', bold: true }, right(formatMoney(statement.closingBalance), true)],
    ],
  },
});

/** Returns a statement as a PDF on A4, lying; its table repeats its head on each page. */
export function statementPdf(statement: PayoutStatement): Promise<Buffer> {
  const period = `${shownDay(statement.weekStart)}–${shownDay(statement.weekEnd)}`;
  return pdfOf({
    info: { title: `Hakediş ekstresi ${statement.number}`, author: 'Havan' },
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [36, 36, 36, 40],
    footer: (page, pages) => ({
      columns: [
        `${statement.number} · Tutarlar TL. Her satır, numarası yazılı defter kaydıdır.`,
        { text: `${page}/${pages}`, alignment: 'right' },
      ],
      margin: [36, 12],
      fontSize: 7,
    }),
    content: [
      { text: 'Hakediş ekstresi', fontSize: 16, bold: true },
      { text: `${statement.number} · ${period}`, margin: [0, 2, 0, 10] },
      {
        columns: [
          [{ text: statement.tradeName, bold: true }, `${statement.taxOffice} VD, ${statement.taxNumber}`],
          {
            text: `Düzenlenme: ${formatDate(new Date(statement.createdAt))}\nTamamlanan sipariş: ${statement.orders}`,
            alignment: 'right',
          },
        ],
      },
      balances(statement),
      linesTable(statement),
    ],
  });
}
