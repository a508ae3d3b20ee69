import type { ResultOf } from '@havan/contract/call';
import type { getOrderLedger } from '@havan/contract/sales/order-work';
import { DateText } from '@havan/ui/DateText';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { Money } from '@havan/ui/Money';
import { Text } from '@havan/ui/Text';
import * as css from './LedgerTable.css.ts';
import { ledgerTexts } from '../order-work-texts.ts';

export type Ledger = ResultOf<typeof getOrderLedger>;

/**
 * Renders a row for each entry and a column for each account. The amounts of a row add up to zero; the row beneath
 * holds the balances after the entry.
 */
export function LedgerTable({ ledger }: { readonly ledger: Ledger }) {
  const { columns, entries, totals, sum } = ledger;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table must scroll from the keyboard
    <section className={css.scroll} aria-label={ledgerTexts.link} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.name} scope="col">
              {ledgerTexts.entry}
            </th>
            {columns.map((column) => (
              <th key={column} className={css.head} scope="col">
                {ledgerTexts.columns[column]}
              </th>
            ))}
            <th className={css.head} scope="col">
              {ledgerTexts.sum}
            </th>
          </tr>
        </thead>
        {entries.map((entry) => (
          <tbody key={entry.entryId} className={css.entry}>
            <tr>
              <th className={css.name} scope="row">
                <Text weight="strong">{ledgerTexts.kinds[entry.kind]}</Text>
                <Text size="tiny" tone="faint">
                  <DateText value={entry.at} format="dateTime" />
                </Text>
              </th>
              {entry.amounts.map((amount, at) => (
                <td key={columns[at]} className={css.cell}>
                  <Amount value={amount} />
                </td>
              ))}
              <td className={css.cell}>
                <Money value={entry.amounts.reduce((total, amount) => total + amount, 0)} bare />
              </td>
            </tr>
            <tr>
              <td className={css.name}>
                <Text size="small" tone="faint">
                  {ledgerTexts.running}
                </Text>
              </td>
              {entry.running.map((amount, at) => (
                <td key={columns[at]} className={css.cell}>
                  <Money value={amount} bare quiet />
                </td>
              ))}
              <td className={css.cell}>
                <Money value={entry.running.reduce((total, amount) => total + amount, 0)} bare quiet />
              </td>
            </tr>
          </tbody>
        ))}
        <tfoot>
          <tr className={css.totals}>
            <th className={css.name} scope="row">
              <Text weight="strong">{ledgerTexts.totals}</Text>
            </th>
            {totals.map((amount, at) => (
              <td key={columns[at]} className={css.cell}>
                <Money value={amount} bare />
              </td>
            ))}
            <td className={css.cell}>
              <DoubleRule kind="result">
                <Money value={sum} />
              </DoubleRule>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/**
 * Renders an amount; an account that an entry did not touch shows nothing, because zeros would hide the
 * movement.
 */
function Amount({ value }: { readonly value: number }) {
  return value === 0 ? (
    <Text as="span" tone="faint">
      –
    </Text>
  ) : (
    <Money value={value} bare />
  );
}
