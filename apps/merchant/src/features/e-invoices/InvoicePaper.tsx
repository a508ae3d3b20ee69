import type { EInvoice, EInvoiceParty } from '@havan/contract/sales/e-invoices';
import { formatAmount, formatMoney } from '@havan/domain/money';
import { DateText } from '@havan/ui/DateText';
import { Fragment } from 'react';
import { invoiceTexts as texts, profileNames, typeNames } from './e-invoice-texts.ts';
import * as css from './InvoicePaper.css.ts';

/**
 * Renders an invoice as its printed form shows it: head, parties, lines, sums, notes. A draft has neither number nor
 * day.
 */
export function InvoicePaper({ invoice }: { readonly invoice: EInvoice }) {
  const { profile, number, returns, notes } = invoice;
  return (
    <article className={css.sheet} aria-label={number ?? texts.draft}>
      <header className={css.head}>
        <h3 className={css.title}>{profile === 'EARSIVFATURA' ? 'e-Arşiv Fatura' : 'e-Fatura'}</h3>
        <dl className={css.facts}>
          <Fact term={texts.number}>{number ?? texts.draft}</Fact>
          {invoice.issuedAt === null ? null : (
            <Fact term={texts.issuedAt}>
              <DateText value={invoice.issuedAt} format="dateTime" />
            </Fact>
          )}
          <Fact term={texts.scenario}>{profileNames[profile]}</Fact>
          <Fact term={texts.type}>{typeNames[invoice.type]}</Fact>
          <Fact term={texts.orderRef}>{invoice.orderId}</Fact>
          {returns.map((each) => (
            <Fact key={each.number} term={texts.returnOf}>
              {each.number}
            </Fact>
          ))}
          <Fact term={texts.ettn}>{invoice.ettn}</Fact>
        </dl>
      </header>
      <div className={css.parties}>
        <Party title={texts.seller} party={invoice.seller} />
        <Party title={texts.buyer} party={invoice.buyer} />
      </div>
      <Lines lines={invoice.lines} />
      <Sums invoice={invoice} />
      <p className={css.words}>{invoice.inWords}</p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </article>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </>
  );
}

function Party({ title, party }: { readonly title: string; readonly party: EInvoiceParty }) {
  return (
    <section className={css.party} aria-label={title}>
      <div>{title}</div>
      <div className={css.name}>{party.name}</div>
      <div>{party.street}</div>
      <div>
        {party.district} / {party.city}
      </div>
      <div>{texts.taxNo(party.taxOffice, party.taxNumber)}</div>
      {party.mersis === null ? null : <div>MERSİS {party.mersis}</div>}
    </section>
  );
}

function Lines({ lines }: Pick<EInvoice, 'lines'>) {
  return (
    <div className={css.scroller}>
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.cell}>{texts.line}</th>
            <th className={css.figure}>{texts.quantity}</th>
            <th className={css.figure}>{texts.unitPrice}</th>
            <th className={css.figure}>{texts.lineVat}</th>
            <th className={css.figure}>{texts.lineNet}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.goodsNumber}/${line.isBonus}/${line.quantity}/${line.net}`}>
              <td className={css.cell}>
                {line.name}
                <div>
                  {line.isBonus ? texts.bonus : line.goodsNumber}
                  {line.discounts.map(({ reason, amount }) => (
                    <Fragment key={reason}>
                      {line.isBonus ? null : ` · ${reason} −${formatAmount(amount)}`}
                    </Fragment>
                  ))}
                </div>
              </td>
              <td className={css.figure}>{line.quantity}</td>
              <td className={css.figure}>{line.unitPriceText}</td>
              <td className={css.figure}>%{line.vatRate}</td>
              <td className={css.figure}>{formatAmount(line.net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sums({ invoice }: { readonly invoice: EInvoice }) {
  const { listed, discounts, net, vatGroups, withheld, total } = invoice;
  const rows: readonly (readonly [string, number])[] = [
    [texts.listed, listed],
    ...(discounts > 0 ? ([[texts.discounts, -discounts]] as const) : []),
    [texts.net, net],
    ...vatGroups.map(({ rate, vat, reason }) => [texts.vatOf(rate, reason), vat] as const),
    ...(withheld > 0 ? ([[texts.withheld, -withheld]] as const) : []),
  ];
  return (
    <dl className={css.sums}>
      {rows.map(([term, amount]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd className={css.sum}>{formatAmount(amount)}</dd>
        </Fragment>
      ))}
      <dt className={css.payable}>{texts.payable}</dt>
      <dd className={`${css.sum} ${css.payable}`}>{formatMoney(total)}</dd>
    </dl>
  );
}
