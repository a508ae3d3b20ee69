import type { StatementFigure, StatementLineKind } from '@havan/domain/payout-statement';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface StatementHead {
  readonly id: number;
  readonly number: string;
  readonly company_id: number;
  readonly week_start: string;
  readonly opening_balance: number;
  readonly closing_balance: number;
  readonly created_at: Date;
  readonly trade_name: string;
  readonly tax_office: string;
  readonly tax_number: string;
}

/** Returns a statement of a company, or of any when `companyId` is null; undefined for an unknown one. */
export async function findStatement(
  db: Db,
  companyId: number | null,
  statementId: number,
): Promise<StatementHead | undefined> {
  return db
    .selectFrom('payout_statement')
    .innerJoin('company', 'company.id', 'payout_statement.company_id')
    .selectAll('payout_statement')
    .select(['company.trade_name', 'company.tax_office', 'company.tax_number'])
    .where('payout_statement.id', '=', statementId)
    .$if(companyId !== null, (query) => query.where('payout_statement.company_id', '=', companyId ?? 0))
    .executeTakeFirst();
}

export interface StatementWeekRow {
  readonly week_start: string;
  readonly id: number | null;
  readonly number: string | null;
  readonly opening_balance: number | null;
  readonly closing_balance: number | null;
  readonly balance: number;
  readonly orders: number;
}

/**
 * Returns the closed weeks of a company from its first statement on, the newest first; a week without a
 * movement has no number.
 */
export async function statementWeeks(
  db: Db,
  companyId: number,
  before: string | null,
  limit: number,
): Promise<StatementWeekRow[]> {
  const { rows } = await sql<StatementWeekRow>`
    select w.week_start, s.id, s.number, s.opening_balance, s.closing_balance,
      coalesce(s.closing_balance, (select closing_balance from payout_statement earlier
        where earlier.company_id = ${companyId} and earlier.week_start < w.week_start
        order by earlier.week_start desc limit 1))::bigint as balance,
      (select count(*) from payout_statement_line l join ledger_entry e on e.id = l.entry_id
       where l.statement_id = s.id and e.kind = 'release') as orders
    from payout_statement_week w
    left join payout_statement s on s.week_start = w.week_start and s.company_id = ${companyId}
    where w.week_start >= (select min(week_start) from payout_statement where company_id = ${companyId})
      ${before === null ? sql`` : sql`and w.week_start < ${before}::date`}
    order by w.week_start desc limit ${limit}`.execute(db);
  return rows;
}

export interface StatementLineRow extends Readonly<Record<StatementFigure, number>> {
  readonly entry_id: number;
  readonly at: Date;
  readonly kind: StatementLineKind;
  readonly order_id: number | null;
  readonly is_sale: boolean | null;
  readonly other_name: string | null;
}

/**
 * Returns the lines of a statement with the amounts of each entry, column by column. The columns are the postings of
 * the entry itself, from the company's side: amounts that the market took are negative, and the sale or refund is the
 * rest of the sum.
 */
const linesOf = (statementId: number): RawBuilder<unknown> => sql`
  select x.entry_id, x.at, x.kind, x.order_id, x.is_sale, x.other_name,
    case when x.kind = 'release' then x.net - x.taken else 0 end as sale,
    case when x.kind = 'refund' then x.net - x.taken else 0 end as refund,
    x.commission, x."commissionVat", x.shipping, x.campaign, x.withholding,
    case when x.kind in ('release', 'refund') then 0 else x.net - x.taken end as other
  from (
    select y.*, y.commission + y."commissionVat" + y.shipping + y.campaign + y.withholding as taken from (
      select e.id as entry_id, e.created_at as at, e.kind, e.order_id, c.name as other_name,
        o.seller_company_id = l.company_id as is_sale,
        sum(p.amount) filter (where a.company_id = l.company_id and a.kind in ('sellerPayable', 'wallet')) as net,
        ${[...(['commission', 'commissionVat', 'shipping', 'campaign', 'withholding'] as const)]
          .map(
            (kind) => sql`
        -coalesce(sum(p.amount) filter (where a.kind = ${sql.lit(kind)} and a.company_id is null
          and o.seller_company_id = l.company_id), 0) as ${sql.ref(kind)}`,
          )
          .reduce((list, one) => sql`${list}, ${one}`)}
      from payout_statement_line l
      join ledger_entry e on e.id = l.entry_id
      join ledger_posting p on p.entry_id = e.id
      join ledger_account a on a.id = p.account_id
      left join orders o on o.id = e.order_id
      left join company c
        on c.id = case when o.seller_company_id = l.company_id then o.buyer_company_id else o.seller_company_id end
      where l.statement_id = ${statementId}
      group by e.id, l.company_id, o.seller_company_id, c.name
    ) y
  ) x`;

/** Returns the lines after an entry, in the order of the ledger. */
export async function statementLines(
  db: Db,
  statementId: number,
  after: number,
  limit: number,
): Promise<StatementLineRow[]> {
  const { rows } = await sql<StatementLineRow>`
    select line.* from (${linesOf(statementId)}) line
    where line.entry_id > ${after} order by line.entry_id limit ${limit}`.execute(db);
  return rows;
}

/** Returns how many lines a statement has, and what they add up to by column. */
export async function statementTotals(
  db: Db,
  statementId: number,
): Promise<Readonly<Record<StatementFigure, number>> & { readonly lines: number; readonly orders: number }> {
  const { rows } = await sql<Record<StatementFigure, number> & { lines: number; orders: number }>`
    select count(*) as lines, count(*) filter (where kind = 'release') as orders,
      coalesce(sum(sale), 0) as sale, coalesce(sum(refund), 0) as refund,
      coalesce(sum(commission), 0) as commission, coalesce(sum("commissionVat"), 0) as "commissionVat",
      coalesce(sum(shipping), 0) as shipping, coalesce(sum(campaign), 0) as campaign,
      coalesce(sum(withholding), 0) as withholding, coalesce(sum(other), 0) as other
    from (${linesOf(statementId)}) line`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('totals are one row');
  return row;
}

/**
 * Returns statements of all companies by the start of their number or a part of the company's name, the newest first.
 */
export const searchStatements = (db: Db, search: string, before: number | null, limit: number) =>
  db
    .selectFrom('payout_statement')
    .innerJoin('company', 'company.id', 'payout_statement.company_id')
    .selectAll('payout_statement')
    .select('company.trade_name as name')
    .$if(search !== '', (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('payout_statement.number', 'ilike', `${escapeLike(search)}%`),
          eb('company.trade_name', 'ilike', `%${escapeLike(search)}%`),
        ]),
      ),
    )
    .$if(before !== null, (query) => query.where('payout_statement.id', '<', before ?? 0))
    .orderBy('payout_statement.id', 'desc')
    .limit(limit)
    .execute();

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
