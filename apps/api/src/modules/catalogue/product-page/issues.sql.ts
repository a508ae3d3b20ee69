import type { IssueCategory } from '@havan/domain/product-issue';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

interface NewIssue {
  readonly productId: number;
  readonly listingId: number | null;
  readonly userId: number;
  readonly companyId: number;
  readonly category: IssueCategory;
  readonly note: string;
  readonly at: Date;
}

/** Stores a report and returns its id; null when the offer does not belong to the product. */
export async function insertIssue(db: Db, issue: NewIssue): Promise<number | null> {
  const { productId, listingId } = issue;
  const { rows } = await sql<{ id: number }>`
    insert into product_issue (product_id, listing_id, user_id, company_id, category, note, reported_at)
    select ${productId}, ${listingId}::bigint, ${issue.userId}, ${issue.companyId}, ${issue.category}, ${issue.note}, ${issue.at}
    where ${listingId}::bigint is null
       or exists (select from listing where id = ${listingId}::bigint and product_id = ${productId})
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}
