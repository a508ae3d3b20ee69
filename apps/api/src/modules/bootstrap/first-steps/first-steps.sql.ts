import type { CompanyReviewState } from '@havan/domain/company-review';
import type { CompanyType } from '@havan/domain/company';
import type { NewSeller } from '@havan/domain/first-steps';
import { soldStates } from '@havan/domain/order';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface NewSellerRow {
  readonly company_type: CompanyType;
  readonly kep_address: string | null;
  readonly mersis_no: string | null;
  readonly gln: string | null;
  readonly review_state: CompanyReviewState;
  readonly review_reason: string | null;
  readonly payout_account: NewSeller['payoutAccount'];
  readonly has_saved_terms: boolean;
  readonly has_invoice_settings: boolean;
  /** Listings ever made, counted up to `enough`. */
  readonly listings: number;
  readonly has_sold: boolean;
}

/** Returns the progress of a company's setup as a seller. */
export async function findNewSeller(
  db: Db,
  companyId: number,
  enough: number,
): Promise<NewSellerRow | undefined> {
  const { rows } = await sql<NewSellerRow>`
    select c.company_type, c.kep_address, c.mersis_no, c.gln, c.review_state, c.review_reason,
      coalesce((
        select case when bool_or(a.verified_at is not null) then 'verified' else 'unverified' end
        from payout_account a where a.company_id = c.id and a.removed_at is null
        having count(*) > 0
      ), 'none') as payout_account,
      not c.owes_selling_setup or exists (
        select from seller_terms t where t.company_id = c.id and t.saved_at is not null
      ) as has_saved_terms,
      exists (select from e_invoice_settings e where e.company_id = c.id) as has_invoice_settings,
      (select count(*) from (select from listing l where l.seller_id = c.id limit ${enough}) l) as listings,
      exists (
        select from orders o where o.seller_company_id = c.id and o.state in (${sql.join([...soldStates])})
      ) as has_sold
    from company c where c.id = ${companyId}`.execute(db);
  return rows[0];
}
